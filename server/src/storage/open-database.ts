import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import type { Snapshot } from './snapshots/snapshot.ts';

/** The database that the settings name: PostgreSQL by DATABASE_URL, else SQLite in the data folder. Only its own driver is loaded. */
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

/**
 * What the same database holds at this moment. A service that uses it goes on.
 * @throws where there is no database
 */
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
