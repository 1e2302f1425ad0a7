import { wrapFetchWithPayment } from '@x402/fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveredAsset, PaymentBody } from '@farebox/contract';
import { dayMs, systemClock } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import { countedTool, gate } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { openPurchases } from '../found-out.ts';
import { connectClient } from '../mcp-client.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, tally, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { until } from '../until.ts';
import { askedFor, movedBy, newWallet, settlementOf, signedFor, version2, type Wallet } from '../wallet.ts';

const priceMicros = 50_000;
const note = { note: 'hello' };
const echo = '/api/tools/counted-echo';
const moodyPath = '/api/tools/moody-echo';
const slowPath = '/api/tools/slow-echo';

/** Test tools: one that counts, one that fails a set number of times, one that waits, and an expensive one. */
function ownTools() {
  const mood = { fails: 0 };
  const doors = { slow: gate() };
  const counter = countedTool();
  const moody = countedTool({
    id: 'moody-echo',
    async work() {
      mood.fails -= 1;
      if (mood.fails >= 0) throw problem('upstream_failed');
    },
  });
  const slowly = countedTool({ id: 'slow-echo', maxLatencyMs: 30_000, work: async () => doors.slow.wait() });
  const dear = countedTool({ id: 'dear-echo', priceCents: 900 });
  return { mood, doors, counter, moody, slowly, all: [counter.tool, moody.tool, slowly.tool, dear.tool] };
}

