import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/** The database that the settings name: PostgreSQL by DATABASE_URL, else SQLite in the data folder. Only its own driver is loaded. */
export async function openConfigured({ databaseUrl, databaseConnections, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ url: databaseUrl, connectionsMax: databaseConnections });
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite({ file: join(dataDir, 'farebox.sqlite') });
}
