import { beforeEach, expect, it } from 'vitest';
import { dayMs } from '../../src/clock.ts';
import { asProblem, type ProblemCode } from '../../src/errors.ts';
import type { Micros } from '../../src/money.ts';
import { creditAccountOf, grantsAccount, heldAccount } from '../../src/payments/money/ledger.ts';
import type { Payment } from '../../src/payments/quotes/payment.ts';
import type { PaymentProvider } from '../../src/payments/provider.ts';
import type { Caller } from '../../src/accounts/caller.ts';
import type { Database } from '../../src/storage/database.ts';
import { eachDatabase } from '../databases.ts';
import { moneyCore } from '../money-core.ts';

/** One way to ask a provider for money. */
interface PayRequest {
  payer: Caller;
  request: Readonly<Record<string, unknown>>;
}

/** A provider with somebody who can pay by it and somebody who cannot. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** Pays up to ten units of the currency. */
  able: PayRequest;
  /** Must be refused with this problem; empty where everybody can pay. */
  refused: ReadonlyArray<PayRequest & { why: string; code: ProblemCode }>;
  /** What the provider has moved outside the ledger so far; absent where it moves nothing there. */
  movedOutsideMicros?: () => Micros;
}

/** What the set-up of a provider may use. */
export interface ProviderWorld {
  database: Database;
  /** Gives an account, or a wallet, prepaid credit. */
  grant(holderId: string, amountMicros: Micros, isTest?: boolean): Promise<void>;
}

const priceMicros = 30_000;
const atOnce = 20;

/**
 * The promises of `PaymentProvider`, held against the real payment core and ledger on every database.
 *
 * @example
 * paymentProviderSuite('test', async () => ({ provider: testProvider(), able: { payer: nobody, request: {} }, refused: [] }));
 */
export function paymentProviderSuite(name: string, setUp: (world: ProviderWorld) => Promise<ProviderUnderTest>): void {
  eachDatabase(`payment provider ${name}`, (open) => {
    let shop: Awaited<ReturnType<typeof openShop>>;
    beforeEach(async () => {
      shop = await openShop(await open(), setUp);
    });

    it('has an id for requests and a name for people', () => {
      expect(shop.provider.id).toMatch(/^[a-z][a-z0-9-]{0,31}$/);
      expect(shop.provider.name).toMatch(/\S/);
    });

    it('says where to pay, without any effect', async () => {
      const payment = shop.quote();
      const offer = shop.provider.offer(payment);
      expect(offer?.payTo).toMatch(/\S/);
      expect(shop.provider.offer(payment)).toEqual(offer);
      expect(await shop.moved()).toEqual(shop.before);
    });

    it('says the same however often a payment is verified, and moves nothing by that', async () => {
      const payment = shop.quote();
      const { payer, request } = shop.able;
      const verify = () => shop.provider.verify(payment, payer, request);
      const [first, ...others] = await Promise.all(Array.from({ length: atOnce }, verify));
      expect(new Set([...others, await verify()].map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(first)]));
      expect(await shop.moved()).toEqual(shop.before);
    });

    it('pays one payment once, however many pay it at once', async () => {
      const payment = shop.quote();
      const paid = await Promise.all(Array.from({ length: atOnce }, () => shop.pay(payment)));
      expect(new Set(paid.map(({ status }) => status))).toEqual(new Set(['paid']));
      expect(await shop.moved()).toEqual({ held: priceMicros, entries: shop.before.entries + 1, outside: shop.outsideAfter(1) });
    });

    it('pays payments that are settled together one by one', async () => {
      const quotes = Array.from({ length: atOnce }, () => shop.quote());
      await Promise.all(quotes.map((payment) => shop.pay(payment)));
      expect(await shop.moved()).toEqual({
        held: atOnce * priceMicros,
        entries: shop.before.entries + atOnce,
        outside: shop.outsideAfter(atOnce),
      });
    });

    it('takes the money from the account that it names', async () => {
      const payment = shop.quote();
      const { sourceAccount } = await shop.provider.verify(payment, shop.able.payer, shop.able.request);
      await shop.pay(payment);
      const [entry] = await shop.entriesOf(payment);
      expect(entry).toMatchObject({
        kind: 'payment',
        debit_account: sourceAccount,
        credit_account: heldAccount,
        amount_micros: priceMicros,
      });
    });

    it('takes the smallest amount there is', async () => {
      const payment = shop.quote(1);
      expect(await shop.pay(payment)).toMatchObject({ status: 'paid', amountMicros: 1 });
      expect((await shop.moved()).held).toBe(1);
    });

    it('takes nothing for a payment that was already paid', async () => {
      const payment = shop.quote();
      await shop.pay(payment);
      const after = await shop.moved();
      expect(await shop.pay(payment)).toMatchObject({ status: 'paid' });
      expect(await shop.paid.verify(payment.id, shop.able.payer)).toMatchObject({ status: 'paid' });
      expect(await shop.moved()).toEqual(after);
    });

    it('takes nothing for a payment that is past its time', async () => {
      const payment = shop.quote();
      shop.time.now = payment.expiresAt;
      await expect(shop.pay(payment)).rejects.toMatchObject({ code: 'payment_expired' });
      expect(await shop.moved()).toEqual(shop.before);
    });

    it('refuses payers that may not pay, moves nothing then, and still takes the money of those that may', async () => {
      for (const { why, code, payer, request } of shop.refused) {
        const payment = shop.quote();
        const moved = await shop.moved();
        const refusal = await shop.paid.pay(payment.id, shop.provider.id, payer, request).then(() => null, asProblem);
        const found = await shop.paid.find(payment.id);
        const outcome = { why, code: refusal?.code, moved: await shop.moved(), status: found?.status };
        expect(outcome).toEqual({ why, code, moved, status: 'pending' });
        expect(await shop.pay(payment)).toMatchObject({ status: 'paid' });
      }
    });

    it('is completed by a mere verification only where its money is test money', async () => {
      const payment = shop.quote();
      const verified = await shop.paid.verify(payment.id, shop.able.payer);
      const isCompleted = shop.provider.isTest && shop.provider.completesWhenAsked === true;
      expect(verified.status).toBe(isCompleted ? 'paid' : 'pending');
      expect((await shop.moved()).held).toBe(isCompleted ? priceMicros : 0);
    });

    it('says whom unused money belongs to', async () => {
      const payment = shop.quote();
      const { holderId, sourceAccount } = await shop.provider.verify(payment, shop.able.payer, shop.able.request);
      await shop.pay(payment);
      shop.time.now += dayMs;
      await shop.paid.sweep();
      // Test money of nobody in particular goes back to where it came from.
      const owner = holderId === null ? sourceAccount : creditAccountOf(holderId, shop.provider.isTest);
      const entries = await shop.entriesOf(payment);
      expect(entries.at(-1)).toMatchObject({ debit_account: heldAccount, credit_account: owner, amount_micros: priceMicros });
      expect((await shop.moved()).held).toBe(0);
    });
  });
}

