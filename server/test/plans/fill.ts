import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../src/storage/database.ts';

const Column = z.object({ name: z.string(), type: z.string(), isNullable: z.boolean() });
type Column = z.output<typeof Column>;

/** @param to a file that does not exist yet */
export function copySqlite(from: string, to: string): void {
  const connection = new DatabaseSync(from, { readOnly: true });
  connection.prepare('vacuum into ?').run(to);
  connection.close();
}

/** Virtual tables, and what they keep; the list of migrations. */
const unfilled = /^(?:sqlite_|search_text|migrations)/;

/**
 * Fills every table with rows of every state, whatever its columns are called: each row has its number in its texts and times, so that rows of
 * different tables belong together, and takes each value that a check allows in turn. Nothing reads them: they are for the planner.
 */
export function fillSqlite(file: string, rows: number): void {
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: false });
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
    const values = columns.map((column) => valueOf(column, String(definition), 'sqlite'));
    connection.exec(`
      with recursive s(i) as (select 1 union all select i + 1 from s where i < ${rows})
      insert or ignore into ${table} (${columns.map((column) => `"${column.name}"`).join()}) select ${values.join()} from s`);
  }
  connection.exec('commit');
  connection.close();
}

/** Each table has every so manieth of its rows, and statistics as of all: what reads them costs by these. A prime, so that every state occurs. */
export const every = 47;

/** Indexes are slow to fill on PostgreSQL, that of the vectors above all. */
export async function fillPostgres({ write, read }: Database, rows: number, bounded: ReadonlySet<string>): Promise<void> {
  const asked = sql<{ table: string; columns: unknown; definition: string }>`
    select t.relname as table,
      (select string_agg(pg_get_constraintdef(c.oid), ',') from pg_constraint c where c.conrelid = t.oid and c.contype = 'c') as definition,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isNullable', not a.attnotnull)) as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace group by t.oid, t.relname`;
  const { rows: tables } = await asked.execute(read);
  await write(async (queries) => {
    const run = (text: string) => queries.executeQuery(CompiledQuery.raw(text));
    await run('set local session_replication_role = replica');
    await run('set local statement_timeout = 0');
    const checks = await run(`select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and connamespace = current_schema()::regnamespace`);
    for (const check of z.array(z.object({ table: z.string(), name: z.string() })).parse(checks.rows)) {
      await run(`alter table ${check.table} drop constraint "${check.name}"`);
    }
    for (const { table, columns: known, definition } of tables) {
      if (unfilled.test(table)) continue;
      const columns = z.array(Column).parse(known);
      const values = columns.map((column) => valueOf(column, definition ?? '', 'postgres'));
      await run(`insert into ${table} (${columns.map((column) => `"${column.name}"`).join()})
        select ${values.join()} from generate_series(1, ${rows}, ${bounded.has(table) ? 100 * every : table === 'search_vectors' ? 20 * every : every}) as s(i) on conflict do nothing`);
      await run(`alter table ${table} set (autovacuum_enabled = false)`);
      await run(`analyze ${table}`);
      if (!bounded.has(table))
        await run(`update pg_class set reltuples = reltuples * ${every} where oid = '${table}'::regclass
        or oid in (select indexrelid from pg_index where indrelid = '${table}'::regclass)`);
    }
  });
}

/** An expression of `i`. Half of the rows have nothing where nothing is allowed. */
function valueOf({ name, type, isNullable }: Column, definition: string, dialect: Database['dialect']): string {
  const value = plainValueOf(name, type, definition, dialect);
  return isNullable ? `case when (i / ${3 + (name.length % 5)}) % 2 = 0 then ${value} end` : value;
}

function plainValueOf(name: string, type: string, definition: string, dialect: Database['dialect']): string {
  const allowed = allowedValues(name, definition);
  if (allowed.length > 0) {
    const whens = allowed.map((value, at) => `when ${at} then ${value}`).join(' ');
    return `case i % ${allowed.length} ${whens} end`;
  }
  if (type === 'tsvector') return `to_tsvector('simple', 'x' || i)`;
  const dimensions = /^(?:vector|halfvec)\((\d+)\)$/.exec(type)?.[1];
  if (dimensions !== undefined) return `array_fill((i % 7 + 1)::real, array[${dimensions}])::${type}`;
  if (type === 'blob') return `zeroblob(8)`;
  if (type === 'bytea') return `'\\x00'::bytea`;
  if (/^(?:is_|has_)|^(?:enabled|published|removed|repeats)/.test(name)) return `i % 2`;
  if (/int|real|double|numeric/.test(type)) {
    return /(?:^|_)(?:at|until|since|from)$/.test(name) ? `${Date.now()} - 500 * (${rows(dialect)} - i)` : `i`;
  }
  // Not all in one part of an index.
  return dialect === 'sqlite' ? `char(97 + i % 26) || i` : `chr(97 + i % 26) || i`;
}

/** A part of the times lies in the future. */
const rows = (dialect: Database['dialect']) => (dialect === 'sqlite' ? 'cast(90000 as integer)' : '90000::bigint');

/** What `check (state in ('a', 'b'))` allows, in the words of SQLite or of PostgreSQL. */
function allowedValues(column: string, definition: string): string[] {
  const inList = new RegExp(`\\b${column} in \\(([^()]*)\\)`, 'i').exec(definition)?.[1];
  const inArray = new RegExp(`\\(${column} = ANY \\(ARRAY\\[([^\\]]*)\\]`, 'i').exec(definition)?.[1];
  return (inList ?? inArray ?? '')
    .split(',')
    .map((value) => value.replace(/::\w+/, '').trim())
    .filter((value) => value !== '');
}
