import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { hourMs, minuteMs, secondMs } from '../../clock.ts';
import type { Database } from '../../storage/database.ts';
import { storeTime } from '../../storage/store-time.ts';
import { claims, keyOf, type Claims } from './claims.ts';
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
  async function taken(by: Claims): Promise<{ paymentId: string; payload: ExactPayload }> {
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
    const claim = { paymentId, providerId: 'x402-test', serviceId: 'timestamp', payload, requirement: requirementOf(testTerms, 10_000) };
    expect(await by.take(claim)).toBe(true);
    return { paymentId, payload };
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
});
