import type { InputCheck } from '@farebox/contract';
import { Problem } from '../errors.ts';
import type { Receipt } from './means.ts';
import type { Payment } from './payment.ts';
import type { PaidResource } from './provider.ts';

interface Refusal {
  /** The quote to pay. */
  payment: Payment;
  /** Legacy id of what is sold, where it has one. */
  internalServiceId: string | null;
  /** What is paid for, as wallets show it. */
  resource: PaidResource;
  /** Whether the call would work once paid; null for what takes no input. */
  input: InputCheck | null;
}

/** A refusal to work without (another) payment, with the quote to pay: each surface gives it its own form. */
export class PaymentRequiredProblem extends Problem {
  readonly payment: Payment;
  readonly internalServiceId: string | null;
  readonly resource: PaidResource;
  readonly input: InputCheck | null;

  constructor(refused: Problem, { payment, internalServiceId, resource, input }: Refusal) {
    super(refused.code, refused.details);
    this.payment = payment;
    this.internalServiceId = internalServiceId;
    this.resource = resource;
    this.input = input;
  }
}

/** A failure after money moved: the payment has its call again, and its buyer is told so. */
export class GivenBackProblem extends Problem {
  readonly payment: Payment;
  /** How it was settled, in the words of its payer's protocol; null where nothing was. */
  readonly receipt: Receipt | null;

  constructor(failure: Problem, payment: Payment, receipt: Receipt | null) {
    super(failure.code, {
      ...failure.details,
      message: failure.message,
      members: { ...failure.details.members, payment: { paymentId: payment.id, remainingCalls: payment.maxCalls - payment.usedCalls } },
      cause: failure.cause ?? failure,
    });
    this.payment = payment;
    this.receipt = receipt;
  }
}
