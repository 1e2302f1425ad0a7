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
    replaced_at bigint NOT NULL
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
    expires_at bigint NOT NULL
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

CREATE TABLE farebox_fixture.tool_settings (
    tool_id text NOT NULL,
    published integer,
    enabled integer,
    price_micros bigint,
    engine text,
    api_key_required integer,
    related text,
    updated_at bigint NOT NULL,
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
    CONSTRAINT watch_notices_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT watch_notices_supply_kind_check CHECK ((supply_kind = ANY (ARRAY['asset'::text, 'tool'::text])))
);

INSERT INTO farebox_fixture.access_logs VALUES
	('log_01M83JGJG7MTS1E7C3YCHKHNSB', 1795416410631, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M83JGJCFBZX8ZB09WARW3VEH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGJFWAZNWSK24065G4N3S', 1),
	('log_01M83JGJVWP471E8K1QNCFP3WA', 1795416411004, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGJV8PJDRAR24SYW3E4RX', 1),
	('log_01M83JGJFTN90NRQVQST1JJA7D', 1795416410618, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M83JGJCFBZX8ZB09WARW3VEH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGJEJAST343FWMPNAJ5J6', 1),
	('log_01M83JGJTY9YR66GVHJ1DWG1CX', 1795416410974, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGJT73HD3NH6FYFMBZSCW', 1),
	('log_01M83JGJXMZ4G008K66G75RE0P', 1795416411060, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGJXE4HTGX1N3P5C8Q211', 1),
	('log_01M83JGK1N1RXQEDYTA6HHXY0G', 1795416411189, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGK157QDW5XX25D008JPS', 1),
	('log_01M83JGK2QKWKXF4KN8SPA8N03', 1795416411223, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGK2GR3Q0WTK4DCPR52WT', 1),
	('log_01M83JGK3W3948MC7DKRS1ZE7A', 1795416411260, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGK3RS8MJQX5Y7MJQDHP3', 1),
	('log_01M83JGK5E5XFSWCXYS3WBPFKP', 1795416411310, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGK4Y2PYPAYM844PSN4W8', 1),
	('log_01M83JGK6SH3SMCD8X15JHBGK5', 1795416411353, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGK6NQQ7AP1M62VCS3MDN', 1),
	('log_01M83JGK8A2TG2E299P0TW565R', 1795416411402, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGK82R271B7B33EDECKPK', 1),
	('log_01M83JGKB73EJ5YZA1J4KDRPEN', 1795416411495, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGKA70NZCQBXD4BAEXVGW', 1),
	('log_01M83JGKCHVWMWX9H084F9FRJD', 1795416411537, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGKC865ENKCDE9Y94R72A', 1),
	('log_01M83JGKDS9BER0GTVNEDAY82D', 1795416411577, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGKDMN2NN0ABN64EVB8EW', 1),
	('log_01M83JGKG7P4KVJK3TT91AP7G3', 1795416411655, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGKG1VM4XQ5ACZGBDDDZQ', 1),
	('log_01M83JGKHB8BY2SFJEDZDSFW7M', 1795416411691, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGKH4015RA7M4VCMDJ1T1', 1),
	('log_01M83JGKJTEFQB84EJKT40QQ68', 1795416411738, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 'node', 'ast_01M83JGH4JJZS2W4TXE6P6FCVF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83JGKJCYYZWTPF2V4TJJ529', 1),
	('log_01M83JGJXC3N2CJ9PM84XNCCFD', 1795416411052, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGJWAFDPGGSVK5X0DSHN9', 1),
	('log_01M83JGK11Z2FTK8NWENFJXSPF', 1795416411169, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGJYCBA0FC4ENHTKAZ43Q', 1),
	('log_01M83JGK2EB9D9A125WM008Z5M', 1795416411214, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGK1ZGMJWH3DZY9RQ72QY', 1),
	('log_01M83JGK3PQ9M5NQ3FK41B61E9', 1795416411254, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGK314WM96RMA3CYT747A', 1),
	('log_01M83JGK4S9AG6DDKTWGGGQW10', 1795416411289, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGK49FA8RC56V3WZ3RJ5D', 1),
	('log_01M83JGK6KTP8QGEZBD5THB32G', 1795416411347, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGK61YQRSX1S5B23B1A09', 1),
	('log_01M83JGK7ZDJR7Y90N0ESYMW90', 1795416411391, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGK728NG9R1RMWNTS2ZZP', 1),
	('log_01M83JGK9X38PYXPY3H7MMAW6C', 1795416411453, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGK8KC4XRHTE8XQST1VC4', 1),
	('log_01M83JGKC6G8QTWB9R1JS7ZZSB', 1795416411526, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGKBFWGXHFC99Z7JXJ7Z0', 1),
	('log_01M83JGKDJQXQPN2G26J8CCAEX', 1795416411570, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGKCSE1RYWJPGQX3B34GF', 1),
	('log_01M83JGKFY64S2V59QN0EZHFX0', 1795416411646, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGKE3WYEGTHGSZ09JMNJP', 1),
	('log_01M83JGKH2KNXTC75XZDRGDA6S', 1795416411682, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGF4EPCMAPFPS334V2PZE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGKGDYG91VM91C9AG15N5', 1),
	('log_01M83JGKJ932S1VK0AV5VNBXG8', 1795416411721, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, NULL, 'ast_01M83JGH4JJZS2W4TXE6P6FCVF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83JGKHNYJW4VD6MH5WRF7DT', 1),
	('log_01M83JGKSJ8W2NCZXRJEFMNWBQ', 1795416411954, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGKR9Y6S2SHBAEHXTNR1S', 1),
	('log_01M83JGKXFQY9Q18E51KRGWYXR', 1795416412079, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGKSRXWME9R7CMKQ4HJAH', 1),
	('log_01M83JGM06Q1XWCMJC7BE72PDW', 1795416412166, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGKXQ7SWY7N99VB1J35C5', 1),
	('log_01M83JGM3CY5GM00DJC9RP9KKR', 1795416412268, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGM0ARA0DVV2EFNZHMT58', 1),
	('log_01M83JGM5Y6CK3F0N8PP1CMKXE', 1795416412350, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGM3HGEF89B4W42ZP67KH', 1),
	('log_01M83JGM6T3HWK9ATTQ9Q7VPMR', 1795416412378, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGM630GNY0Y5WT3S01B7V', 1),
	('log_01M83JGM7W0EFKYJ6XEE9YDSM7', 1795416412412, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGM6WS9FR6A8YDTWP8FE9', 1),
	('log_01M83JGM8K6TV9RE7WPH8MCEN0', 1795416412435, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGM7YAZ54MRE8ZPYB5STV', 1),
	('log_01M83JGM9F7N591WWA8B1N6E3H', 1795416412463, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGM8R83QGZKZX09HGFXA3', 1),
	('log_01M83JGMA5TZSJ8B84VYRF8A57', 1795416412485, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGM9GTM39CQ21VZGS64JZ', 1),
	('log_01M83JGMB003B3APMD0WB6PKZS', 1795416412512, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M83JGMA6FTJH3QRASTPX06MJ', 1),
	('log_01M83JGMBM4WC92DS5M1X4M9QA', 1795416412532, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M83JGMB29B64GQGEVP1CBJMH', 1),
	('log_01M83JGMC6QCNMA20J712N3Z6E', 1795416412550, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M83JGMBRMWASR5MSBJGRF4B5', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7S8XJS1XHAYAGM33FFQED9A', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', '{"topUpId":"top_01M7S8XJRFSG5QE1D4X5C1ANED","amountMicros":20000000,"currency":"USD","note":null}', 1795070806817),
	('act_01M83JGJH1V1PXEVSQPEHAMQAM', 'service', 'asset.pause', 'ast_01M83JGJCFBZX8ZB09WARW3VEH', '{"reason":"file_missing"}', 1795416410657),
	('act_01M83JGJH3N0C5NKYA54EYQT9W', 'service', 'delivery.give_back', 'ast_01M83JGJCFBZX8ZB09WARW3VEH', '{"reason":"file_missing","revenue_event_id":"rev_01M83JGJG144R28N5VNFP01WTC","payment_id":"pay_01M83JGJEJAST343FWMPNAJ5J6","amount":"0.10","lost":"0.00"}', 1795416410659),
	('act_01M83JGJT1G50PX6JPH13E60HJ', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', '{"refundId":"rfd_01M83JGJSZXN7CVBYMFKJ784ZY","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795416410945),
	('act_01M83JGKN3SC44DFEANSHKRJT6', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M83JGKMDY11QVKTAQCT8H439', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795416411811),
	('act_01M83JGKNN8YVVSB8HZPD8A62M', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M83JGKMDE2BCP65ASZBJSYAS', '{"reference":"wire 17","batchId":"pob_01M83JGKMDY11QVKTAQCT8H439","ownerId":"usr_01M7S8XJFGQD346ZX4R4242PAH","amountMicros":1800000}', 1795416411829),
	('act_01M83JGKQ6PSH7AP1YVDGJ3ECP', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', '{"topUpId":"top_01M83JGKP745SYQCMG7HHRZKHY","refundId":"rfd_01M83JGKQ302V1W8J0DNHWH76Z","amountMicros":2000000,"currency":"USD"}', 1795416411878),
	('act_01M83JGMHS0Y21K02WVZQKB36R', 'usr_00000000000000000000000000', 'user.create', 'usr_01M83JGMHRJTQ4JV1XWHV0FWBA', '{"role":"owner","hasPassword":false}', 1795416412729),
	('act_01M83JGMJ3FXKQRE1R9CWNXZTE', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795416412739),
	('act_01M83JGNANRH8H5GG1KZSF735R', 'usr_00000000000000000000000000', 'tool.import', 'src_01M83JGMJPG6WF3E3E3F87MTTZ', '{"kind":"openapi","name":"city","tools":3}', 1795416413525),
	('act_01M83JGNDE9Q9KRBQWDWJEE3C5', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795416413614),
	('act_01M83JGNDFKATFD1HJY8BFKXDJ', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795416413615),
	('act_01M83JGNDE96AG7NVF3BG6HD1A', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795416413614),
	('act_01M83JGNQ1C3RFCWCVM38MVRSB', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795416413921);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7S8XJBRY3WJ677EMF2EM0W2', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'agent', '2869efb97b21a11a7f6691d5ee4e1ddcd21aeb5bb97b2c5ca9ba39ab8dbf7e05', 'fbk_BBT3', NULL, NULL, NULL, NULL, 0, 0, 0, 1795070806392, NULL, NULL),
	('key_01M7S8XJGKD2NRQEP5C55SYHRV', 'usr_01M7S8XJFGQD346ZX4R4242PAH', 'agent', '3facaf64109a8812d836828624dfc9cfebdc6da4e981d51f944f5478f51c7978', 'fbk_yoAW', NULL, NULL, NULL, NULL, 0, 0, 0, 1795070806547, NULL, NULL),
	('key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'agent', 'a747f76da3732144a4005f4ccc433e6895a27e5650bbfab00448d239442898c9', 'fbk_Q5jP', NULL, NULL, NULL, NULL, 20780, 3250000, 3250000, 1795070806769, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M83JGGZXNCA56SNQCRYHPHQN', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795416407182, 1795416407182, NULL, NULL, NULL),
	('ast_01M83JGH4JJZS2W4TXE6P6FCVF', 'usr_01M7S8XJFGQD346ZX4R4242PAH', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M83JGH4YQR7V7GZPS5KF62CF', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795416409234, 1795416409234, NULL, NULL, NULL),
	('ast_01M83JGHAJT76HYP3HKEQ5ZE1C', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M83JGHX60EWKAFJMNG058S7C', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795416409426, 1795416410148, NULL, NULL, NULL),
	('ast_01M83JGJ6B33AWMH7QG2NA78Y7', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M83JGJ7D9SA5VEZZXZ619P7T', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795416410315, 1795416410491, NULL, NULL, NULL),
	('ast_01M83JGJCFBZX8ZB09WARW3VEH', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M83JGJD5MZQW8EP0YZCED30S', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795416410511, 1795416410653, 'file_missing', 1795416410653, NULL),
	('ast_01M83JGMCHRAX07QWBVBA328YY', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M83JGMCMMEJWHVH499GY8DQH', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795416412561, 1795416412561, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'SOO1iyQlQTOfp-2o5qpVG2rY9E-viXPJ', 1795416412490, 1795416413099, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M83JGKQ302V1W8J0DNHWH76Z', 'top_01M83JGKP745SYQCMG7HHRZKHY', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795416411875, 1795416411891, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M83JGKP745SYQCMG7HHRZKHY', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', NULL, 5000000, 'USD', 'http://127.0.0.1:44061/docs#credit', 'http://127.0.0.1:44061/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795416411847, 1795423611847, 1795416411868, NULL),
	('top_01M83JGKQXV0M8X88GTQHQY1FX', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', NULL, 5000000, 'USD', 'http://127.0.0.1:44061/docs#credit', 'http://127.0.0.1:44061/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795416411901, 1795423611901, NULL, 1795417011901);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1000000, 'http://127.0.0.1:49150/hook', 'W28juCeTdPw-i0su7DS3ssT-bZC2glx7QikCAwWZOdNfNvFOT7h1dyFIb8Db_JoaDAVcsw4FWUvLhNOh8X9jEWNuogkJ8nwMEW4A9A_Q', 1795416411837, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M83JGJQDE4HTY290RXVR4RK0', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'pay_01M83JGJPVGSEYNEBKEGM316YNjsCEPYgOxQFo6m3RE4VBYkcgUhRxyHnIOqtzhl7gJ740GlHtIBtxdlFAqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9ixk-16PA1TU', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795416410861);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M83JGKR90PHEYXNCH5Z8CGFA', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M83JGKR9Y6S2SHBAEHXTNR1S', 1795416411913),
	('sig_01M83JGKSS628ETFEGD4ARWX39', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M83JGKSRXWME9R7CMKQ4HJAH', 1795416411961),
	('sig_01M83JGKXQN5YEQGPF82C9B4C4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M83JGKXQ7SWY7N99VB1J35C5', 1795416412087),
	('sig_01M83JGM0B4A716T73KDSKKYV2', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M83JGM0ARA0DVV2EFNZHMT58', 1795416412171),
	('sig_01M83JGM3NZNSNTWHZ9Q7H2VRC', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M83JGM3HGEF89B4W42ZP67KH', 1795416412277),
	('sig_01M83JGM63ADJ6PZNS8R51F0EW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M83JGM630GNY0Y5WT3S01B7V', 1795416412355),
	('sig_01M83JGM6YHSM1S7JQ0FPQ5Y3X', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M83JGM6WS9FR6A8YDTWP8FE9', 1795416412382),
	('sig_01M83JGM7Z2D08ZEB7MM4J08MJ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M83JGM7YAZ54MRE8ZPYB5STV', 1795416412415),
	('sig_01M83JGM8SW6033TTPT3P62C4G', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M83JGM8R83QGZKZX09HGFXA3', 1795416412441),
	('sig_01M83JGM9HCJWQ8NRHRRRFCDYW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M83JGM9GTM39CQ21VZGS64JZ', 1795416412465),
	('sig_01M83JGMA7RYG7SBXMDF7MJJM1', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M83JGMA6FTJH3QRASTPX06MJ', 1795416412487),
	('sig_01M83JGMB2QJ4AG8ME1R0QM1KQ', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M83JGMB29B64GQGEVP1CBJMH', 1795416412514),
	('sig_01M83JGMBRFPPAVBF8AEVQY60K', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M83JGMBRMWASR5MSBJGRF4B5', 1795416412536);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M83JGKR90PHEYXNCH5Z8CGFA', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'qb5xZ3nDcoIQ2zVVnHLyst8H_FRh8yYKgLvM8WulR8gNuVo9R5uhDGrx4oeZ_v8w7rt6P_-Qvzv6lRfNYF1l6d36FPduEd2lJn6MK24n', 'sightings of quetzals in Costa Rica', 'dataset', 1795416411916, 1803192411916, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGKSS628ETFEGD4ARWX39', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'mPWzwvV7_i11CmqLrONRSi29ngGhDz7PUaAuutE_6p7T7nQWVt1qJW1Ry96LZ7SY9lbjBnGQaf6sJVK5tBtWzmLXAZls3Lf2KN403EVj', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795416411982, 1803192411982, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGKXQN5YEQGPF82C9B4C4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'qNTCFhy2jOjhwCSg_aCoZz7ljgb2dJX5xUwQKXmvzwUnzyuFAMiAGgcX8ih3_sjUjAcQBe-0XCxLDygyeo0ITvVaO5Y3TyhrcFPMkQEf', 'snow depths of the Alps', 'dataset', 1795416412089, 1803192412089, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGM0B4A716T73KDSKKYV2', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'DowSiZhJbWP5G6ODsbo1G5BLcnblPSH-6L_RPJK4eIf51mKR3o1Tt9wck-DPP-m-i6Tt6QZ4oa0PGys_BIxNjqLgw4ckdqd7kbHzSDLq', 'snow depths of the Andes', 'dataset', 1795416412179, 1803192412179, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGM3NZNSNTWHZ9Q7H2VRC', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nbCJLNflu2kJ9PcafqDTipPBbXAlQl2yxj1VIZSMuFduAvP1WV8Ll2BHofRLMRETD21-c19NiAaUrLGM8ada_xp0UTKWUeplwEacbEwA', 'snow depths of the Atlas', 'dataset', 1795416412279, 1803192412279, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGM63ADJ6PZNS8R51F0EW', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'mlADHVLvqw_VRHPiEFOdlWQ9j1fE0M66NDLh71JLxSi-hwxEnz0dxNRLCOhN3XqDxuwfnmoW6o4zsWh6u12FSiGDrnFjylvWyTAvgGzu', 'snow depths of the Carpathians', 'dataset', 1795416412357, 1803192412357, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGM6YHSM1S7JQ0FPQ5Y3X', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'hMxYF_u56hKFDAMbuC95Oda3_ggfsh1CjsLSvpIpq-E6nJ7cuTTHbuduhOytSrf7ySLYd1t5ZyvoMsJBuePaNY8ijy9PjSL7j5qIH2MV', 'snow depths of the Caucasus', 'dataset', 1795416412383, 1803192412383, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGM7Z2D08ZEB7MM4J08MJ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'A2qdb3qvHdU_lnykQg41TM-b6IyPs4PVWIE71CRh33DIV4iwbj7yX5plm0FOsknJd4tdwyZeTg648n1mDE1s0X15MIrynapEXMyvuna4', 'snow depths of the Dolomites', 'dataset', 1795416412416, 1803192412416, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGM8SW6033TTPT3P62C4G', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'q-xlQbl0OG8NAM1FnXojIgdImpk3wVCklk3E0esUMdRLebhO2LuB1CUARQ9D3p5jLG9_ikLTzVcIT7oGODxLhGdmOY3BuuxO3T2OUie2', 'snow depths of the Pyrenees', 'dataset', 1795416412443, 1803192412443, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83JGM9HCJWQ8NRHRRRFCDYW', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'wOJlSVCNbEvj2rqU-tZqoXgJCECO_DCDizcYo5eDNu6iBWKHdTGJB8HomNv9icMp0TL5Yd1-GUyP1NAiWYJ2klMDUw1ldvV8OVPpxRS2', 'snow depths of the Rockies', 'dataset', 1795416412467, 1803192412467, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M83JGMJ30R08ZKPGE88NZ2D7', 'timestamp', 30000, 1795416412739);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'staff', 1795416414010);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'staff', 'anna', '', 1795416414010);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7S8XHH8X0AYJZ4736R0FQ5W', 1795070805613);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-get-bike', 'src_01M83JGMJPG6WF3E3E3F87MTTZ', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40779/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'On2uGq1mTzgc7QMXB5BgaRsG0W9w2A4xHwqV_7H4Tns', 10000, 'published', 'called with its example', 0, 1795416413612, NULL, NULL, NULL, 1795416413519, 1795416413518),
	('city-create-tree', 'src_01M83JGMJPG6WF3E3E3F87MTTZ', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:40779/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'fsrxqPrnFVDoGN8_uBBGKWsy8VJqIsKQOZSRXJGNQzg', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795416413614, NULL, NULL, NULL, 1795416413519, 1795416413518),
	('city-list-bikes', 'src_01M83JGMJPG6WF3E3E3F87MTTZ', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40779/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'SG3zoNUtiIZJj7oyHRHVaQlpntLkPw2sRr05QYXpD7g', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795416413596, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40779/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '-tQDmLD37KNwBYpuutwVH3pxOBc4O2C0VKCAAtpMrvs', 1795416413520, 1795416413518);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M83JGH4JJZS2W4TXE6P6FCVF:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83JGH4JJZS2W4TXE6P6FCVF"},"run":"match:asset:ast_01M83JGH4JJZS2W4TXE6P6FCVF:20780","cursor":null}', 'done', 1795416409297, 1, 8, NULL, NULL, NULL, 1795416409297, 1795416410093),
	('match:asset:ast_01M83JGF4EPCMAPFPS334V2PZE:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83JGF4EPCMAPFPS334V2PZE"},"run":"match:asset:ast_01M83JGF4EPCMAPFPS334V2PZE:20780","cursor":null}', 'done', 1795416409143, 1, 8, NULL, NULL, NULL, 1795416409143, 1795416410104),
	('match:asset:ast_01M83JGHAJT76HYP3HKEQ5ZE1C:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83JGHAJT76HYP3HKEQ5ZE1C"},"run":"match:asset:ast_01M83JGHAJT76HYP3HKEQ5ZE1C:20780","cursor":null}', 'done', 1795416410044, 1, 8, NULL, NULL, NULL, 1795416410044, 1795416410123),
	('match:asset:ast_01M83JGJCFBZX8ZB09WARW3VEH:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83JGJCFBZX8ZB09WARW3VEH"},"run":"match:asset:ast_01M83JGJCFBZX8ZB09WARW3VEH:20780","cursor":null}', 'done', 1795416410551, 1, 8, NULL, NULL, NULL, 1795416410551, 1795416411146),
	('match:asset:ast_01M83JGJ6B33AWMH7QG2NA78Y7:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83JGJ6B33AWMH7QG2NA78Y7"},"run":"match:asset:ast_01M83JGJ6B33AWMH7QG2NA78Y7:20780","cursor":null}', 'done', 1795416410410, 1, 8, NULL, NULL, NULL, 1795416410410, 1795416411185),
	('match:asset:ast_01M83JGMCHRAX07QWBVBA328YY:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83JGMCHRAX07QWBVBA328YY"},"run":"match:asset:ast_01M83JGMCHRAX07QWBVBA328YY:20780","cursor":null}', 'done', 1795416412577, 1, 8, NULL, NULL, NULL, 1795416412577, 1795416412720),
	('job_01M83JGMXS3WXJT8R891ECKE4Q', 'notify_watch', '{}', 'waiting', 1795416473109, 0, 8, NULL, NULL, NULL, 1795416413113, NULL),
	('job_01M83JGMADZZ8QJSE7Q4QTVGNY', 'challenge_callbacks', '{}', 'done', 1795416412493, 1, 8, NULL, NULL, NULL, 1795416412493, 1795416413111),
	('job_01M83JGMYAYMB70264WSH56E8M', 'notify_watch', '{}', 'waiting', 1795416418303, 0, 8, NULL, NULL, NULL, 1795416413130, NULL),
	('job_01M83JGMHB8TT9KFQY4XXYBRDP', 'notify_watch', '{}', 'done', 1795416412715, 1, 8, NULL, NULL, NULL, 1795416412715, 1795416413149),
	('match:tool:city-list-bikes:20780:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20780","cursor":null}', 'waiting', 1795416413614, 0, 8, NULL, NULL, NULL, 1795416413614, NULL),
	('match:tool:city-create-tree:20780:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20780","cursor":null}', 'waiting', 1795416413616, 0, 8, NULL, NULL, NULL, 1795416413616, NULL),
	('match:tool:city-get-bike:20780:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20780","cursor":null}', 'waiting', 1795416413617, 0, 8, NULL, NULL, NULL, 1795416413617, NULL),
	('work_tool_job:job_01M83JGNREHPA205WFYBSW9ZB1', 'work_tool_job', '{"jobId":"job_01M83JGNREHPA205WFYBSW9ZB1"}', 'done', 1795416413970, 1, 1000, NULL, NULL, NULL, 1795416413970, 1795416414001),
	('work_tool_job:job_01M83JGPDBZQN0P4AX489AMNZQ', 'work_tool_job', '{"jobId":"job_01M83JGPDBZQN0P4AX489AMNZQ"}', 'running', 1795416414638, 1, 1000, 1795423914646, 'proc_01M83JGNVFWDTDSN03DEYWZKF4', NULL, 1795416414638, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'USD', 550000),
	('test:earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'USD', 90000),
	('earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'USD', 0),
	('earnings:usr_01M7S8XJFGQD346ZX4R4242PAH', 'USD', 0),
	('credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7S8XJRF5M4ND1MGSKF2NGC2', 'operator:grants', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 20000000, 'USD', 'top_up', NULL, NULL, 1795070806799),
	('led_01M7S8XK0A6HNH6WT979E48RX0', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7S8XJXBDVF4FCNJ7DK2VNWCwNCGA4gOMWiCrfpqemdkDOhhej5KjZg', NULL, 1795070807050),
	('led_01M7S8XK1DSPZDYZ3WSYKQ4RME', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7S8XK13ERXTH1E72RHNS166hNCGA4gOMWiCrfpqemdkBgGh8o7K8YXGiIYKFTlcdsHv6vNhuCOqZA', NULL, 1795070807085),
	('led_01M83JGF1NT36ZB4QVDSG2121P', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7S8XJXBDVF4FCNJ7DK2VNWCwNCGA4gOMWiCrfpqemdkDOhhej5KjZg', NULL, 1795416407093),
	('led_01M83JGF1NVMGT60H0MTGFG6XH', 'payments:held', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 50000, 'USD', 'refund', 'pay_01M7S8XK13ERXTH1E72RHNS166hNCGA4gOMWiCrfpqemdkBgGh8o7K8YXGiIYKFTlcdsHv6vNhuCOqZA', NULL, 1795416407093),
	('led_01M83JGJFGT84FAYKF2A6X885W', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGJEJAST343FWMPNAJ5J6waCNBogOAgGiByhJj1_6j6wJ4rHB7dF7upOV25YqqQ', NULL, 1795416410608),
	('led_01M83JGJG1VQSEBDXE6Y8489FD', 'payments:held', 'test:earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGJEJAST343FWMPNAJ5J6waCNBogOAgGiByhJj1_6j6wJ4rHB7dF7upOV25YqqQ', 'call_01M83JGJG0RSN53ZZB5T079ZA7', 1795416410625),
	('led_01M83JGJG10Q3DS2EV53RJ8NN1', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGJEJAST343FWMPNAJ5J6waCNBogOAgGiByhJj1_6j6wJ4rHB7dF7upOV25YqqQ', 'call_01M83JGJG0RSN53ZZB5T079ZA7', 1795416410625),
	('led_01M83JGJGJA23JVZSE8K8PZVWD', 'test:earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'payments:held', 90000, 'USD', 'sale', 'pay_01M83JGJEJAST343FWMPNAJ5J6waCNBogOAgGiByhJj1_6j6wJ4rHB7dF7upOV25YqqQ', 'call_01M83JGJG0RSN53ZZB5T079ZA7', 1795416410642),
	('led_01M83JGJGJ1V2ZGC7702XQAJ98', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M83JGJEJAST343FWMPNAJ5J6waCNBogOAgGiByhJj1_6j6wJ4rHB7dF7upOV25YqqQ', 'call_01M83JGJG0RSN53ZZB5T079ZA7', 1795416410642),
	('led_01M83JGJHJJR2YVEXQ3724KEQC', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83JGJH9HJ33E2EYP7HZD5FBwNCGA4gOMWiCrfpqemdk0dw-jjqk_hM', NULL, 1795416410674),
	('led_01M83JGJJGJRY10YB26GN22A9A', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M83JGJH9HJ33E2EYP7HZD5FBwNCGA4gOMWiCrfpqemdk0dw-jjqk_hM', 'call_01M83JGJJ9N4TY8NY21B3D962C', 1795416410704),
	('led_01M83JGJK674ATBJQ58G8WTM6N', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83JGJJXV4TJV3C2BD4Z35JMhNCGA4gOMWiCrfpqemdkBgGh8o7K8YXGiIYKFTlcdsH-NyLXhPMRIw', NULL, 1795416410726),
	('led_01M83JGJKQWN14GTDBBDMM5KGS', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M83JGJJXV4TJV3C2BD4Z35JMhNCGA4gOMWiCrfpqemdkBgGh8o7K8YXGiIYKFTlcdsH-NyLXhPMRIw', 'call_01M83JGJKK55R1YSNTZANG93TT', 1795416410743),
	('led_01M83JGJMD5QMM5QW27SCP41R8', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83JGJKZ4ZY3HA0Y9GWV0ED6wNCGA4gOMXkGn8t9OmdkbP1DjKxFcUY', NULL, 1795416410765),
	('led_01M83JGJNYBMR58F7KTS23Z0Z7', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83JGJNASYNXY2WW30TNFGNQjNCGA4gOMWiCrfpqemdkqQEe0kDpWXFfD2VwbKZZlXJDHAprPSYuYJdahmrsPQxalYoVnA4', NULL, 1795416410814),
	('led_01M83JGJNY5YK2F5BGJKF69XXQ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M83JGJNASYNXY2WW30TNFGNQjNCGA4gOMWiCrfpqemdkqQEe0kDpWXFfD2VwbKZZlXJDHAprPSYuYJdahmrsPQxalYoVnA4', 'call_01M83JGJNCZW5AM1R363F9EN9A', 1795416410814),
	('led_01M83JGJQDBD7FBZZTM06SPQWD', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M83JGJPVGSEYNEBKEGM316YNjsCEPYgOxQFo6m3RE4VBYkcgUhRxyHnIOqtzhl7gJ740GlHtIBtxdlFAqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9ixk-16PA1TU', NULL, 1795416410861),
	('led_01M83JGJQDZK63FYGH51GXQWR3', 'payments:held', 'test:credit:0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 1000000, 'USD', 'top_up', 'pay_01M83JGJPVGSEYNEBKEGM316YNjsCEPYgOxQFo6m3RE4VBYkcgUhRxyHnIOqtzhl7gJ740GlHtIBtxdlFAqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9ixk-16PA1TU', 'call_01M83JGJPZ8TA45EN7S5G1RZ29', 1795416410861),
	('led_01M83JGJRSM24HMWQ8ZGAPJ5KJ', 'test:credit:0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83JGJRQPNBA72RP70RJKCFHkNCGA4gOMWiCrfpqemdkqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9c4aerSHMiWA', NULL, 1795416410905),
	('led_01M83JGJSKA2YGHQ6K3JZ9VT5G', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M83JGJRQPNBA72RP70RJKCFHkNCGA4gOMWiCrfpqemdkqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9c4aerSHMiWA', 'call_01M83JGJRQ8Z4HB957M1ZS66N0', 1795416410931),
	('led_01M83JGJSZ7Z6PHHT2Q78QMYCX', 'test:credit:0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M83JGJSZXN7CVBYMFKJ784ZY', NULL, 1795416410943),
	('led_01M83JGJTSSA0TQHT9FBK6J1F3', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGJT73HD3NH6FYFMBZSCWwaCNBogOAgGiByg8jrMoqz7ZGMmxW-6qbb1vJtejZQ', NULL, 1795416410969),
	('led_01M83JGJVPT2A877BXCWASEVA4', 'payments:held', 'test:earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGJT73HD3NH6FYFMBZSCWwaCNBogOAgGiByg8jrMoqz7ZGMmxW-6qbb1vJtejZQ', 'call_01M83JGJVP8K7QCRT4HYSB3HV4', 1795416410998),
	('led_01M83JGJVP3ACRY7DT8FWJKRWE', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGJT73HD3NH6FYFMBZSCWwaCNBogOAgGiByg8jrMoqz7ZGMmxW-6qbb1vJtejZQ', 'call_01M83JGJVP8K7QCRT4HYSB3HV4', 1795416410998),
	('led_01M83JGJWWQ0K5Q4B302PPBHK1', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGJWAFDPGGSVK5X0DSHN9haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbH5qZYMI4jT', NULL, 1795416411036),
	('led_01M83JGJXHPHGPDD6PTVNR443T', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGJWAFDPGGSVK5X0DSHN9haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbH5qZYMI4jT', 'call_01M83JGJXHKBTT5MH8WA2WT7QH', 1795416411057),
	('led_01M83JGJXHJS06E6Q88QE2D55F', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGJWAFDPGGSVK5X0DSHN9haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbH5qZYMI4jT', 'call_01M83JGJXHKBTT5MH8WA2WT7QH', 1795416411057),
	('led_01M83JGJZ8K09V22MDC3XA5MTR', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGJYCBA0FC4ENHTKAZ43QhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVesW1Wra-P', NULL, 1795416411112),
	('led_01M83JGK1KHWV50591XSJA2FHK', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGJYCBA0FC4ENHTKAZ43QhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVesW1Wra-P', 'call_01M83JGK1J8Z4A66C7QWV7DFMK', 1795416411187),
	('led_01M83JGK1KA24FBCQ0RC3PGZ0P', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGJYCBA0FC4ENHTKAZ43QhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVesW1Wra-P', 'call_01M83JGK1J8Z4A66C7QWV7DFMK', 1795416411187),
	('led_01M83JGK26QPZXW5RN2X2G4R12', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGK1ZGMJWH3DZY9RQ72QYhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wRvOCaa8_8O6', NULL, 1795416411206),
	('led_01M83JGK2J3TQZX27M3D1C6YWS', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGK1ZGMJWH3DZY9RQ72QYhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wRvOCaa8_8O6', 'call_01M83JGK2JJ24VZVMSCA7248VB', 1795416411218),
	('led_01M83JGKMDGXEEKTDX49P9GP8D', 'earnings:usr_01M7S8XJFGQD346ZX4R4242PAH', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795416411789),
	('led_01M83JGK2J64A0D29JERWT2JW0', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGK1ZGMJWH3DZY9RQ72QYhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wRvOCaa8_8O6', 'call_01M83JGK2JJ24VZVMSCA7248VB', 1795416411218),
	('led_01M83JGK3CHPSWF8GSHGSN209D', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGK314WM96RMA3CYT747AhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wWfPHJy01X9c', NULL, 1795416411244),
	('led_01M83JGK3TE5X22RKVC4XQCFJ2', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGK314WM96RMA3CYT747AhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wWfPHJy01X9c', 'call_01M83JGK3TAQH54APEJZK6942W', 1795416411258),
	('led_01M83JGK3T8PY04G52EVS0K2GC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGK314WM96RMA3CYT747AhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wWfPHJy01X9c', 'call_01M83JGK3TAQH54APEJZK6942W', 1795416411258),
	('led_01M83JGK4FD3KVRFDHNZ8WABE2', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGK49FA8RC56V3WZ3RJ5DhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wXdUOlJsfLk3', NULL, 1795416411279),
	('led_01M83JGK5BNNBGYX5D61YBVH05', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGK49FA8RC56V3WZ3RJ5DhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wXdUOlJsfLk3', 'call_01M83JGK5BCNP4DEAYC6YQEZZG', 1795416411307),
	('led_01M83JGK5B75MAB4GEC9X3BNJX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGK49FA8RC56V3WZ3RJ5DhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wXdUOlJsfLk3', 'call_01M83JGK5BCNP4DEAYC6YQEZZG', 1795416411307),
	('led_01M83JGK6FZX631DXJET1XGATH', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGK61YQRSX1S5B23B1A09haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wX0AWAVDCBfI', NULL, 1795416411343),
	('led_01M83JGK6Q9QY5V2Z9YVK4WW4S', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGK61YQRSX1S5B23B1A09haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wX0AWAVDCBfI', 'call_01M83JGK6QCRZ6218EFNJH38VC', 1795416411351),
	('led_01M83JGK6Q6H9YB9EAM5ACWXZ5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGK61YQRSX1S5B23B1A09haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wX0AWAVDCBfI', 'call_01M83JGK6QCRZ6218EFNJH38VC', 1795416411351),
	('led_01M83JGK7G0FAQTZEH439P8961', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGK728NG9R1RMWNTS2ZZPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbazS_rjLjkB', NULL, 1795416411376),
	('led_01M83JGK87B6K6MS5130ZGE96S', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGK728NG9R1RMWNTS2ZZPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbazS_rjLjkB', 'call_01M83JGK87QVPKN49PY05W4E9R', 1795416411399),
	('led_01M83JGK87VY4FVXAZ8BP18W68', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGK728NG9R1RMWNTS2ZZPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbazS_rjLjkB', 'call_01M83JGK87QVPKN49PY05W4E9R', 1795416411399),
	('led_01M83JGK8XS0CMP32BHZ0987QS', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGK8KC4XRHTE8XQST1VC4haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUlVUFcYAR1W', NULL, 1795416411421),
	('led_01M83JGKB1694F250Q34T25R4B', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGK8KC4XRHTE8XQST1VC4haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUlVUFcYAR1W', 'call_01M83JGKAM74ZV8R0XA2P2JV2Q', 1795416411489),
	('led_01M83JGKB1NNC9REEGY788PVXY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGK8KC4XRHTE8XQST1VC4haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUlVUFcYAR1W', 'call_01M83JGKAM74ZV8R0XA2P2JV2Q', 1795416411489),
	('led_01M83JGKC0ME722WVDWCV3T1ZS', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGKBFWGXHFC99Z7JXJ7Z0haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVCZZqJhFlc', NULL, 1795416411520),
	('led_01M83JGKCEJSEY1824T6YVSSWG', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGKBFWGXHFC99Z7JXJ7Z0haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVCZZqJhFlc', 'call_01M83JGKCEHHJ8QM2BHB3G8ZEB', 1795416411534),
	('led_01M83JGKCEHYTMX87P07SY1P02', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGKBFWGXHFC99Z7JXJ7Z0haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVCZZqJhFlc', 'call_01M83JGKCEHHJ8QM2BHB3G8ZEB', 1795416411534),
	('led_01M83JGKD8VKBQX4130G0BAPYK', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGKCSE1RYWJPGQX3B34GFhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2waNQn6i0Gevb', NULL, 1795416411560),
	('led_01M83JGKDQZ062T049RMJFZQPK', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGKCSE1RYWJPGQX3B34GFhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2waNQn6i0Gevb', 'call_01M83JGKDQN5EDXDD1ADXWR1WF', 1795416411575),
	('led_01M83JGKDQ5XKAN4A2BVZNWA8N', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGKCSE1RYWJPGQX3B34GFhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2waNQn6i0Gevb', 'call_01M83JGKDQN5EDXDD1ADXWR1WF', 1795416411575),
	('led_01M83JGKF6HJ1VKHKQZWZBP4PT', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGKE3WYEGTHGSZ09JMNJPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSXRgLhfhZL3', NULL, 1795416411622),
	('led_01M83JGKG5PG37BN6D1TW0Q8V5', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGKE3WYEGTHGSZ09JMNJPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSXRgLhfhZL3', 'call_01M83JGKG522YHV82NM9R9RQDP', 1795416411653),
	('led_01M83JGKG58APY06QK1CCAR9AN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGKE3WYEGTHGSZ09JMNJPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSXRgLhfhZL3', 'call_01M83JGKG522YHV82NM9R9RQDP', 1795416411653),
	('led_01M83JGKGTTT4RQM45YYSBK5FE', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83JGKGDYG91VM91C9AG15N5haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSe1LKJy1ijS', NULL, 1795416411674),
	('led_01M83JGKH898PPPEYN2DP8YJ8J', 'payments:held', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 90000, 'USD', 'sale', 'pay_01M83JGKGDYG91VM91C9AG15N5haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSe1LKJy1ijS', 'call_01M83JGKH8SNR998G05JKG6N02', 1795416411688),
	('led_01M83JGKH8ZX1AAK5SMS2BGZAB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83JGKGDYG91VM91C9AG15N5haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSe1LKJy1ijS', 'call_01M83JGKH8SNR998G05JKG6N02', 1795416411688),
	('led_01M83JGKHYGTWH3NXPBHA6T8C7', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M83JGKHNYJW4VD6MH5WRF7DThYCJeogOAgGiByhEkpfyLhNdcaxns28GAaHyjsrxhcaIhgoVOVx2wdiUQ1Wby6FP', NULL, 1795416411710),
	('led_01M83JGKJH21SD61HMHQKHS57F', 'payments:held', 'earnings:usr_01M7S8XJFGQD346ZX4R4242PAH', 1800000, 'USD', 'sale', 'pay_01M83JGKHNYJW4VD6MH5WRF7DThYCJeogOAgGiByhEkpfyLhNdcaxns28GAaHyjsrxhcaIhgoVOVx2wdiUQ1Wby6FP', 'call_01M83JGKJHG6TDA6526M95ZGEV', 1795416411729),
	('led_01M83JGKJHZY80QRV7FEZQJV36', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M83JGKHNYJW4VD6MH5WRF7DThYCJeogOAgGiByhEkpfyLhNdcaxns28GAaHyjsrxhcaIhgoVOVx2wdiUQ1Wby6FP', 'call_01M83JGKJHG6TDA6526M95ZGEV', 1795416411729),
	('led_01M83JGKMDJHSM23SS64G9H061', 'earnings:usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795416411789),
	('led_01M83JGKNJETMMW7NA78JN6TQ2', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795416411826),
	('led_01M83JGKPW7J7AXJ1EGNPYYDH8', 'provider:stripe', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 5000000, 'USD', 'top_up', 'top_01M83JGKP745SYQCMG7HHRZKHY', NULL, 1795416411868),
	('led_01M83JGKQ37HJ3ANB3T74RJDBC', 'credit:usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M83JGKP745SYQCMG7HHRZKHY', NULL, 1795416411875),
	('led_01M83JGNQX214ETD8AN2E88XYG', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M83JGNQK5722ZPHJ9RGAK3T4wOCnEogOLcqOqQjW8o6oucD13HQ84_Q', NULL, 1795416413949),
	('led_01M83JGNRHKNYWEZH1GKXED59P', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M83JGNQK5722ZPHJ9RGAK3T4wOCnEogOLcqOqQjW8o6oucD13HQ84_Q', 'call_01M83JGNR8XX9W14J6FR58P3PR', 1795416413969),
	('led_01M83JGNT9TST2AKED34DE8P62', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83JGNT4FH7EE190KMH3BDKWwNCGA4gOMWiCrfpqemdkQfIIhkwdUG8', NULL, 1795416414025),
	('led_01M83JGPCTN28ZT70VXCX9YHMM', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M83JGPC9YTHSPXGPQJB9AMQ0wOCnEogOLcqOqQjW8o6o8l0f2sE6Mug', NULL, 1795416414618),
	('led_01M83JGPDCE1WG4TNS4NKM43ZT', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M83JGPC9YTHSPXGPQJB9AMQ0wOCnEogOLcqOqQjW8o6o8l0f2sE6Mug', 'call_01M83JGPD17WZFSVYBN79MDRWE', 1795416414636),
	('led_01M83JGPEPEVT1SHCT1PAFWA5A', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83JGPDT944BPEN351KM5FCVwNCGA4gOJcwE4TpnZKQOxWpFwtdd', NULL, 1795416414678);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M83JGJYCBA0FC4ENHTKAZ43QhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVesW1Wra-P', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411084, 1795420011112, 1795416411112, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411112),
	('pay_01M83JGJPVGSEYNEBKEGM316YNjsCEPYgOxQFo6m3RE4VBYkcgUhRxyHnIOqtzhl7gJ740GlHtIBtxdlFAqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9ixk-16PA1TU', 'credit', 'credit:0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 1795416410843, 1795420010861, 1795416410861, NULL, NULL),
	('pay_01M7S8XJXBDVF4FCNJ7DK2VNWCwNCGA4gOMWiCrfpqemdkDOhhej5KjZg', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795070806955, 1795074407050, 1795070807050, NULL, NULL),
	('pay_01M7S8XK13ERXTH1E72RHNS166hNCGA4gOMWiCrfpqemdkBgGh8o7K8YXGiIYKFTlcdsHv6vNhuCOqZA', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795070807075, 1795074407085, 1795070807085, NULL, NULL),
	('pay_01M7S8XJVV3P50JBNRGDQZ39J1wNCGA4gOMWiCrfpqemdkJ3mPzOHD0EA', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795070806907, 1795071706907, NULL, NULL, NULL),
	('pay_01M83JGJEJAST343FWMPNAJ5J6waCNBogOAgGiByhJj1_6j6wJ4rHB7dF7upOV25YqqQ', 'asset', 'ast_01M83JGJCFBZX8ZB09WARW3VEH', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795416410578, 1795420010644, 1795416410608, NULL, NULL),
	('pay_01M83JGJH9HJ33E2EYP7HZD5FBwNCGA4gOMWiCrfpqemdk0dw-jjqk_hM', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795416410665, 1795420010674, 1795416410674, NULL, NULL),
	('pay_01M83JGJRQPNBA72RP70RJKCFHkNCGA4gOMWiCrfpqemdkqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9c4aerSHMiWA', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 1795416410903, 1795420010905, 1795416410905, NULL, NULL),
	('pay_01M83JGJJXV4TJV3C2BD4Z35JMhNCGA4gOMWiCrfpqemdkBgGh8o7K8YXGiIYKFTlcdsH-NyLXhPMRIw', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416410717, 1795420010726, 1795416410726, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416410726),
	('pay_01M83JGJKZ4ZY3HA0Y9GWV0ED6wNCGA4gOMXkGn8t9OmdkbP1DjKxFcUY', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795416410751, 1795420010765, 1795416410765, NULL, NULL),
	('pay_01M83JGK49FA8RC56V3WZ3RJ5DhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wXdUOlJsfLk3', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411273, 1795420011279, 1795416411279, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411279),
	('pay_01M83JGJNASYNXY2WW30TNFGNQjNCGA4gOMWiCrfpqemdkqQEe0kDpWXFfD2VwbKZZlXJDHAprPSYuYJdahmrsPQxalYoVnA4', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x66bda8db4bc54dbaa99e770fed2920abe3afad08', '0x66bda8db4bc54dbaa99e770fed2920abe3afad08', 1795416410794, 1795420010814, 1795416410814, NULL, NULL),
	('pay_01M83JGJT73HD3NH6FYFMBZSCWwaCNBogOAgGiByg8jrMoqz7ZGMmxW-6qbb1vJtejZQ', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795416410951, 1795420010969, 1795416410969, NULL, NULL),
	('pay_01M83JGK1ZGMJWH3DZY9RQ72QYhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wRvOCaa8_8O6', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411199, 1795420011206, 1795416411206, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411206),
	('pay_01M83JGJWAFDPGGSVK5X0DSHN9haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbH5qZYMI4jT', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411018, 1795420011036, 1795416411036, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411036),
	('pay_01M83JGK8KC4XRHTE8XQST1VC4haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUlVUFcYAR1W', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411411, 1795420011421, 1795416411421, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411421),
	('pay_01M83JGK314WM96RMA3CYT747AhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wWfPHJy01X9c', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411233, 1795420011244, 1795416411244, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411244),
	('pay_01M83JGK728NG9R1RMWNTS2ZZPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbazS_rjLjkB', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411362, 1795420011376, 1795416411376, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411376),
	('pay_01M83JGK61YQRSX1S5B23B1A09haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wX0AWAVDCBfI', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411329, 1795420011343, 1795416411343, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411343),
	('pay_01M83JGKGDYG91VM91C9AG15N5haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSe1LKJy1ijS', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411661, 1795420011674, 1795416411674, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411674),
	('pay_01M83JGKBFWGXHFC99Z7JXJ7Z0haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVCZZqJhFlc', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411503, 1795420011520, 1795416411520, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411520),
	('pay_01M83JGKCSE1RYWJPGQX3B34GFhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2waNQn6i0Gevb', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411545, 1795420011560, 1795416411560, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411560),
	('pay_01M83JGKE3WYEGTHGSZ09JMNJPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSXRgLhfhZL3', 'asset', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411587, 1795420011622, 1795416411622, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411622),
	('pay_01M83JGKHNYJW4VD6MH5WRF7DThYCJeogOAgGiByhEkpfyLhNdcaxns28GAaHyjsrxhcaIhgoVOVx2wdiUQ1Wby6FP', 'asset', 'ast_01M83JGH4JJZS2W4TXE6P6FCVF', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795416411701, 1795420011710, 1795416411710, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411710),
	('pay_01M83JGNQK5722ZPHJ9RGAK3T4wOCnEogOLcqOqQjW8o6oucD13HQ84_Q', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795416413939, 1795420013949, 1795416413949, NULL, NULL),
	('pay_01M83JGNT4FH7EE190KMH3BDKWwNCGA4gOMWiCrfpqemdkQfIIhkwdUG8', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795416414020, 1795420014025, 1795416414025, NULL, NULL),
	('pay_01M83JGNZKRYP19ZAYF30623S9jNCGA4gOMWiCrfpqemdkqQEe0HN_G2FfzF6PX6woBzNRPyp34nKVeH5lljp3I-wom7x3BlA', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x4ef30b5b90b13b882c344d606f36e99f72c625a3', NULL, 1795416414195, 1795417314195, NULL, NULL, NULL),
	('pay_01M83JGP2J6PT31NAW10Y1WV2MjNCGA4gOMWiCrfpqemdkqQEe1HnGeUhxplmXRetelk06S9ZGV2uwbKtZbVPNhFF-RSdWfT8', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x8ffafc4e3aa9b73fb1a8a681a763d54dbfa899c9', NULL, 1795416414290, 1795417314290, NULL, NULL, NULL),
	('pay_01M83JGPC9YTHSPXGPQJB9AMQ0wOCnEogOLcqOqQjW8o6o8l0f2sE6Mug', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795416414601, 1795502814618, 1795416414618, NULL, NULL),
	('pay_01M83JGPDT944BPEN351KM5FCVwNCGA4gOJcwE4TpnZKQOxWpFwtdd', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795416414650, 1795502814678, 1795416414678, NULL, NULL),
	('pay_01M83JGPF8543PP230DQ217DGJhNCGA4gOMWiCrfpqemdkBgGh8o7K8YXGiIYKFTlcdsFnzPSgBGmAEw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', NULL, 1795416414696, 1795417314696, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M83JGKMDY11QVKTAQCT8H439', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795416411789, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M83JGKMDJ587X88D5YJHHZVF', 'pob_01M83JGKMDY11QVKTAQCT8H439', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795416411789, NULL),
	('pot_01M83JGKMDE2BCP65ASZBJSYAS', 'pob_01M83JGKMDY11QVKTAQCT8H439', 'usr_01M7S8XJFGQD346ZX4R4242PAH', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795416411789, 1795416411826);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795416411789);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7S8XJA3VCH94509ZWD8JZ7C', 1795070806835),
	('usr_01M7S8XJFGQD346ZX4R4242PAH', 1795070806880);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M83JGNVFWDTDSN03DEYWZKF4', 1795416414118, 1795416429118);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M83JGJG0RSN53ZZB5T079ZA7', 'pay_01M83JGJEJAST343FWMPNAJ5J6waCNBogOAgGiByhJj1_6j6wJ4rHB7dF7upOV25YqqQ', 'ast_01M83JGJCFBZX8ZB09WARW3VEH', 'anonymous', 'given_back', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416410625, NULL, 1795416410625),
	('call_01M83JGJJ9N4TY8NY21B3D962C', 'pay_01M83JGJH9HJ33E2EYP7HZD5FBwNCGA4gOMWiCrfpqemdk0dw-jjqk_hM', 'counted-echo', 'anonymous', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416410698, NULL, 1795416410704),
	('call_01M83JGJKK55R1YSNTZANG93TT', 'pay_01M83JGJJXV4TJV3C2BD4Z35JMhNCGA4gOMWiCrfpqemdkBgGh8o7K8YXGiIYKFTlcdsH-NyLXhPMRIw', 'counted-echo', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416410739, NULL, 1795416410743),
	('call_01M83JGJMP6NWXP0Q0TCWMY11F', 'pay_01M83JGJKZ4ZY3HA0Y9GWV0ED6wNCGA4gOMXkGn8t9OmdkbP1DjKxFcUY', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416410774, NULL, 1795416410778),
	('call_01M83JGJXHKBTT5MH8WA2WT7QH', 'pay_01M83JGJWAFDPGGSVK5X0DSHN9haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbH5qZYMI4jT', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411057, NULL, 1795416411057),
	('call_01M83JGJNCZW5AM1R363F9EN9A', 'pay_01M83JGJNASYNXY2WW30TNFGNQjNCGA4gOMWiCrfpqemdkqQEe0kDpWXFfD2VwbKZZlXJDHAprPSYuYJdahmrsPQxalYoVnA4', 'counted-echo', '0x66bda8db4bc54dbaa99e770fed2920abe3afad08', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x66bda8db4bc54dbaa99e770fed2920abe3afad08', '0x66bda8db4bc54dbaa99e770fed2920abe3afad08', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x66bda8db4bc54dbaa99e770fed2920abe3afad08 0xd6ab99e9d07e46658f857c33ee5696023ece00e1c8cc05f690abeb07daa16308', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xd947bc639d746d9823af0aab7de7f8146bf55388d78c8ee69bf2583d0cc56141706f536c75fbc2ea6e51cfdb58034405f1b5b6981f8e42d48c442594b4de451e1c","authorization":{"from":"0x66Bda8dB4BC54DBAA99e770fED2920abe3afaD08","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795416470","nonce":"0xd6ab99e9d07e46658f857c33ee5696023ece00e1c8cc05f690abeb07daa16308"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xa41806ef7809cdb2d4da20ee02c7e91db8778dc6a44f6a1bc66a99e9bd6aa21f', '0x66bda8db4bc54dbaa99e770fed2920abe3afad08', 0, 0, 1795416410796, NULL, 1795416410814),
	('call_01M83JGJPZ8TA45EN7S5G1RZ29', 'pay_01M83JGJPVGSEYNEBKEGM316YNjsCEPYgOxQFo6m3RE4VBYkcgUhRxyHnIOqtzhl7gJ740GlHtIBtxdlFAqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9ixk-16PA1TU', 'credit:0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, 'credit 1000000', NULL, NULL, '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x6ee7b4918e44ffc5bfefab342aa49e90911fe229 0xacc6bae259a6fd466426de0f13a6228689ba3229f4de9bae14eca63da001e1b4', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x9a2c8b9594b12848627417ccd1605464d0908327bb9bf49dabb25f10d3647c72194595650b363bf72bcfab9579c4a41a637802df63efbd6e05eac48e204b5f211b","authorization":{"from":"0x6ee7b4918E44fFc5bfeFab342Aa49E90911fe229","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795416470","nonce":"0xacc6bae259a6fd466426de0f13a6228689ba3229f4de9bae14eca63da001e1b4"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x4defe7a671e5d1a57d27ed8f0bde1e77ea42fe8d3ba5b3232a9d54f66177fe59', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 0, 0, 1795416410847, NULL, 1795416410861),
	('call_01M83JGJRQ8Z4HB957M1ZS66N0', 'pay_01M83JGJRQPNBA72RP70RJKCFHkNCGA4gOMWiCrfpqemdkqQEe0nNbXw0hMjNTeUlgynj_LQZZuFQdGw0iSiZ9c4aerSHMiWA', 'counted-echo', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 'siwx:ewAD78Y-fngD4YDxD-GD0Uy5YrCyTTXcK7_P3yh4vzM', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416410905, NULL, 1795416410931),
	('call_01M83JGJVP8K7QCRT4HYSB3HV4', 'pay_01M83JGJT73HD3NH6FYFMBZSCWwaCNBogOAgGiByg8jrMoqz7ZGMmxW-6qbb1vJtejZQ', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'anonymous', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416410998, NULL, 1795416410998),
	('call_01M83JGK1J8Z4A66C7QWV7DFMK', 'pay_01M83JGJYCBA0FC4ENHTKAZ43QhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVesW1Wra-P', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411187, NULL, 1795416411187),
	('call_01M83JGK2JJ24VZVMSCA7248VB', 'pay_01M83JGK1ZGMJWH3DZY9RQ72QYhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wRvOCaa8_8O6', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411218, NULL, 1795416411218),
	('call_01M83JGK3TAQH54APEJZK6942W', 'pay_01M83JGK314WM96RMA3CYT747AhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wWfPHJy01X9c', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411258, NULL, 1795416411258),
	('call_01M83JGK5BCNP4DEAYC6YQEZZG', 'pay_01M83JGK49FA8RC56V3WZ3RJ5DhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wXdUOlJsfLk3', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411307, NULL, 1795416411307),
	('call_01M83JGK6QCRZ6218EFNJH38VC', 'pay_01M83JGK61YQRSX1S5B23B1A09haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wX0AWAVDCBfI', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411351, NULL, 1795416411351),
	('call_01M83JGK87QVPKN49PY05W4E9R', 'pay_01M83JGK728NG9R1RMWNTS2ZZPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbazS_rjLjkB', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411399, NULL, 1795416411399),
	('call_01M83JGKAM74ZV8R0XA2P2JV2Q', 'pay_01M83JGK8KC4XRHTE8XQST1VC4haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUlVUFcYAR1W', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411489, NULL, 1795416411489),
	('call_01M83JGKCEHHJ8QM2BHB3G8ZEB', 'pay_01M83JGKBFWGXHFC99Z7JXJ7Z0haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVCZZqJhFlc', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411534, NULL, 1795416411534),
	('call_01M83JGKDQN5EDXDD1ADXWR1WF', 'pay_01M83JGKCSE1RYWJPGQX3B34GFhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2waNQn6i0Gevb', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411575, NULL, 1795416411575),
	('call_01M83JGKG522YHV82NM9R9RQDP', 'pay_01M83JGKE3WYEGTHGSZ09JMNJPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSXRgLhfhZL3', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411653, NULL, 1795416411653),
	('call_01M83JGKH8SNR998G05JKG6N02', 'pay_01M83JGKGDYG91VM91C9AG15N5haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSe1LKJy1ijS', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411688, NULL, 1795416411688),
	('call_01M83JGKJHG6TDA6526M95ZGEV', 'pay_01M83JGKHNYJW4VD6MH5WRF7DThYCJeogOAgGiByhEkpfyLhNdcaxns28GAaHyjsrxhcaIhgoVOVx2wdiUQ1Wby6FP', 'ast_01M83JGH4JJZS2W4TXE6P6FCVF', 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416411729, NULL, 1795416411729),
	('call_01M83JGNR8XX9W14J6FR58P3PR', 'pay_01M83JGNQK5722ZPHJ9RGAK3T4wOCnEogOLcqOqQjW8o6oucD13HQ84_Q', 'scan-submit', 'anonymous', 'used', 'proc_01M7S8XHE31ZSJH089C685105G', NULL, NULL, NULL, '{"requestId":"req_01M83JGNR8EP1JCQB5BC4AFNYZ","data":{"id":"job_01M83JGNREHPA205WFYBSW9ZB1"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416413961, NULL, 1795416413969),
	('call_01M83JGNZPZ46YGF6VYAY59SX5', 'pay_01M83JGNZKRYP19ZAYF30623S9jNCGA4gOMWiCrfpqemdkqQEe0HN_G2FfzF6PX6woBzNRPyp34nKVeH5lljp3I-wom7x3BlA', 'counted-echo', '0x4ef30b5b90b13b882c344d606f36e99f72c625a3', 'refused', 'proc_01M83JGNVFWDTDSN03DEYWZKF4', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x4ef30b5b90b13b882c344d606f36e99f72c625a3', '0x4ef30b5b90b13b882c344d606f36e99f72c625a3', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x4ef30b5b90b13b882c344d606f36e99f72c625a3 0x2401931a5577952caa2606022bf05b3046be5a2d8c38b5c0d6dbbaaf0a7a9db1', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x7c950ce310d3ad9c783c32019db4437710a49ad4356fe44320283a6ed54da4d338514aa851128945bb5a0fe29a2af36fb36f007e1ae70daf9f4a7431373292901b","authorization":{"from":"0x4EF30b5b90b13B882c344d606F36e99f72C625A3","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795416474","nonce":"0x2401931a5577952caa2606022bf05b3046be5a2d8c38b5c0d6dbbaaf0a7a9db1"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795416414201, NULL, 1795416414225),
	('call_01M83JGP2NDHBYQFWC5WNGK969', 'pay_01M83JGP2J6PT31NAW10Y1WV2MjNCGA4gOMWiCrfpqemdkqQEe1HnGeUhxplmXRetelk06S9ZGV2uwbKtZbVPNhFF-RSdWfT8', 'counted-echo', '0x8ffafc4e3aa9b73fb1a8a681a763d54dbfa899c9', 'unknown', 'proc_01M83JGNVFWDTDSN03DEYWZKF4', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x8ffafc4e3aa9b73fb1a8a681a763d54dbfa899c9', '0x8ffafc4e3aa9b73fb1a8a681a763d54dbfa899c9', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x8ffafc4e3aa9b73fb1a8a681a763d54dbfa899c9 0x8bf544b069ac05676134b49ee444fc7914141d5b4a9af947031919e6f39e5d29', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x8428cb5a795a463110b293e6e67829a9d20ca835b953a19d5ff28e5f3b94e1014cb589d69315652ab2b47b9afdd10d26896490a0847a763c2eb1e4526f66d8931c","authorization":{"from":"0x8FfafC4e3aa9b73FB1A8a681a763d54dBfA899C9","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795416474","nonce":"0x8bf544b069ac05676134b49ee444fc7914141d5b4a9af947031919e6f39e5d29"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795416414295, 1795416414571, NULL),
	('call_01M83JGPD17WZFSVYBN79MDRWE', 'pay_01M83JGPC9YTHSPXGPQJB9AMQ0wOCnEogOLcqOqQjW8o6o8l0f2sE6Mug', 'scan-submit', 'anonymous', 'used', 'proc_01M83JGNVFWDTDSN03DEYWZKF4', NULL, NULL, NULL, '{"requestId":"req_01M83JGPD0JWMK74MAEJ8ZYB2T","data":{"id":"job_01M83JGPDBZQN0P4AX489AMNZQ"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416414627, NULL, 1795416414636),
	('call_01M83JGPEWX37FBBPPF0E45KKC', 'pay_01M83JGPDT944BPEN351KM5FCVwNCGA4gOJcwE4TpnZKQOxWpFwtdd', 'slow-echo', 'anonymous', 'reserved', 'proc_01M83JGNVFWDTDSN03DEYWZKF4', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795416414684, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M83JGJG144R28N5VNFP01WTC', 'file_missing', 0, 1795416410642);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M83JGJG144R28N5VNFP01WTC', 'pay_01M83JGJEJAST343FWMPNAJ5J6waCNBogOAgGiByhJj1_6j6wJ4rHB7dF7upOV25YqqQ', 'call_01M83JGJG0RSN53ZZB5T079ZA7', 'ast_01M83JGJCFBZX8ZB09WARW3VEH', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 1, 'anonymous', 1795416410625),
	('rev_01M83JGJVPDNVZMH2MTJ6DYAZ6', 'pay_01M83JGJT73HD3NH6FYFMBZSCWwaCNBogOAgGiByg8jrMoqz7ZGMmxW-6qbb1vJtejZQ', 'call_01M83JGJVP8K7QCRT4HYSB3HV4', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 1, 'anonymous', 1795416410998),
	('rev_01M83JGJXHY7ST7R128FS70YZR', 'pay_01M83JGJWAFDPGGSVK5X0DSHN9haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbH5qZYMI4jT', 'call_01M83JGJXHKBTT5MH8WA2WT7QH', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411057),
	('rev_01M83JGK1KH6PPTYJPC4G4857R', 'pay_01M83JGJYCBA0FC4ENHTKAZ43QhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVesW1Wra-P', 'call_01M83JGK1J8Z4A66C7QWV7DFMK', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411187),
	('rev_01M83JGK2JPTHTYKVQW2NMP2D5', 'pay_01M83JGK1ZGMJWH3DZY9RQ72QYhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wRvOCaa8_8O6', 'call_01M83JGK2JJ24VZVMSCA7248VB', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411218),
	('rev_01M83JGK3T299CJHHK3W2WPBMR', 'pay_01M83JGK314WM96RMA3CYT747AhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wWfPHJy01X9c', 'call_01M83JGK3TAQH54APEJZK6942W', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411258),
	('rev_01M83JGK5BFWB193QK8KHATRN8', 'pay_01M83JGK49FA8RC56V3WZ3RJ5DhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wXdUOlJsfLk3', 'call_01M83JGK5BCNP4DEAYC6YQEZZG', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411307),
	('rev_01M83JGK6QN2FB5FZXA3ZQDBGJ', 'pay_01M83JGK61YQRSX1S5B23B1A09haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wX0AWAVDCBfI', 'call_01M83JGK6QCRZ6218EFNJH38VC', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411351),
	('rev_01M83JGK87DGE6SVSJB0HSJBQR', 'pay_01M83JGK728NG9R1RMWNTS2ZZPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wbazS_rjLjkB', 'call_01M83JGK87QVPKN49PY05W4E9R', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411399),
	('rev_01M83JGKB1KD8M3RDHHCYR51DM', 'pay_01M83JGK8KC4XRHTE8XQST1VC4haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUlVUFcYAR1W', 'call_01M83JGKAM74ZV8R0XA2P2JV2Q', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411489),
	('rev_01M83JGKCE3R1ZWYAJ9WXR5Y4M', 'pay_01M83JGKBFWGXHFC99Z7JXJ7Z0haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wUVCZZqJhFlc', 'call_01M83JGKCEHHJ8QM2BHB3G8ZEB', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411534),
	('rev_01M83JGKDQDTESFYYCTR88DP9K', 'pay_01M83JGKCSE1RYWJPGQX3B34GFhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2waNQn6i0Gevb', 'call_01M83JGKDQN5EDXDD1ADXWR1WF', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411575),
	('rev_01M83JGKG5E0DQ9BGBMQMTDP1E', 'pay_01M83JGKE3WYEGTHGSZ09JMNJPhaCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSXRgLhfhZL3', 'call_01M83JGKG522YHV82NM9R9RQDP', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411653),
	('rev_01M83JGKH8TZGYK6B5GCSS39VV', 'pay_01M83JGKGDYG91VM91C9AG15N5haCNBogOAgGiByg8jrMoqz7ZGMmxW-4GAaHyjsrxhcaIhgoVOVx2wSe1LKJy1ijS', 'call_01M83JGKH8SNR998G05JKG6N02', 'ast_01M83JGF4EPCMAPFPS334V2PZE', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 10000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411688),
	('rev_01M83JGKJH1NAZ9V208W2YK1J7', 'pay_01M83JGKHNYJW4VD6MH5WRF7DThYCJeogOAgGiByhEkpfyLhNdcaxns28GAaHyjsrxhcaIhgoVOVx2wdiUQ1Wby6FP', 'call_01M83JGKJHG6TDA6526M95ZGEV', 'ast_01M83JGH4JJZS2W4TXE6P6FCVF', 'usr_01M7S8XJFGQD346ZX4R4242PAH', 2000000, 200000, 'USD', 0, 'key_01M7S8XJQHGQ38H1GA2MWNRXP1', 1795416411729);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795416404911),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795416404917),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795416405156),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795416405234),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795416405258);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M83JGF4EPCMAPFPS334V2PZE', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M83JGH4JJZS2W4TXE6P6FCVF', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7S8XJFGQD346ZX4R4242PAH', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M83JGMCHRAX07QWBVBA328YY', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 100000, 'Sightings of quetzals in Costa Rica

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
	('29b109ea82a8222c86135095b69abf301f49bd4090b5195a5a93a3c2847df6bc', 'usr_00000000000000000000000000', 1795070806249, 1797662806249),
	('463bd07ac2038d7bb569176ec772af0a9dfd88562daab7fe2f37ca99fa8ffb73', 'usr_01M7S8XJA3VCH94509ZWD8JZ7C', 1795070806349, 1797662806349),
	('b7a6b5c7f51ab29baae74a1d0b1dfdb17f75ac51c641052b305af26a92048750', 'usr_01M7S8XJFGQD346ZX4R4242PAH', 1795070806517, 1797662806517),
	('4ac1a3aa5960273ef6d324435bde4fdcf1d6e9c72efd26022dbe4e759045c008', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 1795070806750, 1797662806750);

INSERT INTO farebox_fixture.setup_links VALUES
	('3ce37fe27b7a0b22315840762b53f3561c2159b89c37df7a92227452746299e0', 'usr_01M83JGMHRJTQ4JV1XWHV0FWBA', 1795416412730, 1795502812730, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795416411866);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x66bda8db4bc54dbaa99e770fed2920abe3afad08', 9950000, 10000000, 1795416410808),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', 9000000, 10000000, 1795416410858);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x66bda8db4bc54dbaa99e770fed2920abe3afad08', '0xd6ab99e9d07e46658f857c33ee5696023ece00e1c8cc05f690abeb07daa16308', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xa41806ef7809cdb2d4da20ee02c7e91db8778dc6a44f6a1bc66a99e9bd6aa21f', 1795416410808),
	('0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', '0xacc6bae259a6fd466426de0f13a6228689ba3229f4de9bae14eca63da001e1b4', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x4defe7a671e5d1a57d27ed8f0bde1e77ea42fe8d3ba5b3232a9d54f66177fe59', 1795416410858);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M83JGNS22GDNS87SKHHD4J3R', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M83JGNS22GDNS87SKHHD4J3R', 'image/png', 19, 1795416413986, 1795506413986);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795070806146, 1, NULL),
	('timestamp', 'healthy', 1795416414160, 0, NULL),
	('word-count', 'healthy', 1795416414178, 0, NULL),
	('slugify', 'healthy', 1795416414189, 0, NULL),
	('random-uuid', 'healthy', 1795416414194, 0, NULL),
	('hk-weather', 'unhealthy', 1795416414197, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795416414202, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795416414203, 0, NULL),
	('read-at-once', 'healthy', 1795416414205, 0, NULL),
	('scan-submit', 'healthy', 1795416414207, 0, NULL),
	('scan-result', 'healthy', 1795416414228, 1, NULL),
	('counted-echo', 'healthy', 1795416414266, 0, NULL),
	('slow-echo', 'healthy', 1795416414282, 0, NULL),
	('city-create-tree', 'unhealthy', 1795416414289, 6, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795416414296, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795416414299, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M83JGNREHPA205WFYBSW9ZB1', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M83JGNR8XX9W14J6FR58P3PR', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M83JGNS22GDNS87SKHHD4J3R"}]}', NULL, NULL, 1795416413966, NULL, 1795416414000, 1795502814000, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M83JGPDBZQN0P4AX489AMNZQ', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M83JGPD17WZFSVYBN79MDRWE', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795416414635, NULL, NULL, 1795589214635, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795416412738);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M83JGMJPG6WF3E3E3F87MTTZ', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:40779/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:40779"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'HubNv-gUeoa43U5_pS-tQ3a_6o-oRvViWs-fcbSvaxw2bU_8XNbt8_d8Ri39lVUtJZA7ch29jXA', '["apiKey"]', 1795416413518, 'usr_00000000000000000000000000', 'farebox-verification=24dcb3d7dc147b9f90595679069e6ff7bffa52eb', NULL, NULL, 1795416413919, NULL, 1795420013518, 1795416413518, 1795416413518);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 4, 1795416410894),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795416410774),
	('scan-submit', 1, 1, 1, 0, 0, 1, 1795416413960);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7S8XJRFSG5QE1D4X5C1ANED', 'usr_01M7S8XJPXMD13XKMMDWY5EXS9', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795070806799);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$N7GINw/E1whXDwAz1NkFpA$OsVuzOV/dYni3KtIFIgIc9ZGuKwzV91cEfzIeS10+Wo', NULL, 1795070805944, 1795070805944, NULL, NULL, NULL),
	('usr_01M7S8XJPXMD13XKMMDWY5EXS9', '4cee4837-db15-4795-aff9-458ce9a06874@example.com', '4cee4837-db15-4795-aff9-458ce9a06874', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$+4S933OSfOtg7JAw7irKPQ$Oy+Hz026XghlJpQyxdNsRu3/xxyTbPPvBGj4EDkR09o', NULL, 1795070806749, 1795070806749, NULL, NULL, NULL),
	('usr_01M7S8XJFGQD346ZX4R4242PAH', '8b18f1cf-eda9-423b-be68-c3f6ad13dafa@example.com', '8b18f1cf-eda9-423b-be68-c3f6ad13dafa', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$31A5vUvypWVt903RaxXbhA$xtzXhzL3lYZeRiONaepbD6mckn4LIUR4wFpEHMRFYWc', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795070806512, 1795070806885, NULL, NULL, NULL),
	('usr_01M7S8XJA3VCH94509ZWD8JZ7C', '10bd9acd-40d4-4193-ba7e-f89bb347cc69@example.com', '10bd9acd-40d4-4193-ba7e-f89bb347cc69', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$prgmzoP7BKBr5bvS0xslaQ$+jZwJljpmpqOnvDPu2X3lw29sol532XjSqcTvLwA67g', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795070806339, 1795070806846, NULL, NULL, NULL),
	('usr_01M83JGMHRJTQ4JV1XWHV0FWBA', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795416412728, 1795416412728, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M83JGJSZXN7CVBYMFKJ784ZY', '0x6ee7b4918e44ffc5bfefab342aa49e90911fe229', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795416410943);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M83JGMH9SFW0WCDDBNXGAV84', 'sig_01M83JGKR90PHEYXNCH5Z8CGFA', 'asset', 'ast_01M83JGMCHRAX07QWBVBA328YY', '{"kind":"asset","id":"ast_01M83JGMCHRAX07QWBVBA328YY","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:44061/api/v1/assets/ast_01M83JGMCHRAX07QWBVBA328YY"}', 'waiting', 1, 1795416418303, NULL, 'address_unreachable', NULL, 1795416412713);

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

ALTER TABLE ONLY farebox_fixture.tool_files
    ADD CONSTRAINT tool_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_health
    ADD CONSTRAINT tool_health_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY farebox_fixture.tool_jobs
    ADD CONSTRAINT tool_jobs_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY farebox_fixture.users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY farebox_fixture.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.wallet_refunds
    ADD CONSTRAINT wallet_refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_signal_id_supply_kind_supply_id_key UNIQUE (signal_id, supply_kind, supply_id);

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

CREATE INDEX tool_files_by_expiry ON farebox_fixture.tool_files USING btree (expires_at);

CREATE INDEX tool_jobs_by_expiry ON farebox_fixture.tool_jobs USING btree (expires_at);

CREATE INDEX tool_jobs_open ON farebox_fixture.tool_jobs USING btree (client_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX tool_sources_due ON farebox_fixture.tool_sources USING btree (next_read_at) WHERE (next_read_at IS NOT NULL);

CREATE UNIQUE INDEX top_ups_once ON farebox_fixture.top_ups USING btree (granted_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX users_suspended ON farebox_fixture.users USING btree (id) WHERE (suspended_at IS NOT NULL);

CREATE UNIQUE INDEX wallet_refunds_once ON farebox_fixture.wallet_refunds USING btree (wallet, transaction_hash);

CREATE INDEX watch_notices_by_signal ON farebox_fixture.watch_notices USING btree (signal_id, created_at);

CREATE INDEX watch_notices_due ON farebox_fixture.watch_notices USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX watch_notices_ended ON farebox_fixture.watch_notices USING btree (created_at) WHERE (state <> 'waiting'::text);

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

ALTER TABLE ONLY farebox_fixture.top_ups
    ADD CONSTRAINT top_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.wallet_refunds
    ADD CONSTRAINT wallet_refunds_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES farebox_fixture.demand_watches(id);
