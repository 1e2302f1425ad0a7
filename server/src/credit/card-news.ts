import { sql } from 'kysely';
import { z } from 'zod';
import { dayMs, hourMs, type Clock } from '../clock.ts';
import { Problem } from '../errors.ts';
import type { Log } from '../log.ts';
import { microsFromCents } from '../money.ts';
import { batchMax, inBatches } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import { firstCheckMs, Reversal, reversalOf, type Applied, type CardBookings, type CardTopUpRow } from './card-bookings.ts';
import type { CardRefunds } from './card-refunds.ts';
import { StripeError, StripeRefund, StripeSession, type Stripe } from './stripe.ts';
import type { StripeEvent } from './stripe-webhook.ts';

export interface CardNews {
  /**
   * Has the effect of a verified event, once for each event, session, refund and dispute, in whatever order they come.
   * @throws StripeError, or whatever the database throws: Stripe then sends the event again
   */
  receive(event: StripeEvent, signal: AbortSignal): Promise<void>;
  /**
   * Asks Stripe about what it has not told of: a lost webhook is not lost money, and a refund that a crash interrupted is made.
   * @returns how many it asked about
   */
  reconcile(signal: AbortSignal): Promise<number>;
  /** Forgets old events but those put aside. @returns how many */
  forgetEvents(): Promise<number>;
}

export interface CardNewsOptions {
  database: Database;
  stripe: Stripe;
  bookings: CardBookings;
  refunds: CardRefunds;
  clock: Clock;
  log: Log;
  isLive: boolean;
}

/** What an event comes to, to be done in the transaction that claims the event. */
type Act = { kind: 'session'; session: StripeSession; hasFailed: boolean } | { kind: 'reversal'; reversal: Reversal };

/** Stripe repeats an event for three days. */
const eventsKeptMs = 30 * dayMs;
const dueMax = 50;
const attemptsMax = 5;
/** A payment that a bank has not decided by then never comes. */
const processingMaxMs = 30 * dayMs;
const checkIntervalMaxMs = 12 * hourMs;