/** A call that runs or was interrupted must never be answered with an offer. */
function expectNoOffer({ headers, body }: Answer): void {
  expect([headers.get('payment-required'), headers.get('x-payment-required'), headers.get('www-authenticate')]).toEqual([null, null, null]);
  expect(body).not.toHaveProperty('accepts');
  expect(body).not.toHaveProperty('payment.token');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

eachDatabase('one purchase', (open) => {
  const time = { ahead: 0 };
  const clock = { now: () => systemClock.now() + time.ahead };
  let tools: ReturnType<typeof ownTools>;
  let service: Service;
  let assetId: string;
  beforeAll(async () => {
    tools = ownTools();
    service = await startService({ database: await open(), extraTools: tools.all, clock });
    assetId = (await uploadedAsset(service, (await service.customer()).login)).id;
  });
  afterAll(async () => {
    tools.doors.slow.open();
    await service[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    time.ahead = 0;
    tools.mood.fails = 0;
    tools.doors.slow = gate();
  });

  const signed = async (wallet: Wallet, path = echo, body: unknown = note, at = service) =>
    version2(await signedFor(wallet, at, path, body));
  const assetPath = () => `/api/v1/assets/fetch?asset_id=${assetId}`;
  const creditOf = async ({ userId }: Customer) => (await service.balances())[`credit:${userId}`] ?? 0;
  const spentOf = ({ apiKeyId }: Customer) =>
    service.parts.database.read
      .selectFrom('api_keys')
      .select(['spent_day_micros', 'spent_total_micros'])
      .where('id', '=', apiKeyId)
      .executeTakeFirstOrThrow();

  describe('a spending cap', () => {
    it('per call is checked before any money leaves the wallet, for every way to pay', async () => {
      const wallet = newWallet();
      const { apiKey } = await service.customer({ credit: '1.00', key: { cap_call: '0.01' } });
      const capped = { status: 403, body: { code: 'spending_cap_exceeded', cap: 'call' } };
      expect(await service.post(echo, note, { ...apiKey, ...(await signed(wallet)) })).toMatchObject(capped);
      expect(await service.get(assetPath(), { ...apiKey, ...version2(await signedFor(wallet, service, assetPath())) })).toMatchObject(
        capped,
      );
      expect(await service.post(echo, note, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject(capped);
      const { paymentId } = PaymentBody.parse((await service.post('/api/payments', { serviceId: 'counted-echo' }, apiKey)).body);
      const { payload } = await signedFor(wallet, service, echo, note);
      for (const pay of [{ provider: 'x402-test', payload }, { provider: 'credit' }, { provider: 'test' }]) {
        expect(await service.post(`/api/payments/${paymentId}/pay`, pay, apiKey), pay.provider).toMatchObject(capped);
      }
      // The caps apply to test money too, because people try them out with it.
      expect(await service.get(`/api/payments/${paymentId}`, apiKey)).toMatchObject(capped);
      await using client = await connectClient(service.url, 'auto', apiKey);
      expect(await client.call('counted_echo', { ...note, pay: 'credit' })).toMatchObject({ isError: true, code: 'spending_cap_exceeded' });
      expect(await movedBy(service, wallet)).toEqual([]);
      expect(tools.counter.runCount()).toBe(0);
    });

    it('per call holds for the key that pays, and for the key that a payment was quoted to where none pays', async () => {
      const capped = await service.customer({ credit: '1.00', key: { cap_call: '0.01' } });
      const free = await service.customer({ credit: '1.00' });
      const payQuoted = async (to: Customer, by: RequestHeaders, pay: object) => {
        const { body } = await service.post('/api/payments', { serviceId: 'counted-echo' }, to.apiKey);
        return service.post(`/api/payments/${PaymentBody.parse(body).paymentId}/pay`, pay, by);
      };
      const refused = { status: 403, body: { code: 'spending_cap_exceeded', cap: 'call' } };
      expect(await payQuoted(free, capped.apiKey, { provider: 'credit' })).toMatchObject(refused);
      expect(await payQuoted(capped, {}, { provider: 'test' })).toMatchObject(refused);
      expect(await payQuoted(capped, capped.login, { provider: 'credit' })).toMatchObject(refused);
      expect(await creditOf(capped)).toBe(1_000_000);
      expect(await payQuoted(capped, free.apiKey, { provider: 'credit' })).toMatchObject({ status: 200, body: { status: 'paid' } });
      expect(await spentOf(free)).toMatchObject({ spent_total_micros: priceMicros });
      expect(await spentOf(capped)).toMatchObject({ spent_total_micros: 0 });
    });

    it('per day admits exactly as many of ten concurrent payments as fit', async () => {
      const wallet = newWallet();
      const customer = await service.customer({ key: { cap_day: '0.12' } });
      const requests = await Promise.all(Array.from({ length: 10 }, () => signed(wallet)));
      const answers = await Promise.all(requests.map((headers) => service.post(echo, note, { ...customer.apiKey, ...headers })));
      expect(tally(answers)).toEqual({ '200': 2, '403 spending_cap_exceeded': 8 });
      expect(await movedBy(service, wallet)).toEqual([priceMicros, priceMicros]);
      expect(await spentOf(customer)).toMatchObject({ spent_day_micros: 2 * priceMicros });
    });

    it('per day counts test money, however it is paid', async () => {
      const customer = await service.customer({ credit: '1.00', key: { cap_day: '0.12' } });
      const buy = () => service.post(echo, note, { ...customer.apiKey, 'x-payment-provider': 'credit' });
      const created = await service.post('/api/payments', { serviceId: 'counted-echo', providerId: 'test' }, customer.apiKey);
      const { paymentId } = PaymentBody.parse(created.body);
      expect((await service.get(`/api/payments/${paymentId}`, customer.apiKey)).body).toMatchObject({ status: 'paid' });
      expect(await buy()).toMatchObject({ status: 200 });
      expect(await buy()).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
      const wallet = newWallet();
      expect(await service.post(echo, note, { ...customer.apiKey, ...(await signed(wallet)) })).toMatchObject({ status: 403 });
      expect(await movedBy(service, wallet)).toEqual([]);
    });

    it('is not used up by calls that failed, were refused, or were refunded', async () => {
      const customer = await service.customer({ credit: '1.00', key: { cap_total: '0.05' } });
      const { apiKey } = customer;
      const wallet = newWallet();
      tools.mood.fails = 2;
      expect(await service.post(moodyPath, note, { ...apiKey, ...(await signed(wallet, moodyPath)) })).toMatchObject({ status: 502 });
      expect(await service.post(moodyPath, note, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({ status: 502 });
      expect(await spentOf(customer)).toEqual({ spent_day_micros: 0, spent_total_micros: 0 });
      // A paid but unused payment counts until it expires.
      const { paymentId } = PaymentBody.parse(
        (await service.post('/api/payments', { serviceId: 'moody-echo', providerId: 'credit' }, apiKey)).body,
      );
      expect(await service.post(`/api/payments/${paymentId}/pay`, {}, apiKey)).toMatchObject({ status: 200, body: { status: 'paid' } });
      expect(await service.post(moodyPath, note, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({ status: 403 });
      time.ahead = dayMs + 1000;
      await service.parts.payments.payments.sweep();
      expect((await service.get(`/api/payments/${paymentId}`, apiKey)).body).toMatchObject({ status: 'refunded' });
      expect(await spentOf(customer)).toMatchObject({ spent_total_micros: 0 });
      time.ahead = 0;
      expect(await service.post(moodyPath, note, { ...apiKey, ...(await signed(wallet, moodyPath)) })).toMatchObject({ status: 200 });
      expect(await movedBy(service, wallet)).toEqual([priceMicros]);
    });
  });

  describe('with one Idempotency-Key', () => {
    const keyed = async (wallet: Wallet, key: string, body: unknown = note, path = slowPath) => ({
      ...(await signed(wallet, path, body)),
      'idempotency-key': key,
    });

    it('charges once for a retry with a new signature during and after the first request', async () => {
      const wallet = newWallet();
      const first = service.post(slowPath, note, await keyed(wallet, 'k'));
      await until('the first runs', () => tools.doors.slow.waiting() === 1);
      const second = await service.post(slowPath, note, await keyed(wallet, 'k'));
      expect(second).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
      expectNoOffer(second);
      tools.doors.slow.open();
      const { status, text } = await first;
      expect(status).toBe(200);
      const after = await service.post(slowPath, note, await keyed(wallet, 'k'));
      expect(after).toMatchObject({ status: 200, text });
      expect(after.headers.get('idempotency-replayed')).toBe('true');
      expect(await movedBy(service, wallet)).toEqual([priceMicros]);
    });

    it('charges once for twenty signatures at once', async () => {
      const wallet = newWallet();
      const runs = tools.counter.runCount();
      const requests = await Promise.all(Array.from({ length: 20 }, () => keyed(wallet, 'k', note, echo)));
      const answers = await Promise.all(requests.map((headers) => service.post(echo, note, headers)));
      const counts = tally(answers);
      expect((counts['200'] ?? 0) + (counts['409 idempotency_in_progress'] ?? 0)).toBe(20);
      expect(new Set(answers.flatMap(({ status, text }) => (status === 200 ? [text] : []))).size).toBe(1);
      expect(await movedBy(service, wallet)).toEqual([priceMicros]);
      expect(tools.counter.runCount()).toBe(runs + 1);
    });

    it('settles one of twenty different bodies, and charges nothing for the others', async () => {
      const wallet = newWallet();
      const bodies = Array.from({ length: 20 }, (_, index) => ({ note: `note ${index}` }));
      const requests = await Promise.all(bodies.map((body) => keyed(wallet, 'k', body, echo)));
      const answers = await Promise.all(requests.map((headers, index) => service.post(echo, bodies[index], headers)));
      const { '200': succeeded, ...refused } = tally(answers);
      expect(succeeded).toBe(1);
      const others = (refused['422 idempotency_mismatch'] ?? 0) + (refused['409 idempotency_in_progress'] ?? 0);
      expect([others, refused]).toEqual([19, refused]);
      expect(await movedBy(service, wallet)).toEqual([priceMicros]);
    });
  });

  it('with @x402/fetch for a tool that fails three times charges nothing for the failures, and once in the end', async () => {
    const wallet = newWallet();
    const pay = wrapFetchWithPayment(fetch, wallet.client);
    const send = () =>
      pay(`${service.url}${moodyPath}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(note) });
    tools.mood.fails = 3;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await send()).status).toBe(502);
      expect(await movedBy(service, wallet)).toEqual([]);
    }
    const answered = await send();
    expect(answered.status).toBe(200);
    expect(settlementOf(answered)).toMatchObject({ success: true });
    expect(await movedBy(service, wallet)).toEqual([priceMicros]);
  });

  it('while it runs is answered with the time to retry, never with an offer', async () => {
    const { token } = await service.paid('slow-echo');
    const paid = { 'x-payment-token': token };
    const wallet = newWallet();
    const bySignature = await signed(wallet, slowPath);
    const running = [service.post(slowPath, note, paid), service.post(slowPath, note, bySignature)];
    await until('both run', () => tools.doors.slow.waiting() === 2);
    for (const headers of [paid, bySignature]) {
      const second = await service.post(slowPath, note, headers);
      expect(second).toMatchObject({ status: 409, body: { code: 'payment_in_flight' } });
      expectNoOffer(second);
    }
    await using client = await connectClient(service.url, 'auto');
    expect(await client.call('slow_echo', { ...note, paymentToken: token })).toMatchObject({
      isError: true,
      status: 'error',
      code: 'payment_in_flight',
    });
    tools.doors.slow.open();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await movedBy(service, wallet)).toEqual([priceMicros]);
  });

  describe('after a price increase', () => {
    it('of a tool is charged at the quoted price', async () => {
      const { tool } = countedTool({ id: 'rising-echo' });
      await using shop = await startService({ extraTools: [tool] });
      const wallet = newWallet();
      const path = '/api/tools/rising-echo';
      const old = await signed(wallet, path, note, shop);
      const changed = await shop.patch('/api/v1/admin/tools/rising-echo', { price_amount: '0.08' }, await shop.asAdmin());
      expect(changed, changed.text).toMatchObject({ status: 200 });
      expect(await shop.post(path, note)).toMatchObject({ status: 402, body: { payment: { amount: '0.08' } } });
      expect(await shop.post(path, note, old)).toMatchObject({ status: 200 });
      expect(await movedBy(shop, wallet)).toEqual([priceMicros]);
      // A price lower than any quoted one buys nothing.
      const now = askedFor(await shop.post(path, note));
      expect(now.accepts[0]).toMatchObject({ amount: '80000' });
    });

    it('of an asset is charged at the quoted price', async () => {
      const { login } = await service.customer();
      const { id } = await uploadedAsset(service, login);
      const wallet = newWallet();
      const path = `/api/v1/assets/fetch?asset_id=${id}`;
      const old = version2(await signedFor(wallet, service, path));
      const changed = await service.patch(`/api/v1/admin/assets/${id}`, { price_amount: '0.20' }, login);
      expect(changed, changed.text).toMatchObject({ status: 200 });
      expect(await service.get(path)).toMatchObject({ status: 402, body: { payment: { amount: '0.20' } } });
      expect(await service.get(path, old)).toMatchObject({ status: 200 });
      expect(await movedBy(service, wallet)).toEqual([100_000]);
    });
  });

  describe('settled first, by configuration,', () => {
    let first: Service;
    beforeAll(async () => {
      first = await startService({
        database: service.parts.database,
        extraTools: tools.all,
        clock,
        settings: { FAREBOX_SETTLE_FIRST: '1' },
      });
    });
    afterAll(() => first[Symbol.asyncDispose]());

    it('is given back when it fails, and found by the next request of its wallet', async () => {
      const wallet = newWallet();
      tools.mood.fails = 2;
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const failed = await first.post(moodyPath, note, await signed(wallet, moodyPath, note, first));
        expect(failed).toMatchObject({ status: 502, body: { payment: { remainingCalls: 1 } } });
        expect(settlementOf(failed)).toMatchObject({ success: true });
        expect(failed.headers.get('x-payment-token')).not.toBeNull();
      }
      expect(await first.post(moodyPath, { note: 'another' }, await signed(wallet, moodyPath, note, first))).toMatchObject({ status: 200 });
      expect(await movedBy(first, wallet)).toEqual([priceMicros]);
    });

    it('and never used becomes credit of its wallet, which sees it after signing in', async () => {
      const wallet = newWallet();
      tools.mood.fails = 1;
      const failed = await first.post(moodyPath, note, await signed(wallet, moodyPath, note, first));
      expect(failed).toMatchObject({ status: 502 });
      time.ahead = dayMs + 1000;
      await first.parts.payments.payments.sweep();
      const proof = await signedIn(wallet.account, signInInfo(await first.post(moodyPath, note)));
      expect((await first.get('/api/v1/me/credit', proof)).body).toMatchObject({ balance: '0.00', test_balance: '0.05' });
      expect(await first.post(moodyPath, note, proof)).toMatchObject({ status: 200 });
      expect(await movedBy(first, wallet)).toEqual([priceMicros]);
    });
  });

  describe('in one request, from credit,', () => {
    const byCredit = { 'x-payment-provider': 'credit' };

    it('pays for a tool, and reports the amount', async () => {
      const customer = await service.customer({ credit: '1.00' });
      const answer = await service.post(echo, note, { ...customer.apiKey, ...byCredit });
      expect(answer).toMatchObject({ status: 200, body: note });
      const paymentId = answer.headers.get('x-payment-id') ?? '';
      expect((await service.get(`/api/payments/${paymentId}`, customer.apiKey)).body).toMatchObject({
        status: 'paid',
        providerId: 'credit',
        remainingCalls: 0,
      });
      expect(await service.post(echo, note, { ...customer.login, ...byCredit })).toMatchObject({ status: 200 });
      expect(await creditOf(customer)).toBe(900_000);
    });

    it('pays for an asset once', async () => {
      const customer = await service.customer({ credit: '1.00' });
      const buy = () => service.post('/api/v1/assets/fetch', { asset_id: assetId }, { ...customer.apiKey, ...byCredit });
      const first = DeliveredAsset.parse((await buy()).body);
      const again = DeliveredAsset.parse((await buy()).body);
      expect(again.payment?.paymentId).toBe(first.payment?.paymentId);
      expect(await creditOf(customer)).toBe(900_000);
      const other = await service.customer({ credit: '1.00' });
      const many = await Promise.all(
        Array.from({ length: 10 }, () => service.post('/api/v1/assets/fetch', { asset_id: assetId }, { ...other.apiKey, ...byCredit })),
      );
      expect(many.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      expect(await creditOf(other)).toBe(900_000);
    });

    it('never exceeds the maximum of the caller', async () => {
      const customer = await service.customer({ credit: '1.00' });
      const guarded = { ...customer.apiKey, ...byCredit };
      expect(await service.post(echo, note, { ...guarded, 'x-max-price-cents': '4' })).toMatchObject({
        status: 409,
        body: { code: 'price_above_maximum' },
      });
      expect(await service.get(assetPath(), { ...guarded, 'x-max-price-cents': '9.9999' })).toMatchObject({ status: 409 });
      expect(await creditOf(customer)).toBe(1_000_000);
      expect(await service.post(echo, note, { ...guarded, 'x-max-price-cents': '5' })).toMatchObject({ status: 200 });
    });

    it('is refunded at once when the work fails', async () => {
      const customer = await service.customer({ credit: '1.00' });
      tools.mood.fails = 1;
      const failed = await service.post(moodyPath, note, { ...customer.apiKey, ...byCredit });
      expect(failed).toMatchObject({ status: 502, body: { code: 'upstream_failed', hint: 'Nothing was charged: retry.' } });
      expect(failed.body).not.toHaveProperty('payment');
      expect(await creditOf(customer)).toBe(1_000_000);
      expect(await service.post(moodyPath, { wrong: 1 }, { ...customer.apiKey, ...byCredit })).toMatchObject({ status: 400 });
      expect(await creditOf(customer)).toBe(1_000_000);
    });

    it('returns the same answer again with the same key', async () => {
      const customer = await service.customer({ credit: '1.00' });
      const headers = { ...customer.apiKey, ...byCredit, 'idempotency-key': 'k' };
      const many = await Promise.all(Array.from({ length: 10 }, () => service.post(echo, note, headers)));
      expect(many.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      const again = await service.post(echo, note, headers);
      expect(again).toMatchObject({ status: 200, text: many.find(({ status }) => status === 200)?.text });
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await service.post(echo, { note: 'other' }, headers)).toMatchObject({ status: 422 });
      expect(await creditOf(customer)).toBe(950_000);
    });

    it('requires a credential, names what is missing, and spends nothing else', async () => {
      expect(await service.post(echo, note, byCredit)).toMatchObject({ status: 401, body: { code: 'authentication_required' } });
      const { apiKey } = await service.customer({ credit: '0.03' });
      expect(await service.post(echo, note, { ...apiKey, ...byCredit })).toMatchObject({
        status: 402,
        body: { code: 'insufficient_credit', shortfall: '0.02', payment: { amount: '0.05' } },
      });
      for (const provider of ['gold', 'x402-test']) {
        expect(await service.post(echo, note, { ...apiKey, 'x-payment-provider': provider })).toMatchObject({
          status: 400,
          body: { code: 'payment_provider_unknown' },
        });
      }
    });

    it('pays for tools and assets over MCP as well', async () => {
      const customer = await service.customer({ credit: '1.00', key: { cap_call: '0.10' } });
      await using client = await connectClient(service.url, 'auto', customer.apiKey);
      expect(await client.call('counted_echo', { ...note, pay: 'credit' })).toMatchObject({ status: 'ok', data: note });
      const keyed = { name: 'counted_echo', arguments: note, pay: 'credit', idempotencyKey: 'k' };
      const first = await client.call('call_tool', keyed);
      expect(first).toMatchObject({ status: 'ok' });
      expect(await client.call('call_tool', keyed)).toMatchObject({ status: 'ok', data: first.data });
      expect(await creditOf(customer)).toBe(900_000);
      for (let times = 0; times < 2; times += 1) {
        expect(await client.call('fetch_asset', { asset_id: assetId, pay: 'credit' })).toMatchObject({ status: 'ok' });
      }
      expect(await creditOf(customer)).toBe(800_000);
      tools.mood.fails = 1;
      expect(await client.call('moody_echo', { ...note, pay: 'credit' })).toMatchObject({ isError: true, code: 'upstream_failed' });
      expect(await creditOf(customer)).toBe(800_000);
      expect(await client.call('dear_echo', { ...note, pay: 'credit' })).toMatchObject({ isError: true, code: 'spending_cap_exceeded' });
    });
  });

  it('accepts no id as a token, no token as an id, and offers no new payment for either', async () => {
    const { paymentId, token } = await service.paid('counted-echo');
    const asToken = await service.post(echo, note, { 'x-payment-token': paymentId });
    expect(asToken).toMatchObject({ status: 400, body: { code: 'payment_id_as_token' } });
    expect(asToken.headers.get('payment-required')).toBeNull();
    for (const answer of [await service.get(`/api/payments/${token}`), await service.post(`/api/payments/${token}/pay`, {})]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'payment_token_as_id' } });
    }
    await using client = await connectClient(service.url, 'auto');
    expect(await client.call('counted_echo', { ...note, paymentToken: paymentId })).toMatchObject({
      isError: true,
      code: 'payment_id_as_token',
    });
    expect(await client.call('get_payment', { paymentId: token })).toMatchObject({ isError: true, code: 'payment_token_as_id' });
    expect(await service.post(echo, note, { 'x-payment-token': token })).toMatchObject({ status: 200 });
  });

  it('can be paid by POST .../pay with the provider of its payment', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const created = await service.post('/api/payments', { serviceId: 'counted-echo', providerId: 'credit' }, customer.apiKey);
    const { paymentId, token } = PaymentBody.parse(created.body);
    expect(await service.post(`/api/payments/${paymentId}/pay`, {}, customer.apiKey)).toMatchObject({
      status: 200,
      body: { status: 'paid', providerId: 'credit' },
    });
    expect(await creditOf(customer)).toBe(950_000);
    expect(await service.post(echo, note, { 'x-payment-token': token, ...customer.apiKey })).toMatchObject({ status: 200 });
  });

  it('that is interrupted by a stop costs nothing, and is never answered with an offer', async () => {
    const own = ownTools();
    const settings = { FAREBOX_SHUTDOWN_SECONDS: '1' };
    const stopped = await startService({ database: service.parts.database, extraTools: own.all, settings });
    const wallet = newWallet();
    const customer = await stopped.customer({ credit: '1.00' });
    const { token, paymentId } = await stopped.paid('slow-echo');
    const ways: RequestHeaders[] = [
      { 'x-payment-token': token },
      await signed(wallet, slowPath, note, stopped),
      { ...customer.apiKey, 'x-payment-provider': 'credit' },
    ];
    const running = ways.map((headers) => stopped.post(slowPath, note, headers));
    await until('all run', () => own.doors.slow.waiting() === ways.length);
    const stopping = stopped[Symbol.asyncDispose]();
    for (const answer of await Promise.all(running)) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'call_interrupted' } });
      expectNoOffer(answer);
    }
    await stopping;
    own.doors.slow.open();
    expect(await movedBy(service, wallet)).toEqual([]);
    expect(await creditOf(customer)).toBe(1_000_000);
    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
  });

  it('leaves nothing open, and the books agree', async () => {
    expect(await openPurchases(service)).toBe(0);
  });
});
