import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  type Compilable,
  type CompiledQuery,
} from 'kysely';
import type { Queries } from './database.ts';
import type { Dialect } from './dialect.ts';
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
  const bindAll = binder(build(builders[dialect], placeholders<Values>(0)));
  const bind = (values: Values) => bindAll([values]);

  return {
    all: async (queries, values) => (await queries.executeQuery(bind(values))).rows,
    first: async (queries, values) => (await queries.executeQuery(bind(values))).rows[0] ?? null,
    change: async (queries, values) => Number((await queries.executeQuery(bind(values))).numAffectedRows ?? 0n),
  };
}

/** The same for a fixed number of value sets, e.g. for the rows of an insert. */
export function compiledBatch<Values extends object>(
  dialect: Dialect,
  count: number,
  build: (queries: Queries, values: readonly Values[]) => Compilable,
): (queries: Queries, values: readonly Values[]) => Promise<void> {
  const bind = binder(
    build(
      builders[dialect],
      Array.from({ length: count }, (_, at) => placeholders<Values>(at)),
    ),
  );
  return async (queries, values) => {
    if (values.length !== count) throw new Error(`a statement for ${count} value sets got ${values.length}`);
    await queries.executeQuery(bind(values));
  };
}

function binder<Row>(compilable: Compilable<Row>): (values: readonly object[]) => CompiledQuery<Row> {
  const { sql, parameters, query, queryId } = compilable.compile();
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
function placeholders<Values extends object>(at: number): Values {
  return new Proxy({}, { get: (_target, name) => new Placeholder(at, String(name)) }) as Values;
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
