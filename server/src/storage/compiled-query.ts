import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  sql,
  type Compilable,
  type CompiledQuery,
  type Insertable,
} from 'kysely';
import type { Queries } from './database.ts';
import type { Dialect } from './dialect.ts';
import { prepareByName } from './prepared-statements.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';
import type { Tables } from './tables.ts';

/** A query whose text is built once and whose values are bound at each run. Used on the path of every paid call. */
export interface CompiledStatement<Values, Row> {
  all(queries: Queries, values: Values): Promise<Row[]>;
  first(queries: Queries, values: Values): Promise<Row | null>;
  /** @returns the number of rows that changed. */
  change(queries: Queries, values: Values): Promise<number>;
}

/**
 * Builds the text of a query once per dialect.
 *
 * @example
 * const find = compiledQuery<{ id: string }, PaymentRow>(dialect, (db, value) => db.selectFrom('payments').selectAll().where('id', '=', value.id))
 * await find.first(queries, { id })
 */
export function compiledQuery<Values extends object, Row = never>(
  dialect: Dialect,
  build: (queries: Queries, value: Values) => Compilable<Row>,
): CompiledStatement<Values, Row> {
  const compiled = build(builders[dialect], placeholders<Values>()).compile();
  prepareByName(compiled.sql);
  const bindAll = binder(compiled);
  const bind = (values: Values) => bindAll([values]);

  return {
    all: async (queries, values) => (await queries.executeQuery(bind(values))).rows,
    first: async (queries, values) => (await queries.executeQuery(bind(values))).rows[0] ?? null,
    change: async (queries, values) => Number((await queries.executeQuery(bind(values))).numAffectedRows ?? 0n),
  };
}

/** An insert of rows of which all have the same members. Its text is built with the first of them, once for each number of rows. */
export function compiledInsert<Table extends keyof Tables>(
  dialect: Dialect,
  table: Table,
): (queries: Queries, ...rows: ReadonlyArray<Insertable<Tables[Table]>>) => Promise<void> {
  const built = new Map<string, ReturnType<typeof binder>>();
  return async (queries, ...rows) => {
    const columns = Object.keys(rows[0] ?? {});
    const key = [rows.length, ...columns].join();
    let bind = built.get(key);
    if (bind === undefined) {
      const compiled = insertOf(table, columns, rows.length).compile(builders[dialect]);
      if (rows.length === 1) prepareByName(compiled.sql);
      bind = binder(compiled);
      built.set(key, bind);
    }
    await queries.executeQuery(bind(rows));
  };
}

function insertOf(table: string, columns: readonly string[], count: number) {
  const rows = Array.from({ length: count }, (_, at) => sql`(${sql.join(columns.map((column) => new Placeholder(at, column)))})`);
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(rows)}`;
}

function binder<Row>({ sql, parameters, query, queryId }: CompiledQuery<Row>): (values: readonly object[]) => CompiledQuery<Row> {
  return (values) => ({
    sql,
    query,
    queryId,
    parameters: parameters.map((parameter) =>
      parameter instanceof Placeholder ? member(values[parameter.at] ?? {}, parameter.name) : parameter,
    ),
  });
}

class Placeholder {
  readonly at: number;
  readonly name: string;
  constructor(at: number, name: string) {
    this.at = at;
    this.name = name;
  }
}

/** Stands in for the values while the text is built: each member is a placeholder that Kysely puts into its parameter list. */
function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_target, name) => new Placeholder(0, String(name)) }) as Values;
}

function member(values: object, name: string): unknown {
  return Reflect.get(values, name);
}

const builders: Record<Dialect, Kysely<Tables>> = {
  sqlite: new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteCompiler(),
    },
  }),
  postgres: new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};
