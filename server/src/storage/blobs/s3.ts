import { hash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { dayMs, minuteMs, secondMs, systemClock, type Clock } from '../../clock.ts';
import { webBody } from '../../net/web-body.ts';
import { assertBlobKey, isBlobKey } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';

export interface S3Options {
  bucket: string;
  /** Put before every key, e.g. `farebox/`; empty for none. */
  prefix?: string;
  /** Default: what the SDK finds, or `us-east-1` if there is an endpoint. */
  region?: string | null;
  /** For stores other than Amazon's, e.g. `http://127.0.0.1:9000`. */
  endpoint?: string | null;
  /** Whether the bucket is in the path instead of the host name; most other stores need this. */
  isPathStyle?: boolean;
  client?: S3Client;
  clock?: Clock;
}

/** Any S3-compatible store. The AWS SDK finds the credentials. */
export function s3Blobs({ bucket: Bucket, prefix = '', client: given, clock = systemClock, ...options }: S3Options): BlobStore {
  const client = given ?? createClient(options);
  const placeOf = (key: string) => {
    assertBlobKey(key);
    return { Bucket, Key: `${prefix}${key}` };
  };
  const read: BlobStore['read'] = async (key, { range, signal }) => {
    const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
    const command = new GetObjectCommand({ ...placeOf(key), ...(Range === undefined ? {} : { Range }) });
    const found = await client.send(command, { abortSignal: signal }).catch((thrown: unknown) => {
      if (signal.aborted) throw signal.reason;
      return nullIfMissing(thrown);
    });
    if (found === null) return null;
    if (!(found.Body instanceof Readable)) throw new Error('the store answered without a body');
    const body = webBody(found.Body, { signal, idleMs, onIdle: () => new Error(`the store sent nothing for ${idleMs} ms`) });
    const sizeBytes = range === undefined ? found.ContentLength : sizeOfRanged(found.ContentRange, range);
    if (sizeBytes !== undefined) return { sizeBytes, body };
    await body.cancel();
    throw new Error('the store did not answer with what was asked for');
  };

  return {
    kind: 's3',

    async put(key, file, { sizeBytes, mimeType, signal }) {
      signal.throwIfAborted();
      const object: NewObject = { ...placeOf(key), ContentType: mimeType ?? 'application/octet-stream' };
      await putFile(client, object, file, { sizeBytes, signal });
      await rm(file, { force: true });
    },

    read,

    async stat(key, { signal }) {
      signal.throwIfAborted();
      const place = placeOf(key);
      const found = await client.send(new HeadObjectCommand(place), { abortSignal: signal }).catch((thrown: unknown) => {
        if (signal.aborted) throw signal.reason;
        return nullIfMissing(thrown);
      });
      if (found?.ContentLength !== undefined) return { sizeBytes: found.ContentLength };
      // A failed HEAD has no body. Only a failed GET tells a missing key from a missing bucket.
      const blob = await read(key, { signal });
      await blob?.body.cancel();
      return blob === null ? null : { sizeBytes: blob.sizeBytes };
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(placeOf(key)));
    },

    async *list(folder) {
      const Prefix = folder === undefined ? prefix : `${prefix}${folder}/`;
      await abortAbandoned(client, { Bucket, Prefix }, clock.now() - dayMs);
      let ContinuationToken: string | undefined;
      do {
        const more = ContinuationToken === undefined ? {} : { ContinuationToken };
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ...more }));
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isBlobKey(key) && LastModified !== undefined) yield { key, modifiedAt: LastModified.getTime() };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },

    async check(signal) {
      const probe = { Bucket, Key: `${prefix}.probe` };
      await client.send(new PutObjectCommand({ ...probe, Body: 'farebox' }), { abortSignal: signal });
      await client.send(new DeleteObjectCommand(probe), { abortSignal: signal });
    },
  };
}

interface NewObject {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** How long the store may be silent while a blob is read. */
const idleMs = 30_000;

/** A file up to this size is sent at once, a larger one in parts, so that a failure costs only one part and memory use stays flat. */
const partBytesMin = 8 * 1024 * 1024;
/** S3 accepts 10,000. */
const partsMax = 9000;
const partsAtOnce = 3;
/** Includes retries. Callers wait for a small file; three parts at a time may share a slow line. */
const fileTimeoutMs = 9 * secondMs;
const partTimeoutMs = minuteMs;
const cleanUpTimeoutMs = 2 * secondMs;

function createClient({ region, endpoint, isPathStyle = false }: Omit<S3Options, 'bucket' | 'prefix' | 'client' | 'clock'>): S3Client {
  const where = endpoint === undefined || endpoint === null ? {} : { endpoint, region: 'us-east-1' };
  return new S3Client({
    ...where,
    ...(region === undefined || region === null ? {} : { region }),
    forcePathStyle: isPathStyle,
    maxAttempts: 3,
    // Many stores do not support the checksums that the SDK adds by default. All support that of `md5Of`.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5000,
      // Until the headers of the answer arrive, which includes the time for sending a part.
      requestTimeout: 120_000,
      throwOnRequestTimeout: true,
      // A socket is also idle while a slow client reads. `webBody` detects a silent store.
      socketTimeout: 0,
      // A download holds a connection for as long as its client takes. The SDK's default of 50 would soon be used up.
      httpAgent: { maxSockets: 1000 },
      httpsAgent: { maxSockets: 1000 },
    },
  });
}

