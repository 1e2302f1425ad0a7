import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import { creditAccountOf } from '../ledger.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Payer } from '../payer.ts';

/** Whose credit was spent, and how much. */
export interface CreditSpent {
  holderId: string;
  amountMicros: Micros;
}

export interface CreditProviderOptions {
  /** Credit that was bought with play money. */
  isTest?: boolean;
  /** Told of what was spent, in the transaction that spends it. */
  spent?(queries: Queries, spending: CreditSpent): Promise<void>;
}

/**
 * Prepaid balance of the account behind the API key or bearer token, or of a wallet that signed in for this payment. The balance
 * itself is guarded by the ledger in the transaction that marks the payment as paid, so two payments can never spend the same
 * cent; and what a wallet signed is used up in the same transaction.
 */
export function creditProvider({ isTest = false, spent }: CreditProviderOptions = {}): PaymentProvider {
  return {
    id: isTest ? 'credit-test' : 'credit',
    name: isTest ? 'Prepaid test credit' : 'Prepaid credit',
    isTest,
    spendsCredit: true,
    offer: ({ offerKind }) => (offerKind === 'credit' ? null : { payTo: 'credit:farebox' }),
    async verify(_payment, payer) {
      const holderId = holderOf(payer);
      if (holderId === null) throw problem('authentication_required', { hint });
      return { sourceAccount: creditAccountOf(holderId, isTest), holderId, authorization: null, balanceMicros: null };
    },
    async recorded(queries, { amountMicros }, holderId) {
      if (holderId !== null) await spent?.(queries, { holderId, amountMicros });
    },
  };
}

const hint = 'Prepaid credit is spent by an API key, a bearer token, or a wallet that signs in for the address of this very request.';

function holderOf({ accountId, wallet }: Payer): string | null {
  return accountId ?? wallet?.address ?? null;
}
