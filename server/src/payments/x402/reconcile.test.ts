import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { moneyCore } from '../../../test/money-core.ts';
import { auditTrail } from '../../accounts/audit-trail.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../clock.ts';
import type { Database } from '../../storage/database.ts';
import { creditAccount, grantsAccount, heldAccount } from '../money/ledger.ts';
import { shortId } from '../quotes/payment.ts';
import type { PaymentProvider } from '../provider.ts';
import { creditProvider } from '../providers/credit.ts';
import { sourceAccountOf } from './late-settlement.ts';
import { reconcile } from './reconcile.ts';
import { requirementOf } from '../../settlement/settlers/terms.ts';
import type { Settler, SettleOutcome } from '../../settlement/settler.ts';
import { unresolvedSettlements } from './unresolved.ts';

const wallet = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const transaction = (digit: string) => `0x${digit.repeat(64)}`;
const offer = { kind: 'tool', serviceId: 'timestamp', amountMicros: 30_000 } as const;
const nobody = { kind: 'anonymous' } as const;
const { network, asset } = testTerms;
const source = sourceAccountOf(network, 'x402');

/** A service whose settlements stay without an answer, with a settler that follows the test's script. */
function core(database: Database) {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  const said = { asked: 0, outcome: (): SettleOutcome => ({ kind: 'unknown', reason: 'nobody knows' }) };
  let count = 0;

  const signed: PaymentProvider = {
    id: 'x402',
    name: 'x402',
    isTest: false,
    offer: () => ({ payTo: testTerms.payTo }),
    async verify(_payment, _payer, request) {
      count += 1;
      const nonce = `0x${String(count).padStart(64, '0')}`;
      const validBefore = String(Math.floor(time.now / 1000) + 60);
      const authorization = { from: wallet, to: testTerms.payTo, value: '30000', validAfter: '0', validBefore, nonce };
      const payload = { signature: `0x${'1b'.repeat(65)}`, authorization };
      const requirement = { ...requirementOf(testTerms, 30_000), ...request };
      const on = typeof request['network'] === 'string' ? request['network'] : network;
      const text = JSON.stringify({ payload, requirement });
      return {
        sourceAccount: sourceAccountOf(on, 'x402'),
        holderId: wallet,
        authorization: { id: `${on} ${nonce}`, network: on, payer: wallet, text },
        balanceMicros: null,
      };
    },
    settle: async () => ({ kind: 'unknown', reason: 'the answer was lost' }),
  };
  const settler: Settler = {
    network,
    asset,
    payTo: testTerms.payTo,
    isTest: false,
    isOnChain: true,
    offers: () => [],
    verify: async () => ({ isValid: true, payer: wallet }),
    settle: async () => ({ kind: 'unknown', reason: 'unasked' }),
    async reconcile() {
      said.asked += 1;
      return said.outcome();
    },
  };
  const credit = creditProvider();
  const made = moneyCore({ database, clock, providers: [credit, signed] });
  const parts = { ...made, settler };
  const unresolved = unresolvedSettlements({ ...parts, auditTrail: auditTrail({ database, clock }) });

  return {
    ...made,
    time,
    said,
    unresolved,
    /** Pays with an unknown outcome. @returns the payment */
    async lost(request: Readonly<Record<string, unknown>> = {}) {
      const payment = made.payments.quote(offer, 'anonymous', 'x402');
      await expect(made.payments.pay(payment.id, 'x402', nobody, request)).rejects.toMatchObject({ code: 'settlement_pending' });
      return payment;
    },
    /** As databases of earlier versions have it: the payment was paid from credit while its settlement was under way. */
    async paidByCredit(paymentId: string) {
      const payment = await made.payments.find(paymentId);
      if (payment === null) throw new Error('no payment');
      const account = creditAccount('usr_1');
      await database.write(async (queries) => {
        const grant = {
          debitAccount: grantsAccount,
          creditAccount: account,
          amountMicros: 30_000,
          currency: 'USD',
          kind: 'top_up',
        } as const;
        await made.ledger.post(queries, grant, time.now);
        const paying = { payment, by: credit, verified: { sourceAccount: account, holderId: 'usr_1' } };
        expect(await made.money.book(queries, paying, 0, time.now)).toBe(true);
      });
    },
    run: () => reconcile({ ...parts, processId: 'proc_1' }),
    async listed() {
      return (await unresolved.list({ limit: 100, cursor: null })).items.map(({ id }) => id);
    },
    async balances() {
      const { balances, discrepancies } = await made.ledger.audit();
      expect(discrepancies).toEqual([]);
      return balances;
    },
  };
}

