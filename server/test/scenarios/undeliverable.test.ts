import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Asset, AssetPage, AssetSearchAnswer, DeliveredAsset, PaymentBody } from '@farebox/contract';
import { earningsAccount, payoutsPaidAccount } from '../../src/payments/money/ledger.ts';
import { eachDatabase } from '../databases.ts';
import { answering, loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { boughtAsset, fetchAsset, linkOf, rainCsv, rainFields, RevenueView, uploadedAsset, type UploadedFile } from '../registry.ts';
import { startService, type Answer, type Customer, type Service } from '../service.ts';
import { until } from '../until.ts';

let service: Service;
let owner: Customer;

const follow = (delivered: DeliveredAsset, headers = {}) => service.get(linkOf(delivered).slice(service.url.length), headers);

/** The path of an asset's file. */
async function fileOf({ id }: Asset): Promise<string> {
  const { config } = service.parts;
  const { assets } = service.parts.assets;
  return join(config.dataDir, 'blobs', (await assets.find(id))?.blobKey ?? 'none');
}

async function ownAsset({ id }: Asset, who = owner): Promise<Asset | undefined> {
  return AssetPage.parse((await service.get('/api/v1/me/assets', who.login)).body).items.find((asset) => asset.id === id);
}

async function found(query: string): Promise<string[]> {
  const { results } = AssetSearchAnswer.parse((await service.get(`/api/v1/assets/search?q=${encodeURIComponent(query)}`)).body);
  return results.map((result) => result.asset_id);
}

const flipLastBit = async (path: string) => {
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  await writeFile(path, bytes);
};

const givenBack = { status: 502, body: { code: 'asset_not_readable', given_back: true } };

eachDatabase('an uploaded file', (open) => {
  let aheadMs = 0;
  beforeAll(async () => {
    service = await startService({
      database: await open(),
      settings: { FAREBOX_PLATFORM_FEE_BPS: '1000' },
      clock: { now: () => Date.now() + aheadMs },
    });
  });
  afterAll(() => service[Symbol.asyncDispose]());
  beforeEach(async () => {
    owner = await service.customer();
  });

  it.each([
    ['that is gone', (path: string) => rm(path), 'file_missing'],
    ['that was cut short', (path: string) => truncate(path, 3), 'file_resized'],
  ])('%s is not sold, for test money or credit, and is paused', async (_what, damage, reason) => {
    const asset = await uploadedAsset(service, owner.login);
    const buyer = await service.customer({ credit: '1.00' });
    const create = (providerId: string) => service.post('/api/payments', { serviceId: asset.id, providerId }, buyer.apiKey);
    const [test, credit] = [PaymentBody.parse((await create('test')).body), PaymentBody.parse((await create('credit')).body)];
    await damage(await fileOf(asset));

    const refused = { status: 502, body: { code: 'asset_not_readable' } };
    expect(await service.get(`/api/payments/${test.paymentId}`, buyer.apiKey)).toMatchObject(refused);
    const paused = { status: 503, body: { code: 'asset_paused', paused: reason } };
    expect(await service.get(`/api/payments/${test.paymentId}`, buyer.apiKey)).toMatchObject(paused);
    expect(await service.post(`/api/payments/${credit.paymentId}/pay`, { provider: 'credit' }, buyer.apiKey)).toMatchObject(paused);
    expect(await create('test')).toMatchObject(paused);
    expect(await service.parts.payments.payments.find(test.paymentId)).toMatchObject({ status: 'pending' });
    expect(await service.parts.payments.payments.find(credit.paymentId)).toMatchObject({ status: 'pending' });
    expect(await ownAsset(asset)).toMatchObject({ paused: { reason } });
    expect(await service.balances()).toMatchObject({ [`credit:${buyer.userId}`]: 1_000_000 });
  });

  it('that is lost after the sale gives the purchase back once, and is paused', async () => {
    const asset = await uploadedAsset(service, owner.login, { title: 'Lost quokka sightings' });
    const { delivered, payment } = await boughtAsset(service, asset.id);
    expect(await found('quokka sightings')).toEqual([asset.id]);
    await rm(await fileOf(asset));

    const answers = await Promise.all(Array.from({ length: 12 }, () => follow(delivered)));
    // The answer to a late request says that the purchase was already refunded.
    for (const answer of answers) expect(answer).toMatchObject(answer.status === 410 ? { body: { given_back: true } } : givenBack);
    expect(answers.map(({ status }) => status)).toContain(502);
    expect(answers[0]?.text).not.toContain('othing was charged');
    expect(await service.payment(payment.paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
    const earned = RevenueView.parse((await service.get('/api/v1/me/revenue', owner.login)).body);
    expect(earned).toMatchObject({ test_balance: '0.00', totals: { events: 0, test_amount: '0.00' } });
    expect(earned.items).toMatchObject([{ id: delivered.revenue_event_id, given_back_at: expect.any(String) }]);
    await service.balances();

    const paused = { reason: 'file_missing', since: expect.any(String) };
    expect(await ownAsset(asset)).toMatchObject({ status: 'published', paused });
    expect(await service.get(`/api/v1/assets/${asset.id}`)).toMatchObject({ status: 200, body: { paused } });
    expect(await service.get('/api/v1/admin/assets?limit=1', await service.asAdmin())).toMatchObject({
      body: { items: [{ id: asset.id, paused }] },
    });
    expect(await found('quokka sightings')).toEqual([]);
    const acts = await service.parts.accounts.auditTrail.list({ subjectId: asset.id }, { limit: 10, cursor: null });
    expect(acts.items.map(({ actorId, action }) => `${actorId} ${action}`).toSorted()).toEqual([
      'service asset.pause',
      'service delivery.give_back',
    ]);
    expect((await service.get('/metrics')).text).toContain('farebox_failed_deliveries_total{reason="file_missing"}');
  });

  it('is sold again when it is restored and the owner resumes it; the returned payment pays once more', async () => {
    const asset = await uploadedAsset(service, owner.login, { title: 'Mended numbat sightings' });
    const { delivered, payment } = await boughtAsset(service, asset.id);
    const path = await fileOf(asset);
    const bytes = await readFile(path);
    await flipLastBit(path);
    expect(await follow(delivered)).toMatchObject(givenBack);

    const lift = async (headers = owner.login) => service.patch(`/api/v1/admin/assets/${asset.id}`, { paused: false }, headers);
    expect(await lift()).toMatchObject({ status: 502, body: { code: 'asset_not_readable' } });
    expect(await ownAsset(asset)).toMatchObject({ paused: { reason: 'file_damaged' } });
    const stranger = await service.customer();
    expect(await lift(stranger.login)).toMatchObject({ status: 403 });
    await writeFile(path, bytes);
    expect(await lift(await service.asAdmin())).toMatchObject({ status: 200, body: { paused: null } });
    expect(await found('mended numbat sightings')).toContain(asset.id);

    expect(await follow(delivered)).toMatchObject({ status: 410, body: { code: 'purchase_given_back', given_back: true } });
    const again = DeliveredAsset.parse((await fetchAsset(service, asset.id, { 'x-payment-token': payment.token })).body);
    expect(again.revenue_event_id).not.toBe(delivered.revenue_event_id);
    expect(await follow(again)).toMatchObject({ status: 200, text: rainCsv });
    const repeated = await fetchAsset(service, asset.id, { 'x-payment-token': payment.token });
    expect(repeated.body).toMatchObject({ revenue_event_id: again.revenue_event_id });
    expect(await service.payment(payment.paymentId)).toMatchObject({ remainingCalls: 0 });
    const revenue = RevenueView.parse((await service.get('/api/v1/me/revenue', owner.login)).body);
    expect(revenue).toMatchObject({ test_balance: '0.09', totals: { events: 1, test_amount: '0.10' } });
    await service.balances();
  });

  it('is delivered by the purchase that counts, although the clock was ahead when the first one was given back', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const path = await fileOf(asset);
    const bytes = await readFile(path);
    aheadMs = 5 * 60_000;
    const { delivered, payment } = await boughtAsset(service, asset.id);
    await flipLastBit(path);
    expect(await follow(delivered)).toMatchObject(givenBack);
    aheadMs = 0;
    await writeFile(path, bytes);
    await service.parts.assets.pausedAssets.recheck(AbortSignal.timeout(60_000));
    for (let fetched = 0; fetched < 2; fetched += 1) {
      const again = DeliveredAsset.parse((await fetchAsset(service, asset.id, { 'x-payment-token': payment.token })).body);
      expect(await follow(again)).toMatchObject({ status: 200, text: rainCsv });
    }
    expect(await service.payment(payment.paymentId)).toMatchObject({ remainingCalls: 0 });
    await service.balances();
  });

  it('is delivered to those who paid before it was archived, when it is restored', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const { delivered, payment } = await boughtAsset(service, asset.id);
    const path = await fileOf(asset);
    const bytes = await readFile(path);
    await flipLastBit(path);
    expect(await follow(delivered)).toMatchObject(givenBack);
    expect((await service.send('DELETE', `/api/v1/admin/assets/${asset.id}`, { headers: owner.login })).status).toBeLessThan(300);
    const withPayment = { 'x-payment-token': payment.token };
    expect(await fetchAsset(service, asset.id, withPayment)).toMatchObject({ status: 503, body: { code: 'asset_paused' } });
    await writeFile(path, bytes);
    await service.parts.assets.pausedAssets.recheck(AbortSignal.timeout(60_000));
    const again = DeliveredAsset.parse((await fetchAsset(service, asset.id, withPayment)).body);
    expect(await follow(again)).toMatchObject({ status: 200, text: rainCsv });
    expect(await fetchAsset(service, asset.id)).toMatchObject({ status: 404 });
    await service.balances();
  });

  it('whose owner was already paid out leaves the owner with a debt, and costs the buyer nothing', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const buyer = await service.customer({ credit: '1.00' });
    const created = await service.post('/api/payments', { serviceId: asset.id, providerId: 'credit' }, buyer.apiKey);
    const { paymentId, token } = PaymentBody.parse(created.body);
    await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, buyer.apiKey);
    const fetched = await fetchAsset(service, asset.id, { ...buyer.apiKey, 'x-payment-token': token });
    const { database } = service.parts;
    const { ledger } = service.parts.payments;
    const fees = (await service.balances())['revenue:fees'] ?? 0;
    const paidOut = {
      debitAccount: earningsAccount(owner.userId),
      creditAccount: payoutsPaidAccount,
      amountMicros: 50_000,
      currency: 'USD',
    };
    await database.write((queries) => ledger.post(queries, { kind: 'payout_paid', ...paidOut }, Date.now()));
    await rm(await fileOf(asset));

    expect(await follow(DeliveredAsset.parse(fetched.body))).toMatchObject(givenBack);
    const balances = await service.balances();
    expect(balances[earningsAccount(owner.userId)]).toBe(-50_000);
    expect((balances['revenue:fees'] ?? 0) - fees).toBe(-10_000);
    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
  });
});

