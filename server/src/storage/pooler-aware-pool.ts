import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { withPreparedStatements } from './prepared-statements.ts';

/** Limits that the server keeps, by the names of its settings. Milliseconds. */
export type ServerLimits = Readonly<Partial<Record<'statement_timeout' | 'lock_timeout', number>>>;

/**
 * Connections with these limits, also through a pooler such as PgBouncer in transaction mode. There, a connection of the server belongs to
 * a client only within a transaction, so what is set when connecting is refused, ignored or set for others. Then each transaction begins with its
 * limits, in the same message; a statement outside of transactions has the limit of the client alone (`query_timeout`).
 */
export function poolerAwarePool(config: pg.PoolConfig, limits: ServerLimits): PostgresPool {
  let opening: Promise<PostgresPool> | null = null;

  async function open(): Promise<PostgresPool> {
    if (await keepsLimits(config, limits)) return withPreparedStatements(poolOf({ ...config, ...limits }));
    return withLimitsInTransactions(poolOf(config), limits);
  }

  return {
    async connect() {
      opening ??= open().catch((cause: unknown) => {
        opening = null;
        throw cause;
      });
      return (await opening).connect();
    },
    async end() {
      // One that was never opened, or could not be, has nothing to close.
      await (await opening?.catch(() => null))?.end();
    },
  };
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // The server may drop a connection at any time (a restart, a failover). The query that uses it fails,
  // and the pool opens another; an event without a listener would end the process. A client has the pool's listener only while idle.
  const ignored = () => {};
  pool.on('error', ignored);
  pool.on('connect', (client) => client.on('error', ignored));
  return pool;
}

/** Whether a connection has the limits that it was opened with: a pooler refuses them, or is configured to ignore them. */
async function keepsLimits(config: pg.PoolConfig, limits: ServerLimits): Promise<boolean> {
  const [name] = Object.keys(limits);
  if (name === undefined) return true;
  const client = new pg.Client({ ...config, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ setting: string }>('select setting from pg_settings where name = $1', [name]);
    return Number(rows[0]?.setting) === Reflect.get(limits, name);
  } catch (thrown) {
    if (thrown instanceof Error && /unsupported startup parameter/i.test(thrown.message)) return false;
    throw thrown;
  } finally {
    void client.end().catch(() => {}); // It answered, or did not: the rest is nobody's concern.
  }
}

function withLimitsInTransactions(pool: PostgresPool, limits: ServerLimits): PostgresPool {
  const set = Object.entries(limits)
    .map(([name, value]) => `; set local ${name} = ${value}`)
    .join('');
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const limited = new Proxy(client, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          if (name !== 'query') return value.bind(target);
          return (text: unknown, ...values: unknown[]) =>
            typeof text === 'string' && /^(?:begin|start transaction)\b/i.test(text)
              ? Reflect.apply(value, target, [text + set])
              : Reflect.apply(value, target, [text, ...values]);
        },
      });
      clients.set(client, limited);
      return limited;
    },
  };
}
