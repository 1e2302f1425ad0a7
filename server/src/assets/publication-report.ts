import { secondMs } from '../clock.ts';
import type { Log } from '../log.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import { findabilityOf, type Findability } from './findability.ts';
import { nearDuplicates, type NearDuplicate } from './near-duplicates.ts';

/** The report to an owner on an asset that was just published. */
export interface PublicationReport {
  duplicates: NearDuplicate[];
  /** Null where there was no time for it. */
  findability: Findability | null;
}

const reportMs = 5 * secondMs;

/** Looks at an asset that is published already: so nothing of this may fail its publication, or hold it up for long. */
export async function publicationReport(
  { assets, search, log }: { assets: Assets; search: AssetSearch; log: Log },
  asset: Asset,
): Promise<PublicationReport> {
  const signal = AbortSignal.timeout(reportMs);
  const orNull = (cause: unknown): null => {
    log.warn({ asset: asset.id, err: cause }, 'a published asset could not be reported on');
    return null;
  };
  const duplicates = await nearDuplicates({ assets, search }, asset, signal).catch(orNull);
  const findability = await findabilityOf({ search }, asset, signal).catch(orNull);
  return { duplicates: duplicates ?? [], findability };
}
