import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { CatalogListing, PaymentBody, PaymentRequired } from '@farebox/contract';
import { createLog } from '../../src/log.ts';
import { countedTool, type CountedTool } from '../counted-tool.ts';
import { startService, type Answer, type RequestHeaders, type Service } from '../service.ts';

let counted: CountedTool;
let service: Service;
/** Errors that the service logs as its own. */
let faults: string[];
beforeEach(async () => {
  faults = [];
  const log = createLog({ level: 'error', destination: { write: (line) => void faults.push(line) } });
  counted = countedTool({ internalServiceId: 'svc_0042', aliases: ['echo'], priceCents: 5 });
  service = await startService({ log, extraTools: [counted.tool] });
});
afterEach(() => service[Symbol.asyncDispose]());

async function configure(settings: object, id = 'counted-echo'): Promise<Answer> {
  return service.patch(`/api/v1/admin/tools/${id}`, settings, await service.asAdmin());
}

const call = (headers: RequestHeaders = {}, name = 'counted-echo') => service.post(`/api/tools/${name}`, { note: 'hello' }, headers);

async function listed(): Promise<string[]> {
  return CatalogListing.parse((await service.get('/api/tools')).body).services.map(({ id }) => id);
}

describe('the settings of a tool', () => {
  it('are reserved for admins', async () => {
    const { login, apiKey } = await service.customer();
    const path = '/api/v1/admin/tools/counted-echo';
    expect(await service.patch(path, { enabled: false })).toMatchObject({ status: 401, body: { error: 'authentication required' } });
    expect(await service.patch(path, { enabled: false }, login)).toMatchObject({ status: 403, body: { error: 'not allowed' } });
    expect(await service.patch(path, { enabled: false }, apiKey)).toMatchObject({ status: 403 });
    expect((await call()).status).toBe(402);
  });

  it('are refused for an unknown tool, and if they are malformed', async () => {
    expect(await configure({ enabled: false }, 'no-such-tool')).toMatchObject({ status: 404 });
    expect(await configure({ enabled: 'no' })).toMatchObject({ status: 400 });
    expect(await configure({ disabled: true })).toMatchObject({ status: 400 });
    for (const price of ['-0.01', '0.0000001', '1e3', '1,00', '1000001', 'free', '']) {
      expect(await configure({ price_amount: price })).toMatchObject({ status: 400, body: { issues: [{ path: 'price_amount' }] } });
    }
    expect((await call()).body).toMatchObject({ payment: { amountCents: 5 } });
  });

  it('list related tools under any of their names, by default the nearest by embedding', async () => {
    const named = await configure({ related: ['slugify', 'svc_0042'] });
    expect(named).toMatchObject({ status: 200, body: { relatedServices: ['slugify', 'counted-echo'] } });
    expect(await configure({ related: ['no-such-tool'] })).toMatchObject({ status: 400, body: { issues: [{ path: 'related' }] } });
    expect(await configure({ related: 'slugify' })).toMatchObject({ status: 400 });
    expect(await configure({ related: [] })).toMatchObject({ status: 200, body: { relatedServices: [] } });
    expect(await configure({ related: null })).toMatchObject({ status: 200 });
    await service.get('/api/tools/search?q=echo');
    const { services } = CatalogListing.parse((await service.get('/api/tools')).body);
    const echo = services.find(({ id }) => id === 'counted-echo');
    expect(echo?.relatedServices).not.toContain('counted-echo');
    expect(services.find(({ id }) => id === 'slugify')?.relatedServices).toEqual(['word-count', 'random-uuid']);
  });

  it('accept any name of the tool', async () => {
    expect(await configure({ enabled: false }, 'svc_0042')).toMatchObject({
      status: 200,
      body: { id: 'counted-echo', state: { enabled: false } },
    });
    expect(await configure({ enabled: null }, 'echo')).toMatchObject({ status: 200, body: { state: { enabled: true } } });
  });
});

