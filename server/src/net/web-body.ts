import type { Readable } from 'node:stream';

export interface WebBodyOptions {
  /** Aborting it ends the stream with its reason. */
  signal: AbortSignal;
  /** The longest wait for a chunk that the reader asked for; the reader itself may pause as long as it likes. */
  idleMs?: number;
  /** The error of a wait that was too long. */
  onIdle?: () => Error;
  /** Sees every chunk; an error that it throws ends the stream. */
  onChunk?: (chunk: Uint8Array) => void;
  /** Translates an error of the source. */
  asError?: (thrown: unknown) => unknown;
  /** Called once, when nothing more will be read: at the end, after a failure, a cancel or an abort. */
  release?: () => void;
}

/**
 * A Node stream as a web stream, read only on demand. However it ends, the source is destroyed: no socket or descriptor stays open.
 * `Readable.toWeb` reads ahead, and cannot tell a silent source from a slow reader.
 */
export function webBody(
  source: Readable,
  { signal, idleMs, onIdle, onChunk, asError, release }: WebBodyOptions,
): ReadableStream<Uint8Array> {
  const abort = () => source.destroy(asThrown(signal.reason));
  signal.addEventListener('abort', abort, { once: true });
  source.once('close', () => {
    signal.removeEventListener('abort', abort);
    release?.();
  });
  // The next read reports a failure that happens between reads; without a listener it would end the process.
  source.on('error', () => {});
  if (signal.aborted) abort();

  const chunks: AsyncIterator<unknown> = source[Symbol.asyncIterator]();
  const next = async () => {
    const silence = idleMs === undefined ? undefined : setTimeout(() => source.destroy(onIdle?.()), idleMs);
    try {
      return await chunks.next();
    } finally {
      clearTimeout(silence);
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await next();
          if (done === true) return controller.close();
          const chunk = asBytes(value);
          onChunk?.(chunk);
          controller.enqueue(chunk);
        } catch (thrown) {
          source.destroy();
          throw signal.aborted ? signal.reason : (asError?.(thrown) ?? thrown);
        }
      },
      cancel() {
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

function asBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('the source is not a stream of bytes');
}

function asThrown(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}
