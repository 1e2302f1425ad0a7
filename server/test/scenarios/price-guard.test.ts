import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogSearchAnswer, PaymentBody } from '@farebox/contract';
import { fetchAsset, uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ settings: { FAREBOX_LOW_BALANCE: '0.95' } });
});
afterAll(() => service[Symbol.asyncDispose]());

const atMost = (cents: string) => ({ 'x-max-price-cents': cents });
const refused = { status: 409, body: { code: 'price_above_maximum', price: '0.03', currency: 'USD' } };

describe('X-Max-Price-Cents', () => {
  it('refuses a call that costs more, instead of requesting payment', async () => {
    expect(await service.get('/api/tools/timestamp', atMost('2.9999'))).toMatchObject(refused);
    expect(await service.get('/api/tools/timestamp', atMost('3'))).toMatchObject({ status: 402 });
    expect(await service.get('/api/tools/timestamp', atMost('300'))).toMatchObject({ status: 402 });
  });

  it('refuses a token that was bought for more, and leaves it unused', async () => {
    const { token } = await service.paid('timestamp');
    const paid = { 'x-payment-token': token };
    expect(await service.get('/api/tools/timestamp', { ...paid, ...atMost('1') })).toMatchObject(refused);
    expect(await service.get('/api/tools/timestamp', { ...paid, ...atMost('3') })).toMatchObject({ status: 200 });
    // The token is used up, and the new payment would cost more.
    expect(await service.get('/api/tools/timestamp', { ...paid, ...atMost('3') })).toMatchObject({ status: 402 });
    expect(await service.get('/api/tools/timestamp', { ...paid, ...atMost('1') })).toMatchObject(refused);
  });

  it('accepts a token that was bought for less than the current price', async () => {
    const { token } = await service.paid('timestamp');
    const admin = await service.asAdmin();
    expect(await service.patch('/api/v1/admin/tools/timestamp', { price_amount: '0.50' }, admin)).toMatchObject({ status: 200 });
    const headers = { 'x-payment-token': token, ...atMost('3') };
    expect(await service.get('/api/tools/timestamp', headers)).toMatchObject({ status: 200 });
    expect(await service.get('/api/tools/timestamp', atMost('3'))).toMatchObject({ status: 409, body: { price: '0.50' } });
    expect(await service.patch('/api/v1/admin/tools/timestamp', { price_amount: '0.03' }, admin)).toMatchObject({ status: 200 });
  });

  it('creates no payment above it', async () => {
    expect(await service.post('/api/payments', { serviceId: 'timestamp' }, atMost('2'))).toMatchObject(refused);
    expect(await service.post('/api/payments', { serviceId: 'timestamp' }, atMost('3'))).toMatchObject({ status: 201 });
  });

  it.each(['x', '-1', '3 cents', '1,2', '1e9'])('is refused if it is malformed: %s', async (cents) => {
    for (const answer of [
      await service.get('/api/tools/timestamp', atMost(cents)),
      await service.post('/api/payments', { serviceId: 'timestamp' }, atMost(cents)),
      await service.get('/api/v1/assets/fetch?asset_id=ast_01KAGT4M8E3V9S2QZ7XNBC5WRD', atMost(cents)),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_header' } });
    }
  });

  it.each(['', ' ', '1e3', '0x10', '+1', '5.'])('is never ignored if it is invalid: %j', async (cents) => {
    for (const answer of [
      await service.post('/api/payments', { serviceId: 'timestamp' }, atMost(cents)),
      await service.post('/api/v1/credit', { amount: '1.00' }, atMost(cents)),
      await service.get('/api/v1/assets/fetch?asset_id=ast_01KAGT4M8E3V9S2QZ7XNBC5WRD', atMost(cents)),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_header' } });
    }
  });

  it.each(['', '%20', '1e3', '0x10', '%2B1', '5.', '2.5', '-1', '3&max_price_cents=9'])(
    'is refused in a tool search too: %s',
    async (cents) => {
      expect(await service.get(`/api/tools/search?q=time&max_price_cents=${cents}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', issues: [{ path: 'max_price_cents' }] },
      });
    },
  );

  it('limits a search of the catalog', async () => {
    const found = async (query: string) => CatalogSearchAnswer.parse((await service.get(`/api/tools/search?q=${query}`)).body);
    expect((await found('time')).services[0]?.id).toBe('timestamp');
    expect((await found('time&max_price_cents=3')).filters).toEqual({ limit: 10, max_price_cents: 3 });
    expect((await found('time&max_price_cents=2')).services.map(({ id }) => id)).not.toContain('timestamp');
  });

  it('refuses an asset that costs more, before and after payment', async () => {
    const owner = await service.customer();
    const { id } = await uploadedAsset(service, owner.login);
    const fetch = (headers: Record<string, string>) => fetchAsset(service, id, headers);
    expect(await fetch(atMost('9.99'))).toMatchObject({ status: 409, body: { code: 'price_above_maximum', price: '0.10' } });
    expect(await fetch(atMost('10'))).toMatchObject({ status: 402 });
    const { token } = await service.paid(id);
    expect(await fetch({ 'x-payment-token': token, ...atMost('9.99') })).toMatchObject({ status: 409 });
    expect(await fetch({ 'x-payment-token': token, ...atMost('10') })).toMatchObject({ status: 200 });
    expect(await fetch({ ...owner.login, ...atMost('0') })).toMatchObject({ status: 200 });
  });
});

describe('low credit', () => {
  it('is reported by the payment that causes it, and by the account', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const pay = async () => {
      const created = await service.post('/api/payments', { serviceId: 'timestamp', providerId: 'credit' }, customer.apiKey);
      const { paymentId } = PaymentBody.parse(created.body);
      const { status, headers } = await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, customer.apiKey);
      expect(status).toBe(200);
      return headers.get('x-credit-low');
    };
    expect([await pay(), await pay()]).toEqual([null, '0.94']);
    expect(await service.get('/api/v1/me/credit', customer.apiKey)).toMatchObject({
      body: { balance: '0.94', low: true, low_below: '0.95' },
    });
  });

  it('is not reported for payments with the test network', async () => {
    const customer = await service.customer();
    const created = await service.post('/api/payments', { serviceId: 'timestamp', providerId: 'test' }, customer.apiKey);
    const { paymentId } = PaymentBody.parse(created.body);
    const { headers } = await service.post(`/api/payments/${paymentId}/pay`, { provider: 'test' }, customer.apiKey);
    expect(headers.get('x-credit-low')).toBeNull();
  });
});
