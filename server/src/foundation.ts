import { join } from 'node:path';
import { dayMs, hourMs, minuteMs, secondMs, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { newId } from './ids.ts';
import type { Threads } from './limits/shared-memory.ts';
import type { Log } from './log.ts';
import { metrics, type Metrics } from './metrics.ts';
import { assertAllowedUrl, guardedFetch, type GuardedFetch, type GuardedFetchOptions } from './net/guarded-fetch.ts';
import { withSamples } from './net/sample-files.ts';
import type { BlobStore } from './storage/blobs/blob-store.ts';
import { requestSigner } from './net/request-signature.ts';
import { chosenKey, type PublicKey } from './net/signing-keys.ts';
import { openBlobs } from './storage/blobs/open-blob-store.ts';
import type { Database } from './storage/database.ts';
import { diskReserve, type DiskReserve, type DiskReserveOptions } from './storage/disk-reserve.ts';
import { migrate, pendingMigrations } from './storage/migrate.ts';
import { openConfigured } from './storage/open-database.ts';
import type { ReadReplica } from './storage/read-replica.ts';
import { pairedBlobs } from './storage/store-pair.ts';
import { jobMetrics } from './jobs/backlog-metrics.ts';
import { openTracing } from './tracing/open-telemetry.ts';
import { tracedDatabase, tracedFetch, tracedGuardedFetch } from './tracing/traced-parts.ts';
import type { Tracing } from './tracing/tracing.ts';
import { jobs, type Jobs, type JobsOptions } from './jobs/jobs.ts';
import { processLease } from './jobs/processes.ts';
import { schedule, type Schedule } from './jobs/schedule.ts';
import { webhookMetrics } from './webhooks/webhook-metrics.ts';
import { webhooks, type Webhooks } from './webhooks/webhooks.ts';

/** The base of every room. */
export interface Foundation {
  config: Config;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Null: off, and nothing is wrapped. */
  tracing: Tracing | null;
  /** Identifies this process among the replicas. */
  processId: string;
  database: Database;
  /** A copy of the database for searches; null without one. */
  searchReplica: ReadReplica | null;
  blobs: BlobStore;
  disk: DiskReserve;
  fetch: typeof globalThis.fetch;
  /** The key that signs requests to them; null: they are not signed. */
  requestKey: PublicKey | null;
  /** For addresses from untrusted sources. */
  guardedFetch: GuardedFetch;
  /** @throws address_refused for an address that is not public */
  checkUrl(url: string): unknown;
  jobs: Jobs;
  /** Separate runners, because receivers of webhooks, chains and mail servers may be slow. */
  deliveries: Jobs;
  transfers: Jobs;
  mails: Jobs;
  /** The queue of outgoing webhooks. */
  webhooks: Webhooks;
  /** The kinds of jobs that this process handles, in every runner. */
  jobKinds: Set<string>;
  /** Starts with `start`. */
  upkeep: Schedule;
  /** Aborted when no new work is accepted: endless streams have to end, calls continue. */
  draining: AbortSignal;
  /** Aborted when running calls have to end. */
  stopping: AbortSignal;
  /** How many processes serve this database now, at least one. */
  replicas(): number;
  /** Null where no other thread serves. */
  threads: Threads | null;
  /** The public address of the service, without a trailing slash. */
  publicUrl(): string;
}

export interface FoundationOptions {
  config: Config;
  log: Log;
  clock?: Clock;
  threads?: Threads;
  /** Tests pass their own. */
  database?: Database;
  fetch?: typeof globalThis.fetch;
  /** How much is free on the disk of a folder. */
  freeBytes?: DiskReserveOptions['freeBytes'];
  /** An internet of its own for addresses from untrusted sources. */
  internet?: Pick<GuardedFetchOptions, 'resolve' | 'route'>;
}

/** Opens the database and brings it up to date, and sets up jobs and upkeep. Nothing runs before `start`. */
export async function layFoundation({ config, log, clock = systemClock, fetch = globalThis.fetch, ...options }: FoundationOptions) {
  const processId = newId('proc', clock.now());
  const tracing = await tracingOf(config);
  const opened = options.database ?? (await openConfigured(config));
  const isOwn = options.database === undefined;
  const database = tracing === null ? opened : tracedDatabase(opened, tracing);
  const counted = metrics(options.threads);
  const blobs = await openStores({ config, database, isOwn, clock, log, metrics: counted }).catch(async (cause: unknown) => {
    await database.close();
    throw cause;
  });

  const [draining, stopping] = [new AbortController(), new AbortController()];
  let publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const jobKinds = new Set<string>();
  const runner = { database, clock, log, processId, handled: jobKinds };
  const runners = runnersOf(runner);
  const { jobs: queue } = runners;
  const [lease, upkeep] = [processLease(runner), schedule(log)];
  upkeep.every('free jobs of dead processes', 5 * secondMs, () => queue.recover());
  upkeep.every('forget done jobs', 10 * minuteMs, () => queue.forgetDone());
  const watching = { config, database, clock, log, metrics: counted, upkeep };
  const disk = watchedDisk(watching, options.freeBytes);
  const searchReplica = await watchedSearchReplica(watching);
  watchIntegrity(watching, draining.signal);
  counted.gauge('farebox_replicas', 'Processes that serve this database now, as this one knows.', lease.alive);
  jobMetrics({ database, jobs: queue, metrics: counted, clock });
  const outside = outgoing({ config, clock, publicUrl: () => publicUrl, tracing }, options.internet);
  const foundation: Foundation = {
    config,
    clock,
    log,
    metrics: tracing === null ? counted : namingRequests(counted, tracing),
    tracing,
    processId,
    database,
    searchReplica,
    blobs,
    disk,
    fetch: tracing === null ? fetch : tracedFetch(fetch, tracing),
    ...outside,
    webhooks: webhookQueue(watching, { deliveries: runners.deliveries, guardedFetch: outside.guardedFetch }),
    ...runners,
    jobKinds,
    upkeep,
    draining: draining.signal,
    stopping: stopping.signal,
    replicas: lease.alive,
    threads: options.threads ?? null,
    publicUrl: () => publicUrl,
  };
  return {
    foundation,
    /** Tells the other replicas that this process is alive. Called first: from then on nobody takes over its work. */
    async begin() {
      await lease.begin();
      await queue.recover();
    },
    /** Begins upkeep and jobs. Called last. */
    start() {
      upkeep.start();
      for (const each of Object.values(runners)) each.start();
    },
    reachableAt: (url: string) => void (publicUrl = url),
    drain: () => draining.abort(),
    interrupt: () => stopping.abort(),
    /** Stops upkeep and jobs after the current work. */
    async stop() {
      await upkeep.stop();
      for (const each of Object.values(runners)) await each.stop();
    },
    async close() {
      // A database that cannot be written to ends the lease by its time.
      await lease.end().catch((cause: unknown) => log.warn({ err: cause }, 'process lease could not be ended'));
      await searchReplica?.close();
      await database.close();
      await tracing?.close().catch((cause: unknown) => log.warn({ err: cause }, 'the last traces could not be sent'));
    },
  };
}

function webhookQueue(
  { config, database, clock, log, metrics: counted, upkeep }: Watching,
  parts: Pick<Foundation, 'deliveries' | 'guardedFetch'>,
): Webhooks {
  const queue = webhooks({ ...parts, database, clock, log, metrics: counted });
  webhookMetrics({ database, metrics: counted, clock });
  upkeep.every('forget webhooks', hourMs, () => queue.forget(clock.now() - config.kept.noticesMs));
  return queue;
}

type OutgoingParts = Pick<Foundation, 'config' | 'clock' | 'publicUrl' | 'tracing'>;

/** Requests to addresses from untrusted sources, signed where the operator wants it. */
function outgoing(
  { config, tracing, ...parts }: OutgoingParts,
  internet: FoundationOptions['internet'],
): Pick<Foundation, 'checkUrl' | 'guardedFetch' | 'requestKey'> {
  const { requestSigning: by, secrets, allowsPrivateAddresses } = config;
  const signer = by === null ? null : requestSigner({ ...parts, key: chosenKey(by, secrets, 'signed request') });
  const guarded = guardedFetch({ ...internet, allowsPrivateAddresses, signature: signer?.headers });
  const traced = tracing === null ? guarded : tracedGuardedFetch(guarded, tracing);
  const guard = { guardedFetch: traced, checkUrl: (url: string) => assertAllowedUrl(url, config) };
  return { ...withSamples(guard, parts.publicUrl), requestKey: signer?.key ?? null };
}

function runnersOf(runner: JobsOptions): Pick<Foundation, 'jobs' | 'deliveries' | 'transfers' | 'mails'> {
  // A receiver that hangs holds a lane; others go on.
  return {
    jobs: jobs(runner),
    deliveries: jobs({ ...runner, lanes: 4, claimBatch: 1 }),
    transfers: jobs(runner),
    mails: jobs({ ...runner, claimBatch: 1 }),
  };
}

async function tracingOf({ traces: { url, ...traces } }: Config): Promise<Tracing | null> {
  return url === null ? null : openTracing({ ...traces, url });
}

type Watching = Pick<Foundation, 'config' | 'database' | 'clock' | 'log' | 'metrics' | 'upkeep'>;

function watchedDisk({ config, log, metrics, upkeep }: Watching, freeBytes: FoundationOptions['freeBytes']): DiskReserve {
  const reserve = { folder: config.dataDir, reserveBytes: config.diskReserveBytes, log };
  const disk = diskReserve(freeBytes === undefined ? reserve : { ...reserve, freeBytes });
  upkeep.every('look at the free disk', 10 * secondMs, () => disk.look());
  metrics.gauge('farebox_disk_reserve_reached', '1 while the disk is so full that only paid calls are stored.', () =>
    Number(disk.isReached()),
  );
  return disk;
}

async function watchedSearchReplica({ config, database, log, metrics, upkeep }: Watching): Promise<ReadReplica | null> {
  const searchReplica = await openSearchReplica({ config, database, log });
  if (searchReplica !== null) {
    upkeep.every('compare the search database with the primary', 2 * secondMs, () => searchReplica.look());
  }
  metrics.gauge('farebox_search_replica_used', '1 while the search database answers searches, 0 while the primary does.', () =>
    Number(searchReplica?.isWell() ?? false),
  );
  return searchReplica;
}

/** Finds a damaged database file before a buyer does. */
function watchIntegrity({ database, clock, metrics, upkeep }: Watching, signal: AbortSignal): void {
  const { integrity } = database;
  if (integrity === undefined) return;
  // Not at the start, which has enough to do.
  let checkAt = clock.now() + 5 * minuteMs;
  upkeep.every('check the database file', minuteMs, async () => {
    if (clock.now() < checkAt) return;
    checkAt = clock.now() + dayMs;
    await integrity.check(signal);
  });
  metrics.gauge('farebox_database_damaged', '1 if the database file is damaged and has to be restored.', () =>
    Number(integrity.isDamaged()),
  );
}

/** What is counted by its route is named by it too. */
function namingRequests(counted: Metrics, tracing: Tracing): Metrics {
  return {
    ...counted,
    request(route, status) {
      tracing.route(route);
      counted.request(route, status);
    },
  };
}

/** Brings the database up to date, and makes sure that the file store is its own. @throws OtherFileStore */
async function openStores({
  config,
  database,
  isOwn,
  clock,
  log,
  metrics: counted,
}: Pick<Foundation, 'config' | 'database' | 'clock' | 'log' | 'metrics'> & { isOwn: boolean }): Promise<BlobStore> {
  const ran = await migrateAsNeeded({ config, database, isOwn });
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  const { blobs, confirm } = pairedBlobs({
    database,
    blobs: await openBlobs(config, { breaker: (isOpen) => counted.blobBreaker(isOpen) }),
    clock,
    folder: join(config.dataDir, 'uploads'),
    isNewPair: config.isNewStore,
    told: (cause) =>
      log.error({ err: cause }, 'the file store does not answer; nothing is written to it before it is known to be the right one'),
  });
  await confirm();
  return blobs;
}

/**
 * A start that has nothing to migrate locks nothing. To migrate a large table may take longer than a statement of the service may.
 * @param parts.isOwn whether the settings name this database; tests bring others
 */
async function migrateAsNeeded({
  config,
  database,
  isOwn,
}: Pick<Foundation, 'config' | 'database'> & { isOwn: boolean }): Promise<string[]> {
  if ((await pendingMigrations(database)).length === 0) return [];
  if (!isOwn || config.databaseUrl === null) return migrate(database);
  const patient = await openConfigured(config, { statementMs: 0 });
  try {
    return await migrate(patient);
  } finally {
    await patient.close();
  }
}

async function openSearchReplica({ config, database, log }: Pick<Foundation, 'config' | 'database' | 'log'>): Promise<ReadReplica | null> {
  const { url, lagMaxMs } = config.searchDatabase;
  if (url === null) return null;
  const { readReplica } = await import('./storage/read-replica.ts');
  return readReplica({
    url,
    primary: database,
    lagMaxMs,
    statementMs: config.statementMs,
    connectionsMax: config.databaseConnections,
    log,
  });
}
