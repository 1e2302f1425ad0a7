import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs, systemClock } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import { testNetwork } from '../../src/settlement/test-network.ts';
import { countedTool, gate } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { startService, tally, type Service } from '../service.ts';
import { until } from '../until.ts';
import { movedBy, richWallet, settlementOf, signedFor, version2, type Wallet } from '../wallet.ts';

const priceMicros = 50_000;
const note = { note: 'hello' };
const moodyPath = '/api/tools/moody-echo';
const halfPath = '/api/tools/half-echo';
const dearPath = '/api/tools/dear-echo';

/** A wallet of the test network has ten dollars. */
eachDatabase('a wallet that spends the last of its money', (open) => {
  let door = gate();
  let fails = 0;
  const clock = systemClock;
  let service: Service;
  beforeAll(async () => {
    const dear = countedTool({ id: 'dear-echo', priceCents: 900, maxLatencyMs: 30_000, work: async () => door.wait() });
    const half = countedTool({ id: 'half-echo', priceCents: 50 });
    const moody = countedTool({
      id: 'moody-echo',
      async work() {
        fails -= 1;
        if (fails >= 0) throw problem('upstream_failed');
      },
    });
    service = await startService({ database: await open(), extraTools: [dear.tool, half.tool, moody.tool] });
  });
  afterAll(() => service[Symbol.asyncDispose]());
  beforeEach(() => {
    door = gate();
    fails = 0;
  });
  const signed = async (wallet: Wallet, path: string) => version2(await signedFor(wallet, service, path, note));

  it('in many calls at once gets an answer for each payment it can afford, and none for one more', async () => {
    const wallet = richWallet();
    const requests = await Promise.all(Array.from({ length: 20 }, () => signed(wallet, halfPath)));
    const answers = await Promise.all(requests.map((headers) => service.post(halfPath, note, headers)));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(await movedBy(service, wallet)).toHaveLength(20);
    expect(await service.post(halfPath, note, await signed(wallet, halfPath))).toMatchObject({
      status: 402,
      body: { code: 'payment_refused' },
    });
  });

  it('gets an answer for each payment that moves money, and for no other', async () => {
    const wallet = richWallet();
    door.open();
    const requests = await Promise.all(Array.from({ length: 5 }, () => signed(wallet, dearPath)));
    const answers = await Promise.all(requests.map((headers) => service.post(dearPath, note, headers)));
    const counts = tally(answers);
    expect(counts['200'] ?? 0).toBe(1);
    // The others wait for the running call, or arrive when the money is spent.
    expect((counts['402 payment_refused'] ?? 0) + (counts['409 payment_in_flight'] ?? 0)).toBe(4);
    expect(await movedBy(service, wallet)).toEqual([9_000_000]);
  });

  it('and has nothing left after its tool ran gets no answer, and must pay first from then on', async () => {
    const wallet = richWallet();
    const network = testNetwork({ database: service.parts.database, clock });
    const transfer = { amountMicros: 9_500_000, validBeforeMs: BigInt(clock.now() + dayMs) } as const;
    const running = service.post(dearPath, note, await signed(wallet, dearPath));
    await until('it runs', () => door.waiting() === 1);
    const drained = { payer: wallet.account.address, nonce: '0x01', payee: `0x${'00'.repeat(20)}`, hash: '0x01' } as const;
    expect(await network.move({ ...transfer, ...drained })).toMatchObject({ kind: 'moved' });
    door.open();
    const refused = await running;
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_refused', reason: 'insufficient_funds' } });
    expect(refused.text).not.toContain('"run"');

    // It has half a dollar left: its next call is settled before it runs, and given back when it fails.
    fails = 1;
    const failed = await service.post(moodyPath, note, await signed(wallet, moodyPath));
    expect(failed).toMatchObject({ status: 502 });
    expect(settlementOf(failed)).toMatchObject({ success: true });
    expect(await movedBy(service, wallet)).toEqual([9_500_000, priceMicros]);
    expect(await service.post(moodyPath, note, await signed(wallet, moodyPath))).toMatchObject({ status: 200 });
    expect(await movedBy(service, wallet)).toEqual([9_500_000, priceMicros]);
  });
});
