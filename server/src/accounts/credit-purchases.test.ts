import { beforeEach, expect, it } from 'vitest';
import { accountsOn, plainPasswords } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { dayMs, minuteMs } from '../clock.ts';
import { createLog } from '../log.ts';
import type { Micros } from '../money.ts';
import { sealer } from '../payments/sealed-quote.ts';
import { creditAccountOf, heldAccount, ledger } from '../payments/ledger.ts';
import type { Payment } from '../payments/payment.ts';
import { PaymentRequiredProblem } from '../payments/payment-required.ts';
import { payments } from '../payments/payments.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { creditProvider } from '../payments/providers/credit.ts';
import { testProvider } from '../payments/providers/test.ts';
import { spendingCaps } from '../payments/spending-caps.ts';
import { uses } from '../payments/uses.ts';
import type { Database } from '../storage/database.ts';
import type { Caller } from './caller.ts';
import { creditPurchases, creditSeller, type CreditOrder } from './credit-purchases.ts';

const usd = 1_000_000;
const log = createLog({ level: 'silent' });
const account: Caller = { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: 'x' };
const wallet = `0x${'ab'.repeat(20)}`;

/** Takes real money of whoever asks. */
const bank: PaymentProvider = {
  id: 'bank',
  name: 'Bank',
  isTest: false,
  offer: () => ({ payTo: 'bank' }),
  settle: async () => ({ kind: 'settled', sourceAccount: 'provider:bank', payerAccountId: null }),
};

function deskOn(database: Database) {
  const { clock, time } = accountsOn(database, plainPasswords);
  const options = { database, sealer: sealer(['a secret of at least thirty-two characters']), ledger: ledger(database), clock, log };
  const providers = [creditProvider(), bank, testProvider()];
  const paid = payments({ ...options, caps: spendingCaps(), providers });
  const used = uses({ ...options, processId: 'proc_1', takesTestMoney: true });
  const credit = creditPurchases({ ...options, payments: paid, uses: used });
  const nobody = { accountId: null, apiKeyId: null };

  /** A payment that its wallet signed: the same signature is the same payment. */
  function signedBy(payer: string, providerId = 'bank') {
    let settled: Payment | null = null;
    return {
      payer,
      settled: () => settled,
      async pay(offer: Parameters<NonNullable<CreditOrder['signed']>['pay']>[0]) {
        // Bound to whom the credit is for, as the gate has it.
        const quoted = settled ?? paid.quote(offer, offer.serviceId.replace('credit:', ''), providerId);
        settled = await paid.pay(quoted.id, providerId, nobody, {});
        return settled.token;
      },
    };
  }

  const buy = (order: Partial<CreditOrder> = {}) =>
    credit.buy({
      amountMicros: 5 * usd,
      token: null,
      signed: null,
      caller: { kind: 'anonymous' },
      idempotencyKey: null,
      maxPriceMicros: null,
      ...order,
    });
  async function balances(): Promise<Record<string, Micros>> {
    const audit = await options.ledger.audit();
    expect(audit.discrepancies).toEqual([]);
    expect(audit.balances[heldAccount] ?? 0).toBe(0);
    return audit.balances;
  }
  return { time, paid, used, credit, signedBy, buy, balances, nobody };
}

const quoteOf = (thrown: unknown): Payment => {
  if (!(thrown instanceof PaymentRequiredProblem)) throw thrown;
  return thrown.payment;
};

