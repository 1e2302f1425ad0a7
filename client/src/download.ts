import type { DeliveredAsset, Delivery } from './shapes.ts';
import { readJson, type Connection } from './connection.ts';
import { FareboxError } from './errors.ts';

export interface DownloadOptions {
  signal?: AbortSignal;
  /** Told how many bytes were read, and how many there are; null if that is not known. */
  onProgress?: (receivedBytes: number, totalBytes: number | null) => void;
}

export interface Download {
  /** Read it to its end or cancel it. */
  body: ReadableStream<Uint8Array>;
  fileName: string;
  mimeType: string;
  /** Null if the source does not state it. */
  sizeBytes: number | null;
  /** Whether the bytes are verified with SHA-256. False if none is known, and in browsers, which cannot hash a stream. */
  isChecked: boolean;
}

type Link = Extract<Delivery, { type: 'signed_url' }>;

interface Source {
  renew(): Promise<DeliveredAsset>;
  signal?: AbortSignal;
  onProgress?: DownloadOptions['onProgress'];
}

/** How often in a row a download resumes without receiving a single byte. */
const retriesMax = 3;

/** The bytes behind a signed link. Waits for the first answer, so that a refusal is thrown here and not by the stream. */
export async function download(open: Connection, delivered: DeliveredAsset, source: Source): Promise<Download> {
  const stop = new AbortController();
  const signal = source.signal === undefined ? stop.signal : AbortSignal.any([stop.signal, source.signal]);
  const link = linkOf(delivered);
  const transfer = { open, link, renew: source.renew, signal };
  const first = await start(transfer, { offset: 0, etag: null });
  const sizeBytes = link.size_bytes ?? lengthOf(first.response);
  const check = link.sha256 === null ? null : sha256(link.sha256);
  const bytes = chunks(transfer, first, { sizeBytes, check, onProgress: source.onProgress });
  return {
    body: streamOf(bytes, () => stop.abort(new Error('the download was given up'))),
    fileName: link.file_name,
    mimeType: link.mime_type,
    sizeBytes,
    isChecked: check !== null,
  };
}

interface Transfer {
  open: Connection;
  link: Link;
  renew(): Promise<DeliveredAsset>;
  signal: AbortSignal;
}

interface Started {
  response: Response;
  /** Ends the connection. */
  end(): void;
  patience: Patience;
}

/** @throws FareboxError for an answer that is not the bytes from `offset` on */
async function start(transfer: Transfer, { offset, etag }: { offset: number; etag: string | null }): Promise<Started> {
  const ended = new AbortController();
  const patience = patienceOf(transfer.open.timeoutMs, ended);
  const signal = AbortSignal.any([transfer.signal, ended.signal]);
  const range = offset === 0 ? {} : { Range: `bytes=${offset}-`, ...(etag === null ? {} : { 'If-Range': etag }) };
  for (let isRenewed = false; ; isRenewed = true) {
    // Ranges count the bytes of the file, not those of a content encoding.
    const headers = { 'Accept-Encoding': 'identity', ...range };
    const response = await patience.of(transfer.open.fetch(httpUrl(transfer.link.url), { headers, signal }));
    if (response.ok) {
      requireOffset(response, offset);
      return { response, patience, end: () => ended.abort() };
    }
    const refused = new FareboxError(response.status, await patience.of(readJson(response)));
    if (response.status !== 410 || isRenewed) throw refused;
    transfer.link = linkOf(await transfer.renew());
  }
}

/** @throws if a source cannot resume a download, or its bytes changed */
function requireOffset(response: Response, offset: number): void {
  if (offset === 0 && response.status === 200) return;
  const from = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (response.status === 206 && from === String(offset)) return;
  void response.body?.cancel().catch(() => undefined);
  throw new FareboxError(response.status, {
    error: 'the download broke off and its source cannot take it up again',
    code: 'download_broken',
    hint: 'Download it again from the start: nothing is charged.',
  });
}

interface Expected {
  sizeBytes: number | null;
  check: Check | null;
  onProgress: DownloadOptions['onProgress'];
}

