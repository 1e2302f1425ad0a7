import { Asset, CreatedApiKey, MadePledge, PaymentBody, Session } from '@farebox/contract';
import { randomUUID } from 'node:crypto';
import type { HttpAnswer, HttpClient } from '../http-client.ts';
import { admin, bearer, register } from '../people.ts';
import { keepActing } from '../at-once.ts';
import { unexpected } from '../unexpected.ts';
import { losingPath } from '../x402-seller.ts';
import { actOf, callLosingTool, type Shop, type TestMoney } from './acts.ts';
import { changingTool, losingTool, meteredTool, resoldTool, type Notes, type Product } from './journal.ts';
import { newNeed } from './pledging.ts';
import { newWallet, type Wallet } from './wallets.ts';

const usualClients = 16;

/** Half of the calls go to the tool whose runs are witnessed from outside, take a little while, and fail now and then. */
const tools: readonly Product[] = [
  { kind: 'tool', id: 'random-uuid', method: 'GET', path: '/api/tools/random-uuid', json: undefined },
  { kind: 'tool', id: 'random-uuid', method: 'GET', path: '/api/tools/random-uuid', json: undefined },
  { kind: 'tool', id: 'timestamp', method: 'GET', path: '/api/tools/timestamp', json: undefined },
  { kind: 'tool', id: 'word-count', method: 'POST', path: '/api/tools/word-count', json: { text: 'to be or not to be' } },
  // Quoted 0.06, and charged 0.03.
  { kind: 'tool', id: meteredTool, method: 'POST', path: `/api/tools/${meteredTool}`, json: { text: 'abcdef' } },
  { kind: 'tool', id: changingTool, method: 'POST', path: `/api/tools/${changingTool}`, json: { text: 'abc' } },
  { kind: 'tool', id: resoldTool, method: 'POST', path: `/api/tools/${resoldTool}`, json: { city: 'Nowhere' } },
];

/** What stays from round to round. */
export type Products = Pick<Shop, 'tools' | 'assets' | 'admin'>;

/**
 * Assets of one owner; tools of the operator with a metered price, with one that changes, and of another server that is paid.
 * @param measuring the API of the first two @param seller where the other server is
 */
export async function openProducts(http: HttpClient, measuring: string, seller: string): Promise<Products> {
  const metered_price = { unit: 'characters', of: 'text', per_unit_amount: '0.01', used_path: 'used' };
  const rules = [
    { operation: 'GET *', metered_price },
    { operation: 'POST *', price_amount: '0.05' },
  ];
  const admin = await adminHeaders(http);
  const common = { publish: true, force: true };
  const settings = { allow_private: true };
  for (const json of [
    { kind: 'openapi', name: 'measure', document: measuring, settings: { ...settings, rules }, ...common },
    { kind: 'x402', name: 'far', url: `${seller}/weather`, settings, ...common },
    { kind: 'x402', name: 'lost', url: `${seller}${losingPath}`, settings, ...common },
  ]) {
    const imported = await http.send('POST', '/api/v1/admin/tools', { headers: admin, json });
    if (imported.status !== 201) throw unexpected('an imported tool', imported);
  }
  const { token } = await register(http, 'owner@example.com');
  const assets = await Promise.all(
    ['0.02', '0.000501'].map(async (price): Promise<Product> => {
      const form = new FormData();
      form.set('title', `Worth ${price}`);
      form.set('asset_type', 'dataset');
      form.set('price_amount', price);
      form.set('file', new Blob([`${price}\n`], { type: 'text/csv' }), 'worth.csv');
      const answer = await http.send('POST', '/api/v1/admin/assets/upload', { headers: bearer(token), form });
      if (answer.status !== 201) throw unexpected('a new asset', answer);
      const { id } = Asset.parse(JSON.parse(answer.text));
      return { kind: 'asset', id, method: 'GET', path: `/api/v1/assets/fetch?asset_id=${id}`, json: undefined };
    }),
  );
  return { tools, assets, admin };
}

