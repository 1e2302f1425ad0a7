import { DatabaseSync } from 'node:sqlite';
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
    return [...statements].flatMap((statement) => {
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

/** Tables by the names that a statement gives them. */
function tablesOf(statement: string): Map<string, string> {
  const named = /\b(?:from|join|update|into)\s+"?(\w+)"?(?:\s+as\s+"?(\w+)"?)?/gi;
  return new Map(
    [...statement.matchAll(named)].flatMap(([, table = '', alias]) => [[table, table] as const, [alias ?? table, table] as const]),
  );
}
