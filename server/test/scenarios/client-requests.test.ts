import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyItem, fareboxClient, FareboxError, testWallet, verifyWebhook } from '@farebox/client';
import { countedTool, gate } from '../counted-tool.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';
import { until } from '../until.ts';
import { webhookReceiver } from '../webhook-receiver.ts';

const door = gate();
const echo = countedTool();
const slow = countedTool({ id: 'slow-echo', work: () => door.wait() });
let service: Service;

beforeAll(async () => {
  service = await startService({ extraTools: [echo.tool, slow.tool] });
});
afterAll(async () => {
  door.open();
  await service[Symbol.asyncDispose]();
});

const client = (options = {}) => fareboxClient({ url: service.url, ...options });

describe('a request of the client', () => {
  it('has the key that its caller gives it: the same call again is answered from the first', async () => {
    const { token } = await service.paid('counted-echo');
    const options = { token, idempotencyKey: 'job-1' };
    const first = await client().call('counted-echo', { note: 'once' }, options);
    const again = await client().call('counted-echo', { note: 'once' }, options);
    expect([first.isReplay, again.isReplay, again.output]).toEqual([false, true, first.output]);
    expect(echo.runCount()).toBe(1);
    await expect(client().call('counted-echo', { note: 'other' }, options)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('ends with its signal, and is not repeated', async () => {
    const stop = new AbortController();
    const called = client({ wallet: testWallet() }).call('slow-echo', { note: 'a' }, { signal: stop.signal });
    const refused = expect(called).rejects.toThrow('given up');
    await until('the tool runs', () => door.waiting() > 0);
    stop.abort(new Error('given up'));
    await refused;
    expect(slow.runCount()).toBe(1);
    expect(() => stop.signal.throwIfAborted()).toThrow('given up');
    await expect(client().search('echo', { signal: stop.signal })).rejects.toThrow('given up');
  });

  it('ends after its own time, with all its repetitions', async () => {
    let asked = 0;
    await using silent = await loopbackUpstream(() => void (asked += 1));
    const patient = fareboxClient({ url: silent.url, apiKey: 'login' });
    const limit = { timeoutMs: 100 };
    const calls = [
      () => patient.search('a', limit),
      () => patient.searchAssets('a', limit),
      () => patient.getAsset('ast_1', limit),
      () => patient.fetchAsset('ast_1', limit),
      () => patient.call('word-count', {}, limit),
      () => patient.pay('pay_1', 'test', limit),
      () => patient.pledge({ need: 'a', amount: '1.00' }, limit),
      () => patient.uploadAsset({ title: 'a', asset_type: 'dataset' }, new Blob(['a']), limit),
      () => patient.request('GET', '/api/v1/me', undefined, undefined, limit),
      () => patient.allMyAssets(limit).next(),
      () => patient.lines('/api/v1/x', {}, limit).next(),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(asked).toBe(calls.length);
  });

  it.each([
    ['with a wallet', { wallet: testWallet() }],
    ['without', {}],
  ])('says what is wrong with its input: %s', async (_what, options) => {
    const before = await service.balances();
    const refused = await client(options)
      .call('word-count', { text: 7, more: true })
      .then(
        () => null,
        (thrown: unknown) => thrown,
      );
    expect(refused).toBeInstanceOf(FareboxError);
    expect(refused).toMatchObject({
      status: 400,
      code: 'invalid_input',
      body: { code: 'invalid_input', issues: expect.arrayContaining([{ path: 'text', message: expect.stringContaining('text') }]) },
    });
    expect(await service.balances()).toEqual(before);
  });
});

describe('lists', () => {
  it('are read page by page, as far as somebody reads', async () => {
    const person = await service.customer();
    const titles = ['Tides', 'Winds', 'Rains', 'Snows', 'Frosts'];
    for (const title of titles) await uploadedAsset(service, person.login, { title, description: 'By day.' });
    let asked = 0;
    const counting: typeof fetch = (...request) => ((asked += 1), fetch(...request));
    const owner = client({ apiKey: person.login['authorization']?.slice('Bearer '.length), fetch: counting });
    expect((await Array.fromAsync(owner.allMyAssets({ limit: 2 }))).map(({ title }) => title)).toEqual(titles.toReversed());
    expect(asked).toBe(3);
    for await (const { title } of owner.allMyAssets({ limit: 2, type: 'dataset' })) if (title === 'Snows') break;
    expect(asked).toBe(4);
    expect(await Array.fromAsync(owner.allMyRevenue({ limit: 1 }))).toEqual([]);
    await expect(Array.fromAsync(client().allMyAssets())).rejects.toMatchObject({ status: 401 });
  });

  it('end where a service names the same page again', async () => {
    const circle = everyItem(async (cursor) => ({ items: [1], next_cursor: cursor === 'a' ? 'b' : 'a' }));
    await expect(Array.fromAsync(circle)).rejects.toThrow('twice');
  });
});

describe('a webhook of the service', () => {
  it('is verified by the client', async () => {
    await using inbox = await webhookReceiver();
    const { watch } = await client().submitDemand({ need: 'census of snow leopards in Bhutan', callback_url: inbox.url });
    const owner = await service.customer();
    const asset = await uploadedAsset(service, owner.login, { title: 'Census of snow leopards in Bhutan', description: 'By valley.' });
    await until('it arrives', () => inbox.webhooks.length > 0);
    const [received] = inbox.webhooks;
    if (received === undefined || watch === null) throw new Error('nothing came');
    const { id, payload } = await verifyWebhook(received, { secret: watch.secret });
    expect(id).toBe(received.headers['webhook-id']);
    expect(payload).toMatchObject({ type: 'supply.matched', data: { match: { id: asset.id } } });
    const forged = { ...received, body: received.body.replace(asset.id, 'ast_other') };
    await expect(verifyWebhook(forged, { secret: watch.secret })).rejects.toMatchObject({ name: 'WebhookError' });
  });
});
