import type { Foundation } from '../../foundation.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { SettleOutcome } from '../../settlement/settler.ts';
import type { Queries } from '../../storage/database.ts';
import { lockUntilCommit } from '../../storage/lock.ts';
import type { PaymentMetrics } from '../../metrics.ts';
import type { Paying, PaymentMoney } from '../money/payment-money.ts';
import type { PaymentProvider, SignedAuthorization, Verified } from '../provider.ts';
import type { NewPurchase, Reservations } from './reservations.ts';

/** The parts that settling outside the ledger needs. */
export interface SettlingParts extends Pick<Foundation, 'database' | 'log'> {
  reservations: Reservations;
  money: PaymentMoney;
  metrics: Pick<PaymentMetrics, 'payment' | 'settlement'>;
}

/** A payment signed by a wallet, verified and not reserved yet. */
export interface SignedPaying extends Paying {
  by: PaymentProvider;
  verified: Verified & { authorization: SignedAuthorization };
  /** When the balance of its payer was read. */
  verifiedAt: number;
  /** Verifies it again, and reads the balance again. @throws as verifying */
  verifyAgain(): Promise<Verified>;
}

export type SettledOutcome = Extract<SettleOutcome, { kind: 'settled' }>;

/** In traces. */
const reserveStep = { span: 'purchase.reserve' } as const;
/** Calls of one wallet wait this long for each other: most take a moment. */
const shortMsMax = 2000;
const shortLookMs = 100;

/**
 * Writes the row that blocks any second purchase, with its share of the caps, before money moves.
 * If the payer's balance does not cover all its open purchases, it waits a moment for the others: money they have moved is missing in
 * the balance, and counts as open until it is recorded.
 * @param isStillWanted throws where it is not, in the same transaction
 * @returns whether the payer can be trusted to pay after the work
 * @throws payment_in_flight, spending_cap_exceeded, AlreadyPaid, a unique violation of key or signature
 */
export async function reserveSigned(
  { database, reservations, money, clock }: SettlingParts & { clock: Clock },
  { payment, by, verified, verifiedAt, verifyAgain }: SignedPaying,
  purchase: Omit<NewPurchase, 'payment' | 'payer' | 'signedId'>,
  apiKeyId: string | null,
  isStillWanted: (queries: Queries) => Promise<void>,
): Promise<'covered' | 'untrusted'> {
  const { payer, id: signedId } = verified.authorization;
  const row = { ...purchase, payment, payer, signedId };
  const reserve = (balanceMicros: Micros | null, readAt: number) =>
    database.write(async (queries) => {
      const now = clock.now();
      // Of two at once, one sees the other.
      await lockUntilCommit(queries, database.dialect, payer);
      await money.reserve(queries, { payment, by }, apiKeyId, now);
      await reservations.insertSigned(queries, row, by.id, verified, now);
      await isStillWanted(queries);
      const cover = await reservations.cover(queries, payer, balanceMicros, readAt);
      // Settling it would take the money that another running call of this wallet needs.
      if (cover === 'short') throw new OthersRunning();
      return cover;
    }, reserveStep);

  const until = performance.now() + shortMsMax;
  let [balanceMicros, readAt] = [verified.balanceMicros, verifiedAt];
  for (;;) {
    try {
      return await reserve(balanceMicros, readAt);
    } catch (thrown) {
      if (!(thrown instanceof OthersRunning)) throw thrown;
      if (performance.now() > until) throw problem('payment_in_flight', { message: thrown.message, retryAfterSeconds: 2 });
    }
    await pause(shortLookMs);
    readAt = clock.now();
    ({ balanceMicros } = await verifyAgain());
  }
}

/** Rolls the transaction back. */
class OthersRunning extends Error {
  override readonly name = 'OthersRunning';
  constructor() {
    super('other calls of this wallet are running, and its balance does not cover them all');
  }
}

/**
 * Settles a reserved payment.
 * @param hasRun whether its work is done
 * @throws payment_refused where nothing moved; settlement_pending where the outcome is unknown, until a job finds it
 */
export async function settleReserved(
  { database, reservations, log, metrics }: SettlingParts,
  { payment, by, verified }: SignedPaying,
  purchaseId: string,
  hasRun: boolean,
): Promise<SettledOutcome> {
  if (by.settle === undefined) throw new Error('nothing is settled outside by this provider');
  const started = performance.now();
  const outcome = await by.settle(verified.authorization);
  metrics.settlement(by.id, outcome.kind, performance.now() - started);
  switch (outcome.kind) {
    case 'settled':
      return outcome;
    case 'failed':
      await database.write((queries) => reservations.refuse(queries, purchaseId, payment.id, outcome.reason, hasRun));
      metrics.payment(by.id, 'refused');
      throw problem('payment_refused', { message: `the payment was refused: ${outcome.reason}`, members: { reason: outcome.reason } });
    case 'unknown':
      await reservations.markUnknown(purchaseId);
      metrics.payment(by.id, 'unknown');
      log.warn({ reason: outcome.reason }, 'the outcome of a settlement is not known yet');
      throw problem('settlement_pending', { retryAfterSeconds: 5, members: { paymentId: payment.id } });
  }
}
