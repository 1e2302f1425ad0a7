import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { secondMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { createLog } from '../log.ts';
import { metrics } from '../metrics.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import { jobs } from './jobs.ts';
import { deliveryJob, webhookDeliveries } from './webhook-deliveries.ts';

const kind = 'notify_test';
const log = createLog({ level: 'silent' });

eachDatabase('webhooks that wait', (open) => {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  /** Status of the receiver; null while it does not answer. */
  let status: number | null;
  let sent: string[];
  let rows: Map<string, { state: string; attempts: number; secret: string | null }>;
  let run: () => Promise<unknown>;
  let add: (id: string, row?: { secret: string | null }) => Promise<void>;

  beforeEach(async () => {
    const database = await open();
    const deliveries = jobs({ database, clock, log, processId: 'proc_1' });
    [status, sent, rows] = [200, [], new Map()];
    const guardedFetch: GuardedFetch = async (_url, { headers }) => {
      sent.push(new Headers(headers).get('webhook-id') ?? '');
      if (status === null) throw problem('upstream_timeout');
      return { status, headers: new Headers(), body: new Blob([]).stream(), url: '' };
    };
    webhookDeliveries(
      { database, deliveries, guardedFetch, clock, log, metrics: metrics() },
      {
        kind,
        of: 'account',
        async find(id) {
          const row = rows.get(id);
          return row?.state === 'waiting' ? { id, url: 'https://a.example/hook', body: '{}', ...row } : null;
        },
        async record(_queries, id, before, { attempts, state }) {
          const row = rows.get(id);
          if (row?.attempts !== before.attempts) return false;
          rows.set(id, { ...row, attempts, state });
          return true;
        },
      },
    );
    run = () => deliveries.runDue();
    add = async (id, row = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }) => {
      rows.set(id, { state: 'waiting', attempts: 0, ...row });
      await database.write((queries) => deliveries.add(queries, deliveryJob(kind, id)));
    };
  });

  it('are sent until they arrive, and not to a host that does not answer', async () => {
    status = null;
    await add('one');
    await add('other');
    await run();
    // Which of two is first, no database promises.
    const [first = ''] = sent;
    expect(sent).toHaveLength(1);
    expect([...rows.values()].toSorted((a, b) => a.attempts - b.attempts)).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 1 },
    ]);
    status = 200;
    time.now += 10 * secondMs;
    await run();
    expect(sent.toSorted()).toEqual(['one', 'other', first].toSorted());
    expect(rows.get(first)).toMatchObject({ state: 'delivered', attempts: 2 });
    expect([...rows.values()].map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  it.each([410, 503])('are given up after a 410, and sent again after another refusal (%i)', async (refusal) => {
    status = refusal;
    await add('one');
    await run();
    time.now += 10 * secondMs;
    await run();
    expect([sent.length, rows.get('one')?.state]).toEqual(refusal === 410 ? [1, 'failed'] : [2, 'waiting']);
  });

  it('are not sent without their secret', async () => {
    await add('one', { secret: null });
    await run();
    expect([sent, rows.get('one')]).toMatchObject([[], { state: 'failed', attempts: 1 }]);
  });
});
