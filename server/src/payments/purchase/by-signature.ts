import { cappedBy } from '../../accounts/caller.ts';
import type { Queries } from '../../storage/database.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import * as earlier from './earlier.ts';
import { Owned, type Earlier } from './earlier.ts';
import { settledBy } from './purchase-outcomes.ts';
import type { PurchaseParts, SignedFunds } from './purchase-parts.ts';
import { giveBack, newPurchase, step, workAndRecord } from './record.ts';
import { useOf, type PaidUse } from './reservations.ts';
import type { Order, Sale, WithoutReceipt } from './sale.ts';
import { reserveSigned, settleReserved, type SettledOutcome, type SignedPaying } from './settling.ts';

/**
 * Verifies, reserves, works, settles and records. Settles before the work where its effect cannot be undone, or where the payer's
 * balance is not known to cover all its open purchases. If the balance does not cover them, this purchase waits for the others.
 * @returns the purchase; or a paid payment of the payer that has become usable, to buy with
 */
export async function buySigned<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  found: SignedFunds,
): Promise<Earlier<Result>> {
  const { paying } = found;
  const { payment, verified } = paying;
  const { authorization } = verified;
  const purchase = newPurchase(parts, sale, order, { payment, payer: authorization.payer, signedId: authorization.id });
  const { amountMicros: agreedMicros } = payment;
  const isStillWanted = (queries: Queries) =>
    earlier.requireNothingOwned(parts, queries, sale, order, { payer: authorization.payer, agreedMicros });
  const leave = await parts.enter(sale, order, found);
  parts.reservations.begin(purchase.id);
  try {
    const cover = await reserveSigned(parts, paying, purchase, cappedBy(order.caller), isStillWanted);
    const isSettledLast = !parts.settlesFirst && sale.settles === 'last' && cover === 'covered';
    const use = useOf(purchase.id, payment, paying.by.id);
    return { kind: 'bought', bought: await (isSettledLast ? workThenSettle : settleThenWork)(parts, sale, use, paying) };
  } catch (thrown) {
    // What it owns already may need the place.
    leave?.();
    if (thrown instanceof Owned) {
      const owned = await earlier.asOwned(parts, sale, thrown.row);
      return owned.kind === 'bought' ? owned : { ...owned, signedId: authorization.id, agreedMicros };
    }
    if (!isUniqueViolation(thrown)) throw thrown;
    const taken = { paymentId: null, signedId: authorization.id };
    return { kind: 'bought', bought: await earlier.takenMeanwhile(parts, sale, order, taken, thrown) };
  } finally {
    leave?.();
    parts.reservations.done(purchase.id);
  }
}

/** A failing tool costs nothing, because nothing was settled. */
async function workThenSettle<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  use: PaidUse,
  paying: SignedPaying,
): Promise<WithoutReceipt<Result>> {
  const { payment } = paying;
  let outcome: SettledOutcome | null = null;
  let charged = paying;
  const bought = await workAndRecord(parts, sale, use, {
    payment: { ...payment, status: 'paid', usedCalls: 1 },
    settled: null,
    isUndone: true,
    giveBack: (failure) => parts.database.write((queries) => parts.reservations.refuse(queries, use.callId, payment.id, failure, false)),
    settle: async (chargeMicros) => {
      charged = await lowered(parts, paying, use, chargeMicros);
      outcome = await settleReserved(parts, charged, use.callId, true);
      return settledBy(charged.payment, outcome, charged, parts.clock.now());
    },
    record: async (queries, now) => {
      if (outcome === null) throw new Error('nothing was settled');
      await bookSettled(parts, queries, charged, use, outcome, now);
    },
  });
  if (bought.isCharged) parts.metrics.payment(paying.by.id, 'paid');
  return bought;
}

/** A signed maximum is settled for what the work cost. It is stored before, so that its outcome can be found after a crash. */
async function lowered(
  parts: PurchaseParts,
  paying: SignedPaying,
  { callId, amountMicros: quoted }: PaidUse,
  charge = quoted,
): Promise<SignedPaying> {
  const { payment, by, verified } = paying;
  const authorization = charge < quoted ? (by.lowered?.(verified.authorization, charge) ?? null) : null;
  if (authorization === null) return paying;
  await parts.database.write(async (queries) => {
    await parts.reservations.lower(queries, callId, authorization, charge);
    const row = await parts.statements.findPayment.first(queries, { id: payment.id });
    if (row !== null) await parts.money.lowered(queries, row, charge);
  }, step.reserve);
  return { ...paying, payment: { ...payment, amountMicros: charge }, verified: { ...verified, authorization } };
}

async function settleThenWork<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  use: PaidUse,
  paying: SignedPaying,
): Promise<WithoutReceipt<Result>> {
  const outcome = await settleReserved(parts, paying, use.callId, false);
  const now = parts.clock.now();
  await parts.database.write((queries) => bookSettled(parts, queries, paying, use, outcome, now), step.book);
  parts.metrics.payment(paying.by.id, 'paid');
  return workAndRecord(parts, sale, use, {
    payment: { ...paying.payment, status: 'paid', providerId: paying.by.id, usedCalls: 1, paidAt: now },
    settled: settledBy(paying.payment, outcome, paying, now),
    isUndone: false,
    giveBack: (failure) => giveBack(parts, use, failure, false),
  });
}

async function bookSettled(
  parts: PurchaseParts,
  queries: Queries,
  paying: SignedPaying,
  use: PaidUse,
  outcome: SettledOutcome,
  now: number,
): Promise<void> {
  await parts.reservations.markSettled(queries, use.callId, outcome);
  if (!(await parts.money.book(queries, paying, 1, now))) throw new Error('a payment that was reserved was paid by somebody else');
}
