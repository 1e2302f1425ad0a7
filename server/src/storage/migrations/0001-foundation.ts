import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';
import { appendOnly } from './append-only.ts';

/** Payments, calls, ledger, accounts, tools, jobs. */
export async function foundation(queries: Queries, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await sql.raw(statement).execute(queries);
}

function statements(dialect: Dialect): string[] {
  return [
    `create table payments (
      id text primary key,
      offer_kind text not null check (offer_kind in ('tool', 'asset', 'credit')),
      service_id text not null,
      provider_id text not null,
      status text not null check (status in ('pending', 'paid', 'expired', 'failed', 'refunded')),
      amount_micros bigint not null check (amount_micros >= 0),
      currency text not null,
      max_calls integer not null check (max_calls >= 1),
      used_calls integer not null default 0 check (used_calls between 0 and max_calls),
      client_id text not null,
      payer_account_id text,
      created_at bigint not null,
      expires_at bigint not null,
      paid_at bigint
    )`,
    // What can still end, and what can be forgotten. Used-up payments are in none of these, so upkeep costs the same after a million.
    `create index payments_pending on payments (expires_at) where status = 'pending'`,
    `create index payments_unused on payments (expires_at) where status = 'paid' and used_calls < max_calls`,
    `create index payments_unpaid on payments (expires_at) where status = 'expired' and paid_at is null`,
    `create index payments_by_client on payments (client_id, created_at)`,

    `create table calls (
      id text primary key,
      payment_id text not null references payments (id),
      service_id text not null,
      client_id text not null,
      state text not null check (state in ('running', 'succeeded', 'given_back')),
      process_id text not null,
      idempotency_scope text,
      idempotency_key text,
      request_hash text,
      answer text,
      failure text,
      started_at bigint not null,
      finished_at bigint
    )`,
    `create index calls_by_payment on calls (payment_id)`,
    `create index calls_running on calls (process_id) where state = 'running'`,
    // The replay guard of Idempotency-Key: two requests with one key cannot both start.
    `create unique index calls_idempotency on calls (idempotency_scope, idempotency_key) where idempotency_key is not null`,
    `create index calls_answers on calls (finished_at) where answer is not null or idempotency_key is not null`,

    `create table ledger_entries (
      id text primary key,
      debit_account text not null,
      credit_account text not null,
      amount_micros bigint not null check (amount_micros > 0),
      currency text not null,
      kind text not null,
      payment_id text,
      call_id text,
      created_at bigint not null,
      check (debit_account <> credit_account)
    )`,
    `create index ledger_by_payment on ledger_entries (payment_id) where payment_id is not null`,
    `create index ledger_by_debit on ledger_entries (debit_account, id)`,
    `create index ledger_by_credit on ledger_entries (credit_account, id)`,
    ...appendOnly(dialect, 'ledger_entries'),

    `create table ledger_balances (
      account text not null,
      currency text not null,
      balance_micros bigint not null check (balance_micros >= 0),
      primary key (account, currency)
    )`,

    `create table users (
      id text primary key,
      email text not null unique,
      display_name text not null,
      role text not null check (role in ('owner', 'admin')),
      password_hash text,
      payout_wallet text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create table sessions (
      token_hash text primary key,
      user_id text not null references users (id),
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index sessions_by_user on sessions (user_id)`,
    `create table setup_links (
      token_hash text primary key,
      user_id text not null references users (id),
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`,
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
    `create table top_ups (
      id text primary key,
      user_id text not null references users (id),
      granted_by text not null,
      idempotency_key text,
      amount_micros bigint not null check (amount_micros > 0),
      currency text not null,
      note text,
      created_at bigint not null
    )`,
    `create unique index top_ups_once on top_ups (granted_by, idempotency_key) where idempotency_key is not null`,

    `create table tool_settings (
      tool_id text primary key,
      published integer,
      enabled integer,
      price_micros bigint check (price_micros >= 0),
      engine text check (engine in ('auto', 'upstream', 'local')),
      api_key_required integer,
      related text,
      updated_at bigint not null
    )`,
    `create table tool_statistics (
      tool_id text primary key,
      call_count bigint not null default 0,
      execution_count bigint not null default 0,
      success_count bigint not null default 0,
      error_count bigint not null default 0,
      payment_requireds bigint not null default 0,
      latency_total_ms bigint not null default 0,
      last_call_at bigint
    )`,
    `create table tool_health (
      tool_id text primary key,
      status text not null,
      checked_at bigint not null,
      latency_ms bigint not null,
      detail text
    )`,

    `create table jobs (
      id text primary key,
      kind text not null,
      payload text not null,
      state text not null check (state in ('waiting', 'running', 'done', 'dead')),
      run_at bigint not null,
      attempts integer not null default 0,
      attempts_max integer not null,
      claimed_until bigint,
      claimed_by text,
      last_error text,
      created_at bigint not null,
      finished_at bigint
    )`,
    `create index jobs_due on jobs (run_at) where state in ('waiting', 'running')`,
    `create table processes (
      id text primary key,
      started_at bigint not null,
      alive_until bigint not null
    )`,
  ];
}
