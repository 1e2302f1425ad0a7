import { PauseReason, Preview, type AssetStatus, type AssetType } from '@farebox/contract';
import { z } from 'zod';
import type { Micros } from '../money.ts';
import type { AssetRow } from '../storage/tables/assets.ts';
import { textFlags } from './text-flags.ts';

/** Data or an API that its owner offers. */
export interface Asset {
  id: string;
  ownerId: string;
  status: AssetStatus;
  title: string;
  assetType: AssetType;
  description: string | null;
  licenseTerms: string | null;
  /** As the owner declared it. */
  mimeType: string | null;
  /** As the uploaded bytes say. */
  sniffedMimeType: string | null;
  /** Null or 0: free. */
  priceMicros: Micros | null;
  sourceUrl: string | null;
  api: ApiFacts;
  sizeBytes: number | null;
  /** Hex. */
  sha256: string | null;
  fileName: string | null;
  /** Where the uploaded bytes are; null for a URL-backed asset or an API. */
  blobKey: string | null;
  preview: Preview;
  /** What search knows of the content beside title and description. */
  searchText: string;
  /** What its owner expects to be asked by who needs it: how well that finds it is reported, nothing else. */
  expectedQueries: readonly string[];
  /** Why and since when it cannot be delivered, and so is neither sold nor found; null for what can be. */
  paused: { reason: PauseReason; since: number } | null;
  /** Since when its owner is suspended, and it so is neither sold nor found; null: the owner is not. */
  ownerSuspendedAt: number | null;
  createdAt: number;
  /** Grows with every change: a change of what was read before another changed it is refused. */
  updatedAt: number;
}

/** How an API is invoked; all null for data. Schemas are JSON Schema as text. */
export interface ApiFacts {
  endpointUrl: string | null;
  method: string | null;
  protocol: string | null;
  authType: string | null;
  inputSchema: string | null;
  outputSchema: string | null;
  openapiUrl: string | null;
  rateLimit: string | null;
  usageExample: string | null;
}

/** An id of an asset, as far as its form tells: no tool has such a one. */
export function isAssetId(id: string): boolean {
  return id.startsWith('ast_');
}

export function isFree(asset: Asset): boolean {
  return asset.priceMicros === null || asset.priceMicros === 0;
}

/** Whether search shows it. */
export function isFindable(asset: Asset): boolean {
  return asset.status === 'published' && asset.ownerSuspendedAt === null && (asset.paused === null || isUnread(asset));
}

/**
 * Whether its source was dead when it was published, and has not been read since. It is found and offered, as its owner said it is
 * there; each sale reads the source before any payment is taken.
 */
export function isUnread({ paused, createdAt }: Pick<Asset, 'paused' | 'createdAt'>): boolean {
  return paused !== null && paused.since === createdAt;
}

/** Why it is not for sale, as buyers see it; null for what is. */
export function pauseOf({ ownerSuspendedAt, paused }: Pick<Asset, 'ownerSuspendedAt' | 'paused'>): Asset['paused'] {
  return ownerSuspendedAt === null ? paused : { reason: 'owner_suspended', since: ownerSuspendedAt };
}

export function outputOf(asset: Asset): 'signed_url' | 'api_invocation' {
  return asset.assetType === 'api' ? 'api_invocation' : 'signed_url';
}

/** The type that buyers see, and that the bytes are sent with. */
export function mimeTypeOf(asset: Asset): string | null {
  return asset.mimeType ?? asset.sniffedMimeType;
}

/** A row of an asset with what of its owner concerns it. */
export interface AssetRowOfOwner extends AssetRow {
  owner_suspended_at: number | null;
}

export function assetOf(row: AssetRowOfOwner): Asset {
  return {
    id: row.id,
    ownerId: row.owner_id,
    status: row.status,
    title: row.title,
    assetType: row.asset_type,
    description: row.description,
    licenseTerms: row.license_terms,
    mimeType: row.mime_type,
    sniffedMimeType: row.sniffed_mime_type,
    priceMicros: row.price_micros,
    sourceUrl: row.source_url,
    api: {
      endpointUrl: row.api_endpoint_url,
      method: row.api_method,
      protocol: row.api_protocol,
      authType: row.api_auth_type,
      inputSchema: row.api_input_schema,
      outputSchema: row.api_output_schema,
      openapiUrl: row.api_openapi_url,
      rateLimit: row.api_rate_limit,
      usageExample: row.api_usage_example,
    },
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    fileName: row.file_name,
    blobKey: row.blob_key,
    preview: previewOf(row),
    searchText: row.search_text,
    expectedQueries: ExpectedQueries.parse(JSON.parse(row.expected_queries)),
    paused: row.paused_at === null ? null : { reason: PauseReason.parse(row.paused_reason), since: row.paused_at },
    ownerSuspendedAt: row.owner_suspended_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const ExpectedQueries = z.array(z.string());

/** A kind of preview that a newer replica has made, and this one does not know, is shown as none. */
function previewOf({ preview, mime_type, size_bytes }: AssetRow): Preview {
  const parsed = Preview.safeParse(JSON.parse(preview));
  return parsed.success ? parsed.data : { kind: 'plain', mime_type, size_bytes };
}

export function rowOf(asset: Asset): AssetRow {
  const flags = textFlags(asset);
  return {
    text_flags: flags.length === 0 ? null : JSON.stringify(flags),
    id: asset.id,
    owner_id: asset.ownerId,
    status: asset.status,
    title: asset.title,
    asset_type: asset.assetType,
    description: asset.description,
    license_terms: asset.licenseTerms,
    mime_type: asset.mimeType,
    sniffed_mime_type: asset.sniffedMimeType,
    price_micros: asset.priceMicros,
    price_currency: 'USD',
    source_url: asset.sourceUrl,
    api_auth_type: asset.api.authType,
    api_endpoint_url: asset.api.endpointUrl,
    api_input_schema: asset.api.inputSchema,
    api_method: asset.api.method,
    api_openapi_url: asset.api.openapiUrl,
    api_output_schema: asset.api.outputSchema,
    api_protocol: asset.api.protocol,
    api_rate_limit: asset.api.rateLimit,
    api_usage_example: asset.api.usageExample,
    size_bytes: asset.sizeBytes,
    sha256: asset.sha256,
    file_name: asset.fileName,
    blob_key: asset.blobKey,
    preview: JSON.stringify(asset.preview),
    search_text: asset.searchText,
    expected_queries: JSON.stringify(asset.expectedQueries),
    paused_reason: asset.paused?.reason ?? null,
    paused_at: asset.paused?.since ?? null,
    created_at: asset.createdAt,
    updated_at: asset.updatedAt,
  };
}
