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
 * Pauses an asset that could not be delivered, in the caller's transaction. It is neither sold nor found until it can be delivered again.
 * Its links keep working.
 * @returns false if it was already paused, or is now delivered from another place
 */
export type Pause = (queries: Queries, asset: Asset, reason: PauseReason) => Promise<boolean>;

export function pausing({ assets, search, clock }: PausingOptions): Pause {
  return async (queries, asset, reason) => {
    if (!(await assets.pause(queries, asset, reason, clock.now()))) return false;
    await search.remove(queries, asset.id);
    return true;
  };
}

/** When a buyer may ask again for an asset whose source is dead. The source is read again about as often. */
const retryAfterSeconds = 60;

/** Buyers are never asked to pay for an asset that cannot be delivered. @throws asset_paused */
export function requireForSale(asset: Asset): void {
  const paused = pauseOf(asset);
  if (paused === null || (isUnread(asset) && asset.ownerSuspendedAt === null)) return;
  throw problem('asset_paused', {
    members: { paused: paused.reason },
    // A source may recover by itself; a file must be restored by someone.
    ...(paused.reason.startsWith('source_') ? { retryAfterSeconds } : {}),
  });
}
