import { createHash } from 'node:crypto';
import { AssetPaymentRequired, DeliveredAsset, PaymentBody } from '@farebox/contract';
import { all, twiceSometimes } from '../at-once.ts';
import type { HttpAnswer } from '../http-client.ts';
import { unexpected, Unexpected } from '../unexpected.ts';
import { mayBeArchived, type Journal, type Offered, type Purchase } from './journal.ts';
import type { Market } from './load.ts';

/** Pays for an asset and fetches it: some twice at once, some again and again, some not yet. */
export async function buyAndFetch(market: Market, journal: Journal, asset: Offered): Promise<void> {
  const { dice } = market;
  const purchase = await quoted(market, asset);
  if (purchase === null) return;
  journal.purchases.push(purchase);
  await all(twiceSometimes(dice, () => pay(market, purchase)));
  // Delivers nothing, and uses up nothing.
  if (dice.oneIn(4)) await look(market, purchase);
  if (!purchase.isPaid || dice.oneIn(6)) return;

  await all(twiceSometimes(dice, () => fetchPaid(market, purchase)));
  if (dice.oneIn(4)) await fetchPaid(market, purchase);
}

/** Pays, however often it is asked; @returns the payment as it stands then, null where the asset was archived before it was paid */
export async function pay({ http, apiKey }: Market, purchase: Purchase): Promise<PaymentBody | null> {
  const path = `/api/payments/${purchase.paymentId}`;
  const headers = credentials(apiKey, purchase.via);
  const answer =
    purchase.via === 'test'
      ? await http.send('GET', path, { headers })
      : await http.send('POST', `${path}/pay`, { headers, json: { provider: 'credit' } });
  if (answer.status === 404 && mayBeArchived(purchase.asset) && !purchase.isPaid) return null;
  if (answer.status !== 200) throw unexpected('paying', answer);
  const payment = PaymentBody.parse(JSON.parse(answer.text));
  // Asking for a payment does not pay it once its asset is archived; its state is still answered.
  if (payment.status === 'pending' && mayBeArchived(purchase.asset) && !purchase.isPaid) return null;
  if (payment.status !== 'paid') throw unexpected('a paid payment', answer);
  purchase.isPaid = true;
  return payment;
}

/** Fetches what is paid for, and looks at the bytes now and then. */
export async function fetchPaid(market: Market, purchase: Purchase): Promise<void> {
  const { asset } = purchase;
  purchase.wasFetched = true;
  const answer = await fetchAsset(market, asset, credentials(market.apiKey, purchase.via), purchase.token);
  if (answer.status !== 200) throw unexpected('a paid asset', answer);
  const delivered = DeliveredAsset.parse(JSON.parse(answer.text));
  const id = delivered.revenue_event_id;
  if (delivered.asset_id !== asset.assetId || delivered.payment?.paymentId !== purchase.paymentId || id === null) {
    throw unexpected('the asset that was paid for', answer);
  }
  purchase.revenueEventIds.add(id);
  if (market.dice.oneIn(2)) await assertBytes(market, asset, delivered);
}

async function look({ http, apiKey }: Market, { asset, token, via }: Purchase): Promise<void> {
  const headers = { ...credentials(apiKey, via), 'x-payment-token': token };
  const answer = await http.send('HEAD', `/api/v1/assets/fetch?asset_id=${asset.assetId}`, { headers });
  if (answer.status < 400) throw unexpected('what it costs', answer);
}

/** A free asset, or an own one. */
export async function fetchUnpaid(market: Market, asset: Offered, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const answer = await fetchAsset(market, asset, headers, null);
  if (answer.status === 404 && mayBeArchived(asset)) return;
  if (answer.status !== 200) throw unexpected('an asset', answer);
  await assertBytes(market, asset, DeliveredAsset.parse(JSON.parse(answer.text)));
}

/** By each of the ways there are. */
async function fetchAsset(
  { http, dice }: Market,
  { assetId }: Offered,
  headers: Readonly<Record<string, string>>,
  token: string | null,
): Promise<HttpAnswer> {
  const path = '/api/v1/assets/fetch';
  const withToken = token === null ? headers : { ...headers, 'x-payment-token': token };
  switch (dice.oneOf(['query', 'body', 'header'] as const)) {
    case 'query':
      return http.send('GET', `${path}?asset_id=${assetId}`, { headers: withToken });
    case 'body':
      return http.send('POST', path, { headers, json: { asset_id: assetId, payment_token: token } });
    case 'header':
      return http.send('POST', path, { headers: withToken, json: { asset_id: assetId } });
  }
}

/** What is delivered of a file are its bytes. */
async function assertBytes({ http }: Market, asset: Offered, { delivery }: DeliveredAsset): Promise<void> {
  if (asset.kind === 'api' ? delivery.type !== 'api_invocation' : delivery.type !== 'signed_url') {
    throw new Unexpected(`an asset of the kind ${asset.kind} is delivered as ${delivery.type}`);
  }
  if (asset.kind !== 'file' || delivery.type !== 'signed_url') return;
  if (delivery.sha256 !== asset.sha256) throw new Unexpected(`delivered with the hash ${delivery.sha256} instead of ${asset.sha256}`);
  const { pathname, search } = new URL(delivery.url);
  const answer = await http.send('GET', pathname + search);
  if (answer.status !== 200) throw unexpected('a download', answer);
  const sha256 = createHash('sha256').update(answer.bytes).digest('hex');
  if (sha256 !== asset.sha256)
    throw new Unexpected(`${asset.assetId}: ${answer.bytes.byteLength} other bytes were downloaded than uploaded`);
}

/** Creates a payment, by asking for one or by fetching without; null where the asset is archived. */
async function quoted(market: Market, asset: Offered): Promise<Purchase | null> {
  const via = market.dice.oneOf(['test', 'credit'] as const);
  const headers = credentials(market.apiKey, via);
  const isAsked = market.dice.oneIn(2);
  const json = { serviceId: asset.assetId, providerId: via };
  const answer = isAsked
    ? await market.http.send('POST', '/api/payments', { headers, json })
    : await fetchAsset(market, asset, headers, null);
  if (answer.status === 404 && mayBeArchived(asset)) return null;
  if (answer.status !== (isAsked ? 201 : 402)) throw unexpected('a payment to pay', answer);
  const body: unknown = JSON.parse(answer.text);
  const { paymentId, token } = isAsked ? PaymentBody.parse(body) : AssetPaymentRequired.parse(body).payment;
  return { asset, paymentId, token, via, isPaid: false, wasFetched: false, revenueEventIds: new Set() };
}

function credentials(apiKey: string, via: Purchase['via']): Record<string, string> {
  return via === 'credit' ? { 'x-api-key': apiKey } : {};
}
