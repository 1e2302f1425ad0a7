import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedPostgresDatabase, postgresUrl } from '../../test/databases/postgres.ts';
import type { TestDatabase } from '../../test/databases.ts';
import { until } from '../../test/until.ts';
import { dayMs } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import { publications } from './publications.ts';

const now = 1_900_000_000_000;

describe.runIf(postgresUrl !== undefined)('what is published while watches come and go, on PostgreSQL (postgres)', () => {
  let lent: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    lent = await openMigratedPostgresDatabase();
    database = lent.database;
  });
  afterAll(async () => {
    await database.close();
    await lent.remove();
  });

  it('is compared with the watches if the only one ends while another is being added', async () => {
    const added: string[] = [];
    const jobs = { add: async (_queries: unknown, { kind }: { kind: string }) => void added.push(kind) };
    const published = publications({ database, clock: { now: () => now }, jobs });
    await insertWatch('sig_first');
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const adding = database.write(async (queries) => {
      await published.watchBegins(queries);
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    let hasEnded = false;
    const ending = database
      .write((queries) => queries.updateTable('demand_watches').set({ ended_at: now }).where('id', '=', 'sig_first').execute())
      .finally(() => (hasEnded = true));
    await until('the first has ended, or waits', async () => hasEnded || (await waitsForLock()));
    await database.write((queries) => published.add(queries, { kind: 'asset', id: 'ast_one' }));
    goOn.resolve();
    await Promise.all([adding, ending]);
    expect(added).toEqual(['match_watches']);
  });

  async function waitsForLock(): Promise<boolean> {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(database.read);
    return rows.length > 0;
  }

  async function insertWatch(id: string): Promise<void> {
    await database.write(async (queries) => {
      // Its demand signal is not read here.
      await sql`set local session_replication_role = replica`.execute(queries);
      await queries
        .insertInto('demand_watches')
        .values({
          id,
          callback_url: 'https://hooks.example/a',
          callback_host: 'hooks.example',
          callback_domain: 'hooks.example',
          is_proven: 1,
          secret_sealed: 'sealed',
          need: 'tides',
          asset_type: null,
          created_at: now,
          expires_at: now + dayMs,
        })
        .execute();
    });
  }
});