export function cardNews({ database, stripe, bookings, refunds, clock, log, isLive }: CardNewsOptions): CardNews {
  async function apply(queries: Queries, act: Act): Promise<Applied> {
    return act.kind === 'session'
      ? bookings.session(queries, act.session, { hasFailed: act.hasFailed })
      : bookings.reversal(queries, act.reversal);
  }

  /** The event is claimed and has its effect in one transaction. Null: it had it before. */
  async function claimAndApply(queries: Queries, { id, type }: StripeEvent, act: Act): Promise<Applied | null> {
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('stripe_events')
      .values({ id, type, outcome: 'applied', received_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return null;
    const applied = await apply(queries, act);
    if (applied.outcome === 'applied') return applied;
    const waits = applied.outcome === 'waiting' && act.kind === 'reversal' ? waitingOf(act.reversal) : {};
    await queries
      .updateTable('stripe_events')
      .set({ outcome: applied.outcome, ...waits })
      .where('id', '=', id)
      .execute();
    return applied;
  }

  function tell(applied: Applied, about: Record<string, unknown>): void {
    const { outcome, topUpId, why } = applied;
    if (outcome === 'put_aside') log.error({ ...about, topUp: topUpId, why }, 'card money was put aside: it is not as ordered');
    else if (outcome === 'applied') log.info({ ...about, topUp: topUpId }, 'news of a card payment');
  }

  async function receive(event: StripeEvent, signal: AbortSignal): Promise<void> {
    const { id, type } = event;
    const told = { event: id, type };
    if (event.livemode !== isLive) return log.error(told, 'an event of the other mode of Stripe was put aside');
    const acts = await actsOf(event, signal);
    if (acts === null) return log.error(told, 'an event of Stripe that cannot be read was put aside');
    for (const act of acts) {
      // One charge may tell of several refunds.
      const part =
        type === 'charge.refunded' && act.kind === 'reversal' ? { ...event, id: `${event.id}#${act.reversal.providerId}` } : event;
      const applied = await persistently(() => database.write((queries) => claimAndApply(queries, part, act)));
      if (applied !== null) tell(applied, told);
    }
    await applyWaiting();
  }

  /** Null for an event whose object cannot be read; empty for one that says nothing to us. */
  async function actsOf({ type, data: { object } }: StripeEvent, signal: AbortSignal): Promise<Act[] | null> {
    if (/^checkout\.session\.(?:completed|expired|async_payment_succeeded|async_payment_failed)$/.test(type)) {
      const session = StripeSession.safeParse(object);
      return session.success ? [{ kind: 'session', session: session.data, hasFailed: type.endsWith('_failed') }] : null;
    }
    if (/^(?:refund\.(?:created|updated|failed)|charge\.refund\.updated)$/.test(type)) {
      const refund = StripeRefund.safeParse(object);
      return refund.success ? reversalActs([reversalOf(refund.data)]) : null;
    }
    if (type === 'charge.refunded') return refundActs(object, signal);
    if (type.startsWith('charge.dispute.')) return disputeActs(type, object);
    return [];
  }

  /** A charge only says how much of it was refunded in all: Stripe is asked for each. */
  async function refundActs(object: Record<string, unknown>, signal: AbortSignal): Promise<Act[] | null> {
    const charge = Charge.safeParse(object);
    if (!charge.success) return null;
    const { payment_intent: paymentIntent, metadata } = charge.data;
    if (paymentIntent === null || paymentIntent === undefined) return [];
    const topUp = await database.read
      .selectFrom('card_top_ups')
      .selectAll()
      .where((eb) => eb.or([eb('payment_intent', '=', paymentIntent), eb('id', '=', metadata?.['top_up_id'] ?? '')]))
      .executeTakeFirst();
    if (topUp === undefined) return [];
    // The refund came before the news of the payment.
    if (topUp.paid_at === null) await check(topUp, signal);
    return reversalActs((await stripe.refunds(paymentIntent, signal)).map(reversalOf));
  }

  /** Asks how an order stands at Stripe. */
  async function check(topUp: CardTopUpRow, signal: AbortSignal): Promise<void> {
    const now = clock.now();
    if (topUp.session_id === null) {
      // Nobody was ever shown its page.
      if (now >= topUp.expires_at) await end(topUp, 'expired');
      return;
    }
    const session = await stripe.session(topUp.session_id, signal);
    if (session === null) return end(topUp, 'expired');
    const applied = await persistently(() => database.write((queries) => bookings.session(queries, session)));
    tell(applied, { session: session.id });
    if (topUp.status === 'processing' && applied.outcome === 'repeated' && now > topUp.created_at + processingMaxMs)
      await end(topUp, 'failed');
  }

  async function end({ id, status: from }: CardTopUpRow, status: 'expired' | 'failed'): Promise<void> {
    await database.write((queries) =>
      queries.updateTable('card_top_ups').set({ status, check_at: null }).where('id', '=', id).where('status', '=', from).execute(),
    );
    log.warn({ topUp: id, status }, 'an order by card ended unpaid');
  }

  /** Refunds and disputes that were told before the payment itself. */
  async function applyWaiting(): Promise<void> {
    const waiting = await database.read
      .selectFrom('stripe_events')
      .innerJoin('card_top_ups', 'card_top_ups.payment_intent', 'stripe_events.payment_intent')
      .select(['stripe_events.id', 'payload'])
      .where(sql<boolean>`stripe_events.outcome = 'waiting'`)
      .orderBy('received_at')
      .limit(batchMax)
      .execute();
    for (const { id, payload } of waiting) {
      try {
        const applied = await persistently(() => database.write((queries) => applyOneWaiting(queries, id, payload ?? 'null')));
        if (applied !== null) tell(applied, { event: id });
      } catch (thrown) {
        // It still waits; what else there is to do does not.
        log.error({ event: id, err: thrown }, 'news of a card payment could not be applied');
      }
    }
  }

  async function applyOneWaiting(queries: Queries, id: string, payload: string): Promise<Applied | null> {
    const { numUpdatedRows } = await queries
      .updateTable('stripe_events')
      .set({ outcome: 'applied', payload: null })
      .where('id', '=', id)
      .where('outcome', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const applied = await bookings.reversal(queries, Reversal.parse(JSON.parse(payload)));
    await queries.updateTable('stripe_events').set({ outcome: applied.outcome }).where('id', '=', id).execute();
    return applied;
  }

  /** What is due, taken so that of several processes one asks. */
  async function due(table: 'card_top_ups' | 'card_refunds'): Promise<string[]> {
    const now = clock.now();
    const rows = await database.read
      .selectFrom(table)
      .select(['id', 'check_at', 'created_at'])
      .where(sql<boolean>`check_at is not null`)
      .where('check_at', '<=', now)
      .orderBy('check_at')
      .limit(dueMax)
      .execute();
    const taken = rows.map(({ id, check_at: checkAt, created_at: createdAt }) =>
      database.write(async (queries) => {
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

  async function checkTopUp(id: string, signal: AbortSignal): Promise<void> {
    await check(await database.read.selectFrom('card_top_ups').selectAll().where('id', '=', id).executeTakeFirstOrThrow(), signal);
  }

  return {
    receive,
    async reconcile(signal) {
      await applyWaiting();
      const steps = [
        ...(await due('card_top_ups')).map((id) => () => checkTopUp(id, signal)),
        ...(await due('card_refunds')).map((id) => () => refunds.settle(id, signal)),
      ];
      let asked = 0;
      for (const step of steps) {
        if (signal.aborted) break;
        try {
          await step();
          asked += 1;
        } catch (thrown) {
          log.warn({ err: thrown }, 'Stripe could not be asked about a card payment');
          // It is down: the others are asked about at their next time.
          if (thrown instanceof StripeError && thrown.status === null) break;
        }
      }
      await applyWaiting();
      return asked;
    },
    forgetEvents: () => inBatches(() => database.write((queries) => forget(queries, clock.now() - eventsKeptMs))),
  };
}

const Charge = z.object({ payment_intent: z.string().nullish(), metadata: z.record(z.string(), z.string()).nullish() });

const Dispute = z.object({
  id: z.string().min(1).max(255),
  amount: z.int().min(1),
  currency: z.string(),
  status: z.string(),
  payment_intent: z.string().nullish(),
});

/** An inquiry (`warning_...`) moves no money; a dispute does at once, and back where it is won. */
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

/** Two pieces of news of one payment at once: the second is applied to what the first left. */
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

/** Ten minutes after it was made, and then ever more rarely. */
function nextCheck(createdAt: number, now: number): number {
  return now + Math.min(checkIntervalMaxMs, Math.max(firstCheckMs, Math.round((now - createdAt) / 2)));
}

async function forget(queries: Queries, before: number): Promise<number> {
  const old = queries
    .selectFrom('stripe_events')
    .select('id')
    .where('received_at', '<', before)
    // Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows.
    .where(sql<boolean>`outcome <> 'put_aside'`)
    .limit(batchMax);
  const { numDeletedRows } = await queries.deleteFrom('stripe_events').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
