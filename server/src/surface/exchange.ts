import { type IncomingMessage, ServerResponse } from 'node:http';
import { getQueryParam } from 'hono/utils/url';

/** The interface of a request for handlers. Hono's context implements it; in front of the router (`direct.ts`) a lighter object does. */
export interface Exchange {
  readonly req: ExchangeRequest;
  readonly env: ExchangeEnv | undefined;
  get(key: 'requestId'): unknown;
  set(key: 'requestId', id: string): void;
}

interface ExchangeEnv {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } | undefined;
  /** Absent where the app is called without a server. */
  readonly outgoing?: unknown;
}

interface ExchangeRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  header(name: string): string | undefined;
  /** The first value of each name. */
  query(): Record<string, string>;
  arrayBuffer(): Promise<ArrayBuffer | Buffer>;
  readonly raw: { readonly body: AsyncIterable<Uint8Array> | null; readonly signal: { readonly aborted: boolean } };
}

/** A request from Node, with a body of a declared length or none; parts are built only when they are used. */
export class DirectExchange implements Exchange, ExchangeRequest {
  readonly env: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
  readonly path: string;
  readonly #headers = new Map<string, string>();
  #body: Promise<Buffer> | null = null;
  #requestId: string | undefined = undefined;

  /** @param path of its URL, which has a route: Hono reads no query within the first eight characters */
  constructor(incoming: IncomingMessage, outgoing: ServerResponse, path: string) {
    this.env = { incoming, outgoing };
    this.path = path;
    const { rawHeaders } = incoming;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]?.toLowerCase() ?? '';
      const value = rawHeaders[at + 1] ?? '';
      const before = this.#headers.get(name);
      this.#headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }

  get req(): this {
    return this;
  }

  get raw(): this {
    return this;
  }

  get method(): string {
    return this.env.incoming.method ?? '';
  }

  get signal(): { readonly aborted: boolean } {
    return { aborted: this.env.incoming.destroyed && !this.env.incoming.complete };
  }

  /** A body with a declared length is read by `arrayBuffer`. */
  get body(): null {
    return null;
  }

  header(name: string): string | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  query(): Record<string, string> {
    const read = getQueryParam(this.env.incoming.url ?? '');
    return typeof read === 'object' ? read : {};
  }

  arrayBuffer(): Promise<Buffer> {
    this.#body ??= bytesOf(this.env.incoming);
    return this.#body;
  }

  get(): string | undefined {
    return this.#requestId;
  }

  set(_key: 'requestId', id: string): void {
    this.#requestId = id;
  }
}

/** @throws the error that ended it early */
function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
}

/**
 * Calls `lost` if the client goes away before the answer is handed to the network. What happens to it behind that is not seen.
 * @param c before its answer is written
 */
export function whenLost(c: Pick<Exchange, 'env'>, lost: () => void): void {
  const outgoing = c.env?.outgoing;
  if (!(outgoing instanceof ServerResponse)) return;
  // A client that has ended its side is answered no more.
  if (outgoing.destroyed || outgoing.socket?.writable !== true) return lost();
  let isSent = false;
  outgoing.once('finish', () => (isSent = true));
  outgoing.once('close', () => {
    if (!isSent) lost();
  });
}

/**
 * HEAD is answered as GET, without a body and without an effect, although some GETs have one. Nobody pays by HEAD (`meansOf`), a payment
 * is shown and not completed, no signal is captured, nothing is logged as demand (`access-log.ts`), and no tool runs. Source: RFC 9110,
 * 9.2.1 and 9.3.2.
 */
export function isHead(c: { req: Pick<Exchange['req'], 'method'> }): boolean {
  return c.req.method === 'HEAD';
}
