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
    request_id text NOT NULL
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
	('log_01M81XSNKTB573606V0SNM6E7G', 1795361134202, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M81XSNJX3EJG5JJVWP6HFRPA', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNKJF2HS23THFZKJVERS'),
	('log_01M81XSNRAHYY1CMEZ5RQT3RB1', 1795361134346, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNR81BNPAVRQ5F2MBHSP'),
	('log_01M81XSNRWFSJ9P272W62J3X0W', 1795361134364, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNRP4CGAM58S1SRC03Z3'),
	('log_01M81XSNSD4R71CMER7XP32HDV', 1795361134381, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNS44X8SV4XDE9NXETYZ'),
	('log_01M81XSNTX8HW1PZPJDN4PY9QK', 1795361134429, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNTH4Q2GMBKXMQHVN0CW'),
	('log_01M81XSNKHF7YEDD7PECYAGMVH', 1795361134193, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M81XSNJX3EJG5JJVWP6HFRPA', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNKD68DDJ3GBZ1YDDP7X'),
	('log_01M81XSNR7VMWRF50GQCBX1Z43', 1795361134343, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNR27F90YXA2HDHHMXWW'),
	('log_01M81XSNRN2HYXQMD10QFWNHCX', 1795361134357, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNRC0TGB7MMFZ921KJZT'),
	('log_01M81XSNS3G2E3VSF5384AE5QA', 1795361134371, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNRYJ5T0KMFT8VWSCRHF'),
	('log_01M81XSNTGN84JQYZNVPDATRW1', 1795361134416, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNSFVDD5S2EEFDVZH80T'),
	('log_01M81XSNWNMDNXZF9E8825SJRQ', 1795361134485, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNWBX8BT1BFAJ6RBDHTK'),
	('log_01M81XSNXA5JFCRFNY683WF3J5', 1795361134506, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNX72F3QM0SDF6FEKGX2'),
	('log_01M81XSNXKHA2Y0YHW9DN2MGYZ', 1795361134515, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNXH68HD1T47CY93THNS'),
	('log_01M81XSNXZWBNDX3VNRRD5DZFW', 1795361134527, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNXX8FJ8DD01QT0TTBVJ'),
	('log_01M81XSNYJG9NCVQZ81G49FHGC', 1795361134546, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNYFWQNSTK3B2PDEJBD9'),
	('log_01M81XSNYXPKK7GM394FZJAK44', 1795361134557, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNYWW9EHSHYDSMQA7NNT'),
	('log_01M81XSNZ886YAP3Q7APBXD961', 1795361134568, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNZ79NS062CYNWHK4E0Y'),
	('log_01M81XSNZVA8PFXHDSYWE644FX', 1795361134587, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSNZN183TPGJQ6W8QKRZV'),
	('log_01M81XSP09Z317Z674N5TQQPDD', 1795361134601, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSP07ND1NGWBA0G5WKDW8'),
	('log_01M81XSP0MAEPJ2BGVEZG22075', 1795361134612, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 'node', 'ast_01M81XSNAZCA2ZYJC7F2VZN63M', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XSP0J7GGBNEH81V69HNA3'),
	('log_01M81XSNWAX94RCG4SR489DZT6', 1795361134474, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNVRNEB5CS94P15XNFD1'),
	('log_01M81XSNX76BS2HM0AJK1VF80V', 1795361134503, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNWX7YT23YQ5VAHYV2XS'),
	('log_01M81XSNXGGXDR4RBRQZ3SS9K7', 1795361134512, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNXCAWTP84QDKAE9ADQ0'),
	('log_01M81XSNXWVWS1R2KBXFMYTGHM', 1795361134524, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNXQD4NBPESWKXPK80XH'),
	('log_01M81XSNYDXFKJSA49GFSCBN0T', 1795361134541, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNY33W5MNYMHH8YNQP06'),
	('log_01M81XSNYTE1V3BWERK1CYC9MT', 1795361134554, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNYMEWTT0SX952B40MC8'),
	('log_01M81XSNZ5KYPPK331JRN9SF5H', 1795361134565, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNZ0W33MWHDS7CEGS823'),
	('log_01M81XSNZMQ2ZZAV2Y407Q7EGM', 1795361134580, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNZAGE9TNY0HSDVNRZ33'),
	('log_01M81XSP067MG9KXC9ARDHS1WJ', 1795361134598, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSNZYFWBGBMHEYTR1ZJCZ'),
	('log_01M81XSP0HWDTJDHFG9ZVNCRBX', 1795361134609, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, NULL, 'ast_01M81XSNAZCA2ZYJC7F2VZN63M', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XSP0C61EEND0NYB645R36'),
	('log_01M81XSP4S726M6VPXB64ZEBE3', 1795361134745, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M81XSP2K36XCR0QVZK9MDMK2'),
	('log_01M81XSP6JDNZVCTWAEVAH3W2V', 1795361134802, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M81XSP4VFPD5VB30MCE7WCEP'),
	('log_01M81XSP6Z68E9ED2JK89PBFJR', 1795361134815, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M81XSP6KNA1DZS3YN2CM6BH0'),
	('log_01M81XSP7NJ1XVHAX0TB475Q96', 1795361134837, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M81XSP700T4JXRQQMPZ1AJ8Z');

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7QM6S23N667YXK79BYQVDWH', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7QM6S1KRW0KWF11M1H85B36', '{"topUpId":"top_01M7QM6S21X8QCTRQHD67J7PZK","amountMicros":20000000,"currency":"USD","note":null}', 1795015533635),
	('act_01M81XSNMACNFAKDJTFE5F64ND', 'service', 'asset.pause', 'ast_01M81XSNJX3EJG5JJVWP6HFRPA', '{"reason":"file_missing"}', 1795361134218),
	('act_01M81XSNMBJPW5YH2PQF17MYPR', 'service', 'delivery.give_back', 'ast_01M81XSNJX3EJG5JJVWP6HFRPA', '{"reason":"file_missing","revenue_event_id":"rev_01M81XSNKQH9JA6EXK6GBJCETF","payment_id":"pay_01M81XSNKD68DDJ3GBZ1YDDP7X","amount":"0.10","lost":"0.00"}', 1795361134219),
	('act_01M81XSNQXN0B5GY6N1SA0CFMD', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x753e347b5b63e479bc0ee8214c1af8babb484122', '{"refundId":"rfd_01M81XSNQXF6B75ZMH72EHGGTP","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true}', 1795361134333),
	('act_01M81XSP0XDSZ3QST00M9VDRCM', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M81XSP0RHRNR64EBD633CN8T', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795361134621),
	('act_01M81XSP13DXE369X4Y5WGJZ7P', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M81XSP0R0QW7Q4H7FKSYX1Z0', '{"reference":"wire 17","batchId":"pob_01M81XSP0RHRNR64EBD633CN8T","ownerId":"usr_01M7QM6S12XVC3YBA618W7MTKM","amountMicros":1800000}', 1795361134627),
	('act_01M81XSP1RZ61W32D3SPPJ8FNS', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7QM6S1KRW0KWF11M1H85B36', '{"topUpId":"top_01M81XSP183F348SSXSY25KF67","refundId":"rfd_01M81XSP1Q6XYWC7SRK3180AQN","amountMicros":2000000,"currency":"USD"}', 1795361134648),
	('act_01M81XSP96BEMEAHECE5VVGKJ2', 'usr_00000000000000000000000000', 'user.create', 'usr_01M81XSP95EYJZVAH5NJBCQE7W', '{"role":"owner","hasPassword":false}', 1795361134886),
	('act_01M81XSP99488SBF9Y2TWWZA7K', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795361134889);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7QM6S0GK78EZV003ZNTN1R9', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'agent', '74a8a57176d6d28e60b730d4784c7b9191309eee1bef2cf037addb675a9a0294', 'fbk_YGXj', NULL, NULL, NULL, NULL, 0, 0, 0, 1795015533584, NULL, NULL),
	('key_01M7QM6S1B50K57J4TAMBCPPTA', 'usr_01M7QM6S12XVC3YBA618W7MTKM', 'agent', '58f6d641f704110df7c6e4b64cb9f45be761e889f9c7936726c2e1605c69df5e', 'fbk_WTyb', NULL, NULL, NULL, NULL, 0, 0, 0, 1795015533611, NULL, NULL),
	('key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 'agent', 'a091c464238578d314e6f74b9a9af2c18869af4595c13e56ae21fa13bc4509a2', 'fbk_ipcD', NULL, NULL, NULL, NULL, 20779, 3250000, 3250000, 1795015533629, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M81XSN9V6X6D1GK808D9MGKF', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795361133695, 1795361133695, NULL, NULL),
	('ast_01M81XSNAZCA2ZYJC7F2VZN63M', 'usr_01M7QM6S12XVC3YBA618W7MTKM', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M81XSNB2Q3D8F51N67EVJQP5', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795361133919, 1795361133919, NULL, NULL),
	('ast_01M81XSNCK6A7GW3H4MNZCW5E5', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M81XSNGAB4QTCB9YNWYKYJ9X', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795361133971, 1795361134128, NULL, NULL),
	('ast_01M81XSNHQD2N7S26T4XKTM8VH', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M81XSNHSMTFR3FXSG15Q3QK6', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795361134135, 1795361134152, NULL, NULL),
	('ast_01M81XSNJX3EJG5JJVWP6HFRPA', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M81XSNJXVHQ0KKVYQW40EX9Q', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795361134173, 1795361134212, 'file_missing', 1795361134212),
	('ast_01M81XSP7WNFZTBZ279C3GNFD9', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M81XSP7XSTD0AYKW2TKAM0MZ', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795361134844, 1795361134844, NULL, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M81XSP1Q6XYWC7SRK3180AQN', 'top_01M81XSP183F348SSXSY25KF67', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795361134647, 1795361134656, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M81XSP183F348SSXSY25KF67', 'usr_01M7QM6S1KRW0KWF11M1H85B36', NULL, 5000000, 'USD', 'http://127.0.0.1:40881/docs#credit', 'http://127.0.0.1:40881/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795361134632, 1795368334632, 1795361134638, NULL),
	('top_01M81XSP2947S6JK5J5E0D2RRD', 'usr_01M7QM6S1KRW0KWF11M1H85B36', NULL, 5000000, 'USD', 'http://127.0.0.1:40881/docs#credit', 'http://127.0.0.1:40881/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795361134665, 1795368334665, NULL, 1795361734665);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7QM6S1KRW0KWF11M1H85B36', 1000000, 'http://127.0.0.1:49150/hook', 'jioSSC7vT-_qcBOlgF8o9ySqWVfAFr6b15wIdPgyKK6lg2fAaRY3G9gM96yBVJXd7_5BU6iYRilLoa0oR6L3of3B7TW2IojCLAPOCxXd', 1795361134629, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M81XSNPX4XCNSEKEPENCKY72', '0x753e347b5b63e479bc0ee8214c1af8babb484122', 'pay_01M81XSNPN2QSP0QBHSH3XQNSGjsCEPYgOxQFo6m3RE4VGL3GgRyFfV3HLU6gb4kv1NIVahF__XwwyziWAqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2c1jhhu4YQyg', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795361134301);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M81XSP2K41JD9H6M1SF6XZ4V', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M81XSP2K36XCR0QVZK9MDMK2', 1795361134675),
	('sig_01M81XSP4V2V5ZS30XE2K5R9ZP', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M81XSP4VFPD5VB30MCE7WCEP', 1795361134747),
	('sig_01M81XSP6KMMF19BTQ567WV7GB', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M81XSP6KNA1DZS3YN2CM6BH0', 1795361134803),
	('sig_01M81XSP70H1MJCTKNXERNT3CS', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M81XSP700T4JXRQQMPZ1AJ8Z', 1795361134816);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M81XSP2K41JD9H6M1SF6XZ4V', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ZGnmniKbSTkIeNKtHViatFF_xiONHcCpW-o3xWL3F0O9aJsyrZ-iOOlq_qzf-_0Oh4gRA8bsYIY33Dv9dalkhTrPxI02kRIZmRaG3ol8', 'sightings of quetzals in Costa Rica', 'dataset', 1795361134678, 1803137134678, NULL, NULL),
	('sig_01M81XSP4V2V5ZS30XE2K5R9ZP', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'xIB3L7Fa3Jj-ROtZlyIg3ydOVzV944kQORUu6BIXwDujcUJdlmDwaEylEd28O_XmmeO4EcViz-T4c8mq8MMr0GuczU36VixicEqkCCUy', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795361134748, 1803137134748, NULL, NULL);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M81XSP98SF514E4E4EJEPED5', 'timestamp', 30000, 1795361134888);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'staff', 1795361134945);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'staff', 'anna', '', 1795361134945);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M81XSN3ZPAG3N6J54YW3WVMK:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XSN3ZPAG3N6J54YW3WVMK"},"run":"match:asset:ast_01M81XSN3ZPAG3N6J54YW3WVMK:20779","cursor":null}', 'done', 1795361133894, 1, 8, NULL, NULL, NULL, 1795361133894, 1795361134455),
	('match:asset:ast_01M81XSNJX3EJG5JJVWP6HFRPA:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XSNJX3EJG5JJVWP6HFRPA"},"run":"match:asset:ast_01M81XSNJX3EJG5JJVWP6HFRPA:20779","cursor":null}', 'done', 1795361134181, 1, 8, NULL, NULL, NULL, 1795361134181, 1795361134461),
	('match:asset:ast_01M81XSNAZCA2ZYJC7F2VZN63M:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XSNAZCA2ZYJC7F2VZN63M"},"run":"match:asset:ast_01M81XSNAZCA2ZYJC7F2VZN63M:20779","cursor":null}', 'done', 1795361133936, 1, 8, NULL, NULL, NULL, 1795361133936, 1795361134462),
	('match:asset:ast_01M81XSNHQD2N7S26T4XKTM8VH:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XSNHQD2N7S26T4XKTM8VH"},"run":"match:asset:ast_01M81XSNHQD2N7S26T4XKTM8VH:20779","cursor":null}', 'done', 1795361134142, 1, 8, NULL, NULL, NULL, 1795361134142, 1795361134464),
	('match:asset:ast_01M81XSNCK6A7GW3H4MNZCW5E5:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XSNCK6A7GW3H4MNZCW5E5"},"run":"match:asset:ast_01M81XSNCK6A7GW3H4MNZCW5E5:20779","cursor":null}', 'done', 1795361134115, 1, 8, NULL, NULL, NULL, 1795361134115, 1795361134465),
	('job_01M81XSP8QZ6XPGVAAZG1Y4KR2', 'notify_watch', '{}', 'waiting', 1795361134871, 0, 8, NULL, NULL, NULL, 1795361134871, NULL),
	('match:asset:ast_01M81XSP7WNFZTBZ279C3GNFD9:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XSP7WNFZTBZ279C3GNFD9"},"run":"match:asset:ast_01M81XSP7WNFZTBZ279C3GNFD9:20779","cursor":null}', 'done', 1795361134849, 1, 8, NULL, NULL, NULL, 1795361134849, 1795361134882),
	('work_tool_job:job_01M81XSPA9GDWKAGNGM56VADQV', 'work_tool_job', '{"jobId":"job_01M81XSPA9GDWKAGNGM56VADQV"}', 'done', 1795361134923, 1, 1000, NULL, NULL, NULL, 1795361134923, 1795361134942),
	('work_tool_job:job_01M81XSQ39S80AXT2AB2T8NWV8', 'work_tool_job', '{"jobId":"job_01M81XSQ39S80AXT2AB2T8NWV8"}', 'running', 1795361135721, 1, 1000, 1795362335752, 'proc_01M81XSPC4KVBN4Z6AM6JDH4A7', NULL, 1795361135721, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x753e347b5b63e479bc0ee8214c1af8babb484122', 'USD', 550000),
	('test:earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'USD', 90000),
	('earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'USD', 0),
	('earnings:usr_01M7QM6S12XVC3YBA618W7MTKM', 'USD', 0),
	('credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7QM6S21NSBD7BARQZ04QG4B', 'operator:grants', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 20000000, 'USD', 'top_up', NULL, NULL, 1795015533633),
	('led_01M7QM6S2W62WBRB8H61NGY49G', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7QM6S2PMEY47FJMTN3ZSSW4wNCGA4gOMWiCrfpqemdkXShvZAakkEM', NULL, 1795015533660),
	('led_01M7QM6S34JXQ40QEX5NKG5JVH', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7QM6S31JB86PWR7E81RV2MThNCGA4gOMWiCrfpqemdkBgGh70NkPTbt4rCHQEK2OYwPQcUncFC7Hw', NULL, 1795015533668),
	('led_01M81XSN3F445M9M5JHJWK9GXV', 'payments:held', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 50000, 'USD', 'refund', 'pay_01M7QM6S31JB86PWR7E81RV2MThNCGA4gOMWiCrfpqemdkBgGh70NkPTbt4rCHQEK2OYwPQcUncFC7Hw', NULL, 1795361133679),
	('led_01M81XSN3F13X8VGEKF1MXDD98', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7QM6S2PMEY47FJMTN3ZSSW4wNCGA4gOMWiCrfpqemdkXShvZAakkEM', NULL, 1795361133679),
	('led_01M81XSNKG3WVTXWQC7FA7YG4B', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNKD68DDJ3GBZ1YDDP7XwaCNBogOAgGiA9zWXRulAspb5Y0X4sqmVKLhdNv3PQ', NULL, 1795361134192),
	('led_01M81XSNKQYS5V7B38PBYX1KN9', 'payments:held', 'test:earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNKD68DDJ3GBZ1YDDP7XwaCNBogOAgGiA9zWXRulAspb5Y0X4sqmVKLhdNv3PQ', 'call_01M81XSNKQFXPYCPBK7PS2VRBG', 1795361134199),
	('led_01M81XSNKQ81GY6EEBP7YC9G6Y', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNKD68DDJ3GBZ1YDDP7XwaCNBogOAgGiA9zWXRulAspb5Y0X4sqmVKLhdNv3PQ', 'call_01M81XSNKQFXPYCPBK7PS2VRBG', 1795361134199),
	('led_01M81XSNM0N82NWPEWGAP99QE6', 'test:earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'payments:held', 90000, 'USD', 'sale', 'pay_01M81XSNKD68DDJ3GBZ1YDDP7XwaCNBogOAgGiA9zWXRulAspb5Y0X4sqmVKLhdNv3PQ', 'call_01M81XSNKQFXPYCPBK7PS2VRBG', 1795361134208),
	('led_01M81XSNM0NE49DRF8BMTQ11NS', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M81XSNKD68DDJ3GBZ1YDDP7XwaCNBogOAgGiA9zWXRulAspb5Y0X4sqmVKLhdNv3PQ', 'call_01M81XSNKQFXPYCPBK7PS2VRBG', 1795361134208),
	('led_01M81XSNMEE7BSWMSRVGEP2ZT7', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XSNMCVA45KHWBTYR1SG5GwNCGA4gOMWiCrfpqemdkjETZ3ydVtQk', NULL, 1795361134222),
	('led_01M81XSNMMNEHPDGDQM00ENBD1', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M81XSNMCVA45KHWBTYR1SG5GwNCGA4gOMWiCrfpqemdkjETZ3ydVtQk', 'call_01M81XSNMJYXCZDB0YZXVJ1DW1', 1795361134228),
	('led_01M81XSNMTYNJP3ED4GSN9BB93', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XSNMQ3V15DK0V1PWKMQEJhNCGA4gOMWiCrfpqemdkBgGh70NkPTbt4rCHQEK2OYxyPszGmBsfJg', NULL, 1795361134234),
	('led_01M81XSNN444WPHJQRRPMFVFN7', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M81XSNMQ3V15DK0V1PWKMQEJhNCGA4gOMWiCrfpqemdkBgGh70NkPTbt4rCHQEK2OYxyPszGmBsfJg', 'call_01M81XSNMZ9Y1GA6JYAXMQ8CJH', 1795361134244),
	('led_01M81XSNN9S7E0CVH2K31Z7STD', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XSNN6TKFMJ383SCDE65FWwNCGA4gOMXkGn8t9OmdkNklq48TLU7g', NULL, 1795361134249),
	('led_01M81XSNP689W01AA3PHRMZB7X', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XSNNV32V8MZD50CT990V1jNCGA4gOMWiCrfpqemdkqQEe1zS5YEU0ZyZYd-Zk9i0MIJBf1R_ocSQohSDfSINsgqpTmEE', NULL, 1795361134278),
	('led_01M81XSNP633HC2WFQMECG4NBD', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M81XSNNV32V8MZD50CT990V1jNCGA4gOMWiCrfpqemdkqQEe1zS5YEU0ZyZYd-Zk9i0MIJBf1R_ocSQohSDfSINsgqpTmEE', 'call_01M81XSNNWC96K9KG2SSG26QZF', 1795361134278),
	('led_01M81XSNPX08VXS1MPB23Q8QDK', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M81XSNPN2QSP0QBHSH3XQNSGjsCEPYgOxQFo6m3RE4VGL3GgRyFfV3HLU6gb4kv1NIVahF__XwwyziWAqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2c1jhhu4YQyg', NULL, 1795361134301),
	('led_01M81XSNPXDWD2GXP1CDSENY40', 'payments:held', 'test:credit:0x753e347b5b63e479bc0ee8214c1af8babb484122', 1000000, 'USD', 'top_up', 'pay_01M81XSNPN2QSP0QBHSH3XQNSGjsCEPYgOxQFo6m3RE4VGL3GgRyFfV3HLU6gb4kv1NIVahF__XwwyziWAqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2c1jhhu4YQyg', 'call_01M81XSNPPYQ0C08F629HXQ5D4', 1795361134301),
	('led_01M81XSNQQHR3HGDX3AX33YZW9', 'test:credit:0x753e347b5b63e479bc0ee8214c1af8babb484122', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XSNQQT1ME51M0YNHBHYPCkNCGA4gOMWiCrfpqemdkqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2EJMRfP2Qz_w', NULL, 1795361134327),
	('led_01M81XSNQSVNPB2MX6D1691FZ1', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M81XSNQQT1ME51M0YNHBHYPCkNCGA4gOMWiCrfpqemdkqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2EJMRfP2Qz_w', 'call_01M81XSNQQGXC8SR11XXWX5AKK', 1795361134329),
	('led_01M81XSNQXS3PHVWF321MT022D', 'test:credit:0x753e347b5b63e479bc0ee8214c1af8babb484122', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M81XSNQXF6B75ZMH72EHGGTP', NULL, 1795361134333),
	('led_01M81XSNR5B3EEKWJF6J6FC4N1', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNR27F90YXA2HDHHMXWWwaCNBogOAgGiA9zUf7KgOppFJ7g-bpPHbwtR_xh8xw', NULL, 1795361134341),
	('led_01M81XSNR9V8PC0BW4M19ME9J0', 'payments:held', 'test:earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNR27F90YXA2HDHHMXWWwaCNBogOAgGiA9zUf7KgOppFJ7g-bpPHbwtR_xh8xw', 'call_01M81XSNR9GABP0Q4YA2WASQ51', 1795361134345),
	('led_01M81XSNR91J1Z2NPFWXKRDN1S', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNR27F90YXA2HDHHMXWWwaCNBogOAgGiA9zUf7KgOppFJ7g-bpPHbwtR_xh8xw', 'call_01M81XSNR9GABP0Q4YA2WASQ51', 1795361134345),
	('led_01M81XSNRK6SACRBVG4C07V9V8', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNRC0TGB7MMFZ921KJZThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMwTTzfS6OGR', NULL, 1795361134355),
	('led_01M81XSNRVC5YF9FH2GPSZ0K8B', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNRC0TGB7MMFZ921KJZThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMwTTzfS6OGR', 'call_01M81XSNRVXPJMZYVPZYGEWRB8', 1795361134363),
	('led_01M81XSNRVJMHZV42CN6FZZD4Y', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNRC0TGB7MMFZ921KJZThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMwTTzfS6OGR', 'call_01M81XSNRVXPJMZYVPZYGEWRB8', 1795361134363),
	('led_01M81XSNS0Z76ZVCPYT2PW950Z', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNRYJ5T0KMFT8VWSCRHFhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jGYmAv79V_83', NULL, 1795361134368),
	('led_01M81XSNSC99438WBWVBSFJ6MY', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNRYJ5T0KMFT8VWSCRHFhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jGYmAv79V_83', 'call_01M81XSNSCSKAC931MNQ4W6QZ8', 1795361134380),
	('led_01M81XSNSCSVFDKY911XDEH0PA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNRYJ5T0KMFT8VWSCRHFhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jGYmAv79V_83', 'call_01M81XSNSCSKAC931MNQ4W6QZ8', 1795361134380),
	('led_01M81XSNTDN3CEHH53Y6KH2ER8', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNSFVDD5S2EEFDVZH80ThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jM86SvZKu53n', NULL, 1795361134413),
	('led_01M81XSNTT3CZPF6DHQZYMQSD5', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNSFVDD5S2EEFDVZH80ThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jM86SvZKu53n', 'call_01M81XSNTSFG3665WCGQSFZMHP', 1795361134426),
	('led_01M81XSP0R2F1SJKBW9T4DDW00', 'earnings:usr_01M7QM6S12XVC3YBA618W7MTKM', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795361134616),
	('led_01M81XSNTT18V8WQZR4ST5ZNZE', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNSFVDD5S2EEFDVZH80ThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jM86SvZKu53n', 'call_01M81XSNTSFG3665WCGQSFZMHP', 1795361134426),
	('led_01M81XSNVZAXP5XF20DTHK9R6C', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNVRNEB5CS94P15XNFD1haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB1rWevorMtL', NULL, 1795361134463),
	('led_01M81XSNWDPVBVSZZ3KZC8GA7Z', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNVRNEB5CS94P15XNFD1haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB1rWevorMtL', 'call_01M81XSNWDZFQN8MBHWM7FG1JK', 1795361134477),
	('led_01M81XSNWD409PDWMY295GSAY3', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNVRNEB5CS94P15XNFD1haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB1rWevorMtL', 'call_01M81XSNWDZFQN8MBHWM7FG1JK', 1795361134477),
	('led_01M81XSNWZWQH9PC7F9RS80SRR', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNWX7YT23YQ5VAHYV2XShaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jAPJDrUJa7wE', NULL, 1795361134495),
	('led_01M81XSNX8QJAK8SAJK8PX0FN2', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNWX7YT23YQ5VAHYV2XShaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jAPJDrUJa7wE', 'call_01M81XSNX81557KAVFNPMQT0PJ', 1795361134504),
	('led_01M81XSNX801K8TKDK9Q70GS48', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNWX7YT23YQ5VAHYV2XShaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jAPJDrUJa7wE', 'call_01M81XSNX81557KAVFNPMQT0PJ', 1795361134504),
	('led_01M81XSNXFC0PW6YMFXKASVK12', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNXCAWTP84QDKAE9ADQ0haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jEVvxJNt8x4z', NULL, 1795361134511),
	('led_01M81XSNXJB8TFFJCCH8NTSFQ7', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNXCAWTP84QDKAE9ADQ0haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jEVvxJNt8x4z', 'call_01M81XSNXJ2JV33MRYM5RZ396E', 1795361134514),
	('led_01M81XSNXJBH5GNEP6MNQH8WHS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNXCAWTP84QDKAE9ADQ0haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jEVvxJNt8x4z', 'call_01M81XSNXJ2JV33MRYM5RZ396E', 1795361134514),
	('led_01M81XSNXTQJTRS7C76846CEW1', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNXQD4NBPESWKXPK80XHhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLjRa6f4X0rI', NULL, 1795361134522),
	('led_01M81XSNXZ7XSHWCAFKTNX9SDH', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNXQD4NBPESWKXPK80XHhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLjRa6f4X0rI', 'call_01M81XSNXZSVDHPX2E2BVFEK05', 1795361134527),
	('led_01M81XSNXZ6D8SZGT8359GYCNH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNXQD4NBPESWKXPK80XHhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLjRa6f4X0rI', 'call_01M81XSNXZSVDHPX2E2BVFEK05', 1795361134527),
	('led_01M81XSNY8MZMX13Q8XSRSA07B', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNY33W5MNYMHH8YNQP06haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB_4t8gjDKcw', NULL, 1795361134536),
	('led_01M81XSNYHNJP0G0YWNGS1CDF3', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNY33W5MNYMHH8YNQP06haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB_4t8gjDKcw', 'call_01M81XSNYH9YW8MXJ4XFPRPN8V', 1795361134545),
	('led_01M81XSNYHPS3VKZ619Q8V047M', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNY33W5MNYMHH8YNQP06haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB_4t8gjDKcw', 'call_01M81XSNYH9YW8MXJ4XFPRPN8V', 1795361134545),
	('led_01M81XSNYRWX2JYM9HADE5A50Q', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNYMEWTT0SX952B40MC8haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jHu3fD7VLmqV', NULL, 1795361134552),
	('led_01M81XSNYW5PQ51KNXMD22JBKP', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNYMEWTT0SX952B40MC8haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jHu3fD7VLmqV', 'call_01M81XSNYWAGNDBV5AX2X1BX33', 1795361134556),
	('led_01M81XSNYWZD958MKQA1RA427G', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNYMEWTT0SX952B40MC8haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jHu3fD7VLmqV', 'call_01M81XSNYWAGNDBV5AX2X1BX33', 1795361134556),
	('led_01M81XSNZ44GHGBCGM4FAD4FKE', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNZ0W33MWHDS7CEGS823haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLVNHfZB-LT0', NULL, 1795361134564),
	('led_01M81XSNZ7832NSCPXGEG283WR', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNZ0W33MWHDS7CEGS823haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLVNHfZB-LT0', 'call_01M81XSNZ70PX88VEAXNKNC1EF', 1795361134567),
	('led_01M81XSNZ7T9FM94RVAP36E87N', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNZ0W33MWHDS7CEGS823haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLVNHfZB-LT0', 'call_01M81XSNZ70PX88VEAXNKNC1EF', 1795361134567),
	('led_01M81XSNZEJQWTC0YXDH9B0MB6', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNZAGE9TNY0HSDVNRZ33haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMKCQzk09Ost', NULL, 1795361134574),
	('led_01M81XSNZV21THQXWBCCGBF26F', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNZAGE9TNY0HSDVNRZ33haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMKCQzk09Ost', 'call_01M81XSNZTBYSMVW6P958QMRW1', 1795361134587),
	('led_01M81XSNZVRM25R05D5VR3FEJY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNZAGE9TNY0HSDVNRZ33haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMKCQzk09Ost', 'call_01M81XSNZTBYSMVW6P958QMRW1', 1795361134587),
	('led_01M81XSP0214C040X5ANXGJF3J', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XSNZYFWBGBMHEYTR1ZJCZhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jFviJA7N5bde', NULL, 1795361134594),
	('led_01M81XSP08RX8JPXHXRK4AGSZH', 'payments:held', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 90000, 'USD', 'sale', 'pay_01M81XSNZYFWBGBMHEYTR1ZJCZhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jFviJA7N5bde', 'call_01M81XSP08ZDVD0WX5HGFRDA8N', 1795361134600),
	('led_01M81XSP08CXBYY210GZRDEJVP', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XSNZYFWBGBMHEYTR1ZJCZhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jFviJA7N5bde', 'call_01M81XSP08ZDVD0WX5HGFRDA8N', 1795361134600),
	('led_01M81XSP0F8MFX9VWDPSCTACWA', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M81XSP0C61EEND0NYB645R36hYCJeogOAgGiA9zVX2KF_0mHeLf6mHQGAaHvQ2Q9Nu3isIdAQrY5jI4ZuU43bEaG', NULL, 1795361134607),
	('led_01M81XSP0K03F44S4Y8YXQCKD2', 'payments:held', 'earnings:usr_01M7QM6S12XVC3YBA618W7MTKM', 1800000, 'USD', 'sale', 'pay_01M81XSP0C61EEND0NYB645R36hYCJeogOAgGiA9zVX2KF_0mHeLf6mHQGAaHvQ2Q9Nu3isIdAQrY5jI4ZuU43bEaG', 'call_01M81XSP0K64F0XDHN609XQ66C', 1795361134611),
	('led_01M81XSP0K6AXBABXYBJKJGC0F', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M81XSP0C61EEND0NYB645R36hYCJeogOAgGiA9zVX2KF_0mHeLf6mHQGAaHvQ2Q9Nu3isIdAQrY5jI4ZuU43bEaG', 'call_01M81XSP0K64F0XDHN609XQ66C', 1795361134611),
	('led_01M81XSP0RD90HT2W01B76N6QF', 'earnings:usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795361134616),
	('led_01M81XSP128VZWT4DPAVVQ0ANF', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795361134626),
	('led_01M81XSP1ENXS7PM28X39S2BMV', 'provider:stripe', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 5000000, 'USD', 'top_up', 'top_01M81XSP183F348SSXSY25KF67', NULL, 1795361134638),
	('led_01M81XSP1QKYXRN99ZZNMDK14H', 'credit:usr_01M7QM6S1KRW0KWF11M1H85B36', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M81XSP183F348SSXSY25KF67', NULL, 1795361134647),
	('led_01M81XSPA02GQD6XZ2PHVTE4PT', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M81XSP9R6S4MQYVAXPQNEXM8wOCnEogOLcqOqQjW8o6ofmNFxNxyeS0', NULL, 1795361134912),
	('led_01M81XSPA94EFB6M33VFTJF9WF', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M81XSP9R6S4MQYVAXPQNEXM8wOCnEogOLcqOqQjW8o6ofmNFxNxyeS0', 'call_01M81XSPA5T250BZCPXPRN9HN8', 1795361134921),
	('led_01M81XSPBCX8MDRE925RQQBET9', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XSPB7V5M6S47FY3NPVH5CwNCGA4gOMWiCrfpqemdkNstDiKiPbS4', NULL, 1795361134956),
	('led_01M81XSQ11N9CPTXM0T7XS4A1K', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M81XSQ0YXFT89EWXM9GK104HwOCnEogOLcqOqQjW8o6oN37ANjjLn3Y', NULL, 1795361135649),
	('led_01M81XSQ39AB8KQ23KH0GA9ZHG', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M81XSQ0YXFT89EWXM9GK104HwOCnEogOLcqOqQjW8o6oN37ANjjLn3Y', 'call_01M81XSQ16XX1T4GR2TJ3W0SQD', 1795361135721),
	('led_01M81XSQ4KJ3FTDC3V9MP93F4R', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XSQ488ZE3A5VBR7QKYZWWwNCGA4gOJcwE4TpnZNLR-TGhjOnx', NULL, 1795361135763);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M81XSNRYJ5T0KMFT8VWSCRHFhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jGYmAv79V_83', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134366, 1795364734368, 1795361134368, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134368),
	('pay_01M81XSNPN2QSP0QBHSH3XQNSGjsCEPYgOxQFo6m3RE4VGL3GgRyFfV3HLU6gb4kv1NIVahF__XwwyziWAqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2c1jhhu4YQyg', 'credit', 'credit:0x753e347b5b63e479bc0ee8214c1af8babb484122', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x753e347b5b63e479bc0ee8214c1af8babb484122', '0x753e347b5b63e479bc0ee8214c1af8babb484122', 1795361134293, 1795364734301, 1795361134301, NULL, NULL),
	('pay_01M7QM6S31JB86PWR7E81RV2MThNCGA4gOMWiCrfpqemdkBgGh70NkPTbt4rCHQEK2OYwPQcUncFC7Hw', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795015533665, 1795019133668, 1795015533668, NULL, NULL),
	('pay_01M7QM6S2PMEY47FJMTN3ZSSW4wNCGA4gOMWiCrfpqemdkXShvZAakkEM', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795015533654, 1795019133660, 1795015533660, NULL, NULL),
	('pay_01M7QM6S2J8GER2X6KEC9P59P3wNCGA4gOMWiCrfpqemdkB2jLgJuPcZM', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795015533650, 1795016433650, NULL, NULL, NULL),
	('pay_01M81XSNKD68DDJ3GBZ1YDDP7XwaCNBogOAgGiA9zWXRulAspb5Y0X4sqmVKLhdNv3PQ', 'asset', 'ast_01M81XSNJX3EJG5JJVWP6HFRPA', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795361134189, 1795364734210, 1795361134192, NULL, NULL),
	('pay_01M81XSNMCVA45KHWBTYR1SG5GwNCGA4gOMWiCrfpqemdkjETZ3ydVtQk', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795361134220, 1795364734222, 1795361134222, NULL, NULL),
	('pay_01M81XSNQQT1ME51M0YNHBHYPCkNCGA4gOMWiCrfpqemdkqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2EJMRfP2Qz_w', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x753e347b5b63e479bc0ee8214c1af8babb484122', '0x753e347b5b63e479bc0ee8214c1af8babb484122', 1795361134327, 1795364734327, 1795361134327, NULL, NULL),
	('pay_01M81XSNMQ3V15DK0V1PWKMQEJhNCGA4gOMWiCrfpqemdkBgGh70NkPTbt4rCHQEK2OYxyPszGmBsfJg', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134231, 1795364734234, 1795361134234, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134234),
	('pay_01M81XSNN6TKFMJ383SCDE65FWwNCGA4gOMXkGn8t9OmdkNklq48TLU7g', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795361134246, 1795364734249, 1795361134249, NULL, NULL),
	('pay_01M81XSNWX7YT23YQ5VAHYV2XShaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jAPJDrUJa7wE', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134493, 1795364734495, 1795361134495, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134495),
	('pay_01M81XSNNV32V8MZD50CT990V1jNCGA4gOMWiCrfpqemdkqQEe1zS5YEU0ZyZYd-Zk9i0MIJBf1R_ocSQohSDfSINsgqpTmEE', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xb4ddbc14bb21cf3ac2234814cb99104e002f916b', '0xb4ddbc14bb21cf3ac2234814cb99104e002f916b', 1795361134267, 1795364734278, 1795361134278, NULL, NULL),
	('pay_01M81XSNR27F90YXA2HDHHMXWWwaCNBogOAgGiA9zUf7KgOppFJ7g-bpPHbwtR_xh8xw', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795361134338, 1795364734341, 1795361134341, NULL, NULL),
	('pay_01M81XSNSFVDD5S2EEFDVZH80ThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jM86SvZKu53n', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134383, 1795364734413, 1795361134413, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134413),
	('pay_01M81XSNRC0TGB7MMFZ921KJZThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMwTTzfS6OGR', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134348, 1795364734355, 1795361134355, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134355),
	('pay_01M81XSNY33W5MNYMHH8YNQP06haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB_4t8gjDKcw', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134531, 1795364734536, 1795361134536, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134536),
	('pay_01M81XSNVRNEB5CS94P15XNFD1haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB1rWevorMtL', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134456, 1795364734463, 1795361134463, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134463),
	('pay_01M81XSNXQD4NBPESWKXPK80XHhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLjRa6f4X0rI', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134519, 1795364734522, 1795361134522, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134522),
	('pay_01M81XSNXCAWTP84QDKAE9ADQ0haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jEVvxJNt8x4z', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134508, 1795364734511, 1795361134511, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134511),
	('pay_01M81XSNZYFWBGBMHEYTR1ZJCZhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jFviJA7N5bde', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134590, 1795364734594, 1795361134594, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134594),
	('pay_01M81XSNYMEWTT0SX952B40MC8haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jHu3fD7VLmqV', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134548, 1795364734552, 1795361134552, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134552),
	('pay_01M81XSNZ0W33MWHDS7CEGS823haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLVNHfZB-LT0', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134560, 1795364734564, 1795361134564, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134564),
	('pay_01M81XSNZAGE9TNY0HSDVNRZ33haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMKCQzk09Ost', 'asset', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134570, 1795364734574, 1795361134574, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134574),
	('pay_01M81XSP0C61EEND0NYB645R36hYCJeogOAgGiA9zVX2KF_0mHeLf6mHQGAaHvQ2Q9Nu3isIdAQrY5jI4ZuU43bEaG', 'asset', 'ast_01M81XSNAZCA2ZYJC7F2VZN63M', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7QM6S1X6VPY5C47811BCECC', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795361134604, 1795364734607, 1795361134607, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134607),
	('pay_01M81XSP9R6S4MQYVAXPQNEXM8wOCnEogOLcqOqQjW8o6ofmNFxNxyeS0', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795361134904, 1795364734912, 1795361134912, NULL, NULL),
	('pay_01M81XSPB7V5M6S47FY3NPVH5CwNCGA4gOMWiCrfpqemdkNstDiKiPbS4', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795361134951, 1795364734956, 1795361134956, NULL, NULL),
	('pay_01M81XSPRDPRFHHX5N232RMPGYjNCGA4gOMWiCrfpqemdkqQEe0k26RZBxf0znZvwy_igvM-whek3bLNx3myDeUCxsD8gnKwo', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x68de714e2b883cf042a2d34881a68e7330f1f16a', NULL, 1795361135373, 1795362035373, NULL, NULL, NULL),
	('pay_01M81XSPRPFAPPTDJ4P079JP18jNCGA4gOMWiCrfpqemdkqQEe0FI6P55MKVMkVEEginGgIdNsoHiAZjZr3lh8uhmKvy3N734', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x492663283d9809f5146e341cfdb4f74ca2d6aa28', NULL, 1795361135382, 1795362035382, NULL, NULL, NULL),
	('pay_01M81XSQ0YXFT89EWXM9GK104HwOCnEogOLcqOqQjW8o6oN37ANjjLn3Y', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795361135646, 1795447535649, 1795361135649, NULL, NULL),
	('pay_01M81XSQ488ZE3A5VBR7QKYZWWwNCGA4gOJcwE4TpnZNLR-TGhjOnx', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795361135752, 1795447535763, 1795361135763, NULL, NULL),
	('pay_01M81XSQ54QEZYVV09R0R2KHDKhNCGA4gOMWiCrfpqemdkBgGh70NkPTbt4rCHQEK2OYxsnKRAdviirw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7QM6S1X6VPY5C47811BCECC', NULL, 1795361135780, 1795362035780, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M81XSP0RHRNR64EBD633CN8T', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795361134616, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M81XSP0R1KEDHZPGXCYZGP22', 'pob_01M81XSP0RHRNR64EBD633CN8T', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795361134616, NULL),
	('pot_01M81XSP0R0QW7Q4H7FKSYX1Z0', 'pob_01M81XSP0RHRNR64EBD633CN8T', 'usr_01M7QM6S12XVC3YBA618W7MTKM', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795361134616, 1795361134626);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795361134616);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 1795015533640),
	('usr_01M7QM6S12XVC3YBA618W7MTKM', 1795015533645);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M81XSPC4KVBN4Z6AM6JDH4A7', 1795361135041, 1795361150041);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M81XSNKQFXPYCPBK7PS2VRBG', 'pay_01M81XSNKD68DDJ3GBZ1YDDP7XwaCNBogOAgGiA9zWXRulAspb5Y0X4sqmVKLhdNv3PQ', 'ast_01M81XSNJX3EJG5JJVWP6HFRPA', 'anonymous', 'given_back', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134199, NULL, 1795361134199),
	('call_01M81XSNMJYXCZDB0YZXVJ1DW1', 'pay_01M81XSNMCVA45KHWBTYR1SG5GwNCGA4gOMWiCrfpqemdkjETZ3ydVtQk', 'counted-echo', 'anonymous', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134226, NULL, 1795361134228),
	('call_01M81XSNMZ9Y1GA6JYAXMQ8CJH', 'pay_01M81XSNMQ3V15DK0V1PWKMQEJhNCGA4gOMWiCrfpqemdkBgGh70NkPTbt4rCHQEK2OYxyPszGmBsfJg', 'counted-echo', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', 'key_01M7QM6S1X6VPY5C47811BCECC', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134240, NULL, 1795361134244),
	('call_01M81XSNNDEVCRDYD92TCE2Q39', 'pay_01M81XSNN6TKFMJ383SCDE65FWwNCGA4gOMXkGn8t9OmdkNklq48TLU7g', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134254, NULL, 1795361134258),
	('call_01M81XSNRVXPJMZYVPZYGEWRB8', 'pay_01M81XSNRC0TGB7MMFZ921KJZThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMwTTzfS6OGR', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134363, NULL, 1795361134363),
	('call_01M81XSNNWC96K9KG2SSG26QZF', 'pay_01M81XSNNV32V8MZD50CT990V1jNCGA4gOMWiCrfpqemdkqQEe1zS5YEU0ZyZYd-Zk9i0MIJBf1R_ocSQohSDfSINsgqpTmEE', 'counted-echo', '0xb4ddbc14bb21cf3ac2234814cb99104e002f916b', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xb4ddbc14bb21cf3ac2234814cb99104e002f916b', '0xb4ddbc14bb21cf3ac2234814cb99104e002f916b', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xb4ddbc14bb21cf3ac2234814cb99104e002f916b 0x94625655835d4cff91911cb251c04cbcb0d1753b648732dbfeb6f91ee3cdad85', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xb22c987967cca84f9ffbcc6ff3181e74868b007ba4fb8243e35dbc1a64be345936cb058142b21e6f57c6df4467673c698756c37d95e195f6367fcfbf33f43a0c1b","authorization":{"from":"0xb4ddbC14bb21Cf3aC2234814cb99104e002F916B","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795361194","nonce":"0x94625655835d4cff91911cb251c04cbcb0d1753b648732dbfeb6f91ee3cdad85"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xc2481aa4d92a73fc3245cec64e0197d07a125a68e6814eaa572e815d62e446a7', '0xb4ddbc14bb21cf3ac2234814cb99104e002f916b', 0, 0, 1795361134269, NULL, 1795361134278),
	('call_01M81XSNPPYQ0C08F629HXQ5D4', 'pay_01M81XSNPN2QSP0QBHSH3XQNSGjsCEPYgOxQFo6m3RE4VGL3GgRyFfV3HLU6gb4kv1NIVahF__XwwyziWAqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2c1jhhu4YQyg', 'credit:0x753e347b5b63e479bc0ee8214c1af8babb484122', '0x753e347b5b63e479bc0ee8214c1af8babb484122', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, 'credit 1000000', NULL, NULL, '0x753e347b5b63e479bc0ee8214c1af8babb484122', '0x753e347b5b63e479bc0ee8214c1af8babb484122', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x753e347b5b63e479bc0ee8214c1af8babb484122 0xbed6cb700e69cdd06fb45da0f0e10a11c4c6e409000399dbc70e0b7eabac6506', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x1d455f4d50e8aa77a8334835b3d6121113636102583f57baa8e80e723d4aa97069992780aae7efe63e550d73da4d669842fdef94a82cad3c626c6a582d7f9b491c","authorization":{"from":"0x753e347b5B63e479bC0Ee8214C1af8baBb484122","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795361194","nonce":"0xbed6cb700e69cdd06fb45da0f0e10a11c4c6e409000399dbc70e0b7eabac6506"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x6947672030ff3ddc7495fd943af9f8a6c9d09ae55d53e2b475ad83e4fd7614f1', '0x753e347b5b63e479bc0ee8214c1af8babb484122', 0, 0, 1795361134294, NULL, 1795361134301),
	('call_01M81XSNQQGXC8SR11XXWX5AKK', 'pay_01M81XSNQQT1ME51M0YNHBHYPCkNCGA4gOMWiCrfpqemdkqQEe0zlqLQtfNz-qM8VgRHNcJlBk1nivWecz6CA2EJMRfP2Qz_w', 'counted-echo', '0x753e347b5b63e479bc0ee8214c1af8babb484122', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x753e347b5b63e479bc0ee8214c1af8babb484122', '0x753e347b5b63e479bc0ee8214c1af8babb484122', 'siwx:a3Pj4ycisJckGpaxBovUcoqne9LKUDWm45ALLno2vYs', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134327, NULL, 1795361134329),
	('call_01M81XSNR9GABP0Q4YA2WASQ51', 'pay_01M81XSNR27F90YXA2HDHHMXWWwaCNBogOAgGiA9zUf7KgOppFJ7g-bpPHbwtR_xh8xw', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'anonymous', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134345, NULL, 1795361134345),
	('call_01M81XSNSCSKAC931MNQ4W6QZ8', 'pay_01M81XSNRYJ5T0KMFT8VWSCRHFhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jGYmAv79V_83', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134380, NULL, 1795361134380),
	('call_01M81XSNTSFG3665WCGQSFZMHP', 'pay_01M81XSNSFVDD5S2EEFDVZH80ThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jM86SvZKu53n', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134426, NULL, 1795361134426),
	('call_01M81XSNWDZFQN8MBHWM7FG1JK', 'pay_01M81XSNVRNEB5CS94P15XNFD1haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB1rWevorMtL', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134477, NULL, 1795361134477),
	('call_01M81XSNX81557KAVFNPMQT0PJ', 'pay_01M81XSNWX7YT23YQ5VAHYV2XShaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jAPJDrUJa7wE', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134504, NULL, 1795361134504),
	('call_01M81XSNXJ2JV33MRYM5RZ396E', 'pay_01M81XSNXCAWTP84QDKAE9ADQ0haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jEVvxJNt8x4z', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134514, NULL, 1795361134514),
	('call_01M81XSNXZSVDHPX2E2BVFEK05', 'pay_01M81XSNXQD4NBPESWKXPK80XHhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLjRa6f4X0rI', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134527, NULL, 1795361134527),
	('call_01M81XSNYH9YW8MXJ4XFPRPN8V', 'pay_01M81XSNY33W5MNYMHH8YNQP06haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB_4t8gjDKcw', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134545, NULL, 1795361134545),
	('call_01M81XSNYWAGNDBV5AX2X1BX33', 'pay_01M81XSNYMEWTT0SX952B40MC8haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jHu3fD7VLmqV', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134556, NULL, 1795361134556),
	('call_01M81XSNZ70PX88VEAXNKNC1EF', 'pay_01M81XSNZ0W33MWHDS7CEGS823haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLVNHfZB-LT0', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134567, NULL, 1795361134567),
	('call_01M81XSNZTBYSMVW6P958QMRW1', 'pay_01M81XSNZAGE9TNY0HSDVNRZ33haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMKCQzk09Ost', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134587, NULL, 1795361134587),
	('call_01M81XSP08ZDVD0WX5HGFRDA8N', 'pay_01M81XSNZYFWBGBMHEYTR1ZJCZhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jFviJA7N5bde', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134600, NULL, 1795361134600),
	('call_01M81XSP0K64F0XDHN609XQ66C', 'pay_01M81XSP0C61EEND0NYB645R36hYCJeogOAgGiA9zVX2KF_0mHeLf6mHQGAaHvQ2Q9Nu3isIdAQrY5jI4ZuU43bEaG', 'ast_01M81XSNAZCA2ZYJC7F2VZN63M', 'key_01M7QM6S1X6VPY5C47811BCECC', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134611, NULL, 1795361134611),
	('call_01M81XSPA5T250BZCPXPRN9HN8', 'pay_01M81XSP9R6S4MQYVAXPQNEXM8wOCnEogOLcqOqQjW8o6ofmNFxNxyeS0', 'scan-submit', 'anonymous', 'used', 'proc_01M7QM6RP9E6M08D94ANX66W35', NULL, NULL, NULL, '{"requestId":"req_01M81XSPA59VC49X7HRF8XPTB7","data":{"id":"job_01M81XSPA9GDWKAGNGM56VADQV"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361134917, NULL, 1795361134921),
	('call_01M81XSPRFVBEZ1VQEGHC554R8', 'pay_01M81XSPRDPRFHHX5N232RMPGYjNCGA4gOMWiCrfpqemdkqQEe0k26RZBxf0znZvwy_igvM-whek3bLNx3myDeUCxsD8gnKwo', 'counted-echo', '0x68de714e2b883cf042a2d34881a68e7330f1f16a', 'refused', 'proc_01M81XSPC4KVBN4Z6AM6JDH4A7', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x68de714e2b883cf042a2d34881a68e7330f1f16a', '0x68de714e2b883cf042a2d34881a68e7330f1f16a', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x68de714e2b883cf042a2d34881a68e7330f1f16a 0xfd702bbcc0ea31376ed16ddc2f552009a6fe4628e70c9d841a16a80c8cc30e50', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x1bd2241dbf2dc898e847c9ae646d05175fd9a42e58bfc9e46480a2eec163cbec54d209b5980eaedd119fd69ca696a1239dee0e53cd0f3be8fb7c900e07ea3f871c","authorization":{"from":"0x68De714E2B883Cf042a2d34881a68E7330f1f16a","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795361195","nonce":"0xfd702bbcc0ea31376ed16ddc2f552009a6fe4628e70c9d841a16a80c8cc30e50"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795361135375, NULL, 1795361135378),
	('call_01M81XSPRRQC21S1JZCMJS2EM3', 'pay_01M81XSPRPFAPPTDJ4P079JP18jNCGA4gOMWiCrfpqemdkqQEe0FI6P55MKVMkVEEginGgIdNsoHiAZjZr3lh8uhmKvy3N734', 'counted-echo', '0x492663283d9809f5146e341cfdb4f74ca2d6aa28', 'unknown', 'proc_01M81XSPC4KVBN4Z6AM6JDH4A7', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x492663283d9809f5146e341cfdb4f74ca2d6aa28', '0x492663283d9809f5146e341cfdb4f74ca2d6aa28', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x492663283d9809f5146e341cfdb4f74ca2d6aa28 0x8a8583ba2795893edd3ea555478e36a73875985aaecb93d6b3ced1de08ddd3e1', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xfe5f0cb50a7f1519b4315f9801251cba977ec1db01a4a67ea793cf88c50411856f928d0c031544b1e7208a6dc1b454699bd74b3fe56c4bae9cb3cfe654a9172f1b","authorization":{"from":"0x492663283d9809f5146E341CFdb4F74ca2D6AA28","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795361195","nonce":"0x8a8583ba2795893edd3ea555478e36a73875985aaecb93d6b3ced1de08ddd3e1"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795361135385, 1795361135643, NULL),
	('call_01M81XSQ16XX1T4GR2TJ3W0SQD', 'pay_01M81XSQ0YXFT89EWXM9GK104HwOCnEogOLcqOqQjW8o6oN37ANjjLn3Y', 'scan-submit', 'anonymous', 'used', 'proc_01M81XSPC4KVBN4Z6AM6JDH4A7', NULL, NULL, NULL, '{"requestId":"req_01M81XSQ169SMA2F2PXMP01ZAE","data":{"id":"job_01M81XSQ39S80AXT2AB2T8NWV8"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361135718, NULL, 1795361135721),
	('call_01M81XSQ4WAJC1G4ACV08T0EDH', 'pay_01M81XSQ488ZE3A5VBR7QKYZWWwNCGA4gOJcwE4TpnZNLR-TGhjOnx', 'slow-echo', 'anonymous', 'reserved', 'proc_01M81XSPC4KVBN4Z6AM6JDH4A7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795361135776, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M81XSNKQH9JA6EXK6GBJCETF', 'file_missing', 0, 1795361134208);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M81XSNKQH9JA6EXK6GBJCETF', 'pay_01M81XSNKD68DDJ3GBZ1YDDP7XwaCNBogOAgGiA9zWXRulAspb5Y0X4sqmVKLhdNv3PQ', 'call_01M81XSNKQFXPYCPBK7PS2VRBG', 'ast_01M81XSNJX3EJG5JJVWP6HFRPA', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 1, 'anonymous', 1795361134199),
	('rev_01M81XSNR9HZ8DYAQDZ48QB19H', 'pay_01M81XSNR27F90YXA2HDHHMXWWwaCNBogOAgGiA9zUf7KgOppFJ7g-bpPHbwtR_xh8xw', 'call_01M81XSNR9GABP0Q4YA2WASQ51', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 1, 'anonymous', 1795361134345),
	('rev_01M81XSNRVHKFV2XRTVPK32A7F', 'pay_01M81XSNRC0TGB7MMFZ921KJZThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMwTTzfS6OGR', 'call_01M81XSNRVXPJMZYVPZYGEWRB8', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134363),
	('rev_01M81XSNSCZ3Y4KD70R7N3MBYS', 'pay_01M81XSNRYJ5T0KMFT8VWSCRHFhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jGYmAv79V_83', 'call_01M81XSNSCSKAC931MNQ4W6QZ8', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134380),
	('rev_01M81XSNTTZMFGJWRW4V2054WF', 'pay_01M81XSNSFVDD5S2EEFDVZH80ThaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jM86SvZKu53n', 'call_01M81XSNTSFG3665WCGQSFZMHP', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134426),
	('rev_01M81XSNWDQAV5KEDA3VDGNMRH', 'pay_01M81XSNVRNEB5CS94P15XNFD1haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB1rWevorMtL', 'call_01M81XSNWDZFQN8MBHWM7FG1JK', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134477),
	('rev_01M81XSNX8RK6RXN906X8B2JEB', 'pay_01M81XSNWX7YT23YQ5VAHYV2XShaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jAPJDrUJa7wE', 'call_01M81XSNX81557KAVFNPMQT0PJ', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134504),
	('rev_01M81XSNXJ8Y158XJC87MH7M76', 'pay_01M81XSNXCAWTP84QDKAE9ADQ0haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jEVvxJNt8x4z', 'call_01M81XSNXJ2JV33MRYM5RZ396E', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134514),
	('rev_01M81XSNXZE2K0TGW10NQZCW9D', 'pay_01M81XSNXQD4NBPESWKXPK80XHhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLjRa6f4X0rI', 'call_01M81XSNXZSVDHPX2E2BVFEK05', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134527),
	('rev_01M81XSNYHECBR00ZTK9H3SYQC', 'pay_01M81XSNY33W5MNYMHH8YNQP06haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jB_4t8gjDKcw', 'call_01M81XSNYH9YW8MXJ4XFPRPN8V', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134545),
	('rev_01M81XSNYWP1RVSXVBPY9KKJP5', 'pay_01M81XSNYMEWTT0SX952B40MC8haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jHu3fD7VLmqV', 'call_01M81XSNYWAGNDBV5AX2X1BX33', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134556),
	('rev_01M81XSNZ77ESD3H5PEXP1VKYB', 'pay_01M81XSNZ0W33MWHDS7CEGS823haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jLVNHfZB-LT0', 'call_01M81XSNZ70PX88VEAXNKNC1EF', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134567),
	('rev_01M81XSNZVBN6VP6A3SGM4Z75B', 'pay_01M81XSNZAGE9TNY0HSDVNRZ33haCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jMKCQzk09Ost', 'call_01M81XSNZTBYSMVW6P958QMRW1', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134587),
	('rev_01M81XSP08DS1X3YT2W3CES20V', 'pay_01M81XSNZYFWBGBMHEYTR1ZJCZhaCNBogOAgGiA9zUf7KgOppFJ7g-bpMGAaHvQ2Q9Nu3isIdAQrY5jFviJA7N5bde', 'call_01M81XSP08ZDVD0WX5HGFRDA8N', 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 10000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134600),
	('rev_01M81XSP0KK4V1SQ5DKAW4QEST', 'pay_01M81XSP0C61EEND0NYB645R36hYCJeogOAgGiA9zVX2KF_0mHeLf6mHQGAaHvQ2Q9Nu3isIdAQrY5jI4ZuU43bEaG', 'call_01M81XSP0K64F0XDHN609XQ66C', 'ast_01M81XSNAZCA2ZYJC7F2VZN63M', 'usr_01M7QM6S12XVC3YBA618W7MTKM', 2000000, 200000, 'USD', 0, 'key_01M7QM6S1X6VPY5C47811BCECC', 1795361134611);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795361133247);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M81XSN3ZPAG3N6J54YW3WVMK', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M81XSNAZCA2ZYJC7F2VZN63M', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7QM6S12XVC3YBA618W7MTKM', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M81XSP7WNFZTBZ279C3GNFD9', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 100000, 'Sightings of quetzals in Costa Rica

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
	(1, 'farebox-2-c79cb0a4', '[-54,36,25,48,-27,-14,-53,-56,7,40,41,-4,26,40,-9,-75,48,-110,-32,-11,-18,-21,32,69,-51,-38,26,-6,34,-42,42,3,-20,54,29,-61,47,34,28,-76,59,-38,36,-7,14,47,70,8,-28,-63,32,2,-8,-21,11,34,24,8,-14,-34,-12,22,-22,13,33,5,37,63,36,-30,53,48,-15,44,-35,-32,-6,-42,-45,10,29,-50,-60,-5,-63,-1,24,-13,17,-2,50,25,2,44,-106,-60,-45,9,-18,10,-35,-24,37,4,-84,-3,29,127,-48,-29,42,32,-37,-31,-80,18,35,-43,-16,6,18,-46,-74,-40,23,-34,-44,-21,17,-73,-73,-12,12,-58,17,-48,-63,32,32,16,97,20,-40,-46,-62,32,8,33,16,-13,-56,62,4,-11,-7,-29,-26,-11,-45,2,-29,0,13,18,35,28,47,-15,-24,4,-49,-65,-42,-11,12,-43,21,68,8,4,67,6,-41,56,27,18,-1,26,45,-34,19,50,-64,-15,-90,-3,-51,-53,-54,22,-23,0,11,-1,-74,-43,-19,-19,-12,-10,49,-4,-14,0,-19,-14,26,-69,-55,-27,22,32,1,-16,80,-7,-34,18,24,-24,110,80,-46,-8,-30,-55,-40,7,78,74,-26,5,-16,-6,23,4,-30,-36,47,-43,26,58,-7,-75,-52,-7,37,-58,-116,4,-47,62,-22,-32,-39,-26,70,-23,2,-66,63,-33,-47,10,-34,8,54,104,-18,-14,2,96,-17,-1,-8,-25,32,-28,-78,48,24,-53,44,30,-11,-72,-25,-32,-37,13,-14,4,-50,70,-17,-34,43,3,111,-30,-24,-1,-26,48,14,-22,-34,42,-31,-39,4,-35,-20,-43,23,28,3,46,-6,6,-11,7,-22,0,127,3,22,-47,-20,29,32,47,30,29,-57,-1,28,-36,8,4,-4,60,48,-12,43,-8,-12,-6,79,-59,13,-22,-14,19,-17,65,70,25,-11,41,-56,-44,11,-7,-24,-5,51,-1,-5,22,-15,70,-44,65,17,-65,27,40,-68,-60,-32,10,-40,-12,15,-52,24,12,14,-57,11,53,-2,-12,8,7,-7,-34,-39,-47,26,-23,-18,5,23,29,36,-9,-79,-40,-26,-33,61,27,-4,100,8,-23,22,-29,-15,-49,-98,33,43,11,-15,-56,-62,20,-20,-41,45,0,0,-6,-104,-9,38,22,-72,45,-42,63,-47,-17,-16,5,-36,-22,83,-46,-12,-36,-66,7,60,-56,-11,-34,-7,-5,26,-8,11,13,23,-24,-26,64,31,-107,-27,17,-63,26,7,-32,21,-45,33,-18,10,30,-53,15,-11,44,-42,-59,31,16,-31,-33,-67,-2,-46,-56,-23,-12,-55,-9]'),
	(2, 'farebox-2-c79cb0a4', '[-25,40,-57,24,26,-28,44,-17,17,-13,38,40,-9,61,17,-56,3,16,5,20,45,-43,46,20,-23,58,-2,-11,-14,34,59,52,7,-16,-1,-25,105,22,-45,63,-23,33,-7,-14,27,41,-37,12,54,-5,11,-34,-38,-45,22,5,9,-10,28,62,-6,36,21,46,6,-4,37,-8,7,-49,17,16,-7,-10,-23,15,23,38,-29,-38,-58,64,-85,-3,-29,-51,1,-69,-85,10,-56,-59,11,73,-27,-83,-14,44,-13,-7,1,-45,-64,-19,-18,71,-98,-22,19,10,-55,-74,-61,-33,58,11,86,-15,-60,-1,10,-58,-21,-9,-17,-27,-2,-10,-9,57,-7,39,-18,-28,2,34,-55,97,-32,-16,54,-42,-69,43,10,0,30,-26,19,-46,10,-25,22,-42,0,19,-8,-45,31,29,-42,2,-16,-9,4,92,-37,-23,19,-48,25,-9,-42,-83,39,-98,-13,-40,-39,-24,30,27,-37,-16,-48,10,-41,-21,-63,-60,61,12,47,45,-75,-100,-25,7,-5,-34,27,-22,-8,-36,-25,-35,-44,10,-11,-47,12,23,-19,-28,-74,-11,37,-17,18,17,-4,2,-36,75,-20,-80,36,-9,4,-38,21,17,-30,-13,12,28,-4,-10,-29,-47,15,36,0,-49,-34,27,-18,-127,47,-12,56,-8,-47,-40,-3,-64,-17,19,20,2,-13,3,-48,25,19,1,-7,-26,19,18,-75,-37,-48,64,4,6,50,22,-3,23,40,89,-51,-15,2,4,17,-73,-37,23,-15,-14,-28,51,-23,60,-18,-6,28,-27,45,-73,-46,-53,14,-33,-1,-5,40,-31,-49,1,-8,-37,27,24,37,21,-12,2,84,23,-33,-9,11,39,9,-17,9,-2,-25,-36,-24,-39,45,-44,21,21,-24,-59,-45,77,-8,12,-57,-43,-27,-51,-4,-22,19,7,-1,-30,32,-42,-50,0,21,13,27,-41,-20,8,97,-9,26,-28,36,-43,-13,7,-10,51,50,-37,-28,-60,-18,-57,-18,-41,11,39,-1,4,-28,-62,-14,-13,21,19,9,-74,4,-36,-11,13,69,46,-22,2,5,-27,-4,-19,86,-72,-29,-28,-3,9,-56,-14,123,67,21,-7,-32,8,-85,-4,47,82,4,27,-5,0,-34,38,-46,39,-34,21,8,-48,-61,1,58,66,-30,-1,-36,-29,51,4,51,75,-56,14,-53,-59,19,10,-15,-16,-31,-15,-60,-16,24,-1,32,-79,2,20,-19,43,58,-23,12,-21,54,64,30,35,16,35,40,-10,3,-70,-31,33,66,10,18,11,59,-22,-3,-22,8,29,-32,40,-12,37,-29,-36,29,19,-22,12,-7,9,-31,6,-70,-12,-34,56]'),
	(6, 'farebox-2-c79cb0a4', '[-39,-10,-67,-6,1,-69,39,-40,-5,20,2,57,-35,-23,-74,-5,-60,-14,6,40,-65,-58,26,29,-46,65,-58,25,17,36,-32,22,21,16,-40,-7,99,20,23,28,-20,-6,-7,32,-82,2,46,-25,4,15,-5,-57,-6,-51,-127,45,31,-3,13,9,69,-45,20,-36,58,-78,47,24,18,4,89,-9,22,-25,58,49,27,-68,-1,-29,9,-22,-20,37,-50,32,4,28,-20,11,-13,-55,22,2,-48,-21,-50,-6,-8,1,-11,-50,26,27,35,10,-86,-3,-106,-25,42,-2,39,-13,44,-48,-49,-37,-86,36,23,9,55,32,33,-3,3,40,-45,44,-46,-39,-4,-16,45,-48,-57,32,21,24,49,86,15,20,-5,76,38,-46,-12,-65,-77,5,-4,-42,-25,61,-11,37,-8,-24,31,23,31,44,2,64,17,-29,-21,6,-1,6,-28,-20,92,-59,-16,-21,-11,47,18,-40,-103,28,-37,44,-8,-18,25,-24,51,-19,-31,-5,6,-7,47,-49,-15,1,-18,37,-86,36,-51,-65,-52,23,4,-64,-32,33,-1,57,-9,9,28,-34,-45,0,2,28,51,-46,0,8,1,1,0,47,19,77,-43,8,17,-16,-105,28,28,44,-35,15,-20,36,61,-50,-43,31,4,-8,-19,41,47,-8,23,47,-3,-59,51,-2,13,48,-74,59,-43,-42,-33,-10,4,-4,25,-114,-31,28,-15,-23,93,4,1,47,-39,45,53,-16,-12,-23,-4,30,-19,23,-79,-35,29,20,100,14,1,-31,30,53,52,-27,-46,15,-19,-1,25,-35,-29,8,-19,-33,0,0,-17,-23,23,34,-69,-2,68,38,-28,39,35,40,34,56,33,67,3,-24,61,-4,71,-27,13,45,-18,42,97,8,-30,124,-6,80,-37,71,33,-12,-72,-1,-110,-35,14,-43,-63,-111,102,-67,-44,2,-98,34,-20,45,28,96,-41,3,45,24,-8,-34,-61,-19,11,10,-25,-31,-6,92,-21,76,-25,-51,34,-112,11,26,0,4,-53,-12,5,-50,-26,44,-18,6,-44,18,9,-72,28,101,89,-15,-15,-65,-14,4,-32,-47,19,14,12,22,34,15,-30,-13,6,-12,58,51,68,-21,48,-44,-46,-81,6,-43,-8,36,29,-27,-17,67,-25,64,-33,-38,69,-73,14,-61,-82,-14,43,46,-42,45,-22,27,8,15,-78,-25,-22,54,64,-5,-15,-62,-34,-8,-8,54,-22,-9,12,-57,-21,-27,19,-85,-55,38,64,6,-23,-36,-67,-17,29,-6,-1,-13,0,31,39,-11,9,55,-51,62,-17,32,-91,-4,-38,-91,9,9,-59,29,0,8,-37,19]');

INSERT INTO farebox_fixture.sessions VALUES
	('e1452bc98c520fb4d8f9583564563cdffa7799e825d44491d20d0f21f89f6617', 'usr_00000000000000000000000000', 1795015533513, 1797607533513),
	('eeb4de9a8ccbeecc81e9e7277648ab92bc685bc1eda9d0d28bc3ca250c9a952f', 'usr_01M7QM6S07GA6BC2R7T7Z1R8VW', 1795015533577, 1797607533577),
	('de2b8e353c4960ecf05b84e6ca10a5826770ecd80e072cf5a5a0f04d45ac377e', 'usr_01M7QM6S12XVC3YBA618W7MTKM', 1795015533605, 1797607533605),
	('1e9be6759f53d77ff34c63ad506bbc97916a2dd46b2d00c6894c17a563a0e5e2', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 1795015533620, 1797607533620);

INSERT INTO farebox_fixture.setup_links VALUES
	('93bf169337ff3088aface60010c77f62ed32c98b7dcbc089644ad07257586d7a', 'usr_01M81XSP95EYJZVAH5NJBCQE7W', 1795361134886, 1795447534886, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795361134638);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xb4ddbc14bb21cf3ac2234814cb99104e002f916b', 9950000, 10000000, 1795361134274),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x753e347b5b63e479bc0ee8214c1af8babb484122', 9000000, 10000000, 1795361134298);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xb4ddbc14bb21cf3ac2234814cb99104e002f916b', '0x94625655835d4cff91911cb251c04cbcb0d1753b648732dbfeb6f91ee3cdad85', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xc2481aa4d92a73fc3245cec64e0197d07a125a68e6814eaa572e815d62e446a7', 1795361134274),
	('0x753e347b5b63e479bc0ee8214c1af8babb484122', '0xbed6cb700e69cdd06fb45da0f0e10a11c4c6e409000399dbc70e0b7eabac6506', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x6947672030ff3ddc7495fd943af9f8a6c9d09ae55d53e2b475ad83e4fd7614f1', 1795361134298);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M81XSPAMXSKAFJ86KWQDA546', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M81XSPAMXSKAFJ86KWQDA546', 'image/png', 19, 1795361134932, 1795451134932);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795015533585, 0, NULL),
	('timestamp', 'healthy', 1795361135047, 0, NULL),
	('word-count', 'healthy', 1795361135059, 0, NULL),
	('slugify', 'healthy', 1795361135060, 0, NULL),
	('random-uuid', 'healthy', 1795361135356, 0, NULL),
	('hk-weather', 'unhealthy', 1795361135367, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795361135377, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795361135384, 0, NULL),
	('scan-submit', 'healthy', 1795361135387, 0, NULL),
	('scan-result', 'healthy', 1795361135395, 0, NULL),
	('counted-echo', 'healthy', 1795361135397, 0, NULL),
	('slow-echo', 'healthy', 1795361135402, 0, NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M81XSPA9GDWKAGNGM56VADQV', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M81XSPA5T250BZCPXPRN9HN8', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M81XSPAMXSKAFJ86KWQDA546"}]}', NULL, NULL, 1795361134921, NULL, 1795361134936, 1795447534936, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M81XSQ39S80AXT2AB2T8NWV8', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M81XSQ16XX1T4GR2TJ3W0SQD', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795361135721, NULL, NULL, 1795533935721, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795361134888);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 0, 1795361134326),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795361134253),
	('scan-submit', 1, 1, 1, 0, 0, 1, 1795361134917);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7QM6S21X8QCTRQHD67J7PZK', 'usr_01M7QM6S1KRW0KWF11M1H85B36', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795015533633);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$UrTNFxAS4LK2FzKXlAb5Fg$hhph0gWS4Kf5wbhY93UYRXDYK4/8YVN7L6DF1CRQqkk', NULL, 1795015533341, 1795015533341),
	('usr_01M7QM6S1KRW0KWF11M1H85B36', 'ae353576-bd5f-4f11-b1ff-cd14adb66f8a@example.com', 'ae353576-bd5f-4f11-b1ff-cd14adb66f8a', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$mfFAACV4XGlfPfoygJHZ+g$4UMTC9QakZ865d2+0GduIswPowKGwsdBI2PSyEBxPGI', NULL, 1795015533619, 1795015533619),
	('usr_01M7QM6S07GA6BC2R7T7Z1R8VW', '017edc99-8d3e-4107-ac10-73f2b1d145fe@example.com', '017edc99-8d3e-4107-ac10-73f2b1d145fe', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$xZzA3Rb+ls+me3ZwBEcxOg$zN0FR54un/ZqkQSJu7WOtQHKp8+mtBeP+XmtJ6UHJc8', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795015533575, 1795015533640),
	('usr_01M7QM6S12XVC3YBA618W7MTKM', 'ee188688-3a7e-4e45-a8da-4244c70a0920@example.com', 'ee188688-3a7e-4e45-a8da-4244c70a0920', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$7iVljTXBu4e+04jcOWqX0g$v6u98tnmz0RFKDq0UXxRfnbQAjMX5rw7h/X2sh2ayRg', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795015533602, 1795015533645),
	('usr_01M81XSP95EYJZVAH5NJBCQE7W', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795361134885, 1795361134885);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M81XSNQXF6B75ZMH72EHGGTP', '0x753e347b5b63e479bc0ee8214c1af8babb484122', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795361134333);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M81XSP8QD3TAKR3ZKVEKZT9Q', 'sig_01M81XSP2K41JD9H6M1SF6XZ4V', 'asset', 'ast_01M81XSP7WNFZTBZ279C3GNFD9', '{"kind":"asset","id":"ast_01M81XSP7WNFZTBZ279C3GNFD9","title":"Sightings of quetzals in Costa Rica","score":0.7388,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:40881/api/v1/assets/ast_01M81XSP7WNFZTBZ279C3GNFD9"}', 'waiting', 0, 1795361134871, NULL, NULL, NULL, 1795361134871);

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
