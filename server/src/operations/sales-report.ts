import { sql, type RawBuilder } from 'kysely';
import { isCallKept, isDeliveryKept } from '../earnings/kept-sales.ts';
import { dayMs, secondMs, type Clock } from '../clock.ts';
import { idFloor } from '../ids.ts';
import { busy } from '../limits/busy.ts';
import { cached } from '../limits/cache.ts';
import { workQueue } from '../limits/semaphore.ts';
import type { Micros } from '../money.ts';
import { testAccount, toolRevenueAccount } from '../payments/money/ledger.ts';
import type { Database } from '../storage/database.ts';
import { percentileOf } from '../tools/latency-buckets.ts';
import type { RevenueBucket, RevenueSeries } from './revenue-series.ts';

export interface SalesPeriod {
  /** Epoch milliseconds. */
  since: number;
  until: number;
}

/** What one of many sold in a period, in real money. */
export interface SoldBy {
  id: string;
  sales: number;
  amountMicros: Micros;
  /** In the period of the same length before. */
  beforeMicros: Micros;
}

/** How a tool did on the days (UTC) of a period. */
export interface ToolFigures {
  id: string;
  calls: number;
  errors: number;
  /** Of successful calls; null without any. */
  p50Ms: number | null;
  p95Ms: number | null;
}

export interface SalesReport extends SalesPeriod {
  total: Omit<SoldBy, 'id'>;
  series: RevenueBucket[];
  bucketMs: number;
  /** Tools and assets, those that sold most first; so are the others. */
  services: SoldBy[];
  /** Owners; tools of the operator have none. */
  sellers: SoldBy[];
  /** Payment providers. */
  providers: SoldBy[];
  /** Those with most calls. */
  tools: ToolFigures[];
  /** False if there was more than is counted: the latest sales are. */
  isComplete: boolean;
}

export type SalesReports = ReturnType<typeof salesReports>;

const freshMs = 5 * secondMs;
const keptMax = 16;
const waitingMax = 100;
/** Of the latest sales of each kind. */
const countedMax = 200_000;
const shownMax = 20;
const toolsMax = 200;

/** Sales of a period, compared with the one before it, and how tools did. Refunds are not counted, nor test money. */
export function salesReports({ database, clock, series }: { database: Database; clock: Clock; series: RevenueSeries }) {
  const kept = cached<string, SalesReport>({ clock, ttlMs: freshMs, entriesMax: keptMax });
  const inTurn = workQueue({ runningMax: 1, waitingMax, full: () => busy('too many reports at once', freshMs) });

  async function compute({ since, until }: SalesPeriod): Promise<SalesReport> {
    const lengthMs = until - since;
    const now = await soldIn(database, { since, until });
    const before = await soldIn(database, { since: since - lengthMs, until: since });
    // A chart of hours for two days, of days beyond.
    const bucketMs = lengthMs <= 2 * dayMs ? dayMs / 24 : dayMs;
    const inAll = (): string => '';
    const [total = { sales: 0, amountMicros: 0, beforeMicros: 0 }] = summed(now.groups, before.groups, inAll);
    return {
      since,
      until,
      total,
      bucketMs,
      series: await series.of({ since, until, bucketMs }),
      services: summed(now.groups, before.groups, ({ service }) => service).slice(0, shownMax),
      sellers: summed(now.groups, before.groups, ({ seller }) => seller).slice(0, shownMax),
      providers: summed(now.groups, before.groups, ({ provider }) => provider).slice(0, shownMax),
      tools: await toolFigures(database, { since, until }),
      isComplete: now.isComplete && before.isComplete,
    };
  }

  return {
    /** Some seconds old at most; one is computed at a time. */
    of: (period: SalesPeriod): Promise<SalesReport> =>
      kept.get(`${Math.floor(period.since / freshMs)} ${Math.floor(period.until / freshMs)}`, () => inTurn(() => compute(period))),
  };
}

interface SoldGroup {
  service: string;
  seller: string | null;
  provider: string | null;
  sales: number;
  amount: Micros;
}

