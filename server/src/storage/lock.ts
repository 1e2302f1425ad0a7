import { sql, type SelectQueryBuilder } from 'kysely';
import type { Queries } from './database.ts';
import type { Dialect } from './dialect.ts';

/**
 * Serializes transactions that use the same name: the second waits until the first has ended, and then sees all of its writes. SQLite
 * needs no lock, because it runs one write transaction at a time.
 */
export async function lockUntilCommit(queries: Queries, dialect: Dialect, name: string): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries);
}

/** Waits for the transactions that lock this name, and lets them wait for this one; others that share it run beside it. */
export async function shareUntilCommit(queries: Queries, dialect: Dialect, name: string): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(queries);
}

/** Keeps the rows that a query reads as they are until the transaction ends; rows that other transactions are changing are left out. */
export function keptUntilCommit<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  dialect: Dialect,
): SelectQueryBuilder<DB, TB, Row> {
  return dialect === 'postgres' ? query.forShare().skipLocked() : query;
}
