import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  AccessLogPage,
  AdminActPage,
  AdminPaymentPage,
  BackgroundJobPage,
  Overview,
  PaymentLife,
  SalesReport,
  ToolHistory,
} from '@farebox/contract';
import { hourMs, minuteMs, systemClock } from '../../src/clock.ts';
import { liveStreams } from '../../src/http/operations/live-routes.ts';
import { createLog } from '../../src/log.ts';
import { browserLogin, ownPage } from '../browser-login.ts';
import { eachDatabase } from '../databases.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

eachDatabase('operations', (open) => {
  const time = { ahead: 0 };
  let service: Service;
  let admin: RequestHeaders;

  beforeEach(async () => {
    time.ahead = 0;
    service = await startService({ database: await open(), clock: { now: () => systemClock.now() + time.ahead } });
    admin = await browserLogin(service);
  });
  afterEach(() => service[Symbol.asyncDispose]());

  const get = (path: string) => service.get(`/api/v1/admin${path}`, admin);
  const post = (path: string, body: unknown) => service.post(`/api/v1/admin${path}`, body, admin);
  const newest = async () => AdminPaymentPage.parse((await get('/payments')).body).items;

  /** A customer with credit that has bought one call. */
  async function buyer() {
    const customer = await service.customer({ credit: '1.00' });
    const headers = { ...customer.apiKey, 'x-payment-provider': 'credit', 'idempotency-key': 'one' };
    const buy = () => service.post('/api/tools/word-count', { text: 'one two' }, headers);
    expect(await buy()).toMatchObject({ status: 200 });
    const [payment] = await newest();
    if (payment === undefined) throw new Error('no payment');
    return { ...customer, payment, buy };
  }

  it('are for admins only', async () => {
    const { login } = await service.customer();
    for (const path of [
      '/overview',
      '/payments',
      '/payments/pay_01KAGT4M8E3V9S2QZ7XNBC5WRD',
      '/jobs',
      '/settings',
      '/live',
      '/tools/word-count/history',
    ]) {
      expect(await service.get(`/api/v1/admin${path}`, login)).toMatchObject({ status: 403 });
      expect(await service.get(`/api/v1/admin${path}`)).toMatchObject({ status: 401 });
    }
  });

  it('show traffic, revenue and what waits', async () => {
    await service.post('/api/tools/word-count', { text: 'one' });
    const { payment } = await buyer();
    await service.parts.accessLog.flush();
    const { body } = await get('/overview?window_hours=6');
    const overview = Overview.parse(body);
    expect(overview.totals).toMatchObject({ challenged: 1, delivered: 1 });
    // Paid with the key at once: nobody was answered with a 402 for it.
    expect(overview.payments).toEqual({ paid: 1, delivered: 1, direct: 1 });
    expect(overview.money.takes_test_money).toBe(true);
    expect(overview.revenue.reduce((sum, { sales }) => sum + sales, 0)).toBe(1);
    expect(overview.revenue.find(({ sales }) => sales === 1)?.amount).toBe(payment.amount);
    expect(overview.series.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(1);
    expect(overview.last_backup_at).toBeNull();
  });

  it('report what was sold by what, whom and how, compared with the time before', async () => {
    const report = async (from: number, to: number) => {
      const times = `since=${new Date(systemClock.now() + from).toISOString()}&until=${new Date(systemClock.now() + to).toISOString()}`;
      return SalesReport.parse((await get(`/sales-report?${times}`)).body);
    };
    const { apiKey, payment } = await buyer();
    const owner = await service.customer();
    const asset = await uploadedAsset(service, owner.login);
    const bought = await service.post('/api/v1/assets/fetch', { asset_id: asset.id }, { ...apiKey, 'x-payment-provider': 'credit' });
    expect(bought).toMatchObject({ status: 200 });
    await service.parts.tools.quality.flush();
    const now = await report(-hourMs, hourMs);
    expect(now.total).toMatchObject({ sales: 2, amount_before: '0.00' });
    expect(now.services).toContainEqual({ id: 'word-count', name: 'Word Count', sales: 1, amount: payment.amount, amount_before: '0.00' });
    expect(now.services.find(({ id }) => id === asset.id)?.name).toBe(asset.title);
    expect(now.sellers).toMatchObject([{ id: owner.userId, sales: 1 }]);
    expect(now.providers).toMatchObject([{ id: 'credit', sales: 2, amount: now.total.amount }]);
    expect(now.tools).toMatchObject([{ id: 'word-count', calls: 1, errors: 0 }]);
    expect((await report(hourMs, 3 * hourMs)).total).toEqual({ sales: 0, amount: '0.00', amount_before: now.total.amount });
    expect(await get('/sales-report?since=2026-01-02T00:00:00Z&until=2026-01-01T00:00:00Z')).toMatchObject({ status: 400 });
    expect(await get('/sales-report?since=2020-01-02T00:00:00Z')).toMatchObject({ status: 400 });
    expect((await get(`/users/${String(payment.payer)}`)).body).toMatchObject({ credit_balance: expect.stringMatching(/^0\./) });
  });

  it('name who paid for what, and find it by the names, in both orders and as a file', async () => {
    const { payment } = await buyer();
    const email = String(payment.payer_name);
    expect(email).toContain('@example.com');
    await service.customer({ credit: '1.00' });
    expect(payment).toMatchObject({ service_name: 'Word Count', client_name: expect.stringContaining(`(${email})`) });
    const idsOf = async (query: string) => AdminPaymentPage.parse((await get(`/payments?${query}`)).body).items.map(({ id }) => id);
    for (const text of [email.slice(0, -4), 'word c', payment.id, payment.client_id]) {
      expect(await idsOf(`q=${encodeURIComponent(text)}&status=paid`), text).toEqual([payment.id]);
    }
    expect(await idsOf('q=nobody@')).toEqual([]);
    expect(await idsOf('order=oldest')).toEqual((await idsOf('')).toReversed());
    await service.paid('timestamp');
    const [dear, cheap] = await idsOf('order=highest&status=paid');
    expect([dear, cheap]).toEqual([payment.id, (await idsOf('order=lowest&status=paid'))[0]]);
    expect(await idsOf(`order=highest&status=paid&cursor=${dear}`)).toEqual([cheap]);
    expect(await get('/payments?order=highest&cursor=pay_01KA0000000000000000000000')).toMatchObject({ status: 400 });
    expect((await get('/revenue-events?q=word&order=highest&format=csv')).text.trim().split('\r\n')).toHaveLength(2);
    expect(await idsOf(`until=${payment.created_at}`)).not.toContain(payment.id);
    expect((await get('/payments?q=word&format=csv')).text).toContain(email);
    const acts = AdminActPage.parse((await get(`/audit?q=${email}`)).body).items;
    expect(acts.map(({ subject_name: name }) => name)).toContain(email);
    expect(AdminActPage.parse((await get('/audit?order=oldest')).body).items[0]?.actor_name).not.toBeUndefined();
    await service.parts.accessLog.flush();
    const [line] = AccessLogPage.parse((await get('/access-logs?q=word-count')).body).items;
    expect(line).toMatchObject({ asset_name: 'Word Count', client_name: expect.stringContaining(email) });
  });

  it('list jobs by a part of their kind or error, in both orders and as a file', async () => {
    const job = (n: number, last_error: string) => ({
      id: `job_${n}`,
      kind: 'deliver webhook',
      payload: '{}',
      state: 'dead' as const,
      claimed_until: null,
      claimed_by: null,
      attempts: 8,
      attempts_max: 8,
      last_error,
      run_at: n,
      created_at: n,
      finished_at: n,
    });
    const rows = [job(1, 'it answered 500'), job(2, 'it is 100% full'), job(3, 'no answer')];
    await service.parts.database.write((queries) => queries.insertInto('jobs').values(rows).execute());
    const idsOf = async (query: string) => BackgroundJobPage.parse((await get(`/jobs?${query}`)).body).items.map(({ id }) => id);
    expect(await idsOf('')).toEqual(['job_3', 'job_2', 'job_1']);
    expect(await idsOf('order=oldest&q=WEBHOOK&limit=2')).toEqual(['job_1', 'job_2']);
    expect(await idsOf('q=answer')).toEqual(['job_3', 'job_1']);
    expect(await idsOf('q=100%25')).toEqual(['job_2']);
    expect(await idsOf('q=%25_')).toEqual([]);
    expect((await get('/jobs?q=answer&format=csv')).text.trim().split('\r\n')).toHaveLength(3);
  });

  it('show how a tool did: its check, its calls by day, and its speed once there are enough', async () => {
    const { apiKey } = await service.customer({ credit: '9.00' });
    const call = (body: object) => service.post('/api/tools/word-count', body, { ...apiKey, 'x-payment-provider': 'credit' });
    const history = async () => ToolHistory.parse((await get('/tools/word-count/history?days=2')).body);
    await service.post('/api/tools/word-count', { text: 'one' });
    for (let made = 0; made < 19; made += 1) await call({ text: `one ${made}` });
    await service.parts.tools.quality.probed('word-count', { status: 'unhealthy', detail: 'tool_failed: a test', latencyMs: 1.6 });
    await service.parts.accessLog.flush();
    await service.parts.tools.quality.flush();
    const before = await history();
    expect(before.changes[0]).toMatchObject({ status: 'unhealthy', reason: 'tool_failed: a test' });
    expect(before.days.at(-1)).toMatchObject({ checks: { failed: 1 }, executions: { made: 19, failed: 0 } });
    expect(before.days.at(-1)?.executions.p95_ms).toBeGreaterThan(0);
    expect(before).toMatchObject({ latency: null, check: { status: 'unhealthy', latency_ms: 2, detail: 'tool_failed: a test' } });
    expect(before.totals).toMatchObject({ executed: 19, succeeded: 19, failed: 0 });
    await call({ text: 'once more' });
    await service.patch('/api/v1/admin/tools/word-count', { enabled: false }, admin);
    expect(await call({ text: 'it is off' })).toMatchObject({ status: 503 });
    // Calls that share a line are counted when their minute is over.
    time.ahead += 2 * minuteMs;
    await service.parts.accessLog.flush();
    const { days, latency, is_complete: isComplete } = await history();
    const sum = (name: 'challenged' | 'delivered' | 'failed' | 'unavailable') => days.reduce((all, day) => all + day[name], 0);
    expect([sum('challenged'), sum('delivered'), sum('failed'), sum('unavailable')]).toEqual([1, 20, 0, 1]);
    expect(days).toHaveLength(2);
    expect(latency).toMatchObject({ calls: 20 });
    expect(latency?.p95_ms).toBeGreaterThanOrEqual(latency?.p50_ms ?? Infinity);
    expect(isComplete).toBe(true);
    expect(await get('/tools/no-such-tool/history')).toMatchObject({ status: 404 });
  });

  it('page through payments, the newest first', async () => {
    for (let made = 0; made < 3; made += 1) await service.paid('word-count');
    const first = AdminPaymentPage.parse((await get('/payments?limit=2')).body);
    const second = AdminPaymentPage.parse((await get(`/payments?limit=2&cursor=${first.next_cursor}`)).body);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    expect(second.next_cursor).toBeNull();
    expect(await get('/payments?status=refunded')).toMatchObject({ status: 200, body: { items: [] } });
  });

  it('tell the whole life of a payment, without what could spend it', async () => {
    const { payment, userId } = await buyer();
    const answer = await get(`/payments/${payment.id}`);
    const life = PaymentLife.parse(answer.body);
    expect(life.moments.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['quoted', 'paid', 'purchase_begun', 'purchase_used', 'money']),
    );
    expect(life.moments.find(({ detail }) => detail === 'payment')).toMatchObject({ from: `credit:${userId}`, to: 'payments:held' });
    expect(answer.text).not.toContain('tok_');
    expect(await get('/payments/pay_01KA0000000000000000000000')).toMatchObject({ status: 404 });
  });

  it('neither show nor refund a payment by the beginning of its id', async () => {
    const { payment, login } = await buyer();
    for (const id of ['p', 'pay_', payment.id.slice(0, -1)]) {
      expect(await get(`/payments/${id}`), id).toMatchObject({ status: 404 });
      expect(await post(`/payments/${id}/refund`, { reason: 'a slip' }), id).toMatchObject({ status: 404 });
    }
    expect(await service.get('/api/v1/me/credit', login)).not.toMatchObject({ body: { balance: '1.00' } });
  });

  it('refund a used call to the credit of its payer, once, and the books balance', async () => {
    const { payment, login, userId, buy } = await buyer();
    const refunds = await Promise.all([1, 2, 3].map(() => post(`/payments/${payment.id}/refund`, { reason: 'the answer was empty' })));
    expect(refunds.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(refunds.find(({ status }) => status === 200)?.body).toMatchObject({ amount: payment.amount, holder: userId });
    // A repeated request buys nothing again.
    expect(await buy()).toMatchObject({ status: 409, body: { code: 'payment_already_used' } });
    expect(await service.get('/api/v1/me/credit', login)).toMatchObject({ body: { balance: '1.00' } });
    const balances = await service.balances();
    expect(balances['revenue:tool:word-count'] ?? 0).toBe(0);
    expect(balances['payments:held'] ?? 0).toBe(0);
    expect((await newest())[0]).toMatchObject({ id: payment.id, status: 'refunded' });
    expect(await service.get('/api/v1/admin/audit', admin)).toMatchObject({
      body: { items: expect.arrayContaining([expect.objectContaining({ action: 'payment.refund', subject_id: payment.id })]) },
    });
    const { revenue } = Overview.parse((await get('/overview?window_hours=7')).body);
    expect(revenue.every(({ sales }) => sales === 0)).toBe(true);
  });

  it('refund a payment that was not used yet; its token then pays for nothing', async () => {
    const payment = await service.paid('word-count');
    const [known] = await newest();
    expect(await post(`/payments/${known?.id}/refund`, { reason: 'asked for' })).toMatchObject({ status: 200, body: { holder: null } });
    const call = await service.post('/api/tools/word-count', { text: 'one' }, { 'x-payment-token': payment.token });
    expect(call).toMatchObject({ status: 402 });
    await service.balances();
  });

  it('do not refund what nobody paid, nor without a reason', async () => {
    const created = await service.post('/api/payments', { serviceId: 'word-count', providerId: 'credit' });
    expect(created).toMatchObject({ status: 201 });
    const [known] = await newest();
    expect(await post(`/payments/${known?.id}/refund`, { reason: 'no' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await post(`/payments/${known?.id}/refund`, {})).toMatchObject({ status: 400 });
  });

  it('refund a delivery: the owner earns nothing, and the link stops working', async () => {
    const owner = await service.customer();
    const id = await uploaded(owner.login);
    const customer = await service.customer({ credit: '1.00' });
    const bought = await service.post(`/api/v1/assets/fetch?asset_id=${id}`, undefined, {
      ...customer.apiKey,
      'x-payment-provider': 'credit',
    });
    expect(bought).toMatchObject({ status: 200 });
    const [payment] = await newest();
    expect(payment).toMatchObject({ kind: 'asset', status: 'paid' });
    expect(await post(`/payments/${payment?.id}/refund`, { reason: 'wrong data' })).toMatchObject({ status: 200 });
    expect(await service.get('/api/v1/me/credit', customer.login)).toMatchObject({ body: { balance: '1.00' } });
    const balances = await service.balances();
    expect(balances[`earnings:${owner.userId}`] ?? 0).toBe(0);
    expect(await service.get('/api/v1/me/earnings', owner.login)).toMatchObject({ status: 200 });
  });

  async function uploaded(login: RequestHeaders): Promise<string> {
    const form = new FormData();
    form.set('title', 'Rain');
    form.set('description', 'Daily rain in millimetres.');
    form.set('asset_type', 'dataset');
    form.set('price_amount', '0.50');
    form.set('file', new Blob(['day,mm\n1,2\n'], { type: 'text/csv' }), 'rain.csv');
    const answer = await service.send('POST', '/api/v1/admin/assets/upload', { headers: login, body: form });
    expect(answer).toMatchObject({ status: 201 });
    return String(Reflect.get(Object(answer.body), 'id'));
  }

  it('let a dead job run again', async () => {
    const { database, jobs } = service.parts;
    await database.write((queries) => jobs.add(queries, { kind: 'of a test', id: 'job_test:1', payload: {} }));
    expect(await get('/jobs?state=waiting')).toMatchObject({ body: { items: [{ id: 'job_test:1', attempts: 0 }] } });
    expect(await post('/jobs/retry', { id: 'job_test:1' })).toMatchObject({ status: 409 });
    await database.write((queries) =>
      queries
        .updateTable('jobs')
        .set({ state: 'dead', attempts: 8, last_error: 'no', finished_at: 1 })
        .where('id', '=', 'job_test:1')
        .execute(),
    );
    expect(await get('/jobs')).toMatchObject({ body: { items: [{ id: 'job_test:1', last_error: 'no' }] } });
    expect(await post('/jobs/retry', { id: 'job_test:1' })).toMatchObject({ status: 204 });
    expect(await get('/jobs')).toMatchObject({ body: { items: [] } });
    expect(await post('/jobs/retry', { id: 'job_none' })).toMatchObject({ status: 404 });
  });

  it('show settings with their source, and no secret', async () => {
    const { text, body } = await get('/settings');
    expect(text).not.toContain('a secret of a test');
    expect(text).not.toContain('correct horse');
    expect(body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ name: 'FAREBOX_SECRET', is_secret: true, value: null, source: 'environment' }),
        expect.objectContaining({ name: 'FAREBOX_SEED', value: '0', source: 'environment' }),
      ]),
    });
  });

  it('stream the access log of every replica, and end with the session', async () => {
    await using other = await startService({ database: service.parts.database, settings: { FAREBOX_PUBLIC_URL: service.url } });
    const stream = await fetch(`${service.url}/api/v1/admin/live`, { headers: { ...ownPage(service), ...admin } });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const events = eventsOf(stream);
    await events.next();
    await other.get('/api/v1/assets/search?q=rain');
    await other.parts.accessLog.flush();
    expect(await first(events, 'line')).toMatchObject({ kind: 'search', query: 'rain' });
    await service.post('/api/v1/auth/logout', {}, admin);
    expect(await first(events, 'end')).toEqual({ why: 'logged_out' });
    expect((await events.next()).done).toBe(true);
  });
});

