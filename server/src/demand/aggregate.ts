import { sql } from 'kysely';
import { provenOwner } from '../accounts/caller.ts';
import { dayMs, hourMs, secondMs, type Clock } from '../clock.ts';
import { busy } from '../limits/busy.ts';
import { cached } from '../limits/cache.ts';
import { workQueue } from '../limits/semaphore.ts';
import type { Database } from '../storage/database.ts';
import type { AccessKind, AccessOutcome } from '../requests/access-event.ts';
import { parseBudget } from './budget.ts';
import { rounded, type Cluster, type NeedClusters, timesOf, type Voice } from './clusters.ts';
import { idFloor } from '../ids.ts';
import { countPayments, type PaymentCounts } from '../payments/quotes/payment-counts.ts';
import { goodScoreMin } from './supply.ts';

type KindCounts = Record<AccessKind, number>;

interface UnmetQuery {
  /** The text of a search or of a submitted signal. */
  query: string;
  kind: 'search' | 'submission';
  count: number;
  distinctAgents: number;
  lastAt: number;
}

/** How far buyers went, step by step. Each step is counted independently; agents are not followed from step to step. */
interface Conversion {
  searches: number;
  /** Fetches and calls answered with a 402. */
  challenged: number;
  paid: number;
  delivered: number;
  /** Paid from credit, without a 402 before. */
  direct: number;
}

/** How the searches with words ended. */
interface SearchCounts {
  counted: number;
  zeroResult: number;
  /** Something was found, and its best score is too low for an answer. */
  lowScore: number;
}

export interface DemandReport {
  windowHours: number;
  since: number;
  until: number;
  totals: KindCounts;
  bucket: 'hour' | 'day';
  series: Array<{ at: number; counts: KindCounts }>;
  clusters: Cluster[];
  topUnmet: UnmetQuery[];
  searches: SearchCounts;
  conversion: Conversion;
  /** False if there were more events than are counted. The latest are always counted. */
  isComplete: boolean;
}

export type DemandAggregate = ReturnType<typeof demandAggregate>;

const freshMs = 10 * secondMs;
const reportsKept = 8;
const reportsWaitingMax = 100;
/** Longer windows are counted by day. */
const hourlyMax = 14 * 24;
/** How many of the latest events are counted. An index alone answers this in a fraction of a second. */
const countedMax = 200_000;
/** How many of the latest signals, and of the latest searches, are read one by one. */
const voicesMax = 10_000;
const topUnmetMax = 20;

/** Summarizes everything that agents asked for. */
export function demandAggregate({ database, clock, clusters }: { database: Database; clock: Clock; clusters: NeedClusters }) {
  const reports = cached<number, DemandReport>({ clock, ttlMs: freshMs, entriesMax: reportsKept });
  const inTurn = workQueue({ runningMax: 1, waitingMax: reportsWaitingMax, full: () => busy('too many reports at once', 10 * secondMs) });

  async function compute(windowHours: number): Promise<DemandReport> {
    const until = clock.now();
    const since = until - windowHours * hourMs;
    const bucketMs = windowHours > hourlyMax ? dayMs : hourMs;
    const counts = await countEvents(database, since, bucketMs);
    const payments = await countPayments(database, since);
    const voices = await latestVoices(database, since);
    const found = await clusters.of(voices.asked, (since + until) / 2);
    return {
      windowHours,
      since,
      until,
      totals: total(counts.rows),
      bucket: bucketMs === dayMs ? 'day' : 'hour',
      series: series(counts.rows, { since, until, bucketMs }),
      clusters: found.clusters,
      topUnmet: topUnmet(voices.asked),
      searches: voices.searches,
      conversion: conversion(counts.rows, payments),
      isComplete: counts.isComplete && payments.isComplete && voices.isComplete && found.isComplete,
    };
  }

  return {
    /** Demand in the last hours. The report is at most some seconds old, and one is computed at a time. */
    report: (windowHours: number): Promise<DemandReport> => reports.get(windowHours, () => inTurn(() => compute(windowHours))),
  };
}

interface CountRow {
  kind: AccessKind;
  outcome: AccessOutcome | null;
  /** The number of the bucket, counted from 1970. */
  bucket: number;
  count: number;
}

/**
 * Signals are counted by their own rows, which are never lost. Their lines in the access log are skipped, but not by the query: with a
 * condition on the kind, SQLite would sort all rows of those kinds instead of reading the latest from the index on time.
 */
async function countEvents(database: Database, since: number, bucketMs: number): Promise<{ rows: CountRow[]; isComplete: boolean }> {
  const bucketOf = (column: string) => sql<number>`${sql.ref(column)} / ${sql.lit(bucketMs)}`;
  const events = await database.read
    .selectFrom((from) =>
      from
        .selectFrom('access_logs')
        .select(['at', 'kind', 'outcome', 'repeats'])
        .where('at', '>=', since)
        .orderBy('at', 'desc')
        .limit(countedMax)
        .as('latest'),
    )
    .select((eb) => [
      'kind',
      'outcome',
      bucketOf('at').as('bucket'),
      eb.fn.sum<number>('repeats').as('count'),
      eb.fn.countAll<number>().as('lines'),
    ])
    .groupBy(['kind', 'outcome', bucketOf('at')])
    .execute();
  const signals = await database.read
    .selectFrom((from) =>
      from
        .selectFrom('demand_signals')
        .select(['created_at', 'source'])
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .limit(countedMax)
        .as('latest'),
    )
    .select((eb) => ['source as kind', bucketOf('created_at').as('bucket'), eb.fn.countAll<number>().as('count')])
    .groupBy(['source', bucketOf('created_at')])
    .execute();
  const sum = (rows: ReadonlyArray<{ count: number }>) => rows.reduce((all, { count }) => all + count, 0);
  return {
    rows: [...events.filter(({ kind }) => !signalKinds.has(kind)), ...signals.map((row) => ({ ...row, outcome: 'captured' as const }))],
    isComplete: events.reduce((all, { lines }) => all + lines, 0) < countedMax && sum(signals) < countedMax,
  };
}

