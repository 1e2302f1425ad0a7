import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Dialect } from './database.ts';

/**
 * The one clock that all replicas share, epoch milliseconds: a lease that is judged by another clock than it was written by ends
 * too early by as much as the two differ, and a call would run twice. With SQLite there is one process, and its clock.
 */
export async function storeTime(database: Database, clock: Clock): Promise<number> {
  if (database.dialect === 'sqlite') return clock.now();
  const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(database.read);
  return rows[0]?.now ?? clock.now();
}

/** The same within a statement. */
export function storeNow(dialect: Dialect, clock: Clock): RawBuilder<number> {
  if (dialect === 'sqlite') return sql<number>`${sql.lit(clock.now())}`;
  // Unlike the time of the clock it is the same for all rows of a statement, so that an index may be used.
  return sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
}
