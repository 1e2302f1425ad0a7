import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Asset, AssetSearchAnswer, DeliveredAsset, PaymentBody } from '@farebox/contract';
import { z } from 'zod';
import { storeIdKey } from '../../src/storage/blobs/blob-store.ts';
import type { Database } from '../../src/storage/database.ts';
import { eachDatabase } from '../databases.ts';
import { answering, loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { boughtAsset, fetchAsset, linkOf, rainCsv, rainFields, RevenueView, sendUpload, uploadedAsset } from '../registry.ts';
import { startService, textAt, type Customer, type Service } from '../service.ts';

const Required = z.object({ error: z.string(), payment: PaymentBody });

eachDatabase('the registry', (open) => {
  let database: Database;
  let service: Service;
  let owner: Customer;
  beforeAll(async () => {
    database = await open();
    service = await startService({ database, settings: { FAREBOX_PLATFORM_FEE_BPS: '1000' } });
    owner = await service.customer();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('covers the whole story: upload, search, 402, pay, deliver, download, earn', async () => {
    const asset = await uploadedAsset(service, owner.login);
    expect(asset).toMatchObject({
      owner_id: owner.userId,
      status: 'published',
      output: 'signed_url',
      size_bytes: rainCsv.length,
      sha256: createHash('sha256').update(rainCsv).digest('hex'),
      file_name: 'rain.csv',
      preview: { kind: 'dataset', row_count: 3 },
    });

    for (const q of ['rainfall in Hong Kong', 'how much did it rain', '香港 降雨量']) {
      const found = AssetSearchAnswer.parse((await service.get(`/api/v1/assets/search?q=${encodeURIComponent(q)}&type=dataset`)).body);
      expect(found.results[0], q).toMatchObject({
        asset_id: asset.id,
        price: { amount: '0.10', currency: 'USD' },
        payment: { required: true, amount: '0.10', action: { method: 'POST', body: { asset_id: asset.id } } },
      });
    }

    const unpaid = await fetchAsset(service, asset.id);
    expect(unpaid.status).toBe(402);
    expect(unpaid.headers.get('x-payment-required')).toBe('true');
    const { payment } = Required.parse(unpaid.body);
    expect(unpaid.headers.get('x-payment-token')).toBe(payment.token);
    expect(payment).toMatchObject({ serviceId: asset.id, amount: '0.10', amountCents: 10, status: 'pending' });

    const early = await fetchAsset(service, asset.id, { 'x-payment-token': payment.token });
    expect(early).toMatchObject({ status: 402, body: { error: 'payment is not completed', payment: { paymentId: payment.paymentId } } });

    const verified = await service.get(`/api/payments/${payment.paymentId}`);
    expect(verified).toMatchObject({ status: 200, body: { status: 'paid', remainingCalls: 1 } });

    const fetched = await fetchAsset(service, asset.id, { 'x-payment-token': payment.token });
    expect(fetched.status).toBe(200);
    const delivered = DeliveredAsset.parse(fetched.body);
    expect(delivered).toMatchObject({
      asset_id: asset.id,
      delivery: { type: 'signed_url', file_name: 'rain.csv', mime_type: 'text/csv', size_bytes: rainCsv.length },
      payment: { status: 'paid', remainingCalls: 0 },
      revenue_event_id: expect.stringMatching(/^rev_/),
    });

    const bytes = await fetch(linkOf(delivered));
    expect(bytes.status).toBe(200);
    expect(bytes.headers.get('content-disposition')).toContain('filename="rain.csv"');
    expect(await bytes.text()).toBe(rainCsv);

    const earned = RevenueView.parse((await service.get('/api/v1/me/revenue', owner.login)).body);
    expect(earned).toMatchObject({ balance: '0.00', test_balance: '0.09' });
    expect(earned.items).toMatchObject([{ id: delivered.revenue_event_id, amount: '0.10', fee: '0.01', net: '0.09', is_test: true }]);
    await service.balances();
  });

  it('delivers again with the same token, and charges once under concurrent requests', async () => {
    const asset = await uploadedAsset(service, owner.login, { title: 'Asked for by many at once' });
    const payment = await service.paid(asset.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetchAsset(service, asset.id, { 'x-payment-token': payment.token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => textAt(body, 'revenue_event_id'))).size).toBe(1);
    const events = await database.read.selectFrom('revenue_events').selectAll().where('asset_id', '=', asset.id).execute();
    expect(events).toHaveLength(1);
    await service.balances();
  });

  it('is one registry on two servers that share a database', async ({ skip }) => {
    if (database.dialect === 'sqlite') skip('SQLite has one server');
    await using other = await startService({ database });
    const api = { title: 'Zebra crossing counter', asset_type: 'api', api_endpoint_url: 'http://127.0.0.1:8099/v1', price_amount: '0.01' };
    const { id } = Asset.parse((await service.post('/api/v1/admin/assets', api, owner.login)).body);
    const found = AssetSearchAnswer.parse((await other.get('/api/v1/assets/search?q=zebra+crossing+counter')).body);
    expect(found.results[0]?.asset_id).toBe(id);
    const { token } = await other.paid(id);
    const servers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? service : other));
    const answers = await Promise.all(servers.map((server) => fetchAsset(server, id, { 'x-payment-token': token })));
    expect(answers.map(({ status }) => status)).toEqual(servers.map(() => 200));
    expect(new Set(answers.map(({ body }) => textAt(body, 'revenue_event_id'))).size).toBe(1);
    await service.balances();
  });

  it('pays the owner in real money for a purchase with prepaid credit', async () => {
    const seller = await service.customer();
    const asset = await uploadedAsset(service, seller.login, { price_amount: '0.000003' });
    const buyer = await service.customer({ credit: '1.00' });
    const created = await service.post('/api/payments', { serviceId: asset.id, providerId: 'credit' }, buyer.apiKey);
    const { paymentId, token } = PaymentBody.parse(created.body);
    expect(await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, buyer.apiKey)).toMatchObject({ status: 200 });
    const fetched = await fetchAsset(service, asset.id, { ...buyer.apiKey, 'x-payment-token': token });
    expect(fetched.status).toBe(200);
    // A tenth of three micros rounds down to zero: the owner gets the remaining micro.
    expect((await service.get('/api/v1/me/revenue', seller.login)).body).toMatchObject({ balance: '0.000003', test_balance: '0.00' });
    await service.balances();
  });

  it('keeps the quoted price when the owner raises it', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const quoted = Required.parse((await fetchAsset(service, asset.id)).body).payment;
    await service.patch(`/api/v1/admin/assets/${asset.id}`, { price_amount: '5.00' }, owner.login);
    expect(Required.parse((await fetchAsset(service, asset.id)).body).payment.amount).toBe('5.00');
    await service.get(`/api/payments/${quoted.paymentId}`);
    expect(await fetchAsset(service, asset.id, { 'x-payment-token': quoted.token })).toMatchObject({
      status: 200,
      body: { payment: { amount: '0.10' } },
    });
  });

  it('delivers archived assets to buyers who paid before, and sells them no more', async () => {
    const asset = await uploadedAsset(service, owner.login, { title: 'Soon to be archived pomegranates' });
    const payment = await service.paid(asset.id);
    const waiting = Required.parse((await fetchAsset(service, asset.id)).body).payment;
    const archived = await service.send('DELETE', `/api/v1/admin/assets/${asset.id}`, { headers: owner.login });
    expect(archived).toMatchObject({ status: 200, body: { status: 'archived' } });

    expect(await fetchAsset(service, asset.id)).toMatchObject({ status: 404 });
    expect(await service.get(`/api/v1/assets/${asset.id}`)).toMatchObject({ status: 404 });
    expect(await service.post('/api/payments', { serviceId: asset.id })).toMatchObject({ status: 404 });
    expect(await service.post(`/api/payments/${waiting.paymentId}/pay`, { provider: 'test' })).toMatchObject({ status: 404 });
    const found = AssetSearchAnswer.parse((await service.get('/api/v1/assets/search?q=archived+pomegranates')).body);
    expect(found.results.map((result) => result.asset_id)).not.toContain(asset.id);

    const fetched = await fetchAsset(service, asset.id, { 'x-payment-token': payment.token });
    expect(fetched.status).toBe(200);
    expect(await (await fetch(linkOf(DeliveredAsset.parse(fetched.body)))).text()).toBe(rainCsv);
  });

  it('delivers free assets to everybody, and all others to their owner and admins, without payment', async () => {
    const free = await uploadedAsset(service, owner.login, { price_amount: '0' });
    expect(await fetchAsset(service, free.id)).toMatchObject({ status: 200, body: { payment: null, revenue_event_id: null } });
    // A buyer from before it became free can still fetch it, even if it is archived; nobody can pay for it any more.
    const sold = await uploadedAsset(service, owner.login);
    const { payment } = await boughtAsset(service, sold.id);
    const waiting = Required.parse((await fetchAsset(service, sold.id)).body).payment;
    await service.patch(`/api/v1/admin/assets/${sold.id}`, { price_amount: null }, owner.login);
    expect(await service.get(`/api/payments/${waiting.paymentId}`)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await service.post(`/api/payments/${waiting.paymentId}/pay`, { provider: 'test' })).toMatchObject({ status: 409 });
    await service.send('DELETE', `/api/v1/admin/assets/${sold.id}`, { headers: owner.login });
    expect(await fetchAsset(service, sold.id, { 'x-payment-token': payment.token })).toMatchObject({ status: 200 });
    expect(await service.post('/api/payments', { serviceId: free.id })).toMatchObject({ status: 409 });
    const priced = await uploadedAsset(service, owner.login);
    for (const headers of [owner.login, owner.apiKey, await service.asAdmin()]) {
      expect(await fetchAsset(service, priced.id, headers)).toMatchObject({ status: 200, body: { payment: null } });
    }
    const stranger = await service.customer();
    expect(await fetchAsset(service, priced.id, stranger.login)).toMatchObject({ status: 402 });
  });

  it('accepts the asset id in the query too, with or without a body', async () => {
    const { id } = await uploadedAsset(service, owner.login);
    const path = `/api/v1/assets/fetch?asset_id=${id}`;
    const { payment } = Required.parse((await service.send('POST', path)).body);
    expect(payment.serviceId).toBe(id);
    for (const body of [{}, { asset_id: id }]) expect(await service.post(path, body)).toMatchObject({ status: 402 });
    await service.get(`/api/payments/${payment.paymentId}`);
    expect(await service.post(path, { payment_token: payment.token })).toMatchObject({ status: 200, body: { asset_id: id } });
    expect(await service.send('POST', path, { headers: { 'x-payment-token': payment.token } })).toMatchObject({ status: 200 });

    const other = `ast_${'0'.repeat(26)}`;
    const refused = { status: 400, body: { issues: [{ path: 'asset_id' }] } };
    expect(await service.post(path, { asset_id: other })).toMatchObject(refused);
    expect(await service.send('POST', '/api/v1/assets/fetch')).toMatchObject(refused);
    expect(await service.post('/api/v1/assets/fetch', {})).toMatchObject(refused);
    expect(await service.post(path, { asset: id })).toMatchObject({ status: 400 });
  });

  it('links earnings to their payment: for its buyer, an admin and the owner who was paid', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const buyer = await service.customer({ credit: '1.00' });
    const created = await service.post('/api/payments', { serviceId: asset.id, providerId: 'credit' }, buyer.apiKey);
    const { paymentId, token } = PaymentBody.parse(created.body);
    await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, buyer.apiKey);
    await fetchAsset(service, asset.id, { ...buyer.apiKey, 'x-payment-token': token });
    const { items } = RevenueView.parse((await service.get('/api/v1/me/revenue', owner.login)).body);
    const shown = textAt(items[0], 'payment_id');
    const path = `/api/payments/${shown}`;

    for (const headers of [buyer.apiKey, buyer.login]) {
      expect(await service.get(path, headers)).toMatchObject({ status: 200, body: { paymentId, token } });
    }
    for (const headers of [owner.login, owner.apiKey]) {
      const record = await service.get(path, headers);
      expect(record).toMatchObject({ status: 200, body: { paymentId: shown, serviceId: asset.id, status: 'paid', amount: '0.10' } });
      expect(record.text).not.toContain(token);
      expect(record.text).not.toContain(paymentId);
    }
    for (const id of [shown, paymentId]) {
      const record = await service.get(`/api/payments/${id}`, await service.asAdmin());
      expect(record).toMatchObject({ status: 200, body: { paymentId: shown, serviceId: asset.id, status: 'paid', amount: '0.10' } });
      expect(record.text).not.toContain(token);
      expect(record.text).not.toContain(paymentId);
    }
    const other = await service.customer();
    const named = { 'x-client-id': 'victim' };
    for (const headers of [other.login, other.apiKey, named, {}]) {
      expect(await service.get(path, headers)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    }
    // Using the same client name does not make a caller the buyer.
    const namedPayment = PaymentBody.parse((await service.post('/api/payments', { serviceId: asset.id, providerId: 'test' }, named)).body);
    await service.get(`/api/payments/${namedPayment.paymentId}`, named);
    const short = namedPayment.paymentId.slice(0, shown.length);
    expect(await service.get(`/api/payments/${short}`, named)).toMatchObject({ status: 404 });
    expect(await service.get(`/api/payments/${short}`, await service.asAdmin())).toMatchObject({
      body: { status: 'paid', clientId: 'victim' },
    });
    expect(await service.get(`/api/payments/pay_${'0'.repeat(26)}`, await service.asAdmin())).toMatchObject({ status: 404 });
    // An admin who reads a payment does not pay for it.
    const pending = PaymentBody.parse((await service.post('/api/payments', { serviceId: asset.id, providerId: 'test' })).body);
    expect(await service.get(`/api/payments/${pending.paymentId}`, await service.asAdmin())).toMatchObject({ body: { status: 'pending' } });
  });

  it('keeps an unlisted asset out of search and sells it to buyers who know its id', async () => {
    const asset = await uploadedAsset(service, owner.login, { title: 'Unlisted quincunx measurements' });
    await service.patch(`/api/v1/admin/assets/${asset.id}`, { status: 'unlisted' }, owner.login);
    const search = () => service.get('/api/v1/assets/search?q=quincunx+measurements');
    expect(await search()).toMatchObject({ body: { results: [] } });
    expect(await fetchAsset(service, asset.id)).toMatchObject({ status: 402 });
    await service.patch(`/api/v1/admin/assets/${asset.id}`, { status: 'published' }, owner.login);
    expect(await search()).toMatchObject({ body: { results: [{ asset_id: asset.id }] } });
  });

  it('sells the invocation of an API, and shows its address only after payment', async () => {
    const api = {
      title: 'Station lookup API',
      asset_type: 'api',
      description: 'Finds the weather station nearest to a place.',
      price_amount: '0.05',
      api_endpoint_url: 'http://127.0.0.1:8099/v1/station',
      api_method: 'post',
      api_input_schema: '{"type":"object","properties":{"place":{"type":"string"}}}',
      api_usage_example: 'curl http://127.0.0.1:8099/v1/station',
    };
    const created = await service.post('/api/v1/admin/assets', api, owner.login);
    expect(created, created.text).toMatchObject({
      status: 201,
      body: { output: 'api_invocation', api_method: 'POST', preview: { kind: 'api' } },
    });
    const { id } = Asset.parse(created.body);
    const shown = [
      await service.get(`/api/v1/assets/${id}`),
      await service.get('/api/v1/assets/search?q=weather+station+lookup&type=api'),
      await fetchAsset(service, id),
    ];
    for (const { text } of shown) expect(text).not.toContain('127.0.0.1:8099');
    const { delivered } = await boughtAsset(service, id);
    expect(delivered.delivery).toMatchObject({ type: 'api_invocation', method: 'POST', endpoint_url: api.api_endpoint_url });
  });

  it('reads, validates and summarizes the OpenAPI document of an API', async () => {
    const operations = { '/station': { get: { summary: 'The nearest station', responses: { 200: { description: 'It.' } } } } };
    const documents: Record<string, unknown> = {
      '/good.json': { openapi: '3.1.0', info: { title: 'Stations', version: '2' }, paths: operations },
      '/bad.json': { openapi: '3.1.0', info: { title: 'Stations' }, paths: { station: {} } },
    };
    await using host = await loopbackUpstream((request, response) => {
      const document = documents[request.url ?? ''];
      answering(document ?? 'no', { status: document === undefined ? 500 : 200 })(request, response);
    });
    const api = { title: 'Stations', asset_type: 'api', api_endpoint_url: 'http://127.0.0.1:8099/v1' };
    const register = (path: string) => service.post('/api/v1/admin/assets', { ...api, api_openapi_url: `${host.url}${path}` }, owner.login);
    expect(await register('/good.json')).toMatchObject({
      status: 201,
      body: { preview: { kind: 'api', operations: [{ method: 'GET', path: '/station', summary: 'The nearest station' }] } },
    });
    expect(await register('/bad.json')).toMatchObject({ status: 400, body: { issues: [{ path: 'api_openapi_url' }] } });
    // The owner knows the API, and its host may just be restarting.
    expect(await register('/missing.json')).toMatchObject({ status: 201 });
  });

  it('lists owners their own assets, and lets nobody else change them', async () => {
    const [mine, other] = [await service.customer(), await service.customer()];
    const asset = await uploadedAsset(service, mine.login);
    expect(await service.get('/api/v1/me/assets', mine.login)).toMatchObject({ body: { items: [{ id: asset.id }], next_cursor: null } });
    expect(await service.get('/api/v1/me/assets', other.login)).toMatchObject({ body: { items: [] } });
    const path = `/api/v1/admin/assets/${asset.id}`;
    expect(await service.patch(path, { title: 'Mine now' }, other.login)).toMatchObject({ status: 403 });
    expect(await service.send('DELETE', path, { headers: other.login })).toMatchObject({ status: 403 });
    expect(await service.patch(path, { title: 'Mine now' })).toMatchObject({ status: 401 });
    expect(await service.patch(path, { title: 'Mine now' }, mine.apiKey)).toMatchObject({ status: 403 });
    expect(await service.patch(path, { title: 'Mended by the admin' }, await service.asAdmin())).toMatchObject({ status: 200 });
    const acts = await service.parts.accounts.auditTrail.list({ subjectId: asset.id }, { limit: 10, cursor: null });
    expect(acts.items).toMatchObject([{ action: 'asset.update', details: { title: 'Mended by the admin' } }]);
  });

  it('refuses a token of another asset or of a tool, and keeps both usable', async () => {
    const [one, two] = [await uploadedAsset(service, owner.login), await uploadedAsset(service, owner.login)];
    const payment = await service.paid(one.id);
    const wrong = await fetchAsset(service, two.id, { 'x-payment-token': payment.token });
    expect(wrong).toMatchObject({ status: 402, body: { error: 'payment token is for another service', payment: { serviceId: two.id } } });
    const toolToken = (await service.paid('timestamp')).token;
    expect(await fetchAsset(service, one.id, { 'x-payment-token': toolToken })).toMatchObject({ status: 402 });
    expect(await service.get('/api/tools/timestamp', { 'x-payment-token': payment.token })).toMatchObject({ status: 402 });
    expect(await fetchAsset(service, one.id, { 'x-payment-token': payment.token })).toMatchObject({ status: 200 });
  });
});

