import {
  AdminPaymentPage,
  Asset,
  DeliveredAsset,
  PaymentBody,
  PayoutBatchDetails,
  PayoutLinePage,
  Session,
  type PayoutLine,
} from '@farebox/contract';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { HttpAnswer, HttpClient } from '../http-client.ts';
import { admin, bearer, openBuyer, register } from '../people.ts';
import type { Dice } from '../../dice.ts';
import { unexpected } from '../unexpected.ts';

/** A seller with a wallet. */
export interface Owner {
  id: string;
  token: string;
  address: Hex;
  assetId: string;
}

export interface People {
  owners: readonly Owner[];
  /** Of somebody who buys with prepaid credit: owners earn real money by it. */
  apiKey: string;
  /** Bearer token of the admin. */
  adminToken: string;
}

const ownerCount = 5;
/** One price that is no round number: the fee leaves a rest. */
const prices = ['0.50', '1.25', '0.030507'];

export async function openPeople(http: HttpClient, network: string): Promise<People> {
  const apiKey = await openBuyer(http);
  const loggedIn = await http.send('POST', '/api/v1/auth/login', { json: admin });
  const adminToken = Session.parse(JSON.parse(loggedIn.text)).token;
  const owners = await Promise.all(Array.from({ length: ownerCount }, (_, index) => openOwner(http, network, index)));
  return { owners, apiKey, adminToken };
}

async function openOwner(http: HttpClient, network: string, index: number): Promise<Owner> {
  const { token, user } = await register(http, `owner-${index + 1}@example.com`);
  const { address } = privateKeyToAccount(generatePrivateKey());
  const json = { payout_wallet: { network, address } };
  const changed = await http.send('PATCH', '/api/v1/auth/me', { headers: bearer(token), json });
  if (changed.status !== 200) throw unexpected('a wallet', changed);
  const form = new FormData();
  form.set('title', `Of owner ${index + 1}`);
  form.set('asset_type', 'dataset');
  form.set('price_amount', prices[index % prices.length] ?? '1');
  form.set('file', new Blob([`${index}\n`], { type: 'text/csv' }), 'data.csv');
  const uploaded = await http.send('POST', '/api/v1/admin/assets/upload', { headers: bearer(token), form });
  if (uploaded.status !== 201) throw unexpected('a new asset', uploaded);
  return { id: user.id, token, address, assetId: Asset.parse(JSON.parse(uploaded.text)).id };
}

/** Sells of some owners, at least of one. */
export async function sellSome(http: HttpClient, { owners, apiKey }: People, dice: Dice): Promise<void> {
  const [first, ...others] = owners;
  const selling = [...(first === undefined ? [] : [first]), ...others.filter(() => dice.oneIn(2)), dice.oneOf(owners)];
  await Promise.all(selling.map((owner) => sell(http, apiKey, owner)));
}

async function sell(http: HttpClient, apiKey: string, { assetId }: Owner): Promise<void> {
  const headers = { 'x-api-key': apiKey };
  const created = await http.send('POST', '/api/payments', { headers, json: { serviceId: assetId, providerId: 'credit' } });
  if (created.status !== 201) throw unexpected('a payment', created);
  const { paymentId, token } = PaymentBody.parse(JSON.parse(created.text));
  const paid = await http.send('POST', `/api/payments/${paymentId}/pay`, { headers, json: { provider: 'credit' } });
  if (paid.status !== 200) throw unexpected('a paid payment', paid);
  const fetched = await http.send('GET', `/api/v1/assets/fetch?asset_id=${assetId}`, { headers: { ...headers, 'x-payment-token': token } });
  if (fetched.status !== 200) throw unexpected('a paid asset', fetched);
  DeliveredAsset.parse(JSON.parse(fetched.text));
}

/** An admin refunds a sale while it may be on its way to its owner; never of the first, who is owed something in each batch. */
export async function refundOne(http: HttpClient, { owners, adminToken }: People, dice: Dice): Promise<void> {
  const headers = bearer(adminToken);
  const path = `/api/v1/admin/payments?service_id=${dice.oneOf(owners.slice(1)).assetId}&status=paid`;
  const listed = await http.send('GET', path, { headers });
  if (listed.status !== 200) throw unexpected('payments', listed);
  const { items } = AdminPaymentPage.parse(JSON.parse(listed.text));
  if (items.length === 0) return;
  const json = { reason: 'a crash test' };
  const refunded = await http.send('POST', `/api/v1/admin/payments/${dice.oneOf(items).id}/refund`, { headers, json });
  if (refunded.status !== 200 && refunded.status !== 409) throw unexpected('a refund', refunded);
}

/** Asks for a batch under a key of its own; asked again with the same key it is the same batch. */
export async function askForBatch(http: HttpClient, { adminToken }: People, key: string, json: object = {}): Promise<PayoutBatchDetails> {
  const headers = { ...bearer(adminToken), 'idempotency-key': key };
  const answer = await http.send('POST', '/api/v1/admin/payouts', { headers, json });
  return detailsIn(answer, 201);
}

/** How people said that the lines of their own transfers ended, by line. */
export type LineEnds = Map<string, 'paid' | 'failed'>;

/** Asks for a batch that people transfer themselves, refunds sales of it, and ends each line as its end is noted; asked again it is the same. */
export async function transferByHand(
  http: HttpClient,
  people: People,
  key: string,
  { ends, dice }: { ends: LineEnds; dice: Dice },
): Promise<string> {
  const { id, lines } = await askForBatch(http, people, key, { method: 'export' });
  await Promise.all([
    ...Array.from({ length: dice.int(4) }, () => refundOne(http, people, dice)),
    ...lines.map(async ({ id: line }) => {
      const end = ends.get(line) ?? dice.oneOf(['paid', 'failed'] as const);
      ends.set(line, end);
      const json = end === 'paid' ? { reference: `wire ${line}` } : { reason: 'a closed account' };
      const headers = bearer(people.adminToken);
      const ended = await http.send('POST', `/api/v1/admin/payouts/${id}/lines/${line}/${end}`, { headers, json });
      if (ended.status !== 200) throw unexpected('a payout that has ended', ended);
    }),
  ]);
  return id;
}

export async function lookUp(http: HttpClient, { adminToken }: People, batchId: string): Promise<PayoutBatchDetails> {
  return detailsIn(await http.send('GET', `/api/v1/admin/payouts/${batchId}`, { headers: bearer(adminToken) }), 200);
}

/** All that an owner sees of payouts. */
export async function statementOf(http: HttpClient, { token }: Owner): Promise<PayoutLine[]> {
  const lines: PayoutLine[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const path: string = `/api/v1/me/payouts?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const answer = await http.send('GET', path, { headers: bearer(token) });
    if (answer.status !== 200) throw unexpected('a statement', answer);
    const page = PayoutLinePage.parse(JSON.parse(answer.text));
    lines.push(...page.items);
    cursor = page.next_cursor;
  }
  return lines;
}

function detailsIn(answer: HttpAnswer, status: number): PayoutBatchDetails {
  if (answer.status !== status) throw unexpected('a batch', answer);
  return PayoutBatchDetails.parse(JSON.parse(answer.text));
}
