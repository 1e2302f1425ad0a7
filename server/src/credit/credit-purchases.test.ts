import { beforeEach, expect, it } from 'vitest';
import { accountsOn, plainPasswords } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { moneyCore } from '../../test/money-core.ts';
import { notSettled, scriptedSettler, settled, noAnswer } from '../../test/scripted-settler.ts';
import { dayMs, minuteMs } from '../clock.ts';
import { createLog } from '../log.ts';
import type { Micros } from '../money.ts';
import { creditAccount, creditAccountOf, heldAccount } from '../payments/money/ledger.ts';
import type { SignedMeans } from '../payments/purchase/means.ts';
import type { Payment } from '../payments/quotes/payment.ts';
import { PaymentRequiredProblem } from '../payments/purchase/payment-required.ts';
import { creditProvider } from '../payments/providers/credit.ts';
import { testProvider } from '../payments/providers/test.ts';
import { x402Provider } from '../payments/x402/provider.ts';
import { reconcile } from '../payments/x402/reconcile.ts';
import type { Database } from '../storage/database.ts';
import type { Caller } from '../accounts/caller.ts';
import { creditPurchases, creditSeller, type CreditOrder } from './credit-purchases.ts';

const usd = 1_000_000;
const log = createLog({ level: 'silent' });
const account: Caller = { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: 'x' };

function deskOn(database: Database, isTest = false) {
  const { clock, time } = accountsOn(database, plainPasswords);
  const chain = scriptedSettler({ isTest });
  const { settler } = chain;
  const providers = [creditProvider(), x402Provider({ settler, clock, log, publicUrl: () => 'http://localhost' }), testProvider()];
  const core = moneyCore({ database, clock, providers });
  const credit = creditPurchases({ ...core, log });

  return {
    ...core,
    time,
    chain,
    credit,
    paid: core.payments,
    wallet: chain.newWallet,
    sign: (wallet: ReturnType<typeof chain.newWallet>, amountMicros = 5 * usd) => chain.signed(wallet, amountMicros, clock),
    buy: (order: Partial<CreditOrder> = {}) =>
      credit.buy({
        amountMicros: 5 * usd,
        means: { kind: 'none' },
        caller: { kind: 'anonymous' },
        idempotencyKey: null,
        maxPriceMicros: null,
        ...order,
      }),
    reconcile: () => reconcile({ ...core, log, settler, processId: 'proc_1' }),
    async balances(): Promise<Record<string, Micros>> {
      const audit = await core.ledger.audit();
      expect(audit.discrepancies).toEqual([]);
      return audit.balances;
    },
  };
}

const quoteOf = (thrown: unknown): Payment => {
  if (!(thrown instanceof PaymentRequiredProblem)) throw thrown;
  return thrown.payment;
};

