import { constants, createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assertBlobKey, isBlobKey } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';
import { asWriteFailure, isErrorCode } from './failures.ts';
import { fileBody } from './file-body.ts';

/** Blobs as files in one folder, which is created when needed. This is the default and needs no server. */
export function filesystemBlobs({ root }: { root: string }): BlobStore {
  const pathOf = (key: string) => {
    assertBlobKey(key);
    return join(root, ...key.split('/'));
  };
  return {
    kind: 'filesystem',

    async put(key, file, { sizeBytes, signal }) {
      const target = pathOf(key);
      try {
        await syncFile(file, sizeBytes);
        await makeFolder(dirname(target));
        signal.throwIfAborted();
        await move(file, target, signal);
        await syncFolder(dirname(target));
      } catch (thrown) {
        throw asWriteFailure(thrown);
      }
    },

    async read(key, { range, signal }) {
      signal.throwIfAborted();
      const handle = await openIfExists(pathOf(key));
      if (handle === null) return null;
      try {
        const found = await handle.stat();
        if (!found.isFile()) {
          await handle.close();
          return null;
        }
        return { sizeBytes: found.size, body: fileBody(handle, { ...(range ?? { start: 0, end: found.size - 1 }), signal }) };
      } catch (thrown) {
        await handle.close();
        throw thrown;
      }
    },

    async stat(key, { signal }) {
      signal.throwIfAborted();
      const found = await stat(pathOf(key)).catch(nullIfMissing);
      return found?.isFile() === true ? { sizeBytes: found.size } : null;
    },

    // Not synced: a file that reappears after a crash of the machine only takes space.
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(copyOf(pathOf(key)), { force: true });
    },

    list: (folder) => (folder === undefined ? filesOf(root, '') : filesOf(join(root, folder), `${folder}/`)),

    async check(signal) {
      const probe = join(root, '.probe');
      await makeFolder(root);
      await writeFile(probe, 'farebox', { signal, mode: 0o600, flush: true });
      await rm(probe, { force: true });
    },
  };
}

/** The bytes are synced before the rename: a file that appears under its key after a crash is complete. */
async function syncFile(file: string, sizeBytes: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    if (size !== sizeBytes) throw new Error(`the file has ${size} bytes instead of ${sizeBytes}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function move(file: string, target: string, signal: AbortSignal): Promise<void> {
  try {
    await rename(file, target);
  } catch (thrown) {
    if (!isErrorCode(thrown, 'EXDEV')) throw thrown;
    await copyOver(file, target, signal);
    await unlink(file);
  }
}

/** Where a blob stays while it is copied from another disk. Keys are always new, so no two puts share one. */
const copyOf = (target: string) => `${target}.copy`;

/** Moves to another disk: copies beside the target, then renames. A crash leaves a copy that is removed together with its key. */
async function copyOver(file: string, target: string, signal: AbortSignal): Promise<void> {
  const copy = copyOf(target);
  try {
    await pipeline(createReadStream(file), createWriteStream(copy, { flags: 'wx', mode: 0o600, flush: true }), { signal });
    signal.throwIfAborted();
    await rename(copy, target);
  } catch (thrown) {
    await rm(copy, { force: true });
    throw thrown;
  }
}

async function openIfExists(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY);
  } catch (thrown) {
    return nullIfMissing(thrown);
  }
}

/** Skips files that disappear during the listing. */
async function* filesOf(folder: string, prefix: string): AsyncGenerator<{ key: string; modifiedAt: number }> {
  const entries = await opendir(folder).catch(nullIfMissing);
  if (entries === null) return;
  for await (const entry of entries) {
    const key = `${prefix}${entry.name}`;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path, `${key}/`);
    if (!entry.isFile() || !isBlobKey(key)) continue;
    const found = await stat(path).catch(nullIfMissing);
    if (found !== null) yield { key, modifiedAt: Math.floor(found.mtimeMs) };
  }
}

function nullIfMissing(thrown: unknown): null {
  if (isErrorCode(thrown, 'ENOENT', 'ENOTDIR')) return null;
  throw thrown;
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  // The directory entries of new folders must be on the disk too.
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and journals directory entries by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
