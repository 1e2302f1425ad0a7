import type { Foundation } from '../foundation.ts';
import type { PauseReason } from '@farebox/contract';
import { encodingNamed } from '@farebox/documents/texts';
import { Problem, problem, type ProblemCode, type ProblemDetails } from '../errors.ts';
import { typeOf } from '../net/answer-body.ts';
import type { GuardedResponse } from '../net/guarded-fetch.ts';
import { deliverBlob, describing, type BytesRequest, type Delivery } from '../storage/blobs/deliver.ts';
import { LostBytes } from '../storage/blobs/lost-bytes.ts';
import { mimeTypeOf, type Asset } from './asset.ts';
import { failureOfFile } from './deliverable.ts';
import { isLate, probeSource } from './source-probe.ts';

export interface DownloadRequest extends BytesRequest {
  asset: Asset;
  /** The Via header: which proxies forwarded the request. */
  via: string | null;
  /**
   * Called before the client gets the error, when there is nothing left to deliver.
   * @returns whether the purchase behind the link is given back
   */
  undeliverable: (failure: PauseReason) => Promise<boolean>;
}

export type Download = Delivery;

export type DownloadParts = Pick<Foundation, 'blobs' | 'guardedFetch'>;

/** A source that serves more than this is cut off. */
const sourceBytesMax = 1024 ** 4;
const sourceTimeoutMs = 15_000;

/**
 * The bytes of an asset, streamed from the blob store or from its source. The source stays hidden: only the headers that describe the
 * bytes are passed on. A whole file ends successfully only if its checksum matches; a Range cannot be verified.
 * @throws asset_not_found for an API, asset_not_readable, asset_source_timeout, range_not_satisfiable
 */
export async function download(parts: DownloadParts, request: DownloadRequest): Promise<Download> {
  const { asset } = request;
  if (asset.blobKey !== null) return fromBlobs(parts, request, asset.blobKey);
  if (asset.sourceUrl !== null) return fromSource(parts, request, asset.sourceUrl);
  throw problem('asset_not_found');
}

async function fromBlobs({ blobs }: DownloadParts, request: DownloadRequest, key: string): Promise<Download> {
  const { asset, undeliverable } = request;
  const { sizeBytes, sha256 } = asset;
  const file = { ...fileOf(asset), key, sizeBytes: sizeBytes ?? 0, sha256, etag: `"${sha256 ?? asset.id}"` };
  /** The bytes were lost during the download: the connection is cut, and the next request gets the reason. */
  const lost = async ({ loss }: LostBytes) => void (await undeliverable(failureOfFile(loss)));
  try {
    return await deliverBlob(blobs, file, request, lost);
  } catch (cause) {
    if (cause instanceof Problem && (cause.code === 'range_not_satisfiable' || cause.code === 'unavailable')) throw cause;
    // If the store does not answer, the bytes may still be complete.
    if (!(cause instanceof LostBytes)) throw problem('asset_not_readable', { cause });
    const details = { message: 'the file of the asset is lost or damaged', cause };
    throw notDelivered('asset_not_readable', await undeliverable(failureOfFile(cause.loss)), details);
  }
}

/** The error of a failed download, including what happens to the purchase behind its link. */
function notDelivered(code: ProblemCode, isGivenBack: boolean, details: ProblemDetails): Problem {
  if (!isGivenBack) return problem(code, details);
  const hint = 'The purchase was given back: the same payment token pays once more, when the asset can be delivered again.';
  return problem(code, { ...details, hint, members: { given_back: true } });
}

/**
 * Identifies this service. A source that is itself a farebox must not be read through another one, or two of them could request from each
 * other forever.
 */
const via = '1.1 farebox';

/**
 * A body that stops half-way does not prove that the source is dead; the reader may have been slow. A request for the rest will show it.
 */
async function fromSource(parts: DownloadParts, request: DownloadRequest, sourceUrl: string): Promise<Download> {
  if (request.via?.includes('farebox') === true) throw problem('loop_detected');
  const { asset, method, range, ifRange, ifNoneMatch, signal } = request;
  const source = await parts
    .guardedFetch(sourceUrl, {
      method,
      headers: { ...present({ Range: range, 'If-Range': ifRange, 'If-None-Match': ifNoneMatch }), Via: via },
      signal,
      timeoutMs: sourceTimeoutMs,
      bytesMax: sourceBytesMax,
    })
    .catch(async (cause: unknown) => {
      signal.throwIfAborted();
      throw await sourceFailure(parts, request, sourceUrl, { cause });
    });
  const described = { ...fileOf(asset), charset: encodingNamed(typeOf(source.headers).charset) };
  const headers = { ...describing(described), ...passedOn(source) };
  if (source.status === 200 || source.status === 206) {
    if (method === 'GET') return { status: source.status, headers, body: source.body };
    await source.body.cancel();
    return { status: source.status, headers, body: null };
  }
  await source.body.cancel();
  if (source.status === 304) return { status: 304, headers, body: null };
  if (source.status === 416) throw problem('range_not_satisfiable');
  throw await sourceFailure(parts, request, sourceUrl, { message: `the source of the asset answered ${source.status}` });
}

/**
 * A source counts as dead only if it also refuses its first byte: it may reject HEAD, or a range that the client made up. A timeout
 * counts as well, because the buyer gets nothing either way.
 */
async function sourceFailure(
  { guardedFetch }: DownloadParts,
  { signal, undeliverable }: DownloadRequest,
  sourceUrl: string,
  details: ProblemDetails,
): Promise<Problem> {
  const finding = await probeSource(guardedFetch, sourceUrl, signal);
  const code = isLate(details.cause) ? 'asset_source_timeout' : 'asset_not_readable';
  return notDelivered(code, finding.kind === 'dead' && (await undeliverable(finding.failure)), details);
}

function fileOf(asset: Asset) {
  return { fileName: fileNameOf(asset), mimeType: mimeTypeOf(asset) ?? 'application/octet-stream', charset: asset.charset };
}

/** The file name for saving. Nothing of the source URL is used: its path may be a credential. */
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
