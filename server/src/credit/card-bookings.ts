import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { minuteMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { ulid } from '../ids.ts';
import { microsFromCents, microsPerCent, type Micros } from '../money.ts';
import { creditAccount, type Ledger } from '../payments/ledger.ts';
import type { Queries } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import type { StripeRefund, StripeSession } from './stripe.ts';

export type CardTopUpRow = Selectable<Tables['card_top_ups']>;
export type CardRefundRow = Selectable<Tables['card_refunds']>;

/** Money that came in by card and is not refunded: what Stripe owes or has paid out to the operator. */
export const stripeAccount = 'provider:stripe';
/** Credit that was spent before its card payment was taken back: the operator's loss. */
export const cardLossesAccount = 'operator:card-losses';

/**
 * What news of Stripe came to. `applied`: it changed something. `repeated`: it was known. `foreign`: of something that is not
 * ours. `waiting`: of a payment that is not known yet. `put_aside`: it contradicts what was ordered, a person has to look.
 */
export interface Applied {
  outcome: 'applied' | 'repeated' | 'foreign' | 'waiting' | 'put_aside';
  topUpId: string | null;
  /** What is wrong with what was put aside. */
  why: string | null;
}

/** Money that goes back to a card, or that did not after all. Kept as JSON while its payment is unknown. */
export const Reversal = z.object({
  /** Stripe's id of the refund or dispute. */
  providerId: z.string(),
  origin: z.enum(['stripe', 'dispute']),
  /** Our id of a refund that was asked for here. */
  refundId: z.string().nullable(),
  paymentIntent: z.string(),
  amountMicros: z.int(),
  currency: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  failure: z.string().nullable(),
});
export type Reversal = z.output<typeof Reversal>;

/** Each works in the caller's transaction, may be told the same any number of times and in any order, and books it once. */
export interface CardBookings {
  /** Credits a session that is paid as it was ordered; else notes how it stands. */
  session(queries: Queries, session: StripeSession, told?: { hasFailed: boolean }): Promise<Applied>;
  /** @throws conflict, insufficient_credit where somebody else was just at it: run it again */
  reversal(queries: Queries, reversal: Reversal): Promise<Applied>;
  /** Ends a refund that did not happen: the credit comes back. @returns false where that was done before */
  fail(queries: Queries, refund: CardRefundRow, failure: string, providerId?: string | null): Promise<boolean>;
}

export function cardBookings({ ledger, clock }: { ledger: Ledger; clock: Clock }): CardBookings {
  async function credit(queries: Queries, topUp: CardTopUpRow, session: StripeSession): Promise<Applied> {
    const now = clock.now();
    const { id, user_id: accountId, amount_micros: amountMicros, currency } = topUp;
    const update = queries.updateTable('card_top_ups').where('id', '=', id).where('paid_at', 'is', null);
    if (session.amount_total !== amountMicros / microsPerCent || !isSameCurrency(session.currency, currency)) {
      await update.set({ status: 'review', session_id: session.id, check_at: null }).execute();
      return putAside(id, `paid ${session.amount_total} ${session.currency}, ordered ${amountMicros / microsPerCent} ${currency}`);
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
    await ledger.post(
      queries,
      { kind: 'top_up', debitAccount: stripeAccount, creditAccount: creditAccount(accountId), amountMicros, currency, paymentId: id },
      now,
    );
    return { outcome: 'applied', topUpId: id, why: null };
  }

  async function fail(queries: Queries, refund: CardRefundRow, failure: string, providerId = refund.provider_id): Promise<boolean> {
    const now = clock.now();
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
    const back = { kind: 'refund', debitAccount: stripeAccount, currency: topUp.currency, paymentId: topUp.id } as const;
    await ledger.post(queries, { ...back, creditAccount: creditAccount(topUp.user_id), amountMicros: refund.taken_micros }, now);
    const lost = refund.amount_micros - refund.taken_micros;
    await ledger.post(queries, { ...back, creditAccount: cardLossesAccount, amountMicros: lost }, now);
    return true;
  }

  /** A refund or dispute that was not asked for here: takes back what is left of the credit, the rest is a loss. */
  async function takeBack(queries: Queries, topUp: CardTopUpRow, reversal: Reversal): Promise<Applied> {
    const now = clock.now();
    const { providerId, origin, state, failure } = reversal;
    const hasFailed = state === 'failed';
    const amountMicros = hasFailed ? reversal.amountMicros : Math.min(reversal.amountMicros, topUp.amount_micros - topUp.reversed_micros);
    if (amountMicros <= 0) return putAside(topUp.id, `${providerId} takes back more than was paid`);

    const takenMicros = hasFailed ? 0 : Math.min(amountMicros, await ledger.creditBalance(queries, topUp.user_id));
    if (!hasFailed) await reverse(queries, topUp, amountMicros);
    const out = { kind: 'refund', creditAccount: stripeAccount, currency: topUp.currency, paymentId: topUp.id } as const;
    const lost = hasFailed ? 0 : amountMicros - takenMicros;
    await ledger.post(queries, { ...out, debitAccount: creditAccount(topUp.user_id), amountMicros: takenMicros }, now);
    await ledger.post(queries, { ...out, debitAccount: cardLossesAccount, amountMicros: lost }, now);
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

  async function progress(queries: Queries, refund: CardRefundRow, { providerId, state, failure }: Reversal): Promise<boolean> {
    if (state === 'failed') return fail(queries, refund, failure ?? 'failed', providerId);
    const update = queries.updateTable('card_refunds').where('id', '=', refund.id).where('status', 'in', ['requested', 'sent']);
    const now = clock.now();
    const changes = state === 'done' ? ({ status: 'done', finished_at: now, check_at: null } as const) : ({ status: 'sent' } as const);
    const isNews = state === 'done' || refund.provider_id === null;
    if (!isNews) return false;
    const { numUpdatedRows } = await update.set({ ...changes, provider_id: providerId }).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    async session(queries, session, { hasFailed } = { hasFailed: false }) {
      const topUp = await orderOf(queries, session.client_reference_id);
      if (topUp === undefined) return { outcome: 'foreign', topUpId: null, why: null };
      if (topUp.session_id !== null && topUp.session_id !== session.id) return putAside(topUp.id, `${session.id} is not its session`);
      if (session.payment_status === 'paid') return credit(queries, topUp, session);
      const hasChanged = await note(queries, topUp, session, hasFailed);
      return { outcome: hasChanged ? 'applied' : 'repeated', topUpId: topUp.id, why: null };
    },

    async reversal(queries, reversal) {
      const { paymentIntent, currency, providerId, refundId, amountMicros } = reversal;
      const topUp = await queries.selectFrom('card_top_ups').selectAll().where('payment_intent', '=', paymentIntent).executeTakeFirst();
      if (topUp === undefined) return { outcome: 'waiting', topUpId: null, why: null };
      if (!isSameCurrency(currency, topUp.currency)) return putAside(topUp.id, `${providerId} is in ${currency}`);
      const known = await refundOf(queries, providerId, refundId);
      if (known === undefined) return takeBack(queries, topUp, reversal);
      // What was taken back by somebody else may be less than they say: there was no more.
      const isSame = known.top_up_id === topUp.id && (known.origin !== 'admin' || known.amount_micros === amountMicros);
      if (!isSame) return putAside(topUp.id, `${providerId} is not the refund ${known.id} that was asked for`);
      return { outcome: (await progress(queries, known, reversal)) ? 'applied' : 'repeated', topUpId: topUp.id, why: null };
    },

    fail,
  };
}

/** So long after it was made Stripe is first asked about an order or a refund. */
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

/** In the caller's transaction. @throws conflict where so much is not left of it */
export async function reverse(queries: Queries, topUp: CardTopUpRow, amountMicros: Micros): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('card_top_ups')
    .set({ reversed_micros: sql<number>`reversed_micros + ${amountMicros}` })
    .where('id', '=', topUp.id)
    .where('reversed_micros', '=', topUp.reversed_micros)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('conflict');
}

/** How an unpaid session stands: never back from an end. @returns whether that was news */
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
  // One that was given up here and was made there after all is taken back anew.
  return queries.selectFrom('card_refunds').selectAll().where('id', '=', refundId).where('status', '!=', 'failed').executeTakeFirst();
}

function putAside(topUpId: string, why: string): Applied {
  return { outcome: 'put_aside', topUpId, why };
}

function isSameCurrency(told: string | null | undefined, ordered: string): boolean {
  return told?.toLowerCase() === ordered.toLowerCase();
}