/** The bytes in order, over any number of connections. */
async function* chunks(
  transfer: Transfer,
  first: Started,
  { sizeBytes, check, onProgress }: Expected,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const etag = first.response.headers.get('etag');
  let started = first;
  let offset = 0;
  let retries = 0;
  for (;;) {
    const from = offset;
    try {
      for await (const chunk of readWith(started)) {
        offset += chunk.byteLength;
        if (sizeBytes !== null && offset > sizeBytes) throw corrupted(`it is longer than ${sizeBytes} bytes`);
        check?.update(chunk);
        onProgress?.(offset, sizeBytes);
        yield chunk;
      }
      if (sizeBytes === null || offset === sizeBytes) break;
      throw new TypeError(`the connection ended after ${offset} of ${sizeBytes} bytes`);
    } catch (cause) {
      if (cause instanceof FareboxError || transfer.signal.aborted) throw cause;
      retries = offset > from ? 1 : retries + 1;
      // Without hash and validator, nothing proves that the rest belongs to the same file.
      const isSafe = offset === 0 || etag !== null || check !== null;
      if (!isSafe || retries > retriesMax) throw cause;
    } finally {
      started.end();
    }
    started = await startAgain(transfer, { offset, etag });
  }
  if (check !== null && !check.isRight()) throw corrupted('its SHA-256 is another');
}

/** A restarting service is back in a moment. */
async function startAgain(transfer: Transfer, from: { offset: number; etag: string | null }): Promise<Started> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await start(transfer, from);
    } catch (cause) {
      const isFinal = cause instanceof FareboxError && cause.status < 500;
      if (isFinal || transfer.signal.aborted || retries >= retriesMax) throw cause;
      await pause(250 * 2 ** retries, transfer.signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });
}

async function* readWith({ response, patience }: Started): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  for (;;) {
    const next = await patience.of(reader?.read() ?? Promise.resolve({ done: true as const, value: undefined }));
    if (next.done) return;
    yield next.value;
  }
}

interface Patience {
  /** Waits for bytes, and ends the connection when none come. Time without a waiting reader does not count. */
  of<T>(work: Promise<T>): Promise<T>;
}

function patienceOf(timeoutMs: number, ended: AbortController): Patience {
  return {
    async of(work) {
      const timer = setTimeout(() => ended.abort(new DOMException(`nothing came for ${timeoutMs} ms`, 'TimeoutError')), timeoutMs);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function streamOf(bytes: AsyncGenerator<Uint8Array<ArrayBuffer>>, giveUp: () => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        // A waiting read ends first; its result is not needed any more.
        giveUp();
        await bytes.return(undefined).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

interface Check {
  update(chunk: Uint8Array): void;
  isRight(): boolean;
}

/** Web Crypto cannot hash a stream, so this uses Node's hash where it exists: Node, Deno, Bun. */
function sha256(expected: string): Check | null {
  const hash = globalThis.process?.getBuiltinModule?.('node:crypto').createHash('sha256');
  if (hash === undefined) return null;
  return { update: (chunk) => void hash.update(chunk), isRight: () => hash.digest('hex') === expected.toLowerCase() };
}

function linkOf({ delivery }: DeliveredAsset): Link {
  if (delivery.type === 'signed_url') return delivery;
  throw new FareboxError(400, { error: 'an API is invoked, not downloaded', code: 'not_downloadable', hint: 'delivery says how.' });
}

function httpUrl(url: string): string {
  if (/^https?:\/\//i.test(url)) return url;
  throw new FareboxError(502, { error: 'the signed link is not an http or https address', code: 'link_invalid' });
}

function lengthOf(response: Response): number | null {
  const length = response.headers.get('content-length') ?? '';
  return /^\d{1,15}$/.test(length) && response.headers.get('content-encoding') === null ? Number(length) : null;
}

function corrupted(why: string): FareboxError {
  return new FareboxError(502, {
    error: `the bytes are not those that were sold: ${why}`,
    code: 'asset_corrupted',
    hint: 'Throw them away and download again: nothing is charged twice.',
  });
}
