import { join } from 'node:path';
import type { StopReason } from '@farebox/documents/sandbox';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { StandingChanged } from '../accounts/standing.ts';
import { hourMs, minuteMs, type Clock } from '../clock.ts';
import type { Hook } from '../hook.ts';
import type { Foundation } from '../foundation.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import { takesTestMoney } from '../payments/money/test-money.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Queries, Database } from '../storage/database.ts';
import type { Assets } from './assets.ts';
import { deliveryParts, type DeliveryParts } from './delivery-parts.ts';
import { janitor } from './janitor.ts';
import { links, type Links } from './links.ts';
import { listingsOfOwnerWithFigures, type ListingsOfOwner } from './listing-figures.ts';
import { listingsOfOwner } from './owner-standing.ts';
import { pausedAssets, type PausedAssets } from './paused-assets.ts';
import { previewer, type Previewer } from './previews/preview.ts';
import { publisher, type Publisher, type PublicationBatch } from './publish.ts';
import { relatedAssets, type RelatedAssets } from './related.ts';
import { reindexing } from './reindexing.ts';
import { resumableUploads, type ResumableUploads } from './resumable-uploads.ts';
import { publishSamples } from './samples.ts';
import { sellers, type Sellers } from './sellers.ts';
import { uploadPlaces } from './upload-slots.ts';
import { cachedValue, countTtlMs } from '../limits/cache.ts';
import { hkdfSync } from 'node:crypto';
import { invalid } from '../errors.ts';

/** Data and APIs that owners sell. */
export interface AssetsRoom extends DeliveryParts {
  assets: Assets;
  /** The languages of what is for sale. */
  assetLanguages: () => Promise<LanguageCount[]>;
  /** With what each did in a period. */
  listings: ListingsOfOwner;
  publisher: Publisher;
  sellers: Sellers;
  resumableUploads: ResumableUploads;
  related: RelatedAssets;
  links: Links;
  checkSource: DeliveryParts['checkDeliverable'];
  pausedAssets: PausedAssets;
  /** Adds a job that indexes assets again which an older version indexed. */
  reindex(): Promise<void>;
  /** Publishes the samples on a fresh start if test money is accepted. */
  seed(): Promise<void>;
  /** Ends the processes that build previews. */
  close(): Promise<void>;
}

export interface AssetsRoomOptions extends Pick<PaymentsRoom, 'ledger' | 'reservations'> {
  assets: Assets;
  auditTrail: AuditTrail;
  search: AssetSearch;
  /** Runs when an asset becomes available for sale. */
  supplyPublished: Pick<Hook<[queries: Queries, supply: { kind: 'asset'; id: string }, batch?: PublicationBatch]>, 'run'>;
  batchPublished: Pick<Hook<[batch: PublicationBatch]>, 'run'>;
  /** Runs when an owner of assets is suspended or resumed. */
  standingChanged: Pick<StandingChanged, 'add'>;
  /** Builds previews; default processes of its own. */
  previewer?: Previewer | undefined;
}

