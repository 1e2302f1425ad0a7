import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own on a server, removed afterwards. @param serverUrl whose user may create databases */
export async function ownDatabase(serverUrl: string): Promise<{ url: string } & AsyncDisposable> {
  const name = `farebox_bench_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await administer(serverUrl, `create database ${name}`);
  return { url: url.href, [Symbol.asyncDispose]: () => administer(serverUrl, `drop database ${name} with (force)`) };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
