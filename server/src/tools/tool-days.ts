import { sql } from 'kysely';
import { dayMs } from '../clock.ts';
import { deleteOldDays } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import { bucketOf } from './latency-buckets.ts';

/** The executions of a tool on a day since the last flush. */
interface DayCounts {
  toolId: string;
  /** Days since 1970. */
  day: number;
  calls: number;
  failures: number;
  /** Successful calls by bucket of their latency. */
  latencies: Map<number, number>;
}

/** What one process counts between two flushes. */
export type CountedDays = Map<string, DayCounts>;

export function countExecution(
  days: CountedDays,
  { toolId, at, isSuccess, latencyMs }: { toolId: string; at: number; isSuccess: boolean; latencyMs: number },
): void {
  const counts = countsOf(days, toolId, Math.floor(at / dayMs));
  counts.calls += 1;
  if (isSuccess) addTo(counts.latencies, bucketOf(latencyMs), 1);
  else counts.failures += 1;
}

/** Adds what could not be stored to what was counted since. */
export function addDays(days: CountedDays, missed: CountedDays): void {
  for (const { toolId, day, calls, failures, latencies } of missed.values()) {
    const counts = countsOf(days, toolId, day);
    counts.calls += calls;
    counts.failures += failures;
    for (const [bucket, count] of latencies) addTo(counts.latencies, bucket, count);
  }
}

/** Adds the counts to those of all processes. */
export async function storeDays(queries: Queries, days: CountedDays): Promise<void> {
  // Sorted: two replicas that flush at once take the row locks in the same order.
  for (const [, counts] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { toolId, day, calls, failures, latencies } = counts;
    await addToDay(queries, { tool_id: toolId, day, checks: 0, failed_checks: 0, calls, failures });
    if (latencies.size === 0) continue;
    const buckets = [...latencies].sort(([a], [b]) => a - b);
    await queries
      .insertInto('tool_latencies')
      .values(buckets.map(([bucket, count]) => ({ tool_id: toolId, day, bucket, calls: count })))
      .onConflict((conflict) =>
        conflict.columns(['tool_id', 'day', 'bucket']).doUpdateSet({ calls: sql<number>`tool_latencies.calls + excluded.calls` }),
      )
      .execute();
  }
}

/** Counts a check, and records it if it ended differently from the one before it. To be called with the row of the tool locked. */
export async function storeCheck(
  queries: Queries,
  { toolId, at, status, reason }: { toolId: string; at: number; status: 'healthy' | 'unhealthy'; reason: string | null },
): Promise<void> {
  const failed = status === 'healthy' ? 0 : 1;
  await addToDay(queries, { tool_id: toolId, day: Math.floor(at / dayMs), checks: 1, failed_checks: failed, calls: 0, failures: 0 });
  const latest = await queries
    .selectFrom('tool_health_changes')
    .select(['status', 'reason'])
    .where('tool_id', '=', toolId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest !== undefined && latest.status === status && codeOf(latest.reason) === codeOf(reason)) return;
  await queries
    .insertInto('tool_health_changes')
    .values({ tool_id: toolId, at, status, reason })
    .onConflict((conflict) => conflict.columns(['tool_id', 'at']).doUpdateSet({ status, reason }))
    .execute();
}

/** Removes what is older. The latest change of a tool stays: it says since when it is as it is. */
export async function forgetOldDays(database: Database, before: number): Promise<void> {
  const firstDay = Math.floor(before / dayMs);
  await deleteOldDays(database, 'tool_days', firstDay);
  await deleteOldDays(database, 'tool_latencies', firstDay);
  await database.write((queries) =>
    queries
      .deleteFrom('tool_health_changes')
      .where('at', '<', before)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('tool_health_changes as later')
            .select('later.at')
            .whereRef('later.tool_id', '=', 'tool_health_changes.tool_id')
            .whereRef('later.at', '>', 'tool_health_changes.at'),
        ),
      )
      .execute(),
  );
}

/** Details begin with a code; what follows it, such as a duration, may differ at each check. */
function codeOf(reason: string | null): string | null {
  return reason?.split(':', 1)[0] ?? null;
}

interface DayRow {
  tool_id: string;
  day: number;
  checks: number;
  failed_checks: number;
  calls: number;
  failures: number;
}

async function addToDay(queries: Queries, row: DayRow): Promise<void> {
  const added = (column: string) => sql<number>`tool_days.${sql.ref(column)} + ${sql.ref(`excluded.${column}`)}`;
  await queries
    .insertInto('tool_days')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tool_id', 'day']).doUpdateSet({
        checks: added('checks'),
        failed_checks: added('failed_checks'),
        calls: added('calls'),
        failures: added('failures'),
      }),
    )
    .execute();
}

function countsOf(days: CountedDays, toolId: string, day: number): DayCounts {
  const key = `${toolId} ${day}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const created: DayCounts = { toolId, day, calls: 0, failures: 0, latencies: new Map() };
  days.set(key, created);
  return created;
}

function addTo(counts: Map<number, number>, bucket: number, count: number): void {
  counts.set(bucket, (counts.get(bucket) ?? 0) + count);
}
