import { sql, type RawBuilder } from 'kysely';
import { dayMs, minuteMs, secondMs, type Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { batchMax, inBatches } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import { isDue } from '../storage/due.ts';
import { storeNow, storeTime } from '../storage/store-time.ts';
import type { JobRow } from '../storage/tables.ts';
import { oldestWaiting } from './backlog-metrics.ts';

/** Does one job. When it throws, the job is retried later. It may run more than once, so it has to be idempotent. */
export type JobHandler = (payload: unknown, context: { signal: AbortSignal; attempt: number }) => Promise<void>;

export interface NewJob {
  kind: string;
  payload: unknown;
  /** A job whose id exists is not added again: for work that must not run twice. */
  id?: string;
  runAt?: number;
  attemptsMax?: number;
}

export interface Jobs {
  handle(kind: string, handler: JobHandler): void;
  /** Adds a job in the caller's transaction: it exists if and only if that commits. */
  add(queries: Queries, job: NewJob): Promise<void>;
  /** Runs due jobs until none is left. @returns how many ran. */
  runDue(): Promise<number>;
  /** When the next waiting job is or was due; null without any. */
  oldestWaitingAt(): Promise<number | null>;
  /** Jobs that failed for good. Reads the whole table. */
  deadCount(): Promise<number>;
  /** Frees the jobs of dead processes, long before their claims expire. */
  recover(): Promise<void>;
  /** Deletes jobs that were done some days ago; dead ones are kept for the operator. @returns how many. */
  forgetDone(): Promise<number>;
  /** Looks for due jobs every second until stopped. */
  start(): void;
  stop(): Promise<void>;
}

export interface JobsOptions {
  database: Database;
  clock: Clock;
  log: Log;
  processId: string;
  /** Jobs that run at once; default 1. */
  lanes?: number;
  /** The limit for one job, and the duration of a claim; default five minutes. */
  claimMs?: number;
  /** Jobs that a lane claims at once. 1 if each takes long: the jobs behind it stay free for other lanes and replicas. */
  claimBatch?: number;
  /** The order of jobs that are due: the least by this first, then the one due first. Read at each claim; null: by the time alone. */
  order?: () => RawBuilder<number> | null;
}

const pollMs = secondMs;
const attemptsDefault = 8;
const doneKeptMs = 7 * dayMs;

/** A table of work that survives crashes: claimed with a lease, retried with back-off, and set aside as dead when it keeps failing. */
export function jobs({ database, clock, log, processId, lanes = 1, claimMs = 5 * minuteMs, claimBatch = 10, order }: JobsOptions): Jobs {
  const handlers = new Map<string, JobHandler>();
  const stopping = new AbortController();
  const timers = new Map<number, NodeJS.Timeout>();
  const running = new Map<number, Promise<unknown>>();

  async function runLane(): Promise<number> {
    let ran = 0;
    for (;;) {
      const claimed = stopping.signal.aborted ? [] : await database.write((queries) => claimDue(queries, database.dialect));
      for (const job of claimed) await runOne(job);
      ran += claimed.length;
      if (claimed.length < claimBatch) return ran;
    }
  }

  async function claimDue(queries: Queries, dialect: Database['dialect']): Promise<JobRow[]> {
    const now = clock.now();
    // Claims are judged by the clock that all replicas share: by that of another process, one would end early, and the job run twice.
    const leaseNow = storeNow(dialect, clock);
    const kinds = [...handlers.keys()];
    const first = order?.() ?? null;
    if (kinds.length === 0) return [];
    const due = queries
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', kinds)
      .where(isDue(now, { dueAt: 'run_at', createdAt: 'created_at', attempts: 'attempts' }, backOffMaxMs))
      .where((eb) => eb.or([eb('state', '=', 'waiting'), eb.and([eb('state', '=', 'running'), eb('claimed_until', '<=', leaseNow)])]))
      .$if(first !== null, (query) => query.orderBy(first ?? sql`run_at`))
      .orderBy('run_at')
      .limit(claimBatch);
    // SQLite has one writer; on PostgreSQL replicas skip rows that another is claiming.
    const free = dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
    return queries
      .updateTable('jobs')
      .set({
        state: 'running',
        claimed_by: processId,
        claimed_until: sql<number>`${leaseNow} + ${sql.lit(claimMs)}`,
        attempts: sql<number>`attempts + 1`,
        run_at: sql<number>`case when run_at > ${now} then ${now} else run_at end`,
      })
      .where('id', 'in', free)
      .returningAll()
      .execute();
  }

  async function runOne(job: JobRow): Promise<void> {
    const handler = handlers.get(job.kind);
    if (handler === undefined) return;
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(claimMs)]);
      await handler(JSON.parse(job.payload), { signal, attempt: job.attempts });
      await finish(job, { state: 'done', last_error: null, finished_at: clock.now() });
    } catch (thrown) {
      const isDead = job.attempts >= job.attempts_max;
      log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, isDead, err: thrown }, 'job failed');
      const lastError = String(thrown).slice(0, 1000);
      if (isDead) await finish(job, { state: 'dead', last_error: lastError, finished_at: clock.now() });
      else await finish(job, { state: 'waiting', last_error: lastError, run_at: clock.now() + backOffMs(job.attempts) });
    }
  }

  /** Only while the claim is valid: after its lease another process may have taken the job. */
  async function finish(job: JobRow, change: Partial<JobRow>): Promise<void> {
    await database.write((queries) =>
      queries
        .updateTable('jobs')
        .set({ claimed_by: null, claimed_until: null, ...change })
        .where('id', '=', job.id)
        .where('claimed_by', '=', processId)
        .where('attempts', '=', job.attempts)
        .execute(),
    );
  }

  function poll(lane: number): void {
    const timer = setTimeout(() => {
      const ran = runLane()
        .catch((cause: unknown) => log.error({ err: cause }, 'jobs could not be run'))
        .finally(() => {
          if (!stopping.signal.aborted) poll(lane);
        });
      running.set(lane, ran);
    }, pollMs);
    timer.unref();
    timers.set(lane, timer);
  }

  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    async add(queries, { kind, payload, id, runAt, attemptsMax = attemptsDefault }) {
      const now = clock.now();
      await queries
        .insertInto('jobs')
        .values({
          id: id ?? newId('job', now),
          kind,
          payload: JSON.stringify(payload),
          state: 'waiting',
          run_at: runAt ?? now,
          attempts: 0,
          attempts_max: attemptsMax,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async runDue() {
      const ran = await Promise.all(Array.from({ length: lanes }, runLane));
      return ran.reduce((total, one) => total + one, 0);
    },
    oldestWaitingAt: () => oldestWaiting(database.read),
    async deadCount() {
      const { count } = await database.read
        .selectFrom('jobs')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'dead')
        .executeTakeFirstOrThrow();
      return count;
    },
    async recover() {
      const leaseNow = await storeTime(database, clock);
      await database.write((queries) =>
        queries
          .updateTable('jobs')
          .set({ claimed_until: 0 })
          .where(sql<boolean>`state = 'running'`)
          .where('claimed_by', 'not in', queries.selectFrom('processes').select('id').where('alive_until', '>', leaseNow))
          .execute(),
      );
    },
    forgetDone: () => inBatches(() => database.write((queries) => forgetDone(queries, clock.now() - doneKeptMs))),
    start() {
      for (let lane = 0; lane < lanes; lane += 1) poll(lane);
    },
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

async function forgetDone(queries: Queries, before: number): Promise<number> {
  const old = queries
    .selectFrom('jobs')
    .select('id')
    // Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition.
    .where(sql<boolean>`state = 'done'`)
    .where('finished_at', '<', before)
    .limit(batchMax);
  const { numDeletedRows } = await queries.deleteFrom('jobs').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** 2 s, 4 s, 8 s ... at most an hour, with up to a quarter of jitter so that failed jobs do not all return at once. */
function backOffMs(attempt: number): number {
  const base = Math.min(longestBackOffMs, 2 ** attempt * secondMs);
  return Math.round(base * (1 + Math.random() / 4));
}

const longestBackOffMs = 60 * minuteMs;

/** The most that `backOffMs` can be. */
function backOffMaxMs(attempts: RawBuilder<unknown>): RawBuilder<number> {
  const longest = sql.lit(longestBackOffMs * 1.25);
  return sql<number>`(case when ${attempts} >= 12 then ${longest} else ${sql.lit(secondMs * 1.25)} * (1 << ${attempts}) end)`;
}
