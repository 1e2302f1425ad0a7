import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demandOn, type DemandRoom, type SentWebhook } from '../../test/demand.ts';
import { until } from '../../test/until.ts';
import { eachDatabase } from '../../test/databases.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { Match } from './supply.ts';
import { webhookAttemptsMax } from '../net/post-webhook.ts';
import { noticesPerDayMax, publicationsPerDayMax, watchTtlMs } from './watch.ts';

const about = { source: 'submission', clientId: 'anonymous', requestId: 'req_1' } as const;
const callbackUrl = 'https://agent.example/hook';

eachDatabase('watches', (open) => {
  let database: Database;
  let room: DemandRoom;
  beforeEach(async () => {
    database = await open();
    room = demandOn(database);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function watch(need = 'tides', url = callbackUrl): Promise<{ id: string; secret: string }> {
    const { watch: made } = await room.capture.capture({ need, callback_url: url }, about);
    if (made === null) throw new Error('no watch was made');
    return made;
  }
  const notices = async () => {
    const rows = await database.read.selectFrom('webhooks').selectAll().execute();
    const supplyOf = (body: string) => String(JSON.parse(body).data.match.id);
    return rows.map((row) => ({ ...row, supply_id: supplyOf(row.body) })).toSorted((a, b) => (a.supply_id < b.supply_id ? -1 : 1));
  };
  async function waitingNotice(): Promise<void> {
    await watch();
    const match = room.supply.add('tides');
    await database.write((queries) => room.watches.supplyPublished(queries, match));
    await room.jobs.runDue();
  }
  const watchRow = (id: string) => database.read.selectFrom('demand_watches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Advances the clock, job by job. */
  async function goOn(forMs: number): Promise<void> {
    const end = room.time.now + forMs;
    for (;;) {
      await room.runDue();
      const next = await database.read
        .selectFrom('jobs')
        .select('run_at')
        .where('state', '=', 'waiting')
        .orderBy('run_at')
        .limit(1)
        .executeTakeFirst();
      if (next === undefined || next.run_at > end) break;
      room.time.now = Math.max(room.time.now, next.run_at);
    }
    room.time.now = end;
  }

  it('notify those whose need is met by a new supply, and nobody else', async () => {
    const { id, secret } = await watch('tides of Macau');
    await watch('rainfall', 'https://other.example/hook');
    const match = room.supply.add('tides, hourly');
    await room.publish(match);

    expect(room.outside.sent).toHaveLength(1);
    const [sent] = room.outside.sent;
    expect(sent).toMatchObject({ url: callbackUrl, method: 'POST', redirectsMax: 0, timeoutMs: 10_000, bytesMax: 65_536 });
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      type: 'supply.matched',
      timestamp: new Date(room.time.now).toISOString(),
      data: { signal_id: id, need: 'tides of Macau', match },
    });
    expect(verified(sent, secret)).toBe(true);
    expect(await notices()).toMatchObject([{ state: 'delivered', attempts: 1, last_status: 204, delivered_at: room.time.now }]);
  });

  it('send to other hosts while one hangs, and then pause that host for a while', async () => {
    for (let index = 0; index < 30; index += 1) await watch('tides', `https://hangs.example/${index}`);
    for (let index = 0; index < 30; index += 1) await watch('tides', `https://other${index}.example/hook`);
    let hang = () => {};
    const hanging = new Promise<Error>((resolve) => {
      hang = () => resolve(problem('upstream_timeout'));
    });
    room.outside.answer = (url) => (url.startsWith('https://hangs.') ? hanging : 204);
    const to = (host: string) => room.outside.sent.filter(({ url }) => url.includes(host)).length;
    const published = room.publish(room.supply.add('tides'));
    await until('the others have theirs', () => to('other') === 30);
    expect(to('hangs')).toBe(4);
    hang();
    await published;
    expect(to('hangs')).toBeLessThanOrEqual(8);
    const before = to('hangs');
    room.outside.answer = () => 204;
    await room.publish(room.supply.add('tides again'));
    expect(to('other')).toBe(60);
    // Those that are added while it is paused wait too.
    expect(to('hangs')).toBe(before);
    await goOn(hourMs);
    expect((await notices()).filter(({ state }) => state !== 'delivered')).toEqual([]);
  });

  it('are sent to many hosts at a limited rate, and reach each in the end', async () => {
    for (let index = 0; index < 300; index += 1) await watch('tides', `https://other${index}.example/hook`);
    const match = room.supply.add('tides');
    await room.publish(match);
    const sentAt: number[] = [room.outside.sent.length];
    for (let second = 0; second < 60 && room.outside.sent.length < 300; second += 1) {
      await goOn(secondMs);
      sentAt.push(room.outside.sent.length);
    }
    expect(sentAt[0]).toBeLessThanOrEqual(100);
    for (const [second, sent] of sentAt.entries()) expect(sent).toBeLessThanOrEqual(100 + 10 * second);
    expect(room.outside.sent).toHaveLength(300);
    expect((await notices()).filter(({ state }) => state !== 'delivered')).toEqual([]);
  });

  it('count many hosts of one domain as one, and delay no others', async () => {
    for (let index = 0; index < 40; index += 1) await watch('tides', `https://tenant${index}.example.com/hook`);
    await watch('tides', 'https://other.example.org/hook');
    await room.publish(room.supply.add('tides'));
    const to = (domain: string) => room.outside.sent.filter(({ url }) => new URL(url).hostname.endsWith(domain)).length;
    expect([to('example.com'), to('example.org')]).toEqual([20, 1]);
    await goOn(5 * secondMs);
    expect(to('example.com')).toBeLessThanOrEqual(25);
    await goOn(minuteMs);
    expect(to('example.com')).toBe(40);
  });

  it('of a domain that has to wait leave the front of the queue', async () => {
    for (let index = 0; index < 40; index += 1) await watch('tides', `https://tenant${index}.example.com/hook`);
    await watch('tides', 'https://other.example.org/hook');
    const matches = Array.from({ length: 6 }, () => room.supply.add('tides'));
    await room.database.write(async (queries) => {
      for (const match of matches) await room.watches.supplyPublished(queries, match);
    });
    await room.runDue();
    const to = (domain: string) => room.outside.sent.filter(({ url }) => new URL(url).hostname.endsWith(domain)).length;
    expect([to('example.com'), to('example.org')]).toEqual([20, 6]);
    const isDue = (due: number) => due <= room.time.now;
    expect((await notices()).filter(({ state, due_at: due }) => state === 'waiting' && isDue(due))).toEqual([]);
    // One a second, as before.
    for (let second = 0; second < 30; second += 1) await goOn(secondMs);
    expect(to('example.com')).toBeGreaterThan(45);
    expect(to('example.com')).toBeLessThanOrEqual(50);
  });

  it('sign so that another secret, body or time is refused', async () => {
    const { secret } = await watch();
    await room.publish(room.supply.add('tides'));
    const [sent] = room.outside.sent;
    expect(verified(sent, secret)).toBe(true);
    expect(verified(sent, `whsec_${Buffer.alloc(32, 1).toString('base64')}`)).toBe(false);
    expect(verified(sent === undefined ? sent : { ...sent, body: `${sent.body} ` }, secret)).toBe(false);
    room.time.now += 6 * minuteMs;
    expect(verified(sent, secret)).toBe(false);
  });

  it('report each publication of a supply once, also on the same day', async () => {
    await watch();
    const match = room.supply.add('tides');
    await room.publish(match);
    await room.runDue();
    expect(room.outside.sent).toHaveLength(1);
    await room.publish(match);
    expect(room.outside.sent).toHaveLength(2);
    expect(new Set(room.outside.sent.map(({ headers }) => headers?.['webhook-id'])).size).toBe(2);
  });

  it('report a publication once, even if its job runs twice', async () => {
    await watch();
    await room.publish(room.supply.add('tides'));
    await database.write((queries) => queries.updateTable('jobs').set({ state: 'waiting', run_at: 0 }).execute());
    await room.runDue();
    expect(room.outside.sent).toHaveLength(1);
  });

  it('report a tool that comes back too', async () => {
    await watch();
    const match = room.supply.add('tides', { kind: 'tool', id: 'tides' });
    await room.publish(match);
    await room.publish(match);
    expect(room.outside.sent.map(({ body }) => JSON.parse(body ?? '').data.match)).toEqual([match, match]);
  });

  it('report a supply a few times a day at most, however often it is published', async () => {
    await watch();
    const match = room.supply.add('tides');
    for (let times = 0; times < 10; times += 1) await room.publish(match);
    expect(room.outside.sent).toHaveLength(publicationsPerDayMax);
    room.time.now += dayMs;
    await room.publish(match);
    expect(room.outside.sent).toHaveLength(publicationsPerDayMax + 1);
  });

  const matchJobs = () => database.read.selectFrom('jobs').select('id').where('kind', '=', 'match_watches').execute();

  it('cost no job while nobody watches, nor after the last watch has ended', async () => {
    await database.write((queries) => room.watches.supplyPublished(queries, room.supply.add('tides')));
    const { id, secret } = await watch();
    await room.watches.end(id, { secret });
    await database.write((queries) => room.watches.supplyPublished(queries, room.supply.add('tides')));
    expect(await matchJobs()).toEqual([]);
    expect(await database.read.selectFrom('publications').selectAll().execute()).toEqual([]);
  });

  it('are compared with a batch by one job, which reports every part of it once', async () => {
    await watch();
    const batch = { jobId: null };
    const matches = Array.from({ length: 12 }, () => room.supply.add('tides'));
    for (let at = 0; at < matches.length; at += 4) {
      await database.write(async (queries) => {
        for (const match of matches.slice(at, at + 4)) await room.watches.supplyPublished(queries, match, batch);
      });
      expect(await room.jobs.runDue()).toBe(0);
    }
    expect(await matchJobs()).toHaveLength(1);
    await room.watches.batchEnded(batch);
    await room.runDue();
    expect(await matchJobs()).toHaveLength(1);
    expect(new Set((await notices()).map(({ supply_id: id }) => id))).toEqual(new Set(matches.map(({ id }) => id)));
  });

  it('are compared with a batch that was cut off, and with what comes after its job began', async () => {
    await watch();
    const batch = { jobId: null };
    const publish = (match: Match) => database.write((queries) => room.watches.supplyPublished(queries, match, batch));
    await publish(room.supply.add('tides'));
    room.time.now += minuteMs;
    await room.runDue();
    expect(room.outside.sent).toHaveLength(1);
    await publish(room.supply.add('tides'));
    room.time.now += minuteMs;
    await room.runDue();
    expect(room.outside.sent).toHaveLength(2);
  });

  it('match many publications with many watches, each pair once', async () => {
    for (let index = 0; index < 90; index += 1) await watch('tides', `https://agent-${index}.example/hook`);
    const batch = { jobId: null };
    await database.write(async (queries) => {
      for (let index = 0; index < 7; index += 1) await room.watches.supplyPublished(queries, room.supply.add('tides'), batch);
    });
    await room.watches.batchEnded(batch);
    while ((await room.jobs.runDue()) > 0);
    expect(await notices()).toHaveLength(90 * 7);
    expect(await database.read.selectFrom('publications').select('id').where('is_waiting', '=', 1).execute()).toEqual([]);
  });

  it('report nothing that was rolled back or is no longer for sale', async () => {
    await watch();
    const match = room.supply.add('tides');
    const undone = database.write(async (queries) => {
      await room.watches.supplyPublished(queries, match);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await room.runDue();
    room.supply.forSale = [];
    await room.publish(match);
    expect(room.outside.sent).toEqual([]);
  });

  it('find a supply that is published while the signal is captured', async () => {
    room.supply.onLook = async () => {
      // The supply is committed after the signal and before the search: the job finds the watch, and the answer finds the supply.
      room.supply.onLook = async () => {};
      await room.publish(room.supply.add('tides'));
    };
    const { matches } = await room.capture.capture({ need: 'tides', callback_url: callbackUrl }, about);
    expect(matches).toMatchObject([{ title: 'tides' }]);
    expect(room.outside.sent).toHaveLength(1);
  });

  it('match more watches than fit in one batch', async () => {
    const many = Array.from({ length: 260 }, (_, index) => watch('tides', `https://agent-${index}.example/hook`));
    await Promise.all(many);
    await room.publish(room.supply.add('tides'));
    await goOn(minuteMs);
    expect(new Set(room.outside.sent.map(({ url }) => url)).size).toBe(260);
    expect(room.outside.sent).toHaveLength(260);
  });

  it('continue after matching has failed for a while', async () => {
    await watch();
    room.supply.failure = new Error('search is down');
    await room.publish(room.supply.add('tides'));
    expect(room.outside.sent).toEqual([]);
    room.supply.failure = null;
    await goOn(10 * minuteMs);
    expect(room.outside.sent).toHaveLength(1);
  });

  it('skip a need that cannot be matched, so that others get their webhooks', async () => {
    const { id } = await watch('tides that break the matcher');
    await watch('tides', 'https://other.example/hook');
    const { answers } = room.supply;
    room.supply.answers = async (need, supply) => {
      if (need.text.includes('break')) throw new Error('broken');
      return answers.call(room.supply, need, supply);
    };
    await room.publish(room.supply.add('tides'));
    await goOn(2 * hourMs);
    expect(room.outside.sent.map(({ url }) => url)).toEqual(['https://other.example/hook']);
    expect(room.logged.at(-1)).toMatchObject({ level: 'error', watch: id });
  });

  it.each([500, 302, 404, problem('upstream_timeout'), problem('address_refused'), new Error('socket hang up')])(
    'retry eight times within a day after %s, and then end',
    async (answer) => {
      const { id, secret } = await watch();
      room.outside.answer = () => answer;
      const start = room.time.now;
      await room.publish(room.supply.add('tides'));
      await goOn(27 * hourMs);
      expect(room.outside.sent).toHaveLength(webhookAttemptsMax);
      expect(new Set(room.outside.sent.map(({ headers }) => headers?.['webhook-id'])).size).toBe(1);
      expect(new Set(room.outside.sent.map(({ body }) => body)).size).toBe(1);
      const [notice] = await notices();
      expect(notice).toMatchObject({
        state: 'failed',
        attempts: webhookAttemptsMax,
        last_status: typeof answer === 'number' ? answer : null,
      });
      const ended = await watchRow(id);
      expect(ended.end_reason).toBe('unreachable');
      expect((ended.ended_at ?? 0) - start).toBeGreaterThan(23 * hourMs);
      expect(room.outside.sent.filter((each) => verified(each, secret)).length).toBeLessThanOrEqual(webhookAttemptsMax);
      await room.publish(room.supply.add('tides again'));
      expect(room.outside.sent).toHaveLength(webhookAttemptsMax);
    },
  );

  it('deliver at the next attempt after the receiver is back', async () => {
    await watch();
    room.outside.answer = () => 503;
    await room.publish(room.supply.add('tides'));
    room.outside.answer = () => 200;
    await goOn(10 * minuteMs);
    expect(await notices()).toMatchObject([{ state: 'delivered', attempts: 2, last_status: 200 }]);
    expect(room.sent).toEqual(['retried', 'delivered']);
    await goOn(2 * hourMs);
    expect(room.outside.sent).toHaveLength(2);
  });

  it('end, with all waiting webhooks, when the receiver answers that it is gone', async () => {
    const { id } = await watch();
    const title = (body = '') => String(JSON.parse(body).data.match.title);
    room.outside.answer = () => (title(room.outside.sent.at(-1)?.body) === 'tides two' ? 410 : 500);
    await room.publish(room.supply.add('tides one'));
    await room.publish(room.supply.add('tides two'));
    expect(await watchRow(id)).toMatchObject({ end_reason: 'gone', ended_at: room.time.now });
    expect(await notices()).toMatchObject([{ state: 'failed' }, { state: 'failed', last_status: 410 }]);
    await goOn(hourMs);
    expect(room.outside.sent).toHaveLength(2);
  });

  it('stay active if one webhook is refused for a day while others are accepted', async () => {
    const { id } = await watch();
    room.outside.answer = () => (room.outside.sent.at(-1)?.body?.includes('bad') === true ? 400 : 200);
    await room.publish(room.supply.add('tides bad'));
    await goOn(hourMs);
    await room.publish(room.supply.add('tides good'));
    await goOn(27 * hourMs);
    expect((await notices()).map(({ state }) => state)).toEqual(['failed', 'delivered']);
    expect((await watchRow(id)).ended_at).toBeNull();
  });

  it('limit the webhooks per day', async () => {
    await watch();
    for (let index = 0; index < noticesPerDayMax + 3; index += 1) await room.publish(room.supply.add('tides'));
    expect(room.outside.sent).toHaveLength(noticesPerDayMax);
    room.time.now += dayMs;
    await room.publish(room.supply.add('tides'));
    expect(room.outside.sent).toHaveLength(noticesPerDayMax + 1);
  });

  it('send nothing after they expire, and are removed some time later', async () => {
    await watch();
    await room.publish(room.supply.add('tides'));
    room.time.now += watchTtlMs;
    await room.publish(room.supply.add('tides late'));
    expect(room.outside.sent).toHaveLength(1);
    expect(await room.watches.sweep()).toBe(0);
    room.time.now += 31 * dayMs;
    expect(await room.watches.sweep()).toBe(1);
    expect(await room.webhooks.forget(room.time.now - 30 * dayMs)).toBe(1);
    expect(await notices()).toEqual([]);
  });

  it('send the webhooks of a process that died while sending', async () => {
    await waitingNotice();
    await diedWhileSending();

    await room.runDue();
    expect(room.outside.sent).toEqual([]);
    room.time.now += 6 * minuteMs;
    await room.runDue();
    expect(room.outside.sent).toHaveLength(1);
    expect(await notices()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('retry soon after a refusal, even if the process of the attempt before it died', async () => {
    await waitingNotice();
    await diedWhileSending();

    room.outside.answer = () => 503;
    room.time.now += 6 * minuteMs;
    await room.runDue();
    room.outside.answer = () => 204;
    room.time.now += 6000;
    await room.runDue();
    expect(await notices()).toMatchObject([{ state: 'delivered', attempts: 3 }]);
  });

  it('send after a restart what was being sent when the service stopped', async () => {
    await waitingNotice();
    const stopped = demandOn(database);
    const sending = Promise.withResolvers<void>();
    stopped.outside.fetch = (_url, { signal }) => {
      sending.resolve();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    };
    const running = stopped.deliveries.runDue();
    await sending.promise;
    await stopped.deliveries.stop();
    await running;
    expect(await notices()).toMatchObject([{ state: 'waiting', last_status: null, last_error: null }]);

    // The job runs again before the claim on the webhook has run out.
    room.time.now += 10_000;
    await room.runDue();
    room.time.now += 2 * minuteMs;
    await room.runDue();
    expect(await notices()).toMatchObject([{ state: 'delivered' }]);
    expect(room.outside.sent).toHaveLength(1);
  });

  it('can be ended if their secret was encrypted with a lost secret of the service', async () => {
    const { id } = await watch();
    const restarted = demandOn(database, { secrets: ['another secret that is longer than thirty-two characters'] });
    await restarted.publish(restarted.supply.add('tides'));
    expect(restarted.outside.sent).toEqual([]);
    expect(await watchRow(id)).toMatchObject({ end_reason: 'secret_lost' });
  });

  /** Another process begins to send what is due, and is never heard of again. */
  async function diedWhileSending(): Promise<void> {
    const dying = demandOn(database);
    const sending = Promise.withResolvers<void>();
    dying.outside.fetch = () => {
      sending.resolve();
      return new Promise(() => {});
    };
    void dying.deliveries.runDue();
    await sending.promise;
  }

  function verified(sent: SentWebhook | undefined, secret: string): boolean {
    // The package compares with the real time.
    vi.useFakeTimers({ toFake: ['Date'], now: room.time.now });
    try {
      new Webhook(secret).verify(sent?.body ?? '', { ...sent?.headers });
      return true;
    } catch {
      return false;
    } finally {
      vi.useRealTimers();
    }
  }
});
