import { sql } from 'kysely';
import type { Database, Queries } from '../storage/database.ts';
import { hasMigrationTable } from '../storage/migration-table.ts';
import { migrate, migrations } from '../storage/migrate.ts';
import { buildLateIndexes, dropLateIndexes } from '../storage/snapshots/late-indexes.ts';
import { continueCounting, loadRows } from '../storage/snapshots/load-rows.ts';
import { sumOf, tableSum, type Snapshot, type SnapshotTable, type TableSum } from '../storage/snapshots/snapshot.ts';
import { beginCopy, endCopy, noteCopied, unfinishedCopy, type CopyProgress } from '../storage/snapshots/unfinished-copy.ts';
import { rebuildFullText } from '../search/rebuild-full-text.ts';

export interface CopyOptions {
  from: Snapshot;
  /** Identifies the source, so that an interrupted copy is continued only from the same source. */
  source: string;
  to: Database;
  progress?: (step: { table: string; rows: number }) => void;
  /** Additional writes in the transaction that ends the copy. */
  finish?: (queries: Queries) => Promise<void>;
}

export interface CopiedTable extends TableSum {
  name: string;
}

/**
 * Fills an empty database with the rows of another one. Both kinds of database can be source or target. An interrupted copy is continued.
 * No service starts on the database until the copy is complete and its checksums equal those of the source. Tables that the operator
 * added are left out.
 * @throws if the database holds something else, if a newer version wrote the source, or if the checksums differ
 */
export async function copyDatabase({ from, source, to, progress = () => {}, finish }: CopyOptions): Promise<CopiedTable[]> {
  const have = await begin(from, source, to);
  const copied: CopiedTable[] = [];
  for (const name of await tablesOf(to)) {
    const table = from.tables.find((each) => each.name === name);
    if (table === undefined) throw new Error(`${source} has no table ${name}`);
    copied.push({ name: table.name, ...(await copyTable(from, table, { to, have: have.get(table.name) ?? 0, progress })) });
  }
  await to.write((queries) => continueCounting(queries, to.dialect));
  await compare(copied, await to.snapshot());
  await rebuildFullText(to, (documents) => progress({ table: 'full-text index', rows: documents }));
  await to.write((queries) => buildLateIndexes(queries, to.dialect));
  await to.write(async (queries) => {
    await finish?.(queries);
    await endCopy(queries);
  });
  await migrate(to);
  return copied;
}

/** In the order of the migrations: a table comes after those that it refers to. */
async function tablesOf(database: Database): Promise<string[]> {
  const snapshot = await database.snapshot();
  try {
    return snapshot.tables.map(({ name }) => name);
  } finally {
    await snapshot.close();
  }
}

/** @throws if the database holds something else than an unfinished copy of this source */
export async function requireRoom({ read, dialect }: Database, source: string): Promise<CopyProgress | null> {
  const unfinished = await unfinishedCopy(read, dialect);
  if (unfinished !== null && unfinished.source !== source) {
    throw new Error(`the database is partly filled with ${unfinished.source}: finish that copy, or use an empty database`);
  }
  if (unfinished === null && (await hasMigrationTable(read, dialect))) {
    throw new Error('the database is not empty: use one without tables. Nothing was changed.');
  }
  return unfinished;
}

/** Prepares the database with the tables of the source. @returns the number of rows that an interrupted copy already copied, by table */
async function begin(from: Snapshot, source: string, to: Database): Promise<ReadonlyMap<string, number>> {
  const unfinished = await requireRoom(to, source);
  if (unfinished !== null) return unfinished.rows;
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = from.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`${source} was written by another version of farebox, which knows ${unknown.join(', ')}: use that version`);
  }
  const wanted = new Set(from.migrations);
  await migrate(
    to,
    migrations.filter(({ name }) => wanted.has(name)),
  );
  const filled = await tablesOf(to);
  await to.write(async (queries) => {
    // Migrations fill some tables. The source has those rows too.
    for (const name of filled.toReversed()) await sql`delete from ${sql.table(name)}`.execute(queries);
    await beginCopy(queries, source);
    await dropLateIndexes(queries, to.dialect);
  });
  return new Map();
}

async function copyTable(
  from: Snapshot,
  table: SnapshotTable,
  { to, have, progress }: { to: Database; have: number; progress: NonNullable<CopyOptions['progress']> },
): Promise<TableSum> {
  const sum = tableSum();
  let seen = 0;
  for await (const rows of from.rows(table)) {
    for (const row of rows) sum.add(JSON.stringify(row));
    const missing = rows.slice(Math.max(0, have - seen));
    seen += rows.length;
    if (missing.length === 0) continue;
    const here = seen;
    await to.write(async (queries) => {
      await loadRows(queries, to.dialect, { table, rows: missing });
      await noteCopied(queries, { table: table.name, rows: here });
    });
    progress({ table: table.name, rows: here });
  }
  return sum.sum();
}

/** @throws an error that names every table whose content differs from the source */
async function compare(copied: readonly CopiedTable[], result: Snapshot): Promise<void> {
  try {
    const different: string[] = [];
    for (const { name, rows, sha256 } of copied) {
      const table = result.tables.find((each) => each.name === name);
      const sum = table === undefined ? null : await sumOf(result, table);
      if (sum?.rows !== rows || sum.sha256 !== sha256) different.push(`${name} (${rows} rows, ${sum?.rows ?? 'none'} arrived)`);
    }
    if (different.length > 0)
      throw new Error(`the copy differs from its source in ${different.join(', ')}; use an empty database and try again`);
  } finally {
    await result.close();
  }
}
