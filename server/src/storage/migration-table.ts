import { sql } from 'kysely';
import { systemClock } from '../clock.ts';
import type { Queries } from './database.ts';
import type { Dialect } from './dialect.ts';
import { checksumOf, type Migration } from './migrations/migration.ts';

/** Creates the table of applied migrations, if it does not exist. */
export async function createMigrationTable(queries: Queries): Promise<void> {
  await sql`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    ran_at bigint not null
  )`.execute(queries);
}

/** Whether the database has this table, and so is not empty. */
export async function hasMigrationTable(queries: Queries, dialect: Dialect): Promise<boolean> {
  const { rows } = await (
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_schema where name = 'schema_migrations'`
      : sql`select 1 from pg_class where relname = 'schema_migrations' and relnamespace = (select oid from pg_namespace where nspname = current_schema())`
  ).execute(queries);
  return rows.length > 0;
}

/** The checksums of applied migrations, by name. */
export async function checksumsOfDone(queries: Queries): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from schema_migrations order by name`.execute(
    queries,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Records that a migration has run, with its checksum. */
export async function remember(queries: Queries, migration: Migration, dialect: Dialect): Promise<void> {
  await sql`insert into schema_migrations (name, checksum, ran_at)
    values (${migration.name}, ${checksumOf(migration, dialect)}, ${systemClock.now()})`.execute(queries);
}
