import type { Dialect } from '../../dialect.ts';
import { appendOnly } from '../append-only.ts';

/** Accounts, their sessions and API keys, and what admins did. */
export function accountTables(dialect: Dialect): string[] {
  return [
    `create table users (
      id text primary key,
      email text not null unique,
      display_name text not null,
      role text not null check (role in ('owner', 'admin')),
      password_hash text,
      payout_wallet text,
      created_at bigint not null,
      updated_at bigint not null,
      suspended_at bigint,
      suspended_reason text,
      storage_quota_bytes bigint,
      payout_wallet_proof text
    )`,
    `create index users_suspended on users (id) where suspended_at is not null`,
    `create table sessions (
      token_hash text primary key,
      user_id text not null references users (id),
      created_at bigint not null,
      expires_at bigint not null,
      kind text not null default 'bearer',
      seen_at bigint,
      device text
    )`,
    `create index sessions_by_user on sessions (user_id)`,
    `create index sessions_by_expiry on sessions (expires_at)`,
    `create table setup_links (
      token_hash text primary key,
      user_id text not null references users (id),
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`,
    `create index setup_links_open on setup_links (user_id) where used_at is null`,
    `create table api_keys (
      id text primary key,
      user_id text not null references users (id),
      name text not null,
      key_hash text not null unique,
      hint text not null,
      services text,
      cap_call_micros bigint,
      cap_day_micros bigint,
      cap_total_micros bigint,
      spent_day bigint not null default 0,
      spent_day_micros bigint not null default 0,
      spent_total_micros bigint not null default 0,
      created_at bigint not null,
      expires_at bigint,
      revoked_at bigint
    )`,
    `create index api_keys_by_user on api_keys (user_id, created_at)`,

    `create table admin_acts (
      id text primary key,
      actor_id text not null,
      action text not null,
      subject_id text not null,
      details text not null,
      created_at bigint not null
    )`,
    `create index admin_acts_by_subject on admin_acts (subject_id, id)`,
    ...appendOnly(dialect, 'admin_acts'),
  ];
}
