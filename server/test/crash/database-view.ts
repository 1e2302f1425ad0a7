import { DatabaseSync } from 'node:sqlite';
import { sql as text } from 'kysely';
import pg from 'pg';
import type { z } from 'zod';
import type { Database } from '../../src/storage/database.ts';

/** A look at the tables from outside, while the service runs: by plain SQL, so that no code of the service vouches for itself. */
export interface DatabaseView extends AsyncDisposable {
  rows<Schema extends z.ZodType>(sql: string, schema: Schema): Promise<Array<z.output<Schema>>>;
}

export function viewSqlite(file: string): DatabaseView {
  const connection = new DatabaseSync(file, { readOnly: true });
  return {
    rows: async (sql, schema) =>
      connection
        .prepare(sql)
        .all()
        .map((row) => schema.parse(row)),
    [Symbol.asyncDispose]: async () => connection.close(),
  };
}

export function viewPostgres(url: string): DatabaseView {
  const pool = new pg.Pool({ connectionString: url });
  // A pool has ended before its connections are closed; the database may be dropped in between, which each of them reports.
  pool.on('error', () => {});
  return {
    rows: async (sql, schema) => (await pool.query(sql)).rows.map((row) => schema.parse(row)),
    [Symbol.asyncDispose]: () => pool.end(),
  };
}

/** The same through an open database of a test, which stays open. */
export function viewOf({ read }: Database): DatabaseView {
  return {
    rows: async (sql, schema) => (await text.raw(sql).execute(read)).rows.map((row) => schema.parse(row)),
    [Symbol.asyncDispose]: async () => {},
  };
}
