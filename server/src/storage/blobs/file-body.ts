import type { FileHandle } from 'node:fs/promises';
import { LostBytes } from './lost-bytes.ts';

const chunkBytes = 128 * 1024;

/**
 * The bytes `start` to `end` (inclusive) of a file, as a byte stream. A reader with its own buffer (BYOB) creates no garbage, whereas new
 * memory for each chunk triggers repeated garbage collection of the whole service's heap. The handle is closed however the stream ends.
 */
export function fileBody(
  handle: FileHandle,
  { start, end, signal }: { start: number; end: number; signal: AbortSignal },
): ReadableStream<Uint8Array> {
  let position = start;
  let isOver = false;

  /** Waits for a read in progress. */
  async function release(): Promise<void> {
    if (isOver) return;
    isOver = true;
    signal.removeEventListener('abort', abort);
    await handle.close();
  }
  let abort = () => {};

  async function fill(bytes: Uint8Array): Promise<number> {
    if (bytes.length === 0) return 0;
    try {
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
      // The file became shorter during the read.
      if (bytesRead === 0) throw new LostBytes('resized');
      position += bytesRead;
      return bytesRead;
    } catch (thrown) {
      await release();
      throw thrown;
    }
  }

  return new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: chunkBytes,
    start(controller) {
      abort = () => {
        controller.error(signal.reason);
        // Errors of the release no longer matter.
        release().catch(() => {});
      };
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
    },
    async pull(controller) {
      const view = controller.byobRequest?.view;
      if (view === null || view === undefined) throw new Error('a byte stream must be read into a view');
      const wanted = Math.min(view.byteLength, end + 1 - position);
      const bytesRead = await fill(new Uint8Array(view.buffer, view.byteOffset, wanted));
      if (isOver) return;
      if (wanted === 0) {
        await release();
        controller.close();
      }
      controller.byobRequest?.respond(bytesRead);
    },
    cancel: release,
  });
}
