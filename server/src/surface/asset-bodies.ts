import type {
  Asset as AssetBody,
  AssetSearchResult,
  DeadSourceWarning,
  DeliveredAsset,
  Delivery,
  Findability as FindabilityBody,
  PauseReason,
  PaymentAction,
  PublicAsset,
  PublishedAsset,
} from '@farebox/contract';
import { audibleExcerpt, isFree, languageOfAsset, mimeTypeOf, outputOf, pauseOf, requiredOfBuyer, type Asset } from '../assets/asset.ts';
import { fileNameOf } from '../assets/download.ts';
import type { FetchedAsset } from '../assets/fetch.ts';
import type { Findability } from '../assets/findability.ts';
import type { Links } from '../assets/links.ts';
import { duplicateMessage } from '../assets/near-duplicates.ts';
import type { PublicationReport } from '../assets/publication-report.ts';
import { rfc3339 } from '../clock.ts';
import { formatAmount } from '../money.ts';
import { paymentBody } from '../payments/quotes/payment.ts';
import type { Payments } from '../payments/quotes/payments.ts';
import { textFlags } from '../text-flags.ts';
import type { AssetHit } from '../search/asset-search.ts';

/** As its owner sees it. */
export function assetBody(asset: Asset): AssetBody {
  const { api } = asset;
  return {
    ...assetHead(asset),
    source_url: asset.sourceUrl,
    api_endpoint_url: api.endpointUrl,
    api_openapi_url: api.openapiUrl,
    api_usage_example: api.usageExample,
    expected_queries: [...asset.expectedQueries],
  };
}

/** As its owner sees it right after publishing. */
export function publishedAssetBody(asset: Asset, { duplicates, findability }: PublicationReport): PublishedAsset {
  const nearDuplicates = duplicates.map((duplicate) => ({
    code: 'near_duplicate' as const,
    asset_id: duplicate.asset.id,
    similarity: duplicate.similarity,
    message: duplicateMessage(duplicate, asset.ownerId),
  }));
  const warnings = [...textWarnings(asset), ...deadSourceWarnings(asset), ...nearDuplicates];
  return { ...assetBody(asset), warnings, findability: findability === null ? null : findabilityBody(findability) };
}

function textWarnings(asset: Asset) {
  const flags = textFlags(asset);
  const message =
    'Its texts read like instructions to a language model. The operator of the service sees this. Describe only what is for sale.';
  return flags.length === 0 ? [] : [{ code: 'speaks_to_models' as const, flags, message }];
}

function deadSourceWarnings({ paused }: Asset): DeadSourceWarning[] {
  if (paused === null) return [];
  const { reason } = paused;
  const message = `Its source_url ${sourceFailures[reason] ?? 'cannot be read'}: no payment is taken until it can be read. It is asked again by itself.`;
  return [{ code: 'source_dead', reason, message }];
}

const sourceFailures: Partial<Record<PauseReason, string>> = {
  source_unreachable: 'cannot be reached',
  source_refused: 'does not give the bytes',
  source_timeout: 'does not answer in time',
};

export function findabilityBody({ queries, advice }: Findability): FindabilityBody {
  return {
    queries: queries.map(({ query, source, rank, found, missingWords }) => ({ query, source, rank, found, missing_words: missingWords })),
    advice,
  };
}

/** As everybody sees it: without its address. */
export function publicAssetBody(asset: Asset, publicUrl: string): PublicAsset {
  return { ...assetHead(asset), owner_name: asset.ownerName, payment: paymentAction(asset, publicUrl) };
}

function excerptBody(asset: Asset) {
  const excerpt = audibleExcerpt(asset);
  if (excerpt === null) return null;
  const { mimeType, seconds, header, lengthBytes } = excerpt;
  return { mime_type: mimeType, seconds, size_bytes: Buffer.byteLength(header, 'base64') + lengthBytes };
}

