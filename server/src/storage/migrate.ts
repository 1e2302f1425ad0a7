import { sql } from 'kysely';
import type { Database } from './database.ts';
import { adoptEarlierSeries } from './earlier-series.ts';
import { checksumsOfDone, createMigrationTable, remember } from './migration-table.ts';
import { initial } from './migrations/0001-initial.ts';
import { keptData } from './migrations/0002-kept-data.ts';
import { brakes } from './migrations/0003-brakes.ts';
import { callbackProofs } from './migrations/0005-callback-proofs.ts';
import { checksumOf, type Migration } from './migrations/migration.ts';
import { refuseUnfinishedCopy } from './snapshots/unfinished-copy.ts';

/** In order; one that has run is never edited, only followed by another. docs/architecture.md says how to add one. */
export const migrations: readonly Migration[] = [initial, keptData, brakes, callbackProofs];

/** Advisory lock key on PostgreSQL: replicas that start together migrate one after another. */
const migrationLockKey = 4_020_402;

/**
 * Brings the schema up to date, in one transaction: a failed migration leaves what was there.
 * @param known the migrations of this version; tests bring their own
 * @returns the names that ran now
 * @throws when a newer farebox wrote the database, or when a migration was edited after it ran; then nothing is changed
 */
export function migrate(database: Database, known = migrations): Promise<string[]> {
  const { dialect } = database;
  return database.write(async (queries) => {
    if (dialect === 'postgres') {
      // Another replica may take its time.
      await sql`set local lock_timeout = 0`.execute(queries);
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLockKey)})`.execute(queries);
    }
    await refuseUnfinishedCopy(queries, dialect);
    await adoptEarlierSeries(queries, dialect);
    await createMigrationTable(queries);
    const done = await checksumsOfDone(queries);
    const wanted = new Map(known.map((migration) => [migration.name, checksumOf(migration, dialect)]));
    refuseUnknown([...done.keys()].filter((name) => !wanted.has(name)));
    refuseEdited([...done].filter(([name, checksum]) => wanted.get(name) !== checksum).map(([name]) => name));

    const missing = known.filter(({ name }) => !done.has(name));
    for (const migration of missing) {
      await migration.prepare?.(queries, dialect);
      for (const statement of migration.statements(dialect)) await sql.raw(statement).execute(queries);
      await remember(queries, migration, dialect);
    }
    return missing.map(({ name }) => name);
  });
}

function refuseUnknown(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new Error(
    `the database has migrations that this version does not know: ${names.join(', ')}. Nothing was changed. Start the newer version of farebox that wrote it.`,
  );
}

function refuseEdited(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new Error(
    `migrations were edited after they ran on this database: ${names.join(', ')}. Nothing was changed. Start the version of farebox that ran them, or restore their files and write the change as a new migration.`,
  );
}
