import type { FileHandle } from 'node:fs/promises';
import { LostBytes } from './lost-bytes.ts';

const chunkBytes = 128 * 1024;

/**
 * The bytes `start` to `end` (inclusive) of a file, as a byte stream: who reads with a buffer of their own (BYOB) makes no garbage,
 * while chunk after chunk of new memory has the heap of the whole service collected again and again. However it ends, the handle is
 * closed.
 */
export function fileBody(
  handle: FileHandle,
  { start, end, signal }: { start: number; end: number; signal: AbortSignal },
): ReadableStream<Uint8Array> {
  let position = start;
  let isOver = false;

  /** Waits for a read that is under way. */
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
      // It became shorter while it was read.
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
        // Its failure is nobody's concern any more.
        release().catch(() => {});
      };
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
    },
    async pull(controller) {
      const view = controller.byobRequest?.view;
      if (view === null || view === undefined) throw new Error('a byte stream is read into a view');
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
