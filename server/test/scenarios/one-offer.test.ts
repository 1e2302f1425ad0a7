import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  AssetSearchAnswer,
  CatalogListing,
  CatalogSearchAnswer,
  DiscoveredResources,
  PaymentRequired,
  X402Manifest,
} from '@farebox/contract';
import { connectClient, paymentIn, type McpClient } from '../mcp-client.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';
import { askedFor } from '../wallet.ts';

/** What a dialect says of an offer; null: it does not name it among what can be bought. */
interface Said {
  id: string;
  /** Micro-units. */
  price: number;
  /** Where it is bought. */
  address: string;
}

const title = 'Daily rainfall in Hong Kong';
let service: Service;
let assetId: string;
let client: McpClient;
beforeAll(async () => {
  service = await startService({ settings: { FAREBOX_MCP_PINNED: 'word-count' } });
  ({ id: assetId } = await uploadedAsset(service, (await service.customer()).login, { title, price_amount: '0.12' }));
  client = await connectClient(service.url, 'auto');
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

const micros = (amount: string) => Math.round(Number(amount) * 1_000_000);
const pathOf = (url: string) => url.replace(service.url, '');

/** The terms of a challenge of MPP. */
const MppTerms = z.object({ amount: z.string() });

function mppAmount(header: string): string {
  const [, request = ''] = /request="([^"]+)"/.exec(header) ?? [];
  return MppTerms.parse(JSON.parse(Buffer.from(request, 'base64url').toString())).amount;
}

/** The three ways in which one 402 asks for money. */
async function challenge(method: 'GET' | 'POST', path: string, body: object, address: string): Promise<Record<string, Said>> {
  const answer = method === 'GET' ? await service.get(path) : await service.post(path, body);
  expect(answer.status).toBe(402);
  const { payment } = PaymentRequired.parse({ ...z.looseObject({}).parse(answer.body), requestId: 'req_x' });
  const { accepts, resource } = askedFor(answer);
  const Version1 = z.object({ accepts: z.array(z.object({ maxAmountRequired: z.string() })) });
  const first = Version1.parse(answer.body).accepts[0]?.maxAmountRequired;
  const id = payment.serviceId;
  return {
    'the body of the 402': { id, price: micros(payment.amount), address },
    'x402 in its header': { id, price: Number(accepts[0]?.amount), address: pathOf(resource?.url ?? '') },
    'x402 version 1 in its body': { id, price: Number(first), address },
    'MPP in its header': { id, price: Number(mppAmount(answer.headers.get('www-authenticate') ?? '')), address },
  };
}

/** The challenges of an answer over MCP: its payment, x402 in the structure and in `_meta`, MPP in `_meta`. */
async function challengeOverMcp(name: string, input: Record<string, unknown>): Promise<Record<string, Said>> {
  const refused = await client.call(name, input);
  const Asked = z.object({ accepts: z.array(z.looseObject({ amount: z.string().optional() })), resource: z.object({ url: z.string() }) });
  const Mpp = z.object({ challenges: z.array(z.object({ request: MppTerms })) });
  const { serviceId: id, amount } = paymentIn(refused);
  const structure = Asked.parse(refused);
  const error = Asked.parse(refused.meta['x402/error']);
  const mpp = Mpp.parse(refused.meta['org.paymentauth/payment-required']);
  const address = pathOf(structure.resource.url);
  return {
    [`${name}: payment`]: { id, price: micros(amount), address },
    [`${name}: x402`]: { id, price: Number(structure.accepts[0]?.amount), address },
    [`${name}: x402/error`]: { id, price: Number(error.accepts[0]?.amount), address: pathOf(error.resource.url) },
    [`${name}: MPP`]: { id, price: Number(mpp.challenges[0]?.request.amount), address },
  };
}

