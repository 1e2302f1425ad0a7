import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { TestDatabase } from '../databases.ts';

/** A SQLite file in a folder of its own. */
export async function openSqliteFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'farebox-test-'));
  return {
    database: openSqlite({ file: join(folder, 'farebox.sqlite') }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
