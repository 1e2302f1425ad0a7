import type { InputCheck } from '@farebox/contract';
import { asProblem, Problem } from '../../errors.ts';
import type { Receipt } from './means.ts';
import type { Payment } from '../quotes/payment.ts';
import type { PaidResource } from '../provider.ts';

interface Refusal {
  /** The quote to pay. */
  payment: Payment;
  /** Legacy id of the service, where it has one. */
  internalServiceId: string | null;
  /** The resource, as wallets show it. */
  resource: PaidResource;
  /** Whether the input is valid; null where there is none. */
  input: InputCheck | null;
}

/** A refusal with a quote to pay; each surface has its own form for it. */
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

/** A failure after the buyer has paid: the answer says what the payment has now. */
export class PaidProblem extends Problem {
  readonly payment: Payment;
  /** The receipt in the payer's protocol; null where nothing was settled. */
  readonly receipt: Receipt | null;

  constructor(failure: Problem, payment: Payment, { receipt, hint }: { receipt: Receipt | null; hint: string }) {
    super(failure.code, {
      ...failure.details,
      message: failure.message,
      hint: failure.details.hint ?? hint,
      members: { ...failure.details.members, payment: { paymentId: payment.id, remainingCalls: payment.maxCalls - payment.usedCalls } },
      cause: failure.cause ?? failure,
    });
    this.payment = payment;
    this.receipt = receipt;
  }
}

/** The payment has its call again. */
export class GivenBackProblem extends PaidProblem {
  constructor(failure: Problem, payment: Payment, receipt: Receipt | null) {
    const how = failure.code === 'tool_refused_input' ? 'retry with other input' : 'retry with the same token';
    super(failure, payment, { receipt, hint: `The call was refunded to its token: ${how}.` });
  }
}

/** The call is used: the refusal is what was paid for. */
export class ChargedProblem extends PaidProblem {
  readonly isReplay: boolean;
  readonly lost: () => Promise<void>;
  constructor(failure: Problem, { payment, receipt, isReplay, remainingCalls, lost }: Charged) {
    const used = { ...payment, usedCalls: payment.maxCalls - remainingCalls };
    super(failure, used, { receipt, hint: 'The call was charged: this refusal is its answer. Send other input with a new payment.' });
    this.isReplay = isReplay;
    this.lost = lost;
  }
}

interface Charged {
  payment: Payment;
  receipt: Receipt | null;
  isReplay: boolean;
  remainingCalls: number;
  lost(): Promise<void>;
}

/** Whether a call or a delivery failed; a request without payment, or with a wrong input, was only refused. */
export function isFailure(thrown: unknown): boolean {
  return thrown instanceof PaidProblem || asProblem(thrown).status >= 500;
}
