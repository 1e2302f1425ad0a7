import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import { creditAccountOf } from '../ledger.ts';
import type { Payment } from '../payment.ts';
import { testCreditProviderId, type Payer, type PaymentProvider, type SignedInWallet } from '../provider.ts';
import { bindProof } from '../wallet-proofs.ts';
import { boughtFromCredit } from '../x402/wallet-purchases.ts';

export interface CreditProviderOptions {
  /** Credit that was bought with play money. */
  isTest?: boolean;
  /** Told of what was spent, in the transaction that spends it. */
  spent?(queries: Queries, spending: { holderId: string; amountMicros: Micros }): Promise<void>;
}

/**
 * Prepaid balance of the account behind the API key or bearer token, or of a wallet that signed in for this payment. The balance
 * itself is guarded by the ledger in the transaction that marks the payment as paid, so two payments can never spend the same
 * cent; and what a wallet signed is used up in the same transaction.
 */
export function creditProvider({ isTest = false, spent }: CreditProviderOptions = {}): PaymentProvider {
  return {
    id: isTest ? testCreditProviderId : 'credit',
    name: isTest ? 'Prepaid test credit' : 'Prepaid credit',
    isTest,
    spendsCredit: true,
    offer: ({ offerKind }) => (offerKind === 'credit' ? null : { payTo: 'credit:farebox' }),
    async settle(_payment, payer) {
      const holderId = holderOf(payer);
      if (holderId === null) throw problem('authentication_required', { hint });
      return { kind: 'settled', sourceAccount: creditAccountOf(holderId, isTest), payerAccountId: holderId };
    },
    async recorded(queries, payment, payer) {
      const holderId = holderOf(payer);
      if (holderId === null) return;
      if (payer.accountId === null) await useUpProof(queries, payment, payer);
      await spent?.(queries, { holderId, amountMicros: payment.amountMicros });
    },
  };
}

/** @throws payment_already_used where the same proof paid for something else meanwhile, or another proof for the same asset */
async function useUpProof(queries: Queries, payment: Payment, { wallet }: Payer): Promise<void> {
  if (wallet === undefined || wallet === null) return;
  const { id: paymentId, serviceId, createdAt } = payment;
  // The balance was drawn from: another transaction that draws from it has ended, and what it bought is seen.
  if (await isBoughtAlready(queries, payment, wallet)) throw problem('payment_already_used');
  const boundTo = await bindProof(queries, { wallet, paymentId, serviceId, createdAt });
  if (boundTo !== paymentId) throw problem('payment_already_used');
}

/** What a wallet buys in its own name it buys once: whoever repeats a fetch with another proof does not pay again. */
async function isBoughtAlready(queries: Queries, payment: Payment, { address }: SignedInWallet): Promise<boolean> {
  const { offerKind, clientId, serviceId, createdAt } = payment;
  return (
    offerKind === 'asset' &&
    clientId === address &&
    (await boughtFromCredit(queries, { kind: offerKind, clientId, serviceId }, createdAt)) !== null
  );
}

const hint = 'Prepaid credit is spent by an API key, a bearer token, or a wallet that signs in for the address of this very request.';

function holderOf({ accountId, wallet }: Payer): string | null {
  return accountId ?? wallet?.address ?? null;
}
