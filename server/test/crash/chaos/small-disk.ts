import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of its own that can be filled to the last byte. */
export interface SmallDisk extends AsyncDisposable {
  folder: string;
  fill(): Promise<void>;
  /** Frees what `fill` took. */
  free(): Promise<void>;
}

const chunkBytes = 1024 * 1024;

/** A mounted tmpfs, which only root can make on Linux. @returns null where there is none */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), 'farebox-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'none', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'w');
      try {
        for (let bytes = chunkBytes; bytes >= 1; bytes = Math.floor(bytes / 16)) {
          const chunk = Buffer.alloc(bytes);
          while (await fits(file.write(chunk))) void 0;
        }
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fits(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOSPC') return false;
    throw thrown;
  }
}
