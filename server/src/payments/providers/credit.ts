import { creditHolderOf } from '../../accounts/caller.ts';
import { requireRight } from '../../accounts/team-roles.ts';
import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import { creditAccountOf } from '../money/ledger.ts';
import type { PaymentProvider } from '../provider.ts';

/** Spent credit, and its holder. */
export interface CreditSpent {
  holderId: string;
  amountMicros: Micros;
}

export interface CreditProviderOptions {
  /** For credit that was bought with test money. */
  isTest?: boolean;
  /** Called in the transaction that spends credit. */
  spent?(queries: Queries, spending: CreditSpent): Promise<void>;
}

/**
 * Prepaid credit of the account of the API key or bearer token, or of a wallet that signed in for this payment. The ledger guards the
 * balance in the transaction that marks the payment as paid, so two payments can never spend the same cent. The same transaction
 * uses up the wallet's proof.
 */
export function creditProvider({ isTest = false, spent }: CreditProviderOptions = {}): PaymentProvider {
  return {
    id: isTest ? 'credit-test' : 'credit',
    name: isTest ? 'Prepaid test credit' : 'Prepaid credit',
    isTest,
    spendsCredit: true,
    offer: ({ offerKind }) => (offerKind === 'credit' ? null : { payTo: 'credit:farebox' }),
    async verify(_payment, caller) {
      requireRight(caller, 'spend');
      const holderId = creditHolderOf(caller);
      if (holderId === null) throw problem('authentication_required', { hint });
      return { sourceAccount: creditAccountOf(holderId, isTest), holderId, authorization: null, balanceMicros: null };
    },
    async recorded(queries, { amountMicros }, holderId) {
      if (holderId !== null) await spent?.(queries, { holderId, amountMicros });
    },
  };
}

const hint = 'Prepaid credit is spent by an API key, a bearer token, or a wallet that signs in for the address of this request.';
