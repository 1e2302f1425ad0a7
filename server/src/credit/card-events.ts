import type { Foundation } from '../foundation.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { bound } from '../bound.ts';
import { dayMs, hourMs } from '../clock.ts';
import { Problem } from '../errors.ts';
import { microsFromCents } from '../money.ts';
import { batchMax, deleteInBatches } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';
import { firstCheckMs, Reversal, reversalOf, type Applied, type CardBookings, type CardTopUpRow } from './card-bookings.ts';
import { isOtherMode, type CardRefunds } from './card-refunds.ts';
import { StripeError, StripeRefund, StripeSession, type Stripe } from './stripe.ts';
import type { StripeEvent } from './stripe-webhook.ts';

export interface CardEventsOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  stripe: Stripe;
  bookings: CardBookings;
  refunds: CardRefunds;
  isLive: boolean;
}

/** What an event changes, in the transaction that claims the event. */
type Act = { kind: 'session'; session: StripeSession; hasFailed: boolean } | { kind: 'reversal'; reversal: Reversal };

/** Stripe repeats an event for three days. */
const eventsKeptMs = 30 * dayMs;
const dueMax = 50;
const attemptsMax = 5;
/** A payment that its bank has not decided by then counts as failed. */
const processingMaxMs = 30 * dayMs;
const checkIntervalMaxMs = 12 * hourMs;

export function cardEvents(parts: CardEventsOptions) {
  const { database, clock } = parts;

  return {
    ...bound(parts, { receive, reconcile }),

    /** Deletes old events, except those put aside. @returns how many */
    forgetEvents: (): Promise<number> =>
      deleteInBatches(database, 'stripe_events', (queries) => oldEvents(queries, clock.now() - eventsKeptMs)),
  };
}

async function apply(parts: CardEventsOptions, queries: Queries, act: Act): Promise<Applied> {
  return act.kind === 'session'
    ? parts.bookings.session(queries, act.session, { hasFailed: act.hasFailed })
    : parts.bookings.reversal(queries, act.reversal);
}

