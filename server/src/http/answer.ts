import { corsHeaders, errorHeaders, type HeaderValues } from '../surface/headers.ts';
import { rfc3339, secondMs } from '../clock.ts';
import { asProblem, errorBody, type BodyStyle, type Problem } from '../errors.ts';
import { paymentBody, type Payment } from '../payments/quotes/payment.ts';
import { ChargedProblem, PaidProblem, PaymentRequiredProblem } from '../payments/purchase/payment-required.ts';
import type { Payments } from '../payments/quotes/payments.ts';
import { BoundedMap } from '../limits/cache.ts';
import type { PaidResource } from '../payments/provider.ts';
import { payHint } from '../payments/quotes/ways-to-pay.ts';
import type { Log } from '../log.ts';
import type { Exchange } from '../surface/exchange.ts';
import { requestIdOf } from '../surface/request.ts';

/** An answer before it is written. */
export interface Answer {
  status: number;
  headers: HeaderValues;
  body: string;
}

/** All headers are set at once: the server then writes them without building a header list. */
export function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers });
}

export function jsonAnswer(status: number, json: string, requestId: string, headers?: HeaderValues): Answer {
  return {
    status,
    headers: {
      'Content-Type': 'application/json',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
      ...corsHeaders,
      ...headers,
    },
    body: json,
  };
}

/** Translates a thrown value into an HTTP answer. */
export function errorAnswer(thrown: unknown, c: Exchange, style: BodyStyle, payments: Payments): Answer {
  const failure = asProblem(thrown);
  const requestId = requestIdOf(c);
  if (failure instanceof PaymentRequiredProblem)
    return paymentRequiredAnswer(failure, requestId, { style, isFull: prefersFull(c) }, payments);
  const paid = failure instanceof PaidProblem ? paidHeaders(failure) : {};
  const body = { ...errorBody(failure, requestId, style), ...guided(failure, payments), ...failure.details.members };
  return jsonAnswer(failure.status, JSON.stringify(body), requestId, { ...errorHeaders(failure), ...paid });
}

