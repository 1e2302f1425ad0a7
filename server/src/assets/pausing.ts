import type { PauseReason } from '@farebox/contract';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Queries } from '../storage/database.ts';
import type { Asset } from './asset.ts';

/**
 * Takes an asset that could not be delivered off the market, in the caller's transaction: it is neither sold nor found until it can
 * be delivered again. Links to it still work.
 * @returns false where it was paused before, or is delivered from elsewhere by now
 */
export type Pause = (queries: Queries, asset: Asset, reason: PauseReason) => Promise<boolean>;

export function pausing({ search, clock }: { search: Pick<AssetSearch, 'remove'>; clock: Clock }): Pause {
  return async (queries, { id, blobKey, sourceUrl }, reason) => {
    const now = clock.now();
    const { numUpdatedRows } = await queries
      .updateTable('assets')
      .set((eb) => ({
        paused_reason: reason,
        paused_at: now,
        updated_at: eb
          .case()
          .when('updated_at', '<', now)
          .then(now)
          .else(eb('updated_at', '+', 1))
          .end(),
      }))
      .where('id', '=', id)
      .where('paused_at', 'is', null)
      .where('blob_key', blobKey === null ? 'is' : '=', blobKey)
      .where('source_url', sourceUrl === null ? 'is' : '=', sourceUrl)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await search.remove(queries, id);
    return true;
  };
}

/** How soon whoever asks for an asset whose source is dead may come again: it is looked at again about as often. */
const retryAfterSeconds = 60;

/** Nobody is asked to pay for what cannot be delivered. @throws asset_paused */
export function requireForSale({ paused }: Asset): void {
  if (paused === null) return;
  throw problem('asset_paused', {
    members: { paused: paused.reason },
    // A source may come back by itself; a file has to be put back.
    ...(paused.reason.startsWith('source_') ? { retryAfterSeconds } : {}),
  });
}
