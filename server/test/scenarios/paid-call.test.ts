import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentBody, PaymentRequired, ServiceDescriptor } from '@farebox/contract';
import { testAccount, toolRevenueAccount } from '../../src/payments/money/ledger.ts';
import { countedTool } from '../counted-tool.ts';
import { answering, loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, type Answer, type Service } from '../service.ts';

const weather = {
  current: { relative_humidity_2m: 71, temperature_2m: 23.4, time: '2026-11-20T16:00', wind_speed_10m: 12.6 },
  timezone: 'Asia/Hong_Kong',
};
const legacy = countedTool({ id: 'counted-echo', internalServiceId: 'svc_0042', aliases: ['vendor-utility-echo', 'echo'] });

let upstream: LoopbackUpstream;
let service: Service;
beforeAll(async () => {
  upstream = await loopbackUpstream((request, response) => {
    const body = request.url?.startsWith('/v1/forecast') === true ? weather : { uuid: randomUUID() };
    answering(body)(request, response);
  });
  service = await startService({
    settings: {
      FAREBOX_WEATHER_URL: upstream.url,
      FAREBOX_UUID_SOURCE_URL: `${upstream.url}/uuid`,
      FAREBOX_PROXY_BACKEND: `${upstream.url}/health`,
    },
    extraTools: [legacy.tool],
  });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

/** Every tool of a service with all upstreams configured: its method, example input and price. */
const forSale = [
  { id: 'timestamp', method: 'GET', amountCents: 3 },
  { id: 'word-count', method: 'POST', input: { text: 'Hello world\nBye' }, amountCents: 5 },
  { id: 'slugify', method: 'POST', input: { title: 'Hello, World & Others' }, amountCents: 5 },
  { id: 'random-uuid', method: 'GET', amountCents: 5 },
  { id: 'hk-weather', method: 'GET', amountCents: 5 },
  { id: 'proxy-health', method: 'GET', amountCents: 3 },
  { id: 'counted-echo', method: 'POST', input: { note: 'hello' }, amountCents: 5 },
] as const;

function call({ id, method, ...rest }: (typeof forSale)[number], headers: Record<string, string> = {}): Promise<Answer> {
  const path = `/api/tools/${id}`;
  return method === 'GET' || !('input' in rest) ? service.get(path, headers) : service.post(path, rest.input, headers);
}

describe('the four steps of a paid call', () => {
  it('exist for every tool of the catalog', async () => {
    const { body } = await service.get('/api/tools');
    expect(body).toMatchObject({ services: expect.arrayContaining(forSale.map(({ id }) => expect.objectContaining({ id }))) });
    const configured = service.parts.tools.catalog.entries().filter(({ state }) => state.configured);
    expect(configured.map(({ tool }) => tool.id)).toHaveLength(forSale.length);
  });

  it.each(forSale)('sell $id', async (sold) => {
    // 1. Call the tool: 402 with a payment.
    const unpaid = await call(sold);
    expect(unpaid.status).toBe(402);
    expect(unpaid.headers.get('content-type')).toBe('application/json');
    expect(unpaid.headers.get('x-payment-required')).toBe('true');
    const required = PaymentRequired.parse(unpaid.body);
    expect(unpaid.headers.get('x-payment-token')).toBe(required.payment.token);
    expect(required).toMatchObject({
      error: 'payment required',
      statusCode: 402,
      code: 'payment_required',
      input: { valid: true, issues: [] },
    });
    expect(required.payment).toMatchObject({ serviceId: sold.id, status: 'pending', usedCalls: 0, remainingCalls: 1, maxCalls: 1 });

    // 2. Create a payment.
    const created = await service.post('/api/payments', { serviceId: sold.id });
    expect(created.status).toBe(201);
    const { paymentId } = PaymentBody.parse(created.body);

    // 3. Verify or complete it.
    const verified = await service.get(`/api/payments/${paymentId}`);
    expect(verified.status).toBe(200);
    const payment = PaymentBody.parse(verified.body);
    expect(payment).toMatchObject({ paymentId, status: 'paid', remainingCalls: 1, amountCents: sold.amountCents });

    // 4. Retry the original request with the token.
    const revenueBefore = (await service.balances())[testAccount(toolRevenueAccount(sold.id))] ?? 0;
    const paid = await call(sold, { 'x-payment-token': payment.token });
    expect(paid.status).toBe(200);
    const output = service.parts.tools.catalog.find(sold.id)?.tool.output;
    expect(output?.strict().safeParse(paid.body)).toMatchObject({ success: true });
    expect(paid.headers.get('x-payment-id')).toBe(paymentId);
    expect(paid.headers.get('x-payment-remaining-calls')).toBe('0');
    expect(paid.headers.get('x-payment-required')).toBeNull();
    expect(paid.headers.get('cache-control')).toBe('no-store');

    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', usedCalls: 1, remainingCalls: 0 });
    expect((await service.balances())[testAccount(toolRevenueAccount(sold.id))]).toBe(revenueBefore + sold.amountCents * 10_000);

    const again = await call(sold, { 'x-payment-token': payment.token });
    expect(again).toMatchObject({ status: 402, body: { error: 'payment token has no remaining calls' } });
    expect(PaymentRequired.parse(again.body).payment.paymentId).not.toBe(paymentId);
  });

  it('also work with the payment from the 402 itself', async () => {
    const { payment } = PaymentRequired.parse((await service.get('/api/tools/timestamp')).body);
    expect(await service.get('/api/tools/timestamp', { 'x-payment-token': payment.token })).toMatchObject({
      status: 402,
      body: { error: 'payment is not completed' },
    });
    expect(await service.payment(payment.paymentId)).toMatchObject({ status: 'paid', token: payment.token });
    expect(await service.get('/api/tools/timestamp', { 'x-payment-token': payment.token })).toMatchObject({ status: 200 });
  });

  it('can be paid by the name of the tool instead', async () => {
    const { payment } = PaymentRequired.parse((await service.get('/api/tools/timestamp')).body);
    const paid = await service.post(`/api/payments/${payment.paymentId}/pay`, { provider: 'test' });
    expect(paid).toMatchObject({ status: 200, body: { status: 'paid', paidAt: expect.stringMatching(/Z$/) } });
    expect(await service.post(`/api/payments/${payment.paymentId}/pay`, { provider: 'test' })).toMatchObject({ status: 200 });
    expect(await service.get('/api/tools/timestamp', { 'x-payment-token': payment.token })).toMatchObject({ status: 200 });
  });
});

describe('the response bodies', () => {
  const members = [
    'paymentId',
    'serviceId',
    'providerId',
    'provider',
    'status',
    'amountCents',
    'amount',
    'currency',
    'billingMode',
    'maxCalls',
    'usedCalls',
    'remainingCalls',
    'clientId',
    'payTo',
    'token',
    'expiresAt',
  ];

  it('of a payment have the documented fields at every step', async () => {
    const required = PaymentRequired.parse((await service.get('/api/tools/timestamp')).body);
    const created = PaymentBody.parse((await service.post('/api/payments', { serviceId: 'timestamp' })).body);
    expect(Object.keys(required.payment).toSorted()).toEqual(members.toSorted());
    expect(Object.keys(created).toSorted()).toEqual(members.toSorted());
    expect(Object.keys(await service.payment(created.paymentId)).toSorted()).toEqual([...members, 'paidAt'].toSorted());
    expect(created).toMatchObject({
      providerId: 'test',
      provider: 'Test network',
      amountCents: 3,
      amount: '0.03',
      currency: 'USD',
      billingMode: 'per_call',
      clientId: 'anonymous',
      payTo: 'test:farebox',
    });
  });

  it('of a 402 report in advance that a call would not work', async () => {
    const empty = await service.post('/api/tools/word-count', {});
    expect(empty).toMatchObject({
      status: 402,
      body: { input: { valid: false, issues: [{ path: 'text', message: 'text is required' }] } },
    });
    const noJson = await service.send('POST', '/api/tools/word-count', { headers: { 'content-type': 'text/plain' }, body: 'hello' });
    expect(noJson).toMatchObject({ status: 402, body: { error: 'payment required', input: { valid: false } } });
  });

  it('of a 400 use no call', async () => {
    const { token, paymentId } = await service.paid('word-count');
    const refused = await service.post('/api/tools/word-count', { text: 7 }, { 'x-payment-token': token });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'text must be a string', statusCode: 400, issues: [{ path: 'text', message: 'text must be a string' }] },
    });
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
  });
});

