import type { Foundation } from '../foundation.ts';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../clock.ts';
import type { Queries } from '../storage/database.ts';
import { putFile, readFile } from './blob-files.ts';

export const quarantineFolder = 'quarantine';
export const quarantineDays = 30;

export type Quarantine = ReturnType<typeof quarantine>;

export interface QuarantineOptions extends Pick<Foundation, 'blobs' | 'clock' | 'database'> {
  /** A local folder with enough room for the largest file. */
  workFolder: string;
}

const rowsAtOnce = 500;
const quarantineKeyOf = (key: string) => `${quarantineFolder}/${key}`;

/**
 * Files that the operator moved into quarantine because no row refers to them. Each has a quarantine row, written before the move, so
 * even here nothing is removed because a row is missing.
 */
export function quarantine({ database, blobs, clock, workFolder }: QuarantineOptions) {
  const forget = (key: string) =>
    database.write((queries) => queries.deleteFrom('quarantined_files').where('original_key', '=', key).execute());

  /** Copies the file, compares the copy, and only then removes the original. @returns false if there is nothing to move */
  async function move(from: string, to: string): Promise<boolean> {
    await mkdir(workFolder, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(workFolder, 'quarantine-'));
    try {
      const copy = join(folder, 'file');
      const read = await readFile(blobs, from, copy);
      if (read === null) return false;
      await putFile(blobs, to, copy);
      const arrived = await readFile(blobs, to);
      if (arrived?.sha256 !== read.sha256) throw new Error(`${to} differs from ${from}, which is kept`);
      await blobs.remove(from);
      return true;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function release(key: string): Promise<boolean> {
    const wasMoved = await move(quarantineKeyOf(key), key);
    await forget(key);
    return wasMoved;
  }

  return {
    /** Moves a file that no row refers to into quarantine. @returns false if a row refers to it now, or if it no longer exists */
    async moveIn(key: string): Promise<boolean> {
      const row = { original_key: key, quarantined_at: clock.now() };
      await database.write((queries) =>
        queries
          .insertInto('quarantined_files')
          .values(row)
          .onConflict((conflict) => conflict.column('original_key').doUpdateSet(row))
          .execute(),
      );
      if (!(await isNamed(database.read, key)) && (await move(key, quarantineKeyOf(key)))) return true;
      await forget(key);
      return false;
    },

    /** Moves a file back to its original place. @returns false if it is not in quarantine */
    release,

    /** The original keys of the files in quarantine, oldest first. */
    async list(): Promise<string[]> {
      const rows = await database.read.selectFrom('quarantined_files').select('original_key').orderBy('quarantined_at').execute();
      return rows.map(({ original_key: key }) => key);
    },

    /** Removes files that have been there for 30 days. Files that a row refers to now are moved back. @returns how many were removed */
    async sweep(): Promise<number> {
      const rows = await database.read
        .selectFrom('quarantined_files')
        .select('original_key')
        .where('quarantined_at', '<', clock.now() - quarantineDays * dayMs)
        .orderBy('quarantined_at')
        .limit(rowsAtOnce)
        .execute();
      let removed = 0;
      for (const { original_key: key } of rows) {
        if (await isNamed(database.read, key)) {
          await release(key);
          continue;
        }
        await blobs.remove(quarantineKeyOf(key));
        await forget(key);
        removed += 1;
      }
      return removed;
    },
  };
}

/** Whether any row refers to the file with this key. */
async function isNamed(queries: Queries, key: string): Promise<boolean> {
  for (const table of ['assets', 'tool_files', 'pending_blobs'] as const) {
    const row = await queries.selectFrom(table).select('blob_key').where('blob_key', '=', key).limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
