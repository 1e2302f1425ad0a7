import { createHash, hash as hashOf, type Hash } from 'node:crypto';
import { isErrorCode } from './failures.ts';
import { LostBytes } from './lost-bytes.ts';

export interface BodyCheck {
  /** The expected length of the body. */
  lengthBytes: number;
  /** Hex, of the whole body. Null for a part of a blob, which has no known checksum. */
  sha256: string | null;
  /** Called before the reader gets the error, when the bytes are lost. */
  lost?: (lost: LostBytes) => Promise<void>;
}

/** A larger body is hashed while it is read. A smaller one is verified before its first byte is sent. */
const readAheadMax = 1024 * 1024;

/**
 * The same bytes, hashed while they pass through. A whole body of at most 1 MiB is read first, so that a damaged one is refused before
 * anything is sent. Of a larger body, the last chunk is withheld until the checksum matches. So nobody ever receives a complete body that
 * differs from the stored bytes. A byte stream stays a byte stream, whose reader supplies the buffer.
 * @throws LostBytes; for a larger body, its reader gets the error
 */
export async function checkedBody(
  body: ReadableStream<Uint8Array>,
  check: BodyCheck,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>> {
  const gate = checksum(check);
  if (check.sha256 !== null && check.lengthBytes <= readAheadMax) return readAhead(body, check, gate);
  const reader = byteReader(body);
  return reader === null ? chunksThrough(body, gate) : bytesThrough(reader, gate);
}

/** Checks every chunk, the end, and failures. */
type Gate = ReturnType<typeof checksum>;

function checksum({ lengthBytes, sha256, lost }: BodyCheck) {
  let hash: Hash | null = sha256 === null ? null : createHash('sha256');
  let seen = 0;
  return {
    pass(chunk: Uint8Array): void {
      seen += chunk.byteLength;
      hash?.update(chunk);
      if (seen > lengthBytes) throw new LostBytes('resized');
      if (seen < lengthBytes || hash === null) return;
      const digest = hash.digest('hex');
      hash = null;
      if (digest !== sha256) throw new LostBytes('damaged');
    },
    end(): void {
      if (seen < lengthBytes) throw new LostBytes('resized');
    },
    /** The error for the reader, after lost bytes were reported. */
    async failure(thrown: unknown): Promise<unknown> {
      // A sector that can no longer be read.
      const failure = isErrorCode(thrown, 'EIO') ? new LostBytes('damaged', { cause: thrown }) : thrown;
      if (failure instanceof LostBytes) await lost?.(failure);
      return failure;
    },
  };
}

async function readAhead(body: ReadableStream<Uint8Array>, { lengthBytes, sha256 }: BodyCheck, gate: Gate) {
  try {
    const bytes = await readWhole(body, lengthBytes);
    if (hashOf('sha256', bytes) !== sha256) throw new LostBytes('damaged');
    return bytes;
  } catch (thrown) {
    throw await gate.failure(thrown);
  }
}

/** Reads all bytes into one buffer. @throws LostBytes if there are more or fewer */
async function readWhole(body: ReadableStream<Uint8Array>, lengthBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = byteReader(body);
  // One byte longer than expected: a body that is too long fills the buffer, and for others the last byte stays free for reading the end.
  let whole = new Uint8Array(lengthBytes + 1);
  let filled = 0;
  if (reader === null) {
    for await (const chunk of body) {
      if (filled + chunk.byteLength > lengthBytes) throw new LostBytes('resized');
      whole.set(chunk, filled);
      filled += chunk.byteLength;
    }
  } else {
    while (filled <= lengthBytes) {
      const { done, value } = await reader.read(whole.subarray(filled));
      if (value === undefined) throw new Error('the body was cancelled');
      whole = new Uint8Array(value.buffer);
      if (done) break;
      filled += value.byteLength;
    }
    if (filled > lengthBytes) await reader.cancel();
  }
  if (filled !== lengthBytes) throw new LostBytes('resized');
  return whole.subarray(0, lengthBytes);
}

/** Null for a stream that does not read into buffers of its reader. */
export function byteReader(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

const chunkBytes = 128 * 1024;

/** Passes the reader's buffer to the source and back. */
function bytesThrough(source: ReadableStreamBYOBReader, gate: Gate): ReadableStream<Uint8Array> {
  return new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: chunkBytes,
    async pull(controller) {
      const request = controller.byobRequest;
      if (request === null || request.view === null) throw new Error('a byte stream must be read into a view');
      const { buffer, byteOffset, byteLength } = request.view;
      if (!(buffer instanceof ArrayBuffer)) throw new Error('the memory of this view cannot be transferred');
      try {
        const { done, value } = await source.read(new Uint8Array(buffer, byteOffset, byteLength));
        // Cancelled during the read.
        if (value === undefined) return;
        if (done) {
          gate.end();
          controller.close();
        } else gate.pass(value);
        request.respondWithNewView(value);
      } catch (thrown) {
        void source.cancel(thrown).catch(() => {}); // The source has already failed, or is no longer needed.
        throw await gate.failure(thrown);
      }
    },
    cancel: (reason) => source.cancel(reason),
  });
}

function chunksThrough(body: ReadableStream<Uint8Array>, gate: Gate): ReadableStream<Uint8Array> {
  const source = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await source.read();
          if (done) {
            gate.end();
            return controller.close();
          }
          gate.pass(value);
          controller.enqueue(value);
        } catch (thrown) {
          void source.cancel(thrown).catch(() => {}); // The source has already failed, or is no longer needed.
          throw await gate.failure(thrown);
        }
      },
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
