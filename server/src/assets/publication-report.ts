import { secondMs } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Asset } from './asset.ts';
import type { FindParts } from './find.ts';
import { findabilityOf, type Findability } from './findability.ts';
import { nearDuplicates, type NearDuplicate } from './near-duplicates.ts';

/** The report to the owner of an asset that was just published. */
export interface PublicationReport {
  duplicates: NearDuplicate[];
  /** Null if there was not enough time to measure it. */
  findability: Findability | null;
}

const reportMs = 5 * secondMs;

/** The asset is already published, so nothing here may make the publication fail or delay it for long. */
export async function publicationReport(
  { assets: { assets }, search, log }: FindParts & { log: Log },
  asset: Asset,
): Promise<PublicationReport> {
  const signal = AbortSignal.timeout(reportMs);
  const orNull = (cause: unknown): null => {
    log.warn({ asset: asset.id, err: cause }, 'the publication report of an asset failed');
    return null;
  };
  const duplicates = await nearDuplicates({ assets, search }, asset, signal).catch(orNull);
  const findability = await findabilityOf({ search }, asset, signal).catch(orNull);
  return { duplicates: duplicates ?? [], findability };
}