describe('a download of a file', () => {
  beforeAll(async () => {
    service = await startService();
    owner = await service.customer();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const large: UploadedFile = { bytes: new Uint8Array(randomBytes(3 * 1024 * 1024)), name: 'noise.bin', type: 'application/octet-stream' };
  const used = async ({ paymentId }: PaymentBody) => (await service.payment(paymentId)).usedCalls;

  it('that was damaged never ends successfully, and gives the purchase back', async () => {
    const asset = await uploadedAsset(service, owner.login, {}, large);
    const { delivered, payment } = await boughtAsset(service, asset.id);
    await flipLastBit(await fileOf(asset));
    const answer = await fetch(linkOf(delivered));
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    await until('it is given back', async () => (await used(payment)) === 0);
    expect(await ownAsset(asset)).toMatchObject({ paused: { reason: 'file_damaged' } });
    expect(await follow(delivered)).toMatchObject({ status: 410 });
  });

  it('that is small and damaged is refused before its first byte', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const { delivered } = await boughtAsset(service, asset.id);
    await flipLastBit(await fileOf(asset));
    const answer = await follow(delivered);
    expect(answer).toMatchObject(givenBack);
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('says so to HEAD without an effect, and to If-None-Match that a cached copy is still valid', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const { delivered, payment } = await boughtAsset(service, asset.id);
    await rm(await fileOf(asset));
    expect(await follow(delivered, { 'if-none-match': `"${asset.sha256}"` })).toMatchObject({ status: 304 });
    expect(await used(payment)).toBe(1);
    expect((await fetch(linkOf(delivered), { method: 'HEAD' })).status).toBe(502);
    expect(await used(payment)).toBe(1);
    expect(await follow(delivered)).toMatchObject(givenBack);
    expect(await used(payment)).toBe(0);
  });

  it('gives nothing back if its client disconnects or requests a wrong range', async () => {
    const asset = await uploadedAsset(service, owner.login, {}, large);
    const { delivered, payment } = await boughtAsset(service, asset.id);
    const reader = (await fetch(linkOf(delivered))).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await follow(delivered, { range: 'bytes=99999999-' })).toMatchObject({ status: 416 });
    expect(await follow(delivered, { range: 'bytes=0-1' })).toMatchObject({ status: 206 });
    expect(await used(payment)).toBe(1);
    expect(await ownAsset(asset)).toMatchObject({ paused: null });
  });

  it('that nobody paid for gives nothing back, and still pauses the asset', async () => {
    const free = await uploadedAsset(service, owner.login, { price_amount: '0' });
    const delivered = DeliveredAsset.parse((await fetchAsset(service, free.id)).body);
    expect(linkOf(delivered)).not.toContain('delivery=');
    await rm(await fileOf(free));
    const answer = await follow(delivered);
    expect(answer).toMatchObject({ status: 502 });
    expect(answer.text).not.toContain('given_back');
    expect(await ownAsset(free)).toMatchObject({ paused: { reason: 'file_missing' } });
  });

  it('does not report lost bytes if the store does not answer', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const { delivered, payment } = await boughtAsset(service, asset.id);
    const path = await fileOf(asset);
    await rm(path);
    // A link to itself: the disk returns an error that says nothing about the file.
    await symlink(path, path);
    const answer = await follow(delivered);
    expect(answer).toMatchObject({ status: 502, body: { code: 'asset_not_readable' } });
    expect(answer.text).not.toContain('given_back');
    expect(await used(payment)).toBe(1);
    expect(await ownAsset(asset)).toMatchObject({ paused: null });
  });
});

