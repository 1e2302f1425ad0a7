import { sql } from 'kysely';
import type { Dialect, Queries } from './database.ts';
import { createMigrationTable, remember } from './migration-table.ts';
import { initial } from './migrations/0001-initial.ts';
import { differences, schemaOf, type Schema } from './schema.ts';
import { sqliteInMemory } from './sqlite.ts';

/** The migrations that the single initial migration has replaced. There was no 0013. */
const series: readonly string[] = [
  '0001-foundation',
  '0002-assets',
  '0003-search',
  '0004-demand',
  '0005-x402',
  '0006-card-top-ups',
  '0007-payouts',
  '0008-tool-jobs',
  '0009-face-records',
  '0010-wallet-credit',
  '0011-purchases',
  '0012-paused-assets',
  '0014-wallet-refunds',
  '0015-purchases-of-payer',
];
const last = '0015-purchases-of-payer';
/** Everything that the last migration did. A database that stopped right before it is adopted too. */
const indexesOfLast: readonly string[] = [
  `drop index purchases_by_payer`,
  `create index purchases_used_by_payer on purchases (payer, service_id, started_at) where state = 'used' and payer is not null`,
  `create index purchases_open_of_payer on purchases (payer) where state in ('reserved', 'unknown')`,
  `create index purchases_given_back_to_payer on purchases (payer, service_id) where state = 'given_back'`,
  `create index purchases_ended_of_payer on purchases (payer, finished_at) where state in ('used', 'given_back') and payer is not null`,
];

/**
 * Adopts a database that ran the whole earlier series: its tables and rows stay, and it counts as having run the initial migration. Some
 * migrations of the series were edited after they had run somewhere, so their names do not prove what the tables are. The schemas are
 * compared instead.
 * @throws for a database that stopped before the end of the series, or whose tables differ
 */
export async function adoptEarlierSeries(queries: Queries, dialect: Dialect): Promise<void> {
  const done = await doneOfSeries(queries, dialect);
  if (done === null) return;
  refuseUnfinishedOrUnknown([...done, last]);
  if (!done.includes(last)) for (const statement of indexesOfLast) await sql.raw(statement).execute(queries);
  refuseOther(differences(await schemaOf(queries, dialect), await initialSchema(queries, dialect)));
  await sql`drop table schema_migrations`.execute(queries);
  await createMigrationTable(queries);
  await remember(queries, initial, dialect);
}

/** Whether it would be taken over. @throws for one that stopped before the end of the series */
export async function isOfEarlierSeries(queries: Queries, dialect: Dialect): Promise<boolean> {
  const done = await doneOfSeries(queries, dialect);
  if (done !== null) refuseUnfinishedOrUnknown([...done, last]);
  return done !== null;
}

/** Names in order. Null for an empty database, and for one that is not of the series: the series kept no checksums. */
async function doneOfSeries(queries: Queries, dialect: Dialect): Promise<string[] | null> {
  const columns = await (
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info('schema_migrations')`
      : sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = 'schema_migrations'`
  ).execute(queries);
  const names = columns.rows.map(({ name }) => name);
  if (names.length === 0 || names.includes('checksum')) return null;
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(queries);
  return rows.map(({ name }) => name);
}

/** The versions before and after the series both have the number 0.1.0. The last migration file tells them apart. */
function refuseUnfinishedOrUnknown(done: readonly string[]): void {
  const unknown = done.filter((name) => !series.includes(name));
  if (unknown.length > 0)
    throw new Error(`the database has migrations that this version does not know: ${unknown.join(', ')}. Nothing was changed.`);
  if (series.every((name) => done.includes(name))) return;
  throw new Error(
    `this database stopped at migration ${done.at(-2) ?? 'none'}, and this version can only adopt databases that ran all of them up to ${last}. ` +
      `Nothing was changed. Back it up, run "farebox migrate" on it once in the last version that has ${last}, and start this version again. ` +
      `A clone of farebox has that version at: git checkout "$(git rev-list -1 HEAD -- server/src/storage/migrations/${last}.ts)~1"`,
  );
}

function refuseOther(parts: readonly string[]): void {
  if (parts.length === 0) return;
  const named = `${parts.slice(0, partsNamedMax).join(', ')}${parts.length > partsNamedMax ? ` and ${parts.length - partsNamedMax} more` : ''}`;
  throw new Error(
    `the tables of this database differ from those that the migrations up to ${last} create: ${named}. An unreleased version created ` +
      'them, before its migrations were edited. Nothing was changed. Change them by hand to match server/src/storage/migrations/0001-initial ' +
      'and start again, or start with an empty database and publish your assets again.',
  );
}

const partsNamedMax = 12;

/** The schema of the initial migration, created in a temporary place and discarded. */
async function initialSchema(queries: Queries, dialect: Dialect): Promise<Schema> {
  if (dialect === 'postgres') return initialSchemaOfPostgres(queries);
  const scratch = sqliteInMemory();
  try {
    return await schemaMadeIn(scratch.queries, dialect);
  } finally {
    scratch.close();
  }
}

async function initialSchemaOfPostgres(queries: Queries): Promise<Schema> {
  const { rows } = await sql<{ path: string; may_create: boolean; grant: string }>`
    select current_setting('search_path') as path,
      has_database_privilege(current_database(), 'create') as may_create,
      format('grant create on database %I to %I', current_database(), current_user) as grant`.execute(queries);
  const { path, may_create: mayCreate, grant } = rows[0] ?? { path: '', may_create: false, grant: '' };
  if (!mayCreate) {
    throw new Error(
      'comparing the tables of this database needs a separate schema, which this user may not create. Nothing was changed. ' +
        `Let an administrator run "${grant}" and start again; the privilege is needed only once.`,
    );
  }
  const search = (schemas: string) => sql`select set_config('search_path', ${schemas}, true)`.execute(queries);
  await sql`create schema farebox_comparison`.execute(queries);
  await search(`farebox_comparison, ${path}`);
  const schema = await schemaMadeIn(queries, 'postgres');
  await search(path);
  await sql`drop schema farebox_comparison cascade`.execute(queries);
  return schema;
}

async function schemaMadeIn(queries: Queries, dialect: Dialect): Promise<Schema> {
  for (const statement of initial.statements(dialect)) await sql.raw(statement).execute(queries);
  return schemaOf(queries, dialect);
}
