import { x402Client } from '@x402/core/client';
import { decodePaymentRequiredHeader } from '@x402/core/http';
import { UptoEvmScheme } from '@x402/evm/upto/client';
import { wrapFetchWithPayment } from '@x402/fetch';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { testSettler } from '../../src/settlement/settlers/test.ts';
import { testNetwork, type TestNetwork } from '../../src/settlement/test-network.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { countedTool } from '../counted-tool.ts';
import { openSqliteFile } from '../databases/sqlite.ts';
import { startFacilitator } from '../evm/facilitator.ts';
import { newPayer } from '../evm/payers.ts';
import { testFacilitator, testTerms } from '../evm/terms.ts';
import { startService, textAt, type Answer, type Service } from '../service.ts';
import { feePayer, solanaPayer, solanaTransaction } from '../solana-wallet.ts';
import { standInFacilitator, type FacilitatorWords, type StandInFacilitator } from '../stand-in-facilitator.ts';
import { until } from '../until.ts';
import { base64, settlementOf } from '../wallet.ts';

const note = { note: 'hello' };
const echo = '/api/tools/counted-echo';
const payTo = '2wKupLR9q6wXYppw8Gr2NvWxKBUqm4PPJKkQfoxHDBg4';
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const smartWallet = 'SMRTzfY6DfH5ik3TKiyLFfXexV8uSG3d2UksSCYdunG';
const transaction = '5'.repeat(88);

const honest = (network: string): FacilitatorWords => ({
  supported: () => ({
    kinds: [
      { x402Version: 1, scheme: 'exact', network: 'solana', extra: { feePayer: 'another' } },
      { x402Version: 2, scheme: 'exact', network, extra: { feePayer: feePayer.address } },
    ],
    extensions: [],
    signers: { 'solana:*': [feePayer.address] },
  }),
  verify: () => ({ isValid: true, payer: smartWallet }),
  settle: () => ({ success: true, transaction, network, payer: smartWallet }),
});

describe.each([
  ['Solana', mainnet, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '', 'x402'],
  ['the devnet of Solana', devnet, '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU', 'test:', 'x402-test'],
] as const)('through a facilitator on %s', (_name, network, asset, prefix, providerId) => {
  const counter = countedTool();
  let facilitator: StandInFacilitator;
  let service: Service;
  beforeAll(async () => {
    facilitator = await standInFacilitator(honest(network));
    service = await startService({
      extraTools: [counter.tool],
      settings: {
        FAREBOX_PAYMENTS: 'x402',
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: network,
        FAREBOX_X402_FACILITATOR_URL: facilitator.url,
        FAREBOX_X402_PAY_TO: payTo,
      },
    });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await facilitator[Symbol.asyncDispose]();
  });
  afterEach(() => facilitator.say(honest(network)));

  const requirement = {
    scheme: 'exact',
    network,
    amount: '50000',
    asset,
    payTo,
    maxTimeoutSeconds: 60,
    extra: { feePayer: feePayer.address },
  };
  const paying = (transactionText: string, accepted: object = requirement) => ({
    'payment-signature': base64({ x402Version: 2, accepted, payload: { transaction: transactionText } }),
  });
  const pay = (headers: Record<string, string>): Promise<Answer> => service.post(echo, note, headers);

  it('requests a transaction whose fee the facilitator pays', async () => {
    const unpaid = await pay({});
    expect(unpaid.status).toBe(402);
    expect(decodePaymentRequiredHeader(unpaid.headers.get('payment-required') ?? '')).toMatchObject({
      x402Version: 2,
      accepts: [requirement],
    });
    const older = network === mainnet ? 'solana' : 'solana-devnet';
    expect(unpaid.body).toMatchObject({ x402Version: 1, accepts: [{ network: older, maxAmountRequired: '50000', payTo, asset }] });
    // This network has no such method.
    expect(unpaid.headers.get('www-authenticate')).toBeNull();
    expect((await service.get('/discovery/resources?limit=1')).body).toMatchObject({ items: [{ accepts: [{ network, payTo }] }] });
  });

  it('is paid once by one transaction, with any of its signatures', async () => {
    const [blockhash, runs] = [Buffer.alloc(32, 1), counter.runCount()];
    const paid = await pay(paying(solanaTransaction({ blockhash })));
    expect(paid).toMatchObject({ status: 200, body: note });
    expect(settlementOf(paid)).toMatchObject({ success: true, network, transaction, payer: smartWallet, amount: '50000' });
    const sent = facilitator.asked.settle.at(-1);
    expect(sent).toMatchObject({ paymentPayload: { accepted: requirement }, paymentRequirements: requirement });
    expect(await service.payment(paid.headers.get('x-payment-id') ?? '')).toMatchObject({
      providerId,
      status: 'paid',
      clientId: `solana:${solanaPayer.address}`,
    });
    const again = await pay(paying(solanaTransaction({ blockhash })));
    expect(again).toMatchObject({ status: 409, body: { code: 'payment_already_used' } });
    expect(counter.runCount()).toBe(runs + 1);
    expect(await service.balances()).toMatchObject({ [`${prefix}revenue:tool:counted-echo`]: 50_000 });
  });

  it('is paid by a client of version 1', async () => {
    const name = network === mainnet ? 'solana' : 'solana-devnet';
    const payload = { transaction: solanaTransaction() };
    const paid = await pay({ 'x-payment': base64({ x402Version: 1, scheme: 'exact', network: name, payload }) });
    expect(paid.status).toBe(200);
    expect(settlementOf(paid)).toMatchObject({ success: true, network: name, transaction });
  });

  it('never sends the facilitator a payment that plainly does not match', async () => {
    const asked = facilitator.asked.verify.length;
    const other = { ...requirement, amount: '1' };
    const refused = [
      paying(solanaTransaction(), other),
      paying(solanaTransaction(), { ...requirement, network: network === mainnet ? devnet : mainnet }),
      paying(solanaTransaction({ paidBy: Buffer.alloc(32, 5) })),
    ];
    for (const headers of refused) expect(await pay(headers)).toMatchObject({ status: 402, body: { code: 'payment_refused' } });
    for (const text of ['', 'AAAA', '@@', 'A'.repeat(1701)]) {
      expect(await pay(paying(text))).toMatchObject({ status: 400, body: { code: 'payment_malformed' } });
    }
    expect(facilitator.asked.verify.length).toBe(asked);
  });

  it('refuses what the facilitator refuses, and accepts the same transaction later', async () => {
    facilitator.say({ verify: () => ({ isValid: false, invalidReason: 'invalid_exact_svm_payload_amount_insufficient' }) });
    const headers = paying(solanaTransaction());
    expect(await pay(headers)).toMatchObject({ status: 402, body: { reason: 'invalid_exact_svm_payload_amount_insufficient' } });
    facilitator.say(honest(network));
    expect(await pay(headers)).toMatchObject({ status: 200 });
  });

  it.each<[string, Partial<FacilitatorWords>]>([
    ['does not say', { settle: () => undefined }],
    ['says that it failed on the way', { settle: () => ({ success: false, errorReason: 'transaction_failed', transaction: '', network }) }],
    ['names no transaction', { settle: () => ({ success: true, transaction: '', network }) }],
    ['names another network', { settle: () => ({ success: true, transaction, network: 'solana:other' }) }],
  ])('runs nothing, and requests no other payment, if the facilitator %s what became of it', async (_what, words) => {
    facilitator.say(words);
    const [headers, runs] = [paying(solanaTransaction()), counter.runCount()];
    const unknown = await pay(headers);
    expect(unknown).toMatchObject({ status: 503, body: { code: 'settlement_pending', paymentId: expect.stringMatching(/^pay_/) } });
    expect(unknown.headers.get('payment-required')).toBeNull();
    facilitator.say(honest(network));
    expect(await pay(headers)).toMatchObject({ status: 503, body: { code: 'settlement_pending' } });
    expect(counter.runCount()).toBe(runs);
    expect(await service.payment(textAt(unknown.body, 'paymentId'))).toMatchObject({ status: 'pending' });
  });
});