/** Somebody has looked at it, so its losses are forgiven. */
async function putOnSale(http: HttpClient, { admin }: Products, tool: string): Promise<void> {
  const answer = await http.send('PATCH', `/api/v1/admin/tools/${tool}`, { headers: admin, json: { published: true } });
  if (answer.status !== 200) throw unexpected('a published tool', answer);
}

export async function putBackOnSale(http: HttpClient, products: Products): Promise<void> {
  await putOnSale(http, products, resoldTool);
  // A process that was killed between a loss and taking the tool from sale leaves that to the next call.
  await callLosingTool(http, (await openKeys(http)).free);
}

/** For another load: it was taken from sale by one before. */
export const sellWhatLoses = (http: HttpClient, products: Products): Promise<void> => putOnSale(http, products, losingTool);

/** A token and a pledge that are paid with test money. */
export async function openTestMoney(http: HttpClient): Promise<TestMoney> {
  const login = bearer((await register(http, 'early@example.com')).token);
  const paidBy = async (answer: HttpAnswer): Promise<string> => {
    const { paymentId, token } = PaymentBody.parse(answer.status === 402 ? JSON.parse(answer.text).payment : JSON.parse(answer.text));
    const paid = await http.send('GET', `/api/payments/${paymentId}`, { headers: login });
    if (!paid.text.includes('"paid"')) throw unexpected('a paid payment', paid);
    return token;
  };
  const payment = { serviceId: 'timestamp', providerId: 'test' };
  const token = await paidBy(await http.send('POST', '/api/payments', { headers: login, json: payment }));
  const need = newNeed();
  const pledgeToken = await paidBy(await http.send('POST', need.path, { headers: login, json: need.json }));
  const made = await http.send('POST', need.path, { headers: { ...login, 'x-payment-token': pledgeToken }, json: need.json });
  if (made.status !== 201) throw unexpected('a pledge', made);
  return { token, login, pledgeId: MadePledge.parse(JSON.parse(made.text)).pledge.id };
}

/** An account with credit, and its keys: one without a cap, and one for each kind of cap. Caps fill: another account for each round. */
export async function openKeys(http: HttpClient): Promise<Shop['keys']> {
  const { token, user } = await register(http, `buyer-${randomUUID()}@example.com`);
  const headers = await adminHeaders(http);
  const given = await http.send('POST', `/api/v1/admin/users/${user.id}/credit`, { headers, json: { amount: '100.00' } });
  if (given.status !== 201) throw unexpected('credit', given);
  const key = async (caps: Readonly<Record<string, string>>) => {
    const created = await http.send('POST', '/api/v1/me/api-keys', { headers: bearer(token), json: { name: 'a key', ...caps } });
    if (created.status !== 201) throw unexpected('a key', created);
    return { 'x-api-key': CreatedApiKey.parse(JSON.parse(created.text)).key };
  };
  // Tools cost 0.03 and 0.05: a day is full after some calls, and the last may fit or not.
  return {
    free: await key({}),
    capped: [await key({ cap_call: '0.04' }), await key({ cap_day: '0.48' }), await key({ cap_total: '0.32' })],
  };
}

async function adminHeaders(http: HttpClient): Promise<Record<string, string>> {
  const loggedIn = await http.send('POST', '/api/v1/auth/login', { json: admin });
  return bearer(Session.parse(JSON.parse(loggedIn.text)).token);
}

/** Buys from many wallets at once, noting all of it, until the signal aborts. */
export async function load(shop: Shop, notes: Notes, signal: AbortSignal, clients = usualClients): Promise<void> {
  await Promise.all(Array.from({ length: clients }, () => client(shop, notes, signal)));
}

async function client(shop: Shop, notes: Notes, signal: AbortSignal): Promise<void> {
  let wallet: Wallet = newWallet();
  const actOnce = async () => {
    const own = wallet;
    // What it has open may be paid by its next request: another wallet keeps them apart.
    wallet = newWallet();
    if (await actOf(notes.dice)({ shop, notes, wallet: own })) wallet = own;
  };
  await keepActing(actOnce, notes.journal.violations, signal);
}
