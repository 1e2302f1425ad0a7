import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The database that the settings name: PostgreSQL by DATABASE_URL, else SQLite in the data folder. */
export function openConfigured({ databaseUrl, databaseConnections, dataDir }: Config): Database {
  if (databaseUrl !== null) return openPostgres({ url: databaseUrl, connectionsMax: databaseConnections });
  return openSqlite({ file: join(dataDir, 'farebox.sqlite') });
}
