import { problem } from '../../errors.ts';
import type { BlobStore } from './blob-store.ts';
import { contentDisposition } from './file-name.ts';
import { byteRange, type ByteRange } from './byte-range.ts';
import { checkedBody } from './checked-body.ts';
import { LostBytes } from './lost-bytes.ts';

/** An HTTP request for bytes. */
export interface BytesRequest {
  method: 'GET' | 'HEAD';
  /** The headers Range, If-Range and If-None-Match as sent. */
  range: string | null;
  ifRange: string | null;
  ifNoneMatch: string | null;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

export interface Delivery {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** Null for HEAD and 304. Cancelling the stream frees its resources; small files come whole. */
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null;
}

/** The name and type that the headers give to a client that saves the file. */
export interface DescribedFile {
  fileName: string;
  mimeType: string;
  /** Of its text, where it is certain. */
  charset?: string | null;
}

/** A blob as it was stored. */
export interface StoredFile extends DescribedFile {
  key: string;
  sizeBytes: number;
  /** With quotes. */
  etag: string;
  /** Hex; null if it was not stored. */
  sha256: string | null;
}

/**
 * Streams a blob or the requested part of it. A whole body ends successfully only if its checksum matches; a part cannot be verified.
 * @param lost called if the bytes turn out to be lost during the read; the body then ends with an error
 * @throws LostBytes, range_not_satisfiable, failures of the store
 */
export async function deliverBlob(
  blobs: BlobStore,
  file: StoredFile,
  request: BytesRequest,
  lost?: (lost: LostBytes) => Promise<void>,
): Promise<Delivery> {
  const { sizeBytes, etag } = file;
  const common = { ...describing(file), ETag: etag, 'Accept-Ranges': 'bytes' };
  if (matches(request.ifNoneMatch, etag)) return { status: 304, headers: common, body: null };
  const range = request.ifRange === null || request.ifRange === etag ? byteRange(request.range, sizeBytes) : null;
  if (range === 'unsatisfiable') throw problem('range_not_satisfiable', { headers: { 'Content-Range': `bytes */${sizeBytes}` } });
  const headers = { ...common, ...rangeHeaders(range, sizeBytes) };
  const status = range === null ? 200 : 206;
  if (request.method === 'GET') return { status, headers, body: await readChecked(blobs, file, { range, lost, signal: request.signal }) };
  assertWhole(file, await blobs.stat(file.key, request));
  return { status, headers, body: null };
}

async function readChecked(
  blobs: BlobStore,
  file: StoredFile,
  { range, lost, signal }: { range: ByteRange | null; lost: ((lost: LostBytes) => Promise<void>) | undefined; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>> {
  const blob = await blobs.read(file.key, { ...(range === null ? {} : { range }), signal });
  try {
    assertWhole(file, blob);
  } catch (thrown) {
    await blob?.body.cancel();
    throw thrown;
  }
  const lengthBytes = range === null ? file.sizeBytes : range.end - range.start + 1;
  return checkedBody(blob.body, { lengthBytes, sha256: range === null ? file.sha256 : null, ...(lost === undefined ? {} : { lost }) });
}

/** @throws LostBytes */
export function assertWhole<Found extends { sizeBytes: number }>(
  { sizeBytes }: { sizeBytes: number },
  found: Found | null,
): asserts found is Found {
  if (found === null) throw new LostBytes('missing');
  if (found.sizeBytes !== sizeBytes) throw new LostBytes('resized');
}

/** Uploads are never served as pages of this host: content by others must not run with the origin of the service. */
export function describing({ fileName, mimeType, charset = null }: DescribedFile): Record<string, string> {
  return {
    'Content-Type': charset !== null && hasCharset.test(mimeType) ? `${mimeType}; charset=${charset}` : mimeType,
    'Content-Disposition': contentDisposition(fileName),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  };
}

/** Types with the parameter. JSON is always UTF-8. */
const hasCharset = /^text\/[^;]*$|^application\/(?:[\w.-]+\+)?xml$/;

function rangeHeaders(range: ByteRange | null, sizeBytes: number): Record<string, string> {
  if (range === null) return { 'Content-Length': String(sizeBytes) };
  const { start, end } = range;
  return { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` };
}

/** Matches If-None-Match, a list or `*`; weak validators compare alike (RFC 9110 section 13.1.2). */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
