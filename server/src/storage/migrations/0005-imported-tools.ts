import type { Migration } from './migration.ts';

/** Tools that the operator imports: their sources, with encrypted credentials, and the definition of each operation. */
export const importedTools: Migration = {
  name: '0005-imported-tools',
  statements: () => [
    `create table tool_sources (
      id text primary key,
      kind text not null check (kind in ('openapi', 'mcp', 'x402', 'file')),
      name text not null unique,
      location text not null,
      settings text not null,
      credentials_sealed text,
      credential_names text not null,
      credentials_at bigint,
      imported_by text,
      proof_token text not null,
      proven_at bigint,
      digest text,
      read_at bigint,
      read_error text,
      next_read_at bigint,
      revision bigint not null,
      created_at bigint not null
    )`,
    `create index tool_sources_due on tool_sources (next_read_at) where next_read_at is not null`,
    `create table imported_tools (
      id text primary key,
      source_id text not null references tool_sources (id),
      operation text not null,
      definition text not null,
      digest text not null,
      price_micros bigint not null,
      state text not null check (state in ('draft', 'probed', 'published', 'paused')),
      reason text,
      is_forced integer not null default 0,
      probed_at bigint,
      text_flags text,
      offered text,
      offered_digest text,
      revision bigint not null,
      created_at bigint not null
    )`,
    `create unique index imported_tools_by_operation on imported_tools (source_id, operation)`,
  ],
};
