import type { FileHandle } from 'node:fs/promises';
import { problem, type Problem } from '../errors.ts';
import { arrivalPace, type ArrivalPaceOptions } from '../net/arrival-pace.ts';

/** When a body that arrives is given up. */
export interface ArrivalLimits {
  /** Longest time without progress; default 30 s. */
  idleMs?: number;
  /** Default: 240 KiB in 30 s. */
  pace?: Pick<ArrivalPaceOptions, 'windowMs' | 'bytesMin'>;
  /** Called once, when so much has come that the sender is in earnest, or all of it. What it throws ends the upload. */
  admit?: () => void;
}

/** A slower client would hold a slot and a connection for hours at no cost. 8 KiB/s are a line of 64 kbit/s. */
const paceDefault = { windowMs: 30_000, bytesMin: 240 * 1024 };
/** More than an attacker sends at no cost on many connections to hold their slots. */
const admittedBytes = 64 * 1024;

interface ArrivingBody extends ArrivalLimits {
  body: ReadableStream<Uint8Array>;
  bytesMax: number;
  /** What is thrown beyond `bytesMax`. */
  tooLarge: () => Problem;
}

/**
 * Passes a body on with backpressure, to its end.
 * @throws invalid_upload, the problem of `tooLarge`, and what `write` or `admit` throws
 */
export async function pump(
  { body, bytesMax, tooLarge, pace: limits = paceDefault, admit }: ArrivingBody,
  { signal, made, fail }: Progress,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<void> {
  const reader = body.getReader();
  const pace = arrivalPace({
    ...limits,
    tooSlow: () => fail(invalidUpload(`it came too slowly: less than ${limits.bytesMin} bytes in ${limits.windowMs / 1000} s`)),
  });
  let isAdmitted = false;
  // Ends a pending read. Errors from cancelling the body no longer matter.
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener('abort', cancel, { once: true });
  try {
    let total = 0;
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await pace
        .wait(() => reader.read())
        .catch((cause: unknown) => Promise.reject(invalidUpload('it was broken off', cause)));
      signal.throwIfAborted();
      total += value?.byteLength ?? 0;
      if (!isAdmitted && (done || total >= admittedBytes)) {
        isAdmitted = true;
        admit?.();
      }
      if (done) break;
      made();
      pace.arrived(value.byteLength);
      if (total > bytesMax) throw tooLarge();
      await write(value);
    }
  } catch (thrown) {
    cancel();
    throw thrown;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** What ends an upload: the first failure of any part, an idle timeout, or its signal. */
export type Progress = ReturnType<typeof watchProgress>;

export function watchProgress({ signal, idleMs = 30_000 }: Pick<ArrivalLimits, 'idleMs'> & { signal: AbortSignal }) {
  const stop = new AbortController();
  // This also ends uploads that trickle in byte by byte, and a parser that waits forever.
  const silence = setTimeout(() => stop.abort(invalidUpload(`nothing of it came for ${idleMs / 1000} s`)), idleMs);
  const abort = () => stop.abort(invalidUpload('it was broken off', signal.reason));
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  return {
    signal: stop.signal,
    made: (): void => void silence.refresh(),
    // The first reason wins.
    fail: (thrown: unknown): void => stop.abort(thrown),
    end(): void {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    },
  };
}

/** A write for each network chunk would wake another thread each time. */
export const writeBytes = 512 * 1024;

export async function writeAll(handle: FileHandle, chunks: Buffer[], bytes: number): Promise<void> {
  if (bytes === 0) return;
  const { bytesWritten } = await handle.writev(chunks);
  // A full disk writes only part of the bytes. Writing the rest raises the error.
  if (bytesWritten < bytes) await handle.appendFile(Buffer.concat(chunks).subarray(bytesWritten));
}

export function invalidUpload(why: string, cause?: unknown): Problem {
  return problem('invalid_upload', { message: `the upload is not valid: ${why}`, ...(cause === undefined ? {} : { cause }) });
}

export function tooLarge(bytesMax: number): Problem {
  return problem('body_too_large', { message: `the file is larger than ${bytesMax} bytes` });
}
