import { randomUUID } from 'node:crypto';
import { PaymentBody, PaymentRequired } from '@farebox/contract';
import type { Dice } from '../dice.ts';
import { all, keepActing, twiceSometimes } from './at-once.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import type { Journal, Purchase } from './journal.ts';
import { Unexpected, unexpected } from './unexpected.ts';

/** Half of the calls go to the tool whose runs are witnessed from outside. */
const tools = [
  { id: 'random-uuid', method: 'GET' },
  { id: 'timestamp', method: 'GET' },
  { id: 'random-uuid', method: 'GET' },
  { id: 'word-count', method: 'POST', input: { text: 'to be or not to be' } },
  { id: 'random-uuid', method: 'GET' },
  { id: 'slugify', method: 'POST', input: { title: 'To be, or not to be' } },
] as const;

const usualClients = 24;

export interface Shop {
  http: HttpClient;
  /** Spends prepaid credit. */
  apiKey: string;
  dice: Dice;
}

/** Buys and calls from many clients at once, noting all of it, until the signal aborts. */
export async function load(shop: Shop, journal: Journal, signal: AbortSignal, clients = usualClients): Promise<void> {
  const act = () => buyAndCall(shop, journal);
  await Promise.all(Array.from({ length: clients }, () => keepActing(act, journal.violations, signal)));
}

async function buyAndCall(shop: Shop, journal: Journal): Promise<void> {
  const { dice } = shop;
  const purchase = await quoted(shop);
  journal.purchases.push(purchase);
  if (dice.oneIn(8)) await look(shop, purchase);
  if (dice.oneIn(12)) return;
  purchase.wasAsked = true;
  await all(twiceSometimes(dice, () => pay(shop, purchase)));
  if (dice.oneIn(10)) return;

  purchase.idempotencyKey = dice.oneIn(2) ? randomUUID() : null;
  if (purchase.idempotencyKey === null) await callOnce(shop, purchase);
  else await all(twiceSometimes(dice, () => callOnce(shop, purchase)));
}

/** Pays nothing, uses nothing, and runs nothing. */
async function look({ http, apiKey }: Shop, { paymentId, toolId, token, via }: Purchase): Promise<void> {
  const headers = { ...credentials(apiKey, via), 'x-payment-token': token };
  await http.send('HEAD', `/api/payments/${paymentId}`, { headers });
  await http.send('HEAD', requestOf(toolId).path, { headers });
}

/** A paid call gives its answer, or fails and is given back; beside a twin with the same key the answer may be that the twin still runs. */
async function callOnce(shop: Shop, purchase: Purchase): Promise<void> {
  const answer = await call(shop, purchase);
  if (answer.status === 200) receive(purchase, answer);
  else if (!hasFailed(answer) && (answer.status !== 409 || purchase.idempotencyKey === null)) throw unexpected('a paid call', answer);
}

/** Creates a payment, by asking for one or by calling without. */
async function quoted(shop: Shop): Promise<Purchase> {
  const { dice } = shop;
  const toolId = dice.oneOf(tools).id;
  const via = dice.int(5) < 2 ? 'credit' : 'test';
  const { paymentId, token } = dice.oneIn(2) ? await challenged(shop, toolId, via) : await created(shop, toolId, via);
  return { paymentId, token, toolId, via, wasAsked: false, isPaid: false, wasCalled: false, idempotencyKey: null, received: null };
}

async function challenged({ http, apiKey }: Shop, toolId: string, via: Purchase['via']): Promise<PaymentBody> {
  const { method, path, json } = requestOf(toolId);
  const answer = await http.send(method, path, { headers: credentials(apiKey, via), json });
  if (answer.status !== 402) throw unexpected('an unpaid call', answer);
  return PaymentRequired.parse(JSON.parse(answer.text)).payment;
}

async function created({ http, apiKey }: Shop, serviceId: string, via: Purchase['via']): Promise<PaymentBody> {
  const answer = await http.send('POST', '/api/payments', { headers: credentials(apiKey, via), json: { serviceId, providerId: via } });
  if (answer.status !== 201) throw unexpected('a new payment', answer);
  return PaymentBody.parse(JSON.parse(answer.text));
}

/** Pays, however often it is asked; @returns the payment as it stands then. */
export async function pay({ http, apiKey }: Shop, purchase: Purchase): Promise<PaymentBody> {
  const path = `/api/payments/${purchase.paymentId}`;
  const headers = credentials(apiKey, purchase.via);
  const answer =
    purchase.via === 'test'
      ? await http.send('GET', path, { headers })
      : await http.send('POST', `${path}/pay`, { headers, json: { provider: 'credit' } });
  if (answer.status !== 200) throw unexpected('paying', answer);
  const payment = PaymentBody.parse(JSON.parse(answer.text));
  if (payment.status !== 'paid') throw unexpected('a paid payment', answer);
  purchase.isPaid = true;
  return payment;
}

export async function call({ http, apiKey }: Shop, purchase: Purchase): Promise<HttpAnswer> {
  const { method, path, json } = requestOf(purchase.toolId);
  const key = purchase.idempotencyKey === null ? {} : { 'idempotency-key': purchase.idempotencyKey };
  purchase.wasCalled = true;
  return http.send(method, path, {
    headers: { ...credentials(apiKey, purchase.via), 'x-payment-token': purchase.token, ...key },
    json,
  });
}

/** The third party did: nothing is charged. */
export function hasFailed({ status, text }: HttpAnswer): boolean {
  return (status === 502 && text.includes('"upstream_failed"')) || (status === 504 && text.includes('"upstream_timeout"'));
}

/** Notes the answer; one payment has one answer, however often it arrives. */
export function receive(purchase: Purchase, answer: HttpAnswer): void {
  if (purchase.received !== null && purchase.received !== answer.text) {
    throw new Unexpected(`two answers for one payment of ${purchase.toolId}: ${purchase.received} and ${answer.text}`);
  }
  purchase.received = answer.text;
}

function requestOf(toolId: string) {
  const tool = tools.find(({ id }) => id === toolId) ?? tools[1];
  return { method: tool.method, path: `/api/tools/${tool.id}`, json: 'input' in tool ? tool.input : undefined };
}

function credentials(apiKey: string, via: Purchase['via']): Record<string, string> {
  return via === 'credit' ? { 'x-api-key': apiKey } : {};
}
