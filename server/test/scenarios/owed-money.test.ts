import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BoughtCredit, Credit, CreditHistory, Session, WalletCreditPage } from '@farebox/contract';
import { dayMs, hourMs, systemClock } from '../../src/clock.ts';
import { sourceAccountOf } from '../../src/payments/x402/late-settlement.ts';
import { countedTool } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { moneyCore } from '../money-core.ts';
import { uploadedAsset } from '../registry.ts';
import { adminLogin, startService, type RequestHeaders, type Service } from '../service.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { newWallet, signedFor, version2, type Wallet } from '../wallet.ts';

const note = { note: 'hello' };
const echo = '/api/tools/counted-echo';
const creditPath = '/api/v1/credit';
const walletCredit = '/api/v1/admin/wallet-credit';
const transaction = (digit: string) => `0x${digit.repeat(64)}`;
const commandLine = resolve(import.meta.dirname, '../../bin/farebox.js');

/** Accounts whose money somebody can claim, and how. All other accounts are sources of money and never positive. */
const claimable = [
  /^payments:held$/, // token holders, until the tokens expire
  /^(?:test:)?credit:/, // by spending it, or by a refund from the admin
  /^(?:test:)?earnings:/, // by payouts
  /^(?:test:)?revenue:/, // the operator
  /^payouts:(?:pending|paid)$/, // on the way to owners, or paid to them
  /^(?:test:)?refunds:wallets$/, // returned to the wallet
];

