import { isApiKeyId } from '../../accounts/caller.ts';
import { problem, type Problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import type { PaymentRow } from '../../storage/tables.ts';
import { creditAccountOf, heldAccount, type Ledger } from './ledger.ts';
import type { Payment } from '../quotes/payment.ts';
import { isTestProvider } from '../../provider-ids.ts';
import type { PaymentProvider, Verified } from '../provider.ts';
import type { PurchaseStatements } from '../purchase/purchase-statements.ts';
import { standing } from '../purchase/refused-purchase.ts';
import { countAgainstCaps, releaseCaps } from './spending-caps.ts';

export interface PaymentMoneyOptions {
  statements: PurchaseStatements;
  ledger: Ledger;
  /** Lifetime of a paid token. */
  tokenTtlMs: number;
}

/** A payment with its provider and payer. */
export interface Paying {
  payment: Payment;
  by: Pick<PaymentProvider, 'id' | 'isTest' | 'recorded'>;
  verified: Pick<Verified, 'sourceAccount' | 'holderId'>;
}

/** The movements of money, each in the caller's transaction. Nothing else moves the money of payments. */
export type PaymentMoney = ReturnType<typeof paymentMoney>;

/** Another request has paid it: there is nothing left to pay. */
export class AlreadyPaid extends Error {
  override readonly name = 'AlreadyPaid';
}

export function paymentMoney({ statements, ledger, tokenTtlMs }: PaymentMoneyOptions) {
  const { findPayment, countAgainst, markPaid } = statements;

  return {
    /**
     * Stores the payment, locks it until the transaction ends, and counts it against the caps of the API key.
     * @throws payment_in_flight, settlement_pending while another request pays it; AlreadyPaid; payment_expired, payment_failed; spending_cap_exceeded
     */
    reserve: (queries: Queries, paying: Omit<Paying, 'verified'>, apiKeyId: string | null, now: number): Promise<void> =>
      reserve(statements, queries, paying, apiKeyId, now),

    /**
     * Marks it as paid and books its money.
     * @param usedCalls 1 where the purchase that pays it uses it too
     * @returns false when it was paid or ended by another request
     */
    async book(queries: Queries, { payment, by, verified }: Paying, usedCalls: 0 | 1, now: number): Promise<boolean> {
      const { id, amountMicros, currency } = payment;
      const { sourceAccount, holderId: payerAccountId } = verified;
      const expiresAt = now + tokenTtlMs;
      const marked = await markPaid.change(queries, { id, providerId: by.id, payerAccountId, usedCalls, paidAt: now, expiresAt });
      if (marked === 0) return false;
      const movement = { debitAccount: sourceAccount, creditAccount: heldAccount, amountMicros, currency, paymentId: id };
      await ledger.post(queries, { kind: 'payment', ...movement }, now);
      await by.recorded?.(queries, payment, verified.holderId);
      return true;
    },

    /** Books money that was settled for a payment that is already paid: it becomes credit of its payer. */
    async bookSurplus(queries: Queries, { payment, by, verified }: Paying, now: number): Promise<void> {
      const { id, amountMicros, currency } = payment;
      const creditAccount = ownerAccount(verified.holderId, by.isTest, verified.sourceAccount);
      const movement = { debitAccount: verified.sourceAccount, creditAccount, amountMicros, currency, paymentId: id };
      if (creditAccount !== verified.sourceAccount) await ledger.post(queries, { kind: 'surplus', ...movement }, now);
    },

    /**
     * Lowers a paid payment to what is charged: the rest becomes credit of its payer, and is released from the caps. @returns the payment
     * now
     */
    async returnSurplus(queries: Queries, row: PaymentRow, chargedMicros: Micros, now: number): Promise<PaymentRow> {
      const { id, currency, payer_account_id: holderId } = row;
      const amountMicros = row.amount_micros - chargedMicros;
      const creditAccount = ownerAccount(holderId, isTestProvider(row.provider_id), await sourceOf(queries, row));
      // The key before the accounts, as in each purchase: two transactions that lock them the other way round would wait for each other.
      const after = await lowered(statements, queries, row, chargedMicros);
      const movement = { debitAccount: heldAccount, creditAccount, amountMicros, currency, paymentId: id };
      await ledger.post(queries, { kind: 'surplus', ...movement }, now);
      return after;
    },

    /** Lowers a payment whose money has not moved, and releases the rest from the caps. @returns the payment now */
    lowered: (queries: Queries, row: PaymentRow, amountMicros: Micros): Promise<PaymentRow> =>
      lowered(statements, queries, row, amountMicros),

    /**
     * Counts a paid payment against the caps of the API key that spends it now, and no more against those of the key that paid it.
     * @param apiKeyId null: nothing changes
     * @throws spending_cap_exceeded
     */
    async recount(queries: Queries, row: PaymentRow, apiKeyId: string | null, now: number): Promise<void> {
      if (apiKeyId === null || apiKeyId === row.api_key_id) return;
      await countAgainstCaps(statements.caps, queries, apiKeyId, row.amount_micros, now);
      await freeCaps(statements, queries, row);
      await countAgainst.change(queries, { id: row.id, apiKeyId, now });
    },

    /** Releases the caps of a payment that was not paid after all. */
    async release(queries: Queries, paymentId: string): Promise<void> {
      const row = await findPayment.first(queries, { id: paymentId });
      if (row !== null) await freeCaps(statements, queries, row);
    },

    /** Ends a payment and refunds what is unused to its payer. @returns false when it was changed by another request */
    end: (queries: Queries, row: PaymentRow, now: number): Promise<boolean> => end({ statements, ledger }, queries, row, now),
  };
}

async function reserve(
  { storePayment, lockPayment, findOpen, findPayment, countAgainst, caps }: PurchaseStatements,
  queries: Queries,
  { payment, by }: Omit<Paying, 'verified'>,
  apiKeyId: string | null,
  now: number,
): Promise<void> {
  const { id, offerKind, amountMicros, clientId } = payment;
  await storePayment.change(queries, payment);
  const isOurs = (await lockPayment.change(queries, { id, providerId: by.id })) === 1;
  // Read after the row is locked: the transaction of an earlier reservation has ended by now.
  const open = await findOpen.first(queries, { paymentId: id });
  if (open !== null) throw standing(open);
  if (!isOurs) throw await notPending(findPayment.first(queries, { id }));
  // A payment that was quoted to a key counts against that key, even if somebody else pays it.
  const counted = apiKeyId ?? (isApiKeyId(clientId) ? clientId : null);
  // Credit that a key buys belongs to the account: it counts when the key spends it.
  if (counted === null || offerKind === 'credit') return;
  await countAgainstCaps(caps, queries, counted, amountMicros, now);
  await countAgainst.change(queries, { id, apiKeyId: counted, now });
}

async function freeCaps(
  { countAgainst }: PurchaseStatements,
  queries: Queries,
  { id, api_key_id: apiKeyId, capped_at: cappedAt, amount_micros: amount }: PaymentRow,
): Promise<void> {
  if (apiKeyId === null || cappedAt === null) return;
  await releaseCaps(queries, apiKeyId, amount, cappedAt);
  await countAgainst.change(queries, { id, apiKeyId: null, now: null });
}

async function lowered({ lower }: PurchaseStatements, queries: Queries, row: PaymentRow, amountMicros: Micros): Promise<PaymentRow> {
  const { id, amount_micros: before, api_key_id: apiKeyId, capped_at: cappedAt } = row;
  if (apiKeyId !== null && cappedAt !== null) await releaseCaps(queries, apiKeyId, before - amountMicros, cappedAt);
  const after = await lower.first(queries, { id, amountMicros });
  if (after === null) throw new Error('a payment that was just read is missing');
  return after;
}

async function end(
  { statements, ledger }: Pick<PaymentMoneyOptions, 'statements' | 'ledger'>,
  queries: Queries,
  row: PaymentRow,
  now: number,
): Promise<boolean> {
  const isPaid = row.status === 'paid';
  const to = isPaid ? 'refunded' : 'expired';
  const seen = { id: row.id, from: row.status, to, usedCalls: row.used_calls, expiresAt: row.expires_at } as const;
  if ((await statements.markEnded.change(queries, seen)) === 0) return false;
  await freeCaps(statements, queries, row);
  if (!isPaid) return true;
  const movement = {
    debitAccount: heldAccount,
    creditAccount: ownerAccount(row.payer_account_id, isTestProvider(row.provider_id), await sourceOf(queries, row)),
    amountMicros: (row.amount_micros / row.max_calls) * (row.max_calls - row.used_calls),
    currency: row.currency,
    paymentId: row.id,
  };
  await ledger.post(queries, { kind: 'refund', ...movement }, now);
  return true;
}

/** The account that gets unused money. Test money without a payer goes back to its source; real money always has a payer. */
function ownerAccount(holderId: string | null, isTest: boolean, source: string): string {
  if (holderId !== null) return creditAccountOf(holderId, isTest);
  if (!isTest) throw new Error('a payment in real money has no payer');
  return source;
}

/** The account that a payment was paid from. */
async function sourceOf(queries: Queries, { id }: PaymentRow): Promise<string> {
  const { debit_account: source } = await queries
    .selectFrom('ledger_entries')
    .select('debit_account')
    .where('payment_id', '=', id)
    .where('kind', '=', 'payment')
    .executeTakeFirstOrThrow();
  return source;
}

async function notPending(found: Promise<PaymentRow | null>): Promise<Error | Problem> {
  const row = await found;
  if (row === null) throw new Error('a payment that was just stored is missing');
  if (row.status === 'expired') return problem('payment_expired');
  return row.status === 'failed' ? problem('payment_failed') : new AlreadyPaid('the payment is paid');
}
