import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { secondMs } from '../clock.ts';
import { Problem } from '../errors.ts';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';
import { checksumsOfDone, createMigrationTable, hasMigrationTable, remember } from './migration-table.ts';
import { initial } from './migrations/0001-initial.ts';
import { indexedVersion } from './migrations/0002-indexed-version.ts';
import { people } from './migrations/0003-people.ts';
import { companies } from './migrations/0004-companies.ts';
import { lists } from './migrations/0005-lists.ts';
import { webhookQueue } from './migrations/0006-webhooks.ts';
import { checksumOf, type Migration } from './migrations/migration.ts';
import { locksOf, type StatementLock } from './migrations/statement-lock.ts';
import { refuseUnfinishedCopy } from './snapshots/unfinished-copy.ts';

/** In order. A migration that has run is never edited; changes go into a new one. docs/architecture.md explains how to add one. */
export const migrations: readonly Migration[] = [initial, indexedVersion, people, companies, lists, webhookQueue];

/** Advisory lock key on PostgreSQL: replicas that start together migrate one after another. */
const migrationLockKey = 4_020_402;

/** Brief: while a migration waits for a table, everybody else waits behind it. */
interface MigrationPatience {
  /** How long it waits for the lock of one table. */
  lockTimeoutMs: number;
  /** How often it tries; before each further try, everything of the last one is undone. */
  attemptsMax: number;
  pauseMs: number;
}

const usualPatience: MigrationPatience = { lockTimeoutMs: 2 * secondMs, attemptsMax: 15, pauseMs: 2 * secondMs };

/**
 * Brings the schema up to date, in one transaction: a failed migration leaves the database unchanged. Replicas that start together migrate
 * one after another, so each migration runs once.
 * @param known the migrations of this version; tests pass their own
 * @returns the names that ran now
 * @throws if a newer farebox wrote the database, if a migration was edited after it ran, or if a long transaction holds a table; nothing is
 * changed then
 */
export async function migrate(database: Database, known = migrations, patience = usualPatience): Promise<string[]> {
  const { attemptsMax, pauseMs, lockTimeoutMs } = patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(database, known, lockTimeoutMs);
    } catch (thrown) {
      if (!isLockTimeout(thrown)) throw thrown;
      if (attempt >= attemptsMax) {
        throw new Error(
          'the database could not be migrated: a long transaction uses one of its tables. Nothing was changed. Find it in pg_stat_activity, and start again when it has ended.',
          { cause: thrown },
        );
      }
      await pause(pauseMs);
    }
  }
}

function migrateOnce(database: Database, known: readonly Migration[], lockTimeoutMs: number): Promise<string[]> {
  const { dialect } = database;
  return database.write(async (queries) => {
    if (dialect === 'postgres') {
      // Another replica may take long.
      await sql`set local lock_timeout = 0`.execute(queries);
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLockKey)})`.execute(queries);
      await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(queries);
    }
    await refuseUnfinishedCopy(queries, dialect);
    await createMigrationTable(queries);
    const missing = missingOf(known, await checksumsOfDone(queries), dialect);
    for (const migration of missing) {
      await migration.prepare?.(queries, dialect);
      for (const statement of migration.statements(dialect)) await sql.raw(statement).execute(queries);
      await remember(queries, migration, dialect);
    }
    return missing.map(({ name }) => name);
  });
}

/** A migration that has not run yet. */
export interface PendingMigration {
  name: string;
  statements: StatementLock[];
}

/** What `migrate` would run now. Changes and locks nothing. @throws what `migrate` would refuse */
export async function pendingMigrations({ read, dialect }: Database, known = migrations): Promise<PendingMigration[]> {
  await refuseUnfinishedCopy(read, dialect);
  const done = (await hasMigrationTable(read, dialect)) ? await checksumsOfDone(read) : new Map<string, string>();
  const missing = missingOf(known, done, dialect);
  // What an earlier one of them makes is new for the later ones too.
  const locks = locksOf(
    missing.flatMap((migration) => migration.statements(dialect)),
    dialect,
  );
  return missing.map((migration) => ({ name: migration.name, statements: locks.splice(0, migration.statements(dialect).length) }));
}

/** @throws for a database of a newer version, or of edited migrations */
function missingOf(known: readonly Migration[], done: ReadonlyMap<string, string>, dialect: Dialect): Migration[] {
  const wanted = new Map(known.map((migration) => [migration.name, checksumOf(migration, dialect)]));
  refuseUnknown([...done.keys()].filter((name) => !wanted.has(name)));
  refuseEdited([...done].filter(([name, checksum]) => wanted.get(name) !== checksum).map(([name]) => name));
  return known.filter(({ name }) => !done.has(name));
}

/** 55P03 lock_not_available, which the database reports as an outage. */
function isLockTimeout(thrown: unknown): boolean {
  const cause: unknown = thrown instanceof Problem ? thrown.cause : thrown;
  return cause instanceof Error && 'code' in cause && cause.code === '55P03';
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
