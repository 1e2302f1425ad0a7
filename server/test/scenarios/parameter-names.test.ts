import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectClient, type McpClient } from '../mcp-client.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

let service: Service;
let admin: RequestHeaders;
let mcp: McpClient;
beforeAll(async () => {
  service = await startService({ settings: { FAREBOX_SEED: '1' } });
  admin = await service.asAdmin();
  mcp = await connectClient(service.url, 'legacy');
});
afterAll(async () => {
  await mcp[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

const withoutTimes = (body: unknown) =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (/At$|_at$|^request_?id$/i.test(name) ? 0 : value))) as unknown;

describe('q and query', () => {
  it.each(['/api/tools/search', '/api/v1/assets/search', '/api/search', '/discovery/search'])(
    'are one parameter of GET %s',
    async (path) => {
      const answers = [];
      for (const asked of [
        'q=weather%20%26%20rain',
        'query=weather+%26+rain',
        'q=&query=weather+%26+rain',
        'query=other&q=weather+%26+rain',
      ]) {
        const { status, body } = await service.get(`${path}?${path.startsWith('/api') ? asked : 'query=weather'}`);
        expect(status).toBe(200);
        answers.push(withoutTimes(body));
      }
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    },
  );

  it.each(['/api/v1/assets/search', '/api/search'])('are one member of POST %s', async (path) => {
    const answers = [];
    for (const asked of [{ query: 'rainfall' }, { q: 'rainfall' }, { q: 'rainfall', query: null }, { q: 'other', query: 'rainfall' }]) {
      const { status, body } = await service.post(path, asked);
      expect([status, asked]).toEqual([200, asked]);
      answers.push(withoutTimes(body));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('report the same need', async () => {
    const need = 'tide tables of Macau';
    const said = [
      await service.get(`/api/v1/agent-demand?query=${encodeURIComponent(need)}&utm_source=x`),
      await service.post('/api/v1/agent-demand', { q: need, other: 1 }),
      await service.get(`/api/v1/agent-paywall?query=${encodeURIComponent(need)}&utm_source=x`),
      await service.post('/api/v1/agent-paywall', { q: need, other: 1 }),
    ];
    expect(said.map(({ status }) => status)).toEqual([202, 202, 402, 402]);
    const { body } = await service.get('/api/v1/admin/demand-signals', admin);
    const { items } = body as { items: Array<{ query: string | null; need: string | null; text?: string }> };
    expect(items.filter((item) => JSON.stringify(item).includes(need))).toHaveLength(4);
  });

  it('are one argument of MCP tools and of A2A skills', async () => {
    for (const name of ['search', 'search_tools', 'search_assets']) {
      const [byQuery, byQ] = [await mcp.call(name, { query: 'count words' }), await mcp.call(name, { q: 'count words' })];
      expect([byQ.status, withoutTimes(byQ.data)]).toEqual(['ok', withoutTimes(byQuery.data)]);
    }
    expect(await mcp.call('submit_demand', { q: 'tide tables' })).toMatchObject({ status: 'ok' });
    const message = { messageId: 'm1', role: 'ROLE_USER', parts: [{ data: { skill: 'search-tools', input: { q: 'count words' } } }] };
    const sent = await service.post(
      '/a2a',
      { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } },
      { 'A2A-Version': '1.0' },
    );
    expect(sent.text).toContain('word_count');
  });
});

describe('an unknown parameter', () => {
  it.each([
    ['/api/tools?limitt=5', 'limitt', 'view'],
    ['/api/tools/search?q=a&top_k=3', 'top_k', 'limit'],
    ['/api/v1/assets/search?q=a&limit=3', 'limit', 'top_k'],
    ['/api/search?q=a&kind=tool', 'kind', 'kinds'],
    ['/api/v1/assets?page=2', 'page', 'cursor'],
    ['/api/v1/demand/open?q=a', 'q', ''],
    ['/api/v1/demand/pledges?offset=2', 'offset', 'cursor'],
    ['/api/v1/assets/languages?q=a', 'q', ''],
  ])('of a list or search is named beside the known ones: %s', async (path, unknown, known) => {
    const { status, body } = await service.get(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_input', statusCode: 400, issues: [{ path: unknown }] });
    expect((body as { error: string }).error).toMatch(new RegExp(`^${unknown} is not a known parameter.*${known}`));
  });

  it('of a list behind a login is refused after the login is asked for', async () => {
    for (const path of [
      '/api/v1/admin/users',
      '/api/v1/me/assets',
      '/api/v1/me/api-keys',
      '/api/v1/me/sessions',
      '/api/v1/admin/tool-sources',
    ]) {
      expect(await service.get(`${path}?per_page=3`)).toMatchObject({ status: 401 });
      expect(await service.get(`${path}?per_page=3`, admin)).toMatchObject({ status: 400, body: { issues: [{ path: 'per_page' }] } });
    }
  });

  it.each([
    '/api/v1/agent-demand?x=1',
    '/api/v1/flowers/prices/latest?variety=Rose&x=1',
    '/api/v1/agent-paywall?q=a&x=1',
    '/openapi.json?x=1',
    '/api/v1/capabilities?x=1',
  ])('is ignored by what captures demand, and by documents: %s', async (path) => {
    expect((await service.get(path)).status).not.toBe(400);
  });

  it('of a search by POST is named beside the known ones', async () => {
    expect(await service.post('/api/v1/assets/search', { q: 'x', topk: 5 })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^topk is not a known parameter; known are .*top_k/) },
    });
  });

  it('of an MCP tool is named beside the known ones', async () => {
    for (const [name, known] of [
      ['search_tools', 'max_price_cents'],
      ['search_assets', 'top_k'],
      ['search', 'kinds'],
      ['get_payment', 'paymentId'],
    ] as const) {
      const { isError, code, issues } = await mcp.call(name, { query: 'a', kind: 'x' });
      expect([isError, code]).toEqual([true, 'invalid_input']);
      expect(JSON.stringify(issues)).toMatch(new RegExp(`is not a known parameter; known are .*${known}`));
    }
    expect(await mcp.call('word_count', { texts: 'a b' })).toMatchObject({
      code: 'payment_required',
      input: { valid: false, issues: [{ path: 'text' }, { path: 'texts' }, { message: 'the known parameters are text' }] },
      hint: expect.stringContaining('First correct the input'),
    });
  });
});
