/** Settings and measurements of tools, the jobs that they submit, the files that they make, and records of faces. */
export const toolTables = [
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

  `create table face_databases (
    client_id text not null,
    name text not null,
    created_at bigint not null,
    primary key (client_id, name)
  )`,
  `create table face_entities (
    client_id text not null,
    database_name text not null,
    entity_id text not null,
    labels text not null,
    created_at bigint not null,
    primary key (client_id, database_name, entity_id),
    foreign key (client_id, database_name) references face_databases (client_id, name)
  )`,
];
