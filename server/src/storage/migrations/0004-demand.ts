import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';

/** Signals, watches and the log of agents' requests. */
export async function demand(queries: Queries, _dialect: Dialect): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(queries);
}

const statements = [
  `create table access_logs (
    id text primary key,
    at bigint not null,
    kind text not null,
    outcome text,
    method text not null,
    path text not null,
    status integer not null,
    client_id text not null,
    agent_id text,
    user_agent text,
    asset_id text,
    query text,
    asset_type text,
    result_count integer,
    top_score double precision,
    budget text,
    urgency text,
    request_id text not null
  )`,
  `create index access_logs_by_time on access_logs (at, kind, outcome)`,
  `create index access_logs_by_kind on access_logs (kind, id)`,
  `create index access_logs_by_outcome on access_logs (outcome, id)`,
  `create index access_logs_by_asset on access_logs (asset_id, id) where asset_id is not null`,

  `create table demand_signals (
    id text primary key,
    source text not null check (source in ('probe', 'submission', 'paywall', 'flowers')),
    client_id text not null,
    agent_id text,
    asset_types text not null,
    budget text,
    budget_micros bigint,
    budget_currency text,
    capability text,
    need text,
    query text,
    task text,
    use_case text,
    urgency text,
    metadata text,
    text text not null,
    match_count integer,
    top_score double precision,
    request_id text not null,
    created_at bigint not null
  )`,
  `create index demand_signals_by_source on demand_signals (source, id)`,
  `create index demand_signals_by_time on demand_signals (created_at, source)`,

  `create table demand_watches (
    id text primary key references demand_signals (id),
    callback_url text not null,
    callback_host text not null,
    secret_sealed text not null,
    need text not null,
    asset_type text,
    created_at bigint not null,
    expires_at bigint not null,
    ended_at bigint,
    end_reason text check (end_reason in ('gone', 'unreachable', 'secret_lost'))
  )`,
  `create index demand_watches_active on demand_watches (id) where ended_at is null`,
  `create index demand_watches_by_host on demand_watches (callback_host, expires_at) where ended_at is null`,
  `create index demand_watches_by_expiry on demand_watches (expires_at)`,

  `create table watch_notices (
    id text primary key,
    signal_id text not null references demand_watches (id),
    supply_kind text not null check (supply_kind in ('asset', 'tool')),
    supply_id text not null,
    match text not null,
    state text not null check (state in ('waiting', 'delivered', 'failed')),
    attempts integer not null,
    due_at bigint not null,
    last_status integer,
    last_error text,
    delivered_at bigint,
    created_at bigint not null,
    unique (signal_id, supply_kind, supply_id)
  )`,
  `create index watch_notices_due on watch_notices (due_at) where state = 'waiting'`,
  `create index watch_notices_by_signal on watch_notices (signal_id, created_at)`,
];
