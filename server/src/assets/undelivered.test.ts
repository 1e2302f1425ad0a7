import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { shopOn } from '../../test/shop.ts';
import { creditAccount, earningsAccount, feesAccount, heldAccount } from '../payments/money/ledger.ts';
import type { Asset } from './asset.ts';
import type { RevenueBooks } from '../earnings/revenue-books.ts';
import { isTakenBack, takingBack, type TakeBack } from './undelivered.ts';

const hour = 3_600_000;

eachDatabase('a purchase that cannot be delivered', (open) => {
  let shop: Awaited<ReturnType<typeof shopOn>>;
  let takeBack: TakeBack;
  let books: RevenueBooks;
  let ada: string;
  let rain: Asset;
  beforeEach(async () => {
    shop = await shopOn(await open());
    books = shop.revenueBooks;
    takeBack = takingBack({ ...shop, reservations: shop.core.reservations, usableMs: hour });
    ada = await shop.owner();
    rain = await shop.asset(ada);
  });

  const take = (eventId: string) => shop.database.write((queries) => takeBack(queries, eventId, 'file_missing'));
  const payments = () => shop.database.read.selectFrom('payments').selectAll().execute();
  async function balances() {
    const { balances, discrepancies } = await shop.ledger.audit();
    expect(discrepancies).toEqual([]);
    return balances;
  }

  it('is taken back from the owner and the operator, and held for its payment', async () => {
    const eventId = await shop.sellAsset(rain);
    expect(await balances()).toMatchObject({ [earningsAccount(ada)]: 40_000, [feesAccount]: 10_000, [heldAccount]: 0 });
    expect(await take(eventId)).toMatchObject({ amountMicros: 50_000, lostMicros: 0 });
    expect(await balances()).toMatchObject({ [earningsAccount(ada)]: 0, [feesAccount]: 0, [heldAccount]: 50_000 });
    expect(await payments()).toMatchObject([{ status: 'paid', used_calls: 0 }]);
  });

  it('is given back once, however often this is requested', async () => {
    const [eventId, other] = [await shop.sellAsset(rain), await shop.sellAsset(rain)];
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(eventId)));
    expect(taken.filter((each) => each !== null)).toHaveLength(1);
    expect(await take(eventId)).toBeNull();
    expect(await take('rev_00000000000000000000000000')).toBeNull();
    expect(await balances()).toMatchObject({ [earningsAccount(ada)]: 40_000, [heldAccount]: 50_000 });
    const { database } = shop;
    expect([await isTakenBack(database.read, eventId), await isTakenBack(database.read, other)]).toEqual([true, false]);
  });

  it.each([
    [10_000, 10_000],
    [40_000, 40_000],
    [1, 1],
  ])('after a payout of %i leaves its owner with a debt of %i', async (paidOut, lost) => {
    const eventId = await shop.sellAsset(rain);
    await shop.payOut(earningsAccount(ada), paidOut);
    expect(await take(eventId)).toMatchObject({ lostMicros: lost });
    const after = await balances();
    expect(after).toMatchObject({ [earningsAccount(ada)]: -lost, [heldAccount]: 50_000 });
  });

  it('of test money stays test money', async () => {
    const eventId = await shop.sellAsset(rain, { isTest: true });
    await take(eventId);
    const after = await balances();
    expect(after).toMatchObject({ [`test:${earningsAccount(ada)}`]: 0, [`test:${feesAccount}`]: 0, [heldAccount]: 50_000 });
  });

  it('can be used for a while, and is then refunded like any unused call', async () => {
    const eventId = await shop.sellAsset(rain);
    const spent = (await balances())[creditAccount(shop.buyer)] ?? 0;
    shop.time.now += 48 * hour;
    await take(eventId);
    await shop.payments.sweep();
    expect(await payments()).toMatchObject([{ status: 'paid' }]);
    shop.time.now += hour;
    await shop.payments.sweep();
    expect(await payments()).toMatchObject([{ status: 'refunded' }]);
    expect((await balances())[creditAccount(shop.buyer)]).toBe(spent + 50_000);
  });

  describe('in the revenue books', () => {
    it('is listed as given back and in no total', async () => {
      const [kept, returned] = [await shop.sellAsset(rain), await shop.sellAsset(rain)];
      await shop.sellAsset(rain, { isTest: true });
      shop.time.now += 1000;
      await take(returned);
      const { items } = await books.list({ ownerId: ada }, { limit: 10, cursor: null });
      const marks = Object.fromEntries(items.map(({ id, givenBackAt }) => [id, givenBackAt]));
      expect(marks).toMatchObject({ [kept]: null, [returned]: shop.time.now });
      const totals = { events: 2, amountMicros: 50_000, feeMicros: 10_000, testAmountMicros: 50_000 };
      for (const filter of [{}, { ownerId: ada }, { assetId: rain.id }, { kind: 'asset_delivery' } as const]) {
        expect(await books.totals(filter)).toEqual(totals);
      }
      expect(await books.totals({ since: shop.time.now })).toMatchObject({ events: 0, amountMicros: 0 });
      expect(await books.totals({ kind: 'tool_call' })).toMatchObject({ events: 0 });
    });

    it('appears in the statement of its owner as taken and returned', async () => {
      const eventId = await shop.sellAsset(rain);
      const start = shop.time.now;
      shop.time.now += 1;
      await take(eventId);
      const { entries, closingMicros } = await books.statement(ada, start, shop.time.now + 1000);
      expect([entries.map(({ amountMicros }) => amountMicros), closingMicros]).toEqual([[40_000, -40_000], 0]);
    });
  });
});
