import { setTimeout as pause } from 'node:timers/promises';
import { Asset, DeliveredAsset } from '@farebox/contract';
import { all } from '../at-once.ts';
import type { HttpAnswer, HttpClient } from '../http-client.ts';
import { bearer, register } from '../people.ts';
import { Unexpected, unexpected } from '../unexpected.ts';
import type { Notes, Product, Purchase } from './journal.ts';
import { newWallet, sign, type Wallet } from './wallets.ts';

const clients = 16;

/** Half of the calls go to the tool whose runs are witnessed from outside, and take a little while. */
const tools: readonly Product[] = [
  { kind: 'tool', id: 'random-uuid', method: 'GET', path: '/api/tools/random-uuid', json: undefined },
  { kind: 'tool', id: 'random-uuid', method: 'GET', path: '/api/tools/random-uuid', json: undefined },
  { kind: 'tool', id: 'timestamp', method: 'GET', path: '/api/tools/timestamp', json: undefined },
  { kind: 'tool', id: 'word-count', method: 'POST', path: '/api/tools/word-count', json: { text: 'to be or not to be' } },
];

/** Assets of one owner. @returns all that wallets may buy */
export async function openShop(http: HttpClient): Promise<readonly Product[]> {
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
  return [...tools, ...assets];
}

export interface Shop {
  http: HttpClient;
  products: readonly Product[];
}

/** Buys from many wallets at once, noting all of it, until the service is gone or the signal aborts. */
export async function load(shop: Shop, notes: Notes, signal: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: clients }, () => client(shop, notes, signal)));
}

async function client(shop: Shop, notes: Notes, signal: AbortSignal): Promise<void> {
  const wallet = newWallet();
  while (!signal.aborted) {
    try {
      await buy(shop, wallet, notes);
    } catch (broken) {
      if (broken instanceof Unexpected) notes.journal.violations.push(broken.message);
      else return;
    }
  }
}

/** Some send what they signed twice at once: a proxy that repeats, or an impatient program. */
async function buy({ http, products }: Shop, wallet: Wallet, { dice, journal }: Notes): Promise<void> {
  const product = dice.oneOf(products);
  const asked = await http.send(product.method, product.path, { json: product.json });
  // What a wallet has bought it is given again, unpaid: each buys one asset.
  const signed = await sign(product.kind === 'asset' ? newWallet() : wallet, asked, dice);
  const copies = dice.oneIn(3) ? 2 : 1;
  const purchase: Purchase = { product, ...signed, copies, received: null, isRefused: false, last: 'nothing' };
  journal.purchases.push(purchase);
  await all(Array.from({ length: copies }, () => demand(http, purchase, impatient)));
}

/** What came of asking for what was paid: the thing, or a reason why not that is no other than it may be. */
export type Outcome = 'served' | 'used' | 'refused' | 'pending';

/** How often the same is sent again, by what it is told. */
export interface Patience {
  /** The same payment or call is at work somewhere. */
  inFlight: number;
  /** Nobody knows yet whether the money moved. */
  pending: number;
}

const impatient: Patience = { inFlight: 3, pending: 3 };
const retryMs = 100;

/** Sends a signed payment, and sends the same again where it is told to. @throws Unexpected for what must never be answered */
export async function demand(http: HttpClient, purchase: Purchase, patience: Patience): Promise<Outcome> {
  const { product, headers } = purchase;
  for (let tries = 1; ; tries += 1) {
    const answer = await http.send(product.method, product.path, { headers, json: product.json });
    const code = answer.status === 200 ? '' : codeOf(answer);
    purchase.last = `${answer.status} ${code}`;
    switch (code) {
      case '':
        receive(purchase, answer);
        return 'served';
      case 'payment_already_used':
        return 'used';
      case 'payment_refused':
        purchase.isRefused = purchase.copies === 1;
        return 'refused';
      case 'payment_in_flight':
      case 'idempotency_in_progress':
      case 'settlement_pending':
        if (answer.headers['retry-after'] === undefined) throw unexpected('a time to come again', answer);
        if (tries >= (code === 'settlement_pending' ? patience.pending : patience.inFlight)) return 'pending';
        await pause(retryMs);
        break;
      default:
        throw unexpected('what was paid for', answer);
    }
  }
}

/** Notes the answer; one payment has one answer, however often it arrives. */
function receive(purchase: Purchase, answer: HttpAnswer): void {
  const { product, received } = purchase;
  const got = product.kind === 'tool' ? answer.text : deliveryOf(answer);
  if (received !== null && received !== got) throw new Unexpected(`two answers for one payment of ${product.id}: ${received} and ${got}`);
  purchase.received = got;
}

function deliveryOf(answer: HttpAnswer): string {
  const { revenue_event_id: id } = DeliveredAsset.parse(JSON.parse(answer.text));
  if (id === null) throw unexpected('a delivery that was paid', answer);
  return id;
}

function codeOf(answer: HttpAnswer): string {
  const body: unknown = JSON.parse(answer.text);
  if (typeof body !== 'object' || body === null) throw unexpected('a problem', answer);
  if ('code' in body && typeof body.code === 'string') return body.code;
  if ('error' in body && typeof body.error === 'object' && body.error !== null && 'code' in body.error) return String(body.error.code);
  throw unexpected('a problem', answer);
}
