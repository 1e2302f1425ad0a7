import type { Foundation } from '../foundation.ts';
import { hourMs, minuteMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { microsPerCent, type Micros } from '../money.ts';
import type { Ledger } from '../payments/money/ledger.ts';
import type { Queries } from '../storage/database.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import { cardBookings, firstCheckMs, type CardTopUpRow } from './card-bookings.ts';
import { cardEvents } from './card-events.ts';
import { cardRefunds, isOtherMode } from './card-refunds.ts';
import { StripeError, type Stripe } from './stripe.ts';

/**
 * Prepaid credit bought by card.
 *
 *     open --paid--> paid                         credited, once
 *     open --paid later--> processing --> paid | failed
 *     open --not paid in time--> expired
 *     any unpaid --paid, but not as ordered--> review
 */
export interface CardTopUp {
  id: string;
  accountId: string;
  amountMicros: Micros;
  currency: string;
  status: CardTopUpRow['status'];
  /** Stripe's payment page; null where nothing is to be paid any more. */
  url: string | null;
  createdAt: number;
  /** Until when it can be paid. */
  expiresAt: number;
}

export interface NewCardTopUp {
  accountId: string;
  /** Whole cents, from 1 to 10,000 USD. */
  amountMicros: Micros;
  /** Where Stripe redirects the buyer's browser. */
  successUrl: string;
  cancelUrl: string;
  /** The same key of the same account is the same order. */
  idempotencyKey: string | null;
}

export type CardTopUps = ReturnType<typeof cardTopUps>;

export interface CardTopUpsOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  ledger: Ledger;
  stripe: Stripe;
  auditTrail: AuditTrail;
  /** Whether the key is one of Stripe's live mode: events of the other mode are ignored, and what test cards pay is test money. */
  isLive: boolean;
}

export const checkoutTtlMs = 2 * hourMs;
/** Stripe requires a session to last at least half an hour. */
const askedWithinMs = 80 * minuteMs;
/** Per account. */
export const openCheckoutsMax = 20;

export function cardTopUps(options: CardTopUpsOptions) {
  const { database, stripe, clock, log, isLive } = options;
  const bookings = cardBookings(options);
  const refunds = cardRefunds({ ...options, bookings });

  /** Gets the payment page of an order that has none yet. */
  async function opened(row: CardTopUpRow, signal: AbortSignal): Promise<CardTopUpRow> {
    if (row.status !== 'open' || row.session_url !== null) return row;
    if (clock.now() >= row.created_at + askedWithinMs)
      throw problem('conflict', { message: 'the order has expired', hint: 'Make a new one.' });
    try {
      const session = await stripe.createSession(
        {
          topUpId: row.id,
          amount: row.amount_micros / microsPerCent,
          currency: row.currency.toLowerCase(),
          successUrl: row.success_url,
          cancelUrl: row.cancel_url,
          expiresAt: row.expires_at,
        },
        signal,
      );
      if (session.client_reference_id !== row.id)
        throw new StripeError('Stripe answered the session of another order', { kind: 'unknown' });
      return await database.write((queries) => keepSession(queries, row.id, session.id, session.url ?? null));
    } catch (thrown) {
      throw await unopened(row, thrown);
    }
  }

  async function unopened(row: CardTopUpRow, thrown: unknown): Promise<unknown> {
    if (!(thrown instanceof StripeError)) return thrown;
    if (thrown.kind === 'unknown') {
      log.warn({ topUp: row.id, err: thrown }, 'Stripe did not answer');
      const hint = 'Nothing was charged. Repeat the request with the same Idempotency-Key.';
      return problem('unavailable', { message: 'card payments do not answer right now', hint, retryAfterSeconds: 5, cause: thrown });
    }
    log.error({ topUp: row.id, err: thrown }, 'Stripe refused an order');
    await database.write((queries) => giveUp(queries, row.id));
    return problem('unavailable', {
      message: 'card payments are not available',
      hint: 'Nothing was charged. Tell the operator.',
      cause: thrown,
    });
  }

  return {
    ...cardEvents({ ...options, bookings, refunds }),
    request: refunds.request,
    /**
     * Creates a payment page at Stripe. The order is stored first, and its id is the Idempotency-Key of the request to Stripe.
     * @throws idempotency_mismatch, conflict where too many are open, unavailable where Stripe does not answer
     */
    async checkout(order: NewCardTopUp, signal: AbortSignal): Promise<{ topUp: CardTopUp; isReplay: boolean }> {
      const { row, isReplay } = await database.write((queries) => store(queries, { ...order, isLive }, clock.now()));
      const topUp = await opened(row, signal);
      if (!isReplay) log.info({ topUp: topUp.id, account: topUp.user_id, amountMicros: topUp.amount_micros }, 'credit ordered by card');
      return { topUp: cardTopUpOf(topUp), isReplay };
    },
  };
}

