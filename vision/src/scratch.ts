import { lstat, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Milliseconds since the Unix epoch. */
export interface Clock {
  now(): number;
}

/** Temporary folders, each for the files of one job. */
export interface Scratch {
  /** Absolute. */
  readonly root: string;
  /**
   * Provides a folder while `use` runs. The files in `kept` remain for the caller, who removes the folder with the last of them. All
   * other files are removed.
   */
  with<Result>(use: (folder: string) => Promise<{ result: Result; kept: readonly string[] }>): Promise<Result>;
  /** Removes folders left behind by processes that died. @returns the number of folders removed */
  sweep(): Promise<number>;
}

const prefix = 'job-';
/** Longer than any job or delivery takes. */
const lifeMs = 6 * 60 * 60 * 1000;

export function scratchFolders(root: string, clock: Clock = Date): Scratch {
  const absolute = resolve(root);
  return {
    root: absolute,
    async with(use) {
      await mkdir(absolute, { recursive: true, mode: 0o700 });
      const folder = await mkdtemp(join(absolute, prefix));
      let kept: readonly string[] = [];
      try {
        const made = await use(folder);
        for (const name of made.kept) await requireFile(join(folder, name));
        kept = made.kept;
        return made.result;
      } finally {
        await clear(folder, new Set(kept));
      }
    },
    async sweep() {
      const names = await readdir(absolute).catch(() => []);
      let removed = 0;
      for (const name of names.filter((each) => each.startsWith(prefix))) {
        const folder = join(absolute, name);
        const about = await stat(folder).catch(() => null);
        if (about === null || clock.now() - about.mtimeMs < lifeMs) continue;
        await rm(folder, { recursive: true, force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** A compromised worker could have created a link to another file on this machine. */
async function requireFile(path: string): Promise<void> {
  const about = await lstat(path);
  if (!about.isFile() || about.nlink !== 1) throw new Error(`${path} is not a file of its own`);
}

async function clear(folder: string, kept: ReadonlySet<string>): Promise<void> {
  if (kept.size === 0) return rm(folder, { recursive: true, force: true });
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true });
}