async function putFile(
  client: S3Client,
  object: NewObject,
  file: string,
  about: { sizeBytes: number; signal: AbortSignal },
): Promise<void> {
  const { sizeBytes, signal } = about;
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size !== sizeBytes) throw new Error(`the file has ${size} bytes instead of ${sizeBytes}`);
    if (sizeBytes > partBytesMin) await putParts(client, object, handle, about);
    else {
      const Body = await readPart(handle, 0, sizeBytes);
      const command = new PutObjectCommand({ ...object, Body, ContentMD5: md5Of(Body) });
      await sentWithin(fileTimeoutMs, signal, (abortSignal) => client.send(command, { abortSignal }));
    }
    signal.throwIfAborted();
  } catch (thrown) {
    // The object may have arrived, with only the answer lost. The janitor removes what cannot be removed now.
    const place = { Bucket: object.Bucket, Key: object.Key };
    await client.send(new DeleteObjectCommand(place), { abortSignal: AbortSignal.timeout(cleanUpTimeoutMs) }).catch(() => {});
    throw signal.aborted ? signal.reason : thrown;
  } finally {
    await handle.close();
  }
}

/** Throws the reason of the abort, because the SDK reports an abort by the caller and a timeout alike. */
async function sentWithin<T>(timeoutMs: number, signal: AbortSignal, send: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await send(abortSignal);
  } catch (thrown) {
    throw abortSignal.aborted ? abortSignal.reason : thrown;
  }
}

/**
 * A multipart upload, which the store keeps separate until it is complete. The SDK's own `Upload` returns from an abort while its
 * requests continue, so they may store something after the caller has cleaned up.
 */
async function putParts(
  client: S3Client,
  object: NewObject,
  handle: FileHandle,
  { sizeBytes, signal }: { sizeBytes: number; signal: AbortSignal },
) {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object), { abortSignal: signal });
  const upload = { Bucket: object.Bucket, Key: object.Key, UploadId };
  try {
    const Parts = await sendParts(client, upload, handle, { sizeBytes, signal });
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), { abortSignal: signal });
  } catch (thrown) {
    // Uploaded parts cost money until they are aborted. If this fails, a later `list` aborts them.
    await client.send(new AbortMultipartUploadCommand(upload), { abortSignal: AbortSignal.timeout(cleanUpTimeoutMs) }).catch(() => {});
    throw thrown;
  }
}

interface SentPart {
  PartNumber: number;
  ETag: string;
}

async function sendParts(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string | undefined },
  handle: FileHandle,
  { sizeBytes, signal }: { sizeBytes: number; signal: AbortSignal },
): Promise<SentPart[]> {
  const partBytes = Math.max(partBytesMin, Math.ceil(sizeBytes / partsMax));
  const count = Math.ceil(sizeBytes / partBytes);
  const sent: SentPart[] = [];
  const failed = new AbortController();
  const abortSignal = AbortSignal.any([signal, failed.signal]);
  let next = 1;
  const sendSome = async () => {
    while (next <= count) {
      const PartNumber = next++;
      const start = (PartNumber - 1) * partBytes;
      const Body = await readPart(handle, start, Math.min(partBytes, sizeBytes - start));
      const command = new UploadPartCommand({ ...upload, PartNumber, Body, ContentMD5: md5Of(Body) });
      const { ETag } = await sentWithin(partTimeoutMs, abortSignal, (either) => client.send(command, { abortSignal: either }));
      if (ETag === undefined) throw new Error('the store returned no ETag for a part');
      sent.push({ PartNumber, ETag });
    }
  };
  const senders = Array.from({ length: Math.min(partsAtOnce, count) }, () =>
    sendSome().catch((thrown: unknown) => {
      failed.abort(thrown);
      throw thrown;
    }),
  );
  // All senders must stop before the file is closed and the upload is aborted.
  await Promise.allSettled(senders);
  if (failed.signal.aborted) throw failed.signal.reason;
  return sent.sort((a, b) => a.PartNumber - b.PartNumber);
}

/**
 * Every S3-compatible store refuses bytes that do not match this hash, so the stored bytes are those that were sent. It does not protect
 * against forgery.
 */
function md5Of(bytes: Buffer): string {
  return hash('md5', bytes, 'base64');
}

/** Reads the whole part, so that the SDK can sign it and send it again. */
async function readPart(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, start + filled);
    if (bytesRead === 0) throw new Error('the file became shorter while it was stored');
    filled += bytesRead;
  }
  return bytes;
}

/** Ends multipart uploads that a crash left behind; no listing of objects shows them. One page per run is enough, because runs repeat. */
async function abortAbandoned(client: S3Client, where: { Bucket: string; Prefix: string }, startedBefore: number): Promise<void> {
  // Not every store can list them, and not every credential may. Then a lifecycle rule of the bucket has to remove them.
  const page = await client.send(new ListMultipartUploadsCommand(where)).catch(() => null);
  for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
    if (Initiated === undefined || Initiated.getTime() >= startedBefore) continue;
    await client.send(new AbortMultipartUploadCommand({ Bucket: where.Bucket, Key, UploadId })).catch(() => {});
  }
}

/** The total size, if exactly this range was sent. Undefined if the store sent something else, as some do. */
function sizeOfRanged(contentRange: string | undefined, { start, end }: { start: number; end: number }): number | undefined {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange ?? '') ?? [];
  return Number(first) === start && Number(last) === end ? Number(size) : undefined;
}

function nullIfMissing(thrown: unknown): null {
  // A missing bucket is also a 404, but says nothing about a key.
  if (thrown instanceof S3ServiceException && (thrown.name === 'NoSuchKey' || thrown.name === 'NotFound')) return null;
  throw thrown;
}
