import type { PauseReason } from '@farebox/contract';
import type { Clock } from '../clock.ts';
import type { Micros } from '../money.ts';
import { accountFor, earningsAccount, feesAccount, heldAccount, type EntryKind, type Ledger } from '../payments/money/ledger.ts';
import type { Reservations } from '../payments/purchase/reservations.ts';
import type { Queries } from '../storage/database.ts';

/** A purchase that was given back. */
interface TakenBack {
  paymentId: string;
  amountMicros: Micros;
  /** The part of it that the owner owes from now on, because it was already paid out. */
  lostMicros: Micros;
}

/**
 * Gives back the purchase of a paid delivery that failed, or of a call of an owner's tool, in the caller's transaction. The payment gets
 * its call back: it pays for another one for at least `usableMs`, and can be refunded like any unused call. The fee comes from the
 * operator's share and the rest from the owner's earnings, which go below zero if they were already paid out.
 * @returns null if there is no such purchase, or if it was already given back: this happens only once, however many downloads fail at the
 * same time
 */
export type TakeBack = (
  queries: Queries,
  revenueEventId: string,
  failure: PauseReason | 'refunded_by_operator',
) => Promise<TakenBack | null>;

export interface TakingBackOptions {
  ledger: Ledger;
  reservations: Pick<Reservations, 'revoke'>;
  clock: Clock;
  /** Minimum time for which the payment can be used again. */
  usableMs: number;
}

export function takingBack({ ledger, reservations, clock, usableMs }: TakingBackOptions): TakeBack {
  return async (queries, revenueEventId, failure) => {
    const event = await queries.selectFrom('revenue_events').selectAll().where('id', '=', revenueEventId).executeTakeFirst();
    if (event === undefined) return null;
    const now = clock.now();
    const { call_id: callId, payment_id: paymentId, amount_micros: amountMicros, fee_micros: feeMicros, currency } = event;
    const isRefunded = failure === 'refunded_by_operator';
    if ((await reservations.revoke(queries, callId, { failure, usableMs, from: 'others', isRefunded })) === null) return null;

    const kept = (account: string) => accountFor(account, event.is_test === 1);
    const earnings = kept(earningsAccount(event.owner_id));
    const owedMicros = amountMicros - feeMicros;
    const take = (debitAccount: string, amount: Micros, kind: EntryKind) =>
      ledger.post(queries, { kind, debitAccount, creditAccount: heldAccount, amountMicros: amount, currency, paymentId, callId }, now);
    // Reversed entries: the sale and the fee are taken back.
    await take(earnings, owedMicros, 'sale');
    await take(kept(feesAccount), feeMicros, 'fee');

    // The entry above has locked the balance.
    const lostMicros = Math.min(owedMicros, Math.max(0, -(await ledger.balance(queries, earnings))));
    await queries
      .insertInto('returned_deliveries')
      .values({ revenue_event_id: revenueEventId, failure, lost_micros: lostMicros, created_at: now })
      .execute();
    return { paymentId, amountMicros, lostMicros };
  };
}

export async function isTakenBack(queries: Queries, revenueEventId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('returned_deliveries')
    .select('created_at')
    .where('revenue_event_id', '=', revenueEventId)
    .executeTakeFirst();
  return row !== undefined;
}
