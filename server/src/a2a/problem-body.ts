import { RequestMalformedError } from '@a2a-js/sdk/errors';
import { errorBody, type Problem } from '../errors.ts';
import { PaymentRequiredProblem } from '../payments/purchase/payment-required.ts';
import { payHint, type WaysToPay } from '../payments/quotes/ways-to-pay.ts';

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
    hint: details.hint ?? payHint(ways, 'a2a', { code, clientId: asked?.payment.clientId ?? clientId, input }) ?? hint,
    ...(issues === undefined ? {} : { issues }),
    ...(details.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: details.retryAfterSeconds }),
    ...details.members,
  };
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
