import { expect, it } from 'vitest';
import { AssetSearchAnswer, PublishedAsset } from '@farebox/contract';
import { connectClient } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';

const requires = 'You need your own credential for this API (bearer), from its provider: you buy its address and description, not access';
const title = 'Tide tables of Hong Kong harbour';

async function published(service: Service, authType: string | null) {
  const api = { asset_type: 'api', api_endpoint_url: 'https://api.example/v1/tides', api_auth_type: authType };
  const fields = { title, description: 'When the water is high in the harbour.', price_amount: '0.05', ...api };
  const answer = await service.post('/api/v1/admin/assets', fields, await service.asAdmin());
  expect(answer).toMatchObject({ status: 201 });
  return PublishedAsset.parse(answer.body).id;
}

it('says in search, preview and 402, over HTTP, MCP and A2A, that a buyer of an API needs a credential', async () => {
  await using service = await startService();
  const id = await published(service, 'bearer');
  const found = AssetSearchAnswer.parse((await service.get(`/api/v1/assets/search?q=${encodeURIComponent(title)}`)).body);
  expect(found.results.find(({ asset_id: each }) => each === id)).toMatchObject({ requires });
  expect((await service.get(`/api/search?q=${encodeURIComponent(title)}`)).text).toContain(requires);
  expect(await service.get(`/api/v1/assets/${id}`)).toMatchObject({ status: 200, body: { requires } });
  const asked = await service.get(`/api/v1/assets/fetch?asset_id=${id}`);
  expect(asked).toMatchObject({ status: 402, body: { requires } });
  // Wallets show it too.
  expect(Buffer.from(asked.headers.get('payment-required') ?? '', 'base64').toString()).toContain(`${title}. ${requires}.`);

  await using mcp = await connectClient(service.url, 'auto');
  expect(await mcp.call('search_assets', { query: title })).toMatchObject({ data: { assets: [{ asset_id: id, requires }] } });
  expect(await mcp.call('get_asset', { asset_id: id })).toMatchObject({ data: { requires } });
  expect(await mcp.call('fetch_asset', { asset_id: id })).toMatchObject({ status: 'payment_required', requires });

  const parts = [{ data: { skill: 'fetch-asset', input: { asset_id: id } } }];
  const message = { messageId: 'm1', role: 'ROLE_USER', parts };
  const a2a = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } };
  expect((await service.post('/a2a', a2a, { 'a2a-version': '1.0' })).text).toContain(requires);
});

it.each([null, 'none', 'None', 'no auth'])('says nothing where none is needed: %j', async (authType) => {
  await using service = await startService();
  const id = await published(service, authType);
  expect(await service.get(`/api/v1/assets/${id}`)).toMatchObject({ status: 200, body: { requires: null } });
  const asked = await service.get(`/api/v1/assets/fetch?asset_id=${id}`);
  expect(asked).toMatchObject({ status: 402 });
  expect(asked.body).not.toHaveProperty('requires');
});
