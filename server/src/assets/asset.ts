import { PauseReason, Preview, type AssetStatus, type AssetType } from '@farebox/contract';
import { z } from 'zod';
import type { Micros } from '../money.ts';
import type { AssetRow } from '../storage/tables/assets.ts';
import { MediaExcerpt } from './media-excerpt.ts';
import { queryLanguage } from '../search/query-language.ts';
import { textFlags } from '../text-flags.ts';

/** Data or an API offered by its owner. */
export interface Asset {
  id: string;
  ownerId: string;
  /** As buyers see it; empty for an asset that is not stored yet. */
  ownerName: string;
  status: AssetStatus;
  title: string;
  assetType: AssetType;
  description: string | null;
  licenseTerms: string | null;
  /** As its owner says, where its texts show another or none. */
  statedLanguage: string | null;
  /** As declared by the owner. */
  mimeType: string | null;
  /** As detected from the uploaded bytes. */
  sniffedMimeType: string | null;
  /** Of a text that was uploaded, where its bytes leave no doubt. */
  charset: string | null;
  /** Null or 0: free. */
  priceMicros: Micros | null;
  sourceUrl: string | null;
  api: ApiFacts;
  sizeBytes: number | null;
  /** Hex. */
  sha256: string | null;
  fileName: string | null;
  /** The key of the uploaded bytes; null for a URL-backed asset or an API. */
  blobKey: string | null;
  preview: Preview;
  /** What may be heard of a sound before it is bought. */
  excerpt: MediaExcerpt | null;
  /** Text from the content that search indexes beside title and description. */
  searchText: string;
  /** Queries that the owner expects buyers to send. They are used only to report how well search finds the asset. */
  expectedQueries: readonly string[];
  /** Why and since when the asset cannot be delivered. A paused asset is neither sold nor found. Null for an asset that is not paused. */
  paused: { reason: PauseReason; since: number } | null;
  /**
   * Since when the owner is suspended. The assets of a suspended owner are neither sold nor found. Null if the owner is not suspended.
   */
  ownerSuspendedAt: number | null;
  createdAt: number;
  /** Grows with every change. An update based on an older value is refused. */
  updatedAt: number;
}

/** How an API is invoked. All fields are null for data. Schemas are JSON Schema as text. */
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

/** Whether an id has the form of an asset id. Tool ids never have this form. */
export function isAssetId(id: string): boolean {
  return id.startsWith('ast_');
}

export function isFree(asset: Asset): boolean {
  return asset.priceMicros === null || asset.priceMicros === 0;
}

/** Whether search shows the asset. */
export function isFindable(asset: Asset): boolean {
  return asset.status === 'published' && asset.ownerSuspendedAt === null && (asset.paused === null || isUnread(asset));
}

/** What everybody may hear of the asset now: nothing while it is not for sale. */
export function audibleExcerpt(asset: Pick<Asset, 'excerpt' | 'status' | 'paused' | 'ownerSuspendedAt'>): MediaExcerpt | null {
  return asset.status === 'archived' || pauseOf(asset) !== null ? null : asset.excerpt;
}

/**
 * Whether the source was dead when the asset was published and has not been read since. The asset is still found and offered, because its
 * owner stated that the source exists. Each sale reads the source before any payment is taken.
 */
export function isUnread({ paused, createdAt }: Pick<Asset, 'paused' | 'createdAt'>): boolean {
  return paused !== null && paused.since === createdAt;
}

/** Why the asset is not for sale, as shown to buyers; null if it is for sale. */
export function pauseOf({ ownerSuspendedAt, paused }: Pick<Asset, 'ownerSuspendedAt' | 'paused'>): Asset['paused'] {
  return ownerSuspendedAt === null ? paused : { reason: 'owner_suspended', since: ownerSuspendedAt };
}

