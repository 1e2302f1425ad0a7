import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { PaymentBody } from '@farebox/contract';
import { viewOf, type DatabaseView } from '../crash/database-view.ts';
import { eachDatabase } from '../databases.ts';
import { operationsOf, type OpenApiDocument } from '../fuzz/document.ts';
import { boughtAsset, linkOf, uploadedAsset } from '../registry.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { newWallet, signedFor, version1, version2 } from '../wallet.ts';

const tables = [
  'payments',
  'purchases',
  'ledger_entries',
  'ledger_balances',
  'revenue_events',
  'test_network_transfers',
  'free_calls',
  'access_logs',
  'demand_signals',
] as const;

eachDatabase('HEAD', (open) => {
  let service: Service;
  let view: DatabaseView;
  let customer: Customer;
  let admin: RequestHeaders;
  let assetId: string;
  beforeAll(async () => {
    const database = await open();
    view = viewOf(database);
    // The clock does not move: after each minute, the log stores its counts of earlier requests, which would look like an effect of HEAD.
    const began = Date.now();
    service = await startService({ database, clock: { now: () => began } });
    admin = await service.asAdmin();
    customer = await service.customer({ credit: '5.00' });
    assetId = (await uploadedAsset(service, (await service.customer()).login)).id;
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const Row = z.record(z.string(), z.unknown());
  async function stored() {
    await service.parts.accessLog.flush();
    return Promise.all(
      tables.map(async (table) => [table, (await view.rows(`select * from ${table} order by 1`, Row)).map((row) => ({ ...row }))]),
    );
  }
  const head = (path: string, headers: RequestHeaders = {}) => service.send('HEAD', path, { headers });
  /** Expects that nothing changes. */
  async function safe(path: string, headers: RequestHeaders = {}) {
    const before = await stored();
    const answer = await head(path, headers);
    expect(await stored(), `HEAD ${path}`).toEqual(before);
    expect(answer.text).toBe('');
    return answer;
  }

  it.each(['/api/tools/timestamp', 'an asset'])('of %s never buys, however it is paid', async (of) => {
    const path = of === 'an asset' ? `/api/v1/assets/fetch?asset_id=${assetId}` : of;
    const serviceId = of === 'an asset' ? assetId : 'timestamp';
    const { token } = await service.paid(serviceId);
    const wallet = newWallet();
    const payments: RequestHeaders[] = [
      {},
      { 'x-payment-token': token },
      { ...customer.apiKey, 'x-payment-provider': 'credit' },
      { ...customer.login, 'x-payment-provider': 'credit' },
      version1(await signedFor(wallet, service, path)),
      version2(await signedFor(wallet, service, path)),
    ];
    for (const payment of payments) {
      const { status, headers } = await safe(path, payment);
      expect([status, headers.get('payment-required')?.length ?? 0]).toEqual([402, expect.toSatisfy((length: number) => length > 100)]);
    }
    expect(await service.get(path, { 'x-payment-token': token })).toMatchObject({ status: 200 });
  });

  it('of a payment shows it, and does not pay it', async () => {
    const created = await service.post('/api/payments', { serviceId: 'timestamp', providerId: 'test' });
    const { paymentId } = PaymentBody.parse(created.body);
    const challenged = await service.post('/api/tools/word-count', { text: 'a' });
    const quoted = PaymentBody.parse(Reflect.get(Object(challenged.body), 'payment'));
    for (const id of [paymentId, quoted.paymentId]) expect(await safe(`/api/payments/${id}`)).toMatchObject({ status: 200 });
    expect(await safe('/api/payments/pay_unknown')).toMatchObject({ status: 404 });
    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid' });
  });

  it.each([
    ['/api/v1/agent-demand?q=tide+tables+of+Macau', 202],
    ['/api/v1/agent-demand', 200],
    ['/api/v1/agent-paywall?q=tide+tables&budget=5+USD', 402],
    ['/api/v1/agent-paywall', 400],
    ['/api/v1/flowers/prices/latest?variety=rose', 402],
    ['/api/v1/flowers/prices/markets/aalsmeer?variety=rose', 402],
    ['/api/v1/flowers/prices/varieties/rose', 402],
    ['/api/v1/assets/search?q=nothing+like+this', 200],
    ['/api/tools/search?q=nothing+like+this', 200],
    ['/api/search?q=nothing+like+this', 200],
    ['/api/tools/no-such-tool', 404],
    ['/api/v1/assets/fetch?asset_id=ast_none', 404],
    ['/api/v1/assets/fetch', 400],
  ])('of %s is %i, and no demand', async (path, status) => {
    expect(await safe(path)).toMatchObject({ status });
  });

  it('of a tool that is free, or free for its caller, runs nothing', async () => {
    const set = (body: unknown) => service.patch('/api/v1/admin/tools/timestamp', body, admin);
    expect(await set({ price_amount: '0' })).toMatchObject({ status: 200 });
    const before = service.parts.tools.quality.of('timestamp').executionCount;
    expect(await safe('/api/tools/timestamp')).toMatchObject({ status: 200 });
    expect(service.parts.tools.quality.of('timestamp').executionCount).toBe(before);
    expect(await set({ price_amount: '0.05', free_per_day: 3 })).toMatchObject({ status: 200 });
    await safe('/api/tools/timestamp', customer.apiKey);
    expect((await service.get('/api/tools/timestamp', customer.apiKey)).headers.get('x-free-calls-remaining')).toBe('2');
    expect(await set({ free_per_day: null })).toMatchObject({ status: 200 });
  });

  it('is allowed where GET is', async () => {
    const { headers } = await service.post('/api/tools/timestamp', {});
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('of every operation that has a GET answers as GET does, without an effect', async () => {
    const document: OpenApiDocument = JSON.parse((await service.get('/openapi.json')).text);
    const { paymentId } = PaymentBody.parse((await service.post('/api/payments', { serviceId: assetId, providerId: 'test' })).body);
    const { delivered } = await boughtAsset(service, assetId);
    const link = new URL(linkOf(delivered));
    /** HEAD is an operation of its own in tus; the view does not end, or GET pays. */
    const differs = /^\/(?:mcp|api\/payments)|\/uploads\/|\/live$/;
    for (const { method, path, parameters } of operationsOf(document)) {
      if (method !== 'GET') continue;
      const named = path.replace(/\{(\w+)\}/g, (_all, name: string) => (name === 'paymentId' ? paymentId : assetId));
      const required = parameters.filter((each) => each.in === 'query' && each.required === true).map(({ name }) => `${name}=${assetId}`);
      const asked = path.endsWith('/download/{asset_id}') ? link.pathname + link.search : `${named}?${required.join('&')}`;
      for (const headers of [{}, admin]) {
        const { status } = await safe(asked, headers);
        if (!differs.test(path)) expect([asked, status]).toEqual([asked, (await service.get(asked, headers)).status]);
      }
    }
  }, 120_000);

  it('of a live view leaves it closed', async () => {
    for (let view = 0; view < 12; view += 1) expect(await head('/api/v1/me/live', customer.login)).toMatchObject({ status: 200 });
    const one = await fetch(`${service.url}/api/v1/me/live`, { headers: customer.login });
    expect(one.status).toBe(200);
    await one.body?.cancel();
  });
});
