import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { hourMs, minuteMs, secondMs } from '../../clock.ts';
import type { Database } from '../../storage/database.ts';
import { storeTime } from '../../storage/store-time.ts';
import { claims, keyOf, type ClaimKey, type Claims } from './claims.ts';
import type { ExactPayload } from './settler.ts';
import { requirementOf } from './settlers/terms.ts';

const { network, asset } = testTerms;

eachDatabase('claims of signed payments', (open) => {
  let database: Database;
  let now: number;
  let ours: Claims;
  let theirs: Claims;
  beforeEach(async () => {
    database = await open();
    now = 1_795_000_000_000;
    const clock = { now: () => now };
    ours = claims({ database, clock, processId: 'proc_ours' });
    theirs = claims({ database, clock, processId: 'proc_theirs' });
  });

  let count = 0;
  async function taken(by: Claims, serviceId = 'timestamp'): Promise<{ paymentId: string; payload: ExactPayload; key: ClaimKey }> {
    count += 1;
    const paymentId = `pay_${count}`;
    const authorization = {
      from: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
      to: testTerms.payTo,
      value: '10000',
      validAfter: '0',
      validBefore: '1795000060',
      nonce: `0x${String(count).padStart(64, '0')}`,
    } as const;
    const payload: ExactPayload = { signature: `0x${'1b'.repeat(65)}`, authorization };
    const claim = { paymentId, providerId: 'x402-test', serviceId, payload, requirement: requirementOf(testTerms, 10_000) };
    expect(await by.take(claim)).toBe(true);
    return { paymentId, payload, key: keyOf({ network, asset }, payload) };
  }

  const dueBefore = async (olderThan: number) => (await ours.open({ network, asset }, olderThan, 10)).map(({ payment_id: id }) => id);
  const isAlive = async (processId: string, aliveMs: number) => {
    const at = await storeTime(database, { now: () => now });
    const row = { id: processId, started_at: at, alive_until: at + aliveMs };
    await database.write((queries) => queries.insertInto('processes').values(row).execute());
  };

  it('are looked into at once where their process has died, and not where it lives or is this one', async () => {
    const { paymentId } = await taken(theirs);
    await taken(ours);
    expect(await dueBefore(now - 2 * minuteMs)).toEqual([paymentId]);
    await isAlive('proc_theirs', hourMs);
    expect(await dueBefore(now - 2 * minuteMs)).toEqual([]);
  });

  it('of a process whose lease has run out are those of a dead one', async () => {
    await isAlive('proc_theirs', -secondMs);
    const { paymentId } = await taken(theirs);
    expect(await dueBefore(now - 2 * minuteMs)).toEqual([paymentId]);
  });

  it('are asked about the less often the longer nobody could say what became of them', async () => {
    const { paymentId, payload } = await taken(ours);
    now += 8 * hourMs;
    await ours.unknown(keyOf({ network, asset }, payload));
    now += hourMs;
    expect(await dueBefore(now - 2 * minuteMs)).toEqual([]);
    now += 2 * hourMs;
    expect(await dueBefore(now - 2 * minuteMs)).toEqual([paymentId]);
  });

  it('that were let go book nothing: the same signed payment may have been sent again', async () => {
    const { paymentId, payload } = await taken(ours);
    await theirs.release(keyOf({ network, asset }, payload));
    await expect(database.write((queries) => ours.settled(queries, paymentId))).rejects.toMatchObject({ code: 'payment_in_flight' });
  });

  describe('of one wallet for one asset', () => {
    const clientId = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
    const held = async (by: Claims, serviceId = 'ast_1') => {
      const { key, paymentId } = await taken(by, serviceId);
      return { key, paymentId, isHeld: await by.hold(key, { serviceId, clientId }) };
    };

    it('are settled one at a time; those for other assets are not kept waiting', async () => {
      const many = await Promise.all(Array.from({ length: 20 }, (_, index) => held(index % 2 === 0 ? ours : theirs)));
      const [winner, ...others] = many.filter(({ isHeld }) => isHeld);
      expect(others).toEqual([]);
      expect(await held(ours, 'ast_2')).toMatchObject({ isHeld: true });
      if (winner !== undefined) await ours.release(winner.key);
      expect(await held(theirs)).toMatchObject({ isHeld: true });
    });

    it('are kept waiting by one of which nobody can tell, and not for ever', async () => {
      const { key } = await held(theirs);
      await ours.unknown(key);
      now += 5 * minuteMs;
      await ours.unknown(key);
      expect(await held(ours)).toMatchObject({ isHeld: false });
      now += 11 * minuteMs;
      await ours.unknown(key);
      expect(await held(ours)).toMatchObject({ isHeld: true });
    });

    it('that were let go hold nothing', async () => {
      const { key } = await taken(ours, 'ast_1');
      await theirs.release(key);
      expect(await ours.hold(key, { serviceId: 'ast_1', clientId })).toBe(false);
      expect(await held(ours)).toMatchObject({ isHeld: true });
    });
  });
});
