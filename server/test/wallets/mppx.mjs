// mppx, unmodified: it pays by the Machine Payments Protocol where that is offered, else by x402 version 2. Prints a line of JSON
// for each of the things that it pays for.
import { Mppx, evm } from 'mppx/client';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const account = privateKeyToAccount(generatePrivateKey());
const mppx = Mppx.create({ methods: [evm({ account, currencies: [evm.assets.baseSepolia.USDC] })], polyfill: false });
for (const { url, init } of JSON.parse(process.argv[2] ?? '[]')) {
  const answer = await mppx.fetch(url, init);
  const ofMpp = answer.headers.get('payment-receipt');
  const receipt = ofMpp ?? answer.headers.get('payment-response');
  const settlement = receipt === null ? null : JSON.parse(Buffer.from(receipt, 'base64url').toString());
  const protocol = ofMpp === null ? 'x402' : 'mpp';
  const line = { status: answer.status, protocol, body: await answer.json(), settlement, payer: account.address.toLowerCase() };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
