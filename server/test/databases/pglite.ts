import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { vector } from '@electric-sql/pglite-pgvector';
import pg from 'pg';
import { newSecret } from '../../src/ids.ts';
import type { Database } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { postgresDatabase, wholeNumber } from '../../src/storage/postgres.ts';
import type { TestDatabase } from '../databases.ts';

let starting: Promise<pg.Pool> | null = null;
let schemas = 0;
/** The schema that a connection is set to: setting it again for each query takes a third of the time of the query. */
const searched = new WeakMap<pg.PoolClient, string>();
/** Migrated schemas that no test uses now, as they were after migrating. */
const spare: MigratedSchema[] = [];

interface MigratedSchema {
  name: string;
  /** The transactions that made its tables: another sum means that a test has changed one. */
  shape: string;
  /** What migrating writes: table and rows, as JSON. */
  rows: ReadonlyArray<{ table: string; rows: string }>;
}

/** Starts the one PostgreSQL of this test file; a fresh schema in it takes a hundredth of the time of a fresh PostgreSQL. */
export async function startPglite(): Promise<void> {
  await (starting ??= start());
}

/** An empty schema. */
export async function openPgliteSchema(): Promise<TestDatabase> {
  const pool = await (starting ??= start());
  const schema = `test_${(schemas += 1)}`;
  await onConnection(pool, (client) => client.query(`create schema ${schema}`));
  return { database: schemaDatabase(pool, schema), remove: () => drop(pool, schema) };
}

/** A migrated schema, often one that an earlier test has left: to empty one takes a twentieth of the time of making its tables. */
export async function openMigratedPgliteSchema(): Promise<TestDatabase> {
  const pool = await (starting ??= start());
  const schema = spare.pop() ?? (await migratedSchema(pool));
  return {
    database: schemaDatabase(pool, schema.name),
    async remove() {
      if (await onConnection(pool, (client) => restored(client, schema))) spare.push(schema);
      else await drop(pool, schema.name);
    },
  };
}

function schemaDatabase(pool: pg.Pool, schema: string): Database {
  return postgresDatabase({
    async connect() {
      const client = await pool.connect();
      if (searched.get(client) === schema) return client;
      try {
        await client.query(`set search_path = ${schema}, public`);
        searched.set(client, schema);
      } catch (cause) {
        client.release();
        throw cause;
      }
      return client;
    },
    // The connection is everybody's.
    end: async () => {},
  });
}

async function migratedSchema(pool: pg.Pool): Promise<MigratedSchema> {
  const name = `test_${(schemas += 1)}`;
  await onConnection(pool, (client) => client.query(`create schema ${name}`));
  await migrate(schemaDatabase(pool, name));
  return onConnection(pool, async (client) => {
    const tables = await client.query<{ table: string }>(`select relname as table from pg_class
      where relnamespace = '${name}'::regnamespace and relkind = 'r' order by relname`);
    const rows: Array<{ table: string; rows: string }> = [];
    for (const { table } of tables.rows) {
      const found = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name}."${table}" t`);
      const json = found.rows[0]?.rows ?? null;
      if (json !== null) rows.push({ table, rows: json });
    }
    return { name, shape: await shapeOf(client, name), rows };
  });
}

/** Makes a schema what it was after migrating. @returns false where a test has changed its tables */
async function restored(client: pg.PoolClient, { name, shape, rows }: MigratedSchema): Promise<boolean> {
  if ((await shapeOf(client, name)) !== shape) return false;
  // Neither triggers, as those of tables that are only added to, nor foreign keys.
  await client.query(`set session_replication_role = replica`);
  await client.query(`do $$
    declare
      it record;
      filled boolean;
    begin
      for it in select relname, relkind from pg_class where relnamespace = '${name}'::regnamespace and relkind in ('r', 'S') loop
        if it.relkind = 'S' then
          perform setval(format('${name}.%I', it.relname)::regclass, 1, false);
        else
          execute format('select exists (select from ${name}.%I)', it.relname) into filled;
          if filled then execute format('delete from ${name}.%I', it.relname); end if;
        end if;
      end loop;
    end $$`);
  for (const { table, rows: json } of rows) {
    await client.query(`insert into ${name}."${table}" select * from json_populate_recordset(null::${name}."${table}", $1)`, [json]);
  }
  await client.query(`set session_replication_role = origin`);
  return true;
}

async function shapeOf(client: pg.PoolClient, schema: string): Promise<string> {
  const own = `select oid from pg_class where relnamespace = '${schema}'::regnamespace`;
  const found = await client.query<{ shape: string }>(`select concat_ws(' ',
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_class where oid in (${own})),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_attribute where attrelid in (${own})),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_constraint where conrelid in (${own})),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_trigger where tgrelid in (${own})),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_proc where pronamespace = '${schema}'::regnamespace)) as shape`);
  return found.rows[0]?.shape ?? '';
}

async function drop(pool: pg.Pool, schema: string): Promise<void> {
  await onConnection(pool, (client) => client.query(`drop schema ${schema} cascade`));
}

async function start(): Promise<pg.Pool> {
  // PGlite is one session. The pool's queue makes transactions wait for each other; a work of `write` that asks
  // `database.read` instead of its own queries waits for itself, until the timeout reports it.
  const options = { max: 1, pipeline: true, connectionTimeoutMillis: 60_000, types: { getTypeParser: wholeNumbers } };
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

async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
