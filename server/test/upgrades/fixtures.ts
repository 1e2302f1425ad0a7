import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../src/storage/database.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { TestDatabase } from '../databases.ts';
import { openPgliteSchema } from '../databases/pglite.ts';
import { openPostgresDatabase, postgresUrl } from '../databases/postgres.ts';
import { openSqliteFile } from '../databases/sqlite.ts';
import { Made } from './made.ts';

/** The name of the PostgreSQL schema in the stored data; no text of that data has it in it. */
export const fixtureSchema = 'farebox_fixture';

/** Stored data of the version whose last migration this is. */
export function fixtureFolder(lastMigration: string): string {
  return join(import.meta.dirname, lastMigration);
}

/** The last migration of each version that stored data is kept of. */
export function fixtureNames(): string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** A copy of stored data, as the version left it. */
export interface Fixture extends AsyncDisposable {
  database: Database;
  blobsUrl: string;
  made: Made;
}

/** As `eachDatabase` has them. */
export type FixtureKind = keyof typeof opened;

const opened = { sqlite: openSqliteFile, pglite: openPgliteSchema, postgres: openPostgresDatabase };

export const fixtureKinds: readonly FixtureKind[] = ['sqlite', 'pglite', ...(postgresUrl === undefined ? [] : ['postgres' as const])];

/** An empty database of a kind. */
export function openEmpty(kind: FixtureKind): Promise<TestDatabase> {
  return opened[kind]();
}

export async function openFixture(lastMigration: string, kind: FixtureKind): Promise<Fixture> {
  const stored = join(fixtureFolder(lastMigration), kind === 'sqlite' ? 'sqlite' : 'postgres');
  const folder = await mkdtemp(join(tmpdir(), 'farebox-upgrade-'));
  const blobs = join(folder, 'blobs');
  await cp(join(stored, 'blobs'), blobs, { recursive: true });
  const { database, remove } = await (kind === 'sqlite' ? loadedSqlite(stored, folder) : loadedPostgres(stored, kind));
  return {
    database,
    blobsUrl: pathToFileURL(blobs).href,
    made: Made.parse(JSON.parse(await readFile(join(stored, 'made.json'), 'utf8'))),
    async [Symbol.asyncDispose]() {
      await database.close();
      await remove();
      await rm(folder, { recursive: true });
    },
  };
}

async function loadedSqlite(stored: string, folder: string) {
  const file = join(folder, 'farebox.sqlite');
  await writeFile(file, gunzipSync(await readFile(join(stored, 'database.sqlite.gz'))));
  return { database: openSqlite({ file }), remove: async () => {} };
}

async function loadedPostgres(stored: string, kind: FixtureKind) {
  const { database, remove } = await openEmpty(kind);
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database.read);
  const dump = await readFile(join(stored, 'database.sql'), 'utf8');
  const own = dump.replaceAll(fixtureSchema, rows[0]?.name ?? '');
  await database.write(async (queries) => {
    await sql`create extension if not exists vector`.execute(queries);
    await sql.raw(own).execute(queries);
  });
  return { database, remove };
}
