import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { jobs } from '../../src/jobs/jobs.ts';
import { createLog } from '../../src/log.ts';
import { metrics } from '../../src/metrics.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { webhooks } from '../../src/webhooks/webhooks.ts';
import { fixtureKinds, openFixture } from './fixtures.ts';

const hook = 'https://agent.example/hook';
const at = 1_795_000_000_123;
const time = new Date(at).toISOString();
const message = JSON.stringify({ type: 'account.tool_changed', timestamp: time, data: {} });
const low = JSON.stringify({ type: 'credit.low', timestamp: time, data: { balance: '0.10' } });

/** As the four senders stored them: what waits, and what was delivered. */
const stored = [
  `update watch_notices set state = 'waiting', attempts = 2, due_at = ${at}, created_at = ${at}`,
  `update demand_watches set need = 'a "quoted" need — 需求'`,
  `insert into account_messages (id, account_id, callback_url, secret_sealed, body, state, attempts, created_at)
    select 'msg_message', min(id), '${hook}', 'sealed', '${message}', 'waiting', 0, ${at} from users where role = 'owner'`,
  `insert into account_messages (id, account_id, callback_url, secret_sealed, body, state, attempts, created_at)
    select 'msg_done', min(id), '${hook}', 'sealed', '${message}', 'delivered', 1, ${at} from users where role = 'owner'`,
  `update credit_notices set notice_id = 'msg_low', notice_body = '${low}', notice_state = 'waiting', notice_attempts = 1, noticed_at = ${at}`,
  `update tool_jobs set callback_url = '${hook}', secret_sealed = 'sealed', notice_id = 'msg_job', notice_state = 'waiting', finished_at = ${at},
    family = 'parser', client_id = (select min(id) from api_keys) where state = 'succeeded'`,
  `insert into jobs (id, kind, payload, state, run_at, attempts, attempts_max, created_at)
    values ('notify_account:msg_message:0:', 'notify_account', '{"id":"msg_message"}', 'waiting', 0, 0, 8, 0)`,
];

describe.each(fixtureKinds)('webhooks that waited before there was one queue, on %s', (kind) => {
  it('are sent once, under the same id and with the same content', async () => {
    await using fixture = await openFixture('0004-companies', kind);
    const { database } = fixture;
    await database.write(async (queries) => {
      for (const statement of stored) await sql.raw(statement).execute(queries);
    });
    const { rows: notices } = await sql<{
      id: string;
      signal_id: string;
      match: string;
    }>`select id, signal_id, match from watch_notices`.execute(database.read);
    await migrate(database);

    const [clock, log] = [{ now: () => at + 1000 }, createLog({ level: 'silent' })];
    const deliveries = jobs({ database, clock, log, processId: 'proc_1' });
    const sent = new Map<string, unknown>();
    const queue = webhooks({
      database,
      clock,
      log,
      deliveries,
      metrics: metrics(),
      guardedFetch: async (url, { headers, body }) => {
        const id = new Headers(headers).get('webhook-id') ?? '';
        expect(sent.has(id), id).toBe(false);
        sent.set(id, JSON.parse(String(body)));
        return { status: 204, headers: new Headers(), body: new Blob([]).stream(), url };
      },
    });
    const secrets = { open: () => 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
    for (const each of ['watch', 'account', 'low_balance', 'tool_job'] as const) queue.handle(each, { secrets });
    await deliveries.runDue();

    const job = await database.read
      .selectFrom('tool_jobs')
      .select(['id', 'tool_id'])
      .where('state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    const result = { id: job.id, serviceId: job.tool_id, resultServiceId: 'vendor-docai-doc-parser-result', status: 'succeeded' };
    expect(Object.fromEntries(sent)).toEqual({
      msg_message: JSON.parse(message),
      msg_low: JSON.parse(low),
      msg_job: { type: 'tool_job.finished', timestamp: time, data: result },
      ...Object.fromEntries(
        notices.map(({ id, signal_id: signalId, match }) => [
          id,
          {
            type: 'supply.matched',
            timestamp: time,
            data: { signal_id: signalId, need: 'a "quoted" need — 需求', match: JSON.parse(match) },
          },
        ]),
      ),
    });
    expect(notices.length).toBeGreaterThan(0);
    expect(await queue.find('msg_done')).toMatchObject({ state: 'delivered', event: 'account.tool_changed' });
    expect((await queue.find('msg_job'))?.owner_id).toMatch(/^usr_/);
    expect((await queue.list({ state: 'waiting' }, { limit: 10, cursor: null })).items).toEqual([]);
    await deliveries.runDue();
    expect(sent.size).toBe(3 + notices.length);
  });
});
