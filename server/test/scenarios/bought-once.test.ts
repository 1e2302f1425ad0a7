import { randomUUID } from 'node:crypto';
import { beforeAll, afterAll, expect, it } from 'vitest';
import { DeliveredAsset } from '@farebox/contract';
import { hourMs, minuteMs, systemClock } from '../../src/clock.ts';
import { Payload } from '../../src/settlement/payload.ts';
import { reserveSigned } from '../../src/payments/purchase/settling.ts';
import { requirementFor } from '../../src/payments/x402/provider.ts';
import { reconcile } from '../../src/payments/x402/reconcile.ts';
import { walletId } from '../../src/settlement/signed.ts';
import type { Database } from '../../src/storage/database.ts';
import { storeTime } from '../../src/storage/store-time.ts';
import { eachDatabase } from '../databases.ts';
import { moneyCore } from '../money-core.ts';
import { uploadedAsset } from '../registry.ts';
import { replicaOf, startService, type Answer, type RequestHeaders, type Service } from '../service.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { newWallet, settlementOf, signedFor, version2, withAuthorization, type Wallet } from '../wallet.ts';

const times = 20;
const priceMicros = 100_000;
const creditPath = '/api/v1/credit';

eachDatabase('an asset that a wallet requests from two replicas', (open) => {
  let database: Database;
  let replicas: [Service, Service];
  let login: RequestHeaders;
  beforeAll(async () => {
    database = await open();
    const one = await startService({ database });
    replicas = [one, await startService({ database, settings: replicaOf(one) })];
    ({ login } = await one.customer());
  });
  afterAll(async () => {
    for (const replica of replicas) await replica[Symbol.asyncDispose]();
  });

  /** The path of a new, unsold asset. */
  async function forSale(): Promise<string> {
    return `/api/v1/assets/fetch?asset_id=${(await uploadedAsset(replicas[0], login)).id}`;
  }

  async function withCredit(amount: string): Promise<Wallet> {
    const wallet = newWallet();
    wallet.client.setSpendControls(false);
    const paid = version2(await signedFor(wallet, replicas[0], creditPath, { amount }));
    expect(await replicas[0].post(creditPath, { amount }, paid)).toMatchObject({ status: 201 });
    return wallet;
  }

  /** Each proof has a different text, like one signed some minutes later. */
  async function proofOf({ account }: Wallet, path: string): Promise<RequestHeaders> {
    return signedIn(account, { ...signInInfo(await replicas[0].get(path)), requestId: randomUUID() });
  }

  const many = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, make));
  const atOnce = (path: string, requests: readonly RequestHeaders[]) =>
    Promise.all(requests.map((headers, index) => replicas[index % 2 === 0 ? 0 : 1].get(path, headers)));
  const paymentOf = ({ body }: Answer) => DeliveredAsset.parse(body).payment?.paymentId;
  const creditOf = async ({ account }: Wallet) => (await replicas[1].balances())[`test:credit:${account.address.toLowerCase()}`] ?? 0;
  const settledMicros = async ({ account }: Wallet): Promise<number> => {
    const rows = await database.read
      .selectFrom('test_network_transfers')
      .select('amount_micros')
      .where('payer', '=', account.address.toLowerCase())
      .execute();
    return rows.reduce((sum, { amount_micros: amount }) => sum + amount, 0);
  };
  const claimsOf = ({ account }: Wallet) =>
    database.read.selectFrom('purchases').selectAll().where('payer', '=', account.address.toLowerCase()).execute();

  it.each(['1.00', '1.95'])('with twenty proofs at once is paid once from a credit of $%s, and every request gets it', async (amount) => {
    const [wallet, path] = [await withCredit(amount), await forSale()];
    const answers = await atOnce(path, await many(() => proofOf(wallet, path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(paymentOf)).size).toBe(1);
    expect(await creditOf(wallet)).toBe(Number(amount) * 1_000_000 - priceMicros);
  });

  it('with twenty proofs at once and credit for one is paid once, and no request is asked to pay more', async () => {
    const wallet = await withCredit('1.00');
    for (let spent = 0; spent < 9; spent += 1) {
      const path = await forSale();
      expect(await replicas[0].get(path, await proofOf(wallet, path))).toMatchObject({ status: 200 });
    }
    const path = await forSale();
    const answers = await atOnce(path, await many(() => proofOf(wallet, path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await creditOf(wallet)).toBe(0);
  });

  it('is paid again after its payment has expired, and by another wallet', async () => {
    const [wallet, other, path] = [await withCredit('1.00'), await withCredit('1.00'), await forSale()];
    const first = paymentOf(await replicas[0].get(path, await proofOf(wallet, path)));
    expect(paymentOf(await replicas[0].get(path, await proofOf(other, path)))).not.toBe(first);
    await database.write((queries) =>
      queries
        .updateTable('payments')
        .set({ expires_at: systemClock.now() })
        .where('id', '=', first ?? '')
        .execute(),
    );
    expect(paymentOf(await replicas[1].get(path, await proofOf(wallet, path)))).not.toBe(first);
    expect([await creditOf(wallet), await creditOf(other)]).toEqual([800_000, 900_000]);
  });

  it('with twenty signed payments at once is settled once, and the other payments get it when repeated', async () => {
    const [wallet, path] = [newWallet(), await forSale()];
    const signed = (await many(() => signedFor(wallet, replicas[0], path))).map(version2);
    const answers = await atOnce(path, signed);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer, answer.text).toMatchObject({ status: 409, body: { code: 'payment_in_flight' } });
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    expect(await settledMicros(wallet)).toBe(priceMicros);

    const repeated = await atOnce(path, signed);
    expect(repeated.map(({ status }) => status)).toEqual(repeated.map(() => 200));
    expect(new Set([...answers.filter(({ status }) => status === 200), ...repeated].map(paymentOf)).size).toBe(1);
    expect(new Set(repeated.map((answer) => settlementOf(answer)?.transaction)).size).toBe(1);
    expect(await settledMicros(wallet)).toBe(priceMicros);
    expect(await claimsOf(wallet)).toHaveLength(1);
    await replicas[0].balances();
  });

  it('and has bought is not delivered for a payment signed by another wallet, or for less', async () => {
    const [wallet, thief, path] = [newWallet(), newWallet(), await forSale()];
    const paid = await signedFor(wallet, replicas[0], path);
    expect(await replicas[0].get(path, version2(paid))).toMatchObject({ status: 200 });
    const anew = await signedFor(wallet, replicas[0], path);
    const hostile = [
      await withAuthorization(thief, anew, { from: wallet.account.address }, { isSigned: true }),
      await withAuthorization(wallet, anew, { nonce: `0x${'01'.repeat(32)}` }, { isSigned: false }),
      await withAuthorization(wallet, anew, { value: '1' }, { isSigned: true }),
      await withAuthorization(wallet, anew, { to: `0x${'ab'.repeat(20)}` }, { isSigned: true }),
      await withAuthorization(wallet, anew, { validBefore: '1' }, { isSigned: true }),
    ];
    for (const payload of hostile) {
      expect(await replicas[0].get(path, version2(payload))).toMatchObject({ status: 402, body: { code: 'payment_refused' } });
    }
    expect(await replicas[0].get(path, version2(anew))).toMatchObject({ status: 200 });
    expect(await settledMicros(wallet)).toBe(priceMicros);
  });

  it('and has bought is still delivered when the wallet is empty', async () => {
    const [wallet, path] = [newWallet(), await forSale()];
    expect(await replicas[0].get(path, version2(await signedFor(wallet, replicas[0], path)))).toMatchObject({ status: 200 });
    const poor = { balance_micros: 0 };
    const address = wallet.account.address.toLowerCase();
    await database.write((queries) => queries.updateTable('test_network_balances').set(poor).where('address', '=', address).execute());
    const anew = await signedFor(wallet, replicas[0], path);
    expect(await replicas[0].get(path, version2(anew))).toMatchObject({ status: 200 });
    const forged = await withAuthorization(newWallet(), anew, { from: wallet.account.address }, { isSigned: true });
    expect(await replicas[0].get(path, version2(forged))).toMatchObject({ status: 402 });
  });

  it('for an account is bought for that account, and bought again for another', async () => {
    const [wallet, path] = [newWallet(), await forSale()];
    const [one, other] = [await replicas[0].customer(), await replicas[0].customer()];
    const bought = async (by: RequestHeaders) =>
      paymentOf(await replicas[0].get(path, { ...by, ...version2(await signedFor(wallet, replicas[0], path)) }));
    const first = await bought(one.apiKey);
    expect(await bought(one.apiKey)).toBe(first);
    expect(await bought(other.apiKey)).not.toBe(first);
    expect(await settledMicros(wallet)).toBe(2 * priceMicros);
  });

  it('and whose process died right after spending the credit is delivered for that credit, for another proof', async () => {
    const [wallet, path] = [await withCredit('1.00'), await forSale()];
    const address = wallet.account.address.toLowerCase();
    const offer = { kind: 'asset', serviceId: idIn(path), amountMicros: priceMicros } as const;
    const { payments } = replicas[0].parts.payments;
    const signedIn = { address, signedPath: path, proofId: randomUUID() };
    const quoted = payments.quote(offer, address, 'credit-test');
    const paid = await payments.pay(quoted.id, null, { kind: 'wallet', ...signedIn }, {});
    expect(await creditOf(wallet)).toBe(900_000);
    expect(paymentOf(await replicas[1].get(path, await proofOf(wallet, path)))).toBe(paid.id);
    expect(await creditOf(wallet)).toBe(900_000);
  });

  /** A process that has claimed a wallet's payment for an asset and stops before it settles. */
  async function claimedElsewhere(wallet: Wallet, path: string) {
    const { clock, log } = replicas[0].parts;
    const { payments, settler } = replicas[0].parts.payments;
    if (settler === null) throw new Error('nobody settles');
    const processId = `proc_${randomUUID()}`;
    const at = await storeTime(database, clock);
    const lease = { id: processId, started_at: at, alive_until: at + hourMs };
    await database.write((queries) => queries.insertInto('processes').values(lease).execute());

    const payload = Payload.parse((await signedFor(wallet, replicas[0], path)).payload);
    const requirement = requirementFor(settler, priceMicros, payload);
    const offer = {
      kind: 'asset',
      serviceId: idIn(path),
      amountMicros: priceMicros,
    } as const;
    const by = payments.provider('x402-test');
    const payment = payments.quote(offer, walletId(payload), by.id);
    const verifyAgain = () => by.verify(payment, { kind: 'anonymous' }, { payload });
    const verified = await verifyAgain();
    const { authorization } = verified;
    if (authorization === null) throw new Error('nothing was signed');
    const theirs = moneyCore({ database, clock, providers: payments.providers, processId });
    const purchase = { id: theirs.reservations.newId(), idempotency: null, requestHash: idIn(path), isOnly: true };
    await reserveSigned(
      { ...theirs, clock },
      { payment, by, verified: { ...verified, authorization }, verifiedAt: clock.now(), verifyAgain },
      purchase,
      null,
      async () => undefined,
    );
    return {
      paymentId: payment.id,
      settle: () => settler.settle(payload, requirement, AbortSignal.timeout(minuteMs)),
      async dies() {
        await database.write((queries) => queries.deleteFrom('processes').where('id', '=', processId).execute());
        const ours = moneyCore({ database, clock, providers: payments.providers, processId: 'proc_test' });
        await reconcile({ ...ours, payments, settler, log, processId: 'proc_test' });
      },
    };
  }

  it.each([
    ['before', false],
    ['after', true],
  ])('and whose process died during payment, %s the money moved, is paid once', async (_name, hasMoved) => {
    const [wallet, path] = [await withCredit('1.00'), await forSale()];
    const before = await settledMicros(wallet);
    const process = await claimedElsewhere(wallet, path);
    const anew = version2(await signedFor(wallet, replicas[0], path));
    const proof = await proofOf(wallet, path);
    for (const headers of [anew, proof]) {
      expect(await replicas[1].get(path, headers)).toMatchObject({ status: 409, body: { code: 'payment_in_flight' } });
    }
    if (hasMoved) expect(await process.settle()).toMatchObject({ kind: 'settled' });
    await process.dies();

    const [signed, signedInAgain] = [await replicas[1].get(path, anew), await replicas[0].get(path, proof)];
    expect([signed.status, signedInAgain.status]).toEqual([200, 200]);
    expect(paymentOf(signedInAgain)).toBe(paymentOf(signed));
    expect(paymentOf(signed) === process.paymentId).toBe(hasMoved);
    expect((await settledMicros(wallet)) - before).toBe(priceMicros);
    expect(await creditOf(wallet)).toBe(1_000_000);
  });
});

function idIn(path: string): string {
  return new URLSearchParams(path.split('?')[1]).get('asset_id') ?? '';
}
