import type { InputCheck } from '@farebox/contract';
import { Problem } from '../errors.ts';
import type { Payment } from './payment.ts';

interface Refusal {
  /** The quote to pay. */
  payment: Payment;
  /** Legacy id of what is sold, where it has one. */
  internalServiceId: string | null;
  /** Whether the call would work once paid; null for what takes no input. */
  input: InputCheck | null;
}

/** A refusal to work without (another) payment, with the quote to pay: each surface gives it its own form. */
export class PaymentRequiredProblem extends Problem {
  readonly payment: Payment;
  readonly internalServiceId: string | null;
  readonly input: InputCheck | null;

  constructor(refused: Problem, { payment, internalServiceId, input }: Refusal) {
    super(refused.code, refused.details);
    this.payment = payment;
    this.internalServiceId = internalServiceId;
    this.input = input;
  }
}
