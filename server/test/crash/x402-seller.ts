import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Dice } from '../dice.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import type { MoneyFacts } from './money-checks.ts';

/** A server that takes the money of its payments, and then answers, refuses the input, fails, breaks off, or says nothing. */
export interface X402Seller extends AsyncDisposable {
  url: string;
  /** True: it answers, or refuses the input. What is at `losingPath` always fails. */
  isCalm: boolean;
  /** What it took so far. */
  taken(): MoneyFacts['taken'];
}

export const losingPath = '/lost/weather';
/** Of a wallet that has nothing: nobody settles what it signs. */
export const spendingSettings = { FAREBOX_SPENDING_KEY: `0x${'1'.repeat(64)}`, FAREBOX_SPENDING_PER_DAY: '10000' };

const fates = [
  ...Array.from({ length: 8 }, () => 'answers' as const),
  'refuses',
  'refuses',
  'fails',
  'breaks off',
  'says nothing',
] as const;
const silenceMsMax = 3000;
const Paid = z.object({ payload: z.object({ authorization: z.object({ nonce: z.string() }) }) });

export async function x402Seller(dice: Dice): Promise<X402Seller> {
  const nonces = new Map<string, Set<string>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname } = new URL(request.url ?? '/', upstream.url);
    const signature = request.headers['payment-signature'];
    if (typeof signature !== 'string') return response.writeHead(402, { 'payment-required': base64Of(demand) }).end('{}');
    const { nonce } = Paid.parse(JSON.parse(Buffer.from(signature, 'base64').toString('utf8'))).payload.authorization;
    const operation = upstream.url + pathname;
    nonces.set(operation, (nonces.get(operation) ?? new Set()).add(nonce));
    const chosen = pathname === losingPath ? dice.oneOf(['fails', 'breaks off'] as const) : dice.oneOf(fates);
    const fate = seller.isCalm && pathname !== losingPath ? (chosen === 'refuses' ? chosen : 'answers') : chosen;
    const settled = dice.oneIn(2) ? { 'payment-response': base64Of({ success: true, transaction: `0x${randomUUID()}` }) } : {};
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json', ...settled }).end(JSON.stringify(body));
    if (fate === 'answers') return say(200, { sky: randomUUID() });
    if (fate === 'refuses') return say(400, { error: `no such city: ${randomUUID()}` });
    if (fate === 'fails') return say(500, {});
    if (fate === 'says nothing') await pause(dice.int(silenceMsMax));
    return response.destroy();
  }

  const upstream = await loopbackUpstream((request, response) => void answer(request, response).catch(() => response.destroy()));
  const seller: X402Seller = {
    url: upstream.url,
    isCalm: false,
    taken: () => [...nonces].map(([operation, ofOperation]) => ({ operation, times: ofOperation.size })),
    [Symbol.asyncDispose]: () => upstream[Symbol.asyncDispose](),
  };
  return seller;
}

const offerOn = (network: string, asset: string) => ({
  scheme: 'exact',
  network,
  amount: '20000',
  asset,
  payTo: `0x${'5'.repeat(40)}`,
  maxTimeoutSeconds: 60,
  extra: { name: 'USDC', version: '2' },
});

/** For test money on Base Sepolia, for real money on Base. */
const demand = {
  x402Version: 2,
  resource: { url: '', description: 'The weather of a city.', mimeType: 'application/json' },
  accepts: [
    offerOn('eip155:84532', '0x036CbD53842c5426634e7929541eC2318f3dCF7e'),
    offerOn('eip155:8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
  ],
  extensions: {
    bazaar: {
      info: {
        input: { type: 'http', method: 'GET', queryParams: { city: 'Paris' } },
        output: { type: 'json', example: { sky: 'clear' } },
      },
      schema: {
        properties: {
          input: { properties: { queryParams: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } } },
        },
      },
    },
  },
};

function base64Of(said: object): string {
  return Buffer.from(JSON.stringify(said)).toString('base64');
}
