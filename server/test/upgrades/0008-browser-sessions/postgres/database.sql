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
    event text DEFAULT ''::text NOT NULL,
    CONSTRAINT watch_notices_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT watch_notices_supply_kind_check CHECK ((supply_kind = ANY (ARRAY['asset'::text, 'tool'::text])))
);

INSERT INTO farebox_fixture.access_logs VALUES
	('log_01M7TBPP182AK56T6AWJ1DDHX7', 1795107280936, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7TBPP0S5PW50HCHW1EQJAHT', 1),
	('log_01M7TBPP201GW09J8Q2K2R59R4', 1795107280960, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7TBPP1FVMAZF7YSVYZHY70N', 1),
	('log_01M84N9K2MAQ9QP4BZ14WFJZF0', 1795452882004, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M84N9K0S12VCW9366HTV9H28', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9K2DT0AJ6VN7XD91AVTY', 1),
	('log_01M84N9KAN1CW5PA1YFSQ4DFE6', 1795452882261, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KAFB70142FF27PWTYWE', 1),
	('log_01M84N9KBJVDH4Q47MM834Z30J', 1795452882290, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KBC1Z8ZS9Z239DV1AED', 1),
	('log_01M84N9KCFCNK4QC6ZQ56CKYJW', 1795452882319, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KC9MTYZZX49BMQ44XAY', 1),
	('log_01M84N9KDGH0SZPW778T4WVQY3', 1795452882352, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KD8H0QEW0B7FM9EPPCG', 1),
	('log_01M84N9KECAYVEV5QYBG0AXHQ2', 1795452882380, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KE6B41VN5AYP95RBT97', 1),
	('log_01M84N9KF91K2M6R0344GNQG4F', 1795452882409, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KF4EPWYE5AM096BBPJ2', 1),
	('log_01M84N9KG6E8HWXJ8E75TTV22T', 1795452882438, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KG12DZ473TQ4TKFFHR4', 1),
	('log_01M84N9KGYKVS04F7SX6F7FX6B', 1795452882462, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KGSN61BX0JPC2DJ8MAQ', 1),
	('log_01M84N9KJ6X55NMDHJ1NP3B948', 1795452882502, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KHQ31ZWFSCPHS7HRYMY', 1),
	('log_01M84N9KK5DWY0ERNFGQZPY8B5', 1795452882533, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KK0W15FYG1HC2BTP95Y', 1),
	('log_01M84N9KKY2R78R5BWW52RQ3TQ', 1795452882558, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KKS1E9W3R023Q024HXJ', 1),
	('log_01M84N9KMXX23YMJRK8C5EXFD8', 1795452882589, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KMP0H2614T1X7A27JBH', 1),
	('log_01M84N9K2CAAXHD813HBG0DGA4', 1795452881996, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M84N9K0S12VCW9366HTV9H28', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9K1ZPP1J427GKTRXP1RM', 1),
	('log_01M84N9K3TD1YRCCYJAQ7PAJQ9', 1795452882042, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9K3F5G5NHXFFR10N5VDR', 1),
	('log_01M84N9K43BWN344WJKKQ01AFG', 1795452882051, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9K3WS7V5Q7917CJDM653', 1),
	('log_01M84N9K4PH1R6P8R315GNQVWA', 1795452882070, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9K48RFZ078TEN5JXG5EQ', 1),
	('log_01M84N9K51CTQTAHK74088845A', 1795452882081, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9K4SHCDHTH03M7TQ8FKK', 1),
	('log_01M84N9K5DZSHZBEJM1GQ8H8MJ', 1795452882093, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9K537G6FK2TMFAH9JWRM', 1),
	('log_01M84N9K5S3F2H8F3YR7X5EZ7V', 1795452882105, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9K5R6A9DZQST2DFNY9J9', 1),
	('log_01M84N9K6T2P9J4CB8KQJ7SXGK', 1795452882138, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9K5YK1M0FFYCDQM4EP45', 1),
	('log_01M84N9K8GXH8V4WGQG8MG00VD', 1795452882192, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9K8G4NMC1HJZ4MJKG30C', 1),
	('log_01M84N9KADPWQKMJ66YTBATPR8', 1795452882253, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KA0NDSD0196XXVZ9YTW', 1),
	('log_01M84N9KB9BH78A2QCNE9KDJKZ', 1795452882281, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KAV0ETH6MH7YPN14HKT', 1),
	('log_01M84N9KC736BV0DE4SNABXSSF', 1795452882311, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KBR88ES5CCWYVADNF3F', 1),
	('log_01M84N9KD5HTPSQW3TJVX46411', 1795452882341, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KCPV8D30WN6KBV170S1', 1),
	('log_01M84N9KE4MYAQJRXZY1TR99SE', 1795452882372, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KDQB6R31FYTRQVEKE1P', 1),
	('log_01M84N9KF1SKTPXHESPQ7W1AF4', 1795452882401, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KEHSY3QPXQ05MS2XEGY', 1),
	('log_01M84N9KFZBJBPVS8ED54589W5', 1795452882431, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KFF953KZ12S5H3B9XJR', 1),
	('log_01M84N9KGQTJWB8EEHAPF3GT4V', 1795452882455, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KGCQEVZ0AGCVBVA1KSB', 1),
	('log_01M84N9KHK9XN55J9ETQ6XFC98', 1795452882483, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KH4GNXXVTZBZNARH4K9', 1),
	('log_01M84N9KJYDSWQPXM4DH1KS3RX', 1795452882526, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KJJ5XAYGBFGTTB369HJ', 1),
	('log_01M84N9KKQT9C82BFZWYZZA2KC', 1795452882551, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KKB5Z24PZ5MFXFTJR54', 1),
	('log_01M84N9KMK5ZDXSBAYW79S1HDA', 1795452882579, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KM4PGD45EV0QJ4TM2AR', 1),
	('log_01M84N9KPT3KK50V4PX2SQ9Z5T', 1795452882650, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KPH34P6J1DQBG2CMFCV', 1),
	('log_01M84N9KQW8MWJ2EW0S85C7C3X', 1795452882684, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 'node', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KQM5GEXR0Q59NVAJXQX', 1),
	('log_01M84N9KWYXETFKXSBW9E334X0', 1795452882846, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M84N9KV4XECXRVYXBB8YMSJ3', NULL, 'node', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9KWJCPTP2TSJNKVTQ1BY', 1),
	('log_01M84N9KPFDTCX4Z6ESVBFPX11', 1795452882639, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KNTS5JQQVVDWF6J146C', 1),
	('log_01M84N9KQH213SVVQVQDS9NG5G', 1795452882673, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, NULL, 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9KQ1YPKB75JCAWSR59V3', 1),
	('log_01M84N9M034GXASRA3CJFZHSKA', 1795452882947, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9KZJ36VKJW5283MYHP8R', 1),
	('log_01M84N9M0JT8PMTR8DDA7H71ZE', 1795452882962, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M05QXVP6M9013WE31R9', 1),
	('log_01M84N9M1257730HHMFYKBM9AR', 1795452882978, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M0M5782YZ9NXZEJ1PVN', 1),
	('log_01M84N9M1N4ZVQ56H7P8CQ0R5Y', 1795452882997, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M145CMEGP5VYPVDQ6TG', 1),
	('log_01M84N9M29JMCYQHVWRA010DPH', 1795452883017, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M1QPAVA54GXW0FBQ5G5', 1),
	('log_01M84N9M352H2MEV2TYJDN30RM', 1795452883045, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M2BJBGM1C53DV64TYVF', 1),
	('log_01M84N9M3TM6A867G60G7BHPGX', 1795452883066, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M38V8D87VV907Z2VE81', 1),
	('log_01M84N9M4HG0SWMMWQAT1AJPF0', 1795452883089, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M3XX3ZJN4J8SA9PB6PA', 1),
	('log_01M84N9M55CK88WPCYFPB4H8HD', 1795452883109, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M4K52V0WGEBBQPRR908', 1),
	('log_01M84N9M5SYEA46VCX5CBTF8C7', 1795452883129, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M57HHA75PP70HYBWKVH', 1),
	('log_01M84N9M6D20QGKBV5HJ621GFG', 1795452883149, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M84N9M5V8HNPFAQKF3MWMT59', 1),
	('log_01M84N9M6Z6BDY63TDBGDB0PKK', 1795452883167, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M84N9M6GZTE5K6W4RNT47ZDY', 1),
	('log_01M84N9M7K9SSA169WS3PR5Y8A', 1795452883187, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M84N9M71DCY0RDNA7ZFBAVKR', 1),
	('log_01M84N9N0SH6QYEADAXY1J3FT8', 1795452883993, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9N0A7NEXCG1Y57Y49FHD', 1),
	('log_01M84N9N13RNFEW8A9XJ1WJ51R', 1795452884003, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9N0V8Y9S52DA7JKHQBMA', 1),
	('log_01M84N9N2J2RHHB0PHFSBCN2XM', 1795452884050, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9N263RXQP6TFRZAECHV8', 1),
	('log_01M84N9N6W0BDHAP2PYC06FW4Z', 1795452884188, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9N6W21FBEA6VG4ZS19XC', 1),
	('log_01M84N9N878JF90BG21BEW7ZYF', 1795452884231, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9N75PTXBY7JD1M86FJYT', 1),
	('log_01M84N9N8B4BFDAMDJDFT40CQE', 1795452884235, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9N8BP4622DTE0HPPXDN7', 1),
	('log_01M84N9NHFQ9RXY1GV2J02V4NP', 1795452884527, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9NH7MCP8Z76T745N8D37', 1),
	('log_01M84N9NHPE3EXN3EDNM0XWHQH', 1795452884534, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84N9NHHEJMWYC4JWCJG2PN2', 1),
	('log_01M84N9NJ5YVWE9G40PA3YV74K', 1795452884549, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84N9NHTNAMXPGM25CVRWZ1K', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7TBPNZZFZSRW133805WJSQD', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', '{"topUpId":"top_01M7TBPNZVD3NTBCXFJC7HSQWX","amountMicros":20000000,"currency":"USD","note":null}', 1795107280895),
	('act_01M84N9K39NJFJ06KQ718NHHFD', 'service', 'asset.pause', 'ast_01M84N9K0S12VCW9366HTV9H28', '{"reason":"file_missing"}', 1795452882025),
	('act_01M84N9K3AY2302AXDVDJ8MBFJ', 'service', 'delivery.give_back', 'ast_01M84N9K0S12VCW9366HTV9H28', '{"reason":"file_missing","revenue_event_id":"rev_01M84N9K2G25MDT9C2246GWCCR","payment_id":"pay_01M84N9K1ZPP1J427GKTRXP1RM","amount":"0.10","lost":"0.00"}', 1795452882026),
	('act_01M84N9K9T88WMP2PDRAZYZDRC', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x91c97243b24a92ade868f0043946280de98f424c', '{"refundId":"rfd_01M84N9K9R3XA0N2GTQGVEKMBP","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795452882234),
	('act_01M84N9KRB1CFTWXT5K8PT9ZPN', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M84N9KR5WTW7EJBCBC7T4W1B', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795452882699),
	('act_01M84N9KRP265DYK1RX8AQJBTW', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M84N9KR5VXRSRNQRWT8W34TK', '{"reference":"wire 17","batchId":"pob_01M84N9KR5WTW7EJBCBC7T4W1B","ownerId":"usr_01M7TBPNXDWZ140M8ZMJ0WTRV5","amountMicros":1800000}', 1795452882710),
	('act_01M84N9KVCDH17XY1Z870W4DDV', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', '{"topUpId":"top_01M84N9KV9QB5YJNC7T93KSJ1F","amountMicros":9000000,"currency":"USD","note":null}', 1795452882796),
	('act_01M84N9KYY7597RH9W1D4AR91N', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', '{"topUpId":"top_01M84N9KY8AJABVQP6NJSQVE57","refundId":"rfd_01M84N9KYWWHBG6QQNK7G1KF43","amountMicros":2000000,"currency":"USD"}', 1795452882910),
	('act_01M84N9MCJRQPPPGH4K8HMC9SR', 'usr_00000000000000000000000000', 'user.create', 'usr_01M84N9MCHC89F2JTXW7DY0QDH', '{"role":"owner","hasPassword":false}', 1795452883346),
	('act_01M84N9MCW10XC3THDCZDYTMV0', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795452883356),
	('act_01M84N9MSMNE774QKVJ8ZQE0Z3', 'usr_00000000000000000000000000', 'tool.import', 'src_01M84N9MD7BBY1AW6MBYVXT6XS', '{"kind":"openapi","name":"city","tools":3}', 1795452883764),
	('act_01M84N9MVPJZYMJR9KZMTR615T', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795452883830),
	('act_01M84N9MVQ0CEZKYAD1PV7JPD0', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795452883831),
	('act_01M84N9MVRJ08W8EXXP2HGB05E', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795452883832),
	('act_01M84N9MZXDPHY9HT8WFFPBSXQ', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795452883965);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7TBPNVH0MR90VA97J4KXAPG', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'agent', '77bbeb381cc3880e18f1b50d5fe67374b1de7e1e81fd68f581a3265e12981a12', 'fbk_IeFE', NULL, NULL, NULL, NULL, 0, 0, 0, 1795107280753, NULL, NULL),
	('key_01M7TBPNXK9CH25VPFM451BWPM', 'usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 'agent', '5bb0cfcae54cf5c874e48e89b7273cfe79f1be06b5094293a341ad679f4a148c', 'fbk_Vkms', NULL, NULL, NULL, NULL, 0, 0, 0, 1795107280819, NULL, NULL),
	('key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'agent', '4c4fec288f00c91e494d3423ed701b8afeb69472d9e3f29d0fe2abb6a7821005', 'fbk_mBJ7', NULL, NULL, NULL, NULL, 20780, 3250000, 3250000, 1795107280886, NULL, NULL),
	('key_01M84N9KV4XECXRVYXBB8YMSJ3', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 'agent', '4c99088f038fd6f3486056aa0298a2eb45d0bdf070540ebbef8fbcf689a671a8', 'fbk_f-R4', NULL, NULL, NULL, NULL, 20780, 6000000, 6000000, 1795452882788, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84N9JKAKWB398TKTJNMBX10', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795452880982, 1795452880982, NULL, NULL, NULL),
	('ast_01M84N9JQ49RPZMV8X6JY03MS5', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M84N9JX7JDK36TABJCHG298Y', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795452881636, 1795452881872, NULL, NULL, NULL),
	('ast_01M84N9JYZ7RCMXFAW3ACT4ZPA', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M84N9JZ3H0G6QSW3YRMDY9BC', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795452881887, 1795452881928, NULL, NULL, NULL),
	('ast_01M84N9K0S12VCW9366HTV9H28', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84N9K0WGAMHF4K1MK3ANF35', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795452881945, 1795452882020, 'file_missing', 1795452882020, NULL),
	('ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 'usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84N9JNR7G4J239D1AT87NV5', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795452881567, 1795452881567, NULL, NULL, NULL),
	('ast_01M84N9M7V0CQS9K3DKD9WH10S', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84N9M7ZD00ME92TPT4Q24TC', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795452883195, 1795452883195, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'aOGUgvsW0d-52ogUX1dSMvFInItkHTSA', 1795452883136, 1795452883621, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M84N9KYWWHBG6QQNK7G1KF43', 'top_01M84N9KY8AJABVQP6NJSQVE57', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795452882908, 1795452882916, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M84N9KY8AJABVQP6NJSQVE57', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', NULL, 5000000, 'USD', 'http://127.0.0.1:33629/docs#credit', 'http://127.0.0.1:33629/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795452882888, 1795460082888, 1795452882901, NULL),
	('top_01M84N9KZANZYVFGDNN6QSWZ52', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', NULL, 5000000, 'USD', 'http://127.0.0.1:33629/docs#credit', 'http://127.0.0.1:33629/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795452882922, 1795460082922, NULL, 1795453482922);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1000000, 'http://127.0.0.1:49150/hook', 'ymMQhq4aFY_Dgz2vXFdp1VwkIGH0if1APbOYPD58i1WbINMDwtILbVjYkVlHmAZDVYRrWyU6-pOo2k9Fk7S87XpQtORhN7J3FSuhh4ll', 1795452882882, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M84N9K87DG8TCRFW77A0TKWK', '0x91c97243b24a92ade868f0043946280de98f424c', 'pay_01M84N9K7T74RFXJ9A2G002QVJjsCEPYgOxQFo6m3RE4VSGFL-MycmzlI-bRxAcxmoLdA_fBu6UzMy-GQAqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQk92CY7e3FVY', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795452882183);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M84N9KZJTEBV76D4SPYPE0XQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M84N9KZJ36VKJW5283MYHP8R', 1795452882930),
	('sig_01M84N9M062AWQ6ZF6FQKXE514', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M84N9M05QXVP6M9013WE31R9', 1795452882950),
	('sig_01M84N9M0MTHCA3ZM31TFHF45A', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M84N9M0M5782YZ9NXZEJ1PVN', 1795452882964),
	('sig_01M84N9M14K99MJ8TTN0TEYC5Y', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M84N9M145CMEGP5VYPVDQ6TG', 1795452882980),
	('sig_01M84N9M1Q008DGCHREVB13B14', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M84N9M1QPAVA54GXW0FBQ5G5', 1795452882999),
	('sig_01M84N9M2CV2KA4WTXAF5G9BF4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M84N9M2BJBGM1C53DV64TYVF', 1795452883020),
	('sig_01M84N9M38BQKAQKZ7SDX8QRWW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M84N9M38V8D87VV907Z2VE81', 1795452883048),
	('sig_01M84N9M3Y27V8ECA73BJEEJWQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M84N9M3XX3ZJN4J8SA9PB6PA', 1795452883070),
	('sig_01M84N9M4M4BQBBDC34X6AGX2Q', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M84N9M4K52V0WGEBBQPRR908', 1795452883092),
	('sig_01M84N9M58GP4V3SH5MZ9M8XMR', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M84N9M57HHA75PP70HYBWKVH', 1795452883112),
	('sig_01M84N9M5WB5KVBZ7FZCA424RP', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M84N9M5V8HNPFAQKF3MWMT59', 1795452883132),
	('sig_01M84N9M6G4JT6KZB6YAKHKW05', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M84N9M6GZTE5K6W4RNT47ZDY', 1795452883152),
	('sig_01M84N9M72FWEWK6VCP0J3HB87', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M84N9M71DCY0RDNA7ZFBAVKR', 1795452883170);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M84N9KZJTEBV76D4SPYPE0XQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', '3IAkajJPuF5017Jt6mPqY2X5GWzdJ_hYTCqDPlpwwtc5IhypJiaKzd7uBkN5WJvGHvIZrsU8bUR8EHoKZ-0BizGFCYlVcO_8qRIEiG77', 'sightings of quetzals in Costa Rica', 'dataset', 1795452882931, 1803228882931, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M062AWQ6ZF6FQKXE514', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'zIsJ6gV4fk6z2jbXMLC9XP0H70-y8NLLxlOC3dTm7fnOphXJOCPQ508VWrq2SLWBtO_5WNvfwOXN8Orp0ozoePuw1IECaeCUrev140kf', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795452882951, 1803228882951, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M0MTHCA3ZM31TFHF45A', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'V1YT1BK2Nhb_hssZar2fVoeRQrIcx-ZR47NHepUWPyzgthXxKVfOyQc_eSlLBbOU87kn3WKjN2eZO03XYzSZWT_TkegjYebo-a1uWqrO', 'snow depths of the Alps', 'dataset', 1795452882965, 1803228882965, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M14K99MJ8TTN0TEYC5Y', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'c-FIqFOL152eQmAs_F7Oz5Leotwa7DJLvT2cbCga-AqWitxz9kOyK3-4GoLGNRkvLUxkWVB3S3RX9EyA9Nr_lpPTBc2ugi6SVHlZp-Sc', 'snow depths of the Andes', 'dataset', 1795452882981, 1803228882981, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M1Q008DGCHREVB13B14', 'http://127.0.0.1:49150/hook', '127.0.0.1', '5FE8fj2c3ZvqsWx5dT60msNs92NV7Oc4uxeBMGQdNolMNNct272Kq1tzCBRcqr9WArk11o-yBjpK3tXWZDZSUiBjzqn2CJLUfo5C1xWm', 'snow depths of the Atlas', 'dataset', 1795452883001, 1803228883001, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M2CV2KA4WTXAF5G9BF4', 'http://127.0.0.1:49150/hook', '127.0.0.1', '9toJO6tA7AdEX-O5XzhmZAuCrcAnYNjb7efVSJdbx0wDiE7z8ckJwmvd0JT9U0MbSYvt_jCTJZTgCclPkyg-eUYvh-eTNZpmd6q13fqT', 'snow depths of the Carpathians', 'dataset', 1795452883022, 1803228883022, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M38BQKAQKZ7SDX8QRWW', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'aufJYrKNTXzwmdxQXP71kDvoWzaBnU9x43PJtHb-WTlILvdmPKn06_jbPnkeJiOSZbfc-6CKzyATAH9v75-ICwenYMDFu30iq501AWU1', 'snow depths of the Caucasus', 'dataset', 1795452883049, 1803228883049, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M3Y27V8ECA73BJEEJWQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Xb3cL78wg0DxGUThyqqHM_JJ9t7KGgzubrvfuJNJZ71Rpnu2L9GOLWBnqxWASBdRh8KUnnv8PAUcOXfXPRIRI42j3yyjrULdYyjTdOBI', 'snow depths of the Dolomites', 'dataset', 1795452883072, 1803228883072, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M4M4BQBBDC34X6AGX2Q', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'icDqZM4uJErnuShgYfvkD4Ig72I9lCtZafXDzcRXJyQ-JPWxPvhYQY3hWbwDvYrAIeOluLI8pVlpYUSi3OkfQ7_GgujKqX9FXF3_usVA', 'snow depths of the Pyrenees', 'dataset', 1795452883093, 1803228883093, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84N9M58GP4V3SH5MZ9M8XMR', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'n27kqQmv5VQTxZEtg82kwh4sKZDgIykWE3Ec4X3yrEi8ft3CausvdIp6_Nt9KXCnnX4_uEEU_RXV9fjJIY4aME_0ajYJOopY99AN8ZwA', 'snow depths of the Rockies', 'dataset', 1795452883113, 1803228883113, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M84N9MCV9Q5ZXRYN6JKTJME1', 'timestamp', 30000, 1795452883355, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'staff', 1795452884029);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'staff', 'anna', '', 1795452884029);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7TBPNHQHJAJBZZTP43DED51', 1795107280446);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-get-bike', 'src_01M84N9MD7BBY1AW6MBYVXT6XS', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36617/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'VlaNccRPMcur0j4VJQDwTGav3lk5k5y2w_Gg2r8DoJU', 10000, 'published', 'called with its example', 0, 1795452883828, NULL, NULL, NULL, 1795452883760, 1795452883759, NULL),
	('city-create-tree', 'src_01M84N9MD7BBY1AW6MBYVXT6XS', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:36617/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '3eDvzWwdHbVUaQa6hiphxV0oaCMWkSQvpd0ur5Wmc0E', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795452883830, NULL, NULL, NULL, 1795452883760, 1795452883759, NULL),
	('city-list-bikes', 'src_01M84N9MD7BBY1AW6MBYVXT6XS', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36617/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '0GuaFz0i8_Mtqxc4DDKdDUkzSW1zeK_NJA2gVqzd_rQ', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795452883819, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36617/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'ihzLBDs_i3QV-o_iVDgfd31cMio_O9aThkt2QzyFfa8', 1795452883761, 1795452883759, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M84N9J2P7JGB2PZMZSBKFAWB:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84N9J2P7JGB2PZMZSBKFAWB"},"run":"match:asset:ast_01M84N9J2P7JGB2PZMZSBKFAWB:20780:0","cursor":null}', 'done', 1795452881533, 1, 8, NULL, NULL, NULL, 1795452881533, 1795452881594),
	('match:asset:ast_01M84N9K0S12VCW9366HTV9H28:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84N9K0S12VCW9366HTV9H28"},"run":"match:asset:ast_01M84N9K0S12VCW9366HTV9H28:20780:0","cursor":null}', 'done', 1795452881962, 1, 8, NULL, NULL, NULL, 1795452881962, 1795452882619),
	('match:asset:ast_01M84N9JYZ7RCMXFAW3ACT4ZPA:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84N9JYZ7RCMXFAW3ACT4ZPA"},"run":"match:asset:ast_01M84N9JYZ7RCMXFAW3ACT4ZPA:20780:0","cursor":null}', 'done', 1795452881906, 1, 8, NULL, NULL, NULL, 1795452881906, 1795452882625),
	('match:asset:ast_01M84N9JMZWC7Q2TWC4MX2FY3Q:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84N9JMZWC7Q2TWC4MX2FY3Q"},"run":"match:asset:ast_01M84N9JMZWC7Q2TWC4MX2FY3Q:20780:0","cursor":null}', 'done', 1795452881604, 1, 8, NULL, NULL, NULL, 1795452881604, 1795452882629),
	('match:asset:ast_01M84N9JQ49RPZMV8X6JY03MS5:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84N9JQ49RPZMV8X6JY03MS5"},"run":"match:asset:ast_01M84N9JQ49RPZMV8X6JY03MS5:20780:0","cursor":null}', 'done', 1795452881846, 1, 8, NULL, NULL, NULL, 1795452881846, 1795452882633),
	('tell_sellers:plg_01M84N9KVKGY7N0WRZJ8JTWFJW', 'tell_sellers', '{"pledgeId":"plg_01M84N9KVKGY7N0WRZJ8JTWFJW"}', 'done', 1795452882813, 1, 8, NULL, NULL, NULL, 1795452882813, 1795452883239),
	('match:asset:ast_01M84N9M7V0CQS9K3DKD9WH10S:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84N9M7V0CQS9K3DKD9WH10S"},"run":"match:asset:ast_01M84N9M7V0CQS9K3DKD9WH10S:20780:0","cursor":null}', 'done', 1795452883212, 1, 8, NULL, NULL, NULL, 1795452883212, 1795452883334),
	('tell_sellers:plg_01M84N9KW6Q5D5WPQP9WEKFK8P', 'tell_sellers', '{"pledgeId":"plg_01M84N9KW6Q5D5WPQP9WEKFK8P"}', 'done', 1795452882830, 1, 8, NULL, NULL, NULL, 1795452882830, 1795452883337),
	('tell_sellers:plg_01M84N9KX8G35T2PRCVDN6GFB2', 'tell_sellers', '{"pledgeId":"plg_01M84N9KX8G35T2PRCVDN6GFB2"}', 'done', 1795452882864, 1, 8, NULL, NULL, NULL, 1795452882864, 1795452883339),
	('job_01M84N9MNJW83AAR15XQJCADJV', 'notify_watch', '{}', 'waiting', 1795452943616, 0, 8, NULL, NULL, NULL, 1795452883634, NULL),
	('job_01M84N9M62PPFVE99KBANBMH0V', 'challenge_callbacks', '{}', 'done', 1795452883138, 1, 8, NULL, NULL, NULL, 1795452883138, 1795452883635),
	('job_01M84N9MPCK3733FN5WFDDRZAZ', 'notify_watch', '{}', 'waiting', 1795452889109, 0, 8, NULL, NULL, NULL, 1795452883660, NULL),
	('job_01M84N9MC502QDR8CJPJ42NH2S', 'notify_watch', '{}', 'done', 1795452883333, 1, 8, NULL, NULL, NULL, 1795452883333, 1795452883671),
	('match:tool:city-list-bikes:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20780:0","cursor":null}', 'waiting', 1795452883833, 0, 8, NULL, NULL, NULL, 1795452883833, NULL),
	('match:tool:city-get-bike:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20780:0","cursor":null}', 'waiting', 1795452883833, 0, 8, NULL, NULL, NULL, 1795452883833, NULL),
	('match:tool:city-create-tree:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20780:0","cursor":null}', 'waiting', 1795452883835, 0, 8, NULL, NULL, NULL, 1795452883835, NULL),
	('work_tool_job:job_01M84N9N0ZZ6QB88KB9EP1CPF6', 'work_tool_job', '{"jobId":"job_01M84N9N0ZZ6QB88KB9EP1CPF6"}', 'done', 1795452884002, 1, 1000, NULL, NULL, NULL, 1795452884002, 1795452884020),
	('match:tool:slow-echo:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20780:0","cursor":null}', 'waiting', 1795452884190, 0, 8, NULL, NULL, NULL, 1795452884190, NULL),
	('work_tool_job:job_01M84N9NHK12SQFG8WS89ZB90H', 'work_tool_job', '{"jobId":"job_01M84N9NHK12SQFG8WS89ZB90H"}', 'running', 1795452884533, 1, 1000, 1795460384537, 'proc_01M84N9N44WMQGYYWQ3B2SPHCM', NULL, 1795452884533, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x91c97243b24a92ade868f0043946280de98f424c', 'USD', 550000),
	('test:earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'USD', 90000),
	('earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'USD', 0),
	('earnings:usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 'USD', 2700000),
	('credit:usr_01M84N9KTWGTKZB68JD8M85ZY3', 'USD', 3000000),
	('credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7TBPNZVCBYH7C62FYVZX7HN', 'operator:grants', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 20000000, 'USD', 'top_up', NULL, NULL, 1795107280891),
	('led_01M7TBPP12W8VGAM9ZHSJZ1DMH', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7TBPP0S5PW50HCHW1EQJAHTwNCGA4gOMWiCrfpqemdkVOZXYj6NKWw', NULL, 1795107280930),
	('led_01M7TBPP1RWGPYFQM8SVQQDENR', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7TBPP1FVMAZF7YSVYZHY70NhNCGA4gOMWiCrfpqemdkBgGh9LtX9lNW9yLM51_NszuDmZ7gKfMcXw', NULL, 1795107280952),
	('led_01M84N9J22TV6BVMVC08YEJE6J', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7TBPP0S5PW50HCHW1EQJAHTwNCGA4gOMWiCrfpqemdkVOZXYj6NKWw', NULL, 1795452880962),
	('led_01M84N9J2248GPZV4E384DBZEM', 'payments:held', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 50000, 'USD', 'refund', 'pay_01M7TBPP1FVMAZF7YSVYZHY70NhNCGA4gOMWiCrfpqemdkBgGh9LtX9lNW9yLM51_NszuDmZ7gKfMcXw', NULL, 1795452880962),
	('led_01M84N9K27G72ZHZ5SQVM9AG6T', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9K1ZPP1J427GKTRXP1RMwaCNBogOAgGiCVTMGQi2ziRmNHW0xEhh3DYCClYkDg', NULL, 1795452881991),
	('led_01M84N9K2GNQ1QWTTWKW064736', 'payments:held', 'test:earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9K1ZPP1J427GKTRXP1RMwaCNBogOAgGiCVTMGQi2ziRmNHW0xEhh3DYCClYkDg', 'call_01M84N9K2G2YJA3XX212KY4B6Y', 1795452882000),
	('led_01M84N9K2GFBH4KTXMGQX741J6', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9K1ZPP1J427GKTRXP1RMwaCNBogOAgGiCVTMGQi2ziRmNHW0xEhh3DYCClYkDg', 'call_01M84N9K2G2YJA3XX212KY4B6Y', 1795452882000),
	('led_01M84N9K2ZAWY767DXZ4NYPCN0', 'test:earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'payments:held', 90000, 'USD', 'sale', 'pay_01M84N9K1ZPP1J427GKTRXP1RMwaCNBogOAgGiCVTMGQi2ziRmNHW0xEhh3DYCClYkDg', 'call_01M84N9K2G2YJA3XX212KY4B6Y', 1795452882015),
	('led_01M84N9K2ZJH6B0G9M9MSYAENN', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M84N9K1ZPP1J427GKTRXP1RMwaCNBogOAgGiCVTMGQi2ziRmNHW0xEhh3DYCClYkDg', 'call_01M84N9K2G2YJA3XX212KY4B6Y', 1795452882015),
	('led_01M84N9K3P652J2R60CS52A110', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84N9K3F5G5NHXFFR10N5VDRwNCGA4gOMWiCrfpqemdkrYPdOAujOZk', NULL, 1795452882038),
	('led_01M84N9K41W7790Q2VRMSNRMED', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84N9K3F5G5NHXFFR10N5VDRwNCGA4gOMWiCrfpqemdkrYPdOAujOZk', 'call_01M84N9K3XF1CZRP4WDBC9H2QD', 1795452882049),
	('led_01M84N9K4GJJESHXFWRJ1VY1VH', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84N9K48RFZ078TEN5JXG5EQhNCGA4gOMWiCrfpqemdkBgGh9LtX9lNW9yLM51_NszvtwyNGrS8gRw', NULL, 1795452882064),
	('led_01M84N9K4Z0NGD42ERAEJ1F016', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84N9K48RFZ078TEN5JXG5EQhNCGA4gOMWiCrfpqemdkBgGh9LtX9lNW9yLM51_NszvtwyNGrS8gRw', 'call_01M84N9K4V0JFW4VFR8EH6A73H', 1795452882079),
	('led_01M84N9K59YGRMS00N3TG29BN4', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84N9K537G6FK2TMFAH9JWRMwNCGA4gOMXkGn8t9OmdkAXw6WvXFulM', NULL, 1795452882089),
	('led_01M84N9K6PS7JT0DYRRVFCWXRE', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84N9K63KKRTKZX00H4XBC0XjNCGA4gOMWiCrfpqemdkqQEe10cnP6J3ZEW4M-t3uGCiID0zdmUpTZFMo0ydrxEX7dnmtKc', NULL, 1795452882134),
	('led_01M84N9K6P6AZD0DMY3ST2N6K9', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84N9K63KKRTKZX00H4XBC0XjNCGA4gOMWiCrfpqemdkqQEe10cnP6J3ZEW4M-t3uGCiID0zdmUpTZFMo0ydrxEX7dnmtKc', 'call_01M84N9K687Z7YFRABB29XAM3H', 1795452882134),
	('led_01M84N9K87AX3WDGDABZ7ZZV2A', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M84N9K7T74RFXJ9A2G002QVJjsCEPYgOxQFo6m3RE4VSGFL-MycmzlI-bRxAcxmoLdA_fBu6UzMy-GQAqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQk92CY7e3FVY', NULL, 1795452882183),
	('led_01M84N9K87V4WZNF2Z8S37859M', 'payments:held', 'test:credit:0x91c97243b24a92ade868f0043946280de98f424c', 1000000, 'USD', 'top_up', 'pay_01M84N9K7T74RFXJ9A2G002QVJjsCEPYgOxQFo6m3RE4VSGFL-MycmzlI-bRxAcxmoLdA_fBu6UzMy-GQAqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQk92CY7e3FVY', 'call_01M84N9K7WKZH0SK555F120SA7', 1795452882183),
	('led_01M84N9K92HJESPX1KJ49VAN2P', 'test:credit:0x91c97243b24a92ade868f0043946280de98f424c', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84N9K91ATXGB191BBNEPM44kNCGA4gOMWiCrfpqemdkqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQ5LedCr-WDjM', NULL, 1795452882210),
	('led_01M84N9K9HKJ6R5KTYCB9DTHDS', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84N9K91ATXGB191BBNEPM44kNCGA4gOMWiCrfpqemdkqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQ5LedCr-WDjM', 'call_01M84N9K9280XK06X87E4TCD34', 1795452882225),
	('led_01M84N9K9RD55GYTNWT55HNE44', 'test:credit:0x91c97243b24a92ade868f0043946280de98f424c', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M84N9K9R3XA0N2GTQGVEKMBP', NULL, 1795452882232),
	('led_01M84N9KA970BHSM3JSK4J13BR', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KA0NDSD0196XXVZ9YTWwaCNBogOAgGiCVTIVjygsVv0_lc3q4v7jd-iHKxcFg', NULL, 1795452882249),
	('led_01M84N9KAHHMFN6V3X856ABW2W', 'payments:held', 'test:earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KA0NDSD0196XXVZ9YTWwaCNBogOAgGiCVTIVjygsVv0_lc3q4v7jd-iHKxcFg', 'call_01M84N9KAH8A5537826N0K8SW6', 1795452882257),
	('led_01M84N9KAHZFRQZQ9NRSM99YXQ', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KA0NDSD0196XXVZ9YTWwaCNBogOAgGiCVTIVjygsVv0_lc3q4v7jd-iHKxcFg', 'call_01M84N9KAH8A5537826N0K8SW6', 1795452882257),
	('led_01M84N9KB3R0T3DW1AEEKKQZRP', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KAV0ETH6MH7YPN14HKThaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2X3VbwbyFoD', NULL, 1795452882275),
	('led_01M84N9KBF7NXE0BEYY5YRDV6S', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KAV0ETH6MH7YPN14HKThaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2X3VbwbyFoD', 'call_01M84N9KBFD99DR0KHYP27B6RS', 1795452882287),
	('led_01M84N9KBF70EHJB7RA0AZX96T', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KAV0ETH6MH7YPN14HKThaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2X3VbwbyFoD', 'call_01M84N9KBFD99DR0KHYP27B6RS', 1795452882287),
	('led_01M84N9KC08V1J1PSJKJW44J4T', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KBR88ES5CCWYVADNF3FhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO5zhS4kvnee_', NULL, 1795452882304),
	('led_01M84N9KCCGEJH5SADD9PMYRHB', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KBR88ES5CCWYVADNF3FhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO5zhS4kvnee_', 'call_01M84N9KCCGS531P16EKWKJ3CM', 1795452882316),
	('led_01M84N9KCCY353MV0XSEFM0GZJ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KBR88ES5CCWYVADNF3FhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO5zhS4kvnee_', 'call_01M84N9KCCGS531P16EKWKJ3CM', 1795452882316),
	('led_01M84N9KCZGBNFRDC79YD4EK7A', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KCPV8D30WN6KBV170S1haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2JOFSPk2uE_', NULL, 1795452882335),
	('led_01M84N9KDBF2VDNJM06HKEKWH6', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KCPV8D30WN6KBV170S1haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2JOFSPk2uE_', 'call_01M84N9KDB4AFGFW5FNCD66733', 1795452882347),
	('led_01M84N9KR5ZR9ZPBR8A3EJSQ5F', 'earnings:usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795452882693),
	('led_01M84N9KDBVRTVPT5352ATJQPR', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KCPV8D30WN6KBV170S1haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2JOFSPk2uE_', 'call_01M84N9KDB4AFGFW5FNCD66733', 1795452882347),
	('led_01M84N9KDY6P0H9CPKX9XS49SF', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KDQB6R31FYTRQVEKE1PhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO-uHryuGK4u3', NULL, 1795452882366),
	('led_01M84N9KE9H56CN04PFVAEP06G', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KDQB6R31FYTRQVEKE1PhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO-uHryuGK4u3', 'call_01M84N9KE82ZKETAZ71T97DFBR', 1795452882377),
	('led_01M84N9KE96GAVTP1K16F7C1YX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KDQB6R31FYTRQVEKE1PhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO-uHryuGK4u3', 'call_01M84N9KE82ZKETAZ71T97DFBR', 1795452882377),
	('led_01M84N9KEV8N200D4V496YQ5S5', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KEHSY3QPXQ05MS2XEGYhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4Q23hnfD9M6', NULL, 1795452882395),
	('led_01M84N9KF7RP2W9SEC133CWPZF', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KEHSY3QPXQ05MS2XEGYhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4Q23hnfD9M6', 'call_01M84N9KF6SMN2DX58B5DFYCAZ', 1795452882407),
	('led_01M84N9KF7CWJB1W99GZ4NJKNK', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KEHSY3QPXQ05MS2XEGYhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4Q23hnfD9M6', 'call_01M84N9KF6SMN2DX58B5DFYCAZ', 1795452882407),
	('led_01M84N9KFQVMRHP6VE02TEFCC6', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KFF953KZ12S5H3B9XJRhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4xa4NDixcuU', NULL, 1795452882423),
	('led_01M84N9KG489WA7HZM2Z9DPKCM', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KFF953KZ12S5H3B9XJRhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4xa4NDixcuU', 'call_01M84N9KG3XYJHEJV99HPX6GF9', 1795452882436),
	('led_01M84N9KG412871NQWDVVYQMJS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KFF953KZ12S5H3B9XJRhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4xa4NDixcuU', 'call_01M84N9KG3XYJHEJV99HPX6GF9', 1795452882436),
	('led_01M84N9KGJM41DVFQKHQCGJR4J', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KGCQEVZ0AGCVBVA1KSBhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO1iJrEm-1JAn', NULL, 1795452882450),
	('led_01M84N9KGWFBEWHRKZBPYSJKCW', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KGCQEVZ0AGCVBVA1KSBhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO1iJrEm-1JAn', 'call_01M84N9KGVR6Q19SDVQSDBGMKE', 1795452882460),
	('led_01M84N9KGWMP9FZTW6KZWKYV1S', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KGCQEVZ0AGCVBVA1KSBhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO1iJrEm-1JAn', 'call_01M84N9KGVR6Q19SDVQSDBGMKE', 1795452882460),
	('led_01M84N9KHDE1WETJQK6DGZ6SET', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KH4GNXXVTZBZNARH4K9haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOx4kBTdi9lDr', NULL, 1795452882477),
	('led_01M84N9KHZ1STQT6NAD6D24272', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KH4GNXXVTZBZNARH4K9haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOx4kBTdi9lDr', 'call_01M84N9KHYZ4SZRRRVXTD195CE', 1795452882495),
	('led_01M84N9KHZ8YPA4E6VR62TJKRA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KH4GNXXVTZBZNARH4K9haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOx4kBTdi9lDr', 'call_01M84N9KHYZ4SZRRRVXTD195CE', 1795452882495),
	('led_01M84N9KJS79FTEBKCM4K3QW8T', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KJJ5XAYGBFGTTB369HJhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO_A1jqGK36wJ', NULL, 1795452882521),
	('led_01M84N9KK3TM3B9N506ZWMQ7CD', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KJJ5XAYGBFGTTB369HJhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO_A1jqGK36wJ', 'call_01M84N9KK252902B0QEH97C3WJ', 1795452882531),
	('led_01M84N9KK3HZSBH0K64Z99QHGD', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KJJ5XAYGBFGTTB369HJhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO_A1jqGK36wJ', 'call_01M84N9KK252902B0QEH97C3WJ', 1795452882531),
	('led_01M84N9KKHCHR7SJ7JDKX8F09C', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KKB5Z24PZ5MFXFTJR54haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOwrmGBUrYV8F', NULL, 1795452882545),
	('led_01M84N9KKV732845C86P41EGHD', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KKB5Z24PZ5MFXFTJR54haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOwrmGBUrYV8F', 'call_01M84N9KKVZ3WHAVYGFD6NPYGY', 1795452882555),
	('led_01M84N9KKV7JT6DWM974DK2CKW', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KKB5Z24PZ5MFXFTJR54haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOwrmGBUrYV8F', 'call_01M84N9KKVZ3WHAVYGFD6NPYGY', 1795452882555),
	('led_01M84N9KMD8E1BN6339PFQCV53', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KM4PGD45EV0QJ4TM2ARhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO0_E4GfJQV58', NULL, 1795452882573),
	('led_01M84N9KMTB7DT9K3XGR5S6TXT', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KM4PGD45EV0QJ4TM2ARhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO0_E4GfJQV58', 'call_01M84N9KMS2W753RP07PDP6JCX', 1795452882586),
	('led_01M84N9KMTT2Q4J246SD8E3WZM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KM4PGD45EV0QJ4TM2ARhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO0_E4GfJQV58', 'call_01M84N9KMS2W753RP07PDP6JCX', 1795452882586),
	('led_01M84N9KP7JRF47KZPRRYJ9XBM', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84N9KNTS5JQQVVDWF6J146ChaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO6NncCfN5wFp', NULL, 1795452882631),
	('led_01M84N9KPMFGAPZX77B6WBB1RC', 'payments:held', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 90000, 'USD', 'sale', 'pay_01M84N9KNTS5JQQVVDWF6J146ChaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO6NncCfN5wFp', 'call_01M84N9KPK24TTGXZ2VWBRGERH', 1795452882644),
	('led_01M84N9KPM3A4FDAGN135SJRFJ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84N9KNTS5JQQVVDWF6J146ChaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO6NncCfN5wFp', 'call_01M84N9KPK24TTGXZ2VWBRGERH', 1795452882644),
	('led_01M84N9KQB3G2EPFWMQXN2YS9R', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M84N9KQ1YPKB75JCAWSR59V3hYCJeogOAgGiCVTKn-MPcWuMJTon-HcGAaH0u1f2U1b3IsznX82zOzKODcyvt9W-', NULL, 1795452882667),
	('led_01M84N9KQRNJMXDX91K4T7X370', 'payments:held', 'earnings:usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 1800000, 'USD', 'sale', 'pay_01M84N9KQ1YPKB75JCAWSR59V3hYCJeogOAgGiCVTKn-MPcWuMJTon-HcGAaH0u1f2U1b3IsznX82zOzKODcyvt9W-', 'call_01M84N9KQQ53FP2MHPZVT2912G', 1795452882680),
	('led_01M84N9KQRNS4A0XVM5Q610VEJ', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M84N9KQ1YPKB75JCAWSR59V3hYCJeogOAgGiCVTKn-MPcWuMJTon-HcGAaH0u1f2U1b3IsznX82zOzKODcyvt9W-', 'call_01M84N9KQQ53FP2MHPZVT2912G', 1795452882680),
	('led_01M84N9KR5KGY8DKNCK6T1J17W', 'earnings:usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795452882693),
	('led_01M84N9KRKH5BQT0AHAYPCEYJ4', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795452882707),
	('led_01M84N9KV9ZYC1J80D5HGS6FPK', 'operator:grants', 'credit:usr_01M84N9KTWGTKZB68JD8M85ZY3', 9000000, 'USD', 'top_up', NULL, NULL, 1795452882793),
	('led_01M84N9KVKABPHQQ0ZFZJ2SPKK', 'credit:usr_01M84N9KTWGTKZB68JD8M85ZY3', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84N9KVJ6YETGDDG95GJSBVShcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglUz2Trmdxv3VrR6mZD-2ZNyAcDT1Q', NULL, 1795452882803),
	('led_01M84N9KVKH7CCAKHBSWG07FQ0', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84N9KVJ6YETGDDG95GJSBVShcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglUz2Trmdxv3VrR6mZD-2ZNyAcDT1Q', 'call_01M84N9KVKBPQJMJHXBSXNBGAW', 1795452882803),
	('led_01M84N9KW6T5X34S6RMQNDSZKZ', 'credit:usr_01M84N9KTWGTKZB68JD8M85ZY3', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', NULL, 1795452882822),
	('led_01M84N9KW6G94N5CZ4E40XTDJG', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', 'call_01M84N9KW5GDY0T72BYNK39MV4', 1795452882822),
	('led_01M84N9KWPFMCW1X2YGBZJBW5H', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', 'call_01M84N9KW5GDY0T72BYNK39MV4', 1795452882838),
	('led_01M84N9KWP7V83ZXSCRSWWWDPP', 'payments:held', 'earnings:usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 2700000, 'USD', 'sale', 'pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', 'call_01M84N9KW5GDY0T72BYNK39MV4', 1795452882838),
	('led_01M84N9KWP198CY3X034DQJNS8', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', 'call_01M84N9KW5GDY0T72BYNK39MV4', 1795452882838),
	('led_01M84N9KX8QJZEVS7CZ1AK68EZ', 'credit:usr_01M84N9KTWGTKZB68JD8M85ZY3', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84N9KX8E5XW4FG4WRWM9DZRhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglUz2Trmdxv3VrR6mZD0RKD5UmplqM', NULL, 1795452882856),
	('led_01M84N9KX8PV8CKANSHVKQDB2E', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84N9KX8E5XW4FG4WRWM9DZRhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglUz2Trmdxv3VrR6mZD0RKD5UmplqM', 'call_01M84N9KX8QV06QSX9CN96GWES', 1795452882856),
	('led_01M84N9KXPHHBP7EJNX3A252VW', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M84N9KX8E5XW4FG4WRWM9DZRhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglUz2Trmdxv3VrR6mZD0RKD5UmplqM', 'call_01M84N9KX8QV06QSX9CN96GWES', 1795452882870),
	('led_01M84N9KXPE3CHFH61V0KAM0ZP', 'payments:held', 'credit:usr_01M84N9KTWGTKZB68JD8M85ZY3', 3000000, 'USD', 'refund', 'pay_01M84N9KX8E5XW4FG4WRWM9DZRhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglUz2Trmdxv3VrR6mZD0RKD5UmplqM', NULL, 1795452882870),
	('led_01M84N9KYNH1T48S2H1AKH9PYE', 'provider:stripe', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 5000000, 'USD', 'top_up', 'top_01M84N9KY8AJABVQP6NJSQVE57', NULL, 1795452882901),
	('led_01M84N9KYWE81E8D6VNEZJJ9MP', 'credit:usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M84N9KY8AJABVQP6NJSQVE57', NULL, 1795452882908),
	('led_01M84N9N0K5WCT65V0RXEPGDMR', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M84N9N0A7NEXCG1Y57Y49FHDwOCnEogOLcqOqQjW8o6o2WA1xE-wt14', NULL, 1795452883987),
	('led_01M84N9N10EXJ591M1PDA318RK', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M84N9N0A7NEXCG1Y57Y49FHDwOCnEogOLcqOqQjW8o6o2WA1xE-wt14', 'call_01M84N9N0VTX1ECD9Z2JSWE423', 1795452884000),
	('led_01M84N9N2EM4HBY45TB8ZR8VFP', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84N9N263RXQP6TFRZAECHV8wNCGA4gOMWiCrfpqemdkzOU0GU0ruKs', NULL, 1795452884046),
	('led_01M84N9NHCP953P74BS9HA00XF', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M84N9NH7MCP8Z76T745N8D37wOCnEogOLcqOqQjW8o6ouNIHhkrB9Jk', NULL, 1795452884524),
	('led_01M84N9NHMEBXRKWT9MGMF219T', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M84N9NH7MCP8Z76T745N8D37wOCnEogOLcqOqQjW8o6ouNIHhkrB9Jk', 'call_01M84N9NHHNPBBRF7YQDZJ2TVY', 1795452884532),
	('led_01M84N9NJ24DAXGZ11CBN5TVY5', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84N9NHTNAMXPGM25CVRWZ1KwNCGA4gOJcwE4TpnZDOQjBGRfdEO', NULL, 1795452884546);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M84N9NH7MCP8Z76T745N8D37wOCnEogOLcqOqQjW8o6ouNIHhkrB9Jk', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795452884519, 1795539284524, 1795452884524, NULL, NULL),
	('pay_01M84N9KBR88ES5CCWYVADNF3FhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO5zhS4kvnee_', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882296, 1795456482304, 1795452882304, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882304),
	('pay_01M84N9K7T74RFXJ9A2G002QVJjsCEPYgOxQFo6m3RE4VSGFL-MycmzlI-bRxAcxmoLdA_fBu6UzMy-GQAqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQk92CY7e3FVY', 'credit', 'credit:0x91c97243b24a92ade868f0043946280de98f424c', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x91c97243b24a92ade868f0043946280de98f424c', '0x91c97243b24a92ade868f0043946280de98f424c', 1795452882170, 1795456482183, 1795452882183, NULL, NULL),
	('pay_01M7TBPP0S5PW50HCHW1EQJAHTwNCGA4gOMWiCrfpqemdkVOZXYj6NKWw', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795107280921, 1795110880930, 1795107280930, NULL, NULL),
	('pay_01M7TBPP1FVMAZF7YSVYZHY70NhNCGA4gOMWiCrfpqemdkBgGh9LtX9lNW9yLM51_NszuDmZ7gKfMcXw', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795107280943, 1795110880952, 1795107280952, NULL, NULL),
	('pay_01M7TBPP0MZVZNRHGE7RT0QVDKwNCGA4gOMWiCrfpqemdkHdf_zTmvQaI', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795107280916, 1795108180916, NULL, NULL, NULL),
	('pay_01M84N9K1ZPP1J427GKTRXP1RMwaCNBogOAgGiCVTMGQi2ziRmNHW0xEhh3DYCClYkDg', 'asset', 'ast_01M84N9K0S12VCW9366HTV9H28', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795452881983, 1795456482017, 1795452881991, NULL, NULL),
	('pay_01M84N9K3F5G5NHXFFR10N5VDRwNCGA4gOMWiCrfpqemdkrYPdOAujOZk', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795452882031, 1795456482038, 1795452882038, NULL, NULL),
	('pay_01M84N9K91ATXGB191BBNEPM44kNCGA4gOMWiCrfpqemdkqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQ5LedCr-WDjM', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x91c97243b24a92ade868f0043946280de98f424c', '0x91c97243b24a92ade868f0043946280de98f424c', 1795452882209, 1795456482210, 1795452882210, NULL, NULL),
	('pay_01M84N9K48RFZ078TEN5JXG5EQhNCGA4gOMWiCrfpqemdkBgGh9LtX9lNW9yLM51_NszvtwyNGrS8gRw', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882056, 1795456482064, 1795452882064, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882064),
	('pay_01M84N9K537G6FK2TMFAH9JWRMwNCGA4gOMXkGn8t9OmdkAXw6WvXFulM', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795452882083, 1795456482089, 1795452882089, NULL, NULL),
	('pay_01M84N9KEHSY3QPXQ05MS2XEGYhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4Q23hnfD9M6', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882385, 1795456482395, 1795452882395, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882395),
	('pay_01M84N9K63KKRTKZX00H4XBC0XjNCGA4gOMWiCrfpqemdkqQEe10cnP6J3ZEW4M-t3uGCiID0zdmUpTZFMo0ydrxEX7dnmtKc', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xb7bb636f00724487f24bee12945ac3d8cd86f869', '0xb7bb636f00724487f24bee12945ac3d8cd86f869', 1795452882115, 1795456482134, 1795452882134, NULL, NULL),
	('pay_01M84N9KA0NDSD0196XXVZ9YTWwaCNBogOAgGiCVTIVjygsVv0_lc3q4v7jd-iHKxcFg', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795452882240, 1795456482249, 1795452882249, NULL, NULL),
	('pay_01M84N9KCPV8D30WN6KBV170S1haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2JOFSPk2uE_', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882326, 1795456482335, 1795452882335, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882335),
	('pay_01M84N9KAV0ETH6MH7YPN14HKThaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2X3VbwbyFoD', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882267, 1795456482275, 1795452882275, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882275),
	('pay_01M84N9KH4GNXXVTZBZNARH4K9haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOx4kBTdi9lDr', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882468, 1795456482477, 1795452882477, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882477),
	('pay_01M84N9KDQB6R31FYTRQVEKE1PhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO-uHryuGK4u3', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882359, 1795456482366, 1795452882366, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882366),
	('pay_01M84N9KGCQEVZ0AGCVBVA1KSBhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO1iJrEm-1JAn', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882444, 1795456482450, 1795452882450, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882450),
	('pay_01M84N9KFF953KZ12S5H3B9XJRhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4xa4NDixcuU', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882415, 1795456482423, 1795452882423, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882423),
	('pay_01M84N9KNTS5JQQVVDWF6J146ChaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO6NncCfN5wFp', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882618, 1795456482631, 1795452882631, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882631),
	('pay_01M84N9KJJ5XAYGBFGTTB369HJhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO_A1jqGK36wJ', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882514, 1795456482521, 1795452882521, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882521),
	('pay_01M84N9KKB5Z24PZ5MFXFTJR54haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOwrmGBUrYV8F', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882539, 1795456482545, 1795452882545, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882545),
	('pay_01M84N9KM4PGD45EV0QJ4TM2ARhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO0_E4GfJQV58', 'asset', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882564, 1795456482573, 1795452882573, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882573),
	('pay_01M84N9KQ1YPKB75JCAWSR59V3hYCJeogOAgGiCVTKn-MPcWuMJTon-HcGAaH0u1f2U1b3IsznX82zOzKODcyvt9W-', 'asset', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795452882657, 1795456482667, 1795452882667, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882667),
	('pay_01M84N9N8JDSAGE8B77VX4G7D5jNCGA4gOMWiCrfpqemdkqQEe0i36a5A5XC1fTOg54D-hTgp3jCgIRx1lKkdRgQ5DeS8j7eU', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x63a6d4c53036b88456c6358fef102c47b1c3e7cd', NULL, 1795452884242, 1795453784242, NULL, NULL, NULL),
	('pay_01M84N9KVJ6YETGDDG95GJSBVShcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglUz2Trmdxv3VrR6mZD-2ZNyAcDT1Q', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 1795452882802, 1795456482803, 1795452882803, 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 1795452882803),
	('pay_01M84N9NHTNAMXPGM25CVRWZ1KwNCGA4gOJcwE4TpnZDOQjBGRfdEO', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795452884538, 1795539284546, 1795452884546, NULL, NULL),
	('pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', 'asset', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 1795452882821, 1795456482838, 1795452882822, 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 1795452882822),
	('pay_01M84N9NJQMBWVGSB31467449MhNCGA4gOMWiCrfpqemdkBgGh9LtX9lNW9yLM51_NszsfiXQ0mbpOAA', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', NULL, 1795452884567, 1795453784567, NULL, NULL, NULL),
	('pay_01M84N9KX8E5XW4FG4WRWM9DZRhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglUz2Trmdxv3VrR6mZD0RKD5UmplqM', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 1795452882856, 1795456482856, 1795452882856, NULL, NULL),
	('pay_01M84N9N0A7NEXCG1Y57Y49FHDwOCnEogOLcqOqQjW8o6o2WA1xE-wt14', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795452883978, 1795456483987, 1795452883987, NULL, NULL),
	('pay_01M84N9N263RXQP6TFRZAECHV8wNCGA4gOMWiCrfpqemdkzOU0GU0ruKs', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795452884038, 1795456484046, 1795452884046, NULL, NULL),
	('pay_01M84N9N7BAF3Z9C7W9YMSPAFWjNCGA4gOMWiCrfpqemdkqQEe22sTIDQsvCYrbE0iF1nDIj15SmCYMq1xnCdJW4OEcsiWDB4', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xfd17120328207d911e3aaf1f1fc6be4409e3027d', NULL, 1795452884203, 1795453784203, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M84N9KR5WTW7EJBCBC7T4W1B', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795452882693, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M84N9KR5YJ3HDASNRBZ4P3KV', 'pob_01M84N9KR5WTW7EJBCBC7T4W1B', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795452882693, NULL),
	('pot_01M84N9KR5VXRSRNQRWT8W34TK', 'pob_01M84N9KR5WTW7EJBCBC7T4W1B', 'usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795452882693, 1795452882707);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795452882693);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7TBPNV8KNRR7P1Z763MTS1K', 1795107280901),
	('usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 1795107280909);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M84N9KW6Q5D5WPQP9WEKFK8P', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', 'call_01M84N9KW5GDY0T72BYNK39MV4', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 'rev_01M84N9KWPDCEBXDWWVM7Q81G5', NULL, NULL, 1795452882822, 1803228882822, 1795452882838),
	('plg_01M84N9KX8G35T2PRCVDN6GFB2', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M84N9KX8E5XW4FG4WRWM9DZRhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglUz2Trmdxv3VrR6mZD0RKD5UmplqM', 'call_01M84N9KX8QV06QSX9CN96GWES', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795452882856, 1803228882856, 1795452882870),
	('plg_01M84N9KVKGY7N0WRZJ8JTWFJW', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M84N9KVJ6YETGDDG95GJSBVShcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglUz2Trmdxv3VrR6mZD-2ZNyAcDT1Q', 'call_01M84N9KVKBPQJMJHXBSXNBGAW', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795452883237, 1795452882803, 1803228882803, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M84N9N44WMQGYYWQ3B2SPHCM', 1795452884148, 1795452899148);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M84N9K2G2YJA3XX212KY4B6Y', 'pay_01M84N9K1ZPP1J427GKTRXP1RMwaCNBogOAgGiCVTMGQi2ziRmNHW0xEhh3DYCClYkDg', 'ast_01M84N9K0S12VCW9366HTV9H28', 'anonymous', 'given_back', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882000, NULL, 1795452882000),
	('call_01M84N9K3XF1CZRP4WDBC9H2QD', 'pay_01M84N9K3F5G5NHXFFR10N5VDRwNCGA4gOMWiCrfpqemdkrYPdOAujOZk', 'counted-echo', 'anonymous', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882046, NULL, 1795452882049),
	('call_01M84N9K4V0JFW4VFR8EH6A73H', 'pay_01M84N9K48RFZ078TEN5JXG5EQhNCGA4gOMWiCrfpqemdkBgGh9LtX9lNW9yLM51_NszvtwyNGrS8gRw', 'counted-echo', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882075, NULL, 1795452882079),
	('call_01M84N9K5FN4NP78ZG064212G8', 'pay_01M84N9K537G6FK2TMFAH9JWRMwNCGA4gOMXkGn8t9OmdkAXw6WvXFulM', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882096, NULL, 1795452882099),
	('call_01M84N9KBFD99DR0KHYP27B6RS', 'pay_01M84N9KAV0ETH6MH7YPN14HKThaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2X3VbwbyFoD', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882287, NULL, 1795452882287),
	('call_01M84N9K687Z7YFRABB29XAM3H', 'pay_01M84N9K63KKRTKZX00H4XBC0XjNCGA4gOMWiCrfpqemdkqQEe10cnP6J3ZEW4M-t3uGCiID0zdmUpTZFMo0ydrxEX7dnmtKc', 'counted-echo', '0xb7bb636f00724487f24bee12945ac3d8cd86f869', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xb7bb636f00724487f24bee12945ac3d8cd86f869', '0xb7bb636f00724487f24bee12945ac3d8cd86f869', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xb7bb636f00724487f24bee12945ac3d8cd86f869 0x2d4f4034fdc9b28a02bdda1d6b715ca372487fb72013f913604e49d868d3651b', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xc962230922d85c1f4a052460f45bdfacc7e43804e8a4eb61e4a3af65cbc2703825aa8483b10d49a1dc6798ea45cf677e09990dc3ef4b6d33e65aace4479a05091c","authorization":{"from":"0xB7bb636f00724487f24BeE12945ac3d8cD86f869","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795452942","nonce":"0x2d4f4034fdc9b28a02bdda1d6b715ca372487fb72013f913604e49d868d3651b"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xb29ff80f10f87682b10fa04289e7285f182b0cf4f06d1cf6bc1e045a4c2a2e1e', '0xb7bb636f00724487f24bee12945ac3d8cd86f869', 0, 0, 1795452882121, NULL, 1795452882134),
	('call_01M84N9K7WKZH0SK555F120SA7', 'pay_01M84N9K7T74RFXJ9A2G002QVJjsCEPYgOxQFo6m3RE4VSGFL-MycmzlI-bRxAcxmoLdA_fBu6UzMy-GQAqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQk92CY7e3FVY', 'credit:0x91c97243b24a92ade868f0043946280de98f424c', '0x91c97243b24a92ade868f0043946280de98f424c', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, 'credit 1000000', NULL, NULL, '0x91c97243b24a92ade868f0043946280de98f424c', '0x91c97243b24a92ade868f0043946280de98f424c', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x91c97243b24a92ade868f0043946280de98f424c 0x83b67b00a6ef17224547e33bd0ec788d37dfe754890394f886127919c90fb6ef', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x5e899e5ff0010a7a3dea444fe4d6ff7ac9b6d4ed7b897e507d147848e3d55734137b5bcc074f329d57da2b4595c9f06efafbcea2caec9976eba1857173422f9f1c","authorization":{"from":"0x91C97243B24a92ADe868f0043946280De98f424c","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795452942","nonce":"0x83b67b00a6ef17224547e33bd0ec788d37dfe754890394f886127919c90fb6ef"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xe42135834395d11ae8306f2524d0771601b02d71a4bfd5b554080c0d85e7918e', '0x91c97243b24a92ade868f0043946280de98f424c', 0, 0, 1795452882173, NULL, 1795452882183),
	('call_01M84N9K9280XK06X87E4TCD34', 'pay_01M84N9K91ATXGB191BBNEPM44kNCGA4gOMWiCrfpqemdkqQEe1SHNRbguHjQ9J8Fyak38GkdSiidkbR1OACbQ5LedCr-WDjM', 'counted-echo', '0x91c97243b24a92ade868f0043946280de98f424c', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x91c97243b24a92ade868f0043946280de98f424c', '0x91c97243b24a92ade868f0043946280de98f424c', 'siwx:4M7n6_oPmUoHo_cwYEDe1hkdpmvj22gh7k02-xropu0', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882210, NULL, 1795452882225),
	('call_01M84N9KAH8A5537826N0K8SW6', 'pay_01M84N9KA0NDSD0196XXVZ9YTWwaCNBogOAgGiCVTIVjygsVv0_lc3q4v7jd-iHKxcFg', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'anonymous', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882257, NULL, 1795452882257),
	('call_01M84N9KCCGS531P16EKWKJ3CM', 'pay_01M84N9KBR88ES5CCWYVADNF3FhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO5zhS4kvnee_', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882316, NULL, 1795452882316),
	('call_01M84N9KDB4AFGFW5FNCD66733', 'pay_01M84N9KCPV8D30WN6KBV170S1haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2JOFSPk2uE_', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882347, NULL, 1795452882347),
	('call_01M84N9KE82ZKETAZ71T97DFBR', 'pay_01M84N9KDQB6R31FYTRQVEKE1PhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO-uHryuGK4u3', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882377, NULL, 1795452882377),
	('call_01M84N9KF6SMN2DX58B5DFYCAZ', 'pay_01M84N9KEHSY3QPXQ05MS2XEGYhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4Q23hnfD9M6', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882407, NULL, 1795452882407),
	('call_01M84N9KG3XYJHEJV99HPX6GF9', 'pay_01M84N9KFF953KZ12S5H3B9XJRhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4xa4NDixcuU', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882436, NULL, 1795452882436),
	('call_01M84N9KGVR6Q19SDVQSDBGMKE', 'pay_01M84N9KGCQEVZ0AGCVBVA1KSBhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO1iJrEm-1JAn', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882460, NULL, 1795452882460),
	('call_01M84N9KHYZ4SZRRRVXTD195CE', 'pay_01M84N9KH4GNXXVTZBZNARH4K9haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOx4kBTdi9lDr', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882495, NULL, 1795452882495),
	('call_01M84N9KK252902B0QEH97C3WJ', 'pay_01M84N9KJJ5XAYGBFGTTB369HJhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO_A1jqGK36wJ', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882531, NULL, 1795452882531),
	('call_01M84N9KKVZ3WHAVYGFD6NPYGY', 'pay_01M84N9KKB5Z24PZ5MFXFTJR54haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOwrmGBUrYV8F', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882555, NULL, 1795452882555),
	('call_01M84N9KMS2W753RP07PDP6JCX', 'pay_01M84N9KM4PGD45EV0QJ4TM2ARhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO0_E4GfJQV58', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882586, NULL, 1795452882586),
	('call_01M84N9KPK24TTGXZ2VWBRGERH', 'pay_01M84N9KNTS5JQQVVDWF6J146ChaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO6NncCfN5wFp', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882644, NULL, 1795452882644),
	('call_01M84N9KQQ53FP2MHPZVT2912G', 'pay_01M84N9KQ1YPKB75JCAWSR59V3hYCJeogOAgGiCVTKn-MPcWuMJTon-HcGAaH0u1f2U1b3IsznX82zOzKODcyvt9W-', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882680, NULL, 1795452882680),
	('call_01M84N9KVKBPQJMJHXBSXNBGAW', 'pay_01M84N9KVJ6YETGDDG95GJSBVShcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglUz2Trmdxv3VrR6mZD-2ZNyAcDT1Q', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882803, NULL, 1795452882803),
	('call_01M84N9KW5GDY0T72BYNK39MV4', 'pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882822, NULL, 1795452882822),
	('call_01M84N9KX8QV06QSX9CN96GWES', 'pay_01M84N9KX8E5XW4FG4WRWM9DZRhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglUz2Trmdxv3VrR6mZD0RKD5UmplqM', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 'given_back', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452882856, NULL, 1795452882856),
	('call_01M84N9N0VTX1ECD9Z2JSWE423', 'pay_01M84N9N0A7NEXCG1Y57Y49FHDwOCnEogOLcqOqQjW8o6o2WA1xE-wt14', 'scan-submit', 'anonymous', 'used', 'proc_01M7TBPNH8KG2KN33SC6ANFM69', NULL, NULL, NULL, '{"requestId":"req_01M84N9N0V8Y9S52DA7JKHQBMA","data":{"id":"job_01M84N9N0ZZ6QB88KB9EP1CPF6"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452883996, NULL, 1795452884000),
	('call_01M84N9N7FS0KSYSF64B0AHCRZ', 'pay_01M84N9N7BAF3Z9C7W9YMSPAFWjNCGA4gOMWiCrfpqemdkqQEe22sTIDQsvCYrbE0iF1nDIj15SmCYMq1xnCdJW4OEcsiWDB4', 'counted-echo', '0xfd17120328207d911e3aaf1f1fc6be4409e3027d', 'refused', 'proc_01M84N9N44WMQGYYWQ3B2SPHCM', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xfd17120328207d911e3aaf1f1fc6be4409e3027d', '0xfd17120328207d911e3aaf1f1fc6be4409e3027d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xfd17120328207d911e3aaf1f1fc6be4409e3027d 0xe7ee64b296f1018016c65b73471288d8202af98b7a4afb0b89bde3e53189be4b', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x4c65fc541523d3f95db04a8456c6b76d391bc529e3d9ed961c0563735fdef0311beb18b93ed77e659f564807b876d39e4952f1e4e8de8c4177dba6ffcca02d211b","authorization":{"from":"0xFd17120328207D911e3AaF1f1FC6BE4409e3027D","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795452944","nonce":"0xe7ee64b296f1018016c65b73471288d8202af98b7a4afb0b89bde3e53189be4b"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795452884207, NULL, 1795452884229),
	('call_01M84N9N8NDK2H60E9HEYR4TV3', 'pay_01M84N9N8JDSAGE8B77VX4G7D5jNCGA4gOMWiCrfpqemdkqQEe0i36a5A5XC1fTOg54D-hTgp3jCgIRx1lKkdRgQ5DeS8j7eU', 'counted-echo', '0x63a6d4c53036b88456c6358fef102c47b1c3e7cd', 'unknown', 'proc_01M84N9N44WMQGYYWQ3B2SPHCM', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x63a6d4c53036b88456c6358fef102c47b1c3e7cd', '0x63a6d4c53036b88456c6358fef102c47b1c3e7cd', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x63a6d4c53036b88456c6358fef102c47b1c3e7cd 0x47d7383f62046980dc3ea0813e6286e09ce4115a070a4ee935ce901471fc0843', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x8fba39fbd8eee408e154cb2bc844b4084b01eb3cbe520cae04650476992fa34e54feea4e9d67edf1878b7aeac0901908ceca74e67dc0363cede3cc391efa89fe1c","authorization":{"from":"0x63a6d4C53036B88456c6358fEF102c47b1c3E7Cd","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795452944","nonce":"0x47d7383f62046980dc3ea0813e6286e09ce4115a070a4ee935ce901471fc0843"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795452884245, 1795452884511, NULL),
	('call_01M84N9NHHNPBBRF7YQDZJ2TVY', 'pay_01M84N9NH7MCP8Z76T745N8D37wOCnEogOLcqOqQjW8o6ouNIHhkrB9Jk', 'scan-submit', 'anonymous', 'used', 'proc_01M84N9N44WMQGYYWQ3B2SPHCM', NULL, NULL, NULL, '{"requestId":"req_01M84N9NHHEJMWYC4JWCJG2PN2","data":{"id":"job_01M84N9NHK12SQFG8WS89ZB90H"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452884529, NULL, 1795452884532),
	('call_01M84N9NJ71VM6FDM0P5GZNR4X', 'pay_01M84N9NHTNAMXPGM25CVRWZ1KwNCGA4gOJcwE4TpnZDOQjBGRfdEO', 'slow-echo', 'anonymous', 'reserved', 'proc_01M84N9N44WMQGYYWQ3B2SPHCM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795452884552, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M84N9K2G25MDT9C2246GWCCR', 'file_missing', 0, 1795452882015);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M84N9K2G25MDT9C2246GWCCR', 'pay_01M84N9K1ZPP1J427GKTRXP1RMwaCNBogOAgGiCVTMGQi2ziRmNHW0xEhh3DYCClYkDg', 'call_01M84N9K2G2YJA3XX212KY4B6Y', 'ast_01M84N9K0S12VCW9366HTV9H28', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 1, 'anonymous', 1795452882000),
	('rev_01M84N9KAHE7WZ4GN5TS9TNP1W', 'pay_01M84N9KA0NDSD0196XXVZ9YTWwaCNBogOAgGiCVTIVjygsVv0_lc3q4v7jd-iHKxcFg', 'call_01M84N9KAH8A5537826N0K8SW6', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 1, 'anonymous', 1795452882257),
	('rev_01M84N9KBFP8WWXWSNFPKJ263F', 'pay_01M84N9KAV0ETH6MH7YPN14HKThaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2X3VbwbyFoD', 'call_01M84N9KBFD99DR0KHYP27B6RS', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882287),
	('rev_01M84N9KCCVYXMWB5WH55CTSAX', 'pay_01M84N9KBR88ES5CCWYVADNF3FhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO5zhS4kvnee_', 'call_01M84N9KCCGS531P16EKWKJ3CM', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882316),
	('rev_01M84N9KDB6DNKYG905XGD91WX', 'pay_01M84N9KCPV8D30WN6KBV170S1haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO2JOFSPk2uE_', 'call_01M84N9KDB4AFGFW5FNCD66733', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882347),
	('rev_01M84N9KE9GMF3WQ328C4E5Y18', 'pay_01M84N9KDQB6R31FYTRQVEKE1PhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO-uHryuGK4u3', 'call_01M84N9KE82ZKETAZ71T97DFBR', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882377),
	('rev_01M84N9KF7DAS1P27F6C2MNV1K', 'pay_01M84N9KEHSY3QPXQ05MS2XEGYhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4Q23hnfD9M6', 'call_01M84N9KF6SMN2DX58B5DFYCAZ', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882407),
	('rev_01M84N9KG4P7T6NKEMGAK0AHNN', 'pay_01M84N9KFF953KZ12S5H3B9XJRhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO4xa4NDixcuU', 'call_01M84N9KG3XYJHEJV99HPX6GF9', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882436),
	('rev_01M84N9KGWSHTAT339BFZF03HM', 'pay_01M84N9KGCQEVZ0AGCVBVA1KSBhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO1iJrEm-1JAn', 'call_01M84N9KGVR6Q19SDVQSDBGMKE', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882460),
	('rev_01M84N9KHZVCAHBSCAAGP3P2VY', 'pay_01M84N9KH4GNXXVTZBZNARH4K9haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOx4kBTdi9lDr', 'call_01M84N9KHYZ4SZRRRVXTD195CE', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882495),
	('rev_01M84N9KK39BMGDRYSPTGQSR0V', 'pay_01M84N9KJJ5XAYGBFGTTB369HJhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO_A1jqGK36wJ', 'call_01M84N9KK252902B0QEH97C3WJ', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882531),
	('rev_01M84N9KKVAYME87R9MJ4CED3K', 'pay_01M84N9KKB5Z24PZ5MFXFTJR54haCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zOwrmGBUrYV8F', 'call_01M84N9KKVZ3WHAVYGFD6NPYGY', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882555),
	('rev_01M84N9KMTYDPCMG418DWK53TF', 'pay_01M84N9KM4PGD45EV0QJ4TM2ARhaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO0_E4GfJQV58', 'call_01M84N9KMS2W753RP07PDP6JCX', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882586),
	('rev_01M84N9KPM349PDY1SBHX9D4RF', 'pay_01M84N9KNTS5JQQVVDWF6J146ChaCNBogOAgGiCVTIVjygsVv0_lc3q4sGAaH0u1f2U1b3IsznX82zO6NncCfN5wFp', 'call_01M84N9KPK24TTGXZ2VWBRGERH', 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 10000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882644),
	('rev_01M84N9KQR3MC6AX2TPX9P0Q9B', 'pay_01M84N9KQ1YPKB75JCAWSR59V3hYCJeogOAgGiCVTKn-MPcWuMJTon-HcGAaH0u1f2U1b3IsznX82zOzKODcyvt9W-', 'call_01M84N9KQQ53FP2MHPZVT2912G', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 'usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 2000000, 200000, 'USD', 0, 'key_01M7TBPNZPADBFE8PCWXFWVCSV', 1795452882680),
	('rev_01M84N9KWPDCEBXDWWVM7Q81G5', 'pay_01M84N9KW5F7RJQZZAZ4KCNT0JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglUz2Trmdxv3VrR6mZDlr7dBjn9jQs', 'call_01M84N9KW5GDY0T72BYNK39MV4', 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 'usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 3000000, 300000, 'USD', 0, 'key_01M84N9KV4XECXRVYXBB8YMSJ3', 1795452882838);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795452880288),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795452880308),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795452880329),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795452880349),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795452880370),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795452880397),
	('0007-prices', '41191294ee567777a80bc921a23fce26376b06db294c065c34a6fed5906d1f04', 1795452880409),
	('0008-browser-sessions', '09d27df0d30554cd76718f399a1539e2cf092606135c1a6b1d480f00b0cc6453', 1795452880411);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M84N9J2P7JGB2PZMZSBKFAWB', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M84N9JMZWC7Q2TWC4MX2FY3Q', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M84N9M7V0CQS9K3DKD9WH10S', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 100000, 'Sightings of quetzals in Costa Rica

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
	('7883ee3d382f32c3bb3497b9e45c370dfa81e3d07626311b31283dcafb487740', 'usr_00000000000000000000000000', 1795107280696, 1797699280696, 'bearer', NULL, NULL),
	('c2a32be446935717f051db7e7116a2209677c22ae0da86688bebe3b8ef237b77', 'usr_01M7TBPNV8KNRR7P1Z763MTS1K', 1795107280746, 1797699280746, 'bearer', NULL, NULL),
	('a8c474f3299f1612a7e696e13eaf76b28c179b8c30192551ada72a34a660e741', 'usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 1795107280814, 1797699280814, 'bearer', NULL, NULL),
	('34d1d81edff0d3b0a9820ca2cfe1a03ddcc9b2caa5e39c42c9f1ccfdfb1a8eed', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 1795107280880, 1797699280880, 'bearer', NULL, NULL),
	('e2034f57d737f59b094e161efa60907b746f111bcf4f0480b5614d69ed2d571b', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 1795452882781, 1798044882781, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('c77bfd3e71ca27d0169fb650cb0cb7bb2db238d9d59a38cdbb0a535cb8d4ad00', 'usr_01M84N9MCHC89F2JTXW7DY0QDH', 1795452883347, 1795539283347, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795452882899);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xb7bb636f00724487f24bee12945ac3d8cd86f869', 9950000, 10000000, 1795452882129),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x91c97243b24a92ade868f0043946280de98f424c', 9000000, 10000000, 1795452882179);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xb7bb636f00724487f24bee12945ac3d8cd86f869', '0x2d4f4034fdc9b28a02bdda1d6b715ca372487fb72013f913604e49d868d3651b', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xb29ff80f10f87682b10fa04289e7285f182b0cf4f06d1cf6bc1e045a4c2a2e1e', 1795452882129),
	('0x91c97243b24a92ade868f0043946280de98f424c', '0x83b67b00a6ef17224547e33bd0ec788d37dfe754890394f886127919c90fb6ef', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xe42135834395d11ae8306f2524d0771601b02d71a4bfd5b554080c0d85e7918e', 1795452882179);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795107280645),
	('word-count', 1, 1795107280659),
	('slugify', 1, 1795107280663),
	('random-uuid', 1, 1795107280666),
	('hk-weather', 1, 1795107280669),
	('outline', 1, 1795107280672),
	('read-at-once', 1, 1795107280674),
	('scan-submit', 1, 1795107280676),
	('scan-result', 1, 1795107280678),
	('counted-echo', 1, 1795107280680),
	('failing-echo', 1, 1795107280684),
	('city-list-bikes', 1, 1795452883830),
	('city-get-bike', 1, 1795452883832),
	('city-create-tree', 1, 1795452883833),
	('slow-echo', 1, 1795452884183);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M84N9N1DQQJ676N499AVD8VZ', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M84N9N1DQQJ676N499AVD8VZ', 'image/png', 19, 1795452884013, 1795542884013);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795107280687, 0, NULL),
	('timestamp', 'healthy', 1795452884169, 0, NULL),
	('word-count', 'healthy', 1795452884191, 0, NULL),
	('slugify', 'healthy', 1795452884199, 0, NULL),
	('random-uuid', 'healthy', 1795452884200, 0, NULL),
	('hk-weather', 'unhealthy', 1795452884202, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795452884205, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795452884208, 0, NULL),
	('read-at-once', 'healthy', 1795452884210, 0, NULL),
	('scan-submit', 'healthy', 1795452884211, 0, NULL),
	('scan-result', 'healthy', 1795452884213, 1, NULL),
	('counted-echo', 'healthy', 1795452884214, 0, NULL),
	('slow-echo', 'healthy', 1795452884222, 6, NULL),
	('city-create-tree', 'unhealthy', 1795452884230, 3, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795452884232, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795452884239, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M84N9N0ZZ6QB88KB9EP1CPF6', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M84N9N0VTX1ECD9Z2JSWE423', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M84N9N1DQQJ676N499AVD8VZ"}]}', NULL, NULL, 1795452883999, NULL, 1795452884019, 1795539284019, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M84N9NHK12SQFG8WS89ZB90H', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M84N9NHHNPBBRF7YQDZJ2TVY', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795452884531, NULL, NULL, 1795625684531, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795452883354, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M84N9MD7BBY1AW6MBYVXT6XS', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:36617/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:36617"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', '99gQqweUbqS2Oudk0LvmQGKbDwjDHNz3e62ryiMAhCv4V6raMvSwADjTtVbCLZeaD9IbffzQ0P0', '["apiKey"]', 1795452883759, 'usr_00000000000000000000000000', 'farebox-verification=2668b01a3becb331b740c6e44fa18afaf225f56e', NULL, NULL, 1795452883963, NULL, 1795456483759, 1795452883759, 1795452883759);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795452882201),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795452882095),
	('scan-submit', 1, 1, 1, 0, 0, 1, 1795452883995);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7TBPNZVD3NTBCXFJC7HSQWX', 'usr_01M7TBPNZFSVBY6N8EZP98Y6WG', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795107280891),
	('top_01M84N9KV9QB5YJNC7T93KSJ1F', 'usr_01M84N9KTWGTKZB68JD8M85ZY3', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795452882793);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$5lOKYx4o5gmuD/OcSsHHOA$1BsRYJf40Wj9U4l+16km8InHtM3IbeTHwdUUMAgXZus', NULL, 1795107280544, 1795107280544, NULL, NULL, NULL),
	('usr_01M7TBPNZFSVBY6N8EZP98Y6WG', '5af4a513-bf1f-4114-bf94-feff518f3b8e@example.com', '5af4a513-bf1f-4114-bf94-feff518f3b8e', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$mmgANQyiitwfvX6pCUz9fg$J5XjR6rRC0WTy2Pq+iqcc+mdO7tHzk/RZtD+RJd+/9M', NULL, 1795107280879, 1795107280879, NULL, NULL, NULL),
	('usr_01M7TBPNXDWZ140M8ZMJ0WTRV5', 'd22895c8-5969-4b05-998b-e3e2967be8a9@example.com', 'd22895c8-5969-4b05-998b-e3e2967be8a9', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$/Cd3UtwlXnYcZaYCokNpxw$R+6MSqeWmU0xbtak7HgfatG3JdCRb45UE8txEGBMfNc', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795107280813, 1795107280911, NULL, NULL, NULL),
	('usr_01M84N9KTWGTKZB68JD8M85ZY3', '93806b2d-1399-4842-bfb5-3759a8801222@example.com', '93806b2d-1399-4842-bfb5-3759a8801222', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$nY8fzvNLQ95KbD5/yWOPJw$XtYlFx9rtuKJEc3mU8CXRqxnZ+NVPM96vTocrnbvcPM', NULL, 1795452882780, 1795452882780, NULL, NULL, NULL),
	('usr_01M7TBPNV8KNRR7P1Z763MTS1K', 'c24bf2e8-cda0-48ba-ae57-2b45b1a66b74@example.com', 'c24bf2e8-cda0-48ba-ae57-2b45b1a66b74', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$mTvd6dnWX77JXTKdsem2KQ$Rx+pzwFoRk22aZ0qptggj4+K1ahmAYj/OvjpMJ7HOxI', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795107280744, 1795107280904, NULL, NULL, NULL),
	('usr_01M84N9MCHC89F2JTXW7DY0QDH', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795452883345, 1795452883345, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M84N9K9R3XA0N2GTQGVEKMBP', '0x91c97243b24a92ade868f0043946280de98f424c', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795452882232);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M84N9MC3H0ZR036AM8XRE8WH', 'sig_01M84N9KZJTEBV76D4SPYPE0XQ', 'asset', 'ast_01M84N9M7V0CQS9K3DKD9WH10S', '{"kind":"asset","id":"ast_01M84N9M7V0CQS9K3DKD9WH10S","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:33629/api/v1/assets/ast_01M84N9M7V0CQS9K3DKD9WH10S"}', 'waiting', 1, 1795452889109, NULL, 'address_unreachable', NULL, 1795452883331, 'match:asset:ast_01M84N9M7V0CQS9K3DKD9WH10S:20780:0');

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

ALTER TABLE ONLY farebox_fixture.top_ups
    ADD CONSTRAINT top_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.wallet_refunds
    ADD CONSTRAINT wallet_refunds_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES farebox_fixture.demand_watches(id);
