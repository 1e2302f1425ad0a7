import { ToolError, type PaymentBody } from '@farebox/contract';

/** An answer that is not a success. */
export class FareboxError extends Error {
  override readonly name: string = 'FareboxError';
  /** The status of the answer; 0 without an answer. */
  readonly status: number;
  readonly code: string;
  readonly body: unknown;

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const known = ToolError.partial().safeParse(body).data;
    super(`${known?.error ?? `HTTP ${status}`}${known?.hint === undefined ? '' : ` (${known.hint})`}`, options);
    this.status = status;
    this.code = known?.code ?? 'unknown';
    this.body = body;
  }
}

/** The asset was paid, but not delivered. Fetch it again with `payment.token`; nothing is charged again. */
export class UndeliveredError extends FareboxError {
  override readonly name = 'UndeliveredError';
  readonly payment: PaymentBody;

  constructor(payment: PaymentBody, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const [status, code] = cause instanceof FareboxError ? [cause.status, cause.code] : [0, 'undelivered'];
    const hint = 'Fetch it again with the token of this payment: nothing is charged twice.';
    super(status, { error: `paid $${payment.amount}, but nothing came: ${why}`, code, hint }, { cause });
    this.payment = payment;
  }
}
