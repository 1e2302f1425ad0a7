import { DatabaseSync } from 'node:sqlite';

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

/** Virtual tables, and what they keep; the list of migrations. */
const unfilled = /^(?:sqlite_|search_text|migrations)/;

/**
 * Fills every table with rows of every state, whatever its columns are called: each row has its number in its texts and times, so that rows of
 * different tables belong together, and takes each value that a check allows in turn. Nothing reads them: they are for the planner.
 */
export function fillSqlite(file: string, rows: number): void {
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: false, timeout: 30_000 });
  connection.exec('pragma ignore_check_constraints = on; pragma synchronous = off; begin immediate');
  for (const { name, sql: definition } of connection.prepare(`select name, sql from sqlite_master where type = 'table'`).all()) {
    const table = String(name);
    if (unfilled.test(table)) continue;
    const columns = connection
      .prepare(`select name, type, "notnull" = 0 and pk = 0 as nullable from pragma_table_info(?)`)
      .all(table)
      .map((column) => ({
        name: String(column['name']),
        type: String(column['type']).toLowerCase(),
        isNullable: column['nullable'] === 1,
      }));
    const values = columns.map((column) => valueOf(column, String(definition)));
    connection.exec(`
      with recursive s(i) as (select 1 union all select i + 1 from s where i < ${rows})
      insert or ignore into ${table} (${columns.map((column) => `"${column.name}"`).join()}) select ${values.join()} from s`);
  }
  connection.exec('commit');
  connection.close();
}

/** An expression of `i`. Half of the rows have nothing where nothing is allowed. */
function valueOf({ name, type, isNullable }: Column, definition: string): string {
  const value = plainValueOf(name, type, definition);
  return isNullable ? `case when (i / ${3 + (name.length % 5)}) % 2 = 0 then ${value} end` : value;
}

function plainValueOf(name: string, type: string, definition: string): string {
  const allowed = allowedValues(name, definition);
  if (allowed.length > 0) {
    const whens = allowed.map((value, at) => `when ${at} then ${value}`).join(' ');
    return `case i % ${allowed.length} ${whens} end`;
  }
  if (type === 'blob') return `zeroblob(8)`;
  if (/^(?:is_|has_)|^(?:enabled|published|repeats)/.test(name)) return `i % 2`;
  if (/int|real|double|numeric/.test(type)) {
    return /(?:^|_)(?:at|until|since|from)$/.test(name) ? `${Date.now()} - 500 * (90000 - i)` : `i`;
  }
  return `'x' || i`;
}

/** What `check (state in ('a', 'b'))` allows. */
function allowedValues(column: string, definition: string): string[] {
  const list = new RegExp(`\\b${column} in \\(([^()]*)\\)`, 'i').exec(definition)?.[1] ?? '';
  return list.split(',').filter((value) => value.trim() !== '');
}
