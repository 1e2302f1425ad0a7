import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  DefaultQueryExecutor,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { problem } from '../errors.ts';
import { groupCommit, sqliteCodeOf } from './group-commit.ts';
import type { Database, Queries } from './database.ts';
import { sqliteSnapshot } from './snapshots/sqlite-snapshot.ts';
import type { Tables } from './tables.ts';

export interface SqliteOptions {
  /** Path of the database file; its folder is made when missing. */
  file: string;
}

/**
 * SQLite through `node:sqlite`: one connection that writes, in WAL with `synchronous=FULL` and group commit, and one that
 * reads and so never sees what is not committed. A second process on the same file is refused, because recovery after a
 * crash takes every call that is marked as running for a dead one's.
 */
export function openSqlite({ file }: SqliteOptions): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepToOwner(file);
  const lock = lockFile(`${file}.lock`);
  const writer = new DatabaseSync(file);
  writer.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = ${busyTimeoutMs};
    pragma wal_autocheckpoint = 4000;
  `);
  const reader = new DatabaseSync(file);
  reader.exec(`pragma query_only = on; pragma busy_timeout = ${busyTimeoutMs};`);
  const writing = new SqliteConnection(writer);
  const read = kyselyOn(new SqliteConnection(reader));
  const writes = groupCommit(writer, kyselyOn(writing), () => writing.writes);

  return {
    dialect: 'sqlite',
    read,
    write: (work, options) => writes.write(work, options).catch((cause: unknown) => Promise.reject(asOutage(cause))),
    snapshot: async () => sqliteSnapshot({ file }),
    async close() {
      await writes.drained();
      reader.close();
      writer.close();
      lock.close();
    },
  };
}

/** Nothing else runs while SQLite waits for a lock of another process: the rest of the wait is `groupCommit`'s. */
const busyTimeoutMs = 100;

/** SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL and CANTOPEN: the disk, or somebody who holds the file. */
const outageCodes: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);

/** Such an outage passes: answers ask callers to retry. */
function asOutage(thrown: unknown): unknown {
  return outageCodes.has(sqliteCodeOf(thrown)) ? problem('unavailable', { retryAfterSeconds: 5, cause: thrown }) : thrown;
}

/**
 * Hashes of keys, addresses of people and the books: nobody else on the machine has any business with them. SQLite gives the files
 * that it makes beside these their mode. One that exists is not opened here: closing it would end the locks of this process on it.
 */
function keepToOwner(file: string): void {
  for (const path of [file, `${file}.lock`]) if (!existsSync(path)) closeSync(openSync(path, 'a', ownerOnly));
  for (const end of ['', '-wal', '-shm', '.lock', '.lock-journal']) if (existsSync(file + end)) chmodSync(file + end, ownerOnly);
}

const ownerOnly = 0o600;

/** A database of its own that is gone when it is closed. */
export function sqliteInMemory(): { queries: Queries; close(): void } {
  const connection = new DatabaseSync(':memory:');
  return { queries: kyselyOn(new SqliteConnection(connection)), close: () => connection.close() };
}

/** Holds an operating-system lock for the life of the process; a kill -9 releases it. */
function lockFile(path: string): DatabaseSync {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new Error(`another process uses the database beside ${path}; stop it, or give this one its own FAREBOX_DATA_DIR`, { cause });
  }
  return lock;
}

function kyselyOn(connection: SqliteConnection): Kysely<Tables> {
  const dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SharedConnectionDriver(connection),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor: new DirectExecutor(connection) });
}

/** Hands queries to the one connection: there is no pool to ask, and asking costs as much as the query. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
    super(new SqliteQueryCompiler(), new SqliteAdapter(), provider);
    this.#connection = connection;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query);
  }
}

const statementsMax = 500;

class SqliteConnection implements DatabaseConnection {
  /** Statements so far that may have changed something. One that throws has not: SQLite undoes it itself. */
  writes = 0;
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean; isRead: boolean }>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return this.#run<R>(query);
    } catch (thrown) {
      throw asOutage(thrown);
    }
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, returnsRows, isRead } = this.#prepared(query.sql);
    const values = sqliteValues(query.parameters);
    if (returnsRows) {
      const rows = statement.all(...values);
      // A change that returns no row has changed none.
      if (!isRead && rows.length > 0) this.writes += 1;
      return { rows: rowsOf<R>(rows) };
    }
    const { changes } = statement.run(...values);
    this.writes += 1;
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming from SQLite is not used');
  }

  #prepared(sql: string) {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= statementsMax) this.#statements.clear();
    const statement = this.#connection.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0, isRead: /^\s*select\b/i.test(sql) };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** Every query runs at once on the one connection; transactions belong to the group commit, not to Kysely. */
class SharedConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    throw new Error('use Database.write');
  }
  async commitTransaction(): Promise<void> {
    throw new Error('use Database.write');
  }
  async rollbackTransaction(): Promise<void> {
    throw new Error('use Database.write');
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Kysely hands parameters on as `unknown`; what is not a SQLite value is a mistake of ours and throws in the driver. */
function sqliteValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

/** The row type is Kysely's, derived from the query; the driver cannot know it. */
function rowsOf<R>(rows: unknown[]): R[] {
  return rows as R[];
}
