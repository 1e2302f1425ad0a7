import { hourMs, minuteMs, secondMs, type Clock } from '../clock.ts';
import { asProblem } from '../errors.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { webhookHeaders } from './standard-webhook.ts';

/** A webhook on its way to the address that its receiver gave. */
export interface Notice {
  url: string;
  /** `whsec_...` */
  secret: string;
  /** The same at every attempt: by it a receiver tells a repetition. */
  id: string;
  /** JSON, the same bytes at every attempt: only the headers tell when it was sent. */
  body: string;
}

/** What a receiver answered; `status` is null where there was no answer. */
export interface NoticeOutcome {
  status: number | null;
  error: string | null;
}

const timeoutMs = 10 * secondMs;
const answerBytesMax = 64 * 1024;

/** The waits after each attempt but the last: eight attempts within a day, as Standard Webhooks advises. */
const retryDelaysMs = [5 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 4 * hourMs, 7 * hourMs, 10 * hourMs];
export const noticeAttemptsMax = retryDelaysMs.length + 1;

/** When a webhook is sent again after so many attempts; null: never. */
export function nextAttemptAt(attempts: number, now: number): number | null {
  const delayMs = retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : now + Math.round(delayMs * (1 + Math.random() / 10));
}

export function isDelivered({ status }: NoticeOutcome): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Posts a signed webhook once. @throws the reason of `stopping`, when it is aborted: whether it arrived is then not known. */
export async function postNotice(
  { guardedFetch, clock }: { guardedFetch: GuardedFetch; clock: Clock },
  { url, secret, id, body }: Notice,
  stopping: AbortSignal,
): Promise<NoticeOutcome> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'farebox',
    ...webhookHeaders(secret, { id, atMs: clock.now(), body }),
  };
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(2 * timeoutMs)]);
  try {
    const request = { method: 'POST', headers, body, signal, timeoutMs, bytesMax: answerBytesMax, redirectsMax: 0 } as const;
    const answer = await guardedFetch(url, request);
    // Nobody reads it, so it does not matter how giving it up ends.
    void answer.body.cancel().catch(() => undefined);
    return { status: answer.status, error: null };
  } catch (cause) {
    // Not the receiver's fault: it is sent after the next start.
    if (stopping.aborted) throw cause;
    return { status: null, error: asProblem(cause).code };
  }
}
