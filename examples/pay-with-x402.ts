/**
 * A new wallet pays for a call with the unmodified @x402/fetch: no account, no chain, no faucet. On the test network of a fresh
 * install, every new address has ten test USDC.
 *
 *     npm start
 *     npx node examples/pay-with-x402.ts http://127.0.0.1:4020 "count the words of a text" '{"text":"to be or not to be"}'
 */
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client } from '@x402/fetch';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const [base = 'http://127.0.0.1:4020', need = 'count the words of a text', input = '{"text":"to be or not to be"}'] = process.argv.slice(2);

// 1. Make a wallet. The client signs payments of up to one dollar.
const account = privateKeyToAccount(generatePrivateKey());
const pay = wrapFetchWithPayment(fetch, new x402Client().register('eip155:*', new ExactEvmScheme(account)));

// 2. Find a tool in the list for x402 clients.
const found = await (await fetch(`${base}/discovery/search?query=${encodeURIComponent(need)}&limit=1`)).json();
const [offer] = found.resources;
if (offer === undefined) throw new Error(`nobody sells ${need}`);
say(`${offer.resource.slice(base.length)} asks for ${dollars(offer.accepts[0].amount)} on ${offer.accepts[0].network}`);

// 3. Call it. The client signs the payment of the 402 and repeats the request; this is the second answer.
const { method } = offer.extensions.bazaar.info.input;
const body = method === 'POST' ? { headers: { 'Content-Type': 'application/json' }, body: input } : {};
const answer = await pay(offer.resource, { method, ...body });
say(await answer.text());

// 4. Read the receipt. After a failed call, the same signed payment could be used again.
const { payer, amount = '0', transaction } = decodePaymentResponseHeader(answer.headers.get('PAYMENT-RESPONSE') ?? '');
say(`${payer === account.address.toLowerCase() ? 'this wallet' : payer} paid ${dollars(amount)} in transaction ${transaction}`);

/** USDC has six decimals. */
function dollars(atomic: string): string {
  return `$${(Number(atomic) / 1e6).toFixed(2)}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
