import { afterAll, beforeAll, expect, it } from 'vitest';
import { Checkout, CreditHistory, PaymentBody } from '@farebox/contract';
import { minuteMs } from '../../src/clock.ts';
import { startService, type Customer, type Service } from '../service.ts';
import { stripeStandIn, type SignedEvent, type StripeStandIn } from '../stripe-stand-in.ts';

const time = { now: 1_795_000_000_000 };
const clock = { now: () => time.now };
let standIn: StripeStandIn;
let service: Service;
beforeAll(async () => {
  standIn = await stripeStandIn(clock);
  const stripe = { FAREBOX_STRIPE_KEY: standIn.key, FAREBOX_STRIPE_WEBHOOK_SECRET: standIn.webhookSecret, FAREBOX_STRIPE_URL: standIn.url };
  // Smaller than a Stripe event.
  service = await startService({ clock, settings: { ...stripe, FAREBOX_BODY_MAX_BYTES: '1024' } });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await standIn[Symbol.asyncDispose]();
});

const deliver = ({ body, headers }: SignedEvent) => service.send('POST', '/api/v1/webhooks/stripe', { headers, body });

/** The customer orders, and pays on Stripe's page. */
async function paidAtStripe({ login }: Customer, amount: string) {
  const ordered = await service.post('/api/v1/me/credit/checkout', { amount }, login);
  expect(ordered, ordered.text).toMatchObject({ status: 201 });
  const { id } = Checkout.parse(ordered.body);
  const session = [...standIn.sessions.values()].find(({ client_reference_id: ours }) => ours === id);
  return { id, session: standIn.pay(session?.id ?? '') };
}

async function buyCall(headers: Record<string, string>) {
  const created = await service.post('/api/payments', { serviceId: 'timestamp', providerId: 'credit' }, headers);
  const { paymentId, token } = PaymentBody.parse(created.body);
  const paid = await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, headers);
  if (paid.status !== 200) return paid;
  return service.get('/api/tools/timestamp', { ...headers, 'x-payment-token': token });
}

it('spends credit bought by card with a capped key, and refunds the rest', async () => {
  const customer = await service.customer({ key: { cap_total: '0.05' } });
  const { id, session } = await paidAtStripe(customer, '5.00');
  const event = standIn.event('checkout.session.completed', { ...session, custom_text: 'x'.repeat(4096) });
  const told = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));

  expect(await buyCall(customer.apiKey)).toMatchObject({ status: 200 });
  expect(await buyCall(customer.apiKey)).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
  expect(await service.get('/api/v1/me/credit', customer.apiKey)).toMatchObject({ body: { balance: '4.97' } });

  const path = `/api/v1/admin/users/${customer.userId}/top-ups/${id}/refund`;
  const admin = await service.asAdmin();
  expect(await service.post(path, {}, admin)).toMatchObject({
    status: 409,
    body: { error: 'the credit was spent already', shortfall: '0.03' },
  });
  expect(await service.post(path, { amount: '4.97' }, admin)).toMatchObject({ status: 201, body: { status: 'done', balance: '0.00' } });
  const history = CreditHistory.parse((await service.get('/api/v1/me/credit/history', customer.apiKey)).body);
  expect(history.items.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual(['payment -0.03', 'refund -4.97', 'top_up 5.00']);
  await service.balances();
});

it('refuses an event that is unsigned or too large', async () => {
  const customer = await service.customer();
  const { session } = await paidAtStripe(customer, '5.00');
  const { body, headers } = standIn.event('checkout.session.completed', session);
  expect(await deliver({ body: `${body} `, headers })).toMatchObject({ status: 400, body: { code: 'malformed_header' } });
  expect(await deliver(standIn.sign(' '.repeat(300_000)))).toMatchObject({ status: 413 });
  expect(await service.get('/api/v1/me/credit', customer.login)).toMatchObject({ body: { balance: '0.00', low: true } });
});

it('credits a top-up whose webhook was lost', async () => {
  const customer = await service.customer();
  await paidAtStripe(customer, '7.00');
  time.now += 10 * minuteMs;
  await service.parts.credit.cardTopUps?.reconcile(new AbortController().signal);
  expect(await service.get('/api/v1/me/credit', customer.login)).toMatchObject({ body: { balance: '7.00', low: false } });
});

it('sells no credit by card if that is not configured', async () => {
  await using plain = await startService();
  const { login } = await plain.customer();
  expect(await plain.post('/api/v1/me/credit/checkout', { amount: '5.00' }, login)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
});
