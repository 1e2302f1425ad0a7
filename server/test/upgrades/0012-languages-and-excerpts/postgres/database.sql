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
    CONSTRAINT ledger_balances_balance_micros_check CHECK ((balance_micros >= 0))
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
    CONSTRAINT upstream_payments_amount_micros_check CHECK ((amount_micros > 0)),
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
	('log_01M7ZQKYRG4HPKWA98JHQV5TW4', 1795287546640, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7ZQKYKFV9VSABEGHNNT2ZPH', 1),
	('log_01M7ZQKZ0HDNARFN4BWWWJYAMZ', 1795287546897, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7ZQKYTGBWY53VEZ5DZR0N01', 1),
	('log_01M8A17276DGBQRMAX9S0QJVE5', 1795633154278, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8A170MCH4EWNP5TBJG44GD3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A1720SH916WB1CDE57EVE0', 1),
	('log_01M8A172EB9J25YYA5ZM36ZRRR', 1795633154507, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8A170MCH4EWNP5TBJG44GD3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17286H1PX7CVTWE7M7B3H', 1),
	('log_01M8A173842H62T0JTMD5PA6B7', 1795633155332, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17349VHWQ9JTTVGQZCXJD', 1),
	('log_01M8A173F134S15XKKJF65EC7M', 1795633155553, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A1738ZSKR99F2GVP68HJQH', 1),
	('log_01M8A173TYWWC5KBDX4MKVEK95', 1795633155934, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A173HTC17JVPG5599XAZ91', 1),
	('log_01M8A17417ESHWJK11ND0PQWH2', 1795633156135, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A173VA9KG13100YNG75FJ8', 1),
	('log_01M8A174B8K5PMVAAX8R78R1ZB', 1795633156456, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17440JVA9DM9D8SPAN08X', 1),
	('log_01M8A174HCQP1XQF42QTJXG3GP', 1795633156652, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A174DBD4W1W89734M6AJYB', 1),
	('log_01M8A174KEWH42VG4V17TCX3JE', 1795633156718, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A174K0RECT36CX8YGT59T5', 1),
	('log_01M8A175BANJ88D58T7PYBT4DH', 1795633157482, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A174PT5NBWS68KVTBQBV8F', 1),
	('log_01M8A176RS5FMBC9RBZ1V15WW5', 1795633158937, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A176R11CFN3YQWA76TX1RM', 1),
	('log_01M8A176BM99AHNP4EPHFASQWH', 1795633158516, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A176B82DGTFCF692XVPQSY', 1),
	('log_01M8A176PXDF5FJS1N2SGXD9KD', 1795633158877, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A176JXRH206S8CSKCBN0FM', 1),
	('log_01M8A177KDAKA8S3K2MTXRVTGV', 1795633159789, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A177GVZYJBV8XVBEYY9XGW', 1),
	('log_01M8A177FM5FEAQE72NRF28V8C', 1795633159668, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A176TB8QVRF5BTA2ZFDS3S', 1),
	('log_01M8A17818X6F2NXBXVGR7Z3SR', 1795633160232, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A177SRWX459C8VVAG32TP2', 1),
	('log_01M8A178CWQ9X599YHP0730NDT', 1795633160604, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A1784189HYQKS3E9YYGNGM', 1),
	('log_01M8A178XHGXCG83FGEMG2KZW3', 1795633161137, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A178TABC14TKT6NC14RKH8', 1),
	('log_01M8A178SCD52CWGJ4D7ZK61CB', 1795633161004, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A178HM04SVH66MH65T0MC2', 1),
	('log_01M8A179TF0GFD6V6S76E15P9E', 1795633162063, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A179KBE996T2X8R7Q9RDF2', 1),
	('log_01M8A179JFFPQ8549SB5X2XRC7', 1795633161807, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17904SESCE0K2KV5S39ZD', 1),
	('log_01M8A17AGRBX6VW3GN8TRVA3VB', 1795633162776, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17A0Q5CMPJA0Q6M99TMCA', 1),
	('log_01M8A17ARRT8G8F2Z6J1EYY9HX', 1795633163032, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17AP8HYMVBFTQE95RE76T', 1),
	('log_01M8A17B4M3V0N269FG5YG27XQ', 1795633163412, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17B1PAX067MEF0A7KSVM2', 1),
	('log_01M8A17B10WRCWZ9M3D0JDEK1T', 1795633163296, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17AVFVC4NKCR8SJXHHBSD', 1),
	('log_01M8A17BM4ZXAFJF2XZ9K8AXRY', 1795633163908, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17B801GZ1171T598ZCB38', 1),
	('log_01M8A17C425PW5XCJRW66H7FM3', 1795633164418, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17BMYS4K1V230VSCQ5YJ1', 1),
	('log_01M8A17CVR20X0TE1T8MYZ8SZQ', 1795633165176, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17CHE5WY93QD1RVTMG50A', 1),
	('log_01M8A17CF9APST3SJ3PMCGPE80', 1795633164777, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17C67A686MX07XWKQ3T0C', 1),
	('log_01M8A17DFHRWVY4QT5RKS11PGR', 1795633165809, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17DC5HGCRG935KPYNEHM0', 1),
	('log_01M8A17DXV4DNJ4Y15YA38XQNR', 1795633166267, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17DWN5P4656CDPZ682CJ8', 1),
	('log_01M8A17D9XJHWZJJ8EGQ7RCH65', 1795633165629, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17D2GBXSFZJYXYMK5B2JW', 1),
	('log_01M8A17DW2FJEN8RYTE36SM19Y', 1795633166210, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17DN5WKNZ2C734ZEXPA60', 1),
	('log_01M8A17F0579CGF4VB22GSN9K6', 1795633167365, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17EKTJN9PKPP30TQY6AEZ', 1),
	('log_01M8A17EKBVQ2PY5JQ6WXK86Y2', 1795633166955, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17E3HKJ548XVX8WSYF6C2', 1),
	('log_01M8A17FAYC6QF2RMX764EA0WM', 1795633167710, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17F9CGPCPSNGWKG4TF8NH', 1),
	('log_01M8A17FRSEQXG9NG16JM8CKGZ', 1795633168153, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 'node', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17FJKDVCMRFMHBFA5X348', 1),
	('log_01M8A17F90RDBWN7DV175SK0DQ', 1795633167648, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16VB57PR6H9GX31WHYFJH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17F1YJ3WF9TR9W4STR6B6', 1),
	('log_01M8A17FHDW31QS0QQX6SFJH5Q', 1795633167917, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, NULL, 'ast_01M8A16WPXG8BHREFP2XBY7WEA', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A17FCRNNWW19FYFC10QBZ6', 1),
	('log_01M8A17KV8QJN4293FTDBJBQEP', 1795633172328, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8A17JCX8HGTB30HT3FR19Z2', NULL, 'node', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A17KKN2VMEEH0PE58D6X89', 1),
	('log_01M8A17RX2TVMN1CT7NYW276ZW', 1795633177506, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17RMQS735FCD229PFJ148', 1),
	('log_01M8A17SMWAHANM0ZAGEGR0X1G', 1795633178268, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17RXGY5QNZ0CP2HP9MBS9', 1),
	('log_01M8A17P5M9M5VNDTV85YC077Q', 1795633174708, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17NWM7XZ71A2H220EK8AE', 1),
	('log_01M8A17PD79PPVBW3PXQTSYVYH', 1795633174951, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17P5QB25V7FW76XQBAQ4G', 1),
	('log_01M8A17PHKGBTDVYY538TD98YJ', 1795633175091, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17PDAA8GC1MQZ9J50GXG7', 1),
	('log_01M8A17PQZPFATTYA1V9TMSVDR', 1795633175295, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17PHNM9732ANY6NQKNQZE', 1),
	('log_01M8A17Q35MF3C4G96QSDWV0AA', 1795633175653, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17PRGBNCRZS0CVRJF20W9', 1),
	('log_01M8A17QED6JFV1PEKKY4KRYWS', 1795633176013, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17Q4AZPWR1AZ03BP6GG0E', 1),
	('log_01M8A17QQRCMMS5FHKZXM8X393', 1795633176312, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17QEN0B00FVAAA1TWPZ3N', 1),
	('log_01M8A17R546N4ZZ0D4CZPS1GTP', 1795633176740, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17QQVW37NYHVSK1RGZGB6', 1),
	('log_01M8A17RMMTW27WWJR4CKN3KMR', 1795633177236, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A17R8785N45WN4XF7GAV1F', 1),
	('log_01M8A17SYHPRAKN2H529HWM250', 1795633178577, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8A17SP2MCPN668MTA7T2QG4', 1),
	('log_01M8A17T30BX4SY4FV1GR5ZWFR', 1795633178720, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8A17SZCD9TPGR2AYJMXNDAJ', 1),
	('log_01M8A176E0R96CEY4E2M407JHY', 1795633158592, 'call', 'delivered', 'POST', '/api/tools/:id', 200, '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A176C4TJK2EVM1DZDV5SXM', 1),
	('log_01M8A18RH573S5N38XYK75SYDN', 1795633209893, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A18R88N57R31RRS29XM6E4', 1),
	('log_01M8A18RXM1G2EKSX2VKRWHRGW', 1795633210292, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A18RJNJ8GZZX1T57NE4T4A', 1),
	('log_01M8A18TA981K7ZZD30HYVD25N', 1795633211721, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A18T25F4WJ0XZS7RD63EPN', 1),
	('log_01M8A18WMSPDBG8A8PX9MCB1FY', 1795633214105, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A18WKVES11VCFGNT133S6S', 1),
	('log_01M8A19115VBHMW499Y5GV19HX', 1795633218597, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A18XV8CSVYC2MT0CB4KSEM', 1),
	('log_01M8A19159YKAT0G3V04RRHM9X', 1795633218729, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A19159QPCFT5TVHSM1V50W', 1),
	('log_01M8A192JD50DS0VHTFC6Y5188', 1795633220173, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A1919D1H5N1TZ3E8MSZ8SD', 1),
	('log_01M8A19315B17YJQ8TMC6SRRSR', 1795633220645, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A192SXMYNGFPCX7N3Z6BJ2', 1),
	('log_01M8A193C9757CAW0F0V358R8S', 1795633221001, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A193491BW207DGB2BE4Z92', 1),
	('log_01M8A193R3JHQSXP374J59CQ0P', 1795633221379, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A193G29Y7TZGMWECYWSE88', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7ZQKYAHAC23VKB3PH8RQGA0', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', '{"topUpId":"top_01M7ZQKY9RDHFCKFGDEKWRVP0J","amountMicros":20000000,"currency":"USD","note":null}', 1795287546193),
	('act_01M8A173275KTQYZ98Q11K5RXG', 'service', 'asset.pause', 'ast_01M8A170MCH4EWNP5TBJG44GD3', '{"reason":"file_missing"}', 1795633155143),
	('act_01M8A1732EKDA80P9M89HNABA0', 'service', 'delivery.give_back', 'ast_01M8A170MCH4EWNP5TBJG44GD3', '{"reason":"file_missing","revenue_event_id":"rev_01M8A172B7VF7F4M2KMCR77V3W","payment_id":"pay_01M8A1720SH916WB1CDE57EVE0","amount":"0.10","lost":"0.00"}', 1795633155150),
	('act_01M8A176H2QDNPQSX0Q40F13D9', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', '{"refundId":"rfd_01M8A176GK4TKWTYBX3H901TED","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795633158690),
	('act_01M8A17G1J3Y5XRZ0RT2T01T02', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8A17FX0Z9G698ZCFK7WWN0T', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795633168434),
	('act_01M8A17HH8C91Y9K0N4TBMEN63', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8A17FX01F07QJXE376RFQYR', '{"reference":"wire 17","batchId":"pob_01M8A17FX0Z9G698ZCFK7WWN0T","ownerId":"usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C","amountMicros":1080000}', 1795633169960),
	('act_01M8A17JFNYW4JMT6T5CCYQRDX', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', '{"topUpId":"top_01M8A17JESWYGV3T3HYFX94FWP","amountMicros":9000000,"currency":"USD","note":null}', 1795633170933),
	('act_01M8A17NFAA00N06PWXC2SMJVS', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', '{"topUpId":"top_01M8A17N0YWP93XW32A0DCSEHQ","refundId":"rfd_01M8A17NE8QMVYRPYZGFX809NY","amountMicros":2000000,"currency":"USD"}', 1795633173994),
	('act_01M8A17X7WCG6RCDE0TG8DGVHM', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8A17X7G6Q2QFKNGPP8MXRWR', '{"role":"owner","hasPassword":false}', 1795633181948),
	('act_01M8A17XCJYNR9AZ7PQFA7ST6J', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795633182098),
	('act_01M8A18DCSZWKC9NDEC95V6ZJ0', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8A17XJ4Z2YFJARWJ1G931CM', '{"kind":"openapi","name":"city","tools":3}', 1795633198489),
	('act_01M8A18EZ9N7V5320K5ST54GBW', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795633200105),
	('act_01M8A18F0MMGBMG0TF8SHKYJHX', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795633200148),
	('act_01M8A18F0V6J1000TDT6ZND253', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795633200155),
	('act_01M8A18Q4GR2VNH527MCN4TRQV', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795633208464);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7ZQKVWWQ1AR6P5ZQY4VZ5GE', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'agent', '35814959b65384a7d13101c10f7713062b097414b1ae84f160da01728260db3e', 'fbk_arjw', NULL, NULL, NULL, NULL, 0, 0, 0, 1795287543708, NULL, NULL),
	('key_01M7ZQKXKYDHHSR72A57EXT460', 'usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 'agent', 'f13893f581f10fcdb44587615e594756e161fbe528f8ca79727adf3d3c3fa9d2', 'fbk_NTRc', NULL, NULL, NULL, NULL, 0, 0, 0, 1795287545470, NULL, NULL),
	('key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'agent', '1bec17b4a57dbf0c6e19adced6ef635f005754085c65183977257442ae76dacc', 'fbk_Ao2J', NULL, NULL, NULL, NULL, 20782, 3250000, 3250000, 1795287546079, NULL, NULL),
	('key_01M8A17JCX8HGTB30HT3FR19Z2', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 'agent', 'ac5b461650cbb0f94fcfb6f88e1ed3beb244d4c3265ad6ec78e434bd9a358092', 'fbk_s-R4', NULL, NULL, NULL, NULL, 20782, 6000000, 6000000, 1795633170845, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A16VQJJ9KR7YKQBQB78BWT', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795633147237, 1795633147237, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8A16XYVZTD3N9N5FRY743CH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8A16Y2XP8WEYCEQ284KNVH7', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795633149915, 1795633150776, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8A16Z6XPM2T58CHHX2TGRJF', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8A16ZMAWB6CMZK71CRT44JT', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795633151197, 1795633152412, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8A170MCH4EWNP5TBJG44GD3', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A170X23RTMVG9Y2HDRT9YT', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795633152652, 1795633154980, 'file_missing', 1795633154980, NULL, 'en', NULL),
	('ast_01M8A16WPXG8BHREFP2XBY7WEA', 'usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A16WZ83GVRX22QZS4SR6FB', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795633148637, 1795633148637, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8A17T7HWHYNE7EKFKYF2442', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A17TB8B65W16TNYHD54TKP', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795633178865, 1795633178865, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', '0FE4lQilESdLAci1zs8qoEfQ40ypEVwB', 1795633177649, 1795633178249, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8A17NE8QMVYRPYZGFX809NY', 'top_01M8A17N0YWP93XW32A0DCSEHQ', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795633173960, 1795633174136, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8A17N0YWP93XW32A0DCSEHQ', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', NULL, 5000000, 'USD', 'http://127.0.0.1:38841/docs#credit', 'http://127.0.0.1:38841/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795633173534, 1795640373534, 1795633173744, NULL),
	('top_01M8A17NRKQS7GSS875YM7DA1W', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', NULL, 5000000, 'USD', 'http://127.0.0.1:38841/docs#credit', 'http://127.0.0.1:38841/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795633174291, 1795640374291, NULL, 1795633774291);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1000000, 'http://127.0.0.1:49150/hook', 'JJU0NRHYAUYvDZu8BcefE5sFVNDKKRvuo0MlDQ4Uqo7N8w09hvbzgpoXqWD2Ez2s7NT7y6YBfZEJ5xyWMU0UL5Q_TxtQuiQCkaa8GMZS', 1795633173383, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8A176865YMYT0DWSN62MVTK', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'pay_01M8A1763S4NBHWDV09M4ERJQ5jsCEPYgOxQFo6m3RE4VmGU00ZSAaykGBGpR5dHLgXwlgmEC8KA94gThAqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxhWuoJ6Z97Ms', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795633158406);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8A17NWNCJFZWDZX115Y0KKM', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8A17NWM7XZ71A2H220EK8AE', 1795633174421),
	('sig_01M8A17P6CRW1YKPD0NEN87V2F', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8A17P5QB25V7FW76XQBAQ4G', 1795633174732),
	('sig_01M8A17PDAZ6NEHJB45AVDZY06', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8A17PDAA8GC1MQZ9J50GXG7', 1795633174954),
	('sig_01M8A17PHP5TSWJ8AWBGD2RA39', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8A17PHNM9732ANY6NQKNQZE', 1795633175094),
	('sig_01M8A17PRHD7C00CF7QV6KT97H', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8A17PRGBNCRZS0CVRJF20W9', 1795633175313),
	('sig_01M8A17Q4GGSGX53PEG6RSGDZB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8A17Q4AZPWR1AZ03BP6GG0E', 1795633175696),
	('sig_01M8A17QEPKNAGTTJ6YEVFY4WS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8A17QEN0B00FVAAA1TWPZ3N', 1795633176022),
	('sig_01M8A17QSC66EJP7F1M9FAKSYR', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8A17QQVW37NYHVSK1RGZGB6', 1795633176364),
	('sig_01M8A17R8VXPPHN514NRF62SSS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8A17R8785N45WN4XF7GAV1F', 1795633176859),
	('sig_01M8A17RMQ4QBR6AYP9C15DB36', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8A17RMQS735FCD229PFJ148', 1795633177239),
	('sig_01M8A17RXHY9G049233AFMM122', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8A17RXGY5QNZ0CP2HP9MBS9', 1795633177521),
	('sig_01M8A17SP3FA7NZ4TC52T0EQTN', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8A17SP2MCPN668MTA7T2QG4', 1795633178307),
	('sig_01M8A17SZD2M2MC7JG2P5WAG54', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8A17SZCD9TPGR2AYJMXNDAJ', 1795633178605);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8A17NWNCJFZWDZX115Y0KKM', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'YTLWUZ-RTpWNd5crj8RpxUqt_anxo_do1Fu9ZF4RSkqbnygpzvWTtbPC1BlRMqKplQ9m_T275skxeNTDa-oynOSDcfAM4ZiRrpIR3E6C', 'sightings of quetzals in Costa Rica', 'dataset', 1795633174453, 1803409174453, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17P6CRW1YKPD0NEN87V2F', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'AWzm6TatNkk525Xe9-pg7SIeC-n24fnZHRTGFzjbPzjcCrMp-ygv-DbRlW7KzVKEDkiaHw9yHjatQa97Jr315LdW4lXIcX3uuGeQYwbJ', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795633174774, 1803409174774, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17PDAZ6NEHJB45AVDZY06', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Q9bNyh6dg9YiDSUri8gVMkeynheH3f3E5IYh3siYu1xGpdB0Hun334W6a7Am7MxgTP2ML3V4N6kObpC9kJzODqIefcne2BOolgzu464K', 'snow depths of the Alps', 'dataset', 1795633174968, 1803409174968, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17PHP5TSWJ8AWBGD2RA39', 'http://127.0.0.1:49150/hook', '127.0.0.1', '4g5yMzzC5Kq99vQyA0OUOQlzo4tHCFOTXJwmsIGHIREIZXR7nqIgCCI3H7X4-BU8lfpGY1YrElo8HPLTu0181m191kXzltch_TrEW5su', 'snow depths of the Andes', 'dataset', 1795633175118, 1803409175118, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17PRHD7C00CF7QV6KT97H', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ws0ExD338JgxQq6B1kYtEVBQ3R3c41A-DQUbMt8113vP8P3qh-wDHNSvdmiytRGSILIsVsrNg0Pxpu_tVhRV_y2jzqlAL2d2yDucqaVX', 'snow depths of the Atlas', 'dataset', 1795633175324, 1803409175324, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17Q4GGSGX53PEG6RSGDZB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ece0OIIVWJayLR-2yJnCOYYK-JJXYcUfi5eajzxFG4Jk7HMgn-zVa_hk48JtBzjSds2nE67WjsqESjhDwDyLFeu8Dv4vHnvljOYmFe8u', 'snow depths of the Carpathians', 'dataset', 1795633175702, 1803409175702, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17QEPKNAGTTJ6YEVFY4WS', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'TAF0xB3CDw97sM28qEYaEUp-8TH8lyNHvKL0nlQPd1KLnPFjISe430jUnua6_jVKICp2qi9q7nzyp6YxltqxteOJyEN77Oi1iOEcYAZR', 'snow depths of the Caucasus', 'dataset', 1795633176047, 1803409176047, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17QSC66EJP7F1M9FAKSYR', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'z1VKkuoKs29EOQ8wxw53fV4UWhN4SsJ1jOmTllzLmf_EAIPG0y6eQqQ2wmNE_qcU5bFrwmESXrlvKktGpJ4_3IqsHRPmInDjP3JpLux9', 'snow depths of the Dolomites', 'dataset', 1795633176396, 1803409176396, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17R8VXPPHN514NRF62SSS', 'http://127.0.0.1:49150/hook', '127.0.0.1', '7i3IP50CwZpa8MHDsFLW6cr1lfkT_r53c84dG0xcABCKHaQi7HBn4xQuysNPDsqY56uJoM7g1kkeDRZw3J3fLVeSRirbYflCtHMarW4Q', 'snow depths of the Pyrenees', 'dataset', 1795633176932, 1803409176932, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A17RMQ4QBR6AYP9C15DB36', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'AZRbKpkk-URByhcflNbyKMCcDhwSjVg6f1bwdQmIopFmMN-Xs_gzEl4ZNbu1e-yEjDLVZ57W-Z9LessRh3h59tFt11VWgW1ET9BxEUQg', 'snow depths of the Rockies', 'dataset', 1795633177278, 1803409177278, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8A17XBHZHCG2WQR9GM6ENBD', 'timestamp', 30000, 1795633182065, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'staff', 1795633211204);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'staff', 'anna', '', 1795633211204);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7ZQKQ29CKC2YFMYGBSN0MZV', 1795287538988);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8A17XJ4Z2YFJARWJ1G931CM', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:41473/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'T4vIBLCu87t03XOuWchIE2gNPUcHhtzsgtmlmL-4V1c', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795633199838, NULL, NULL, NULL, 1795633197989, 1795633197988, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8A17XJ4Z2YFJARWJ1G931CM', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:41473/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'nSUGQGKlYHpHo1cDe-ga5ddr_rM21BAeJ-KZ5UAqSJc', 10000, 'published', 'called with its example', 0, 1795633200106, NULL, NULL, NULL, 1795633197989, 1795633197988, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8A17XJ4Z2YFJARWJ1G931CM', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:41473/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'J4d5jwziC03wa7VfTikXq8U-aLHlTmUcfY_r3PyFGq4', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795633200128, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:41473/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'PV9TaQbAsfe-PteFSWuLy27BAq7m9lquNKtsU9iCIOI', 1795633197990, 1795633197988, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M8A16VB57PR6H9GX31WHYFJH:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A16VB57PR6H9GX31WHYFJH"},"run":"match:asset:ast_01M8A16VB57PR6H9GX31WHYFJH:20782:0","cursor":null}', 'done', 1795633147829, 1, 8, NULL, NULL, NULL, 1795633147829, 1795633148395),
	('match:asset:ast_01M8A16WPXG8BHREFP2XBY7WEA:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A16WPXG8BHREFP2XBY7WEA"},"run":"match:asset:ast_01M8A16WPXG8BHREFP2XBY7WEA:20782:0","cursor":null}', 'done', 1795633149104, 1, 8, NULL, NULL, NULL, 1795633149104, 1795633149953),
	('match:asset:ast_01M8A16XYVZTD3N9N5FRY743CH:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A16XYVZTD3N9N5FRY743CH"},"run":"match:asset:ast_01M8A16XYVZTD3N9N5FRY743CH:20782:0","cursor":null}', 'done', 1795633150272, 1, 8, NULL, NULL, NULL, 1795633150272, 1795633151160),
	('match:asset:ast_01M8A16Z6XPM2T58CHHX2TGRJF:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A16Z6XPM2T58CHHX2TGRJF"},"run":"match:asset:ast_01M8A16Z6XPM2T58CHHX2TGRJF:20782:0","cursor":null}', 'done', 1795633151834, 1, 8, NULL, NULL, NULL, 1795633151834, 1795633152376),
	('match:asset:ast_01M8A170MCH4EWNP5TBJG44GD3:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A170MCH4EWNP5TBJG44GD3"},"run":"match:asset:ast_01M8A170MCH4EWNP5TBJG44GD3:20782:0","cursor":null}', 'done', 1795633153510, 1, 8, NULL, NULL, NULL, 1795633153510, 1795633154725),
	('tell_sellers:plg_01M8A17KC9DSPQPJ0VB72618ZE', 'tell_sellers', '{"pledgeId":"plg_01M8A17KC9DSPQPJ0VB72618ZE"}', 'done', 1795633172013, 1, 8, NULL, NULL, NULL, 1795633172013, 1795633172867),
	('tell_sellers:plg_01M8A17JX25QKY8CKDD5AQQ1ZA', 'tell_sellers', '{"pledgeId":"plg_01M8A17JX25QKY8CKDD5AQQ1ZA"}', 'done', 1795633171712, 1, 8, NULL, NULL, NULL, 1795633171712, 1795633173064),
	('tell_sellers:plg_01M8A17MAWN1GQX022TN0ABTG8', 'tell_sellers', '{"pledgeId":"plg_01M8A17MAWN1GQX022TN0ABTG8"}', 'done', 1795633173020, 1, 8, NULL, NULL, NULL, 1795633173020, 1795633174162),
	('job_01M8A17S3B1S2Z87DJ0AHBDMY7', 'challenge_callbacks', '{}', 'done', 1795633177707, 1, 8, NULL, NULL, NULL, 1795633177707, 1795633178268),
	('match:asset:ast_01M8A17T7HWHYNE7EKFKYF2442:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A17T7HWHYNE7EKFKYF2442"},"run":"match:asset:ast_01M8A17T7HWHYNE7EKFKYF2442:20782:0","cursor":null}', 'done', 1795633179204, 1, 8, NULL, NULL, NULL, 1795633179204, 1795633181864),
	('job_01M8A17Y68VGDVXQTBMREB7CH4', 'notify_watch', '{}', 'waiting', 1795633242789, 0, 8, NULL, NULL, NULL, 1795633182920, NULL),
	('job_01M8A17X4CQ29MG4WYH6HMQ868', 'notify_watch', '{}', 'done', 1795633181836, 1, 8, NULL, NULL, NULL, 1795633181836, 1795633183324),
	('job_01M8A183XH9HTFA6VJQ5ZCSQKJ', 'notify_watch', '{}', 'waiting', 1795633248754, 0, 8, NULL, NULL, NULL, 1795633188785, NULL),
	('job_01M8A18410WT0J4G3EA0MVTYAE', 'notify_watch', '{}', 'waiting', 1795633518552, 0, 8, NULL, NULL, NULL, 1795633188896, NULL),
	('job_01M8A17YCHFP7BPPGR2N8XCWYD', 'notify_watch', '{}', 'done', 1795633188415, 1, 8, NULL, NULL, NULL, 1795633183121, 1795633188954),
	('match:tool:city-create-tree:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20782:0","cursor":null}', 'done', 1795633200200, 1, 8, NULL, NULL, NULL, 1795633200200, 1795633201044),
	('match:tool:city-get-bike:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20782:0","cursor":null}', 'done', 1795633200182, 1, 8, NULL, NULL, NULL, 1795633200182, 1795633201126),
	('match:tool:city-list-bikes:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20782:0","cursor":null}', 'done', 1795633200188, 1, 8, NULL, NULL, NULL, 1795633200188, 1795633201243),
	('work_tool_job:job_01M8A18RRKKPXM6QZSZNCCZK0H', 'work_tool_job', '{"jobId":"job_01M8A18RRKKPXM6QZSZNCCZK0H"}', 'done', 1795633210260, 1, 1000, NULL, NULL, NULL, 1795633210260, 1795633211004),
	('match:tool:slow-echo:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20782:0","cursor":null}', 'done', 1795633216006, 1, 8, NULL, NULL, NULL, 1795633216006, 1795633217819),
	('work_tool_job:job_01M8A1936P0KF0S35R91WH9VX0', 'work_tool_job', '{"jobId":"job_01M8A1936P0KF0S35R91WH9VX0"}', 'running', 1795633220929, 1, 1000, 1795640721095, 'proc_01M8A18TZ4AV0QRA7NW6680S8D', NULL, 1795633220929, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'USD', 550000),
	('test:earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'USD', 90000),
	('earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'USD', 0),
	('earnings:usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 'USD', 2700000),
	('credit:usr_01M8A17J8YCKNVABXWXFKC1DRA', 'USD', 3000000),
	('credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7ZQKY9RXAMK34ZAPWT502WC', 'operator:grants', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 20000000, 'USD', 'top_up', NULL, NULL, 1795287546168),
	('led_01M7ZQKYPJ04S7A4CS2ZBP1479', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7ZQKYKFV9VSABEGHNNT2ZPHwNCGA4gOMWiCrfpqemdkaQO3SlkJBg8', NULL, 1795287546578),
	('led_01M7ZQKYXM9DM9FP7N75Q6TJDH', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7ZQKYTGBWY53VEZ5DZR0N01hNCGA4gOMWiCrfpqemdkBgGh_3n43yj-_MaUKQxeLd6K06ojmTL_eQ', NULL, 1795287546804),
	('led_01M8A16V180M44QPV88HJ6J4WM', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7ZQKYKFV9VSABEGHNNT2ZPHwNCGA4gOMWiCrfpqemdkaQO3SlkJBg8', NULL, 1795633146920),
	('led_01M8A16V18DT28TW5HJHM2GTZJ', 'payments:held', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 50000, 'USD', 'refund', 'pay_01M7ZQKYTGBWY53VEZ5DZR0N01hNCGA4gOMWiCrfpqemdkBgGh_3n43yj-_MaUKQxeLd6K06ojmTL_eQ', NULL, 1795633146920),
	('led_01M8A1725AW113S71YD9AJE2JE', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A1720SH916WB1CDE57EVE0waCNBogOAgGiFBOCjIkdyti6XKBCQaMO9UD5ZcEGOQ', NULL, 1795633154218),
	('led_01M8A172B7BCF35VVJBVAG1N12', 'payments:held', 'test:earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A1720SH916WB1CDE57EVE0waCNBogOAgGiFBOCjIkdyti6XKBCQaMO9UD5ZcEGOQ', 'call_01M8A172AX4V06PRG7YR3CCD98', 1795633154407),
	('led_01M8A172B727MR8GJ33Q1ZDDHD', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A1720SH916WB1CDE57EVE0waCNBogOAgGiFBOCjIkdyti6XKBCQaMO9UD5ZcEGOQ', 'call_01M8A172AX4V06PRG7YR3CCD98', 1795633154407),
	('led_01M8A172TM1CG658V5TQE1FBCB', 'test:earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8A1720SH916WB1CDE57EVE0waCNBogOAgGiFBOCjIkdyti6XKBCQaMO9UD5ZcEGOQ', 'call_01M8A172AX4V06PRG7YR3CCD98', 1795633154900),
	('led_01M8A172TM6MZGBCK74XF4AX1N', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8A1720SH916WB1CDE57EVE0waCNBogOAgGiFBOCjIkdyti6XKBCQaMO9UD5ZcEGOQ', 'call_01M8A172AX4V06PRG7YR3CCD98', 1795633154900),
	('led_01M8A1736QF5A9TH6SZZDJ8RHC', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A17349VHWQ9JTTVGQZCXJDwNCGA4gOMWiCrfpqemdkpmYixSnx3hg', NULL, 1795633155287),
	('led_01M8A173D87ZQG3QYYB23283W5', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A17349VHWQ9JTTVGQZCXJDwNCGA4gOMWiCrfpqemdkpmYixSnx3hg', 'call_01M8A1739R1CS73MTPQCPESGAW', 1795633155496),
	('led_01M8A173PF43TFGRQP25GACZGM', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A173HTC17JVPG5599XAZ91hNCGA4gOMWiCrfpqemdkBgGh_3n43yj-_MaUKQxeLd7veIBWAAB-cA', NULL, 1795633155791),
	('led_01M8A17406009WFGCXM6AXB5GM', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A173HTC17JVPG5599XAZ91hNCGA4gOMWiCrfpqemdkBgGh_3n43yj-_MaUKQxeLd7veIBWAAB-cA', 'call_01M8A173X2CWM26ZYQ0V8FPA1K', 1795633156102),
	('led_01M8A1748G6MTHMSNKETKYGWPT', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A17440JVA9DM9D8SPAN08XwNCGA4gOMXkGn8t9OmdkYyfegPgwAx0', NULL, 1795633156368),
	('led_01M8A1759S3VP8MBW85H1Y8MV6', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A174T4003FV9T4JQCM13WYjNCGA4gOMWiCrfpqemdkqQEe03I9TYpTxGx8P_t4gDQ2X61mYEFcGuU5j0zxeQf6jWjS0IU', NULL, 1795633157433),
	('led_01M8A1759SQJC4NASS7ZAWAS0C', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A174T4003FV9T4JQCM13WYjNCGA4gOMWiCrfpqemdkqQEe03I9TYpTxGx8P_t4gDQ2X61mYEFcGuU5j0zxeQf6jWjS0IU', 'call_01M8A174W4BNGJ49WZJCMY6SVT', 1795633157433),
	('led_01M8A17686CG9WXYK4R65R10DW', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8A1763S4NBHWDV09M4ERJQ5jsCEPYgOxQFo6m3RE4VmGU00ZSAaykGBGpR5dHLgXwlgmEC8KA94gThAqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxhWuoJ6Z97Ms', NULL, 1795633158406),
	('led_01M8A17686D7RSB7N53QT1SD9N', 'payments:held', 'test:credit:0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 1000000, 'USD', 'top_up', 'pay_01M8A1763S4NBHWDV09M4ERJQ5jsCEPYgOxQFo6m3RE4VmGU00ZSAaykGBGpR5dHLgXwlgmEC8KA94gThAqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxhWuoJ6Z97Ms', 'call_01M8A1764N3YBNBW6CVHWKKF4X', 1795633158406),
	('led_01M8A176CJPWHFZYWYR73PDACT', 'test:credit:0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A176CHVF56JHBF5MGNF6EPkNCGA4gOMWiCrfpqemdkqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxBGVRQufIpVM', NULL, 1795633158546),
	('led_01M8A176DPS2RR8PW4HH1XBG1P', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A176CHVF56JHBF5MGNF6EPkNCGA4gOMWiCrfpqemdkqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxBGVRQufIpVM', 'call_01M8A176CHVTZ2KTZRW5FN23SM', 1795633158582),
	('led_01M8A176GK4A166B5BP6N845YZ', 'test:credit:0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8A176GK4TKWTYBX3H901TED', NULL, 1795633158675),
	('led_01M8A176NY15PYJX2HEYMWY245', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A176JXRH206S8CSKCBN0FMwaCNBogOAgGiFBNtZT2waKYdGHkfPlGgghyMufijEA', NULL, 1795633158846),
	('led_01M8A176R5H25CHZS9X952R7NP', 'payments:held', 'test:earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A176JXRH206S8CSKCBN0FMwaCNBogOAgGiFBNtZT2waKYdGHkfPlGgghyMufijEA', 'call_01M8A176R4DGXDVGMD6ZZX4DR7', 1795633158917),
	('led_01M8A176R5MH0T5Q612HDDV0V3', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A176JXRH206S8CSKCBN0FMwaCNBogOAgGiFBNtZT2waKYdGHkfPlGgghyMufijEA', 'call_01M8A176R4DGXDVGMD6ZZX4DR7', 1795633158917),
	('led_01M8A1776GPMKSDRB2T0HXJM94', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A176TB8QVRF5BTA2ZFDS3ShaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3knrAqJRVwbM', NULL, 1795633159376),
	('led_01M8A177HS9XMKSDYFQBASV6KJ', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A176TB8QVRF5BTA2ZFDS3ShaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3knrAqJRVwbM', 'call_01M8A177HFC8XJ6C2YW963A1NJ', 1795633159737),
	('led_01M8A177HSJN52TGB6DM554AZS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A176TB8QVRF5BTA2ZFDS3ShaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3knrAqJRVwbM', 'call_01M8A177HFC8XJ6C2YW963A1NJ', 1795633159737),
	('led_01M8A177X69Q6Z45T5F5EE5XAS', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A177SRWX459C8VVAG32TP2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3tnQqoPnDX_j', NULL, 1795633160102),
	('led_01M8A1786138A4EZX7S5QGTM8E', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A177SRWX459C8VVAG32TP2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3tnQqoPnDX_j', 'call_01M8A1785C7AJY3W6NHWKGAJEN', 1795633160385),
	('led_01M8A17861W2HTKHM3TFG3B3NN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A177SRWX459C8VVAG32TP2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3tnQqoPnDX_j', 'call_01M8A1785C7AJY3W6NHWKGAJEN', 1795633160385),
	('led_01M8A178PFHT4JS5KN1B9FQD31', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A178HM04SVH66MH65T0MC2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3odOJBE--GrB', NULL, 1795633160911),
	('led_01M8A178VS37KHHR8MNYDJ4SZB', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A178HM04SVH66MH65T0MC2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3odOJBE--GrB', 'call_01M8A178VNYGS0QWN1JGDW0KTC', 1795633161081),
	('led_01M8A178VSXK262CQHW86E2XFH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A178HM04SVH66MH65T0MC2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3odOJBE--GrB', 'call_01M8A178VNYGS0QWN1JGDW0KTC', 1795633161081),
	('led_01M8A1799W4C2JAVGEKZGYV5QN', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17904SESCE0K2KV5S39ZDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3jElgE-QAOPM', NULL, 1795633161532),
	('led_01M8A179N4887YBQAFY1WBHGQA', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17904SESCE0K2KV5S39ZDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3jElgE-QAOPM', 'call_01M8A179MVPWFRHS209GTBC61B', 1795633161892),
	('led_01M8A179N4NRY8ADMFW6VXQRS7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17904SESCE0K2KV5S39ZDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3jElgE-QAOPM', 'call_01M8A179MVPWFRHS209GTBC61B', 1795633161892),
	('led_01M8A17AAN22776P70AXQ9DQSM', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17A0Q5CMPJA0Q6M99TMCAhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3q8t8MaswS9L', NULL, 1795633162581),
	('led_01M8A17EZPK6A3FDPH6MSQ1EZS', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17E3HKJ548XVX8WSYF6C2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kdVLXTlUCKW', 'call_01M8A17EZH0D64BNZ47CAR6961', 1795633167350),
	('led_01M8A17EZPKM91PQ7ANASDPRQJ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17E3HKJ548XVX8WSYF6C2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kdVLXTlUCKW', 'call_01M8A17EZH0D64BNZ47CAR6961', 1795633167350),
	('led_01M8A17AR0KMHD4V03DHZP7TWK', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17A0Q5CMPJA0Q6M99TMCAhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3q8t8MaswS9L', 'call_01M8A17AQZPM9QVDFG41KC37C2', 1795633163008),
	('led_01M8A17AR0059AG6DC4REP1E23', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17A0Q5CMPJA0Q6M99TMCAhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3q8t8MaswS9L', 'call_01M8A17AQZPM9QVDFG41KC37C2', 1795633163008),
	('led_01M8A17AZP5RGZA7M31Z2DYBCE', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17AVFVC4NKCR8SJXHHBSDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3sBXzM-JvOeB', NULL, 1795633163254),
	('led_01M8A17B3JQRB99R0R5C629EPF', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17AVFVC4NKCR8SJXHHBSDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3sBXzM-JvOeB', 'call_01M8A17B39BN0ACMSJ12J229K8', 1795633163378),
	('led_01M8A17B3JYSR45TQ5JY4YNYPB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17AVFVC4NKCR8SJXHHBSDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3sBXzM-JvOeB', 'call_01M8A17B39BN0ACMSJ12J229K8', 1795633163378),
	('led_01M8A17BE2ZS6K8XTS1SGYGZYT', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17B801GZ1171T598ZCB38haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3mLvMeGOElmy', NULL, 1795633163714),
	('led_01M8A17JESQ9GZP33X3W59NCPC', 'operator:grants', 'credit:usr_01M8A17J8YCKNVABXWXFKC1DRA', 9000000, 'USD', 'top_up', NULL, NULL, 1795633170905),
	('led_01M8A17C0G2QJ31P8CY2QDQHSJ', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17B801GZ1171T598ZCB38haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3mLvMeGOElmy', 'call_01M8A17BZC3XG429N9W0XT8RDW', 1795633164304),
	('led_01M8A17C0GN6J7JKXKF27581ZM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17B801GZ1171T598ZCB38haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3mLvMeGOElmy', 'call_01M8A17BZC3XG429N9W0XT8RDW', 1795633164304),
	('led_01M8A17CBXDW5MD8V1ED5P1X8S', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17C67A686MX07XWKQ3T0ChaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kDQc5QEjGtI', NULL, 1795633164669),
	('led_01M8A17CPGQDH627ZDZYMQHB3C', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17C67A686MX07XWKQ3T0ChaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kDQc5QEjGtI', 'call_01M8A17CP4KSCYYXZZ2TXRB7KV', 1795633165008),
	('led_01M8A17CPGHFMSWC26NN7R4JXX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17C67A686MX07XWKQ3T0ChaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kDQc5QEjGtI', 'call_01M8A17CP4KSCYYXZZ2TXRB7KV', 1795633165008),
	('led_01M8A17DV1XC5489PHDA2E3H2H', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17DN5WKNZ2C734ZEXPA60haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kWGMDzlei_5', NULL, 1795633166177),
	('led_01M8A17DXK4H15BB3NQ4KXV7D1', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17DN5WKNZ2C734ZEXPA60haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kWGMDzlei_5', 'call_01M8A17DX8VXND77MERWEQHTNK', 1795633166259),
	('led_01M8A17DXKX70N9ZAM0FFB4WRZ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17DN5WKNZ2C734ZEXPA60haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kWGMDzlei_5', 'call_01M8A17DX8VXND77MERWEQHTNK', 1795633166259),
	('led_01M8A17EART1GY3Q9FG2V9HA2R', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17E3HKJ548XVX8WSYF6C2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kdVLXTlUCKW', NULL, 1795633166680),
	('led_01M8A17F4KGCBPR7MJDVRD1HRR', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17F1YJ3WF9TR9W4STR6B6haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3l8dosVkEeqt', NULL, 1795633167507),
	('led_01M8A17FADK1C294PP75VNZRW8', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17F1YJ3WF9TR9W4STR6B6haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3l8dosVkEeqt', 'call_01M8A17FADBNGTN6XPQWVD4PX3', 1795633167693),
	('led_01M8A17FAD6ZMANG0M8J65FC73', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17F1YJ3WF9TR9W4STR6B6haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3l8dosVkEeqt', 'call_01M8A17FADBNGTN6XPQWVD4PX3', 1795633167693),
	('led_01M8A17FFKRJVJVN41AZMRCNFD', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8A17FCRNNWW19FYFC10QBZ6hYCJeogOAgGiFBNy3YIXHDn2F1fj8coGAaH_efjfKP78xpQpDF4t3o7q422gVvpg', NULL, 1795633167859),
	('led_01M8A17FQT7599NMZVW3D2JR9X', 'payments:held', 'earnings:usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 1800000, 'USD', 'sale', 'pay_01M8A17FCRNNWW19FYFC10QBZ6hYCJeogOAgGiFBNy3YIXHDn2F1fj8coGAaH_efjfKP78xpQpDF4t3o7q422gVvpg', 'call_01M8A17FQE744SA4RRQR07CFFQ', 1795633168122),
	('led_01M8A17FQTEJMNHEFCJHZ36H9S', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8A17FCRNNWW19FYFC10QBZ6hYCJeogOAgGiFBNy3YIXHDn2F1fj8coGAaH_efjfKP78xpQpDF4t3o7q422gVvpg', 'call_01M8A17FQE744SA4RRQR07CFFQ', 1795633168122),
	('led_01M8A17FX0RYMZYQ2W8A8SP9K7', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795633168288),
	('led_01M8A17FX082BVKQV9T58W1WJH', 'earnings:usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795633168288),
	('led_01M8A17D7WGGG031SX6JY58JQ1', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A17D2GBXSFZJYXYMK5B2JWhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3uBVYpuZ7ucq', NULL, 1795633165564),
	('led_01M8A17GGDBMY5178X9AAY8TN5', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795633168909),
	('led_01M8A17DF4VBZAH0P1HZB8K21T', 'payments:held', 'earnings:usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 90000, 'USD', 'sale', 'pay_01M8A17D2GBXSFZJYXYMK5B2JWhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3uBVYpuZ7ucq', 'call_01M8A17DF06ASYFBN2CN22RB1D', 1795633165796),
	('led_01M8A17DF418ZB3W9P5ZAER2CN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A17D2GBXSFZJYXYMK5B2JWhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3uBVYpuZ7ucq', 'call_01M8A17DF06ASYFBN2CN22RB1D', 1795633165796),
	('led_01M8A17JX2M9NPQH1D3319APHM', 'credit:usr_01M8A17J8YCKNVABXWXFKC1DRA', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A17JVAZ6VY7GMWJE3HKZS7hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQTyZ1EYaWMEdDfgKfi9ep_MWHYgms', NULL, 1795633171362),
	('led_01M8A17JX22053P23P8G8QT8MF', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A17JVAZ6VY7GMWJE3HKZS7hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQTyZ1EYaWMEdDfgKfi9ep_MWHYgms', 'call_01M8A17JVB1FDZEWYG6FQHY5PM', 1795633171362),
	('led_01M8A17KC98ET4CYA656NH4ZZX', 'credit:usr_01M8A17J8YCKNVABXWXFKC1DRA', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', NULL, 1795633171849),
	('led_01M8A17KC9C8MQ77TMY0JWCWYY', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', 'call_01M8A17KBQN13SXM85334AFE71', 1795633171849),
	('led_01M8A17KP07Z31T39EWPKPB3TB', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', 'call_01M8A17KBQN13SXM85334AFE71', 1795633172160),
	('led_01M8A17KP06TNBND52ZEVAH19R', 'payments:held', 'earnings:usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 2700000, 'USD', 'sale', 'pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', 'call_01M8A17KBQN13SXM85334AFE71', 1795633172160),
	('led_01M8A17KP08KG2CX8HBK8A91BR', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', 'call_01M8A17KBQN13SXM85334AFE71', 1795633172160),
	('led_01M8A17MAWNX2WNFF8DXEXF49Z', 'credit:usr_01M8A17J8YCKNVABXWXFKC1DRA', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A17MAGMY7E0N2KJ7K9HS5ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQTyZ1EYaWMEdDfgKfi_S_hQcd-zj4', NULL, 1795633172828),
	('led_01M8A17MAWB0KKWQGGMNY76ANS', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A17MAGMY7E0N2KJ7K9HS5ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQTyZ1EYaWMEdDfgKfi_S_hQcd-zj4', 'call_01M8A17MAGFSTWWDGVP2Z50367', 1795633172828),
	('led_01M8A17MM6JXPEX1TZHR60YCRK', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8A17MAGMY7E0N2KJ7K9HS5ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQTyZ1EYaWMEdDfgKfi_S_hQcd-zj4', 'call_01M8A17MAGFSTWWDGVP2Z50367', 1795633173126),
	('led_01M8A17MM6JWP1FN01WM0NTZCP', 'payments:held', 'credit:usr_01M8A17J8YCKNVABXWXFKC1DRA', 3000000, 'USD', 'refund', 'pay_01M8A17MAGMY7E0N2KJ7K9HS5ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQTyZ1EYaWMEdDfgKfi_S_hQcd-zj4', NULL, 1795633173126),
	('led_01M8A17N7GQAW928E2YJH1JG30', 'provider:stripe', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 5000000, 'USD', 'top_up', 'top_01M8A17N0YWP93XW32A0DCSEHQ', NULL, 1795633173744),
	('led_01M8A17NE8C1QMM6FHBH8YY33V', 'credit:usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8A17N0YWP93XW32A0DCSEHQ', NULL, 1795633173960),
	('led_01M8A18RD7MMSPDM0D8FKCM55S', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8A18R88N57R31RRS29XM6E4wOCnEogOLcqOqQjW8o6ochxo0D0wzL0', NULL, 1795633209767),
	('led_01M8A18RTSX3B6D7J9Y0NF0PRV', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8A18R88N57R31RRS29XM6E4wOCnEogOLcqOqQjW8o6ochxo0D0wzL0', 'call_01M8A18RKB8WCNJXMW8J7BZWJ7', 1795633210201),
	('led_01M8A18T6E03C3C67NXZV7NCFX', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A18T25F4WJ0XZS7RD63EPNwNCGA4gOMWiCrfpqemdkBLYA2YF-dWU', NULL, 1795633211598),
	('led_01M8A192YM2BP4TNV6S3CGDJQK', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8A192SXMYNGFPCX7N3Z6BJ2wOCnEogOLcqOqQjW8o6ozMJFGUPV-bY', NULL, 1795633220564),
	('led_01M8A1937MC3KBEG9BQHRR25GB', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8A192SXMYNGFPCX7N3Z6BJ2wOCnEogOLcqOqQjW8o6ozMJFGUPV-bY', 'call_01M8A19358TZQG51G6FNHW70XH', 1795633220852),
	('led_01M8A193NZR9B4R4RFPSEVFM0P', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A193G29Y7TZGMWECYWSE88wNCGA4gOJcwE4TpnZACoeKb-eAV8', NULL, 1795633221311);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8A18R88N57R31RRS29XM6E4wOCnEogOLcqOqQjW8o6ochxo0D0wzL0', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795633209608, 1795636809767, 1795633209767, NULL, NULL),
	('pay_01M8A177SRWX459C8VVAG32TP2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3tnQqoPnDX_j', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633159992, 1795636760102, 1795633160102, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633160102),
	('pay_01M8A1763S4NBHWDV09M4ERJQ5jsCEPYgOxQFo6m3RE4VmGU00ZSAaykGBGpR5dHLgXwlgmEC8KA94gThAqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxhWuoJ6Z97Ms', 'credit', 'credit:0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 1795633158265, 1795636758406, 1795633158406, NULL, NULL),
	('pay_01M8A18T25F4WJ0XZS7RD63EPNwNCGA4gOMWiCrfpqemdkBLYA2YF-dWU', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795633211461, 1795636811598, 1795633211598, NULL, NULL),
	('pay_01M7ZQKYKFV9VSABEGHNNT2ZPHwNCGA4gOMWiCrfpqemdkaQO3SlkJBg8', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795287546479, 1795291146578, 1795287546578, NULL, NULL),
	('pay_01M7ZQKYTGBWY53VEZ5DZR0N01hNCGA4gOMWiCrfpqemdkBgGh_3n43yj-_MaUKQxeLd6K06ojmTL_eQ', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795287546704, 1795291146804, 1795287546804, NULL, NULL),
	('pay_01M7ZQKYHJ0XJSMTPM2Y0SZAZ1wNCGA4gOMWiCrfpqemdkRluXOsgYRWs', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795287546418, 1795288446418, NULL, NULL, NULL),
	('pay_01M8A191FN052XB48SR4FN9ZCJjNCGA4gOMWiCrfpqemdkqQEe0jUIa0MbG2tcM-R3txqZGr4gjnKVRv1YJlOgDhvE_mmHr6w', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x64fcd2f09fd30480f2306507214ae997a9a029b4', NULL, 1795633219061, 1795634119061, NULL, NULL, NULL),
	('pay_01M8A1720SH916WB1CDE57EVE0waCNBogOAgGiFBOCjIkdyti6XKBCQaMO9UD5ZcEGOQ', 'asset', 'ast_01M8A170MCH4EWNP5TBJG44GD3', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795633154073, 1795636754960, 1795633154218, NULL, NULL),
	('pay_01M8A17349VHWQ9JTTVGQZCXJDwNCGA4gOMWiCrfpqemdkpmYixSnx3hg', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795633155209, 1795636755287, 1795633155287, NULL, NULL),
	('pay_01M8A176CHVF56JHBF5MGNF6EPkNCGA4gOMWiCrfpqemdkqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxBGVRQufIpVM', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 1795633158545, 1795636758546, 1795633158546, NULL, NULL),
	('pay_01M8A173HTC17JVPG5599XAZ91hNCGA4gOMWiCrfpqemdkBgGh_3n43yj-_MaUKQxeLd7veIBWAAB-cA', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633155642, 1795636755791, 1795633155791, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633155791),
	('pay_01M8A17440JVA9DM9D8SPAN08XwNCGA4gOMXkGn8t9OmdkYyfegPgwAx0', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795633156224, 1795636756368, 1795633156368, NULL, NULL),
	('pay_01M8A174T4003FV9T4JQCM13WYjNCGA4gOMWiCrfpqemdkqQEe03I9TYpTxGx8P_t4gDQ2X61mYEFcGuU5j0zxeQf6jWjS0IU', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x7e718c69c0da865ff744a2b89cb46e808154b88d', '0x7e718c69c0da865ff744a2b89cb46e808154b88d', 1795633156932, 1795636757433, 1795633157433, NULL, NULL),
	('pay_01M8A176JXRH206S8CSKCBN0FMwaCNBogOAgGiFBNtZT2waKYdGHkfPlGgghyMufijEA', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795633158749, 1795636758846, 1795633158846, NULL, NULL),
	('pay_01M8A178HM04SVH66MH65T0MC2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3odOJBE--GrB', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633160756, 1795636760911, 1795633160911, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633160911),
	('pay_01M8A176TB8QVRF5BTA2ZFDS3ShaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3knrAqJRVwbM', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633158987, 1795636759376, 1795633159376, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633159376),
	('pay_01M8A17A0Q5CMPJA0Q6M99TMCAhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3q8t8MaswS9L', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633162263, 1795636762581, 1795633162581, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633162581),
	('pay_01M8A17904SESCE0K2KV5S39ZDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3jElgE-QAOPM', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633161220, 1795636761532, 1795633161532, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633161532),
	('pay_01M8A17C67A686MX07XWKQ3T0ChaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kDQc5QEjGtI', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633164487, 1795636764669, 1795633164669, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633164669),
	('pay_01M8A17AVFVC4NKCR8SJXHHBSDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3sBXzM-JvOeB', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633163119, 1795636763254, 1795633163254, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633163254),
	('pay_01M8A17B801GZ1171T598ZCB38haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3mLvMeGOElmy', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633163520, 1795636763714, 1795633163714, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633163714),
	('pay_01M8A17D2GBXSFZJYXYMK5B2JWhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3uBVYpuZ7ucq', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633165392, 1795636765564, 1795633165564, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633165564),
	('pay_01M8A17F1YJ3WF9TR9W4STR6B6haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3l8dosVkEeqt', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633167422, 1795636767507, 1795633167507, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633167507),
	('pay_01M8A17DN5WKNZ2C734ZEXPA60haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kWGMDzlei_5', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633165989, 1795636766177, 1795633166177, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633166177),
	('pay_01M8A17E3HKJ548XVX8WSYF6C2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kdVLXTlUCKW', 'asset', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633166449, 1795636766680, 1795633166680, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633166680),
	('pay_01M8A17FCRNNWW19FYFC10QBZ6hYCJeogOAgGiFBNy3YIXHDn2F1fj8coGAaH_efjfKP78xpQpDF4t3o7q422gVvpg', 'asset', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795633167768, 1795636767859, 1795633167859, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633167859),
	('pay_01M8A17JVAZ6VY7GMWJE3HKZS7hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQTyZ1EYaWMEdDfgKfi9ep_MWHYgms', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 1795633171306, 1795636771362, 1795633171362, 'key_01M8A17JCX8HGTB30HT3FR19Z2', 1795633171362),
	('pay_01M8A18ZVP30AJGS0HB34S0YY2jNCGA4gOMWiCrfpqemdkqQEe0V5pLQkZrGaNcXt3tUC2S_QmTGsSUo5TK3MtwOHagATebFw', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x5b05345008cc9e27f216a2820210d1694a987ed1', NULL, 1795633217398, 1795634117398, NULL, NULL, NULL),
	('pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', 'asset', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 1795633171831, 1795636772160, 1795633171849, 'key_01M8A17JCX8HGTB30HT3FR19Z2', 1795633171849),
	('pay_01M8A192SXMYNGFPCX7N3Z6BJ2wOCnEogOLcqOqQjW8o6ozMJFGUPV-bY', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795633220413, 1795719620564, 1795633220564, NULL, NULL),
	('pay_01M8A17MAGMY7E0N2KJ7K9HS5ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQTyZ1EYaWMEdDfgKfi_S_hQcd-zj4', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 1795633172816, 1795636772828, 1795633172828, NULL, NULL),
	('pay_01M8A193G29Y7TZGMWECYWSE88wNCGA4gOJcwE4TpnZACoeKb-eAV8', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795633221122, 1795719621311, 1795633221311, NULL, NULL),
	('pay_01M8A193ZC8AXZ2SKP8E1DFKC2hNCGA4gOMWiCrfpqemdkBgGh_3n43yj-_MaUKQxeLd5LfUpuQL4ETw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', NULL, 1795633221612, 1795634121612, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8A17FX0Z9G698ZCFK7WWN0T', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795633168288, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8A17FX0R0XSZ8GDKJE83KS7', 'pob_01M8A17FX0Z9G698ZCFK7WWN0T', 'usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795633168288, NULL),
	('pot_01M8A17FX01F07QJXE376RFQYR', 'pob_01M8A17FX0Z9G698ZCFK7WWN0T', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795633168288, 1795633168909);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795633168288);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 1795287546236),
	('usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 1795287546355);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8A17KC9DSPQPJ0VB72618ZE', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', 'call_01M8A17KBQN13SXM85334AFE71', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', 'rev_01M8A17KP07D6JCVV25P9KQE9Y', NULL, NULL, 1795633171849, 1803409171849, 1795633172160),
	('plg_01M8A17JX25QKY8CKDD5AQQ1ZA', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8A17JVAZ6VY7GMWJE3HKZS7hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQTyZ1EYaWMEdDfgKfi9ep_MWHYgms', 'call_01M8A17JVB1FDZEWYG6FQHY5PM', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795633173025, 1795633171362, 1803409171362, NULL),
	('plg_01M8A17MAWN1GQX022TN0ABTG8', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8A17MAGMY7E0N2KJ7K9HS5ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQTyZ1EYaWMEdDfgKfi_S_hQcd-zj4', 'call_01M8A17MAGFSTWWDGVP2Z50367', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795633172828, 1803409172828, 1795633173126);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8A18TZ4AV0QRA7NW6680S8D', 1795633213316, 1795633236416);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8A172AX4V06PRG7YR3CCD98', 'pay_01M8A1720SH916WB1CDE57EVE0waCNBogOAgGiFBOCjIkdyti6XKBCQaMO9UD5ZcEGOQ', 'ast_01M8A170MCH4EWNP5TBJG44GD3', 'anonymous', 'given_back', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633154407, NULL, 1795633154407),
	('call_01M8A1739R1CS73MTPQCPESGAW', 'pay_01M8A17349VHWQ9JTTVGQZCXJDwNCGA4gOMWiCrfpqemdkpmYixSnx3hg', 'counted-echo', 'anonymous', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633155396, NULL, 1795633155496),
	('call_01M8A173X2CWM26ZYQ0V8FPA1K', 'pay_01M8A173HTC17JVPG5599XAZ91hNCGA4gOMWiCrfpqemdkBgGh_3n43yj-_MaUKQxeLd7veIBWAAB-cA', 'counted-echo', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633156026, NULL, 1795633156102),
	('call_01M8A174DC79AV9B4FWHZ64EPY', 'pay_01M8A17440JVA9DM9D8SPAN08XwNCGA4gOMXkGn8t9OmdkYyfegPgwAx0', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633156549, NULL, 1795633156609),
	('call_01M8A177HFC8XJ6C2YW963A1NJ', 'pay_01M8A176TB8QVRF5BTA2ZFDS3ShaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3knrAqJRVwbM', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633159737, NULL, 1795633159737),
	('call_01M8A174W4BNGJ49WZJCMY6SVT', 'pay_01M8A174T4003FV9T4JQCM13WYjNCGA4gOMWiCrfpqemdkqQEe03I9TYpTxGx8P_t4gDQ2X61mYEFcGuU5j0zxeQf6jWjS0IU', 'counted-echo', '0x7e718c69c0da865ff744a2b89cb46e808154b88d', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x7e718c69c0da865ff744a2b89cb46e808154b88d', '0x7e718c69c0da865ff744a2b89cb46e808154b88d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x7e718c69c0da865ff744a2b89cb46e808154b88d 0xdaa651fb7fd73cd786eaec41579e42724a6996f19eeee6ba0bddd0adf86352e6', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x3a5f6e89eb9aa9024a5f9c46529d80ce7d848009ab817328bb6c0c882d9e08815c561066f44c9af2bfed280292f37e79215c35feefa409ec803eeeb2c6b5849e1b","authorization":{"from":"0x7e718C69C0DA865ff744A2b89cB46e808154b88D","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795633216","nonce":"0xdaa651fb7fd73cd786eaec41579e42724a6996f19eeee6ba0bddd0adf86352e6"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x6e55a655a7d030b1017c28006776da4a8c3d11a24ff71ab9db8ff2def03a307c', '0x7e718c69c0da865ff744a2b89cb46e808154b88d', 0, 0, 1795633157021, NULL, 1795633157433),
	('call_01M8A1764N3YBNBW6CVHWKKF4X', 'pay_01M8A1763S4NBHWDV09M4ERJQ5jsCEPYgOxQFo6m3RE4VmGU00ZSAaykGBGpR5dHLgXwlgmEC8KA94gThAqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxhWuoJ6Z97Ms', 'credit:0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, 'credit 1000000', NULL, NULL, '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755 0x9885e64f0be941f7364e3904bb9645fdf6c6de384df07fe53f8712f9d3b70ab4', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x1d9d5346b15f8189a8e926b2dab37b8503b1c32f3c7643df89a8178d955a10cb5b1ee4972e69f2a7b660b68671012deb2d7d1cea6059f3d4a3ea4f213382b1931c","authorization":{"from":"0xC9D8A0c3407E6F5060fD8eB4b45Be46A82cBf755","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795633217","nonce":"0x9885e64f0be941f7364e3904bb9645fdf6c6de384df07fe53f8712f9d3b70ab4"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x9a393f77eb616b5a36c991f7f5a6e35a0fa4bc9381eeda2489c9cf9f768ab8bc', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 0, 0, 1795633158307, NULL, 1795633158406),
	('call_01M8A176CHVTZ2KTZRW5FN23SM', 'pay_01M8A176CHVF56JHBF5MGNF6EPkNCGA4gOMWiCrfpqemdkqQEe2FP0WDAtBEeaeCw_M2wyXw8zd3HKWWZma0YxBGVRQufIpVM', 'counted-echo', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 'siwx:0QOt5Oid-MRdO0sE_kKC_1Jbsbnp42rSpm8YBdZtzB0', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633158546, NULL, 1795633158582),
	('call_01M8A176R4DGXDVGMD6ZZX4DR7', 'pay_01M8A176JXRH206S8CSKCBN0FMwaCNBogOAgGiFBNtZT2waKYdGHkfPlGgghyMufijEA', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'anonymous', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633158917, NULL, 1795633158917),
	('call_01M8A1785C7AJY3W6NHWKGAJEN', 'pay_01M8A177SRWX459C8VVAG32TP2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3tnQqoPnDX_j', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633160385, NULL, 1795633160385),
	('call_01M8A178VNYGS0QWN1JGDW0KTC', 'pay_01M8A178HM04SVH66MH65T0MC2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3odOJBE--GrB', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633161081, NULL, 1795633161081),
	('call_01M8A179MVPWFRHS209GTBC61B', 'pay_01M8A17904SESCE0K2KV5S39ZDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3jElgE-QAOPM', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633161892, NULL, 1795633161892),
	('call_01M8A17AQZPM9QVDFG41KC37C2', 'pay_01M8A17A0Q5CMPJA0Q6M99TMCAhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3q8t8MaswS9L', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633163008, NULL, 1795633163008),
	('call_01M8A17B39BN0ACMSJ12J229K8', 'pay_01M8A17AVFVC4NKCR8SJXHHBSDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3sBXzM-JvOeB', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633163378, NULL, 1795633163378),
	('call_01M8A17BZC3XG429N9W0XT8RDW', 'pay_01M8A17B801GZ1171T598ZCB38haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3mLvMeGOElmy', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633164304, NULL, 1795633164304),
	('call_01M8A17CP4KSCYYXZZ2TXRB7KV', 'pay_01M8A17C67A686MX07XWKQ3T0ChaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kDQc5QEjGtI', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633165008, NULL, 1795633165008),
	('call_01M8A17DF06ASYFBN2CN22RB1D', 'pay_01M8A17D2GBXSFZJYXYMK5B2JWhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3uBVYpuZ7ucq', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633165796, NULL, 1795633165796),
	('call_01M8A17DX8VXND77MERWEQHTNK', 'pay_01M8A17DN5WKNZ2C734ZEXPA60haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kWGMDzlei_5', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633166259, NULL, 1795633166259),
	('call_01M8A17EZH0D64BNZ47CAR6961', 'pay_01M8A17E3HKJ548XVX8WSYF6C2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kdVLXTlUCKW', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633167350, NULL, 1795633167350),
	('call_01M8A17FADBNGTN6XPQWVD4PX3', 'pay_01M8A17F1YJ3WF9TR9W4STR6B6haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3l8dosVkEeqt', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633167693, NULL, 1795633167693),
	('call_01M8A17FQE744SA4RRQR07CFFQ', 'pay_01M8A17FCRNNWW19FYFC10QBZ6hYCJeogOAgGiFBNy3YIXHDn2F1fj8coGAaH_efjfKP78xpQpDF4t3o7q422gVvpg', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633168122, NULL, 1795633168122),
	('call_01M8A17JVB1FDZEWYG6FQHY5PM', 'pay_01M8A17JVAZ6VY7GMWJE3HKZS7hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQTyZ1EYaWMEdDfgKfi9ep_MWHYgms', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633171362, NULL, 1795633171362),
	('call_01M8A17KBQN13SXM85334AFE71', 'pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633171849, NULL, 1795633171849),
	('call_01M8A17MAGFSTWWDGVP2Z50367', 'pay_01M8A17MAGMY7E0N2KJ7K9HS5ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQTyZ1EYaWMEdDfgKfi_S_hQcd-zj4', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8A17JCX8HGTB30HT3FR19Z2', 'given_back', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633172828, NULL, 1795633172828),
	('call_01M8A18RKB8WCNJXMW8J7BZWJ7', 'pay_01M8A18R88N57R31RRS29XM6E4wOCnEogOLcqOqQjW8o6ochxo0D0wzL0', 'scan-submit', 'anonymous', 'used', 'proc_01M7ZQKPN6MER4K6JZXASB5E45', NULL, NULL, NULL, '{"requestId":"req_01M8A18RJNJ8GZZX1T57NE4T4A","data":{"id":"job_01M8A18RRKKPXM6QZSZNCCZK0H"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633209990, NULL, 1795633210201),
	('call_01M8A190823F30KJRHWTXDH3YH', 'pay_01M8A18ZVP30AJGS0HB34S0YY2jNCGA4gOMWiCrfpqemdkqQEe0V5pLQkZrGaNcXt3tUC2S_QmTGsSUo5TK3MtwOHagATebFw', 'counted-echo', '0x5b05345008cc9e27f216a2820210d1694a987ed1', 'refused', 'proc_01M8A18TZ4AV0QRA7NW6680S8D', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x5b05345008cc9e27f216a2820210d1694a987ed1', '0x5b05345008cc9e27f216a2820210d1694a987ed1', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x5b05345008cc9e27f216a2820210d1694a987ed1 0x596f19a2f33b835d2d146e7fbb5a3e1573e0f00937e9004ca80e36b35041f232', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xab6cf2e98d6c3717f52ebdb8e792ed33a8caf71ced948600df4c2ec38b658fd02f32b85d136de9198e07c4830f1f6da20ac91789967076cda4d137fbabe61c1b1c","authorization":{"from":"0x5b05345008Cc9E27F216a2820210D1694A987eD1","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795633274","nonce":"0x596f19a2f33b835d2d146e7fbb5a3e1573e0f00937e9004ca80e36b35041f232"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795633217834, NULL, 1795633218442),
	('call_01M8A191KSVHPHH6B1TPKADH75', 'pay_01M8A191FN052XB48SR4FN9ZCJjNCGA4gOMWiCrfpqemdkqQEe0jUIa0MbG2tcM-R3txqZGr4gjnKVRv1YJlOgDhvE_mmHr6w', 'counted-echo', '0x64fcd2f09fd30480f2306507214ae997a9a029b4', 'unknown', 'proc_01M8A18TZ4AV0QRA7NW6680S8D', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x64fcd2f09fd30480f2306507214ae997a9a029b4', '0x64fcd2f09fd30480f2306507214ae997a9a029b4', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x64fcd2f09fd30480f2306507214ae997a9a029b4 0xd497d92c9f9427e6810b1d856f4a9039cd988537978c9bd3f9a484ad854eef32', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xea47755460bee8a4bd72e83a5ce0a08081a9ed8edcb4e74f5331a1b0f9944a6016e4935c496d1dff09e501dfbe65dd0e822d86f2509aff2efe2b6658031c24f71c","authorization":{"from":"0x64FcD2F09fd30480f2306507214AE997A9A029B4","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795633278","nonce":"0xd497d92c9f9427e6810b1d856f4a9039cd988537978c9bd3f9a484ad854eef32"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795633219239, 1795633220000, NULL),
	('call_01M8A19358TZQG51G6FNHW70XH', 'pay_01M8A192SXMYNGFPCX7N3Z6BJ2wOCnEogOLcqOqQjW8o6ozMJFGUPV-bY', 'scan-submit', 'anonymous', 'used', 'proc_01M8A18TZ4AV0QRA7NW6680S8D', NULL, NULL, NULL, '{"requestId":"req_01M8A193491BW207DGB2BE4Z92","data":{"id":"job_01M8A1936P0KF0S35R91WH9VX0"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633220785, NULL, 1795633220852),
	('call_01M8A193T0YZSCJ9H6V1A731ST', 'pay_01M8A193G29Y7TZGMWECYWSE88wNCGA4gOJcwE4TpnZACoeKb-eAV8', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8A18TZ4AV0QRA7NW6680S8D', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795633221474, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8A172B7VF7F4M2KMCR77V3W', 'file_missing', 0, 1795633154900);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8A172B7VF7F4M2KMCR77V3W', 'pay_01M8A1720SH916WB1CDE57EVE0waCNBogOAgGiFBOCjIkdyti6XKBCQaMO9UD5ZcEGOQ', 'call_01M8A172AX4V06PRG7YR3CCD98', 'ast_01M8A170MCH4EWNP5TBJG44GD3', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 1, 'anonymous', 1795633154407, NULL),
	('rev_01M8A176R59ZKENES0KGD3X7Y8', 'pay_01M8A176JXRH206S8CSKCBN0FMwaCNBogOAgGiFBNtZT2waKYdGHkfPlGgghyMufijEA', 'call_01M8A176R4DGXDVGMD6ZZX4DR7', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 1, 'anonymous', 1795633158917, NULL),
	('rev_01M8A177HSC1Y7V105BV1QJ0E9', 'pay_01M8A176TB8QVRF5BTA2ZFDS3ShaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3knrAqJRVwbM', 'call_01M8A177HFC8XJ6C2YW963A1NJ', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633159737, NULL),
	('rev_01M8A17861CP1186K1CJYBBD1J', 'pay_01M8A177SRWX459C8VVAG32TP2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3tnQqoPnDX_j', 'call_01M8A1785C7AJY3W6NHWKGAJEN', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633160385, NULL),
	('rev_01M8A178VSVWE8HN6T44F4BGH8', 'pay_01M8A178HM04SVH66MH65T0MC2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3odOJBE--GrB', 'call_01M8A178VNYGS0QWN1JGDW0KTC', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633161081, NULL),
	('rev_01M8A179N4QBZ77R6YHDSWW28H', 'pay_01M8A17904SESCE0K2KV5S39ZDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3jElgE-QAOPM', 'call_01M8A179MVPWFRHS209GTBC61B', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633161892, NULL),
	('rev_01M8A17AR0MY1GJGW1QHTV0FN9', 'pay_01M8A17A0Q5CMPJA0Q6M99TMCAhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3q8t8MaswS9L', 'call_01M8A17AQZPM9QVDFG41KC37C2', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633163008, NULL),
	('rev_01M8A17B3J40G5QW18CT94965H', 'pay_01M8A17AVFVC4NKCR8SJXHHBSDhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3sBXzM-JvOeB', 'call_01M8A17B39BN0ACMSJ12J229K8', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633163378, NULL),
	('rev_01M8A17C0G7QTPY6CNH9EZ98NP', 'pay_01M8A17B801GZ1171T598ZCB38haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3mLvMeGOElmy', 'call_01M8A17BZC3XG429N9W0XT8RDW', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633164304, NULL),
	('rev_01M8A17CPG2F0ZQQ0VFTSNDPSW', 'pay_01M8A17C67A686MX07XWKQ3T0ChaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kDQc5QEjGtI', 'call_01M8A17CP4KSCYYXZZ2TXRB7KV', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633165008, NULL),
	('rev_01M8A17DF434WVH2EP19PPAXXG', 'pay_01M8A17D2GBXSFZJYXYMK5B2JWhaCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3uBVYpuZ7ucq', 'call_01M8A17DF06ASYFBN2CN22RB1D', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633165796, NULL),
	('rev_01M8A17DXK8YXKM6JYT59C9JD5', 'pay_01M8A17DN5WKNZ2C734ZEXPA60haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kWGMDzlei_5', 'call_01M8A17DX8VXND77MERWEQHTNK', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633166259, NULL),
	('rev_01M8A17EZPETDKRJSRQVTNXBTY', 'pay_01M8A17E3HKJ548XVX8WSYF6C2haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3kdVLXTlUCKW', 'call_01M8A17EZH0D64BNZ47CAR6961', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633167350, NULL),
	('rev_01M8A17FADSF9FZ3T0V8WZJ1M8', 'pay_01M8A17F1YJ3WF9TR9W4STR6B6haCNBogOAgGiFBNtZT2waKYdGHkfPlEGAaH_efjfKP78xpQpDF4t3l8dosVkEeqt', 'call_01M8A17FADBNGTN6XPQWVD4PX3', 'ast_01M8A16VB57PR6H9GX31WHYFJH', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 10000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633167693, NULL),
	('rev_01M8A17FQT7MXT3B9WJ3JHFKFD', 'pay_01M8A17FCRNNWW19FYFC10QBZ6hYCJeogOAgGiFBNy3YIXHDn2F1fj8coGAaH_efjfKP78xpQpDF4t3o7q422gVvpg', 'call_01M8A17FQE744SA4RRQR07CFFQ', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', 'usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 2000000, 200000, 'USD', 0, 'key_01M7ZQKY6Z53ZFSHMM5465WBEY', 1795633168122, NULL),
	('rev_01M8A17KP07D6JCVV25P9KQE9Y', 'pay_01M8A17KBQH0BCWXM669ZDMG6QhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQTyZ1EYaWMEdDfgKfiPpZLv2Ej30E', 'call_01M8A17KBQN13SXM85334AFE71', 'ast_01M8A16WPXG8BHREFP2XBY7WEA', 'usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 3000000, 300000, 'USD', 0, 'key_01M8A17JCX8HGTB30HT3FR19Z2', 1795633172160, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795633136607),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795633136721),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795633136924),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795633137080),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795633137180),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795633137320),
	('0007-prices', '41191294ee567777a80bc921a23fce26376b06db294c065c34a6fed5906d1f04', 1795633137387),
	('0008-browser-sessions', '09d27df0d30554cd76718f399a1539e2cf092606135c1a6b1d480f00b0cc6453', 1795633137575),
	('0009-owned-tools', '5d5f824403449cf761fa663cae4ab89c03547b83828d94f9d00ec5bab363dcc5', 1795633137712),
	('0010-upstream-payments', 'ab5c89344d333835bb168ed7e72c868d58cdbd91725921f4319877677969fa77', 1795633137775),
	('0011-tool-history', '826d5579eb5b92228e2edc9ce0585591440b569ceec427d2cf3050cdcbf39a1a', 1795633137957),
	('0012-languages-and-excerpts', '3e38281426c4c2f0ba514bd63239dbd19cbb6f5bd22978168f7373bebfedf754', 1795633138021);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8A16VB57PR6H9GX31WHYFJH', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en'),
	(2, 'ast_01M8A16WPXG8BHREFP2XBY7WEA', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en'),
	(6, 'ast_01M8A17T7HWHYNE7EKFKYF2442', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 100000, 'Sightings of quetzals in Costa Rica

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
	('3333ef3401f1e11d6eef985ae887015937e2a0d1adcaec571cef18285e046282', 'usr_00000000000000000000000000', 1795287542268, 1797879542268, 'bearer', NULL, NULL),
	('dca8ac5f7262daa39a96a8cc86f8e2e868154575fda5b1e38be4d99646b1c45d', 'usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 1795287543481, 1797879543481, 'bearer', NULL, NULL),
	('6e9bf9e8e84156f738cf37ad258821f60574330efb564982095e1de86a7a6e44', 'usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 1795287545306, 1797879545306, 'bearer', NULL, NULL),
	('9eba5cae44c0d709496e9d8cf9735c88d14ee2fe0a71e0697713f5385c8a77e7', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 1795287546033, 1797879546033, 'bearer', NULL, NULL),
	('8796664e617aeecd7f08e74e1938fded7e6a295b2c3774f6f7c4e6142cec1c43', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 1795633170725, 1798225170725, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('bd9fddd64c6314f8d3a7d9507d5d86b68ee01d80cc5d551aaa7c018dcd289dbb', 'usr_01M8A17X7G6Q2QFKNGPP8MXRWR', 1795633181977, 1795719581977, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795633173736);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x7e718c69c0da865ff744a2b89cb46e808154b88d', 9950000, 10000000, 1795633157135),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', 9000000, 10000000, 1795633158364);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x7e718c69c0da865ff744a2b89cb46e808154b88d', '0xdaa651fb7fd73cd786eaec41579e42724a6996f19eeee6ba0bddd0adf86352e6', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x6e55a655a7d030b1017c28006776da4a8c3d11a24ff71ab9db8ff2def03a307c', 1795633157135),
	('0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', '0x9885e64f0be941f7364e3904bb9645fdf6c6de384df07fe53f8712f9d3b70ab4', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x9a393f77eb616b5a36c991f7f5a6e35a0fa4bc9381eeda2489c9cf9f768ab8bc', 1795633158364);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795287541255),
	('word-count', 1, 1795287541610),
	('slugify', 1, 1795287542107),
	('random-uuid', 1, 1795287542155),
	('hk-weather', 1, 1795287542210),
	('outline', 1, 1795287542300),
	('read-at-once', 1, 1795287542384),
	('scan-submit', 1, 1795287542644),
	('scan-result', 1, 1795287542709),
	('counted-echo', 1, 1795287542819),
	('failing-echo', 1, 1795287542905),
	('city-create-tree', 1, 1795633200134),
	('city-get-bike', 1, 1795633200156),
	('city-list-bikes', 1, 1795633200164),
	('slow-echo', 1, 1795633214912);

INSERT INTO farebox_fixture.tool_days VALUES
	('timestamp', 20778, 1, 0, 0, 0),
	('word-count', 20778, 1, 0, 0, 0),
	('slugify', 20778, 1, 0, 0, 0),
	('random-uuid', 20778, 1, 0, 0, 0),
	('hk-weather', 20778, 1, 1, 0, 0),
	('proxy-health', 20778, 1, 1, 0, 0),
	('outline', 20778, 1, 0, 0, 0),
	('read-at-once', 20778, 1, 0, 0, 0),
	('scan-submit', 20778, 1, 0, 0, 0),
	('scan-result', 20778, 1, 0, 0, 0),
	('counted-echo', 20778, 1, 0, 0, 0),
	('failing-echo', 20778, 1, 0, 0, 0),
	('failing-echo', 20782, 0, 0, 1, 1),
	('timestamp', 20782, 1, 0, 0, 0),
	('word-count', 20782, 1, 0, 0, 0),
	('slugify', 20782, 1, 0, 0, 0),
	('random-uuid', 20782, 1, 0, 0, 0),
	('hk-weather', 20782, 1, 1, 0, 0),
	('proxy-health', 20782, 1, 1, 0, 0),
	('outline', 20782, 1, 0, 0, 0),
	('read-at-once', 20782, 1, 0, 0, 0),
	('scan-result', 20782, 1, 0, 0, 0),
	('counted-echo', 20782, 3, 1, 6, 0),
	('slow-echo', 20782, 1, 0, 0, 0),
	('city-create-tree', 20782, 1, 1, 0, 0),
	('city-get-bike', 20782, 1, 1, 0, 0),
	('city-list-bikes', 20782, 1, 1, 0, 0),
	('scan-submit', 20782, 1, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8A18S1MEKWVQ49TRSX66ZNE', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8A18S1MEKWVQ49TRSX66ZNE', 'image/png', 19, 1795633210420, 1795723210420);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795287544301, 17, NULL),
	('timestamp', 'healthy', 1795633213739, 0, NULL),
	('word-count', 'healthy', 1795633216427, 0, NULL),
	('slugify', 'healthy', 1795633217614, 1, NULL),
	('random-uuid', 'healthy', 1795633217973, 0, NULL),
	('hk-weather', 'unhealthy', 1795633218107, 22, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795633218313, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795633218661, 0, NULL),
	('read-at-once', 'healthy', 1795633218950, 0, NULL),
	('scan-submit', 'healthy', 1795633219156, 0, NULL),
	('scan-result', 'healthy', 1795633219295, 11, NULL),
	('counted-echo', 'healthy', 1795633219384, 0, NULL),
	('slow-echo', 'healthy', 1795633219605, 1, NULL),
	('city-create-tree', 'unhealthy', 1795633219667, 11, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795633219748, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795633219877, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('timestamp', 1795287540638, 'healthy', NULL),
	('word-count', 1795287541609, 'healthy', NULL),
	('slugify', 1795287542148, 'healthy', NULL),
	('random-uuid', 1795287542305, 'healthy', NULL),
	('hk-weather', 1795287542673, 'unhealthy', 'upstream_failed: upstream failed'),
	('proxy-health', 1795287542826, 'unhealthy', 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 1795287543087, 'healthy', NULL),
	('read-at-once', 1795287543480, 'healthy', NULL),
	('scan-submit', 1795287543547, 'healthy', NULL),
	('scan-result', 1795287543747, 'healthy', NULL),
	('counted-echo', 1795287544073, 'healthy', NULL),
	('failing-echo', 1795287544301, 'healthy', NULL),
	('counted-echo', 1795633209221, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795633209432, 'healthy', NULL),
	('slow-echo', 1795633219605, 'healthy', NULL),
	('city-create-tree', 1795633219667, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-get-bike', 1795633219748, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-list-bikes', 1795633219877, 'unhealthy', 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8A18RRKKPXM6QZSZNCCZK0H', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8A18RKB8WCNJXMW8J7BZWJ7', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8A18S1MEKWVQ49TRSX66ZNE"}]}', NULL, NULL, 1795633210131, NULL, 1795633210932, 1795719610932, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8A1936P0KF0S35R91WH9VX0', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8A19358TZQG51G6FNHW70XH', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795633220822, NULL, NULL, 1795806020822, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20782, 11, 1),
	('counted-echo', 20782, 50, 1),
	('counted-echo', 20782, 7, 2),
	('scan-submit', 20782, 59, 1),
	('counted-echo', 20782, 9, 1),
	('counted-echo', 20782, 22, 1),
	('scan-submit', 20782, 31, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795633182061, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8A17XJ4Z2YFJARWJ1G931CM', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:41473/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:41473"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'Kjqlm8chx11TYHn3-zjweKq2Cz_hvNicvBkfaPsX51FKICdb7KcYi-wTYpQ2790EQr2WLqOBap8', '["apiKey"]', 1795633197988, 'usr_00000000000000000000000000', 'farebox-verification=bdf7e6e3fc0d17e078ee57de2cf777f8403f4535', NULL, NULL, 1795633208396, NULL, 1795636797988, 1795633197988, 1795633197988, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795633156523),
	('counted-echo', 10, 6, 6, 0, 5, 12, 1795633218861),
	('scan-submit', 2, 2, 2, 0, 0, 29, 1795633220775),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795633221430);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7ZQKY9RDHFCKFGDEKWRVP0J', 'usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795287546168),
	('top_01M8A17JESWYGV3T3HYFX94FWP', 'usr_01M8A17J8YCKNVABXWXFKC1DRA', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795633170905);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8A18QMD2RP33FXZ5MSZ3PD5', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795633208973, 1795633208973),
	('upay_01M8A18QTTGT710K7A1TG5MSSZ', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795633208973, 1795633209178);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20782, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$qzQlix1JMOaJvZqrR9dJJw$VrEa26kgFE9aHC1BYBKREGfFeo0+sug3xcbV3siYKlw', NULL, 1795287540082, 1795287540082, NULL, NULL, NULL),
	('usr_01M7ZQKY5GM3NY0PYQYW9WWTJS', '70f4e352-b49b-4957-b452-fb7ba5c63db2@example.com', '70f4e352-b49b-4957-b452-fb7ba5c63db2', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$e0+Xf6d/csIHyjMVKuKdrA$Z7olVYgANVQ0bORFgoXOZy37L+hy9fX+dzddQLvTMu0', NULL, 1795287546032, 1795287546032, NULL, NULL, NULL),
	('usr_01M7ZQKXCZRR5KYA3EHQGZ86B8', 'a07f27bb-b233-4567-853c-bbbad56e6efa@example.com', 'a07f27bb-b233-4567-853c-bbbad56e6efa', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$TZRA+Nkqj8at3VPFpSlbDA$ut1oKDuRyQ41weSbx9SCI322mNcsALzo4OVuq5L/hKw', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795287545247, 1795287546375, NULL, NULL, NULL),
	('usr_01M8A17J8YCKNVABXWXFKC1DRA', 'df91893d-de7b-46e4-9cf3-ced6dcfd8b18@example.com', 'df91893d-de7b-46e4-9cf3-ced6dcfd8b18', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$lh3BnHaFlKIOHKytGSWnTA$sNK8ngvz4VdYUIN2J3kbh+LDu6SUiiYKn8DLzwGk4FE', NULL, 1795633170718, 1795633170718, NULL, NULL, NULL),
	('usr_01M7ZQKVNC5TEXNBZ2JR0EQ60C', 'd4b3214a-69a5-4eca-95db-3abe51afee10@example.com', 'd4b3214a-69a5-4eca-95db-3abe51afee10', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$iASlE3Eo2ySsk/JPfRr5jA$dy7iVWZwQMZf/pzngI1XF/wvREGTSi9OpQ4+lZYKBKc', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795287543468, 1795287546278, NULL, NULL, NULL),
	('usr_01M8A17X7G6Q2QFKNGPP8MXRWR', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795633181936, 1795633181936, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8A176GK4TKWTYBX3H901TED', '0xc9d8a0c3407e6f5060fd8eb4b45be46a82cbf755', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795633158675);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M8A17X3BAYH2HZE343QP967C', 'sig_01M8A17NWNCJFZWDZX115Y0KKM', 'asset', 'ast_01M8A17T7HWHYNE7EKFKYF2442', '{"kind":"asset","id":"ast_01M8A17T7HWHYNE7EKFKYF2442","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:38841/api/v1/assets/ast_01M8A17T7HWHYNE7EKFKYF2442"}', 'waiting', 2, 1795633518552, NULL, 'address_unreachable', NULL, 1795633181803, 'match:asset:ast_01M8A17T7HWHYNE7EKFKYF2442:20782:0');

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

CREATE INDEX earlier_prices_by_service ON farebox_fixture.earlier_prices USING btree (service_id, replaced_at);

CREATE INDEX earlier_prices_old ON farebox_fixture.earlier_prices USING btree (replaced_at);

CREATE INDEX free_calls_old ON farebox_fixture.free_calls USING btree (day);

CREATE UNIQUE INDEX imported_tools_by_operation ON farebox_fixture.imported_tools USING btree (source_id, operation);

CREATE INDEX jobs_dead ON farebox_fixture.jobs USING btree (id) WHERE (state = 'dead'::text);

CREATE INDEX jobs_done ON farebox_fixture.jobs USING btree (finished_at) WHERE (state = 'done'::text);

CREATE INDEX jobs_due ON farebox_fixture.jobs USING btree (run_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

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

CREATE UNIQUE INDEX payout_batches_once ON farebox_fixture.payout_batches USING btree (created_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX payout_lines_by_batch ON farebox_fixture.payout_lines USING btree (batch_id, id);

CREATE INDEX payout_lines_by_owner ON farebox_fixture.payout_lines USING btree (owner_id, id);

CREATE INDEX payout_lines_open ON farebox_fixture.payout_lines USING btree (batch_id) WHERE (state = ANY (ARRAY['pending'::text, 'sending'::text, 'sent'::text]));

CREATE INDEX pending_blobs_by_age ON farebox_fixture.pending_blobs USING btree (created_at);

CREATE INDEX pledges_by_holder ON farebox_fixture.pledges USING btree (holder_id, id);

CREATE INDEX pledges_by_signal ON farebox_fixture.pledges USING btree (signal_id) WHERE (signal_id IS NOT NULL);

CREATE INDEX pledges_open ON farebox_fixture.pledges USING btree (expires_at) WHERE (state = 'open'::text);

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

CREATE INDEX search_documents_removed ON farebox_fixture.search_documents USING btree (version) WHERE (removed = 1);

CREATE INDEX search_text_words ON farebox_fixture.search_text USING gin (words);

CREATE INDEX search_vectors_by_model ON farebox_fixture.search_vectors USING btree (model, doc);

CREATE INDEX search_vectors_nearest ON farebox_fixture.search_vectors USING hnsw (vector public.halfvec_cosine_ops);

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
