import type { Foundation } from '../foundation.ts';
import { sql } from 'kysely';
import type { Quality } from '@farebox/contract';
import { bound } from '../bound.ts';
import { rfc3339, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { addDays, countExecution, storeCheck, storeDays, type CountedDays } from './tool-days.ts';
import { recentLatencies, type LatencySpread, type RecentLatencies } from './recent-latencies.ts';

interface Execution {
  isSuccess: boolean;
  latencyMs: number;
}

export interface Health {
  status: 'healthy' | 'unhealthy';
  latencyMs: number;
  /** For operators, e.g. the problem's code. */
  detail: string | null;
}

interface CheckedHealth extends Health {
  checkedAt: number;
}

export type QualityLog = ReturnType<typeof qualityLog>;
export type QualityRecorder = Pick<QualityLog, 'called' | 'paymentRequired' | 'executed'>;

interface Counters {
  callCount: number;
  executionCount: number;
  successCount: number;
  errorCount: number;
  paymentRequireds: number;
  latencyTotalMs: number;
  lastCallAt: number;
}

interface QualityLogParts extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  stored: Map<string, Counters>;
  healths: Map<string, CheckedHealth>;
  fresh: Map<string, Counters>;
  freshDays: CountedDays;
  latencies: Map<string, RecentLatencies>;
}

/**
 * Measured quality. Counting is in memory and free; a flush adds the counts to the store every few seconds. A crash loses at most those
 * seconds of statistics, and nothing that money depends on.
 */
export function qualityLog(options: { database: Database; clock: Clock; log: Log }) {
  const latencies = new Map<string, RecentLatencies>();
  const parts: QualityLogParts = {
    ...options,
    stored: new Map<string, Counters>(),
    healths: new Map<string, CheckedHealth>(),
    fresh: new Map<string, Counters>(),
    freshDays: new Map(),
    latencies,
  };

  return {
    ...bound(parts, { called, executed, probed, flush }),
    paymentRequired(toolId: string): void {
      counters(parts, toolId).paymentRequireds += 1;
    },
    /** The measurements: of this process up to now, and of the others up to their last flush. */
    of(toolId: string): Quality {
      return quality(sum(parts.stored.get(toolId), parts.fresh.get(toolId)), parts.healths.get(toolId) ?? null);
    },
    /** The 95th percentile of the latest latencies in this process, rounded up to two digits; null with too few calls. */
    usualLatencyMaxMs: (toolId: string): number | null => latencies.get(toolId)?.usualMaxMs() ?? null,
    /** Of the latest latencies in this process; null with too few calls. */
    latencyOf: (toolId: string): LatencySpread | null => latencies.get(toolId)?.spread() ?? null,
    /** Null if it was not checked yet. */
    latestCheck: (toolId: string): CheckedHealth | null => parts.healths.get(toolId) ?? null,
  };
}

function counters(parts: QualityLogParts, toolId: string): Counters {
  const known = parts.fresh.get(toolId);
  if (known !== undefined) return known;
  const created = noCounters();
  parts.fresh.set(toolId, created);
  return created;
}

/** Adds the counts since the last flush to the store, and reads those of all processes. */
async function flush(parts: QualityLogParts): Promise<void> {
  const { database, log } = parts;
  const [counted, countedDays] = [parts.fresh, parts.freshDays];
  parts.fresh = new Map();
  parts.freshDays = new Map();
  try {
    if (counted.size > 0) {
      await database.write(async (queries) => {
        await addUp(queries, counted);
        await storeDays(queries, countedDays);
      });
    }
  } catch (cause) {
    for (const [toolId, missed] of counted) parts.fresh.set(toolId, sum(parts.fresh.get(toolId), missed));
    addDays(parts.freshDays, countedDays);
    log.warn({ err: cause }, 'tool statistics could not be stored; they are kept for the next time');
    return;
  }
  const [statistics, health] = await Promise.all([
    database.read.selectFrom('tool_statistics').selectAll().execute(),
    database.read.selectFrom('tool_health').selectAll().execute(),
  ]);
  parts.stored = new Map(
    statistics.map((row) => [
      row.tool_id,
      {
        callCount: row.call_count,
        executionCount: row.execution_count,
        successCount: row.success_count,
        errorCount: row.error_count,
        paymentRequireds: row.payment_requireds,
        latencyTotalMs: row.latency_total_ms,
        lastCallAt: row.last_call_at ?? 0,
      },
    ]),
  );
  parts.healths = new Map(
    health.flatMap((row) =>
      row.status === ''
        ? []
        : [[row.tool_id, { status: row.status, latencyMs: row.latency_ms, detail: row.detail, checkedAt: row.checked_at }]],
    ),
  );
}

function called(parts: QualityLogParts, toolId: string): void {
  const counted = counters(parts, toolId);
  counted.callCount += 1;
  counted.lastCallAt = parts.clock.now();
}

function executed(parts: QualityLogParts, toolId: string, { isSuccess, latencyMs }: Execution): void {
  const counted = counters(parts, toolId);
  counted.executionCount += 1;
  counted.latencyTotalMs += latencyMs;
  countExecution(parts.freshDays, { toolId, at: parts.clock.now(), isSuccess, latencyMs });
  const recent = parts.latencies.get(toolId) ?? recentLatencies();
  parts.latencies.set(toolId, recent);
  if (isSuccess) recent.add(latencyMs);
  if (isSuccess) counted.successCount += 1;
  else counted.errorCount += 1;
}

