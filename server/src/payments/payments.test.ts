import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { createLog } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { sealer } from './sealed-quote.ts';
import { creditAccount, grantsAccount, heldAccount, ledger, testAccount, toolRevenueAccount, unclaimedAccount } from './ledger.ts';
import { payments } from './payments.ts';
import type { Payer } from './provider.ts';
import { creditProvider } from './providers/credit.ts';
import { testProvider } from './providers/test.ts';
import { spendingCaps } from './spending-caps.ts';
import { uses } from './uses.ts';

const log = createLog({ level: 'silent' });
const nobody: Payer = { accountId: null, apiKeyId: null };
const offer = { kind: 'tool', serviceId: 'timestamp', amountMicros: 30_000 } as const;
const minute = 60_000;
/** Later than the clock of any test or database. */
const farAway = 9_000_000_000_000;

/** The payment core on a database, with a clock that stands still until a test moves it. */
function core(database: Database, processId = 'proc_1', takesTestMoney = true) {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  const seals = sealer(['a secret of at least thirty-two characters']);
  const books = ledger(database);
  const options = { database, sealer: seals, ledger: books, clock, log };
  const paid = payments({ ...options, caps: spendingCaps(), providers: [testProvider(), creditProvider()] });
  const used = uses({ ...options, processId, takesTestMoney });

  async function paidToken(clientId = 'anonymous') {
    const quoted = paid.quote(offer, clientId);
    return paid.verify(quoted.id, nobody);
  }
  const claim = (token: string, clientId = 'anonymous', idempotencyKey?: string, requestHash = 'hash') => {
    const holder = used.openToken(token, 'timestamp', clientId);
    const idempotency = idempotencyKey === undefined ? null : { scope: holder.paymentId, key: idempotencyKey, requestHash };
    return used.claim({ holder, idempotency, durable: true });
  };
  async function claimed(token: string) {
    const result = await claim(token);
    if (result.kind !== 'claimed') throw new Error('was a replay');
    return result;
  }
  const grant = (accountId: string, amountMicros: number) =>
    database.write((queries) =>
      books.post(
        queries,
        { debitAccount: grantsAccount, creditAccount: creditAccount(accountId), amountMicros, currency: 'USD', kind: 'top_up' },
        time.now,
      ),
    );
  const balances = async () => {
    const { balances: all, discrepancies } = await books.audit();
    expect(discrepancies).toEqual([]);
    return all;
  };
  return { time, database, paid, used, books, seals, paidToken, claim, claimed, grant, balances };
}

