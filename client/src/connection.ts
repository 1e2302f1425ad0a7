import { parseJson, writeJson } from './json.ts';
import { FareboxError } from './errors.ts';

export interface ConnectionOptions {
  /** The address of the service, e.g. `http://127.0.0.1:4020`. */
  url: string;
  /** An API key, or the bearer token of a login. Owners need a login to manage their assets. */
  apiKey?: string;
  /** Binds payments to this name if there is no API key. */
  clientId?: string;
  fetch?: typeof globalThis.fetch;
  /** A request is aborted after this time. Default 60,000. */
  timeoutMs?: number;
}

/** Of one call. */
export interface RequestOptions {
  /** Ends the call. A payment that has begun is kept: the next request like it uses it. */
  signal?: AbortSignal;
  /** For the whole call: all its requests and repetitions. Default: the time limit of the client, for each request. */
  timeoutMs?: number;
}

/** Of a call that may be repeated, also by another process. */
export interface IdempotentOptions extends RequestOptions {
  /** The same for the same call. Default: a new one for each call. */
  idempotencyKey?: string;
}

/** Of one call, begun with it. */
export interface Limit {
  /** For the next request. */
  next(): AbortSignal;
  isOver(): boolean;
}

interface Sending {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  limit?: Limit;
}

/** Requests to one service, with the client's credentials. */
export interface Connection {
  /** @param defaultMs for the whole call */
  limitOf(options?: RequestOptions, defaultMs?: number): Limit;
  /** The answer with any status. */
  send(method: string, path: string, sending?: Sending): Promise<Response>;
  /** The same, repeated after a broken connection; for idempotent requests. */
  sendAgain(method: string, path: string, sending?: Sending): Promise<Response>;
  /** The parsed JSON of a success. @throws FareboxError */
  request(method: string, path: string, sending?: Sending): Promise<unknown>;
  /** The parsed JSON of a success. @throws FareboxError */
  get(path: string, options?: RequestOptions): Promise<unknown>;
  /** The values of an answer with one JSON document a line, as they arrive. `signal` is the only time limit. @throws FareboxError */
  lines(path: string, body: BodyInit, headers: Record<string, string>, signal: AbortSignal): AsyncGenerator;
  /** Sends a body that is not JSON. `signal` is the only time limit. */
  sendBody(path: string, body: BodyInit, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** To any address, without credentials. */
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
}

/** A day, for what may be long: uploads and batches, which the service ends if they stall. */
export const longestMs = 24 * 60 * 60 * 1000;
/** How often a request is repeated after a broken connection. */
const retriesMax = 2;

export function connection(options: ConnectionOptions): Connection {
  const { fetch = globalThis.fetch, timeoutMs = 60_000 } = options;
  const base = options.url.replace(/\/+$/, '');
  const credentials = {
    Accept: 'application/json',
    ...(options.apiKey === undefined ? {} : { 'X-API-Key': options.apiKey }),
    ...(options.clientId === undefined ? {} : { 'X-Client-Id': options.clientId }),
  };

  const open: Connection = {
    fetch,
    timeoutMs,
    limitOf({ signal, timeoutMs: givenMs }: RequestOptions = {}, defaultMs) {
      const wholeMs = givenMs ?? defaultMs;
      const whole = [signal, wholeMs === undefined ? undefined : AbortSignal.timeout(wholeMs)].filter((each) => each !== undefined);
      return {
        next: () => AbortSignal.any(wholeMs === undefined ? [...whole, AbortSignal.timeout(timeoutMs)] : whole),
        isOver: () => whole.some(({ aborted }) => aborted),
      };
    },
    send: (method, path, { body, headers, limit = open.limitOf() } = {}) =>
      fetch(`${base}${path}`, {
        method,
        headers: { ...credentials, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: writeJson(body) }),
        signal: limit.next(),
      }),
    async sendAgain(method, path, sending = {}) {
      for (let retries = 0; ; retries += 1) {
        try {
          return await open.send(method, path, sending);
        } catch (cause) {
          if (retries >= retriesMax || sending.limit?.isOver() === true) throw cause;
        }
      }
    },
    request: async (method, path, sending) => successOf(await open.send(method, path, sending)),
    get: (path, options) => open.request('GET', path, { limit: open.limitOf(options) }),
    async *lines(path, body, headers, signal) {
      const answer = await open.sendBody(path, body, headers, signal);
      if (!answer.ok || answer.body === null) throw new FareboxError(answer.status, await readJson(answer));
      let rest = '';
      for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
        const whole = (rest + text).split('\n');
        rest = whole.pop() ?? '';
        for (const line of whole) yield parseJson(line);
      }
    },
    sendBody(path, body, headers, signal) {
      // Sending a stream needs `duplex`, which the types of browsers lack.
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { ...credentials, ...headers },
        body,
        signal,
        duplex: 'half',
      };
      return fetch(`${base}${path}`, init);
    },
  };
  return open;
}

/** The parsed JSON of a success. @throws FareboxError */
export async function successOf(response: Response): Promise<unknown> {
  const answer = await readJson(response);
  if (!response.ok) throw new FareboxError(response.status, answer);
  return answer;
}

export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return parseJson(text);
  } catch {
    return { error: `the service answered with something that is not JSON (HTTP ${response.status})` };
  }
}

/** The items of all pages, in order. @throws if the service names the same page again */
export async function* everyItem<Item>(
  pageAt: (cursor: string | undefined) => Promise<{ items: readonly Item[]; next_cursor: string | null }>,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const page = await pageAt(cursor);
    yield* page.items;
    if (page.next_cursor === null) return;
    if (seen.has(page.next_cursor)) throw new TypeError(`the service named the page ${page.next_cursor.slice(0, 100)} twice`);
    seen.add((cursor = page.next_cursor));
  }
}

/** `?a=1&b=2` of the defined members, or an empty string. */
export function queryOf(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
