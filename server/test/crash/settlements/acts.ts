import { randomUUID } from 'node:crypto';
import { PaymentBody } from '@farebox/contract';
import { parseAmount } from '../../../src/money.ts';
import { all } from '../at-once.ts';
import type { HttpClient } from '../http-client.ts';
import { unexpected } from '../unexpected.ts';
import { demand, demandContested, impatient, type Outcome } from './demand.ts';
import type { Dice } from '../../dice.ts';
import { changingTool, losingTool, meteredTool, type Contested, type Notes, type Product, type Purchase } from './journal.ts';
import { endPledge, holderProof, newNeed } from './pledging.ts';
import { newWallet, sign, signExact, signIn, signMaximum, type Signed, type Wallet } from './wallets.ts';

export interface Shop {
  http: HttpClient;
  tools: readonly Product[];
  assets: readonly Product[];
  /** Headers of API keys of one account with credit. */
  keys: { free: Headers; capped: readonly Headers[] };
  /** The provider that signed payments pay by. */
  providerId: string;
  /** What a wallet has at first, where it is known. */
  grantMicros: number | null;
  admin: Headers;
  /** Bought with test money before it was refused; null where it never is. */
  testMoney: TestMoney | null;
}

/** A token and a pledge, and the login of their holder. */
export interface TestMoney {
  token: string;
  pledgeId: string;
  login: Headers;
}
type Headers = Readonly<Record<string, string>>;

interface Buyer {
  shop: Shop;
  notes: Notes;
  /** Of this client, for one thing after the other. */
  wallet: Wallet;
}

/** @returns whether nothing of the client's wallet is open */
export type Act = (buyer: Buyer) => Promise<boolean>;

const acts: readonly Act[] = [
  buy,
  buy,
  buy,
  buy,
  buyMetered,
  buyMetered,
  buyUnderOneKey,
  buyUnderOneKey,
  buyOtherUnderOneKey,
  buyWithCappedKey,
  buyWithCappedKey,
  spendCredit,
  spendCredit,
  payByBoth,
  topUp,
  buyMoreThanThereIs,
  buyAssetBothWays,
  pledge,
  pledge,
  pledgeByKey,
  pledgeByKey,
  payForOtherKey,
  payForOtherKey,
  useGivenBack,
  useGivenBack,
  changePrice,
  callWhatLoses,
  callWhatLoses,
  callWhatLoses,
  lookOnly,
  lookOnly,
  spendTestMoney,
];

export function actOf(dice: Dice): Act {
  return dice.oneOf(acts);
}

const unknownYet = { received: null, copies: 1, isRefused: false, last: 'nothing' } as const;

/** Some send what they signed twice at once: a proxy that repeats, or an impatient program. */
async function buy({ shop, notes, wallet }: Buyer): Promise<boolean> {
  const { dice } = notes;
  const product = dice.oneIn(4) ? dice.oneOf(shop.assets) : dice.oneOf(shop.tools);
  // What a wallet has bought it is given again, unpaid: each buys one asset.
  const signed = await sign(product.kind === 'asset' ? newWallet() : wallet, await ask(shop, product), dice);
  const outcomes = await send(shop, notes, [{ product, ...signed, ...unknownYet, copies: dice.oneIn(3) ? 2 : 1, isAlone: true }]);
  return outcomes.every((outcome) => outcome === 'served');
}

/** With a signed maximum, where it is offered: what the call did not use never moves. */
async function buyMetered({ shop, notes, wallet }: Buyer): Promise<boolean> {
  const product = shop.tools.find(({ id }) => id === meteredTool);
  if (product === undefined) throw new Error('no tool has a metered price');
  const signed = await signMaximum(wallet, await ask(shop, product));
  const outcomes = await send(shop, notes, [{ product, ...signed, ...unknownYet, isAlone: true }]);
  return outcomes.every((outcome) => outcome === 'served');
}

/** What stock clients do on a retry: the same request and Idempotency-Key, and a new signature; here several at once. */
async function buyUnderOneKey({ shop, notes }: Buyer): Promise<boolean> {
  const product = notes.dice.oneOf(shop.tools);
  return underOneKey(
    shop,
    notes,
    Array.from({ length: notes.dice.int(2, 6) }, () => product),
  );
}

/** One key for different requests: one of them is answered. */
async function buyOtherUnderOneKey({ shop, notes }: Buyer): Promise<boolean> {
  const texts = Array.from({ length: notes.dice.int(2, 6) }, (_, count) => 'one more '.repeat(count + 1));
  return underOneKey(
    shop,
    notes,
    texts.map((text) => ({ kind: 'tool', id: 'word-count', method: 'POST', path: '/api/tools/word-count', json: { text } })),
  );
}

