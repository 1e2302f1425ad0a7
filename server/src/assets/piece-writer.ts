import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret } from '../ids.ts';
import { writeAll, writeBytes } from './arriving-bytes.ts';
import { stagingSuffix } from './upload-body.ts';

export interface PieceWriterOptions {
  /** Where a piece is staged until it is kept. */
  folder: string;
  pieceBytes: number;
  /** Where the bytes begin in the file. */
  start: number;
  /** Keeps a whole piece. It takes the file at `path`, or throws. */
  keep(piece: { path: string; start: number; end: number }): Promise<void>;
}

/** Cuts a stream of bytes into pieces, so that little of it is lost if the connection breaks or the process ends. */
export function pieceWriter({ folder, pieceBytes, start, keep }: PieceWriterOptions) {
  let position = start;
  let piece: { handle: FileHandle; path: string; start: number; chunks: Buffer[]; gathered: number } | null = null;
  let hasFailed = false;

  async function opened() {
    if (piece !== null) return piece;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${newSecret(16)}${stagingSuffix}`);
    piece = { handle: await open(path, 'wx', 0o600), path, start: position, chunks: [], gathered: 0 };
    return piece;
  }

  async function flush(): Promise<void> {
    if (piece === null) return;
    await writeAll(piece.handle, piece.chunks, piece.gathered);
    [piece.chunks, piece.gathered] = [[], 0];
  }

  async function finish(): Promise<void> {
    if (piece === null) return;
    const { handle, path, start: from } = piece;
    try {
      try {
        await flush();
      } finally {
        await handle.close();
      }
      await keep({ path, start: from, end: position });
    } finally {
      piece = null;
      await rm(path, { force: true });
    }
  }

  async function take(bytes: Uint8Array): Promise<void> {
    const current = await opened();
    // The reader may use its buffer again.
    current.chunks.push(Buffer.from(bytes));
    current.gathered += bytes.byteLength;
    position += bytes.byteLength;
    if (current.gathered >= writeBytes) await flush();
    if (position - current.start >= pieceBytes) await finish();
  }

  return {
    async write(chunk: Uint8Array): Promise<void> {
      try {
        for (let rest = chunk; rest.byteLength > 0;) {
          const room = pieceBytes - (piece === null ? 0 : position - piece.start);
          await take(rest.subarray(0, room));
          rest = rest.subarray(room);
        }
      } catch (thrown) {
        hasFailed = true;
        throw thrown;
      }
    },
    /** Keeps what has come since the last whole piece. After a failed write, removes it. */
    async end(): Promise<void> {
      if (!hasFailed) return finish();
      await piece?.handle.close().catch(() => {});
      if (piece !== null) await rm(piece.path, { force: true });
    },
  };
}
