import { sql } from 'kysely';
import { secondMs } from '../../clock.ts';
import type { Foundation } from '../../foundation.ts';
import type { Queries } from '../../storage/database.ts';

const countedMax = 10_000;
const everyMs = 10 * secondMs;

/** Paid jobs that have not ended, of all replicas. */
export function toolJobMetrics({ database, metrics, clock }: Pick<Foundation, 'clock' | 'database' | 'metrics'>): void {
  const now = () => clock.now();
  metrics.readings(
    {
      farebox_tool_jobs: {
        help: `Paid jobs by engine and state: waiting or running; at most ${countedMax} are counted.`,
        labels: ['engine', 'state'],
      },
      farebox_tool_jobs_oldest_seconds: { help: 'How long the oldest of them was submitted ago; 0 without any.' },
    },
    async () => {
      const rows = await openToolJobs(database.read);
      const oldest = rows.length === 0 ? null : Math.min(...rows.map(({ oldest_at: at }) => at));
      return [
        ...rows.map(({ engine, state, count }) => ({ name: 'farebox_tool_jobs' as const, labels: { engine, state }, value: count })),
        { name: 'farebox_tool_jobs_oldest_seconds', value: oldest === null ? 0 : Math.max(0, (now() - oldest) / secondMs) },
      ];
    },
    { everyMs, now },
  );
}

interface OpenToolJobs {
  engine: string;
  state: string;
  count: number;
  oldest_at: number;
}

/** Reads only what is open. */
export async function openToolJobs(queries: Queries): Promise<OpenToolJobs[]> {
  const { rows } = await sql<OpenToolJobs>`
    select engine, state, count(*) as count, min(created_at) as oldest_at
    from (select engine, state, created_at from tool_jobs where state in ('waiting', 'running') limit ${countedMax}) as open_ones
    group by engine, state`.execute(queries);
  return rows;
}
