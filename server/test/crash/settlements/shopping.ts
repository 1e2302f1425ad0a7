import { Asset, CreatedApiKey, Session } from '@farebox/contract';
import { randomUUID } from 'node:crypto';
import type { HttpClient } from '../http-client.ts';
import { admin, bearer, register } from '../people.ts';
import { keepActing } from '../at-once.ts';
import { unexpected } from '../unexpected.ts';
import { actOf, type Shop } from './acts.ts';
import { meteredTool, type Notes, type Product } from './journal.ts';
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
];

/** Assets of one owner, and a tool of the operator with a metered price. @param measuring its API @returns all that wallets may buy */
export async function openProducts(http: HttpClient, measuring: string): Promise<Pick<Shop, 'tools' | 'assets'>> {
  const metered_price = { unit: 'characters', of: 'text', per_unit_amount: '0.01', used_path: 'used' };
  const json = {
    kind: 'openapi',
    name: 'measure',
    document: measuring,
    settings: { metered_price, allow_private: true },
    publish: true,
    force: true,
  };
  const imported = await http.send('POST', '/api/v1/admin/tools', { headers: await adminHeaders(http), json });
  if (imported.status !== 201) throw unexpected('an imported tool', imported);
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
  return { tools, assets };
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
