import { capacity, secondsPerDay, use } from './assumptions.ts';
import type { Cost, Costs, Operation } from './costs.ts';

export type Dialect = 'sqlite' | 'postgres';

/** What a day with so many paid calls asks for. */
export interface Demand {
  calls: number;
  assets: number;
  /** At the peak. */
  callsPerSecond: number;
  /** Cores that are busy at the peak. */
  serviceCores: number;
  databaseCores: number;
  rowsPerDay: number;
  bytesPerDay: number;
  transactionsPerDay: number;
  walBytesPerSecond: number;
  searchMicros: number;
  vectorBytes: { half: number; full: number };
  /** Updates of the row of one owner, at the peak. */
  hottestRowPerSecond: number;
}

/** A thing that ends, and what then helps. */
export interface Limit {
  name: string;
  /** Paid calls a day at which it is used up. */
  callsPerDay: number;
  capacity: string;
  answer: string;
  /** Whether the engine or the machine answers it, or the code has to change. */
  needs: 'machine' | 'engine' | 'design';
}

/**
 * What search costs among so many assets: a scan grows with them, a graph with their logarithm. The growth is assumed and not measured:
 * among the few thousand of a short run it is lost in the noise.
 */
export function searchCost(costs: Costs, dialect: Dialect, assets: number): { serverCpuMicros: number; databaseCpuMicros: number } {
  const [, measuredAmong] = costs.assets;
  const { serverCpuMicros, databaseCpuMicros } = costs[dialect].search;
  const more = Math.max(0, assets - measuredAmong);
  if (dialect === 'sqlite') return { serverCpuMicros: serverCpuMicros + more * capacity.scanMicrosPerAsset.value, databaseCpuMicros: 0 };
  const steps = Math.log(measuredAmong + more) / Math.log(measuredAmong);
  return { serverCpuMicros, databaseCpuMicros: (databaseCpuMicros ?? 0) * steps };
}

export function demandAt(costs: Costs, dialect: Dialect, calls: number): Demand {
  const assets = calls / use.callsPerAsset.value;
  const search = searchCost(costs, dialect, Math.max(assets, costs.assets[0]));
  const perDay: Record<Operation, number> = {
    paidCall: calls * (1 - use.fetchShare.value),
    fetch: calls * use.fetchShare.value,
    challenge: calls * use.challengesPerCall.value,
    search: calls * use.searchesPerCall.value,
    event: calls * use.eventsPerCall.value,
    asset: assets * use.newAssetShare.value,
  };
  const costOf = (operation: Operation): Cost =>
    operation === 'search' ? { ...costs[dialect].search, ...search } : costs[dialect][operation];
  const sum = (of: (cost: Cost) => number) =>
    Object.entries(perDay).reduce((total, [operation, count]) => total + count * of(costOf(operationOf(operation))), 0);
  const peak = use.peakFactor.value / secondsPerDay;
  const bytesPerDay = sum(({ bytes }) => Math.max(0, bytes));
  return {
    calls,
    assets,
    callsPerSecond: calls * peak,
    serviceCores: (sum(({ serverCpuMicros }) => serverCpuMicros) / 1e6) * peak,
    databaseCores: (sum(({ databaseCpuMicros }) => databaseCpuMicros ?? 0) / 1e6) * peak,
    rowsPerDay: sum(({ rows }) => Math.max(0, rows)),
    bytesPerDay,
    transactionsPerDay: calls * capacity.transactionsPerCall.value,
    walBytesPerSecond: bytesPerDay * capacity.walFactor.value * peak,
    searchMicros: search.serverCpuMicros,
    vectorBytes: {
      half: assets * (capacity.vectorBytesHalf.value + capacity.vectorLinksBytes.value),
      full: assets * (capacity.vectorBytesFull.value + capacity.vectorLinksBytes.value),
    },
    hottestRowPerSecond: perDay.fetch * use.topOwnerShare.value * peak,
  };
}

