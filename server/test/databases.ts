import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openMigratedPgliteSchema, startPglite } from './databases/pglite.ts';
import { openMigratedPostgresDatabase, postgresUrl } from './databases/postgres.ts';
import { openMigratedSqliteFile } from './databases/sqlite.ts';

/** A database of its own for one test, and how to be rid of it. */
export interface TestDatabase {
  database: Database;
  remove: () => Promise<void>;
}

interface Kind {
  name: 'sqlite' | 'pglite' | 'postgres';
  /** What is slow and shared by every `open` of a test file. */
  prepare(): Promise<void>;
  open(): Promise<TestDatabase>;
}

const kinds: readonly Kind[] = [
  { name: 'sqlite', prepare: async () => {}, open: openMigratedSqliteFile },
  { name: 'pglite', prepare: startPglite, open: openMigratedPgliteSchema },
  ...(postgresUrl === undefined ? [] : [{ name: 'postgres', prepare: async () => {}, open: openMigratedPostgresDatabase } as const]),
];

/**
 * Describes the same behaviour on every database: SQLite in a folder of its own, PostgreSQL inside the process (PGlite), and
 * the real server that FAREBOX_TEST_POSTGRES_URL names, where it is set.
 *
 * Each `open()` gives an empty, migrated database. One that a test or its `beforeEach` opened is closed and removed after that
 * test, one that `beforeAll` opened after the block; closing it before is fine. Meant for tests that run one after another.
 *
 * @example
 * eachDatabase('sessions', (open) => {
 *   it('forgets expired ones', async () => { const database = await open(); ... });
 * });
 */
export function eachDatabase(name: string, define: (open: () => Promise<Database>, kind: Kind['name']) => void): void {
  for (const kind of kinds) {
    describe(`${name} (${kind.name})`, () => {
      const ofBlock: TestDatabase[] = [];
      const ofTest: TestDatabase[] = [];
      let isInTest = false;

      beforeAll(() => kind.prepare());
      beforeEach(() => {
        isInTest = true;
      });
      // After hooks run in reverse order: those that `define` adds still have their database.
      afterEach(async () => {
        isInTest = false;
        await removeAll(ofTest);
      });
      afterAll(() => removeAll(ofBlock));

      define(async () => {
        const opened = await kind.open();
        const database = closedOnce(opened.database);
        (isInTest ? ofTest : ofBlock).push({ database, remove: opened.remove });
        await migrate(database);
        return database;
      }, kind.name);
    });
  }
}

async function removeAll(opened: TestDatabase[]): Promise<void> {
  for (const { database, remove } of opened.splice(0)) {
    await database.close();
    await remove();
  }
}

function closedOnce(database: Database): Database {
  let closed: Promise<void> | null = null;
  return { ...database, close: () => (closed ??= database.close()) };
}
