import { hourMs, minuteMs, secondMs, within, type Clock } from '../clock.ts';
import { asProblem } from '../errors.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { webhookHeaders } from './standard-webhook.ts';

/** A webhook, to the address that its receiver chose. */
export interface Webhook {
  url: string;
  /** `whsec_...` */
  secret: string;
  /** The same at every attempt, so that a receiver recognises a repetition. */
  id: string;
  /** JSON, the same bytes at every attempt: the time is in the headers. */
  body: string;
}

/** The answer of the receiver; `status` is null where there was none. */
export interface WebhookOutcome {
  status: number | null;
  error: string | null;
  /** The beginning of its body. */
  answer: string | null;
}

const timeoutMs = 10 * secondMs;
const answerBytesMax = 64 * 1024;
/** As much of an answer is read, if it comes soon: the status is what counts. */
const answerReadMax = 2048;
const answerReadMs = secondMs;

/** The wait after each attempt but the last: eight attempts within a day, as Standard Webhooks advises. */
const retryDelaysMs = [5 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 4 * hourMs, 7 * hourMs, 10 * hourMs];
export const webhookAttemptsMax = retryDelaysMs.length + 1;

/** The time of the next attempt after this many; null: there is none. */
export function nextAttemptAt(attempts: number, now: number): number | null {
  const delayMs = retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : now + Math.round(delayMs * (1 + Math.random() / 10));
}

export function isDelivered({ status }: WebhookOutcome): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Posts a signed webhook once. @throws the reason of `stopping` when it is aborted: the webhook may have arrived */
export async function postWebhook(
  { guardedFetch, clock }: { guardedFetch: GuardedFetch; clock: Clock },
  { url, secret, id, body }: Webhook,
  stopping: AbortSignal,
): Promise<WebhookOutcome> {
  const signed = webhookHeaders(secret, { id, atMs: clock.now(), body });
  const headers = { 'content-type': 'application/json', 'user-agent': 'farebox', ...signed };
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(2 * timeoutMs)]);
  try {
    const request = { method: 'POST', headers, body, signal, timeoutMs, bytesMax: answerBytesMax, redirectsMax: 0 } as const;
    const answer = await guardedFetch(url, request);
    return { status: answer.status, error: null, answer: await beginningOf(answer.body) };
  } catch (cause) {
    // Not the receiver's fault: it is sent after the next start.
    if (stopping.aborted) throw cause;
    return { status: null, error: asProblem(cause).code, answer: null };
  }
}

/** What of a body comes at once; the rest is not waited for, and it does not matter whether cancelling it fails. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  async function read(): Promise<void> {
    while (text.length < answerReadMax) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
    }
  }
  await within(answerReadMs, read).catch(() => undefined);
  void reader.cancel().catch(() => undefined);
  return text === '' ? null : text;
}