/** Everything that ends, the first first. */
export function limitsOf(costs: Costs): Limit[] {
  const of = (dialect: Dialect, used: (demand: Demand) => number, most: number) =>
    reachedAt((calls) => used(demandAt(costs, dialect, calls)) / most);
  const { busyShare, databaseCores, databaseDisk, databaseMemory, indexShareOfMemory } = capacity;
  const limits: Limit[] = [
    {
      name: 'SQLite: the one thread of the one process',
      callsPerDay: of('sqlite', ({ serviceCores }) => serviceCores, busyShare.value),
      capacity: '1 core',
      answer: 'PostgreSQL and replicas: a setting, and `farebox copy`',
      needs: 'engine',
    },
    {
      name: 'SQLite: a scan of all vectors holds up the process',
      callsPerDay: of('sqlite', ({ searchMicros }) => searchMicros, capacity.searchMicrosMax.value),
      capacity: '50 ms a search',
      answer: 'pgvector with HNSW',
      needs: 'engine',
    },
    {
      name: 'PostgreSQL: the row of the owner who sells most',
      callsPerDay: of('postgres', ({ hottestRowPerSecond }) => hottestRowPerSecond, 1000 / capacity.lockMs.value),
      capacity: '500 updates a second of one row',
      answer: 'book earnings as entries alone, and sum them up in a job',
      needs: 'design',
    },
    {
      name: 'PostgreSQL: the disk of one server, after a year',
      callsPerDay: of('postgres', ({ bytesPerDay }) => bytesPerDay * 365 * capacity.yearsOnDisk.value, databaseDisk.value),
      capacity: '60 TB',
      answer: 'partitions by month; the oldest are detached and archived',
      needs: 'design',
    },
    {
      name: 'PostgreSQL: transaction ids in a day',
      callsPerDay: of('postgres', ({ transactionsPerDay }) => transactionsPerDay, capacity.transactionIdsPerDay.value),
      capacity: '1.5 * 10^9 a day',
      answer: 'several purchases in one transaction, as SQLite has them; or several databases',
      needs: 'design',
    },
    {
      name: 'PostgreSQL: the processors of one primary',
      callsPerDay: of('postgres', ({ databaseCores: busy }) => busy, databaseCores.value * busyShare.value),
      capacity: '96 cores',
      answer: 'read replicas for search and catalog first; then shards (Citus)',
      needs: 'engine',
    },
    {
      name: 'PostgreSQL: its log of changes',
      callsPerDay: of('postgres', ({ walBytesPerSecond }) => walBytesPerSecond, capacity.walBytesPerSecond.value),
      capacity: '500 MB a second',
      answer: 'several databases; fewer indexes on purchases',
      needs: 'design',
    },
    {
      name: 'replicas of the service',
      callsPerDay: of('postgres', ({ serviceCores }) => serviceCores, capacity.replicasMax.value * busyShare.value),
      capacity: '200 replicas',
      answer: 'more databases, each with its replicas',
      needs: 'machine',
    },
    {
      name: 'PostgreSQL: the vector index in memory, 32-bit vectors',
      callsPerDay: of('postgres', ({ vectorBytes }) => vectorBytes.full, databaseMemory.value * indexShareOfMemory.value),
      capacity: '500 GB',
      answer: 'half vectors, as stored today',
      needs: 'engine',
    },
    {
      name: 'PostgreSQL: the vector index in memory, half vectors',
      callsPerDay: of('postgres', ({ vectorBytes }) => vectorBytes.half, databaseMemory.value * indexShareOfMemory.value),
      capacity: '500 GB',
      answer: 'a search database of its own, in shards; iterative scan finds enough under a filter, as today',
      needs: 'engine',
    },
  ];
  return limits.toSorted((one, other) => one.callsPerDay - other.callsPerDay);
}

/** Where `used` reaches 1: it only grows. */
function reachedAt(used: (calls: number) => number): number {
  let [low, high] = [1e2, 1e14];
  if (used(high) < 1) return Infinity;
  for (let step = 0; step < 200; step += 1) {
    const middle = Math.sqrt(low * high);
    if (used(middle) < 1) low = middle;
    else high = middle;
  }
  return high;
}

function operationOf(name: string): Operation {
  const found = (['challenge', 'paidCall', 'fetch', 'search', 'asset', 'event'] as const).find((each) => each === name);
  if (found === undefined) throw new Error(`no operation ${name}`);
  return found;
}
