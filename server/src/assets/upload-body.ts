import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Busboy, BusboyFileStream } from '@fastify/busboy';
import type { Clock } from '../clock.ts';
import { invalid, Problem } from '../errors.ts';
import { newSecret } from '../ids.ts';
import { asWriteFailure, isErrorCode } from '../storage/blobs/failures.ts';
import { invalidUpload, pump, tooLarge, watchProgress, writeAll, writeBytes, type ArrivalLimits, type Progress } from './arriving-bytes.ts';
import { charsetWatch } from '../storage/blobs/charset-watch.ts';
import { safeFileName } from '../storage/blobs/file-name.ts';
import { sniffedBytes, sniffMimeType } from '../storage/blobs/mime-sniffing.ts';

export interface UploadBody extends ArrivalLimits {
  body: ReadableStream<Uint8Array>;
  /** The whole header, with its boundary. */
  contentType: string;
  /** Where the file is staged. The folder is created if missing. On the same disk as the blobs, files are moved instead of copied. */
  folder: string;
  /** Limit for the file. */
  bytesMax: number;
  fieldNames: readonly string[];
  signal: AbortSignal;
}

export interface ReceivedUpload {
  /** The text parts by name. */
  fields: Record<string, string>;
  file: ReceivedFile;
  /** Removes the staged file. Calling it twice is fine. */
  discard(): Promise<void>;
}

export interface ReceivedFile {
  /** Of the staged file. */
  path: string;
  /** Safe to show and to save under. */
  fileName: string;
  /** The type declared by the client; null if none is declared. */
  declaredMimeType: string | null;
  /** The type detected from the bytes; null if unknown. */
  sniffedMimeType: string | null;
  /** What its bytes show. */
  charset: string | null;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}

const fieldBytesMax = 64 * 1024;
const fieldsMax = 40;
/** Limit for everything that is neither file nor field: boundaries, part headers, preamble and epilogue. */
const overheadBytesMax = 1024 * 1024;

/**
 * Reads multipart/form-data with one part `file` and text parts of the given names, in any order. The file is streamed to the disk with
 * backpressure. A failure leaves nothing behind; `sweepStaging` removes what a crash leaves.
 * @throws invalid_upload, invalid_input, body_too_large, storage_full
 */
export async function receiveUpload(upload: UploadBody): Promise<ReceivedUpload> {
  const form = await openForm(upload.contentType);
  const path = join(upload.folder, `${newSecret(16)}${stagingSuffix}`);
  const progress = watchProgress(upload);
  const parts = collectParts(form, { ...upload, path, progress });
  try {
    await mkdir(upload.folder, { recursive: true, mode: 0o700 });
    const { bytesMax } = upload;
    const totalMax = bytesMax + fieldsMax * fieldBytesMax + overheadBytesMax;
    await pump({ ...upload, bytesMax: totalMax, tooLarge: () => tooLarge(bytesMax) }, progress, (chunk) =>
      write(form, chunk, progress.signal),
    );
    form.end();
    await parts.finished;
    const { fields, file } = await parts.received();
    return { fields, file, discard: () => rm(path, { force: true }) };
  } catch (thrown) {
    progress.fail(thrown);
    await parts.settled();
    // If this fails too, the first failure is reported, and `sweepStaging` removes the rest.
    await rm(path, { force: true }).catch(() => {});
    throw asUploadProblem(progress.signal.reason);
  } finally {
    progress.end();
  }
}

/** Every staged file ends with this suffix, so `sweepStaging` touches nothing else. */
export const stagingSuffix = '.part';

/** Removes staged files that nobody has written to for this long: their process is gone. @returns how many */
export async function sweepStaging(folder: string, olderThanMs: number, clock: Clock): Promise<number> {
  const names = await readdir(folder).catch(nullIfMissing);
  let removed = 0;
  for (const name of names ?? []) {
    // Previews give a process access to a file under another name, in a folder of that process.
    const isInbox = name.startsWith('inbox-');
    if (!isInbox && !name.endsWith(stagingSuffix)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(nullIfMissing);
    if (found === null || found.isFile() === isInbox || found.mtimeMs > clock.now() - olderThanMs) continue;
    await rm(path, { force: true, recursive: true });
    removed += 1;
  }
  return removed;
}

function nullIfMissing(thrown: unknown): null {
  if (isErrorCode(thrown, 'ENOENT')) return null;
  throw thrown;
}

type Form = InstanceType<typeof Busboy>;

async function openForm(contentType: string): Promise<Form> {
  if (!/^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"[^"]{1,70}"|[^\s;",]{1,70})\s*(?:;|$)/i.test(contentType)) {
    throw invalidUpload('Content-Type must be multipart/form-data with a boundary');
  }
  // Loaded with the first upload.
  const { Busboy } = await import('@fastify/busboy');
  return Busboy({
    headers: { 'content-type': contentType },
    // Treat every part as a stream, so that fields are limited and strictly decoded here.
    isPartAFile: () => true,
    preservePath: true,
    limits: { parts: fieldsMax + 1, headerPairs: 20, headerSize: 16 * 1024 },
  });
}

function write(form: Form, chunk: Uint8Array, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    form.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), (failure) => {
      signal.removeEventListener('abort', giveUp);
      if (failure === null || failure === undefined) resolve();
      else reject(failure);
    });
  });
}

type PartsContext = Pick<UploadBody, 'bytesMax' | 'fieldNames'> & { path: string; progress: Progress };

