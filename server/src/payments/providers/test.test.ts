import { expect, it } from 'vitest';
import { paymentProviderSuite } from '../../../test/suites/payment-provider.ts';
import { testProvider } from './test.ts';

const nobody = { kind: 'anonymous' } as const;

paymentProviderSuite('test', async () => ({ provider: testProvider(), able: { payer: nobody, request: {} }, refused: [] }));

it('is marked as test money', () => {
  expect(testProvider().isTest).toBe(true);
});
