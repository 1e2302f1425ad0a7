import type { PauseReason } from '@farebox/contract';
import type { Clock } from '../clock.ts';
import type { Micros } from '../money.ts';
import { earningsAccount, feesAccount, heldAccount, testAccount, type EntryKind, type Ledger } from '../payments/ledger.ts';
import type { Reservations } from '../payments/reservations.ts';
import type { Queries } from '../storage/database.ts';

/** A purchase that was given back. */
interface TakenBack {
  paymentId: string;
  amountMicros: Micros;
  /** Of it, what the operator lost, because the owner had been paid out. */
  lostMicros: Micros;
}

/**
 * Gives back the purchase of a paid delivery that never came, in the caller's transaction: its payment has its call again, good for
 * another fetch until `usableMs` from now at least, and refundable like any call that was not used. The fee comes from the
 * operator's share, the rest from the owner's earnings, and where these were paid out already, from the operator.
 * @returns null where there is no such purchase, or it was given back before: it happens once, however many downloads fail at once
 */
export type TakeBack = (queries: Queries, revenueEventId: string, failure: PauseReason) => Promise<TakenBack | null>;

/** Where the operator pays from what an owner cannot give back any more: below zero by what was lost. */
export const lossesAccount = 'operator:losses';

export interface TakingBackOptions {
  ledger: Ledger;
  reservations: Pick<Reservations, 'revoke'>;
  clock: Clock;
  /** How long the payment can be used again, at least. */
  usableMs: number;
}

export function takingBack({ ledger, reservations, clock, usableMs }: TakingBackOptions): TakeBack {
  return async (queries, revenueEventId, failure) => {
    const event = await queries.selectFrom('revenue_events').selectAll().where('id', '=', revenueEventId).executeTakeFirst();
    if (event === undefined) return null;
    const now = clock.now();
    const { call_id: callId, payment_id: paymentId, amount_micros: amountMicros, fee_micros: feeMicros, currency } = event;
    if ((await reservations.revoke(queries, callId, failure, usableMs)) === null) return null;

    const kept = (account: string) => (event.is_test === 1 ? testAccount(account) : account);
    const earnings = kept(earningsAccount(event.owner_id));
    const owedMicros = amountMicros - feeMicros;
    const ownMicros = Math.min(owedMicros, await lockedBalance(queries, earnings, currency));
    const take = (debitAccount: string, amount: Micros, kind: EntryKind) =>
      ledger.post(queries, { kind, debitAccount, creditAccount: heldAccount, amountMicros: amount, currency, paymentId, callId }, now);
    // Entries the other way round: a sale and a fee that were taken back.
    await take(earnings, ownMicros, 'sale');
    await take(kept(lossesAccount), owedMicros - ownMicros, 'sale');
    await take(kept(feesAccount), feeMicros, 'fee');

    const lostMicros = owedMicros - ownMicros;
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

/** A write that changes nothing: until the transaction ends, no payout draws what is about to be taken back. */
async function lockedBalance(queries: Queries, account: string, currency: string): Promise<Micros> {
  const row = await queries
    .updateTable('ledger_balances')
    .set((eb) => ({ balance_micros: eb.ref('balance_micros') }))
    .where('account', '=', account)
    .where('currency', '=', currency)
    .returning('balance_micros')
    .executeTakeFirst();
  return row?.balance_micros ?? 0;
}