/** What a buyer of an API needs besides, said before payment: no credential comes with the purchase. Null: nothing. */
export function requiredOfBuyer({ assetType, api: { authType } }: Pick<Asset, 'assetType' | 'api'>): string | null {
  const said = (authType ?? '').trim();
  if (
    assetType !== 'api' ||
    /^(?:|-|none|no(?:ne required|t required| auth(?:entication)?)?|null|n\/a|public|open|anonymous|free)$/i.test(said)
  )
    return null;
  return `You need your own credential for this API (${said}), from its provider: you buy its address and description, not access`;
}

export function outputOf(asset: Asset): 'signed_url' | 'api_invocation' {
  return asset.assetType === 'api' ? 'api_invocation' : 'signed_url';
}

/** The media type that is shown to buyers and sent with the bytes. */
export function mimeTypeOf(asset: Asset): string | null {
  return asset.mimeType ?? asset.sniffedMimeType;
}

/** A row of an asset together with the standing of its owner. */
export interface AssetRowOfOwner extends AssetRow {
  owner_suspended_at: number | null;
  owner_name: string;
}

const charsetMark = '; charset=';

export function assetOf(row: AssetRowOfOwner): Asset {
  const preview = storedPreviewOf(row);
  const shownLanguage = languageOfTexts({ preview, title: row.title, description: row.description });
  const [sniffedMimeType = null, charset = null] = row.sniffed_mime_type?.split(charsetMark) ?? [];
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    status: row.status,
    title: row.title,
    assetType: row.asset_type,
    description: row.description,
    licenseTerms: row.license_terms,
    statedLanguage: row.language === shownLanguage ? null : row.language,
    mimeType: row.mime_type,
    sniffedMimeType,
    charset,
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
    preview,
    excerpt: row.excerpt === null ? null : MediaExcerpt.parse(JSON.parse(row.excerpt)),
    searchText: row.search_text,
    expectedQueries: ExpectedQueries.parse(JSON.parse(row.expected_queries)),
    paused: row.paused_at === null ? null : { reason: PauseReason.parse(row.paused_reason), since: row.paused_at },
    ownerSuspendedAt: row.owner_suspended_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const ExpectedQueries = z.array(z.string());

/** A kind of preview that a newer replica wrote and this one cannot read is shown as none. */
function storedPreviewOf({ preview, mime_type, size_bytes }: Pick<AssetRow, 'preview' | 'mime_type' | 'size_bytes'>): Preview {
  const parsed = Preview.safeParse(JSON.parse(preview));
  return parsed.success ? parsed.data : { kind: 'plain', mime_type, size_bytes };
}

export function rowOf(asset: Asset): AssetRow {
  const flags = textFlags(asset);
  return {
    language: languageOfAsset(asset),
    text_flags: flags.length === 0 ? null : JSON.stringify(flags),
    id: asset.id,
    owner_id: asset.ownerId,
    status: asset.status,
    title: asset.title,
    asset_type: asset.assetType,
    description: asset.description,
    license_terms: asset.licenseTerms,
    mime_type: asset.mimeType,
    sniffed_mime_type:
      asset.charset === null || asset.sniffedMimeType === null
        ? asset.sniffedMimeType
        : `${asset.sniffedMimeType}${charsetMark}${asset.charset}`,
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
    excerpt: asset.excerpt === null ? null : JSON.stringify(asset.excerpt),
    search_text: asset.searchText,
    expected_queries: JSON.stringify(asset.expectedQueries),
    paused_reason: asset.paused?.reason ?? null,
    paused_at: asset.paused?.since ?? null,
    created_at: asset.createdAt,
    updated_at: asset.updatedAt,
  };
}

/** The language of an asset, ISO 639-1; null if it is unclear. */
export function languageOfAsset(asset: Pick<Asset, 'statedLanguage' | 'preview' | 'title' | 'description'>): string | null {
  return asset.statedLanguage ?? languageOfTexts(asset);
}

/** Of a text file, else of the title and description. */
function languageOfTexts({ preview, title, description }: Pick<Asset, 'preview' | 'title' | 'description'>): string | null {
  return (preview.kind === 'text' ? preview.language : null) ?? queryLanguage(`${title}\n${description ?? ''}`);
}
