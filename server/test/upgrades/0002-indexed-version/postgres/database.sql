CREATE FUNCTION farebox_fixture.admin_acts_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'admin_acts is append only'; end $$;

CREATE FUNCTION farebox_fixture.ledger_entries_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'ledger_entries is append only'; end $$;

CREATE FUNCTION farebox_fixture.returned_deliveries_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'returned_deliveries is append only'; end $$;

CREATE FUNCTION farebox_fixture.revenue_events_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'revenue_events is append only'; end $$;

CREATE FUNCTION farebox_fixture.wallet_refunds_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'wallet_refunds is append only'; end $$;

CREATE TABLE farebox_fixture.access_logs (
    id text NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    outcome text,
    method text NOT NULL,
    path text NOT NULL,
    status integer NOT NULL,
    client_id text NOT NULL,
    agent_id text,
    user_agent text,
    asset_id text,
    query text,
    asset_type text,
    result_count integer,
    top_score double precision,
    budget text,
    urgency text,
    request_id text NOT NULL,
    repeats integer DEFAULT 1 NOT NULL
);

CREATE TABLE farebox_fixture.account_messages (
    id text NOT NULL,
    account_id text NOT NULL,
    callback_url text NOT NULL,
    secret_sealed text NOT NULL,
    body text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    last_status integer,
    last_error text,
    created_at bigint NOT NULL,
    CONSTRAINT account_messages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

CREATE TABLE farebox_fixture.admin_acts (
    id text NOT NULL,
    actor_id text NOT NULL,
    action text NOT NULL,
    subject_id text NOT NULL,
    details text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.api_keys (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    key_hash text NOT NULL,
    hint text NOT NULL,
    services text,
    cap_call_micros bigint,
    cap_day_micros bigint,
    cap_total_micros bigint,
    spent_day bigint DEFAULT 0 NOT NULL,
    spent_day_micros bigint DEFAULT 0 NOT NULL,
    spent_total_micros bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint,
    revoked_at bigint
);

CREATE TABLE farebox_fixture.assets (
    id text NOT NULL,
    owner_id text NOT NULL,
    status text NOT NULL,
    title text NOT NULL,
    asset_type text NOT NULL,
    description text,
    license_terms text,
    mime_type text,
    sniffed_mime_type text,
    price_micros bigint,
    price_currency text NOT NULL,
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
    preview text NOT NULL,
    search_text text NOT NULL,
    expected_queries text DEFAULT '[]'::text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    paused_reason text,
    paused_at bigint,
    text_flags text,
    language text,
    excerpt text,
    CONSTRAINT assets_asset_type_check CHECK ((asset_type = ANY (ARRAY['text'::text, 'image'::text, 'video'::text, 'audio'::text, 'dataset'::text, 'api'::text]))),
    CONSTRAINT assets_price_micros_check CHECK ((price_micros >= 0)),
    CONSTRAINT assets_status_check CHECK ((status = ANY (ARRAY['published'::text, 'unlisted'::text, 'archived'::text])))
);

CREATE TABLE farebox_fixture.callback_proofs (
    id text NOT NULL,
    callback_url text NOT NULL,
    callback_domain text NOT NULL,
    challenge text NOT NULL,
    asked_at bigint NOT NULL,
    sent_at bigint,
    proven_until bigint
);

CREATE TABLE farebox_fixture.card_refunds (
    id text NOT NULL,
    top_up_id text NOT NULL,
    amount_micros bigint NOT NULL,
    taken_micros bigint NOT NULL,
    status text NOT NULL,
    origin text NOT NULL,
    requested_by text,
    idempotency_key text,
    provider_id text,
    failure text,
    created_at bigint NOT NULL,
    finished_at bigint,
    check_at bigint,
    CONSTRAINT card_refunds_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT card_refunds_check CHECK (((taken_micros >= 0) AND (taken_micros <= amount_micros))),
    CONSTRAINT card_refunds_origin_check CHECK ((origin = ANY (ARRAY['admin'::text, 'stripe'::text, 'dispute'::text]))),
    CONSTRAINT card_refunds_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'sent'::text, 'done'::text, 'failed'::text])))
);

CREATE TABLE farebox_fixture.card_top_ups (
    id text NOT NULL,
    user_id text NOT NULL,
    idempotency_key text,
    amount_micros bigint NOT NULL,
    currency text NOT NULL,
    success_url text NOT NULL,
    cancel_url text NOT NULL,
    status text NOT NULL,
    session_id text,
    session_url text,
    payment_intent text,
    reversed_micros bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    paid_at bigint,
    check_at bigint,
    is_test integer DEFAULT 0 NOT NULL,
    CONSTRAINT card_top_ups_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT card_top_ups_check CHECK (((reversed_micros >= 0) AND (reversed_micros <= amount_micros))),
    CONSTRAINT card_top_ups_check1 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
    CONSTRAINT card_top_ups_status_check CHECK ((status = ANY (ARRAY['open'::text, 'processing'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'review'::text])))
);

CREATE TABLE farebox_fixture.credit_notices (
    account_id text NOT NULL,
    below_micros bigint NOT NULL,
    callback_url text NOT NULL,
    secret_sealed text NOT NULL,
    created_at bigint NOT NULL,
    notice_id text,
    notice_body text,
    notice_state text,
    notice_attempts integer DEFAULT 0 NOT NULL,
    last_status integer,
    last_error text,
    noticed_at bigint,
    CONSTRAINT credit_notices_below_micros_check CHECK ((below_micros > 0)),
    CONSTRAINT credit_notices_notice_state_check CHECK ((notice_state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

CREATE TABLE farebox_fixture.credit_purchases (
    id text NOT NULL,
    holder_id text NOT NULL,
    payment_id text NOT NULL,
    provider_id text NOT NULL,
    amount_micros bigint NOT NULL,
    currency text NOT NULL,
    is_test integer NOT NULL,
    balance_micros bigint NOT NULL,
    idempotency_key text,
    created_at bigint NOT NULL,
    CONSTRAINT credit_purchases_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT credit_purchases_balance_micros_check CHECK ((balance_micros >= 0))
);

CREATE TABLE farebox_fixture.demand_signals (
    id text NOT NULL,
    source text NOT NULL,
    client_id text NOT NULL,
    agent_id text,
    asset_types text NOT NULL,
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
    text text NOT NULL,
    match_count integer,
    top_score double precision,
    request_id text NOT NULL,
    created_at bigint NOT NULL,
    stranger_bytes integer,
    CONSTRAINT demand_signals_source_check CHECK ((source = ANY (ARRAY['probe'::text, 'submission'::text, 'paywall'::text, 'flowers'::text])))
);

CREATE TABLE farebox_fixture.demand_watches (
    id text NOT NULL,
    callback_url text NOT NULL,
    callback_host text NOT NULL,
    secret_sealed text NOT NULL,
    need text NOT NULL,
    asset_type text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint,
    end_reason text,
    asked_by text,
    ended_by text,
    callback_domain text DEFAULT ''::text NOT NULL,
    is_proven integer DEFAULT 0 NOT NULL,
    CONSTRAINT demand_watches_end_reason_check CHECK ((end_reason = ANY (ARRAY['gone'::text, 'unreachable'::text, 'secret_lost'::text])))
);

CREATE TABLE farebox_fixture.earlier_prices (
    id text NOT NULL,
    service_id text NOT NULL,
    amount_micros bigint NOT NULL,
    replaced_at bigint NOT NULL,
    metered_price text
);

CREATE TABLE farebox_fixture.face_databases (
    client_id text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.face_entities (
    client_id text NOT NULL,
    database_name text NOT NULL,
    entity_id text NOT NULL,
    labels text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.file_store (
    name text NOT NULL,
    id text NOT NULL,
    marked_at bigint,
    CONSTRAINT file_store_name_check CHECK ((name = 'files'::text))
);

CREATE TABLE farebox_fixture.free_calls (
    id text NOT NULL,
    day bigint NOT NULL,
    used integer NOT NULL,
    CONSTRAINT free_calls_used_check CHECK ((used >= 0))
);

CREATE TABLE farebox_fixture.imported_tools (
    id text NOT NULL,
    source_id text NOT NULL,
    operation text NOT NULL,
    definition text NOT NULL,
    digest text NOT NULL,
    price_micros bigint NOT NULL,
    state text NOT NULL,
    reason text,
    is_forced integer DEFAULT 0 NOT NULL,
    probed_at bigint,
    text_flags text,
    offered text,
    offered_digest text,
    revision bigint NOT NULL,
    created_at bigint NOT NULL,
    metered_price text,
    approved_digest text,
    refused_reason text,
    CONSTRAINT imported_tools_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'probed'::text, 'published'::text, 'paused'::text])))
);

CREATE TABLE farebox_fixture.jobs (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    run_at bigint NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    attempts_max integer NOT NULL,
    claimed_until bigint,
    claimed_by text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint,
    CONSTRAINT jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'dead'::text])))
);

CREATE TABLE farebox_fixture.ledger_balances (
    account text NOT NULL,
    currency text NOT NULL,
    balance_micros bigint NOT NULL,
    CONSTRAINT ledger_balances_owed CHECK (((balance_micros >= 0) OR (account ~~ 'earnings:%'::text) OR (account ~~ 'test:earnings:%'::text)))
);

CREATE TABLE farebox_fixture.ledger_entries (
    id text NOT NULL,
    debit_account text NOT NULL,
    credit_account text NOT NULL,
    amount_micros bigint NOT NULL,
    currency text NOT NULL,
    kind text NOT NULL,
    payment_id text,
    call_id text,
    created_at bigint NOT NULL,
    CONSTRAINT ledger_entries_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT ledger_entries_check CHECK ((debit_account <> credit_account))
);

CREATE TABLE farebox_fixture.payments (
    id text NOT NULL,
    offer_kind text NOT NULL,
    service_id text NOT NULL,
    provider_id text NOT NULL,
    status text NOT NULL,
    amount_micros bigint NOT NULL,
    currency text NOT NULL,
    max_calls integer NOT NULL,
    used_calls integer DEFAULT 0 NOT NULL,
    client_id text NOT NULL,
    payer_account_id text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    paid_at bigint,
    api_key_id text,
    capped_at bigint,
    CONSTRAINT payments_amount_micros_check CHECK ((amount_micros >= 0)),
    CONSTRAINT payments_check CHECK (((used_calls >= 0) AND (used_calls <= max_calls))),
    CONSTRAINT payments_max_calls_check CHECK ((max_calls >= 1)),
    CONSTRAINT payments_offer_kind_check CHECK ((offer_kind = ANY (ARRAY['tool'::text, 'asset'::text, 'credit'::text]))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'expired'::text, 'failed'::text, 'refunded'::text])))
);

CREATE TABLE farebox_fixture.payout_batches (
    id text NOT NULL,
    network text NOT NULL,
    method text NOT NULL,
    state text NOT NULL,
    note text,
    line_count integer NOT NULL,
    total_micros bigint NOT NULL,
    created_by text NOT NULL,
    idempotency_key text,
    request text NOT NULL,
    created_at bigint NOT NULL,
    done_at bigint,
    CONSTRAINT payout_batches_line_count_check CHECK ((line_count >= 1)),
    CONSTRAINT payout_batches_method_check CHECK ((method = ANY (ARRAY['chain'::text, 'export'::text]))),
    CONSTRAINT payout_batches_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text]))),
    CONSTRAINT payout_batches_total_micros_check CHECK ((total_micros > 0))
);

CREATE TABLE farebox_fixture.payout_lines (
    id text NOT NULL,
    batch_id text NOT NULL,
    owner_id text NOT NULL,
    network text NOT NULL,
    address text NOT NULL,
    amount_micros bigint NOT NULL,
    state text NOT NULL,
    deadline_at bigint,
    reference text,
    failure text,
    created_at bigint NOT NULL,
    finished_at bigint,
    CONSTRAINT payout_lines_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT payout_lines_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'sending'::text, 'sent'::text, 'paid'::text, 'failed'::text])))
);

CREATE TABLE farebox_fixture.payout_locks (
    name text NOT NULL,
    taken_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.payout_transactions (
    line_id text NOT NULL,
    attempt integer NOT NULL,
    hash text NOT NULL,
    raw text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT payout_transactions_attempt_check CHECK (((attempt >= 1) AND (attempt <= 20)))
);

CREATE TABLE farebox_fixture.payout_wallet_changes (
    user_id text NOT NULL,
    changed_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.pending_blobs (
    blob_key text NOT NULL,
    created_at bigint NOT NULL,
    condemned_at bigint
);

CREATE TABLE farebox_fixture.pledges (
    id text NOT NULL,
    service_id text NOT NULL,
    payment_id text NOT NULL,
    call_id text NOT NULL,
    holder_id text NOT NULL,
    client_id text NOT NULL,
    need text NOT NULL,
    asset_type text,
    amount_micros bigint NOT NULL,
    currency text NOT NULL,
    is_test integer NOT NULL,
    state text NOT NULL,
    asset_id text,
    revenue_event_id text,
    signal_id text,
    sellers_told_at bigint,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint,
    CONSTRAINT pledges_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT pledges_check CHECK (((state = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT pledges_check1 CHECK (((state = 'accepted'::text) = (asset_id IS NOT NULL))),
    CONSTRAINT pledges_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'withdrawn'::text, 'expired'::text])))
);

CREATE TABLE farebox_fixture.processes (
    id text NOT NULL,
    started_at bigint NOT NULL,
    alive_until bigint NOT NULL
);

CREATE TABLE farebox_fixture.publications (
    id text NOT NULL,
    supply_kind text NOT NULL,
    supply_id text NOT NULL,
    job_id text NOT NULL,
    is_waiting integer NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT publications_supply_kind_check CHECK ((supply_kind = ANY (ARRAY['asset'::text, 'tool'::text])))
);

CREATE TABLE farebox_fixture.purchases (
    id text NOT NULL,
    payment_id text NOT NULL,
    service_id text NOT NULL,
    client_id text NOT NULL,
    state text NOT NULL,
    process_id text NOT NULL,
    idempotency_scope text,
    idempotency_key text,
    request_hash text,
    answer text,
    failure text,
    payer text,
    holder_id text,
    signed_id text,
    provider_id text,
    network text,
    signed text,
    amount_micros bigint,
    transaction_hash text,
    settled_payer text,
    is_only integer DEFAULT 0 NOT NULL,
    has_run integer DEFAULT 0 NOT NULL,
    started_at bigint NOT NULL,
    updated_at bigint,
    finished_at bigint,
    CONSTRAINT purchases_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'unknown'::text, 'used'::text, 'given_back'::text, 'refused'::text])))
);

CREATE TABLE farebox_fixture.quarantined_files (
    original_key text NOT NULL,
    quarantined_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.returned_deliveries (
    revenue_event_id text NOT NULL,
    failure text NOT NULL,
    lost_micros bigint NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT returned_deliveries_lost_micros_check CHECK ((lost_micros >= 0))
);

CREATE TABLE farebox_fixture.revenue_events (
    id text NOT NULL,
    payment_id text NOT NULL,
    call_id text NOT NULL,
    asset_id text NOT NULL,
    owner_id text NOT NULL,
    amount_micros bigint NOT NULL,
    fee_micros bigint NOT NULL,
    currency text NOT NULL,
    is_test integer NOT NULL,
    client_id text NOT NULL,
    created_at bigint NOT NULL,
    tool_id text,
    CONSTRAINT revenue_events_amount_micros_check CHECK ((amount_micros >= 0)),
    CONSTRAINT revenue_events_check CHECK (((fee_micros >= 0) AND (fee_micros <= amount_micros)))
);

CREATE TABLE farebox_fixture.schema_migrations (
    name text NOT NULL,
    checksum text NOT NULL,
    ran_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.search_documents (
    doc integer NOT NULL,
    asset_id text NOT NULL,
    version bigint NOT NULL,
    removed integer NOT NULL,
    asset_type text NOT NULL,
    license text,
    mime_type text,
    owner_id text NOT NULL,
    price_micros bigint NOT NULL,
    content text NOT NULL,
    words text NOT NULL,
    language text,
    indexed_version integer DEFAULT 0 NOT NULL,
    CONSTRAINT search_documents_price_micros_check CHECK ((price_micros >= 0))
);

ALTER TABLE farebox_fixture.search_documents ALTER COLUMN doc ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME farebox_fixture.search_documents_doc_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE farebox_fixture.search_terms (
    term text NOT NULL,
    documents bigint NOT NULL
);

CREATE TABLE farebox_fixture.search_text (
    doc integer NOT NULL,
    words tsvector NOT NULL
);

CREATE TABLE farebox_fixture.search_vectors (
    doc integer NOT NULL,
    model text NOT NULL,
    vector public.halfvec(512) NOT NULL
);

CREATE TABLE farebox_fixture.sessions (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    kind text DEFAULT 'bearer'::text NOT NULL,
    seen_at bigint,
    device text
);

CREATE TABLE farebox_fixture.setup_links (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);

CREATE TABLE farebox_fixture.stripe_events (
    id text NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    payment_intent text,
    payload text,
    received_at bigint NOT NULL,
    CONSTRAINT stripe_events_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'repeated'::text, 'foreign'::text, 'waiting'::text, 'put_aside'::text])))
);

CREATE TABLE farebox_fixture.test_network_balances (
    address text NOT NULL,
    balance_micros bigint NOT NULL,
    granted_micros bigint NOT NULL,
    granted_at bigint,
    CONSTRAINT test_network_balances_balance_micros_check CHECK ((balance_micros >= 0))
);

