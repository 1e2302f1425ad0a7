import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import { uncopiedTables, type Snapshot, type SnapshotTable, type StoredValue } from './snapshot.ts';

const rowsAtOnce = 2000;

/** Reads a PostgreSQL database in one transaction that sees a single moment, while the service continues to write. */
export async function postgresSnapshot(read: Queries): Promise<Snapshot> {
  const transaction = await read.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  // A large table is sorted before its first row arrives.
  await sql`set local statement_timeout = 0`.execute(transaction);
  const ran = await sql<{ name: string }>`select name from schema_migrations order by name collate "C"`.execute(transaction);
  const found = await columnsInOrder.execute(transaction);
  const tables = new Map<string, Column[]>();
  for (const column of found.rows) {
    if (!uncopiedTables.has(column.table)) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  }

  return {
    dialect: 'postgres',
    migrations: ran.rows.map(({ name }) => name),
    tables: [...tables]
      .filter(([, columns]) => columns.some(({ place }) => place !== null))
      .map(([name, columns]) => ({ name, columns: columns.map(({ column }) => column) })),

    async *rows({ name }: SnapshotTable) {
      const columns = tables.get(name) ?? [];
      const key = columns.filter(({ place }) => place !== null).toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
      const query = `select ${columns.map(selected).join(', ')} from ${name} order by ${key.map(sorted).join(', ')}`;
      await sql`declare rows_of_table no scroll cursor for ${sql.raw(query)}`.execute(transaction);
      for (;;) {
        const { rows } = await sql<Record<string, StoredValue>>`fetch ${sql.lit(rowsAtOnce)} from rows_of_table`.execute(transaction);
        if (rows.length === 0) break;
        yield rows.map((row) => columns.map((column) => stored(column, row[column.column] ?? null)));
      }
      await sql`close rows_of_table`.execute(transaction);
    },

    async close() {
      await transaction.rollback().execute();
    },
  };
}

interface Column {
  table: string;
  column: string;
  /** E.g. `bigint`, `halfvec(512)`. */
  type: string;
  /** Position in the primary key; null if the column is not part of it. */
  place: number | null;
}

/** Tables in the order of their creation, columns by name. */
const columnsInOrder = sql<Column>`
  select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type,
    array_position(k.conkey, a.attnum) as place
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relkind = 'r' and c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
  order by c.oid, a.attname::text collate "C"`;

const isVector = ({ type }: Column): boolean => type.startsWith('halfvec');

function selected(column: Column): string {
  return isVector(column) ? `${column.column}::text as ${column.column}` : column.column;
}

/** Sorts by bytes, whatever the collation of the database. */
function sorted({ column, type }: Column): string {
  return type === 'text' ? `${column} collate "C"` : column;
}

/** The components of stored vectors are whole numbers from -127 to 127. */
function stored(column: Column, value: StoredValue): StoredValue {
  if (!isVector(column) || typeof value !== 'string') return value;
  return Buffer.from(Int8Array.from(value.slice(1, -1).split(','), Number).buffer).toString('base64');
}
