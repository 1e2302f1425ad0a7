import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { uncopiedTables, type Snapshot, type SnapshotTable, type StoredRow, type StoredValue } from './snapshot.ts';

const rowsAtOnce = 500;

/**
 * Reads a SQLite file in its own transaction. In WAL mode the transaction sees a single moment, and the service that has the file open
 * continues to write.
 * @throws if there is no such file
 */
export function sqliteSnapshot({ file }: { file: string }): Snapshot {
  if (!existsSync(file)) throw new Error(`there is no database ${file}`);
  const connection = new DatabaseSync(file, { readOnly: true });
  connection.exec('pragma busy_timeout = 5000; begin');
  const textsOf = (sql: string): string[] =>
    connection
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));

  /** All columns by name, and those of the primary key in key order. */
  function columnsOf(table: string): { all: string[]; key: string[] } {
    const info = connection.prepare('select name, pk from pragma_table_info(?) order by name').all(table);
    const columns = info.map(({ name, pk }) => ({ name: String(name), place: Number(pk) }));
    const key = columns.filter(({ place }) => place > 0).sort((one, other) => one.place - other.place);
    return { all: columns.map(({ name }) => name), key: key.map(({ name }) => name) };
  }

  return {
    dialect: 'sqlite',
    migrations: textsOf('select name from schema_migrations order by name'),
    // Rows of the schema table are in the order of creation.
    tables: textsOf(`
      select s.name from sqlite_schema s join pragma_table_list t on t.name = s.name and t.schema = 'main'
      where t.type = 'table' and s.name not like 'sqlite!_%' escape '!' order by s.rowid`)
      .filter((name) => !uncopiedTables.has(name) && columnsOf(name).key.length > 0)
      .map((name) => ({ name, columns: columnsOf(name).all })),

    async *rows({ name, columns }: SnapshotTable) {
      const statement = connection.prepare(`select ${columns.join(', ')} from ${name} order by ${columnsOf(name).key.join(', ')}`);
      let batch: StoredRow[] = [];
      for (const row of statement.iterate()) {
        batch.push(Object.values(row).map(stored));
        if (batch.length < rowsAtOnce) continue;
        yield batch;
        batch = [];
        await setImmediate();
      }
      if (batch.length > 0) yield batch;
    },

    async close() {
      connection.close();
    },
  };
}

function stored(value: SQLOutputValue): StoredValue {
  if (typeof value === 'bigint') throw new RangeError(`${value} is not an exact whole number`);
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64') : value;
}