eachDatabase('buying credit', (open) => {
  let desk: ReturnType<typeof deskOn>;
  beforeEach(async () => {
    desk = deskOn(await open());
  });

  it('with real money gives real credit, with play money test credit', async () => {
    const real = await desk.buy({ signed: desk.signedBy(wallet) });
    expect(real).toMatchObject({
      isReplay: false,
      purchase: { holderId: wallet, isTest: false, amountMicros: 5 * usd, balanceMicros: 5 * usd },
    });
    const play = await desk.buy({ signed: desk.signedBy(wallet, 'test') });
    expect(play.purchase).toMatchObject({ isTest: true, balanceMicros: 5 * usd });
    expect(await desk.balances()).toMatchObject({
      [creditAccountOf(wallet, false)]: 5 * usd,
      [creditAccountOf(wallet, true)]: 5 * usd,
      'provider:bank': -5 * usd,
    });
  });

  it('is refused with a quote that no credit can pay, and that says whose it will be', async () => {
    const anonymous = quoteOf(await desk.buy().catch((thrown: unknown) => thrown));
    expect(anonymous).toMatchObject({ serviceId: 'credit', providerId: 'bank', amountMicros: 5 * usd });
    await expect(creditSeller().requireSold(anonymous, account)).rejects.toMatchObject({ code: 'conflict' });
    const quoted = quoteOf(await desk.buy({ caller: account }).catch((thrown: unknown) => thrown));
    expect(quoted.serviceId).toBe('credit:usr_1');
    await expect(desk.paid.pay(quoted.id, 'credit', { accountId: 'usr_1', apiKeyId: null }, {})).rejects.toMatchObject({
      code: 'payment_provider_unknown',
    });
    // The quote that waits is the one to pay, not another.
    await desk.paid.create({ kind: 'credit', serviceId: 'credit:usr_1', amountMicros: 5 * usd }, 'usr_1', 'bank');
    const again = quoteOf(await desk.buy({ caller: account, token: quoted.token }).catch((thrown: unknown) => thrown));
    expect(again.id).toBe(quoted.id);
    expect(await desk.balances()).toEqual({});
  });

  it('is booked once of fifty at once, and gives the same answer for ever', async () => {
    const signed = desk.signedBy(wallet);
    await desk.buy({ signed });
    const bought = await Promise.all(Array.from({ length: 50 }, () => desk.buy({ signed })));
    desk.time.now += 3 * dayMs;
    await desk.paid.sweep();
    const late = await desk.buy({ signed });
    expect(new Set([...bought, late].map(({ purchase }) => JSON.stringify(purchase))).size).toBe(1);
    expect(late.isReplay).toBe(true);
    expect((await desk.balances())[creditAccountOf(wallet, false)]).toBe(5 * usd);
  });

  it('that died between the payment and the credit is finished by whoever comes, once', async () => {
    const signed = desk.signedBy(wallet);
    await signed.pay({ kind: 'credit', serviceId: `credit:${wallet}`, amountMicros: 5 * usd });
    expect(await desk.credit.finish()).toBe(0);
    desk.time.now += minuteMs;
    const racing = await Promise.all([desk.credit.finish(), desk.buy({ signed }), desk.credit.finish()]);
    expect(racing[1].purchase.balanceMicros).toBe(5 * usd);
    expect(await desk.credit.finish()).toBe(0);
    expect((await desk.balances())[creditAccountOf(wallet, false)]).toBe(5 * usd);
  });

  it('gives a payment of one holder to no other, and of one amount for no other', async () => {
    const signed = desk.signedBy(wallet);
    await desk.buy({ signed });
    await expect(desk.buy({ signed, caller: account })).rejects.toMatchObject({ code: 'payment_already_used' });
    await expect(desk.buy({ signed, amountMicros: 6 * usd })).rejects.toMatchObject({ code: 'payment_already_used' });
    await expect(desk.buy({ signed: { ...signed, payer: `0x${'cd'.repeat(20)}` } })).rejects.toMatchObject({
      code: 'payment_already_used',
    });
    expect(Object.keys(await desk.balances()).filter((name) => name.includes('credit:'))).toEqual([creditAccountOf(wallet, false)]);
  });

  it('refuses a wallet that could never spend it, before anything is settled', async () => {
    const signed = desk.signedBy('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV');
    await expect(desk.buy({ signed })).rejects.toMatchObject({ code: 'authentication_required' });
    expect(signed.settled()).toBeNull();
    expect(await desk.buy({ signed, caller: account })).toMatchObject({ purchase: { holderId: 'usr_1' } });
  });

  it('under one key is one purchase, as long as it is for the same', async () => {
    const first = await desk.buy({ signed: desk.signedBy(wallet), idempotencyKey: 'k' });
    const retry = desk.signedBy(wallet);
    expect(await desk.buy({ signed: retry, idempotencyKey: 'k' })).toEqual({ ...first, isReplay: true });
    expect(retry.settled()).toBeNull();
    await expect(desk.buy({ signed: retry, idempotencyKey: 'k', amountMicros: usd })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect(await desk.buy({ signed: desk.signedBy(wallet), idempotencyKey: 'l' })).toMatchObject({ isReplay: false });
  });
});