/** Every list and document that names tools for sale, and what it says of this one. */
async function listedTool(id: string): Promise<Record<string, Said | null>> {
  const address = `/api/tools/${id}`;
  const name = id.replaceAll('-', '_');
  const services = CatalogListing.parse((await service.get('/api/tools')).body).services;
  const isSold = ({ state }: (typeof services)[number]) => state.published && state.enabled && state.configured;
  const Summary = z.object({
    services: z.array(z.object({ id: z.string(), amount: z.string(), endpoint: z.string(), availability: z.string() })),
  });
  const summary = Summary.parse((await service.get('/api/tools?view=summary')).body).services.filter(
    ({ availability }) => availability === 'available',
  );
  const found = CatalogSearchAnswer.parse((await service.get(`/api/tools/search?q=${id.replaceAll('-', '+')}&limit=20`)).body).services;
  const Paths = z.object({
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-payment-info': z.unknown().optional() }))),
  });
  const Info = z.object({ price: z.object({ amount: z.string() }), offers: z.array(z.object({ amount: z.string() })) });
  const operation = (document: unknown) => {
    const [info] = Object.values(Paths.parse(document).paths[address] ?? {}).map((each) => Info.parse(each['x-payment-info']));
    return info;
  };
  const whole = operation((await service.get('/openapi.json')).body);
  const part = operation((await service.get('/openapi/tools.json')).body);
  const Card = z.object({
    skills: z.array(z.object({ id: z.string() })),
    capabilities: z.object({
      extensions: z.array(
        z.looseObject({ params: z.looseObject({ prices: z.record(z.string(), z.object({ amount: z.string() })).optional() }).optional() }),
      ),
    }),
  });
  const card = Card.parse((await service.get('/.well-known/agent-card.json')).body);
  const price = card.capabilities.extensions.flatMap(({ params }) => params?.prices?.[id] ?? [])[0];
  const isSkill = card.skills.some((skill) => skill.id === id);
  const line = (await service.get('/llms.txt')).text.split('\n').find((each) => each.startsWith(`- [${id}](`));
  const manifest = X402Manifest.parse((await service.get('/.well-known/x402')).body).resources;
  const over = async (type: 'http' | 'mcp') =>
    DiscoveredResources.parse((await service.get(`/discovery/resources?limit=100&type=${type}`)).body).items;
  const byHttp = (await over('http')).find(({ resource }) => resource === service.url + address);
  const byMcp = (await over('mcp')).find(({ extensions }) => JSON.stringify(extensions).includes(`"toolName":"${name}"`));
  const Listed = z.object({ 'io.github.farebox/price': z.object({ amount: z.string() }), x402: z.object({ amount: z.string() }) });
  const listed = async (list?: 'all') => {
    // A client keeps a list for as long as it may.
    await using fresh = await connectClient(service.url, 'auto');
    const tool = (await fresh.tools(list)).find((each) => each.name === name);
    if (tool === undefined || tool.description.includes('Not available')) return null;
    const meta = Listed.parse(tool._meta);
    expect(micros(meta['io.github.farebox/price'].amount)).toBe(Number(meta.x402.amount));
    return { id, price: Number(meta.x402.amount), address };
  };
  const described = await client.call('get_tool', { id });
  const Facts = z.object({ availability: z.string(), price: z.object({ amount: z.string() }), endpoint: z.string() });
  const facts = described.status === 'ok' ? Facts.parse(described.data) : null;
  const said = (present: { amount: string; address?: string } | null | undefined): Said | null =>
    present === null || present === undefined ? null : { id, price: micros(present.amount), address: present.address ?? address };
  const sold = services.filter(isSold).find((each) => each.id === id);
  const hit = found.find((each) => each.id === id);
  const short = summary.find((each) => each.id === id);
  return {
    'the catalog': said(sold && { amount: sold.pricing.amount, address: sold.endpoint }),
    'the short catalog': said(short && { amount: short.amount, address: short.endpoint }),
    'the search': said(hit && { amount: hit.pricing.amount, address: hit.endpoint }),
    OpenAPI: said(whole && { amount: whole.price.amount }),
    'MPP in OpenAPI': whole === undefined ? null : { id, price: Number(whole.offers[0]?.amount), address },
    'OpenAPI of the tag': said(part && { amount: part.price.amount }),
    'the agent card': isSkill ? said(price) : null,
    'llms.txt':
      line === undefined
        ? null
        : said({ amount: /, (\d+\.\d+) USD/.exec(line)?.[1] ?? '', address: / (\/api\/tools\/[\w-]+),/.exec(line)?.[1] ?? '' }),
    'the manifest of x402': manifest.includes(service.url + address) ? said({ amount: sold?.pricing.amount ?? 'none' }) : null,
    'the Bazaar over HTTP':
      byHttp === undefined ? null : { id, price: Number(byHttp.accepts[0]?.amount), address: pathOf(byHttp.resource) },
    'the Bazaar over MCP': byMcp === undefined ? null : { id, price: Number(byMcp.accepts[0]?.amount), address },
    'tools/list': await listed(),
    'tools/list of all': await listed('all'),
    get_tool: facts?.availability === 'available' ? said({ amount: facts.price.amount, address: facts.endpoint }) : null,
  };
}

/** Fails with the name of each dialect that differs. */
function expectAll(dialects: Record<string, Said | null>, said: Said | null): void {
  expect(dialects).toEqual(Object.fromEntries(Object.keys(dialects).map((name) => [name, said])));
}

describe('a tool', () => {
  const id = 'word-count';
  const address = `/api/tools/${id}`;
  const asked = async () => ({
    ...(await challenge('POST', address, { text: 'a' }, address)),
    ...(await challengeOverMcp('word_count', { text: 'a' })),
    ...(await challengeOverMcp('call_tool', { name: 'word_count', arguments: { text: 'a' } })),
  });
  const change = async (settings: object) => {
    const changed = await service.patch(`/api/v1/admin/tools/${id}`, settings, await service.asAdmin());
    expect(changed.status).toBe(200);
  };

  it('has the same id, price and address in every dialect', async () => {
    expectAll(await listedTool(id), { id, price: 50_000, address });
    expectAll(await asked(), { id, price: 50_000, address });
  });

  it('has a new price in all of them at once', async () => {
    await change({ price_amount: '0.075' });
    expectAll(await listedTool(id), { id, price: 75_000, address });
    expectAll(await asked(), { id, price: 75_000, address });
    await change({ price_amount: null });
  });

  it('is in none of them while it is disabled or unpublished', async () => {
    for (const [off, on] of [
      [{ enabled: false }, { enabled: true }],
      [{ published: false }, { published: true }],
    ] as const) {
      await change(off);
      expectAll(await listedTool(id), null);
      await change(on);
    }
    expectAll(await listedTool(id), { id, price: 50_000, address });
  });

  it('is marked where it cannot be bought', async () => {
    await change({ enabled: false });
    expect((await service.get('/llms.txt')).text).toContain(`Disabled at the moment: ${id}.`);
    expect(await client.call('get_tool', { id })).toMatchObject({ data: { availability: 'disabled' } });
    expect((await service.get('/api/tools?view=summary')).text).toContain('"availability":"disabled"');
    await change({ enabled: true });
  });
});

