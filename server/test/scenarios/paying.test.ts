import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentBody, PaymentRequired } from '@farebox/contract';
import { dayMs, hourMs, minuteMs } from '../../src/clock.ts';
import { startService, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';

/** Ten in the morning, UTC, so that a day does not end during the tests. */
const time = { now: Date.parse('2026-11-20T10:00:00Z') };

let service: Service;
beforeAll(async () => {
  service = await startService({ clock: { now: () => time.now } });
});
afterAll(() => service[Symbol.asyncDispose]());

async function quote(headers: RequestHeaders = {}, tool = 'timestamp'): Promise<PaymentBody> {
  return PaymentRequired.parse((await service.get(`/api/tools/${tool}`, headers)).body).payment;
}

const pay = ({ paymentId }: PaymentBody, headers: RequestHeaders, provider = 'credit') =>
  service.post(`/api/payments/${paymentId}/pay`, { provider }, headers);

async function buy(headers: RequestHeaders, tool = 'timestamp'): Promise<Answer> {
  return pay(await quote(headers, tool), headers);
}

const use = ({ token }: PaymentBody, headers: RequestHeaders = {}) =>
  service.get('/api/tools/timestamp', { 'x-payment-token': token, ...headers });

async function creditOf({ login }: Customer): Promise<unknown> {
  return (await service.get('/api/v1/me/credit', login)).body;
}

describe('prepaid credit', () => {
  it('pays for a call of an API key, once', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const payment = await quote(customer.apiKey);
    expect(payment.clientId).toBe(customer.apiKeyId);

    expect(await pay(payment, customer.apiKey)).toMatchObject({ status: 200, body: { status: 'paid', providerId: 'credit' } });
    expect(await pay(payment, customer.apiKey)).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(await use(payment, customer.apiKey)).toMatchObject({ status: 200 });
    expect(await creditOf(customer)).toMatchObject({ balance: '0.97', currency: 'USD' });
    expect(await service.balances()).toMatchObject({ [`credit:${customer.userId}`]: 970_000 });
  });

  it('pays for a call by bearer token, whose account is the client', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const payment = await quote(customer.login);
    expect(payment.clientId).toBe(customer.userId);
    await pay(payment, customer.login);
    expect(await use(payment, customer.login)).toMatchObject({ status: 200 });
  });

  it('names the missing amount, and moves no money', async () => {
    const customer = await service.customer({ credit: '0.01' });
    expect(await buy(customer.apiKey)).toMatchObject({
      status: 402,
      body: { error: 'insufficient credit', shortfall: '0.02', currency: 'USD' },
    });
    expect(await creditOf(customer)).toMatchObject({ balance: '0.01', currency: 'USD' });
  });

  it('belongs to an account, not to any caller', async () => {
    const payment = await quote();
    expect(await pay(payment, {})).toMatchObject({ status: 401, body: { error: 'authentication required' } });
    expect(await pay(payment, { 'x-client-id': 'agent-7' })).toMatchObject({ status: 401 });
    expect(await service.payment(payment.paymentId)).toMatchObject({ status: 'paid', providerId: 'test' });
  });

  it('can only be added by an admin', async () => {
    const customer = await service.customer();
    const path = `/api/v1/admin/users/${customer.userId}/credit`;
    expect(await service.post(path, { amount: '5.00' })).toMatchObject({ status: 401 });
    expect(await service.post(path, { amount: '5.00' }, customer.login)).toMatchObject({ status: 403 });
    expect(await creditOf(customer)).toMatchObject({ balance: '0.00', currency: 'USD' });
  });
});

describe('real money', () => {
  it('refuses the test network, and completes nothing on a mere read', async () => {
    await using real = await startService({ settings: { FAREBOX_REAL_MONEY: '1' } });
    const { payment } = PaymentRequired.parse((await real.get('/api/tools/timestamp')).body);
    expect(payment.providerId).toBe('credit');
    expect(await real.payment(payment.paymentId)).toMatchObject({ status: 'pending' });
    const path = `/api/payments/${payment.paymentId}/pay`;
    expect(await real.post(path, { provider: 'test' })).toMatchObject({
      status: 400,
      body: { error: 'payment provider is not available' },
    });
    expect(await real.post('/api/payments', { serviceId: 'timestamp', providerId: 'test' })).toMatchObject({ status: 400 });
    expect(await real.get('/api/tools/timestamp', { 'x-payment-token': payment.token })).toMatchObject({
      status: 402,
      body: { error: 'payment is not completed' },
    });
  });
});

