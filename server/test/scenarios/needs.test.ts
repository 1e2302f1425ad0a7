import { AdminActPage, AgentDemand, CreatedApiKey, NearMisses, OpenDemandList } from '@farebox/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minuteMs, systemClock } from '../../src/clock.ts';
import { sharedByMin } from '../../src/demand/clusters.ts';
import { eachDatabase } from '../databases.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

const need = 'tide tables of Macau harbour';

eachDatabase('needs', (open) => {
  const time = { ahead: 0 };
  let service: Service;
  let admin: RequestHeaders;

  beforeEach(async () => {
    time.ahead = 0;
    service = await startService({ database: await open(), clock: { now: () => systemClock.now() + time.ahead } });
    admin = await service.asAdmin();
  }, 60_000);
  afterEach(() => service[Symbol.asyncDispose]());

  const report = async () => AgentDemand.parse((await service.get('/api/v1/admin/agent-demand?window_hours=720', admin)).body);
  const nearMisses = async () =>
    NearMisses.parse((await service.get('/api/v1/admin/agent-demand/near-misses?window_hours=720', admin)).body);
  const clusterOf = async (label: string) =>
    (await report()).clusters.find((each) => each.label === label) ?? expect.fail(`no cluster ${label}`);

  /** Signed-in agents ask for the same, each with a budget. */
  async function asked(budgets: ReadonlyArray<string | undefined>): Promise<void> {
    const { login } = await service.customer();
    for (const budget of budgets) {
      const { body } = await service.post('/api/v1/me/api-keys', { name: 'agent' }, login);
      const headers = { 'x-api-key': CreatedApiKey.parse(body).key };
      expect(await service.post('/api/v1/agent-demand', { need, budget }, headers)).toMatchObject({ status: 202 });
    }
  }

  /** What the public board shows once it was made again: a reading after that time starts its refresh, and does not wait for it. */
  async function expectBoard(shown: ReadonlyArray<Partial<OpenDemandList['needs'][number]>>): Promise<void> {
    await vi.waitFor(
      async () => {
        time.ahead += 2 * minuteMs;
        const { needs } = OpenDemandList.parse((await service.get('/api/v1/demand/open')).body);
        expect(needs).toMatchObject(shown);
      },
      { timeout: 120_000, interval: 50 },
    );
  }

  it('are decided about by admins only', async () => {
    const { login } = await service.customer();
    const id = 'need_9f86d081884c7d659a2feaa0';
    for (const [headers, status] of [
      [{}, 401],
      [login, 403],
    ] as const) {
      expect(await service.get('/api/v1/admin/agent-demand/near-misses', headers)).toMatchObject({ status });
      expect(await service.post(`/api/v1/admin/needs/${id}/fulfil`, { need }, headers)).toMatchObject({ status });
      expect(await service.post(`/api/v1/admin/needs/${id}/reopen`, { need }, headers)).toMatchObject({ status });
    }
    expect(await service.post('/api/v1/admin/needs/need_x/fulfil', { need }, admin)).toMatchObject({ status: 400 });
    expect(await service.post(`/api/v1/admin/needs/${id}/fulfil`, { need: '\u0000 ' }, admin)).toMatchObject({ status: 400 });
    expect(AdminActPage.parse((await service.get(`/api/v1/admin/audit?subject_id=${id}`, admin)).body).items).toEqual([]);
  });

  it('leave the public board when they are marked as fulfilled, and return when that is taken back', async () => {
    await asked(Array.from({ length: sharedByMin }, () => undefined));
    await expectBoard([{ need, agents: sharedByMin, budget: null }]);
    const { id, fulfilled } = await clusterOf(need);
    expect(fulfilled).toBeNull();

    const unknown = await service.post(`/api/v1/admin/needs/${id}/fulfil`, { need, supply_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' }, admin);
    expect(unknown).toMatchObject({ status: 400, body: { issues: [{ path: 'supply_id' }] } });
    const marked = await service.post(`/api/v1/admin/needs/${id}/fulfil`, { need, supply_id: 'word-count', note: 'it counts' }, admin);
    expect(marked).toMatchObject({ status: 200, body: { id, fulfilled: { supply_id: 'word-count', note: 'it counts' } } });
    expect((await clusterOf(need)).fulfilled).toMatchObject({ supply_id: 'word-count' });
    await expectBoard([]);
    expect((await nearMisses()).items).toEqual([]);

    expect(await service.post(`/api/v1/admin/needs/${id}/reopen`, { need }, admin)).toMatchObject({
      status: 200,
      body: { fulfilled: null },
    });
    await expectBoard([{ need }]);
    const { body } = await service.get(`/api/v1/admin/audit?subject_id=${id}`, admin);
    expect(AdminActPage.parse(body).items).toMatchObject([
      { action: 'need.reopen', details: { need } },
      { action: 'need.fulfil', details: { need, supplyId: 'word-count', note: 'it counts' } },
    ]);
  });

  it('show a budget to everybody once enough agents have named one, and no exact one', async () => {
    await asked(['1.23', '2.34', '3.4567', '4.56', undefined, '20 EUR']);
    await expectBoard([{ need, agents: 6, budget: null }]);
    await asked(['9.99']);
    await expectBoard([{ budget: { agents: 5, median: '3.50', currency: 'USD' } }]);
  });

  it('have near misses: what is for sale and does not answer them well enough', async () => {
    const { login, userId } = await service.customer();
    const asset = await uploadedAsset(service, login);
    for (const _time of [1, 2]) await service.post('/api/v1/agent-demand', { need: 'earthquakes by day and station' });
    const { items } = await nearMisses();
    expect(items).toMatchObject([{ need: 'earthquakes by day and station', count: 2 }]);
    const near = items[0]?.nearest.find(({ id }) => id === asset.id);
    expect(near).toMatchObject({ kind: 'asset', owner_id: userId, answers: false });
    expect(near?.score).toBeLessThan(0.5);
  });
});
