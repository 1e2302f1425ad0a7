import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';

/** Jobs that tools submit, and the files that tools make. */
export async function toolJobs(queries: Queries, _dialect: Dialect): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(queries);
}

const statements = [
  `create table tool_jobs (
    id text primary key,
    tool_id text not null,
    family text not null,
    engine text not null check (engine in ('upstream', 'local')),
    client_id text not null,
    call_id text,
    input text,
    state text not null check (state in ('waiting', 'running', 'succeeded', 'failed')),
    attempts integer not null default 0,
    progress integer check (progress between 0 and 100),
    answer text,
    failure_code text,
    failure_message text,
    created_at bigint not null,
    asked_at bigint,
    finished_at bigint,
    expires_at bigint not null,
    paid_by text,
    callback_url text,
    secret_sealed text,
    notice_id text,
    notice_state text check (notice_state in ('waiting', 'delivered', 'failed')),
    notice_attempts integer not null default 0
  )`,
  `create index tool_jobs_open on tool_jobs (client_id) where state in ('waiting', 'running')`,
  `create index tool_jobs_by_expiry on tool_jobs (expires_at)`,

  `create table tool_files (
    id text primary key,
    name text not null,
    blob_key text not null,
    mime_type text not null,
    size_bytes bigint not null check (size_bytes >= 0),
    created_at bigint not null,
    expires_at bigint not null
  )`,
  `create index tool_files_by_expiry on tool_files (expires_at)`,

  `create unique index ledger_returned_once on ledger_entries (call_id) where kind = 'use_returned'`,
];