describe('the caps of an API key', () => {
  it('apply per payment', async () => {
    const { apiKey } = await service.customer({ credit: '1.00', key: { cap_call: '0.02' } });
    expect(await buy(apiKey)).toMatchObject({
      status: 403,
      body: { error: 'spending cap of the API key exceeded', cap: 'call', capAmount: '0.02', wouldBe: '0.03' },
    });
  });

  it('apply per UTC day, and no longer', async () => {
    const customer = await service.customer({ credit: '1.00', key: { cap_day: '0.06' } });
    expect((await buy(customer.apiKey)).status).toBe(200);
    expect((await buy(customer.apiKey)).status).toBe(200);
    expect(await buy(customer.apiKey)).toMatchObject({ status: 403, body: { cap: 'day', capAmount: '0.06', wouldBe: '0.09' } });
    time.now += 14 * hourMs;
    expect((await buy(customer.apiKey)).status).toBe(200);
    expect(await creditOf(customer)).toMatchObject({ balance: '0.91', currency: 'USD' });
  });

  it('apply in total', async () => {
    const { apiKey } = await service.customer({ credit: '1.00', key: { cap_total: '0.05' } });
    expect((await buy(apiKey)).status).toBe(200);
    time.now += 3 * dayMs;
    const { apiKey: fresh } = await service.customer({ credit: '1.00', key: { cap_total: '0.05' } });
    expect((await buy(fresh)).status).toBe(200);
    expect(await buy(fresh)).toMatchObject({ status: 403, body: { cap: 'total' } });
  });

  it('do not count refused payments', async () => {
    const customer = await service.customer({ credit: '0.01', key: { cap_total: '0.03' } });
    expect(await buy(customer.apiKey)).toMatchObject({ status: 402 });
    await service.post(`/api/v1/admin/users/${customer.userId}/credit`, { amount: '0.02' }, await service.asAdmin());
    expect(await buy(customer.apiKey)).toMatchObject({ status: 200 });
  });

  it('do not apply to the account itself', async () => {
    const { login } = await service.customer({ credit: '1.00', key: { cap_total: '0.00' } });
    expect(await buy(login)).toMatchObject({ status: 200 });
  });
});

describe('an API key that is restricted to services', () => {
  const refusal = { status: 403, body: { error: 'api key is not allowed to call this service' } };

  it('calls those services, by any of their names', async () => {
    const { apiKey } = await service.customer({ credit: '1.00', key: { services: ['current-time'] } });
    const payment = await quote(apiKey);
    await pay(payment, apiKey);
    expect(await use(payment, apiKey)).toMatchObject({ status: 200 });
  });

  it('is refused for all others before any payment, under each of their names', async () => {
    const { apiKey } = await service.customer({ credit: '1.00', key: { services: ['word-count'] } });
    for (const tool of ['timestamp', 'current-time', 'server-time']) {
      const answer = await service.get(`/api/tools/${tool}`, apiKey);
      expect(answer).toMatchObject(refusal);
      expect(answer.headers.get('x-payment-required')).toBeNull();
    }
  });

  it('is refused for all others even with a paid token', async () => {
    const { apiKey } = await service.customer({ key: { services: ['word-count'] } });
    const payment = await service.paid('timestamp');
    expect(await use(payment, apiKey)).toMatchObject(refusal);
    expect(await use(payment)).toMatchObject({ status: 200 });
  });

  it('pays for no other service, even on behalf of another client', async () => {
    const customer = await service.customer({ credit: '1.00', key: { services: ['word-count'] } });
    expect(await service.post('/api/payments', { serviceId: 'timestamp' }, customer.apiKey)).toMatchObject(refusal);
    expect(await pay(await quote(), customer.apiKey)).toMatchObject(refusal);
    expect(await creditOf(customer)).toMatchObject({ balance: '1.00', currency: 'USD' });
  });

  it('cannot be used once it is revoked or expired', async () => {
    const customer = await service.customer({ key: { expires_at: new Date(time.now + hourMs).toISOString() } });
    expect(await service.get('/api/tools/timestamp', customer.apiKey)).toMatchObject({ status: 402 });
    time.now += hourMs;
    expect(await service.get('/api/tools/timestamp', customer.apiKey)).toMatchObject({
      status: 401,
      body: { error: 'api key is not valid' },
    });
    const other = await service.customer();
    await service.send('DELETE', `/api/v1/me/api-keys/${other.apiKeyId}`, { headers: other.login });
    expect(await service.get('/api/tools/timestamp', other.apiKey)).toMatchObject({ status: 401, body: { error: 'api key is not valid' } });
  });
});

