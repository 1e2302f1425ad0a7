import { wrapFetchWithPayment } from '@x402/fetch';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BoughtCredit, Credit, CreditHistory, DeliveredAsset, PaymentBody } from '@farebox/contract';
import { problem } from '../../src/errors.ts';
import { minuteMs, systemClock } from '../../src/clock.ts';
import { credentialFor, authorizationOf, challengeIn } from '../machine-wallet.ts';
import { countedTool } from '../counted-tool.ts';
import { webhookReceiver } from '../webhook-receiver.ts';
import { until } from '../until.ts';
import { eachDatabase } from '../databases.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Answer, type RequestHeaders, type Service } from '../service.ts';
import { signedIn, signingIn, signInInfo, type SignInInfo } from '../signed-in-wallet.ts';
import { askedFor, base64, newWallet, settlementOf, signedFor, version1, version2, type Wallet } from '../wallet.ts';

const note = { note: 'hello' };
const dime = '/api/tools/dime-echo';
const nickel = '/api/tools/counted-echo';
const dimes = countedTool({ id: 'dime-echo', priceCents: 10 });
const nickels = countedTool();
const mood = { fails: false };
const moody = countedTool({
  id: 'moody-echo',
  priceCents: 10,
  work: async () => {
    if (mood.fails) throw problem('upstream_failed');
  },
});
const extraTools = [dimes.tool, nickels.tool, moody.tool];
const time = { ahead: 0 };
const clock = { now: () => systemClock.now() + time.ahead };

let service: Service;
let assetId: string;
beforeAll(async () => {
  service = await startService({ extraTools, clock });
  assetId = (await uploadedAsset(service, (await service.customer()).login)).id;
});
afterAll(() => service[Symbol.asyncDispose]());
// Wallets have their own clocks and sign for the present time.
afterEach(() => {
  time.ahead = 0;
});

/** Without changes, a wallet signs for at most one dollar until its owner raises the limit. */
function newBuyer(): Wallet {
  const wallet = newWallet();
  wallet.client.setSpendControls(false);
  return wallet;
}

const creditPath = '/api/v1/credit';
const addressOf = ({ account }: Wallet) => account.address.toLowerCase();
const order = (amount = '1.00') => ({ amount });

/** Buys credit for a wallet. */
async function bought(wallet: Wallet, amount = '1.00', at = service): Promise<BoughtCredit> {
  const answer = await at.post(creditPath, order(amount), version2(await signedFor(wallet, at, creditPath, order(amount))));
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return BoughtCredit.parse(answer.body);
}

/** A wallet with credit. */
async function rich(amount = '1.00', at = service): Promise<Wallet> {
  const wallet = newBuyer();
  await bought(wallet, amount, at);
  return wallet;
}

async function infoOf(path: string, at = service): Promise<SignInInfo> {
  return signInInfo(path.includes('?') ? await at.get(path) : await at.post(path, note));
}
const proofFor = async (wallet: Wallet, path: string, change: SignInInfo = {}, at = service) =>
  signedIn(wallet.account, { ...(await infoOf(path, at)), ...change });

