import { expect, it } from 'vitest';
import { waitingWebhooks } from '../../src/webhooks/webhook-metrics.ts';
import { oldestWaiting, openJobs } from '../../src/jobs/backlog-metrics.ts';
import { jobs } from '../../src/jobs/jobs.ts';
import { createLog } from '../../src/log.ts';
import { openPurchases } from '../../src/payments/backlog-metrics.ts';
import { openToolJobs } from '../../src/provider-tools/jobs/job-metrics.ts';
import { eachDatabase } from '../databases.ts';
import { moneyCore } from '../money-core.ts';
import { testProvider } from '../../src/payments/providers/test.ts';

const clock = { now: () => 1_795_000_000_000 };

eachDatabase('what the metrics count', (open) => {
  it('is nothing in an empty database', async () => {
    const { read } = await open();
    expect(await Promise.all([openPurchases(read), openJobs(read), openToolJobs(read)])).toEqual([[], [], []]);
    expect(await oldestWaiting(read)).toBeNull();
    expect(await waitingWebhooks(read)).toEqual({ count: 0, oldest: null });
  });

  it('are open purchases and waiting jobs, as numbers', async () => {
    const database = await open();
    const { payments, reservations } = moneyCore({ database, clock, providers: [testProvider()] });
    for (const state of ['reserved', 'used'] as const) {
      const payment = await payments.create({ kind: 'tool', serviceId: 'word-count', amountMicros: 50_000 }, 'anonymous');
      const purchase = {
        id: reservations.newId(),
        payment,
        idempotency: null,
        requestHash: null,
        payer: null,
        signedId: null,
        isOnly: false,
      };
      await database.write((queries) => reservations.insert(queries, purchase, state, null, clock.now()));
    }
    expect(await openPurchases(database.read)).toEqual([{ state: 'reserved', count: 1, oldest_at: clock.now() }]);

    const queue = jobs({ database, clock, log: createLog({ level: 'silent' }), processId: 'proc_1' });
    await database.write(async (queries) => {
      await queue.add(queries, { kind: 'later', payload: {}, runAt: clock.now() + 5 });
      await queue.add(queries, { kind: 'sooner', payload: {}, runAt: clock.now() - 5 });
    });
    expect(await oldestWaiting(database.read)).toBe(clock.now() - 5);
    expect((await openJobs(database.read)).toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'later', state: 'waiting', count: 1 },
      { kind: 'sooner', state: 'waiting', count: 1 },
    ]);
  });
});
