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
	('log_01M82Q8G1TD3C446MBNA1V7AM5', 1795387834426, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M82Q8FT6X213D31DCEYD0A93', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8G0SEWW503RK5TFT2XNA'),
	('log_01M82Q8G0QXW7A1P2Y3SGFW20C', 1795387834391, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M82Q8FT6X213D31DCEYD0A93', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8FZ18M6Z5739NDCR3H6B'),
	('log_01M82Q8HFGWSVXS646ZH1D33FZ', 1795387835888, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8HEY5G8Y4F0JWDDFTXMP'),
	('log_01M82Q8HHZQGTXPZ9PXFPZM4B9', 1795387835967, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8HHKAYMCF9R2YRGY0D8W'),
	('log_01M82Q8HMVMM9EQS2E6M23CRX9', 1795387836059, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8HM2SY3JJPFQMG5FYSTC'),
	('log_01M82Q8HQVV7WJA1X8MTB5FTWY', 1795387836155, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8HQ87WK0XV4FYBT1BA03'),
	('log_01M82Q8HSP3ESN95RJSZEN9RE7', 1795387836214, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8HS7MH2Z285FYN4V3VY3'),
	('log_01M82Q8HVTXXFWAJW693CRQCHX', 1795387836282, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8HV4MM31KE9YR04Q0SKT'),
	('log_01M82Q8HXHHTWGPEZKTV6BYKT1', 1795387836337, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8HX53WCYN4XEHCGQK7MN'),
	('log_01M82Q8HZACKKPHPEV6VNV44K4', 1795387836394, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8HZ1EJTY7T7P86QZX3DJ'),
	('log_01M82Q8J20DW0Y4DQBX53R0FX4', 1795387836480, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8J1PCWH5JGDHXX4J193B'),
	('log_01M82Q8J59J1KXZVCTF9BQSX41', 1795387836585, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8J4VMCEEHJK5BN0W9TH8'),
	('log_01M82Q8HEX5D1YYETXN3BWKSVQ', 1795387835869, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HDYYBYDDZ91Y8SW83F7'),
	('log_01M82Q8HHHSZH9PBV7QS0BYXAX', 1795387835953, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HG5G0302Q1EP0123MEQ'),
	('log_01M82Q8HKMF2FCQJCY5VYX4QVH', 1795387836020, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HJDM5Y5F5NJ7DGNVRR6'),
	('log_01M82Q8HQ65TGP78H9WJRZ6ASG', 1795387836134, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HNN9VP11C3R03TR8118'),
	('log_01M82Q8HS6R4JMX0N3DARHHGXZ', 1795387836198, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HR5HJFQXXXV1NMQNJMY'),
	('log_01M82Q8HV2YDJEJ8ZP6YGYYVJB', 1795387836258, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HT3BQ80A32WTWJFF4CD'),
	('log_01M82Q8HX35NCVQTQGYYN5B6MD', 1795387836323, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HW82WT58HWY3G67MTJG'),
	('log_01M82Q8HYSZY0HTN9HS0C5YEEJ', 1795387836377, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HY187CREC786SX0CJ9Y'),
	('log_01M82Q8J1HC800Z1XWKZ1N3PAK', 1795387836465, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8HZXY39H3KZXEQ954M2P'),
	('log_01M82Q8J4R9640ABNF7FTZVX4V', 1795387836568, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8J2TAQJ0HYE5DAKXF824'),
	('log_01M82Q8JE2GVP6R19X2RTGJ2HA', 1795387836866, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8J8R2WTXGAY1XTNJW0M7'),
	('log_01M82Q8JJHCJJCR9Q1SPS2T4BS', 1795387837009, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8JHTGD9A7W57RXQDWDTS'),
	('log_01M82Q8JNJ6QACEM40G8CFRWXB', 1795387837106, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8JMV4R4HXCJ4F0G02CT7'),
	('log_01M82Q8JRXJK251A6MRHSG7YC2', 1795387837213, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 'node', 'ast_01M82Q8F0EXGR872S746YJ90B9', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82Q8JQVDCZC45MNP8Y88T8X'),
	('log_01M82Q8J8PGSC81MXKQ660CTNY', 1795387836694, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8J60PQEMR4FVKTF1TWHA'),
	('log_01M82Q8JHAR3A21D0QKWMQSYMW', 1795387836970, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8JF398W9DPD87M4TCDTY'),
	('log_01M82Q8JMR6H5DRMRXKRMFDTY3', 1795387837080, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8DAD3G669QQHXX225E4E', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8JK2AB7EER0AXS6WHTBZ'),
	('log_01M82Q8JQPJKXT3TKX3ZHNGERS', 1795387837174, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, NULL, 'ast_01M82Q8F0EXGR872S746YJ90B9', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82Q8JP2V4VFYZMD63PFR8X2'),
	('log_01M82Q8K9132VKH539A424M2ZF', 1795387837729, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M82Q8K6SQD5VVK3DQW3X6Y4E'),
	('log_01M82Q8KB1N6FXVFFKK6Y9WJT4', 1795387837793, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M82Q8K93GTKMWA9XG57T3D2W'),
	('log_01M82Q8KC9JWR1SBKVE6WK3RPT', 1795387837833, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M82Q8KB3J1CQQ7S1R6RPMDGH'),
	('log_01M82Q8KCV71KMMARBP6GAQ9JM', 1795387837851, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M82Q8KCB22YMSRE2PSFEFN3H');

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7RDNH30SX0ZTDHVFB2ZTG22', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', '{"topUpId":"top_01M7RDNH2H91YXSVT813Q36NAG","amountMicros":20000000,"currency":"USD","note":null}', 1795042231392),
	('act_01M82Q8G9XZEW81NJ411A3TSDB', 'service', 'asset.pause', 'ast_01M82Q8FT6X213D31DCEYD0A93', '{"reason":"file_missing"}', 1795387834685),
	('act_01M82Q8GA52AJ8F886DFCDGR1E', 'service', 'delivery.give_back', 'ast_01M82Q8FT6X213D31DCEYD0A93', '{"reason":"file_missing","revenue_event_id":"rev_01M82Q8G16V7P4B5QTZM14DPAQ","payment_id":"pay_01M82Q8FZ18M6Z5739NDCR3H6B","amount":"0.10","lost":"0.00"}', 1795387834693),
	('act_01M82Q8HD3AE95QJH6DC329Y5K', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', '{"refundId":"rfd_01M82Q8HD2M2HV96QGG2T3AXWG","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795387835811),
	('act_01M82Q8JTJ8BR9Q1WR5433T69B', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M82Q8JSSCTQVKCN42B0W79YR', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795387837266),
	('act_01M82Q8JWBCRTTMZ464P8GBW0P', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M82Q8JSS2VC45W0X0A1CW56H', '{"reference":"wire 17","batchId":"pob_01M82Q8JSSCTQVKCN42B0W79YR","ownerId":"usr_01M7RDNGTZST2HAY3DFE2C7HPS","amountMicros":1800000}', 1795387837323),
	('act_01M82Q8K3TVK761DDECQRKJQZE', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', '{"topUpId":"top_01M82Q8K12D37AVPRE6BEXRKHW","refundId":"rfd_01M82Q8K3H4B6R6BKX72K5WAME","amountMicros":2000000,"currency":"USD"}', 1795387837562),
	('act_01M82Q8KGMWG3FJ24W9MSTPPD8', 'usr_00000000000000000000000000', 'user.create', 'usr_01M82Q8KGMMC3T3V1AABZVZ49A', '{"role":"owner","hasPassword":false}', 1795387837972),
	('act_01M82Q8KHHSPPZKPPX9P1227JH', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795387838001);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7RDNGH6J57R6XQDZJ79FFDW', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'agent', '256c28236623abdca04ef96b694fdf740bc7e9af494f1a5f5d4c6443d2ae1d37', 'fbk_i7zR', NULL, NULL, NULL, NULL, 0, 0, 0, 1795042230822, NULL, NULL),
	('key_01M7RDNGVGRHF34Y3R727GY2GP', 'usr_01M7RDNGTZST2HAY3DFE2C7HPS', 'agent', '7e98ec0c2fc5c4ad3b983eeb08b8568596bbef11d259917fdd0492b015d12192', 'fbk_Inou', NULL, NULL, NULL, NULL, 0, 0, 0, 1795042231152, NULL, NULL),
	('key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'agent', '37bc42930945947946a47ae457cc40a7aa92d06558f094e4d2e717ab3805f19c', 'fbk_S3wN', NULL, NULL, NULL, NULL, 20779, 3250000, 3250000, 1795042231360, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82Q8ESYKDC8MJ7XA5S0NXYV', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795387831629, 1795387831629, NULL, NULL, NULL),
	('ast_01M82Q8F0EXGR872S746YJ90B9', 'usr_01M7RDNGTZST2HAY3DFE2C7HPS', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82Q8F0KJAGCCE6M856NNJNJ', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795387833358, 1795387833358, NULL, NULL, NULL),
	('ast_01M82Q8F5PK89EH9PJ6AC1NSZ4', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M82Q8FFSW6W03VDGRWAX52NN', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795387833526, 1795387834049, NULL, NULL, NULL),
	('ast_01M82Q8FQF209WV2M58YE1DD2F', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M82Q8FQJ8Y23Z3D8XZXH7A8X', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795387834095, 1795387834154, NULL, NULL, NULL),
	('ast_01M82Q8FT6X213D31DCEYD0A93', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82Q8FT95YTZD2RTMJC3FZEY', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795387834182, 1795387834648, 'file_missing', 1795387834648, NULL),
	('ast_01M82Q8KD17B4PY7P9R8968E7Y', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82Q8KD3XBKE43C9H1JM678D', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795387837857, 1795387837857, NULL, NULL, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M82Q8K3H4B6R6BKX72K5WAME', 'top_01M82Q8K12D37AVPRE6BEXRKHW', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795387837553, 1795387837602, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M82Q8K12D37AVPRE6BEXRKHW', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', NULL, 5000000, 'USD', 'http://127.0.0.1:35431/docs#credit', 'http://127.0.0.1:35431/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795387837474, 1795395037474, 1795387837523, NULL),
	('top_01M82Q8K5R3XQHVK36593NASSE', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', NULL, 5000000, 'USD', 'http://127.0.0.1:35431/docs#credit', 'http://127.0.0.1:35431/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795387837624, 1795395037624, NULL, 1795388437624);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1000000, 'http://127.0.0.1:49150/hook', 'xfM-d_o_SHZrEMtLchfz9X0s2EEq9MC2xzbou3W9q-7a6ubP1RPiAGa7J5nFjMdovpKHfMO2PVo86NAhJ3MEHZdS2eABCsW0fL4TjMn-', 1795387837354, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M82Q8H69YKZA5CNV8V23RTK2', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'pay_01M82Q8H3J2H7D6DD5ZTH8ZD41jsCEPYgOxQFo6m3RE4VGBk21J8AoWiGdX_RFlHM0ZXQucS6ba0ItX3bAqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0DrkahP4Cbo4JU', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795387835593);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M82Q8K6TK6HWNBX58NNDB91D', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M82Q8K6SQD5VVK3DQW3X6Y4E', 1795387837658),
	('sig_01M82Q8K93CMESQWWSTARFP67X', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M82Q8K93GTKMWA9XG57T3D2W', 1795387837731),
	('sig_01M82Q8KB3MWKSAE6G09B5S8NN', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M82Q8KB3J1CQQ7S1R6RPMDGH', 1795387837795),
	('sig_01M82Q8KCBVP77D2Q3C19KXCZN', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M82Q8KCB22YMSRE2PSFEFN3H', 1795387837835);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M82Q8K6TK6HWNBX58NNDB91D', 'http://127.0.0.1:49150/hook', '127.0.0.1', '8PnY495TdsXrh8oDbZ0-LayhVrm4DMPRCUWjV5K9cfM3IRQe-ox2SrsYGhYxxqwc2Gly27dyTShxjDCkVOI30Maxa3rSmy355WOR4uYJ', 'sightings of quetzals in Costa Rica', 'dataset', 1795387837665, 1803163837665, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL),
	('sig_01M82Q8K93CMESQWWSTARFP67X', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'WsD8cfc3vG_xV1u0lm2aEkIS5cjphHBg83HGFqFopBODPlugs_L4uGwyyoiAr12nv4N4kf1O08dGryUd3hJ2eckEOFM68poTFMcmIXGo', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795387837733, 1803163837733, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M82Q8KHGKKGNM2PF0SPTRZT4', 'timestamp', 30000, 1795387838000);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'staff', 1795387838198);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'staff', 'anna', '', 1795387838198);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7RDNFRX5M3R826PPX40B6YY', 1795042230058);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M82Q8DAD3G669QQHXX225E4E:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82Q8DAD3G669QQHXX225E4E"},"run":"match:asset:ast_01M82Q8DAD3G669QQHXX225E4E:20779","cursor":null}', 'done', 1795387833221, 1, 8, NULL, NULL, NULL, 1795387833221, 1795387833519),
	('match:asset:ast_01M82Q8F0EXGR872S746YJ90B9:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82Q8F0EXGR872S746YJ90B9"},"run":"match:asset:ast_01M82Q8F0EXGR872S746YJ90B9:20779","cursor":null}', 'done', 1795387833391, 1, 8, NULL, NULL, NULL, 1795387833391, 1795387833573),
	('match:asset:ast_01M82Q8F5PK89EH9PJ6AC1NSZ4:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82Q8F5PK89EH9PJ6AC1NSZ4"},"run":"match:asset:ast_01M82Q8F5PK89EH9PJ6AC1NSZ4:20779","cursor":null}', 'done', 1795387833895, 1, 8, NULL, NULL, NULL, 1795387833895, 1795387834628),
	('match:asset:ast_01M82Q8FQF209WV2M58YE1DD2F:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82Q8FQF209WV2M58YE1DD2F"},"run":"match:asset:ast_01M82Q8FQF209WV2M58YE1DD2F:20779","cursor":null}', 'done', 1795387834107, 1, 8, NULL, NULL, NULL, 1795387834107, 1795387834659),
	('match:asset:ast_01M82Q8FT6X213D31DCEYD0A93:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82Q8FT6X213D31DCEYD0A93"},"run":"match:asset:ast_01M82Q8FT6X213D31DCEYD0A93:20779","cursor":null}', 'done', 1795387834234, 1, 8, NULL, NULL, NULL, 1795387834234, 1795387834677),
	('job_01M82Q8KFYD2WFNE7C94JAGGY5', 'notify_watch', '{}', 'waiting', 1795387837950, 0, 8, NULL, NULL, NULL, 1795387837950, NULL),
	('match:asset:ast_01M82Q8KD17B4PY7P9R8968E7Y:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82Q8KD17B4PY7P9R8968E7Y"},"run":"match:asset:ast_01M82Q8KD17B4PY7P9R8968E7Y:20779","cursor":null}', 'done', 1795387837883, 1, 8, NULL, NULL, NULL, 1795387837883, 1795387837961),
	('work_tool_job:job_01M82Q8KN3TNFSKTTG4J0MYMB8', 'work_tool_job', '{"jobId":"job_01M82Q8KN3TNFSKTTG4J0MYMB8"}', 'done', 1795387838118, 1, 1000, NULL, NULL, NULL, 1795387838118, 1795387838172),
	('work_tool_job:job_01M82Q8MPKH7FJ2JCB344W65N1', 'work_tool_job', '{"jobId":"job_01M82Q8MPKH7FJ2JCB344W65N1"}', 'running', 1795387839201, 1, 1000, 1795389039228, 'proc_01M82Q8KTQ09TCFMMVGDBQ4MMQ', NULL, 1795387839201, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'USD', 550000),
	('test:earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'USD', 90000),
	('earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'USD', 0),
	('earnings:usr_01M7RDNGTZST2HAY3DFE2C7HPS', 'USD', 0),
	('credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7RDNH2HXA92F2ETQ1X0H20T', 'operator:grants', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 20000000, 'USD', 'top_up', NULL, NULL, 1795042231377),
	('led_01M7RDNH61KY86EKJRAZVEFSD2', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7RDNH5J21CM82E83VCYGZ5QwNCGA4gOMWiCrfpqemdky-KL5y6cNx8', NULL, 1795042231489),
	('led_01M7RDNH7XCYYY2B4TJR0FTWPQ', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7RDNH71SD0CB28526G2AK4WhNCGA4gOMWiCrfpqemdkBgGh8NrEQE1px-KkswuXeXJyhyyLTC2_Gg', NULL, 1795042231549),
	('led_01M82Q8D8J1S8WBJK4EYMMR5GG', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7RDNH5J21CM82E83VCYGZ5QwNCGA4gOMWiCrfpqemdky-KL5y6cNx8', NULL, 1795387831570),
	('led_01M82Q8D8JX6D7A6N967MTD0M3', 'payments:held', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 50000, 'USD', 'refund', 'pay_01M7RDNH71SD0CB28526G2AK4WhNCGA4gOMWiCrfpqemdkBgGh8NrEQE1px-KkswuXeXJyhyyLTC2_Gg', NULL, 1795387831570),
	('led_01M82Q8G03MEZH53GTQ121HSWF', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8FZ18M6Z5739NDCR3H6BwaCNBogOAgGiBXQ_RuiCNowtY7zQKSNWdeBdyIeFgg', NULL, 1795387834371),
	('led_01M82Q8G160R1R9DJW2MHY1KQP', 'payments:held', 'test:earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8FZ18M6Z5739NDCR3H6BwaCNBogOAgGiBXQ_RuiCNowtY7zQKSNWdeBdyIeFgg', 'call_01M82Q8G15V5THM0W5HJJNDYS4', 1795387834406),
	('led_01M82Q8G163M7SACQ9WCE9GWH8', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8FZ18M6Z5739NDCR3H6BwaCNBogOAgGiBXQ_RuiCNowtY7zQKSNWdeBdyIeFgg', 'call_01M82Q8G15V5THM0W5HJJNDYS4', 1795387834406),
	('led_01M82Q8G7B7PKYDS2VY7PDHXP2', 'test:earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'payments:held', 90000, 'USD', 'sale', 'pay_01M82Q8FZ18M6Z5739NDCR3H6BwaCNBogOAgGiBXQ_RuiCNowtY7zQKSNWdeBdyIeFgg', 'call_01M82Q8G15V5THM0W5HJJNDYS4', 1795387834603),
	('led_01M82Q8G7B2PE5W8WKH3FN5GTD', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M82Q8FZ18M6Z5739NDCR3H6BwaCNBogOAgGiBXQ_RuiCNowtY7zQKSNWdeBdyIeFgg', 'call_01M82Q8G15V5THM0W5HJJNDYS4', 1795387834603),
	('led_01M82Q8GCHJRKTKNWAFBMB7P2V', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82Q8GARE6Q99EQR4GJF7AJKwNCGA4gOMWiCrfpqemdk4NjJRSr2hJc', NULL, 1795387834769),
	('led_01M82Q8GJWB31J66MPG3VE6YQ1', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82Q8GARE6Q99EQR4GJF7AJKwNCGA4gOMWiCrfpqemdk4NjJRSr2hJc', 'call_01M82Q8GJ1XWPJ83389NSS6ZGA', 1795387834972),
	('led_01M82Q8GN35FGKK8FJYRDKGJM2', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82Q8GKHRSXRFC22RCF2ZTJ9hNCGA4gOMWiCrfpqemdkBgGh8NrEQE1px-KkswuXeXIL6PiRwmxxtQ', NULL, 1795387835043),
	('led_01M82Q8GQQAPXCREJ5DANYY91A', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82Q8GKHRSXRFC22RCF2ZTJ9hNCGA4gOMWiCrfpqemdkBgGh8NrEQE1px-KkswuXeXIL6PiRwmxxtQ', 'call_01M82Q8GPST3B11GMBWTQYYXAQ', 1795387835127),
	('led_01M82Q8GSRFRXNYE2F9124W1M8', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82Q8GRPQG69SCGTNWNHHR41wNCGA4gOMXkGn8t9Omdk1lBwbpW_Kco', NULL, 1795387835192),
	('led_01M82Q8H0P504G94NR203QVY7R', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82Q8GYBSJ9XEHX0CV9SBC99jNCGA4gOMWiCrfpqemdkqQEez1OgKFtyPzmEUl1s-RvWX7Ih8iIbTYsaHDPG3HqKYjl5rRw', NULL, 1795387835414),
	('led_01M82Q8H0PZ79EH7KM6MR2B2CR', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82Q8GYBSJ9XEHX0CV9SBC99jNCGA4gOMWiCrfpqemdkqQEez1OgKFtyPzmEUl1s-RvWX7Ih8iIbTYsaHDPG3HqKYjl5rRw', 'call_01M82Q8GYS7JAXS3TW1RR749P7', 1795387835414),
	('led_01M82Q8H69QSRFVJXSSBFYK88K', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M82Q8H3J2H7D6DD5ZTH8ZD41jsCEPYgOxQFo6m3RE4VGBk21J8AoWiGdX_RFlHM0ZXQucS6ba0ItX3bAqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0DrkahP4Cbo4JU', NULL, 1795387835593),
	('led_01M82Q8H69GWQ3WA3MR9YXSP40', 'payments:held', 'test:credit:0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 1000000, 'USD', 'top_up', 'pay_01M82Q8H3J2H7D6DD5ZTH8ZD41jsCEPYgOxQFo6m3RE4VGBk21J8AoWiGdX_RFlHM0ZXQucS6ba0ItX3bAqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0DrkahP4Cbo4JU', 'call_01M82Q8H3X7NBDYPHFCJWWE8JF', 1795387835593),
	('led_01M82Q8H9HCBCBFBYBME78W14E', 'test:credit:0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82Q8H9DT70YAPDT4YNC809PkNCGA4gOMWiCrfpqemdkqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0Drs2L4uJVIrCk', NULL, 1795387835697),
	('led_01M82Q8HBBE9DQKA3XN9Y5C8E7', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82Q8H9DT70YAPDT4YNC809PkNCGA4gOMWiCrfpqemdkqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0Drs2L4uJVIrCk', 'call_01M82Q8H9DH9CN3BB07A0AQG65', 1795387835755),
	('led_01M82Q8HD240QC117AR3YTB5ZZ', 'test:credit:0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M82Q8HD2M2HV96QGG2T3AXWG', NULL, 1795387835810),
	('led_01M82Q8HEJ028JNSKGAGE09VHX', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HDYYBYDDZ91Y8SW83F7waCNBogOAgGiBXQ1TRwMZN7x70QiuI6i4sFiNbvV8g', NULL, 1795387835858),
	('led_01M82Q8HF64Z7Q07BVM0TRF5EB', 'payments:held', 'test:earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HDYYBYDDZ91Y8SW83F7waCNBogOAgGiBXQ1TRwMZN7x70QiuI6i4sFiNbvV8g', 'call_01M82Q8HF4D5NNT5QZ2D796F65', 1795387835878),
	('led_01M82Q8HF6ZWV2JRRHW4VXY6F0', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HDYYBYDDZ91Y8SW83F7waCNBogOAgGiBXQ1TRwMZN7x70QiuI6i4sFiNbvV8g', 'call_01M82Q8HF4D5NNT5QZ2D796F65', 1795387835878),
	('led_01M82Q8HGT6NRM3KMTG5CJP67F', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HG5G0302Q1EP0123MEQhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5chN-s6lK7vkM', NULL, 1795387835930),
	('led_01M82Q8HHX1QCMRW3SPNP977NY', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HG5G0302Q1EP0123MEQhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5chN-s6lK7vkM', 'call_01M82Q8HHXKW7T1R40Z6813TFJ', 1795387835965),
	('led_01M82Q8HHXEVSN6PJA0941ZR1K', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HG5G0302Q1EP0123MEQhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5chN-s6lK7vkM', 'call_01M82Q8HHXKW7T1R40Z6813TFJ', 1795387835965),
	('led_01M82Q8HK2YCV6Z20HZDDRD6JC', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HJDM5Y5F5NJ7DGNVRR6haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5csZTaghxBRxt', NULL, 1795387836002),
	('led_01M82Q8HM81WG2QW7KGWJF708T', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HJDM5Y5F5NJ7DGNVRR6haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5csZTaghxBRxt', 'call_01M82Q8HM7YD095QHJKK3CQAHE', 1795387836040),
	('led_01M82Q8HM8FM466RX1H11KXZB5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HJDM5Y5F5NJ7DGNVRR6haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5csZTaghxBRxt', 'call_01M82Q8HM7YD095QHJKK3CQAHE', 1795387836040),
	('led_01M82Q8HP83G8XTN69KYZ8Y598', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HNN9VP11C3R03TR8118haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmwzsToSmVGF', NULL, 1795387836104),
	('led_01M82Q8HQSZFVF9WDE2C599MD3', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HNN9VP11C3R03TR8118haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmwzsToSmVGF', 'call_01M82Q8HQN59TCJQAVN21GSTMW', 1795387836153),
	('led_01M82Q8KKQ0TRA8EZP5PYGYAAT', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M82Q8KJJZVE1Z977E0428E0GwOCnEogOLcqOqQjW8o6oPisIzEq3v9s', NULL, 1795387838071),
	('led_01M82Q8HQSHVGRC24K12QQ1C0T', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HNN9VP11C3R03TR8118haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmwzsToSmVGF', 'call_01M82Q8HQN59TCJQAVN21GSTMW', 1795387836153),
	('led_01M82Q8HRXE2P8JNXWW4SDQ2K7', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HR5HJFQXXXV1NMQNJMYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmgQW41higoW', NULL, 1795387836189),
	('led_01M82Q8HSJBSR67BQ1GBMR5GN6', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HR5HJFQXXXV1NMQNJMYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmgQW41higoW', 'call_01M82Q8HSJEWXWZHPV8JD2CVDN', 1795387836210),
	('led_01M82Q8HSJYPPQME8N98B1P33M', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HR5HJFQXXXV1NMQNJMYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmgQW41higoW', 'call_01M82Q8HSJEWXWZHPV8JD2CVDN', 1795387836210),
	('led_01M82Q8HTHJKST6SQP8KWR0KC3', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HT3BQ80A32WTWJFF4CDhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ckOk7VG-nsRF', NULL, 1795387836241),
	('led_01M82Q8HVDQ3V611HQVVP0ZZSQ', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HT3BQ80A32WTWJFF4CDhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ckOk7VG-nsRF', 'call_01M82Q8HV739WCM55XM8NJJWEK', 1795387836269),
	('led_01M82Q8HVD6447AN1HHBWPH9JR', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HT3BQ80A32WTWJFF4CDhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ckOk7VG-nsRF', 'call_01M82Q8HV739WCM55XM8NJJWEK', 1795387836269),
	('led_01M82Q8HWK7YBMHR3NCSQGP7R1', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HW82WT58HWY3G67MTJGhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgFpIfPz7S9K', NULL, 1795387836307),
	('led_01M82Q8HXF6W4P7EJQ5F4X69X9', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HW82WT58HWY3G67MTJGhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgFpIfPz7S9K', 'call_01M82Q8HXC5HKJE7NMWFRB1EPP', 1795387836335),
	('led_01M82Q8HXF6HYFY1ZJZAECAKKV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HW82WT58HWY3G67MTJGhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgFpIfPz7S9K', 'call_01M82Q8HXC5HKJE7NMWFRB1EPP', 1795387836335),
	('led_01M82Q8HYJ54FQBHF37KD9J6PC', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HY187CREC786SX0CJ9YhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ctoga3zluA4h', NULL, 1795387836370),
	('led_01M82Q8HZ5R5698C5CCK2G9XMD', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HY187CREC786SX0CJ9YhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ctoga3zluA4h', 'call_01M82Q8HZ5BZ3CB0WVF6WJXPXF', 1795387836389),
	('led_01M82Q8HZ51N8J7NF941GDAWV2', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HY187CREC786SX0CJ9YhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ctoga3zluA4h', 'call_01M82Q8HZ5BZ3CB0WVF6WJXPXF', 1795387836389),
	('led_01M82Q8J0R7NJG4FRDAZE0EM0X', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8HZXY39H3KZXEQ954M2PhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ct611l8nyJaq', NULL, 1795387836440),
	('led_01M82Q8J1RKFF46QXZVK5E1BP6', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8HZXY39H3KZXEQ954M2PhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ct611l8nyJaq', 'call_01M82Q8J1RWJSHSBCQ7NQE3ZQV', 1795387836472),
	('led_01M82Q8J1R3SMRKV9KKDMTY3PA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8HZXY39H3KZXEQ954M2PhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ct611l8nyJaq', 'call_01M82Q8J1RWJSHSBCQ7NQE3ZQV', 1795387836472),
	('led_01M82Q8J3TEK24ZR2XH9XDH91N', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8J2TAQJ0HYE5DAKXF824haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5coHWaMW-8Zs0', NULL, 1795387836538),
	('led_01M82Q8J5498REQZB34HT4ZZSW', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8J2TAQJ0HYE5DAKXF824haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5coHWaMW-8Zs0', 'call_01M82Q8J53RSDP7JMC3TZNS4P1', 1795387836580),
	('led_01M82Q8J54E4FRJC43101S7H5Z', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8J2TAQJ0HYE5DAKXF824haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5coHWaMW-8Zs0', 'call_01M82Q8J53RSDP7JMC3TZNS4P1', 1795387836580),
	('led_01M82Q8J7TZ0ZBCN3HR1B1KKF5', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8J60PQEMR4FVKTF1TWHAhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cskSSEOHxWvp', NULL, 1795387836666),
	('led_01M82Q8JDDMCQXVM2XJQ8P1JEH', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8J60PQEMR4FVKTF1TWHAhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cskSSEOHxWvp', 'call_01M82Q8JDDXASX4BVNGS5N3JSD', 1795387836845),
	('led_01M82Q8JDDDZNYYCGX8A75NHR6', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8J60PQEMR4FVKTF1TWHAhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cskSSEOHxWvp', 'call_01M82Q8JDDXASX4BVNGS5N3JSD', 1795387836845),
	('led_01M82Q8JGD1NN3J8CWF9JHA1RB', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8JF398W9DPD87M4TCDTYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgbD0pQY-zyJ', NULL, 1795387836941),
	('led_01M82Q8JJ3HS0P914PCH847WPK', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8JF398W9DPD87M4TCDTYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgbD0pQY-zyJ', 'call_01M82Q8JJ13M5D26QFP0VK3RG2', 1795387836995),
	('led_01M82Q8JJ37BSAEKF1EY7EN7Y9', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8JF398W9DPD87M4TCDTYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgbD0pQY-zyJ', 'call_01M82Q8JJ13M5D26QFP0VK3RG2', 1795387836995),
	('led_01M82Q8JKH06BB86EYNPA8ADQQ', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82Q8JK2AB7EER0AXS6WHTBZhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cvINDHUaUqPJ', NULL, 1795387837041),
	('led_01M82Q8JN37FEG13T6YEBHRZSC', 'payments:held', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 90000, 'USD', 'sale', 'pay_01M82Q8JK2AB7EER0AXS6WHTBZhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cvINDHUaUqPJ', 'call_01M82Q8JN38WD0YSXA1FQ4D9DG', 1795387837091),
	('led_01M82Q8JN3MKD0DAQ0NVQJE1ZT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82Q8JK2AB7EER0AXS6WHTBZhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cvINDHUaUqPJ', 'call_01M82Q8JN38WD0YSXA1FQ4D9DG', 1795387837091),
	('led_01M82Q8JQ0PBT7W4YF0G4YYEMA', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M82Q8JP2V4VFYZMD63PFR8X2hYCJeogOAgGiBXQ8Duwwg4snIb0kgWkGAaHw2sRATWnH4qSzC5d5crBTvGu_1q1H', NULL, 1795387837152),
	('led_01M82Q8JR552NC88RGRBJV7K31', 'payments:held', 'earnings:usr_01M7RDNGTZST2HAY3DFE2C7HPS', 1800000, 'USD', 'sale', 'pay_01M82Q8JP2V4VFYZMD63PFR8X2hYCJeogOAgGiBXQ8Duwwg4snIb0kgWkGAaHw2sRATWnH4qSzC5d5crBTvGu_1q1H', 'call_01M82Q8JR5AYH429FEYH9CQGDT', 1795387837189),
	('led_01M82Q8JR5ZRD8Y3YYKYWX1AMG', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M82Q8JP2V4VFYZMD63PFR8X2hYCJeogOAgGiBXQ8Duwwg4snIb0kgWkGAaHw2sRATWnH4qSzC5d5crBTvGu_1q1H', 'call_01M82Q8JR5AYH429FEYH9CQGDT', 1795387837189),
	('led_01M82Q8JSSDQAXFEQ6HB4WFGKV', 'earnings:usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795387837241),
	('led_01M82Q8JSS1EZP8JSAC6NH8D6H', 'earnings:usr_01M7RDNGTZST2HAY3DFE2C7HPS', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795387837241),
	('led_01M82Q8JVQAJKHMS8QCD7P10M5', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795387837303),
	('led_01M82Q8K2KFDDAS2NG1KXNR2N1', 'provider:stripe', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 5000000, 'USD', 'top_up', 'top_01M82Q8K12D37AVPRE6BEXRKHW', NULL, 1795387837523),
	('led_01M82Q8K3HKCSA56A3HQZNVZ5C', 'credit:usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M82Q8K12D37AVPRE6BEXRKHW', NULL, 1795387837553),
	('led_01M82Q8KS4NHCJ7Z4YSFY8HRSC', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82Q8KRP85F4SS65R3CKFGKEwNCGA4gOMWiCrfpqemdkDL2dn8NY-xY', NULL, 1795387838244),
	('led_01M82Q8MMHVVGAXMWVW5AMWVJY', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M82Q8MKP94N3BTKA8NK4QYCFwOCnEogOLcqOqQjW8o6oaKvNgvBwHok', NULL, 1795387839121),
	('led_01M82Q8MPSPYN3QYWJS44EMKNE', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M82Q8MKP94N3BTKA8NK4QYCFwOCnEogOLcqOqQjW8o6oaKvNgvBwHok', 'call_01M82Q8MNZJ30PSF9SDC90EF66', 1795387839193),
	('led_01M82Q8KN41XN4WVH6RB4Y4KRQ', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M82Q8KJJZVE1Z977E0428E0GwOCnEogOLcqOqQjW8o6oPisIzEq3v9s', 'call_01M82Q8KMBQYS1GR6CRPJ5C7V7', 1795387838116),
	('led_01M82Q8MR5VJPTEA3VTY23YDC0', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82Q8MQR7EEZWV6SW4Z2J1DQwNCGA4gOJcwE4TpnZPTqEeKVwswK', NULL, 1795387839237);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M82Q8HJDM5Y5F5NJ7DGNVRR6haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5csZTaghxBRxt', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387835981, 1795391436002, 1795387836002, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836002),
	('pay_01M82Q8H3J2H7D6DD5ZTH8ZD41jsCEPYgOxQFo6m3RE4VGBk21J8AoWiGdX_RFlHM0ZXQucS6ba0ItX3bAqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0DrkahP4Cbo4JU', 'credit', 'credit:0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 1795387835506, 1795391435593, 1795387835593, NULL, NULL),
	('pay_01M7RDNH5J21CM82E83VCYGZ5QwNCGA4gOMWiCrfpqemdky-KL5y6cNx8', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795042231474, 1795045831489, 1795042231489, NULL, NULL),
	('pay_01M7RDNH71SD0CB28526G2AK4WhNCGA4gOMWiCrfpqemdkBgGh8NrEQE1px-KkswuXeXJyhyyLTC2_Gg', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795042231521, 1795045831549, 1795042231549, NULL, NULL),
	('pay_01M7RDNH55Y7W61JJSJ58MHVXQwNCGA4gOMWiCrfpqemdkV4X9UC8TFF4', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795042231461, 1795043131461, NULL, NULL, NULL),
	('pay_01M82Q8FZ18M6Z5739NDCR3H6BwaCNBogOAgGiBXQ_RuiCNowtY7zQKSNWdeBdyIeFgg', 'asset', 'ast_01M82Q8FT6X213D31DCEYD0A93', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795387834337, 1795391434613, 1795387834371, NULL, NULL),
	('pay_01M82Q8GARE6Q99EQR4GJF7AJKwNCGA4gOMWiCrfpqemdk4NjJRSr2hJc', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795387834712, 1795391434769, 1795387834769, NULL, NULL),
	('pay_01M82Q8H9DT70YAPDT4YNC809PkNCGA4gOMWiCrfpqemdkqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0Drs2L4uJVIrCk', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 1795387835693, 1795391435697, 1795387835697, NULL, NULL),
	('pay_01M82Q8GKHRSXRFC22RCF2ZTJ9hNCGA4gOMWiCrfpqemdkBgGh8NrEQE1px-KkswuXeXIL6PiRwmxxtQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387834993, 1795391435043, 1795387835043, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387835043),
	('pay_01M82Q8GRPQG69SCGTNWNHHR41wNCGA4gOMXkGn8t9Omdk1lBwbpW_Kco', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795387835158, 1795391435192, 1795387835192, NULL, NULL),
	('pay_01M82Q8HT3BQ80A32WTWJFF4CDhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ckOk7VG-nsRF', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836227, 1795391436241, 1795387836241, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836241),
	('pay_01M82Q8GYBSJ9XEHX0CV9SBC99jNCGA4gOMWiCrfpqemdkqQEez1OgKFtyPzmEUl1s-RvWX7Ih8iIbTYsaHDPG3HqKYjl5rRw', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x39b42e7e73540931ddd0e2b8e1d61e78c703047a', '0x39b42e7e73540931ddd0e2b8e1d61e78c703047a', 1795387835339, 1795391435414, 1795387835414, NULL, NULL),
	('pay_01M82Q8HDYYBYDDZ91Y8SW83F7waCNBogOAgGiBXQ1TRwMZN7x70QiuI6i4sFiNbvV8g', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795387835838, 1795391435858, 1795387835858, NULL, NULL),
	('pay_01M82Q8HNN9VP11C3R03TR8118haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmwzsToSmVGF', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836085, 1795391436104, 1795387836104, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836104),
	('pay_01M82Q8HG5G0302Q1EP0123MEQhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5chN-s6lK7vkM', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387835909, 1795391435930, 1795387835930, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387835930),
	('pay_01M82Q8HZXY39H3KZXEQ954M2PhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ct611l8nyJaq', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836413, 1795391436440, 1795387836440, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836440),
	('pay_01M82Q8HR5HJFQXXXV1NMQNJMYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmgQW41higoW', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836165, 1795391436189, 1795387836189, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836189),
	('pay_01M82Q8HY187CREC786SX0CJ9YhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ctoga3zluA4h', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836353, 1795391436370, 1795387836370, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836370),
	('pay_01M82Q8HW82WT58HWY3G67MTJGhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgFpIfPz7S9K', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836296, 1795391436307, 1795387836307, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836307),
	('pay_01M82Q8JK2AB7EER0AXS6WHTBZhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cvINDHUaUqPJ', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387837026, 1795391437041, 1795387837041, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387837041),
	('pay_01M82Q8J2TAQJ0HYE5DAKXF824haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5coHWaMW-8Zs0', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836506, 1795391436538, 1795387836538, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836538),
	('pay_01M82Q8J60PQEMR4FVKTF1TWHAhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cskSSEOHxWvp', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836608, 1795391436666, 1795387836666, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836666),
	('pay_01M82Q8JF398W9DPD87M4TCDTYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgbD0pQY-zyJ', 'asset', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387836899, 1795391436941, 1795387836941, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836941),
	('pay_01M82Q8JP2V4VFYZMD63PFR8X2hYCJeogOAgGiBXQ8Duwwg4snIb0kgWkGAaHw2sRATWnH4qSzC5d5crBTvGu_1q1H', 'asset', 'ast_01M82Q8F0EXGR872S746YJ90B9', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795387837122, 1795391437152, 1795387837152, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387837152),
	('pay_01M82Q8KJJZVE1Z977E0428E0GwOCnEogOLcqOqQjW8o6oPisIzEq3v9s', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795387838034, 1795391438071, 1795387838071, NULL, NULL),
	('pay_01M82Q8KRP85F4SS65R3CKFGKEwNCGA4gOMWiCrfpqemdkDL2dn8NY-xY', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795387838230, 1795391438244, 1795387838244, NULL, NULL),
	('pay_01M82Q8M527CJ50JJWJTVAH4CNjNCGA4gOMWiCrfpqemdkqQEezxoneHw5P2rld7ktE2aNeKpT7WwFd-AumDsW3Apg1hSz8ug', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x303bf7052bd01f2534fcc9f869d1d79f343e45e2', NULL, 1795387838626, 1795388738626, NULL, NULL, NULL),
	('pay_01M82Q8M93WEXWR1779GCTBEBPjNCGA4gOMWiCrfpqemdkqQEe0k1pcdBZmXEuYE8n6msSOPJZuEDhWUdSknGpCFUtPKeZpBM', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x68bde4ca9de0abcb2bed1650eaa46b5a7b94ee3d', NULL, 1795387838755, 1795388738755, NULL, NULL, NULL),
	('pay_01M82Q8MKP94N3BTKA8NK4QYCFwOCnEogOLcqOqQjW8o6oaKvNgvBwHok', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795387839094, 1795474239121, 1795387839121, NULL, NULL),
	('pay_01M82Q8MQR7EEZWV6SW4Z2J1DQwNCGA4gOJcwE4TpnZPTqEeKVwswK', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795387839224, 1795474239237, 1795387839237, NULL, NULL),
	('pay_01M82Q8MSWB7H46BFZ54XTZ47WhNCGA4gOMWiCrfpqemdkBgGh8NrEQE1px-KkswuXeXLEktVvpb-nCw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', NULL, 1795387839292, 1795388739292, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M82Q8JSSCTQVKCN42B0W79YR', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795387837241, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M82Q8JSS8WE5ZVX5JEVA3R67', 'pob_01M82Q8JSSCTQVKCN42B0W79YR', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795387837241, NULL),
	('pot_01M82Q8JSS2VC45W0X0A1CW56H', 'pob_01M82Q8JSSCTQVKCN42B0W79YR', 'usr_01M7RDNGTZST2HAY3DFE2C7HPS', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795387837241, 1795387837303);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795387837241);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 1795042231422),
	('usr_01M7RDNGTZST2HAY3DFE2C7HPS', 1795042231441);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M82Q8KTQ09TCFMMVGDBQ4MMQ', 1795387838417, 1795387853417);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M82Q8G15V5THM0W5HJJNDYS4', 'pay_01M82Q8FZ18M6Z5739NDCR3H6BwaCNBogOAgGiBXQ_RuiCNowtY7zQKSNWdeBdyIeFgg', 'ast_01M82Q8FT6X213D31DCEYD0A93', 'anonymous', 'given_back', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387834406, NULL, 1795387834406),
	('call_01M82Q8GJ1XWPJ83389NSS6ZGA', 'pay_01M82Q8GARE6Q99EQR4GJF7AJKwNCGA4gOMWiCrfpqemdk4NjJRSr2hJc', 'counted-echo', 'anonymous', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387834949, NULL, 1795387834972),
	('call_01M82Q8GPST3B11GMBWTQYYXAQ', 'pay_01M82Q8GKHRSXRFC22RCF2ZTJ9hNCGA4gOMWiCrfpqemdkBgGh8NrEQE1px-KkswuXeXIL6PiRwmxxtQ', 'counted-echo', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387835104, NULL, 1795387835127),
	('call_01M82Q8GTZC3PMBBQJRY4JVRKF', 'pay_01M82Q8GRPQG69SCGTNWNHHR41wNCGA4gOMXkGn8t9Omdk1lBwbpW_Kco', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387835233, NULL, 1795387835242),
	('call_01M82Q8HHXKW7T1R40Z6813TFJ', 'pay_01M82Q8HG5G0302Q1EP0123MEQhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5chN-s6lK7vkM', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387835965, NULL, 1795387835965),
	('call_01M82Q8GYS7JAXS3TW1RR749P7', 'pay_01M82Q8GYBSJ9XEHX0CV9SBC99jNCGA4gOMWiCrfpqemdkqQEez1OgKFtyPzmEUl1s-RvWX7Ih8iIbTYsaHDPG3HqKYjl5rRw', 'counted-echo', '0x39b42e7e73540931ddd0e2b8e1d61e78c703047a', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x39b42e7e73540931ddd0e2b8e1d61e78c703047a', '0x39b42e7e73540931ddd0e2b8e1d61e78c703047a', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x39b42e7e73540931ddd0e2b8e1d61e78c703047a 0xa783fc05f921aafe21ba6e2e825e69e34216d53bd59d6a849d022dd52800c187', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xb11ebe35ffdfa1cf6cca21e378d7866d1c0764f3bf1276c39efe0d73d6aa7e684edbf7df751d6482554ff49f134ed1e6726c200c29c74973310e0c3ab1ca023e1c","authorization":{"from":"0x39b42e7E73540931ddD0E2B8e1D61E78c703047a","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795387895","nonce":"0xa783fc05f921aafe21ba6e2e825e69e34216d53bd59d6a849d022dd52800c187"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x3ba09281533b7cc13c7330ea35c5e62d2ea83ee8d2346f48bab4cdd5783bec91', '0x39b42e7e73540931ddd0e2b8e1d61e78c703047a', 0, 0, 1795387835357, NULL, 1795387835414),
	('call_01M82Q8H3X7NBDYPHFCJWWE8JF', 'pay_01M82Q8H3J2H7D6DD5ZTH8ZD41jsCEPYgOxQFo6m3RE4VGBk21J8AoWiGdX_RFlHM0ZXQucS6ba0ItX3bAqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0DrkahP4Cbo4JU', 'credit:0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, 'credit 1000000', NULL, NULL, '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf 0x820dceeb2c334fbfbaa6400fe9fa70cce29221b4519e6a139a3ec1157911ca6e', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x1dbe572869079079dc988387d00e54bff59c024a36e1a613b1607f9817236cd660f47f2995d672ad1b22da869051c08176655578b5b33c45e8596b9eb8f57e001c","authorization":{"from":"0x7428D92ac2E61B1bA0718Ed8C583D53e7d2e36bF","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795387895","nonce":"0x820dceeb2c334fbfbaa6400fe9fa70cce29221b4519e6a139a3ec1157911ca6e"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x2f082cfe2e793b881d7e646d2245715657187636065f4d204ec5363a69086670', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 0, 0, 1795387835519, NULL, 1795387835593),
	('call_01M82Q8H9DH9CN3BB07A0AQG65', 'pay_01M82Q8H9DT70YAPDT4YNC809PkNCGA4gOMWiCrfpqemdkqQEe0zL8bE5aBnIVXpdYKyEybDA6J2uvckkoV0Drs2L4uJVIrCk', 'counted-echo', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 'siwx:R6MRaUKmHTSC7tzB1J4MaR0m466ijia8u0NTLGZDKb4', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387835697, NULL, 1795387835755),
	('call_01M82Q8HF4D5NNT5QZ2D796F65', 'pay_01M82Q8HDYYBYDDZ91Y8SW83F7waCNBogOAgGiBXQ1TRwMZN7x70QiuI6i4sFiNbvV8g', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'anonymous', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387835878, NULL, 1795387835878),
	('call_01M82Q8HM7YD095QHJKK3CQAHE', 'pay_01M82Q8HJDM5Y5F5NJ7DGNVRR6haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5csZTaghxBRxt', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836040, NULL, 1795387836040),
	('call_01M82Q8HQN59TCJQAVN21GSTMW', 'pay_01M82Q8HNN9VP11C3R03TR8118haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmwzsToSmVGF', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836153, NULL, 1795387836153),
	('call_01M82Q8HSJEWXWZHPV8JD2CVDN', 'pay_01M82Q8HR5HJFQXXXV1NMQNJMYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmgQW41higoW', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836210, NULL, 1795387836210),
	('call_01M82Q8HV739WCM55XM8NJJWEK', 'pay_01M82Q8HT3BQ80A32WTWJFF4CDhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ckOk7VG-nsRF', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836269, NULL, 1795387836269),
	('call_01M82Q8HXC5HKJE7NMWFRB1EPP', 'pay_01M82Q8HW82WT58HWY3G67MTJGhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgFpIfPz7S9K', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836335, NULL, 1795387836335),
	('call_01M82Q8HZ5BZ3CB0WVF6WJXPXF', 'pay_01M82Q8HY187CREC786SX0CJ9YhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ctoga3zluA4h', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836389, NULL, 1795387836389),
	('call_01M82Q8J1RWJSHSBCQ7NQE3ZQV', 'pay_01M82Q8HZXY39H3KZXEQ954M2PhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ct611l8nyJaq', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836472, NULL, 1795387836472),
	('call_01M82Q8J53RSDP7JMC3TZNS4P1', 'pay_01M82Q8J2TAQJ0HYE5DAKXF824haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5coHWaMW-8Zs0', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836580, NULL, 1795387836580),
	('call_01M82Q8JDDXASX4BVNGS5N3JSD', 'pay_01M82Q8J60PQEMR4FVKTF1TWHAhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cskSSEOHxWvp', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836845, NULL, 1795387836845),
	('call_01M82Q8JJ13M5D26QFP0VK3RG2', 'pay_01M82Q8JF398W9DPD87M4TCDTYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgbD0pQY-zyJ', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387836995, NULL, 1795387836995),
	('call_01M82Q8JN38WD0YSXA1FQ4D9DG', 'pay_01M82Q8JK2AB7EER0AXS6WHTBZhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cvINDHUaUqPJ', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387837091, NULL, 1795387837091),
	('call_01M82Q8JR5AYH429FEYH9CQGDT', 'pay_01M82Q8JP2V4VFYZMD63PFR8X2hYCJeogOAgGiBXQ8Duwwg4snIb0kgWkGAaHw2sRATWnH4qSzC5d5crBTvGu_1q1H', 'ast_01M82Q8F0EXGR872S746YJ90B9', 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387837189, NULL, 1795387837189),
	('call_01M82Q8M59XZ5X421A1KYPB55Y', 'pay_01M82Q8M527CJ50JJWJTVAH4CNjNCGA4gOMWiCrfpqemdkqQEezxoneHw5P2rld7ktE2aNeKpT7WwFd-AumDsW3Apg1hSz8ug', 'counted-echo', '0x303bf7052bd01f2534fcc9f869d1d79f343e45e2', 'refused', 'proc_01M82Q8KTQ09TCFMMVGDBQ4MMQ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x303bf7052bd01f2534fcc9f869d1d79f343e45e2', '0x303bf7052bd01f2534fcc9f869d1d79f343e45e2', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x303bf7052bd01f2534fcc9f869d1d79f343e45e2 0x6bec81f4df3c9e1fef9c28c0d9523a2498864964622f2bb5888be14be3feaaa8', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xba213c4a52c116559c8608fddfb1363e143f213b93357c84485c78f23f4b34e06fdf22c4a6fe5b4d542c55ec793e3d623749bec6796e1f3ceeaeed2ef3ddf0d71c","authorization":{"from":"0x303BF7052bd01f2534FcC9F869d1D79F343E45e2","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795387898","nonce":"0x6bec81f4df3c9e1fef9c28c0d9523a2498864964622f2bb5888be14be3feaaa8"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795387838634, NULL, 1795387838691),
	('call_01M82Q8M9SX5R4HX8BVDXZVQ56', 'pay_01M82Q8M93WEXWR1779GCTBEBPjNCGA4gOMWiCrfpqemdkqQEe0k1pcdBZmXEuYE8n6msSOPJZuEDhWUdSknGpCFUtPKeZpBM', 'counted-echo', '0x68bde4ca9de0abcb2bed1650eaa46b5a7b94ee3d', 'unknown', 'proc_01M82Q8KTQ09TCFMMVGDBQ4MMQ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x68bde4ca9de0abcb2bed1650eaa46b5a7b94ee3d', '0x68bde4ca9de0abcb2bed1650eaa46b5a7b94ee3d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x68bde4ca9de0abcb2bed1650eaa46b5a7b94ee3d 0x7f4bb136a5c907e22a91d8d4609b87432e1079db2e43e01f628f74e3ee5605bb', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xa4d19eeae9b1ec59bb6804f4c340feaab040bd66ce7adcc1a085e8ea983e78d02623d1ec61268c467e304f9e9d0661cce427ffb4619e3081a2b1b46c6ca845fc1b","authorization":{"from":"0x68bde4cA9de0aBcb2beD1650EAA46B5a7b94Ee3D","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795387898","nonce":"0x7f4bb136a5c907e22a91d8d4609b87432e1079db2e43e01f628f74e3ee5605bb"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795387838781, 1795387839075, NULL),
	('call_01M82Q8MNZJ30PSF9SDC90EF66', 'pay_01M82Q8MKP94N3BTKA8NK4QYCFwOCnEogOLcqOqQjW8o6oaKvNgvBwHok', 'scan-submit', 'anonymous', 'used', 'proc_01M82Q8KTQ09TCFMMVGDBQ4MMQ', NULL, NULL, NULL, '{"requestId":"req_01M82Q8MNYV0VAGC2FZ98HRV65","data":{"id":"job_01M82Q8MPKH7FJ2JCB344W65N1"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387839169, NULL, 1795387839193),
	('call_01M82Q8KMBQYS1GR6CRPJ5C7V7', 'pay_01M82Q8KJJZVE1Z977E0428E0GwOCnEogOLcqOqQjW8o6oPisIzEq3v9s', 'scan-submit', 'anonymous', 'used', 'proc_01M7RDNFQPJNYJBXCMQBDWR3RY', NULL, NULL, NULL, '{"requestId":"req_01M82Q8KMAD5E4A4BAWF68XJAS","data":{"id":"job_01M82Q8KN3TNFSKTTG4J0MYMB8"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387838101, NULL, 1795387838116),
	('call_01M82Q8MRM12J4QT0DB951DQNV', 'pay_01M82Q8MQR7EEZWV6SW4Z2J1DQwNCGA4gOJcwE4TpnZPTqEeKVwswK', 'slow-echo', 'anonymous', 'reserved', 'proc_01M82Q8KTQ09TCFMMVGDBQ4MMQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795387839261, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M82Q8G16V7P4B5QTZM14DPAQ', 'file_missing', 0, 1795387834603);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M82Q8G16V7P4B5QTZM14DPAQ', 'pay_01M82Q8FZ18M6Z5739NDCR3H6BwaCNBogOAgGiBXQ_RuiCNowtY7zQKSNWdeBdyIeFgg', 'call_01M82Q8G15V5THM0W5HJJNDYS4', 'ast_01M82Q8FT6X213D31DCEYD0A93', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 1, 'anonymous', 1795387834406),
	('rev_01M82Q8HF6VNYH8SVEQNW32MHK', 'pay_01M82Q8HDYYBYDDZ91Y8SW83F7waCNBogOAgGiBXQ1TRwMZN7x70QiuI6i4sFiNbvV8g', 'call_01M82Q8HF4D5NNT5QZ2D796F65', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 1, 'anonymous', 1795387835878),
	('rev_01M82Q8HHXA38NM9DH1WJZAPN3', 'pay_01M82Q8HG5G0302Q1EP0123MEQhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5chN-s6lK7vkM', 'call_01M82Q8HHXKW7T1R40Z6813TFJ', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387835965),
	('rev_01M82Q8HM84TWJJSBGN8VCH9GV', 'pay_01M82Q8HJDM5Y5F5NJ7DGNVRR6haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5csZTaghxBRxt', 'call_01M82Q8HM7YD095QHJKK3CQAHE', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836040),
	('rev_01M82Q8HQSWHWEV7XFTENATGS6', 'pay_01M82Q8HNN9VP11C3R03TR8118haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmwzsToSmVGF', 'call_01M82Q8HQN59TCJQAVN21GSTMW', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836153),
	('rev_01M82Q8HSJ2P7TTFVF920SKYFE', 'pay_01M82Q8HR5HJFQXXXV1NMQNJMYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cmgQW41higoW', 'call_01M82Q8HSJEWXWZHPV8JD2CVDN', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836210),
	('rev_01M82Q8HVDCNXTTCW7MCR33HZ2', 'pay_01M82Q8HT3BQ80A32WTWJFF4CDhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ckOk7VG-nsRF', 'call_01M82Q8HV739WCM55XM8NJJWEK', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836269),
	('rev_01M82Q8HXF43WNDQ666G399BPW', 'pay_01M82Q8HW82WT58HWY3G67MTJGhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgFpIfPz7S9K', 'call_01M82Q8HXC5HKJE7NMWFRB1EPP', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836335),
	('rev_01M82Q8HZ5AQHSX2A8XFG38FMV', 'pay_01M82Q8HY187CREC786SX0CJ9YhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ctoga3zluA4h', 'call_01M82Q8HZ5BZ3CB0WVF6WJXPXF', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836389),
	('rev_01M82Q8J1R818FC534X96WJF6W', 'pay_01M82Q8HZXY39H3KZXEQ954M2PhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5ct611l8nyJaq', 'call_01M82Q8J1RWJSHSBCQ7NQE3ZQV', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836472),
	('rev_01M82Q8J54E65ANPJ1A4T46S79', 'pay_01M82Q8J2TAQJ0HYE5DAKXF824haCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5coHWaMW-8Zs0', 'call_01M82Q8J53RSDP7JMC3TZNS4P1', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836580),
	('rev_01M82Q8JDD741FZ19PS4V0M48W', 'pay_01M82Q8J60PQEMR4FVKTF1TWHAhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cskSSEOHxWvp', 'call_01M82Q8JDDXASX4BVNGS5N3JSD', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836845),
	('rev_01M82Q8JJ39YAY8974M3Q8178P', 'pay_01M82Q8JF398W9DPD87M4TCDTYhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cgbD0pQY-zyJ', 'call_01M82Q8JJ13M5D26QFP0VK3RG2', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387836995),
	('rev_01M82Q8JN312XF24C664TQ14CY', 'pay_01M82Q8JK2AB7EER0AXS6WHTBZhaCNBogOAgGiBXQ1TRwMZN7x70QiuI4GAaHw2sRATWnH4qSzC5d5cvINDHUaUqPJ', 'call_01M82Q8JN38WD0YSXA1FQ4D9DG', 'ast_01M82Q8DAD3G669QQHXX225E4E', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 10000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387837091),
	('rev_01M82Q8JR53K05NJJGQ2RZXQFA', 'pay_01M82Q8JP2V4VFYZMD63PFR8X2hYCJeogOAgGiBXQ8Duwwg4snIb0kgWkGAaHw2sRATWnH4qSzC5d5crBTvGu_1q1H', 'call_01M82Q8JR5AYH429FEYH9CQGDT', 'ast_01M82Q8F0EXGR872S746YJ90B9', 'usr_01M7RDNGTZST2HAY3DFE2C7HPS', 2000000, 200000, 'USD', 0, 'key_01M7RDNH209NMWFRN4PC5SEYBJ', 1795387837189);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795387829952),
	('0002-kept-data', 'ac25603cad988c3e8685b8d485c37b025f96a01b25fec39352018351c7c0be12', 1795387829969),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795387829992);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M82Q8DAD3G669QQHXX225E4E', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M82Q8F0EXGR872S746YJ90B9', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RDNGTZST2HAY3DFE2C7HPS', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M82Q8KD17B4PY7P9R8968E7Y', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 100000, 'Sightings of quetzals in Costa Rica

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
	('3931b2dd066d365fae1b971a828d523cf0dba98f0543924ae36f5928280159e1', 'usr_00000000000000000000000000', 1795042230690, 1797634230690),
	('92d2d8d1828653e6465d9765a072b9afb112f5fa7794eb64291bd68245414013', 'usr_01M7RDNGGWNEWA6WP5P4PNQYDN', 1795042230813, 1797634230813),
	('327298d129985b0d45bc69a4d01b3733188ccec29d86efc4ae845c5e4db93c63', 'usr_01M7RDNGTZST2HAY3DFE2C7HPS', 1795042231141, 1797634231141),
	('8d1c6fd45ae411087e103ca2968256cd7444373ea44ae9583674b9859673ffc7', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 1795042231345, 1797634231345);

INSERT INTO farebox_fixture.setup_links VALUES
	('cb9907d59e50078d1b53ccddb7e99b77f3a5f5f91ebb6c98d83f2fb51d87a5f3', 'usr_01M82Q8KGMMC3T3V1AABZVZ49A', 1795387837977, 1795474237977, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795387837521);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x39b42e7e73540931ddd0e2b8e1d61e78c703047a', 9950000, 10000000, 1795387835389),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', 9000000, 10000000, 1795387835565);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x39b42e7e73540931ddd0e2b8e1d61e78c703047a', '0xa783fc05f921aafe21ba6e2e825e69e34216d53bd59d6a849d022dd52800c187', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x3ba09281533b7cc13c7330ea35c5e62d2ea83ee8d2346f48bab4cdd5783bec91', 1795387835389),
	('0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', '0x820dceeb2c334fbfbaa6400fe9fa70cce29221b4519e6a139a3ec1157911ca6e', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x2f082cfe2e793b881d7e646d2245715657187636065f4d204ec5363a69086670', 1795387835565);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M82Q8KPAGJQDNA3QDSTB4TCP', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M82Q8KPAGJQDNA3QDSTB4TCP', 'image/png', 19, 1795387838154, 1795477838154);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795042230630, 0, NULL),
	('timestamp', 'healthy', 1795387838496, 0, NULL),
	('word-count', 'healthy', 1795387838526, 5, NULL),
	('slugify', 'healthy', 1795387838594, 0, NULL),
	('random-uuid', 'healthy', 1795387838605, 0, NULL),
	('hk-weather', 'unhealthy', 1795387838638, 1, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795387838643, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795387838653, 0, NULL),
	('read-at-once', 'healthy', 1795387838684, 0, NULL),
	('scan-submit', 'healthy', 1795387838701, 0, NULL),
	('scan-result', 'healthy', 1795387838728, 2, NULL),
	('counted-echo', 'healthy', 1795387838751, 0, NULL),
	('slow-echo', 'healthy', 1795387838757, 0, NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M82Q8KN3TNFSKTTG4J0MYMB8', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M82Q8KMBQYS1GR6CRPJ5C7V7', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M82Q8KPAGJQDNA3QDSTB4TCP"}]}', NULL, NULL, 1795387838115, NULL, 1795387838168, 1795474238168, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M82Q8MPKH7FJ2JCB344W65N1', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M82Q8MNZJ30PSF9SDC90EF66', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795387839187, NULL, NULL, 1795560639187, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795387837998);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795387835231),
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795387835678),
	('scan-submit', 1, 1, 1, 0, 0, 4, 1795387838090);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7RDNH2H91YXSVT813Q36NAG', 'usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795042231377);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$qMpsBevHsQmDNOJpyPKB1A$wt8xLy3JI+7O0dftUWIMHtGlhlunwPMpbKH+3DY4SZI', NULL, 1795042230320, 1795042230320, NULL, NULL, NULL),
	('usr_01M7RDNH1GRRN2PP6QYA13TX6Z', 'b7e0346a-086f-496b-9e94-898be5a0a5de@example.com', 'b7e0346a-086f-496b-9e94-898be5a0a5de', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$xa61HUuv6l/LgzT0yL1pIQ$uJGsL7Jh3Sj90O/YN3Sfn7rS/228f+RQoAtGJHQoJ/U', NULL, 1795042231344, 1795042231344, NULL, NULL, NULL),
	('usr_01M7RDNGTZST2HAY3DFE2C7HPS', '37d705fe-b5b2-49c3-83b1-78b38d553b64@example.com', '37d705fe-b5b2-49c3-83b1-78b38d553b64', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$ALZCk5c9KSUUAsWdW5/Zvw$7HS0n/PR1SLO+WR2q0KH/dM1ojAtnsJke+8M8mZPkhU', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795042231135, 1795042231449, NULL, NULL, NULL),
	('usr_01M7RDNGGWNEWA6WP5P4PNQYDN', '6a7488d0-1e97-451f-88a3-64f8e53e0c25@example.com', '6a7488d0-1e97-451f-88a3-64f8e53e0c25', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$rMTDiuE0tGj0eyjvoWxvOA$xuD1o1apWVSUxF+bBLu9fYID+JUW+1MjeHwhKzOu7dg', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795042230812, 1795042231428, NULL, NULL, NULL),
	('usr_01M82Q8KGMMC3T3V1AABZVZ49A', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795387837972, 1795387837972, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M82Q8HD2M2HV96QGG2T3AXWG', '0x7428d92ac2e61b1ba0718ed8c583d53e7d2e36bf', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795387835810);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M82Q8KFXH7SV2ESANV8561MM', 'sig_01M82Q8K6TK6HWNBX58NNDB91D', 'asset', 'ast_01M82Q8KD17B4PY7P9R8968E7Y', '{"kind":"asset","id":"ast_01M82Q8KD17B4PY7P9R8968E7Y","title":"Sightings of quetzals in Costa Rica","score":1,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:35431/api/v1/assets/ast_01M82Q8KD17B4PY7P9R8968E7Y"}', 'waiting', 0, 1795387837949, NULL, NULL, NULL, 1795387837949);

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
