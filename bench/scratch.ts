import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Beside the code and out of version control: a folder there is on a disk, which the system's temporary folder may not be. */
export const scratchRoot = fileURLToPath(new URL('../.tmp-bench', import.meta.url));
/** Source: statfs(2). */
const memoryFilesystems = new Set([0x01021994, 0x858458f6]);

/** A folder that is removed after `work`. @throws when it lies in memory: a commit there costs nothing and measures nothing. */
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