describe('a tool with former names', () => {
  const names = ['counted-echo', 'svc_0042', 'vendor-utility-echo', 'echo'];

  it('is described once, with all of them', async () => {
    const { body } = await service.get('/api/catalog/counted-echo');
    expect(ServiceDescriptor.parse(body)).toMatchObject({
      id: 'counted-echo',
      canonicalId: 'counted-echo',
      internalServiceId: 'svc_0042',
      endpoint: '/api/tools/counted-echo',
      legacyEndpoint: '/api/tools/svc_0042',
      endpointAliases: expect.arrayContaining(['/api/tools/vendor-utility-echo', '/api/tools/echo']),
    });
    expect(await service.get('/api/catalog/svc_0042')).toMatchObject({ body: { id: 'counted-echo' } });
  });

  it.each(names)('can be paid for as %s', async (serviceId) => {
    const created = await service.post('/api/payments', { serviceId });
    expect(created).toMatchObject({ status: 201, body: { serviceId: 'counted-echo', internalServiceId: 'svc_0042' } });
  });

  it.each(names)('can be called as %s, with a token for any of its names', async (name) => {
    const unpaid = await service.post(`/api/tools/${name}`, { note: 'hello' });
    expect(unpaid).toMatchObject({ status: 402, body: { payment: { serviceId: 'counted-echo', internalServiceId: 'svc_0042' } } });
    const { token } = await service.paid('svc_0042');
    const paid = await service.post(`/api/tools/${name}`, { note: 'hello' }, { 'x-payment-token': token });
    expect(paid).toMatchObject({ status: 200, body: { note: 'hello' } });
  });
});

