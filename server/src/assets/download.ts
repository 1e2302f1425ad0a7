import { problem } from '../errors.ts';
import type { GuardedFetch, GuardedResponse } from '../net/guarded-fetch.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { mimeTypeOf, type Asset } from './asset.ts';
import { byteRange, type ByteRange } from './byte-range.ts';

export interface DownloadRequest {
  asset: Asset;
  method: 'GET' | 'HEAD';
  /** The headers Range, If-Range and If-None-Match, as they were sent. */
  range: string | null;
  ifRange: string | null;
  ifNoneMatch: string | null;
  /** The header Via: who passes the request on. */
  via: string | null;
  /** Aborted when the client went away. */
  signal: AbortSignal;
}

export interface Download {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** Null for HEAD and 304. Cancelling it frees what it holds. */
  body: ReadableStream<Uint8Array> | null;
}

export interface DownloadParts {
  blobs: BlobStore;
  guardedFetch: GuardedFetch;
}

/** A source that serves more than this is cut off. */
const sourceBytesMax = 1024 ** 4;
const sourceTimeoutMs = 15_000;

/**
 * The bytes of an asset, streamed from the blob store or through from its source, which stays hidden: of its answer only what
 * describes the bytes is passed on.
 * @throws asset_not_found for an API, asset_not_readable, asset_source_timeout, range_not_satisfiable
 */
export async function download(parts: DownloadParts, request: DownloadRequest): Promise<Download> {
  const { asset } = request;
  if (asset.blobKey !== null) return fromBlobs(parts, request, asset.blobKey);
  if (asset.sourceUrl !== null) return fromSource(parts, request, asset.sourceUrl);
  throw problem('asset_not_found');
}

async function fromBlobs({ blobs }: DownloadParts, request: DownloadRequest, key: string): Promise<Download> {
  const { asset } = request;
  const etag = `"${asset.sha256 ?? asset.id}"`;
  const common = { ...describing(asset), ETag: etag, 'Accept-Ranges': 'bytes' };
  if (matches(request.ifNoneMatch, etag)) return { status: 304, headers: common, body: null };
  const sizeBytes = asset.sizeBytes ?? 0;
  const range = request.ifRange === null || request.ifRange === etag ? byteRange(request.range, sizeBytes) : null;
  if (range === 'unsatisfiable') throw problem('range_not_satisfiable', { headers: { 'Content-Range': `bytes */${sizeBytes}` } });
  const headers = { ...common, ...rangeHeaders(range, sizeBytes) };
  const status = range === null ? 200 : 206;
  if (request.method === 'HEAD') return { status, headers, body: null };
  const blob = await blobs
    .read(key, { ...(range === null ? {} : { range }), signal: request.signal })
    .catch((cause: unknown) => Promise.reject(problem('asset_not_readable', { cause })));
  if (blob === null) throw problem('asset_not_readable');
  return { status, headers, body: blob.body };
}

/** Says who asks. A source that is such a service itself must not be asked through another: they could ask each other for ever. */
const via = '1.1 farebox';

async function fromSource({ guardedFetch }: DownloadParts, request: DownloadRequest, sourceUrl: string): Promise<Download> {
  if (request.via?.includes('farebox') === true) throw problem('loop_detected');
  const { asset, method, range, ifRange, ifNoneMatch, signal } = request;
  const source = await guardedFetch(sourceUrl, {
    method,
    headers: { ...present({ Range: range, 'If-Range': ifRange, 'If-None-Match': ifNoneMatch }), Via: via },
    signal,
    timeoutMs: sourceTimeoutMs,
    bytesMax: sourceBytesMax,
  }).catch((cause: unknown) => Promise.reject(sourceProblem(cause)));
  const headers = { ...describing(asset), ...passedOn(source) };
  if (source.status === 200 || source.status === 206) {
    if (method === 'GET') return { status: source.status, headers, body: source.body };
    await source.body.cancel();
    return { status: source.status, headers, body: null };
  }
  await source.body.cancel();
  if (source.status === 304) return { status: 304, headers, body: null };
  if (source.status === 416) throw problem('range_not_satisfiable');
  throw problem('asset_not_readable', { message: `the source of the asset answered ${source.status}` });
}

function sourceProblem(cause: unknown) {
  const isLate = cause instanceof Error && 'code' in cause && cause.code === 'upstream_timeout';
  return problem(isLate ? 'asset_source_timeout' : 'asset_not_readable', { cause });
}

/** Never as a page of this host: what an owner uploads must not run as if the service had written it. */
function describing(asset: Asset): Record<string, string> {
  return {
    'Content-Type': mimeTypeOf(asset) ?? 'application/octet-stream',
    'Content-Disposition': contentDisposition(fileNameOf(asset)),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  };
}

/** A name for who saves it. Of a source nothing is said: its path may be as good as a key to it. */
export function fileNameOf(asset: Asset): string {
  if (asset.fileName !== null) return asset.fileName;
  const extension = extensions[mimeTypeOf(asset) ?? ''];
  return extension === undefined ? asset.id : `${asset.id}.${extension}`;
}

const extensions: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/vnd.apache.parquet': 'parquet',
  'application/x-ndjson': 'jsonl',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'text/csv': 'csv',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Both forms of RFC 6266: plain ASCII for old clients, UTF-8 for the others. */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function rangeHeaders(range: ByteRange | null, sizeBytes: number): Record<string, string> {
  if (range === null) return { 'Content-Length': String(sizeBytes) };
  const { start, end } = range;
  return { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` };
}

function passedOn({ headers }: GuardedResponse): Record<string, string> {
  return present({
    'Content-Length': headers.get('content-length'),
    'Content-Range': headers.get('content-range'),
    'Accept-Ranges': headers.get('accept-ranges'),
    ETag: headers.get('etag'),
    'Last-Modified': headers.get('last-modified'),
  });
}

function present(headers: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** If-None-Match, a list or `*`; weak validators compare alike (RFC 9110 section 13.1.2). */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
