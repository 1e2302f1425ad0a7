import { clientIdOf, isAuthenticated, requireService, type Caller } from '../accounts/caller.ts';
import type { Clock } from '../clock.ts';
import type { AccessLog } from '../demand/access-log.ts';
import type { AgentRequest } from '../demand/agent-request.ts';
import { asProblem, problem, withoutStack, type Problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import type { Payment } from '../payments/payment.ts';
import { PaymentRequiredProblem } from '../payments/payment-required.ts';
import type { Offer, Payments } from '../payments/payments.ts';
import { requirePriceWithin } from '../payments/price-guard.ts';
import type { PaidResource } from '../payments/provider.ts';
import type { TokenHolder, Uses } from '../payments/uses.ts';
import type { Database } from '../storage/database.ts';
import type { SignedPayment } from '../tools/call.ts';
import { isFree, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import type { Revenue } from './revenue.ts';
import type { SourceCheck } from './source-check.ts';

export interface AssetFetch {
  assetId: string;
  /** The payment token, null where none was sent. */
  token: string | null;
  /** A payment that came with the request itself; null where none came. */
  signed: SignedPayment | null;
  caller: Caller;
  request: AgentRequest;
  /** What the caller pays at most; null or absent: any price. */
  maxPriceMicros?: Micros | null;
}

export interface FetchedAsset {
  asset: Asset;
  /** Null for a free asset, and for its owner. */
  payment: Payment | null;
  revenueEventId: string | null;
}

export interface FetchParts {
  assets: Assets;
  payments: Payments;
  uses: Uses;
  revenue: Revenue;
  accessLog: AccessLog;
  checkSource: SourceCheck;
  database: Database;
  clock: Clock;
}

/**
 * One fetch of an asset, whatever surface asks: find, pay, deliver, attribute. The use of the payment, the owner's revenue and
 * the log of the delivery are one transaction: there is no paid delivery without its revenue, and no charge without a delivery.
 *
 * What was paid for is delivered again with the same token until the payment's life ends, also of an asset that was archived.
 */
export async function fetchAsset(parts: FetchParts, fetch: AssetFetch): Promise<FetchedAsset> {
  const { assets, uses, accessLog } = parts;
  const { caller, token, signed, request } = fetch;
  const asset = await assets.find(fetch.assetId);
  if (asset === null) {
    accessLog.record({ ...request, kind: 'fetch', outcome: 'unmet', status: 404, assetId: fetch.assetId });
    throw problem('asset_not_found');
  }
  if (isOwn(asset, caller)) {
    requireService(caller, asset.id);
    return { asset, payment: null, revenueEventId: null };
  }
  const isPaying = token !== null || signed !== null;
  if (asset.status === 'archived' && !isPaying) throw problem('asset_not_found');
  if (!isFree(asset) && !isPaying) throw challenge(parts, fetch, asset, problem('payment_required'));
  // What is archived was bought by whoever has a token, whatever it costs by now.
  if (isFree(asset) && asset.status !== 'archived') {
    accessLog.record({ ...request, kind: 'fetch', outcome: 'delivered', status: 200, assetId: asset.id });
    return { asset, payment: null, revenueEventId: null };
  }

  let holder: TokenHolder | null = null;
  try {
    requireService(caller, asset.id);
    // What is archived is sold no more; whoever bought it before has a token.
    if (token === null && asset.status === 'archived') throw problem('asset_not_found');
    if (token === null) await assertReadable(parts, asset, null);
    holder = uses.openToken(token ?? (await paidToken(fetch, asset)), asset.id, clientIdOf(caller));
    if (token !== null) await assertReadable(parts, asset, holder);
    requirePriceWithin(holder.amountMicros / holder.maxCalls, fetch.maxPriceMicros);
    return await deliver(parts, fetch, asset, holder);
  } catch (thrown) {
    const refused = asProblem(thrown);
    if (refused.status !== 402) throw thrown;
    if (asset.status === 'archived') throw problem('asset_not_found', { cause: refused });
    // A payment that waits to be paid is the one to pay, not another.
    const waiting = refused.code === 'payment_not_completed' && holder !== null ? await parts.payments.find(holder.paymentId) : null;
    throw challenge(parts, fetch, asset, refused, waiting);
  }
}

/**
 * Nobody pays real money for a link to nothing.
 * @param holder null for a payment that is about to be settled
 * @throws asset_not_readable
 */
async function assertReadable({ payments, checkSource }: FetchParts, asset: Asset, holder: TokenHolder | null): Promise<void> {
  if (asset.sourceUrl === null || asset.blobKey !== null) return;
  const paidBy = holder === null ? null : (await payments.find(holder.paymentId))?.providerId;
  const isReal = payments.providers.some(
    ({ id, isTest, challenge }) => !isTest && (holder === null ? challenge !== undefined : id === paidBy),
  );
  if (isReal) await checkSource(asset);
}

async function paidToken({ signed, maxPriceMicros }: AssetFetch, asset: Asset): Promise<string> {
  if (signed === null) throw problem('payment_required');
  const offer = offerOf(asset);
  requirePriceWithin(offer.amountMicros, maxPriceMicros);
  return signed.pay(offer, paidResource(asset));
}

function offerOf(asset: Asset): Offer {
  return { kind: 'asset', serviceId: asset.id, amountMicros: asset.priceMicros ?? 0 };
}

/** What a wallet is shown of an asset. */
function paidResource({ id, title }: Asset): PaidResource {
  return { path: `/api/v1/assets/fetch?asset_id=${id}`, description: title };
}

async function deliver(parts: FetchParts, { request }: AssetFetch, asset: Asset, holder: TokenHolder): Promise<FetchedAsset> {
  const { uses, revenue, accessLog, payments, database, clock } = parts;
  let revenueEventId: string | null = null;
  const delivered = await uses.deliver(holder, async (queries, delivery) => {
    revenueEventId = await revenue.book(queries, { asset, delivered: delivery, clientId: holder.clientId }, clock.now());
    await accessLog.recordIn(queries, { ...request, kind: 'fetch', outcome: 'delivered', status: 200, assetId: asset.id });
  });
  if (delivered.kind === 'repeat') revenueEventId = await revenue.eventOf(database.read, delivered.paymentId);
  return { asset, payment: await payments.find(delivered.paymentId), revenueEventId };
}

/** Owners read their own, admins everything; by a login or a key of theirs. */
function isOwn(asset: Asset, caller: Caller): boolean {
  return isAuthenticated(caller) && (caller.accountId === asset.ownerId || (caller.kind === 'account' && caller.role === 'admin'));
}

/** The refusal with a fresh quote. No write but the log's: a flood of unpaid fetches fills nothing. */
function challenge(
  { payments, accessLog }: FetchParts,
  { caller, request, maxPriceMicros }: AssetFetch,
  asset: Asset,
  refused: Problem,
  waiting: Payment | null = null,
): Problem {
  const payment = waiting ?? payments.quote(offerOf(asset), clientIdOf(caller));
  requirePriceWithin(payment.amountMicros / payment.maxCalls, maxPriceMicros);
  accessLog.record({ ...request, kind: 'fetch', outcome: 'challenged', status: 402, assetId: asset.id });
  return withoutStack(
    () => new PaymentRequiredProblem(refused, { payment, internalServiceId: null, resource: paidResource(asset), input: null }),
  );
}
