import { sql } from 'kysely';
import { secondMs, type Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Database, Queries } from '../storage/database.ts';

const countedMax = 10_000;
const everyMs = 10 * secondMs;

/** The queue of webhooks, of all replicas. */
export function webhookMetrics({
  database,
  metrics,
  clock,
}: {
  database: Database;
  metrics: Pick<Metrics, 'readings'>;
  clock: Clock;
}): void {
  const now = () => clock.now();
  metrics.readings(
    {
      farebox_webhooks_waiting: { help: `Webhooks that are still to be accepted; at most ${countedMax} are counted.` },
      farebox_webhooks_oldest_due_seconds: { help: 'How long the oldest of them has been due; 0 where none is.' },
    },
    async () => {
      const { count, oldest } = await waitingWebhooks(database.read);
      return [
        { name: 'farebox_webhooks_waiting', value: count },
        { name: 'farebox_webhooks_oldest_due_seconds', value: oldest === null ? 0 : Math.max(0, (now() - oldest) / secondMs) },
      ];
    },
    { everyMs, now },
  );
}

/** Reads only what waits, the oldest first, from the index of both queues: those that are paced, and the others. */
export async function waitingWebhooks(queries: Queries): Promise<{ count: number; oldest: number | null }> {
  const oldest = (isPaced: number) =>
    sql`select due_at from (select due_at from webhooks where state = 'waiting' and is_paced = ${sql.lit(isPaced)} order by due_at limit ${countedMax}) as waiting_ones`;
  const { rows } = await sql<{ count: number; oldest: number | null }>`
    select count(*) as count, min(due_at) as oldest from (${oldest(0)} union all ${oldest(1)}) as waiting_ones`.execute(queries);
  return rows[0] ?? { count: 0, oldest: null };
}
