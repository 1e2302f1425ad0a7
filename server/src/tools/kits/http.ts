import type { ErrorExample } from '@farebox/contract';
import type { z } from 'zod';
import { Problem, problem, problems } from '../../errors.ts';
import { textOfAnswer } from '../../net/answer-body.ts';

/** Longer answers of an upstream are not read: they are expected to be small. */
export const upstreamBytesMax = 64 * 1024;

export interface UpstreamRequest {
  fetch: typeof globalThis.fetch;
  /** From the operator's settings, never from a caller: it may be any address, even in the operator's own network. */
  url: URL;
  /** Ends the request. If its reason is a TimeoutError, the answer is `upstream_timeout`. */
  signal: AbortSignal;
}

export interface UpstreamAnswer {
  status: number;
  /** The body, in the charset that it states. */
  text: string;
}

/**
 * Sends a GET to an upstream and accepts an answer of any status.
 * Redirects are not followed: an upstream must not choose the address that this server requests.
 * @throws upstream_failed (no connection, broken, more than `upstreamBytesMax`), upstream_timeout, call_interrupted
 */
export async function askUpstream({ fetch, url, signal }: UpstreamRequest): Promise<UpstreamAnswer> {
  try {
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json, text/plain;q=0.9' } });
    return { status: response.status, text: await limitedText(response) };
  } catch (thrown) {
    throw upstreamProblem(thrown, signal);
  }
}

/** The body of a successful answer. @throws upstream_failed for any status but 2xx, else as `askUpstream` */
export async function getText(request: UpstreamRequest): Promise<string> {
  const { status, text } = await askUpstream(request);
  if (!isSuccess(status)) throw refused(`${request.url.host} answered with status ${status}`);
  return text;
}

/** The body of a successful answer, parsed by the schema. @throws upstream_failed for bad JSON or another shape, else as `getText` */
export async function getJson<Schema extends z.ZodType>(request: UpstreamRequest, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(jsonOrText(await getText(request)));
  if (!parsed.success) throw refused(`${request.url.host} answered in an unexpected shape`, parsed.error);
  return parsed.data;
}

/** The parsed JSON, else the trimmed text. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Examples of these failures, for a tool without input. */
export const upstreamErrorExamples: readonly ErrorExample[] = [problems.upstream_failed, problems.upstream_timeout].map(
  ({ message, status }) => ({
    input: {},
    error: message,
    statusCode: status,
  }),
);

/** Counts bytes as they arrive, after decompression: Content-Length cannot be trusted. */
async function limitedText(response: Response): Promise<string> {
  if (response.body === null) return '';
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > upstreamBytesMax) throw refused(`the answer is larger than ${upstreamBytesMax} bytes`);
        controller.enqueue(chunk);
      },
    }),
  );
  return textOfAnswer({ body: counted, headers: response.headers });
}

function upstreamProblem(thrown: unknown, signal: AbortSignal): Problem {
  if (thrown instanceof Problem) return thrown;
  if (!signal.aborted) return problem('upstream_failed', { cause: thrown });
  return problem(isTimeout(signal.reason) ? 'upstream_timeout' : 'call_interrupted', { cause: thrown });
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** The reason is for the log. It names hosts, not URLs: an operator's URL may contain a key. */
function refused(reason: string, cause?: unknown): Problem {
  return problem('upstream_failed', { cause: new Error(reason, { cause }) });
}