const signalKinds: ReadonlySet<AccessKind> = new Set(['probe', 'submission', 'paywall', 'flowers']);

const noCounts = (): KindCounts => ({
  search: 0,
  fetch: 0,
  call: 0,
  payment: 0,
  download: 0,
  probe: 0,
  submission: 0,
  paywall: 0,
  flowers: 0,
});

function total(rows: readonly CountRow[]): KindCounts {
  const counts = noCounts();
  for (const { kind, count } of rows) counts[kind] += count;
  return counts;
}

/** Every bucket of the window, including empty ones. */
function series(rows: readonly CountRow[], { since, until, bucketMs }: { since: number; until: number; bucketMs: number }) {
  const first = Math.floor(since / bucketMs);
  const points = Array.from({ length: Math.floor(until / bucketMs) - first + 1 }, (_, index) => ({
    at: (first + index) * bucketMs,
    counts: noCounts(),
  }));
  for (const { kind, bucket, count } of rows) {
    const point = points[bucket - first];
    if (point !== undefined) point.counts[kind] += count;
  }
  return points;
}

function conversion(rows: readonly CountRow[], { paid, delivered, direct }: PaymentCounts): Conversion {
  const sum = (isCounted: (row: CountRow) => boolean) => rows.filter(isCounted).reduce((all, { count }) => all + count, 0);
  return {
    searches: sum(({ kind }) => kind === 'search'),
    challenged: sum(({ kind, outcome }) => (kind === 'fetch' || kind === 'call') && outcome === 'challenged'),
    paid,
    delivered,
    direct,
  };
}

/** The share of one step that reached the next; null if there was nothing. Above 1 where agents come without the step before. */
export function conversionRate(from: number, to: number): number | null {
  return from === 0 ? null : rounded(to / from);
}

type UnmetVoice = Voice & { kind: UnmetQuery['kind'] };

async function latestVoices(
  database: Database,
  since: number,
): Promise<{ asked: UnmetVoice[]; searches: SearchCounts; isComplete: boolean }> {
  const signals = await signalVoices(database, since);
  const { voices: searches, counts } = await searchVoices(database, since);
  return {
    asked: [...signals, ...searches].toSorted((a, b) => b.at - a.at),
    searches: counts,
    isComplete: signals.length < voicesMax && searches.length < voicesMax,
  };
}

async function signalVoices(database: Database, since: number): Promise<UnmetVoice[]> {
  const rows = await database.read
    .selectFrom('demand_signals')
    .select(['text', 'agent_id', 'client_id', 'match_count', 'top_score', 'budget_micros', 'budget_currency', 'urgency', 'created_at'])
    .where('id', '>=', idFloor('sig', since))
    .where('text', '!=', '')
    .orderBy('id', 'desc')
    .limit(voicesMax)
    .execute();
  return rows.map((row) => ({
    kind: 'submission',
    text: row.text,
    agent: row.agent_id ?? row.client_id,
    signedIn: provenOwner(row.client_id),
    isUnmet: row.match_count === null ? null : (row.top_score ?? 0) < goodScoreMin,
    budget: row.budget_micros === null ? null : { amountMicros: row.budget_micros, currency: row.budget_currency ?? 'USD' },
    urgency: row.urgency,
    at: row.created_at,
  }));
}

async function searchVoices(database: Database, since: number): Promise<{ voices: UnmetVoice[]; counts: SearchCounts }> {
  const rows = await database.read
    .selectFrom('access_logs')
    .select(['query', 'agent_id', 'client_id', 'outcome', 'budget', 'urgency', 'at', 'repeats', 'top_score'])
    .where('kind', '=', 'search')
    .where('id', '>=', idFloor('log', since))
    .where('query', 'is not', null)
    .orderBy('id', 'desc')
    .limit(voicesMax)
    .execute();
  const count = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((sum, { repeats }) => sum + repeats, 0);
  const voices = rows.map((row) => ({
    kind: 'search' as const,
    text: row.query ?? '',
    times: row.repeats,
    agent: row.agent_id ?? row.client_id,
    signedIn: provenOwner(row.client_id),
    isUnmet: row.outcome === 'unmet' ? true : row.outcome === 'found' ? false : null,
    budget: row.budget === null ? null : parseBudget(row.budget),
    urgency: row.urgency,
    at: row.at,
  }));
  return {
    voices,
    counts: {
      counted: count(({ outcome }) => outcome === 'found' || outcome === 'unmet'),
      zeroResult: count(({ outcome }) => outcome === 'unmet'),
      lowScore: count(({ outcome, top_score: score }) => outcome === 'found' && score !== null && score < goodScoreMin),
    },
  };
}

function topUnmet(asked: readonly UnmetVoice[]): UnmetQuery[] {
  const unmet = Map.groupBy(
    asked.filter(({ isUnmet }) => isUnmet === true),
    ({ kind, text }) => `${kind} ${text.toLowerCase()}`,
  );
  const all = [...unmet.values()].flatMap((voices) => {
    const [latest] = voices;
    if (latest === undefined) return [];
    const distinctAgents = new Set(voices.map(({ agent }) => agent)).size;
    return [{ query: latest.text, kind: latest.kind, count: timesOf(voices), distinctAgents, lastAt: latest.at }];
  });
  return all.toSorted((a, b) => b.count - a.count || b.lastAt - a.lastAt).slice(0, topUnmetMax);
}
