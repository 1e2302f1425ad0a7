import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import type { Snapshot } from './snapshots/snapshot.ts';

/**
 * The database in the settings: PostgreSQL if DATABASE_URL is set, otherwise SQLite in the data folder. Only the driver in use is loaded.
 */
export async function openConfigured(where: DatabaseSettings, options: { statementMs?: number } = {}): Promise<Database> {
  if (where.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({
      url: where.databaseUrl,
      ...(where.statementMs === undefined ? {} : { statementMs: where.statementMs }),
      connectionsMax: where.databaseConnections,
      ...options,
    });
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite({ file: sqliteFileIn(where) });
}

/** A snapshot of the same database. A service that uses it continues to run. @throws if there is no database */
export async function openSnapshot(where: DatabaseSettings): Promise<Snapshot> {
  if (where.databaseUrl === null) {
    const { sqliteSnapshot } = await import('./snapshots/sqlite-snapshot.ts');
    return sqliteSnapshot({ file: sqliteFileIn(where) });
  }
  const database = await openConfigured(where, { statementMs: 0 });
  try {
    const snapshot = await database.snapshot();
    return {
      ...snapshot,
      async close() {
        await snapshot.close();
        await database.close();
      },
    };
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
}

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'> & Partial<Pick<Config, 'statementMs'>>;

function sqliteFileIn({ dataDir }: DatabaseSettings): string {
  return join(dataDir, 'farebox.sqlite');
}
