import type { Dialect } from '../../dialect.ts';
import { appendOnly } from '../append-only.ts';

/** Assets, what they earned, what was given back, and bytes on their way into the blob store. */
export function assetTables(dialect: Dialect): string[] {
  return [...assets(), ...revenue(dialect), ...files()];
}

function assets(): string[] {
  return [
    `create table assets (
      id text primary key,
      owner_id text not null references users (id),
      status text not null check (status in ('published', 'unlisted', 'archived')),
      title text not null,
      asset_type text not null check (asset_type in ('text', 'image', 'video', 'audio', 'dataset', 'api')),
      description text,
      license_terms text,
      mime_type text,
      sniffed_mime_type text,
      price_micros bigint check (price_micros >= 0),
      price_currency text not null,
      source_url text,
      api_auth_type text,
      api_endpoint_url text,
      api_input_schema text,
      api_method text,
      api_openapi_url text,
      api_output_schema text,
      api_protocol text,
      api_rate_limit text,
      api_usage_example text,
      size_bytes bigint,
      sha256 text,
      file_name text,
      blob_key text,
      preview text not null,
      search_text text not null,
      expected_queries text not null default '[]',
      created_at bigint not null,
      updated_at bigint not null,
      paused_reason text,
      paused_at bigint,
      text_flags text,
      language text,
      excerpt text
    )`,
    `create index assets_by_owner on assets (owner_id, id)`,
    // Keys of batches.
    `create index assets_by_key on assets (owner_id, (substr(id, 15)))`,
    `create index assets_by_bytes on assets (sha256, id) where sha256 is not null`,
    `create unique index assets_by_blob on assets (blob_key) where blob_key is not null`,
    `create index assets_paused on assets (id) where paused_at is not null`,
    `create index assets_for_sale on assets (id) where status = 'published' and price_micros > 0 and paused_at is null`,
    `create index assets_stored on assets (owner_id, size_bytes) where blob_key is not null`,
    `create index assets_flagged on assets (id) where text_flags is not null`,
    `create index assets_by_language on assets (language, id) where language is not null`,
  ];
}

function revenue(dialect: Dialect): string[] {
  return [
    `create table revenue_events (
      id text primary key,
      payment_id text not null references payments (id),
      call_id text not null references purchases (id),
      asset_id text not null references assets (id),
      owner_id text not null references users (id),
      amount_micros bigint not null check (amount_micros >= 0),
      fee_micros bigint not null check (fee_micros between 0 and amount_micros),
      currency text not null,
      is_test integer not null,
      client_id text not null,
      created_at bigint not null,
      tool_id text
    )`,
    `create index revenue_by_owner on revenue_events (owner_id, id)`,
    `create index revenue_by_asset on revenue_events (asset_id, id)`,
    // Not unique: a payment that was given back may be used again.
    `create index revenue_by_payment on revenue_events (payment_id)`,
    ...appendOnly(dialect, 'revenue_events'),

    `create table returned_deliveries (
      revenue_event_id text primary key references revenue_events (id),
      failure text not null,
      lost_micros bigint not null check (lost_micros >= 0),
      created_at bigint not null
    )`,
    ...appendOnly(dialect, 'returned_deliveries'),
  ];
}

function files(): string[] {
  return [
    `create table pending_blobs (
      blob_key text primary key,
      created_at bigint not null,
      condemned_at bigint
    )`,
    `create index pending_blobs_by_age on pending_blobs (created_at)`,
    `create table file_store (
      name text primary key check (name = 'files'),
      id text not null,
      marked_at bigint
    )`,
    `create table quarantined_files (
      original_key text primary key,
      quarantined_at bigint not null
    )`,
    `create index quarantined_files_by_age on quarantined_files (quarantined_at)`,
  ];
}
