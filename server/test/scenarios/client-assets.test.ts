import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FareboxError, fareboxClient, testWallet, UndeliveredError, type Client } from '@farebox/client';
import { rainCsv } from '../registry.ts';
import { startService, type Customer, type Service } from '../service.ts';

const rain = {
  title: 'Daily rainfall in Hong Kong',
  asset_type: 'dataset',
  description: 'Rainfall in millimetres for each station and day',
  price_amount: '0.10',
} as const;

describe('assets through the client', () => {
  let service: Service;
  let person: Customer;
  let owner: Client;
  let buyer: Client;
  beforeAll(async () => {
    service = await startService({ settings: { FAREBOX_MAX_UPLOAD_BYTES: '2000000' } });
    person = await service.customer();
    owner = fareboxClient({ url: service.url, apiKey: person.login['authorization']?.slice('Bearer '.length) ?? '' });
    buyer = fareboxClient({ url: service.url, wallet: testWallet() });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const upload = (fields = {}) => owner.uploadAsset({ ...rain, ...fields }, new Blob([rainCsv]), { fileName: 'rain.csv' });

  async function bytesOf(delivered: Awaited<ReturnType<Client['fetchAsset']>>): Promise<Buffer> {
    return Buffer.from(await new Response((await buyer.download(delivered)).body).arrayBuffer());
  }

  it('are uploaded, searched, read, paid, fetched and downloaded; their owner sees the earnings', async () => {
    const asset = await upload();
    expect(asset).toMatchObject({ file_name: 'rain.csv', size_bytes: rainCsv.length, preview: { kind: 'dataset' } });
    const { results } = await buyer.searchAssets('rainfall by day', { type: 'dataset', maxPrice: '0.10', topK: 3 });
    expect(results[0]).toMatchObject({ asset_id: asset.id, price: { amount: '0.10' } });
    expect(await buyer.getAsset(asset.id)).toMatchObject({ payment: { required: true, amount: '0.10' } });

    const delivered = await buyer.fetchAsset(asset.id);
    expect(delivered.payment).toMatchObject({ status: 'paid', amount: '0.10' });
    const { body, ...facts } = await buyer.download(delivered);
    expect(facts).toEqual({ fileName: 'rain.csv', mimeType: 'text/csv', sizeBytes: rainCsv.length, isChecked: true });
    expect(await new Response(body).text()).toBe(rainCsv);

    const again = await buyer.fetchAsset(asset.id, { token: delivered.payment?.token ?? '' });
    expect(again.revenue_event_id).toBe(delivered.revenue_event_id);
    const { items } = await owner.myRevenue({ assetId: asset.id, limit: 10 });
    expect(items).toMatchObject([{ id: delivered.revenue_event_id, amount: '0.10', is_test: true }]);
    await service.balances();
  });

  it.each([
    ['a file of random bytes', (bytes: Buffer<ArrayBuffer>) => new File([bytes], 'regen-雨.bin')],
    ['a stream of unknown length', (bytes: Buffer<ArrayBuffer>) => new Blob([bytes]).stream()],
  ])('arrive as they were sent: %s', async (_what, source) => {
    const bytes = Buffer.from(Array.from({ length: 1_500_000 }, (_, index) => (index * index) % 253));
    const fields = { title: 'Bytes', asset_type: 'dataset', price_amount: null } as const;
    const asset = await owner.uploadAsset(fields, source(bytes), { fileName: 'regen-雨.bin' });
    expect(asset).toMatchObject({ sha256: createHash('sha256').update(bytes).digest('hex'), file_name: 'regen-雨.bin' });
    expect((await bytesOf(await buyer.fetchAsset(asset.id))).equals(bytes)).toBe(true);
  });

  it('are registered, changed, listed and archived', async () => {
    const { id } = await owner.registerAsset({ ...rain, title: 'Rain elsewhere', source_url: 'https://data.example/rain.csv' });
    expect(await owner.updateAsset(id, { title: 'Rain nowhere', price_amount: '0.05' })).toMatchObject({
      title: 'Rain nowhere',
      price_amount: '0.05',
    });
    const page = await owner.myAssets({ limit: 1 });
    expect(page).toMatchObject({ items: [{ id, source_url: 'https://data.example/rain.csv' }], next_cursor: expect.any(String) });
    expect((await owner.myAssets({ limit: 1, cursor: page.next_cursor ?? '' })).items[0]?.id).not.toBe(id);
    expect(await owner.archiveAsset(id)).toMatchObject({ status: 'archived' });
    expect((await owner.myAssets({ status: 'archived', type: 'dataset' })).items.map((asset) => asset.id)).toContain(id);
    await expect(buyer.getAsset(id)).rejects.toMatchObject({ status: 404, code: 'asset_not_found' });
  });

  it('are recorded as demand if there are none', async () => {
    const captured = await buyer.submitDemand({ need: 'Opening hours of lighthouses', budget: '0.20' });
    expect(captured).toMatchObject({ status: 'captured', signal_id: expect.stringMatching(/^sig_/), watch: null });
  });

  it('are refused if too large or unauthenticated, with the reason', async () => {
    const large = () => new Blob([new Uint8Array(2_000_001)]);
    await expect(owner.uploadAsset(rain, large())).rejects.toMatchObject({ status: 413 });
    await expect(owner.uploadAsset(rain, large().stream())).rejects.toMatchObject({ status: 413 });
    await expect(buyer.uploadAsset(rain, large())).rejects.toMatchObject({ status: 401 });
    await expect(buyer.uploadAsset(rain, large().stream())).rejects.toMatchObject({ status: 401 });
    const agent = fareboxClient({ url: service.url, apiKey: person.apiKey['x-api-key'] ?? '' });
    await expect(agent.uploadAsset(rain, large())).rejects.toMatchObject({ status: 403 });
    await expect(agent.myAssets()).resolves.toMatchObject({ items: expect.any(Array) });
  });

  it('are not bought above the limit of the wallet, nor without a wallet', async () => {
    const { id } = await upload();
    const before = await service.balances();
    const thrifty = fareboxClient({ url: service.url, wallet: testWallet({ maxPriceCents: 9 }) });
    await expect(thrifty.fetchAsset(id)).rejects.toThrow('did not pay $0.10');
    await expect(fareboxClient({ url: service.url }).fetchAsset(id)).rejects.toMatchObject({ status: 402, code: 'payment_required' });
    await expect(buyer.fetchAsset(id, { token: 'nonsense' })).rejects.toMatchObject({ status: 402, code: 'payment_token_invalid' });
    expect(await service.balances()).toEqual(before);
  });

  /** Drops the answers chosen by the test. */
  function lossy(isLost: (path: string, headers: Headers, count: number) => boolean) {
    let count = 0;
    const fetchOrLose: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!isLost(new URL(new Request(input).url).pathname, new Headers(init?.headers), (count += 1))) return response;
      await response.body?.cancel();
      throw new TypeError('the connection broke after the answer was made');
    };
    return fareboxClient({ url: service.url, wallet: testWallet(), fetch: fetchOrLose });
  }

  it('are bought once if the answers to payment and fetch are lost', async () => {
    const { id } = await upload({ title: 'Lost and found' });
    const lost = new Set<string>();
    const client = lossy((path, headers) => {
      const what = path.endsWith('/pay') ? 'pay' : headers.has('x-payment-token') ? 'fetch' : null;
      if (what === null || lost.has(what)) return false;
      lost.add(what);
      return true;
    });
    await client.fetchAsset(id);
    expect([...lost]).toEqual(['pay', 'fetch']);
    expect((await owner.myRevenue({ assetId: id })).items).toHaveLength(1);
  });

  it('that were paid but not delivered are reported with the payment, which can still fetch them', async () => {
    const { id } = await upload({ title: 'Late' });
    const client = lossy((_path, headers) => headers.has('x-payment-token'));
    const failure = await client.fetchAsset(id).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(UndeliveredError);
    expect(failure).toBeInstanceOf(FareboxError);
    if (!(failure instanceof UndeliveredError)) return;
    expect(failure.message).toContain('paid $0.10, but nothing came');
    expect((await bytesOf(await buyer.fetchAsset(id, { token: failure.payment.token }))).toString()).toBe(rainCsv);
    expect((await owner.myRevenue({ assetId: id })).items).toHaveLength(1);
  });

  it('that are APIs are invoked, not downloaded', async () => {
    const { id } = await owner.registerAsset({ title: 'Tides', asset_type: 'api', api_endpoint_url: 'https://tides.example/v1' });
    const delivered = await buyer.fetchAsset(id);
    expect(delivered.delivery).toMatchObject({ type: 'api_invocation', endpoint_url: 'https://tides.example/v1' });
    await expect(buyer.download(delivered)).rejects.toMatchObject({ code: 'not_downloadable' });
  });
});
