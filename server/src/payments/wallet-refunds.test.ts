import { beforeEach, expect, it } from 'vitest';
import { deskOn } from '../../test/desk.ts';
import { eachDatabase } from '../../test/databases.ts';
import type { Database } from '../storage/database.ts';
import { creditAccountOf, grantsAccount, ledger, walletRefundsAccount, testAccount } from './ledger.ts';
import { walletRefunds, type NewWalletRefund, type WalletRefunds } from './wallet-refunds.ts';

const wallet = '0x52908400098527886e0f7030069857d2e4169ee7';
const solana = 'solana:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
const hash = (digit: string) => `0x${digit.repeat(64)}`;

eachDatabase('credit of wallets that goes back to them', (open) => {
  let database: Database;
  let desk: Awaited<ReturnType<typeof deskOn>>;
  let refunds: WalletRefunds;
  beforeEach(async () => {
    database = await open();
    desk = await deskOn(database);
    refunds = walletRefunds({ ...desk, ledger: ledger(database) });
  });
  const books = () => ledger(database);
  const grant = (holder: string, amountMicros: number, isTest = false) =>
    database.write((queries) =>
      books().post(
        queries,
        { debitAccount: grantsAccount, creditAccount: creditAccountOf(holder, isTest), amountMicros, currency: 'USD', kind: 'top_up' },
        desk.clock.now(),
      ),
    );
  const refund = (changes: Partial<NewWalletRefund> = {}) =>
    refunds.record({ wallet, amountMicros: 400_000, transaction: hash('a'), isTest: false, actorId: desk.adminId, ...changes });
  const balances = async () => {
    const { balances: all, discrepancies } = await books().audit();
    expect(discrepancies).toEqual([]);
    return all;
  };
  const acts = async () =>
    (await database.read.selectFrom('admin_acts').select(['action', 'subject_id', 'details']).execute()).filter(
      ({ action }) => action === 'wallet_credit.refund',
    );

  it('is listed by wallet, real money first, and no account of a customer with it', async () => {
    await grant(wallet, 1_000_000);
    await grant(wallet, 2_000_000, true);
    await grant(solana, 3_000_000);
    await grant(desk.ada, 4_000_000);
    const all = [
      { wallet, balanceMicros: 1_000_000, isTest: false },
      { wallet: solana, balanceMicros: 3_000_000, isTest: false },
      { wallet, balanceMicros: 2_000_000, isTest: true },
    ];
    expect(await refunds.list({ limit: 10, cursor: null })).toEqual({ items: all, nextCursor: null });
    const first = await refunds.list({ limit: 2, cursor: null });
    expect(first.items).toEqual(all.slice(0, 2));
    expect(await refunds.list({ limit: 2, cursor: first.nextCursor })).toEqual({ items: all.slice(2), nextCursor: null });
    await refund({ amountMicros: 1_000_000 });
    expect((await refunds.list({ limit: 10, cursor: null })).items).toEqual(all.slice(1));
  });

  it('is booked once for a transaction, however often and by how many at once it is told', async () => {
    await grant(wallet, 1_000_000);
    const told = await Promise.all(
      Array.from({ length: 5 }, () => refund({ wallet: wallet.toUpperCase().replace('0X', '0x'), transaction: `0x${'A'.repeat(64)}` })),
    );
    expect(told.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(told.map((each) => each.refund.id)).size).toBe(1);
    expect(await balances()).toMatchObject({ [creditAccountOf(wallet, false)]: 600_000, [walletRefundsAccount]: 400_000 });
    const [act, ...others] = await acts();
    expect(others).toEqual([]);
    expect([act?.subject_id, JSON.parse(act?.details ?? '')]).toMatchObject([wallet, { transaction: hash('a'), amountMicros: 400_000 }]);
    await expect(refund({ amountMicros: 1 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(refund({ isTest: true })).rejects.toMatchObject({ code: 'conflict' });
    expect(await balances()).toMatchObject({ [walletRefundsAccount]: 400_000 });
  });

  it('is never more than there is', async () => {
    await grant(wallet, 1_000_000);
    await expect(refund({ amountMicros: 1_000_001 })).rejects.toMatchObject({
      code: 'conflict',
      details: { members: { balance: '1.00' } },
    });
    const many = await Promise.allSettled(['1', '2', '3', '4'].map((digit) => refund({ transaction: hash(digit) })));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balances()).toMatchObject({ [creditAccountOf(wallet, false)]: 200_000, [walletRefundsAccount]: 800_000 });
    // What was refused is not booked: the same transaction can be told again.
    await grant(wallet, 800_000);
    const again = await Promise.all(['1', '2', '3', '4'].map((digit) => refund({ transaction: hash(digit) })));
    expect(again.filter(({ isReplay }) => isReplay)).toHaveLength(2);
    expect(await acts()).toHaveLength(4);
  });

  it('keeps play money apart', async () => {
    await grant(wallet, 1_000_000, true);
    await expect(refund()).rejects.toMatchObject({ code: 'conflict' });
    await refund({ isTest: true });
    expect(await balances()).toMatchObject({ [creditAccountOf(wallet, true)]: 600_000, [testAccount(walletRefundsAccount)]: 400_000 });
  });

  it('goes by a transaction of the network of the wallet', async () => {
    await grant(solana, 1_000_000);
    await expect(refund({ wallet: solana })).rejects.toMatchObject({ code: 'conflict' });
    await expect(refund({ transaction: '5'.repeat(88) })).rejects.toMatchObject({ code: 'conflict' });
    const { refund: made } = await refund({ wallet: solana, transaction: `${'5'.repeat(87)}Z` });
    expect(made).toMatchObject({ wallet: solana, transaction: `${'5'.repeat(87)}Z` });
  });
});
