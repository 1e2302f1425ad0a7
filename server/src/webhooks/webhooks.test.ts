import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { minuteMs, secondMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { jobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { metrics } from '../metrics.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import type { Queries } from '../storage/database.ts';
import type { WebhookRow } from '../storage/tables/webhooks.ts';
import { webhooks, type NewWebhook, type Webhooks } from './webhooks.ts';

const log = createLog({ level: 'silent' });
const url = 'https://a.example/hook';
const given = {
  kind: 'account',
  subjectId: 'usr_1',
  ownerId: 'usr_1',
  url,
  secretSealed: 'sealed',
  type: 'account.test',
  data: {},
} as const;

eachDatabase('the queue of webhooks', (open) => {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  /** Of the receiver; null while it does not answer. */
  let status: number | null;
  let answer: string;
  let sent: Array<{ id: string | null; body: unknown }>;
  let refusal: string | null;
  /** Until when a slow receiver keeps its answers. */
  let slow: Promise<void>;
  let queue: Webhooks;
  let deliveries: ReturnType<typeof jobs>;
  let run: () => Promise<unknown>;
  let write: (work: (queries: Queries) => Promise<unknown>) => Promise<unknown>;
  let givenUp: string[];

  beforeEach(async () => {
    const database = await open();
    deliveries = jobs({ database, clock, log, processId: 'proc_1' });
    [status, answer, sent, refusal, givenUp] = [200, '', [], null, []];
    slow = Promise.resolve();
    const guardedFetch: GuardedFetch = async (asked, { headers, body }) => {
      sent.push({ id: new Headers(headers).get('webhook-id'), body });
      if (asked.startsWith('https://slow.')) await slow;
      if (status === null) throw problem('upstream_timeout');
      return { status, headers: new Headers(), body: new Blob([answer]).stream(), url: '' };
    };
    queue = webhooks({ database, deliveries, guardedFetch, clock, log, metrics: metrics() });
    queue.handle('account', {
      secrets: { open: (_owner, sealed) => (sealed === 'lost' ? null : 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw') },
      refusal: async () => refusal,
      givenUp: async (_queries, { webhook_id: id }, reason) => void givenUp.push(`${id} ${reason}`),
    });
    run = () => deliveries.runDue();
    write = (work) => database.write(work);
  });

  async function add(webhookId: string, change: Partial<NewWebhook> = {}): Promise<void> {
    await write(async (queries) => {
      await queue.add(queries, { ...given, data: { webhookId }, webhookId, ...change });
      await queue.wake(queries);
    });
  }
  const rows = async (): Promise<WebhookRow[]> => (await queue.list({}, { limit: 50, cursor: null })).items;
  const row = async (id: string) => (await queue.find(id)) ?? expect.fail(`no ${id}`);

  it('goes on for others while one receiver is slow, without looking again and again', async () => {
    const { promise, resolve: answerAll } = Promise.withResolvers<void>();
    slow = promise;
    await write(async (queries) => {
      for (let count = 0; count < 250; count += 1)
        await queue.add(queries, { ...given, url: 'https://slow.example/', webhookId: `slow_${count}` });
      await queue.wake(queries);
    });
    const running = run();
    await expect.poll(() => sent.length).toBe(4);
    time.now += secondMs;
    await add('fast');
    await run();
    expect((await row('fast')).state).toBe('delivered');
    expect(sent).toHaveLength(5);
    // Nothing is left to do until the slow one answers.
    expect(await deliveries.runDue()).toBe(0);
    answerAll();
    await running;
    while ((await deliveries.runDue()) > 0);
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['delivered']));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(251);
  });

  it('is sent until it is accepted, and not to a host that does not answer', async () => {
    status = null;
    await add('one');
    await add('other');
    await run();
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['waiting']));
    await add('later');
    const before = sent.length;
    await run();
    expect([sent.length, await row('later')]).toMatchObject([before, { attempts: 0 }]);
    status = 200;
    time.now += 10 * secondMs;
    await run();
    expect((await rows()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it.each([410, 503])('is given up after a 410, and sent again after another refusal (%i)', async (refused) => {
    status = refused;
    answer = 'no '.repeat(400);
    await add('one');
    await run();
    time.now += 10 * secondMs;
    await run();
    expect([sent.length, (await row('one')).state]).toEqual(refused === 410 ? [1, 'failed'] : [2, 'waiting']);
    expect(givenUp).toEqual(refused === 410 ? ['one gone'] : []);
    expect((await row('one')).last_answer).toBe('no '.repeat(400).slice(0, 500).trim());
  });

  it('is not sent without its secret', async () => {
    await add('one', { secretSealed: 'lost' });
    await run();
    expect([sent, await row('one'), givenUp]).toMatchObject([[], { state: 'failed', attempts: 1 }, ['one secret_lost']]);
  });

  it('has one webhook for one id', async () => {
    await add('one');
    await add('one');
    await run();
    expect(sent).toHaveLength(1);
  });

  it('gives up what was cancelled', async () => {
    await add('one');
    await write((queries) => queue.cancel(queries, { kind: 'account', subjectId: 'usr_1', reason: 'not wanted' }));
    await run();
    expect([sent, await row('one')]).toMatchObject([[], { state: 'failed', last_error: 'not wanted' }]);
  });

  it('does not keep webhooks to others back for those of strangers, which are paced', async () => {
    await write(async (queries) => {
      for (let index = 0; index < 120; index += 1) {
        const domain = `paced${index}.example`;
        await queue.add(queries, { ...given, webhookId: `paced${index}`, url: `https://${domain}/`, pacedDomain: domain });
      }
      for (let index = 0; index < 10; index += 1) {
        await queue.add(queries, { ...given, webhookId: `own${index}`, url: `https://own${index}.example/` });
      }
      await queue.wake(queries);
    });
    await run();
    expect(sent.filter(({ id }) => id?.startsWith('own'))).toHaveLength(10);
    expect(sent.filter(({ id }) => id?.startsWith('paced')).length).toBeLessThanOrEqual(100);
  });

  it('sends a delivered webhook again, with the same id and body', async () => {
    await add('one');
    await run();
    const { id } = await row('one');
    await write((queries) => queue.resend(queries, { id, ownerId: 'usr_1' }));
    await run();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(await row('one')).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  it('sends one that was given up again, with all its attempts', async () => {
    status = 410;
    await add('one');
    await run();
    status = 503;
    const { id } = await row('one');
    await write((queries) => queue.resend(queries, { id }));
    await run();
    expect(await row('one')).toMatchObject({ state: 'waiting', attempts: 1, last_status: 503 });
  });

  it('sends one that waits at once, and keeps its attempts', async () => {
    status = 503;
    await add('one');
    await run();
    time.now += 10 * secondMs;
    await run();
    status = 200;
    const { id } = await row('one');
    await write((queries) => queue.resend(queries, { id }));
    await run();
    expect(await row('one')).toMatchObject({ state: 'delivered', attempts: 3 });
  });

  it('refuses those of others, unknown ones, and those that their receiver wants no more', async () => {
    await add('one');
    await run();
    const { id } = await row('one');
    await expect(write((queries) => queue.resend(queries, { id, ownerId: 'usr_2' }))).rejects.toMatchObject({ code: 'not_found' });
    await expect(write((queries) => queue.resend(queries, { id: 'whd_1' }))).rejects.toMatchObject({ code: 'not_found' });
    refusal = 'the watch has ended';
    await expect(write((queries) => queue.resend(queries, { id }))).rejects.toMatchObject({ code: 'conflict', message: refusal });
    await run();
    expect(sent).toHaveLength(1);
  });

  it('lists by owner, kind and state, the last first, and forgets what has ended', async () => {
    await add('one');
    time.now += 1;
    await add('other', { ownerId: 'usr_2' });
    time.now += 1;
    await add('last', { subjectId: 'usr_9' });
    const ids = async (filter: Parameters<Webhooks['list']>[0], limit = 50) =>
      (await queue.list(filter, { limit, cursor: null })).items.map(({ webhook_id: id }) => id);
    expect(await ids({})).toEqual(['last', 'other', 'one']);
    expect(await ids({ ownerId: 'usr_1' })).toEqual(['last', 'one']);
    expect(await ids({ kind: 'watch' })).toEqual([]);
    expect(await ids({ ownerId: 'usr_1', kind: 'account', state: 'waiting' }, 1)).toEqual(['last']);
    const { nextCursor } = await queue.list({}, { limit: 1, cursor: null });
    expect((await queue.list({}, { limit: 1, cursor: nextCursor })).items).toMatchObject([{ webhook_id: 'other' }]);
    await run();
    await add('waiting');
    expect(await ids({ state: 'delivered' })).toHaveLength(3);
    expect(await queue.forget(time.now + minuteMs)).toBe(3);
    expect(await ids({})).toEqual(['waiting']);
  });
});