it('a file outlives its database: a start on an empty one counts the file and leaves it in place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farebox-outlives-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const settings = { FAREBOX_BLOBS: pathToFileURL(folder).href };
  await using seller = await startService({ settings });
  service = seller;
  owner = await seller.customer();
  const { delivered } = await boughtAsset(seller, (await uploadedAsset(seller, owner.login)).id);

  const taken = { ...settings, FAREBOX_NEW_STORE: '1' };
  await using fresh = await startService({ settings: taken, clock: { now: () => Date.now() + 5 * 86_400_000 } });
  const metrics = await until('the janitor has looked', async () => {
    const { text } = await fresh.get('/metrics');
    return text.includes('farebox_unknown_blobs 1') ? text : null;
  });
  expect(metrics).toContain('farebox_unknown_blobs 1');
  expect(await follow(delivered)).toMatchObject({ status: 200, text: rainCsv });
});

describe('a source', () => {
  let source: LoopbackUpstream;
  let answer: RequestListener;
  let now = Date.now();
  const good = answering(rainCsv, { type: 'text/csv' });
  beforeAll(async () => {
    source = await loopbackUpstream((request, response) => answer(request, response));
    service = await startService({ clock: { now: () => now } });
    owner = await service.customer();
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await source[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    answer = good;
  });

  async function registered(title = 'Rain behind a URL'): Promise<Asset> {
    const body = { ...rainFields, title, source_url: `${source.url}/rain.csv` };
    return Asset.parse((await service.post('/api/v1/admin/assets', body, owner.login)).body);
  }

  const used = async ({ paymentId }: PaymentBody) => (await service.payment(paymentId)).usedCalls;

  it('that is dead is not sold for test money either', async () => {
    const asset = await registered();
    answer = answering('no', { status: 500 });
    expect(await service.post('/api/payments', { serviceId: asset.id, providerId: 'test' })).toMatchObject({
      status: 502,
      body: { code: 'asset_not_readable' },
    });
    answer = good;
    expect(await service.paid(asset.id)).toMatchObject({ status: 'paid' });
  });

  it('that dies after the sale gives the purchase back, and is sold again when it answers', async () => {
    const asset = await registered('Wombat burrows behind a URL');
    const { delivered, payment } = await boughtAsset(service, asset.id);
    answer = answering('no', { status: 404 });
    const failed = await follow(delivered);
    expect(failed).toMatchObject(givenBack);
    expect(failed.text).not.toContain(source.url);
    expect(await used(payment)).toBe(0);
    expect(await ownAsset(asset)).toMatchObject({ paused: { reason: 'source_refused' } });
    const refused = await service.post('/api/payments', { serviceId: asset.id });
    expect(refused).toMatchObject({ status: 503, body: { code: 'asset_paused' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    const recheck = () => service.parts.assets.pausedAssets.recheck(AbortSignal.timeout(60_000));
    await recheck();
    answer = good;
    expect(await recheck()).toBe(0);
    now += 61_000;
    expect(await recheck()).toBe(1);
    expect(await ownAsset(asset)).toMatchObject({ paused: null });
    expect(await found('wombat burrows')).toContain(asset.id);
    const again = await fetchAsset(service, asset.id, { 'x-payment-token': payment.token });
    expect(await follow(DeliveredAsset.parse(again.body))).toMatchObject({ status: 200, text: rainCsv });
    await service.balances();
  });

  it('that is dead at publication is reported to its owner, found, not sold, and sold once it answers', async () => {
    answer = answering('no', { status: 404 });
    const title = 'Quokka sightings behind a URL';
    const body = { ...rainFields, title, source_url: `${source.url}/quokkas.csv` };
    const published = await service.post('/api/v1/admin/assets', body, owner.login);
    expect(published).toMatchObject({
      status: 201,
      body: {
        status: 'published',
        paused: { reason: 'source_refused' },
        warnings: [{ code: 'source_dead', reason: 'source_refused', message: expect.stringContaining('no payment is taken') }],
      },
    });
    const asset = Asset.parse(published.body);
    expect(await ownAsset(asset)).toMatchObject({ paused: { reason: 'source_refused' } });
    expect(await found('quokka sightings')).toContain(asset.id);
    expect((await service.post('/api/v1/assets/fetch', { asset_id: asset.id })).status).toBe(402);
    expect(await service.post('/api/payments', { serviceId: asset.id, providerId: 'test' })).toMatchObject({
      status: 502,
      body: { code: 'asset_not_readable' },
    });
    answer = good;
    expect(await service.paid(asset.id)).toMatchObject({ status: 'paid' });
    now += 61_000;
    await service.parts.assets.pausedAssets.recheck(AbortSignal.timeout(60_000));
    expect(await ownAsset(asset)).toMatchObject({ paused: null });
  });

  it('that is only busy at publication causes no warning', async () => {
    answer = answering('slow down', { status: 429 });
    const body = { ...rainFields, title: 'Numbat sightings', source_url: `${source.url}/numbats.csv` };
    expect(await service.post('/api/v1/admin/assets', body, owner.login)).toMatchObject({
      status: 201,
      body: { paused: null, warnings: [] },
    });
  });

  it('whose URL is replaced ends the pause', async () => {
    const asset = await registered();
    const { delivered } = await boughtAsset(service, asset.id);
    answer = answering('no', { status: 410 });
    await follow(delivered);
    answer = good;
    const moved = await service.patch(`/api/v1/admin/assets/${asset.id}`, { source_url: `${source.url}/moved.csv` }, owner.login);
    expect(moved).toMatchObject({ status: 200, body: { paused: null } });
  });

  it.each<[string, RequestListener, (delivered: DeliveredAsset) => Promise<Answer>]>([
    ['is asked too often', answering('slow down', { status: 429 }), (delivered) => follow(delivered)],
    ['leads back here', answering('loop', { status: 508 }), (delivered) => follow(delivered)],
    [
      'does not support HEAD',
      (request, response) => answering('', { status: request.method === 'HEAD' ? 405 : 200 })(request, response),
      (delivered) => service.send('HEAD', linkOf(delivered).slice(service.url.length)),
    ],
    [
      'refuses a range that its reader made up',
      (request, response) => answering('', { status: request.headers.range === 'bytes=a-b' ? 400 : 200 })(request, response),
      (delivered) => follow(delivered, { range: 'bytes=a-b' }),
    ],
  ])('that %s gives nothing back', async (_what, listener, ask) => {
    const asset = await registered();
    const { delivered, payment } = await boughtAsset(service, asset.id);
    answer = listener;
    expect((await ask(delivered)).status).toBe(502);
    expect(await used(payment)).toBe(1);
    expect(await ownAsset(asset)).toMatchObject({ paused: null });
  });
});
