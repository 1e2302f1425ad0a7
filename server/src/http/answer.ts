import { asProblem, type Problem } from '../errors.ts';
import { paymentBody } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { PaymentRequiredProblem } from '../tools/call.ts';

/** Headers that let a page in a browser read what an agent reads. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-Payment-Required, X-Payment-Token, X-Payment-Id, X-Payment-Remaining-Calls, Idempotency-Replayed, Retry-After, Allow',
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
  const body = { ...errorBody(failure, requestId, style), ...failure.details.members };
  if (failure instanceof PaymentRequiredProblem) return paymentRequiredAnswer(failure, body, requestId, payments);
  return jsonAnswer(failure.status, JSON.stringify(body), requestId, errorHeaders(failure));
}

/** The 402: headers and body as the catalog's payment block promises. */
function paymentRequiredAnswer(refused: PaymentRequiredProblem, body: object, requestId: string, payments: Payments): Response {
  const { entry, payment, input } = refused;
  const json = JSON.stringify({
    ...body,
    payment: paymentBody(payment, payments.providerOf(payment), entry.tool.internalServiceId ?? null),
    input,
  });
  return jsonAnswer(402, json, requestId, { 'X-Payment-Required': 'true', 'X-Payment-Token': payment.token });
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