describe('a facilitator that has not named its fee payer yet', () => {
  it('is asked again, and no payment is requested before it answers', async () => {
    await using facilitator = await standInFacilitator({ ...honest(mainnet), supported: () => undefined });
    await using service = await startService({
      settings: {
        FAREBOX_PAYMENTS: 'x402',
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: mainnet,
        FAREBOX_X402_FACILITATOR_URL: facilitator.url,
        FAREBOX_X402_PAY_TO: payTo,
      },
    });
    const unpaid = await service.get('/api/tools/timestamp');
    expect(unpaid.status).toBe(402);
    expect(unpaid.headers.get('payment-required')).toBeNull();
    const early = base64({ x402Version: 1, scheme: 'exact', network: 'solana', payload: { transaction: solanaTransaction() } });
    expect(await service.get('/api/tools/timestamp', { 'x-payment': early })).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    facilitator.say(honest(mainnet));
    await service.parts.payments.settler?.refresh?.(AbortSignal.timeout(60_000));
    // New challenges are made every second.
    await until(
      'a challenge for wallets',
      async () => (await service.get('/api/tools/timestamp')).headers.get('payment-required') !== null,
    );
  });
});

describe('@x402/fetch with the scheme upto, unmodified', () => {
  let file: Awaited<ReturnType<typeof openSqliteFile>>;
  let money: TestNetwork;
  let facilitator: StandInFacilitator;
  beforeAll(async () => {
    file = await openSqliteFile();
    await migrate(file.database);
    money = testNetwork({ database: file.database, clock: systemClock });
    facilitator = await startFacilitator(
      testSettler({ terms: testTerms, facilitator: testFacilitator, network: money, clock: systemClock }),
    );
  });
  afterAll(async () => {
    await facilitator[Symbol.asyncDispose]();
    await file.database.close();
    await file.remove();
  });

  it('pays through a facilitator that settles it', async () => {
    await using service = await startService({
      settings: {
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_FACILITATOR_URL: facilitator.url,
        FAREBOX_X402_PAY_TO: testTerms.payTo,
      },
    });
    const payer = newPayer();
    const pay = wrapFetchWithPayment(fetch, new x402Client().register('eip155:*', new UptoEvmScheme(payer)));
    const paid = await pay(`${service.url}/api/tools/timestamp`, { headers: { prefer: 'payment=full' } });
    expect(paid.status).toBe(200);
    expect(settlementOf(paid)).toMatchObject({ success: true, payer: payer.address.toLowerCase(), amount: '30000' });
    expect(await money.balance(payer.address)).toBe(9_970_000);
    // On a testnet, nobody is owed anything.
    const balances = await service.balances();
    expect(balances).toMatchObject({ 'test:revenue:tool:timestamp': 30_000 });
    expect(Object.keys(balances).filter((account) => account.startsWith('revenue:'))).toEqual([]);
  });
});
