import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AssetSearchAnswer, PaymentBody } from '@farebox/contract';
import { systemClock } from '../../src/clock.ts';
import type { Database } from '../../src/storage/database.ts';
import { migrate, migrations } from '../../src/storage/migrate.ts';
import { schemaOf } from '../../src/storage/schema.ts';
import { countedTool } from '../counted-tool.ts';
import { startPglite } from '../databases/pglite.ts';
import { describedTools, fakeLocalEngine } from '../fake-engines.ts';
import { boughtAsset, fetchAsset, linkOf, rainCsv, uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';
import { until } from '../until.ts';
import { fixtureKinds, fixtureNames, openEmpty, openFixture, type Fixture } from './fixtures.ts';

const names = fixtureNames().toSorted();
const ends = [names[0] ?? '', names.at(-1) ?? ''];

it('stored data is kept of every version: `node server/test/upgrades/make.ts` makes that of a new migration', () => {
  expect(fixtureNames().toSorted()).toEqual(migrations.map(({ name }) => name));
});

describe.each(fixtureKinds)('on %s', (kind) => {
  let schemaOfNew: Awaited<ReturnType<typeof schemaOf>>;
  beforeAll(async () => {
    await startPglite();
    const { database, remove } = await openEmpty(kind);
    await migrate(database);
    schemaOfNew = await schemaOf(database.read, database.dialect);
    await database.close();
    await remove();
  });

  describe.each(fixtureNames())('data that was stored with %s', (name) => {
    it('keeps every row, in the tables of a new database, and refuses what would damage the books', async () => {
      await using fixture = await openFixture(name, kind);
      const { database } = fixture;
      const before = await rowsOf(database);
      expect(before.get('purchases')).toHaveLength((before.get('pledges')?.length ?? 0) + 26);
      await migrate(database);
      // A later migration may add tables, and columns to what is there.
      const after = await rowsOf(database);
      const queue = z.array(z.looseObject({ webhook_id: z.string() })).parse(after.get('webhooks'));
      if (before.get('webhooks') === undefined) expect(queue.length).toBe(webhooksIn(before).length);
      expect(queue).toEqual(expect.arrayContaining(webhooksIn(before).map((webhook) => expect.objectContaining(webhook))));
      for (const [table, rows] of withoutWebhooks(before)) expect(after.get(table), table).toMatchObject(rows);
      expect(await schemaOf(database.read, database.dialect)).toEqual(schemaOfNew);
      expect(await ranOn(database)).toEqual(migrations.map((migration) => migration.name));
      expect(await migrate(database)).toEqual([]);

      const run = (statement: string) => database.write((queries) => sql.raw(statement).execute(queries));
      for (const table of ['ledger_entries', 'revenue_events', 'returned_deliveries', 'wallet_refunds', 'admin_acts']) {
        await expect(run(`delete from ${table}`)).rejects.toThrow('append only');
      }
      await expect(run(`update revenue_events set fee_micros = 0`)).rejects.toThrow('append only');
      await expect(run(`delete from purchases where id = (select min(call_id) from revenue_events)`)).rejects.toThrow(/foreign key/i);
    });
  });

  // Of the versions between them, the test above says that nothing differs after migrating.
  describe.each(ends)('data that was stored with %s', (name) => {
    it('is searched, sold and added to', async () => {
      await using fixture = await openFixture(name, kind);
      await using service = await serviceOn(fixture);
      const { made } = fixture;
      await service.balances();
      await until('the running call is given back', async () => {
        await service.parts.payments.reservations.recover();
        return (await fixture.database.read.selectFrom('purchases').select('id').where('state', '=', 'reserved').execute()).length === 0;
      });
      expect(await found(service, 'rainfall in Hong Kong by station')).toContain(made.rainId);
      expect(await service.get('/api/v1/me/credit', made.buyer)).toMatchObject({ status: 200, body: { balance: made.balance } });

      const first = { ...made.buyer, 'idempotency-key': 'first', 'x-payment-provider': 'credit' };
      expect(await service.post('/api/tools/counted-echo', { note: 'hello' }, first)).toMatchObject({ status: 200, body: { run: 2 } });
      const unresolved = await service.get('/api/v1/admin/settlements', await service.asAdmin());
      expect(unresolved).toMatchObject({ status: 200, body: { items: [{ amount: '50000' }] } });

      const call = (token: string) => service.post('/api/tools/counted-echo', { note: 'hello' }, { 'x-payment-token': token });
      expect(await call(made.unusedToken)).toMatchObject({ status: 200 });
      expect(await call(made.unusedToken)).not.toMatchObject({ status: 200 });
      expect(await call((await service.paid('counted-echo')).token)).toMatchObject({ status: 200 });
      const quoted = await service.post('/api/payments', { serviceId: made.rainId, providerId: 'credit' }, made.buyer);
      const { paymentId, token } = PaymentBody.parse(quoted.body);
      expect(await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, made.buyer)).toMatchObject({ status: 200 });
      expect(await fetchAsset(service, made.rainId, { ...made.buyer, 'x-payment-token': token })).toMatchObject({ status: 200 });
      const { delivered } = await boughtAsset(service, made.rainId);
      expect(await service.get(linkOf(delivered).slice(service.url.length))).toMatchObject({ status: 200, text: rainCsv });
      const result = await service.paid('scan-result');
      expect(await service.post('/api/tools/scan-result', { id: made.jobId }, { 'x-payment-token': result.token })).toMatchObject({
        status: 200,
        body: { data: { result: { pages: 1 } } },
      });

      const lemurs = await uploadedAsset(
        service,
        made.owner,
        { title: made.watchedNeed, description: made.watchedNeed },
        { bytes: 'a,b\n1,2\n' },
      );
      expect(await found(service, 'census of ring-tailed lemurs')).toContain(lemurs.id);
      await until('the watch is answered', async () => {
        await service.parts.jobs.runDue();
        return (
          (await fixture.database.read.selectFrom('webhooks').select('id').where('body', 'like', `%${lemurs.id}%`).execute()).length > 0
        );
      });
      await service.balances();
    });
  });
});

