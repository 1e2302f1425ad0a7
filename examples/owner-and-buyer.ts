/**
 * The whole story of an asset: an owner sells a file; an agent that knows only an address finds it, pays and downloads it; the owner
 * sees the revenue. This uses the client; every step is one HTTP request.
 *
 *     npm start
 *     npx node examples/owner-and-buyer.ts http://127.0.0.1:4020
 */
import { FareboxError, fareboxClient } from '@farebox/client';

const [url = 'http://127.0.0.1:4020'] = process.argv.slice(2);
const json = { 'Content-Type': 'application/json' };

// 1. The owner registers. Selling needs the token of a login, which is passed as the API key.
const account = { email: `ada-${crypto.randomUUID()}@example.com`, password: crypto.randomUUID() };
const session = await (await fetch(`${url}/api/v1/auth/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })).json();
const owner = fareboxClient({ url, apiKey: session.token });

// 2. The owner uploads a file. The service reads its columns, makes a preview and adds it to the search.
const file = new Blob(['station,date,millimetres\nHKO,2026-01-01,0.5\nHKO,2026-01-02,12.1\nSHA,2026-01-01,3.0\n']);
const fields = {
  title: 'Daily rainfall in Hong Kong',
  asset_type: 'dataset',
  description: 'Rainfall in millimetres for each weather station and day.',
  license_terms: 'CC-BY-4.0',
  price_amount: '0.10',
} as const;
const uploaded = await owner.uploadAsset(fields, file, { fileName: 'rainfall.csv' });
say(`for sale: ${uploaded.title}, ${uploaded.size_bytes} bytes, $${uploaded.price_amount}`);

// 3. An agent describes what it needs. It sees columns, licence and price, but not the data.
const buyer = fareboxClient({ url });
const { results } = await buyer.searchAssets('how much did it rain in Hong Kong', { type: 'dataset', maxPrice: '0.50' });
const found = results.find((result) => result.asset_id === uploaded.id);
if (found === undefined) throw new Error('the asset was not found');
const columns = found.preview.kind === 'dataset' ? found.preview.columns.map(({ name }) => name) : [];
say(`found: ${found.title} with ${columns.join(', ')}`);

// 4. A fetch without payment is answered with a 402 with the price and a payment. Nothing is charged.
const refusal = await buyer.fetchAsset(found.asset_id).catch((thrown: unknown) => thrown);
if (!(refusal instanceof FareboxError) || refusal.status !== 402) throw refusal;
const { payment: quoted } = Object(refusal.body);
say(`${refusal.status}: ${Object(refusal.body).error}, $${quoted.amount}`);

// 5. Pay. The test network of a fresh install takes test money. A client with a wallet does steps 4 and 5 by itself.
const payment = await buyer.pay(quoted.paymentId, 'test');
say(`the payment is ${payment.status}`);

// 6. Fetch with the token and get a signed link. The same token gives new links without another charge.
const delivered = await buyer.fetchAsset(found.asset_id, { token: payment.token });
say(`delivered as ${delivered.delivery.type}`);

// 7. Download. The stream fails if the bytes differ from those that were sold.
const { body, fileName, isChecked } = await buyer.download(delivered);
const text = await new Response(body).text();
say(`${fileName}: ${text.trimEnd().split('\n').length - 1} rows${isChecked ? ', the hash is right' : ''}`);

// 8. The owner sees the sales. Test money is counted separately and is not paid out.
const revenue = await owner.myRevenue({ assetId: uploaded.id });
const [event] = revenue.items;
say(`earned: $${event?.net} of test money, in ${revenue.totals.events} sale`);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
