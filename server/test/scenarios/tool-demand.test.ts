import { AccessLogPage, AgentDemand } from '@farebox/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minuteMs, systemClock } from '../../src/clock.ts';
import { countedTool } from '../counted-tool.ts';
import { officialClients } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';

const time = { ahead: 0 };
let service: Service;
beforeAll(async () => {
  service = await startService({
    extraTools: [countedTool({ id: 'counted-echo' }).tool],
    clock: { now: () => systemClock.now() + time.ahead },
  });
});
afterAll(() => service[Symbol.asyncDispose]());

const path = '/api/tools/counted-echo';
const call = (headers: Record<string, string> = {}) => service.post(path, { note: 'hello' }, headers);

async function report(): Promise<AgentDemand> {
  await service.parts.accessLog.flush();
  time.ahead += minuteMs;
  await service.parts.accessLog.flush();
  // Readers see what was recorded once a later write is on the disk.
  await service.parts.database.write(async () => {});
  const { body } = await service.get('/api/v1/admin/agent-demand?window_hours=1', await service.asAdmin());
  return AgentDemand.parse(body);
}

it('counts calls, 402s and searches of tools, however they come, and writes few rows for many', async () => {
  const need = 'qwzx vbnk plmokn';
  for (let times = 0; times < 40; times += 1) expect(await call()).toMatchObject({ status: 402 });
  for (let times = 0; times < 10; times += 1) await service.get(`/api/tools/search?q=${encodeURIComponent(need)}`);
  await service.get('/api/tools/search?q=count+words');
  await service.get('/api/tools/search');
  const { token } = await service.paid('counted-echo');
  expect(await call({ 'x-payment-token': token })).toMatchObject({ status: 200 });
  expect(await service.get('/api/tools/no-such-tool')).toMatchObject({ status: 404 });
  const connect = officialClients[0]?.[1] ?? expect.fail();
  await using client = await connect(service.url);
  await client.call('search_tools', { query: need });

  const { totals, conversion, top_unmet: unmet, clusters } = await report();
  expect(totals).toMatchObject({ search: 12, call: 42, payment: 1 });
  expect(conversion).toMatchObject({ searches: 12, challenged: 40, paid: 1, delivered: 1 });
  expect(unmet).toMatchObject([{ query: need, kind: 'search', count: 11 }]);
  expect(clusters.find(({ label }) => label === need)).toMatchObject({ count: 11, unmet_share: 1 });

  const log = async (filter: string) =>
    AccessLogPage.parse((await service.get(`/api/v1/admin/access-logs?${filter}`, await service.asAdmin())).body).items;
  const challenged = await log('kind=call&outcome=challenged&asset_id=counted-echo');
  expect(challenged.length).toBeLessThanOrEqual(4);
  expect(challenged.reduce((sum, { repeats }) => sum + repeats, 0)).toBe(40);
  expect(await log('kind=call&outcome=unmet')).toMatchObject([{ asset_id: 'no-such-tool', status: 404 }]);
  const { text } = await service.get('/api/v1/admin/access-logs?kind=call&format=csv', await service.asAdmin());
  expect(text.split('\n')[0]).toContain('repeats');
  expect(text).toContain('counted-echo');
});
