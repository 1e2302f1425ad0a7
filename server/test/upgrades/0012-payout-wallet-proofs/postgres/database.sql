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
	('log_01M7ZPXK16SSY61B8Q1HY807C8', 1795286813734, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7ZPXJZMPKAS22H5SFC06CM1', 1),
	('log_01M7ZPXK4RJE8XV5SY7WNJ4RFR', 1795286813848, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7ZPXK1WS2AC574R84SRG76Y', 1),
	('log_01M8A0GGCGC2XM0XHTQGP3W6MX', 1795632415120, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GGAZX3FV552SYF3DGJ20', 1),
	('log_01M8A0GG9M3G84GXY9D2ZTAY0N', 1795632415028, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GG7FXM1YTW0SMNNYEYT1', 1),
	('log_01M8A0GGKCHRVK8PW3CY5QGWEM', 1795632415340, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GGHH840XJJF8VDBB66YN', 1),
	('log_01M8A0GGSM9YHSS8JVWY1V6JDF', 1795632415540, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GGKFGDYYWJSMZH2MCCAT', 1),
	('log_01M8A0GGY84WT2325XAB30DQ27', 1795632415688, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GGTC442768MZTAQ5B1C9', 1),
	('log_01M8A0GH1M13Z5Q3CC7FA42APZ', 1795632415796, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GGYMKPTPTW4WAZMAB599', 1),
	('log_01M8A0GH438V4AABPNMFZMCGRQ', 1795632415875, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GH20TQFRKSW5SZNCM2C8', 1),
	('log_01M8A0GH6CCJ70RC4M7PBZQGXE', 1795632415948, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GH4HGWATMT3G5S310G3X', 1),
	('log_01M8A0GH79EDAS56319ERH9HMZ', 1795632415977, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GH78H9M3GDE8BMYBJ3C8', 1),
	('log_01M8A0GHMX2NYB4YDN2N6NC6MX', 1795632416413, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GH88WN5SXR11THCGK315', 1),
	('log_01M8A0GHW3BT1N57T9K1PGCA9J', 1795632416643, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GHVZ2DY527C3DHA05Y0J', 1),
	('log_01M8A0GJ8REQ0AY7D2A6STRGW9', 1795632417048, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GJ5VZWQT3NTFS8T3PDPR', 1),
	('log_01M8A0GJBGX4SD78GPQT44GAC6', 1795632417136, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GJ8V1EYQ12DDVVMDQ6YY', 1),
	('log_01M8A0GJHPFQ4Z6NQ8FG0EJANR', 1795632417334, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GJGZ5D3HS2BY8KM5K150', 1),
	('log_01M8A0GJNRJGD8Q6BC18G0VWCT', 1795632417464, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GJMP2R9JRF9QW131Z8F2', 1),
	('log_01M8A0GJTHQK3VT8TBTT4ZKJ38', 1795632417617, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GJST40JGKWHXCJ4K3H8D', 1),
	('log_01M8A0GJZNYEKFKKRSW5YZYSJA', 1795632417781, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GJZ1GAVRGSN02BNQWNCS', 1),
	('log_01M8A0GK2WW23AZ7VY08XXXSJ8', 1795632417884, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GK27XVWKF92QQRB7FA56', 1),
	('log_01M8A0GK9WZBD8XPX8V56GTD5A', 1795632418108, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GK85W41FKSHCSEB1ETV1', 1),
	('log_01M8A0GJGWPAWVFD06VT7HMJKN', 1795632417308, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GJDB4KT2WP4PK87Q1DHB', 1),
	('log_01M8A0GJMGW1WEV4DCYH628TCN', 1795632417424, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GJJQ4WDP7R5Z9JP4QS04', 1),
	('log_01M8A0GJSJ1A3H4HHA6V982DPT', 1795632417586, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GJQ8Q6TT4W8CMCZNBFQG', 1),
	('log_01M8A0GJYWCBGZQS0X6CKZRDFX', 1795632417756, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GJW0MS5RVQSBBXJP62ZH', 1),
	('log_01M8A0GK1YXKFPGDG390RGSDFQ', 1795632417854, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GK0F5Y0F1GKSXC0SJDDJ', 1),
	('log_01M8A0GK7QRVSBGFW35EH5BX7A', 1795632418039, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GK3YQ7EQRWN9Y3ZJPQ6X', 1),
	('log_01M8A0GKNZ6A5J3RAKPTEG77Y9', 1795632418495, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GKMJV4R7BJ1DBPJ29GT9', 1),
	('log_01M8A0GKTNWJN9DDDTBE0K82CR', 1795632418645, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GKSKYYXZTKMWMEHQT459', 1),
	('log_01M8A0GM67SARNAWKY0TQJZ6R6', 1795632419015, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GM54FQZ1M28A4Z6JVTA4', 1),
	('log_01M8A0GMDNDGMXZKYNB5YDNEZW', 1795632419253, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GMBSD59SX9DVYTGK0X07', 1),
	('log_01M8A0GKM6WMVYW728WJ7WYSK1', 1795632418438, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GKE4Z2MHXJR0RQFTK210', 1),
	('log_01M8A0GKS3AZRJB4JK7G7RJNQ0', 1795632418595, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GKPP4DT0VB3ADR8JW952', 1),
	('log_01M8A0GM4NJPE8D9GYADANKHZK', 1795632418965, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GKZWA4V01EHZV344GQZD', 1),
	('log_01M8A0GMBAKRY2QQNFTH4RC9BK', 1795632419178, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GM7P2R24ZRP3H81T39SY', 1),
	('log_01M8A0GMKTZSHVGS9ZWEJSZEG3', 1795632419450, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GMJGRG5F6C68KN1K2DAF', 1),
	('log_01M8A0GMSBF4N5M7ZP77HHRTHG', 1795632419627, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GMQXDVCEEFP7TP8A2ANS', 1),
	('log_01M8A0GN1SSASKRNQE2B2BNACN', 1795632419897, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 'node', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GN0C3GX16HE6YQPGEXK7', 1),
	('log_01M8A0GMJDS1MG185D24JG3YQD', 1795632419405, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GMEH14EAM2Z25MY4VPM3', 1),
	('log_01M8A0GMQHWYEJBC98HY3HKPB9', 1795632419569, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GMMXEVZ6YTCN21M8MBS9', 1),
	('log_01M8A0GMZES2DMS4GR5KWZ1W5N', 1795632419822, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, NULL, 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GMV61MZGXFBA09Y0HDE7', 1),
	('log_01M8A0GJ3BFEC8141TNG52MX25', 1795632416875, 'call', 'delivered', 'POST', '/api/tools/:id', 200, '0xbf672421519979284f6fda58826bb98cf15fbff2', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GHWQD8A297TYY2H19RYM', 1),
	('log_01M8A0GNQQ1NSJGT81Z84VE885', 1795632420599, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8A0GND0WQ2KJFX96F55SNPZ', NULL, 'node', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GNNMX3MZHS9S361Z7QNX', 1),
	('log_01M8A0GPM6YRJD70F7B0G1ENNC', 1795632421510, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GPFH11CH54YBTT8X044A', 1),
	('log_01M8A0GPW44KZCSPAV4DKC564T', 1795632421764, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GPMAZ3K147V7ZS765681', 1),
	('log_01M8A0GPZHPQ740J3K6TJV98DE', 1795632421873, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GPWAA91KJ18K1BV1QNR6', 1),
	('log_01M8A0GQ3AWX38K7BJY85EZYM5', 1795632421994, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GPZRE84GQSJDR39BCYXT', 1),
	('log_01M8A0GQ7WRY8E6YD2GSQPDZ4N', 1795632422140, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GQ3JBRJ07A9QB1CEZTSW', 1),
	('log_01M8A0GQG5V384B5FS5JNCCECR', 1795632422405, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GQ84RBM3Q3CKEA1J300H', 1),
	('log_01M8A0GPC06NJMYW7N9DXYC65Y', 1795632421248, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GP9MPFVA9XMZCTAKF5A9', 1),
	('log_01M8A0GPFA070E83PW4NVERYTZ', 1795632421354, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GPC3S8ZC10VR0BM5Z114', 1),
	('log_01M8A0GQND3DQ4X9W4AX8NCV4R', 1795632422573, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GQGD5XXTPWY3JS9VDBE4', 1),
	('log_01M8A0GQWMJ4CN6SSASRKG5MAG', 1795632422804, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GQNHHW2RN9R4FZ3Q8380', 1),
	('log_01M8A0GR0MM7DWCDQ7Q658N6E4', 1795632422932, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8A0GQWQ6YZZGSSBPM5X1TFF', 1),
	('log_01M8A0GR3M1ARED4HVB4YTX4GV', 1795632423028, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8A0GR0RB3RTE6MMSNE9Y76J', 1),
	('log_01M8A0GR55PJY6JZWM72SYN7FQ', 1795632423077, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8A0GR3T5X55F3SWQMMJ5NZY', 1),
	('log_01M8A0GVBBKGREEVYP287BVYAB', 1795632426347, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GV9DX5V71KZCZR18HWB2', 1),
	('log_01M8A0GVEZTETR9N2WFV2Q98RP', 1795632426463, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GVBEB666KK7B2KB3GDAW', 1),
	('log_01M8A0GVN53F6X90M5KTCNAS5P', 1795632426661, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GVM507PEA2HZGBDHB3N0', 1),
	('log_01M8A0GW5P9SEGVRRVW0RSB3W8', 1795632427190, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GW5M1Z6HV2QND7J9EAXN', 1),
	('log_01M8A0GWA50RPZSZ414MDCMP4Q', 1795632427333, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GW68WAA1TZ3B87PAS5HH', 1),
	('log_01M8A0GWABCMQ1S7XSC8W4BKQ1', 1795632427339, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GWAABQDAFEWNWX7VGCA2', 1),
	('log_01M8A0GWNN9HPN0XWXPMN0KJJ7', 1795632427701, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GWAWXDG3GEV5C0S83YFS', 1),
	('log_01M8A0GWR2JFKVMT9EAEEVY0AE', 1795632427778, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GWNZQ6K2MPFNARRBC75H', 1),
	('log_01M8A0GWVD893QTNC9MZCR8PW1', 1795632427885, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8A0GWRJ1E5M2V16C73W5CXA', 1),
	('log_01M8A0GWYDJ0QYQ6GGDVQWEZ4P', 1795632427981, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8A0GWW8PM78YB3DBTWBDW07', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7ZPXJV7GP942H6V81N018M7', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', '{"topUpId":"top_01M7ZPXJTVDYJACC0TDV8Z7HB5","amountMicros":20000000,"currency":"USD","note":null}', 1795286813543),
	('act_01M8A0GGGSVK5X85RK6ZASCYAN', 'service', 'asset.pause', 'ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK', '{"reason":"file_missing"}', 1795632415257),
	('act_01M8A0GGGT2WCG9AVQS3TW6639', 'service', 'delivery.give_back', 'ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK', '{"reason":"file_missing","revenue_event_id":"rev_01M8A0GGBRQCEGP66SG2FYKNE5","payment_id":"pay_01M8A0GG7FXM1YTW0SMNNYEYT1","amount":"0.10","lost":"0.00"}', 1795632415258),
	('act_01M8A0GJ4JP50JTJZXQK1TDXJN', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xbf672421519979284f6fda58826bb98cf15fbff2', '{"refundId":"rfd_01M8A0GJ46G11PY0YSG883HTEF","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795632416914),
	('act_01M8A0GN37XZ3T02S5QB9XM0JM', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8A0GN2RKPRMM0A4N95FKSZP', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795632419943),
	('act_01M8A0GN68G0CW2WQMP2VBFBHP', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8A0GN2R2HQMCSB6ZMEEDMBV', '{"reference":"wire 17","batchId":"pob_01M8A0GN2RKPRMM0A4N95FKSZP","ownerId":"usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6","amountMicros":1080000}', 1795632420040),
	('act_01M8A0GNEGE1SQZTBQ5KW5GF60', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', '{"topUpId":"top_01M8A0GNDZZR8RJ5151S6Q9RDV","amountMicros":9000000,"currency":"USD","note":null}', 1795632420304),
	('act_01M8A0GP41G2YMJ47T3J3667NT', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', '{"topUpId":"top_01M8A0GNZWXVPHGMGCSAYFXDE8","refundId":"rfd_01M8A0GP3M2JYC9ZTJ1B1H266Q","amountMicros":2000000,"currency":"USD"}', 1795632420993),
	('act_01M8A0GS0SJVCSTA59NC8CMSCE', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8A0GS0N885KJWD61WGSEHMZ', '{"role":"owner","hasPassword":false}', 1795632423961),
	('act_01M8A0GS2STD71YHXPKZ29E9HH', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795632424025),
	('act_01M8A0GTKT8AQTHN0JG36B2V65', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8A0GS5FVSV3X4YFCJQKF0GZ', '{"kind":"openapi","name":"city","tools":3}', 1795632425594),
	('act_01M8A0GTW677FTKRDR2VQF7XMY', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795632425862),
	('act_01M8A0GTW9JW3PEAJB5FK5A6F3', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795632425865),
	('act_01M8A0GTWCQ9MM9B9CT6K7TH72', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795632425868),
	('act_01M8A0GV4MGJ7Y02GW4VW1ZW3M', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795632426132);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7ZPXJ2VEWWGY968GD5QFT3X', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'agent', '592a7ee10246a0451fa5b9c66281d70fd31e8571006bbb44bdab5e6e67350e3f', 'fbk_Wf41', NULL, NULL, NULL, NULL, 0, 0, 0, 1795286812763, NULL, NULL),
	('key_01M7ZPXJHMKXA8YYRSE0NXMHEX', 'usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 'agent', '4d56ba0f63ac63a4d45eee1e492fa91118b85e19f6799efebe4c5f20b40a919a', 'fbk_vg_C', NULL, NULL, NULL, NULL, 0, 0, 0, 1795286813236, NULL, NULL),
	('key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'agent', 'ce028812bb4545ba432d42ab0f3aa16e6bf602c8a759a49ee735ba9eca6bbbce', 'fbk_AEha', NULL, NULL, NULL, NULL, 20782, 3250000, 3250000, 1795286813484, NULL, NULL),
	('key_01M8A0GND0WQ2KJFX96F55SNPZ', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 'agent', 'cc7da412a6e3f854743bc2b3e2a145103b2846045b0858d87d21b91ace6184e5', 'fbk_BQ-s', NULL, NULL, NULL, NULL, 20782, 6000000, 6000000, 1795632420256, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A0GF97SBP9DMWVVNRG30F9', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795632413971, 1795632413971, NULL, NULL, NULL),
	('ast_01M8A0GFNS4SD34RNCR7AGQ9SC', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8A0GFPJ3KP3F29SXC41F5R1', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795632414393, 1795632414560, NULL, NULL, NULL),
	('ast_01M8A0GFX83J1Z6EMP0A8AN46R', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8A0GFXDSEHQA6ZHMRRFESNK', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795632414632, 1795632414782, NULL, NULL, NULL),
	('ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A0GG454G1V2PQEGGSQ56T1', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795632414840, 1795632415230, 'file_missing', 1795632415230, NULL),
	('ast_01M8A0GFG1XWGP2W0FHNW85AY1', 'usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A0GFG9VYCCZE7KPMTNP2NA', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795632414209, 1795632414209, NULL, NULL, NULL),
	('ast_01M8A0GR64M9SQQEHZD9JYJ3ZB', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8A0GR6817TRNKW03WWRESYR', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795632423109, 1795632423109, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'kdP325qZZgCucXqN-tIusAa4T-zuK0j5', 1795632422835, 1795632423140, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8A0GP3M2JYC9ZTJ1B1H266Q', 'top_01M8A0GNZWXVPHGMGCSAYFXDE8', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795632420980, 1795632421049, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8A0GNZWXVPHGMGCSAYFXDE8', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', NULL, 5000000, 'USD', 'http://127.0.0.1:35573/docs#credit', 'http://127.0.0.1:35573/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795632420860, 1795639620860, 1795632420940, NULL),
	('top_01M8A0GP780CDX9XDW6XH783Y2', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', NULL, 5000000, 'USD', 'http://127.0.0.1:35573/docs#credit', 'http://127.0.0.1:35573/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795632421096, 1795639621096, NULL, 1795633021096);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1000000, 'http://127.0.0.1:49150/hook', 'NJn7vGenGJTwwO1zQl50VYzui3iECuB6m-bRdUUsK26-Uqdk_JR7QhUqVcvExflkuXqpEJvr6o7xcYV6Vo6kCt0av8tgjbx_ZCXAoacn', 1795632420843, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8A0GHSZ41DKX2PWR007T9RB', '0xbf672421519979284f6fda58826bb98cf15fbff2', 'pay_01M8A0GHPGQN3GFK3RT57H2B6NjsCEPYgOxQFo6m3RE4VgwkW4JlEhVUbOTFNBiVj0S_pgJU2TILtgyyWAqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m-1XV6guMtp0M', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795632416575);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8A0GP9NDP2XFPWX1MMJM14M', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8A0GP9MPFVA9XMZCTAKF5A9', 1795632421173),
	('sig_01M8A0GPC4HQTV5P2N1MDJKPT1', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8A0GPC3S8ZC10VR0BM5Z114', 1795632421252),
	('sig_01M8A0GPFJG4A9HMQXP9XH6ZCZ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8A0GPFH11CH54YBTT8X044A', 1795632421362),
	('sig_01M8A0GPMBCZTJ81A3RKRD90BT', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8A0GPMAZ3K147V7ZS765681', 1795632421515),
	('sig_01M8A0GPWBKZ9ZJQ1FXJ0NV5W7', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8A0GPWAA91KJ18K1BV1QNR6', 1795632421771),
	('sig_01M8A0GPZSDEN3NDSHDZWFM5Q4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8A0GPZRE84GQSJDR39BCYXT', 1795632421881),
	('sig_01M8A0GQ3K7E1CBBH7Q2VPA7TS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8A0GQ3JBRJ07A9QB1CEZTSW', 1795632422003),
	('sig_01M8A0GQ85M9BMJ2VE263SA6SB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8A0GQ84RBM3Q3CKEA1J300H', 1795632422149),
	('sig_01M8A0GQGEDHX98W1E6XC2REFV', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8A0GQGD5XXTPWY3JS9VDBE4', 1795632422414),
	('sig_01M8A0GQNHVWNA3784MEDHR2Y4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8A0GQNHHW2RN9R4FZ3Q8380', 1795632422577),
	('sig_01M8A0GQWQ1QT04VTQMV6E0XQ6', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8A0GQWQ6YZZGSSBPM5X1TFF', 1795632422807),
	('sig_01M8A0GR0S6EVY7GHA8K58A3SB', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8A0GR0RB3RTE6MMSNE9Y76J', 1795632422937),
	('sig_01M8A0GR3V768WFET713Z7C2GX', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8A0GR3T5X55F3SWQMMJ5NZY', 1795632423035);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8A0GP9NDP2XFPWX1MMJM14M', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'qlCNnz2aiZ7fGevPQaBvs3mkP6NNpBOn4T2HUIOCX8JK5J_bQnkyMJQPJhx9iGVBy4B_AO9q6SQpWiTEwJQwdmDj6W6knEELYxOGGehr', 'sightings of quetzals in Costa Rica', 'dataset', 1795632421176, 1803408421176, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GPC4HQTV5P2N1MDJKPT1', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ZvijEQoFtRyZkQgLJMPfDHJTxRYrPoTegZjQUy9y-TxcE2rxGkP5Z6r4aREpm4dkynEVxvUbEwDmXoK8_zt0MAiFNJVATJ-8m9GE2Xhx', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795632421256, 1803408421256, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GPFJG4A9HMQXP9XH6ZCZ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'V-7977gfaa-mCOJrqJZajz1EqYpqOUZ7WEpesjpJV3Zx9N0bQ2qXYyhIMR2PrinT1gvlGrdvkAtTqIvoJzG2yS14FfbWlFlTYdbCMMHz', 'snow depths of the Alps', 'dataset', 1795632421376, 1803408421376, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GPMBCZTJ81A3RKRD90BT', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nJf6dbu6zd1C_rh7VUWSpKriiHGuZQkSXET2ofjf-4btQMQe1S4Bvxc3TGHvnB6GzyyZ2nFbKCOU8OF_QQeEYxxHmB4u6gsM4imsAc_X', 'snow depths of the Andes', 'dataset', 1795632421536, 1803408421536, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GPWBKZ9ZJQ1FXJ0NV5W7', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'iGaeqbavATssgS6kNv7cIgg61_-XFKnsicWwE4-VjzOzTC1kLGizn8O3yKB0-8SaODqVpFkA43_zWLqBRGkbx215PZqtg4tkznd9ZM9S', 'snow depths of the Atlas', 'dataset', 1795632421777, 1803408421777, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GPZSDEN3NDSHDZWFM5Q4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'arUGVkqjVylvKNtso4t7uJALmRCbrdxYf4rBopVPikzS_9EqpXf8LR4bbfH1OSf2HpEfxhXyzRYgoJYfnF01ZoxVlCsLae8onT-h_8oX', 'snow depths of the Carpathians', 'dataset', 1795632421888, 1803408421888, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GQ3K7E1CBBH7Q2VPA7TS', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nXwL4zcX0cYp6pqSCUEF9IV6GBEvqGQAdUxWraeWWkkvBqTSBARfNt_iMFS2ccQS_gAJGijAk7EQlHWf_qt1ROm_q9jJdBHPQ3aclL5t', 'snow depths of the Caucasus', 'dataset', 1795632422020, 1803408422020, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GQ85M9BMJ2VE263SA6SB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'kYGDOjCwrl-KimulkJxqzkXRDXRz8QTXAfEa3EiBd5jDVDT6D0yL4o_J2dEseHs1WrA04O_qlpVniXLI0Lui6ezROkOU2tlPdN1IVI1k', 'snow depths of the Dolomites', 'dataset', 1795632422153, 1803408422153, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GQGEDHX98W1E6XC2REFV', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'AoEASOGGZw9BwZvjBvQn9LxUFrdKW5HInNNyF8vqQTOnJEGpM5KjHnGS9ceLGX6I_qijTwVKhCRnQMidHrGELc7iR1kLcEPo5o8tKNLh', 'snow depths of the Pyrenees', 'dataset', 1795632422421, 1803408422421, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8A0GQNHVWNA3784MEDHR2Y4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'hgCzcfXsKOWspz37bMw1X-o2C07Uki2AlCjh5ie6LDHwba5kMbY92OQy0QiTW166mffdifIr3piVW5wbHAht9uKP3r44oxnmfDXShQI9', 'snow depths of the Rockies', 'dataset', 1795632422586, 1803408422586, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8A0GS2QPK9JBVMPANXZS41H', 'timestamp', 30000, 1795632424023, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'staff', 1795632426603);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'staff', 'anna', '', 1795632426603);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7ZPXGHMTDNEAXBMT6E4TYAY', 1795286811240);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8A0GS5FVSV3X4YFCJQKF0GZ', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:37369/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '4QqWSzMRJ2ku18Wvr3pjdQ3adclW9p9Fb0-rVZQrd2c', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795632425801, NULL, NULL, NULL, 1795632425576, 1795632425575, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8A0GS5FVSV3X4YFCJQKF0GZ', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37369/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'GvpRYlxRZ-BLNtAWVqspM66epm3AQpQSsJdkkNMX1D0', 10000, 'published', 'called with its example', 0, 1795632425863, NULL, NULL, NULL, 1795632425576, 1795632425575, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8A0GS5FVSV3X4YFCJQKF0GZ', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37369/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'jd3MqTgLjTZZnRtGrxdnYI_pESv8fiPc1X9hP3PGPlk', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795632425862, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37369/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'CF3DwiHu3iKlysfkab16UArub-aBNkwAh_4DzAgLjn8', 1795632425577, 1795632425575, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M8A0GF8KNKZHC8X7KHZBJ94J:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A0GF8KNKZHC8X7KHZBJ94J"},"run":"match:asset:ast_01M8A0GF8KNKZHC8X7KHZBJ94J:20782:0","cursor":null}', 'done', 1795632414133, 1, 8, NULL, NULL, NULL, 1795632414133, 1795632415080),
	('match:asset:ast_01M8A0GFNS4SD34RNCR7AGQ9SC:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A0GFNS4SD34RNCR7AGQ9SC"},"run":"match:asset:ast_01M8A0GFNS4SD34RNCR7AGQ9SC:20782:0","cursor":null}', 'done', 1795632414471, 1, 8, NULL, NULL, NULL, 1795632414471, 1795632415113),
	('match:asset:ast_01M8A0GFX83J1Z6EMP0A8AN46R:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A0GFX83J1Z6EMP0A8AN46R"},"run":"match:asset:ast_01M8A0GFX83J1Z6EMP0A8AN46R:20782:0","cursor":null}', 'done', 1795632414697, 1, 8, NULL, NULL, NULL, 1795632414697, 1795632415132),
	('match:asset:ast_01M8A0GFG1XWGP2W0FHNW85AY1:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A0GFG1XWGP2W0FHNW85AY1"},"run":"match:asset:ast_01M8A0GFG1XWGP2W0FHNW85AY1:20782:0","cursor":null}', 'done', 1795632414296, 1, 8, NULL, NULL, NULL, 1795632414296, 1795632415155),
	('match:asset:ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK"},"run":"match:asset:ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK:20782:0","cursor":null}', 'done', 1795632414880, 1, 8, NULL, NULL, NULL, 1795632414880, 1795632415204),
	('tell_sellers:plg_01M8A0GNF92X7CKEEFKX8KXNK0', 'tell_sellers', '{"pledgeId":"plg_01M8A0GNF92X7CKEEFKX8KXNK0"}', 'done', 1795632420357, 1, 8, NULL, NULL, NULL, 1795632420357, 1795632420500),
	('tell_sellers:plg_01M8A0GNT94NGEZXA3R7DSD90N', 'tell_sellers', '{"pledgeId":"plg_01M8A0GNT94NGEZXA3R7DSD90N"}', 'done', 1795632420730, 1, 8, NULL, NULL, NULL, 1795632420730, 1795632421530),
	('tell_sellers:plg_01M8A0GNKQKYDX5JNZDN4FT94V', 'tell_sellers', '{"pledgeId":"plg_01M8A0GNKQKYDX5JNZDN4FT94V"}', 'done', 1795632420516, 1, 8, NULL, NULL, NULL, 1795632420516, 1795632421542),
	('job_01M8A0GQXZ15BPSNX9Y703FJ92', 'challenge_callbacks', '{}', 'done', 1795632422847, 1, 8, NULL, NULL, NULL, 1795632422847, 1795632423156),
	('match:asset:ast_01M8A0GR64M9SQQEHZD9JYJ3ZB:20782:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M8A0GR64M9SQQEHZD9JYJ3ZB"},"run":"match:asset:ast_01M8A0GR64M9SQQEHZD9JYJ3ZB:20782:0","cursor":null}', 'done', 1795632423187, 1, 8, NULL, NULL, NULL, 1795632423187, 1795632423929),
	('job_01M8A0GSB3RHHQBCWZZ0T17TYK', 'notify_watch', '{}', 'waiting', 1795632484283, 0, 8, NULL, NULL, NULL, 1795632424291, NULL),
	('job_01M8A0GSCMX57W89WQXACPWM9P', 'notify_watch', '{}', 'waiting', 1795632429703, 0, 8, NULL, NULL, NULL, 1795632424340, NULL),
	('job_01M8A0GRZDT52NX4K6JHJ5GJ1G', 'notify_watch', '{}', 'done', 1795632423917, 1, 8, NULL, NULL, NULL, 1795632423917, 1795632424395),
	('work_tool_job:job_01M8A0GVCN3C7XYEA541V207EJ', 'work_tool_job', '{"jobId":"job_01M8A0GVCN3C7XYEA541V207EJ"}', 'done', 1795632426459, 1, 1000, NULL, NULL, NULL, 1795632426459, 1795632426562),
	('work_tool_job:job_01M8A0GWSPRHJB65ZAWGNR98SK', 'work_tool_job', '{"jobId":"job_01M8A0GWSPRHJB65ZAWGNR98SK"}', 'running', 1795632427839, 1, 1000, 1795639927894, 'proc_01M8A0GVQ0AR0V470B157452HB', NULL, 1795632427839, NULL),
	('match:tool:city-list-bikes:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20782:0","cursor":null}', 'running', 1795632425876, 1, 8, 1795632728093, 'proc_01M8A0GVQ0AR0V470B157452HB', NULL, 1795632425876, NULL),
	('match:tool:slow-echo:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20782:0","cursor":null}', 'done', 1795632427194, 1, 8, NULL, NULL, NULL, 1795632427194, 1795632428419),
	('match:tool:city-create-tree:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20782:0","cursor":null}', 'done', 1795632425869, 1, 8, NULL, NULL, NULL, 1795632425869, 1795632428446),
	('match:tool:city-get-bike:20782:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20782:0","cursor":null}', 'done', 1795632425867, 1, 8, NULL, NULL, NULL, 1795632425867, 1795632428465);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xbf672421519979284f6fda58826bb98cf15fbff2', 'USD', 550000),
	('test:earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'USD', 90000),
	('earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'USD', 0),
	('earnings:usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 'USD', 2700000),
	('credit:usr_01M8A0GNB514RNZVFYB8FDHZF9', 'USD', 3000000),
	('credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7ZPXJTV1BBRE44KY9SVMGMS', 'operator:grants', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 20000000, 'USD', 'top_up', NULL, NULL, 1795286813531),
	('led_01M7ZPXK0H9R678WCRY9RK22HV', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7ZPXJZMPKAS22H5SFC06CM1wNCGA4gOMWiCrfpqemdk1REmSM60Wc4', NULL, 1795286813713),
	('led_01M7ZPXK35PMATX5FBJ5RY8QXR', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7ZPXK1WS2AC574R84SRG76YhNCGA4gOMWiCrfpqemdkBgGh_27LLEkD4LuyVQMHnGkrtIW3DlxvaA', NULL, 1795286813797),
	('led_01M8A0GF4Z8G9VY5FCP2Q5GA49', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7ZPXJZMPKAS22H5SFC06CM1wNCGA4gOMWiCrfpqemdk1REmSM60Wc4', NULL, 1795632413855),
	('led_01M8A0GF4ZA5GY9CJ8FGWSYGXW', 'payments:held', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 50000, 'USD', 'refund', 'pay_01M7ZPXK1WS2AC574R84SRG76YhNCGA4gOMWiCrfpqemdkBgGh_27LLEkD4LuyVQMHnGkrtIW3DlxvaA', NULL, 1795632413855),
	('led_01M8A0GG8EDR5F4GB8TF5NPMVH', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GG7FXM1YTW0SMNNYEYT1waCNBogOAgGiFAhAeB_epZiu4pH_opPs9ilirKmTeg', NULL, 1795632414990),
	('led_01M8A0GGBREX1X9R1NAXX5BEEV', 'payments:held', 'test:earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GG7FXM1YTW0SMNNYEYT1waCNBogOAgGiFAhAeB_epZiu4pH_opPs9ilirKmTeg', 'call_01M8A0GGBP5ACEMZ5GHGN1PG28', 1795632415096),
	('led_01M8A0GGBRFG218611G7Y6G02Q', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GG7FXM1YTW0SMNNYEYT1waCNBogOAgGiFAhAeB_epZiu4pH_opPs9ilirKmTeg', 'call_01M8A0GGBP5ACEMZ5GHGN1PG28', 1795632415096),
	('led_01M8A0GGENX1H9RJMHD3X78HPK', 'test:earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8A0GG7FXM1YTW0SMNNYEYT1waCNBogOAgGiFAhAeB_epZiu4pH_opPs9ilirKmTeg', 'call_01M8A0GGBP5ACEMZ5GHGN1PG28', 1795632415189),
	('led_01M8A0GGENF7D9XZ2ZFA6GQ5PW', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8A0GG7FXM1YTW0SMNNYEYT1waCNBogOAgGiFAhAeB_epZiu4pH_opPs9ilirKmTeg', 'call_01M8A0GGBP5ACEMZ5GHGN1PG28', 1795632415189),
	('led_01M8A0GGJNV572573JQDBHVV9A', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A0GGHH840XJJF8VDBB66YNwNCGA4gOMWiCrfpqemdkhzDAOgl8Mgg', NULL, 1795632415317),
	('led_01M8A0GGSAHVYQC2A361FZQM7G', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A0GGHH840XJJF8VDBB66YNwNCGA4gOMWiCrfpqemdkhzDAOgl8Mgg', 'call_01M8A0GGKQ12983S5MP1JHNBMQ', 1795632415530),
	('led_01M8A0GGWMFEMP9P8HNVQ8JXJJ', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A0GGTC442768MZTAQ5B1C9hNCGA4gOMWiCrfpqemdkBgGh_27LLEkD4LuyVQMHnGk7YRsgPkGtQQ', NULL, 1795632415636),
	('led_01M8A0GH17F2RP0GWHPJZ61D3R', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A0GGTC442768MZTAQ5B1C9hNCGA4gOMWiCrfpqemdkBgGh_27LLEkD4LuyVQMHnGk7YRsgPkGtQQ', 'call_01M8A0GGZ9ZC408N96F1CFPR3N', 1795632415783),
	('led_01M8A0GH3H4E9021NY7CQPN875', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A0GH20TQFRKSW5SZNCM2C8wNCGA4gOMXkGn8t9OmdkM4glbjjwxs0', NULL, 1795632415857),
	('led_01M8A0GHJT578SSQHGNFCYGW2W', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A0GHC2QBJ9149B07F546YQjNCGA4gOMWiCrfpqemdkqQEe2F6aRgxUGGB0avEbYFPOITNFay2vZpJgUHJmwEIAoZz7Kdg', NULL, 1795632416346),
	('led_01M8A0GHJTMX64QDAZBHG2YNY5', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A0GHC2QBJ9149B07F546YQjNCGA4gOMWiCrfpqemdkqQEe2F6aRgxUGGB0avEbYFPOITNFay2vZpJgUHJmwEIAoZz7Kdg', 'call_01M8A0GHE1FSFJEKYTB3JHBGYQ', 1795632416346),
	('led_01M8A0GHSZA7TGK8T1XM3CZ28E', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8A0GHPGQN3GFK3RT57H2B6NjsCEPYgOxQFo6m3RE4VgwkW4JlEhVUbOTFNBiVj0S_pgJU2TILtgyyWAqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m-1XV6guMtp0M', NULL, 1795632416575),
	('led_01M8A0GHSZT67192P45YN0YSN8', 'payments:held', 'test:credit:0xbf672421519979284f6fda58826bb98cf15fbff2', 1000000, 'USD', 'top_up', 'pay_01M8A0GHPGQN3GFK3RT57H2B6NjsCEPYgOxQFo6m3RE4VgwkW4JlEhVUbOTFNBiVj0S_pgJU2TILtgyyWAqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m-1XV6guMtp0M', 'call_01M8A0GHQ05H61KQ4FFPK4TYY7', 1795632416575),
	('led_01M8A0GHYM9CXTQVE787GXT4HF', 'test:credit:0xbf672421519979284f6fda58826bb98cf15fbff2', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A0GHYJ2VADCQ6VQB0M8TZ8kNCGA4gOMWiCrfpqemdkqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m--Ts73fWbs0Q', NULL, 1795632416724),
	('led_01M8A0GJ29CSE7SNADTD7M6G6F', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8A0GHYJ2VADCQ6VQB0M8TZ8kNCGA4gOMWiCrfpqemdkqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m--Ts73fWbs0Q', 'call_01M8A0GHYKF3FPKJEVJ6Y1K8T2', 1795632416841),
	('led_01M8A0GJ464EADW6W8RAH8VAM4', 'test:credit:0xbf672421519979284f6fda58826bb98cf15fbff2', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8A0GJ46G11PY0YSG883HTEF', NULL, 1795632416902),
	('led_01M8A0GJ7FWZZ42W25DERY9N37', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GJ5VZWQT3NTFS8T3PDPRwaCNBogOAgGiFAg9E6z_FiOnnH65JJL7lOLQGR00YA', NULL, 1795632417007),
	('led_01M8A0GJAM3HWZRJ6ED75YSZK8', 'payments:held', 'test:earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GJ5VZWQT3NTFS8T3PDPRwaCNBogOAgGiFAg9E6z_FiOnnH65JJL7lOLQGR00YA', 'call_01M8A0GJAFRNJST53CD9NZ3GKZ', 1795632417108),
	('led_01M8A0GJAMDY7HY81EW6EVQ1DF', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GJ5VZWQT3NTFS8T3PDPRwaCNBogOAgGiFAg9E6z_FiOnnH65JJL7lOLQGR00YA', 'call_01M8A0GJAFRNJST53CD9NZ3GKZ', 1795632417108),
	('led_01M8A0GJG0XN4B6PYNBMBG92Z2', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GJDB4KT2WP4PK87Q1DHBhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaaxMnbB_97rd', NULL, 1795632417280),
	('led_01M8A0GJHDS23Z2RK4TTD4T2NQ', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GJDB4KT2WP4PK87Q1DHBhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaaxMnbB_97rd', 'call_01M8A0GJHCW69GBW0F4DNW7R36', 1795632417325),
	('led_01M8A0GJHD7XDRBCBQ9VGN95FX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GJDB4KT2WP4PK87Q1DHBhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaaxMnbB_97rd', 'call_01M8A0GJHCW69GBW0F4DNW7R36', 1795632417325),
	('led_01M8A0GJKWF0WS1P0Q46RKCHPE', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GJJQ4WDP7R5Z9JP4QS04haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYY04tRxj_TD', NULL, 1795632417404),
	('led_01M8A0GJNGQDP19HYWCGW87M51', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GJJQ4WDP7R5Z9JP4QS04haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYY04tRxj_TD', 'call_01M8A0GJNFPN84B4GBN7EQP90R', 1795632417456),
	('led_01M8A0GJNGQV3703XZ4EXN4YK4', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GJJQ4WDP7R5Z9JP4QS04haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYY04tRxj_TD', 'call_01M8A0GJNFPN84B4GBN7EQP90R', 1795632417456),
	('led_01M8A0GJRHGRZHW0YPCVPHFMXE', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GJQ8Q6TT4W8CMCZNBFQGhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWMfOERwSZ0i', NULL, 1795632417553),
	('led_01M8A0GJT826RS0SWRKBYS5BRY', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GJQ8Q6TT4W8CMCZNBFQGhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWMfOERwSZ0i', 'call_01M8A0GJT74XWJVP6TJD3JSM1J', 1795632417608),
	('led_01M8A0GJT8H3CZE0HKP7H37GWE', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GJQ8Q6TT4W8CMCZNBFQGhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWMfOERwSZ0i', 'call_01M8A0GJT74XWJVP6TJD3JSM1J', 1795632417608),
	('led_01M8A0GJXYVCA9ZV86MSJ9MNCH', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GJW0MS5RVQSBBXJP62ZHhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecacCzCzUfapyx', NULL, 1795632417726),
	('led_01M8A0GJZHX7NVKTFDCNA2G93F', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GJW0MS5RVQSBBXJP62ZHhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecacCzCzUfapyx', 'call_01M8A0GJZG7WWBJXTG8RP5B4CQ', 1795632417777),
	('led_01M8A0GJZHTYPQAY2Y7EYMPASV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GJW0MS5RVQSBBXJP62ZHhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecacCzCzUfapyx', 'call_01M8A0GJZG7WWBJXTG8RP5B4CQ', 1795632417777),
	('led_01M8A0GK15AEYVGQ5Q21CN8TM3', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GK0F5Y0F1GKSXC0SJDDJhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaQz-s9BWbrJA', NULL, 1795632417829),
	('led_01M8A0GK2KJ2R20A9J7JGHZF6A', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GK0F5Y0F1GKSXC0SJDDJhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaQz-s9BWbrJA', 'call_01M8A0GK2KXWE4PW760ZHZ3MX8', 1795632417875),
	('led_01M8A0GK2KKKAFQQT83RSYMK4Q', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GK0F5Y0F1GKSXC0SJDDJhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaQz-s9BWbrJA', 'call_01M8A0GK2KXWE4PW760ZHZ3MX8', 1795632417875),
	('led_01M8A0GK64ZZHK3XCJDK7F36J8', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GK3YQ7EQRWN9Y3ZJPQ6XhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecae_puYAWmzUd', NULL, 1795632417988),
	('led_01M8A0GK8ZKJ2QQ8PXD9TARCT8', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GK3YQ7EQRWN9Y3ZJPQ6XhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecae_puYAWmzUd', 'call_01M8A0GK8R3QWNZJGRMYNR0H9B', 1795632418079),
	('led_01M8A0GK8ZG8VX3KXC5TZ1BMJH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GK3YQ7EQRWN9Y3ZJPQ6XhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecae_puYAWmzUd', 'call_01M8A0GK8R3QWNZJGRMYNR0H9B', 1795632418079),
	('led_01M8A0GKJMDXDV51QG2NA2VQM8', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GKE4Z2MHXJR0RQFTK210haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaeqgSdmjaOTD', NULL, 1795632418388),
	('led_01M8A0GKN4PB8FE87A0NVWXWJT', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GKE4Z2MHXJR0RQFTK210haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaeqgSdmjaOTD', 'call_01M8A0GKN3HSZSNN9ZF0X81FHY', 1795632418468),
	('led_01M8A0GKN46MA54T4EFQZK1630', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GKE4Z2MHXJR0RQFTK210haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaeqgSdmjaOTD', 'call_01M8A0GKN3HSZSNN9ZF0X81FHY', 1795632418468),
	('led_01M8A0GKQVY8XYJ88V1QR4YVK5', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GKPP4DT0VB3ADR8JW952haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWOGOhhqzFm9', NULL, 1795632418555),
	('led_01M8A0GKT9TVYYDKYGG3C4G3B8', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GKPP4DT0VB3ADR8JW952haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWOGOhhqzFm9', 'call_01M8A0GKT56N2H3SXDF9GZXDP0', 1795632418633),
	('led_01M8A0GKT9A6N77V3JEJ0X946H', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GKPP4DT0VB3ADR8JW952haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWOGOhhqzFm9', 'call_01M8A0GKT56N2H3SXDF9GZXDP0', 1795632418633),
	('led_01M8A0GM14HFJA7XZ6CHCZQAYH', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GKZWA4V01EHZV344GQZDhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYLRcL3_TczB', NULL, 1795632418852),
	('led_01M8A0GM5YBVXR30VFX5773S5N', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GKZWA4V01EHZV344GQZDhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYLRcL3_TczB', 'call_01M8A0GM5T3QXCZDBJ9120ZRR8', 1795632419006),
	('led_01M8A0GM5YGAZ1TMG1H25Y3DMV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GKZWA4V01EHZV344GQZDhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYLRcL3_TczB', 'call_01M8A0GM5T3QXCZDBJ9120ZRR8', 1795632419006),
	('led_01M8A0GM9TAB3BP5885SSDK4MG', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GM7P2R24ZRP3H81T39SYhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRhtmcAFOLv1', NULL, 1795632419130),
	('led_01M8A0GMCRRQNK6ET4YAQBKX44', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GM7P2R24ZRP3H81T39SYhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRhtmcAFOLv1', 'call_01M8A0GMCM803TCQR795030N8N', 1795632419224),
	('led_01M8A0GMCRMJGRW5N0ZF68SCJH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GM7P2R24ZRP3H81T39SYhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRhtmcAFOLv1', 'call_01M8A0GMCM803TCQR795030N8N', 1795632419224),
	('led_01M8A0GMGTMHABF7B3XDR6PZ7Z', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GMEH14EAM2Z25MY4VPM3haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaTHOhd8QEFBi', NULL, 1795632419354),
	('led_01M8A0GMK47DA33G12S1E0BK9M', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GMEH14EAM2Z25MY4VPM3haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaTHOhd8QEFBi', 'call_01M8A0GMK3Y3AVA47G2M1H2J8B', 1795632419428),
	('led_01M8A0GMK49JQD2YENMV7XVA5M', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GMEH14EAM2Z25MY4VPM3haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaTHOhd8QEFBi', 'call_01M8A0GMK3Y3AVA47G2M1H2J8B', 1795632419428),
	('led_01M8A0GMPATCNJH6DWR4GBB3HA', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8A0GMMXEVZ6YTCN21M8MBS9haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRjb7XFC8_Jw', NULL, 1795632419530),
	('led_01M8A0GMRGQHB5JNKC1YGB6CG5', 'payments:held', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 90000, 'USD', 'sale', 'pay_01M8A0GMMXEVZ6YTCN21M8MBS9haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRjb7XFC8_Jw', 'call_01M8A0GMRB365C0WHYJQ23A7KE', 1795632419600),
	('led_01M8A0GMRGM223JYHJG1KXEZG0', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8A0GMMXEVZ6YTCN21M8MBS9haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRjb7XFC8_Jw', 'call_01M8A0GMRB365C0WHYJQ23A7KE', 1795632419600),
	('led_01M8A0GMX4Z1V842AG2BHE65KD', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8A0GMV61MZGXFBA09Y0HDE7hYCJeogOAgGiFAg-Ae8hYXAPjXiCq8EGAaH_bsssSQPgu7JVAwecaah_9PqBjNGr', NULL, 1795632419748),
	('led_01M8A0GN15GABDBFKFWDZTB0ZH', 'payments:held', 'earnings:usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 1800000, 'USD', 'sale', 'pay_01M8A0GMV61MZGXFBA09Y0HDE7hYCJeogOAgGiFAg-Ae8hYXAPjXiCq8EGAaH_bsssSQPgu7JVAwecaah_9PqBjNGr', 'call_01M8A0GN10X6MC10GH9JQND1Z0', 1795632419877),
	('led_01M8A0GN15GCN7EEQQVDFQW6B3', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8A0GMV61MZGXFBA09Y0HDE7hYCJeogOAgGiFAg-Ae8hYXAPjXiCq8EGAaH_bsssSQPgu7JVAwecaah_9PqBjNGr', 'call_01M8A0GN10X6MC10GH9JQND1Z0', 1795632419877),
	('led_01M8A0GN2RYSFMKGWHG74W91PT', 'earnings:usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795632419928),
	('led_01M8A0GN2RJG8YKSXEDKJ6ZHM4', 'earnings:usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795632419928),
	('led_01M8A0GN5SQX2S4EM3MPTWTJC9', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795632420025),
	('led_01M8A0GNDZAFY9N8RJD88VTFK3', 'operator:grants', 'credit:usr_01M8A0GNB514RNZVFYB8FDHZF9', 9000000, 'USD', 'top_up', NULL, NULL, 1795632420287),
	('led_01M8A0GNF9J6GR1QSBN7NC02CT', 'credit:usr_01M8A0GNB514RNZVFYB8FDHZF9', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A0GNF75EZQRJZDZVYMJ6SVhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQIVaDlxTk_qTPKXNbfFeAQJYHKrnw', NULL, 1795632420329),
	('led_01M8A0GNF9KTQY3WBCTTNC9F5P', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A0GNF75EZQRJZDZVYMJ6SVhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQIVaDlxTk_qTPKXNbfFeAQJYHKrnw', 'call_01M8A0GNF8MACMEW7YK4NXT9WR', 1795632420329),
	('led_01M8A0GNKQ4SFR2JT0H74D1YDX', 'credit:usr_01M8A0GNB514RNZVFYB8FDHZF9', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', NULL, 1795632420471),
	('led_01M8A0GNKQFXARDS8WVVH493AM', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', 'call_01M8A0GNKJST9NY8RZKTGWFG7J', 1795632420471),
	('led_01M8A0GNP9HZ8M8S4WQ6V4TTB6', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', 'call_01M8A0GNKJST9NY8RZKTGWFG7J', 1795632420553),
	('led_01M8A0GNP987JN937NZ62SXAYS', 'payments:held', 'earnings:usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 2700000, 'USD', 'sale', 'pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', 'call_01M8A0GNKJST9NY8RZKTGWFG7J', 1795632420553),
	('led_01M8A0GNP9GCEX3T4C7Z3ZNSXW', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', 'call_01M8A0GNKJST9NY8RZKTGWFG7J', 1795632420553),
	('led_01M8A0GNT9BMWWDZ2NDT7K7ZMK', 'credit:usr_01M8A0GNB514RNZVFYB8FDHZF9', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8A0GNT556F86KRH5FZNWZSHhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQIVaDlxTk_qTPKXNbfa74Y8xv66AA', NULL, 1795632420681),
	('led_01M8A0GNT9030ZR98WCZ7C7A79', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8A0GNT556F86KRH5FZNWZSHhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQIVaDlxTk_qTPKXNbfa74Y8xv66AA', 'call_01M8A0GNT5ZSDT37A01YHSQSM1', 1795632420681),
	('led_01M8A0GNX0K582WYRYNCJ2943F', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8A0GNT556F86KRH5FZNWZSHhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQIVaDlxTk_qTPKXNbfa74Y8xv66AA', 'call_01M8A0GNT5ZSDT37A01YHSQSM1', 1795632420768),
	('led_01M8A0GNX0XGXBB388S4Q6DAK4', 'payments:held', 'credit:usr_01M8A0GNB514RNZVFYB8FDHZF9', 3000000, 'USD', 'refund', 'pay_01M8A0GNT556F86KRH5FZNWZSHhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQIVaDlxTk_qTPKXNbfa74Y8xv66AA', NULL, 1795632420768),
	('led_01M8A0GP2C0D696FGFR558250M', 'provider:stripe', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 5000000, 'USD', 'top_up', 'top_01M8A0GNZWXVPHGMGCSAYFXDE8', NULL, 1795632420940),
	('led_01M8A0GP3M8XV2EEC778NC2BNW', 'credit:usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8A0GNZWXVPHGMGCSAYFXDE8', NULL, 1795632420980),
	('led_01M8A0GVAF9WPYHP27ST58FHZW', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8A0GV9DX5V71KZCZR18HWB2wOCnEogOLcqOqQjW8o6o3s4GPlt2-nQ', NULL, 1795632426319),
	('led_01M8A0GVCQBAXCZ1DYSMQE7A7B', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8A0GV9DX5V71KZCZR18HWB2wOCnEogOLcqOqQjW8o6o3s4GPlt2-nQ', 'call_01M8A0GVBEJJEX2WYZG4380R12', 1795632426391),
	('led_01M8A0GVMV0N2C5475MN405361', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A0GVM507PEA2HZGBDHB3N0wNCGA4gOMWiCrfpqemdkCVmVUUj98Yg', NULL, 1795632426651),
	('led_01M8A0GWQ81VE69W2DC3DNVXRY', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8A0GWNZQ6K2MPFNARRBC75HwOCnEogOLcqOqQjW8o6oofPfBpZv9kk', NULL, 1795632427752),
	('led_01M8A0GWSV0S4YBK7RCEF8N137', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8A0GWNZQ6K2MPFNARRBC75HwOCnEogOLcqOqQjW8o6oofPfBpZv9kk', 'call_01M8A0GWRK12N0XPFETJ37MJ6R', 1795632427835),
	('led_01M8A0GWXEWXH80DB3AYVE3T91', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8A0GWW8PM78YB3DBTWBDW07wNCGA4gOJcwE4TpnZM2Vpg2d-6ES', NULL, 1795632427950);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8A0GJJQ4WDP7R5Z9JP4QS04haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYY04tRxj_TD', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632417367, 1795636017404, 1795632417404, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417404),
	('pay_01M8A0GHPGQN3GFK3RT57H2B6NjsCEPYgOxQFo6m3RE4VgwkW4JlEhVUbOTFNBiVj0S_pgJU2TILtgyyWAqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m-1XV6guMtp0M', 'credit', 'credit:0xbf672421519979284f6fda58826bb98cf15fbff2', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xbf672421519979284f6fda58826bb98cf15fbff2', '0xbf672421519979284f6fda58826bb98cf15fbff2', 1795632416464, 1795636016575, 1795632416575, NULL, NULL),
	('pay_01M7ZPXJZMPKAS22H5SFC06CM1wNCGA4gOMWiCrfpqemdk1REmSM60Wc4', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795286813684, 1795290413713, 1795286813713, NULL, NULL),
	('pay_01M7ZPXK1WS2AC574R84SRG76YhNCGA4gOMWiCrfpqemdkBgGh_27LLEkD4LuyVQMHnGkrtIW3DlxvaA', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795286813756, 1795290413797, 1795286813797, NULL, NULL),
	('pay_01M7ZPXJY918MDPFFYRPQJMFHBwNCGA4gOMWiCrfpqemdk_9HkHSNhoFM', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795286813641, 1795287713641, NULL, NULL, NULL),
	('pay_01M8A0GG7FXM1YTW0SMNNYEYT1waCNBogOAgGiFAhAeB_epZiu4pH_opPs9ilirKmTeg', 'asset', 'ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795632414959, 1795636015194, 1795632414990, NULL, NULL),
	('pay_01M8A0GGHH840XJJF8VDBB66YNwNCGA4gOMWiCrfpqemdkhzDAOgl8Mgg', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795632415281, 1795636015317, 1795632415317, NULL, NULL),
	('pay_01M8A0GHYJ2VADCQ6VQB0M8TZ8kNCGA4gOMWiCrfpqemdkqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m--Ts73fWbs0Q', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xbf672421519979284f6fda58826bb98cf15fbff2', '0xbf672421519979284f6fda58826bb98cf15fbff2', 1795632416722, 1795636016724, 1795632416724, NULL, NULL),
	('pay_01M8A0GGTC442768MZTAQ5B1C9hNCGA4gOMWiCrfpqemdkBgGh_27LLEkD4LuyVQMHnGk7YRsgPkGtQQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632415564, 1795636015636, 1795632415636, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632415636),
	('pay_01M8A0GH20TQFRKSW5SZNCM2C8wNCGA4gOMXkGn8t9OmdkM4glbjjwxs0', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795632415808, 1795636015857, 1795632415857, NULL, NULL),
	('pay_01M8A0GHC2QBJ9149B07F546YQjNCGA4gOMWiCrfpqemdkqQEe2F6aRgxUGGB0avEbYFPOITNFay2vZpJgUHJmwEIAoZz7Kdg', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82', '0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82', 1795632416130, 1795636016346, 1795632416346, NULL, NULL),
	('pay_01M8A0GJ5VZWQT3NTFS8T3PDPRwaCNBogOAgGiFAg9E6z_FiOnnH65JJL7lOLQGR00YA', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795632416955, 1795636017007, 1795632417007, NULL, NULL),
	('pay_01M8A0GKZWA4V01EHZV344GQZDhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYLRcL3_TczB', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632418812, 1795636018852, 1795632418852, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632418852),
	('pay_01M8A0GJDB4KT2WP4PK87Q1DHBhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaaxMnbB_97rd', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632417195, 1795636017280, 1795632417280, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417280),
	('pay_01M8A0GKE4Z2MHXJR0RQFTK210haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaeqgSdmjaOTD', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632418244, 1795636018388, 1795632418388, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632418388),
	('pay_01M8A0GJQ8Q6TT4W8CMCZNBFQGhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWMfOERwSZ0i', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632417512, 1795636017553, 1795632417553, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417553),
	('pay_01M8A0GKPP4DT0VB3ADR8JW952haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWOGOhhqzFm9', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632418518, 1795636018555, 1795632418555, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632418555),
	('pay_01M8A0GMMXEVZ6YTCN21M8MBS9haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRjb7XFC8_Jw', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632419485, 1795636019530, 1795632419530, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419530),
	('pay_01M8A0GMV61MZGXFBA09Y0HDE7hYCJeogOAgGiFAg-Ae8hYXAPjXiCq8EGAaH_bsssSQPgu7JVAwecaah_9PqBjNGr', 'asset', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632419686, 1795636019748, 1795632419748, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419748),
	('pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', 'asset', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 1795632420465, 1795636020553, 1795632420471, 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 1795632420471),
	('pay_01M8A0GNT556F86KRH5FZNWZSHhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQIVaDlxTk_qTPKXNbfa74Y8xv66AA', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 1795632420677, 1795636020681, 1795632420681, NULL, NULL),
	('pay_01M8A0GJW0MS5RVQSBBXJP62ZHhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecacCzCzUfapyx', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632417664, 1795636017726, 1795632417726, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417726),
	('pay_01M8A0GNF75EZQRJZDZVYMJ6SVhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQIVaDlxTk_qTPKXNbfFeAQJYHKrnw', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 1795632420327, 1795636020329, 1795632420329, 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 1795632420329),
	('pay_01M8A0GK0F5Y0F1GKSXC0SJDDJhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaQz-s9BWbrJA', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632417807, 1795636017829, 1795632417829, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417829),
	('pay_01M8A0GK3YQ7EQRWN9Y3ZJPQ6XhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecae_puYAWmzUd', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632417918, 1795636017988, 1795632417988, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417988),
	('pay_01M8A0GV9DX5V71KZCZR18HWB2wOCnEogOLcqOqQjW8o6o3s4GPlt2-nQ', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795632426285, 1795636026319, 1795632426319, NULL, NULL),
	('pay_01M8A0GM7P2R24ZRP3H81T39SYhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRhtmcAFOLv1', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632419062, 1795636019130, 1795632419130, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419130),
	('pay_01M8A0GMEH14EAM2Z25MY4VPM3haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaTHOhd8QEFBi', 'asset', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795632419281, 1795636019354, 1795632419354, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419354),
	('pay_01M8A0GVM507PEA2HZGBDHB3N0wNCGA4gOMWiCrfpqemdkCVmVUUj98Yg', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795632426629, 1795636026651, 1795632426651, NULL, NULL),
	('pay_01M8A0GW6GNGHE550NCY4MPX73jNCGA4gOMWiCrfpqemdkqQEe1kGHLahy6VKTa7JYnmu1M7wuIBu1LV0y0y4CaCcMErJ_rIo', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xa6fb384ebd94fd56a32d594703b40d93694173ae', NULL, 1795632427216, 1795633327216, NULL, NULL, NULL),
	('pay_01M8A0GWBG0BZ667Q55HBPR595jNCGA4gOMWiCrfpqemdkqQEe1jULWUAhCjTfLOpgollBeK8mqVhOc4JrihuSi8ANEBr1P1U', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xa4ffa7417e4eb33ebeea75f8b23da12ef6d460ce', NULL, 1795632427376, 1795633327376, NULL, NULL, NULL),
	('pay_01M8A0GWNZQ6K2MPFNARRBC75HwOCnEogOLcqOqQjW8o6oofPfBpZv9kk', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795632427711, 1795718827752, 1795632427752, NULL, NULL),
	('pay_01M8A0GWW8PM78YB3DBTWBDW07wNCGA4gOJcwE4TpnZM2Vpg2d-6ES', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795632427912, 1795718827950, 1795632427950, NULL, NULL),
	('pay_01M8A0GWZMVEC791XA8V25ZQ52hNCGA4gOMWiCrfpqemdkBgGh_27LLEkD4LuyVQMHnGlg0yusaTR2yQ', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', NULL, 1795632428020, 1795633328020, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8A0GN2RKPRMM0A4N95FKSZP', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795632419928, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8A0GN2R6PKDVRYA5Q81HN2G', 'pob_01M8A0GN2RKPRMM0A4N95FKSZP', 'usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795632419928, NULL),
	('pot_01M8A0GN2R2HQMCSB6ZMEEDMBV', 'pob_01M8A0GN2RKPRMM0A4N95FKSZP', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795632419928, 1795632420025);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795632419928);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 1795286813580),
	('usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 1795286813613);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8A0GNF92X7CKEEFKX8KXNK0', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8A0GNF75EZQRJZDZVYMJ6SVhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQIVaDlxTk_qTPKXNbfFeAQJYHKrnw', 'call_01M8A0GNF8MACMEW7YK4NXT9WR', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795632420496, 1795632420329, 1803408420329, NULL),
	('plg_01M8A0GNKQKYDX5JNZDN4FT94V', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', 'call_01M8A0GNKJST9NY8RZKTGWFG7J', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', 'rev_01M8A0GNP9J4B0QTKWCVFNBTBZ', NULL, NULL, 1795632420471, 1803408420471, 1795632420553),
	('plg_01M8A0GNT94NGEZXA3R7DSD90N', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8A0GNT556F86KRH5FZNWZSHhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQIVaDlxTk_qTPKXNbfa74Y8xv66AA', 'call_01M8A0GNT5ZSDT37A01YHSQSM1', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795632420681, 1803408420681, 1795632420768);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8A0GVQ0AR0V470B157452HB', 1795632426932, 1795632441932);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8A0GGBP5ACEMZ5GHGN1PG28', 'pay_01M8A0GG7FXM1YTW0SMNNYEYT1waCNBogOAgGiFAhAeB_epZiu4pH_opPs9ilirKmTeg', 'ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK', 'anonymous', 'given_back', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632415096, NULL, 1795632415096),
	('call_01M8A0GGKQ12983S5MP1JHNBMQ', 'pay_01M8A0GGHH840XJJF8VDBB66YNwNCGA4gOMWiCrfpqemdkhzDAOgl8Mgg', 'counted-echo', 'anonymous', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632415372, NULL, 1795632415530),
	('call_01M8A0GGZ9ZC408N96F1CFPR3N', 'pay_01M8A0GGTC442768MZTAQ5B1C9hNCGA4gOMWiCrfpqemdkBgGh_27LLEkD4LuyVQMHnGk7YRsgPkGtQQ', 'counted-echo', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632415729, NULL, 1795632415783),
	('call_01M8A0GH4H3NXH59GEJE77P2S7', 'pay_01M8A0GH20TQFRKSW5SZNCM2C8wNCGA4gOMXkGn8t9OmdkM4glbjjwxs0', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632415900, NULL, 1795632415932),
	('call_01M8A0GJHCW69GBW0F4DNW7R36', 'pay_01M8A0GJDB4KT2WP4PK87Q1DHBhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaaxMnbB_97rd', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632417325, NULL, 1795632417325),
	('call_01M8A0GHE1FSFJEKYTB3JHBGYQ', 'pay_01M8A0GHC2QBJ9149B07F546YQjNCGA4gOMWiCrfpqemdkqQEe2F6aRgxUGGB0avEbYFPOITNFay2vZpJgUHJmwEIAoZz7Kdg', 'counted-echo', '0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82', '0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82 0x518e6be2876455e5af486edc441bc4a1ba2d49dc6cbddf84332f5ff7f7b39341', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x9e4d23c724e82c6088afb2f4067ffa4c5680699ef4d6ffc769bddcf516a3db9839a020826f3ef7271ef44799434bb61378574396aed026724aaa314feb836b0d1c","authorization":{"from":"0xCb1E7489E4Bd8D0d0B49cA18F70738BcCebCCe82","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795632475","nonce":"0x518e6be2876455e5af486edc441bc4a1ba2d49dc6cbddf84332f5ff7f7b39341"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xa92ddc0e7f0098f55b6c87a347652e611a09c4cc99cde66807bda41395388f52', '0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82', 0, 0, 1795632416196, NULL, 1795632416346),
	('call_01M8A0GHQ05H61KQ4FFPK4TYY7', 'pay_01M8A0GHPGQN3GFK3RT57H2B6NjsCEPYgOxQFo6m3RE4VgwkW4JlEhVUbOTFNBiVj0S_pgJU2TILtgyyWAqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m-1XV6guMtp0M', 'credit:0xbf672421519979284f6fda58826bb98cf15fbff2', '0xbf672421519979284f6fda58826bb98cf15fbff2', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, 'credit 1000000', NULL, NULL, '0xbf672421519979284f6fda58826bb98cf15fbff2', '0xbf672421519979284f6fda58826bb98cf15fbff2', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xbf672421519979284f6fda58826bb98cf15fbff2 0x888990a947df54c4857358cc2f2f350efd2d87c1ac58d6d0aceba0e62066ccd7', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xec7bce7ada12ab4ce382ad9ced2e4dce6ec6d3f3f52abbe0d87cc3a96095bd0b3e0f89290cdd42a511c9411a9b8b26dc4e62df8f8921ee9475d6421117ab0b251b","authorization":{"from":"0xBf672421519979284f6Fda58826BB98Cf15FbFf2","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795632476","nonce":"0x888990a947df54c4857358cc2f2f350efd2d87c1ac58d6d0aceba0e62066ccd7"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xfbb6a5773b8099cc5045bb4c18ba5d26869e67734b4f437c4d4c7f90b1fe8bcb', '0xbf672421519979284f6fda58826bb98cf15fbff2', 0, 0, 1795632416481, NULL, 1795632416575),
	('call_01M8A0GHYKF3FPKJEVJ6Y1K8T2', 'pay_01M8A0GHYJ2VADCQ6VQB0M8TZ8kNCGA4gOMWiCrfpqemdkqQEe13hbJsYgrVNTUjw1Anl2OiwnH1_UZv07R3m--Ts73fWbs0Q', 'counted-echo', '0xbf672421519979284f6fda58826bb98cf15fbff2', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xbf672421519979284f6fda58826bb98cf15fbff2', '0xbf672421519979284f6fda58826bb98cf15fbff2', 'siwx:HpTE0FOUZpdAwdHgemwmBaDEzYR-B6XLKMHJ0LnLih8', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632416724, NULL, 1795632416841),
	('call_01M8A0GJAFRNJST53CD9NZ3GKZ', 'pay_01M8A0GJ5VZWQT3NTFS8T3PDPRwaCNBogOAgGiFAg9E6z_FiOnnH65JJL7lOLQGR00YA', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'anonymous', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632417108, NULL, 1795632417108),
	('call_01M8A0GJNFPN84B4GBN7EQP90R', 'pay_01M8A0GJJQ4WDP7R5Z9JP4QS04haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYY04tRxj_TD', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632417456, NULL, 1795632417456),
	('call_01M8A0GJT74XWJVP6TJD3JSM1J', 'pay_01M8A0GJQ8Q6TT4W8CMCZNBFQGhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWMfOERwSZ0i', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632417608, NULL, 1795632417608),
	('call_01M8A0GJZG7WWBJXTG8RP5B4CQ', 'pay_01M8A0GJW0MS5RVQSBBXJP62ZHhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecacCzCzUfapyx', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632417777, NULL, 1795632417777),
	('call_01M8A0GK2KXWE4PW760ZHZ3MX8', 'pay_01M8A0GK0F5Y0F1GKSXC0SJDDJhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaQz-s9BWbrJA', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632417875, NULL, 1795632417875),
	('call_01M8A0GK8R3QWNZJGRMYNR0H9B', 'pay_01M8A0GK3YQ7EQRWN9Y3ZJPQ6XhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecae_puYAWmzUd', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632418079, NULL, 1795632418079),
	('call_01M8A0GKN3HSZSNN9ZF0X81FHY', 'pay_01M8A0GKE4Z2MHXJR0RQFTK210haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaeqgSdmjaOTD', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632418468, NULL, 1795632418468),
	('call_01M8A0GKT56N2H3SXDF9GZXDP0', 'pay_01M8A0GKPP4DT0VB3ADR8JW952haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWOGOhhqzFm9', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632418633, NULL, 1795632418633),
	('call_01M8A0GM5T3QXCZDBJ9120ZRR8', 'pay_01M8A0GKZWA4V01EHZV344GQZDhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYLRcL3_TczB', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632419006, NULL, 1795632419006),
	('call_01M8A0GMCM803TCQR795030N8N', 'pay_01M8A0GM7P2R24ZRP3H81T39SYhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRhtmcAFOLv1', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632419224, NULL, 1795632419224),
	('call_01M8A0GMK3Y3AVA47G2M1H2J8B', 'pay_01M8A0GMEH14EAM2Z25MY4VPM3haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaTHOhd8QEFBi', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632419428, NULL, 1795632419428),
	('call_01M8A0GMRB365C0WHYJQ23A7KE', 'pay_01M8A0GMMXEVZ6YTCN21M8MBS9haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRjb7XFC8_Jw', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632419600, NULL, 1795632419600),
	('call_01M8A0GN10X6MC10GH9JQND1Z0', 'pay_01M8A0GMV61MZGXFBA09Y0HDE7hYCJeogOAgGiFAg-Ae8hYXAPjXiCq8EGAaH_bsssSQPgu7JVAwecaah_9PqBjNGr', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', 'key_01M7ZPXJSC941Y1EXJAM1GF739', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632419877, NULL, 1795632419877),
	('call_01M8A0GNF8MACMEW7YK4NXT9WR', 'pay_01M8A0GNF75EZQRJZDZVYMJ6SVhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBohQIVaDlxTk_qTPKXNbfFeAQJYHKrnw', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632420329, NULL, 1795632420329),
	('call_01M8A0GNKJST9NY8RZKTGWFG7J', 'pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632420471, NULL, 1795632420471),
	('call_01M8A0GNT5ZSDT37A01YHSQSM1', 'pay_01M8A0GNT556F86KRH5FZNWZSHhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBohQIVaDlxTk_qTPKXNbfa74Y8xv66AA', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 'given_back', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632420681, NULL, 1795632420681),
	('call_01M8A0GVBEJJEX2WYZG4380R12', 'pay_01M8A0GV9DX5V71KZCZR18HWB2wOCnEogOLcqOqQjW8o6o3s4GPlt2-nQ', 'scan-submit', 'anonymous', 'used', 'proc_01M7ZPXGFPPDC1084P3FNDN0FD', NULL, NULL, NULL, '{"requestId":"req_01M8A0GVBEB666KK7B2KB3GDAW","data":{"id":"job_01M8A0GVCN3C7XYEA541V207EJ"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632426361, NULL, 1795632426391),
	('call_01M8A0GW6QAYHPR6F8EFARV4VX', 'pay_01M8A0GW6GNGHE550NCY4MPX73jNCGA4gOMWiCrfpqemdkqQEe1kGHLahy6VKTa7JYnmu1M7wuIBu1LV0y0y4CaCcMErJ_rIo', 'counted-echo', '0xa6fb384ebd94fd56a32d594703b40d93694173ae', 'refused', 'proc_01M8A0GVQ0AR0V470B157452HB', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xa6fb384ebd94fd56a32d594703b40d93694173ae', '0xa6fb384ebd94fd56a32d594703b40d93694173ae', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xa6fb384ebd94fd56a32d594703b40d93694173ae 0x7e3a89d918d8e4f439d24f74d41595898bc6fd6a488c3f93c01302d21e97613e', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x954800d33652da3ad222dc1df8e020d170637ee720acb268a1c48222ac6552f751da2d247f4553b714662e1e22692bb16587b3f7a952381c10c2fe1aac1112d41b","authorization":{"from":"0xA6fb384Ebd94fD56A32d594703b40d93694173aE","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795632487","nonce":"0x7e3a89d918d8e4f439d24f74d41595898bc6fd6a488c3f93c01302d21e97613e"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795632427236, NULL, 1795632427311),
	('call_01M8A0GWBP240AT4DYWYT67KX6', 'pay_01M8A0GWBG0BZ667Q55HBPR595jNCGA4gOMWiCrfpqemdkqQEe1jULWUAhCjTfLOpgollBeK8mqVhOc4JrihuSi8ANEBr1P1U', 'counted-echo', '0xa4ffa7417e4eb33ebeea75f8b23da12ef6d460ce', 'unknown', 'proc_01M8A0GVQ0AR0V470B157452HB', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xa4ffa7417e4eb33ebeea75f8b23da12ef6d460ce', '0xa4ffa7417e4eb33ebeea75f8b23da12ef6d460ce', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xa4ffa7417e4eb33ebeea75f8b23da12ef6d460ce 0x17d9c4522f6b4d4244d3b85a69851f4064bebe4e5589c18772e73e98247259c3', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x0c2cb6c4a8e5b6cece46b2906bc38b9ec6f35a1e53713011c0d4a04804374aee518f565f6b125e9510e1191a51492377f746ecbaf2a17e2655549da827d778261c","authorization":{"from":"0xa4FfA7417E4EB33EBeea75f8B23Da12ef6D460Ce","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795632487","nonce":"0x17d9c4522f6b4d4244d3b85a69851f4064bebe4e5589c18772e73e98247259c3"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795632427384, 1795632427687, NULL),
	('call_01M8A0GWRK12N0XPFETJ37MJ6R', 'pay_01M8A0GWNZQ6K2MPFNARRBC75HwOCnEogOLcqOqQjW8o6oofPfBpZv9kk', 'scan-submit', 'anonymous', 'used', 'proc_01M8A0GVQ0AR0V470B157452HB', NULL, NULL, NULL, '{"requestId":"req_01M8A0GWRJ1E5M2V16C73W5CXA","data":{"id":"job_01M8A0GWSPRHJB65ZAWGNR98SK"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632427795, NULL, 1795632427835),
	('call_01M8A0GWYHAS9JZ7WT91QM3THD', 'pay_01M8A0GWW8PM78YB3DBTWBDW07wNCGA4gOJcwE4TpnZM2Vpg2d-6ES', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8A0GVQ0AR0V470B157452HB', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795632427988, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8A0GGBRQCEGP66SG2FYKNE5', 'file_missing', 0, 1795632415189);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8A0GGBRQCEGP66SG2FYKNE5', 'pay_01M8A0GG7FXM1YTW0SMNNYEYT1waCNBogOAgGiFAhAeB_epZiu4pH_opPs9ilirKmTeg', 'call_01M8A0GGBP5ACEMZ5GHGN1PG28', 'ast_01M8A0GG3R3ZFAB65EWA8ZZ8MK', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 1, 'anonymous', 1795632415096, NULL),
	('rev_01M8A0GJAM9WGPW6HXE5BNYYFB', 'pay_01M8A0GJ5VZWQT3NTFS8T3PDPRwaCNBogOAgGiFAg9E6z_FiOnnH65JJL7lOLQGR00YA', 'call_01M8A0GJAFRNJST53CD9NZ3GKZ', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 1, 'anonymous', 1795632417108, NULL),
	('rev_01M8A0GJHDGA5G031AV9PYJ3DX', 'pay_01M8A0GJDB4KT2WP4PK87Q1DHBhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaaxMnbB_97rd', 'call_01M8A0GJHCW69GBW0F4DNW7R36', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417325, NULL),
	('rev_01M8A0GJNGX4KJHY1B9SXG35JX', 'pay_01M8A0GJJQ4WDP7R5Z9JP4QS04haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYY04tRxj_TD', 'call_01M8A0GJNFPN84B4GBN7EQP90R', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417456, NULL),
	('rev_01M8A0GJT8R1TZQPW8FAEKEVW7', 'pay_01M8A0GJQ8Q6TT4W8CMCZNBFQGhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWMfOERwSZ0i', 'call_01M8A0GJT74XWJVP6TJD3JSM1J', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417608, NULL),
	('rev_01M8A0GJZHRTMC4RB96J10F4TB', 'pay_01M8A0GJW0MS5RVQSBBXJP62ZHhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecacCzCzUfapyx', 'call_01M8A0GJZG7WWBJXTG8RP5B4CQ', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417777, NULL),
	('rev_01M8A0GK2K8R66TEETRSD2TTGZ', 'pay_01M8A0GK0F5Y0F1GKSXC0SJDDJhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaQz-s9BWbrJA', 'call_01M8A0GK2KXWE4PW760ZHZ3MX8', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632417875, NULL),
	('rev_01M8A0GK8Z8CR3FFST3CR1WDDC', 'pay_01M8A0GK3YQ7EQRWN9Y3ZJPQ6XhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecae_puYAWmzUd', 'call_01M8A0GK8R3QWNZJGRMYNR0H9B', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632418079, NULL),
	('rev_01M8A0GKN4F988J3N4X0761KRB', 'pay_01M8A0GKE4Z2MHXJR0RQFTK210haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaeqgSdmjaOTD', 'call_01M8A0GKN3HSZSNN9ZF0X81FHY', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632418468, NULL),
	('rev_01M8A0GKT9JZYVCFY2MN8261V6', 'pay_01M8A0GKPP4DT0VB3ADR8JW952haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaWOGOhhqzFm9', 'call_01M8A0GKT56N2H3SXDF9GZXDP0', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632418633, NULL),
	('rev_01M8A0GM5YTTVB1768ZYFW0391', 'pay_01M8A0GKZWA4V01EHZV344GQZDhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaYLRcL3_TczB', 'call_01M8A0GM5T3QXCZDBJ9120ZRR8', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419006, NULL),
	('rev_01M8A0GMCRZP3VB537SRAJTSVN', 'pay_01M8A0GM7P2R24ZRP3H81T39SYhaCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRhtmcAFOLv1', 'call_01M8A0GMCM803TCQR795030N8N', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419224, NULL),
	('rev_01M8A0GMK4ECVV37BSD4D50BQ0', 'pay_01M8A0GMEH14EAM2Z25MY4VPM3haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaTHOhd8QEFBi', 'call_01M8A0GMK3Y3AVA47G2M1H2J8B', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419428, NULL),
	('rev_01M8A0GMRG0ZG48KK7VD69D8P4', 'pay_01M8A0GMMXEVZ6YTCN21M8MBS9haCNBogOAgGiFAg9E6z_FiOnnH65JJIGAaH_bsssSQPgu7JVAwecaRjb7XFC8_Jw', 'call_01M8A0GMRB365C0WHYJQ23A7KE', 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 10000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419600, NULL),
	('rev_01M8A0GN153ZK3QC40GGY2K535', 'pay_01M8A0GMV61MZGXFBA09Y0HDE7hYCJeogOAgGiFAg-Ae8hYXAPjXiCq8EGAaH_bsssSQPgu7JVAwecaah_9PqBjNGr', 'call_01M8A0GN10X6MC10GH9JQND1Z0', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', 'usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 2000000, 200000, 'USD', 0, 'key_01M7ZPXJSC941Y1EXJAM1GF739', 1795632419877, NULL),
	('rev_01M8A0GNP9J4B0QTKWCVFNBTBZ', 'pay_01M8A0GNKHQ5Q18Z4JFP8Y5JBGhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBohQIVaDlxTk_qTPKXNbfYq4rpenx7oA', 'call_01M8A0GNKJST9NY8RZKTGWFG7J', 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', 'usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 3000000, 300000, 'USD', 0, 'key_01M8A0GND0WQ2KJFX96F55SNPZ', 1795632420553, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795632410665),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795632410709),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795632410792),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795632410858),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795632410899),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795632410960),
	('0007-prices', '41191294ee567777a80bc921a23fce26376b06db294c065c34a6fed5906d1f04', 1795632410991),
	('0008-browser-sessions', '09d27df0d30554cd76718f399a1539e2cf092606135c1a6b1d480f00b0cc6453', 1795632411008),
	('0009-owned-tools', '5d5f824403449cf761fa663cae4ab89c03547b83828d94f9d00ec5bab363dcc5', 1795632411021),
	('0010-upstream-payments', 'ab5c89344d333835bb168ed7e72c868d58cdbd91725921f4319877677969fa77', 1795632411038),
	('0011-tool-history', '826d5579eb5b92228e2edc9ce0585591440b569ceec427d2cf3050cdcbf39a1a', 1795632411067),
	('0012-payout-wallet-proofs', '3b36159c2254022e86ff801f69463d9f9b2816566824cec35f7d5d43c9261c89', 1795632411076);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8A0GF8KNKZHC8X7KHZBJ94J', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M8A0GFG1XWGP2W0FHNW85AY1', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M8A0GR64M9SQQEHZD9JYJ3ZB', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 100000, 'Sightings of quetzals in Costa Rica

Sightings of quetzals by day.

day, count', ' sight:80 quetzal:80 costa:70 rica:70 day:74 count:54');

INSERT INTO farebox_fixture.search_terms VALUES
	('daily', 1),
	('date', 1),
	('hong', 1),
	('kong', 1),
	('', 3),
	('bulb', 1),
	('holland', 1),
	('pric', 1),
	('tulip', 1),
	('variety', 1),
	('week', 1),
	('costa', 1),
	('count', 1),
	('day', 2),
	('quetzal', 1),
	('rica', 1),
	('sight', 1),
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
	('香港', 1);

INSERT INTO farebox_fixture.search_text VALUES
	(1, '''1date'' ''2day'' ''2weath'' ''2日'' ''2日降'' ''2每'' ''2每日'' ''2港'' ''2港每'' ''2量'' ''2降'' ''2降雨'' ''2雨'' ''2雨量'' ''2香'' ''2香港'' ''3daily'' ''3hong'' ''3kong'' ''4millimetr'' ''4rainfall'' ''4stat'''),
	(2, '''3bulb'' ''3holland'' ''4variety'' ''4week'' ''5pric'' ''5tulip'''),
	(6, '''2count'' ''4costa'' ''4day'' ''4rica'' ''5quetzal'' ''5sight''');

INSERT INTO farebox_fixture.search_vectors VALUES
	(1, 'farebox-2-7b9ea9ed', '[-9,1,-49,-24,-54,77,-41,-61,-25,9,12,-18,27,98,33,-32,27,-33,19,39,-31,-45,-13,-61,11,-34,13,-30,33,8,36,-18,37,6,51,-9,-15,-26,-33,-51,-9,20,75,-36,-12,80,-46,-20,25,-14,32,-25,40,21,-35,-42,-33,-28,-32,-84,28,90,34,-48,18,49,-91,-45,39,-74,-1,-14,-17,37,-32,-72,23,11,5,-6,15,-8,31,-13,-5,2,28,-2,3,-15,-19,-1,-34,-16,15,55,3,-16,-54,55,-57,-56,-34,-13,16,-48,-1,13,22,-2,-56,63,-58,-25,-1,10,-82,16,-26,6,47,-57,-80,65,-27,45,34,-51,-38,-20,30,-25,61,9,-127,-7,-16,-61,-25,-53,15,33,58,-16,-36,47,-13,45,0,1,2,11,-15,26,29,-24,51,-47,-9,66,1,-12,-109,-79,76,27,-34,-1,10,12,-65,-18,3,-16,-93,-52,35,-54,-2,-20,1,72,31,-46,53,-13,76,-23,56,-15,21,7,-28,-48,61,28,35,-39,-46,-6,52,-66,30,-13,-52,-16,70,12,-19,19,-64,-12,-66,28,-4,-7,46,14,-32,45,-69,-31,24,31,-25,2,-35,-41,-23,-85,41,-55,-6,-17,-30,-38,-106,9,61,1,100,-5,13,14,7,-6,29,-23,11,-38,-57,-13,-57,90,-28,-13,-14,74,-15,47,10,38,-8,35,6,3,16,-34,9,-10,19,-3,-72,3,-10,-59,-5,73,-10,-4,-52,44,-54,-6,-10,-4,23,-42,99,29,23,69,19,-28,62,-3,8,-44,31,-9,-50,-11,2,-65,-90,35,48,-29,26,-38,36,-85,31,-28,0,9,-35,-20,-42,-34,59,-72,48,12,77,69,57,42,30,53,52,-57,-35,69,-32,-41,-54,39,-36,5,50,15,85,18,38,-34,-51,-4,-51,-4,24,40,-25,13,-10,-24,14,14,0,-21,-7,7,-12,-38,14,-19,-13,-29,30,-24,-12,-59,-10,5,74,-20,-29,-22,37,-46,-9,-35,36,86,-70,-32,-23,-74,-57,6,-6,-12,35,-84,34,7,15,-41,60,48,-21,-38,11,-69,-15,-46,32,-2,-7,-3,25,-21,3,20,-34,-15,-24,-5,12,-33,-32,-42,-8,74,-31,42,47,-15,25,-90,-67,-41,14,81,-11,-31,-126,-6,-18,-41,-26,-2,-32,-96,11,-54,33,-22,9,60,14,-27,27,126,8,-18,-50,-3,-12,15,111,-18,22,-35,-56,30,3,46,-30,22,6,42,-43,31,-25,-49,40,-4,17,-23,-22,-26,13,0,-30,19,-30,-32,91,-15,8,-31,-5,-19,-4,-17,57,-61,-73,3,21,-54,-12,67,11,13,36,-71,32,53,-28,59]'),
	(2, 'farebox-2-7b9ea9ed', '[78,28,-101,18,-44,2,49,-15,63,38,53,81,41,38,51,9,27,-4,-59,6,38,-94,57,-33,11,-25,11,25,-45,66,9,-56,0,65,-20,20,37,-53,-23,-58,-9,33,12,74,-42,18,58,19,-4,46,-2,39,28,11,-31,18,-50,-4,-49,-19,-23,4,37,8,21,28,-79,24,-72,-24,11,-74,-7,-29,-67,-13,34,-16,25,39,-8,9,-44,12,-42,11,36,-39,-62,18,-16,-18,-21,37,-51,58,51,-35,-27,45,6,-8,-70,4,28,35,42,23,11,20,64,20,8,21,60,-51,-7,68,29,111,27,-31,-9,-18,-15,-60,20,14,-41,-6,-19,85,-77,-41,76,-11,-44,11,-37,3,52,19,22,91,1,13,-43,40,-72,51,-6,-24,-22,-51,-9,41,4,-96,-23,22,24,-7,-11,-69,-21,-4,-62,41,39,-64,-71,-78,112,-9,34,19,61,-8,-53,-26,66,-66,31,-1,-16,33,61,-4,4,-20,60,3,2,13,-31,31,59,-74,2,64,26,-10,114,40,-14,47,-46,-1,3,13,15,61,22,-22,-41,37,-10,0,-30,38,1,-25,-36,-2,23,101,4,-31,6,-62,-21,-50,-8,20,-21,-15,-37,-24,2,-22,10,57,-75,-37,72,-9,27,16,32,37,17,98,-97,5,21,-4,23,-19,-38,0,53,24,56,26,-65,-13,-42,-71,60,-68,-8,61,-59,36,-22,-48,-28,25,-41,35,-60,14,8,5,-47,104,3,-30,13,71,13,39,4,37,86,-60,12,50,50,93,-82,-10,20,-52,79,80,-7,-5,-31,-43,17,-2,23,19,111,44,7,2,-30,-36,10,-10,-54,19,7,127,-32,88,10,60,-46,-33,-64,3,18,-43,54,66,-49,14,-27,20,-21,115,-26,19,19,65,89,-81,9,-69,-44,32,-30,3,60,11,-38,41,-73,-58,31,26,-46,-74,-34,12,-31,14,14,5,-35,69,123,1,-40,23,-14,-1,16,-73,-82,30,-74,29,2,30,63,-51,-68,71,-48,-7,41,50,-22,14,-54,42,75,29,-36,15,40,-25,24,-53,-45,-8,49,41,28,-25,-25,-55,2,42,-74,-72,-17,93,-23,-17,-72,72,11,-73,15,-55,-22,-1,-12,46,38,16,7,-11,-11,-47,92,21,-3,-7,19,-27,-84,36,-15,53,13,37,127,97,39,49,-29,6,47,76,47,25,4,-68,18,4,-15,25,7,34,-34,72,-7,29,101,65,20,33,-43,13,17,61,-68,-45,-9,50,5,2,-7,-23,0,-1,-26,-5,-74,-58,47,-8,-56,37,9,-29,63,51,36,13,-90,-34,-18,32,-92,16]'),
	(6, 'farebox-2-7b9ea9ed', '[-8,27,6,8,74,-43,71,-11,-13,34,19,-11,-11,127,14,-5,-26,-34,17,64,44,-21,21,-109,23,6,21,23,77,76,-45,-29,21,84,41,37,8,-24,45,66,19,50,4,64,-47,-33,19,11,-37,16,-30,25,-1,-9,-21,34,-34,29,-20,-22,21,0,-23,-12,8,-2,11,5,1,-72,-4,16,-1,-27,-36,-59,12,36,-30,-24,-26,-22,32,85,-123,17,49,19,14,6,-43,-10,42,29,64,71,-7,-34,53,64,4,-61,-9,-11,94,-3,-34,42,-19,27,-46,3,68,-16,-96,1,-16,-63,10,95,-8,-26,-2,79,-14,15,13,-1,27,19,-5,-37,68,58,-26,-99,-7,-85,56,15,50,-75,9,-14,-9,15,16,4,28,32,-5,-101,8,56,-6,-59,2,-50,-38,-16,-7,5,-73,-15,45,54,-84,5,-4,27,-21,-56,-23,-30,-45,32,-10,-18,65,9,-38,32,-56,-56,-12,-20,47,33,29,-69,5,-30,0,-18,1,48,-10,21,-20,12,86,25,-7,38,-52,24,5,-5,4,18,-63,-41,5,-34,7,10,-12,-2,-14,39,-1,-2,14,9,5,-1,-22,50,-54,-22,-57,-38,14,36,-73,-1,-52,-12,27,36,-16,-9,-62,73,-21,-32,-22,21,-2,13,-56,46,-51,-40,17,37,-2,86,-5,-22,-28,-71,32,-1,36,20,8,66,-22,-44,7,-26,26,14,5,-2,9,-26,-10,-16,-10,11,22,-23,37,-32,-88,31,-16,9,32,70,-42,-40,55,-20,8,34,23,20,81,-31,-41,31,-37,6,1,-31,5,-83,-9,-23,5,24,-16,-35,-47,-7,-22,-16,-13,-28,-26,-38,27,54,-58,105,22,-15,32,-39,-21,14,11,-36,28,-62,70,-4,21,19,29,53,9,-29,-5,-81,-63,-47,-16,12,-4,-2,32,62,59,66,1,-126,22,3,-51,0,49,-3,-6,31,34,-22,42,-30,126,15,19,-19,43,18,24,-30,-50,25,29,29,-44,-2,44,52,-41,-35,23,38,-33,8,32,34,8,24,14,24,-45,11,-4,-5,-44,-55,59,-57,33,27,-35,7,-24,-73,-4,-14,-42,18,-88,-30,-26,-65,32,-23,-68,23,-22,-53,15,45,19,61,18,39,9,1,-57,22,-2,-47,-45,80,37,-1,15,-28,71,12,25,-16,81,63,-19,34,-51,58,-29,13,37,-51,-18,12,-2,-8,-8,47,-26,-19,34,125,-1,70,9,13,-26,22,21,-25,31,7,-38,-1,-48,-14,-16,34,30,-2,2,33,-30,3,26,75,-5,2,-8,33,-20,64,7,42,18,26,42,10,3,49,52,1,51,-15]');

INSERT INTO farebox_fixture.sessions VALUES
	('5a58cdc6b0ad9be4cecd4dc0824549db5853aa31c02af78072dab34449f713ba', 'usr_00000000000000000000000000', 1795286812511, 1797878812511, 'bearer', NULL, NULL),
	('35cfc5c63dcf4c4af27a658e6da3d3f52decdfd3c19343aee144cec621674b2b', 'usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', 1795286812657, 1797878812657, 'bearer', NULL, NULL),
	('aef66ae704e2dbe8b67b94b04acdb9c012361ecb7a62804cacfad2cce02a09a6', 'usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', 1795286813168, 1797878813168, 'bearer', NULL, NULL),
	('70913062341199bebf2c58ba0c8ed3ffdd99e3f9a2c6004e8643daa3063bfae1', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 1795286813453, 1797878813453, 'bearer', NULL, NULL),
	('8a211110eb753daebafd11649518bf66b3dff27e3deb169976d7516a26e3a804', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 1795632420202, 1798224420202, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('8668cac3ce02b3def56e4d87ffa67ae5b07f0127b9aa0f884c42ee0d09a3e529', 'usr_01M8A0GS0N885KJWD61WGSEHMZ', 1795632423971, 1795718823971, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795632420928);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82', 9950000, 10000000, 1795632416284),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xbf672421519979284f6fda58826bb98cf15fbff2', 9000000, 10000000, 1795632416522);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xcb1e7489e4bd8d0d0b49ca18f70738bccebcce82', '0x518e6be2876455e5af486edc441bc4a1ba2d49dc6cbddf84332f5ff7f7b39341', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xa92ddc0e7f0098f55b6c87a347652e611a09c4cc99cde66807bda41395388f52', 1795632416284),
	('0xbf672421519979284f6fda58826bb98cf15fbff2', '0x888990a947df54c4857358cc2f2f350efd2d87c1ac58d6d0aceba0e62066ccd7', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xfbb6a5773b8099cc5045bb4c18ba5d26869e67734b4f437c4d4c7f90b1fe8bcb', 1795632416522);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795286812197),
	('word-count', 1, 1795286812277),
	('slugify', 1, 1795286812309),
	('random-uuid', 1, 1795286812329),
	('hk-weather', 1, 1795286812335),
	('outline', 1, 1795286812365),
	('read-at-once', 1, 1795286812384),
	('scan-submit', 1, 1795286812401),
	('scan-result', 1, 1795286812445),
	('counted-echo', 1, 1795286812526),
	('failing-echo', 1, 1795286812546),
	('city-get-bike', 1, 1795632425866),
	('city-create-tree', 1, 1795632425865),
	('city-list-bikes', 1, 1795632425875),
	('slow-echo', 1, 1795632427149);

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
	('file_01M8A0GVH4V9C17HSZ37FXK7ZW', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8A0GVH4V9C17HSZ37FXK7ZW', 'image/png', 19, 1795632426532, 1795722426532);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795286812679, 13, NULL),
	('timestamp', 'healthy', 1795632427078, 0, NULL),
	('word-count', 'healthy', 1795632427221, 0, NULL),
	('slugify', 'healthy', 1795632427238, 0, NULL),
	('random-uuid', 'healthy', 1795632427252, 0, NULL),
	('hk-weather', 'unhealthy', 1795632427262, 1, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795632427277, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795632427285, 0, NULL),
	('read-at-once', 'healthy', 1795632427300, 0, NULL),
	('scan-submit', 'healthy', 1795632427318, 0, NULL),
	('scan-result', 'healthy', 1795632427335, 3, NULL),
	('counted-echo', 'healthy', 1795632427365, 0, NULL),
	('slow-echo', 'healthy', 1795632427397, 13, NULL),
	('city-create-tree', 'unhealthy', 1795632427422, 3, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795632427444, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795632427456, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('timestamp', 1795286811938, 'healthy', NULL),
	('word-count', 1795286812296, 'healthy', NULL),
	('slugify', 1795286812333, 'healthy', NULL),
	('random-uuid', 1795286812368, 'healthy', NULL),
	('hk-weather', 1795286812414, 'unhealthy', 'upstream_failed: upstream failed'),
	('proxy-health', 1795286812529, 'unhealthy', 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 1795286812560, 'healthy', NULL),
	('read-at-once', 1795286812571, 'healthy', NULL),
	('scan-submit', 1795286812584, 'healthy', NULL),
	('scan-result', 1795286812601, 'healthy', NULL),
	('counted-echo', 1795286812622, 'healthy', NULL),
	('failing-echo', 1795286812679, 'healthy', NULL),
	('counted-echo', 1795632426248, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795632426271, 'healthy', NULL),
	('slow-echo', 1795632427397, 'healthy', NULL),
	('city-create-tree', 1795632427422, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-get-bike', 1795632427444, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-list-bikes', 1795632427456, 'unhealthy', 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8A0GVCN3C7XYEA541V207EJ', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8A0GVBEJJEX2WYZG4380R12', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8A0GVH4V9C17HSZ37FXK7ZW"}]}', NULL, NULL, 1795632426389, NULL, 1795632426558, 1795718826558, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8A0GWSPRHJB65ZAWGNR98SK', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8A0GWRK12N0XPFETJ37MJ6R', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795632427830, NULL, NULL, 1795805227830, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20782, 13, 2),
	('counted-echo', 20782, 17, 1),
	('scan-submit', 20782, 41, 1),
	('counted-echo', 20782, 6, 1),
	('counted-echo', 20782, 14, 2),
	('scan-submit', 20782, 33, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795632424021, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8A0GS5FVSV3X4YFCJQKF0GZ', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:37369/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:37369"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'DCWyDot5sglN6rcsIKxWFttPOpmiDn5EKPxfsZE1E_U4DPsM0RCcCAAsUBvbMiJEZqBaWKvC2UI', '["apiKey"]', 1795632425575, 'usr_00000000000000000000000000', 'farebox-verification=ff9af010a824d52e947039c998c6bed176c1aed8', NULL, NULL, 1795632426124, NULL, 1795636025575, 1795632425575, 1795632425575, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 1, 1795632415889),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795632427357),
	('scan-submit', 2, 2, 2, 0, 0, 7, 1795632427794),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795632427985);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7ZPXJTVDYJACC0TDV8Z7HB5', 'usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795286813531),
	('top_01M8A0GNDZZR8RJ5151S6Q9RDV', 'usr_01M8A0GNB514RNZVFYB8FDHZF9', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795632420287);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8A0GV70FQZMSKX991SRJ1CM', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795632426208, 1795632426208),
	('upay_01M8A0GV7WNMGFAEFB4PB8B6YQ', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795632426208, 1795632426236);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20782, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$sq2zfUqg9rzth4/qrUH48g$WHs0z7p+isD9t8q85l6cqzJA3mZcVH9GCCEQUtkCzAY', NULL, 1795286811636, 1795286811636, NULL, NULL, NULL, NULL),
	('usr_01M7ZPXJRCNYS4HD19N7YNMA3A', 'b3db98ee-902d-44ea-8100-cd5f2ef0224c@example.com', 'b3db98ee-902d-44ea-8100-cd5f2ef0224c', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$q2h0iZ70mIcXlng+LMYOyg$xHasQ2NRvvNhx6rIQI+EGGvwfoCGcRvFYQzIZKIY23w', NULL, 1795286813452, 1795286813452, NULL, NULL, NULL, NULL),
	('usr_01M7ZPXJFEXJ4W5Y5DX3JK7E36', '8de7364b-8150-4934-953c-a0794f6129ce@example.com', '8de7364b-8150-4934-953c-a0794f6129ce', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$bWVvFydNch1UC+/+sKnXMA$2P/0oxvVQ1YUE8C/ScHAT0fh4J6hBLVZMORvEiVvEaI', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795286813166, 1795286813620, NULL, NULL, NULL, NULL),
	('usr_01M8A0GNB514RNZVFYB8FDHZF9', 'd247027d-7499-4d93-9d97-28514bbd0aea@example.com', 'd247027d-7499-4d93-9d97-28514bbd0aea', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$tqdk5g9PbydaJamlsR3FZw$DUO5zgmxTAPOEWGr8WN/Y4ELBqLB4PPbkeM8inqCSio', NULL, 1795632420197, 1795632420197, NULL, NULL, NULL, NULL),
	('usr_01M7ZPXHZ7MZ6VH4NBYT23MHD6', '44ed13c1-fa47-411d-8d04-35cfb8809c3b@example.com', '44ed13c1-fa47-411d-8d04-35cfb8809c3b', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$2YXOVQCJ4AUiv//zDSZ+yw$6R0rAhHFPHUZqshKBarmf7QbNeEFggxdbshGD8qPZHs', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795286812647, 1795286813586, NULL, NULL, NULL, NULL),
	('usr_01M8A0GS0N885KJWD61WGSEHMZ', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795632423957, 1795632423957, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8A0GJ46G11PY0YSG883HTEF', '0xbf672421519979284f6fda58826bb98cf15fbff2', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795632416902);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M8A0GRZ4MJ0CBBTBZEFSG4MZ', 'sig_01M8A0GP9NDP2XFPWX1MMJM14M', 'asset', 'ast_01M8A0GR64M9SQQEHZD9JYJ3ZB', '{"kind":"asset","id":"ast_01M8A0GR64M9SQQEHZD9JYJ3ZB","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:35573/api/v1/assets/ast_01M8A0GR64M9SQQEHZD9JYJ3ZB"}', 'waiting', 1, 1795632429703, NULL, 'address_unreachable', NULL, 1795632423908, 'match:asset:ast_01M8A0GR64M9SQQEHZD9JYJ3ZB:20782:0');

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
