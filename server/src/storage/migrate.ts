import { sql } from 'kysely';
import { systemClock } from '../clock.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { assets } from './migrations/0002-assets.ts';
import { search } from './migrations/0003-search.ts';
import { demand } from './migrations/0004-demand.ts';
import { x402 } from './migrations/0005-x402.ts';
import { cardTopUps } from './migrations/0006-card-top-ups.ts';
import { payouts } from './migrations/0007-payouts.ts';
import { toolJobs } from './migrations/0008-tool-jobs.ts';
import { faceRecords } from './migrations/0009-face-records.ts';
import { walletCredit } from './migrations/0010-wallet-credit.ts';
import { purchases } from './migrations/0011-purchases.ts';
import { pausedAssets } from './migrations/0012-paused-assets.ts';
import { walletRefunds } from './migrations/0014-wallet-refunds.ts';
import { purchasesOfPayer } from './migrations/0015-purchases-of-payer.ts';
import type { Database, Dialect, Queries } from './database.ts';

type Migration = (queries: Queries, dialect: Dialect) => Promise<void>;

/** In order; a name that has run is never edited, only followed by another. */
const migrations: ReadonlyArray<readonly [name: string, migration: Migration]> = [
  ['0001-foundation', foundation],
  ['0002-assets', assets],
  ['0003-search', search],
  ['0004-demand', demand],
  ['0005-x402', x402],
  ['0006-card-top-ups', cardTopUps],
  ['0007-payouts', payouts],
  ['0008-tool-jobs', toolJobs],
  ['0009-face-records', faceRecords],
  ['0010-wallet-credit', walletCredit],
  ['0011-purchases', purchases],
  ['0012-paused-assets', pausedAssets],
  ['0014-wallet-refunds', walletRefunds],
  ['0015-purchases-of-payer', purchasesOfPayer],
];

/** Advisory lock key on PostgreSQL: replicas that start together migrate one after another. */
const migrationLockKey = 4_020_402;

/**
 * Brings the schema up to date, in one transaction: a failed migration leaves what was there.
 * @param last where to stop; absent: at the newest. Tests of a migration fill what is there before it.
 * @returns the names that ran now.
 * @throws when the database was written by a newer farebox.
 */
export function migrate(database: Database, last?: string): Promise<string[]> {
  return database.write(async (queries) => {
    if (database.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(migrationLockKey)})`.execute(queries);
    await sql`create table if not exists schema_migrations (name text primary key, ran_at bigint not null)`.execute(queries);
    const done = new Set((await sql<{ name: string }>`select name from schema_migrations`.execute(queries)).rows.map((row) => row.name));
    const known = new Set(migrations.map(([name]) => name));
    const unknown = [...done].filter((name) => !known.has(name));
    if (unknown.length > 0) throw new Error(`the database has migrations that this version does not know: ${unknown.join(', ')}`);

    const ran: string[] = [];
    for (const [name, migration] of migrations) {
      if (!done.has(name)) {
        await migration(queries, database.dialect);
        await sql`insert into schema_migrations (name, ran_at) values (${name}, ${systemClock.now()})`.execute(queries);
        ran.push(name);
      }
      if (name === last) break;
    }
    return ran;
  });
}
