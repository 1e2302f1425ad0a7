import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { wrapAxiosWithPayment, x402Client as AxiosWallet } from '@x402/axios';
import { wrapFetchWithPayment } from '@x402/fetch';
import { x402Client } from '@x402/core/client';
import type { PaymentPayload } from '@x402/core/types';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { extractReceiptFromResponse, verifyOfferSignatureJWS, verifyReceiptSignatureJWS } from '@x402/extensions/offer-receipt';
import { UptoEvmScheme } from '@x402/evm/upto/client';
import axios from 'axios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DeliveredAsset } from '@farebox/contract';
import { problem } from '../../src/errors.ts';
import { countedTool, type CountedTool } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { uploadedAsset } from '../registry.ts';
import { replicaOf, startService, textAt, type Answer, type RequestHeaders, type Service } from '../service.ts';
import { echo, note, text, walletService } from '../wallet-service.ts';
import { askedFor, base64, newWallet, settlementOf, signedFor, version1, version2, type Wallet } from '../wallet.ts';

const counted = { characters: 18, lines: 1, words: 6 };
const mood = { fails: true };
const moody = countedTool({
  id: 'moody-echo',
  work: async () => {
    if (mood.fails) throw problem('upstream_failed');
  },
});

let service: Service;
let assetId: string;
let counter: CountedTool;
beforeAll(async () => {
  ({ service, assetId, counter } = await walletService([moody.tool]));
});
afterAll(() => service[Symbol.asyncDispose]());

const revenueOf = async (tool: string) => (await service.balances())[`test:revenue:tool:${tool}`] ?? 0;

describe('@x402/fetch, unmodified', () => {
  it('pays for a GET tool, a POST tool and an asset, and reads the settlement', async () => {
    const { account, client } = newWallet();
    const pay = wrapFetchWithPayment(fetch, client);

    const time = await pay(`${service.url}/api/tools/timestamp`);
    expect(time.status).toBe(200);
    expect(settlementOf(time)).toMatchObject({
      success: true,
      network: 'eip155:84532',
      payer: account.address.toLowerCase(),
      transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      amount: '30000',
    });

    // Verified with the key that the service publishes as did:web.
    const receipt = extractReceiptFromResponse(time);
    if (receipt?.format !== 'jws') throw new Error('no receipt');
    expect(await verifyReceiptSignatureJWS(receipt)).toMatchObject({
      resourceUrl: `${service.url}/api/tools/timestamp`,
      payer: account.address.toLowerCase(),
      transaction: settlementOf(time)?.transaction,
    });

    const words = await pay(`${service.url}/api/tools/word-count`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(text),
    });
    expect(await words.json()).toEqual(counted);

    for (const request of [
      () => pay(`${service.url}/api/v1/assets/fetch?asset_id=${assetId}`),
      () =>
        pay(`${service.url}/api/v1/assets/fetch`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ asset_id: assetId }),
        }),
    ]) {
      const fetched = await request();
      expect(settlementOf(fetched)).toMatchObject({ success: true, amount: '100000' });
      expect(DeliveredAsset.parse(await fetched.json())).toMatchObject({ asset_id: assetId, payment: { status: 'paid' } });
    }
    await service.balances();
  });

  it('receives a token of the payment, which shows its state', async () => {
    const paid = await wrapFetchWithPayment(fetch, newWallet().client)(`${service.url}/api/tools/timestamp`);
    const paymentId = paid.headers.get('x-payment-id') ?? '';
    expect(paid.headers.get('x-payment-token')).toMatch(/^tok_/);
    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', providerId: 'x402-test', remainingCalls: 0 });
  });
});

describe('@x402/axios, unmodified', () => {
  it('pays for a GET tool, a POST tool and an asset', async () => {
    // This client has its own, older core.
    const client = new AxiosWallet().register('eip155:*', new ExactEvmScheme(newWallet().account));
    const pay = wrapAxiosWithPayment(axios.create({ baseURL: service.url, proxy: false }), client);
    expect(await pay.get('/api/tools/timestamp')).toMatchObject({ status: 200 });
    expect(await pay.post('/api/tools/word-count', text)).toMatchObject({ status: 200, data: counted });
    const fetched = await pay.post('/api/v1/assets/fetch', { asset_id: assetId });
    expect(DeliveredAsset.parse(fetched.data).asset_id).toBe(assetId);
    await service.balances();
  });
});

