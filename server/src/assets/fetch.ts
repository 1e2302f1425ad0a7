import { isAuthenticated, requireService, type Caller } from '../accounts/caller.ts';
import type { AccessLog } from '../requests/access-log.ts';
import type { AgentRequest } from '../requests/agent-request.ts';
import { asProblem, problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import type { Means } from '../payments/purchase/means.ts';
import { isFailure } from '../payments/purchase/payment-required.ts';
import type { PaidResource } from '../payments/provider.ts';
import type { Purchases } from '../payments/purchase/purchase.ts';
import type { Bought, Sale } from '../payments/purchase/sale.ts';
import type { Database } from '../storage/database.ts';
import { isFree, requiredOfBuyer, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import type { CheckDeliverable } from './deliverable.ts';
import type { Revenue } from '../earnings/revenue.ts';
import { requireForSale } from './pausing.ts';

export interface AssetFetch {
  assetId: string;
  means: Means;
  caller: Caller;
  request: AgentRequest;
  idempotencyKey: string | null;
  /** The most that the caller will pay; null for any price. */
  maxPriceMicros: Micros | null;
}

/** The result of a paid fetch: the revenue event that credits the owner. */
interface Sold {
  revenueEventId: string;
}

export interface FetchedAsset {
  asset: Asset;
  /** Null for a free asset and for the asset's own owner. */
  bought: Bought<Sold> | null;
}

export interface FetchParts {
  assets: { assets: Assets; checkDeliverable: CheckDeliverable };
  earnings: { revenue: Revenue };
  payments: { purchase: Purchases };
  accessLog: AccessLog;
  database: Database;
}

/**
 * One fetch of an asset, the same for every surface. This file holds what is special about a delivery; `payments/purchase.ts` does the
 * payment. The use of the payment, the owner's revenue and the delivery log are written in one transaction, so no paid delivery goes
 * without its revenue.
 *
 * A paid asset can be fetched again as long as its payment is valid, even if the asset is archived.
 */
export async function fetchAsset(parts: FetchParts, fetch: AssetFetch): Promise<FetchedAsset> {
  const { accessLog } = parts;
  const { assets } = parts.assets;
  const { caller, means, request, idempotencyKey, maxPriceMicros } = fetch;
  const asset = await (means.kind === 'none' ? assets.glance(fetch.assetId) : assets.find(fetch.assetId));
  if (asset === null) {
    accessLog.record({ ...request, kind: 'fetch', outcome: 'unmet', status: 404, assetId: fetch.assetId });
    throw problem('asset_not_found');
  }
  if (isOwn(asset, caller)) {
    requireService(caller, asset.id);
    return { asset, bought: null };
  }
  if (means.kind === 'none' && asset.status === 'archived') throw problem('asset_not_found');
  if (means.kind === 'none') requireForSale(asset);
  if (isFree(asset) && asset.status !== 'archived') {
    accessLog.record({ ...request, kind: 'fetch', outcome: 'delivered', status: 200, assetId: asset.id });
    return { asset, bought: null };
  }
  try {
    if (means.kind !== 'none') requireService(caller, asset.id);
    const order = { caller, means, idempotencyKey, maxPriceMicros };
    return { asset, bought: await parts.payments.purchase.buy(saleOf(parts, asset, request), order) };
  } catch (thrown) {
    const refused = asProblem(thrown);
    if (isFailure(thrown)) {
      accessLog.record({ ...request, kind: 'fetch', outcome: 'refused', status: refused.status, assetId: asset.id, isSampled: true });
    }
    // Archived assets are not offered.
    if (refused.status === 402 && asset.status === 'archived') throw problem('asset_not_found', { cause: refused });
    throw thrown;
  }
}

/** The sale of one delivery. */
function saleOf(
  { assets: { checkDeliverable }, earnings: { revenue }, accessLog, database }: FetchParts,
  asset: Asset,
  request: AgentRequest,
): Sale<Sold> {
  return {
    offer: { kind: 'asset', serviceId: asset.id, amountMicros: asset.priceMicros ?? 0 },
    resource: paidResource(asset),
    internalServiceId: null,
    requestHash: asset.id,
    input: null,
    requireInput: () => undefined,
    requireForSale() {
      if (asset.status === 'archived') throw problem('asset_not_found');
      requireForSale(asset);
    },
    async requireDeliverable() {
      requireForSale(asset);
      await checkDeliverable(asset);
    },
    isRepeatable: true,
    isLasting: true,
    settles: 'last',
    isQuick: true,
    work: async () => ({
      isCharged: true,
      answer: null,
      async book(queries, use, now) {
        const revenueEventId = await revenue.book(queries, { asset, use }, now);
        await accessLog.recordIn(queries, { ...request, kind: 'fetch', outcome: 'delivered', status: 200, assetId: asset.id });
        return { revenueEventId };
      },
    }),
    async again(payment) {
      const revenueEventId = await revenue.eventOf(database.read, payment.id);
      return revenueEventId === null ? null : { revenueEventId };
    },
    asked: () => accessLog.record({ ...request, kind: 'fetch', outcome: 'challenged', status: 402, assetId: asset.id }),
  };
}

/** What a wallet shows about an asset. */
function paidResource(asset: Asset): PaidResource {
  const path = `/api/v1/assets/fetch?asset_id=${asset.id}`;
  const requires = requiredOfBuyer(asset);
  return requires === null ? { path, description: asset.title } : { path, description: `${asset.title}. ${requires}.`, requires };
}

/** Owners read their own assets and admins read everything, by login or by API key. */
function isOwn(asset: Asset, caller: Caller): boolean {
  return isAuthenticated(caller) && (caller.accountId === asset.ownerId || (caller.kind === 'account' && caller.role === 'admin'));
}
