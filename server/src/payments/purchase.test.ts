import { beforeEach, describe, expect, it } from 'vitest';
import { accountsOn, outcomes, plainPasswords } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { moneyCore } from '../../test/money-core.ts';
import { assetSale, callSale, orderOf, priceMicros, type OrderOptions, type SaleOptions } from '../../test/sales.ts';
import { notSettled, scriptedSettler, settled, unheard } from '../../test/scripted-settler.ts';
import type { Caller } from '../accounts/caller.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { createLog } from '../log.ts';
import type { Micros } from '../money.ts';
import type { Database } from '../storage/database.ts';
import { storeTime } from '../storage/store-time.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import { creditAccount, grantsAccount, heldAccount, toolRevenueAccount, unclaimedAccount } from './ledger.ts';
import type { SignedMeans } from './means.ts';
import { creditProvider } from './providers/credit.ts';
import { testProvider } from './providers/test.ts';
import type { SignedInWallet } from './provider.ts';
import type { Sale } from './sale.ts';
import { reserveSigned } from './settling.ts';
import { bookLate } from './x402/late-settlement.ts';
import { x402Provider } from './x402/provider.ts';
import { reconcile } from './x402/reconcile.ts';

const account: Caller = { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: 'x' };
const bank = 'provider:x402:eip155:84532';
const income = toolRevenueAccount('timestamp');
const log = createLog({ level: 'silent' });

interface DeskOptions {
  processId?: string;
  settlesFirst?: boolean;
  chain?: ReturnType<typeof scriptedSettler>;
  time?: { now: number };
}

/** The core on a database, with a chain that does as a test says, and a clock that stands still until a test moves it. */
function deskOn(database: Database, options: DeskOptions = {}) {
  const {
    time = accountsOn(database, plainPasswords).time,
    chain = scriptedSettler(),
    processId = 'proc_1',
    settlesFirst = false,
  } = options;
  const clock = { now: () => time.now };
  const { settler } = chain;
  const x402 = x402Provider({ settler, clock, log, publicUrl: () => 'http://localhost' });
  const core = moneyCore({ database, clock, providers: [x402, creditProvider(), testProvider()], processId, settlesFirst });
  const late = { database, money: core.money, reservations: core.reservations, payments: core.payments, clock, log };

  const desk = {
    ...core,
    time,
    chain,
    late,
    wallet: chain.newWallet,
    sign: (wallet: ReturnType<typeof chain.newWallet>, amountMicros: Micros = priceMicros) => chain.signed(wallet, amountMicros, clock),
    call: (means: SignedMeans, { caller, key, maxPriceMicros, ...sale }: SaleOptions & OrderOptions = {}) =>
      core.purchase.buy(callSale(core, sale), orderOf(means, some({ caller, key, maxPriceMicros }))),
    fetch: (means: SignedMeans, { caller, key, maxPriceMicros, ...sale }: SaleOptions & OrderOptions = {}) =>
      core.purchase.buy(assetSale(core, sale), orderOf(means, some({ caller, key, maxPriceMicros }))),
    buy: (sale: Sale<string>, means: SignedMeans, order: OrderOptions = {}) => core.purchase.buy(sale, orderOf(means, order)),
    reconcile: () => reconcile({ ...late, settler, processId }),
    /** As it stands when its process dies in the middle: reserved, and perhaps settled. */
    async left(means: SignedMeans, sale: Sale<string> = callSale(core)) {
      const payment = core.payments.quote(sale.offer, means.clientId, x402.id);
      const verified = await x402.verify(payment, { accountId: null, apiKeyId: null }, means.request);
      const { authorization } = verified;
      if (authorization === null) throw new Error('nothing was signed');
      const id = core.reservations.newId();
      const purchase = { id, idempotency: null, requestHash: sale.requestHash, isOnly: sale.isLasting };
      const paying = { payment, by: x402, verified: { ...verified, authorization } };
      await reserveSigned({ ...core, log }, paying, purchase, null, async () => undefined, time.now);
      return { id, payment, paying };
    },
    grant: (holderId: string, amountMicros: Micros) =>
      database.write((queries) =>
        core.ledger.post(
          queries,
          { debitAccount: grantsAccount, creditAccount: creditAccount(holderId), amountMicros, currency: 'USD', kind: 'top_up' },
          time.now,
        ),
      ),
    async balances() {
      const { balances, discrepancies } = await core.ledger.audit();
      expect(discrepancies).toEqual([]);
      return balances;
    },
    rows: () => database.read.selectFrom('purchases').selectAll().orderBy('id').execute(),
    row: async (id: string) => database.read.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async isAlive(process: string, aliveMs: number) {
      const at = await storeTime(database, clock);
      const row = { id: process, started_at: at, alive_until: at + aliveMs };
      await database.write((queries) => queries.insertInto('processes').values(row).execute());
    },
  };
  return desk;
}

