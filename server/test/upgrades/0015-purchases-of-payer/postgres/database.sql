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
	('log_01M81XD2FP4ARDHYHJS155WKVF', 1795360721398, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M81XD2CWZV30ECGAW2RSKX7D', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD2FGXVQ4CJH96TJX72GF'),
	('log_01M81XD37Y4C3MFPGVD46EHDEM', 1795360722174, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD37T6GDNVAHCTJYK3GPR'),
	('log_01M81XD2FFV6WC78T915SGA08P', 1795360721391, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M81XD2CWZV30ECGAW2RSKX7D', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD2DQFHE18TCZXHCQN6JZ'),
	('log_01M81XD37QGD79EH18EQBAG6DD', 1795360722167, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD370A6FG9QCN4WD0G842'),
	('log_01M81XD3BMA7Z6MVR66PV5MAYR', 1795360722292, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3BE21WS8P9B0JPJ31V1'),
	('log_01M81XD3D1PE0Q82441TEWT0YA', 1795360722337, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3CWQ133GMZG25A9VT6S'),
	('log_01M81XD3EX43686E47WB4NJZQV', 1795360722397, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3EM239JE4FMPQ5P937M'),
	('log_01M81XD3GMDY9FNVX3Q433P89W', 1795360722452, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3G814KQRYRH4HMH1372'),
	('log_01M81XD3JD970RQW14CFEN0X8J', 1795360722509, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3HHYNY44FKK7ZTXDRVC'),
	('log_01M81XD3MR3DK1Q913PRBQ133S', 1795360722584, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3MKDDJRD1W4RMNCB2TC'),
	('log_01M81XD3Q1HG7N8SE4DZPRAFQD', 1795360722657, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3PR23WE86BECHDDNA2C'),
	('log_01M81XD3RRJCEP4YM4AN8VY6FG', 1795360722712, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3RJBHZMNPV3QGQV7TRX'),
	('log_01M81XD3TGC8YZB5BW37D8E70R', 1795360722768, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3T3HKCQFTFKKMXC2EES'),
	('log_01M81XD3XG6Y9TP2EMMFRJS2MM', 1795360722864, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3X0SNE926E293HP2AFZ'),
	('log_01M81XD3YQTWTFV5PWKXQV6D4A', 1795360722903, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD3YCY28AWC1Y3GX1386X'),
	('log_01M81XD40DD1KFAQZ056NPA863', 1795360722957, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD407KKE83WJ6K4WF7GHV'),
	('log_01M81XD436DRCG1K6YNHE0S1V9', 1795360723046, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 'node', 'ast_01M81XD23PS1PYT8JKY8PN4Q7K', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M81XD417J6THJK86GW1F6GBS'),
	('log_01M81XD3B64EF282ZP86C36CE8', 1795360722278, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD39T8FHWFHAXJKPYZST0'),
	('log_01M81XD3CQ8HDT6QE24714JJCB', 1795360722327, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3C2JGRS7D4970J68XVJ'),
	('log_01M81XD3EK2B97ZJC5GE7ZNAB2', 1795360722387, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3DR7714AK037P6HVFEE'),
	('log_01M81XD3G7477TPGRNQKMG7JZP', 1795360722439, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3FBF0N8J01PWYKWNQZG'),
	('log_01M81XD3HFN9AZA9HNSH5ZC8E0', 1795360722479, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3GS1HBTSG939MSWP5MH'),
	('log_01M81XD3MG39BPMPA588HGPPE9', 1795360722576, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3K3ZFJTXYJA0B8GTGWZ'),
	('log_01M81XD3P943EN0DZHBKEVWE8P', 1795360722633, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3N7S20AJTRMB1ZY1987'),
	('log_01M81XD3RAY200SQ810EJXDYNE', 1795360722698, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3QCDFE6YJV4VPYK5HK2'),
	('log_01M81XD3T1MM8DN52Q7XT5RWSW', 1795360722753, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3S6VBFD50G4N538H1KR'),
	('log_01M81XD3WV6NE66HPX38B65Q25', 1795360722843, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3TRZJEGB61ZZ1DFZB52'),
	('log_01M81XD3YB9VS0EDS99FD5NYFH', 1795360722891, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3XQBF6AHG738H4B1HHS'),
	('log_01M81XD402VCZ71XG7TWTYF2TA', 1795360722946, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD1QQGW52FD1R00PJB5TN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD3Z38XFV92J8ZGAKR7HW'),
	('log_01M81XD415EKVDK1R21HEDSQW1', 1795360722981, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, NULL, 'ast_01M81XD23PS1PYT8JKY8PN4Q7K', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M81XD40JAVMGWMJ0THT00NJR'),
	('log_01M81XD46XNHXYR2NXAC1ZXENQ', 1795360723165, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M81XD46HYCG3DG0Z44Y6WSMY'),
	('log_01M81XD4A7WHW0HZVHF7HTSWWR', 1795360723271, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M81XD46YXQKY51TBZ935AK5W'),
	('log_01M81XD4BAZC4ZMV2C3HJHC4W9', 1795360723306, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M81XD4A8HA2VB9FGMRF0CHND'),
	('log_01M81XD4CQR2672FT9VZT3REVA', 1795360723351, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M81XD4BB7MW7XDRJPHZKQQJK');

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7QKT5K9W04P1AV1A7KBRPPC', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', '{"topUpId":"top_01M7QKT5K6879NCRNK56E8SVY7","amountMicros":20000000,"currency":"USD","note":null}', 1795015120489),
	('act_01M81XD2G2G791XJMDZ6FKK4FJ', 'service', 'asset.pause', 'ast_01M81XD2CWZV30ECGAW2RSKX7D', '{"reason":"file_missing"}', 1795360721410),
	('act_01M81XD2G2WZEHNN2T1EX2VEYW', 'service', 'delivery.give_back', 'ast_01M81XD2CWZV30ECGAW2RSKX7D', '{"reason":"file_missing","revenue_event_id":"rev_01M81XD2FK9P08FDNRW161C58X","payment_id":"pay_01M81XD2DQFHE18TCZXHCQN6JZ","amount":"0.10","lost":"0.00"}', 1795360721410),
	('act_01M81XD36FBG2J79ZJKPJT0DJX', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', '{"refundId":"rfd_01M81XD36DRH5PPCM0T88FQFV9","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true}', 1795360722127),
	('act_01M81XD43N07VWQH7CBTF90TRX', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M81XD43JP54ZSFG9H88RNGM7', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795360723061),
	('act_01M81XD44DN2N3C1N0TVDX0MJF', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M81XD43J818JQ6BX8XP0QRYA', '{"reference":"wire 17","batchId":"pob_01M81XD43JP54ZSFG9H88RNGM7","ownerId":"usr_01M7QKT5HEPV7K53B331YMBW69","amountMicros":1080000}', 1795360723085),
	('act_01M81XD45TFMRW2T909ETQY2SH', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', '{"topUpId":"top_01M81XD44WSQ16H6F14KPS4HTX","refundId":"rfd_01M81XD45S5HC243D98MEGR2XJ","amountMicros":2000000,"currency":"USD"}', 1795360723130),
	('act_01M81XD4N0GGR9FSPT0Y06FFMB', 'usr_00000000000000000000000000', 'user.create', 'usr_01M81XD4MZHPYQ28X7133D5YHF', '{"role":"owner","hasPassword":false}', 1795360723616),
	('act_01M81XD4NBMBJ4NY2SQTBV6VVN', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795360723627);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7QKT5HKZS73HSE0MVJJYJ79', 'usr_01M7QKT5HEPV7K53B331YMBW69', 'agent', '7971d478f34f643f031b4c3f89f6249296726efc5bc82cde074634df0202f00b', 'fbk_Up0V', NULL, NULL, NULL, NULL, 0, 0, 0, 1795015120435, NULL, NULL),
	('key_01M7QKT5J2YYG1JF8BVRP2GNZH', 'usr_01M7QKT5HX9TMCNNHDE56NE54B', 'agent', '9e300e8ccdc5b16df3da07334b3034f6ee4f48f6a594fe9029a569908ea06170', 'fbk_TONU', NULL, NULL, NULL, NULL, 0, 0, 0, 1795015120450, NULL, NULL),
	('key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'agent', '1003d13fdceff7bd6c82b5be5f407a134e1904f2ca56e0f23d11fca38573efe3', 'fbk_7Zyh', NULL, NULL, NULL, NULL, 20779, 3250000, 3250000, 1795015120475, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M81XD21RPCH2XYHHQSFRCHAH', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795360720631, 1795360720631, NULL, NULL),
	('ast_01M81XD23PS1PYT8JKY8PN4Q7K', 'usr_01M7QKT5HX9TMCNNHDE56NE54B', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M81XD23Z2BPWDG2JY075GZF1', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795360721014, 1795360721014, NULL, NULL),
	('ast_01M81XD25DEBAT0XRM99YKWCEW', 'usr_01M7QKT5HEPV7K53B331YMBW69', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M81XD296XPSSDWV5XKWHJJYK', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795360721069, 1795360721235, NULL, NULL),
	('ast_01M81XD2B17FTHDCQTA27MSWQY', 'usr_01M7QKT5HEPV7K53B331YMBW69', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M81XD2B5VR3VTMVBPTJ2MAN3', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795360721249, 1795360721298, NULL, NULL),
	('ast_01M81XD2CWZV30ECGAW2RSKX7D', 'usr_01M7QKT5HEPV7K53B331YMBW69', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M81XD2CYQKMA139VFHP5K47R', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795360721308, 1795360721408, 'file_missing', 1795360721408),
	('ast_01M81XD4DTAPE6EJP8Z11YB64J', 'usr_01M7QKT5HEPV7K53B331YMBW69', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M81XD4DWPDMCAZPS36WB4M6V', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795360723386, 1795360723386, NULL, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M81XD45S5HC243D98MEGR2XJ', 'top_01M81XD44WSQ16H6F14KPS4HTX', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795360723129, 1795360723139, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M81XD44WSQ16H6F14KPS4HTX', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', NULL, 5000000, 'USD', 'http://127.0.0.1:39741/docs#credit', 'http://127.0.0.1:39741/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795360723100, 1795367923100, 1795360723112, NULL),
	('top_01M81XD468B0RTT9K6FCEGFGVX', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', NULL, 5000000, 'USD', 'http://127.0.0.1:39741/docs#credit', 'http://127.0.0.1:39741/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795360723144, 1795367923144, NULL, 1795361323144);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1000000, 'http://127.0.0.1:49150/hook', '_esxxzmNZaIEqQh_j45yVbdHMWMm2HfUaGwBbWTMve2oncTVmrnPOUtf7P7nKCncTN0xj7QWcdXWBTvvu9_7QuklJUAVqYMDNRdcnMBr', 1795360723097, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M81XD34QEH0ADK4XQVXJ3VHC', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'pay_01M81XD34ANSTN22HKS39T94BYjsCEPYgOxQFo6m3RE4Uun165TGxymShbZKtmkiDdG41xzV-wJ-tk1EsAqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEs3zBHL_W4jv4', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795360722071);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M81XD46HX8Q35C3D2V9Y3N5P', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M81XD46HYCG3DG0Z44Y6WSMY', 1795360723153),
	('sig_01M81XD46YNNCXVDC1MHS5AYBQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M81XD46YXQKY51TBZ935AK5W', 1795360723166),
	('sig_01M81XD4A92QHHXYRTQVMA8K7R', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M81XD4A8HA2VB9FGMRF0CHND', 1795360723273),
	('sig_01M81XD4BBH7FDK34XDMVT9J3H', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M81XD4BB7MW7XDRJPHZKQQJK', 1795360723307);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M81XD46HX8Q35C3D2V9Y3N5P', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'D0H-9XWVwedz3cgGPe_JOuWk1Jira33fdq2pqSOCFyIM6ipVHYjNlgoXGbDI1MTrJFmRHrDWGjBjIyn9TpB1Qda4_wQL2_wUOG3xXBro', 'sightings of quetzals in Costa Rica', 'dataset', 1795360723155, 1803136723155, NULL, NULL),
	('sig_01M81XD46YNNCXVDC1MHS5AYBQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'o12jFMOb-cB7bCsBPktFQW_8W7F3csym2RViD8PJfhVU-2-FVtIo6tm3uwhjiTQIse-8kPgjnoNv25rJQOmaTXe8ad96L9upeSgdUv0T', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795360723168, 1803136723168, NULL, NULL);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M81XD4NAEQGKJNS1BYG2VXHZ', 'timestamp', 30000, 1795360723626);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7QKT5HEPV7K53B331YMBW69', 'staff', 1795360723691);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7QKT5HEPV7K53B331YMBW69', 'staff', 'anna', '', 1795360723691);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M81XD25DEBAT0XRM99YKWCEW:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XD25DEBAT0XRM99YKWCEW"},"run":"match:asset:ast_01M81XD25DEBAT0XRM99YKWCEW:20779","cursor":null}', 'done', 1795360721214, 1, 8, NULL, NULL, NULL, 1795360721214, 1795360721260),
	('match:asset:ast_01M81XD1QQGW52FD1R00PJB5TN:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XD1QQGW52FD1R00PJB5TN"},"run":"match:asset:ast_01M81XD1QQGW52FD1R00PJB5TN:20779","cursor":null}', 'done', 1795360720979, 1, 8, NULL, NULL, NULL, 1795360720979, 1795360721262),
	('match:asset:ast_01M81XD23PS1PYT8JKY8PN4Q7K:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XD23PS1PYT8JKY8PN4Q7K"},"run":"match:asset:ast_01M81XD23PS1PYT8JKY8PN4Q7K:20779","cursor":null}', 'done', 1795360721037, 1, 8, NULL, NULL, NULL, 1795360721037, 1795360721272),
	('match:asset:ast_01M81XD2CWZV30ECGAW2RSKX7D:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XD2CWZV30ECGAW2RSKX7D"},"run":"match:asset:ast_01M81XD2CWZV30ECGAW2RSKX7D:20779","cursor":null}', 'done', 1795360721322, 1, 8, NULL, NULL, NULL, 1795360721322, 1795360722304),
	('match:asset:ast_01M81XD2B17FTHDCQTA27MSWQY:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XD2B17FTHDCQTA27MSWQY"},"run":"match:asset:ast_01M81XD2B17FTHDCQTA27MSWQY:20779","cursor":null}', 'done', 1795360721270, 1, 8, NULL, NULL, NULL, 1795360721270, 1795360722316),
	('job_01M81XD4JWFPF80VX6QNGHSMQA', 'notify_watch', '{}', 'waiting', 1795360723548, 0, 8, NULL, NULL, NULL, 1795360723548, NULL),
	('match:asset:ast_01M81XD4DTAPE6EJP8Z11YB64J:20779:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M81XD4DTAPE6EJP8Z11YB64J"},"run":"match:asset:ast_01M81XD4DTAPE6EJP8Z11YB64J:20779","cursor":null}', 'done', 1795360723446, 1, 8, NULL, NULL, NULL, 1795360723446, 1795360723605),
	('work_tool_job:job_01M81XD4P9Q1PDQSDGJ1AVC1DD', 'work_tool_job', '{"jobId":"job_01M81XD4P9Q1PDQSDGJ1AVC1DD"}', 'done', 1795360723658, 1, 1000, NULL, NULL, NULL, 1795360723658, 1795360723683),
	('work_tool_job:job_01M81XD5KBXZ1YD2N7R1JWN5H4', 'work_tool_job', '{"jobId":"job_01M81XD5KBXZ1YD2N7R1JWN5H4"}', 'running', 1795360724587, 1, 1000, 1795361924595, 'proc_01M81XD50AYJS2NPB7BW9CPWGM', NULL, 1795360724587, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'USD', 550000),
	('test:earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 'USD', 90000),
	('earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 'USD', 0),
	('earnings:usr_01M7QKT5HX9TMCNNHDE56NE54B', 'USD', 0),
	('credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7QKT5K6HBDH91KEXHAFE93P', 'operator:grants', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 20000000, 'USD', 'top_up', NULL, NULL, 1795015120486),
	('led_01M7QKT5NGWM102V9R1XZMZRWZ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7QKT5MFW1SR26P6MPW37CR8wNCGA4gOMWiCrfpqemdkdf3Pw59dz1s', NULL, 1795015120560),
	('led_01M7QKT5PA1T4AGTXXBGA2TCVE', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7QKT5P24ERS03CEG6P5GNTVhNCGA4gOMWiCrfpqemdkBgGh7z0WW3tYf9hTuuYGxQPdH9GO2MtRFg', NULL, 1795015120586),
	('led_01M81XD1PQVP2FQTK8A9AMNB1E', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7QKT5MFW1SR26P6MPW37CR8wNCGA4gOMWiCrfpqemdkdf3Pw59dz1s', NULL, 1795360720599),
	('led_01M81XD1PQ5NYTC90PSTA9Q81T', 'payments:held', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 50000, 'USD', 'refund', 'pay_01M7QKT5P24ERS03CEG6P5GNTVhNCGA4gOMWiCrfpqemdkBgGh7z0WW3tYf9hTuuYGxQPdH9GO2MtRFg', NULL, 1795360720599),
	('led_01M81XD2E6JTP8XN3GAVNTX53G', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD2DQFHE18TCZXHCQN6JZwaCNBogOAgGiA9aJnP7GBzIK4LGZ9O1dyQDMmFfRFg', NULL, 1795360721350),
	('led_01M81XD2FKPD75KDEV8W0TWWX3', 'payments:held', 'test:earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD2DQFHE18TCZXHCQN6JZwaCNBogOAgGiA9aJnP7GBzIK4LGZ9O1dyQDMmFfRFg', 'call_01M81XD2FKW7TV0Y6HQHZYJTPE', 1795360721395),
	('led_01M81XD2FKZV2A7EF7S8P38FF1', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD2DQFHE18TCZXHCQN6JZwaCNBogOAgGiA9aJnP7GBzIK4LGZ9O1dyQDMmFfRFg', 'call_01M81XD2FKW7TV0Y6HQHZYJTPE', 1795360721395),
	('led_01M81XD2FYNQ02BZ8QBYJZE87R', 'test:earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 'payments:held', 90000, 'USD', 'sale', 'pay_01M81XD2DQFHE18TCZXHCQN6JZwaCNBogOAgGiA9aJnP7GBzIK4LGZ9O1dyQDMmFfRFg', 'call_01M81XD2FKW7TV0Y6HQHZYJTPE', 1795360721406),
	('led_01M81XD2FYJAPMVVRAY3JCQ0SK', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M81XD2DQFHE18TCZXHCQN6JZwaCNBogOAgGiA9aJnP7GBzIK4LGZ9O1dyQDMmFfRFg', 'call_01M81XD2FKW7TV0Y6HQHZYJTPE', 1795360721406),
	('led_01M81XD2GPW7B9H3WTHE6SC94E', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XD2G8E467JVSB6A64685DwNCGA4gOMWiCrfpqemdkaAz1DZ-3FWM', NULL, 1795360721430),
	('led_01M81XD2H7D4SQ8MKEYKSCBEET', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M81XD2G8E467JVSB6A64685DwNCGA4gOMWiCrfpqemdkaAz1DZ-3FWM', 'call_01M81XD2H0C26BCRGV0TX6QYWE', 1795360721447),
	('led_01M81XD2KAW5PZ2VKKFFM1ST7S', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XD2HJXT93M2S7KRZ04Z41hNCGA4gOMWiCrfpqemdkBgGh7z0WW3tYf9hTuuYGxQMfJb2sYcMruA', NULL, 1795360721514),
	('led_01M81XD2ME1X3NPZ2SF55HYBBV', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M81XD2HJXT93M2S7KRZ04Z41hNCGA4gOMWiCrfpqemdkBgGh7z0WW3tYf9hTuuYGxQMfJb2sYcMruA', 'call_01M81XD2MBWXT92VE5ZJDZ33X9', 1795360721550),
	('led_01M81XD2PGSX3RZJD8EDGKAQ03', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XD2MPQVCG5KXYC8YY2B05wNCGA4gOMXkGn8t9OmdkkfTh6TwZ79E', NULL, 1795360721616),
	('led_01M81XD30RGFFRSHFP513Y75X7', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XD2TQR0Y4ZR8CMHR7C2TPjNCGA4gOMWiCrfpqemdkqQEe2SxpR1M5uzjuORRMI1RCa5FNDXfrLicbah_tfa8CdFZXoSQ', NULL, 1795360721944),
	('led_01M81XD30RF99XC9428E0KTCG6', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M81XD2TQR0Y4ZR8CMHR7C2TPjNCGA4gOMWiCrfpqemdkqQEe2SxpR1M5uzjuORRMI1RCa5FNDXfrLicbah_tfa8CdFZXoSQ', 'call_01M81XD2V34NMAWXTWF2KWTD14', 1795360721944),
	('led_01M81XD34QKMS0GH2ZHJWNSZKB', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M81XD34ANSTN22HKS39T94BYjsCEPYgOxQFo6m3RE4Uun165TGxymShbZKtmkiDdG41xzV-wJ-tk1EsAqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEs3zBHL_W4jv4', NULL, 1795360722071),
	('led_01M81XD34Q1BASTQWC7P70H9XJ', 'payments:held', 'test:credit:0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 1000000, 'USD', 'top_up', 'pay_01M81XD34ANSTN22HKS39T94BYjsCEPYgOxQFo6m3RE4Uun165TGxymShbZKtmkiDdG41xzV-wJ-tk1EsAqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEs3zBHL_W4jv4', 'call_01M81XD34DSMCT9N8MH2TJ6R9G', 1795360722071),
	('led_01M81XD35ZSM8B7XS27TAXPXWH', 'test:credit:0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XD35ZPC13MGBDTSBWJMKBkNCGA4gOMWiCrfpqemdkqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEsIDYm3zTbnkU', NULL, 1795360722111),
	('led_01M81XD368D84P04BB7CG6B4E9', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M81XD35ZPC13MGBDTSBWJMKBkNCGA4gOMWiCrfpqemdkqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEsIDYm3zTbnkU', 'call_01M81XD35ZJCEG21Y480EBF6S7', 1795360722120),
	('led_01M81XD36D1B9501XQD1N46ETA', 'test:credit:0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M81XD36DRH5PPCM0T88FQFV9', NULL, 1795360722125),
	('led_01M81XD37JH7383600YC6X9W13', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD370A6FG9QCN4WD0G842waCNBogOAgGiA9aG94cKJ7Q4AC0ll1XAhet5JfZ3nQ', NULL, 1795360722162),
	('led_01M81XD37XTBMMD5M3C4S7B7M3', 'payments:held', 'test:earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD370A6FG9QCN4WD0G842waCNBogOAgGiA9aG94cKJ7Q4AC0ll1XAhet5JfZ3nQ', 'call_01M81XD37XYT87PSN4EB4ZGRR1', 1795360722173),
	('led_01M81XD37XBPQJYW9350BDJ4SY', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD370A6FG9QCN4WD0G842waCNBogOAgGiA9aG94cKJ7Q4AC0ll1XAhet5JfZ3nQ', 'call_01M81XD37XYT87PSN4EB4ZGRR1', 1795360722173),
	('led_01M81XD3AXJWWF675EY3HCKAKX', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD39T8FHWFHAXJKPYZST0haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAxLUjis0-y8a', NULL, 1795360722269),
	('led_01M81XD3BH03YFQ83J4PSKZX64', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD39T8FHWFHAXJKPYZST0haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAxLUjis0-y8a', 'call_01M81XD3BGMK0QR1DX2THB78HK', 1795360722289),
	('led_01M81XD3BHHM9MXWV9DASTB0BQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD39T8FHWFHAXJKPYZST0haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAxLUjis0-y8a', 'call_01M81XD3BGMK0QR1DX2THB78HK', 1795360722289),
	('led_01M81XD3CHAPXBAMHJRXKS0FQ1', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3C2JGRS7D4970J68XVJhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA0CqyihqNBYn', NULL, 1795360722321),
	('led_01M81XD3D02EV0PX0TK7RZWS2B', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3C2JGRS7D4970J68XVJhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA0CqyihqNBYn', 'call_01M81XD3D0DB13ZVEZP06VSXX2', 1795360722336),
	('led_01M81XD3D0MYNB7M856J2N23EK', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3C2JGRS7D4970J68XVJhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA0CqyihqNBYn', 'call_01M81XD3D0DB13ZVEZP06VSXX2', 1795360722336),
	('led_01M81XD3EAT3B0RW2AB3SJ9NZJ', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3DR7714AK037P6HVFEEhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6VA2yh--wB9', NULL, 1795360722378),
	('led_01M81XD3EVD72EW37JY52D3YCE', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3DR7714AK037P6HVFEEhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6VA2yh--wB9', 'call_01M81XD3EV884PR0HM2CDF80MS', 1795360722395),
	('led_01M81XD43JA1ZXBA0YC155TR4J', 'earnings:usr_01M7QKT5HX9TMCNNHDE56NE54B', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795360723058),
	('led_01M81XD3EVWSSHBDWC4TBEW3HG', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3DR7714AK037P6HVFEEhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6VA2yh--wB9', 'call_01M81XD3EV884PR0HM2CDF80MS', 1795360722395),
	('led_01M81XD3FJKEBE4ES8P0XM1MJT', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3FBF0N8J01PWYKWNQZGhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6YTp7i1cq2u', NULL, 1795360722418),
	('led_01M81XD3GJ58X4JHJ9RQH17N8R', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3FBF0N8J01PWYKWNQZGhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6YTp7i1cq2u', 'call_01M81XD3GE6KN9DH446WXAFX8N', 1795360722450),
	('led_01M81XD3GJJ907N1CPJQYMGZQT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3FBF0N8J01PWYKWNQZGhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6YTp7i1cq2u', 'call_01M81XD3GE6KN9DH446WXAFX8N', 1795360722450),
	('led_01M81XD3H66WAP9WES1K3P71RZ', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3GS1HBTSG939MSWP5MHhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6jeE6_EgMfN', NULL, 1795360722470),
	('led_01M81XD3J40AY8J6X2ZVSEG41Z', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3GS1HBTSG939MSWP5MHhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6jeE6_EgMfN', 'call_01M81XD3J0NETJ3CSGMAEVWQGX', 1795360722500),
	('led_01M81XD3J46KAE9AY6JPC6RB7V', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3GS1HBTSG939MSWP5MHhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6jeE6_EgMfN', 'call_01M81XD3J0NETJ3CSGMAEVWQGX', 1795360722500),
	('led_01M81XD3MD25024G81GGVF8A0Y', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3K3ZFJTXYJA0B8GTGWZhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA_F1gwLA886f', NULL, 1795360722573),
	('led_01M81XD3MQQD14R20X4S0JGBCS', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3K3ZFJTXYJA0B8GTGWZhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA_F1gwLA886f', 'call_01M81XD3MQ48M0ZBJ1HC056VBM', 1795360722583),
	('led_01M81XD3MQZT3928RFWCYSMAHA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3K3ZFJTXYJA0B8GTGWZhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA_F1gwLA886f', 'call_01M81XD3MQ48M0ZBJ1HC056VBM', 1795360722583),
	('led_01M81XD3NRPX46S7NK31MYEQEM', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3N7S20AJTRMB1ZY1987haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAw-UoDX5GvTq', NULL, 1795360722616),
	('led_01M81XD3PZMV39QBYRAAPNK92J', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3N7S20AJTRMB1ZY1987haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAw-UoDX5GvTq', 'call_01M81XD3PZPDJ6G9VT2EXXH02V', 1795360722655),
	('led_01M81XD3PZ0YK5RE25QWGRAPM8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3N7S20AJTRMB1ZY1987haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAw-UoDX5GvTq', 'call_01M81XD3PZPDJ6G9VT2EXXH02V', 1795360722655),
	('led_01M81XD3R1QCHWJB40NG7HDZDX', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3QCDFE6YJV4VPYK5HK2haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA00tA4mkLlpJ', NULL, 1795360722689),
	('led_01M81XD3RQMPMXB3G0J64CP35A', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3QCDFE6YJV4VPYK5HK2haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA00tA4mkLlpJ', 'call_01M81XD3RPJR7M2YZSR7ACP2V5', 1795360722711),
	('led_01M81XD3RQ6A5HG64FVWM9RDR0', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3QCDFE6YJV4VPYK5HK2haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA00tA4mkLlpJ', 'call_01M81XD3RPJR7M2YZSR7ACP2V5', 1795360722711),
	('led_01M81XD3SJW6XW8BJD1YZJVM2Z', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3S6VBFD50G4N538H1KRhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAz7Gu_ogc7_t', NULL, 1795360722738),
	('led_01M81XD3TBS6MQPZE0PSDACEHT', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3S6VBFD50G4N538H1KRhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAz7Gu_ogc7_t', 'call_01M81XD3TBX6S70G0SK31N06Y9', 1795360722763),
	('led_01M81XD3TBG59K6PNVBQDRC6PC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3S6VBFD50G4N538H1KRhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAz7Gu_ogc7_t', 'call_01M81XD3TBX6S70G0SK31N06Y9', 1795360722763),
	('led_01M81XD3V94XYXR8HM7MG4RMDH', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3TRZJEGB61ZZ1DFZB52haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA11IV7cxzLry', NULL, 1795360722793),
	('led_01M81XD3XA6WMMD5QQ7QGJ4HKF', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3TRZJEGB61ZZ1DFZB52haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA11IV7cxzLry', 'call_01M81XD3X5SRRYKW5DS0SV0WHS', 1795360722858),
	('led_01M81XD3XAY52QHY88QBGF6S81', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3TRZJEGB61ZZ1DFZB52haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA11IV7cxzLry', 'call_01M81XD3X5SRRYKW5DS0SV0WHS', 1795360722858),
	('led_01M81XD3Y2C3FB7PVXCGS4B2JY', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3XQBF6AHG738H4B1HHShaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA7lbLl6TvHhr', NULL, 1795360722882),
	('led_01M81XD3YKTV1WXVDBRQ7TYEBJ', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3XQBF6AHG738H4B1HHShaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA7lbLl6TvHhr', 'call_01M81XD3YF1N4H7B8F3G5V187H', 1795360722899),
	('led_01M81XD3YKCVA08M9TXETSQ901', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3XQBF6AHG738H4B1HHShaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA7lbLl6TvHhr', 'call_01M81XD3YF1N4H7B8F3G5V187H', 1795360722899),
	('led_01M81XD3ZEVVSFE933N31CQ5GX', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 100000, 'USD', 'payment', 'pay_01M81XD3Z38XFV92J8ZGAKR7HWhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA5wus2cRO6-3', NULL, 1795360722926),
	('led_01M81XD40CRAG3MB94ANDPJJJJ', 'payments:held', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 90000, 'USD', 'sale', 'pay_01M81XD3Z38XFV92J8ZGAKR7HWhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA5wus2cRO6-3', 'call_01M81XD40C29XB8JZ0ZN5RSTMM', 1795360722956),
	('led_01M81XD40CJ843KCWK0BA81496', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M81XD3Z38XFV92J8ZGAKR7HWhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA5wus2cRO6-3', 'call_01M81XD40C29XB8JZ0ZN5RSTMM', 1795360722956),
	('led_01M81XD40YN0V8VEZJ40K63GK9', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M81XD40JAVMGWMJ0THT00NJRhYCJeogOAgGiA9aIdsht7SJT8i1SXPMGAaHvPRZbe1h_2FO65gbFA1i7t8QkNFVt', NULL, 1795360722974),
	('led_01M81XD42PBCRDZZM20WP8JCF7', 'payments:held', 'earnings:usr_01M7QKT5HX9TMCNNHDE56NE54B', 1800000, 'USD', 'sale', 'pay_01M81XD40JAVMGWMJ0THT00NJRhYCJeogOAgGiA9aIdsht7SJT8i1SXPMGAaHvPRZbe1h_2FO65gbFA1i7t8QkNFVt', 'call_01M81XD42CMCA0VEQVKPJS3TB6', 1795360723030),
	('led_01M81XD42PZ7K9T5S6008YVZTK', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M81XD40JAVMGWMJ0THT00NJRhYCJeogOAgGiA9aIdsht7SJT8i1SXPMGAaHvPRZbe1h_2FO65gbFA1i7t8QkNFVt', 'call_01M81XD42CMCA0VEQVKPJS3TB6', 1795360723030),
	('led_01M81XD43J1A3Y2A1XRHQF2AHZ', 'earnings:usr_01M7QKT5HEPV7K53B331YMBW69', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795360723058),
	('led_01M81XD4428PF0SXMFQC057A58', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795360723074),
	('led_01M81XD458HCF57YE2A417G9HR', 'provider:stripe', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 5000000, 'USD', 'top_up', 'top_01M81XD44WSQ16H6F14KPS4HTX', NULL, 1795360723112),
	('led_01M81XD45S6CJSQ2RFBBRMADHC', 'credit:usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M81XD44WSQ16H6F14KPS4HTX', NULL, 1795360723129),
	('led_01M81XD4NTJPD2TRVN4DA8XRJK', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M81XD4NP57VT3P5K0DX4KJS5wOCnEogOLcqOqQjW8o6o5F0T1PYPMbU', NULL, 1795360723642),
	('led_01M81XD4P9JQD758WZSHD0J0DP', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M81XD4NP57VT3P5K0DX4KJS5wOCnEogOLcqOqQjW8o6o5F0T1PYPMbU', 'call_01M81XD4P2R7P888D2C8X0KM72', 1795360723657),
	('led_01M81XD4QPZDRSBAZ2WWZJ5793', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XD4QKJ1JPPVMKDWZ5RM4CwNCGA4gOMWiCrfpqemdkEYMHiEw5nnk', NULL, 1795360723702),
	('led_01M81XD5JZW4MHCE2FFBHYVT74', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M81XD5JRPG0PZ2Z1YV1M4RM7wOCnEogOLcqOqQjW8o6oZcl6RFyQiJU', NULL, 1795360724575),
	('led_01M81XD5KBBM72VVVVMQ22W2AW', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M81XD5JRPG0PZ2Z1YV1M4RM7wOCnEogOLcqOqQjW8o6oZcl6RFyQiJU', 'call_01M81XD5K22DWP3TQKZX98PJ1Y', 1795360724587),
	('led_01M81XD5KQ3T2VJGXNTVWTPA3H', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M81XD5KMNN3YY2WCVZZ6QT0VwNCGA4gOJcwE4TpnZO77tSEi7jWH', NULL, 1795360724599);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M81XD3C2JGRS7D4970J68XVJhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA0CqyihqNBYn', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722306, 1795364322321, 1795360722321, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722321),
	('pay_01M81XD34ANSTN22HKS39T94BYjsCEPYgOxQFo6m3RE4Uun165TGxymShbZKtmkiDdG41xzV-wJ-tk1EsAqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEs3zBHL_W4jv4', 'credit', 'credit:0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 1795360722058, 1795364322071, 1795360722071, NULL, NULL),
	('pay_01M7QKT5P24ERS03CEG6P5GNTVhNCGA4gOMWiCrfpqemdkBgGh7z0WW3tYf9hTuuYGxQPdH9GO2MtRFg', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795015120578, 1795018720586, 1795015120586, NULL, NULL),
	('pay_01M7QKT5MFW1SR26P6MPW37CR8wNCGA4gOMWiCrfpqemdkdf3Pw59dz1s', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795015120527, 1795018720560, 1795015120560, NULL, NULL),
	('pay_01M7QKT5M5A9KQXGVFYVEG48AJwNCGA4gOMWiCrfpqemdkR4soRzfcds4', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795015120517, 1795016020517, NULL, NULL, NULL),
	('pay_01M81XD2DQFHE18TCZXHCQN6JZwaCNBogOAgGiA9aJnP7GBzIK4LGZ9O1dyQDMmFfRFg', 'asset', 'ast_01M81XD2CWZV30ECGAW2RSKX7D', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795360721335, 1795364321407, 1795360721350, NULL, NULL),
	('pay_01M81XD2G8E467JVSB6A64685DwNCGA4gOMWiCrfpqemdkaAz1DZ-3FWM', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795360721416, 1795364321430, 1795360721430, NULL, NULL),
	('pay_01M81XD35ZPC13MGBDTSBWJMKBkNCGA4gOMWiCrfpqemdkqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEsIDYm3zTbnkU', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 1795360722111, 1795364322111, 1795360722111, NULL, NULL),
	('pay_01M81XD2HJXT93M2S7KRZ04Z41hNCGA4gOMWiCrfpqemdkBgGh7z0WW3tYf9hTuuYGxQMfJb2sYcMruA', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360721458, 1795364321514, 1795360721514, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360721514),
	('pay_01M81XD2MPQVCG5KXYC8YY2B05wNCGA4gOMXkGn8t9OmdkkfTh6TwZ79E', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795360721558, 1795364321616, 1795360721616, NULL, NULL),
	('pay_01M81XD2TQR0Y4ZR8CMHR7C2TPjNCGA4gOMWiCrfpqemdkqQEe2SxpR1M5uzjuORRMI1RCa5FNDXfrLicbah_tfa8CdFZXoSQ', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xd3057cf55f50a5188379f6d4d891f3f3bb0be109', '0xd3057cf55f50a5188379f6d4d891f3f3bb0be109', 1795360721751, 1795364321944, 1795360721944, NULL, NULL),
	('pay_01M81XD370A6FG9QCN4WD0G842waCNBogOAgGiA9aG94cKJ7Q4AC0ll1XAhet5JfZ3nQ', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795360722144, 1795364322162, 1795360722162, NULL, NULL),
	('pay_01M81XD3DR7714AK037P6HVFEEhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6VA2yh--wB9', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722360, 1795364322378, 1795360722378, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722378),
	('pay_01M81XD39T8FHWFHAXJKPYZST0haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAxLUjis0-y8a', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722234, 1795364322269, 1795360722269, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722269),
	('pay_01M81XD3GS1HBTSG939MSWP5MHhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6jeE6_EgMfN', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722457, 1795364322470, 1795360722470, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722470),
	('pay_01M81XD3FBF0N8J01PWYKWNQZGhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6YTp7i1cq2u', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722411, 1795364322418, 1795360722418, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722418),
	('pay_01M81XD3QCDFE6YJV4VPYK5HK2haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA00tA4mkLlpJ', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722668, 1795364322689, 1795360722689, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722689),
	('pay_01M81XD3K3ZFJTXYJA0B8GTGWZhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA_F1gwLA886f', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722531, 1795364322573, 1795360722573, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722573),
	('pay_01M81XD3N7S20AJTRMB1ZY1987haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAw-UoDX5GvTq', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722599, 1795364322616, 1795360722616, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722616),
	('pay_01M81XD3S6VBFD50G4N538H1KRhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAz7Gu_ogc7_t', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722726, 1795364322738, 1795360722738, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722738),
	('pay_01M81XD3Z38XFV92J8ZGAKR7HWhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA5wus2cRO6-3', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722915, 1795364322926, 1795360722926, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722926),
	('pay_01M81XD3TRZJEGB61ZZ1DFZB52haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA11IV7cxzLry', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722776, 1795364322793, 1795360722793, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722793),
	('pay_01M81XD3XQBF6AHG738H4B1HHShaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA7lbLl6TvHhr', 'asset', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722871, 1795364322882, 1795360722882, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722882),
	('pay_01M81XD40JAVMGWMJ0THT00NJRhYCJeogOAgGiA9aIdsht7SJT8i1SXPMGAaHvPRZbe1h_2FO65gbFA1i7t8QkNFVt', 'asset', 'ast_01M81XD23PS1PYT8JKY8PN4Q7K', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795360722962, 1795364322974, 1795360722974, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722974),
	('pay_01M81XD4NP57VT3P5K0DX4KJS5wOCnEogOLcqOqQjW8o6o5F0T1PYPMbU', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795360723638, 1795364323642, 1795360723642, NULL, NULL),
	('pay_01M81XD4QKJ1JPPVMKDWZ5RM4CwNCGA4gOMWiCrfpqemdkEYMHiEw5nnk', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795360723699, 1795364323702, 1795360723702, NULL, NULL),
	('pay_01M81XD58TJ8XM7PGDMRTD9VGCjNCGA4gOMWiCrfpqemdkqQEe1huwLak6nBpKU_YZp0vRUwMhJV6Sc4UaA1HsigOov_vEkcY', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xa0d43855b00469da003815977181b16ef902f908', NULL, 1795360724250, 1795361624250, NULL, NULL, NULL),
	('pay_01M81XD59SGVHYV6EPQP2P2YH2jNCGA4gOMWiCrfpqemdkqQEe23FOWjVm30FVP51MxBofa7JMSEasXuguU3kpII79435uqDc', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xfe12ad9ceb6e1631878033d56844788b3c3cffbd', NULL, 1795360724281, 1795361624281, NULL, NULL, NULL),
	('pay_01M81XD5JRPG0PZ2Z1YV1M4RM7wOCnEogOLcqOqQjW8o6oZcl6RFyQiJU', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795360724568, 1795447124575, 1795360724575, NULL, NULL),
	('pay_01M81XD5KMNN3YY2WCVZZ6QT0VwNCGA4gOJcwE4TpnZO77tSEi7jWH', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795360724596, 1795447124599, 1795360724599, NULL, NULL),
	('pay_01M81XD5MFWR0SY8S59NXEKZSJhNCGA4gOMWiCrfpqemdkBgGh7z0WW3tYf9hTuuYGxQNzjSdM5x1FeA', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', NULL, 1795360724623, 1795361624623, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M81XD43JP54ZSFG9H88RNGM7', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795360723058, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M81XD43JSZ5DRT918WA2Y4MV', 'pob_01M81XD43JP54ZSFG9H88RNGM7', 'usr_01M7QKT5HX9TMCNNHDE56NE54B', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795360723058, NULL),
	('pot_01M81XD43J818JQ6BX8XP0QRYA', 'pob_01M81XD43JP54ZSFG9H88RNGM7', 'usr_01M7QKT5HEPV7K53B331YMBW69', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795360723058, 1795360723074);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795360723058);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7QKT5HEPV7K53B331YMBW69', 1795015120497),
	('usr_01M7QKT5HX9TMCNNHDE56NE54B', 1795015120507);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M81XD50AYJS2NPB7BW9CPWGM', 1795360724155, 1795360739155);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M81XD2FKW7TV0Y6HQHZYJTPE', 'pay_01M81XD2DQFHE18TCZXHCQN6JZwaCNBogOAgGiA9aJnP7GBzIK4LGZ9O1dyQDMmFfRFg', 'ast_01M81XD2CWZV30ECGAW2RSKX7D', 'anonymous', 'given_back', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360721395, NULL, 1795360721395),
	('call_01M81XD2H0C26BCRGV0TX6QYWE', 'pay_01M81XD2G8E467JVSB6A64685DwNCGA4gOMWiCrfpqemdkaAz1DZ-3FWM', 'counted-echo', 'anonymous', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360721440, NULL, 1795360721447),
	('call_01M81XD2MBWXT92VE5ZJDZ33X9', 'pay_01M81XD2HJXT93M2S7KRZ04Z41hNCGA4gOMWiCrfpqemdkBgGh7z0WW3tYf9hTuuYGxQMfJb2sYcMruA', 'counted-echo', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360721547, NULL, 1795360721550),
	('call_01M81XD2PM97N8WTNP2XMX6WR3', 'pay_01M81XD2MPQVCG5KXYC8YY2B05wNCGA4gOMXkGn8t9OmdkkfTh6TwZ79E', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360721622, NULL, 1795360721631),
	('call_01M81XD3BGMK0QR1DX2THB78HK', 'pay_01M81XD39T8FHWFHAXJKPYZST0haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAxLUjis0-y8a', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722289, NULL, 1795360722289),
	('call_01M81XD2V34NMAWXTWF2KWTD14', 'pay_01M81XD2TQR0Y4ZR8CMHR7C2TPjNCGA4gOMWiCrfpqemdkqQEe2SxpR1M5uzjuORRMI1RCa5FNDXfrLicbah_tfa8CdFZXoSQ', 'counted-echo', '0xd3057cf55f50a5188379f6d4d891f3f3bb0be109', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xd3057cf55f50a5188379f6d4d891f3f3bb0be109', '0xd3057cf55f50a5188379f6d4d891f3f3bb0be109', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xd3057cf55f50a5188379f6d4d891f3f3bb0be109 0x351a8df994757b1f60446624b13997219fc23ec0b306828ddc50f23fe6a877ae', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xcf7569cd5f13cfffc2403b269c5c1d5350c0697014e195d86c5278ad44a5274d4279fae55b6e03e5ca35956af27a3b708dc8bef7a0d5792fcd81dc68433252281b","authorization":{"from":"0xD3057Cf55f50a5188379f6D4D891F3F3bB0Be109","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795360781","nonce":"0x351a8df994757b1f60446624b13997219fc23ec0b306828ddc50f23fe6a877ae"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x1906f3b2a69291e751a3df28a76ec523dfb1ba6b8c7e50b44a4b93214c760122', '0xd3057cf55f50a5188379f6d4d891f3f3bb0be109', 0, 0, 1795360721763, NULL, 1795360721944),
	('call_01M81XD34DSMCT9N8MH2TJ6R9G', 'pay_01M81XD34ANSTN22HKS39T94BYjsCEPYgOxQFo6m3RE4Uun165TGxymShbZKtmkiDdG41xzV-wJ-tk1EsAqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEs3zBHL_W4jv4', 'credit:0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, 'credit 1000000', NULL, NULL, '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188 0xcc9d3846537fca595995f31a73ecdee6f922b4e2083419b95ace347975e5a717', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x5d17e585952ca25a61973f1ec565f15dd46a93a959410e96f01f3c8519e6c73543b881881f95837b4c2694335c9a4176c19bae778f6366f026d0098f0491eeae1c","authorization":{"from":"0x3eBb25850E9d2e7c07cCE1690c9e49B8c2BfC188","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795360782","nonce":"0xcc9d3846537fca595995f31a73ecdee6f922b4e2083419b95ace347975e5a717"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xf8d571591b79e4014992520dd03aa76fbee4fd3022f6ec0fcd59cadfe2792ec7', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 0, 0, 1795360722061, NULL, 1795360722071),
	('call_01M81XD35ZJCEG21Y480EBF6S7', 'pay_01M81XD35ZPC13MGBDTSBWJMKBkNCGA4gOMWiCrfpqemdkqQEez3LnJvQ48lPuckgayGbVQIxmGjQXTYZgyCEsIDYm3zTbnkU', 'counted-echo', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 'siwx:1wqBKC6w1wCWf3TCzmxPp8Jtf_hoyrQn5s7xSaEPbLc', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722111, NULL, 1795360722120),
	('call_01M81XD37XYT87PSN4EB4ZGRR1', 'pay_01M81XD370A6FG9QCN4WD0G842waCNBogOAgGiA9aG94cKJ7Q4AC0ll1XAhet5JfZ3nQ', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'anonymous', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722173, NULL, 1795360722173),
	('call_01M81XD3D0DB13ZVEZP06VSXX2', 'pay_01M81XD3C2JGRS7D4970J68XVJhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA0CqyihqNBYn', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722336, NULL, 1795360722336),
	('call_01M81XD3EV884PR0HM2CDF80MS', 'pay_01M81XD3DR7714AK037P6HVFEEhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6VA2yh--wB9', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722395, NULL, 1795360722395),
	('call_01M81XD3GE6KN9DH446WXAFX8N', 'pay_01M81XD3FBF0N8J01PWYKWNQZGhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6YTp7i1cq2u', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722450, NULL, 1795360722450),
	('call_01M81XD3J0NETJ3CSGMAEVWQGX', 'pay_01M81XD3GS1HBTSG939MSWP5MHhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6jeE6_EgMfN', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722500, NULL, 1795360722500),
	('call_01M81XD3MQ48M0ZBJ1HC056VBM', 'pay_01M81XD3K3ZFJTXYJA0B8GTGWZhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA_F1gwLA886f', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722583, NULL, 1795360722583),
	('call_01M81XD3PZPDJ6G9VT2EXXH02V', 'pay_01M81XD3N7S20AJTRMB1ZY1987haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAw-UoDX5GvTq', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722655, NULL, 1795360722655),
	('call_01M81XD3RPJR7M2YZSR7ACP2V5', 'pay_01M81XD3QCDFE6YJV4VPYK5HK2haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA00tA4mkLlpJ', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722711, NULL, 1795360722711),
	('call_01M81XD3TBX6S70G0SK31N06Y9', 'pay_01M81XD3S6VBFD50G4N538H1KRhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAz7Gu_ogc7_t', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722763, NULL, 1795360722763),
	('call_01M81XD3X5SRRYKW5DS0SV0WHS', 'pay_01M81XD3TRZJEGB61ZZ1DFZB52haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA11IV7cxzLry', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722858, NULL, 1795360722858),
	('call_01M81XD3YF1N4H7B8F3G5V187H', 'pay_01M81XD3XQBF6AHG738H4B1HHShaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA7lbLl6TvHhr', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722899, NULL, 1795360722899),
	('call_01M81XD40C29XB8JZ0ZN5RSTMM', 'pay_01M81XD3Z38XFV92J8ZGAKR7HWhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA5wus2cRO6-3', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360722956, NULL, 1795360722956),
	('call_01M81XD42CMCA0VEQVKPJS3TB6', 'pay_01M81XD40JAVMGWMJ0THT00NJRhYCJeogOAgGiA9aIdsht7SJT8i1SXPMGAaHvPRZbe1h_2FO65gbFA1i7t8QkNFVt', 'ast_01M81XD23PS1PYT8JKY8PN4Q7K', 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360723030, NULL, 1795360723030),
	('call_01M81XD4P2R7P888D2C8X0KM72', 'pay_01M81XD4NP57VT3P5K0DX4KJS5wOCnEogOLcqOqQjW8o6o5F0T1PYPMbU', 'scan-submit', 'anonymous', 'used', 'proc_01M7QKT56CCV2SK8YTK4B6S35N', NULL, NULL, NULL, '{"requestId":"req_01M81XD4P2P8C98SEM0NV45ZPH","data":{"id":"job_01M81XD4P9Q1PDQSDGJ1AVC1DD"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360723651, NULL, 1795360723657),
	('call_01M81XD58WFWHV193V29PT8NKG', 'pay_01M81XD58TJ8XM7PGDMRTD9VGCjNCGA4gOMWiCrfpqemdkqQEe1huwLak6nBpKU_YZp0vRUwMhJV6Sc4UaA1HsigOov_vEkcY', 'counted-echo', '0xa0d43855b00469da003815977181b16ef902f908', 'refused', 'proc_01M81XD50AYJS2NPB7BW9CPWGM', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xa0d43855b00469da003815977181b16ef902f908', '0xa0d43855b00469da003815977181b16ef902f908', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xa0d43855b00469da003815977181b16ef902f908 0x50b583a6662cbd275cc40e695af56ead5e6ad287341710fae205ee5ecf050ff1', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xf4d61a73657dcff70053278aa73ca6f43595aa2f479a55b485556d176346a7bf40791904b882d449435c348bf2a04a39356aa41d3b1ddf423430a4bcaefd39c41b","authorization":{"from":"0xa0D43855B00469DA003815977181B16ef902F908","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795360784","nonce":"0x50b583a6662cbd275cc40e695af56ead5e6ad287341710fae205ee5ecf050ff1"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795360724253, NULL, 1795360724267),
	('call_01M81XD59WYYE3K4Q0214FWA8P', 'pay_01M81XD59SGVHYV6EPQP2P2YH2jNCGA4gOMWiCrfpqemdkqQEe23FOWjVm30FVP51MxBofa7JMSEasXuguU3kpII79435uqDc', 'counted-echo', '0xfe12ad9ceb6e1631878033d56844788b3c3cffbd', 'unknown', 'proc_01M81XD50AYJS2NPB7BW9CPWGM', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xfe12ad9ceb6e1631878033d56844788b3c3cffbd', '0xfe12ad9ceb6e1631878033d56844788b3c3cffbd', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xfe12ad9ceb6e1631878033d56844788b3c3cffbd 0x933890c1bfee705eb53a1ec61a20fb79a6e7fb19cfb2a4bc774add430d524ff9', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xf13b40261e964f2039d3a8b93fc3cb3613e4dad10e9caa99750ef2de67506d826ca0c6706e9e880639ce68e66538e668fd37af7ba807c714109c4d386beb6a111c","authorization":{"from":"0xfE12ad9cEB6E1631878033d56844788b3c3Cffbd","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795360784","nonce":"0x933890c1bfee705eb53a1ec61a20fb79a6e7fb19cfb2a4bc774add430d524ff9"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795360724286, 1795360724563, NULL),
	('call_01M81XD5K22DWP3TQKZX98PJ1Y', 'pay_01M81XD5JRPG0PZ2Z1YV1M4RM7wOCnEogOLcqOqQjW8o6oZcl6RFyQiJU', 'scan-submit', 'anonymous', 'used', 'proc_01M81XD50AYJS2NPB7BW9CPWGM', NULL, NULL, NULL, '{"requestId":"req_01M81XD5K2YPSK1T8N95W1SH51","data":{"id":"job_01M81XD5KBXZ1YD2N7R1JWN5H4"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360724583, NULL, 1795360724587),
	('call_01M81XD5M0C30DZW18E58QM882', 'pay_01M81XD5KMNN3YY2WCVZZ6QT0VwNCGA4gOJcwE4TpnZO77tSEi7jWH', 'slow-echo', 'anonymous', 'reserved', 'proc_01M81XD50AYJS2NPB7BW9CPWGM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795360724609, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M81XD2FK9P08FDNRW161C58X', 'file_missing', 0, 1795360721406);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M81XD2FK9P08FDNRW161C58X', 'pay_01M81XD2DQFHE18TCZXHCQN6JZwaCNBogOAgGiA9aJnP7GBzIK4LGZ9O1dyQDMmFfRFg', 'call_01M81XD2FKW7TV0Y6HQHZYJTPE', 'ast_01M81XD2CWZV30ECGAW2RSKX7D', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 1, 'anonymous', 1795360721395),
	('rev_01M81XD37XT358WCKYFTKK0Z6E', 'pay_01M81XD370A6FG9QCN4WD0G842waCNBogOAgGiA9aG94cKJ7Q4AC0ll1XAhet5JfZ3nQ', 'call_01M81XD37XYT87PSN4EB4ZGRR1', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 1, 'anonymous', 1795360722173),
	('rev_01M81XD3BHHTEZPKBZE7H9PGWM', 'pay_01M81XD39T8FHWFHAXJKPYZST0haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAxLUjis0-y8a', 'call_01M81XD3BGMK0QR1DX2THB78HK', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722289),
	('rev_01M81XD3D0TPNKZBG7VSGX5727', 'pay_01M81XD3C2JGRS7D4970J68XVJhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA0CqyihqNBYn', 'call_01M81XD3D0DB13ZVEZP06VSXX2', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722336),
	('rev_01M81XD3EV7JYY1VY8QERA8ETW', 'pay_01M81XD3DR7714AK037P6HVFEEhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6VA2yh--wB9', 'call_01M81XD3EV884PR0HM2CDF80MS', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722395),
	('rev_01M81XD3GJJ2B5QQE9MXTC42QD', 'pay_01M81XD3FBF0N8J01PWYKWNQZGhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6YTp7i1cq2u', 'call_01M81XD3GE6KN9DH446WXAFX8N', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722450),
	('rev_01M81XD3J4AB6VB79K84D1ZM5D', 'pay_01M81XD3GS1HBTSG939MSWP5MHhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA6jeE6_EgMfN', 'call_01M81XD3J0NETJ3CSGMAEVWQGX', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722500),
	('rev_01M81XD3MQVGQ1MMXE8B0R2063', 'pay_01M81XD3K3ZFJTXYJA0B8GTGWZhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA_F1gwLA886f', 'call_01M81XD3MQ48M0ZBJ1HC056VBM', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722583),
	('rev_01M81XD3PZRKZJ1CZY6Z4KM4PS', 'pay_01M81XD3N7S20AJTRMB1ZY1987haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAw-UoDX5GvTq', 'call_01M81XD3PZPDJ6G9VT2EXXH02V', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722655),
	('rev_01M81XD3RQD95PFHAYYG86B0JY', 'pay_01M81XD3QCDFE6YJV4VPYK5HK2haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA00tA4mkLlpJ', 'call_01M81XD3RPJR7M2YZSR7ACP2V5', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722711),
	('rev_01M81XD3TB9XYHEQZ446CF4ZQH', 'pay_01M81XD3S6VBFD50G4N538H1KRhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFAz7Gu_ogc7_t', 'call_01M81XD3TBX6S70G0SK31N06Y9', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722763),
	('rev_01M81XD3XAJ1D6XHFY4Q9G5HA8', 'pay_01M81XD3TRZJEGB61ZZ1DFZB52haCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA11IV7cxzLry', 'call_01M81XD3X5SRRYKW5DS0SV0WHS', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722858),
	('rev_01M81XD3YKJX4HT7FJ88R9M5EQ', 'pay_01M81XD3XQBF6AHG738H4B1HHShaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA7lbLl6TvHhr', 'call_01M81XD3YF1N4H7B8F3G5V187H', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722899),
	('rev_01M81XD40CDZZ0QGJ727W54MVG', 'pay_01M81XD3Z38XFV92J8ZGAKR7HWhaCNBogOAgGiA9aG94cKJ7Q4AC0ll1UGAaHvPRZbe1h_2FO65gbFA5wus2cRO6-3', 'call_01M81XD40C29XB8JZ0ZN5RSTMM', 'ast_01M81XD1QQGW52FD1R00PJB5TN', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 10000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360722956),
	('rev_01M81XD42P3E10QWGP1E8T65M1', 'pay_01M81XD40JAVMGWMJ0THT00NJRhYCJeogOAgGiA9aIdsht7SJT8i1SXPMGAaHvPRZbe1h_2FO65gbFA1i7t8QkNFVt', 'call_01M81XD42CMCA0VEQVKPJS3TB6', 'ast_01M81XD23PS1PYT8JKY8PN4Q7K', 'usr_01M7QKT5HX9TMCNNHDE56NE54B', 2000000, 200000, 'USD', 0, 'key_01M7QKT5JVFDC7ZP2KQBK0DH83', 1795360723030);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-foundation', 1795360719897),
	('0002-assets', 1795360719928),
	('0003-search', 1795360719940),
	('0004-demand', 1795360719963),
	('0005-x402', 1795360719971),
	('0006-card-top-ups', 1795360719988),
	('0007-payouts', 1795360720013),
	('0008-tool-jobs', 1795360720021),
	('0009-face-records', 1795360720023),
	('0010-wallet-credit', 1795360720029),
	('0011-purchases', 1795360720055),
	('0012-paused-assets', 1795360720059),
	('0014-wallet-refunds', 1795360720063),
	('0015-purchases-of-payer', 1795360720064);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M81XD1QQGW52FD1R00PJB5TN', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M81XD23PS1PYT8JKY8PN4Q7K', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7QKT5HX9TMCNNHDE56NE54B', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M81XD4DTAPE6EJP8Z11YB64J', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7QKT5HEPV7K53B331YMBW69', 100000, 'Sightings of quetzals in Costa Rica

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
	('6757108fe48c555bf1973f22b8144d5f14016665e6ba3ed5d98842e2e593ec25', 'usr_00000000000000000000000000', 1795015120355, 1797607120355),
	('21fbf9b8e67fd4872088975e5d36c903a33845098e44843a67a5a9801e0f8472', 'usr_01M7QKT5HEPV7K53B331YMBW69', 1795015120430, 1797607120430),
	('426a40033e3dd30cbbf16c0a0e1bc1076ca6077931f52cf441421a512c9c106b', 'usr_01M7QKT5HX9TMCNNHDE56NE54B', 1795015120445, 1797607120445),
	('684d734044d8ba9c68864c6fc579632ceae3b5d18e19630eb9b8ca743dd22bed', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 1795015120464, 1797607120464);

INSERT INTO farebox_fixture.setup_links VALUES
	('e2ac6cbe0447974394380087f8e2ea59d58e247bc9fcc574ba3232e8c1b342cf', 'usr_01M81XD4MZHPYQ28X7133D5YHF', 1795360723616, 1795447123616, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795360723112);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xd3057cf55f50a5188379f6d4d891f3f3bb0be109', 9950000, 10000000, 1795360721805),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', 9000000, 10000000, 1795360722069);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xd3057cf55f50a5188379f6d4d891f3f3bb0be109', '0x351a8df994757b1f60446624b13997219fc23ec0b306828ddc50f23fe6a877ae', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x1906f3b2a69291e751a3df28a76ec523dfb1ba6b8c7e50b44a4b93214c760122', 1795360721805),
	('0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', '0xcc9d3846537fca595995f31a73ecdee6f922b4e2083419b95ace347975e5a717', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xf8d571591b79e4014992520dd03aa76fbee4fd3022f6ec0fcd59cadfe2792ec7', 1795360722069);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M81XD4PPQQVGV6DGHP06BBTY', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M81XD4PPQQVGV6DGHP06BBTY', 'image/png', 19, 1795360723670, 1795450723670);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795015120430, 0, NULL),
	('timestamp', 'healthy', 1795360724167, 0, NULL),
	('word-count', 'healthy', 1795360724195, 0, NULL),
	('slugify', 'healthy', 1795360724223, 0, NULL),
	('random-uuid', 'healthy', 1795360724239, 0, NULL),
	('hk-weather', 'unhealthy', 1795360724248, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795360724249, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795360724251, 0, NULL),
	('scan-submit', 'healthy', 1795360724254, 0, NULL),
	('scan-result', 'healthy', 1795360724258, 3, NULL),
	('counted-echo', 'healthy', 1795360724267, 0, NULL),
	('slow-echo', 'healthy', 1795360724279, 0, NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M81XD4P9Q1PDQSDGJ1AVC1DD', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M81XD4P2R7P888D2C8X0KM72', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M81XD4PPQQVGV6DGHP06BBTY"}]}', NULL, NULL, 1795360723657, NULL, 1795360723682, 1795447123682, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M81XD5KBXZ1YD2N7R1JWN5H4', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M81XD5K22DWP3TQKZX98PJ1Y', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795360724587, NULL, NULL, 1795533524587, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795360723625);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795360722101),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795360721620),
	('scan-submit', 1, 1, 1, 0, 0, 3, 1795360723650);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7QKT5K6879NCRNK56E8SVY7', 'usr_01M7QKT5JGE0EKQ41EMNS0JX2R', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795015120486);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$7M0HGgKz+bhdgulHZPoR9Q$LZiq3+gXmjtku0ABEJWgM4564sndixW27MsKrLV4FPs', NULL, 1795015120158, 1795015120158),
	('usr_01M7QKT5JGE0EKQ41EMNS0JX2R', '4d826415-41cb-4704-9103-401c71d715a1@example.com', '4d826415-41cb-4704-9103-401c71d715a1', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$JpBdNCpTAyenegDjitPZhg$s/NPrlbyG2hp5MT+HdFYrzFWLdYD8OG+h/kttDE3DTs', NULL, 1795015120464, 1795015120464),
	('usr_01M7QKT5HEPV7K53B331YMBW69', '832d1958-dc16-4eac-9791-aeca395e14b4@example.com', '832d1958-dc16-4eac-9791-aeca395e14b4', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$k55Rgw5rnznwe3277G2K2Q$mq31Mz2DfL7fQKTgyOHii+fKk2qltp5HNaKUoWUGxZ4', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795015120430, 1795015120498),
	('usr_01M7QKT5HX9TMCNNHDE56NE54B', 'f1d31708-949d-4cf0-9595-83a881addba6@example.com', 'f1d31708-949d-4cf0-9595-83a881addba6', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$troKWDFTkUsKeE8GjPiYrQ$S1dcBeOaPp6fm87eZhlvScltJIv4tdTw7j5DVwB5dbY', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795015120445, 1795015120510),
	('usr_01M81XD4MZHPYQ28X7133D5YHF', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795360723615, 1795360723615);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M81XD36DRH5PPCM0T88FQFV9', '0x3ebb25850e9d2e7c07cce1690c9e49b8c2bfc188', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795360722125);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M81XD4JVEKD733E5H9VD3QYQ', 'sig_01M81XD46HX8Q35C3D2V9Y3N5P', 'asset', 'ast_01M81XD4DTAPE6EJP8Z11YB64J', '{"kind":"asset","id":"ast_01M81XD4DTAPE6EJP8Z11YB64J","title":"Sightings of quetzals in Costa Rica","score":0.7388,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:39741/api/v1/assets/ast_01M81XD4DTAPE6EJP8Z11YB64J"}', 'waiting', 0, 1795360723547, NULL, NULL, NULL, 1795360723547);

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