/** Claims and applies the event in one transaction. Null: it was applied before. */
async function claimAndApply(parts: CardEventsOptions, queries: Queries, { id, type }: StripeEvent, act: Act): Promise<Applied | null> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('stripe_events')
    .values({ id, type, outcome: 'applied', received_at: parts.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return null;
  const applied = await apply(parts, queries, act);
  if (applied.outcome === 'applied') return applied;
  const waits = applied.outcome === 'waiting' && act.kind === 'reversal' ? waitingOf(act.reversal) : {};
  await queries
    .updateTable('stripe_events')
    .set({ outcome: applied.outcome, ...waits })
    .where('id', '=', id)
    .execute();
  return applied;
}

function logApplied(parts: CardEventsOptions, applied: Applied, about: Record<string, unknown>): void {
  const { outcome, topUpId, why } = applied;
  if (outcome === 'put_aside')
    parts.log.error({ ...about, topUp: topUpId, why }, 'a card payment was put aside: it does not match its order');
  else if (outcome === 'applied') parts.log.info({ ...about, topUp: topUpId }, 'event of a card payment applied');
}

/**
 * Applies a verified event: once for each event, session, refund and dispute, in any order.
 * @throws StripeError, or an error of the database: Stripe then sends the event again
 */
async function receive(parts: CardEventsOptions, event: StripeEvent, signal: AbortSignal): Promise<void> {
  const { isLive, log, database } = parts;
  const { id, type } = event;
  const about = { event: id, type };
  if (event.livemode !== isLive) return log.error(about, 'an event of the other mode of Stripe was put aside');
  const acts = await actsOf(parts, event, signal);
  if (acts === null) return log.error(about, 'an event of Stripe that cannot be read was put aside');
  for (const act of acts) {
    // One charge may have several refunds.
    const part = type === 'charge.refunded' && act.kind === 'reversal' ? { ...event, id: `${event.id}#${act.reversal.providerId}` } : event;
    const applied = await persistently(() => database.write((queries) => claimAndApply(parts, queries, part, act)));
    if (applied !== null) logApplied(parts, applied, about);
  }
  await applyWaiting(parts);
}

/** Null for an event whose object cannot be read; empty for one that changes nothing here. */
async function actsOf(parts: CardEventsOptions, { type, data: { object } }: StripeEvent, signal: AbortSignal): Promise<Act[] | null> {
  if (/^checkout\.session\.(?:completed|expired|async_payment_succeeded|async_payment_failed)$/.test(type)) {
    const session = StripeSession.safeParse(object);
    return session.success ? [{ kind: 'session', session: session.data, hasFailed: type.endsWith('_failed') }] : null;
  }
  if (/^(?:refund\.(?:created|updated|failed)|charge\.refund\.updated)$/.test(type)) {
    const refund = StripeRefund.safeParse(object);
    return refund.success ? reversalActs([reversalOf(refund.data)]) : null;
  }
  if (type === 'charge.refunded') return refundActs(parts, object, signal);
  if (type.startsWith('charge.dispute.')) return disputeActs(type, object);
  return [];
}

/** A charge only has the total of its refunds: Stripe is asked for each of them. */
async function refundActs(parts: CardEventsOptions, object: Record<string, unknown>, signal: AbortSignal): Promise<Act[] | null> {
  const charge = Charge.safeParse(object);
  if (!charge.success) return null;
  const { payment_intent: paymentIntent, metadata } = charge.data;
  if (paymentIntent === null || paymentIntent === undefined) return [];
  const topUp = await parts.database.read
    .selectFrom('card_top_ups')
    .selectAll()
    .where((eb) => eb.or([eb('payment_intent', '=', paymentIntent), eb('id', '=', metadata?.['top_up_id'] ?? '')]))
    .executeTakeFirst();
  if (topUp === undefined) return [];
  // The refund arrived before the event of the payment.
  if (topUp.paid_at === null) await check(parts, topUp, signal);
  return reversalActs((await parts.stripe.refunds(paymentIntent, signal)).map(reversalOf));
}

/** Asks Stripe for the state of an order. */
async function check(parts: CardEventsOptions, topUp: CardTopUpRow, signal: AbortSignal): Promise<void> {
  const { clock, isLive, stripe, database, bookings } = parts;
  const now = clock.now();
  if (isOtherMode(topUp, isLive)) return end(parts, topUp, 'expired');
  if (topUp.session_id === null) {
    // No buyer has ever seen its page.
    if (now >= topUp.expires_at) await end(parts, topUp, 'expired');
    return;
  }
  const session = await stripe.session(topUp.session_id, signal);
  if (session === null) return end(parts, topUp, 'expired');
  const applied = await persistently(() => database.write((queries) => bookings.session(queries, session)));
  logApplied(parts, applied, { session: session.id });
  if (topUp.status === 'processing' && applied.outcome === 'repeated' && now > topUp.created_at + processingMaxMs)
    await end(parts, topUp, 'failed');
}

async function end(parts: CardEventsOptions, { id, status: from }: CardTopUpRow, status: 'expired' | 'failed'): Promise<void> {
  await parts.database.write((queries) =>
    queries.updateTable('card_top_ups').set({ status, check_at: null }).where('id', '=', id).where('status', '=', from).execute(),
  );
  parts.log.warn({ topUp: id, status }, 'an order by card ended unpaid');
}

/** Refunds and disputes whose event arrived before that of their payment. */
async function applyWaiting(parts: CardEventsOptions): Promise<void> {
  const waiting = await parts.database.read
    .selectFrom('stripe_events')
    .innerJoin('card_top_ups', 'card_top_ups.payment_intent', 'stripe_events.payment_intent')
    .select(['stripe_events.id', 'payload'])
    .where(sql<boolean>`stripe_events.outcome = 'waiting'`)
    .orderBy('received_at')
    .limit(batchMax)
    .execute();
  for (const { id, payload } of waiting) {
    try {
      const applied = await persistently(() => parts.database.write((queries) => applyOneWaiting(parts, queries, id, payload ?? 'null')));
      if (applied !== null) logApplied(parts, applied, { event: id });
    } catch (thrown) {
      // It still waits; the other events go on.
      parts.log.error({ event: id, err: thrown }, 'an event of a card payment could not be applied');
    }
  }
}

async function applyOneWaiting(parts: CardEventsOptions, queries: Queries, id: string, payload: string): Promise<Applied | null> {
  const { numUpdatedRows } = await queries
    .updateTable('stripe_events')
    .set({ outcome: 'applied', payload: null })
    .where('id', '=', id)
    .where('outcome', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const applied = await parts.bookings.reversal(queries, Reversal.parse(JSON.parse(payload)));
  await queries.updateTable('stripe_events').set({ outcome: applied.outcome }).where('id', '=', id).execute();
  return applied;
}

/** Takes the rows that are due, so that only one of several processes asks Stripe about each. */
async function due(parts: CardEventsOptions, table: 'card_top_ups' | 'card_refunds'): Promise<string[]> {
  const now = parts.clock.now();
  const rows = await parts.database.read
    .selectFrom(table)
    .select(['id', 'check_at', 'created_at'])
    .where(sql<boolean>`check_at is not null`)
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(dueMax)
    .execute();
  const taken = rows.map(({ id, check_at: checkAt, created_at: createdAt }) =>
    parts.database.write(async (queries) => {
      const { numUpdatedRows } = await queries
        .updateTable(table)
        .set({ check_at: nextCheck(createdAt, now) })
        .where('id', '=', id)
        .where('check_at', '=', checkAt)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? [id] : [];
    }),
  );
  return (await Promise.all(taken)).flat();
}

async function checkTopUp(parts: CardEventsOptions, id: string, signal: AbortSignal): Promise<void> {
  await check(
    parts,
    await parts.database.read.selectFrom('card_top_ups').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    signal,
  );
}

/**
 * Asks Stripe about orders and refunds without an event, so that a lost webhook loses no money, and finishes interrupted refunds.
 * @returns how many it asked about
 */
async function reconcile(parts: CardEventsOptions, signal: AbortSignal): Promise<number> {
  await applyWaiting(parts);
  const steps = [
    ...(await due(parts, 'card_top_ups')).map((id) => () => checkTopUp(parts, id, signal)),
    ...(await due(parts, 'card_refunds')).map((id) => () => parts.refunds.settle(id, signal)),
  ];
  let asked = 0;
  for (const step of steps) {
    if (signal.aborted) break;
    try {
      await step();
      asked += 1;
    } catch (thrown) {
      parts.log.warn({ err: thrown }, 'Stripe could not be asked about a card payment');
      // Stripe is down: the others are asked about when they are due again.
      if (thrown instanceof StripeError && thrown.status === null) break;
    }
  }
  await applyWaiting(parts);
  return asked;
}

const Charge = z.object({ payment_intent: z.string().nullish(), metadata: z.record(z.string(), z.string()).nullish() });

const Dispute = z.object({
  id: z.string().min(1).max(255),
  amount: z.int().min(1),
  currency: z.string(),
  status: z.string(),
  payment_intent: z.string().nullish(),
});

/** An inquiry (`warning_...`) moves no money. A dispute takes it at once, and returns it where it is won. */
function disputeActs(type: string, object: Record<string, unknown>): Act[] | null {
  const dispute = Dispute.safeParse(object);
  if (!dispute.success) return null;
  const { id: providerId, amount, currency, status, payment_intent: paymentIntent } = dispute.data;
  const isBack = type === 'charge.dispute.funds_reinstated' || (type === 'charge.dispute.closed' && status === 'won');
  const isTaken = type === 'charge.dispute.funds_withdrawn' || (type === 'charge.dispute.created' && !status.startsWith('warning_'));
  if (paymentIntent === null || paymentIntent === undefined || (!isBack && !isTaken)) return [];
  return reversalActs([
    {
      providerId,
      origin: 'dispute',
      refundId: null,
      paymentIntent,
      amountMicros: microsFromCents(amount),
      currency,
      state: isBack ? 'failed' : 'done',
      failure: isBack ? 'dispute won' : null,
    },
  ]);
}

function reversalActs(reversals: ReadonlyArray<Reversal | null>): Act[] {
  return reversals.flatMap((reversal) => (reversal === null ? [] : [{ kind: 'reversal' as const, reversal }]));
}

function waitingOf(reversal: Reversal) {
  return { payment_intent: reversal.paymentIntent, payload: JSON.stringify(reversal) };
}

/** Of two events of one payment at once, the second is applied again after the first. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (thrown) {
      const isRace = thrown instanceof Problem && (thrown.code === 'conflict' || thrown.code === 'insufficient_credit');
      if (!isRace || attempt >= attemptsMax) throw thrown;
    }
  }
}

/** Ten minutes after it was created, and then less and less often. */
function nextCheck(createdAt: number, now: number): number {
  return now + Math.min(checkIntervalMaxMs, Math.max(firstCheckMs, Math.round((now - createdAt) / 2)));
}

function oldEvents(queries: Queries, before: number) {
  return (
    queries
      .selectFrom('stripe_events')
      .select('id')
      .where('received_at', '<', before)
      // Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition.
      .where(sql<boolean>`outcome <> 'put_aside'`)
  );
}
