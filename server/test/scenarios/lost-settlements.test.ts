import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentBody } from '@farebox/contract';
import { dayMs, minuteMs, systemClock } from '../../src/clock.ts';
import { countedTool, gate, type CountedTool } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { foundOut, openPurchases } from '../found-out.ts';
import { startService, textAt, type Answer, type Service } from '../service.ts';
import { standInFacilitator, type FacilitatorWords, type StandInFacilitator } from '../stand-in-facilitator.ts';
import { until } from '../until.ts';
import { newWallet, settlementOf, signedFor, version2, type Wallet } from '../wallet.ts';

const network = 'eip155:8453';
const transaction = `0x${'7'.repeat(64)}`;
const priceMicros = 50_000;
const note = { note: 'hello' };
const echo = '/api/tools/counted-echo';

const honest: FacilitatorWords = {
  supported: () => ({ kinds: [], signers: {} }),
  verify: () => ({ isValid: true }),
  settle: () => ({ success: true, transaction, network }),
};
/** Closes the connection during settlement, like a facilitator that crashes. */
const silent: Partial<FacilitatorWords> = { settle: () => undefined };
/** The money of everything signed so far has moved. Settling again reports that the nonce is used, and the transaction that used it. */
const hasMoved: Partial<FacilitatorWords> = {
  ...honest,
  verify: () => ({ isValid: false, invalidReason: 'invalid_exact_evm_nonce_already_used' }),
};