async function soldIn({ read }: Database, { since, until }: SalesPeriod): Promise<{ groups: SoldGroup[]; isComplete: boolean }> {
  const groupsOf = async (latest: RawBuilder<unknown>): Promise<SoldGroup[]> => {
    const { rows } = await sql<SoldGroup>`
      select service, seller, (select provider_id from payments where payments.id = payment_id) as provider,
        count(*) as sales, cast(sum(amount_micros) as bigint) as amount
      from (${latest} order by id desc limit ${sql.lit(countedMax)}) latest
      group by 1, 2, 3`.execute(read);
    return rows;
  };
  const tool = toolRevenueAccount('');
  const deliveries = await groupsOf(sql`
    select id, coalesce(tool_id, asset_id) as service, owner_id as seller, payment_id, amount_micros from revenue_events
    where id >= ${idFloor('rev', since)} and id < ${idFloor('rev', until)} and is_test = 0
      and ${isDeliveryKept}`);
  const calls = await groupsOf(sql`
    select id, substr(credit_account, ${sql.lit(tool.length + 1)}) as service, cast(null as text) as seller, payment_id, amount_micros
    from ledger_entries
    where id >= ${idFloor('led', since)} and id < ${idFloor('led', until)} and credit_account not like ${`${testAccount('')}%`}
      and ${isCallKept}`);
  const isFull = (groups: readonly SoldGroup[]) => groups.reduce((sum, { sales }) => sum + sales, 0) >= countedMax;
  return { groups: [...deliveries, ...calls], isComplete: !isFull(deliveries) && !isFull(calls) };
}

/** The sums of groups, the largest first. What belongs to nobody is left out. */
function summed(now: readonly SoldGroup[], before: readonly SoldGroup[], of: (group: SoldGroup) => string | null): SoldBy[] {
  const sums = new Map<string, SoldBy>();
  const into = (group: SoldGroup): SoldBy | null => {
    const id = of(group);
    if (id === null) return null;
    const sum = sums.get(id) ?? { id, sales: 0, amountMicros: 0, beforeMicros: 0 };
    sums.set(id, sum);
    return sum;
  };
  for (const group of now) {
    const sum = into(group);
    if (sum === null) continue;
    sum.sales += group.sales;
    sum.amountMicros += group.amount;
  }
  for (const group of before) {
    const sum = into(group);
    if (sum !== null) sum.beforeMicros += group.amount;
  }
  return [...sums.values()].toSorted((a, b) => b.amountMicros - a.amountMicros || b.beforeMicros - a.beforeMicros);
}

async function toolFigures({ read }: Database, { since, until }: SalesPeriod): Promise<ToolFigures[]> {
  const [first, last] = [Math.floor(since / dayMs), Math.floor((until - 1) / dayMs)];
  const rows = await read
    .selectFrom('tool_days')
    .select((eb) => ['tool_id', eb.fn.sum<number>('calls').as('calls'), eb.fn.sum<number>('failures').as('errors')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('tool_id')
    .having((eb) => eb(eb.fn.sum('calls'), '>', 0))
    .orderBy('calls', 'desc')
    .limit(toolsMax)
    .execute();
  if (rows.length === 0) return [];
  const latencies = await read
    .selectFrom('tool_latencies')
    .select((eb) => ['tool_id', 'bucket', eb.fn.sum<number>('calls').as('calls')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where(
      'tool_id',
      'in',
      rows.map(({ tool_id: id }) => id),
    )
    .groupBy(['tool_id', 'bucket'])
    .execute();
  const ofTool = Map.groupBy(latencies, ({ tool_id: id }) => id);
  return rows.map(({ tool_id: id, calls, errors }) => {
    const buckets = new Map((ofTool.get(id) ?? []).map((row) => [row.bucket, row.calls]));
    return { id, calls, errors, p50Ms: percentileOf(buckets, 0.5), p95Ms: percentileOf(buckets, 0.95) };
  });
}
