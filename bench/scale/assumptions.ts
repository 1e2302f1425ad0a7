/** A number that was not measured, with why it is that. */
export interface Assumption {
  value: number;
  unit: string;
  reason: string;
}

const assumed = (value: number, unit: string, reason: string): Assumption => ({ value, unit, reason });

/** How the service is used. */
export const use = {
  callsPerAsset: assumed(10, 'paid calls a day and asset', 'so that 10^9 calls a day go with 10^8 assets'),
  fetchShare: assumed(0.2, 'of paid calls', 'tools are called again and again, a file is bought once'),
  challengesPerCall: assumed(1.5, 'a paid call', 'agents without credit ask for the price first, and some leave'),
  searchesPerCall: assumed(0.3, 'a paid call', 'an agent that found a tool calls it several times'),
  eventsPerCall: assumed(0.01, 'demand signals a paid call', 'one in thirty searches finds nothing and reports the need'),
  newAssetShare: assumed(0.002, 'of all assets a day', 'the catalog doubles in a year'),
  peakFactor: assumed(3, 'times the mean', 'the busiest minutes of a day; agents run on timers'),
  topOwnerShare: assumed(0.02, 'of all fetches', 'sales follow a power law: the first of many sells one in fifty'),
} as const;

/** What one machine or program can do. */
export const capacity = {
  busyShare: assumed(0.6, 'of a processor', 'above it, waiting times grow faster than throughput'),
  replicasMax: assumed(200, 'replicas', 'what a pooler in front of PostgreSQL still connects sensibly, at 20 connections each'),
  databaseCores: assumed(96, 'cores', 'the largest ordinary server for one primary'),
  databaseMemory: assumed(1e12, 'bytes', 'of the same server; an index that does not fit is read from the disk at each step'),
  indexShareOfMemory: assumed(0.5, 'of the memory', 'the other half caches tables'),
  databaseDisk: assumed(60e12, 'bytes', 'of the same server, on local flash'),
  yearsOnDisk: assumed(1, 'years', 'books are kept for good; after a year they can be moved elsewhere'),
  walFactor: assumed(3, 'times the stored bytes', 'page images after checkpoints, and updates that leave no new row'),
  walBytesPerSecond: assumed(500e6, 'bytes a second', 'what replicas and archives keep up with'),
  transactionsPerCall: assumed(2, 'transactions', 'one pays, one uses; the log and statistics are written in batches'),
  transactionIdsPerDay: assumed(
    1.5e9,
    'transactions',
    'ids have 32 bits, and half are in the past: a vacuum of everything has to come first',
  ),
  lockMs: assumed(2, 'ms', 'a row that is updated is locked until the commit is on the disk and on a standby'),
  vectorBytesHalf: assumed(512 * 2, 'bytes', '512 numbers of 16 bits, as stored today'),
  vectorBytesFull: assumed(512 * 4, 'bytes', 'the same with 32 bits'),
  vectorLinksBytes: assumed(400, 'bytes', 'links of HNSW with m = 16, and the header of the page item'),
  scanMicrosPerAsset: assumed(0.05, 'us', 'a scan of all vectors: the aim of `npm run bench -- search`, 5 ms among 100,000'),
  searchMicrosMax: assumed(50_000, 'us', 'a scan within the process blocks every other request'),
} as const;

/** Paid calls a day that the tables show. */
export const scales = [1e6, 1e7, 1e8, 1e9] as const;
export const secondsPerDay = 86_400;
