import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteFile } from '../../../test/databases/sqlite.ts';
import { startFacilitator } from '../../../test/evm/facilitator.ts';
import type { StandInFacilitator } from '../../../test/stand-in-facilitator.ts';
import { anvilPath, startAnvil, type Anvil } from '../../../test/evm/anvil.ts';
import { newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { onEvm, testTerms } from '../../../test/evm/terms.ts';
import { settlerSuite } from '../../../test/suites/settler.ts';
import { systemClock } from '../../clock.ts';
import { createLog } from '../../log.ts';
import { migrate } from '../../storage/migrate.ts';
import { reasons } from '../schemes/eip3009.ts';
import type { ExactPayload } from '../payload.ts';
import type { EvmSettler } from '../settler.ts';
import { testNetwork } from '../test-network.ts';
import { openEvmChain, type EvmChain } from '../evm/evm-chain.ts';
import { facilitatorSettler } from './facilitator.ts';
import { evmWays } from './facilitator-ways.ts';
import { testSettler } from './test.ts';

const log = createLog({ level: 'silent' });
const noSignal = new AbortController().signal;
const hash = `0x${'ab'.repeat(32)}`;

function settlerAt(url: string, { authorization = null, chain = null }: { authorization?: string | null; chain?: EvmChain | null } = {}) {
  const settler = facilitatorSettler({
    ways: evmWays(testTerms),
    url,
    authorization,
    chain,
    clock: systemClock,
    log,
    fetch: globalThis.fetch,
    verifyMs: 300,
    settleMs: 300,
    againMs: 1,
  });
  return onEvm(settler);
}

describe('the settler behind a facilitator', () => {
  let facilitator: StandInFacilitator;
  let ledger: Awaited<ReturnType<typeof openSqliteFile>>;
  afterAll(async () => {
    await facilitator[Symbol.asyncDispose]();
    await ledger.database.close();
    await ledger.remove();
  });

  settlerSuite(async () => {
    ledger = await openSqliteFile();
    await migrate(ledger.database);
    const network = testNetwork({ database: ledger.database, clock: systemClock });
    facilitator = await startFacilitator(testSettler({ terms: testTerms, network, clock: systemClock }));
    const patient = { clock: systemClock, log, fetch: globalThis.fetch, authorization: null, chain: null };
    return {
      settler: onEvm(facilitatorSettler({ ways: evmWays(testTerms), url: facilitator.url, ...patient })),
      payer: async () => newPayer(),
      balanceOf: async (address) => BigInt(await network.balance(address)),
    };
  });
});

describe('an untrusted facilitator', () => {
  const opened: AsyncDisposable[] = [];
  afterEach(async () => {
    for (const each of opened.splice(0)) await each[Symbol.asyncDispose]();
  });

  async function listening(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    opened.push({
      async [Symbol.asyncDispose]() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    });
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  const answering = (status: number, body: unknown) =>
    listening((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });

  async function payment(settler: EvmSettler): Promise<{ payload: ExactPayload; from: string }> {
    const payload = await signedPayment(newPayer(), settler.requirement(30_000), systemClock.now());
    return { payload, from: payload.authorization.from };
  }

  /** A settlement by a facilitator with a changed answer. `true` is the answer of an honest one. */
  async function settled(status: number, change: (truth: Record<string, unknown>) => unknown) {
    const settler = settlerAt('http://127.0.0.1:9');
    const { payload, from } = await payment(settler);
    const truth = { success: true, transaction: hash, network: testTerms.network, payer: from };
    return settlerAt(await answering(status, change(truth))).settle(payload, settler.requirement(30_000), noSignal);
  }

  it('is trusted if its whole answer matches', async () => {
    expect(await settled(200, (truth) => truth)).toMatchObject({ kind: 'settled', transaction: hash });
    expect(await settled(200, ({ payer: _payer, ...truth }) => truth)).toMatchObject({ kind: 'settled' });
    expect(await settled(200, (truth) => ({ ...truth, amount: '30000', extra: { more: [1] } }))).toMatchObject({ kind: 'settled' });
  });

  it.each([
    ['another payer', 200, { payer: newPayer().address }],
    ['another network', 200, { network: 'eip155:8453' }],
    ['another amount', 200, { amount: '1' }],
    ['no transaction', 200, { transaction: '' }],
    ['an invalid transaction', 200, { transaction: '0xdone' }],
    ['success, with a server error', 502, {}],
    ['success that is not a boolean', 200, { success: 'true' }],
    ['failure, but names a transaction', 200, { success: false, errorReason: reasons.funds }],
    ['failure for an unknown reason', 200, { success: false, transaction: '', errorReason: 'the node is busy' }],
    ['failure without a reason', 200, { success: false, transaction: '' }],
    ['that it is pending', 200, { success: false, transaction: '', errorReason: 'settlement_pending' }],
    ['that the transaction failed', 200, { success: false, transaction: '', errorReason: reasons.reverted }],
    ['that the nonce is used', 200, { success: false, transaction: '', errorReason: reasons.nonceUsed }],
    ['failure, with a server error', 500, { success: false, transaction: '', errorReason: reasons.funds }],
  ])('leaves the outcome unknown if it answers %s', async (_what, status, changes) => {
    expect(await settled(status, (truth) => ({ ...truth, ...changes }))).toMatchObject({ kind: 'unknown' });
  });

  it.each([reasons.funds, reasons.signature, reasons.payee, reasons.value, reasons.validBefore, 'invalid_exact_evm_insufficient_balance'])(
    'is trusted when it refuses for %s',
    async (errorReason) => {
      const refused = { success: false, transaction: '', errorReason };
      for (const status of [200, 400, 402]) {
        expect(await settled(status, () => refused)).toEqual({ kind: 'failed', reason: errorReason });
      }
    },
  );

  it.each([
    ['nothing', 200, ''],
    ['invalid JSON', 200, '<html>'],
    ['null', 200, 'null'],
    ['a list', 200, '[]'],
    ['a bad gateway', 502, 'upstream'],
    ['a bad request that does not mention the payment', 400, '{"error":"bad"}'],
    ['an endless body', 200, JSON.stringify({ success: true, padding: 'x'.repeat(200_000) })],
  ])('leaves the outcome of a settlement unknown after the answer %s', async (_what, status, body) => {
    expect(await settled(status, () => body)).toMatchObject({ kind: 'unknown' });
  });

  it.each([401, 403, 404, 429])('has settled nothing if it answers %d to everybody', async (status) => {
    expect(await settled(status, () => 'no')).toMatchObject({ kind: 'failed' });
  });

  it.each<[string, RequestListener]>([
    ['hangs', () => {}],
    ['hangs in the middle', (_request, response) => void response.writeHead(200).write('{"success":')],
    ['closes at once', (request) => request.socket.destroy()],
    [
      'closes in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '500' });
        response.write('{"success":true', () => response.destroy());
      },
    ],
    ['sends endlessly', (_request, response) => endless(response)],
    ['redirects', (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/settle' }).end()],
  ])('is not waited for if it %s', async (_what, listener) => {
    const settler = settlerAt(await listening(listener));
    const { payload } = await payment(settler);
    const required = settler.requirement(30_000);
    await expect(settler.verify(payload, required, noSignal)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await settler.settle(payload, required, noSignal)).toMatchObject({ kind: 'unknown' });
    expect(await settler.reconcile(payload, required, noSignal)).toMatchObject({ kind: 'unknown' });
  });

  it('is not asked about clearly invalid payments', async () => {
    let asked = 0;
    const url = await listening((_request, response) => {
      asked += 1;
      response.end('{"isValid":true}');
    });
    const settler = settlerAt(url);
    const required = settler.requirement(30_000);
    const { payload } = await payment(settler);
    const tampered = { ...payload, authorization: { ...payload.authorization, from: newPayer().address } };
    expect(await settler.verify(tampered, required, noSignal)).toMatchObject({ isValid: false, reason: reasons.signature });
    expect(await settler.settle(tampered, required, noSignal)).toMatchObject({ kind: 'failed', reason: reasons.signature });
    expect(asked).toBe(0);
  });

  it('verifies signatures of contracts on their chain', async () => {
    const settler = settlerAt(await answering(200, { isValid: true }));
    const { payload } = await payment(settler);
    const longer: ExactPayload = { ...payload, signature: `${payload.signature}${'00'.repeat(32)}` };
    expect(await settler.verify(longer, settler.requirement(30_000), noSignal)).toMatchObject({ isValid: true });
  });

  it.each([
    ['another payer', 200, { isValid: true, payer: newPayer().address }, { reason: reasons.verifyError }],
    ['a reason with a private address', 200, { isValid: false, invalidReason: 'connect http://10.0.0.1' }, { reason: reasons.verifyError }],
    ['a good reason, with status 400', 400, { isValid: false, invalidReason: reasons.funds }, { reason: reasons.funds }],
  ])('verifies nothing if it answers %s', async (_what, status, body, expected) => {
    const settler = settlerAt(await answering(status, body));
    const { payload } = await payment(settler);
    expect(await settler.verify(payload, settler.requirement(30_000), noSignal)).toMatchObject({ isValid: false, ...expected });
  });

  it('counts as unavailable if a valid verdict has an error status', async () => {
    const settler = settlerAt(await answering(500, { isValid: true }));
    const { payload } = await payment(settler);
    await expect(settler.verify(payload, settler.requirement(30_000), noSignal)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('receives both objects of version 2, and the credential', async () => {
    let heard: { authorization: string | undefined; body: unknown } | null = null;
    const url = await listening((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        heard = { authorization: request.headers.authorization, body: JSON.parse(text) };
        response.end('{"isValid":true}');
      });
    });
    const settler = settlerAt(url, { authorization: 'Bearer secret' });
    const required = settler.requirement(30_000);
    const { payload } = await payment(settler);
    expect(await settler.verify(payload, required, noSignal)).toMatchObject({ isValid: true });
    const paymentPayload = { x402Version: 2, accepted: required, payload };
    expect(heard).toEqual({ authorization: 'Bearer secret', body: { x402Version: 2, paymentPayload, paymentRequirements: required } });
  });

  /** Answers one request after the other, the last one for ever. Null: hangs up. */
  function sayingInTurn(...turns: ReadonlyArray<readonly [status: number, body: unknown] | null>): Promise<string> {
    let asked = 0;
    return listening((request, response) => {
      const turn = turns[Math.min(asked, turns.length - 1)] ?? null;
      asked += 1;
      if (turn === null) return void request.socket.destroy();
      response.writeHead(turn[0], { 'content-type': 'application/json' }).end(JSON.stringify(turn[1]));
    });
  }
  const nonceUsed = { success: false, transaction: '', errorReason: 'invalid_exact_evm_nonce_already_used' };
  const sentBefore = { success: false, transaction: hash, errorReason: 'settlement_pending' };

  it('is asked again after an unclear answer, and trusted if it has settled', async () => {
    const { payload, from } = await payment(settlerAt('http://127.0.0.1:9'));
    const done = [200, { success: true, transaction: hash, network: testTerms.network, payer: from }] as const;
    for (const first of [null, [502, 'gone'], [200, sentBefore]] as const) {
      const settler = settlerAt(await sayingInTurn(first, done));
      expect(await settler.settle(payload, settler.requirement(30_000), noSignal)).toEqual({
        kind: 'settled',
        transaction: hash,
        payer: from,
      });
    }
  });

  it('has settled if its answer was lost and the nonce is used afterwards', async () => {
    for (const lost of [null, [502, 'gone']] as const) {
      const settler = settlerAt(await sayingInTurn(lost, [200, nonceUsed]));
      const { payload, from } = await payment(settler);
      expect(await settler.settle(payload, settler.requirement(30_000), noSignal)).toEqual({
        kind: 'settled',
        transaction: '',
        payer: from,
      });
    }
  });

  it('is not considered to have settled a payment that it refused: a payer may have cancelled it, which uses the nonce', async () => {
    const failed = { success: false, transaction: '', errorReason: reasons.reverted };
    const settler = settlerAt(await sayingInTurn([200, failed], [200, nonceUsed]));
    const { payload } = await payment(settler);
    expect(await settler.settle(payload, settler.requirement(30_000), noSignal)).toEqual({ kind: 'unknown', reason: reasons.reverted });
  });

  it('is not trusted if it reports a second time that nothing moved: the funds may be gone because they moved', async () => {
    const settler = settlerAt(await sayingInTurn(null, [200, { success: false, transaction: '', errorReason: reasons.funds }]));
    const { payload } = await payment(settler);
    expect(await settler.settle(payload, settler.requirement(30_000), noSignal)).toMatchObject({ kind: 'unknown' });
  });

  it('is asked about an outcome only when the payment can no longer be settled', async () => {
    const settler = settlerAt('http://127.0.0.1:9');
    const required = settler.requirement(30_000);
    const { payload, from } = await payment(settler);
    const done = { success: true, transaction: hash, network: testTerms.network, payer: from };
    const willing = settlerAt(await answering(200, done));
    expect(await willing.reconcile(payload, required, noSignal)).toEqual({ kind: 'unknown', reason: reasons.pending });
    const by = newPayer();
    const late = await signedPayment(by, required, systemClock.now() - 600_000);
    const asked = settlerAt(await answering(200, { ...done, payer: by.address }));
    expect(await asked.reconcile(late, required, noSignal)).toMatchObject({ kind: 'settled', transaction: hash });
    for (const errorReason of [reasons.validBefore, reasons.nonceUsed, reasons.funds]) {
      const unsure = settlerAt(await answering(200, { success: false, transaction: '', errorReason }));
      expect(await unsure.reconcile(late, required, noSignal)).toEqual({ kind: 'unknown', reason: errorReason });
    }
  });

  describe.skipIf(anvilPath === null)('next to a readable chain', () => {
    let anvil: Anvil;
    beforeAll(async () => {
      anvil = await startAnvil();
    });
    afterAll(() => anvil[Symbol.asyncDispose]());

    it('is not asked whether a payment moved', async () => {
      const chain = await openEvmChain({ network: testTerms.network, rpcUrl: anvil.rpcUrl, asset: testTerms.asset, fetch });
      const url = await answering(200, { isValid: false, invalidReason: 'invalid_exact_evm_nonce_already_used' });
      const settler = settlerAt(url, { chain });
      const { payload } = await payment(settler);
      expect(await settler.reconcile(payload, settler.requirement(30_000), noSignal)).toEqual({ kind: 'unknown', reason: reasons.pending });
    });
  });
});

function endless(response: { write(text: string): boolean; once(event: 'drain', listener: () => void): void; destroyed: boolean }) {
  while (!response.destroyed && response.write(' '.repeat(16_384)));
  if (!response.destroyed) response.once('drain', () => endless(response));
}