/** Collects the parts as the parser finds them. `settled` resolves when no part holds the file open. */
function collectParts(form: Form, context: PartsContext) {
  const { progress } = context;
  const fields = new Map<string, Promise<string>>();
  let file: Promise<ReceivedFile> | null = null;
  const all: Array<Promise<unknown>> = [];

  function take(name: string | undefined, stream: BusboyFileStream, fileName: string | undefined, mimeType: string): Promise<unknown> {
    const kind = partKind(name, fileName, mimeType, { fieldNames: context.fieldNames, isTaken: (each) => fields.has(each) });
    if (kind.is === 'file') {
      if (file !== null) throw invalidUpload('there is more than one file');
      file = receiveFile(stream, { fileName: fileName ?? '', mimeType }, context);
      return file;
    }
    const field = receiveField(kind.name, stream);
    fields.set(kind.name, field);
    return field;
  }

  const finished = new Promise<void>((resolve, reject) => {
    form.on('finish', resolve);
    progress.signal.addEventListener('abort', () => reject(progress.signal.reason), { once: true });
  });
  // It is awaited only after the body has been read.
  finished.catch(() => {});
  form.on('error', (cause: unknown) => progress.fail(invalidUpload('it is incomplete or not well-formed', cause)));
  form.on('partsLimit', () => progress.fail(invalidUpload(`there are more than ${fieldsMax} fields`)));
  form.on('file', (name: string | undefined, stream, fileName: string | undefined, _encoding, mimeType) => {
    // The form reports the error, and the reader of the part receives it. Without a listener it would end the process.
    stream.on('error', () => {});
    // One failed part ends the upload, but the parser may still find others in its buffer.
    if (progress.signal.aborted) return stream.destroy();
    progress.signal.addEventListener('abort', () => stream.destroy(), { once: true });
    try {
      const receiving = take(name, stream, fileName, mimeType);
      receiving.catch(progress.fail);
      all.push(receiving);
    } catch (thrown) {
      progress.fail(thrown);
    }
  });
  return {
    finished,
    settled: async () => void (await Promise.allSettled(all)),
    async received() {
      await Promise.all(all);
      progress.signal.throwIfAborted();
      const values = await Promise.all([...fields].map(async ([name, value]) => [name, await value] as const));
      if (file === null) throw invalidUpload('there is no part named file');
      return { fields: Object.fromEntries(values), file: await file };
    },
  };
}

interface KnownParts {
  fieldNames: readonly string[];
  isTaken: (name: string) => boolean;
}

/** @throws invalid_upload, invalid_input for a part that an upload must not contain */
function partKind(
  name: string | undefined,
  fileName: string | undefined,
  mimeType: string,
  { fieldNames, isTaken }: KnownParts,
): { is: 'file' } | { is: 'field'; name: string } {
  if (name === undefined) throw invalidUpload('a part has no name');
  if (name === 'file') {
    // `curl -F file=photo.png` without the `@` would sell the text "photo.png".
    if (fileName === undefined && mimeType === 'text/plain')
      throw invalidUpload('the part file has no file name; with curl: -F file=@path');
    return { is: 'file' };
  }
  const shown = name.slice(0, 100);
  if (fileName !== undefined) throw invalidUpload(`a file must be in the part named file, not in ${shown}`);
  if (!fieldNames.includes(name)) throw invalid(shown, `${shown} is not a known parameter`);
  if (isTaken(name)) throw invalid(shown, `${shown} is given more than once`);
  return { is: 'field', name };
}

async function receiveField(name: string, stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > fieldBytesMax) throw invalid(name, `${name} is larger than ${fieldBytesMax} bytes`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalid(name, `${name} is not valid UTF-8`);
  }
}

async function receiveFile(
  stream: AsyncIterable<Buffer>,
  sent: { fileName: string; mimeType: string },
  { path, bytesMax, progress }: PartsContext,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const text = charsetWatch();
  const head: Buffer[] = [];
  let sizeBytes = 0;
  let gathered: Buffer[] = [];
  let gatheredBytes = 0;
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of stream) {
      if (sizeBytes < sniffedBytes) head.push(chunk);
      sizeBytes += chunk.byteLength;
      if (sizeBytes > bytesMax) throw tooLarge(bytesMax);
      hash.update(chunk);
      text.add(chunk);
      gathered.push(chunk);
      gatheredBytes += chunk.byteLength;
      progress.made();
      if (gatheredBytes < writeBytes) continue;
      await writeAll(handle, gathered, gatheredBytes);
      [gathered, gatheredBytes] = [[], 0];
    }
    await writeAll(handle, gathered, gatheredBytes);
  } finally {
    await handle.close();
  }
  // Browsers send this for a form without a chosen file.
  if (sent.fileName === '' && sizeBytes === 0) throw invalidUpload('no file was chosen');
  const fileName = safeFileName(sent.fileName);
  const start = Buffer.concat(head).subarray(0, sniffedBytes);
  const sniffedMimeType = await sniffMimeType(start, { isWhole: start.byteLength === sizeBytes, fileName });
  const declaredMimeType = declaredType(sent.mimeType);
  return { path, fileName, declaredMimeType, sniffedMimeType, charset: text.charset(), sizeBytes, sha256: hash.digest('hex') };
}

/** `application/octet-stream` says nothing, and `text/plain` is the default for a part without a type (RFC 7578). */
export function declaredType(mimeType: string): string | null {
  const isSpecific = /^[a-z0-9!#$&^_.+-]{1,127}\/[a-z0-9!#$&^_.+-]{1,127}$/.test(mimeType);
  return isSpecific && mimeType !== 'application/octet-stream' && mimeType !== 'text/plain' ? mimeType : null;
}

function asUploadProblem(thrown: unknown): unknown {
  return thrown instanceof Problem ? thrown : asWriteFailure(thrown);
}
