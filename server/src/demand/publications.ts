import { sql } from 'kysely';
import { z } from 'zod';
import type { PublicationBatch } from '../assets/publish.ts';
import { dayMs, minuteMs, secondMs, type Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { batchMax } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import { keptUntilCommit, lockUntilCommit, shareUntilCommit } from '../storage/lock.ts';
import type { Supply } from './supply.ts';

export const matchKind = 'match_watches';
export const matchAttemptsMax = 8;
/** How many publications of one supply on one day are compared with the watches. */
export const publicationsPerDayMax = 4;
const keptMs = 2 * dayMs;
/** Batches have ended or gone on before. */
const batchWaitMs = 30 * secondMs;
/** Longer than a transaction that adds a watch. */
const keptLiveMs = 5 * minuteMs;
const lockName = 'watches';

export const MatchJob = z.object({
  /** The job that its publications have. */
  publications: z.string(),
  /** The last watch of the previous batch, which the first of them was compared with. */
  watch: z.string().nullable(),
});
export type MatchJob = z.output<typeof MatchJob>;

/** A publication that is to be compared. `id` identifies it in webhooks. */
export interface WaitingPublication {
  id: string;
  supply: Supply;
}

export interface Publications {
  /**
   * Runs in the transaction that makes a supply available, and adds the job that compares it with the watches. Adds nothing where nobody
   * watches.
   * @param batch shares one job, which `ended` starts
   */
  add(queries: Queries, supply: Supply, batch?: PublicationBatch): Promise<void>;
  ended(batch: PublicationBatch): Promise<void>;
  /**
   * Runs first in a transaction that adds a watch: a publication that sees no watch at all is committed before the first watch is, and so
   * before the search of that watch.
   */
  watchBegins(queries: Queries): Promise<void>;
  waitingOf(jobId: string, limit: number): Promise<WaitingPublication[]>;
  /** The latest publication of the same supply on the same day. */
  newest(queries: Queries, id: string): Promise<string>;
  compared(queries: Queries, ids: readonly string[]): Promise<void>;
  /** Adds the next job. Its id says what is done, so that a job that runs twice is followed by one. */
  goOn(queries: Queries, next: MatchJob, done: readonly WaitingPublication[]): Promise<void>;
  /** @returns how many */
  forget(queries: Queries): Promise<number>;
}

export function publications({ database, clock, jobs }: { database: Database; clock: Clock; jobs: Pick<Jobs, 'add'> }): Publications {
  const { dialect } = database;

  function addJob(queries: Queries, payload: MatchJob, { id = payload.publications, runAt = clock.now() } = {}): Promise<void> {
    return jobs.add(queries, { id, kind: matchKind, payload, attemptsMax: matchAttemptsMax, runAt });
  }

  /** The job of the batch; another one if that has begun already. */
  async function jobOf(queries: Queries, batch: PublicationBatch): Promise<string> {
    const runAt = clock.now() + batchWaitMs;
    const isMoved = batch.jobId !== null && (await moved(queries, batch.jobId, runAt));
    if (batch.jobId !== null && isMoved) return batch.jobId;
    const id = newId('job', clock.now());
    await addJob(queries, { publications: id, watch: null }, { runAt });
    batch.jobId = id;
    return id;
  }

  return {
    async add(queries, { kind, id }, batch) {
      const now = clock.now();
      await shareUntilCommit(queries, dialect, lockName);
      if (!(await isWatched(queries, now))) return;
      const run = await nextRun(queries, `match:${kind}:${id}:${Math.floor(now / dayMs)}`);
      if (run === null) return;
      const jobId = batch === undefined ? run : await jobOf(queries, batch);
      await queries
        .insertInto('publications')
        .values({ id: run, supply_kind: kind, supply_id: id, job_id: jobId, is_waiting: 1, created_at: now })
        .execute();
      if (batch === undefined) await addJob(queries, { publications: jobId, watch: null });
    },
    async ended({ jobId }) {
      if (jobId !== null) await database.write((queries) => moved(queries, jobId, clock.now()));
    },
    async watchBegins(queries) {
      // Locked, so that it does not end before this transaction does: publications see that one until they see the new one.
      const kept = keptUntilCommit(liveWatches(queries, clock.now() + keptLiveMs).limit(1), dialect);
      const isKept = (await kept.executeTakeFirst()) !== undefined;
      if (!isKept) await lockUntilCommit(queries, dialect, lockName);
    },
    async waitingOf(jobId, limit) {
      const rows = await database.read
        .selectFrom('publications')
        .select(['id', 'supply_kind', 'supply_id'])
        .where('job_id', '=', jobId)
        .where(isWaiting)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, supply: { kind: row.supply_kind, id: row.supply_id } }));
    },
    async newest(queries, id) {
      const runs = await runsOf(queries, id.slice(0, id.lastIndexOf(':')));
      return runs.findLast(({ isBegun }) => isBegun)?.run ?? id;
    },
    async compared(queries, ids) {
      if (ids.length > 0) await queries.updateTable('publications').set({ is_waiting: 0 }).where('id', 'in', ids).execute();
    },
    goOn: (queries, next, done) => addJob(queries, next, { id: `${next.publications}:${done.at(-1)?.id ?? ''}:${next.watch ?? ''}` }),
    async forget(queries) {
      const old = queries
        .selectFrom('publications')
        .select('id')
        .where('created_at', '<', clock.now() - keptMs)
        .limit(batchMax);
      const { numDeletedRows } = await queries.deleteFrom('publications').where('id', 'in', old).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** A literal instead of a bound parameter: SQLite uses a partial index only if the query text contains the same condition. */
const isWaiting = sql<boolean>`is_waiting = 1`;

/** @returns false if it does not wait any more */
async function moved(queries: Queries, jobId: string, runAt: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('jobs')
    .set({ run_at: runAt })
    .where('id', '=', jobId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function isWatched(queries: Queries, now: number): Promise<boolean> {
  return (await liveWatches(queries, now).limit(1).executeTakeFirst()) !== undefined;
}

function liveWatches(queries: Queries, at: number) {
  return queries.selectFrom('demand_watches').select('id').where('ended_at', 'is', null).where('expires_at', '>', at);
}

/**
 * A run for each publication of a supply, and so for each time that it comes back. Null if it was published as often as a day allows:
 * publishing it again on the same day sends no other one.
 */
async function nextRun(queries: Queries, ofDay: string): Promise<string | null> {
  return (await runsOf(queries, ofDay)).find(({ isBegun }) => !isBegun)?.run ?? null;
}

async function runsOf(queries: Queries, ofDay: string): Promise<Array<{ run: string; isBegun: boolean }>> {
  const runs = Array.from({ length: publicationsPerDayMax }, (_, at) => `${ofDay}:${at}`);
  const rows = await queries.selectFrom('publications').select('id').where('id', 'in', runs).execute();
  const begun = new Set(rows.map(({ id }) => id));
  return runs.map((run) => ({ run, isBegun: begun.has(run) }));
}
