import { createHash, hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BlobBody, BlobStore } from '../storage/blobs/blob-store.ts';
import { tried } from './patient-blobs.ts';

/** Nobody waits for a backup so impatiently that it is aborted: it is killed, and goes on from there the next time. */
export const never = new AbortController().signal;
/** Small files take the time of their requests, not of their bytes. */
export const filesAtOnce = 8;
const lineLengthMax = 64 * 1024 * 1024;

/** Writes gzipped lines to a local file. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const chunks = async function* () {
    let chunk = '';
    for await (const line of lines) {
      chunk += `${line}\n`;
      if (chunk.length < 256 * 1024) continue;
      yield chunk;
      chunk = '';
    }
    yield chunk;
  };
  await pipeline(Readable.from(chunks()), createGzip({ level: 4 }), createWriteStream(file, { mode: 0o600 }));
}

/** The lines of a gzipped blob. @throws if the blob is missing or damaged */
export async function* readLines(blobs: BlobStore, key: string): AsyncGenerator<string> {
  const blob = await tried(blobs, () => blobs.read(key, { signal: never }));
  if (blob === null) throw new Error(`the backup has no ${key}`);
  const text = createGunzip().setEncoding('utf8');
  // A failure of either stream also ends `text`.
  pipeline(Readable.from(blob.body), text).catch(() => {});
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > lineLengthMax) throw new RangeError(`a line has more than ${lineLengthMax} characters`);
      yield* lines;
    }
  } catch (cause) {
    throw new Error(`${key} of the backup is damaged`, { cause });
  }
  if (rest !== '') throw new Error(`${key} of the backup is cut off`);
}

/** Moves a local file into a store. */
export async function putFile(blobs: BlobStore, key: string, file: string): Promise<void> {
  const { size: sizeBytes } = await stat(file);
  await tried(blobs, () => blobs.put(key, file, { sizeBytes, mimeType: null, signal: never }));
}

/** The whole text of a small blob; null if it is missing. */
export async function readText(blobs: BlobStore, key: string): Promise<string | null> {
  return tried(blobs, async () => {
    const blob = await blobs.read(key, { signal: never });
    return blob === null ? null : new Response(blob.body).text();
  });
}

/** Not worth a stream: most of the time that a small file took was that of its streams. */
const smallBytes = 256 * 1024;

export interface ReadFile {
  sizeBytes: number;
  /** Hex. */
  sha256: string;
}

/**
 * Reads a blob to its end.
 * @param to a local file to write it to
 * @returns null if the blob is missing
 */
export function readFile(blobs: BlobStore, key: string, to?: string): Promise<ReadFile | null> {
  return tried(blobs, () => readOnce(blobs, key, to));
}

async function readOnce(blobs: BlobStore, key: string, to: string | undefined): Promise<ReadFile | null> {
  const blob = await blobs.read(key, { signal: never });
  if (blob === null) return null;
  if (blob.sizeBytes <= smallBytes) return readSmall(blob, to);
  const sum = createHash('sha256');
  let sizeBytes = 0;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      sum.update(chunk);
      sizeBytes += chunk.byteLength;
      yield chunk;
    }
  };
  const source = Readable.from(blob.body);
  if (to === undefined) for await (const chunk of counted(source)) void chunk;
  else await pipeline(source, counted, createWriteStream(to, { mode: 0o600 }));
  return { sizeBytes, sha256: sum.digest('hex') };
}

async function readSmall({ body }: BlobBody, to: string | undefined): Promise<ReadFile> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > smallBytes) throw new RangeError('the store sent more than it said');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (to !== undefined) await writeFile(to, bytes, { mode: 0o600 });
  return { sizeBytes, sha256: hash('sha256', bytes) };
}
