import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, migrations } from '../../src/storage/migrate.ts';
import { checksumOf } from '../../src/storage/migrations/migration.ts';
import { openPostgres, type PostgresOptions } from '../../src/storage/postgres.ts';
import type { TestDatabase } from '../databases.ts';

/** A real PostgreSQL to test on, whose user may create databases; e.g. `postgres://postgres@127.0.0.1:5432/postgres`. */
export const postgresUrl = process.env['FAREBOX_TEST_POSTGRES_URL'] || undefined;

/** Any number that nothing else locks on that server. */
const templateLockKey = 4_020_499;

let template: Promise<string> | null = null;

/**
 * An empty database of its own on that server: extensions and advisory locks are per database, so tests cannot meet.
 * @param through a proxy on this machine
 */
export async function openPostgresDatabase(through?: { port: number }): Promise<TestDatabase> {
  return openCopy('template1', { through });
}

/** The same, migrated: a copy of a template, which takes a third of the time of migrating. */
export async function openMigratedPostgresDatabase(): Promise<TestDatabase> {
  return openCopy(await (template ??= migratedTemplate(testServer())), { waits: patience });
}

/** A server that many test files share answers late, which is no outage; tests of outages open their database without it. */
const patience = { connectMs: 120_000, silenceMs: 60_000 };

interface CopyOptions {
  through?: { port: number } | undefined;
  waits?: Pick<PostgresOptions, 'connectMs' | 'silenceMs'>;
}

async function openCopy(of: string, { through, waits = {} }: CopyOptions): Promise<TestDatabase> {
  const server = testServer();
  const name = `farebox_test_${randomBytes(9).toString('hex')}`;
  await administer(server, `create database ${name} template ${of}`);
  const url = databaseUrl(server, name);
  if (through !== undefined) url.host = `127.0.0.1:${through.port}`;
  return {
    database: openPostgres({ url: url.href, connectionsMax: 10, ...waits }),
    remove: () => administer(server, `drop database ${name}`),
  };
}

/** Named after the migrations, so it stays for the next run; renamed when it is complete, so that nobody copies half of it. */
async function migratedTemplate(server: string): Promise<string> {
  const checksums = migrations.map((migration) => `${migration.name} ${checksumOf(migration, 'postgres')}`).join();
  const name = `farebox_template_${createHash('sha256').update(checksums).digest('hex').slice(0, 18)}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLockKey]);
    if ((await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1) return;
    const partial = `${name}_partial`;
    await client.query(`drop database if exists ${partial}`);
    await client.query(`create database ${partial}`);
    const database = openPostgres({ url: databaseUrl(server, partial).href, connectionsMax: 1 });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${partial} rename to ${name}`);
  });
  return name;
}

function testServer(): string {
  if (postgresUrl === undefined) throw new Error('FAREBOX_TEST_POSTGRES_URL is not set');
  return postgresUrl;
}

function databaseUrl(server: string, name: string): URL {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url;
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  await onServer(serverUrl, (client) => client.query(statement));
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
