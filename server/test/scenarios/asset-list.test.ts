import { AssetSearchAnswer, PublicAssetPage } from '@farebox/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../databases.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';

eachDatabase('the public list of assets', (open) => {
  let service: Service;
  let owner: Customer;
  let admin: RequestHeaders;
  beforeAll(async () => {
    service = await startService({ database: await open() });
    [owner, admin] = [await service.customer(), await service.asAdmin()];
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const page = async (query = '') => PublicAssetPage.parse((await service.get(`/api/v1/assets${query}`)).body);
  const idsOf = async (query = '') => (await page(query)).items.map(({ id }) => id);

  it('shows what is for sale page by page, the newest first, without its addresses', async () => {
    const made = [];
    for (const title of ['Rain one', 'Rain two', 'Rain three']) made.unshift((await uploadedAsset(service, owner.login, { title })).id);
    const first = await page('?limit=2');
    expect(first.items.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const second = await page(`?limit=2&cursor=${first.next_cursor ?? ''}`);
    expect(second.items.map(({ id }) => id)).toEqual(made.slice(2));
    expect(second.next_cursor).toBe(null);
    expect(await idsOf('?type=dataset')).toEqual(made);
    expect(await idsOf('?type=image')).toEqual([]);
    const api = { title: 'Rain now', asset_type: 'api', api_endpoint_url: 'https://secret.example/rain', price_amount: '0.10' };
    expect(await service.post('/api/v1/admin/assets', api, owner.login)).toMatchObject({ status: 201 });
    expect((await service.get('/api/v1/assets?type=api')).text).not.toContain('secret.example');
    expect(await idsOf('?type=api')).toHaveLength(1);
    expect(await service.get('/api/v1/assets?limit=1000')).toMatchObject({ status: 400 });
  });

  it('is filtered by language, as search is, and names the languages there are', async () => {
    const chinese = { title: '香港每日降雨量', description: '每个气象站的每日降雨量，以 CSV 提供。' };
    const { id } = await uploadedAsset(service, owner.login, chinese);
    expect(await idsOf('?language=zh')).toEqual([id]);
    expect(await idsOf('?language=en&type=dataset')).toHaveLength(3);
    expect(await idsOf('?language=fr')).toEqual([]);
    const { body } = await service.get('/api/v1/assets/languages');
    expect(body).toEqual({
      items: [
        { language: 'en', assets: expect.any(Number) },
        { language: 'zh', assets: 1 },
      ],
    });
    const found = async (query: string) =>
      AssetSearchAnswer.parse((await service.get(`/api/v1/assets/search?q=rainfall${query}`)).body).results.map(({ asset_id }) => asset_id);
    expect(await found('&language=zh')).toEqual([id]);
    expect(await found('&language=en')).not.toContain(id);
    const byBody = await service.post('/api/v1/assets/search', { query: 'rainfall', filters: { language: 'zh' } });
    expect(AssetSearchAnswer.parse(byBody.body).results).toHaveLength(1);
    // It follows the words of its owner.
    const english = { title: 'Rainfall of Hong Kong by the day', description: 'The rainfall of each station by the day.' };
    expect(await service.patch(`/api/v1/admin/assets/${id}`, english, owner.login)).toMatchObject({ status: 200 });
    expect([await idsOf('?language=zh'), await found('&language=zh')]).toEqual([[], []]);
    expect(await found('&language=en')).toContain(id);
    for (const path of ['assets?language=xx', 'assets?language=English', 'assets/search?q=rain&language=EN']) {
      const refused = await service.get(`/api/v1/${path}`);
      expect(refused, path).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'language', message: expect.stringContaining('ISO 639-1') }] },
      });
    }
  });

  it('leaves out what cannot be bought: unlisted, archived, paused, and of owners who are suspended', async () => {
    const kept = await idsOf();
    const other = await service.customer();
    const unlisted = await uploadedAsset(service, other.login, { title: 'Unlisted' });
    expect(await service.patch(`/api/v1/admin/assets/${unlisted.id}`, { status: 'unlisted' }, other.login)).toMatchObject({ status: 200 });
    const archived = await uploadedAsset(service, other.login, { title: 'Archived' });
    expect((await service.send('DELETE', `/api/v1/admin/assets/${archived.id}`, { headers: other.login })).status).toBeLessThan(300);
    const paused = await uploadedAsset(service, other.login, { title: 'Paused' });
    const row = await service.parts.assets.assets.find(paused.id);
    if (row === null) throw new Error('the asset is gone');
    const { database, clock } = service.parts;
    const { assets } = service.parts.assets;
    expect(await database.write((queries) => assets.pause(queries, row, 'file_missing', clock.now()))).toBe(true);
    expect(await idsOf()).toEqual(kept);
    const sold = await uploadedAsset(service, other.login, { title: 'Sold' });
    expect(await idsOf()).toEqual([sold.id, ...kept]);
    const suspended = await service.post(`/api/v1/admin/users/${other.userId}/suspend`, { reason: 'a test' }, admin);
    expect(suspended.status, suspended.text).toBeLessThan(300);
    expect(await idsOf()).toEqual(kept);
  });
});
