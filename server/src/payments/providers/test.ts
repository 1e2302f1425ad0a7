import type { PaymentProvider } from '../provider.ts';

/** The built-in test network: pays every payment at once with money that does not exist. */
export function testProvider(): PaymentProvider {
  return {
    id: 'test',
    name: 'Test network',
    isTest: true,
    completesWhenAsked: true,
    offer: () => ({ payTo: 'test:farebox' }),
    verify: async () => ({ sourceAccount: 'provider:test', holderId: null, authorization: null, balanceMicros: null }),
  };
}
