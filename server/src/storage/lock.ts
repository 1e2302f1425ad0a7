import { sql } from 'kysely';
import type { Dialect, Queries } from './database.ts';

/**
 * Lets transactions that name the same thing come one after the other: the second waits until the first is over, and then sees all that
 * it wrote. Of SQLite, which writes one transaction at a time, nothing is asked.
 */
export async function lockUntilCommit(queries: Queries, dialect: Dialect, name: string): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries);
}
