import { pendingBlobs, type PendingBlobs } from './pending-blobs.ts';
import { deliverability, type Deliverability, type DeliverabilityOptions } from './deliverable.ts';
import { failedDeliveries, type FailedDeliveries, type FailedDeliveriesOptions } from './failed-deliveries.ts';
import type { Assets } from './assets.ts';
import { pausing } from './pausing.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import { takingBack, type TakeBack } from './undelivered.ts';
import type { Ledger } from '../payments/money/ledger.ts';
import type { Reservations } from '../payments/purchase/reservations.ts';

/** Checks that sold assets can be delivered, and handles those that cannot. */
export interface DeliveryParts {
  pendingBlobs: PendingBlobs;
  deliverability: Deliverability;
  checkDeliverable: Deliverability['check'];
  failedDeliveries: FailedDeliveries;
  takeBack: TakeBack;
}

export interface DeliveryPartsOptions extends Omit<DeliverabilityOptions, 'lost'>, Omit<FailedDeliveriesOptions, 'takeBack' | 'pause'> {
  assets: Pick<Assets, 'pause'>;
  search: Pick<AssetSearch, 'remove'>;
  ledger: Ledger;
  reservations: Pick<Reservations, 'revoke'>;
  /** Minimum time for which a payment that was given back can be used again. */
  usableMs: number;
}

export function deliveryParts(options: DeliveryPartsOptions): DeliveryParts {
  const takeBack = takingBack(options);
  const failed = failedDeliveries({ ...options, takeBack, pause: pausing(options) });
  const lost: DeliverabilityOptions['lost'] = (asset, failure) => failed.report({ asset, failure, revenueEventId: null });
  const deliverable = deliverability({ ...options, lost });
  return {
    pendingBlobs: pendingBlobs(options),
    deliverability: deliverable,
    checkDeliverable: deliverable.check,
    failedDeliveries: failed,
    takeBack,
  };
}
