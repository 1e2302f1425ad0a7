import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { bound } from '../bound.ts';
import { minuteMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { ulid } from '../ids.ts';
import { microsFromCents, microsPerCent, type Micros } from '../money.ts';
import { accountFor, creditAccountOf, type Ledger } from '../payments/money/ledger.ts';
import type { Queries } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import type { StripeRefund, StripeSession } from './stripe.ts';

export type CardTopUpRow = Selectable<Tables['card_top_ups']>;
export type CardRefundRow = Selectable<Tables['card_refunds']>;

/** Card payments that are not refunded: what Stripe owes the operator or has paid out. */
export const stripeAccount = 'provider:stripe';
/** The operator's loss: credit that was spent before its card payment was taken back. */
export const cardLossesAccount = 'operator:card-losses';

/**
 * The effect of an event of Stripe. `applied`: it changed something. `repeated`: it changed nothing. `foreign`: it is not about an
 * order of ours. `waiting`: its payment is not known yet. `put_aside`: it contradicts the order, and a person has to look.
 */
export interface Applied {
  outcome: 'applied' | 'repeated' | 'foreign' | 'waiting' | 'put_aside';
  topUpId: string | null;
  /** Why it was put aside. */
  why: string | null;
}

/** A refund or dispute, or its failure. Kept as JSON while its payment is unknown. */
export const Reversal = z.object({
  /** Stripe's id of the refund or dispute. */
  providerId: z.string(),
  origin: z.enum(['stripe', 'dispute']),
  /** Our id of a refund that an admin requested here. */
  refundId: z.string().nullable(),
  paymentIntent: z.string(),
  amountMicros: z.int(),
  currency: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  failure: z.string().nullable(),
});
export type Reversal = z.output<typeof Reversal>;

/** The three accounts that a top-up moves money between; those of test money are apart. */
export function cardAccounts({ user_id: holderId, is_test: isTest }: Pick<CardTopUpRow, 'user_id' | 'is_test'>) {
  const test = isTest === 1;
  return {
    stripe: accountFor(stripeAccount, test),
    credit: creditAccountOf(holderId, test),
    losses: accountFor(cardLossesAccount, test),
  };
}

/** Each runs in the caller's transaction and is idempotent: the same event books once, however often and in any order it comes. */
export type CardBookings = ReturnType<typeof cardBookings>;

interface CardBookingsParts {
  ledger: Ledger;
  clock: Clock;
}

export function cardBookings(parts: CardBookingsParts) {
  return {
    ...bound(parts, { session, reversal, fail }),
  };
}

async function credit(parts: CardBookingsParts, queries: Queries, topUp: CardTopUpRow, session: StripeSession): Promise<Applied> {
  const now = parts.clock.now();
  const { id, amount_micros: amountMicros, currency } = topUp;
  const accounts = cardAccounts(topUp);
  const update = queries.updateTable('card_top_ups').where('id', '=', id).where('paid_at', 'is', null);
  const isOtherMode = session.livemode !== undefined && session.livemode === (topUp.is_test === 1);
  if (isOtherMode || session.amount_total !== amountMicros / microsPerCent || !isSameCurrency(session.currency, currency)) {
    await update.set({ status: 'review', session_id: session.id, check_at: null }).execute();
    return putAside(
      id,
      isOtherMode
        ? 'paid in the other mode of Stripe'
        : `paid ${session.amount_total} ${session.currency}, ordered ${amountMicros / microsPerCent} ${currency}`,
    );
  }
  const changes = {
    status: 'paid',
    session_id: session.id,
    payment_intent: session.payment_intent,
    paid_at: now,
    check_at: null,
  } as const;
  const { numUpdatedRows } = await update.set(changes).executeTakeFirst();
  if (numUpdatedRows === 0n) return { outcome: 'repeated', topUpId: id, why: null };
  await parts.ledger.post(
    queries,
    { kind: 'top_up', debitAccount: accounts.stripe, creditAccount: accounts.credit, amountMicros, currency, paymentId: id },
    now,
  );
  return { outcome: 'applied', topUpId: id, why: null };
}

/** Ends a refund that failed: the credit comes back. @returns false where that was done before */
async function fail(
  parts: CardBookingsParts,
  queries: Queries,
  refund: CardRefundRow,
  failure: string,
  providerId = refund.provider_id,
): Promise<boolean> {
  const now = parts.clock.now();
  const { numUpdatedRows } = await queries
    .updateTable('card_refunds')
    .set({ status: 'failed', failure: failure.slice(0, 200), provider_id: providerId, finished_at: now, check_at: null })
    .where('id', '=', refund.id)
    .where('status', '!=', 'failed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const topUp = await queries.selectFrom('card_top_ups').selectAll().where('id', '=', refund.top_up_id).executeTakeFirstOrThrow();
  await queries
    .updateTable('card_top_ups')
    .set({ reversed_micros: sql<number>`reversed_micros - ${refund.amount_micros}` })
    .where('id', '=', topUp.id)
    .execute();
  const accounts = cardAccounts(topUp);
  const back = { kind: 'refund', debitAccount: accounts.stripe, currency: topUp.currency, paymentId: topUp.id } as const;
  await parts.ledger.post(queries, { ...back, creditAccount: accounts.credit, amountMicros: refund.taken_micros }, now);
  const lost = refund.amount_micros - refund.taken_micros;
  await parts.ledger.post(queries, { ...back, creditAccount: accounts.losses, amountMicros: lost }, now);
  return true;
}

/** A refund or dispute that was not requested here: takes back the credit that is left; the rest is a loss. */
async function takeBack(parts: CardBookingsParts, queries: Queries, topUp: CardTopUpRow, reversal: Reversal): Promise<Applied> {
  const { clock, ledger } = parts;
  const now = clock.now();
  const { providerId, origin, state, failure } = reversal;
  const hasFailed = state === 'failed';
  const amountMicros = hasFailed ? reversal.amountMicros : Math.min(reversal.amountMicros, topUp.amount_micros - topUp.reversed_micros);
  if (amountMicros <= 0) return putAside(topUp.id, `${providerId} takes back more than was paid`);

  const accounts = cardAccounts(topUp);
  const takenMicros = hasFailed ? 0 : Math.min(amountMicros, await ledger.balance(queries, accounts.credit));
  if (!hasFailed) await reverse(queries, topUp, amountMicros);
  const out = { kind: 'refund', creditAccount: accounts.stripe, currency: topUp.currency, paymentId: topUp.id } as const;
  const lost = hasFailed ? 0 : amountMicros - takenMicros;
  await ledger.post(queries, { ...out, debitAccount: accounts.credit, amountMicros: takenMicros }, now);
  await ledger.post(queries, { ...out, debitAccount: accounts.losses, amountMicros: lost }, now);
  await queries
    .insertInto('card_refunds')
    .values({
      id: newRefundId(now),
      top_up_id: topUp.id,
      amount_micros: amountMicros,
      taken_micros: takenMicros,
      status: state === 'pending' ? 'sent' : state,
      origin,
      provider_id: providerId,
      failure,
      created_at: now,
      finished_at: state === 'pending' ? null : now,
      check_at: state === 'pending' ? now + firstCheckMs : null,
    })
    .execute();
  return { outcome: 'applied', topUpId: topUp.id, why: null };
}

async function progress(
  parts: CardBookingsParts,
  queries: Queries,
  refund: CardRefundRow,
  { providerId, state, failure }: Reversal,
): Promise<boolean> {
  if (state === 'failed') return fail(parts, queries, refund, failure ?? 'failed', providerId);
  const update = queries.updateTable('card_refunds').where('id', '=', refund.id).where('status', 'in', ['requested', 'sent']);
  const now = parts.clock.now();
  const changes = state === 'done' ? ({ status: 'done', finished_at: now, check_at: null } as const) : ({ status: 'sent' } as const);
  const hasChanged = state === 'done' || refund.provider_id === null;
  if (!hasChanged) return false;
  const { numUpdatedRows } = await update.set({ ...changes, provider_id: providerId }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Credits a session that is paid as ordered; else stores its state. */
async function session(
  parts: CardBookingsParts,
  queries: Queries,
  session: StripeSession,
  { hasFailed }: { hasFailed: boolean } = { hasFailed: false },
): Promise<Applied> {
  const topUp = await orderOf(queries, session.client_reference_id);
  if (topUp === undefined) return { outcome: 'foreign', topUpId: null, why: null };
  if (topUp.session_id !== null && topUp.session_id !== session.id) return putAside(topUp.id, `${session.id} is not its session`);
  if (session.payment_status === 'paid') return credit(parts, queries, topUp, session);
  const hasChanged = await note(queries, topUp, session, hasFailed);
  return { outcome: hasChanged ? 'applied' : 'repeated', topUpId: topUp.id, why: null };
}

/** @throws conflict, insufficient_credit where another process changed it at the same time: run it again */
async function reversal(parts: CardBookingsParts, queries: Queries, reversal: Reversal): Promise<Applied> {
  const { paymentIntent, currency, providerId, refundId, amountMicros } = reversal;
  const topUp = await queries.selectFrom('card_top_ups').selectAll().where('payment_intent', '=', paymentIntent).executeTakeFirst();
  if (topUp === undefined) return { outcome: 'waiting', topUpId: null, why: null };
  if (!isSameCurrency(currency, topUp.currency)) return putAside(topUp.id, `${providerId} is in ${currency}`);
  const known = await refundOf(queries, providerId, refundId);
  if (known === undefined) return takeBack(parts, queries, topUp, reversal);
  // A reversal from Stripe may be recorded with a smaller amount: no more was left to take back.
  const isSame = known.top_up_id === topUp.id && (known.origin !== 'admin' || known.amount_micros === amountMicros);
  if (!isSame) return putAside(topUp.id, `${providerId} does not match the requested refund ${known.id}`);
  return { outcome: (await progress(parts, queries, known, reversal)) ? 'applied' : 'repeated', topUpId: topUp.id, why: null };
}

/** Stripe is first asked about an order or a refund this long after it was created. */
export const firstCheckMs = 10 * minuteMs;

export function newRefundId(nowMs: number): string {
  return `rfd_${ulid(nowMs)}`;
}

export function reversalOf(refund: StripeRefund): Reversal | null {
  if (refund.payment_intent === null) return null;
  const status = refund.status ?? 'pending';
  return {
    providerId: refund.id,
    origin: 'stripe',
    refundId: refund.metadata['refund_id'] ?? null,
    paymentIntent: refund.payment_intent,
    amountMicros: microsFromCents(refund.amount),
    currency: refund.currency,
    state: status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    failure: refund.failure_reason ?? null,
  };
}

/** In the caller's transaction. @throws conflict where less than this amount is left */
export async function reverse(queries: Queries, topUp: CardTopUpRow, amountMicros: Micros): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('card_top_ups')
    .set({ reversed_micros: sql<number>`reversed_micros + ${amountMicros}` })
    .where('id', '=', topUp.id)
    .where('reversed_micros', '=', topUp.reversed_micros)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('conflict');
}

/** Stores the state of an unpaid session; a final state never changes. @returns whether it changed */
async function note(queries: Queries, topUp: CardTopUpRow, session: StripeSession, hasFailed: boolean): Promise<boolean> {
  const next = hasFailed ? 'failed' : session.status === 'expired' ? 'expired' : session.status === 'complete' ? 'processing' : null;
  if (next === null) return false;
  const { numUpdatedRows } = await queries
    .updateTable('card_top_ups')
    .set({ status: next, session_id: session.id, ...(next === 'processing' ? {} : { check_at: null }) })
    .where('id', '=', topUp.id)
    .where('status', 'in', hasFailed ? ['open', 'processing'] : ['open'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function orderOf(queries: Queries, topUpId: string | null | undefined): Promise<CardTopUpRow | undefined> {
  if (topUpId === null || topUpId === undefined || !/^top_[0-9A-Z]{26}$/.test(topUpId)) return undefined;
  return queries.selectFrom('card_top_ups').selectAll().where('id', '=', topUpId).executeTakeFirst();
}

async function refundOf(queries: Queries, providerId: string, refundId: string | null): Promise<CardRefundRow | undefined> {
  const known = await queries.selectFrom('card_refunds').selectAll().where('provider_id', '=', providerId).executeTakeFirst();
  if (known !== undefined || refundId === null) return known;
  // A refund that failed here but was made at Stripe is booked as a new one.
  return queries.selectFrom('card_refunds').selectAll().where('id', '=', refundId).where('status', '!=', 'failed').executeTakeFirst();
}

function putAside(topUpId: string, why: string): Applied {
  return { outcome: 'put_aside', topUpId, why };
}

function isSameCurrency(paid: string | null | undefined, ordered: string): boolean {
  return paid?.toLowerCase() === ordered.toLowerCase();
}
