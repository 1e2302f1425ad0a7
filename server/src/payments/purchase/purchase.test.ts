import { beforeEach, describe, expect, it } from 'vitest';
import { outcomes } from '../../../test/accounts.ts';
import { eachDatabase } from '../../../test/databases.ts';
import { bank, deskOn, fails, heldWork } from '../../../test/purchase-desk.ts';
import { callSale, priceMicros } from '../../../test/sales.ts';
import { notSettled, settled, noAnswer } from '../../../test/scripted-settler.ts';
import { dayMs, minuteMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import { heldAccount, toolRevenueAccount } from '../money/ledger.ts';
import type { SignedMeans } from './means.ts';

const income = toolRevenueAccount('timestamp');

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

  it('settles first if the effect cannot be undone, or if the operator configured it', async () => {
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

  it('costs nothing while the work is not finished', async () => {
    const notYet = { ...callSale(desk), work: async () => ({ isCharged: false, result: 'not yet' }) as const };
    expect(await desk.buy(notYet, await desk.sign(desk.wallet()))).toMatchObject({ result: 'not yet', isCharged: false, receipt: null });
    expect(desk.chain.asked.settle).toBe(0);
  });

  describe('after it was made', () => {
    it('repeats the answer for the same signature and request, and refuses another request', async () => {
      const means = await desk.sign(desk.wallet());
      const first = await desk.call(means);
      const again = await desk.call(means, { run: () => 'another' });
      expect(again).toMatchObject({ isReplay: true, result: first.result, payment: { id: first.payment.id }, receipt: first.receipt });
      for (const other of [{ requestHash: 'another' }, { serviceId: 'slugify' }]) {
        const refused = { code: 'payment_signature_used', status: 402, payment: { status: 'pending', amountMicros: priceMicros } };
        await expect(desk.call(means, other)).rejects.toMatchObject(refused);
      }
      expect(desk.chain.asked.settle).toBe(1);
    });

    it('offers no new payment to another request with the signature while the first runs or its outcome is unknown', async () => {
      const [means, work] = [await desk.sign(desk.wallet()), heldWork()];
      desk.chain.say({ settle: noAnswer });
      const first = desk.call(means, { run: work.run });
      await work.started;
      const others = [{ requestHash: 'another' }, { serviceId: 'slugify' }];
      const refusals = () => Promise.all(others.map((other) => desk.call(means, other).catch((thrown: unknown) => thrown)));
      const running = await refusals();
      work.finish();
      await expect(first).rejects.toMatchObject({ code: 'settlement_pending' });
      for (const [refused, code] of [
        ...running.map((each) => [each, 'payment_in_flight'] as const),
        ...(await refusals()).map((each) => [each, 'settlement_pending'] as const),
      ]) {
        expect(refused).toMatchObject({ code, details: { retryAfterSeconds: expect.any(Number) } });
        expect(refused).not.toHaveProperty('payment');
      }
    });

    it('of an asset is found by the next signature of its wallet if the first can be read on the chain', async () => {
      const wallet = desk.wallet();
      const means = await desk.sign(wallet);
      const first = await desk.fetch(means);
      const refused = { code: 'payment_signature_used', status: 402, payment: { status: 'pending', amountMicros: priceMicros } };
      await expect(desk.fetch(means)).rejects.toMatchObject(refused);
      expect(await desk.fetch(await desk.sign(wallet))).toMatchObject({ isReplay: true, payment: { id: first.payment.id } });
      expect(desk.chain.asked.settle).toBe(1);
      // Another wallet, which has read the first signature, pays for itself.
      expect(await desk.fetch(await desk.sign(desk.wallet()))).toMatchObject({ isReplay: false });
      expect(desk.chain.asked.settle).toBe(2);
    });

    it('is not repeated to an attacker who knows only the id of the signature', async () => {
      const wallet = desk.wallet();
      const means = await desk.sign(wallet);
      await desk.call(means);
      const forged: SignedMeans = { ...means, isSameAs: () => false };
      await expect(desk.call(forged)).rejects.toMatchObject({ code: 'payment_already_used' });
    });

    it('with one key is one purchase, although the retry has a new signature', async () => {
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

    it('with one key is repeated to the signature that paid', async () => {
      const means = await desk.sign(desk.wallet());
      const first = await desk.call(means, { key: 'k' });
      expect(await desk.call(means, { key: 'k' })).toMatchObject({ isReplay: true, payment: { id: first.payment.id } });
    });

    it('with one key is repeated only to a signer of its payer', async () => {
      const [wallet, thief] = [desk.wallet(), desk.wallet()];
      await desk.call(await desk.sign(wallet), { key: 'k' });
      const stolen: SignedMeans = { ...(await desk.sign(thief)), payer: wallet.address.toLowerCase() };
      const forged: SignedMeans = { ...stolen, requireSigned: () => Promise.reject(problem('payment_refused')) };
      await expect(desk.call(forged, { key: 'k' })).rejects.toMatchObject({ code: 'payment_refused' });
    });
  });

  describe('at the same time as others', () => {
    it('is made once for fifty copies of one signature', async () => {
      const means = await desk.sign(desk.wallet());
      let runs = 0;
      const { codes } = await outcomes(Array.from({ length: 50 }, () => desk.call(means, { run: () => `${(runs += 1)}` })));
      expect(codes.filter((code) => code !== 'payment_in_flight')).toEqual([]);
      expect([runs, desk.chain.asked.settle]).toEqual([1, 1]);
    });

    it('with one key is made once for twenty signatures, and for twenty requests', async () => {
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

    it('gets Retry-After while the first runs, never an offer', async () => {
      const [means, work] = [await desk.sign(desk.wallet()), heldWork()];
      const first = desk.call(means, { run: work.run });
      await work.started;
      const second = await desk.call(means).catch((thrown: unknown) => thrown);
      expect(second).toMatchObject({ code: 'payment_in_flight', details: { retryAfterSeconds: expect.any(Number) } });
      expect(second).not.toHaveProperty('payment');
      work.finish();
      expect(await first).toMatchObject({ isReplay: false });
    });

    it('runs one of two calls if the wallet can pay for one: the other waits, and takes no money from the first', async () => {
      const [wallet, work] = [desk.wallet(), heldWork()];
      desk.chain.say({ balanceMicros: priceMicros + 1 });
      const first = desk.call(await desk.sign(wallet), { run: work.run, requestHash: 'one' });
      await work.started;
      let isRun = false;
      const run = () => `${(isRun = true)}`;
      await expect(desk.call(await desk.sign(wallet), { run, requestHash: 'two' })).rejects.toMatchObject({ code: 'payment_in_flight' });
      expect({ isRun, settles: desk.chain.asked.settle }).toEqual({ isRun: false, settles: 0 });
      work.finish();
      await first;
      expect((await desk.balances())[income]).toBe(priceMicros);
    });

    it('runs one at a time if the balance is unknown', async () => {
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

  describe('that was settled first and failed', () => {
    it('is reported with a receipt, and used by the next request for the same service without another settlement', async () => {
      const wallet = desk.wallet();
      const failed = await desk.call(await desk.sign(wallet), { settles: 'first', run: fails }).catch((thrown: unknown) => thrown);
      expect(failed).toMatchObject({ code: 'upstream_failed', payment: { usedCalls: 0 }, receipt: { headers: {} } });
      const next = await desk.call(await desk.sign(wallet), { settles: 'first', requestHash: 'another' });
      expect(next).toMatchObject({ isReplay: false, settled: { payer: '0x01' } });
      expect(desk.chain.asked.settle).toBe(1);
      await desk.call(await desk.sign(wallet), { settles: 'first' });
      expect(desk.chain.asked.settle).toBe(2);
    });

    it('is used by one of twenty simultaneous requests', async () => {
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

  describe('at a replaced price', () => {
    const raised = (amountMicros: Micros, replacedAt: number) =>
      desk.database.write((queries) =>
        queries
          .insertInto('earlier_prices')
          .values({ id: `price_${replacedAt}`, service_id: 'timestamp', amount_micros: amountMicros, replaced_at: replacedAt })
          .execute(),
      );

    it('uses the quoted price while the quote is valid', async () => {
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

    it('is found again by the same signature, and with the same key', async () => {
      const means = await desk.sign(desk.wallet());
      await desk.call(means, { key: 'k' });
      await raised(priceMicros, desk.time.now);
      expect(await desk.call(means, { amountMicros: 50_000, key: 'k' })).toMatchObject({ isReplay: true });
      expect(await desk.call(means, { amountMicros: 50_000 })).toMatchObject({ isReplay: true });
    });
  });
});