describe('an asset behind a URL', () => {
  let source: LoopbackUpstream;
  let service: Service;
  let owner: Customer;
  beforeAll(async () => {
    source = await loopbackUpstream((request, response) => {
      if (request.url === '/rain.csv') answering(rainCsv, { type: 'text/plain' })(request, response);
      else answering('no', { status: 500 })(request, response);
    });
    service = await startService();
    owner = await service.customer();
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await source[Symbol.asyncDispose]();
  });

  const register = async (url: string) =>
    Asset.parse((await service.post('/api/v1/admin/assets', { ...rainFields, mime_type: 'text/csv', source_url: url }, owner.login)).body);

  it('is streamed, and its source stays hidden', async () => {
    const asset = await register(`${source.url}/rain.csv`);
    expect((await service.get(`/api/v1/assets/${asset.id}`)).text).not.toContain(source.url);
    const { delivered } = await boughtAsset(service, asset.id);
    expect(linkOf(delivered)).toMatch(new RegExp(`^${service.url}/api/v1/assets/download/`));
    const answer = await fetch(linkOf(delivered));
    expect(answer.headers.get('content-type')).toBe('text/csv');
    expect(JSON.stringify([...answer.headers])).not.toContain(source.url);
    expect(await answer.text()).toBe(rainCsv);
    const head = await fetch(linkOf(delivered), { method: 'HEAD' });
    expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' });
  });

  it('that cannot be read is never charged, however it is paid', async () => {
    const asset = await register(`${source.url}/broken`);
    const buyer = await service.customer({ credit: '1.00' });
    for (const providerId of ['credit', 'test']) {
      const refused = await service.post('/api/payments', { serviceId: asset.id, providerId }, buyer.apiKey);
      expect(refused).toMatchObject({ status: 502, body: { code: 'asset_not_readable' } });
    }
  });

  it('on this service itself is refused: it would request itself forever', async () => {
    const loop = { ...rainFields, source_url: `${service.url}/api/v1/assets/download/ast_1?expires=1&signature=a` };
    expect(await service.post('/api/v1/admin/assets', loop, owner.login)).toMatchObject({ status: 400 });
    const asset = await register(`${source.url}/rain.csv`);
    const { delivered } = await boughtAsset(service, asset.id);
    const passedOn = await service.get(linkOf(delivered).slice(service.url.length), { via: '1.1 farebox' });
    expect(passedOn).toMatchObject({ status: 508, body: { code: 'loop_detected' } });
  });
});

