import { isMembers } from '@farebox/client/json';
import { within } from '../../clock.ts';
import { Problem, problem } from '../../errors.ts';
import { contentOf } from '../../net/answer-body.ts';
import type { GuardedFetch, GuardedResponse } from '../../net/guarded-fetch.ts';
import type { HttpCall } from '../operation.ts';
import { cleaned } from '../schemas/plain-schema.ts';
import { builtRequest, chosenSecurity, type Credentials } from './request-parts.ts';

interface CallLimits {
  timeoutMs: number;
  /** A larger answer is not read. */
  bytesMax: number;
}

/** The credentials of a call. With some that the upstream has just refused: newer ones, or the same where there are none. */
type CallCredentials = (refused?: Credentials) => Promise<Credentials>;

export interface HttpCallOptions extends CallLimits {
  fetch: GuardedFetch;
  credentials: CallCredentials;
  signal: AbortSignal;
  /** Default: 3 for requests that change nothing, 0 for others. */
  redirectsMax?: number;
}

/**
 * Calls an operation of another API.
 * @returns the JSON of its answer, its text, or its bytes in base64; null for an empty one
 * @throws tool_refused_input for a status that blames the input; upstream_failed, upstream_timeout for everything else
 */
export async function callHttp(call: HttpCall, input: Readonly<Record<string, unknown>>, options: HttpCallOptions): Promise<unknown> {
  const { fetch, signal, timeoutMs, bytesMax, redirectsMax } = options;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const isRead = call.method === 'GET' || call.method === 'HEAD';
  const send = async (credentials: Credentials) => {
    if (chosenSecurity(call.security, credentials) === null) throw problem('tool_not_configured');
    const { url, headers, body } = await builtRequest(call, input, credentials);
    return fetch(url, {
      method: call.method,
      headers,
      ...(body === null ? {} : { body }),
      signal: deadline,
      timeoutMs,
      bytesMax,
      // Only what changes nothing is sent to another address.
      redirectsMax: redirectsMax ?? (isRead ? 3 : 0),
    });
  };
  try {
    const credentials = await within(timeoutMs, () => options.credentials());
    const answer = await send(credentials);
    if (answer.status !== 401) return await readBody(answer);
    const newer = await within(timeoutMs, () => options.credentials(credentials));
    if (newer === credentials) return await readBody(answer);
    await answer.body.cancel();
    return await readBody(await send(newer));
  } catch (thrown) {
    throw asUpstreamProblem(thrown, signal, deadline);
  }
}

/** Whether anything answers at an address; the status does not matter unless it is a fault of the server. @throws upstream_failed */
export async function checkAnswers(url: string, { fetch, signal }: { fetch: GuardedFetch; signal: AbortSignal }): Promise<void> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
  try {
    const answer = await fetch(url, { signal: deadline, timeoutMs: 10_000, bytesMax: 10 * 1024 * 1024 });
    await answer.body.cancel();
    if (answer.status >= 500) throw failed(`it answers with status ${answer.status}`);
  } catch (thrown) {
    throw asUpstreamProblem(thrown, signal, deadline);
  }
}

/** Statuses that say that the request is wrong. Others of 4xx are about credentials, limits and the address: not the caller's fault. */
const blamesInput: ReadonlySet<number> = new Set([400, 404, 406, 409, 410, 411, 412, 413, 414, 415, 416, 417, 422, 431, 451]);

async function readBody(answer: GuardedResponse): Promise<unknown> {
  const { status } = answer;
  if (status >= 200 && status < 300) return parsedBody(answer);
  if (!blamesInput.has(status)) {
    await answer.body.cancel();
    throw status === 504 || status === 408 ? problem('upstream_timeout') : failed(`it answers with status ${status}`);
  }
  const said = spoken(await parsedBody(answer).catch(() => null));
  const message = `the upstream answered ${status}${said === '' ? '' : `: ${said}`}`;
  throw problem('tool_refused_input', { message, issues: [{ path: '', message }], members: { upstreamStatus: status } });
}

/** The message of an error body, short: it is the text of a third party. */
function spoken(body: unknown): string {
  const found = typeof body === 'string' ? body : messageIn(body);
  return cleaned(found).replaceAll(/\s+/g, ' ').trim().slice(0, 300).toWellFormed();
}

function messageIn(body: unknown): string {
  if (!isMembers(body)) return '';
  for (const name of ['message', 'detail', 'error', 'title', 'error_description', 'errors']) {
    const said = body[name];
    if (typeof said === 'string') return said;
    if (isMembers(said)) return messageIn(said);
    if (Array.isArray(said)) return typeof said[0] === 'string' ? said[0] : messageIn(said[0]);
  }
  return '';
}

async function parsedBody(answer: GuardedResponse): Promise<unknown> {
  const content = await contentOf(answer).catch((thrown: unknown) => {
    throw thrown instanceof SyntaxError ? failed('it answers with JSON that cannot be read', thrown) : thrown;
  });
  switch (content.kind) {
    case 'empty':
      return null;
    case 'json':
      return content.value;
    case 'text':
      return content.text;
    default:
      return { mimeType: content.mimeType, base64: content.bytes.toString('base64') };
  }
}

function asUpstreamProblem(thrown: unknown, signal: AbortSignal, deadline: AbortSignal): Problem {
  if (signal.aborted) return problem('call_interrupted', { cause: thrown });
  if (deadline.aborted) return problem('upstream_timeout', { cause: thrown });
  if (!(thrown instanceof Problem)) return problem('upstream_failed', { cause: thrown });
  // The address is that of the operator's upstream: the caller learns nothing about it.
  if (thrown.code === 'address_refused' || thrown.code === 'address_unreachable') return failed(thrown.message, thrown);
  return thrown.code === 'upstream_timeout' ? problem('upstream_timeout', { cause: thrown }) : thrown;
}

/** The reason is for the operator. */
export function failed(reason: string, cause?: unknown): Problem {
  return problem('upstream_failed', { cause: new Error(reason, { cause }) });
}