function paidHeaders(failure: PaidProblem): HeaderValues {
  const { payment, receipt } = failure;
  return {
    ...receipt?.headers,
    'X-Payment-Token': payment.token,
    ...(failure instanceof ChargedProblem
      ? {
          'X-Payment-Id': payment.id,
          'X-Payment-Remaining-Calls': String(payment.maxCalls - payment.usedCalls),
          ...(failure.isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
        }
      : {}),
  };
}

/** The hint, where it depends on the ways to pay. */
function guided(failure: Problem, { ways: all }: Payments, clientId = 'anonymous'): { hint?: string } {
  const { code, details } = failure;
  // Credit is not bought with credit.
  const buysCredit = failure instanceof PaymentRequiredProblem && failure.payment.offerKind === 'credit';
  const ways = buysCredit ? { ...all, byCredit: false } : all;
  const input = failure instanceof PaymentRequiredProblem ? failure.input : null;
  const hint = details.hint === undefined ? payHint(ways, 'http', { code, clientId, input }) : null;
  return hint === null ? {} : { hint };
}

/** The 402, with the headers and body that the catalog's payment block promises. */
function paymentRequiredAnswer(failure: PaymentRequiredProblem, requestId: string, form: Form, payments: Payments): Answer {
  const { payment, resource } = failure;
  const { pieces, headers } = preparedFor(failure, form, payments);
  const [start, toId, toToken, toExpiry, end] = pieces;
  const json = `${start}${requestId}${toId}${payment.id}${toToken}${payment.token}${toExpiry}${expiryText(payment.expiresAt)}${end}`;
  return jsonAnswer(402, json, requestId, {
    ...headers,
    'X-Payment-Token': payment.token,
    ...ownHeaders(payments, payment, resource, form.isFull),
  });
}

interface Form {
  style: BodyStyle;
  /** With all that the service says about paying; few need it. */
  isFull: boolean;
}

/** Source: RFC 7240. */
function prefersFull(c: Exchange): boolean {
  return /(?:^|[,;])\s*payment\s*=\s*"?full"?\s*(?:[,;]|$)/i.test(c.req.header('Prefer') ?? '');
}

/** The common part of the 402s of one offer: all but four texts. It may change within a second. */
interface Prepared {
  resource: PaidResource;
  /** Epoch milliseconds. */
  madeAt: number;
  pieces: readonly string[];
  headers: HeaderValues;
}

const prepared = new WeakMap<Payments, BoundedMap<string, Prepared>>();
const preparedMax = 2000;
/** Placeholders for the texts that differ in each answer. */
const standIns = { requestId: '{{request id}}', id: '{{payment id}}', token: '{{token}}', expiresAt: Date.UTC(9999, 11, 31) };

function preparedFor(failure: PaymentRequiredProblem, form: Form, payments: Payments): Prepared {
  const { code, payment, resource, input, details } = failure;
  // Members of this one request cannot be shared.
  const isPlain = details.members === undefined && details.hint === undefined && input?.valid !== false && payment.clientId === 'anonymous';
  if (!isPlain) return prepare(failure, form, payments);
  const known = prepared.get(payments) ?? new BoundedMap<string, Prepared>(preparedMax);
  prepared.set(payments, known);
  const key = `${form.style} ${form.isFull} ${resource.isMetered ?? false} ${code} ${payment.status} ${payment.providerId} ${payment.amountMicros} ${resource.path}`;
  const made = known.get(key);
  const isFresh = made !== undefined && Math.abs(payment.createdAt - made.madeAt) < secondMs;
  if (isFresh && made.resource.description === resource.description) return made;
  const refreshed = prepare(failure, form, payments);
  known.set(key, refreshed);
  return refreshed;
}

function prepare(failure: PaymentRequiredProblem, { style, isFull }: Form, payments: Payments): Prepared {
  const { payment, resource, internalServiceId, input, details } = failure;
  const { bodyMembers, headers } = payments.challenge(payment, resource, isFull);
  const { requestId, ...own } = standIns;
  const json = JSON.stringify({
    ...errorBody(failure, requestId, style),
    ...guided(failure, payments, payment.clientId),
    ...details.members,
    payment: paymentBody({ ...payment, ...own }, payments.providerOf(payment), internalServiceId),
    ...(input === null ? {} : { input }),
    ...(resource.requires === undefined ? {} : { requires: resource.requires }),
  });
  const body = bodyMembers === '' ? json : `${json.slice(0, -1)},${bodyMembers}}`;
  const pieces = piecesBetween(body, [requestId, own.id, own.token, rfc3339(own.expiresAt)]);
  return { resource, madeAt: payment.createdAt, pieces, headers: { ...errorHeaders(failure), 'X-Payment-Required': 'true', ...headers } };
}

/** The parts of a text between others, the first of each, in this order. */
function piecesBetween(text: string, others: readonly string[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const other of others) {
    const at = text.indexOf(other, from);
    if (at === -1) throw new Error('a text is not in its place');
    pieces.push(text.slice(from, at));
    from = at + other.length;
  }
  return [...pieces, text.slice(from)];
}

/** Most consecutive answers expire in the same second. */
let lastExpiry = { at: 0, text: rfc3339(0) };

function expiryText(expiresAt: number): string {
  if (lastExpiry.at !== expiresAt) lastExpiry = { at: expiresAt, text: rfc3339(expiresAt) };
  return lastExpiry.text;
}

/** The headers of a challenge that differ for each payment. */
function ownHeaders({ providers }: Payments, payment: Payment, resource: PaidResource, isFull: boolean): HeaderValues {
  return providers.find((provider) => provider.ownHeaders !== undefined)?.ownHeaders?.(payment, resource, isFull) ?? {};
}

/**
 * Logs a request that failed through a fault of ours. Documented problems (a disabled tool, a failed upstream) are no fault, or anybody
 * could fill the log; nor is a body that stops because its client disconnected.
 */
export function logFailure(log: Log, c: Exchange, thrown: unknown, requestId: string): void {
  const { code } = asProblem(thrown);
  if (code !== 'internal' && code !== 'tool_failed') return;
  const isGone = c.req.raw.signal.aborted;
  log[isGone ? 'info' : 'error']({ requestId, err: thrown, path: c.req.path }, isGone ? 'client went away' : 'request failed');
}
