import { createHmac } from 'node:crypto';
import type { PublicationBatch } from '../assets/publish.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import { hourMs, minuteMs } from '../clock.ts';
import type { Hook } from '../hook.ts';
import type { Foundation } from '../foundation.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import { rateLimit } from '../limits/token-bucket.ts';
import type { Embedder } from '../search/embedder.ts';
import type { HybridSearch } from '../search/hybrid-search.ts';
import type { Queries } from '../storage/database.ts';
import { demandAggregate, type DemandAggregate } from './aggregate.ts';
import { callbackProofs } from './callback-proofs.ts';
import { capture, type CaptureOptions, volumeLimit, type Capture } from './capture.ts';
import { needClusters } from './clusters.ts';
import { nearMisses, type NearMisses } from './near-misses.ts';
import { needMarks, type NeedMarks } from './need-marks.ts';
import { openDemand, type OpenDemand } from './open-demand.ts';
import { liveSupply, type LiveSupplyOptions } from './live-supply.ts';
import type { Supply } from './supply.ts';
import { watches, type Watches } from './watch.ts';

/** What agents ask for and cannot buy here. */
export interface DemandRoom {
  capture: Capture;
  aggregate: DemandAggregate;
  watches: Watches;
  needMarks: NeedMarks;
  nearMisses: NearMisses;
  openDemand: OpenDemand;
}

export interface DemandRoomOptions extends Omit<LiveSupplyOptions, 'publicUrl' | 'search'> {
  search: HybridSearch;
  embedder: Embedder;
  auditTrail: AuditTrail;
  /** Runs when something becomes available for sale: matching watches get a webhook. */
  supplyPublished: Hook<[queries: Queries, supply: Supply, batch?: PublicationBatch]>;
  batchPublished: Hook<[batch: PublicationBatch]>;
}

export function demandRoom(
  foundation: Foundation,
  { embedder, supplyPublished, batchPublished, auditTrail, ...supply }: DemandRoomOptions,
): DemandRoom {
  const { config, database, clock, log, jobs, deliveries, webhooks, guardedFetch, publicUrl, upkeep } = foundation;
  const matcher = liveSupply({ ...supply, publicUrl });
  const secrets = webhookSecrets(config.secrets, 'watch secret');
  const proofs = callbackProofs({ database, clock, log, jobs: deliveries, guardedFetch });
  const watching = watches({
    database,
    clock,
    log,
    jobs,
    webhooks,
    matcher,
    secrets,
    proofs,
    auditTrail,
  });
  supplyPublished.add(watching.supplyPublished);
  batchPublished.add(watching.batchEnded);
  const captured = capturing(foundation, { matcher, watches: watching, secrets });
  const { assets, search } = supply;
  upkeep.every('end watches', hourMs, () => watching.sweep());
  upkeep.every('forget challenges', hourMs, () => proofs.sweep());
  upkeep.every('forget old signals', 10 * minuteMs, () => captured.sweep());
  upkeep.every('trim signals of strangers', 10 * minuteMs, () => captured.trim());
  const aggregate = demandAggregate({ database, clock, clusters: needClusters({ embedder, log }) });
  const marks = needMarks({ database, auditTrail, assets, catalog: supply.catalog });
  return {
    capture: captured,
    watches: watching,
    aggregate,
    needMarks: marks,
    nearMisses: nearMisses({ aggregate, marks, matcher, assets, clock }),
    openDemand: openDemand({ aggregate, marks, embedding: search.embedding, clock, log }),
  };
}

function capturing(
  { config, database, clock, log, checkUrl, disk, threads }: Foundation,
  { matcher, watches, secrets }: Pick<CaptureOptions, 'matcher' | 'watches' | 'secrets'>,
): Capture {
  const [secret = ''] = config.secrets;
  return capture({
    database,
    clock,
    log,
    matcher,
    watches,
    secrets,
    checkUrl,
    hashAddress: (address) => createHmac('sha256', secret).update(`watch asker ${address}`).digest('base64url').slice(0, 22),
    keptMs: config.kept.signalsMs,
    strangersBytesMax: config.kept.strangersSignalsBytes,
    disk,
    // An operator who sets no limit on their number sets none.
    ...(config.capturePerMinute === 0 ? {} : { volume: rateLimit({ ...volumeLimit, clock, store: threads?.buckets('volume') }) }),
  });
}
