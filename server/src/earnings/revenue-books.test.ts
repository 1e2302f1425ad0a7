import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { shopOn } from '../../test/shop.ts';
import type { Asset } from '../assets/asset.ts';
import { earningsAccount, feesAccount, testAccount, toolRevenueAccount } from '../payments/money/ledger.ts';
import type { AmountOrder } from '../storage/page.ts';
import type { RevenueFilter } from './revenue-books.ts';

const start = 1_795_000_000_000;
const minute = 60_000;

eachDatabase('the revenue books', (open) => {
  let shop: Awaited<ReturnType<typeof shopOn>>;
  let ada: string;
  let bob: string;
  let rain: Asset;
  let tides: Asset;

  /** One sale a minute: delivery, call, delivery ... */
  beforeEach(async () => {
    shop = await shopOn(await open());
    [ada, bob] = [await shop.owner('ada@example.com'), await shop.owner('bob@example.com')];
    [rain, tides] = [await shop.asset(ada), await shop.asset(bob, { priceMicros: 33_333 })];
    for (const sell of [
      () => shop.sellAsset(rain),
      () => shop.sellCall('timestamp', 30_000),
      () => shop.sellAsset(tides),
      () => shop.sellCall('slugify', 10_000, { isTest: true }),
      () => shop.sellAsset(rain, { isTest: true }),
      () => shop.sellCall('timestamp', 30_000),
      () => shop.sellAsset(rain),
    ]) {
      await sell();
      shop.time.now += minute;
    }
  });
  const at = (minutes: number) => start + minutes * minute;
  const all = (filter: RevenueFilter = {}) => shop.revenueBooks.list(filter, { limit: 100, cursor: null });
  const services = async (filter: RevenueFilter = {}) => (await all(filter)).items.map(({ serviceId }) => serviceId);

  it('exclude refunded calls', async () => {
    const { core, database } = shop;
    const before = await shop.revenueBooks.totals({});
    const { call_id: callId } = await database.read
      .selectFrom('ledger_entries')
      .select('call_id')
      .where('credit_account', '=', toolRevenueAccount('timestamp'))
      .executeTakeFirstOrThrow();
    await database.write((queries) =>
      core.reservations.revoke(queries, callId ?? '', { failure: 'tool_failed', usableMs: minute, from: 'operator' }),
    );
    expect(await shop.revenueBooks.totals({})).toMatchObject({ events: before.events - 1, amountMicros: before.amountMicros - 30_000 });
    expect((await services()).filter((service) => service === 'timestamp')).toHaveLength(1);
  });

  async function pages(limit: number, filter: RevenueFilter = {}, order: AmountOrder = 'newest'): Promise<string[][]> {
    const read: string[][] = [];
    let cursor: string | null = null;
    do {
      const page = await shop.revenueBooks.list(filter, { limit, cursor, order });
      read.push(page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return read;
  }

  describe('list', () => {
    it('deliveries and tool calls in one order, newest first', async () => {
      const { items, nextCursor } = await all();
      expect(nextCursor).toBeNull();
      expect(items.map(({ serviceId }) => serviceId)).toEqual([rain.id, 'timestamp', rain.id, 'slugify', tides.id, 'timestamp', rain.id]);
      expect(items.map(({ createdAt }) => createdAt)).toEqual([6, 5, 4, 3, 2, 1, 0].map(at));
      expect(items.map(({ id }) => id)).toEqual(
        items
          .map(({ id }) => id)
          .toSorted()
          .toReversed(),
      );
      expect(items.at(-1)).toEqual({
        id: expect.stringMatching(/^rev_[0-9A-Z]{26}$/),
        kind: 'asset_delivery',
        serviceId: rain.id,
        title: 'Rainfall',
        ownerId: ada,
        ownerName: expect.stringMatching(/^Account /),
        assetId: rain.id,
        paymentId: expect.stringMatching(/^pay_[0-9A-Z]{26}$/),
        amountMicros: 50_000,
        feeMicros: 10_000,
        isTest: false,
        clientId: shop.buyer,
        createdAt: start,
        givenBackAt: null,
      });
      expect(items.at(-2)).toEqual({
        id: expect.stringMatching(/^rev_[0-9A-Z]{26}$/),
        kind: 'tool_call',
        serviceId: 'timestamp',
        ownerId: null,
        ownerName: null,
        title: null,
        assetId: null,
        paymentId: expect.stringMatching(/^pay_[0-9A-Z]{26}$/),
        amountMicros: 30_000,
        feeMicros: 30_000,
        isTest: false,
        clientId: shop.buyer,
        createdAt: at(1),
        givenBackAt: null,
      });
      expect(items.map(({ isTest }) => isTest)).toEqual([false, false, true, true, false, false, false]);
    });

    it.each([1, 2, 3, 7])('pages of %i with each event once', async (limit) => {
      const read = await pages(limit);
      expect(read.map((page) => page.length)).toEqual(Array.from({ length: read.length }, (_, page) => Math.min(limit, 7 - page * limit)));
      expect(read.flat()).toEqual((await all()).items.map(({ id }) => id));
    });

    it('events between two times', async () => {
      expect(await services({ since: at(2), until: at(4) })).toEqual(['slugify', tides.id]);
      expect(await services({ since: at(6) })).toEqual([rain.id]);
      expect(await services({ since: at(6) + 1 })).toEqual([]);
      expect(await services({ until: start })).toEqual([]);
      expect(await services({ until: start + 1 })).toEqual([rain.id]);
      expect(await services({ since: at(3), until: at(3) })).toEqual([]);
      expect((await pages(1, { since: at(1), until: at(5) })).flat()).toEqual((await all()).items.slice(2, 6).map(({ id }) => id));
    });

    it('of one kind, owner or asset', async () => {
      expect(await services({ kind: 'tool_call' })).toEqual(['timestamp', 'slugify', 'timestamp']);
      expect(await services({ kind: 'asset_delivery' })).toEqual([rain.id, rain.id, tides.id, rain.id]);
      expect(await services({ ownerId: bob })).toEqual([tides.id]);
      expect(await services({ assetId: rain.id })).toEqual([rain.id, rain.id, rain.id]);
      expect(await services({ ownerId: bob, assetId: rain.id })).toEqual([]);
      expect(await services({ ownerId: ada, kind: 'tool_call' })).toEqual([]);
      expect(await pages(2, { ownerId: ada })).toHaveLength(2);
    });
  });

  it('lists in four orders, page by page, and by whose and what it was', async () => {
    const inOrder = async (order: AmountOrder) => (await shop.revenueBooks.list({}, { limit: 100, cursor: null, order })).items;
    const newest = await inOrder('newest');
    const amounts = (sales: typeof newest) => sales.map(({ amountMicros }) => amountMicros);
    expect(await inOrder('oldest')).toEqual(newest.toReversed());
    expect(amounts(await inOrder('highest'))).toEqual(amounts(newest).toSorted((a, b) => b - a));
    expect(await inOrder('lowest')).toEqual((await inOrder('highest')).toReversed());
    for (const order of ['newest', 'oldest', 'highest', 'lowest'] as const) {
      for (const limit of [1, 2, 3]) expect((await pages(limit, {}, order)).flat()).toEqual((await inOrder(order)).map(({ id }) => id));
    }
    expect(await services({ subjects: [bob, 'slugify'] })).toEqual(
      newest.map(({ serviceId }) => serviceId).filter((id) => id === tides.id || id === 'slugify'),
    );
    expect(await services({ subjects: [newest[0]?.paymentId ?? ''] })).toEqual([rain.id]);
    expect(await services({ subjects: ['nobody'] })).toEqual([]);
    expect((await shop.revenueBooks.totals({ subjects: [bob] })).events).toBe(1);
    await expect(shop.revenueBooks.list({}, { limit: 1, cursor: 'rev_01KA0000000000000000000000', order: 'highest' })).rejects.toThrow(
      'the row of the cursor is not there any more',
    );
  });

  describe('totals', () => {
    it('keep test money apart from every other sum', async () => {
      expect(await shop.revenueBooks.totals({})).toEqual({
        events: 7,
        amountMicros: 50_000 + 30_000 + 33_333 + 30_000 + 50_000,
        feeMicros: 10_000 + 30_000 + 6_666 + 30_000 + 10_000,
        testAmountMicros: 10_000 + 50_000,
      });
    });

    it('are sums of the filtered events', async () => {
      const { totals } = shop.revenueBooks;
      expect(await totals({ ownerId: ada })).toEqual({ events: 3, amountMicros: 100_000, feeMicros: 20_000, testAmountMicros: 50_000 });
      expect(await totals({ kind: 'tool_call' })).toEqual({ events: 3, amountMicros: 60_000, feeMicros: 60_000, testAmountMicros: 10_000 });
      expect(await totals({ since: at(1), until: at(3) })).toMatchObject({ events: 2, amountMicros: 63_333 });
      expect(await totals({ ownerId: 'usr_nobody' })).toEqual({ events: 0, amountMicros: 0, feeMicros: 0, testAmountMicros: 0 });
    });

    it('agree with the ledger', async () => {
      const { balances, discrepancies } = await shop.ledger.audit();
      expect(discrepancies).toEqual([]);
      const { amountMicros, feeMicros } = await shop.revenueBooks.totals({});
      const owed = (balances[earningsAccount(ada)] ?? 0) + (balances[earningsAccount(bob)] ?? 0);
      const kept = (balances[feesAccount] ?? 0) + (balances[toolRevenueAccount('timestamp')] ?? 0);
      expect([owed, kept]).toEqual([amountMicros - feeMicros, feeMicros]);
      expect(balances[testAccount(earningsAccount(ada))]).toBe(40_000);
    });
  });

  describe('a statement', () => {
    it('begins and ends with balances that match its entries', async () => {
      await shop.payOut(earningsAccount(ada), 15_000);
      shop.time.now += minute;
      const whole = await shop.revenueBooks.statement(ada, start, shop.time.now);
      expect(whole).toMatchObject({ openingMicros: 0, closingMicros: 65_000, isComplete: true });
      expect(whole.entries.map(({ kind, amountMicros, balanceMicros }) => [kind, amountMicros, balanceMicros])).toEqual([
        ['sale', 40_000, 40_000],
        ['sale', 40_000, 80_000],
        ['refund', -15_000, 65_000],
      ]);
      expect(whole.entries[0]?.paymentId).toMatch(/^pay_[0-9A-Z]{26}$/);
      expect(whole.entries[2]?.paymentId).toBeNull();
      expect(await shop.ledger.balance(shop.database.read, earningsAccount(ada))).toBe(whole.closingMicros);
    });

    it('continues where the previous page ended, at any cut', async () => {
      for (const cut of [start, start + 1, at(3), at(6), at(6) + 1, at(9)]) {
        const before = await shop.revenueBooks.statement(ada, start, cut);
        const after = await shop.revenueBooks.statement(ada, cut, at(10));
        expect(after.openingMicros).toBe(before.closingMicros);
        expect(after.closingMicros).toBe(80_000);
        expect(before.entries.length + after.entries.length).toBe(2);
      }
    });

    it('has every entry where it is read as a whole, by pages, with the same balances', async () => {
      for (let payout = 0; payout < 1100; payout += 1) await shop.payOut(earningsAccount(ada), 10);
      shop.time.now += minute;
      const { entries: listed } = await shop.revenueBooks.statement(ada, at(3), shop.time.now);
      const { openingMicros, entries } = await shop.revenueBooks.wholeStatement(ada, at(3), shop.time.now);
      const read = await Array.fromAsync(entries);
      expect(read.length).toBeGreaterThan(1000);
      expect(read).toEqual(listed);
      expect(read.at(-1)?.balanceMicros).toBe(openingMicros + read.reduce((sum, { amountMicros }) => sum + amountMicros, 0));
      const none = await shop.revenueBooks.wholeStatement('usr_nobody', start, at(10));
      expect(await Array.fromAsync(none.entries)).toEqual([]);
    });

    it('contains no test money, and nothing of other owners', async () => {
      expect((await shop.revenueBooks.statement(bob, start, at(10))).entries).toHaveLength(1);
      expect(await shop.revenueBooks.statement('usr_nobody', start, at(10))).toEqual({
        openingMicros: 0,
        closingMicros: 0,
        entries: [],
        isComplete: true,
      });
    });
  });
});