/** Without what is not there. */
function some({ caller, key, maxPriceMicros }: { [Name in keyof OrderOptions]: OrderOptions[Name] | undefined }): OrderOptions {
  return { ...(caller && { caller }), ...(key !== undefined && { key }), ...(maxPriceMicros !== undefined && { maxPriceMicros }) };
}

const fails = () => Promise.reject(problem('upstream_failed'));

/** Work that waits until the test lets it go on. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const run = () => {
    started.resolve();
    return promise;
  };
  return { run, started: started.promise, finish: () => resolve('{"unix":1}') };
}

eachDatabase('a purchase by a signature', (open) => {
  let desk: ReturnType<typeof deskOn>;
  beforeEach(async () => {
    desk = deskOn(await open());
  });

  it('runs the tool before it settles, and then answers with the settlement', async () => {
    const steps: string[] = [];
    desk.chain.say({ settle: () => (steps.push('settled'), settled()) });
    const wallet = desk.wallet();
    const bought = await desk.call(await desk.sign(wallet), { run: () => `${steps.push('ran')}` });
    expect(steps).toEqual(['ran', 'settled']);
    expect(bought).toMatchObject({ isReplay: false, isCharged: true, settled: { network: 'eip155:84532', payer: '0x01' } });
    expect(bought.receipt?.headers).toHaveProperty('PAYMENT-RESPONSE');
    expect(await desk.balances()).toEqual({ [bank]: -priceMicros, [heldAccount]: 0, [income]: priceMicros });
    expect(await desk.payments.find(bought.payment.id)).toMatchObject({
      status: 'paid',
      usedCalls: 1,
      clientId: wallet.address.toLowerCase(),
    });
    expect(await desk.rows()).toMatchObject([{ state: 'used', payer: wallet.address.toLowerCase(), settled_payer: '0x01' }]);
  });

  it('settles first what cannot be taken back, and where the operator wants it', async () => {
    const steps: string[] = [];
    desk.chain.say({ settle: () => (steps.push('settled'), settled()) });
    const run = () => `${steps.push('ran')}`;
    await desk.call(await desk.sign(desk.wallet()), { run, settles: 'first' });
    const first = deskOn(desk.database, { settlesFirst: true, chain: desk.chain, time: desk.time });
    await first.call(await first.sign(first.wallet()), { run });
    expect(steps).toEqual(['settled', 'ran', 'settled', 'ran']);
  });

  it('costs nothing when the work fails, and frees the signature and the key', async () => {
    const means = await desk.sign(desk.wallet());
    const failed = await desk.call(means, { run: fails, key: 'k' }).catch((thrown: unknown) => thrown);
    expect(failed).toMatchObject({ code: 'upstream_failed', hint: 'Nothing was charged: retry.' });
    expect(failed).not.toHaveProperty('payment');
    expect(desk.chain.asked.settle).toBe(0);
    expect(await desk.balances()).toEqual({});
    expect(await desk.call(means, { key: 'k' })).toMatchObject({ isReplay: false });
    expect(desk.chain.asked.settle).toBe(1);
  });

  it('of what is not finished yet costs nothing', async () => {
    const notYet = { ...callSale(desk), work: async () => ({ isCharged: false, result: 'not yet' }) as const };
    expect(await desk.buy(notYet, await desk.sign(desk.wallet()))).toMatchObject({ result: 'not yet', isCharged: false, receipt: null });
    expect(desk.chain.asked.settle).toBe(0);
  });

  describe('that was made', () => {
    it('gives the same answer to the same signature and request, and nothing to another request', async () => {
      const means = await desk.sign(desk.wallet());
      const first = await desk.call(means);
      const again = await desk.call(means, { run: () => 'another' });
      expect(again).toMatchObject({ isReplay: true, result: first.result, payment: { id: first.payment.id }, receipt: first.receipt });
      await expect(desk.call(means, { requestHash: 'another' })).rejects.toMatchObject({ code: 'payment_already_used' });
      await expect(desk.call(means, { serviceId: 'slugify' })).rejects.toMatchObject({ code: 'payment_already_used' });
      expect(desk.chain.asked.settle).toBe(1);
    });

    it('is not given again to who has read the signature’s id without the signature', async () => {
      const wallet = desk.wallet();
      const means = await desk.sign(wallet);
      await desk.call(means);
      const forged: SignedMeans = { ...means, isSameAs: () => false };
      await expect(desk.call(forged)).rejects.toMatchObject({ code: 'payment_already_used' });
    });

    it('under one key is one purchase, although the retry is signed anew', async () => {
      const wallet = desk.wallet();
      const first = await desk.call(await desk.sign(wallet), { key: 'k' });
      expect(await desk.call(await desk.sign(wallet), { key: 'k' })).toMatchObject({ isReplay: true, payment: { id: first.payment.id } });
      await expect(desk.call(await desk.sign(wallet), { key: 'k', requestHash: 'another' })).rejects.toMatchObject({
        code: 'idempotency_mismatch',
      });
      // Another wallet has keys of its own.
      expect(await desk.call(await desk.sign(desk.wallet()), { key: 'k' })).toMatchObject({ isReplay: false });
      expect(desk.chain.asked.settle).toBe(2);
    });

    it('under one key is given again to the very signature that paid', async () => {
      const means = await desk.sign(desk.wallet());
      const first = await desk.call(means, { key: 'k' });
      expect(await desk.call(means, { key: 'k' })).toMatchObject({ isReplay: true, payment: { id: first.payment.id } });
    });

    it('under one key is given again to nobody who cannot sign for its payer', async () => {
      const [wallet, thief] = [desk.wallet(), desk.wallet()];
      await desk.call(await desk.sign(wallet), { key: 'k' });
      const stolen: SignedMeans = { ...(await desk.sign(thief)), payer: wallet.address.toLowerCase() };
      const forged: SignedMeans = { ...stolen, requireSigned: () => Promise.reject(problem('payment_refused')) };
      await expect(desk.call(forged, { key: 'k' })).rejects.toMatchObject({ code: 'payment_refused' });
    });
  });

  describe('at the same moment as others', () => {
    it('is one of fifty copies of one signature', async () => {
      const means = await desk.sign(desk.wallet());
      let runs = 0;
      const { codes } = await outcomes(Array.from({ length: 50 }, () => desk.call(means, { run: () => `${(runs += 1)}` })));
      expect(codes.filter((code) => code !== 'payment_in_flight')).toEqual([]);
      expect([runs, desk.chain.asked.settle]).toEqual([1, 1]);
    });

    it('under one key is one of twenty signatures, and of twenty requests', async () => {
      const wallet = desk.wallet();
      const signatures = await Promise.all(Array.from({ length: 20 }, () => desk.sign(wallet)));
      const same = await outcomes(signatures.map((means) => desk.call(means, { key: 'k' })));
      expect(same.codes.filter((code) => code !== 'idempotency_in_progress')).toEqual([]);
      expect(desk.chain.asked.settle).toBe(1);
      const others = await Promise.all(Array.from({ length: 20 }, () => desk.sign(wallet)));
      const { succeeded, codes } = await outcomes(
        others.map((means, index) => desk.call(means, { key: 'l', requestHash: `request ${index}` })),
      );
      expect([succeeded, codes]).toEqual([1, ['idempotency_mismatch']]);
      expect(desk.chain.asked.settle).toBe(2);
      expect((await desk.balances())[bank]).toBe(-2 * priceMicros);
    });

    it('is told to come again while the first runs, never offered another payment', async () => {
      const [means, work] = [await desk.sign(desk.wallet()), heldWork()];
      const first = desk.call(means, { run: work.run });
      await work.started;
      const second = await desk.call(means).catch((thrown: unknown) => thrown);
      expect(second).toMatchObject({ code: 'payment_in_flight', details: { retryAfterSeconds: expect.any(Number) } });
      expect(second).not.toHaveProperty('payment');
      work.finish();
      expect(await first).toMatchObject({ isReplay: false });
    });

    it('of two calls whose wallet can pay one runs one: the other is settled first, and refused', async () => {
      const [wallet, work] = [desk.wallet(), heldWork()];
      desk.chain.say({ balanceMicros: priceMicros + 1, settle: () => (desk.chain.asked.settle === 1 ? notSettled() : settled()) });
      const first = desk.call(await desk.sign(wallet), { run: work.run, requestHash: 'one' });
      await work.started;
      let isRun = false;
      const run = () => `${(isRun = true)}`;
      await expect(desk.call(await desk.sign(wallet), { run, requestHash: 'two' })).rejects.toMatchObject({ code: 'payment_refused' });
      expect(isRun).toBe(false);
      work.finish();
      await first;
      expect((await desk.balances())[income]).toBe(priceMicros);
    });

    it('where nobody can tell the balance is trusted with one at a time', async () => {
      const [wallet, work] = [desk.wallet(), heldWork()];
      desk.chain.say({ balanceMicros: null });
      const first = desk.call(await desk.sign(wallet), { run: work.run, requestHash: 'one' });
      await work.started;
      let settledBefore = -1;
      await desk.call(await desk.sign(wallet), { requestHash: 'two', run: () => `${(settledBefore = desk.chain.asked.settle)}` });
      expect(settledBefore).toBe(1);
      work.finish();
      await first;
    });
  });

  it('of a wallet whose settlement failed after its work gets no answer, and is settled first from then on', async () => {
    const wallet = desk.wallet();
    desk.chain.say({ settle: notSettled });
    const refused = await desk.call(await desk.sign(wallet)).catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ code: 'payment_refused', details: { members: { reason: 'insufficient_funds' } } });
    expect(await desk.rows()).toMatchObject([{ state: 'refused', has_run: 1, answer: null }]);
    let runs = 0;
    const run = () => `${(runs += 1)}`;
    await expect(desk.call(await desk.sign(wallet), { run })).rejects.toMatchObject({ code: 'payment_refused' });
    expect(runs).toBe(0);
    desk.chain.say({ settle: settled });
    // Its failure is remembered, although what was refused is forgotten after a week.
    desk.time.now += 8 * dayMs;
    await desk.reservations.forget();
    let settledBefore = 0;
    await desk.call(await desk.sign(wallet), { run: () => `${(settledBefore = desk.chain.asked.settle)}` });
    expect(settledBefore).toBe(3);
    // Others are trusted as before.
    await desk.call(await desk.sign(desk.wallet()), { run: () => `${(settledBefore = desk.chain.asked.settle)}` });
    expect(settledBefore).toBe(3);
    expect((await desk.balances())[bank]).toBe(-2 * priceMicros);
  });

  describe('whose outcome nobody heard', () => {
    it('is settled by no other signature for the same until it is found out, and then its call is at hand', async () => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: unheard });
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

    it('and that did not move is signed anew', async () => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: unheard });
      await expect(desk.call(await desk.sign(wallet))).rejects.toMatchObject({ code: 'settlement_pending' });
      desk.chain.say({ settle: settled, reconcile: notSettled });
      desk.time.now += 3 * minuteMs;
      expect(await desk.reconcile()).toBe(1);
      expect(await desk.balances()).toEqual({});
      expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
      expect((await desk.balances())[bank]).toBe(-priceMicros);
    });

    it('is asked about the less often the longer nobody can say', async () => {
      desk.chain.say({ settle: unheard });
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
      // What nobody could say for a month nobody will.
      desk.time.now += 40 * dayMs;
      await desk.reconcile();
      expect(desk.chain.asked.reconcile).toBe(2);
    });

    it('is found out although its payment ended meanwhile: it is paid, and its call at hand', async () => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: unheard });
      await expect(desk.call(await desk.sign(wallet))).rejects.toMatchObject({ code: 'settlement_pending' });
      desk.time.now += 2 * dayMs;
      await desk.payments.sweep();
      desk.chain.say({ settle: settled, reconcile: settled });
      expect(await desk.reconcile()).toBe(1);
      expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
      expect(desk.chain.asked.settle).toBe(1);
      expect(await desk.balances()).toMatchObject({ [income]: priceMicros, [bank]: -priceMicros, [heldAccount]: 0 });
    });

    it('and that was not used becomes its wallet’s credit in the end', async () => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: unheard, reconcile: settled });
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
      ['the wallet, where no account asked', undefined, (wallet: string) => wallet.toLowerCase()],
    ] as const)('and whose payment was paid otherwise meanwhile is credit of %s', async (_whose, caller, holderOf) => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: unheard, reconcile: settled });
      await expect(desk.call(await desk.sign(wallet), some({ caller, key: undefined, maxPriceMicros: undefined }))).rejects.toMatchObject({
        code: 'settlement_pending',
      });
      const [open] = await desk.rows();
      const payment = await desk.payments.find(open?.payment_id ?? '');
      if (payment === null) throw new Error('no payment');
      // As versions before this one let it: now nobody else can pay what is reserved.
      await expect(desk.payments.pay(payment.id, 'test', { accountId: null, apiKeyId: null }, {})).rejects.toMatchObject({
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
      expect(balances).not.toHaveProperty([unclaimedAccount]);
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

    it('is found out, and settled by no other signature until then', async () => {
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

    it('is given back at once where it was settled first', async () => {
      const wallet = desk.wallet();
      await expect(desk.buy({ ...lostBook(), settles: 'first' }, await desk.sign(wallet))).rejects.toMatchObject({
        code: 'internal',
        receipt: { headers: { 'PAYMENT-RESPONSE': expect.any(String) } },
      });
      expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
      expect(desk.chain.asked.settle).toBe(1);
    });
  });

  describe('that was settled first and failed', () => {
    it('says so with a receipt, and is used by the next request for the same without another settlement', async () => {
      const wallet = desk.wallet();
      const failed = await desk.call(await desk.sign(wallet), { settles: 'first', run: fails }).catch((thrown: unknown) => thrown);
      expect(failed).toMatchObject({ code: 'upstream_failed', payment: { usedCalls: 0 }, receipt: { headers: {} } });
      const next = await desk.call(await desk.sign(wallet), { settles: 'first', requestHash: 'another' });
      expect(next).toMatchObject({ isReplay: false, settled: { payer: '0x01' } });
      expect(desk.chain.asked.settle).toBe(1);
      await desk.call(await desk.sign(wallet), { settles: 'first' });
      expect(desk.chain.asked.settle).toBe(2);
    });

    it('is used by one of twenty at once', async () => {
      const wallet = desk.wallet();
      await expect(desk.call(await desk.sign(wallet), { settles: 'first', run: fails })).rejects.toMatchObject({ code: 'upstream_failed' });
      const signatures = await Promise.all(Array.from({ length: 20 }, () => desk.sign(wallet)));
      const { succeeded, codes } = await outcomes(
        signatures.map((means, index) => desk.call(means, { settles: 'first', requestHash: `request ${index}` })),
      );
      expect(codes.filter((code) => code !== 'payment_in_flight')).toEqual([]);
      const balances = await desk.balances();
      expect(balances[income]).toBe(succeeded * priceMicros);
      expect(balances[bank]).toBe(-desk.chain.asked.settle * priceMicros);
      expect(desk.chain.asked.settle).toBe(succeeded);
    });
  });

  describe('at a price that was replaced', () => {
    const raised = (amountMicros: Micros, replacedAt: number) =>
      desk.database.write((queries) =>
        queries
          .insertInto('earlier_prices')
          .values({ id: `price_${replacedAt}`, service_id: 'timestamp', amount_micros: amountMicros, replaced_at: replacedAt })
          .execute(),
      );

    it('is made at the price that was quoted, as long as the quote lives', async () => {
      const [wallet, means] = [desk.wallet(), await desk.sign(desk.wallet())];
      await raised(priceMicros, desk.time.now);
      desk.time.now += 14 * minuteMs;
      expect(await desk.call(means, { amountMicros: 50_000 })).toMatchObject({ payment: { amountMicros: priceMicros } });
      expect((await desk.balances())[income]).toBe(priceMicros);
      desk.time.now += 2 * minuteMs;
      await expect(desk.call(await desk.sign(wallet), { amountMicros: 50_000 })).rejects.toMatchObject({
        code: 'payment_refused',
        payment: { amountMicros: 50_000 },
      });
    });

    it('is found again by the same signature, and under the same key', async () => {
      const means = await desk.sign(desk.wallet());
      await desk.call(means, { key: 'k' });
      await raised(priceMicros, desk.time.now);
      expect(await desk.call(means, { amountMicros: 50_000, key: 'k' })).toMatchObject({ isReplay: true });
      expect(await desk.call(means, { amountMicros: 50_000 })).toMatchObject({ isReplay: true });
    });
  });
});

eachDatabase('what a wallet bought before', (open) => {
  let desk: ReturnType<typeof deskOn>;
  beforeEach(async () => {
    desk = deskOn(await open());
  });

  it('is what lasts, as long as its payment lives, and the latest of it', async () => {
    const wallet = desk.wallet();
    const first = await desk.fetch(await desk.sign(wallet));
    const again = await desk.fetch(await desk.sign(wallet));
    expect(again).toMatchObject({ isReplay: true, result: 'delivered again', payment: { id: first.payment.id } });
    expect(desk.chain.asked.settle).toBe(1);
    desk.time.now += dayMs;
    const second = await desk.fetch(await desk.sign(wallet));
    expect(second).toMatchObject({ isReplay: false });
    expect(await desk.fetch(await desk.sign(wallet))).toMatchObject({ payment: { id: second.payment.id } });
    expect(desk.chain.asked.settle).toBe(2);
  });

  it('is nobody else’s, and nothing else', async () => {
    const wallet = desk.wallet();
    await desk.fetch(await desk.sign(wallet));
    const signatures = [
      desk.fetch(await desk.sign(desk.wallet())),
      desk.fetch(await desk.sign(wallet), { serviceId: 'ast_2' }),
      // In the name of an account it is the account's.
      desk.fetch(await desk.sign(wallet), { caller: account }),
    ];
    for (const bought of await Promise.all(signatures)) expect(bought).toMatchObject({ isReplay: false });
    expect(desk.chain.asked.settle).toBe(4);
    const [forger, address] = [await desk.sign(desk.wallet()), wallet.address.toLowerCase()];
    const forged: SignedMeans = {
      ...forger,
      payer: address,
      clientId: address,
      requireSigned: () => Promise.reject(problem('payment_refused')),
    };
    await expect(desk.fetch(forged)).rejects.toMatchObject({ code: 'payment_refused' });
  });

  it('is what it paid for from its credit too', async () => {
    const wallet = desk.wallet();
    const address = wallet.address.toLowerCase();
    await desk.grant(address, 2 * priceMicros);
    const proof: SignedInWallet = { address, signedPath: '/api/tools/ast_1', proofId: 'proof 1' };
    const signedIn = (proofId: string) =>
      desk.purchase.buy(
        assetSale(desk),
        orderOf({ kind: 'wallet', wallet: { ...proof, proofId } }, { caller: { kind: 'wallet', ...proof, proofId } }),
      );
    const first = await signedIn('proof 1');
    expect(first).toMatchObject({ isReplay: false, payment: { providerId: 'credit' } });
    for (const again of [await signedIn('proof 1'), await signedIn('proof 2'), await desk.fetch(await desk.sign(wallet))]) {
      expect(again).toMatchObject({ isReplay: true, payment: { id: first.payment.id } });
    }
    expect((await desk.balances())[creditAccount(address)]).toBe(priceMicros);
    expect(desk.chain.asked.settle).toBe(0);
  });

  it('from its credit is bought once of twenty at once', async () => {
    const address = desk.wallet().address.toLowerCase();
    await desk.grant(address, 20 * priceMicros);
    const buy = (index: number) => {
      const wallet: SignedInWallet = { address, signedPath: '/api/tools/ast_1', proofId: `proof ${index}` };
      return desk.purchase.buy(assetSale(desk), orderOf({ kind: 'wallet', wallet }, { caller: { kind: 'wallet', ...wallet } }));
    };
    const { succeeded, codes } = await outcomes(Array.from({ length: 20 }, (_, index) => buy(index)));
    expect(codes.filter((code) => code !== 'payment_in_flight')).toEqual([]);
    expect(succeeded).toBeGreaterThan(0);
    expect((await desk.balances())[creditAccount(address)]).toBe(19 * priceMicros);
  });

  it('is no call of a tool but one that was given back', async () => {
    const wallet = desk.wallet();
    await desk.call(await desk.sign(wallet));
    expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
    expect(desk.chain.asked.settle).toBe(2);
    await expect(desk.call(await desk.sign(wallet), { settles: 'first', run: fails })).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(desk.chain.asked.settle).toBe(3);
    expect(await desk.call(await desk.sign(wallet))).toMatchObject({ isReplay: false });
    expect(desk.chain.asked.settle).toBe(3);
  });
});

eachDatabase('an open purchase', (open) => {
  let ours: ReturnType<typeof deskOn>;
  let theirs: ReturnType<typeof deskOn>;
  beforeEach(async () => {
    const database = await open();
    ours = deskOn(database, { processId: 'proc_ours' });
    theirs = deskOn(database, { processId: 'proc_theirs', chain: ours.chain, time: ours.time });
  });

  it('is looked into at once where its process has died, and not where it lives or is still at it', async () => {
    await theirs.left(await theirs.sign(theirs.wallet()));
    const work = heldWork();
    const running = ours.call(await ours.sign(ours.wallet()), { run: work.run });
    await work.started;
    await ours.reconcile();
    expect(ours.chain.asked.reconcile).toBe(1);
    work.finish();
    await running;

    await ours.isAlive('proc_theirs', hourMs);
    await theirs.left(await theirs.sign(theirs.wallet()));
    await ours.reconcile();
    expect(ours.chain.asked.reconcile).toBe(1);
  });

  it('of a process whose lease has run out is one of a dead process', async () => {
    await ours.isAlive('proc_theirs', -secondMs);
    await theirs.left(await theirs.sign(theirs.wallet()));
    await ours.reconcile();
    expect(ours.chain.asked.reconcile).toBe(1);
  });

  it('whose process died keeps its wallet from paying for the same again until it is found out', async () => {
    const wallet = theirs.wallet();
    await theirs.left(await theirs.sign(wallet));
    await expect(ours.call(await ours.sign(wallet))).rejects.toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } });
    expect(ours.chain.asked.settle).toBe(0);
    ours.chain.say({ reconcile: settled });
    expect(await ours.reconcile()).toBe(1);
    expect(await ours.call(await ours.sign(wallet))).toMatchObject({ isReplay: false });
    expect(ours.chain.asked.settle).toBe(0);
  });

  it('that was found out is recorded by nobody else', async () => {
    const wallet = ours.wallet();
    const work = heldWork();
    const running = theirs.call(await theirs.sign(wallet), { run: work.run });
    await work.started;
    // Taken for dead: that nothing moved was true when it was asked.
    ours.chain.say({ reconcile: notSettled });
    expect(await ours.reconcile()).toBe(1);
    work.finish();
    await expect(running).rejects.toMatchObject({ code: expect.stringMatching(/^(?:settlement_pending|call_interrupted)$/) });
    await ours.balances();
  });

  it('that was let go books nothing: the same signed payment may have been sent again', async () => {
    const { id, payment } = await theirs.left(await theirs.sign(theirs.wallet()));
    await ours.database.write((queries) => ours.reservations.refuse(queries, id, payment.id, 'marked_failed', false));
    expect(await bookLate(ours.late, await ours.row(id), { transaction: '0x01', payer: '0x01' })).toBe(false);
    await expect(
      ours.database.write((queries) => theirs.reservations.markSettled(queries, id, { transaction: '0x01', payer: '0x01' })),
    ).rejects.toMatchObject({ code: 'call_interrupted' });
    expect(await ours.balances()).toEqual({});
  });

  it('that was settled and not used is given back when its process died, without asking the chain', async () => {
    const wallet = theirs.wallet();
    const { id, paying } = await theirs.left(await theirs.sign(wallet));
    await theirs.database.write(async (queries) => {
      await theirs.reservations.markSettled(queries, id, { transaction: '0x01', payer: '0x01' });
      await theirs.money.book(queries, paying, 1, theirs.time.now);
    });
    expect(await ours.reconcile()).toBe(0);
    expect(await ours.reservations.recover()).toBe(1);
    expect(ours.chain.asked.reconcile).toBe(0);
    expect(await ours.call(await ours.sign(wallet))).toMatchObject({ isReplay: false });
    expect(ours.chain.asked.settle).toBe(0);
    await ours.balances();
  });

  describe('of one wallet for one asset', () => {
    const left = async (by: ReturnType<typeof deskOn>, wallet: ReturnType<typeof ours.wallet>, serviceId = 'ast_1') =>
      by.left(await by.sign(wallet), assetSale(by, { serviceId }));

    it('is one at a time; those for other assets and of other wallets are not kept waiting', async () => {
      const wallet = ours.wallet();
      const many = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => left(index % 2 === 0 ? ours : theirs, wallet)));
      const [winner, ...others] = many.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(others).toEqual([]);
      await left(ours, wallet, 'ast_2');
      await left(ours, ours.wallet());
      if (winner === undefined) throw new Error('nobody was first');
      await ours.database.write((queries) => ours.reservations.refuse(queries, winner.id, winner.payment.id, 'marked_failed', false));
      await left(theirs, wallet);
    });

    it('is settled once of twenty at two replicas at once', async () => {
      const wallet = ours.wallet();
      const signatures = await Promise.all(Array.from({ length: 20 }, () => ours.sign(wallet)));
      const { succeeded, codes } = await outcomes(signatures.map((means, index) => (index % 2 === 0 ? ours : theirs).fetch(means)));
      expect(codes.filter((code) => code !== 'payment_in_flight')).toEqual([]);
      expect(succeeded).toBeGreaterThan(0);
      expect(ours.chain.asked.settle).toBe(1);
      expect((await ours.balances())[bank]).toBe(-priceMicros);
    });

    it('of which nobody can tell keeps others waiting, and not for ever', async () => {
      const wallet = ours.wallet();
      const { id } = await left(theirs, wallet);
      await ours.reservations.markUnknown(id);
      ours.time.now += 5 * minuteMs;
      await ours.reservations.markUnknown(id);
      await expect(left(ours, wallet)).rejects.toSatisfy(isUniqueViolation);
      ours.time.now += 11 * minuteMs;
      await ours.reservations.markUnknown(id);
      await left(ours, wallet);
    });
  });
});
