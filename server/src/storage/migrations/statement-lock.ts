import type { Dialect } from '../dialect.ts';

/**
 * What a statement of a migration blocks while it runs. `none`: nothing. `brief`: it needs its table for a moment, however large that
 * is. `writes`: nobody writes to the table as long as it runs. `everything`: nobody reads it either. `rows`: only the rows that it changes.
 */
export type Lock = 'none' | 'brief' | 'rows' | 'writes' | 'everything';

export interface StatementLock {
  /** On one line. */
  sql: string;
  lock: Lock;
  /** The table that is locked; null for none. */
  table: string | null;
}

/**
 * What the statements lock, in order. A table that one of them makes has no readers yet. What is not known counts as the worst.
 * Source: PostgreSQL 17, 13.3.1 and the pages of the commands.
 */
export function locksOf(statements: readonly string[], dialect: Dialect): StatementLock[] {
  const made = new Set<string>();
  return statements.map((statement) => {
    const sql = statement
      .replaceAll(/--[^\n]*/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const { lock, table } = lockOf(sql);
    if (/^create table/i.test(sql) && table !== null) made.add(table);
    if (lock === 'none' || (table !== null && made.has(table))) return { sql, lock: 'none', table: null };
    // SQLite has one writer, and readers that see what was.
    return { sql, lock: dialect === 'sqlite' ? 'writes' : lock, table };
  });
}

const rules: ReadonlyArray<readonly [pattern: RegExp, lock: Lock]> = [
  // A table that refers to others takes their locks for a moment; the statements after it are about itself.
  [/^create table (?:if not exists )?(?<table>\w+)/i, 'none'],
  [/^create (?:unique )?index concurrently (?:if not exists )?\w+ on (?<table>\w+)/i, 'none'],
  [/^create (?:unique )?index (?:if not exists )?\w+ on (?<table>\w+)/i, 'writes'],
  [/^create (?:or replace )?(?:function|extension|type|view|sequence|schema)/i, 'none'],
  [/^(?:insert into|update|delete from) (?<table>\w+)/i, 'rows'],
  [/^create trigger \w+ .*? on (?<table>\w+)/i, 'brief'],
  [/^drop (?:table|view) (?:if exists )?(?<table>\w+)/i, 'brief'],
  [/^drop (?:index|function|trigger|extension|type|sequence|schema)/i, 'brief'],
  // A column without a default, or with one that does not change from row to row, is added to the catalog alone.
  [/^alter table (?<table>\w+) add column (?!.*(?:\(\)|\bunique\b|\bprimary key\b|\bcheck\b|\bgenerated\b))/i, 'brief'],
  [/^alter table (?<table>\w+) (?:drop|rename|set|alter column \w+ (?:set|drop) default)/i, 'brief'],
  [/^alter table (?<table>\w+) add constraint .* not valid$/i, 'brief'],
  [/^alter table (?<table>\w+) validate constraint/i, 'none'],
  [/^(?:alter|lock) table (?<table>\w+)/i, 'everything'],
];

function lockOf(sql: string): { lock: Lock; table: string | null } {
  for (const [pattern, lock] of rules) {
    const match = pattern.exec(sql);
    if (match !== null) return { lock, table: match.groups?.['table'] ?? null };
  }
  return { lock: 'everything', table: null };
}