CREATE TABLE farebox_fixture.test_network_transfers (
    payer text NOT NULL,
    nonce text NOT NULL,
    payee text NOT NULL,
    amount_micros bigint NOT NULL,
    transaction_hash text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.tool_availability (
    tool_id text NOT NULL,
    is_available integer NOT NULL,
    changed_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.tool_days (
    tool_id text NOT NULL,
    day integer NOT NULL,
    checks bigint DEFAULT 0 NOT NULL,
    failed_checks bigint DEFAULT 0 NOT NULL,
    calls bigint DEFAULT 0 NOT NULL,
    failures bigint DEFAULT 0 NOT NULL
);

CREATE TABLE farebox_fixture.tool_files (
    id text NOT NULL,
    name text NOT NULL,
    blob_key text NOT NULL,
    mime_type text NOT NULL,
    size_bytes bigint NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    CONSTRAINT tool_files_size_bytes_check CHECK ((size_bytes >= 0))
);

CREATE TABLE farebox_fixture.tool_health (
    tool_id text NOT NULL,
    status text NOT NULL,
    checked_at bigint NOT NULL,
    latency_ms bigint NOT NULL,
    detail text
);

CREATE TABLE farebox_fixture.tool_health_changes (
    tool_id text NOT NULL,
    at bigint NOT NULL,
    status text NOT NULL,
    reason text,
    CONSTRAINT tool_health_changes_status_check CHECK ((status = ANY (ARRAY['healthy'::text, 'unhealthy'::text])))
);

CREATE TABLE farebox_fixture.tool_jobs (
    id text NOT NULL,
    tool_id text NOT NULL,
    family text NOT NULL,
    engine text NOT NULL,
    client_id text NOT NULL,
    call_id text,
    input text,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    progress integer,
    answer text,
    failure_code text,
    failure_message text,
    created_at bigint NOT NULL,
    asked_at bigint,
    finished_at bigint,
    expires_at bigint NOT NULL,
    paid_by text,
    callback_url text,
    secret_sealed text,
    notice_id text,
    notice_state text,
    notice_attempts integer DEFAULT 0 NOT NULL,
    CONSTRAINT tool_jobs_engine_check CHECK ((engine = ANY (ARRAY['upstream'::text, 'local'::text]))),
    CONSTRAINT tool_jobs_notice_state_check CHECK ((notice_state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT tool_jobs_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
    CONSTRAINT tool_jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'succeeded'::text, 'failed'::text])))
);

CREATE TABLE farebox_fixture.tool_latencies (
    tool_id text NOT NULL,
    day integer NOT NULL,
    bucket integer NOT NULL,
    calls bigint NOT NULL
);

CREATE TABLE farebox_fixture.tool_settings (
    tool_id text NOT NULL,
    published integer,
    enabled integer,
    price_micros bigint,
    engine text,
    api_key_required integer,
    related text,
    updated_at bigint NOT NULL,
    metered_price text,
    free_per_day integer,
    CONSTRAINT tool_settings_engine_check CHECK ((engine = ANY (ARRAY['auto'::text, 'upstream'::text, 'local'::text]))),
    CONSTRAINT tool_settings_price_micros_check CHECK ((price_micros >= 0))
);

CREATE TABLE farebox_fixture.tool_sources (
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    location text NOT NULL,
    settings text NOT NULL,
    credentials_sealed text,
    credential_names text NOT NULL,
    credentials_at bigint,
    imported_by text,
    proof_token text NOT NULL,
    proven_at bigint,
    digest text,
    read_at bigint,
    read_error text,
    next_read_at bigint,
    revision bigint NOT NULL,
    created_at bigint NOT NULL,
    asset_id text,
    withdrawn_at bigint,
    CONSTRAINT tool_sources_kind_check CHECK ((kind = ANY (ARRAY['openapi'::text, 'mcp'::text, 'x402'::text, 'file'::text])))
);

CREATE TABLE farebox_fixture.tool_statistics (
    tool_id text NOT NULL,
    call_count bigint DEFAULT 0 NOT NULL,
    execution_count bigint DEFAULT 0 NOT NULL,
    success_count bigint DEFAULT 0 NOT NULL,
    error_count bigint DEFAULT 0 NOT NULL,
    payment_requireds bigint DEFAULT 0 NOT NULL,
    latency_total_ms bigint DEFAULT 0 NOT NULL,
    last_call_at bigint
);

CREATE TABLE farebox_fixture.top_ups (
    id text NOT NULL,
    user_id text NOT NULL,
    granted_by text NOT NULL,
    idempotency_key text,
    amount_micros bigint NOT NULL,
    currency text NOT NULL,
    note text,
    created_at bigint NOT NULL,
    CONSTRAINT top_ups_amount_micros_check CHECK ((amount_micros > 0))
);

CREATE TABLE farebox_fixture.upstream_payments (
    id text NOT NULL,
    source_id text NOT NULL,
    operation text NOT NULL,
    request_id text,
    host text NOT NULL,
    network text NOT NULL,
    pay_to text NOT NULL,
    amount_micros bigint NOT NULL,
    is_test integer NOT NULL,
    state text NOT NULL,
    transaction_id text,
    expires_at bigint NOT NULL,
    created_at bigint NOT NULL,
    outcome text,
    CONSTRAINT upstream_payments_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT upstream_payments_outcome_check CHECK ((outcome = ANY (ARRAY['sold'::text, 'lost'::text]))),
    CONSTRAINT upstream_payments_state_check CHECK ((state = ANY (ARRAY['signed'::text, 'settled'::text, 'refused'::text, 'unconfirmed'::text])))
);

CREATE TABLE farebox_fixture.upstream_spending (
    day integer NOT NULL,
    amount_micros bigint NOT NULL,
    CONSTRAINT upstream_spending_amount_micros_check CHECK ((amount_micros >= 0))
);

CREATE TABLE farebox_fixture.users (
    id text NOT NULL,
    email text NOT NULL,
    display_name text NOT NULL,
    role text NOT NULL,
    password_hash text,
    payout_wallet text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    suspended_at bigint,
    suspended_reason text,
    storage_quota_bytes bigint,
    payout_wallet_proof text,
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text])))
);

CREATE TABLE farebox_fixture.wallet_refunds (
    id text NOT NULL,
    wallet text NOT NULL,
    transaction_hash text NOT NULL,
    amount_micros bigint NOT NULL,
    currency text NOT NULL,
    is_test integer NOT NULL,
    refunded_by text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT wallet_refunds_amount_micros_check CHECK ((amount_micros > 0))
);

CREATE TABLE farebox_fixture.watch_notices (
    id text NOT NULL,
    signal_id text NOT NULL,
    supply_kind text NOT NULL,
    supply_id text NOT NULL,
    match text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    last_status integer,
    last_error text,
    delivered_at bigint,
    created_at bigint NOT NULL,
    event text DEFAULT ''::text NOT NULL,
    CONSTRAINT watch_notices_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT watch_notices_supply_kind_check CHECK ((supply_kind = ANY (ARRAY['asset'::text, 'tool'::text])))
);

