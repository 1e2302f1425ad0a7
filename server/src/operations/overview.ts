import { sql } from 'kysely';
import { lastBackupAt } from '../backup/last-backup.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { busy } from '../limits/busy.ts';
import { cached } from '../limits/cache.ts';
import { workQueue } from '../limits/semaphore.ts';
import { openJobs } from '../jobs/backlog-metrics.ts';
import { countPayments, type PaymentCounts } from '../payments/quotes/payment-counts.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import { sellsForTestMoneyInPublic, takesTestMoney } from '../payments/money/test-money.ts';
import type { AccessKind, AccessOutcome } from '../requests/access-event.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Catalog } from '../tools/catalog.ts';
import type { RevenueBucket, RevenueSeries } from './revenue-series.ts';

/** What happened within one bucket of time, or in all of them. */
interface Traffic {
  searches: number;
  /** Answered with a 402. */
  challenged: number;
  delivered: number;
  /** Calls and fetches that failed or were refused. */
  refused: number;
}

export interface Overview {
  since: number;
  until: number;
  bucketMs: number;
  totals: Traffic;
  /** Payments quoted in this time that are paid, and those of them that were used. */
  payments: Omit<PaymentCounts, 'isComplete'>;
  series: Array<Traffic & { at: number }>;
  revenue: RevenueBucket[];
  /** Signed payments of which nobody can say whether their money moved. */
  unknown: { count: number; oldestAt: number | null };
  jobs: { waiting: number; running: number; dead: number; oldestDueAt: number | null };
  search: { model: string | null; documents: number | null; pending: number | null };
  tools: { published: number; unavailable: number; paused: number };
  money: { takesTestMoney: boolean; isPublicTestMoney: boolean; providers: readonly string[]; network: string | null };
  /** The database file has to be restored. */
  isDamaged: boolean;
  /** Only paid calls are stored. */
  isDiskLow: boolean;
  lastBackupAt: number | null;
  replicas: number;
  /** False if there were more log lines than are counted. The latest are always counted. */
  isComplete: boolean;
}

export type Overviews = ReturnType<typeof overviews>;

export interface OverviewOptions
  extends Pick<Foundation, 'config' | 'database' | 'clock' | 'disk' | 'jobs' | 'replicas'>, Pick<PaymentsRoom, 'unresolved'> {
  search: Pick<AssetSearch, 'model' | 'status'>;
  catalog: Pick<Catalog, 'all'>;
  series: RevenueSeries;
}

const freshMs = 5 * secondMs;
const keptMax = 8;
const waitingMax = 100;
/** How many of the latest log lines are counted; reading them takes a fraction of a second. */
const countedMax = 200_000;

/** The numbers that an operator looks at first. */
export function overviews(options: OverviewOptions) {
  const { config, database, clock, disk, jobs, replicas, unresolved, search, catalog, series } = options;
  const kept = cached<number, Overview>({ clock, ttlMs: freshMs, entriesMax: keptMax });
  const inTurn = workQueue({ runningMax: 1, waitingMax, full: () => busy('too many overviews at once', 10 * secondMs) });

  async function compute(windowHours: number): Promise<Overview> {
    const until = clock.now();
    const since = until - windowHours * hourMs;
    const bucketMs = bucketOf(windowHours);
    // One after another: the page waits for all of them anyway, and calls need the connections.
    const traffic = await trafficOf(options, { since, until, bucketMs });
    const payments = await countPayments(database, since);
    const revenue = await series.of({ since, until, bucketMs });
    const unknown = (await unresolved?.backlog()) ?? { count: 0, oldestAt: null };
    const open = await openJobs(database.read);
    const countOf = (state: string) => open.filter((each) => each.state === state).reduce((sum, { count }) => sum + count, 0);
    const published = catalog.all().filter(({ state }) => state.published);
    return {
      since,
      until,
      bucketMs,
      ...traffic,
      payments,
      isComplete: traffic.isComplete && payments.isComplete,
      revenue,
      unknown,
      jobs: {
        waiting: countOf('waiting'),
        running: countOf('running'),
        dead: await jobs.deadCount(),
        oldestDueAt: await jobs.oldestWaitingAt(),
      },
      search: { model: search.model, ...(await search.status().catch(() => ({ documents: null, pending: null }))) },
      tools: {
        published: published.length,
        unavailable: published.filter(({ state }) => !state.enabled || !state.configured).length,
        paused: await pausedTools(options),
      },
      money: {
        takesTestMoney: takesTestMoney(config),
        isPublicTestMoney: sellsForTestMoneyInPublic(config),
        providers: config.providers,
        network: networkOf(options),
      },
      isDamaged: database.integrity?.isDamaged() === true,
      isDiskLow: disk.isReached(),
      lastBackupAt: await lastBackupAt(config.dataDir),
      replicas: replicas(),
    };
  }

  return {
    /** The last hours, at most some seconds old; one is computed at a time. */
    of: (windowHours: number): Promise<Overview> => kept.get(windowHours, () => inTurn(() => compute(windowHours))),
  };
}

