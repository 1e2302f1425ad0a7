import { sql } from 'kysely';
import { minuteMs, secondMs, type Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Database, Queries } from '../storage/database.ts';

/** More are counted as this many: a reading costs the same on the worst day. */
const countedMax = 10_000;
const openEveryMs = 10 * secondMs;
const deadEveryMs = 5 * minuteMs;

export interface JobMetricsOptions {
  database: Database;
  jobs: { deadCount(): Promise<number>; oldestWaitingAt(): Promise<number | null> };
  metrics: Pick<Metrics, 'readings'>;
  clock: Clock;
}

/** The queue of background work, of all runners and replicas. */
export function jobMetrics({ database, jobs, metrics, clock }: JobMetricsOptions): void {
  const now = () => clock.now();
  metrics.readings(
    {
      farebox_jobs: {
        help: `Background jobs by kind and state: waiting or running; at most ${countedMax} are counted.`,
        labels: ['kind', 'state'],
      },
      farebox_jobs_oldest_due_seconds: { help: 'How long the oldest waiting job has been due; 0 where none is.' },
    },
    async () => {
      const [counts, oldestAt] = [await openJobs(database.read), await jobs.oldestWaitingAt()];
      const overdueMs = oldestAt === null ? 0 : Math.max(0, now() - oldestAt);
      return [
        ...counts.map(({ kind, state, count }) => ({ name: 'farebox_jobs' as const, labels: { kind, state }, value: count })),
        { name: 'farebox_jobs_oldest_due_seconds', value: overdueMs / secondMs },
      ];
    },
    { everyMs: openEveryMs, now },
  );
  metrics.readings(
    { farebox_jobs_dead: { help: 'Jobs that failed for good and wait for the operator.' } },
    async () => [{ name: 'farebox_jobs_dead', value: await jobs.deadCount() }],
    { everyMs: deadEveryMs, now },
  );
}

interface OpenJobs {
  kind: string;
  state: 'waiting' | 'running';
  count: number;
}

/** Reads only what is open: jobs that are done are in no index that it uses. */
export async function openJobs(queries: Queries): Promise<OpenJobs[]> {
  const { rows } = await sql<OpenJobs>`
    select kind, 'waiting' as state, count(*) as count
    from (select kind from jobs where state = 'waiting' limit ${countedMax}) as waiting_ones group by kind
    union all
    select kind, 'running' as state, count(*) as count
    from (select kind from jobs where state = 'running' limit ${countedMax}) as running_ones group by kind`.execute(queries);
  return rows;
}

/** Jobs that failed for good; more than can be counted are counted as that many. */
export async function deadJobs(queries: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select id from jobs where state = 'dead' limit ${countedMax}) as dead_ones`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** When the next waiting job, of these kinds, is or was due; null without any. */
export async function oldestWaiting(queries: Queries, kinds: readonly string[] | null = null): Promise<number | null> {
  const row = await queries
    .selectFrom('jobs')
    .select('run_at')
    // A literal, not a parameter: SQLite uses a partial index only where the text of the query repeats its condition.
    .where(sql<boolean>`state = 'waiting'`)
    .$if(kinds !== null, (query) => query.where('kind', 'in', kinds ?? []))
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  return row?.run_at ?? null;
}
