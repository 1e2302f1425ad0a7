import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripeStandIn, type StripeStandIn } from '../../test/stripe-stand-in.ts';
import { StripeError, stripeClient, stripeVersion, type Stripe } from './stripe.ts';

const now = 1_795_000_000_000;
const never = new AbortController().signal;
const order = {
  topUpId: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  amount: 2500,
  currency: 'usd',
  successUrl: 'https://agent.example/paid?a=1&b=ü',
  cancelUrl: 'https://agent.example/',
  expiresAt: now + 7_200_000,
};

describe('the Stripe client', () => {
  let standIn: StripeStandIn;
  let stripe: Stripe;
  const clientOf = (changes: Partial<Parameters<typeof stripeClient>[0]> = {}) =>
    stripeClient({ key: standIn.key, url: standIn.url, fetch: globalThis.fetch, timeoutMs: 60_000, retryDelayMs: 1, ...changes });

  beforeEach(async () => {
    standIn = await stripeStandIn({ now: () => now });
    stripe = clientOf();
  });
  afterEach(() => standIn[Symbol.asyncDispose]());

  it('creates a session with everything that Stripe has to return', async () => {
    const session = await stripe.createSession(order, never);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2500, client_reference_id: order.topUpId });
    expect(standIn.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        idempotencyKey: order.topUpId,
        form: {
          mode: 'payment',
          client_reference_id: order.topUpId,
          'metadata[top_up_id]': order.topUpId,
          'payment_intent_data[metadata][top_up_id]': order.topUpId,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][unit_amount]': '2500',
          'line_items[0][price_data][product_data][name]': 'Prepaid credit',
          'adaptive_pricing[enabled]': 'false',
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          expires_at: String((now + 7_200_000) / 1000),
        },
      },
    ]);
  });

  it('sends its key and the pinned version, and follows no redirect with them', async () => {
    const headers: Headers[] = [];
    const fetch: typeof globalThis.fetch = (url, init) => {
      headers.push(new Headers(init?.headers));
      expect(init?.redirect).toBe('error');
      return globalThis.fetch(url, init);
    };
    await clientOf({ fetch }).session('cs_test_none', never);
    expect(headers.map((each) => [each.get('authorization'), each.get('stripe-version')])).toEqual([
      [`Bearer ${standIn.key}`, stripeVersion],
    ]);
  });

  it('creates one session, however often an answer is lost', async () => {
    standIn.mishaps.push({ kind: 'lost' }, { kind: 'status', status: 503 });
    const session = await stripe.createSession(order, never);
    expect([...standIn.sessions.keys()]).toEqual([session.id]);
    expect(standIn.requests).toHaveLength(3);
    expect(await stripe.createSession(order, never)).toMatchObject({ id: session.id });
  });

  it('treats an idempotency error as an unknown outcome', async () => {
    await stripe.createSession(order, never);
    await expect(stripe.createSession({ ...order, amount: 100 }, never)).rejects.toMatchObject({ kind: 'unknown', status: 400 });
  });

  it('reads sessions and refunds, and returns null for unknown ones', async () => {
    const { id } = await stripe.createSession(order, never);
    const { payment_intent: paymentIntent } = standIn.pay(id);
    expect(await stripe.session(id, never)).toMatchObject({ status: 'complete', payment_status: 'paid', payment_intent: paymentIntent });
    expect(await stripe.session('cs_test_none', never)).toBeNull();
    const refund = await stripe.createRefund({ refundId: 'rfd_1', paymentIntent: paymentIntent ?? '', amount: 1000 }, never);
    expect(refund).toMatchObject({ amount: 1000, status: 'succeeded', metadata: { refund_id: 'rfd_1' } });
    expect(await stripe.refunds(paymentIntent ?? '', never)).toEqual([refund]);
    expect(await stripe.refunds('pi_none', never)).toEqual([]);
  });

  it.each([
    ['a wrong parameter', 400, 'refused'],
    ['a declined card', 402, 'refused'],
    ['a wrong key', 401, 'unknown'],
    ['a key without permission', 403, 'unknown'],
    ['too many requests', 429, 'unknown'],
  ] as const)('does not repeat %s', async (_what, status, kind) => {
    standIn.mishaps.push({ kind: 'status', status, body: { error: { type: 'invalid_request_error', code: 'some_code', message: 'why' } } });
    await expect(stripe.createSession(order, never)).rejects.toMatchObject({ name: 'StripeError', kind, status, code: 'some_code' });
    expect(standIn.requests).toHaveLength(1);
  });

  it.each([[409], [500], [503]])('repeats a %i twice and then gives up', async (status) => {
    standIn.mishaps.push(...Array.from({ length: 3 }, () => ({ kind: 'status', status }) as const));
    await expect(stripe.createSession(order, never)).rejects.toMatchObject({ kind: 'unknown', status });
    expect(standIn.requests).toHaveLength(3);
  });

  it('follows Stripe-Should-Retry', async () => {
    standIn.mishaps.push({ kind: 'status', status: 429, headers: { 'stripe-should-retry': 'true' } });
    await expect(stripe.createSession(order, never)).resolves.toMatchObject({ status: 'open' });
    standIn.mishaps.push({ kind: 'status', status: 500, headers: { 'stripe-should-retry': 'false' } });
    await expect(stripe.session('cs_test_x', never)).rejects.toMatchObject({ status: 500 });
    expect(standIn.requests).toHaveLength(3);
  });

  it.each([['silence'], ['garbage'], ['endless'], ['lost']] as const)('does not wait for ever or read without end: %s', async (kind) => {
    standIn.mishaps.push({ kind });
    await expect(clientOf({ timeoutMs: 300, retriesMax: 0 }).createSession(order, never)).rejects.toBeInstanceOf(StripeError);
  });

  it.each([
    ['a missing session', {}],
    ['a session of another shape', { id: 'cs_1', payment_status: 7 }],
    ['an id with a path in it', { id: 'cs_1/../../refunds', payment_status: 'paid' }],
    ['a list', []],
    ['nothing', null],
  ])('does not accept %s as an answer', async (_what, body) => {
    standIn.mishaps.push({ kind: 'status', status: 200, body });
    await expect(stripe.createSession(order, never)).rejects.toMatchObject({ kind: 'unknown' });
  });

  it('stops when its signal aborts', async () => {
    standIn.mishaps.push({ kind: 'silence' });
    const stopping = new AbortController();
    const asked = clientOf({ timeoutMs: 60_000 }).createSession(order, stopping.signal);
    stopping.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'unknown' });
  });
});
