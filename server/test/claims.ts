import type { Database } from '../src/storage/database.ts';

/** Lets the claims of jobs grow older, as the clock of a PostgreSQL does, which no test sets. On SQLite the clock of the test decides. */
export async function ageClaims(database: Database, ms: number): Promise<void> {
  if (database.dialect === 'sqlite') return;
  await database.write((queries) =>
    queries
      .updateTable('jobs')
      .set((eb) => ({ claimed_until: eb('claimed_until', '-', ms) }))
      .where('claimed_until', 'is not', null)
      .execute(),
  );
}
