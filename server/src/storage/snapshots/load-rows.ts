import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../database.ts';
import type { Dialect } from '../dialect.ts';
import type { SnapshotTable, StoredRow, StoredValue } from './snapshot.ts';

/** Values per statement; SQLite and PostgreSQL both accept more. */
const valuesMax = 20_000;

/** Inserts the rows of a snapshot into a table, in the caller's transaction. */
export async function loadRows(
  queries: Queries,
  dialect: Dialect,
  { table, rows }: { table: SnapshotTable; rows: readonly StoredRow[] },
): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const form = table.columns.map((column) => (column === 'vector' ? vectorForms[dialect] : plain));
  const atOnce = Math.max(1, Math.floor(valuesMax / table.columns.length));
  for (let at = 0; at < rows.length; at += atOnce) {
    const values = rows.slice(at, at + atOnce).map((row) => sql`(${sql.join(row.map((value, place) => (form[place] ?? plain)(value)))})`);
    await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(queries);
  }
}

/** Sets automatic counters to continue after the highest number that was loaded. */
export async function continueCounting(queries: Queries, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name::text as "table", column_name::text as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(queries);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      queries,
    );
  }
}

type Form = (value: StoredValue) => RawBuilder<unknown>;

const plain: Form = (value) => sql`${value}`;

/** Vectors are the only binary values that are stored. */
const vectorForms: Record<Dialect, Form> = {
  sqlite: (value) => sql`${bytesOf(value)}`,
  postgres: (value) => sql`${`[${new Int8Array(bytesOf(value)).join()}]`}::halfvec`,
};

function bytesOf(value: StoredValue): Uint8Array {
  if (typeof value !== 'string') throw new TypeError('a stored vector must be base64');
  return Uint8Array.from(Buffer.from(value, 'base64'));
}