describe('an asset', () => {
  const address = () => `/api/v1/assets/fetch?asset_id=${assetId}`;
  const said = (): Said => ({ id: assetId, price: 120_000, address: address() });

  async function listed(): Promise<Record<string, Said | null>> {
    const { results } = AssetSearchAnswer.parse((await service.get('/api/v1/assets/search?q=rainfall+hong+kong')).body);
    const hit = results.find(({ asset_id: id }) => id === assetId);
    const Shown = z.object({ id: z.string(), payment: z.object({ amount: z.string(), action: z.object({ href: z.string() }) }) });
    const shown = Shown.parse((await service.get(`/api/v1/assets/${assetId}`)).body);
    const Action = z.object({ tool: z.literal('fetch_asset'), arguments: z.object({ asset_id: z.string() }) });
    const Seen = z.object({ asset_id: z.string(), payment: z.object({ amount: z.string(), action: Action }) });
    const seen = Seen.parse((await client.call('get_asset', { asset_id: assetId })).data);
    const resource = Seen.parse(JSON.parse(await client.read(`farebox://assets/${assetId}`)));
    const Found = z.object({ assets: z.array(z.object({ asset_id: z.string(), price: z.object({ amount: z.string() }) })) });
    const found = Found.parse((await client.call('search_assets', { query: 'rainfall hong kong' })).data).assets.find(
      ({ asset_id: id }) => id === assetId,
    );
    const bazaar = DiscoveredResources.parse((await service.get('/discovery/resources?limit=100')).body).items;
    const sold = bazaar.find(({ resource: url }) => url === service.url + address());
    const manifest = X402Manifest.parse((await service.get('/.well-known/x402')).body).resources;
    const same = (id: string, amount: string): Said => ({ id, price: micros(amount), address: address() });
    return {
      'the search': hit === undefined ? null : same(hit.asset_id, hit.payment.amount),
      'the asset': same(shown.id, shown.payment.amount),
      get_asset: same(seen.payment.action.arguments.asset_id, seen.payment.amount),
      'the resource': same(resource.asset_id, resource.payment.amount),
      search_assets: found === undefined ? null : same(found.asset_id, found.price.amount),
      'the Bazaar': sold === undefined ? null : { id: assetId, price: Number(sold.accepts[0]?.amount), address: pathOf(sold.resource) },
      'the manifest of x402': manifest.includes(service.url + address()) ? said() : null,
    };
  }

  it('has the same id, price and address in every dialect', async () => {
    expectAll(await listed(), said());
    expectAll(await challenge('GET', address(), {}, address()), said());
    expectAll(await challengeOverMcp('fetch_asset', { asset_id: assetId }), said());
  });
});

describe('a search without a result', () => {
  const need = 'qzxv jkwq vbnm';

  it('offers the call that reports the need, ready to send', async () => {
    const tools = CatalogSearchAnswer.parse((await service.get(`/api/tools/search?q=${encodeURIComponent(need)}`)).body);
    const assets = AssetSearchAnswer.parse((await service.get(`/api/v1/assets/search?q=${encodeURIComponent(need)}&type=audio`)).body);
    for (const { demand } of [tools, assets]) {
      expect(demand).toMatchObject({ method: 'POST', body: { need } });
      const sent = await service.post(pathOf(demand?.href ?? ''), demand?.body);
      expect(sent.status).toBe(202);
    }
    for (const [name, input] of [
      ['search_tools', { query: need }],
      ['search_assets', { query: need, type: 'audio' }],
    ] as const) {
      const Demand = z.object({ demand: z.object({ tool: z.string(), arguments: z.looseObject({}) }) });
      const { demand } = Demand.parse((await client.call(name, input)).data);
      expect(await client.call(demand.tool, demand.arguments)).toMatchObject({ status: 'ok', data: { status: 'captured' } });
    }
  });

  it('offers it for what the search was limited to, where it has no words', async () => {
    const found = CatalogSearchAnswer.parse((await service.get('/api/tools/search?category=sculpture')).body);
    expect(found).toMatchObject({ total: 0, demand: { body: { need: 'sculpture' } } });
    expect(await client.call('search_tools', { query: '', category: 'sculpture' })).toMatchObject({
      data: { total: 0, demand: { arguments: { need: 'sculpture' } } },
    });
  });
});
