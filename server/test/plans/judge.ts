import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../src/storage/database.ts';
import { every } from './fill.ts';
import type { Statements } from './statements.ts';

/** A statement that reads a whole table or index, and how. */
export interface Scan {
  statement: string;
  steps: string[];
}

/** @param bounded tables that stay small whatever is sold */
export function scansOnSqlite(file: string, statements: Statements, bounded: ReadonlySet<string>): Scan[] {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    return [...statements.keys()].flatMap((statement) => {
      const steps = stepsOf(connection, statement);
      const tables = tablesOf(statement);
      const sorts = steps.some((step) => step.startsWith('USE TEMP B-TREE FOR ORDER BY') || step.startsWith('USE TEMP B-TREE FOR LAST'));
      const bad = steps.filter((step) => {
        // A row or the matches of a word, which SQLite calls a scan too.
        if (/VIRTUAL TABLE INDEX \d+:[=M]/.test(step)) return false;
        const scanned = /^SCAN (\w+)( USING (?:COVERING )?INDEX)?/.exec(step);
        const table = tables.get(scanned?.[1] ?? '');
        if (scanned === null || table === undefined || bounded.has(table) || /^(?:sqlite_|pragma_|json_)/.test(table)) return false;
        // In the order of an index, a limit ends it.
        return scanned[2] === undefined || sorts || !/\blimit\b/i.test(statement);
      });
      return bad.length === 0 ? [] : [{ statement, steps: bad }];
    });
  } finally {
    connection.close();
  }
}

function stepsOf(connection: DatabaseSync, statement: string): string[] {
  try {
    const steps = connection.prepare(`explain query plan ${statement}`).all();
    return steps.map((row) => String(row['detail']));
  } catch (thrown) {
    // Of a database in memory.
    if (thrown instanceof Error && thrown.message.startsWith('no such table')) return [];
    throw thrown;
  }
}

const Plan = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.unknown().optional(),
  'Order By': z.unknown().optional(),
  get Plans() {
    return z.array(Plan).optional();
  },
});
type Plan = z.output<typeof Plan>;
const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan })) }));

/**
 * By the costs of a table of this size. What reads a table only until it has enough is judged without that way too: it may do so because much
 * fits in these tables, but has to have an index for where nothing does.
 */
export async function scansOnPostgres(database: Database, statements: Statements, bounded: ReadonlySet<string>): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const [statement, values] of statements) {
    const steps = await stepsOnPostgres(database, statement, values, bounded);
    const stillBad = steps.every((step) => step.endsWith(untilEnough))
      ? steps.length > 0
        ? await stepsOnPostgres(database, statement, values, bounded, 'set local enable_seqscan = off')
        : []
      : steps;
    if (stillBad.length > 0) scans.push({ statement, steps: stillBad });
  }
  return scans;
}

async function stepsOnPostgres(
  { write }: Database,
  statement: string,
  values: readonly unknown[],
  bounded: ReadonlySet<string>,
  setting = 'set local enable_seqscan = on',
): Promise<string[]> {
  const { rows } = await write(async (queries) => {
    await queries.executeQuery(CompiledQuery.raw(setting));
    // The pages of the rows that are left out.
    await queries.executeQuery(CompiledQuery.raw(`set local seq_page_cost = ${every}`));
    return queries.executeQuery(CompiledQuery.raw(`explain (format json) ${statement}`, [...values]));
  });
  return Explained.parse(rows).flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: top }) => badNodes(top, bounded, false)));
}

const untilEnough = ' until there is enough';

/** @param isLimited whether it is read in an order, and only until there is enough */
function badNodes(plan: Plan, bounded: ReadonlySet<string>, isLimited: boolean): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', Plans: parts = [] } = plan;
  const limits = type === 'Limit' || (isLimited && !/^(?:Sort|Aggregate|Hash|HashAggregate|Materialize)$/.test(type));
  const below = parts.flatMap((part) => badNodes(part, bounded, limits));
  if (bounded.has(table) || table.startsWith('pg_')) return below;
  const isWhole = /^Index (?:Only )?Scan/.test(type) && plan['Index Cond'] === undefined && plan['Order By'] === undefined;
  if (type === 'Seq Scan' || (isWhole && !isLimited)) {
    return [`${type} ${table} ${plan['Index Name'] ?? ''}${isLimited ? untilEnough : ''}`, ...below];
  }
  return below;
}

/** Tables by the names that a statement gives them. */
function tablesOf(statement: string): Map<string, string> {
  const named = /\b(?:from|join|update|into)\s+"?(\w+)"?(?:\s+as\s+"?(\w+)"?)?/gi;
  return new Map(
    [...statement.matchAll(named)].flatMap(([, table = '', alias]) => [[table, table] as const, [alias ?? table, table] as const]),
  );
}