it('live views are limited for each account, and end when the service drains', async () => {
  const draining = new AbortController();
  const streams = liveStreams({ draining: draining.signal, log: createLog({ level: 'silent' }), everyMs: 5, ofAccountMax: 2 });
  const watch = { isAllowed: async () => true, read: async () => [] };
  const [one] = [streams.open({ accountId: 'a', ...watch }), streams.open({ accountId: 'a', ...watch })];
  expect(() => streams.open({ accountId: 'a', ...watch })).toThrow('too many live views');
  streams.open({ accountId: 'b', ...watch });
  await one?.body?.cancel();
  const again = streams.open({ accountId: 'a', ...watch });
  draining.abort();
  expect(await again.text()).toContain('event: end\ndata: {"why":"draining"}');
  expect(() => streams.open({ accountId: 'c', ...watch })).toThrow('not available');
});

interface Told {
  event: string;
  data: unknown;
}

async function* eventsOf(answer: Response): AsyncGenerator<Told> {
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const found = /^event: (.*)\ndata: (.*)$/s.exec(text.slice(0, end));
      text = text.slice(end + 2);
      if (found !== null) yield { event: found[1] ?? '', data: JSON.parse(found[2] ?? 'null') };
    }
  }
}

async function first(events: AsyncGenerator<Told>, name: string): Promise<unknown> {
  for (;;) {
    const { value, done } = await events.next();
    if (done === true) throw new Error(`the stream ended before ${name}`);
    if (value.event === name) return value.data;
  }
}
