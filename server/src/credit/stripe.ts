import { jsonOf } from '../bounded-json.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { secondMs } from '../clock.ts';
import { backOffMs } from '../limits/back-off.ts';
import { readBounded } from '../settlement/bounded-fetch.ts';

/** An amount in the smallest unit of its currency (cents), as Stripe counts. */
type MinorUnits = number;

/** An id, or the object itself where Stripe was asked to expand it. */
const Reference = z
  .union([z.string().max(255), z.object({ id: z.string().max(255) })])
  .transform((value) => (typeof value === 'string' ? value : value.id))
  .nullish()
  .transform((value) => value ?? null);

const Metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((value) => value ?? {});

export const StripeSession = z.object({
  id: z.string().regex(/^cs_\w{1,250}$/),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  /** False: paid with test cards. */
  livemode: z.boolean().optional(),
  payment_intent: Reference,
  url: z.string().max(8192).nullish(),
});
export type StripeSession = z.output<typeof StripeSession>;

export const StripeRefund = z.object({
  id: z.string().min(1).max(255),
  amount: z.int().min(1),
  currency: z.string(),
  status: z.string().nullish(),
  payment_intent: Reference,
  failure_reason: z.string().nullish(),
  metadata: Metadata,
});
export type StripeRefund = z.output<typeof StripeRefund>;

const RefundList = z.object({ data: z.array(StripeRefund).max(100) });

interface SessionOrder {
  /** Our id: sent as client_reference_id, metadata and Idempotency-Key. */
  topUpId: string;
  amount: MinorUnits;
  currency: string;
  successUrl: string;
  cancelUrl: string;
  /** Epoch milliseconds; Stripe accepts 30 minutes to 24 hours from now. */
  expiresAt: number;
}

interface RefundOrder {
  /** Our id: sent as metadata and Idempotency-Key. */
  refundId: string;
  paymentIntent: string;
  amount: MinorUnits;
}

/** Each call ends within about 35 seconds. @throws StripeError */
export type Stripe = ReturnType<typeof stripeClient>;

/** `refused`: nothing happened at Stripe, and nothing will. `unknown`: it may have happened; ask again with the same key. */
export class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly kind: 'refused' | 'unknown';
  readonly status: number | null;
  /** Stripe's own code, e.g. `charge_already_refunded`. */
  readonly code: string | null;

  constructor(message: string, { kind, status = null, code = null, cause }: Pick<StripeError, 'kind'> & Partial<StripeError>) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}

export interface StripeOptions {
  key: string;
  /** Without a trailing slash. */
  url: string;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
  retriesMax?: number;
  /** The wait before the first retry; it doubles with each retry, up to `retryDelayMaxMs`. */
  retryDelayMs?: number;
}

/** The version of the API that these calls and the events are written for. */
export const stripeVersion = '2026-10-28.endive';
const answerBytesMax = 1024 * 1024;
const retryDelayMaxMs = 5 * secondMs;

/**
 * The four calls of Stripe's REST API that prepaid credit needs, by fetch. The package `stripe` has 23 MB; this keeps its semantics:
 * form-encoded bodies, a pinned API version, an Idempotency-Key on every POST, a timeout, and bounded retries of lost connections,
 * 409 and 5xx, which Stripe-Should-Retry overrides.
 * Source: docs.stripe.com/api, and stripe-node 23 (RequestSender).
 */
export function stripeClient(options: StripeOptions) {
  const { url } = options;
  const post = (path: string, form: FormValue, idempotencyKey: string, signal: AbortSignal) =>
    ask(options, { method: 'POST', url: url + path, body: formOf(form), idempotencyKey, signal });
  const get = (path: string, signal: AbortSignal) =>
    ask(options, { method: 'GET', url: url + path, body: null, idempotencyKey: null, signal });

  return {
    /** Idempotent by `topUpId` for a day: a second request gets the same session. */
    async createSession(order: SessionOrder, signal: AbortSignal): Promise<StripeSession> {
      return parsed(StripeSession, await post('/v1/checkout/sessions', sessionForm(order), order.topUpId, signal));
    },
    /** Null where Stripe knows no such session. */
    async session(id: string, signal: AbortSignal): Promise<StripeSession | null> {
      try {
        return parsed(StripeSession, await get(`/v1/checkout/sessions/${encodeURIComponent(id)}`, signal));
      } catch (thrown) {
        if (thrown instanceof StripeError && thrown.status === 404) return null;
        throw thrown;
      }
    },
    /** Idempotent by `refundId` for a day. */
    async createRefund({ refundId, paymentIntent, amount }: RefundOrder, signal: AbortSignal): Promise<StripeRefund> {
      const form = { payment_intent: paymentIntent, amount, metadata: { refund_id: refundId } };
      return parsed(StripeRefund, await post('/v1/refunds', form, refundId, signal));
    },
    /** The refunds of a payment, the newest first, at most 100. */
    async refunds(paymentIntent: string, signal: AbortSignal): Promise<StripeRefund[]> {
      const query = new URLSearchParams({ payment_intent: paymentIntent, limit: '100' });
      return parsed(RefundList, await get(`/v1/refunds?${query.toString()}`, signal)).data;
    },
  };
}

