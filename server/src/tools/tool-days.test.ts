import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { dayMs, minuteMs } from '../clock.ts';
import { createLog } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { qualityLog, type Health } from './quality.ts';
import { forgetOldDays } from './tool-days.ts';
import { toolHistory } from './tool-history.ts';

const log = createLog({ level: 'silent' });
const healthy: Health = { status: 'healthy', latencyMs: 4, detail: null };
const broken = (detail: string): Health => ({ status: 'unhealthy', latencyMs: 4, detail });
/** The beginning of a day. */
const start = 20_000 * dayMs;

eachDatabase('the history of tools', (open) => {
  const time = { now: start };
  const clock = { now: () => time.now };
  let database: Database;
  beforeEach(async () => {
    time.now = start;
    database = await open();
  });

  const replica = () => qualityLog({ database, clock, log });
  const history = async (days = 1) => {
    // Checks are stored with the next durable write.
    await database.write(async () => {});
    return toolHistory({ database, clock }, { toolId: 'slugify', days });
  };

  it('has a change when a check ends differently, and not for each check', async () => {
    const quality = replica();
    const outcomes = [
      healthy,
      healthy,
      broken('upstream_failed: after 12 ms'),
      broken('upstream_failed: after 15 ms'),
      broken('timeout: after 20 s'),
      healthy,
    ];
    for (const outcome of outcomes) {
      time.now += minuteMs;
      await quality.probed('slugify', outcome);
    }
    await quality.probed('timestamp', broken('timeout: another tool'));
    const { changes, days } = await history();
    expect(changes).toEqual([
      { status: 'healthy', reason: null, at: start + 6 * minuteMs },
      { status: 'unhealthy', reason: 'timeout: after 20 s', at: start + 5 * minuteMs },
      { status: 'unhealthy', reason: 'upstream_failed: after 12 ms', at: start + 3 * minuteMs },
      { status: 'healthy', reason: null, at: start + minuteMs },
    ]);
    expect(days[0]?.checks).toEqual({ made: 6, failed: 3 });
  });

  it('has one change where several replicas see the same, also at once', async () => {
    const replicas = [replica(), replica(), replica()];
    for (const [step, outcome] of [healthy, broken('timeout: late')].entries()) {
      time.now = start + step * minuteMs;
      await Promise.all(replicas.map((each) => each.probed('slugify', outcome)));
      time.now += 1;
      await Promise.all(replicas.map((each) => each.probed('slugify', outcome)));
    }
    const { changes, days } = await history();
    expect(changes.map(({ status }) => status)).toEqual(['unhealthy', 'healthy']);
    expect(days[0]?.checks).toEqual({ made: 12, failed: 6 });
  });

  it('adds up the executions of all replicas by day, with percentiles of the successful ones', async () => {
    const [one, other] = [replica(), replica()];
    for (let call = 0; call < 90; call += 1) one.executed('slugify', { isSuccess: true, latencyMs: 10 });
    for (let call = 0; call < 10; call += 1) other.executed('slugify', { isSuccess: true, latencyMs: 1000 });
    other.executed('slugify', { isSuccess: false, latencyMs: 60_000 });
    await Promise.all([one.flush(), other.flush()]);
    one.executed('slugify', { isSuccess: true, latencyMs: 10 });
    time.now += dayMs;
    one.executed('slugify', { isSuccess: true, latencyMs: 2 });
    await one.flush();
    const [first, second] = (await history(2)).days.map(({ executions }) => executions);
    expect(first).toMatchObject({ made: 102, failed: 1 });
    expect(first?.p50Ms).toBeGreaterThan(9.5);
    expect(Math.abs((first?.p95Ms ?? 0) / 1000 - 1)).toBeLessThan(0.05);
    expect(second).toMatchObject({ made: 1, failed: 0 });
    expect(Math.abs((second?.p95Ms ?? 0) / 2 - 1)).toBeLessThan(0.05);
  });

  it('counts what could not be stored at the next flush', async () => {
    let isDown = true;
    const failing: Database = {
      ...database,
      write: (work, options) => (isDown ? Promise.reject(new Error('the database is gone')) : database.write(work, options)),
    };
    const quality = qualityLog({ database: failing, clock, log });
    quality.executed('slugify', { isSuccess: true, latencyMs: 10 });
    await quality.flush();
    quality.executed('slugify', { isSuccess: false, latencyMs: 10 });
    isDown = false;
    await quality.flush();
    await quality.flush();
    expect((await history()).days[0]?.executions).toMatchObject({ made: 2, failed: 1 });
  });

  it('is empty for a tool that was never called or checked', async () => {
    const { changes, days } = await history(3);
    expect(changes).toEqual([]);
    expect(days.map(({ checks, executions }) => [checks.made, executions.made, executions.p50Ms])).toEqual(
      Array.from({ length: 3 }, () => [0, 0, null]),
    );
  });

  it('is forgotten with time, except what the state has been since', async () => {
    const quality = replica();
    for (let day = 0; day < 10; day += 1) {
      time.now = start + day * dayMs;
      if (day < 3) await quality.probed('slugify', day === 1 ? broken('timeout: late') : healthy);
      quality.executed('slugify', { isSuccess: true, latencyMs: 10 });
      await quality.flush();
    }
    await forgetOldDays(database, start + 7 * dayMs);
    const { changes, days } = await history(10);
    expect(changes).toEqual([{ status: 'healthy', reason: null, at: start + 2 * dayMs }]);
    expect(days.map(({ executions }) => executions.made)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
    expect(await database.read.selectFrom('tool_latencies').select('day').execute()).toHaveLength(3);
  });
});
