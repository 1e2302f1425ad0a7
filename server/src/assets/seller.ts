import { requireService } from '../accounts/caller.ts';
import { problem } from '../errors.ts';
import type { Seller } from '../payments/checkout.ts';
import { isAssetId, isFree, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';

/** Sells deliveries of assets. */
export function assetSeller({ assets }: { assets: Assets }): Seller {
  async function sold(assetId: string): Promise<Asset> {
    const asset = await assets.find(assetId);
    if (asset === null || asset.status === 'archived') throw problem('asset_not_found');
    return asset;
  }

  return {
    sells: isAssetId,
    async offer(assetId, caller) {
      const asset = await sold(assetId);
      if (isFree(asset)) throw free();
      requireService(caller, asset.id);
      return { kind: 'asset', serviceId: asset.id, amountMicros: asset.priceMicros ?? 0 };
    },
    async requireSold(payment, caller) {
      const asset = await sold(payment.serviceId);
      if (isFree(asset)) throw free();
      requireService(caller, asset.id);
    },
    internalServiceId: () => null,
  };
}

function free() {
  return problem('conflict', { message: 'the asset is free', hint: 'Fetch it without a payment.' });
}
