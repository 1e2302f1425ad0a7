import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { problem } from '../errors.ts';
import type { Database, Queries } from './database.ts';
import { outageWatch, type OutageWatch } from '../limits/outage-watch.ts';
import { poolerAwarePool } from './pooler-aware-pool.ts';
import { sharedTransactions } from './shared-transactions.ts';
import { postgresSnapshot } from './snapshots/postgres-snapshot.ts';
import type { Tables } from './tables.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string;
  connectionsMax?: number;
  /** How long one statement may take; 0 for no limit. Default 30 s. */
  statementMs?: number;
  /** How long opening a connection and waiting for a lock may take; copies of the database wait less. */
  connectMs?: number;
  /** How long the database may be silent before it is checked, see {@link outageWatch}. */
  silenceMs?: number;
}

/** PostgreSQL for several replicas. Commits are durable when they return; the server groups them by itself. */
export function openPostgres(options: PostgresOptions): Database {
  const { url, connectionsMax = 20, statementMs = 30_000, connectMs = connectTimeoutMs, silenceMs } = options;
  const isServing = statementMs > 0;
  const sockets = new Set<Socket>();
  const pool = poolerAwarePool(
    {
      connectionString: url,
      stream() {
        const socket = new Socket();
        sockets.add(socket);
        return socket.once('close', () => sockets.delete(socket));
      },
      max: connectionsMax,
      connectionTimeoutMillis: isServing ? connectMs : 10_000,
      // A statement that hangs must not hang a paid call: the server ends one that takes too long, the client one whose server is lost.
      query_timeout: isServing ? statementMs + lostServerMs : 0,
      keepAlive: true,
      // Statements that do not wait for each other travel together.
      pipeline: true,
      types: { getTypeParser: wholeNumbers },
    },
    isServing ? { statement_timeout: statementMs, lock_timeout: connectMs } : {},
  );
  if (!isServing) return postgresDatabase(pool);
  return postgresDatabase(
    pool,
    outageWatch({
      isAlive: () => answers(url),
      cutOff: () => sockets.forEach((socket) => socket.destroy()),
      ...(silenceMs !== undefined && { silenceMs }),
    }),
  );
}

/** Callers get an answer within five seconds; this leaves time for it. */
const connectTimeoutMs = 4000;
/** The server ends a statement first, if it is there. */
const lostServerMs = 5000;
const aliveTimeoutMs = 1000;

/** Whether a new connection gets an answer. A server that has no free connection is alive. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: aliveTimeoutMs, query_timeout: aliveTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === '53300';
  } finally {
    void client.end().catch(() => {}); // The check has its result; errors of closing no longer matter.
  }
}

const unwatched: OutageWatch = { asked: () => {}, answered: () => {}, stop: () => {} };

/** Also used by tests with another pool, e.g. PostgreSQL inside the process. */
export function postgresDatabase(pool: PostgresPool, watch = unwatched): Database {
  const reporting = reportingOutages(pool, watch);
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: reporting }) });
  const shared = sharedTransactions(reporting, attempt);
  const running = new Set<Promise<unknown>>();

  async function attempt<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await read.transaction().execute(work);
      } catch (cause) {
        if (!isSerialisationFailure(cause)) throw cause;
        if (attempts >= attemptsMax) throw problem('unavailable', { retryAfterSeconds: 1, cause });
      }
    }
  }

  return {
    dialect: 'postgres',
    read,
    write(work, { sharedBy } = {}) {
      const write = sharedBy === undefined ? attempt(work) : shared.write(work, sharedBy);
      running.add(write);
      const forget = () => running.delete(write);
      write.then(forget, forget);
      return write;
    },
    snapshot: () => postgresSnapshot(read),
    async close() {
      await Promise.allSettled(running);
      watch.stop();
      await read.destroy();
    },
  };
}

/** A database that cannot be reached is a temporary outage: callers are asked to retry. */
function reportingOutages(pool: PostgresPool, watch: OutageWatch): PostgresPool {
  const watched = <T>(answer: Promise<T>): Promise<T> =>
    answer.then(
      (value) => {
        watch.answered();
        return value;
      },
      (cause: unknown) => {
        watch.answered();
        throw isOutage(cause) ? problem('unavailable', { retryAfterSeconds: 5, cause }) : cause;
      },
    );
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    end: () => pool.end(),
    async connect() {
      watch.asked();
      const client = await watched(pool.connect());
      const known = clients.get(client);
      if (known !== undefined) return known;
      const wrapped = new Proxy(client, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          if (name !== 'query') return value.bind(target);
          return (...query: unknown[]) => {
            watch.asked();
            const answer: unknown = Reflect.apply(value, target, query);
            if (answer instanceof Promise) return watched(answer);
            watch.answered();
            return answer;
          };
        },
      });
      clients.set(client, wrapped);
      return wrapped;
    },
  };
}

/**
 * Errors of class 08 (connection), 57P (the server stops or ends the connection), 53 (no resources), 58 (disk failure), of the socket, or
 * of the pool; also a read-only database (25006), and a lock or a statement that takes too long (55P03, 57014).
 */
function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (/^(?:08\w{3}|57P0[1-5]|53[0-4]00|58\w{3}|25006|55P03|57014|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/.test(code)) return true;
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/.test(
    thrown.message,
  );
}

const attemptsMax = 5;

/**
 * 40001 serialization_failure, 40P01 deadlock_detected, 0A000 a plan that was kept for a table that has changed since: the transaction was
 * rolled back and may run again.
 */
function isSerialisationFailure(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && /^(?:40001|40P01|0A000)$/.test(String(thrown.code));
}

const int8Oid = 20;
const numericOid = 1700;

/** Reads `bigint`, and the `numeric` of its sums, as exact numbers. A value above 2^53 throws instead of being rounded. */
function wholeNumbers(oid: number, format?: 'text' | 'binary') {
  if ((oid === int8Oid || oid === numericOid) && format !== 'binary') return wholeNumber;
  return pg.types.getTypeParser(oid, format);
}

export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not an exact whole number`);
  return value;
}
