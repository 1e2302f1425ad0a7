import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeliveredAsset, MadePledge, PaymentBody, type OwnPledge } from '@farebox/contract';
import { z } from 'zod';
import { countedTool } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { fetchAsset, uploadedAsset } from '../registry.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { standInFacilitator, type StandInFacilitator } from '../stand-in-facilitator.ts';
import { askedFor, richWallet, signedFor, version2, type Wallet } from '../wallet.ts';
import { note } from '../wallet-service.ts';

const echo = '/api/tools/counted-echo';
const pledgesPath = '/api/v1/demand/pledges';
const network = 'eip155:8453';
const notTaken = { hint: expect.stringContaining('test money') };
const Signer = z.object({ authorization: z.object({ from: z.string() }) });

eachDatabase('money of the test network, after a restart with real money', (open) => {
  let folder: string;
  let facilitator: StandInFacilitator;
  let service: Service;
  let isBroken = false;
  const counter = countedTool({
    work: async () => {
      if (isBroken) throw new Error('the tool is broken');
    },
  });

  let [buyer, seller]: Customer[] = [];
  let [payer, creditor]: Wallet[] = [];
  let assetId: string;
  let left: {
    pledge: OwnPledge;
    accepted: { id: string; assetId: string };
    toolToken: string;
    sold: Record<string, number>;
    assetToken: string;
    bought: RequestHeaders;
    pendingId: string;
  };

  const person = (who: Customer | undefined) => who ?? expect.unreachable('nobody yet');
  const wallet = (which: Wallet | undefined) => which ?? expect.unreachable('no wallet yet');
  const proofOf = async (who: Wallet, path: string) => signedIn(who.account, signInInfo(await service.get(path)));
  const accept = (id: string, asset: string) => service.post(`${pledgesPath}/${id}/accept`, { asset_id: asset }, person(buyer).login);
  const listing = (title: string) => uploadedAsset(service, person(seller).login, { title });

  async function testPledge(need: string): Promise<OwnPledge> {
    const body = { need, amount: '2.00' };
    const { payment } = z.object({ payment: PaymentBody }).parse((await service.post(pledgesPath, body, person(buyer).login)).body);
    await service.get(`/api/payments/${payment.paymentId}`);
    const made = await service.post(pledgesPath, body, { ...person(buyer).login, 'x-payment-token': payment.token });
    expect(made, made.text).toMatchObject({ status: 201, body: { pledge: { test: true } } });
    return MadePledge.parse(made.body).pledge;
  }

  async function soldInTestMoney() {
    return Object.fromEntries(Object.entries(await service.balances()).filter(([account]) => /^test:(?:earnings|revenue)/.test(account)));
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farebox-test-money-'));
    facilitator = await standInFacilitator({
      supported: () => ({ kinds: [{ x402Version: 2, scheme: 'exact', network }], extensions: [], signers: {} }),
      verify: ({ paymentPayload }) => ({ isValid: true, payer: Signer.parse(paymentPayload.payload).authorization.from }),
      settle: ({ paymentPayload }) => {
        const { from } = Signer.parse(paymentPayload.payload).authorization;
        return { success: true, transaction: `0x${'5'.repeat(64)}`, network, payer: from };
      },
    });
    const database = await open();
    const shared = { FAREBOX_BLOBS: pathToFileURL(folder).href, FAREBOX_PUBLIC_URL: 'http://127.0.0.1:4020' };
    const start = (settings: Record<string, string>) =>
      startService({ database, extraTools: [counter.tool], settings: { ...shared, ...settings } });

    service = await start({ FAREBOX_SETTLE_FIRST: '1' });
    buyer = await service.customer();
    seller = await service.customer();
    payer = richWallet();
    creditor = richWallet();
    ({ id: assetId } = await listing('Rain'));
    const accepted = { id: (await testPledge('Tide tables of Macau, hourly')).id, assetId: (await listing('Tides')).id };
    expect(await accept(accepted.id, accepted.assetId)).toMatchObject({ status: 200 });

    isBroken = true;
    const signed = version2(await signedFor(payer, service, echo, note));
    expect((await service.post(echo, note, signed)).status).toBeGreaterThanOrEqual(500);
    isBroken = false;
    const creditPath = '/api/v1/credit';
    for (const [who, headers] of [
      [creditor, {}],
      [richWallet(), buyer.apiKey],
    ] as const) {
      const unpaid = await service.post(creditPath, { amount: '3.00' }, headers);
      const paid = version2(await who.client.createPaymentPayload(askedFor(unpaid)));
      expect(await service.post(creditPath, { amount: '3.00' }, { ...headers, ...paid })).toMatchObject({
        status: 201,
        body: { test: true },
      });
    }
    const byTestCredit = { ...buyer.apiKey, 'x-payment-provider': 'credit-test' };
    const bought = { ...byTestCredit, 'idempotency-key': 'bought-with-test-credit' };
    expect(await fetchAsset(service, assetId, bought)).toMatchObject({ status: 200 });
    const used = await service.paid(assetId);
    expect(await fetchAsset(service, assetId, { 'x-payment-token': used.token })).toMatchObject({ status: 200 });
    const pending = await service.post('/api/payments', { serviceId: 'counted-echo', providerId: 'test' });
    left = {
      pledge: await testPledge('Tide tables of Hong Kong, hourly'),
      accepted,
      toolToken: (await service.paid('counted-echo')).token,
      sold: await soldInTestMoney(),
      assetToken: used.token,
      bought,
      pendingId: PaymentBody.parse(pending.body).paymentId,
    };
    await service[Symbol.asyncDispose]();

    service = await start({
      FAREBOX_REAL_MONEY: '1',
      FAREBOX_PAYMENTS: 'credit,x402',
      FAREBOX_X402: 'facilitator',
      FAREBOX_X402_NETWORK: network,
      FAREBOX_X402_FACILITATOR_URL: facilitator.url,
      FAREBOX_X402_PAY_TO: '0x52908400098527886e0f7030069857d2e4169ee7',
    });
  });
  afterAll(async () => {
    expect(await soldInTestMoney()).toEqual(left.sold);
    await service[Symbol.asyncDispose]();
    await facilitator[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  it('releases no pledge, and delivers none again; its holder gets it back', async () => {
    expect(await accept(left.pledge.id, assetId)).toMatchObject({ status: 409, body: { error: expect.stringContaining('test money') } });
    expect(await accept(left.accepted.id, left.accepted.assetId)).toMatchObject({ status: 409 });
    const withdrawn = await service.send('DELETE', `${pledgesPath}/${left.pledge.id}`, { headers: person(buyer).login });
    expect(withdrawn).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
  });

  it('pays with no token, used or not', async () => {
    const runs = counter.runCount();
    expect(await service.post(echo, note, { 'x-payment-token': left.toolToken })).toMatchObject({ status: 402, body: notTaken });
    expect(await fetchAsset(service, assetId, { 'x-payment-token': left.assetToken })).toMatchObject({ status: 402, body: notTaken });
    expect(counter.runCount()).toBe(runs);
  });

  it('completes no payment that was quoted in it', async () => {
    expect(await service.payment(left.pendingId)).toMatchObject({ status: 'pending' });
    const paid = await service.post(`/api/payments/${left.pendingId}/pay`, { provider: 'test' });
    expect(paid.status).toBeGreaterThanOrEqual(400);
    expect(await service.payment(left.pendingId)).toMatchObject({ status: 'pending' });
  });

  it('spends no credit, of an account or of a wallet', async () => {
    for (const provider of ['credit-test', 'credit']) {
      const answer = await service.post(echo, note, { ...person(buyer).apiKey, 'x-payment-provider': provider });
      expect(answer.status, provider).toBeGreaterThanOrEqual(400);
    }
    const path = `/api/v1/assets/fetch?asset_id=${assetId}`;
    expect(await service.get(path, await proofOf(wallet(creditor), path))).toMatchObject({ status: 402 });
  });

  it('delivers again no asset that it bought, and does not stand in the way of buying it', async () => {
    const { apiKey, userId } = person(buyer);
    expect((await fetchAsset(service, assetId, left.bought)).status).toBeGreaterThanOrEqual(400);
    const byCredit = { ...apiKey, 'x-payment-provider': 'credit' };
    expect(await fetchAsset(service, assetId, byCredit)).toMatchObject({ status: 402, body: { code: 'insufficient_credit' } });
    await service.post(`/api/v1/admin/users/${userId}/credit`, { amount: '1.00' }, await service.asAdmin());
    const bought = await fetchAsset(service, assetId, byCredit);
    expect(bought, bought.text).toMatchObject({ status: 200 });
    expect(DeliveredAsset.parse(bought.body).payment).toMatchObject({ providerId: 'credit', amount: '0.10' });
    expect((await service.balances())[`credit:${userId}`]).toBe(900_000);
  });

  it('does not keep a pledge of real money from the asset that it bought', async () => {
    const { apiKey, userId } = person(buyer);
    await service.post(`/api/v1/admin/users/${userId}/credit`, { amount: '2.00' }, await service.asAdmin());
    const made = await service.post(pledgesPath, { need: 'Tides', amount: '2.00' }, { ...apiKey, 'x-payment-provider': 'credit' });
    const accepted = await accept(MadePledge.parse(made.body).pledge.id, left.accepted.assetId);
    expect(accepted, accepted.text).toMatchObject({ status: 200 });
    expect((await service.balances())[`earnings:${person(seller).userId}`]).toBeGreaterThanOrEqual(2_000_000);
  });

  it('that was given back to a wallet does not stand in the way of its real calls', async () => {
    const runs = counter.runCount();
    const paid = await service.post(echo, note, version2(await signedFor(wallet(payer), service, echo, note)));
    expect(paid, paid.text).toMatchObject({ status: 200 });
    expect(counter.runCount()).toBe(runs + 1);
    expect((await service.balances())['revenue:tool:counted-echo']).toBe(50_000);
  });
});
