import { StatementSync } from 'node:sqlite';
import pg from 'pg';

/** The first values that each statement ran with, by its text. */
export type Statements = Map<string, readonly unknown[]>;

/** Records each statement that a database of this process runs, where its driver takes it, until it is stopped. */
export function recordStatements(): { statements: Statements; stop(): void } {
  const statements: Statements = new Map();
  const note = (text: unknown, values: readonly unknown[]) => {
    if (typeof text === 'string' && !statements.has(text) && /^\s*(?:select|insert|update|delete|with)\b/i.test(text)) {
      statements.set(text, values);
    }
  };
  const { all, run } = StatementSync.prototype;
  const { query } = pg.Client.prototype;
  Reflect.set(StatementSync.prototype, 'all', function (this: StatementSync, ...values: unknown[]) {
    note(this.sourceSQL, values);
    return Reflect.apply(all, this, values);
  });
  Reflect.set(StatementSync.prototype, 'run', function (this: StatementSync, ...values: unknown[]) {
    note(this.sourceSQL, values);
    return Reflect.apply(run, this, values);
  });
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...asked: unknown[]) {
    note(asked[0], Array.isArray(asked[1]) ? asked[1] : []);
    return Reflect.apply(query, this, asked);
  });
  return {
    statements,
    stop() {
      Object.assign(StatementSync.prototype, { all, run });
      Object.assign(pg.Client.prototype, { query });
    },
  };
}