eachDatabase('payments', (open) => {
  let it_: ReturnType<typeof core>;
  beforeEach(async () => {
    it_ = core(await open());
  });
  const rows = async () => (await it_.database.read.selectFrom('payments').selectAll().execute()).length;

  describe('a quote', () => {
    it('stores nothing until somebody asks for it', async () => {
      const quoted = it_.paid.quote(offer, 'anonymous');
      expect(quoted.status).toBe('pending');
      expect(await rows()).toBe(0);
      expect(await it_.paid.find(quoted.id)).toEqual(quoted);
      expect(await rows()).toBe(0);
    });

    it('keeps its price and expires by itself', async () => {
      const quoted = it_.paid.quote(offer, 'anonymous');
      it_.time.now += 15 * minute;
      expect((await it_.paid.find(quoted.id))?.status).toBe('expired');
      await expect(it_.paid.pay(quoted.id, 'test', nobody, {})).rejects.toMatchObject({ code: 'payment_expired' });
      expect(await rows()).toBe(0);
    });

    it('is unknown when forged', async () => {
      await expect(it_.paid.verify('pay_01ARZ3NDEKTSV4RRFFQ69G5FAVabc', nobody)).rejects.toMatchObject({ code: 'payment_not_found' });
      expect(await it_.paid.find('pay_nonsense')).toBeNull();
    });

    it('is refused for a provider that is not there', () => {
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
    const payer: Payer = { accountId: 'usr_1', apiKeyId: null };

    it('pays from the balance and never below zero, however many ask at once', async () => {
      await it_.grant('usr_1', 100_000);
      const quotes = Array.from({ length: 10 }, () => it_.paid.quote(offer, 'usr_1', 'credit'));
      const results = await Promise.allSettled(quotes.map(({ id }) => it_.paid.pay(id, 'credit', payer, {})));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await it_.balances()).toMatchObject({ [creditAccount('usr_1')]: 10_000, [heldAccount]: 90_000 });
    });

    it('names the shortfall and moves nothing when it is not enough', async () => {
      await it_.grant('usr_1', 10_000);
      const { id } = it_.paid.quote(offer, 'usr_1', 'credit');
      await expect(it_.paid.pay(id, 'credit', payer, {})).rejects.toMatchObject({
        code: 'insufficient_credit',
        details: { members: { shortfall: '0.02' } },
      });
      expect((await it_.paid.find(id))?.status).toBe('pending');
      expect(await it_.balances()).toMatchObject({ [creditAccount('usr_1')]: 10_000 });
    });

    it('is charged once for one payment that is paid many times at once', async () => {
      await it_.grant('usr_1', 1_000_000);
      const { id } = it_.paid.quote(offer, 'usr_1', 'credit');
      await Promise.all(Array.from({ length: 20 }, () => it_.paid.pay(id, 'credit', payer, {})));
      expect((await it_.balances())[creditAccount('usr_1')]).toBe(970_000);
    });

    it('is not completed by a mere verification', async () => {
      await it_.grant('usr_1', 1_000_000);
      const { id } = it_.paid.quote(offer, 'usr_1', 'credit');
      expect((await it_.paid.verify(id, payer)).status).toBe('pending');
    });

    it('needs an account', async () => {
      const { id } = it_.paid.quote(offer, 'anonymous', 'credit');
      await expect(it_.paid.pay(id, 'credit', nobody, {})).rejects.toMatchObject({ code: 'authentication_required' });
    });
  });

  describe('a paid token', () => {
    it('gives one call; the answer books the revenue', async () => {
      const payment = await it_.paidToken();
      const claim = await it_.claimed(payment.token);
      await it_.used.complete(claim, '{"unix":1}');
      await expect(it_.claim(payment.token)).rejects.toMatchObject({ code: 'payment_token_used' });
      expect(await it_.balances()).toEqual({
        'provider:test': -30_000,
        [heldAccount]: 0,
        [testAccount(toolRevenueAccount('timestamp'))]: 30_000,
      });
      expect(await it_.paid.find(payment.id)).toMatchObject({ status: 'paid', usedCalls: 1 });
    });

    it('gives exactly one of a thousand simultaneous calls', async () => {
      const { token } = await it_.paidToken();
      const results = await Promise.allSettled(Array.from({ length: 1000 }, () => it_.claim(token)));
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect(results.length - refused.length).toBe(1);
      expect(new Set(refused)).toEqual(new Set(['payment_token_used']));
    });

    it('gets its call back when the tool fails', async () => {
      const { id, token } = await it_.paidToken();
      const claim = await it_.claimed(token);
      expect(await it_.used.giveBack(claim, 'upstream_failed')).toBe('given_back');
      expect(await it_.paid.find(id)).toMatchObject({ status: 'paid', usedCalls: 0 });
      await it_.used.complete(await it_.claimed(token), '{}');
    });

    it('gets a call back once, even if it is given back twice', async () => {
      const { id, token } = await it_.paidToken();
      const claim = await it_.claimed(token);
      await Promise.all([it_.used.giveBack(claim, 'tool_failed'), it_.used.giveBack(claim, 'tool_failed')]);
      expect(await it_.paid.find(id)).toMatchObject({ usedCalls: 0 });
    });

    it('does not get a completed call back', async () => {
      const { id, token } = await it_.paidToken();
      const claim = await it_.claimed(token);
      await it_.used.complete(claim, '{}');
      expect(await it_.used.giveBack(claim, 'tool_failed')).toBe('succeeded');
      expect(await it_.paid.find(id)).toMatchObject({ usedCalls: 1 });
    });

    it('is completed together with what depends on it, or not at all', async () => {
      const { token, id } = await it_.paidToken();
      const claim = await it_.claimed(token);
      const refuse = () => Promise.reject(new Error('no room'));
      await expect(it_.used.complete(claim, '{}', refuse)).rejects.toThrow('no room');
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 30_000 });
      const booked: unknown[] = [];
      await it_.used.complete(claim, '{}', async (_queries, paid) => void booked.push(paid.paymentId));
      expect(booked).toEqual([id]);
    });

    it('that was completed can be given back later, once, with its money', async () => {
      const { token, id } = await it_.paidToken();
      const claim = await it_.claimed(token);
      const revoke = () => it_.database.write((queries) => it_.used.revoke(queries, claim.callId, 'tool_failed', 60 * minute));
      expect(await revoke()).toBe(false);
      await it_.used.complete(claim, '{}');
      it_.time.now += 25 * 60 * minute;
      expect(await Promise.all([revoke(), revoke()])).toEqual(expect.arrayContaining([true, false]));
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 30_000, [testAccount(toolRevenueAccount('timestamp'))]: 0 });
      expect(await it_.paid.find(id)).toMatchObject({ status: 'paid', usedCalls: 0, expiresAt: it_.time.now + 60 * minute });

      await it_.used.complete(await it_.claimed(token), '{}');
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 0, [testAccount(toolRevenueAccount('timestamp'))]: 30_000 });
      expect(await revoke()).toBe(false);
    });

    it('can still be used a while when its call comes back after its time', async () => {
      const { token } = await it_.paidToken();
      const claim = await it_.claimed(token);
      it_.time.now += 25 * 60 * minute;
      await it_.paid.sweep();
      await it_.used.giveBack(claim, 'call_interrupted');
      await it_.used.complete(await it_.claimed(token), '{}');
      await it_.balances();
    });

    it('is refused before it is paid, when forged, for another service and for another client', async () => {
      const pending = it_.paid.quote(offer, 'anonymous');
      await expect(it_.claim(pending.token)).rejects.toMatchObject({ code: 'payment_not_completed' });
      expect(() => it_.used.openToken(`${pending.token}x`, 'timestamp', 'anonymous')).toThrow('payment token is not valid');
      expect(() => it_.used.openToken(pending.token, 'slugify', 'anonymous')).toThrow('payment token is for another service');
      const bound = it_.paid.quote(offer, 'agent-7');
      expect(() => it_.used.openToken(bound.token, 'timestamp', 'agent-8')).toThrow('payment token is bound to another client');
      expect(() => it_.used.openToken(bound.token, 'timestamp', 'anonymous')).toThrow('payment token is bound to another client');
      expect(it_.used.openToken(bound.token, 'timestamp', 'agent-7').clientId).toBe('agent-7');
    });

    it('that was paid with play money is refused once real money is run', async () => {
      const { token } = await it_.paidToken();
      const real = core(it_.database, 'proc_1', false);
      await expect(real.claim(token)).rejects.toMatchObject({ code: 'payment_token_invalid' });
      await it_.used.complete(await it_.claimed(token), '{}');
    });

    it('expires; what was paid from outside stays owed', async () => {
      const { id, token } = await it_.paidToken();
      it_.time.now += 24 * 60 * minute;
      await expect(it_.claim(token)).rejects.toMatchObject({ code: 'payment_token_expired' });
      expect(await it_.paid.sweep()).toBe(1);
      expect(await it_.paid.sweep()).toBe(0);
      await expect(it_.claim(token)).rejects.toMatchObject({ code: 'payment_token_expired' });
      expect(await it_.paid.find(id)).toMatchObject({ status: 'expired' });
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 0, [testAccount(unclaimedAccount)]: 30_000 });
    });

    it('expires; what was paid by credit is paid back', async () => {
      await it_.grant('usr_1', 30_000);
      const { id } = it_.paid.quote(offer, 'anonymous', 'credit');
      await it_.paid.pay(id, 'credit', { accountId: 'usr_1', apiKeyId: null }, {});
      it_.time.now += 24 * 60 * minute;
      await it_.paid.sweep();
      expect(await it_.paid.find(id)).toMatchObject({ status: 'refunded' });
      expect(await it_.balances()).toMatchObject({ [heldAccount]: 0, [creditAccount('usr_1')]: 30_000 });
    });
  });

  describe('an Idempotency-Key', () => {
    it('replays the stored answer and refuses another request', async () => {
      const { token } = await it_.paidToken();
      const first = await it_.claim(token, 'anonymous', 'key-1');
      if (first.kind !== 'claimed') throw new Error('was a replay');
      await expect(it_.claim(token, 'anonymous', 'key-1')).rejects.toMatchObject({ code: 'idempotency_in_progress' });
      await it_.used.complete(first, '{"unix":7}');
      expect(await it_.claim(token, 'anonymous', 'key-1')).toMatchObject({ kind: 'replay', answer: '{"unix":7}' });
      await expect(it_.claim(token, 'anonymous', 'key-1', 'another hash')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    });

    it('is free again when the call was given back', async () => {
      const { token } = await it_.paidToken();
      const first = await it_.claim(token, 'anonymous', 'key-1');
      if (first.kind !== 'claimed') throw new Error('was a replay');
      await it_.used.giveBack(first, 'upstream_timeout');
      expect(await it_.claim(token, 'anonymous', 'key-1')).toMatchObject({ kind: 'claimed' });
    });

    it('lets one of many simultaneous requests run', async () => {
      const { token } = await it_.paidToken();
      const results = await Promise.allSettled(Array.from({ length: 50 }, () => it_.claim(token, 'anonymous', 'key-1')));
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect(refused).toHaveLength(49);
      expect(new Set(refused)).toEqual(new Set(['idempotency_in_progress']));
    });

    it('is forgotten after 24 hours', async () => {
      const { token } = await it_.paidToken();
      const first = await it_.claim(token, 'anonymous', 'key-1');
      if (first.kind !== 'claimed') throw new Error('was a replay');
      await it_.used.complete(first, '{}');
      it_.time.now += 24 * 60 * minute;
      expect(await it_.used.forgetAnswers()).toBe(1);
      await expect(it_.claim(token, 'anonymous', 'key-1')).rejects.toMatchObject({ code: 'payment_token_used' });
    });
  });

  describe('recovery', () => {
    it('gives back what a dead process left running, and nothing else', async () => {
      const [dead, live] = [core(it_.database, 'proc_dead'), core(it_.database, 'proc_live')];
      const now = it_.time.now;
      await it_.database.write((queries) =>
        queries.insertInto('processes').values({ id: 'proc_live', started_at: now, alive_until: farAway }).execute(),
      );
      const [first, second, done] = [await it_.paidToken(), await it_.paidToken(), await it_.paidToken()];
      await dead.claimed(first.token);
      await live.claimed(second.token);
      await dead.used.complete(await dead.claimed(done.token), '{}');

      expect(await it_.used.recover()).toBe(1);
      expect(await it_.paid.find(first.id)).toMatchObject({ usedCalls: 0 });
      expect(await it_.paid.find(second.id)).toMatchObject({ usedCalls: 1 });
      expect(await it_.paid.find(done.id)).toMatchObject({ usedCalls: 1 });
      await it_.balances();
    });

    it('tells a process that was taken for dead that its call is gone', async () => {
      const dead = core(it_.database, 'proc_dead');
      const { token } = await it_.paidToken();
      const claim = await dead.claimed(token);
      await it_.used.recover();
      await expect(dead.used.complete(claim, '{}')).rejects.toMatchObject({ code: 'call_interrupted' });
      expect((await it_.balances())[testAccount(toolRevenueAccount('timestamp'))]).toBeUndefined();
    });
  });

  describe('the ledger', () => {
    it('refuses to change or remove an entry', async () => {
      await it_.paidToken();
      await expect(
        it_.database.write((queries) => queries.updateTable('ledger_entries').set({ amount_micros: 1 }).execute()),
      ).rejects.toThrow('append only');
      await expect(it_.database.write((queries) => queries.deleteFrom('ledger_entries').execute())).rejects.toThrow('append only');
      expect((await it_.books.audit()).entryCount).toBe(1);
    });
  });
});
