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
	('log_01M87AKE2JWWBWGHKTJG74CW2N', 1795542333522, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M87AKDZYK7CWYBHCVHDTHXSE', 1),
	('log_01M87AKE6A97J2DCYRBGCQD6Z6', 1795542333642, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M87AKE2ZQMTA8QZZFN46EZ9E', 1),
	('log_01M8HM6BRJ7R1JDPCM2T87WX0B', 1795887935250, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8HM6BFND9BH6CZ7YD4R4YK9', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6BQRCCW7AZR61GSCJK9H', 1),
	('log_01M8HM6BQJQE4AFGH8WCZHS3HJ', 1795887935218, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8HM6BFND9BH6CZ7YD4R4YK9', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6BNWFG2ASZ3VWDE188DX', 1),
	('log_01M8HM6CQ837WWMZQCY53H65P4', 1795887936232, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6CPJEGPX0HYHQCNSY4QY', 1),
	('log_01M8HM6BZCAWJPPA85AAF3P24D', 1795887935468, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6BWV3EA36PBEETPJYMGY', 1),
	('log_01M8HM6C0YG3VE6DFXQJP6A2V9', 1795887935518, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6BZFKKXWA9CC5G4ZZNY3', 1),
	('log_01M8HM6C4DYPAVNCXJBW2VTP6B', 1795887935629, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6C1GXY34HAMTNSH8Z2C6', 1),
	('log_01M8HM6C5PZC2GYM1T8Y9RA04X', 1795887935670, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6C4FJQXTEWHHFQ3CJMNJ', 1),
	('log_01M8HM6C6R8Y6Y009HCATW4TFW', 1795887935704, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6C5RETRYJFBM1A5SQ2HY', 1),
	('log_01M8HM6C7RR4NATDMBCS2X8AFQ', 1795887935736, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6C6S03EYGAHHM3F8RWRX', 1),
	('log_01M8HM6C85BE2DX5103W85C4B1', 1795887935749, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6C80PWPJ4GVRXMNVWSY6', 1),
	('log_01M8HM6CCNJPGMDQRK9BH7XX35', 1795887935893, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6C9JF0QVF83ADYT5SBYD', 1),
	('log_01M8HM6CH88SB7972GTE1RMBB6', 1795887936040, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6CH7WVQVZSNJG2B6VEJV', 1),
	('log_01M8HM6CPBXG75MQ9YB134DE24', 1795887936203, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6CMXTJF1ME50491JHX7H', 1),
	('log_01M8HM6CSN53QXVY4MB3VHQPQF', 1795887936309, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6CR4WW57Q4EMJ12ZM3D7', 1),
	('log_01M8HM6CV3BEGT0V9P15P791A7', 1795887936355, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6CT1HB90G7T66AFF9VJP', 1),
	('log_01M8HM6CXX9CMR9FQGR6JSHTZT', 1795887936445, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6CXF5M5PCTGDPSSS80RV', 1),
	('log_01M8HM6D0TAQWKSNAR1Z2MG9YB', 1795887936538, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6CZPHQJ2J3NG5FQBD2RW', 1),
	('log_01M8HM6D5E5RRC4KBVW1G2X5NQ', 1795887936686, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6D4FMT3R3P1A5W51V3KT', 1),
	('log_01M8HM6D9GN7C1RSACDJAVE9F0', 1795887936816, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6D83T076B64TXA173BE7', 1),
	('log_01M8HM6DDFSGNPV8XE49YT9D7A', 1795887936943, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6DCTDQXKZDRGFEKDRSAN', 1),
	('log_01M8HM6DKAEG953X872R5MWZNQ', 1795887937130, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6DJ92MCYJNDXMAD4HYHS', 1),
	('log_01M8HM6DR9KJ3NVFP6JG3K9QAK', 1795887937289, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6DQ87PAT99ZJD1PJEYMS', 1),
	('log_01M8HM6CXDVNAXWN9A1CKWJ67Y', 1795887936429, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6CW0SYBE75QP7GKXE629', 1),
	('log_01M8HM6CZGRMXP7R92JGZKWDDN', 1795887936496, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6CYDDSDHB33ARQ2HGM68', 1),
	('log_01M8HM6D4D00HZMY1ZBDHKSY39', 1795887936653, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6D1ZGTH73NNPD795DH0D', 1),
	('log_01M8HM6D80VSF4YMBXNKKK54RD', 1795887936768, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6D6D9NVHJ9E2P2CQC0Y7', 1),
	('log_01M8HM6DCDJZ7NRB97RPDMBRZN', 1795887936909, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6DA707KWK0WAGMZ4NWGM', 1),
	('log_01M8HM6DHPJGQ9KHYD3NSPNK73', 1795887937078, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6DE8PW8CRS1SDYAHZTZP', 1),
	('log_01M8HM6DPRTHQSFWZ3VGN2DEAF', 1795887937240, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6DMCK69G7DA03ATHE10H', 1),
	('log_01M8HM6DXXJJMAH99X20VSD0JA', 1795887937469, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6DVZ8J8JKKZB9GQRMVGP', 1),
	('log_01M8HM6E1WTWZQ18CPFY5XAWDY', 1795887937596, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6E15J2DCMXZKMZ61G2YC', 1),
	('log_01M8HM6E4H463WBKMK4MM8NDTZ', 1795887937681, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6E46EB5RKHWEB6TX036H', 1),
	('log_01M8HM6E6ZH3FEQ6195T3VEJMN', 1795887937759, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6E6KVNV8CG93R6Z6EE0M', 1),
	('log_01M8HM6E9ZAFEGHYZNH16W9G5A', 1795887937855, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 'node', 'ast_01M8HM6AH3S816FX342KF71WXT', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6E95PYHXAKVYRS1S3S5M', 1),
	('log_01M8HM6EPJEHT4VKB9BTY6NCTV', 1795887938258, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', NULL, 'node', 'ast_01M8HM6AH3S816FX342KF71WXT', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6EN3VR5TZXDWVYM26Y1P', 1),
	('log_01M8HM6DVN8G7NCZE9KNE7KDXD', 1795887937397, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6DS36DXSR88YDZRH015N', 1),
	('log_01M8HM6E0WBQJSF8V08JNHYYTB', 1795887937564, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6DZ4R4E7HXJJBR1R5S2Q', 1),
	('log_01M8HM6E3WCMRQ0SM2PXQ2PNQ0', 1795887937660, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6E2H5BKEHK4MBW1CEEFN', 1),
	('log_01M8HM6E6HS77CNWH869WA917Z', 1795887937745, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6E5A8P0K8HNVDYKGVWY0', 1),
	('log_01M8HM6E8WDDNX1P9JW3K20SSH', 1795887937820, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, NULL, 'ast_01M8HM6AH3S816FX342KF71WXT', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6E7PB9K1QX92KPNBS8W0', 1),
	('log_01M8HM6F4W4BB6N17HVZ8AF9ZP', 1795887938716, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6F39KQZEEY7WEC33DRFN', 1),
	('log_01M8HM6F68ZPZ80JJGK4V6TWNV', 1795887938760, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6F4YZJ5HX9EZG948BKND', 1),
	('log_01M8HM6F7AF946HAHZD0QWVSQN', 1795887938794, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6F6AMQCQQJRT08KWCSXY', 1),
	('log_01M8HM6F8DVJFM45PHF3FCRYQH', 1795887938829, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6F7D1EBTR8W77VWDMM4G', 1),
	('log_01M8HM6F9ECWP5KCPH1RC61FJH', 1795887938862, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6F8HNTF718YW8YPTSW35', 1),
	('log_01M8HM6FBJX4GG0GBQ1G6YV4T0', 1795887938930, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6F9GRTW92XFSGV6VFNPF', 1),
	('log_01M8HM6FCQ1JM6V1V8KPYF576V', 1795887938967, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6FBSYFSQRMX2XNBFE1JA', 1),
	('log_01M8HM6FDWRXYEE9NX0CVG4MHS', 1795887939004, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6FCTENA9V9VEGF6TRTDR', 1),
	('log_01M8HM6FF01C7R7Q573J12A2RN', 1795887939040, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6FDY9EJ8EX2PGFXRMK0H', 1),
	('log_01M8HM6FFYS4HTK5YDYGT7215A', 1795887939070, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6FF2NQKQJM1MEZVYXXBN', 1),
	('log_01M8HM6FH0ANQ4SDBBDNSH5WYS', 1795887939104, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HM6FG0XMKVABC20XS0XT7K', 1),
	('log_01M8HM6FJ4A4M0712YCM9PQD8W', 1795887939140, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8HM6FH2BEJY23PHF1RMA5PY', 1),
	('log_01M8HM6FK4DT37749X13H0YH67', 1795887939172, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8HM6FJ6MJZP3AAZCR4D2N8G', 1),
	('log_01M8HM6HFDY1RB1592DWH9BTAE', 1795887941101, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6HET6PRBPES13CTM98JT', 1),
	('log_01M8HM6HFWVFKTJM52BADRFT8H', 1795887941116, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6HFFCDMQ6WN3AWXF62ZJ', 1),
	('log_01M8HM6HJF5RK13CTMYA1GTJ0M', 1795887941199, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6HHPZNNXTGJQ6BET45D9', 1),
	('log_01M8HM6HQYPWTR5CZFYFZ607XK', 1795887941374, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6HQY8YZQKRDQ36BP6JJH', 1),
	('log_01M8HM6HSWC0XQNC4NBF1V203H', 1795887941436, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6HRJ3KRZPT9NP3RTAXBB', 1),
	('log_01M8HM6HSZEMPGT3QPSZGHRT68', 1795887941439, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6HSZCBHTBWE7SQ3R53T1', 1),
	('log_01M8HM6J3TJNVMYNB1JX69BZFA', 1795887941754, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6HT8QA8TP7T10ZWR6MW8', 1),
	('log_01M8HM6J4EF573VEW4HTJ1YS8X', 1795887941774, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6J3Z75RCJRQPMJ440V7G', 1),
	('log_01M8HM6J52JAE0380A7ENKGXXX', 1795887941794, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HM6J4GEV8PVEJCNGX4G0K0', 1),
	('log_01M8HM6J648NAA2W1ST7QCP911', 1795887941828, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HM6J55XDEBBV3WX2Z0PGTQ', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M87AKDST0GQRDKXSVHS881K3', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', '{"topUpId":"top_01M87AKDSFBE8H27D9FTTEFYMG","amountMicros":20000000,"currency":"USD","note":null}', 1795542333242),
	('act_01M8HM6BVZCRRW3B2P4JEYAH0Y', 'service', 'asset.pause', 'ast_01M8HM6BFND9BH6CZ7YD4R4YK9', '{"reason":"file_missing"}', 1795887935359),
	('act_01M8HM6BW47FE4NEYDJS2DDHHB', 'service', 'delivery.give_back', 'ast_01M8HM6BFND9BH6CZ7YD4R4YK9', '{"reason":"file_missing","revenue_event_id":"rev_01M8HM6BR19T28C8A3P0Y5JFP9","payment_id":"pay_01M8HM6BNWFG2ASZ3VWDE188DX","amount":"0.10","lost":"0.00"}', 1795887935364),
	('act_01M8HM6CMAWM1GJCTB6E1ENM2Z', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', '{"refundId":"rfd_01M8HM6CM0YVBSHWSYDEZPYF1E","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795887936138),
	('act_01M8HM6EC9KHS37ZK2220BWJ8G', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8HM6EBH50EXP91AR7JRQ9CR', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795887937929),
	('act_01M8HM6EDMM28GJVC3DC68HFW9', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8HM6EBH34DM610SH7G4CX2Z', '{"reference":"wire 17","batchId":"pob_01M8HM6EBH50EXP91AR7JRQ9CR","ownerId":"usr_01M87AKDJPDZAFTJ5JRPHGZJMN","amountMicros":1800000}', 1795887937972),
	('act_01M8HM6EH099KXGNTRATWV3BME', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', '{"topUpId":"top_01M8HM6EGM0S2RDDKK9KWWSGB3","amountMicros":9000000,"currency":"USD","note":null}', 1795887938080),
	('act_01M8HM6F0W4RYZQFPM8W97JX4A', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', '{"topUpId":"top_01M8HM6EXBS0VWQA3BP3X8S2HK","refundId":"rfd_01M8HM6F0HHD09RF2DSXH4VQ1M","amountMicros":2000000,"currency":"USD"}', 1795887938588),
	('act_01M8HM6FZ93FK23YD9RVCH157Q', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8HM6FZ80J2WJY00JFX417X2', '{"role":"owner","hasPassword":false}', 1795887939561),
	('act_01M8HM6FZXMA990KSY3V2D3951', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795887939581),
	('act_01M8HM6H3A3MY1GS0G77E72BC8', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8HM6G0KQ5D1V2QVBXE6JFC6', '{"kind":"openapi","name":"city","tools":3}', 1795887940714),
	('act_01M8HM6H8AZ5W36HV95HDEYKKG', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795887940874),
	('act_01M8HM6H8G6NPJXF2ZX0ASBD2V', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795887940880),
	('act_01M8HM6H8S5P0RN1TSGF3Q63XH', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795887940889),
	('act_01M8HM6HDGA6XRJBS0NEC5JCPF', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795887941040);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M87AKDDNBZKXSJY28F9K2WW0', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'agent', '67c2fbc6e1224bfd273ee3ef0912cc46d715d99efb14640132eec3a45e2eadd1', 'fbk_aQbi', NULL, NULL, NULL, NULL, 0, 0, 0, 1795542332853, NULL, NULL),
	('key_01M87AKDKBAHB4K9CDFYT80RVD', 'usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 'agent', 'e9d83ed5bb169294ae4ac52baea306c928872c0e00643a915bc56567f6e3987a', 'fbk_6nd_', NULL, NULL, NULL, NULL, 0, 0, 0, 1795542333035, NULL, NULL),
	('key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 'agent', 'ff780585f9e9fa8c672ccc3d85eca496f3a2c8084598e5f2845777121b75b1e9', 'fbk_hK3Y', NULL, NULL, NULL, NULL, 20785, 3250000, 3250000, 1795542333198, NULL, NULL),
	('key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'agent', '87497f2becb256e1332b862ee9bbaa84c8b71aa4ff2053fcb4de1c318b66a567', 'fbk_jwy9', NULL, NULL, NULL, NULL, 20785, 6000000, 6000000, 1795887938045, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HM6AAW1HWCV8B20CCBWDW1', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795887933757, 1795887933757, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HM6AT9SP61KPJMTEB0083T', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8HM6AZ28362RM2Q91DFY3AC', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795887934281, 1795887934576, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HM6B654C7MDVMR61745MXA', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8HM6B880GWWK1RJ6GRNKZV7', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795887934661, 1795887934903, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HM6BFND9BH6CZ7YD4R4YK9', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HM6BHBY1PCPRY0HZNP45HA', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795887934965, 1795887935339, 'file_missing', 1795887935339, NULL, 'en', NULL),
	('ast_01M8HM6AH3S816FX342KF71WXT', 'usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HM6AJK6C0YXES6P9GYTN8V', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795887933987, 1795887933987, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HM6FKNK0AEY4MRC9VMPE5C', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HM6FNWAYVXJRJ3RSY253VW', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795887939189, 1795887939189, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', '0fCC116LuPeMXdv-HYFHxhkNn5r80nou', 1795887939081, 1795887939431, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8HM6F0HHD09RF2DSXH4VQ1M', 'top_01M8HM6EXBS0VWQA3BP3X8S2HK', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795887938577, 1795887938627, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8HM6EXBS0VWQA3BP3X8S2HK', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', NULL, 5000000, 'USD', 'http://127.0.0.1:37875/docs/credit', 'http://127.0.0.1:37875/docs/credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795887938475, 1795895138475, 1795887938520, NULL),
	('top_01M8HM6F2K20HGVKQ75VS0BW66', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', NULL, 5000000, 'USD', 'http://127.0.0.1:37875/docs/credit', 'http://127.0.0.1:37875/docs/credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795887938643, 1795895138643, NULL, 1795888538643);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M87AKDQKZGV0FCMYY423F6Q3', 1000000, 'http://127.0.0.1:49150/hook', 'X2gaC4HythovB4juKocusyBvYLfKgppEjWyajpyyyErmmFk89zALA-f1kB1fHXGGw2TuKY9Tx0mT_T7cT7d83Y48kQr_ivYnBmc7p1rV', 1795887938455, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8HM6CG1X8NB47NCKQA15EV1', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'pay_01M8HM6CE8KSR78YW6K8VWNJQFjsCEPYgOxQFo6m3RE4U0FDsacyxx8zOhbRsyzlidG0Et_mTVa4khTzhAqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhiXrvHi_-ngw', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795887936001);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8HM6F3988KACV42CZPGT8ST', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8HM6F39KQZEEY7WEC33DRFN', 1795887938665),
	('sig_01M8HM6F4ZZ958EZYWAXAKW4MB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8HM6F4YZJ5HX9EZG948BKND', 1795887938719),
	('sig_01M8HM6F6D0EC3AP9MX3W6WJN9', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8HM6F6AMQCQQJRT08KWCSXY', 1795887938765),
	('sig_01M8HM6F7EB6GJ5SXJ9BB9ZPYE', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8HM6F7D1EBTR8W77VWDMM4G', 1795887938798),
	('sig_01M8HM6F8HED3V1D082H2GHEYN', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8HM6F8HNTF718YW8YPTSW35', 1795887938833),
	('sig_01M8HM6F9JHQ88EQA3XHBHCT63', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8HM6F9GRTW92XFSGV6VFNPF', 1795887938866),
	('sig_01M8HM6FBSPVS0GP23N5T7RE34', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8HM6FBSYFSQRMX2XNBFE1JA', 1795887938937),
	('sig_01M8HM6FCTAC3NBVRW1XFD6MPN', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8HM6FCTENA9V9VEGF6TRTDR', 1795887938970),
	('sig_01M8HM6FDY6H7PSTV81MG3DC32', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8HM6FDY9EJ8EX2PGFXRMK0H', 1795887939006),
	('sig_01M8HM6FF2R1BKBBPRJPQ3K331', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8HM6FF2NQKQJM1MEZVYXXBN', 1795887939042),
	('sig_01M8HM6FG2RMNSKQW5RMTN4W68', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8HM6FG0XMKVABC20XS0XT7K', 1795887939074),
	('sig_01M8HM6FH2RFAJP23SFDJQKQP4', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8HM6FH2BEJY23PHF1RMA5PY', 1795887939106),
	('sig_01M8HM6FJ6ZJ52TH70S02H2903', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8HM6FJ6MJZP3AAZCR4D2N8G', 1795887939142);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8HM6F3988KACV42CZPGT8ST', 'http://127.0.0.1:49150/hook', '127.0.0.1', '9CEMMuodLPhmQ8wxspsjrzAcJgdz2nS70TZNIRGeVpsWctRnCngK3xBqsw3UwE1PvVyBujaOMXPXEfpTQtr4lCoyESO5qU-cqmD7VZ2Q', 'sightings of quetzals in Costa Rica', 'dataset', 1795887938669, 1803663938669, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6F4ZZ958EZYWAXAKW4MB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'TTjrD_-UgC1MRjQDBMFtXoZRt2rfnBwyvI-OfF2XFGFteM1-FrI0CdfItcwOpLbflhUSTuok1MXPrQEmV6qS1O62hXY3QjUxLKiK7kgR', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795887938724, 1803663938724, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6F6D0EC3AP9MX3W6WJN9', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'rPkU9905No3ajuK4ECwWjIb7FCCFW9zh2ATQ4DkUg1j4Gh-qd4Q0Rj-pqXqexKLM6EHEpqiDkG14fJY5bCLJZxwsR7PnGfKZuc3oH0qB', 'snow depths of the Alps', 'dataset', 1795887938768, 1803663938768, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6F7EB6GJ5SXJ9BB9ZPYE', 'http://127.0.0.1:49150/hook', '127.0.0.1', '0tA20If1BnOp0zI5O9ihauoD7fH0fLhtV8GFODvdEHdCPua1c26BNuy5AMZDOSjPxyaQXpyo5IbcFjoNo_L2SyjFITTiYHe7ll1h0Mfm', 'snow depths of the Andes', 'dataset', 1795887938801, 1803663938801, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6F8HED3V1D082H2GHEYN', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'E09Lo7T2PmstfmpP98IXQKqmjhOPrmVS3VtTLBhp-O1sbO2rek4nrjS0Eei2YLbSsUT7hO6m2942ubiIovmUKT4zGvw3P3Bpo8aW5fSH', 'snow depths of the Atlas', 'dataset', 1795887938835, 1803663938835, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6F9JHQ88EQA3XHBHCT63', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'HOdJQ46DL-8fa1tPKCtszK25j59Sba9xJr-aZY_T34PgXljz1wVxRX7y_DJDKEymc94A1MX-LbqoTvNcBG3CLtDHlLU5xqdxUU3ikK0y', 'snow depths of the Carpathians', 'dataset', 1795887938869, 1803663938869, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6FBSPVS0GP23N5T7RE34', 'http://127.0.0.1:49150/hook', '127.0.0.1', '2fK0ZY-fBipeHVdVHVzOIJLY9yPHc4SbQxp6g54NEe5POHGkC3fdCh4k0qJI7l73Ivvvl6HqoqooQ4XDs4uyZH4H78ZKVk9cb4EB-eqz', 'snow depths of the Caucasus', 'dataset', 1795887938939, 1803663938939, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6FCTAC3NBVRW1XFD6MPN', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'JInPUHRlN9vA81a9cyQe0WcYegib8bK2UcRpWoHbVGcX4kSUXAYC82nUae9RsTlxSAMQUE46gUvydoakycJdgBT33qwN9GcH_ShfYKga', 'snow depths of the Dolomites', 'dataset', 1795887938973, 1803663938973, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6FDY6H7PSTV81MG3DC32', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ZSs4SOqv-rh3DMXa1xc7f1IAbtXI_CLJNCLru8pzTI5a6YGMzhf6PBMvCozOdfMbR1G_NNcY0rINqUN-QtYsv2gpySlBQtcM3s1K6zjE', 'snow depths of the Pyrenees', 'dataset', 1795887939007, 1803663939007, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HM6FF2R1BKBBPRJPQ3K331', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'SfzKcdajqXEEdIrDNVnIbDCfzhdvNtzQz4Tn-HRIzt8pRjJ7tsz7NkJYXzBYeqc2VQxPFk99j_4JqhaK60I5y0klpS0B36RpH900HL59', 'snow depths of the Rockies', 'dataset', 1795887939047, 1803663939047, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8HM6FZWTHN1QGBVA7FZ7M2C', 'timestamp', 30000, 1795887939580, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'staff', 1795887941160);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'staff', 'anna', '', 1795887941160);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M87AKCHJYSAZ6CY77M5XERJE', 1795542331998);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8HM6G0KQ5D1V2QVBXE6JFC6', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:40261/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'LBI1GuQj-dm5KnH7uK39neVmzeSSdGB3gRiRmzyQelo', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795887940821, NULL, NULL, NULL, 1795887940705, 1795887940704, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8HM6G0KQ5D1V2QVBXE6JFC6', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40261/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'fVN1nh1mbW7_FMQkEBjnaBVaBr_4yQTpVK8F6oI1qKc', 10000, 'published', 'called with its example', 0, 1795887940879, NULL, NULL, NULL, 1795887940705, 1795887940704, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8HM6G0KQ5D1V2QVBXE6JFC6', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40261/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '8joWl6VF_L6MeIDhCtA9GtaHBhmN4mkvf3i5lCD4Uz8', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795887940850, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40261/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'XAexp04Qf3_OWlhJ7ifcDzl-RRjXcYdTjjVVno3NWNU', 1795887940706, 1795887940704, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8HM6EHXXVFEJY3VCCW6MQ77', 'tell_sellers', '{"pledgeId":"plg_01M8HM6EHXXVFEJY3VCCW6MQ77"}', 'done', 1795887938132, 1, 8, NULL, NULL, NULL, 1795887938132, 1795887938435),
	('tell_sellers:plg_01M8HM6EQTXPA0YEX4V7J76N45', 'tell_sellers', '{"pledgeId":"plg_01M8HM6EQTXPA0YEX4V7J76N45"}', 'done', 1795887938331, 1, 8, NULL, NULL, NULL, 1795887938331, 1795887938445),
	('tell_sellers:plg_01M8HM6EKB1XCT5KEG6WQCCP97', 'tell_sellers', '{"pledgeId":"plg_01M8HM6EKB1XCT5KEG6WQCCP97"}', 'done', 1795887938189, 1, 8, NULL, NULL, NULL, 1795887938189, 1795887938456),
	('job_01M8HM6FGDD0R1B6TQ0ZPW7RKF', 'challenge_callbacks', '{}', 'done', 1795887939085, 1, 8, NULL, NULL, NULL, 1795887939085, 1795887939461),
	('match:asset:ast_01M8HM6FKNK0AEY4MRC9VMPE5C:20785:0', 'match_watches', '{"publications":"match:asset:ast_01M8HM6FKNK0AEY4MRC9VMPE5C:20785:0","watch":null}', 'done', 1795887939305, 1, 8, NULL, NULL, NULL, 1795887939305, 1795887939531),
	('job_01M8HM6GRT293HD3KYCEP4CFXB', 'notify_watch', '{}', 'waiting', 1795888000375, 0, 8, NULL, NULL, NULL, 1795887940378, NULL),
	('job_01M8HM6GS0BPGX80VRQSD1J3DX', 'notify_watch', '{}', 'waiting', 1795887945422, 0, 8, NULL, NULL, NULL, 1795887940384, NULL),
	('job_01M8HM6FY0XF15EJNP807Y5DCE', 'notify_watch', '{}', 'done', 1795887939520, 1, 8, NULL, NULL, NULL, 1795887939520, 1795887940402),
	('match:tool:city-create-tree:20785:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20785:0","watch":null}', 'waiting', 1795887940892, 0, 8, NULL, NULL, NULL, 1795887940892, NULL),
	('match:tool:city-list-bikes:20785:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20785:0","watch":null}', 'waiting', 1795887940894, 0, 8, NULL, NULL, NULL, 1795887940894, NULL),
	('match:tool:city-get-bike:20785:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20785:0","watch":null}', 'waiting', 1795887940895, 0, 8, NULL, NULL, NULL, 1795887940895, NULL),
	('work_tool_job:job_01M8HM6HFN4BPKA2FG2766259P', 'work_tool_job', '{"jobId":"job_01M8HM6HFN4BPKA2FG2766259P"}', 'done', 1795887941111, 1, 1000, NULL, NULL, NULL, 1795887941111, 1795887941151),
	('match:tool:slow-echo:20785:0', 'match_watches', '{"publications":"match:tool:slow-echo:20785:0","watch":null}', 'waiting', 1795887941399, 0, 8, NULL, NULL, NULL, 1795887941399, NULL),
	('work_tool_job:job_01M8HM6J4WYB4A9PW9F3H8KHKB', 'work_tool_job', '{"jobId":"job_01M8HM6J4WYB4A9PW9F3H8KHKB"}', 'running', 1795887941793, 1, 1000, 1795895441802, 'proc_01M8HM6HM2G89P42S0HSBKFC0C', NULL, 1795887941793, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'USD', 550000),
	('test:earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'USD', 90000),
	('earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'USD', 0),
	('earnings:usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 'USD', 2700000),
	('credit:usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'USD', 3000000),
	('credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M87AKDSFX5QAM9BQTXTF4VDD', 'operator:grants', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 20000000, 'USD', 'top_up', NULL, NULL, 1795542333231),
	('led_01M87AKE1F261WSF7AP8JA2DR2', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M87AKDZYK7CWYBHCVHDTHXSEwNCGA4gOMWiCrfpqemdkl4NXfQToUZI', NULL, 1795542333487),
	('led_01M87AKE487M8D826TPN94MZSZ', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 50000, 'USD', 'payment', 'pay_01M87AKE2ZQMTA8QZZFN46EZ9EhNCGA4gOMWiCrfpqemdkBgGiDqm3DobuXXw6y_lA0fIn6U3ds3ukPg', NULL, 1795542333576),
	('led_01M8HM6A6HEPQR995G0BTP3CHT', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M87AKDZYK7CWYBHCVHDTHXSEwNCGA4gOMWiCrfpqemdkl4NXfQToUZI', NULL, 1795887933649),
	('led_01M8HM6A6H8ZAH5C6ER3XFDGP8', 'payments:held', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 50000, 'USD', 'refund', 'pay_01M87AKE2ZQMTA8QZZFN46EZ9EhNCGA4gOMWiCrfpqemdkBgGiDqm3DobuXXw6y_lA0fIn6U3ds3ukPg', NULL, 1795887933649),
	('led_01M8HM6BQ2KWZEMAAGH836VTKR', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6BNWFG2ASZ3VWDE188DXwaCNBogOAgGiI0Mt9WpXEzPn80mCemkGaGhWJbW0aQ', NULL, 1795887935202),
	('led_01M8HM6BR1YVM0AAMKBY1E5BQZ', 'payments:held', 'test:earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6BNWFG2ASZ3VWDE188DXwaCNBogOAgGiI0Mt9WpXEzPn80mCemkGaGhWJbW0aQ', 'call_01M8HM6BR1JEEV5TBDFRAPPK3J', 1795887935233),
	('led_01M8HM6BR1D303KHHGSRY2M2ZN', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6BNWFG2ASZ3VWDE188DXwaCNBogOAgGiI0Mt9WpXEzPn80mCemkGaGhWJbW0aQ', 'call_01M8HM6BR1JEEV5TBDFRAPPK3J', 1795887935233),
	('led_01M8HM6BT62RMATHRV5F5JXF03', 'test:earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8HM6BNWFG2ASZ3VWDE188DXwaCNBogOAgGiI0Mt9WpXEzPn80mCemkGaGhWJbW0aQ', 'call_01M8HM6BR1JEEV5TBDFRAPPK3J', 1795887935302),
	('led_01M8HM6BT6JVT4X6E7ZTWCZCP7', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8HM6BNWFG2ASZ3VWDE188DXwaCNBogOAgGiI0Mt9WpXEzPn80mCemkGaGhWJbW0aQ', 'call_01M8HM6BR1JEEV5TBDFRAPPK3J', 1795887935302),
	('led_01M8HM6BYC914TQP63TQZWW6WZ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HM6BWV3EA36PBEETPJYMGYwNCGA4gOMWiCrfpqemdkwr7eIlfyvV8', NULL, 1795887935436),
	('led_01M8HM6C0CBY58RFPQJ36JEPNK', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HM6BWV3EA36PBEETPJYMGYwNCGA4gOMWiCrfpqemdkwr7eIlfyvV8', 'call_01M8HM6BZFAMVA017Q3EBKMSVG', 1795887935500),
	('led_01M8HM6C38YAQ9GPNC79FVTS99', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HM6C1GXY34HAMTNSH8Z2C6hNCGA4gOMWiCrfpqemdkBgGiDqm3DobuXXw6y_lA0fJw3xpUx_SnVg', NULL, 1795887935592),
	('led_01M8HM6C54QQMR4WFZAMWXJNS1', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HM6C1GXY34HAMTNSH8Z2C6hNCGA4gOMWiCrfpqemdkBgGiDqm3DobuXXw6y_lA0fJw3xpUx_SnVg', 'call_01M8HM6C4VTM0DC044VZQKGJM0', 1795887935652),
	('led_01M8HM6C6C31Q19Y404TA82WQH', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HM6C5RETRYJFBM1A5SQ2HYwNCGA4gOMXkGn8t9Omdk55dN_ZdCGEI', NULL, 1795887935692),
	('led_01M8HM6CC49BYJC9GN08P1KH4D', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HM6CA8BHZA4A1SYQFFPHXMjNCGA4gOMWiCrfpqemdkqQEe2lQhXppl8GAlRyJAkCF0P_coiUv1M0stB3GppuABh9HqDKw', NULL, 1795887935876),
	('led_01M8HM6CC4X8B2CQ9ZEG3E4NF7', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HM6CA8BHZA4A1SYQFFPHXMjNCGA4gOMWiCrfpqemdkqQEe2lQhXppl8GAlRyJAkCF0P_coiUv1M0stB3GppuABh9HqDKw', 'call_01M8HM6CAC1F34WFS0QH72WCRZ', 1795887935876),
	('led_01M8HM6CG1B0HWQ9VFFJ8QADQ9', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8HM6CE8KSR78YW6K8VWNJQFjsCEPYgOxQFo6m3RE4U0FDsacyxx8zOhbRsyzlidG0Et_mTVa4khTzhAqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhiXrvHi_-ngw', NULL, 1795887936001),
	('led_01M8HM6CG1T337PZQMWX5PGFCA', 'payments:held', 'test:credit:0x4985e6ed0e5746dde7412a310ad3aac19d451935', 1000000, 'USD', 'top_up', 'pay_01M8HM6CE8KSR78YW6K8VWNJQFjsCEPYgOxQFo6m3RE4U0FDsacyxx8zOhbRsyzlidG0Et_mTVa4khTzhAqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhiXrvHi_-ngw', 'call_01M8HM6CEGM7P1YHGCAHERC1YR', 1795887936001),
	('led_01M8HM6CJGMHPZDEF5P3D8ED6A', 'test:credit:0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HM6CJCMYDYZEFD5ZYBZSAPkNCGA4gOMWiCrfpqemdkqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhH43a9AGUmGA', NULL, 1795887936080),
	('led_01M8HM6CK7H30SJQF0PBP5ZT9V', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HM6CJCMYDYZEFD5ZYBZSAPkNCGA4gOMWiCrfpqemdkqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhH43a9AGUmGA', 'call_01M8HM6CJCYHCFEJSB001Q0Y83', 1795887936103),
	('led_01M8HM6CM0PYWED9EF1BNAB3MG', 'test:credit:0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8HM6CM0YVBSHWSYDEZPYF1E', NULL, 1795887936128),
	('led_01M8HM6CNSX09YMKRHCX6TB4EH', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6CMXTJF1ME50491JHX7HwaCNBogOAgGiI0MpPfmRQPk3-FMuEOCBtaL0jy0MDA', NULL, 1795887936185),
	('led_01M8HM6CQ0RFWJDWT56PV1ZEHH', 'payments:held', 'test:earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6CMXTJF1ME50491JHX7HwaCNBogOAgGiI0MpPfmRQPk3-FMuEOCBtaL0jy0MDA', 'call_01M8HM6CPVK2GFTC2GMGFV61XB', 1795887936224),
	('led_01M8HM6CQ04ZNPFJF9QK7C351Z', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6CMXTJF1ME50491JHX7HwaCNBogOAgGiI0MpPfmRQPk3-FMuEOCBtaL0jy0MDA', 'call_01M8HM6CPVK2GFTC2GMGFV61XB', 1795887936224),
	('led_01M8HM6CS793YVGHN15NMDS3GP', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6CR4WW57Q4EMJ12ZM3D7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8onYLbTT3R3D', NULL, 1795887936295),
	('led_01M8HM6CTSJDPCG8WZWM6X04RV', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6CR4WW57Q4EMJ12ZM3D7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8onYLbTT3R3D', 'call_01M8HM6CTRZXK00E6MDADD60RF', 1795887936345),
	('led_01M8HM6CTSPPWPD9YEPNBXN15Z', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6CR4WW57Q4EMJ12ZM3D7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8onYLbTT3R3D', 'call_01M8HM6CTRZXK00E6MDADD60RF', 1795887936345),
	('led_01M8HM6CX0PN3ESZ1JK99SXCPX', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6CW0SYBE75QP7GKXE629haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ghvWbz4VV-2', NULL, 1795887936416),
	('led_01M8HM6CXP6PDD7CR7R3HVH4ND', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6CW0SYBE75QP7GKXE629haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ghvWbz4VV-2', 'call_01M8HM6CXN2CSZSH05ZY6QFFBV', 1795887936438),
	('led_01M8HM6CXP9D3935KP5MDDSY9P', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6CW0SYBE75QP7GKXE629haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ghvWbz4VV-2', 'call_01M8HM6CXN2CSZSH05ZY6QFFBV', 1795887936438),
	('led_01M8HM6CZ2WMFQC5JK1CZPSPTS', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6CYDDSDHB33ARQ2HGM68haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8o5J-4qnmULu', NULL, 1795887936482),
	('led_01M8HM6D073E941CRDVYY2XW7M', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6CYDDSDHB33ARQ2HGM68haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8o5J-4qnmULu', 'call_01M8HM6D0775WSXE765VEJW9CD', 1795887936519),
	('led_01M8HM6EBHG03S9NQJ34YRJSEA', 'earnings:usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795887937905),
	('led_01M8HM6D070741NQK7TAVJKRS4', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6CYDDSDHB33ARQ2HGM68haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8o5J-4qnmULu', 'call_01M8HM6D0775WSXE765VEJW9CD', 1795887936519),
	('led_01M8HM6D38JMDCN3R2PSETZ87B', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6D1ZGTH73NNPD795DH0DhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8jG5ZQ44VxbT', NULL, 1795887936616),
	('led_01M8HM6D4Z9QGXRD5G91TP6RG4', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6D1ZGTH73NNPD795DH0DhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8jG5ZQ44VxbT', 'call_01M8HM6D4Y35SVDW2W0C159BPS', 1795887936671),
	('led_01M8HM6D4Z7F9BRMA77ZD65X35', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6D1ZGTH73NNPD795DH0DhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8jG5ZQ44VxbT', 'call_01M8HM6D4Y35SVDW2W0C159BPS', 1795887936671),
	('led_01M8HM6D7C980J5KBWXDD3MK0J', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6D6D9NVHJ9E2P2CQC0Y7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8qON4EeWtn3O', NULL, 1795887936748),
	('led_01M8HM6D8MN4TYMSBZV7GYQCPN', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6D6D9NVHJ9E2P2CQC0Y7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8qON4EeWtn3O', 'call_01M8HM6D8GETBQZH1NEP8A96BB', 1795887936788),
	('led_01M8HM6D8MRB6NBYVMXT1T85G5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6D6D9NVHJ9E2P2CQC0Y7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8qON4EeWtn3O', 'call_01M8HM6D8GETBQZH1NEP8A96BB', 1795887936788),
	('led_01M8HM6DBFTNMS7R9GHXX4YN21', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6DA707KWK0WAGMZ4NWGMhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8g5BkQZJXEn5', NULL, 1795887936879),
	('led_01M8HM6DD306W114S3CMJR05CV', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6DA707KWK0WAGMZ4NWGMhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8g5BkQZJXEn5', 'call_01M8HM6DD237CM1J5X2YEWXAS9', 1795887936931),
	('led_01M8HM6DD3VV1RQSTR1AHSTYXT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6DA707KWK0WAGMZ4NWGMhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8g5BkQZJXEn5', 'call_01M8HM6DD237CM1J5X2YEWXAS9', 1795887936931),
	('led_01M8HM6DG2QPAM2AZN4NKS0MJD', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6DE8PW8CRS1SDYAHZTZPhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ulfWT8pe4kg', NULL, 1795887937026),
	('led_01M8HM6DJN5GMGNWCPPREB9W0Y', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6DE8PW8CRS1SDYAHZTZPhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ulfWT8pe4kg', 'call_01M8HM6DJMMNN9HZH3R98ZK3EG', 1795887937109),
	('led_01M8HM6DJNMDBFN33N2Z02DQQD', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6DE8PW8CRS1SDYAHZTZPhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ulfWT8pe4kg', 'call_01M8HM6DJMMNN9HZH3R98ZK3EG', 1795887937109),
	('led_01M8HM6DNHQ4VBQA0K4CR50H8Y', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6DMCK69G7DA03ATHE10HhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8gnLhONHZj35', NULL, 1795887937201),
	('led_01M8HM6DQM3VM60QN85P3BJMSQ', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6DMCK69G7DA03ATHE10HhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8gnLhONHZj35', 'call_01M8HM6DQK4KKV23K8NACSHRBW', 1795887937268),
	('led_01M8HM6DQMX09AGZSXYDSAE6YW', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6DMCK69G7DA03ATHE10HhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8gnLhONHZj35', 'call_01M8HM6DQK4KKV23K8NACSHRBW', 1795887937268),
	('led_01M8HM6DTF6W40YS4JBXWVEPTR', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6DS36DXSR88YDZRH015NhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kkG6-w7Z_Qc', NULL, 1795887937359),
	('led_01M8HM6DWXWN04KMQVQMZ83RZ2', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6DS36DXSR88YDZRH015NhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kkG6-w7Z_Qc', 'call_01M8HM6DWQJXN26DJ1C8AJNHPG', 1795887937437),
	('led_01M8HM6DWX4TENC8A8A1Q5HYVE', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6DS36DXSR88YDZRH015NhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kkG6-w7Z_Qc', 'call_01M8HM6DWQJXN26DJ1C8AJNHPG', 1795887937437),
	('led_01M8HM6E05FGTZFMHA3H6S164V', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6DZ4R4E7HXJJBR1R5S2QhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8pCEcR-7eo-a', NULL, 1795887937541),
	('led_01M8HM6E1QPNARAAP0KM02YRVJ', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6DZ4R4E7HXJJBR1R5S2QhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8pCEcR-7eo-a', 'call_01M8HM6E1MV1HR5P4J9W6TZNF2', 1795887937591),
	('led_01M8HM6E1Q8NRH8YKXYAM6WPAC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6DZ4R4E7HXJJBR1R5S2QhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8pCEcR-7eo-a', 'call_01M8HM6E1MV1HR5P4J9W6TZNF2', 1795887937591),
	('led_01M8HM6E37MRSQVD857WTQCWYT', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6E2H5BKEHK4MBW1CEEFNhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8v5kdnDUeUCJ', NULL, 1795887937639),
	('led_01M8HM6E4F801PKXR4KFJEVD4G', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6E2H5BKEHK4MBW1CEEFNhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8v5kdnDUeUCJ', 'call_01M8HM6E48WSZPYWBKEH9JATM5', 1795887937679),
	('led_01M8HM6E4FY983TY5X7JN1G266', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6E2H5BKEHK4MBW1CEEFNhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8v5kdnDUeUCJ', 'call_01M8HM6E48WSZPYWBKEH9JATM5', 1795887937679),
	('led_01M8HM6E5ZCVDGY9CDSA2YG2FE', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HM6E5A8P0K8HNVDYKGVWY0haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kH9JoFcQzVE', NULL, 1795887937727),
	('led_01M8HM6E6X438K4XXKC1SXVPNX', 'payments:held', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 90000, 'USD', 'sale', 'pay_01M8HM6E5A8P0K8HNVDYKGVWY0haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kH9JoFcQzVE', 'call_01M8HM6E6XVD0KWY8QAG35Y1TD', 1795887937757),
	('led_01M8HM6E6X0ZCGFQV9HHHKGBGH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HM6E5A8P0K8HNVDYKGVWY0haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kH9JoFcQzVE', 'call_01M8HM6E6XVD0KWY8QAG35Y1TD', 1795887937757),
	('led_01M8HM6E8C9R53KR5EZ044NEK4', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8HM6E7PB9K1QX92KPNBS8W0hYCJeogOAgGiI0MqI8oCZ_RkFN5w87oGAaIOqbcOhu5dfDrL-UDR8szuBmsi7rue', NULL, 1795887937804),
	('led_01M8HM6E9JRR6J5N93D20Y990V', 'payments:held', 'earnings:usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 1800000, 'USD', 'sale', 'pay_01M8HM6E7PB9K1QX92KPNBS8W0hYCJeogOAgGiI0MqI8oCZ_RkFN5w87oGAaIOqbcOhu5dfDrL-UDR8szuBmsi7rue', 'call_01M8HM6E9E869FJH8ZCVDDHK0X', 1795887937842),
	('led_01M8HM6E9JS86GXJCV1AJE5W6P', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8HM6E7PB9K1QX92KPNBS8W0hYCJeogOAgGiI0MqI8oCZ_RkFN5w87oGAaIOqbcOhu5dfDrL-UDR8szuBmsi7rue', 'call_01M8HM6E9E869FJH8ZCVDDHK0X', 1795887937842),
	('led_01M8HM6EBHCHC3RRVT752RD5VM', 'earnings:usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795887937905),
	('led_01M8HM6ED7AKS04EQSGWVDS7KX', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795887937959),
	('led_01M8HM6EGM89M6VQSSCS8WPJHS', 'operator:grants', 'credit:usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 9000000, 'USD', 'top_up', NULL, NULL, 1795887938068),
	('led_01M8HM6EHXAMQJ266GAPBVCM0X', 'credit:usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HM6EHW46Y0ER5A5KESTK6BhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNDOf3HWrc-U2QE_xLIJ3gCtyl44pQ', NULL, 1795887938109),
	('led_01M8HM6EHXDEP6SWXBQ0AR415X', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HM6EHW46Y0ER5A5KESTK6BhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNDOf3HWrc-U2QE_xLIJ3gCtyl44pQ', 'call_01M8HM6EHWD826XYAABC17T4RB', 1795887938109),
	('led_01M8HM6EKB31CB7XN02X8PDDMS', 'credit:usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', NULL, 1795887938155),
	('led_01M8HM6EKB6M5PWPEN8Y9S1XRH', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', 'call_01M8HM6EK94Z9JNC3XJJW8CJ14', 1795887938155),
	('led_01M8HM6ENREP29NHFS8H379F2B', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', 'call_01M8HM6EK94Z9JNC3XJJW8CJ14', 1795887938232),
	('led_01M8HM6ENR7MJFC629DT9XXFJK', 'payments:held', 'earnings:usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 2700000, 'USD', 'sale', 'pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', 'call_01M8HM6EK94Z9JNC3XJJW8CJ14', 1795887938232),
	('led_01M8HM6ENRTQZYPR7DXEXJ1JEQ', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', 'call_01M8HM6EK94Z9JNC3XJJW8CJ14', 1795887938232),
	('led_01M8HM6EQTAEZPJ3R2WEF59DKH', 'credit:usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HM6EQS57HJ2C74VGG0JQYAhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNDOf3HWrc-U2QE_xLIEdmt3V5jmtQ', NULL, 1795887938298),
	('led_01M8HM6EQT6PPC0S75QG6MCCGJ', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HM6EQS57HJ2C74VGG0JQYAhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNDOf3HWrc-U2QE_xLIEdmt3V5jmtQ', 'call_01M8HM6EQSJ7JYAFDC9W3NQNZ8', 1795887938298),
	('led_01M8HM6ETW4H20V3W2T06DS3K7', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8HM6EQS57HJ2C74VGG0JQYAhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNDOf3HWrc-U2QE_xLIEdmt3V5jmtQ', 'call_01M8HM6EQSJ7JYAFDC9W3NQNZ8', 1795887938396),
	('led_01M8HM6ETWNG27R10ZDKGSJCAC', 'payments:held', 'credit:usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 3000000, 'USD', 'refund', 'pay_01M8HM6EQS57HJ2C74VGG0JQYAhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNDOf3HWrc-U2QE_xLIEdmt3V5jmtQ', NULL, 1795887938396),
	('led_01M8HM6EYRD5ZP11KH5X15AX9R', 'provider:stripe', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 5000000, 'USD', 'top_up', 'top_01M8HM6EXBS0VWQA3BP3X8S2HK', NULL, 1795887938520),
	('led_01M8HM6F0HKB8X681548X3WMNP', 'credit:usr_01M87AKDQKZGV0FCMYY423F6Q3', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8HM6EXBS0VWQA3BP3X8S2HK', NULL, 1795887938577),
	('led_01M8HM6HF4WBS2MF5SW7RPGX0E', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8HM6HET6PRBPES13CTM98JTwOCnEogOLcqOqQjW8o6omPslAsTZAd8', NULL, 1795887941092),
	('led_01M8HM6HFNDMVC6GJXR39A7WW8', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8HM6HET6PRBPES13CTM98JTwOCnEogOLcqOqQjW8o6omPslAsTZAd8', 'call_01M8HM6HFF3KZ52HG7GAHE8NZQ', 1795887941109),
	('led_01M8HM6HJ30VFBNRQ6PDDQNJ7R', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HM6HHPZNNXTGJQ6BET45D9wNCGA4gOMWiCrfpqemdksyb6uwq3vMw', NULL, 1795887941187),
	('led_01M8HM6J4853039Z268WAG9HXY', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8HM6J3Z75RCJRQPMJ440V7GwOCnEogOLcqOqQjW8o6oAFuvBHTGEwM', NULL, 1795887941768),
	('led_01M8HM6J4X184KYNF78M9FS9WW', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8HM6J3Z75RCJRQPMJ440V7GwOCnEogOLcqOqQjW8o6oAFuvBHTGEwM', 'call_01M8HM6J4KHMAJE7TTDA3JT1XR', 1795887941789),
	('led_01M8HM6J5WBN4J3SR5NARFDCEW', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HM6J55XDEBBV3WX2Z0PGTQwNCGA4gOJcwE4TpnZHgg4uqc0KUw', NULL, 1795887941820);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8HM6CE8KSR78YW6K8VWNJQFjsCEPYgOxQFo6m3RE4U0FDsacyxx8zOhbRsyzlidG0Et_mTVa4khTzhAqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhiXrvHi_-ngw', 'credit', 'credit:0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x4985e6ed0e5746dde7412a310ad3aac19d451935', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', 1795887935944, 1795891536001, 1795887936001, NULL, NULL),
	('pay_01M87AKDZYK7CWYBHCVHDTHXSEwNCGA4gOMWiCrfpqemdkl4NXfQToUZI', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795542333438, 1795545933487, 1795542333487, NULL, NULL),
	('pay_01M87AKE2ZQMTA8QZZFN46EZ9EhNCGA4gOMWiCrfpqemdkBgGiDqm3DobuXXw6y_lA0fIn6U3ds3ukPg', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795542333535, 1795545933576, 1795542333576, NULL, NULL),
	('pay_01M87AKDZ5R6JDTPRNXBG61NPYwNCGA4gOMWiCrfpqemdkr-HZO9wa7ZQ', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795542333413, 1795543233413, NULL, NULL, NULL),
	('pay_01M8HM6BNWFG2ASZ3VWDE188DXwaCNBogOAgGiI0Mt9WpXEzPn80mCemkGaGhWJbW0aQ', 'asset', 'ast_01M8HM6BFND9BH6CZ7YD4R4YK9', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795887935164, 1795891535318, 1795887935202, NULL, NULL),
	('pay_01M8HM6BWV3EA36PBEETPJYMGYwNCGA4gOMWiCrfpqemdkwr7eIlfyvV8', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795887935387, 1795891535436, 1795887935436, NULL, NULL),
	('pay_01M8HM6C1GXY34HAMTNSH8Z2C6hNCGA4gOMWiCrfpqemdkBgGiDqm3DobuXXw6y_lA0fJw3xpUx_SnVg', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887935536, 1795891535592, 1795887935592, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887935592),
	('pay_01M8HM6C5RETRYJFBM1A5SQ2HYwNCGA4gOMXkGn8t9Omdk55dN_ZdCGEI', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795887935672, 1795891535692, 1795887935692, NULL, NULL),
	('pay_01M8HM6CA8BHZA4A1SYQFFPHXMjNCGA4gOMWiCrfpqemdkqQEe2lQhXppl8GAlRyJAkCF0P_coiUv1M0stB3GppuABh9HqDKw', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xe9edb1ec8cbb97b66941a065b2fd821447343e3d', '0xe9edb1ec8cbb97b66941a065b2fd821447343e3d', 1795887935816, 1795891535876, 1795887935876, NULL, NULL),
	('pay_01M8HM6CJCMYDYZEFD5ZYBZSAPkNCGA4gOMWiCrfpqemdkqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhH43a9AGUmGA', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x4985e6ed0e5746dde7412a310ad3aac19d451935', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', 1795887936076, 1795891536080, 1795887936080, NULL, NULL),
	('pay_01M8HM6CMXTJF1ME50491JHX7HwaCNBogOAgGiI0MpPfmRQPk3-FMuEOCBtaL0jy0MDA', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795887936157, 1795891536185, 1795887936185, NULL, NULL),
	('pay_01M8HM6CR4WW57Q4EMJ12ZM3D7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8onYLbTT3R3D', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887936260, 1795891536295, 1795887936295, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936295),
	('pay_01M8HM6DA707KWK0WAGMZ4NWGMhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8g5BkQZJXEn5', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887936839, 1795891536879, 1795887936879, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936879),
	('pay_01M8HM6CW0SYBE75QP7GKXE629haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ghvWbz4VV-2', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887936384, 1795891536416, 1795887936416, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936416),
	('pay_01M8HM6CYDDSDHB33ARQ2HGM68haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8o5J-4qnmULu', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887936461, 1795891536482, 1795887936482, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936482),
	('pay_01M8HM6D1ZGTH73NNPD795DH0DhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8jG5ZQ44VxbT', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887936575, 1795891536616, 1795887936616, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936616),
	('pay_01M8HM6D6D9NVHJ9E2P2CQC0Y7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8qON4EeWtn3O', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887936717, 1795891536748, 1795887936748, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936748),
	('pay_01M8HM6DE8PW8CRS1SDYAHZTZPhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ulfWT8pe4kg', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887936968, 1795891537026, 1795887937026, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937026),
	('pay_01M8HM6DMCK69G7DA03ATHE10HhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8gnLhONHZj35', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887937164, 1795891537201, 1795887937201, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937201),
	('pay_01M8HM6DS36DXSR88YDZRH015NhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kkG6-w7Z_Qc', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887937315, 1795891537359, 1795887937359, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937359),
	('pay_01M8HM6EHW46Y0ER5A5KESTK6BhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNDOf3HWrc-U2QE_xLIJ3gCtyl44pQ', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 1795887938108, 1795891538109, 1795887938109, 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 1795887938109),
	('pay_01M8HM6DZ4R4E7HXJJBR1R5S2QhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8pCEcR-7eo-a', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887937508, 1795891537541, 1795887937541, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937541),
	('pay_01M8HM6E2H5BKEHK4MBW1CEEFNhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8v5kdnDUeUCJ', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887937617, 1795891537639, 1795887937639, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937639),
	('pay_01M8HM6HHPZNNXTGJQ6BET45D9wNCGA4gOMWiCrfpqemdksyb6uwq3vMw', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795887941174, 1795891541187, 1795887941187, NULL, NULL),
	('pay_01M8HM6E5A8P0K8HNVDYKGVWY0haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kH9JoFcQzVE', 'asset', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887937706, 1795891537727, 1795887937727, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937727),
	('pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', 'asset', 'ast_01M8HM6AH3S816FX342KF71WXT', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 1795887938152, 1795891538232, 1795887938155, 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 1795887938155),
	('pay_01M8HM6E7PB9K1QX92KPNBS8W0hYCJeogOAgGiI0MqI8oCZ_RkFN5w87oGAaIOqbcOhu5dfDrL-UDR8szuBmsi7rue', 'asset', 'ast_01M8HM6AH3S816FX342KF71WXT', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795887937782, 1795891537804, 1795887937804, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937804),
	('pay_01M8HM6HRV52DEP595G8BPP296jNCGA4gOMWiCrfpqemdkqQEeznkBM59NZlh8WhEa6FkXOf8moWT3QLtNZFpeFokX785gtYc', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x2fad46b8baa28acd084a63573235c236a78b8aea', NULL, 1795887941403, 1795888841403, NULL, NULL, NULL),
	('pay_01M8HM6EQS57HJ2C74VGG0JQYAhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNDOf3HWrc-U2QE_xLIEdmt3V5jmtQ', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 1795887938297, 1795891538298, 1795887938298, NULL, NULL),
	('pay_01M8HM6HTH6S3HDRYP3A0RWA9EjNCGA4gOMWiCrfpqemdkqQEezS0IRoQhozTgP1QgP1MzJ2dmFT8wG5I6fSbPhysKCoPE-Fs', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x13447781b74ec61812b98f283c9960c0ce5a924b', NULL, 1795887941457, 1795888841457, NULL, NULL, NULL),
	('pay_01M8HM6HET6PRBPES13CTM98JTwOCnEogOLcqOqQjW8o6omPslAsTZAd8', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795887941082, 1795891541092, 1795887941092, NULL, NULL),
	('pay_01M8HM6J3Z75RCJRQPMJ440V7GwOCnEogOLcqOqQjW8o6oAFuvBHTGEwM', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795887941759, 1795974341768, 1795887941768, NULL, NULL),
	('pay_01M8HM6J55XDEBBV3WX2Z0PGTQwNCGA4gOJcwE4TpnZHgg4uqc0KUw', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795887941797, 1795974341820, 1795887941820, NULL, NULL),
	('pay_01M8HM6J74C2EP597GXFTJJJ44hNCGA4gOMWiCrfpqemdkBgGiDqm3DobuXXw6y_lA0fL4YTFYn0be7g', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', NULL, 1795887941860, 1795888841860, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8HM6EBH50EXP91AR7JRQ9CR', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795887937905, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8HM6EBH90031N4ZPWH6M82V', 'pob_01M8HM6EBH50EXP91AR7JRQ9CR', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795887937905, NULL),
	('pot_01M8HM6EBH34DM610SH7G4CX2Z', 'pob_01M8HM6EBH50EXP91AR7JRQ9CR', 'usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795887937905, 1795887937959);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795887937905);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M87AKDC20CGGEQ6JCSWGGQS5', 1795542333308),
	('usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 1795542333384);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8HM6EKB1XCT5KEG6WQCCP97', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', 'call_01M8HM6EK94Z9JNC3XJJW8CJ14', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8HM6AH3S816FX342KF71WXT', 'rev_01M8HM6ENRQXF51SMVNDHNKX0E', NULL, NULL, 1795887938155, 1803663938155, 1795887938232),
	('plg_01M8HM6EQTXPA0YEX4V7J76N45', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8HM6EQS57HJ2C74VGG0JQYAhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNDOf3HWrc-U2QE_xLIEdmt3V5jmtQ', 'call_01M8HM6EQSJ7JYAFDC9W3NQNZ8', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795887938298, 1803663938298, 1795887938396),
	('plg_01M8HM6EHXXVFEJY3VCCW6MQ77', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8HM6EHW46Y0ER5A5KESTK6BhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNDOf3HWrc-U2QE_xLIJ3gCtyl44pQ', 'call_01M8HM6EHWD826XYAABC17T4RB', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795887938421, 1795887938109, 1803663938109, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8HM6HM2G89P42S0HSBKFC0C', 1795887941322, 1795887956322);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8HM6FKNK0AEY4MRC9VMPE5C:20785:0', 'asset', 'ast_01M8HM6FKNK0AEY4MRC9VMPE5C', 'match:asset:ast_01M8HM6FKNK0AEY4MRC9VMPE5C:20785:0', 0, 1795887939302),
	('match:tool:city-create-tree:20785:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20785:0', 1, 1795887940884),
	('match:tool:city-list-bikes:20785:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20785:0', 1, 1795887940888),
	('match:tool:city-get-bike:20785:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20785:0', 1, 1795887940892),
	('match:tool:slow-echo:20785:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20785:0', 1, 1795887941377);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8HM6BR1JEEV5TBDFRAPPK3J', 'pay_01M8HM6BNWFG2ASZ3VWDE188DXwaCNBogOAgGiI0Mt9WpXEzPn80mCemkGaGhWJbW0aQ', 'ast_01M8HM6BFND9BH6CZ7YD4R4YK9', 'anonymous', 'given_back', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887935233, NULL, 1795887935233),
	('call_01M8HM6BZFAMVA017Q3EBKMSVG', 'pay_01M8HM6BWV3EA36PBEETPJYMGYwNCGA4gOMWiCrfpqemdkwr7eIlfyvV8', 'counted-echo', 'anonymous', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887935480, NULL, 1795887935500),
	('call_01M8HM6C4VTM0DC044VZQKGJM0', 'pay_01M8HM6C1GXY34HAMTNSH8Z2C6hNCGA4gOMWiCrfpqemdkBgGiDqm3DobuXXw6y_lA0fJw3xpUx_SnVg', 'counted-echo', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887935643, NULL, 1795887935652),
	('call_01M8HM6C6S7ATT4905GNN6P7G9', 'pay_01M8HM6C5RETRYJFBM1A5SQ2HYwNCGA4gOMXkGn8t9Omdk55dN_ZdCGEI', 'failing-echo', 'anonymous', 'given_back', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887935708, NULL, 1795887935720),
	('call_01M8HM6CAC1F34WFS0QH72WCRZ', 'pay_01M8HM6CA8BHZA4A1SYQFFPHXMjNCGA4gOMWiCrfpqemdkqQEe2lQhXppl8GAlRyJAkCF0P_coiUv1M0stB3GppuABh9HqDKw', 'counted-echo', '0xe9edb1ec8cbb97b66941a065b2fd821447343e3d', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xe9edb1ec8cbb97b66941a065b2fd821447343e3d', '0xe9edb1ec8cbb97b66941a065b2fd821447343e3d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xe9edb1ec8cbb97b66941a065b2fd821447343e3d 0xad7110b80bf28ad5f934fa28215d0cef65c975a2a6fb828061c38e04c4454fdc', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x779a81aa4f9580877dc4a308c03524b06b6ebcf6e6d7370f4b9a91962724de76402ce36c92b2d4f3a3c691daf80071938690bacac72e1021dfd5d32b63e238171c","authorization":{"from":"0xe9Edb1eC8cbB97B66941A065B2Fd821447343e3D","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795887995","nonce":"0xad7110b80bf28ad5f934fa28215d0cef65c975a2a6fb828061c38e04c4454fdc"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x6383a4e303231718bad6d63902eec898b14fec3443d91d1ba8ff13f972ff121c', '0xe9edb1ec8cbb97b66941a065b2fd821447343e3d', 0, 0, 1795887935821, NULL, 1795887935876),
	('call_01M8HM6CEGM7P1YHGCAHERC1YR', 'pay_01M8HM6CE8KSR78YW6K8VWNJQFjsCEPYgOxQFo6m3RE4U0FDsacyxx8zOhbRsyzlidG0Et_mTVa4khTzhAqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhiXrvHi_-ngw', 'credit:0x4985e6ed0e5746dde7412a310ad3aac19d451935', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, 'credit 1000000', NULL, NULL, '0x4985e6ed0e5746dde7412a310ad3aac19d451935', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x4985e6ed0e5746dde7412a310ad3aac19d451935 0xf729ac45c979dc550301298429b085908f39c308645370252d36ad4f8425e699', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x236a94943df9aed3fde42500e1933996899d6512d93cd1e8ac8ec17edaa6942b782292a1d3013084df65a0c47cae440e92cfbc39c606df73d3469ce4cf9704491c","authorization":{"from":"0x4985E6Ed0e5746Dde7412A310AD3aAc19D451935","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795887995","nonce":"0xf729ac45c979dc550301298429b085908f39c308645370252d36ad4f8425e699"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xfbc311ef6eca637cf922640ff60e947671460a674a9676c4ebc1fd8e647f4283', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', 0, 0, 1795887935956, NULL, 1795887936001),
	('call_01M8HM6CJCYHCFEJSB001Q0Y83', 'pay_01M8HM6CJCMYDYZEFD5ZYBZSAPkNCGA4gOMWiCrfpqemdkqQEe0FMpciJq8joAQTlyQCA-LIxaL1nAIVkzbVJhH43a9AGUmGA', 'counted-echo', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x4985e6ed0e5746dde7412a310ad3aac19d451935', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', 'siwx:sVMfrYEzcIAV7YXS-K6vhCcSv8ULUpS2B_ecammmtSA', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887936080, NULL, 1795887936103),
	('call_01M8HM6CPVK2GFTC2GMGFV61XB', 'pay_01M8HM6CMXTJF1ME50491JHX7HwaCNBogOAgGiI0MpPfmRQPk3-FMuEOCBtaL0jy0MDA', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'anonymous', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887936224, NULL, 1795887936224),
	('call_01M8HM6CTRZXK00E6MDADD60RF', 'pay_01M8HM6CR4WW57Q4EMJ12ZM3D7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8onYLbTT3R3D', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887936345, NULL, 1795887936345),
	('call_01M8HM6CXN2CSZSH05ZY6QFFBV', 'pay_01M8HM6CW0SYBE75QP7GKXE629haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ghvWbz4VV-2', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887936438, NULL, 1795887936438),
	('call_01M8HM6D0775WSXE765VEJW9CD', 'pay_01M8HM6CYDDSDHB33ARQ2HGM68haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8o5J-4qnmULu', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887936519, NULL, 1795887936519),
	('call_01M8HM6D4Y35SVDW2W0C159BPS', 'pay_01M8HM6D1ZGTH73NNPD795DH0DhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8jG5ZQ44VxbT', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887936671, NULL, 1795887936671),
	('call_01M8HM6D8GETBQZH1NEP8A96BB', 'pay_01M8HM6D6D9NVHJ9E2P2CQC0Y7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8qON4EeWtn3O', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887936788, NULL, 1795887936788),
	('call_01M8HM6DD237CM1J5X2YEWXAS9', 'pay_01M8HM6DA707KWK0WAGMZ4NWGMhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8g5BkQZJXEn5', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887936931, NULL, 1795887936931),
	('call_01M8HM6DJMMNN9HZH3R98ZK3EG', 'pay_01M8HM6DE8PW8CRS1SDYAHZTZPhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ulfWT8pe4kg', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887937109, NULL, 1795887937109),
	('call_01M8HM6DQK4KKV23K8NACSHRBW', 'pay_01M8HM6DMCK69G7DA03ATHE10HhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8gnLhONHZj35', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887937268, NULL, 1795887937268),
	('call_01M8HM6DWQJXN26DJ1C8AJNHPG', 'pay_01M8HM6DS36DXSR88YDZRH015NhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kkG6-w7Z_Qc', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887937437, NULL, 1795887937437),
	('call_01M8HM6E1MV1HR5P4J9W6TZNF2', 'pay_01M8HM6DZ4R4E7HXJJBR1R5S2QhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8pCEcR-7eo-a', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887937591, NULL, 1795887937591),
	('call_01M8HM6E48WSZPYWBKEH9JATM5', 'pay_01M8HM6E2H5BKEHK4MBW1CEEFNhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8v5kdnDUeUCJ', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887937679, NULL, 1795887937679),
	('call_01M8HM6E6XVD0KWY8QAG35Y1TD', 'pay_01M8HM6E5A8P0K8HNVDYKGVWY0haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kH9JoFcQzVE', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887937757, NULL, 1795887937757),
	('call_01M8HM6E9E869FJH8ZCVDDHK0X', 'pay_01M8HM6E7PB9K1QX92KPNBS8W0hYCJeogOAgGiI0MqI8oCZ_RkFN5w87oGAaIOqbcOhu5dfDrL-UDR8szuBmsi7rue', 'ast_01M8HM6AH3S816FX342KF71WXT', 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887937842, NULL, 1795887937842),
	('call_01M8HM6EHWD826XYAABC17T4RB', 'pay_01M8HM6EHW46Y0ER5A5KESTK6BhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNDOf3HWrc-U2QE_xLIJ3gCtyl44pQ', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887938109, NULL, 1795887938109),
	('call_01M8HM6EK94Z9JNC3XJJW8CJ14', 'pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', 'ast_01M8HM6AH3S816FX342KF71WXT', 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887938155, NULL, 1795887938155),
	('call_01M8HM6EQSJ7JYAFDC9W3NQNZ8', 'pay_01M8HM6EQS57HJ2C74VGG0JQYAhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNDOf3HWrc-U2QE_xLIEdmt3V5jmtQ', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 'given_back', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887938298, NULL, 1795887938298),
	('call_01M8HM6HFF3KZ52HG7GAHE8NZQ', 'pay_01M8HM6HET6PRBPES13CTM98JTwOCnEogOLcqOqQjW8o6omPslAsTZAd8', 'scan-submit', 'anonymous', 'used', 'proc_01M87AKCG18Q39KPMSF9ZBEYV2', NULL, NULL, NULL, '{"requestId":"req_01M8HM6HFFCDMQ6WN3AWXF62ZJ","data":{"id":"job_01M8HM6HFN4BPKA2FG2766259P"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887941104, NULL, 1795887941109),
	('call_01M8HM6HS169R7JFJSJ0D1HBF8', 'pay_01M8HM6HRV52DEP595G8BPP296jNCGA4gOMWiCrfpqemdkqQEeznkBM59NZlh8WhEa6FkXOf8moWT3QLtNZFpeFokX785gtYc', 'counted-echo', '0x2fad46b8baa28acd084a63573235c236a78b8aea', 'refused', 'proc_01M8HM6HM2G89P42S0HSBKFC0C', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x2fad46b8baa28acd084a63573235c236a78b8aea', '0x2fad46b8baa28acd084a63573235c236a78b8aea', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x2fad46b8baa28acd084a63573235c236a78b8aea 0x229f776e5e680d407edc5da53045e0f6fde1889f9fc24cc65d826141a3fb76a3', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x78e70563061311510afac1717a8df4c743f060b3b69b2750f59314aea5a12bcb45902144fae50921ed85bc914bb9f3728d9f02da45478c3aee311c7e7898446a1b","authorization":{"from":"0x2fad46b8BAA28ACd084a63573235C236A78B8aEA","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795888001","nonce":"0x229f776e5e680d407edc5da53045e0f6fde1889f9fc24cc65d826141a3fb76a3"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795887941409, NULL, 1795887941432),
	('call_01M8HM6HTKQ8KV86FSBEZP1P3X', 'pay_01M8HM6HTH6S3HDRYP3A0RWA9EjNCGA4gOMWiCrfpqemdkqQEezS0IRoQhozTgP1QgP1MzJ2dmFT8wG5I6fSbPhysKCoPE-Fs', 'counted-echo', '0x13447781b74ec61812b98f283c9960c0ce5a924b', 'unknown', 'proc_01M8HM6HM2G89P42S0HSBKFC0C', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x13447781b74ec61812b98f283c9960c0ce5a924b', '0x13447781b74ec61812b98f283c9960c0ce5a924b', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x13447781b74ec61812b98f283c9960c0ce5a924b 0x203e6af11fc312edf30b77e33c074fd9673052604d39abf4fcd13882514539c0', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x1a2fcd9c7457ad2892dd7f9c6661d9eb9c89466b9cb6a76c084182c8d5e6c28b27476b3aceddd284dbedf97057b448882c941781bae7a69ec31b81bf6225b6651b","authorization":{"from":"0x13447781B74Ec61812b98F283c9960c0Ce5A924b","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795888001","nonce":"0x203e6af11fc312edf30b77e33c074fd9673052604d39abf4fcd13882514539c0"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795887941465, 1795887941745, NULL),
	('call_01M8HM6J4KHMAJE7TTDA3JT1XR', 'pay_01M8HM6J3Z75RCJRQPMJ440V7GwOCnEogOLcqOqQjW8o6oAFuvBHTGEwM', 'scan-submit', 'anonymous', 'used', 'proc_01M8HM6HM2G89P42S0HSBKFC0C', NULL, NULL, NULL, '{"requestId":"req_01M8HM6J4GEV8PVEJCNGX4G0K0","data":{"id":"job_01M8HM6J4WYB4A9PW9F3H8KHKB"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887941780, NULL, 1795887941789),
	('call_01M8HM6J662C69BFCES9GRFQYF', 'pay_01M8HM6J55XDEBBV3WX2Z0PGTQwNCGA4gOJcwE4TpnZHgg4uqc0KUw', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8HM6HM2G89P42S0HSBKFC0C', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795887941834, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8HM6BR19T28C8A3P0Y5JFP9', 'file_missing', 0, 1795887935302);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8HM6BR19T28C8A3P0Y5JFP9', 'pay_01M8HM6BNWFG2ASZ3VWDE188DXwaCNBogOAgGiI0Mt9WpXEzPn80mCemkGaGhWJbW0aQ', 'call_01M8HM6BR1JEEV5TBDFRAPPK3J', 'ast_01M8HM6BFND9BH6CZ7YD4R4YK9', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 1, 'anonymous', 1795887935233, NULL),
	('rev_01M8HM6CQ0F5GKRZNETVDMAXNC', 'pay_01M8HM6CMXTJF1ME50491JHX7HwaCNBogOAgGiI0MpPfmRQPk3-FMuEOCBtaL0jy0MDA', 'call_01M8HM6CPVK2GFTC2GMGFV61XB', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 1, 'anonymous', 1795887936224, NULL),
	('rev_01M8HM6CTS7W7FPDG4XRCSC7EV', 'pay_01M8HM6CR4WW57Q4EMJ12ZM3D7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8onYLbTT3R3D', 'call_01M8HM6CTRZXK00E6MDADD60RF', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936345, NULL),
	('rev_01M8HM6CXPHPQN4YM10CK3KG0N', 'pay_01M8HM6CW0SYBE75QP7GKXE629haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ghvWbz4VV-2', 'call_01M8HM6CXN2CSZSH05ZY6QFFBV', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936438, NULL),
	('rev_01M8HM6D07X1NFY0HHVA7YQHCP', 'pay_01M8HM6CYDDSDHB33ARQ2HGM68haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8o5J-4qnmULu', 'call_01M8HM6D0775WSXE765VEJW9CD', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936519, NULL),
	('rev_01M8HM6D4ZDE5CDZ2W6ZWZXSFA', 'pay_01M8HM6D1ZGTH73NNPD795DH0DhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8jG5ZQ44VxbT', 'call_01M8HM6D4Y35SVDW2W0C159BPS', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936671, NULL),
	('rev_01M8HM6D8MA1HEGVB1RX8Z9NNK', 'pay_01M8HM6D6D9NVHJ9E2P2CQC0Y7haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8qON4EeWtn3O', 'call_01M8HM6D8GETBQZH1NEP8A96BB', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936788, NULL),
	('rev_01M8HM6DD3V7WM9QH689PNA7Y7', 'pay_01M8HM6DA707KWK0WAGMZ4NWGMhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8g5BkQZJXEn5', 'call_01M8HM6DD237CM1J5X2YEWXAS9', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887936931, NULL),
	('rev_01M8HM6DJNMR6JY8F8TEHAYCBE', 'pay_01M8HM6DE8PW8CRS1SDYAHZTZPhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8ulfWT8pe4kg', 'call_01M8HM6DJMMNN9HZH3R98ZK3EG', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937109, NULL),
	('rev_01M8HM6DQMM0XT4DVDC1Y0RYPQ', 'pay_01M8HM6DMCK69G7DA03ATHE10HhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8gnLhONHZj35', 'call_01M8HM6DQK4KKV23K8NACSHRBW', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937268, NULL),
	('rev_01M8HM6DWX0JKBTYBBVNQ3XC0Y', 'pay_01M8HM6DS36DXSR88YDZRH015NhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kkG6-w7Z_Qc', 'call_01M8HM6DWQJXN26DJ1C8AJNHPG', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937437, NULL),
	('rev_01M8HM6E1QES80YWQ4CV5JC7ZQ', 'pay_01M8HM6DZ4R4E7HXJJBR1R5S2QhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8pCEcR-7eo-a', 'call_01M8HM6E1MV1HR5P4J9W6TZNF2', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937591, NULL),
	('rev_01M8HM6E4FYXB4Y889VA0YA4N6', 'pay_01M8HM6E2H5BKEHK4MBW1CEEFNhaCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8v5kdnDUeUCJ', 'call_01M8HM6E48WSZPYWBKEH9JATM5', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937679, NULL),
	('rev_01M8HM6E6XX6GF3B52Q2S2JMMH', 'pay_01M8HM6E5A8P0K8HNVDYKGVWY0haCNBogOAgGiI0MpPfmRQPk3-FMuEOAGAaIOqbcOhu5dfDrL-UDR8kH9JoFcQzVE', 'call_01M8HM6E6XVD0KWY8QAG35Y1TD', 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 10000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937757, NULL),
	('rev_01M8HM6E9J9PBN3WMDGY9G6V4Y', 'pay_01M8HM6E7PB9K1QX92KPNBS8W0hYCJeogOAgGiI0MqI8oCZ_RkFN5w87oGAaIOqbcOhu5dfDrL-UDR8szuBmsi7rue', 'call_01M8HM6E9E869FJH8ZCVDDHK0X', 'ast_01M8HM6AH3S816FX342KF71WXT', 'usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 2000000, 200000, 'USD', 0, 'key_01M87AKDREGVQ5TZ1TSFWM1MFJ', 1795887937842, NULL),
	('rev_01M8HM6ENRQXF51SMVNDHNKX0E', 'pay_01M8HM6EK8YFGBG7C3RTT6PFT5hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNDOf3HWrc-U2QE_xLILNSoCjb523Q', 'call_01M8HM6EK94Z9JNC3XJJW8CJ14', 'ast_01M8HM6AH3S816FX342KF71WXT', 'usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 3000000, 300000, 'USD', 0, 'key_01M8HM6EFXRXDBEFJKCG2FY4P8', 1795887938232, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '2e1b64ec43b43355252aa34de873a769c24c15735229cbd177d3e3457156064c', 1795887931850);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8HM6A9XZ68M1Y9QZ19JW470', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en'),
	(2, 'ast_01M8HM6AH3S816FX342KF71WXT', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en'),
	(6, 'ast_01M8HM6FKNK0AEY4MRC9VMPE5C', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 100000, 'Sightings of quetzals in Costa Rica

Sightings of quetzals by day.

day, count', ' sight:80 quetzal:80 costa:70 rica:70 day:74 count:54', NULL);

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
	('64ad30715f21273c93646697444f741771316a7d14589ccce0319cc8c31e61ad', 'usr_00000000000000000000000000', 1795542332642, 1798134332642, 'bearer', NULL, NULL),
	('3d6676431f6c6aa60514fbbcaea147beccc4db634c266aa512ba859f5edaec08', 'usr_01M87AKDC20CGGEQ6JCSWGGQS5', 1795542332804, 1798134332804, 'bearer', NULL, NULL),
	('1d767da48cc1a920016abce00a3e108da838ff3646d751b7871342ec72ad7255', 'usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 1795542333015, 1798134333015, 'bearer', NULL, NULL),
	('943529fce03ffd16527b2814a1b1a1a89f3b4f21be1be01569b767a2c7c110af', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 1795542333172, 1798134333172, 'bearer', NULL, NULL),
	('905f4cc496cb91553d5ee60a105d8dda5bdf0cddd9ba654b0bdf12ffff136f15', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 1795887938030, 1798479938030, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('874da4ee601e030add596d9021fc5e34555213782dab76d94d128893fc630dd4', 'usr_01M8HM6FZ80J2WJY00JFX417X2', 1795887939564, 1795974339564, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795887938515);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xe9edb1ec8cbb97b66941a065b2fd821447343e3d', 9950000, 10000000, 1795887935850),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x4985e6ed0e5746dde7412a310ad3aac19d451935', 9000000, 10000000, 1795887935988);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xe9edb1ec8cbb97b66941a065b2fd821447343e3d', '0xad7110b80bf28ad5f934fa28215d0cef65c975a2a6fb828061c38e04c4454fdc', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x6383a4e303231718bad6d63902eec898b14fec3443d91d1ba8ff13f972ff121c', 1795887935850),
	('0x4985e6ed0e5746dde7412a310ad3aac19d451935', '0xf729ac45c979dc550301298429b085908f39c308645370252d36ad4f8425e699', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xfbc311ef6eca637cf922640ff60e947671460a674a9676c4ebc1fd8e647f4283', 1795887935988);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795542332486),
	('word-count', 1, 1795542332521),
	('slugify', 1, 1795542332544),
	('random-uuid', 1, 1795542332573),
	('hk-weather', 1, 1795542332593),
	('outline', 1, 1795542332612),
	('read-at-once', 1, 1795542332638),
	('scan-submit', 1, 1795542332666),
	('scan-result', 1, 1795542332689),
	('counted-echo', 1, 1795542332718),
	('city-create-tree', 1, 1795887940880),
	('city-get-bike', 1, 1795887940890),
	('city-list-bikes', 0, 1795887941054),
	('slow-echo', 1, 1795887941370),
	('failing-echo', 0, 1795887941411);

INSERT INTO farebox_fixture.tool_days VALUES
	('timestamp', 20781, 1, 0, 0, 0),
	('word-count', 20781, 1, 0, 0, 0),
	('slugify', 20781, 1, 0, 0, 0),
	('random-uuid', 20781, 1, 0, 0, 0),
	('hk-weather', 20781, 1, 1, 0, 0),
	('proxy-health', 20781, 1, 1, 0, 0),
	('outline', 20781, 1, 0, 0, 0),
	('read-at-once', 20781, 1, 0, 0, 0),
	('scan-submit', 20781, 1, 0, 0, 0),
	('scan-result', 20781, 1, 0, 0, 0),
	('counted-echo', 20781, 1, 0, 0, 0),
	('failing-echo', 20781, 1, 0, 0, 0),
	('failing-echo', 20785, 0, 0, 1, 1),
	('timestamp', 20785, 1, 0, 0, 0),
	('word-count', 20785, 1, 0, 0, 0),
	('slugify', 20785, 1, 0, 0, 0),
	('random-uuid', 20785, 1, 0, 0, 0),
	('hk-weather', 20785, 1, 1, 0, 0),
	('proxy-health', 20785, 1, 1, 0, 0),
	('outline', 20785, 1, 0, 0, 0),
	('read-at-once', 20785, 1, 0, 0, 0),
	('scan-result', 20785, 1, 0, 0, 0),
	('slow-echo', 20785, 1, 0, 0, 0),
	('city-create-tree', 20785, 1, 1, 0, 0),
	('city-get-bike', 20785, 1, 1, 0, 0),
	('city-list-bikes', 20785, 1, 1, 0, 0),
	('counted-echo', 20785, 3, 1, 6, 0),
	('scan-submit', 20785, 1, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8HM6HGFHB1XG7V7XS8YMBWN', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8HM6HGFHB1XG7V7XS8YMBWN', 'image/png', 19, 1795887941135, 1795977941135);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795542332917, 0, NULL),
	('timestamp', 'healthy', 1795887941350, 0, NULL),
	('word-count', 'healthy', 1795887941389, 0, NULL),
	('slugify', 'healthy', 1795887941410, 0, NULL),
	('random-uuid', 'healthy', 1795887941415, 0, NULL),
	('hk-weather', 'unhealthy', 1795887941419, 1, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795887941423, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795887941427, 0, NULL),
	('read-at-once', 'healthy', 1795887941429, 0, NULL),
	('scan-submit', 'healthy', 1795887941432, 0, NULL),
	('scan-result', 'healthy', 1795887941435, 1, NULL),
	('counted-echo', 'healthy', 1795887941444, 0, NULL),
	('slow-echo', 'healthy', 1795887941452, 0, NULL),
	('city-create-tree', 'unhealthy', 1795887941456, 2, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795887941477, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795887941485, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('timestamp', 1795542332302, 'healthy', NULL),
	('word-count', 1795542332535, 'healthy', NULL),
	('slugify', 1795542332581, 'healthy', NULL),
	('random-uuid', 1795542332616, 'healthy', NULL),
	('hk-weather', 1795542332658, 'unhealthy', 'upstream_failed: upstream failed'),
	('proxy-health', 1795542332708, 'unhealthy', 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 1795542332743, 'healthy', NULL),
	('read-at-once', 1795542332770, 'healthy', NULL),
	('scan-submit', 1795542332802, 'healthy', NULL),
	('scan-result', 1795542332848, 'healthy', NULL),
	('counted-echo', 1795542332877, 'healthy', NULL),
	('failing-echo', 1795542332917, 'healthy', NULL),
	('counted-echo', 1795887941073, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795887941078, 'healthy', NULL),
	('slow-echo', 1795887941452, 'healthy', NULL),
	('city-create-tree', 1795887941456, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-get-bike', 1795887941477, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-list-bikes', 1795887941485, 'unhealthy', 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8HM6HFN4BPKA2FG2766259P', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8HM6HFF3KZ52HG7GAHE8NZQ', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8HM6HGFHB1XG7V7XS8YMBWN"}]}', NULL, NULL, 1795887941109, NULL, 1795887941146, 1795974341146, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8HM6J4WYB4A9PW9F3H8KHKB', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8HM6J4KHMAJE7TTDA3JT1XR', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795887941788, NULL, NULL, 1796060741788, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20785, 4, 1),
	('counted-echo', 20785, 6, 1),
	('counted-echo', 20785, 8, 1),
	('counted-echo', 20785, 13, 1),
	('scan-submit', 20785, 27, 1),
	('counted-echo', 20785, 2, 1),
	('counted-echo', 20785, 23, 1),
	('scan-submit', 20785, 40, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795887939576, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8HM6G0KQ5D1V2QVBXE6JFC6', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:40261/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:40261"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'QRMdAn_unxAwq0vUFT87EiKpTLRhFDw1cQe9RxwQ5lSr4kMK9Zd3sXzjhoUgOC0qFdhkouDAEHQ', '["apiKey"]', 1795887940704, 'usr_00000000000000000000000000', 'farebox-verification=b93b7221cb2913316b66f900c6cc36ed452897b5', NULL, NULL, 1795887941036, NULL, 1795891540704, 1795887940704, 1795887940704, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795887935705),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795887941449),
	('scan-submit', 2, 2, 2, 0, 0, 5, 1795887941776),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795887941830);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M87AKDSFBE8H27D9FTTEFYMG', 'usr_01M87AKDQKZGV0FCMYY423F6Q3', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795542333231),
	('top_01M8HM6EGM0S2RDDKK9KWWSGB3', 'usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795887938068);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8HM6HE0VW5RMSM3XPSV3XS6', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795887941056, 1795887941056, NULL),
	('upay_01M8HM6HEAY7H96RPFF00VJRGE', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795887941056, 1795887941066, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20785, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$UuYCZjbKFgqlaH/qAVEMLA$cCaX43HB1ZCnELCr4oSV0yR8hMoFrdCje5dPpdukTmU', NULL, 1795542332183, 1795542332183, NULL, NULL, NULL, NULL),
	('usr_01M87AKDQKZGV0FCMYY423F6Q3', '18fe2eb5-b488-49ef-a338-871f5a232744@example.com', '18fe2eb5-b488-49ef-a338-871f5a232744', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$qXIYjJYGHZ+BWzShduMEvQ$AZkxiSDcREfFKhDWJNsgw3v6wH8VYG89RtoCE29LkJM', NULL, 1795542333171, 1795542333171, NULL, NULL, NULL, NULL),
	('usr_01M87AKDJPDZAFTJ5JRPHGZJMN', 'afb7ccc6-0e72-4e24-990a-b193d719fc39@example.com', 'afb7ccc6-0e72-4e24-990a-b193d719fc39', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$nnoqBedhhI80FHdkPeQkoA$dtzSMZ5zCHmNaLTXVLlhkzVNYX4FlPCQRs4/oQVAy3U', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795542333014, 1795542333391, NULL, NULL, NULL, NULL),
	('usr_01M8HM6EFDN5YAB6XPBTFM4WTC', 'd4b84774-a599-4f56-b956-10d68c45e2a3@example.com', 'd4b84774-a599-4f56-b956-10d68c45e2a3', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$ObPrAS/AZZM98S5EjQv0+A$0RLGhCnMOInC8+Rt9VSpdqrS6Zs/MAJQq6wEWHN6umw', NULL, 1795887938029, 1795887938029, NULL, NULL, NULL, NULL),
	('usr_01M87AKDC20CGGEQ6JCSWGGQS5', '6e2b957a-da5b-4354-9a7f-52b67a0e6986@example.com', '6e2b957a-da5b-4354-9a7f-52b67a0e6986', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$SH5OeXJsH1lfBMf/JMLKUA$5WEfogL5onYJoT8MZwD5T3GBz4RGCVOsRGq/e70JxCE', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795542332802, 1795542333326, NULL, NULL, NULL, NULL),
	('usr_01M8HM6FZ80J2WJY00JFX417X2', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795887939560, 1795887939560, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8HM6CM0YVBSHWSYDEZPYF1E', '0x4985e6ed0e5746dde7412a310ad3aac19d451935', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795887936128);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M8HM6FXV7RQ5FMJMXMQVGCTM', 'sig_01M8HM6F3988KACV42CZPGT8ST', 'asset', 'ast_01M8HM6FKNK0AEY4MRC9VMPE5C', '{"kind":"asset","id":"ast_01M8HM6FKNK0AEY4MRC9VMPE5C","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:37875/api/v1/assets/ast_01M8HM6FKNK0AEY4MRC9VMPE5C"}', 'waiting', 1, 1795887945422, NULL, 'address_unreachable', NULL, 1795887939515, 'match:asset:ast_01M8HM6FKNK0AEY4MRC9VMPE5C:20785:0');

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
