import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeliveredAsset, type Asset } from '@farebox/contract';
import { boughtAsset, fetchAsset, linkOf, uploadedAsset } from '../registry.ts';
import { startService, type Customer, type Service } from '../service.ts';

describe('a fetch of an asset that cannot be delivered', () => {
  let service: Service;
  let owner: Customer;
  beforeAll(async () => {
    service = await startService();
    owner = await service.customer();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const lose = async ({ id }: Asset) => {
    const { config } = service.parts;
    const { assets } = service.parts.assets;
    await rm(join(config.dataDir, 'blobs', (await assets.find(id))?.blobKey ?? 'none'));
  };
  const notSold = async (payment: { paymentId: string }) => expect((await service.payment(payment.paymentId)).usedCalls).toBe(0);

  it('uses no call of a test-money token, and offers no payment', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const payment = await service.paid(asset.id);
    await lose(asset);
    const fetched = await fetchAsset(service, asset.id, { 'x-payment-token': payment.token });
    expect(fetched).toMatchObject({ status: 502, body: { code: 'asset_not_readable' } });
    await notSold(payment);
    expect(await fetchAsset(service, asset.id, { 'x-payment-token': payment.token })).toMatchObject({ body: { code: 'asset_paused' } });
    await notSold(payment);
    const unpaid = await fetchAsset(service, asset.id);
    expect(unpaid).toMatchObject({ status: 503, body: { code: 'asset_paused', paused: 'file_missing' } });
    expect(unpaid.headers.get('x-payment-token')).toBeNull();
  });

  it('still returns a link to buyers who paid before, and the link gives the purchase back', async () => {
    const asset = await uploadedAsset(service, owner.login);
    const { payment } = await boughtAsset(service, asset.id);
    const other = await boughtAsset(service, asset.id);
    await lose(asset);
    await service.get(linkOf(other.delivered).slice(service.url.length));
    const again = await fetchAsset(service, asset.id, { 'x-payment-token': payment.token });
    expect(again).toMatchObject({ status: 200 });
    const link = linkOf(DeliveredAsset.parse(again.body)).slice(service.url.length);
    expect(await service.get(link)).toMatchObject({ status: 502, body: { given_back: true } });
    await notSold(payment);
    await service.balances();
  });

  it('is refused for a free asset that is paused', async () => {
    const free = await uploadedAsset(service, owner.login, { price_amount: '0' });
    const link = linkOf(DeliveredAsset.parse((await fetchAsset(service, free.id)).body)).slice(service.url.length);
    await lose(free);
    expect(await service.get(link)).toMatchObject({ status: 502 });
    expect(await fetchAsset(service, free.id)).toMatchObject({ status: 503, body: { code: 'asset_paused' } });
  });
});
