import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  DefaultQueryExecutor,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { problem } from '../errors.ts';
import { BoundedMap } from '../limits/cache.ts';
import { damageWatch, type DamageWatch, sqliteCodeOf } from './damage.ts';
import { groupCommit } from './group-commit.ts';
import type { Database, Queries } from './database.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';
import { sqliteSnapshot } from './snapshots/sqlite-snapshot.ts';
import type { Tables } from './tables.ts';

export interface SqliteOptions {
  /** Path of the database file. Its folder is created if missing. */
  file: string;
}

/**
 * SQLite through `node:sqlite`. One connection writes, in WAL mode with `synchronous=FULL` and group commit. Another one reads, and so
 * never sees uncommitted data. A second process on the same file is refused, because crash recovery treats every call that is marked as
 * running as the call of a dead process.
 */
export function openSqlite({ file }: SqliteOptions): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepToOwner(file);
  const lock = lockFile(`${file}.lock`);
  const damage = damageWatch(file);
  try {
    return open(file, lock, damage);
  } catch (thrown) {
    lock.close();
    throw damage.told(thrown);
  }
}

function open(file: string, lock: DatabaseSync, damage: DamageWatch): Database {
  const outage = (thrown: unknown) => asOutage(thrown, damage);
  const writer = new DatabaseSync(file);
  writer.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = ${busyTimeoutMs};
    pragma wal_autocheckpoint = 1000;
  `);
  const reader = new DatabaseSync(file);
  reader.exec(`pragma query_only = on; pragma busy_timeout = ${busyTimeoutMs};`);
  const writing = new SqliteConnection(writer, outage);
  const read = kyselyOn(new SqliteConnection(reader, outage));
  const writes = groupCommit(writer, kyselyOn(writing), () => writing.writes);

  return {
    dialect: 'sqlite',
    read,
    write: (work, options) => writes.write(work, options).catch((cause: unknown) => Promise.reject(outage(cause))),
    integrity: damage,
    snapshot: async () => sqliteSnapshot({ file }),
    async close() {
      await writes.drained();
      reader.close();
      writer.close();
      lock.close();
    },
  };
}

/** Nothing else runs while SQLite waits for the lock of another process. `groupCommit` does the rest of the waiting. */
const busyTimeoutMs = 100;

/** SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL and CANTOPEN: the disk fails, or another process locks the file. */
const outageCodes: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);

/** Such an outage is temporary, or an operator has to end it: callers are asked to retry. */
function asOutage(thrown: unknown, damage: DamageWatch): unknown {
  const cause = damage.told(thrown);
  if (cause !== thrown) return problem('unavailable', { retryAfterSeconds: 60, cause });
  return outageCodes.has(sqliteCodeOf(thrown)) ? problem('unavailable', { retryAfterSeconds: 5, cause: thrown }) : thrown;
}

/**
 * The file holds hashes of keys, email addresses and the books, so other users of the machine get no access. SQLite gives the files that
 * it creates next to it the same mode. An existing file is not opened here: closing it would release this process's locks on it.
 */
function keepToOwner(file: string): void {
  for (const path of [file, `${file}.lock`]) if (!existsSync(path)) closeSync(openSync(path, 'a', ownerOnly));
  for (const end of ['', '-wal', '-shm', '.lock', '.lock-journal']) if (existsSync(file + end)) chmodSync(file + end, ownerOnly);
}

const ownerOnly = 0o600;

/** A separate database that is gone when it is closed. */
export function sqliteInMemory(): { queries: Queries; close(): void } {
  const connection = new DatabaseSync(':memory:');
  return { queries: kyselyOn(new SqliteConnection(connection, (thrown) => thrown)), close: () => connection.close() };
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
    createQueryCompiler: () => new SqliteCompiler(),
  };
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor: new DirectExecutor(connection) });
}

/** Passes queries to the only connection. There is no pool, and acquiring a connection would cost as much as the query. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
    super(new SqliteCompiler(), new SqliteAdapter(), provider);
    this.#connection = connection;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query);
  }
}

const statementsMax = 500;

class SqliteConnection implements DatabaseConnection {
  /** The number of statements that may have changed something. A statement that throws does not count: SQLite undoes it itself. */
  writes = 0;
  readonly #connection: DatabaseSync;
  readonly #outage: (thrown: unknown) => unknown;
  readonly #statements = new BoundedMap<string, { statement: StatementSync; returnsRows: boolean; isRead: boolean }>(statementsMax);

  /** @param outage what callers get instead of an error of SQLite */
  constructor(connection: DatabaseSync, outage: (thrown: unknown) => unknown) {
    this.#connection = connection;
    this.#outage = outage;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return this.#run<R>(query);
    } catch (thrown) {
      throw this.#outage(thrown);
    }
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, returnsRows, isRead } = this.#prepared(query.sql);
    const values = sqliteValues(query.parameters);
    if (returnsRows) {
      const rows = statement.all(...values);
      // A write statement that returns no row has changed none.
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
    const statement = this.#connection.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0, isRead: /^\s*select\b/i.test(sql) };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** Every query runs at once on the one connection. The group commit controls transactions, not Kysely. */
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

/** Kysely passes parameters as `unknown`. A value that SQLite does not support is a bug of ours and throws in the driver. */
function sqliteValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

/** Kysely derives the row type from the query; the driver cannot know it. */
function rowsOf<R>(rows: unknown[]): R[] {
  return rows as R[];
}
