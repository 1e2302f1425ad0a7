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
    CONSTRAINT assets_asset_type_check CHECK ((asset_type = ANY (ARRAY['text'::text, 'image'::text, 'video'::text, 'audio'::text, 'dataset'::text, 'api'::text]))),
    CONSTRAINT assets_price_micros_check CHECK ((price_micros >= 0)),
    CONSTRAINT assets_status_check CHECK ((status = ANY (ARRAY['published'::text, 'unlisted'::text, 'archived'::text])))
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
	('log_01M82QV989X6RPT5WMG6MQ5EJ1', 1795388450057, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M82QV96XNSEWMHRDD6N0NRJD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV982AD2S1QN1QA4HCN7E', 1),
	('log_01M82QV980TN1YM759G2S8Q1VQ', 1795388450048, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M82QV96XNSEWMHRDD6N0NRJD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV97Q15HAJ36S98MHG5R3', 1),
	('log_01M82QV9F04RGPP78P3AKGARSW', 1795388450272, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9EWV6QBCVGJYATZFKA8', 1),
	('log_01M82QV9G4X327ZZMT1X65CZBF', 1795388450308, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9FR8Q6Y669EX5Y1ZJ22', 1),
	('log_01M82QV9GYGPTTX55WCQAB934R', 1795388450334, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9GRBBNAT35JZHFMHDJ0', 1),
	('log_01M82QV9HWAZ153AM2KA1V1NXC', 1795388450364, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9HM93KW8S32GVB7EQAC', 1),
	('log_01M82QV9KV3ZJ6WTVXRCSNXBDR', 1795388450427, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9KKCAA3FHCWAX38MMCX', 1),
	('log_01M82QV9MT0G23SW5MPRW1MKD4', 1795388450458, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9MMKWE333CY1ANSTFMM', 1),
	('log_01M82QV9NPKFCHYXWRXMDG7Y8J', 1795388450486, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9NGSMV42CZMKJ7RYD6M', 1),
	('log_01M82QV9PP9YWPZB8DG04RKSZ0', 1795388450518, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9PF28DW5VVR6MCPSJT8', 1),
	('log_01M82QV9QJHDWM05S1RER6SDH1', 1795388450546, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9QCXXWKXWH3K6RYW8CT', 1),
	('log_01M82QV9RGQAMRH32BVMHJ1Q84', 1795388450576, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9R7SEVWKDZX5T0XBECX', 1),
	('log_01M82QV9SC659DDGMT4AXTP3XG', 1795388450604, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9S6B8TXJXF8WN56E0Q7', 1),
	('log_01M82QV9TAHVAAEQ9ZZ91GJSDX', 1795388450634, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9T4KJ2CF6JN15GGK0NA', 1),
	('log_01M82QV9V72Q1PBWFD1FFGVF0E', 1795388450663, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9V157MMN9T764NKE42P', 1),
	('log_01M82QV9W806QM2JKZQEEBGHFV', 1795388450696, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 'node', 'ast_01M82QV8YRMQD2H0JRMHYFG3MK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82QV9W20SBRQ3MJ6SMGHCXB', 1),
	('log_01M82QV9EV0EW3DJY4BWT5YE30', 1795388450267, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9EKNP3VJXGA7FAARMWK', 1),
	('log_01M82QV9FPSDD5CCD9GE44M5V1', 1795388450294, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9F4K9S0G1BAYEF99QQV', 1),
	('log_01M82QV9GPSVE95VK7JGHXF732', 1795388450326, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9GA0E73VRK2EBC9CCPK', 1),
	('log_01M82QV9HHYWBS4C0TK6S3R2ZM', 1795388450353, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9H2Y6HB46627N60DNJP', 1),
	('log_01M82QV9KFE8DMG14H4FENMT3N', 1795388450415, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9J2R9GS3EFJRPYHY7A6', 1),
	('log_01M82QV9MHWBSKKE7D1QRAC9KR', 1795388450449, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9M2Y1GPJJZFETEHTEDT', 1),
	('log_01M82QV9NDWPJ05QHRB0X3032G', 1795388450477, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9MZEEAA3J8Z881HY023', 1),
	('log_01M82QV9PBJ2519BW07TVXQ3ZA', 1795388450507, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9NWRMMG31FJR2QZZ3CM', 1),
	('log_01M82QV9Q90CZ11BP5GC4KVE22', 1795388450537, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9PVR092WSMR44SES21R', 1),
	('log_01M82QV9R4D8Y1SEP6J61BPEK4', 1795388450564, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9QQQQ6C6Q03YXVZCE8A', 1),
	('log_01M82QV9S39Y3TY58KMQPYNTWJ', 1795388450595, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9RNFQT2BNH7JW42BD39', 1),
	('log_01M82QV9T14350KWFZET85XHA5', 1795388450625, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9SJGW7J2GYGWJC2FYY3', 1),
	('log_01M82QV9TYCQPEFV277KWFXXES', 1795388450654, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9TGNAPNC86PYXYTWPZN', 1),
	('log_01M82QV9VYNZ5QFBVQJ4EBXBMA', 1795388450686, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, NULL, 'ast_01M82QV8YRMQD2H0JRMHYFG3MK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82QV9VD38KJN20SS3MCW45W', 1),
	('log_01M82QVA08AXNT2A6DVEVCYHT8', 1795388450824, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M82QV9ZPFW5VDXBZYD9VA122', 1),
	('log_01M82QVA0PPGZVGC5KFXMNEWYD', 1795388450838, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M82QVA0ABQGNHGKEJVXSJAXN', 1),
	('log_01M82QVA1AXFNEJX43QFVY2TCS', 1795388450858, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M82QVA0R0PW0DE1N7X8Y27SK', 1),
	('log_01M82QVA1MG54RZ6R1WHZRNR9Z', 1795388450868, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M82QVA1CSQVQ055RXMCCYTDR', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7RE8CKJA4E7DJX4TRCBQM5R', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', '{"topUpId":"top_01M7RE8CKEWBX7VBF47WSFFYZ3","amountMicros":20000000,"currency":"USD","note":null}', 1795042849394),
	('act_01M82QV98W9EEK7KNCACBMK1S0', 'service', 'asset.pause', 'ast_01M82QV96XNSEWMHRDD6N0NRJD', '{"reason":"file_missing"}', 1795388450076),
	('act_01M82QV98WP711H97WGHQE0WKS', 'service', 'delivery.give_back', 'ast_01M82QV96XNSEWMHRDD6N0NRJD', '{"reason":"file_missing","revenue_event_id":"rev_01M82QV985RKAGMAAB21HRFB5M","payment_id":"pay_01M82QV97Q15HAJ36S98MHG5R3","amount":"0.10","lost":"0.00"}', 1795388450076),
	('act_01M82QV9EF9FFECDHHR5D30JHG', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', '{"refundId":"rfd_01M82QV9EEB03AWV9JVTEJ2C0K","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795388450255),
	('act_01M82QV9WTAQASTAEQR1S871Y6', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M82QV9WJXK8DATSGK0CGZHY6', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795388450714),
	('act_01M82QV9X78BRTQJRSKNXKYECJ', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M82QV9WJBYGJ7AGWAWVRGC6D', '{"reference":"wire 17","batchId":"pob_01M82QV9WJXK8DATSGK0CGZHY6","ownerId":"usr_01M7RE8CFX6M97NWBZPPPA5A52","amountMicros":1080000}', 1795388450727),
	('act_01M82QV9YRTCZVS89BD89GDX7G', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', '{"topUpId":"top_01M82QV9XRK2Q8DF0NRZ5HMY2W","refundId":"rfd_01M82QV9YNHT7A7D9GVD25DDFD","amountMicros":2000000,"currency":"USD"}', 1795388450776),
	('act_01M82QVA3NVZ1FQWHNWPAM1TM0', 'usr_00000000000000000000000000', 'user.create', 'usr_01M82QVA3NES1DQ7EQ6NTH67AH', '{"role":"owner","hasPassword":false}', 1795388450933),
	('act_01M82QVA3YZS9Z8VKFQ9DE3QSA', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795388450942);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7RE8CG41CX0ASNPVR227P8C', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 'agent', '8d55e0cbabfd33aaaa2f9af53d429b6ef7755a2896dcccc06920bec2ecbf84af', 'fbk_ELig', NULL, NULL, NULL, NULL, 0, 0, 0, 1795042849284, NULL, NULL),
	('key_01M7RE8CHNA7N6A2AMNR4S4ENT', 'usr_01M7RE8CHGA7N8S1S1K38KTKY5', 'agent', '489146f0b4f1accf9a89bf59aebdfbd8a805b23e73e3b6c4f28fbc2db10292c0', 'fbk_jRIt', NULL, NULL, NULL, NULL, 0, 0, 0, 1795042849333, NULL, NULL),
	('key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'agent', 'dc9caa3e474a41c0c8aa7d4f08aa0027ed43f2691f0b3434803d697e18ae2165', 'fbk_cKPz', NULL, NULL, NULL, NULL, 20779, 3250000, 3250000, 1795042849383, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82QV8XGV0BJP3DD2W798349', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795388449470, 1795388449470, NULL, NULL),
	('ast_01M82QV8YRMQD2H0JRMHYFG3MK', 'usr_01M7RE8CHGA7N8S1S1K38KTKY5', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82QV8YVE9PH9CSFVNYZQ8JA', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795388449752, 1795388449752, NULL, NULL),
	('ast_01M82QV8ZPBG8MD8FN9VE17RP5', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M82QV941KHR341JKYHQZCZ3K', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795388449782, 1795388449954, NULL, NULL),
	('ast_01M82QV95H6XRCPP44QJ1DB6YY', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M82QV95MABVCEVH3M7ZZ7FH2', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795388449969, 1795388450000, NULL, NULL),
	('ast_01M82QV96XNSEWMHRDD6N0NRJD', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82QV96ZG9WNGMT3BQM9YBTQ', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795388450013, 1795388450072, 'file_missing', 1795388450072),
	('ast_01M82QVA1W6DZHWPHKFTBQ30NW', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82QVA1YJDH0G6KXBN5QYDDC', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795388450876, 1795388450876, NULL, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M82QV9YNHT7A7D9GVD25DDFD', 'top_01M82QV9XRK2Q8DF0NRZ5HMY2W', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795388450773, 1795388450788, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M82QV9XRK2Q8DF0NRZ5HMY2W', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', NULL, 5000000, 'USD', 'http://127.0.0.1:37037/docs#credit', 'http://127.0.0.1:37037/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795388450744, 1795395650744, 1795388450763, NULL),
	('top_01M82QV9ZCT3YGJXHCWJHB0F6Y', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', NULL, 5000000, 'USD', 'http://127.0.0.1:37037/docs#credit', 'http://127.0.0.1:37037/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795388450796, 1795395650796, NULL, 1795389050796);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1000000, 'http://127.0.0.1:49150/hook', 'Eu3BQw1PJu2g0SW6GnUlEVtX2929qnaApRJqr9jYGpq-7Oh9cQjKLObg3x1Xl2fMq9ucmIrpfDFXnD5G_orhLtBCGK7IoYh0qDdPJpFZ', 1795388450735, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M82QV9DHJVV8JGEATXYKW298', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'pay_01M82QV9D4JQ5Y07H74NPP56KTjsCEPYgOxQFo6m3RE4UmnS3UZjhM7V_SR8VY-E2yYBxNsnIXJ3AtYz6AqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GCldz0xra4FyA', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795388450225);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M82QV9ZP2314JZTBBP13HAQM', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M82QV9ZPFW5VDXBZYD9VA122', 1795388450806),
	('sig_01M82QVA0AG2BF5GQJ4VVJS21B', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M82QVA0ABQGNHGKEJVXSJAXN', 1795388450826),
	('sig_01M82QVA0R2ARYVCN6EC5ZE6M4', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M82QVA0R0PW0DE1N7X8Y27SK', 1795388450840),
	('sig_01M82QVA1C3JBKFMDG1NAWZWVF', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M82QVA1CSQVQ055RXMCCYTDR', 1795388450860);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M82QV9ZP2314JZTBBP13HAQM', 'http://127.0.0.1:49150/hook', '127.0.0.1', '5H-K-RPnN2L3JkYQEYtrfNU07Wkr7GZ8lZxnKccyA0SOyzKDX_RLlP40vV29Q2xOhxxo4NXNCb2zPVp4dDGrcJFM5bk3U6KjJ2TFcwVS', 'sightings of quetzals in Costa Rica', 'dataset', 1795388450809, 1803164450809, NULL, NULL),
	('sig_01M82QVA0AG2BF5GQJ4VVJS21B', 'http://127.0.0.1:49150/hook', '127.0.0.1', '9XQPWCn_9ih8N4nCfMKtWcG-rKhny_NqOoy2j8I_yUzQJPt9S5etX00YNTHzLwIBs9uPzjFUApmLw2DTmxEUIgAxOapxIK95GBn3veri', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795388450828, 1803164450828, NULL, NULL);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M82QVA3X76DSZFB793C3TKWH', 'timestamp', 30000, 1795388450941);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7RE8CFX6M97NWBZPPPA5A52', 'staff', 1795388450993);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7RE8CFX6M97NWBZPPPA5A52', 'staff', 'anna', '', 1795388450993);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7RE8C7JNRZ9S3APN3H43RAD', 1795042849018);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M82QV96XNSEWMHRDD6N0NRJD:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82QV96XNSEWMHRDD6N0NRJD"},"run":"match:asset:ast_01M82QV96XNSEWMHRDD6N0NRJD:20779","cursor":null}', 'done', 1795388450023, 1, 8, NULL, NULL, NULL, 1795388450023, 1795388450135),
	('match:asset:ast_01M82QV8ZPBG8MD8FN9VE17RP5:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82QV8ZPBG8MD8FN9VE17RP5"},"run":"match:asset:ast_01M82QV8ZPBG8MD8FN9VE17RP5:20779","cursor":null}', 'done', 1795388449937, 1, 8, NULL, NULL, NULL, 1795388449937, 1795388450141),
	('match:asset:ast_01M82QV8NYPQ0QC3EZGFB0RCMM:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82QV8NYPQ0QC3EZGFB0RCMM"},"run":"match:asset:ast_01M82QV8NYPQ0QC3EZGFB0RCMM:20779","cursor":null}', 'done', 1795388449725, 1, 8, NULL, NULL, NULL, 1795388449725, 1795388450145),
	('match:asset:ast_01M82QV8YRMQD2H0JRMHYFG3MK:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82QV8YRMQD2H0JRMHYFG3MK"},"run":"match:asset:ast_01M82QV8YRMQD2H0JRMHYFG3MK:20779","cursor":null}', 'done', 1795388449762, 1, 8, NULL, NULL, NULL, 1795388449762, 1795388450153),
	('match:asset:ast_01M82QV95H6XRCPP44QJ1DB6YY:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82QV95H6XRCPP44QJ1DB6YY"},"run":"match:asset:ast_01M82QV95H6XRCPP44QJ1DB6YY:20779","cursor":null}', 'done', 1795388449982, 1, 8, NULL, NULL, NULL, 1795388449982, 1795388450158),
	('job_01M82QVA3E9VC56KW30AABHF24', 'notify_watch', '{}', 'waiting', 1795388450926, 0, 8, NULL, NULL, NULL, 1795388450926, NULL),
	('match:asset:ast_01M82QVA1W6DZHWPHKFTBQ30NW:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82QVA1W6DZHWPHKFTBQ30NW"},"run":"match:asset:ast_01M82QVA1W6DZHWPHKFTBQ30NW:20779","cursor":null}', 'done', 1795388450889, 1, 8, NULL, NULL, NULL, 1795388450889, 1795388450928),
	('work_tool_job:job_01M82QVA4R4974301JCXV8W3Y9', 'work_tool_job', '{"jobId":"job_01M82QVA4R4974301JCXV8W3Y9"}', 'done', 1795388450971, 1, 1000, NULL, NULL, NULL, 1795388450971, 1795388450986),
	('work_tool_job:job_01M82QVAMF060N3XT556K8PB59', 'work_tool_job', '{"jobId":"job_01M82QVAMF060N3XT556K8PB59"}', 'running', 1795388451473, 1, 1000, 1795389651476, 'proc_01M82QVA75J33QJ5VWW800TBKF', NULL, 1795388451473, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'USD', 550000),
	('test:earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 'USD', 90000),
	('earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 'USD', 0),
	('earnings:usr_01M7RE8CHGA7N8S1S1K38KTKY5', 'USD', 0),
	('credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7RE8CKEFNB8K0MXZHA18EZH', 'operator:grants', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 20000000, 'USD', 'top_up', NULL, NULL, 1795042849390),
	('led_01M7RE8CMHRYD8KJBPSPVSB8ER', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7RE8CMBWECYRRH54Z331RN0wNCGA4gOMWiCrfpqemdkt4OjcDw-YUo', NULL, 1795042849425),
	('led_01M7RE8CN18PX32BRJXE3HHKMD', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7RE8CMT2KR7M945XNXFQM5ShNCGA4gOMWiCrfpqemdkBgGh8OQyZ5sOaBximhS8abBCOUzxMyf22g', NULL, 1795042849441),
	('led_01M82QV8N9QG0R5VFBFEDVRCX1', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7RE8CMBWECYRRH54Z331RN0wNCGA4gOMWiCrfpqemdkt4OjcDw-YUo', NULL, 1795388449449),
	('led_01M82QV8N9HZ6PWF25X49KA8QE', 'payments:held', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 50000, 'USD', 'refund', 'pay_01M7RE8CMT2KR7M945XNXFQM5ShNCGA4gOMWiCrfpqemdkBgGh8OQyZ5sOaBximhS8abBCOUzxMyf22g', NULL, 1795388449449),
	('led_01M82QV97WD3ST4RR2KSC3AQ5R', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV97Q15HAJ36S98MHG5R3waCNBogOAgGiBX2k3a5dykcNaaoK4k0YPRSxHHFPDQ', NULL, 1795388450044),
	('led_01M82QV985KEJTPZQX7FBXRBQJ', 'payments:held', 'test:earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV97Q15HAJ36S98MHG5R3waCNBogOAgGiBX2k3a5dykcNaaoK4k0YPRSxHHFPDQ', 'call_01M82QV984ZMVV0WW9BEAFJGS9', 1795388450053),
	('led_01M82QV985GXMN59V20D6SV3YK', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV97Q15HAJ36S98MHG5R3waCNBogOAgGiBX2k3a5dykcNaaoK4k0YPRSxHHFPDQ', 'call_01M82QV984ZMVV0WW9BEAFJGS9', 1795388450053),
	('led_01M82QV98KDPMTP4BDMBRD2361', 'test:earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 'payments:held', 90000, 'USD', 'sale', 'pay_01M82QV97Q15HAJ36S98MHG5R3waCNBogOAgGiBX2k3a5dykcNaaoK4k0YPRSxHHFPDQ', 'call_01M82QV984ZMVV0WW9BEAFJGS9', 1795388450067),
	('led_01M82QV98K3Y041ZSQZHR6QXC0', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M82QV97Q15HAJ36S98MHG5R3waCNBogOAgGiBX2k3a5dykcNaaoK4k0YPRSxHHFPDQ', 'call_01M82QV984ZMVV0WW9BEAFJGS9', 1795388450067),
	('led_01M82QV99682S3KQT4C77F3C89', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82QV9909CYNQJMQPZGR146PwNCGA4gOMWiCrfpqemdkFdmRLJFHNwA', NULL, 1795388450086),
	('led_01M82QV99K4P88DG2GZPP7HJM2', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82QV9909CYNQJMQPZGR146PwNCGA4gOMWiCrfpqemdkFdmRLJFHNwA', 'call_01M82QV99GCZMH48F6ZFKHNWT7', 1795388450099),
	('led_01M82QV9A0NJVK8VH8YGXTPZ1H', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82QV99RG7FM98MNWC3HQQQFhNCGA4gOMWiCrfpqemdkBgGh8OQyZ5sOaBximhS8abDNA49Y2ui2UQ', NULL, 1795388450112),
	('led_01M82QV9B0HJMP1B3605WWM9FR', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82QV99RG7FM98MNWC3HQQQFhNCGA4gOMWiCrfpqemdkBgGh8OQyZ5sOaBximhS8abDNA49Y2ui2UQ', 'call_01M82QV9AVCN7ZDQB059JES7HS', 1795388450144),
	('led_01M82QV9BAERB1CDPZ72QYW3G0', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82QV9B5CTGB6QT7BG8ZKDABwNCGA4gOMXkGn8t9Omdky8nS5n1WftE', NULL, 1795388450154),
	('led_01M82QV9CJVCCSBS4Q3AEN11TH', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82QV9C3HY68RX4NKBK2NAYWjNCGA4gOMWiCrfpqemdkqQEe1VK6LJhOCmV3X9UtLDqAa5NAtie9LlJ4iDOXM98tk53Reg4', NULL, 1795388450194),
	('led_01M82QV9CJJC5YGM25S54GMR9T', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82QV9C3HY68RX4NKBK2NAYWjNCGA4gOMWiCrfpqemdkqQEe1VK6LJhOCmV3X9UtLDqAa5NAtie9LlJ4iDOXM98tk53Reg4', 'call_01M82QV9C66G04JCWH490RBWGW', 1795388450194),
	('led_01M82QV9DHVJV4HQ5NZT383NA3', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M82QV9D4JQ5Y07H74NPP56KTjsCEPYgOxQFo6m3RE4UmnS3UZjhM7V_SR8VY-E2yYBxNsnIXJ3AtYz6AqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GCldz0xra4FyA', NULL, 1795388450225),
	('led_01M82QV9DHAZDB5XW0PKVVANPD', 'payments:held', 'test:credit:0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 1000000, 'USD', 'top_up', 'pay_01M82QV9D4JQ5Y07H74NPP56KTjsCEPYgOxQFo6m3RE4UmnS3UZjhM7V_SR8VY-E2yYBxNsnIXJ3AtYz6AqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GCldz0xra4FyA', 'call_01M82QV9D75BBG9KQ75GMBRGPD', 1795388450225),
	('led_01M82QV9E4P2F5EZGAQVN6AJ9B', 'test:credit:0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82QV9E32XCRP4NRNFTMFP6ZkNCGA4gOMWiCrfpqemdkqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GC82KDKbNpY0A', NULL, 1795388450244),
	('led_01M82QV9E9FFVHJZP31PASE38E', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82QV9E32XCRP4NRNFTMFP6ZkNCGA4gOMWiCrfpqemdkqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GC82KDKbNpY0A', 'call_01M82QV9E4JQC9AZ3SZHQDG77F', 1795388450249),
	('led_01M82QV9EEJZGD6S23W8MSBT9D', 'test:credit:0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M82QV9EEB03AWV9JVTEJ2C0K', NULL, 1795388450254),
	('led_01M82QV9ERVTHZATWWX4HQGGPW', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9EKNP3VJXGA7FAARMWKwaCNBogOAgGiBX2ivrXBdg3fg9YMMpR3MnolsuRnNw', NULL, 1795388450264),
	('led_01M82QV9EYXRAZNKCH8KT23W84', 'payments:held', 'test:earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9EKNP3VJXGA7FAARMWKwaCNBogOAgGiBX2ivrXBdg3fg9YMMpR3MnolsuRnNw', 'call_01M82QV9EX5W0AAZ3BG8V2XQ5F', 1795388450270),
	('led_01M82QV9EYVZ1WGS8W62HW70N5', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9EKNP3VJXGA7FAARMWKwaCNBogOAgGiBX2ivrXBdg3fg9YMMpR3MnolsuRnNw', 'call_01M82QV9EX5W0AAZ3BG8V2XQ5F', 1795388450270),
	('led_01M82QV9FF21KAPZNC6WBBYNH8', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9F4K9S0G1BAYEF99QQVhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHFDSbAGbipj', NULL, 1795388450287),
	('led_01M82QV9FZAPAJ9TNNAF74Q6WQ', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9F4K9S0G1BAYEF99QQVhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHFDSbAGbipj', 'call_01M82QV9FZQC7N8GWW7P4RV4NA', 1795388450303),
	('led_01M82QV9FZ63WR315F4DEE5WBJ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9F4K9S0G1BAYEF99QQVhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHFDSbAGbipj', 'call_01M82QV9FZQC7N8GWW7P4RV4NA', 1795388450303),
	('led_01M82QV9GHVJDNS7T5SDXMHF0X', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9GA0E73VRK2EBC9CCPKhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHJGYmuXAWeB', NULL, 1795388450321),
	('led_01M82QV9GVNHP32WFCDRHQ541Y', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9GA0E73VRK2EBC9CCPKhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHJGYmuXAWeB', 'call_01M82QV9GVXGV25YHJ01B6RK7Z', 1795388450331),
	('led_01M82QV9GVD8Q2RT2QVPY8DNJS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9GA0E73VRK2EBC9CCPKhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHJGYmuXAWeB', 'call_01M82QV9GVXGV25YHJ01B6RK7Z', 1795388450331),
	('led_01M82QV9H9BYJ40RB4PK5BC5M1', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9H2Y6HB46627N60DNJPhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsCUtlObicTlD', NULL, 1795388450345),
	('led_01M82QV9HQXACEX4AFZMPZ7GKG', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9H2Y6HB46627N60DNJPhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsCUtlObicTlD', 'call_01M82QV9HQCTMW9V2H1F4MJ5AG', 1795388450359),
	('led_01M82QV9WJY2FG78RX9MHRNA8Q', 'earnings:usr_01M7RE8CHGA7N8S1S1K38KTKY5', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795388450706),
	('led_01M82QV9HQJYBAFFAP5BFRXTQQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9H2Y6HB46627N60DNJPhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsCUtlObicTlD', 'call_01M82QV9HQCTMW9V2H1F4MJ5AG', 1795388450359),
	('led_01M82QV9K7XRCJV8JEZ38J1CN8', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9J2R9GS3EFJRPYHY7A6haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsJZyW1ta33C6', NULL, 1795388450407),
	('led_01M82QV9KQ80MQDRN1Q754TWVE', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9J2R9GS3EFJRPYHY7A6haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsJZyW1ta33C6', 'call_01M82QV9KQJ3CDTG007CVM8G5N', 1795388450423),
	('led_01M82QV9KQHEVJA7E274NHAVA1', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9J2R9GS3EFJRPYHY7A6haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsJZyW1ta33C6', 'call_01M82QV9KQJ3CDTG007CVM8G5N', 1795388450423),
	('led_01M82QV9MB4853E2EBJJQ5JH5W', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9M2Y1GPJJZFETEHTEDThaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPnjjX8eJAL5', NULL, 1795388450443),
	('led_01M82QV9MQAN93715P8VNZ5VHR', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9M2Y1GPJJZFETEHTEDThaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPnjjX8eJAL5', 'call_01M82QV9MPNW7A139JN81E38Q2', 1795388450455),
	('led_01M82QV9MQY02FPTVQXGKYX8P2', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9M2Y1GPJJZFETEHTEDThaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPnjjX8eJAL5', 'call_01M82QV9MPNW7A139JN81E38Q2', 1795388450455),
	('led_01M82QV9N7P5T8TG34H34YKMM0', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9MZEEAA3J8Z881HY023haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsLHhBSwehAiH', NULL, 1795388450471),
	('led_01M82QV9NKC7RQM2DGWX0DSK1K', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9MZEEAA3J8Z881HY023haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsLHhBSwehAiH', 'call_01M82QV9NJWKF76PSK2R4WP1NC', 1795388450483),
	('led_01M82QV9NK8YZGZ1A9TESKY71F', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9MZEEAA3J8Z881HY023haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsLHhBSwehAiH', 'call_01M82QV9NJWKF76PSK2R4WP1NC', 1795388450483),
	('led_01M82QV9P5S8YTAJR4B9AZHG6X', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9NWRMMG31FJR2QZZ3CMhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB-TT_1-vUpJ', NULL, 1795388450501),
	('led_01M82QV9PKZRTNYR74JGPFDESY', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9NWRMMG31FJR2QZZ3CMhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB-TT_1-vUpJ', 'call_01M82QV9PJF6BH6WTP10XK03PN', 1795388450515),
	('led_01M82QV9PK9Y5JGS0Z9HC9FJBA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9NWRMMG31FJR2QZZ3CMhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB-TT_1-vUpJ', 'call_01M82QV9PJF6BH6WTP10XK03PN', 1795388450515),
	('led_01M82QV9Q3QY2WCKQZTR1CXYQE', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9PVR092WSMR44SES21RhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB6Dytd5OrPh', NULL, 1795388450531),
	('led_01M82QV9QFS0E9BTN2072B5DPP', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9PVR092WSMR44SES21RhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB6Dytd5OrPh', 'call_01M82QV9QF1HZY6AV7JC3SCH8B', 1795388450543),
	('led_01M82QV9QFHA1M57H8HNTYMVEP', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9PVR092WSMR44SES21RhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB6Dytd5OrPh', 'call_01M82QV9QF1HZY6AV7JC3SCH8B', 1795388450543),
	('led_01M82QV9QYRG33G3KWCTFHZ574', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9QQQQ6C6Q03YXVZCE8AhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsKAZGC5HFxCk', NULL, 1795388450558),
	('led_01M82QV9RDDKN73J2FCH36SXXX', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9QQQQ6C6Q03YXVZCE8AhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsKAZGC5HFxCk', 'call_01M82QV9RAGWSCN6W1G90G33QJ', 1795388450573),
	('led_01M82QV9RDZSRDTW1YC0T5DV5P', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9QQQQ6C6Q03YXVZCE8AhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsKAZGC5HFxCk', 'call_01M82QV9RAGWSCN6W1G90G33QJ', 1795388450573),
	('led_01M82QV9RXJNJZQ2CKZRASTQK3', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9RNFQT2BNH7JW42BD39haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPktpPdpRAg7', NULL, 1795388450589),
	('led_01M82QV9S9P7DREADBXDSR9KMP', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9RNFQT2BNH7JW42BD39haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPktpPdpRAg7', 'call_01M82QV9S87566ZXQTMBRAGT2Q', 1795388450601),
	('led_01M82QV9S9T3KCATYQWZ4WNEXD', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9RNFQT2BNH7JW42BD39haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPktpPdpRAg7', 'call_01M82QV9S87566ZXQTMBRAGT2Q', 1795388450601),
	('led_01M82QV9SSFTKCGZC148EB38VS', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9SJGW7J2GYGWJC2FYY3haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsGi3d50UrV98', NULL, 1795388450617),
	('led_01M82QV9T7Z0VQJ63PSY06G92X', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9SJGW7J2GYGWJC2FYY3haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsGi3d50UrV98', 'call_01M82QV9T7E4656R7ADK982WCH', 1795388450631),
	('led_01M82QV9T7K4R91J2YP9WP5HWH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9SJGW7J2GYGWJC2FYY3haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsGi3d50UrV98', 'call_01M82QV9T7E4656R7ADK982WCH', 1795388450631),
	('led_01M82QV9TRETZF9N9B8V78D28R', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82QV9TGNAPNC86PYXYTWPZNhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsDNqCqYuoUKT', NULL, 1795388450648),
	('led_01M82QV9V4C3XCX6RY84JNQG5X', 'payments:held', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 90000, 'USD', 'sale', 'pay_01M82QV9TGNAPNC86PYXYTWPZNhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsDNqCqYuoUKT', 'call_01M82QV9V3T87H4HF6FT310NX7', 1795388450660),
	('led_01M82QV9V4NZG6C7TSHHKWABF8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82QV9TGNAPNC86PYXYTWPZNhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsDNqCqYuoUKT', 'call_01M82QV9V3T87H4HF6FT310NX7', 1795388450660),
	('led_01M82QV9VQ1JH9R3QDNS7MS29Y', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M82QV9VD38KJN20SS3MCW45WhYCJeogOAgGiBX2j2KXaKIJYpHz4DpMGAaHw5DJnmw5oHGKaFLxpsBgXzX-Wv6Rq', NULL, 1795388450679),
	('led_01M82QV9W441167GCWZAG70SX3', 'payments:held', 'earnings:usr_01M7RE8CHGA7N8S1S1K38KTKY5', 1800000, 'USD', 'sale', 'pay_01M82QV9VD38KJN20SS3MCW45WhYCJeogOAgGiBX2j2KXaKIJYpHz4DpMGAaHw5DJnmw5oHGKaFLxpsBgXzX-Wv6Rq', 'call_01M82QV9W4YXY00XNVZ9BGBZGT', 1795388450692),
	('led_01M82QV9W4Q83VGM9EF57Y98G1', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M82QV9VD38KJN20SS3MCW45WhYCJeogOAgGiBX2j2KXaKIJYpHz4DpMGAaHw5DJnmw5oHGKaFLxpsBgXzX-Wv6Rq', 'call_01M82QV9W4YXY00XNVZ9BGBZGT', 1795388450692),
	('led_01M82QV9WJ7NPT1QG15JMNB2T2', 'earnings:usr_01M7RE8CFX6M97NWBZPPPA5A52', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795388450706),
	('led_01M82QV9X41WSWKFKDF30HFCC6', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795388450724),
	('led_01M82QV9YB4HRN6Z9DJ42YRD10', 'provider:stripe', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 5000000, 'USD', 'top_up', 'top_01M82QV9XRK2Q8DF0NRZ5HMY2W', NULL, 1795388450763),
	('led_01M82QV9YN2P3GYJDJXTZ3KN6Y', 'credit:usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M82QV9XRK2Q8DF0NRZ5HMY2W', NULL, 1795388450773),
	('led_01M82QVA4BDS3F8VFFXHNGMYWK', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M82QVA45S0R9A7GXM8EMMSNXwOCnEogOLcqOqQjW8o6o4uJ3m8iqwi4', NULL, 1795388450955),
	('led_01M82QVA4SV91GNC619VWTDCRF', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M82QVA45S0R9A7GXM8EMMSNXwOCnEogOLcqOqQjW8o6o4uJ3m8iqwi4', 'call_01M82QVA4MVQZ3BZW7TH4PH9PY', 1795388450969),
	('led_01M82QVA61AVQ3WETS049F3YP4', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82QVA5VM7PXRHME6BH4QZ84wNCGA4gOMWiCrfpqemdkKG7Ykyo94iw', NULL, 1795388451009),
	('led_01M82QVAM6ANST7YQF4W15XYVB', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M82QVAKZBYZK28465J828P5NwOCnEogOLcqOqQjW8o6oCd2QYIKfhZs', NULL, 1795388451462),
	('led_01M82QVAMGGHFJ7NY67XQC1XVZ', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M82QVAKZBYZK28465J828P5NwOCnEogOLcqOqQjW8o6oCd2QYIKfhZs', 'call_01M82QVAMCF008WWQXX9TGA0W7', 1795388451472),
	('led_01M82QVAMVR466HP3XGT32C6MY', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82QVAMNF23MP77WKZK8M3RAwNCGA4gOJcwE4TpnZAYukwJN8FA1', NULL, 1795388451483);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M82QV9GA0E73VRK2EBC9CCPKhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHJGYmuXAWeB', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450314, 1795392050321, 1795388450321, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450321),
	('pay_01M82QV9D4JQ5Y07H74NPP56KTjsCEPYgOxQFo6m3RE4UmnS3UZjhM7V_SR8VY-E2yYBxNsnIXJ3AtYz6AqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GCldz0xra4FyA', 'credit', 'credit:0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 1795388450212, 1795392050225, 1795388450225, NULL, NULL),
	('pay_01M7RE8CMBWECYRRH54Z331RN0wNCGA4gOMWiCrfpqemdkt4OjcDw-YUo', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795042849419, 1795046449425, 1795042849425, NULL, NULL),
	('pay_01M7RE8CMT2KR7M945XNXFQM5ShNCGA4gOMWiCrfpqemdkBgGh8OQyZ5sOaBximhS8abBCOUzxMyf22g', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795042849434, 1795046449441, 1795042849441, NULL, NULL),
	('pay_01M7RE8CM6F4HR3GSJX0CFBQV6wNCGA4gOMWiCrfpqemdkYmcg9R--F3A', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795042849414, 1795043749414, NULL, NULL, NULL),
	('pay_01M82QV97Q15HAJ36S98MHG5R3waCNBogOAgGiBX2k3a5dykcNaaoK4k0YPRSxHHFPDQ', 'asset', 'ast_01M82QV96XNSEWMHRDD6N0NRJD', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795388450039, 1795392050069, 1795388450044, NULL, NULL),
	('pay_01M82QV9909CYNQJMQPZGR146PwNCGA4gOMWiCrfpqemdkFdmRLJFHNwA', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795388450080, 1795392050086, 1795388450086, NULL, NULL),
	('pay_01M82QV9E32XCRP4NRNFTMFP6ZkNCGA4gOMWiCrfpqemdkqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GC82KDKbNpY0A', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 1795388450243, 1795392050244, 1795388450244, NULL, NULL),
	('pay_01M82QV99RG7FM98MNWC3HQQQFhNCGA4gOMWiCrfpqemdkBgGh8OQyZ5sOaBximhS8abDNA49Y2ui2UQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450104, 1795392050112, 1795388450112, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450112),
	('pay_01M82QV9B5CTGB6QT7BG8ZKDABwNCGA4gOMXkGn8t9Omdky8nS5n1WftE', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795388450149, 1795392050154, 1795388450154, NULL, NULL),
	('pay_01M82QV9M2Y1GPJJZFETEHTEDThaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPnjjX8eJAL5', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450434, 1795392050443, 1795388450443, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450443),
	('pay_01M82QV9C3HY68RX4NKBK2NAYWjNCGA4gOMWiCrfpqemdkqQEe1VK6LJhOCmV3X9UtLDqAa5NAtie9LlJ4iDOXM98tk53Reg4', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x995e31c8fec5bb993505acd4f6a22a93cef7c463', '0x995e31c8fec5bb993505acd4f6a22a93cef7c463', 1795388450179, 1795392050194, 1795388450194, NULL, NULL),
	('pay_01M82QV9EKNP3VJXGA7FAARMWKwaCNBogOAgGiBX2ivrXBdg3fg9YMMpR3MnolsuRnNw', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795388450259, 1795392050264, 1795388450264, NULL, NULL),
	('pay_01M82QV9H2Y6HB46627N60DNJPhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsCUtlObicTlD', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450338, 1795392050345, 1795388450345, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450345),
	('pay_01M82QV9F4K9S0G1BAYEF99QQVhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHFDSbAGbipj', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450276, 1795392050287, 1795388450287, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450287),
	('pay_01M82QV9PVR092WSMR44SES21RhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB6Dytd5OrPh', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450523, 1795392050531, 1795388450531, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450531),
	('pay_01M82QV9J2R9GS3EFJRPYHY7A6haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsJZyW1ta33C6', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450370, 1795392050407, 1795388450407, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450407),
	('pay_01M82QV9NWRMMG31FJR2QZZ3CMhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB-TT_1-vUpJ', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450492, 1795392050501, 1795388450501, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450501),
	('pay_01M82QV9MZEEAA3J8Z881HY023haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsLHhBSwehAiH', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450463, 1795392050471, 1795388450471, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450471),
	('pay_01M82QV9TGNAPNC86PYXYTWPZNhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsDNqCqYuoUKT', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450640, 1795392050648, 1795388450648, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450648),
	('pay_01M82QV9QQQQ6C6Q03YXVZCE8AhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsKAZGC5HFxCk', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450551, 1795392050558, 1795388450558, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450558),
	('pay_01M82QV9RNFQT2BNH7JW42BD39haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPktpPdpRAg7', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450581, 1795392050589, 1795388450589, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450589),
	('pay_01M82QV9SJGW7J2GYGWJC2FYY3haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsGi3d50UrV98', 'asset', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450610, 1795392050617, 1795388450617, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450617),
	('pay_01M82QV9VD38KJN20SS3MCW45WhYCJeogOAgGiBX2j2KXaKIJYpHz4DpMGAaHw5DJnmw5oHGKaFLxpsBgXzX-Wv6Rq', 'asset', 'ast_01M82QV8YRMQD2H0JRMHYFG3MK', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7RE8CK7KC76G732K8ABRTDG', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795388450669, 1795392050679, 1795388450679, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450679),
	('pay_01M82QVA45S0R9A7GXM8EMMSNXwOCnEogOLcqOqQjW8o6o4uJ3m8iqwi4', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795388450949, 1795392050955, 1795388450955, NULL, NULL),
	('pay_01M82QVA5VM7PXRHME6BH4QZ84wNCGA4gOMWiCrfpqemdkKG7Ykyo94iw', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795388451003, 1795392051009, 1795388451009, NULL, NULL),
	('pay_01M82QVAACR4FVC51W3SPGY4Q9jNCGA4gOMWiCrfpqemdkqQEe1Tp6a2NgIS0xNBVAQBu3JnkhdHM2WZprXhoDrsftqQO_NEk', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x95a6d37bb53554996740db2251a0edaa9ed3202f', NULL, 1795388451148, 1795389351148, NULL, NULL, NULL),
	('pay_01M82QVABEC49Y7M58FCTRVSDVjNCGA4gOMWiCrfpqemdkqQEe0ljwUl0til-ychdx00DfYE4tDCYtWd0zJBuPlcSDA07LivM', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x6a5493137eb8ee63e4f6b3bca348209ab14380cb', NULL, 1795388451182, 1795389351182, NULL, NULL, NULL),
	('pay_01M82QVAKZBYZK28465J828P5NwOCnEogOLcqOqQjW8o6oCd2QYIKfhZs', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795388451455, 1795474851462, 1795388451462, NULL, NULL),
	('pay_01M82QVAMNF23MP77WKZK8M3RAwNCGA4gOJcwE4TpnZAYukwJN8FA1', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795388451477, 1795474851483, 1795388451483, NULL, NULL),
	('pay_01M82QVANETQ0TWK6VVP9F9PAFhNCGA4gOMWiCrfpqemdkBgGh8OQyZ5sOaBximhS8abDfG1Dv2kpmiA', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', NULL, 1795388451502, 1795389351502, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M82QV9WJXK8DATSGK0CGZHY6', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795388450706, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M82QV9WJR3XV4EW4V1SR6H2C', 'pob_01M82QV9WJXK8DATSGK0CGZHY6', 'usr_01M7RE8CHGA7N8S1S1K38KTKY5', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795388450706, NULL),
	('pot_01M82QV9WJBYGJ7AGWAWVRGC6D', 'pob_01M82QV9WJXK8DATSGK0CGZHY6', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795388450706, 1795388450724);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795388450706);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7RE8CFX6M97NWBZPPPA5A52', 1795042849400),
	('usr_01M7RE8CHGA7N8S1S1K38KTKY5', 1795042849409);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M82QVA75J33QJ5VWW800TBKF', 1795388451083, 1795388466083);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M82QV984ZMVV0WW9BEAFJGS9', 'pay_01M82QV97Q15HAJ36S98MHG5R3waCNBogOAgGiBX2k3a5dykcNaaoK4k0YPRSxHHFPDQ', 'ast_01M82QV96XNSEWMHRDD6N0NRJD', 'anonymous', 'given_back', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450053, NULL, 1795388450053),
	('call_01M82QV99GCZMH48F6ZFKHNWT7', 'pay_01M82QV9909CYNQJMQPZGR146PwNCGA4gOMWiCrfpqemdkFdmRLJFHNwA', 'counted-echo', 'anonymous', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450096, NULL, 1795388450099),
	('call_01M82QV9AVCN7ZDQB059JES7HS', 'pay_01M82QV99RG7FM98MNWC3HQQQFhNCGA4gOMWiCrfpqemdkBgGh8OQyZ5sOaBximhS8abDNA49Y2ui2UQ', 'counted-echo', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450140, NULL, 1795388450144),
	('call_01M82QV9BHEY2R1C1YJ4DSTVRM', 'pay_01M82QV9B5CTGB6QT7BG8ZKDABwNCGA4gOMXkGn8t9Omdky8nS5n1WftE', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450162, NULL, 1795388450164),
	('call_01M82QV9FZQC7N8GWW7P4RV4NA', 'pay_01M82QV9F4K9S0G1BAYEF99QQVhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHFDSbAGbipj', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450303, NULL, 1795388450303),
	('call_01M82QV9C66G04JCWH490RBWGW', 'pay_01M82QV9C3HY68RX4NKBK2NAYWjNCGA4gOMWiCrfpqemdkqQEe1VK6LJhOCmV3X9UtLDqAa5NAtie9LlJ4iDOXM98tk53Reg4', 'counted-echo', '0x995e31c8fec5bb993505acd4f6a22a93cef7c463', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x995e31c8fec5bb993505acd4f6a22a93cef7c463', '0x995e31c8fec5bb993505acd4f6a22a93cef7c463', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x995e31c8fec5bb993505acd4f6a22a93cef7c463 0xaa79fd5a938ad3eb671bf4e551284c49978e23e309cb281bebd0b9c70c24983e', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x7b1c9737b5ae5904e7b6ccb379a0832e980a793a7870c1ad5ed66747fb9eabd60066fd3bbebf481550cfa9049d04e147f1e675cbdfca021a57e1f0908ffcbb261c","authorization":{"from":"0x995e31C8FEc5bB993505ACd4F6a22a93CeF7c463","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795388510","nonce":"0xaa79fd5a938ad3eb671bf4e551284c49978e23e309cb281bebd0b9c70c24983e"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xf5a8b42387d30a624b0b4e569420933ccc01014d6ade08622d23c9d67d945558', '0x995e31c8fec5bb993505acd4f6a22a93cef7c463', 0, 0, 1795388450182, NULL, 1795388450194),
	('call_01M82QV9D75BBG9KQ75GMBRGPD', 'pay_01M82QV9D4JQ5Y07H74NPP56KTjsCEPYgOxQFo6m3RE4UmnS3UZjhM7V_SR8VY-E2yYBxNsnIXJ3AtYz6AqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GCldz0xra4FyA', 'credit:0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, 'credit 1000000', NULL, NULL, '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6 0x1fea1ee2debb07295d3ec88e5ca245adea8c8f2082882c86d0ed8ff3442e63a7', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x215feb992299acc03f368e5a7b452fd4b6824671f9ca6999e666be9b5a99644b018731acdd25250b60b7671d364253ee7d1d8347d14e6528995c4e1a66f5e9ae1c","authorization":{"from":"0x231398ca4889b967f9A5C8d6bB08d6E6328c36F6","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795388510","nonce":"0x1fea1ee2debb07295d3ec88e5ca245adea8c8f2082882c86d0ed8ff3442e63a7"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x743212c22bdddb407d7d2b74fdfa596884b7c7ef3390fea5eeae73ed895b5e07', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 0, 0, 1795388450215, NULL, 1795388450225),
	('call_01M82QV9E4JQC9AZ3SZHQDG77F', 'pay_01M82QV9E32XCRP4NRNFTMFP6ZkNCGA4gOMWiCrfpqemdkqQEeziyPUzBYzE0XUtt41jrMa99ebGviP55Nh0GC82KDKbNpY0A', 'counted-echo', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 'siwx:BgrJoGxN5WNUigT-R3whe8jxYl3Ny0hAHKJTi5M5rV0', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450244, NULL, 1795388450249),
	('call_01M82QV9EX5W0AAZ3BG8V2XQ5F', 'pay_01M82QV9EKNP3VJXGA7FAARMWKwaCNBogOAgGiBX2ivrXBdg3fg9YMMpR3MnolsuRnNw', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'anonymous', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450270, NULL, 1795388450270),
	('call_01M82QV9GVXGV25YHJ01B6RK7Z', 'pay_01M82QV9GA0E73VRK2EBC9CCPKhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHJGYmuXAWeB', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450331, NULL, 1795388450331),
	('call_01M82QV9HQCTMW9V2H1F4MJ5AG', 'pay_01M82QV9H2Y6HB46627N60DNJPhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsCUtlObicTlD', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450359, NULL, 1795388450359),
	('call_01M82QV9KQJ3CDTG007CVM8G5N', 'pay_01M82QV9J2R9GS3EFJRPYHY7A6haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsJZyW1ta33C6', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450423, NULL, 1795388450423),
	('call_01M82QV9MPNW7A139JN81E38Q2', 'pay_01M82QV9M2Y1GPJJZFETEHTEDThaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPnjjX8eJAL5', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450455, NULL, 1795388450455),
	('call_01M82QV9NJWKF76PSK2R4WP1NC', 'pay_01M82QV9MZEEAA3J8Z881HY023haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsLHhBSwehAiH', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450483, NULL, 1795388450483),
	('call_01M82QV9PJF6BH6WTP10XK03PN', 'pay_01M82QV9NWRMMG31FJR2QZZ3CMhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB-TT_1-vUpJ', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450515, NULL, 1795388450515),
	('call_01M82QV9QF1HZY6AV7JC3SCH8B', 'pay_01M82QV9PVR092WSMR44SES21RhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB6Dytd5OrPh', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450543, NULL, 1795388450543),
	('call_01M82QV9RAGWSCN6W1G90G33QJ', 'pay_01M82QV9QQQQ6C6Q03YXVZCE8AhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsKAZGC5HFxCk', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450573, NULL, 1795388450573),
	('call_01M82QV9S87566ZXQTMBRAGT2Q', 'pay_01M82QV9RNFQT2BNH7JW42BD39haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPktpPdpRAg7', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450601, NULL, 1795388450601),
	('call_01M82QV9T7E4656R7ADK982WCH', 'pay_01M82QV9SJGW7J2GYGWJC2FYY3haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsGi3d50UrV98', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450631, NULL, 1795388450631),
	('call_01M82QV9V3T87H4HF6FT310NX7', 'pay_01M82QV9TGNAPNC86PYXYTWPZNhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsDNqCqYuoUKT', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450660, NULL, 1795388450660),
	('call_01M82QV9W4YXY00XNVZ9BGBZGT', 'pay_01M82QV9VD38KJN20SS3MCW45WhYCJeogOAgGiBX2j2KXaKIJYpHz4DpMGAaHw5DJnmw5oHGKaFLxpsBgXzX-Wv6Rq', 'ast_01M82QV8YRMQD2H0JRMHYFG3MK', 'key_01M7RE8CK7KC76G732K8ABRTDG', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450692, NULL, 1795388450692),
	('call_01M82QVA4MVQZ3BZW7TH4PH9PY', 'pay_01M82QVA45S0R9A7GXM8EMMSNXwOCnEogOLcqOqQjW8o6o4uJ3m8iqwi4', 'scan-submit', 'anonymous', 'used', 'proc_01M7RE8C74HH3Z0P7QXBAXH5W0', NULL, NULL, NULL, '{"requestId":"req_01M82QVA4KWEBWRSHS4TAGJ6Z5","data":{"id":"job_01M82QVA4R4974301JCXV8W3Y9"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388450964, NULL, 1795388450969),
	('call_01M82QVAAGPRNZAC0E0DW6K56B', 'pay_01M82QVAACR4FVC51W3SPGY4Q9jNCGA4gOMWiCrfpqemdkqQEe1Tp6a2NgIS0xNBVAQBu3JnkhdHM2WZprXhoDrsftqQO_NEk', 'counted-echo', '0x95a6d37bb53554996740db2251a0edaa9ed3202f', 'refused', 'proc_01M82QVA75J33QJ5VWW800TBKF', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x95a6d37bb53554996740db2251a0edaa9ed3202f', '0x95a6d37bb53554996740db2251a0edaa9ed3202f', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x95a6d37bb53554996740db2251a0edaa9ed3202f 0x029d21e6be72e2c3e89ff6feee7322bd2995a3eaaad3aca63a38f9be00e7d6dd', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xeab30c3c8ceacd745ea19fce9fdc3ce4da1e9ce3cc90bfe49b690493b4e138c66970e0325e50a1880db6541cfb72fbf7a45695def4cf291348a5abc35831784e1c","authorization":{"from":"0x95A6d37bB53554996740dB2251A0EdaA9Ed3202F","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795388511","nonce":"0x029d21e6be72e2c3e89ff6feee7322bd2995a3eaaad3aca63a38f9be00e7d6dd"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795388451153, NULL, 1795388451165),
	('call_01M82QVABH7KXN7EJ5Y5H7BV1D', 'pay_01M82QVABEC49Y7M58FCTRVSDVjNCGA4gOMWiCrfpqemdkqQEe0ljwUl0til-ychdx00DfYE4tDCYtWd0zJBuPlcSDA07LivM', 'counted-echo', '0x6a5493137eb8ee63e4f6b3bca348209ab14380cb', 'unknown', 'proc_01M82QVA75J33QJ5VWW800TBKF', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x6a5493137eb8ee63e4f6b3bca348209ab14380cb', '0x6a5493137eb8ee63e4f6b3bca348209ab14380cb', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x6a5493137eb8ee63e4f6b3bca348209ab14380cb 0x9374f4fd83d0c688da5840b4061e61ac4e18a21d7c9edc4731404cde99b4aa8c', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x94c1f0c6c72d8762e235b5000fa2d054d9f23976e50fe790849e0ebe7e03d8282580eb729d759892e81ffc603241019168ba50e703400aed160d7b03326711971b","authorization":{"from":"0x6a5493137eb8eE63e4F6b3bCA348209AB14380cb","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795388511","nonce":"0x9374f4fd83d0c688da5840b4061e61ac4e18a21d7c9edc4731404cde99b4aa8c"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795388451188, 1795388451449, NULL),
	('call_01M82QVAMCF008WWQXX9TGA0W7', 'pay_01M82QVAKZBYZK28465J828P5NwOCnEogOLcqOqQjW8o6oCd2QYIKfhZs', 'scan-submit', 'anonymous', 'used', 'proc_01M82QVA75J33QJ5VWW800TBKF', NULL, NULL, NULL, '{"requestId":"req_01M82QVAMBCM0APA6Q9BCZR8K6","data":{"id":"job_01M82QVAMF060N3XT556K8PB59"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388451468, NULL, 1795388451472),
	('call_01M82QVAN00CYZ9A4FX2HKZRNJ', 'pay_01M82QVAMNF23MP77WKZK8M3RAwNCGA4gOJcwE4TpnZAYukwJN8FA1', 'slow-echo', 'anonymous', 'reserved', 'proc_01M82QVA75J33QJ5VWW800TBKF', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388451489, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M82QV985RKAGMAAB21HRFB5M', 'file_missing', 0, 1795388450067);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M82QV985RKAGMAAB21HRFB5M', 'pay_01M82QV97Q15HAJ36S98MHG5R3waCNBogOAgGiBX2k3a5dykcNaaoK4k0YPRSxHHFPDQ', 'call_01M82QV984ZMVV0WW9BEAFJGS9', 'ast_01M82QV96XNSEWMHRDD6N0NRJD', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 1, 'anonymous', 1795388450053),
	('rev_01M82QV9EYCDKT6R0AQV13HJ3F', 'pay_01M82QV9EKNP3VJXGA7FAARMWKwaCNBogOAgGiBX2ivrXBdg3fg9YMMpR3MnolsuRnNw', 'call_01M82QV9EX5W0AAZ3BG8V2XQ5F', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 1, 'anonymous', 1795388450270),
	('rev_01M82QV9FZZ084X8KDNJAA3SH9', 'pay_01M82QV9F4K9S0G1BAYEF99QQVhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHFDSbAGbipj', 'call_01M82QV9FZQC7N8GWW7P4RV4NA', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450303),
	('rev_01M82QV9GV2MG5JJ93PRCPWK02', 'pay_01M82QV9GA0E73VRK2EBC9CCPKhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsHJGYmuXAWeB', 'call_01M82QV9GVXGV25YHJ01B6RK7Z', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450331),
	('rev_01M82QV9HQERWM8VBAQPMSAWCM', 'pay_01M82QV9H2Y6HB46627N60DNJPhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsCUtlObicTlD', 'call_01M82QV9HQCTMW9V2H1F4MJ5AG', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450359),
	('rev_01M82QV9KQJ97RZSGRS1ZQ3EN9', 'pay_01M82QV9J2R9GS3EFJRPYHY7A6haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsJZyW1ta33C6', 'call_01M82QV9KQJ3CDTG007CVM8G5N', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450423),
	('rev_01M82QV9MQ6041S1NEB8HJ4RPM', 'pay_01M82QV9M2Y1GPJJZFETEHTEDThaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPnjjX8eJAL5', 'call_01M82QV9MPNW7A139JN81E38Q2', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450455),
	('rev_01M82QV9NKJYN7KJCY51BTDGSE', 'pay_01M82QV9MZEEAA3J8Z881HY023haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsLHhBSwehAiH', 'call_01M82QV9NJWKF76PSK2R4WP1NC', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450483),
	('rev_01M82QV9PKEXXS9Y1JXB38YYMS', 'pay_01M82QV9NWRMMG31FJR2QZZ3CMhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB-TT_1-vUpJ', 'call_01M82QV9PJF6BH6WTP10XK03PN', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450515),
	('rev_01M82QV9QF4PD45G9BBQC6R1VY', 'pay_01M82QV9PVR092WSMR44SES21RhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsB6Dytd5OrPh', 'call_01M82QV9QF1HZY6AV7JC3SCH8B', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450543),
	('rev_01M82QV9RDYP14TQ2B4J055TZH', 'pay_01M82QV9QQQQ6C6Q03YXVZCE8AhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsKAZGC5HFxCk', 'call_01M82QV9RAGWSCN6W1G90G33QJ', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450573),
	('rev_01M82QV9S91AG2K1THC6M004JA', 'pay_01M82QV9RNFQT2BNH7JW42BD39haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsPktpPdpRAg7', 'call_01M82QV9S87566ZXQTMBRAGT2Q', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450601),
	('rev_01M82QV9T7R60DYWKJ913Q15VN', 'pay_01M82QV9SJGW7J2GYGWJC2FYY3haCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsGi3d50UrV98', 'call_01M82QV9T7E4656R7ADK982WCH', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450631),
	('rev_01M82QV9V4XHQB26TRZX7E7CJF', 'pay_01M82QV9TGNAPNC86PYXYTWPZNhaCNBogOAgGiBX2ivrXBdg3fg9YMMpQGAaHw5DJnmw5oHGKaFLxpsDNqCqYuoUKT', 'call_01M82QV9V3T87H4HF6FT310NX7', 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 10000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450660),
	('rev_01M82QV9W4KSS305GBPV3DF16Y', 'pay_01M82QV9VD38KJN20SS3MCW45WhYCJeogOAgGiBX2j2KXaKIJYpHz4DpMGAaHw5DJnmw5oHGKaFLxpsBgXzX-Wv6Rq', 'call_01M82QV9W4YXY00XNVZ9BGBZGT', 'ast_01M82QV8YRMQD2H0JRMHYFG3MK', 'usr_01M7RE8CHGA7N8S1S1K38KTKY5', 2000000, 200000, 'USD', 0, 'key_01M7RE8CK7KC76G732K8ABRTDG', 1795388450692);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795388448984),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795388448991);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M82QV8NYPQ0QC3EZGFB0RCMM', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M82QV8YRMQD2H0JRMHYFG3MK', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RE8CHGA7N8S1S1K38KTKY5', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M82QVA1W6DZHWPHKFTBQ30NW', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 100000, 'Sightings of quetzals in Costa Rica

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
	('ba3daf1226726f7d5181cafbeda05993bcd446f20b9e9e71671facee44783a49', 'usr_00000000000000000000000000', 1795042849233, 1797634849233),
	('cbecc55e2f5daf49499911725ef4c3d30a5a2831fc085953655743e84c922e75', 'usr_01M7RE8CFX6M97NWBZPPPA5A52', 1795042849278, 1797634849278),
	('1ce2cfc63ff4c41b12c9cdae208e5a6d25950f50aa96995bfbf9a10e946447ea', 'usr_01M7RE8CHGA7N8S1S1K38KTKY5', 1795042849329, 1797634849329),
	('4dee8521de6bf90f443a3296baca514b4238e630822cad373467ee0410367bdb', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 1795042849377, 1797634849377);

INSERT INTO farebox_fixture.setup_links VALUES
	('c95b26cb0badbacfdd6d98714e263d4989e836d4aaf04edb8d7b6e3970f3a71f', 'usr_01M82QVA3NES1DQ7EQ6NTH67AH', 1795388450935, 1795474850935, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795388450761);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x995e31c8fec5bb993505acd4f6a22a93cef7c463', 9950000, 10000000, 1795388450190),
	('0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', 9000000, 10000000, 1795388450221),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x995e31c8fec5bb993505acd4f6a22a93cef7c463', '0xaa79fd5a938ad3eb671bf4e551284c49978e23e309cb281bebd0b9c70c24983e', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xf5a8b42387d30a624b0b4e569420933ccc01014d6ade08622d23c9d67d945558', 1795388450190),
	('0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', '0x1fea1ee2debb07295d3ec88e5ca245adea8c8f2082882c86d0ed8ff3442e63a7', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x743212c22bdddb407d7d2b74fdfa596884b7c7ef3390fea5eeae73ed895b5e07', 1795388450221);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M82QVA52EXDK6F9Q797TF6R7', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M82QVA52EXDK6F9Q797TF6R7', 'image/png', 19, 1795388450978, 1795478450978);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795042849234, 0, NULL),
	('timestamp', 'healthy', 1795388451114, 0, NULL),
	('word-count', 'healthy', 1795388451135, 0, NULL),
	('slugify', 'healthy', 1795388451142, 0, NULL),
	('random-uuid', 'healthy', 1795388451145, 0, NULL),
	('hk-weather', 'unhealthy', 1795388451151, 1, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795388451154, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795388451156, 0, NULL),
	('read-at-once', 'healthy', 1795388451159, 0, NULL),
	('scan-submit', 'healthy', 1795388451163, 0, NULL),
	('scan-result', 'healthy', 1795388451167, 1, NULL),
	('counted-echo', 'healthy', 1795388451171, 0, NULL),
	('slow-echo', 'healthy', 1795388451179, 0, NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M82QVA4R4974301JCXV8W3Y9', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M82QVA4MVQZ3BZW7TH4PH9PY', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M82QVA52EXDK6F9Q797TF6R7"}]}', NULL, NULL, 1795388450968, NULL, 1795388450984, 1795474850984, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M82QVAMF060N3XT556K8PB59', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M82QVAMCF008WWQXX9TGA0W7', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795388451471, NULL, NULL, 1795561251471, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795388450940);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795388450241),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795388450161),
	('scan-submit', 1, 1, 1, 0, 0, 1, 1795388450964);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7RE8CKEWBX7VBF47WSFFYZ3', 'usr_01M7RE8CJZPQJE5BE5X0MF7D78', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795042849390);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$z5W7brlonTsMm+zPOgBCuw$i08ShdlRjKAwiU2xPoLZDsGLPbHlrKOGAYoUTewkWSE', NULL, 1795042849093, 1795042849093),
	('usr_01M7RE8CJZPQJE5BE5X0MF7D78', '430bcbd4-c62c-4b75-b4a9-342fb4f4a5c4@example.com', '430bcbd4-c62c-4b75-b4a9-342fb4f4a5c4', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$mcAoJ6RAhPxsGBzGFKWnCw$ghaAbuAqlOT/pr9takwqCjf7tB2C5GKRSZU7VULfNUE', NULL, 1795042849375, 1795042849375),
	('usr_01M7RE8CFX6M97NWBZPPPA5A52', '2d301c1b-6f9b-4e1e-bda9-f3a3efe859f5@example.com', '2d301c1b-6f9b-4e1e-bda9-f3a3efe859f5', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$LRW7gOqfVr4ygieDxAJ6kw$gqr/T/q1FmknUTgcf5MXLIlZHZDFLAQ7a6FPytrwEJk', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795042849277, 1795042849402),
	('usr_01M7RE8CHGA7N8S1S1K38KTKY5', '3be22af8-9a89-4b8c-9afd-7961faed4bc4@example.com', '3be22af8-9a89-4b8c-9afd-7961faed4bc4', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$d6XihxMRmiPdftCRxzLDYQ$jIkUOOvFrVuvNcWMWna3d3pFjSrAWCr/QBif5xDmZIU', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795042849328, 1795042849410),
	('usr_01M82QVA3NES1DQ7EQ6NTH67AH', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795388450933, 1795388450933);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M82QV9EEB03AWV9JVTEJ2C0K', '0x231398ca4889b967f9a5c8d6bb08d6e6328c36f6', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795388450254);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M82QVA3DBZJQ9JJ562M1V4PM', 'sig_01M82QV9ZP2314JZTBBP13HAQM', 'asset', 'ast_01M82QVA1W6DZHWPHKFTBQ30NW', '{"kind":"asset","id":"ast_01M82QVA1W6DZHWPHKFTBQ30NW","title":"Sightings of quetzals in Costa Rica","score":0.7348,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:37037/api/v1/assets/ast_01M82QVA1W6DZHWPHKFTBQ30NW"}', 'waiting', 0, 1795388450925, NULL, NULL, NULL, 1795388450925);

SELECT pg_catalog.setval('farebox_fixture.search_documents_doc_seq', 6, true);

ALTER TABLE ONLY farebox_fixture.access_logs
    ADD CONSTRAINT access_logs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.admin_acts
    ADD CONSTRAINT admin_acts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.api_keys
    ADD CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash);

ALTER TABLE ONLY farebox_fixture.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.assets
    ADD CONSTRAINT assets_pkey PRIMARY KEY (id);

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

CREATE INDEX admin_acts_by_subject ON farebox_fixture.admin_acts USING btree (subject_id, id);

CREATE INDEX api_keys_by_user ON farebox_fixture.api_keys USING btree (user_id, created_at);

CREATE UNIQUE INDEX assets_by_blob ON farebox_fixture.assets USING btree (blob_key) WHERE (blob_key IS NOT NULL);

CREATE INDEX assets_by_bytes ON farebox_fixture.assets USING btree (sha256, id) WHERE (sha256 IS NOT NULL);

CREATE INDEX assets_by_owner ON farebox_fixture.assets USING btree (owner_id, id);

CREATE INDEX assets_for_sale ON farebox_fixture.assets USING btree (id) WHERE ((status = 'published'::text) AND (price_micros > 0) AND (paused_at IS NULL));

CREATE INDEX assets_paused ON farebox_fixture.assets USING btree (id) WHERE (paused_at IS NOT NULL);

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

CREATE INDEX demand_watches_by_expiry ON farebox_fixture.demand_watches USING btree (expires_at);

CREATE INDEX demand_watches_by_host ON farebox_fixture.demand_watches USING btree (callback_host, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX earlier_prices_by_service ON farebox_fixture.earlier_prices USING btree (service_id, replaced_at);

CREATE INDEX earlier_prices_old ON farebox_fixture.earlier_prices USING btree (replaced_at);

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

CREATE UNIQUE INDEX top_ups_once ON farebox_fixture.top_ups USING btree (granted_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

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
