import type { Migration } from './migration.ts';

/**
 * What an operator brakes attackers with: suspended accounts, room for files per owner, texts that speak to models, and who asked for a
 * watch; and messages to accounts about themselves.
 */
export const brakes: Migration = {
  name: '0003-brakes',
  statements: () => [
    `alter table users add column suspended_at bigint`,
    `alter table users add column suspended_reason text`,
    `alter table users add column storage_quota_bytes bigint`,
    `create index users_suspended on users (id) where suspended_at is not null`,
    // The room that an owner takes is read from the index alone.
    `create index assets_stored on assets (owner_id, size_bytes) where blob_key is not null`,
    `alter table assets add column text_flags text`,
    `create index assets_flagged on assets (id) where text_flags is not null`,
    `create table account_messages (
      id text primary key,
      account_id text not null references users (id),
      callback_url text not null,
      secret_sealed text not null,
      body text not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null,
      last_status integer,
      last_error text,
      created_at bigint not null
    )`,
    `create index account_messages_by_account on account_messages (account_id, id)`,
    `alter table demand_watches add column asked_by text`,
    `alter table demand_watches add column ended_by text`,
    `create index demand_watches_by_asker on demand_watches (asked_by, expires_at) where ended_at is null`,
  ],
};
