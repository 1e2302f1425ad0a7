import type { FetchLike } from '@modelcontextprotocol/client';
import { secondMs } from '../../clock.ts';
import { textOfAnswer, typeOf } from '../../net/answer-body.ts';
import { marked, markedLines } from './exact-lines.ts';
import type { GuardedFetch, GuardedMethod, GuardedResponse } from '../../net/guarded-fetch.ts';

const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'DELETE'] satisfies GuardedMethod[]);

/** Of one answer: a stream of a long call is one too. */
const bytesMax = 16 * 1024 * 1024;

/** The guarded fetch as the SDK calls it: for its few methods, with bodies of text. */
export function guardedTransportFetch(fetch: GuardedFetch): FetchLike {
  return async (url, { method = 'GET', headers, body, signal } = {}) => {
    if (!isMethod(method) || (body !== undefined && body !== null && typeof body !== 'string')) throw new TypeError('unknown request');
    const answer = await fetch(String(url), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { body } : {}),
      signal: signal ?? new AbortController().signal,
      timeoutMs: 300 * secondMs,
      idleMs: 300 * secondMs,
      bytesMax,
      redirectsMax: 0,
    });
    const isEmpty = answer.status === 204 || answer.status === 304 || answer.status < 200;
    if (isEmpty) await answer.body.cancel();
    return new Response(isEmpty ? null : await bodyOf(answer), { status: answer.status, headers: answer.headers });
  };
}

/** In UTF-8, as the SDK reads it. Streams of events are so by their standard, and are read as they arrive. */
async function bodyOf(answer: GuardedResponse): Promise<ReadableStream<Uint8Array> | string> {
  if (/[/+]json$/.test(typeOf(answer.headers).mimeType)) return marked(await textOfAnswer(answer));
  return answer.body.pipeThrough(markedLines());
}

function isMethod(method: string): method is 'GET' | 'POST' | 'DELETE' {
  return methods.has(method);
}
