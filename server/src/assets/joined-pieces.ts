import { createHash } from 'node:crypto';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from '../errors.ts';
import { newSecret } from '../ids.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { charsetWatch } from '../storage/blobs/charset-watch.ts';
import { sniffedBytes, sniffMimeType } from '../storage/blobs/mime-sniffing.ts';
import { stagingSuffix, type ReceivedFile } from './upload-body.ts';
import { pieceRanges, type Piece } from './upload-pieces.ts';

interface JoinedFile extends ReceivedFile {
  /** Removes the staged file. Calling it twice is fine. */
  discard(): Promise<void>;
}

/**
 * Writes the pieces of an upload into one file.
 * @throws upload_not_found if a piece has been removed
 */
export async function joinPieces(
  { fileName, mimeType, sizeBytes }: { fileName: string; mimeType: string | null; sizeBytes: number },
  pieces: readonly Piece[],
  { blobs, folder, signal }: { blobs: BlobStore; folder: string; signal: AbortSignal },
): Promise<JoinedFile> {
  const path = stagedPath(folder);
  const discard = () => rm(path, { force: true });
  const hash = createHash('sha256');
  const text = charsetWatch();
  const head: Uint8Array[] = [];
  let written = 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      for (const { key, start, from, end } of pieceRanges(pieces)) {
        const found = await blobs.read(key, { range: { start: from - start, end: end - start - 1 }, signal });
        if (found === null) throw problem('upload_not_found');
        for await (const chunk of found.body) {
          if (written < sniffedBytes) head.push(chunk);
          hash.update(chunk);
          text.add(chunk);
          await handle.appendFile(chunk);
          written += chunk.byteLength;
        }
      }
    } finally {
      await handle.close();
    }
    if (written !== sizeBytes) throw new Error(`the pieces have ${written} bytes instead of ${sizeBytes}`);
    const start = Buffer.concat(head).subarray(0, sniffedBytes);
    const sniffedMimeType = await sniffMimeType(start, { isWhole: start.byteLength === sizeBytes, fileName });
    const found = { sniffedMimeType, charset: text.charset(), sizeBytes, sha256: hash.digest('hex') };
    return { path, fileName, declaredMimeType: mimeType, ...found, discard };
  } catch (thrown) {
    await discard();
    throw thrown;
  }
}

/** Gives work a file with these bytes. `sweepStaging` removes what a crash leaves. */
export async function stageBytes(folder: string, bytes: Uint8Array, work: (path: string) => Promise<void>): Promise<void> {
  const path = stagedPath(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

function stagedPath(folder: string): string {
  return join(folder, `${newSecret(16)}${stagingSuffix}`);
}
