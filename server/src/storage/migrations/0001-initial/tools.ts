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
    updated_at bigint not null,
    metered_price text,
    free_per_day integer
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
    created_at bigint not null,
    asset_id text references assets (id),
    withdrawn_at bigint
  )`,
  `create index tool_sources_due on tool_sources (next_read_at) where next_read_at is not null`,
  `create unique index tool_sources_by_asset on tool_sources (asset_id) where asset_id is not null`,
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
    created_at bigint not null,
    metered_price text,
    approved_digest text,
    refused_reason text
  )`,
  `create unique index imported_tools_by_operation on imported_tools (source_id, operation)`,
  `create table tool_availability (
    tool_id text primary key,
    is_available integer not null,
    changed_at bigint not null
  )`,
  `create table free_calls (
    id text primary key,
    day bigint not null,
    used integer not null check (used >= 0)
  )`,
  `create index free_calls_old on free_calls (day)`,
  `create table upstream_payments (
    id text primary key,
    source_id text not null,
    operation text not null,
    request_id text,
    host text not null,
    network text not null,
    pay_to text not null,
    amount_micros bigint not null check (amount_micros > 0),
    is_test integer not null,
    state text not null check (state in ('signed', 'settled', 'refused', 'unconfirmed')),
    transaction_id text,
    expires_at bigint not null,
    created_at bigint not null,
    outcome text check (outcome in ('sold', 'lost'))
  )`,
  `create index upstream_payments_of_operation on upstream_payments (source_id, operation, id)`,
  `create table upstream_spending (
    day integer primary key,
    amount_micros bigint not null check (amount_micros >= 0)
  )`,
  `create table tool_health_changes (
    tool_id text not null,
    at bigint not null,
    status text not null check (status in ('healthy', 'unhealthy')),
    reason text,
    primary key (tool_id, at)
  )`,
  `create index tool_health_changes_by_time on tool_health_changes (at)`,
  `create table tool_days (
    tool_id text not null,
    day integer not null,
    checks bigint not null default 0,
    failed_checks bigint not null default 0,
    calls bigint not null default 0,
    failures bigint not null default 0,
    primary key (tool_id, day)
  )`,
  `create index tool_days_by_day on tool_days (day)`,
  `create table tool_latencies (
    tool_id text not null,
    day integer not null,
    bucket integer not null,
    calls bigint not null,
    primary key (tool_id, day, bucket)
  )`,
  `create index tool_latencies_by_day on tool_latencies (day)`,
];
