import type { PauseReason } from '@farebox/contract';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Queries } from '../storage/database.ts';
import { isUnread, pauseOf, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';

interface PausingOptions {
  assets: Pick<Assets, 'pause'>;
  search: Pick<AssetSearch, 'remove'>;
  clock: Clock;
}

/**
 * Takes an asset that could not be delivered off the market, in the caller's transaction: it is neither sold nor found until it can
 * be delivered again. Links to it still work.
 * @returns false where it was paused before, or is delivered from elsewhere by now
 */
export type Pause = (queries: Queries, asset: Asset, reason: PauseReason) => Promise<boolean>;

export function pausing({ assets, search, clock }: PausingOptions): Pause {
  return async (queries, asset, reason) => {
    if (!(await assets.pause(queries, asset, reason, clock.now()))) return false;
    await search.remove(queries, asset.id);
    return true;
  };
}

/** After this long a buyer may ask again for an asset whose source is dead: the source is read again about as often. */
const retryAfterSeconds = 60;

/** Nobody is asked to pay for what cannot be delivered. @throws asset_paused */
export function requireForSale(asset: Asset): void {
  const paused = pauseOf(asset);
  if (paused === null || (isUnread(asset) && asset.ownerSuspendedAt === null)) return;
  throw problem('asset_paused', {
    members: { paused: paused.reason },
    // A source may come back by itself; a file has to be put back.
    ...(paused.reason.startsWith('source_') ? { retryAfterSeconds } : {}),
  });
}
