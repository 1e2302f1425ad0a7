import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

type Encoding = keyof typeof compress;

const [brotliOf, gzipOf, zstdOf] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)];

/** The best first, at levels that take a few milliseconds for the longest answer. All work in the thread pool. */
const compress = {
  br: (bytes: Uint8Array) => brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  zstd: (bytes: Uint8Array) => zstdOf(bytes),
  gzip: (bytes: Uint8Array) => gzipOf(bytes),
};

const preferred: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** Shorter ones fit into a packet or two, and longer ones are files. */
const [leastBytes, mostBytes] = [1024, 8 * 1024 * 1024];

/**
 * Compresses the one answer that is written to `outgoing`: JSON and text whose length is known. Streams, downloads and what is compressed
 * already are written as they are. ETags of such answers are weak, so that they hold for each encoding.
 */
export function compressAnswer({ method, headers: asked }: IncomingMessage, outgoing: ServerResponse): void {
  const { writeHead, write, end, flushHeaders } = outgoing;
  const restore = () => Object.assign(outgoing, { writeHead, write, end, flushHeaders });
  const encoding = acceptedEncoding(asked['accept-encoding'], preferred);

  outgoing.writeHead = (status: number, given?: string | OutgoingHttpHeaders | OutgoingHttpHeader[]) => {
    restore();
    if (typeof given === 'object' && !Array.isArray(given)) {
      for (const [name, value = ''] of Object.entries(given)) outgoing.setHeader(name, value);
    }
    if (status !== 304 && !isCompressible(outgoing)) return outgoing.writeHead(status);
    outgoing.setHeader('Vary', varying(String(outgoing.getHeader('vary') ?? '')));
    const isBodyless = method === 'HEAD' || status === 204 || status === 304;
    if (encoding === null || isBodyless) return outgoing.writeHead(status);
    holdHead(status, encoding);
    return outgoing;
  };

  /** Until the body shows how long it is: given as a whole, or in parts of a declared length. */
  function holdHead(status: number, chosen: Encoding): void {
    const declared = outgoing.hasHeader('content-length');
    const chunks: Uint8Array[] = [];
    const release = () => {
      restore();
      outgoing.writeHead(status);
    };
    outgoing.flushHeaders = () => {
      release();
      outgoing.flushHeaders();
    };
    outgoing.write = (chunk: unknown) => {
      if (declared && isInRange(Number(outgoing.getHeader('content-length')))) return chunks.push(bytesOf(chunk)) > 0;
      release();
      return outgoing.write(bytesOf(chunk));
    };
    outgoing.end = (chunk?: unknown) => {
      const last = bytesOf(chunk);
      const bytes = chunks.length === 0 ? last : Buffer.concat([...chunks, last]);
      if (isInRange(bytes.length)) {
        restore();
        void send(status, chosen, bytes);
        return outgoing;
      }
      release();
      return outgoing.end(bytes);
    };
  }

  async function send(status: number, chosen: Encoding, bytes: Uint8Array): Promise<void> {
    const compressed = await keptCompressed(bytes, chosen).catch(() => null);
    if (outgoing.destroyed) return;
    if (compressed !== null) {
      outgoing.setHeader('Content-Encoding', chosen);
      outgoing.setHeader('Content-Length', compressed.length);
    }
    outgoing.writeHead(status).end(compressed ?? bytes);
  }
}

function isInRange(length: number): boolean {
  return length >= leastBytes && length <= mostBytes;
}

function bytesOf(chunk: unknown): Uint8Array {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? chunk : Buffer.alloc(0);
}

/** Documents and the catalog are kept as bytes, and their compressed forms as long as those. */
const kept = new WeakMap<Uint8Array, Map<Encoding, Promise<Uint8Array>>>();

function keptCompressed(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  const forms = kept.get(bytes) ?? new Map<Encoding, Promise<Uint8Array>>();
  kept.set(bytes, forms);
  const form = forms.get(encoding) ?? compress[encoding](bytes);
  forms.set(encoding, form);
  return form;
}

/** Not a download: its parts and its ETag are those of the bytes. */
function isCompressible(outgoing: ServerResponse): boolean {
  const type = String(outgoing.getHeader('content-type') ?? '');
  return (
    textual.test(type) &&
    !['content-encoding', 'content-range', 'accept-ranges', 'content-disposition'].some((name) => outgoing.hasHeader(name)) &&
    !String(outgoing.getHeader('cache-control') ?? '').includes('no-transform')
  );
}

const textual = /^(?:text\/(?!event-stream)[\w.+-]+|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg\+xml)\s*(?:;|$)/i;

function varying(vary: string): string {
  if (vary === '') return 'Accept-Encoding';
  return /\baccept-encoding\b|\*/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

/**
 * The encoding that a client likes best; of several, the first in `offered`. Null: none. Source: RFC 9110, section 12.5.3.
 * @param accepted the value of Accept-Encoding
 */
export function acceptedEncoding<Name extends string>(accepted: string | string[] | undefined, offered: readonly Name[]): Name | null {
  const weights = new Map<string, number>();
  for (const each of String(accepted ?? '').split(',', 20)) {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Name) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(0, ...offered.map(weightOf));
  return best === 0 ? null : (offered.find((name) => weightOf(name) === best) ?? null);
}
