import { CreatedApiKey, JointSearchAnswer, OpenDemandList } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fareboxClient } from '@farebox/client';
import { minuteMs, systemClock } from '../../src/clock.ts';
import { sharedByMin } from '../../src/demand/clusters.ts';
import { officialClients } from '../mcp-client.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';

const time = { ahead: 0 };
const clock = { now: () => systemClock.now() + time.ahead };

let service: Service;
let assetId: string;
beforeAll(async () => {
  service = await startService({ clock });
  assetId = (await uploadedAsset(service, (await service.customer()).login)).id;
});
afterAll(() => service[Symbol.asyncDispose]());

const find = async (query: string) => JointSearchAnswer.parse((await service.get(`/api/search?${query}`)).body);
const rain = 'q=daily+rainfall+and+weather+in+Hong+Kong';

describe('the search over everything', () => {
  it('lists tools and assets together, the best first, each with its next request', async () => {
    const { results, total, demand } = await find(rain);
    expect(results.map(({ kind, id }) => `${kind} ${id}`)).toEqual(expect.arrayContaining([`asset ${assetId}`, 'tool hk-weather']));
    expect(results.map(({ score }) => score)).toEqual(results.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(total).toBeGreaterThanOrEqual(results.length);
    expect(demand).toBeUndefined();
    for (const { action } of results) {
      const { pathname } = new URL(action.href);
      const answer = action.method === 'GET' ? await service.get(pathname) : await service.post(pathname, action.body);
      expect([200, 402], `${pathname} ${answer.text}`).toContain(answer.status);
    }
  });

  it('gives each the score of its own search', async () => {
    const { results } = await find(rain);
    const { body: ofAssets } = await service.get(`/api/v1/assets/search?${rain}`);
    const { body: ofTools } = await service.get(`/api/tools/search?${rain}`);
    expect(ofAssets).toMatchObject({ results: [{ asset_id: assetId, score: results.find(({ kind }) => kind === 'asset')?.score }] });
    const best = results.find(({ kind }) => kind === 'tool');
    expect(ofTools).toMatchObject({ services: [{ id: best?.id, matchScore: Math.round(100 * (best?.score ?? 0)) }] });
  });

  it('says which filters applied to which kind', async () => {
    const { searched, results } = await find(`${rain}&type=dataset&max_price=0.05&category=weather`);
    expect(searched).toMatchObject([
      { kind: 'tool', filters_applied: ['max_price', 'category'], filters_ignored: ['type'] },
      { kind: 'asset', filters_applied: ['type', 'max_price'], filters_ignored: ['category'] },
      { kind: 'demand', filters_applied: [], filters_ignored: ['type', 'max_price', 'category'] },
    ]);
    expect(results.filter(({ kind }) => kind === 'tool').map(({ id }) => id)).toEqual(['hk-weather']);
    const inChinese = await find(`${rain}&language=zh`);
    expect(inChinese.searched).toMatchObject([
      { kind: 'tool', filters_ignored: ['language'] },
      { kind: 'asset', total: 0, filters_applied: ['language'] },
      { kind: 'demand', filters_ignored: ['language'] },
    ]);
    expect((await find(`${rain}&language=en&kinds=asset`)).results.map(({ id }) => id)).toEqual([assetId]);
    expect(await service.get(`/api/search?${rain}&language=xx`)).toMatchObject({ status: 400 });
    expect((await find(`${rain}&max_price=0.049999`)).results.filter(({ kind }) => kind === 'tool')).toEqual([]);
  });

  it('leaves out tools whose latest check failed, and those without one, where only healthy ones are wanted', async () => {
    const healthy = `${rain}&kinds=tool&health=healthy`;
    const { quality } = service.parts.tools;
    await quality.probed('hk-weather', { status: 'unhealthy', detail: 'a test', latencyMs: 1 });
    expect((await find(healthy)).results.map(({ id }) => id)).not.toContain('hk-weather');
    await quality.probed('hk-weather', { status: 'healthy', detail: null, latencyMs: 1 });
    const { searched, results } = await find(healthy);
    expect(searched).toMatchObject([{ kind: 'tool', filters_applied: ['health'] }]);
    expect(results.map(({ id }) => id)).toContain('hk-weather');
    expect(await service.get(`/api/search?${rain}&health=ill`)).toMatchObject({ status: 400 });
  });

  it('searches only the named kinds', async () => {
    const { searched, results } = await find(`${rain}&kinds=asset`);
    expect(searched.map(({ kind }) => kind)).toEqual(['asset']);
    expect(results.map(({ id }) => id)).toEqual([assetId]);
    expect(await service.get(`/api/search?${rain}&kinds=assets`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await service.get('/api/search?q=')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('takes the highest price in cents too, as the search of tools does', async () => {
    const cheap = await find(`${rain}&max_price_cents=1`);
    expect(cheap.searched.find(({ kind }) => kind === 'asset')).toMatchObject({ filters_applied: ['max_price'] });
    expect(cheap).toEqual(await find(`${rain}&max_price=0.01`));
    expect(await find(`${rain}&max_price_cents=1&max_price=9`)).toEqual(await find(`${rain}&max_price=9`));
    expect(await service.get(`/api/search?${rain}&max_price_cents=cheap`)).toMatchObject({ status: 400 });
  });

  it('answers a body as it answers a query', async () => {
    const { body } = await service.post('/api/search', { query: 'daily rainfall and weather in Hong Kong' });
    expect(JointSearchAnswer.parse(body).results).toEqual((await find(rain)).results);
  });

  it('answers with a ready demand call where nothing is for sale, and records the search once', async () => {
    const need = 'qwzx vbnk plmokn';
    const { results, demand } = await find(`q=${encodeURIComponent(need)}&type=dataset`);
    expect(results).toEqual([]);
    expect(demand).toMatchObject({ method: 'POST', body: { need, asset_type: 'dataset' } });
    expect(await service.post(new URL(demand?.href ?? '').pathname, demand?.body)).toMatchObject({ status: 202 });
    await service.parts.accessLog.flush();
    const { items } = await service.parts.accessLog.list({ limit: 50, cursor: null, kind: 'search' });
    expect(items.filter(({ query }) => query === need)).toMatchObject([{ path: '/api/search', outcome: 'unmet', result_count: 0 }]);
  });

  it('answers an unfinished query like any other, and does not record it', async () => {
    const need = 'hjkl yuio';
    expect(await find(`q=${encodeURIComponent(need)}&draft=true`)).toEqual(await find(`q=${encodeURIComponent(need)}&draft=false`));
    expect((await find(`${rain}&draft=true`)).results).toEqual((await find(rain)).results);
    await service.parts.accessLog.flush();
    const { items } = await service.parts.accessLog.list({ limit: 50, cursor: null, kind: 'search' });
    expect(items.filter(({ query }) => query === need)).toHaveLength(1);
    expect(await service.get(`/api/search?${rain}&draft=perhaps`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('shows open demand only in a wording that enough signed-in agents used', async () => {
    const common = 'tide tables of Macau harbour';
    const rare = 'tide tables of Macau harbour for the yacht of Mr Wong';
    const { login } = await service.customer();
    const keys = await Promise.all(
      Array.from({ length: sharedByMin }, async () => {
        const { body } = await service.post('/api/v1/me/api-keys', { name: 'agent' }, login);
        return { 'x-api-key': CreatedApiKey.parse(body).key };
      }),
    );
    const ask = async (need: string, headers: Record<string, string>) =>
      expect(await service.post('/api/v1/agent-demand', { need }, headers)).toMatchObject({ status: 202 });
    const shown = async () => {
      time.ahead += 10 * minuteMs;
      // The first search after that time starts the refresh, and does not wait for it.
      await find(`q=${encodeURIComponent(rare)}&kinds=demand`);
      await service.parts.demand.aggregate.report(720);
      return (await find(`q=${encodeURIComponent(rare)}&kinds=demand`)).results;
    };
    for (const headers of keys.slice(1)) await ask(common, headers);
    for (let name = 0; name < sharedByMin; name += 1) await ask(common, { 'x-client-id': `bot-${name}` });
    for (const headers of keys.slice(2)) await ask(rare, headers);
    expect(await shown()).toEqual([]);
    await ask(common, keys[0] ?? {});
    const results = await shown();
    // The refresh may still run.
    while (results.length === 0) results.push(...(await shown()));
    expect(results).toMatchObject([{ kind: 'demand', title: common, agents: sharedByMin, pledged: null }]);
    expect(JSON.stringify(results)).not.toContain('Wong');
    const { body, text } = await service.get('/api/v1/demand/open');
    const board = OpenDemandList.parse(body);
    expect(board).toMatchObject({ agents_min: sharedByMin, total: board.needs.length });
    expect(board.needs).toMatchObject([{ id: results[0]?.id, need: common, agents: sharedByMin, pledged: null }]);
    expect(text).not.toContain('Wong');
  });

  it.each(officialClients)('is an MCP tool, %s', async (_name, connect) => {
    await using client = await connect(service.url);
    const { data } = await client.call('search', { query: 'daily rainfall and weather in Hong Kong', kinds: ['asset'] });
    expect(data).toMatchObject({
      results: [{ kind: 'asset', id: assetId, next: { tool: 'get_asset', arguments: { asset_id: assetId } } }],
    });
    expect((await client.call('search', { query: 'qwzx vbnk plmokn' })).data).toMatchObject({
      results: [],
      demand: { tool: 'submit_demand', arguments: { need: 'qwzx vbnk plmokn' } },
    });
  });

  it('is a call of the client', async () => {
    const found = await fareboxClient({ url: service.url }).searchEverything('daily rainfall in Hong Kong', { kinds: ['asset'], limit: 1 });
    expect(found.results).toMatchObject([{ id: assetId }]);
  });
});
