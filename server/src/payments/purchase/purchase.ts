import { apiKeyIdOf, clientIdOf } from '../../accounts/caller.ts';
import type { Clock } from '../../clock.ts';
import { asProblem, problem, type Problem, withoutStack } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { PaymentRow, PurchaseRow } from '../../storage/tables.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { chargeFor } from './charge.ts';
import { earlierPurchases, Owned } from './earlier.ts';
import { funding, type Funds, type SignedFunds } from './funds.ts';
import type { Micros } from '../../money.ts';
import type { Ledger } from '../money/ledger.ts';
import type { Receipt, Settled } from './means.ts';
import { callMicros, remainingCalls, storedPayment, type Payment } from '../quotes/payment.ts';
import type { PaymentMoney } from '../money/payment-money.ts';
import { GivenBackProblem, PaymentRequiredProblem } from './payment-required.ts';
import type { PaymentMetrics } from '../payment-core.ts';
import type { Payments } from '../quotes/payments.ts';
import { requirePriceWithin } from './price-guard.ts';
import { GivenBack, notCharged, NothingToPay, settledBy, unpaid, withCallBack } from './purchase-outcomes.ts';
import type { PurchaseStatements } from './purchase-statements.ts';
import { useOf, type NewPurchase, type PaidUse, type Reservations } from './reservations.ts';
import { keyOf, type Bought, type Done, type Order, type Sale, type WithoutReceipt } from './sale.ts';
import { workPlaces } from './work-places.ts';
import { reserveSigned, settleReserved, type SettledOutcome, type SignedPaying } from './settling.ts';

export interface PurchaseParts {
  database: Database;
  statements: PurchaseStatements;
  payments: Payments;
  money: PaymentMoney;
  reservations: Reservations;
  ledger: Ledger;
  clock: Clock;
  log: Log;
  metrics: PaymentMetrics;
  /** Lifetime of a quote and its price. */
  quoteTtlMs: number;
  /** Settles every signature before its work begins. */
  settlesFirst: boolean;
}

/** The one purchase of tool calls, assets and credit, for all surfaces. */
export interface Purchases {
  /**
   * Sells to a buyer. Nothing is settled twice, failed work is not charged, and no work is done without payment.
   * @throws PaymentRequiredProblem with the quote to pay; GivenBackProblem where a paid call failed; problems of payment or input
   */
  buy<Result>(sale: Sale<Result>, order: Order): Promise<Bought<Result>>;
  /** Whether the buyer has a purchase under this Idempotency-Key, which a retry would get. */
  hasUnderKey(order: Order): Promise<boolean>;
}