describe('a tool that cannot be called', () => {
  const states = [
    { what: 'is not published', settings: { published: false }, refusal: { status: 404, body: { error: 'tool not found' } } },
    { what: 'is disabled', settings: { enabled: false }, refusal: { status: 503, body: { error: 'tool is disabled' } } },
  ];

  it.each(states)('because it $what is refused before any payment, under all of its names', async ({ settings, refusal }) => {
    await configure(settings);
    for (const name of ['counted-echo', 'svc_0042', 'echo']) {
      const answer = await call({}, name);
      expect(answer).toMatchObject(refusal);
      expect(answer.headers.get('x-payment-token')).toBeNull();
      expect(await service.post('/api/payments', { serviceId: name })).toMatchObject(refusal);
    }
  });

  it.each(states)('because it $what uses no paid token, which is valid again later', async ({ settings, refusal }) => {
    const { token, paymentId } = await service.paid('counted-echo');
    await configure(settings);
    expect(await call({ 'x-payment-token': token })).toMatchObject(refusal);
    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
    expect(counted.runCount()).toBe(0);

    await configure({ published: null, enabled: null });
    expect(await call({ 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(counted.runCount()).toBe(1);
  });

  it('because it is not published is not shown either', async () => {
    await configure({ published: false });
    expect(await listed()).not.toContain('counted-echo');
    expect((await service.get('/api/catalog/counted-echo')).status).toBe(404);
    expect((await service.get('/api/tools/search?q=counted+echo')).text).not.toContain('counted-echo');
  });

  it('because it is disabled states when to retry, and fills no log', async () => {
    await configure({ enabled: false });
    expect(Number((await call()).headers.get('retry-after'))).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    expect(await service.get('/api/catalog/counted-echo')).toMatchObject({ body: { state: { published: true, enabled: false } } });
  });

  it('because its backend is not configured is refused before any payment', async () => {
    const answer = await service.get('/api/tools/proxy-health');
    expect(answer).toMatchObject({ status: 503, body: { error: 'tool is not configured' } });
    expect(answer.headers.get('x-payment-token')).toBeNull();
    expect(await service.post('/api/payments', { serviceId: 'proxy-health' })).toMatchObject({ status: 503 });
  });
});

describe('a tool that requires an API key', () => {
  beforeEach(async () => {
    await configure({ api_key_required: true });
  });

  it('requests the key before the payment', async () => {
    const { login } = await service.customer();
    for (const headers of [{}, { 'x-client-id': 'agent-7' }, login]) {
      const answer = await call(headers);
      expect(answer).toMatchObject({ status: 401, body: { error: 'api key required' } });
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect(answer.headers.get('x-payment-token')).toBeNull();
    }
  });

  it('accepts an anonymous token only with a key, and then once', async () => {
    await configure({ api_key_required: false });
    const { token } = await service.paid('counted-echo');
    await configure({ api_key_required: true });
    expect(await call({ 'x-payment-token': token })).toMatchObject({ status: 401 });
    const { apiKey } = await service.customer();
    expect(await call(apiKey)).toMatchObject({ status: 402 });
    expect(await call({ 'x-payment-token': token, ...apiKey })).toMatchObject({ status: 200 });
    expect(counted.runCount()).toBe(1);
  });

  it('sells no payment to a client without a key', async () => {
    const refused = await service.post('/api/payments', { serviceId: 'counted-echo' });
    expect(refused).toMatchObject({ status: 401, body: { error: 'api key required' } });
    const { apiKey } = await service.customer();
    expect(await service.post('/api/payments', { serviceId: 'counted-echo' }, apiKey)).toMatchObject({ status: 201 });
  });

  it('accepts the key in either header', async () => {
    const { apiKey } = await service.customer();
    expect(await call({ authorization: `Bearer ${apiKey['x-api-key']}` })).toMatchObject({ status: 402 });
  });
});

describe('a price', () => {
  it('is the one set by the operator, to the millionth, until it is reset', async () => {
    expect(await configure({ price_amount: '0.123456' })).toMatchObject({
      status: 200,
      body: { pricing: { amount: '0.123456', amountCents: 13 } },
    });
    expect((await call()).body).toMatchObject({ payment: { amount: '0.123456', amountCents: 13 } });
    expect(await service.paid('counted-echo')).toMatchObject({ amount: '0.123456' });
    expect(await service.balances()).toMatchObject({ 'payments:held': 123_456 });
    await configure({ price_amount: null });
    expect((await call()).body).toMatchObject({ payment: { amount: '0.05' } });
  });

  it('stays valid once quoted, whatever it becomes', async () => {
    const { payment: old } = PaymentRequired.parse((await call()).body);
    await configure({ price_amount: '9.00' });
    expect((await call()).body).toMatchObject({ payment: { amountCents: 900 } });

    const paid = PaymentBody.parse((await service.get(`/api/payments/${old.paymentId}`)).body);
    expect(paid).toMatchObject({ status: 'paid', amountCents: 5 });
    expect(await call({ 'x-payment-token': old.token })).toMatchObject({ status: 200 });
    expect(await service.balances()).toMatchObject({ 'test:revenue:tool:counted-echo': 50_000 });
  });

  it('of zero makes the tool free, without a payment or any record of one', async () => {
    await configure({ price_amount: '0' });
    const answer = await call();
    expect(answer).toMatchObject({ status: 200, body: { note: 'hello' } });
    expect(answer.headers.get('x-payment-id')).toBeNull();
    expect(await service.balances()).toEqual({});
  });

  it('of zero leaves a token that was paid before unused', async () => {
    const { token, paymentId } = await service.paid('counted-echo');
    await configure({ price_amount: '0' });
    expect(await call({ 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    await configure({ price_amount: null });
    expect(await call({ 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 0 });
  });

  it('of zero still requires valid input and, if configured, a key', async () => {
    await configure({ price_amount: '0', api_key_required: true });
    expect(await call()).toMatchObject({ status: 401 });
    const { apiKey } = await service.customer();
    expect(await service.post('/api/tools/counted-echo', {}, apiKey)).toMatchObject({ status: 400, body: { error: 'note is required' } });
    expect(await call(apiKey)).toMatchObject({ status: 200 });
  });
});

describe('several servers', () => {
  it("share the operator's settings", async () => {
    await configure({ price_amount: '0.42' });
    const row = await service.parts.database.read.selectFrom('tool_settings').selectAll().executeTakeFirstOrThrow();
    await service.parts.database.write((queries) =>
      queries
        .updateTable('tool_settings')
        .set({ enabled: 0, updated_at: row.updated_at + 1 })
        .execute(),
    );
    await service.parts.tools.catalog.refresh();
    expect((await call()).status).toBe(503);
  });
});