eachDatabase('a settlement through a facilitator', (open) => {
  const time = { ahead: 0 };
  const clock = { now: () => systemClock.now() + time.ahead };
  let counter: CountedTool;
  let facilitator: StandInFacilitator;
  let service: Service;
  beforeAll(async () => {
    facilitator = await standInFacilitator(honest);
    counter = countedTool();
    service = await startService({
      database: await open(),
      clock,
      extraTools: [counter.tool],
      settings: {
        FAREBOX_PAYMENTS: 'credit,x402',
        FAREBOX_REAL_MONEY: '1',
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: network,
        FAREBOX_X402_FACILITATOR_URL: facilitator.url,
        FAREBOX_X402_PAY_TO: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
      },
    });
  });
  beforeEach(() => {
    time.ahead = 0;
    facilitator.say(honest);
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await facilitator[Symbol.asyncDispose]();
  });

  const signed = async (wallet: Wallet) => version2(await signedFor(wallet, service, echo, note));
  const moved = async () => -((await service.balances())[`provider:x402:${network}`] ?? 0);
  const asked = () => facilitator.asked.settle.length;
  const addressOf = ({ account }: Wallet) => account.address.toLowerCase();

  function expectPending(answer: Answer): string {
    expect(answer, answer.text).toMatchObject({ status: 503, body: { code: 'settlement_pending' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([answer.headers.get('payment-required'), answer.headers.get('www-authenticate')]).toEqual([null, null]);
    return textAt(answer.body, 'paymentId');
  }

  /** Checks the outcome, as the service does some minutes later. */
  async function later(words: Partial<FacilitatorWords>, ahead = 3 * minuteMs): Promise<number> {
    facilitator.say(words);
    time.ahead = ahead;
    const count = await foundOut(service);
    // Wallets sign with the real time.
    time.ahead = 0;
    facilitator.say(honest);
    return count;
  }

  describe('whose answer is lost', () => {
    it('requests no new signature until the outcome is known, and then gives its call without another payment', async () => {
      const [wallet, before, runs] = [newWallet(), await moved(), counter.runCount()];
      facilitator.say(silent);
      const paymentId = expectPending(await service.post(echo, note, await signed(wallet)));
      facilitator.say(honest);
      const settlements = asked();
      for (let retry = 0; retry < 3; retry += 1) {
        expect(expectPending(await service.post(echo, note, await signed(wallet)))).toBe(paymentId);
      }
      expect(asked()).toBe(settlements);
      expect(await service.payment(paymentId)).toMatchObject({ status: 'pending' });

      expect(await later(hasMoved)).toBe(1);
      expect((await moved()) - before).toBe(priceMicros);
      expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
      const found = asked();
      const answered = await service.post(echo, note, await signed(wallet));
      expect(answered).toMatchObject({ status: 200, body: note });
      expect(answered.headers.get('x-payment-id')).toBe(paymentId);
      expect(settlementOf(answered)).toMatchObject({ success: true, transaction });
      expect(asked()).toBe(found);
      // The tool ran twice: before the answer was lost, and for the retry.
      expect(counter.runCount()).toBe(runs + 2);
      expect((await moved()) - before).toBe(priceMicros);
    });

    it('also gives its call to the very same signature, with its key', async () => {
      const [wallet, before] = [newWallet(), await moved()];
      const headers = { ...(await signed(wallet)), 'idempotency-key': 'k' };
      facilitator.say(silent);
      expectPending(await service.post(echo, note, headers));
      expectPending(await service.post(echo, note, headers));
      expect(await later(hasMoved)).toBe(1);
      const answered = await service.post(echo, note, headers);
      expect(answered).toMatchObject({ status: 200 });
      expect(await service.post(echo, note, headers)).toMatchObject({ status: 200, text: answered.text });
      expect((await moved()) - before).toBe(priceMicros);
    });

    it('is checked again and again, and nothing else is charged while the outcome is unknown', async () => {
      const [wallet, before] = [newWallet(), await moved()];
      facilitator.say(silent);
      expectPending(await service.post(echo, note, await signed(wallet)));
      expect(await later({ ...silent, verify: () => undefined })).toBe(0);
      expectPending(await service.post(echo, note, await signed(wallet)));
      expect(await moved()).toBe(before);
      expect(await later(hasMoved, 10 * minuteMs)).toBe(1);
    });

    it('and is resolved after its payment has expired is paid all the same, and its call is available', async () => {
      const [wallet, before] = [newWallet(), await moved()];
      facilitator.say(silent);
      const paymentId = expectPending(await service.post(echo, note, await signed(wallet)));
      time.ahead = 2 * dayMs;
      await service.parts.payments.payments.sweep();
      expect(await later(hasMoved, 2 * dayMs)).toBe(1);
      expect((await moved()) - before).toBe(priceMicros);
      const settlements = asked();
      const answered = await service.post(echo, note, await signed(wallet));
      expect(answered).toMatchObject({ status: 200 });
      expect(answered.headers.get('x-payment-id')).toBe(paymentId);
      expect(asked()).toBe(settlements);
    });

    it('and is never used becomes credit of the account that asked, or else of the wallet', async () => {
      const customer = await service.customer();
      const [one, other] = [newWallet(), newWallet()];
      facilitator.say(silent);
      expectPending(await service.post(echo, note, { ...(await signed(one)), ...customer.apiKey }));
      expectPending(await service.post(echo, note, await signed(other)));
      expect(await later(hasMoved)).toBe(2);
      time.ahead = 2 * dayMs;
      await service.parts.payments.payments.sweep();
      const balances = await service.balances();
      expect(balances).toMatchObject({ [`credit:${customer.userId}`]: priceMicros, [`credit:${addressOf(other)}`]: priceMicros });
      expect(balances[`credit:${addressOf(one)}`] ?? 0).toBe(0);
    });
  });

  it('that the facilitator refuses after the work returns no answer, and the wallet must pay first from then on', async () => {
    const [wallet, before] = [newWallet(), await moved()];
    facilitator.say({ settle: () => ({ success: false, errorReason: 'insufficient_funds', transaction: '' }) });
    const runs = counter.runCount();
    const refused = await service.post(echo, note, await signed(wallet));
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_refused', reason: 'insufficient_funds' } });
    expect(refused.text).not.toContain('"run"');
    expect(counter.runCount()).toBe(runs + 1);
    // The next payment is refused before the tool runs.
    expect(await service.post(echo, note, await signed(wallet))).toMatchObject({ status: 402 });
    expect(counter.runCount()).toBe(runs + 1);
    expect(await moved()).toBe(before);
  });

  it('and is followed by another of a wallet that can pay one of the two: the second is settled first, and its tool does not run', async () => {
    const [wallet, before, runs] = [newWallet(), await moved(), counter.runCount()];
    const door = gate();
    const isFirst = asked() + 1;
    facilitator.say({
      settle: () =>
        asked() === isFirst
          ? door.wait().then(() => honest.settle(facilitator.asked.settle[0] ?? never()))
          : { success: false, errorReason: 'insufficient_funds', transaction: '' },
    });
    const first = service.post(echo, note, await signed(wallet));
    await until('the first is settled', () => door.waiting() === 1);
    expect(await service.post(echo, { note: 'second' }, await signed(wallet))).toMatchObject({
      status: 402,
      body: { code: 'payment_refused' },
    });
    expect(counter.runCount()).toBe(runs + 1);
    door.open();
    expect(await first).toMatchObject({ status: 200 });
    expect((await moved()) - before).toBe(priceMicros);
  });

  it('prevents its payment from being paid another way, so that only one of them moves money', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const creditOf = async () => (await service.balances())[`credit:${customer.userId}`];
    const before = await moved();
    const created = await service.post('/api/payments', { serviceId: 'counted-echo' }, customer.apiKey);
    const { paymentId, token } = PaymentBody.parse(created.body);
    const pay = (body: unknown) => service.post(`/api/payments/${paymentId}/pay`, body, customer.apiKey);
    const { payload } = await signedFor(newWallet(), service, echo, note);

    const door = gate();
    facilitator.say({ settle: (sent) => door.wait().then(() => honest.settle(sent)) });
    const byWallet = pay({ provider: 'x402', payload });
    await until('it is being settled', () => door.waiting() === 1);
    const byCredit = await pay({ provider: 'credit' });
    expect(byCredit).toMatchObject({ status: 409, body: { code: 'payment_in_flight' } });
    expect(Number(byCredit.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await service.post(echo, note, { ...customer.apiKey, 'x-payment-token': token })).toMatchObject({ status: 409 });
    door.open();
    expect(await byWallet).toMatchObject({ status: 200, body: { status: 'paid', providerId: 'x402' } });
    expect(await pay({ provider: 'credit' })).toMatchObject({ status: 200, body: { status: 'paid', providerId: 'x402' } });
    expect([(await moved()) - before, await creditOf()]).toEqual([priceMicros, 1_000_000]);
    expect(await service.post(echo, note, { ...customer.apiKey, 'x-payment-token': token })).toMatchObject({ status: 200 });

    // The service no longer checks it.
    const settlements = asked();
    time.ahead = dayMs;
    await foundOut(service);
    const ids = await service.parts.database.read.selectFrom('purchases').select('state').where('payment_id', '=', paymentId).execute();
    expect(ids.filter(({ state }) => state === 'reserved' || state === 'unknown')).toEqual([]);
    expect(facilitator.asked.settle.slice(settlements).filter(({ paymentPayload }) => isOf(paymentPayload, payload))).toEqual([]);
  });

  it('with an unknown outcome is the only one of its payment, for every way to pay', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const created = await service.post('/api/payments', { serviceId: 'counted-echo' }, customer.apiKey);
    const { paymentId } = PaymentBody.parse(created.body);
    const pay = (body: unknown) => service.post(`/api/payments/${paymentId}/pay`, body, customer.apiKey);
    const { payload } = await signedFor(newWallet(), service, echo, note);
    facilitator.say(silent);
    expectPending(await pay({ provider: 'x402', payload }));
    facilitator.say(honest);
    for (const body of [
      { provider: 'credit' },
      { provider: 'x402', payload: (await signedFor(newWallet(), service, echo, note)).payload },
    ]) {
      expect(expectPending(await pay(body))).toBe(paymentId);
    }
    expect(expectPending(await pay({ provider: 'x402', payload }))).toBe(paymentId);
    const open = await openPurchases(service);
    expect(await later(hasMoved)).toBeGreaterThan(0);
    expect(await openPurchases(service)).toBeLessThan(open);
    expect((await service.get(`/api/payments/${paymentId}`, customer.apiKey)).body).toMatchObject({ status: 'paid', providerId: 'x402' });
    expect((await service.balances())[`credit:${customer.userId}`]).toBe(1_000_000);
  });
});

function isOf(sent: { payload: Record<string, unknown> }, payload: Record<string, unknown>): boolean {
  return sent.payload['signature'] === payload['signature'];
}

function never(): never {
  throw new Error('nothing was settled');
}
