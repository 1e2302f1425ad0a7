import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Parts } from '../parts.ts';
import type { Answer } from './answer.ts';
import { answerFetch, type AssetFetchRouteParts } from './assets/asset-fetch-routes.ts';
import { fetchPath } from '../surface/records/asset-fetch.ts';
import { fetchByBody } from '../surface/records/asset-fetch.ts';
import { namingMetadata } from '../surface/headers.ts';
import { DirectExchange } from '../surface/exchange.ts';
import { classOf, type RouteClass } from '../surface/route.ts';
import { answerToolCall, toolCall, toolPath, type ToolRouteParts } from './tools/tool-routes.ts';

type DirectParts = ToolRouteParts & AssetFetchRouteParts & Pick<Parts, 'metrics' | 'publicUrl'>;

/**
 * Answers paid requests in front of the router: calls of tools and fetches of assets, the most frequent requests. For them, the router, its
 * context and the objects of the web platform would cost more than the request itself. The handlers are those of the routes.
 * @returns false for requests that the router answers: other paths, and bodies that are too large or have no declared length
 */
export function direct(parts: DirectParts): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const { metrics, config, log, publicUrl } = parts;

  async function write(
    outgoing: ServerResponse,
    [route, routeClass]: Measured,
    started: number,
    answering: Promise<Answer>,
  ): Promise<void> {
    const { status, headers: written, body } = await answering;
    const challenge = written['WWW-Authenticate'];
    const headers = challenge === undefined ? written : { ...written, 'WWW-Authenticate': namingMetadata(challenge, publicUrl(), route) };
    metrics.request(route, status);
    metrics.latency(routeClass, status, performance.now() - started);
    const length = Buffer.byteLength(body);
    // ASCII texts have as many bytes as characters.
    outgoing.writeHead(status, { ...headers, 'Content-Length': length }).end(body, length === body.length ? 'latin1' : 'utf8');
  }

  return (incoming, outgoing) => {
    const { method, url = '' } = incoming;
    if ((method !== 'GET' && method !== 'POST') || !isReadable(incoming, config.bodyMaxBytes)) return false;
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    const id = toolPattern.exec(path)?.[1];
    if (path !== fetchPath && (id === undefined || id === 'search')) return false;
    const exchange = new DirectExchange(incoming, outgoing, path);
    const started = performance.now();
    const written =
      id === undefined
        ? write(outgoing, measuredFetch, started, answerFetch(parts, exchange))
        : write(outgoing, measuredCall, started, answerToolCall(parts, exchange, id));
    written.catch((cause: unknown) => {
      log.error({ err: cause, path }, 'an answer could not be written');
      outgoing.destroy();
    });
    return true;
  };
}

type Measured = readonly [route: string, routeClass: RouteClass];
const measuredFetch: Measured = [fetchPath, classOf(fetchByBody)];
const measuredCall: Measured = [toolPath, classOf(toolCall)];

/** Ids that need no decoding. */
const toolPattern = /^\/api\/tools\/([\w.-]+)$/;

function isReadable({ headers }: IncomingMessage, bytesMax: number): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= bytesMax;
}
