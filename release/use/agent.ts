// What a user of the packed client writes; compiled with `tsc --strict` and run on each Node, outside the repository.
import {
  budget,
  BudgetError,
  creditWallet,
  fareboxClient,
  FareboxError,
  payingFetch,
  payingMcp,
  testWallet,
  verifyReceipt,
} from '@farebox/client';
import type * as shapes from '@farebox/client';
import { isPaymentRequired, type AssetPaymentRequired, type PaymentRequired, type PublicAsset, type Wallet } from '@farebox/client';
import { fileStore } from '@farebox/client/file-store';
import { x402Wallet } from '@farebox/client/x402';
import { PaymentBody } from '@farebox/contract';
import type * as contract from '@farebox/contract';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const [url = '', token = '', folder = ''] = globalThis.process.argv.slice(2);
const limits = { perCall: '0.10', perDay: '1' };
// One day for all of it, also at midnight.
const started = Date.now();
const own = budget(limits, { store: fileStore(folder), now: () => started });
const wallets: Wallet[] = [testWallet(), creditWallet(), x402Wallet(privateKeyToAccount(generatePrivateKey()))];

// The types of the client are those of the contract, though it does without it.
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same: [
  Same<shapes.Asset, contract.Asset>,
  Same<shapes.AssetSearchAnswer, contract.AssetSearchAnswer>,
  Same<shapes.CapturedSignal, contract.CapturedSignal>,
  Same<shapes.CatalogListing, contract.CatalogListing>,
  Same<shapes.CreateAsset, contract.CreateAsset>,
  Same<shapes.DeliveredAsset, contract.DeliveredAsset>,
  Same<shapes.DemandSignal, contract.DemandSignal>,
  Same<shapes.PaymentRequired, contract.PaymentRequired>,
  Same<shapes.PublishedAsset, contract.PublishedAsset>,
] = [true, true, true, true, true, true, true, true, true];
void same;

// A tool: search, pay, call.
const client = fareboxClient({ url, wallet: wallets, budget: own });
const [tool] = (await client.search('count the words of a text')).services;
const { output } = await client.call(tool?.id ?? '', { text: 'to be or not to be' });

// The same by fetch, with each wallet that pays here, and signed receipts.
const receipts: string[] = [];
for (const wallet of [testWallet(), x402Wallet(privateKeyToAccount(generatePrivateKey()))]) {
  const pay = payingFetch(wallet, own, { receipts: 'require', onReceipt: ({ amount }) => receipts.push(amount) });
  await (await pay(`${url}/api/tools/random-uuid`)).json();
}

// A refusal has a type: its code is one of a few, its payment is there.
const unpaid: unknown = await (await fetch(`${url}/api/tools/random-uuid`)).json();
if (!isPaymentRequired(unpaid)) throw new Error('not a 402');
const refusal: PaymentRequired | AssetPaymentRequired = unpaid;
const code: 'payment_required' | 'insufficient_credit' | undefined =
  refusal.code === 'payment_required' || refusal.code === 'insufficient_credit' ? refusal.code : undefined;
const paymentToken: string = refusal.payment.token;
const payment: PaymentBody = PaymentBody.parse(refusal.payment);

// A file: upload with progress, find, pay, download with its checksum.
const owner = fareboxClient({ url, apiKey: token });
const rows = `month,mm\n${'2025-01,33.2\n'.repeat(20_000)}`;
const sent: number[] = [];
const fields = { title: `Rain ${crypto.randomUUID()}`, asset_type: 'dataset', price_amount: '0.05' } as const;
const uploaded = await owner.uploadAsset(fields, new Blob([rows]).stream(), {
  fileName: 'rain.csv',
  onProgress: (bytes) => sent.push(bytes),
});
const asset: PublicAsset = await client.getAsset(uploaded.id);
const delivered = await client.fetchAsset(asset.id);
const received: number[] = [];
const { body, isChecked } = await client.download(delivered, { onProgress: (bytes) => received.push(bytes) });
const text = await new Response(body).text();

const tooMuch: unknown = await payingFetch(testWallet(), { perCall: '0.01' })(`${url}/api/tools/random-uuid`).catch(
  (thrown: unknown) => thrown,
);
const facts = {
  words: output['words'],
  receipts,
  code,
  hasToken: paymentToken.startsWith('tok_') && payment.token === paymentToken,
  progress: sent.at(-1) === rows.length && received.at(-1) === rows.length,
  isSame: text === rows,
  isChecked,
  isWithinBudget: tooMuch instanceof BudgetError && !(tooMuch instanceof FareboxError),
  spent: await own.spent(),
  exports: [typeof payingMcp, typeof verifyReceipt],
};
globalThis.process.stdout.write(JSON.stringify(facts));
