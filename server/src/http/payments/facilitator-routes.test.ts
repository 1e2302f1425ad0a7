import { HTTPFacilitatorClient, x402ResourceServer } from '@x402/core/server';
import { ExactEvmScheme as ExactClient } from '@x402/evm/exact/client';
import { ExactEvmScheme as ExactServer } from '@x402/evm/exact/server';
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/client';
import { UptoEvmScheme as UptoClient } from '@x402/evm/upto/client';
import { UptoEvmScheme as UptoServer } from '@x402/evm/upto/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../test/databases/sqlite.ts';
import { startFacilitator, type RunningFacilitator } from '../../../test/evm/facilitator.ts';
import { newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { testFacilitator, testTerms } from '../../../test/evm/terms.ts';
import { minuteMs, systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { reasons } from '../../settlement/schemes/eip3009.ts';
import type { EvmSettler } from '../../settlement/settler.ts';
import { lower } from '../../settlement/schemes/signature.ts';
import { testSettler } from '../../settlement/settlers/test.ts';
import { testNetwork, type TestNetwork } from '../../settlement/test-network.ts';
import { migrate } from '../../storage/migrate.ts';
import type { FacilitatorParts } from './facilitator-routes.ts';
import { rateLimit } from '../../requests/rate-limit.ts';

const network = 'eip155:84532';
const config = readConfig({ FAREBOX_SECRET: 'x'.repeat(32) });

describe('the facilitator for other sellers', () => {
  let file: Awaited<ReturnType<typeof openSqliteFile>>;
  beforeAll(async () => {
    file = await openSqliteFile();
    await migrate(file.database);
  });
  afterAll(async () => {
    await file.database.close();
    await file.remove();
  });

  const opened: RunningFacilitator[] = [];
  afterEach(async () => {
    for (const each of opened.splice(0)) await each[Symbol.asyncDispose]();
  });

  async function started(parts: Partial<FacilitatorParts> = {}): Promise<{ url: string; settler: EvmSettler; money: TestNetwork }> {
    const money = testNetwork({ database: file.database, clock: systemClock });
    const settler = testSettler({ terms: testTerms, facilitator: testFacilitator, network: money, clock: systemClock });
    const facilitator = await startFacilitator(settler, parts);
    opened.push(facilitator);
    return { url: facilitator.url, settler, money };
  }

  async function post(url: string, body: unknown) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
    return { status: answer.status, body: JSON.parse(await answer.text()) as unknown };
  }

  it('serves an unmodified resource server of another seller', async () => {
    const { url, money } = await started();
    const seller = newPayer().address;
    const server = new x402ResourceServer(new HTTPFacilitatorClient({ url })).register(network, new ExactServer());
    await server.initialize();
    const [requirement] = await server.buildPaymentRequirements({ scheme: 'exact', network, payTo: seller, price: '$0.01' });
    if (requirement === undefined) throw new Error('nothing is asked for');
    const payer = newPayer();
    const signed = await new ExactClient(payer).createPaymentPayload(2, requirement);
    const payload = { ...signed, accepted: requirement };
    expect(await server.verifyPayment(payload, requirement)).toMatchObject({ isValid: true, payer: payer.address });
    const settled = await server.settlePayment(payload, requirement);
    expect(settled).toMatchObject({ success: true, network, payer: payer.address });
    expect(await server.settlePayment(payload, requirement)).toMatchObject({ success: true, transaction: settled.transaction });
    expect(await money.balance(payer.address)).toBe(9_990_000);
  });

  it('serves version 1 with its own names', async () => {
    const { url, settler } = await started();
    const { amount, ...rest } = settler.requirement(20_000);
    const requirement = {
      ...rest,
      network: olderName('base-sepolia'),
      maxAmountRequired: amount,
      resource: 'https://seller.example/x',
      description: '',
      mimeType: 'application/json',
      outputSchema: {},
    };
    const paymentPayload = await new ExactEvmSchemeV1(newPayer()).createPaymentPayload(1, { ...requirement, amount });
    const body = { x402Version: 1, paymentPayload, paymentRequirements: requirement };
    expect(await post(`${url}/verify`, body)).toMatchObject({ status: 200, body: { isValid: true } });
    expect(await post(`${url}/settle`, body)).toMatchObject({ status: 200, body: { success: true, network: 'base-sepolia' } });
  });

  it('lists what it settles', async () => {
    const { url } = await started();
    expect(await new HTTPFacilitatorClient({ url }).getSupported()).toEqual({
      kinds: [
        { x402Version: 2, scheme: 'exact', network },
        { x402Version: 2, scheme: 'upto', network, extra: { facilitatorAddress: testFacilitator } },
        { x402Version: 1, scheme: 'exact', network: 'base-sepolia' },
      ],
      extensions: [],
      signers: {},
    });
  });

  it('settles the metered amount, up to the maximum that a wallet signed', async () => {
    const { url, money } = await started();
    const [seller, payer] = [newPayer().address, newPayer()];
    const server = new x402ResourceServer(new HTTPFacilitatorClient({ url })).register(network, new UptoServer());
    await server.initialize();
    const [requirement] = await server.buildPaymentRequirements({ scheme: 'upto', network, payTo: seller, price: '$0.05' });
    if (requirement === undefined) throw new Error('nothing is asked for');
    expect(requirement.extra).toMatchObject({ assetTransferMethod: 'permit2', facilitatorAddress: expect.stringMatching(/^0x5e771E5/i) });
    const { x402Version, payload } = await new UptoClient(payer).createPaymentPayload(2, requirement);
    const paid = { x402Version, payload, accepted: requirement, resource: { url: 'https://seller.example/' } };
    expect(await server.verifyPayment(paid, requirement)).toMatchObject({ isValid: true, payer: payer.address });
    const over = await server.settlePayment(paid, requirement, undefined, undefined, { amount: '50001' }).catch((cause: unknown) => cause);
    expect(over).toMatchObject({ errorReason: 'permit2_amount_mismatch' });
    const settled = await server.settlePayment(paid, requirement, undefined, undefined, { amount: '12345' });
    expect(settled).toMatchObject({ success: true, amount: '12345', payer: payer.address });
    expect(await money.balance(payer.address)).toBe(10_000_000 - 12_345);
  });

  it('answers malformed requests in the format of x402', async () => {
    const { url, settler } = await started();
    const required = settler.requirement(10_000);
    const payload = await signedPayment(newPayer(), required, systemClock.now());
    const good = { paymentPayload: { x402Version: 2, accepted: required, payload }, paymentRequirements: required };
    const other = { ...required, network: 'eip155:8453' };
    const bad: ReadonlyArray<readonly [body: unknown, reason: string]> = [
      [null, reasons.payload],
      [[], reasons.payload],
      [{}, reasons.payload],
      [{ ...good, paymentPayload: 'text' }, reasons.payload],
      [{ ...good, x402Version: 'two' }, reasons.payload],
      [{ ...good, paymentPayload: { ...good.paymentPayload, x402Version: 3 } }, reasons.version],
      [{ ...good, paymentPayload: { ...good.paymentPayload, payload: {} } }, reasons.payload],
      [{ ...good, paymentRequirements: { ...required, scheme: 'batch' } }, reasons.scheme],
      [{ ...good, paymentRequirements: { ...required, amount: '-1' } }, reasons.requirements],
      [{ ...good, paymentRequirements: { ...required, payTo: 'me' } }, reasons.requirements],
      [{ ...good, paymentRequirements: other }, reasons.network],
    ];
    for (const [body, reason] of bad) {
      expect(await post(`${url}/verify`, body)).toMatchObject({
        status: 400,
        body: { code: 'payment_malformed', isValid: false, invalidReason: reason },
      });
      expect(await post(`${url}/settle`, body)).toMatchObject({ status: 400, body: { success: false, errorReason: reason } });
    }
    expect(await post(`${url}/settle`, '{')).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
    expect(await post(`${url}/settle`, ' '.repeat(70_000))).toMatchObject({ status: 413 });
    const foreign = { paymentPayload: { x402Version: 2, accepted: other, payload }, paymentRequirements: other };
    expect(await post(`${url}/verify`, foreign)).toMatchObject({ status: 200, body: { isValid: false, invalidReason: reasons.network } });
    expect(await post(`${url}/settle`, good)).toMatchObject({ status: 200, body: { success: true } });
  });

  it.each(['scheme', 'network'] as const)('refuses a %s that is no string, whatever its members are', async (member) => {
    const { url, settler } = await started();
    const required = { ...settler.requirement(10_000), payTo: lower(newPayer().address) };
    const payload = await signedPayment(newPayer(), required, systemClock.now());
    // No text can be made of it: `String` throws.
    const odd = { ...required, [member]: { toString: null, valueOf: null } };
    for (const [accepted, paymentRequirements] of [
      [required, odd],
      [odd, odd],
      [odd, required],
    ]) {
      const body = { paymentPayload: { x402Version: 2, accepted, payload }, paymentRequirements };
      for (const path of ['verify', 'settle']) {
        expect(await post(`${url}/${path}`, body)).toMatchObject({ status: 400, body: { code: 'payment_malformed' } });
      }
    }
  });

  it('asks a seller to retry while the outcome is unknown', async () => {
    const { settler } = await started();
    const unsure: EvmSettler = { ...settler, settle: async () => ({ kind: 'unknown', reason: 'unexpected_settle_error' }) };
    const facilitator = await startFacilitator(unsure);
    opened.push(facilitator);
    const required = { ...settler.requirement(10_000), payTo: lower(newPayer().address) };
    const payload = await signedPayment(newPayer(), required, systemClock.now());
    const body = { paymentPayload: { x402Version: 2, accepted: required, payload }, paymentRequirements: required };
    expect(await post(`${facilitator.url}/settle`, body)).toMatchObject({ body: { success: false, errorReason: 'settlement_pending' } });
  });

  it('spends no gas for other sellers', async () => {
    const { settler } = await started();
    const facilitator = await startFacilitator({ ...settler, isOnChain: true });
    opened.push(facilitator);
    for (const path of ['/verify', '/settle']) {
      expect(await post(facilitator.url + path, {})).toMatchObject({ status: 401, body: { code: 'authentication_required' } });
    }
  });

  it('is rate limited for each client', async () => {
    const unpaid = rateLimit({ perMinute: 2, clock: { now: () => minuteMs } });
    const { url } = await started({ limits: { unpaid, capture: unpaid } });
    await post(`${url}/verify`, {});
    await post(`${url}/verify`, {});
    expect(await post(`${url}/settle`, {})).toMatchObject({ status: 429 });
  });

  it('is absent if another party settles, or if the operator disabled it', async () => {
    for (const change of [{ mode: 'facilitator' as const }, { servesFacilitator: false }]) {
      const { url } = await started({ config: { ...config, x402: { ...config.x402, ...change } } });
      const answer = await fetch(`${url}/supported`);
      expect(answer.status).toBe(404);
    }
  });
});

/** The client's types know the names of version 2 only; its code of version 1 knows the others only. */
function olderName(name: string): `${string}:${string}` {
  return name as `${string}:${string}`;
}
