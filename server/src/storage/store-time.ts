import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';

/**
 * The one clock that all replicas share, in epoch milliseconds. If a lease were written by one clock and checked by another, it could end
 * too early by the difference, and a call would run twice. With SQLite there is only one process, so its own clock is used.
 */
export async function storeTime(database: Database, clock: Clock): Promise<number> {
  if (database.dialect === 'sqlite') return clock.now();
  const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(database.read);
  return rows[0]?.now ?? clock.now();
}

/** The same within a statement. */
export function storeNow(dialect: Dialect, clock: Clock): RawBuilder<number> {
  if (dialect === 'sqlite') return sql<number>`${clock.now()}`;
  // Unlike the time of the clock it is the same for all rows of a statement, so that an index may be used.
  return sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
}
