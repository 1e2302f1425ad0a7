import { beforeEach, expect, it } from 'vitest';
import { ageClaims } from '../../test/claims.ts';
import { eachDatabase } from '../../test/databases.ts';
import { createLog } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { jobs, type NewJob } from './jobs.ts';

const log = createLog({ level: 'silent' });

eachDatabase('jobs', (open) => {
  let database: Database;
  const time = { now: 0 };
  const worker = (processId = 'proc_1') => jobs({ database, clock: { now: () => time.now }, log, processId });
  const add = (job: NewJob) => database.write((queries) => worker().add(queries, job));

  /** A worker whose job fails each time. */
  function failing() {
    const it_ = worker();
    let ran = 0;
    it_.handle('greet', async () => {
      ran += 1;
      throw new Error('no');
    });
    return { it_, tries: () => ran };
  }

  beforeEach(async () => {
    database = await open();
    time.now = 1_795_000_000_000;
  });

  it('runs a job with its payload', async () => {
    const ran: unknown[] = [];
    const it_ = worker();
    it_.handle('greet', async (payload) => void ran.push(payload));
    await add({ kind: 'greet', payload: { name: 'Ada' } });
    expect(await it_.runDue()).toBe(1);
    expect(await it_.runDue()).toBe(0);
    expect(ran).toEqual([{ name: 'Ada' }]);
  });

  it('keeps a job with the same id once', async () => {
    const it_ = worker();
    it_.handle('greet', async () => undefined);
    await add({ kind: 'greet', payload: 1, id: 'job_once' });
    await add({ kind: 'greet', payload: 2, id: 'job_once' });
    expect(await it_.runDue()).toBe(1);
  });

  it('is not added if the transaction is rolled back', async () => {
    const it_ = worker();
    it_.handle('greet', async () => undefined);
    const undone = database.write(async (queries) => {
      await it_.add(queries, { kind: 'greet', payload: 1 });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await it_.runDue()).toBe(0);
  });

  it('waits until it is due', async () => {
    const it_ = worker();
    it_.handle('greet', async () => undefined);
    await add({ kind: 'greet', payload: 1, runAt: time.now + 1000 });
    expect(await it_.runDue()).toBe(0);
    time.now += 1000;
    expect(await it_.runDue()).toBe(1);
  });

  it('is due although the clock was set back since it was added, but still waits before it is retried', async () => {
    const { it_, tries } = failing();
    await add({ kind: 'greet', payload: 1 });
    await add({ kind: 'greet', payload: 2, runAt: time.now + 1000 });
    time.now -= 3_600_000;
    expect([await it_.runDue(), await it_.runDue(), tries()]).toEqual([1, 0, 1]);
    time.now += 3_000;
    expect([await it_.runDue(), tries()]).toEqual([1, 2]);
  });

  it('is retried in time although the clock that set the time was ahead', async () => {
    const { it_, tries } = failing();
    await add({ kind: 'greet', payload: 1 });
    time.now += 300_000;
    expect([await it_.runDue(), tries()]).toEqual([1, 1]);
    time.now -= 300_000;
    expect([await it_.runDue(), tries()]).toEqual([1, 2]);
    // Its next try waits again.
    expect([await it_.runDue(), tries()]).toEqual([0, 2]);
    time.now += 6_000;
    expect([await it_.runDue(), tries()]).toEqual([1, 3]);
  });

  it('is retried with growing delays, then put aside', async () => {
    const it_ = worker();
    let tries = 0;
    it_.handle('fail', async () => {
      tries += 1;
      throw new Error('still broken');
    });
    await add({ kind: 'fail', payload: 1, attemptsMax: 3 });
    await it_.runDue();
    expect(await it_.runDue()).toBe(0);
    for (let round = 0; round < 5; round += 1) {
      time.now += 60_000;
      await it_.runDue();
    }
    expect(tries).toBe(3);
    expect(await it_.deadCount()).toBe(1);
  });

  it('is found beside jobs that others do or that wait for later, and the kind that waited longest comes first', async () => {
    const ran: unknown[] = [];
    const it_ = worker();
    for (const kind of ['greet', 'part']) it_.handle(kind, async (payload) => void ran.push(payload));
    const asker = worker('proc_2');
    for (let index = 0; index < 12; index += 1) {
      await add({ kind: 'other', payload: 'other', runAt: time.now - 2000 });
      await add({ kind: 'greet', payload: 'later', runAt: time.now + 3_600_000 });
    }
    await add({ kind: 'greet', payload: 'second', runAt: time.now - 500 });
    await add({ kind: 'part', payload: 'first', runAt: time.now - 1000 });
    expect(await it_.runDue()).toBe(2);
    expect(ran).toEqual(['first', 'second']);
    asker.handle('other', async () => undefined);
    expect(await asker.runDue()).toBe(12);
  });

  it('is forgotten a while after it was done, but not as long as a claim may last', async () => {
    const it_ = worker();
    it_.handle('greet', async () => undefined);
    await add({ kind: 'greet', payload: 1, id: 'job_once' });
    await it_.runDue();
    time.now += 3_600_000;
    expect(await it_.forgetDone()).toBe(0);
    await add({ kind: 'greet', payload: 1, id: 'job_once' });
    expect(await it_.runDue()).toBe(0);
    time.now += 6 * 3_600_000;
    expect(await it_.forgetDone()).toBe(1);
  });

  it('is run by one of many workers', async () => {
    const ran: string[] = [];
    const workers = ['proc_1', 'proc_2', 'proc_3'].map((processId) => {
      const it_ = worker(processId);
      it_.handle('greet', async (payload) => void ran.push(String(payload)));
      return it_;
    });
    for (let index = 0; index < 30; index += 1) await add({ kind: 'greet', payload: index });
    await Promise.all(workers.map((it_) => it_.runDue()));
    expect(ran.toSorted()).toEqual(Array.from({ length: 30 }, (_, index) => String(index)).toSorted());
  });

  it('is taken over from a process that died while running it', async () => {
    const dead = worker('proc_dead');
    dead.handle('greet', () => new Promise(() => undefined));
    await add({ kind: 'greet', payload: 1 });
    void dead.runDue();
    const live = worker('proc_live');
    let runs = 0;
    live.handle('greet', async () => void (runs += 1));
    await expect
      .poll(() => live.runDue().then(() => database.read.selectFrom('jobs').select('state').executeTakeFirst()))
      .toEqual({ state: 'running' });
    time.now += 5 * 60_000;
    await ageClaims(database, 5 * 60_000);
    await live.runDue();
    expect(runs).toBe(1);
  });

  it('is not taken from a replica that lives by a replica whose clock is ahead', async () => {
    if (database.dialect === 'sqlite') return;
    const door = Promise.withResolvers<void>();
    const slow = worker('proc_1');
    slow.handle('work', () => door.promise);
    await add({ kind: 'work', payload: 1 });
    const running = slow.runDue();
    await expect.poll(() => database.read.selectFrom('jobs').select('state').execute()).toEqual([{ state: 'running' }]);
    const ahead = jobs({ database, clock: { now: () => time.now + 3_600_000 }, log, processId: 'proc_2' });
    ahead.handle('work', async () => undefined);
    expect(await ahead.runDue()).toBe(0);
    door.resolve();
    expect(await running).toBe(1);
  });

  it('runs as many jobs at once as there are lanes, and no job twice', async () => {
    const it_ = jobs({ database, clock: { now: () => time.now }, log, processId: 'proc_1', lanes: 2, claimBatch: 1 });
    const ran: unknown[] = [];
    const both = Promise.withResolvers<void>();
    it_.handle('meet', async (payload) => {
      ran.push(payload);
      if (ran.length === 2) both.resolve();
      await both.promise;
    });
    for (const payload of [1, 2, 3]) await add({ kind: 'meet', payload });
    expect(await it_.runDue()).toBe(3);
    expect(new Set(ran)).toEqual(new Set([1, 2, 3]));
    expect(ran).toHaveLength(3);
  });

  it('holds a claim for as long as a job may take', async () => {
    const slow = jobs({ database, clock: { now: () => time.now }, log, processId: 'proc_1', claimMs: 3_600_000 });
    const door = Promise.withResolvers<void>();
    slow.handle('work', () => door.promise);
    await add({ kind: 'work', payload: 1 });
    const running = slow.runDue();
    await expect.poll(() => database.read.selectFrom('jobs').select('state').execute()).toEqual([{ state: 'running' }]);
    time.now += 1_800_000;
    const other = worker('proc_2');
    other.handle('work', async () => undefined);
    expect(await other.runDue()).toBe(0);
    door.resolve();
    expect(await running).toBe(1);
  });
});
