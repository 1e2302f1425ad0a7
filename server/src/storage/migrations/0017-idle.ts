import type { Migration } from './migration.ts';

/**
 * Work is found by what waits for it, so that finding it costs the same however much is finished, or waits for another time or runner.
 * Publications wait here to be compared with the watches.
 */
export const idle: Migration = {
  name: '0017-idle',
  statements: (dialect) => [
    `drop index jobs_due`,
    `create index jobs_waiting on jobs (kind, run_at) where state = 'waiting'`,
    `create index jobs_waiting_by_time on jobs (run_at) where state = 'waiting'`,
    `create index jobs_waiting_by_id on jobs (id) where state = 'waiting'`,
    `create index jobs_running on jobs (kind, claimed_until) where state = 'running'`,
    `create table publications (
      id text primary key,
      supply_kind text not null check (supply_kind in ('asset', 'tool')),
      supply_id text not null,
      job_id text not null,
      is_waiting integer not null,
      created_at bigint not null
    )`,
    `create index publications_waiting on publications (job_id, id) where is_waiting = 1`,
    `create index publications_by_time on publications (created_at)`,
    `create index sessions_by_expiry on sessions (expires_at)`,
    // SQLite lost it with the copy of that table.
    ...(dialect === 'sqlite' ? [`create index watch_notices_ended on watch_notices (created_at) where state <> 'waiting'`] : []),
    `create index search_documents_live on search_documents (doc) where removed = 0`,
    `create index payments_usable_by_service on payments (service_id) where status = 'paid' and used_calls < max_calls`,
    `create index demand_watches_live on demand_watches (expires_at) where ended_at is null`,
  ],
};
