import type { Foundation } from '../foundation.ts';
import { bound } from '../bound.ts';
import { asProblem, problem } from '../errors.ts';
import { formatAmount, microsPerCent, type Micros } from '../money.ts';
import type { Ledger } from '../payments/money/ledger.ts';
import type { Queries } from '../storage/database.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import {
  cardAccounts,
  firstCheckMs,
  newRefundId,
  reversalOf,
  reverse,
  type CardBookings,
  type CardRefundRow,
  type CardTopUpRow,
} from './card-bookings.ts';
import { StripeError, type Stripe, type StripeRefund } from './stripe.ts';

/**
 * Money of a top-up on its way back to the card.
 *
 *     requested --before Stripe is asked--> sent --accepted--> done
 *                                             └--refused, or it fails later--> failed: the credit is back
 */
export interface CardRefund {
  id: string;
  topUpId: string;
  accountId: string;
  amountMicros: Micros;
  currency: string;
  /** Test money. */
  isTest: boolean;
  status: CardRefundRow['status'];
  failure: string | null;
  createdAt: number;
}

interface NewCardRefund {
  accountId: string;
  topUpId: string;
  /** Whole cents; null: everything that is left. */
  amountMicros: Micros | null;
  /** The admin's account. */
  requestedBy: string;
  /** The same key of the same admin is the same refund. */
  idempotencyKey: string | null;
}

export type CardRefunds = ReturnType<typeof cardRefunds>;

export interface CardRefundsOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  ledger: Ledger;
  stripe: Stripe;
  bookings: CardBookings;
  auditTrail: AuditTrail;
  /** Whether the key is one of Stripe's live mode, which does not know what was paid in its test mode. */
  isLive: boolean;
}

export function cardRefunds(parts: CardRefundsOptions) {
  return {
    ...bound(parts, { settle, request }),
  };
}

/** Takes the credit, and stores the refund and the admin's act: all or nothing. */
async function book(parts: CardRefundsOptions, queries: Queries, order: NewCardRefund): Promise<{ id: string; isReplay: boolean }> {
  const topUp = await topUpOf(queries, order);
  if (isOtherMode(topUp, parts.isLive)) throw problem('conflict', { message: 'the top-up was paid in the other mode of Stripe' });
  const earlier = await replayed(queries, order);
  if (earlier !== null) return { id: earlier.id, isReplay: true };
  const amountMicros = amountOf(topUp, order);
  const now = parts.clock.now();
  const id = newRefundId(now);
  if (!(await insert(queries, { id, order, amountMicros, now }))) throw problem('idempotency_in_progress', { retryAfterSeconds: 1 });
  await reverse(queries, topUp, amountMicros);
  await takeCredit(parts, queries, topUp, amountMicros, now);
  const details = { topUpId: topUp.id, refundId: id, amountMicros, currency: topUp.currency };
  await parts.auditTrail.record(queries, { actorId: order.requestedBy, action: 'credit.refund', subjectId: topUp.user_id, details });
  return { id, isReplay: false };
}

async function takeCredit(
  parts: CardRefundsOptions,
  queries: Queries,
  topUp: CardTopUpRow,
  amountMicros: Micros,
  now: number,
): Promise<void> {
  const { id: paymentId, currency } = topUp;
  const { credit: debitAccount, stripe: to } = cardAccounts(topUp);
  try {
    await parts.ledger.post(queries, { kind: 'refund', debitAccount, creditAccount: to, amountMicros, currency, paymentId }, now);
  } catch (thrown) {
    const refused = asProblem(thrown);
    if (refused.code !== 'insufficient_credit') throw thrown;
    const hint = 'Refund at most what is left of the credit.';
    throw problem('conflict', { message: 'the credit was spent already', hint, members: refused.details.members ?? {}, cause: refused });
  }
}

/**
 * Finishes a refund as far as Stripe knows its outcome. Safe at any time and in several processes. @throws StripeError of kind `unknown`
 */
async function settle(parts: CardRefundsOptions, refundId: string, signal: AbortSignal): Promise<void> {
  const { isLive, stripe, database, bookings, log } = parts;
  const { row, topUp } = await load(parts, refundId);
  if (row.status === 'done' || row.status === 'failed' || topUp.payment_intent === null || isOtherMode(topUp, isLive)) return;
  const isFirst = row.status === 'requested' && (await markSent(parts, refundId));
  const found = isFirst ? null : await madeBefore(parts, row, topUp.payment_intent, signal);
  if (found !== null) return record(parts, found);
  if (row.origin !== 'admin' || row.provider_id !== null) return;
  try {
    const amount = row.amount_micros / microsPerCent;
    await record(parts, await stripe.createRefund({ refundId, paymentIntent: topUp.payment_intent, amount }, signal));
  } catch (thrown) {
    if (!(thrown instanceof StripeError) || thrown.kind === 'unknown') throw thrown;
    await database.write((queries) => bookings.fail(queries, row, thrown.code ?? thrown.message));
    log.warn({ refund: refundId, topUp: topUp.id, err: thrown }, 'Stripe refused a refund; the credit is back');
  }
}

