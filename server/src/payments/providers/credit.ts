import { problem } from '../../errors.ts';
import { creditAccount } from '../ledger.ts';
import type { PaymentProvider } from '../provider.ts';

/**
 * Prepaid balance of the account behind the API key or bearer token. The balance itself is guarded by the ledger in the
 * transaction that marks the payment as paid, so two payments can never spend the same cent.
 */
export function creditProvider(): PaymentProvider {
  return {
    id: 'credit',
    name: 'Prepaid credit',
    isTest: false,
    offer: () => ({ payTo: 'credit:farebox' }),
    async settle(_payment, payer) {
      if (payer.accountId === null) {
        throw problem('authentication_required', { hint: 'Prepaid credit is spent by an API key or a bearer token.' });
      }
      return { kind: 'settled', sourceAccount: creditAccount(payer.accountId), payerAccountId: payer.accountId };
    },
  };
}
