import { RequestMalformedError } from '@a2a-js/sdk/errors';
import { errorBody, type Problem } from '../../errors.ts';
import { PaymentRequiredProblem } from '../../payments/purchase/payment-required.ts';
import { faultsIn, payHint, type PayTexts, type WaysToPay } from '../../payments/quotes/ways-to-pay.ts';

export const a2aPayTexts: PayTexts = {
  oneRequest: 'One message pays and runs: answer with the data part {"pay": "credit"}.',
  test: 'GET /api/payments/{paymentId} pays it with test money; then answer with the data part {"paymentToken": token}. Both are in io.github.farebox/payment.',
  wallet: 'A wallet signs what x402.payment.required asks for, and answers with x402.payment.payload in the metadata.',
  hasWallets: true,
};

/**
 * The body of a problem over HTTP, with what to do next in A2A.
 * @param clientId whose task it is; a payment names its own
 */
export function problemBody(failure: Problem, ways: WaysToPay, requestId: string, clientId = 'anonymous') {
  const { code, hint, details } = failure;
  const asked = failure instanceof PaymentRequiredProblem ? failure : null;
  const input = asked?.input ?? null;
  const issues = details.issues ?? (input?.valid === false ? input.issues : undefined);
  return {
    ...errorBody(failure, requestId, 'camel'),
    hint: details.hint ?? hintOf() ?? hint,
    ...(issues === undefined ? {} : { issues }),
    ...(details.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: details.retryAfterSeconds }),
    ...details.members,
  };

  function hintOf(): string | null {
    if (input?.valid === false) return `First correct the input (${faultsIn(input)}): no payment was asked for.`;
    return payHint(ways, a2aPayTexts, { code, clientId: asked?.payment.clientId ?? clientId, input });
  }
}

/** A message that is refused before there is a task. The protocol knows no more than that it is malformed. */
export class RefusedMessage extends RequestMalformedError {
  // What the protocol's codes and statuses go by.
  override readonly name = 'RequestMalformedError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    const { message, hint, details } = problem;
    // Hints with names of this request, which clients that show only messages would miss.
    super({ message: details.members === undefined ? message : `${message}. ${hint}` });
    this.problem = problem;
  }
}

/** Any JSON among the details of an error. Source: google.protobuf.Any, JSON form. */
export function structDetail(value: object) {
  return { '@type': 'type.googleapis.com/google.protobuf.Struct', value };
}
