import { parseBoundedJson } from '../bounded-json.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { systemClock } from '../clock.ts';
import { pauseIfLong } from '../storage/batches.ts';
import type { Exchange } from './exchange.ts';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AgentRequest } from '../requests/agent-request.ts';

const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's X-Request-Id if it is well-formed, so that the logs of both sides match; else a new one. */
export function requestIdOf(c: Exchange): string {
  const own = c.req.header('x-request-id');
  if (own !== undefined && requestIdPattern.test(own)) return own;
  const made = c.get(madeId);
  if (typeof made === 'string') return made;
  const id = newId('req', systemClock.now());
  c.set(madeId, id);
  return id;
}

/** The key of the request id in the context: header, body and log use the same id. */
const madeId = 'requestId' as const;

/**
 * A header with a credential or a key.
 * @throws malformed_header if it was sent twice (a proxy and a client may mean different ones) or is too long
 */
export function singleHeader(c: Exchange, name: string, lengthMax = 1024): string | null {
  const value = c.req.header(name);
  if (value === undefined || value === '') return null;
  if (value.includes(',') || value.length > lengthMax) {
    throw problem('malformed_header', { message: `${name} must be sent once and be at most ${lengthMax} characters` });
  }
  return value;
}

export const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/;

/** The Idempotency-Key, with or without the quotes of a structured field. Source: draft-ietf-httpapi-idempotency-key-header. */
export function idempotencyKeyOf(c: Exchange): string | null {
  const value = singleHeader(c, 'Idempotency-Key', 257);
  if (value === null) return null;
  const key = /^"(.*)"$/.exec(value)?.[1] ?? value;
  if (!idempotencyKeyPattern.test(key))
    throw problem('malformed_header', { message: 'Idempotency-Key must be 1 to 255 visible ASCII characters' });
  return key;
}

/** Whether a request has a body, or may have one. */
export function hasBody(c: { req: Pick<Exchange['req'], 'header'> }): boolean {
  const length = c.req.header('content-length');
  return length === undefined ? c.req.header('transfer-encoding') !== undefined : length !== '0';
}

const jsonTypePattern = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;
/** JSON is UTF-8. Source: RFC 8259, 8.1. */
const charsetPattern = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/**
 * Reads a JSON body of at most `bytesMax`, without taking more than that from the socket.
 * @throws unsupported_media_type, body_too_large, invalid_json, invalid_input
 */
export async function readJson(c: Exchange, bytesMax: number): Promise<unknown> {
  requireJsonType(c);
  return parseJsonBytes(await readBytes(c, bytesMax));
}

/** @throws unsupported_media_type */
export function requireJsonType(c: Exchange): void {
  if (isJson(c)) return;
  const isOfCharset = jsonTypePattern.test(c.req.header('content-type') ?? '');
  throw problem('unsupported_media_type', isOfCharset ? { message: 'request body must be application/json in UTF-8' } : {});
}

export function isJson(c: { req: Pick<Exchange['req'], 'header'> }): boolean {
  const type = c.req.header('content-type') ?? '';
  return jsonTypePattern.test(type) && /^(?:utf-?8|us-ascii)$/i.test(charsetPattern.exec(type)?.[1] ?? 'utf-8');
}

/** @throws invalid_json; invalid_input where it is too deep or has too many members */
export function parseJsonBytes(bytes: ArrayBuffer | Buffer): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw problem('invalid_json');
  }
  return parseBoundedJson(text);
}

/** Bytes that are not UTF-8 are refused: if they were replaced, the caller would pay for other input without noticing. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A body of at most `bytesMax`, unchanged. @throws body_too_large */
export async function readBytes(c: Exchange, bytesMax: number): Promise<ArrayBuffer | Buffer> {
  const declared = Number(c.req.header('content-length'));
  if (declared > bytesMax) throw tooLarge(bytesMax);
  // The HTTP parser enforces a declared length; only bodies without one have to be counted.
  if (c.req.header('content-length') !== undefined) return c.req.arrayBuffer();
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(c, bytesMax)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The lines of a body of at most `bytesMax`, decoded as they arrive: putting a large body together would hold the event loop. An empty last
 * line is left out.
 * @returns at most one line more than `linesMax`
 * @throws body_too_large, invalid_json if the body is not UTF-8
 */
export async function readLines(c: Exchange, { bytesMax, linesMax }: { bytesMax: number; linesMax: number }): Promise<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw problem('invalid_json');
    }
  };
  const lines: string[] = [];
  let rest = '';
  for await (const chunk of chunksOf(c, bytesMax)) {
    await pauseIfLong();
    const [first = '', ...more] = decoded(chunk).split('\n');
    rest += first;
    for (const line of more) {
      lines.push(rest);
      if (lines.length > linesMax) return lines;
      rest = line;
    }
  }
  rest += decoded();
  if (rest.trim() !== '') lines.push(rest);
  return lines;
}

async function* chunksOf(c: Exchange, bytesMax: number): AsyncIterable<Uint8Array> {
  if (Number(c.req.header('content-length')) > bytesMax) throw tooLarge(bytesMax);
  const { body } = c.req.raw;
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > bytesMax) throw tooLarge(bytesMax);
    yield chunk;
  }
}

function tooLarge(bytesMax: number) {
  return problem('body_too_large', { message: `request body is larger than ${bytesMax} bytes` });
}

/** The logged facts of an agent's request: not its address, and only the pattern of its path. */
export function agentRequestOf(c: Context, clientId: string): AgentRequest {
  return agentRequestAt(routePath(c), c, clientId);
}

/** The same for a request to this route. */
export function agentRequestAt(path: string, c: Exchange, clientId: string): AgentRequest {
  return {
    method: c.req.method,
    path,
    clientId,
    userAgent: c.req.header('user-agent') ?? null,
    requestId: requestIdOf(c),
  };
}