describe('HTTP responses', () => {
  it.each(['GET', 'POST'])('allow every origin to preflight a %s', async (method) => {
    const headers = {
      origin: 'https://agent.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,x-payment-token,idempotency-key',
    };
    const { status, headers: answered } = await service.send('OPTIONS', '/api/tools/word-count', { headers });
    expect(status).toBe(204);
    expect(answered.get('access-control-allow-origin')).toBe('*');
    expect(answered.get('access-control-allow-methods')?.split(/, ?/)).toContain(method);
    expect(answered.get('access-control-allow-headers')).toContain('x-payment-token');
  });

  it.each([
    ['GET', '/api/tools/timestamp', 402],
    ['GET', '/api/tools', 200],
    ['GET', '/api/tools/no-such-tool', 404],
    ['GET', '/api/payments/pay_unknown', 404],
    ['GET', '/no/such/path', 404],
  ])('allow a page to read the answer to %s %s', async (method, path, status) => {
    const answer = await service.send(method, path, { headers: { origin: 'https://agent.example' } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toBe('*');
  });

  it('support HEAD for everything that can be read', async () => {
    expect(await service.send('HEAD', '/api/tools')).toMatchObject({ status: 200, text: '' });
    expect(await service.send('HEAD', '/healthz')).toMatchObject({ status: 200, text: '' });
  });

  it('have a request id, the one of the caller if it is valid', async () => {
    const named = await service.get('/api/tools/timestamp', { 'x-request-id': 'trace-0123456789' });
    expect(named.headers.get('x-request-id')).toBe('trace-0123456789');
    expect(named.body).toMatchObject({ requestId: 'trace-0123456789' });
    for (const insane of ['short', 'a'.repeat(65), 'has space 123', 'semi;colon;123']) {
      const answer = await service.get('/api/tools/timestamp', { 'x-request-id': insane });
      expect(answer.headers.get('x-request-id')).toMatch(/^req_[0-9A-Z]{26}$/);
    }
    for (const path of ['/api/tools', '/api/payments/pay_unknown', '/nowhere', '/api/v1/auth/me', '/openapi.json']) {
      expect((await service.get(path)).headers.get('x-request-id')).toMatch(/^req_/);
    }
  });

  it('show that the service is alive, ready and measured', async () => {
    expect(await service.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await service.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', checks: { database: true, jobs: true } } });
    const metrics = await service.get('/metrics');
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(metrics.text).toMatch(/^farebox_http_requests_total\{.*\} \d+$/m);
    expect(metrics.text).toMatch(/^farebox_tool_execution_seconds_count\{.*tool="timestamp".*\} [1-9]\d*$/m);
  });
});