/** Stripe forgets an Idempotency-Key after a day: look for the refund there before asking for it again. */
async function madeBefore(
  parts: CardRefundsOptions,
  row: CardRefundRow,
  paymentIntent: string,
  signal: AbortSignal,
): Promise<StripeRefund | null> {
  const made = await parts.stripe.refunds(paymentIntent, signal);
  return made.find(({ id, metadata }) => id === row.provider_id || metadata['refund_id'] === row.id) ?? null;
}

async function markSent(parts: CardRefundsOptions, refundId: string): Promise<boolean> {
  const { numUpdatedRows } = await parts.database.write((queries) =>
    queries
      .updateTable('card_refunds')
      .set({ status: 'sent' })
      .where('id', '=', refundId)
      .where('status', '=', 'requested')
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

async function record(parts: CardRefundsOptions, made: StripeRefund): Promise<void> {
  const reversal = reversalOf(made);
  if (reversal === null) throw new StripeError('a refund without its payment', { kind: 'unknown' });
  const applied = await parts.database.write((queries) => parts.bookings.reversal(queries, reversal));
  if (applied.outcome === 'put_aside')
    parts.log.error({ refund: made.id, topUp: applied.topUpId, why: applied.why }, 'a refund was put aside');
}

async function load(parts: CardRefundsOptions, refundId: string): Promise<{ row: CardRefundRow; topUp: CardTopUpRow }> {
  const row = await parts.database.read.selectFrom('card_refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow();
  const topUp = await parts.database.read.selectFrom('card_top_ups').selectAll().where('id', '=', row.top_up_id).executeTakeFirstOrThrow();
  return { row, topUp };
}

/**
 * Takes the credit first, then asks Stripe. If Stripe does not answer, the refund stays `sent` and `settle` finishes it.
 * @throws not_found, idempotency_mismatch, idempotency_in_progress, conflict where the top-up is not paid, is refunded already, or
 * its credit is spent
 */
async function request(
  parts: CardRefundsOptions,
  order: NewCardRefund,
  signal: AbortSignal,
): Promise<{ refund: CardRefund; isReplay: boolean }> {
  const { id, isReplay } = await parts.database.write((queries) => book(parts, queries, order));
  await settle(parts, id, signal).catch((thrown: unknown) =>
    parts.log.warn({ refund: id, err: thrown }, 'a refund will be finished later'),
  );
  const { row, topUp } = await load(parts, id);
  return { refund: cardRefundOf(row, topUp), isReplay };
}

/** Whether Stripe does not know the top-up by the key of today. */
export const isOtherMode = ({ is_test: isTest }: CardTopUpRow, isLive: boolean) => isLive === (isTest === 1);

/** @throws not_found, conflict */
async function topUpOf(queries: Queries, { topUpId, accountId }: NewCardRefund): Promise<CardTopUpRow> {
  const topUp = await queries
    .selectFrom('card_top_ups')
    .selectAll()
    .where('id', '=', topUpId)
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  if (topUp === undefined) throw problem('not_found', { message: 'top-up by card not found' });
  if (topUp.status !== 'paid' || topUp.payment_intent === null) throw problem('conflict', { message: 'the top-up is not paid' });
  return topUp;
}

/** The earlier refund under this key. @throws idempotency_mismatch */
async function replayed(queries: Queries, order: NewCardRefund): Promise<CardRefundRow | null> {
  const { idempotencyKey, requestedBy, topUpId, amountMicros } = order;
  if (idempotencyKey === null) return null;
  const earlier = await queries
    .selectFrom('card_refunds')
    .selectAll()
    .where('requested_by', '=', requestedBy)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (earlier === undefined) return null;
  const isSame = earlier.top_up_id === topUpId && (amountMicros === null || earlier.amount_micros === amountMicros);
  if (!isSame) throw problem('idempotency_mismatch');
  return earlier;
}

/** @throws conflict where less than this amount is left */
function amountOf(topUp: CardTopUpRow, { amountMicros }: NewCardRefund): Micros {
  const left = topUp.amount_micros - topUp.reversed_micros;
  if (left > 0 && (amountMicros ?? left) <= left) return amountMicros ?? left;
  const message = left === 0 ? 'the top-up was refunded already' : 'so much is not left of the top-up';
  throw problem('conflict', { message, members: { refundable: formatAmount(left) } });
}

/** @returns false where another request has used the key */
async function insert(
  queries: Queries,
  { id, order, amountMicros, now }: { id: string; order: NewCardRefund; amountMicros: Micros; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('card_refunds')
    .values({
      id,
      top_up_id: order.topUpId,
      amount_micros: amountMicros,
      taken_micros: amountMicros,
      status: 'requested',
      origin: 'admin',
      requested_by: order.requestedBy,
      idempotency_key: order.idempotencyKey,
      created_at: now,
      check_at: now + firstCheckMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function cardRefundOf(row: CardRefundRow, topUp: CardTopUpRow): CardRefund {
  return {
    id: row.id,
    topUpId: topUp.id,
    accountId: topUp.user_id,
    amountMicros: row.amount_micros,
    currency: topUp.currency,
    isTest: topUp.is_test === 1,
    status: row.status,
    failure: row.failure,
    createdAt: row.created_at,
  };
}
