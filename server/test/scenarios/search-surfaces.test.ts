import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { AdminToolList, AssetSearchAnswer, CatalogSearchAnswer, Session } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officialClients, type McpClient } from '../mcp-client.ts';
import { uploadedAsset } from '../registry.ts';
import { adminLogin, startService, type Service } from '../service.ts';

const commandLine = resolve(import.meta.dirname, '../../bin/farebox.js');

let service: Service;
beforeAll(async () => {
  service = await startService();
  await uploadedAsset(service, (await service.customer()).login);
});
afterAll(() => service[Symbol.asyncDispose]());

describe.each(officialClients)('a search over MCP, %s', (_name, connect) => {
  let client: McpClient;
  beforeAll(async () => {
    client = await connect(service.url);
  });
  afterAll(() => client[Symbol.asyncDispose]());

  it.each([
    ['search_assets', 'the daily rainfall of each weather station in Hong Kong', { language: 'en' }],
    ['search_assets', '香港每日降雨量', { language: 'zh' }],
    ['search_assets', 'daily rainfal in Hong Kong', { did_you_mean: 'daily rainfall in Hong Kong' }],
    ['search_tools', 'count the words of a text', { language: 'en' }],
    ['search_tools', '统计文本中的单词数量', { language: 'zh' }],
    ['search_tools', 'wheather in Hong Kong', { did_you_mean: 'weather in Hong Kong' }],
    ['search_tools', '', { language: null }],
  ])('%s shows how it interpreted %j', async (name, query, understood) => {
    const { data } = await client.call(name, { query });
    expect(data).toMatchObject(understood);
  });

  it('names the call for reporting the need if nothing is found', async () => {
    for (const name of ['search_assets', 'search_tools'])
      expect((await client.call(name, { query: 'qwzx vbnk plmokn' })).data).toMatchObject({
        total: 0,
        demand: { tool: 'submit_demand', arguments: { need: 'qwzx vbnk plmokn' } },
      });
  });

  it('shows no correction for a query without a mistake', async () => {
    for (const name of ['search_assets', 'search_tools'])
      expect((await client.call(name, { query: 'daily weather in Hong Kong' })).data).not.toHaveProperty('did_you_mean');
  });
});

describe('a query that is near to something, and answered by nothing', () => {
  const need = 'which king was crowned in the rain';

  it('gets what is nearest, marked, and the request that reports the need', async () => {
    const asked: Array<[string, string]> = [
      [`/api/v1/assets/search?q=${encodeURIComponent(need)}`, 'results'],
      [`/api/tools/search?q=${encodeURIComponent(need)}`, 'services'],
      [`/api/search?q=${encodeURIComponent(need)}`, 'results'],
    ];
    for (const [path, list] of asked) {
      const { body } = await service.get(path);
      expect(body, path).toMatchObject({ answered: false, [list]: expect.any(Array), demand: { method: 'POST' } });
    }
    const { body } = await service.get(`/api/v1/assets/search?q=${encodeURIComponent(need)}`);
    const { results, total } = AssetSearchAnswer.parse(body);
    expect(total).toBe(results.length);
    for (const { score } of results) expect(score).toBeLessThanOrEqual(0.2);
  });

  it('counts as unmet', async () => {
    await service.parts.accessLog.flush();
    const { outcome } = await service.parts.database.read
      .selectFrom('access_logs')
      .select('outcome')
      .where('query', '=', need)
      .executeTakeFirstOrThrow();
    expect(outcome).toBe('unmet');
  });

  it('differs from others, which are marked as answered', async () => {
    for (const path of ['/api/v1/assets/search?q=rainfall', '/api/tools/search?q=weather', '/api/tools/search', '/api/search?q=rainfall'])
      expect((await service.get(path)).body, path).toMatchObject({ answered: true });
  });
});

describe('a search that finds nothing', () => {
  const need = 'qwzx vbnk plmokn';

  it('returns a request that reports the need and works as it is', async () => {
    const asked = { query: need, type: 'dataset' };
    const answer = await service.post('/api/v1/assets/search', asked);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { results, total, demand } = AssetSearchAnswer.parse(answer.body);
    expect({ results, total }).toEqual({ results: [], total: 0 });
    expect(demand).toEqual({ method: 'POST', href: `${service.url}/api/v1/agent-demand`, body: { need, asset_type: 'dataset' } });
    const { pathname } = new URL(demand?.href ?? expect.fail());
    expect(await service.post(pathname, demand?.body)).toMatchObject({ status: 202, body: { status: 'captured' } });
  });

  it('returns it for tools too', async () => {
    const { body } = await service.get(`/api/tools/search?q=${encodeURIComponent(need)}`);
    expect(CatalogSearchAnswer.parse(body)).toMatchObject({
      services: [],
      demand: { method: 'POST', href: '/api/v1/agent-demand', body: { need } },
    });
  });

  it('omits it if something was found, or if there was no query', async () => {
    for (const path of ['/api/v1/assets/search?q=rainfall', '/api/tools/search?q=weather', '/api/tools/search'])
      expect((await service.get(path)).body, path).not.toHaveProperty('demand');
  });
});

describe('an operator on the command line', () => {
  async function farebox(...words: string[]): Promise<unknown> {
    const { token } = Session.parse((await service.post('/api/v1/auth/login', adminLogin)).body);
    const env = { PATH: process.env['PATH'], FAREBOX_URL: service.url, FAREBOX_KEY: token };
    const output = await new Promise<string>((done) => {
      execFile(process.execPath, [commandLine, 'admin', ...words], { env, cwd: tmpdir() }, (_error, printed, errors) =>
        done(printed + errors),
      );
    });
    return JSON.parse(output);
  }

  it('sees the progress of embedding', async () => {
    expect(await farebox('search')).toEqual({ model: service.parts.search.model, documents: 1, pending: 0 });
  });

  it('sees what is missing for tools that cannot run', async () => {
    const { items } = AdminToolList.parse(await farebox('tools'));
    expect(items.find(({ id }) => id === 'timestamp')).toMatchObject({ published: true, configured: true, missing_configuration: null });
    expect(items.filter(({ configured }) => !configured).map(({ missing_configuration: missing }) => missing)).not.toContain(null);
  });
});
