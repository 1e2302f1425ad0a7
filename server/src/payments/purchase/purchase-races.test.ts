import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { moneyCore } from '../../../test/money-core.ts';
import { asProblem, problem } from '../../errors.ts';
import type { SignedMeans } from './means.ts';
import type { PaymentProvider } from '../provider.ts';
import { testProvider } from '../providers/test.ts';
import type { Order, Sale } from './sale.ts';

const wallet = `0x${'ab'.repeat(20)}`;
const clock = { now: () => 1_795_000_000_000 };
const price = 50_000;

/** Settles everything, and counts. @param balance of the wallet; null: unknown */
function outside(balance: { micros: number } | null = null) {
  const settled: string[] = [];
  let settling: () => Promise<void> = async () => undefined;
  let verifying: (id: string) => Promise<void> = async () => undefined;
  const provider: PaymentProvider = {
    id: 'x402',
    name: 'outside',
    isTest: false,
    offer: () => ({ payTo: 'us' }),
    async verify(_payment, _payer, request) {
      const id = String(request['id']);
      await verifying(id);
      const authorization = { id, network: 'eip155:1', payer: wallet, text: JSON.stringify(id) };
      return { sourceAccount: 'provider:x402:eip155:1', holderId: wallet, authorization, balanceMicros: balance?.micros ?? null };
    },
    async settle({ id }) {
      settled.push(id);
      if (balance !== null) balance.micros -= price;
      await settling();
      return { kind: 'settled', transaction: `0x${id}`, payer: wallet };
    },
  };
  return {
    provider,
    settled,
    whenVerifying: (hook: typeof verifying) => void (verifying = hook),
    /** The money has moved, but is not booked yet. */
    whenMoved: (hook: typeof settling) => void (settling = hook),
  };
}

function signature(id: string): SignedMeans {
  const nothing = { headers: {}, successHeaders: {}, meta: {}, successMeta: {} };
  return {
    kind: 'signed',
    providerId: 'x402',
    payer: wallet,
    clientId: wallet,
    identifier: null,
    id,
    request: { id },
    isPublic: false,
    agreedPrice: ([current = 0]) => current,
    requireAnswers: async () => undefined,
    requireSigned: async () => undefined,
    requireKey: async () => undefined,
    isSameAs: (text) => text === JSON.stringify(id),
    receipt: () => nothing,
  };
}

function orderOf(id: string, idempotencyKey: string | null): Order {
  return { caller: { kind: 'anonymous' }, means: signature(id), idempotencyKey, maxPriceMicros: null };
}

/** Settled before its work. */
function saleOf(work: () => Promise<string>): Sale<string> {
  return {
    offer: { kind: 'tool', serviceId: 'tool', amountMicros: price },
    resource: { path: '/tool', description: '' },
    internalServiceId: null,
    requestHash: 'hash',
    input: null,
    requireInput: () => undefined,
    isRepeatable: false,
    isLasting: false,
    settles: 'first',
    isQuick: false,
    async work() {
      const answer = await work();
      return { isCharged: true, answer, book: async () => answer };
    },
    again: async (_payment, answer) => answer,
  };
}

eachDatabase('two signatures of one wallet with one key', (open) => {
  it('settle once if the call of the first is refunded while the second is verified', async () => {
    const { provider, settled, whenVerifying } = outside();
    const { purchase } = moneyCore({ database: await open(), clock, providers: [provider] });
    const failing = saleOf(() => Promise.reject(problem('upstream_failed')));
    whenVerifying(async (id) => {
      if (id !== 'second') return;
      await expect(purchase.buy(failing, orderOf('first', 'one'))).rejects.toMatchObject({ code: 'upstream_failed' });
    });
    const bought = await purchase.buy(
      saleOf(async () => 'answer'),
      orderOf('second', 'one'),
    );
    expect(bought).toMatchObject({ result: 'answer', isReplay: false });
    expect(settled).toEqual(['first']);
  });
});

eachDatabase('a retry with the signature of a refunded call', (open) => {
  it('gets the answer of its key if another signature under the key uses the call meanwhile', async () => {
    const { provider, settled } = outside();
    const database = await open();
    const { purchase } = moneyCore({ database, clock, providers: [provider] });
    const failing = saleOf(() => Promise.reject(problem('upstream_failed')));
    await expect(purchase.buy(failing, orderOf('first', 'one'))).rejects.toMatchObject({ code: 'upstream_failed' });
    // A signature that is not stored is verified after its key was looked up: then the other one is faster.
    await database.write((queries) => queries.updateTable('purchases').set({ signed: null }).execute());
    const working = saleOf(async () => 'answer');
    const retry = orderOf('first', 'one');
    let isFirst = true;
    const requireSigned = async () => {
      if (!isFirst) return;
      isFirst = false;
      expect(await purchase.buy(working, orderOf('second', 'one'))).toMatchObject({ result: 'answer', isReplay: false });
    };
    const bought = purchase.buy(working, { ...retry, means: { ...signature('first'), requireSigned } });
    expect(await bought).toMatchObject({ result: 'answer', isReplay: true });
    expect(settled).toEqual(['first']);
  });
});

