import { sql } from 'kysely';
import { bound } from '../../bound.ts';
import { dayMs } from '../../clock.ts';
import { batchMax, deleteInBatches } from '../../storage/batches.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { ToolJobRow } from '../../storage/tables/tool-jobs.ts';
import type { EngineId } from '@farebox/contract';

export interface NewToolJob {
  id: string;
  toolId: string;
  family: string;
  engine: EngineId;
  clientId: string;
  callId: string | null;
  /** JSON without secrets; null where an upstream runs the job. */
  input: string | null;
  expiresAt: number;
  callback: { url: string; secretSealed: string } | null;
}

/** The record of an answer that was given and paid for at once, to be read again. */
export interface GivenAnswer extends Pick<NewToolJob, 'id' | 'toolId' | 'family' | 'engine' | 'clientId' | 'callId'> {
  /** A `StoredAnswer` as JSON. */
  answer: string;
  /** The payment that paid for it; null if it was free. */
  paidBy: string | null;
}

/** The kind of the queue entries that work on a job. */
export const workKind = 'work_tool_job';
/** The prefix of a queue entry's id; the job's id follows it. */
export const workJobPrefix = `${workKind}:`;

/** How long results are kept. */
const resultTtlMs = dayMs;

/** The rows of jobs. Every change of state names the states it may follow, so that only one of two concurrent changes succeeds. */
export type JobRecords = ReturnType<typeof jobRecords>;

export function jobRecords(parts: Database) {
  return {
    ...bound(parts, { find, openCounts, begin, uncount, asked }),
    insert,
    insertGiven,

    /** Expired jobs too. */
    async findAny(id: string): Promise<ToolJobRow | null> {
      return (await parts.read.selectFrom('tool_jobs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },

    /** @returns false if it had already ended */
    succeed: (queries: Queries, id: string, answer: string | null, now: number): Promise<boolean> =>
      end(queries, id, { state: 'succeeded', progress: 100, answer }, now),
    /** @returns false if it had already ended */
    fail: (queries: Queries, id: string, { code, message }: { code: string; message: string }, now: number): Promise<boolean> =>
      end(queries, id, { state: 'failed', failure_code: code, failure_message: storable(message) }, now),

    /**
     * From now on the payer reads it for free. Without a client, each payment has its own result.
     * @returns false if its client has paid for it since
     */
    paid,
    /** In the transaction that ended it. */
    ended: (queries: Queries, id: string): Promise<ToolJobRow> =>
      queries.selectFrom('tool_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Jobs that did not end in time. */
    overdue: (now: number): Promise<ToolJobRow[]> =>
      parts.read.selectFrom('tool_jobs').selectAll().where(open).where('expires_at', '<=', now).limit(batchMax).execute(),
    /** Deletes expired jobs. @returns how many. */
    forget: (now: number): Promise<number> => deleteInBatches(parts, 'tool_jobs', (queries) => expiredJobs(queries, now)),
  };
}

async function end(queries: Queries, id: string, change: Partial<ToolJobRow>, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('tool_jobs')
    .set({ ...change, input: null, finished_at: now, expires_at: now + resultTtlMs })
    .where('id', '=', id)
    .where(open)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function insert(queries: Queries, job: NewToolJob, now: number): Promise<void> {
  await queries
    .insertInto('tool_jobs')
    .values({
      ...commonColumns(job, now),
      input: job.input,
      state: 'waiting',
      expires_at: job.expiresAt,
      callback_url: job.callback?.url ?? null,
      secret_sealed: job.callback?.secretSealed ?? null,
    })
    .execute();
}

async function insertGiven(queries: Queries, given: GivenAnswer, now: number): Promise<void> {
  await queries
    .insertInto('tool_jobs')
    .values({
      ...commonColumns(given, now),
      state: 'succeeded',
      progress: 100,
      answer: given.answer,
      finished_at: now,
      expires_at: now + resultTtlMs,
      paid_by: given.paidBy,
    })
    .execute();
}

/** Null for an unknown or expired id. */
async function find(parts: Database, id: string, now: number): Promise<ToolJobRow | null> {
  const row = await parts.read.selectFrom('tool_jobs').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst();
  return row ?? null;
}

/** The number of unfinished jobs of this service. */
async function openCounts(parts: Database, clientId: string): Promise<{ all: number; ofClient: number }> {
  const counts = await parts.read
    .selectFrom('tool_jobs')
    .select((eb) => [eb.fn.countAll<number>().as('all'), sql<number>`count(case when client_id = ${clientId} then 1 end)`.as('ofClient')])
    .where(open)
    .where('input', 'is not', null)
    .executeTakeFirstOrThrow();
  return counts;
}

/**
 * Counts an attempt.
 * @returns the updated job; null if there is nothing left to do
 */
async function begin(parts: Database, id: string): Promise<ToolJobRow | null> {
  const row = await parts.write((queries) =>
    queries
      .updateTable('tool_jobs')
      .set({ state: 'running', attempts: sql<number>`attempts + 1` })
      .where('id', '=', id)
      .where(open)
      .returningAll()
      .executeTakeFirst(),
  );
  return row ?? null;
}

/** Uncounts an attempt that the end of the server interrupted. */
async function uncount(parts: Database, id: string): Promise<void> {
  await parts.write((queries) =>
    queries
      .updateTable('tool_jobs')
      .set({ state: 'waiting', attempts: sql<number>`attempts - 1` })
      .where('id', '=', id)
      .where(open)
      .execute(),
  );
}

/** Stores an upstream's answer for a running job. */
async function asked(parts: Database, id: string, progress: number | null, now: number): Promise<void> {
  await parts.write(
    (queries) =>
      queries.updateTable('tool_jobs').set({ state: 'running', progress, asked_at: now }).where('id', '=', id).where(open).execute(),
    { until: 'applied' },
  );
}

async function paid(queries: Queries, id: string, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('tool_jobs')
    .set({ paid_by: paymentId })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('paid_by', 'is', null), eb('client_id', '=', 'anonymous')]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function commonColumns({ id, toolId, family, engine, clientId, callId }: Omit<GivenAnswer, 'answer' | 'paidBy'>, now: number) {
  return { id, tool_id: toolId, family, engine, client_id: clientId, call_id: callId, created_at: now, attempts: 0 };
}

/** Messages may quote documents and providers. */
function storable(message: string): string {
  return message.replaceAll('\0', ' ').slice(0, 500).toWellFormed();
}

/** Literals, not parameters: SQLite uses a partial index only if the text of the query repeats its condition. */
const open = sql<boolean>`state in ('waiting', 'running')`;

function expiredJobs(queries: Queries, now: number) {
  return (
    queries
      .selectFrom('tool_jobs')
      .select('id')
      .where('expires_at', '<=', now)
      // Unfinished jobs are failed and refunded first.
      .where('finished_at', 'is not', null)
  );
}
