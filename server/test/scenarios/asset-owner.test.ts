import { Asset, AssetPage, AssetSearchAnswer } from '@farebox/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../databases.ts';
import { boughtAsset, rainFields, sendUpload } from '../registry.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';

const registry = '/api/v1/admin/assets';
const api = { title: 'Rain by the hour', asset_type: 'api', api_endpoint_url: 'https://api.example/rain', price_amount: '0.10' };

eachDatabase('the owner of an asset', (open) => {
  let service: Service;
  let owner: Customer;
  let admin: RequestHeaders;
  beforeAll(async () => {
    service = await startService({ database: await open() });
    owner = await service.customer();
    admin = await service.asAdmin();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const idsOf = async (who: Customer) =>
    AssetPage.parse((await service.get('/api/v1/me/assets', who.login)).body).items.map(({ id }) => id);

  it('is the account named by an admin, which then earns the revenue', async () => {
    const made = await service.post(registry, { ...api, owner_id: owner.userId }, admin);
    expect(made, made.text).toMatchObject({ status: 201, body: { owner_id: owner.userId } });
    const asset = Asset.parse(made.body);
    expect(await idsOf(owner)).toContain(asset.id);
    await boughtAsset(service, asset.id);
    const earned = await service.get('/api/v1/me/revenue', owner.login);
    expect(earned).toMatchObject({ status: 200, body: { items: [{ asset_id: asset.id, amount: '0.10' }] } });
  });

  it('can be named in an upload too', async () => {
    expect(await sendUpload(service, admin, { ...rainFields, owner_id: owner.userId })).toMatchObject({
      status: 201,
      body: { owner_id: owner.userId },
    });
  });

  it('can be changed by an admin, and is found under the new owner from then on', async () => {
    const other = await service.customer();
    const asset = Asset.parse((await service.post(registry, { ...api, title: 'Xylophone tunings' }, owner.login)).body);
    const given = await service.patch(`${registry}/${asset.id}`, { owner_id: other.userId }, admin);
    expect(given).toMatchObject({ status: 200, body: { owner_id: other.userId } });
    expect(await idsOf(other)).toEqual([asset.id]);
    expect(await idsOf(owner)).not.toContain(asset.id);
    const search = await service.post('/api/v1/assets/search', { query: 'xylophone tunings', filters: { owner_id: other.userId } });
    expect(AssetSearchAnswer.parse(search.body).results.map(({ asset_id }) => asset_id)).toEqual([asset.id]);
    const acts = await service.get(`/api/v1/admin/audit?subject_id=${asset.id}`, admin);
    expect(acts.text).toContain(other.userId);
  });

  it('cannot be changed to another account by an owner who is no admin', async () => {
    const other = await service.customer();
    expect(await service.post(registry, { ...api, owner_id: other.userId }, owner.login)).toMatchObject({ status: 403 });
    expect(await sendUpload(service, owner.login, { ...rainFields, owner_id: other.userId })).toMatchObject({ status: 403 });
    const asset = Asset.parse((await service.post(registry, { ...api, owner_id: owner.userId }, owner.login)).body);
    expect(await service.patch(`${registry}/${asset.id}`, { owner_id: other.userId }, owner.login)).toMatchObject({ status: 403 });
    expect(await idsOf(other)).toEqual([]);
  });

  it('must be an account', async () => {
    const message = 'owner_id is not an account';
    for (const owner_id of ['nobody', 'usr_11111111111111111111111111', '']) {
      expect(await service.post(registry, { ...api, owner_id }, admin)).toMatchObject({
        status: 400,
        body: { error: message, issues: [{ path: 'owner_id', message }] },
      });
    }
  });
});