eachDatabase('buying credit', (open) => {
  let database: Database;
  let desk: ReturnType<typeof deskOn>;
  beforeEach(async () => {
    database = await open();
    desk = deskOn(database);
  });

  it('gives real credit for real money, and test credit for test money', async () => {
    const wallet = desk.wallet();
    const address = wallet.address.toLowerCase();
    expect(await desk.buy({ means: await desk.sign(wallet) })).toMatchObject({
      isReplay: false,
      result: { holderId: address, isTest: false, amountMicros: 5 * usd, balanceMicros: 5 * usd },
    });
    const play = deskOn(database, true);
    const bought = await play.buy({ means: await play.sign(wallet) });
    expect(bought.result).toMatchObject({ isTest: true, balanceMicros: 5 * usd });
    expect(await desk.balances()).toMatchObject({
      [creditAccountOf(address, false)]: 5 * usd,
      [creditAccountOf(address, true)]: 5 * usd,
      'provider:x402:eip155:84532': -5 * usd,
      'provider:x402-test:eip155:84532': -5 * usd,
      [heldAccount]: 0,
    });
  });

  it('is refused with a quote that names the holder and cannot be paid with credit', async () => {
    const anonymous = quoteOf(await desk.buy().catch((thrown: unknown) => thrown));
    expect(anonymous).toMatchObject({ serviceId: 'credit', providerId: 'x402', amountMicros: 5 * usd });
    await expect(creditSeller().requireSold(anonymous, account)).rejects.toMatchObject({ code: 'conflict' });
    const quoted = quoteOf(await desk.buy({ caller: account }).catch((thrown: unknown) => thrown));
    expect(quoted.serviceId).toBe('credit:usr_1');
    await expect(
      desk.paid.pay(quoted.id, 'credit', { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: '' }, {}),
    ).rejects.toMatchObject({
      code: 'payment_provider_unknown',
    });
    // Nor within the request.
    await expect(desk.buy({ caller: account, means: { kind: 'provider', providerId: 'credit' } })).rejects.toMatchObject({
      code: 'payment_provider_unknown',
    });
    // The quote that waits is the one to pay, not another.
    await desk.paid.create({ kind: 'credit', serviceId: 'credit:usr_1', amountMicros: 5 * usd }, 'usr_1', 'test');
    const again = quoteOf(await desk.buy({ caller: account, means: tokenOf(quoted) }).catch((thrown: unknown) => thrown));
    expect(again.id).toBe(quoted.id);
    expect(await desk.balances()).toEqual({});
  });

  it('can also be paid by a token, for the same amount only', async () => {
    const quoted = quoteOf(await desk.buy({ caller: account }).catch((thrown: unknown) => thrown));
    await desk.paid.pay(quoted.id, 'test', { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: '' }, {});
    await expect(desk.buy({ caller: account, means: tokenOf(quoted), amountMicros: usd })).rejects.toMatchObject({ code: 'invalid_input' });
    const bought = await desk.buy({ caller: account, means: tokenOf(quoted) });
    expect(bought).toMatchObject({ isReplay: false, result: { holderId: 'usr_1', isTest: true } });
    expect(await desk.buy({ caller: account, means: tokenOf(quoted) })).toMatchObject({ isReplay: true, result: bought.result });
  });

  it('books one of fifty simultaneous requests, and repeats its answer', async () => {
    const wallet = desk.wallet();
    const means = await desk.sign(wallet);
    const bought = await Promise.allSettled(Array.from({ length: 50 }, () => desk.buy({ means })));
    const refused = bought.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused.filter((code) => code !== 'payment_in_flight')).toEqual([]);
    const first = await desk.buy({ means });
    desk.time.now += 3 * dayMs;
    await desk.paid.sweep();
    await desk.reservations.forget();
    const late = await desk.buy({ means });
    const answers = bought.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(new Set([...answers, first, late].map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(late.isReplay).toBe(true);
    expect((await desk.balances())[creditAccount(wallet.address.toLowerCase())]).toBe(5 * usd);
  });

  it('gives twice the credit if made twice', async () => {
    const wallet = desk.wallet();
    await desk.buy({ means: await desk.sign(wallet) });
    expect(await desk.buy({ means: await desk.sign(wallet) })).toMatchObject({ isReplay: false, result: { balanceMicros: 10 * usd } });
  });

  it.each([
    ['an account', account, () => 'usr_1'],
    ['a wallet', { kind: 'anonymous' }, (address: string) => address.toLowerCase()],
  ] as const)(
    'for %s that was interrupted between the payment and the credit is finished once, by any later request',
    async (_who, caller, holderOf) => {
      const wallet = desk.wallet();
      desk.chain.say({ settle: noAnswer, reconcile: settled });
      const means = await desk.sign(wallet);
      await expect(desk.buy({ means, caller })).rejects.toMatchObject({ code: 'settlement_pending' });
      desk.time.now += 3 * minuteMs;
      expect(await desk.reconcile()).toBe(1);
      expect((await desk.balances())[heldAccount]).toBe(5 * usd);
      // Until then its buyer is most likely still being answered.
      expect(await desk.credit.finish()).toBe(0);
      desk.time.now += minuteMs;
      const racing = await Promise.all([desk.credit.finish(), desk.buy({ means, caller }), desk.credit.finish()]);
      expect(racing[1].result).toMatchObject({ balanceMicros: 5 * usd, holderId: holderOf(wallet.address) });
      expect(await desk.credit.finish()).toBe(0);
      const balances = await desk.balances();
      expect([balances[creditAccount(holderOf(wallet.address))], balances[heldAccount]]).toEqual([5 * usd, 0]);
      expect(desk.chain.asked.settle).toBe(1);
    },
  );

  it('with an unknown outcome is settled by no other signature until the outcome is found', async () => {
    const wallet = desk.wallet();
    desk.chain.say({ settle: noAnswer });
    await expect(desk.buy({ means: await desk.sign(wallet) })).rejects.toMatchObject({ code: 'settlement_pending' });
    desk.chain.say({ settle: settled, reconcile: notSettled });
    await expect(desk.buy({ means: await desk.sign(wallet) })).rejects.toMatchObject({ code: 'settlement_pending' });
    desk.time.now += 3 * minuteMs;
    expect(await desk.reconcile()).toBe(1);
    expect(await desk.buy({ means: await desk.sign(wallet) })).toMatchObject({ isReplay: false, result: { balanceMicros: 5 * usd } });
    expect(desk.chain.asked.settle).toBe(2);
  });

  it('does not use a payment of another holder or for another amount', async () => {
    const wallet = desk.wallet();
    const means = await desk.sign(wallet);
    await desk.buy({ means });
    await expect(desk.buy({ means, caller: account })).rejects.toMatchObject({ code: 'payment_signature_used' });
    await expect(desk.buy({ means, amountMicros: 6 * usd })).rejects.toMatchObject({ code: 'payment_signature_used' });
    const stolen: SignedMeans = { ...means, payer: `0x${'cd'.repeat(20)}` };
    await expect(desk.buy({ means: stolen })).rejects.toMatchObject({ code: 'payment_signature_used' });
    const holders = Object.keys(await desk.balances()).filter((name) => name.includes('credit:'));
    expect(holders).toEqual([creditAccount(wallet.address.toLowerCase())]);
  });

  it('refuses a wallet that could never spend the credit, before anything is settled', async () => {
    const solana = { ...(await desk.sign(desk.wallet())), payer: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' };
    await expect(desk.buy({ means: solana })).rejects.toMatchObject({ code: 'authentication_required' });
    // A contract judges its signatures itself, and has no key to sign in with.
    const contract: SignedMeans = { ...(await desk.sign(desk.wallet())), requireKey: () => Promise.reject(new Error('no key')) };
    await expect(desk.buy({ means: contract })).rejects.toMatchObject({ code: 'internal' });
    expect(desk.chain.asked.settle).toBe(0);
    expect(await desk.buy({ means: contract, caller: account })).toMatchObject({ result: { holderId: 'usr_1' } });
  });

  it('with one key is one purchase if the request is the same', async () => {
    const wallet = desk.wallet();
    const first = await desk.buy({ means: await desk.sign(wallet), idempotencyKey: 'k' });
    const retry = await desk.buy({ means: await desk.sign(wallet), idempotencyKey: 'k' });
    expect(retry).toMatchObject({ isReplay: true, result: first.result, payment: { id: first.payment.id } });
    expect(desk.chain.asked.settle).toBe(1);
    await expect(desk.buy({ means: await desk.sign(wallet, usd), idempotencyKey: 'k', amountMicros: usd })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect(await desk.buy({ means: await desk.sign(wallet), idempotencyKey: 'l' })).toMatchObject({ isReplay: false });
  });

  it('with one key is settled once for twenty simultaneous signatures', async () => {
    const wallet = desk.wallet();
    const signatures = await Promise.all(Array.from({ length: 20 }, () => desk.sign(wallet)));
    await Promise.allSettled(signatures.map((means) => desk.buy({ means, idempotencyKey: 'k' })));
    expect(desk.chain.asked.settle).toBe(1);
    expect((await desk.balances())[creditAccount(wallet.address.toLowerCase())]).toBe(5 * usd);
  });
});

const tokenOf = ({ token }: Payment) => ({ kind: 'token', token }) as const;
