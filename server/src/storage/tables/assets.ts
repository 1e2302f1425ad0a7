import type { AssetStatus, AssetType } from '@farebox/contract';
import type { Generated, Selectable } from 'kysely';

/** Assets, what was delivered of them, and what admins did. */
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
  /** As the owner declared it. */
  mime_type: string | null;
  /** As the bytes say. */
  sniffed_mime_type: string | null;
  /** Null or 0: free. */
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
  /** Of uploaded bytes, or as far as known. */
  size_bytes: number | null;
  /** Hex, of uploaded bytes. */
  sha256: string | null;
  file_name: string | null;
  /** Where the uploaded bytes are; null for URL-backed assets and APIs. */
  blob_key: string | null;
  /** JSON, parsed by the schema `Preview`. */
  preview: string;
  /** What search knows of the content beside title and description. */
  search_text: string;
  /** JSON array: what its owner expects to be asked. */
  expected_queries: Generated<string>;
  /** Why it is not sold, one of `PauseReason`; null for what is. */
  paused_reason: string | null;
  paused_at: number | null;
  /** JSON array of what its texts say to models, one of `TextFlag`; null: nothing. */
  text_flags: Generated<string | null>;
  created_at: number;
  updated_at: number;
}

/** Bytes that are on their way into the blob store: the row is there before them, and goes with the insert of their asset. */
interface PendingBlobsTable {
  blob_key: string;
  created_at: number;
  /** When it was decided that no asset will have them; null as long as one may. */
  condemned_at: number | null;
}

/** One paid delivery of an asset, written with its ledger entries in one transaction. Append only. */
interface RevenueEventsTable {
  id: string;
  /** A payment has one delivery that was not given back. */
  payment_id: string;
  call_id: string;
  asset_id: string;
  owner_id: string;
  amount_micros: number;
  fee_micros: number;
  currency: string;
  /** 1: paid with test money; never paid out. */
  is_test: number;
  client_id: string;
  created_at: number;
}

/** A paid delivery that never came: what was paid is held for its payment again. Append only. */
interface ReturnedDeliveriesTable {
  /** Its primary key: a delivery is given back once. */
  revenue_event_id: string;
  /** One of `PauseReason`. */
  failure: string;
  /** What the operator lost because the owner had been paid out. */
  lost_micros: number;
  created_at: number;
}

/** Who administered what: the audit trail. Append only. */
interface AdminActsTable {
  id: string;
  actor_id: string;
  /** E.g. `asset.archive`, `user.create`, `tool.update`, `credit.grant`. */
  action: string;
  /** What it was done to. */
  subject_id: string;
  /** JSON object: what was changed; never a secret. */
  details: string;
  created_at: number;
}

export type AssetRow = Selectable<AssetsTable>;
export type RevenueEventRow = Selectable<RevenueEventsTable>;
