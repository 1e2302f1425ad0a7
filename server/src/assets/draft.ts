import type { CreateAsset, UpdateAsset, UploadFields } from '@farebox/contract';
import { invalid } from '../errors.ts';
import { requireAmount } from '../money.ts';
import type { ApiFacts, Asset } from './asset.ts';

/** A new asset as described by its owner. What its bytes reveal is added later. */
export function drafted(draft: CreateAsset | UploadFields, { id, ownerId, now }: { id: string; ownerId: string; now: number }): Asset {
  return {
    id,
    ownerId,
    ownerName: '',
    status: 'published',
    title: draft.title,
    assetType: draft.asset_type,
    description: emptyAsNull(draft.description),
    licenseTerms: draft.license_terms ?? null,
    statedLanguage: draft.language ?? null,
    mimeType: draft.mime_type ?? null,
    sniffedMimeType: null,
    charset: null,
    priceMicros: priceOf(draft.price_amount),
    sourceUrl: draft.source_url ?? null,
    api: apiFacts(draft),
    sizeBytes: null,
    sha256: null,
    fileName: null,
    blobKey: null,
    preview: { kind: 'plain', mime_type: draft.mime_type ?? null, size_bytes: null },
    excerpt: null,
    searchText: '',
    expectedQueries: draft.expected_queries ?? [],
    paused: null,
    ownerSuspendedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Applies the owner's changes to the asset: absent fields stay, null removes.
 * @throws invalid_input if the asset could no longer be delivered.
 */
export function changed(asset: Asset, changes: UpdateAsset): Asset {
  const after: Asset = {
    ...asset,
    ownerId: changes.owner_id ?? asset.ownerId,
    status: changes.status ?? asset.status,
    title: changes.title ?? asset.title,
    description: kept(changes.description, asset.description),
    licenseTerms: kept(changes.license_terms, asset.licenseTerms),
    statedLanguage: kept(changes.language, asset.statedLanguage),
    mimeType: kept(changes.mime_type, asset.mimeType),
    priceMicros: changes.price_amount === undefined ? asset.priceMicros : priceOf(changes.price_amount),
    sourceUrl: kept(changes.source_url, asset.sourceUrl),
    api: changedApi(asset.api, changes),
    expectedQueries: kept(changes.expected_queries, asset.expectedQueries) ?? [],
    paused: isFromElsewhere(asset, changes) || changes.paused === false ? null : asset.paused,
  };
  if (after.assetType === 'api' && after.api.endpointUrl === null) throw invalid('api_endpoint_url', 'api_endpoint_url is required');
  if (after.assetType !== 'api' && after.blobKey === null && after.sourceUrl === null)
    throw invalid('source_url', 'source_url is required');
  return after;
}

/** An asset with an uploaded file is delivered from the file, even if it has a source. */
function isFromElsewhere({ blobKey, sourceUrl }: Asset, { source_url: url }: UpdateAsset): boolean {
  return blobKey === null && url !== undefined && url !== null && url !== sourceUrl;
}

function changedApi(api: ApiFacts, changes: UpdateAsset): ApiFacts {
  return {
    endpointUrl: kept(changes.api_endpoint_url, api.endpointUrl),
    method: kept(changes.api_method, api.method),
    protocol: kept(changes.api_protocol, api.protocol),
    authType: kept(changes.api_auth_type, api.authType),
    inputSchema: kept(changes.api_input_schema, api.inputSchema),
    outputSchema: kept(changes.api_output_schema, api.outputSchema),
    openapiUrl: kept(changes.api_openapi_url, api.openapiUrl),
    rateLimit: kept(changes.api_rate_limit, api.rateLimit),
    usageExample: kept(changes.api_usage_example, api.usageExample),
  };
}

function apiFacts(draft: CreateAsset | UploadFields): ApiFacts {
  return {
    endpointUrl: draft.api_endpoint_url ?? null,
    method: draft.api_method ?? null,
    protocol: draft.api_protocol ?? null,
    authType: draft.api_auth_type ?? null,
    inputSchema: emptyAsNull(draft.api_input_schema),
    outputSchema: emptyAsNull(draft.api_output_schema),
    openapiUrl: draft.api_openapi_url ?? null,
    rateLimit: draft.api_rate_limit ?? null,
    usageExample: emptyAsNull(draft.api_usage_example),
  };
}

function kept<Value>(change: Value | null | undefined, value: Value | null): Value | null {
  return change === undefined ? value : change;
}

function emptyAsNull(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function priceOf(amount: string | null | undefined) {
  return amount === undefined || amount === null ? null : requireAmount('price_amount', amount);
}
