import type { Readable } from 'node:stream';

export interface WebBodyOptions {
  /** Ends the stream with the signal's reason. */
  signal: AbortSignal;
  /** Longest wait for a chunk while somebody wants one; a reader may pause as long as it likes. */
  idleMs?: number;
  /** What a wait that was too long ends with. */
  onIdle?: () => Error;
  /** Looks at every chunk; what it throws ends the stream. */
  onChunk?: (chunk: Uint8Array) => void;
  /** What a failure of the source becomes. */
  asError?: (thrown: unknown) => unknown;
  /** Called once, when nothing more is to be read: at the end, after a failure, a cancel or an abort. */
  release?: () => void;
}

/**
 * A stream of Node as one of the web, read only as fast as it is asked for. However it ends, the source is destroyed: neither a
 * socket nor a descriptor stays behind. `Readable.toWeb` reads ahead and does not tell silence from a slow reader.
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
  // A failure while nobody reads is met by the next read; without a listener it would end the process.
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
