import { members } from './json.ts';
import { AssetPaymentRequired, PaymentRequired, type PaymentBody } from './shapes.ts';

/** An answer that is not a success. */
export class FareboxError extends Error {
  override readonly name: string = 'FareboxError';
  /** The status of the answer; 0 without an answer. */
  readonly status: number;
  readonly code: string;
  readonly body: unknown;

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const { error = `HTTP ${status}`, code = 'unknown', hint } = textsOf(body);
    super(`${error}${hint === undefined ? '' : ` (${hint})`}`, options);
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** The error of a 402 for an input that cannot work: nobody pays for that. Null if the answer says nothing against the input. */
export function invalidInput(body: unknown): FareboxError | null {
  const { valid, issues } = members(members(body)['input']);
  if (valid !== false) return null;
  const [first] = Array.isArray(issues) ? issues : [];
  return new FareboxError(400, { error: members(first)['message'], code: 'invalid_input', issues });
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

/** The members of an error that are texts; whatever answered may not be the service. */
function textsOf(body: unknown): Partial<Record<string, string>> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Whether the body of an answer is a 402 of a farebox service: its `code` is one of a few, and it has a `payment` with a token. */
export function isPaymentRequired(body: unknown): body is PaymentRequired | AssetPaymentRequired {
  return [PaymentRequired, AssetPaymentRequired].some((shape) => {
    try {
      return shape.parse(body) === body;
    } catch {
      return false;
    }
  });
}
