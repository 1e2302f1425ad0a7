import { cappedBy } from '../../accounts/caller.ts';
import { asProblem, problem } from '../../errors.ts';
import type { Queries, WriteOptions } from '../../storage/database.ts';
import type { PaymentRow, PurchaseRow } from '../../storage/tables.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { remainingCalls, storedPayment } from '../quotes/payment.ts';
import { chargeFor } from './charge.ts';
import * as earlier from './earlier.ts';
import { Owned } from './earlier.ts';
import { requireUsable } from './funds.ts';
import { requirePriceWithin } from './price-guard.ts';
import { GivenBack, notCharged, NothingToPay, unpaid, withCallBack } from './purchase-outcomes.ts';
import type { LedgerFunds, PaidFunds, PurchaseParts } from './purchase-parts.ts';
import { chargedFor, giveBack, newPurchase, step, workAndRecord } from './record.ts';
import { useOf, type NewPurchase, type PaidUse } from './reservations.ts';
import type { Done, Order, Sale, WithoutReceipt } from './sale.ts';

type LedgerOrPaid = PaidFunds | LedgerFunds;

/** Buys with a token, with an earlier payment, or from credit. */
export async function buyFromLedger<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  found: LedgerOrPaid,
): Promise<WithoutReceipt<Result>> {
  if (found.kind === 'paid' && sale.input?.valid === false) await requireUsable(parts, found, order);
  sale.requireInput();
  if (!(sale.isRepeatable && (await isUsed(parts, found)))) await sale.requireDeliverable?.();
  const attempt = () => (sale.isQuick ? buyAtOnce(parts, sale, order, found) : buyInPlace(parts, sale, order, found));
  return attempt().catch(async (thrown: unknown) => {
    // The missing credit may have paid for the same thing in another request of this payer.
    const isSpent = found.kind === 'ledger' && sale.isLasting && asProblem(thrown).code === 'insufficient_credit';
    const owned = isSpent ? await earlier.ownedBy(parts, sale, order, found.payer) : null;
    if (owned !== null) return owned.kind === 'bought' ? owned.bought : buyFromLedger(parts, sale, order, owned);
    if (!isUniqueViolation(thrown)) throw thrown;
    return earlier.takenMeanwhile(parts, sale, order, { paymentId: found.payment.id, signedId: found.signedId }, thrown);
  });
}

async function isUsed(parts: PurchaseParts, from: LedgerOrPaid): Promise<boolean> {
  return from.kind === 'paid' && (await earlier.usedBefore(parts, parts.database.read, from.payment, parts.clock.now())) !== null;
}

/** One transaction takes, runs and records: no crash leaves it half done. */
async function buyAtOnce<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  from: LedgerOrPaid,
): Promise<WithoutReceipt<Result>> {
  const purchase = newPurchase(parts, sale, order, from);
  const attempt = () =>
    parts.database.write(
      async (queries) => {
        const now = parts.clock.now();
        const { isOnly } = purchase;
        // Insert the row before taking money: of two purchases of the same thing, one then waits for the other, which may spend the money.
        const hold = async () => {
          if (!isOnly) return;
          await parts.reservations.insert(queries, purchase, 'reserved', null, now);
          await earlier.requireNotOwned(parts, queries, sale, order, purchase);
        };
        const taken = await take(parts, queries, sale, from, order, purchase, hold, now);
        if (taken.kind === 'used') return { usedBefore: taken.row };
        const use = useOf(purchase.id, storedPayment(taken.payment, '', now), taken.payment.provider_id);
        const done = await worked(parts, sale, use, from, taken.payment);
        if (!done.isCharged) throw new NothingToPay(done.result);
        if (isOnly) await parts.reservations.markUsed(queries, purchase.id, done.answer, now);
        else await parts.reservations.insert(queries, purchase, 'used', done.answer, now);
        const charged = await chargedFor(parts, queries, taken.payment, done.chargeMicros, now);
        return { result: await done.book(queries, { ...use, amountMicros: charged.amount_micros }, now), row: charged };
      },
      shared(sale, order, from, purchase),
    );
  const outcome = await attempt().catch(async (thrown: unknown) => {
    if (thrown instanceof NothingToPay) return { notCharged: asResult<Result>(thrown.result) };
    if (!(thrown instanceof Owned)) throw thrown;
    return { usedBefore: thrown.row };
  });
  if ('notCharged' in outcome) return unpaid(outcome.notCharged, from.payment);
  if ('usedBefore' in outcome) return earlier.earlierBought(parts, sale, purchase, outcome.usedBefore);
  if (from.kind === 'ledger') parts.metrics.payment(from.by.id, 'paid');
  const payment = storedPayment(outcome.row, from.payment.token, parts.clock.now());
  const settled = order.means.kind === 'signed' ? await earlier.settledOf(parts, payment) : null;
  return { result: outcome.result, payment, settled, isReplay: false, isCharged: true, remainingCalls: remainingCalls(payment) };
}

/**
 * A token that pays exactly this call locks its own payment and nothing else, so many share a transaction. Where more may be written (what
 * is left, an owner's earnings, a key of the whole account), or a price above the maximum undoes it, the purchase has its own.
 */
