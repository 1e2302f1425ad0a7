import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../src/storage/postgres.ts';
import type { TestDatabase } from '../databases.ts';

/** A real PostgreSQL to test on, whose user may create databases; e.g. `postgres://postgres@127.0.0.1:5432/postgres`. */
export const postgresUrl = process.env['FAREBOX_TEST_POSTGRES_URL'] || undefined;

/**
 * A database of its own on that server: extensions and advisory locks are per database, so tests cannot meet.
 * @param through a proxy on this machine
 */
export async function openPostgresDatabase(through?: { port: number }): Promise<TestDatabase> {
  if (postgresUrl === undefined) throw new Error('FAREBOX_TEST_POSTGRES_URL is not set');
  const name = `farebox_test_${randomBytes(9).toString('hex')}`;
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await administer(postgresUrl, `create database ${name}`);
  if (through !== undefined) url.host = `127.0.0.1:${through.port}`;
  return {
    database: openPostgres({ url: url.href, connectionsMax: 10 }),
    remove: () => administer(postgresUrl, `drop database ${name}`),
  };
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
