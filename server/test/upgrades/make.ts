import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { openPostgresDatabase, postgresUrl } from '../databases/postgres.ts';
import { fill } from './fill.ts';
import { fixtureFolder, fixtureSchema } from './fixtures.ts';

/**
 * Makes the stored data that `upgrades.test.ts` upgrades from then on: `FAREBOX_TEST_POSTGRES_URL=postgres://... node server/test/upgrades/make.ts`,
 * where `pg_dump` is installed in the version of that server. Run it once for each new migration, when the migration is done, and commit
 * the folder of its name. What is there already is kept: it was made by the code of its time.
 */
if (postgresUrl === undefined) throw new Error('FAREBOX_TEST_POSTGRES_URL names no server');
const folder = await mkdtemp(join(tmpdir(), 'farebox-upgrade-'));
await makeSqlite();
await makePostgres();
await rm(folder, { recursive: true });

async function makeSqlite(): Promise<void> {
  const file = join(folder, 'farebox.sqlite');
  await make('sqlite', openSqlite({ file }), async (target) => {
    const copy = join(folder, 'copy.sqlite');
    const reader = new DatabaseSync(file);
    reader.exec(`vacuum into '${copy}'`);
    reader.close();
    await writeFile(join(target, 'database.sqlite.gz'), gzipSync(await readFile(copy), { level: 9 }));
  });
}

/** The schema has a name of its own, which a test replaces by the one that it loads the data into. */
async function makePostgres(): Promise<void> {
  const empty = await openPostgresDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(empty.database.read);
  await sql`create extension vector`.execute(empty.database.read);
  await sql`create schema ${sql.id(fixtureSchema)}`.execute(empty.database.read);
  await empty.database.close();
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const ofSchema = new URL(url);
  ofSchema.searchParams.set('options', `-c search_path=${fixtureSchema},public`);
  await make('postgres', openPostgres({ url: ofSchema.href }), async (target) => {
    const wanted = ['--schema', fixtureSchema, '--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100'];
    const { stdout } = await promisify(execFile)('pg_dump', [...wanted, url.href], { maxBuffer: 64 * 1024 * 1024 });
    // What only psql understands, and settings of the connection.
    const lines = stdout.split('\n').filter((line) => !/^(?:\\|--|SET |SELECT pg_catalog\.set_config|CREATE SCHEMA )/.test(line));
    await writeFile(
      join(target, 'database.sql'),
      `${lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()}\n`,
    );
  });
  await empty.remove();
}

async function make(dialect: 'sqlite' | 'postgres', database: Database, copy: (target: string) => Promise<void>): Promise<void> {
  const blobs = join(folder, dialect, 'blobs');
  await mkdir(blobs, { recursive: true });
  const last = (await migrate(database)).at(-1) ?? '';
  const target = join(fixtureFolder(last), dialect);
  await mkdir(target, { recursive: true });
  await fill(database, pathToFileURL(blobs).href, async (made) => {
    await copy(target);
    await cp(blobs, join(target, 'blobs'), { recursive: true });
    await writeFile(join(target, 'made.json'), `${JSON.stringify(made, null, 2)}\n`);
  });
  await database.close();
  process.stdout.write(`made ${target}\n`);
}
