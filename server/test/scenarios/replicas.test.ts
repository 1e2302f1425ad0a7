import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { countedTool } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { pausingProxy } from '../databases/pausing-proxy.ts';
import { pgbouncer, pgbouncerProgram } from '../databases/pgbouncer.ts';
import { openPostgresDatabase, postgresUrl } from '../databases/postgres.ts';
import { uploadedAsset } from '../registry.ts';
import { replicaOf, startService, tally, type Service } from '../service.ts';
import { until } from '../until.ts';

const note = { note: 'a' };
const echo = '/api/tools/counted-echo';

/** The number of replicas that a service knows of. */
async function replicasKnownTo(service: Service): Promise<number> {
  return Number(/^farebox_replicas (\d+)$/m.exec((await service.get('/metrics')).text)?.[1]);
}

eachDatabase('rate limits', (open) => {
  it('hold over both of two replicas together', async () => {
    const database = await open();
    // SQLite has one process.
    if (database.dialect === 'sqlite') return;
    const now = Date.now();
    const clock = { now: () => now };
    const settings = { FAREBOX_RATE_UNPAID_PER_MINUTE: '10' };
    await using one = await startService({ database, clock, settings });
    expect(await replicasKnownTo(one)).toBe(1);
    const two = await startService({ database, clock, settings: { ...replicaOf(one), ...settings } });
    await until('each knows of the other', async () => (await replicasKnownTo(one)) === 2 && (await replicasKnownTo(two)) === 2);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? one : two).post('/api/tools/word-count', { text: 'a' })),
    );
    expect(tally(answers)).toEqual({ '402 payment_required': 10, '429 rate_limited': 30 });
    await two[Symbol.asyncDispose]();
    await until('the other is gone', async () => (await replicasKnownTo(one)) === 1);
  });
});

