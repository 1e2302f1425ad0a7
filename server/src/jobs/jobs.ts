import { sql, type RawBuilder } from 'kysely';
import { bound } from '../bound.ts';
import { hourMs, minuteMs, secondMs, type Clock } from '../clock.ts';
import { backOffMs } from '../limits/back-off.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { deleteInBatches } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import { clockSteps, wasSetByClockAhead } from '../storage/due.ts';
import { storeNow, storeTime } from '../storage/store-time.ts';
import type { JobRow } from '../storage/tables.ts';
import { deadJobs, oldestWaiting } from './backlog-metrics.ts';

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

export type Jobs = ReturnType<typeof jobs>;

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
  /**
   * The order of jobs of a kind that are due: the least by this first, then the one due first. Read at each claim; null: by the time alone.
   * A claim reads all of them then, so they must be few.
   */
  order?: () => RawBuilder<number> | null;
  /** The kinds that the runners of this process handle, which share it; others belong to rooms that were left out. */
  handled?: Set<string>;
}

const pollMs = secondMs;
const attemptsDefault = 8;
/** Longer than any claim: a job that runs twice finds the job that it added the first time, and adds no other. */
const doneKeptMs = 3 * hourMs;

interface JobsParts extends JobsOptions {
  lanes: NonNullable<JobsOptions['lanes']>;
  claimMs: NonNullable<JobsOptions['claimMs']>;
  claimBatch: NonNullable<JobsOptions['claimBatch']>;
  handlers: Map<string, JobHandler>;
  stopping: AbortController;
  running: Set<Promise<unknown>>;
  clockStepped: ReturnType<typeof clockSteps>;
  timer: NodeJS.Timeout | undefined;
  looking: Promise<unknown>;
}

/** A table of work that survives crashes: claimed with a lease, retried with back-off, and set aside as dead when it keeps failing. */
export function jobs(options: JobsOptions) {
  const { database, clock, lanes = 1, claimMs = 5 * minuteMs, claimBatch = 10, handled = new Set() } = options;
  const handlers = new Map<string, JobHandler>();
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const clockStepped = clockSteps();
  const parts: JobsParts = {
    ...options,
    lanes,
    claimMs,
    claimBatch,
    handlers,
    stopping,
    running,
    clockStepped,
    timer: undefined,
    looking: Promise.resolve(),
  };

  return {
    ...bound(parts, { add, runDue, recover, start: poll, stop }),
    handle(kind: string, handler: JobHandler): void {
      handlers.set(kind, handler);
      handled.add(kind);
    },

    /** When the next waiting job is or was due; null without any. */
    oldestWaitingAt: (): Promise<number | null> => oldestWaiting(database.read, [...handled]),
    /** Jobs that failed for good. */
    deadCount: (): Promise<number> => deadJobs(database.read),

    /** Deletes jobs that were done a while ago; dead ones are kept for the operator. @returns how many. */
    forgetDone: (): Promise<number> => deleteInBatches(database, 'jobs', (queries) => doneJobs(queries, clock.now() - doneKeptMs)),
  };
}

async function runLane(parts: JobsParts): Promise<number> {
  let ran = 0;
  /** What others are claiming. */
  const taken = new Set<string>();
  while (!parts.stopping.signal.aborted) {
    const next = (await dueKinds(parts)).find(({ kind, state }) => !taken.has(`${state} ${kind}`));
    if (next === undefined) return ran;
    const claimed = await parts.database.write((queries) => claimDue(parts, queries, parts.database.dialect, next));
    if (claimed.length === 0) taken.add(`${next.state} ${next.kind}`);
    for (const job of claimed) await runOne(parts, job);
    ran += claimed.length;
  }
  return ran;
}

/** The kinds with a job that can be claimed. Reads two rows of an index for each kind. */
async function dueKinds(parts: JobsParts): Promise<DueKind[]> {
  const { handlers, clock, clockStepped, database } = parts;
  const kinds = [...handlers.keys()];
  if (kinds.length === 0) return [];
  const now = clock.now();
  if (clockStepped(now)) await database.write((queries) => setDueAgain(queries, kinds, now));
  return readDueKinds(database.read, kinds, now, storeNow(database.dialect, clock));
}

async function claimDue(parts: JobsParts, queries: Queries, dialect: Database['dialect'], { kind, state }: DueKind): Promise<JobRow[]> {
  const { clock, order, claimBatch, processId, claimMs } = parts;
  const now = clock.now();
  // Claims are judged by the clock that all replicas share: by that of another process, one would end early, and the job run twice.
  const leaseNow = storeNow(dialect, clock);
  const first = order?.() ?? null;
  const ofKind = queries.selectFrom('jobs').select('id').where('kind', '=', kind).limit(claimBatch);
  const due =
    state === 'running'
      ? ofKind.where(sql<boolean>`state = 'running'`).where('claimed_until', '<=', leaseNow)
      : ofKind
          .where(sql<boolean>`state = 'waiting'`)
          .where('run_at', '<=', now)
          .$if(first !== null, (query) => query.orderBy(first ?? sql`run_at`))
          .orderBy('run_at');
  // SQLite has one writer; on PostgreSQL replicas skip rows that another is claiming.
  const free = dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
  return queries
    .updateTable('jobs')
    .set({
      state: 'running',
      claimed_by: processId,
      claimed_until: sql<number>`${leaseNow} + ${sql.lit(claimMs)}`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', free)
    .returningAll()
    .execute();
}

async function runOne(parts: JobsParts, job: JobRow): Promise<void> {
  const { handlers, stopping, claimMs, clock, log } = parts;
  const handler = handlers.get(job.kind);
  if (handler === undefined) return;
  try {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(claimMs)]);
    await handler(JSON.parse(job.payload), { signal, attempt: job.attempts });
    await finish(parts, job, { state: 'done', last_error: null, finished_at: clock.now() });
  } catch (thrown) {
    const isDead = job.attempts >= job.attempts_max;
    log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, isDead, err: thrown }, 'job failed');
    const lastError = String(thrown).slice(0, 1000);
    if (isDead) await finish(parts, job, { state: 'dead', last_error: lastError, finished_at: clock.now() });
    else
      await finish(parts, job, {
        state: 'waiting',
        last_error: lastError,
        run_at: clock.now() + backOffMs(job.attempts, 2 * secondMs, longestBackOffMs),
      });
  }
}

