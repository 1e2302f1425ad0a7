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
	('log_01M7TT3BSTVBSV2WSDRWKKDPY0', 1795122376506, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7TT3BQN06ZJKXGCZK34MVTK', 1),
	('log_01M7TT3BV3DHVGGW25R6BP7FVK', 1795122376547, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7TT3BTCJY5WMM778C199ZY8', 1),
	('log_01M853P9VN4MVMVPNVP45FS382', 1795467978613, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M853P9S2P2SEDFZFF78CQE93', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853P9VCF3G66X1XFBEXP5C0', 1),
	('log_01M853P9VAD57EFQ69AMC3EJDD', 1795467978602, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M853P9S2P2SEDFZFF78CQE93', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853P9TY0Y2RH204YRF0VDEW', 1),
	('log_01M853PAVVEZKNH2FFZQDYCS69', 1795467979643, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PATKH42E7TPGR3D4G99R', 1),
	('log_01M853P9ZHP4BMRA4B42XNNZ0W', 1795467978737, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853P9Y2J325RN91PWK61MKA', 1),
	('log_01M853PA0YBSJ1J7Q0QX258WB4', 1795467978782, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853P9ZTHN7434VW5V3VA2WC', 1),
	('log_01M853PA3ZK04BR3Q9HGYTA72R', 1795467978879, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PA1MCK4A7SGBVGMWB6NG', 1),
	('log_01M853PA5EW3SN58KGBHMVKREH', 1795467978926, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PA4CV3WRYQ8TVC2B7CR0', 1),
	('log_01M853PA8DKP1SGS47QK1R4K5H', 1795467979021, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PA5TWJ8D7S97EE0VBHNT', 1),
	('log_01M853PA9EV9K8SD8KZDJBDXG8', 1795467979054, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PA9B556WVTSPXPDM7T7V', 1),
	('log_01M853PACGCKKESTVX15G6K20Q', 1795467979152, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PA9XW6DAW67472MQJBP6', 1),
	('log_01M853PAJJ5XX5QFAR19M9QRV6', 1795467979346, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PAJHHVFA4HPRVEK835DS', 1),
	('log_01M853PAT2VYDVHNSS0ASBQ848', 1795467979586, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PARE251K8GB4H9NJF6RQ', 1),
	('log_01M853PAZT0MRPC01NR4FMKYP4', 1795467979770, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PAZ6655W5XA236BGPH2C', 1),
	('log_01M853PB25RA7VXTNE2ED6DHD1', 1795467979845, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PB19X9SXD8V5FXS24HG1', 1),
	('log_01M853PB3WVPJ7RY16R3KR9YQX', 1795467979900, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PB3GFY958S7JX43X285K', 1),
	('log_01M853PB5M3B6SWBR5R63074TR', 1795467979956, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PB5BSSPQD57ZCZFW6PVX', 1),
	('log_01M853PB712K2QA9RN29Q67ZNA', 1795467980001, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PB6V76QYCE224TTHXMMZ', 1),
	('log_01M853PB8GBWZ5T0CTHXPRA3ZB', 1795467980048, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PB874EZCNW9003MF48G2', 1),
	('log_01M853PB9RE6ZMB81GZVRVRMF7', 1795467980088, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PB9HRW5GRPX6SNKX48A8', 1),
	('log_01M853PBB8SR3JP21ABH0ZEFGQ', 1795467980136, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PBARB7DE7803DT06GP46', 1),
	('log_01M853PBC902ENG9ZGFCB7EZ40', 1795467980169, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PBC2KCYS1WC8QXWDV2MA', 1),
	('log_01M853PBDQ4T2AJSG4E97EYSSG', 1795467980215, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PBD90AP318AYBH4THJV9', 1),
	('log_01M853PBH8FQDD5W31J5AYRWV3', 1795467980328, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PBGKSK2XFAAG8PCG5W7N', 1),
	('log_01M853PBKKHXTZJ61X7Y66QSV3', 1795467980403, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PBK9D2ZQ69941GSY6QW2', 1),
	('log_01M853PBP7RPG9QY5XJ64YVZED', 1795467980487, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 'node', 'ast_01M853P93VKTNT72AMVE7YNSEC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PBNG4TSBZAD42DD8EZ1W', 1),
	('log_01M853PAZ0DW147FKF0TDX5KCP', 1795467979744, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PAWA1TJJ22SKVS0HTNPJ', 1),
	('log_01M853PB13H7043P31DNCWKF6G', 1795467979811, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PB07NAB2R6JK6XD9ETEE', 1),
	('log_01M853PB3BEVDEGQ5M00BRFX50', 1795467979883, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PB2KTXE3D5VHTH9E4YAS', 1),
	('log_01M853PB571XGVJA2E9NTNCRYN', 1795467979943, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PB4CKYNZKQ9G2XHCXKGQ', 1),
	('log_01M853PB6R5NJBMCFZD737YJMF', 1795467979992, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PB677GFB41MK8XSPE9NP', 1),
	('log_01M853PB84GXQ8WEJXV9ZEQCXA', 1795467980036, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PB7FFJPAB1PPYTDD1RJF', 1),
	('log_01M853PB9E63E016CS7940RMRN', 1795467980078, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PB8S1BMF6TE0ZH28WZ97', 1),
	('log_01M853PBAMY8G4KN32KVBKZ7ZV', 1795467980116, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PBA1FD0925QMR1CG0ZAM', 1),
	('log_01M853PBBZ69NV47P8Y61HWEPE', 1795467980159, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PBBFC25CMQVQ2H09NMH4', 1),
	('log_01M853PBD5PPW7KC8TYY0GEMJX', 1795467980197, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PBCJN0VKAYD07V81443J', 1),
	('log_01M853PBG9X3R10VH9Y8ETS9BZ', 1795467980297, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PBEC7766H57QHDX6CQZJ', 1),
	('log_01M853PBK38497TDTVW2PPFTB2', 1795467980387, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P7XQ386EDAQ545A4PK2H', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PBJ6R63HXA32JTZVY6M9', 1),
	('log_01M853PBMTQRHEW6DB1RWTKHAS', 1795467980442, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, NULL, 'ast_01M853P93VKTNT72AMVE7YNSEC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PBKY1RV80Z94A2DT2R72', 1),
	('log_01M853PC1MWRYQ3R3YQ04PP8BA', 1795467980852, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M853PBVNQMM670GAMZDMDPXJ', NULL, 'node', 'ast_01M853P93VKTNT72AMVE7YNSEC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PC0ZH00784PM0BXVY17E', 1),
	('log_01M853PC7SQAQMB6S48P67ZWS1', 1795467981049, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PC6N0MGA4ANXJW9X8H4W', 1),
	('log_01M853PC96HD9E28NRS7VS7PJJ', 1795467981094, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PC7X89TBV8BPMCDA9PNK', 1),
	('log_01M853PCABCJM8EEFPTN6CGWA3', 1795467981131, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PC98AXTM6CJ2YAV8PX6M', 1),
	('log_01M853PCB4F79KE4PMCSR8RWC8', 1795467981156, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PCACAZHT3XGXQR309PXZ', 1),
	('log_01M853PCCDSHM56RF912KG7NX3', 1795467981197, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PCB72FQPQPB5XMMPBHF7', 1),
	('log_01M853PCDGWPB6BWT36DVJKHXT', 1795467981232, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PCCG9NWC671F8GQAJW72', 1),
	('log_01M853PCE4S8QQ16D9481VCNYZ', 1795467981252, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PCDK2KBRHW0A36YG3FSY', 1),
	('log_01M853PCES0C2HP0C5J3DEB8T2', 1795467981273, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PCE73K189T890Y4KEZM5', 1),
	('log_01M853PCFE46ZYAPAV0S2W92FD', 1795467981294, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PCEWR3KT5WKQWS6WJT68', 1),
	('log_01M853PCG8T9FV7RFXD065QZQ7', 1795467981320, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PCFGHB9WBQD96GGJBKWS', 1),
	('log_01M853PCGW59P6AQKB3SFBWQ87', 1795467981340, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M853PCGA2NXEB8HAP4Z8S7KR', 1),
	('log_01M853PCHJJYSG7S7Y9HVZD2HD', 1795467981362, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M853PCH2QY3GS9WPMRH0YQRS', 1),
	('log_01M853PCJ7VGFVP6NF7WCTYMDG', 1795467981383, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M853PCHM1V0B3FPW145JZHQ0', 1),
	('log_01M853PDRFZHB8H1JWBF9QD3QC', 1795467982607, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PDR8B5BMQF8CZGFS58XZ', 1),
	('log_01M853PDSXRGE1R6SJ8S8CHDVW', 1795467982653, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PDRJQ8VX0WANCFW9SA7B', 1),
	('log_01M853PDVVQ46T36FTTMDTJRDH', 1795467982715, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PDVFB8QNPSFW2NK98AY4', 1),
	('log_01M853PE20W22CTS1RQZ6HSZ5F', 1795467982912, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PE208QB16FBNEC5PY36Y', 1),
	('log_01M853PE3VR6NF25MDHKNWH4TH', 1795467982971, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PE2H626D5X941H4NA4HN', 1),
	('log_01M853PE407TKB0AAZJ4FWQ0X0', 1795467982976, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PE3ZB5VTVKA0A5C2CDHS', 1),
	('log_01M853PEF2E6HS9860N2HPFWKJ', 1795467983330, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PEEKV42YFA5AV4MFFT6A', 1),
	('log_01M853PEFSPS5D3160F5MC997N', 1795467983353, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M853PEF4245P7XEM0FC507RB', 1),
	('log_01M853PEMD4MZWZ7AKMB3EG32Q', 1795467983501, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M853PEGY6T5C8XEGZ95MZE7P', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7TT3BPFN29HQHK94CM8QP3A', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', '{"topUpId":"top_01M7TT3BPB5PFN5NAHWKRWH8Q6","amountMicros":20000000,"currency":"USD","note":null}', 1795122376399),
	('act_01M853P9XTNF8E76PMNQ6H9VHC', 'service', 'asset.pause', 'ast_01M853P9S2P2SEDFZFF78CQE93', '{"reason":"file_missing"}', 1795467978682),
	('act_01M853P9XV4ZVHN0DEPPXR7WGV', 'service', 'delivery.give_back', 'ast_01M853P9S2P2SEDFZFF78CQE93', '{"reason":"file_missing","revenue_event_id":"rev_01M853P9VFCABH4480BDWRJHDT","payment_id":"pay_01M853P9TY0Y2RH204YRF0VDEW","amount":"0.10","lost":"0.00"}', 1795467978683),
	('act_01M853PAPT0SHJWD73R4ZKM1YN', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', '{"refundId":"rfd_01M853PAPFGK7XQY1QSR5RR0EG","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795467979482),
	('act_01M853PBPWYMARWPAXH6G37P7X', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M853PBPM2CMFZSANP9M4EBXG', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795467980508),
	('act_01M853PBQTHG255DN8PTJ5PEQK', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M853PBPM0ZHPBZX5SW6B6Z5E', '{"reference":"wire 17","batchId":"pob_01M853PBPM2CMFZSANP9M4EBXG","ownerId":"usr_01M7TT3B93B2H32XPASTB5G988","amountMicros":1080000}', 1795467980538),
	('act_01M853PBW2Z5P6WYCPFX5W1H07', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', '{"topUpId":"top_01M853PBVYBH1ZKVYNRDRECN7E","amountMicros":9000000,"currency":"USD","note":null}', 1795467980674),
	('act_01M853PC5533JTAYGP8VD5C1FG', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', '{"topUpId":"top_01M853PC3G0F37ZSJPVE33QNR4","refundId":"rfd_01M853PC522YGYG8466FDN1SZR","amountMicros":2000000,"currency":"USD"}', 1795467980965),
	('act_01M853PCSFETPNJBBBSWX6A63Y', 'usr_00000000000000000000000000', 'user.create', 'usr_01M853PCSDYGXG8EZVS7C65537', '{"role":"owner","hasPassword":false}', 1795467981615),
	('act_01M853PCSPDC7H453PY0PQEAS8', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795467981622),
	('act_01M853PDCJ60BKE073WH9VBG4S', 'usr_00000000000000000000000000', 'tool.import', 'src_01M853PCT6SH1WK322BXCDN3MV', '{"kind":"openapi","name":"city","tools":3}', 1795467982226),
	('act_01M853PDFX6F14V3MT4JA2KBQX', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795467982333),
	('act_01M853PDFXTTA6AWXEYJJFX2B0', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795467982333),
	('act_01M853PDG07TAFTQ9Z43YJXHCA', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795467982336),
	('act_01M853PDQHZGNM1PCBTJXCRZMP', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795467982577);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7TT3BBARS7857NTYQQ92JR9', 'usr_01M7TT3B93B2H32XPASTB5G988', 'agent', '004f52408902d70e8775f5f94f322c76e07f0cae2ec0d2fcd60ff3cefd8d3bb8', 'fbk_hUna', NULL, NULL, NULL, NULL, 0, 0, 0, 1795122376042, NULL, NULL),
	('key_01M7TT3BGFRGPVQVBXWXPZP35J', 'usr_01M7TT3BENFMTR7VV1G67GJA61', 'agent', '6946db5b3d1c306625b3481c822e94e308a688627659592d3a0d57e77f3bfcdc', 'fbk_7Xvl', NULL, NULL, NULL, NULL, 0, 0, 0, 1795122376207, NULL, NULL),
	('key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'agent', 'dab206dfade5c3c855fc4183b6aaa17e80558526cc0784316b1a841a8fdfc768', 'fbk_UzhJ', NULL, NULL, NULL, NULL, 20780, 3250000, 3250000, 1795122376387, NULL, NULL),
	('key_01M853PBVNQMM670GAMZDMDPXJ', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 'agent', '37341289ca16c6971adc92c332f373ef0fd70403393fc7327f9b074ad09fd873', 'fbk_JGPB', NULL, NULL, NULL, NULL, 20780, 6000000, 6000000, 1795467980661, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M853P90R0EC1V59FCTYAV7ZX', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795467976631, 1795467976631, NULL, NULL, NULL),
	('ast_01M853P96GZZKB425B4E3WQ989', 'usr_01M7TT3B93B2H32XPASTB5G988', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M853P9KP33TJTZJV7D0TZ3SP', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795467977936, 1795467978422, NULL, NULL, NULL),
	('ast_01M853P9PGB7B7E2DA10AF3JDV', 'usr_01M7TT3B93B2H32XPASTB5G988', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M853P9PVPW0GVJG4GQ72N42C', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795467978448, 1795467978513, NULL, NULL, NULL),
	('ast_01M853P9S2P2SEDFZFF78CQE93', 'usr_01M7TT3B93B2H32XPASTB5G988', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M853P9S4PZ4113MC11CEGNP3', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795467978530, 1795467978672, 'file_missing', 1795467978672, NULL),
	('ast_01M853P93VKTNT72AMVE7YNSEC', 'usr_01M7TT3BENFMTR7VV1G67GJA61', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M853P93ZJ5GVXX2NB0F6DNVZ', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795467977851, 1795467977851, NULL, NULL, NULL),
	('ast_01M853PCJGS8RFDM147GKKQ7YK', 'usr_01M7TT3B93B2H32XPASTB5G988', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M853PCJSAK9AEGVX5VCR423N', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795467981392, 1795467981392, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'AdCpd9514LVPsbMNTJ46InwrWQw2EPLT', 1795467981326, 1795467981681, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M853PC522YGYG8466FDN1SZR', 'top_01M853PC3G0F37ZSJPVE33QNR4', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795467980962, 1795467980976, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M853PC3G0F37ZSJPVE33QNR4', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', NULL, 5000000, 'USD', 'http://127.0.0.1:36047/docs#credit', 'http://127.0.0.1:36047/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795467980912, 1795475180912, 1795467980943, NULL),
	('top_01M853PC5XKRBS92ZF5545JVEE', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', NULL, 5000000, 'USD', 'http://127.0.0.1:36047/docs#credit', 'http://127.0.0.1:36047/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795467980989, 1795475180989, NULL, 1795468580989);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1000000, 'http://127.0.0.1:49150/hook', '4ExCL8o8h493V7ctgBVyBaQ2zjsC3ACeIOaFfu3LzEEjla81Jrnc5hL4HrktqXrM9VzxToYxfd0-UEbb601OId8san1b81Xb--fmoh0b', 1795467980905, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M853PAHGR5DTFBFDEADGKCF4', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'pay_01M853PAGAXSSW3Z4N7HYFTJ4XjsCEPYgOxQFo6m3RE4Vsq0FcWixmP2DJcwxMKF7pQQU5DTLTbFhylEsAqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMsOZQW0IM8cMk', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795467979312);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M853PC6PH2N39FB6M08K1J45', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M853PC6N0MGA4ANXJW9X8H4W', 1795467981014),
	('sig_01M853PC7X1VPH1BCHQR06VB31', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M853PC7X89TBV8BPMCDA9PNK', 1795467981053),
	('sig_01M853PC9DZNR402SZ1AWD0M9N', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M853PC98AXTM6CJ2YAV8PX6M', 1795467981101),
	('sig_01M853PCADGAJVV6JWXSJ08D92', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M853PCACAZHT3XGXQR309PXZ', 1795467981133),
	('sig_01M853PCB7XMM4PXKBBQZ48ZKE', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M853PCB72FQPQPB5XMMPBHF7', 1795467981159),
	('sig_01M853PCCQ2TV9A1WSQM1D1CWQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M853PCCG9NWC671F8GQAJW72', 1795467981207),
	('sig_01M853PCDKFRY3C94GEN3JGG18', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M853PCDK2KBRHW0A36YG3FSY', 1795467981235),
	('sig_01M853PCE81XX6HE5F90XXF4KV', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M853PCE73K189T890Y4KEZM5', 1795467981256),
	('sig_01M853PCEWR65Y7887JY5VY9TE', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M853PCEWR3KT5WKQWS6WJT68', 1795467981276),
	('sig_01M853PCFHBX37KTPK1QB39NJH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M853PCFGHB9WBQD96GGJBKWS', 1795467981297),
	('sig_01M853PCGBFQQ4Z77EJ7TDDEFX', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M853PCGA2NXEB8HAP4Z8S7KR', 1795467981323),
	('sig_01M853PCH29CAF3KCSYF9V4B1M', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M853PCH2QY3GS9WPMRH0YQRS', 1795467981346),
	('sig_01M853PCHN9ABPHTFQJT6NNHMF', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M853PCHM1V0B3FPW145JZHQ0', 1795467981365);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M853PC6PH2N39FB6M08K1J45', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'FeK1MswII0jN9S-ioljDbvJw9F-Hw-QBVGsA2KWnLQ1k_O566orNMswv-gzXRBl7EyI7vVGT09DgHB17l-YVi46M08bQ99acSs1rvj2X', 'sightings of quetzals in Costa Rica', 'dataset', 1795467981016, 1803243981016, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PC7X1VPH1BCHQR06VB31', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'kj1ugS_UY3evQrUn3rCUzUNJAFFi3DpJwaQCXXQY7DUD8_bjti4Zg7SBsCxzSDvgp1eE-WaVPpDTPcP2MgPRDUpuPJ7ceY3b8LcT2qXA', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795467981055, 1803243981055, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PC9DZNR402SZ1AWD0M9N', 'http://127.0.0.1:49150/hook', '127.0.0.1', '_e8u8dMlO4R8hMlXpaaw8MmkR4M3ZE_TamUOeI1s20WANTrZZHe-ZLgS5pTSYUlEqNuE2Eke8TfRerVG3Qi7XB7Va1hqKgAfXnzYFAgJ', 'snow depths of the Alps', 'dataset', 1795467981103, 1803243981103, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PCADGAJVV6JWXSJ08D92', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'OvhJ3hTw1q-yrs5rnAEZP5NibBcBm40-JWxRHrCIgtpJ56cEFBXMZRdSiSeJqUEQdjZAqEIk-otsrsk5hIW4wP5RHFOGu6EM0imY-MSW', 'snow depths of the Andes', 'dataset', 1795467981134, 1803243981134, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PCB7XMM4PXKBBQZ48ZKE', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'bfNA42lOnrlHHzGc3ZeG-iSkBhpsJiGlzVCYtKgOGXfmpalvPKEEYRRXVvMhrPQhA3tQPwW-A1X-X8jsA251O-HmAl15ljn0x3_OpE97', 'snow depths of the Atlas', 'dataset', 1795467981161, 1803243981161, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PCCQ2TV9A1WSQM1D1CWQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'qq6qfsnzYgdrZrdErOeshUSk85ToGlPuXiLkj_TyzzB8QQxIztCggszSqiJgEKQ4HWFaa8HYUlwCHN1VHIgo89yULB_ySvZ-tv2iJJe6', 'snow depths of the Carpathians', 'dataset', 1795467981209, 1803243981209, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PCDKFRY3C94GEN3JGG18', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'fs5a52siQDPXyjkA3RoHmTv1vttl3LLTk7Jfken3sZm-_KSjwjisn351UZ137ZBDrOiXeAixG4eK_CNlo3Tb2gwXYq4V4KAgLUuH4PNe', 'snow depths of the Caucasus', 'dataset', 1795467981237, 1803243981237, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PCE81XX6HE5F90XXF4KV', 'http://127.0.0.1:49150/hook', '127.0.0.1', '2kIjY7oiYYb48MzxPZ8fxcBJDWYVYivsnSiTff4p8ul1HesZVfiuddNUitxIzYOGw6CGdakkcdswjoI-qo3B_3iegGuaieo-frztISdA', 'snow depths of the Dolomites', 'dataset', 1795467981258, 1803243981258, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PCEWR65Y7887JY5VY9TE', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'zthnGMUkRSzyyOoECuk_9HhKIaXfQHU0D4lQRJBLsZTwWnTV5YeTXqSaE1gRTEJFvkhEqLlGiroUTFYu_DjRjT6e-qorBxdWDmPkTFLq', 'snow depths of the Pyrenees', 'dataset', 1795467981278, 1803243981278, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M853PCFHBX37KTPK1QB39NJH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'IVbxtOLsDOK3kNWICaIZtZzgeWXHeYgm0Yumd9x--hZ6dUS195TwnQJrhYZcDgt0NyjNXioHlrTGIDjH1PfznjdSgyJAQ2ofEHQPI5zQ', 'snow depths of the Rockies', 'dataset', 1795467981298, 1803243981298, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M853PCSPQ7STAVW0GWT2HF0M', 'timestamp', 30000, 1795467981622, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7TT3B93B2H32XPASTB5G988', 'staff', 1795467982696);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7TT3B93B2H32XPASTB5G988', 'staff', 'anna', '', 1795467982696);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7TT3AMMZZFRR9E45KF29NWB', 1795122375326);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-get-bike', 'src_01M853PCT6SH1WK322BXCDN3MV', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:34991/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'iL0fsOHEMvfYVdAwObZpg-5VQp7X0HHUrbG_8zXCFNg', 10000, 'published', 'called with its example', 0, 1795467982329, NULL, NULL, NULL, 1795467982221, 1795467982220, NULL, NULL, NULL),
	('city-create-tree', 'src_01M853PCT6SH1WK322BXCDN3MV', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:34991/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'CdSQZddvWYEyp5gjYH_IP4ilnuJEY4ZGjzj7AqoHKew', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795467982332, NULL, NULL, NULL, 1795467982221, 1795467982220, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M853PCT6SH1WK322BXCDN3MV', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:34991/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'udsqxRFjOQPQZPvt_ZdKL8vDwHu9DqRPfnzJYS1ljkE', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795467982328, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:34991/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '8vhbZm_ov59forRsnFnP1r7LMFB99Rnihjp5H5GOsR0', 1795467982222, 1795467982220, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M853P9PGB7B7E2DA10AF3JDV:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M853P9PGB7B7E2DA10AF3JDV"},"run":"match:asset:ast_01M853P9PGB7B7E2DA10AF3JDV:20780:0","cursor":null}', 'done', 1795467978487, 1, 8, NULL, NULL, NULL, 1795467978487, 1795467978652),
	('match:asset:ast_01M853P93VKTNT72AMVE7YNSEC:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M853P93VKTNT72AMVE7YNSEC"},"run":"match:asset:ast_01M853P93VKTNT72AMVE7YNSEC:20780:0","cursor":null}', 'done', 1795467977867, 1, 8, NULL, NULL, NULL, 1795467977867, 1795467978662),
	('match:asset:ast_01M853P7XQ386EDAQ545A4PK2H:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M853P7XQ386EDAQ545A4PK2H"},"run":"match:asset:ast_01M853P7XQ386EDAQ545A4PK2H:20780:0","cursor":null}', 'done', 1795467977807, 1, 8, NULL, NULL, NULL, 1795467977807, 1795467978668),
	('match:asset:ast_01M853P9S2P2SEDFZFF78CQE93:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M853P9S2P2SEDFZFF78CQE93"},"run":"match:asset:ast_01M853P9S2P2SEDFZFF78CQE93:20780:0","cursor":null}', 'done', 1795467978568, 1, 8, NULL, NULL, NULL, 1795467978568, 1795467978678),
	('match:asset:ast_01M853P96GZZKB425B4E3WQ989:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M853P96GZZKB425B4E3WQ989"},"run":"match:asset:ast_01M853P96GZZKB425B4E3WQ989:20780:0","cursor":null}', 'done', 1795467978393, 1, 8, NULL, NULL, NULL, 1795467978393, 1795467978684),
	('tell_sellers:plg_01M853PBWM7YQP8YTG4C0RK6C6', 'tell_sellers', '{"pledgeId":"plg_01M853PBWM7YQP8YTG4C0RK6C6"}', 'done', 1795467980790, 1, 8, NULL, NULL, NULL, 1795467980790, 1795467981474),
	('tell_sellers:plg_01M853PC09FP05FH5J4JNDXKDD', 'tell_sellers', '{"pledgeId":"plg_01M853PC09FP05FH5J4JNDXKDD"}', 'done', 1795467980826, 1, 8, NULL, NULL, NULL, 1795467980826, 1795467981476),
	('match:asset:ast_01M853PCJGS8RFDM147GKKQ7YK:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M853PCJGS8RFDM147GKKQ7YK"},"run":"match:asset:ast_01M853PCJGS8RFDM147GKKQ7YK:20780:0","cursor":null}', 'done', 1795467981428, 1, 8, NULL, NULL, NULL, 1795467981428, 1795467981605),
	('tell_sellers:plg_01M853PC21F4MXAPWB57RRY16C', 'tell_sellers', '{"pledgeId":"plg_01M853PC21F4MXAPWB57RRY16C"}', 'done', 1795467980879, 1, 8, NULL, NULL, NULL, 1795467980879, 1795467981608),
	('job_01M853PCGGZZ3ENVJ6PARWTA0C', 'challenge_callbacks', '{}', 'done', 1795467981328, 1, 8, NULL, NULL, NULL, 1795467981328, 1795467981683),
	('job_01M853PCW28AJ4YA83GNF9ZFDZ', 'notify_watch', '{}', 'waiting', 1795468041691, 0, 8, NULL, NULL, NULL, 1795467981698, NULL),
	('job_01M853PCX5AGKR6RGGM4HQCD99', 'notify_watch', '{}', 'waiting', 1795467986845, 0, 8, NULL, NULL, NULL, 1795467981733, NULL),
	('job_01M853PCS3JB0YW3ERJKAYMPY9', 'notify_watch', '{}', 'done', 1795467981603, 1, 8, NULL, NULL, NULL, 1795467981603, 1795467981751),
	('match:tool:city-list-bikes:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20780:0","cursor":null}', 'waiting', 1795467982335, 0, 8, NULL, NULL, NULL, 1795467982335, NULL),
	('match:tool:city-create-tree:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20780:0","cursor":null}', 'waiting', 1795467982370, 0, 8, NULL, NULL, NULL, 1795467982370, NULL),
	('match:tool:city-get-bike:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20780:0","cursor":null}', 'waiting', 1795467982365, 0, 8, NULL, NULL, NULL, 1795467982365, NULL),
	('work_tool_job:job_01M853PDSK7Z4016DFZ6R92A4B', 'work_tool_job', '{"jobId":"job_01M853PDSK7Z4016DFZ6R92A4B"}', 'done', 1795467982651, 1, 1000, NULL, NULL, NULL, 1795467982651, 1795467982687),
	('match:tool:slow-echo:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20780:0","cursor":null}', 'waiting', 1795467982916, 0, 8, NULL, NULL, NULL, 1795467982916, NULL),
	('work_tool_job:job_01M853PEFFS1H6GR1TBXS9VD35', 'work_tool_job', '{"jobId":"job_01M853PEFFS1H6GR1TBXS9VD35"}', 'running', 1795467983350, 1, 1000, 1795475483368, 'proc_01M853PDY4BTWYB11SFH4A975K', NULL, 1795467983350, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'USD', 550000),
	('test:earnings:usr_01M7TT3B93B2H32XPASTB5G988', 'USD', 90000),
	('earnings:usr_01M7TT3B93B2H32XPASTB5G988', 'USD', 0),
	('earnings:usr_01M7TT3BENFMTR7VV1G67GJA61', 'USD', 2700000),
	('credit:usr_01M853PBT9F7N4CT3N2SRVEN3T', 'USD', 3000000),
	('credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7TT3BPBME5X52RG1HKCV5R9', 'operator:grants', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 20000000, 'USD', 'top_up', NULL, NULL, 1795122376395),
	('led_01M7TT3BS4BTCTBWMRG61CC8MY', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7TT3BQN06ZJKXGCZK34MVTKwNCGA4gOMWiCrfpqemdkUy72D5rlOdU', NULL, 1795122376484),
	('led_01M7TT3BTPQ5CQJKCEZ2YFEAFC', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7TT3BTCJY5WMM778C199ZY8hNCGA4gOMWiCrfpqemdkBgGh9aGuw_a00W3RAVqAOo7cDPvPAsqRKw', NULL, 1795122376534),
	('led_01M853P7V6MWYR5XCRQER6A1R5', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7TT3BQN06ZJKXGCZK34MVTKwNCGA4gOMWiCrfpqemdkUy72D5rlOdU', NULL, 1795467976550),
	('led_01M853P7V6QWHARNW2VDTFK0BX', 'payments:held', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 50000, 'USD', 'refund', 'pay_01M7TT3BTCJY5WMM778C199ZY8hNCGA4gOMWiCrfpqemdkBgGh9aGuw_a00W3RAVqAOo7cDPvPAsqRKw', NULL, 1795467976550),
	('led_01M853P9V579ZTJ1S04HF48KTN', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853P9TY0Y2RH204YRF0VDEWwaCNBogOAgGiCjsnIrCy5r_vedDLuSMMe89TON63Hg', NULL, 1795467978597),
	('led_01M853P9VFTC7QR5ZCGZX3B1FR', 'payments:held', 'test:earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853P9TY0Y2RH204YRF0VDEWwaCNBogOAgGiCjsnIrCy5r_vedDLuSMMe89TON63Hg', 'call_01M853P9VFZHM29XD08NCFY5HC', 1795467978607),
	('led_01M853P9VFC9VV70FYNTAVN412', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M853P9TY0Y2RH204YRF0VDEWwaCNBogOAgGiCjsnIrCy5r_vedDLuSMMe89TON63Hg', 'call_01M853P9VFZHM29XD08NCFY5HC', 1795467978607),
	('led_01M853P9X4E2R11RDVPCEFVQ9M', 'test:earnings:usr_01M7TT3B93B2H32XPASTB5G988', 'payments:held', 90000, 'USD', 'sale', 'pay_01M853P9TY0Y2RH204YRF0VDEWwaCNBogOAgGiCjsnIrCy5r_vedDLuSMMe89TON63Hg', 'call_01M853P9VFZHM29XD08NCFY5HC', 1795467978660),
	('led_01M853P9X4H0P94DKV26QAAF5D', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M853P9TY0Y2RH204YRF0VDEWwaCNBogOAgGiCjsnIrCy5r_vedDLuSMMe89TON63Hg', 'call_01M853P9VFZHM29XD08NCFY5HC', 1795467978660),
	('led_01M853P9YMWB9NN2RBPYPYYP2C', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M853P9Y2J325RN91PWK61MKAwNCGA4gOMWiCrfpqemdkwKgKGm3Z_Po', NULL, 1795467978708),
	('led_01M853PA0M01BPHACBRA3ZB9KR', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M853P9Y2J325RN91PWK61MKAwNCGA4gOMWiCrfpqemdkwKgKGm3Z_Po', 'call_01M853PA02V80B1XWNMSG77HA0', 1795467978772),
	('led_01M853PA30EAKZ5RZHT9H2B3X0', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 50000, 'USD', 'payment', 'pay_01M853PA1MCK4A7SGBVGMWB6NGhNCGA4gOMWiCrfpqemdkBgGh9aGuw_a00W3RAVqAOo5YFic6H44uBQ', NULL, 1795467978848),
	('led_01M853PA505VDDJE1FBZE8YPZY', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M853PA1MCK4A7SGBVGMWB6NGhNCGA4gOMWiCrfpqemdkBgGh9aGuw_a00W3RAVqAOo5YFic6H44uBQ', 'call_01M853PA4NT5QP61PJGGDRKTV5', 1795467978912),
	('led_01M853PA7MNJ6MA83GYTXJCYGR', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M853PA5TWJ8D7S97EE0VBHNTwNCGA4gOMXkGn8t9OmdkceBMXFGUvDc', NULL, 1795467978996),
	('led_01M853PAC1GBQK2WH84640J5GH', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M853PAATR19MR8KQKD5Y0Y65jNCGA4gOMWiCrfpqemdkqQEe2FgtX4FFZCffU5xTg1MFR0ZNr1nBTO0aeCxqneTx5yI1wFI', NULL, 1795467979137),
	('led_01M853PAC1AY8W71ECA2XH90ZK', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M853PAATR19MR8KQKD5Y0Y65jNCGA4gOMWiCrfpqemdkqQEe2FgtX4FFZCffU5xTg1MFR0ZNr1nBTO0aeCxqneTx5yI1wFI', 'call_01M853PAB5N21XHFRWJMRBXXQR', 1795467979137),
	('led_01M853PAHGQ6CF8BQWCPSNBM06', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M853PAGAXSSW3Z4N7HYFTJ4XjsCEPYgOxQFo6m3RE4Vsq0FcWixmP2DJcwxMKF7pQQU5DTLTbFhylEsAqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMsOZQW0IM8cMk', NULL, 1795467979312),
	('led_01M853PAHGCNVTZFC1YVFRHP67', 'payments:held', 'test:credit:0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 1000000, 'USD', 'top_up', 'pay_01M853PAGAXSSW3Z4N7HYFTJ4XjsCEPYgOxQFo6m3RE4Vsq0FcWixmP2DJcwxMKF7pQQU5DTLTbFhylEsAqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMsOZQW0IM8cMk', 'call_01M853PAGHPNBGWZ9WESGSSVXH', 1795467979312),
	('led_01M853PAN4G7S1KENSJS63D9KX', 'test:credit:0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'payments:held', 50000, 'USD', 'payment', 'pay_01M853PAMZDF84BS3M7M3WNPDWkNCGA4gOMWiCrfpqemdkqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMs0VWeQH7LYNI', NULL, 1795467979428),
	('led_01M853PANGRYMW0EYJ2C8HNGQX', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M853PAMZDF84BS3M7M3WNPDWkNCGA4gOMWiCrfpqemdkqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMs0VWeQH7LYNI', 'call_01M853PAN27PP9ZNT8R01BXYWS', 1795467979440),
	('led_01M853PAPFJ7CCX1M22GAF7VD2', 'test:credit:0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M853PAPFGK7XQY1QSR5RR0EG', NULL, 1795467979471),
	('led_01M853PASDZ1CHCWJAZCWCCEBG', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PARE251K8GB4H9NJF6RQwaCNBogOAgGiCjsftxoM5qrlIVRLTFHcPMb9uP0L-Q', NULL, 1795467979565),
	('led_01M853PAVEEQ68JTBB5YJS00K8', 'payments:held', 'test:earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PARE251K8GB4H9NJF6RQwaCNBogOAgGiCjsftxoM5qrlIVRLTFHcPMb9uP0L-Q', 'call_01M853PAVEWTEK6K4ZNHEGE5KE', 1795467979630),
	('led_01M853PAVE453MWZMBJEJQXS9B', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PARE251K8GB4H9NJF6RQwaCNBogOAgGiCjsftxoM5qrlIVRLTFHcPMb9uP0L-Q', 'call_01M853PAVEWTEK6K4ZNHEGE5KE', 1795467979630),
	('led_01M853PAY5VTP9WDW8AW7C16C2', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PAWA1TJJ22SKVS0HTNPJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnOu4L6jvUjJ', NULL, 1795467979717),
	('led_01M853PAZKJBCSP0HQ8C7FJ186', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PAWA1TJJ22SKVS0HTNPJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnOu4L6jvUjJ', 'call_01M853PAZEY85CYD6VDY9QW9YJ', 1795467979763),
	('led_01M853PAZK8TRZHZWMP2VZ9BPX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PAWA1TJJ22SKVS0HTNPJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnOu4L6jvUjJ', 'call_01M853PAZEY85CYD6VDY9QW9YJ', 1795467979763),
	('led_01M853PB0PNYCYZH4AKWSQRSR1', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PB07NAB2R6JK6XD9ETEEhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6ju4cfFuPZke8', NULL, 1795467979798),
	('led_01M853PB1ENF496RTM8J01V578', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PB07NAB2R6JK6XD9ETEEhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6ju4cfFuPZke8', 'call_01M853PB1DRMF9MKV4B70A42C5', 1795467979822),
	('led_01M853PB1EDEDXQY80TAA0Q6TM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PB07NAB2R6JK6XD9ETEEhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6ju4cfFuPZke8', 'call_01M853PB1DRMF9MKV4B70A42C5', 1795467979822),
	('led_01M853PB308PCDXYQPFEVYZJGP', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PB2KTXE3D5VHTH9E4YAShaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jtmgPWJTFH1h', NULL, 1795467979872),
	('led_01M853PB3PC7KFEVJT2T50KGYJ', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PB2KTXE3D5VHTH9E4YAShaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jtmgPWJTFH1h', 'call_01M853PB3N55G82FJA8EA5F2F4', 1795467979894),
	('led_01M853PBPM5K88B8H2DY9NYSNB', 'earnings:usr_01M7TT3BENFMTR7VV1G67GJA61', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795467980500),
	('led_01M853PB3PQ8W7SA9ANN1CGQTX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PB2KTXE3D5VHTH9E4YAShaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jtmgPWJTFH1h', 'call_01M853PB3N55G82FJA8EA5F2F4', 1795467979894),
	('led_01M853PB4YPJRBJ2WDD7F6D4AH', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PB4CKYNZKQ9G2XHCXKGQhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jgR8m2zm2Ky6', NULL, 1795467979934),
	('led_01M853PB5G37NCB1PY44BM5WH0', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PB4CKYNZKQ9G2XHCXKGQhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jgR8m2zm2Ky6', 'call_01M853PB5FCQP27R5B4QBZRBHX', 1795467979952),
	('led_01M853PB5G7V6G8Z5ZWZWQMG0V', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PB4CKYNZKQ9G2XHCXKGQhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jgR8m2zm2Ky6', 'call_01M853PB5FCQP27R5B4QBZRBHX', 1795467979952),
	('led_01M853PB6JSWXWWQ95JQQM638M', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PB677GFB41MK8XSPE9NPhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jjWJRqc8w_zq', NULL, 1795467979986),
	('led_01M853PB6YWP6GK9AY71KWFCA4', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PB677GFB41MK8XSPE9NPhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jjWJRqc8w_zq', 'call_01M853PB6Y4QWTHE6Z4W7R06GK', 1795467979998),
	('led_01M853PB6YSRYENV9B2QC3Z4HS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PB677GFB41MK8XSPE9NPhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jjWJRqc8w_zq', 'call_01M853PB6Y4QWTHE6Z4W7R06GK', 1795467979998),
	('led_01M853PB7RB5JPVMJT1646WPPH', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PB7FFJPAB1PPYTDD1RJFhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnMlBIu67Q0a', NULL, 1795467980024),
	('led_01M853PB8DHY41CGBT6BA21YZ8', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PB7FFJPAB1PPYTDD1RJFhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnMlBIu67Q0a', 'call_01M853PB8CJ7WT4P68AWHVEFR3', 1795467980045),
	('led_01M853PB8DC3JQXJHCSENC6ZZY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PB7FFJPAB1PPYTDD1RJFhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnMlBIu67Q0a', 'call_01M853PB8CJ7WT4P68AWHVEFR3', 1795467980045),
	('led_01M853PB98MWM2ENRV8HBAVQ35', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PB8S1BMF6TE0ZH28WZ97haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jsskxoegEjLn', NULL, 1795467980072),
	('led_01M853PB9NV08DSFDF20A45YHB', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PB8S1BMF6TE0ZH28WZ97haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jsskxoegEjLn', 'call_01M853PB9NXCWP2MPRYBAHT4M7', 1795467980085),
	('led_01M853PB9NRXK4KC21QE6H7DWS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PB8S1BMF6TE0ZH28WZ97haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jsskxoegEjLn', 'call_01M853PB9NXCWP2MPRYBAHT4M7', 1795467980085),
	('led_01M853PBAEMT77ZET6DY690K9X', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PBA1FD0925QMR1CG0ZAMhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jmLQ6x5wpg2A', NULL, 1795467980110),
	('led_01M853PBB4Y70S4HF81CTNH2D5', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PBA1FD0925QMR1CG0ZAMhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jmLQ6x5wpg2A', 'call_01M853PBB4PA5Y2TN9139TWA16', 1795467980132),
	('led_01M853PBB4A3G2QFGM8QYCPZDC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PBA1FD0925QMR1CG0ZAMhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jmLQ6x5wpg2A', 'call_01M853PBB4PA5Y2TN9139TWA16', 1795467980132),
	('led_01M853PBBSBT1ZPPFKZV57A6FW', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PBBFC25CMQVQ2H09NMH4haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jkW7pWXoBCtY', NULL, 1795467980153),
	('led_01M853PBC6ZYYR3QXZH4ZH496K', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PBBFC25CMQVQ2H09NMH4haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jkW7pWXoBCtY', 'call_01M853PBC6N7DY4WVY2PJCC9SG', 1795467980166),
	('led_01M853PBC64MV3D83ZZSDJ0802', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PBBFC25CMQVQ2H09NMH4haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jkW7pWXoBCtY', 'call_01M853PBC6N7DY4WVY2PJCC9SG', 1795467980166),
	('led_01M853PBCYQQMEVBA6J7PDWJES', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PBCJN0VKAYD07V81443JhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnEeNoB7gYMa', NULL, 1795467980190),
	('led_01M853PBDCN7277P0THJ01HR97', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PBCJN0VKAYD07V81443JhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnEeNoB7gYMa', 'call_01M853PBDC984XA2HQY2DVDFEG', 1795467980204),
	('led_01M853PBDC6TYDYTSVM2J65143', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PBCJN0VKAYD07V81443JhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnEeNoB7gYMa', 'call_01M853PBDC984XA2HQY2DVDFEG', 1795467980204),
	('led_01M853PBFGCJE3G5VE6EZ5BE4S', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PBEC7766H57QHDX6CQZJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6juf0xK0JF-R3', NULL, 1795467980272),
	('led_01M853PBGS2DQHDTEB2YZVX196', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PBEC7766H57QHDX6CQZJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6juf0xK0JF-R3', 'call_01M853PBGSK7JZZ15PQR92C45M', 1795467980313),
	('led_01M853PBGSTQ5J2EMF1GRZYNTB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PBEC7766H57QHDX6CQZJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6juf0xK0JF-R3', 'call_01M853PBGSK7JZZ15PQR92C45M', 1795467980313),
	('led_01M853PBJW5C854983V7HKCZ2M', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 100000, 'USD', 'payment', 'pay_01M853PBJ6R63HXA32JTZVY6M9haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnk3Khnh9o6L', NULL, 1795467980380),
	('led_01M853PBKFYQXW6X18HCGX8HJ4', 'payments:held', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 90000, 'USD', 'sale', 'pay_01M853PBJ6R63HXA32JTZVY6M9haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnk3Khnh9o6L', 'call_01M853PBKF22Q7GDQ38EFMK80H', 1795467980399),
	('led_01M853PBKF7R277X51H1WKKGWM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M853PBJ6R63HXA32JTZVY6M9haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnk3Khnh9o6L', 'call_01M853PBKF22Q7GDQ38EFMK80H', 1795467980399),
	('led_01M853PBMCPCFG7F09T7X9MFQG', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M853PBKY1RV80Z94A2DT2R72hYCJeogOAgGiCjske56ro4lU24_q5cwGAaH1oa7D9rTRbdEBWoA6juNFU5MXwUax', NULL, 1795467980428),
	('led_01M853PBP4QZS4A9YN3K8YT9XF', 'payments:held', 'earnings:usr_01M7TT3BENFMTR7VV1G67GJA61', 1800000, 'USD', 'sale', 'pay_01M853PBKY1RV80Z94A2DT2R72hYCJeogOAgGiCjske56ro4lU24_q5cwGAaH1oa7D9rTRbdEBWoA6juNFU5MXwUax', 'call_01M853PBP3FKBVQYXHY0Y5XVBF', 1795467980484),
	('led_01M853PBP4ZKMB8TSEBNVC6592', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M853PBKY1RV80Z94A2DT2R72hYCJeogOAgGiCjske56ro4lU24_q5cwGAaH1oa7D9rTRbdEBWoA6juNFU5MXwUax', 'call_01M853PBP3FKBVQYXHY0Y5XVBF', 1795467980484),
	('led_01M853PBPMGK2TVA3WBCKCZ8PJ', 'earnings:usr_01M7TT3B93B2H32XPASTB5G988', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795467980500),
	('led_01M853PBQPNR05BXB4W5GSN8ZZ', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795467980534),
	('led_01M853PBVY4Z8DWA0RDCCCRR1V', 'operator:grants', 'credit:usr_01M853PBT9F7N4CT3N2SRVEN3T', 9000000, 'USD', 'top_up', NULL, NULL, 1795467980670),
	('led_01M853PBWMVQFAN7P2PHSCH7D6', 'credit:usr_01M853PBT9F7N4CT3N2SRVEN3T', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M853PBWKM5YWBBWS5XYGR8H0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogo7L3W9KGOCCqfbRtuysveJuUVoa2A', NULL, 1795467980692),
	('led_01M853PBWM5EVM5Q3XDNTDASR9', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M853PBWKM5YWBBWS5XYGR8H0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogo7L3W9KGOCCqfbRtuysveJuUVoa2A', 'call_01M853PBWKW6GP8A5YQ2K31254', 1795467980692),
	('led_01M853PC09HA3N6DQD6EB9S17V', 'credit:usr_01M853PBT9F7N4CT3N2SRVEN3T', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', NULL, 1795467980809),
	('led_01M853PC09KJTFE018PMNH3V07', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', 'call_01M853PC08CX4P429S0P76G467', 1795467980809),
	('led_01M853PC14Q7Y3TG6FWHDNCXCN', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', 'call_01M853PC08CX4P429S0P76G467', 1795467980836),
	('led_01M853PC140V8C1CEYTZW1C80R', 'payments:held', 'earnings:usr_01M7TT3BENFMTR7VV1G67GJA61', 2700000, 'USD', 'sale', 'pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', 'call_01M853PC08CX4P429S0P76G467', 1795467980836),
	('led_01M853PC148G4VEK3ZVRX7GE7D', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', 'call_01M853PC08CX4P429S0P76G467', 1795467980836),
	('led_01M853PC21KQ9J39G87337WRSM', 'credit:usr_01M853PBT9F7N4CT3N2SRVEN3T', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M853PC21MXJ6WHJNF1KGK1NMhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogo7L3W9KGOCCqfbRtuyGiQ3JDRT2Kg', NULL, 1795467980865),
	('led_01M853PC21EMXC0S3YG0Q9V61K', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M853PC21MXJ6WHJNF1KGK1NMhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogo7L3W9KGOCCqfbRtuyGiQ3JDRT2Kg', 'call_01M853PC21TKAKAZZDSSDT9B4S', 1795467980865),
	('led_01M853PC2RTX3J7GPH34JQFWTZ', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M853PC21MXJ6WHJNF1KGK1NMhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogo7L3W9KGOCCqfbRtuyGiQ3JDRT2Kg', 'call_01M853PC21TKAKAZZDSSDT9B4S', 1795467980888),
	('led_01M853PC2RDYRCSXM7E1ZJZAYY', 'payments:held', 'credit:usr_01M853PBT9F7N4CT3N2SRVEN3T', 3000000, 'USD', 'refund', 'pay_01M853PC21MXJ6WHJNF1KGK1NMhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogo7L3W9KGOCCqfbRtuyGiQ3JDRT2Kg', NULL, 1795467980888),
	('led_01M853PC4F4WD5SVAQ61H8AT0G', 'provider:stripe', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 5000000, 'USD', 'top_up', 'top_01M853PC3G0F37ZSJPVE33QNR4', NULL, 1795467980943),
	('led_01M853PC52PBWE94ZMSNMSDESB', 'credit:usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M853PC3G0F37ZSJPVE33QNR4', NULL, 1795467980962),
	('led_01M853PDRCZTWF3S7B236QYDJX', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M853PDR8B5BMQF8CZGFS58XZwOCnEogOLcqOqQjW8o6o_tBcvarbQVg', NULL, 1795467982604),
	('led_01M853PDSQC6V88RBA08KD6E0J', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M853PDR8B5BMQF8CZGFS58XZwOCnEogOLcqOqQjW8o6o_tBcvarbQVg', 'call_01M853PDRJPWWBRNZWXBRR0WAC', 1795467982647),
	('led_01M853PDVMBFNPRG7FVS0S4JSA', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M853PDVFB8QNPSFW2NK98AY4wNCGA4gOMWiCrfpqemdkjDVbHUdHNnI', NULL, 1795467982708),
	('led_01M853PEEXEWQG38VBRS3GNNNC', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M853PEEKV42YFA5AV4MFFT6AwOCnEogOLcqOqQjW8o6owyUrH2VC-HA', NULL, 1795467983325),
	('led_01M853PEFF7XYJ4GV2H5VJEWMC', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M853PEEKV42YFA5AV4MFFT6AwOCnEogOLcqOqQjW8o6owyUrH2VC-HA', 'call_01M853PEF49MWN1246PG95MWST', 1795467983343),
	('led_01M853PEHX770AXP93KW4JJ89W', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M853PEGY6T5C8XEGZ95MZE7PwNCGA4gOJcwE4TpnZG1ZwOkqDGvP', NULL, 1795467983421);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M853PB07NAB2R6JK6XD9ETEEhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6ju4cfFuPZke8', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467979783, 1795471579798, 1795467979798, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979798),
	('pay_01M853PAGAXSSW3Z4N7HYFTJ4XjsCEPYgOxQFo6m3RE4Vsq0FcWixmP2DJcwxMKF7pQQU5DTLTbFhylEsAqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMsOZQW0IM8cMk', 'credit', 'credit:0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 1795467979274, 1795471579312, 1795467979312, NULL, NULL),
	('pay_01M7TT3BQN06ZJKXGCZK34MVTKwNCGA4gOMWiCrfpqemdkUy72D5rlOdU', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795122376437, 1795125976484, 1795122376484, NULL, NULL),
	('pay_01M7TT3BTCJY5WMM778C199ZY8hNCGA4gOMWiCrfpqemdkBgGh9aGuw_a00W3RAVqAOo7cDPvPAsqRKw', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795122376524, 1795125976534, 1795122376534, NULL, NULL),
	('pay_01M7TT3BQDSFPR1R2J56Q0J4QBwNCGA4gOMWiCrfpqemdkJTWPhYh_OQk', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795122376429, 1795123276429, NULL, NULL, NULL),
	('pay_01M853P9TY0Y2RH204YRF0VDEWwaCNBogOAgGiCjsnIrCy5r_vedDLuSMMe89TON63Hg', 'asset', 'ast_01M853P9S2P2SEDFZFF78CQE93', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795467978590, 1795471578663, 1795467978597, NULL, NULL),
	('pay_01M853P9Y2J325RN91PWK61MKAwNCGA4gOMWiCrfpqemdkwKgKGm3Z_Po', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795467978690, 1795471578708, 1795467978708, NULL, NULL),
	('pay_01M853PAMZDF84BS3M7M3WNPDWkNCGA4gOMWiCrfpqemdkqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMs0VWeQH7LYNI', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 1795467979423, 1795471579428, 1795467979428, NULL, NULL),
	('pay_01M853PA1MCK4A7SGBVGMWB6NGhNCGA4gOMWiCrfpqemdkBgGh9aGuw_a00W3RAVqAOo5YFic6H44uBQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467978804, 1795471578848, 1795467978848, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467978848),
	('pay_01M853PA5TWJ8D7S97EE0VBHNTwNCGA4gOMXkGn8t9OmdkceBMXFGUvDc', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795467978938, 1795471578996, 1795467978996, NULL, NULL),
	('pay_01M853PB677GFB41MK8XSPE9NPhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jjWJRqc8w_zq', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467979975, 1795471579986, 1795467979986, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979986),
	('pay_01M853PAATR19MR8KQKD5Y0Y65jNCGA4gOMWiCrfpqemdkqQEe2FgtX4FFZCffU5xTg1MFR0ZNr1nBTO0aeCxqneTx5yI1wFI', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xca09b757002b39b09af9797c28d3aad88905c306', '0xca09b757002b39b09af9797c28d3aad88905c306', 1795467979098, 1795471579137, 1795467979137, NULL, NULL),
	('pay_01M853PARE251K8GB4H9NJF6RQwaCNBogOAgGiCjsftxoM5qrlIVRLTFHcPMb9uP0L-Q', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795467979534, 1795471579565, 1795467979565, NULL, NULL),
	('pay_01M853PB2KTXE3D5VHTH9E4YAShaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jtmgPWJTFH1h', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467979859, 1795471579872, 1795467979872, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979872),
	('pay_01M853PAWA1TJJ22SKVS0HTNPJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnOu4L6jvUjJ', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467979658, 1795471579717, 1795467979717, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979717),
	('pay_01M853PBA1FD0925QMR1CG0ZAMhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jmLQ6x5wpg2A', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467980097, 1795471580110, 1795467980110, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980110),
	('pay_01M853PB4CKYNZKQ9G2XHCXKGQhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jgR8m2zm2Ky6', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467979916, 1795471579934, 1795467979934, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979934),
	('pay_01M853PB8S1BMF6TE0ZH28WZ97haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jsskxoegEjLn', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467980057, 1795471580072, 1795467980072, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980072),
	('pay_01M853PB7FFJPAB1PPYTDD1RJFhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnMlBIu67Q0a', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467980015, 1795471580024, 1795467980024, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980024),
	('pay_01M853PBJ6R63HXA32JTZVY6M9haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnk3Khnh9o6L', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467980358, 1795471580380, 1795467980380, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980380),
	('pay_01M853PBBFC25CMQVQ2H09NMH4haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jkW7pWXoBCtY', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467980143, 1795471580153, 1795467980153, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980153),
	('pay_01M853PBCJN0VKAYD07V81443JhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnEeNoB7gYMa', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467980178, 1795471580190, 1795467980190, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980190),
	('pay_01M853PBEC7766H57QHDX6CQZJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6juf0xK0JF-R3', 'asset', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467980236, 1795471580272, 1795467980272, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980272),
	('pay_01M853PBKY1RV80Z94A2DT2R72hYCJeogOAgGiCjske56ro4lU24_q5cwGAaH1oa7D9rTRbdEBWoA6juNFU5MXwUax', 'asset', 'ast_01M853P93VKTNT72AMVE7YNSEC', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7TT3BP3YTTD2VEH05D80EME', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795467980414, 1795471580428, 1795467980428, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980428),
	('pay_01M853PDR8B5BMQF8CZGFS58XZwOCnEogOLcqOqQjW8o6o_tBcvarbQVg', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795467982600, 1795471582604, 1795467982604, NULL, NULL),
	('pay_01M853PBWKM5YWBBWS5XYGR8H0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogo7L3W9KGOCCqfbRtuysveJuUVoa2A', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M853PBVNQMM670GAMZDMDPXJ', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 1795467980691, 1795471580692, 1795467980692, 'key_01M853PBVNQMM670GAMZDMDPXJ', 1795467980692),
	('pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', 'asset', 'ast_01M853P93VKTNT72AMVE7YNSEC', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M853PBVNQMM670GAMZDMDPXJ', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 1795467980808, 1795471580836, 1795467980809, 'key_01M853PBVNQMM670GAMZDMDPXJ', 1795467980809),
	('pay_01M853PC21MXJ6WHJNF1KGK1NMhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogo7L3W9KGOCCqfbRtuyGiQ3JDRT2Kg', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M853PBVNQMM670GAMZDMDPXJ', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 1795467980865, 1795471580865, 1795467980865, NULL, NULL),
	('pay_01M853PDVFB8QNPSFW2NK98AY4wNCGA4gOMWiCrfpqemdkjDVbHUdHNnI', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795467982703, 1795471582708, 1795467982708, NULL, NULL),
	('pay_01M853PE3290BJ3M6Q931M5PKZjNCGA4gOMWiCrfpqemdkqQEe0F8HNQs_nzloRoo1B0FUGqJBB3e3cuJlRyCuZE7MFACCJaQ', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x4b434ff63353c77e4fb6e006e6c3f23eb6c43152', NULL, 1795467982946, 1795468882946, NULL, NULL, NULL),
	('pay_01M853PE4BJN4XK5SJ2NRS6CX5jNCGA4gOMWiCrfpqemdkqQEe1RnXYAAgsEZjZq45O3nEeLFgTXOETMh3b2sM6HVX4eNVLUg', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x901bbac15476fcd2527ff8f8dbc9ef887cf0bd10', NULL, 1795467982987, 1795468882987, NULL, NULL, NULL),
	('pay_01M853PEEKV42YFA5AV4MFFT6AwOCnEogOLcqOqQjW8o6owyUrH2VC-HA', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795467983315, 1795554383325, 1795467983325, NULL, NULL),
	('pay_01M853PEGY6T5C8XEGZ95MZE7PwNCGA4gOJcwE4TpnZG1ZwOkqDGvP', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795467983390, 1795554383421, 1795467983421, NULL, NULL),
	('pay_01M853PEQDW3XNGYMCGKR6KDAEhNCGA4gOMWiCrfpqemdkBgGh9aGuw_a00W3RAVqAOo5R7tIk-Po5CA', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', NULL, 1795467983597, 1795468883597, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M853PBPM2CMFZSANP9M4EBXG', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795467980500, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M853PBPMTX4KN9PHKJAKJW28', 'pob_01M853PBPM2CMFZSANP9M4EBXG', 'usr_01M7TT3BENFMTR7VV1G67GJA61', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795467980500, NULL),
	('pot_01M853PBPM0ZHPBZX5SW6B6Z5E', 'pob_01M853PBPM2CMFZSANP9M4EBXG', 'usr_01M7TT3B93B2H32XPASTB5G988', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795467980500, 1795467980534);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795467980500);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7TT3B93B2H32XPASTB5G988', 1795122376405),
	('usr_01M7TT3BENFMTR7VV1G67GJA61', 1795122376418);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M853PC09FP05FH5J4JNDXKDD', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', 'call_01M853PC08CX4P429S0P76G467', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 'key_01M853PBVNQMM670GAMZDMDPXJ', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M853P93VKTNT72AMVE7YNSEC', 'rev_01M853PC149TKGT2SNHPMB1KYV', NULL, NULL, 1795467980809, 1803243980809, 1795467980836),
	('plg_01M853PC21F4MXAPWB57RRY16C', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M853PC21MXJ6WHJNF1KGK1NMhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogo7L3W9KGOCCqfbRtuyGiQ3JDRT2Kg', 'call_01M853PC21TKAKAZZDSSDT9B4S', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 'key_01M853PBVNQMM670GAMZDMDPXJ', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795467980865, 1803243980865, 1795467980888),
	('plg_01M853PBWM7YQP8YTG4C0RK6C6', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M853PBWKM5YWBBWS5XYGR8H0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogo7L3W9KGOCCqfbRtuysveJuUVoa2A', 'call_01M853PBWKW6GP8A5YQ2K31254', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 'key_01M853PBVNQMM670GAMZDMDPXJ', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795467981473, 1795467980692, 1803243980692, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M853PDY4BTWYB11SFH4A975K', 1795467982858, 1795467997858);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M853P9VFZHM29XD08NCFY5HC', 'pay_01M853P9TY0Y2RH204YRF0VDEWwaCNBogOAgGiCjsnIrCy5r_vedDLuSMMe89TON63Hg', 'ast_01M853P9S2P2SEDFZFF78CQE93', 'anonymous', 'given_back', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467978607, NULL, 1795467978607),
	('call_01M853PA02V80B1XWNMSG77HA0', 'pay_01M853P9Y2J325RN91PWK61MKAwNCGA4gOMWiCrfpqemdkwKgKGm3Z_Po', 'counted-echo', 'anonymous', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467978760, NULL, 1795467978772),
	('call_01M853PA4NT5QP61PJGGDRKTV5', 'pay_01M853PA1MCK4A7SGBVGMWB6NGhNCGA4gOMWiCrfpqemdkBgGh9aGuw_a00W3RAVqAOo5YFic6H44uBQ', 'counted-echo', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467978904, NULL, 1795467978912),
	('call_01M853PA8NMR4AYAWYK3XDN72B', 'pay_01M853PA5TWJ8D7S97EE0VBHNTwNCGA4gOMXkGn8t9OmdkceBMXFGUvDc', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467979029, NULL, 1795467979035),
	('call_01M853PAZEY85CYD6VDY9QW9YJ', 'pay_01M853PAWA1TJJ22SKVS0HTNPJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnOu4L6jvUjJ', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467979763, NULL, 1795467979763),
	('call_01M853PAB5N21XHFRWJMRBXXQR', 'pay_01M853PAATR19MR8KQKD5Y0Y65jNCGA4gOMWiCrfpqemdkqQEe2FgtX4FFZCffU5xTg1MFR0ZNr1nBTO0aeCxqneTx5yI1wFI', 'counted-echo', '0xca09b757002b39b09af9797c28d3aad88905c306', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xca09b757002b39b09af9797c28d3aad88905c306', '0xca09b757002b39b09af9797c28d3aad88905c306', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xca09b757002b39b09af9797c28d3aad88905c306 0x3a8f854cfde1171af4262384ff629aab0774da84ed0d1e506f90b6cde66a7516', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x830d6123d5fad7ec71502a07b7baa7b0ec417c9c19d8b89195c0d4a07c8cc5806a00c07177ea8b7ff05957e867133811b9ef704ea542787b3c8d3f01ddc231911b","authorization":{"from":"0xCa09b757002b39B09af9797C28D3aAD88905c306","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795468039","nonce":"0x3a8f854cfde1171af4262384ff629aab0774da84ed0d1e506f90b6cde66a7516"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x986583626fce3917b5471294e8e93787f60ae998f99663f0b78793c75eefbc07', '0xca09b757002b39b09af9797c28d3aad88905c306', 0, 0, 1795467979112, NULL, 1795467979137),
	('call_01M853PAGHPNBGWZ9WESGSSVXH', 'pay_01M853PAGAXSSW3Z4N7HYFTJ4XjsCEPYgOxQFo6m3RE4Vsq0FcWixmP2DJcwxMKF7pQQU5DTLTbFhylEsAqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMsOZQW0IM8cMk', 'credit:0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, 'credit 1000000', NULL, NULL, '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988 0x5debbaf54d3a885b4daab174ba7235497696caee49dd4eefad425ffab84a5329', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x485817349eda506016e5229bb14400b03af9a85d21e7b470d8a4ea9ee8446128197c1f28670695bf6cfaa539693062bcf408603a9e71dbc16dd0c0249d4868c21c","authorization":{"from":"0xDbF6e8ad0CAbbfdeC883cb3D6C1511417d9cE988","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795468039","nonce":"0x5debbaf54d3a885b4daab174ba7235497696caee49dd4eefad425ffab84a5329"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x7e1b26838984c896d8e120661c7bdd4f9a1049324371dc0c283f2d94ef5b4957', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 0, 0, 1795467979284, NULL, 1795467979312),
	('call_01M853PAN27PP9ZNT8R01BXYWS', 'pay_01M853PAMZDF84BS3M7M3WNPDWkNCGA4gOMWiCrfpqemdkqQEe2WDCcm5q8FnneXpl7C5PLnJk0SAQIQlT0lMs0VWeQH7LYNI', 'counted-echo', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 'siwx:7ch0XeW6CJ9Ir5K1TszW_1r_EBimlJcAGTSIDVy0L7k', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467979428, NULL, 1795467979440),
	('call_01M853PAVEWTEK6K4ZNHEGE5KE', 'pay_01M853PARE251K8GB4H9NJF6RQwaCNBogOAgGiCjsftxoM5qrlIVRLTFHcPMb9uP0L-Q', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'anonymous', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467979630, NULL, 1795467979630),
	('call_01M853PB1DRMF9MKV4B70A42C5', 'pay_01M853PB07NAB2R6JK6XD9ETEEhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6ju4cfFuPZke8', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467979822, NULL, 1795467979822),
	('call_01M853PB3N55G82FJA8EA5F2F4', 'pay_01M853PB2KTXE3D5VHTH9E4YAShaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jtmgPWJTFH1h', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467979894, NULL, 1795467979894),
	('call_01M853PB5FCQP27R5B4QBZRBHX', 'pay_01M853PB4CKYNZKQ9G2XHCXKGQhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jgR8m2zm2Ky6', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467979952, NULL, 1795467979952),
	('call_01M853PB6Y4QWTHE6Z4W7R06GK', 'pay_01M853PB677GFB41MK8XSPE9NPhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jjWJRqc8w_zq', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467979998, NULL, 1795467979998),
	('call_01M853PB8CJ7WT4P68AWHVEFR3', 'pay_01M853PB7FFJPAB1PPYTDD1RJFhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnMlBIu67Q0a', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980045, NULL, 1795467980045),
	('call_01M853PB9NXCWP2MPRYBAHT4M7', 'pay_01M853PB8S1BMF6TE0ZH28WZ97haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jsskxoegEjLn', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980085, NULL, 1795467980085),
	('call_01M853PBB4PA5Y2TN9139TWA16', 'pay_01M853PBA1FD0925QMR1CG0ZAMhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jmLQ6x5wpg2A', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980132, NULL, 1795467980132),
	('call_01M853PBC6N7DY4WVY2PJCC9SG', 'pay_01M853PBBFC25CMQVQ2H09NMH4haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jkW7pWXoBCtY', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980166, NULL, 1795467980166),
	('call_01M853PBDC984XA2HQY2DVDFEG', 'pay_01M853PBCJN0VKAYD07V81443JhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnEeNoB7gYMa', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980204, NULL, 1795467980204),
	('call_01M853PBGSK7JZZ15PQR92C45M', 'pay_01M853PBEC7766H57QHDX6CQZJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6juf0xK0JF-R3', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980313, NULL, 1795467980313),
	('call_01M853PBKF22Q7GDQ38EFMK80H', 'pay_01M853PBJ6R63HXA32JTZVY6M9haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnk3Khnh9o6L', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980399, NULL, 1795467980399),
	('call_01M853PBP3FKBVQYXHY0Y5XVBF', 'pay_01M853PBKY1RV80Z94A2DT2R72hYCJeogOAgGiCjske56ro4lU24_q5cwGAaH1oa7D9rTRbdEBWoA6juNFU5MXwUax', 'ast_01M853P93VKTNT72AMVE7YNSEC', 'key_01M7TT3BP3YTTD2VEH05D80EME', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980484, NULL, 1795467980484),
	('call_01M853PBWKW6GP8A5YQ2K31254', 'pay_01M853PBWKM5YWBBWS5XYGR8H0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBogo7L3W9KGOCCqfbRtuysveJuUVoa2A', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M853PBVNQMM670GAMZDMDPXJ', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980692, NULL, 1795467980692),
	('call_01M853PC08CX4P429S0P76G467', 'pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', 'ast_01M853P93VKTNT72AMVE7YNSEC', 'key_01M853PBVNQMM670GAMZDMDPXJ', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980809, NULL, 1795467980809),
	('call_01M853PC21TKAKAZZDSSDT9B4S', 'pay_01M853PC21MXJ6WHJNF1KGK1NMhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBogo7L3W9KGOCCqfbRtuyGiQ3JDRT2Kg', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M853PBVNQMM670GAMZDMDPXJ', 'given_back', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467980865, NULL, 1795467980865),
	('call_01M853PDRJPWWBRNZWXBRR0WAC', 'pay_01M853PDR8B5BMQF8CZGFS58XZwOCnEogOLcqOqQjW8o6o_tBcvarbQVg', 'scan-submit', 'anonymous', 'used', 'proc_01M7TT3AM3P1VC3DBYMCBCWMHM', NULL, NULL, NULL, '{"requestId":"req_01M853PDRJQ8VX0WANCFW9SA7B","data":{"id":"job_01M853PDSK7Z4016DFZ6R92A4B"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467982610, NULL, 1795467982647),
	('call_01M853PE37BHERGPPGVBSTX2PQ', 'pay_01M853PE3290BJ3M6Q931M5PKZjNCGA4gOMWiCrfpqemdkqQEe0F8HNQs_nzloRoo1B0FUGqJBB3e3cuJlRyCuZE7MFACCJaQ', 'counted-echo', '0x4b434ff63353c77e4fb6e006e6c3f23eb6c43152', 'refused', 'proc_01M853PDY4BTWYB11SFH4A975K', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x4b434ff63353c77e4fb6e006e6c3f23eb6c43152', '0x4b434ff63353c77e4fb6e006e6c3f23eb6c43152', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x4b434ff63353c77e4fb6e006e6c3f23eb6c43152 0x6f447542573a6422cc39abb9017e6a6b7840cbc4741416ac52ffcfd9511ceebf', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x0915d2decd8ea8ec228e120e95c07a54f6282d79bec8bffead9230992ed3482c288a934798d3a2b7b405044ef659818df2569a9451609154d95829d2969ede611b","authorization":{"from":"0x4b434Ff63353C77E4FB6e006e6C3F23EB6c43152","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795468042","nonce":"0x6f447542573a6422cc39abb9017e6a6b7840cbc4741416ac52ffcfd9511ceebf"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795467982952, NULL, 1795467982967),
	('call_01M853PE4E43ERENJB2656K5RS', 'pay_01M853PE4BJN4XK5SJ2NRS6CX5jNCGA4gOMWiCrfpqemdkqQEe1RnXYAAgsEZjZq45O3nEeLFgTXOETMh3b2sM6HVX4eNVLUg', 'counted-echo', '0x901bbac15476fcd2527ff8f8dbc9ef887cf0bd10', 'unknown', 'proc_01M853PDY4BTWYB11SFH4A975K', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x901bbac15476fcd2527ff8f8dbc9ef887cf0bd10', '0x901bbac15476fcd2527ff8f8dbc9ef887cf0bd10', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x901bbac15476fcd2527ff8f8dbc9ef887cf0bd10 0xab9d1ce2de5cdeed855f7430d02c1387a8bb3d74fbc7025009daf95e6312423b', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x9179750a5bb0e453fe60abcd8767def8363679b029112701fcdf30310b8d18a93802537a3092080051e89745fd8db00c9bee22aab8cb523f93da9897a8399b8f1c","authorization":{"from":"0x901BBAC15476Fcd2527ff8f8Dbc9ef887Cf0bd10","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795468042","nonce":"0xab9d1ce2de5cdeed855f7430d02c1387a8bb3d74fbc7025009daf95e6312423b"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795467982991, 1795467983255, NULL),
	('call_01M853PEF49MWN1246PG95MWST', 'pay_01M853PEEKV42YFA5AV4MFFT6AwOCnEogOLcqOqQjW8o6owyUrH2VC-HA', 'scan-submit', 'anonymous', 'used', 'proc_01M853PDY4BTWYB11SFH4A975K', NULL, NULL, NULL, '{"requestId":"req_01M853PEF4245P7XEM0FC507RB","data":{"id":"job_01M853PEFFS1H6GR1TBXS9VD35"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467983337, NULL, 1795467983343),
	('call_01M853PEMFCY918ZQ4AWHM7YFY', 'pay_01M853PEGY6T5C8XEGZ95MZE7PwNCGA4gOJcwE4TpnZG1ZwOkqDGvP', 'slow-echo', 'anonymous', 'reserved', 'proc_01M853PDY4BTWYB11SFH4A975K', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795467983539, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M853P9VFCABH4480BDWRJHDT', 'file_missing', 0, 1795467978660);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M853P9VFCABH4480BDWRJHDT', 'pay_01M853P9TY0Y2RH204YRF0VDEWwaCNBogOAgGiCjsnIrCy5r_vedDLuSMMe89TON63Hg', 'call_01M853P9VFZHM29XD08NCFY5HC', 'ast_01M853P9S2P2SEDFZFF78CQE93', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 1, 'anonymous', 1795467978607, NULL),
	('rev_01M853PAVEZ126MV4BYE3KC74T', 'pay_01M853PARE251K8GB4H9NJF6RQwaCNBogOAgGiCjsftxoM5qrlIVRLTFHcPMb9uP0L-Q', 'call_01M853PAVEWTEK6K4ZNHEGE5KE', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 1, 'anonymous', 1795467979630, NULL),
	('rev_01M853PAZKM9B4TYAJ44MM66XV', 'pay_01M853PAWA1TJJ22SKVS0HTNPJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnOu4L6jvUjJ', 'call_01M853PAZEY85CYD6VDY9QW9YJ', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979763, NULL),
	('rev_01M853PB1ES31Q44V6MFVNM4KZ', 'pay_01M853PB07NAB2R6JK6XD9ETEEhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6ju4cfFuPZke8', 'call_01M853PB1DRMF9MKV4B70A42C5', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979822, NULL),
	('rev_01M853PB3PHK33YYJ5EW5JJQ8B', 'pay_01M853PB2KTXE3D5VHTH9E4YAShaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jtmgPWJTFH1h', 'call_01M853PB3N55G82FJA8EA5F2F4', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979894, NULL),
	('rev_01M853PB5GGRCSN7YCJJXCF3R2', 'pay_01M853PB4CKYNZKQ9G2XHCXKGQhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jgR8m2zm2Ky6', 'call_01M853PB5FCQP27R5B4QBZRBHX', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979952, NULL),
	('rev_01M853PB6YYD91AG65DDWEJQ3P', 'pay_01M853PB677GFB41MK8XSPE9NPhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jjWJRqc8w_zq', 'call_01M853PB6Y4QWTHE6Z4W7R06GK', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467979998, NULL),
	('rev_01M853PB8D589KVJFBBEKZ0RV5', 'pay_01M853PB7FFJPAB1PPYTDD1RJFhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnMlBIu67Q0a', 'call_01M853PB8CJ7WT4P68AWHVEFR3', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980045, NULL),
	('rev_01M853PB9NX5DA5BW2NZ0ZS7KS', 'pay_01M853PB8S1BMF6TE0ZH28WZ97haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jsskxoegEjLn', 'call_01M853PB9NXCWP2MPRYBAHT4M7', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980085, NULL),
	('rev_01M853PBB4G89MBPHDFZVCG3VV', 'pay_01M853PBA1FD0925QMR1CG0ZAMhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jmLQ6x5wpg2A', 'call_01M853PBB4PA5Y2TN9139TWA16', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980132, NULL),
	('rev_01M853PBC6PG3T7NC9C1V3JM5Y', 'pay_01M853PBBFC25CMQVQ2H09NMH4haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jkW7pWXoBCtY', 'call_01M853PBC6N7DY4WVY2PJCC9SG', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980166, NULL),
	('rev_01M853PBDCK8QNNMX33RF887HX', 'pay_01M853PBCJN0VKAYD07V81443JhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnEeNoB7gYMa', 'call_01M853PBDC984XA2HQY2DVDFEG', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980204, NULL),
	('rev_01M853PBGSPBFQBPKKVYAFFAWT', 'pay_01M853PBEC7766H57QHDX6CQZJhaCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6juf0xK0JF-R3', 'call_01M853PBGSK7JZZ15PQR92C45M', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980313, NULL),
	('rev_01M853PBKF1GM23PX4CTF4R26Z', 'pay_01M853PBJ6R63HXA32JTZVY6M9haCNBogOAgGiCjsftxoM5qrlIVRLTFEGAaH1oa7D9rTRbdEBWoA6jnk3Khnh9o6L', 'call_01M853PBKF22Q7GDQ38EFMK80H', 'ast_01M853P7XQ386EDAQ545A4PK2H', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 10000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980399, NULL),
	('rev_01M853PBP4NNRV3KV7EBDE8HTF', 'pay_01M853PBKY1RV80Z94A2DT2R72hYCJeogOAgGiCjske56ro4lU24_q5cwGAaH1oa7D9rTRbdEBWoA6juNFU5MXwUax', 'call_01M853PBP3FKBVQYXHY0Y5XVBF', 'ast_01M853P93VKTNT72AMVE7YNSEC', 'usr_01M7TT3BENFMTR7VV1G67GJA61', 2000000, 200000, 'USD', 0, 'key_01M7TT3BP3YTTD2VEH05D80EME', 1795467980484, NULL),
	('rev_01M853PC149TKGT2SNHPMB1KYV', 'pay_01M853PC08Y2CRRJJJ779V68EYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBogo7L3W9KGOCCqfbRtuy2c3eTq41g3k', 'call_01M853PC08CX4P429S0P76G467', 'ast_01M853P93VKTNT72AMVE7YNSEC', 'usr_01M7TT3BENFMTR7VV1G67GJA61', 3000000, 300000, 'USD', 0, 'key_01M853PBVNQMM670GAMZDMDPXJ', 1795467980836, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795467975057),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795467975076),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795467975113),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795467975154),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795467975182),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795467975236),
	('0007-prices', '41191294ee567777a80bc921a23fce26376b06db294c065c34a6fed5906d1f04', 1795467975269),
	('0008-browser-sessions', '09d27df0d30554cd76718f399a1539e2cf092606135c1a6b1d480f00b0cc6453', 1795467975272),
	('0009-owned-tools', '5d5f824403449cf761fa663cae4ab89c03547b83828d94f9d00ec5bab363dcc5', 1795467975276),
	('0010-upstream-payments', 'ab5c89344d333835bb168ed7e72c868d58cdbd91725921f4319877677969fa77', 1795467975285);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M853P7XQ386EDAQ545A4PK2H', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M853P93VKTNT72AMVE7YNSEC', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TT3BENFMTR7VV1G67GJA61', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M853PCJGS8RFDM147GKKQ7YK', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TT3B93B2H32XPASTB5G988', 100000, 'Sightings of quetzals in Costa Rica

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
	('5636f198e107c833b940d187fcd02d6ff85729049f3c7a867333db6153829329', 'usr_00000000000000000000000000', 1795122375817, 1797714375817, 'bearer', NULL, NULL),
	('f47f5cf5d8836cfa05eaaf12b86ef75a5e1d4348187405e39bdc5dca40cff03e', 'usr_01M7TT3B93B2H32XPASTB5G988', 1795122375978, 1797714375978, 'bearer', NULL, NULL),
	('6351a26248c85a80752633366cb9d4721cbd2fae44a4c2db9862820da1647844', 'usr_01M7TT3BENFMTR7VV1G67GJA61', 1795122376162, 1797714376162, 'bearer', NULL, NULL),
	('6e5e64be29bc8735a65eaabc449d4d06e881d3e85e99844ad838665e9479e7be', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 1795122376369, 1797714376369, 'bearer', NULL, NULL),
	('3ca82bc7fd1b8533a759c037f53ffc6aac49eb5afa8900f32cfac2c5e50a011b', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 1795467980626, 1798059980626, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('408664cf7783f25a756eb7f12e5577a98e752ed88c0eef90650ead36caf2d840', 'usr_01M853PCSDYGXG8EZVS7C65537', 1795467981616, 1795554381616, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795467980939);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xca09b757002b39b09af9797c28d3aad88905c306', 9950000, 10000000, 1795467979130),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', 9000000, 10000000, 1795467979300);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xca09b757002b39b09af9797c28d3aad88905c306', '0x3a8f854cfde1171af4262384ff629aab0774da84ed0d1e506f90b6cde66a7516', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x986583626fce3917b5471294e8e93787f60ae998f99663f0b78793c75eefbc07', 1795467979130),
	('0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', '0x5debbaf54d3a885b4daab174ba7235497696caee49dd4eefad425ffab84a5329', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x7e1b26838984c896d8e120661c7bdd4f9a1049324371dc0c283f2d94ef5b4957', 1795467979300);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795122375699),
	('word-count', 1, 1795122375723),
	('slugify', 1, 1795122375732),
	('random-uuid', 1, 1795122375737),
	('hk-weather', 1, 1795122375748),
	('outline', 1, 1795122375750),
	('read-at-once', 1, 1795122375761),
	('scan-submit', 1, 1795122375766),
	('scan-result', 1, 1795122375776),
	('counted-echo', 1, 1795122375793),
	('failing-echo', 1, 1795122375796),
	('city-list-bikes', 1, 1795467982333),
	('city-get-bike', 1, 1795467982339),
	('city-create-tree', 1, 1795467982351),
	('slow-echo', 1, 1795467982902);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M853PDTJVJWNZJJCKZ2EP3V9', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M853PDTJVJWNZJJCKZ2EP3V9', 'image/png', 19, 1795467982674, 1795557982674);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795122375803, 0, NULL),
	('timestamp', 'healthy', 1795467982886, 0, NULL),
	('word-count', 'healthy', 1795467982909, 0, NULL),
	('slugify', 'healthy', 1795467982928, 0, NULL),
	('random-uuid', 'healthy', 1795467982933, 0, NULL),
	('hk-weather', 'unhealthy', 1795467982935, 1, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795467982936, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795467982937, 0, NULL),
	('read-at-once', 'healthy', 1795467982938, 0, NULL),
	('scan-submit', 'healthy', 1795467982939, 0, NULL),
	('scan-result', 'healthy', 1795467982950, 2, NULL),
	('counted-echo', 'healthy', 1795467982953, 0, NULL),
	('slow-echo', 'healthy', 1795467982955, 0, NULL),
	('city-create-tree', 'unhealthy', 1795467982963, 5, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795467982967, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795467982971, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M853PDSK7Z4016DFZ6R92A4B', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M853PDRJPWWBRNZWXBRR0WAC', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M853PDTJVJWNZJJCKZ2EP3V9"}]}', NULL, NULL, 1795467982643, NULL, 1795467982685, 1795554382685, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M853PEFFS1H6GR1TBXS9VD35', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M853PEF49MWN1246PG95MWST', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795467983343, NULL, NULL, 1795640783343, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795467981621, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M853PCT6SH1WK322BXCDN3MV', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:34991/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:34991"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'UYnZ43w-mc2cuk1gk6-g51cbTOf6iAObcQoSk9ZwoTS4xXjKk6zgJUMMJVqJR8qGg6KYA6V4wuQ', '["apiKey"]', 1795467982220, 'usr_00000000000000000000000000', 'farebox-verification=052140f1feb1bf7053cb0fe235c21dfcc3b4d27a', NULL, NULL, 1795467982575, NULL, 1795471582220, 1795467982220, 1795467982220, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795467979411),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795467979028),
	('scan-submit', 1, 1, 1, 0, 0, 30, 1795467982610);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7TT3BPB5PFN5NAHWKRWH8Q6', 'usr_01M7TT3BNARAR7QFXSS4VKYWPQ', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795122376395),
	('top_01M853PBVYBH1ZKVYNRDRECN7E', 'usr_01M853PBT9F7N4CT3N2SRVEN3T', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795467980670);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M853PDR2JA1ND6TR1NME48AG', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795467982594, 1795467982594),
	('upay_01M853PDR6H3FQ247VC93T04CP', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795467982594, 1795467982598);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20780, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$5jRa0DKX1VHrQYbbIYAlVQ$Rpze62AwyH8bfkK2FUPEbz/UTfJqjDWpa/6qc9gZ3JI', NULL, 1795122375503, 1795122375503, NULL, NULL, NULL),
	('usr_01M7TT3BNARAR7QFXSS4VKYWPQ', '9c339dd4-f5d2-481b-bf7b-2e2cafc42c7a@example.com', '9c339dd4-f5d2-481b-bf7b-2e2cafc42c7a', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$/27Sd+dEgjspMhP2KNARjw$ARQv8dqlxUfZv9uEx4+k7WWMQXHRGRwekA/VUwCOtbY', NULL, 1795122376362, 1795122376362, NULL, NULL, NULL),
	('usr_01M7TT3BENFMTR7VV1G67GJA61', '9f240210-5e75-436d-a615-cf5bf062027f@example.com', '9f240210-5e75-436d-a615-cf5bf062027f', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$zXMlYmthAoL8L5BrmZmbjA$CaUisxhe9NXLVnVnpUaK8hn6vsFhn3qDJ53pNQWAI98', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795122376149, 1795122376420, NULL, NULL, NULL),
	('usr_01M853PBT9F7N4CT3N2SRVEN3T', 'af5119ed-1159-4ac8-a96c-ecf3092c3eaf@example.com', 'af5119ed-1159-4ac8-a96c-ecf3092c3eaf', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$QgvwsF++68ZYialPFCvpeA$tJ1Kb2e+xliYE5odcuZL5TMRa3YJRxegAuJ7R+vOy9s', NULL, 1795467980617, 1795467980617, NULL, NULL, NULL),
	('usr_01M7TT3B93B2H32XPASTB5G988', '747a7907-5680-45cb-93ff-0716b27fc8d3@example.com', '747a7907-5680-45cb-93ff-0716b27fc8d3', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$L4l5QVKb3gWu5Bl4O1n03Q$2ObN/Mp1xrNnqpq2xs4DUj+APrsQdWf/jS2hIck31Oc', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795122375971, 1795122376408, NULL, NULL, NULL),
	('usr_01M853PCSDYGXG8EZVS7C65537', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795467981613, 1795467981613, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M853PAPFGK7XQY1QSR5RR0EG', '0xdbf6e8ad0cabbfdec883cb3d6c1511417d9ce988', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795467979471);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M853PCS290VW5GQQ3Z1K0FZ2', 'sig_01M853PC6PH2N39FB6M08K1J45', 'asset', 'ast_01M853PCJGS8RFDM147GKKQ7YK', '{"kind":"asset","id":"ast_01M853PCJGS8RFDM147GKKQ7YK","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:36047/api/v1/assets/ast_01M853PCJGS8RFDM147GKKQ7YK"}', 'waiting', 1, 1795467986845, NULL, 'address_unreachable', NULL, 1795467981602, 'match:asset:ast_01M853PCJGS8RFDM147GKKQ7YK:20780:0');

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
