import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeliveredAsset, type Asset } from '@farebox/contract';
import { connectClient, officialClients, paymentIn, type McpClient } from '../mcp-client.ts';
import { boughtAsset, fetchAsset, linkOf, rainCsv, uploadedAsset } from '../registry.ts';
import { startService, type Customer, type Service } from '../service.ts';

let service: Service;
let owner: Customer;
let rain: Asset;
let free: Asset;
let api: Asset;
beforeAll(async () => {
  service = await startService();
  owner = await service.customer();
  rain = await uploadedAsset(service, owner.login);
  free = await uploadedAsset(service, owner.login, { title: 'Open tide tables of Hong Kong', price_amount: '0' });
  const registered = await service.post('/api/v1/admin/assets', apiFields, owner.login);
  expect(registered, registered.text).toMatchObject({ status: 201 });
  api = Object(registered.body);
});
afterAll(() => service[Symbol.asyncDispose]());

const apiFields = {
  title: 'Live typhoon positions',
  asset_type: 'api',
  description: 'Where every typhoon of the western Pacific is now',
  price_amount: '0.02',
  api_endpoint_url: 'https://typhoons.example/v1/now',
  api_method: 'POST',
};

/** The server's answer to a fetch that was paid over MCP. */
async function paidToken(client: McpClient, assetId: string): Promise<string> {
  const { paymentId, token } = paymentIn(await client.call('fetch_asset', { asset_id: assetId }));
  expect(paymentIn(await client.call('get_payment', { paymentId }))).toMatchObject({ status: 'paid', serviceId: assetId });
  return token;
}

describe.each(officialClients)('assets over MCP, %s', (_name, connect) => {
  let client: McpClient;
  beforeAll(async () => {
    client = await connect(service.url);
  });
  afterAll(() => client[Symbol.asyncDispose]());

  it('are found by a need, in brief', async () => {
    const found = await client.call('search_assets', { query: 'daily rainfall in Hong Kong', top_k: 5, type: null });
    expect(found).toMatchObject({ status: 'ok', isError: false });
    const [first] = Object(found.data).assets;
    expect(first).toMatchObject({
      asset_id: rain.id,
      type: 'dataset',
      license: 'CC-BY-4.0',
      price: { amount: '0.10', currency: 'USD' },
      free: false,
      output: 'signed_url',
      score: expect.any(Number),
      why: expect.stringMatching(/./),
      preview: { kind: 'dataset', columns: ['station', 'date', 'millimetres'] },
    });
    expect(JSON.stringify(first).length).toBeLessThan(1200);
  });

  it('are refused, paid and delivered with a link, and delivered again without a second charge', async () => {
    const refused = await client.call('fetch_asset', { asset_id: rain.id });
    expect(refused).toMatchObject({
      isError: true,
      status: 'payment_required',
      error: 'payment required',
      retryWith: 'paymentToken',
      hint: expect.stringContaining('get_payment'),
    });
    expect(refused).not.toHaveProperty('input');
    expect(paymentIn(refused)).toMatchObject({ status: 'pending', serviceId: rain.id, amount: '0.10' });

    const paymentToken = await paidToken(client, rain.id);
    const before = await service.balances();
    const called = await client.call('fetch_asset', { asset_id: rain.id, paymentToken });
    expect(called).toMatchObject({ isError: false, status: 'ok', data: { asset_id: rain.id, revenue_event_id: expect.any(String) } });
    const delivered = DeliveredAsset.parse(called.data);
    expect(delivered.delivery).toMatchObject({ type: 'signed_url', file_name: 'rain.csv', sha256: rain.sha256 });
    expect(called.blocks).toMatchObject([
      { type: 'resource_link', uri: linkOf(delivered), name: 'rain.csv', mimeType: 'text/csv', size: rain.size_bytes },
    ]);
    expect(await (await fetch(linkOf(delivered))).text()).toBe(rainCsv);
    const after = await service.balances();
    expect(after).not.toEqual(before);

    const again = DeliveredAsset.parse((await client.call('fetch_asset', { asset_id: rain.id, paymentToken })).data);
    expect(again.revenue_event_id).toBe(delivered.revenue_event_id);
    expect(await service.balances()).toEqual(after);
  });

  it('are resources too, without any content that is for sale', async () => {
    const text = await client.read(`farebox://assets/${api.id}`);
    expect(JSON.parse(text)).toMatchObject({
      asset_id: api.id,
      payment: { required: true, amount: '0.02', action: { tool: 'fetch_asset', arguments: { asset_id: api.id } } },
    });
    expect(text).not.toContain('typhoons.example');
    await expect(client.read('farebox://assets/ast_none')).rejects.toMatchObject({ code: -32602 });
    await expect(client.read('farebox://assets/')).rejects.toMatchObject({ code: -32602 });
  });
});