export function assetsRoom(foundation: Foundation, options: AssetsRoomOptions): AssetsRoom {
  const { config, database, clock, log, metrics, blobs, disk, guardedFetch, checkUrl, jobs, publicUrl, upkeep, stopping } = foundation;
  const { assets, auditTrail, search, ledger, reservations, supplyPublished, standingChanged } = options;
  const stagingFolder = stagingFolderOf(config);
  const blobFolder = blobFolderOf(config.secrets);
  const onDeath = (reason: StopReason) => metrics.workerDeath('previews', reason);
  const previews = options.previewer ?? previewer({ log, inboxes: stagingFolder, onDeath });
  metrics.gauge('farebox_previews_running', 'Previews that are being made by this process.', () => previews.load().running);
  metrics.gauge('farebox_previews_waiting', 'Previews that wait for their turn in this process.', () => previews.load().waiting);
  const common = { database, assets, blobs, disk, guardedFetch, search, auditTrail, metrics, clock, log };
  const delivery = deliveryParts({ ...common, ledger, reservations, usableMs: config.tokenTtlMs });
  const received = {
    ...common,
    ...delivery,
    stagingFolder,
    uploadPlaces: uploadPlaces(clock),
    uploadBytesMax: config.uploadBytesMax,
    ownerBytesMax: config.ownerBytesMax,
  };
  const published = publisher({
    ...received,
    previewer: previews,
    checkUrl,
    supplyPublished: supplyPublished.run,
    batchPublished: options.batchPublished.run,
    blobFolder,
    checkSource: (url) => refuseOwn(url, publicUrl()),
  });
  standingChanged.add(listingsOfOwner({ ...common, jobs, publisher: published }));
  const paused = pausedAssets({ ...common, ...delivery, publisher: published });
  upkeep.every('recheck paused assets', minuteMs, () => paused.recheck(stopping));
  upkeep.every('remove leftovers of uploads', 6 * hourMs, janitor({ ...common, ...delivery, stagingFolder, blobFolder }));
  return {
    ...delivery,
    assets,
    assetLanguages: assetLanguages({ database, clock }),
    listings: listingsOfOwnerWithFigures(database, assets),
    publisher: published,
    sellers: sellers(database, clock),
    resumableUploads: resumableUploads({ ...received, publisher: published, pieceFolder: pieceFolderOf(config.secrets) }),
    related: relatedAssets({ assets, search, clock }),
    links: links({ secrets: config.secrets, ttlMs: config.linkTtlMs, clock }),
    checkSource: delivery.checkDeliverable,
    pausedAssets: paused,
    reindex: reindexing({ ...common, jobs, publisher: published }),
    async seed() {
      // Samples have no owner who could be paid in real money.
      if (!config.isSeeded || !takesTestMoney(config)) return;
      await publishSamples({ database, assets, publisher: published, stagingFolder, clock }).catch((cause: unknown) => {
        log.warn({ err: cause }, 'the sample assets could not be published');
      });
    },
    close: () => previews.close(),
  };
}

/** Where uploads stay until they become assets. */
export function stagingFolderOf({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'uploads');
}

interface LanguageCount {
  /** ISO 639-1. */
  language: string;
  assets: number;
}

/** The languages of the assets that can be bought now, the most frequent first. Counts of many assets are used again for a while. */
function assetLanguages({ database, clock }: { database: Database; clock: Clock }): () => Promise<LanguageCount[]> {
  const count = () =>
    database.read
      .selectFrom('assets')
      .innerJoin('users', 'users.id', 'assets.owner_id')
      .select((eb) => [eb.ref('assets.language').$notNull().as('language'), eb.fn.countAll<number>().as('assets')])
      .where('assets.language', 'is not', null)
      .where('assets.status', '=', 'published')
      .where('assets.paused_at', 'is', null)
      .where('users.suspended_at', 'is', null)
      .groupBy('assets.language')
      .orderBy('assets', 'desc')
      .orderBy('language')
      .execute();
  return cachedValue(count, { clock, ttlMs: (counted) => countTtlMs(counted.reduce((sum, { assets }) => sum + assets, 0)) });
}

/**
 * The folder in which an installation keeps its blobs. Its name is derived from the secret, so two installations that share a bucket
 * never take each other's blobs for leftovers. After a rotation, new blobs go to a new folder; old blobs stay where their assets point.
 */
function blobFolderOf([secret = '']: readonly string[]): string {
  return `assets/${Buffer.from(hkdfSync('sha256', secret, 'farebox', 'blob folder', 6)).toString('hex')}`;
}

/** Where the pieces of unfinished uploads are, apart from the blobs of assets. */
function pieceFolderOf(secrets: readonly string[]): string {
  return blobFolderOf(secrets).replace('assets/', 'uploads/');
}

/** Refuses a source on this service: a download would request itself without end. @throws invalid_input */
function refuseOwn(url: string, publicUrl: string): void {
  if (new URL(url).host !== new URL(publicUrl).host) return;
  throw invalid('source_url', 'source_url must not be an address of this service');
}
