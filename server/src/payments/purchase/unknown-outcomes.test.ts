import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { bank, deskOn, some } from '../../../test/purchase-desk.ts';
import { callSale, priceMicros } from '../../../test/sales.ts';
import { notSettled, settled, noAnswer } from '../../../test/scripted-settler.ts';
import type { Caller } from '../../accounts/caller.ts';
import { dayMs, hourMs, minuteMs } from '../../clock.ts';
import { creditAccount, heldAccount, toolRevenueAccount } from '../money/ledger.ts';

const account: Caller = { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: 'x' };
const income = toolRevenueAccount('timestamp');

eachDatabase('a purchase by a signature', (open) => {
  let desk: ReturnType<typeof deskOn>;
  beforeEach(async () => {
    desk = deskOn(await open());
  });

  describe('with an unknown outcome', () => {
    it('blocks other signatures for the same request until it is reconciled; then it can be used', async () => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: noAnswer });
      const lost = await desk.call(await desk.sign(wallet)).catch((thrown: unknown) => thrown);
      expect(lost).toMatchObject({ code: 'settlement_pending', status: 503, details: { retryAfterSeconds: 5 } });
      desk.chain.say({ settle: settled });
      for (const again of [await desk.sign(wallet), await desk.sign(wallet)]) {
        await expect(desk.call(again)).rejects.toMatchObject({ code: 'settlement_pending' });
      }
      // For something else it may pay.
      await desk.call(await desk.sign(wallet), { requestHash: 'another' });
      expect(desk.chain.asked.settle).toBe(2);

      desk.time.now += 3 * minuteMs;
      expect(await desk.reconcile()).toBe(0);
      desk.chain.say({ reconcile: settled });
      desk.time.now += 3 * minuteMs;
      expect(await desk.reconcile()).toBe(1);
      expect(await desk.reconcile()).toBe(0);
      expect((await desk.balances())[heldAccount]).toBe(priceMicros);

      const found = await desk.call(await desk.sign(wallet));
      expect(found).toMatchObject({ isReplay: false, result: '{"unix":1}', settled: { payer: '0x01' } });
      expect(desk.chain.asked.settle).toBe(2);
      expect(await desk.balances()).toMatchObject({ [heldAccount]: 0, [income]: 2 * priceMicros, [bank]: -2 * priceMicros });
    });

    it('that moved no money can be signed anew', async () => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: noAnswer });
      await expect(desk.call(await desk.sign(wallet))).rejects.toMatchObject({ code: 'settlement_pending' });
      desk.chain.say({ settle: settled, reconcile: notSettled });
      desk.time.now += 3 * minuteMs;
      expect(await desk.reconcile()).toBe(1);
      expect(await desk.balances()).toEqual({});
      expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
      expect((await desk.balances())[bank]).toBe(-priceMicros);
    });

    it('is checked less often the longer its outcome is unknown', async () => {
      desk.chain.say({ settle: noAnswer });
      await expect(desk.call(await desk.sign(desk.wallet()))).rejects.toMatchObject({ code: 'settlement_pending' });
      desk.time.now += 8 * hourMs;
      await desk.reconcile();
      expect(desk.chain.asked.reconcile).toBe(1);
      desk.time.now += hourMs;
      await desk.reconcile();
      expect(desk.chain.asked.reconcile).toBe(1);
      desk.time.now += 2 * hourMs;
      await desk.reconcile();
      expect(desk.chain.asked.reconcile).toBe(2);
      // After a month without an answer there will be none.
      desk.time.now += 40 * dayMs;
      await desk.reconcile();
      expect(desk.chain.asked.reconcile).toBe(2);
    });

    it('is reconciled although its payment has expired: it is paid, and can be used', async () => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: noAnswer });
      await expect(desk.call(await desk.sign(wallet))).rejects.toMatchObject({ code: 'settlement_pending' });
      desk.time.now += 2 * dayMs;
      await desk.payments.sweep();
      desk.chain.say({ settle: settled, reconcile: settled });
      expect(await desk.reconcile()).toBe(1);
      expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
      expect(desk.chain.asked.settle).toBe(1);
      expect(await desk.balances()).toMatchObject({ [income]: priceMicros, [bank]: -priceMicros, [heldAccount]: 0 });
    });

    it('that is never used becomes credit of its wallet', async () => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: noAnswer, reconcile: settled });
      await expect(desk.call(await desk.sign(wallet))).rejects.toMatchObject({ code: 'settlement_pending' });
      desk.time.now += 3 * minuteMs;
      await desk.reconcile();
      desk.time.now += 2 * dayMs;
      await desk.payments.sweep();
      expect(await desk.balances()).toEqual({
        [bank]: -priceMicros,
        [heldAccount]: 0,
        [creditAccount(wallet.address.toLowerCase())]: priceMicros,
      });
    });

    it.each([
      ['the account that asked', account, () => 'usr_1'],
      ['the wallet, if no account asked', undefined, (wallet: string) => wallet.toLowerCase()],
    ] as const)('whose payment was paid by other means becomes credit of %s', async (_whose, caller, holderOf) => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: noAnswer, reconcile: settled });
      await expect(desk.call(await desk.sign(wallet), some({ caller, key: undefined, maxPriceMicros: undefined }))).rejects.toMatchObject({
        code: 'settlement_pending',
      });
      const [open] = await desk.rows();
      const payment = await desk.payments.find(open?.payment_id ?? '');
      if (payment === null) throw new Error('no payment');
      // A reserved payment cannot be paid by others.
      await expect(desk.payments.pay(payment.id, 'test', { kind: 'anonymous' }, {})).rejects.toMatchObject({
        code: 'settlement_pending',
      });
      await desk.grant('usr_2', priceMicros);
      const verified = { sourceAccount: creditAccount('usr_2'), holderId: 'usr_2' };
      const by = { id: 'credit', isTest: false };
      await desk.database.write((queries) => desk.money.book(queries, { payment, by, verified }, 0, desk.time.now));
      desk.time.now += 3 * minuteMs;
      expect(await desk.reconcile()).toBe(1);
      const balances = await desk.balances();
      expect(balances).toMatchObject({
        [creditAccount(holderOf(wallet.address))]: priceMicros,
        [bank]: -priceMicros,
        [heldAccount]: priceMicros,
      });
      expect(await desk.row(open?.id ?? '')).toMatchObject({ state: 'given_back', failure: 'surplus' });
      // It is reconciled no more, and its signature buys nothing else.
      desk.time.now += hourMs;
      expect(await desk.reconcile()).toBe(0);
    });
  });

  describe('that could not be recorded after it was settled', () => {
    const lostBook = () => {
      const sale = callSale(desk);
      return {
        ...sale,
        work: async () => ({ isCharged: true, answer: '{}', book: () => Promise.reject(new Error('the disk is full')) }) as const,
      };
    };

    it('is reconciled, and settled by no other signature until then', async () => {
      const wallet = desk.wallet();
      const lost = await desk.buy(lostBook(), await desk.sign(wallet)).catch((thrown: unknown) => thrown);
      expect(lost).toMatchObject({ code: 'settlement_pending', details: { retryAfterSeconds: expect.any(Number) } });
      await expect(desk.call(await desk.sign(wallet))).rejects.toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } });
      expect(desk.chain.asked.settle).toBe(1);
      expect(await desk.reservations.recover()).toBe(0);
      desk.chain.say({ reconcile: settled });
      desk.time.now += 3 * minuteMs;
      expect(await desk.reconcile()).toBe(1);
      expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
      expect(desk.chain.asked.settle).toBe(1);
      expect(await desk.balances()).toMatchObject({ [bank]: -priceMicros, [income]: priceMicros });
    });

    it('is refunded at once if it was settled first', async () => {
      const wallet = desk.wallet();
      await expect(desk.buy({ ...lostBook(), settles: 'first' }, await desk.sign(wallet))).rejects.toMatchObject({
        code: 'internal',
        receipt: { headers: { 'PAYMENT-RESPONSE': expect.any(String) } },
      });
      expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
      expect(desk.chain.asked.settle).toBe(1);
    });
  });
});
