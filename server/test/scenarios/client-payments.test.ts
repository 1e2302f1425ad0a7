import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  budget,
  BudgetError,
  creditWallet,
  fareboxClient,
  FareboxError,
  memoryStore,
  payingFetch,
  payingMcp,
  ReceiptError,
  testWallet,
  type Receipt,
} from '@farebox/client';
import { fileStore } from '@farebox/client/file-store';
import { usdc, x402Wallet } from '@farebox/client/x402';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usdcOf } from '../../src/settlement/settlers/networks.ts';
import { startService, textAt, type Service } from '../service.ts';

const limits = { perCall: '0.10', perDay: '5' };
const words = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text":"to be or not to be"}' };
const counted = { characters: 18, lines: 1, words: 6 };
const newAccount = () => privateKeyToAccount(generatePrivateKey());

describe('a client that pays any 402', () => {
  let service: Service;
  let tool: string;
  beforeAll(async () => {
    service = await startService();
    tool = `${service.url}/api/tools/word-count`;
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const payments = async () => (await service.parts.database.read.selectFrom('payments').selectAll().execute()).length;

  /** Without the headers or members of a 402 that a test does not want. */
  function without(headers: string[], members: string[]): typeof fetch {
    return async (input, init) => {
      const response = await fetch(input, init);
      if (response.status !== 402) return response;
      const kept = new Headers(response.headers);
      for (const name of headers) kept.delete(name);
      const body = Object.fromEntries(Object.entries(Object(await response.json())).filter(([name]) => !members.includes(name)));
      const changed = new Response(JSON.stringify(body), { status: 402, headers: kept });
      Object.defineProperty(changed, 'url', { value: response.url });
      return changed;
    };
  }

  it.each([
    ['test money', () => payingFetch(testWallet(), limits)],
    ['x402 version 2', () => payingFetch(x402Wallet(newAccount()), limits)],
    [
      'x402 version 1',
      () => payingFetch(x402Wallet(newAccount()), limits, { fetch: without(['payment-required', 'www-authenticate'], ['payment']) }),
    ],
    [
      'MPP',
      () => payingFetch(x402Wallet(newAccount()), limits, { fetch: without(['payment-required'], ['payment', 'x402Version', 'accepts']) }),
    ],
    ['the first wallet that can', () => payingFetch([x402Wallet(newAccount(), { networks: [] }), testWallet()], limits)],
  ])('pays with %s', async (_how, make) => {
    const answer = await make()(tool, words);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(counted);
    await service.balances();
  });

  it('pays from credit by the API key of the request', async () => {
    const person = await service.customer();
    const key = textAt((await service.post('/api/v1/me/api-keys', { name: 'agent' }, person.login)).body, 'key');
    const pay = payingFetch(creditWallet(), limits);
    const request = { ...words, headers: { ...words.headers, 'x-api-key': key } };
    const refused = pay(tool, request);
    await expect(refused).rejects.toMatchObject({ status: 402, code: 'insufficient_credit' });
    await expect(refused).rejects.toBeInstanceOf(FareboxError);
  });

  it('returns the 402 if no wallet can pay, and never pays for a call that cannot work', async () => {
    const unpaid = await payingFetch([], limits)(tool, words);
    expect(unpaid.status).toBe(402);
    expect(await unpaid.json()).toMatchObject({ code: 'payment_required' });
    const invalid = await payingFetch(testWallet(), limits)(tool, { ...words, body: '{}' });
    expect(invalid.status).toBe(402);
  });

  describe('its budget', () => {
    it.each([
      [{ perCall: '0.04' }, 'perCall'],
      [{ perCall: '1', perDay: '0.04' }, 'perDay'],
      [{ perCall: '1', perHost: '0.04' }, 'perHost'],
    ])('%j refuses before anything is paid', async (given, limit) => {
      const before = await payments();
      const call = payingFetch(testWallet(), given)(tool, words);
      await expect(call).rejects.toBeInstanceOf(BudgetError);
      await expect(call).rejects.toMatchObject({ limit, amount: '0.05', host: new URL(tool).host });
      expect(await payments()).toBe(before);
    });

    it('is never exceeded by parallel calls, of two processes with one store either', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'farebox-wallet-'));
      try {
        const fetches = [1, 2].map(() => payingFetch(testWallet(), { perCall: '0.10', perDay: '0.25' }, { store: fileStore(folder) }));
        const calls = fetches.flatMap((pay, which) =>
          Array.from({ length: 8 }, async (_, index) => {
            const answer = await pay(tool, { ...words, body: JSON.stringify({ text: `call ${which} ${index}` }) });
            return answer.json();
          }),
        );
        const outcomes = await Promise.allSettled(calls);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
        const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
        expect(reasons.every((reason) => reason instanceof BudgetError)).toBe(true);
        expect(await budget(limits, { store: fileStore(folder) }).spent()).toBe('0.25');
      } finally {
        // The last states may still be written.
        await rm(folder, { recursive: true, maxRetries: 10 });
      }
    });

    it('begins anew on the next day, and not when the clock is set back', async () => {
      let now = Date.UTC(2026, 0, 1, 23);
      const own = budget({ perCall: '1', perDay: '1' }, { now: () => now });
      await own.reserve({ host: 'a', micros: 1_000_000 });
      now -= 48 * 3_600_000;
      await expect(own.reserve({ host: 'a', micros: 1 })).rejects.toBeInstanceOf(BudgetError);
      now += 50 * 3_600_000;
      await own.reserve({ host: 'a', micros: 1_000_000 });
      expect(await own.spent('a')).toBe('1.00');
    });

    it('gets its amount back if nothing was signed', async () => {
      const own = budget(limits);
      const account = newAccount();
      const wallet = x402Wallet({ address: account.address, signTypedData: () => Promise.reject(new Error('the key is locked')) });
      await expect(payingFetch(wallet, own)(tool, words)).rejects.toThrow('the key is locked');
      expect(await own.spent()).toBe('0.00');
    });
  });

  it.each([
    ['a token', () => testWallet()],
    ['a signature', () => x402Wallet(newAccount())],
  ])('uses %s that was paid before a crash, rather than paying again', async (_what, walletOf) => {
    const store = memoryStore();
    const wallet = walletOf();
    // The paid request arrives, its answer does not, and the process ends.
    const dying: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers);
      const response = await fetch(input, init);
      if (!headers.has('x-payment-token') && !headers.has('payment-signature')) return response;
      throw Object.assign(new TypeError('fetch failed'), { status: response.status });
    };
    const request = { ...words, body: JSON.stringify({ text: crypto.randomUUID() }) };
    const crashed = payingFetch(wallet, budget(limits, { store }), { fetch: dying })(tool, request);
    await expect(crashed).rejects.toThrow('fetch failed');
    const paidBefore = await payments();

    const own = budget(limits, { store });
    const answer = await payingFetch(wallet, own)(tool, request);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ characters: 36 });
    expect(await payments()).toBe(paidBefore);
    expect(await own.spent()).toBe('0.05');
    // Its answer has arrived: the next call like it is a call of its own.
    expect((await payingFetch(wallet, own)(tool, request)).status).toBe(200);
    expect(await own.spent()).toBe('0.10');
    await service.balances();
  });

  it('signs for no token but those that are worth a dollar, and for no time but a short one', async () => {
    const account = newAccount();
    const signed: unknown[] = [];
    const recording = {
      address: account.address,
      signTypedData: async (typed: Parameters<typeof account.signTypedData>[0]) => (signed.push(typed), account.signTypedData(typed)),
    };
    const offer = {
      scheme: 'exact',
      network: 'eip155:8453',
      amount: '50000',
      payTo: account.address,
      maxTimeoutSeconds: 1e9,
      asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    };
    const wallet = x402Wallet(Object(recording), { now: () => 0 });
    const quoteFor = (changed: object) =>
      wallet.quote({ payment: null, mpp: [], x402: { version: 2, resource: undefined, offers: [{ ...offer, ...changed, raw: {} }] } });
    expect(quoteFor({ asset: '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf' })).toBeNull();
    expect(quoteFor({ network: 'eip155:1' })).toBeNull();
    expect(quoteFor({ amount: '-1' })).toBeNull();
    expect(quoteFor({ amount: '1000001' })).toBeNull();
    expect(quoteFor({ payTo: 'somebody' })).toBeNull();
    const prepared = await quoteFor({})?.prepare();
    expect(prepared?.expiresAt).toBe(600_000);
    expect(signed).toMatchObject([{ message: { validBefore: 600n, value: 50_000n } }]);
  });

  it('knows the tokens of the service', () => {
    for (const { network, address, name, version } of usdc) expect(usdcOf(network)).toEqual({ asset: address, name, version });
  });

  it('does not follow a redirect to a service that charges', async () => {
    const server = createServer((_request, response) => response.writeHead(307, { location: tool }).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
    const before = await payments();
    expect((await payingFetch(testWallet(), limits)(url, words)).status).toBe(402);
    expect(await payments()).toBe(before);
    await new Promise((resolve) => server.close(resolve));
  });

  it('verifies receipts, and refuses an answer that was changed on its way', async () => {
    const receipts: Receipt[] = [];
    const verified = payingFetch(testWallet(), limits, { receipts: 'require', onReceipt: (receipt) => void receipts.push(receipt) });
    expect(await (await verified(tool, words)).json()).toEqual(counted);
    expect(receipts).toMatchObject([{ amount: '0.05', service: 'word-count', iss: service.url }]);
    const tampering: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (response.headers.get('x-payment-receipt') === null) return response;
      const changed = new Response('{"words":7}', { status: 200, headers: response.headers });
      Object.defineProperty(changed, 'url', { value: response.url });
      return changed;
    };
    await expect(payingFetch(testWallet(), limits, { receipts: 'verify', fetch: tampering })(tool, words)).rejects.toBeInstanceOf(
      ReceiptError,
    );
  });

  it.each([
    ['farebox tokens', () => testWallet()],
    ['x402', () => x402Wallet(newAccount())],
  ])('pays for an unmodified MCP client with %s', async (_how, walletOf) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
    try {
      const own = budget(limits);
      const paying = payingMcp(client, walletOf(), own, { host: 'farebox' });
      expect((await paying.listTools()).tools.length).toBeGreaterThan(0);
      const result = await paying.callTool({ name: 'word_count', arguments: { text: 'to be or not to be' } });
      expect(result.structuredContent).toMatchObject({ status: 'ok', data: counted });
      expect(await own.spent('farebox')).toBe('0.05');
      const poor = payingMcp(client, walletOf(), { perCall: '0.01' });
      await expect(poor.callTool({ name: 'word_count', arguments: { text: 'a' } })).rejects.toBeInstanceOf(BudgetError);
      const invalid = await payingMcp(client, walletOf(), limits).callTool({ name: 'word_count', arguments: {} });
      expect(invalid.isError).toBe(true);
    } finally {
      await client.close();
    }
  });

  it.each([
    ['a token', () => testWallet(), 'word_count', { text: crypto.randomUUID() }],
    ['a signature', () => x402Wallet(newAccount()), 'word_count', { text: crypto.randomUUID() }],
    ['a token, by call_tool', () => testWallet(), 'call_tool', { name: 'word_count', arguments: { text: crypto.randomUUID() } }],
  ])('uses %s that an MCP client paid before a crash, and gets the lost answer', async (_what, walletOf, name, given) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
    try {
      const store = memoryStore();
      const wallet = walletOf();
      let answers = 0;
      // The paid call is answered, the answer is lost, and the process ends.
      const dying = {
        async callTool(call: Parameters<typeof client.callTool>[0]) {
          const answer = await client.callTool(call);
          if (answer.isError === true || call.name === 'pay_payment') return answer;
          answers += 1;
          throw new Error('the connection broke');
        },
      };
      const call = { name, arguments: given };
      await expect(payingMcp(dying, wallet, budget(limits, { store })).callTool(call)).rejects.toThrow('the connection broke');
      expect(answers).toBe(1);
      const paidBefore = await payments();

      const own = budget(limits, { store });
      const paying = payingMcp(client, wallet, own);
      const again = await paying.callTool(call);
      expect(again).toMatchObject({ structuredContent: { status: 'ok', data: { characters: 36 } } });
      expect(again._meta?.['io.github.farebox/payment']).toMatchObject({ replayed: true });
      expect([await payments(), await own.spent()]).toEqual([paidBefore, '0.05']);
      // Its answer has arrived: the next call like it is a call of its own.
      expect(await paying.callTool(call)).toMatchObject({ structuredContent: { status: 'ok' } });
      expect(await own.spent()).toBe('0.10');
    } finally {
      await client.close();
    }
  });

  it('lets the typed client pay with x402 and within a budget', async () => {
    const own = budget({ perCall: '0.10', perDay: '0.07' });
    const client = fareboxClient({ url: service.url, wallet: x402Wallet(newAccount()), budget: own });
    expect((await client.call('word-count', { text: 'a b' })).output).toMatchObject({ words: 2 });
    await expect(client.call('word-count', { text: 'a b c' })).rejects.toBeInstanceOf(BudgetError);
    expect(await own.spent()).toBe('0.05');
  });
});