describe.skipIf(postgresUrl === undefined || pgbouncerProgram === null)('behind PgBouncer in transaction mode (postgres)', () => {
  it.each([
    ['that refuses what it does not know', ''],
    ['that ignores it', 'statement_timeout,lock_timeout,options'],
  ])('%s, everything works with few connections, and limits hold', async (_what, ignores) => {
    const bouncer = await pgbouncer(postgresUrl ?? '', { ignores });
    const { database, remove } = await openPostgresDatabase(bouncer);
    try {
      await migrate(database);
      await using one = await startService({ database, extraTools: [countedTool().tool] });
      await using two = await startService({ database, extraTools: [countedTool().tool], settings: replicaOf(one) });
      const asset = await uploadedAsset(one, (await one.customer()).login);
      expect(await two.get(`/api/v1/assets/search?q=${encodeURIComponent(asset.title)}`)).toMatchObject({ status: 200 });
      const payments = await Promise.all(Array.from({ length: 20 }, () => one.paid('counted-echo')));
      const calls = payments.map(({ token }, at) => (at % 2 === 0 ? one : two).post(echo, note, { 'x-payment-token': token }));
      expect(tally(await Promise.all(calls))).toEqual({ 200: 20 });
      await one.balances();

      // What was set for one transaction holds for no other, and each has its own.
      const limits = (queries: Database['read']) =>
        sql<{ statement: string; lock: string }>`
          select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(queries);
      expect((await database.write(limits)).rows).toEqual([{ statement: '30s', lock: '4s' }]);
      expect((await limits(database.read)).rows).toEqual([{ statement: '0', lock: '0' }]);
      const snapshot = await database.snapshot();
      expect(snapshot.tables.map(({ name }) => name)).toContain('purchases');
      await snapshot.close();
    } finally {
      await database.close();
      // It keeps connections to the database.
      await bouncer[Symbol.asyncDispose]();
      await remove();
    }
  });
});

describe.skipIf(postgresUrl === undefined)('a statement that takes too long (postgres)', () => {
  it('is ended after its setting, and the request gets 503', async () => {
    const { database: first, remove } = await openPostgresDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.read);
    await migrate(first);
    await first.close();
    const url = new URL(postgresUrl ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const database = openPostgres({ url: url.href, statementMs: 1000 });
    try {
      await using service = await startService({ database });
      const asset = await uploadedAsset(service, (await service.customer()).login);
      expect(await service.get(`/api/v1/assets/${asset.id}`)).toMatchObject({ status: 200 });
      await sql`alter table users rename to all_users`.execute(database.read);
      await sql`create view users as select u.* from all_users u, (select pg_sleep(20)) slow`.execute(database.read);
      const refused = await service.get(`/api/v1/assets/${asset.id}`);
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // The server has ended it too.
      const running =
        await sql`select 1 from pg_stat_activity where datname = current_database() and query like '%all_users%' and state = 'active'
        and pid <> pg_backend_pid()`.execute(database.read);
      expect(running.rows).toEqual([]);
      await sql`drop view users`.execute(database.read);
      await sql`alter table all_users rename to users`.execute(database.read);
      expect(await service.get(`/api/v1/assets/${asset.id}`)).toMatchObject({ status: 200 });
    } finally {
      await database.close();
      await remove();
    }
  });
});

describe.skipIf(postgresUrl === undefined)('a read replica for searches (postgres)', () => {
  let proxy: Awaited<ReturnType<typeof pausingProxy>>;
  let opened: Awaited<ReturnType<typeof openPostgresDatabase>>;
  let service: Service;
  let title: string;
  beforeAll(async () => {
    const { hostname, port } = new URL(postgresUrl ?? '');
    proxy = await pausingProxy(hostname, Number(port || '5432'));
    opened = await openPostgresDatabase();
    await migrate(opened.database);
    // The same database through a proxy stands for a replica that is never behind.
    service = await startService({ database: opened.database, settings: await settingsThrough(proxy.port) });
    ({ title } = await uploadedAsset(service, (await service.customer()).login));
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await opened.database.close();
    await proxy[Symbol.asyncDispose]();
    await opened.remove();
  });

  async function settingsThrough(port: number, database?: string) {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(opened.database.read);
    const url = new URL(postgresUrl ?? '');
    url.host = `127.0.0.1:${port}`;
    url.pathname = `/${database ?? rows[0]?.name}`;
    return { DATABASE_URL: postgresUrl ?? '', FAREBOX_SEARCH_DATABASE_URL: url.href };
  }

  const search = () => service.get(`/api/v1/assets/search?q=${encodeURIComponent(title)}`);
  const isUsed = async (of = service) => /^farebox_search_replica_used 1$/m.test((await of.get('/metrics')).text);

  it('answers searches', async () => {
    await until('it is well', () => isUsed());
    const before = proxy.bytes();
    expect(await search()).toMatchObject({ status: 200, body: { total: 1 } });
    expect(proxy.bytes()).toBeGreaterThan(before);
  });

  it('that is gone is replaced by the primary within the same search, and comes back', async () => {
    await until('it is well', () => isUsed());
    proxy.refuse();
    expect(await search()).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await isUsed()).toBe(false);
    proxy.resume();
    await until('it is well again', () => isUsed());
    expect(await search()).toMatchObject({ status: 200, body: { total: 1 } });
  });

  it('that hangs is replaced too', async () => {
    await until('it is well', () => isUsed());
    proxy.pause();
    expect(await search()).toMatchObject({ status: 200, body: { total: 1 } });
    proxy.resume();
    await until('it is well again', () => isUsed());
  });

  it('that lags behind is not asked', async () => {
    // A copy of another day: its processes were alive an hour ago.
    const old = await openPostgresDatabase();
    try {
      await migrate(old.database);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(old.database.read);
      const { port } = new URL(postgresUrl ?? '');
      const settings = { ...replicaOf(service), ...(await settingsThrough(Number(port || '5432'), rows[0]?.name)) };
      await old.database.write((queries) =>
        queries
          .insertInto('processes')
          .values({ id: 'proc_old', started_at: 1, alive_until: Date.now() - 3_600_000 })
          .execute(),
      );
      await using other = await startService({ database: opened.database, settings });
      await until('it was compared', async () => /^farebox_search_replica_used 0$/m.test((await other.get('/metrics')).text));
      expect(await other.get(`/api/v1/assets/search?q=${encodeURIComponent(title)}`)).toMatchObject({ status: 200, body: { total: 1 } });
      // It has caught up.
      await old.database.write((queries) =>
        queries
          .updateTable('processes')
          .set({ alive_until: Date.now() + 3_600_000 })
          .execute(),
      );
      await until('it is asked', () => isUsed(other));
      expect(await other.get(`/api/v1/assets/search?q=${encodeURIComponent(title)}`)).toMatchObject({ status: 200, body: { total: 0 } });
    } finally {
      await old.database.close();
      await old.remove();
    }
  });
});
