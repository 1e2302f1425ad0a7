import type { IncomingMessage, ServerResponse } from 'node:http';
import { processClock, secondMs } from '../clock.ts';
import { problem, type Problem } from '../errors.ts';
import { TokenBuckets } from '../limits/token-bucket.ts';
import type { Parts } from '../parts.ts';
import type { Admission } from '../surface/route.ts';
import { errorAnswer } from './answer.ts';
import { hasSessionCookie } from '../surface/browser-session.ts';
import { clientAddress } from '../surface/client-address.ts';
import { DirectExchange } from '../surface/exchange.ts';

type AdmissionOf = (method: string, path: string) => Admission;
type AdmissionParts = Pick<Parts, 'config' | 'limits' | 'payments'>;

/**
 * The order of answers: requests with a payment at once, the others in turn with them. Nothing is verified here, so that it costs next to
 * nothing; a client whose payments keep being refused loses its precedence.
 * @param admissionOf what the record of a route says, by method and path
 * @param answer answers a request; called at most once
 */
export function admission(
  parts: AdmissionParts,
  admissionOf: AdmissionOf,
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
) {
  const { config } = parts;
  const { unpaidQueue: queue } = parts.limits;
  const claims = claimants();
  const addressOf = (incoming: IncomingMessage) =>
    clientAddress({ env: { incoming }, req: { header: headerOf(incoming) } }, config.trustedHops);

  function refuse(incoming: IncomingMessage, outgoing: ServerResponse, why: Problem): void {
    if (outgoing.destroyed) return;
    const path = incoming.url ?? '';
    const style = path.startsWith('/api/v1/') ? 'snake' : 'camel';
    const { status, headers, body } = errorAnswer(why, new DirectExchange(incoming, outgoing, path), style, parts.payments.payments);
    // A body that nobody reads would be taken for the next request.
    const closing = hasBody(incoming) ? { Connection: 'close' } : {};
    outgoing.writeHead(status, { ...headers, ...closing, 'Content-Length': Buffer.byteLength(body) }).end(body);
  }

  /** Bodies come as slowly as a client likes, so requests with one are not counted; clients that read slowly are not counted for long either. */
  function countUnpaid(outgoing: ServerResponse): void {
    queue.beginUnpaid();
    const late = setTimeout(end, countedMs);
    late.unref();
    outgoing.once('close', end);
    function end(): void {
      clearTimeout(late);
      outgoing.off('close', end);
      queue.endUnpaid();
    }
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const fault = faultOf(incoming);
    if (fault !== null) return refuse(incoming, outgoing, fault);
    const kind = kindOf(incoming, admissionOf);
    if (kind === 'always' || (kind === 'undecided' && !isBulky(incoming))) return answer(incoming, outgoing);
    if (kind !== 'paid' || (claims.haveRefused && claims.isRefused(addressOf(incoming)))) {
      return queue.take(
        () => {
          // It may have gone while it waited.
          if (outgoing.destroyed) return;
          if (!hasBody(incoming)) countUnpaid(outgoing);
          answer(incoming, outgoing);
        },
        (why) => refuse(incoming, outgoing, why),
      );
    }
    queue.beginPaid();
    outgoing.once('close', () => {
      queue.endPaid();
      const { statusCode: status } = outgoing;
      if (status < 300 ? claims.haveRefused : isRefusal(status)) claims.answered(addressOf(incoming), status);
    });
    answer(incoming, outgoing);
  };
}

const countedMs = 5 * secondMs;

/** What no route has to look at: who was asked is not clear (RFC 9112, 3.2), or a body that nothing here decompresses (RFC 7694). */
function faultOf(incoming: IncomingMessage): Problem | null {
  const { headers, rawHeaders } = incoming;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return problem('malformed_header', { message: 'Host must be sent once' });
  const encoding = headers['content-encoding'];
  if (encoding === undefined || !hasBody(incoming) || /^\s*(?:identity)?\s*$/i.test(encoding)) return null;
  return problem('unsupported_media_type', {
    message: 'request body must not be compressed',
    hint: 'Send it without Content-Encoding.',
    headers: { 'Accept-Encoding': 'identity' },
  });
}

/** No call in /mcp and no fetch needs more, if it carries its payment in its body. */
const bulkyBytes = 64 * 1024;

function kindOf({ headers, url = '', method = '' }: IncomingMessage, admissionOf: AdmissionOf): Exclude<Admission, 'operator'> {
  if (
    headers['x-payment-token'] !== undefined ||
    headers['x-payment-provider'] !== undefined ||
    headers['payment-signature'] !== undefined ||
    headers['x-payment'] !== undefined ||
    headers['payment-authorization'] !== undefined ||
    headers['sign-in-with-x'] !== undefined ||
    headers.authorization?.startsWith('Payment ') === true
  ) {
    return 'paid';
  }
  const path = url.split('?', 1)[0] ?? '';
  const kind = admissionOf(method, path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
  return kind === 'operator' ? (isFromOperator(headers) && !isBulky({ headers }) ? 'paid' : 'unpaid') : kind;
}

/** As it says; a client whose credentials keep being refused loses its precedence. */
function isFromOperator({ authorization, cookie }: IncomingMessage['headers']): boolean {
  return authorization !== undefined || hasSessionCookie(cookie);
}

function isBulky({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bulkyBytes;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function headerOf({ headers }: IncomingMessage) {
  return (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}

/** Of these statuses a client is the cause; 409 and 429 are those of one that repeats or hurries. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 409 && status !== 429;
}

const refusalsMax = 20;
const rememberedMs = 10 * secondMs;
const clientsMax = 10_000;

/** Clients that say they pay, and do not: after so many refusals in a while, they wait like others. */
function claimants() {
  const refusals = new TokenBuckets({
    clock: processClock,
    perMs: () => refusalsMax / rememberedMs,
    burst: () => refusalsMax,
    keysMax: clientsMax,
  });
  let lastAt = -Infinity;
  return {
    /** Whether there are any. */
    get haveRefused(): boolean {
      return performance.now() - lastAt < 2 * rememberedMs;
    },
    isRefused: (client: string): boolean => refusals.level(client) < 1,
    answered(client: string, status: number): void {
      const isPaid = status < 300;
      if (!isPaid) lastAt = performance.now();
      // A payment among many inventions exempts only its own request.
      refusals.spend(client, isPaid ? -1 : 1);
    },
  };
}
