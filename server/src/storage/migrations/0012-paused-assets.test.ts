import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../test/databases.ts';
import { openPgliteSchema, startPglite } from '../../../test/databases/pglite.ts';
import { openSqliteFile } from '../../../test/databases/sqlite.ts';
import type { Dialect, Queries } from '../database.ts';
import { foundation } from './0001-foundation.ts';
import { assets } from './0002-assets.ts';
import { x402 } from './0005-x402.ts';
import { walletCredit } from './0010-wallet-credit.ts';
import { purchases } from './0011-purchases.ts';
import { pausedAssets } from './0012-paused-assets.ts';

const rows = [
  `insert into users (id, email, display_name, role, created_at, updated_at) values ('usr_1', 'ada@example.com', 'Ada', 'owner', 1, 1)`,
  `insert into assets (id, owner_id, status, title, asset_type, price_micros, price_currency, preview, search_text, created_at, updated_at)
    values ('ast_1', 'usr_1', 'published', 'Rain', 'dataset', 5, 'USD', '{}', '', 1, 1)`,
  `insert into payments (id, offer_kind, service_id, provider_id, status, amount_micros, currency, max_calls, client_id, created_at, expires_at)
    values ('pay_1', 'asset', 'ast_1', 'test', 'paid', 5, 'USD', 1, 'anonymous', 1, 2)`,
  `insert into purchases (id, payment_id, service_id, client_id, state, process_id, started_at)
    values ('call_1', 'pay_1', 'ast_1', 'anonymous', 'used', 'proc_1', 1)`,
];
const event = (id: string) => `insert into revenue_events
  (id, payment_id, call_id, asset_id, owner_id, amount_micros, fee_micros, currency, is_test, client_id, created_at)
  values ('${id}', 'pay_1', 'call_1', 'ast_1', 'usr_1', 5, 1, 'USD', 1, 'anonymous', 7)`;

const run = (queries: Queries, text: string) => sql.raw(text).execute(queries);

describe.each<[Dialect, () => Promise<TestDatabase>]>([
  ['sqlite', openSqliteFile],
  ['postgres', openPgliteSchema],
])('the migration of a %s database that has sold before', (dialect, open) => {
  beforeAll(startPglite, 60_000);

  it('keeps what was sold, append only, and lets a payment that was given back be used again', async () => {
    const { database, remove } = await open();
    try {
      await database.write(async (queries) => {
        await foundation(queries, dialect);
        await assets(queries, dialect);
        await x402(queries, dialect);
        await walletCredit(queries, dialect);
        await purchases(queries, dialect);
        for (const row of [...rows, event('rev_1')]) await run(queries, row);
      });
      await expect(database.write((queries) => run(queries, event('rev_2')))).rejects.toThrow(/unique/i);
      await database.write((queries) => pausedAssets(queries, dialect));

      await database.write((queries) => run(queries, event('rev_2')));
      const kept = await database.read.selectFrom('revenue_events').selectAll().orderBy('id').execute();
      expect(kept).toMatchObject([
        { id: 'rev_1', payment_id: 'pay_1', amount_micros: 5, fee_micros: 1, is_test: 1, created_at: 7 },
        { id: 'rev_2' },
      ]);
      expect(await database.read.selectFrom('assets').select(['paused_reason', 'paused_at']).execute()).toEqual([
        { paused_reason: null, paused_at: null },
      ]);
      for (const change of ['update revenue_events set fee_micros = 0', 'delete from revenue_events']) {
        await expect(database.write((queries) => run(queries, change))).rejects.toThrow('append only');
      }
      const orphan = event('rev_3').replace("'pay_1'", "'pay_2'");
      await expect(database.write((queries) => run(queries, orphan))).rejects.toThrow(/foreign key/i);
    } finally {
      await database.close();
      await remove();
    }
  });
});
