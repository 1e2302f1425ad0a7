import { asProblem, type Problem } from '../errors.ts';
import { paymentBody, type Payment } from '../payments/payment.ts';
import { GivenBackProblem, PaymentRequiredProblem } from '../payments/payment-required.ts';
import type { Payments } from '../payments/payments.ts';
import type { PaidResource } from '../payments/provider.ts';

/** Headers that let a page in a browser read what an agent reads. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-Payment-Required, X-Payment-Token, X-Payment-Id, X-Payment-Remaining-Calls, X-Credit-Low, PAYMENT-REQUIRED, PAYMENT-RESPONSE, X-PAYMENT-RESPONSE, WWW-Authenticate, Payment-Receipt, X-Payment-Receipt, Content-Disposition, Content-Range, ETag, Accept-Ranges, Idempotency-Replayed, Retry-After, Allow',
} as const;

export type HeaderValues = Readonly<Record<string, string>>;

/** A JSON answer. All headers go in at once: the server then writes them without building a header list. */
export function jsonAnswer(status: number, json: string, requestId: string, headers?: HeaderValues): Response {
  return new Response(json, {
    status,
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': requestId, 'Cache-Control': 'no-store', ...corsHeaders, ...headers },
  });
}

/** `camel` for /api/tools and /api/payments, `snake` for /api/v1. */
export type BodyStyle = 'camel' | 'snake';

/** The one translation of a thrown value into an HTTP answer. */
export function errorAnswer(thrown: unknown, requestId: string, style: BodyStyle, payments: Payments): Response {
  const failure = asProblem(thrown);
  if (failure instanceof PaymentRequiredProblem) return paymentRequiredAnswer(failure, requestId, style, payments);
  const paid = failure instanceof GivenBackProblem ? { ...failure.receipt?.headers, 'X-Payment-Token': failure.payment.token } : {};
  const body = { ...errorBody(failure, requestId, style), ...failure.details.members };
  return jsonAnswer(failure.status, JSON.stringify(body), requestId, { ...errorHeaders(failure), ...paid });
}

/** The one 402: headers and body as the catalog's payment block promises. */
function paymentRequiredAnswer(failure: PaymentRequiredProblem, requestId: string, style: BodyStyle, payments: Payments): Response {
  const { payment, resource, internalServiceId, input, details } = failure;
  const challenge = payments.challenge(payment, resource);
  const json = JSON.stringify({
    ...errorBody(failure, requestId, style),
    ...details.members,
    payment: paymentBody(payment, payments.providerOf(payment), internalServiceId),
    ...(input === null ? {} : { input }),
  });
  return jsonAnswer(402, challenge.bodyMembers === '' ? json : `${json.slice(0, -1)},${challenge.bodyMembers}}`, requestId, {
    ...errorHeaders(failure),
    'X-Payment-Required': 'true',
    'X-Payment-Token': payment.token,
    ...challenge.headers,
    ...ownHeaders(payments, payment, resource),
  });
}

/** What a challenge says of this one payment only. */
function ownHeaders({ providers }: Payments, payment: Payment, resource: PaidResource): HeaderValues {
  let headers: HeaderValues = {};
  for (const provider of providers) {
    if (provider.ownHeaders !== undefined) headers = { ...headers, ...provider.ownHeaders(payment, resource) };
  }
  return headers;
}

/** The members that every error body has. */
export function errorBody({ message, status, code, hint, details }: Problem, requestId: string, style: BodyStyle) {
  return {
    error: message,
    statusCode: status,
    code,
    hint,
    ...(style === 'camel' ? { requestId } : { request_id: requestId }),
    ...(details.issues === undefined ? {} : { issues: details.issues }),
  };
}

function errorHeaders({ status, details }: Problem): HeaderValues {
  return {
    ...(details.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(details.retryAfterSeconds) }),
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...details.headers,
  };
}
