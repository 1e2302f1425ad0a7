import { lookup, Resolver } from 'node:dns/promises';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { untilAborted } from '../clock.ts';
import { Problem, problem } from '../errors.ts';
import { assertAllowedUrl, isPublicAddress, literalAddress, type AddressRules } from './public-address.ts';
import { decodedBody } from './decoded-body.ts';
import { webBody } from './web-body.ts';

export { assertAllowedUrl } from './public-address.ts';

export type GuardedMethod = 'GET' | 'HEAD' | 'QUERY' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request to an address from an untrusted source. */
export interface GuardedRequest {
  method?: GuardedMethod;
  /** Without connection headers: those, `Host` and `Accept-Encoding` are set here. */
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Aborts the request, and the reading of its body. */
  signal: AbortSignal;
  /** Until the head of the answer has arrived, redirects included. */
  timeoutMs: number;
  /** The longest silence while the body is read; default 15 s. */
  idleMs?: number;
  /** A longer body ends with an error. */
  bytesMax: number;
  /** Default 3. With 0 a redirect is refused: right for a POST whose body is meant for one address. */
  redirectsMax?: number;
}

export interface GuardedResponse {
  status: number;
  /** Without cookies. */
  headers: Headers;
  /** Ends with an error after `bytesMax` or a silence; cancel it if it is not read. */
  body: ReadableStream<Uint8Array>;
  /** After redirects. */
  url: string;
}

/**
 * Requests an address from an untrusted source. Any status but a redirect is an answer.
 * @throws address_refused for anything but a public http(s) address, also after a redirect; address_unreachable where nothing answers, or a
 *   GET is answered with more than `bytesMax`; upstream_timeout; the signal's reason when it aborts
 */
export type GuardedFetch = (url: string, request: GuardedRequest) => Promise<GuardedResponse>;

/** All addresses of a name. @throws when there is none, or the signal aborts */
type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

export interface GuardedFetchOptions extends AddressRules {
  /** Headers that say who sends a request, for each address anew. */
  signature?: ((target: URL) => Promise<Readonly<Record<string, string>>>) | undefined;
  /** Default: the DNS servers of this machine, and its hosts file where private addresses are allowed. */
  resolve?: Resolve;
  /** The real target of a connection to an address: lets a test emulate the internet on the loopback. */
  route?: (address: string) => string;
}

/**
 * The guard against forged server-side requests (SSRF). A name is resolved once, all its addresses must be public, and the connection goes
 * to one of them, so a second DNS answer has no effect. Redirects are followed here, and checked like the first address. Each connection
 * serves one request: no cookies, no proxy from the environment, no decompression. Messages reveal nothing about a refused address.
 */
export function guardedFetch({ resolve, route, signature, ...rules }: GuardedFetchOptions): GuardedFetch {
  const network = { resolve: resolve ?? (rules.allowsPrivateAddresses ? systemAddresses : publicAddresses), route: route ?? String };
  return async (url, request) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(timedOut(`it did not answer within ${request.timeoutMs} ms`)), request.timeoutMs);
    const signal = AbortSignal.any([request.signal, late.signal]);
    try {
      const step: Step = async (target, hop) => {
        const headers = new Headers({ ...Object.fromEntries(hop.headers), ...(await signature?.(target)) });
        return send(target, { ...hop, headers }, await pin(target, rules, network, signal));
      };
      return await follow(url, { ...request, signal }, step, rules);
    } catch (thrown) {
      if (signal.aborted) throw signal.reason;
      throw unreachable(thrown);
    } finally {
      clearTimeout(timer);
    }
  };
}

type Hop = Pick<GuardedRequest, 'signal' | 'idleMs' | 'bytesMax'> & {
  method: GuardedMethod;
  headers: Headers;
  body: string | Uint8Array | null;
};

type Step = (target: URL, hop: Hop) => Promise<GuardedResponse>;