type Rows = Map<string, unknown[]>;

/** The ids and states of the webhooks that were stored in four tables before there was one. */
function webhooksIn(rows: Rows): Array<{ webhook_id: unknown; state: unknown; attempts: unknown }> {
  const of = (table: string, [id, state, attempts]: readonly [string, string, string]) =>
    z
      .array(z.record(z.string(), z.unknown()))
      .parse(rows.get(table) ?? [])
      .filter((row) => typeof row[id] === 'string' && row[state] !== undefined)
      .map((row) => ({ webhook_id: row[id], state: row[state], attempts: row[attempts] }));
  const ofNotice = ['notice_id', 'notice_state', 'notice_attempts'] as const;
  return [
    ...of('watch_notices', ['id', 'state', 'attempts']),
    ...of('account_messages', ['id', 'state', 'attempts']),
    ...of('credit_notices', ofNotice),
    ...of('tool_jobs', ofNotice),
  ];
}

/** All other rows and columns, of which a migration loses none; and the jobs that sent those webhooks. */
function withoutWebhooks(rows: Rows): Rows {
  const moved = new Set(['notice_id', 'notice_state', 'notice_attempts', 'notice_body', 'noticed_at', 'last_status', 'last_error']);
  const kept = [...rows].filter(([table]) => !['watch_notices', 'account_messages', 'jobs'].includes(table));
  return new Map(
    kept.map(([table, each]) => {
      if (table !== 'credit_notices' && table !== 'tool_jobs') return [table, each];
      return [table, each.map((row) => Object.fromEntries(Object.entries(Object(row)).filter(([column]) => !moved.has(column))))];
    }),
  );
}

/** The service as it goes on at the time of the data. */
function serviceOn({ database, blobsUrl, made }: Fixture): Promise<Service> {
  const behindMs = systemClock.now() - made.madeAt;
  return startService({
    database,
    clock: { now: () => systemClock.now() - behindMs },
    extraTools: [countedTool().tool],
    providerTools: { tools: describedTools, engines: [fakeLocalEngine().engine] },
    settings: { FAREBOX_TOOL_ENGINE: 'auto', FAREBOX_BLOBS: blobsUrl },
  });
}

async function found(service: Service, query: string): Promise<string[]> {
  const { results } = AssetSearchAnswer.parse((await service.get(`/api/v1/assets/search?q=${encodeURIComponent(query)}`)).body);
  return results.map((result) => result.asset_id);
}

async function ranOn({ read }: Database): Promise<string[]> {
  return (await sql<{ name: string }>`select name from schema_migrations order by name`.execute(read)).rows.map(({ name }) => name);
}

/** All rows of all tables, but for that of the migrations and those that SQLite keeps its word index in. */
async function rowsOf({ read, dialect }: Database): Promise<Map<string, unknown[]>> {
  const tables = await (
    dialect === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob 'search_text_*'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
  ).execute(read);
  const rows = new Map<string, unknown[]>();
  for (const { name } of tables.rows) {
    if (name === 'schema_migrations') continue;
    const stored = await sql`select * from ${sql.table(name)}`.execute(read);
    rows.set(
      name,
      stored.rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    );
  }
  return rows;
}
