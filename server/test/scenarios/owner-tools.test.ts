import { Asset, OwnerTools, RevenuePage, ToolReviewList } from '@farebox/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../databases.ts';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';

const secret = 'secret-of-the-owner';
const verification = '/.well-known/farebox-verification.txt';

eachDatabase('the API asset of an owner', (open) => {
  let service: Service;
  let upstream: LoopbackUpstream;
  let admin: RequestHeaders;
  let owner: Customer;
  /** What the API does. */
  let mode: 'answers' | 'fails' | 'echoes' | 'echoes in its error' | 'redirects';
  let proof: string;
  let keys: string[];
  let summary: string;

  beforeAll(async () => {
    upstream = await loopbackUpstream((request, response) => {
      const json = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const url = new URL(request.url ?? '', 'http://upstream.example');
      if (url.pathname === verification) return response.writeHead(200, { 'content-type': 'text/plain' }).end(proof);
      if (url.pathname === '/openapi.json') return json(200, openApi(upstream.url, summary));
      if (url.pathname !== '/rain') return json(200, {});
      const key = String(request.headers['x-api-key'] ?? '');
      keys.push(key);
      if (key === '') return json(401, { error: 'who are you?' });
      if (mode === 'fails') return json(500, { error: 'down' });
      if (mode === 'redirects') return response.writeHead(302, { location: '/elsewhere' }).end();
      if (mode === 'echoes') return json(200, { millimetres: 1, said: `the key is ${key}` });
      if (mode === 'echoes in its error') return json(400, { error: `the key ${key} may not do this` });
      return json(200, { millimetres: 12 });
    });
    service = await startService({ database: await open() });
    admin = await service.asAdmin();
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await upstream[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    mode = 'answers';
    proof = '';
    keys = [];
    summary = 'Rain of an hour';
    owner = await service.customer();
  });

  async function asset(more: object = {}): Promise<Asset> {
    const fields = {
      title: 'Rain by the hour',
      description: 'Millimetres of rain.',
      asset_type: 'api',
      api_endpoint_url: `${upstream.url}/rain`,
      api_auth_type: 'api_key',
      api_input_schema: JSON.stringify({ type: 'object', properties: { station: { type: 'string' } }, required: ['station'] }),
      price_amount: '0.10',
      ...more,
    };
    const made = await service.post('/api/v1/admin/assets', fields, owner.login);
    expect(made, made.text).toMatchObject({ status: 201 });
    return Asset.parse(made.body);
  }

  const pathOf = ({ id }: Asset) => `/api/v1/admin/assets/${id}/tools`;

  async function made(of: Asset, body: object = { settings: { price_amount: '0.10' }, credentials: { credential: secret } }) {
    const answer = await service.post(pathOf(of), body, owner.login);
    expect(answer, answer.text).toMatchObject({ status: 201 });
    return OwnerTools.parse(answer.body);
  }

  /** Proven and approved. */
  async function sold(of: Asset): Promise<string> {
    const { verification: wanted, tools } = await made(of);
    proof = wanted.token;
    expect(await service.post(`${pathOf(of)}/verification`, {}, owner.login)).toMatchObject({ status: 200 });
    const reviews = ToolReviewList.parse((await service.get('/api/v1/admin/tool-reviews', admin)).body);
    const { id, digest } = reviews.items.find(({ tool }) => tool.id === tools[0]?.id)?.tool ?? expect.fail('it does not wait');
    const decided = await service.post(`/api/v1/admin/tool-reviews/${id}`, { decision: 'approve', digest }, admin);
    expect(decided, decided.text).toMatchObject({ status: 200, body: { tool: { state: 'published', approval: 'approved' } } });
    return id ?? expect.fail('it has no id');
  }

  async function call(id: string, headers: RequestHeaders = {}) {
    const payment = await service.paid(id);
    const answer = await service.post(`/api/tools/${id}`, { station: 'HKO' }, { 'x-payment-token': payment.token, ...headers });
    return { payment, answer };
  }

  const revenue = async () => RevenuePage.loose().parse((await service.get('/api/v1/me/revenue', owner.login)).body);

  it('is sold as a tool once its host agreed and an admin approved it', async () => {
    const rain = await asset();
    const first = await made(rain);
    expect(first).toMatchObject({ credentials: ['credential'], verification: { required: true, proven_at: null } });
    expect(first.tools).toMatchObject([{ state: 'probed', approval: 'waiting', reason: 'its host has not agreed yet' }]);
    expect(JSON.stringify(first)).not.toContain(secret);
    const id = first.tools[0]?.id ?? '';
    expect(await service.post(`/api/tools/${id}`, { station: 'HKO' })).toMatchObject({ status: 404 });
    expect(await service.post(`${pathOf(rain)}/verification`, {}, owner.login)).toMatchObject({ status: 403 });
    expect(await service.post(pathOf(rain), {}, owner.login)).toMatchObject({ status: 409 });
    proof = first.verification.token;
    expect(await service.post(`${pathOf(rain)}/verification`, {}, owner.login)).toMatchObject({
      status: 200,
      body: { tools: [{ state: 'probed', reason: 'it waits for the approval of the operator' }] },
    });
    const { digest } = first.tools[0] ?? expect.fail('no tool');
    const decide = (body: object, who = admin) => service.post(`/api/v1/admin/tool-reviews/${id}`, body, who);
    expect(await decide({ decision: 'approve', digest }, owner.login)).toMatchObject({ status: 403 });
    expect(await decide({ decision: 'approve', digest: 'another' })).toMatchObject({ status: 409 });
    expect(await decide({ decision: 'approve', digest })).toMatchObject({ status: 200, body: { tool: { state: 'published' } } });

    expect((await call(id)).answer).toMatchObject({ status: 200, body: { result: { millimetres: 12 } } });
    expect(keys.at(-1)).toBe(secret);
    for (const path of ['/api/tools', '/openapi.json', '/llms.txt', '/api/search?q=rain+by+the+hour']) {
      const { text } = await service.get(path);
      expect(text, path).toContain(id);
      expect(text, path).not.toContain(secret);
    }
  });

  it('earns the price of each call for its owner, in test money apart from real money', async () => {
    const id = await sold(await asset());
    await call(id);
    const buyer = await service.customer({ credit: '1.00' });
    const balance = (await service.balances())[`earnings:${owner.userId}`] ?? 0;
    const fees = (await service.balances())['revenue:fees'] ?? 0;
    const paid = await service.post(`/api/tools/${id}`, { station: 'HKO' }, { ...buyer.apiKey, 'x-payment-provider': 'credit' });
    expect(paid, paid.text).toMatchObject({ status: 200 });
    const after = await service.balances();
    const share = (after[`earnings:${owner.userId}`] ?? 0) - balance;
    expect(share).toBeGreaterThan(0);
    expect(share + (after['revenue:fees'] ?? 0) - fees).toBe(100_000);
    expect(after[`revenue:tool:${id}`]).toBeUndefined();
    expect(after[`test:earnings:${owner.userId}`]).toBe(share);
    const { items, totals } = await revenue();
    expect(items).toMatchObject([
      { kind: 'tool_call', service_id: id, owner_id: owner.userId, amount: '0.10', is_test: false },
      { kind: 'tool_call', service_id: id, is_test: true },
    ]);
    expect(totals).toMatchObject({ events: 2, amount: '0.10', test_amount: '0.10' });
    const listed = await service.get(`/api/v1/admin/revenue-events?kind=tool_call&owner_id=${owner.userId}`, admin);
    expect(RevenuePage.parse(listed.body).items).toHaveLength(2);
    const deliveries = await service.get(`/api/v1/admin/revenue-events?kind=asset_delivery&owner_id=${owner.userId}`, admin);
    expect(RevenuePage.parse(deliveries.body).items).toEqual([]);
  });

  it('earns nothing for a call that fails, and its token works again', async () => {
    const id = await sold(await asset());
    for (const failure of ['fails', 'echoes', 'echoes in its error', 'redirects'] as const) {
      mode = failure;
      const { payment, answer } = await call(id);
      expect(answer.status, failure).toBe(502);
      expect(answer.text, failure).not.toContain(secret);
      expect((await revenue()).items.length).toBe(0);
      mode = 'answers';
      const again = await service.post(`/api/tools/${id}`, { station: 'HKO' }, { 'x-payment-token': payment.token });
      expect(again, failure).toMatchObject({ status: 200 });
      expect((await revenue()).items.length).toBe(1);
      await service.balances();
      owner = await service.customer();
      await service.patch(`/api/v1/admin/assets/${(await assetOf(id)).id}`, { owner_id: owner.userId }, admin);
    }
  });

  async function assetOf(toolId: string): Promise<{ id: string }> {
    const { tools } = service.parts.imports;
    const found = await tools.tool(toolId);
    return { id: found?.source.owned?.assetId ?? '' };
  }

  it('is free for its owner, who earns nothing by it', async () => {
    const id = await sold(await asset());
    expect(await service.post(`/api/tools/${id}`, { station: 'HKO' }, owner.apiKey)).toMatchObject({ status: 200 });
    expect((await revenue()).items).toEqual([]);
  });

  it('is not sold while its owner has paused it, its asset is archived, or its owner is suspended', async () => {
    const rain = await asset();
    const id = await sold(rain);
    const { token } = await service.paid(id);
    const use = () => service.post(`/api/tools/${id}`, { station: 'HKO' }, { 'x-payment-token': token });
    await service.patch(pathOf(rain), { paused: true }, owner.login);
    expect((await use()).status).toBe(503);
    expect(await service.patch(pathOf(rain), { paused: false }, owner.login)).toMatchObject({ status: 200, body: { paused: false } });
    expect(await service.post(`/api/v1/admin/users/${owner.userId}/suspend`, {}, admin)).toMatchObject({ status: 200 });
    const refused = await use();
    expect(refused.status).not.toBe(200);
    await service.parts.tools.catalog.refresh();
    expect((await service.post(`/api/tools/${id}`, { station: 'HKO' })).status).not.toBe(402);
    expect(await service.post(`/api/v1/admin/users/${owner.userId}/resume`, {}, admin)).toMatchObject({ status: 200 });
    await service.parts.tools.catalog.refresh();
    expect(await use()).toMatchObject({ status: 200 });
    expect(await service.send('DELETE', `/api/v1/admin/assets/${rain.id}`, { headers: admin })).toMatchObject({ status: 200 });
    await service.parts.tools.catalog.refresh();
    expect((await service.post(`/api/tools/${id}`, { station: 'HKO' })).status).not.toBe(402);
    await service.balances();
  });

  it('is paused by a changed definition, which is approved anew', async () => {
    const rain = await asset({ api_openapi_url: `${upstream.url}/openapi.json` });
    const id = await sold(rain);
    summary = 'Something else';
    const source = await service.parts.imports.tools.tool(id);
    await service.parts.imports.tools.reread(source?.source.id ?? '');
    expect(await service.post(`/api/tools/${id}`, { station: 'HKO' })).toMatchObject({ status: 503 });
    const accepted = await service.post(`${pathOf(rain)}/${id}/publish`, {}, owner.login);
    expect(accepted).toMatchObject({ status: 200, body: { name: 'Something else', state: 'probed', approval: 'waiting' } });
    expect((await service.post(`/api/tools/${id}`, { station: 'HKO' })).status).toBe(404);
  });

  it('can be refused, with a reason that its owner reads', async () => {
    const rain = await asset();
    const id = await sold(rain);
    const { digest } = OwnerTools.parse((await service.get(pathOf(rain), owner.login)).body).tools[0] ?? expect.fail('no tool');
    const body = { decision: 'refuse', digest, reason: 'It is not yours.' };
    expect(await service.post(`/api/v1/admin/tool-reviews/${id}`, body, admin)).toMatchObject({
      status: 200,
      body: { tool: { state: 'draft', approval: 'refused', refused_reason: 'It is not yours.' } },
    });
    expect((await service.post(`/api/tools/${id}`, { station: 'HKO' })).status).toBe(404);
    expect(await service.post(`${pathOf(rain)}/${id}/publish`, {}, owner.login)).toMatchObject({
      status: 403,
      body: { error: 'It is not yours.' },
    });
  });

  it('gets a new price and credential, and is deleted with them', async () => {
    const rain = await asset();
    const id = await sold(rain);
    const changed = await service.patch(
      pathOf(rain),
      { settings: { price_amount: '0.20' }, credentials: { credential: 'another-secret' } },
      owner.login,
    );
    expect(changed).toMatchObject({ status: 200, body: { tools: [{ price_amount: '0.20' }] } });
    expect(changed.text).not.toContain('another-secret');
    expect(await service.post(`/api/tools/${id}`, { station: 'HKO' })).toMatchObject({ body: { payment: { amountCents: 20 } } });
    expect((await call(id)).answer.status).toBe(200);
    expect(keys.at(-1)).toBe('another-secret');
    expect(await service.send('DELETE', pathOf(rain), { headers: owner.login })).toMatchObject({ status: 204 });
    expect((await service.post(`/api/tools/${id}`, { station: 'HKO' })).status).toBe(404);
    expect((await revenue()).items).toMatchObject([{ service_id: id }]);
    await made(rain);
  });

  it('is made once of an asset', async () => {
    const rain = await asset();
    await made(rain);
    const again = await service.post(pathOf(rain), {}, owner.login);
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict', error: 'the asset has tools already' } });
  });

  it('is probed again once it has the credential that was missing', async () => {
    const rain = await asset();
    const without = await made(rain, { settings: { price_amount: '0.10' } });
    expect(without.tools).toMatchObject([{ state: 'draft', reason: expect.stringContaining('is not set') }]);
    const changed = await service.patch(pathOf(rain), { credentials: { credential: secret } }, owner.login);
    expect(changed).toMatchObject({ status: 200, body: { tools: [{ state: 'probed' }] } });
  });

  it('is sold within the limits of the operator, by its owner only', async () => {
    const rain = await asset();
    for (const settings of [
      { price_amount: '0.0001' },
      { price_amount: '1000' },
      { timeout_ms: 60_000 },
      { response_bytes_max: 4_000_000 },
    ])
      expect((await service.post(pathOf(rain), { settings }, owner.login)).status, JSON.stringify(settings)).toBe(400);
    for (const settings of [{ allow_private: true }, { base_url: 'http://127.0.0.1:1' }, { on_change: 'adopt' }])
      expect((await service.post(pathOf(rain), { settings }, owner.login)).status, JSON.stringify(settings)).toBe(400);
    const other = await service.customer();
    expect(await service.post(pathOf(rain), {}, other.login)).toMatchObject({ status: 403 });
    expect(await service.post(pathOf(rain), {})).toMatchObject({ status: 401 });
    expect(await service.get(pathOf(rain), other.login)).toMatchObject({ status: 403 });
    const self = await asset({ api_endpoint_url: `${service.url}/api/tools/word-count` });
    expect(await service.post(pathOf(self), {}, owner.login)).toMatchObject({ status: 400 });
  });
});

function openApi(url: string, summary: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Rain', version: '1' },
    servers: [{ url }],
    components: { securitySchemes: { credential: { type: 'apiKey', in: 'header', name: 'X-API-Key' } } },
    security: [{ credential: [] }],
    paths: {
      '/rain': {
        get: {
          operationId: 'rain',
          summary,
          parameters: [{ name: 'station', in: 'query', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'Rain.', content: { 'application/json': { schema: { type: 'object' } } } } },
        },
      },
    },
  };
}
