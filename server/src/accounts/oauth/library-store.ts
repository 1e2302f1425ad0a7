import { createAdapterFactory, type CleanedWhere, type CustomAdapter } from '@better-auth/core/db/adapter';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries } from '../../storage/database.ts';

/**
 * The tables of the OAuth library in our database: `oauthClient` is `oauth_clients`, `clientId` is `client_id`, times are epoch milliseconds.
 * So its rows are written in the same order as all others, and are part of backups. Accounts and sessions stay ours: it only reads them.
 */
export function libraryStore(database: Database) {
  return createAdapterFactory({
    config: {
      adapterId: 'farebox',
      adapterName: 'farebox',
      supportsBooleans: false,
      supportsJSON: false,
      supportsArrays: false,
      supportsNumericIds: false,
      // Each of its steps is one statement that decides by itself.
      transaction: false,
      customTransformInput: ({ data }) => (data instanceof Date ? data.getTime() : data),
      customTransformOutput: ({ data, fieldAttributes }) =>
        fieldAttributes.type === 'date' && typeof data === 'number' ? new Date(data) : data,
    },
    adapter: () => storeOf(database),
  });
}

type Row = Record<string, unknown>;

function storeOf(database: Database): CustomAdapter {
  const write = (query: (queries: Queries) => Promise<Row[]>) => database.write(query);
  const all = async (queries: Queries, query: RawBuilder<Row>) => (await query.execute(queries)).rows;

  return {
    async create({ model, data }) {
      const entries = Object.entries(data);
      const columns = sql.join(entries.map(([name]) => column(model, name)));
      const values = sql.join(entries.map(([, value]) => sql`${value}`));
      const rows = await write((queries) =>
        all(queries, sql`insert into ${table(model)} (${columns}) values (${values}) returning *`.$castTo<Row>()),
      );
      return asLibraryRow(model, rows[0]);
    },

    async findOne({ model, where }) {
      const rows = await all(database.read, sql<Row>`select * from ${table(model)} where ${conditions(model, where)} limit 1`);
      return rows[0] === undefined ? null : asLibraryRow(model, rows[0]);
    },

    async findMany({ model, where = [], limit, sortBy, offset = 0 }) {
      const order =
        sortBy === undefined ? sql`` : sql`order by ${column(model, sortBy.field)} ${sql.raw(sortBy.direction === 'asc' ? 'asc' : 'desc')}`;
      const page = sql`limit ${limit} offset ${offset}`;
      const rows = await all(database.read, sql<Row>`select * from ${table(model)} where ${conditions(model, where)} ${order} ${page}`);
      return rows.map((row) => asLibraryRow(model, row));
    },

    async count({ model, where = [] }) {
      const rows = await all(database.read, sql<Row>`select count(*) as n from ${table(model)} where ${conditions(model, where)}`);
      return Number(rows[0]?.['n'] ?? 0);
    },

    async update({ model, where, update }) {
      const rows = await write((queries) => change(queries, model, where, assignments(model, Object(update))));
      return rows[0] === undefined ? null : asLibraryRow(model, rows[0]);
    },

    async updateMany({ model, where, update }) {
      return (await write((queries) => change(queries, model, where, assignments(model, update)))).length;
    },

    async incrementOne({ model, where, increment, set = {} }) {
      const counted = Object.entries(increment).map(([name, by]) => sql`${column(model, name)} = ${column(model, name)} + ${by}`);
      const rows = await write((queries) => change(queries, model, where, [...counted, ...assignments(model, set)]));
      return rows[0] === undefined ? null : asLibraryRow(model, rows[0]);
    },

    async delete({ model, where }) {
      await write((queries) => remove(queries, model, where));
    },

    async deleteMany({ model, where }) {
      return (await write((queries) => remove(queries, model, where))).length;
    },

    /** Of two at once, one gets the row. */
    async consumeOne({ model, where }) {
      const rows = await write((queries) => remove(queries, model, where));
      return rows[0] === undefined ? null : asLibraryRow(model, rows[0]);
    },
  };

  function change(
    queries: Queries,
    model: string,
    where: readonly CleanedWhere[],
    set: ReadonlyArray<RawBuilder<unknown>>,
  ): Promise<Row[]> {
    return all(queries, sql<Row>`update ${table(model)} set ${sql.join(set)} where ${conditions(model, where)} returning *`);
  }

  function remove(queries: Queries, model: string, where: readonly CleanedWhere[]): Promise<Row[]> {
    return all(queries, sql<Row>`delete from ${table(model)} where ${conditions(model, where)} returning *`);
  }
}

/** Accounts and sessions are not for the library to write. */
function table(model: string): RawBuilder<unknown> {
  return sql.table(`${snake(model)}s`);
}

/** A session is known by the hash of its token, here and to the library. */
function column(model: string, name: string): RawBuilder<unknown> {
  return sql.ref(model === 'session' && (name === 'id' || name === 'token') ? 'token_hash' : snake(name));
}

function assignments(model: string, set: Row): Array<RawBuilder<unknown>> {
  return Object.entries(set).map(([name, value]) => sql`${column(model, name)} = ${value}`);
}

function conditions(model: string, where: readonly CleanedWhere[]): RawBuilder<unknown> {
  if (where.some(({ connector }, at) => at > 0 && connector === 'OR')) throw new Error('the OAuth library asks for one or another');
  return where.length === 0
    ? sql`1 = 1`
    : sql.join(
        where.map((each) => condition(model, each)),
        sql` and `,
      );
}

const comparisons: Readonly<Record<string, string>> = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' };

function condition(model: string, { field, operator, value }: CleanedWhere): RawBuilder<unknown> {
  const left = column(model, field);
  if (value === null) return operator === 'ne' ? sql`${left} is not null` : sql`${left} is null`;
  if (Array.isArray(value)) return value.length === 0 ? sql`1 = 0` : sql`${left} in (${sql.join(value)})`;
  const sign = operator === undefined ? '=' : comparisons[operator];
  if (sign === undefined) throw new Error(`the OAuth library compares by ${operator}`);
  return sql`${left} ${sql.raw(sign)} ${value}`;
}

/** Of `clientId`, `requirePKCE`. */
function snake(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
}

/** The library says which row it asks for, and checks nothing: what it wrote is what it reads. */
function asLibraryRow<T>(model: string, row: Row | undefined): T {
  const members = Object.entries(row ?? {}).map(([name, value]) => [camel(name), value] as const);
  const own = model === 'session' ? [['id', row?.['token_hash']] as const, ['token', row?.['token_hash']] as const] : [];
  return Object.fromEntries([...members, ...own]) as T;
}

/** `requirePKCE` is the one name that is not to be had back. */
function camel(name: string): string {
  return name === 'require_pkce' ? 'requirePKCE' : name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