describe('over MCP', () => {
  let client: McpClient;
  beforeAll(async () => {
    client = await connectClient(service.url, 'auto');
  });
  afterAll(() => client[Symbol.asyncDispose]());

  it('a free asset is delivered at once, and needs no payment', async () => {
    expect(await client.call('fetch_asset', { asset_id: free.id, paymentToken: '' })).toMatchObject({
      status: 'ok',
      data: { payment: null },
    });
    expect(await client.call('create_payment', { serviceId: free.id })).toMatchObject({
      status: 'error',
      code: 'conflict',
      hint: 'Fetch it without a payment.',
    });
  });

  it('an API is delivered as a description of how to invoke it, without a link', async () => {
    const { paymentId, token } = paymentIn(await client.call('create_payment', { serviceId: api.id, providerId: 'test' }));
    expect(await client.call('pay_payment', { paymentId, provider: 'test' })).toMatchObject({ data: { status: 'paid' } });
    const called = await client.call('fetch_asset', { asset_id: api.id, paymentToken: token });
    expect(called).toMatchObject({
      status: 'ok',
      data: { delivery: { type: 'api_invocation', method: 'POST', endpoint_url: 'https://typhoons.example/v1/now' } },
      blocks: [],
    });
  });

  it('an asset is shown before payment, except for its location', async () => {
    const shown = await client.call('get_asset', { asset_id: api.id });
    expect(shown).toMatchObject({ status: 'ok', data: { asset_id: api.id, api_method: 'POST', preview: { kind: 'api' } } });
    expect(JSON.stringify(shown)).not.toContain('typhoons.example');
  });

  it('a picture is returned as an image instead of text', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const file = { bytes: new Uint8Array(bytes), name: 'sea.png', type: 'image/png' };
    const { id } = await uploadedAsset(service, owner.login, { title: 'The sea', asset_type: 'image' }, file);
    const shown = await client.call('get_asset', { asset_id: id });
    expect(shown.data).toMatchObject({ preview: { kind: 'image', width: 300, thumbnail: null } });
    expect(shown.blocks).toMatchObject([{ type: 'image', mimeType: 'image/webp', data: expect.stringMatching(/^UklGR/) }]);
  });

  it.each([
    ['type', { type: 'api' }, 'api'],
    ['highest price', { max_price: '0' }, 'dataset'],
  ])('search can be limited to a %s', async (_what, filter, type) => {
    const { data } = await client.call('search_assets', { query: 'Hong Kong typhoons tide rainfall', ...filter });
    const found: Array<{ type: string; price: { amount: string } }> = Object(data).assets;
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each).toMatchObject({ type });
    expect(found.some(({ price }) => price.amount === '0.10')).toBe(false);
  });

  it('a token for another asset, a forged one and an unpaid one get nothing', async () => {
    const { payment } = await boughtAsset(service, api.id);
    const unpaid = paymentIn(await client.call('fetch_asset', { asset_id: rain.id }));
    for (const [paymentToken, error] of [
      [payment.token, 'payment token is for another service'],
      [`${unpaid.token}x`, 'payment token is not valid'],
      [unpaid.token, 'payment is not completed'],
    ]) {
      const refused = await client.call('fetch_asset', { asset_id: rain.id, paymentToken });
      expect(refused).toMatchObject({ isError: true, status: 'payment_invalid', error, payment: { serviceId: rain.id } });
      expect(JSON.stringify(refused)).not.toContain('signature=');
    }
  });

  it('one token, used over MCP and HTTP at once, makes one sale', async () => {
    const { token } = await service.paid(rain.id);
    const [here, there] = await Promise.all([
      client.call('fetch_asset', { asset_id: rain.id, paymentToken: token }),
      fetchAsset(service, rain.id, { 'x-payment-token': token }),
    ]);
    expect(DeliveredAsset.parse(here.data).revenue_event_id).toBe(DeliveredAsset.parse(there.body).revenue_event_id);
    await service.balances();
  });

  it('an archived asset is gone, except for buyers who paid before', async () => {
    const { id } = await uploadedAsset(service, owner.login, { title: 'Soon gone' });
    const { token } = await service.paid(id);
    expect(await service.send('DELETE', `/api/v1/admin/assets/${id}`, { headers: owner.login })).toMatchObject({ status: 200 });
    for (const refused of [
      await client.call('get_asset', { asset_id: id }),
      await client.call('fetch_asset', { asset_id: id }),
      await client.call('create_payment', { serviceId: id }),
    ]) {
      expect(refused).toMatchObject({
        isError: true,
        status: 'error',
        code: 'asset_not_found',
        hint: expect.stringContaining('search_assets'),
      });
    }
    await expect(client.read(`farebox://assets/${id}`)).rejects.toMatchObject({ code: -32602 });
    expect(await client.call('fetch_asset', { asset_id: id, paymentToken: token })).toMatchObject({ status: 'ok' });
  });

  it('a need is recorded, answered with close matches, and watched', async () => {
    const need = 'daily rainfall of weather stations in Hong Kong';
    const captured = await client.call('submit_demand', {
      need,
      budget: '0.50',
      callback_url: 'https://agent.example/notices',
      urgency: null,
    });
    expect(captured).toMatchObject({
      status: 'ok',
      data: {
        status: 'captured',
        signal_id: expect.stringMatching(/^sig_/),
        matches: expect.arrayContaining([expect.objectContaining({ id: rain.id })]),
        watch: { callback_url_host: 'agent.example', secret: expect.stringMatching(/^whsec_/) },
      },
    });
    const signals = await service.parts.demand.capture.list({ limit: 1, cursor: null });
    expect(signals.items[0]?.row).toMatchObject({ source: 'submission', need, budget: '0.50', client_id: 'anonymous' });
  });

  it('requests over MCP are recorded as demand, with the name of the client', async () => {
    const buyer = await service.customer();
    await using named = await connectClient(service.url, 'auto', { ...buyer.apiKey, 'user-agent': 'robot/1' });
    await named.call('search_assets', { query: 'rain' });
    // Only the first unpaid fetches of an asset per minute are logged, and `rain` has already used them up.
    const { id } = await uploadedAsset(service, owner.login, { title: 'Asked for once' });
    await named.call('fetch_asset', { asset_id: id });
    await service.parts.accessLog.flush();
    const { items } = await service.parts.accessLog.list({ limit: 200, cursor: null });
    const mine = items.filter(({ client_id: client }) => client === buyer.apiKeyId);
    expect(new Set(mine.map(({ kind, outcome, path }) => `${kind} ${outcome} ${path}`))).toEqual(
      new Set(['search found /mcp', 'fetch challenged /mcp']),
    );
    expect(mine.find(({ kind }) => kind === 'search')).toMatchObject({ query: 'rain', user_agent: 'robot/1' });
  });

  it.each([
    ['search_assets', {}, 'query'],
    ['search_assets', { query: '   ' }, 'query'],
    ['search_assets', { query: 'x', top_k: 1000 }, 'top_k'],
    ['search_assets', { query: 'x', type: 'spreadsheet' }, 'type'],
    ['search_assets', { query: 'x', max_price: '-1' }, 'max_price'],
    ['search_assets', { query: 'x', limit: 3 }, 'limit'],
    ['get_asset', { asset_id: '../../etc/passwd' }, 'asset_id'],
    ['fetch_asset', {}, 'asset_id'],
    ['fetch_asset', { asset_id: 'ast_1', paymentToken: 7 }, 'paymentToken'],
    ['submit_demand', { need: 'x'.repeat(5000) }, 'need'],
    ['submit_demand', { need: 'x', callback_url: 'ftp://example.com' }, 'callback_url'],
  ])('%s refuses %j', async (tool, input, path) => {
    expect(await client.call(tool, input)).toMatchObject({ isError: true, status: 'error', code: 'invalid_input', issues: [{ path }] });
  });

  it('an older client gets no content block that it does not know', async () => {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'fetch_asset', arguments: { asset_id: free.id } },
    };
    for (const [revision, count] of [
      [undefined, 1],
      ['2025-03-26', 1],
      ['2025-06-18', 2],
    ] as const) {
      const headers = {
        accept: 'application/json, text/event-stream',
        ...(revision === undefined ? {} : { 'mcp-protocol-version': revision }),
      };
      const { text } = await service.post('/mcp', message, headers);
      const json = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '');
      expect(JSON.parse(json).result.content, revision).toHaveLength(count);
    }
  });
});

describe('limits over MCP', () => {
  it('slow down clients that search, fetch and read, and clients that flood demand', async () => {
    await using limited = await startService({
      settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '3', FAREBOX_RATE_CAPTURE_PER_MINUTE: '1' },
    });
    await using client = await connectClient(limited.url, 'auto');
    await client.call('search_assets', { query: 'x' });
    await client.call('get_asset', { asset_id: 'ast_1' });
    await client.call('fetch_asset', { asset_id: 'ast_1' });
    for (const [tool, input] of [
      ['search_assets', { query: 'x' }],
      ['get_asset', { asset_id: 'ast_1' }],
      ['fetch_asset', { asset_id: 'ast_1' }],
    ] as const) {
      expect(await client.call(tool, input)).toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
    }
    await expect(client.read('farebox://assets/ast_1')).rejects.toThrow('too many requests');
    expect(await client.call('submit_demand', { need: 'x' })).toMatchObject({ status: 'ok' });
    expect(await client.call('submit_demand', { need: 'x' })).toMatchObject({ code: 'rate_limited' });
  });
});
