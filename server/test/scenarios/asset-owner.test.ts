import { Asset, AssetPage, AssetSearchAnswer, MyPurchasePage, Spending } from '@farebox/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { eachDatabase } from '../databases.ts';
import { boughtAsset, rainFields, sendUpload } from '../registry.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';

const QuoteAnswer = z.object({ payment: z.object({ paymentId: z.string() }) });
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

  it('edits a listing: search, the audit trail and new quotes follow, and a quote under way keeps its price', async () => {
    const asset = Asset.parse((await service.post(registry, { ...api, title: 'Untitled' }, owner.login)).body);
    const fetchPath = `/api/v1/assets/fetch?asset_id=${asset.id}`;
    const quoted = QuoteAnswer.parse((await service.post(fetchPath, {})).body);
    const words = { title: 'Quokka sightings', description: 'Where quokkas were seen on Rottnest Island, by hour.' };
    const edit = { ...words, license_terms: 'ODbL-1.0', price_amount: '0.90', expected_queries: ['where to see a quokka'], language: 'zh' };
    expect(await service.patch(`${registry}/${asset.id}`, edit, owner.login)).toMatchObject({ status: 200, body: edit });
    const own = await service.get(`${registry}/${asset.id}`, owner.apiKey);
    expect(own).toMatchObject({ status: 200, body: { ...edit, api_endpoint_url: api.api_endpoint_url } });
    expect(await service.get(`${registry}/${asset.id}`, (await service.customer()).login)).toMatchObject({ status: 403 });
    expect(await service.get(`/api/v1/assets/${asset.id}`)).toMatchObject({
      body: { ...words, license_terms: 'ODbL-1.0', language: 'zh' },
    });
    const search = await service.post('/api/v1/assets/search', { query: 'quokka' });
    expect(AssetSearchAnswer.parse(search.body).results.map(({ asset_id }) => asset_id)).toContain(asset.id);
    expect(await service.get('/api/v1/assets?language=zh')).toMatchObject({ body: { items: [{ id: asset.id }] } });
    const acts = await service.get(`/api/v1/admin/audit?subject_id=${asset.id}`, admin);
    expect(acts.body).toMatchObject({ items: [{ actor_id: owner.userId, action: 'asset.update', details: { statedLanguage: 'zh' } }] });
    const { token, amount } = await service.payment(quoted.payment.paymentId);
    expect(amount).toBe('0.10');
    expect(await service.post(fetchPath, {}, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(await service.post(fetchPath, {})).toMatchObject({ status: 402, body: { payment: { amount: '0.90' } } });
    const english = { language: null };
    expect(await service.patch(`${registry}/${asset.id}`, english, owner.login)).toMatchObject({ body: { language: 'en' } });
    expect(await service.patch(`${registry}/${asset.id}`, { language: 'klingon' }, owner.login)).toMatchObject({ status: 400 });
  });

  it('sees what each listing did in a period: shown, looked at, sold, earned', async () => {
    const seller = await service.customer();
    const [wombat, numbat] = [
      Asset.parse((await service.post(registry, { ...api, title: 'Wombat burrows' }, seller.login)).body),
      Asset.parse((await service.post(registry, { ...api, title: 'Numbat burrows 50%' }, seller.login)).body),
    ];
    for (const query of ['wombat', 'burrows']) await service.post('/api/v1/assets/search', { query });
    await service.get('/api/search?q=wombat');
    await service.get('/api/search?q=wombat&draft=true');
    for (const headers of [{}, owner.apiKey, seller.login, { authorization: 'Bearer no' }]) {
      await service.get(`/api/v1/assets/${wombat.id}`, headers);
    }
    await service.send('HEAD', `/api/v1/assets/${wombat.id}`);
    await boughtAsset(service, wombat.id);
    await service.parts.accessLog.flush();
    const listings = async (query = '') => (await service.get(`/api/v1/me/listings?${query}`, seller.login)).body;
    const figures = { shown: 3, views: 3, sales: 1, earned: '0.00', test_amount: '0.10', conversion: 1 / 3 };
    expect(await listings('sort=views')).toMatchObject({
      items: [
        { id: wombat.id, title: 'Wombat burrows', status: 'published', ...figures },
        { id: numbat.id, shown: 1, views: 0, conversion: null },
      ],
      totals: { ...figures, shown: 4 },
    });
    expect(await listings('q=50%25')).toMatchObject({ items: [{ id: numbat.id }], totals: { shown: 1, sales: 0 } });
    expect(await listings('q=BURROWS&sort=title&limit=1')).toMatchObject({ items: [{ id: numbat.id }], next_cursor: '1' });
    expect(await listings('q=BURROWS&sort=title&limit=1&cursor=1')).toMatchObject({ items: [{ id: wombat.id }], next_cursor: null });
    expect((await service.get('/api/v1/me/listings', owner.login)).text).not.toContain(wombat.id);
    const csv = await service.get('/api/v1/me/listings?format=csv&sort=sales', seller.login);
    expect(csv.text.split('\r\n')[1]).toContain(wombat.id);
  });

  it('sees what was bought, by which key, and whether it was refunded; nobody else does', async () => {
    const buyer = await service.customer({ credit: '1.00' });
    const asset = Asset.parse((await service.post(registry, { ...api, title: 'Bilby tracks' }, owner.login)).body);
    const paying = { ...buyer.apiKey, 'x-payment-provider': 'credit' };
    await service.post('/api/v1/assets/fetch', { asset_id: asset.id }, paying);
    await service.post('/api/tools/word-count', { text: 'one two' }, paying);
    const listed = async (query = '') => (await service.get(`/api/v1/me/purchases${query}`, buyer.login)).body;
    const call = {
      kind: 'tool',
      service_id: 'word-count',
      title: 'Word Count',
      provider: 'credit',
      status: 'delivered',
      api_key_name: 'agent',
    };
    const data = { kind: 'asset', service_id: asset.id, title: 'Bilby tracks', amount: '0.10', status: 'delivered' };
    const all = MyPurchasePage.parse(await listed());
    expect(all).toMatchObject({ items: [call, data], next_cursor: null });
    const first = MyPurchasePage.parse(await listed('?limit=1'));
    expect(await listed(`?limit=1&cursor=${first.next_cursor}`)).toMatchObject({ items: [data], next_cursor: null });
    const paper = async (who: Customer) => service.get(`/api/v1/me/purchases/${all.items[1]?.id}/receipt`, who.login);
    expect((await paper(buyer)).headers.get('content-type')).toBe('application/pdf');
    expect(await paper(owner)).toMatchObject({ status: 404 });
    const spent = async () => Spending.parse((await service.get('/api/v1/me/spending?days=2', buyer.login)).body);
    const inCall = { service_id: 'word-count', kind: 'tool', title: 'Word Count', purchases: 1, amount: '0.05', test_amount: '0.00' };
    expect(await spent()).toMatchObject({
      days: [{ purchases: 0 }, { purchases: 2, amount: '0.15', test_amount: '0.00' }],
      services: [{ service_id: asset.id, title: 'Bilby tracks', amount: '0.10' }, inCall],
    });
    const receipt = await service.get(`/api/payments/${all.items[1]?.payment_id}`, buyer.login);
    expect(receipt).toMatchObject({ status: 200, body: { amount: '0.10', status: 'paid' } });
    await service.post(`/api/v1/admin/payments/${all.items[1]?.payment_id}/refund`, { reason: 'wrong tracks' }, admin);
    expect(await listed()).toMatchObject({ items: [call, { ...data, status: 'refunded' }] });
    expect(await spent()).toMatchObject({ days: [{}, { purchases: 1, amount: '0.05' }], services: [inCall] });
    expect(await listed('?until=2020-01-01T00:00:00Z')).toMatchObject({ items: [] });
    expect((await service.get('/api/v1/me/purchases?format=csv', buyer.apiKey)).text).toContain('Bilby tracks');
    expect(await service.get('/api/v1/me/purchases', owner.login)).toMatchObject({ body: { items: [] } });
  });

  it('changes the price of many listings, or stops selling them, and none of others', async () => {
    const seller = await service.customer();
    const made = async (more: object) => Asset.parse((await service.post(registry, { ...api, ...more }, seller.login)).body).id;
    const [dear, cheap, free] = [
      await made({ price_amount: '10' }),
      await made({ price_amount: '0.000003' }),
      await made({ price_amount: null }),
    ];
    const foreign = Asset.parse((await service.post(registry, api, owner.login)).body).id;
    const change = (body: object) => service.patch('/api/v1/me/listings', body, seller.login);
    expect(await change({ ids: [dear, foreign, cheap, free], price_percent: -20 })).toMatchObject({
      status: 200,
      body: {
        items: [
          { id: dear, is_changed: true },
          { id: foreign, is_changed: false, code: 'forbidden' },
          { id: cheap, is_changed: true },
          { id: free, is_changed: false },
        ],
      },
    });
    expect(await service.get(`${registry}/${dear}`, seller.login)).toMatchObject({ body: { price_amount: '8.00' } });
    expect(await service.get(`${registry}/${cheap}`, seller.login)).toMatchObject({ body: { price_amount: '0.000002' } });
    await change({ ids: [dear, free], status: 'unlisted', price_amount: '2' });
    expect(await service.get(`${registry}/${free}`, seller.login)).toMatchObject({ body: { price_amount: '2.00', status: 'unlisted' } });
    for (const body of [{ ids: [dear] }, { ids: [], status: 'unlisted' }, { ids: [dear], price_amount: '1', price_percent: 3 }]) {
      expect(await change(body)).toMatchObject({ status: 400 });
    }
  });

  it('has a public page as a seller, and a name on each listing; nobody without a listing has one', async () => {
    const seller = await service.customer();
    const sellerPath = `/api/v1/sellers/${seller.userId}`;
    expect(await service.get(sellerPath)).toMatchObject({ status: 404 });
    const asset = Asset.parse((await service.post(registry, { ...api, title: 'Capybara ponds' }, seller.login)).body);
    const words = { display_name: 'Pond Data', about: 'Ponds since 1997.', website: 'https://ponds.example' };
    expect(await service.patch('/api/v1/auth/me', words, seller.login)).toMatchObject({ status: 200, body: { user: words } });
    expect(await service.patch('/api/v1/auth/me', { website: 'javascript:alert(1)' }, seller.login)).toMatchObject({ status: 400 });
    await boughtAsset(service, asset.id);
    const { display_name: name, ...said } = words;
    const shown = { id: seller.userId, name, ...said, listings: 1, sales: 1, delivered_share: 1 };
    const page = await service.get(sellerPath);
    expect(page).toMatchObject({ status: 200, body: shown });
    expect(page.text).not.toContain('@');
    expect(await service.get(`/api/v1/assets/${asset.id}`)).toMatchObject({ body: { owner_name: name } });
    const found = await service.post('/api/v1/assets/search', { query: 'capybara' });
    expect(found.body).toMatchObject({ results: [{ asset_id: asset.id, owner_id: seller.userId, owner_name: name }] });
    expect(await service.get(`/api/v1/assets?owner_id=${seller.userId}`)).toMatchObject({ body: { items: [{ id: asset.id }] } });
    const revenue = await service.get('/api/v1/me/revenue', seller.login);
    expect(revenue.body).toMatchObject({ items: [{ service_id: asset.id, title: 'Capybara ponds', owner_name: name }] });
    await service.patch(`${registry}/${asset.id}`, { status: 'unlisted' }, seller.login);
    expect(await service.get(sellerPath)).toMatchObject({ status: 404 });
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
