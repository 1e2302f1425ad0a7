import { join } from 'node:path';
import type { StopReason } from '@farebox/documents/sandbox';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { StandingChanged } from '../accounts/standing.ts';
import { hourMs, minuteMs } from '../clock.ts';
import type { Hook } from '../hook.ts';
import type { Foundation } from '../foundation.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import { takesTestMoney } from '../payments/money/test-money.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Queries } from '../storage/database.ts';
import type { Assets } from './assets.ts';
import { blobFolderOf, pieceFolderOf } from './blob-folder.ts';
import { deliveryParts, type DeliveryParts } from './delivery-parts.ts';
import { janitor } from './janitor.ts';
import { links, type Links } from './links.ts';
import { listingsOfOwnerWithFigures, type ListingsOfOwner } from './listing-figures.ts';
import { listingsOfOwner } from './owner-standing.ts';
import { refuseOwn } from './own-source.ts';
import { pausedAssets, type PausedAssets } from './paused-assets.ts';
import { previewer, type Previewer } from './previews/preview.ts';
import { publisher, type Publisher, type PublicationBatch } from './publish.ts';
import { relatedAssets, type RelatedAssets } from './related.ts';
import { assetLanguages, type LanguageCount } from './asset-languages.ts';
import { reindexing } from './reindexing.ts';
import { resumableUploads, type ResumableUploads } from './resumable-uploads.ts';
import { publishSamples } from './samples.ts';
import { uploadPlaces } from './upload-slots.ts';

/** Data and APIs that owners sell. */
export interface AssetsRoom extends DeliveryParts {
  assets: Assets;
  /** The languages of what is for sale. */
  assetLanguages: () => Promise<LanguageCount[]>;
  /** With what each did in a period. */
  listings: ListingsOfOwner;
  publisher: Publisher;
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
