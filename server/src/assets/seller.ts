import { requireService, type Caller } from '../accounts/caller.ts';
import { problem } from '../errors.ts';
import type { Seller } from '../payments/checkout.ts';
import { isAssetId, isFree, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import type { CheckDeliverable } from './deliverable.ts';
import { requireForSale } from './pausing.ts';

/** Sells deliveries of assets, as long as they can be delivered. */
export function assetSeller({ assets, checkDeliverable }: { assets: Assets; checkDeliverable: CheckDeliverable }): Seller {
  async function sold(assetId: string, caller: Caller): Promise<Asset> {
    const asset = await assets.find(assetId);
    if (asset === null || asset.status === 'archived') throw problem('asset_not_found');
    if (isFree(asset)) throw problem('conflict', { message: 'the asset is free', hint: 'Fetch it without a payment.' });
    requireService(caller, asset.id);
    requireForSale(asset);
    await checkDeliverable(asset);
    return asset;
  }

  return {
    sells: isAssetId,
    async offer(assetId, caller) {
      const { id, priceMicros } = await sold(assetId, caller);
      return { kind: 'asset', serviceId: id, amountMicros: priceMicros ?? 0 };
    },
    async requireSold(payment, caller) {
      await sold(payment.serviceId, caller);
    },
    internalServiceId: () => null,
  };
}
