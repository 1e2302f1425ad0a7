import { sql } from 'kysely';
import type { AccessLogRow } from '../storage/tables/demand.ts';
import { dayMs, type Clock } from '../clock.ts';
import { idFloor } from '../ids.ts';
import type { Database } from '../storage/database.ts';
import { percentileOf } from './latency-buckets.ts';

/** The calls of a tool on one day (UTC). */
interface CallDay {
  at: number;
  /** Answered with a 402. */
  challenged: number;
  delivered: number;
  /** Failed, and refunded where they were paid. */
  failed: number;
  /** The tool was disabled or not configured. */
  unavailable: number;
}

/** What was measured of a tool on one day (UTC), by all processes. */
interface MeasuredDay {
  checks: { made: number; failed: number };
  /** Null: there was no successful one. */
  executions: { made: number; failed: number; p50Ms: number | null; p95Ms: number | null };
}

/** A check that ended differently from the one before it. */
interface HealthChange {
  status: 'healthy' | 'unhealthy';
  reason: string | null;
  at: number;
}

export interface ToolHistory {
  days: Array<CallDay & MeasuredDay>;
  /** The newest first. */
  changes: HealthChange[];
  /** False if there were more log lines than are counted. The latest are always counted. */
  isComplete: boolean;
}

/** How many of the latest log lines are counted; many of the same calls share a line. */
const linesMax = 100_000;
const changesMax = 50;

interface Window {
  toolId: string;
  /** Days since 1970. */
  first: number;
  days: number;
}

/** How a tool did, day by day: every day of the window, also those without calls. */
export async function toolHistory(
  { database, clock }: { database: Database; clock: Clock },
  { toolId, days }: { toolId: string; days: number },
): Promise<ToolHistory> {
  const window = { toolId, first: Math.floor(clock.now() / dayMs) - days + 1, days };
  const [calls, measured, changes] = await Promise.all([
    callDays(database, window),
    measuredDays(database, window),
    database.read
      .selectFrom('tool_health_changes')
      .select(['status', 'reason', 'at'])
      .where('tool_id', '=', toolId)
      .orderBy('at', 'desc')
      .limit(changesMax)
      .execute(),
  ]);
  return {
    days: calls.found.map((day) => ({ ...day, ...(measured.get(day.at / dayMs) ?? unmeasured) })),
    changes,
    isComplete: calls.isComplete,
  };
}

const unmeasured: MeasuredDay = {
  checks: { made: 0, failed: 0 },
  executions: { made: 0, failed: 0, p50Ms: null, p95Ms: null },
};

/** The days on which something was measured: at most a row for each day, and one for each of its buckets. */
async function measuredDays({ read }: Database, { toolId, first }: Window): Promise<Map<number, MeasuredDay>> {
  const [days, latencies] = await Promise.all([
    read.selectFrom('tool_days').selectAll().where('tool_id', '=', toolId).where('day', '>=', first).execute(),
    read.selectFrom('tool_latencies').select(['day', 'bucket', 'calls']).where('tool_id', '=', toolId).where('day', '>=', first).execute(),
  ]);
  const counts = Map.groupBy(latencies, ({ day }) => day);
  return new Map(
    days.map((row): [number, MeasuredDay] => {
      const buckets = new Map((counts.get(row.day) ?? []).map(({ bucket, calls }) => [bucket, calls]));
      return [
        row.day,
        {
          checks: { made: row.checks, failed: row.failed_checks },
          executions: { made: row.calls, failed: row.failures, p50Ms: percentileOf(buckets, 0.5), p95Ms: percentileOf(buckets, 0.95) },
        },
      ];
    }),
  );
}

/** How the calls of a tool ended, from the access log. */
async function callDays(database: Database, { toolId, first, days }: Window): Promise<{ found: CallDay[]; isComplete: boolean }> {
  const day = sql<number>`at / ${sql.lit(dayMs)}`;
  const rows = await database.read
    .selectFrom((from) =>
      from
        .selectFrom('access_logs')
        .select(['at', 'kind', 'outcome', 'repeats'])
        .where('asset_id', '=', toolId)
        .where('id', '>=', idFloor('log', first * dayMs))
        .orderBy('id', 'desc')
        .limit(linesMax)
        .as('latest'),
    )
    .select((eb) => ['outcome', day.as('day'), eb.fn.sum<number>('repeats').as('count'), eb.fn.countAll<number>().as('lines')])
    .where('kind', '=', 'call')
    .groupBy(['outcome', day])
    .execute();
  const found = Array.from({ length: days }, (_, index): CallDay => {
    return { at: (first + index) * dayMs, challenged: 0, delivered: 0, failed: 0, unavailable: 0 };
  });
  for (const { outcome, day: number, count } of rows) {
    const [into, name] = [found[number - first], nameOf(outcome)];
    if (into !== undefined && name !== null) into[name] += count;
  }
  return { found, isComplete: rows.reduce((sum, { lines }) => sum + lines, 0) < linesMax };
}

function nameOf(outcome: AccessLogRow['outcome']): Exclude<keyof CallDay, 'at'> | null {
  if (outcome === 'challenged' || outcome === 'delivered') return outcome;
  return outcome === 'refused' ? 'failed' : outcome === 'unmet' ? 'unavailable' : null;
}