eachDatabase('money that is owed', (open) => {
  let service: Service;
  let admin: RequestHeaders;
  const time = { ahead: 0 };
  const clock = { now: () => systemClock.now() + time.ahead };
  const counted = countedTool();
  beforeAll(async () => {
    service = await startService({ database: await open(), clock, extraTools: [counted.tool] });
    admin = await service.asAdmin();
  });
  // Wallets sign with the real time.
  beforeEach(() => {
    time.ahead = 0;
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const addressOf = ({ account }: Wallet) => account.address.toLowerCase();
  const proofOf = async (wallet: Wallet) => signedIn(wallet.account, signInInfo(await service.post(echo, note)));
  const historyOf = async (wallet: Wallet) =>
    CreditHistory.parse((await service.get('/api/v1/me/credit/history', await proofOf(wallet))).body).items;

  async function rich(): Promise<Wallet> {
    const wallet = newWallet();
    const order = { amount: '1.00' };
    BoughtCredit.parse((await service.post(creditPath, order, version2(await signedFor(wallet, service, creditPath, order)))).body);
    return wallet;
  }

  /** The wallet pays the payment, but does not use it in time. */
  async function unused(wallet: Wallet): Promise<void> {
    const paying = moneyOn();
    const payment = paying.payments.quote({ kind: 'tool', serviceId: 'counted-echo', amountMicros: 50_000 }, 'anonymous', 'x402-test');
    await payOutside(payment, wallet);
  }

  /** Money of the wallet for a payment, booked as a settlement whose outcome is found later. */
  async function payOutside(payment: ReturnType<ReturnType<typeof moneyOn>['payments']['quote']>, wallet: Wallet): Promise<boolean> {
    const { database } = service.parts;
    const { settler } = service.parts.payments;
    const { money, payments } = moneyOn();
    const by = payments.provider('x402-test');
    const sourceAccount = sourceAccountOf(settler?.network ?? '', by.id);
    const paying = { payment, by, verified: { sourceAccount, holderId: addressOf(wallet) } };
    return database.write(async (queries) => {
      const isStored = await queries.selectFrom('payments').select('id').where('id', '=', payment.id).executeTakeFirst();
      if (isStored === undefined) await money.reserve(queries, paying, null, clock.now());
      const isPaid = await money.book(queries, paying, 0, clock.now());
      if (!isPaid) await money.bookSurplus(queries, paying, clock.now());
      return isPaid;
    });
  }
  const moneyOn = () => moneyCore({ database: service.parts.database, clock, providers: service.parts.payments.payments.providers });

  it('and not used in time becomes credit of the wallet, which sees and spends it by signing in', async () => {
    const wallet = newWallet();
    await unused(wallet);
    time.ahead = 25 * hourMs;
    await service.parts.payments.payments.sweep();
    time.ahead = 0;
    expect(Credit.parse((await service.get('/api/v1/me/credit', await proofOf(wallet))).body)).toMatchObject({ test_balance: '0.05' });
    const spent = await service.post(echo, note, await proofOf(wallet));
    expect(spent, spent.text).toMatchObject({ status: 200 });
    // It was returned a day later, and is spent today.
    expect((await historyOf(wallet)).toReversed()).toMatchObject([
      { kind: 'payment', amount: '-0.05', service_id: 'counted-echo', test: true },
      { kind: 'refund', amount: '0.05', service_id: 'counted-echo', payment_id: expect.stringMatching(/^pay_.{26}$/), test: true },
    ]);
  });

  it('because its payment was already paid becomes credit too', async () => {
    const wallet = newWallet();
    const { payments } = moneyOn();
    const quoted = payments.quote({ kind: 'tool', serviceId: 'counted-echo', amountMicros: 50_000 }, 'anonymous', 'test');
    expect((await payments.verify(quoted.id, { kind: 'anonymous' })).status).toBe('paid');
    expect(await payOutside(quoted, wallet)).toBe(false);
    expect(await historyOf(wallet)).toMatchObject([
      { kind: 'surplus', amount: '0.05', service_id: 'counted-echo', payment_id: quoted.id.slice(0, 30) },
    ]);
    expect(await service.post(echo, note, await proofOf(wallet))).toMatchObject({ status: 200 });
  });

  it('to a wallet is listed, and booked once when the admin has sent it back', async () => {
    const [wallet] = [await rich(), await rich()];
    const all = WalletCreditPage.parse((await service.get(`${walletCredit}?limit=200`, admin)).body).items;
    expect(all).toContainEqual({ wallet: addressOf(wallet), balance: '1.00', currency: 'USD', test: true });
    const page = WalletCreditPage.parse((await service.get(`${walletCredit}?limit=1`, admin)).body);
    const rest = WalletCreditPage.parse((await service.get(`${walletCredit}?limit=199&cursor=${page.next_cursor}`, admin)).body);
    expect([...page.items, ...rest.items]).toEqual(all);

    const refund = (body: object) => service.post(`${walletCredit}/${wallet.account.address}/refund`, body, admin);
    const sent = { amount: '0.40', transaction: transaction('b'), test: true };
    const told = await Promise.all([refund(sent), refund(sent), refund(sent)]);
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(told.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(told[0]?.body).toMatchObject({
      wallet: addressOf(wallet),
      amount: '0.40',
      transaction: transaction('b'),
      test: true,
      // The test network has no chain to verify it.
      verified: false,
      balance: '0.60',
    });
    expect(await historyOf(wallet)).toMatchObject([
      { kind: 'wallet_refund', amount: '-0.40', transaction: transaction('b'), payment_id: null, service_id: null, top_up_id: null },
      { kind: 'top_up', amount: '1.00', transaction: null },
    ]);
    for (const body of [
      { ...sent, amount: '0.10' },
      { ...sent, transaction: transaction('c'), amount: '0.61' },
      { amount: '0.10', transaction: transaction('d') },
      { ...sent, transaction: '5'.repeat(88) },
    ])
      expect(await refund(body)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    for (const body of [{ ...sent, amount: '0' }, { ...sent, amount: '-1' }, { ...sent, transaction: '0x12' }, { amount: '0.10' }])
      expect(await refund(body)).toMatchObject({ status: 400 });
    expect(await service.post(`${walletCredit}/usr_1/refund`, sent, admin)).toMatchObject({ status: 400 });
    expect((await service.get(`/api/v1/admin/audit?subject_id=${addressOf(wallet)}`, admin)).body).toMatchObject({
      items: [{ action: 'wallet_credit.refund', details: { transaction: transaction('b'), amountMicros: 400_000 } }],
    });
    expect(await service.post(echo, note, await proofOf(wallet))).toMatchObject({ status: 200 });
  });

  it('can only be handled by admins who are logged in', async () => {
    const { login, apiKey } = await service.customer();
    for (const headers of [{}, login, apiKey]) {
      expect([401, 403]).toContain((await service.get(walletCredit, headers)).status);
      const refund = await service.post(`${walletCredit}/0x52908400098527886e0f7030069857d2e4169ee7/refund`, {}, headers);
      expect([401, 403]).toContain(refund.status);
    }
  });

  it('is listed and booked on the command line', async () => {
    const { token } = Session.parse((await service.post('/api/v1/auth/login', adminLogin)).body);
    const farebox = (...words: string[]) =>
      new Promise<string>((done) => {
        const env = { PATH: process.env['PATH'], FAREBOX_URL: service.url, FAREBOX_KEY: token };
        execFile(process.execPath, [commandLine, 'admin', ...words], { env, cwd: tmpdir() }, (_error, output, errors) =>
          done(output + errors),
        );
      });
    const wallet = addressOf(await rich());
    expect(JSON.parse(await farebox('wallet-credit', '--limit', '200')).items).toContainEqual(
      expect.objectContaining({ wallet, balance: '1.00' }),
    );
    expect(JSON.parse(await farebox('wallet-refund', wallet, '1.00', transaction('e'), '--type', 'test'))).toMatchObject({
      balance: '0.00',
    });
    expect(await farebox('wallet-refund', wallet, '1.00')).toContain("missing required argument 'transaction'");
  });

  it('has an owner after purchases, given-back calls, surplus and refunds', async () => {
    const { login, apiKey } = await service.customer({ credit: '2.00' });
    const { id: assetId } = await uploadedAsset(service, login);
    const fetchPath = `/api/v1/assets/fetch?asset_id=${assetId}`;
    const buyer = await rich();
    expect(await service.get(fetchPath, version2(await signedFor(newWallet(), service, fetchPath)))).toMatchObject({ status: 200 });
    expect(await service.post(echo, note, version2(await signedFor(newWallet(), service, echo, note)))).toMatchObject({ status: 200 });
    expect(await service.post(echo, note, await proofOf(buyer))).toMatchObject({ status: 200 });
    await service.paid('timestamp');
    const { paymentId } = Object((await service.post('/api/payments', { serviceId: 'timestamp', providerId: 'credit' }, apiKey)).body);
    expect(await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, apiKey)).toMatchObject({ status: 200 });
    await unused(newWallet());
    const refund = { amount: '0.10', transaction: transaction('f'), test: true };
    expect(await service.post(`${walletCredit}/${addressOf(buyer)}/refund`, refund, admin)).toMatchObject({ status: 201 });

    const unowned = async () =>
      Object.entries(await service.balances()).filter(([account, balance]) => balance > 0 && !claimable.some((name) => name.test(account)));
    expect(await unowned()).toEqual([]);
    time.ahead = 30 * dayMs;
    await service.parts.payments.payments.sweep();
    const balances = await service.balances();
    expect(await unowned()).toEqual([]);
    expect(balances['payments:held']).toBe(0);
    time.ahead = 0;

    // The admin sees all of it.
    const wallets = WalletCreditPage.parse((await service.get(`${walletCredit}?limit=200`, admin)).body).items;
    const inBooks = Object.entries(balances).filter(([account, balance]) => /credit:(?:0x|solana:)/.test(account) && balance > 0);
    expect(wallets).toHaveLength(inBooks.length);
  });
});
