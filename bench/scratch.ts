import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Beside the code and ignored by Git: a folder there is on a disk, but the system's temporary folder may be in memory. */
export const scratchRoot = fileURLToPath(new URL('../.tmp-bench', import.meta.url));
/** Source: statfs(2). */
const memoryFilesystems = new Set([0x01021994, 0x858458f6]);

/**
 * A folder that is removed after `work`.
 * @throws if it is in memory, where a commit costs nothing
 */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(scratchRoot, { recursive: true });
  if (memoryFilesystems.has((await statfs(scratchRoot)).type)) throw new Error(`${scratchRoot} is in memory, not on a disk`);
  const folder = await mkdtemp(join(scratchRoot, 'data-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