eachDatabase('two copies of one signature', (open) => {
  it('get one answer if the first is used while the second is verified: the second gets it on retry', async () => {
    const { provider, settled, whenVerifying } = outside();
    const { purchase } = moneyCore({ database: await open(), clock, providers: [provider] });
    let count = 0;
    const sale = saleOf(async () => `answer ${(count += 1)}`);
    let isFirst = true;
    whenVerifying(async () => {
      if (!isFirst) return;
      isFirst = false;
      expect(await purchase.buy(sale, orderOf('only', null))).toMatchObject({ result: 'answer 1', isReplay: false });
    });
    await expect(purchase.buy(sale, orderOf('only', null))).rejects.toMatchObject({ code: 'payment_in_flight' });
    expect(await purchase.buy(sale, orderOf('only', null))).toMatchObject({ result: 'answer 1', isReplay: true });
    expect(settled).toEqual(['only']);
  });
});

eachDatabase('two signatures of one wallet for one refunded call', (open) => {
  it('get separate answers: the first that works has one, and the other pays for its own', async () => {
    const { provider, settled } = outside();
    const { purchase } = moneyCore({ database: await open(), clock, providers: [provider] });
    const failing = saleOf(() => Promise.reject(problem('upstream_failed')));
    // The second takes the call of the first, and gives it back too.
    for (const id of ['first', 'second'])
      await expect(purchase.buy(failing, orderOf(id, null))).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(settled).toEqual(['first']);
    const working = saleOf(async () => 'answer');
    expect(await purchase.buy(working, orderOf('first', null))).toMatchObject({ result: 'answer', isReplay: false });
    expect(await purchase.buy(working, orderOf('second', null))).toMatchObject({ result: 'answer', isReplay: false });
    expect(settled).toEqual(['first', 'second']);
    for (const id of ['first', 'second'])
      expect(await purchase.buy(working, orderOf(id, null))).toMatchObject({ result: 'answer', isReplay: true });
  });

  it('get separate answers if the second already has one', async () => {
    const { provider, settled } = outside();
    const { purchase } = moneyCore({ database: await open(), clock, providers: [provider] });
    const failing = saleOf(() => Promise.reject(problem('upstream_failed')));
    for (const id of ['first', 'second'])
      await expect(purchase.buy(failing, orderOf(id, null))).rejects.toMatchObject({ code: 'upstream_failed' });
    const working = saleOf(async () => 'answer');
    expect(await purchase.buy(working, orderOf('second', null))).toMatchObject({ result: 'answer' });
    await expect(purchase.buy(working, orderOf('first', null))).rejects.toMatchObject({ code: 'payment_already_used' });
    expect(await purchase.buy(working, orderOf('second', null))).toMatchObject({ result: 'answer', isReplay: true });
    expect(settled).toEqual(['first']);
  });
});

eachDatabase('two requests with one token and one key', (open) => {
  it('get one answer if the second asks for the call while the first is taking it', async () => {
    const { payments, purchase } = moneyCore({ database: await open(), clock, providers: [testProvider()] });
    const { id } = payments.quote({ kind: 'tool', serviceId: 'tool', amountMicros: price }, 'anonymous');
    const { token } = await payments.verify(id, { kind: 'anonymous' });
    const order: Order = { ...orderOf('', 'one'), means: { kind: 'token', token } };
    const others: Array<ReturnType<typeof purchase.buy<string>>> = [];
    const sale: Sale<string> = {
      ...saleOf(async () => {
        others.push(purchase.buy(sale, order));
        // PostgreSQL lets the other one look for the key now, and wait for the payment.
        await pause(300);
        return `answer ${others.length}`;
      }),
      isQuick: true,
    };
    const first = await purchase.buy(sale, order);
    expect(first).toMatchObject({ result: 'answer 1', isReplay: false });
    expect(await Promise.all(others)).toMatchObject([{ result: 'answer 1', isReplay: true }]);
  });
});

eachDatabase('the last money of a wallet', (open) => {
  const sale = saleOf(async () => 'answer');

  /** One call whose money has moved, and a second that begins before the first is recorded. */
  async function overlapping(firstMs: number) {
    const { provider, settled, whenMoved } = outside({ micros: 2 * price });
    const { purchase } = moneyCore({ database: await open(), clock, providers: [provider] });
    const others: Array<Promise<unknown>> = [];
    whenMoved(async () => {
      whenMoved(async () => undefined);
      others.push(purchase.buy(sale, orderOf('second', null)).catch(asProblem));
      await pause(firstMs);
    });
    const bought = [await purchase.buy(sale, orderOf('first', null)), ...(await Promise.all(others))];
    return { bought, settled };
  }

  it('pays for a second call that waits until the first is recorded, and counts its money once', async () => {
    const { bought, settled } = await overlapping(150);
    expect(bought).toMatchObject([{ result: 'answer' }, { result: 'answer' }]);
    expect(settled).toEqual(['first', 'second']);
  });

  it('blocks the second only for a while; then it gets Retry-After', async () => {
    const { bought, settled } = await overlapping(3000);
    expect(bought).toMatchObject([{ result: 'answer' }, { code: 'payment_in_flight', details: { retryAfterSeconds: 2 } }]);
    expect(settled).toEqual(['first']);
  });
});
