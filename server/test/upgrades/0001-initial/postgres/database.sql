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
    language text,
    excerpt text,
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
    is_test integer DEFAULT 0 NOT NULL,
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
    stranger_bytes integer,
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
    CONSTRAINT ledger_balances_owed CHECK (((balance_micros >= 0) OR (account ~~ 'earnings:%'::text) OR (account ~~ 'test:earnings:%'::text)))
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

CREATE TABLE farebox_fixture.publications (
    id text NOT NULL,
    supply_kind text NOT NULL,
    supply_id text NOT NULL,
    job_id text NOT NULL,
    is_waiting integer NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT publications_supply_kind_check CHECK ((supply_kind = ANY (ARRAY['asset'::text, 'tool'::text])))
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
    language text,
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

CREATE TABLE farebox_fixture.tool_days (
    tool_id text NOT NULL,
    day integer NOT NULL,
    checks bigint DEFAULT 0 NOT NULL,
    failed_checks bigint DEFAULT 0 NOT NULL,
    calls bigint DEFAULT 0 NOT NULL,
    failures bigint DEFAULT 0 NOT NULL
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

CREATE TABLE farebox_fixture.tool_health_changes (
    tool_id text NOT NULL,
    at bigint NOT NULL,
    status text NOT NULL,
    reason text,
    CONSTRAINT tool_health_changes_status_check CHECK ((status = ANY (ARRAY['healthy'::text, 'unhealthy'::text])))
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

CREATE TABLE farebox_fixture.tool_latencies (
    tool_id text NOT NULL,
    day integer NOT NULL,
    bucket integer NOT NULL,
    calls bigint NOT NULL
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
    outcome text,
    CONSTRAINT upstream_payments_amount_micros_check CHECK ((amount_micros > 0)),
    CONSTRAINT upstream_payments_outcome_check CHECK ((outcome = ANY (ARRAY['sold'::text, 'lost'::text]))),
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
    payout_wallet_proof text,
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
	('log_01M87CXJ9KH72JYAM0XDHX4YN8', 1795544762675, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M87CXJ8QW4RM90S0P1TKJSM5', 1),
	('log_01M87CXJBH42BQ9N3625EHPNRE', 1795544762737, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M87CXJ9R14SKNCC31THSSPER', 1),
	('log_01M8HPGF85T94S18015W3E7GDQ', 1795890363653, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8HPGF37K4YFA1VNY1QWXRGN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGF7X09EZEGXHN46TX6V8', 1),
	('log_01M8HPGF7VSQ7Q31CYW6Y7KF80', 1795890363643, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8HPGF37K4YFA1VNY1QWXRGN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGF770SSFGD266HQZ5Z18', 1),
	('log_01M8HPGF9ZQ3703HXCJX666AWT', 1795890363711, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGF906SF5R19PMHTW36XW', 1),
	('log_01M8HPGFAT4H1P5MF67SJSSEYF', 1795890363738, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFA1QM5EV3XKW8T5GVNZ', 1),
	('log_01M8HPGFCTA4BXV921FX9XW7KG', 1795890363802, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGFB0S41SE881AX2E8CXA', 1),
	('log_01M8HPGFDE54SV97S8FRPH0N1C', 1795890363822, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFCYSSCPE671YWP6NP4Q', 1),
	('log_01M8HPGFE2F3RXTMSPTMKKEDQP', 1795890363842, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGFDM2YHN0HM751DWDDBC', 1),
	('log_01M8HPGFEAQBVJ6HXZ6Q3YFRRW', 1795890363850, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFE361H6C000GYG7WNQ9', 1),
	('log_01M8HPGFEGSTP3QZE16TSMC72X', 1795890363856, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFEF4RAFW9M400HE9275', 1),
	('log_01M8HPGFGRYJ3K2126S9N2FA9E', 1795890363928, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFEVGQEA4J3RYNR3SZKQ', 1),
	('log_01M8HPGFSPN4H5KJWH01N39CJJ', 1795890364214, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFS2QE24QYT1KWTJ1B5M', 1),
	('log_01M8HPGFWNRABJ68A5S03VNN01', 1795890364309, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFW1CSWSA63QKSMW3DYR', 1),
	('log_01M8HPGG0X17EQSAD1BF3BGM13', 1795890364445, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFZV6723GKPTNJ06P0SN', 1),
	('log_01M8HPGG93JNMC5ARFCWG3JARJ', 1795890364707, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGG8S5SWDQE7KB0MKJ1PK', 1),
	('log_01M8HPGGAX1JRVM0196Q7FZV17', 1795890364765, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGAF0K5YBJHFZ8YPBPJW', 1),
	('log_01M8HPGGBZDPQTW5B4Q0KP94P8', 1795890364799, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGBVHZX69J8TAS1WWJEV', 1),
	('log_01M8HPGGD8XX3YD3XE76RBCY2T', 1795890364840, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGD3RKZH1Y0WRMD131AJ', 1),
	('log_01M8HPGGE6DP5R15NE3TDBV01V', 1795890364870, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGE1VCYT7WB11KN2T7HQ', 1),
	('log_01M8HPGGH3DYWM18CE87K89PAC', 1795890364963, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGGKQYAPCXCBVX7Z9JQC', 1),
	('log_01M8HPGFMB6Q6MH1VRM8PA4YH7', 1795890364043, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGFM922CV80K7G4EX2A06', 1),
	('log_01M8HPGFS0X4GN7K59923WARVV', 1795890364192, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGFQWFN8JKEZHH2F84KB6', 1),
	('log_01M8HPGFVYXS89NZZ6FEC8ENNQ', 1795890364286, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGFTCW2RSD7T9XA42DE85', 1),
	('log_01M8HPGFZPN6624SAPRFYSY7D6', 1795890364406, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGFXW9GHB5ZA7TH6VX0ZN', 1),
	('log_01M8HPGG8PC7DG4QPMCP67V35M', 1795890364694, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGG1D5G2NHB85QYVF9BDT', 1),
	('log_01M8HPGGAD07VY7B1PJSVTAJWT', 1795890364749, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGG9GMH7VTPGVRK56QZ83', 1),
	('log_01M8HPGGBSYWRH3BRMTBMPK1KJ', 1795890364793, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGB5F7Q5S6PKX9TN95YY', 1),
	('log_01M8HPGGD1X9QWA4SE6QAZCN0W', 1795890364833, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGCDN54PH4JDNPFC0SR3', 1),
	('log_01M8HPGGDZTW6PM2A0RTPFZ7RG', 1795890364863, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGDGMPP220H5F8ZB3PZC', 1),
	('log_01M8HPGGGCZJNW44RESXD9EV5R', 1795890364940, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGED0S0KDR6NZFQ7WPWV', 1),
	('log_01M8HPGGMBABQ7P1HRT113N7KT', 1795890365067, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGK9N3WAQGCCDVZQKSGJ', 1),
	('log_01M8HPGGPTMW0XRT1BCQQCGJ8T', 1795890365146, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGNZGP6WTQ0SMRJJVWGC', 1),
	('log_01M8HPGGS60DG6DNCSAY9YTNX7', 1795890365222, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGRK2HF3EH3N9JH2CMZY', 1),
	('log_01M8HPGGVY06JT16FGE7S1A7W1', 1795890365310, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGVE81M25P6YEFBCQVV5', 1),
	('log_01M8HPGGY4MEG7F0NV6A9K5DTM', 1795890365380, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 'node', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGGXK65DDGX4GCS4AZHE1', 1),
	('log_01M8HPGH6PGFJM3V6WTZT2PHF4', 1795890365654, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8HPGH2GZNT74C7C96ASS286', NULL, 'node', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGH5JZDZ4WCM3Q5B6CK3R', 1),
	('log_01M8HPGGK4B35E1B2XAPDCQPQK', 1795890365028, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGHERQD9P7REEQ0E9HJP', 1),
	('log_01M8HPGGNT3443295Y4K5J00CV', 1795890365114, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGMY1H1MTZMHBZ11HA2W', 1),
	('log_01M8HPGGRDH12648VJQY3CF6ZS', 1795890365197, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGQASGQD58XHXKR5G7M4', 1),
	('log_01M8HPGGV9C560DJR8Y921B31H', 1795890365289, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEE094ZBJMQY50WNR708', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGSZ2BK8D4DEW4DWV5SF', 1),
	('log_01M8HPGGXGZAXDDSZS3G6N3YS3', 1795890365360, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, NULL, 'ast_01M8HPGEM7GK51X2SERRFJ12JH', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGGWJKC93EJA9T31C6TBW', 1),
	('log_01M8HPGHEQY6K4YX67EJPY83ZE', 1795890365911, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHD94A137BHHSHVX1GV1', 1),
	('log_01M8HPGHFVGHJ6JNYS6X6ZR8RV', 1795890365947, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHES0YPF2C4X21SKZHQ4', 1),
	('log_01M8HPGHJ87EBZ87YR7VV6CY8V', 1795890366024, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHG01XSGKMCVNHYYNH8E', 1),
	('log_01M8HPGHM87ZRNWYQ0N5TSNJBK', 1795890366088, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHJEKGNSBS848AW8CBJW', 1),
	('log_01M8HPGHP1J2471CGB3MG9HPZC', 1795890366145, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHMAHJ3RCNXVTYYV7VH1', 1),
	('log_01M8HPGHQVJBBHPJSCPNDGT6EJ', 1795890366203, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHP220G85R0EJ4R3TV29', 1),
	('log_01M8HPGHSQ52KJTYG6XKSM7PQ0', 1795890366263, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHR04M7KB4FDKGNBS97E', 1),
	('log_01M8HPGHVQBQHE0KMHHDRREV0Q', 1795890366327, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHSSG96YXF0G1JV8MZ3R', 1),
	('log_01M8HPGHWXN3XSYCK98E5G04PN', 1795890366365, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHVS34YDD891VGHRFNPE', 1),
	('log_01M8HPGHXYZRS62J1BJS2732P9', 1795890366398, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHWY3Z12DHZ0HM7CXMVE', 1),
	('log_01M8HPGHZ6QGCR5D9KSPB68CQW', 1795890366438, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HPGHY7A3YSF5SDDRSSMTAD', 1),
	('log_01M8HPGHZQB2B236H98HVDJ5BJ', 1795890366455, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8HPGHZ87ZKWJXNDW72A0TCN', 1),
	('log_01M8HPGJ0EMW40XRJ47ANZG6WK', 1795890366478, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8HPGHZZAYC6KE3SD3EVG10S', 1),
	('log_01M8HPGMMC3V5T236QBPGCWDWR', 1795890369164, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGMKGZ6DAMX8V8SK4YN63', 1),
	('log_01M8HPGMNEGWV683B47J01VP8J', 1795890369198, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGMMPSFC1X4KBTNAKY84F', 1),
	('log_01M8HPGMR6662NYS1K7YD38P27', 1795890369286, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGMQF2N5X24QGX0WEC6R7', 1),
	('log_01M8HPGMX0CFDVG3EC9KPH9HJ4', 1795890369440, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGMWZM90R7HTB7EXB9W7Z', 1),
	('log_01M8HPGMYS4JWWW0J5Y6HEG009', 1795890369497, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGMXKCB5MDAZV4BD3SJTX', 1),
	('log_01M8HPGMYV4BSZZSNPPXBE7E93', 1795890369499, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGMYVV3M14YDAGPZDNEBR', 1),
	('log_01M8HPGN8DDNFWHAFA9MDK7A24', 1795890369805, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGMZ0N37DPH9DHQ1PEBT3', 1),
	('log_01M8HPGN98B5NJYVDZ5WMB934V', 1795890369832, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGN8T847823XES4M6WR97', 1),
	('log_01M8HPGN9M2X06DDPJ24SSBCSP', 1795890369844, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HPGN9BBYRQH2JY315AEXB4', 1),
	('log_01M8HPGNAHJ2ZB3SWH532WQSZ0', 1795890369873, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HPGN9NDTWVXDQ01H9FN7J8', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M87CXJ72ZJ6TBYW6T89A8643', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', '{"topUpId":"top_01M87CXJ6XXQ35RTEYAB1XXFS5","amountMicros":20000000,"currency":"USD","note":null}', 1795544762594),
	('act_01M8HPGF8WC2K476MS19XEPHV7', 'service', 'asset.pause', 'ast_01M8HPGF37K4YFA1VNY1QWXRGN', '{"reason":"file_missing"}', 1795890363676),
	('act_01M8HPGF8WZAYSX3V196SXXJYR', 'service', 'delivery.give_back', 'ast_01M8HPGF37K4YFA1VNY1QWXRGN', '{"reason":"file_missing","revenue_event_id":"rev_01M8HPGF7ZYGS5RZXD25P63DKG","payment_id":"pay_01M8HPGF770SSFGD266HQZ5Z18","amount":"0.10","lost":"0.00"}', 1795890363676),
	('act_01M8HPGFQAZ9ED66A5F5JWAT61', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', '{"refundId":"rfd_01M8HPGFPTNNC071YP5AAXMNWQ","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795890364138),
	('act_01M8HPGGZDB5GA75B8WF7F5GQK', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8HPGGYKCAZSJTFQMP7173WQ', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795890365421),
	('act_01M8HPGGZWPRM6F0E7G14Y52SP', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8HPGGYKHX7WVQ85BVT22NBM', '{"reference":"wire 17","batchId":"pob_01M8HPGGYKCAZSJTFQMP7173WQ","ownerId":"usr_01M87CXJ1VJ7A8FE1QJDFX1PPB","amountMicros":1800000}', 1795890365436),
	('act_01M8HPGH2Z65YV6TK9WFC12GHM', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', '{"topUpId":"top_01M8HPGH2WMK8SY7XH4RHBHFDW","amountMicros":9000000,"currency":"USD","note":null}', 1795890365535),
	('act_01M8HPGHB3XEPYG32DP8RGA8Z9', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', '{"topUpId":"top_01M8HPGHA53MTNSD3D48Y7XX5B","refundId":"rfd_01M8HPGHAZ3RJ574D0SE1W4P3N","amountMicros":2000000,"currency":"USD"}', 1795890365795),
	('act_01M8HPGJCS55KMMZ2C19XZZ8Z8', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8HPGJCS32NZJWRB1NMK3HKF', '{"role":"owner","hasPassword":false}', 1795890366873),
	('act_01M8HPGJDCKZ20TFKTQK75MZXG', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795890366892),
	('act_01M8HPGM7M1DHRVZX7B6DQ2W5A', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8HPGJEPTVS64ECB8VY19VTB', '{"kind":"openapi","name":"city","tools":3}', 1795890368756),
	('act_01M8HPGM9ZCYZ2YX8KQM3SXKPD', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795890368831),
	('act_01M8HPGMA3R0GJ20VS91CDEF89', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795890368835),
	('act_01M8HPGMA5XRZVZ3Q2ZAS8CPN8', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795890368837),
	('act_01M8HPGMH0AW8NW1KMJYYZK58Q', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795890369056);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M87CXHXY8EEQ881250JVQ9BF', 'usr_01M87CXHWA96ME63CY21AGQK74', 'agent', 'bef32e43344617974a6345c51c7b0daa9bf61b746e2d5f0e56768965889b4dfc', 'fbk_1RDG', NULL, NULL, NULL, NULL, 0, 0, 0, 1795544762302, NULL, NULL),
	('key_01M87CXJ3Q29FAWRXB7KA5DVYS', 'usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 'agent', '3e22b2a2c8f60c61df7c0c77fb93867be1b7e42ca32b932964bca0765101f69e', 'fbk_V6GQ', NULL, NULL, NULL, NULL, 0, 0, 0, 1795544762487, NULL, NULL),
	('key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 'agent', '1215aff8944b5687b6f4dc3b37e7992968364535a868b20f76a5720afbea7e36', 'fbk_GTAI', NULL, NULL, NULL, NULL, 20785, 3250000, 3250000, 1795544762581, NULL, NULL),
	('key_01M8HPGH2GZNT74C7C96ASS286', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 'agent', '3806baa275ddc06dbf20695a0c3e1010a19de3d9c516247261df534d06d5ebe1', 'fbk_uh5F', NULL, NULL, NULL, NULL, 20785, 6000000, 6000000, 1795890365520, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HPGEGSPWVPAM6DNJCXN2QR', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795890362816, 1795890362816, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HPGESSJ0QBR0CPMHYCH5S0', 'usr_01M87CXHWA96ME63CY21AGQK74', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8HPGEV18QR8MQJDVQTGSKDD', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795890363193, 1795890363307, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HPGEYWQ7B8XNMF2C5ZVTX6', 'usr_01M87CXHWA96ME63CY21AGQK74', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8HPGEZJKR1JPBPYVDQ3DTXK', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795890363356, 1795890363472, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HPGF37K4YFA1VNY1QWXRGN', 'usr_01M87CXHWA96ME63CY21AGQK74', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HPGF4NTKA6RXARDS9XN69P', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795890363496, 1795890363671, 'file_missing', 1795890363671, NULL, 'en', NULL),
	('ast_01M8HPGEM7GK51X2SERRFJ12JH', 'usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HPGENTKE5CSYDTJ9Z3BD76', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795890363015, 1795890363015, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HPGJ0N9CQPMA7YEXPRE06H', 'usr_01M87CXHWA96ME63CY21AGQK74', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HPGJ1EGJWAXAH4VJNB66MN', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795890366485, 1795890366485, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'hZhqt5dYrmj2ufrZLxQWBpdxbwNfxCzS', 1795890366416, 1795890367158, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8HPGHAZ3RJ574D0SE1W4P3N', 'top_01M8HPGHA53MTNSD3D48Y7XX5B', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795890365791, 1795890365810, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8HPGHA53MTNSD3D48Y7XX5B', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', NULL, 5000000, 'USD', 'http://127.0.0.1:38119/docs/credit', 'http://127.0.0.1:38119/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795890365765, 1795897565765, 1795890365775, NULL, 0),
	('top_01M8HPGHC6ESY3WS1PVFP4MF7T', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', NULL, 5000000, 'USD', 'http://127.0.0.1:38119/docs/credit', 'http://127.0.0.1:38119/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795890365830, 1795897565830, NULL, 1795890965830, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M87CXJ6DC14NAB7BSR79MHYY', 1000000, 'http://127.0.0.1:49150/hook', 'WW_raYobp1ykdkXTrz8wtSTcmpr1Xg383DSZzs3exh79rhD2zTwkYnDms23EY023XGKtWmN_Z0gP7xhru8rAOYY0POOxppsXc_t7nqOf', 1795890365757, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8HPGFK3DN2E7C6Q02RGNTSY', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'pay_01M8HPGFHDC4PZN09XY902STG9jsCEPYgOxQFo6m3RE4U6-3MNWn1TKV98ecB4_02FLidxzjSzOa4bkGpAqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaRy5sTLR_gbOQ', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795890364003);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8HPGHD9FY31D2Q3TV08M7T0', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8HPGHD94A137BHHSHVX1GV1', 1795890365865, 638),
	('sig_01M8HPGHESW648CEE16KF1Y7QS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8HPGHES0YPF2C4X21SKZHQ4', 1795890365913, 666),
	('sig_01M8HPGHG1QW0WXJHWY7G1T9CJ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8HPGHG01XSGKMCVNHYYNH8E', 1795890365953, 614),
	('sig_01M8HPGHJGZV1C910ASC627CW7', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8HPGHJEKGNSBS848AW8CBJW', 1795890366032, 616),
	('sig_01M8HPGHMAWVTV48ERYHTB9ZVC', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8HPGHMAHJ3RCNXVTYYV7VH1', 1795890366090, 616),
	('sig_01M8HPGHP3E2XJW089JES0RGN3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8HPGHP220G85R0EJ4R3TV29', 1795890366147, 628),
	('sig_01M8HPGHR3H0Z04D4WT4AJE9XM', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8HPGHR04M7KB4FDKGNBS97E', 1795890366211, 622),
	('sig_01M8HPGHSTY420F4F09956BJHV', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8HPGHSSG96YXF0G1JV8MZ3R', 1795890366266, 624),
	('sig_01M8HPGHVSYW32KG7W4YSAK4CX', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8HPGHVS34YDD891VGHRFNPE', 1795890366329, 622),
	('sig_01M8HPGHWZ59AQARJTSF5JQCJ5', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8HPGHWY3Z12DHZ0HM7CXMVE', 1795890366367, 620),
	('sig_01M8HPGHY8XNWMEZBHG8QBT4V3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8HPGHY7A3YSF5SDDRSSMTAD', 1795890366408, 616),
	('sig_01M8HPGHZ8G41ZXEP3KWERYYK1', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8HPGHZ87ZKWJXNDW72A0TCN', 1795890366440, 588),
	('sig_01M8HPGJ00JF8R1FBKJR7EJAFW', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8HPGHZZAYC6KE3SD3EVG10S', 1795890366464, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8HPGHD9FY31D2Q3TV08M7T0', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'l-bWIl7wJ0HSLWQjiWIR1wlpqWsL1s0QGBWAOfWWiOmgdebygljbmXQr2TG5hGwWo_8aar8u44d9FfXlD_2NU7vWUPQVf9jX_tfJ3lxm', 'sightings of quetzals in Costa Rica', 'dataset', 1795890365874, 1803666365874, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHESW648CEE16KF1Y7QS', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'IMqTAL8ql2BZvkqhExqzZr94_3u7hHOjWXSivueMfFVpffFThJJw-NU92XWcUeCJ4uy8xI_cNxGsif4H2tAQjy2xLqQnYTpcYAAGJDH7', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795890365914, 1803666365914, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHG1QW0WXJHWY7G1T9CJ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Xj-olA6D6viljGFMYwh2YVEorvhWVFZTBwNWCN8iMK5CGFkH1zosjoJ_CZugTLBGfNqRx97mlDAppuzFFK4g9wVnmVZAUodi3nFFlhmX', 'snow depths of the Alps', 'dataset', 1795890365956, 1803666365956, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHJGZV1C910ASC627CW7', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'j2cx2Loj9l3U6UvMuhFANZ903u3vV8pk8yTKJoQJrcjpdlznSfKP-3qfgcvasKZcIKCYCIN5Lkw2Ps7gjDHDIHqYHdpKlMjnc8l-Sw7J', 'snow depths of the Andes', 'dataset', 1795890366038, 1803666366038, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHMAWVTV48ERYHTB9ZVC', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'GNsD2sTvDso2yA1jN21-zrmjLapftY5mTVlFLAubAlsGqUi0WYOoB87G_KuYEaMRf5EhJBizGL_1TNruD2T2weWVt9BYEwanTr7XRLAv', 'snow depths of the Atlas', 'dataset', 1795890366093, 1803666366093, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHP3E2XJW089JES0RGN3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nmJSdF1OYE-jUFpTeZYEJm3nvCJyAaQlERMGXEq2y8-ExXPnKE2BxIkBYJUyxWqoqgAYyN6oNwiPJFHtaJ0otg3riTA4Lo18K7Nh6kXt', 'snow depths of the Carpathians', 'dataset', 1795890366153, 1803666366153, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHR3H0Z04D4WT4AJE9XM', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'CL9AtELZiAdwU_hcAzmj0FEE48rmLCxGD2lImo3agZpVcyU02rBeUm8uMlF-93F-ucqlclm_YKhZZWvv_oOzA5886y0tcRQr0tPpUZ39', 'snow depths of the Caucasus', 'dataset', 1795890366213, 1803666366213, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHSTY420F4F09956BJHV', 'http://127.0.0.1:49150/hook', '127.0.0.1', '7hND9Mma_xeihzpVp_1HvNIaOQzK32DKTPsMfqwZ8rHmq8beX7uuxoqsOZ0b4PsW-Q9uUzBlq1luJFsVR94bCwpCKoanLss8q41zXwgf', 'snow depths of the Dolomites', 'dataset', 1795890366269, 1803666366269, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHVSYW32KG7W4YSAK4CX', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'cHKK-9WQ9f5hD4PG0kFtt2xo8A1uRC7uqPHeT1fpwygd-Yy8tAF9HXz4BeGJ-67sKk1zztY64SKUhkGmt_hIILuZvcUL0v9L65FK_GC0', 'snow depths of the Pyrenees', 'dataset', 1795890366331, 1803666366331, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HPGHWZ59AQARJTSF5JQCJ5', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'MhasZbTemXbTLz29tlEHBwbssAf3xv3kTRSkllmWZUxkMWrCV_vjq4ASA6q1ytCT00thmzUXQ28_z5hR61VCCwll1yRbrQZ8JNo83XaA', 'snow depths of the Rockies', 'dataset', 1795890366370, 1803666366370, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8HPGJDAK11WRH7R6P4VQTND', 'timestamp', 30000, 1795890366890, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M87CXHWA96ME63CY21AGQK74', 'staff', 1795890369251);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M87CXHWA96ME63CY21AGQK74', 'staff', 'anna', '', 1795890369251);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M87CXHA8HKVWTES6NFWWCWJJ', 1795544761713);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8HPGJEPTVS64ECB8VY19VTB', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:44917/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'nujU_DOZBhh4dxka76iFgWoqacAPSyITo9PuML-DZTM', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795890368808, NULL, NULL, NULL, 1795890368747, 1795890368746, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8HPGJEPTVS64ECB8VY19VTB', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44917/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '86XFF0Tf6mhWvaQkZ6Z2H9_HcrJxmibTB07AuRcirrI', 10000, 'published', 'called with its example', 0, 1795890368833, NULL, NULL, NULL, 1795890368747, 1795890368746, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8HPGJEPTVS64ECB8VY19VTB', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44917/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'RMEacR44l9zJRSEXn2nQGnxsVgMRC3PDXvpdt79F43g', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795890368820, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44917/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'rFE0nPgtOroRqnUTCH2JW4Hdm3UtsIOdyFA-9YvJKu8', 1795890368748, 1795890368746, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8HPGH7PCKNJXZ32HJ5WJMBD', 'tell_sellers', '{"pledgeId":"plg_01M8HPGH7PCKNJXZ32HJ5WJMBD"}', 'done', 1795890365695, 1, 8, NULL, NULL, NULL, 1795890365695, 1795890366008),
	('tell_sellers:plg_01M8HPGH5120AR0948VBJF0V5V', 'tell_sellers', '{"pledgeId":"plg_01M8HPGH5120AR0948VBJF0V5V"}', 'done', 1795890365613, 1, 8, NULL, NULL, NULL, 1795890365613, 1795890366014),
	('tell_sellers:plg_01M8HPGH3AXAP2GYJ25S6V37EW', 'tell_sellers', '{"pledgeId":"plg_01M8HPGH3AXAP2GYJ25S6V37EW"}', 'done', 1795890365579, 1, 8, NULL, NULL, NULL, 1795890365579, 1795890366049),
	('match:asset:ast_01M8HPGJ0N9CQPMA7YEXPRE06H:20785:0', 'match_watches', '{"publications":"match:asset:ast_01M8HPGJ0N9CQPMA7YEXPRE06H:20785:0","watch":null}', 'done', 1795890366543, 1, 8, NULL, NULL, NULL, 1795890366543, 1795890366847),
	('job_01M8HPGHYQF5B61ZM2GHWMTHHD', 'challenge_callbacks', '{}', 'done', 1795890366423, 1, 8, NULL, NULL, NULL, 1795890366423, 1795890367203),
	('job_01M8HPGJRP7X60MR78NNDHJXFZ', 'notify_watch', '{}', 'waiting', 1795890427241, 0, 8, NULL, NULL, NULL, 1795890367254, NULL),
	('job_01M8HPGJSXPC0R71R8059J0ZDJ', 'notify_watch', '{}', 'waiting', 1795890372490, 0, 8, NULL, NULL, NULL, 1795890367293, NULL),
	('job_01M8HPGJBRR9QYYFBD2VCCEZ4Q', 'notify_watch', '{}', 'done', 1795890366840, 1, 8, NULL, NULL, NULL, 1795890366840, 1795890367311),
	('match:tool:city-get-bike:20785:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20785:0","watch":null}', 'done', 1795890368847, 1, 8, NULL, NULL, NULL, 1795890368847, 1795890369099),
	('match:tool:city-list-bikes:20785:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20785:0","watch":null}', 'done', 1795890368847, 1, 8, NULL, NULL, NULL, 1795890368847, 1795890369127),
	('match:tool:city-create-tree:20785:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20785:0","watch":null}', 'done', 1795890368842, 1, 8, NULL, NULL, NULL, 1795890368842, 1795890369141),
	('work_tool_job:job_01M8HPGMMZH1EH8QDCX4JGBEAM', 'work_tool_job', '{"jobId":"job_01M8HPGMMZH1EH8QDCX4JGBEAM"}', 'done', 1795890369193, 1, 1000, NULL, NULL, NULL, 1795890369193, 1795890369224),
	('match:tool:slow-echo:20785:0', 'match_watches', '{"publications":"match:tool:slow-echo:20785:0","watch":null}', 'waiting', 1795890369469, 0, 8, NULL, NULL, NULL, 1795890369469, NULL),
	('work_tool_job:job_01M8HPGN9H95JV0AGXX3SMYGKE', 'work_tool_job', '{"jobId":"job_01M8HPGN9H95JV0AGXX3SMYGKE"}', 'running', 1795890369843, 1, 1000, 1795897869851, 'proc_01M8HPGMSHKA1G9ATKKP659X5E', NULL, 1795890369843, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'USD', 550000),
	('test:earnings:usr_01M87CXHWA96ME63CY21AGQK74', 'USD', 90000),
	('earnings:usr_01M87CXHWA96ME63CY21AGQK74', 'USD', 0),
	('earnings:usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 'USD', 2700000),
	('credit:usr_01M8HPGH26586H9YR8SHWRTVAZ', 'USD', 3000000),
	('credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M87CXJ6X7XX62JAF59H31W79', 'operator:grants', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 20000000, 'USD', 'top_up', NULL, NULL, 1795544762589),
	('led_01M87CXJ98R3WDCFD8GVJ3Q0K4', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M87CXJ8QW4RM90S0P1TKJSM5wNCGA4gOMWiCrfpqemdk371MRkVJ0xE', NULL, 1795544762664),
	('led_01M87CXJAEQZJET210M3TW14V3', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 50000, 'USD', 'payment', 'pay_01M87CXJ9R14SKNCC31THSSPERhNCGA4gOMWiCrfpqemdkBgGiDs7I1ZoDOXG06C0EwLNmehgLaPXNmg', NULL, 1795544762702),
	('led_01M8HPGEBPZ7VXQMD73WN6P83Q', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M87CXJ8QW4RM90S0P1TKJSM5wNCGA4gOMWiCrfpqemdk371MRkVJ0xE', NULL, 1795890362742),
	('led_01M8HPGEBPTNDAJKQDGG2RJK2A', 'payments:held', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 50000, 'USD', 'refund', 'pay_01M87CXJ9R14SKNCC31THSSPERhNCGA4gOMWiCrfpqemdkBgGiDs7I1ZoDOXG06C0EwLNmehgLaPXNmg', NULL, 1795890362742),
	('led_01M8HPGF7N8NE10NQC6944PB3J', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGF770SSFGD266HQZ5Z18waCNBogOAgGiI2g8Z5k89Qd18G_O4hVTkULlAwMYaA', NULL, 1795890363637),
	('led_01M8HPGF7ZT6A3J9Q3W7YVDZ6P', 'payments:held', 'test:earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGF770SSFGD266HQZ5Z18waCNBogOAgGiI2g8Z5k89Qd18G_O4hVTkULlAwMYaA', 'call_01M8HPGF7ZGECRJF50ABM3XM6N', 1795890363647),
	('led_01M8HPGF7Z6VSPF6KTHD21QXX1', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGF770SSFGD266HQZ5Z18waCNBogOAgGiI2g8Z5k89Qd18G_O4hVTkULlAwMYaA', 'call_01M8HPGF7ZGECRJF50ABM3XM6N', 1795890363647),
	('led_01M8HPGF8JMXYHHXCY3D7Y9QWT', 'test:earnings:usr_01M87CXHWA96ME63CY21AGQK74', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8HPGF770SSFGD266HQZ5Z18waCNBogOAgGiI2g8Z5k89Qd18G_O4hVTkULlAwMYaA', 'call_01M8HPGF7ZGECRJF50ABM3XM6N', 1795890363666),
	('led_01M8HPGF8JP0ASXQ63TQC9ZRP0', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8HPGF770SSFGD266HQZ5Z18waCNBogOAgGiI2g8Z5k89Qd18G_O4hVTkULlAwMYaA', 'call_01M8HPGF7ZGECRJF50ABM3XM6N', 1795890363666),
	('led_01M8HPGF9DGDRQS4REHS2YKD4S', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HPGF906SF5R19PMHTW36XWwNCGA4gOMWiCrfpqemdkKELCYmqSSms', NULL, 1795890363693),
	('led_01M8HPGFADDNKHV0V1T5B14EQM', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HPGF906SF5R19PMHTW36XWwNCGA4gOMWiCrfpqemdkKELCYmqSSms', 'call_01M8HPGFA1TTT2EERPTWG3YHN5', 1795890363725),
	('led_01M8HPGFC22MRBPADFNN2T8GNF', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HPGFB0S41SE881AX2E8CXAhNCGA4gOMWiCrfpqemdkBgGiDs7I1ZoDOXG06C0EwLONeGf9Ff3Qhw', NULL, 1795890363778),
	('led_01M8HPGFD9JK4JM8TDVXNJHRKF', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HPGFB0S41SE881AX2E8CXAhNCGA4gOMWiCrfpqemdkBgGiDs7I1ZoDOXG06C0EwLONeGf9Ff3Qhw', 'call_01M8HPGFD3D454N4XFGYYNH3S4', 1795890363817),
	('led_01M8HPGFDX2VMB2WEM54E9EQ4P', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HPGFDM2YHN0HM751DWDDBCwNCGA4gOMXkGn8t9OmdkLepuHkRYCB8', NULL, 1795890363837),
	('led_01M8HPGFG4K41A553M7A1GHFB3', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HPGFF6Y0VYZAKZ1ASE3D5KjNCGA4gOMWiCrfpqemdkqQEe1xtiM-c03Ru6GncmzhvYOdZNahvhMwIgFjTX-BoKoE78JLE', NULL, 1795890363908),
	('led_01M8HPGFG4RB3VSPSZH55NJT3W', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HPGFF6Y0VYZAKZ1ASE3D5KjNCGA4gOMWiCrfpqemdkqQEe1xtiM-c03Ru6GncmzhvYOdZNahvhMwIgFjTX-BoKoE78JLE', 'call_01M8HPGFFEVSV3283E6Y558G5C', 1795890363908),
	('led_01M8HPGFK3DPKWKS7RMDEX34QX', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8HPGFHDC4PZN09XY902STG9jsCEPYgOxQFo6m3RE4U6-3MNWn1TKV98ecB4_02FLidxzjSzOa4bkGpAqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaRy5sTLR_gbOQ', NULL, 1795890364003),
	('led_01M8HPGFK3MDNPJS61X47SYDCM', 'payments:held', 'test:credit:0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 1000000, 'USD', 'top_up', 'pay_01M8HPGFHDC4PZN09XY902STG9jsCEPYgOxQFo6m3RE4U6-3MNWn1TKV98ecB4_02FLidxzjSzOa4bkGpAqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaRy5sTLR_gbOQ', 'call_01M8HPGFHJ7VC4XD2A5TP4PQGH', 1795890364003),
	('led_01M8HPGFMXJNN24JYHMGN69NBX', 'test:credit:0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HPGFMWDFQSCQYQ6EAPAAMKkNCGA4gOMWiCrfpqemdkqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaR1vo7ik69OQI', NULL, 1795890364061),
	('led_01M8HPGFNW8BYC75N234EET41K', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HPGFMWDFQSCQYQ6EAPAAMKkNCGA4gOMWiCrfpqemdkqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaR1vo7ik69OQI', 'call_01M8HPGFMXV19ZAX3EKWE7XMJP', 1795890364092),
	('led_01M8HPGFPT0EASKEVY2XN5GTJ5', 'test:credit:0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8HPGFPTNNC071YP5AAXMNWQ', NULL, 1795890364122),
	('led_01M8HPGFRBS7KGG3Y8J9MA8HB5', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGFQWFN8JKEZHH2F84KB6waCNBogOAgGiI2g5wEk-uVL-KDlcHAiB79F1Uaj8CQ', NULL, 1795890364171),
	('led_01M8HPGFS5FERNPF8SCK1DMSX4', 'payments:held', 'test:earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGFQWFN8JKEZHH2F84KB6waCNBogOAgGiI2g5wEk-uVL-KDlcHAiB79F1Uaj8CQ', 'call_01M8HPGFS5W6RJC4WYXFSWPC2P', 1795890364197),
	('led_01M8HPGFS5C1SN9MXTHSTZ35KE', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGFQWFN8JKEZHH2F84KB6waCNBogOAgGiI2g5wEk-uVL-KDlcHAiB79F1Uaj8CQ', 'call_01M8HPGFS5W6RJC4WYXFSWPC2P', 1795890364197),
	('led_01M8HPGFVGCR398S9RBY9PJ2D3', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGFTCW2RSD7T9XA42DE85haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs7ps43es4Pw0', NULL, 1795890364272),
	('led_01M8HPGFW90TY3ERRJ4SB51PZ9', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGFTCW2RSD7T9XA42DE85haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs7ps43es4Pw0', 'call_01M8HPGFW8TFJK3ZEGXHGH6MM2', 1795890364297),
	('led_01M8HPGFW9QV5WY5JCPHP9AYQV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGFTCW2RSD7T9XA42DE85haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs7ps43es4Pw0', 'call_01M8HPGFW8TFJK3ZEGXHGH6MM2', 1795890364297),
	('led_01M8HPGFZ41BX7EZD6NJDF134V', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGFXW9GHB5ZA7TH6VX0ZNhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs_VIzsqrPx6I', NULL, 1795890364388),
	('led_01M8HPGG078EME8MQ5WZN5SNSB', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGFXW9GHB5ZA7TH6VX0ZNhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs_VIzsqrPx6I', 'call_01M8HPGG04GG8Z59CK829YY98P', 1795890364423),
	('led_01M8HPGG0702ARSPM6S898QAQG', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGFXW9GHB5ZA7TH6VX0ZNhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs_VIzsqrPx6I', 'call_01M8HPGG04GG8Z59CK829YY98P', 1795890364423),
	('led_01M8HPGG2FWYCGD1K0TZBXW269', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGG1D5G2NHB85QYVF9BDThaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5lk6j071WJ_', NULL, 1795890364495),
	('led_01M8HPGG8VSD1B3W9TT9P8P11H', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGG1D5G2NHB85QYVF9BDThaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5lk6j071WJ_', 'call_01M8HPGG8VD71TQ33KSYD588YP', 1795890364699),
	('led_01M8HPGG8VY281RGBTT8ZDJPVV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGG1D5G2NHB85QYVF9BDThaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5lk6j071WJ_', 'call_01M8HPGG8VD71TQ33KSYD588YP', 1795890364699),
	('led_01M8HPGG9XARB6AY8YGBJAJNM6', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGG9GMH7VTPGVRK56QZ83haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsw0oxqiE0KG_', NULL, 1795890364733),
	('led_01M8HPGGAN2QE9ENAP1T4AAGKN', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGG9GMH7VTPGVRK56QZ83haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsw0oxqiE0KG_', 'call_01M8HPGGAJ52YEPYE8X77ZAKBQ', 1795890364757),
	('led_01M8HPGGANMHESFVNWGSZNXS4S', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGG9GMH7VTPGVRK56QZ83haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsw0oxqiE0KG_', 'call_01M8HPGGAJ52YEPYE8X77ZAKBQ', 1795890364757),
	('led_01M8HPGGBJM94W41ABX3BCBTZ4', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGGB5F7Q5S6PKX9TN95YYhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5cXPt8sbZkP', NULL, 1795890364786),
	('led_01M8HPGGBXRN9T645YKVVVBST7', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGGB5F7Q5S6PKX9TN95YYhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5cXPt8sbZkP', 'call_01M8HPGGBX3BE0HPTJB5XB90BK', 1795890364797),
	('led_01M8HPGGBXR6RJDCW898DC26X9', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGGB5F7Q5S6PKX9TN95YYhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5cXPt8sbZkP', 'call_01M8HPGGBX3BE0HPTJB5XB90BK', 1795890364797),
	('led_01M8HPGGCNQ2B35ZF2A6Z9VZZ3', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGGCDN54PH4JDNPFC0SR3haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2ghAf5ilaMA', NULL, 1795890364821),
	('led_01M8HPGGD4NHSEKYD5ET0PPF89', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGGCDN54PH4JDNPFC0SR3haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2ghAf5ilaMA', 'call_01M8HPGGD4JJHMSNGH52E210QT', 1795890364836),
	('led_01M8HPGGD47GG88CWPATAAYYFK', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGGCDN54PH4JDNPFC0SR3haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2ghAf5ilaMA', 'call_01M8HPGGD4JJHMSNGH52E210QT', 1795890364836),
	('led_01M8HPGGDSZ8MW5FYZMMJWZFEM', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGGDGMPP220H5F8ZB3PZChaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs47_ag6u4E61', NULL, 1795890364857),
	('led_01M8HPGGE3DSV12HG6AHKR2GQX', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGGDGMPP220H5F8ZB3PZChaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs47_ag6u4E61', 'call_01M8HPGGE3HD3KA82EAZBVTWB2', 1795890364867),
	('led_01M8HPGGE3QRSK5HT0785QX0C1', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGGDGMPP220H5F8ZB3PZChaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs47_ag6u4E61', 'call_01M8HPGGE3HD3KA82EAZBVTWB2', 1795890364867),
	('led_01M8HPGGFH5VXDMFY7WBNESKH7', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGGED0S0KDR6NZFQ7WPWVhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs6DASAPylUkG', NULL, 1795890364913),
	('led_01M8HPGGGW750X5MJS7WH0WYS8', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGGED0S0KDR6NZFQ7WPWVhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs6DASAPylUkG', 'call_01M8HPGGGV7AMHQJQVH9G66AAX', 1795890364956),
	('led_01M8HPGGGWD505TTF7YBQQA8XQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGGED0S0KDR6NZFQ7WPWVhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs6DASAPylUkG', 'call_01M8HPGGGV7AMHQJQVH9G66AAX', 1795890364956),
	('led_01M8HPGN9241AKNKNBC9Q0QPEN', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8HPGN8T847823XES4M6WR97wOCnEogOLcqOqQjW8o6oe1UowSKlQv0', NULL, 1795890369826),
	('led_01M8HPGN9JRPEE88P9AFK4ZTXB', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8HPGN8T847823XES4M6WR97wOCnEogOLcqOqQjW8o6oe1UowSKlQv0', 'call_01M8HPGN9CWX4ZNRV6TVS8QN3V', 1795890369842),
	('led_01M8HPGGJ59G7BHAS2JHE6TQ4W', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGGHERQD9P7REEQ0E9HJPhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs58KAnTX_9lc', NULL, 1795890364997),
	('led_01M8HPGGKNMKSDY0K704Z00WN4', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGGHERQD9P7REEQ0E9HJPhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs58KAnTX_9lc', 'call_01M8HPGGKNAN9EMRS9W1W968YX', 1795890365045),
	('led_01M8HPGGKNEGZSVX5MHE2FS6VM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGGHERQD9P7REEQ0E9HJPhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs58KAnTX_9lc', 'call_01M8HPGGKNAN9EMRS9W1W968YX', 1795890365045),
	('led_01M8HPGGNBAQV21T8C5R6J6683', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGGMY1H1MTZMHBZ11HA2WhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsx3tBR4wXZGT', NULL, 1795890365099),
	('led_01M8HPGGPESWHBRTJSMJDTBCST', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGGMY1H1MTZMHBZ11HA2WhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsx3tBR4wXZGT', 'call_01M8HPGGPEF03V09Z2VGYKM07F', 1795890365134),
	('led_01M8HPGGPEDAP8Z921BMMF77HV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGGMY1H1MTZMHBZ11HA2WhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsx3tBR4wXZGT', 'call_01M8HPGGPEF03V09Z2VGYKM07F', 1795890365134),
	('led_01M8HPGGR28SA6F21G558ECRG5', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGGQASGQD58XHXKR5G7M4haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2nltuqUuNVp', NULL, 1795890365186),
	('led_01M8HPGGRSB4CWC1C08D1VH4D0', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGGQASGQD58XHXKR5G7M4haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2nltuqUuNVp', 'call_01M8HPGGRQ5PFX45SSNDS98B1T', 1795890365209),
	('led_01M8HPGGRSXAGJAT3116SJZWDB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGGQASGQD58XHXKR5G7M4haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2nltuqUuNVp', 'call_01M8HPGGRQ5PFX45SSNDS98B1T', 1795890365209),
	('led_01M8HPGGTMVXY47TBV76GP0445', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HPGGSZ2BK8D4DEW4DWV5SFhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAswz3g_YtNXHn', NULL, 1795890365268),
	('led_01M8HPGGVK5MRG5P28H4FGE2MD', 'payments:held', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 90000, 'USD', 'sale', 'pay_01M8HPGGSZ2BK8D4DEW4DWV5SFhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAswz3g_YtNXHn', 'call_01M8HPGGVKCFCC4EMJPQJMW55Y', 1795890365299),
	('led_01M8HPGGVK5EGCAF9K42TYVK6V', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HPGGSZ2BK8D4DEW4DWV5SFhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAswz3g_YtNXHn', 'call_01M8HPGGVKCFCC4EMJPQJMW55Y', 1795890365299),
	('led_01M8HPGGX6024RB6CGC3J2PM8G', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8HPGGWJKC93EJA9T31C6TBWhYCJeogOAgGiI2g6h4TKHosuxh8gilEGAaIOzsjVmgM5cbToLQTAs43H_hgBsrpk', NULL, 1795890365350),
	('led_01M8HPGGXWA9A81YF15KBRX3TX', 'payments:held', 'earnings:usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 1800000, 'USD', 'sale', 'pay_01M8HPGGWJKC93EJA9T31C6TBWhYCJeogOAgGiI2g6h4TKHosuxh8gilEGAaIOzsjVmgM5cbToLQTAs43H_hgBsrpk', 'call_01M8HPGGXWMAAWAQTBTQAH0RP1', 1795890365372),
	('led_01M8HPGGXWFWKKHTHHES5RTKX6', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8HPGGWJKC93EJA9T31C6TBWhYCJeogOAgGiI2g6h4TKHosuxh8gilEGAaIOzsjVmgM5cbToLQTAs43H_hgBsrpk', 'call_01M8HPGGXWMAAWAQTBTQAH0RP1', 1795890365372),
	('led_01M8HPGGYK6H6RR2ZMA0T17CBN', 'earnings:usr_01M87CXHWA96ME63CY21AGQK74', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795890365395),
	('led_01M8HPGGYK255X00R95JS6CDGV', 'earnings:usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795890365395),
	('led_01M8HPGGZRWF30J72M0YRPB2KB', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795890365432),
	('led_01M8HPGH2WWZFGQ898XZ8SZY0E', 'operator:grants', 'credit:usr_01M8HPGH26586H9YR8SHWRTVAZ', 9000000, 'USD', 'top_up', NULL, NULL, 1795890365532),
	('led_01M8HPGH3AZ99J2Q1H45MP8AY8', 'credit:usr_01M8HPGH26586H9YR8SHWRTVAZ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HPGH37F6J1G03Z5Y1E34Y2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNoRFD9dHIw7EmVnIkGVxMmq95UaGc', NULL, 1795890365546),
	('led_01M8HPGH3A6BCSK02CAMGHRFBZ', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HPGH37F6J1G03Z5Y1E34Y2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNoRFD9dHIw7EmVnIkGVxMmq95UaGc', 'call_01M8HPGH39CNEVC46J59GHHW92', 1795890365546),
	('led_01M8HPGH518YE0507KXJRWHDZN', 'credit:usr_01M8HPGH26586H9YR8SHWRTVAZ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', NULL, 1795890365601),
	('led_01M8HPGH51E403WYNNQ9JHTYRK', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', 'call_01M8HPGH50V6KMDQB7F3R9N8EM', 1795890365601),
	('led_01M8HPGH5RC5ZEXVY0HFFVP0TF', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', 'call_01M8HPGH50V6KMDQB7F3R9N8EM', 1795890365624),
	('led_01M8HPGH5R0Z3AYD8VFT3HC4ZS', 'payments:held', 'earnings:usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 2700000, 'USD', 'sale', 'pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', 'call_01M8HPGH50V6KMDQB7F3R9N8EM', 1795890365624),
	('led_01M8HPGH5RQVHN8RH3DAR7TE5C', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', 'call_01M8HPGH50V6KMDQB7F3R9N8EM', 1795890365624),
	('led_01M8HPGH7P7FGWMZMSNP9SST99', 'credit:usr_01M8HPGH26586H9YR8SHWRTVAZ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HPGH7NWPHTMGW9VREFYFRGhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNoRFD9dHIw7EmVnIkG7t28PW6RZJ4', NULL, 1795890365686),
	('led_01M8HPGH7P9KFPKPXRFEB5F33Z', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HPGH7NWPHTMGW9VREFYFRGhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNoRFD9dHIw7EmVnIkG7t28PW6RZJ4', 'call_01M8HPGH7N1YYS5264B08AZ2HM', 1795890365686),
	('led_01M8HPGH8XZ3P4JJYR6A40AYZF', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8HPGH7NWPHTMGW9VREFYFRGhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNoRFD9dHIw7EmVnIkG7t28PW6RZJ4', 'call_01M8HPGH7N1YYS5264B08AZ2HM', 1795890365725),
	('led_01M8HPGH8XBX6F2WFBRSCQM687', 'payments:held', 'credit:usr_01M8HPGH26586H9YR8SHWRTVAZ', 3000000, 'USD', 'refund', 'pay_01M8HPGH7NWPHTMGW9VREFYFRGhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNoRFD9dHIw7EmVnIkG7t28PW6RZJ4', NULL, 1795890365725),
	('led_01M8HPGHAFWE5YGC85RQ31ZR6E', 'provider:stripe', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 5000000, 'USD', 'top_up', 'top_01M8HPGHA53MTNSD3D48Y7XX5B', NULL, 1795890365775),
	('led_01M8HPGHAZV61NK88659JJ8M6N', 'credit:usr_01M87CXJ6DC14NAB7BSR79MHYY', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8HPGHA53MTNSD3D48Y7XX5B', NULL, 1795890365791),
	('led_01M8HPGMM08H36577TPDXEPR3A', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8HPGMKGZ6DAMX8V8SK4YN63wOCnEogOLcqOqQjW8o6ojA6b4eO8ZJM', NULL, 1795890369152),
	('led_01M8HPGMN20A4CG35HD5X1CJ7K', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8HPGMKGZ6DAMX8V8SK4YN63wOCnEogOLcqOqQjW8o6ojA6b4eO8ZJM', 'call_01M8HPGMMQCHP9P99YGGCQX0MT', 1795890369186),
	('led_01M8HPGMQTAFQ5G5VC03GY3DA2', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HPGMQF2N5X24QGX0WEC6R7wNCGA4gOMWiCrfpqemdkELpQ5LLo9rc', NULL, 1795890369274),
	('led_01M8HPGNABWM4CB517GYFSD2V0', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HPGN9NDTWVXDQ01H9FN7J8wNCGA4gOJcwE4TpnZJ57tHB39N9n', NULL, 1795890369867);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8HPGFXW9GHB5ZA7TH6VX0ZNhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs_VIzsqrPx6I', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364348, 1795893964388, 1795890364388, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364388),
	('pay_01M8HPGFHDC4PZN09XY902STG9jsCEPYgOxQFo6m3RE4U6-3MNWn1TKV98ecB4_02FLidxzjSzOa4bkGpAqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaRy5sTLR_gbOQ', 'credit', 'credit:0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 1795890363949, 1795893964003, 1795890364003, NULL, NULL),
	('pay_01M87CXJ8QW4RM90S0P1TKJSM5wNCGA4gOMWiCrfpqemdk371MRkVJ0xE', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795544762647, 1795548362664, 1795544762664, NULL, NULL),
	('pay_01M87CXJ9R14SKNCC31THSSPERhNCGA4gOMWiCrfpqemdkBgGiDs7I1ZoDOXG06C0EwLNmehgLaPXNmg', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795544762680, 1795548362702, 1795544762702, NULL, NULL),
	('pay_01M87CXJ8H27ES5AS27X3WF7SKwNCGA4gOMWiCrfpqemdkWsa2PyAgc5Q', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795544762641, 1795545662641, NULL, NULL, NULL),
	('pay_01M8HPGF770SSFGD266HQZ5Z18waCNBogOAgGiI2g8Z5k89Qd18G_O4hVTkULlAwMYaA', 'asset', 'ast_01M8HPGF37K4YFA1VNY1QWXRGN', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795890363623, 1795893963668, 1795890363637, NULL, NULL),
	('pay_01M8HPGF906SF5R19PMHTW36XWwNCGA4gOMWiCrfpqemdkKELCYmqSSms', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795890363680, 1795893963693, 1795890363693, NULL, NULL),
	('pay_01M8HPGFMWDFQSCQYQ6EAPAAMKkNCGA4gOMWiCrfpqemdkqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaR1vo7ik69OQI', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 1795890364060, 1795893964061, 1795890364061, NULL, NULL),
	('pay_01M8HPGFB0S41SE881AX2E8CXAhNCGA4gOMWiCrfpqemdkBgGiDs7I1ZoDOXG06C0EwLONeGf9Ff3Qhw', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890363744, 1795893963778, 1795890363778, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890363778),
	('pay_01M8HPGFDM2YHN0HM751DWDDBCwNCGA4gOMXkGn8t9OmdkLepuHkRYCB8', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795890363828, 1795893963837, 1795890363837, NULL, NULL),
	('pay_01M8HPGGB5F7Q5S6PKX9TN95YYhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5cXPt8sbZkP', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364773, 1795893964786, 1795890364786, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364786),
	('pay_01M8HPGFF6Y0VYZAKZ1ASE3D5KjNCGA4gOMWiCrfpqemdkqQEe1xtiM-c03Ru6GncmzhvYOdZNahvhMwIgFjTX-BoKoE78JLE', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xb0b64834e90de05b24a0e45628be0ed42e11a4e3', '0xb0b64834e90de05b24a0e45628be0ed42e11a4e3', 1795890363878, 1795893963908, 1795890363908, NULL, NULL),
	('pay_01M8HPGFQWFN8JKEZHH2F84KB6waCNBogOAgGiI2g5wEk-uVL-KDlcHAiB79F1Uaj8CQ', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795890364156, 1795893964171, 1795890364171, NULL, NULL),
	('pay_01M8HPGG1D5G2NHB85QYVF9BDThaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5lk6j071WJ_', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364461, 1795893964495, 1795890364495, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364495),
	('pay_01M8HPGFTCW2RSD7T9XA42DE85haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs7ps43es4Pw0', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364236, 1795893964272, 1795890364272, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364272),
	('pay_01M8HPGGED0S0KDR6NZFQ7WPWVhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs6DASAPylUkG', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364877, 1795893964913, 1795890364913, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364913),
	('pay_01M8HPGG9GMH7VTPGVRK56QZ83haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsw0oxqiE0KG_', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364720, 1795893964733, 1795890364733, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364733),
	('pay_01M8HPGGDGMPP220H5F8ZB3PZChaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs47_ag6u4E61', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364848, 1795893964857, 1795890364857, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364857),
	('pay_01M8HPGGCDN54PH4JDNPFC0SR3haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2ghAf5ilaMA', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364813, 1795893964821, 1795890364821, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364821),
	('pay_01M8HPGGSZ2BK8D4DEW4DWV5SFhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAswz3g_YtNXHn', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890365247, 1795893965268, 1795890365268, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365268),
	('pay_01M8HPGGHERQD9P7REEQ0E9HJPhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs58KAnTX_9lc', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890364974, 1795893964997, 1795890364997, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364997),
	('pay_01M8HPGGMY1H1MTZMHBZ11HA2WhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsx3tBR4wXZGT', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890365086, 1795893965099, 1795890365099, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365099),
	('pay_01M8HPGGQASGQD58XHXKR5G7M4haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2nltuqUuNVp', 'asset', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890365162, 1795893965186, 1795890365186, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365186),
	('pay_01M8HPGGWJKC93EJA9T31C6TBWhYCJeogOAgGiI2g6h4TKHosuxh8gilEGAaIOzsjVmgM5cbToLQTAs43H_hgBsrpk', 'asset', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795890365330, 1795893965350, 1795890365350, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365350),
	('pay_01M8HPGN8T847823XES4M6WR97wOCnEogOLcqOqQjW8o6oe1UowSKlQv0', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795890369818, 1795976769826, 1795890369826, NULL, NULL),
	('pay_01M8HPGH37F6J1G03Z5Y1E34Y2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNoRFD9dHIw7EmVnIkGVxMmq95UaGc', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8HPGH2GZNT74C7C96ASS286', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 1795890365543, 1795893965546, 1795890365546, 'key_01M8HPGH2GZNT74C7C96ASS286', 1795890365546),
	('pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', 'asset', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8HPGH2GZNT74C7C96ASS286', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 1795890365600, 1795893965624, 1795890365601, 'key_01M8HPGH2GZNT74C7C96ASS286', 1795890365601),
	('pay_01M8HPGH7NWPHTMGW9VREFYFRGhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNoRFD9dHIw7EmVnIkG7t28PW6RZJ4', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8HPGH2GZNT74C7C96ASS286', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 1795890365685, 1795893965686, 1795890365686, NULL, NULL),
	('pay_01M8HPGMKGZ6DAMX8V8SK4YN63wOCnEogOLcqOqQjW8o6ojA6b4eO8ZJM', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795890369136, 1795893969152, 1795890369152, NULL, NULL),
	('pay_01M8HPGMQF2N5X24QGX0WEC6R7wNCGA4gOMWiCrfpqemdkELpQ5LLo9rc', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795890369263, 1795893969274, 1795890369274, NULL, NULL),
	('pay_01M8HPGMY5F9PY0CGTMFTXAM2CjNCGA4gOMWiCrfpqemdkqQEezCe2THJm3kXlZtgzKRsbTMhe40yYTEotEBpI4K7P0WF74P8', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x02a2856cea739ce443d09f87cb3786484634c044', NULL, 1795890369477, 1795891269477, NULL, NULL, NULL),
	('pay_01M8HPGMZ9JDSVV3G35XF3BKEEjNCGA4gOMWiCrfpqemdkqQEez0EuNNwn5SaiVCNAj16TMyEbXGbZQTs_9RmoVjb45997hqY', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x36d24e82b92369ef693b174350b0ce56df659004', NULL, 1795890369513, 1795891269513, NULL, NULL, NULL),
	('pay_01M8HPGN9NDTWVXDQ01H9FN7J8wNCGA4gOJcwE4TpnZJ57tHB39N9n', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795890369845, 1795976769867, 1795890369867, NULL, NULL),
	('pay_01M8HPGNB2F6QG0D93BMBM8XSWhNCGA4gOMWiCrfpqemdkBgGiDs7I1ZoDOXG06C0EwLN1b8ipO00TxQ', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', NULL, 1795890369890, 1795891269890, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8HPGGYKCAZSJTFQMP7173WQ', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795890365395, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8HPGGYKNJE711X9PSJFTNRV', 'pob_01M8HPGGYKCAZSJTFQMP7173WQ', 'usr_01M87CXHWA96ME63CY21AGQK74', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795890365395, NULL),
	('pot_01M8HPGGYKHX7WVQ85BVT22NBM', 'pob_01M8HPGGYKCAZSJTFQMP7173WQ', 'usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795890365395, 1795890365432);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795890365395);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M87CXHWA96ME63CY21AGQK74', 1795544762607),
	('usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 1795544762625);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8HPGH5120AR0948VBJF0V5V', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', 'call_01M8HPGH50V6KMDQB7F3R9N8EM', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 'key_01M8HPGH2GZNT74C7C96ASS286', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', 'rev_01M8HPGH5RYHM1BZ71J8E5QEK6', NULL, NULL, 1795890365601, 1803666365601, 1795890365624),
	('plg_01M8HPGH7PCKNJXZ32HJ5WJMBD', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8HPGH7NWPHTMGW9VREFYFRGhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNoRFD9dHIw7EmVnIkG7t28PW6RZJ4', 'call_01M8HPGH7N1YYS5264B08AZ2HM', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 'key_01M8HPGH2GZNT74C7C96ASS286', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795890365686, 1803666365686, 1795890365725),
	('plg_01M8HPGH3AXAP2GYJ25S6V37EW', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8HPGH37F6J1G03Z5Y1E34Y2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNoRFD9dHIw7EmVnIkGVxMmq95UaGc', 'call_01M8HPGH39CNEVC46J59GHHW92', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 'key_01M8HPGH2GZNT74C7C96ASS286', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795890366046, 1795890365546, 1803666365546, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8HPGMSHKA1G9ATKKP659X5E', 1795890369397, 1795890384397);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8HPGJ0N9CQPMA7YEXPRE06H:20785:0', 'asset', 'ast_01M8HPGJ0N9CQPMA7YEXPRE06H', 'match:asset:ast_01M8HPGJ0N9CQPMA7YEXPRE06H:20785:0', 0, 1795890366540),
	('match:tool:city-get-bike:20785:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20785:0', 0, 1795890368843),
	('match:tool:city-list-bikes:20785:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20785:0', 0, 1795890368839),
	('match:tool:city-create-tree:20785:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20785:0', 0, 1795890368836),
	('match:tool:slow-echo:20785:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20785:0', 1, 1795890369455);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8HPGF7ZGECRJF50ABM3XM6N', 'pay_01M8HPGF770SSFGD266HQZ5Z18waCNBogOAgGiI2g8Z5k89Qd18G_O4hVTkULlAwMYaA', 'ast_01M8HPGF37K4YFA1VNY1QWXRGN', 'anonymous', 'given_back', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890363647, NULL, 1795890363647),
	('call_01M8HPGFA1TTT2EERPTWG3YHN5', 'pay_01M8HPGF906SF5R19PMHTW36XWwNCGA4gOMWiCrfpqemdkKELCYmqSSms', 'counted-echo', 'anonymous', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890363718, NULL, 1795890363725),
	('call_01M8HPGFD3D454N4XFGYYNH3S4', 'pay_01M8HPGFB0S41SE881AX2E8CXAhNCGA4gOMWiCrfpqemdkBgGiDs7I1ZoDOXG06C0EwLONeGf9Ff3Qhw', 'counted-echo', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890363811, NULL, 1795890363817),
	('call_01M8HPGFE5VEMPHW7QR9PPHRW8', 'pay_01M8HPGFDM2YHN0HM751DWDDBCwNCGA4gOMXkGn8t9OmdkLepuHkRYCB8', 'failing-echo', 'anonymous', 'given_back', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890363845, NULL, 1795890363847),
	('call_01M8HPGFW8TFJK3ZEGXHGH6MM2', 'pay_01M8HPGFTCW2RSD7T9XA42DE85haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs7ps43es4Pw0', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364297, NULL, 1795890364297),
	('call_01M8HPGFFEVSV3283E6Y558G5C', 'pay_01M8HPGFF6Y0VYZAKZ1ASE3D5KjNCGA4gOMWiCrfpqemdkqQEe1xtiM-c03Ru6GncmzhvYOdZNahvhMwIgFjTX-BoKoE78JLE', 'counted-echo', '0xb0b64834e90de05b24a0e45628be0ed42e11a4e3', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xb0b64834e90de05b24a0e45628be0ed42e11a4e3', '0xb0b64834e90de05b24a0e45628be0ed42e11a4e3', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xb0b64834e90de05b24a0e45628be0ed42e11a4e3 0x96fb01e46cfd8fe27e4da04fc26e9d3aba7fb2fee3b618e4623da13bcaf60afb', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x63586dde728927aafeb714a1ab3760a75bf7191eb1b4bcc939f7896512cefe9d4668cfa7818b3232503e068231970144bb74fc527e577c208f93dcf86d2e26ee1b","authorization":{"from":"0xB0B64834E90dE05B24a0e45628Be0ed42e11A4e3","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795890423","nonce":"0x96fb01e46cfd8fe27e4da04fc26e9d3aba7fb2fee3b618e4623da13bcaf60afb"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xceea3ae289a0d5b149816e11a62e341a80c1247620c51b7b61d83325711ae939', '0xb0b64834e90de05b24a0e45628be0ed42e11a4e3', 0, 0, 1795890363887, NULL, 1795890363908),
	('call_01M8HPGFHJ7VC4XD2A5TP4PQGH', 'pay_01M8HPGFHDC4PZN09XY902STG9jsCEPYgOxQFo6m3RE4U6-3MNWn1TKV98ecB4_02FLidxzjSzOa4bkGpAqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaRy5sTLR_gbOQ', 'credit:0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, 'credit 1000000', NULL, NULL, '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd 0x31362b9f6db57942804075b7f268e56d15f642d4327f98214b266f4f998b05e8', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xb191304550f5eff1d6646029c9d3a4bb2dd44544ece231fdb985408daf3c793e3cfaf804df49cb6148370f1dc96a87512a5de272fcbd44afde2e86fc51fb08191c","authorization":{"from":"0x5DFEC9af1985b70FF4fab8c13Bbe4A4D75520Ccd","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795890423","nonce":"0x31362b9f6db57942804075b7f268e56d15f642d4327f98214b266f4f998b05e8"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x66ffaba194e860cfb35c2b7ca2e97d921c1f954a2f12da384e378ef249f129d3', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 0, 0, 1795890363955, NULL, 1795890364003),
	('call_01M8HPGFMXV19ZAX3EKWE7XMJP', 'pay_01M8HPGFMWDFQSCQYQ6EAPAAMKkNCGA4gOMWiCrfpqemdkqQEe0W1KZhZ3lUx3RXN4E1nkZM9gKjQ4bAE5NGaR1vo7ik69OQI', 'counted-echo', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 'siwx:eHWBvxm9BXME8UQIxLjlpzJaF9OBp2OEgDMHK3FZUwM', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364061, NULL, 1795890364092),
	('call_01M8HPGFS5W6RJC4WYXFSWPC2P', 'pay_01M8HPGFQWFN8JKEZHH2F84KB6waCNBogOAgGiI2g5wEk-uVL-KDlcHAiB79F1Uaj8CQ', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'anonymous', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364197, NULL, 1795890364197),
	('call_01M8HPGG04GG8Z59CK829YY98P', 'pay_01M8HPGFXW9GHB5ZA7TH6VX0ZNhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs_VIzsqrPx6I', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364423, NULL, 1795890364423),
	('call_01M8HPGG8VD71TQ33KSYD588YP', 'pay_01M8HPGG1D5G2NHB85QYVF9BDThaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5lk6j071WJ_', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364699, NULL, 1795890364699),
	('call_01M8HPGGAJ52YEPYE8X77ZAKBQ', 'pay_01M8HPGG9GMH7VTPGVRK56QZ83haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsw0oxqiE0KG_', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364757, NULL, 1795890364757),
	('call_01M8HPGGBX3BE0HPTJB5XB90BK', 'pay_01M8HPGGB5F7Q5S6PKX9TN95YYhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5cXPt8sbZkP', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364797, NULL, 1795890364797),
	('call_01M8HPGGD4JJHMSNGH52E210QT', 'pay_01M8HPGGCDN54PH4JDNPFC0SR3haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2ghAf5ilaMA', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364836, NULL, 1795890364836),
	('call_01M8HPGGE3HD3KA82EAZBVTWB2', 'pay_01M8HPGGDGMPP220H5F8ZB3PZChaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs47_ag6u4E61', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364867, NULL, 1795890364867),
	('call_01M8HPGGGV7AMHQJQVH9G66AAX', 'pay_01M8HPGGED0S0KDR6NZFQ7WPWVhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs6DASAPylUkG', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890364956, NULL, 1795890364956),
	('call_01M8HPGGKNAN9EMRS9W1W968YX', 'pay_01M8HPGGHERQD9P7REEQ0E9HJPhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs58KAnTX_9lc', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890365045, NULL, 1795890365045),
	('call_01M8HPGGPEF03V09Z2VGYKM07F', 'pay_01M8HPGGMY1H1MTZMHBZ11HA2WhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsx3tBR4wXZGT', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890365134, NULL, 1795890365134),
	('call_01M8HPGGRQ5PFX45SSNDS98B1T', 'pay_01M8HPGGQASGQD58XHXKR5G7M4haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2nltuqUuNVp', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890365209, NULL, 1795890365209),
	('call_01M8HPGGVKCFCC4EMJPQJMW55Y', 'pay_01M8HPGGSZ2BK8D4DEW4DWV5SFhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAswz3g_YtNXHn', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890365299, NULL, 1795890365299),
	('call_01M8HPGGXWMAAWAQTBTQAH0RP1', 'pay_01M8HPGGWJKC93EJA9T31C6TBWhYCJeogOAgGiI2g6h4TKHosuxh8gilEGAaIOzsjVmgM5cbToLQTAs43H_hgBsrpk', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890365372, NULL, 1795890365372),
	('call_01M8HPGH39CNEVC46J59GHHW92', 'pay_01M8HPGH37F6J1G03Z5Y1E34Y2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiNoRFD9dHIw7EmVnIkGVxMmq95UaGc', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8HPGH2GZNT74C7C96ASS286', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890365546, NULL, 1795890365546),
	('call_01M8HPGH50V6KMDQB7F3R9N8EM', 'pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', 'key_01M8HPGH2GZNT74C7C96ASS286', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890365601, NULL, 1795890365601),
	('call_01M8HPGH7N1YYS5264B08AZ2HM', 'pay_01M8HPGH7NWPHTMGW9VREFYFRGhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiNoRFD9dHIw7EmVnIkG7t28PW6RZJ4', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8HPGH2GZNT74C7C96ASS286', 'given_back', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890365686, NULL, 1795890365686),
	('call_01M8HPGMMQCHP9P99YGGCQX0MT', 'pay_01M8HPGMKGZ6DAMX8V8SK4YN63wOCnEogOLcqOqQjW8o6ojA6b4eO8ZJM', 'scan-submit', 'anonymous', 'used', 'proc_01M87CXH9BJ0S3SZ9AQ804TYP7', NULL, NULL, NULL, '{"requestId":"req_01M8HPGMMPSFC1X4KBTNAKY84F","data":{"id":"job_01M8HPGMMZH1EH8QDCX4JGBEAM"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890369176, NULL, 1795890369186),
	('call_01M8HPGMY9YBYPNF9DGGZ9NH1A', 'pay_01M8HPGMY5F9PY0CGTMFTXAM2CjNCGA4gOMWiCrfpqemdkqQEezCe2THJm3kXlZtgzKRsbTMhe40yYTEotEBpI4K7P0WF74P8', 'counted-echo', '0x02a2856cea739ce443d09f87cb3786484634c044', 'refused', 'proc_01M8HPGMSHKA1G9ATKKP659X5E', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x02a2856cea739ce443d09f87cb3786484634c044', '0x02a2856cea739ce443d09f87cb3786484634c044', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x02a2856cea739ce443d09f87cb3786484634c044 0x4fc8d162bf5d232e67a88511ab79a8ebe2cca4685d1b0f4c4de10ce4874d3f45', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x8a852ee41b7d95517e539823e2d5705f89683940222b69bad07c907031cf9f10693de40753e3252da3dc1435ba53a53dce4ac765a16338d7f2600a22cec90ac81b","authorization":{"from":"0x02A2856cea739ce443D09f87CB3786484634C044","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795890429","nonce":"0x4fc8d162bf5d232e67a88511ab79a8ebe2cca4685d1b0f4c4de10ce4874d3f45"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795890369484, NULL, 1795890369494),
	('call_01M8HPGMZFH9JSE3JS3V517VRR', 'pay_01M8HPGMZ9JDSVV3G35XF3BKEEjNCGA4gOMWiCrfpqemdkqQEez0EuNNwn5SaiVCNAj16TMyEbXGbZQTs_9RmoVjb45997hqY', 'counted-echo', '0x36d24e82b92369ef693b174350b0ce56df659004', 'unknown', 'proc_01M8HPGMSHKA1G9ATKKP659X5E', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x36d24e82b92369ef693b174350b0ce56df659004', '0x36d24e82b92369ef693b174350b0ce56df659004', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x36d24e82b92369ef693b174350b0ce56df659004 0x25a9a7adb7d5b47fbaab244ac514aeeedbf283b5f0f6460ecf66484beebdbb2b', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x9552b562fa6911d72372ee84edbc68c0cb87f68043fce15cce2e7dea19dd432965e6ce08aa7bf1297c9543ce41c90d20e807e5b38788d57865bef19e4a05bf721c","authorization":{"from":"0x36d24E82B92369ef693B174350B0Ce56Df659004","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795890429","nonce":"0x25a9a7adb7d5b47fbaab244ac514aeeedbf283b5f0f6460ecf66484beebdbb2b"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795890369520, 1795890369800, NULL),
	('call_01M8HPGNAK90VBFCWQ78FYH5AK', 'pay_01M8HPGN9NDTWVXDQ01H9FN7J8wNCGA4gOJcwE4TpnZJ57tHB39N9n', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8HPGMSHKA1G9ATKKP659X5E', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890369875, NULL, NULL),
	('call_01M8HPGN9CWX4ZNRV6TVS8QN3V', 'pay_01M8HPGN8T847823XES4M6WR97wOCnEogOLcqOqQjW8o6oe1UowSKlQv0', 'scan-submit', 'anonymous', 'used', 'proc_01M8HPGMSHKA1G9ATKKP659X5E', NULL, NULL, NULL, '{"requestId":"req_01M8HPGN9BBYRQH2JY315AEXB4","data":{"id":"job_01M8HPGN9H95JV0AGXX3SMYGKE"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795890369836, NULL, 1795890369842);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8HPGF7ZYGS5RZXD25P63DKG', 'file_missing', 0, 1795890363666);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8HPGF7ZYGS5RZXD25P63DKG', 'pay_01M8HPGF770SSFGD266HQZ5Z18waCNBogOAgGiI2g8Z5k89Qd18G_O4hVTkULlAwMYaA', 'call_01M8HPGF7ZGECRJF50ABM3XM6N', 'ast_01M8HPGF37K4YFA1VNY1QWXRGN', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 1, 'anonymous', 1795890363647, NULL),
	('rev_01M8HPGFS5PA0M3XNSAGRYPZNX', 'pay_01M8HPGFQWFN8JKEZHH2F84KB6waCNBogOAgGiI2g5wEk-uVL-KDlcHAiB79F1Uaj8CQ', 'call_01M8HPGFS5W6RJC4WYXFSWPC2P', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 1, 'anonymous', 1795890364197, NULL),
	('rev_01M8HPGFW9776A4C90QAD3XNM6', 'pay_01M8HPGFTCW2RSD7T9XA42DE85haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs7ps43es4Pw0', 'call_01M8HPGFW8TFJK3ZEGXHGH6MM2', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364297, NULL),
	('rev_01M8HPGG07J3J6XA5NWYB5AZ91', 'pay_01M8HPGFXW9GHB5ZA7TH6VX0ZNhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs_VIzsqrPx6I', 'call_01M8HPGG04GG8Z59CK829YY98P', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364423, NULL),
	('rev_01M8HPGG8V01CKAXTGJAW9T1SN', 'pay_01M8HPGG1D5G2NHB85QYVF9BDThaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5lk6j071WJ_', 'call_01M8HPGG8VD71TQ33KSYD588YP', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364699, NULL),
	('rev_01M8HPGGANJ0087WG6SV70PR9B', 'pay_01M8HPGG9GMH7VTPGVRK56QZ83haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsw0oxqiE0KG_', 'call_01M8HPGGAJ52YEPYE8X77ZAKBQ', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364757, NULL),
	('rev_01M8HPGGBX5K4YECWQNPXBJBMR', 'pay_01M8HPGGB5F7Q5S6PKX9TN95YYhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs5cXPt8sbZkP', 'call_01M8HPGGBX3BE0HPTJB5XB90BK', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364797, NULL),
	('rev_01M8HPGGD4YC17Z7F1JTCQZ1EF', 'pay_01M8HPGGCDN54PH4JDNPFC0SR3haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2ghAf5ilaMA', 'call_01M8HPGGD4JJHMSNGH52E210QT', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364836, NULL),
	('rev_01M8HPGGE3FV3PT9HED6R1MARG', 'pay_01M8HPGGDGMPP220H5F8ZB3PZChaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs47_ag6u4E61', 'call_01M8HPGGE3HD3KA82EAZBVTWB2', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364867, NULL),
	('rev_01M8HPGGGW4VYPE572RWW4K3BD', 'pay_01M8HPGGED0S0KDR6NZFQ7WPWVhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs6DASAPylUkG', 'call_01M8HPGGGV7AMHQJQVH9G66AAX', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890364956, NULL),
	('rev_01M8HPGGKN9W7X2Q1HZN5MGYEH', 'pay_01M8HPGGHERQD9P7REEQ0E9HJPhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs58KAnTX_9lc', 'call_01M8HPGGKNAN9EMRS9W1W968YX', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365045, NULL),
	('rev_01M8HPGGPEXC3ZWPS5NCQ2YD8F', 'pay_01M8HPGGMY1H1MTZMHBZ11HA2WhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAsx3tBR4wXZGT', 'call_01M8HPGGPEF03V09Z2VGYKM07F', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365134, NULL),
	('rev_01M8HPGGRSZ1M6GHNNMDK8TFAA', 'pay_01M8HPGGQASGQD58XHXKR5G7M4haCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAs2nltuqUuNVp', 'call_01M8HPGGRQ5PFX45SSNDS98B1T', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365209, NULL),
	('rev_01M8HPGGVK83RGJ530VXBDW6SX', 'pay_01M8HPGGSZ2BK8D4DEW4DWV5SFhaCNBogOAgGiI2g5wEk-uVL-KDlcHAgGAaIOzsjVmgM5cbToLQTAswz3g_YtNXHn', 'call_01M8HPGGVKCFCC4EMJPQJMW55Y', 'ast_01M8HPGEE094ZBJMQY50WNR708', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 10000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365299, NULL),
	('rev_01M8HPGGXWV8JRKNC5A5PVZVZE', 'pay_01M8HPGGWJKC93EJA9T31C6TBWhYCJeogOAgGiI2g6h4TKHosuxh8gilEGAaIOzsjVmgM5cbToLQTAs43H_hgBsrpk', 'call_01M8HPGGXWMAAWAQTBTQAH0RP1', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', 'usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 2000000, 200000, 'USD', 0, 'key_01M87CXJ6NK81KJWDMX0PG9G5K', 1795890365372, NULL),
	('rev_01M8HPGH5RYHM1BZ71J8E5QEK6', 'pay_01M8HPGH50NE0G099HZ4RG03A9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiNoRFD9dHIw7EmVnIkGqhd7wTGYUGk', 'call_01M8HPGH50V6KMDQB7F3R9N8EM', 'ast_01M8HPGEM7GK51X2SERRFJ12JH', 'usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 3000000, 300000, 'USD', 0, 'key_01M8HPGH2GZNT74C7C96ASS286', 1795890365624, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', 'feda1cfc94b3c197a6e915ff7a72c2ff8b94aee4129486dc57ce913f53855b7c', 1795890361598);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8HPGEE094ZBJMQY50WNR708', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en'),
	(2, 'ast_01M8HPGEM7GK51X2SERRFJ12JH', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en'),
	(6, 'ast_01M8HPGJ0N9CQPMA7YEXPRE06H', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87CXHWA96ME63CY21AGQK74', 100000, 'Sightings of quetzals in Costa Rica

Sightings of quetzals by day.

day, count', ' sight:80 quetzal:80 costa:70 rica:70 day:74 count:54', NULL);

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
	('fb252e79fc7413a945401133e5c9c5f5c6e18f0651f036633f8458c483ccbdc1', 'usr_00000000000000000000000000', 1795544762101, 1798136762101, 'bearer', NULL, NULL),
	('cf27b5472b49b7f29ae7daa2ecdc1c41f992447b5d63fba3aed52bf8ee572ead', 'usr_01M87CXHWA96ME63CY21AGQK74', 1795544762269, 1798136762269, 'bearer', NULL, NULL),
	('3c6bab50706f40d515406674a717f85579d6b80dc4d85ddd29a70771e154aaec', 'usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', 1795544762443, 1798136762443, 'bearer', NULL, NULL),
	('fd63023ee5a717694733ecc0adb3959750312f790db32447c1a82483d42f3566', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 1795544762574, 1798136762574, 'bearer', NULL, NULL),
	('fc4cd224572bfacdcf8ae1eefc09d4d61592124b07f61856edf8260de45eef79', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 1795890365511, 1798482365511, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('5228213a023dc83accd0b8e195e2d653e0793b7d9375057bda50a3d6094463dd', 'usr_01M8HPGJCS32NZJWRB1NMK3HKF', 1795890366875, 1795976766875, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795890365775);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xb0b64834e90de05b24a0e45628be0ed42e11a4e3', 9950000, 10000000, 1795890363899),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', 9000000, 10000000, 1795890363982);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xb0b64834e90de05b24a0e45628be0ed42e11a4e3', '0x96fb01e46cfd8fe27e4da04fc26e9d3aba7fb2fee3b618e4623da13bcaf60afb', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xceea3ae289a0d5b149816e11a62e341a80c1247620c51b7b61d83325711ae939', 1795890363899),
	('0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', '0x31362b9f6db57942804075b7f268e56d15f642d4327f98214b266f4f998b05e8', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x66ffaba194e860cfb35c2b7ca2e97d921c1f954a2f12da384e378ef249f129d3', 1795890363982);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795544762129),
	('word-count', 1, 1795544762183),
	('slugify', 1, 1795544762203),
	('random-uuid', 1, 1795544762224),
	('hk-weather', 1, 1795544762253),
	('outline', 1, 1795544762265),
	('read-at-once', 1, 1795544762273),
	('scan-submit', 1, 1795544762281),
	('scan-result', 1, 1795544762297),
	('counted-echo', 1, 1795544762305),
	('city-create-tree', 1, 1795890368834),
	('city-get-bike', 1, 1795890368840),
	('city-list-bikes', 0, 1795890369076),
	('slow-echo', 1, 1795890369444),
	('failing-echo', 0, 1795890369472);

INSERT INTO farebox_fixture.tool_days VALUES
	('timestamp', 20781, 1, 0, 0, 0),
	('word-count', 20781, 1, 0, 0, 0),
	('slugify', 20781, 1, 0, 0, 0),
	('random-uuid', 20781, 1, 0, 0, 0),
	('hk-weather', 20781, 1, 1, 0, 0),
	('proxy-health', 20781, 1, 1, 0, 0),
	('outline', 20781, 1, 0, 0, 0),
	('read-at-once', 20781, 1, 0, 0, 0),
	('scan-submit', 20781, 1, 0, 0, 0),
	('scan-result', 20781, 1, 0, 0, 0),
	('counted-echo', 20781, 1, 0, 0, 0),
	('failing-echo', 20781, 1, 0, 0, 0),
	('failing-echo', 20785, 0, 0, 1, 1),
	('timestamp', 20785, 1, 0, 0, 0),
	('word-count', 20785, 1, 0, 0, 0),
	('slugify', 20785, 1, 0, 0, 0),
	('random-uuid', 20785, 1, 0, 0, 0),
	('hk-weather', 20785, 1, 1, 0, 0),
	('proxy-health', 20785, 1, 1, 0, 0),
	('outline', 20785, 1, 0, 0, 0),
	('read-at-once', 20785, 1, 0, 0, 0),
	('scan-result', 20785, 1, 0, 0, 0),
	('slow-echo', 20785, 1, 0, 0, 0),
	('city-create-tree', 20785, 1, 1, 0, 0),
	('city-get-bike', 20785, 1, 1, 0, 0),
	('city-list-bikes', 20785, 1, 1, 0, 0),
	('counted-echo', 20785, 3, 1, 6, 0),
	('scan-submit', 20785, 1, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8HPGMNYWST851VH7TH8GXV3', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8HPGMNYWST851VH7TH8GXV3', 'image/png', 19, 1795890369214, 1795980369214);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795544762399, 0, NULL),
	('timestamp', 'healthy', 1795890369423, 0, NULL),
	('word-count', 'healthy', 1795890369461, 0, NULL),
	('slugify', 'healthy', 1795890369471, 0, NULL),
	('random-uuid', 'healthy', 1795890369480, 1, NULL),
	('hk-weather', 'unhealthy', 1795890369490, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795890369494, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795890369504, 0, NULL),
	('read-at-once', 'healthy', 1795890369508, 0, NULL),
	('scan-submit', 'healthy', 1795890369509, 0, NULL),
	('scan-result', 'healthy', 1795890369525, 4, NULL),
	('counted-echo', 'healthy', 1795890369538, 0, NULL),
	('slow-echo', 'healthy', 1795890369547, 0, NULL),
	('city-create-tree', 'unhealthy', 1795890369551, 2, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795890369554, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795890369557, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('timestamp', 1795544761941, 'healthy', NULL),
	('word-count', 1795544762205, 'healthy', NULL),
	('slugify', 1795544762225, 'healthy', NULL),
	('random-uuid', 1795544762231, 'healthy', NULL),
	('hk-weather', 1795544762261, 'unhealthy', 'upstream_failed: upstream failed'),
	('proxy-health', 1795544762292, 'unhealthy', 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 1795544762297, 'healthy', NULL),
	('read-at-once', 1795544762305, 'healthy', NULL),
	('scan-submit', 1795544762310, 'healthy', NULL),
	('scan-result', 1795544762364, 'healthy', NULL),
	('counted-echo', 1795544762381, 'healthy', NULL),
	('failing-echo', 1795544762399, 'healthy', NULL),
	('counted-echo', 1795890369111, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795890369123, 'healthy', NULL),
	('slow-echo', 1795890369547, 'healthy', NULL),
	('city-create-tree', 1795890369551, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-get-bike', 1795890369554, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-list-bikes', 1795890369557, 'unhealthy', 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8HPGMMZH1EH8QDCX4JGBEAM', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8HPGMMQCHP9P99YGGCQX0MT', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8HPGMNYWST851VH7TH8GXV3"}]}', NULL, NULL, 1795890369184, NULL, 1795890369222, 1795976769222, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8HPGN9H95JV0AGXX3SMYGKE', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8HPGN9CWX4ZNRV6TVS8QN3V', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795890369841, NULL, NULL, 1796063169841, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20785, 8, 1),
	('counted-echo', 20785, 10, 1),
	('counted-echo', 20785, 24, 1),
	('scan-submit', 20785, 36, 1),
	('counted-echo', 20785, 4, 2),
	('counted-echo', 20785, 6, 1),
	('scan-submit', 20785, 31, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795890366889, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8HPGJEPTVS64ECB8VY19VTB', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:44917/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:44917"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'eLtwPfo0LhSY4PiSLuSt9T13nnMMYwJEkDgxxn7fDAMelmMLcIzj6KNVVOzSUDsHZdOQRcyv23c', '["apiKey"]', 1795890368746, 'usr_00000000000000000000000000', 'farebox-verification=a463f60c8e32b21c81b14ef231025eefad7a4460', NULL, NULL, 1795890369051, NULL, 1795893968746, 1795890368746, 1795890368746, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795890363843),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795890369505),
	('scan-submit', 2, 2, 2, 0, 0, 5, 1795890369835),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795890369875);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M87CXJ6XXQ35RTEYAB1XXFS5', 'usr_01M87CXJ6DC14NAB7BSR79MHYY', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795544762589),
	('top_01M8HPGH2WMK8SY7XH4RHBHFDW', 'usr_01M8HPGH26586H9YR8SHWRTVAZ', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795890365532);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8HPGMJ2WVVR1DZSFG294HNF', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795890369090, 1795890369090, NULL),
	('upay_01M8HPGMJE6MNJT4D2C18G8E84', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795890369090, 1795890369102, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20785, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$aN3njO8DFnXd7Bc0ibKL4w$fNKoYmZdQmHBcVCJ8qzAok5k47XluzPru3rx/hIbRdI', NULL, 1795544761856, 1795544761856, NULL, NULL, NULL, NULL),
	('usr_01M87CXJ6DC14NAB7BSR79MHYY', 'cc71abca-6480-4c35-9c0f-f5599fe9f2b4@example.com', 'cc71abca-6480-4c35-9c0f-f5599fe9f2b4', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$7XlixDC0U83MGF7we9j24A$m2wnC9+0JKI6o0W88XQMyUVm4JWmxyfuTRhLe5tmTUQ', NULL, 1795544762573, 1795544762573, NULL, NULL, NULL, NULL),
	('usr_01M87CXJ1VJ7A8FE1QJDFX1PPB', '51ba52ff-a45c-432c-822b-9fe546d19a5e@example.com', '51ba52ff-a45c-432c-822b-9fe546d19a5e', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$w5NkFMxP++Yas3cnagb95A$SSa5GdPpScy/pIRP4kPvgPENFcp2a1w/LazoG/+59IA', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795544762427, 1795544762626, NULL, NULL, NULL, NULL),
	('usr_01M8HPGH26586H9YR8SHWRTVAZ', 'dfb9c887-b507-4263-bb40-1ff46b302f5e@example.com', 'dfb9c887-b507-4263-bb40-1ff46b302f5e', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$hd/TEB5PNrIbU9LCyKdH9g$QrC/weKLUZAfzz/nvyKpTewZ5vGUiyNs1+rlm87IDcE', NULL, 1795890365510, 1795890365510, NULL, NULL, NULL, NULL),
	('usr_01M87CXHWA96ME63CY21AGQK74', 'b846360b-ab93-4170-b9ff-7022ad73cc00@example.com', 'b846360b-ab93-4170-b9ff-7022ad73cc00', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$2UCdh2YW5dSt6l4HVVpuXw$Bk5J37hm1GTo0HyTMAhL+wsuxOw1IYweqeP9vpT6h1g', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795544762250, 1795544762613, NULL, NULL, NULL, NULL),
	('usr_01M8HPGJCS32NZJWRB1NMK3HKF', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795890366873, 1795890366873, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8HPGFPTNNC071YP5AAXMNWQ', '0x5dfec9af1985b70ff4fab8c13bbe4a4d75520ccd', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795890364122);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_wvrNt1ralPr1ujFuMbrhq9TK_u', 'sig_01M8HPGHD9FY31D2Q3TV08M7T0', 'asset', 'ast_01M8HPGJ0N9CQPMA7YEXPRE06H', '{"kind":"asset","id":"ast_01M8HPGJ0N9CQPMA7YEXPRE06H","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:38119/api/v1/assets/ast_01M8HPGJ0N9CQPMA7YEXPRE06H"}', 'waiting', 1, 1795890372490, NULL, 'address_unreachable', NULL, 1795890366838, 'match:asset:ast_01M8HPGJ0N9CQPMA7YEXPRE06H:20785:0');

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

ALTER TABLE ONLY farebox_fixture.publications
    ADD CONSTRAINT publications_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY farebox_fixture.tool_days
    ADD CONSTRAINT tool_days_pkey PRIMARY KEY (tool_id, day);

ALTER TABLE ONLY farebox_fixture.tool_files
    ADD CONSTRAINT tool_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_health_changes
    ADD CONSTRAINT tool_health_changes_pkey PRIMARY KEY (tool_id, at);

ALTER TABLE ONLY farebox_fixture.tool_health
    ADD CONSTRAINT tool_health_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY farebox_fixture.tool_jobs
    ADD CONSTRAINT tool_jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_latencies
    ADD CONSTRAINT tool_latencies_pkey PRIMARY KEY (tool_id, day, bucket);

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

CREATE INDEX assets_by_key ON farebox_fixture.assets USING btree (owner_id, substr(id, 15));

CREATE INDEX assets_by_language ON farebox_fixture.assets USING btree (language, id) WHERE (language IS NOT NULL);

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

CREATE INDEX demand_signals_of_strangers ON farebox_fixture.demand_signals USING btree (id, stranger_bytes) WHERE (stranger_bytes IS NOT NULL);

CREATE INDEX demand_watches_active ON farebox_fixture.demand_watches USING btree (id) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_asker ON farebox_fixture.demand_watches USING btree (asked_by, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_domain ON farebox_fixture.demand_watches USING btree (callback_domain, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_expiry ON farebox_fixture.demand_watches USING btree (expires_at);

CREATE INDEX demand_watches_by_host ON farebox_fixture.demand_watches USING btree (callback_host, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_live ON farebox_fixture.demand_watches USING btree (expires_at) WHERE (ended_at IS NULL);

CREATE INDEX earlier_prices_by_service ON farebox_fixture.earlier_prices USING btree (service_id, replaced_at);

CREATE INDEX earlier_prices_old ON farebox_fixture.earlier_prices USING btree (replaced_at);

CREATE INDEX free_calls_old ON farebox_fixture.free_calls USING btree (day);

CREATE UNIQUE INDEX imported_tools_by_operation ON farebox_fixture.imported_tools USING btree (source_id, operation);

CREATE INDEX jobs_dead ON farebox_fixture.jobs USING btree (id) WHERE (state = 'dead'::text);

CREATE INDEX jobs_done ON farebox_fixture.jobs USING btree (finished_at) WHERE (state = 'done'::text);

CREATE INDEX jobs_running ON farebox_fixture.jobs USING btree (kind, claimed_until) WHERE (state = 'running'::text);

CREATE INDEX jobs_waiting ON farebox_fixture.jobs USING btree (kind, run_at) WHERE (state = 'waiting'::text);

CREATE INDEX jobs_waiting_by_id ON farebox_fixture.jobs USING btree (id) WHERE (state = 'waiting'::text);

CREATE INDEX jobs_waiting_by_time ON farebox_fixture.jobs USING btree (run_at) WHERE (state = 'waiting'::text);

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

CREATE INDEX payments_usable_by_service ON farebox_fixture.payments USING btree (service_id) WHERE ((status = 'paid'::text) AND (used_calls < max_calls));

CREATE UNIQUE INDEX payout_batches_once ON farebox_fixture.payout_batches USING btree (created_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX payout_lines_by_batch ON farebox_fixture.payout_lines USING btree (batch_id, id);

CREATE INDEX payout_lines_by_owner ON farebox_fixture.payout_lines USING btree (owner_id, id);

CREATE INDEX payout_lines_open ON farebox_fixture.payout_lines USING btree (batch_id) WHERE (state = ANY (ARRAY['pending'::text, 'sending'::text, 'sent'::text]));

CREATE INDEX pending_blobs_by_age ON farebox_fixture.pending_blobs USING btree (created_at);

CREATE INDEX pledges_by_holder ON farebox_fixture.pledges USING btree (holder_id, id);

CREATE INDEX pledges_by_signal ON farebox_fixture.pledges USING btree (signal_id) WHERE (signal_id IS NOT NULL);

CREATE INDEX pledges_open ON farebox_fixture.pledges USING btree (expires_at) WHERE (state = 'open'::text);

CREATE INDEX publications_by_time ON farebox_fixture.publications USING btree (created_at);

CREATE INDEX publications_waiting ON farebox_fixture.publications USING btree (job_id, id) WHERE (is_waiting = 1);

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

CREATE INDEX search_documents_by_language ON farebox_fixture.search_documents USING btree (language);

CREATE INDEX search_documents_by_license ON farebox_fixture.search_documents USING btree (license);

CREATE INDEX search_documents_by_mime_type ON farebox_fixture.search_documents USING btree (mime_type);

CREATE INDEX search_documents_by_owner ON farebox_fixture.search_documents USING btree (owner_id);

CREATE INDEX search_documents_by_version ON farebox_fixture.search_documents USING btree (version);

CREATE INDEX search_documents_live ON farebox_fixture.search_documents USING btree (doc) WHERE (removed = 0);

CREATE INDEX search_documents_removed ON farebox_fixture.search_documents USING btree (version) WHERE (removed = 1);

CREATE INDEX search_text_words ON farebox_fixture.search_text USING gin (words);

CREATE INDEX search_vectors_by_model ON farebox_fixture.search_vectors USING btree (model, doc);

CREATE INDEX search_vectors_nearest ON farebox_fixture.search_vectors USING hnsw (vector public.halfvec_cosine_ops);

CREATE INDEX sessions_by_expiry ON farebox_fixture.sessions USING btree (expires_at);

CREATE INDEX sessions_by_user ON farebox_fixture.sessions USING btree (user_id);

CREATE INDEX stripe_events_old ON farebox_fixture.stripe_events USING btree (received_at) WHERE (outcome <> 'put_aside'::text);

CREATE INDEX stripe_events_waiting ON farebox_fixture.stripe_events USING btree (payment_intent) WHERE (outcome = 'waiting'::text);

CREATE INDEX test_network_balances_by_grant ON farebox_fixture.test_network_balances USING btree (granted_at) WHERE (granted_at IS NOT NULL);

CREATE INDEX tool_days_by_day ON farebox_fixture.tool_days USING btree (day);

CREATE INDEX tool_files_by_expiry ON farebox_fixture.tool_files USING btree (expires_at);

CREATE INDEX tool_health_changes_by_time ON farebox_fixture.tool_health_changes USING btree (at);

CREATE INDEX tool_jobs_by_expiry ON farebox_fixture.tool_jobs USING btree (expires_at);

CREATE INDEX tool_jobs_open ON farebox_fixture.tool_jobs USING btree (client_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX tool_latencies_by_day ON farebox_fixture.tool_latencies USING btree (day);

CREATE UNIQUE INDEX tool_sources_by_asset ON farebox_fixture.tool_sources USING btree (asset_id) WHERE (asset_id IS NOT NULL);

CREATE INDEX tool_sources_due ON farebox_fixture.tool_sources USING btree (next_read_at) WHERE (next_read_at IS NOT NULL);

CREATE UNIQUE INDEX top_ups_once ON farebox_fixture.top_ups USING btree (granted_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX upstream_payments_of_operation ON farebox_fixture.upstream_payments USING btree (source_id, operation, id);

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
