import { Problem, problem } from '../errors.ts';
import type { GuardedFetch, GuardedResponse } from '../net/guarded-fetch.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { deliverBlob, describing, type BytesRequest, type Delivery } from '../storage/blobs/deliver.ts';
import { mimeTypeOf, type Asset } from './asset.ts';

export interface DownloadRequest extends BytesRequest {
  asset: Asset;
  /** The header Via: who passes the request on. */
  via: string | null;
}

export type Download = Delivery;

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
  const file = { ...fileOf(asset), key, sizeBytes: asset.sizeBytes ?? 0, etag: `"${asset.sha256 ?? asset.id}"` };
  const download = await deliverBlob(blobs, file, request).catch((cause: unknown) => Promise.reject(unreadable(cause)));
  if (download === null) throw problem('asset_not_readable');
  return download;
}

function unreadable(cause: unknown): Problem {
  return cause instanceof Problem && cause.code === 'range_not_satisfiable' ? cause : problem('asset_not_readable', { cause });
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
  const headers = { ...describing(fileOf(asset)), ...passedOn(source) };
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

function fileOf(asset: Asset) {
  return { fileName: fileNameOf(asset), mimeType: mimeTypeOf(asset) ?? 'application/octet-stream' };
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