async function follow(
  text: string,
  { method = 'GET', headers, body, redirectsMax = 3, ...limits }: GuardedRequest,
  step: Step,
  rules: AddressRules,
): Promise<GuardedResponse> {
  let target = assertAllowedUrl(text, rules);
  let hop: Hop = { ...limits, method, headers: requestHeaders(headers), body: body ?? null };
  for (let redirects = 0; ; redirects += 1) {
    const response = await step(target, hop);
    const location = redirectStatuses.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body.cancel();
    if (redirects === redirectsMax) throw tooManyRedirects(redirectsMax);
    const next = assertAllowedUrl(URL.parse(location, target)?.href ?? '', rules);
    hop = redirected(hop, response.status, target.origin === next.origin);
    target = next;
  }
}

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The request after a redirect. Source: RFC 9110 section 15.4, and the Fetch standard for the method and the headers. */
function redirected(hop: Hop, status: number, isSameOrigin: boolean): Hop {
  const headers = new Headers([...hop.headers].filter(([name]) => isSameOrigin || harmlessHeaders.has(name)));
  const isKept =
    hop.method === 'GET' ||
    hop.method === 'HEAD' ||
    (hop.method === 'QUERY' && status !== 303) ||
    (status !== 303 && (status >= 307 || hop.method !== 'POST'));
  if (isKept) return { ...hop, headers };
  headers.delete('content-type');
  return { ...hop, headers, method: 'GET', body: null };
}

/** Any other header may be a credential or a signature, and is not sent to another origin. */
const harmlessHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
]);

function requestHeaders(given: GuardedRequest['headers']): Headers {
  const headers = new Headers(given);
  for (const name of connectionHeaders) headers.delete(name);
  if (!headers.has('user-agent')) headers.set('user-agent', 'farebox/0.1.0');
  // Few bytes in the network and many out are for decompression bombs; what comes compressed all the same is decoded within bounds.
  headers.set('accept-encoding', 'identity');
  return headers;
}