describe('a paid token', () => {
  it('of an anonymous client belongs to its holder', async () => {
    const customer = await service.customer();
    const payment = await service.paid('timestamp');
    expect(await use(payment, customer.apiKey)).toMatchObject({ status: 200 });
  });

  it('of a named client is refused for any other, and stays valid for its own', async () => {
    const payment = await service.paid('timestamp', { 'x-client-id': 'agent-7' });
    expect(payment.clientId).toBe('agent-7');
    const customer = await service.customer();
    for (const other of [{}, { 'x-client-id': 'agent-8' }, { 'x-client-id': 'AGENT-7' }, customer.apiKey, customer.login]) {
      expect(await use(payment, other)).toMatchObject({ status: 402, body: { error: 'payment token is bound to another client' } });
    }
    expect(await use(payment, { 'x-client-id': 'agent-7' })).toMatchObject({ status: 200 });
  });

  it('of an API key is refused for another key of the same account', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const created = await service.post('/api/v1/me/api-keys', { name: 'other' }, customer.login);
    const payment = await quote(customer.apiKey);
    await pay(payment, customer.apiKey);
    expect(created).toMatchObject({ status: 201, body: { key: expect.any(String) } });
    expect(await use(payment, customer.login)).toMatchObject({ status: 402, body: { error: 'payment token is bound to another client' } });
    expect(await use(payment, customer.apiKey)).toMatchObject({ status: 200 });
  });

  it('cannot be claimed under the name of an API key or an account', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const payment = await quote(customer.apiKey);
    await pay(payment, customer.apiKey);
    expect(await use(payment, { 'x-client-id': customer.apiKeyId })).toMatchObject({
      status: 400,
      body: { error: 'X-Client-Id is malformed' },
    });
  });

  it('expires after a day, and the 402 then has another payment', async () => {
    const payment = await service.paid('timestamp');
    time.now += dayMs;
    const refused = await use(payment);
    expect(refused).toMatchObject({ status: 402, body: { error: 'payment token expired', payment: { status: 'pending' } } });
    expect(await service.payment(payment.paymentId)).toMatchObject({ status: 'expired' });
  });

  it('that was paid with credit and never used is refunded', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const payment = await quote(customer.apiKey);
    await pay(payment, customer.apiKey);
    expect(await creditOf(customer)).toMatchObject({ balance: '0.97' });
    time.now += dayMs;
    await service.parts.payments.payments.sweep();
    expect(await creditOf(customer)).toMatchObject({ balance: '1.00' });
    expect(await service.payment(payment.paymentId)).toMatchObject({ status: 'refunded' });
    expect(await use(payment, customer.apiKey)).toMatchObject({ status: 402, body: { error: 'payment token expired' } });
    await service.balances();
  });
});

describe('a quote', () => {
  it('is valid for 15 minutes and can then be neither paid nor used', async () => {
    const payment = await quote();
    time.now += 15 * minuteMs;
    expect(await pay(payment, {}, 'test')).toMatchObject({ status: 409, body: { error: 'payment expired' } });
    expect(await service.payment(payment.paymentId)).toMatchObject({ status: 'expired' });
    expect(await use(payment)).toMatchObject({ status: 402, body: { error: 'payment token expired' } });
  });

  it('can be paid until the last millisecond', async () => {
    const payment = await quote();
    time.now = Date.parse(payment.expiresAt) - 1;
    const paid = await pay(payment, {}, 'test');
    expect(PaymentBody.parse(paid.body).expiresAt).toBe(new Date(time.now + dayMs).toISOString());
    expect(await use(payment)).toMatchObject({ status: 200 });
  });
});
