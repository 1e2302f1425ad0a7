import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogListing, CatalogSearchAnswer, ServiceDescriptor } from '@farebox/contract';
import { startService, type Service } from '../../../test/service.ts';
import { freshMs } from '../../tools/catalog-answers.ts';

let now = Date.parse('2026-11-20T08:00:00.000Z');
let service: Service;
beforeAll(async () => {
  service = await startService({ clock: { now: () => now } });
});
afterAll(() => service[Symbol.asyncDispose]());

const listing = async () => CatalogListing.parse((await service.get('/api/tools')).body);
const paymentsAskedOf = async (id: string) => (await listing()).services.find((each) => each.id === id)?.quality.paymentRequireds;

describe('the catalog over HTTP', () => {
  it('describes the features of the catalog', async () => {
    const { catalog } = service.parts.tools;
    // The first probes of the tools end meanwhile.
    const unmeasured = (answer: unknown): unknown =>
      JSON.parse(JSON.stringify(answer, (name, value: unknown) => (name === 'quality' ? undefined : value)));
    expect(unmeasured((await service.get('/api/tools')).body)).toEqual(unmeasured(catalog.listing()));
    for (const query of ['count words', '香港天气', 'wether in hong kong', '']) {
      const answer = await service.get(`/api/tools/search?q=${encodeURIComponent(query)}&limit=3&category=`);
      expect(unmeasured(answer.body)).toEqual(unmeasured(await catalog.search({ query, limit: 3, category: '' })));
      const all = CatalogSearchAnswer.parse((await service.get(`/api/tools/search?q=${encodeURIComponent(query)}&limit=100`)).body);
      expect(unmeasured(all.services)).toEqual(unmeasured((await catalog.search({ query, limit: 100 })).services));
    }
    const entry = catalog.find('slugify') ?? expect.fail('there is no slugify');
    const told = ServiceDescriptor.parse((await service.get('/api/catalog/slugify')).body);
    expect(unmeasured(told)).toEqual(unmeasured(catalog.descriptor(entry)));
  });

  it('answers an empty search result as JSON', async () => {
    const { body } = await service.get('/api/tools/search?q=%E2%80%A8%22%5C&tag=no-such-tag');
    expect(CatalogSearchAnswer.parse(body)).toMatchObject({ total: 0, services: [], query: '\u2028"\\' });
  });

  it('shows measurements after at most a second', async () => {
    const before = (await paymentsAskedOf('timestamp')) ?? 0;
    expect(await service.get('/api/tools/timestamp')).toMatchObject({ status: 402 });
    now += freshMs;
    expect(await paymentsAskedOf('timestamp')).toBe(before + 1);
    expect((await service.get('/api/catalog/timestamp')).body).toMatchObject({ quality: { paymentRequireds: before + 1 } });
  });

  it('shows an operator’s change at once', async () => {
    const admin = await service.asAdmin();
    const offered = async () => (await listing()).services.find(({ id }) => id === 'slugify')?.pricing.amount;
    const before = await offered();
    // An answer that the next equal search would share.
    await service.get('/api/tools/search?q=slugify');
    await service.patch('/api/v1/admin/tools/slugify', { price_amount: '0.77' }, admin);
    expect([await offered(), (await service.get('/api/catalog/slugify')).body]).toMatchObject(['0.77', { pricing: { amount: '0.77' } }]);
    const found = CatalogSearchAnswer.parse((await service.get('/api/tools/search?q=slugify')).body);
    expect(found.services[0]?.pricing.amount).toBe('0.77');
    await service.patch('/api/v1/admin/tools/slugify', { published: false }, admin);
    expect(await offered()).toBeUndefined();
    await service.patch('/api/v1/admin/tools/slugify', { price_amount: null, published: null }, admin);
    expect(await offered()).toBe(before);
  });

  it('answers 304 until more than the time has changed', async () => {
    const { headers, text } = await service.get('/api/tools');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    now += freshMs;
    for (const condition of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const known = await service.get('/api/tools', { 'if-none-match': condition });
      expect(known).toMatchObject({ status: 304, text: '' });
      expect(known.headers.get('etag')).toBe(etag);
    }
    const later = await service.get('/api/tools', { 'if-none-match': '"other"' });
    expect(later).toMatchObject({ status: 200 });
    expect(CatalogListing.parse(later.body).generatedAt).not.toBe(CatalogListing.parse(JSON.parse(text)).generatedAt);

    await service.get('/api/tools/timestamp');
    now += freshMs;
    const changed = await service.get('/api/tools', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});