INSERT INTO farebox_fixture.access_logs VALUES
	('log_01M8JCKSW538HTGQJYN6QQP89A', 1795913541509, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JCKSS4R79G9DHTV0X2CG4R', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKSVXQB2D4QZM6TGKHR8X', 1),
	('log_01M8830XBFTP5NQFRGBK7864R3', 1795567940975, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8830XB08V7035D7DW85GCYF', 1),
	('log_01M8830XCM5F84HZNSK340W4HQ', 1795567941012, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8830XBJJMT6F51Z59D647XB', 1),
	('log_01M8JCKSVVEYNP9JHVNTZRKAX8', 1795913541499, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JCKSS4R79G9DHTV0X2CG4R', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKSVBQQQ420XCJKG78F54', 1),
	('log_01M8JCKSY0HZZWJR1PZKYZ9AEP', 1795913541568, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKSXJVZEGZAPSWWF0JT4P', 1),
	('log_01M8JCKSYBF1MEQG2MGWDR69G9', 1795913541579, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKSY4SAYPXHTRETFBJGTH', 1),
	('log_01M8JCKSZQ0DN7X2RPKBXV4E9P', 1795913541623, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKSZ5BQGZM421F9GF8DM4', 1),
	('log_01M8JCKT1EZQ00D87H1C8NPQWW', 1795913541678, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKSZV67T9NH7N1WQZWCJ6', 1),
	('log_01M8JCKT22K76BAGJCKE764MGW', 1795913541698, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT1NBWJF0X5S379W5Q7R', 1),
	('log_01M8JCKT26S14SAZD9GV1809DQ', 1795913541702, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT263KQVZS45KBGRHSBQ', 1),
	('log_01M8JCKT2Y9EPP2HA29GED97WE', 1795913541726, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT2BBM80Y2CFKXZ2991N', 1),
	('log_01M8JCKSZ0WSWCNR160KZ3A4MX', 1795913541600, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKSYFWSFE22JW3NVHE0M5', 1),
	('log_01M8JCKT64SND42HWNS4F0YZ3Q', 1795913541828, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT5P9Q4PMJWJ0TEK1A42', 1),
	('log_01M8JCKT6XZZHFHYAKD25QRRAW', 1795913541853, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT6RRVSXT588X1MHHM8V', 1),
	('log_01M8JCKT7X9TKJWA4MSG2ZPPKY', 1795913541885, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT7JKAXK7GWCKNKKPZER', 1),
	('log_01M8JCKT94KXP3KV52VZXJP5GT', 1795913541924, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT8TVB6W9B4T02SXZHER', 1),
	('log_01M8JCKT9Y4C4Y6CVTNFZ06AAV', 1795913541950, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT9S9Y55PQGRBQTJR0NZ', 1),
	('log_01M8JCKTAPM7FA3D60516KWN7W', 1795913541974, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTAJ8VH50Z2YQAC7DSDA', 1),
	('log_01M8JCKTBB2PJ82DGC9QK4JWS9', 1795913541995, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTB81NKS9KPBFCAXMC1G', 1),
	('log_01M8JCKTCHARB7DFFX9B87NVQ2', 1795913542033, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTCAG81CKS8RKSHS5BY1', 1),
	('log_01M8JCKTE13PRWJJ8M65R5MX07', 1795913542081, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTDHSD0A98PCDH604G59', 1),
	('log_01M8JCKTEYJ54T9KJ7Z6RE1EV4', 1795913542110, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTEQHS2BT5S07E77S464', 1),
	('log_01M8JCKTG1M7TXDPHST3HCHWW0', 1795913542145, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTFWH5KAYH6MJ24HF50H', 1),
	('log_01M8JCKTGR390WFS3E6T55NC91', 1795913542168, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTGM06HDAC9W1Z22NWBT', 1),
	('log_01M8JCKTHYYBA1MWBZE7H47BRX', 1795913542206, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTHP41RR4D9JFH3FNBR6', 1),
	('log_01M8JCKTJR0BH5J9FPWF8KJ5S4', 1795913542232, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 'node', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTJM5SR6EJ3QF732TPM2', 1),
	('log_01M8JCKTNK28WN4K38WV3CYRH9', 1795913542323, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', NULL, 'node', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKTN89N2B5YS5V6X739EZ', 1),
	('log_01M8JCKT4DH5GYNXSZREE9F809', 1795913541773, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT4CNBBPNWK96D2GAQ32', 1),
	('log_01M8JCKT51MBZVJ8SF98GK233J', 1795913541793, 'call', 'delivered', 'POST', '/api/tools/:id', 200, '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKT4H0GQWRG0Q6KS54F7T', 1),
	('log_01M8JCKT5MP4758X10CF7GT6D4', 1795913541812, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKT5BC9P6F842AQ4Q3B55', 1),
	('log_01M8JCKT6P7K3J8819F5BR6GCH', 1795913541846, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKT6B9XNYR3QS3PJXD1M7', 1),
	('log_01M8JCKT7DXEXS1PJZ6T503M5E', 1795913541869, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKT72VB0JM7ZRK6H0MRH9', 1),
	('log_01M8JCKT8Q4CBCR5SEBY1YJTV6', 1795913541911, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKT8BPV23MDRJEM85JZRF', 1),
	('log_01M8JCKT9Q9QZKJ18QY1RFTC7W', 1795913541943, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKT9AFQHCXA1NDMM7P3TK', 1),
	('log_01M8JCKTAE0AM6JMH0A5QGCBQP', 1795913541966, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTA4T2M50EP2TSTHV3ZT', 1),
	('log_01M8JCKTB56MRHY0XQ6YXQ0P1D', 1795913541989, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTAV0520W64YKX2PXMSH', 1),
	('log_01M8JCKTC8P2T00NWD3AT4EVFJ', 1795913542024, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTBGTZFP9KZNRDDT5TYV', 1),
	('log_01M8JCKTDEJ6AKRSZX8P40AVCM', 1795913542062, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTCVZZQK4X6TH6SWTKA1', 1),
	('log_01M8JCKTEN4VQ7N4Z6M7NFWR75', 1795913542101, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTE8A8YMA27S23B15VCD', 1),
	('log_01M8JCKTFRPW633VH7KDXSJKXP', 1795913542136, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTF6D0DSR5E66NJJQDG2', 1),
	('log_01M8JCKTGKYH3615P29RDHWAJM', 1795913542163, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTG5EMMHME65A0QBR36G', 1),
	('log_01M8JCKTHKJ3YD4H3XCKATQQ0R', 1795913542195, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTH12434PQ58RJYDT36C', 1),
	('log_01M8JCKTJJAZ5KNAENRZXF8715', 1795913542226, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, NULL, 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKTJ30E24HBW61D4M68TW', 1),
	('log_01M8JCKTSTNMX8ZQQGGMREJTB3', 1795913542458, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTS6HDG5J06B2CQXAQ97', 1),
	('log_01M8JCKTTDJQ7QQBA9D842P4YN', 1795913542477, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTSWVEH424XBG28B6G4H', 1),
	('log_01M8JCKTVWENN5JV87DJVX0F1V', 1795913542524, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTTFGGHW5N5XHB9VXTCF', 1),
	('log_01M8JCKTWQG4B5ZNPAXG8W788F', 1795913542551, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTW1ZEK8RJXRAGX5ZAFY', 1),
	('log_01M8JCKTXCXSFH9RT51BHRTA3H', 1795913542572, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTWSJM6JDF3JSJ0JVT8T', 1),
	('log_01M8JCKTY5E9RXP62YVTFRJYXF', 1795913542597, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTXF8RFYC9WCZ9NBHG10', 1),
	('log_01M8JCKTYTW7M7NCSKHD69JW9S', 1795913542618, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTY6EBHWZ74XKJTJVV9A', 1),
	('log_01M8JCKTZF9M50RX96WJWQWYW6', 1795913542639, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTYW9DRWZ750QT3JBT20', 1),
	('log_01M8JCKV07VX92S5MDF7DG07NY', 1795913542663, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKTZHC21FVZTJN7D4VJXA', 1),
	('log_01M8JCKV14PV4X4CBZTVWKCZRK', 1795913542692, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKV090R6Q2D19BCPX2CP5', 1),
	('log_01M8JCKV1T59DC8KSQT9VC3FG5', 1795913542714, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JCKV16B75QRPDNXC5V8J6J', 1),
	('log_01M8JCKV28Q56910GPPB2QJ5TP', 1795913542728, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8JCKV1WCJ5ZFEP0BFY73G1T', 1),
	('log_01M8JCKV2G3ZR71QE1PEK50QV6', 1795913542736, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8JCKV2AR8HDBCE9ZPMT0RRE', 1),
	('log_01M8JCKWGG6M5M8S4NB01KGQZC', 1795913544208, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKWG3SQ9PHFNJWS8WDDPA', 1),
	('log_01M8JCKWH13QRT05KG9WBVB8FA', 1795913544225, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKWGKSMDR42T1YK3FQEK2', 1),
	('log_01M8JCKWNNM32NJW30NQXFWSH8', 1795913544373, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKWM7843XYHZFMTAHCEW2', 1),
	('log_01M8JCKX1PW1VY8XH6ZEF2X05A', 1795913544758, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKX1PAE30A28X0MKWVAEE', 1),
	('log_01M8JCKX3XJ7549HAM8Q5AJ6DE', 1795913544829, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKX283W7WM4B2YZ1FA002', 1),
	('log_01M8JCKX40TESB5P46A7PHH497', 1795913544832, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKX3ZKB5P50DPFFRTV26F', 1),
	('log_01M8JCKXE2BA9X6NNR2ZF6XB4M', 1795913545154, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKX4K0ZS938K2SBVAHWTQ', 1),
	('log_01M8JCKXG5EBDEAX5GKYGF8FYH', 1795913545221, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKXEQQ4N0HAA9Q3WBFJ8D', 1),
	('log_01M8JCKXGE94MNRJP1G55K2WBK', 1795913545230, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JCKXG7DE7AHQPM6P61MQF1', 1),
	('log_01M8JCKXH7JCBSJPSAWXF2H4CP', 1795913545255, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JCKXGNMAH08Z7SB5ND44R8', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M8830X9Z29QQKZQ39F384B2J', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8830X8G9YCJGYENAGTFGTWB', '{"topUpId":"top_01M8830X9TG4QFGBDTMTF7904F","amountMicros":20000000,"currency":"USD","note":null}', 1795567940927),
	('act_01M8JCKSX5MB5CY14VT58VGPPT', 'service', 'asset.pause', 'ast_01M8JCKSS4R79G9DHTV0X2CG4R', '{"reason":"file_missing"}', 1795913541541),
	('act_01M8JCKSX9BP9XHYWX49MS0BXW', 'service', 'delivery.give_back', 'ast_01M8JCKSS4R79G9DHTV0X2CG4R', '{"reason":"file_missing","revenue_event_id":"rev_01M8JCKSW0JEBRX2GB8S9C8V3E","payment_id":"pay_01M8JCKSVBQQQ420XCJKG78F54","amount":"0.10","lost":"0.00"}', 1795913541545),
	('act_01M8JCKT56CSN4P7DZEVJ6TJ8P', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', '{"refundId":"rfd_01M8JCKT55H8FEJ4HHR5GQWS2X","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795913541798),
	('act_01M8JCKTK5HMY7Z027H8GH2ESX', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8JCKTK1HR1CDP8PKAK2GPH1', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795913542245),
	('act_01M8JCKTKH8ZHJR2YYXZCJW0NC', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8JCKTK1CEPPMR80D1Q6Z37E', '{"reference":"wire 17","batchId":"pob_01M8JCKTK1HR1CDP8PKAK2GPH1","ownerId":"usr_01M8830X7CS7WRSNSJ8WKK8FQS","amountMicros":1080000}', 1795913542257),
	('act_01M8JCKTM6PBHXP9TFDPX0P0BE', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', '{"topUpId":"top_01M8JCKTM47VH7HMKRKB35TA7M","amountMicros":9000000,"currency":"USD","note":null}', 1795913542278),
	('act_01M8JCKTQRE98NV2CDPMKN40PS', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M8830X8G9YCJGYENAGTFGTWB', '{"topUpId":"top_01M8JCKTPSK0X5B6J3J1GXY16G","refundId":"rfd_01M8JCKTQMXN3NA2JAJ647JWB9","amountMicros":2000000,"currency":"USD"}', 1795913542392),
	('act_01M8JCKV79VPQ41ZPXCTA68K5S', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8JCKV78XC0PA4H8S6BEXZQP', '{"role":"owner","hasPassword":false}', 1795913542889),
	('act_01M8JCKV7STW4MKP8BDA1HG0WX', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795913542905),
	('act_01M8JCKW61ADGBBHW1X4BCVER8', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8JCKV91SWKFRY34H5YKPENP', '{"kind":"openapi","name":"city","tools":3}', 1795913543873),
	('act_01M8JCKW99W31SZ6QVAKFY4W4V', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795913543977),
	('act_01M8JCKW9BWBPF1606666NKKSP', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795913543979),
	('act_01M8JCKW98KZEP2BXHYMM6WZ1P', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795913543976),
	('act_01M8JCKWE9FRE2Q52H7DST20RQ', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795913544137);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M8830X7K6XHE7E8K9XVV86Z1', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'agent', '419106eba07c61449b752394f6d2527ec17f7a38d36a61e2872d95021d9cdf0b', 'fbk_IXbP', NULL, NULL, NULL, NULL, 0, 0, 0, 1795567940851, NULL, NULL),
	('key_01M8830X88B544W6B2JF0TJ03F', 'usr_01M8830X812QFY22X26F8C6D4G', 'agent', '28b49711811858f6bb01d658630e0c44d84ece529d9dadb3780be729270e169a', 'fbk_Vlkg', NULL, NULL, NULL, NULL, 0, 0, 0, 1795567940872, NULL, NULL),
	('key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 'agent', '9bd7de477d603e38fdea92a8e299b2c295c4610eedbe16f267abe981378d234d', 'fbk_BQtE', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795567940887, NULL, NULL),
	('key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'agent', '5aa666b8a7832d243bf16f1111b0c29bde8e8b1b38e9dc6dfe82441fe8134129', 'fbk_Kjk7', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795913542270, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JCKSEJCZP8XZ2PV2J02ZX6', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795913541048, 1795913541048, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JCKSM0MT7SB19HPW0MJTQA', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JCKSM8DVF0QGJPGAC6R9TZ', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795913541248, 1795913541319, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JCKSQ1071KQ8TK31767WS4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JCKSQ6PPG098D1YMFD8JNY', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795913541345, 1795913541396, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JCKSS4R79G9DHTV0X2CG4R', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JCKSSFEK9G4G7V5YY0QPCR', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795913541412, 1795913541535, 'file_missing', 1795913541535, NULL, 'en', NULL),
	('ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 'usr_01M8830X812QFY22X26F8C6D4G', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JCKSHZNDGGB55EVYM3AZCN', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795913541170, 1795913541170, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JCKV2RKKZEJ902RY3XVTZX', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JCKV2YD064B3NH67DV4DZ8', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795913542744, 1795913542744, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'CQv9eU0lxtEzislOBHArtWe_yiz5JuJT', 1795913542697, 1795913542775, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8JCKTQMXN3NA2JAJ647JWB9', 'top_01M8JCKTPSK0X5B6J3J1GXY16G', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795913542388, 1795913542405, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8JCKTPSK0X5B6J3J1GXY16G', 'usr_01M8830X8G9YCJGYENAGTFGTWB', NULL, 5000000, 'USD', 'http://127.0.0.1:32895/docs/credit', 'http://127.0.0.1:32895/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795913542361, 1795920742361, 1795913542375, NULL, 0),
	('top_01M8JCKTRRAW670848PQ6Y5N51', 'usr_01M8830X8G9YCJGYENAGTFGTWB', NULL, 5000000, 'USD', 'http://127.0.0.1:32895/docs/credit', 'http://127.0.0.1:32895/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795913542424, 1795920742424, NULL, 1795914142424, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M8830X8G9YCJGYENAGTFGTWB', 1000000, 'http://127.0.0.1:49150/hook', 'hGZXZrjlb3PPd8CH8BrBX7QZndp71bqVn2JiGxo1gEWFOkUYtdWc5du5pa9lW4JtyRr6G3nnP-Kmfn9q70HUNAMSFE-VdOBfLf-T1e4-', 1795913542353, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8JCKT42E4XQ1HASXPR07EVK', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'pay_01M8JCKT3DC8VD2Q8T4BFCABYRjsCEPYgOxQFo6m3RE4U69GygZhFGNC6jOdg_gFkaWmFNY2aJJvAbsHbAqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTBVd7eC6Rtr0', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795913541762);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8JCKTS6M4HA2ZJAJKDEWXJH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8JCKTS6HDG5J06B2CQXAQ97', 1795913542438, 638),
	('sig_01M8JCKTSWYSJVS8606B07W4QC', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8JCKTSWVEH424XBG28B6G4H', 1795913542460, 666),
	('sig_01M8JCKTTGANTJPKMA6301BB0A', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8JCKTTFGGHW5N5XHB9VXTCF', 1795913542480, 614),
	('sig_01M8JCKTW1T9YR83S6QCVEB1YS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8JCKTW1ZEK8RJXRAGX5ZAFY', 1795913542529, 616),
	('sig_01M8JCKTWSEH86XCD8WAPQHDC0', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8JCKTWSJM6JDF3JSJ0JVT8T', 1795913542553, 616),
	('sig_01M8JCKTXFQF4QWAMYYN8XS4RS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8JCKTXF8RFYC9WCZ9NBHG10', 1795913542575, 628),
	('sig_01M8JCKTY89XR77J7YKQZX0F9E', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8JCKTY6EBHWZ74XKJTJVV9A', 1795913542600, 622),
	('sig_01M8JCKTYWBJYQ02FWHTPZ7FBT', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8JCKTYW9DRWZ750QT3JBT20', 1795913542620, 624),
	('sig_01M8JCKTZJ7J0JGJ38C62MAZA0', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8JCKTZHC21FVZTJN7D4VJXA', 1795913542642, 622),
	('sig_01M8JCKV09RK6QBSSYAND1XWRZ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8JCKV090R6Q2D19BCPX2CP5', 1795913542665, 620),
	('sig_01M8JCKV16R4XBJQY3C6QFD5V6', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8JCKV16B75QRPDNXC5V8J6J', 1795913542694, 616),
	('sig_01M8JCKV1W12H6V9RFST9GENS5', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JCKV1WCJ5ZFEP0BFY73G1T', 1795913542716, 588),
	('sig_01M8JCKV2B4GM11995W1ED3WN2', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JCKV2AR8HDBCE9ZPMT0RRE', 1795913542731, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8JCKTS6M4HA2ZJAJKDEWXJH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'SVKQd7LobflYAx7L5zeSMTaMGFX4FIOzeY2Jj-sfULiiTHviOCsF9AnhF9m4I4DfF-T0ZVPTKRbzabTPWqmAJ5mRU0VgcZhl0VXa7uDC', 'sightings of quetzals in Costa Rica', 'dataset', 1795913542441, 1803689542441, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKTSWYSJVS8606B07W4QC', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'UW5Jbq_e5nS8r2ZWPs8xw6e9aoEf60E2GlcRRYHfo33M5VHVpYBWkdIBK9uR1JqPt_AgWvXaOPXBxZ2cab_hL3ZOEE6XJuo2QmyBIi6k', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795913542462, 1803689542462, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKTTGANTJPKMA6301BB0A', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'wvpYZ6w_lr-5E_vYbUHBHATqdfQAti206oGB0uIjp3NGqxtuRF9pgyKfehzIZV8EM9aobCKxZV3kpFz_sJV14gmRKxz5LW4hubPs6WUL', 'snow depths of the Alps', 'dataset', 1795913542481, 1803689542481, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKTW1T9YR83S6QCVEB1YS', 'http://127.0.0.1:49150/hook', '127.0.0.1', '5QDqrFr5zhIuPf4lbm6_4E62KAUPNRUP3nAz-BwQczsmLEen6O6eHS6KL0T9KLC3WgWGgc0DJL9an2ulOw5z2fSYzIdTLmdNWkTOtq3h', 'snow depths of the Andes', 'dataset', 1795913542530, 1803689542530, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKTWSEH86XCD8WAPQHDC0', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Hyo0nspFsU2RSco4x4_YTxdr_ica_ffQ42ARqfg9Zpml82KHZtKicJ2yw0ram7GdmZrZmEHt1e2OEs0FFnEkcK2Fim1IIgFOXbO2rzjb', 'snow depths of the Atlas', 'dataset', 1795913542556, 1803689542556, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKTXFQF4QWAMYYN8XS4RS', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'WfB0jjzJpmPy2cYOBBV8COzCES3_w_QjBb-qmJ4AmUPmAXN9AT7co_CvYT9qsuDH1rnYY3Iq3gXO-3qteLJVI-VT5G8z4hQzk5wAuPVT', 'snow depths of the Carpathians', 'dataset', 1795913542576, 1803689542576, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKTY89XR77J7YKQZX0F9E', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'H5xRiKmebtV8eRzznGfSzPoKDfrzaIHSibz8lyjiSS4hhh-hr5XeuUafMb4n1pMjM6XPwPXav0aX6XDAzs99y_6BTU73kdQmR6T4YAQ7', 'snow depths of the Caucasus', 'dataset', 1795913542601, 1803689542601, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKTYWBJYQ02FWHTPZ7FBT', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'a1p_p4sThAurO-cIgFyzcvWhzH_4xOePUp4BSGNRobybW5dZgAZs1XOTBAhJiVca8_RfFlXxyMFxJpzLO9FZpjANM1OWEY5VDxL8VXBn', 'snow depths of the Dolomites', 'dataset', 1795913542621, 1803689542621, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKTZJ7J0JGJ38C62MAZA0', 'http://127.0.0.1:49150/hook', '127.0.0.1', '6TtOTOjWjlE3_T1Gn3XCVys93LMy_t-3tar9ksx7VFXyJIuYFgmZCsQvcDE1I1tQNHp3rzXfjOHPIFWnA4dEsiacv3ahaM5nUBtzHcvh', 'snow depths of the Pyrenees', 'dataset', 1795913542644, 1803689542644, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JCKV09RK6QBSSYAND1XWRZ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'w5qgQTv1BScj5jbBtHeK52FKzWV0XxvdXssCr8dWOJgnznIM_nDb5J_F0wH-d5SaRXf9n4qqGWcw-YK3_6wly3YeLOGCNx5pzdPGxg1T', 'snow depths of the Rockies', 'dataset', 1795913542667, 1803689542667, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8JCKV7N1VQHSQ6NAD6XPRWK', 'timestamp', 30000, 1795913542901, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'staff', 1795913544285);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'staff', 'anna', '', 1795913544285);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M8830X0HA56BSF9N1S634EZQ', 1795567940662);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8JCKV91SWKFRY34H5YKPENP', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:40527/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'gk45yolYjbzUL1SijCZ438wFXf4sQostXs0RhCkjlaA', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795913543947, NULL, NULL, NULL, 1795913543862, 1795913543861, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8JCKV91SWKFRY34H5YKPENP', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40527/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'UGsvK0FiuTRmbPuF6jrIQNbsm5T5_MwzHCREcD0XTeM', 10000, 'published', 'called with its example', 0, 1795913543978, NULL, NULL, NULL, 1795913543862, 1795913543861, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8JCKV91SWKFRY34H5YKPENP', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40527/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'Lu7BtSHLBG_YuddYTerxhhU9cXw0mFHvdpqpSoJHI3U', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795913543963, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40527/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'LyEv0btgx9EDW6hOu2sWXRU7RUCi4RcFGQOYvv7U7J8', 1795913543863, 1795913543861, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8JCKTMZ57BK5ZADDR6P7M6Q', 'tell_sellers', '{"pledgeId":"plg_01M8JCKTMZ57BK5ZADDR6P7M6Q"}', 'done', 1795913542308, 1, 8, NULL, NULL, NULL, 1795913542308, 1795913542776),
	('job_01M8JCKV1BFN31M5MQCK6TF2VX', 'challenge_callbacks', '{}', 'done', 1795913542699, 1, 8, NULL, NULL, NULL, 1795913542699, 1795913542778),
	('tell_sellers:plg_01M8JCKTMFKJNMEC8SMF8H5EE4', 'tell_sellers', '{"pledgeId":"plg_01M8JCKTMFKJNMEC8SMF8H5EE4"}', 'done', 1795913542294, 1, 8, NULL, NULL, NULL, 1795913542294, 1795913542792),
	('tell_sellers:plg_01M8JCKTNSPQXQZ3D7P1W7CHTV', 'tell_sellers', '{"pledgeId":"plg_01M8JCKTNSPQXQZ3D7P1W7CHTV"}', 'done', 1795913542337, 1, 8, NULL, NULL, NULL, 1795913542337, 1795913542796),
	('match:asset:ast_01M8JCKV2RKKZEJ902RY3XVTZX:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8JCKV2RKKZEJ902RY3XVTZX:20786:0","watch":null}', 'done', 1795913542793, 1, 8, NULL, NULL, NULL, 1795913542793, 1795913542876),
	('job_01M8JCKW3CVGXV4F9TKECMSKE1', 'notify_watch', '{}', 'waiting', 1795913603785, 0, 8, NULL, NULL, NULL, 1795913543788, NULL),
	('job_01M8JCKW3RM2NEWQ03EERWW106', 'notify_watch', '{}', 'waiting', 1795913549139, 0, 8, NULL, NULL, NULL, 1795913543800, NULL),
	('job_01M8JCKV6SXQ1ZEPD8WXP54N3F', 'notify_watch', '{}', 'done', 1795913542873, 1, 8, NULL, NULL, NULL, 1795913542873, 1795913543812),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'waiting', 1795913543983, 0, 8, NULL, NULL, NULL, 1795913543983, NULL),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'waiting', 1795913543983, 0, 8, NULL, NULL, NULL, 1795913543983, NULL),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'waiting', 1795913543988, 0, 8, NULL, NULL, NULL, 1795913543988, NULL),
	('work_tool_job:job_01M8JCKWGY7HEVS6ZRC9497B8J', 'work_tool_job', '{"jobId":"job_01M8JCKWGY7HEVS6ZRC9497B8J"}', 'done', 1795913544224, 1, 1000, NULL, NULL, NULL, 1795913544224, 1795913544261),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795913544782, 0, 8, NULL, NULL, NULL, 1795913544782, NULL),
	('work_tool_job:job_01M8JCKXGBC14H6K4KQCMRTK51', 'work_tool_job', '{"jobId":"job_01M8JCKXGBC14H6K4KQCMRTK51"}', 'running', 1795913545229, 1, 1000, 1795921045241, 'proc_01M8JCKWR2CHRN2A51AP4JFWHC', NULL, 1795913545229, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'USD', 550000),
	('test:earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'USD', 90000),
	('earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'USD', 0),
	('earnings:usr_01M8830X812QFY22X26F8C6D4G', 'USD', 2700000),
	('credit:usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'USD', 3000000),
	('credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M8830X9T4VKGDW3C6MMV5681', 'operator:grants', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 20000000, 'USD', 'top_up', NULL, NULL, 1795567940922),
	('led_01M8830XB719CC2MWCPV3ECFQM', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8830XB08V7035D7DW85GCYFwNCGA4gOMWiCrfpqemdkUDAJnUpnvTw', NULL, 1795567940967),
	('led_01M8830XC7R561XB4D3XRKP4RJ', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8830XBJJMT6F51Z59D647XBhNCGA4gOMWiCrfpqemdkBgGiEDB1F9Y6rLnldmJXOZTEeVyP8psU8g', NULL, 1795567940999),
	('led_01M8JCKSCQ2JSPT0QXBAM1CKYN', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M8830XB08V7035D7DW85GCYFwNCGA4gOMWiCrfpqemdkUDAJnUpnvTw', NULL, 1795913541015),
	('led_01M8JCKSCQ59XSZVKWBX7W2EY1', 'payments:held', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 50000, 'USD', 'refund', 'pay_01M8830XBJJMT6F51Z59D647XBhNCGA4gOMWiCrfpqemdkBgGiEDB1F9Y6rLnldmJXOZTEeVyP8psU8g', NULL, 1795913541015),
	('led_01M8JCKSVNHTB5WD5KH35ZESVH', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKSVBQQQ420XCJKG78F54waCNBogOAgGiJMnnJMHTBLY62DomQJjpkqw0srbU3w', NULL, 1795913541493),
	('led_01M8JCKSW0XJKAXK4HZ3RCAN7W', 'payments:held', 'test:earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKSVBQQQ420XCJKG78F54waCNBogOAgGiJMnnJMHTBLY62DomQJjpkqw0srbU3w', 'call_01M8JCKSW0JW4ZXKE9CWG48Q2S', 1795913541504),
	('led_01M8JCKSW0KTDPGJ98YQ6BZWPE', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKSVBQQQ420XCJKG78F54waCNBogOAgGiJMnnJMHTBLY62DomQJjpkqw0srbU3w', 'call_01M8JCKSW0JW4ZXKE9CWG48Q2S', 1795913541504),
	('led_01M8JCKSWMAAA5VSH21GPHH6SZ', 'test:earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8JCKSVBQQQ420XCJKG78F54waCNBogOAgGiJMnnJMHTBLY62DomQJjpkqw0srbU3w', 'call_01M8JCKSW0JW4ZXKE9CWG48Q2S', 1795913541524),
	('led_01M8JCKSWMJTDPCN2DN4DRJMKX', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8JCKSVBQQQ420XCJKG78F54waCNBogOAgGiJMnnJMHTBLY62DomQJjpkqw0srbU3w', 'call_01M8JCKSW0JW4ZXKE9CWG48Q2S', 1795913541524),
	('led_01M8JCKSXV96KJ7PF07ZPN911J', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JCKSXJVZEGZAPSWWF0JT4PwNCGA4gOMWiCrfpqemdkmYiELiOwBeE', NULL, 1795913541563),
	('led_01M8JCKSYA8QFQJFW2DRTSYWFJ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JCKSXJVZEGZAPSWWF0JT4PwNCGA4gOMWiCrfpqemdkmYiELiOwBeE', 'call_01M8JCKSY4Z81Y4K085YPMDAFG', 1795913541578),
	('led_01M8JCKSYSH44H1WAD8J2QD4GD', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JCKSYFWSFE22JW3NVHE0M5hNCGA4gOMWiCrfpqemdkBgGiEDB1F9Y6rLnldmJXOZTRLH8S1P_NkA', NULL, 1795913541593),
	('led_01M8JCKSZJ52BMZ329RMA7FZXB', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JCKSYFWSFE22JW3NVHE0M5hNCGA4gOMWiCrfpqemdkBgGiEDB1F9Y6rLnldmJXOZTRLH8S1P_NkA', 'call_01M8JCKSZ77JC8F8F90BTPG788', 1795913541618),
	('led_01M8JCKT0GZK6KGRY29C8VYT45', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JCKSZV67T9NH7N1WQZWCJ6wNCGA4gOMXkGn8t9OmdkUEDnSGdPIWE', NULL, 1795913541648),
	('led_01M8JCKT2W6S25DH0QCRAFC2ZA', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JCKT2FT2ZR0QMHFT3YMXDPjNCGA4gOMWiCrfpqemdkqQEe2XLdd-IuSCdITOxyvhoha5F5UnfDMq9GszPKJZ0t6z3YxLE', NULL, 1795913541724),
	('led_01M8JCKT2WPRAQJK5N7B3WC6QC', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JCKT2FT2ZR0QMHFT3YMXDPjNCGA4gOMWiCrfpqemdkqQEe2XLdd-IuSCdITOxyvhoha5F5UnfDMq9GszPKJZ0t6z3YxLE', 'call_01M8JCKT2HEYFRBGGVJ6DRGX4H', 1795913541724),
	('led_01M8JCKT42W6D6WD1F6XBH0GHN', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8JCKT3DC8VD2Q8T4BFCABYRjsCEPYgOxQFo6m3RE4U69GygZhFGNC6jOdg_gFkaWmFNY2aJJvAbsHbAqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTBVd7eC6Rtr0', NULL, 1795913541762),
	('led_01M8JCKT42BSSWA0SD10P05WWB', 'payments:held', 'test:credit:0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 1000000, 'USD', 'top_up', 'pay_01M8JCKT3DC8VD2Q8T4BFCABYRjsCEPYgOxQFo6m3RE4U69GygZhFGNC6jOdg_gFkaWmFNY2aJJvAbsHbAqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTBVd7eC6Rtr0', 'call_01M8JCKT3JNZMQA778BTAYWE0N', 1795913541762),
	('led_01M8JCKT4REZG3TJQFQZ393WCH', 'test:credit:0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JCKT4QHM99SVPH99M837DCkNCGA4gOMWiCrfpqemdkqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTf3C32LTkarc', NULL, 1795913541784),
	('led_01M8JCKT4Z4X997J4A6FMADJD5', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JCKT4QHM99SVPH99M837DCkNCGA4gOMWiCrfpqemdkqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTf3C32LTkarc', 'call_01M8JCKT4RCBFG6TZ1KRQQXCE8', 1795913541791),
	('led_01M8JCKT55348PP6JMJ9ZTQNR4', 'test:credit:0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8JCKT55H8FEJ4HHR5GQWS2X', NULL, 1795913541797),
	('led_01M8JCKT5HVK8FDVBYW8FTJ449', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKT5BC9P6F842AQ4Q3B55waCNBogOAgGiJMnluBNWgeFAzQj2DyQk4De2kUxeMQ', NULL, 1795913541809),
	('led_01M8JCKT5RFDY4WSETAR24VQSM', 'payments:held', 'test:earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKT5BC9P6F842AQ4Q3B55waCNBogOAgGiJMnluBNWgeFAzQj2DyQk4De2kUxeMQ', 'call_01M8JCKT5RNT3T7D632HWRTGCZ', 1795913541816),
	('led_01M8JCKT5RVR2J6JTQP7SZFC7N', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKT5BC9P6F842AQ4Q3B55waCNBogOAgGiJMnluBNWgeFAzQj2DyQk4De2kUxeMQ', 'call_01M8JCKT5RNT3T7D632HWRTGCZ', 1795913541816),
	('led_01M8JCKT6JFCES1VCV9G3FP8AK', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKT6B9XNYR3QS3PJXD1M7haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lJQLEL5qxBXk', NULL, 1795913541842),
	('led_01M8JCKT6TAYKF30DV4X2K5JZX', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKT6B9XNYR3QS3PJXD1M7haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lJQLEL5qxBXk', 'call_01M8JCKT6TF4XV20EVWPZV6HQ8', 1795913541850),
	('led_01M8JCKT6TBX8H7GM9F4GBJJK7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKT6B9XNYR3QS3PJXD1M7haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lJQLEL5qxBXk', 'call_01M8JCKT6TF4XV20EVWPZV6HQ8', 1795913541850),
	('led_01M8JCKT78EEENHWF5KSNC35GC', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKT72VB0JM7ZRK6H0MRH9haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lA_p9UHKsMw9', NULL, 1795913541864),
	('led_01M8JCKT7T6CQPDKWE1ZNBF5FR', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKT72VB0JM7ZRK6H0MRH9haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lA_p9UHKsMw9', 'call_01M8JCKT7TDE81PTJ8W7A5Y7W6', 1795913541882),
	('led_01M8JCKT7TDB6DGG2YDX2RYF2B', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKT72VB0JM7ZRK6H0MRH9haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lA_p9UHKsMw9', 'call_01M8JCKT7TDE81PTJ8W7A5Y7W6', 1795913541882),
	('led_01M8JCKT8H9F8S8RGYWNW7N3BS', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKT8BPV23MDRJEM85JZRFhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lLpHzsLB0KeS', NULL, 1795913541905),
	('led_01M8JCKT8WV5TRHZS04FGH2YC5', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKT8BPV23MDRJEM85JZRFhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lLpHzsLB0KeS', 'call_01M8JCKT8W17QE2XAQKT2PXS6H', 1795913541916),
	('led_01M8JCKTK18D6EFS97GTPGW4WY', 'earnings:usr_01M8830X812QFY22X26F8C6D4G', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795913542241),
	('led_01M8JCKT8WDXJNRJ1DWC003F4J', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKT8BPV23MDRJEM85JZRFhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lLpHzsLB0KeS', 'call_01M8JCKT8W17QE2XAQKT2PXS6H', 1795913541916),
	('led_01M8JCKT9JZJESG3GBJ0BMG87K', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKT9AFQHCXA1NDMM7P3TKhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN4oV6TrY5fb', NULL, 1795913541938),
	('led_01M8JCKT9WD0E3HRYFCRDVQXWP', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKT9AFQHCXA1NDMM7P3TKhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN4oV6TrY5fb', 'call_01M8JCKT9WRTECN83P1Z5P65MZ', 1795913541948),
	('led_01M8JCKT9WWQJHE9HERNSRWBM1', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKT9AFQHCXA1NDMM7P3TKhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN4oV6TrY5fb', 'call_01M8JCKT9WRTECN83P1Z5P65MZ', 1795913541948),
	('led_01M8JCKTA96BXPXN8GGDMP961A', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKTA4T2M50EP2TSTHV3ZThaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lHfHvTR8UpwB', NULL, 1795913541961),
	('led_01M8JCKTAM14TNJ32W29535026', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKTA4T2M50EP2TSTHV3ZThaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lHfHvTR8UpwB', 'call_01M8JCKTAMFP9RH8S4RJZ9WYQV', 1795913541972),
	('led_01M8JCKTAMKV96MPQ57DFGZHKA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKTA4T2M50EP2TSTHV3ZThaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lHfHvTR8UpwB', 'call_01M8JCKTAMFP9RH8S4RJZ9WYQV', 1795913541972),
	('led_01M8JCKTB16268K0FEJ7SBYF3P', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKTAV0520W64YKX2PXMSHhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lPvD5UMf8Crq', NULL, 1795913541985),
	('led_01M8JCKTBAX8K8TCN0EMPXMQ74', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKTAV0520W64YKX2PXMSHhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lPvD5UMf8Crq', 'call_01M8JCKTB9SEK3D6BF75BN474A', 1795913541994),
	('led_01M8JCKTBAN7R3WGH7EABA43Q7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKTAV0520W64YKX2PXMSHhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lPvD5UMf8Crq', 'call_01M8JCKTB9SEK3D6BF75BN474A', 1795913541994),
	('led_01M8JCKTBZYMHKSH5MT4MQ3J6A', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKTBGTZFP9KZNRDDT5TYVhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCsPSdXs8-nr', NULL, 1795913542015),
	('led_01M8JCKTCEVCCZ09PAEDQEEKXK', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKTBGTZFP9KZNRDDT5TYVhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCsPSdXs8-nr', 'call_01M8JCKTCE2TVGHSF3HAABD0V0', 1795913542030),
	('led_01M8JCKTCEWBTK6MG412H41YRT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKTBGTZFP9KZNRDDT5TYVhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCsPSdXs8-nr', 'call_01M8JCKTCE2TVGHSF3HAABD0V0', 1795913542030),
	('led_01M8JCKTD68F9E1H8PJVY28Y3C', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKTCVZZQK4X6TH6SWTKA1haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCOw41ymcK60', NULL, 1795913542054),
	('led_01M8JCKTDPR1DXAB80AXC9DNW8', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKTCVZZQK4X6TH6SWTKA1haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCOw41ymcK60', 'call_01M8JCKTDNRVDT525SGNS1NDHC', 1795913542070),
	('led_01M8JCKTDPJDFSWQT740J283HX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKTCVZZQK4X6TH6SWTKA1haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCOw41ymcK60', 'call_01M8JCKTDNRVDT525SGNS1NDHC', 1795913542070),
	('led_01M8JCKTEF8B9R607B5V2BJWSN', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKTE8A8YMA27S23B15VCDhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lIsTIgMm_p8z', NULL, 1795913542095),
	('led_01M8JCKTEW367GGC0D16R1YZ6J', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKTE8A8YMA27S23B15VCDhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lIsTIgMm_p8z', 'call_01M8JCKTESHN03J0QP4146E6TF', 1795913542108),
	('led_01M8JCKTEW45T0T0G2K76WV7DM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKTE8A8YMA27S23B15VCDhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lIsTIgMm_p8z', 'call_01M8JCKTESHN03J0QP4146E6TF', 1795913542108),
	('led_01M8JCKTFKK28W765EJ2CDFC17', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKTF6D0DSR5E66NJJQDG2haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lALjKFoEqhPh', NULL, 1795913542131),
	('led_01M8JCKTFZ1M9SMGRQXGHT5NW7', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKTF6D0DSR5E66NJJQDG2haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lALjKFoEqhPh', 'call_01M8JCKTFZ6RNW2VR3S75J2BBZ', 1795913542143),
	('led_01M8JCKTFZN2TSP4NAVGNTN5CY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKTF6D0DSR5E66NJJQDG2haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lALjKFoEqhPh', 'call_01M8JCKTFZ6RNW2VR3S75J2BBZ', 1795913542143),
	('led_01M8JCKTGD3FJW1HXHF48R0QQT', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKTG5EMMHME65A0QBR36GhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lGU1I4cgK5Fb', NULL, 1795913542157),
	('led_01M8JCKTGPQEPSFX3P2617BEJM', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKTG5EMMHME65A0QBR36GhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lGU1I4cgK5Fb', 'call_01M8JCKTGP0F2HRJ5MKXFRHR95', 1795913542166),
	('led_01M8JCKTGP03QBA6KNGS4KTF3X', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKTG5EMMHME65A0QBR36GhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lGU1I4cgK5Fb', 'call_01M8JCKTGP0F2HRJ5MKXFRHR95', 1795913542166),
	('led_01M8JCKTHBFKA001GA7X0HGM9P', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JCKTH12434PQ58RJYDT36ChaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN5O9DQAzMVd', NULL, 1795913542187),
	('led_01M8JCKTHWAYC0A0CK53NJV2E0', 'payments:held', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 90000, 'USD', 'sale', 'pay_01M8JCKTH12434PQ58RJYDT36ChaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN5O9DQAzMVd', 'call_01M8JCKTHWQFS3BGCEKEWSKCW2', 1795913542204),
	('led_01M8JCKTHW98FTZDR107JW35FC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JCKTH12434PQ58RJYDT36ChaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN5O9DQAzMVd', 'call_01M8JCKTHWQFS3BGCEKEWSKCW2', 1795913542204),
	('led_01M8JCKTJFGN321M600TJNWRBB', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8JCKTJ30E24HBW61D4M68TWhYCJeogOAgGiJMnmMpXzvD6C_2iw1BcGAaIQMHUX1jqsueV2Ylc5lBUaG8pdodcq', NULL, 1795913542223),
	('led_01M8JCKTJPXD2TY7GZVYG4DBMD', 'payments:held', 'earnings:usr_01M8830X812QFY22X26F8C6D4G', 1800000, 'USD', 'sale', 'pay_01M8JCKTJ30E24HBW61D4M68TWhYCJeogOAgGiJMnmMpXzvD6C_2iw1BcGAaIQMHUX1jqsueV2Ylc5lBUaG8pdodcq', 'call_01M8JCKTJP49YK9XJSFF3W3599', 1795913542230),
	('led_01M8JCKTJPC4RBTV67FHJ9R1YX', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8JCKTJ30E24HBW61D4M68TWhYCJeogOAgGiJMnmMpXzvD6C_2iw1BcGAaIQMHUX1jqsueV2Ylc5lBUaG8pdodcq', 'call_01M8JCKTJP49YK9XJSFF3W3599', 1795913542230),
	('led_01M8JCKTK1D3SVS3RRS7YZF5DK', 'earnings:usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795913542241),
	('led_01M8JCKTKEAZ64JV2PXET4ZBFP', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795913542254),
	('led_01M8JCKTM4Y9FX5E48KCB0RA11', 'operator:grants', 'credit:usr_01M8JCKTKR9MZWPGAEXNA2DK73', 9000000, 'USD', 'top_up', NULL, NULL, 1795913542276),
	('led_01M8JCKTMFASS58GK1657QYRSE', 'credit:usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JCKTMDMZ0MABNJ5WVSMRB1hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiTJ6n6GGwy10ReWapvIOgF302w5d-E', NULL, 1795913542287),
	('led_01M8JCKTMFSFFNAJZDQR21SNMH', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JCKTMDMZ0MABNJ5WVSMRB1hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiTJ6n6GGwy10ReWapvIOgF302w5d-E', 'call_01M8JCKTMEP2AB5CVDB2XWTD7N', 1795913542287),
	('led_01M8JCKTMZNWSD4S43YXR3VTAT', 'credit:usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', NULL, 1795913542303),
	('led_01M8JCKTMZY4EAQQDBN9B922VQ', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', 'call_01M8JCKTMY91QP9J2M24XCFY0J', 1795913542303),
	('led_01M8JCKTND6BAJ1R5G90BZCSD9', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', 'call_01M8JCKTMY91QP9J2M24XCFY0J', 1795913542317),
	('led_01M8JCKTND1ADX5EAF6HQ6EM21', 'payments:held', 'earnings:usr_01M8830X812QFY22X26F8C6D4G', 2700000, 'USD', 'sale', 'pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', 'call_01M8JCKTMY91QP9J2M24XCFY0J', 1795913542317),
	('led_01M8JCKTNDHHNSYMNJWR455BDF', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', 'call_01M8JCKTMY91QP9J2M24XCFY0J', 1795913542317),
	('led_01M8JCKTNS1YPF5SVW53ZYSZY0', 'credit:usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JCKTNSJZMXYPHB5Z4A836EhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiTJ6n6GGwy10ReWapvIVWGVUtX2poI', NULL, 1795913542329),
	('led_01M8JCKTNSPC7H8KQQXXD8CCPJ', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JCKTNSJZMXYPHB5Z4A836EhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiTJ6n6GGwy10ReWapvIVWGVUtX2poI', 'call_01M8JCKTNSN0PHCN0P7FA5XKFK', 1795913542329),
	('led_01M8JCKTP72D9GHRFBBKX9A6EQ', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JCKTNSJZMXYPHB5Z4A836EhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiTJ6n6GGwy10ReWapvIVWGVUtX2poI', 'call_01M8JCKTNSN0PHCN0P7FA5XKFK', 1795913542343),
	('led_01M8JCKTP7HSR2ZQZS9G7GJ5QF', 'payments:held', 'credit:usr_01M8JCKTKR9MZWPGAEXNA2DK73', 3000000, 'USD', 'refund', 'pay_01M8JCKTNSJZMXYPHB5Z4A836EhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiTJ6n6GGwy10ReWapvIVWGVUtX2poI', NULL, 1795913542343),
	('led_01M8JCKTQ7E60XNMEWC6G72J55', 'provider:stripe', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 5000000, 'USD', 'top_up', 'top_01M8JCKTPSK0X5B6J3J1GXY16G', NULL, 1795913542375),
	('led_01M8JCKTQMBXMS3KEXDZDCDXT3', 'credit:usr_01M8830X8G9YCJGYENAGTFGTWB', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8JCKTPSK0X5B6J3J1GXY16G', NULL, 1795913542388),
	('led_01M8JCKWGAB6J0GDF4P8B7FQZG', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JCKWG3SQ9PHFNJWS8WDDPAwOCnEogOLcqOqQjW8o6ou0LtxxpZMZI', NULL, 1795913544202),
	('led_01M8JCKWGYWX3B28FR9XCTRBZF', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JCKWG3SQ9PHFNJWS8WDDPAwOCnEogOLcqOqQjW8o6ou0LtxxpZMZI', 'call_01M8JCKWGPDDKPWZE90GBHHD7Q', 1795913544222),
	('led_01M8JCKWN0FV3XC22NS0W6KX7X', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JCKWM7843XYHZFMTAHCEW2wNCGA4gOMWiCrfpqemdk7jFS3jXGhx8', NULL, 1795913544352),
	('led_01M8JCKXFXRZPBM802Y1989S1M', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JCKXEQQ4N0HAA9Q3WBFJ8DwOCnEogOLcqOqQjW8o6on-GcMeBQz6k', NULL, 1795913545213),
	('led_01M8JCKXGBAKBHC01BEFGBZ173', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JCKXEQQ4N0HAA9Q3WBFJ8DwOCnEogOLcqOqQjW8o6on-GcMeBQz6k', 'call_01M8JCKXG7F3V4PA3BE2BHCNRD', 1795913545227),
	('led_01M8JCKXH27QHTSQRK8B31CKTY', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JCKXGNMAH08Z7SB5ND44R8wNCGA4gOJcwE4TpnZB1M507-qfHY', NULL, 1795913545250);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8JCKT72VB0JM7ZRK6H0MRH9haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lA_p9UHKsMw9', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913541858, 1795917141864, 1795913541864, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541864),
	('pay_01M8JCKT3DC8VD2Q8T4BFCABYRjsCEPYgOxQFo6m3RE4U69GygZhFGNC6jOdg_gFkaWmFNY2aJJvAbsHbAqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTBVd7eC6Rtr0', 'credit', 'credit:0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 1795913541741, 1795917141762, 1795913541762, NULL, NULL),
	('pay_01M8830XB08V7035D7DW85GCYFwNCGA4gOMWiCrfpqemdkUDAJnUpnvTw', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795567940960, 1795571540967, 1795567940967, NULL, NULL),
	('pay_01M8830XBJJMT6F51Z59D647XBhNCGA4gOMWiCrfpqemdkBgGiEDB1F9Y6rLnldmJXOZTEeVyP8psU8g', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795567940978, 1795571540999, 1795567940999, NULL, NULL),
	('pay_01M8830XASAHVRR084T86QSNWSwNCGA4gOMWiCrfpqemdkTM4mlaGBxkU', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795567940953, 1795568840953, NULL, NULL, NULL),
	('pay_01M8JCKSVBQQQ420XCJKG78F54waCNBogOAgGiJMnnJMHTBLY62DomQJjpkqw0srbU3w', 'asset', 'ast_01M8JCKSS4R79G9DHTV0X2CG4R', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795913541483, 1795917141531, 1795913541493, NULL, NULL),
	('pay_01M8JCKSXJVZEGZAPSWWF0JT4PwNCGA4gOMWiCrfpqemdkmYiELiOwBeE', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795913541554, 1795917141563, 1795913541563, NULL, NULL),
	('pay_01M8JCKT4QHM99SVPH99M837DCkNCGA4gOMWiCrfpqemdkqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTf3C32LTkarc', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 1795913541783, 1795917141784, 1795913541784, NULL, NULL),
	('pay_01M8JCKSYFWSFE22JW3NVHE0M5hNCGA4gOMWiCrfpqemdkBgGiEDB1F9Y6rLnldmJXOZTRLH8S1P_NkA', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913541583, 1795917141593, 1795913541593, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541593),
	('pay_01M8JCKSZV67T9NH7N1WQZWCJ6wNCGA4gOMXkGn8t9OmdkUEDnSGdPIWE', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795913541627, 1795917141648, 1795913541648, NULL, NULL),
	('pay_01M8JCKTA4T2M50EP2TSTHV3ZThaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lHfHvTR8UpwB', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913541956, 1795917141961, 1795913541961, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541961),
	('pay_01M8JCKT2FT2ZR0QMHFT3YMXDPjNCGA4gOMWiCrfpqemdkqQEe2XLdd-IuSCdITOxyvhoha5F5UnfDMq9GszPKJZ0t6z3YxLE', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e', '0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e', 1795913541711, 1795917141724, 1795913541724, NULL, NULL),
	('pay_01M8JCKT5BC9P6F842AQ4Q3B55waCNBogOAgGiJMnluBNWgeFAzQj2DyQk4De2kUxeMQ', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795913541803, 1795917141809, 1795913541809, NULL, NULL),
	('pay_01M8JCKT8BPV23MDRJEM85JZRFhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lLpHzsLB0KeS', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913541899, 1795917141905, 1795913541905, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541905),
	('pay_01M8JCKT6B9XNYR3QS3PJXD1M7haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lJQLEL5qxBXk', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913541835, 1795917141842, 1795913541842, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541842),
	('pay_01M8JCKTCVZZQK4X6TH6SWTKA1haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCOw41ymcK60', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913542043, 1795917142054, 1795913542054, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542054),
	('pay_01M8JCKT9AFQHCXA1NDMM7P3TKhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN4oV6TrY5fb', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913541930, 1795917141938, 1795913541938, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541938),
	('pay_01M8JCKTBGTZFP9KZNRDDT5TYVhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCsPSdXs8-nr', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913542000, 1795917142015, 1795913542015, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542015),
	('pay_01M8JCKTAV0520W64YKX2PXMSHhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lPvD5UMf8Crq', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913541979, 1795917141985, 1795913541985, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541985),
	('pay_01M8JCKTH12434PQ58RJYDT36ChaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN5O9DQAzMVd', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913542177, 1795917142187, 1795913542187, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542187),
	('pay_01M8JCKTE8A8YMA27S23B15VCDhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lIsTIgMm_p8z', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913542088, 1795917142095, 1795913542095, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542095),
	('pay_01M8JCKTF6D0DSR5E66NJJQDG2haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lALjKFoEqhPh', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913542118, 1795917142131, 1795913542131, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542131),
	('pay_01M8JCKTG5EMMHME65A0QBR36GhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lGU1I4cgK5Fb', 'asset', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913542149, 1795917142157, 1795913542157, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542157),
	('pay_01M8JCKTJ30E24HBW61D4M68TWhYCJeogOAgGiJMnmMpXzvD6C_2iw1BcGAaIQMHUX1jqsueV2Ylc5lBUaG8pdodcq', 'asset', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M8830X8QTRXASEF5ESH5EECM', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795913542211, 1795917142223, 1795913542223, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542223),
	('pay_01M8JCKTMDMZ0MABNJ5WVSMRB1hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiTJ6n6GGwy10ReWapvIOgF302w5d-E', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 1795913542285, 1795917142287, 1795913542287, 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 1795913542287),
	('pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', 'asset', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 1795913542302, 1795917142317, 1795913542303, 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 1795913542303),
	('pay_01M8JCKXGNMAH08Z7SB5ND44R8wNCGA4gOJcwE4TpnZB1M507-qfHY', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795913545237, 1795999945250, 1795913545250, NULL, NULL),
	('pay_01M8JCKXHP0RPQC5P0MB91578ThNCGA4gOMWiCrfpqemdkBgGiEDB1F9Y6rLnldmJXOZQpMd9MsNNYLw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M8830X8QTRXASEF5ESH5EECM', NULL, 1795913545270, 1795914445270, NULL, NULL, NULL),
	('pay_01M8JCKTNSJZMXYPHB5Z4A836EhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiTJ6n6GGwy10ReWapvIVWGVUtX2poI', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 1795913542329, 1795917142329, 1795913542329, NULL, NULL),
	('pay_01M8JCKWG3SQ9PHFNJWS8WDDPAwOCnEogOLcqOqQjW8o6ou0LtxxpZMZI', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795913544195, 1795917144202, 1795913544202, NULL, NULL),
	('pay_01M8JCKWM7843XYHZFMTAHCEW2wNCGA4gOMWiCrfpqemdk7jFS3jXGhx8', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795913544327, 1795917144352, 1795913544352, NULL, NULL),
	('pay_01M8JCKX2GT2ZMHKP8N0GEE5HJjNCGA4gOMWiCrfpqemdkqQEe0HiLcr8uylnhQYIguCeMeSZFcjtDGfpL-2x_vJsQIFG9uE8', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x4f7feab3feab56f615c290fba70e5f7026827dab', NULL, 1795913544784, 1795914444784, NULL, NULL, NULL),
	('pay_01M8JCKX50HBKR1DAQXDBCQ8SHjNCGA4gOMWiCrfpqemdkqQEezEFgIDpHA1oTIIhaNXH1JxUuRyg6d5tsolIUvUBVuKzHhcc', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x06ec1267afacf144ad9e592613c32def1fdb6918', NULL, 1795913544864, 1795914444864, NULL, NULL, NULL),
	('pay_01M8JCKXEQQ4N0HAA9Q3WBFJ8DwOCnEogOLcqOqQjW8o6on-GcMeBQz6k', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795913545175, 1795999945213, 1795913545213, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8JCKTK1HR1CDP8PKAK2GPH1', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795913542241, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8JCKTK1DN3GD3E0S5BECZ40', 'pob_01M8JCKTK1HR1CDP8PKAK2GPH1', 'usr_01M8830X812QFY22X26F8C6D4G', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795913542241, NULL),
	('pot_01M8JCKTK1CEPPMR80D1Q6Z37E', 'pob_01M8JCKTK1HR1CDP8PKAK2GPH1', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795913542241, 1795913542254);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795913542241);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M8830X7CS7WRSNSJ8WKK8FQS', 1795567940936),
	('usr_01M8830X812QFY22X26F8C6D4G', 1795567940947);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8JCKTMZ57BK5ZADDR6P7M6Q', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', 'call_01M8JCKTMY91QP9J2M24XCFY0J', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 'rev_01M8JCKTNDCQMK9YF5TX6PJA53', NULL, NULL, 1795913542303, 1803689542303, 1795913542317),
	('plg_01M8JCKTNSPQXQZ3D7P1W7CHTV', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8JCKTNSJZMXYPHB5Z4A836EhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiTJ6n6GGwy10ReWapvIVWGVUtX2poI', 'call_01M8JCKTNSN0PHCN0P7FA5XKFK', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795913542329, 1803689542329, 1795913542343),
	('plg_01M8JCKTMFKJNMEC8SMF8H5EE4', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8JCKTMDMZ0MABNJ5WVSMRB1hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiTJ6n6GGwy10ReWapvIOgF302w5d-E', 'call_01M8JCKTMEP2AB5CVDB2XWTD7N', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795913542788, 1795913542287, 1803689542287, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8JCKWR2CHRN2A51AP4JFWHC', 1795913544621, 1795913559621);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8JCKV2RKKZEJ902RY3XVTZX:20786:0', 'asset', 'ast_01M8JCKV2RKKZEJ902RY3XVTZX', 'match:asset:ast_01M8JCKV2RKKZEJ902RY3XVTZX:20786:0', 0, 1795913542788),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 1, 1795913543980),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 1, 1795913543980),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 1, 1795913543985),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795913544750);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8JCKSW0JW4ZXKE9CWG48Q2S', 'pay_01M8JCKSVBQQQ420XCJKG78F54waCNBogOAgGiJMnnJMHTBLY62DomQJjpkqw0srbU3w', 'ast_01M8JCKSS4R79G9DHTV0X2CG4R', 'anonymous', 'given_back', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541504, NULL, 1795913541504),
	('call_01M8JCKSY4Z81Y4K085YPMDAFG', 'pay_01M8JCKSXJVZEGZAPSWWF0JT4PwNCGA4gOMWiCrfpqemdkmYiELiOwBeE', 'counted-echo', 'anonymous', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541574, NULL, 1795913541578),
	('call_01M8JCKSZ77JC8F8F90BTPG788', 'pay_01M8JCKSYFWSFE22JW3NVHE0M5hNCGA4gOMWiCrfpqemdkBgGiEDB1F9Y6rLnldmJXOZTRLH8S1P_NkA', 'counted-echo', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', 'key_01M8830X8QTRXASEF5ESH5EECM', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541611, NULL, 1795913541618),
	('call_01M8JCKT1PQ9GXM3CXJ6WX1T7G', 'pay_01M8JCKSZV67T9NH7N1WQZWCJ6wNCGA4gOMXkGn8t9OmdkUEDnSGdPIWE', 'failing-echo', 'anonymous', 'given_back', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541688, NULL, 1795913541695),
	('call_01M8JCKT6TF4XV20EVWPZV6HQ8', 'pay_01M8JCKT6B9XNYR3QS3PJXD1M7haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lJQLEL5qxBXk', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541850, NULL, 1795913541850),
	('call_01M8JCKT2HEYFRBGGVJ6DRGX4H', 'pay_01M8JCKT2FT2ZR0QMHFT3YMXDPjNCGA4gOMWiCrfpqemdkqQEe2XLdd-IuSCdITOxyvhoha5F5UnfDMq9GszPKJZ0t6z3YxLE', 'counted-echo', '0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e', '0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e 0xf8f9bc0fcafa55dc72687c62321addc1d66dbb50fb6084f8a46e46743b38ae5c', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x8950492048ede3433f78eecf3d03f3f4c4cdb645a5e07b1b8e28c9f3b7d6c0223a11d95a8fa62bcbca8fd6342cad207184e9e9471c434eb65b7fe8fd425f0c571b","authorization":{"from":"0xdEb1f363C427C888eaA035D4DFCeF2f40b78f47e","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795913601","nonce":"0xf8f9bc0fcafa55dc72687c62321addc1d66dbb50fb6084f8a46e46743b38ae5c"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x5b602e6fbb2faeece15bb3c5cd0fa9e2fac7477689ecd977cf56cbfe364aed64', '0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e', 0, 0, 1795913541713, NULL, 1795913541724),
	('call_01M8JCKT3JNZMQA778BTAYWE0N', 'pay_01M8JCKT3DC8VD2Q8T4BFCABYRjsCEPYgOxQFo6m3RE4U69GygZhFGNC6jOdg_gFkaWmFNY2aJJvAbsHbAqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTBVd7eC6Rtr0', 'credit:0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, 'credit 1000000', NULL, NULL, '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x5d8db4c957583ef56462ca66aed8b7cc52540d4f 0xbf3c4ed2cd2f2cf2a9a8156f413ffc87640e3a01e9fd5ba8f62f960018726c6d', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x0012da20297897919af960b7a51acf15b693f3575aee000f325fe6a82c7ec04a01e9fb40accc8d8d6ea68e57fe6903958b1670915efffa7e8ff18eb86951a6c01c","authorization":{"from":"0x5d8Db4c957583Ef56462CA66AED8b7cC52540D4f","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795913601","nonce":"0xbf3c4ed2cd2f2cf2a9a8156f413ffc87640e3a01e9fd5ba8f62f960018726c6d"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xfe011fba95d6a23abb04c58d3921a0ade22db7635f59aea59a9cd862ac1afca9', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 0, 0, 1795913541749, NULL, 1795913541762),
	('call_01M8JCKT4RCBFG6TZ1KRQQXCE8', 'pay_01M8JCKT4QHM99SVPH99M837DCkNCGA4gOMWiCrfpqemdkqQEe0WwxXxBSszonc4E_yigOQB5zNF-IZW45hGuTf3C32LTkarc', 'counted-echo', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 'siwx:6P3aTdHkgt5X_UDKbgMSMg6xEhqs_TeOZjGBgKkcyik', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541784, NULL, 1795913541791),
	('call_01M8JCKT5RNT3T7D632HWRTGCZ', 'pay_01M8JCKT5BC9P6F842AQ4Q3B55waCNBogOAgGiJMnluBNWgeFAzQj2DyQk4De2kUxeMQ', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'anonymous', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541816, NULL, 1795913541816),
	('call_01M8JCKT7TDE81PTJ8W7A5Y7W6', 'pay_01M8JCKT72VB0JM7ZRK6H0MRH9haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lA_p9UHKsMw9', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541882, NULL, 1795913541882),
	('call_01M8JCKT8W17QE2XAQKT2PXS6H', 'pay_01M8JCKT8BPV23MDRJEM85JZRFhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lLpHzsLB0KeS', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541916, NULL, 1795913541916),
	('call_01M8JCKT9WRTECN83P1Z5P65MZ', 'pay_01M8JCKT9AFQHCXA1NDMM7P3TKhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN4oV6TrY5fb', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541948, NULL, 1795913541948),
	('call_01M8JCKTAMFP9RH8S4RJZ9WYQV', 'pay_01M8JCKTA4T2M50EP2TSTHV3ZThaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lHfHvTR8UpwB', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541972, NULL, 1795913541972),
	('call_01M8JCKTB9SEK3D6BF75BN474A', 'pay_01M8JCKTAV0520W64YKX2PXMSHhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lPvD5UMf8Crq', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913541994, NULL, 1795913541994),
	('call_01M8JCKTCE2TVGHSF3HAABD0V0', 'pay_01M8JCKTBGTZFP9KZNRDDT5TYVhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCsPSdXs8-nr', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542030, NULL, 1795913542030),
	('call_01M8JCKTDNRVDT525SGNS1NDHC', 'pay_01M8JCKTCVZZQK4X6TH6SWTKA1haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCOw41ymcK60', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542070, NULL, 1795913542070),
	('call_01M8JCKTESHN03J0QP4146E6TF', 'pay_01M8JCKTE8A8YMA27S23B15VCDhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lIsTIgMm_p8z', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542108, NULL, 1795913542108),
	('call_01M8JCKTFZ6RNW2VR3S75J2BBZ', 'pay_01M8JCKTF6D0DSR5E66NJJQDG2haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lALjKFoEqhPh', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542143, NULL, 1795913542143),
	('call_01M8JCKTGP0F2HRJ5MKXFRHR95', 'pay_01M8JCKTG5EMMHME65A0QBR36GhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lGU1I4cgK5Fb', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542166, NULL, 1795913542166),
	('call_01M8JCKTHWQFS3BGCEKEWSKCW2', 'pay_01M8JCKTH12434PQ58RJYDT36ChaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN5O9DQAzMVd', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542204, NULL, 1795913542204),
	('call_01M8JCKTJP49YK9XJSFF3W3599', 'pay_01M8JCKTJ30E24HBW61D4M68TWhYCJeogOAgGiJMnmMpXzvD6C_2iw1BcGAaIQMHUX1jqsueV2Ylc5lBUaG8pdodcq', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 'key_01M8830X8QTRXASEF5ESH5EECM', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542230, NULL, 1795913542230),
	('call_01M8JCKTMEP2AB5CVDB2XWTD7N', 'pay_01M8JCKTMDMZ0MABNJ5WVSMRB1hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiTJ6n6GGwy10ReWapvIOgF302w5d-E', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542287, NULL, 1795913542287),
	('call_01M8JCKTMY91QP9J2M24XCFY0J', 'pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542303, NULL, 1795913542303),
	('call_01M8JCKTNSN0PHCN0P7FA5XKFK', 'pay_01M8JCKTNSJZMXYPHB5Z4A836EhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiTJ6n6GGwy10ReWapvIVWGVUtX2poI', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 'given_back', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913542329, NULL, 1795913542329),
	('call_01M8JCKWGPDDKPWZE90GBHHD7Q', 'pay_01M8JCKWG3SQ9PHFNJWS8WDDPAwOCnEogOLcqOqQjW8o6ou0LtxxpZMZI', 'scan-submit', 'anonymous', 'used', 'proc_01M8830WZZYC43P2NVW8VMY210', NULL, NULL, NULL, '{"requestId":"req_01M8JCKWGKSMDR42T1YK3FQEK2","data":{"id":"job_01M8JCKWGY7HEVS6ZRC9497B8J"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913544214, NULL, 1795913544222),
	('call_01M8JCKX2P8QDRWDPBS2DNJ13P', 'pay_01M8JCKX2GT2ZMHKP8N0GEE5HJjNCGA4gOMWiCrfpqemdkqQEe0HiLcr8uylnhQYIguCeMeSZFcjtDGfpL-2x_vJsQIFG9uE8', 'counted-echo', '0x4f7feab3feab56f615c290fba70e5f7026827dab', 'refused', 'proc_01M8JCKWR2CHRN2A51AP4JFWHC', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x4f7feab3feab56f615c290fba70e5f7026827dab', '0x4f7feab3feab56f615c290fba70e5f7026827dab', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x4f7feab3feab56f615c290fba70e5f7026827dab 0x0153833ed324a6c54aef73eb3c7108b2c8e2e2c369c8b6216f3807f5043973dc', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xef73500e03846e5306bc072e8781e50a5882f14fb954fe07e1d98dcd413238506fa31c9be6002a178a0e7ba14fea864a8bc86a862c455063cfd4cdc029f769d21b","authorization":{"from":"0x4f7feAB3FeAb56F615c290fbA70e5F7026827dAb","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795913604","nonce":"0x0153833ed324a6c54aef73eb3c7108b2c8e2e2c369c8b6216f3807f5043973dc"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795913544792, NULL, 1795913544813),
	('call_01M8JCKX52FAPMMQTA3NR0PS42', 'pay_01M8JCKX50HBKR1DAQXDBCQ8SHjNCGA4gOMWiCrfpqemdkqQEezEFgIDpHA1oTIIhaNXH1JxUuRyg6d5tsolIUvUBVuKzHhcc', 'counted-echo', '0x06ec1267afacf144ad9e592613c32def1fdb6918', 'unknown', 'proc_01M8JCKWR2CHRN2A51AP4JFWHC', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x06ec1267afacf144ad9e592613c32def1fdb6918', '0x06ec1267afacf144ad9e592613c32def1fdb6918', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x06ec1267afacf144ad9e592613c32def1fdb6918 0x11398f28e4355ef5edcdee0864b5ac34eef9ebed683ca628c6f82309fbf26791', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x391412914beeb68c5d21b9b7b812db0b8609a6990a623c5c79faff8c0a93ca0b533430f19e1842c0df544e59b6e3ba08d940f6be770a4092e13e8a381ee2f7031b","authorization":{"from":"0x06ec1267afaCF144Ad9E592613c32def1fdb6918","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795913604","nonce":"0x11398f28e4355ef5edcdee0864b5ac34eef9ebed683ca628c6f82309fbf26791"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795913544867, 1795913545152, NULL),
	('call_01M8JCKXG7F3V4PA3BE2BHCNRD', 'pay_01M8JCKXEQQ4N0HAA9Q3WBFJ8DwOCnEogOLcqOqQjW8o6on-GcMeBQz6k', 'scan-submit', 'anonymous', 'used', 'proc_01M8JCKWR2CHRN2A51AP4JFWHC', NULL, NULL, NULL, '{"requestId":"req_01M8JCKXG7DE7AHQPM6P61MQF1","data":{"id":"job_01M8JCKXGBC14H6K4KQCMRTK51"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913545223, NULL, 1795913545227),
	('call_01M8JCKXHB545JRK7C7M72ZAWD', 'pay_01M8JCKXGNMAH08Z7SB5ND44R8wNCGA4gOJcwE4TpnZB1M507-qfHY', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8JCKWR2CHRN2A51AP4JFWHC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795913545259, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8JCKSW0JEBRX2GB8S9C8V3E', 'file_missing', 0, 1795913541524);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8JCKSW0JEBRX2GB8S9C8V3E', 'pay_01M8JCKSVBQQQ420XCJKG78F54waCNBogOAgGiJMnnJMHTBLY62DomQJjpkqw0srbU3w', 'call_01M8JCKSW0JW4ZXKE9CWG48Q2S', 'ast_01M8JCKSS4R79G9DHTV0X2CG4R', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 1, 'anonymous', 1795913541504, NULL),
	('rev_01M8JCKT5R8J7MNCH6AX764TZG', 'pay_01M8JCKT5BC9P6F842AQ4Q3B55waCNBogOAgGiJMnluBNWgeFAzQj2DyQk4De2kUxeMQ', 'call_01M8JCKT5RNT3T7D632HWRTGCZ', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 1, 'anonymous', 1795913541816, NULL),
	('rev_01M8JCKT6TR40PWGYNQFGRATWB', 'pay_01M8JCKT6B9XNYR3QS3PJXD1M7haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lJQLEL5qxBXk', 'call_01M8JCKT6TF4XV20EVWPZV6HQ8', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541850, NULL),
	('rev_01M8JCKT7TCGW6AM952XYJ2237', 'pay_01M8JCKT72VB0JM7ZRK6H0MRH9haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lA_p9UHKsMw9', 'call_01M8JCKT7TDE81PTJ8W7A5Y7W6', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541882, NULL),
	('rev_01M8JCKT8WM2X9KBNFBCBMJM5A', 'pay_01M8JCKT8BPV23MDRJEM85JZRFhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lLpHzsLB0KeS', 'call_01M8JCKT8W17QE2XAQKT2PXS6H', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541916, NULL),
	('rev_01M8JCKT9W12G8WE1BW4DH3XKH', 'pay_01M8JCKT9AFQHCXA1NDMM7P3TKhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN4oV6TrY5fb', 'call_01M8JCKT9WRTECN83P1Z5P65MZ', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541948, NULL),
	('rev_01M8JCKTAM1A2HP4Y4J11MNYMK', 'pay_01M8JCKTA4T2M50EP2TSTHV3ZThaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lHfHvTR8UpwB', 'call_01M8JCKTAMFP9RH8S4RJZ9WYQV', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541972, NULL),
	('rev_01M8JCKTBAWMQQ3FNW1SZ4ZRSE', 'pay_01M8JCKTAV0520W64YKX2PXMSHhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lPvD5UMf8Crq', 'call_01M8JCKTB9SEK3D6BF75BN474A', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913541994, NULL),
	('rev_01M8JCKTCEZGDSR0XYVHTHR4D0', 'pay_01M8JCKTBGTZFP9KZNRDDT5TYVhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCsPSdXs8-nr', 'call_01M8JCKTCE2TVGHSF3HAABD0V0', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542030, NULL),
	('rev_01M8JCKTDP4FN0T08QNNVF3XKZ', 'pay_01M8JCKTCVZZQK4X6TH6SWTKA1haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lCOw41ymcK60', 'call_01M8JCKTDNRVDT525SGNS1NDHC', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542070, NULL),
	('rev_01M8JCKTEWY3HHY2EZDQ9BSG9D', 'pay_01M8JCKTE8A8YMA27S23B15VCDhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lIsTIgMm_p8z', 'call_01M8JCKTESHN03J0QP4146E6TF', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542108, NULL),
	('rev_01M8JCKTFZYYM7SJX99SPR6NVA', 'pay_01M8JCKTF6D0DSR5E66NJJQDG2haCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lALjKFoEqhPh', 'call_01M8JCKTFZ6RNW2VR3S75J2BBZ', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542143, NULL),
	('rev_01M8JCKTGPA41KPW8VA2Z6QH9S', 'pay_01M8JCKTG5EMMHME65A0QBR36GhaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lGU1I4cgK5Fb', 'call_01M8JCKTGP0F2HRJ5MKXFRHR95', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542166, NULL),
	('rev_01M8JCKTHWMTJ6H63W5T9TYKP3', 'pay_01M8JCKTH12434PQ58RJYDT36ChaCNBogOAgGiJMnluBNWgeFAzQj2DyQGAaIQMHUX1jqsueV2Ylc5lN5O9DQAzMVd', 'call_01M8JCKTHWQFS3BGCEKEWSKCW2', 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 10000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542204, NULL),
	('rev_01M8JCKTJPXEFXXHAVY4T4VXC4', 'pay_01M8JCKTJ30E24HBW61D4M68TWhYCJeogOAgGiJMnmMpXzvD6C_2iw1BcGAaIQMHUX1jqsueV2Ylc5lBUaG8pdodcq', 'call_01M8JCKTJP49YK9XJSFF3W3599', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 'usr_01M8830X812QFY22X26F8C6D4G', 2000000, 200000, 'USD', 0, 'key_01M8830X8QTRXASEF5ESH5EECM', 1795913542230, NULL),
	('rev_01M8JCKTNDCQMK9YF5TX6PJA53', 'pay_01M8JCKTMYJ1TGFQADZCQYC3NChcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiTJ6n6GGwy10ReWapvI7CYAMeRUI_I', 'call_01M8JCKTMY91QP9J2M24XCFY0J', 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 'usr_01M8830X812QFY22X26F8C6D4G', 3000000, 300000, 'USD', 0, 'key_01M8JCKTKYGRDGSDEH2YB6N6Y8', 1795913542317, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795913540591),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795913540593);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8JCKSDR2DB83RA0SM4FC3S4', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8JCKSHJJQSVRFM2ZXMB1N0Q', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M8830X812QFY22X26F8C6D4G', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8JCKV2RKKZEJ902RY3XVTZX', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 100000, 'Sightings of quetzals in Costa Rica

Sightings of quetzals by day.

day, count', ' sight:80 quetzal:80 costa:70 rica:70 day:74 count:54', NULL, 1);

INSERT INTO farebox_fixture.search_terms VALUES
	('daily', 1),
	('date', 1),
	('hong', 1),
	('kong', 1),
	('sight', 1),
	('bulb', 1),
	('holland', 1),
	('pric', 1),
	('tulip', 1),
	('variety', 1),
	('week', 1),
	('millimetr', 1),
	('rainfall', 1),
	('stat', 1),
	('weath', 1),
	('日', 1),
	('日降', 1),
	('每', 1),
	('每日', 1),
	('港', 1),
	('港每', 1),
	('量', 1),
	('降', 1),
	('降雨', 1),
	('雨', 1),
	('雨量', 1),
	('香', 1),
	('香港', 1),
	('', 3),
	('costa', 1),
	('count', 1),
	('day', 2),
	('quetzal', 1),
	('rica', 1);

INSERT INTO farebox_fixture.search_text VALUES
	(1, '''1date'' ''2day'' ''2weath'' ''2日'' ''2日降'' ''2每'' ''2每日'' ''2港'' ''2港每'' ''2量'' ''2降'' ''2降雨'' ''2雨'' ''2雨量'' ''2香'' ''2香港'' ''3daily'' ''3hong'' ''3kong'' ''4millimetr'' ''4rainfall'' ''4stat'''),
	(2, '''3bulb'' ''3holland'' ''4variety'' ''4week'' ''5pric'' ''5tulip'''),
	(6, '''2count'' ''4costa'' ''4day'' ''4rica'' ''5quetzal'' ''5sight''');

INSERT INTO farebox_fixture.search_vectors VALUES
	(1, 'farebox-2-7b9ea9ed', '[-9,1,-49,-24,-54,77,-41,-61,-25,9,12,-18,27,98,33,-32,27,-33,19,39,-31,-45,-13,-61,11,-34,13,-30,33,8,36,-18,37,6,51,-9,-15,-26,-33,-51,-9,20,75,-36,-12,80,-46,-20,25,-14,32,-25,40,21,-35,-42,-33,-28,-32,-84,28,90,34,-48,18,49,-91,-45,39,-74,-1,-14,-17,37,-32,-72,23,11,5,-6,15,-8,31,-13,-5,2,28,-2,3,-15,-19,-1,-34,-16,15,55,3,-16,-54,55,-57,-56,-34,-13,16,-48,-1,13,22,-2,-56,63,-58,-25,-1,10,-82,16,-26,6,47,-57,-80,65,-27,45,34,-51,-38,-20,30,-25,61,9,-127,-7,-16,-61,-25,-53,15,33,58,-16,-36,47,-13,45,0,1,2,11,-15,26,29,-24,51,-47,-9,66,1,-12,-109,-79,76,27,-34,-1,10,12,-65,-18,3,-16,-93,-52,35,-54,-2,-20,1,72,31,-46,53,-13,76,-23,56,-15,21,7,-28,-48,61,28,35,-39,-46,-6,52,-66,30,-13,-52,-16,70,12,-19,19,-64,-12,-66,28,-4,-7,46,14,-32,45,-69,-31,24,31,-25,2,-35,-41,-23,-85,41,-55,-6,-17,-30,-38,-106,9,61,1,100,-5,13,14,7,-6,29,-23,11,-38,-57,-13,-57,90,-28,-13,-14,74,-15,47,10,38,-8,35,6,3,16,-34,9,-10,19,-3,-72,3,-10,-59,-5,73,-10,-4,-52,44,-54,-6,-10,-4,23,-42,99,29,23,69,19,-28,62,-3,8,-44,31,-9,-50,-11,2,-65,-90,35,48,-29,26,-38,36,-85,31,-28,0,9,-35,-20,-42,-34,59,-72,48,12,77,69,57,42,30,53,52,-57,-35,69,-32,-41,-54,39,-36,5,50,15,85,18,38,-34,-51,-4,-51,-4,24,40,-25,13,-10,-24,14,14,0,-21,-7,7,-12,-38,14,-19,-13,-29,30,-24,-12,-59,-10,5,74,-20,-29,-22,37,-46,-9,-35,36,86,-70,-32,-23,-74,-57,6,-6,-12,35,-84,34,7,15,-41,60,48,-21,-38,11,-69,-15,-46,32,-2,-7,-3,25,-21,3,20,-34,-15,-24,-5,12,-33,-32,-42,-8,74,-31,42,47,-15,25,-90,-67,-41,14,81,-11,-31,-126,-6,-18,-41,-26,-2,-32,-96,11,-54,33,-22,9,60,14,-27,27,126,8,-18,-50,-3,-12,15,111,-18,22,-35,-56,30,3,46,-30,22,6,42,-43,31,-25,-49,40,-4,17,-23,-22,-26,13,0,-30,19,-30,-32,91,-15,8,-31,-5,-19,-4,-17,57,-61,-73,3,21,-54,-12,67,11,13,36,-71,32,53,-28,59]'),
	(2, 'farebox-2-7b9ea9ed', '[78,28,-101,18,-44,2,49,-15,63,38,53,81,41,38,51,9,27,-4,-59,6,38,-94,57,-33,11,-25,11,25,-45,66,9,-56,0,65,-20,20,37,-53,-23,-58,-9,33,12,74,-42,18,58,19,-4,46,-2,39,28,11,-31,18,-50,-4,-49,-19,-23,4,37,8,21,28,-79,24,-72,-24,11,-74,-7,-29,-67,-13,34,-16,25,39,-8,9,-44,12,-42,11,36,-39,-62,18,-16,-18,-21,37,-51,58,51,-35,-27,45,6,-8,-70,4,28,35,42,23,11,20,64,20,8,21,60,-51,-7,68,29,111,27,-31,-9,-18,-15,-60,20,14,-41,-6,-19,85,-77,-41,76,-11,-44,11,-37,3,52,19,22,91,1,13,-43,40,-72,51,-6,-24,-22,-51,-9,41,4,-96,-23,22,24,-7,-11,-69,-21,-4,-62,41,39,-64,-71,-78,112,-9,34,19,61,-8,-53,-26,66,-66,31,-1,-16,33,61,-4,4,-20,60,3,2,13,-31,31,59,-74,2,64,26,-10,114,40,-14,47,-46,-1,3,13,15,61,22,-22,-41,37,-10,0,-30,38,1,-25,-36,-2,23,101,4,-31,6,-62,-21,-50,-8,20,-21,-15,-37,-24,2,-22,10,57,-75,-37,72,-9,27,16,32,37,17,98,-97,5,21,-4,23,-19,-38,0,53,24,56,26,-65,-13,-42,-71,60,-68,-8,61,-59,36,-22,-48,-28,25,-41,35,-60,14,8,5,-47,104,3,-30,13,71,13,39,4,37,86,-60,12,50,50,93,-82,-10,20,-52,79,80,-7,-5,-31,-43,17,-2,23,19,111,44,7,2,-30,-36,10,-10,-54,19,7,127,-32,88,10,60,-46,-33,-64,3,18,-43,54,66,-49,14,-27,20,-21,115,-26,19,19,65,89,-81,9,-69,-44,32,-30,3,60,11,-38,41,-73,-58,31,26,-46,-74,-34,12,-31,14,14,5,-35,69,123,1,-40,23,-14,-1,16,-73,-82,30,-74,29,2,30,63,-51,-68,71,-48,-7,41,50,-22,14,-54,42,75,29,-36,15,40,-25,24,-53,-45,-8,49,41,28,-25,-25,-55,2,42,-74,-72,-17,93,-23,-17,-72,72,11,-73,15,-55,-22,-1,-12,46,38,16,7,-11,-11,-47,92,21,-3,-7,19,-27,-84,36,-15,53,13,37,127,97,39,49,-29,6,47,76,47,25,4,-68,18,4,-15,25,7,34,-34,72,-7,29,101,65,20,33,-43,13,17,61,-68,-45,-9,50,5,2,-7,-23,0,-1,-26,-5,-74,-58,47,-8,-56,37,9,-29,63,51,36,13,-90,-34,-18,32,-92,16]'),
	(6, 'farebox-2-7b9ea9ed', '[-8,27,6,8,74,-43,71,-11,-13,34,19,-11,-11,127,14,-5,-26,-34,17,64,44,-21,21,-109,23,6,21,23,77,76,-45,-29,21,84,41,37,8,-24,45,66,19,50,4,64,-47,-33,19,11,-37,16,-30,25,-1,-9,-21,34,-34,29,-20,-22,21,0,-23,-12,8,-2,11,5,1,-72,-4,16,-1,-27,-36,-59,12,36,-30,-24,-26,-22,32,85,-123,17,49,19,14,6,-43,-10,42,29,64,71,-7,-34,53,64,4,-61,-9,-11,94,-3,-34,42,-19,27,-46,3,68,-16,-96,1,-16,-63,10,95,-8,-26,-2,79,-14,15,13,-1,27,19,-5,-37,68,58,-26,-99,-7,-85,56,15,50,-75,9,-14,-9,15,16,4,28,32,-5,-101,8,56,-6,-59,2,-50,-38,-16,-7,5,-73,-15,45,54,-84,5,-4,27,-21,-56,-23,-30,-45,32,-10,-18,65,9,-38,32,-56,-56,-12,-20,47,33,29,-69,5,-30,0,-18,1,48,-10,21,-20,12,86,25,-7,38,-52,24,5,-5,4,18,-63,-41,5,-34,7,10,-12,-2,-14,39,-1,-2,14,9,5,-1,-22,50,-54,-22,-57,-38,14,36,-73,-1,-52,-12,27,36,-16,-9,-62,73,-21,-32,-22,21,-2,13,-56,46,-51,-40,17,37,-2,86,-5,-22,-28,-71,32,-1,36,20,8,66,-22,-44,7,-26,26,14,5,-2,9,-26,-10,-16,-10,11,22,-23,37,-32,-88,31,-16,9,32,70,-42,-40,55,-20,8,34,23,20,81,-31,-41,31,-37,6,1,-31,5,-83,-9,-23,5,24,-16,-35,-47,-7,-22,-16,-13,-28,-26,-38,27,54,-58,105,22,-15,32,-39,-21,14,11,-36,28,-62,70,-4,21,19,29,53,9,-29,-5,-81,-63,-47,-16,12,-4,-2,32,62,59,66,1,-126,22,3,-51,0,49,-3,-6,31,34,-22,42,-30,126,15,19,-19,43,18,24,-30,-50,25,29,29,-44,-2,44,52,-41,-35,23,38,-33,8,32,34,8,24,14,24,-45,11,-4,-5,-44,-55,59,-57,33,27,-35,7,-24,-73,-4,-14,-42,18,-88,-30,-26,-65,32,-23,-68,23,-22,-53,15,45,19,61,18,39,9,1,-57,22,-2,-47,-45,80,37,-1,15,-28,71,12,25,-16,81,63,-19,34,-51,58,-29,13,37,-51,-18,12,-2,-8,-8,47,-26,-19,34,125,-1,70,9,13,-26,22,21,-25,31,7,-38,-1,-48,-14,-16,34,30,-2,2,33,-30,3,26,75,-5,2,-8,33,-20,64,7,42,18,26,42,10,3,49,52,1,51,-15]');

INSERT INTO farebox_fixture.sessions VALUES
	('400ca9d9918a685ad6bc6a9c744814f329a4c6d9282bd2ed74f4f27e5863cb9e', 'usr_00000000000000000000000000', 1795567940831, 1798159940831, 'bearer', NULL, NULL),
	('05a9dc1f24e509a046ec41faf0d7e38d03e5cfac6d20f775765e6c2bde1ec2a0', 'usr_01M8830X7CS7WRSNSJ8WKK8FQS', 1795567940845, 1798159940845, 'bearer', NULL, NULL),
	('4aa1a14d31975af9f5cdecd61e432a9cfe9d699363bc7d67fdaf499b7ad9bb2d', 'usr_01M8830X812QFY22X26F8C6D4G', 1795567940866, 1798159940866, 'bearer', NULL, NULL),
	('88f3dd9bd2a439e1701acf4560c79703c8d942166a3c9e19a57818ec0ef30652', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 1795567940881, 1798159940881, 'bearer', NULL, NULL),
	('b6b5dd9cae09a34b302373e193514fe069e49aa9dcee16131bb928c1128469d8', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 1795913542264, 1798505542264, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('f131d5bda54f4d9ab1035a73a9f638c998660b4171e6eee97c8c4d1219da8c7b', 'usr_01M8JCKV78XC0PA4H8S6BEXZQP', 1795913542891, 1795999942891, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795913542374);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e', 9950000, 10000000, 1795913541719),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', 9000000, 10000000, 1795913541754);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xdeb1f363c427c888eaa035d4dfcef2f40b78f47e', '0xf8f9bc0fcafa55dc72687c62321addc1d66dbb50fb6084f8a46e46743b38ae5c', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x5b602e6fbb2faeece15bb3c5cd0fa9e2fac7477689ecd977cf56cbfe364aed64', 1795913541719),
	('0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', '0xbf3c4ed2cd2f2cf2a9a8156f413ffc87640e3a01e9fd5ba8f62f960018726c6d', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xfe011fba95d6a23abb04c58d3921a0ade22db7635f59aea59a9cd862ac1afca9', 1795913541754);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795567940815),
	('word-count', 1, 1795567940831),
	('slugify', 1, 1795567940835),
	('random-uuid', 1, 1795567940837),
	('hk-weather', 1, 1795567940838),
	('outline', 1, 1795567940843),
	('read-at-once', 1, 1795567940845),
	('scan-submit', 1, 1795567940846),
	('scan-result', 1, 1795567940852),
	('counted-echo', 1, 1795567940856),
	('city-list-bikes', 1, 1795913543979),
	('city-get-bike', 1, 1795913543980),
	('city-create-tree', 1, 1795913543982),
	('slow-echo', 1, 1795913544744),
	('failing-echo', 0, 1795913544792);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8JCKWHB7FH8FC54QPXF9P2X', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8JCKWHB7FH8FC54QPXF9P2X', 'image/png', 19, 1795913544235, 1796003544235);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795913544185, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795913544178, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795913544185, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8JCKWGY7HEVS6ZRC9497B8J', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JCKWGPDDKPWZE90GBHHD7Q', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8JCKWHB7FH8FC54QPXF9P2X"}]}', NULL, NULL, 1795913544222, NULL, 1795913544245, 1795999944245, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8JCKXGBC14H6K4KQCMRTK51', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JCKXG7F3V4PA3BE2BHCNRD', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795913545227, NULL, NULL, 1796086345227, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 6, 2),
	('counted-echo', 20786, 14, 1),
	('scan-submit', 20786, 28, 1),
	('counted-echo', 20786, 7, 2),
	('counted-echo', 20786, 10, 1),
	('scan-submit', 20786, 34, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795913542900, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8JCKV91SWKFRY34H5YKPENP', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:40527/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:40527"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'babCoR6O_Vn6NfmR8ktQ_XW7dSGU6i-lnKpUyO1RzG3NIEROl_z6bSbk5ongLf-zgvJpKiNOehE', '["apiKey"]', 1795913543861, 'usr_00000000000000000000000000', 'farebox-verification=f89e3885ea3a1bdcadbe584e10d4f1e56a2e08d5', NULL, NULL, 1795913544135, NULL, 1795917143861, 1795913543861, 1795913543861, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795913541685),
	('counted-echo', 10, 6, 6, 0, 5, 1, 1795913544851),
	('scan-submit', 2, 2, 2, 0, 0, 3, 1795913545223),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795913545259);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M8830X9TG4QFGBDTMTF7904F', 'usr_01M8830X8G9YCJGYENAGTFGTWB', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795567940922),
	('top_01M8JCKTM47VH7HMKRKB35TA7M', 'usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795913542276);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8JCKWF6HVKQKRV9YSDTTP9J', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795913544166, 1795913544166, NULL),
	('upay_01M8JCKWFDYHVG5Q8PDNE02GFG', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795913544166, 1795913544173, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$05aF7cTiTccjsxTYS/rdmA$6RSxrOpsWsngq33Wb40u67jH8XpPw/MZvXhITKNjRtw', NULL, 1795567940717, 1795567940717, NULL, NULL, NULL, NULL),
	('usr_01M8830X8G9YCJGYENAGTFGTWB', 'f6a25533-e1d9-45ba-9b12-8107c3be2d58@example.com', 'f6a25533-e1d9-45ba-9b12-8107c3be2d58', 'owner', '$argon2id$v=19$m=256,t=1,p=1$c8c1+hjVxxtK8q6Tdn4uBA$lG+n/yNRt2i1/JyOlyIBBetJ7o/cmCvo4PUMGt8VcDs', NULL, 1795567940880, 1795567940880, NULL, NULL, NULL, NULL),
	('usr_01M8830X812QFY22X26F8C6D4G', 'ae10f8f2-44f8-4c70-92aa-7463ba68152a@example.com', 'ae10f8f2-44f8-4c70-92aa-7463ba68152a', 'owner', '$argon2id$v=19$m=256,t=1,p=1$lGEEGAkDEbzhPim24FKSDQ$EBRMUE6hT1S6mkCjfRlf9xnALR9S5TEERVsqQZo/UCM', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795567940865, 1795567940949, NULL, NULL, NULL, NULL),
	('usr_01M8JCKTKR9MZWPGAEXNA2DK73', 'b96e8756-a744-481d-8ba2-670a3a91f384@example.com', 'b96e8756-a744-481d-8ba2-670a3a91f384', 'owner', '$argon2id$v=19$m=256,t=1,p=1$sOoHxA0iQeqgvwshENQeSg$LGm16JgdmqCPxCmYT27LW5KF65QkuWcTdc+hMn7U6V4', NULL, 1795913542264, 1795913542264, NULL, NULL, NULL, NULL),
	('usr_01M8830X7CS7WRSNSJ8WKK8FQS', '6663c45f-18f8-477f-ae23-5d552af1c401@example.com', '6663c45f-18f8-477f-ae23-5d552af1c401', 'owner', '$argon2id$v=19$m=256,t=1,p=1$BobnZiZambuK6u302bxuhw$ec7spGU/zrUZkLX/uJWwTxjWHLlMhbXIfVS4B3K10Qc', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795567940844, 1795567940938, NULL, NULL, NULL, NULL),
	('usr_01M8JCKV78XC0PA4H8S6BEXZQP', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795913542888, 1795913542888, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8JCKT55H8FEJ4HHR5GQWS2X', '0x5d8db4c957583ef56462ca66aed8b7cc52540d4f', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795913541797);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_q_N6fVeE9bCB7qEogJAkhZy9p6', 'sig_01M8JCKTS6M4HA2ZJAJKDEWXJH', 'asset', 'ast_01M8JCKV2RKKZEJ902RY3XVTZX', '{"kind":"asset","id":"ast_01M8JCKV2RKKZEJ902RY3XVTZX","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:32895/api/v1/assets/ast_01M8JCKV2RKKZEJ902RY3XVTZX"}', 'waiting', 1, 1795913549139, NULL, 'address_unreachable', NULL, 1795913542871, 'match:asset:ast_01M8JCKV2RKKZEJ902RY3XVTZX:20786:0');

SELECT pg_catalog.setval('farebox_fixture.search_documents_doc_seq', 6, true);

ALTER TABLE ONLY farebox_fixture.access_logs
    ADD CONSTRAINT access_logs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.account_messages
    ADD CONSTRAINT account_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.admin_acts
    ADD CONSTRAINT admin_acts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.api_keys
    ADD CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash);

ALTER TABLE ONLY farebox_fixture.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.assets
    ADD CONSTRAINT assets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.callback_proofs
    ADD CONSTRAINT callback_proofs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.card_refunds
    ADD CONSTRAINT card_refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.card_refunds
    ADD CONSTRAINT card_refunds_provider_id_key UNIQUE (provider_id);

ALTER TABLE ONLY farebox_fixture.card_top_ups
    ADD CONSTRAINT card_top_ups_payment_intent_key UNIQUE (payment_intent);

ALTER TABLE ONLY farebox_fixture.card_top_ups
    ADD CONSTRAINT card_top_ups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.card_top_ups
    ADD CONSTRAINT card_top_ups_session_id_key UNIQUE (session_id);

ALTER TABLE ONLY farebox_fixture.credit_notices
    ADD CONSTRAINT credit_notices_notice_id_key UNIQUE (notice_id);

ALTER TABLE ONLY farebox_fixture.credit_notices
    ADD CONSTRAINT credit_notices_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY farebox_fixture.credit_purchases
    ADD CONSTRAINT credit_purchases_payment_id_key UNIQUE (payment_id);

ALTER TABLE ONLY farebox_fixture.credit_purchases
    ADD CONSTRAINT credit_purchases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.demand_signals
    ADD CONSTRAINT demand_signals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.demand_watches
    ADD CONSTRAINT demand_watches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.earlier_prices
    ADD CONSTRAINT earlier_prices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.face_databases
    ADD CONSTRAINT face_databases_pkey PRIMARY KEY (client_id, name);

ALTER TABLE ONLY farebox_fixture.face_entities
    ADD CONSTRAINT face_entities_pkey PRIMARY KEY (client_id, database_name, entity_id);

ALTER TABLE ONLY farebox_fixture.file_store
    ADD CONSTRAINT file_store_pkey PRIMARY KEY (name);

ALTER TABLE ONLY farebox_fixture.free_calls
    ADD CONSTRAINT free_calls_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.imported_tools
    ADD CONSTRAINT imported_tools_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.ledger_balances
    ADD CONSTRAINT ledger_balances_pkey PRIMARY KEY (account, currency);

ALTER TABLE ONLY farebox_fixture.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.payout_batches
    ADD CONSTRAINT payout_batches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.payout_lines
    ADD CONSTRAINT payout_lines_batch_id_owner_id_key UNIQUE (batch_id, owner_id);

ALTER TABLE ONLY farebox_fixture.payout_lines
    ADD CONSTRAINT payout_lines_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.payout_locks
    ADD CONSTRAINT payout_locks_pkey PRIMARY KEY (name);

ALTER TABLE ONLY farebox_fixture.payout_transactions
    ADD CONSTRAINT payout_transactions_hash_key UNIQUE (hash);

ALTER TABLE ONLY farebox_fixture.payout_transactions
    ADD CONSTRAINT payout_transactions_pkey PRIMARY KEY (line_id, attempt);

ALTER TABLE ONLY farebox_fixture.payout_wallet_changes
    ADD CONSTRAINT payout_wallet_changes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY farebox_fixture.pending_blobs
    ADD CONSTRAINT pending_blobs_pkey PRIMARY KEY (blob_key);

ALTER TABLE ONLY farebox_fixture.pledges
    ADD CONSTRAINT pledges_call_id_key UNIQUE (call_id);

ALTER TABLE ONLY farebox_fixture.pledges
    ADD CONSTRAINT pledges_payment_id_key UNIQUE (payment_id);

ALTER TABLE ONLY farebox_fixture.pledges
    ADD CONSTRAINT pledges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.publications
    ADD CONSTRAINT publications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.quarantined_files
    ADD CONSTRAINT quarantined_files_pkey PRIMARY KEY (original_key);

ALTER TABLE ONLY farebox_fixture.returned_deliveries
    ADD CONSTRAINT returned_deliveries_pkey PRIMARY KEY (revenue_event_id);

ALTER TABLE ONLY farebox_fixture.revenue_events
    ADD CONSTRAINT revenue_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY farebox_fixture.search_documents
    ADD CONSTRAINT search_documents_asset_id_key UNIQUE (asset_id);

ALTER TABLE ONLY farebox_fixture.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (doc);

ALTER TABLE ONLY farebox_fixture.search_terms
    ADD CONSTRAINT search_terms_pkey PRIMARY KEY (term);

ALTER TABLE ONLY farebox_fixture.search_text
    ADD CONSTRAINT search_text_pkey PRIMARY KEY (doc);

ALTER TABLE ONLY farebox_fixture.search_vectors
    ADD CONSTRAINT search_vectors_pkey PRIMARY KEY (doc, model);

ALTER TABLE ONLY farebox_fixture.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY farebox_fixture.setup_links
    ADD CONSTRAINT setup_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY farebox_fixture.stripe_events
    ADD CONSTRAINT stripe_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.test_network_balances
    ADD CONSTRAINT test_network_balances_pkey PRIMARY KEY (address);

ALTER TABLE ONLY farebox_fixture.test_network_transfers
    ADD CONSTRAINT test_network_transfers_pkey PRIMARY KEY (payer, nonce);

ALTER TABLE ONLY farebox_fixture.tool_availability
    ADD CONSTRAINT tool_availability_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY farebox_fixture.tool_days
    ADD CONSTRAINT tool_days_pkey PRIMARY KEY (tool_id, day);

ALTER TABLE ONLY farebox_fixture.tool_files
    ADD CONSTRAINT tool_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_health_changes
    ADD CONSTRAINT tool_health_changes_pkey PRIMARY KEY (tool_id, at);

ALTER TABLE ONLY farebox_fixture.tool_health
    ADD CONSTRAINT tool_health_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY farebox_fixture.tool_jobs
    ADD CONSTRAINT tool_jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_latencies
    ADD CONSTRAINT tool_latencies_pkey PRIMARY KEY (tool_id, day, bucket);

ALTER TABLE ONLY farebox_fixture.tool_settings
    ADD CONSTRAINT tool_settings_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY farebox_fixture.tool_sources
    ADD CONSTRAINT tool_sources_name_key UNIQUE (name);

ALTER TABLE ONLY farebox_fixture.tool_sources
    ADD CONSTRAINT tool_sources_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_statistics
    ADD CONSTRAINT tool_statistics_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY farebox_fixture.top_ups
    ADD CONSTRAINT top_ups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.upstream_payments
    ADD CONSTRAINT upstream_payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.upstream_spending
    ADD CONSTRAINT upstream_spending_pkey PRIMARY KEY (day);

ALTER TABLE ONLY farebox_fixture.users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY farebox_fixture.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.wallet_refunds
    ADD CONSTRAINT wallet_refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_pkey PRIMARY KEY (id);

CREATE INDEX access_logs_by_asset ON farebox_fixture.access_logs USING btree (asset_id, id) WHERE (asset_id IS NOT NULL);

CREATE INDEX access_logs_by_kind ON farebox_fixture.access_logs USING btree (kind, id);

CREATE INDEX access_logs_by_outcome ON farebox_fixture.access_logs USING btree (outcome, id);

CREATE INDEX access_logs_by_time ON farebox_fixture.access_logs USING btree (at, kind, outcome);

CREATE INDEX account_messages_by_account ON farebox_fixture.account_messages USING btree (account_id, id);

CREATE INDEX admin_acts_by_subject ON farebox_fixture.admin_acts USING btree (subject_id, id);

CREATE INDEX api_keys_by_user ON farebox_fixture.api_keys USING btree (user_id, created_at);

CREATE UNIQUE INDEX assets_by_blob ON farebox_fixture.assets USING btree (blob_key) WHERE (blob_key IS NOT NULL);

CREATE INDEX assets_by_bytes ON farebox_fixture.assets USING btree (sha256, id) WHERE (sha256 IS NOT NULL);

CREATE INDEX assets_by_key ON farebox_fixture.assets USING btree (owner_id, substr(id, 15));

CREATE INDEX assets_by_language ON farebox_fixture.assets USING btree (language, id) WHERE (language IS NOT NULL);

CREATE INDEX assets_by_owner ON farebox_fixture.assets USING btree (owner_id, id);

CREATE INDEX assets_flagged ON farebox_fixture.assets USING btree (id) WHERE (text_flags IS NOT NULL);

CREATE INDEX assets_for_sale ON farebox_fixture.assets USING btree (id) WHERE ((status = 'published'::text) AND (price_micros > 0) AND (paused_at IS NULL));

CREATE INDEX assets_paused ON farebox_fixture.assets USING btree (id) WHERE (paused_at IS NOT NULL);

CREATE INDEX assets_stored ON farebox_fixture.assets USING btree (owner_id, size_bytes) WHERE (blob_key IS NOT NULL);

CREATE INDEX callback_proofs_by_domain ON farebox_fixture.callback_proofs USING btree (callback_domain, asked_at);

CREATE INDEX callback_proofs_by_time ON farebox_fixture.callback_proofs USING btree (asked_at);

CREATE INDEX card_refunds_by_top_up ON farebox_fixture.card_refunds USING btree (top_up_id);

CREATE INDEX card_refunds_due ON farebox_fixture.card_refunds USING btree (check_at) WHERE (check_at IS NOT NULL);

CREATE UNIQUE INDEX card_refunds_once ON farebox_fixture.card_refunds USING btree (requested_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX card_top_ups_by_user ON farebox_fixture.card_top_ups USING btree (user_id, id);

CREATE INDEX card_top_ups_due ON farebox_fixture.card_top_ups USING btree (check_at) WHERE (check_at IS NOT NULL);

CREATE UNIQUE INDEX card_top_ups_once ON farebox_fixture.card_top_ups USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX credit_purchases_by_holder ON farebox_fixture.credit_purchases USING btree (holder_id, id);

CREATE INDEX credit_purchases_by_key ON farebox_fixture.credit_purchases USING btree (holder_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX demand_signals_by_source ON farebox_fixture.demand_signals USING btree (source, id);

CREATE INDEX demand_signals_by_time ON farebox_fixture.demand_signals USING btree (created_at, source);

CREATE INDEX demand_signals_of_strangers ON farebox_fixture.demand_signals USING btree (id, stranger_bytes) WHERE (stranger_bytes IS NOT NULL);

CREATE INDEX demand_watches_active ON farebox_fixture.demand_watches USING btree (id) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_asker ON farebox_fixture.demand_watches USING btree (asked_by, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_domain ON farebox_fixture.demand_watches USING btree (callback_domain, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_expiry ON farebox_fixture.demand_watches USING btree (expires_at);

CREATE INDEX demand_watches_by_host ON farebox_fixture.demand_watches USING btree (callback_host, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_live ON farebox_fixture.demand_watches USING btree (expires_at) WHERE (ended_at IS NULL);

CREATE INDEX earlier_prices_by_service ON farebox_fixture.earlier_prices USING btree (service_id, replaced_at);

CREATE INDEX earlier_prices_old ON farebox_fixture.earlier_prices USING btree (replaced_at);

CREATE INDEX free_calls_old ON farebox_fixture.free_calls USING btree (day);

CREATE UNIQUE INDEX imported_tools_by_operation ON farebox_fixture.imported_tools USING btree (source_id, operation);

CREATE INDEX jobs_dead ON farebox_fixture.jobs USING btree (id) WHERE (state = 'dead'::text);

CREATE INDEX jobs_done ON farebox_fixture.jobs USING btree (finished_at) WHERE (state = 'done'::text);

CREATE INDEX jobs_running ON farebox_fixture.jobs USING btree (kind, claimed_until) WHERE (state = 'running'::text);

CREATE INDEX jobs_waiting ON farebox_fixture.jobs USING btree (kind, run_at) WHERE (state = 'waiting'::text);

CREATE INDEX jobs_waiting_by_id ON farebox_fixture.jobs USING btree (id) WHERE (state = 'waiting'::text);

CREATE INDEX jobs_waiting_by_time ON farebox_fixture.jobs USING btree (run_at) WHERE (state = 'waiting'::text);

CREATE INDEX ledger_by_credit ON farebox_fixture.ledger_entries USING btree (credit_account, id);

CREATE INDEX ledger_by_debit ON farebox_fixture.ledger_entries USING btree (debit_account, id);

CREATE INDEX ledger_by_payment ON farebox_fixture.ledger_entries USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE UNIQUE INDEX ledger_card_top_ups_once ON farebox_fixture.ledger_entries USING btree (payment_id) WHERE ((kind = 'top_up'::text) AND (debit_account = 'provider:stripe'::text));

CREATE UNIQUE INDEX ledger_credit_purchases_once ON farebox_fixture.ledger_entries USING btree (payment_id) WHERE ((kind = 'top_up'::text) AND (debit_account = 'payments:held'::text));

CREATE UNIQUE INDEX ledger_returned_once ON farebox_fixture.ledger_entries USING btree (call_id) WHERE (kind = 'use_returned'::text);

CREATE INDEX payments_by_client ON farebox_fixture.payments USING btree (client_id, created_at);

CREATE INDEX payments_open_credit ON farebox_fixture.payments USING btree (id) WHERE ((offer_kind = 'credit'::text) AND (status = 'paid'::text) AND (used_calls < max_calls));

CREATE INDEX payments_pending ON farebox_fixture.payments USING btree (expires_at) WHERE (status = 'pending'::text);

CREATE INDEX payments_unclaimed ON farebox_fixture.payments USING btree (expires_at) WHERE ((status = 'expired'::text) AND (paid_at IS NOT NULL));

CREATE INDEX payments_unpaid ON farebox_fixture.payments USING btree (expires_at) WHERE ((status = 'expired'::text) AND (paid_at IS NULL));

CREATE INDEX payments_unused ON farebox_fixture.payments USING btree (expires_at) WHERE ((status = 'paid'::text) AND (used_calls < max_calls));

CREATE INDEX payments_usable_by_service ON farebox_fixture.payments USING btree (service_id) WHERE ((status = 'paid'::text) AND (used_calls < max_calls));

CREATE UNIQUE INDEX payout_batches_once ON farebox_fixture.payout_batches USING btree (created_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX payout_lines_by_batch ON farebox_fixture.payout_lines USING btree (batch_id, id);

CREATE INDEX payout_lines_by_owner ON farebox_fixture.payout_lines USING btree (owner_id, id);

CREATE INDEX payout_lines_open ON farebox_fixture.payout_lines USING btree (batch_id) WHERE (state = ANY (ARRAY['pending'::text, 'sending'::text, 'sent'::text]));

CREATE INDEX pending_blobs_by_age ON farebox_fixture.pending_blobs USING btree (created_at);

CREATE INDEX pledges_by_holder ON farebox_fixture.pledges USING btree (holder_id, id);

CREATE INDEX pledges_by_signal ON farebox_fixture.pledges USING btree (signal_id) WHERE (signal_id IS NOT NULL);

CREATE INDEX pledges_open ON farebox_fixture.pledges USING btree (expires_at) WHERE (state = 'open'::text);

CREATE INDEX publications_by_time ON farebox_fixture.publications USING btree (created_at);

CREATE INDEX publications_waiting ON farebox_fixture.publications USING btree (job_id, id) WHERE (is_waiting = 1);

CREATE INDEX purchases_answers ON farebox_fixture.purchases USING btree (finished_at) WHERE ((answer IS NOT NULL) OR (idempotency_key IS NOT NULL));

CREATE UNIQUE INDEX purchases_by_key ON farebox_fixture.purchases USING btree (idempotency_scope, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX purchases_by_payment ON farebox_fixture.purchases USING btree (payment_id);

CREATE UNIQUE INDEX purchases_by_signature ON farebox_fixture.purchases USING btree (signed_id) WHERE ((signed_id IS NOT NULL) AND (state <> 'refused'::text));

CREATE INDEX purchases_distrusted ON farebox_fixture.purchases USING btree (payer) WHERE ((has_run = 1) AND (state = 'refused'::text));

CREATE INDEX purchases_ended_of_payer ON farebox_fixture.purchases USING btree (payer, finished_at) WHERE ((state = ANY (ARRAY['used'::text, 'given_back'::text])) AND (payer IS NOT NULL));

CREATE INDEX purchases_given_back ON farebox_fixture.purchases USING btree (client_id, service_id) WHERE (state = 'given_back'::text);

CREATE INDEX purchases_given_back_to_payer ON farebox_fixture.purchases USING btree (payer, service_id) WHERE (state = 'given_back'::text);

CREATE UNIQUE INDEX purchases_only ON farebox_fixture.purchases USING btree (payer, service_id) WHERE ((is_only = 1) AND (state = ANY (ARRAY['reserved'::text, 'unknown'::text])));

CREATE UNIQUE INDEX purchases_open ON farebox_fixture.purchases USING btree (payment_id) WHERE (state = ANY (ARRAY['reserved'::text, 'unknown'::text]));

CREATE INDEX purchases_open_of_payer ON farebox_fixture.purchases USING btree (payer) WHERE (state = ANY (ARRAY['reserved'::text, 'unknown'::text]));

CREATE INDEX purchases_refused ON farebox_fixture.purchases USING btree (finished_at) WHERE ((state = 'refused'::text) AND (has_run = 0));

CREATE INDEX purchases_running ON farebox_fixture.purchases USING btree (process_id) WHERE (state = ANY (ARRAY['reserved'::text, 'unknown'::text]));

CREATE INDEX purchases_used_by_payer ON farebox_fixture.purchases USING btree (payer, service_id, started_at) WHERE ((state = 'used'::text) AND (payer IS NOT NULL));

CREATE INDEX quarantined_files_by_age ON farebox_fixture.quarantined_files USING btree (quarantined_at);

CREATE INDEX revenue_by_asset ON farebox_fixture.revenue_events USING btree (asset_id, id);

CREATE INDEX revenue_by_owner ON farebox_fixture.revenue_events USING btree (owner_id, id);

CREATE INDEX revenue_by_payment ON farebox_fixture.revenue_events USING btree (payment_id);

CREATE INDEX search_documents_by_indexed_version ON farebox_fixture.search_documents USING btree (indexed_version);

CREATE INDEX search_documents_by_language ON farebox_fixture.search_documents USING btree (language);

CREATE INDEX search_documents_by_license ON farebox_fixture.search_documents USING btree (license);

CREATE INDEX search_documents_by_mime_type ON farebox_fixture.search_documents USING btree (mime_type);

CREATE INDEX search_documents_by_owner ON farebox_fixture.search_documents USING btree (owner_id);

CREATE INDEX search_documents_by_version ON farebox_fixture.search_documents USING btree (version);

CREATE INDEX search_documents_live ON farebox_fixture.search_documents USING btree (doc) WHERE (removed = 0);

CREATE INDEX search_documents_removed ON farebox_fixture.search_documents USING btree (version) WHERE (removed = 1);

CREATE INDEX search_text_words ON farebox_fixture.search_text USING gin (words);

CREATE INDEX search_vectors_by_model ON farebox_fixture.search_vectors USING btree (model, doc);

CREATE INDEX search_vectors_nearest ON farebox_fixture.search_vectors USING hnsw (vector public.halfvec_cosine_ops);

CREATE INDEX sessions_by_expiry ON farebox_fixture.sessions USING btree (expires_at);

CREATE INDEX sessions_by_user ON farebox_fixture.sessions USING btree (user_id);

CREATE INDEX setup_links_open ON farebox_fixture.setup_links USING btree (user_id) WHERE (used_at IS NULL);

CREATE INDEX stripe_events_old ON farebox_fixture.stripe_events USING btree (received_at) WHERE (outcome <> 'put_aside'::text);

CREATE INDEX stripe_events_waiting ON farebox_fixture.stripe_events USING btree (payment_intent) WHERE (outcome = 'waiting'::text);

CREATE INDEX test_network_balances_by_grant ON farebox_fixture.test_network_balances USING btree (granted_at) WHERE (granted_at IS NOT NULL);

CREATE INDEX tool_days_by_day ON farebox_fixture.tool_days USING btree (day);

CREATE INDEX tool_files_by_expiry ON farebox_fixture.tool_files USING btree (expires_at);

CREATE INDEX tool_health_changes_by_time ON farebox_fixture.tool_health_changes USING btree (at);

CREATE INDEX tool_jobs_by_expiry ON farebox_fixture.tool_jobs USING btree (expires_at);

CREATE INDEX tool_jobs_open ON farebox_fixture.tool_jobs USING btree (client_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX tool_latencies_by_day ON farebox_fixture.tool_latencies USING btree (day);

CREATE UNIQUE INDEX tool_sources_by_asset ON farebox_fixture.tool_sources USING btree (asset_id) WHERE (asset_id IS NOT NULL);

CREATE INDEX tool_sources_due ON farebox_fixture.tool_sources USING btree (next_read_at) WHERE (next_read_at IS NOT NULL);

CREATE UNIQUE INDEX top_ups_once ON farebox_fixture.top_ups USING btree (granted_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX upstream_payments_of_operation ON farebox_fixture.upstream_payments USING btree (source_id, operation, id);

CREATE INDEX users_suspended ON farebox_fixture.users USING btree (id) WHERE (suspended_at IS NOT NULL);

CREATE UNIQUE INDEX wallet_refunds_once ON farebox_fixture.wallet_refunds USING btree (wallet, transaction_hash);

CREATE INDEX watch_notices_by_signal ON farebox_fixture.watch_notices USING btree (signal_id, created_at);

CREATE INDEX watch_notices_due ON farebox_fixture.watch_notices USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX watch_notices_ended ON farebox_fixture.watch_notices USING btree (created_at) WHERE (state <> 'waiting'::text);

CREATE UNIQUE INDEX watch_notices_once ON farebox_fixture.watch_notices USING btree (signal_id, supply_kind, supply_id, event);

CREATE TRIGGER admin_acts_append_only BEFORE DELETE OR UPDATE ON farebox_fixture.admin_acts FOR EACH ROW EXECUTE FUNCTION farebox_fixture.admin_acts_append_only();

CREATE TRIGGER admin_acts_no_truncate BEFORE TRUNCATE ON farebox_fixture.admin_acts FOR EACH STATEMENT EXECUTE FUNCTION farebox_fixture.admin_acts_append_only();

CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON farebox_fixture.ledger_entries FOR EACH ROW EXECUTE FUNCTION farebox_fixture.ledger_entries_append_only();

CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON farebox_fixture.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION farebox_fixture.ledger_entries_append_only();

CREATE TRIGGER returned_deliveries_append_only BEFORE DELETE OR UPDATE ON farebox_fixture.returned_deliveries FOR EACH ROW EXECUTE FUNCTION farebox_fixture.returned_deliveries_append_only();

CREATE TRIGGER returned_deliveries_no_truncate BEFORE TRUNCATE ON farebox_fixture.returned_deliveries FOR EACH STATEMENT EXECUTE FUNCTION farebox_fixture.returned_deliveries_append_only();

CREATE TRIGGER revenue_events_append_only BEFORE DELETE OR UPDATE ON farebox_fixture.revenue_events FOR EACH ROW EXECUTE FUNCTION farebox_fixture.revenue_events_append_only();

CREATE TRIGGER revenue_events_no_truncate BEFORE TRUNCATE ON farebox_fixture.revenue_events FOR EACH STATEMENT EXECUTE FUNCTION farebox_fixture.revenue_events_append_only();

CREATE TRIGGER wallet_refunds_append_only BEFORE DELETE OR UPDATE ON farebox_fixture.wallet_refunds FOR EACH ROW EXECUTE FUNCTION farebox_fixture.wallet_refunds_append_only();

CREATE TRIGGER wallet_refunds_no_truncate BEFORE TRUNCATE ON farebox_fixture.wallet_refunds FOR EACH STATEMENT EXECUTE FUNCTION farebox_fixture.wallet_refunds_append_only();

ALTER TABLE ONLY farebox_fixture.account_messages
    ADD CONSTRAINT account_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.api_keys
    ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.assets
    ADD CONSTRAINT assets_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.card_refunds
    ADD CONSTRAINT card_refunds_top_up_id_fkey FOREIGN KEY (top_up_id) REFERENCES farebox_fixture.card_top_ups(id);

ALTER TABLE ONLY farebox_fixture.card_top_ups
    ADD CONSTRAINT card_top_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.credit_notices
    ADD CONSTRAINT credit_notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.credit_purchases
    ADD CONSTRAINT credit_purchases_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES farebox_fixture.payments(id);

ALTER TABLE ONLY farebox_fixture.demand_watches
    ADD CONSTRAINT demand_watches_id_fkey FOREIGN KEY (id) REFERENCES farebox_fixture.demand_signals(id);

ALTER TABLE ONLY farebox_fixture.face_entities
    ADD CONSTRAINT face_entities_client_id_database_name_fkey FOREIGN KEY (client_id, database_name) REFERENCES farebox_fixture.face_databases(client_id, name);

ALTER TABLE ONLY farebox_fixture.imported_tools
    ADD CONSTRAINT imported_tools_source_id_fkey FOREIGN KEY (source_id) REFERENCES farebox_fixture.tool_sources(id);

ALTER TABLE ONLY farebox_fixture.payout_lines
    ADD CONSTRAINT payout_lines_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES farebox_fixture.payout_batches(id);

ALTER TABLE ONLY farebox_fixture.payout_lines
    ADD CONSTRAINT payout_lines_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.payout_transactions
    ADD CONSTRAINT payout_transactions_line_id_fkey FOREIGN KEY (line_id) REFERENCES farebox_fixture.payout_lines(id);

ALTER TABLE ONLY farebox_fixture.payout_wallet_changes
    ADD CONSTRAINT payout_wallet_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.pledges
    ADD CONSTRAINT pledges_call_id_fkey FOREIGN KEY (call_id) REFERENCES farebox_fixture.purchases(id);

ALTER TABLE ONLY farebox_fixture.pledges
    ADD CONSTRAINT pledges_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES farebox_fixture.payments(id);

ALTER TABLE ONLY farebox_fixture.purchases
    ADD CONSTRAINT purchases_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES farebox_fixture.payments(id);

ALTER TABLE ONLY farebox_fixture.returned_deliveries
    ADD CONSTRAINT returned_deliveries_revenue_event_id_fkey FOREIGN KEY (revenue_event_id) REFERENCES farebox_fixture.revenue_events(id);

ALTER TABLE ONLY farebox_fixture.revenue_events
    ADD CONSTRAINT revenue_events_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES farebox_fixture.assets(id);

ALTER TABLE ONLY farebox_fixture.revenue_events
    ADD CONSTRAINT revenue_events_call_id_fkey FOREIGN KEY (call_id) REFERENCES farebox_fixture.purchases(id);

ALTER TABLE ONLY farebox_fixture.revenue_events
    ADD CONSTRAINT revenue_events_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.revenue_events
    ADD CONSTRAINT revenue_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES farebox_fixture.payments(id);

ALTER TABLE ONLY farebox_fixture.search_text
    ADD CONSTRAINT search_text_doc_fkey FOREIGN KEY (doc) REFERENCES farebox_fixture.search_documents(doc);

ALTER TABLE ONLY farebox_fixture.search_vectors
    ADD CONSTRAINT search_vectors_doc_fkey FOREIGN KEY (doc) REFERENCES farebox_fixture.search_documents(doc);

ALTER TABLE ONLY farebox_fixture.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.setup_links
    ADD CONSTRAINT setup_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.tool_sources
    ADD CONSTRAINT tool_sources_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES farebox_fixture.assets(id);

ALTER TABLE ONLY farebox_fixture.top_ups
    ADD CONSTRAINT top_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.wallet_refunds
    ADD CONSTRAINT wallet_refunds_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES farebox_fixture.demand_watches(id);