/** The payment core with the one provider, and a clock that stands still until a test moves it. */
async function openShop(database: Database, setUp: (world: ProviderWorld) => Promise<ProviderUnderTest>) {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  const books = moneyCore({ database, clock, providers: [] }).ledger;
  const world: ProviderWorld = {
    database,
    grant: (holderId, amountMicros, isTest = false) =>
      database.write((queries) =>
        books.post(
          queries,
          { kind: 'top_up', debitAccount: grantsAccount, creditAccount: creditAccountOf(holderId, isTest), amountMicros, currency: 'USD' },
          time.now,
        ),
      ),
  };
  const { provider, able, refused, movedOutsideMicros } = await setUp(world);
  const paid = moneyCore({ database, clock, providers: [provider] }).payments;
  const movedOutside = () => movedOutsideMicros?.() ?? 0;
  const outsideBefore = movedOutside();

  async function moved() {
    const { balances, entryCount, discrepancies } = await books.audit();
    expect(discrepancies).toEqual([]);
    return { held: balances[heldAccount] ?? 0, entries: entryCount, outside: movedOutside() };
  }

  return {
    time,
    provider,
    able,
    refused,
    paid,
    moved,
    movedOutside,
    /** What must have moved outside once `count` payments are settled. */
    outsideAfter: (count: number) => (movedOutsideMicros === undefined ? 0 : outsideBefore + count * priceMicros),
    before: await moved(),
    quote: (amountMicros = priceMicros) => paid.quote({ kind: 'tool', serviceId: 'timestamp', amountMicros }, 'anonymous'),
    pay: (payment: Payment) => paid.pay(payment.id, provider.id, able.payer, able.request),
    entriesOf: ({ id }: Payment) =>
      database.read.selectFrom('ledger_entries').selectAll().where('payment_id', '=', id).orderBy('id').execute(),
  };
}
