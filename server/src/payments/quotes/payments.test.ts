import { beforeEach, describe, expect, it } from 'vitest';
import { accountsOn, outcomes, plainPasswords } from '../../../test/accounts.ts';
import { eachDatabase } from '../../../test/databases.ts';
import { moneyCore } from '../../../test/money-core.ts';
import { callSale, orderOf, type SaleOptions } from '../../../test/sales.ts';
import type { Caller } from '../../accounts/caller.ts';
import { dayMs, minuteMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';
import { creditAccount, grantsAccount, heldAccount, testAccount, toolRevenueAccount } from '../money/ledger.ts';
import { creditProvider } from '../providers/credit.ts';
import { testProvider } from '../providers/test.ts';
import type { Sale } from '../purchase/sale.ts';

const nobody: Caller = { kind: 'anonymous' };
const offer = { kind: 'tool', serviceId: 'timestamp', amountMicros: 30_000 } as const;
const income = testAccount(toolRevenueAccount('timestamp'));
/** Later than the clock of any test or database. */
const farAway = 9_000_000_000_000;

interface Call extends SaleOptions {
  caller?: Caller;
  key?: string;
}

/** The payment core on a database, with a clock that stands still until a test moves it. */
function coreOn(database: Database, processId = 'proc_1', takesTestMoney = true) {
  const { clock, time } = accountsOn(database, plainPasswords);
  const core = moneyCore({ database, clock, providers: [testProvider(), creditProvider()], processId, takesTestMoney });
  const paid = core.payments;

  return {
    ...core,
    time,
    paid,
    paidToken: (clientId = 'anonymous') => paid.verify(paid.quote(offer, clientId).id, nobody),
    /** Makes a call with a token. */
    buy: (token: string, { caller, key, ...sale }: Call = {}) =>
      core.purchase.buy(callSale(core, sale), orderOf({ kind: 'token', token }, { ...(caller && { caller }), ...(key && { key }) })),
    buyAs: (token: string, sale: Sale<string>) => core.purchase.buy(sale, orderOf({ kind: 'token', token })),
    grant: (accountId: string, amountMicros: number) =>
      database.write((queries) =>
        core.ledger.post(
          queries,
          { debitAccount: grantsAccount, creditAccount: creditAccount(accountId), amountMicros, currency: 'USD', kind: 'top_up' },
          time.now,
        ),
      ),
    async balances() {
      const { balances, discrepancies } = await core.ledger.audit();
      expect(discrepancies).toEqual([]);
      return balances;
    },
    async stateOf(paymentId: string) {
      const rows = await database.read.selectFrom('purchases').select('state').where('payment_id', '=', paymentId).execute();
      return rows.map(({ state }) => state);
    },
  };
}

/** Work that waits until the test continues it. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const run = () => {
    started.resolve();
    return promise;
  };
  return { run, started: started.promise, finish: () => resolve('{"unix":1}'), fail: () => reject(problem('upstream_failed')) };
}

eachDatabase('payments', (open) => {
  let it_: ReturnType<typeof coreOn>;
  beforeEach(async () => {
    it_ = coreOn(await open());
  });
  const rows = async () => (await it_.database.read.selectFrom('payments').selectAll().execute()).length;

  describe('a quote', () => {
    it('is stored only when it is read or paid', async () => {
      const quoted = it_.paid.quote(offer, 'anonymous');
      expect(quoted.status).toBe('pending');
      expect(await rows()).toBe(0);
      expect(await it_.paid.find(quoted.id)).toEqual(quoted);
      expect(await rows()).toBe(0);
    });

    it('keeps its price and expires without a stored row', async () => {
      const quoted = it_.paid.quote(offer, 'anonymous');
      it_.time.now += 15 * minuteMs;
      expect((await it_.paid.find(quoted.id))?.status).toBe('expired');
      await expect(it_.paid.pay(quoted.id, 'test', nobody, {})).rejects.toMatchObject({ code: 'payment_expired' });
      expect(await rows()).toBe(0);
    });

    it('is unknown when forged', async () => {
      await expect(it_.paid.verify('pay_01ARZ3NDEKTSV4RRFFQ69G5FAVabc', nobody)).rejects.toMatchObject({ code: 'payment_not_found' });
      expect(await it_.paid.find('pay_nonsense')).toBeNull();
    });

    it('is refused for an unknown provider', () => {
      expect(() => it_.paid.quote(offer, 'anonymous', 'gold')).toThrow('payment provider is not available');
    });
  });

  describe('the test network', () => {
    it('completes a payment that is verified, once', async () => {
      const quoted = it_.paid.quote(offer, 'anonymous');
      const [first, second] = await Promise.all([it_.paid.verify(quoted.id, nobody), it_.paid.verify(quoted.id, nobody)]);
      expect([first?.status, second?.status]).toEqual(['paid', 'paid']);
      expect(await it_.balances()).toEqual({ 'provider:test': -30_000, [heldAccount]: 30_000 });
    });
  });

  describe('prepaid credit', () => {
    const payer: Caller = { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: '' };

    it('pays from the balance and never below zero, also with concurrent requests', async () => {
      await it_.grant('usr_1', 100_000);
      const quotes = Array.from({ length: 10 }, () => it_.paid.quote(offer, 'usr_1', 'credit'));
      const results = await Promise.allSettled(quotes.map(({ id }) => it_.paid.pay(id, 'credit', payer, {})));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await it_.balances()).toMatchObject({ [creditAccount('usr_1')]: 10_000, [heldAccount]: 90_000 });
    });

    it('reports the shortfall and moves nothing if the balance is too low', async () => {
      await it_.grant('usr_1', 10_000);
      const { id } = it_.paid.quote(offer, 'usr_1', 'credit');
      await expect(it_.paid.pay(id, 'credit', payer, {})).rejects.toMatchObject({
        code: 'insufficient_credit',
        details: { members: { shortfall: '0.02' } },
      });
      expect((await it_.paid.find(id))?.status).toBe('pending');
      expect(await it_.balances()).toMatchObject({ [creditAccount('usr_1')]: 10_000 });
    });

    it('is charged once for many simultaneous requests to pay', async () => {
      await it_.grant('usr_1', 1_000_000);
      const { id } = it_.paid.quote(offer, 'usr_1', 'credit');
      await Promise.all(Array.from({ length: 20 }, () => it_.paid.pay(id, 'credit', payer, {})));
      expect((await it_.balances())[creditAccount('usr_1')]).toBe(970_000);
    });

    it('is not completed by verifying only', async () => {
      await it_.grant('usr_1', 1_000_000);
      const { id } = it_.paid.quote(offer, 'usr_1', 'credit');
      expect((await it_.paid.verify(id, payer)).status).toBe('pending');
    });

    it('needs an account', async () => {
      const { id } = it_.paid.quote(offer, 'anonymous', 'credit');
      await expect(it_.paid.pay(id, 'credit', nobody, {})).rejects.toMatchObject({ code: 'authentication_required' });
    });

    it('pays with the provider of the payment if the request names none', async () => {
      await it_.grant('usr_1', 1_000_000);
      const { id } = it_.paid.quote(offer, 'usr_1', 'credit');
      expect(await it_.paid.pay(id, null, payer, {})).toMatchObject({ status: 'paid', providerId: 'credit' });
    });
  });

  describe.each([
    ['recorded with its work in one transaction', true],
    ['taken before its work', false],
  ])('a paid token whose call is %s', (_how, isQuick) => {
    it('gives one call; the answer books the revenue', async () => {
      const payment = await it_.paidToken();
      expect(await it_.buy(payment.token, { isQuick })).toMatchObject({ result: '{"unix":1}', remainingCalls: 0, isReplay: false });
      await expect(it_.buy(payment.token, { isQuick })).rejects.toMatchObject({ code: 'payment_token_used' });
      expect(await it_.balances()).toEqual({ 'provider:test': -30_000, [heldAccount]: 0, [income]: 30_000 });
      expect(await it_.paid.find(payment.id)).toMatchObject({ status: 'paid', usedCalls: 1 });
      expect(await it_.stateOf(payment.id)).toEqual(['used']);
    });

    it('allows exactly one of a thousand simultaneous calls', async () => {
      const { token } = await it_.paidToken();
      const { succeeded, codes } = await outcomes(Array.from({ length: 1000 }, () => it_.buy(token, { isQuick })));
      expect(succeeded).toBe(1);
      // While one runs, others are not asked to pay again: it may be given back.
      // A database that is too busy for a thousand at once says so, to any of them.
      const refusals = isQuick ? ['payment_token_used', 'unavailable'] : ['payment_in_flight', 'payment_token_used', 'unavailable'];
      expect(codes.filter((code) => !refusals.includes(String(code)))).toEqual([]);
      expect((await it_.balances())[income]).toBe(30_000);
    });

    it('can be used again when the tool fails', async () => {
      const { id, token } = await it_.paidToken();
      const fails = { isQuick, run: () => Promise.reject(problem('upstream_failed')) };
      await expect(it_.buy(token, fails)).rejects.toMatchObject({
        code: 'upstream_failed',
        details: { members: { payment: { paymentId: id, remainingCalls: 1 } } },
      });
      expect(await it_.paid.find(id)).toMatchObject({ status: 'paid', usedCalls: 0 });
      expect(await it_.buy(token, { isQuick })).toMatchObject({ isReplay: false });
      expect((await it_.balances())[heldAccount]).toBe(0);
    });

    it('is used together with its dependent rows, or not at all', async () => {
      const { token, id } = await it_.paidToken();
      const sale = callSale(it_, { isQuick });
      const refuse = async () => ({ isCharged: true, answer: '{}', book: () => Promise.reject(new Error('no room')) }) as const;
      await expect(it_.buyAs(token, { ...sale, work: refuse })).rejects.toMatchObject({ code: 'internal' });
      expect(await it_.balances()).toEqual({ 'provider:test': -30_000, [heldAccount]: 30_000 });
      expect(await it_.paid.find(id)).toMatchObject({ usedCalls: 0 });
      await it_.buyAs(token, sale);
      expect((await it_.balances())[income]).toBe(30_000);
    });

    it('keeps its call if there is nothing to charge yet', async () => {
      const { token, id } = await it_.paidToken();
      const notYet = { ...callSale(it_, { isQuick }), work: async () => ({ isCharged: false, result: 'not yet' }) as const };
      expect(await it_.buyAs(token, notYet)).toMatchObject({ result: 'not yet', isCharged: false, remainingCalls: 1 });
      expect(await it_.paid.find(id)).toMatchObject({ usedCalls: 0 });
      expect((await it_.balances())[heldAccount]).toBe(30_000);
    });

    it('can be refunded later, once, with its money', async () => {
      const { token, id } = await it_.paidToken();
      const revoke = async () => {
        const used = await it_.database.read.selectFrom('purchases').select('id').where('payment_id', '=', id).execute();
        const last = used.at(-1)?.id ?? 'call_none';
        return it_.database.write((queries) =>
          it_.reservations.revoke(queries, last, { failure: 'tool_failed', usableMs: 60 * minuteMs, from: 'operator' }),
        );
      };
      expect(await revoke()).toBeNull();
      await it_.buy(token, { isQuick });
      it_.time.now += 25 * 60 * minuteMs;
      const revoked = await Promise.all([revoke(), revoke()]);
      expect(revoked.filter((use) => use !== null)).toMatchObject([{ paymentId: id, amountMicros: 30_000, isTest: true }]);
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 30_000, [income]: 0 });
      expect(await it_.paid.find(id)).toMatchObject({ status: 'paid', usedCalls: 0, expiresAt: it_.time.now + 60 * minuteMs });

      await it_.buy(token, { isQuick });
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 0, [income]: 30_000 });
    });

    it('that was paid with test money is refused once the service takes real money', async () => {
      const { token } = await it_.paidToken();
      const real = coreOn(it_.database, 'proc_1', false);
      await expect(real.buy(token, { isQuick })).rejects.toMatchObject({ code: 'payment_token_invalid' });
      expect(await it_.buy(token, { isQuick })).toMatchObject({ isReplay: false });
    });
  });

  describe('a paid token', () => {
    it('is answered 409 while its call runs, with Retry-After and without an offer', async () => {
      const { token, id } = await it_.paidToken();
      const work = heldWork();
      const first = it_.buy(token, { run: work.run });
      await work.started;
      const second = await it_.buy(token).catch((thrown: unknown) => thrown);
      expect(second).toMatchObject({ code: 'payment_in_flight', details: { retryAfterSeconds: expect.any(Number) } });
      expect(second).not.toHaveProperty('payment');
      work.finish();
      await first;
      expect(await it_.paid.find(id)).toMatchObject({ usedCalls: 1 });
    });

    it('is refunded once, even if refunded twice, and never after a completed call', async () => {
      const { id, token } = await it_.paidToken();
      const work = heldWork();
      const running = it_.buy(token, { run: work.run });
      await work.started;
      const [open] = await it_.database.read.selectFrom('purchases').select('id').where('payment_id', '=', id).execute();
      const giveBack = () => it_.database.write((queries) => it_.reservations.giveBack(queries, open?.id ?? '', id, 'tool_failed'));
      expect((await Promise.all([giveBack(), giveBack()])).toSorted()).toEqual([false, true]);
      work.finish();
      await expect(running).rejects.toMatchObject({ code: 'call_interrupted' });
      expect(await it_.paid.find(id)).toMatchObject({ usedCalls: 0 });

      await it_.buy(token);
      expect(await giveBack()).toBe(false);
      expect(await it_.paid.find(id)).toMatchObject({ usedCalls: 1 });
      await it_.balances();
    });

    it('can be used for a while if its call is refunded after it expired', async () => {
      const { token } = await it_.paidToken();
      const work = heldWork();
      const running = it_.buy(token, { run: work.run });
      await work.started;
      it_.time.now += 25 * 60 * minuteMs;
      await it_.paid.sweep();
      work.fail();
      await expect(running).rejects.toMatchObject({ code: 'upstream_failed' });
      expect(await it_.buy(token)).toMatchObject({ isReplay: false });
      await it_.balances();
    });

    it('is refused before it is paid, when forged, for another service and for another client', async () => {
      const pending = it_.paid.quote(offer, 'anonymous');
      await expect(it_.buy(pending.token)).rejects.toMatchObject({ code: 'payment_not_completed' });
      expect(() => it_.paid.openToken(`${pending.token}x`, 'timestamp', 'anonymous')).toThrow('payment token is not valid');
      expect(() => it_.paid.openToken(pending.token, 'slugify', 'anonymous')).toThrow('payment token is for another service');
      expect(() => it_.paid.openToken(pending.id, 'timestamp', 'anonymous')).toThrow('this is a paymentId, not a token');
      const bound = it_.paid.quote(offer, 'agent-7');
      expect(() => it_.paid.openToken(bound.token, 'timestamp', 'agent-8')).toThrow('payment token is bound to another client');
      expect(() => it_.paid.openToken(bound.token, 'timestamp', 'anonymous')).toThrow('payment token is bound to another client');
      expect(it_.paid.openToken(bound.token, 'timestamp', 'agent-7').clientId).toBe('agent-7');
    });

    it('that is not paid yet is refused with the same pending payment', async () => {
      const waiting = await it_.paid.create(offer, 'anonymous', 'credit');
      await expect(it_.buy(waiting.token)).rejects.toMatchObject({ code: 'payment_not_completed', payment: { id: waiting.id } });
    });

    it('expires; test money without a payer goes back to its source', async () => {
      const { id, token } = await it_.paidToken();
      it_.time.now += dayMs;
      await expect(it_.buy(token)).rejects.toMatchObject({ code: 'payment_token_expired' });
      expect(await it_.paid.sweep()).toBe(1);
      expect(await it_.paid.sweep()).toBe(0);
      await expect(it_.buy(token)).rejects.toMatchObject({ code: 'payment_token_expired' });
      expect(await it_.paid.find(id)).toMatchObject({ status: 'refunded' });
      expect(await it_.balances()).toEqual({ [heldAccount]: 0, 'provider:test': 0 });
    });

    it('expires; credit is refunded', async () => {
      await it_.grant('usr_1', 30_000);
      const { id } = it_.paid.quote(offer, 'anonymous', 'credit');
      await it_.paid.pay(id, 'credit', { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: '' }, {});
      it_.time.now += dayMs;
      await it_.paid.sweep();
      expect(await it_.paid.find(id)).toMatchObject({ status: 'refunded' });
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 0, [creditAccount('usr_1')]: 30_000 });
    });

    it('is deleted after a week if it was not paid, and kept if it was', async () => {
      await it_.paid.create(offer, 'anonymous');
      await it_.buy((await it_.paidToken()).token);
      it_.time.now += dayMs;
      expect(await it_.paid.sweep()).toBe(1);
      expect(await rows()).toBe(2);
      it_.time.now += 8 * dayMs;
      await it_.paid.sweep();
      expect(await rows()).toBe(1);
    });
  });

  describe('an Idempotency-Key', () => {
    const key = 'key-1';

    it('replays the stored answer and refuses another request', async () => {
      const { token } = await it_.paidToken();
      const work = heldWork();
      const first = it_.buy(token, { key, run: work.run });
      await work.started;
      await expect(it_.buy(token, { key })).rejects.toMatchObject({
        code: 'idempotency_in_progress',
        details: { retryAfterSeconds: expect.any(Number) },
      });
      work.finish();
      await first;
      expect(await it_.buy(token, { key, run: () => 'another' })).toMatchObject({ isReplay: true, result: '{"unix":1}' });
      await expect(it_.buy(token, { key, requestHash: 'another' })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
      expect((await it_.balances())[income]).toBe(30_000);
    });

    it('of a token belongs to its payment: with another token it is another key', async () => {
      const [one, two] = [await it_.paidToken(), await it_.paidToken()];
      await it_.buy(one.token, { key });
      expect(await it_.buy(two.token, { key, run: () => 'another' })).toMatchObject({ isReplay: false, result: 'another' });
    });

    it('can be used again after the call was refunded', async () => {
      const { token } = await it_.paidToken();
      await expect(it_.buy(token, { key, run: () => Promise.reject(problem('upstream_timeout')) })).rejects.toMatchObject({
        code: 'upstream_timeout',
      });
      expect(await it_.buy(token, { key })).toMatchObject({ isReplay: false });
    });

    it.each([[true], [false]])('lets one of many simultaneous requests run (in one transaction: %s)', async (isQuick) => {
      const { token } = await it_.paidToken();
      let runs = 0;
      const run = () => `{"run":${(runs += 1)}}`;
      const all = await Promise.allSettled(Array.from({ length: 50 }, () => it_.buy(token, { key, isQuick, run })));
      const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
      expect(refused.filter((code) => code !== 'idempotency_in_progress')).toEqual([]);
      const answers = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
      expect(new Set(answers.map(({ result }) => result)).size).toBe(1);
      expect((await it_.balances())[income]).toBe(30_000);
    });

    it('is deleted after 24 hours', async () => {
      const { token } = await it_.paidToken();
      await it_.buy(token, { key });
      it_.time.now += dayMs;
      expect(await it_.reservations.forget()).toBe(1);
      await expect(it_.buy(token, { key })).rejects.toMatchObject({ code: 'payment_token_used' });
    });
  });

  describe('recovery', () => {
    it('refunds only the purchases that a dead process left open', async () => {
      const [dead, live] = [coreOn(it_.database, 'proc_dead'), coreOn(it_.database, 'proc_live')];
      const now = it_.time.now;
      await it_.database.write((queries) =>
        queries.insertInto('processes').values({ id: 'proc_live', started_at: now, alive_until: farAway }).execute(),
      );
      const [first, second, done] = [await it_.paidToken(), await it_.paidToken(), await it_.paidToken()];
      const [lost, going] = [heldWork(), heldWork()];
      const [ofDead, ofLive] = [dead.buy(first.token, { run: lost.run }), live.buy(second.token, { run: going.run })];
      await Promise.all([lost.started, going.started]);
      await dead.buy(done.token);

      expect(await it_.reservations.recover()).toBe(1);
      expect(await it_.paid.find(first.id)).toMatchObject({ usedCalls: 0 });
      expect(await it_.paid.find(second.id)).toMatchObject({ usedCalls: 1 });
      expect(await it_.paid.find(done.id)).toMatchObject({ usedCalls: 1 });
      await it_.balances();

      // A process that counted as dead cannot record its call any more.
      lost.finish();
      await expect(ofDead).rejects.toMatchObject({ code: 'call_interrupted' });
      going.finish();
      await ofLive;
      expect((await it_.balances())[income]).toBe(60_000);
    });

    it('refunds the other abandoned purchases where one cannot be refunded', async () => {
      const dead = coreOn(it_.database, 'proc_dead');
      const works = [heldWork(), heldWork()];
      const calls = [];
      for (const { run, started } of works) {
        const { token } = await it_.paidToken();
        calls.push(dead.buy(token, { run }));
        await started;
      }

      let writes = 0;
      const write: Database['write'] = async (work) => {
        if ((writes += 1) === 1) throw new Error('Connection terminated unexpectedly');
        return it_.database.write(work);
      };
      expect(await coreOn({ ...it_.database, write }, 'proc_next').reservations.recover()).toBe(1);
      expect(await it_.reservations.recover()).toBe(1);

      works.forEach(({ finish }) => finish());
      for (const outcome of await Promise.allSettled(calls)) expect(outcome).toMatchObject({ reason: { code: 'call_interrupted' } });
    });

    it('refunds abandoned purchases of this process, but not running ones', async () => {
      const { token, id } = await it_.paidToken();
      const work = heldWork();
      const running = it_.buy(token, { run: work.run });
      await work.started;
      expect(await it_.reservations.recover()).toBe(0);
      work.finish();
      await running;

      // As after a commit whose acknowledgement was lost together with the database.
      const left = await it_.paidToken();
      await it_.database.write(async (queries) => {
        const now = it_.time.now;
        await it_.reservations.take(queries, left.id, now);
        const purchase = {
          id: 'call_left',
          payment: left,
          idempotency: null,
          requestHash: null,
          payer: null,
          signedId: null,
          isOnly: false,
        };
        await it_.reservations.insert(queries, purchase, 'reserved', null, now);
      });
      const refused = await it_.buy(left.token).catch((thrown: unknown) => thrown);
      expect(refused).toMatchObject({ code: 'payment_in_flight', details: { retryAfterSeconds: expect.any(Number) } });
      expect(await it_.reservations.recover()).toBe(1);
      expect(await it_.paid.find(id)).toMatchObject({ usedCalls: 1 });
      expect(await it_.buy(left.token)).toMatchObject({ isReplay: false });
      await it_.balances();
    });
  });

  describe('the ledger', () => {
    it('refuses to change or remove an entry', async () => {
      await it_.paidToken();
      await expect(
        it_.database.write((queries) => queries.updateTable('ledger_entries').set({ amount_micros: 1 }).execute()),
      ).rejects.toThrow('append only');
      await expect(it_.database.write((queries) => queries.deleteFrom('ledger_entries').execute())).rejects.toThrow('append only');
      expect((await it_.ledger.audit()).entryCount).toBe(1);
    });
  });
});