describe('a download', () => {
  let service: Service;
  let link: string;
  const path = () => link.slice(service.url.length);
  beforeAll(async () => {
    service = await startService();
    const owner = await service.customer();
    const asset = await uploadedAsset(
      service,
      owner.login,
      {},
      { bytes: '0123456789', name: 'Zahlen „zehn“ 数字.txt', type: 'text/plain' },
    );
    link = linkOf((await boughtAsset(service, asset.id)).delivered);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['pages=1-2', 200, '0123456789', null],
  ])('with Range %s is answered %i', async (range, status, body, contentRange) => {
    const answer = await service.get(path(), { range });
    expect({ status: answer.status, body: answer.text, contentRange: answer.headers.get('content-range') }).toEqual({
      status,
      body,
      contentRange,
    });
  });

  it('past the end is answered 416 with the size', async () => {
    const answer = await service.get(path(), { range: 'bytes=10-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it('has validators and a safe name, and never runs as a page', async () => {
    const answer = await service.get(path());
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(await service.get(path(), { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect(await service.get(path(), { range: 'bytes=0-1', 'if-range': etag })).toMatchObject({ status: 206 });
    expect(await service.get(path(), { range: 'bytes=0-1', 'if-range': '"old"' })).toMatchObject({ status: 200, text: '0123456789' });
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Zahlen _zehn_ __.txt"; filename*=UTF-8''${encodeURIComponent('Zahlen „zehn“ 数字.txt')}`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const head = await service.send('HEAD', path());
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('content-length')).toBe('10');
  });

  it('with a forged or expired link is refused alike for existing and missing assets', async () => {
    const [address = '', query = ''] = path().split('?');
    const unknown = '/api/v1/assets/download/ast_00000000000000000000000000';
    for (const wrong of ['expires=1&signature=AAAA', 'expires=9999999999&signature=AAAA']) {
      for (const each of [address, unknown]) {
        expect(await service.get(`${each}?${wrong}`)).toMatchObject({ status: 403, body: { error: 'invalid signed URL' } });
      }
    }
    expect(await service.get(`${unknown}?${query}`)).toMatchObject({ status: 403 });
    for (const missing of ['', 'expires=1', 'signature=a', 'expires=x&signature=a']) {
      expect(await service.get(`${address}?${missing}`)).toMatchObject({ status: 400 });
    }
  });

  it('with an expired link is answered 410', async () => {
    let now = Date.now();
    await using timed = await startService({ clock: { now: () => now } });
    const owner = await timed.customer();
    const asset = await uploadedAsset(timed, owner.login);
    const { delivered, payment } = await boughtAsset(timed, asset.id);
    const late = linkOf(delivered).slice(timed.url.length);
    now += 16 * 60_000;
    expect(await timed.get(late)).toMatchObject({ status: 410, body: { error: 'expired signed URL' } });
    const again = await fetchAsset(timed, asset.id, { 'x-payment-token': payment.token });
    expect(again.status).toBe(200);
    expect(await timed.get(linkOf(DeliveredAsset.parse(again.body)).slice(timed.url.length))).toMatchObject({ status: 200, text: rainCsv });
  });
});

it('a refused upload leaves nothing behind', async () => {
  await using service = await startService({ settings: { FAREBOX_MAX_UPLOAD_BYTES: '1000' } });
  const owner = await service.customer();
  const tries: Array<[Record<string, string>, string, number]> = [
    [rainFields, 'x'.repeat(1001), 413],
    [{ ...rainFields, title: '' }, 'a', 400],
    [{ ...rainFields, asset_type: 'api' }, 'a', 400],
    [{ ...rainFields, asset_type: 'spreadsheet' }, 'a', 400],
    [{ ...rainFields, price_amount: '-1' }, 'a', 400],
    [{ ...rainFields, price_amount: '0.0000001' }, 'a', 400],
    [{ ...rainFields, price_currency: 'EUR' }, 'a', 400],
    [{ ...rainFields, owner_id: 'usr_00000000000000000000000000' }, 'a', 403],
  ];
  for (const [fields, bytes, status] of tries) {
    expect(await sendUpload(service, owner.login, fields, { bytes }), JSON.stringify(fields)).toMatchObject({ status });
  }
  expect(await sendUpload(service, {}, rainFields, { bytes: 'a' })).toMatchObject({ status: 401 });
  expect(await sendUpload(service, owner.apiKey, rainFields, { bytes: 'a' })).toMatchObject({ status: 403 });
  expect(await service.get('/api/v1/me/assets', owner.login)).toMatchObject({ body: { items: [] } });
  const blobs: string[] = [];
  for await (const { key } of service.parts.blobs.list()) blobs.push(key);
  expect(blobs).toEqual([storeIdKey]);
});
