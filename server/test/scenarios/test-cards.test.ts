import { afterAll, beforeAll, expect, it } from 'vitest';
import { Checkout, TopUpPage } from '@farebox/contract';
import { minuteMs } from '../../src/clock.ts';
import { eachDatabase } from '../databases.ts';
import { startService, type Customer, type Service } from '../service.ts';
import { stripeStandIn, type SignedEvent, type StripeStandIn } from '../stripe-stand-in.ts';

eachDatabase('credit bought in the test mode of Stripe', (open) => {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  let service: Service;
  let testMode: StripeStandIn;
  let liveMode: StripeStandIn;
  let customer: Customer;

  const cardsOf = (stripe: StripeStandIn) => ({
    FAREBOX_STRIPE_KEY: stripe.key,
    FAREBOX_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    FAREBOX_STRIPE_URL: stripe.url,
    // Only cards bring test money.
    FAREBOX_PAYMENTS: 'credit',
  });
  const deliver = ({ body, headers }: SignedEvent) => service.send('POST', '/api/v1/webhooks/stripe', { headers, body });
  const call = (provider: string) => service.get('/api/tools/timestamp', { ...customer.apiKey, 'x-payment-provider': provider });

  async function order(amount: string, key: string) {
    const headers = { ...customer.login, 'idempotency-key': key };
    return service.post('/api/v1/me/credit/checkout', { amount }, headers);
  }
  async function sessionOf(stripe: StripeStandIn, amount: string, key: string) {
    const ordered = await order(amount, key);
    expect(ordered, ordered.text).toMatchObject({ status: 201 });
    const { id } = Checkout.parse(ordered.body);
    const session = [...stripe.sessions.values()].find(({ client_reference_id: ours }) => ours === id);
    return { id, sessionId: session?.id ?? expect.unreachable('no session') };
  }
  const refundOf = async (id: string, amount: string) =>
    service.post(`/api/v1/admin/users/${customer.userId}/top-ups/${id}/refund`, { amount }, await service.asAdmin());
  const credit = async () => {
    const balances = await service.balances();
    return { real: balances[`credit:${customer.userId}`] ?? 0, test: balances[`test:credit:${customer.userId}`] ?? 0 };
  };

  let paidId: string;
  let unpaid: { id: string; sessionId: string };
  beforeAll(async () => {
    const database = await open();
    const start = (settings: Record<string, string>) => startService({ database, clock, settings });
    testMode = await stripeStandIn(clock, { isLive: false });
    liveMode = await stripeStandIn(clock);
    service = await start(cardsOf(testMode));
    customer = await service.customer();
    const bought = await sessionOf(testMode, '5.00', 'first');
    paidId = bought.id;
    expect(await deliver(testMode.event('checkout.session.completed', testMode.pay(bought.sessionId)))).toMatchObject({ status: 200 });
    // Its webhook is lost.
    testMode.pay((await sessionOf(testMode, '2.00', 'second')).sessionId);
    time.now += 10 * minuteMs;
    await service.parts.credit.cardTopUps?.reconcile(new AbortController().signal);
    unpaid = await sessionOf(testMode, '3.00', 'third');

    expect(await credit()).toEqual({ real: 0, test: 7_000_000 });
    expect(await call('credit')).toMatchObject({ status: 402 });
    expect(await call('credit-test')).toMatchObject({ status: 200 });
    const refunded = await refundOf(paidId, '1.00');
    expect(refunded, refunded.text).toMatchObject({ status: 201, body: { status: 'done', balance: '5.97' } });
    const { items } = TopUpPage.parse((await service.get('/api/v1/admin/top-ups', await service.asAdmin())).body);
    expect(items.map(({ test }) => test)).toEqual([true, true, true]);
    await service[Symbol.asyncDispose]();
    service = await start({ ...cardsOf(liveMode), FAREBOX_REAL_MONEY: '1' });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await testMode[Symbol.asyncDispose]();
    await liveMode[Symbol.asyncDispose]();
  });

  it('buys nothing once the service takes real money', async () => {
    for (const provider of ['credit', 'credit-test']) expect((await call(provider)).status, provider).toBeGreaterThanOrEqual(400);
    expect(await credit()).toEqual({ real: 0, test: 5_970_000 });
  });

  it('is never booked as real, for any event and any signature', async () => {
    const session = testMode.pay(unpaid.sessionId);
    const event = testMode.event('checkout.session.completed', session);
    await deliver(event);
    // A live event about a test session, or about a test order.
    await deliver(liveMode.event('checkout.session.completed', session));
    await deliver(liveMode.event('checkout.session.completed', { ...session, livemode: true }));
    expect((await credit()).real).toBe(0);
  });

  it('is not refunded with the key of another mode, and an order of that mode is not continued', async () => {
    expect(await refundOf(paidId, '1.00')).toMatchObject({ status: 409 });
    expect(await order('3.00', 'third')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(liveMode.refunds).toEqual([]);
    expect(liveMode.sessions.size).toBe(0);
  });

  it('leaves real credit as it is', async () => {
    const { sessionId } = await sessionOf(liveMode, '4.00', 'fourth');
    await deliver(liveMode.event('checkout.session.completed', liveMode.pay(sessionId)));
    expect((await credit()).real).toBe(4_000_000);
    expect(await call('credit')).toMatchObject({ status: 200 });
  });
});
