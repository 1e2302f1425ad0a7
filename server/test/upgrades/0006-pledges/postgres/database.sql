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
	('log_01M7S9QYJYJRNKT0CT13A4NRBB', 1795071670878, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7S9QYJCT9SJFH1PYJVJ4ZMQ', 1),
	('log_01M7S9QYM7B8MVBC4WQH7XT9BW', 1795071670919, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7S9QYKFWT2321YQDJK42XQK', 1),
	('log_01M83KAVMG9Q4QZFKDCFGCN0PC', 1795417271952, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M83KAVJ9MPMEYJFHMVM4QCCB', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVM8JRZ07NJCY5RRD9Y1', 1),
	('log_01M83KAVWJ72QJBKKXEZ1WAJEN', 1795417272210, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVWBHRCZ6TTF5EDD77ME', 1),
	('log_01M83KAVXJZ3BK00GQQQBKGKBA', 1795417272242, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVXC0061RMBS50BW7V3W', 1),
	('log_01M83KAVYGW2BYJ32GPPW5Z16K', 1795417272272, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVYAFGBYMC48JV2NB46D', 1),
	('log_01M83KAVZFHM9CKEKCHQ0KKZ2N', 1795417272303, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVZ8X3Y3C8G8P4V6YDZF', 1),
	('log_01M83KAW0968J187GW953DNBEK', 1795417272329, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW04X6BXQXJMVEBX287S', 1),
	('log_01M83KAW11TTTNH103BRKT9T02', 1795417272353, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW0W9X18P7ZBT9Z06RFS', 1),
	('log_01M83KAW1ZAJP6ATMT0MHG4S7V', 1795417272383, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW1S3R57VV6KHMWQNG76', 1),
	('log_01M83KAW2S0H6SDA8QGNGQE76W', 1795417272409, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW2MT2JM0XNHBD3JF2DA', 1),
	('log_01M83KAW3V2EDD1D5CVWMEWCY6', 1795417272443, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW3KTC0PPKAPYKAGJFC5', 1),
	('log_01M83KAW4VZTDXHQEV78N6XX1H', 1795417272475, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW4PG0AFCKBJBWFSY43S', 1),
	('log_01M83KAVM6T8ABH14D0HAJ9E3J', 1795417271942, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M83KAVJ9MPMEYJFHMVM4QCCB', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVKE9X8W814MRSZRAG9M', 1),
	('log_01M83KAVNWGJ33VYYQE45HFGTF', 1795417271996, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVNJJJZS5D1P7QH9MH1J', 1),
	('log_01M83KAVP4928WBDXGVTXHE6XB', 1795417272004, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVNY2AH2YJ210P5APX2Q', 1),
	('log_01M83KAVPTG9Y093N9M2SA0V72', 1795417272026, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVP9FTQP0C1NRGG24MVM', 1),
	('log_01M83KAVQ4277GBTSXB8RQ3VY1', 1795417272036, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVPX9ZWAY9HEPCMP7D67', 1),
	('log_01M83KAVQFA5Y4MQXY62QJQCJX', 1795417272047, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVQ6BT2X5PYGQD3K9X1M', 1),
	('log_01M83KAVQTZFVFXADZDMMZKW08', 1795417272058, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVQSWBWA8DW11FN4QTT1', 1),
	('log_01M83KAVRWBFBG053813J9S0ZG', 1795417272092, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVQZYKTR2T4CW5TETK7E', 1),
	('log_01M83KAVTS3X4PQ1MPQ05KJ5Y4', 1795417272153, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAVTS3J4399XE192QVR9K', 1),
	('log_01M83KAVW96XBBVHP1HYBKHE7R', 1795417272201, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVVZ9NHX56HPS1RM97EE', 1),
	('log_01M83KAVXAJ2C8C5T15TD0ZYNE', 1795417272234, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVWRK2G2XTQTHKT4F9J0', 1),
	('log_01M83KAVY8971BC18TEBCFSGVG', 1795417272264, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVXSGNG1D1TXBGPCDZQ3', 1),
	('log_01M83KAVZ6TX1FNK247T2XDJGH', 1795417272294, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVYPDBKYV0BTH6JRMJPS', 1),
	('log_01M83KAW012DRD7S7ZJXC69ZEG', 1795417272321, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAVZPF6V67NYYKSNV9NZ0', 1),
	('log_01M83KAW0S5A20QH2ZX0BY0GJE', 1795417272345, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW0EFEM29NDRG5GB82EJ', 1),
	('log_01M83KAW1N5KE758JG4SWP1H41', 1795417272373, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW17TG4WSBTN8F83JCSF', 1),
	('log_01M83KAW2HVB255GHD8BFA7NTW', 1795417272401, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW245584Z4900ZBZGPK6', 1),
	('log_01M83KAW3GQ95YF6B5YK9PQWCE', 1795417272432, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW30NN4EEC14RDNCSEQM', 1),
	('log_01M83KAW4K2T2AS17J5GZG7VHV', 1795417272467, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW418P7Y3MVT0FHC29MX', 1),
	('log_01M83KAW6EMM7YDNY6PZZ10PX9', 1795417272526, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW66S1WSK3JY8KEWQAVH', 1),
	('log_01M83KAW7FXE26WRD47CHP1MFD', 1795417272559, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW77B7TZT8510WEZ83X3', 1),
	('log_01M83KAW8D4YMEAC3SJZC12NEY', 1795417272589, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW87HDAEWJRH4TYQB15B', 1),
	('log_01M83KAW9D0H6BPH1SYT5C45RD', 1795417272621, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 'node', 'ast_01M83KAV695J6FKWEAA8ESPSA7', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAW95Y21XPD27ZBGQCX5S', 1),
	('log_01M83KAWEB74PD0R6CGNJMM1NE', 1795417272779, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M83KAWCGPFATWY1PS5KJYSJC', NULL, 'node', 'ast_01M83KAV695J6FKWEAA8ESPSA7', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAWE08TWAZ7BBTBXV31QF', 1),
	('log_01M83KAW63V223NXRVR9YAZMW1', 1795417272515, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW51T2XZCCG4MNVTQVTY', 1),
	('log_01M83KAXNHCA248KFG6YRAHH2M', 1795417274033, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAXN6PY0WZDHK5AESYP61', 1),
	('log_01M83KAW754X2W066158J6G3QZ', 1795417272549, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW6QN9AVM6QSAYXRBST5', 1),
	('log_01M83KAW84Q2B2HMEMDYF1B0NZ', 1795417272580, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KATMT1B52NVXP6XTXDSFY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW7PGYP1HE8Y8WZMDXAM', 1),
	('log_01M83KAW91M01QAC6EK3NMX81C', 1795417272609, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, NULL, 'ast_01M83KAV695J6FKWEAA8ESPSA7', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAW8KZHQDGPJAQH5T151W', 1),
	('log_01M83KAWJM4PEM0B49FATPB6JS', 1795417272916, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWJ0BJ7BBWNK4Q1P78FP', 1),
	('log_01M83KAWK1HMG9D8ZKFZ9RY5RR', 1795417272929, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWJPEE54NMH3AR31GEZB', 1),
	('log_01M83KAWKRVDBHZE77THC569K9', 1795417272952, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWK33E8JEDECGQXQNKP7', 1),
	('log_01M83KAWMEDK1W18TTX7K7GQ6Z', 1795417272974, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWKTJPM9FC4DC55ZBH73', 1),
	('log_01M83KAWMZJMWVVTWJ4TAH56RK', 1795417272991, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWMG3V7RYCDD9Y7ZH37G', 1),
	('log_01M83KAWNJJ8379Z1FBQMDSY43', 1795417273010, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWN2E0G325X2EFPRW0DF', 1),
	('log_01M83KAWP3EVZKZAEVK9E6MJJ7', 1795417273027, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWNK06B97CPQSKMY3NJQ', 1),
	('log_01M83KAWPJ910KBHTJ6ZV35GAF', 1795417273042, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWP5QW2E2YDZR5RX6BX8', 1),
	('log_01M83KAWQ32EVNDPYZAX634Y7F', 1795417273059, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWPMG8D9ZB2418G30YHV', 1),
	('log_01M83KAWQP0K1VAMCBNB8HMDB3', 1795417273078, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWQ4HRFJS11BFHR49D10', 1),
	('log_01M83KAWRWWGYDA7N0Y09GBZ8D', 1795417273116, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M83KAWQR29BEJ9PTN4JJ7ZRQ', 1),
	('log_01M83KAWSF4T77P0B9KYTQW9QE', 1795417273135, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M83KAWRZVC2JJ3BX35SXH9CB', 1),
	('log_01M83KAWSWGWW08S8FRGF8TRGA', 1795417273148, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M83KAWSJE6CSNQMJJK9Z59XJ', 1),
	('log_01M83KAXNTFN5NV3KK2JNPPN13', 1795417274042, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAXNJSM8M2X3454N5QG2G', 1),
	('log_01M83KAXPZREJQ3YXS4YA6KHVG', 1795417274079, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAXPPBAPW51K70VYH3VA4', 1),
	('log_01M83KAXT30TWP0TXDR2WRZY0D', 1795417274179, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAXT2CS7W14MCAE2P319A', 1),
	('log_01M83KAXTV30VE9KYAM053ZNZ8', 1795417274203, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAXTAVF067F8XE767C9HH', 1),
	('log_01M83KAXTXRDEWZHQ3DHKWX89Z', 1795417274205, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAXTXNGPAK2QKFAEXSKZ6', 1),
	('log_01M83KAY4QKMVE0BASWYCGFE0S', 1795417274519, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAY4386JQHCY8G0R469HZ', 1),
	('log_01M83KAY5AWT3Y30EMCR5AB5Z4', 1795417274538, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M83KAY4SBG83QMWEQ1423RV6', 1),
	('log_01M83KAY66Q2VJ1BZ7N0QWD81C', 1795417274566, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M83KAY5HB4KA7MC12QJ5EGVY', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7S9QYHGZV3CP89ADEG9MEVX', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', '{"topUpId":"top_01M7S9QYHBNHDBYSCV0W3VWVE0","amountMicros":20000000,"currency":"USD","note":null}', 1795071670832),
	('act_01M83KAVNADQC1CFZ804NGEX49', 'service', 'asset.pause', 'ast_01M83KAVJ9MPMEYJFHMVM4QCCB', '{"reason":"file_missing"}', 1795417271978),
	('act_01M83KAVND500FWVZJY5H436KP', 'service', 'delivery.give_back', 'ast_01M83KAVJ9MPMEYJFHMVM4QCCB', '{"reason":"file_missing","revenue_event_id":"rev_01M83KAVMB0HD1ZBY820F047JM","payment_id":"pay_01M83KAVKE9X8W814MRSZRAG9M","amount":"0.10","lost":"0.00"}', 1795417271981),
	('act_01M83KAVVSM7EE98EWJ2TKRT85', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', '{"refundId":"rfd_01M83KAVVMPM67WAGJSJSV3RFZ","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795417272185),
	('act_01M83KAWA117AVSKAZQ3P4MD8T', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M83KAW9P5DHBMKDKDJZ6GD2X', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795417272641),
	('act_01M83KAWAGTWSYB1026S9V25BB', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M83KAW9P0NQM642Z2MAFK0SA', '{"reference":"wire 17","batchId":"pob_01M83KAW9P5DHBMKDKDJZ6GD2X","ownerId":"usr_01M7S9QYEQE7MJ4G2T9KMJTBQB","amountMicros":1800000}', 1795417272656),
	('act_01M83KAWCXY89AZRWSWF7G7GVF', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', '{"topUpId":"top_01M83KAWCSKKB54KSD4CDZ2MV8","amountMicros":9000000,"currency":"USD","note":null}', 1795417272733),
	('act_01M83KAWGYKCYHHSTQBD8A07D0', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', '{"topUpId":"top_01M83KAWFKRWG0P0Y9M6WS5HG1","refundId":"rfd_01M83KAWGVEFCMFFMAVPDF66HM","amountMicros":2000000,"currency":"USD"}', 1795417272862),
	('act_01M83KAWZ7Z0PXHSX18FJRX3N0', 'usr_00000000000000000000000000', 'user.create', 'usr_01M83KAWZ6GZDYPJTGPSHSWK7Q', '{"role":"owner","hasPassword":false}', 1795417273319),
	('act_01M83KAWZGP1D0R2DNZQP13S40', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795417273328),
	('act_01M83KAXEX7FJJQFFSGY4CSCEZ', 'usr_00000000000000000000000000', 'tool.import', 'src_01M83KAWZS9D9N4WTCABG5FQHQ', '{"kind":"openapi","name":"city","tools":3}', 1795417273821),
	('act_01M83KAXGZ033CW6VWC3T11PFX', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795417273887),
	('act_01M83KAXH10BWG1XJC5AN0R75X', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795417273889),
	('act_01M83KAXH1MCSWCRB2YPQY767A', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795417273889),
	('act_01M83KAXMTRTC17QBQ508YMD95', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795417274010);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7S9QYCXT5BDHSXA4QYFV38Q', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'agent', '7647ff9f7fa6e636fe3d58b67f46cd4e20ba7c4761c768968cb2f2d752e9e91f', 'fbk_BXU8', NULL, NULL, NULL, NULL, 0, 0, 0, 1795071670685, NULL, NULL),
	('key_01M7S9QYEY9ZPJ1MA9VZCYCN16', 'usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 'agent', 'b409f100d71a9cf9eb58718df7cb4d2673f06f716da7ddded57d4a8272bbc642', 'fbk_HQZA', NULL, NULL, NULL, NULL, 0, 0, 0, 1795071670750, NULL, NULL),
	('key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'agent', '5d05ccf664f10dbc828b09dc67d11bb1504d80b3409b073e2dee28ada3dfbf84', 'fbk_38ux', NULL, NULL, NULL, NULL, 20780, 3250000, 3250000, 1795071670822, NULL, NULL),
	('key_01M83KAWCGPFATWY1PS5KJYSJC', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'agent', '95f6b175a65360c46dede602826dc51f5c51bee992cba201c5e023fd6011576a', 'fbk_EjiL', NULL, NULL, NULL, NULL, 20780, 6000000, 6000000, 1795417272720, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M83KAV3JETR3EQ42X3JYTW4W', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795417270938, 1795417270938, NULL, NULL, NULL),
	('ast_01M83KAV84WZGR77633VXA0WZ6', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M83KAVE6BG15GMHTPPDB412G', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795417271556, 1795417271804, NULL, NULL, NULL),
	('ast_01M83KAVGA64GY0SFMVG0Y58TJ', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M83KAVGFAFNKQ48V4SC6G2X4', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795417271818, 1795417271865, NULL, NULL, NULL),
	('ast_01M83KAVJ9MPMEYJFHMVM4QCCB', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M83KAVJCZK4VG3YS7NH6EWEG', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795417271881, 1795417271970, 'file_missing', 1795417271970, NULL),
	('ast_01M83KAV695J6FKWEAA8ESPSA7', 'usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M83KAV6DPG8B1ZXT80DQVC2B', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795417271497, 1795417271497, NULL, NULL, NULL),
	('ast_01M83KAWT5ME2S9Z4SDG9CGG04', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M83KAWT9DDJBSVD9GEEMZBT4', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795417273157, 1795417273157, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'efQoGsZKiJjdDh3UUHh5BsOPZpE_64c2', 1795417273085, 1795417273486, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M83KAWGVEFCMFFMAVPDF66HM', 'top_01M83KAWFKRWG0P0Y9M6WS5HG1', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795417272859, 1795417272872, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M83KAWFKRWG0P0Y9M6WS5HG1', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', NULL, 5000000, 'USD', 'http://127.0.0.1:45941/docs#credit', 'http://127.0.0.1:45941/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795417272819, 1795424472819, 1795417272847, NULL),
	('top_01M83KAWHFS1BSXCAJDS86ETQ2', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', NULL, 5000000, 'USD', 'http://127.0.0.1:45941/docs#credit', 'http://127.0.0.1:45941/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795417272879, 1795424472879, NULL, 1795417872879);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1000000, 'http://127.0.0.1:49150/hook', 'PRf3nE7PcrjLa40b7hPMxlW_5_WKelf2Yq9feYlXc2WkSH8XovZmSfUq9rk2Hvr41R2QbvQUYq0Q_2Kq5Kmp9suXdyPBt7wV2h5o6RX4', 1795417272813, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M83KAVTGBRV7TJGNYQMZY1BF', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'pay_01M83KAVSBYPZAPJTD21S8PBXNjsCEPYgOxQFo6m3RE4U_pztJU3gbtkbRQVhllyH2Op9Bg0BuKAghoGpAqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8R0Khdg37ZRWQ', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795417272144);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M83KAWJ0E49111N3DQ84HK2Y', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M83KAWJ0BJ7BBWNK4Q1P78FP', 1795417272896),
	('sig_01M83KAWJPQTDAWTA5JMBVWAJ2', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M83KAWJPEE54NMH3AR31GEZB', 1795417272918),
	('sig_01M83KAWK30XNMPRC9PEX90TRY', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M83KAWK33E8JEDECGQXQNKP7', 1795417272931),
	('sig_01M83KAWKV27TKKYJ7FNVGR46Q', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M83KAWKTJPM9FC4DC55ZBH73', 1795417272955),
	('sig_01M83KAWMGGGRRB3NEKB97P1SG', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M83KAWMG3V7RYCDD9Y7ZH37G', 1795417272976),
	('sig_01M83KAWN2DT9E89RAH2TXN9ZY', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M83KAWN2E0G325X2EFPRW0DF', 1795417272994),
	('sig_01M83KAWNMDYG89ZYRMG28JY6J', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M83KAWNK06B97CPQSKMY3NJQ', 1795417273012),
	('sig_01M83KAWP55V67N4ZWJR15H3RG', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M83KAWP5QW2E2YDZR5RX6BX8', 1795417273029),
	('sig_01M83KAWPM75EPY9JWYNY7A917', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M83KAWPMG8D9ZB2418G30YHV', 1795417273044),
	('sig_01M83KAWQ50RQM9SCN4D06T3AB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M83KAWQ4HRFJS11BFHR49D10', 1795417273061),
	('sig_01M83KAWQSP1FS28RKJV3HBKDP', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M83KAWQR29BEJ9PTN4JJ7ZRQ', 1795417273081),
	('sig_01M83KAWRZPMRH8BR4APH1X8W9', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M83KAWRZVC2JJ3BX35SXH9CB', 1795417273119),
	('sig_01M83KAWSJJNSQDMADGSFVYVAP', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M83KAWSJE6CSNQMJJK9Z59XJ', 1795417273138);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M83KAWJ0E49111N3DQ84HK2Y', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'tE9dhT3OZ4YnsAqdyDb_l1ivg742Mil0g419Lio1-FucABo8L8QgfpZ4n_bJC0xN1Kk0Gpx6k7-XD8fNeoR3QTL9wLRpMEZLf6U9ekNK', 'sightings of quetzals in Costa Rica', 'dataset', 1795417272899, 1803193272899, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWJPQTDAWTA5JMBVWAJ2', 'http://127.0.0.1:49150/hook', '127.0.0.1', '63Agdff6evdqq5vhul1CvtRPKrJjIKCWmPkoSSb8DIScrNFxfrbiwa6oFPL_aijvFah_MQDgbrpVDDPu_zLvVJhZ-1Wjqqz3GDaFVgHK', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795417272919, 1803193272919, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWK30XNMPRC9PEX90TRY', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'UCajzAqvHc9CXJfOp0XjJpHXonbQ1E7s9VgTzcLmr5Ajaz-z3Na_Sbw5yM5JYGrubh3APvIUHUcp-L2r2FEqPqqeGBNAm5K5dE0CEiRp', 'snow depths of the Alps', 'dataset', 1795417272932, 1803193272932, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWKV27TKKYJ7FNVGR46Q', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'TKiixpZpGk_HFm_51xMPcv-y_gkHCGQ8v6ZTlpugmgZaCqrJcfeDU1tDz3bft8FJfNpyBCphwSoK0K1PoqGI4nP6Y-NZSnNaIckqN0OK', 'snow depths of the Andes', 'dataset', 1795417272956, 1803193272956, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWMGGGRRB3NEKB97P1SG', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'C9DiXMDkWGlSzTHb2-qVsmxy8fN3KljX9DqbOQbzPo4dHpxAxeN0GriCy7qvtu52ELIyXTsu5lhb0iM-UvJ56Ttl1ZK1sI_uqwSWwvfZ', 'snow depths of the Atlas', 'dataset', 1795417272977, 1803193272977, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWN2DT9E89RAH2TXN9ZY', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'kaJnyRALztxhit3PONALvM_stxiM_djBszk3zdLdu-494RK-zjxYi8AtHUbDmXe9ry8gCIr1M-mqA01azo0a6P-Vrh3B7jNSdIu6lz48', 'snow depths of the Carpathians', 'dataset', 1795417272995, 1803193272995, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWNMDYG89ZYRMG28JY6J', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'gz1vqK_GO_cYDw3Jnwb7Ryiyy6xmfpfk3_T3Cqv_EuJjrxSqkSkzA5CHen7FjHlQQPAHzzoVLH2Ykgz0lbyBSNdgxISqKVQXCfGgvWfE', 'snow depths of the Caucasus', 'dataset', 1795417273013, 1803193273013, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWP55V67N4ZWJR15H3RG', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'lV8-IrxkdRREMvaJMtiI8vLyAFxYqLvnvCQWaMcbUGxViW7paw1CM_4_V-Gu2-alr_S0VtKJcXGdOJuZTFhU3v8rfhtJSRJX5IAxkibL', 'snow depths of the Dolomites', 'dataset', 1795417273030, 1803193273030, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWPM75EPY9JWYNY7A917', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'K8_gz3GP-dJguVHOVS3jFrhkNhNG_WuT-OlFa665N60x0FkD_Kvt5psezyHAx3wH0eW4hcbvksT0xv8pf6lmV6vH0uFdx3-nAA8UjEXB', 'snow depths of the Pyrenees', 'dataset', 1795417273045, 1803193273045, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M83KAWQ50RQM9SCN4D06T3AB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'jl0og7iMOIMWuE_BzgfP2lU0DQRDQjHUy6MnW2JEX9inLx2VQ5VzFAVYze9d10duWwPTV5_Ww3HumtCCuXtU0ZxOrOGesJWPvcXQuLe9', 'snow depths of the Rockies', 'dataset', 1795417273062, 1803193273062, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M83KAWZF3ANGZ6CNGNAAR6QZ', 'timestamp', 30000, 1795417273327);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'staff', 1795417274064);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'staff', 'anna', '', 1795417274064);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7S9QY1V8ME49K4WXX10F637', 1795071670337);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-get-bike', 'src_01M83KAWZS9D9N4WTCABG5FQHQ', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37027/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'ntiKUSNrYTUWIFZv93cHy8t4UUkI6NL5iTQb2jdFsBw', 10000, 'published', 'called with its example', 0, 1795417273885, NULL, NULL, NULL, 1795417273817, 1795417273816),
	('city-create-tree', 'src_01M83KAWZS9D9N4WTCABG5FQHQ', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:37027/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '2E5MmO0dau0CkhZX5_JzHo2a81Im1hsy0TQuY4Cb1PU', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795417273887, NULL, NULL, NULL, 1795417273817, 1795417273816),
	('city-list-bikes', 'src_01M83KAWZS9D9N4WTCABG5FQHQ', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37027/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'x-mCkiyqZlI4DyfY986vJ9MEMkRonydnQFk5k9CUBe8', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795417273875, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37027/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'sGccrjUUvQUaf1kInUqUlPSA7wcyOOxVaP1-eJb3aMA', 1795417273818, 1795417273816);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M83KATMT1B52NVXP6XTXDSFY:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83KATMT1B52NVXP6XTXDSFY"},"run":"match:asset:ast_01M83KATMT1B52NVXP6XTXDSFY:20780:0","cursor":null}', 'done', 1795417271435, 1, 8, NULL, NULL, NULL, 1795417271435, 1795417271489),
	('match:asset:ast_01M83KAVGA64GY0SFMVG0Y58TJ:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83KAVGA64GY0SFMVG0Y58TJ"},"run":"match:asset:ast_01M83KAVGA64GY0SFMVG0Y58TJ:20780:0","cursor":null}', 'done', 1795417271836, 1, 8, NULL, NULL, NULL, 1795417271836, 1795417272505),
	('match:asset:ast_01M83KAV695J6FKWEAA8ESPSA7:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83KAV695J6FKWEAA8ESPSA7"},"run":"match:asset:ast_01M83KAV695J6FKWEAA8ESPSA7:20780:0","cursor":null}', 'done', 1795417271518, 1, 8, NULL, NULL, NULL, 1795417271518, 1795417272509),
	('match:asset:ast_01M83KAVJ9MPMEYJFHMVM4QCCB:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83KAVJ9MPMEYJFHMVM4QCCB"},"run":"match:asset:ast_01M83KAVJ9MPMEYJFHMVM4QCCB:20780:0","cursor":null}', 'done', 1795417271900, 1, 8, NULL, NULL, NULL, 1795417271900, 1795417272513),
	('match:asset:ast_01M83KAV84WZGR77633VXA0WZ6:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83KAV84WZGR77633VXA0WZ6"},"run":"match:asset:ast_01M83KAV84WZGR77633VXA0WZ6:20780:0","cursor":null}', 'done', 1795417271775, 1, 8, NULL, NULL, NULL, 1795417271775, 1795417272518),
	('match:asset:ast_01M83KAWT5ME2S9Z4SDG9CGG04:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M83KAWT5ME2S9Z4SDG9CGG04"},"run":"match:asset:ast_01M83KAWT5ME2S9Z4SDG9CGG04:20780:0","cursor":null}', 'done', 1795417273174, 1, 8, NULL, NULL, NULL, 1795417273174, 1795417273293),
	('tell_sellers:plg_01M83KAWDPC572M2WP3257WZ3K', 'tell_sellers', '{"pledgeId":"plg_01M83KAWDPC572M2WP3257WZ3K"}', 'done', 1795417272765, 1, 8, NULL, NULL, NULL, 1795417272765, 1795417273299),
	('tell_sellers:plg_01M83KAWENS57037XFC104TRR2', 'tell_sellers', '{"pledgeId":"plg_01M83KAWENS57037XFC104TRR2"}', 'done', 1795417272794, 1, 8, NULL, NULL, NULL, 1795417272794, 1795417273303),
	('tell_sellers:plg_01M83KAWD6HF60AYV9QJNBN43R', 'tell_sellers', '{"pledgeId":"plg_01M83KAWD6HF60AYV9QJNBN43R"}', 'done', 1795417272750, 1, 8, NULL, NULL, NULL, 1795417272750, 1795417273314),
	('job_01M83KAWR5B7H083S8M9ZBY7WK', 'challenge_callbacks', '{}', 'done', 1795417273093, 1, 8, NULL, NULL, NULL, 1795417273093, 1795417273492),
	('job_01M83KAX69DN6YPVJVNDRRG33E', 'notify_watch', '{}', 'waiting', 1795417333541, 0, 8, NULL, NULL, NULL, 1795417273545, NULL),
	('job_01M83KAX6K0CGYWT9J6ZZJHHX6', 'notify_watch', '{}', 'waiting', 1795417278981, 0, 8, NULL, NULL, NULL, 1795417273555, NULL),
	('job_01M83KAWYBZ14FPM3WPH60D6R7', 'notify_watch', '{}', 'done', 1795417273291, 1, 8, NULL, NULL, NULL, 1795417273291, 1795417273561),
	('match:tool:city-list-bikes:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20780:0","cursor":null}', 'waiting', 1795417273889, 0, 8, NULL, NULL, NULL, 1795417273889, NULL),
	('match:tool:city-get-bike:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20780:0","cursor":null}', 'waiting', 1795417273892, 0, 8, NULL, NULL, NULL, 1795417273892, NULL),
	('match:tool:city-create-tree:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20780:0","cursor":null}', 'waiting', 1795417273893, 0, 8, NULL, NULL, NULL, 1795417273893, NULL),
	('work_tool_job:job_01M83KAXNQCEC45TGWXWHH56S7', 'work_tool_job', '{"jobId":"job_01M83KAXNQCEC45TGWXWHH56S7"}', 'done', 1795417274041, 1, 1000, NULL, NULL, NULL, 1795417274041, 1795417274058),
	('match:tool:slow-echo:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20780:0","cursor":null}', 'waiting', 1795417274181, 0, 8, NULL, NULL, NULL, 1795417274181, NULL),
	('work_tool_job:job_01M83KAY52KY2TC4EDEXS4ERCZ', 'work_tool_job', '{"jobId":"job_01M83KAY52KY2TC4EDEXS4ERCZ"}', 'running', 1795417274532, 1, 1000, 1795424774543, 'proc_01M83KAXQVGQQG5KZX8ZQ7EKQG', NULL, 1795417274532, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'USD', 550000),
	('test:earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'USD', 90000),
	('earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'USD', 0),
	('earnings:usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 'USD', 2700000),
	('credit:usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'USD', 3000000),
	('credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7S9QYHBYT4K851H21E0YTSB', 'operator:grants', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 20000000, 'USD', 'top_up', NULL, NULL, 1795071670827),
	('led_01M7S9QYJH8CZS48ZYS4QEH8Y2', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7S9QYJCT9SJFH1PYJVJ4ZMQwNCGA4gOMWiCrfpqemdkChVE6qdniFY', NULL, 1795071670865),
	('led_01M7S9QYKZCANB89263B3BMGDV', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7S9QYKFWT2321YQDJK42XQKhNCGA4gOMWiCrfpqemdkBgGh8pv6Jkj0FgvXiJu2KxcOttM-ZxwB-w', NULL, 1795071670911),
	('led_01M83KATM8KBBTR9WV1MM3VXR5', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7S9QYJCT9SJFH1PYJVJ4ZMQwNCGA4gOMWiCrfpqemdkChVE6qdniFY', NULL, 1795417270920),
	('led_01M83KATM8H2PDP61YRWJ0P5XA', 'payments:held', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 50000, 'USD', 'refund', 'pay_01M7S9QYKFWT2321YQDJK42XQKhNCGA4gOMWiCrfpqemdkBgGh8pv6Jkj0FgvXiJu2KxcOttM-ZxwB-w', NULL, 1795417270920),
	('led_01M83KAVKVKRA1TER2YDTXKNB1', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAVKE9X8W814MRSZRAG9MwaCNBogOAgGiBzVuSaWo70nxpuhLsYvpTEG5nQnI5Q', NULL, 1795417271931),
	('led_01M83KAVMBXFM10DAJZVH3ED69', 'payments:held', 'test:earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAVKE9X8W814MRSZRAG9MwaCNBogOAgGiBzVuSaWo70nxpuhLsYvpTEG5nQnI5Q', 'call_01M83KAVMBNWC1NN4KZS8WTHA8', 1795417271947),
	('led_01M83KAVMBHSWW3R9J0KPWM3GG', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAVKE9X8W814MRSZRAG9MwaCNBogOAgGiBzVuSaWo70nxpuhLsYvpTEG5nQnI5Q', 'call_01M83KAVMBNWC1NN4KZS8WTHA8', 1795417271947),
	('led_01M83KAVMXY34XNVYTP4VHMA2G', 'test:earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'payments:held', 90000, 'USD', 'sale', 'pay_01M83KAVKE9X8W814MRSZRAG9MwaCNBogOAgGiBzVuSaWo70nxpuhLsYvpTEG5nQnI5Q', 'call_01M83KAVMBNWC1NN4KZS8WTHA8', 1795417271965),
	('led_01M83KAVMX0XPCRXPP6B6RF9NC', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M83KAVKE9X8W814MRSZRAG9MwaCNBogOAgGiBzVuSaWo70nxpuhLsYvpTEG5nQnI5Q', 'call_01M83KAVMBNWC1NN4KZS8WTHA8', 1795417271965),
	('led_01M83KAVNRS1BKDNTZ669WDA72', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83KAVNJJJZS5D1P7QH9MH1JwNCGA4gOMWiCrfpqemdkIvAsBZPkDqs', NULL, 1795417271992),
	('led_01M83KAVP2AZN3471N3CX41EB3', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M83KAVNJJJZS5D1P7QH9MH1JwNCGA4gOMWiCrfpqemdkIvAsBZPkDqs', 'call_01M83KAVNYWG50SPKYWR2KAE25', 1795417272002),
	('led_01M83KAVPJRZN6G7DJW0BGY8NK', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83KAVP9FTQP0C1NRGG24MVMhNCGA4gOMWiCrfpqemdkBgGh8pv6Jkj0FgvXiJu2KxeyfR8OcL397A', NULL, 1795417272018),
	('led_01M83KAVQ322TNYPYDNH30MS5M', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M83KAVP9FTQP0C1NRGG24MVMhNCGA4gOMWiCrfpqemdkBgGh8pv6Jkj0FgvXiJu2KxeyfR8OcL397A', 'call_01M83KAVPZJ0Y2PE1EVBSVX15J', 1795417272035),
	('led_01M83KAVQBCYPWVXTE5QW469DJ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83KAVQ6BT2X5PYGQD3K9X1MwNCGA4gOMXkGn8t9OmdkFD4Q9uDuehw', NULL, 1795417272043),
	('led_01M83KAVRQ6GS1QFEQ8G77HEP4', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83KAVR64WRECHS2RA3M5AF5jNCGA4gOMWiCrfpqemdkqQEe1VMqWFEnaC5xGpttSFQ9NBsmTkwlLfsucC55h_GDmjkqYNg', NULL, 1795417272087),
	('led_01M83KAVRQHFKKWHEKR25J16RT', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M83KAVR64WRECHS2RA3M5AF5jNCGA4gOMWiCrfpqemdkqQEe1VMqWFEnaC5xGpttSFQ9NBsmTkwlLfsucC55h_GDmjkqYNg', 'call_01M83KAVR917ZBVSNWEKCBNXBT', 1795417272087),
	('led_01M83KAVTGV6P8J776BC48SZ3X', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M83KAVSBYPZAPJTD21S8PBXNjsCEPYgOxQFo6m3RE4U_pztJU3gbtkbRQVhllyH2Op9Bg0BuKAghoGpAqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8R0Khdg37ZRWQ', NULL, 1795417272144),
	('led_01M83KAVTGHD3QDMC0QVZ8F0BF', 'payments:held', 'test:credit:0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 1000000, 'USD', 'top_up', 'pay_01M83KAVSBYPZAPJTD21S8PBXNjsCEPYgOxQFo6m3RE4U_pztJU3gbtkbRQVhllyH2Op9Bg0BuKAghoGpAqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8R0Khdg37ZRWQ', 'call_01M83KAVSEFK6A5MS4T6GD2WP4', 1795417272144),
	('led_01M83KAVV2BQMV8P0VF6FSGAMF', 'test:credit:0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83KAVV219BPXA5YKDNEZR4QkNCGA4gOMWiCrfpqemdkqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8Rfv8_IyOlXNk', NULL, 1795417272162),
	('led_01M83KAVVD9PP5G1T6JEG612BE', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M83KAVV219BPXA5YKDNEZR4QkNCGA4gOMWiCrfpqemdkqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8Rfv8_IyOlXNk', 'call_01M83KAVV2B2Z307MGQS9YN5MD', 1795417272173),
	('led_01M83KAVVMY956CHYWCY3FPR2F', 'test:credit:0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M83KAVVMPM67WAGJSJSV3RFZ', NULL, 1795417272180),
	('led_01M83KAVW5M7B388NX96RTEE04', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAVVZ9NHX56HPS1RM97EEwaCNBogOAgGiBzVqmgrKKu-2N3XW5f6XhwOjBdJZBw', NULL, 1795417272197),
	('led_01M83KAVWERJ56K8NC52B9JVY4', 'payments:held', 'test:earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAVVZ9NHX56HPS1RM97EEwaCNBogOAgGiBzVqmgrKKu-2N3XW5f6XhwOjBdJZBw', 'call_01M83KAVWEEK5WJDG1W9DDHZQ8', 1795417272206),
	('led_01M83KAVWES2MWQ1QY20G4AGYZ', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAVVZ9NHX56HPS1RM97EEwaCNBogOAgGiBzVqmgrKKu-2N3XW5f6XhwOjBdJZBw', 'call_01M83KAVWEEK5WJDG1W9DDHZQ8', 1795417272206),
	('led_01M83KAVX363QZ8WQ2CE1BSJVG', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAVWRK2G2XTQTHKT4F9J0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6PUjkhEZ3oG', NULL, 1795417272227),
	('led_01M83KAVXF6NPNJYGHK8GP14YS', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAVWRK2G2XTQTHKT4F9J0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6PUjkhEZ3oG', 'call_01M83KAVXFZP5VWR6KSJM59ZRW', 1795417272239),
	('led_01M83KAVXF90QGW9SMAN6VTY75', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAVWRK2G2XTQTHKT4F9J0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6PUjkhEZ3oG', 'call_01M83KAVXFZP5VWR6KSJM59ZRW', 1795417272239),
	('led_01M83KAVY1B2XPHGCJ7F4S4EH8', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAVXSGNG1D1TXBGPCDZQ3haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6kCndVlwHT0', NULL, 1795417272257),
	('led_01M83KAVYD8Z42ZKY1T6V4V6GW', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAVXSGNG1D1TXBGPCDZQ3haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6kCndVlwHT0', 'call_01M83KAVYDKR4F70D0GKMECGC6', 1795417272269),
	('led_01M83KAVYDN5HQZS7DH5MYKTX6', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAVXSGNG1D1TXBGPCDZQ3haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6kCndVlwHT0', 'call_01M83KAVYDKR4F70D0GKMECGC6', 1795417272269),
	('led_01M83KAVZ0796SGSS0CW8231HH', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAVYPDBKYV0BTH6JRMJPShaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9e1ngN6V3Gw', NULL, 1795417272288),
	('led_01M83KAVZC8BGAM4BVJGYEJR3M', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAVYPDBKYV0BTH6JRMJPShaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9e1ngN6V3Gw', 'call_01M83KAVZC3403ZTFK5VYHW83B', 1795417272300),
	('led_01M83KAW9PQTKRMJQXKKPYTFYE', 'earnings:usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795417272630),
	('led_01M83KAVZCNTXED5JFYRZG50RQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAVYPDBKYV0BTH6JRMJPShaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9e1ngN6V3Gw', 'call_01M83KAVZC3403ZTFK5VYHW83B', 1795417272300),
	('led_01M83KAVZXEV79VT14M2NKXEBY', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAVZPF6V67NYYKSNV9NZ0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5fppAaHqmJP', NULL, 1795417272317),
	('led_01M83KAW069AR192BYWNQQJXJ7', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAVZPF6V67NYYKSNV9NZ0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5fppAaHqmJP', 'call_01M83KAW06DHS98VZA18VGC1A0', 1795417272326),
	('led_01M83KAW06F2V8216MM016NJ5M', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAVZPF6V67NYYKSNV9NZ0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5fppAaHqmJP', 'call_01M83KAW06DHS98VZA18VGC1A0', 1795417272326),
	('led_01M83KAW0MT950GAE8FTP8VH97', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAW0EFEM29NDRG5GB82EJhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF1PrJr4yU837', NULL, 1795417272340),
	('led_01M83KAW0ZVQSPB5B9KDXJAHS8', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAW0EFEM29NDRG5GB82EJhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF1PrJr4yU837', 'call_01M83KAW0YN2SPADB6TAWX9XX7', 1795417272351),
	('led_01M83KAW0Z0XX5FRK9DHWV0SSC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAW0EFEM29NDRG5GB82EJhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF1PrJr4yU837', 'call_01M83KAW0YN2SPADB6TAWX9XX7', 1795417272351),
	('led_01M83KAW1FVYZE781TXM31XJN2', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAW17TG4WSBTN8F83JCSFhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5tLXteLATU4', NULL, 1795417272367),
	('led_01M83KAW1WN42F1CNE3K9G0QTE', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAW17TG4WSBTN8F83JCSFhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5tLXteLATU4', 'call_01M83KAW1WEQ8Y8PQEHAYRYXY0', 1795417272380),
	('led_01M83KAW1W82YR33NFBMVTW3NE', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAW17TG4WSBTN8F83JCSFhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5tLXteLATU4', 'call_01M83KAW1WEQ8Y8PQEHAYRYXY0', 1795417272380),
	('led_01M83KAW2B6X53WX0CJF0X906R', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAW245584Z4900ZBZGPK6haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9FTE9YeKY5B', NULL, 1795417272395),
	('led_01M83KAW2PFDB45V7SP4P7G8VZ', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAW245584Z4900ZBZGPK6haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9FTE9YeKY5B', 'call_01M83KAW2PQ7XDZTN28RRC0BNY', 1795417272406),
	('led_01M83KAW2P6H1XSMG7GCZTETGG', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAW245584Z4900ZBZGPK6haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9FTE9YeKY5B', 'call_01M83KAW2PQ7XDZTN28RRC0BNY', 1795417272406),
	('led_01M83KAW39K8V7W1NHC2MW9YK3', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAW30NN4EEC14RDNCSEQMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF60TeDNsGbiO', NULL, 1795417272425),
	('led_01M83KAW3PMKRGFNR498DT9NSQ', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAW30NN4EEC14RDNCSEQMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF60TeDNsGbiO', 'call_01M83KAW3PJQBZ8EQANPEB0N1J', 1795417272438),
	('led_01M83KAW3PHX9V1XT2T228500Q', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAW30NN4EEC14RDNCSEQMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF60TeDNsGbiO', 'call_01M83KAW3PJQBZ8EQANPEB0N1J', 1795417272438),
	('led_01M83KAW4E2S557EYN4QZ3BVVT', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAW418P7Y3MVT0FHC29MXhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5WgCOhJoZtC', NULL, 1795417272462),
	('led_01M83KAW4RBKHDNVWZZXCX8ZYD', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAW418P7Y3MVT0FHC29MXhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5WgCOhJoZtC', 'call_01M83KAW4RPVE9V9KPC7T9QTTS', 1795417272472),
	('led_01M83KAW4RPSBS7HKV0HNC4X69', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAW418P7Y3MVT0FHC29MXhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5WgCOhJoZtC', 'call_01M83KAW4RPVE9V9KPC7T9QTTS', 1795417272472),
	('led_01M83KAW5S7ME9XF6SVQMKTGMQ', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAW51T2XZCCG4MNVTQVTYhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrFxh5tBE3TT8W', NULL, 1795417272505),
	('led_01M83KAW6AP4XNQ44T9ZNKQ1B9', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAW51T2XZCCG4MNVTQVTYhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrFxh5tBE3TT8W', 'call_01M83KAW6AKGT0BKS9DBH4J214', 1795417272522),
	('led_01M83KAW6AJ9VBQKCQ7QFJP2YD', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAW51T2XZCCG4MNVTQVTYhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrFxh5tBE3TT8W', 'call_01M83KAW6AKGT0BKS9DBH4J214', 1795417272522),
	('led_01M83KAW6ZFD0J463ZF6067BTN', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAW6QN9AVM6QSAYXRBST5haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6D-dzvEMWBh', NULL, 1795417272543),
	('led_01M83KAW7BPZVGJ261EEY64JZ7', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAW6QN9AVM6QSAYXRBST5haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6D-dzvEMWBh', 'call_01M83KAW7BMDSB2ZKNDS7DC6FB', 1795417272555),
	('led_01M83KAW7BHV2AJMT40DBQJZS2', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAW6QN9AVM6QSAYXRBST5haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6D-dzvEMWBh', 'call_01M83KAW7BMDSB2ZKNDS7DC6FB', 1795417272555),
	('led_01M83KAW7YCZBYE39GWCSAC2E6', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 100000, 'USD', 'payment', 'pay_01M83KAW7PGYP1HE8Y8WZMDXAMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF98GVgyIoLdU', NULL, 1795417272574),
	('led_01M83KAW8A9YQRCZ9DX9BMPEV0', 'payments:held', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 90000, 'USD', 'sale', 'pay_01M83KAW7PGYP1HE8Y8WZMDXAMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF98GVgyIoLdU', 'call_01M83KAW8ADX70N6PR0YPS771G', 1795417272586),
	('led_01M83KAW8A4T4WSHTJ8VTZ9V5T', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M83KAW7PGYP1HE8Y8WZMDXAMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF98GVgyIoLdU', 'call_01M83KAW8ADX70N6PR0YPS771G', 1795417272586),
	('led_01M83KAW8V6B6A2FC02Q5MDDH7', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M83KAW8KZHQDGPJAQH5T151WhYCJeogOAgGiBzVsySyM-fHKUh2bZUcGAaHym_omSPQWC9eIm7YrF721Czo55vae', NULL, 1795417272603),
	('led_01M83KAW9AF16EDVMAWE3HFZ9H', 'payments:held', 'earnings:usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 1800000, 'USD', 'sale', 'pay_01M83KAW8KZHQDGPJAQH5T151WhYCJeogOAgGiBzVsySyM-fHKUh2bZUcGAaHym_omSPQWC9eIm7YrF721Czo55vae', 'call_01M83KAW99A4TVH0QAW5BKQP7A', 1795417272618),
	('led_01M83KAW9AYWZBTQ105XCMD7M9', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M83KAW8KZHQDGPJAQH5T151WhYCJeogOAgGiBzVsySyM-fHKUh2bZUcGAaHym_omSPQWC9eIm7YrF721Czo55vae', 'call_01M83KAW99A4TVH0QAW5BKQP7A', 1795417272618),
	('led_01M83KAW9P1S2WGZX3S77KQ9K5', 'earnings:usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795417272630),
	('led_01M83KAWAAA5H71ZR8Z4YK00W0', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795417272650),
	('led_01M83KAWCSVP8S2M85YGY85Q1J', 'operator:grants', 'credit:usr_01M83KAWCAFEW4G7H7K1KMRM4J', 9000000, 'USD', 'top_up', NULL, NULL, 1795417272729),
	('led_01M83KAWD6THFJ7KMNXN0XBE70', 'credit:usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M83KAWD5XQFYPN1M17DP1RKZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogc1cZCz1a54NslnL2ZMwCWQGPNchSM', NULL, 1795417272742),
	('led_01M83KAWD6RRDQTBJC0S1YMJF6', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M83KAWD5XQFYPN1M17DP1RKZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogc1cZCz1a54NslnL2ZMwCWQGPNchSM', 'call_01M83KAWD6SAD0CA356YYTXSWZ', 1795417272742),
	('led_01M83KAWDPJH3QTA74WRSEFW7W', 'credit:usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', NULL, 1795417272758),
	('led_01M83KAWDPH34GGS3VYN5ZZKZH', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', 'call_01M83KAWDPHS8KQ54H1HCFWNP8', 1795417272758),
	('led_01M83KAWE5PTR765G54N6NR0AA', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', 'call_01M83KAWDPHS8KQ54H1HCFWNP8', 1795417272773),
	('led_01M83KAWE5KRYPMJ6GRTQMX506', 'payments:held', 'earnings:usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 2700000, 'USD', 'sale', 'pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', 'call_01M83KAWDPHS8KQ54H1HCFWNP8', 1795417272773),
	('led_01M83KAWE579Z9HW7Y2YJVYM8Y', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', 'call_01M83KAWDPHS8KQ54H1HCFWNP8', 1795417272773),
	('led_01M83KAWEN6XA9BN2P5AGW0H64', 'credit:usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M83KAWEMEHCMW2PPSC7M3N4RhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogc1cZCz1a54NslnL2ZML3HO6rnT-oI', NULL, 1795417272789),
	('led_01M83KAWEN5Y5BXFQ6QY1VJS07', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M83KAWEMEHCMW2PPSC7M3N4RhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogc1cZCz1a54NslnL2ZML3HO6rnT-oI', 'call_01M83KAWEN1D0FKBGSD9T9JYWE', 1795417272789),
	('led_01M83KAWF0R9EWNDGTK80RBGNB', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M83KAWEMEHCMW2PPSC7M3N4RhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogc1cZCz1a54NslnL2ZML3HO6rnT-oI', 'call_01M83KAWEN1D0FKBGSD9T9JYWE', 1795417272800),
	('led_01M83KAWF0WCZZ6306GYE1X56M', 'payments:held', 'credit:usr_01M83KAWCAFEW4G7H7K1KMRM4J', 3000000, 'USD', 'refund', 'pay_01M83KAWEMEHCMW2PPSC7M3N4RhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogc1cZCz1a54NslnL2ZML3HO6rnT-oI', NULL, 1795417272800),
	('led_01M83KAWGF9P5PKVRYZHA3V7FZ', 'provider:stripe', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 5000000, 'USD', 'top_up', 'top_01M83KAWFKRWG0P0Y9M6WS5HG1', NULL, 1795417272847),
	('led_01M83KAWGVH7TGC1X8ATY87MME', 'credit:usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M83KAWFKRWG0P0Y9M6WS5HG1', NULL, 1795417272859),
	('led_01M83KAXNDT4TQ3SB9BD603B7C', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M83KAXN6PY0WZDHK5AESYP61wOCnEogOLcqOqQjW8o6opYTEVS30VEM', NULL, 1795417274029),
	('led_01M83KAXNQCWGDV08VPQDWEREH', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M83KAXN6PY0WZDHK5AESYP61wOCnEogOLcqOqQjW8o6opYTEVS30VEM', 'call_01M83KAXNKPQJ1ZJZC8Z3CZ0H4', 1795417274039),
	('led_01M83KAXPWA7RS8PRDAGTM5EZP', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83KAXPPBAPW51K70VYH3VA4wNCGA4gOMWiCrfpqemdkGWObSdiQUs0', NULL, 1795417274076),
	('led_01M83KAY4E5QB1643873X13V6X', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M83KAY4386JQHCY8G0R469HZwOCnEogOLcqOqQjW8o6o7aU620CYd54', NULL, 1795417274510),
	('led_01M83KAY52BCXVEWWCE6ZXGJZF', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M83KAY4386JQHCY8G0R469HZwOCnEogOLcqOqQjW8o6o7aU620CYd54', 'call_01M83KAY4T9N09S3ZET701RXBQ', 1795417274530),
	('led_01M83KAY5ZCCNTR1H6Y5MPC76G', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M83KAY5HB4KA7MC12QJ5EGVYwNCGA4gOJcwE4TpnZNowYy7yXvDI', NULL, 1795417274559);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M83KAVXSGNG1D1TXBGPCDZQ3haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6kCndVlwHT0', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272249, 1795420872257, 1795417272257, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272257),
	('pay_01M83KAVSBYPZAPJTD21S8PBXNjsCEPYgOxQFo6m3RE4U_pztJU3gbtkbRQVhllyH2Op9Bg0BuKAghoGpAqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8R0Khdg37ZRWQ', 'credit', 'credit:0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 1795417272107, 1795420872144, 1795417272144, NULL, NULL),
	('pay_01M7S9QYJCT9SJFH1PYJVJ4ZMQwNCGA4gOMWiCrfpqemdkChVE6qdniFY', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795071670860, 1795075270865, 1795071670865, NULL, NULL),
	('pay_01M7S9QYKFWT2321YQDJK42XQKhNCGA4gOMWiCrfpqemdkBgGh8pv6Jkj0FgvXiJu2KxcOttM-ZxwB-w', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795071670895, 1795075270911, 1795071670911, NULL, NULL),
	('pay_01M7S9QYJ7X178GVMKC0B2PVSVwNCGA4gOMWiCrfpqemdkWBEnMDScHvQ', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795071670855, 1795072570855, NULL, NULL, NULL),
	('pay_01M83KAVKE9X8W814MRSZRAG9MwaCNBogOAgGiBzVuSaWo70nxpuhLsYvpTEG5nQnI5Q', 'asset', 'ast_01M83KAVJ9MPMEYJFHMVM4QCCB', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795417271918, 1795420871966, 1795417271931, NULL, NULL),
	('pay_01M83KAVNJJJZS5D1P7QH9MH1JwNCGA4gOMWiCrfpqemdkIvAsBZPkDqs', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795417271986, 1795420871992, 1795417271992, NULL, NULL),
	('pay_01M83KAVV219BPXA5YKDNEZR4QkNCGA4gOMWiCrfpqemdkqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8Rfv8_IyOlXNk', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 1795417272162, 1795420872162, 1795417272162, NULL, NULL),
	('pay_01M83KAVP9FTQP0C1NRGG24MVMhNCGA4gOMWiCrfpqemdkBgGh8pv6Jkj0FgvXiJu2KxeyfR8OcL397A', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272009, 1795420872018, 1795417272018, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272018),
	('pay_01M83KAVQ6BT2X5PYGQD3K9X1MwNCGA4gOMXkGn8t9OmdkFD4Q9uDuehw', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795417272038, 1795420872043, 1795417272043, NULL, NULL),
	('pay_01M83KAW0EFEM29NDRG5GB82EJhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF1PrJr4yU837', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272334, 1795420872340, 1795417272340, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272340),
	('pay_01M83KAVR64WRECHS2RA3M5AF5jNCGA4gOMWiCrfpqemdkqQEe1VMqWFEnaC5xGpttSFQ9NBsmTkwlLfsucC55h_GDmjkqYNg', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x9986a152843d5067dfc9f149f2128393a73d43dd', '0x9986a152843d5067dfc9f149f2128393a73d43dd', 1795417272070, 1795420872087, 1795417272087, NULL, NULL),
	('pay_01M83KAVVZ9NHX56HPS1RM97EEwaCNBogOAgGiBzVqmgrKKu-2N3XW5f6XhwOjBdJZBw', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795417272191, 1795420872197, 1795417272197, NULL, NULL),
	('pay_01M83KAVYPDBKYV0BTH6JRMJPShaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9e1ngN6V3Gw', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272278, 1795420872288, 1795417272288, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272288),
	('pay_01M83KAVWRK2G2XTQTHKT4F9J0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6PUjkhEZ3oG', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272216, 1795420872227, 1795417272227, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272227),
	('pay_01M83KAW30NN4EEC14RDNCSEQMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF60TeDNsGbiO', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272416, 1795420872425, 1795417272425, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272425),
	('pay_01M83KAVZPF6V67NYYKSNV9NZ0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5fppAaHqmJP', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272310, 1795420872317, 1795417272317, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272317),
	('pay_01M83KAW245584Z4900ZBZGPK6haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9FTE9YeKY5B', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272388, 1795420872395, 1795417272395, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272395),
	('pay_01M83KAW17TG4WSBTN8F83JCSFhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5tLXteLATU4', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272359, 1795420872367, 1795417272367, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272367),
	('pay_01M83KAW7PGYP1HE8Y8WZMDXAMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF98GVgyIoLdU', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272566, 1795420872574, 1795417272574, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272574),
	('pay_01M83KAW418P7Y3MVT0FHC29MXhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5WgCOhJoZtC', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272449, 1795420872462, 1795417272462, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272462),
	('pay_01M83KAW51T2XZCCG4MNVTQVTYhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrFxh5tBE3TT8W', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272481, 1795420872505, 1795417272505, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272505),
	('pay_01M83KAW6QN9AVM6QSAYXRBST5haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6D-dzvEMWBh', 'asset', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272535, 1795420872543, 1795417272543, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272543),
	('pay_01M83KAW8KZHQDGPJAQH5T151WhYCJeogOAgGiBzVsySyM-fHKUh2bZUcGAaHym_omSPQWC9eIm7YrF721Czo55vae', 'asset', 'ast_01M83KAV695J6FKWEAA8ESPSA7', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795417272595, 1795420872603, 1795417272603, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272603),
	('pay_01M83KAXPPBAPW51K70VYH3VA4wNCGA4gOMWiCrfpqemdkGWObSdiQUs0', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795417274070, 1795420874076, 1795417274076, NULL, NULL),
	('pay_01M83KAWD5XQFYPN1M17DP1RKZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogc1cZCz1a54NslnL2ZMwCWQGPNchSM', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 1795417272741, 1795420872742, 1795417272742, 'key_01M83KAWCGPFATWY1PS5KJYSJC', 1795417272742),
	('pay_01M83KAY6SGDYYRTGXPVDWJNVXhNCGA4gOMWiCrfpqemdkBgGh8pv6Jkj0FgvXiJu2KxeUWfwO0fG07Q', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', NULL, 1795417274585, 1795418174585, NULL, NULL, NULL),
	('pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', 'asset', 'ast_01M83KAV695J6FKWEAA8ESPSA7', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 1795417272758, 1795420872773, 1795417272758, 'key_01M83KAWCGPFATWY1PS5KJYSJC', 1795417272758),
	('pay_01M83KAWEMEHCMW2PPSC7M3N4RhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogc1cZCz1a54NslnL2ZML3HO6rnT-oI', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 1795417272788, 1795420872789, 1795417272789, NULL, NULL),
	('pay_01M83KAXN6PY0WZDHK5AESYP61wOCnEogOLcqOqQjW8o6opYTEVS30VEM', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795417274022, 1795420874029, 1795417274029, NULL, NULL),
	('pay_01M83KAXTEV6SCPNJ6V086MA7EjNCGA4gOMWiCrfpqemdkqQEe2TqARgtHSCC3NPwuljNtQN0iHy1WORBYLV9VK7L8ndF8GLs', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xd5ac7477c415b4f03e24516b11eb362514a09b61', NULL, 1795417274190, 1795418174190, NULL, NULL, NULL),
	('pay_01M83KAXV7VQSWYP8T5QQ9VWYGjNCGA4gOMWiCrfpqemdkqQEe1C4iUpM0uWuJcSUZ0DL5a7pf9GDFWoVL_jT83LM76d79LWE', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x83b694f4ddd45e01014425d5eba0bf9af982a4f0', NULL, 1795417274215, 1795418174215, NULL, NULL, NULL),
	('pay_01M83KAY4386JQHCY8G0R469HZwOCnEogOLcqOqQjW8o6o7aU620CYd54', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795417274499, 1795503674510, 1795417274510, NULL, NULL),
	('pay_01M83KAY5HB4KA7MC12QJ5EGVYwNCGA4gOJcwE4TpnZNowYy7yXvDI', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795417274545, 1795503674559, 1795417274559, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M83KAW9P5DHBMKDKDJZ6GD2X', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795417272630, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M83KAW9P20N0TP29RTMP0NEY', 'pob_01M83KAW9P5DHBMKDKDJZ6GD2X', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795417272630, NULL),
	('pot_01M83KAW9P0NQM642Z2MAFK0SA', 'pob_01M83KAW9P5DHBMKDKDJZ6GD2X', 'usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795417272630, 1795417272650);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795417272630);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 1795071670837),
	('usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 1795071670850);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M83KAWDPC572M2WP3257WZ3K', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', 'call_01M83KAWDPHS8KQ54H1HCFWNP8', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M83KAV695J6FKWEAA8ESPSA7', 'rev_01M83KAWE5698RVPSY9P2NSYWE', NULL, NULL, 1795417272758, 1803193272758, 1795417272773),
	('plg_01M83KAWENS57037XFC104TRR2', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M83KAWEMEHCMW2PPSC7M3N4RhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogc1cZCz1a54NslnL2ZML3HO6rnT-oI', 'call_01M83KAWEN1D0FKBGSD9T9JYWE', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795417272789, 1803193272789, 1795417272800),
	('plg_01M83KAWD6HF60AYV9QJNBN43R', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M83KAWD5XQFYPN1M17DP1RKZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogc1cZCz1a54NslnL2ZMwCWQGPNchSM', 'call_01M83KAWD6SAD0CA356YYTXSWZ', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795417273313, 1795417272742, 1803193272742, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M83KAXQVGQQG5KZX8ZQ7EKQG', 1795417274145, 1795417289145);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M83KAVMBNWC1NN4KZS8WTHA8', 'pay_01M83KAVKE9X8W814MRSZRAG9MwaCNBogOAgGiBzVuSaWo70nxpuhLsYvpTEG5nQnI5Q', 'ast_01M83KAVJ9MPMEYJFHMVM4QCCB', 'anonymous', 'given_back', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417271947, NULL, 1795417271947),
	('call_01M83KAVNYWG50SPKYWR2KAE25', 'pay_01M83KAVNJJJZS5D1P7QH9MH1JwNCGA4gOMWiCrfpqemdkIvAsBZPkDqs', 'counted-echo', 'anonymous', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417271999, NULL, 1795417272002),
	('call_01M83KAVPZJ0Y2PE1EVBSVX15J', 'pay_01M83KAVP9FTQP0C1NRGG24MVMhNCGA4gOMWiCrfpqemdkBgGh8pv6Jkj0FgvXiJu2KxeyfR8OcL397A', 'counted-echo', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272031, NULL, 1795417272035),
	('call_01M83KAVQGF8BTDCMK50GNVJEE', 'pay_01M83KAVQ6BT2X5PYGQD3K9X1MwNCGA4gOMXkGn8t9OmdkFD4Q9uDuehw', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272049, NULL, 1795417272052),
	('call_01M83KAVXFZP5VWR6KSJM59ZRW', 'pay_01M83KAVWRK2G2XTQTHKT4F9J0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6PUjkhEZ3oG', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272239, NULL, 1795417272239),
	('call_01M83KAVR917ZBVSNWEKCBNXBT', 'pay_01M83KAVR64WRECHS2RA3M5AF5jNCGA4gOMWiCrfpqemdkqQEe1VMqWFEnaC5xGpttSFQ9NBsmTkwlLfsucC55h_GDmjkqYNg', 'counted-echo', '0x9986a152843d5067dfc9f149f2128393a73d43dd', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x9986a152843d5067dfc9f149f2128393a73d43dd', '0x9986a152843d5067dfc9f149f2128393a73d43dd', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x9986a152843d5067dfc9f149f2128393a73d43dd 0x6c1e31474cd2e27dc14292f4883b62c118e5ab7f9b3878344195871cecd8b78c', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x2220c9ae9e4c50d79c3c22c72e91581ed53115815ac9466ec34309365aed473255d0cea7f7047d16a7c2c6d691287c208c6a48344aa38600af7ad0a93914c12d1b","authorization":{"from":"0x9986A152843d5067DFc9f149F2128393a73D43dD","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795417332","nonce":"0x6c1e31474cd2e27dc14292f4883b62c118e5ab7f9b3878344195871cecd8b78c"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xd398b8a5e67ecef73ece407d30b6565844562a6ea1121b083ef5e21d629094aa', '0x9986a152843d5067dfc9f149f2128393a73d43dd', 0, 0, 1795417272074, NULL, 1795417272087),
	('call_01M83KAVSEFK6A5MS4T6GD2WP4', 'pay_01M83KAVSBYPZAPJTD21S8PBXNjsCEPYgOxQFo6m3RE4U_pztJU3gbtkbRQVhllyH2Op9Bg0BuKAghoGpAqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8R0Khdg37ZRWQ', 'credit:0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, 'credit 1000000', NULL, NULL, '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d 0xd9333d3373f8cd747c7bde23278cb886df077f64fd768059a758a75f0bf58a83', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xd592fbd8987c17e25a3ab2c67bc79377661c86a26a15d554e26702b459e454a17d35b77e9d40128ddaa8cd0d4bcfa107114d1645390f1f219158721f3ab0de541c","authorization":{"from":"0x63B5fD9A40DA7956E4C631dA5b36F768A2C41B4D","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795417332","nonce":"0xd9333d3373f8cd747c7bde23278cb886df077f64fd768059a758a75f0bf58a83"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x2104530d2c760e1451765fb4d11f1971bb95075bab4ca6d87488b8bcab378f8c', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 0, 0, 1795417272110, NULL, 1795417272144),
	('call_01M83KAVV2B2Z307MGQS9YN5MD', 'pay_01M83KAVV219BPXA5YKDNEZR4QkNCGA4gOMWiCrfpqemdkqQEe0i4heXVYxGx7UrJx0D-dbHle4niCTTZlRV8Rfv8_IyOlXNk', 'counted-echo', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 'siwx:RcyPg-rfAcETJUrte7VNSSRQ-w1tZtV1HjziK89zWgg', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272162, NULL, 1795417272173),
	('call_01M83KAVWEEK5WJDG1W9DDHZQ8', 'pay_01M83KAVVZ9NHX56HPS1RM97EEwaCNBogOAgGiBzVqmgrKKu-2N3XW5f6XhwOjBdJZBw', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'anonymous', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272206, NULL, 1795417272206),
	('call_01M83KAVYDKR4F70D0GKMECGC6', 'pay_01M83KAVXSGNG1D1TXBGPCDZQ3haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6kCndVlwHT0', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272269, NULL, 1795417272269),
	('call_01M83KAVZC3403ZTFK5VYHW83B', 'pay_01M83KAVYPDBKYV0BTH6JRMJPShaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9e1ngN6V3Gw', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272300, NULL, 1795417272300),
	('call_01M83KAW06DHS98VZA18VGC1A0', 'pay_01M83KAVZPF6V67NYYKSNV9NZ0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5fppAaHqmJP', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272326, NULL, 1795417272326),
	('call_01M83KAW0YN2SPADB6TAWX9XX7', 'pay_01M83KAW0EFEM29NDRG5GB82EJhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF1PrJr4yU837', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272351, NULL, 1795417272351),
	('call_01M83KAW1WEQ8Y8PQEHAYRYXY0', 'pay_01M83KAW17TG4WSBTN8F83JCSFhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5tLXteLATU4', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272380, NULL, 1795417272380),
	('call_01M83KAW2PQ7XDZTN28RRC0BNY', 'pay_01M83KAW245584Z4900ZBZGPK6haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9FTE9YeKY5B', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272406, NULL, 1795417272406),
	('call_01M83KAW3PJQBZ8EQANPEB0N1J', 'pay_01M83KAW30NN4EEC14RDNCSEQMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF60TeDNsGbiO', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272438, NULL, 1795417272438),
	('call_01M83KAW4RPVE9V9KPC7T9QTTS', 'pay_01M83KAW418P7Y3MVT0FHC29MXhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5WgCOhJoZtC', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272472, NULL, 1795417272472),
	('call_01M83KAW6AKGT0BKS9DBH4J214', 'pay_01M83KAW51T2XZCCG4MNVTQVTYhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrFxh5tBE3TT8W', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272522, NULL, 1795417272522),
	('call_01M83KAW7BMDSB2ZKNDS7DC6FB', 'pay_01M83KAW6QN9AVM6QSAYXRBST5haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6D-dzvEMWBh', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272555, NULL, 1795417272555),
	('call_01M83KAW8ADX70N6PR0YPS771G', 'pay_01M83KAW7PGYP1HE8Y8WZMDXAMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF98GVgyIoLdU', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272586, NULL, 1795417272586),
	('call_01M83KAW99A4TVH0QAW5BKQP7A', 'pay_01M83KAW8KZHQDGPJAQH5T151WhYCJeogOAgGiBzVsySyM-fHKUh2bZUcGAaHym_omSPQWC9eIm7YrF721Czo55vae', 'ast_01M83KAV695J6FKWEAA8ESPSA7', 'key_01M7S9QYH693T1C2YQH2DVCARQ', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272618, NULL, 1795417272618),
	('call_01M83KAWD6SAD0CA356YYTXSWZ', 'pay_01M83KAWD5XQFYPN1M17DP1RKZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogc1cZCz1a54NslnL2ZMwCWQGPNchSM', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272742, NULL, 1795417272742),
	('call_01M83KAWDPHS8KQ54H1HCFWNP8', 'pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', 'ast_01M83KAV695J6FKWEAA8ESPSA7', 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272758, NULL, 1795417272758),
	('call_01M83KAWEN1D0FKBGSD9T9JYWE', 'pay_01M83KAWEMEHCMW2PPSC7M3N4RhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogc1cZCz1a54NslnL2ZML3HO6rnT-oI', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M83KAWCGPFATWY1PS5KJYSJC', 'given_back', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417272789, NULL, 1795417272789),
	('call_01M83KAXNKPQJ1ZJZC8Z3CZ0H4', 'pay_01M83KAXN6PY0WZDHK5AESYP61wOCnEogOLcqOqQjW8o6opYTEVS30VEM', 'scan-submit', 'anonymous', 'used', 'proc_01M7S9QY1EW117JVDB4VGCGZZ6', NULL, NULL, NULL, '{"requestId":"req_01M83KAXNJSM8M2X3454N5QG2G","data":{"id":"job_01M83KAXNQCEC45TGWXWHH56S7"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417274035, NULL, 1795417274039),
	('call_01M83KAXTGQH004765HVW4WSFB', 'pay_01M83KAXTEV6SCPNJ6V086MA7EjNCGA4gOMWiCrfpqemdkqQEe2TqARgtHSCC3NPwuljNtQN0iHy1WORBYLV9VK7L8ndF8GLs', 'counted-echo', '0xd5ac7477c415b4f03e24516b11eb362514a09b61', 'refused', 'proc_01M83KAXQVGQQG5KZX8ZQ7EKQG', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xd5ac7477c415b4f03e24516b11eb362514a09b61', '0xd5ac7477c415b4f03e24516b11eb362514a09b61', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xd5ac7477c415b4f03e24516b11eb362514a09b61 0xaa80d1e875f5e45ffacdef3b96dccf1fc7a1acb04c9ba34b7a585f75008fc5ac', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x9ef1e885ca6b4775fb0ca6b0fa34f03203a7ad81765e4fd9e1c7dda17e8c07006ca1f12d6fc25496ce8ca62f240476a20338c5506e12b0bef8337aa1f6fc48d71b","authorization":{"from":"0xd5AC7477c415B4F03E24516B11Eb362514A09B61","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795417334","nonce":"0xaa80d1e875f5e45ffacdef3b96dccf1fc7a1acb04c9ba34b7a585f75008fc5ac"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795417274193, NULL, 1795417274201),
	('call_01M83KAXV859Y6BXYCSR5PQDM3', 'pay_01M83KAXV7VQSWYP8T5QQ9VWYGjNCGA4gOMWiCrfpqemdkqQEe1C4iUpM0uWuJcSUZ0DL5a7pf9GDFWoVL_jT83LM76d79LWE', 'counted-echo', '0x83b694f4ddd45e01014425d5eba0bf9af982a4f0', 'unknown', 'proc_01M83KAXQVGQQG5KZX8ZQ7EKQG', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x83b694f4ddd45e01014425d5eba0bf9af982a4f0', '0x83b694f4ddd45e01014425d5eba0bf9af982a4f0', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x83b694f4ddd45e01014425d5eba0bf9af982a4f0 0xf7688ad10176c084c8eb0538421d33b11b23718948daa2c23d6d3a380879775d', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xf5ac4a8a6b82145729ec50a49d274d51ba88432cb68363c855c95dd4e46d56cb16534f2aef2e5bda384e6fc37f73c1929d8a34f9c19a7e021888d251dc72b0211c","authorization":{"from":"0x83B694f4ddD45E01014425D5EBa0bf9AF982a4F0","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795417334","nonce":"0xf7688ad10176c084c8eb0538421d33b11b23718948daa2c23d6d3a380879775d"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795417274217, 1795417274487, NULL),
	('call_01M83KAY4T9N09S3ZET701RXBQ', 'pay_01M83KAY4386JQHCY8G0R469HZwOCnEogOLcqOqQjW8o6o7aU620CYd54', 'scan-submit', 'anonymous', 'used', 'proc_01M83KAXQVGQQG5KZX8ZQ7EKQG', NULL, NULL, NULL, '{"requestId":"req_01M83KAY4SBG83QMWEQ1423RV6","data":{"id":"job_01M83KAY52KY2TC4EDEXS4ERCZ"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417274525, NULL, 1795417274530),
	('call_01M83KAY6CCGB2ENHSE6XBRM0K', 'pay_01M83KAY5HB4KA7MC12QJ5EGVYwNCGA4gOJcwE4TpnZNowYy7yXvDI', 'slow-echo', 'anonymous', 'reserved', 'proc_01M83KAXQVGQQG5KZX8ZQ7EKQG', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795417274572, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M83KAVMB0HD1ZBY820F047JM', 'file_missing', 0, 1795417271965);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M83KAVMB0HD1ZBY820F047JM', 'pay_01M83KAVKE9X8W814MRSZRAG9MwaCNBogOAgGiBzVuSaWo70nxpuhLsYvpTEG5nQnI5Q', 'call_01M83KAVMBNWC1NN4KZS8WTHA8', 'ast_01M83KAVJ9MPMEYJFHMVM4QCCB', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 1, 'anonymous', 1795417271947),
	('rev_01M83KAVWE43QCCH60SZVYXHMK', 'pay_01M83KAVVZ9NHX56HPS1RM97EEwaCNBogOAgGiBzVqmgrKKu-2N3XW5f6XhwOjBdJZBw', 'call_01M83KAVWEEK5WJDG1W9DDHZQ8', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 1, 'anonymous', 1795417272206),
	('rev_01M83KAVXFB3YJ1PE5G6XK4W7C', 'pay_01M83KAVWRK2G2XTQTHKT4F9J0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6PUjkhEZ3oG', 'call_01M83KAVXFZP5VWR6KSJM59ZRW', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272239),
	('rev_01M83KAVYDR6RH188A6WT82X3W', 'pay_01M83KAVXSGNG1D1TXBGPCDZQ3haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6kCndVlwHT0', 'call_01M83KAVYDKR4F70D0GKMECGC6', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272269),
	('rev_01M83KAVZCZJAS61V6N1SG6MNG', 'pay_01M83KAVYPDBKYV0BTH6JRMJPShaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9e1ngN6V3Gw', 'call_01M83KAVZC3403ZTFK5VYHW83B', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272300),
	('rev_01M83KAW06VENSP12FWGP7504M', 'pay_01M83KAVZPF6V67NYYKSNV9NZ0haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5fppAaHqmJP', 'call_01M83KAW06DHS98VZA18VGC1A0', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272326),
	('rev_01M83KAW0ZDF3R3K4D98F5Z7T5', 'pay_01M83KAW0EFEM29NDRG5GB82EJhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF1PrJr4yU837', 'call_01M83KAW0YN2SPADB6TAWX9XX7', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272351),
	('rev_01M83KAW1WRD101Z2W6576TM9M', 'pay_01M83KAW17TG4WSBTN8F83JCSFhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5tLXteLATU4', 'call_01M83KAW1WEQ8Y8PQEHAYRYXY0', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272380),
	('rev_01M83KAW2PKG5XBVYSMF3GKY6R', 'pay_01M83KAW245584Z4900ZBZGPK6haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF9FTE9YeKY5B', 'call_01M83KAW2PQ7XDZTN28RRC0BNY', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272406),
	('rev_01M83KAW3PJ16M5EX53V1FDH2V', 'pay_01M83KAW30NN4EEC14RDNCSEQMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF60TeDNsGbiO', 'call_01M83KAW3PJQBZ8EQANPEB0N1J', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272438),
	('rev_01M83KAW4RKMJ7KFJMKYS7GMZ1', 'pay_01M83KAW418P7Y3MVT0FHC29MXhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF5WgCOhJoZtC', 'call_01M83KAW4RPVE9V9KPC7T9QTTS', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272472),
	('rev_01M83KAW6A382GMDXERZ7SF47F', 'pay_01M83KAW51T2XZCCG4MNVTQVTYhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrFxh5tBE3TT8W', 'call_01M83KAW6AKGT0BKS9DBH4J214', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272522),
	('rev_01M83KAW7BABS2Y8VQTHGVFRYG', 'pay_01M83KAW6QN9AVM6QSAYXRBST5haCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF6D-dzvEMWBh', 'call_01M83KAW7BMDSB2ZKNDS7DC6FB', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272555),
	('rev_01M83KAW8AXASY5R8546RZ6Z6N', 'pay_01M83KAW7PGYP1HE8Y8WZMDXAMhaCNBogOAgGiBzVqmgrKKu-2N3XW5f4GAaHym_omSPQWC9eIm7YrF98GVgyIoLdU', 'call_01M83KAW8ADX70N6PR0YPS771G', 'ast_01M83KATMT1B52NVXP6XTXDSFY', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 10000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272586),
	('rev_01M83KAW9AV69W5X868XC9ZD21', 'pay_01M83KAW8KZHQDGPJAQH5T151WhYCJeogOAgGiBzVsySyM-fHKUh2bZUcGAaHym_omSPQWC9eIm7YrF721Czo55vae', 'call_01M83KAW99A4TVH0QAW5BKQP7A', 'ast_01M83KAV695J6FKWEAA8ESPSA7', 'usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 2000000, 200000, 'USD', 0, 'key_01M7S9QYH693T1C2YQH2DVCARQ', 1795417272618),
	('rev_01M83KAWE5698RVPSY9P2NSYWE', 'pay_01M83KAWDPHMPX58MW2A9A3JSJhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogc1cZCz1a54NslnL2ZMdAHW3NWhRAI', 'call_01M83KAWDPHS8KQ54H1HCFWNP8', 'ast_01M83KAV695J6FKWEAA8ESPSA7', 'usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 3000000, 300000, 'USD', 0, 'key_01M83KAWCGPFATWY1PS5KJYSJC', 1795417272773);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795417270270),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795417270275),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795417270284),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795417270291),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795417270296),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795417270306);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M83KATMT1B52NVXP6XTXDSFY', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M83KAV695J6FKWEAA8ESPSA7', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M83KAWT5ME2S9Z4SDG9CGG04', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 100000, 'Sightings of quetzals in Costa Rica

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
	('9d3daab3d1a2187977db5d341e54d350783afaf18dc2d0c328cf455e45a9c569', 'usr_00000000000000000000000000', 1795071670627, 1797663670627),
	('ee3e93c43c6da9c91a505c8c5d6e808dcbeea7c4af420433157ad39a1292fc66', 'usr_01M7S9QYCPRXTWM9XKYGSHMY7A', 1795071670679, 1797663670679),
	('3cd41e0c2b0035402363e762a3dd24734a962be6ef89f0b2614b2345d560ed9b', 'usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', 1795071670744, 1797663670744),
	('9611071ae10c51c4642005ed029e24e46ad5a3652052e7810df0f73953382d0c', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 1795071670815, 1797663670815),
	('37f4eda4462bdf4d117b33aadb8996e50cf10807e444835b64872045f0c7f491', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 1795417272715, 1798009272715);

INSERT INTO farebox_fixture.setup_links VALUES
	('03f4fb72ed79ee98a49b47b620370458382e3b372a30cc62c2bc3025eb11ab52', 'usr_01M83KAWZ6GZDYPJTGPSHSWK7Q', 1795417273320, 1795503673320, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795417272846);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x9986a152843d5067dfc9f149f2128393a73d43dd', 9950000, 10000000, 1795417272082),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', 9000000, 10000000, 1795417272140);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x9986a152843d5067dfc9f149f2128393a73d43dd', '0x6c1e31474cd2e27dc14292f4883b62c118e5ab7f9b3878344195871cecd8b78c', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xd398b8a5e67ecef73ece407d30b6565844562a6ea1121b083ef5e21d629094aa', 1795417272082),
	('0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', '0xd9333d3373f8cd747c7bde23278cb886df077f64fd768059a758a75f0bf58a83', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x2104530d2c760e1451765fb4d11f1971bb95075bab4ca6d87488b8bcab378f8c', 1795417272140);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795071670554),
	('word-count', 1, 1795071670558),
	('slugify', 1, 1795071670560),
	('random-uuid', 1, 1795071670562),
	('hk-weather', 1, 1795071670565),
	('outline', 1, 1795071670567),
	('read-at-once', 1, 1795071670569),
	('scan-submit', 1, 1795071670572),
	('scan-result', 1, 1795071670574),
	('counted-echo', 1, 1795071670577),
	('failing-echo', 1, 1795071670579),
	('city-list-bikes', 1, 1795417273887),
	('city-get-bike', 1, 1795417273890),
	('city-create-tree', 1, 1795417273892),
	('slow-echo', 1, 1795417274174);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M83KAXP3AAFJGM4E5V1W33H2', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M83KAXP3AAFJGM4E5V1W33H2', 'image/png', 19, 1795417274051, 1795507274051);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795071670586, 0, NULL),
	('timestamp', 'healthy', 1795417274162, 0, NULL),
	('word-count', 'healthy', 1795417274177, 0, NULL),
	('slugify', 'healthy', 1795417274189, 0, NULL),
	('random-uuid', 'healthy', 1795417274193, 0, NULL),
	('hk-weather', 'unhealthy', 1795417274195, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795417274197, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795417274199, 0, NULL),
	('read-at-once', 'healthy', 1795417274200, 0, NULL),
	('scan-submit', 'healthy', 1795417274203, 0, NULL),
	('scan-result', 'healthy', 1795417274209, 4, NULL),
	('counted-echo', 'healthy', 1795417274213, 0, NULL),
	('slow-echo', 'healthy', 1795417274214, 0, NULL),
	('city-create-tree', 'unhealthy', 1795417274221, 3, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795417274229, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795417274233, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M83KAXNQCEC45TGWXWHH56S7', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M83KAXNKPQJ1ZJZC8Z3CZ0H4', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M83KAXP3AAFJGM4E5V1W33H2"}]}', NULL, NULL, 1795417274039, NULL, 1795417274056, 1795503674056, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M83KAY52KY2TC4EDEXS4ERCZ', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M83KAY4T9N09S3ZET701RXBQ', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795417274530, NULL, NULL, 1795590074530, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795417273326);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M83KAWZS9D9N4WTCABG5FQHQ', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:37027/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:37027"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'D2mFY1aaET3DZdOuEP19kIGj-_ieEok6WGLamAvLbc9-K2VyglYq-YLL2gtIOdDjJT9Fp65dn9U', '["apiKey"]', 1795417273816, 'usr_00000000000000000000000000', 'farebox-verification=f01ae1daa94ee559466c4526c91b8ea7b052d0d7', NULL, NULL, 1795417274008, NULL, 1795420873816, 1795417273816, 1795417273816);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795417272159),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795417272048),
	('scan-submit', 1, 1, 1, 0, 0, 2, 1795417274034);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7S9QYHBNHDBYSCV0W3VWVE0', 'usr_01M7S9QYGYCWYXN6BZGC4TAAJW', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795071670827),
	('top_01M83KAWCSKKB54KSD4CDZ2MV8', 'usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795417272729);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$Ms2cQO/FXPeuplh+aatGGQ$3O+yT57iTqynTyLpibo4R7RaoIkhmlS+m5QVSnqgen8', NULL, 1795071670430, 1795071670430, NULL, NULL, NULL),
	('usr_01M7S9QYGYCWYXN6BZGC4TAAJW', '93ab17e5-66ed-44dd-bb4b-bb18ef641bef@example.com', '93ab17e5-66ed-44dd-bb4b-bb18ef641bef', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$Xci/gBStcL628OUIeQLiWQ$ihTSw3sIqm+QUA2TcJQ2DpNNLzZyda8MwdK4lv7mQzA', NULL, 1795071670814, 1795071670814, NULL, NULL, NULL),
	('usr_01M7S9QYEQE7MJ4G2T9KMJTBQB', '9b271be3-980f-4da3-855f-f23a281a196d@example.com', '9b271be3-980f-4da3-855f-f23a281a196d', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$5Xl7mSP8dMzlSHIuJOS3OQ$9XkGcrkIa+waBfq3tjODQBbdlz0qLA/xYR6DY0OrYKs', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795071670743, 1795071670852, NULL, NULL, NULL),
	('usr_01M83KAWCAFEW4G7H7K1KMRM4J', 'c6080518-b6a7-40f5-b357-ece6168ae103@example.com', 'c6080518-b6a7-40f5-b357-ece6168ae103', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$bPLTAsW8n2t9NRHUU/cA+A$e8DsFAqXhYNpL+iVpjPb0G7vrzy4InE81Gh2W5nfEuI', NULL, 1795417272714, 1795417272714, NULL, NULL, NULL),
	('usr_01M7S9QYCPRXTWM9XKYGSHMY7A', '3a98eadc-c35e-4139-9158-4ede33b9d062@example.com', '3a98eadc-c35e-4139-9158-4ede33b9d062', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$5ChXSl6SfQKDWwwSKUauDw$rAJ/Lktf/pcxRQRL7DMMD0kvARaYENwnoFJPxPrgdI4', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795071670678, 1795071670840, NULL, NULL, NULL),
	('usr_01M83KAWZ6GZDYPJTGPSHSWK7Q', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795417273318, 1795417273318, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M83KAVVMPM67WAGJSJSV3RFZ', '0x63b5fd9a40da7956e4c631da5b36f768a2c41b4d', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795417272180);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M83KAWY9XERP9M9ZGTZS30TP', 'sig_01M83KAWJ0E49111N3DQ84HK2Y', 'asset', 'ast_01M83KAWT5ME2S9Z4SDG9CGG04', '{"kind":"asset","id":"ast_01M83KAWT5ME2S9Z4SDG9CGG04","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:45941/api/v1/assets/ast_01M83KAWT5ME2S9Z4SDG9CGG04"}', 'waiting', 1, 1795417278981, NULL, 'address_unreachable', NULL, 1795417273289, 'match:asset:ast_01M83KAWT5ME2S9Z4SDG9CGG04:20780:0');

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
