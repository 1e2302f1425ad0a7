import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../src/storage/migrate.ts';
import { countedTool } from '../counted-tool.ts';
import { pausingProxy } from '../databases/pausing-proxy.ts';
import { administer, openPostgresDatabase, postgresUrl } from '../databases/postgres.ts';
import { ownTime } from '../own-time.ts';
import { startService, type Answer, type Service } from '../service.ts';
import { until } from '../until.ts';

const withinMs = 5000;
const recoveredMs = 10_000;
/** Checks that the answer came in time and tells the caller what to do. */
async function refused(asked: () => Promise<Answer>, statuses = [503]): Promise<void> {
  using time = ownTime();
  const answer = await asked();
  expect(statuses, answer.text).toContain(answer.status);
  if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(time.ms()).toBeLessThan(withinMs);
}

/** Requests each kind of route that needs the database. */
async function everyKind(service: Service, paid: { token: string; paymentId: string }) {
  const { apiKey, login } = await service.customer({ credit: '1.00' });
  const admin = await service.asAdmin();
  return (): Array<Promise<void>> => [
    refused(() => service.post('/api/tools/counted-echo', { note: 'a' }, { 'x-payment-token': paid.token })),
    refused(() => service.post('/api/tools/counted-echo', { note: 'a' }, { ...apiKey, 'x-payment-provider': 'credit' })),
    refused(() => service.get(`/api/payments/${paid.paymentId}`)),
    refused(() => service.post(`/api/payments/${paid.paymentId}/pay`, { provider: 'test' })),
    refused(() => service.get('/api/v1/assets/search?q=rain'), [200, 503]),
    refused(() => service.get('/api/v1/me/credit', login)),
    refused(() => service.post('/api/v1/auth/login', { email: 'nobody@example.com', password: 'long enough a word' })),
    refused(() => service.get('/api/v1/admin/users', admin)),
    refused(() => service.post('/api/v1/agent-demand', { need: 'rain in Rome' })),
    refused(() => service.get('/readyz')),
  ];
}

async function alwaysAnswers(service: Service): Promise<void> {
  for (const path of ['/healthz', '/metrics', '/api/tools', '/openapi.json']) {
    await refused(() => service.get(path), [200]);
  }
}

const register = (service: Service) =>
  service.post('/api/v1/auth/register', { email: `${randomUUID()}@example.com`, password: 'long enough a word' });

describe('a SQLite file', () => {
  it('that another process locks is reported within five seconds, while other requests are served', async () => {
    await using service = await startService({ extraTools: [countedTool().tool] });
    const { token } = await service.paid('counted-echo');
    const other = new DatabaseSync(join(service.parts.config.dataDir, 'farebox.sqlite'));
    other.exec('begin immediate');
    using time = ownTime();
    const call = refused(() => service.post('/api/tools/counted-echo', { note: 'a' }, { 'x-payment-token': token }));
    await alwaysAnswers(service);
    expect(time.ms()).toBeLessThan(2500);
    await call;
    other.exec('rollback');
    other.close();
    expect(await service.post('/api/tools/counted-echo', { note: 'a' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    await service.balances();
  });

  it('without space is reported at once; reads continue, and so do writes once there is space', async () => {
    await using service = await startService({ extraTools: [countedTool().tool] });
    const { token } = await service.paid('counted-echo');
    const { login } = await service.customer();
    const pages = (count: number) =>
      service.parts.database.write((queries) => sql.raw(`pragma max_page_count = ${count}`).execute(queries));
    await pages(1);
    const [registered] = await until('the file is full', async () => {
      const answer = await register(service);
      return answer.status === 201 ? null : [answer];
    });
    expect(registered).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(registered.headers.get('retry-after')).not.toBeNull();
    expect(await service.get('/api/v1/me/credit', login)).toMatchObject({ status: 200 });
    await alwaysAnswers(service);
    await pages(1_000_000_000);
    expect(await register(service)).toMatchObject({ status: 201 });
    expect(await service.post('/api/tools/counted-echo', { note: 'a' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    await service.balances();
  });

  it('that is read-only refuses writes with 503', async () => {
    await using service = await startService();
    await service.parts.database.write((queries) => sql`pragma query_only = on`.execute(queries));
    await refused(() => register(service));
    await alwaysAnswers(service);
  });
});

describe.skipIf(postgresUrl === undefined)('a PostgreSQL (postgres)', () => {
  async function behindProxy() {
    const { hostname, port } = new URL(postgresUrl ?? '');
    const proxy = await pausingProxy(hostname, Number(port || '5432'));
    const { database, remove } = await openPostgresDatabase(proxy);
    await migrate(database);
    const service = await startService({ database, extraTools: [countedTool().tool] });
    return {
      proxy,
      service,
      database,
      async [Symbol.asyncDispose]() {
        await service[Symbol.asyncDispose]();
        await database.close();
        await proxy[Symbol.asyncDispose]();
        await remove();
      },
    };
  }

  async function recovers(service: Service): Promise<void> {
    using time = ownTime();
    await until('the service is ready', async () => (await service.get('/readyz')).status === 200, { everyMs: 200 });
    expect(time.ms()).toBeLessThan(recoveredMs);
    const { token } = await service.paid('counted-echo');
    expect(await service.post('/api/tools/counted-echo', { note: 'b' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    await service.balances();
  }

  it('that hangs is reported within five seconds on every route, and used again within ten after it recovers', async () => {
    await using behind = await behindProxy();
    const { service, proxy } = behind;
    const ask = await everyKind(service, await service.paid('counted-echo'));
    proxy.pause();
    await Promise.all([...ask(), alwaysAnswers(service)]);
    await Promise.all([...ask(), alwaysAnswers(service)]);
    proxy.resume();
    await recovers(service);
  });

  it('that is down is reported at once', async () => {
    await using behind = await behindProxy();
    const { service, proxy } = behind;
    const ask = await everyKind(service, await service.paid('counted-echo'));
    proxy.refuse();
    await Promise.all([...ask(), alwaysAnswers(service)]);
    proxy.resume();
    await recovers(service);
  });

  it('that is read-only answers reads, and refuses writes with 503', async () => {
    await using behind = await behindProxy();
    const { service, database } = behind;
    const { token } = await service.paid('counted-echo');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.read);
    const name = rows[0]?.name ?? '';
    // From outside: a connection of the service's own would keep what it was opened with.
    const setReadOnly = async (value: 'on' | 'off') => {
      await administer(postgresUrl ?? '', `alter database ${name} set default_transaction_read_only = ${value}`);
      await administer(postgresUrl ?? '', `select pg_terminate_backend(pid, ${withinMs}) from pg_stat_activity where datname = '${name}'`);
    };
    await setReadOnly('on');
    await refused(() => register(service));
    await refused(() => service.post('/api/tools/counted-echo', { note: 'a' }, { 'x-payment-token': token }));
    await alwaysAnswers(service);
    await setReadOnly('off');
    await recovers(service);
  });

  it('with a held lock is reported within five seconds', async () => {
    await using behind = await behindProxy();
    const { service, database } = behind;
    const { token } = await service.paid('counted-echo');
    const locking = await database.read.startTransaction().execute();
    try {
      await sql`lock table purchases in access exclusive mode`.execute(locking);
      await refused(() => service.post('/api/tools/counted-echo', { note: 'a' }, { 'x-payment-token': token }));
      await alwaysAnswers(service);
    } finally {
      await locking.rollback().execute();
    }
    await recovers(service);
  });
});
