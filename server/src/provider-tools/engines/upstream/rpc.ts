import type { Foundation } from '../../../foundation.ts';
import { randomBytes } from 'node:crypto';
import { Problem, problem } from '../../../errors.ts';
import { backOffMs } from '../../../limits/back-off.ts';
import { textOfAnswer } from '../../../net/answer-body.ts';
import { upstreamEndpoints, upstreamVersions, type UpstreamAction, type UpstreamEndpoints } from './actions.ts';
import { readAnswer, type UpstreamAnswer } from './answers.ts';
import type { CallLimiter, Wait } from './call-limiter.ts';
import { formText, signedHeaders, type UpstreamCredentials } from './signature.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface RpcParts extends Pick<Foundation, 'clock' | 'fetch' | 'log'> {
  credentials: UpstreamCredentials;
  endpoints: UpstreamEndpoints;
  limiter: CallLimiter;
  wait: Wait;
}

/**
 * Calls an action.
 * @throws UpstreamFault for an error of the upstream or no answer; unavailable when too many calls wait; upstream_timeout and
 *   call_interrupted when the signal aborts
 */
export type Rpc = (action: UpstreamAction, parameters: ReadonlyMap<string, string>, signal: AbortSignal) => Promise<UpstreamAnswer>;

const attemptsMax = 3;
const firstBackOffMs = 200;

/** Signed calls within the provider's limits. Throttled calls and repeatable calls are retried. */
export function rpc(parts: RpcParts): Rpc {
  const { limiter, log, wait } = parts;
  return async (action, parameters, signal) => {
    const capability = `${action.product}/${action.action}`;
    try {
      for (let attempt = 1; ; attempt += 1) {
        await limiter.take(capability, action.callsPerSecond, signal);
        try {
          return await attemptOnce(parts, action, parameters, signal);
        } catch (thrown) {
          if (!(thrown instanceof UpstreamFault) || signal.aborted) throw thrown;
          if (thrown.kind === 'throttled') limiter.pause(capability);
          if (attempt === attemptsMax || !isRetryable(thrown, action)) throw thrown;
          log.info({ action: action.action, code: thrown.code, attempt }, 'upstream call is repeated');
          await wait(backOffMs(attempt, firstBackOffMs), signal);
        }
      }
    } catch (thrown) {
      if (thrown instanceof Problem || !signal.aborted) throw thrown;
      throw endedProblem(signal, thrown);
    }
  };
}

/** The error of a call whose signal aborted: its time was over, or the server stops. */
export function endedProblem(signal: AbortSignal, cause: unknown): Problem {
  const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return problem(isLate ? 'upstream_timeout' : 'call_interrupted', { cause });
}

/** The body as text. @throws UpstreamFault when it is too large, whatever its headers say */
export async function textWithin({ body, headers }: Response, bytesMax: number): Promise<string> {
  if (body === null) return '';
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) throw new UpstreamFault('broken', { code: tooLargeCode });
      controller.enqueue(chunk);
    },
  });
  return textOfAnswer({ headers, body: body.pipeThrough(limit) });
}

/** The code of the fault for an answer that is too large. */
export const tooLargeCode = 'AnswerTooLarge';

/** A throttled call did not begin, so it may always be repeated. An answer that was too large would be too large again. */
function isRetryable({ kind, code }: UpstreamFault, { isRepeatable }: UpstreamAction): boolean {
  return kind === 'throttled' || (kind === 'broken' && isRepeatable && code !== tooLargeCode);
}

async function attemptOnce(
  { credentials, endpoints, fetch, clock }: RpcParts,
  action: UpstreamAction,
  parameters: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<UpstreamAnswer> {
  const url = new URL(endpoints[action.product] ?? upstreamEndpoints[action.product]);
  const form = formText(parameters);
  const body = action.in === 'body' ? { text: form, contentType: 'application/x-www-form-urlencoded' } : null;
  if (body === null) url.search = form;
  const headers = signedHeaders(
    {
      method: action.method,
      host: url.host,
      action: action.action,
      version: upstreamVersions[action.product],
      query: body === null ? parameters : new Map(),
      body,
      epochMs: clock.now(),
      nonce: randomBytes(16).toString('hex'),
    },
    credentials,
  );
  const late = AbortSignal.timeout(action.timeoutMs);
  try {
    const response = await fetch(url, {
      method: action.method,
      headers,
      ...(body === null ? {} : { body: body.text }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, late]),
    });
    return readAnswer(response.status, await textWithin(response, action.answerBytesMax));
  } catch (thrown) {
    if (thrown instanceof UpstreamFault || signal.aborted) throw thrown;
    if (late.aborted) throw new UpstreamFault('late', { code: 'NoAnswer', cause: thrown });
    throw new UpstreamFault('broken', { code: 'NoConnection', cause: thrown });
  }
}
