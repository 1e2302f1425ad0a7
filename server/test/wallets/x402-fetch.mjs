// x402-fetch 1.x, unmodified: a wallet of x402 version 1. Prints a line of JSON for each of the things that it pays for.
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { decodeXPaymentResponse, wrapFetchWithPayment } from 'x402-fetch';

const account = privateKeyToAccount(generatePrivateKey());
const pay = wrapFetchWithPayment(fetch, account);
for (const { url, init } of JSON.parse(process.argv[2] ?? '[]')) {
  const answer = await pay(url, init);
  const receipt = answer.headers.get('x-payment-response');
  const settlement = receipt === null ? null : decodeXPaymentResponse(receipt);
  const line = { status: answer.status, protocol: 'x402', body: await answer.json(), settlement, payer: account.address.toLowerCase() };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