async function underOneKey(shop: Shop, notes: Notes, products: readonly Product[]): Promise<boolean> {
  const wallet = newWallet();
  const key = { 'idempotency-key': randomUUID() };
  const signed = await Promise.all(products.map(async (product) => ({ product, ...(await signFor(wallet, shop, product)) })));
  notes.journal.oneOf.push(signed.map((each) => each.key));
  await send(
    shop,
    notes,
    signed.map((each) => ({ ...each, headers: { ...each.headers, ...key }, hasKey: true, isAlone: false, ...unknownYet })),
  );
  return true;
}

/** By a wallet in the name of an API key, some calls at once: its caps hold before anything moves. */
async function buyWithCappedKey({ shop, notes }: Buyer): Promise<boolean> {
  const { dice } = notes;
  const key = dice.oneOf(shop.keys.capped);
  const purchases = await Promise.all(
    Array.from({ length: dice.int(1, 5) }, async (): Promise<Purchase> => {
      const product = dice.oneOf(shop.tools);
      const { headers, ...signed } = await signFor(newWallet(), shop, product, key);
      return { product, ...signed, headers: { ...headers, ...key }, hasKey: false, isAlone: true, ...unknownYet };
    }),
  );
  await send(shop, notes, purchases);
  return true;
}

/** What one key was offered another pays: it counts against the caps of that. */
async function payForOtherKey({ shop, notes }: Buyer): Promise<boolean> {
  const { dice, journal } = notes;
  const product = dice.oneOf(shop.tools);
  const asking = dice.oneOf([shop.keys.free, ...shop.keys.capped]);
  const offered = await offer(shop, product, asking, 'credit');
  const headers = dice.oneOf(shop.keys.capped);
  const userHeaders = { ...asking, 'idempotency-key': randomUUID() };
  const bodies = [{ provider: 'credit' }];
  const contested: Contested = { product, ...offered, key: null, bodies, headers, userHeaders, received: null, last: 'nothing' };
  journal.contested.push(contested);
  await all((dice.oneIn(3) ? [1, 2] : [1]).map(() => demandContested(shop.http, contested, bodies, impatient)));
  return true;
}

/** A call is given back, and then its price changes: the next signature of the wallet uses it, and pays no more than that says. */
async function useGivenBack({ shop, notes }: Buyer): Promise<boolean> {
  const product = shop.tools.find(({ id }) => id === changingTool);
  if (product === undefined) throw new Error('no tool has a changing price');
  const wallet = newWallet();
  let isGivenBack = false;
  for (let tries = 0; tries < 3 && !isGivenBack; tries += 1) {
    await setPrice(shop, '0.05');
    const signed = await signFor(wallet, shop, product);
    notes.journal.purchases.push({ product, ...signed, hasKey: false, isAlone: false, ...unknownYet });
    const answer = await shop.http.send(product.method, product.path, { headers: withMaximum(signed), json: product.json });
    isGivenBack = answer.status >= 500;
  }
  await setPrice(shop, '0.02');
  const signed = await signFor(wallet, shop, product);
  const headers = withMaximum(signed);
  await send(shop, notes, [{ product, ...signed, headers, hasKey: false, isAlone: false, ...unknownYet }]);
  return true;
}

async function changePrice({ shop, notes }: Buyer): Promise<boolean> {
  await setPrice(shop, notes.dice.oneOf(['0.02', '0.05']));
  return true;
}

async function setPrice({ http, admin }: Shop, price: string): Promise<void> {
  const changed = await http.send('PATCH', `/api/v1/admin/tools/${changingTool}`, { headers: admin, json: { price_amount: price } });
  if (![200, 409].includes(changed.status)) throw unexpected('another price', changed);
}

async function callWhatLoses({ shop, notes }: Buyer): Promise<boolean> {
  await callLosingTool(shop.http, notes.dice.oneOf([shop.keys.free, ...shop.keys.capped]));
  return true;
}

/** Its upstream takes the money each time, and never answers: nobody pays for that, and after some losses it is not asked any more. */
export async function callLosingTool(http: HttpClient, key: Headers): Promise<void> {
  const headers = { ...key, 'x-payment-provider': 'credit' };
  const answer = await http.send('POST', `/api/tools/${losingTool}`, { headers, json: { city: 'Nowhere' } });
  if (answer.status < 402) throw unexpected('a failure', answer);
}

