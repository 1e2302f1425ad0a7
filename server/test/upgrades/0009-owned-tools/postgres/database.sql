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
	('log_01M7TEXDKS4JFZM22ASF8FAJ0C', 1795110647417, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7TEXDKCSYB00RJB08W3FQB6', 1),
	('log_01M7TEXDMPT4P8Y26X11MMSGBY', 1795110647446, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7TEXDKXCVD3968XZYB7B7QS', 1),
	('log_01M84RGAM0GP5Y7CJSMG931B87', 1795456248448, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M84RGAJC0VP3JBC38PQMGXBJ', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAKT19X5HR1KX99X8BD7', 1),
	('log_01M84RGATKNS462PWEHA5EM7TR', 1795456248659, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGATEFDF9C52YZ9DCT0VF', 1),
	('log_01M84RGAVN1A2ENSCFV4JDQKHY', 1795456248693, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAVF6ZF210QM642SX83P', 1),
	('log_01M84RGAWKNFC0P71CTKWEN60N', 1795456248723, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAWDMC4R797759XY5XEJ', 1),
	('log_01M84RGAXQKWQSE86M8J5588G6', 1795456248759, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAXE3TAW4BFCCZWZPCFG', 1),
	('log_01M84RGAYM439T3G2KT48BNQSY', 1795456248788, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAYE4PG0YPEV5CEWHHDV', 1),
	('log_01M84RGAZM516KBH1M2XYMY27Z', 1795456248820, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAZE9DWCQNDRGVPRW2DW', 1),
	('log_01M84RGB0RTGBF2624NY8CBX36', 1795456248856, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGB0H7SYEACN4F2WVSJ27', 1),
	('log_01M84RGB1JBA5X6AXBYMHZQ34A', 1795456248882, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGB1C277NAGGZ81XHA1VF', 1),
	('log_01M84RGB2KV25CEPYEK9EEN8J7', 1795456248915, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGB2DVFDH482A0GSB76T7', 1),
	('log_01M84RGB3G463RJ8KWX8QFWPM7', 1795456248944, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGB3ABFXXRYA18TXT07BQ', 1),
	('log_01M84RGB4FNC5X53KAHM4G32GC', 1795456248975, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGB48G7QXBEXHQE0FYJR8', 1),
	('log_01M84RGB5F1NWTV7H8GSAMHWZJ', 1795456249007, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGB57T5XDV9N1Z93R82AK', 1),
	('log_01M84RGB6KDPKXWRE76SZPZ2MJ', 1795456249043, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGB6CEEZR7QB6PH2A66GP', 1),
	('log_01M84RGAKREK5NDZMX6VKPZ2MA', 1795456248440, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M84RGAJC0VP3JBC38PQMGXBJ', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAKD2JA5R0FG7SYS4MKS', 1),
	('log_01M84RGAN46SB0SEF8MGB98WN3', 1795456248484, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAMSWBFF2WK2A8TNPK2Q', 1),
	('log_01M84RGANC2D5BF5B9HM3T4JP2', 1795456248492, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAN66NQ18VCPZZCS63A0', 1),
	('log_01M84RGANYMDJC1AEFAZ6K8JZ1', 1795456248510, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGANG88D6YW6Q1AMWCJN9', 1),
	('log_01M84RGAP835B7C31KPRBWZ922', 1795456248520, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAP1J0GHDA8DXFMXTAK9', 1),
	('log_01M84RGAPMWXMXRNT55AB0Z4D3', 1795456248532, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAPAV69W4QFG7BW43C2G', 1),
	('log_01M84RGAPY6Q41F3RKZ381HRR5', 1795456248542, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAPXRQB85A0B0ED92BH5', 1),
	('log_01M84RGAR75NR3T5M8EBV867B5', 1795456248583, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAQHDAFC5M5ZN6SF2C3Y', 1),
	('log_01M84RGAS7Z5K2TSAJQBDA0XMD', 1795456248615, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGAS7AE27ASSMXY4XJJGA', 1),
	('log_01M84RGATD394GXWZKRG0YBBA3', 1795456248653, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAT4Z2MGEHZRBJ3H9A03', 1),
	('log_01M84RGAVC5GZ7X8KH1WE5KP7D', 1795456248684, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGATSVV5ETJM8DSKC0RV3', 1),
	('log_01M84RGAWB0J521WYB8DQAWWA7', 1795456248715, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAVWQQ9JWTWJ8DW9JWJD', 1),
	('log_01M84RGAXBQRP8ARJGFFSZ1C04', 1795456248747, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAWVJY5V2HT84A0A5AD0', 1),
	('log_01M84RGAYC5RSKHYECK0HMT0XH', 1795456248780, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAXYCA8NYEZSD3C34RQX', 1),
	('log_01M84RGAZC6H6HKJV80Q737GRK', 1795456248812, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAYWMFEAPZ2G7XDFCAA6', 1),
	('log_01M84RGB0EZ1QGWHN6P19CMSVQ', 1795456248846, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGAZVBAVMG9G85M07ZB74', 1),
	('log_01M84RGB1AKB8F0KV41YFZ6XQ4', 1795456248874, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGB0XG72GNTK445Y19D0W', 1),
	('log_01M84RGB2A7M5FT9C1ZGNGT48T', 1795456248906, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGB1R70SP1T7WTPC4799X', 1),
	('log_01M84RGB386M4JFA9MZQEJVSHS', 1795456248936, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGB2T8WG8MN13V9EGMPJ8', 1),
	('log_01M84RGB45A22RNTAMK3BCNXCT', 1795456248965, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGB3QMCRXN1BMEQ4MGM0R', 1),
	('log_01M84RGB54E1VQEWCQWD3Y7XSM', 1795456248996, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGB4NP617SMTZR9V4DWJX', 1),
	('log_01M84RGB69A8T3MNJE4QPD4MQV', 1795456249033, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RG9NJK02BQ9B729DP5D06', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGB5P9N35M1WJQA16Q962', 1),
	('log_01M84RGB7A43PVD7B0MBQ68Y54', 1795456249066, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, NULL, 'ast_01M84RGA9DRGN9K499T8F01H93', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGB6S4NDZHKXJMDD3DE4C', 1),
	('log_01M84RGB84HZZSA151K6YBJT8F', 1795456249092, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 'node', 'ast_01M84RGA9DRGN9K499T8F01H93', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGB7R2TDE39SFPKDKZCH8', 1),
	('log_01M84RGBD3J1BZ7BM8G2PPF9ZW', 1795456249251, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M84RGBARK16WWMS78ANXMNKG', NULL, 'node', 'ast_01M84RGA9DRGN9K499T8F01H93', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGBCHW496NTDNBE78PD5M', 1),
	('log_01M84RGBGS2P3V2M3CTZBQ9ZE0', 1795456249369, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBG55H554KCNRXW6BSZN', 1),
	('log_01M84RGBHAR4WJXWVDHADVT0PE', 1795456249386, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBGVWA8QQCT85N4WTW76', 1),
	('log_01M84RGBJ1P7EGVCNA1CZHCKZH', 1795456249409, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBHCK0KDA9J8W65ZNB0A', 1),
	('log_01M84RGBJK0TM27B2WAHSZH56J', 1795456249427, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBJ2Y5XF0T783X9RN09G', 1),
	('log_01M84RGBK95D5PVEXRY58VSFHC', 1795456249449, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBJQBTJFRME2QWCX5X07', 1),
	('log_01M84RGBKZ37SZG9GETNWBX9P6', 1795456249471, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBKBH7VE7YH76PPKT6W7', 1),
	('log_01M84RGBMN4Y9MMW4DYB4NJZEM', 1795456249493, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBM12873QXFN6G19K9NP', 1),
	('log_01M84RGBN72R0W3S7E4MX2JZPE', 1795456249511, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBMQYSCPMR2JQ7M12HEC', 1),
	('log_01M84RGBNRRGAWBQSSZPJH29PH', 1795456249528, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBN9CS2DK3Q3FG2YAZ5C', 1),
	('log_01M84RGBPBJAP41C0THEYJ2CRV', 1795456249547, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBNT6D1ENAFY63X0CZVV', 1),
	('log_01M84RGBPYT4EH8ZSGSNAHV3XG', 1795456249566, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M84RGBPD663M39Z76Q1Y3BQ8', 1),
	('log_01M84RGBQDZ0DGDGJ7CWK8FMHQ', 1795456249581, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M84RGBQ0RD6NRACDR3S7N4D8', 1),
	('log_01M84RGBQVSS0GRWBA9BQ5PS5R', 1795456249595, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M84RGBQF55NDFSF2N9ZNVCAW', 1),
	('log_01M84RGCJ0KXTKF6Y0B1CKRKQY', 1795456250432, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGCHJRKDZ7PADHAPP7TK7', 1),
	('log_01M84RGCJFHRPK3CK78AEJB8A4', 1795456250447, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGCJ2B5PHT66QN9ZZQV6N', 1),
	('log_01M84RGCKVH3PA7E2YSBJEBK64', 1795456250491, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGCKGZ0NNZ95H4XC9WRQZ', 1),
	('log_01M84RGCRG8FMD27JA6XG3P5BP', 1795456250640, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGCRFF3WWXY69D35PFXP1', 1),
	('log_01M84RGCST9Z6MB41710JYPAF7', 1795456250682, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGCRVRQJE278032ZM38QC', 1),
	('log_01M84RGCSY7214PDSJ7TM729G6', 1795456250686, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGCSYQPVYXEZ5ZGYKMYF7', 1),
	('log_01M84RGD33ADWA1R30WE93G5W6', 1795456250979, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGD2WDF3Z93QKABQ4R8X8', 1),
	('log_01M84RGD39W4QACP2R7J86Q6BT', 1795456250985, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84RGD343ZEN75PR3HHG7JXT', 1),
	('log_01M84RGD3V10CRFWDB1S0WPC2Y', 1795456251003, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84RGD3HB8J70RQJBR4F84JG', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7TEXDJMAH4V6H7BBN10R1EA', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', '{"topUpId":"top_01M7TEXDJFCV3Y5HC6FY7FR13C","amountMicros":20000000,"currency":"USD","note":null}', 1795110647380),
	('act_01M84RGAMMS7CM76T4KVS0SYBB', 'service', 'asset.pause', 'ast_01M84RGAJC0VP3JBC38PQMGXBJ', '{"reason":"file_missing"}', 1795456248468),
	('act_01M84RGAMNA07GTQ403998CAM1', 'service', 'delivery.give_back', 'ast_01M84RGAJC0VP3JBC38PQMGXBJ', '{"reason":"file_missing","revenue_event_id":"rev_01M84RGAKW6W1R61WY0YMP75Z9","payment_id":"pay_01M84RGAKD2JA5R0FG7SYS4MKS","amount":"0.10","lost":"0.00"}', 1795456248469),
	('act_01M84RGAT06X6HQD0MFTP98N99', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', '{"refundId":"rfd_01M84RGASZF5EGRYFYYXSBDRA5","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795456248640),
	('act_01M84RGB8RSTWCCWZJZBVKA5NJ', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M84RGB8HA2H7R5K6P4ZB95S8', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795456249112),
	('act_01M84RGB95A3N611RP345WMQDE', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M84RGB8H2RWJR6P8JRVZ4M0E', '{"reference":"wire 17","batchId":"pob_01M84RGB8HA2H7R5K6P4ZB95S8","ownerId":"usr_01M7TEXDFGAV183NJBHK1BFENP","amountMicros":1800000}', 1795456249125),
	('act_01M84RGBB3GZN1DS7S2QXADFKD', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', '{"topUpId":"top_01M84RGBB097DA93RY3ETP6R1E","amountMicros":9000000,"currency":"USD","note":null}', 1795456249187),
	('act_01M84RGBFCGVSSC8EC0GAY8K0E', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', '{"topUpId":"top_01M84RGBEMZKDS5XQ1A242NPZS","refundId":"rfd_01M84RGBFACF4A04QSGKG6NRCD","amountMicros":2000000,"currency":"USD"}', 1795456249324),
	('act_01M84RGBWTFAMH47WR1SZJK55R', 'usr_00000000000000000000000000', 'user.create', 'usr_01M84RGBWSV3W7TWHYRFGR7BMG', '{"role":"owner","hasPassword":false}', 1795456249754),
	('act_01M84RGBX3MGXRY66R0JJY3CW0', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795456249763),
	('act_01M84RGCAJVD5V3SNRG0JHHDX2', 'usr_00000000000000000000000000', 'tool.import', 'src_01M84RGBXEH5N39X88RKCJYGV9', '{"kind":"openapi","name":"city","tools":3}', 1795456250194),
	('act_01M84RGCCK8DV9SRF0TTK0QN91', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795456250259),
	('act_01M84RGCCJS723CAGRP1WY7TW9', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795456250258),
	('act_01M84RGCCNYNVPWMFF0P3SCVBW', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795456250261),
	('act_01M84RGCGZ69M8XGJ5CP6QNQST', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795456250399);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7TEXDDT0HBCQNV95QYXWH4M', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'agent', '89c6254597879fa8a525c9043d070e09504ff3feb0ef1f132224ae9a5dcf10dc', 'fbk_MsYE', NULL, NULL, NULL, NULL, 0, 0, 0, 1795110647226, NULL, NULL),
	('key_01M7TEXDFVFSEHPW4V2Q5Z51G7', 'usr_01M7TEXDFGAV183NJBHK1BFENP', 'agent', '7af27c0067a247514f1f364fd6c4ef03bdedd4d7c68f4f936c36b523d15e84b2', 'fbk_U6Hu', NULL, NULL, NULL, NULL, 0, 0, 0, 1795110647291, NULL, NULL),
	('key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'agent', 'f63f3ad14195281b58f78739c6769e0a344ab15fde31e30d032b3ea35e32fc8a', 'fbk_dvB-', NULL, NULL, NULL, NULL, 20780, 3250000, 3250000, 1795110647368, NULL, NULL),
	('key_01M84RGBARK16WWMS78ANXMNKG', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 'agent', '0a888e05af5b102af677afd211941c2e5189d076e32024e11c4741b4e840f0e5', 'fbk_bipu', NULL, NULL, NULL, NULL, 20780, 6000000, 6000000, 1795456249176, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84RGA8015WVE2B1QNCZR9YZ', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795456247474, 1795456247474, NULL, NULL, NULL),
	('ast_01M84RGAAFB3HY6ZHCS1G5KEG1', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M84RGAF41Q8N76QCFV59KE37', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795456248143, 1795456248325, NULL, NULL, NULL),
	('ast_01M84RGAGPCTDVNNASDMR07BT4', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M84RGAGTK9YN47H97WTKSTJR', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795456248342, 1795456248379, NULL, NULL, NULL),
	('ast_01M84RGAJC0VP3JBC38PQMGXBJ', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84RGAJFZTKYS0SZG3NEK8PB', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795456248396, 1795456248464, 'file_missing', 1795456248464, NULL),
	('ast_01M84RGA9DRGN9K499T8F01H93', 'usr_01M7TEXDFGAV183NJBHK1BFENP', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84RGA9G4PS9FSAXSYV1Z651', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795456248109, 1795456248109, NULL, NULL, NULL),
	('ast_01M84RGBR31D2DWJP5QDC5CZJ0', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84RGBR7TCWR3QHYDQQQT4BQ', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795456249603, 1795456249603, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'vNJNtNT4LZ6VGYHrTTIGxyBbaaa-6Sz6', 1795456249554, 1795456250111, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M84RGBFACF4A04QSGKG6NRCD', 'top_01M84RGBEMZKDS5XQ1A242NPZS', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795456249322, 1795456249332, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M84RGBEMZKDS5XQ1A242NPZS', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', NULL, 5000000, 'USD', 'http://127.0.0.1:46759/docs#credit', 'http://127.0.0.1:46759/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795456249300, 1795463449300, 1795456249314, NULL),
	('top_01M84RGBFWMV3HJ1285BVX6KB4', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', NULL, 5000000, 'USD', 'http://127.0.0.1:46759/docs#credit', 'http://127.0.0.1:46759/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795456249340, 1795463449340, NULL, 1795456849340);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1000000, 'http://127.0.0.1:49150/hook', '_PD2zuqZcjVIpoRQJo_XyptycX399YIGaTybRpVSJX2ef9UgOXODa7jx_8ZjQZVQ4vq038swJLcc_eBlE4NxE2mT5-G51dSv65AxEdoK', 1795456249292, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M84RGAS0SQ7VF7E3DXWSQ9YM', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'pay_01M84RGARMBTVTZ918S2JWFMG4jsCEPYgOxQFo6m3RE4UayDSNX15aOVQgH_NZZFNVU1dL1lPvNDY1AVeAqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2QYfjM73-cCQ', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795456248608);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M84RGBG6ANYSY05578Z7V7CH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M84RGBG55H554KCNRXW6BSZN', 1795456249350),
	('sig_01M84RGBGW1TAGQVVG66GVSFAW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M84RGBGVWA8QQCT85N4WTW76', 1795456249372),
	('sig_01M84RGBHCWEMDSJ8HJ5WY787S', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M84RGBHCK0KDA9J8W65ZNB0A', 1795456249388),
	('sig_01M84RGBJ3F89Q9YFNPWMFHEBB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M84RGBJ2Y5XF0T783X9RN09G', 1795456249411),
	('sig_01M84RGBJQCMWHRK373DEVBXRZ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M84RGBJQBTJFRME2QWCX5X07', 1795456249431),
	('sig_01M84RGBKBDC9KZ8JHHGSX9WHH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M84RGBKBH7VE7YH76PPKT6W7', 1795456249451),
	('sig_01M84RGBM2RWQVREEFREHX8J1E', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M84RGBM12873QXFN6G19K9NP', 1795456249474),
	('sig_01M84RGBMRTCE340271VEP6ECT', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M84RGBMQYSCPMR2JQ7M12HEC', 1795456249496),
	('sig_01M84RGBNATS4S77B359YYWAZA', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M84RGBN9CS2DK3Q3FG2YAZ5C', 1795456249514),
	('sig_01M84RGBNT0GXF65TQHGKKX4DT', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M84RGBNT6D1ENAFY63X0CZVV', 1795456249530),
	('sig_01M84RGBPEN0S71JR4FFBVWGGC', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M84RGBPD663M39Z76Q1Y3BQ8', 1795456249550),
	('sig_01M84RGBQ0Q2HKJQWH3KM64PF5', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M84RGBQ0RD6NRACDR3S7N4D8', 1795456249568),
	('sig_01M84RGBQFC8ZRGNZ1QY9BPE3V', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M84RGBQF55NDFSF2N9ZNVCAW', 1795456249583);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M84RGBG6ANYSY05578Z7V7CH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'wE3C7xHmXGnKt81HkRRlM2ukTo6fURUiXXq0heIrHFLSgfYcwh55OF2_zhQLBD3fzvDvSq2RM-nYd2ZPclVKy2NemeMgSVVR1OZ05JpK', 'sightings of quetzals in Costa Rica', 'dataset', 1795456249352, 1803232249352, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBGW1TAGQVVG66GVSFAW', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'UoMBFy02mt9re6-QBoJRrZxq5T434lp7Ro-YWyPYANgWRrrlai4Fy-ovtwcePo4IuTlUQZhzUjt8aOAvelaVhFTKSnFBZ6ad-JG5U6l_', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795456249373, 1803232249373, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBHCWEMDSJ8HJ5WY787S', 'http://127.0.0.1:49150/hook', '127.0.0.1', 's11yO3swK-a5wV-IMVXjv9mxadm-fjfrj3CBZJs3LZsA4J8C3P-PVCHXzokgdMxXqUbp7rfP9X68-GjiwBmjB3KZpzuMRDQtTbLh3IwK', 'snow depths of the Alps', 'dataset', 1795456249389, 1803232249389, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBJ3F89Q9YFNPWMFHEBB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'lQPSm3bDPhLWCdXxcBu54X8y0kmkFOY6SHh1LH-1A8eFzT8rYELOVudz8sA8Eun3-YZcSNQltrpbup4KwRl2gEoG9-KYRc8nZLpYeY4Z', 'snow depths of the Andes', 'dataset', 1795456249412, 1803232249412, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBJQCMWHRK373DEVBXRZ', 'http://127.0.0.1:49150/hook', '127.0.0.1', '6dRkAtnfP_cqFMoFJAA2E-nRDDpb9BifVfCi6lrSUzNS2qAOoLA_1XGoQHAcYZg3q1DVlOcyYtV6RxzOcdgP7rrW4h-A2QsEfZ_B9JJ8', 'snow depths of the Atlas', 'dataset', 1795456249433, 1803232249433, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBKBDC9KZ8JHHGSX9WHH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'i2upyuoZQNzpoxkmXJbcL6n6XsQYaz-OL8gWmKfm_BfW7OieFI5uzOO0SihkrPCjkhUNd852IHYYbfvr0HMcnUTCzQkcqj_7gygeIN3y', 'snow depths of the Carpathians', 'dataset', 1795456249452, 1803232249452, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBM2RWQVREEFREHX8J1E', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'y5h28G1TRg38XwOlE1sJJh5o13zpMoRnDn1ffS1uuLMdOCXUOsHkM9rjaoYmsdW7125ZyISUo0IYwYYS6AehcvhoqxfnEj3yFSlBwqkJ', 'snow depths of the Caucasus', 'dataset', 1795456249475, 1803232249475, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBMRTCE340271VEP6ECT', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'i2wFk9SelhTBmpcYq0hl-YLE9mk5iZAM92og9yyvACVWjDIn0IWbPgbitCR9yDZO2rxF01EIWfx9uOw2fE-V8_CxkHaL2ByW2hib-WVV', 'snow depths of the Dolomites', 'dataset', 1795456249497, 1803232249497, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBNATS4S77B359YYWAZA', 'http://127.0.0.1:49150/hook', '127.0.0.1', '-wdmdJWrrxopod47u94LsZunoIiXTr-iRfUcPFRhnZp33lzA92JnWOmqZWIzJNjwDkXQYOPCpyBSnCXsrW2Owk0fXt3IsHXf7QvvOyWj', 'snow depths of the Pyrenees', 'dataset', 1795456249515, 1803232249515, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84RGBNT0GXF65TQHGKKX4DT', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'tZGEZzLITB5bK3g7K2AKGBdsMNavpimxY04YdhjN6cfSLp1UcFN3nTfnSSc8hYZpH9AZdPdhs9Ta0vIZds11R8jQeHS9fr2dNWP5LKo8', 'snow depths of the Rockies', 'dataset', 1795456249531, 1803232249531, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M84RGBX22BRNJQZMJ72F7JAZ', 'timestamp', 30000, 1795456249762, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'staff', 1795456250472);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'staff', 'anna', '', 1795456250472);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7TEXD440990KQ4WY693V2JF', 1795110646924);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-get-bike', 'src_01M84RGBXEH5N39X88RKCJYGV9', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40353/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'eE5Q9YPJEQ199PDbbF1D64rtebwO9dfrG8aasp1Hy6M', 10000, 'published', 'called with its example', 0, 1795456250256, NULL, NULL, NULL, 1795456250188, 1795456250187, NULL, NULL, NULL),
	('city-create-tree', 'src_01M84RGBXEH5N39X88RKCJYGV9', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:40353/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '2ViCcTmXwDGWAMGSCjcRsxwiRSfRgFvTSwW2Cs1HY6Y', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795456250258, NULL, NULL, NULL, 1795456250188, 1795456250187, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M84RGBXEH5N39X88RKCJYGV9', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40353/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'pW4iSIUcySuzBrWCSYMQfHJv-R6zd4-DWt3a3nB6Igk', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795456250248, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40353/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'xh4WhjnCOMc3krjlK8lBqlLkhIhTfi67bb9dPMtBfq8', 1795456250189, 1795456250187, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M84RGAJC0VP3JBC38PQMGXBJ:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84RGAJC0VP3JBC38PQMGXBJ"},"run":"match:asset:ast_01M84RGAJC0VP3JBC38PQMGXBJ:20780:0","cursor":null}', 'done', 1795456248412, 1, 8, NULL, NULL, NULL, 1795456248412, 1795456249085),
	('match:asset:ast_01M84RGAAFB3HY6ZHCS1G5KEG1:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84RGAAFB3HY6ZHCS1G5KEG1"},"run":"match:asset:ast_01M84RGAAFB3HY6ZHCS1G5KEG1:20780:0","cursor":null}', 'done', 1795456248305, 1, 8, NULL, NULL, NULL, 1795456248305, 1795456249088),
	('match:asset:ast_01M84RGAGPCTDVNNASDMR07BT4:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84RGAGPCTDVNNASDMR07BT4"},"run":"match:asset:ast_01M84RGAGPCTDVNNASDMR07BT4:20780:0","cursor":null}', 'done', 1795456248359, 1, 8, NULL, NULL, NULL, 1795456248359, 1795456249092),
	('match:asset:ast_01M84RGA9DRGN9K499T8F01H93:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84RGA9DRGN9K499T8F01H93"},"run":"match:asset:ast_01M84RGA9DRGN9K499T8F01H93:20780:0","cursor":null}', 'done', 1795456248121, 1, 8, NULL, NULL, NULL, 1795456248121, 1795456249100),
	('match:asset:ast_01M84RG9NJK02BQ9B729DP5D06:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84RG9NJK02BQ9B729DP5D06"},"run":"match:asset:ast_01M84RG9NJK02BQ9B729DP5D06:20780:0","cursor":null}', 'done', 1795456248083, 1, 8, NULL, NULL, NULL, 1795456248083, 1795456249107),
	('tell_sellers:plg_01M84RGBDEQC5RM9PAF3C44CWE', 'tell_sellers', '{"pledgeId":"plg_01M84RGBDEQC5RM9PAF3C44CWE"}', 'done', 1795456249270, 1, 8, NULL, NULL, NULL, 1795456249270, 1795456249636),
	('tell_sellers:plg_01M84RGBBC3AJ267WB06V90S73', 'tell_sellers', '{"pledgeId":"plg_01M84RGBBC3AJ267WB06V90S73"}', 'done', 1795456249208, 1, 8, NULL, NULL, NULL, 1795456249208, 1795456249654),
	('tell_sellers:plg_01M84RGBC5WVRYNPME1Y7KC75C', 'tell_sellers', '{"pledgeId":"plg_01M84RGBC5WVRYNPME1Y7KC75C"}', 'done', 1795456249229, 1, 8, NULL, NULL, NULL, 1795456249229, 1795456249656),
	('match:asset:ast_01M84RGBR31D2DWJP5QDC5CZJ0:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84RGBR31D2DWJP5QDC5CZJ0"},"run":"match:asset:ast_01M84RGBR31D2DWJP5QDC5CZJ0:20780:0","cursor":null}', 'done', 1795456249619, 1, 8, NULL, NULL, NULL, 1795456249619, 1795456249748),
	('job_01M84RGC80SY5BYDADVNDPXGJP', 'notify_watch', '{}', 'waiting', 1795456310107, 0, 8, NULL, NULL, NULL, 1795456250112, NULL),
	('job_01M84RGBPME8YGJSBK4QV5WJ9M', 'challenge_callbacks', '{}', 'done', 1795456249556, 1, 8, NULL, NULL, NULL, 1795456249556, 1795456250115),
	('job_01M84RGC889WZZ0CV3BA2Y3KEK', 'notify_watch', '{}', 'waiting', 1795456255373, 0, 8, NULL, NULL, NULL, 1795456250120, NULL),
	('job_01M84RGBWKNH4KDQHT86D1FGCS', 'notify_watch', '{}', 'done', 1795456249747, 1, 8, NULL, NULL, NULL, 1795456249747, 1795456250134),
	('match:tool:city-list-bikes:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20780:0","cursor":null}', 'waiting', 1795456250262, 0, 8, NULL, NULL, NULL, 1795456250262, NULL),
	('match:tool:city-get-bike:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20780:0","cursor":null}', 'waiting', 1795456250262, 0, 8, NULL, NULL, NULL, 1795456250262, NULL),
	('match:tool:city-create-tree:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20780:0","cursor":null}', 'waiting', 1795456250264, 0, 8, NULL, NULL, NULL, 1795456250264, NULL),
	('work_tool_job:job_01M84RGCJBCPFTXC5107KD3TF4', 'work_tool_job', '{"jobId":"job_01M84RGCJBCPFTXC5107KD3TF4"}', 'done', 1795456250446, 1, 1000, NULL, NULL, NULL, 1795456250446, 1795456250465),
	('match:tool:slow-echo:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20780:0","cursor":null}', 'waiting', 1795456250643, 0, 8, NULL, NULL, NULL, 1795456250643, NULL),
	('work_tool_job:job_01M84RGD37X1PFYG012FFPBESM', 'work_tool_job', '{"jobId":"job_01M84RGD37X1PFYG012FFPBESM"}', 'running', 1795456250984, 1, 1000, 1795463750989, 'proc_01M84RGCNBFYTJFY6EV4KK7DC5', NULL, 1795456250984, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'USD', 550000),
	('test:earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'USD', 90000),
	('earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'USD', 0),
	('earnings:usr_01M7TEXDFGAV183NJBHK1BFENP', 'USD', 2700000),
	('credit:usr_01M84RGBAJJK47R6Z1B23KHC7K', 'USD', 3000000),
	('credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7TEXDJFGM3MY51F0ZVCZHGQ', 'operator:grants', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 20000000, 'USD', 'top_up', NULL, NULL, 1795110647375),
	('led_01M7TEXDKKWKM3DR5SXY0SPX21', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7TEXDKCSYB00RJB08W3FQB6wNCGA4gOMWiCrfpqemdkatP1rLYrFJ0', NULL, 1795110647411),
	('led_01M7TEXDMAKGGTHKB9SVMHX9NC', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7TEXDKXCVD3968XZYB7B7QShNCGA4gOMWiCrfpqemdkBgGh9O62SMSllCUHhayHWGCReKpDHXUCdw', NULL, 1795110647434),
	('led_01M84RG9MRP6ZQHQT9NWNQEBC2', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7TEXDKCSYB00RJB08W3FQB6wNCGA4gOMWiCrfpqemdkatP1rLYrFJ0', NULL, 1795456247448),
	('led_01M84RG9MR8EWR7VE1X7HJFZ4H', 'payments:held', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 50000, 'USD', 'refund', 'pay_01M7TEXDKXCVD3968XZYB7B7QShNCGA4gOMWiCrfpqemdkBgGh9O62SMSllCUHhayHWGCReKpDHXUCdw', NULL, 1795456247448),
	('led_01M84RGAKKP11TK79T2ET343Y4', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGAKD2JA5R0FG7SYS4MKSwaCNBogOAgGiCYgqTAbsOS2DRa9IdXJFoisBZCSMuw', NULL, 1795456248435),
	('led_01M84RGAKW61Y4Y64MQDCF68TD', 'payments:held', 'test:earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGAKD2JA5R0FG7SYS4MKSwaCNBogOAgGiCYgqTAbsOS2DRa9IdXJFoisBZCSMuw', 'call_01M84RGAKW2C3MBS7YX1KYV354', 1795456248444),
	('led_01M84RGAKW8FH4Q8WF21G2C7TC', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGAKD2JA5R0FG7SYS4MKSwaCNBogOAgGiCYgqTAbsOS2DRa9IdXJFoisBZCSMuw', 'call_01M84RGAKW2C3MBS7YX1KYV354', 1795456248444),
	('led_01M84RGAMCBWQTFPJRGM1V517A', 'test:earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'payments:held', 90000, 'USD', 'sale', 'pay_01M84RGAKD2JA5R0FG7SYS4MKSwaCNBogOAgGiCYgqTAbsOS2DRa9IdXJFoisBZCSMuw', 'call_01M84RGAKW2C3MBS7YX1KYV354', 1795456248460),
	('led_01M84RGAMCY6B49DS0F2DV9ZS4', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M84RGAKD2JA5R0FG7SYS4MKSwaCNBogOAgGiCYgqTAbsOS2DRa9IdXJFoisBZCSMuw', 'call_01M84RGAKW2C3MBS7YX1KYV354', 1795456248460),
	('led_01M84RGAN0B4BMP4JFREVWK9MC', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84RGAMSWBFF2WK2A8TNPK2QwNCGA4gOMWiCrfpqemdk1pqZnGtkhBg', NULL, 1795456248480),
	('led_01M84RGAN99PX0M24R3NST0VFJ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84RGAMSWBFF2WK2A8TNPK2QwNCGA4gOMWiCrfpqemdk1pqZnGtkhBg', 'call_01M84RGAN6KQ0VNSWY9SDFWFCA', 1795456248489),
	('led_01M84RGANQSW0EV6P88FR76RXR', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84RGANG88D6YW6Q1AMWCJN9hNCGA4gOMWiCrfpqemdkBgGh9O62SMSllCUHhayHWGAL2ctFW0V0Gg', NULL, 1795456248503),
	('led_01M84RGAP750VS0WA069KF2NCA', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84RGANG88D6YW6Q1AMWCJN9hNCGA4gOMWiCrfpqemdkBgGh9O62SMSllCUHhayHWGAL2ctFW0V0Gg', 'call_01M84RGAP31656XWQF44493MQ4', 1795456248519),
	('led_01M84RGAPG3CMJCHN5G8333JX5', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84RGAPAV69W4QFG7BW43C2GwNCGA4gOMXkGn8t9OmdkaPhohX4QtuE', NULL, 1795456248528),
	('led_01M84RGAR3Q6F2JNYRQHF6QFGF', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84RGAQPF1KGDXBJCD0SN5Y7jNCGA4gOMWiCrfpqemdkqQEezF_8RyBZ5iafO0kbkyFWUellSnGcQYQofy0tsVdFdEca3EQ', NULL, 1795456248579),
	('led_01M84RGAR38Z80HJ8QFCCVDD8P', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84RGAQPF1KGDXBJCD0SN5Y7jNCGA4gOMWiCrfpqemdkqQEezF_8RyBZ5iafO0kbkyFWUellSnGcQYQofy0tsVdFdEca3EQ', 'call_01M84RGAQRDWRP9ND9TGVD1MHX', 1795456248579),
	('led_01M84RGAS00DQZ5JA9J680ANQ8', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M84RGARMBTVTZ918S2JWFMG4jsCEPYgOxQFo6m3RE4UayDSNX15aOVQgH_NZZFNVU1dL1lPvNDY1AVeAqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2QYfjM73-cCQ', NULL, 1795456248608),
	('led_01M84RGAS0TR8YG0JPW4EPWXAT', 'payments:held', 'test:credit:0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 1000000, 'USD', 'top_up', 'pay_01M84RGARMBTVTZ918S2JWFMG4jsCEPYgOxQFo6m3RE4UayDSNX15aOVQgH_NZZFNVU1dL1lPvNDY1AVeAqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2QYfjM73-cCQ', 'call_01M84RGARP4F7JH54THK7PK23X', 1795456248608),
	('led_01M84RGASHW0ZK3JWMM6JT4E3P', 'test:credit:0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84RGASHWZGGMGMHE078FQDKkNCGA4gOMWiCrfpqemdkqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2g_zhwzgMO3E', NULL, 1795456248625),
	('led_01M84RGASSNQHJZH57J4GE6M8V', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84RGASHWZGGMGMHE078FQDKkNCGA4gOMWiCrfpqemdkqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2g_zhwzgMO3E', 'call_01M84RGASH3XRQCNX7GQPES8M4', 1795456248633),
	('led_01M84RGASZJ17ABCE02DYMYWHC', 'test:credit:0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M84RGASZF5EGRYFYYXSBDRA5', NULL, 1795456248639),
	('led_01M84RGATAVV2DZN3HST8TC9VX', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGAT4Z2MGEHZRBJ3H9A03waCNBogOAgGiCYgmspgEu6VnEltitAbEq2QLz3U02A', NULL, 1795456248650),
	('led_01M84RGATHQGXG7PSXV8XVAW6H', 'payments:held', 'test:earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGAT4Z2MGEHZRBJ3H9A03waCNBogOAgGiCYgmspgEu6VnEltitAbEq2QLz3U02A', 'call_01M84RGATG35XKP3MMYQWVMR5A', 1795456248657),
	('led_01M84RGATHVWECA8TT7RV96GEN', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGAT4Z2MGEHZRBJ3H9A03waCNBogOAgGiCYgmspgEu6VnEltitAbEq2QLz3U02A', 'call_01M84RGATG35XKP3MMYQWVMR5A', 1795456248657),
	('led_01M84RGAV21V8BGPT8Q5SSVTCC', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGATSVV5ETJM8DSKC0RV3haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLuQyZaDQCGd', NULL, 1795456248674),
	('led_01M84RGAVJFSZPB8PKG8SX3CST', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGATSVV5ETJM8DSKC0RV3haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLuQyZaDQCGd', 'call_01M84RGAVHYRRJ5J9GCQSTSZTY', 1795456248690),
	('led_01M84RGAVJCHDE9G5M83EJTAKY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGATSVV5ETJM8DSKC0RV3haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLuQyZaDQCGd', 'call_01M84RGAVHYRRJ5J9GCQSTSZTY', 1795456248690),
	('led_01M84RGAW4Y0HSC1DKTYPAYC3B', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGAVWQQ9JWTWJ8DW9JWJDhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYK2vtr5kLEn3', NULL, 1795456248708),
	('led_01M84RGAWGEN3QBEB40NFR0NHN', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGAVWQQ9JWTWJ8DW9JWJDhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYK2vtr5kLEn3', 'call_01M84RGAWG1GHDQ2YH2B26EWZ7', 1795456248720),
	('led_01M84RGAWG8TF7ZGWTW4RG9XHB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGAVWQQ9JWTWJ8DW9JWJDhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYK2vtr5kLEn3', 'call_01M84RGAWG1GHDQ2YH2B26EWZ7', 1795456248720),
	('led_01M84RGAX5Q60XE98JWEQNFCPN', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGAWVJY5V2HT84A0A5AD0haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFq-dSdcW9Z2', NULL, 1795456248741),
	('led_01M84RGAXHF2YB7K1SMEQHVFBJ', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGAWVJY5V2HT84A0A5AD0haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFq-dSdcW9Z2', 'call_01M84RGAXHBR72J1SYEXA0BXWQ', 1795456248753),
	('led_01M84RGAXHQVQJSC7XKY23CV5V', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGAWVJY5V2HT84A0A5AD0haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFq-dSdcW9Z2', 'call_01M84RGAXHBR72J1SYEXA0BXWQ', 1795456248753),
	('led_01M84RGAY63WT8RKXZGHG6B18X', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGAXYCA8NYEZSD3C34RQXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYO8UmFYTKLIF', NULL, 1795456248774),
	('led_01M84RGAYHCG4JTDQHDQE9WQ1W', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGAXYCA8NYEZSD3C34RQXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYO8UmFYTKLIF', 'call_01M84RGAYGAPZ60DKF8K2E2T94', 1795456248785),
	('led_01M84RGAYH85XTW56YTJZF3QVS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGAXYCA8NYEZSD3C34RQXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYO8UmFYTKLIF', 'call_01M84RGAYGAPZ60DKF8K2E2T94', 1795456248785),
	('led_01M84RGAZ5QRQR074HM738NCAS', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGAYWMFEAPZ2G7XDFCAA6haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYGOcTkvU3yoh', NULL, 1795456248805),
	('led_01M84RGAZH95Q6NVBT3M6KD17H', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGAYWMFEAPZ2G7XDFCAA6haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYGOcTkvU3yoh', 'call_01M84RGAZHY0WZE8PKVM3RBDGR', 1795456248817),
	('led_01M84RGAZHGEDFDMW8VC67YXQS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGAYWMFEAPZ2G7XDFCAA6haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYGOcTkvU3yoh', 'call_01M84RGAZHY0WZE8PKVM3RBDGR', 1795456248817),
	('led_01M84RGB02YXQE9G1804Q1N15G', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGAZVBAVMG9G85M07ZB74haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYKIAyPur_Tg6', NULL, 1795456248834),
	('led_01M84RGB0NDYDNF34MJABQNVM3', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGAZVBAVMG9G85M07ZB74haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYKIAyPur_Tg6', 'call_01M84RGB0M2V2027VZSB4R26B3', 1795456248853),
	('led_01M84RGB0NQ70XCXWYMQ2TXF4F', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGAZVBAVMG9G85M07ZB74haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYKIAyPur_Tg6', 'call_01M84RGB0M2V2027VZSB4R26B3', 1795456248853),
	('led_01M84RGB140KQC1M70KWAR54NP', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGB0XG72GNTK445Y19D0WhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMy5sbspuouW', NULL, 1795456248868),
	('led_01M84RGB1G22824PKPWV92KM5R', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGB0XG72GNTK445Y19D0WhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMy5sbspuouW', 'call_01M84RGB1F34B105XH050NQCNJ', 1795456248880),
	('led_01M84RGB1GMCE4QM47YCGSP8G4', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGB0XG72GNTK445Y19D0WhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMy5sbspuouW', 'call_01M84RGB1F34B105XH050NQCNJ', 1795456248880),
	('led_01M84RGB2463HM2TRMSBXWKARF', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGB1R70SP1T7WTPC4799XhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFhVAQikGAMS', NULL, 1795456248900),
	('led_01M84RGB2GCNKEBPRM96SNMXNX', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGB1R70SP1T7WTPC4799XhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFhVAQikGAMS', 'call_01M84RGB2G06N6HRR5W7CSMNCB', 1795456248912),
	('led_01M84RGB2GX9V5MXZ64WNWVG1H', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGB1R70SP1T7WTPC4799XhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFhVAQikGAMS', 'call_01M84RGB2G06N6HRR5W7CSMNCB', 1795456248912),
	('led_01M84RGB328WA8BKCJNVHFMDQ5', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGB2T8WG8MN13V9EGMPJ8haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYN4fQWPoTZwb', NULL, 1795456248930),
	('led_01M84RGB3DTQTRADT150DX7Y49', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGB2T8WG8MN13V9EGMPJ8haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYN4fQWPoTZwb', 'call_01M84RGB3D4CYFRCJK5Z4ADQZM', 1795456248941),
	('led_01M84RGB3DVXQRYRH2VAPF1341', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGB2T8WG8MN13V9EGMPJ8haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYN4fQWPoTZwb', 'call_01M84RGB3D4CYFRCJK5Z4ADQZM', 1795456248941),
	('led_01M84RGB3Z7SAFRTM3CGV7BM1W', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGB3QMCRXN1BMEQ4MGM0RhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMyFVfTKQdxn', NULL, 1795456248959),
	('led_01M84RGB4BJS4KMCH2BTH6SVPP', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGB3QMCRXN1BMEQ4MGM0RhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMyFVfTKQdxn', 'call_01M84RGB4BM5D9BQXT4F3M5X02', 1795456248971),
	('led_01M84RGB4BQG24KSQA0K1C49M3', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGB3QMCRXN1BMEQ4MGM0RhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMyFVfTKQdxn', 'call_01M84RGB4BM5D9BQXT4F3M5X02', 1795456248971),
	('led_01M84RGB4Y0G4BSJDZB7X5BRRG', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGB4NP617SMTZR9V4DWJXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYJdt1wDWA2Om', NULL, 1795456248990),
	('led_01M84RGB5BKQ3TDCV42ZFAS338', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGB4NP617SMTZR9V4DWJXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYJdt1wDWA2Om', 'call_01M84RGB5ADFX7T2XE5R6EZPRC', 1795456249003),
	('led_01M84RGB5BBJJGMXZJ42F91TV8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGB4NP617SMTZR9V4DWJXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYJdt1wDWA2Om', 'call_01M84RGB5ADFX7T2XE5R6EZPRC', 1795456249003),
	('led_01M84RGB63BR19DWEFG6GE9NTM', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84RGB5P9N35M1WJQA16Q962haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLt6AYSMWJVJ', NULL, 1795456249027),
	('led_01M84RGB6FR4VHNBX4N1B77XAH', 'payments:held', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 90000, 'USD', 'sale', 'pay_01M84RGB5P9N35M1WJQA16Q962haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLt6AYSMWJVJ', 'call_01M84RGB6EEZ4A4S1X6WEFAKVK', 1795456249039),
	('led_01M84RGB6FJRW0AA9CMKPKKN5W', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84RGB5P9N35M1WJQA16Q962haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLt6AYSMWJVJ', 'call_01M84RGB6EEZ4A4S1X6WEFAKVK', 1795456249039),
	('led_01M84RGB71WW3HTV48EZHHMYYB', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M84RGB6S4NDZHKXJMDD3DE4ChYCJeogOAgGiCYgpLcQqmZEp0h4AxSMGAaH07rZIxKWUJQeFrIdYYIE9dKZjXMw8', NULL, 1795456249057),
	('led_01M84RGB7YWB9H1NPT86KYNGW1', 'payments:held', 'earnings:usr_01M7TEXDFGAV183NJBHK1BFENP', 1800000, 'USD', 'sale', 'pay_01M84RGB6S4NDZHKXJMDD3DE4ChYCJeogOAgGiCYgpLcQqmZEp0h4AxSMGAaH07rZIxKWUJQeFrIdYYIE9dKZjXMw8', 'call_01M84RGB7YA5HC1T9HHPN66ZNQ', 1795456249086),
	('led_01M84RGB7YM4S8G07KXPMHHGQR', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M84RGB6S4NDZHKXJMDD3DE4ChYCJeogOAgGiCYgpLcQqmZEp0h4AxSMGAaH07rZIxKWUJQeFrIdYYIE9dKZjXMw8', 'call_01M84RGB7YA5HC1T9HHPN66ZNQ', 1795456249086),
	('led_01M84RGB8HFKJRNP1B554N9DJC', 'earnings:usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795456249105),
	('led_01M84RGB8H8NBCQD0751ABRJ9Q', 'earnings:usr_01M7TEXDFGAV183NJBHK1BFENP', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795456249105),
	('led_01M84RGB92JDACZPNYEDJ5BSZ7', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795456249122),
	('led_01M84RGBB0T0APM2JGN39NGE8B', 'operator:grants', 'credit:usr_01M84RGBAJJK47R6Z1B23KHC7K', 9000000, 'USD', 'top_up', NULL, NULL, 1795456249184),
	('led_01M84RGBBC0G7VRS329E83NP1W', 'credit:usr_01M84RGBAJJK47R6Z1B23KHC7K', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84RGBBB481WZPWQPB654R72hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogmILViYTc5TJ0Kr2lZwWqAS5OX6-L8', NULL, 1795456249196),
	('led_01M84RGBBCR65PEB01ZXA4VA6N', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84RGBBB481WZPWQPB654R72hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogmILViYTc5TJ0Kr2lZwWqAS5OX6-L8', 'call_01M84RGBBCBXK7QMPJ1TH3YJJP', 1795456249196),
	('led_01M84RGBC543NJXJXP4QPHEJFN', 'credit:usr_01M84RGBAJJK47R6Z1B23KHC7K', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', NULL, 1795456249221),
	('led_01M84RGBC5VW95TT9SQT75KER3', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', 'call_01M84RGBC3PMNW9BREP0P2X5TD', 1795456249221),
	('led_01M84RGBCSKJ2299ZCDZJ0FYQR', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', 'call_01M84RGBC3PMNW9BREP0P2X5TD', 1795456249241),
	('led_01M84RGBCS4NMWY4P7R35FEJTN', 'payments:held', 'earnings:usr_01M7TEXDFGAV183NJBHK1BFENP', 2700000, 'USD', 'sale', 'pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', 'call_01M84RGBC3PMNW9BREP0P2X5TD', 1795456249241),
	('led_01M84RGBCSEW16YKXCCTW41XSB', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', 'call_01M84RGBC3PMNW9BREP0P2X5TD', 1795456249241),
	('led_01M84RGBDERVPM60P8CEE1YET9', 'credit:usr_01M84RGBAJJK47R6Z1B23KHC7K', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84RGBDD3122KAMP5AWENZK3hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogmILViYTc5TJ0Kr2lZwwjA02rGXeGY', NULL, 1795456249262),
	('led_01M84RGBDERQS733VBMXDKQ02D', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84RGBDD3122KAMP5AWENZK3hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogmILViYTc5TJ0Kr2lZwwjA02rGXeGY', 'call_01M84RGBDDPCA9S604NGN9YZ61', 1795456249262),
	('led_01M84RGBDXC4DQY62PTR6JVDWT', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M84RGBDD3122KAMP5AWENZK3hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogmILViYTc5TJ0Kr2lZwwjA02rGXeGY', 'call_01M84RGBDDPCA9S604NGN9YZ61', 1795456249277),
	('led_01M84RGBDXGGT7RAZ9XP424TZC', 'payments:held', 'credit:usr_01M84RGBAJJK47R6Z1B23KHC7K', 3000000, 'USD', 'refund', 'pay_01M84RGBDD3122KAMP5AWENZK3hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogmILViYTc5TJ0Kr2lZwwjA02rGXeGY', NULL, 1795456249277),
	('led_01M84RGBF2M3RPS33Q3X4AJKZY', 'provider:stripe', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 5000000, 'USD', 'top_up', 'top_01M84RGBEMZKDS5XQ1A242NPZS', NULL, 1795456249314),
	('led_01M84RGBFAKK21ZXA33CP3K18S', 'credit:usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M84RGBEMZKDS5XQ1A242NPZS', NULL, 1795456249322),
	('led_01M84RGCHVR7JN310371VWT3YN', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M84RGCHJRKDZ7PADHAPP7TK7wOCnEogOLcqOqQjW8o6oenPjuFEoaO4', NULL, 1795456250427),
	('led_01M84RGCJC5FAQT7CXB9XNZFYZ', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M84RGCHJRKDZ7PADHAPP7TK7wOCnEogOLcqOqQjW8o6oenPjuFEoaO4', 'call_01M84RGCJ3P8P9Y9MCBXRVQBZS', 1795456250444),
	('led_01M84RGCKPHRMG7KFJ9M5H1DE3', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84RGCKGZ0NNZ95H4XC9WRQZwNCGA4gOMWiCrfpqemdkoLVF8s3Frrw', NULL, 1795456250486),
	('led_01M84RGD30J8F2MKGCVHVTW310', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M84RGD2WDF3Z93QKABQ4R8X8wOCnEogOLcqOqQjW8o6omw2SKsZLP5c', NULL, 1795456250976),
	('led_01M84RGD37K26BWMHC3KZJS4JF', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M84RGD2WDF3Z93QKABQ4R8X8wOCnEogOLcqOqQjW8o6omw2SKsZLP5c', 'call_01M84RGD352W32WP7D49QYEFPY', 1795456250983),
	('led_01M84RGD3QDFVBXGGHN8BG6AXZ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84RGD3HB8J70RQJBR4F84JGwNCGA4gOJcwE4TpnZMXeYGcO5kuc', NULL, 1795456250999);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M84RGAVWQQ9JWTWJ8DW9JWJDhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYK2vtr5kLEn3', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248700, 1795459848708, 1795456248708, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248708),
	('pay_01M84RGARMBTVTZ918S2JWFMG4jsCEPYgOxQFo6m3RE4UayDSNX15aOVQgH_NZZFNVU1dL1lPvNDY1AVeAqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2QYfjM73-cCQ', 'credit', 'credit:0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 1795456248596, 1795459848608, 1795456248608, NULL, NULL),
	('pay_01M7TEXDKCSYB00RJB08W3FQB6wNCGA4gOMWiCrfpqemdkatP1rLYrFJ0', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795110647404, 1795114247411, 1795110647411, NULL, NULL),
	('pay_01M7TEXDKXCVD3968XZYB7B7QShNCGA4gOMWiCrfpqemdkBgGh9O62SMSllCUHhayHWGCReKpDHXUCdw', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795110647421, 1795114247434, 1795110647434, NULL, NULL),
	('pay_01M7TEXDK8MEMNJBA4NQ1GTWC0wNCGA4gOMWiCrfpqemdkK31FVxVdSXY', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795110647400, 1795111547400, NULL, NULL, NULL),
	('pay_01M84RGAKD2JA5R0FG7SYS4MKSwaCNBogOAgGiCYgqTAbsOS2DRa9IdXJFoisBZCSMuw', 'asset', 'ast_01M84RGAJC0VP3JBC38PQMGXBJ', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795456248429, 1795459848462, 1795456248435, NULL, NULL),
	('pay_01M84RGAMSWBFF2WK2A8TNPK2QwNCGA4gOMWiCrfpqemdk1pqZnGtkhBg', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795456248473, 1795459848480, 1795456248480, NULL, NULL),
	('pay_01M84RGASHWZGGMGMHE078FQDKkNCGA4gOMWiCrfpqemdkqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2g_zhwzgMO3E', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 1795456248625, 1795459848625, 1795456248625, NULL, NULL),
	('pay_01M84RGANG88D6YW6Q1AMWCJN9hNCGA4gOMWiCrfpqemdkBgGh9O62SMSllCUHhayHWGAL2ctFW0V0Gg', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248496, 1795459848503, 1795456248503, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248503),
	('pay_01M84RGAPAV69W4QFG7BW43C2GwNCGA4gOMXkGn8t9OmdkaPhohX4QtuE', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795456248522, 1795459848528, 1795456248528, NULL, NULL),
	('pay_01M84RGAYWMFEAPZ2G7XDFCAA6haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYGOcTkvU3yoh', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248796, 1795459848805, 1795456248805, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248805),
	('pay_01M84RGAQPF1KGDXBJCD0SN5Y7jNCGA4gOMWiCrfpqemdkqQEezF_8RyBZ5iafO0kbkyFWUellSnGcQYQofy0tsVdFdEca3EQ', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x0ba87b4aba2335fd0cf19a905c46e306f82f3351', '0x0ba87b4aba2335fd0cf19a905c46e306f82f3351', 1795456248566, 1795459848579, 1795456248579, NULL, NULL),
	('pay_01M84RGAT4Z2MGEHZRBJ3H9A03waCNBogOAgGiCYgmspgEu6VnEltitAbEq2QLz3U02A', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795456248644, 1795459848650, 1795456248650, NULL, NULL),
	('pay_01M84RGAWVJY5V2HT84A0A5AD0haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFq-dSdcW9Z2', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248731, 1795459848741, 1795456248741, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248741),
	('pay_01M84RGATSVV5ETJM8DSKC0RV3haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLuQyZaDQCGd', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248665, 1795459848674, 1795456248674, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248674),
	('pay_01M84RGB1R70SP1T7WTPC4799XhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFhVAQikGAMS', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248888, 1795459848900, 1795456248900, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248900),
	('pay_01M84RGAXYCA8NYEZSD3C34RQXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYO8UmFYTKLIF', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248766, 1795459848774, 1795456248774, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248774),
	('pay_01M84RGB0XG72GNTK445Y19D0WhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMy5sbspuouW', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248861, 1795459848868, 1795456248868, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248868),
	('pay_01M84RGAZVBAVMG9G85M07ZB74haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYKIAyPur_Tg6', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248827, 1795459848834, 1795456248834, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248834),
	('pay_01M84RGB5P9N35M1WJQA16Q962haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLt6AYSMWJVJ', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456249014, 1795459849027, 1795456249027, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456249027),
	('pay_01M84RGB2T8WG8MN13V9EGMPJ8haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYN4fQWPoTZwb', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248922, 1795459848930, 1795456248930, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248930),
	('pay_01M84RGB3QMCRXN1BMEQ4MGM0RhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMyFVfTKQdxn', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248951, 1795459848959, 1795456248959, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248959),
	('pay_01M84RGB4NP617SMTZR9V4DWJXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYJdt1wDWA2Om', 'asset', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456248981, 1795459848990, 1795456248990, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248990),
	('pay_01M84RGB6S4NDZHKXJMDD3DE4ChYCJeogOAgGiCYgpLcQqmZEp0h4AxSMGAaH07rZIxKWUJQeFrIdYYIE9dKZjXMw8', 'asset', 'ast_01M84RGA9DRGN9K499T8F01H93', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795456249049, 1795459849057, 1795456249057, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456249057),
	('pay_01M84RGBBB481WZPWQPB654R72hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogmILViYTc5TJ0Kr2lZwWqAS5OX6-L8', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M84RGBARK16WWMS78ANXMNKG', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 1795456249195, 1795459849196, 1795456249196, 'key_01M84RGBARK16WWMS78ANXMNKG', 1795456249196),
	('pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', 'asset', 'ast_01M84RGA9DRGN9K499T8F01H93', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M84RGBARK16WWMS78ANXMNKG', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 1795456249219, 1795459849241, 1795456249221, 'key_01M84RGBARK16WWMS78ANXMNKG', 1795456249221),
	('pay_01M84RGD3HB8J70RQJBR4F84JGwNCGA4gOJcwE4TpnZMXeYGcO5kuc', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795456250993, 1795542650999, 1795456250999, NULL, NULL),
	('pay_01M84RGD49S45Y9G6Q4GZ9ZQYPhNCGA4gOMWiCrfpqemdkBgGh9O62SMSllCUHhayHWGCk-DwZTFmnAg', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', NULL, 1795456251017, 1795457151017, NULL, NULL, NULL),
	('pay_01M84RGBDD3122KAMP5AWENZK3hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogmILViYTc5TJ0Kr2lZwwjA02rGXeGY', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M84RGBARK16WWMS78ANXMNKG', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 1795456249261, 1795459849262, 1795456249262, NULL, NULL),
	('pay_01M84RGCHJRKDZ7PADHAPP7TK7wOCnEogOLcqOqQjW8o6oenPjuFEoaO4', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795456250418, 1795459850427, 1795456250427, NULL, NULL),
	('pay_01M84RGCKGZ0NNZ95H4XC9WRQZwNCGA4gOMWiCrfpqemdkoLVF8s3Frrw', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795456250480, 1795459850486, 1795456250486, NULL, NULL),
	('pay_01M84RGCS2F9YJBAZDRMAPNVN4jNCGA4gOMWiCrfpqemdkqQEezWAcQCEnjTpPYCIoYkwgG7BZICdyGkxxoCIgp8R97n52hl4', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x1bb066d291593bb62ee8340d4a6c28e048e341ec', NULL, 1795456250658, 1795457150658, NULL, NULL, NULL),
	('pay_01M84RGCT871W67YHH6NAXFD6QjNCGA4gOMWiCrfpqemdkqQEe2SJBa60trlMxXuMsb04BZW00iFjFWXEuyXI9twGzzpEYiU0', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xd1f5d5138a98db3730b8f5c514c4a41a8d3fde71', NULL, 1795456250696, 1795457150696, NULL, NULL, NULL),
	('pay_01M84RGD2WDF3Z93QKABQ4R8X8wOCnEogOLcqOqQjW8o6omw2SKsZLP5c', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795456250972, 1795542650976, 1795456250976, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M84RGB8HA2H7R5K6P4ZB95S8', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795456249105, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M84RGB8HR9J4CG15TDSVCN7K', 'pob_01M84RGB8HA2H7R5K6P4ZB95S8', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795456249105, NULL),
	('pot_01M84RGB8H2RWJR6P8JRVZ4M0E', 'pob_01M84RGB8HA2H7R5K6P4ZB95S8', 'usr_01M7TEXDFGAV183NJBHK1BFENP', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795456249105, 1795456249122);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795456249105);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 1795110647386),
	('usr_01M7TEXDFGAV183NJBHK1BFENP', 1795110647394);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M84RGBC5WVRYNPME1Y7KC75C', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', 'call_01M84RGBC3PMNW9BREP0P2X5TD', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 'key_01M84RGBARK16WWMS78ANXMNKG', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M84RGA9DRGN9K499T8F01H93', 'rev_01M84RGBCSBJP2ZXMGVJDPC8S7', NULL, NULL, 1795456249221, 1803232249221, 1795456249241),
	('plg_01M84RGBDEQC5RM9PAF3C44CWE', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M84RGBDD3122KAMP5AWENZK3hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogmILViYTc5TJ0Kr2lZwwjA02rGXeGY', 'call_01M84RGBDDPCA9S604NGN9YZ61', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 'key_01M84RGBARK16WWMS78ANXMNKG', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795456249262, 1803232249262, 1795456249277),
	('plg_01M84RGBBC3AJ267WB06V90S73', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M84RGBBB481WZPWQPB654R72hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogmILViYTc5TJ0Kr2lZwWqAS5OX6-L8', 'call_01M84RGBBCBXK7QMPJ1TH3YJJP', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 'key_01M84RGBARK16WWMS78ANXMNKG', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795456249653, 1795456249196, 1803232249196, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M84RGCNBFYTJFY6EV4KK7DC5', 1795456250595, 1795456265595);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M84RGAKW2C3MBS7YX1KYV354', 'pay_01M84RGAKD2JA5R0FG7SYS4MKSwaCNBogOAgGiCYgqTAbsOS2DRa9IdXJFoisBZCSMuw', 'ast_01M84RGAJC0VP3JBC38PQMGXBJ', 'anonymous', 'given_back', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248444, NULL, 1795456248444),
	('call_01M84RGAN6KQ0VNSWY9SDFWFCA', 'pay_01M84RGAMSWBFF2WK2A8TNPK2QwNCGA4gOMWiCrfpqemdk1pqZnGtkhBg', 'counted-echo', 'anonymous', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248487, NULL, 1795456248489),
	('call_01M84RGAP31656XWQF44493MQ4', 'pay_01M84RGANG88D6YW6Q1AMWCJN9hNCGA4gOMWiCrfpqemdkBgGh9O62SMSllCUHhayHWGAL2ctFW0V0Gg', 'counted-echo', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248515, NULL, 1795456248519),
	('call_01M84RGAPPKBW1JKR2XVEWD0BJ', 'pay_01M84RGAPAV69W4QFG7BW43C2GwNCGA4gOMXkGn8t9OmdkaPhohX4QtuE', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248534, NULL, 1795456248537),
	('call_01M84RGAVHYRRJ5J9GCQSTSZTY', 'pay_01M84RGATSVV5ETJM8DSKC0RV3haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLuQyZaDQCGd', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248690, NULL, 1795456248690),
	('call_01M84RGAQRDWRP9ND9TGVD1MHX', 'pay_01M84RGAQPF1KGDXBJCD0SN5Y7jNCGA4gOMWiCrfpqemdkqQEezF_8RyBZ5iafO0kbkyFWUellSnGcQYQofy0tsVdFdEca3EQ', 'counted-echo', '0x0ba87b4aba2335fd0cf19a905c46e306f82f3351', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x0ba87b4aba2335fd0cf19a905c46e306f82f3351', '0x0ba87b4aba2335fd0cf19a905c46e306f82f3351', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x0ba87b4aba2335fd0cf19a905c46e306f82f3351 0x584864d4a261829808500158f3991d17a2c08d500e96f3f77f06503526e369e5', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xa2d5a2e875fc748f05273337c9fa3917551bc5d50dc44232fc8f2570aca59b3616c2b458c297f07d1cc6436b5fb8821695101f14196b0315d3708205d71861531c","authorization":{"from":"0x0bA87b4aBa2335FD0cF19a905C46E306F82f3351","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795456308","nonce":"0x584864d4a261829808500158f3991d17a2c08d500e96f3f77f06503526e369e5"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x5241d941875741da5e082802fe245159bea6a14eae88344b40ed3a3633918633', '0x0ba87b4aba2335fd0cf19a905c46e306f82f3351', 0, 0, 1795456248568, NULL, 1795456248579),
	('call_01M84RGARP4F7JH54THK7PK23X', 'pay_01M84RGARMBTVTZ918S2JWFMG4jsCEPYgOxQFo6m3RE4UayDSNX15aOVQgH_NZZFNVU1dL1lPvNDY1AVeAqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2QYfjM73-cCQ', 'credit:0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, 'credit 1000000', NULL, NULL, '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a 0x0127c3ef39964b803a43e98393c90bd7fb5bc549e9ed1aad0459a198275e1827', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x60565df70c2a6008e210a5b7b307efbaee9242c0a42a29879a2b325814f6c2ed54ea79a14237af02aefa2fc9d620e2cbf38d8728cbed0ce542315570ce7c79581c","authorization":{"from":"0x07c4C9B6aADd9eC10fA8099999B81a9d34a24F5a","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795456308","nonce":"0x0127c3ef39964b803a43e98393c90bd7fb5bc549e9ed1aad0459a198275e1827"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x5bdb283980c914a27f66d0938cc60bcad26e28e02169b4cfcc2d62b32163e20e', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 0, 0, 1795456248598, NULL, 1795456248608),
	('call_01M84RGASH3XRQCNX7GQPES8M4', 'pay_01M84RGASHWZGGMGMHE078FQDKkNCGA4gOMWiCrfpqemdkqQEezEdIZhdAvmz1cwUcBkutU1VTpCF9a2BYeHg2g_zhwzgMO3E', 'counted-echo', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 'siwx:qitH-YguIxm5Qc1_87vRPPN_fOoAUBC8blElSTL0MeE', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248625, NULL, 1795456248633),
	('call_01M84RGATG35XKP3MMYQWVMR5A', 'pay_01M84RGAT4Z2MGEHZRBJ3H9A03waCNBogOAgGiCYgmspgEu6VnEltitAbEq2QLz3U02A', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'anonymous', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248657, NULL, 1795456248657),
	('call_01M84RGAWG1GHDQ2YH2B26EWZ7', 'pay_01M84RGAVWQQ9JWTWJ8DW9JWJDhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYK2vtr5kLEn3', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248720, NULL, 1795456248720),
	('call_01M84RGAXHBR72J1SYEXA0BXWQ', 'pay_01M84RGAWVJY5V2HT84A0A5AD0haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFq-dSdcW9Z2', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248753, NULL, 1795456248753),
	('call_01M84RGAYGAPZ60DKF8K2E2T94', 'pay_01M84RGAXYCA8NYEZSD3C34RQXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYO8UmFYTKLIF', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248785, NULL, 1795456248785),
	('call_01M84RGAZHY0WZE8PKVM3RBDGR', 'pay_01M84RGAYWMFEAPZ2G7XDFCAA6haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYGOcTkvU3yoh', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248817, NULL, 1795456248817),
	('call_01M84RGB0M2V2027VZSB4R26B3', 'pay_01M84RGAZVBAVMG9G85M07ZB74haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYKIAyPur_Tg6', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248853, NULL, 1795456248853),
	('call_01M84RGB1F34B105XH050NQCNJ', 'pay_01M84RGB0XG72GNTK445Y19D0WhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMy5sbspuouW', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248880, NULL, 1795456248880),
	('call_01M84RGB2G06N6HRR5W7CSMNCB', 'pay_01M84RGB1R70SP1T7WTPC4799XhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFhVAQikGAMS', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248912, NULL, 1795456248912),
	('call_01M84RGB3D4CYFRCJK5Z4ADQZM', 'pay_01M84RGB2T8WG8MN13V9EGMPJ8haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYN4fQWPoTZwb', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248941, NULL, 1795456248941),
	('call_01M84RGB4BM5D9BQXT4F3M5X02', 'pay_01M84RGB3QMCRXN1BMEQ4MGM0RhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMyFVfTKQdxn', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456248971, NULL, 1795456248971),
	('call_01M84RGB5ADFX7T2XE5R6EZPRC', 'pay_01M84RGB4NP617SMTZR9V4DWJXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYJdt1wDWA2Om', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456249003, NULL, 1795456249003),
	('call_01M84RGB6EEZ4A4S1X6WEFAKVK', 'pay_01M84RGB5P9N35M1WJQA16Q962haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLt6AYSMWJVJ', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456249039, NULL, 1795456249039),
	('call_01M84RGB7YA5HC1T9HHPN66ZNQ', 'pay_01M84RGB6S4NDZHKXJMDD3DE4ChYCJeogOAgGiCYgpLcQqmZEp0h4AxSMGAaH07rZIxKWUJQeFrIdYYIE9dKZjXMw8', 'ast_01M84RGA9DRGN9K499T8F01H93', 'key_01M7TEXDJ8RJJS8987GPP8EP30', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456249086, NULL, 1795456249086),
	('call_01M84RGBBCBXK7QMPJ1TH3YJJP', 'pay_01M84RGBBB481WZPWQPB654R72hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogmILViYTc5TJ0Kr2lZwWqAS5OX6-L8', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M84RGBARK16WWMS78ANXMNKG', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456249196, NULL, 1795456249196),
	('call_01M84RGBC3PMNW9BREP0P2X5TD', 'pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', 'ast_01M84RGA9DRGN9K499T8F01H93', 'key_01M84RGBARK16WWMS78ANXMNKG', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456249221, NULL, 1795456249221),
	('call_01M84RGBDDPCA9S604NGN9YZ61', 'pay_01M84RGBDD3122KAMP5AWENZK3hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogmILViYTc5TJ0Kr2lZwwjA02rGXeGY', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M84RGBARK16WWMS78ANXMNKG', 'given_back', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456249262, NULL, 1795456249262),
	('call_01M84RGCJ3P8P9Y9MCBXRVQBZS', 'pay_01M84RGCHJRKDZ7PADHAPP7TK7wOCnEogOLcqOqQjW8o6oenPjuFEoaO4', 'scan-submit', 'anonymous', 'used', 'proc_01M7TEXD3MYP7WGMAM604E5ZEQ', NULL, NULL, NULL, '{"requestId":"req_01M84RGCJ2B5PHT66QN9ZZQV6N","data":{"id":"job_01M84RGCJBCPFTXC5107KD3TF4"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456250436, NULL, 1795456250444),
	('call_01M84RGCS7857YTEC27RY79E6J', 'pay_01M84RGCS2F9YJBAZDRMAPNVN4jNCGA4gOMWiCrfpqemdkqQEezWAcQCEnjTpPYCIoYkwgG7BZICdyGkxxoCIgp8R97n52hl4', 'counted-echo', '0x1bb066d291593bb62ee8340d4a6c28e048e341ec', 'refused', 'proc_01M84RGCNBFYTJFY6EV4KK7DC5', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x1bb066d291593bb62ee8340d4a6c28e048e341ec', '0x1bb066d291593bb62ee8340d4a6c28e048e341ec', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x1bb066d291593bb62ee8340d4a6c28e048e341ec 0x94ff7b41d7b08808715c1e0d99fa39321f5c8a9639cc6dfd0b9522c7bc91b861', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xa5e3ff3de8cf76ba27e7e8987adfd6507134067d37cfae1951b5de608c54b0026137aa833a82789e1bd6910778221336e06ed62d2a01c5c708d9d216e21aadd01c","authorization":{"from":"0x1bb066d291593bB62EE8340D4a6C28e048e341Ec","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795456310","nonce":"0x94ff7b41d7b08808715c1e0d99fa39321f5c8a9639cc6dfd0b9522c7bc91b861"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795456250664, NULL, 1795456250679),
	('call_01M84RGCTB8NBF7EKKPVAHYZNN', 'pay_01M84RGCT871W67YHH6NAXFD6QjNCGA4gOMWiCrfpqemdkqQEe2SJBa60trlMxXuMsb04BZW00iFjFWXEuyXI9twGzzpEYiU0', 'counted-echo', '0xd1f5d5138a98db3730b8f5c514c4a41a8d3fde71', 'unknown', 'proc_01M84RGCNBFYTJFY6EV4KK7DC5', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xd1f5d5138a98db3730b8f5c514c4a41a8d3fde71', '0xd1f5d5138a98db3730b8f5c514c4a41a8d3fde71', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xd1f5d5138a98db3730b8f5c514c4a41a8d3fde71 0x7f5452c92f16c0e1498e92be289738baa0140b755bede5728da4a204a3eb94dc', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x047e34f5cd250e6f08bc32e7ce421f218af8398f8c31c4bc95e903e7c33c305d4233173210644f653bab92845105012f3743b23dc6eee7163f2d20d9fdf0ae871b","authorization":{"from":"0xD1F5d5138a98db3730B8f5C514C4a41A8d3fDE71","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795456310","nonce":"0x7f5452c92f16c0e1498e92be289738baa0140b755bede5728da4a204a3eb94dc"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795456250701, 1795456250963, NULL),
	('call_01M84RGD352W32WP7D49QYEFPY', 'pay_01M84RGD2WDF3Z93QKABQ4R8X8wOCnEogOLcqOqQjW8o6omw2SKsZLP5c', 'scan-submit', 'anonymous', 'used', 'proc_01M84RGCNBFYTJFY6EV4KK7DC5', NULL, NULL, NULL, '{"requestId":"req_01M84RGD343ZEN75PR3HHG7JXT","data":{"id":"job_01M84RGD37X1PFYG012FFPBESM"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456250981, NULL, 1795456250983),
	('call_01M84RGD3XZ7GY48ZK32SC1ZMK', 'pay_01M84RGD3HB8J70RQJBR4F84JGwNCGA4gOJcwE4TpnZMXeYGcO5kuc', 'slow-echo', 'anonymous', 'reserved', 'proc_01M84RGCNBFYTJFY6EV4KK7DC5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795456251005, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M84RGAKW6W1R61WY0YMP75Z9', 'file_missing', 0, 1795456248460);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M84RGAKW6W1R61WY0YMP75Z9', 'pay_01M84RGAKD2JA5R0FG7SYS4MKSwaCNBogOAgGiCYgqTAbsOS2DRa9IdXJFoisBZCSMuw', 'call_01M84RGAKW2C3MBS7YX1KYV354', 'ast_01M84RGAJC0VP3JBC38PQMGXBJ', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 1, 'anonymous', 1795456248444, NULL),
	('rev_01M84RGATHR9RZTXCK4CMQZQYP', 'pay_01M84RGAT4Z2MGEHZRBJ3H9A03waCNBogOAgGiCYgmspgEu6VnEltitAbEq2QLz3U02A', 'call_01M84RGATG35XKP3MMYQWVMR5A', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 1, 'anonymous', 1795456248657, NULL),
	('rev_01M84RGAVJXVEZXN2JBCYSV7NW', 'pay_01M84RGATSVV5ETJM8DSKC0RV3haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLuQyZaDQCGd', 'call_01M84RGAVHYRRJ5J9GCQSTSZTY', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248690, NULL),
	('rev_01M84RGAWGJCZ35H2EH6WBHXB8', 'pay_01M84RGAVWQQ9JWTWJ8DW9JWJDhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYK2vtr5kLEn3', 'call_01M84RGAWG1GHDQ2YH2B26EWZ7', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248720, NULL),
	('rev_01M84RGAXHFKDB79CDD34HK3JT', 'pay_01M84RGAWVJY5V2HT84A0A5AD0haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFq-dSdcW9Z2', 'call_01M84RGAXHBR72J1SYEXA0BXWQ', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248753, NULL),
	('rev_01M84RGAYHRDS4F0D9YX5PJ0MT', 'pay_01M84RGAXYCA8NYEZSD3C34RQXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYO8UmFYTKLIF', 'call_01M84RGAYGAPZ60DKF8K2E2T94', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248785, NULL),
	('rev_01M84RGAZH9FNSP718QBX1W7XV', 'pay_01M84RGAYWMFEAPZ2G7XDFCAA6haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYGOcTkvU3yoh', 'call_01M84RGAZHY0WZE8PKVM3RBDGR', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248817, NULL),
	('rev_01M84RGB0NX41FGG6BB8BDRX8Z', 'pay_01M84RGAZVBAVMG9G85M07ZB74haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYKIAyPur_Tg6', 'call_01M84RGB0M2V2027VZSB4R26B3', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248853, NULL),
	('rev_01M84RGB1GF517AS0X6XV5N1YN', 'pay_01M84RGB0XG72GNTK445Y19D0WhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMy5sbspuouW', 'call_01M84RGB1F34B105XH050NQCNJ', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248880, NULL),
	('rev_01M84RGB2GX81360VAW2AXTDE6', 'pay_01M84RGB1R70SP1T7WTPC4799XhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYFhVAQikGAMS', 'call_01M84RGB2G06N6HRR5W7CSMNCB', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248912, NULL),
	('rev_01M84RGB3DANMJBTQQVHPMJ9VV', 'pay_01M84RGB2T8WG8MN13V9EGMPJ8haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYN4fQWPoTZwb', 'call_01M84RGB3D4CYFRCJK5Z4ADQZM', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248941, NULL),
	('rev_01M84RGB4BPMNEKW0A3ADKBENM', 'pay_01M84RGB3QMCRXN1BMEQ4MGM0RhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYMyFVfTKQdxn', 'call_01M84RGB4BM5D9BQXT4F3M5X02', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456248971, NULL),
	('rev_01M84RGB5BEY94P4C4A59YJDD0', 'pay_01M84RGB4NP617SMTZR9V4DWJXhaCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYJdt1wDWA2Om', 'call_01M84RGB5ADFX7T2XE5R6EZPRC', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456249003, NULL),
	('rev_01M84RGB6FAMSPSRT8FEBFA6X9', 'pay_01M84RGB5P9N35M1WJQA16Q962haCNBogOAgGiCYgmspgEu6VnEltitAYGAaH07rZIxKWUJQeFrIdYYLt6AYSMWJVJ', 'call_01M84RGB6EEZ4A4S1X6WEFAKVK', 'ast_01M84RG9NJK02BQ9B729DP5D06', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 10000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456249039, NULL),
	('rev_01M84RGB7YXXTEN4Q4TFPPY6ZE', 'pay_01M84RGB6S4NDZHKXJMDD3DE4ChYCJeogOAgGiCYgpLcQqmZEp0h4AxSMGAaH07rZIxKWUJQeFrIdYYIE9dKZjXMw8', 'call_01M84RGB7YA5HC1T9HHPN66ZNQ', 'ast_01M84RGA9DRGN9K499T8F01H93', 'usr_01M7TEXDFGAV183NJBHK1BFENP', 2000000, 200000, 'USD', 0, 'key_01M7TEXDJ8RJJS8987GPP8EP30', 1795456249086, NULL),
	('rev_01M84RGBCSBJP2ZXMGVJDPC8S7', 'pay_01M84RGBC3ESQVEZQ9465NC22DhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogmILViYTc5TJ0Kr2lZw3mUqW3ZqaFo', 'call_01M84RGBC3PMNW9BREP0P2X5TD', 'ast_01M84RGA9DRGN9K499T8F01H93', 'usr_01M7TEXDFGAV183NJBHK1BFENP', 3000000, 300000, 'USD', 0, 'key_01M84RGBARK16WWMS78ANXMNKG', 1795456249241, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795456246754),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795456246772),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795456246793),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795456246811),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795456246830),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795456246860),
	('0007-prices', '41191294ee567777a80bc921a23fce26376b06db294c065c34a6fed5906d1f04', 1795456246879),
	('0008-browser-sessions', '09d27df0d30554cd76718f399a1539e2cf092606135c1a6b1d480f00b0cc6453', 1795456246881),
	('0009-owned-tools', '5d5f824403449cf761fa663cae4ab89c03547b83828d94f9d00ec5bab363dcc5', 1795456246886);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M84RG9NJK02BQ9B729DP5D06', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M84RGA9DRGN9K499T8F01H93', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TEXDFGAV183NJBHK1BFENP', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M84RGBR31D2DWJP5QDC5CZJ0', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 100000, 'Sightings of quetzals in Costa Rica

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
	('04771418c590d8f4f80ace1ad30db4243d854c9ff6ba07607afbc6e2283eccf1', 'usr_00000000000000000000000000', 1795110647172, 1797702647172, 'bearer', NULL, NULL),
	('c1ef48ba3e4bbdddf17110a8419647e4d44e9a609c45d086e5a4d2fa2312433d', 'usr_01M7TEXDDF6M40QX4YPFS6RHEQ', 1795110647217, 1797702647217, 'bearer', NULL, NULL),
	('b9e0d950369c88dcf48ac868bd08d441d078b81501571a423126423ba293025c', 'usr_01M7TEXDFGAV183NJBHK1BFENP', 1795110647281, 1797702647281, 'bearer', NULL, NULL),
	('e7252118e1249e690bcf6677110db2259ab8ba9cc857d101d1e685e8a9c6d9f8', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 1795110647361, 1797702647361, 'bearer', NULL, NULL),
	('6aa3ca338a84d335de8593c5cf96ebe81c51993a1eaa7fd861131093f5e56a9e', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 1795456249171, 1798048249171, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('54043ce2023c005f6d574d2bd4cc1ca71f0c38b70a75761dd8d9bd4f9f3dc9d6', 'usr_01M84RGBWSV3W7TWHYRFGR7BMG', 1795456249756, 1795542649756, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795456249312);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x0ba87b4aba2335fd0cf19a905c46e306f82f3351', 9950000, 10000000, 1795456248576),
	('0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', 9000000, 10000000, 1795456248604),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x0ba87b4aba2335fd0cf19a905c46e306f82f3351', '0x584864d4a261829808500158f3991d17a2c08d500e96f3f77f06503526e369e5', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x5241d941875741da5e082802fe245159bea6a14eae88344b40ed3a3633918633', 1795456248576),
	('0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', '0x0127c3ef39964b803a43e98393c90bd7fb5bc549e9ed1aad0459a198275e1827', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x5bdb283980c914a27f66d0938cc60bcad26e28e02169b4cfcc2d62b32163e20e', 1795456248604);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795110647116),
	('word-count', 1, 1795110647134),
	('slugify', 1, 1795110647140),
	('random-uuid', 1, 1795110647152),
	('hk-weather', 1, 1795110647156),
	('outline', 1, 1795110647160),
	('read-at-once', 1, 1795110647162),
	('scan-submit', 1, 1795110647163),
	('scan-result', 1, 1795110647165),
	('counted-echo', 1, 1795110647168),
	('failing-echo', 1, 1795110647173),
	('city-list-bikes', 1, 1795456250260),
	('city-get-bike', 1, 1795456250260),
	('city-create-tree', 1, 1795456250262),
	('slow-echo', 1, 1795456250631);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M84RGCJSY9F1VBTEMEWTMPHF', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M84RGCJSY9F1VBTEMEWTMPHF', 'image/png', 19, 1795456250457, 1795546250457);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795110647177, 0, NULL),
	('timestamp', 'healthy', 1795456250618, 0, NULL),
	('word-count', 'healthy', 1795456250637, 0, NULL),
	('slugify', 'healthy', 1795456250654, 0, NULL),
	('random-uuid', 'healthy', 1795456250658, 0, NULL),
	('hk-weather', 'unhealthy', 1795456250664, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795456250666, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795456250668, 0, NULL),
	('read-at-once', 'healthy', 1795456250670, 0, NULL),
	('scan-submit', 'healthy', 1795456250672, 0, NULL),
	('scan-result', 'healthy', 1795456250675, 3, NULL),
	('counted-echo', 'healthy', 1795456250678, 0, NULL),
	('slow-echo', 'healthy', 1795456250681, 0, NULL),
	('city-create-tree', 'unhealthy', 1795456250687, 4, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795456250693, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795456250695, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M84RGCJBCPFTXC5107KD3TF4', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M84RGCJ3P8P9Y9MCBXRVQBZS', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M84RGCJSY9F1VBTEMEWTMPHF"}]}', NULL, NULL, 1795456250443, NULL, 1795456250464, 1795542650464, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M84RGD37X1PFYG012FFPBESM', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M84RGD352W32WP7D49QYEFPY', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795456250983, NULL, NULL, 1795629050983, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795456249761, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M84RGBXEH5N39X88RKCJYGV9', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:40353/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:40353"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'fAMxBEpm11Ll_EfrcKdTbDjRWflGTNCcyA3VJzOwU2s3-LBSmCpUWjeImDxLppf0M7UltG2pw3Q', '["apiKey"]', 1795456250187, 'usr_00000000000000000000000000', 'farebox-verification=f027042f39f510f81127c6c97465e65155cf9900', NULL, NULL, 1795456250396, NULL, 1795459850187, 1795456250187, 1795456250187, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795456248621),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795456248534),
	('scan-submit', 1, 1, 1, 0, 0, 2, 1795456250434);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7TEXDJFCV3Y5HC6FY7FR13C', 'usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795110647375),
	('top_01M84RGBB097DA93RY3ETP6R1E', 'usr_01M84RGBAJJK47R6Z1B23KHC7K', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795456249184);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$52BpDcErR8+eVLs4qN+47g$3+UlQR4Uc5fuu8Nf5gWzKiazxWnap6VJmoBDFDQtM6g', NULL, 1795110647008, 1795110647008, NULL, NULL, NULL),
	('usr_01M7TEXDJ0FSHZH4Y64CG0PJG5', 'df41a349-851e-4f53-bcde-5f6d0c73dec1@example.com', 'df41a349-851e-4f53-bcde-5f6d0c73dec1', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$yPCdbZ7njOcRzMzu+73ovw$x97yCiEMQi/A+PlNsK5piFDL0/F5viXUrb1iC4A6f24', NULL, 1795110647360, 1795110647360, NULL, NULL, NULL),
	('usr_01M7TEXDFGAV183NJBHK1BFENP', 'b7c586dc-a3b8-4472-bcfb-c98784068f3e@example.com', 'b7c586dc-a3b8-4472-bcfb-c98784068f3e', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$eXy8+XYTECGnQy6R9eVs9Q$vDKmHkUBQ54WZSZ72EkgsvXec/QvXNT+IKne5Huu1lg', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795110647280, 1795110647396, NULL, NULL, NULL),
	('usr_01M84RGBAJJK47R6Z1B23KHC7K', '8e540a8c-607c-4427-99f9-ee77a112a483@example.com', '8e540a8c-607c-4427-99f9-ee77a112a483', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$JqkaZugN4wWk386t2R+DSg$QyfKVTCeFwlM0j1+8VBI9yCd7VOI61JWJAZim6XGDyM', NULL, 1795456249170, 1795456249170, NULL, NULL, NULL),
	('usr_01M7TEXDDF6M40QX4YPFS6RHEQ', '33b6b1ac-f2eb-47e4-86c7-2f1738db29a4@example.com', '33b6b1ac-f2eb-47e4-86c7-2f1738db29a4', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$gx1b4vrm2ARmgEwJDHBVAw$ytRZjXVUA7s7ND1VZ6Btyz7UHrP0lehhS5dCRNL/uCc', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795110647215, 1795110647389, NULL, NULL, NULL),
	('usr_01M84RGBWSV3W7TWHYRFGR7BMG', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795456249753, 1795456249753, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M84RGASZF5EGRYFYYXSBDRA5', '0x07c4c9b6aadd9ec10fa8099999b81a9d34a24f5a', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795456248639);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M84RGBWJEPVX1TV58087CWGY', 'sig_01M84RGBG6ANYSY05578Z7V7CH', 'asset', 'ast_01M84RGBR31D2DWJP5QDC5CZJ0', '{"kind":"asset","id":"ast_01M84RGBR31D2DWJP5QDC5CZJ0","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:46759/api/v1/assets/ast_01M84RGBR31D2DWJP5QDC5CZJ0"}', 'waiting', 1, 1795456255373, NULL, 'address_unreachable', NULL, 1795456249746, 'match:asset:ast_01M84RGBR31D2DWJP5QDC5CZJ0:20780:0');

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