/** Some fifty points for a chart. */
function bucketOf(windowHours: number): number {
  if (windowHours <= 6) return 5 * minuteMs;
  if (windowHours <= 24) return 30 * minuteMs;
  return windowHours <= 14 * 24 ? 6 * hourMs : dayMs;
}

function networkOf({ config, unresolved }: Pick<OverviewOptions, 'config' | 'unresolved'>): string | null {
  return unresolved === null ? null : config.x402.mode === 'test' ? 'test' : config.x402.network;
}

async function pausedTools({ database }: Pick<OverviewOptions, 'database'>): Promise<number> {
  const { count } = await database.read
    .selectFrom('imported_tools')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'paused')
    .executeTakeFirstOrThrow();
  return count;
}

interface CountRow {
  kind: AccessKind;
  outcome: AccessOutcome | null;
  bucket: number;
  count: number;
  lines: number;
}

async function trafficOf(
  { database }: Pick<OverviewOptions, 'database'>,
  { since, until, bucketMs }: { since: number; until: number; bucketMs: number },
): Promise<Pick<Overview, 'totals' | 'series' | 'isComplete'>> {
  const { rows } = await sql<CountRow>`
    select kind, outcome, at / ${sql.lit(bucketMs)} as bucket, cast(sum(repeats) as bigint) as count, count(*) as lines
    from (select at, kind, outcome, repeats from access_logs where at >= ${since} order by at desc limit ${sql.lit(countedMax)}) latest
    group by 1, 2, 3`.execute(database.read);
  const none = (): Traffic => ({ searches: 0, challenged: 0, delivered: 0, refused: 0 });
  const totals = none();
  const buckets = new Map<number, Traffic & { at: number }>();
  for (let bucket = Math.floor(since / bucketMs); bucket <= Math.floor(until / bucketMs); bucket += 1) {
    buckets.set(bucket, { at: bucket * bucketMs, ...none() });
  }
  for (const { kind, outcome, bucket, count } of rows) {
    const name = nameOf(kind, outcome);
    if (name === null) continue;
    totals[name] += count;
    const into = buckets.get(bucket);
    if (into !== undefined) into[name] += count;
  }
  const lines = rows.reduce((sum, row) => sum + row.lines, 0);
  return { totals, series: [...buckets.values()], isComplete: lines < countedMax };
}

/** What a line counts as; null for what is no step of a purchase. */
function nameOf(kind: AccessKind, outcome: AccessOutcome | null): keyof Traffic | null {
  if (kind === 'search') return 'searches';
  if (kind !== 'fetch' && kind !== 'call') return null;
  if (outcome === 'challenged' || outcome === 'delivered' || outcome === 'refused') return outcome;
  return null;
}