/** HEAD asks only, whatever pays for it. */
async function lookOnly({ shop, notes }: Buyer): Promise<boolean> {
  const { dice, journal } = notes;
  const bought = dice.oneOf([...shop.assets, ...shop.tools.filter(({ method }) => method === 'GET')]);
  const product: Product = { ...bought, method: 'HEAD' };
  const credit = { ...dice.oneOf([shop.keys.free, ...shop.keys.capped]), 'x-payment-provider': 'credit', 'idempotency-key': randomUUID() };
  const signed = dice.oneIn(2) ? await signFor(newWallet(), shop, bought) : { key: null, amountMicros: 0, headers: credit };
  journal.purchases.push({ product, ...signed, hasKey: false, isAlone: false, ...unknownYet, isRefused: true });
  const answer = await shop.http.send('HEAD', product.path, { headers: signed.headers });
  if (answer.status < 400) throw unexpected('what it costs', answer);
  return true;
}

/** Test money buys nothing any more. */
async function spendTestMoney({ shop, notes }: Buyer): Promise<boolean> {
  if (shop.testMoney === null) return true;
  const { token, pledgeId, login } = shop.testMoney;
  const json = { asset_id: notes.dice.oneOf(shop.assets).id };
  const accepted = await shop.http.send('POST', `/api/v1/demand/pledges/${pledgeId}/accept`, { headers: login, json });
  if (accepted.status !== 409) throw unexpected('a refusal of a pledge of test money', accepted);
  const called = await shop.http.send('GET', '/api/tools/timestamp', { headers: { 'x-payment-token': token } });
  if (called.status !== 402) throw unexpected('a refusal of a token of test money', called);
  return true;
}

/** In one step from the credit of an account, some with a maximum. */
async function spendCredit({ shop, notes }: Buyer): Promise<boolean> {
  const { dice } = notes;
  const key = dice.oneIn(2) ? shop.keys.free : dice.oneOf(shop.keys.capped);
  const purchases = Array.from({ length: dice.int(1, 4) }, (): Purchase => {
    const product = dice.oneIn(4) ? dice.oneOf(shop.assets) : dice.oneOf(shop.tools);
    const amountMicros = dice.oneOf([0, 20_000, 60_000]);
    const headers = withMaximum({ headers: { ...key, 'x-payment-provider': 'credit', 'idempotency-key': randomUUID() }, amountMicros });
    return { product, key: null, amountMicros, headers, hasKey: true, isAlone: false, ...unknownYet, copies: dice.oneIn(3) ? 2 : 1 };
  });
  await send(shop, notes, purchases);
  return true;
}

/** One payment by a signature and by credit at the same time: it is paid once, and used once. */
async function payByBoth({ shop, notes }: Buyer): Promise<boolean> {
  const { http, keys, providerId } = shop;
  const product = notes.dice.oneOf(shop.tools);
  const offered = await offer(shop, product, keys.free, providerId);
  const { key, payload } = await signFor(newWallet(), shop, product);
  const bodies = [{ provider: providerId, payload }, { provider: 'credit' }];
  const headers = { ...keys.free, 'idempotency-key': randomUUID() };
  const contested: Contested = { product, ...offered, key, bodies, headers, userHeaders: headers, received: null, last: 'nothing' };
  notes.journal.contested.push(contested);
  await all(bodies.map((body) => demandContested(http, contested, [body], impatient)));
  return true;
}

/** Credit of a wallet, or of the account of a key. */
async function topUp({ shop, notes }: Buyer): Promise<boolean> {
  const key = notes.dice.oneIn(2) ? {} : notes.dice.oneOf([shop.keys.free, ...shop.keys.capped]);
  await topUpFor(newWallet(), { shop, notes }, notes.dice.oneOf(['1.00', '1.25']), key);
  return true;
}

/** More at once than the wallet can pay. Where nobody knows what it has, it has enough, and pays first. */
async function buyMoreThanThereIs({ shop, notes }: Buyer): Promise<boolean> {
  const { dice, journal } = notes;
  const wallet = newWallet();
  journal.poor.push(wallet.address.toLowerCase());
  if (shop.grantMicros !== null) {
    // Leaves what two calls cost.
    const outcomes = await topUpFor(wallet, { shop, notes }, ((shop.grantMicros - 100_000) / 1_000_000).toFixed(2));
    if (!outcomes.includes('served')) return true;
  }
  const purchases = await Promise.all(
    Array.from({ length: dice.int(3, 7) }, async (): Promise<Purchase> => {
      const product = dice.oneOf(shop.tools);
      const signed = await signFor(wallet, shop, product);
      return { product, ...signed, hasKey: false, isAlone: false, ...unknownYet };
    }),
  );
  await send(shop, notes, purchases);
  return true;
}