const connectionHeaders = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** The addresses that a connection to this host may use. Port and name stay those of the URL, for `Host` and the certificate. */
async function pin(
  target: URL,
  { allowsPrivateAddresses }: AddressRules,
  { resolve, route }: Required<Pick<GuardedFetchOptions, 'resolve' | 'route'>>,
  signal: AbortSignal,
): Promise<LookupFunction> {
  const literal = literalAddress(target.hostname);
  const addresses = literal === null ? await resolve(target.hostname.replace(/\.$/, ''), signal) : [literal];
  signal.throwIfAborted();
  if (addresses.length === 0) throw unreachable(Object.assign(new Error('no addresses'), { code: 'ENOTFOUND' }));
  if (!allowsPrivateAddresses && !addresses.every(isPublicAddress)) {
    throw problem('address_refused', { message: 'the address is not allowed: it is not public' });
  }
  const entries = addresses.slice(0, addressesMax).map((address) => ({ address: route(address), family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, options, callback) => {
    if (options.all === true) callback(null, entries);
    else callback(null, entries[0]?.address ?? '', entries[0]?.family ?? 4);
  };
}

/** Addresses of a name that are tried. */
const addressesMax = 4;

/** One request over its own connection. */
async function send(
  target: URL,
  { method, headers, body, signal, idleMs = 15_000, bytesMax }: Hop,
  lookup: LookupFunction,
): Promise<GuardedResponse> {
  // Loaded with the first request.
  const { Client } = await import('undici');
  signal.throwIfAborted();
  // The caller's signal and webBody set the time limits: undici's timers are coarse, and their messages are not for callers.
  const client = new Client(target.origin, {
    allowH2: false,
    connect: { lookup, timeout: 0 },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16 * 1024,
  });
  const close = () => void client.destroy().catch(() => {}); // The caller has gone.
  try {
    const answer = await client.request({ path: target.pathname + target.search, method, headers: [...headers].flat(), body, signal });
    const responseHeaders = headersOf(answer.headers);
    if (method === 'GET' && !redirectStatuses.has(answer.statusCode)) assertReadable(responseHeaders, bytesMax);
    // An empty body ends by itself, and its connection with it.
    if (method === 'HEAD' || answer.statusCode === 204 || answer.statusCode === 304 || responseHeaders.get('content-length') === '0')
      answer.body.resume();
    const isBodyless = method === 'HEAD' || answer.statusCode === 204 || answer.statusCode === 304;
    const encoding = isBodyless ? null : responseHeaders.get('content-encoding');
    if (answer.statusCode === 206 && encoding !== null && encoding !== 'identity') throw partOfEncoded();
    const { source, check } = decodedBody(answer.body, encoding);
    if (responseHeaders.has('content-encoding')) for (const name of ofEncodedBytes) responseHeaders.delete(name);
    let bytes = 0;
    const stream = webBody(source, {
      signal,
      idleMs,
      onIdle: () => timedOut(`nothing came for ${idleMs} ms`),
      onChunk: (chunk) => {
        bytes += chunk.byteLength;
        if (bytes === chunk.byteLength) assertReadable(responseHeaders, bytesMax);
        if (bytes > bytesMax) throw tooLarge(bytesMax);
        check(bytes);
      },
      asError: unreachable,
      release: close,
    });
    return { status: answer.statusCode, headers: responseHeaders, body: stream, url: target.href };
  } catch (thrown) {
    close();
    throw thrown;
  }
}

/** What is said of the bytes before they are decoded. */
const ofEncodedBytes = ['content-encoding', 'content-length', 'accept-ranges'];

/** An unusable body is refused before it is read, so that no part of it is passed on. */
function assertReadable(headers: Headers, bytesMax: number): void {
  if (Number(headers.get('content-length') ?? 0) > bytesMax) throw tooLarge(bytesMax);
}

function headersOf(received: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    // Cookies are dropped; a value that is not Latin-1 cannot be in `Headers`.
    if (name === 'set-cookie' || value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (/^[\t\x20-\x7e\x80-\xff]*$/.test(each)) headers.append(name, each);
  }
  return headers;
}

/**
 * Asks only the DNS servers: the hosts file and the search domains of a local network must not make a name public. Unlike getaddrinfo, it
 * blocks no thread while it waits for a slow name server.
 */
async function publicAddresses(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 3 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = [v4, v6].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
    if (addresses.length === 0 && v4.status === 'rejected') throw v4.reason;
    return addresses;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** As the machine itself would: with private addresses allowed, names of the hosts file and of the local network are valid. */
async function systemAddresses(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  const found = await untilAborted(lookup(hostname, { all: true, order: 'ipv4first' }), signal);
  return found.map(({ address }) => address);
}

function timedOut(why: string): Problem {
  return problem('upstream_timeout', {
    message: `the address could not be read: ${why}`,
    hint: 'Check that it answers in time from the public internet, or try again later.',
  });
}

function tooLarge(bytesMax: number): Problem {
  return problem('address_unreachable', { message: `the address could not be read: it answers with more than ${bytesMax} bytes` });
}

function partOfEncoded(): Problem {
  return problem('address_unreachable', { message: 'the address could not be read: it answers with a part of compressed bytes' });
}

function tooManyRedirects(redirectsMax: number): Problem {
  const why = redirectsMax === 0 ? 'it redirects to another' : `it redirects more than ${redirectsMax} times`;
  return problem('address_refused', { message: `the address is not allowed: ${why}`, hint: 'Give the address that answers by itself.' });
}

/** The cause is for the log; the message names only what the owner of a public address can fix. */
function unreachable(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  const code = thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  const why = reasons.find(([pattern]) => pattern.test(code))?.[1];
  return problem('address_unreachable', {
    ...(why === undefined ? {} : { message: `the address could not be read: ${why}` }),
    cause: thrown,
  });
}

const reasons: ReadonlyArray<readonly [pattern: RegExp, why: string]> = [
  [/^(?:ENOTFOUND|ENODATA|ENONAME|EBADNAME|EAI_NONAME)$/, 'its name is not known'],
  [/^ECONNREFUSED$/, 'it refuses the connection'],
  [/CERT|ERR_TLS|UNABLE_TO_VERIFY|SELF_SIGNED/, 'its certificate is not trusted'],
];
