import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deskOn } from '../../../test/desk.ts';
import { eachDatabase } from '../../../test/databases.ts';
import { problem } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';
import { creditAccountOf, grantsAccount, ledger, walletRefundsAccount, testAccount } from './ledger.ts';
import { walletRefunds, type NewWalletRefund, type WalletRefunds } from './wallet-refunds.ts';
import type { FoundTransfers, TokenTransfer } from '../../settlement/settler.ts';

const wallet = '0x52908400098527886e0f7030069857d2e4169ee7';
const solana = 'solana:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
const hash = (digit: string) => `0x${digit.repeat(64)}`;

eachDatabase('refunds of credit to wallets', (open) => {
  let database: Database;
  let desk: Awaited<ReturnType<typeof deskOn>>;
  let refunds: WalletRefunds;
  beforeEach(async () => {
    database = await open();
    desk = await deskOn(database);
    refunds = walletRefunds({ ...desk, ledger: ledger(database), settler: null });
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
    refunds.record({
      wallet,
      amountMicros: 400_000,
      transaction: hash('a'),
      isTest: false,
      isUnverified: false,
      actorId: desk.adminId,
      ...changes,
    });
  const balances = async () => {
    const { balances: all, discrepancies } = await books().audit();
    expect(discrepancies).toEqual([]);
    return all;
  };
  const acts = async () =>
    (await database.read.selectFrom('admin_acts').select(['action', 'subject_id', 'details']).execute()).filter(
      ({ action }) => action === 'wallet_credit.refund',
    );

  it('is listed by wallet, real money first, without accounts of customers', async () => {
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

  it('is booked once per transaction, also with repeated and concurrent requests', async () => {
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

  it('never exceeds the credit', async () => {
    await grant(wallet, 1_000_000);
    await expect(refund({ amountMicros: 1_000_001 })).rejects.toMatchObject({
      code: 'conflict',
      details: { members: { balance: '1.00' } },
    });
    const many = await Promise.allSettled(['1', '2', '3', '4'].map((digit) => refund({ transaction: hash(digit) })));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balances()).toMatchObject({ [creditAccountOf(wallet, false)]: 200_000, [walletRefundsAccount]: 800_000 });
    // A refused refund is not booked: the same transaction can be sent again.
    await grant(wallet, 800_000);
    const again = await Promise.all(['1', '2', '3', '4'].map((digit) => refund({ transaction: hash(digit) })));
    expect(again.filter(({ isReplay }) => isReplay)).toHaveLength(2);
    expect(await acts()).toHaveLength(4);
  });

  it('keeps test money apart', async () => {
    await grant(wallet, 1_000_000, true);
    await expect(refund()).rejects.toMatchObject({ code: 'conflict' });
    await refund({ isTest: true });
    expect(await balances()).toMatchObject({ [creditAccountOf(wallet, true)]: 600_000, [testAccount(walletRefundsAccount)]: 400_000 });
  });

  describe('if its chain can be read', () => {
    const operator = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    const good: TokenTransfer = { from: operator.toLowerCase(), to: wallet, value: 400_000n };
    const find = vi.fn<(transaction: string) => Promise<FoundTransfers | null>>();
    beforeEach(async () => {
      await grant(wallet, 1_000_000);
      find.mockReset();
      refunds = walletRefunds({
        ...desk,
        ledger: ledger(database),
        settler: { isTest: false, ownTransfers: { senders: [operator], find } },
      });
    });
    const finds = (...transfers: TokenTransfer[]) => find.mockResolvedValue({ isSuccess: true, transfers });
    const untouched = async () => {
      expect(await balances()).toMatchObject({ [creditAccountOf(wallet, false)]: 1_000_000 });
      expect(await acts()).toEqual([]);
    };

    it('is booked as verified once the chain shows exactly this transfer', async () => {
      finds({ ...good, to: operator }, good, { ...good, value: 7n, from: wallet });
      expect(await refund()).toMatchObject({ isVerified: true, isReplay: false });
      expect(find).toHaveBeenCalledWith(hash('a'));
      const [act] = await acts();
      expect(JSON.parse(act?.details ?? '')).toMatchObject({ isVerified: true });
      expect(await refund()).toMatchObject({ isVerified: true, isReplay: true });
      expect(await balances()).toMatchObject({ [creditAccountOf(wallet, false)]: 600_000 });
    });

    it.each<[what: string, found: FoundTransfers | null, message: RegExp]>([
      ['the chain does not know', null, /does not know/],
      ['failed', { isSuccess: false, transfers: [] }, /failed/],
      ['moved none of the token', { isSuccess: true, transfers: [] }, /no transfer/],
      ['went to another wallet', { isSuccess: true, transfers: [{ ...good, to: operator }] }, /no transfer/],
      ['moved another amount', { isSuccess: true, transfers: [{ ...good, value: 300_000n }] }, /0\.30 USD/],
      ['another sender made', { isSuccess: true, transfers: [{ ...good, from: wallet }] }, /not sent by this service/],
    ])('is not booked by a transaction that %s', async (_what, found, message) => {
      find.mockResolvedValue(found);
      await expect(refund()).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(message) });
      await untouched();
    });

    it('is not booked by a transaction that paid an owner', async () => {
      finds(good);
      const [network, created_at] = ['eip155:8453', desk.clock.now()];
      const batch = { id: 'pob_1', network, method: 'chain', line_count: 1, total_micros: 400_000, created_by: desk.adminId } as const;
      const line = { id: 'pot_1', batch_id: 'pob_1', owner_id: desk.ada, network, address: wallet, amount_micros: 400_000 } as const;
      await database.write(async (queries) => {
        await queries
          .insertInto('payout_batches')
          .values({ ...batch, state: 'open', note: null, idempotency_key: null, request: '[]', created_at })
          .execute();
        await queries
          .insertInto('payout_lines')
          .values({ ...line, state: 'failed', created_at })
          .execute();
        await queries
          .insertInto('payout_transactions')
          .values({ line_id: 'pot_1', attempt: 1, hash: hash('a'), raw: '0x', created_at })
          .execute();
      });
      await expect(refund()).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/payout/) });
      await untouched();
    });

    it('is not booked while the chain does not answer', async () => {
      find.mockRejectedValue(problem('unavailable'));
      await expect(refund()).rejects.toMatchObject({ code: 'unavailable' });
      await untouched();
    });

    it('is booked as not verified if an admin confirms it, or if the chain is not that of the refund', async () => {
      find.mockResolvedValue(null);
      await grant(wallet, 400_000, true);
      await grant(solana, 400_000);
      const unverified = [
        await refund({ isUnverified: true }),
        await refund({ transaction: hash('b'), isTest: true }),
        await refund({ wallet: solana, transaction: '5'.repeat(88) }),
      ];
      for (const made of unverified) expect(made).toMatchObject({ isVerified: false, isReplay: false });
      expect(find).not.toHaveBeenCalled();
      for (const { details } of await acts()) expect(JSON.parse(details)).toMatchObject({ isVerified: false });
    });
  });

  it('needs a transaction on the network of the wallet', async () => {
    await grant(solana, 1_000_000);
    await expect(refund({ wallet: solana })).rejects.toMatchObject({ code: 'conflict' });
    await expect(refund({ transaction: '5'.repeat(88) })).rejects.toMatchObject({ code: 'conflict' });
    const { refund: made } = await refund({ wallet: solana, transaction: `${'5'.repeat(87)}Z` });
    expect(made).toMatchObject({ wallet: solana, transaction: `${'5'.repeat(87)}Z` });
  });
});
