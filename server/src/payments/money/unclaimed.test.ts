import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { moneyCore } from '../../../test/money-core.ts';
import { auditTrail } from '../../accounts/audit-trail.ts';
import { dayMs, hourMs } from '../../clock.ts';
import type { Database } from '../../storage/database.ts';
import { creditAccount, creditAccountOf, testAccount, unclaimedAccount } from './ledger.ts';
import { shortId } from '../quotes/payment.ts';
import type { PaymentProvider } from '../provider.ts';
import { unclaimedMoney } from './unclaimed.ts';

const offer = { kind: 'tool', serviceId: 'timestamp', amountMicros: 30_000 } as const;
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
const solana = 'solana:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
const start = 1_795_000_000_000;

/** An unknown payer pays. */
const cash: PaymentProvider = {
  id: 'cash',
  name: 'Cash',
  isTest: false,
  completesWhenAsked: true,
  offer: () => ({ payTo: 'here' }),
  verify: async () => ({ sourceAccount: 'provider:cash', holderId: null, authorization: null, balanceMicros: null }),
};

function core(database: Database) {
  const time = { now: start };
  const clock = { now: () => time.now };
  const made = moneyCore({ database, clock, providers: [cash] });
  const unclaimed = unclaimedMoney({ database, ledger: made.ledger, auditTrail: auditTrail({ database, clock }), clock });
  return {
    ...made,
    time,
    unclaimed,
    /** Pays, and lets the payment expire. @returns the short id */
    async forgotten(): Promise<string> {
      const payment = made.payments.quote(offer, 'anonymous', 'cash');
      expect((await made.payments.verify(payment.id, { kind: 'anonymous' })).status).toBe('paid');
      time.now += 25 * hourMs;
      expect(await made.payments.sweep()).toBe(1);
      return shortId(payment.id);
    },
    /** Test money without a payer, as earlier versions left it. */
    async forgottenTestMoney(): Promise<string> {
      const payment = made.payments.quote(offer, 'anonymous', 'cash');
      await made.payments.verify(payment.id, { kind: 'anonymous' });
      await database.write(async (queries) => {
        await queries.updateTable('payments').set({ status: 'expired' }).where('id', '=', payment.id).execute();
        const movement = { amountMicros: 30_000, currency: 'USD', paymentId: payment.id, kind: 'expiry' } as const;
        await made.ledger.post(
          queries,
          { ...movement, debitAccount: 'payments:held', creditAccount: testAccount(unclaimedAccount) },
          time.now,
        );
      });
      return shortId(payment.id);
    },
    claim: (id: string, holder: string) => unclaimed.claim({ id, holder, actorId: 'usr_admin' }),
    async balances() {
      const { balances, discrepancies } = await made.ledger.audit();
      expect(discrepancies).toEqual([]);
      return balances;
    },
  };
}

eachDatabase('unclaimed money', (open) => {
  let it_: ReturnType<typeof core>;
  let database: Database;
  beforeEach(async () => {
    database = await open();
    it_ = core(database);
  });
  const list = (limit = 50, cursor: string | null = null) => it_.unclaimed.list({ limit, cursor });

  it('is listed by payment, newest first, page by page', async () => {
    expect(await it_.unclaimed.totals()).toEqual({ count: 0, amountMicros: 0, testAmountMicros: 0, oldestAt: null });
    const ids = [await it_.forgotten(), await it_.forgotten(), await it_.forgotten()].toReversed();
    const all = await list();
    expect(all.items.map(({ id }) => id)).toEqual(ids);
    expect(all.items.at(-1)).toEqual({
      id: ids.at(-1),
      serviceId: 'timestamp',
      providerId: 'cash',
      payer: null,
      amountMicros: 30_000,
      currency: 'USD',
      isTest: false,
      since: start + 25 * hourMs,
    });
    const first = await list(2);
    expect([first.items.map(({ id }) => id), first.nextCursor]).toEqual([ids.slice(0, 2), ids[1]]);
    const last = await list(2, first.nextCursor);
    expect([last.items.map(({ id }) => id), last.nextCursor]).toEqual([ids.slice(2), null]);
    it_.time.now += dayMs;
    expect(await it_.unclaimed.totals()).toEqual({ count: 3, amountMicros: 90_000, testAmountMicros: 0, oldestAt: start + 25 * hourMs });
  });

  it('is booked as credit of its owner, and leaves the list', async () => {
    const [one, two] = [await it_.forgotten(), await it_.forgotten()];
    expect(await it_.claim(one, wallet)).toEqual({
      id: one,
      holder: wallet.toLowerCase(),
      amountMicros: 30_000,
      currency: 'USD',
      isTest: false,
    });
    expect((await list()).items.map(({ id }) => id)).toEqual([two]);
    await it_.claim(two, solana);
    expect(await list()).toEqual({ items: [], nextCursor: null });
    expect(await it_.balances()).toMatchObject({
      [unclaimedAccount]: 0,
      [creditAccount(wallet.toLowerCase())]: 30_000,
      [creditAccount(solana)]: 30_000,
    });
    const acts = await database.read.selectFrom('admin_acts').select(['action', 'subject_id', 'details']).orderBy('subject_id').execute();
    expect(acts.map(({ action, subject_id: subject }) => [action, subject])).toEqual([
      ['unclaimed.claim', one],
      ['unclaimed.claim', two],
    ]);
    expect(JSON.parse(acts[0]?.details ?? '')).toMatchObject({ holder: wallet.toLowerCase(), amountMicros: 30_000 });
  });

  it('is claimed once for many simultaneous claims', async () => {
    const id = await it_.forgotten();
    const claims = await Promise.allSettled([wallet, solana, wallet, solana, wallet].map((holder) => it_.claim(id, holder)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const claim of claims) if (claim.status === 'rejected') expect(claim.reason).toMatchObject({ code: 'conflict' });
    expect(await it_.balances()).toMatchObject({ [unclaimedAccount]: 0 });
    expect(await database.read.selectFrom('admin_acts').select('id').execute()).toHaveLength(1);
  });

  it('stays test money', async () => {
    const id = await it_.forgottenTestMoney();
    expect((await list()).items).toMatchObject([{ id, isTest: true }]);
    expect(await it_.unclaimed.totals()).toEqual({ count: 0, amountMicros: 0, testAmountMicros: 30_000, oldestAt: null });
    expect(await it_.claim(id, wallet)).toMatchObject({ isTest: true });
    expect(await it_.balances()).toMatchObject({ [creditAccountOf(wallet.toLowerCase(), true)]: 30_000 });
    expect(await it_.unclaimed.totals()).toEqual({ count: 0, amountMicros: 0, testAmountMicros: 0, oldestAt: null });
  });

  it('is not claimed for an unknown account, or from a payment without any', async () => {
    const id = await it_.forgotten();
    await expect(it_.claim(id, 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD')).rejects.toMatchObject({ code: 'not_found' });
    await expect(it_.claim('pay_01KAGT4M8E3V9S2QZ7XNBC5WRD', wallet)).rejects.toMatchObject({ code: 'not_found' });
    expect((await list()).items).toHaveLength(1);
    expect(await database.read.selectFrom('admin_acts').select('id').execute()).toEqual([]);
  });
});
