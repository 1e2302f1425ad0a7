import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DiscoveredResources, DiscoverySearchAnswer, X402Manifest, type DiscoveredResource } from '@farebox/contract';
import { minuteMs, systemClock } from '../../src/clock.ts';
import { eachDatabase } from '../databases.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';
import { askedFor } from '../wallet.ts';

/** The extension as its specification describes it: the data must match the schema that comes with it. */
const Bazaar = z.strictObject({
  info: z.looseObject({
    input: z.looseObject({ type: z.enum(['http', 'mcp']), method: z.string().optional() }),
    output: z.looseObject({}),
  }),
  schema: z.looseObject({ $schema: z.literal('https://json-schema.org/draft/2020-12/schema') }),
});
const addressOf = ({ resource }: DiscoveredResource) => resource;

eachDatabase('discovery for wallets', (open) => {
  let service: Service;
  const time = { aheadMs: 0 };
  let assetIds: string[];
  beforeAll(async () => {
    service = await startService({ database: await open(), clock: { now: () => systemClock.now() + time.aheadMs } });
    const { login } = await service.customer();
    const priced = [];
    for (const station of ['Hong Kong', 'Macau', 'Shenzhen']) {
      priced.push(await uploadedAsset(service, login, { title: `Daily rainfall in ${station}` }));
    }
    await uploadedAsset(service, login, { title: 'Free rainfall', price_amount: '0' });
    const { id } = await uploadedAsset(service, login, { title: 'Rainfall for some' });
    await service.patch(`/api/v1/admin/assets/${id}`, { status: 'unlisted' }, login);
    assetIds = priced.map(({ id }) => id).toReversed();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const list = async (query = '') => DiscoveredResources.parse((await service.get(`/discovery/resources?${query}`)).body);
  const search = async (query: string) => DiscoverySearchAnswer.parse((await service.get(`/discovery/search?${query}`)).body);
  const assetUrls = () => assetIds.map((id) => `${service.url}/api/v1/assets/fetch?asset_id=${id}`);
  const toolUrls = () =>
    service.parts.tools.catalog
      .entries()
      .filter(({ state }) => state.configured)
      .map(({ tool }) => `${service.url}/api/tools/${tool.id}`);

  it('lists every callable tool and every priced asset once', async () => {
    const { items, pagination } = await list('limit=100');
    expect(items.map(addressOf)).toEqual([...toolUrls(), ...assetUrls()]);
    expect(pagination).toEqual({ limit: 100, offset: 0, total: items.length });
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['http']));
  });

  it('lists the same in pages, across the border between tools and assets', async () => {
    const all = (await list('limit=100')).items.map(addressOf);
    const paged: string[] = [];
    for (let offset = 0; offset < all.length; offset += 3) {
      const { items, pagination } = await list(`limit=3&offset=${offset}`);
      expect(pagination).toEqual({ limit: 3, offset, total: all.length });
      paged.push(...items.map(addressOf));
    }
    expect(paged).toEqual(all);
    expect(await list('offset=1000000')).toMatchObject({ items: [], pagination: { total: all.length } });
  });

  it('shows the same requirements as the 402 of an unpaid request', async () => {
    for (const { resource, accepts, extensions } of (await list('limit=100')).items) {
      const { input } = Bazaar.parse(extensions['bazaar']).info;
      const path = resource.slice(service.url.length);
      const whole = { prefer: 'payment=full' };
      const unpaid = input.method === 'GET' ? await service.get(path, whole) : await service.post(path, input['body'], whole);
      expect(unpaid.status, resource).toBe(402);
      expect(askedFor(unpaid)).toMatchObject({ accepts, resource: { url: resource } });
      if (input['body'] !== undefined) expect(unpaid.body).toMatchObject({ input: { valid: true } });
    }
  });

  it.each(['http', 'mcp'])('describes %s input and output by examples that match their schemas, which have no references', async (type) => {
    const { items } = await list(`limit=100&type=${type}`);
    for (const { resource, extensions, serviceName, tags, lastUpdated } of items) {
      const { info, schema } = Bazaar.parse(extensions['bazaar']);
      const validate = addFormats.default(new Ajv2020({ strict: false, allErrors: true })).compile(schema);
      validate(info);
      expect(validate.errors ?? [], resource).toEqual([]);
      expect(info.input.type).toBe(type);
      expect(JSON.stringify(schema)).not.toMatch(/"\$(?:ref|id|dynamicRef)"/);
      expect([serviceName, ...tags].filter((text) => !/^[ -~]{1,32}$/.test(text))).toEqual([]);
      expect(Math.abs(lastUpdated - service.parts.clock.now() / 1000)).toBeLessThan(600);
    }
  });

  it('lists the tools as over MCP: one address, distinguished by name', async () => {
    const { items, pagination } = await list('type=mcp&limit=100');
    expect(new Set(items.map(addressOf))).toEqual(new Set([`${service.url}/mcp`]));
    const names = items.map(({ extensions }) => Bazaar.parse(extensions['bazaar']).info.input['toolName']);
    expect(new Set(names).size).toBe(toolUrls().length);
    expect(names).toContain('word_count');
    expect(pagination.total).toBe(names.length);
  });

  it('filters by payee, scheme, network and extension', async () => {
    const { items, pagination } = await list();
    const payTo = items[0]?.accepts[0]?.payTo ?? '';
    for (const fitting of [
      `payTo=${payTo}`,
      `payTo=${payTo.toUpperCase().replace('0X', '0x')}`,
      'scheme=exact',
      'scheme=upto',
      'network=eip155:84532',
      'extensions=bazaar',
    ]) {
      expect((await list(fitting)).pagination.total, fitting).toBe(pagination.total);
    }
    for (const other of ['payTo=0x0000000000000000000000000000000000000001', 'scheme=batch', 'network=eip155:8453', 'extensions=siwx']) {
      expect(await list(other), other).toMatchObject({ items: [], pagination: { total: 0 } });
      expect(await search(`query=rain&${other}`), other).toMatchObject({ resources: [] });
    }
  });

  it('finds tools and assets for a need, and leaves out free ones', async () => {
    const words = await search('query=count+words');
    expect(words.resources[0]).toMatchObject({ resource: `${service.url}/api/tools/word-count`, serviceName: 'farebox' });
    const rain = await search(`query=${encodeURIComponent('daily rainfall in Hong Kong')}`);
    expect(rain.resources[0]?.resource).toBe(assetUrls().at(-1));
    expect(rain.resources.map(addressOf)).toEqual(expect.arrayContaining(assetUrls()));
    expect(JSON.stringify(rain.resources)).not.toContain('Free rainfall');
    expect(JSON.stringify(rain.resources)).not.toContain('for some');
    expect((await search('query=count+words&type=mcp')).resources[0]).toMatchObject({
      type: 'mcp',
      extensions: { bazaar: { info: { input: { toolName: 'word_count' } } } },
    });
  });

  it('pages through search results', async () => {
    const all = (await search('query=rainfall&limit=100')).resources.map(addressOf);
    const paged: string[] = [];
    for (let cursor: string | null = '0'; cursor !== null;) {
      const { resources, pagination } = await search(`query=rainfall&limit=1&cursor=${cursor}`);
      expect(pagination?.limit).toBe(resources.length);
      paged.push(...resources.map(addressOf));
      cursor = pagination?.cursor ?? null;
    }
    expect(paged).toEqual(all);
  });

  it('counts as demand, like any search', async () => {
    await search('query=tide+tables+of+Lamma');
    await service.parts.accessLog.flush();
    const logged = await service.parts.database.read
      .selectFrom('access_logs')
      .selectAll()
      .where('query', '=', 'tide tables of Lamma')
      .execute();
    expect(logged).toMatchObject([{ kind: 'search', path: '/discovery/search' }]);
  });

  it.each([
    '/discovery/resources?limit=0',
    '/discovery/resources?limit=101',
    '/discovery/resources?offset=-1',
    '/discovery/resources?offset=1e9',
    '/discovery/resources?type=ftp',
    '/discovery/search',
    '/discovery/search?query=',
    '/discovery/search?query=rain&cursor=-1',
    '/discovery/search?query=rain&cursor=1e3',
  ])('refuses %s', async (path) => {
    expect(await service.get(path)).toMatchObject({ status: 400, body: { code: 'invalid_input', statusCode: 400 } });
  });

  it('refuses a query that is a page long', async () => {
    expect(await service.get(`/discovery/search?query=${'x'.repeat(2001)}`)).toMatchObject({ status: 400 });
  });

  it('has a manifest where crawlers look for it', async () => {
    const { resources, networks, payTo, discovery } = X402Manifest.parse((await service.get('/.well-known/x402')).body);
    expect(resources).toEqual([...toolUrls(), ...assetUrls()]);
    expect(networks).toEqual(['eip155:84532']);
    expect(payTo).toBe(service.parts.payments.settler?.payTo);
    expect(discovery.resources).toBe(`${service.url}/discovery/resources`);
  });

  it('lists the price of each paid operation in the OpenAPI document, and none for the others', async () => {
    const Document = z.looseObject({
      'x-service-info': z.object({ categories: z.array(z.string()), docs: z.record(z.string(), z.url()) }),
      paths: z.record(
        z.string(),
        z.record(z.string(), z.looseObject({ 'x-payment-info': z.unknown().optional(), responses: z.record(z.string(), z.unknown()) })),
      ),
    });
    const { paths } = Document.parse((await service.get('/openapi.json')).body);
    const asset = service.parts.payments.settler?.asset;
    expect(paths['/api/tools/word-count']?.['post']?.['x-payment-info']).toEqual({
      price: { mode: 'fixed', currency: 'USD', amount: '0.05' },
      protocols: [{ x402: {} }, { mpp: { method: 'evm', intent: 'charge', currency: asset } }],
      offers: [{ intent: 'charge', method: 'evm', amount: '50000', currency: asset, description: '0.05 USD a call' }],
    });
    expect(paths['/api/v1/assets/fetch']?.['get']?.['x-payment-info']).toMatchObject({
      price: { mode: 'dynamic' },
      offers: [{ amount: null }],
    });
    const told = Object.entries(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap((operation) => (operation['x-payment-info'] === undefined ? [] : [{ path, operation }])),
    );
    expect(told.map(({ path }) => path)).toEqual(expect.not.arrayContaining(['/api/payments', '/api/v1/assets/search']));
    for (const { path, operation } of told) expect(Object.keys(operation.responses), path).toContain('402');
  });

  it('follows changes of the catalog and the registry', async () => {
    const admin = await service.asAdmin();
    await service.patch('/api/v1/admin/tools/word-count', { price_amount: '0.25' }, admin);
    await service.patch('/api/v1/admin/tools/slugify', { api_key_required: true }, admin);
    await service.send('DELETE', `/api/v1/admin/assets/${assetIds[0]}`, { headers: admin });
    time.aheadMs = 2 * minuteMs;
    const { items, pagination } = await list('limit=100');
    expect(items.find(({ resource }) => resource.endsWith('/word-count'))?.accepts).toMatchObject([
      { amount: '250000' },
      { amount: '250000' },
    ]);
    expect(items.map(addressOf)).not.toContain(`${service.url}/api/tools/slugify`);
    expect(items.map(addressOf)).not.toContain(assetUrls()[0]);
    expect(pagination.total).toBe(items.length);
  });
});

describe('discovery without a way for wallets to pay', () => {
  it('lists nothing, and has no manifest', async () => {
    await using service = await startService({ settings: { FAREBOX_PAYMENTS: 'test,credit' } });
    expect(await service.get('/discovery/resources')).toMatchObject({ status: 200, body: { items: [], pagination: { total: 0 } } });
    expect(await service.get('/discovery/search?query=rain')).toMatchObject({ status: 200, body: { resources: [], pagination: null } });
    expect(await service.get('/.well-known/x402')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await service.get('/openapi.json')).text).not.toMatch(/x-payment-info|x-service-info/);
  });
});
