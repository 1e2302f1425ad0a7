import type { Generated, Selectable } from 'kysely';

/** Assets, what was delivered of them, and what admins did. */
export interface AssetTables {
  assets: AssetsTable;
  revenue_events: RevenueEventsTable;
  admin_acts: AdminActsTable;
}

interface AssetsTable {
  id: string;
  owner_id: string;
  status: 'published' | 'unlisted' | 'archived';
  title: string;
  asset_type: 'text' | 'image' | 'video' | 'audio' | 'dataset' | 'api';
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
  created_at: number;
  updated_at: number;
}

/** One paid delivery of an asset, written with its ledger entries in one transaction. Append only. */
interface RevenueEventsTable {
  id: string;
  /** Unique: a payment is delivered, and earns, once. */
  payment_id: string;
  call_id: string;
  asset_id: string;
  owner_id: string;
  amount_micros: number;
  fee_micros: number;
  currency: string;
  /** 1: paid with play money; never paid out. */
  is_test: number;
  client_id: string;
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