/** Only while the claim is valid: after its lease another process may have taken the job. */
async function finish(parts: JobsParts, job: JobRow, change: Partial<JobRow>): Promise<void> {
  await parts.database.write((queries) =>
    queries
      .updateTable('jobs')
      .set({ claimed_by: null, claimed_until: null, ...change })
      .where('id', '=', job.id)
      .where('claimed_by', '=', parts.processId)
      .where('attempts', '=', job.attempts)
      .execute(),
  );
}

/** Looks for due jobs until stopped, once for all lanes: a service with nothing to do asks one small question a second. */
function poll(parts: JobsParts): void {
  parts.timer = setTimeout(() => {
    parts.looking = beginLanes(parts)
      .catch((cause: unknown) => parts.log.error({ err: cause }, 'jobs could not be run'))
      .finally(() => {
        if (!parts.stopping.signal.aborted) poll(parts);
      });
  }, pollMs);
  parts.timer.unref();
}

async function beginLanes(parts: JobsParts): Promise<void> {
  const { running, lanes, log } = parts;
  if (running.size >= lanes || (await dueKinds(parts)).length === 0) return;
  while (running.size < lanes) {
    const ran: Promise<unknown> = runLane(parts)
      .catch((cause: unknown) => log.error({ err: cause }, 'jobs could not be run'))
      .finally(() => running.delete(ran));
    running.add(ran);
  }
}

/** Adds a job in the caller's transaction: it exists if and only if that commits. */
async function add(parts: JobsParts, queries: Queries, { kind, payload, id, runAt, attemptsMax = attemptsDefault }: NewJob): Promise<void> {
  const now = parts.clock.now();
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
}

/** Runs due jobs until none is left. @returns how many ran. */
async function runDue(parts: JobsParts): Promise<number> {
  const ran = await Promise.all(Array.from({ length: parts.lanes }, () => runLane(parts)));
  return ran.reduce((total, one) => total + one, 0);
}

/** Frees the jobs of dead processes, long before their claims expire. */
async function recover(parts: JobsParts): Promise<void> {
  const leaseNow = await storeTime(parts.database, parts.clock);
  await parts.database.write((queries) =>
    queries
      .updateTable('jobs')
      .set({ claimed_until: 0 })
      .where(sql<boolean>`state = 'running'`)
      .where('claimed_by', 'not in', queries.selectFrom('processes').select('id').where('alive_until', '>', leaseNow))
      .execute(),
  );
}

async function stop(parts: JobsParts): Promise<void> {
  parts.stopping.abort();
  clearTimeout(parts.timer);
  await parts.looking;
  await Promise.all(parts.running);
}

/** A kind with jobs that wait and are due, or that run and whose claims have expired. */
interface DueKind {
  kind: string;
  state: 'waiting' | 'running';
}

/** Expired claims first, then the kind that has waited longest. */
async function readDueKinds(queries: Queries, kinds: readonly string[], now: number, leaseNow: RawBuilder<number>): Promise<DueKind[]> {
  const firstOf = (kind: string) => sql`
    select * from (
      select kind, state, run_at as due_at from jobs
      where state = 'waiting' and kind = ${kind} and run_at <= ${now} order by run_at limit 1
    ) as waiting_one
    union all
    select * from (
      select kind, state, claimed_until as due_at from jobs
      where state = 'running' and kind = ${kind} and claimed_until <= ${leaseNow} order by claimed_until limit 1
    ) as expired_one`;
  const { rows } = await sql<DueKind>`${sql.join(kinds.map(firstOf), sql` union all `)} order by state, due_at`.execute(queries);
  return rows;
}

/** After the clock was set back: what was due when it was written, and retries that are later than any back-off, are due. */
async function setDueAgain(queries: Queries, kinds: readonly string[], now: number): Promise<void> {
  await queries
    .updateTable('jobs')
    .set({ run_at: now })
    .where(sql<boolean>`state = 'waiting'`)
    .where('kind', 'in', kinds)
    .where(wasSetByClockAhead(now, { dueAt: 'run_at', createdAt: 'created_at', attempts: 'attempts' }, backOffMaxMs))
    .execute();
}

function doneJobs(queries: Queries, before: number) {
  return (
    queries
      .selectFrom('jobs')
      .select('id')
      // Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition.
      .where(sql<boolean>`state = 'done'`)
      .where('finished_at', '<', before)
  );
}

const longestBackOffMs = 60 * minuteMs;

/** The most that a job waits for its next attempt: 2 s, 4 s, 8 s ... and a quarter. */
function backOffMaxMs(attempts: RawBuilder<unknown>): RawBuilder<number> {
  const longest = sql.lit(longestBackOffMs * 1.25);
  return sql<number>`(case when ${attempts} >= 12 then ${longest} else ${sql.lit(secondMs * 1.25)} * (1 << ${attempts}) end)`;
}
