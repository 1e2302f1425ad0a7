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
	('log_01M8A2KBVVSZV6034DSS26TDV9', 1795634605947, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8A2KBTBS3WBDK2N6G5CPVJ8', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KBVM4SQNTEQ1S54BKQFP', 1),
	('log_01M7ZS0FGJENV6Z0VZVTXBR8K1', 1795289005586, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7ZS0FG7CQP2ZJ41YYG0QCSH', 1),
	('log_01M7ZS0FH68FPX0NPMG5CBJDQ1', 1795289005606, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7ZS0FGQZ3SV24N5METFMBK6', 1),
	('log_01M8A2KBVHQXP42C4ZQ7NHMM20', 1795634605937, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8A2KBTBS3WBDK2N6G5CPVJ8', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KBV8TASX1V9NTYNZQSK5', 1),
	('log_01M8A2KBX77EPBPQTQ131BRTJY', 1795634605991, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KBWV7BQK3RMPQNR90621', 1),
	('log_01M8A2KBXGR4VN39RWT9F0QAVR', 1795634606000, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KBXA1ZWKNW4NE7ZAV2FK', 1),
	('log_01M8A2KBYHXHARD18EG3EF2D6E', 1795634606033, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KBY8G4J7E9FSWDTD3F8G', 1),
	('log_01M8A2KBYYWZ6J9P0R43XV6VY7', 1795634606046, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KBYM1Z154XJK94N7KC57', 1),
	('log_01M8A2KBZ71SVB2630RNEPR2YY', 1795634606055, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KBZ14Z4FEFZSW6PRAGB4', 1),
	('log_01M8A2KBZBS8FRDXRA7BBC26YK', 1795634606059, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KBZBBEK7TREX3T4WKRPY', 1),
	('log_01M8A2KC0H5Z1W0JARWW1YRMN5', 1795634606097, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KBZJ0W2FT30DWQBQJY46', 1),
	('log_01M8A2KBY57ACRBW3R7PK38MG7', 1795634606021, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KBXNM7XXFDGE8Z9KT31M', 1),
	('log_01M8A2KC4XAQ3ZGB32DNYV1A12', 1795634606237, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KC4PD9631TKGHAHFAHXF', 1),
	('log_01M8A2KC5TD7FJT45MR10QQTW2', 1795634606266, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KC5NKXNGANWF8ZVV49EQ', 1),
	('log_01M8A2KC6S0T040JKJM6MXS86K', 1795634606297, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KC6J78CXED64S7XQ221Y', 1),
	('log_01M8A2KC7QAMJBN6GTN147VD6G', 1795634606327, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KC7JA8D0DQ9DBD3W1E0R', 1),
	('log_01M8A2KC8MGFKZMZEFR267ZP2D', 1795634606356, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KC8FJXKFYZA5AJ7SWCZD', 1),
	('log_01M8A2KC9QGB5V67A4H70Q0ARS', 1795634606391, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KC9EXNRQNX241N0KDGFZ', 1),
	('log_01M8A2KCAYE4GGQCNMAY8ENX90', 1795634606430, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCAQSFNMQYRJWHFB5EKT', 1),
	('log_01M8A2KCC4N2FB7407XMAM8HV4', 1795634606468, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCBWFJ1H7VZ54WVFNRFQ', 1),
	('log_01M8A2KCDCAWGVT5DM2SRH2P0Q', 1795634606508, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCD20SV91PYWFCXE51F4', 1),
	('log_01M8A2KCEJ8Y0ZC0SSSJ6P8SQH', 1795634606546, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCEBCT9ZRV9E1CVP3FCR', 1),
	('log_01M8A2KCFMC03QVNGRB0TK9VPF', 1795634606580, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCFDW89FMNZP75335TKN', 1),
	('log_01M8A2KCGSQ2D3HEDW7KS6EZAG', 1795634606617, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCGGZBHAJ1DVG99HRT8A', 1),
	('log_01M8A2KCJ508W4WBZ86E6EZA4F', 1795634606661, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCHW3MS5V65W5M95XT1X', 1),
	('log_01M8A2KCKBQV46P18NCHMMY9CS', 1795634606699, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 'node', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCK5EAXJNMBNC4W0YAXZ', 1),
	('log_01M8A2KCSH0ZM39F7PSM87Q381', 1795634606897, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', NULL, 'node', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KCS327CPFSR93R6SAT4N', 1),
	('log_01M8A2KC31106EGY8KRQQHXKT6', 1795634606177, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KC311RBPEWPW62HR4TV0', 1),
	('log_01M8A2KC3RRMYWDKP413374S1K', 1795634606200, 'call', 'delivered', 'POST', '/api/tools/:id', 200, '0x64ea8c4ae603c1406946843b43a16c376f269ce3', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KC37KGGJZ7RG00K15NQG', 1),
	('log_01M8A2KC4JMGWWP7ZK7YN7DSJH', 1795634606226, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KC44HQVH91TFPCW5GY00', 1),
	('log_01M8A2KC5J3N71Z90J7YDAT6ET', 1795634606258, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KC53PRASDB9FWWT9N0NJ', 1),
	('log_01M8A2KC6ET61MV1471R2E411M', 1795634606286, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KC60ESVMB9GN3222BSNP', 1),
	('log_01M8A2KC7EM9QDYJMB7ZN6TRBS', 1795634606318, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KC6ZM0328NV8RW4NCS9Q', 1),
	('log_01M8A2KC8DTXTHA4N1BS9XHG3A', 1795634606349, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KC7ZTBR0VMNKHT4TXP0F', 1),
	('log_01M8A2KC9BAXM8ZSHWV1PRSC3S', 1795634606379, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KC8SKWV8X0KQFV8J6XMG', 1),
	('log_01M8A2KCAMQZF43255VAPK0NYN', 1795634606420, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KCA11DK3EDA524E59Z8D', 1),
	('log_01M8A2KCBSAYG6C4S0BJWQMENC', 1795634606457, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KCB7Y6SEQSG8TP31341C', 1),
	('log_01M8A2KCCYQMDNJVJTHXE1AKPN', 1795634606494, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KCCDZBNDK7ZVQD640ENF', 1),
	('log_01M8A2KCE7T6FWH9SQZRQZTACB', 1795634606535, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KCDPEDPVHZ6MAN9837QH', 1),
	('log_01M8A2KCFAKTR3XKF4XTK2BNX4', 1795634606570, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KCET797CVX8830HYZ6HJ', 1),
	('log_01M8A2KCGDCKPRAKJ5SH5QRESK', 1795634606605, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KCFWSMJDJ1V04SA2ZM4J', 1),
	('log_01M8A2KCHRK6AK0M4D02VCR31M', 1795634606648, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KCH4TQ289AEVC4CWGYNF', 1),
	('log_01M8A2KCK11H6H8SQB5SNR9R3C', 1795634606689, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, NULL, 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KCJC66XENK1MZCRKW8ZC', 1),
	('log_01M8A2KCYVY3KCD01SE60WT4C2', 1795634607067, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KCXYFGYQGW7K7GAD8Z6M', 1),
	('log_01M8A2KCZWQW8B2JJTAAYGZXT5', 1795634607100, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KCYY4HE1A3PJT1D4SRY7', 1),
	('log_01M8A2KD0WDVGV0R9VXRPM425Q', 1795634607132, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KCZY6Z4WKG76QB55SB7Y', 1),
	('log_01M8A2KD1KCBVE3AE9W1ZYG0SJ', 1795634607155, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KD0Y9466YM7HRVGS33MA', 1),
	('log_01M8A2KD6MTH9654K326BZJXWC', 1795634607316, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KD248WF254Y6ASERGXYM', 1),
	('log_01M8A2KD7V4ASN7ZPMHF7VZW0A', 1795634607355, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KD6PYXPHK7J4SZJAX6DB', 1),
	('log_01M8A2KD916KB445522C7PSMT6', 1795634607393, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KD80M8RH73SAN4NHVR60', 1),
	('log_01M8A2KDAC860S5P9TGNX5GQZX', 1795634607436, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KD96EWE1TMV7NFRS751N', 1),
	('log_01M8A2KDBCBKZ70B78VYJK1NS2', 1795634607468, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KDAF70X32B8NXH3V6DK4', 1),
	('log_01M8A2KDCGND4201BBR70WHQMY', 1795634607504, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KDBJMR3E5D3EE5WJZZEZ', 1),
	('log_01M8A2KDDDAEPKHD11W928STZZ', 1795634607533, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A2KDCJRQQV380DMZ82BC17', 1),
	('log_01M8A2KDEGZ1A27R29BT8WM6FT', 1795634607568, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8A2KDDH70FHHQ5DD5ECHMQJ', 1),
	('log_01M8A2KDF8GAAH8XNMWVT5GXWQ', 1795634607592, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8A2KDEJ10R5C99YFMV818YA', 1),
	('log_01M8A2KEQ01TGB3S8H3930VXP7', 1795634608864, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KEPDS5PKCN4QGREXJZ3M', 1),
	('log_01M8A2KEQRJAV2QK3YS1X9F7ZR', 1795634608888, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KEQ9RGH9CD7CPY38VQ9T', 1),
	('log_01M8A2KET790H83P09ADCS6HGM', 1795634608967, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KESPS1QARKR0JR3D3DQX', 1),
	('log_01M8A2KF0QA7N9MABGAV7B08QT', 1795634609175, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KF0QTC556RNP52JWBYBW', 1),
	('log_01M8A2KF4CVNYM6HHN60YS3DMH', 1795634609292, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KF167S3GC5SAQPFEWVWC', 1),
	('log_01M8A2KF4G71HZMJ545E5V60B0', 1795634609296, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KF4G7K40DEHW2QRM0E1D', 1),
	('log_01M8A2KFEKC7NRWCVJC0C6HAC3', 1795634609619, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KF4P4WE7Y5E6JEDYNAG8', 1),
	('log_01M8A2KFFJBEHJXR6R8M7XWTP4', 1795634609650, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KFEVJCM966VMKSQAM237', 1),
	('log_01M8A2KFG49WBCP0VPCGE7GX26', 1795634609668, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A2KFFN6XEYPTBXVVRVP2V7', 1),
	('log_01M8A2KFH01DCTDJ9D0Z1FH0FY', 1795634609696, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A2KFG8AQH776S7S64JTCCC', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7ZS0FF455QXTQACCKGMQNVP', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', '{"topUpId":"top_01M7ZS0FF14CJBN7Q1SRN52NCR","amountMicros":20000000,"currency":"USD","note":null}', 1795289005540),
	('act_01M8A2KBWM4187YAGZKXKN56GC', 'service', 'asset.pause', 'ast_01M8A2KBTBS3WBDK2N6G5CPVJ8', '{"reason":"file_missing"}', 1795634605972),
	('act_01M8A2KBWPBPFKGCSTFXFJVYZ5', 'service', 'delivery.give_back', 'ast_01M8A2KBTBS3WBDK2N6G5CPVJ8', '{"reason":"file_missing","revenue_event_id":"rev_01M8A2KBVP010MSYANEJHWFMTR","payment_id":"pay_01M8A2KBV8TASX1V9NTYNZQSK5","amount":"0.10","lost":"0.00"}', 1795634605974),
	('act_01M8A2KC3YHCPT3FFBZQ1WBBVG', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', '{"refundId":"rfd_01M8A2KC3WC22CQ3Z0P4N3435V","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795634606206),
	('act_01M8A2KCM140ZG3HA22QH3ZTSE', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8A2KCKT1RHGA3EEEQCJNH06', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795634606721),
	('act_01M8A2KCMNE1DD6HBPT7Z1DK5T', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8A2KCKT2S1YYQ1JGG5NC87S', '{"reference":"wire 17","batchId":"pob_01M8A2KCKT1RHGA3EEEQCJNH06","ownerId":"usr_01M7ZS0FADCJS6N4846DNFTAC9","amountMicros":1080000}', 1795634606741),
	('act_01M8A2KCQJHNP80XFCJACBSB65', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', '{"topUpId":"top_01M8A2KCQGPPCCYP267DZKC5GY","amountMicros":9000000,"currency":"USD","note":null}', 1795634606834),
	('act_01M8A2KCWNJFQ4A2KQ5HSRKT8N', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', '{"topUpId":"top_01M8A2KCV51NB8D56ZQ2QVHDHC","refundId":"rfd_01M8A2KCWJWWSBMHA70532NYBP","amountMicros":2000000,"currency":"USD"}', 1795634606997),
	('act_01M8A2KDQXX1NGSVXBF0R39F5B', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8A2KDQW9APHHVGA1H4SB550', '{"role":"owner","hasPassword":false}', 1795634607869),
	('act_01M8A2KDRCZJFF6DYEG2XREBY4', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795634607884),
	('act_01M8A2KEC263RZX4J0KXWY8EC6', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8A2KDRWZ63ZGRXYNKRMPVH2', '{"kind":"openapi","name":"city","tools":3}', 1795634608514),
	('act_01M8A2KEENY7MFZ564K0DAN8NM', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795634608597),
	('act_01M8A2KEERW6YFCWBBDABPD110', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795634608600),
	('act_01M8A2KEERXFMBFSQB1CERGAPZ', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795634608600),
	('act_01M8A2KEM8FCDKCXNRSFAQGTXJ', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795634608776);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7ZS0FANPP772AFFJHY63FQ6', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 'agent', '6efcdebb57ed9daa226b0b5773c26db995d4616407a3a122b74b7d72589d2295', 'fbk_DiVg', NULL, NULL, NULL, NULL, 0, 0, 0, 1795289005397, NULL, NULL),
	('key_01M7ZS0FCN4DQBD02FCBY5MP1S', 'usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 'agent', '39479ae595b1713431f135b3bc07703d43fb9615bcae4c11847befbc00e3f791', 'fbk_soWB', NULL, NULL, NULL, NULL, 0, 0, 0, 1795289005461, NULL, NULL),
	('key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'agent', '5f3e035091fd17f2474e88bbfb0120296c6d6df07c6713c01ac30b3e7ca418a5', 'fbk_8igl', NULL, NULL, NULL, NULL, 20782, 3250000, 3250000, 1795289005528, NULL, NULL),
	('key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 'agent', 'bc9fe5c521a3b3e5a37bbba014ee89b213c0e33fed74133927ce4dd57e79135d', 'fbk_IKTI', NULL, NULL, NULL, NULL, 20782, 6000000, 6000000, 1795634606824, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A2KBJ9WV0H717TBGMXNRT7', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795634605632, 1795634605632, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8A2KBQ4H7XTBAR6CNP0GBAZ', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8A2KBQ8M82D0SHXFNY7DDE5', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795634605796, 1795634605833, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8A2KBRS5VG8EQSCSVNPT03H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8A2KBRX23NEQDYMVGM4WYQ0', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795634605849, 1795634605886, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8A2KBTBS3WBDK2N6G5CPVJ8', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A2KBTEWBTSGG231DQGF4E4', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795634605899, 1795634605965, 'file_missing', 1795634605965, NULL, 'en', NULL),
	('ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 'usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A2KBNVGWS20PQBQG83MKTB', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795634605752, 1795634605752, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8A2KDFXJ7PQE5GYRZSY9EBR', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A2KDFZZCR0ATZS1J1ECD8X', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795634607613, 1795634607613, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'NhlXb3f7rPxEpeKhqVWU2_f-Ghu9BpRl', 1795634607512, 1795634608198, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8A2KCWJWWSBMHA70532NYBP', 'top_01M8A2KCV51NB8D56ZQ2QVHDHC', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795634606994, 1795634607017, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8A2KCV51NB8D56ZQ2QVHDHC', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', NULL, 5000000, 'USD', 'http://127.0.0.1:38709/docs#credit', 'http://127.0.0.1:38709/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795634606949, 1795641806949, 1795634606975, NULL),
	('top_01M8A2KCXJCH4DB4CH8H2C0Y84', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', NULL, 5000000, 'USD', 'http://127.0.0.1:38709/docs#credit', 'http://127.0.0.1:38709/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795634607026, 1795641807026, NULL, 1795635207026);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1000000, 'http://127.0.0.1:49150/hook', '1oJoQ1M4wiy9LHABPicgaPp6VQVWRIIvfwn5S85lTLJGVQWbn7xT5Bat9xwMsyEec9qnIpUoiqaQJcwa4ZLPOGnjx_ioqCgH61Jb-Mqj', 1795634606939, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8A2KC2QAR6GF5DA31SY5T6Q', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'pay_01M8A2KC15WA59DH9YTE6JKH0YjsCEPYgOxQFo6m3RE4U_0llwNEI_J2TQGp0znDMnMyYg4C2Cd7pT0ivAqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXUL6YCjPQ-Ng', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795634606167);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8A2KCXZN1PYHT6YGVXM618W', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8A2KCXYFGYQGW7K7GAD8Z6M', 1795634607039),
	('sig_01M8A2KCYYXB6ED5F193ZTJPWA', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8A2KCYY4HE1A3PJT1D4SRY7', 1795634607070),
	('sig_01M8A2KCZZP21243BN86FC94Y8', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8A2KCZY6Z4WKG76QB55SB7Y', 1795634607103),
	('sig_01M8A2KD0YASS7RAKT5H9B5WND', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8A2KD0Y9466YM7HRVGS33MA', 1795634607134),
	('sig_01M8A2KD25DWD3MC7S8P2APEK6', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8A2KD248WF254Y6ASERGXYM', 1795634607173),
	('sig_01M8A2KD6QKB2AK8NFSRZE4HEH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8A2KD6PYXPHK7J4SZJAX6DB', 1795634607319),
	('sig_01M8A2KD80QHS6WWNNEJ1C01AC', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8A2KD80M8RH73SAN4NHVR60', 1795634607360),
	('sig_01M8A2KD97MKD1J864JFJBM136', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8A2KD96EWE1TMV7NFRS751N', 1795634607399),
	('sig_01M8A2KDAGEMP6JT3QMQ50WPXB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8A2KDAF70X32B8NXH3V6DK4', 1795634607440),
	('sig_01M8A2KDBJM406QEDWZFR2PQPG', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8A2KDBJMR3E5D3EE5WJZZEZ', 1795634607474),
	('sig_01M8A2KDCJJ0FWKME10DD7G874', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8A2KDCJRQQV380DMZ82BC17', 1795634607506),
	('sig_01M8A2KDDHPH392PZ9DP4W0PA1', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8A2KDDH70FHHQ5DD5ECHMQJ', 1795634607537),
	('sig_01M8A2KDEJMKX4BKC73G5QEHXK', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8A2KDEJ10R5C99YFMV818YA', 1795634607570);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8A2KCXZN1PYHT6YGVXM618W', 'http://127.0.0.1:49150/hook', '127.0.0.1', '5lJb0JLOUBPwSceLtrQ8tu13eoCUdyxMF6mIWMU5DwwSIvJIOVH27VBxd0yavfH2cxAmEIW3nKKfBOJtoHC6CXjL2xcOalTBFXC1ODgY', 'sightings of quetzals in Costa Rica', 'dataset', 1795634607041, 1803410607041, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KCYYXB6ED5F193ZTJPWA', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'KqPFjh-dwC69pwkDBvu0LZ2Kj3wExS1SulDawh-JcVAna9MdrdS9kMU7efDbOzWkjsJX6Kf21SDHRogJj8l7628Gu6k6ZAW8HLST_5iQ', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795634607071, 1803410607071, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KCZZP21243BN86FC94Y8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ptpWS-gDoRD2yVRGcAk7ZmiKG65pAG4snOGoI3m1c6tjQU_0ymS3jJ61jTz-MFftieV_cqmvKTRk0S57iywjvMnBtXTNlLcGFQlg43Iv', 'snow depths of the Alps', 'dataset', 1795634607104, 1803410607104, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KD0YASS7RAKT5H9B5WND', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nOjF9CuiReFLbPndd83d2kb37NVx-xF6fHZH-wbCr-zI-jBruCEpWqRK9kqs0oVKazbvLbz2WDrLbQozR7rTN3ElLztsKYwv_Qf2K3bS', 'snow depths of the Andes', 'dataset', 1795634607136, 1803410607136, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KD25DWD3MC7S8P2APEK6', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'TGatQVlXxUJzVi9xgfPRYjQ4m_T41AHNfXQ1-Q6-2EkkfUUGGl2ll9PU7DTffVLYrdF9drevIJ8l9OAUq52D6XBBCiPNK2GSdH46iAc9', 'snow depths of the Atlas', 'dataset', 1795634607244, 1803410607244, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KD6QKB2AK8NFSRZE4HEH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'wfXqjB18Y9sJrR-1unkEQ-s1e945BKPW8O7xWLRA3G-pCpylBhV68KCJ-BmNhqJ90PIM-hvOs802de7d4BcoSZYNhcg_UfplZzbzrD0s', 'snow depths of the Carpathians', 'dataset', 1795634607323, 1803410607323, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KD80QHS6WWNNEJ1C01AC', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'IS8HL6hGP52If74_-k444ERkfzid9LuJRNqv4lhcJAH4sc647PZPUl_J6lnow3f8shBXwnhbJs5mKn9UCwnNUeSsSEIXS2aso5c1DFM-', 'snow depths of the Caucasus', 'dataset', 1795634607362, 1803410607362, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KD97MKD1J864JFJBM136', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Gr3kB_SU17-WfDGhfEiYGzLNj8WP25RtchyajliJNf-X9wp6yg23hC26LVFExvbNyrj85t4IjfWndpB3oxpODyUd8mrSsqvHOyfmXXuv', 'snow depths of the Dolomites', 'dataset', 1795634607401, 1803410607401, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KDAGEMP6JT3QMQ50WPXB', 'http://127.0.0.1:49150/hook', '127.0.0.1', '8uZSRKBStAgSGgkCf5DAJCJqtYW-ryXnzUnFh0vWgAMDR5pr5sdi79hmFPYk-_XN88NcEOS4DEHXdrqAWRnadMmJKbn-7WyzmvECV3b2', 'snow depths of the Pyrenees', 'dataset', 1795634607443, 1803410607443, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A2KDBJM406QEDWZFR2PQPG', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'zUW6hcWo7_kklomTALMQOtQe7n26rDhPrBTbuQiJ6XhVSPCTlQH0YDD1Bb6ip1BRYNX879FU6fDW0vLiKjiaXg5dMhG0gej7iq7Oikjf', 'snow depths of the Rockies', 'dataset', 1795634607475, 1803410607475, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8A2KDRC84SP8CWT7KKKN6P1', 'timestamp', 30000, 1795634607884, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7ZS0FADCJS6N4846DNFTAC9', 'staff', 1795634608932);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7ZS0FADCJS6N4846DNFTAC9', 'staff', 'anna', '', 1795634608932);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7ZS0EWRXM00V5XQ65KSTS26', 1795289004961);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8A2KDRWZ63ZGRXYNKRMPVH2', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:43345/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'W_DdevZTycImHBk_bZFJTDG5Vb3o9k18_rLSSJZtcFU', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795634608571, NULL, NULL, NULL, 1795634608510, 1795634608509, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8A2KDRWZ63ZGRXYNKRMPVH2', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:43345/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'YyS1gufQHniWcE6ZvLmh4qfcw20XFfcIJh2AMq_EcvM', 10000, 'published', 'called with its example', 0, 1795634608598, NULL, NULL, NULL, 1795634608510, 1795634608509, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8A2KDRWZ63ZGRXYNKRMPVH2', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:43345/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '3lkVFf-0BuagySvrUFj96xxV45sWpbdMHHG5RkSp_AI', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795634608585, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:43345/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'SA4eUXs-APSObhCIKwdwzJ-Mx97qNqWhMqi0y0g-Mlo', 1795634608511, 1795634608509, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M8A2KBNQ2T64DAX3D9C7A4H4:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A2KBNQ2T64DAX3D9C7A4H4"},"run":"match:asset:ast_01M8A2KBNQ2T64DAX3D9C7A4H4:20782:0","cursor":null}', 'done', 1795634605773, 1, 8, NULL, NULL, NULL, 1795634605773, 1795634606163),
	('match:asset:ast_01M8A2KBJ0X8EQ12S5DYAMBR1H:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A2KBJ0X8EQ12S5DYAMBR1H"},"run":"match:asset:ast_01M8A2KBJ0X8EQ12S5DYAMBR1H:20782:0","cursor":null}', 'done', 1795634605660, 1, 8, NULL, NULL, NULL, 1795634605660, 1795634606168),
	('match:asset:ast_01M8A2KBTBS3WBDK2N6G5CPVJ8:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A2KBTBS3WBDK2N6G5CPVJ8"},"run":"match:asset:ast_01M8A2KBTBS3WBDK2N6G5CPVJ8:20782:0","cursor":null}', 'done', 1795634605912, 1, 8, NULL, NULL, NULL, 1795634605912, 1795634606171),
	('match:asset:ast_01M8A2KBQ4H7XTBAR6CNP0GBAZ:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A2KBQ4H7XTBAR6CNP0GBAZ"},"run":"match:asset:ast_01M8A2KBQ4H7XTBAR6CNP0GBAZ:20782:0","cursor":null}', 'done', 1795634605814, 1, 8, NULL, NULL, NULL, 1795634605814, 1795634606181),
	('match:asset:ast_01M8A2KBRS5VG8EQSCSVNPT03H:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A2KBRS5VG8EQSCSVNPT03H"},"run":"match:asset:ast_01M8A2KBRS5VG8EQSCSVNPT03H:20782:0","cursor":null}', 'done', 1795634605867, 1, 8, NULL, NULL, NULL, 1795634605867, 1795634606196),
	('tell_sellers:plg_01M8A2KCQYFDM0YV66HV8EGARN', 'tell_sellers', '{"pledgeId":"plg_01M8A2KCQYFDM0YV66HV8EGARN"}', 'done', 1795634606858, 1, 8, NULL, NULL, NULL, 1795634606858, 1795634607293),
	('tell_sellers:plg_01M8A2KCRPM4H70CATJPYMTR3P', 'tell_sellers', '{"pledgeId":"plg_01M8A2KCRPM4H70CATJPYMTR3P"}', 'done', 1795634606878, 1, 8, NULL, NULL, NULL, 1795634606878, 1795634607296),
	('tell_sellers:plg_01M8A2KCSXJD3KFCMAYG9E3FAD', 'tell_sellers', '{"pledgeId":"plg_01M8A2KCSXJD3KFCMAYG9E3FAD"}', 'done', 1795634606917, 1, 8, NULL, NULL, NULL, 1795634606917, 1795634607300),
	('match:asset:ast_01M8A2KDFXJ7PQE5GYRZSY9EBR:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A2KDFXJ7PQE5GYRZSY9EBR"},"run":"match:asset:ast_01M8A2KDFXJ7PQE5GYRZSY9EBR:20782:0","cursor":null}', 'done', 1795634607632, 1, 8, NULL, NULL, NULL, 1795634607632, 1795634607856),
	('job_01M8A2KDCTTN8SRQ5MX37VMBHS', 'challenge_callbacks', '{}', 'done', 1795634607514, 1, 8, NULL, NULL, NULL, 1795634607514, 1795634608207),
	('job_01M8A2KE2PWXB1V1RJ4YYJ9FA7', 'notify_watch', '{}', 'waiting', 1795634668212, 0, 8, NULL, NULL, NULL, 1795634608214, NULL),
	('job_01M8A2KE2X10KN66TWWQ46K013', 'notify_watch', '{}', 'waiting', 1795634613234, 0, 8, NULL, NULL, NULL, 1795634608221, NULL),
	('job_01M8A2KDQDJME2MGN2TGB2TQHF', 'notify_watch', '{}', 'done', 1795634607853, 1, 8, NULL, NULL, NULL, 1795634607853, 1795634608227),
	('match:tool:city-create-tree:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20782:0","cursor":null}', 'waiting', 1795634608600, 0, 8, NULL, NULL, NULL, 1795634608600, NULL),
	('match:tool:city-get-bike:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20782:0","cursor":null}', 'waiting', 1795634608602, 0, 8, NULL, NULL, NULL, 1795634608602, NULL),
	('match:tool:city-list-bikes:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20782:0","cursor":null}', 'waiting', 1795634608603, 0, 8, NULL, NULL, NULL, 1795634608603, NULL),
	('work_tool_job:job_01M8A2KEQJAX2TJ3AAAKD8KSGV', 'work_tool_job', '{"jobId":"job_01M8A2KEQJAX2TJ3AAAKD8KSGV"}', 'done', 1795634608885, 1, 1000, NULL, NULL, NULL, 1795634608885, 1795634608912),
	('match:tool:slow-echo:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20782:0","cursor":null}', 'waiting', 1795634609180, 0, 8, NULL, NULL, NULL, 1795634609180, NULL),
	('work_tool_job:job_01M8A2KFFXCHRRN7059TC87EZ3', 'work_tool_job', '{"jobId":"job_01M8A2KFFXCHRRN7059TC87EZ3"}', 'running', 1795634609662, 1, 1000, 1795642109672, 'proc_01M8A2KEVBWBF0GJHW9JRAPPGC', NULL, 1795634609662, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'USD', 550000),
	('test:earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 'USD', 90000),
	('earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 'USD', 0),
	('earnings:usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 'USD', 2700000),
	('credit:usr_01M8A2KCPXMX442A8HZWN0DAEC', 'USD', 3000000),
	('credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7ZS0FF10WBEN8YQMH24B3R8', 'operator:grants', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 20000000, 'USD', 'top_up', NULL, NULL, 1795289005537),
	('led_01M7ZS0FGDW0738HYXRF7W94PK', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7ZS0FG7CQP2ZJ41YYG0QCSHwNCGA4gOMWiCrfpqemdkrn6Lr7ekFDg', NULL, 1795289005581),
	('led_01M7ZS0FH0VZ4G0D9SN1A9SS6G', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7ZS0FGQZ3SV24N5METFMBK6hNCGA4gOMWiCrfpqemdkBgGh_5A92Bqq6T7rBSG0Mvj81dE6jIOzDQ', NULL, 1795289005600),
	('led_01M8A2KBH9BXQZVFTB5G5XA5T4', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7ZS0FG7CQP2ZJ41YYG0QCSHwNCGA4gOMWiCrfpqemdkrn6Lr7ekFDg', NULL, 1795634605609),
	('led_01M8A2KBH90WYC7YPDH8YWYRHS', 'payments:held', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 50000, 'USD', 'refund', 'pay_01M7ZS0FGQZ3SV24N5METFMBK6hNCGA4gOMWiCrfpqemdkBgGh_5A92Bqq6T7rBSG0Mvj81dE6jIOzDQ', NULL, 1795634605609),
	('led_01M8A2KBVEP3RZJS9Q3CQ78SAV', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KBV8TASX1V9NTYNZQSK5waCNBogOAgGiFCmvS8j4tsxVNArLbkg7RxVDvs4eaA', NULL, 1795634605934),
	('led_01M8A2KBVP8ABC082ARC769KMJ', 'payments:held', 'test:earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KBV8TASX1V9NTYNZQSK5waCNBogOAgGiFCmvS8j4tsxVNArLbkg7RxVDvs4eaA', 'call_01M8A2KBVPSSG2SDMZQHR42RTH', 1795634605942),
	('led_01M8A2KBVP2DH0VQZXFVBX9F24', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KBV8TASX1V9NTYNZQSK5waCNBogOAgGiFCmvS8j4tsxVNArLbkg7RxVDvs4eaA', 'call_01M8A2KBVPSSG2SDMZQHR42RTH', 1795634605942),
	('led_01M8A2KBW87KGGNN9BZJJ8RRF3', 'test:earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8A2KBV8TASX1V9NTYNZQSK5waCNBogOAgGiFCmvS8j4tsxVNArLbkg7RxVDvs4eaA', 'call_01M8A2KBVPSSG2SDMZQHR42RTH', 1795634605960),
	('led_01M8A2KBW83Z70B98XZVYRJMSF', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8A2KBV8TASX1V9NTYNZQSK5waCNBogOAgGiFCmvS8j4tsxVNArLbkg7RxVDvs4eaA', 'call_01M8A2KBVPSSG2SDMZQHR42RTH', 1795634605960),
	('led_01M8A2KBX38FJVPVZF7R7FPD5R', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A2KBWV7BQK3RMPQNR90621wNCGA4gOMWiCrfpqemdk1DXuErXdxsI', NULL, 1795634605987),
	('led_01M8A2KBXE7968511YNAPYA3JA', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A2KBWV7BQK3RMPQNR90621wNCGA4gOMWiCrfpqemdk1DXuErXdxsI', 'call_01M8A2KBXAQPJDTV6KYNXNE393', 1795634605998),
	('led_01M8A2KBXXN84YW5NCV4JJ1GXA', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A2KBXNM7XXFDGE8Z9KT31MhNCGA4gOMWiCrfpqemdkBgGh_5A92Bqq6T7rBSG0MvhunmTtXXhdWw', NULL, 1795634606013),
	('led_01M8A2KBYFHT2C9TCVA5T1Y4Z0', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A2KBXNM7XXFDGE8Z9KT31MhNCGA4gOMWiCrfpqemdkBgGh_5A92Bqq6T7rBSG0MvhunmTtXXhdWw', 'call_01M8A2KBYASHTP57M1G1QB5FJM', 1795634606031),
	('led_01M8A2KBYTKC79RWCBJ2E68RKN', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A2KBYM1Z154XJK94N7KC57wNCGA4gOMXkGn8t9OmdkLF_66YbdAi0', NULL, 1795634606042),
	('led_01M8A2KC0CZ5N7A2X54QFRVWKP', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A2KBZQKTD6SANQ77FB5X7TjNCGA4gOMWiCrfpqemdkqQEe1zRhJxh41ixkLGUhWifcR8oiGnLoMv5q6izjGmxDK2XDKfc', NULL, 1795634606092),
	('led_01M8A2KC0C1EPHQS1XPYC4HFA0', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A2KBZQKTD6SANQ77FB5X7TjNCGA4gOMWiCrfpqemdkqQEe1zRhJxh41ixkLGUhWifcR8oiGnLoMv5q6izjGmxDK2XDKfc', 'call_01M8A2KBZWFCRBDCX17NGVEH8R', 1795634606092),
	('led_01M8A2KC2Q8SBMRJTETH0QS2W2', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8A2KC15WA59DH9YTE6JKH0YjsCEPYgOxQFo6m3RE4U_0llwNEI_J2TQGp0znDMnMyYg4C2Cd7pT0ivAqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXUL6YCjPQ-Ng', NULL, 1795634606167),
	('led_01M8A2KC2QZK4VNF80QP42TYX1', 'payments:held', 'test:credit:0x64ea8c4ae603c1406946843b43a16c376f269ce3', 1000000, 'USD', 'top_up', 'pay_01M8A2KC15WA59DH9YTE6JKH0YjsCEPYgOxQFo6m3RE4U_0llwNEI_J2TQGp0znDMnMyYg4C2Cd7pT0ivAqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXUL6YCjPQ-Ng', 'call_01M8A2KC176J6RJQS0S283SS7B', 1795634606167),
	('led_01M8A2KC3HD3NHX3N6EKS376WM', 'test:credit:0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A2KC3HDP0SNYW50TM26N0NkNCGA4gOMWiCrfpqemdkqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXOZFH8tgJUc8', NULL, 1795634606193),
	('led_01M8A2KC3QY43X89SWSXKZFX9K', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A2KC3HDP0SNYW50TM26N0NkNCGA4gOMWiCrfpqemdkqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXOZFH8tgJUc8', 'call_01M8A2KC3HGABAK1JJGY7BV0Q9', 1795634606199),
	('led_01M8A2KC3WVQE6RM96H3HDF62F', 'test:credit:0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8A2KC3WC22CQ3Z0P4N3435V', NULL, 1795634606204),
	('led_01M8A2KC4E04K6Q9P26N5019GS', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KC44HQVH91TFPCW5GY00waCNBogOAgGiFCmuQOodcIslb5VF4DGgYDQutNoRPA', NULL, 1795634606222),
	('led_01M8A2KC4SNGSJY3SD7CX1RN78', 'payments:held', 'test:earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KC44HQVH91TFPCW5GY00waCNBogOAgGiFCmuQOodcIslb5VF4DGgYDQutNoRPA', 'call_01M8A2KC4S2X96E1G832FCV35R', 1795634606233),
	('led_01M8A2KC4SQNWNWNXWHA77SAJ3', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KC44HQVH91TFPCW5GY00waCNBogOAgGiFCmuQOodcIslb5VF4DGgYDQutNoRPA', 'call_01M8A2KC4S2X96E1G832FCV35R', 1795634606233),
	('led_01M8A2KC5CC8846B1GYDVMT13K', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KC53PRASDB9FWWT9N0NJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-H2aVmEN6Apn', NULL, 1795634606252),
	('led_01M8A2KC5RMNY00V4E2BVJ5GN2', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KC53PRASDB9FWWT9N0NJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-H2aVmEN6Apn', 'call_01M8A2KC5RR798PQATQC3WY23P', 1795634606264),
	('led_01M8A2KC5RRVJF2WRZAQ2PRYXM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KC53PRASDB9FWWT9N0NJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-H2aVmEN6Apn', 'call_01M8A2KC5RR798PQATQC3WY23P', 1795634606264),
	('led_01M8A2KC680Q2A9921A6EXNKKT', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KC60ESVMB9GN3222BSNPhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-B55JAaenLZd', NULL, 1795634606280),
	('led_01M8A2KC6P70JDCE5NQ6KBG1EV', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KC60ESVMB9GN3222BSNPhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-B55JAaenLZd', 'call_01M8A2KC6NBWJTQZHVTCC4PRPP', 1795634606294),
	('led_01M8A2KC6PG6EYHEHPTKEQRX5N', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KC60ESVMB9GN3222BSNPhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-B55JAaenLZd', 'call_01M8A2KC6NBWJTQZHVTCC4PRPP', 1795634606294),
	('led_01M8A2KC79783GV4NSD6VE4Q9A', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KC6ZM0328NV8RW4NCS9QhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Hw1rwYRotlv', NULL, 1795634606313),
	('led_01M8A2KC7MHVV82QEN491A2XFV', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KC6ZM0328NV8RW4NCS9QhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Hw1rwYRotlv', 'call_01M8A2KC7MC80EMJPFGZRVA2M8', 1795634606324),
	('led_01M8A2KCKTQ4F66JWDXAPDXW84', 'earnings:usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795634606714),
	('led_01M8A2KC7M2K19VCPR09G0Y1R6', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KC6ZM0328NV8RW4NCS9QhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Hw1rwYRotlv', 'call_01M8A2KC7MC80EMJPFGZRVA2M8', 1795634606324),
	('led_01M8A2KC88ZYXKW9SHJCMS01SX', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KC7ZTBR0VMNKHT4TXP0FhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-APOhvVNpSzT', NULL, 1795634606344),
	('led_01M8A2KC8JNCAVY7S8WXXD9E56', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KC7ZTBR0VMNKHT4TXP0FhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-APOhvVNpSzT', 'call_01M8A2KC8HKQNNY0YNEPNJRZNH', 1795634606354),
	('led_01M8A2KC8JBQHRF53FSZZA1QG1', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KC7ZTBR0VMNKHT4TXP0FhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-APOhvVNpSzT', 'call_01M8A2KC8HKQNNY0YNEPNJRZNH', 1795634606354),
	('led_01M8A2KC93GMT92YHH0AZJ0TZ6', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KC8SKWV8X0KQFV8J6XMGhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Dh3z5y8Em6J', NULL, 1795634606371),
	('led_01M8A2KC9MGEQAGC0TQT1SCZ2N', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KC8SKWV8X0KQFV8J6XMGhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Dh3z5y8Em6J', 'call_01M8A2KC9MH0K57JFRA78NKMRP', 1795634606388),
	('led_01M8A2KC9MF6HDMB7FW743X3E2', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KC8SKWV8X0KQFV8J6XMGhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Dh3z5y8Em6J', 'call_01M8A2KC9MH0K57JFRA78NKMRP', 1795634606388),
	('led_01M8A2KCAD41DV435T8Z5SANGH', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KCA11DK3EDA524E59Z8DhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-M0t3tktuccn', NULL, 1795634606413),
	('led_01M8A2KCAVYDG4Y2T507V6AB45', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KCA11DK3EDA524E59Z8DhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-M0t3tktuccn', 'call_01M8A2KCAVG8MEWSQG1MYTD3B5', 1795634606427),
	('led_01M8A2KCAV083PY9TEPQ83YBGH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KCA11DK3EDA524E59Z8DhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-M0t3tktuccn', 'call_01M8A2KCAVG8MEWSQG1MYTD3B5', 1795634606427),
	('led_01M8A2KCBJG8M28SVVBAM45QR5', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KCB7Y6SEQSG8TP31341ChaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Bg3eLawhMqp', NULL, 1795634606450),
	('led_01M8A2KCC0JJGENKQQC4YMM0C0', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KCB7Y6SEQSG8TP31341ChaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Bg3eLawhMqp', 'call_01M8A2KCC0YK43W8PX4BJZQKXQ', 1795634606464),
	('led_01M8A2KCC03T2BM4YE1BMY7ZW4', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KCB7Y6SEQSG8TP31341ChaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Bg3eLawhMqp', 'call_01M8A2KCC0YK43W8PX4BJZQKXQ', 1795634606464),
	('led_01M8A2KCCQK19K94W95Y1AQ82M', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KCCDZBNDK7ZVQD640ENFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-ChczH-vCqfY', NULL, 1795634606487),
	('led_01M8A2KCD6W2GFKJ6MQYBY4VQ3', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KCCDZBNDK7ZVQD640ENFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-ChczH-vCqfY', 'call_01M8A2KCD534EGYG6KFGC780SS', 1795634606502),
	('led_01M8A2KCD6H5SQXA5F9FV20KNP', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KCCDZBNDK7ZVQD640ENFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-ChczH-vCqfY', 'call_01M8A2KCD534EGYG6KFGC780SS', 1795634606502),
	('led_01M8A2KCE0Y7N80AZJ1YBYZ9W6', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KCDPEDPVHZ6MAN9837QHhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-JhVYHYvLkrN', NULL, 1795634606528),
	('led_01M8A2KCEF8G29C0QPE1CF93JF', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KCDPEDPVHZ6MAN9837QHhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-JhVYHYvLkrN', 'call_01M8A2KCEE008JDRR6TXRZFC7N', 1795634606543),
	('led_01M8A2KCEFN4MP4FDCANWR3QN4', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KCDPEDPVHZ6MAN9837QHhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-JhVYHYvLkrN', 'call_01M8A2KCEE008JDRR6TXRZFC7N', 1795634606543),
	('led_01M8A2KCF363JGXY2B0AW6EZJB', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KCET797CVX8830HYZ6HJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Jhgr903OfN6', NULL, 1795634606563),
	('led_01M8A2KCFHAH0AJ83RC8KGV08Z', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KCET797CVX8830HYZ6HJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Jhgr903OfN6', 'call_01M8A2KCFHXJ7Z4Y7AB4AWGPDV', 1795634606577),
	('led_01M8A2KCFHNVCSV628B7RW0TYT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KCET797CVX8830HYZ6HJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Jhgr903OfN6', 'call_01M8A2KCFHXJ7Z4Y7AB4AWGPDV', 1795634606577),
	('led_01M8A2KCG77H91Z8MPX1ECQN46', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KCFWSMJDJ1V04SA2ZM4JhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-EuaAh4oyYru', NULL, 1795634606599),
	('led_01M8A2KCGMKQH4SX8XK00MZ1P1', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KCFWSMJDJ1V04SA2ZM4JhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-EuaAh4oyYru', 'call_01M8A2KCGMTR1R6ANE0VJ2W1CN', 1795634606612),
	('led_01M8A2KCGMF2FKR409QKSRKFBF', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KCFWSMJDJ1V04SA2ZM4JhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-EuaAh4oyYru', 'call_01M8A2KCGMTR1R6ANE0VJ2W1CN', 1795634606612),
	('led_01M8A2KCHFW358DJNHM65XTDNG', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A2KCH4TQ289AEVC4CWGYNFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-DpQ8fMnz0WO', NULL, 1795634606639),
	('led_01M8A2KCJ2VGK63GH1N44NQPCK', 'payments:held', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 90000, 'USD', 'sale', 'pay_01M8A2KCH4TQ289AEVC4CWGYNFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-DpQ8fMnz0WO', 'call_01M8A2KCJ2N8SGVRZWGB9MK2KQ', 1795634606658),
	('led_01M8A2KCJ24PVQ5T9MHDP2QR75', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A2KCH4TQ289AEVC4CWGYNFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-DpQ8fMnz0WO', 'call_01M8A2KCJ2N8SGVRZWGB9MK2KQ', 1795634606658),
	('led_01M8A2KCJT4GGFWWAKBZ4D57GQ', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8A2KCJC66XENK1MZCRKW8ZChYCJeogOAgGiFCmutxaMRqujalh1EiQGAaH_kD3YGqrpPusFIbQy-Pq9LkE4gcTq', NULL, 1795634606682),
	('led_01M8A2KCK99MPK9CFRGQWGS5EP', 'payments:held', 'earnings:usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 1800000, 'USD', 'sale', 'pay_01M8A2KCJC66XENK1MZCRKW8ZChYCJeogOAgGiFCmutxaMRqujalh1EiQGAaH_kD3YGqrpPusFIbQy-Pq9LkE4gcTq', 'call_01M8A2KCK8MJ4BHQ35SM23S2PN', 1795634606697),
	('led_01M8A2KCK9XV5RKGSCD5X5BGTW', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8A2KCJC66XENK1MZCRKW8ZChYCJeogOAgGiFCmutxaMRqujalh1EiQGAaH_kD3YGqrpPusFIbQy-Pq9LkE4gcTq', 'call_01M8A2KCK8MJ4BHQ35SM23S2PN', 1795634606697),
	('led_01M8A2KCKTK70X5HAHZSGSAZD3', 'earnings:usr_01M7ZS0FADCJS6N4846DNFTAC9', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795634606714),
	('led_01M8A2KCMJ6H4YJNPJVBJZ9F18', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795634606738),
	('led_01M8A2KCQGZVNE4WH16HAGDVJ2', 'operator:grants', 'credit:usr_01M8A2KCPXMX442A8HZWN0DAEC', 9000000, 'USD', 'top_up', NULL, NULL, 1795634606832),
	('led_01M8A2KCQY2QE5F77E5YZF1VJ6', 'credit:usr_01M8A2KCPXMX442A8HZWN0DAEC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A2KCQX4M23HMCZN5CBQV1QhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQpsugRZMbPZambcM24ToU15m2sa-g', NULL, 1795634606846),
	('led_01M8A2KCQYY5F9Q6CQR1E8A32C', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A2KCQX4M23HMCZN5CBQV1QhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQpsugRZMbPZambcM24ToU15m2sa-g', 'call_01M8A2KCQYVFVTB0QCWGSNHJFZ', 1795634606846),
	('led_01M8A2KCRPMB6X4CCV4GAZH4E7', 'credit:usr_01M8A2KCPXMX442A8HZWN0DAEC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', NULL, 1795634606870),
	('led_01M8A2KCRPQN3W73V5V0XJ6YX6', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', 'call_01M8A2KCRPW8EXS623ZZVYNC74', 1795634606870),
	('led_01M8A2KCS9F35FEB6CX180SPE4', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', 'call_01M8A2KCRPW8EXS623ZZVYNC74', 1795634606889),
	('led_01M8A2KCS910BNACQ3Q438NTNM', 'payments:held', 'earnings:usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 2700000, 'USD', 'sale', 'pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', 'call_01M8A2KCRPW8EXS623ZZVYNC74', 1795634606889),
	('led_01M8A2KCS9893PFEGBYRBB6VXD', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', 'call_01M8A2KCRPW8EXS623ZZVYNC74', 1795634606889),
	('led_01M8A2KCSX10TA34M2G6CCB019', 'credit:usr_01M8A2KCPXMX442A8HZWN0DAEC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A2KCSWEYTJHMYGHM59Z4BBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQpsugRZMbPZambcM24tiOIBP_nZFU', NULL, 1795634606909),
	('led_01M8A2KCSXP8M7BKE0MRRJ5GS2', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A2KCSWEYTJHMYGHM59Z4BBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQpsugRZMbPZambcM24tiOIBP_nZFU', 'call_01M8A2KCSW5GWJFNFZHB80AFKD', 1795634606909),
	('led_01M8A2KCTEJ9KZ8WMJCPC0H6MG', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8A2KCSWEYTJHMYGHM59Z4BBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQpsugRZMbPZambcM24tiOIBP_nZFU', 'call_01M8A2KCSW5GWJFNFZHB80AFKD', 1795634606926),
	('led_01M8A2KCTEACG8YFHSX7E40RX9', 'payments:held', 'credit:usr_01M8A2KCPXMX442A8HZWN0DAEC', 3000000, 'USD', 'refund', 'pay_01M8A2KCSWEYTJHMYGHM59Z4BBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQpsugRZMbPZambcM24tiOIBP_nZFU', NULL, 1795634606926),
	('led_01M8A2KCVZ0M5ARK5AVR7FPPYR', 'provider:stripe', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 5000000, 'USD', 'top_up', 'top_01M8A2KCV51NB8D56ZQ2QVHDHC', NULL, 1795634606975),
	('led_01M8A2KCWJMHNYACA0ZAHP4SQ2', 'credit:usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8A2KCV51NB8D56ZQ2QVHDHC', NULL, 1795634606994),
	('led_01M8A2KEPSENPBJEFAJZ0D3YDY', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8A2KEPDS5PKCN4QGREXJZ3MwOCnEogOLcqOqQjW8o6oHPz7yHcCj3U', NULL, 1795634608857),
	('led_01M8A2KEQKGQQ3ZKWQ8620NH88', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8A2KEPDS5PKCN4QGREXJZ3MwOCnEogOLcqOqQjW8o6oHPz7yHcCj3U', 'call_01M8A2KEQA8W8G17BEWMWS1FPK', 1795634608883),
	('led_01M8A2KET1RMM0J4QVFY1Y82RX', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A2KESPS1QARKR0JR3D3DQXwNCGA4gOMWiCrfpqemdkWaOM4qyX73g', NULL, 1795634608961),
	('led_01M8A2KFF9BY9FR5C3JZ70R19V', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8A2KFEVJCM966VMKSQAM237wOCnEogOLcqOqQjW8o6o9fiMSQqWJ2g', NULL, 1795634609641),
	('led_01M8A2KFFX95HNK6AW3101QBDZ', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8A2KFEVJCM966VMKSQAM237wOCnEogOLcqOqQjW8o6o9fiMSQqWJ2g', 'call_01M8A2KFFN740287FZMQD6AST7', 1795634609661),
	('led_01M8A2KFGVWW0YMAJ74VRCNKT1', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A2KFG8AQH776S7S64JTCCCwNCGA4gOJcwE4TpnZMxo92oNRnKP', NULL, 1795634609691);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8A2KC60ESVMB9GN3222BSNPhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-B55JAaenLZd', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606272, 1795638206280, 1795634606280, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606280),
	('pay_01M8A2KC15WA59DH9YTE6JKH0YjsCEPYgOxQFo6m3RE4U_0llwNEI_J2TQGp0znDMnMyYg4C2Cd7pT0ivAqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXUL6YCjPQ-Ng', 'credit', 'credit:0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x64ea8c4ae603c1406946843b43a16c376f269ce3', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', 1795634606117, 1795638206167, 1795634606167, NULL, NULL),
	('pay_01M7ZS0FG7CQP2ZJ41YYG0QCSHwNCGA4gOMWiCrfpqemdkrn6Lr7ekFDg', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795289005575, 1795292605581, 1795289005581, NULL, NULL),
	('pay_01M7ZS0FGQZ3SV24N5METFMBK6hNCGA4gOMWiCrfpqemdkBgGh_5A92Bqq6T7rBSG0Mvj81dE6jIOzDQ', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795289005591, 1795292605600, 1795289005600, NULL, NULL),
	('pay_01M7ZS0FG2ND4R9EPDA90BQY18wNCGA4gOMWiCrfpqemdkFFHweCRcCIU', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795289005570, 1795289905570, NULL, NULL, NULL),
	('pay_01M8A2KBV8TASX1V9NTYNZQSK5waCNBogOAgGiFCmvS8j4tsxVNArLbkg7RxVDvs4eaA', 'asset', 'ast_01M8A2KBTBS3WBDK2N6G5CPVJ8', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795634605928, 1795638205962, 1795634605934, NULL, NULL),
	('pay_01M8A2KBWV7BQK3RMPQNR90621wNCGA4gOMWiCrfpqemdk1DXuErXdxsI', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795634605979, 1795638205987, 1795634605987, NULL, NULL),
	('pay_01M8A2KC3HDP0SNYW50TM26N0NkNCGA4gOMWiCrfpqemdkqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXOZFH8tgJUc8', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x64ea8c4ae603c1406946843b43a16c376f269ce3', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', 1795634606193, 1795638206193, 1795634606193, NULL, NULL),
	('pay_01M8A2KBXNM7XXFDGE8Z9KT31MhNCGA4gOMWiCrfpqemdkBgGh_5A92Bqq6T7rBSG0MvhunmTtXXhdWw', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606005, 1795638206013, 1795634606013, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606013),
	('pay_01M8A2KBYM1Z154XJK94N7KC57wNCGA4gOMXkGn8t9OmdkLF_66YbdAi0', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795634606036, 1795638206042, 1795634606042, NULL, NULL),
	('pay_01M8A2KC8SKWV8X0KQFV8J6XMGhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Dh3z5y8Em6J', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606361, 1795638206371, 1795634606371, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606371),
	('pay_01M8A2KBZQKTD6SANQ77FB5X7TjNCGA4gOMWiCrfpqemdkqQEe1zRhJxh41ixkLGUhWifcR8oiGnLoMv5q6izjGmxDK2XDKfc', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337', '0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337', 1795634606071, 1795638206092, 1795634606092, NULL, NULL),
	('pay_01M8A2KC44HQVH91TFPCW5GY00waCNBogOAgGiFCmuQOodcIslb5VF4DGgYDQutNoRPA', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795634606212, 1795638206222, 1795634606222, NULL, NULL),
	('pay_01M8A2KC6ZM0328NV8RW4NCS9QhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Hw1rwYRotlv', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606303, 1795638206313, 1795634606313, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606313),
	('pay_01M8A2KC53PRASDB9FWWT9N0NJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-H2aVmEN6Apn', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606243, 1795638206252, 1795634606252, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606252),
	('pay_01M8A2KCCDZBNDK7ZVQD640ENFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-ChczH-vCqfY', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606477, 1795638206487, 1795634606487, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606487),
	('pay_01M8A2KC7ZTBR0VMNKHT4TXP0FhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-APOhvVNpSzT', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606335, 1795638206344, 1795634606344, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606344),
	('pay_01M8A2KCB7Y6SEQSG8TP31341ChaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Bg3eLawhMqp', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606439, 1795638206450, 1795634606450, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606450),
	('pay_01M8A2KCA11DK3EDA524E59Z8DhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-M0t3tktuccn', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606401, 1795638206413, 1795634606413, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606413),
	('pay_01M8A2KCH4TQ289AEVC4CWGYNFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-DpQ8fMnz0WO', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606628, 1795638206639, 1795634606639, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606639),
	('pay_01M8A2KCDPEDPVHZ6MAN9837QHhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-JhVYHYvLkrN', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606518, 1795638206528, 1795634606528, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606528),
	('pay_01M8A2KCET797CVX8830HYZ6HJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Jhgr903OfN6', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606554, 1795638206563, 1795634606563, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606563),
	('pay_01M8A2KCFWSMJDJ1V04SA2ZM4JhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-EuaAh4oyYru', 'asset', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606588, 1795638206599, 1795634606599, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606599),
	('pay_01M8A2KCJC66XENK1MZCRKW8ZChYCJeogOAgGiFCmutxaMRqujalh1EiQGAaH_kD3YGqrpPusFIbQy-Pq9LkE4gcTq', 'asset', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795634606668, 1795638206682, 1795634606682, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606682),
	('pay_01M8A2KCQX4M23HMCZN5CBQV1QhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQpsugRZMbPZambcM24ToU15m2sa-g', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 1795634606845, 1795638206846, 1795634606846, 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 1795634606846),
	('pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', 'asset', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 1795634606870, 1795638206889, 1795634606870, 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 1795634606870),
	('pay_01M8A2KFG8AQH776S7S64JTCCCwNCGA4gOJcwE4TpnZMxo92oNRnKP', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795634609672, 1795721009691, 1795634609691, NULL, NULL),
	('pay_01M8A2KFHKW2C29DDJKMYC8FWBhNCGA4gOMWiCrfpqemdkBgGh_5A92Bqq6T7rBSG0Mvid7wUfEqOtnw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', NULL, 1795634609715, 1795635509715, NULL, NULL, NULL),
	('pay_01M8A2KCSWEYTJHMYGHM59Z4BBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQpsugRZMbPZambcM24tiOIBP_nZFU', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 1795634606908, 1795638206909, 1795634606909, NULL, NULL),
	('pay_01M8A2KEPDS5PKCN4QGREXJZ3MwOCnEogOLcqOqQjW8o6oHPz7yHcCj3U', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795634608845, 1795638208857, 1795634608857, NULL, NULL),
	('pay_01M8A2KESPS1QARKR0JR3D3DQXwNCGA4gOMWiCrfpqemdkWaOM4qyX73g', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795634608950, 1795638208961, 1795634608961, NULL, NULL),
	('pay_01M8A2KF1J28TYAF61SCZ4Y64DjNCGA4gOMWiCrfpqemdkqQEe2DpQauxZmEVnckIzolhOXzlMblgwOWdA4zlD8jsGNW_tlk0', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xc594d08a9c703e7646ea12b5d852a0c53b6b752f', NULL, 1795634609202, 1795635509202, NULL, NULL, NULL),
	('pay_01M8A2KF509GJ7KKZ567FWHQEZjNCGA4gOMWiCrfpqemdkqQEe2lgybKNriFnqWHhAQy3PLGpN4FoyYJRS1VNZUKXGj8sDkZM', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xea0edb7d44abea246773933068ecad6be096199d', NULL, 1795634609312, 1795635509312, NULL, NULL, NULL),
	('pay_01M8A2KFEVJCM966VMKSQAM237wOCnEogOLcqOqQjW8o6o9fiMSQqWJ2g', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795634609627, 1795721009641, 1795634609641, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8A2KCKT1RHGA3EEEQCJNH06', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795634606714, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8A2KCKTXN9863CQMBFZJ7CH', 'pob_01M8A2KCKT1RHGA3EEEQCJNH06', 'usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795634606714, NULL),
	('pot_01M8A2KCKT2S1YYQ1JGG5NC87S', 'pob_01M8A2KCKT1RHGA3EEEQCJNH06', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795634606714, 1795634606738);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795634606714);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7ZS0FADCJS6N4846DNFTAC9', 1795289005550),
	('usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 1795289005560);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8A2KCRPM4H70CATJPYMTR3P', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', 'call_01M8A2KCRPW8EXS623ZZVYNC74', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 'rev_01M8A2KCS97V1QVHSX447RKCEZ', NULL, NULL, 1795634606870, 1803410606870, 1795634606889),
	('plg_01M8A2KCSXJD3KFCMAYG9E3FAD', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8A2KCSWEYTJHMYGHM59Z4BBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQpsugRZMbPZambcM24tiOIBP_nZFU', 'call_01M8A2KCSW5GWJFNFZHB80AFKD', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795634606909, 1803410606909, 1795634606926),
	('plg_01M8A2KCQYFDM0YV66HV8EGARN', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8A2KCQX4M23HMCZN5CBQV1QhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQpsugRZMbPZambcM24ToU15m2sa-g', 'call_01M8A2KCQYVFVTB0QCWGSNHJFZ', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795634607291, 1795634606846, 1803410606846, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8A2KEVBWBF0GJHW9JRAPPGC', 1795634609094, 1795634624094);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8A2KBVPSSG2SDMZQHR42RTH', 'pay_01M8A2KBV8TASX1V9NTYNZQSK5waCNBogOAgGiFCmvS8j4tsxVNArLbkg7RxVDvs4eaA', 'ast_01M8A2KBTBS3WBDK2N6G5CPVJ8', 'anonymous', 'given_back', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634605942, NULL, 1795634605942),
	('call_01M8A2KBXAQPJDTV6KYNXNE393', 'pay_01M8A2KBWV7BQK3RMPQNR90621wNCGA4gOMWiCrfpqemdk1DXuErXdxsI', 'counted-echo', 'anonymous', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634605995, NULL, 1795634605998),
	('call_01M8A2KBYASHTP57M1G1QB5FJM', 'pay_01M8A2KBXNM7XXFDGE8Z9KT31MhNCGA4gOMWiCrfpqemdkBgGh_5A92Bqq6T7rBSG0MvhunmTtXXhdWw', 'counted-echo', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606027, NULL, 1795634606031),
	('call_01M8A2KBZ1N23WM8ZX27H0Y3D6', 'pay_01M8A2KBYM1Z154XJK94N7KC57wNCGA4gOMXkGn8t9OmdkLF_66YbdAi0', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606050, NULL, 1795634606053),
	('call_01M8A2KC5RR798PQATQC3WY23P', 'pay_01M8A2KC53PRASDB9FWWT9N0NJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-H2aVmEN6Apn', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606264, NULL, 1795634606264),
	('call_01M8A2KBZWFCRBDCX17NGVEH8R', 'pay_01M8A2KBZQKTD6SANQ77FB5X7TjNCGA4gOMWiCrfpqemdkqQEe1zRhJxh41ixkLGUhWifcR8oiGnLoMv5q6izjGmxDK2XDKfc', 'counted-echo', '0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337', '0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337 0x2dae634846aa5fbb8bdc7badab02e8c645b781a1e5cf77fbd5e09503a6a77124', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x9b24bdeee0b1631ea17c79be95b6482a1562cc01d92a4a91ac0367cc6ffd88004d7f0110d6958f880f3d7004c03c3dbb983ed7bfe903e91d5d293e625ce613e21b","authorization":{"from":"0xB4B5264f9A30030119E2B07fE1E6ebc42aD06337","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795634666","nonce":"0x2dae634846aa5fbb8bdc7badab02e8c645b781a1e5cf77fbd5e09503a6a77124"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x49057d0f470b93af2696a2315abc729936bacd0b8b28b06ffe860d3207d38fd4', '0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337', 0, 0, 1795634606077, NULL, 1795634606092),
	('call_01M8A2KC176J6RJQS0S283SS7B', 'pay_01M8A2KC15WA59DH9YTE6JKH0YjsCEPYgOxQFo6m3RE4U_0llwNEI_J2TQGp0znDMnMyYg4C2Cd7pT0ivAqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXUL6YCjPQ-Ng', 'credit:0x64ea8c4ae603c1406946843b43a16c376f269ce3', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, 'credit 1000000', NULL, NULL, '0x64ea8c4ae603c1406946843b43a16c376f269ce3', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x64ea8c4ae603c1406946843b43a16c376f269ce3 0x638af7573ce4ae1d45f4f5a32ef895c1863e17b7eff56bf53041b4a6ef0ce010', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xe017b7e9202f3cdcfee2a8af9172b12cae7836c5d25ebc6283085f92b8657e4a47034ea3d6faf667dcc6f1defb3edc4a981bfacd3a0e4da19f9906f195f4b7ce1b","authorization":{"from":"0x64Ea8C4ae603C1406946843b43A16c376F269ce3","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795634666","nonce":"0x638af7573ce4ae1d45f4f5a32ef895c1863e17b7eff56bf53041b4a6ef0ce010"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xaf3d4092f494d0dcd1c5b99a08d3b384b86ff31ba68de624916cffc4c986c682', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', 0, 0, 1795634606119, NULL, 1795634606167),
	('call_01M8A2KC3HGABAK1JJGY7BV0Q9', 'pay_01M8A2KC3HDP0SNYW50TM26N0NkNCGA4gOMWiCrfpqemdkqQEe0jTeTYhaWhooIIRAkEBoLiAt9UEHRmMnHWbXOZFH8tgJUc8', 'counted-echo', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x64ea8c4ae603c1406946843b43a16c376f269ce3', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', 'siwx:bZVQXL_XMPmjJi6rV7bzbEPxGgK9gKLxlJBWiQ_HfwA', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606193, NULL, 1795634606199),
	('call_01M8A2KC4S2X96E1G832FCV35R', 'pay_01M8A2KC44HQVH91TFPCW5GY00waCNBogOAgGiFCmuQOodcIslb5VF4DGgYDQutNoRPA', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'anonymous', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606233, NULL, 1795634606233),
	('call_01M8A2KC6NBWJTQZHVTCC4PRPP', 'pay_01M8A2KC60ESVMB9GN3222BSNPhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-B55JAaenLZd', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606294, NULL, 1795634606294),
	('call_01M8A2KC7MC80EMJPFGZRVA2M8', 'pay_01M8A2KC6ZM0328NV8RW4NCS9QhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Hw1rwYRotlv', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606324, NULL, 1795634606324),
	('call_01M8A2KC8HKQNNY0YNEPNJRZNH', 'pay_01M8A2KC7ZTBR0VMNKHT4TXP0FhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-APOhvVNpSzT', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606354, NULL, 1795634606354),
	('call_01M8A2KC9MH0K57JFRA78NKMRP', 'pay_01M8A2KC8SKWV8X0KQFV8J6XMGhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Dh3z5y8Em6J', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606388, NULL, 1795634606388),
	('call_01M8A2KCAVG8MEWSQG1MYTD3B5', 'pay_01M8A2KCA11DK3EDA524E59Z8DhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-M0t3tktuccn', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606427, NULL, 1795634606427),
	('call_01M8A2KCC0YK43W8PX4BJZQKXQ', 'pay_01M8A2KCB7Y6SEQSG8TP31341ChaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Bg3eLawhMqp', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606464, NULL, 1795634606464),
	('call_01M8A2KCD534EGYG6KFGC780SS', 'pay_01M8A2KCCDZBNDK7ZVQD640ENFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-ChczH-vCqfY', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606502, NULL, 1795634606502),
	('call_01M8A2KCEE008JDRR6TXRZFC7N', 'pay_01M8A2KCDPEDPVHZ6MAN9837QHhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-JhVYHYvLkrN', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606543, NULL, 1795634606543),
	('call_01M8A2KCFHXJ7Z4Y7AB4AWGPDV', 'pay_01M8A2KCET797CVX8830HYZ6HJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Jhgr903OfN6', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606577, NULL, 1795634606577),
	('call_01M8A2KCGMTR1R6ANE0VJ2W1CN', 'pay_01M8A2KCFWSMJDJ1V04SA2ZM4JhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-EuaAh4oyYru', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606612, NULL, 1795634606612),
	('call_01M8A2KCJ2N8SGVRZWGB9MK2KQ', 'pay_01M8A2KCH4TQ289AEVC4CWGYNFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-DpQ8fMnz0WO', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606658, NULL, 1795634606658),
	('call_01M8A2KCK8MJ4BHQ35SM23S2PN', 'pay_01M8A2KCJC66XENK1MZCRKW8ZChYCJeogOAgGiFCmutxaMRqujalh1EiQGAaH_kD3YGqrpPusFIbQy-Pq9LkE4gcTq', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606697, NULL, 1795634606697),
	('call_01M8A2KCQYVFVTB0QCWGSNHJFZ', 'pay_01M8A2KCQX4M23HMCZN5CBQV1QhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQpsugRZMbPZambcM24ToU15m2sa-g', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606846, NULL, 1795634606846),
	('call_01M8A2KCRPW8EXS623ZZVYNC74', 'pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606870, NULL, 1795634606870),
	('call_01M8A2KCSW5GWJFNFZHB80AFKD', 'pay_01M8A2KCSWEYTJHMYGHM59Z4BBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQpsugRZMbPZambcM24tiOIBP_nZFU', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 'given_back', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634606909, NULL, 1795634606909),
	('call_01M8A2KEQA8W8G17BEWMWS1FPK', 'pay_01M8A2KEPDS5PKCN4QGREXJZ3MwOCnEogOLcqOqQjW8o6oHPz7yHcCj3U', 'scan-submit', 'anonymous', 'used', 'proc_01M7ZS0EW5HK1AFAB6BG51A8NH', NULL, NULL, NULL, '{"requestId":"req_01M8A2KEQ9RGH9CD7CPY38VQ9T","data":{"id":"job_01M8A2KEQJAX2TJ3AAAKD8KSGV"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634608874, NULL, 1795634608883),
	('call_01M8A2KF1PHPMGCVB1GKMFYDW2', 'pay_01M8A2KF1J28TYAF61SCZ4Y64DjNCGA4gOMWiCrfpqemdkqQEe2DpQauxZmEVnckIzolhOXzlMblgwOWdA4zlD8jsGNW_tlk0', 'counted-echo', '0xc594d08a9c703e7646ea12b5d852a0c53b6b752f', 'refused', 'proc_01M8A2KEVBWBF0GJHW9JRAPPGC', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xc594d08a9c703e7646ea12b5d852a0c53b6b752f', '0xc594d08a9c703e7646ea12b5d852a0c53b6b752f', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xc594d08a9c703e7646ea12b5d852a0c53b6b752f 0xc9ccedd69eeed7f87280f59c82737b0536a80e4e6e325e8c6e6f43734bce137b', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xa43ca50f7ed7ae6768772721a6f358d04c75a6b8b14ba0fa8b33cf05fb8af88b214dc28e8913daf203138af0991b2d118c2b9081908635ac3c95340986c440571c","authorization":{"from":"0xc594D08A9c703E7646Ea12B5d852A0C53b6B752F","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795634669","nonce":"0xc9ccedd69eeed7f87280f59c82737b0536a80e4e6e325e8c6e6f43734bce137b"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795634609206, NULL, 1795634609283),
	('call_01M8A2KF55MDYWQWYNT797T88N', 'pay_01M8A2KF509GJ7KKZ567FWHQEZjNCGA4gOMWiCrfpqemdkqQEe2lgybKNriFnqWHhAQy3PLGpN4FoyYJRS1VNZUKXGj8sDkZM', 'counted-echo', '0xea0edb7d44abea246773933068ecad6be096199d', 'unknown', 'proc_01M8A2KEVBWBF0GJHW9JRAPPGC', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xea0edb7d44abea246773933068ecad6be096199d', '0xea0edb7d44abea246773933068ecad6be096199d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xea0edb7d44abea246773933068ecad6be096199d 0xb47e077a5ef9ec42c9e09e6911c4cf810668bd669b4da6a161f6804fc5b96bcf', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xea5d3205dc0a9c6e7e2ef351f417448c83db03ca8b345c00fb75b33eed2ef5bf767c15985027d5e6c5bb770d3050e737ca02c1a3e3f2a5a70e5ec2d983750aff1c","authorization":{"from":"0xEa0edb7D44AbEA246773933068ECAD6Be096199d","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795634669","nonce":"0xb47e077a5ef9ec42c9e09e6911c4cf810668bd669b4da6a161f6804fc5b96bcf"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795634609320, 1795634609611, NULL),
	('call_01M8A2KFFN740287FZMQD6AST7', 'pay_01M8A2KFEVJCM966VMKSQAM237wOCnEogOLcqOqQjW8o6o9fiMSQqWJ2g', 'scan-submit', 'anonymous', 'used', 'proc_01M8A2KEVBWBF0GJHW9JRAPPGC', NULL, NULL, NULL, '{"requestId":"req_01M8A2KFFN6XEYPTBXVVRVP2V7","data":{"id":"job_01M8A2KFFXCHRRN7059TC87EZ3"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634609655, NULL, 1795634609661),
	('call_01M8A2KFH2JGFNXP6T0QC9731P', 'pay_01M8A2KFG8AQH776S7S64JTCCCwNCGA4gOJcwE4TpnZMxo92oNRnKP', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8A2KEVBWBF0GJHW9JRAPPGC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795634609698, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8A2KBVP010MSYANEJHWFMTR', 'file_missing', 0, 1795634605960);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8A2KBVP010MSYANEJHWFMTR', 'pay_01M8A2KBV8TASX1V9NTYNZQSK5waCNBogOAgGiFCmvS8j4tsxVNArLbkg7RxVDvs4eaA', 'call_01M8A2KBVPSSG2SDMZQHR42RTH', 'ast_01M8A2KBTBS3WBDK2N6G5CPVJ8', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 1, 'anonymous', 1795634605942, NULL),
	('rev_01M8A2KC4SY3QSVFARBCM8GN41', 'pay_01M8A2KC44HQVH91TFPCW5GY00waCNBogOAgGiFCmuQOodcIslb5VF4DGgYDQutNoRPA', 'call_01M8A2KC4S2X96E1G832FCV35R', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 1, 'anonymous', 1795634606233, NULL),
	('rev_01M8A2KC5RNWGZZ0SX5PY2CKCV', 'pay_01M8A2KC53PRASDB9FWWT9N0NJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-H2aVmEN6Apn', 'call_01M8A2KC5RR798PQATQC3WY23P', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606264, NULL),
	('rev_01M8A2KC6PHFKTEQY9RCXKZQFE', 'pay_01M8A2KC60ESVMB9GN3222BSNPhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-B55JAaenLZd', 'call_01M8A2KC6NBWJTQZHVTCC4PRPP', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606294, NULL),
	('rev_01M8A2KC7M6WFXZ6DNDA74PS46', 'pay_01M8A2KC6ZM0328NV8RW4NCS9QhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Hw1rwYRotlv', 'call_01M8A2KC7MC80EMJPFGZRVA2M8', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606324, NULL),
	('rev_01M8A2KC8J9PTQ24RE0SX5GXKF', 'pay_01M8A2KC7ZTBR0VMNKHT4TXP0FhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-APOhvVNpSzT', 'call_01M8A2KC8HKQNNY0YNEPNJRZNH', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606354, NULL),
	('rev_01M8A2KC9M57WH95D8H9VY6NMQ', 'pay_01M8A2KC8SKWV8X0KQFV8J6XMGhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Dh3z5y8Em6J', 'call_01M8A2KC9MH0K57JFRA78NKMRP', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606388, NULL),
	('rev_01M8A2KCAV3GH4DQZ3GVMA302R', 'pay_01M8A2KCA11DK3EDA524E59Z8DhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-M0t3tktuccn', 'call_01M8A2KCAVG8MEWSQG1MYTD3B5', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606427, NULL),
	('rev_01M8A2KCC0TXP8DJ9QKEC0NAMV', 'pay_01M8A2KCB7Y6SEQSG8TP31341ChaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Bg3eLawhMqp', 'call_01M8A2KCC0YK43W8PX4BJZQKXQ', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606464, NULL),
	('rev_01M8A2KCD6PWFNW4WY9XEM7BMW', 'pay_01M8A2KCCDZBNDK7ZVQD640ENFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-ChczH-vCqfY', 'call_01M8A2KCD534EGYG6KFGC780SS', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606502, NULL),
	('rev_01M8A2KCEFB89CZY4XZ60B2ZYZ', 'pay_01M8A2KCDPEDPVHZ6MAN9837QHhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-JhVYHYvLkrN', 'call_01M8A2KCEE008JDRR6TXRZFC7N', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606543, NULL),
	('rev_01M8A2KCFH3AQA9BN73RF6G17S', 'pay_01M8A2KCET797CVX8830HYZ6HJhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-Jhgr903OfN6', 'call_01M8A2KCFHXJ7Z4Y7AB4AWGPDV', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606577, NULL),
	('rev_01M8A2KCGMSH576J71E5P9XWTX', 'pay_01M8A2KCFWSMJDJ1V04SA2ZM4JhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-EuaAh4oyYru', 'call_01M8A2KCGMTR1R6ANE0VJ2W1CN', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606612, NULL),
	('rev_01M8A2KCJ2RBJBBVZW09ZG254M', 'pay_01M8A2KCH4TQ289AEVC4CWGYNFhaCNBogOAgGiFCmuQOodcIslb5VF4DEGAaH_kD3YGqrpPusFIbQy-DpQ8fMnz0WO', 'call_01M8A2KCJ2N8SGVRZWGB9MK2KQ', 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 10000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606658, NULL),
	('rev_01M8A2KCK9BA7BYAX3G3315VKP', 'pay_01M8A2KCJC66XENK1MZCRKW8ZChYCJeogOAgGiFCmutxaMRqujalh1EiQGAaH_kD3YGqrpPusFIbQy-Pq9LkE4gcTq', 'call_01M8A2KCK8MJ4BHQ35SM23S2PN', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 'usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 2000000, 200000, 'USD', 0, 'key_01M7ZS0FER3ANEJFQB0MGV8CQR', 1795634606697, NULL),
	('rev_01M8A2KCS97V1QVHSX447RKCEZ', 'pay_01M8A2KCRPNP6BEVQK7ZN4HP8FhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQpsugRZMbPZambcM24eyHMvUBugf0', 'call_01M8A2KCRPW8EXS623ZZVYNC74', 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 'usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 3000000, 300000, 'USD', 0, 'key_01M8A2KCQ825JCDKV5N6DQ1KDR', 1795634606889, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795634604825),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795634604835),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795634604846),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795634604857),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795634604867),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795634604881),
	('0007-prices', '41191294ee567777a80bc921a23fce26376b06db294c065c34a6fed5906d1f04', 1795634604887),
	('0008-browser-sessions', '09d27df0d30554cd76718f399a1539e2cf092606135c1a6b1d480f00b0cc6453', 1795634604889),
	('0009-owned-tools', '5d5f824403449cf761fa663cae4ab89c03547b83828d94f9d00ec5bab363dcc5', 1795634604893),
	('0010-upstream-payments', 'ab5c89344d333835bb168ed7e72c868d58cdbd91725921f4319877677969fa77', 1795634604897),
	('0011-tool-history', '826d5579eb5b92228e2edc9ce0585591440b569ceec427d2cf3050cdcbf39a1a', 1795634604907),
	('0012-payout-wallet-proofs', '3b36159c2254022e86ff801f69463d9f9b2816566824cec35f7d5d43c9261c89', 1795634604908),
	('0013-languages-and-excerpts', '3e38281426c4c2f0ba514bd63239dbd19cbb6f5bd22978168f7373bebfedf754', 1795634604914);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8A2KBJ0X8EQ12S5DYAMBR1H', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en'),
	(2, 'ast_01M8A2KBNQ2T64DAX3D9C7A4H4', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en'),
	(6, 'ast_01M8A2KDFXJ7PQE5GYRZSY9EBR', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 100000, 'Sightings of quetzals in Costa Rica

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
	('52b4e08ca7519688e76a3dd462e400548052d72077144562d175a76cd0ae0959', 'usr_00000000000000000000000000', 1795289005345, 1797881005345, 'bearer', NULL, NULL),
	('2f85804d4f44a013abf51bd4706239ba69ce758e9438fe273d80c095c9c3b654', 'usr_01M7ZS0FADCJS6N4846DNFTAC9', 1795289005390, 1797881005390, 'bearer', NULL, NULL),
	('8a42f703768e82696e85aaba60e6ff9c09b6be4d2c03680a3f1cb1da52235cdf', 'usr_01M7ZS0FCCAP4BBMENSQV5CXAX', 1795289005454, 1797881005454, 'bearer', NULL, NULL),
	('a3230f802e07777ff7410661a281454ea4cce133b21770f28d77f9f65075a426', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 1795289005518, 1797881005518, 'bearer', NULL, NULL),
	('6a77b8de494d9c1807bd418f5a3c20c65736166531ff92e71840fd7d938f16dd', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 1795634606816, 1798226606816, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('afe7aa9addad8f3b3707135ece390477f46fbd6b215c410225057fa1ff4c08e8', 'usr_01M8A2KDQW9APHHVGA1H4SB550', 1795634607870, 1795721007870, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795634606973);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337', 9950000, 10000000, 1795634606087),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x64ea8c4ae603c1406946843b43a16c376f269ce3', 9000000, 10000000, 1795634606131);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xb4b5264f9a30030119e2b07fe1e6ebc42ad06337', '0x2dae634846aa5fbb8bdc7badab02e8c645b781a1e5cf77fbd5e09503a6a77124', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x49057d0f470b93af2696a2315abc729936bacd0b8b28b06ffe860d3207d38fd4', 1795634606087),
	('0x64ea8c4ae603c1406946843b43a16c376f269ce3', '0x638af7573ce4ae1d45f4f5a32ef895c1863e17b7eff56bf53041b4a6ef0ce010', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xaf3d4092f494d0dcd1c5b99a08d3b384b86ff31ba68de624916cffc4c986c682', 1795634606131);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795289005264),
	('word-count', 1, 1795289005277),
	('slugify', 1, 1795289005281),
	('random-uuid', 1, 1795289005284),
	('hk-weather', 1, 1795289005287),
	('outline', 1, 1795289005290),
	('read-at-once', 1, 1795289005293),
	('scan-submit', 1, 1795289005296),
	('scan-result', 1, 1795289005298),
	('counted-echo', 1, 1795289005300),
	('failing-echo', 1, 1795289005302),
	('city-create-tree', 1, 1795634608598),
	('city-get-bike', 1, 1795634608601),
	('city-list-bikes', 1, 1795634608601),
	('slow-echo', 1, 1795634609163);

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
	('slow-echo', 20782, 1, 0, 0, 0),
	('city-create-tree', 20782, 1, 1, 0, 0),
	('city-get-bike', 20782, 1, 1, 0, 0),
	('city-list-bikes', 20782, 1, 1, 0, 0),
	('counted-echo', 20782, 3, 1, 6, 0),
	('scan-submit', 20782, 1, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8A2KER3MTR6HYTRNB7DFWBV', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8A2KER3MTR6HYTRNB7DFWBV', 'image/png', 19, 1795634608899, 1795724608899);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795289005340, 0, NULL),
	('timestamp', 'healthy', 1795634609131, 0, NULL),
	('word-count', 'healthy', 1795634609188, 0, NULL),
	('slugify', 'healthy', 1795634609197, 0, NULL),
	('random-uuid', 'healthy', 1795634609200, 0, NULL),
	('hk-weather', 'unhealthy', 1795634609209, 3, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795634609216, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795634609273, 0, NULL),
	('read-at-once', 'healthy', 1795634609285, 0, NULL),
	('scan-submit', 'healthy', 1795634609301, 0, NULL),
	('scan-result', 'healthy', 1795634609312, 2, NULL),
	('counted-echo', 'healthy', 1795634609320, 0, NULL),
	('slow-echo', 'healthy', 1795634609324, 1, NULL),
	('city-create-tree', 'unhealthy', 1795634609339, 2, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795634609365, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795634609379, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('timestamp', 1795289005141, 'healthy', NULL),
	('word-count', 1795289005275, 'healthy', NULL),
	('slugify', 1795289005282, 'healthy', NULL),
	('random-uuid', 1795289005286, 'healthy', NULL),
	('hk-weather', 1795289005292, 'unhealthy', 'upstream_failed: upstream failed'),
	('proxy-health', 1795289005296, 'unhealthy', 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 1795289005301, 'healthy', NULL),
	('read-at-once', 1795289005305, 'healthy', NULL),
	('scan-submit', 1795289005311, 'healthy', NULL),
	('scan-result', 1795289005324, 'healthy', NULL),
	('counted-echo', 1795289005336, 'healthy', NULL),
	('failing-echo', 1795289005340, 'healthy', NULL),
	('counted-echo', 1795634608832, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795634608839, 'healthy', NULL),
	('slow-echo', 1795634609324, 'healthy', NULL),
	('city-create-tree', 1795634609339, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-get-bike', 1795634609365, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-list-bikes', 1795634609379, 'unhealthy', 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8A2KEQJAX2TJ3AAAKD8KSGV', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8A2KEQA8W8G17BEWMWS1FPK', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8A2KER3MTR6HYTRNB7DFWBV"}]}', NULL, NULL, 1795634608882, NULL, 1795634608908, 1795721008908, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8A2KFFXCHRRN7059TC87EZ3', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8A2KFFN740287FZMQD6AST7', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795634609661, NULL, NULL, 1795807409661, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20782, 3, 1),
	('counted-echo', 20782, 11, 1),
	('counted-echo', 20782, 13, 1),
	('scan-submit', 20782, 34, 1),
	('counted-echo', 20782, 9, 2),
	('counted-echo', 20782, 14, 1),
	('scan-submit', 20782, 26, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795634607883, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8A2KDRWZ63ZGRXYNKRMPVH2', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:43345/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:43345"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'CIJvwiaP0wiH-3uexnwSNG0aTdcWXJoTMgr7Vr4t3n3_GkzDALbgs1gGU_WtIny8OBpenZSwvFg', '["apiKey"]', 1795634608509, 'usr_00000000000000000000000000', 'farebox-verification=ccc889a0f57b172955cce4365dbce0201cef634f', NULL, NULL, 1795634608773, NULL, 1795638208509, 1795634608509, 1795634608509, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795634606049),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795634609302),
	('scan-submit', 2, 2, 2, 0, 0, 3, 1795634609653),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795634609698);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7ZS0FF14CJBN7Q1SRN52NCR', 'usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795289005537),
	('top_01M8A2KCQGPPCCYP267DZKC5GY', 'usr_01M8A2KCPXMX442A8HZWN0DAEC', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795634606832);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8A2KENCKWY756EJZMD4WBGN', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795634608812, 1795634608812),
	('upay_01M8A2KENW43JT5RK6KF362B2S', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795634608812, 1795634608828);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20782, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$knSCZ+Or/HDn5HMcvkKqkQ$19s7St/VYFgAw7fE/IYhkah3qM5l/QcJlgTWtR3bZag', NULL, 1795289005089, 1795289005089, NULL, NULL, NULL, NULL),
	('usr_01M7ZS0FEDZV41QQ9EGKGSZ2F4', 'def01a5b-2bbf-4c4a-934a-665a4794d8f3@example.com', 'def01a5b-2bbf-4c4a-934a-665a4794d8f3', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$W+9KXQ8ZVpW2hOfRoy/pEg$vIL2wIYp0yrLekBG5ki5vxndLRyjqG8t00BKJ9rcVC8', NULL, 1795289005517, 1795289005517, NULL, NULL, NULL, NULL),
	('usr_01M7ZS0FCCAP4BBMENSQV5CXAX', '683e729a-ece2-4b78-ab4f-ec28981d7057@example.com', '683e729a-ece2-4b78-ab4f-ec28981d7057', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$YqsOZKcIHZQt0w3Tbg2VOw$R/W9zeJDgZUANL+/xFwS8EppiGerm67tsh9OKj013OE', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795289005452, 1795289005563, NULL, NULL, NULL, NULL),
	('usr_01M8A2KCPXMX442A8HZWN0DAEC', '28f2bd23-d58e-4401-96da-a5caa70089d2@example.com', '28f2bd23-d58e-4401-96da-a5caa70089d2', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$3dbXWSa9AwBanY/Du2Ye3A$RC4lFcPM9I9pk0Qalw99hqlSDJ3RjSyrw1V46o6Bww4', NULL, 1795634606813, 1795634606813, NULL, NULL, NULL, NULL),
	('usr_01M7ZS0FADCJS6N4846DNFTAC9', '0030a309-e871-4baf-8bf8-fa5a4aa68856@example.com', '0030a309-e871-4baf-8bf8-fa5a4aa68856', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$0piMMITcptLeUF2mGAxf7A$taYqyGJa4qJqz5ljmMDHr124vhJ072IavnUb93dLSVc', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795289005389, 1795289005553, NULL, NULL, NULL, NULL),
	('usr_01M8A2KDQW9APHHVGA1H4SB550', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795634607868, 1795634607868, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8A2KC3WC22CQ3Z0P4N3435V', '0x64ea8c4ae603c1406946843b43a16c376f269ce3', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795634606204);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M8A2KDQA2J6AFZ4XBE5YXGWP', 'sig_01M8A2KCXZN1PYHT6YGVXM618W', 'asset', 'ast_01M8A2KDFXJ7PQE5GYRZSY9EBR', '{"kind":"asset","id":"ast_01M8A2KDFXJ7PQE5GYRZSY9EBR","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:38709/api/v1/assets/ast_01M8A2KDFXJ7PQE5GYRZSY9EBR"}', 'waiting', 1, 1795634613234, NULL, 'address_unreachable', NULL, 1795634607850, 'match:asset:ast_01M8A2KDFXJ7PQE5GYRZSY9EBR:20782:0');

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
