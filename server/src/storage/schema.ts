import { sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Dialect } from './dialect.ts';
import { tokensOf } from './sql-tokens.ts';

/** The parts of a database: each table, column, constraint, index and trigger by name, with its definition. */
export type Schema = ReadonlyMap<string, string>;

/** Reads the schema that unqualified names refer to. Formatting and schema names are left out, so that two databases can be compared. */
export async function schemaOf(queries: Queries, dialect: Dialect): Promise<Schema> {
  const { rows } = await (dialect === 'sqlite' ? sqliteParts : postgresParts).execute(queries);
  const own = rows.filter(({ table_name: table }) => table !== 'schema_migrations');
  return new Map(own.map(({ part, definition }) => [part, tokensOf(definition).join(' ').replaceAll('"', '')]));
}

interface Part {
  table_name: string;
  /** E.g. `column users.email`. */
  part: string;
  definition: string;
}

/** SQLite stores the statement that created each part. Its automatic indexes have none. */
const sqliteParts = sql<Part>`
  select tbl_name as table_name, type || ' ' || tbl_name || '.' || name as part, sql as definition
  from sqlite_master where sql is not null and name not like 'sqlite!_%' escape '!'`;

const postgresParts = sql<Part>`
  with own as (select oid, relname::text as table_name from pg_class where relkind = 'r'
    and relnamespace = (select oid from pg_namespace where nspname = current_schema())),
  parts as (
    select table_name, 'column ' || table_name || '.' || attname as part,
      concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid), attidentity) as definition
    from own join pg_attribute on attrelid = own.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
    union all
    select table_name, 'constraint ' || table_name || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
    from own join pg_constraint on conrelid = own.oid where contype in ('p', 'u', 'f', 'c', 'x')
    union all
    select table_name, 'index ' || table_name || '.' || relname, pg_get_indexdef(indexrelid)
    from own join pg_index on indrelid = own.oid join pg_class on pg_class.oid = indexrelid
    union all
    select table_name, 'trigger ' || table_name || '.' || tgname, pg_get_triggerdef(pg_trigger.oid) || ' ' || prosrc
    from own join pg_trigger on tgrelid = own.oid join pg_proc on pg_proc.oid = tgfoid where not tgisinternal
  )
  select table_name, part, replace(definition, quote_ident(current_schema()) || '.', '') as definition from parts`;
