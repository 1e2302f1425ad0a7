import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import type { Dialect } from '../dialect.ts';

/** The progress of a copy into this database. The table exists only while the copy is unfinished. */
export interface CopyProgress {
  /** Identifies the source. */
  source: string;
  /** Rows copied so far, by table. */
  rows: ReadonlyMap<string, number>;
}

const sourceRow = '';

/** Null if no copy is unfinished. */
export async function unfinishedCopy(queries: Queries, dialect: Dialect): Promise<CopyProgress | null> {
  const there = await (
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_schema where name = 'unfinished_copies'`
      : sql`select 1 from pg_class where relname = 'unfinished_copies' and relnamespace = (select oid from pg_namespace where nspname = current_schema())`
  ).execute(queries);
  if (there.rows.length === 0) return null;
  const { rows } = await sql<{ name: string; source: string; rows: number }>`select name, source, rows from unfinished_copies`.execute(
    queries,
  );
  return {
    source: rows.find(({ name }) => name === sourceRow)?.source ?? '',
    rows: new Map(rows.filter(({ name }) => name !== sourceRow).map((row) => [row.name, row.rows])),
  };
}

export async function beginCopy(queries: Queries, source: string): Promise<void> {
  await sql`create table unfinished_copies (name text primary key, source text not null, rows bigint not null)`.execute(queries);
  await sql`insert into unfinished_copies (name, source, rows) values (${sourceRow}, ${source}, 0)`.execute(queries);
}

/** Runs in the transaction that adds the rows. */
export async function noteCopied(queries: Queries, { table, rows }: { table: string; rows: number }): Promise<void> {
  await sql`insert into unfinished_copies (name, source, rows) values (${table}, '', ${rows})
    on conflict (name) do update set rows = excluded.rows`.execute(queries);
}

export async function endCopy(queries: Queries): Promise<void> {
  await sql`drop table unfinished_copies`.execute(queries);
}

/** @throws if the database holds only part of a copy */
export async function refuseUnfinishedCopy(queries: Queries, dialect: Dialect): Promise<void> {
  const copy = await unfinishedCopy(queries, dialect);
  if (copy === null) return;
  throw new Error(
    `the database is only partly filled: the copy of ${copy.source} was interrupted. Run the same restore or copy again to continue it.`,
  );
}
