import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSecret } from '../../src/ids.ts';
import { ledger } from '../../src/payments/money/ledger.ts';
import type { Database } from '../../src/storage/database.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { administer } from '../databases/postgres.ts';
import { viewPostgres, viewSqlite, type DatabaseView } from './database-view.ts';

/** Where one run of all rounds keeps its data. */
export interface Store extends AsyncDisposable {
  dataDir: string;
  settings: Readonly<Record<string, string>>;
  view(): Promise<DatabaseView>;
  /** The database by the service's own code, while no service runs; its opener closes it. */
  open(): Database;
}

/**
 * @param postgresUrl a PostgreSQL whose user may create databases; null for SQLite
 * @param parent where the folder of its data is made
 */
export async function newStore(postgresUrl: string | null, parent = tmpdir()): Promise<Store> {
  const dataDir = await mkdtemp(join(parent, 'farebox-crash-'));
  return postgresUrl === null ? sqliteStore(dataDir) : postgresStore(postgresUrl, dataDir);
}

/** The ledger's own audit, while no service runs. @returns what contradicts what */
export async function auditOf(store: Store): Promise<string[]> {
  const database = store.open();
  try {
    return (await ledger(database).audit()).discrepancies;
  } finally {
    await database.close();
  }
}

function sqliteStore(dataDir: string): Store {
  const file = join(dataDir, 'farebox.sqlite');
  return {
    dataDir,
    settings: {},
    view: async () => viewSqlite(file),
    open: () => openSqlite({ file }),
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function postgresStore(serverUrl: string, dataDir: string): Promise<Store> {
  const name = `farebox_crash_${Buffer.from(newSecret(9)).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await administer(serverUrl, `create database ${name}`);
  return {
    dataDir,
    settings: { DATABASE_URL: url.href },
    view: async () => viewPostgres(url.href),
    open: () => openPostgres({ url: url.href }),
    async [Symbol.asyncDispose]() {
      await administer(serverUrl, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
