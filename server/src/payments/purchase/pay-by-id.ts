import type { Foundation } from '../../foundation.ts';
import { cappedBy, type Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { AlreadyPaid, type PaymentMoney } from '../money/payment-money.ts';
import type { PaymentMetrics } from '../../metrics.ts';
import type { PaymentProvider, Verified } from '../provider.ts';
import { shortId, type Payment } from '../quotes/payment.ts';
import type { PurchaseStatements } from './purchase-statements.ts';
import { standing } from './refused-purchase.ts';
import type { Reservations } from './reservations.ts';
import { reserveSigned, settleReserved, type SignedPaying } from './settling.ts';

export interface PayingParts extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  statements: PurchaseStatements;
  money: PaymentMoney;
  reservations: Reservations;
  metrics: Pick<PaymentMetrics, 'payment' | 'settlement'>;
}

/** Pays a pending payment; one that another request has paid stays as it is. */
export async function payPending(
  parts: PayingParts,
  payment: Payment,
  by: PaymentProvider,
  caller: Caller,
  request: Readonly<Record<string, unknown>>,
): Promise<void> {
  const verifiedAt = parts.clock.now();
  const verifyAgain = () => by.verify(payment, caller, request);
  const verified = await verifyAgain();
  const { authorization } = verified;
  try {
    if (authorization === null) await payFromLedger(parts, payment, by, verified, caller);
    else await payOutside(parts, { payment, by, verified: { ...verified, authorization }, verifiedAt, verifyAgain }, caller);
    parts.metrics.payment(by.id, 'paid');
    parts.log.info({ payment: shortId(payment.id), provider: by.id, amountMicros: payment.amountMicros }, 'payment paid');
  } catch (thrown) {
    if (!(thrown instanceof AlreadyPaid)) throw thrown;
  }
}

async function payFromLedger(parts: PayingParts, payment: Payment, by: PaymentProvider, verified: Verified, caller: Caller) {
  await parts.database
    .write(async (queries) => {
      const now = parts.clock.now();
      await parts.money.reserve(queries, { payment, by }, cappedBy(caller), now);
      await parts.money.book(queries, { payment, by, verified }, 0, now);
      // A proof of a wallet pays once.
      if (caller.kind !== 'wallet') return;
      const proof = { payer: caller.address, signedId: proofIdOf(caller.proofId), idempotency: null, requestHash: null, isOnly: false };
      await parts.reservations.insert(queries, { id: parts.reservations.newId(), payment, ...proof }, 'given_back', null, now);
    })
    .catch((thrown: unknown) => {
      throw isUniqueViolation(thrown) ? problem('payment_already_used', { cause: thrown }) : thrown;
    });
}

async function payOutside(parts: PayingParts, paying: SignedPaying, caller: Caller): Promise<void> {
  const id = parts.reservations.newId();
  parts.reservations.begin(id);
  try {
    const purchase = { id, idempotency: null, requestHash: null, isOnly: false };
    await reserveSigned(parts, paying, purchase, cappedBy(caller), async () => undefined).catch(async (thrown: unknown) => {
      throw isUniqueViolation(thrown) ? await takenBy(parts, paying.verified.authorization.id, thrown) : thrown;
    });
    const outcome = await settleReserved(parts, paying, id, false);
    await parts.database.write(async (queries) => {
      await parts.reservations.markSettled(queries, id, outcome);
      await parts.money.book(queries, paying, 0, parts.clock.now());
      await parts.reservations.endUnused(queries, id);
    });
  } finally {
    parts.reservations.done(id);
  }
}

/** Why a signed payment cannot be reserved: it is being settled, or was used. */
async function takenBy(parts: PayingParts, signedId: string, cause: unknown) {
  const row = await parts.statements.findBySignature.first(parts.database.read, { signedId });
  if (row === null) return problem('payment_in_flight', { retryAfterSeconds: 1, cause });
  return row.state === 'reserved' || row.state === 'unknown' ? standing(row) : problem('payment_already_used', { cause });
}

/** The id of a wallet's proof, among the ids of signatures. */
export const proofIdOf = (proofId: string) => `siwx:${proofId}`;