/** `isLive`: the mode of Stripe that it is paid in. */
type Order = NewCardTopUp & { isLive: boolean };

/** @throws idempotency_mismatch, conflict */
async function store(queries: Queries, order: Order, now: number): Promise<{ row: CardTopUpRow; isReplay: boolean }> {
  const earlier = await replayed(queries, order);
  if (earlier !== null) return { row: earlier, isReplay: true };
  await requireFewOpen(queries, order.accountId);
  const id = newId('top', now);
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('card_top_ups')
    .values({
      id,
      user_id: order.accountId,
      idempotency_key: order.idempotencyKey,
      amount_micros: order.amountMicros,
      currency: 'USD',
      is_test: order.isLive ? 0 : 1,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      status: 'open',
      reversed_micros: 0,
      created_at: now,
      expires_at: now + checkoutTtlMs,
      check_at: now + firstCheckMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Of two requests with one key the second waited here for the first.
  const row = numInsertedOrUpdatedRows === 1n ? await rowOf(queries, id) : await replayed(queries, order);
  if (row === null) throw new Error('an order that was just stored is missing');
  return { row, isReplay: row.id !== id };
}

async function replayed(queries: Queries, order: Order): Promise<CardTopUpRow | null> {
  if (order.idempotencyKey === null) return null;
  const earlier = await queries
    .selectFrom('card_top_ups')
    .selectAll()
    .where('user_id', '=', order.accountId)
    .where('idempotency_key', '=', order.idempotencyKey)
    .executeTakeFirst();
  if (earlier === undefined) return null;
  const isSame =
    earlier.amount_micros === order.amountMicros && earlier.success_url === order.successUrl && earlier.cancel_url === order.cancelUrl;
  if (!isSame || isOtherMode(earlier, order.isLive)) throw problem('idempotency_mismatch');
  return earlier;
}

async function requireFewOpen(queries: Queries, accountId: string): Promise<void> {
  const { count } = await queries
    .selectFrom('card_top_ups')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', accountId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (count < openCheckoutsMax) return;
  throw problem('conflict', { message: 'too many orders are open', hint: 'Pay one of them, or wait until they expire.' });
}

async function keepSession(queries: Queries, id: string, sessionId: string, url: string | null): Promise<CardTopUpRow> {
  await queries
    .updateTable('card_top_ups')
    .set({ session_id: sessionId, session_url: url })
    .where('id', '=', id)
    // Its event may have arrived before this answer.
    .where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '=', sessionId)]))
    .execute();
  return rowOf(queries, id);
}

/** Unless a webhook has changed it since. */
async function giveUp(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable('card_top_ups')
    .set({ status: 'failed', check_at: null })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('session_id', 'is', null)
    .execute();
}

function rowOf(queries: Queries, id: string): Promise<CardTopUpRow> {
  return queries.selectFrom('card_top_ups').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function cardTopUpOf(row: CardTopUpRow): CardTopUp {
  return {
    id: row.id,
    accountId: row.user_id,
    amountMicros: row.amount_micros,
    currency: row.currency,
    status: row.status,
    url: row.status === 'open' ? row.session_url : null,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