/** By signatures, and by signing in where the wallet has credit, all at once: it is bought once. */
async function buyAssetBothWays({ shop, notes }: Buyer): Promise<boolean> {
  const { dice, journal } = notes;
  const wallet = newWallet();
  const outcomes = await topUpFor(wallet, { shop, notes }, '1.00');
  if (!outcomes.includes('served')) return true;
  const product = dice.oneOf(shop.assets);
  const common = { product, hasKey: false, isAlone: false, ...unknownYet };
  const signed = await Promise.all(
    Array.from({ length: dice.int(1, 4) }, async (): Promise<Purchase & { key: string }> => ({
      ...common,
      ...(await signFor(wallet, shop, product)),
    })),
  );
  const proofs = await Promise.all(
    Array.from({ length: dice.int(1, 4) }, async (): Promise<Purchase> => {
      return { ...common, key: null, amountMicros: 0, headers: await signIn(wallet, await ask(shop, product)) };
    }),
  );
  journal.oneOf.push(signed.map(({ key }) => key));
  await send(shop, notes, [...signed, ...proofs]);
  return true;
}

/** Money behind a need. */
async function pledge({ shop, notes }: Buyer): Promise<boolean> {
  const wallet = newWallet();
  const product = newNeed();
  const signed = await signFor(wallet, shop, product);
  const purchase: Purchase = { product, ...signed, hasKey: false, isAlone: false, ...unknownYet };
  await send(shop, notes, [purchase]);
  if (purchase.received !== null) await endPledge(purchase.received, (at) => holderProof(wallet, shop, at), shop, notes);
  return true;
}

/** Of an account: any of its keys ends it, within its caps. */
async function pledgeByKey({ shop, notes }: Buyer): Promise<boolean> {
  const keys = [shop.keys.free, ...shop.keys.capped];
  const headers = { ...notes.dice.oneOf(keys), 'x-payment-provider': 'credit', 'idempotency-key': randomUUID() };
  const common = { key: null, amountMicros: 0, hasKey: true, isAlone: false };
  const purchase: Purchase = { product: newNeed(), headers, ...common, ...unknownYet };
  await send(shop, notes, [purchase]);
  if (purchase.received !== null) await endPledge(purchase.received, async () => notes.dice.oneOf(keys), shop, notes);
  return true;
}

async function topUpFor(
  wallet: Wallet,
  { shop, notes }: Pick<Buyer, 'shop' | 'notes'>,
  amount: string,
  key: Headers = {},
): Promise<Outcome[]> {
  const product: Product = { kind: 'credit', id: 'credit', method: 'POST', path: '/api/v1/credit', json: { amount } };
  const { headers, ...signed } = await signFor(wallet, shop, product, key);
  const copies = notes.dice.oneIn(3) ? 2 : 1;
  return send(shop, notes, [{ product, ...signed, headers: { ...headers, ...key }, hasKey: false, isAlone: true, ...unknownYet, copies }]);
}

async function signFor(wallet: Wallet, shop: Shop, product: Product, key: Headers = {}): Promise<Signed> {
  return signExact(wallet, await ask(shop, product, key));
}

/** A payment that waits for its payer. */
async function offer(
  { http }: Shop,
  product: Product,
  headers: Headers,
  providerId: string,
): Promise<Pick<Contested, 'paymentId' | 'token' | 'amountMicros'>> {
  const json = { serviceId: product.id, providerId, ...(product.json === undefined ? {} : { input: product.json }) };
  const created = await http.send('POST', '/api/payments', { headers, json });
  if (created.status !== 201) throw unexpected('a new payment', created);
  const { paymentId, token, amount } = PaymentBody.parse(JSON.parse(created.text));
  return { paymentId, token, amountMicros: parseAmount(amount) ?? 0 };
}

function withMaximum({ headers, amountMicros }: Pick<Purchase, 'headers' | 'amountMicros'>): Headers {
  return amountMicros === 0 ? headers : { ...headers, 'x-max-price-cents': String(amountMicros / 10_000) };
}

function ask({ http }: Shop, { method, path, json }: Product, headers: Headers = {}) {
  return http.send(method, path, { headers: { prefer: 'payment=full', ...headers }, json });
}

/** Notes them, and sends all at once. */
async function send({ http }: Shop, { journal, dice }: Notes, purchases: readonly Purchase[]): Promise<Outcome[]> {
  for (const each of purchases) if (each.key !== null && dice.oneIn(3)) each.headers = withMaximum(each);
  journal.purchases.push(...purchases);
  const outcomes: Outcome[] = [];
  const sendOne = async (purchase: Purchase) => void outcomes.push(await demand(http, purchase, impatient));
  await all(purchases.flatMap((purchase) => Array.from({ length: purchase.copies }, () => sendOne(purchase))));
  return outcomes;
}