async function probed(parts: QualityLogParts, toolId: string, health: Health): Promise<void> {
  const checkedAt = parts.clock.now();
  parts.healths.set(toolId, { ...health, checkedAt });
  const row = { status: health.status, checked_at: checkedAt, latency_ms: Math.round(health.latencyMs), detail: health.detail };
  await parts.database.write(
    async (queries) => {
      // This locks the row, so two replicas record a change once.
      await queries
        .insertInto('tool_health')
        .values({ tool_id: toolId, ...row })
        .onConflict((conflict) => conflict.column('tool_id').doUpdateSet(row))
        .execute();
      await storeCheck(queries, { toolId, at: checkedAt, status: health.status, reason: health.detail });
    },
    // The next probe sets it again.
    { until: 'applied' },
  );
}

/** Below this many executions the measured rate is uncertain; the lower bound of its confidence interval is used. */
const confidenceZ = 1.96;

/**
 * 0..100: seventy points for the success rate that the executions prove (lower bound of the Wilson interval at 95 %), twenty
 * for health, ten for speed (all of them at 0 ms, none from 5 s on). 0 while nothing was measured.
 */
function qualityScore({ executionCount, successCount, latencyTotalMs }: Counters, health: Pick<Health, 'status'> | null): number {
  if (executionCount === 0 && health === null) return 0;
  const success = executionCount === 0 ? 0 : wilsonLowerBound(successCount, executionCount);
  const speed = executionCount === 0 ? 0 : Math.max(0, 1 - latencyTotalMs / executionCount / 5000);
  return Math.round(70 * success + (health?.status === 'healthy' ? 20 : 0) + 10 * speed);
}

/** Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927. */
function wilsonLowerBound(successes: number, trials: number): number {
  const rate = successes / trials;
  const z2 = confidenceZ ** 2;
  const centre = rate + z2 / (2 * trials);
  const spread = confidenceZ * Math.sqrt((rate * (1 - rate) + z2 / (4 * trials)) / trials);
  return (centre - spread) / (1 + z2 / trials);
}

function quality(counters: Counters, health: CheckedHealth | null): Quality {
  const { callCount, executionCount, successCount, errorCount, paymentRequireds, latencyTotalMs, lastCallAt } = counters;
  return {
    qualityScore: qualityScore(counters, health),
    healthStatus: health?.status ?? '',
    ...(health === null ? {} : { healthCheckedAt: rfc3339(health.checkedAt), healthLatencyMs: Math.round(health.latencyMs) }),
    ...(executionCount === 0 ? {} : { latencyMs: Math.round(latencyTotalMs / executionCount) }),
    successRate: executionCount === 0 ? 0 : Math.round((successCount / executionCount) * 10_000) / 10_000,
    callCount,
    executionCount,
    successCount,
    errorCount,
    paymentRequireds,
    ...(lastCallAt === 0 ? {} : { lastCallAt: rfc3339(lastCallAt) }),
  };
}

const noCounters = (): Counters => ({
  callCount: 0,
  executionCount: 0,
  successCount: 0,
  errorCount: 0,
  paymentRequireds: 0,
  latencyTotalMs: 0,
  lastCallAt: 0,
});

function sum(a: Counters = noCounters(), b: Counters = noCounters()): Counters {
  return {
    callCount: a.callCount + b.callCount,
    executionCount: a.executionCount + b.executionCount,
    successCount: a.successCount + b.successCount,
    errorCount: a.errorCount + b.errorCount,
    paymentRequireds: a.paymentRequireds + b.paymentRequireds,
    latencyTotalMs: a.latencyTotalMs + b.latencyTotalMs,
    lastCallAt: Math.max(a.lastCallAt, b.lastCallAt),
  };
}

async function addUp(queries: Database['read'], counted: ReadonlyMap<string, Counters>): Promise<void> {
  // Sorted by id: two replicas that flush at once take the row locks in the same order.
  for (const [toolId, counters] of [...counted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const added = (column: string) => sql<number>`tool_statistics.${sql.ref(column)} + ${sql.ref(`excluded.${column}`)}`;
    await queries
      .insertInto('tool_statistics')
      .values({
        tool_id: toolId,
        call_count: counters.callCount,
        execution_count: counters.executionCount,
        success_count: counters.successCount,
        error_count: counters.errorCount,
        payment_requireds: counters.paymentRequireds,
        latency_total_ms: Math.round(counters.latencyTotalMs),
        last_call_at: counters.lastCallAt === 0 ? null : counters.lastCallAt,
      })
      .onConflict((conflict) =>
        conflict.column('tool_id').doUpdateSet({
          call_count: added('call_count'),
          execution_count: added('execution_count'),
          success_count: added('success_count'),
          error_count: added('error_count'),
          payment_requireds: added('payment_requireds'),
          latency_total_ms: added('latency_total_ms'),
          last_call_at: sql<number>`coalesce(excluded.last_call_at, tool_statistics.last_call_at)`,
        }),
      )
      .execute();
  }
}
