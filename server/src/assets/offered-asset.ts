import type { Offered } from '../offered.ts';
import { isUnread, pauseOf, type Asset } from './asset.ts';

/** What is offered of an asset now: the counterpart of `offeredTool`. */
export function offeredAsset(asset: Asset): Offered {
  return { kind: 'asset', id: asset.id, priceMicros: asset.priceMicros ?? 0, availability: availabilityOf(asset) };
}

function availabilityOf(asset: Asset): Offered['availability'] {
  if (asset.status === 'archived') return 'archived';
  return pauseOf(asset) === null || isUnread(asset) ? 'available' : 'paused';
}
