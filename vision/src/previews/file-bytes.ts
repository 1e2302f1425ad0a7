import { open, type FileHandle } from 'node:fs/promises';

/** A file of unknown content. Reads are limited, so hostile lengths in the file cannot make them large. */
export interface FileBytes {
  readonly sizeBytes: number;
  /** At most `bytesMax`, which is at most 16 MiB. Shorter at the end of the file. */
  read(start: number, bytesMax: number): Promise<Buffer>;
  /** From `start` to the end, or to `bytesMax`. Each chunk is valid only until the next one. */
  chunks(start: number, bytesMax: number): AsyncGenerator<Buffer>;
}

export const readMax = 16 * 1024 * 1024;
const chunkBytes = 256 * 1024;

/** Opens the file for reading while `use` runs. */
export async function withFile<Result>(path: string, use: (file: FileBytes) => Promise<Result>): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await use(fileBytes(handle, size));
  } finally {
    await handle.close();
  }
}

function fileBytes(handle: FileHandle, sizeBytes: number): FileBytes {
  async function fill(target: Buffer, start: number): Promise<Buffer> {
    let filled = 0;
    while (filled < target.length) {
      const { bytesRead } = await handle.read(target, filled, target.length - filled, start + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return target.subarray(0, filled);
  }

  return {
    sizeBytes,
    read(start, bytesMax) {
      if (!(start >= 0 && bytesMax >= 0 && bytesMax <= readMax)) throw new RangeError('not a range of the file');
      // Not from the shared buffer pool: parsers use the whole underlying buffer.
      return fill(Buffer.from(new ArrayBuffer(Math.max(0, Math.min(bytesMax, sizeBytes - start)))), start);
    },
    async *chunks(start, bytesMax) {
      const buffer = Buffer.alloc(chunkBytes);
      const end = Math.min(sizeBytes, start + bytesMax);
      for (let at = start; at < end;) {
        const chunk = await fill(buffer.subarray(0, Math.min(chunkBytes, end - at)), at);
        if (chunk.length === 0) return;
        at += chunk.length;
        yield chunk;
      }
    },
  };
}