const full = { prefer: 'respond-async, payment=full' };

describe('@x402/fetch with the scheme upto, unmodified', () => {
  const uptoWallet = () => {
    const account = newWallet().account;
    return { account, client: new x402Client().register('eip155:*', new UptoEvmScheme(account)) };
  };

  it('pays the price of a GET tool, a POST tool and an asset', async () => {
    const { account, client } = uptoWallet();
    const pay = wrapFetchWithPayment(fetch, client);
    // Of a fixed price, nobody else signs a maximum.
    const time = await pay(`${service.url}/api/tools/timestamp`, { headers: full });
    expect(time.status).toBe(200);
    expect(settlementOf(time)).toMatchObject({ success: true, payer: account.address.toLowerCase(), amount: '30000' });
    const body = JSON.stringify(text);
    const words = await pay(`${service.url}/api/tools/word-count`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...full },
      body,
    });
    expect(await words.json()).toEqual(counted);
    const fetched = await pay(`${service.url}/api/v1/assets/fetch?asset_id=${assetId}`, { headers: full });
    expect(DeliveredAsset.parse(await fetched.json())).toMatchObject({ asset_id: assetId, payment: { status: 'paid' } });
    await service.balances();
  });

  it('is charged only the price if it signs for more, and once', async () => {
    const { client } = uptoWallet();
    const asked = askedFor(await service.post(echo, note, full));
    const generous = { ...asked, accepts: asked.accepts.map((accept) => ({ ...accept, amount: '900000' })) };
    const signed = await client.createPaymentPayload(generous);
    const paid = { ...signed, accepted: { ...signed.accepted, amount: '50000' } };
    const before = total(await service.balances(), 'provider:x402-test');
    expect(await service.post(echo, note, version2(paid))).toMatchObject({ status: 200 });
    expect(total(await service.balances(), 'provider:x402-test') - before).toBe(-50_000);
    expect(await service.post(echo, note, version2(paid))).toMatchObject({ status: 200 });
    expect(total(await service.balances(), 'provider:x402-test') - before).toBe(-50_000);
  });

  it('pays nothing that it has not signed for', async () => {
    const { client } = uptoWallet();
    const paid = await client.createPaymentPayload(askedFor(await service.get('/api/tools/timestamp', full)));
    const [before, runs] = [await service.balances(), counter.runCount()];
    const { accepted } = paid;
    const { resource: _resource, ...nameless } = paid;
    const hostile: ReadonlyArray<readonly [string, PaymentPayload]> = [
      ['payment_other_resource', paid],
      ['invalid_payment_requirements', nameless],
      ['permit2_amount_mismatch', { ...nameless, accepted: { ...accepted, amount: '50000' } }],
      ['invalid_payment_requirements', { ...nameless, accepted: { ...accepted, scheme: 'exact' } }],
    ];
    for (const [reason, sent] of hostile) {
      const refused = await service.post(echo, note, version2(sent));
      expect(refused).toMatchObject({ status: 402 });
      expect(refused.text).toContain(reason);
    }
    expect(await service.balances()).toEqual(before);
    expect(counter.runCount()).toBe(runs);
    expect(await service.get('/api/tools/timestamp', version2(paid))).toMatchObject({ status: 200 });
  });
});

