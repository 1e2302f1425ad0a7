import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Session, UnresolvedSettlementPage } from '@farebox/contract';
import { minuteMs, systemClock } from '../../src/clock.ts';
import { eachDatabase } from '../databases.ts';
import { adminLogin, startService, textAt, type Answer, type RequestHeaders, type Service } from '../service.ts';
import { standInFacilitator, type StandInFacilitator } from '../stand-in-facilitator.ts';
import { newWallet, signedFor, version2 } from '../wallet.ts';

const path = '/api/tools/timestamp';
const list = '/api/v1/admin/settlements';
const transaction = (digit: string) => `0x${digit.repeat(64)}`;
const commandLine = resolve(import.meta.dirname, '../../bin/farebox.js');

eachDatabase('settlements with an unknown outcome, through a facilitator and without a chain', (open) => {
  let facilitator: StandInFacilitator;
  let service: Service;
  let admin: RequestHeaders;
  const time = { ahead: 0 };
  const clock = { now: () => systemClock.now() + time.ahead };
  beforeAll(async () => {
    facilitator = await standInFacilitator({
      supported: () => ({ kinds: [], signers: {} }),
      verify: () => ({ isValid: true }),
      settle: () => ({ success: false, errorReason: 'the node is gone', transaction: '' }),
    });
    service = await startService({
      database: await open(),
      clock,
      settings: {
        FAREBOX_PAYMENTS: 'credit,x402',
        FAREBOX_REAL_MONEY: '1',
        FAREBOX_X402: 'facilitator',
        FAREBOX_X402_NETWORK: 'eip155:8453',
        FAREBOX_X402_FACILITATOR_URL: facilitator.url,
        FAREBOX_X402_PAY_TO: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
      },
    });
    admin = await service.asAdmin();
  });
  // Wallets sign with the real time.
  beforeEach(() => {
    time.ahead = 0;
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await facilitator[Symbol.asyncDispose]();
  });

  /** Pays, with an unknown outcome. @returns the request, and the id of its settlement */
  async function lost(): Promise<{ id: string; paymentId: string; pay: () => Promise<Answer> }> {
    const headers = version2(await signedFor(newWallet(), service, path));
    const pay = () => service.get(path, headers);
    const answer = await pay();
    expect(answer).toMatchObject({ status: 503, body: { code: 'settlement_pending' } });
    const paymentId = textAt(answer.body, 'paymentId');
    return { id: paymentId.slice(0, 30), paymentId, pay };
  }
  const unresolved = async () => UnresolvedSettlementPage.parse((await service.get(`${list}?limit=100`, admin)).body).items;
  const settled = (id: string, hash: string) => service.post(`${list}/${id}/settled`, { transaction: hash }, admin);
  const failed = (id: string) => service.post(`${list}/${id}/failed`, { reason: 'not on the chain' }, admin);
  const provider = async () => (await service.balances())['provider:x402:eip155:8453'] ?? 0;

  it('are shown to the operator: in the metrics, in the detailed readiness, and in a list', async () => {
    const before = (await unresolved()).length;
    const [one, two] = [await lost(), await lost()];
    expect((await service.get('/metrics')).text).toContain(`farebox_unresolved_settlements ${before + 2}\n`);
    time.ahead += 3 * minuteMs;
    const [, oldest] = /^farebox_unresolved_settlements_oldest_seconds (\d+)$/m.exec((await service.get('/metrics')).text) ?? [];
    expect(Number(oldest)).toBeGreaterThanOrEqual(180);
    expect(await service.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', payments: { unknown: before + 2 } } });
    const [latest, earlier] = await unresolved();
    expect([latest?.id, earlier?.id]).toEqual([two.id, one.id]);
    expect(latest).toMatchObject({
      network: 'eip155:8453',
      amount: '30000',
      transaction: null,
      nonce: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    const page = UnresolvedSettlementPage.parse((await service.get(`${list}?limit=1`, admin)).body);
    const next = UnresolvedSettlementPage.parse((await service.get(`${list}?limit=1&cursor=${page.next_cursor}`, admin)).body);
    expect(next.items).toMatchObject([{ id: one.id }]);
  });

  it('can be marked as settled, and are booked once: the same payment then buys its purchase', async () => {
    const [{ id, pay }, before] = [await lost(), await provider()];
    const marked = await Promise.all(Array.from({ length: 5 }, () => settled(id, transaction('1'))));
    expect(marked.filter(({ status }) => status === 200)).toMatchObject([
      { body: { id, outcome: 'settled', transaction: transaction('1') } },
    ]);
    expect(marked.filter(({ status }) => status !== 200 && status !== 404 && status !== 409)).toEqual([]);
    expect((await provider()) - before).toBe(-30_000);
    const bought = await pay();
    expect(bought).toMatchObject({ status: 200 });
    // The same request with the same signature gets the same answer, and no money moves.
    expect(await pay()).toMatchObject({ status: 200, body: bought.body });
    expect((await provider()) - before).toBe(-30_000);
    expect(await settled(id, transaction('1'))).toMatchObject({ status: 404 });
    const acts = (await service.get(`/api/v1/admin/audit?subject_id=${id}`, admin)).body;
    expect(acts).toMatchObject({ items: [{ action: 'settlement.settled', details: { transaction: transaction('1') } }] });
    expect(acts).not.toMatchObject({ items: [{}, {}] });
  });

  it('cannot be marked as settled with a transaction of another payment or another kind of network', async () => {
    const [one, two] = [await lost(), await lost()];
    expect(await settled(one.id, transaction('2'))).toMatchObject({ status: 200 });
    expect(await settled(two.id, transaction('2'))).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await settled(two.id, '5'.repeat(88))).toMatchObject({ status: 409 });
    expect(await settled(two.id, '0x12')).toMatchObject({ status: 400 });
    expect((await unresolved()).map(({ id }) => id)).toContain(two.id);
  });

  it('can be marked as failed only once nobody can settle them any more, and can then be paid again', async () => {
    const { id, paymentId, pay } = await lost();
    const before = await provider();
    expect(await failed(id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', hint: expect.stringContaining('nobody can settle it') },
    });
    time.ahead += 12 * minuteMs;
    expect(await failed(id)).toMatchObject({ status: 200, body: { id, outcome: 'failed', transaction: null } });
    expect(await failed(id)).toMatchObject({ status: 404 });
    expect(await provider()).toBe(before);
    expect(await service.payment(paymentId)).toMatchObject({ usedCalls: 0 });
    // The authorization has expired.
    expect(await pay()).toMatchObject({ status: 402, body: { code: 'payment_refused' } });
    expect((await service.get(`/api/v1/admin/audit?subject_id=${id}`, admin)).body).toMatchObject({
      items: [{ action: 'settlement.failed', details: { reason: 'not on the chain' } }],
    });
  });

  it('cannot be marked against the answer of the facilitator, which is asked once more', async () => {
    const { id, pay } = await lost();
    time.ahead += 12 * minuteMs;
    facilitator.say({ settle: () => ({ success: true, transaction: transaction('3'), network: 'eip155:8453' }) });
    expect(await failed(id)).toMatchObject({ status: 409, body: { error: expect.stringContaining(transaction('3')) } });
    expect(await settled(id, transaction('4'))).toMatchObject({ status: 409 });
    expect(await settled(id, transaction('3'))).toMatchObject({ status: 200 });
    expect(await pay()).toMatchObject({ status: 200 });
    facilitator.say({ settle: () => ({ success: false, errorReason: 'the node is gone', transaction: '' }) });
  });

  it('can only be handled by an admin', async () => {
    const { login, apiKey } = await service.customer();
    for (const headers of [{}, login, apiKey]) {
      expect([401, 403]).toContain((await service.get(list, headers)).status);
      expect([401, 403]).toContain((await service.post(`${list}/pay_01KAGT4M8E3V9S2QZ7XNBC5WRD/settled`, {}, headers)).status);
    }
    expect(await settled('pay_01KAGT4M8E3V9S2QZ7XNBC5WRD', transaction('5'))).toMatchObject({ status: 404 });
  });

  it('are listed and marked on the command line', async () => {
    const { token } = Session.parse((await service.post('/api/v1/auth/login', adminLogin)).body);
    const farebox = (...words: string[]) =>
      new Promise<string>((done) => {
        const env = { PATH: process.env['PATH'], FAREBOX_URL: service.url, FAREBOX_KEY: token };
        execFile(process.execPath, [commandLine, 'admin', ...words], { env, cwd: tmpdir() }, (_error, output, errors) =>
          done(output + errors),
        );
      });
    const { id } = await lost();
    expect(JSON.parse(await farebox('settlements'))).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ id })]) });
    expect(await farebox('not-settled', id, 'looked', 'everywhere')).toContain('can still be settled');
    expect(await farebox('settled', id)).toContain("missing required argument 'transaction'");
    expect(JSON.parse(await farebox('settled', id, transaction('6')))).toMatchObject({ id, outcome: 'settled' });
  });
});
