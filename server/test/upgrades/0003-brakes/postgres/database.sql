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
	('log_01M82RC0ZTPT7A02GAT8MBC2FA', 1795388998650, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M82RC0VE0W1DGXTJ0EBSPF3G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC0ZF0PXG5YD871CJ1392', 1),
	('log_01M82RC0ZD3TGW57R5373YDS53', 1795388998637, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M82RC0VE0W1DGXTJ0EBSPF3G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC0Y9AZP6C1PQ8KWSJ2EW', 1),
	('log_01M82RC1KAA9P0CA59GYNET8FH', 1795388999274, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC1JQN2WA76WFZNHD9B2P', 1),
	('log_01M82RC1NCFYE8R15YMTWGZ2SC', 1795388999340, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC1MVY9CEP86SCXNXX7T9', 1),
	('log_01M82RC1R5FTD7771VY1K2ECGA', 1795388999429, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC1Q7M6F8PYWAEN9A8YTC', 1),
	('log_01M82RC1T03EFXKMT13P243FQ8', 1795388999488, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC1SQ80QKY89A3F4AX0NZ', 1),
	('log_01M82RC1WH06JKVE41QMCSXSJT', 1795388999569, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC1VRER1ZRGVCH8MSKH21', 1),
	('log_01M82RC1Z4MKB7NFKKM2N0WDDE', 1795388999652, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC1YPZZJ1H9Y2H6724X9C', 1),
	('log_01M82RC211NQ40HHBB8B151CCQ', 1795388999713, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC20S8329KW98H6536SFG', 1),
	('log_01M82RC23T8Z1V82037M97P6H4', 1795388999802, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC23DMC2ZS0TX8BJD3XP2', 1),
	('log_01M82RC276ZAY5DD5RB3PKX3PT', 1795388999910, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC26ETR2TWBW6P0GQPV99', 1),
	('log_01M82RC28J06NEJC07BJW9HBV3', 1795388999954, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC282QPKCTMT70QJZAZWN', 1),
	('log_01M82RC2AJ3MA6R3K5TD80HP9Q', 1795389000018, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC2AD9XNVAY12TBDT7T35', 1),
	('log_01M82RC2BECTJ06HGHRGMTK1PD', 1795389000046, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC2B9J5B7SDW87BQB6M13', 1),
	('log_01M82RC2EZS8FGP68PW86JT7PY', 1795389000159, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC2EJJ52RPRTHJH9BZZBQ', 1),
	('log_01M82RC1JNTRDZPJXG65VK62A9', 1795388999253, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC1HK828THJG0A1D4TY5G', 1),
	('log_01M82RC1MSCK1FS0F2JPKAGNFG', 1795388999321, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC1KVC3N95MGE9GHDVWDM', 1),
	('log_01M82RC1Q500W3BVNWS4EQKE4J', 1795388999397, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC1P513917K0Z55RC40S6', 1),
	('log_01M82RC1SK2E2NT29TPG1KY1T5', 1795388999475, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC1RHQ80QAPHXAY455C9S', 1),
	('log_01M82RC1VP3PEZBX7CSF67C6K4', 1795388999542, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC1THH0FQWGR4BMSMR83S', 1),
	('log_01M82RC1YMN1N53MH7RYDN3E37', 1795388999636, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC1X49ZV7RB94D8R03SPV', 1),
	('log_01M82RC20P6SBKE774SA5P3YFP', 1795388999702, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC1ZJQ1YH1VRNYKPBXQ40', 1),
	('log_01M82RC23AHPREBX43Y61NGAA0', 1795388999786, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC21XZST65YF6H8WYDCNR', 1),
	('log_01M82RC26CSK4593KHMCVVF7PA', 1795388999884, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC251BC18YVCY7VVZNZFG', 1),
	('log_01M82RC27ZPS3E1H90MBWF2EBN', 1795388999935, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC27EZ62MDS8PGJX06SBT', 1),
	('log_01M82RC2AAH6CF9MX8KSHHX660', 1795389000010, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC29BH2N1PQYEVG34EGT8', 1),
	('log_01M82RC2B74NF5BPBFGW7EKMGG', 1795389000039, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC2ARQNBNY8KGQ3WV9XVP', 1),
	('log_01M82RC2EAK6NWVQ3RW2T3C7R2', 1795389000138, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC2BT3KQHA26GDC6944N5', 1),
	('log_01M82RC2GR2D2Y3R0BR5D2TRHG', 1795389000216, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 'node', 'ast_01M82RC0162433XPPN9GS72RG2', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M82RC2GGKW0JQNA8ZDA6PK0B', 1),
	('log_01M82RC2GBZE8EHZDV5EKM0F6X', 1795389000203, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, NULL, 'ast_01M82RC0162433XPPN9GS72RG2', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M82RC2FF11SYHA11DHBS7X1Y', 1),
	('log_01M82RC2Q0CR3K3ZZKPH1VE7PH', 1795389000416, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M82RC2NWPSFVEEZF8P1EJ0VJ', 1),
	('log_01M82RC2RJ8FYQ2Y7DZ7R8K9P1', 1795389000466, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M82RC2Q626WY3W8M920MCGXW', 1),
	('log_01M82RC2SH3WV95WQABTGKQD7K', 1795389000497, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M82RC2RPKNP1KSTX0NKCME5A', 1),
	('log_01M82RC2T9QN7W7ZA3D8X9PJQ9', 1795389000521, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M82RC2SNQ3R50WDTNRY058CF', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7RES2FH8XFVGGR9FCJRMD28', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7RES2D731ZPC54Q1THJSK61', '{"topUpId":"top_01M7RES2F3HF2ZK8YB294C028F","amountMicros":20000000,"currency":"USD","note":null}', 1795043396081),
	('act_01M82RC11HYDQPV8SS9FJ9DY86', 'service', 'asset.pause', 'ast_01M82RC0VE0W1DGXTJ0EBSPF3G', '{"reason":"file_missing"}', 1795388998705),
	('act_01M82RC11JF6CDA515VHAAX089', 'service', 'delivery.give_back', 'ast_01M82RC0VE0W1DGXTJ0EBSPF3G', '{"reason":"file_missing","revenue_event_id":"rev_01M82RC0ZH1FW7FBGNNE5YA4A2","payment_id":"pay_01M82RC0Y9AZP6C1PQ8KWSJ2EW","amount":"0.10","lost":"0.00"}', 1795388998706),
	('act_01M82RC1F8KKM3AJ6XJ38QQSPH', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x7faef81e349ba91b419896f0654bf42307db090d', '{"refundId":"rfd_01M82RC1F12NS14ZEN0JQGDBVM","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795388999144),
	('act_01M82RC2H7TVHEJ7BYSQ1DGQBM', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M82RC2GYJXV5HW9FHRARFJ90', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795389000231),
	('act_01M82RC2JXEXJ5N159CB8F3STS', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M82RC2GYGB4BGJSPAA58NZZ6', '{"reference":"wire 17","batchId":"pob_01M82RC2GYJXV5HW9FHRARFJ90","ownerId":"usr_01M7RES24NTW8JEF57YM1K2TQN","amountMicros":1800000}', 1795389000285),
	('act_01M82RC2N118Q1NG5SN7PV5HAG', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7RES2D731ZPC54Q1THJSK61', '{"topUpId":"top_01M82RC2KX0NGM3MNBEDABJRWN","refundId":"rfd_01M82RC2MVW67PHDAP1NQ44HJ3","amountMicros":2000000,"currency":"USD"}', 1795389000353),
	('act_01M82RC355Y9EKHDQRNBTGEXJY', 'usr_00000000000000000000000000', 'user.create', 'usr_01M82RC354JN12X70GE432WGMR', '{"role":"owner","hasPassword":false}', 1795389000869),
	('act_01M82RC37388K179S9F3STE6WJ', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795389000931);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7RES1XN2CKTYW4KN4ESHSN0', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 'agent', 'bfe0589f37430c0206f42d69f8c29e971dd33d1936f09baf2f3a94996d8dfd1b', 'fbk_r4fX', NULL, NULL, NULL, NULL, 0, 0, 0, 1795043395509, NULL, NULL),
	('key_01M7RES26NYRXGXKKRZ7HEF1WX', 'usr_01M7RES24NTW8JEF57YM1K2TQN', 'agent', 'adac7822e2d863636ffdaca838b0f06f3edb05a291f50014e8d9ce3473e4e7fb', 'fbk_5YRl', NULL, NULL, NULL, NULL, 0, 0, 0, 1795043395797, NULL, NULL),
	('key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 'agent', 'c82a8cb5ee1b1ccd575b88727762dbfb683ef44ceb991163acabf5f7ff8253dd', 'fbk_3OxH', NULL, NULL, NULL, NULL, 20779, 3250000, 3250000, 1795043396033, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82RBZYD93B43N9PWE12A4GG', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795388996319, 1795388996319, NULL, NULL, NULL),
	('ast_01M82RC0162433XPPN9GS72RG2', 'usr_01M7RES24NTW8JEF57YM1K2TQN', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82RC01F6RVG560N3E5WYYRZ', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795388997670, 1795388997670, NULL, NULL, NULL),
	('ast_01M82RC04QWQHZRYKWWPP1C236', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M82RC0EA21TCDMXRGA1PHTH1', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795388997783, 1795388998177, NULL, NULL, NULL),
	('ast_01M82RC0JFABV5XX9P4TYQADZ1', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M82RC0JY2TAR2M8J045M18KG', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795388998223, 1795388998488, NULL, NULL, NULL),
	('ast_01M82RC0VE0W1DGXTJ0EBSPF3G', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82RC0VGK7ZF6NQZ54QAZTYZ', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795388998510, 1795388998692, 'file_missing', 1795388998692, NULL),
	('ast_01M82RC2TSXS88P5RZ7SPZWEND', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M82RC2VKK60DABET6S8SCENV', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795389000537, 1795389000537, NULL, NULL, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M82RC2MVW67PHDAP1NQ44HJ3', 'top_01M82RC2KX0NGM3MNBEDABJRWN', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795389000347, 1795389000363, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M82RC2KX0NGM3MNBEDABJRWN', 'usr_01M7RES2D731ZPC54Q1THJSK61', NULL, 5000000, 'USD', 'http://127.0.0.1:37187/docs#credit', 'http://127.0.0.1:37187/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795389000317, 1795396200317, 1795389000341, NULL),
	('top_01M82RC2NH9CHJW03KZ4GH9D82', 'usr_01M7RES2D731ZPC54Q1THJSK61', NULL, 5000000, 'USD', 'http://127.0.0.1:37187/docs#credit', 'http://127.0.0.1:37187/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795389000369, 1795396200369, NULL, 1795389600369);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7RES2D731ZPC54Q1THJSK61', 1000000, 'http://127.0.0.1:49150/hook', 'z6ZbZiwZJ4YMdN3fl9IS6bu-MUEnVbFnrAM8JCL33dv3O7LEIi9LqeurGn8lfLS-7SyBUcspZdazoSSB_Xs2_70BdkhUW5oa30GGAg5r', 1795389000297, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M82RC1AMQWK8AFTVCPQ535QT', '0x7faef81e349ba91b419896f0654bf42307db090d', 'pay_01M82RC1AAKQPCDNNEJCMKGPQ3jsCEPYgOxQFo6m3RE4VHxnOEIhc0F1mNXwVTLUF8P_BgwCacR3cbDGpAqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHxykY20q-GhA0', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795388998996);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M82RC2NWZ2VEPKA756QTZV0N', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M82RC2NWPSFVEEZF8P1EJ0VJ', 1795389000380),
	('sig_01M82RC2Q7SRH24KWV904HXXP9', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M82RC2Q626WY3W8M920MCGXW', 1795389000423),
	('sig_01M82RC2RPKVX15Q4X5PR4F4R2', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M82RC2RPKNP1KSTX0NKCME5A', 1795389000470),
	('sig_01M82RC2SPEH677RD3FX2ZKKDP', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M82RC2SNQ3R50WDTNRY058CF', 1795389000502);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M82RC2NWZ2VEPKA756QTZV0N', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'FkyW1SrfGW8Csu-8XT4zeE9Dl_bhYxUy6xGd8bg1RSTWLRsZZEgKnvvqYbdNxO_0OMyuZ3Y12zDeTvncAvAtsVvCl2diQVELgvTwdfUp', 'sightings of quetzals in Costa Rica', 'dataset', 1795389000382, 1803165000382, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL),
	('sig_01M82RC2Q7SRH24KWV904HXXP9', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'PANX8_8hQz-9D4v2qecggwj918mMGpJMx98yVdgIfD-TwwoJ0REeyTzwHy3dunDoNEF0fadtRo5QVi7R9ztEYjIg5l3GVxc9oSCPz44T', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795389000433, 1803165000433, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M82RC36TAQ2A5C0T8ZH5C82P', 'timestamp', 30000, 1795389000922);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7RES1X160WRKVR3XZ7JGN21', 'staff', 1795389001594);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7RES1X160WRKVR3XZ7JGN21', 'staff', 'anna', '', 1795389001594);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7RES122RCK003G06KKG064B', 1795043394636);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M82RC0162433XPPN9GS72RG2:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82RC0162433XPPN9GS72RG2"},"run":"match:asset:ast_01M82RC0162433XPPN9GS72RG2:20779","cursor":null}', 'done', 1795388997699, 1, 8, NULL, NULL, NULL, 1795388997699, 1795388998160),
	('match:asset:ast_01M82RC04QWQHZRYKWWPP1C236:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82RC04QWQHZRYKWWPP1C236"},"run":"match:asset:ast_01M82RC04QWQHZRYKWWPP1C236:20779","cursor":null}', 'done', 1795388998128, 1, 8, NULL, NULL, NULL, 1795388998128, 1795388998174),
	('match:asset:ast_01M82RBYPZAQ32ZPBPMNRRKT48:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82RBYPZAQ32ZPBPMNRRKT48"},"run":"match:asset:ast_01M82RBYPZAQ32ZPBPMNRRKT48:20779","cursor":null}', 'done', 1795388997617, 1, 8, NULL, NULL, NULL, 1795388997617, 1795388998188),
	('match:asset:ast_01M82RC0JFABV5XX9P4TYQADZ1:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82RC0JFABV5XX9P4TYQADZ1"},"run":"match:asset:ast_01M82RC0JFABV5XX9P4TYQADZ1:20779","cursor":null}', 'done', 1795388998313, 1, 8, NULL, NULL, NULL, 1795388998313, 1795388999221),
	('match:asset:ast_01M82RC0VE0W1DGXTJ0EBSPF3G:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82RC0VE0W1DGXTJ0EBSPF3G"},"run":"match:asset:ast_01M82RC0VE0W1DGXTJ0EBSPF3G:20779","cursor":null}', 'done', 1795388998577, 1, 8, NULL, NULL, NULL, 1795388998577, 1795388999235),
	('match:asset:ast_01M82RC2TSXS88P5RZ7SPZWEND:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M82RC2TSXS88P5RZ7SPZWEND"},"run":"match:asset:ast_01M82RC2TSXS88P5RZ7SPZWEND:20779","cursor":null}', 'done', 1795389000650, 1, 8, NULL, NULL, NULL, 1795389000650, 1795389000855),
	('job_01M82RC3JE4HH8XRR63BFJZ1K9', 'notify_watch', '{}', 'waiting', 1795389061281, 0, 8, NULL, NULL, NULL, 1795389001294, NULL),
	('job_01M82RC3QFB3ZKYMBB68M2SD7V', 'notify_watch', '{}', 'waiting', 1795389006912, 0, 8, NULL, NULL, NULL, 1795389001455, NULL),
	('job_01M82RC34PB2ZA0CFSAKGVH0TA', 'notify_watch', '{}', 'done', 1795389000854, 1, 8, NULL, NULL, NULL, 1795389000854, 1795389001478),
	('work_tool_job:job_01M82RC3D4M8Y7H69NK4V516P3', 'work_tool_job', '{"jobId":"job_01M82RC3D4M8Y7H69NK4V516P3"}', 'done', 1795389001143, 1, 1000, NULL, NULL, NULL, 1795389001143, 1795389001539),
	('work_tool_job:job_01M82RC4K5YFP13DX0A7ZPBA3C', 'work_tool_job', '{"jobId":"job_01M82RC4K5YFP13DX0A7ZPBA3C"}', 'running', 1795389002342, 1, 1000, 1795396502350, 'proc_01M82RC3Z1KQYZ7TRAQGJYQXK1', NULL, 1795389002342, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x7faef81e349ba91b419896f0654bf42307db090d', 'USD', 550000),
	('test:earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 'USD', 90000),
	('earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 'USD', 0),
	('earnings:usr_01M7RES24NTW8JEF57YM1K2TQN', 'USD', 0),
	('credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7RES2F3BJ3M82AGAQDW375W', 'operator:grants', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 20000000, 'USD', 'top_up', NULL, NULL, 1795043396067),
	('led_01M7RES2K8WH9M2XT1BZ85PG46', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7RES2JDP9XAP5DGFZFHYSWBwNCGA4gOMWiCrfpqemdk4Ue-PZftZkA', NULL, 1795043396200),
	('led_01M7RES2MHP8ZW7NTKV6MEYVAS', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7RES2M16Y0Y2HBD7VVYEZCVhNCGA4gOMWiCrfpqemdkBgGh8OyJwStPxNHn9u7aQdqDgbLv_KOA3g', NULL, 1795043396241),
	('led_01M82RBYMZPS8HSNES1CNZSMA4', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7RES2JDP9XAP5DGFZFHYSWBwNCGA4gOMWiCrfpqemdk4Ue-PZftZkA', NULL, 1795388996255),
	('led_01M82RBYMZMWP3ZZASM3TH801S', 'payments:held', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 50000, 'USD', 'refund', 'pay_01M7RES2M16Y0Y2HBD7VVYEZCVhNCGA4gOMWiCrfpqemdkBgGh8OyJwStPxNHn9u7aQdqDgbLv_KOA3g', NULL, 1795388996255),
	('led_01M82RC0YYA3JKKENK8DP58XW8', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC0Y9AZP6C1PQ8KWSJ2EWwaCNBogOAgGiBYYDbgcC2HdSA5ebPHCbgM34eBLU8Q', NULL, 1795388998622),
	('led_01M82RC0ZHKJ22FZ4NAEXYS1R6', 'payments:held', 'test:earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC0Y9AZP6C1PQ8KWSJ2EWwaCNBogOAgGiBYYDbgcC2HdSA5ebPHCbgM34eBLU8Q', 'call_01M82RC0ZH1271KMK0Q4WC95K6', 1795388998641),
	('led_01M82RC0ZHRGPZJG0TG5FPF06M', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC0Y9AZP6C1PQ8KWSJ2EWwaCNBogOAgGiBYYDbgcC2HdSA5ebPHCbgM34eBLU8Q', 'call_01M82RC0ZH1271KMK0Q4WC95K6', 1795388998641),
	('led_01M82RC10XRMPENYSKYERRY147', 'test:earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 'payments:held', 90000, 'USD', 'sale', 'pay_01M82RC0Y9AZP6C1PQ8KWSJ2EWwaCNBogOAgGiBYYDbgcC2HdSA5ebPHCbgM34eBLU8Q', 'call_01M82RC0ZH1271KMK0Q4WC95K6', 1795388998685),
	('led_01M82RC10XABAX35VKVDCWQWB7', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M82RC0Y9AZP6C1PQ8KWSJ2EWwaCNBogOAgGiBYYDbgcC2HdSA5ebPHCbgM34eBLU8Q', 'call_01M82RC0ZH1271KMK0Q4WC95K6', 1795388998685),
	('led_01M82RC121NWFY04FX54VZJVVQ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82RC11NVEA0RYXMS17Y7PYMwNCGA4gOMWiCrfpqemdknoj9tV6JXUk', NULL, 1795388998721),
	('led_01M82RC12DTNQYN0401ZBDP27J', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82RC11NVEA0RYXMS17Y7PYMwNCGA4gOMWiCrfpqemdknoj9tV6JXUk', 'call_01M82RC12A7T8ENDVR6066YEPB', 1795388998733),
	('led_01M82RC13XRPN2V5CHR9XF0K4M', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82RC13D5XA4GDGZG0V9EWSThNCGA4gOMWiCrfpqemdkBgGh8OyJwStPxNHn9u7aQdrJ7Mr9Ak3Msw', NULL, 1795388998781),
	('led_01M82RC14EG82CHVSV8BD27F4R', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82RC13D5XA4GDGZG0V9EWSThNCGA4gOMWiCrfpqemdkBgGh8OyJwStPxNHn9u7aQdrJ7Mr9Ak3Msw', 'call_01M82RC146ME5VWJM4ENF1VA9B', 1795388998798),
	('led_01M82RC158BT5XHD6ZV026H3Y2', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82RC14QVQ7RE777GZMN69M0wNCGA4gOMXkGn8t9OmdkQNq10cz8Qx0', NULL, 1795388998824),
	('led_01M82RC18HJF1YHAJ6ZCCSE4BB', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82RC16Z4WW0BPNH11D34YH5jNCGA4gOMWiCrfpqemdkqQEe11lEa45ZtS7CGxdxTxoiQLQiIygwbAdemHHQSLsNU2NYAKY', NULL, 1795388998929),
	('led_01M82RC18HY1W9H31NNQMH0KBW', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82RC16Z4WW0BPNH11D34YH5jNCGA4gOMWiCrfpqemdkqQEe11lEa45ZtS7CGxdxTxoiQLQiIygwbAdemHHQSLsNU2NYAKY', 'call_01M82RC175VDGC7SYFFDAJ1YGK', 1795388998929),
	('led_01M82RC1AMR2YAW9GGJYYEA0QP', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M82RC1AAKQPCDNNEJCMKGPQ3jsCEPYgOxQFo6m3RE4VHxnOEIhc0F1mNXwVTLUF8P_BgwCacR3cbDGpAqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHxykY20q-GhA0', NULL, 1795388998996),
	('led_01M82RC1AMY0KAB0QP4PR9HZMY', 'payments:held', 'test:credit:0x7faef81e349ba91b419896f0654bf42307db090d', 1000000, 'USD', 'top_up', 'pay_01M82RC1AAKQPCDNNEJCMKGPQ3jsCEPYgOxQFo6m3RE4VHxnOEIhc0F1mNXwVTLUF8P_BgwCacR3cbDGpAqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHxykY20q-GhA0', 'call_01M82RC1ACWY0ADKBN63GG03XD', 1795388998996),
	('led_01M82RC1CF9CEXHYF4HXJJSHN0', 'test:credit:0x7faef81e349ba91b419896f0654bf42307db090d', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82RC1C45FQQ6MR2G2YV087EkNCGA4gOMWiCrfpqemdkqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHx7okYi_zFme8', NULL, 1795388999055),
	('led_01M82RC1E230KADTS57K2E6KRY', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M82RC1C45FQQ6MR2G2YV087EkNCGA4gOMWiCrfpqemdkqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHx7okYi_zFme8', 'call_01M82RC1C4E953GDJP1P4AHJZK', 1795388999106),
	('led_01M82RC1F1E3696MAVGN2AN5K4', 'test:credit:0x7faef81e349ba91b419896f0654bf42307db090d', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M82RC1F12NS14ZEN0JQGDBVM', NULL, 1795388999137),
	('led_01M82RC1J9PBRD450XCX06KY7B', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC1HK828THJG0A1D4TY5GwaCNBogOAgGiBYX631XGL9l2pXGJ6IiS5zK8cdbtOw', NULL, 1795388999241),
	('led_01M82RC1JZWQCNWZNJ8S3697FW', 'payments:held', 'test:earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC1HK828THJG0A1D4TY5GwaCNBogOAgGiBYX631XGL9l2pXGJ6IiS5zK8cdbtOw', 'call_01M82RC1JZWJK8ANQTVC3ZSNJJ', 1795388999263),
	('led_01M82RC1JZ6QCD8QKR0YVDXE6B', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC1HK828THJG0A1D4TY5GwaCNBogOAgGiBYX631XGL9l2pXGJ6IiS5zK8cdbtOw', 'call_01M82RC1JZWJK8ANQTVC3ZSNJJ', 1795388999263),
	('led_01M82RC1MCWGETC1TJJ3B6P4GS', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC1KVC3N95MGE9GHDVWDMhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2vTP_RKWKBPw', NULL, 1795388999308),
	('led_01M82RC1N6K5MXQDVWZ4P970SW', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC1KVC3N95MGE9GHDVWDMhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2vTP_RKWKBPw', 'call_01M82RC1N6Z8KQM6ER8SNRFA7F', 1795388999334),
	('led_01M82RC1N6NS5VW8ZCP5P8HSBQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC1KVC3N95MGE9GHDVWDMhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2vTP_RKWKBPw', 'call_01M82RC1N6Z8KQM6ER8SNRFA7F', 1795388999334),
	('led_01M82RC1PTD3ZA73RJ1TJ9S8ZM', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC1P513917K0Z55RC40S6haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2l1SkvQF_OU4', NULL, 1795388999386),
	('led_01M82RC1QXH415K1MWE1HBXA3Y', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC1P513917K0Z55RC40S6haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2l1SkvQF_OU4', 'call_01M82RC1QE97SX84SPP3SKFS24', 1795388999421),
	('led_01M82RC1QXJ7C7PXG8HGCTMX76', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC1P513917K0Z55RC40S6haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2l1SkvQF_OU4', 'call_01M82RC1QE97SX84SPP3SKFS24', 1795388999421),
	('led_01M82RC1S45GBN90PPEYE0VR0N', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC1RHQ80QAPHXAY455C9ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2tj3q4koIGhV', NULL, 1795388999460),
	('led_01M82RC1SWCBN7J6HE290B5N45', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC1RHQ80QAPHXAY455C9ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2tj3q4koIGhV', 'call_01M82RC1SWF2TW851K5M5A8W57', 1795388999484),
	('led_01M82RC1SWCMWFXK7H0PA85M5X', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC1RHQ80QAPHXAY455C9ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2tj3q4koIGhV', 'call_01M82RC1SWF2TW851K5M5A8W57', 1795388999484),
	('led_01M82RC1V5DDZRKQTJKVTF17ZC', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC1THH0FQWGR4BMSMR83ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2k9tEBqBwOAZ', NULL, 1795388999525),
	('led_01M82RC1W7JQQC4AG9CT6KS2K1', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC1THH0FQWGR4BMSMR83ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2k9tEBqBwOAZ', 'call_01M82RC1W7G3M32B94X7542TAY', 1795388999559),
	('led_01M82RC1W7X4KEE3YVD4V6DN02', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC1THH0FQWGR4BMSMR83ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2k9tEBqBwOAZ', 'call_01M82RC1W7G3M32B94X7542TAY', 1795388999559),
	('led_01M82RC1XZDY77QYP1KKMB3VEY', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC1X49ZV7RB94D8R03SPVhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qHXT29Ntxhf', NULL, 1795388999615),
	('led_01M82RC1YYN1SYMQSH267C5DBW', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC1X49ZV7RB94D8R03SPVhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qHXT29Ntxhf', 'call_01M82RC1YXQBGYNQE3BVWF8E9G', 1795388999646),
	('led_01M82RC1YYE0PS5N7RGF603JNN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC1X49ZV7RB94D8R03SPVhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qHXT29Ntxhf', 'call_01M82RC1YXQBGYNQE3BVWF8E9G', 1795388999646),
	('led_01M82RC20B5N12MG9H4RW5HZXP', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC1ZJQ1YH1VRNYKPBXQ40haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2jYFS86sYC3b', NULL, 1795388999691),
	('led_01M82RC20YQ8N71XZZ9K2SEHX2', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC1ZJQ1YH1VRNYKPBXQ40haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2jYFS86sYC3b', 'call_01M82RC20YHQXVME1YS8908DC7', 1795388999710),
	('led_01M82RC20YWE2J01FMT7K071H2', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC1ZJQ1YH1VRNYKPBXQ40haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2jYFS86sYC3b', 'call_01M82RC20YHQXVME1YS8908DC7', 1795388999710),
	('led_01M82RC22VBXPY2EVE184VSVNA', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC21XZST65YF6H8WYDCNRhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qxnx-YzMpHr', NULL, 1795388999771),
	('led_01M82RC23JK9XPW5F53SBXF33Q', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC21XZST65YF6H8WYDCNRhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qxnx-YzMpHr', 'call_01M82RC23HZSH8NF4KYC4VQ6DG', 1795388999794),
	('led_01M82RC23J13V9PH4TXGJPNXBT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC21XZST65YF6H8WYDCNRhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qxnx-YzMpHr', 'call_01M82RC23HZSH8NF4KYC4VQ6DG', 1795388999794),
	('led_01M82RC25XRBY6EB59R7WRY7SY', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC251BC18YVCY7VVZNZFGhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qdXOM0ea01Z', NULL, 1795388999869),
	('led_01M82RC26SJD3XTYXAGGE6PWXS', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC251BC18YVCY7VVZNZFGhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qdXOM0ea01Z', 'call_01M82RC26NM9BMJZ39PEAPWEGH', 1795388999897),
	('led_01M82RC26SMK4RHDEZR3D6SYRJ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC251BC18YVCY7VVZNZFGhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qdXOM0ea01Z', 'call_01M82RC26NM9BMJZ39PEAPWEGH', 1795388999897),
	('led_01M82RC27PA44R2PZEBE9S33SS', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC27EZ62MDS8PGJX06SBThaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2nn3b2G7pNHA', NULL, 1795388999926),
	('led_01M82RC289QXVG467PWYZTF8DV', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC27EZ62MDS8PGJX06SBThaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2nn3b2G7pNHA', 'call_01M82RC289JR2939YJQ18WAS5N', 1795388999945),
	('led_01M82RC289VN14KM69XJGFFFC5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC27EZ62MDS8PGJX06SBThaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2nn3b2G7pNHA', 'call_01M82RC289JR2939YJQ18WAS5N', 1795388999945),
	('led_01M82RC2A0JN2SK49RT5QNW8C5', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC29BH2N1PQYEVG34EGT8haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2sB1HvNGpyIK', NULL, 1795389000000),
	('led_01M82RC2AGGA149WASHM829D2P', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC29BH2N1PQYEVG34EGT8haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2sB1HvNGpyIK', 'call_01M82RC2AGKPF8FPBMAZM4S51X', 1795389000016),
	('led_01M82RC2AGPN39AMZ0GPH8M564', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC29BH2N1PQYEVG34EGT8haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2sB1HvNGpyIK', 'call_01M82RC2AGKPF8FPBMAZM4S51X', 1795389000016),
	('led_01M82RC2B3WX27X2TDXJ9G5RMZ', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC2ARQNBNY8KGQ3WV9XVPhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2odQRLFKOXJz', NULL, 1795389000035),
	('led_01M82RC2BBHBE5QKDZ9ZHKGT75', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC2ARQNBNY8KGQ3WV9XVPhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2odQRLFKOXJz', 'call_01M82RC2BB51BYJD9EMHAV85MN', 1795389000043),
	('led_01M82RC2BBZHZQCV5EE3E8GH38', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC2ARQNBNY8KGQ3WV9XVPhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2odQRLFKOXJz', 'call_01M82RC2BB51BYJD9EMHAV85MN', 1795389000043),
	('led_01M82RC2C8ZX4SZJPQ1Z4V4NMK', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 100000, 'USD', 'payment', 'pay_01M82RC2BT3KQHA26GDC6944N5haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2lfuWDx1xu2W', NULL, 1795389000072),
	('led_01M82RC2EVYZ3SMZ96DRH83JDJ', 'payments:held', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 90000, 'USD', 'sale', 'pay_01M82RC2BT3KQHA26GDC6944N5haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2lfuWDx1xu2W', 'call_01M82RC2ESEHHZNFJ1400J164B', 1795389000155),
	('led_01M82RC2EVDK4HS27BCRWWDBJS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M82RC2BT3KQHA26GDC6944N5haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2lfuWDx1xu2W', 'call_01M82RC2ESEHHZNFJ1400J164B', 1795389000155),
	('led_01M82RC2G5HW7SVTERT3RC4534', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M82RC2FF11SYHA11DHBS7X1YhYCJeogOAgGiBYYAJhEGPtrVTDJxYgIGAaHw7InBK0_E0ef27tpB2lCAJ7HrD6L7', NULL, 1795389000197),
	('led_01M82RC2GMKXRJFR286X6F4PEX', 'payments:held', 'earnings:usr_01M7RES24NTW8JEF57YM1K2TQN', 1800000, 'USD', 'sale', 'pay_01M82RC2FF11SYHA11DHBS7X1YhYCJeogOAgGiBYYAJhEGPtrVTDJxYgIGAaHw7InBK0_E0ef27tpB2lCAJ7HrD6L7', 'call_01M82RC2GM1ZD59F3ZRV99FKM5', 1795389000212),
	('led_01M82RC2GMJ7NJD8MMSX2EP3G0', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M82RC2FF11SYHA11DHBS7X1YhYCJeogOAgGiBYYAJhEGPtrVTDJxYgIGAaHw7InBK0_E0ef27tpB2lCAJ7HrD6L7', 'call_01M82RC2GM1ZD59F3ZRV99FKM5', 1795389000212),
	('led_01M82RC2GYYZ56M70PZN47NA8Q', 'earnings:usr_01M7RES1X160WRKVR3XZ7JGN21', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795389000222),
	('led_01M82RC2GYWW51NFPQDWBSCZB0', 'earnings:usr_01M7RES24NTW8JEF57YM1K2TQN', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795389000222),
	('led_01M82RC2HMZR34M36V07198FXB', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795389000244),
	('led_01M82RC2MNXQ699C8MP8023J20', 'provider:stripe', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 5000000, 'USD', 'top_up', 'top_01M82RC2KX0NGM3MNBEDABJRWN', NULL, 1795389000341),
	('led_01M82RC2MVT358BFX4S97PJSWP', 'credit:usr_01M7RES2D731ZPC54Q1THJSK61', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M82RC2KX0NGM3MNBEDABJRWN', NULL, 1795389000347),
	('led_01M82RC3AS1ENEJCQJT64CY045', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M82RC37MNZTJ40QY85M82QJ1wOCnEogOLcqOqQjW8o6oN-YGf76Nnio', NULL, 1795389001049),
	('led_01M82RC3D9X8F31CWEZX7SB3EY', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M82RC37MNZTJ40QY85M82QJ1wOCnEogOLcqOqQjW8o6oN-YGf76Nnio', 'call_01M82RC3C1517ZXMZD2ACHQ543', 1795389001129),
	('led_01M82RC3XX7GDR0NEHWGW3WXC2', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82RC3WYRGNS89X00MRWX7C0wNCGA4gOMWiCrfpqemdkEK9N_SRgUug', NULL, 1795389001661),
	('led_01M82RC4JB4ZV4QTGRK0HV9EW5', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M82RC4G2QSD4TWZDHZ6FFAX3wOCnEogOLcqOqQjW8o6ofyQx5RiDjEg', NULL, 1795389002315),
	('led_01M82RC4K5X0J6Z7N2MJS6S07A', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M82RC4G2QSD4TWZDHZ6FFAX3wOCnEogOLcqOqQjW8o6ofyQx5RiDjEg', 'call_01M82RC4K0FQN6DDKD0HD9QKE7', 1795389002341),
	('led_01M82RC4MET7QHEWZX55QZDR3W', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M82RC4KF5HVTEEWYCXH0BA9ZwNCGA4gOJcwE4TpnZAImh-m1VTkH', NULL, 1795389002382);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M82RC1P513917K0Z55RC40S6haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2l1SkvQF_OU4', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999365, 1795392599386, 1795388999386, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999386),
	('pay_01M82RC1AAKQPCDNNEJCMKGPQ3jsCEPYgOxQFo6m3RE4VHxnOEIhc0F1mNXwVTLUF8P_BgwCacR3cbDGpAqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHxykY20q-GhA0', 'credit', 'credit:0x7faef81e349ba91b419896f0654bf42307db090d', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x7faef81e349ba91b419896f0654bf42307db090d', '0x7faef81e349ba91b419896f0654bf42307db090d', 1795388998986, 1795392598996, 1795388998996, NULL, NULL),
	('pay_01M7RES2JDP9XAP5DGFZFHYSWBwNCGA4gOMWiCrfpqemdk4Ue-PZftZkA', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795043396173, 1795046996200, 1795043396200, NULL, NULL),
	('pay_01M7RES2M16Y0Y2HBD7VVYEZCVhNCGA4gOMWiCrfpqemdkBgGh8OyJwStPxNHn9u7aQdqDgbLv_KOA3g', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795043396225, 1795046996241, 1795043396241, NULL, NULL),
	('pay_01M7RES2J19MQ9Z1EG1MM4N0XYwNCGA4gOMWiCrfpqemdkCe7EW60Dq8Y', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795043396161, 1795044296161, NULL, NULL, NULL),
	('pay_01M82RC0Y9AZP6C1PQ8KWSJ2EWwaCNBogOAgGiBYYDbgcC2HdSA5ebPHCbgM34eBLU8Q', 'asset', 'ast_01M82RC0VE0W1DGXTJ0EBSPF3G', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795388998601, 1795392598686, 1795388998622, NULL, NULL),
	('pay_01M82RC11NVEA0RYXMS17Y7PYMwNCGA4gOMWiCrfpqemdknoj9tV6JXUk', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795388998709, 1795392598721, 1795388998721, NULL, NULL),
	('pay_01M82RC1C45FQQ6MR2G2YV087EkNCGA4gOMWiCrfpqemdkqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHx7okYi_zFme8', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x7faef81e349ba91b419896f0654bf42307db090d', '0x7faef81e349ba91b419896f0654bf42307db090d', 1795388999044, 1795392599055, 1795388999055, NULL, NULL),
	('pay_01M82RC13D5XA4GDGZG0V9EWSThNCGA4gOMWiCrfpqemdkBgGh8OyJwStPxNHn9u7aQdrJ7Mr9Ak3Msw', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388998765, 1795392598781, 1795388998781, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388998781),
	('pay_01M82RC14QVQ7RE777GZMN69M0wNCGA4gOMXkGn8t9OmdkQNq10cz8Qx0', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795388998807, 1795392598824, 1795388998824, NULL, NULL),
	('pay_01M82RC1X49ZV7RB94D8R03SPVhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qHXT29Ntxhf', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999588, 1795392599615, 1795388999615, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999615),
	('pay_01M82RC16Z4WW0BPNH11D34YH5jNCGA4gOMWiCrfpqemdkqQEe11lEa45ZtS7CGxdxTxoiQLQiIygwbAdemHHQSLsNU2NYAKY', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c', '0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c', 1795388998879, 1795392598929, 1795388998929, NULL, NULL),
	('pay_01M82RC1HK828THJG0A1D4TY5GwaCNBogOAgGiBYX631XGL9l2pXGJ6IiS5zK8cdbtOw', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795388999219, 1795392599241, 1795388999241, NULL, NULL),
	('pay_01M82RC1RHQ80QAPHXAY455C9ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2tj3q4koIGhV', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999441, 1795392599460, 1795388999460, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999460),
	('pay_01M82RC1KVC3N95MGE9GHDVWDMhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2vTP_RKWKBPw', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999291, 1795392599308, 1795388999308, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999308),
	('pay_01M82RC251BC18YVCY7VVZNZFGhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qdXOM0ea01Z', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999841, 1795392599869, 1795388999869, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999869),
	('pay_01M82RC1THH0FQWGR4BMSMR83ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2k9tEBqBwOAZ', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999505, 1795392599525, 1795388999525, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999525),
	('pay_01M82RC21XZST65YF6H8WYDCNRhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qxnx-YzMpHr', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999741, 1795392599771, 1795388999771, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999771),
	('pay_01M82RC1ZJQ1YH1VRNYKPBXQ40haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2jYFS86sYC3b', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999666, 1795392599691, 1795388999691, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999691),
	('pay_01M82RC2BT3KQHA26GDC6944N5haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2lfuWDx1xu2W', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795389000058, 1795392600072, 1795389000072, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795389000072),
	('pay_01M82RC27EZ62MDS8PGJX06SBThaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2nn3b2G7pNHA', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999918, 1795392599926, 1795388999926, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999926),
	('pay_01M82RC29BH2N1PQYEVG34EGT8haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2sB1HvNGpyIK', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795388999979, 1795392600000, 1795389000000, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795389000000),
	('pay_01M82RC2ARQNBNY8KGQ3WV9XVPhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2odQRLFKOXJz', 'asset', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795389000024, 1795392600035, 1795389000035, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795389000035),
	('pay_01M82RC2FF11SYHA11DHBS7X1YhYCJeogOAgGiBYYAJhEGPtrVTDJxYgIGAaHw7InBK0_E0ef27tpB2lCAJ7HrD6L7', 'asset', 'ast_01M82RC0162433XPPN9GS72RG2', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7RES2E15D7W9MF7YVQDMGET', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795389000175, 1795392600197, 1795389000197, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795389000197),
	('pay_01M82RC37MNZTJ40QY85M82QJ1wOCnEogOLcqOqQjW8o6oN-YGf76Nnio', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795389000948, 1795392601049, 1795389001049, NULL, NULL),
	('pay_01M82RC3WYRGNS89X00MRWX7C0wNCGA4gOMWiCrfpqemdkEK9N_SRgUug', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795389001630, 1795392601661, 1795389001661, NULL, NULL),
	('pay_01M82RC44DDA5F0S37Y0B7JE2MjNCGA4gOMWiCrfpqemdkqQEe0kbYeLFxTzO-XxIoi0BlIfQ6LmY1WZFHvDLTnz7JvbfgnB8', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x679cf8de13472b4e2ff6811d858aca1a957f0417', NULL, 1795389001869, 1795389901869, NULL, NULL, NULL),
	('pay_01M82RC46B7X2T7GQQFSDSQW75jNCGA4gOMWiCrfpqemdkqQEe03iDPzEghHgENOFBhTKxcVMgii68Wdx4YEb3y9zK5w7jvtw', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x7f7760d140f404ed6f940de171463f0ab0f6c7a3', NULL, 1795389001931, 1795389901931, NULL, NULL, NULL),
	('pay_01M82RC4G2QSD4TWZDHZ6FFAX3wOCnEogOLcqOqQjW8o6ofyQx5RiDjEg', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795389002242, 1795475402315, 1795389002315, NULL, NULL),
	('pay_01M82RC4KF5HVTEEWYCXH0BA9ZwNCGA4gOJcwE4TpnZAImh-m1VTkH', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795389002351, 1795475402382, 1795389002382, NULL, NULL),
	('pay_01M82RC4P1XNAQBKTNF26672YAhNCGA4gOMWiCrfpqemdkBgGh8OyJwStPxNHn9u7aQdrW0MIYLaSYNA', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', NULL, 1795389002433, 1795389902433, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M82RC2GYJXV5HW9FHRARFJ90', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795389000222, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M82RC2GYJVYGSV0BCH572FVQ', 'pob_01M82RC2GYJXV5HW9FHRARFJ90', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795389000222, NULL),
	('pot_01M82RC2GYGB4BGJSPAA58NZZ6', 'pob_01M82RC2GYJXV5HW9FHRARFJ90', 'usr_01M7RES24NTW8JEF57YM1K2TQN', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795389000222, 1795389000244);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795389000222);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7RES1X160WRKVR3XZ7JGN21', 1795043396121),
	('usr_01M7RES24NTW8JEF57YM1K2TQN', 1795043396145);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M82RC3Z1KQYZ7TRAQGJYQXK1', 1795389001745, 1795389016745);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M82RC0ZH1271KMK0Q4WC95K6', 'pay_01M82RC0Y9AZP6C1PQ8KWSJ2EWwaCNBogOAgGiBYYDbgcC2HdSA5ebPHCbgM34eBLU8Q', 'ast_01M82RC0VE0W1DGXTJ0EBSPF3G', 'anonymous', 'given_back', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388998641, NULL, 1795388998641),
	('call_01M82RC12A7T8ENDVR6066YEPB', 'pay_01M82RC11NVEA0RYXMS17Y7PYMwNCGA4gOMWiCrfpqemdknoj9tV6JXUk', 'counted-echo', 'anonymous', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388998730, NULL, 1795388998733),
	('call_01M82RC146ME5VWJM4ENF1VA9B', 'pay_01M82RC13D5XA4GDGZG0V9EWSThNCGA4gOMWiCrfpqemdkBgGh8OyJwStPxNHn9u7aQdrJ7Mr9Ak3Msw', 'counted-echo', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388998790, NULL, 1795388998798),
	('call_01M82RC15RY6Y5PKN9EVHZ70Q4', 'pay_01M82RC14QVQ7RE777GZMN69M0wNCGA4gOMXkGn8t9OmdkQNq10cz8Qx0', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388998846, NULL, 1795388998855),
	('call_01M82RC1N6Z8KQM6ER8SNRFA7F', 'pay_01M82RC1KVC3N95MGE9GHDVWDMhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2vTP_RKWKBPw', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999334, NULL, 1795388999334),
	('call_01M82RC175VDGC7SYFFDAJ1YGK', 'pay_01M82RC16Z4WW0BPNH11D34YH5jNCGA4gOMWiCrfpqemdkqQEe11lEa45ZtS7CGxdxTxoiQLQiIygwbAdemHHQSLsNU2NYAKY', 'counted-echo', '0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c', '0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c 0x421d8ea1a607db6a37a925ba98c62fa491af6c777c085b42d44d384b8bf0cd0f', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x8175212d3853820b6de55af5fb415eb5525b37cffbbdfd70884a36372ce0c6571e33061d2d2789553e8433e5d17a61bc3280f10dd7ce85df274cc055aba5fde81b","authorization":{"from":"0xbA78D4aaa13f609Be130366A01eF2D4D7Bb1CE4c","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795389058","nonce":"0x421d8ea1a607db6a37a925ba98c62fa491af6c777c085b42d44d384b8bf0cd0f"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x296a859543c01057d6ea7f2ae4370f0580cc1f355036f2481972b547bf107cdc', '0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c', 0, 0, 1795388998885, NULL, 1795388998929),
	('call_01M82RC1ACWY0ADKBN63GG03XD', 'pay_01M82RC1AAKQPCDNNEJCMKGPQ3jsCEPYgOxQFo6m3RE4VHxnOEIhc0F1mNXwVTLUF8P_BgwCacR3cbDGpAqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHxykY20q-GhA0', 'credit:0x7faef81e349ba91b419896f0654bf42307db090d', '0x7faef81e349ba91b419896f0654bf42307db090d', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, 'credit 1000000', NULL, NULL, '0x7faef81e349ba91b419896f0654bf42307db090d', '0x7faef81e349ba91b419896f0654bf42307db090d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x7faef81e349ba91b419896f0654bf42307db090d 0xc0e9128eb94ff218fe9333dd09366dce02a17ed32fdbcd9d400bdc6e9aee07f9', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xce445e49c7fceb4f00f88e39b53c1ba74d4a25877a4342beada7834a16c5c3c92211b182a91e9857d0f3eb79af4ab95821e618e331df41dc8c0939f86de494391c","authorization":{"from":"0x7faEF81E349bA91B419896F0654bf42307db090d","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795389058","nonce":"0xc0e9128eb94ff218fe9333dd09366dce02a17ed32fdbcd9d400bdc6e9aee07f9"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x2fb4c28ca7fbc22c5696b79299d3d89ea068fa9c5c842a282b1b6e69af79deb4', '0x7faef81e349ba91b419896f0654bf42307db090d', 0, 0, 1795388998988, NULL, 1795388998996),
	('call_01M82RC1C4E953GDJP1P4AHJZK', 'pay_01M82RC1C45FQQ6MR2G2YV087EkNCGA4gOMWiCrfpqemdkqQEe03kCeKVxoFOmUhcy1U0Sd2o5j3gGLGtsnFHx7okYi_zFme8', 'counted-echo', '0x7faef81e349ba91b419896f0654bf42307db090d', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x7faef81e349ba91b419896f0654bf42307db090d', '0x7faef81e349ba91b419896f0654bf42307db090d', 'siwx:kmoVklSpK5e_JriqEw_jUJVEKSxJ0zdzgKH38pXaufk', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999055, NULL, 1795388999106),
	('call_01M82RC1JZWJK8ANQTVC3ZSNJJ', 'pay_01M82RC1HK828THJG0A1D4TY5GwaCNBogOAgGiBYX631XGL9l2pXGJ6IiS5zK8cdbtOw', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'anonymous', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999263, NULL, 1795388999263),
	('call_01M82RC1QE97SX84SPP3SKFS24', 'pay_01M82RC1P513917K0Z55RC40S6haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2l1SkvQF_OU4', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999421, NULL, 1795388999421),
	('call_01M82RC1SWF2TW851K5M5A8W57', 'pay_01M82RC1RHQ80QAPHXAY455C9ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2tj3q4koIGhV', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999484, NULL, 1795388999484),
	('call_01M82RC1W7G3M32B94X7542TAY', 'pay_01M82RC1THH0FQWGR4BMSMR83ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2k9tEBqBwOAZ', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999559, NULL, 1795388999559),
	('call_01M82RC1YXQBGYNQE3BVWF8E9G', 'pay_01M82RC1X49ZV7RB94D8R03SPVhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qHXT29Ntxhf', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999646, NULL, 1795388999646),
	('call_01M82RC20YHQXVME1YS8908DC7', 'pay_01M82RC1ZJQ1YH1VRNYKPBXQ40haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2jYFS86sYC3b', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999710, NULL, 1795388999710),
	('call_01M82RC23HZSH8NF4KYC4VQ6DG', 'pay_01M82RC21XZST65YF6H8WYDCNRhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qxnx-YzMpHr', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999794, NULL, 1795388999794),
	('call_01M82RC26NM9BMJZ39PEAPWEGH', 'pay_01M82RC251BC18YVCY7VVZNZFGhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qdXOM0ea01Z', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999897, NULL, 1795388999897),
	('call_01M82RC289JR2939YJQ18WAS5N', 'pay_01M82RC27EZ62MDS8PGJX06SBThaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2nn3b2G7pNHA', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795388999945, NULL, 1795388999945),
	('call_01M82RC2AGKPF8FPBMAZM4S51X', 'pay_01M82RC29BH2N1PQYEVG34EGT8haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2sB1HvNGpyIK', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795389000016, NULL, 1795389000016),
	('call_01M82RC2BB51BYJD9EMHAV85MN', 'pay_01M82RC2ARQNBNY8KGQ3WV9XVPhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2odQRLFKOXJz', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795389000043, NULL, 1795389000043),
	('call_01M82RC2ESEHHZNFJ1400J164B', 'pay_01M82RC2BT3KQHA26GDC6944N5haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2lfuWDx1xu2W', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795389000155, NULL, 1795389000155),
	('call_01M82RC2GM1ZD59F3ZRV99FKM5', 'pay_01M82RC2FF11SYHA11DHBS7X1YhYCJeogOAgGiBYYAJhEGPtrVTDJxYgIGAaHw7InBK0_E0ef27tpB2lCAJ7HrD6L7', 'ast_01M82RC0162433XPPN9GS72RG2', 'key_01M7RES2E15D7W9MF7YVQDMGET', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795389000212, NULL, 1795389000212),
	('call_01M82RC3C1517ZXMZD2ACHQ543', 'pay_01M82RC37MNZTJ40QY85M82QJ1wOCnEogOLcqOqQjW8o6oN-YGf76Nnio', 'scan-submit', 'anonymous', 'used', 'proc_01M7RES11P2PFP13ZV507FF0JW', NULL, NULL, NULL, '{"requestId":"req_01M82RC3BP83EF4YED9S1DB73Z","data":{"id":"job_01M82RC3D4M8Y7H69NK4V516P3"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795389001097, NULL, 1795389001129),
	('call_01M82RC44JEWPETVJZPZ89GWEK', 'pay_01M82RC44DDA5F0S37Y0B7JE2MjNCGA4gOMWiCrfpqemdkqQEe0kbYeLFxTzO-XxIoi0BlIfQ6LmY1WZFHvDLTnz7JvbfgnB8', 'counted-echo', '0x679cf8de13472b4e2ff6811d858aca1a957f0417', 'refused', 'proc_01M82RC3Z1KQYZ7TRAQGJYQXK1', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x679cf8de13472b4e2ff6811d858aca1a957f0417', '0x679cf8de13472b4e2ff6811d858aca1a957f0417', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x679cf8de13472b4e2ff6811d858aca1a957f0417 0x46be3ebd41b4bc704f156f0bed7cc87cf60f6b8b53eb765b150664b5461ce183', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x99250baafb5e71d102f596eee8f4b2fcc98f1eea544c7f3326fa15ebfcfd3b063aa6cfd0811f77ee91b26b205d618f8f654632d22babd2462347043942887f281b","authorization":{"from":"0x679Cf8DE13472B4e2ff6811d858aCa1a957F0417","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795389061","nonce":"0x46be3ebd41b4bc704f156f0bed7cc87cf60f6b8b53eb765b150664b5461ce183"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795389001874, NULL, 1795389001893),
	('call_01M82RC46QZTCE2BB3KKF7Z5SA', 'pay_01M82RC46B7X2T7GQQFSDSQW75jNCGA4gOMWiCrfpqemdkqQEe03iDPzEghHgENOFBhTKxcVMgii68Wdx4YEb3y9zK5w7jvtw', 'counted-echo', '0x7f7760d140f404ed6f940de171463f0ab0f6c7a3', 'unknown', 'proc_01M82RC3Z1KQYZ7TRAQGJYQXK1', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x7f7760d140f404ed6f940de171463f0ab0f6c7a3', '0x7f7760d140f404ed6f940de171463f0ab0f6c7a3', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x7f7760d140f404ed6f940de171463f0ab0f6c7a3 0xb39eb072135c1f21f238d0495bde2b9773189420ed5f3fd869d59add98eebc24', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x25c59d0198849accc124ed5f4ccd8a917597fc26da07912ddcb24dbd095f262a23670fbacecaaf1bc259202ca4fceb928da52bf825c76719003ad628f6fa8b6a1c","authorization":{"from":"0x7f7760d140f404ED6F940DE171463f0ab0f6C7a3","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795389061","nonce":"0xb39eb072135c1f21f238d0495bde2b9773189420ed5f3fd869d59add98eebc24"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795389001949, 1795389002227, NULL),
	('call_01M82RC4K0FQN6DDKD0HD9QKE7', 'pay_01M82RC4G2QSD4TWZDHZ6FFAX3wOCnEogOLcqOqQjW8o6ofyQx5RiDjEg', 'scan-submit', 'anonymous', 'used', 'proc_01M82RC3Z1KQYZ7TRAQGJYQXK1', NULL, NULL, NULL, '{"requestId":"req_01M82RC4JZRCENJ60FJCMJQ2Z8","data":{"id":"job_01M82RC4K5YFP13DX0A7ZPBA3C"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795389002336, NULL, 1795389002341),
	('call_01M82RC4MQ7AK1Z9VNJ1H7R0RY', 'pay_01M82RC4KF5HVTEEWYCXH0BA9ZwNCGA4gOJcwE4TpnZAImh-m1VTkH', 'slow-echo', 'anonymous', 'reserved', 'proc_01M82RC3Z1KQYZ7TRAQGJYQXK1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795389002393, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M82RC0ZH1FW7FBGNNE5YA4A2', 'file_missing', 0, 1795388998685);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M82RC0ZH1FW7FBGNNE5YA4A2', 'pay_01M82RC0Y9AZP6C1PQ8KWSJ2EWwaCNBogOAgGiBYYDbgcC2HdSA5ebPHCbgM34eBLU8Q', 'call_01M82RC0ZH1271KMK0Q4WC95K6', 'ast_01M82RC0VE0W1DGXTJ0EBSPF3G', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 1, 'anonymous', 1795388998641),
	('rev_01M82RC1JZSW5T02CA5WWJPMHG', 'pay_01M82RC1HK828THJG0A1D4TY5GwaCNBogOAgGiBYX631XGL9l2pXGJ6IiS5zK8cdbtOw', 'call_01M82RC1JZWJK8ANQTVC3ZSNJJ', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 1, 'anonymous', 1795388999263),
	('rev_01M82RC1N6VVHYZC208BCRNGTP', 'pay_01M82RC1KVC3N95MGE9GHDVWDMhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2vTP_RKWKBPw', 'call_01M82RC1N6Z8KQM6ER8SNRFA7F', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999334),
	('rev_01M82RC1QXZ7KB32JDDC7XTRVX', 'pay_01M82RC1P513917K0Z55RC40S6haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2l1SkvQF_OU4', 'call_01M82RC1QE97SX84SPP3SKFS24', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999421),
	('rev_01M82RC1SW2CHXTKH25BYNWY95', 'pay_01M82RC1RHQ80QAPHXAY455C9ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2tj3q4koIGhV', 'call_01M82RC1SWF2TW851K5M5A8W57', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999484),
	('rev_01M82RC1W7CJJ3PEB3GH73AY60', 'pay_01M82RC1THH0FQWGR4BMSMR83ShaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2k9tEBqBwOAZ', 'call_01M82RC1W7G3M32B94X7542TAY', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999559),
	('rev_01M82RC1YYYHTZ84EGWXFYB38F', 'pay_01M82RC1X49ZV7RB94D8R03SPVhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qHXT29Ntxhf', 'call_01M82RC1YXQBGYNQE3BVWF8E9G', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999646),
	('rev_01M82RC20YT2NKH89G2THY2QKP', 'pay_01M82RC1ZJQ1YH1VRNYKPBXQ40haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2jYFS86sYC3b', 'call_01M82RC20YHQXVME1YS8908DC7', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999710),
	('rev_01M82RC23JZ1DWSX1DC9WKYVAA', 'pay_01M82RC21XZST65YF6H8WYDCNRhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qxnx-YzMpHr', 'call_01M82RC23HZSH8NF4KYC4VQ6DG', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999794),
	('rev_01M82RC26SXMGVD8X8H8ZTXBT9', 'pay_01M82RC251BC18YVCY7VVZNZFGhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2qdXOM0ea01Z', 'call_01M82RC26NM9BMJZ39PEAPWEGH', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999897),
	('rev_01M82RC289TXZZXVJEJA0EPD8R', 'pay_01M82RC27EZ62MDS8PGJX06SBThaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2nn3b2G7pNHA', 'call_01M82RC289JR2939YJQ18WAS5N', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795388999945),
	('rev_01M82RC2AGCNVQ9KGDQCAAW751', 'pay_01M82RC29BH2N1PQYEVG34EGT8haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2sB1HvNGpyIK', 'call_01M82RC2AGKPF8FPBMAZM4S51X', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795389000016),
	('rev_01M82RC2BBZJWMT7G0XH9YGJJ5', 'pay_01M82RC2ARQNBNY8KGQ3WV9XVPhaCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2odQRLFKOXJz', 'call_01M82RC2BB51BYJD9EMHAV85MN', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795389000043),
	('rev_01M82RC2EVV4ZYX5T50TA1M82N', 'pay_01M82RC2BT3KQHA26GDC6944N5haCNBogOAgGiBYX631XGL9l2pXGJ6IgGAaHw7InBK0_E0ef27tpB2lfuWDx1xu2W', 'call_01M82RC2ESEHHZNFJ1400J164B', 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 10000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795389000155),
	('rev_01M82RC2GM3C81SNXHBM3HV18V', 'pay_01M82RC2FF11SYHA11DHBS7X1YhYCJeogOAgGiBYYAJhEGPtrVTDJxYgIGAaHw7InBK0_E0ef27tpB2lCAJ7HrD6L7', 'call_01M82RC2GM1ZD59F3ZRV99FKM5', 'ast_01M82RC0162433XPPN9GS72RG2', 'usr_01M7RES24NTW8JEF57YM1K2TQN', 2000000, 200000, 'USD', 0, 'key_01M7RES2E15D7W9MF7YVQDMGET', 1795389000212);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795388994533),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795388994549),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795388994586);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M82RBYPZAQ32ZPBPMNRRKT48', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M82RC0162433XPPN9GS72RG2', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RES24NTW8JEF57YM1K2TQN', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M82RC2TSXS88P5RZ7SPZWEND', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 100000, 'Sightings of quetzals in Costa Rica

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
	('111c7bb261163c22c432469e14a6d640118c63a9042df9283486de1f2a170b84', 'usr_00000000000000000000000000', 1795043395381, 1797635395381),
	('160df85730338da6642f7aec1a3afb0bb5accaa643254d08c0363338a69310cb', 'usr_01M7RES1X160WRKVR3XZ7JGN21', 1795043395490, 1797635395490),
	('ab6605f79f291a9b457af5b261a4d383000026d487c03ed2a383807d91e79cfb', 'usr_01M7RES24NTW8JEF57YM1K2TQN', 1795043395737, 1797635395737),
	('0ba412608c48f6b439c743912fac71de3a5964f5c03048e75a815ee4e3c67f58', 'usr_01M7RES2D731ZPC54Q1THJSK61', 1795043396012, 1797635396012);

INSERT INTO farebox_fixture.setup_links VALUES
	('b7b6045c24bf6f25408fc91e521af10fdaf6b629c622c6f4dd4bbc303b76cc1f', 'usr_01M82RC354JN12X70GE432WGMR', 1795389000876, 1795475400876, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795389000338);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c', 9950000, 10000000, 1795388998901),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x7faef81e349ba91b419896f0654bf42307db090d', 9000000, 10000000, 1795388998993);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xba78d4aaa13f609be130366a01ef2d4d7bb1ce4c', '0x421d8ea1a607db6a37a925ba98c62fa491af6c777c085b42d44d384b8bf0cd0f', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x296a859543c01057d6ea7f2ae4370f0580cc1f355036f2481972b547bf107cdc', 1795388998901),
	('0x7faef81e349ba91b419896f0654bf42307db090d', '0xc0e9128eb94ff218fe9333dd09366dce02a17ed32fdbcd9d400bdc6e9aee07f9', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x2fb4c28ca7fbc22c5696b79299d3d89ea068fa9c5c842a282b1b6e69af79deb4', 1795388998993);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M82RC3QD0X91J0YNH617MWG0', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M82RC3QD0X91J0YNH617MWG0', 'image/png', 19, 1795389001453, 1795479001453);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795043395349, 0, NULL),
	('timestamp', 'healthy', 1795389001793, 2, NULL),
	('word-count', 'healthy', 1795389001832, 0, NULL),
	('slugify', 'healthy', 1795389001858, 0, NULL),
	('random-uuid', 'healthy', 1795389001868, 0, NULL),
	('hk-weather', 'unhealthy', 1795389001875, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795389001880, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795389001886, 0, NULL),
	('read-at-once', 'healthy', 1795389001893, 0, NULL),
	('scan-submit', 'healthy', 1795389001894, 0, NULL),
	('scan-result', 'healthy', 1795389001913, 1, NULL),
	('counted-echo', 'healthy', 1795389001989, 0, NULL),
	('slow-echo', 'healthy', 1795389001996, 0, NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M82RC3D4M8Y7H69NK4V516P3', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M82RC3C1517ZXMZD2ACHQ543', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M82RC3QD0X91J0YNH617MWG0"}]}', NULL, NULL, 1795389001124, NULL, 1795389001527, 1795475401527, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M82RC4K5YFP13DX0A7ZPBA3C', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M82RC4K0FQN6DDKD0HD9QKE7', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795389002341, NULL, NULL, 1795561802341, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795389000921);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795388999041),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795388998840),
	('scan-submit', 1, 1, 1, 0, 0, 4, 1795389001079);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7RES2F3HF2ZK8YB294C028F', 'usr_01M7RES2D731ZPC54Q1THJSK61', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795043396067);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$P80/1x9qCWUTxCoKsOaw/g$2RYxP6vrap6OyXOuyrSJUT5Ve30nKR8OdSNOaNOYXWI', NULL, 1795043394883, 1795043394883, NULL, NULL, NULL),
	('usr_01M7RES2D731ZPC54Q1THJSK61', '4117c70c-fb9b-4fe7-a871-4e056c10aa00@example.com', '4117c70c-fb9b-4fe7-a871-4e056c10aa00', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$HJVsjzz5KdnLLz/8t0KYog$KqFzfoDAcoCG1X38gQ8TCarz3pYwdpa8oR2O7XHpOEU', NULL, 1795043396007, 1795043396007, NULL, NULL, NULL),
	('usr_01M7RES24NTW8JEF57YM1K2TQN', '3b3182a1-e537-43d5-8325-942e0fedef64@example.com', '3b3182a1-e537-43d5-8325-942e0fedef64', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$+kk3+n2JR9uTYUqRDaHoAQ$1gQaK04zGTfC94wJVzrrNO2i0zwaq0Fw0dCGlKNXQ0Y', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795043395733, 1795043396153, NULL, NULL, NULL),
	('usr_01M7RES1X160WRKVR3XZ7JGN21', 'd8492e53-865a-47b7-9b1b-0923cbf9e581@example.com', 'd8492e53-865a-47b7-9b1b-0923cbf9e581', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$XtSwlzmVJCCASNcBRcLx6g$u06++ry7oYDY5qx/d+pd9X0o8ghPco9Ohg65u4kAoHg', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795043395489, 1795043396129, NULL, NULL, NULL),
	('usr_01M82RC354JN12X70GE432WGMR', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795389000868, 1795389000868, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M82RC1F12NS14ZEN0JQGDBVM', '0x7faef81e349ba91b419896f0654bf42307db090d', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795388999137);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M82RC34N7XEM935G8YFHZJDY', 'sig_01M82RC2NWZ2VEPKA756QTZV0N', 'asset', 'ast_01M82RC2TSXS88P5RZ7SPZWEND', '{"kind":"asset","id":"ast_01M82RC2TSXS88P5RZ7SPZWEND","title":"Sightings of quetzals in Costa Rica","score":1,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:37187/api/v1/assets/ast_01M82RC2TSXS88P5RZ7SPZWEND"}', 'waiting', 1, 1795389006912, NULL, 'address_unreachable', NULL, 1795389000853);

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
