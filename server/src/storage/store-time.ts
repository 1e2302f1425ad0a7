import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

/**
 * The one clock that all replicas share, epoch milliseconds: a lease that is judged by another clock than it was written by ends
 * too early by as much as the two differ, and a call would run twice. With SQLite there is one process, and its clock.
 */
export async function storeTime(database: Database, clock: Clock): Promise<number> {
  if (database.dialect === 'sqlite') return clock.now();
  const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(database.read);
  return rows[0]?.now ?? clock.now();
}