describe('the official MCP client', () => {
  async function connected(): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
    return client;
  }
  const Refused = z.looseObject({
    isError: z.literal(true),
    structuredContent: z.looseObject({ x402Version: z.literal(2), accepts: z.array(z.unknown()).min(1) }),
    content: z.array(z.looseObject({ type: z.string(), text: z.string() })),
    _meta: z.looseObject({ 'x402/error': z.looseObject({ x402Version: z.literal(2) }) }),
  });

  const dialects: ReadonlyArray<readonly [name: string, meta: (payload: PaymentPayload) => Record<string, unknown>]> = [
    ['an object, as the specification has it', (payload) => ({ 'x402/payment': payload })],
    ['a base64 text, as the client of Cloudflare sends it', (payload) => ({ 'x402/payment': base64(payload) })],
    [
      'the member of version 1',
      ({ payload }) => ({ 'x402.payment': { x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload } }),
    ],
  ];
  it.each(dialects)('pays in _meta by %s', async (_name, meta) => {
    await using connection = await disposable(connected());
    const wallet = newWallet();
    const call = { name: 'word_count', arguments: text };
    const refused = Refused.parse(await connection.client.callTool(call));
    expect(JSON.parse(refused.content[0]?.text ?? '')).toMatchObject({ status: 'payment_required', payment: { amount: '0.05' } });

    const payload = await wallet.client.createPaymentPayload(required(refused.structuredContent));
    const paid = await connection.client.callTool({ ...call, _meta: meta(payload) });
    expect(paid).toMatchObject({ structuredContent: { status: 'ok', data: counted } });
    expect(paid._meta).toMatchObject({ 'x402/payment-response': { success: true, payer: wallet.account.address.toLowerCase() } });

    const again = await connection.client.callTool({ ...call, _meta: meta(payload) });
    expect(again).toMatchObject({ structuredContent: paid.structuredContent, _meta: { 'io.github.farebox/payment': { replayed: true } } });
    const other = await connection.client.callTool({ ...call, arguments: { text: 'other' }, _meta: meta(payload) });
    expect(other).toMatchObject({ isError: true, structuredContent: { status: 'payment_invalid', code: 'payment_signature_used' } });
    // The refusal requests a new payment, as the first one did.
    const anew = await wallet.client.createPaymentPayload(required(Refused.parse(other).structuredContent));
    const counts = { status: 'ok', data: { words: 1 } };
    expect(await connection.client.callTool({ ...call, arguments: { text: 'other' }, _meta: meta(anew) })).toMatchObject({
      structuredContent: counts,
      _meta: { 'x402/payment-response': { success: true } },
    });
  });

  it('pays for an asset', async () => {
    await using connection = await disposable(connected());
    const call = { name: 'fetch_asset', arguments: { asset_id: assetId } };
    const refused = Refused.parse(await connection.client.callTool(call));
    const payload = await newWallet().client.createPaymentPayload(required(refused.structuredContent));
    const paid = await connection.client.callTool({ ...call, _meta: { 'x402/payment': payload } });
    expect(paid).toMatchObject({ structuredContent: { status: 'ok', data: { asset_id: assetId } } });
    expect(paid._meta).toMatchObject({
      'x402/payment-response': { success: true },
      'io.github.farebox/payment': { paymentId: expect.stringMatching(/^pay_/), remainingCalls: 0 },
      'io.github.farebox/receipt': expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
  });

  it.each([
    ['word_count', text],
    ['fetch_asset', { asset_id: '' }],
  ])('settles nothing above the maximum of its host: %s', async (name, given) => {
    await using connection = await disposable(connected());
    const call = { name, arguments: 'asset_id' in given ? { asset_id: assetId } : given };
    const payload = await newWallet().client.createPaymentPayload(
      required(Refused.parse(await connection.client.callTool(call)).structuredContent),
    );
    const withMaximum = (maximum: unknown) =>
      connection.client.callTool({ ...call, _meta: { 'x402/payment': payload, 'io.github.farebox/max-price-cents': maximum } });
    expect(await withMaximum('0.01')).toMatchObject({ isError: true, structuredContent: { code: 'price_above_maximum', statusCode: 409 } });
    expect(await withMaximum({})).toMatchObject({ isError: true, structuredContent: { code: 'malformed_header', statusCode: 400 } });
    expect(await withMaximum(500)).toMatchObject({ structuredContent: { status: 'ok' } });
  });

  it('is informed about the other ways to pay', async () => {
    await using connection = await disposable(connected());
    expect(connection.client.getServerCapabilities()).toMatchObject({
      experimental: { payment: { methods: { evm: { intents: ['charge'] } } } },
    });
  });

  it.each([
    ['a number', 402],
    ['no base64', '@@@'],
    ['an empty object', {}],
    ['an unknown version', { x402Version: 3 }],
  ])('gets a refusal with a reason for a payment that is %s', async (_name, sent) => {
    await using connection = await disposable(connected());
    const answer = await connection.client.callTool({ name: 'word_count', arguments: text, _meta: { 'x402/payment': sent } });
    expect(answer).toMatchObject({ isError: true, structuredContent: { code: 'payment_malformed', statusCode: 400 } });
  });
});

const Offers = z.array(z.object({ format: z.literal('jws'), acceptIndex: z.int(), signature: z.string() })).min(1);

describe('a challenge', () => {
  it.each([
    ['a GET tool', 3000, (headers: RequestHeaders) => service.get('/api/tools/timestamp', headers)],
    ['a POST tool', 3000, (headers: RequestHeaders) => service.post(echo, note, headers)],
    // Its address is long, and there four times.
    ['an asset', 3300, (headers: RequestHeaders) => service.get(`/api/v1/assets/fetch?asset_id=${assetId}`, headers)],
  ])('of %s offers payment to wallets of both versions below %i bytes; in full when asked', async (_name, bytesMax, ask) => {
    const short = await ask({});
    const ofConnection = new Set(['date', 'connection', 'keep-alive', 'content-length']);
    const headers = [...short.headers].filter(([name]) => !ofConnection.has(name)).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(headers.join('').length + short.text.length).toBeLessThan(bytesMax);
    expect(askedFor(short).accepts.map(({ scheme }) => scheme)).toEqual(['exact']);
    expect(short.body).not.toHaveProperty('extensions.offer-receipt');
    const unpaid = await ask(full);
    expect(unpaid.headers.get('payment-required')?.length).toBeLessThan(3 * 1024);
    const { accepts, resource } = askedFor(unpaid);
    const [accept] = accepts;
    expect(accepts.slice(0, 1)).toEqual(askedFor(short).accepts);
    expect(resource.url).toContain(service.url);
    expect(accept).toMatchObject({ scheme: 'exact', network: 'eip155:84532', extra: { name: 'USDC', version: '2' } });
    expect(unpaid.body).toMatchObject({
      payment: { status: 'pending' },
      extensions: { 'offer-receipt': { info: { offers: accepts.map((_, acceptIndex) => ({ format: 'jws', acceptIndex })) } } },
      x402Version: 1,
      accepts: [{ network: 'base-sepolia', maxAmountRequired: accept?.amount, payTo: accept?.payTo, resource: resource.url }],
    });
  });

  it('is signed with the key of the service', async () => {
    const { body } = await service.get('/api/tools/timestamp', full);
    const { extensions } = z
      .object({ extensions: z.object({ 'offer-receipt': z.object({ info: z.object({ offers: Offers }) }) }) })
      .parse(body);
    for (const offer of extensions['offer-receipt'].info.offers) {
      expect(await verifyOfferSignatureJWS(offer)).toMatchObject({
        resourceUrl: `${service.url}/api/tools/timestamp`,
        network: 'eip155:84532',
        amount: '30000',
      });
    }
  });

  it('stays below 3 KB with a long description', async () => {
    const { tool } = countedTool({ id: 'wordy' });
    await using wordy = await startService({ extraTools: [{ ...tool, description: '香'.repeat(4000) }] });
    const unpaid = await wordy.post('/api/tools/wordy', note);
    expect(unpaid.headers.get('payment-required')?.length).toBeLessThan(3 * 1024);
  });
});

describe('a signed payment', () => {
  it('of version 1 pays, and is answered in version 1', async () => {
    const wallet = newWallet();
    const paid = await service.post(echo, note, version1(await signedFor(wallet, service, echo, note)));
    expect(paid).toMatchObject({ status: 200, body: note });
    expect(paid.headers.get('payment-response')).toBeNull();
    expect(settlementOf(paid)).toMatchObject({ success: true, network: 'base-sepolia', payer: wallet.account.address.toLowerCase() });
  });

  it('pays once: sent again, it gets the same answer and nothing else', async () => {
    const headers = version2(await signedFor(newWallet(), service, echo, note));
    const first = await service.post(echo, note, headers);
    expect(first).toMatchObject({ status: 200 });
    const [revenue, runs] = [await revenueOf('counted-echo'), counter.runCount()];
    const again = await service.post(echo, note, headers);
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(settlementOf(again)).toEqual(settlementOf(first));
    expect(await revenueOf('counted-echo')).toBe(revenue);
    expect(counter.runCount()).toBe(runs);
  });

  it('sent with another request is answered with the payment for that one', async () => {
    const wallet = newWallet();
    const used = version2(await signedFor(wallet, service, echo, note));
    expect(await service.post(echo, note, used)).toMatchObject({ status: 200 });
    const [revenue, runs] = [await revenueOf('counted-echo'), counter.runCount()];
    const refused = await service.post(echo, { note: 'other' }, used);
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_signature_used', payment: { status: 'pending' } } });
    expect([await revenueOf('counted-echo'), counter.runCount()]).toEqual([revenue, runs]);
    const anew = version2(await wallet.client.createPaymentPayload(askedFor(refused)));
    expect(await service.post(echo, { note: 'other' }, anew)).toMatchObject({ status: 200, body: { note: 'other' } });
    expect(await service.post(echo, { note: 'other' }, anew)).toMatchObject({ status: 200, body: { note: 'other' } });
    expect(counter.runCount()).toBe(runs + 1);
  });

  it('of version 2 that was used counts as used in version 1 too', async () => {
    const payload = await signedFor(newWallet(), service, echo, note);
    expect(await service.post(echo, note, version2(payload))).toMatchObject({ status: 200 });
    expect(await service.post(echo, { note: 'other' }, version1(payload))).toMatchObject({
      status: 402,
      body: { code: 'payment_signature_used' },
    });
  });

  it('for a failed call is not settled, and pays for the call that succeeds', async () => {
    const path = '/api/tools/moody-echo';
    mood.fails = true;
    const headers = version2(await signedFor(newWallet(), service, path, note));
    const before = total(await service.balances(), 'provider:x402-test');
    const failed = await service.post(path, note, headers);
    expect(failed).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
    expect([settlementOf(failed), failed.headers.get('x-payment-token')]).toEqual([null, null]);
    expect(total(await service.balances(), 'provider:x402-test')).toBe(before);

    mood.fails = false;
    const answered = await service.post(path, note, headers);
    expect(answered).toMatchObject({ status: 200, body: note });
    expect(settlementOf(answered)).toMatchObject({ success: true });
    expect(total(await service.balances(), 'provider:x402-test')).toBe(before - 50_000);
    const again = await service.post(path, note, headers);
    expect(again).toMatchObject({ status: 200, text: answered.text });
    expect(total(await service.balances(), 'provider:x402-test')).toBe(before - 50_000);
  });

  it('is not settled for invalid input, and pays for the valid call', async () => {
    const headers = version2(await signedFor(newWallet(), service, echo, note));
    expect(await service.post(echo, { wrong: 1 }, headers)).toMatchObject({ status: 400 });
    expect(await service.post(echo, note, headers)).toMatchObject({ status: 200 });
  });

  it('is valid for an asset until its payment expires', async () => {
    const path = `/api/v1/assets/fetch?asset_id=${assetId}`;
    const headers = version2(await signedFor(newWallet(), service, path));
    const first = DeliveredAsset.parse((await service.get(path, headers)).body);
    const again = DeliveredAsset.parse((await service.get(path, headers)).body);
    expect(again.payment?.paymentId).toBe(first.payment?.paymentId);
    expect(again.revenue_event_id).toBe(first.revenue_event_id);
  });

  it('above the maximum of the caller is not settled', async () => {
    const headers = version2(await signedFor(newWallet(), service, echo, note));
    const refused = await service.post(echo, note, { ...headers, 'x-max-price-cents': '4' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_above_maximum' } });
    expect(await service.post(echo, note, headers)).toMatchObject({ status: 200 });
  });

  it('from an address without funds is refused, and may be sent again', async () => {
    const { tool } = countedTool({ id: 'dear-echo', priceCents: 900 });
    await using dear = await startService({ extraTools: [tool] });
    const { client } = newWallet();
    client.setSpendControls(false);
    const pay = async () => {
      const payload = await client.createPaymentPayload(askedFor(await dear.post('/api/tools/dear-echo', note)));
      return dear.post('/api/tools/dear-echo', note, version2(payload));
    };
    expect(await pay()).toMatchObject({ status: 200 });
    expect(await pay()).toMatchObject({ status: 402, body: { code: 'payment_refused', reason: 'insufficient_funds' } });
    await dear.balances();
  });
});

eachDatabase('a signed payment, sent 50 times at once to two replicas,', (open) => {
  const witness = countedTool();
  let replicas: [Service, Service];
  let soldId: string;
  beforeAll(async () => {
    const database = await open();
    const extraTools = [witness.tool];
    const one = await startService({ database, extraTools });
    replicas = [one, await startService({ database, extraTools, settings: replicaOf(one) })];
    const owner = await replicas[0].customer();
    soldId = (await uploadedAsset(replicas[0], owner.login)).id;
  });
  afterAll(async () => {
    for (const replica of replicas) await replica[Symbol.asyncDispose]();
  });

  const atOnce = (send: (replica: Service) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => send(index % 2 === 0 ? replicas[0] : replicas[1])));

  it('runs a tool once, and is settled once', async () => {
    const headers = version2(await signedFor(newWallet(), replicas[0], echo, note));
    const answers = await atOnce((replica) => replica.post(echo, note, headers));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.flatMap(({ status, text }) => (status === 200 ? [text] : []))).size).toBe(1);
    const codes = answers.flatMap(({ status, body }) => (status === 409 ? [textAt(body, 'code')] : []));
    expect(codes.filter((code) => code !== 'payment_in_flight')).toEqual([]);
    expect(witness.runCount()).toBe(1);
    const balances = await replicas[1].balances();
    expect(balances).toMatchObject({ 'test:revenue:tool:counted-echo': 50_000, 'payments:held': 0 });
    expect(total(balances, 'provider:x402-test')).toBe(-50_000);
  });

  it('for an asset is settled once, and delivers for one payment', async () => {
    const path = `/api/v1/assets/fetch?asset_id=${soldId}`;
    const before = total(await replicas[0].balances(), 'provider:x402-test');
    const headers = version2(await signedFor(newWallet(), replicas[0], path));
    const answers = await atOnce((replica) => replica.get(path, headers));
    const paymentIds = answers.flatMap(({ status, body }) => (status === 200 ? [DeliveredAsset.parse(body).payment?.paymentId] : []));
    expect(new Set(paymentIds).size).toBe(1);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(total(await replicas[0].balances(), 'provider:x402-test') - before).toBe(-100_000);
  });
});

/** The sum over all accounts with this prefix. */
function total(balances: Readonly<Record<string, number>>, prefix: string): number {
  return Object.entries(balances).reduce((sum, [account, amount]) => (account.includes(prefix) ? sum + amount : sum), 0);
}

async function disposable(connecting: Promise<Client>): Promise<{ client: Client } & AsyncDisposable> {
  const client = await connecting;
  return { client, [Symbol.asyncDispose]: () => client.close() };
}

/** The payment requirements in the structured result of a 402 over MCP, without our own fields. */
function required(structured: unknown): Parameters<Wallet['client']['createPaymentPayload']>[0] {
  return structured as Parameters<Wallet['client']['createPaymentPayload']>[0];
}
