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
	('log_01M7ZNXFVS9NSKKVP3PQ76GS6Y', 1795285761913, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7ZNXFV0Y3PS7HS322ZYFBAH', 1),
	('log_01M7ZNXFWX0JP0G98AJ405EJDT', 1795285761949, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7ZNXFW33FVJV892BKC2YKCN', 1),
	('log_01M89ZGCD13JC11288A286YMYN', 1795631362465, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M89ZGCATPR94BVD8XTKQ9ZJY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCCQQ396YRC7A7T9XRK1', 1),
	('log_01M89ZGCR1PMAJRJFXWVQP9GKW', 1795631362817, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCQV07P32ACHKDG82KA7', 1),
	('log_01M89ZGCSK7ZM4NDGDBQ15CCX0', 1795631362867, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCSBBFBW6KC3SNAH52TD', 1),
	('log_01M89ZGCV1VWGMEB4WK20ZMGZY', 1795631362913, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCTVX7XTF5SCC75FE2RF', 1),
	('log_01M89ZGCXFHC2C28ED0FK529VD', 1795631362991, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCWY9EPDYRZ3PHF2K9C2', 1),
	('log_01M89ZGCZCBW4DDM6JPH5D4MPP', 1795631363052, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCYYRXT3KR013EVSPN0V', 1),
	('log_01M89ZGD0Y5NJ9WP9EWPEZ7DRN', 1795631363102, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGD0Q5JSGFXSFFZQX3V21', 1),
	('log_01M89ZGD2FMZXGGYBM8SW1QSBD', 1795631363151, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGD26JAF109GN06838QH3', 1),
	('log_01M89ZGCCNFMCKPYN8KFWRFDJV', 1795631362453, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M89ZGCATPR94BVD8XTKQ9ZJY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCC234ZX0TW8Y26AD80B', 1),
	('log_01M89ZGCEYDMQ0MNDMTX9SCSQP', 1795631362526, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCE9ZQ8GDVJJZN8X5B0V', 1),
	('log_01M89ZGCFGGNG2MW627ZEYAP3B', 1795631362544, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCF0P8BHZVR55ZWPAQP3', 1),
	('log_01M89ZGCG409WBR72HZRY7R295', 1795631362564, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCFNX2YZ9W24BHAQ41VF', 1),
	('log_01M89ZGCGKYQ53792J6YHNHTX2', 1795631362579, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCG8F9CMT14V7KGDPXNN', 1),
	('log_01M89ZGCH947FEV897V2BHP79Y', 1795631362601, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCGP1FAZ6FF4EWQQ0JZ6', 1),
	('log_01M89ZGCHKHFK6KCFRF95MVFEW', 1795631362611, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCHBZKXG4GEVN5BCN6SQ', 1),
	('log_01M89ZGCHRJTHCHMEKA32Y4QCA', 1795631362616, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCHQSFR8DQHMJEJT8XPN', 1),
	('log_01M89ZGCKJDPYBAM7DCS22VEFS', 1795631362674, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCHYEYNK322ZMDA9W605', 1),
	('log_01M89ZGCNFVSC4TJNE7SKH4GRR', 1795631362735, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGCNFT69FPKNXV10PDX4F', 1),
	('log_01M89ZGCQR48GP0YA0PWSPW5SG', 1795631362808, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCQ7042B8S1Z3RHD8FGX', 1),
	('log_01M89ZGCS55HNN0R99ZKVJSSV5', 1795631362853, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCREEXSA5NH49W7A4D7Q', 1),
	('log_01M89ZGCTRMF45CN23CDJF97JC', 1795631362904, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCSZ7AFHFDS8VW9ZA1TT', 1),
	('log_01M89ZGCWP6B2JH5ZY3EADJ2EZ', 1795631362966, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCVNVEJA728MT58CR58Y', 1),
	('log_01M89ZGCYTCWZAAQ3FN7R4DXRP', 1795631363034, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCXX9CJWVFC1AP0X3WA1', 1),
	('log_01M89ZGD0M4C7GW77VHPMSDPGM', 1795631363092, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGCZKZZ2XQW1B9ADK5DSJ', 1),
	('log_01M89ZGD24YCSP15J19HNJK0NW', 1795631363140, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGD1AX3ZD2TEWGG2ZWP37', 1),
	('log_01M89ZGD57ZVG35WY3J3FP0D4W', 1795631363239, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGD4R97WN8N2ZRHGARADP', 1),
	('log_01M89ZGD6F9EY2C50B8XQ4PGMS', 1795631363279, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGD6514NYQ47V5F1SZV5V', 1),
	('log_01M89ZGD865XHSYQP88BRRDZWV', 1795631363334, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGD7YM613HT6QHK9FFESP', 1),
	('log_01M89ZGD9TGP6TQDV8JAAFCFF1', 1795631363386, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGD9MYVVAG542HQXRT3KN', 1),
	('log_01M89ZGDB7AQFHJYY5ZM5VEMHC', 1795631363431, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGDAX1K33FEV71KZAVW5F', 1),
	('log_01M89ZGDCX79S9C46JBT7WMBVT', 1795631363485, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGDCNTG9DPSH3DQAAS0J0', 1),
	('log_01M89ZGDEPBXQQC36DKN6GEMA6', 1795631363542, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 'node', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGDEEESCE58M3JWA4J5Z0', 1),
	('log_01M89ZGDNGH7B7A1S6K3X74C79', 1795631363760, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', NULL, 'node', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGDMYDNGZ313P9HAKAA2D', 1),
	('log_01M89ZGD4PQCE08QEJMN7XSFJC', 1795631363222, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGD2YVPW03EA77RTVRYTS', 1),
	('log_01M89ZGD62NMZ36RREKTB9FCR8', 1795631363266, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGD5H91VCGH437A5E8KW1', 1),
	('log_01M89ZGD7SAZ43FDB1BYE00QPH', 1795631363321, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGD6ZZ4RWWVAP2NCS1TW6', 1),
	('log_01M89ZGD9DQDX7WBW3M4QB3PXV', 1795631363373, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGD8JDE1SWXB7AC2NCEPB', 1),
	('log_01M89ZGDARM8T0GD2KTYX0G2TD', 1795631363416, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGDA30K6QS7AMKDZ9GHP9', 1),
	('log_01M89ZGDCKJD2RNVJWRR6BQNTX', 1795631363475, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGDBRGBT69JKVRGVK4V36', 1),
	('log_01M89ZGDEB20VXX99BSJPES5WN', 1795631363531, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, NULL, 'ast_01M89ZGC42K5B1MXQTPJJSSA66', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGDDCBK7R2SV52X4N7DP2', 1),
	('log_01M89ZGDVG30WVSCRVTBRY19T1', 1795631363952, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGDTNPPWBKHF6VZDRADBP', 1),
	('log_01M89ZGDWA3CP85H8Q2GVV1CNV', 1795631363978, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGDVJ87Q9YSD0BGZHFSB6', 1),
	('log_01M89ZGDX0QYV2GJ7VTMBF3BWN', 1795631364000, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGDWCEWXNHCM7D16F4W42', 1),
	('log_01M89ZGDXRZX3JJDH333QB66Q5', 1795631364024, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGDX21E20838C0AKWB2GM', 1),
	('log_01M89ZGDYZBZCHCZNRHZYCBX7N', 1795631364063, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGDXTZ93BYSXGEVK7D5VT', 1),
	('log_01M89ZGE06M2KDMM9ZKC1GMASZ', 1795631364102, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGDZ1K90NFP2162EAPYB4', 1),
	('log_01M89ZGE10852D5BG337FXC8T3', 1795631364128, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGE0932RHBN4Q462SYG3C', 1),
	('log_01M89ZGE1QZ8D9MKHESDC29T6R', 1795631364151, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGE13ARHXPN97XMQ035C0', 1),
	('log_01M89ZGE2FJPSEWE27XZBNK0WK', 1795631364175, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGE1SYG75Q68295XY110F', 1),
	('log_01M89ZGFDJ97D844WA22SRN8YN', 1795631365554, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGFCY4WPQNF7719ZNEFP9', 1),
	('log_01M89ZGFEGTYDKKTNJFN6QEE4Q', 1795631365584, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGFDP213RPXE7CX4S1MZP', 1),
	('log_01M89ZGFHMTY7H8VA7PKVPT1ZG', 1795631365684, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGFGR61NJXK4N73XWR092', 1),
	('log_01M89ZGE3W5J2CZFRXWTPDM8HE', 1795631364220, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGE2HXXK8BA3YXJ2V1SD4', 1),
	('log_01M89ZGE5GRA8J62T32ERF160K', 1795631364272, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M89ZGE3YVMYRM7B4WTKYEEA5', 1),
	('log_01M89ZGE6SK8KHTPP1XRTEN027', 1795631364313, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M89ZGE5NCAZGJJMJGZXJHMP8', 1),
	('log_01M89ZGE78409HCTXKY4D5R6TN', 1795631364328, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M89ZGE6W89MPB69QC9KHD7CG', 1),
	('log_01M89ZGFTTXRQ88Q8DGAQB9T3D', 1795631365978, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGFTTE1CGPBMHB413TPW8', 1),
	('log_01M89ZGFX1H7TD6B2EKB9M58SB', 1795631366049, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGFVDM968CJ8V4JWQ68B9', 1),
	('log_01M89ZGFX8RS7WPREZCBRBST17', 1795631366056, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGFX7KS6DPXVVH3JDP5AY', 1),
	('log_01M89ZGG6M65SM60SQRZQBQAA1', 1795631366356, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGFXFFCYZKR9Q4AA0TTQF', 1),
	('log_01M89ZGG7FEVZ5T5HE819DYPVY', 1795631366383, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGG6TSWY2X6ET6Y77Q49H', 1),
	('log_01M89ZGG880MBMRQA19H5TJRJ4', 1795631366408, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M89ZGG7J7SN26S7BNA7473S9', 1),
	('log_01M89ZGG9GD54EJGW2QJCFQS1K', 1795631366448, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89ZGG8HZCGX2KNK0F1G69ZD', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7ZNXFR4P16XZ65WW4T2Y99Y', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', '{"topUpId":"top_01M7ZNXFR0R2X2GMAJTY5V76R9","amountMicros":20000000,"currency":"USD","note":null}', 1795285761796),
	('act_01M89ZGCDWBFD3A0QZ7HWT43DF', 'service', 'asset.pause', 'ast_01M89ZGCATPR94BVD8XTKQ9ZJY', '{"reason":"file_missing"}', 1795631362492),
	('act_01M89ZGCDXDGFQZAAG6GGTXH82', 'service', 'delivery.give_back', 'ast_01M89ZGCATPR94BVD8XTKQ9ZJY', '{"reason":"file_missing","revenue_event_id":"rev_01M89ZGCCV4SBQC2EVP3X0VEDT","payment_id":"pay_01M89ZGCC234ZX0TW8Y26AD80B","amount":"0.10","lost":"0.00"}', 1795631362493),
	('act_01M89ZGCPW6WZY3AGQN5GFS6A7', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', '{"refundId":"rfd_01M89ZGCPSKMYBXWXH4BZV01M1","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795631362780),
	('act_01M89ZGDF6Q1JECDC0MKW8DXBP', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M89ZGDF09MVS6G7WEBK6ECVT', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795631363558),
	('act_01M89ZGDFPTDXXZSCEQZ36A846', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M89ZGDF03SHSR0R02HG679E3', '{"reference":"wire 17","batchId":"pob_01M89ZGDF09MVS6G7WEBK6ECVT","ownerId":"usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3","amountMicros":1080000}', 1795631363574),
	('act_01M89ZGDK02KQARPG8PN1A1VMV', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', '{"topUpId":"top_01M89ZGDJYMGPHG43DT94Y53Z3","amountMicros":9000000,"currency":"USD","note":null}', 1795631363680),
	('act_01M89ZGDS52XHS62G61V616VXX', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', '{"topUpId":"top_01M89ZGDQHW3EGAQAG58GQ50HW","refundId":"rfd_01M89ZGDS2SE8VXQ0JMQC0MJ4Z","amountMicros":2000000,"currency":"USD"}', 1795631363877),
	('act_01M89ZGEC4W14J937WFR07V676', 'usr_00000000000000000000000000', 'user.create', 'usr_01M89ZGEC38TPKDEH50NSJCFYF', '{"role":"owner","hasPassword":false}', 1795631364484),
	('act_01M89ZGECPP12S74VHS2T93T6B', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795631364502),
	('act_01M89ZGF0KWD0XX12YCA7QS0RB', 'usr_00000000000000000000000000', 'tool.import', 'src_01M89ZGED4WP24QM5H41JHCQRM', '{"kind":"openapi","name":"city","tools":3}', 1795631365139),
	('act_01M89ZGF2WSZ9XA5Z8R1YAY903', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795631365212),
	('act_01M89ZGF2X420HPPVJEVC3Q0K5', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795631365213),
	('act_01M89ZGF34XQFWE4AMYA6K0BY7', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795631365220),
	('act_01M89ZGFAFPA259NEXH3CAQV6W', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795631365455);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7ZNXFF9C0E5MS86PVGWJDH3', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'agent', 'b41b57eff03c49cae54d2a0550b2bc596b648403f41a28bfbcd91e94c5d49149', 'fbk_uey_', NULL, NULL, NULL, NULL, 0, 0, 0, 1795285761513, NULL, NULL),
	('key_01M7ZNXFKGQ8XHB74KGV691WY8', 'usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 'agent', '79b37a14ccd6849da3a90b679c677fc6d5ba37aa8992e330dffacffa1991a2fd', 'fbk_kmtV', NULL, NULL, NULL, NULL, 0, 0, 0, 1795285761648, NULL, NULL),
	('key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'agent', '6aeaee69328628dad45a2f5802868ec3b71b61e92ec793d63fb3bee211c41a07', 'fbk_JiK5', NULL, NULL, NULL, NULL, 20782, 3250000, 3250000, 1795285761773, NULL, NULL),
	('key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'agent', '741934c4429c684b7474c1c3e17cf7edb44ccfb77d6fb7ede3fffa9d11ece139', 'fbk_cEOz', NULL, NULL, NULL, NULL, 20782, 6000000, 6000000, 1795631363660, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M89ZGBYDWEESRBAZA9NYGXWH', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795631361990, 1795631361990, NULL, NULL, NULL),
	('ast_01M89ZGC6MNCSFJH6BZ5VH1KST', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M89ZGC6SP1Z0RV1F3EZMVXQ9', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795631362260, 1795631362303, NULL, NULL, NULL),
	('ast_01M89ZGC8N6KPFV95NQNGWEKQ8', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M89ZGC8S073DXYG9QZ4MHH58', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795631362325, 1795631362374, NULL, NULL, NULL),
	('ast_01M89ZGCATPR94BVD8XTKQ9ZJY', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M89ZGCAXPHCDMSXZDTYS3BS3', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795631362394, 1795631362488, 'file_missing', 1795631362488, NULL),
	('ast_01M89ZGC42K5B1MXQTPJJSSA66', 'usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M89ZGC4PZSABYWPYHYJ7ZVAS', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795631362178, 1795631362178, NULL, NULL, NULL),
	('ast_01M89ZGE7W2JVJ9006MRARJ3CX', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M89ZGE7YSVMHYHP9SK9VNN4C', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795631364348, 1795631364348, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'SHspJzPvIBh_u8nQiBhDAOPZCpC7zPpc', 1795631364235, 1795631365237, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M89ZGDS2SE8VXQ0JMQC0MJ4Z', 'top_01M89ZGDQHW3EGAQAG58GQ50HW', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795631363874, 1795631363889, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M89ZGDQHW3EGAQAG58GQ50HW', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', NULL, 5000000, 'USD', 'http://127.0.0.1:41129/docs#credit', 'http://127.0.0.1:41129/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795631363825, 1795638563825, 1795631363857, NULL),
	('top_01M89ZGDT24C4MKNERBGRR7DEM', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', NULL, 5000000, 'USD', 'http://127.0.0.1:41129/docs#credit', 'http://127.0.0.1:41129/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795631363906, 1795638563906, NULL, 1795631963906);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1000000, 'http://127.0.0.1:49150/hook', 'EeAFoe7ow8DwlfGbO8v7rnwKoe8_4fQg7BvXQhI1YUlGdDrlMpweUaJziCbYLUNIk3NHZWmL6DxeL7W4tgc7KsI2Ggxy-JDI26f-c8u5', 1795631363814, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M89ZGCN4NW6JM6ZAPWXK7YFB', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'pay_01M89ZGCMBP262ERFPVEYPB5YEjsCEPYgOxQFo6m3RE4VZHiC7ORNGXyGoJ0FMKW1AILo_01HmIiA5hFeAqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKuBdEVTkYO0Yg', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795631362724);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M89ZGDTPQQ2E6C572PP0M2XT', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M89ZGDTNPPWBKHF6VZDRADBP', 1795631363926),
	('sig_01M89ZGDVK5SF1FGCDMM6BMYZE', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M89ZGDVJ87Q9YSD0BGZHFSB6', 1795631363955),
	('sig_01M89ZGDWC6HFFK24BNCSDRZ9B', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M89ZGDWCEWXNHCM7D16F4W42', 1795631363980),
	('sig_01M89ZGDX3Y9M0RDZAHKY13NJ3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M89ZGDX21E20838C0AKWB2GM', 1795631364003),
	('sig_01M89ZGDXTJKP1QN4ED5464CXH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M89ZGDXTZ93BYSXGEVK7D5VT', 1795631364026),
	('sig_01M89ZGDZ2FEYDK3QCTZCERJ15', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M89ZGDZ1K90NFP2162EAPYB4', 1795631364066),
	('sig_01M89ZGE0A80E2HFTZ7PKX5JNY', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M89ZGE0932RHBN4Q462SYG3C', 1795631364106),
	('sig_01M89ZGE14986VV3CG0NZ1G8E8', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M89ZGE13ARHXPN97XMQ035C0', 1795631364132),
	('sig_01M89ZGE1TAGK1S8K6DR0MYABC', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M89ZGE1SYG75Q68295XY110F', 1795631364154),
	('sig_01M89ZGE2J7TYB3SZG0K997JS7', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M89ZGE2HXXK8BA3YXJ2V1SD4', 1795631364178),
	('sig_01M89ZGE3YWZ433J1AA45JXCXS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M89ZGE3YVMYRM7B4WTKYEEA5', 1795631364222),
	('sig_01M89ZGE5N09259S19415ETZHD', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M89ZGE5NCAZGJJMJGZXJHMP8', 1795631364277),
	('sig_01M89ZGE6W3H4HVY8DPFBGMQQF', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M89ZGE6W89MPB69QC9KHD7CG', 1795631364316);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M89ZGDTPQQ2E6C572PP0M2XT', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'M2Y1xPvUurpZ23-nZPfKxB-naYuhNY49DKnyZCTLAcJYcLp6atLQuYLXSUirJMwo7iq31AXPNUdt--kDnYF9gCQKVgLf7u6ITgYXeeE7', 'sightings of quetzals in Costa Rica', 'dataset', 1795631363928, 1803407363928, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGDVK5SF1FGCDMM6BMYZE', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'huhX_E2oX3dQlGZdm3hVdg17MoMWNlC09yaloAkKRekn77y3xHQ6ADwPIV1GjiEpeqeBZM8GGFCHzRmtCsz5d3Kltk2bCiDhcuzY5VSO', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795631363961, 1803407363961, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGDWC6HFFK24BNCSDRZ9B', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'sig700QgGkeZAQCJ-8CsPp5MGUAcmvyRKitQFRtChIDQsO1GqJKTxkz_KwKpHIb0sKTF2ir8_n1PRjhGYQlB61aPH2iy1qvSDimzmxGA', 'snow depths of the Alps', 'dataset', 1795631363982, 1803407363982, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGDX3Y9M0RDZAHKY13NJ3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nO6WCS_bNaYXqZSI0FA2IttnAxKoFaW-xX7v_rC8y7a8e5BN4v8S_KVDdwtQc9eWeXG14HG1kIN-fvPfrJFQdE-XhsRTTylybPHJKPyG', 'snow depths of the Andes', 'dataset', 1795631364004, 1803407364004, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGDXTJKP1QN4ED5464CXH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ixpdVhyLtWdURXRJj_n67F5AF5HxwGoK8SsFaC_0SN3MHW2EFAT2BiaBFWrp7S9hhRLfnNV5JH9EjoA6nJYTP7hdDFHHzdIHPHY7yeAy', 'snow depths of the Atlas', 'dataset', 1795631364028, 1803407364028, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGDZ2FEYDK3QCTZCERJ15', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'NWPcAIzYer29aTQgka_61t5BeOvRisfW7cFEQv_RtzYKXtSQFFstuNVZi4a7qripCpkYc6JF3NbhOopLJQBWp2AClC8W_B6-JgODqHHT', 'snow depths of the Carpathians', 'dataset', 1795631364068, 1803407364068, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGE0A80E2HFTZ7PKX5JNY', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'FgvI24MYwRpdm52aO4R5WtgcGd9v5oxZLTLByT1-mbKsaOg2-pogT-l_xJC3dsX6zaoeBbiE8EaTiwBlHZ9k3pPJo6tn79QIZXzAgz8t', 'snow depths of the Caucasus', 'dataset', 1795631364107, 1803407364107, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGE14986VV3CG0NZ1G8E8', 'http://127.0.0.1:49150/hook', '127.0.0.1', '03_VdhEWEdVK7PFFKmJVT5X7UieVgzXiFr3TjzIy-1ZU5iKQDBjWRlsGMEWESrEexS7XOhYgLMYvx_-8P05M9mzFH7cddUIYIDsuTKOJ', 'snow depths of the Dolomites', 'dataset', 1795631364136, 1803407364136, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGE1TAGK1S8K6DR0MYABC', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'mH5Dsk3Wmj-RUXf5cYhvoZNceXm9SyO_YjV8EL67-72_KlW7bSanys2AcglH0jOQIvs0fbKgsgp5J3j1T30ywpv2ehFdQpynoYwFV3b1', 'snow depths of the Pyrenees', 'dataset', 1795631364160, 1803407364160, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M89ZGE2J7TYB3SZG0K997JS7', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Wh_gwqy6nCH9mBw_IWTo5AounsJdC7p-3DNKtrk1rgKrFAAi7OXIM-1e7KNdp2D9e4A2PbmtAFnd1PKAwhYKeCPEK5BjrJ_1tPDeCO56', 'snow depths of the Rockies', 'dataset', 1795631364180, 1803407364180, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M89ZGECNBQVY925PGXPNRE32', 'timestamp', 30000, 1795631364501, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'staff', 1795631365640);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'staff', 'anna', '', 1795631365640);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7ZNXEVMHRR9JZSCMNJXEYZ6', 1795285760911);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M89ZGED4WP24QM5H41JHCQRM', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:44411/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'wLfR6ApLiD_OInBkdPS2a_UVqugHmARxMUdTeU2uY04', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795631365200, NULL, NULL, NULL, 1795631365134, 1795631365133, NULL, NULL, NULL),
	('city-get-bike', 'src_01M89ZGED4WP24QM5H41JHCQRM', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44411/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'mih34r8tvtgFU9wU9E6D6gdmZYwTOwHQeOJkmDfeYzc', 10000, 'published', 'called with its example', 0, 1795631365210, NULL, NULL, NULL, 1795631365134, 1795631365133, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M89ZGED4WP24QM5H41JHCQRM', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44411/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'MzFzz1qQ2Rpl6q6CU9JDb-Icc-3p_PH2uoukAmspxQU', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795631365201, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44411/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '5Z4BfxgX3ytRz5L4M2GYSOVPNlY4ejz8WpLR8UFL05Q', 1795631365135, 1795631365133, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M89ZGBY6E9A9AJ7H76QCRJCC:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M89ZGBY6E9A9AJ7H76QCRJCC"},"run":"match:asset:ast_01M89ZGBY6E9A9AJ7H76QCRJCC:20782:0","cursor":null}', 'done', 1795631362041, 1, 8, NULL, NULL, NULL, 1795631362041, 1795631362180),
	('match:asset:ast_01M89ZGC8N6KPFV95NQNGWEKQ8:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M89ZGC8N6KPFV95NQNGWEKQ8"},"run":"match:asset:ast_01M89ZGC8N6KPFV95NQNGWEKQ8:20782:0","cursor":null}', 'done', 1795631362350, 1, 8, NULL, NULL, NULL, 1795631362350, 1795631363204),
	('match:asset:ast_01M89ZGC6MNCSFJH6BZ5VH1KST:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M89ZGC6MNCSFJH6BZ5VH1KST"},"run":"match:asset:ast_01M89ZGC6MNCSFJH6BZ5VH1KST:20782:0","cursor":null}', 'done', 1795631362282, 1, 8, NULL, NULL, NULL, 1795631362282, 1795631363209),
	('match:asset:ast_01M89ZGCATPR94BVD8XTKQ9ZJY:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M89ZGCATPR94BVD8XTKQ9ZJY"},"run":"match:asset:ast_01M89ZGCATPR94BVD8XTKQ9ZJY:20782:0","cursor":null}', 'done', 1795631362413, 1, 8, NULL, NULL, NULL, 1795631362413, 1795631363211),
	('match:asset:ast_01M89ZGC42K5B1MXQTPJJSSA66:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M89ZGC42K5B1MXQTPJJSSA66"},"run":"match:asset:ast_01M89ZGC42K5B1MXQTPJJSSA66:20782:0","cursor":null}', 'done', 1795631362217, 1, 8, NULL, NULL, NULL, 1795631362217, 1795631363217),
	('tell_sellers:plg_01M89ZGDP26KB09SB3S0A2TW0B', 'tell_sellers', '{"pledgeId":"plg_01M89ZGDP26KB09SB3S0A2TW0B"}', 'done', 1795631363786, 1, 8, NULL, NULL, NULL, 1795631363786, 1795631364233),
	('tell_sellers:plg_01M89ZGDKKWRPC0MPBP6YQV957', 'tell_sellers', '{"pledgeId":"plg_01M89ZGDKKWRPC0MPBP6YQV957"}', 'done', 1795631363713, 1, 8, NULL, NULL, NULL, 1795631363713, 1795631364248),
	('tell_sellers:plg_01M89ZGDMJQFJKV1EH9KKMJPS8', 'tell_sellers', '{"pledgeId":"plg_01M89ZGDMJQFJKV1EH9KKMJPS8"}', 'done', 1795631363737, 1, 8, NULL, NULL, NULL, 1795631363737, 1795631364257),
	('match:asset:ast_01M89ZGE7W2JVJ9006MRARJ3CX:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M89ZGE7W2JVJ9006MRARJ3CX"},"run":"match:asset:ast_01M89ZGE7W2JVJ9006MRARJ3CX:20782:0","cursor":null}', 'done', 1795631364365, 1, 8, NULL, NULL, NULL, 1795631364365, 1795631364474),
	('job_01M89ZGF3TDCNHQP90QRPW3BVK', 'notify_watch', '{}', 'waiting', 1795631425234, 0, 8, NULL, NULL, NULL, 1795631365242, NULL),
	('job_01M89ZGE4JEH5WWDG81APKCH8Y', 'challenge_callbacks', '{}', 'done', 1795631364242, 1, 8, NULL, NULL, NULL, 1795631364242, 1795631365251),
	('job_01M89ZGF4PG0STYXVVJ39BRX2H', 'notify_watch', '{}', 'waiting', 1795631370673, 0, 8, NULL, NULL, NULL, 1795631365270, NULL),
	('match:tool:city-get-bike:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20782:0","cursor":null}', 'done', 1795631365238, 1, 8, NULL, NULL, NULL, 1795631365238, 1795631365282),
	('match:tool:city-create-tree:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20782:0","cursor":null}', 'done', 1795631365233, 1, 8, NULL, NULL, NULL, 1795631365233, 1795631365292),
	('job_01M89ZGEBSJX410F2AQMAXJNNY', 'notify_watch', '{}', 'done', 1795631364473, 1, 8, NULL, NULL, NULL, 1795631364473, 1795631365294),
	('match:tool:city-list-bikes:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20782:0","cursor":null}', 'done', 1795631365234, 1, 8, NULL, NULL, NULL, 1795631365234, 1795631365298),
	('work_tool_job:job_01M89ZGFE68RCRAAXV5TDBWMQ2', 'work_tool_job', '{"jobId":"job_01M89ZGFE68RCRAAXV5TDBWMQ2"}', 'done', 1795631365577, 1, 1000, NULL, NULL, NULL, 1795631365577, 1795631365628),
	('match:tool:slow-echo:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20782:0","cursor":null}', 'waiting', 1795631365983, 0, 8, NULL, NULL, NULL, 1795631365983, NULL),
	('work_tool_job:job_01M89ZGG821R8P1Q9BFF6Q3622', 'work_tool_job', '{"jobId":"job_01M89ZGG821R8P1Q9BFF6Q3622"}', 'running', 1795631366404, 1, 1000, 1795638866413, 'proc_01M89ZGFKQK5F56BBVX0C1F5BK', NULL, 1795631366404, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'USD', 550000),
	('test:earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'USD', 90000),
	('earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'USD', 0),
	('earnings:usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 'USD', 2700000),
	('credit:usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'USD', 3000000),
	('credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7ZNXFR0JR14A8GFD05G6TBF', 'operator:grants', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 20000000, 'USD', 'top_up', NULL, NULL, 1795285761792),
	('led_01M7ZNXFVB8STHEJF341CZK3TA', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7ZNXFV0Y3PS7HS322ZYFBAHwNCGA4gOMWiCrfpqemdkqFyg_7quays', NULL, 1795285761899),
	('led_01M7ZNXFWMEXAW434XMT5HC8J0', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7ZNXFW33FVJV892BKC2YKCNhNCGA4gOMWiCrfpqemdkBgGh_16-7WGZP_uaJrS13NJx1tKXBpT75w', NULL, 1795285761940),
	('led_01M89ZGBWZ8KF60Z4ZMQGNMWY5', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7ZNXFV0Y3PS7HS322ZYFBAHwNCGA4gOMWiCrfpqemdkqFyg_7quays', NULL, 1795631361951),
	('led_01M89ZGBWZ1Z95VXSY39WX0HP5', 'payments:held', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 50000, 'USD', 'refund', 'pay_01M7ZNXFW33FVJV892BKC2YKCNhNCGA4gOMWiCrfpqemdkBgGh_16-7WGZP_uaJrS13NJx1tKXBpT75w', NULL, 1795631361951),
	('led_01M89ZGCCD64YCQ5E8Q0XN3KD8', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGCC234ZX0TW8Y26AD80BwaCNBogOAgGiE_gxWrYSRe2o7qd0_l4UJaL0YlDg_g', NULL, 1795631362445),
	('led_01M89ZGCCVKPFV3GRSXR5RZ8VE', 'payments:held', 'test:earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGCC234ZX0TW8Y26AD80BwaCNBogOAgGiE_gxWrYSRe2o7qd0_l4UJaL0YlDg_g', 'call_01M89ZGCCTKZ11GVPXVG4AXKF0', 1795631362459),
	('led_01M89ZGCCVM5HFWPG9K2CNRZ11', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGCC234ZX0TW8Y26AD80BwaCNBogOAgGiE_gxWrYSRe2o7qd0_l4UJaL0YlDg_g', 'call_01M89ZGCCTKZ11GVPXVG4AXKF0', 1795631362459),
	('led_01M89ZGCDKRV5QRKGFZW3WWM27', 'test:earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'payments:held', 90000, 'USD', 'sale', 'pay_01M89ZGCC234ZX0TW8Y26AD80BwaCNBogOAgGiE_gxWrYSRe2o7qd0_l4UJaL0YlDg_g', 'call_01M89ZGCCTKZ11GVPXVG4AXKF0', 1795631362483),
	('led_01M89ZGCDK33SBN51S7JM0G38K', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M89ZGCC234ZX0TW8Y26AD80BwaCNBogOAgGiE_gxWrYSRe2o7qd0_l4UJaL0YlDg_g', 'call_01M89ZGCCTKZ11GVPXVG4AXKF0', 1795631362483),
	('led_01M89ZGCER3HHY0F8PZRE839M0', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89ZGCE9ZQ8GDVJJZN8X5B0VwNCGA4gOMWiCrfpqemdkxJgm2rXQ8BU', NULL, 1795631362520),
	('led_01M89ZGCF6RT233Z2PVWF12CCS', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M89ZGCE9ZQ8GDVJJZN8X5B0VwNCGA4gOMWiCrfpqemdkxJgm2rXQ8BU', 'call_01M89ZGCF0RSR72F40FPCQH8E5', 1795631362534),
	('led_01M89ZGCFWE6NESH3Z53J0EV4J', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89ZGCFNX2YZ9W24BHAQ41VFhNCGA4gOMWiCrfpqemdkBgGh_16-7WGZP_uaJrS13NIm7WbEwrUPmg', NULL, 1795631362556),
	('led_01M89ZGCGFG07ATSQCTX0EF24V', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M89ZGCFNX2YZ9W24BHAQ41VFhNCGA4gOMWiCrfpqemdkBgGh_16-7WGZP_uaJrS13NIm7WbEwrUPmg', 'call_01M89ZGCGADM9M5W4SWGYM76RJ', 1795631362575),
	('led_01M89ZGCGXKDTETADSDATD4B2P', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89ZGCGP1FAZ6FF4EWQQ0JZ6wNCGA4gOMXkGn8t9OmdkGAVo7yW6CmM', NULL, 1795631362589),
	('led_01M89ZGCK3DEZV0SHJ1W43RZJA', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89ZGCJ3PSVHXC4V01E4ZDW7jNCGA4gOMWiCrfpqemdkqQEe0kEOGf9mtDQ0GdYs6mBRcoxSGT_vc14smyFQ6c2mlA18qXo', NULL, 1795631362659),
	('led_01M89ZGCK36G87SH4V5N57CFS8', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M89ZGCJ3PSVHXC4V01E4ZDW7jNCGA4gOMWiCrfpqemdkqQEe0kEOGf9mtDQ0GdYs6mBRcoxSGT_vc14smyFQ6c2mlA18qXo', 'call_01M89ZGCJAR8AV1DWG5M51E3BS', 1795631362659),
	('led_01M89ZGCN48EB14XHB4YNJQ4T2', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M89ZGCMBP262ERFPVEYPB5YEjsCEPYgOxQFo6m3RE4VZHiC7ORNGXyGoJ0FMKW1AILo_01HmIiA5hFeAqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKuBdEVTkYO0Yg', NULL, 1795631362724),
	('led_01M89ZGCN4NBSSFYXAZB8DA3CQ', 'payments:held', 'test:credit:0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 1000000, 'USD', 'top_up', 'pay_01M89ZGCMBP262ERFPVEYPB5YEjsCEPYgOxQFo6m3RE4VZHiC7ORNGXyGoJ0FMKW1AILo_01HmIiA5hFeAqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKuBdEVTkYO0Yg', 'call_01M89ZGCMGANWPAGAHNE0DYA9N', 1795631362724),
	('led_01M89ZGCP59KGHKT0MWZ9B1YY0', 'test:credit:0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89ZGCP4YRCB0EAGSBS7WENTkNCGA4gOMWiCrfpqemdkqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKu2fPrdRWv9ac', NULL, 1795631362757),
	('led_01M89ZGCPJXEW95H1JQ2ZVB31N', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M89ZGCP4YRCB0EAGSBS7WENTkNCGA4gOMWiCrfpqemdkqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKu2fPrdRWv9ac', 'call_01M89ZGCP4FHH2PBYNWE0X5BN5', 1795631362770),
	('led_01M89ZGCPSAKYH5N59267K4ND7', 'test:credit:0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M89ZGCPSKMYBXWXH4BZV01M1', NULL, 1795631362777),
	('led_01M89ZGCQHP1K1R33B74S6C3QM', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGCQ7042B8S1Z3RHD8FGXwaCNBogOAgGiE_gvxnJUlUjxOa7MSYxgHQmUtynRjQ', NULL, 1795631362801),
	('led_01M89ZGCQYP76Y4YRSW0TTYGSJ', 'payments:held', 'test:earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGCQ7042B8S1Z3RHD8FGXwaCNBogOAgGiE_gvxnJUlUjxOa7MSYxgHQmUtynRjQ', 'call_01M89ZGCQXAPR2H07K0K72RYTX', 1795631362814),
	('led_01M89ZGCQY3BWC48WM43S9VBM1', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGCQ7042B8S1Z3RHD8FGXwaCNBogOAgGiE_gvxnJUlUjxOa7MSYxgHQmUtynRjQ', 'call_01M89ZGCQXAPR2H07K0K72RYTX', 1795631362814),
	('led_01M89ZGCRZVGGAQTQPKSD8QGN6', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGCREEXSA5NH49W7A4D7QhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0ia4m9bPzbt9', NULL, 1795631362847),
	('led_01M89ZGCSFSVG36Y3H3Z1NFQYE', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGCREEXSA5NH49W7A4D7QhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0ia4m9bPzbt9', 'call_01M89ZGCSFM989EN4MHYMV7GB0', 1795631362863),
	('led_01M89ZGCSFSX09NKAB1YAYH09A', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGCREEXSA5NH49W7A4D7QhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0ia4m9bPzbt9', 'call_01M89ZGCSFM989EN4MHYMV7GB0', 1795631362863),
	('led_01M89ZGCTEZ08DYFKN9S4HZSHT', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGCSZ7AFHFDS8VW9ZA1TThaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0sXN2C5P0TMB', NULL, 1795631362894),
	('led_01M89ZGCTY4VNF3JCXPRWCV3XX', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGCSZ7AFHFDS8VW9ZA1TThaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0sXN2C5P0TMB', 'call_01M89ZGCTYXYGC414MH5RGYQFS', 1795631362910),
	('led_01M89ZGCTYDN2F1T4WX39H92EE', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGCSZ7AFHFDS8VW9ZA1TThaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0sXN2C5P0TMB', 'call_01M89ZGCTYXYGC414MH5RGYQFS', 1795631362910),
	('led_01M89ZGCW91FT4FGFKD72QCXKD', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGCVNVEJA728MT58CR58YhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0u5YDEFmAR2N', NULL, 1795631362953),
	('led_01M89ZGCXA3ZJZB820CW4ZTMZN', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGCVNVEJA728MT58CR58YhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0u5YDEFmAR2N', 'call_01M89ZGCX9TRR30H20TBHMPNBT', 1795631362986),
	('led_01M89ZGDF0XTQ9YMP090CR2SCY', 'earnings:usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795631363552),
	('led_01M89ZGCXAFWYNY6K3RN66WSG5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGCVNVEJA728MT58CR58YhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0u5YDEFmAR2N', 'call_01M89ZGCX9TRR30H20TBHMPNBT', 1795631362986),
	('led_01M89ZGCYKXH0GHMZ78AWZQ1HC', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGCXX9CJWVFC1AP0X3WA1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0mX-6OoSatBh', NULL, 1795631363027),
	('led_01M89ZGCZ8V5M6RK7TW2F8TE4E', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGCXX9CJWVFC1AP0X3WA1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0mX-6OoSatBh', 'call_01M89ZGCZ7PFY4B3919VX34FXP', 1795631363048),
	('led_01M89ZGCZ8QVDFXJSECV2Y9V30', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGCXX9CJWVFC1AP0X3WA1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0mX-6OoSatBh', 'call_01M89ZGCZ7PFY4B3919VX34FXP', 1795631363048),
	('led_01M89ZGD0DAH15EZY8SYV19NYM', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGCZKZZ2XQW1B9ADK5DSJhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0pfGeSqRC2y8', NULL, 1795631363085),
	('led_01M89ZGD0VGTZZ13TAE9H1YT49', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGCZKZZ2XQW1B9ADK5DSJhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0pfGeSqRC2y8', 'call_01M89ZGD0TS5NVVFS4ZFZBTM1X', 1795631363099),
	('led_01M89ZGD0VCCVND1ZE2KYN1TAW', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGCZKZZ2XQW1B9ADK5DSJhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0pfGeSqRC2y8', 'call_01M89ZGD0TS5NVVFS4ZFZBTM1X', 1795631363099),
	('led_01M89ZGD1WGVF0H3S8KPT6TJW1', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGD1AX3ZD2TEWGG2ZWP37haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0hZ667YyJr-d', NULL, 1795631363132),
	('led_01M89ZGD2BBG5VFF85YYHVV4MF', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGD1AX3ZD2TEWGG2ZWP37haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0hZ667YyJr-d', 'call_01M89ZGD2AT5AZ153AH51QSJBN', 1795631363147),
	('led_01M89ZGD2B05G12WRCRHHF6S56', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGD1AX3ZD2TEWGG2ZWP37haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0hZ667YyJr-d', 'call_01M89ZGD2AT5AZ153AH51QSJBN', 1795631363147),
	('led_01M89ZGD43EKHDP74KP99G0YPA', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGD2YVPW03EA77RTVRYTShaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0m1nJgrRxgqR', NULL, 1795631363203),
	('led_01M89ZGD51DYD8CPME37SQJCEN', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGD2YVPW03EA77RTVRYTShaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0m1nJgrRxgqR', 'call_01M89ZGD51EZSMKYEH920S6VXT', 1795631363233),
	('led_01M89ZGD51T8PXAYZHK7YCWEK7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGD2YVPW03EA77RTVRYTShaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0m1nJgrRxgqR', 'call_01M89ZGD51EZSMKYEH920S6VXT', 1795631363233),
	('led_01M89ZGD5W8A7KDPYS819TK4T4', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGD5H91VCGH437A5E8KW1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0rSHSWzDwKnO', NULL, 1795631363260),
	('led_01M89ZGD6BZCPSPTGXPCFS7RBH', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGD5H91VCGH437A5E8KW1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0rSHSWzDwKnO', 'call_01M89ZGD69PPSP2A36AG21VXRF', 1795631363275),
	('led_01M89ZGD6BCBWNGA4GMDBN7JKW', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGD5H91VCGH437A5E8KW1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0rSHSWzDwKnO', 'call_01M89ZGD69PPSP2A36AG21VXRF', 1795631363275),
	('led_01M89ZGD7FSZZWYSRPAAV3FWK4', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGD6ZZ4RWWVAP2NCS1TW6haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0nJgW-k2fIKq', NULL, 1795631363311),
	('led_01M89ZGD830EZ0H0BA747RVM59', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGD6ZZ4RWWVAP2NCS1TW6haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0nJgW-k2fIKq', 'call_01M89ZGD82P1FFR6VBKE9WSHYQ', 1795631363331),
	('led_01M89ZGD830CN9MPWK9BC04A2M', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGD6ZZ4RWWVAP2NCS1TW6haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0nJgW-k2fIKq', 'call_01M89ZGD82P1FFR6VBKE9WSHYQ', 1795631363331),
	('led_01M89ZGD948P1QWQSSRWB03G3V', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGD8JDE1SWXB7AC2NCEPBhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0qv-oAA8Mzkt', NULL, 1795631363364),
	('led_01M89ZGD9QQA8WG7WY5KECFE2H', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGD8JDE1SWXB7AC2NCEPBhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0qv-oAA8Mzkt', 'call_01M89ZGD9QKSDSAJ0P9Q11K3E4', 1795631363383),
	('led_01M89ZGD9Q51J4PVR6HSRN9T92', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGD8JDE1SWXB7AC2NCEPBhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0qv-oAA8Mzkt', 'call_01M89ZGD9QKSDSAJ0P9Q11K3E4', 1795631363383),
	('led_01M89ZGDAHP2GT402HBBZ7KNN0', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGDA30K6QS7AMKDZ9GHP9haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0v2-nYVNIDyS', NULL, 1795631363409),
	('led_01M89ZGDB3KFARK817D0FXCFSY', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGDA30K6QS7AMKDZ9GHP9haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0v2-nYVNIDyS', 'call_01M89ZGDB2HSWG2D2ZZJCZZ23H', 1795631363427),
	('led_01M89ZGDB3JY01781Y81Z6E1WZ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGDA30K6QS7AMKDZ9GHP9haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0v2-nYVNIDyS', 'call_01M89ZGDB2HSWG2D2ZZJCZZ23H', 1795631363427),
	('led_01M89ZGDC4HES57HH7Z2GWCDYP', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 100000, 'USD', 'payment', 'pay_01M89ZGDBRGBT69JKVRGVK4V36haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0gk5c1ICZSv6', NULL, 1795631363460),
	('led_01M89ZGDCSZXSJQA2G7NMFQBJZ', 'payments:held', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 90000, 'USD', 'sale', 'pay_01M89ZGDBRGBT69JKVRGVK4V36haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0gk5c1ICZSv6', 'call_01M89ZGDCSTV8D52X7F432KJWJ', 1795631363481),
	('led_01M89ZGDCS7MAN0MCMTMFZC2QC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M89ZGDBRGBT69JKVRGVK4V36haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0gk5c1ICZSv6', 'call_01M89ZGDCSTV8D52X7F432KJWJ', 1795631363481),
	('led_01M89ZGDDXVSSBDCM73179007A', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M89ZGDDCBK7R2SV52X4N7DP2hYCJeogOAgGiE_gwgplWGnb6tKWcqMYGAaH_Xr7tYZk_-5omtLXc0r3-ATXCoPm_', NULL, 1795631363517),
	('led_01M89ZGDEKJJ1T47GZ7QYEGR4P', 'payments:held', 'earnings:usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 1800000, 'USD', 'sale', 'pay_01M89ZGDDCBK7R2SV52X4N7DP2hYCJeogOAgGiE_gwgplWGnb6tKWcqMYGAaH_Xr7tYZk_-5omtLXc0r3-ATXCoPm_', 'call_01M89ZGDEKGMMBDTM3MXC8NN9D', 1795631363539),
	('led_01M89ZGDEK9KD2JRMKFRWH6R60', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M89ZGDDCBK7R2SV52X4N7DP2hYCJeogOAgGiE_gwgplWGnb6tKWcqMYGAaH_Xr7tYZk_-5omtLXc0r3-ATXCoPm_', 'call_01M89ZGDEKGMMBDTM3MXC8NN9D', 1795631363539),
	('led_01M89ZGDF0QT26QSBPPK8MJ8HS', 'earnings:usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795631363552),
	('led_01M89ZGDFK4E5SBES3A7X6JNW6', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795631363571),
	('led_01M89ZGDJYSSTRDD7XK60YRZTQ', 'operator:grants', 'credit:usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 9000000, 'USD', 'top_up', NULL, NULL, 1795631363678),
	('led_01M89ZGDKKXR0RAKBY8TD5TMC1', 'credit:usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M89ZGDKJ70NGMHNF5SHJVDAGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohP4NkyCLe2uZKmvq4F3TrDMq5RhSsQ', NULL, 1795631363699),
	('led_01M89ZGDKK849YTGVH77DJRMB3', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M89ZGDKJ70NGMHNF5SHJVDAGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohP4NkyCLe2uZKmvq4F3TrDMq5RhSsQ', 'call_01M89ZGDKKNHMZ4RYN2FZQG0X0', 1795631363699),
	('led_01M89ZGDMJNGE0BPGTHMQC2PYP', 'credit:usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', NULL, 1795631363730),
	('led_01M89ZGDMJFFX8P74F9EKVHC70', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', 'call_01M89ZGDMG9WMFV7QWWKTJ8CND', 1795631363730),
	('led_01M89ZGDN759T9WK9JT8NFTY23', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', 'call_01M89ZGDMG9WMFV7QWWKTJ8CND', 1795631363751),
	('led_01M89ZGDN76TY4SYAX70FYJC60', 'payments:held', 'earnings:usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 2700000, 'USD', 'sale', 'pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', 'call_01M89ZGDMG9WMFV7QWWKTJ8CND', 1795631363751),
	('led_01M89ZGDN749V55XV1K1FKZJ1C', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', 'call_01M89ZGDMG9WMFV7QWWKTJ8CND', 1795631363751),
	('led_01M89ZGDP2BEMNDCJ8SA9F37SD', 'credit:usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M89ZGDP1ZJ20R2TQGQRGHMJ4hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohP4NkyCLe2uZKmvq4F3gnZvk0Ja8mM', NULL, 1795631363778),
	('led_01M89ZGDP2ARP8FDPEX4MA34R8', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M89ZGDP1ZJ20R2TQGQRGHMJ4hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohP4NkyCLe2uZKmvq4F3gnZvk0Ja8mM', 'call_01M89ZGDP1YYQ3ZG2KCSWF5FHT', 1795631363778),
	('led_01M89ZGDPQ2ENNXGZ21EQ9KT0Q', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M89ZGDP1ZJ20R2TQGQRGHMJ4hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohP4NkyCLe2uZKmvq4F3gnZvk0Ja8mM', 'call_01M89ZGDP1YYQ3ZG2KCSWF5FHT', 1795631363799),
	('led_01M89ZGDPQJQF80MNQYHFNHTXP', 'payments:held', 'credit:usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 3000000, 'USD', 'refund', 'pay_01M89ZGDP1ZJ20R2TQGQRGHMJ4hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohP4NkyCLe2uZKmvq4F3gnZvk0Ja8mM', NULL, 1795631363799),
	('led_01M89ZGDRHDTHWAA8WBHHRQNMH', 'provider:stripe', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 5000000, 'USD', 'top_up', 'top_01M89ZGDQHW3EGAQAG58GQ50HW', NULL, 1795631363857),
	('led_01M89ZGDS27TGY7T8ASECDANY8', 'credit:usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M89ZGDQHW3EGAQAG58GQ50HW', NULL, 1795631363874),
	('led_01M89ZGFDBC27K95N4NEE767NV', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M89ZGFCY4WPQNF7719ZNEFP9wOCnEogOLcqOqQjW8o6o7wSpg4z2E8c', NULL, 1795631365547),
	('led_01M89ZGFE612TY78NJ6P7ATKN5', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M89ZGFCY4WPQNF7719ZNEFP9wOCnEogOLcqOqQjW8o6o7wSpg4z2E8c', 'call_01M89ZGFDQNKBFPXNBKVSFERHG', 1795631365574),
	('led_01M89ZGFHDQ2PTB2TZW7NG0C5B', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89ZGFGR61NJXK4N73XWR092wNCGA4gOMWiCrfpqemdkGezIH8FdzeA', NULL, 1795631365677),
	('led_01M89ZGG79A8KH50477GKGFX01', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M89ZGG6TSWY2X6ET6Y77Q49HwOCnEogOLcqOqQjW8o6obzRS0maYkmo', NULL, 1795631366377),
	('led_01M89ZGG82YDPP4TRY8BBYMC1Q', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M89ZGG6TSWY2X6ET6Y77Q49HwOCnEogOLcqOqQjW8o6obzRS0maYkmo', 'call_01M89ZGG7JWBQDKT7ZA16QGR1W', 1795631366402),
	('led_01M89ZGG98A620J61CJWAS20HF', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89ZGG8HZCGX2KNK0F1G69ZDwNCGA4gOJcwE4TpnZCEs9oY-dZ-f', NULL, 1795631366440);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M89ZGCSZ7AFHFDS8VW9ZA1TThaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0sXN2C5P0TMB', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631362879, 1795634962894, 1795631362894, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631362894),
	('pay_01M89ZGCMBP262ERFPVEYPB5YEjsCEPYgOxQFo6m3RE4VZHiC7ORNGXyGoJ0FMKW1AILo_01HmIiA5hFeAqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKuBdEVTkYO0Yg', 'credit', 'credit:0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 1795631362699, 1795634962724, 1795631362724, NULL, NULL),
	('pay_01M7ZNXFV0Y3PS7HS322ZYFBAHwNCGA4gOMWiCrfpqemdkqFyg_7quays', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795285761888, 1795289361899, 1795285761899, NULL, NULL),
	('pay_01M7ZNXFW33FVJV892BKC2YKCNhNCGA4gOMWiCrfpqemdkBgGh_16-7WGZP_uaJrS13NJx1tKXBpT75w', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795285761923, 1795289361940, 1795285761940, NULL, NULL),
	('pay_01M7ZNXFTCANDV9NK5W7P5T5RHwNCGA4gOMWiCrfpqemdkZ0SsQB2Kj9U', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795285761868, 1795286661868, NULL, NULL, NULL),
	('pay_01M89ZGCC234ZX0TW8Y26AD80BwaCNBogOAgGiE_gxWrYSRe2o7qd0_l4UJaL0YlDg_g', 'asset', 'ast_01M89ZGCATPR94BVD8XTKQ9ZJY', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795631362434, 1795634962485, 1795631362445, NULL, NULL),
	('pay_01M89ZGCE9ZQ8GDVJJZN8X5B0VwNCGA4gOMWiCrfpqemdkxJgm2rXQ8BU', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795631362505, 1795634962520, 1795631362520, NULL, NULL),
	('pay_01M89ZGCP4YRCB0EAGSBS7WENTkNCGA4gOMWiCrfpqemdkqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKu2fPrdRWv9ac', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 1795631362756, 1795634962757, 1795631362757, NULL, NULL),
	('pay_01M89ZGCFNX2YZ9W24BHAQ41VFhNCGA4gOMWiCrfpqemdkBgGh_16-7WGZP_uaJrS13NIm7WbEwrUPmg', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631362549, 1795634962556, 1795631362556, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631362556),
	('pay_01M89ZGCGP1FAZ6FF4EWQQ0JZ6wNCGA4gOMXkGn8t9OmdkGAVo7yW6CmM', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795631362582, 1795634962589, 1795631362589, NULL, NULL),
	('pay_01M89ZGCZKZZ2XQW1B9ADK5DSJhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0pfGeSqRC2y8', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363059, 1795634963085, 1795631363085, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363085),
	('pay_01M89ZGCJ3PSVHXC4V01E4ZDW7jNCGA4gOMWiCrfpqemdkqQEe0kEOGf9mtDQ0GdYs6mBRcoxSGT_vc14smyFQ6c2mlA18qXo', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x66ca02bcd84a001a33ebcde9091d653eea31f194', '0x66ca02bcd84a001a33ebcde9091d653eea31f194', 1795631362627, 1795634962659, 1795631362659, NULL, NULL),
	('pay_01M89ZGCQ7042B8S1Z3RHD8FGXwaCNBogOAgGiE_gvxnJUlUjxOa7MSYxgHQmUtynRjQ', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795631362791, 1795634962801, 1795631362801, NULL, NULL),
	('pay_01M89ZGCVNVEJA728MT58CR58YhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0u5YDEFmAR2N', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631362933, 1795634962953, 1795631362953, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631362953),
	('pay_01M89ZGCREEXSA5NH49W7A4D7QhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0ia4m9bPzbt9', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631362830, 1795634962847, 1795631362847, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631362847),
	('pay_01M89ZGD5H91VCGH437A5E8KW1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0rSHSWzDwKnO', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363249, 1795634963260, 1795631363260, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363260),
	('pay_01M89ZGCXX9CJWVFC1AP0X3WA1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0mX-6OoSatBh', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363005, 1795634963027, 1795631363027, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363027),
	('pay_01M89ZGD2YVPW03EA77RTVRYTShaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0m1nJgrRxgqR', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363166, 1795634963203, 1795631363203, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363203),
	('pay_01M89ZGD1AX3ZD2TEWGG2ZWP37haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0hZ667YyJr-d', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363114, 1795634963132, 1795631363132, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363132),
	('pay_01M89ZGDBRGBT69JKVRGVK4V36haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0gk5c1ICZSv6', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363448, 1795634963460, 1795631363460, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363460),
	('pay_01M89ZGD6ZZ4RWWVAP2NCS1TW6haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0nJgW-k2fIKq', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363295, 1795634963311, 1795631363311, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363311),
	('pay_01M89ZGD8JDE1SWXB7AC2NCEPBhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0qv-oAA8Mzkt', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363346, 1795634963364, 1795631363364, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363364),
	('pay_01M89ZGDA30K6QS7AMKDZ9GHP9haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0v2-nYVNIDyS', 'asset', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363395, 1795634963409, 1795631363409, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363409),
	('pay_01M89ZGDDCBK7R2SV52X4N7DP2hYCJeogOAgGiE_gwgplWGnb6tKWcqMYGAaH_Xr7tYZk_-5omtLXc0r3-ATXCoPm_', 'asset', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795631363500, 1795634963517, 1795631363517, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363517),
	('pay_01M89ZGDKJ70NGMHNF5SHJVDAGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohP4NkyCLe2uZKmvq4F3TrDMq5RhSsQ', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 1795631363698, 1795634963699, 1795631363699, 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 1795631363699),
	('pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', 'asset', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 1795631363728, 1795634963751, 1795631363730, 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 1795631363730),
	('pay_01M89ZGG8HZCGX2KNK0F1G69ZDwNCGA4gOJcwE4TpnZCEs9oY-dZ-f', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795631366417, 1795717766440, 1795631366440, NULL, NULL),
	('pay_01M89ZGGAC32Z25HEMSRDFS0KNhNCGA4gOMWiCrfpqemdkBgGh_16-7WGZP_uaJrS13NLDKLsUg4FBvQ', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', NULL, 1795631366476, 1795632266476, NULL, NULL, NULL),
	('pay_01M89ZGDP1ZJ20R2TQGQRGHMJ4hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohP4NkyCLe2uZKmvq4F3gnZvk0Ja8mM', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 1795631363777, 1795634963778, 1795631363778, NULL, NULL),
	('pay_01M89ZGFCY4WPQNF7719ZNEFP9wOCnEogOLcqOqQjW8o6o7wSpg4z2E8c', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795631365534, 1795634965547, 1795631365547, NULL, NULL),
	('pay_01M89ZGFGR61NJXK4N73XWR092wNCGA4gOMWiCrfpqemdkGezIH8FdzeA', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795631365656, 1795634965677, 1795631365677, NULL, NULL),
	('pay_01M89ZGFVT5MSX5KQCVP7Z3FHCjNCGA4gOMWiCrfpqemdkqQEe0UYGLfllx2SkUkBZQy0MP1RmtVgqZLBzhWY11AGWU21DUEU', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x57423a5c7bc0092ca77348618cd9a06c0cef9ca1', NULL, 1795631366010, 1795632266010, NULL, NULL, NULL),
	('pay_01M89ZGFXQ3820R00AMNPEZMXCjNCGA4gOMWiCrfpqemdkqQEe015vZZVF3liAWPUze17eJldShSEHQJgunGs1ByDywRGwwDE', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x7b0bc61732a2ca5945fb3221b94117b69c3e8d21', NULL, 1795631366071, 1795632266071, NULL, NULL, NULL),
	('pay_01M89ZGG6TSWY2X6ET6Y77Q49HwOCnEogOLcqOqQjW8o6obzRS0maYkmo', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795631366362, 1795717766377, 1795631366377, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M89ZGDF09MVS6G7WEBK6ECVT', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795631363552, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M89ZGDF06KPMD8D390GCEW4E', 'pob_01M89ZGDF09MVS6G7WEBK6ECVT', 'usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795631363552, NULL),
	('pot_01M89ZGDF03SHSR0R02HG679E3', 'pob_01M89ZGDF09MVS6G7WEBK6ECVT', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795631363552, 1795631363571);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795631363552);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 1795285761814),
	('usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 1795285761844);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M89ZGDMJQFJKV1EH9KKMJPS8', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', 'call_01M89ZGDMG9WMFV7QWWKTJ8CND', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', 'rev_01M89ZGDN7DRA5C047FF2GWX4P', NULL, NULL, 1795631363730, 1803407363730, 1795631363751),
	('plg_01M89ZGDP26KB09SB3S0A2TW0B', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M89ZGDP1ZJ20R2TQGQRGHMJ4hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohP4NkyCLe2uZKmvq4F3gnZvk0Ja8mM', 'call_01M89ZGDP1YYQ3ZG2KCSWF5FHT', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795631363778, 1803407363778, 1795631363799),
	('plg_01M89ZGDKKWRPC0MPBP6YQV957', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M89ZGDKJ70NGMHNF5SHJVDAGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohP4NkyCLe2uZKmvq4F3TrDMq5RhSsQ', 'call_01M89ZGDKKNHMZ4RYN2FZQG0X0', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795631364246, 1795631363699, 1803407363699, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M89ZGFKQK5F56BBVX0C1F5BK', 1795631365873, 1795631380873);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M89ZGCCTKZ11GVPXVG4AXKF0', 'pay_01M89ZGCC234ZX0TW8Y26AD80BwaCNBogOAgGiE_gxWrYSRe2o7qd0_l4UJaL0YlDg_g', 'ast_01M89ZGCATPR94BVD8XTKQ9ZJY', 'anonymous', 'given_back', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362459, NULL, 1795631362459),
	('call_01M89ZGCF0RSR72F40FPCQH8E5', 'pay_01M89ZGCE9ZQ8GDVJJZN8X5B0VwNCGA4gOMWiCrfpqemdkxJgm2rXQ8BU', 'counted-echo', 'anonymous', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362529, NULL, 1795631362534),
	('call_01M89ZGCGADM9M5W4SWGYM76RJ', 'pay_01M89ZGCFNX2YZ9W24BHAQ41VFhNCGA4gOMWiCrfpqemdkBgGh_16-7WGZP_uaJrS13NIm7WbEwrUPmg', 'counted-echo', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362570, NULL, 1795631362575),
	('call_01M89ZGCHCNGS88Z9M9SR0AA6S', 'pay_01M89ZGCGP1FAZ6FF4EWQQ0JZ6wNCGA4gOMXkGn8t9OmdkGAVo7yW6CmM', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362604, NULL, 1795631362607),
	('call_01M89ZGCSFM989EN4MHYMV7GB0', 'pay_01M89ZGCREEXSA5NH49W7A4D7QhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0ia4m9bPzbt9', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362863, NULL, 1795631362863),
	('call_01M89ZGCJAR8AV1DWG5M51E3BS', 'pay_01M89ZGCJ3PSVHXC4V01E4ZDW7jNCGA4gOMWiCrfpqemdkqQEe0kEOGf9mtDQ0GdYs6mBRcoxSGT_vc14smyFQ6c2mlA18qXo', 'counted-echo', '0x66ca02bcd84a001a33ebcde9091d653eea31f194', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x66ca02bcd84a001a33ebcde9091d653eea31f194', '0x66ca02bcd84a001a33ebcde9091d653eea31f194', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x66ca02bcd84a001a33ebcde9091d653eea31f194 0x7aed5e3f803ad9f07858cf45bb67b09cb8369077e52801b2a8fbf5781d9e5dbb', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xdb616e4424101c29a4adb14aab04392c64cd39901bee8fce590bac95a540336814b00d7b1c0f50437a3faa2290ad4a91d27653e7e6042f6f1f0b3882c3c006cb1c","authorization":{"from":"0x66CA02Bcd84a001a33EbCDe9091D653eeA31f194","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795631422","nonce":"0x7aed5e3f803ad9f07858cf45bb67b09cb8369077e52801b2a8fbf5781d9e5dbb"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xf70bde86292e72f5b6ec65183acd5152cfde7b590f59558a61d76457dc4a4ba2', '0x66ca02bcd84a001a33ebcde9091d653eea31f194', 0, 0, 1795631362634, NULL, 1795631362659),
	('call_01M89ZGCMGANWPAGAHNE0DYA9N', 'pay_01M89ZGCMBP262ERFPVEYPB5YEjsCEPYgOxQFo6m3RE4VZHiC7ORNGXyGoJ0FMKW1AILo_01HmIiA5hFeAqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKuBdEVTkYO0Yg', 'credit:0xa6a15f51776b1bc27583ddf415e64f9021ec540a', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, 'credit 1000000', NULL, NULL, '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xa6a15f51776b1bc27583ddf415e64f9021ec540a 0x09e4f99ae4f9a66935ef00398824f54192c27539da4e93805fd41d4f1bf50f91', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x1309c852a02d7ecb58aae0b33177118815584b5a44cdafe260ed04985d5c776141ec2e8ac7a887e3ae77f4dcb39f0c3dd5ac333ff1bee1c2eb38a628cf221da01c","authorization":{"from":"0xa6a15f51776B1bc27583DDf415E64f9021ec540A","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795631422","nonce":"0x09e4f99ae4f9a66935ef00398824f54192c27539da4e93805fd41d4f1bf50f91"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xc71cbb4d3232b0edc8fbc1cdc5262d485cdd296a32c8254ba199c74e910065dc', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 0, 0, 1795631362704, NULL, 1795631362724),
	('call_01M89ZGCP4FHH2PBYNWE0X5BN5', 'pay_01M89ZGCP4YRCB0EAGSBS7WENTkNCGA4gOMWiCrfpqemdkqQEe1kC1O0EhA0DdYEZGNC55eAU7GjUFGfVzCTKu2fPrdRWv9ac', 'counted-echo', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 'siwx:PlCDDxJve4K8gqzeETbwBVBn8Cavrwa_-w4I2kaxlPc', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362757, NULL, 1795631362770),
	('call_01M89ZGCQXAPR2H07K0K72RYTX', 'pay_01M89ZGCQ7042B8S1Z3RHD8FGXwaCNBogOAgGiE_gvxnJUlUjxOa7MSYxgHQmUtynRjQ', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'anonymous', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362814, NULL, 1795631362814),
	('call_01M89ZGCTYXYGC414MH5RGYQFS', 'pay_01M89ZGCSZ7AFHFDS8VW9ZA1TThaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0sXN2C5P0TMB', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362910, NULL, 1795631362910),
	('call_01M89ZGCX9TRR30H20TBHMPNBT', 'pay_01M89ZGCVNVEJA728MT58CR58YhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0u5YDEFmAR2N', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631362986, NULL, 1795631362986),
	('call_01M89ZGCZ7PFY4B3919VX34FXP', 'pay_01M89ZGCXX9CJWVFC1AP0X3WA1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0mX-6OoSatBh', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363048, NULL, 1795631363048),
	('call_01M89ZGD0TS5NVVFS4ZFZBTM1X', 'pay_01M89ZGCZKZZ2XQW1B9ADK5DSJhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0pfGeSqRC2y8', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363099, NULL, 1795631363099),
	('call_01M89ZGD2AT5AZ153AH51QSJBN', 'pay_01M89ZGD1AX3ZD2TEWGG2ZWP37haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0hZ667YyJr-d', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363147, NULL, 1795631363147),
	('call_01M89ZGD51EZSMKYEH920S6VXT', 'pay_01M89ZGD2YVPW03EA77RTVRYTShaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0m1nJgrRxgqR', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363233, NULL, 1795631363233),
	('call_01M89ZGD69PPSP2A36AG21VXRF', 'pay_01M89ZGD5H91VCGH437A5E8KW1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0rSHSWzDwKnO', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363275, NULL, 1795631363275),
	('call_01M89ZGD82P1FFR6VBKE9WSHYQ', 'pay_01M89ZGD6ZZ4RWWVAP2NCS1TW6haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0nJgW-k2fIKq', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363331, NULL, 1795631363331),
	('call_01M89ZGD9QKSDSAJ0P9Q11K3E4', 'pay_01M89ZGD8JDE1SWXB7AC2NCEPBhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0qv-oAA8Mzkt', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363383, NULL, 1795631363383),
	('call_01M89ZGDB2HSWG2D2ZZJCZZ23H', 'pay_01M89ZGDA30K6QS7AMKDZ9GHP9haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0v2-nYVNIDyS', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363427, NULL, 1795631363427),
	('call_01M89ZGDCSTV8D52X7F432KJWJ', 'pay_01M89ZGDBRGBT69JKVRGVK4V36haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0gk5c1ICZSv6', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363481, NULL, 1795631363481),
	('call_01M89ZGDEKGMMBDTM3MXC8NN9D', 'pay_01M89ZGDDCBK7R2SV52X4N7DP2hYCJeogOAgGiE_gwgplWGnb6tKWcqMYGAaH_Xr7tYZk_-5omtLXc0r3-ATXCoPm_', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363539, NULL, 1795631363539),
	('call_01M89ZGDKKNHMZ4RYN2FZQG0X0', 'pay_01M89ZGDKJ70NGMHNF5SHJVDAGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohP4NkyCLe2uZKmvq4F3TrDMq5RhSsQ', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363699, NULL, 1795631363699),
	('call_01M89ZGDMG9WMFV7QWWKTJ8CND', 'pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363730, NULL, 1795631363730),
	('call_01M89ZGDP1YYQ3ZG2KCSWF5FHT', 'pay_01M89ZGDP1ZJ20R2TQGQRGHMJ4hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohP4NkyCLe2uZKmvq4F3gnZvk0Ja8mM', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 'given_back', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631363778, NULL, 1795631363778),
	('call_01M89ZGFDQNKBFPXNBKVSFERHG', 'pay_01M89ZGFCY4WPQNF7719ZNEFP9wOCnEogOLcqOqQjW8o6o7wSpg4z2E8c', 'scan-submit', 'anonymous', 'used', 'proc_01M7ZNXETW1GGPD368EJ381Q7W', NULL, NULL, NULL, '{"requestId":"req_01M89ZGFDP213RPXE7CX4S1MZP","data":{"id":"job_01M89ZGFE68RCRAAXV5TDBWMQ2"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631365564, NULL, 1795631365574),
	('call_01M89ZGFW24BFDQ3TQ5TSZGBG9', 'pay_01M89ZGFVT5MSX5KQCVP7Z3FHCjNCGA4gOMWiCrfpqemdkqQEe0UYGLfllx2SkUkBZQy0MP1RmtVgqZLBzhWY11AGWU21DUEU', 'counted-echo', '0x57423a5c7bc0092ca77348618cd9a06c0cef9ca1', 'refused', 'proc_01M89ZGFKQK5F56BBVX0C1F5BK', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x57423a5c7bc0092ca77348618cd9a06c0cef9ca1', '0x57423a5c7bc0092ca77348618cd9a06c0cef9ca1', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x57423a5c7bc0092ca77348618cd9a06c0cef9ca1 0xec7b474e95646c338eab9cb26a23e2085d44a2c6200020e781c3239fe0734060', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xa99e0b28eedd44e23bb594b115fa3327f4eef66a15f222ea3a9649f91f0248fe7647a86081f28323ddceeeb3ebf56c6aae4479f8755ede5110b18342075179b21c","authorization":{"from":"0x57423A5C7bc0092ca77348618Cd9A06c0CEF9ca1","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795631425","nonce":"0xec7b474e95646c338eab9cb26a23e2085d44a2c6200020e781c3239fe0734060"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795631366019, NULL, 1795631366044),
	('call_01M89ZGFXWQQY2822SJ8QZ1RAM', 'pay_01M89ZGFXQ3820R00AMNPEZMXCjNCGA4gOMWiCrfpqemdkqQEe015vZZVF3liAWPUze17eJldShSEHQJgunGs1ByDywRGwwDE', 'counted-echo', '0x7b0bc61732a2ca5945fb3221b94117b69c3e8d21', 'unknown', 'proc_01M89ZGFKQK5F56BBVX0C1F5BK', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x7b0bc61732a2ca5945fb3221b94117b69c3e8d21', '0x7b0bc61732a2ca5945fb3221b94117b69c3e8d21', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x7b0bc61732a2ca5945fb3221b94117b69c3e8d21 0x40587d6c1dd0e5cf33438523797c19fca8b46a20e0ed25e887c8d02379c40bda', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x75a399c0c067c69fb38547b215b12a89d45bc5441c49ea9217ea12ae799cb8fe5bb803dc7db5ebd3ac4459f66d2b51ec9abf44732f591386a04613bab1a43d6d1b","authorization":{"from":"0x7b0BC61732A2Ca5945fB3221B94117b69C3e8d21","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795631426","nonce":"0x40587d6c1dd0e5cf33438523797c19fca8b46a20e0ed25e887c8d02379c40bda"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795631366078, 1795631366352, NULL),
	('call_01M89ZGG7JWBQDKT7ZA16QGR1W', 'pay_01M89ZGG6TSWY2X6ET6Y77Q49HwOCnEogOLcqOqQjW8o6obzRS0maYkmo', 'scan-submit', 'anonymous', 'used', 'proc_01M89ZGFKQK5F56BBVX0C1F5BK', NULL, NULL, NULL, '{"requestId":"req_01M89ZGG7J7SN26S7BNA7473S9","data":{"id":"job_01M89ZGG821R8P1Q9BFF6Q3622"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631366392, NULL, 1795631366402),
	('call_01M89ZGG9RT5JT9GV43TREKFB1', 'pay_01M89ZGG8HZCGX2KNK0F1G69ZDwNCGA4gOJcwE4TpnZCEs9oY-dZ-f', 'slow-echo', 'anonymous', 'reserved', 'proc_01M89ZGFKQK5F56BBVX0C1F5BK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795631366457, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M89ZGCCV4SBQC2EVP3X0VEDT', 'file_missing', 0, 1795631362483);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M89ZGCCV4SBQC2EVP3X0VEDT', 'pay_01M89ZGCC234ZX0TW8Y26AD80BwaCNBogOAgGiE_gxWrYSRe2o7qd0_l4UJaL0YlDg_g', 'call_01M89ZGCCTKZ11GVPXVG4AXKF0', 'ast_01M89ZGCATPR94BVD8XTKQ9ZJY', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 1, 'anonymous', 1795631362459, NULL),
	('rev_01M89ZGCQY1BCC4KCG9HEHJKJ8', 'pay_01M89ZGCQ7042B8S1Z3RHD8FGXwaCNBogOAgGiE_gvxnJUlUjxOa7MSYxgHQmUtynRjQ', 'call_01M89ZGCQXAPR2H07K0K72RYTX', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 1, 'anonymous', 1795631362814, NULL),
	('rev_01M89ZGCSFAAC7V43MGRJM9FDM', 'pay_01M89ZGCREEXSA5NH49W7A4D7QhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0ia4m9bPzbt9', 'call_01M89ZGCSFM989EN4MHYMV7GB0', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631362863, NULL),
	('rev_01M89ZGCTYBGAZ89A14EW7FEM0', 'pay_01M89ZGCSZ7AFHFDS8VW9ZA1TThaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0sXN2C5P0TMB', 'call_01M89ZGCTYXYGC414MH5RGYQFS', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631362910, NULL),
	('rev_01M89ZGCXA13ABJ91ZRFCX1N6Y', 'pay_01M89ZGCVNVEJA728MT58CR58YhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0u5YDEFmAR2N', 'call_01M89ZGCX9TRR30H20TBHMPNBT', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631362986, NULL),
	('rev_01M89ZGCZ844VS3T0DY9GVXBX7', 'pay_01M89ZGCXX9CJWVFC1AP0X3WA1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0mX-6OoSatBh', 'call_01M89ZGCZ7PFY4B3919VX34FXP', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363048, NULL),
	('rev_01M89ZGD0V0VPYHRVKK6CV5YKG', 'pay_01M89ZGCZKZZ2XQW1B9ADK5DSJhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0pfGeSqRC2y8', 'call_01M89ZGD0TS5NVVFS4ZFZBTM1X', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363099, NULL),
	('rev_01M89ZGD2B2Z827HD5TY5GCZQZ', 'pay_01M89ZGD1AX3ZD2TEWGG2ZWP37haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0hZ667YyJr-d', 'call_01M89ZGD2AT5AZ153AH51QSJBN', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363147, NULL),
	('rev_01M89ZGD51T1D3GXKX8VTK09H6', 'pay_01M89ZGD2YVPW03EA77RTVRYTShaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0m1nJgrRxgqR', 'call_01M89ZGD51EZSMKYEH920S6VXT', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363233, NULL),
	('rev_01M89ZGD6BAJDPG4BCNV0XS16N', 'pay_01M89ZGD5H91VCGH437A5E8KW1haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0rSHSWzDwKnO', 'call_01M89ZGD69PPSP2A36AG21VXRF', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363275, NULL),
	('rev_01M89ZGD83JFEVDFDEJSS9K7QS', 'pay_01M89ZGD6ZZ4RWWVAP2NCS1TW6haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0nJgW-k2fIKq', 'call_01M89ZGD82P1FFR6VBKE9WSHYQ', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363331, NULL),
	('rev_01M89ZGD9QNYWCPN2NSPWGC4ZJ', 'pay_01M89ZGD8JDE1SWXB7AC2NCEPBhaCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0qv-oAA8Mzkt', 'call_01M89ZGD9QKSDSAJ0P9Q11K3E4', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363383, NULL),
	('rev_01M89ZGDB3TA3JEHJ2VC8568EK', 'pay_01M89ZGDA30K6QS7AMKDZ9GHP9haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0v2-nYVNIDyS', 'call_01M89ZGDB2HSWG2D2ZZJCZZ23H', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363427, NULL),
	('rev_01M89ZGDCSB2QZRNRG106V2QW0', 'pay_01M89ZGDBRGBT69JKVRGVK4V36haCNBogOAgGiE_gvxnJUlUjxOa7MSYwGAaH_Xr7tYZk_-5omtLXc0gk5c1ICZSv6', 'call_01M89ZGDCSTV8D52X7F432KJWJ', 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 10000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363481, NULL),
	('rev_01M89ZGDEK168K2JFFG2PRHGSM', 'pay_01M89ZGDDCBK7R2SV52X4N7DP2hYCJeogOAgGiE_gwgplWGnb6tKWcqMYGAaH_Xr7tYZk_-5omtLXc0r3-ATXCoPm_', 'call_01M89ZGDEKGMMBDTM3MXC8NN9D', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', 'usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 2000000, 200000, 'USD', 0, 'key_01M7ZNXFQDC6CKZYWT4TTBBQ6J', 1795631363539, NULL),
	('rev_01M89ZGDN7DRA5C047FF2GWX4P', 'pay_01M89ZGDMGJXSB8BASQVY9QTZ2hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohP4NkyCLe2uZKmvq4F3Jtg-eHIxch4', 'call_01M89ZGDMG9WMFV7QWWKTJ8CND', 'ast_01M89ZGC42K5B1MXQTPJJSSA66', 'usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 3000000, 300000, 'USD', 0, 'key_01M89ZGDJCG8PYVBK4N6QTQ0BQ', 1795631363751, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795631360677),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795631360695),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795631360714),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795631360733),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795631360753),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795631360779),
	('0007-prices', '41191294ee567777a80bc921a23fce26376b06db294c065c34a6fed5906d1f04', 1795631360789),
	('0008-browser-sessions', '09d27df0d30554cd76718f399a1539e2cf092606135c1a6b1d480f00b0cc6453', 1795631360792),
	('0009-owned-tools', '5d5f824403449cf761fa663cae4ab89c03547b83828d94f9d00ec5bab363dcc5', 1795631360798),
	('0010-upstream-payments', 'ab5c89344d333835bb168ed7e72c868d58cdbd91725921f4319877677969fa77', 1795631360808),
	('0011-tool-history', '826d5579eb5b92228e2edc9ce0585591440b569ceec427d2cf3050cdcbf39a1a', 1795631360829);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M89ZGBY6E9A9AJ7H76QCRJCC', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M89ZGC42K5B1MXQTPJJSSA66', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M89ZGE7W2JVJ9006MRARJ3CX', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 100000, 'Sightings of quetzals in Costa Rica

Sightings of quetzals by day.

day, count', ' sight:80 quetzal:80 costa:70 rica:70 day:74 count:54');

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
	('ee38671fc6ee46f00a21125e43be55c7843d97492738f4f10ebf91c1a5f12f29', 'usr_00000000000000000000000000', 1795285761407, 1797877761407, 'bearer', NULL, NULL),
	('9e0b5959b89a466b748a304889c14ef9b7b1b1cb92dc38e439a30538834fe627', 'usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', 1795285761483, 1797877761483, 'bearer', NULL, NULL),
	('e36789e292ded4aa14adf63fd94a37485b14976318c3657f320350b46c08b2b1', 'usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', 1795285761628, 1797877761628, 'bearer', NULL, NULL),
	('709bf22edc42a881b167b0df77c0e53fa4ed4fd524fd9ca01562cd02492ac2f4', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 1795285761751, 1797877761751, 'bearer', NULL, NULL),
	('3e133b90f13289019f8f7615271949b7a13edb321f875fc2fa0b7d8a7285ca8b', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 1795631363649, 1798223363649, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('a2debee02814fdf9f962a1d74ba066ce88994b037a8a12980b2c7fe856e2f711', 'usr_01M89ZGEC38TPKDEH50NSJCFYF', 1795631364486, 1795717764486, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795631363856);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x66ca02bcd84a001a33ebcde9091d653eea31f194', 9950000, 10000000, 1795631362650),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xa6a15f51776b1bc27583ddf415e64f9021ec540a', 9000000, 10000000, 1795631362717);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x66ca02bcd84a001a33ebcde9091d653eea31f194', '0x7aed5e3f803ad9f07858cf45bb67b09cb8369077e52801b2a8fbf5781d9e5dbb', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xf70bde86292e72f5b6ec65183acd5152cfde7b590f59558a61d76457dc4a4ba2', 1795631362650),
	('0xa6a15f51776b1bc27583ddf415e64f9021ec540a', '0x09e4f99ae4f9a66935ef00398824f54192c27539da4e93805fd41d4f1bf50f91', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xc71cbb4d3232b0edc8fbc1cdc5262d485cdd296a32c8254ba199c74e910065dc', 1795631362717);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795285761273),
	('word-count', 1, 1795285761316),
	('slugify', 1, 1795285761334),
	('random-uuid', 1, 1795285761342),
	('hk-weather', 1, 1795285761352),
	('outline', 1, 1795285761356),
	('read-at-once', 1, 1795285761360),
	('scan-submit', 1, 1795285761368),
	('scan-result', 1, 1795285761376),
	('counted-echo', 1, 1795285761382),
	('failing-echo', 1, 1795285761398),
	('city-create-tree', 1, 1795631365219),
	('city-list-bikes', 1, 1795631365220),
	('city-get-bike', 1, 1795631365229),
	('slow-echo', 1, 1795631365961);

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
	('file_01M89ZGFF4HMNCWXBZC2YZK76P', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M89ZGFF4HMNCWXBZC2YZK76P', 'image/png', 19, 1795631365604, 1795721365604);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795285761548, 1, NULL),
	('timestamp', 'healthy', 1795631365924, 1, NULL),
	('word-count', 'healthy', 1795631365996, 0, NULL),
	('slugify', 'healthy', 1795631366015, 0, NULL),
	('random-uuid', 'healthy', 1795631366022, 0, NULL),
	('hk-weather', 'unhealthy', 1795631366034, 1, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795631366040, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795631366048, 0, NULL),
	('read-at-once', 'healthy', 1795631366063, 0, NULL),
	('scan-submit', 'healthy', 1795631366070, 0, NULL),
	('scan-result', 'healthy', 1795631366081, 1, NULL),
	('counted-echo', 'healthy', 1795631366088, 0, NULL),
	('slow-echo', 'healthy', 1795631366096, 0, NULL),
	('city-create-tree', 'unhealthy', 1795631366118, 2, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795631366127, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795631366136, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('timestamp', 1795285761132, 'healthy', NULL),
	('word-count', 1795285761333, 'healthy', NULL),
	('slugify', 1795285761348, 'healthy', NULL),
	('random-uuid', 1795285761375, 'healthy', NULL),
	('hk-weather', 1795285761393, 'unhealthy', 'upstream_failed: upstream failed'),
	('proxy-health', 1795285761417, 'unhealthy', 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 1795285761433, 'healthy', NULL),
	('read-at-once', 1795285761461, 'healthy', NULL),
	('scan-submit', 1795285761473, 'healthy', NULL),
	('scan-result', 1795285761493, 'healthy', NULL),
	('counted-echo', 1795285761534, 'healthy', NULL),
	('failing-echo', 1795285761548, 'healthy', NULL),
	('counted-echo', 1795631365516, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795631365524, 'healthy', NULL),
	('slow-echo', 1795631366096, 'healthy', NULL),
	('city-create-tree', 1795631366118, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-get-bike', 1795631366127, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-list-bikes', 1795631366136, 'unhealthy', 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M89ZGFE68RCRAAXV5TDBWMQ2', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M89ZGFDQNKBFPXNBKVSFERHG', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M89ZGFF4HMNCWXBZC2YZK76P"}]}', NULL, NULL, 1795631365574, NULL, 1795631365622, 1795717765622, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M89ZGG821R8P1Q9BFF6Q3622', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M89ZGG7JWBQDKT7ZA16QGR1W', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795631366402, NULL, NULL, 1795804166402, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20782, 7, 1),
	('counted-echo', 20782, 8, 1),
	('counted-echo', 20782, 9, 1),
	('counted-echo', 20782, 13, 1),
	('scan-submit', 20782, 32, 1),
	('counted-echo', 20782, 10, 1),
	('counted-echo', 20782, 18, 1),
	('scan-submit', 20782, 31, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795631364500, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M89ZGED4WP24QM5H41JHCQRM', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:44411/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:44411"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', '02BmJgBh0_d9VRELHfG4UN45Mc9BHMcORoahc6Tiex7_PvTFdW37HDV7mK5QFvFtsW0bvu8WgSY', '["apiKey"]', 1795631365133, 'usr_00000000000000000000000000', 'farebox-verification=3e633decfd4bebe2df1cdb02dfd20396c5418620', NULL, NULL, 1795631365452, NULL, 1795634965133, 1795631365133, 1795631365133, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795631362603),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795631366064),
	('scan-submit', 2, 2, 2, 0, 0, 4, 1795631366386),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795631366451);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7ZNXFR0R2X2GMAJTY5V76R9', 'usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795285761792),
	('top_01M89ZGDJYMGPHG43DT94Y53Z3', 'usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795631363678);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M89ZGFBQF56B6CV61NMG3NNR', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795631365495, 1795631365495),
	('upay_01M89ZGFC2SCHWKV5K7WTP3897', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795631365495, 1795631365506);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20782, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$n8llD55Clq9Af4XnTPdzAQ$ZIXhRxevynRzpA0H2an7TpoQjO7m2/0O4Bcw+dm7tWU', NULL, 1795285761040, 1795285761040, NULL, NULL, NULL),
	('usr_01M7ZNXFPHKF0EM2NFQWMSTST2', 'c4bf0dc7-e082-4e94-b83c-217042aa7f93@example.com', 'c4bf0dc7-e082-4e94-b83c-217042aa7f93', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$BfffVxYGbkHJEZ/gh2dacA$Z1m2JC+qc5xHoa88xKaggPT+KdMioC6zkILMSxvqCoA', NULL, 1795285761745, 1795285761745, NULL, NULL, NULL),
	('usr_01M7ZNXFJR6Z2BGBZW5N9BDE6A', '7c49cd96-5fcc-45e1-9e97-97cb68e2f621@example.com', '7c49cd96-5fcc-45e1-9e97-97cb68e2f621', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$NJKLYwitvh9lo08erxaqiA$qgeKWJUeJI/MIoNihhVfga9/U+uAtzkg1/YSVm9P3Rg', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795285761624, 1795285761848, NULL, NULL, NULL),
	('usr_01M89ZGDJ0KNN2PVA9G4MP69G8', 'd513bb6f-33a8-4b8b-ae02-bedae7e38e6c@example.com', 'd513bb6f-33a8-4b8b-ae02-bedae7e38e6c', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$P0jqV+U/vM5LuBmUdPQYzA$lSlbkXja7+QZVQ02HNPpRFS08IfC3e9ajzL/U+2t3lE', NULL, 1795631363648, 1795631363648, NULL, NULL, NULL),
	('usr_01M7ZNXFEAWXJ9JJF6HCSVMBZ3', '5202cad8-58af-4a11-8eea-1a93399c15e1@example.com', '5202cad8-58af-4a11-8eea-1a93399c15e1', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$N3mVhOOeOCcoz4mVhh1JRg$zD+6A8C9ac3FhF7FaPkumhzJ+0D9bMmTmT4ehCjsa44', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795285761482, 1795285761820, NULL, NULL, NULL),
	('usr_01M89ZGEC38TPKDEH50NSJCFYF', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795631364483, 1795631364483, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M89ZGCPSKMYBXWXH4BZV01M1', '0xa6a15f51776b1bc27583ddf415e64f9021ec540a', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795631362777);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M89ZGEBRN84TSC54H7JXS4NQ', 'sig_01M89ZGDTPQQ2E6C572PP0M2XT', 'asset', 'ast_01M89ZGE7W2JVJ9006MRARJ3CX', '{"kind":"asset","id":"ast_01M89ZGE7W2JVJ9006MRARJ3CX","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:41129/api/v1/assets/ast_01M89ZGE7W2JVJ9006MRARJ3CX"}', 'waiting', 1, 1795631370673, NULL, 'address_unreachable', NULL, 1795631364472, 'match:asset:ast_01M89ZGE7W2JVJ9006MRARJ3CX:20782:0');

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
