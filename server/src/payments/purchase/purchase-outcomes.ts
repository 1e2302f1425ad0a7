import { Problem, problem } from '../../errors.ts';
import type { Settled } from './means.ts';
import type { Payment } from '../quotes/payment.ts';
import { lowerHex } from './reservations.ts';
import type { WithoutReceipt } from './sale.ts';
import type { SettledOutcome, SignedPaying } from './settling.ts';

export function unpaid<Result>(result: Result, payment: Payment, settled: Settled | null = null): WithoutReceipt<Result> {
  return { result, payment, settled, isReplay: false, isCharged: false, remainingCalls: payment.maxCalls };
}

export function withCallBack(payment: Payment): Payment {
  return { ...payment, usedCalls: Math.max(0, payment.usedCalls - 1) };
}

/** The failure of work that was not charged. */
export function notCharged(failure: Problem): Problem {
  const hint = failure.status >= 500 ? 'Nothing was charged: retry.' : 'Nothing was charged.';
  return problem(failure.code, { hint, ...failure.details, message: failure.message, cause: failure.cause ?? failure });
}

export function settledBy(
  { id, amountMicros }: Payment,
  { transaction, payer }: SettledOutcome,
  { verified }: SignedPaying,
  settledAt: number,
): Settled {
  return { paymentId: id, amountMicros, network: verified.authorization.network, transaction, payer: lowerHex(payer), settledAt };
}

/** A failure after settling; `refusalOf` adds the receipt in the buyer's protocol. */
export class GivenBack extends Problem {
  readonly payment: Payment;
  readonly settled: Settled | null;
  constructor(failure: Problem, payment: Payment, settled: Settled | null) {
    super(failure.code, { ...failure.details, message: failure.message, cause: failure.cause ?? failure });
    this.payment = payment;
    this.settled = settled;
  }
}

/** Rolls the transaction back; not a failure. */
export class NothingToPay extends Error {
  override readonly name = 'NothingToPay';
  readonly result: unknown;
  constructor(result: unknown) {
    super('there is nothing to charge yet');
    this.result = result;
  }
}
