import { DiscoveredResources } from '@farebox/contract';
import { validateDiscoveryExtension, type DiscoveryExtension } from '@x402/extensions/bazaar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { walletService } from '../wallet-service.ts';
import { startService, type Service } from '../service.ts';

/** Source: ARD v0.9, ai-catalog.schema.json. */
const Entry = z
  .looseObject({
    identifier: z.string().regex(/^urn:air:[a-zA-Z0-9.-]+(?::[a-zA-Z0-9._-]+)+$/),
    displayName: z.string(),
    type: z.string().regex(/^application\//),
    url: z.url().optional(),
    data: z.record(z.string(), z.unknown()).optional(),
    representativeQueries: z.array(z.string()).min(2).max(5).optional(),
    updatedAt: z.iso.datetime().optional(),
    metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  })
  .refine(({ url, data }) => (url === undefined) !== (data === undefined), 'exactly one of url and data');
const Results = z.object({
  results: z.array(Entry.and(z.looseObject({ score: z.int().min(0).max(100), source: z.url() }))),
  pageToken: z.string().optional(),
});
const Facets = z.object({ facets: z.record(z.string(), z.object({ buckets: z.array(z.object({ value: z.string(), count: z.int() })) })) });
const Listed = z.object({ items: z.array(Entry), total: z.int(), pageToken: z.string().optional() });

let service: Service;
let assetId: string;
beforeAll(async () => {
  ({ service, assetId } = await walletService());
});
afterAll(() => service[Symbol.asyncDispose]());

const serverCard = 'application/mcp-server-card+json';

describe('agentic resource discovery', () => {
  it('has a catalog with the ways into the service, each of which answers', async () => {
    const { entries } = z
      .object({ specVersion: z.literal('1.0'), entries: z.array(Entry) })
      .parse((await service.get('/.well-known/ai-catalog.json')).body);
    expect(entries.map(({ type }) => type)).toEqual([serverCard, 'application/a2a-agent-card+json', 'application/ai-registry+json']);
    for (const { url = '' } of entries) expect((await fetch(url)).status).toBe(200);
    expect((await service.get('/.well-known/ard.json')).text).toBe((await service.get('/.well-known/ai-catalog.json')).text);
    expect((await service.get('/robots.txt')).text).toContain(`Agentmap: ${service.url}/.well-known/ai-catalog.json`);
  });

  it('finds tools and assets, in pages, by filter', async () => {
    const found = Results.parse((await service.post('/search', { query: { text: 'count words' }, pageSize: 1 })).body);
    expect(found.results[0]).toMatchObject({ displayName: expect.any(String), metadata: { id: 'word-count' }, source: `${service.url}/` });
    const next = Results.parse(
      (await service.post('/search', { query: { text: 'count words' }, pageSize: 1, pageToken: found.pageToken })).body,
    );
    expect(next.results[0]?.identifier).not.toBe(found.results[0]?.identifier);
    const filter = { type: ['application/vnd.farebox.asset+json'] };
    const { body } = await service.post('/search', { query: { text: 'count words', filter }, federation: 'none' });
    expect(Results.parse(body).results.every(({ type }) => type === filter.type[0])).toBe(true);
  });

  it('counts by facets, of a search and of everything', async () => {
    const facets = [{ field: 'type' }, { field: 'publisher' }, { field: 'capabilities', limit: 1 }];
    const all = Facets.parse((await service.post('/explore', { resultType: { facets } })).body).facets;
    expect(all['publisher']?.buckets).toEqual([{ value: '127.0.0.1', count: expect.any(Number) }]);
    expect(all['capabilities']?.buckets).toHaveLength(1);
    const some = Facets.parse((await service.post('/explore', { query: { text: 'count words' }, resultType: { facets } })).body).facets;
    expect(some['publisher']?.buckets[0]?.count).toBeLessThan(all['publisher']?.buckets[0]?.count ?? 0);
  });

  it('lists every offer that can be bought, and not one that was turned off', async () => {
    const listing = async (query: string) => Listed.parse((await service.get(`/agents?${query}`)).body);
    const all = await listing('pageSize=100');
    expect(all.items.map(({ identifier }) => identifier)).toEqual(
      expect.arrayContaining([`urn:air:127.0.0.1:asset:${assetId}`, 'urn:air:127.0.0.1:tool:word-count']),
    );
    const sorted = await listing(
      `pageSize=100&orderBy=displayName&filter=${encodeURIComponent(`type = '${serverCard}' AND capabilities = 'word_count'`)}`,
    );
    expect(sorted).toMatchObject({ total: 1, items: [{ identifier: 'urn:air:127.0.0.1:tool:word-count' }] });
    await service.parts.tools.catalog.configure('word-count', { enabled: false });
    expect((await listing('pageSize=100')).total).toBe(all.total - 1);
    await service.parts.tools.catalog.configure('word-count', { enabled: true });
  });

  it.each([
    ['/search', { query: {} }],
    ['/search', { query: { text: '' } }],
    ['/search', { query: { text: 'x', filter: { type: 5 } } }],
    ['/search', { query: { text: 'x' }, pageToken: 'forged' }],
    ['/explore', { query: { text: 'x' } }],
  ])('refuses %s %j in the form of the specification', async (path, body) => {
    expect(await service.post(path, body)).toMatchObject({
      status: 400,
      body: { errorCode: 'INVALID_ARGUMENT', message: expect.any(String) },
    });
  });

  it('refuses a filter that it does not understand', async () => {
    const answer = await service.get(`/agents?filter=${encodeURIComponent('type > 5')}`);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'INVALID_ARGUMENT' } });
  });

  it('limits how often strangers ask', async () => {
    await using limited = await startService({ settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '2' } });
    const answers = await Promise.all([1, 2, 3, 4].map(() => limited.post('/search', { query: { text: 'x' } })));
    expect(answers.some(({ status, body }) => status === 429 && Failure.safeParse(body).success)).toBe(true);
  });
});

const Failure = z.object({ errorCode: z.literal('RESOURCE_EXHAUSTED'), message: z.string() });

describe('what wallets can buy', () => {
  it('is accepted by the validator of the bazaar, entry by entry', async () => {
    for (const type of ['http', 'mcp']) {
      const { items } = DiscoveredResources.parse((await service.get(`/discovery/resources?type=${type}&limit=100`)).body);
      expect(items.length).toBeGreaterThan(5);
      for (const { extensions, resource } of items) {
        expect(validateDiscoveryExtension(extensions?.['bazaar'] as DiscoveryExtension), resource).toMatchObject({ valid: true });
      }
    }
  });
});
