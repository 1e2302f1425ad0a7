import { asProblem, problem, type Problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import type { PaymentRow } from '../../storage/tables.ts';
import { remainingCalls, type Payment } from '../quotes/payment.ts';
import * as earlier from './earlier.ts';
import type { Settled } from './means.ts';
import { GivenBack, notCharged, unpaid, withCallBack } from './purchase-outcomes.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import type { NewPurchase, PaidUse } from './reservations.ts';
import { keyOf, type Done, type Order, type Sale, type WithoutReceipt } from './sale.ts';

/** How one way of paying ends the work of a reserved purchase. */
interface Steps {
  payment: Payment;
  settled: Settled | null;
  /** After `giveBack` nothing is paid. */
  isUndone: boolean;
  /** Undoes the reservation. @returns false where it had ended */
  giveBack(failure: Problem['code'] | 'not_finished'): Promise<boolean>;
  /** Settles after the work; absent if it is settled. */
  settle?(chargeMicros: Micros | undefined): Promise<Settled>;
  /** Writes more in the transaction that records the purchase. */
  record?(queries: Queries, now: number): Promise<void>;
}

/** Works, then records the purchase and books its money in one transaction; or gives it back. */
export async function workAndRecord<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  use: PaidUse,
  steps: Steps,
): Promise<WithoutReceipt<Result>> {
  const { payment } = steps;
  let done: Done<Result>;
  try {
    done = await sale.work(use);
    if (!done.isCharged) await steps.giveBack('not_finished');
  } catch (thrown) {
    const failure = asProblem(thrown);
    await steps.giveBack(failure.code);
    throw steps.isUndone ? notCharged(failure) : new GivenBack(failure, withCallBack(payment), steps.settled);
  }
  if (!done.isCharged) return unpaid(done.result, payment, steps.settle === undefined ? steps.settled : null);
  const { answer, book, chargeMicros } = done;
  const settled = steps.settle === undefined ? steps.settled : await steps.settle(chargeMicros);
  try {
    const { result, amountMicros } = await parts.database.write(async (queries) => {
      const now = parts.clock.now();
      await steps.record?.(queries, now);
      await parts.reservations.markUsed(queries, use.callId, answer, now);
      const amountMicros = chargeMicros === undefined ? use.amountMicros : await chargedUse(parts, queries, use, chargeMicros, now);
      return { result: await book(queries, { ...use, amountMicros }, now), amountMicros };
    }, step.record);
    const paid = { ...payment, amountMicros };
    return { result, payment: paid, settled, isReplay: false, isCharged: true, remainingCalls: remainingCalls(paid) };
  } catch (thrown) {
    return recordedAfterAll(parts, sale, use, steps, settled, asProblem(thrown));
  }
}

async function chargedUse(
  parts: PurchaseParts,
  queries: Queries,
  { paymentId }: PaidUse,
  chargeMicros: Micros,
  now: number,
): Promise<Micros> {
  const row = await parts.statements.findPayment.first(queries, { id: paymentId });
  if (row === null) throw new Error('a payment that was just paid is missing');
  return (await chargedFor(parts, queries, row, chargeMicros, now)).amount_micros;
}

/** Returns what the payment of a call has above its charge. @returns the payment now */
export async function chargedFor(
  parts: PurchaseParts,
  queries: Queries,
  row: PaymentRow,
  chargeMicros: Micros | undefined,
  now: number,
): Promise<PaymentRow> {
  const isLess = chargeMicros !== undefined && chargeMicros < row.amount_micros;
  return isLess ? parts.money.returnSurplus(queries, row, chargeMicros, now) : row;
}

/** The commit may have succeeded without its acknowledgement; otherwise gives the call back. */
async function recordedAfterAll<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  use: PaidUse,
  steps: Steps,
  settled: Settled | null,
  failure: Problem,
): Promise<WithoutReceipt<Result>> {
  // `reconcile` finds money that was settled and not booked: until then the buyer must not pay again.
  const isBack = steps.settle === undefined && (await steps.giveBack(failure.code));
  const row = await parts.statements.findPurchase.first(parts.database.read, { id: use.callId });
  if (row?.state === 'used') return { ...(await earlier.boughtBefore(parts, sale, row)), isReplay: false };
  if (isBack && steps.isUndone) throw notCharged(failure);
  if (isBack || steps.settle === undefined) throw new GivenBack(failure, withCallBack(steps.payment), settled);
  parts.log.error({ err: failure, call: use.callId }, 'a settled purchase could not be recorded; it will be reconciled');
  throw problem('settlement_pending', { retryAfterSeconds: 10, members: { paymentId: use.paymentId }, cause: failure });
}

/** @param isRefunded the payment was made within the request: refund it at once, since the buyer has no token to retry with */
export async function giveBack(
  parts: PurchaseParts,
  use: PaidUse,
  failure: Problem['code'] | 'not_finished',
  isRefunded: boolean,
): Promise<boolean> {
  const refund = await parts.database.write(async (queries) => {
    if (!(await parts.reservations.giveBack(queries, use.callId, use.paymentId, failure, isRefunded))) return null;
    const row = isRefunded ? await parts.statements.findPayment.first(queries, { id: use.paymentId }) : null;
    const isEnded = row !== null && (await parts.money.end(queries, row, parts.clock.now()));
    return { by: isEnded ? row.provider_id : null };
  }, step.giveBack);
  const isBack = refund !== null;
  parts.log.info({ call: use.callId, failure, isBack }, 'purchase given back');
  if (isBack) parts.metrics.giveBack(failure);
  if (isBack && refund.by !== null) parts.metrics.payment(refund.by, 'refunded');
  return isBack;
}

export function newPurchase<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  { payment, payer, signedId }: Pick<NewPurchase, 'payer' | 'signedId'> & { payment: Payment },
) {
  const idempotency = keyOf(order, payment.id);
  const isOnly = sale.isLasting && payer !== null;
  // Only purchases that can be requested again are compared by their request.
  const requestHash = idempotency === null && payer === null ? null : sale.requestHash;
  return { id: parts.reservations.newId(), payment, idempotency, requestHash, payer, signedId, isOnly };
}

/** The transactions of a purchase, in traces. */
export const step = {
  atOnce: { span: 'purchase.at_once' },
  reserve: { span: 'purchase.reserve' },
  book: { span: 'purchase.book' },
  record: { span: 'purchase.record' },
  giveBack: { span: 'purchase.give_back' },
} as const;
