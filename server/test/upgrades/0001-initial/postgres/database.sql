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
	('log_01M8HQTBCQP7ZVPDT6N008PT77', 1795891735959, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8HQTBBB38YG9A6GGW23CWW5', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBCK7S8YRPCKK3W2WJRV', 1),
	('log_01M8HQTBH9TWZRVVF4PE7ZBCD8', 1795891736105, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBH6XH2DKPTVGFK50688', 1),
	('log_01M8HQTBHX0ST8AWCB2YCZP2QV', 1795891736125, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBHQTCSM16CQT7Z2Y769', 1),
	('log_01M8HQTBJGNYEVNMAWRNPFXCYA', 1795891736144, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBJCTKES8C3E5KHKEKQA', 1),
	('log_01M8HQTBK7W8C4N3FP2DNK6TPR', 1795891736167, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBK31CP0V8A3RFGE6WRG', 1),
	('log_01M8HQTBM3D3P32C624NP02JYK', 1795891736195, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBKZ2M4Y89BBZB75ZDHA', 1),
	('log_01M8HQTBMVTT78RE6W54TKE7P5', 1795891736219, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBMPWNGCXRQ2EY78CCN7', 1),
	('log_01M8HQTBND6S190HGGF5WDTXKD', 1795891736237, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBNAKN80Y91PWSBVFQSK', 1),
	('log_01M8HQTBP6TX9D35TG60H2H17G', 1795891736262, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBP3096K8S6T7803038E', 1),
	('log_01M8HQTBPPVMRJPNTNCWBJXPTZ', 1795891736278, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBPKCT0KBMMJQQ9HMK7H', 1),
	('log_01M8HQTBQGKV09RPR6NMKA1FHB', 1795891736304, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBQBBSA3J666SAQE2ZVS', 1),
	('log_01M8HQTBR5PD1TW63PCP6SK6EH', 1795891736325, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBR2SECXPGPP0CD03BRJ', 1),
	('log_01M8HQTBRS0TSQR1XPMX0KWRX1', 1795891736345, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBRPV5J4MFX6BDVQTF9B', 1),
	('log_01M8HQTBSWBQB4WFCSA05WWX9E', 1795891736380, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBSP25WQBJXZ2J715330', 1),
	('log_01M8HQTBTT316ZE9HBNYJHJBW5', 1795891736410, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'ast_01M8HQTB757SB31F2KBJPG7F5F', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBTK2DW4VRJGV8Q4YFKR', 1),
	('log_01M87E7F4MX3CGJSZMX2GE6SHM', 1795546135700, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M87E7F4CPGHXHQ3MCRMAKF1C', 1),
	('log_01M87E7F51S6V5PCNR1E4PHR16', 1795546135713, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M87E7F4Q09RDXSCW7KK1RBYG', 1),
	('log_01M8HQTBCHXCEDWD34HG87TWDG', 1795891735953, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8HQTBBB38YG9A6GGW23CWW5', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBC9PM1H0MYYZX2PYNG9', 1),
	('log_01M8HQTBDC0QD7SZXQ6YMCQSTG', 1795891735980, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBD6DXYZ92H8D2BQT8N0', 1),
	('log_01M8HQTBDHKNJG128AKBF5ZR6V', 1795891735985, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBDDMBMFW4SFQJ6BJVWG', 1),
	('log_01M8HQTBE39KHZ805T3QAJW4HZ', 1795891736003, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBDYZTQVVMR7108HA08T', 1),
	('log_01M8HQTBEBM344SV5HA2WA2FNC', 1795891736011, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBE5C5CB8EV330C45E55', 1),
	('log_01M8HQTBEF3VVPM5HDZ7PV2S29', 1795891736015, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBEC9QT3FVCQF01769WF', 1),
	('log_01M8HQTBEH6MX5CWVV8C3354AJ', 1795891736017, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBEH3QCBC54FNKHHVEWS', 1),
	('log_01M8HQTBF35JMDR3XGRPVFJ0ND', 1795891736035, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBEM3670MBBMV9ENZJF6', 1),
	('log_01M8HQTBG1SRJ4WNH3GVES1Q62', 1795891736065, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBG1QRR7XGQDC32GPSZ0', 1),
	('log_01M8HQTBH4DX775D9HSQ0N92FK', 1795891736100, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBGT1DMEMTBSH0QRFTVE', 1),
	('log_01M8HQTBHPMX6V27Z8A8ZW71WG', 1795891736118, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBHD2TGRA5820GBEYYYX', 1),
	('log_01M8HQTBJAW9BMWB2RTB7P3RAB', 1795891736138, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBJ1RZ906MBQJBXAF60J', 1),
	('log_01M8HQTBK1M8ZK39Q7GD5F6DPW', 1795891736161, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBJPPEMRZ6BVZY1TABE6', 1),
	('log_01M8HQTBKXW5PT7BFP4B3Q4V8K', 1795891736189, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBKB1KAJP6TXDABES1FK', 1),
	('log_01M8HQTBMMNQ5KSMH87S43G6M8', 1795891736212, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBM795G08G6VMNYNAWVA', 1),
	('log_01M8HQTBN86RBTWTMBW26123XG', 1795891736232, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBMZEEQ04BASJ4QACWS2', 1),
	('log_01M8HQTBP1WBX8M56A9BTHS45W', 1795891736257, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBNPB63FB4BJTA6H07BS', 1),
	('log_01M8HQTBPH0BHZBVTKCNZE174Y', 1795891736273, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBPA8HKV61WBFG535PQF', 1),
	('log_01M8HQTBQ9Q6EEK9B7NEKZE8Y4', 1795891736297, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBPTXYW5GCR2RPN566AP', 1),
	('log_01M8HQTBR05V3PRHZSTBP32AVH', 1795891736320, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBQMTXW8YN65W4JCSZFQ', 1),
	('log_01M8HQTBRKCAFFBA25Y40BSTR2', 1795891736339, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBRA8H5WCGBBD6WWJJA1', 1),
	('log_01M8HQTBSM57RYWPRJP1088FFM', 1795891736372, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBRXB0MZAREZAGKVQSJF', 1),
	('log_01M8HQTBTH4B75DW2QJFFJZKPV', 1795891736401, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'ast_01M8HQTB757SB31F2KBJPG7F5F', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBT4PNCHFRCBTYVTTHYG', 1),
	('log_01M8HQTBDW20FM5RKPJMQTP72S', 1795891735996, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTBDK5PMNSK000QMTYQQD', 1),
	('log_01M8HQTBGH0RGNAF1ESX7G7GBV', 1795891736081, 'call', 'delivered', 'POST', '/api/tools/:id', 200, '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBG5JQS37BCNMXNNWAYF', 1),
	('log_01M8HQTBY57R5YQQJFA144KAC6', 1795891736517, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8HQTBX28TBBMKAX45T4HRGS', NULL, 'node', 'ast_01M8HQTB757SB31F2KBJPG7F5F', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTBXW0XBYVB43A3ZF6CWP', 1),
	('log_01M8HQTC11GSTMFSV2KN34YBDV', 1795891736609, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC0DP2AJDTBDCJQQ3NEA', 1),
	('log_01M8HQTC1G0A99W2ST8W75GMW9', 1795891736624, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC144XGXPSTS7KA2GJJQ', 1),
	('log_01M8HQTC20RDM6HPHACPD7Y0P5', 1795891736640, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC1JEERD0JG5WKMSEW91', 1),
	('log_01M8HQTC2KQQNH6KWCKFE2PKFM', 1795891736659, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC21S7RVM4VS2WM279V0', 1),
	('log_01M8HQTC3JS0TXVDAWQZ865QR9', 1795891736690, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC2NV433DJGY33D17YT5', 1),
	('log_01M8HQTC4089GAN9KVDDPGEV3F', 1795891736704, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC3K1T7GFPPGP9KKJZ9M', 1),
	('log_01M8HQTC4CE25NND4A1AJT8584', 1795891736716, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC41147TK6MHWGQQ2MXY', 1),
	('log_01M8HQTC4W4C8E745JNE4F2VW0', 1795891736732, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC4EC03CNYAMT4G7E49B', 1),
	('log_01M8HQTC5VJEP84F17HQSJN96M', 1795891736763, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC51XQHY7K513GCR74HQ', 1),
	('log_01M8HQTC6F0R1AGG5P5X6ZJF42', 1795891736783, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC5YRMXK5Z16TPTV0M8R', 1),
	('log_01M8HQTC702KZ2RV043EC7CV2A', 1795891736800, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8HQTC6HHSPZT9N6KFQ085WP', 1),
	('log_01M8HQTC7A2V1GV8W1VFZRD18E', 1795891736810, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8HQTC72ABCAC309HPBPDBVX', 1),
	('log_01M8HQTC80YENZTWGBEWVWMTEC', 1795891736832, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8HQTC7C8PYME309D88DT3RR', 1),
	('log_01M8HQTD5NE64AS5QDGSYKSAC5', 1795891737781, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTD59BBACGQ4YV2G4SC5R', 1),
	('log_01M8HQTD66XMSJB0Y3W2MP221E', 1795891737798, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTD5QRTTB48CN7EEAEZ2M', 1),
	('log_01M8HQTD7RXQKRX9KDH2H9YE4B', 1795891737848, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTD7DD9EVNABMJHEBGR5Z', 1),
	('log_01M8HQTDASRGCY5R9V3WNXZS0Y', 1795891737945, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTDAS64CAJHJJB5V8NS66', 1),
	('log_01M8HQTDC1EVZ59B9R5S6B13B4', 1795891737985, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTDB6686SET0T62X27KHQ', 1),
	('log_01M8HQTDC3MH2A1KSXQ03CYQY2', 1795891737987, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTDC39GDMNZKCCANTENZN', 1),
	('log_01M8HQTDMP7E527QKK1S6TFT0E', 1795891738262, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTDC68JQQ7FYSRKE7ZEWW', 1),
	('log_01M8HQTDMZYWSQG5CXY6A1JEDT', 1795891738271, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTDMT66280JQ0YTBK8CE8', 1),
	('log_01M8HQTDN3JK57QGT9KX2G0Y5Q', 1795891738275, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8HQTDN08EWD7EHAK4R5G3MD', 1),
	('log_01M8HQTDNKHYQ0SVEFPX9NF83X', 1795891738291, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8HQTDN5DABCEJ6Q2JQXXQ0V', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M87E7F3W7FXEY0ZVA6SAQ3XH', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', '{"topUpId":"top_01M87E7F3T7EDGGJ35FAV4QEJK","amountMicros":20000000,"currency":"USD","note":null}', 1795546135676),
	('act_01M8HQTBD3JAHE0K8YTDE0DF99', 'service', 'asset.pause', 'ast_01M8HQTBBB38YG9A6GGW23CWW5', '{"reason":"file_missing"}', 1795891735971),
	('act_01M8HQTBD319VGD2DK2SX8ZF73', 'service', 'delivery.give_back', 'ast_01M8HQTBBB38YG9A6GGW23CWW5', '{"reason":"file_missing","revenue_event_id":"rev_01M8HQTBCMR8SPSFF1WG4G0RXB","payment_id":"pay_01M8HQTBC9PM1H0MYYZX2PYNG9","amount":"0.10","lost":"0.00"}', 1795891735971),
	('act_01M8HQTBGNVPV9CDR8M70FHMZ2', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', '{"refundId":"rfd_01M8HQTBGMZ7R3SWXZXMME9DNP","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795891736085),
	('act_01M8HQTBVPPPNGT2GSK2MMJ8VG', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8HQTBVHVTPVX20V75F132VK', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795891736438),
	('act_01M8HQTBVXVKTDVPZGC8FTT82A', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8HQTBVH4ABXK5JB8J0W794W', '{"reference":"wire 17","batchId":"pob_01M8HQTBVHVTPVX20V75F132VK","ownerId":"usr_01M87E7F0NTX5VX4NX6BWX83J1","amountMicros":1080000}', 1795891736445),
	('act_01M8HQTBX7NKBGA8SG5NF8JKW0', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', '{"topUpId":"top_01M8HQTBX6X2T4TXHGBRNAJ2HR","amountMicros":9000000,"currency":"USD","note":null}', 1795891736487),
	('act_01M8HQTBZJXMQ3XPHYE5SQJH88', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', '{"topUpId":"top_01M8HQTBZ19VA1DY5D05F20T1R","refundId":"rfd_01M8HQTBZGT3X8GSG2BCMA0ANE","amountMicros":2000000,"currency":"USD"}', 1795891736562),
	('act_01M8HQTCCHDA0MWVS89SGVYNZX', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8HQTCCHB1GN7TDYEHYGB4SS', '{"role":"owner","hasPassword":false}', 1795891736977),
	('act_01M8HQTCCPK1T00176J040VFFZ', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795891736982),
	('act_01M8HQTCZMEDA1TATEPSNX6QZ2', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8HQTCCYQHDMKTV05M3YMQGX', '{"kind":"openapi","name":"city","tools":3}', 1795891737588),
	('act_01M8HQTD1CVGN86NE5K8W8XY3F', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795891737644),
	('act_01M8HQTD1DF2SE7M30393JJRNG', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795891737645),
	('act_01M8HQTD1EQBT0QAEEAMM6KBMZ', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795891737646),
	('act_01M8HQTD3R9MPBQ5TPH5Y78ZKX', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795891737720);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M87E7F0WT17QRCHNX0MMNSAS', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 'agent', '0784e5af2bb67d9a6b1dfae97878ca96c3241277ec72967c2184c6b78487359b', 'fbk_y1wk', NULL, NULL, NULL, NULL, 0, 0, 0, 1795546135580, NULL, NULL),
	('key_01M87E7F2CDR2WTJQ76RH1XR2B', 'usr_01M87E7F26QJ8FHAG9KF53EKCK', 'agent', 'c13afaeba9d64b11f0e564e876247f7c24c6f2819fc9ce69c314eb39de9ba4ea', 'fbk_mIPI', NULL, NULL, NULL, NULL, 0, 0, 0, 1795546135628, NULL, NULL),
	('key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'agent', '700b9d54ffc4e0ec644504b2e8afcd090a2876044ff8f87fb6ada012f254cb15', 'fbk_1SAN', NULL, NULL, NULL, NULL, 20785, 3250000, 3250000, 1795546135670, NULL, NULL),
	('key_01M8HQTBX28TBBMKAX45T4HRGS', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 'agent', '02ba53ff092911c6868952873af36e7e893a92ae70738836f14e88e3928a2adb', 'fbk_8KiZ', NULL, NULL, NULL, NULL, 20785, 6000000, 6000000, 1795891736482, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HQTB5YDNQRWXDSE9YYM61J', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795891735737, 1795891735737, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HQTB81WGTREZVZXT9Z2NVJ', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8HQTB88H3AE3ZVJVC0646XT', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795891735809, 1795891735841, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HQTB9MWR3TP1QWTVBGQKNF', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8HQTB9S5V7EHXRHNW4QWMX6', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795891735860, 1795891735892, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HQTBBB38YG9A6GGW23CWW5', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HQTBBNFCVWH6KHEZH97KHK', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795891735915, 1795891735968, 'file_missing', 1795891735968, NULL, 'en', NULL),
	('ast_01M8HQTB757SB31F2KBJPG7F5F', 'usr_01M87E7F26QJ8FHAG9KF53EKCK', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HQTB77RMRPD31ZBNKRRAXY', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795891735781, 1795891735781, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8HQTC8HPGCPNGGZS0GH98SF', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8HQTC8NRF793RYPVTVV6QSF', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795891736849, 1795891736849, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nz2XOKPHCWRNc5G0hTVy25STsthZ_vkc', 1795891736789, 1795891737462, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8HQTBZGT3X8GSG2BCMA0ANE', 'top_01M8HQTBZ19VA1DY5D05F20T1R', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795891736560, 1795891736573, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8HQTBZ19VA1DY5D05F20T1R', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', NULL, 5000000, 'USD', 'http://127.0.0.1:43663/docs/credit', 'http://127.0.0.1:43663/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795891736545, 1795898936545, 1795891736554, NULL, 0),
	('top_01M8HQTC04SAS4P8HFYGVMQQZC', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', NULL, 5000000, 'USD', 'http://127.0.0.1:43663/docs/credit', 'http://127.0.0.1:43663/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795891736580, 1795898936580, NULL, 1795892336580, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1000000, 'http://127.0.0.1:49150/hook', '3qQlPVtHm36MdpAaUv70g5vbP3ZB1M64w98ICaB-wSYI6j2iJmtDKvrFwIAnWZtXA1eTXZriL_gYZE4RiAaIPMjrk00wylyuJqP_HBJT', 1795891736541, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8HQTBFTS8JD2MMGS54XRPYM', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'pay_01M8HQTBFEWX33E2GFJ3E1Q67AjsCEPYgOxQFo6m3RE4VgnVm8U053vxojWZAbjHhdc4dGr3j_MrIuHD6AqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qW7-9H9uM0lU', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795891736058);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8HQTC0ERQ8Z964XHXSBQ9RX', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8HQTC0DP2AJDTBDCJQQ3NEA', 1795891736590, 638),
	('sig_01M8HQTC15N0B8K4NF7QZQ306Z', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8HQTC144XGXPSTS7KA2GJJQ', 1795891736613, 666),
	('sig_01M8HQTC1JF5R69PRM6RGP5D05', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8HQTC1JEERD0JG5WKMSEW91', 1795891736626, 614),
	('sig_01M8HQTC22PJZBXNR05RS642P1', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8HQTC21S7RVM4VS2WM279V0', 1795891736642, 616),
	('sig_01M8HQTC2NNY9R4J94MGG5E02N', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8HQTC2NV433DJGY33D17YT5', 1795891736661, 616),
	('sig_01M8HQTC3MRPYD1FMYA5XDS53N', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8HQTC3K1T7GFPPGP9KKJZ9M', 1795891736692, 628),
	('sig_01M8HQTC42NC02MFZA2BJ2TG83', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8HQTC41147TK6MHWGQQ2MXY', 1795891736706, 622),
	('sig_01M8HQTC4E8EGGHPKPZY1TC14X', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8HQTC4EC03CNYAMT4G7E49B', 1795891736718, 624),
	('sig_01M8HQTC51161MR8XBGK3ST0P4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8HQTC51XQHY7K513GCR74HQ', 1795891736737, 622),
	('sig_01M8HQTC5ZA0AW3J5CJEK3238F', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8HQTC5YRMXK5Z16TPTV0M8R', 1795891736767, 620),
	('sig_01M8HQTC6H4JJFTFR34CB77FD6', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8HQTC6HHSPZT9N6KFQ085WP', 1795891736785, 616),
	('sig_01M8HQTC73XGKMB439V35225ZJ', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8HQTC72ABCAC309HPBPDBVX', 1795891736803, 588),
	('sig_01M8HQTC7CDEH7FKR2K0S1EHXF', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8HQTC7C8PYME309D88DT3RR', 1795891736812, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8HQTC0ERQ8Z964XHXSBQ9RX', 'http://127.0.0.1:49150/hook', '127.0.0.1', '-32ziDGaCLZOSOtAfpQAqS90smO65yVwVPGqjGWqGoLZUjb8hF-KUEVY3Tblj41ACJpAD64vi5zEd-2k4i6Zr2eeNYhfFfcTYh_Mv4ss', 'sightings of quetzals in Costa Rica', 'dataset', 1795891736593, 1803667736593, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC15N0B8K4NF7QZQ306Z', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'JDvjI-s06VtReaZ2mJpHQxRGV2LA1EKXaVqBDFAB6pJMMMpA1SZxwtT5TiEA_AAuNCQHzHJXbOCKrIGnanjUeO3h_apU2Pl0f6u8MiH9', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795891736614, 1803667736614, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC1JF5R69PRM6RGP5D05', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'RBBqrfgIl5553IA9_ErAfZuvWlLTi_8DAGE7Z-418U6WzpHovbjGyYQ5bLnR4MYx1QWZdMdfVaYJ1pTN6poiQSjr11ADxi6I79zKSObe', 'snow depths of the Alps', 'dataset', 1795891736627, 1803667736627, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC22PJZBXNR05RS642P1', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'wSrCpZYR0-wQPCcxcmWKREFl3CFr0n2Ybnj1KXQp2KNfePhLa6VqO2AjNpghm9qET8bGIGo9sF5cDJtxqD3BEw7-IyQjDkUXPYvG09yv', 'snow depths of the Andes', 'dataset', 1795891736643, 1803667736643, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC2NNY9R4J94MGG5E02N', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'YbkbBPEevMgtMeAQz3-cxEIDM6gFRA8M8z9N0E0VI_717BrYV85ao8voi1Lkam7y51DgoBfrPzUaLt890EakcLE9VmYGB1ALQNX_BABx', 'snow depths of the Atlas', 'dataset', 1795891736665, 1803667736665, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC3MRPYD1FMYA5XDS53N', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'iRQrFgP2iCzuKcYOgl2Wp3TxVLBRg1iiynln4_HnyONo0A0BVuthiNSe15YIFTIkTKtmhgbfATTaDVpfrMtMEP2nAtvloNut4m3vM7ps', 'snow depths of the Carpathians', 'dataset', 1795891736693, 1803667736693, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC42NC02MFZA2BJ2TG83', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'kkTXfYXO4Cxcyo_fgcauV6MnwLp9TskQ1TBG90LfMw1LYPEoXJH7t8g39QpqsP1M78IK3EMwVfI0nMjfOnfRbug8QlbFKNhOxEGNkeej', 'snow depths of the Caucasus', 'dataset', 1795891736707, 1803667736707, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC4E8EGGHPKPZY1TC14X', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'lesbJ-eJaKFtuDpurmaHWOiAcLWyx3QGQM-xT8J0dVmlojTIDMWLRrUUN7T59wtwPp4rNvX0LWxIDE6MzLVheuVtzZPhTb_ZJbwUPeIe', 'snow depths of the Dolomites', 'dataset', 1795891736719, 1803667736719, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC51161MR8XBGK3ST0P4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'LIEPxWeF_i0FWdDtRZgTyyUjMwO-zyN8AijCv3ovQP-kVBDZY-ZFjCQUJzaU1x8oG6KS8jZzwRePurlTkWBekCUpzw4dxZTyCU1DasMr', 'snow depths of the Pyrenees', 'dataset', 1795891736741, 1803667736741, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8HQTC5ZA0AW3J5CJEK3238F', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Rv6vA4IMiN96PAMWoh-SKnIBGilmPRUh3NmJ8TzXZlN6zZJR8pIAotf63nZAGQ4hAB77pITFhKdD7jHzoirmCmOjxXSpTpfJWRCJbql4', 'snow depths of the Rockies', 'dataset', 1795891736770, 1803667736770, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8HQTCCPTA2280N98G3Q94BV', 'timestamp', 30000, 1795891736982, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M87E7F0NTX5VX4NX6BWX83J1', 'staff', 1795891737829);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M87E7F0NTX5VX4NX6BWX83J1', 'staff', 'anna', '', 1795891737829);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M87E7ESBYGYVQ2SPWM0E5ABK', 1795546135344);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8HQTCCYQHDMKTV05M3YMQGX', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:45607/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'j7OSkyrw8a-pHko34RIZtYJUWko7JkIr0pmqyRImyT4', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795891737630, NULL, NULL, NULL, 1795891737576, 1795891737575, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8HQTCCYQHDMKTV05M3YMQGX', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:45607/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'iu1PcKVoRhIdmxiUKJloQLynRk_efHEZMSS8Y35pIzA', 10000, 'published', 'called with its example', 0, 1795891737644, NULL, NULL, NULL, 1795891737576, 1795891737575, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8HQTCCYQHDMKTV05M3YMQGX', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:45607/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '2XRBXT__BaykTodla67pLKWjhgQeu7H4TlTL89mSDXo', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795891737638, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:45607/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '5nMur42L8HwyJssfAs6IntVCeCcALJA1W6S30UesXYg', 1795891737577, 1795891737575, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8HQTBXPSZFCWC5EA6NZTFEX', 'tell_sellers', '{"pledgeId":"plg_01M8HQTBXPSZFCWC5EA6NZTFEX"}', 'done', 1795891736506, 1, 8, NULL, NULL, NULL, 1795891736506, 1795891736888),
	('tell_sellers:plg_01M8HQTBXCQM3HBY171YN73PF0', 'tell_sellers', '{"pledgeId":"plg_01M8HQTBXCQM3HBY171YN73PF0"}', 'done', 1795891736497, 1, 8, NULL, NULL, NULL, 1795891736497, 1795891736897),
	('tell_sellers:plg_01M8HQTBYB2ACMVJ726VVXBHDC', 'tell_sellers', '{"pledgeId":"plg_01M8HQTBYB2ACMVJ726VVXBHDC"}', 'done', 1795891736529, 1, 8, NULL, NULL, NULL, 1795891736529, 1795891736898),
	('match:asset:ast_01M8HQTC8HPGCPNGGZS0GH98SF:20785:0', 'match_watches', '{"publications":"match:asset:ast_01M8HQTC8HPGCPNGGZS0GH98SF:20785:0","watch":null}', 'done', 1795891736870, 1, 8, NULL, NULL, NULL, 1795891736870, 1795891736967),
	('job_01M8HQTC6QYR9WJE7KDPG4DH3D', 'challenge_callbacks', '{}', 'done', 1795891736791, 1, 8, NULL, NULL, NULL, 1795891736791, 1795891737465),
	('job_01M8HQTCVTVNN5BFNWHB3P5X5W', 'notify_watch', '{}', 'waiting', 1795891797465, 0, 8, NULL, NULL, NULL, 1795891737466, NULL),
	('job_01M8HQTCW2X5GX42XCRVRXJ5DZ', 'notify_watch', '{}', 'waiting', 1795891742884, 0, 8, NULL, NULL, NULL, 1795891737474, NULL),
	('job_01M8HQTCC580F22TNSP36RHR44', 'notify_watch', '{}', 'done', 1795891736965, 1, 8, NULL, NULL, NULL, 1795891736965, 1795891737479),
	('match:tool:city-create-tree:20785:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20785:0","watch":null}', 'waiting', 1795891737648, 0, 8, NULL, NULL, NULL, 1795891737648, NULL),
	('match:tool:city-list-bikes:20785:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20785:0","watch":null}', 'waiting', 1795891737649, 0, 8, NULL, NULL, NULL, 1795891737649, NULL),
	('match:tool:city-get-bike:20785:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20785:0","watch":null}', 'waiting', 1795891737652, 0, 8, NULL, NULL, NULL, 1795891737652, NULL),
	('work_tool_job:job_01M8HQTD605CTGJ4JHRE69F5ZY', 'work_tool_job', '{"jobId":"job_01M8HQTD605CTGJ4JHRE69F5ZY"}', 'done', 1795891737794, 1, 1000, NULL, NULL, NULL, 1795891737794, 1795891737824),
	('match:tool:slow-echo:20785:0', 'match_watches', '{"publications":"match:tool:slow-echo:20785:0","watch":null}', 'waiting', 1795891737963, 0, 8, NULL, NULL, NULL, 1795891737963, NULL),
	('work_tool_job:job_01M8HQTDN21KF2JSJFGFZ4PNBJ', 'work_tool_job', '{"jobId":"job_01M8HQTDN21KF2JSJFGFZ4PNBJ"}', 'running', 1795891738275, 1, 1000, 1795899238280, 'proc_01M8HQTD8TEWD8MM4X7CTR11RZ', NULL, 1795891738275, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'USD', 550000),
	('test:earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 'USD', 90000),
	('earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 'USD', 0),
	('earnings:usr_01M87E7F26QJ8FHAG9KF53EKCK', 'USD', 2700000),
	('credit:usr_01M8HQTBWWNACBPAE6EE97WM6H', 'USD', 3000000),
	('credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M87E7F3TYSHN52AHADJV8BF7', 'operator:grants', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 20000000, 'USD', 'top_up', NULL, NULL, 1795546135674),
	('led_01M87E7F4GRZARWJH8TYGPVDSJ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M87E7F4CPGHXHQ3MCRMAKF1CwNCGA4gOMWiCrfpqemdkw-SE05Jh1bc', NULL, 1795546135696),
	('led_01M87E7F4XX0B3D75CRFMP3V6Z', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 50000, 'USD', 'payment', 'pay_01M87E7F4Q09RDXSCW7KK1RBYGhNCGA4gOMWiCrfpqemdkBgGiDuO8duix8WAyBDaKV-YME3S_v-ah-Q', NULL, 1795546135709),
	('led_01M8HQTB53TGH3ENZ435FVTGG6', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M87E7F4CPGHXHQ3MCRMAKF1CwNCGA4gOMWiCrfpqemdkw-SE05Jh1bc', NULL, 1795891735715),
	('led_01M8HQTB53X5X98M01JPWPM8QN', 'payments:held', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 50000, 'USD', 'refund', 'pay_01M87E7F4Q09RDXSCW7KK1RBYGhNCGA4gOMWiCrfpqemdkBgGiDuO8duix8WAyBDaKV-YME3S_v-ah-Q', NULL, 1795891735715),
	('led_01M8HQTBCE67YJG2R2KSJA1HAD', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBC9PM1H0MYYZX2PYNG9waCNBogOAgGiI30taxo9BKjQhwQ2c4XMHI9XW1VgFw', NULL, 1795891735950),
	('led_01M8HQTBCMKFZ2DE4DRKDQ7SWN', 'payments:held', 'test:earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBC9PM1H0MYYZX2PYNG9waCNBogOAgGiI30taxo9BKjQhwQ2c4XMHI9XW1VgFw', 'call_01M8HQTBCM0KBF9QM7HHDJDD1K', 1795891735956),
	('led_01M8HQTBCM44PT8YX594YA6RH7', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBC9PM1H0MYYZX2PYNG9waCNBogOAgGiI30taxo9BKjQhwQ2c4XMHI9XW1VgFw', 'call_01M8HQTBCM0KBF9QM7HHDJDD1K', 1795891735956),
	('led_01M8HQTBCXDNXVSEADSQ120SWC', 'test:earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8HQTBC9PM1H0MYYZX2PYNG9waCNBogOAgGiI30taxo9BKjQhwQ2c4XMHI9XW1VgFw', 'call_01M8HQTBCM0KBF9QM7HHDJDD1K', 1795891735965),
	('led_01M8HQTBCXRRSTE3SJJD1GBMKB', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8HQTBC9PM1H0MYYZX2PYNG9waCNBogOAgGiI30taxo9BKjQhwQ2c4XMHI9XW1VgFw', 'call_01M8HQTBCM0KBF9QM7HHDJDD1K', 1795891735965),
	('led_01M8HQTBDA3ZZXX0ZJVPN0M8D4', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HQTBD6DXYZ92H8D2BQT8N0wNCGA4gOMWiCrfpqemdkx-JmmG-dvJE', NULL, 1795891735978),
	('led_01M8HQTBDGNG5D6Z18NKYM8MQT', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HQTBD6DXYZ92H8D2BQT8N0wNCGA4gOMWiCrfpqemdkx-JmmG-dvJE', 'call_01M8HQTBDE13GHP1Q3BGDETJ0S', 1795891735984),
	('led_01M8HQTBDRYFQ6Q8P6EB75TKDH', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HQTBDK5PMNSK000QMTYQQDhNCGA4gOMWiCrfpqemdkBgGiDuO8duix8WAyBDaKV-a0i3PgMqyb7w', NULL, 1795891735992),
	('led_01M8HQTBE268BDXZ3PZT558C1J', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HQTBDK5PMNSK000QMTYQQDhNCGA4gOMWiCrfpqemdkBgGiDuO8duix8WAyBDaKV-a0i3PgMqyb7w', 'call_01M8HQTBDZ9FYA6BCNAW3G62NK', 1795891736002),
	('led_01M8HQTBE8EGH7GDGNJSDTZ0HH', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HQTBE5C5CB8EV330C45E55wNCGA4gOMXkGn8t9Omdkdp8zjJuIV0g', NULL, 1795891736008),
	('led_01M8HQTBF10M7Y2WT1DBY2TSY1', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HQTBEQ3Z1A6K3KMW578YNYjNCGA4gOMWiCrfpqemdkqQEe1xvWPykbiUF9IXooYhqdObcmeS34J8AhglPEdd1p09cDWG0', NULL, 1795891736033),
	('led_01M8HQTBF1PBJWAF7BXZ0WXNA6', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HQTBEQ3Z1A6K3KMW578YNYjNCGA4gOMWiCrfpqemdkqQEe1xvWPykbiUF9IXooYhqdObcmeS34J8AhglPEdd1p09cDWG0', 'call_01M8HQTBETP82EJFZ481FYZCNN', 1795891736033),
	('led_01M8HQTBFT0T6KN3V8KPMK2HEE', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8HQTBFEWX33E2GFJ3E1Q67AjsCEPYgOxQFo6m3RE4VgnVm8U053vxojWZAbjHhdc4dGr3j_MrIuHD6AqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qW7-9H9uM0lU', NULL, 1795891736058),
	('led_01M8HQTBFT8YSEXGC83FX5PTV7', 'payments:held', 'test:credit:0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 1000000, 'USD', 'top_up', 'pay_01M8HQTBFEWX33E2GFJ3E1Q67AjsCEPYgOxQFo6m3RE4VgnVm8U053vxojWZAbjHhdc4dGr3j_MrIuHD6AqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qW7-9H9uM0lU', 'call_01M8HQTBFF5WY3FS8WYWH3NQSV', 1795891736058),
	('led_01M8HQTBGC2KG4MJ61E9T6YYDB', 'test:credit:0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HQTBGC8EQAKB6WTAVSNJQHkNCGA4gOMWiCrfpqemdkqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qBubtvKH7ew0', NULL, 1795891736076),
	('led_01M8HQTBGG1DKV33M9N2MX4M7Y', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8HQTBGC8EQAKB6WTAVSNJQHkNCGA4gOMWiCrfpqemdkqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qBubtvKH7ew0', 'call_01M8HQTBGCVW06GHVB32EW8QB5', 1795891736080),
	('led_01M8HQTBGMGRRQ0FWRW48QN9JE', 'test:credit:0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8HQTBGMZ7R3SWXZXMME9DNP', NULL, 1795891736084),
	('led_01M8HQTBH196AVD59F4F6BJPQ8', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBGT1DMEMTBSH0QRFTVEwaCNBogOAgGiI30suePuEnH7AdP1ZttejawkyojNTA', NULL, 1795891736097),
	('led_01M8HQTBH7FVV5RVWV68J8692F', 'payments:held', 'test:earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBGT1DMEMTBSH0QRFTVEwaCNBogOAgGiI30suePuEnH7AdP1ZttejawkyojNTA', 'call_01M8HQTBH7NNDGWGH8SR5HGPV3', 1795891736103),
	('led_01M8HQTBH7KCE2175XQJEDDXJH', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBGT1DMEMTBSH0QRFTVEwaCNBogOAgGiI30suePuEnH7AdP1ZttejawkyojNTA', 'call_01M8HQTBH7NNDGWGH8SR5HGPV3', 1795891736103),
	('led_01M8HQTBHJA125QAZTJMP8PVRY', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBHD2TGRA5820GBEYYYXhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5kneGUQYVBGe', NULL, 1795891736114),
	('led_01M8HQTBHVN5KAN9TY9A42R2G1', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBHD2TGRA5820GBEYYYXhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5kneGUQYVBGe', 'call_01M8HQTBHVASGEKKBRCEHGZS8T', 1795891736123),
	('led_01M8HQTBHVQZ3XVT8F964QHBTQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBHD2TGRA5820GBEYYYXhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5kneGUQYVBGe', 'call_01M8HQTBHVASGEKKBRCEHGZS8T', 1795891736123),
	('led_01M8HQTBJ7E3X7K0F235J0JZ6W', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBJ1RZ906MBQJBXAF60JhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5mPOvrM_PlR_', NULL, 1795891736135),
	('led_01M8HQTBJEVVXFFW50SF4P51NS', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBJ1RZ906MBQJBXAF60JhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5mPOvrM_PlR_', 'call_01M8HQTBJEQHMRRZWHW06REY1H', 1795891736142),
	('led_01M8HQTBJE18GRE5THW0FTTJ75', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBJ1RZ906MBQJBXAF60JhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5mPOvrM_PlR_', 'call_01M8HQTBJEQHMRRZWHW06REY1H', 1795891736142),
	('led_01M8HQTBJXAWWB59MTBE12T8HT', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBJPPEMRZ6BVZY1TABE6haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5nu3aBpyhXKl', NULL, 1795891736157),
	('led_01M8HQTBK4NR5YDV75G6KJPKE9', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBJPPEMRZ6BVZY1TABE6haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5nu3aBpyhXKl', 'call_01M8HQTBK4EVJ9BWS8WJ85P78C', 1795891736164),
	('led_01M8HQTBVH1QVRYYAJHZZWJTX1', 'earnings:usr_01M87E7F26QJ8FHAG9KF53EKCK', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795891736433),
	('led_01M8HQTBK4ZMFD3G5WZM230M1X', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBJPPEMRZ6BVZY1TABE6haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5nu3aBpyhXKl', 'call_01M8HQTBK4EVJ9BWS8WJ85P78C', 1795891736164),
	('led_01M8HQTBKHFNV59AF86J8ZPCKQ', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBKB1KAJP6TXDABES1FKhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5hZQUBwg5yuI', NULL, 1795891736177),
	('led_01M8HQTBM1F1NCH0AH2GGSK61F', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBKB1KAJP6TXDABES1FKhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5hZQUBwg5yuI', 'call_01M8HQTBM1ZQ2QMXA0H064Q7HE', 1795891736193),
	('led_01M8HQTBM1BGVX1XFSNS8FGDAF', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBKB1KAJP6TXDABES1FKhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5hZQUBwg5yuI', 'call_01M8HQTBM1ZQ2QMXA0H064Q7HE', 1795891736193),
	('led_01M8HQTBMGP93CVPS6GH8E562T', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBM795G08G6VMNYNAWVAhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5gyAMiLUVqXE', NULL, 1795891736208),
	('led_01M8HQTBMS1ZME8RPTSVZZTXHX', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBM795G08G6VMNYNAWVAhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5gyAMiLUVqXE', 'call_01M8HQTBMSF0R8XH7100MSAAYW', 1795891736217),
	('led_01M8HQTBMSNTWGC0KWH9Q8555E', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBM795G08G6VMNYNAWVAhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5gyAMiLUVqXE', 'call_01M8HQTBMSF0R8XH7100MSAAYW', 1795891736217),
	('led_01M8HQTBN4KQG29NPZBFTNAD42', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBMZEEQ04BASJ4QACWS2haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5lBIqL9CqxoL', NULL, 1795891736228),
	('led_01M8HQTBNB8A0T62FWVM06TSW6', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBMZEEQ04BASJ4QACWS2haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5lBIqL9CqxoL', 'call_01M8HQTBNBV1PHVSGRV9JHF3M0', 1795891736235),
	('led_01M8HQTBNBZ695ECBYMCM8YNQ4', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBMZEEQ04BASJ4QACWS2haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5lBIqL9CqxoL', 'call_01M8HQTBNBV1PHVSGRV9JHF3M0', 1795891736235),
	('led_01M8HQTBNXNW743Z1GS8NY2CN8', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBNPB63FB4BJTA6H07BShaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5iFU1wWb54H6', NULL, 1795891736253),
	('led_01M8HQTBP4B9721DMA3P4GBPDA', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBNPB63FB4BJTA6H07BShaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5iFU1wWb54H6', 'call_01M8HQTBP4F0HA11A0R9GQNKWJ', 1795891736260),
	('led_01M8HQTBP4RQJYFVCXZD16A5WJ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBNPB63FB4BJTA6H07BShaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5iFU1wWb54H6', 'call_01M8HQTBP4F0HA11A0R9GQNKWJ', 1795891736260),
	('led_01M8HQTBPEES4NBSJAGZMHE5XM', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBPA8HKV61WBFG535PQFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tW6FrM_iMdA', NULL, 1795891736270),
	('led_01M8HQTBPNE01RDTW843PRS67E', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBPA8HKV61WBFG535PQFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tW6FrM_iMdA', 'call_01M8HQTBPM3P10JW7PARHM1C0E', 1795891736277),
	('led_01M8HQTBPNFMTB45YB6Q7V9FJM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBPA8HKV61WBFG535PQFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tW6FrM_iMdA', 'call_01M8HQTBPM3P10JW7PARHM1C0E', 1795891736277),
	('led_01M8HQTBQ4CZ1X07P7VAGZSA9Q', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBPTXYW5GCR2RPN566APhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5ts7Qrne8tWp', NULL, 1795891736292),
	('led_01M8HQTBQEKBM8JTR4DM2ZEZCS', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBPTXYW5GCR2RPN566APhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5ts7Qrne8tWp', 'call_01M8HQTBQES8Z44BYTECVV2CT0', 1795891736302),
	('led_01M8HQTBQEAB2DM0CVR8XS72DX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBPTXYW5GCR2RPN566APhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5ts7Qrne8tWp', 'call_01M8HQTBQES8Z44BYTECVV2CT0', 1795891736302),
	('led_01M8HQTBQWFPDJ833PEWM0082Q', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBQMTXW8YN65W4JCSZFQhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tkZBKjjRWgQ', NULL, 1795891736316),
	('led_01M8HQTBR43BEXDSDPVRAHRWXP', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBQMTXW8YN65W4JCSZFQhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tkZBKjjRWgQ', 'call_01M8HQTBR4QRD70Y2PWBKEF3RM', 1795891736324),
	('led_01M8HQTBR486TMGMWKSQKWSKYH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBQMTXW8YN65W4JCSZFQhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tkZBKjjRWgQ', 'call_01M8HQTBR4QRD70Y2PWBKEF3RM', 1795891736324),
	('led_01M8HQTBRG6BN22Z3WVBQSNJ20', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBRA8H5WCGBBD6WWJJA1haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5oQlTcU2pBSm', NULL, 1795891736336),
	('led_01M8HQTBRQ5RZC6AB2MVG8AN7C', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBRA8H5WCGBBD6WWJJA1haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5oQlTcU2pBSm', 'call_01M8HQTBRQS2TWC1PMTAGFW7JP', 1795891736343),
	('led_01M8HQTBRQ41VEFWN42QDNH3JE', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBRA8H5WCGBBD6WWJJA1haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5oQlTcU2pBSm', 'call_01M8HQTBRQS2TWC1PMTAGFW7JP', 1795891736343),
	('led_01M8HQTBSCKKDENM20K1T79X7X', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8HQTBRXB0MZAREZAGKVQSJFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5rD8sl0RQnZ-', NULL, 1795891736364),
	('led_01M8HQTBSTHR520T4DFARP0ANF', 'payments:held', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 90000, 'USD', 'sale', 'pay_01M8HQTBRXB0MZAREZAGKVQSJFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5rD8sl0RQnZ-', 'call_01M8HQTBST76P91SDEXA4MF3N6', 1795891736378),
	('led_01M8HQTBSTNMZZF1NCBAE4BQ4N', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8HQTBRXB0MZAREZAGKVQSJFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5rD8sl0RQnZ-', 'call_01M8HQTBST76P91SDEXA4MF3N6', 1795891736378),
	('led_01M8HQTBTA9KBG665J2DSBZMTH', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8HQTBT4PNCHFRCBTYVTTHYGhYCJeogOAgGiI30s5T5WMLxTXK0DvK8GAaIO47x26LHxYDIENopX5nFadGG6_WXm', NULL, 1795891736394),
	('led_01M8HQTBTSTSSDFWQWT9QF56FK', 'payments:held', 'earnings:usr_01M87E7F26QJ8FHAG9KF53EKCK', 1800000, 'USD', 'sale', 'pay_01M8HQTBT4PNCHFRCBTYVTTHYGhYCJeogOAgGiI30s5T5WMLxTXK0DvK8GAaIO47x26LHxYDIENopX5nFadGG6_WXm', 'call_01M8HQTBTSH0D8AVTBTC7AZ2SR', 1795891736409),
	('led_01M8HQTBTSQWZT4GPQ45HTQT69', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8HQTBT4PNCHFRCBTYVTTHYGhYCJeogOAgGiI30s5T5WMLxTXK0DvK8GAaIO47x26LHxYDIENopX5nFadGG6_WXm', 'call_01M8HQTBTSH0D8AVTBTC7AZ2SR', 1795891736409),
	('led_01M8HQTBVH2WY4MG6BG1MFDDQY', 'earnings:usr_01M87E7F0NTX5VX4NX6BWX83J1', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795891736433),
	('led_01M8HQTBVVETRG1J3WW8TM5N0A', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795891736443),
	('led_01M8HQTBX6TE7F74NZFKRC2W1Y', 'operator:grants', 'credit:usr_01M8HQTBWWNACBPAE6EE97WM6H', 9000000, 'USD', 'top_up', NULL, NULL, 1795891736486),
	('led_01M8HQTBXCH2NDWZ91Y3X5RV6N', 'credit:usr_01M8HQTBWWNACBPAE6EE97WM6H', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HQTBXCB1YWS4MKY4P3TSBKhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiN9L6JGlrpNXSF0SOIZqE3_OvgMW_8', NULL, 1795891736492),
	('led_01M8HQTBXCC937FEDDXV0F68VX', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HQTBXCB1YWS4MKY4P3TSBKhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiN9L6JGlrpNXSF0SOIZqE3_OvgMW_8', 'call_01M8HQTBXCKBREF6JR72HDANJ6', 1795891736492),
	('led_01M8HQTBXPZ0JXEE07MNJG84KD', 'credit:usr_01M8HQTBWWNACBPAE6EE97WM6H', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', NULL, 1795891736502),
	('led_01M8HQTBXPXRQ826TEWEW5Y8AG', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', 'call_01M8HQTBXPTTX8QCVYQQD0CQT5', 1795891736502),
	('led_01M8HQTBY1CMQ0XMV4KPSER2HR', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', 'call_01M8HQTBXPTTX8QCVYQQD0CQT5', 1795891736513),
	('led_01M8HQTBY1TRMTK0FXJQXPBQFN', 'payments:held', 'earnings:usr_01M87E7F26QJ8FHAG9KF53EKCK', 2700000, 'USD', 'sale', 'pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', 'call_01M8HQTBXPTTX8QCVYQQD0CQT5', 1795891736513),
	('led_01M8HQTBY1N69AZZ0DRGTJ9Q9X', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', 'call_01M8HQTBXPTTX8QCVYQQD0CQT5', 1795891736513),
	('led_01M8HQTBYBQ0XR569Z696CDFXJ', 'credit:usr_01M8HQTBWWNACBPAE6EE97WM6H', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8HQTBYAXDJ3CDDFKK6AG5QEhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiN9L6JGlrpNXSF0SOIZllH_cdf8HKw', NULL, 1795891736523),
	('led_01M8HQTBYBDGCDXCZ8RFFQGX24', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8HQTBYAXDJ3CDDFKK6AG5QEhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiN9L6JGlrpNXSF0SOIZllH_cdf8HKw', 'call_01M8HQTBYBAEEK541KMG2CTJ6F', 1795891736523),
	('led_01M8HQTBYNPZSZCSQQVA0V7V7R', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8HQTBYAXDJ3CDDFKK6AG5QEhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiN9L6JGlrpNXSF0SOIZllH_cdf8HKw', 'call_01M8HQTBYBAEEK541KMG2CTJ6F', 1795891736533),
	('led_01M8HQTBYN30EQGBS40V0JVB0T', 'payments:held', 'credit:usr_01M8HQTBWWNACBPAE6EE97WM6H', 3000000, 'USD', 'refund', 'pay_01M8HQTBYAXDJ3CDDFKK6AG5QEhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiN9L6JGlrpNXSF0SOIZllH_cdf8HKw', NULL, 1795891736533),
	('led_01M8HQTBZAJK1S70XJZGZ2NFB0', 'provider:stripe', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 5000000, 'USD', 'top_up', 'top_01M8HQTBZ19VA1DY5D05F20T1R', NULL, 1795891736554),
	('led_01M8HQTBZGS7DEVQJZE2ASCN23', 'credit:usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8HQTBZ19VA1DY5D05F20T1R', NULL, 1795891736560),
	('led_01M8HQTD5CW4YXSKKJVSM8PF1Z', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8HQTD59BBACGQ4YV2G4SC5RwOCnEogOLcqOqQjW8o6o48oI3-89r_g', NULL, 1795891737772),
	('led_01M8HQTD60CCZW2E3ZHDZDF0NX', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8HQTD59BBACGQ4YV2G4SC5RwOCnEogOLcqOqQjW8o6o48oI3-89r_g', 'call_01M8HQTD5RMWP80NHVBGD8XH4M', 1795891737792),
	('led_01M8HQTD7KEKBMDA9TB9XEACX7', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HQTD7DD9EVNABMJHEBGR5ZwNCGA4gOMWiCrfpqemdkly6e6rbUyjM', NULL, 1795891737843),
	('led_01M8HQTDMX059CNXG4245FVFM2', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8HQTDMT66280JQ0YTBK8CE8wOCnEogOLcqOqQjW8o6ovrSw0TuGjtA', NULL, 1795891738269),
	('led_01M8HQTDN2PPN1MT488G8TSYPE', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8HQTDMT66280JQ0YTBK8CE8wOCnEogOLcqOqQjW8o6ovrSw0TuGjtA', 'call_01M8HQTDN0ZYE5QJHBRVF5HG5D', 1795891738274),
	('led_01M8HQTDNFJX9BQQ71V2A9BXHJ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8HQTDN5DABCEJ6Q2JQXXQ0VwNCGA4gOJcwE4TpnZPg2gabnUYSu', NULL, 1795891738287);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8HQTBJ1RZ906MBQJBXAF60JhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5mPOvrM_PlR_', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736129, 1795895336135, 1795891736135, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736135),
	('pay_01M8HQTBFEWX33E2GFJ3E1Q67AjsCEPYgOxQFo6m3RE4VgnVm8U053vxojWZAbjHhdc4dGr3j_MrIuHD6AqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qW7-9H9uM0lU', 'credit', 'credit:0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 1795891736046, 1795895336058, 1795891736058, NULL, NULL),
	('pay_01M87E7F4CPGHXHQ3MCRMAKF1CwNCGA4gOMWiCrfpqemdkw-SE05Jh1bc', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795546135692, 1795549735696, 1795546135696, NULL, NULL),
	('pay_01M87E7F4Q09RDXSCW7KK1RBYGhNCGA4gOMWiCrfpqemdkBgGiDuO8duix8WAyBDaKV-YME3S_v-ah-Q', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795546135703, 1795549735709, 1795546135709, NULL, NULL),
	('pay_01M87E7F480W9GTPB8VPM0AASJwNCGA4gOMWiCrfpqemdknqOaEce6Oz8', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795546135688, 1795547035688, NULL, NULL, NULL),
	('pay_01M8HQTBC9PM1H0MYYZX2PYNG9waCNBogOAgGiI30taxo9BKjQhwQ2c4XMHI9XW1VgFw', 'asset', 'ast_01M8HQTBBB38YG9A6GGW23CWW5', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795891735945, 1795895335966, 1795891735950, NULL, NULL),
	('pay_01M8HQTBD6DXYZ92H8D2BQT8N0wNCGA4gOMWiCrfpqemdkx-JmmG-dvJE', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795891735974, 1795895335978, 1795891735978, NULL, NULL),
	('pay_01M8HQTBGC8EQAKB6WTAVSNJQHkNCGA4gOMWiCrfpqemdkqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qBubtvKH7ew0', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 1795891736076, 1795895336076, 1795891736076, NULL, NULL),
	('pay_01M8HQTBDK5PMNSK000QMTYQQDhNCGA4gOMWiCrfpqemdkBgGiDuO8duix8WAyBDaKV-a0i3PgMqyb7w', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891735987, 1795895335992, 1795891735992, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891735992),
	('pay_01M8HQTBE5C5CB8EV330C45E55wNCGA4gOMXkGn8t9Omdkdp8zjJuIV0g', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795891736005, 1795895336008, 1795891736008, NULL, NULL),
	('pay_01M8HQTBM795G08G6VMNYNAWVAhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5gyAMiLUVqXE', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736199, 1795895336208, 1795891736208, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736208),
	('pay_01M8HQTBEQ3Z1A6K3KMW578YNYjNCGA4gOMWiCrfpqemdkqQEe1xvWPykbiUF9IXooYhqdObcmeS34J8AhglPEdd1p09cDWG0', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0', '0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0', 1795891736023, 1795895336033, 1795891736033, NULL, NULL),
	('pay_01M8HQTBGT1DMEMTBSH0QRFTVEwaCNBogOAgGiI30suePuEnH7AdP1ZttejawkyojNTA', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795891736090, 1795895336097, 1795891736097, NULL, NULL),
	('pay_01M8HQTBJPPEMRZ6BVZY1TABE6haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5nu3aBpyhXKl', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736150, 1795895336157, 1795891736157, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736157),
	('pay_01M8HQTBHD2TGRA5820GBEYYYXhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5kneGUQYVBGe', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736109, 1795895336114, 1795891736114, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736114),
	('pay_01M8HQTBPA8HKV61WBFG535PQFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tW6FrM_iMdA', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736266, 1795895336270, 1795891736270, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736270),
	('pay_01M8HQTBKB1KAJP6TXDABES1FKhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5hZQUBwg5yuI', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736171, 1795895336177, 1795891736177, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736177),
	('pay_01M8HQTBNPB63FB4BJTA6H07BShaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5iFU1wWb54H6', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736246, 1795895336253, 1795891736253, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736253),
	('pay_01M8HQTBMZEEQ04BASJ4QACWS2haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5lBIqL9CqxoL', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736223, 1795895336228, 1795891736228, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736228),
	('pay_01M8HQTBRXB0MZAREZAGKVQSJFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5rD8sl0RQnZ-', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736349, 1795895336364, 1795891736364, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736364),
	('pay_01M8HQTBPTXYW5GCR2RPN566APhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5ts7Qrne8tWp', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736282, 1795895336292, 1795891736292, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736292),
	('pay_01M8HQTBQMTXW8YN65W4JCSZFQhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tkZBKjjRWgQ', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736308, 1795895336316, 1795891736316, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736316),
	('pay_01M8HQTBRA8H5WCGBBD6WWJJA1haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5oQlTcU2pBSm', 'asset', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736330, 1795895336336, 1795891736336, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736336),
	('pay_01M8HQTBT4PNCHFRCBTYVTTHYGhYCJeogOAgGiI30s5T5WMLxTXK0DvK8GAaIO47x26LHxYDIENopX5nFadGG6_WXm', 'asset', 'ast_01M8HQTB757SB31F2KBJPG7F5F', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795891736388, 1795895336394, 1795891736394, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736394),
	('pay_01M8HQTBXCB1YWS4MKY4P3TSBKhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiN9L6JGlrpNXSF0SOIZqE3_OvgMW_8', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 1795891736492, 1795895336492, 1795891736492, 'key_01M8HQTBX28TBBMKAX45T4HRGS', 1795891736492),
	('pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', 'asset', 'ast_01M8HQTB757SB31F2KBJPG7F5F', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 1795891736502, 1795895336513, 1795891736502, 'key_01M8HQTBX28TBBMKAX45T4HRGS', 1795891736502),
	('pay_01M8HQTDN5DABCEJ6Q2JQXXQ0VwNCGA4gOJcwE4TpnZPg2gabnUYSu', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795891738277, 1795978138287, 1795891738287, NULL, NULL),
	('pay_01M8HQTDP03AT1YN23R2H70TEGhNCGA4gOMWiCrfpqemdkBgGiDuO8duix8WAyBDaKV-byNruZmS_90g', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', NULL, 1795891738304, 1795892638304, NULL, NULL, NULL),
	('pay_01M8HQTBYAXDJ3CDDFKK6AG5QEhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiN9L6JGlrpNXSF0SOIZllH_cdf8HKw', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 1795891736522, 1795895336523, 1795891736523, NULL, NULL),
	('pay_01M8HQTD59BBACGQ4YV2G4SC5RwOCnEogOLcqOqQjW8o6o48oI3-89r_g', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795891737769, 1795895337772, 1795891737772, NULL, NULL),
	('pay_01M8HQTD7DD9EVNABMJHEBGR5ZwNCGA4gOMWiCrfpqemdkly6e6rbUyjM', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795891737837, 1795895337843, 1795891737843, NULL, NULL),
	('pay_01M8HQTDBDZSDMDG3KH2KE2K7MjNCGA4gOMWiCrfpqemdkqQEe1zQbU1hN4EWNJ0c6UnNdLJsm0Rs5GiEhgyxydTGDN2eOsWI', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xb49f99c8ec71127b596ee931f24d0a50351af30e', NULL, 1795891737965, 1795892637965, NULL, NULL, NULL),
	('pay_01M8HQTDCAV18KJMKHZZ9235QEjNCGA4gOMWiCrfpqemdkqQEe11iDMyN5eUwdco004nnFKH46TGuSRtJHdVJCM-9YHj18qDQ', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xba2f437fdd831e914eeff92f2590d4e7967d992e', NULL, 1795891737994, 1795892637994, NULL, NULL, NULL),
	('pay_01M8HQTDMT66280JQ0YTBK8CE8wOCnEogOLcqOqQjW8o6ovrSw0TuGjtA', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795891738266, 1795978138269, 1795891738269, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8HQTBVHVTPVX20V75F132VK', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795891736433, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8HQTBVHCMY3NHDH5N189EHJ', 'pob_01M8HQTBVHVTPVX20V75F132VK', 'usr_01M87E7F26QJ8FHAG9KF53EKCK', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795891736433, NULL),
	('pot_01M8HQTBVH4ABXK5JB8J0W794W', 'pob_01M8HQTBVHVTPVX20V75F132VK', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795891736433, 1795891736443);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795891736433);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M87E7F0NTX5VX4NX6BWX83J1', 1795546135680),
	('usr_01M87E7F26QJ8FHAG9KF53EKCK', 1795546135685);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8HQTBXPSZFCWC5EA6NZTFEX', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', 'call_01M8HQTBXPTTX8QCVYQQD0CQT5', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8HQTB757SB31F2KBJPG7F5F', 'rev_01M8HQTBY1Z60EQ7X209M62AWD', NULL, NULL, 1795891736502, 1803667736502, 1795891736513),
	('plg_01M8HQTBYB2ACMVJ726VVXBHDC', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8HQTBYAXDJ3CDDFKK6AG5QEhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiN9L6JGlrpNXSF0SOIZllH_cdf8HKw', 'call_01M8HQTBYBAEEK541KMG2CTJ6F', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795891736523, 1803667736523, 1795891736533),
	('plg_01M8HQTBXCQM3HBY171YN73PF0', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8HQTBXCB1YWS4MKY4P3TSBKhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiN9L6JGlrpNXSF0SOIZqE3_OvgMW_8', 'call_01M8HQTBXCKBREF6JR72HDANJ6', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795891736896, 1795891736492, 1803667736492, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8HQTD8TEWD8MM4X7CTR11RZ', 1795891737915, 1795891752915);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8HQTC8HPGCPNGGZS0GH98SF:20785:0', 'asset', 'ast_01M8HQTC8HPGCPNGGZS0GH98SF', 'match:asset:ast_01M8HQTC8HPGCPNGGZS0GH98SF:20785:0', 0, 1795891736869),
	('match:tool:city-create-tree:20785:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20785:0', 1, 1795891737646),
	('match:tool:city-list-bikes:20785:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20785:0', 1, 1795891737647),
	('match:tool:city-get-bike:20785:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20785:0', 1, 1795891737647),
	('match:tool:slow-echo:20785:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20785:0', 1, 1795891737957);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8HQTBCM0KBF9QM7HHDJDD1K', 'pay_01M8HQTBC9PM1H0MYYZX2PYNG9waCNBogOAgGiI30taxo9BKjQhwQ2c4XMHI9XW1VgFw', 'ast_01M8HQTBBB38YG9A6GGW23CWW5', 'anonymous', 'given_back', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891735956, NULL, 1795891735956),
	('call_01M8HQTBDE13GHP1Q3BGDETJ0S', 'pay_01M8HQTBD6DXYZ92H8D2BQT8N0wNCGA4gOMWiCrfpqemdkx-JmmG-dvJE', 'counted-echo', 'anonymous', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891735982, NULL, 1795891735984),
	('call_01M8HQTBDZ9FYA6BCNAW3G62NK', 'pay_01M8HQTBDK5PMNSK000QMTYQQDhNCGA4gOMWiCrfpqemdkBgGiDuO8duix8WAyBDaKV-a0i3PgMqyb7w', 'counted-echo', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736000, NULL, 1795891736002),
	('call_01M8HQTBECRQSQVWHNJGR3E2S1', 'pay_01M8HQTBE5C5CB8EV330C45E55wNCGA4gOMXkGn8t9Omdkdp8zjJuIV0g', 'failing-echo', 'anonymous', 'given_back', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736013, NULL, 1795891736014),
	('call_01M8HQTBHVASGEKKBRCEHGZS8T', 'pay_01M8HQTBHD2TGRA5820GBEYYYXhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5kneGUQYVBGe', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736123, NULL, 1795891736123),
	('call_01M8HQTBETP82EJFZ481FYZCNN', 'pay_01M8HQTBEQ3Z1A6K3KMW578YNYjNCGA4gOMWiCrfpqemdkqQEe1xvWPykbiUF9IXooYhqdObcmeS34J8AhglPEdd1p09cDWG0', 'counted-echo', '0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0', '0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0 0x9b39c49c3aa4f5e794c598a9fff8e43cd1a7b5abf54b1e97ed6e7d41fca0065b', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x6dc48fb24fcf6ad0eed9fce45bdc2f13b6c32c7e65e137f388dbeb15ab4bff1531c83b2cd65849f3f3e1a1fb89c8156947ccd48a8328f30f18c5a74eab3737a11b","authorization":{"from":"0xb0e26050C56F11A62EE06955b2253A42aC1AE9C0","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795891796","nonce":"0x9b39c49c3aa4f5e794c598a9fff8e43cd1a7b5abf54b1e97ed6e7d41fca0065b"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xe457d1b9d6c37a50f3c9ceee2efa2fa56a9a5164ce10c14b15b8bbfb9c7d5df0', '0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0', 0, 0, 1795891736026, NULL, 1795891736033),
	('call_01M8HQTBFF5WY3FS8WYWH3NQSV', 'pay_01M8HQTBFEWX33E2GFJ3E1Q67AjsCEPYgOxQFo6m3RE4VgnVm8U053vxojWZAbjHhdc4dGr3j_MrIuHD6AqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qW7-9H9uM0lU', 'credit:0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, 'credit 1000000', NULL, NULL, '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06 0x61e83efc55e931847e114586438bb2499a955e7097df67da47e7594c51026ccf', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x5ce3ca731ff88b966b1d0490ee9983232daf5ba156e450612da8093006a1eb310a45c677855ac7212ea25ad2b2555c89776bf2db7ea0a84082d731b911b74ae51b","authorization":{"from":"0xBE9Aa8992f2b037a940C8f69eFb78bfaB40E3b06","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795891796","nonce":"0x61e83efc55e931847e114586438bb2499a955e7097df67da47e7594c51026ccf"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x4564655856215ee5dfaf6e724d1688a61683a862f800710bb24457911d3f7c3e', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 0, 0, 1795891736048, NULL, 1795891736058),
	('call_01M8HQTBGCVW06GHVB32EW8QB5', 'pay_01M8HQTBGC8EQAKB6WTAVSNJQHkNCGA4gOMWiCrfpqemdkqQEe13KWWW1SQyfcLYZShGXzQJp5I01rWeAb115qBubtvKH7ew0', 'counted-echo', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 'siwx:4ZaoYbJPq9UK7B3CahUHFz_Lz7KH1ofEjs9ZFb7-WTc', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736076, NULL, 1795891736080),
	('call_01M8HQTBH7NNDGWGH8SR5HGPV3', 'pay_01M8HQTBGT1DMEMTBSH0QRFTVEwaCNBogOAgGiI30suePuEnH7AdP1ZttejawkyojNTA', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'anonymous', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736103, NULL, 1795891736103),
	('call_01M8HQTBJEQHMRRZWHW06REY1H', 'pay_01M8HQTBJ1RZ906MBQJBXAF60JhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5mPOvrM_PlR_', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736142, NULL, 1795891736142),
	('call_01M8HQTBK4EVJ9BWS8WJ85P78C', 'pay_01M8HQTBJPPEMRZ6BVZY1TABE6haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5nu3aBpyhXKl', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736164, NULL, 1795891736164),
	('call_01M8HQTBM1ZQ2QMXA0H064Q7HE', 'pay_01M8HQTBKB1KAJP6TXDABES1FKhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5hZQUBwg5yuI', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736193, NULL, 1795891736193),
	('call_01M8HQTBMSF0R8XH7100MSAAYW', 'pay_01M8HQTBM795G08G6VMNYNAWVAhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5gyAMiLUVqXE', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736217, NULL, 1795891736217),
	('call_01M8HQTBNBV1PHVSGRV9JHF3M0', 'pay_01M8HQTBMZEEQ04BASJ4QACWS2haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5lBIqL9CqxoL', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736235, NULL, 1795891736235),
	('call_01M8HQTBP4F0HA11A0R9GQNKWJ', 'pay_01M8HQTBNPB63FB4BJTA6H07BShaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5iFU1wWb54H6', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736260, NULL, 1795891736260),
	('call_01M8HQTBPM3P10JW7PARHM1C0E', 'pay_01M8HQTBPA8HKV61WBFG535PQFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tW6FrM_iMdA', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736277, NULL, 1795891736277),
	('call_01M8HQTBQES8Z44BYTECVV2CT0', 'pay_01M8HQTBPTXYW5GCR2RPN566APhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5ts7Qrne8tWp', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736302, NULL, 1795891736302),
	('call_01M8HQTBR4QRD70Y2PWBKEF3RM', 'pay_01M8HQTBQMTXW8YN65W4JCSZFQhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tkZBKjjRWgQ', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736324, NULL, 1795891736324),
	('call_01M8HQTBRQS2TWC1PMTAGFW7JP', 'pay_01M8HQTBRA8H5WCGBBD6WWJJA1haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5oQlTcU2pBSm', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736343, NULL, 1795891736343),
	('call_01M8HQTBST76P91SDEXA4MF3N6', 'pay_01M8HQTBRXB0MZAREZAGKVQSJFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5rD8sl0RQnZ-', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736378, NULL, 1795891736378),
	('call_01M8HQTBTSH0D8AVTBTC7AZ2SR', 'pay_01M8HQTBT4PNCHFRCBTYVTTHYGhYCJeogOAgGiI30s5T5WMLxTXK0DvK8GAaIO47x26LHxYDIENopX5nFadGG6_WXm', 'ast_01M8HQTB757SB31F2KBJPG7F5F', 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736409, NULL, 1795891736409),
	('call_01M8HQTBXCKBREF6JR72HDANJ6', 'pay_01M8HQTBXCB1YWS4MKY4P3TSBKhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiN9L6JGlrpNXSF0SOIZqE3_OvgMW_8', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736492, NULL, 1795891736492),
	('call_01M8HQTBXPTTX8QCVYQQD0CQT5', 'pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', 'ast_01M8HQTB757SB31F2KBJPG7F5F', 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736502, NULL, 1795891736502),
	('call_01M8HQTBYBAEEK541KMG2CTJ6F', 'pay_01M8HQTBYAXDJ3CDDFKK6AG5QEhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiN9L6JGlrpNXSF0SOIZllH_cdf8HKw', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8HQTBX28TBBMKAX45T4HRGS', 'given_back', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891736523, NULL, 1795891736523),
	('call_01M8HQTD5RMWP80NHVBGD8XH4M', 'pay_01M8HQTD59BBACGQ4YV2G4SC5RwOCnEogOLcqOqQjW8o6o48oI3-89r_g', 'scan-submit', 'anonymous', 'used', 'proc_01M87E7ES70X4967VKFSQKE4HP', NULL, NULL, NULL, '{"requestId":"req_01M8HQTD5QRTTB48CN7EEAEZ2M","data":{"id":"job_01M8HQTD605CTGJ4JHRE69F5ZY"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891737784, NULL, 1795891737792),
	('call_01M8HQTDBHSVFK24SXRYW30XVH', 'pay_01M8HQTDBDZSDMDG3KH2KE2K7MjNCGA4gOMWiCrfpqemdkqQEe1zQbU1hN4EWNJ0c6UnNdLJsm0Rs5GiEhgyxydTGDN2eOsWI', 'counted-echo', '0xb49f99c8ec71127b596ee931f24d0a50351af30e', 'refused', 'proc_01M8HQTD8TEWD8MM4X7CTR11RZ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xb49f99c8ec71127b596ee931f24d0a50351af30e', '0xb49f99c8ec71127b596ee931f24d0a50351af30e', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xb49f99c8ec71127b596ee931f24d0a50351af30e 0x042e0c59ed350c961fe4a1800f4a533cc695e93859ee3b9cdcfbf3b05c450bf6', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x9b325f546fba5caf28e5442e2654e820515974d6da7caa3565107db8446fd3c961fd12ba513ea5a04b8e8d277c8fc9249fa57b1587cdac8ab03ce52741e1f7eb1c","authorization":{"from":"0xB49f99C8ec71127b596ee931f24d0A50351Af30E","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795891797","nonce":"0x042e0c59ed350c961fe4a1800f4a533cc695e93859ee3b9cdcfbf3b05c450bf6"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795891737970, NULL, 1795891737980),
	('call_01M8HQTDCCYPZ51GTKKAVVEQ3S', 'pay_01M8HQTDCAV18KJMKHZZ9235QEjNCGA4gOMWiCrfpqemdkqQEe11iDMyN5eUwdco004nnFKH46TGuSRtJHdVJCM-9YHj18qDQ', 'counted-echo', '0xba2f437fdd831e914eeff92f2590d4e7967d992e', 'unknown', 'proc_01M8HQTD8TEWD8MM4X7CTR11RZ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xba2f437fdd831e914eeff92f2590d4e7967d992e', '0xba2f437fdd831e914eeff92f2590d4e7967d992e', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xba2f437fdd831e914eeff92f2590d4e7967d992e 0x6b702596d7db1101c72962071cc2712b1ec37cb8f4db248834e2045a61b75f28', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x3203ce4400f0097d706b3b7df2618ad0e1650d3421fb1ef70598fd249a6b2a413c1583d81f360f234ce9034b9c940fa9c126b0c96740a12185205a00c970e99a1b","authorization":{"from":"0xBA2F437Fdd831e914EEFf92F2590D4e7967d992e","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795891797","nonce":"0x6b702596d7db1101c72962071cc2712b1ec37cb8f4db248834e2045a61b75f28"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795891738001, 1795891738261, NULL),
	('call_01M8HQTDN0ZYE5QJHBRVF5HG5D', 'pay_01M8HQTDMT66280JQ0YTBK8CE8wOCnEogOLcqOqQjW8o6ovrSw0TuGjtA', 'scan-submit', 'anonymous', 'used', 'proc_01M8HQTD8TEWD8MM4X7CTR11RZ', NULL, NULL, NULL, '{"requestId":"req_01M8HQTDN08EWD7EHAK4R5G3MD","data":{"id":"job_01M8HQTDN21KF2JSJFGFZ4PNBJ"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891738272, NULL, 1795891738274),
	('call_01M8HQTDNMCSQMBBSW8BW91ABB', 'pay_01M8HQTDN5DABCEJ6Q2JQXXQ0VwNCGA4gOJcwE4TpnZPg2gabnUYSu', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8HQTD8TEWD8MM4X7CTR11RZ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795891738295, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8HQTBCMR8SPSFF1WG4G0RXB', 'file_missing', 0, 1795891735965);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8HQTBCMR8SPSFF1WG4G0RXB', 'pay_01M8HQTBC9PM1H0MYYZX2PYNG9waCNBogOAgGiI30taxo9BKjQhwQ2c4XMHI9XW1VgFw', 'call_01M8HQTBCM0KBF9QM7HHDJDD1K', 'ast_01M8HQTBBB38YG9A6GGW23CWW5', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 1, 'anonymous', 1795891735956, NULL),
	('rev_01M8HQTBH7F47KTFPZB8DHT4Q3', 'pay_01M8HQTBGT1DMEMTBSH0QRFTVEwaCNBogOAgGiI30suePuEnH7AdP1ZttejawkyojNTA', 'call_01M8HQTBH7NNDGWGH8SR5HGPV3', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 1, 'anonymous', 1795891736103, NULL),
	('rev_01M8HQTBHV2VCW5651EFXYCQGX', 'pay_01M8HQTBHD2TGRA5820GBEYYYXhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5kneGUQYVBGe', 'call_01M8HQTBHVASGEKKBRCEHGZS8T', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736123, NULL),
	('rev_01M8HQTBJE4J5SDPRSXH8E0EE8', 'pay_01M8HQTBJ1RZ906MBQJBXAF60JhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5mPOvrM_PlR_', 'call_01M8HQTBJEQHMRRZWHW06REY1H', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736142, NULL),
	('rev_01M8HQTBK4ERTZXAYK8J9DTKBT', 'pay_01M8HQTBJPPEMRZ6BVZY1TABE6haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5nu3aBpyhXKl', 'call_01M8HQTBK4EVJ9BWS8WJ85P78C', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736164, NULL),
	('rev_01M8HQTBM1JNJ5MPZSPAZW4W48', 'pay_01M8HQTBKB1KAJP6TXDABES1FKhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5hZQUBwg5yuI', 'call_01M8HQTBM1ZQ2QMXA0H064Q7HE', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736193, NULL),
	('rev_01M8HQTBMSTHYNDNZFVGEZ2VHC', 'pay_01M8HQTBM795G08G6VMNYNAWVAhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5gyAMiLUVqXE', 'call_01M8HQTBMSF0R8XH7100MSAAYW', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736217, NULL),
	('rev_01M8HQTBNBGSZH0A0K4CEQRMC4', 'pay_01M8HQTBMZEEQ04BASJ4QACWS2haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5lBIqL9CqxoL', 'call_01M8HQTBNBV1PHVSGRV9JHF3M0', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736235, NULL),
	('rev_01M8HQTBP4NBAFY5XJ2JPQS4MT', 'pay_01M8HQTBNPB63FB4BJTA6H07BShaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5iFU1wWb54H6', 'call_01M8HQTBP4F0HA11A0R9GQNKWJ', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736260, NULL),
	('rev_01M8HQTBPNY09VZZ04WPXFN8D4', 'pay_01M8HQTBPA8HKV61WBFG535PQFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tW6FrM_iMdA', 'call_01M8HQTBPM3P10JW7PARHM1C0E', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736277, NULL),
	('rev_01M8HQTBQEKP7WKS1DXS42D4SA', 'pay_01M8HQTBPTXYW5GCR2RPN566APhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5ts7Qrne8tWp', 'call_01M8HQTBQES8Z44BYTECVV2CT0', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736302, NULL),
	('rev_01M8HQTBR4QX9XY2XWAQBBFV26', 'pay_01M8HQTBQMTXW8YN65W4JCSZFQhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5tkZBKjjRWgQ', 'call_01M8HQTBR4QRD70Y2PWBKEF3RM', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736324, NULL),
	('rev_01M8HQTBRQ6381W6PGHWE0KB5P', 'pay_01M8HQTBRA8H5WCGBBD6WWJJA1haCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5oQlTcU2pBSm', 'call_01M8HQTBRQS2TWC1PMTAGFW7JP', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736343, NULL),
	('rev_01M8HQTBSTZESCZ8VMZ9Q4NDMZ', 'pay_01M8HQTBRXB0MZAREZAGKVQSJFhaCNBogOAgGiI30suePuEnH7AdP1ZtsGAaIO47x26LHxYDIENopX5rD8sl0RQnZ-', 'call_01M8HQTBST76P91SDEXA4MF3N6', 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 10000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736378, NULL),
	('rev_01M8HQTBTS0ZSYRBSSFYXH65Y8', 'pay_01M8HQTBT4PNCHFRCBTYVTTHYGhYCJeogOAgGiI30s5T5WMLxTXK0DvK8GAaIO47x26LHxYDIENopX5nFadGG6_WXm', 'call_01M8HQTBTSH0D8AVTBTC7AZ2SR', 'ast_01M8HQTB757SB31F2KBJPG7F5F', 'usr_01M87E7F26QJ8FHAG9KF53EKCK', 2000000, 200000, 'USD', 0, 'key_01M87E7F3PX2RZ2R1J0GV8MNZ6', 1795891736409, NULL),
	('rev_01M8HQTBY1Z60EQ7X209M62AWD', 'pay_01M8HQTBXPN2X6ZR7VWANF7FVAhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiN9L6JGlrpNXSF0SOIZQ_HM8Aumuo4', 'call_01M8HQTBXPTTX8QCVYQQD0CQT5', 'ast_01M8HQTB757SB31F2KBJPG7F5F', 'usr_01M87E7F26QJ8FHAG9KF53EKCK', 3000000, 300000, 'USD', 0, 'key_01M8HQTBX28TBBMKAX45T4HRGS', 1795891736513, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795891735326);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8HQTB5SWFQ14WFV079ZASPV', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en'),
	(2, 'ast_01M8HQTB757SB31F2KBJPG7F5F', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87E7F26QJ8FHAG9KF53EKCK', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en'),
	(6, 'ast_01M8HQTC8HPGCPNGGZS0GH98SF', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 100000, 'Sightings of quetzals in Costa Rica

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
	('e4de0c7b50fc70d791a65a2f93def286525cbd6b880f6c2091832fdebcf32d11', 'usr_00000000000000000000000000', 1795546135536, 1798138135536, 'bearer', NULL, NULL),
	('7f9355244159c381dfdab2832f4c591a2bc982647cdaf186cddd17ccf7dd17c4', 'usr_01M87E7F0NTX5VX4NX6BWX83J1', 1795546135573, 1798138135573, 'bearer', NULL, NULL),
	('6808f19f54c916c29833b37551d571425f01889c5fd229f0675e384fc32d0ade', 'usr_01M87E7F26QJ8FHAG9KF53EKCK', 1795546135623, 1798138135623, 'bearer', NULL, NULL),
	('0b887b9f8c2dea288341589d1807c29002d67202d93d8470b6306bdf4bac6f4e', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 1795546135666, 1798138135666, 'bearer', NULL, NULL),
	('af4531f475323ea6ec073b75507251c6ccfcb09fe2304ab7a447b41a7822c2ea', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 1795891736477, 1798483736477, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('038b779b11046257a9dedcc9891cb6e9fef7d1ff8a9c0adb06df7bfb0710f4a7', 'usr_01M8HQTCCHB1GN7TDYEHYGB4SS', 1795891736978, 1795978136978, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795891736553);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0', 9950000, 10000000, 1795891736031),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', 9000000, 10000000, 1795891736056);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xb0e26050c56f11a62ee06955b2253a42ac1ae9c0', '0x9b39c49c3aa4f5e794c598a9fff8e43cd1a7b5abf54b1e97ed6e7d41fca0065b', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xe457d1b9d6c37a50f3c9ceee2efa2fa56a9a5164ce10c14b15b8bbfb9c7d5df0', 1795891736031),
	('0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', '0x61e83efc55e931847e114586438bb2499a955e7097df67da47e7594c51026ccf', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x4564655856215ee5dfaf6e724d1688a61683a862f800710bb24457911d3f7c3e', 1795891736056);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795546135489),
	('word-count', 1, 1795546135499),
	('slugify', 1, 1795546135505),
	('random-uuid', 1, 1795546135512),
	('hk-weather', 1, 1795546135519),
	('outline', 1, 1795546135522),
	('read-at-once', 1, 1795546135522),
	('scan-submit', 1, 1795546135523),
	('scan-result', 1, 1795546135526),
	('counted-echo', 1, 1795546135528),
	('city-create-tree', 1, 1795891737645),
	('city-get-bike', 1, 1795891737647),
	('city-list-bikes', 0, 1795891737731),
	('slow-echo', 1, 1795891737953),
	('failing-echo', 0, 1795891737966);

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
	('file_01M8HQTD6KQGRC8T341RSEBD25', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8HQTD6KQGRC8T341RSEBD25', 'image/png', 19, 1795891737811, 1795981737811);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795546135598, 0, NULL),
	('timestamp', 'healthy', 1795891737929, 0, NULL),
	('word-count', 'healthy', 1795891737961, 0, NULL),
	('slugify', 'healthy', 1795891737964, 0, NULL),
	('random-uuid', 'healthy', 1795891737971, 0, NULL),
	('hk-weather', 'unhealthy', 1795891737975, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795891737977, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795891737981, 0, NULL),
	('read-at-once', 'healthy', 1795891737982, 0, NULL),
	('scan-submit', 'healthy', 1795891737983, 0, NULL),
	('scan-result', 'healthy', 1795891737991, 1, NULL),
	('counted-echo', 'healthy', 1795891737993, 0, NULL),
	('slow-echo', 'healthy', 1795891737997, 0, NULL),
	('city-create-tree', 'unhealthy', 1795891737999, 1, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795891738002, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795891738004, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('timestamp', 1795546135426, 'healthy', NULL),
	('word-count', 1795546135513, 'healthy', NULL),
	('slugify', 1795546135525, 'healthy', NULL),
	('random-uuid', 1795546135528, 'healthy', NULL),
	('hk-weather', 1795546135533, 'unhealthy', 'upstream_failed: upstream failed'),
	('proxy-health', 1795546135538, 'unhealthy', 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 1795546135542, 'healthy', NULL),
	('read-at-once', 1795546135559, 'healthy', NULL),
	('scan-submit', 1795546135575, 'healthy', NULL),
	('scan-result', 1795546135582, 'healthy', NULL),
	('counted-echo', 1795546135588, 'healthy', NULL),
	('failing-echo', 1795546135598, 'healthy', NULL),
	('counted-echo', 1795891737762, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795891737765, 'healthy', NULL),
	('slow-echo', 1795891737997, 'healthy', NULL),
	('city-create-tree', 1795891737999, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-get-bike', 1795891738002, 'unhealthy', 'upstream_failed: upstream failed'),
	('city-list-bikes', 1795891738004, 'unhealthy', 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8HQTD605CTGJ4JHRE69F5ZY', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8HQTD5RMWP80NHVBGD8XH4M', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8HQTD6KQGRC8T341RSEBD25"}]}', NULL, NULL, 1795891737792, NULL, 1795891737823, 1795978137823, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8HQTDN21KF2JSJFGFZ4PNBJ', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8HQTDN0ZYE5QJHBRVF5HG5D', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795891738274, NULL, NULL, 1796064538274, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20785, 0, 2),
	('counted-echo', 20785, 5, 1),
	('counted-echo', 20785, 9, 1),
	('scan-submit', 20785, 30, 1),
	('counted-echo', 20785, 2, 1),
	('counted-echo', 20785, 7, 1),
	('scan-submit', 20785, 20, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795891736981, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8HQTCCYQHDMKTV05M3YMQGX', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:45607/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:45607"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', '3vhf-AElggVEaaWINdkZjVP3IZaGGPtyCeyeSUochQOUEE2EEbfEqsrJypwlzSRSrD_CJ1_YKF4', '["apiKey"]', 1795891737575, 'usr_00000000000000000000000000', 'farebox-verification=34de2ecd82fa64792729f73b173c175eb75e176c', NULL, NULL, 1795891737717, NULL, 1795895337575, 1795891737575, 1795891737575, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795891736012),
	('counted-echo', 10, 6, 6, 0, 5, 1, 1795891737990),
	('scan-submit', 2, 2, 2, 0, 0, 3, 1795891738272),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795891738292);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M87E7F3T7EDGGJ35FAV4QEJK', 'usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795546135674),
	('top_01M8HQTBX6X2T4TXHGBRNAJ2HR', 'usr_01M8HQTBWWNACBPAE6EE97WM6H', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795891736486);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8HQTD4TX3KH0592J38CVCY3', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795891737754, 1795891737754, NULL),
	('upay_01M8HQTD50YB6C83NYT69APK8E', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795891737754, 1795891737760, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20785, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$uTm5TEgsQpsG74pxP1QQ5A$nY5RlOqcb6I7URt6wBNYFCFo9WXOmTNH3jLmNqWIxeM', NULL, 1795546135403, 1795546135403, NULL, NULL, NULL, NULL),
	('usr_01M87E7F3H9ADFQ30RAXDXFE0Q', 'c4414114-3382-4fd1-9203-f75fbecd1c5a@example.com', 'c4414114-3382-4fd1-9203-f75fbecd1c5a', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$gpaWZR9jahzGIilqEcgIVg$ToFtNqCSxLTNRLyGBEaJyxymULdqLLzyWq1F0jGnBJw', NULL, 1795546135665, 1795546135665, NULL, NULL, NULL, NULL),
	('usr_01M87E7F26QJ8FHAG9KF53EKCK', 'b094eb48-62ec-4b6e-bb6d-3f6294a2c1ba@example.com', 'b094eb48-62ec-4b6e-bb6d-3f6294a2c1ba', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$fZ4P6+ij8DcRjz/vRcBePw$BM3Zyav7lOJekkRKuN5TH6Eno9FmXI7FInTY7MC+/yg', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795546135622, 1795546135686, NULL, NULL, NULL, NULL),
	('usr_01M8HQTBWWNACBPAE6EE97WM6H', '7ebdd1c6-a609-431b-8c4c-1635b78e3824@example.com', '7ebdd1c6-a609-431b-8c4c-1635b78e3824', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$3YabkN9KShSbhDQL77/k0w$hHe95Qwn7yIsdP+NKvvvU5ahmz0p+STzW1IJ/8j+qDQ', NULL, 1795891736476, 1795891736476, NULL, NULL, NULL, NULL),
	('usr_01M87E7F0NTX5VX4NX6BWX83J1', 'a2300ae7-d74e-4d03-8370-c32fdeffc2d3@example.com', 'a2300ae7-d74e-4d03-8370-c32fdeffc2d3', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$N0/GVwX6on/5OMRSIEn4FQ$vk9vbxm1b1ZFL/3IJ7eJao7olWHOhw2NL0Kax0YfAuA', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795546135573, 1795546135681, NULL, NULL, NULL, NULL),
	('usr_01M8HQTCCHB1GN7TDYEHYGB4SS', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795891736977, 1795891736977, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8HQTBGMZ7R3SWXZXMME9DNP', '0xbe9aa8992f2b037a940c8f69efb78bfab40e3b06', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795891736084);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_32IVqCS4j9sGKkAOZmwcaS8OJs', 'sig_01M8HQTC0ERQ8Z964XHXSBQ9RX', 'asset', 'ast_01M8HQTC8HPGCPNGGZS0GH98SF', '{"kind":"asset","id":"ast_01M8HQTC8HPGCPNGGZS0GH98SF","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:43663/api/v1/assets/ast_01M8HQTC8HPGCPNGGZS0GH98SF"}', 'waiting', 1, 1795891742884, NULL, 'address_unreachable', NULL, 1795891736964, 'match:asset:ast_01M8HQTC8HPGCPNGGZS0GH98SF:20785:0');

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

CREATE INDEX setup_links_open ON farebox_fixture.setup_links USING btree (user_id) WHERE (used_at IS NULL);

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