eachDatabase('settlements with an unknown outcome', (open) => {
  let it_: ReturnType<typeof core>;
  beforeEach(async () => {
    it_ = core(await open());
  });
  const acts = async () =>
    (await it_.database.read.selectFrom('admin_acts').select(['action', 'subject_id']).execute()).map(
      (row) => `${row.action} ${row.subject_id}`,
    );

  it('are checked less and less often, and not after a month; the list keeps them', async () => {
    const { id } = await it_.lost();
    const askedAt: number[] = [];
    for (let step = 0; step < 40 * 12; step += 1) {
      it_.time.now += 2 * hourMs;
      const before = it_.said.asked;
      await it_.run();
      if (it_.said.asked > before) askedAt.push(step);
    }
    expect(askedAt.length).toBeGreaterThan(5);
    expect(askedAt.length).toBeLessThan(40);
    expect(askedAt.at(-1)).toBeLessThan(30 * 12);
    expect(await it_.listed()).toEqual([shortId(id)]);
    expect(await it_.unresolved.backlog()).toEqual({ count: 1, oldestAt: 1_795_000_000_000 });
  });

  it('are checked again within seconds, also after the clock was set back', async () => {
    await it_.lost();
    it_.time.now += 4 * secondMs;
    await it_.run();
    expect(it_.said.asked).toBe(0);
    it_.time.now += 2 * secondMs;
    await it_.run();
    expect(it_.said.asked).toBe(1);
    it_.time.now -= 5 * minuteMs;
    await it_.run();
    expect(it_.said.asked).toBe(2);
  });

  it('are checked less and less often, also if checks fail', async () => {
    const { id } = await it_.lost();
    it_.said.outcome = () => {
      throw new Error('the chain is gone');
    };
    for (let step = 0; step < 60; step += 1) {
      it_.time.now += minuteMs;
      await it_.run();
    }
    expect(it_.said.asked).toBeLessThan(20);
    it_.said.outcome = () => ({ kind: 'settled', transaction: transaction('1'), payer: wallet });
    it_.time.now += hourMs;
    expect(await it_.run()).toBe(1);
    expect((await it_.payments.find(id))?.status).toBe('paid');
  });

  it('on another network, or of a process that died there, block no other settlements', async () => {
    for (let index = 0; index < 60; index += 1) await it_.lost({ network: 'eip155:1' });
    await it_.database.write((queries) => queries.updateTable('purchases').set({ state: 'reserved', process_id: 'proc_dead' }).execute());
    for (let index = 0; index < 60; index += 1) await it_.lost({ network: 'eip155:1' });
    const { id } = await it_.lost();
    it_.said.outcome = () => ({ kind: 'settled', transaction: transaction('1'), payer: wallet });
    it_.time.now += hourMs;
    await it_.run();
    await it_.run();
    expect((await it_.payments.find(id))?.status).toBe('paid');
    expect(it_.said.asked).toBe(1);
    const open = it_.database.read.selectFrom('purchases').select((eb) => eb.fn.countAll<number>().as('count'));
    expect(await open.where('state', '=', 'reserved').executeTakeFirst()).toEqual({ count: 0 });
    expect((await it_.unresolved.backlog()).count).toBe(120);
  });

  describe('after a month', () => {
    let id: string;
    beforeEach(async () => {
      ({ id } = await it_.lost());
      it_.time.now += 31 * dayMs;
      await it_.payments.sweep();
      expect(await it_.run()).toBe(0);
    });

    it('are marked as settled: unused money becomes credit of the wallet', async () => {
      await it_.unresolved.markSettled({ id: shortId(id), transaction: transaction('1'), actorId: 'usr_admin' });
      expect(await it_.listed()).toEqual([]);
      expect(await it_.balances()).toEqual({ [source]: -30_000, [heldAccount]: 30_000 });
      it_.time.now += 2 * dayMs;
      await it_.payments.sweep();
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 0, [creditAccount(wallet)]: 30_000 });
      expect(await acts()).toEqual([`settlement.settled ${shortId(id)}`]);
    });

    it('are marked as failed: nothing is booked', async () => {
      await it_.unresolved.markFailed({ id: shortId(id), reason: 'not on the chain', actorId: 'usr_admin' });
      expect(await it_.listed()).toEqual([]);
      expect(await it_.balances()).toEqual({});
      expect(await acts()).toEqual([`settlement.failed ${shortId(id)}`]);
      it_.time.now += dayMs;
      expect(await it_.run()).toBe(0);
    });
  });

  describe('whose payment was paid by other means', () => {
    let id: string;
    beforeEach(async () => {
      ({ id } = await it_.lost());
      await it_.paidByCredit(id);
    });
    const paidTwice = { [source]: -30_000, [heldAccount]: 30_000, [creditAccount(wallet)]: 30_000, [creditAccount('usr_1')]: 0 };

    it('are reconciled: the surplus becomes credit of the wallet', async () => {
      it_.said.outcome = () => ({ kind: 'settled', transaction: transaction('1'), payer: wallet });
      it_.time.now += hourMs;
      expect(await it_.run()).toBe(1);
      expect(await it_.balances()).toMatchObject(paidTwice);
      it_.time.now += hourMs;
      expect(await it_.run()).toBe(0);
      expect(it_.said.asked).toBe(1);
    });

    it('are marked as settled in the same way, once', async () => {
      it_.time.now += 31 * dayMs;
      const mark = { id: shortId(id), transaction: transaction('1'), actorId: 'usr_admin' };
      await it_.unresolved.markSettled(mark);
      expect(await it_.balances()).toMatchObject(paidTwice);
      await expect(it_.unresolved.markSettled(mark)).rejects.toMatchObject({ code: 'not_found' });
      expect(await it_.listed()).toEqual([]);
    });

    it('are marked as failed, and the payment stays as it is', async () => {
      it_.time.now += hourMs;
      await it_.unresolved.markFailed({ id: shortId(id), reason: 'not on the chain', actorId: 'usr_admin' });
      expect(await it_.listed()).toEqual([]);
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 30_000, [creditAccount('usr_1')]: 0 });
      expect((await it_.payments.find(id))?.status).toBe('paid');
      expect(await it_.run()).toBe(0);
    });
  });
});