export function purchases(parts: PurchaseParts): Purchases {
  const { database, statements, payments, money, reservations, clock, log, metrics, settlesFirst } = parts;
  const settling = { database, reservations, money, clock, log, metrics };
  const earlier = earlierPurchases(parts);
  const funds = funding(parts, earlier);
  const enter = workPlaces(funds);

  /** The steps of a purchase: find the funds, reserve, work, settle, record; or leave everything as it was. */
  async function buy<Result>(sale: Sale<Result>, order: Order): Promise<Bought<Result>> {
    let waiting: Payment | null = null;
    try {
      const found = (await earlier.underKey(sale, order)) ?? (await fundsOf(sale, order));
      if (found.kind === 'paid') waiting = found.payment;
      const bought = found.kind === 'bought' ? found.bought : await buyWith(sale, order, found);
      metrics.purchase(sale.offer.kind, bought.isReplay ? 'replayed' : bought.isCharged ? 'sold' : 'uncharged');
      return { ...bought, receipt: receiptOf(sale, order, bought.settled), lost: () => earlier.lost(sale, bought.payment) };
    } catch (thrown) {
      const refusal = await refusalOf(sale, order, asProblem(thrown), waiting);
      count(sale, order, refusal);
      throw refusal;
    }
  }

  /** The funds; if another request under the same key has just used them, the purchase of that request. */
  async function fundsOf<Result>(sale: Sale<Result>, order: Order): ReturnType<typeof funds.find<Result>> {
    try {
      return await funds.find(sale, order);
    } catch (thrown) {
      const bought = usedCodes.has(asProblem(thrown).code) ? await earlier.underKey(sale, order) : null;
      if (bought === null) throw thrown;
      return bought;
    }
  }

  /** A request without any means of payment only asks for the price. */
  function count<Result>({ offer }: Sale<Result>, { means }: Order, refusal: Problem): void {
    if (refusal instanceof PaymentRequiredProblem) metrics.challenge(offer.kind);
    if (means.kind === 'none') return;
    const outcome = refusal instanceof GivenBackProblem ? 'given_back' : refusal.status >= 500 ? 'failed' : 'refused';
    metrics.purchase(offer.kind, outcome);
  }

  async function buyWith<Result>(sale: Sale<Result>, order: Order, found: Funds): Promise<WithoutReceipt<Result>> {
    if (found.kind === 'signed') return buySigned(sale, order, found);
    if (found.kind === 'paid' && sale.input?.valid === false) await funds.requireUsable(found, order);
    sale.requireInput();
    if (!(sale.isRepeatable && (await isUsed(found)))) await sale.requireDeliverable?.();
    const attempt = () => (sale.isQuick ? buyAtOnce(sale, order, found) : buyInPlace(sale, order, found));
    return attempt().catch(async (thrown: unknown) => {
      // The missing credit may have paid for the same thing in another request of this payer.
      const isSpent = found.kind === 'ledger' && sale.isLasting && asProblem(thrown).code === 'insufficient_credit';
      const owned = isSpent ? await earlier.ownedBy(sale, order, found.payer) : null;
      if (owned !== null) return owned.kind === 'bought' ? owned.bought : buyWith(sale, order, owned);
      if (!isUniqueViolation(thrown)) throw thrown;
      return earlier.takenMeanwhile(sale, order, { paymentId: found.payment.id, signedId: found.signedId }, thrown);
    });
  }

  async function isUsed(from: Funds): Promise<boolean> {
    return from.kind === 'paid' && (await earlier.usedBefore(database.read, from.payment, clock.now())) !== null;
  }

  // -- From the ledger: with a token, with an earlier payment, or from credit

  /** One transaction takes, runs and records: no crash leaves it half done. */
  async function buyAtOnce<Result>(sale: Sale<Result>, order: Order, from: Exclude<Funds, SignedFunds>): Promise<WithoutReceipt<Result>> {
    const purchase = newPurchase(sale, order, from);
    const attempt = () =>
      database.write(async (queries) => {
        const now = clock.now();
        const { isOnly } = purchase;
        // Insert the row before taking money: of two purchases of the same thing, one then waits for the other, which may spend the money.
        const hold = async () => {
          if (!isOnly) return;
          await reservations.insert(queries, purchase, 'reserved', null, now);
          await earlier.requireNotOwned(queries, sale, order, purchase);
        };
        const taken = await take(queries, sale, from, order, purchase, hold, now);
        if (taken.kind === 'used') return { usedBefore: taken.row };
        const use = useOf(purchase.id, storedPayment(taken.payment, '', now), taken.payment.provider_id);
        const done = await worked(sale, use, from, taken.payment);
        if (!done.isCharged) throw new NothingToPay(done.result);
        if (isOnly) await reservations.markUsed(queries, purchase.id, done.answer, now);
        else await reservations.insert(queries, purchase, 'used', done.answer, now);
        const charged = await chargedFor(queries, taken.payment, done.chargeMicros, now);
        return { result: await done.book(queries, { ...use, amountMicros: charged.amount_micros }, now), row: charged };
      }, step.atOnce);
    const outcome = await attempt().catch(async (thrown: unknown) => {
      if (thrown instanceof NothingToPay) return { notCharged: asResult<Result>(thrown.result) };
      if (!(thrown instanceof Owned)) throw thrown;
      return { usedBefore: thrown.row };
    });
    if ('notCharged' in outcome) return unpaid(outcome.notCharged, from.payment);
    if ('usedBefore' in outcome) return earlier.earlierBought(sale, purchase, outcome.usedBefore);
    if (from.kind === 'ledger') metrics.payment(from.by.id, 'paid');
    const payment = storedPayment(outcome.row, from.payment.token, clock.now());
    const settled = order.means.kind === 'signed' ? await earlier.settledOf(payment) : null;
    return { result: outcome.result, payment, settled, isReplay: false, isCharged: true, remainingCalls: remainingCalls(payment) };
  }

  /** Waits for a place first: who gets none has lost nothing. */
  async function buyInPlace<Result>(sale: Sale<Result>, order: Order, from: Exclude<Funds, SignedFunds>): Promise<WithoutReceipt<Result>> {
    const leave = await enter(sale, order, from);
    try {
      return await buyReserved(sale, order, from);
    } finally {
      leave?.();
    }
  }

  /** Takes the call and commits before the work begins, and records after it. */
  async function buyReserved<Result>(sale: Sale<Result>, order: Order, from: Exclude<Funds, SignedFunds>): Promise<WithoutReceipt<Result>> {
    const purchase = newPurchase(sale, order, from);
    reservations.begin(purchase.id);
    try {
      const taken = await database.write(async (queries) => {
        const now = clock.now();
        const hold = () => reservations.insert(queries, purchase, 'reserved', null, now);
        return take(queries, sale, from, order, purchase, hold, now);
      }, step.reserve);
      if (taken.kind === 'used') return await earlier.earlierBought(sale, purchase, taken.row);
      if (from.kind === 'ledger') metrics.payment(from.by.id, 'paid');
      const payment = storedPayment(taken.payment, from.payment.token, clock.now());
      const use = useOf(purchase.id, payment, taken.payment.provider_id);
      return await workAndRecord(sale, use, {
        payment,
        settled: order.means.kind === 'signed' ? await earlier.settledOf(payment) : null,
        isUndone: from.kind === 'ledger',
        giveBack: (failure) => giveBack(use, failure, from.kind === 'ledger'),
      });
    } finally {
      reservations.done(purchase.id);
    }
  }

  /**
   * Takes one call: from a paid payment by one conditional update, from credit by paying now. Returns what the payment has too much.
   * @throws payment_insufficient, price_above_maximum
   * @param hold writes the row that blocks other requests, as soon as the payment is stored and locked
   */
  async function take<Result>(
    queries: Queries,
    sale: Sale<Result>,
    from: Exclude<Funds, SignedFunds>,
    { caller, means, maxPriceMicros }: Order,
    purchase: NewPurchase,
    hold: () => Promise<void>,
    now: number,
  ): Promise<{ kind: 'taken'; payment: PaymentRow } | { kind: 'used'; row: PurchaseRow }> {
    const { payment } = from;
    const keyed = await underSameKey(queries, sale, purchase);
    if (keyed !== null) return { kind: 'used', row: keyed };
    if (from.kind === 'ledger') {
      await money.reserve(queries, from, apiKeyIdOf(caller), now);
      await hold();
      if (!(await money.book(queries, from, 1, now))) throw new Error('a payment that was just reserved is paid');
      const row = await statements.findPayment.first(queries, { id: payment.id });
      if (row === null) throw new Error('a payment that was just paid is missing');
      return { kind: 'taken', payment: row };
    }
    const row = await reservations.take(queries, payment.id, now);
    if (row !== null) {
      const charge = await chargeFor(queries, statements, sale, row, from.agreedMicros ?? sale.offer.amountMicros);
      requirePriceWithin(charge, maxPriceMicros);
      await hold();
      return { kind: 'taken', payment: await chargedFor(queries, row, charge, now) };
    }
    // On PostgreSQL the update waited for a request that was taking the call: it may have had the same key.
    const faster = await underSameKey(queries, sale, purchase);
    if (faster !== null) return { kind: 'used', row: faster };
    const used = await (sale.isRepeatable ? earlier.usedBefore(queries, payment, now) : earlier.takeLost(queries, sale, payment, now));
    if (used !== null) return { kind: 'used', row: used };
    const refused = await reservations.refusal(queries, payment.id, payment.expiresAt, now);
    // The buyer did not name this payment: a faster request of the same buyer used it.
    if (means.kind !== 'token' && asProblem(refused).status === 402) throw problem('payment_in_flight', { retryAfterSeconds: 1 });
    throw refused;
  }

  async function underSameKey<Result>(queries: Queries, sale: Sale<Result>, { idempotency }: NewPurchase): Promise<PurchaseRow | null> {
    const row = idempotency === null ? null : await statements.findByKey.first(queries, idempotency);
    if (row !== null && row.request_hash !== sale.requestHash) throw problem('idempotency_mismatch');
    return row;
  }

  async function worked<Result>(
    sale: Sale<Result>,
    use: PaidUse,
    { kind, payment }: Exclude<Funds, SignedFunds>,
    row: PaymentRow,
  ): Promise<Done<Result>> {
    try {
      return await sale.work(use);
    } catch (thrown) {
      const failure = asProblem(thrown);
      if (kind === 'ledger') throw notCharged(failure);
      throw new GivenBack(failure, withCallBack(storedPayment(row, payment.token, clock.now())), null);
    }
  }

  // -- By a signature

  /**
   * Verifies, reserves, works, settles and records. Settles before the work where its effect cannot be undone, or where the payer's
   * balance is not known to cover all its open purchases. If the balance does not cover them, this purchase waits for the others.
   */
  async function buySigned<Result>(sale: Sale<Result>, order: Order, found: SignedFunds): Promise<WithoutReceipt<Result>> {
    const { paying } = found;
    const { payment, verified } = paying;
    const { authorization } = verified;
    const purchase = newPurchase(sale, order, { payment, payer: authorization.payer, signedId: authorization.id });
    const { amountMicros: agreedMicros } = payment;
    const isStillWanted = (queries: Queries) =>
      earlier.requireNothingOwned(queries, sale, order, { payer: authorization.payer, agreedMicros });
    const leave = await enter(sale, order, found);
    reservations.begin(purchase.id);
    try {
      const cover = await reserveSigned(settling, paying, purchase, apiKeyIdOf(order.caller), isStillWanted);
      const isSettledLast = !settlesFirst && sale.settles === 'last' && cover === 'covered';
      const use = useOf(purchase.id, payment, paying.by.id);
      return isSettledLast ? await workThenSettle(sale, use, paying) : await settleThenWork(sale, use, paying);
    } catch (thrown) {
      // What it owns already may need the place.
      leave?.();
      if (thrown instanceof Owned) {
        const owned = await earlier.asOwned(sale, thrown.row);
        return owned.kind === 'bought' ? owned.bought : await buyWith(sale, order, { ...owned, signedId: authorization.id, agreedMicros });
      }
      if (isUniqueViolation(thrown))
        return await earlier.takenMeanwhile(sale, order, { paymentId: null, signedId: authorization.id }, thrown);
      throw thrown;
    } finally {
      leave?.();
      reservations.done(purchase.id);
    }
  }

  /** A failing tool costs nothing, because nothing was settled. */
  async function workThenSettle<Result>(sale: Sale<Result>, use: PaidUse, paying: SignedPaying): Promise<WithoutReceipt<Result>> {
    const { payment } = paying;
    let outcome: SettledOutcome | null = null;
    let charged = paying;
    const bought = await workAndRecord(sale, use, {
      payment: { ...payment, status: 'paid', usedCalls: 1 },
      settled: null,
      isUndone: true,
      giveBack: (failure) => database.write((queries) => reservations.refuse(queries, use.callId, payment.id, failure, false)),
      settle: async (chargeMicros) => {
        charged = await lowered(paying, use, chargeMicros);
        outcome = await settleReserved(settling, charged, use.callId, true);
        return settledBy(charged.payment, outcome, charged, clock.now());
      },
      record: async (queries, now) => {
        if (outcome === null) throw new Error('nothing was settled');
        await bookSettled(queries, charged, use, outcome, now);
      },
    });
    if (bought.isCharged) metrics.payment(paying.by.id, 'paid');
    return bought;
  }

  /** A signed maximum is settled for what the work cost. It is stored before, so that its outcome can be found after a crash. */
  async function lowered(paying: SignedPaying, { callId, amountMicros: quoted }: PaidUse, charge = quoted): Promise<SignedPaying> {
    const { payment, by, verified } = paying;
    const authorization = charge < quoted ? (by.lowered?.(verified.authorization, charge) ?? null) : null;
    if (authorization === null) return paying;
    await database.write(async (queries) => {
      await reservations.lower(queries, callId, authorization, charge);
      const row = await statements.findPayment.first(queries, { id: payment.id });
      if (row !== null) await money.lowered(queries, row, charge);
    }, step.reserve);
    return { ...paying, payment: { ...payment, amountMicros: charge }, verified: { ...verified, authorization } };
  }

  async function settleThenWork<Result>(sale: Sale<Result>, use: PaidUse, paying: SignedPaying): Promise<WithoutReceipt<Result>> {
    const outcome = await settleReserved(settling, paying, use.callId, false);
    const now = clock.now();
    await database.write((queries) => bookSettled(queries, paying, use, outcome, now), step.book);
    metrics.payment(paying.by.id, 'paid');
    return workAndRecord(sale, use, {
      payment: { ...paying.payment, status: 'paid', providerId: paying.by.id, usedCalls: 1, paidAt: now },
      settled: settledBy(paying.payment, outcome, paying, now),
      isUndone: false,
      giveBack: (failure) => giveBack(use, failure, false),
    });
  }

  async function bookSettled(queries: Queries, paying: SignedPaying, use: PaidUse, outcome: SettledOutcome, now: number): Promise<void> {
    await reservations.markSettled(queries, use.callId, outcome);
    if (!(await money.book(queries, paying, 1, now))) throw new Error('a payment that was reserved was paid by somebody else');
  }

  // -- Work and record

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

  async function workAndRecord<Result>(sale: Sale<Result>, use: PaidUse, steps: Steps): Promise<WithoutReceipt<Result>> {
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
      const { result, amountMicros } = await database.write(async (queries) => {
        const now = clock.now();
        await steps.record?.(queries, now);
        await reservations.markUsed(queries, use.callId, answer, now);
        const amountMicros = chargeMicros === undefined ? use.amountMicros : await chargedUse(queries, use, chargeMicros, now);
        return { result: await book(queries, { ...use, amountMicros }, now), amountMicros };
      }, step.record);
      const paid = { ...payment, amountMicros };
      return { result, payment: paid, settled, isReplay: false, isCharged: true, remainingCalls: remainingCalls(paid) };
    } catch (thrown) {
      return recordedAfterAll(sale, use, steps, settled, asProblem(thrown));
    }
  }

  async function chargedUse(queries: Queries, { paymentId }: PaidUse, chargeMicros: Micros, now: number): Promise<Micros> {
    const row = await statements.findPayment.first(queries, { id: paymentId });
    if (row === null) throw new Error('a payment that was just paid is missing');
    return (await chargedFor(queries, row, chargeMicros, now)).amount_micros;
  }

  /** Returns what the payment of a call has above its charge. @returns the payment now */
  async function chargedFor(queries: Queries, row: PaymentRow, chargeMicros: Micros | undefined, now: number): Promise<PaymentRow> {
    const isLess = chargeMicros !== undefined && chargeMicros < row.amount_micros;
    return isLess ? money.returnSurplus(queries, row, chargeMicros, now) : row;
  }

  /** The commit may have succeeded without its acknowledgement; otherwise gives the call back. */
  async function recordedAfterAll<Result>(
    sale: Sale<Result>,
    use: PaidUse,
    steps: Steps,
    settled: Settled | null,
    failure: Problem,
  ): Promise<WithoutReceipt<Result>> {
    // `reconcile` finds money that was settled and not booked: until then the buyer must not pay again.
    const isBack = steps.settle === undefined && (await steps.giveBack(failure.code));
    const row = await statements.findPurchase.first(database.read, { id: use.callId });
    if (row?.state === 'used') return { ...(await earlier.boughtBefore(sale, row)), isReplay: false };
    if (isBack && steps.isUndone) throw notCharged(failure);
    if (isBack || steps.settle === undefined) throw new GivenBack(failure, withCallBack(steps.payment), settled);
    log.error({ err: failure, call: use.callId }, 'a settled purchase could not be recorded; it will be reconciled');
    throw problem('settlement_pending', { retryAfterSeconds: 10, members: { paymentId: use.paymentId }, cause: failure });
  }

  /** @param isRefunded the payment was made within the request: refund it at once, since the buyer has no token to retry with */
  async function giveBack(use: PaidUse, failure: Problem['code'] | 'not_finished', isRefunded: boolean): Promise<boolean> {
    const refund = await database.write(async (queries) => {
      if (!(await reservations.giveBack(queries, use.callId, use.paymentId, failure, isRefunded))) return null;
      const row = isRefunded ? await statements.findPayment.first(queries, { id: use.paymentId }) : null;
      const isEnded = row !== null && (await money.end(queries, row, clock.now()));
      return { by: isEnded ? row.provider_id : null };
    }, step.giveBack);
    const isBack = refund !== null;
    log.info({ call: use.callId, failure, isBack }, 'purchase given back');
    if (isBack) metrics.giveBack(failure);
    if (isBack && refund.by !== null) metrics.payment(refund.by, 'refunded');
    return isBack;
  }

  // -- Refusals

  /** The one 402: a refusal with a fresh quote. It writes nothing, so that a flood of unpaid requests cannot fill the disk. */
  async function refusalOf<Result>(sale: Sale<Result>, order: Order, refused: Problem, waiting: Payment | null): Promise<Problem> {
    if (refused instanceof GivenBack) return new GivenBackProblem(refused, refused.payment, receiptOf(sale, order, refused.settled));
    if (refused.status !== 402) return refused;
    // A payment that is still unpaid is offered again.
    const open = refused.code === 'payment_not_completed' && waiting !== null ? await payments.find(waiting.id) : null;
    const payment = open ?? payments.quote(sale.offer, clientIdOf(order.caller));
    try {
      requirePriceWithin(callMicros(payment), order.maxPriceMicros);
    } catch (aboveMaximum) {
      return asProblem(aboveMaximum);
    }
    sale.asked?.();
    const { internalServiceId, resource, input } = sale;
    return withoutStack(() => new PaymentRequiredProblem(refused, { payment, internalServiceId, resource, input }));
  }

  function newPurchase<Result>(
    sale: Sale<Result>,
    order: Order,
    { payment, payer, signedId }: Pick<NewPurchase, 'payer' | 'signedId'> & { payment: Payment },
  ) {
    const idempotency = keyOf(order, payment.id);
    const isOnly = sale.isLasting && payer !== null;
    // Only purchases that can be requested again are compared by their request.
    const requestHash = idempotency === null && payer === null ? null : sale.requestHash;
    return { id: reservations.newId(), payment, idempotency, requestHash, payer, signedId, isOnly };
  }

  async function hasUnderKey(order: Order): Promise<boolean> {
    const key = keyOf(order, null);
    return key !== null && (await statements.findByKey.first(database.read, key)) !== null;
  }

  return { buy, hasUnderKey };
}

const usedCodes: ReadonlySet<Problem['code']> = new Set(['payment_already_used', 'payment_signature_used']);

/** The transactions of a purchase, in traces. */
const step = {
  atOnce: { span: 'purchase.at_once' },
  reserve: { span: 'purchase.reserve' },
  book: { span: 'purchase.book' },
  record: { span: 'purchase.record' },
  giveBack: { span: 'purchase.give_back' },
} as const;

function receiptOf<Result>({ resource }: Sale<Result>, { means }: Order, settled: Settled | null): Receipt | null {
  return means.kind === 'signed' && settled !== null ? means.receipt(settled, resource) : null;
}

/** It was thrown with this type by the same function. */
function asResult<Result>(result: unknown): Result {
  return result as Result;
}