function shared<Result>(
  sale: Sale<Result>,
  { maxPriceMicros }: Order,
  { kind, payment, ...funds }: LedgerOrPaid,
  { isOnly, idempotency }: NewPurchase,
): WriteOptions {
  const price = sale.offer.amountMicros;
  const agreed = 'agreedMicros' in funds ? (funds.agreedMicros ?? price) : price;
  const isExact = payment.maxCalls === 1 && payment.amountMicros === agreed && payment.amountMicros <= (maxPriceMicros ?? Infinity);
  const isOwn = !isOnly && (idempotency === null || idempotency.scope === payment.id);
  const isShared = kind === 'paid' && isExact && isOwn && sale.booksEntriesOnly === true;
  return { ...step.atOnce, ...(isShared ? { sharedBy: payment.id } : {}) };
}

/** Waits for a place first: who gets none has lost nothing. */
async function buyInPlace<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  from: LedgerOrPaid,
): Promise<WithoutReceipt<Result>> {
  const leave = await parts.enter(sale, order, from);
  try {
    return await buyReserved(parts, sale, order, from);
  } finally {
    leave?.();
  }
}

/** Takes the call and commits before the work begins, and records after it. */
async function buyReserved<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  from: LedgerOrPaid,
): Promise<WithoutReceipt<Result>> {
  const purchase = newPurchase(parts, sale, order, from);
  parts.reservations.begin(purchase.id);
  try {
    const taken = await parts.database.write(async (queries) => {
      const now = parts.clock.now();
      const hold = () => parts.reservations.insert(queries, purchase, 'reserved', null, now);
      return take(parts, queries, sale, from, order, purchase, hold, now);
    }, step.reserve);
    if (taken.kind === 'used') return await earlier.earlierBought(parts, sale, purchase, taken.row);
    if (from.kind === 'ledger') parts.metrics.payment(from.by.id, 'paid');
    const payment = storedPayment(taken.payment, from.payment.token, parts.clock.now());
    const use = useOf(purchase.id, payment, taken.payment.provider_id);
    return await workAndRecord(parts, sale, use, {
      payment,
      settled: order.means.kind === 'signed' ? await earlier.settledOf(parts, payment) : null,
      isUndone: from.kind === 'ledger',
      giveBack: (failure) => giveBack(parts, use, failure, from.kind === 'ledger'),
    });
  } finally {
    parts.reservations.done(purchase.id);
  }
}

/**
 * Takes one call: from a paid payment by one conditional update, from credit by paying now. Returns what the payment has too much.
 * @throws payment_insufficient, price_above_maximum
 * @param hold writes the row that blocks other requests, as soon as the payment is stored and locked
 */
async function take<Result>(
  parts: PurchaseParts,
  queries: Queries,
  sale: Sale<Result>,
  from: LedgerOrPaid,
  { caller, means, maxPriceMicros }: Order,
  purchase: NewPurchase,
  hold: () => Promise<void>,
  now: number,
): Promise<{ kind: 'taken'; payment: PaymentRow } | { kind: 'used'; row: PurchaseRow }> {
  const { payment } = from;
  const keyed = await underSameKey(parts, queries, sale, purchase);
  if (keyed !== null) return { kind: 'used', row: keyed };
  if (from.kind === 'ledger') {
    await parts.money.reserve(queries, from, cappedBy(caller), now);
    await hold();
    if (!(await parts.money.book(queries, from, 1, now))) throw new Error('a payment that was just reserved is paid');
    const row = await parts.statements.findPayment.first(queries, { id: payment.id });
    if (row === null) throw new Error('a payment that was just paid is missing');
    return { kind: 'taken', payment: row };
  }
  const row = await parts.reservations.take(queries, payment.id, now);
  if (row !== null) {
    const charge = await chargeFor(queries, parts.statements, sale, row, from.agreedMicros ?? sale.offer.amountMicros);
    requirePriceWithin(charge, maxPriceMicros);
    await hold();
    return { kind: 'taken', payment: await chargedFor(parts, queries, row, charge, now) };
  }
  // On PostgreSQL the update waited for a request that was taking the call: it may have had the same key.
  const faster = await underSameKey(parts, queries, sale, purchase);
  if (faster !== null) return { kind: 'used', row: faster };
  const used = await (sale.isRepeatable
    ? earlier.usedBefore(parts, queries, payment, now)
    : earlier.takeLost(parts, queries, sale, payment, now));
  if (used !== null) return { kind: 'used', row: used };
  const refused = await parts.reservations.refusal(queries, payment.id, payment.expiresAt, now);
  // The buyer did not name this payment: a faster request of the same buyer used it.
  if (means.kind !== 'token' && asProblem(refused).status === 402) throw problem('payment_in_flight', { retryAfterSeconds: 1 });
  throw refused;
}

async function underSameKey<Result>(
  parts: PurchaseParts,
  queries: Queries,
  sale: Sale<Result>,
  { idempotency }: NewPurchase,
): Promise<PurchaseRow | null> {
  const row = idempotency === null ? null : await parts.statements.findByKey.first(queries, idempotency);
  if (row !== null && row.request_hash !== sale.requestHash) throw problem('idempotency_mismatch');
  return row;
}

async function worked<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  use: PaidUse,
  { kind, payment }: LedgerOrPaid,
  row: PaymentRow,
): Promise<Done<Result>> {
  try {
    return await sale.work(use);
  } catch (thrown) {
    const failure = asProblem(thrown);
    if (kind === 'ledger') throw notCharged(failure);
    throw new GivenBack(failure, withCallBack(storedPayment(row, payment.token, parts.clock.now())), null);
  }
}

/** It was thrown with this type by the same function. */
function asResult<Result>(result: unknown): Result {
  return result as Result;
}
