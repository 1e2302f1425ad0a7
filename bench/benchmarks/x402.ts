import { formatAmount } from '../../server/src/money.ts';
import { capture, headLength, requestText, type Captured, type HttpRequest } from '../capture.ts';
import type { Bench, Comparison } from '../comparison.ts';
import type { ServerSubject } from '../rounds.ts';
import { SignedTerms, signedPayments, type SignedPayments } from '../signed-payments.ts';
import { startStockSeller } from '../stock-seller.ts';
import { decodePaymentRequiredHeader } from '@x402/core/http';

/** As a client sends it: with a body, and the headers of an ordinary HTTP library. */
const request: HttpRequest = {
  method: 'POST',
  path: '/api/tools/word-count',
  headers: { Accept: '*/*', 'Accept-Encoding': 'gzip, deflate', 'User-Agent': 'agent/1.0', 'Content-Type': 'application/json' },
  body: JSON.stringify({ text: 'Hello world\nBye' }),
};
const paidText = '"words":3';

/**
 * x402 next to the stock middleware, each settling in its own process on the same kind of ledger: the 402 with the data to sign, and the
 * call with its own signed payment. Here every step is on the disk before the next: claim, transfer, payment, answer; in the stock
 * middleware only the transfer.
 */
export async function* x402(bench: Bench): AsyncIterable<Comparison> {
  const farebox = await bench.startFarebox();
  const challenge = await capture(farebox.port, request);
  const { network, asset, payTo, amount } = termsOf(challenge);
  const order = { network, asset, payTo, price: `$${formatAmount(Number(amount))}`, path: request.path };
  const stock = await startStockSeller(bench, order, 'disk');
  const stockChallenge = await capture(stock.port, request);
  yield {
    kind: 'comparison',
    title: `x402: unpaid ${request.method} ${request.path} -> 402, ${challenge.body.length} bytes and ${headLength(challenge)} of headers; stock ${stockChallenge.body.length} and ${headLength(stockChallenge)}`,
    ours: challenged('farebox', farebox),
    baselines: [{ subject: challenged('stock @x402/hono', stock), aim: 1.1 }],
  };

  const payments = signedPayments(bench);
  const inMemory = await startStockSeller(bench, order, 'memory');
  const memoryChallenge = await capture(inMemory.port, request);
  yield {
    kind: 'comparison',
    title: `x402: ${request.method} ${request.path} with a signed payment for each call -> 200`,
    ours: paid('farebox', farebox, payments(challenge)),
    baselines: [
      { subject: paid('stock @x402/hono, same ledger', stock, payments(stockChallenge)), aim: 5 },
      { subject: paid('the same, ledger in memory', inMemory, payments(memoryChallenge)), aim: null },
    ],
  };
}

type Running = Pick<ServerSubject, 'process' | 'port'>;

function challenged(name: string, running: Running): ServerSubject {
  const expected = { status: 402, texts: [] };
  return { kind: 'server', name, ...running, requests: async () => ({ requests: [requestText(request)], isRepeated: true, expected }) };
}

function paid(name: string, running: Running, payments: SignedPayments): ServerSubject {
  return {
    kind: 'server',
    name,
    ...running,
    async requests(count) {
      const headers = await payments.take(count);
      const requests = headers.map((header) => requestText({ ...request, headers: { ...request.headers, 'PAYMENT-SIGNATURE': header } }));
      return { requests, isRepeated: false, expected: { status: 200, texts: [paidText] } };
    },
  };
}

function termsOf(challenge: Captured): SignedTerms {
  const { accepts } = decodePaymentRequiredHeader(challenge.headers['PAYMENT-REQUIRED'] ?? challenge.headers['payment-required'] ?? '');
  return SignedTerms.parse(accepts.find(({ scheme }) => scheme === 'exact'));
}
