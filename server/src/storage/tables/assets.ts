import type { AssetStatus, AssetType } from '@farebox/contract';
import type { Generated, Selectable } from 'kysely';

/** Assets, their deliveries, and the acts of admins. */
export interface AssetTables {
  assets: AssetsTable;
  pending_blobs: PendingBlobsTable;
  revenue_events: RevenueEventsTable;
  returned_deliveries: ReturnedDeliveriesTable;
  admin_acts: AdminActsTable;
}

interface AssetsTable {
  id: string;
  owner_id: string;
  status: AssetStatus;
  title: string;
  asset_type: AssetType;
  description: string | null;
  license_terms: string | null;
  /** As declared by the owner. */
  mime_type: string | null;
  /** As detected from the bytes. */
  /** With the charset that the bytes show: `text/csv; charset=utf-8`. */
  sniffed_mime_type: string | null;
  /** Null or 0 for free. */
  price_micros: number | null;
  price_currency: string;
  source_url: string | null;
  api_auth_type: string | null;
  api_endpoint_url: string | null;
  api_input_schema: string | null;
  api_method: string | null;
  api_openapi_url: string | null;
  api_output_schema: string | null;
  api_protocol: string | null;
  api_rate_limit: string | null;
  api_usage_example: string | null;
  /** Of the uploaded bytes; for other assets if known. */
  size_bytes: number | null;
  /** Hex, of the uploaded bytes. */
  sha256: string | null;
  file_name: string | null;
  /** The key of the uploaded bytes; null for URL-backed assets and APIs. */
  blob_key: string | null;
  /** JSON, parsed by the schema `Preview`. */
  preview: string;
  /** Text from the content that search indexes beside title and description. */
  search_text: string;
  /** JSON array: the queries that the owner expects. */
  expected_queries: Generated<string>;
  /** Why the asset is not for sale, a `PauseReason`; null if it is not paused. */
  paused_reason: string | null;
  paused_at: number | null;
  /** JSON array of `TextFlag`: instructions to language models in the asset's texts; null if none. */
  text_flags: Generated<string | null>;
  /** ISO 639-1; null if it is unclear, or not found out yet. */
  language: Generated<string | null>;
  /** JSON, parsed by the schema `MediaExcerpt`: what may be heard or seen before it is bought; null for nothing. */
  excerpt: Generated<string | null>;
  created_at: number;
  updated_at: number;
}

/** Bytes that are being written to the blob store. The row is written before the bytes, and deleted with the insert of their asset. */
interface PendingBlobsTable {
  blob_key: string;
  created_at: number;
  /** When it was decided that no asset will use the bytes; null while one still may. */
  condemned_at: number | null;
}

/** One paid delivery of an asset, written with its ledger entries in one transaction. Append only. */
interface RevenueEventsTable {
  id: string;
  /** A payment has only one delivery that was not given back. */
  payment_id: string;
  call_id: string;
  asset_id: string;
  owner_id: string;
  amount_micros: number;
  fee_micros: number;
  currency: string;
  /** 1 if paid with test money; never paid out. */
  is_test: number;
  client_id: string;
  created_at: number;
  /** The tool of the asset that was called; null for a delivery of the asset. */
  tool_id: string | null;
}

/** A paid delivery that failed: the money is available to its payment again. Append only. */
interface ReturnedDeliveriesTable {
  /** The primary key, so a delivery is given back only once. */
  revenue_event_id: string;
  /** A `PauseReason`. */
  failure: string;
  /** The loss of the operator, if the owner had already been paid out. */
  lost_micros: number;
  created_at: number;
}

/** The audit trail of administration. Append only. */
interface AdminActsTable {
  id: string;
  actor_id: string;
  /** E.g. `asset.archive`, `user.create`, `tool.update`, `credit.grant`. */
  action: string;
  /** The id of the changed object. */
  subject_id: string;
  /** JSON object with the changes; never a secret. */
  details: string;
  created_at: number;
}

export type AssetRow = Selectable<AssetsTable>;
export type RevenueEventRow = Selectable<RevenueEventsTable>;