async function creditOf(wallet: Wallet, at = service): Promise<number> {
  return (await at.balances())[`test:credit:${addressOf(wallet)}`] ?? 0;
}
const settlements = async (at = service) => {
  const row = await at.parts.database.read
    .selectFrom('test_network_transfers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};
const tally = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('@x402/fetch, unmodified,', () => {
  it('buys credit with one settlement, and then pays for three calls by signing in', async () => {
    const wallet = newBuyer();
    wallet.client.registerExtension(signingIn(wallet.account));
    const pay = wrapFetchWithPayment(fetch, wallet.client);
    const send = (path: string, body: unknown) =>
      pay(`${service.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

    const before = await settlements();
    const credit = await send(creditPath, order());
    expect(credit.status).toBe(201);
    expect(settlementOf(credit)).toMatchObject({ success: true, amount: '1000000' });
    expect(BoughtCredit.parse(await credit.json())).toMatchObject({
      amount: '1.00',
      balance: '1.00',
      holder: addressOf(wallet),
      test: true,
    });

    const runs = dimes.runCount();
    for (let call = 0; call < 3; call += 1) {
      const answer = await send(dime, note);
      expect(answer.status, await answer.clone().text()).toBe(200);
      expect(settlementOf(answer)).toBeNull();
      expect(answer.headers.get('x-payment-id')).toMatch(/^pay_/);
    }
    expect(dimes.runCount()).toBe(runs + 3);
    expect(await creditOf(wallet)).toBe(700_000);
    expect(await settlements()).toBe(before + 1);
  });

  it('settles as before if the credit is too low', async () => {
    const wallet = newBuyer();
    wallet.client.registerExtension(signingIn(wallet.account));
    const before = await settlements();
    const answer = await wrapFetchWithPayment(fetch, wallet.client)(`${service.url}/api/tools/timestamp`);
    expect(answer.status).toBe(200);
    expect(settlementOf(answer)).toMatchObject({ success: true });
    expect(await settlements()).toBe(before + 1);
  });
});

describe('buying credit', () => {
  it('is offered in every protocol, and is never income', async () => {
    const unpaid = await service.post(creditPath, order('2.50'));
    expect(unpaid).toMatchObject({ status: 402, body: { code: 'payment_required', payment: { amount: '2.50' }, x402Version: 1 } });
    expect(unpaid.headers.get('payment-required')?.length).toBeLessThan(3000);
    expect(challengeIn(unpaid.headers.get('www-authenticate'))).toMatchObject({ method: 'evm' });
    expect(askedFor(unpaid).resource.url).toBe(`${service.url}${creditPath}`);

    const income = (balances: Record<string, number>) => Object.entries(balances).filter(([name]) => /revenue|fees/.test(name));
    const before = income(await service.balances());
    const wallet = newBuyer();
    expect(await service.post(creditPath, order(), version1(await signedFor(wallet, service, creditPath, order())))).toMatchObject({
      status: 201,
    });
    const credential = await credentialFor(
      wallet.account,
      challengeIn((await service.post(creditPath, order())).headers.get('www-authenticate')),
    );
    const byMpp = await service.post(creditPath, order(), authorizationOf(credential));
    expect(byMpp).toMatchObject({ status: 201, body: { balance: '2.00', holder: addressOf(wallet) } });
    expect(byMpp.headers.get('payment-receipt')).not.toBeNull();
    expect(income(await service.balances())).toEqual(before);
    expect(await creditOf(wallet)).toBe(2_000_000);
  });

  it('returns the same answer for the same payment, however often and late it is sent', async () => {
    const wallet = newBuyer();
    const headers = version2(await signedFor(wallet, service, creditPath, order()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.post(creditPath, order(), headers)));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(await creditOf(wallet)).toBe(1_000_000);
    await bought(wallet, '2.00');
    const again = await service.post(creditPath, order(), headers);
    expect(again).toMatchObject({ status: 201, body: { balance: '1.00', amount: '1.00' } });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toEqual(answers.find(({ status }) => status === 201)?.body);
    expect(await service.post(creditPath, order('2.00'), headers)).toMatchObject({ status: 402, body: { code: 'payment_signature_used' } });
    expect(await creditOf(wallet)).toBe(3_000_000);
  });

  it('with one key is paid once, although the retry has a new signature', async () => {
    const wallet = newBuyer();
    const keyed = async (amount: string) => ({
      ...version2(await signedFor(wallet, service, creditPath, order(amount))),
      'idempotency-key': 'top-up-1',
    });
    const first = await service.post(creditPath, order(), await keyed('1.00'));
    const before = await settlements();
    expect(await service.post(creditPath, order(), await keyed('1.00'))).toMatchObject({ status: 201, body: Object(first.body) });
    expect(await service.post(creditPath, order('3.00'), await keyed('3.00'))).toMatchObject({ status: 422 });
    expect(await settlements()).toBe(before);
  });

  it('with the key of an account is for that account, and the same payment is for nobody else', async () => {
    const wallet = newBuyer();
    const { apiKey, userId } = await service.customer();
    const headers = version2(await signedFor(wallet, service, creditPath, order()));
    expect(await service.post(creditPath, order(), { ...headers, ...apiKey })).toMatchObject({
      status: 201,
      body: { holder: userId, test: true },
    });
    const other = await service.customer();
    for (const credential of [{}, other.apiKey]) {
      expect(await service.post(creditPath, order(), { ...headers, ...credential })).toMatchObject({
        status: 402,
        body: { code: 'payment_signature_used' },
      });
    }
    expect(await creditOf(wallet)).toBe(0);
    expect((await service.balances())[`test:credit:${userId}`]).toBe(1_000_000);
    expect(Credit.parse((await service.get('/api/v1/me/credit', apiKey)).body)).toMatchObject({ balance: '0.00', test_balance: '1.00' });
  });

  it('can use the quote of its 402 too, if the receiver is known', async () => {
    const { apiKey, userId } = await service.customer();
    const quoted = Object((await service.post(creditPath, order(), apiKey)).body).payment;
    expect(await service.get(`/api/payments/${quoted.paymentId}`, apiKey)).toMatchObject({ body: { status: 'paid', providerId: 'test' } });
    const paid = { ...apiKey, 'x-payment-token': quoted.token };
    expect(await service.post(creditPath, order('9.00'), paid)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await service.post(creditPath, order(), paid)).toMatchObject({
      status: 201,
      body: { holder: userId, test: true, balance: '1.00' },
    });
    expect(await service.post(creditPath, order(), paid)).toMatchObject({ status: 201, body: { balance: '1.00' } });

    const nobodys = Object((await service.post(creditPath, order())).body).payment;
    expect(await service.get(`/api/payments/${nobodys.paymentId}`)).toMatchObject({ body: { status: 'pending' } });
    expect(await service.post(`/api/payments/${nobodys.paymentId}/pay`, { provider: 'test' })).toMatchObject({ status: 409 });
    const another = Object((await service.post(creditPath, order(), apiKey)).body).payment;
    for (const provider of ['credit', 'credit-test']) {
      expect(await service.post(`/api/payments/${another.paymentId}/pay`, { provider }, apiKey)).toMatchObject({
        status: 400,
        body: { code: 'payment_provider_unknown' },
      });
    }
    expect(await service.post('/api/payments', { serviceId: 'credit' })).toMatchObject({ status: 400 });
  });

  it('that was paid after the client disconnected is credited all the same', async () => {
    const { userId, apiKey } = await service.customer();
    const quoted = PaymentBody.parse(Object((await service.post(creditPath, order(), apiKey)).body).payment);
    await service.get(`/api/payments/${quoted.paymentId}`, apiKey);
    time.ahead += minuteMs;
    await service.parts.credit.creditPurchases.finish();
    await service.parts.credit.creditPurchases.finish();
    expect((await service.balances())[`test:credit:${userId}`]).toBe(1_000_000);
  });

  it.each([['-1.00'], ['0'], ['0.99'], ['10000.01'], ['1e3'], ['1.001'], ['١٠'], [' 5'], ['9'.repeat(400)], [5], [null], [{ $gt: 0 }]])(
    'refuses the amount %s',
    async (amount) => {
      const before = await service.balances();
      expect(await service.post(creditPath, { amount })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      expect(await service.balances()).toEqual(before);
    },
  );

  it('settles nothing above the maximum of the caller, for another amount, or twice at once', async () => {
    const wallet = newBuyer();
    const headers = version2(await signedFor(wallet, service, creditPath, order()));
    const before = await settlements();
    expect(await service.post(creditPath, order(), { ...headers, 'x-max-price-cents': '99' })).toMatchObject({ status: 409 });
    expect(await service.post(creditPath, order('5.00'), headers)).toMatchObject({ status: 402, body: { code: 'payment_refused' } });
    expect(await service.post(dime, note, headers)).toMatchObject({ status: 402, body: { code: 'payment_other_resource' } });
    expect(await service.post(creditPath, order(), { 'payment-signature': base64({ x402Version: 2 }) })).toMatchObject({ status: 400 });
    expect(await settlements()).toBe(before);
  });
});

describe('a wallet with credit', () => {
  it('sees its balance and its transactions', async () => {
    const wallet = await rich();
    expect(await service.post(dime, note, await proofFor(wallet, dime))).toMatchObject({ status: 200 });
    const proof = await proofFor(wallet, dime);
    expect(Credit.parse((await service.get('/api/v1/me/credit', proof)).body)).toMatchObject({
      holder: addressOf(wallet),
      balance: '0.00',
      test_balance: '0.90',
    });
    expect(CreditHistory.parse((await service.get('/api/v1/me/credit/history', proof)).body).items).toMatchObject([
      { kind: 'payment', amount: '-0.10', service_id: 'dime-echo', test: true },
      { kind: 'top_up', amount: '1.00', top_up_id: expect.stringMatching(/^top_/), service_id: null, test: true },
    ]);
    expect(await service.get('/api/v1/me/credit')).toMatchObject({ status: 401 });
    expect(await service.get('/api/v1/me/api-keys', proof)).toMatchObject({ status: 401 });
    expect(await service.get('/api/v1/me/credit/notice', proof)).toMatchObject({ status: 401 });
  });

  it('buys an asset once, and fetches it again for free', async () => {
    const wallet = await rich();
    const path = `/api/v1/assets/fetch?asset_id=${assetId}`;
    const first = DeliveredAsset.parse((await service.get(path, await proofFor(wallet, path))).body);
    const again = DeliveredAsset.parse((await service.get(path, await proofFor(wallet, path, { requestId: 'another' }))).body);
    expect(again.payment?.paymentId).toBe(first.payment?.paymentId);
    expect(await creditOf(wallet)).toBe(900_000);
  });

  it('pays a payment that it signs in for', async () => {
    const wallet = await rich();
    const { paymentId } = PaymentBody.parse((await service.post('/api/payments', { serviceId: 'dime-echo' })).body);
    const path = `/api/payments/${paymentId}/pay`;
    const pay = async (headers: RequestHeaders, provider = 'credit-test') => service.post(path, { provider }, headers);
    expect(await pay(await proofFor(wallet, dime))).toMatchObject({ status: 401 });
    const proof = await proofFor(wallet, dime, { uri: `${service.url}${path}` });
    expect(await pay(proof, 'credit')).toMatchObject({ status: 402, body: { code: 'insufficient_credit' } });
    expect(await pay(proof)).toMatchObject({ status: 200, body: { status: 'paid', providerId: 'credit-test' } });
    expect(await pay(proof)).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(await creditOf(wallet)).toBe(900_000);

    const another = PaymentBody.parse((await service.post('/api/payments', { serviceId: 'dime-echo' })).body);
    expect(await service.post(`/api/payments/${another.paymentId}/pay`, { provider: 'credit-test' }, proof)).toMatchObject({ status: 401 });
    expect(await creditOf(wallet)).toBe(900_000);
  });

  it('is not charged for a call that fails, and pays for the next with the same proof', async () => {
    const wallet = await rich();
    const path = '/api/tools/moody-echo';
    mood.fails = true;
    const proof = await proofFor(wallet, path);
    expect(await service.post(path, note, proof)).toMatchObject({
      status: 502,
      body: { hint: expect.stringMatching(/^Nothing was charged/) },
    });
    expect(await creditOf(wallet)).toBe(1_000_000);
    mood.fails = false;
    expect(await service.post(path, note, proof)).toMatchObject({ status: 200 });
    expect(await creditOf(wallet)).toBe(900_000);
    expect(await service.post(path, note, proof)).toMatchObject({ status: 409, body: { code: 'payment_already_used' } });
    expect(await creditOf(wallet)).toBe(900_000);
  });

  it('gets the answer again with the same key, for free', async () => {
    const wallet = await rich();
    const keyed = async () => ({ ...(await proofFor(wallet, dime)), 'idempotency-key': 'call-1' });
    const first = await service.post(dime, note, await keyed());
    const again = await service.post(dime, note, await keyed());
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(await creditOf(wallet)).toBe(900_000);
  });

  it('pays nothing above its own maximum', async () => {
    const wallet = await rich();
    const proof = await proofFor(wallet, dime);
    expect(await service.post(dime, note, { ...proof, 'x-max-price-cents': '9' })).toMatchObject({ status: 409 });
    expect(await service.post(dime, { wrong: 1 }, proof)).toMatchObject({ status: 400 });
    expect(await creditOf(wallet)).toBe(1_000_000);
    expect(await service.post(dime, note, proof)).toMatchObject({ status: 200 });
  });
});

describe('a stolen proof of a wallet', () => {
  /** Checks that a request is refused, runs nothing and takes no credit. */
  async function worthless(wallet: Wallet, send: () => Promise<Answer>, expected: object): Promise<void> {
    const [runs, before] = [dimes.runCount() + nickels.runCount(), await service.balances()];
    const answer = await send();
    expect(answer, answer.text).toMatchObject(expected);
    expect(dimes.runCount() + nickels.runCount()).toBe(runs);
    expect(await service.balances()).toEqual(before);
    expect(await creditOf(wallet)).toBeGreaterThan(0);
  }

  it('pays once, however often it is sent at once', async () => {
    const wallet = await rich();
    const proof = await proofFor(wallet, dime);
    const runs = dimes.runCount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.post(dime, note, proof)));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    expect(dimes.runCount()).toBe(runs + 1);
    expect(await creditOf(wallet)).toBe(900_000);
    await worthless(wallet, () => service.post(dime, { note: 'mine' }, proof), { status: 402, body: { code: 'payment_signature_used' } });
  });

  it('does not pay again with the other signature of the same text', async () => {
    const wallet = await rich();
    const header = (await proofFor(wallet, dime))['sign-in-with-x'] ?? '';
    expect(await service.post(dime, note, { 'sign-in-with-x': header })).toMatchObject({ status: 200 });
    const said = Object(JSON.parse(Buffer.from(header, 'base64').toString()));
    await worthless(wallet, () => service.post(dime, note, { 'sign-in-with-x': base64({ ...said, signature: twin(said.signature) }) }), {
      status: 409,
    });
  });

  it.each<[name: string, change: () => SignInInfo]>([
    ['another tool', () => ({ uri: `${service.url}${nickel}` })],
    ['an asset', () => ({ uri: `${service.url}/api/v1/assets/fetch?asset_id=${assetId}` })],
    ['the site', () => ({ uri: service.url })],
    ['the path below', () => ({ uri: `${service.url}${dime}/x` })],
    ['the path with a query', () => ({ uri: `${service.url}${dime}?x=1` })],
    ['another host', () => ({ uri: `https://other.example${dime}` })],
    ['a time that is over', () => ({ expirationTime: '2020-01-01T00:00:00.000Z' })],
    ['a nonce of its own', () => ({ nonce: 'ab'.repeat(30) })],
  ])('for %s spends nothing', async (_name, change) => {
    const wallet = await rich();
    const proof = await proofFor(wallet, dime, change());
    await worthless(wallet, () => service.post(dime, note, proof), { status: 402, body: { code: 'payment_required' } });
  });

  it('spends nothing once it has expired, and nothing of another wallet', async () => {
    const wallet = await rich();
    const stale = await proofFor(wallet, dime);
    const said = Object(JSON.parse(Buffer.from((await proofFor(newBuyer(), dime))['sign-in-with-x'] ?? '', 'base64').toString()));
    const forged = { 'sign-in-with-x': base64({ ...said, address: wallet.account.address }) };
    await worthless(wallet, () => service.post(dime, note, forged), { status: 402 });
    time.ahead += 10 * minuteMs;
    await worthless(wallet, () => service.post(dime, note, stale), { status: 402 });
  });

  it('buys no credit with an earlier proof', async () => {
    const wallet = await rich();
    const proof = await proofFor(wallet, dime, { uri: `${service.url}${creditPath}` });
    await worthless(wallet, () => service.post(creditPath, order(), proof), { status: 402, body: { code: 'payment_required' } });
  });
});

describe('the challenge of a tool', () => {
  it('requests a sign-in with a new nonce each time, below 3 KB', async () => {
    const headers = await Promise.all(Array.from({ length: 5 }, async () => service.get('/api/tools/timestamp')));
    expect(new Set(headers.map((answer) => signInInfo(answer)['nonce'])).size).toBe(5);
    for (const answer of headers) expect(answer.headers.get('payment-required')?.length).toBeLessThan(3000);
  });

  it('requests no sign-in if credit is not accepted', async () => {
    await using without = await startService({ settings: { FAREBOX_PAYMENTS: 'test,x402' } });
    expect(askedFor(await without.get('/api/tools/timestamp')).extensions ?? {}).not.toHaveProperty('sign-in-with-x');
  });
});

eachDatabase('fifty concurrent payments from a wallet with credit for ten, at two replicas,', (open) => {
  it('succeed exactly ten times', async () => {
    const witness = countedTool({ id: 'dime-echo', priceCents: 10 });
    const database = await open();
    await using one = await startService({ database, extraTools: [witness.tool] });
    await using other = await startService({ database, extraTools: [witness.tool], settings: { FAREBOX_PUBLIC_URL: one.url } });
    const wallet = await rich('1.00', one);
    const proofs = await Promise.all(Array.from({ length: 50 }, () => proofFor(wallet, dime, {}, one)));
    const answers = await Promise.all(proofs.map((proof, index) => (index % 2 === 0 ? one : other).post(dime, note, proof)));
    expect(tally(answers)).toEqual({ 200: 10, 402: 40 });
    expect(witness.runCount()).toBe(10);
    expect(await creditOf(wallet, one)).toBe(0);
  });
});

describe('an account with a webhook for low credit', () => {
  const noticePath = '/api/v1/me/credit/notice';

  it('can set it only with a login, and gets one message', async () => {
    await using receiver = await webhookReceiver();
    const { login, apiKey } = await service.customer({ credit: '5.00' });
    const set = (body: unknown, headers: RequestHeaders) =>
      service.send('PUT', noticePath, { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
    const wanted = { below: '5.00', callback_url: receiver.url };
    expect(await service.get(noticePath, login)).toMatchObject({ status: 404 });
    for (const [headers, status] of [
      [{}, 401],
      [apiKey, 403],
    ] as const) {
      expect(await set(wanted, headers)).toMatchObject({ status });
    }
    for (const wrong of [{ ...wanted, below: '0' }, { ...wanted, below: '-1' }, { ...wanted, callback_url: 'nowhere' }, {}]) {
      expect(await set(wrong, login)).toMatchObject({ status: 400 });
    }
    expect(await set(wanted, login)).toMatchObject({ status: 200, body: { below: '5.00', secret: expect.stringMatching(/^whsec_/) } });
    const { paymentId } = PaymentBody.parse((await service.post('/api/payments', { serviceId: 'dime-echo' }, apiKey)).body);
    expect(await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, apiKey)).toMatchObject({ status: 200 });
    await until('the message', () => receiver.webhooks.length > 0);
    expect(receiver.webhooks.map(({ body }) => JSON.parse(body))).toMatchObject([{ type: 'credit.low', data: { balance: '4.90' } }]);
    expect(await service.send('DELETE', noticePath, { headers: login })).toMatchObject({ status: 204 });
    expect(await service.get(noticePath, login)).toMatchObject({ status: 404 });
  });
});

describe('on a real-money service', () => {
  it('test credit buys nothing', async () => {
    const wallet = await rich();
    const { database } = service.parts;
    const { paymentId, token } = PaymentBody.parse((await service.post('/api/payments', { serviceId: 'dime-echo' })).body);
    const path = `/api/payments/${paymentId}/pay`;
    const proof = await proofFor(wallet, dime, { uri: `${service.url}${path}` });
    expect(await service.post(path, { provider: 'credit-test' }, proof)).toMatchObject({ status: 200, body: { status: 'paid' } });
    await using real = await startService({ database, extraTools, settings: { FAREBOX_REAL_MONEY: '1' } });
    expect(real.parts.payments.payments.providers.map(({ id }) => id)).toEqual(['credit']);
    const refused = await real.post(dime, note, { 'x-payment-token': token });
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_token_invalid' } });
    const { apiKey } = await real.customer();
    const asked = PaymentBody.parse((await real.post('/api/payments', { serviceId: 'dime-echo' }, apiKey)).body);
    expect(await real.post(`/api/payments/${asked.paymentId}/pay`, { provider: 'credit-test' }, apiKey)).toMatchObject({ status: 400 });
    expect(await real.post(creditPath, order(), apiKey)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
});

/** The other signature of the same text: (r, n - s) with the other parity. */
function twin(signature: string): string {
  const order256 = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const s = order256 - BigInt(`0x${signature.slice(66, 130)}`);
  const v = signature.slice(130) === '1b' ? '1c' : '1b';
  return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}`;
}

it('that an account asks for is not offered for credit', async () => {
  await using service = await startService();
  const { apiKey } = await service.customer({ credit: '1.00' });
  const { body } = await service.post('/api/v1/credit', { amount: '1.00' }, apiKey);
  expect(body).toMatchObject({ code: 'payment_required', hint: expect.not.stringContaining('X-Payment-Provider') });
  expect(await service.post('/api/v1/credit', { amount: '1.00' }, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({
    status: 400,
    body: { code: 'payment_provider_unknown', error: 'credit cannot be bought with credit' },
  });
});
