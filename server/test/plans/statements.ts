import { StatementSync } from 'node:sqlite';

/** The texts of statements. */
export type Statements = Set<string>;

/** Records each statement that SQLite runs in this process, until it is stopped. */
export function recordStatements(): { statements: Statements; stop(): void } {
  const statements: Statements = new Set();
  const note = (text: string) => {
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) statements.add(text);
  };
  const { all, run } = StatementSync.prototype;
  Reflect.set(StatementSync.prototype, 'all', function (this: StatementSync, ...values: unknown[]) {
    note(this.sourceSQL);
    return Reflect.apply(all, this, values);
  });
  Reflect.set(StatementSync.prototype, 'run', function (this: StatementSync, ...values: unknown[]) {
    note(this.sourceSQL);
    return Reflect.apply(run, this, values);
  });
  return {
    statements,
    stop() {
      Object.assign(StatementSync.prototype, { all, run });
    },
  };
}
