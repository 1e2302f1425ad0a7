import { OpenAPIHono } from '@hono/zod-openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusal } from '../../../test/accounts.ts';
import { eachDatabase } from '../../../test/databases.ts';
import { deskOn } from '../../../test/desk.ts';
import { stripeStandIn, type SignedEvent, type StripeStandIn } from '../../../test/stripe-stand-in.ts';
import { cardTopUps, type CardTopUps } from '../../credit/card-top-ups.ts';
import { stripeClient } from '../../credit/stripe.ts';
import { asProblem, problem } from '../../errors.ts';
import { microsPerUnit } from '../../money.ts';
import { accountRoutes } from '../accounts/account-routes.ts';
import { cardTopUpRoutes, stripeWebhookRoutes } from './card-top-up-routes.ts';
import type { Env } from '../../surface/client-address.ts';
import { doors } from '../../../test/doors.ts';

type Desk = Awaited<ReturnType<typeof deskOn>>;
type Headers = Readonly<Record<string, string>>;

eachDatabase('the card credit routes', (open) => {
  let desk: Desk;
  let standIn: StripeStandIn;
  let app: OpenAPIHono<Env>;
  let unpaid: number;

  function appOf({ cards, isSetUp = true }: { cards?: Partial<CardTopUps>; isSetUp?: boolean } = {}): OpenAPIHono<Env> {
    const stripe = stripeClient({ key: standIn.key, url: standIn.url, fetch: globalThis.fetch, retriesMax: 0 });
    const built = cardTopUps({ ...desk, stripe, isLive: true });
    const take = () => {
      unpaid -= 1;
      if (unpaid < 0) throw problem('rate_limited');
    };
    const parts = {
      ...desk.parts,
      credit: { ...desk.parts.credit, cardTopUps: isSetUp ? { ...built, ...cards } : null },
      config: {
        ...doors().config,
        stripe: isSetUp ? { key: standIn.key, webhookSecret: standIn.webhookSecret, url: standIn.url, isLive: true } : null,
      },
      limits: { ...doors().limits, unpaid: { take } },
      publicUrl: () => 'https://farebox.example',
      stopping: new AbortController().signal,
    };
    const routes = new OpenAPIHono<Env>();
    routes.route('/', stripeWebhookRoutes(parts));
    routes.route('/', cardTopUpRoutes(parts));
    routes.route('/', accountRoutes(parts));
    routes.onError((thrown, c) => {
      const { status, code, message, details } = asProblem(thrown);
      return new Response(JSON.stringify({ error: message, code, ...details.members }), { status, headers: c.res.headers });
    });
    return routes;
  }

  async function send(
    method: string,
    path: string,
    { headers = {}, body, by = app }: { headers?: Headers; body?: unknown; by?: typeof app } = {},
  ) {
    const json = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await by.request(path, { method, headers: { 'content-type': 'application/json', ...headers }, ...json });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: text.startsWith('{') ? JSON.parse(text) : null };
  }

  const order = (body: unknown = { amount: '25.00' }, headers: Headers = desk.asAda, by = app) =>
    send('POST', '/me/credit/checkout', { headers, body, by });
  const deliver = ({ body, headers }: SignedEvent, by = app) => send('POST', '/webhooks/stripe', { headers, body, by });
  const credit = async (headers: Headers = desk.asAda) => (await send('GET', '/me/credit', { headers })).body;

  async function buy(amount = '25.00'): Promise<string> {
    const { body } = await order({ amount });
    const session = [...standIn.sessions.values()].find(({ client_reference_id: ours }) => ours === body.id);
    expect(await deliver(standIn.event('checkout.session.completed', standIn.pay(session?.id ?? '')))).toMatchObject({ status: 200 });
    return body.id;
  }

  beforeEach(async () => {
    unpaid = Number.POSITIVE_INFINITY;
    desk = await deskOn(await open());
    standIn = await stripeStandIn(desk.clock);
    app = appOf();
  });
  afterEach(() => standIn[Symbol.asyncDispose]());

  it('order credit and return the payment page', async () => {
    const answer = await order();
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: expect.stringMatching(/^top_/),
        status: 'open',
        url: expect.stringContaining('https://checkout.stripe.com/'),
        amount: '25.00',
        currency: 'USD',
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(standIn.requests[0]?.form).toMatchObject({
      success_url: 'https://farebox.example/docs/credit',
      cancel_url: 'https://farebox.example/docs/credit',
    });
  });

  it('send the browser to the address that the buyer chose', async () => {
    const urls = { success_url: 'http://127.0.0.1:8080/paid?id={CHECKOUT_SESSION_ID}', cancel_url: 'https://agent.example/' };
    expect(await order({ amount: '1', ...urls })).toMatchObject({ status: 201, body: { amount: '1.00' } });
    expect(standIn.requests[0]?.form).toMatchObject({ ...urls, 'line_items[0][price_data][unit_amount]': '100' });
  });

  it('answer a repeated order with the first', async () => {
    const headers = { ...desk.asAda, 'idempotency-key': 'key-1' };
    const first = await order(undefined, headers);
    const again = await order(undefined, headers);
    expect(again.body).toEqual(first.body);
    expect([first, again].map((answer) => answer.headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await order({ amount: '26.00' }, headers)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  it('accept an order only from a logged-in user', async () => {
    expect(await order(undefined, {})).toMatchObject({ status: 401 });
    expect(await order(undefined, desk.withAdaKey)).toMatchObject({ status: 403 });
    expect(await order({ amount: 'x' }, {})).toMatchObject({ status: 401 });
    expect(standIn.requests).toEqual([]);
  });

  it('refuse an invalid amount, and one outside the limits', async () => {
    const texts = ['0', '0.99', '10000.01', '10001', '99999', '1e3', '-5', '5.001', ' 5', '05', '5,00', '', 'NaN', 'Infinity', '٥'];
    for (const amount of [...texts, 5, null, {}, ['5']]) {
      expect(await order({ amount }), JSON.stringify(amount)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    expect(standIn.requests).toEqual([]);
  });

  it('refuse to send a browser to an invalid address', async () => {
    const schemes = ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'ftp://host/', '//host/', '/docs', 'https://'];
    for (const url of [...schemes, 'https://a b/', 'https://ünï.example/', `https://host/${'x'.repeat(2048)}`, 7, null]) {
      expect(await order({ amount: '5.00', success_url: url }), String(url)).toMatchObject({ status: 400 });
      expect(await order({ amount: '5.00', cancel_url: url }), String(url)).toMatchObject({ status: 400 });
    }
  });

  it('refuse unknown members', async () => {
    expect(await order({ amount: '5.00', currency: 'JPY' })).toMatchObject({ status: 400 });
    expect(await order({ amount: '5.00', user_id: desk.bob })).toMatchObject({ status: 400 });
  });

  it('report that the operator does not accept cards, or that Stripe does not answer', async () => {
    const without = appOf({ isSetUp: false });
    expect(await order(undefined, desk.asAda, without)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await deliver(standIn.event('ping', {}), without)).toMatchObject({ status: 503 });
    const path = `/admin/users/${desk.ada}/top-ups/top_01KAGT4M8E3V9S2QZ7XNBC5WRD/refund`;
    expect(await send('POST', path, { headers: desk.asAdmin, body: {}, by: without })).toMatchObject({ status: 503 });
    standIn.mishaps.push({ kind: 'lost' });
    expect(await order()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it('credit the payment in a signed event', async () => {
    expect(await credit()).toEqual({
      holder: desk.ada,
      balance: '0.00',
      test_balance: '0.00',
      currency: 'USD',
      low: true,
      low_below: '1.00',
    });
    await buy();
    expect(await credit()).toMatchObject({ balance: '25.00', test_balance: '0.00', low: false });
    expect(await credit(desk.asBob)).toMatchObject({ balance: '0.00' });
  });

  it('refuse events that Stripe did not sign, and limit their senders', async () => {
    const { body } = await order();
    const { body: event } = standIn.event('checkout.session.completed', standIn.pay([...standIn.sessions.keys()][0] ?? ''));
    const old = standIn.sign(event, { atMs: desk.time.now - 301_000 });
    const other = standIn.sign(event, { secret: 'whsec_other' });
    const changed = { ...standIn.sign(event), body: event.replace('2500', '9900') };
    for (const signed of [old, other, changed, { body: event, headers: {} }]) {
      expect(await deliver(signed)).toMatchObject({ status: 400, body: { code: 'malformed_header' } });
    }
    unpaid = 1;
    expect(await deliver(other)).toMatchObject({ status: 400 });
    expect(await deliver(other)).toMatchObject({ status: 429 });
    expect(await credit()).toMatchObject({ balance: '0.00' });
    expect(await deliver(standIn.sign(event))).toMatchObject({ status: 200, body: { received: true } });
    expect(await credit()).toMatchObject({ balance: '25.00' });
    expect(body.status).toBe('open');
  });

  it('answer 200 to unknown events, so that they are not sent again', async () => {
    expect(await deliver(standIn.event('invoice.created', { id: 'in_1' }))).toMatchObject({ status: 200 });
  });

  it('refuse events that are too large', async () => {
    const huge = standIn.sign(JSON.stringify({ id: 'evt_1', filler: 'x'.repeat(256 * 1024) }));
    expect(await deliver(huge)).toMatchObject({ status: 413 });
    expect(await send('POST', '/webhooks/stripe', { headers: { ...huge.headers, 'content-length': '9999999' }, body: '{}' })).toMatchObject(
      { status: 413 },
    );
  });

  it('make Stripe repeat an event that the database could not store', async () => {
    const failing = appOf({ cards: { receive: () => Promise.reject(new Error('the database is away')) } });
    const racing = appOf({ cards: { receive: () => Promise.reject(problem('insufficient_credit')) } });
    for (const by of [failing, racing])
      expect(await deliver(standIn.event('checkout.session.completed', {}), by)).toMatchObject({ status: 503 });
  });

  it('refund only for admins', async () => {
    const topUpId = await buy();
    const path = `/admin/users/${desk.ada}/top-ups/${topUpId}/refund`;
    const refund = (body: unknown, headers: Headers) => send('POST', path, { body, headers });
    expect(await refund({}, {})).toMatchObject({ status: 401 });
    expect(await refund({}, desk.asAda)).toMatchObject({ status: 403 });
    expect(await refund({}, desk.withAdminKey)).toMatchObject({ status: 403 });
    const headers = { ...desk.asAdmin, 'idempotency-key': 'refund-1' };
    const first = await refund({ amount: '10.00' }, headers);
    expect(first).toMatchObject({
      status: 201,
      body: {
        id: expect.stringMatching(/^rfd_/),
        top_up_id: topUpId,
        user_id: desk.ada,
        amount: '10.00',
        status: 'done',
        failure: null,
        balance: '15.00',
      },
    });
    const again = await refund({ amount: '10.00' }, headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await refund({ amount: '15.01' }, desk.asAdmin)).toMatchObject({ status: 409, body: { refundable: '15.00' } });
    expect(await refund({}, desk.asAdmin)).toMatchObject({ status: 201, body: { amount: '15.00', balance: '0.00' } });
    expect(await refund({}, desk.asAdmin)).toMatchObject({ status: 409 });
  });

  it('refuse to refund an invalid amount', async () => {
    const path = `/admin/users/${desk.ada}/top-ups/${await buy()}/refund`;
    for (const amount of ['0', '0.00', '-1', '1.001', 'all', 1, null]) {
      expect(await send('POST', path, { headers: desk.asAdmin, body: { amount } }), String(amount)).toMatchObject({ status: 400 });
    }
    expect(standIn.refunds).toEqual([]);
  });

  it('do not refund an order of another account', async () => {
    const topUpId = await buy();
    expect(await send('POST', `/admin/users/${desk.bob}/top-ups/${topUpId}/refund`, { headers: desk.asAdmin, body: {} })).toMatchObject({
      status: 404,
    });
    expect(await send('POST', `/admin/users/${desk.ada}/top-ups/%00/refund`, { headers: desk.asAdmin, body: {} })).toMatchObject({
      status: 400,
    });
  });

  it('let a key spend credit that was bought by card, up to its caps', async () => {
    await buy('5.00');
    const { apiKey } = await desk.parts.accounts.apiKeys.create(desk.ada, {
      name: 'capped',
      services: null,
      capCallMicros: 2 * microsPerUnit,
      capDayMicros: 3 * microsPerUnit,
      capTotalMicros: null,
      expiresAt: null,
    });
    const apiKeyId = apiKey.id;
    const pay = async (amountMicros: number) => {
      const { id } = desk.payments.quote({ kind: 'tool', serviceId: 'timestamp', amountMicros }, apiKeyId, 'credit');
      return desk.payments.pay(id, 'credit', { kind: 'api_key', apiKeyId, accountId: desk.ada, role: 'owner', services: null }, {});
    };
    await expect(pay(2 * microsPerUnit)).resolves.toMatchObject({ status: 'paid' });
    await expect(pay(2 * microsPerUnit + 1)).rejects.toEqual(refusal('spending_cap_exceeded'));
    await expect(pay(2 * microsPerUnit)).rejects.toEqual(refusal('spending_cap_exceeded'));
    expect(await credit()).toMatchObject({ balance: '3.00' });
  });

  it('show every movement of the credit to its account, newest first', async () => {
    const topUpId = await buy('5.00');
    desk.time.now += 1000;
    const { id } = desk.payments.quote({ kind: 'tool', serviceId: 'timestamp', amountMicros: 50_000 }, desk.ada, 'credit');
    await desk.payments.pay(id, 'credit', { kind: 'account', accountId: desk.ada, role: 'owner', sessionHash: '' }, {});
    desk.time.now += 1000;
    await send('POST', `/admin/users/${desk.ada}/top-ups/${topUpId}/refund`, { headers: desk.asAdmin, body: { amount: '1.00' } });
    desk.time.now += 2 * 86_400_000;
    await desk.payments.sweep();

    const whole = await send('GET', '/me/credit/history', { headers: desk.withAdaKey });
    const paymentId = id.slice(0, 30);
    const plain = {
      currency: 'USD',
      service_id: null,
      service_name: null,
      payment_id: null,
      top_up_id: null,
      transaction: null,
      test: false,
    };
    expect(whole.body).toEqual({
      next_cursor: null,
      items: [
        { ...plain, kind: 'refund', amount: '0.05', service_id: 'timestamp', service_name: 'Timestamp', payment_id: paymentId },
        { ...plain, kind: 'refund', amount: '-1.00', top_up_id: topUpId },
        { ...plain, kind: 'payment', amount: '-0.05', service_id: 'timestamp', service_name: 'Timestamp', payment_id: paymentId },
        { ...plain, kind: 'top_up', amount: '5.00', top_up_id: topUpId },
      ].map((item) => ({ ...item, id: expect.stringMatching(/^led_/), created_at: expect.any(String) })),
    });

    const first = await send('GET', '/me/credit/history?limit=3', { headers: desk.asAda });
    const second = await send('GET', `/me/credit/history?limit=3&cursor=${first.body.next_cursor}`, { headers: desk.asAda });
    expect([...first.body.items, ...second.body.items]).toEqual(whole.body.items);
    expect(second.body.next_cursor).toBeNull();

    const csv = await send('GET', '/me/credit/history?format=csv', { headers: desk.asAda });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.text.split('\r\n')).toHaveLength(6);
    expect(csv.text).toContain(`,'-1.00,USD,,,,${topUpId},`);

    expect((await send('GET', '/me/credit/history', { headers: desk.asBob })).body).toEqual({ items: [], next_cursor: null });
    expect(await send('GET', '/me/credit/history')).toMatchObject({ status: 401 });
    expect(await send('GET', '/me/credit/history?cursor=rev_x', { headers: desk.asAda })).toMatchObject({ status: 400 });
  });
});