function sessionForm({ topUpId, amount, currency, successUrl, cancelUrl, expiresAt }: SessionOrder): FormValue {
  return {
    mode: 'payment',
    client_reference_id: topUpId,
    metadata: { top_up_id: topUpId },
    payment_intent_data: { metadata: { top_up_id: topUpId } },
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'Prepaid credit' } } }],
    // The buyer pays the ordered amount, in the ordered currency.
    adaptive_pricing: { enabled: false },
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt / secondMs),
  };
}

interface Ask {
  method: 'GET' | 'POST';
  url: string;
  body: string | null;
  idempotencyKey: string | null;
  signal: AbortSignal;
}

type Answer = { kind: 'ok'; json: unknown } | { kind: 'failed'; error: StripeError; isRetried: boolean; retryAfterMs: number };

async function ask(options: StripeOptions, request: Ask): Promise<unknown> {
  const { retriesMax = 2, retryDelayMs = 500 } = options;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptOnce(options, request);
    if (answer.kind === 'ok') return answer.json;
    if (!answer.isRetried || attempt > retriesMax || request.signal.aborted) throw answer.error;
    const waitMs = Math.max(backOffMs(attempt, retryDelayMs), answer.retryAfterMs);
    await pause(Math.min(retryDelayMaxMs, waitMs), undefined, { signal: request.signal }).catch(() => {
      throw answer.error;
    });
  }
}

async function attemptOnce({ key, fetch, timeoutMs = 10 * secondMs }: StripeOptions, request: Ask): Promise<Answer> {
  const { method, url, body, idempotencyKey, signal } = request;
  const headers = {
    Authorization: `Bearer ${key}`,
    'Stripe-Version': stripeVersion,
    'User-Agent': 'farebox/0.1.0',
    ...(body === null ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
  try {
    // A redirect would send the key to another server.
    const limits = { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]), redirect: 'error' } as const;
    const answer = await fetch(url, { method, headers, body, ...limits });
    const { text } = await readBounded(answer, answerBytesMax);
    return answer.ok ? { kind: 'ok', json: JSON.parse(text) } : failureOf(answer, text);
  } catch (cause) {
    const error = new StripeError('Stripe could not be reached, or its answer could not be read', { kind: 'unknown', cause });
    return { kind: 'failed', error, isRetried: true, retryAfterMs: 0 };
  }
}

const ErrorBody = z.object({
  error: z.object({ type: z.string().nullish(), code: z.string().nullish(), message: z.string().nullish() }),
});

function failureOf({ status, headers }: Response, text: string): Answer {
  const body = ErrorBody.safeParse(jsonOf(text));
  const { type = null, code = null, message = null } = body.success ? body.data.error : {};
  const told = headers.get('stripe-should-retry');
  const retryAfterSeconds = Number(headers.get('retry-after') ?? 0);
  return {
    kind: 'failed',
    error: new StripeError(`Stripe answered ${status}: ${(message ?? code ?? 'no reason').slice(0, 500)}`, {
      kind: isRefusal(status, type) ? 'refused' : 'unknown',
      status,
      code,
    }),
    isRetried: told === null ? status === 409 || status >= 500 : told === 'true',
    retryAfterMs: retryAfterSeconds > 0 && retryAfterSeconds <= 60 ? retryAfterSeconds * secondMs : 0,
  };
}

/**
 * Whether Stripe refused the request itself. A wrong key (401, 403) and too many requests say nothing about the request. After an
 * idempotency error the same key was used before, so it may have worked.
 */
function isRefusal(status: number, type: string | null): boolean {
  return (status === 400 || status === 402 || status === 404) && type !== 'idempotency_error';
}

function parsed<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const result = schema.safeParse(json);
  if (!result.success) throw new StripeError('Stripe answered something else', { kind: 'unknown', cause: result.error });
  return result.data;
}

type FormValue = string | number | boolean | readonly FormValue[] | { readonly [name: string]: FormValue };

/** Nested names in brackets, e.g. `line_items[0][quantity]=1`. */
function formOf(form: FormValue): string {
  const pairs = new URLSearchParams();
  const add = (value: FormValue, name: string): void => {
    if (typeof value !== 'object') return pairs.append(name, String(value));
    for (const [key, member] of Object.entries(value)) add(member, name === '' ? key : `${name}[${key}]`);
  };
  add(form, '');
  return pairs.toString();
}
