import { rfc3339, secondMs } from '../clock.ts';
import { asProblem, problem, type Problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { paymentBody, type Payment } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { PaymentRequiredProblem } from '../payments/payment-required.ts';
import type { PaidResource, WireChallenge } from '../payments/provider.ts';
import { paidResource } from '../tools/call.ts';
import type { CatalogEntry } from '../tools/catalog.ts';

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
  const body = { ...errorBody(failure, requestId, style), ...failure.details.members };
  if (failure instanceof PaymentRequiredProblem) {
    const { payment, resource } = failure;
    const challenge = payments.challenge(payment, resource);
    return paymentRequiredResponse(paymentRequiredJson(failure, body, payments, challenge), payment, requestId, {
      ...challenge.headers,
      ...ownHeaders(payments, payment, resource),
    });
  }
  return jsonAnswer(failure.status, JSON.stringify(body), requestId, errorHeaders(failure));
}

/** What a challenge says of this one payment only. */
function ownHeaders({ providers }: Payments, payment: Payment, resource: PaidResource): HeaderValues {
  let headers: HeaderValues = {};
  for (const provider of providers) {
    if (provider.ownHeaders !== undefined) headers = { ...headers, ...provider.ownHeaders(payment, resource) };
  }
  return headers;
}

/** The 402: headers and body as the catalog's payment block promises. */
function paymentRequiredJson(
  { payment, internalServiceId, input }: PaymentRequiredProblem,
  body: object,
  payments: Payments,
  { bodyMembers }: WireChallenge,
): string {
  const provider = payments.providerOf(payment);
  const json = JSON.stringify({
    ...body,
    payment: paymentBody(payment, provider, internalServiceId),
    ...(input === null ? {} : { input }),
  });
  return bodyMembers === '' ? json : `${json.slice(0, -1)},${bodyMembers}}`;
}

function paymentRequiredResponse(json: string, { token }: Payment, requestId: string, wire: HeaderValues): Response {
  return jsonAnswer(402, json, requestId, { 'X-Payment-Required': 'true', 'X-Payment-Token': token, ...wire });
}

/**
 * The 402s of plain calls, whose input is right and whose caller has no name. Of one entry they differ in four texts only: the
 * first of a second is written out in full, the others by putting their own texts into it.
 */
export function challengeAnswers(payments: Payments): (entry: CatalogEntry, payment: Payment, requestId: string) => Response {
  const patterns = new WeakMap<CatalogEntry, ChallengePattern>();
  const expiryText = remembered(rfc3339);

  function patternOf(entry: CatalogEntry, payment: Payment): ChallengePattern {
    // Not the caller's own request id: it may be a text that stands elsewhere in the answer.
    const requestId = newId('req', payment.createdAt);
    const refused = new PaymentRequiredProblem(problem('payment_required'), {
      payment,
      internalServiceId: entry.tool.internalServiceId ?? null,
      resource: paidResource(entry.tool),
      input: { valid: true, issues: [] },
    });
    const challenge = payments.challenge(payment, refused.resource);
    const json = paymentRequiredJson(refused, errorBody(refused, requestId, 'camel'), payments, challenge);
    const pieces = piecesBetween(json, [requestId, payment.id, payment.token, expiryText(payment.expiresAt)]);
    return { madeAt: payment.createdAt, pieces, headers: challenge.headers, resource: refused.resource };
  }

  return (entry, payment, requestId) => {
    let pattern = patterns.get(entry);
    if (pattern === undefined || Math.abs(payment.createdAt - pattern.madeAt) >= secondMs) {
      pattern = patternOf(entry, payment);
      patterns.set(entry, pattern);
    }
    const [start, toId, toToken, toExpiry, end] = pattern.pieces;
    const json = `${start}${requestId}${toId}${payment.id}${toToken}${payment.token}${toExpiry}${expiryText(payment.expiresAt)}${end}`;
    return paymentRequiredResponse(json, payment, requestId, { ...pattern.headers, ...ownHeaders(payments, payment, pattern.resource) });
  };
}

/** What the answers of one entry have in common; whatever it is made of, such as how wallets can pay, may be another a second later. */
interface ChallengePattern {
  /** Epoch milliseconds. */
  madeAt: number;
  pieces: readonly string[];
  headers: HeaderValues;
  resource: PaidResource;
}

/** What of a text stands between others, each of which is in it once and in this order. */
function piecesBetween(text: string, others: readonly string[]): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (const other of others) {
    const [before, after, ...further] = rest.split(other);
    if (before === undefined || after === undefined || further.length > 0) throw new Error('a text is not in its place');
    pieces.push(before);
    rest = after;
  }
  return [...pieces, rest];
}

/** The function, with the answer to the last question at hand. */
function remembered<A, B>(answer: (asked: A) => B): (asked: A) => B {
  let last: { asked: A; answer: B } | null = null;
  return (asked) => {
    if (last === null || last.asked !== asked) last = { asked, answer: answer(asked) };
    return last.answer;
  };
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