function assetHead(asset: Asset) {
  const { api } = asset;
  return {
    id: asset.id,
    owner_id: asset.ownerId,
    status: asset.status,
    output: outputOf(asset),
    title: asset.title,
    asset_type: asset.assetType,
    description: asset.description,
    license_terms: asset.licenseTerms,
    mime_type: mimeTypeOf(asset),
    sniffed_mime_type: asset.sniffedMimeType,
    language: languageOfAsset(asset),
    price_amount: asset.priceMicros === null ? null : formatAmount(asset.priceMicros),
    price_currency: 'USD' as const,
    api_auth_type: api.authType,
    api_input_schema: api.inputSchema,
    api_method: api.method,
    api_output_schema: api.outputSchema,
    api_protocol: api.protocol,
    api_rate_limit: api.rateLimit,
    requires: requiredOfBuyer(asset),
    size_bytes: asset.sizeBytes,
    sha256: asset.sha256,
    file_name: asset.fileName,
    preview: asset.preview,
    excerpt: excerptBody(asset),
    paused: pausedBody(asset),
    created_at: rfc3339(asset.createdAt),
    updated_at: rfc3339(asset.updatedAt),
  };
}

export function searchResultBody({ asset, hit }: { asset: Asset; hit: AssetHit }, publicUrl: string): AssetSearchResult {
  return {
    asset_id: asset.id,
    title: asset.title,
    owner_id: asset.ownerId,
    owner_name: asset.ownerName,
    description: asset.description,
    asset_type: asset.assetType,
    mime_type: mimeTypeOf(asset),
    license_terms: asset.licenseTerms,
    price: isFree(asset) ? null : { amount: formatAmount(asset.priceMicros ?? 0), currency: 'USD' },
    score: hit.score,
    match: hit.match,
    preview: asset.preview,
    output: outputOf(asset),
    requires: requiredOfBuyer(asset),
    payment: paymentAction(asset, publicUrl),
  };
}

/** The request that fetches the asset. */
function paymentAction(asset: Asset, publicUrl: string): PaymentAction {
  return {
    required: !isFree(asset),
    amount: formatAmount(asset.priceMicros ?? 0),
    currency: 'USD',
    action: { method: 'POST', href: `${publicUrl}/api/v1/assets/fetch`, body: { asset_id: asset.id } },
  };
}

export interface DeliveryParts {
  assets: { links: Links };
  payments: { payments: Payments };
  publicUrl(): string;
}

/** The delivery, with a fresh link for data. */
export function deliveredBody({ payments: { payments }, ...parts }: DeliveryParts, fetched: FetchedAsset): DeliveredAsset {
  const { asset, bought } = fetched;
  return {
    asset_id: asset.id,
    delivery: deliveryBody(parts, asset, bought?.result.revenueEventId ?? null),
    payment: bought === null ? null : paymentBody(bought.payment, payments.providerOf(bought.payment), null),
    revenue_event_id: bought === null ? null : bought.result.revenueEventId,
  };
}

/** What a buyer gets. @param revenueEventId of its purchase; null where nothing was paid */
export function deliveryBody(
  { publicUrl, assets: { links } }: Omit<DeliveryParts, 'payments'>,
  asset: Asset,
  revenueEventId: string | null,
): Delivery {
  return asset.assetType === 'api' ? apiInvocation(asset) : signedUrl(asset, revenueEventId, links, publicUrl());
}

/** The link contains its purchase, which is refunded if the link fails. */
function signedUrl(asset: Asset, revenueEventId: string | null, links: Links, publicUrl: string): Delivery {
  const { path, expiresAt } = links.sign(asset.id, revenueEventId);
  return {
    type: 'signed_url',
    url: `${publicUrl}/api/v1${path}`,
    expires_at: rfc3339(expiresAt),
    file_name: fileNameOf(asset),
    mime_type: mimeTypeOf(asset) ?? 'application/octet-stream',
    size_bytes: asset.sizeBytes,
    sha256: asset.sha256,
  };
}

function apiInvocation({ api }: Asset): Delivery {
  return {
    type: 'api_invocation',
    method: api.method ?? 'GET',
    endpoint_url: api.endpointUrl ?? '',
    protocol: api.protocol,
    auth_type: api.authType,
    input_schema: api.inputSchema,
    output_schema: api.outputSchema,
    openapi_url: api.openapiUrl,
    rate_limit: api.rateLimit,
    usage_example: api.usageExample,
  };
}

function pausedBody(asset: Asset): AssetBody['paused'] {
  const paused = pauseOf(asset);
  return paused === null ? null : { reason: paused.reason, since: rfc3339(paused.since) };
}
