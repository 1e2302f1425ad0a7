import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { vector } from '@electric-sql/pglite-pgvector';
import pg from 'pg';
import { newSecret } from '../../src/ids.ts';
import { postgresDatabase, wholeNumber } from '../../src/storage/postgres.ts';
import type { TestDatabase } from '../databases.ts';

let starting: Promise<pg.Pool> | null = null;
let schemas = 0;

/** Starts the one PostgreSQL of this test file; a fresh schema in it takes a hundredth of the time of a fresh PostgreSQL. */
export async function startPglite(): Promise<void> {
  await (starting ??= start());
}

/** An empty schema. */
export async function openPgliteSchema(): Promise<TestDatabase> {
  const pool = await (starting ??= start());
  const schema = `test_${(schemas += 1)}`;
  await onConnection(pool, (client) => client.query(`create schema ${schema}`));
  return {
    database: postgresDatabase({
      async connect() {
        const client = await pool.connect();
        try {
          await client.query(`set search_path = ${schema}, public`);
        } catch (cause) {
          client.release();
          throw cause;
        }
        return client;
      },
      // The connection is everybody's.
      end: async () => {},
    }),
    remove: () => onConnection(pool, (client) => client.query(`drop schema ${schema} cascade`)),
  };
}

async function start(): Promise<pg.Pool> {
  // PGlite is one session. The pool's queue makes transactions wait for each other; a work of `write` that asks
  // `database.read` instead of its own queries waits for itself, until the timeout reports it.
  const options = { max: 1, connectionTimeoutMillis: 15_000, types: { getTypeParser: wholeNumbers } };
  return new pg.Pool(Object.assign(createPgConfig(await startedPglite()), options));
}

const int8Oid = 20;
const numericOid = 1700;

/** As `openPostgres` reads them. */
function wholeNumbers(oid: number, format?: 'text' | 'binary') {
  if ((oid === int8Oid || oid === numericOid) && format !== 'binary') return wholeNumber;
  return pg.types.getTypeParser(oid, format);
}

/** Making a new cluster takes seconds, loading one that was kept a tenth of that: the first test file keeps it for the others. */
async function startedPglite(): Promise<PGlite> {
  const kept = keptCluster();
  const image = await readFile(kept).catch(() => null);
  if (image !== null) return PGlite.create({ extensions: { vector }, loadDataDir: new Blob([image]) });
  const made = await PGlite.create({ extensions: { vector } });
  // An extension belongs to the database and lives in one schema of it: in the one that all tests see.
  await made.exec('create extension vector schema public');
  await keep(kept, Buffer.from(await (await made.dumpDataDir('none')).arrayBuffer()));
  return made;
}

/** Written beside and renamed: another test file never reads half of it. */
async function keep(file: string, image: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const partial = `${file}.${newSecret(6)}`;
  await writeFile(partial, image);
  await rename(partial, file);
}

function keptCluster(): string {
  const root = packageRoot('@electric-sql/pglite');
  const versions = [root, packageRoot('@electric-sql/pglite-pgvector')].map(
    (folder): string => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version,
  );
  return join(root, `../../.cache/farebox/pglite-${versions.join('-pgvector-')}.tar`);
}

function packageRoot(name: string): string {
  return join(createRequire(import.meta.url).resolve(name), '../..');
}

async function onConnection(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}
