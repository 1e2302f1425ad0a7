import { expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { dayMs, systemClock } from '../../clock.ts';
import { upstreamPayments, type UpstreamPayment } from './upstream-payments.ts';

const payment: UpstreamPayment = {
  sourceId: 'src_1',
  operation: 'https://weather.example/today',
  requestId: null,
  host: 'weather.example',
  network: 'eip155:84532',
  payTo: `0x${'5'.repeat(40)}`,
  amountMicros: 20_000,
  isTest: true,
  expiresAt: 0,
  losingSince: 0,
};

eachDatabase('payments to other servers', (open) => {
  it('never exceed the limit of a day, however many processes sign at once', async () => {
    const database = await open();
    let now = systemClock.now();
    const clock = { now: () => now };
    const processes = [1, 2].map(() => upstreamPayments({ database, clock, maxMicros: 50_000 }));
    const [one, two] = [processes[0] ?? expect.fail(), processes[1] ?? expect.fail()];
    const signed = await Promise.allSettled(processes.flatMap((each) => Array.from({ length: 5 }, () => each.begin(payment))));
    expect(signed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await one.today()).toEqual({ spentMicros: 40_000, maxMicros: 50_000 });
    expect([one.isSpent(), two.isSpent()]).toEqual([true, true]);
    // A smaller one still fits.
    await one.begin({ ...payment, amountMicros: 10_000 });
    await expect(two.begin({ ...payment, amountMicros: 1 })).rejects.toMatchObject({ code: 'upstream_failed' });

    now += dayMs;
    expect(one.isSpent()).toBe(false);
    expect(await one.today()).toMatchObject({ spentMicros: 0 });
    await expect(one.begin({ ...payment, amountMicros: 50_001 })).rejects.toMatchObject({ code: 'upstream_failed' });
    await one.begin(payment);
  });

  it('are listed with what is known of them, newest first', async () => {
    let now = systemClock.now();
    const payments = upstreamPayments({ database: await open(), clock: { now: () => (now += 1) }, maxMicros: 1_000_000 });
    const ids = [await payments.begin(payment), await payments.begin({ ...payment, requestId: 'req_2' })];
    await payments.end(ids[0] ?? '', { state: 'settled', transactionId: '0xabc' });
    const first = await payments.list({ limit: 1, cursor: null });
    expect(first).toMatchObject({ items: [{ id: ids[1], state: 'signed', request_id: 'req_2', transaction_id: null }] });
    const second = await payments.list({ limit: 1, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ id: ids[0], state: 'settled', transaction_id: '0xabc' }], nextCursor: null });
  });

  it('begin no more once calls in a row were lost, also with a process that died; a sale ends the row', async () => {
    const database = await open();
    let now = systemClock.now();
    const payments = upstreamPayments({ database, clock: { now: () => now }, maxMicros: 10_000_000 });
    const paid = async () => {
      now += 1;
      return payments.begin(payment);
    };
    for (const id of [await paid(), await paid(), await paid()]) await payments.lost(id);
    const sold = await paid();
    await database.write((queries) => payments.sold(queries, sold));
    expect(await payments.lossesInRow(database.read, payment)).toEqual({ lost: 0, lostMicros: 0, open: 0 });

    await payments.lost(await paid());
    const running = [await paid(), await paid(), await paid(), await paid()];
    // Those that run may be lost too.
    await expect(paid()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await payments.lossesInRow(database.read, payment)).toMatchObject({ lost: 1, open: 4 });
    // Their process died.
    now += dayMs / 24;
    expect(await payments.lossesInRow(database.read, payment)).toEqual({ lost: 5, lostMicros: 100_000, open: 0 });
    await expect(paid()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await payments.lossesInRow(database.read, { ...payment, losingSince: now })).toMatchObject({ lost: 0 });
    expect(running).toHaveLength(4);
  });
});
