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

CREATE TABLE farebox_fixture.listing_days (
    listing_id text NOT NULL,
    day integer NOT NULL,
    shown bigint NOT NULL,
    views bigint NOT NULL
);

CREATE TABLE farebox_fixture.mailed_links (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    CONSTRAINT mailed_links_purpose_check CHECK ((purpose = ANY (ARRAY['confirm_address'::text, 'change_address'::text, 'reset_password'::text])))
);

CREATE TABLE farebox_fixture.mails (
    id text NOT NULL,
    kind text NOT NULL,
    receiver text NOT NULL,
    state text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
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
    indexed_version integer DEFAULT 0 NOT NULL,
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

CREATE TABLE farebox_fixture.seen_signatures (
    id text NOT NULL,
    expires_at bigint NOT NULL
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

CREATE TABLE farebox_fixture.unwanted_mail (
    receiver text NOT NULL,
    kind text NOT NULL,
    since bigint NOT NULL
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
    email_confirmed_at bigint,
    language text,
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
	('log_01M889BGX1JE8CZBFS8B0CZZYP', 1795574580129, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M889BGR6719WSW7G9N108T6R', 1),
	('log_01M889BH2X0QJG9RYP6GQ84SWW', 1795574580317, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M889BGXWVCKVTPA5P14YE81Y', 1),
	('log_01M8JJYGD3Z59WC1CSTE7MBT4X', 1795920183715, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JJYFZCW9JWK876Q0NE7GHT', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYGAYZY9BQFM0KS6AP1F9', 1),
	('log_01M8JJYGAJKH1WA7QP5J8MC1F9', 1795920183634, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JJYFZCW9JWK876Q0NE7GHT', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYG7PWZMMB08HK11C0WNZ', 1),
	('log_01M8JJYGJJSWQHMZ2BSWTJ7NXQ', 1795920183890, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYGHJPDJ0PC3HF78E3V7F', 1),
	('log_01M8JJYGMCFAFEWJ4NQZSX79PE', 1795920183948, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYGJX7VEA00YMAY3XDXD6', 1),
	('log_01M8JJYGPJBKDT7P5BH1VFJ6G8', 1795920184018, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYGMSJY0KA2PYBGK2GM7H', 1),
	('log_01M8JJYGQASQXD1MM3N7HP5KYM', 1795920184042, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYGPN05NZVEQ1NANR5QMM', 1),
	('log_01M8JJYGSAE62QFWJ493N38P6Y', 1795920184106, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYGQH8NKBW4R13GSKWET7', 1),
	('log_01M8JJYGVR670DA6N54QSPBPMF', 1795920184184, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYGSV8T6ZAGP45HTE7W62', 1),
	('log_01M8JJYGWQNSBDQCEWJQBFFV9H', 1795920184215, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYGWPSY3NHT1X5RRP1TNW', 1),
	('log_01M8JJYH3VDPCMCP28SHY4H695', 1795920184443, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYGY1EHF24AT11MTWPG5M', 1),
	('log_01M8JJYHS56X92HYY2J2EG5RN0', 1795920185125, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYHQT2C9NMAA3JVQCEGPJ', 1),
	('log_01M8JJYJ0M8PA705Z97EFJBW2Z', 1795920185364, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYHYF3H7P1A97X9RD9Y3Y', 1),
	('log_01M8JJYHEE42XKG34VSSW10V2Z', 1795920184782, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYHE8RD5FZ4GH73XND5J8', 1),
	('log_01M8JJYHQH0CMZSEC5TKT73YGD', 1795920185073, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYHM9BCGMD3QC0RTD69ME', 1),
	('log_01M8JJYHY9E70YEA8TT71844BF', 1795920185289, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYHTGSZ63PRCT0CJE9NQA', 1),
	('log_01M8JJYJ6XNF4KTRAZGTS4FG1K', 1795920185565, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYJ2GVJJK6RPH2EHWS9M9', 1),
	('log_01M8JJYJD6JH29PEANMY35GS20', 1795920185766, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYJ7YYTD27SC36P6XAQE8', 1),
	('log_01M8JJYJWEBXGZ2JAR0MNRHD7H', 1795920186254, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYJTR2E1N0BR8M541HJMY', 1),
	('log_01M8JJYK649HWDZQJJ7M8SFGZ7', 1795920186564, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYK4JPWRT0DESQPYZQG7B', 1),
	('log_01M8JJYJSQEMFWQ2DPAV3GW4P4', 1795920186167, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYJGAB8HRKF01BT97K2W6', 1),
	('log_01M8JJYK3HJTC860KATD9HXW1E', 1795920186481, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYJYZZ82T7JZ6W7GBKWG3', 1),
	('log_01M8JJYKJ42P96A8CM4QEZ0438', 1795920186948, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYKG61VFQSRKNNSDXTPVQ', 1),
	('log_01M8JJYKVX150THSEYRXDGCHT0', 1795920187261, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYKS6FW64PX3XS3D6BBXE', 1),
	('log_01M8JJYM7VSKHGYZMTV39AJPTS', 1795920187643, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYM5JYGETYVFDXJDXTYDC', 1),
	('log_01M8JJYKFRAKCEA6XDY4F4S8G2', 1795920186872, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYK7X08GHWGPFS78W467Y', 1),
	('log_01M8JJYKRB5K3PRK7VBDX3ET5G', 1795920187147, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYKKPKWSHM34D0K23YZ9P', 1),
	('log_01M8JJYM5B7VTG3XT7DCNKWHYF', 1795920187563, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYKXQDJV5T834HVK4F03Q', 1),
	('log_01M8JJYMJZ3QTAN5EGWHJVWAY6', 1795920187999, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYMGPJCRHYD7KY7795S4H', 1),
	('log_01M8JJYMYCRH07AQDX5RA96ZJP', 1795920188364, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYMTW2VM1GTYK1F0SCHTX', 1),
	('log_01M8JJYN8Q2V0W6172432FJKZM', 1795920188695, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYN69P5SFWC1PA0YYZWSK', 1),
	('log_01M8JJYMGE67J3X5M7MCPPEZXR', 1795920187918, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYM9YJEAP2P03SQ2S72J3', 1),
	('log_01M8JJYMTNRAQK5EFGJMD615KP', 1795920188245, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYMNBER9TW71EYHHAZSSR', 1),
	('log_01M8JJYN5JEHYV7W9P0QNVPNQN', 1795920188594, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYN04HHGKC1EGV20FZY06', 1),
	('log_01M8JJYNVA8RQSSREK97PSJ9AA', 1795920189290, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYNRPP2NE84BKCY7VX2RT', 1),
	('log_01M8JJYP9XCWT6RPEC0K6NRA55', 1795920189757, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYP5F5JZV6N9CKSZK5MHE', 1),
	('log_01M8JJYNQ81PSD5HZVWB7TF1ZA', 1795920189160, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYNBK13ZV3X1GHN1PGNP3', 1),
	('log_01M8JJYP4V1013FDYMA2A1X6QB', 1795920189595, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYNX5C10SFNJEWX5BW7RY', 1),
	('log_01M8JJYPWVNQFJ14CDNFAFSXP0', 1795920190363, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 'node', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYPS5JGCJ0ESBP0Q8494P', 1),
	('log_01M8JJYT7CYCMEDA57M7Z4CFEM', 1795920193772, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYSTHPXKYGK6FV6JE65R9', 1),
	('log_01M8JJYTK075MA3WCJKXBXSGW6', 1795920194144, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYT8J1A09MT0WWVRHRW50', 1),
	('log_01M8JJYV1C17TZZX6YZC7TB779', 1795920194604, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYTKP5A69HVCJWZA3PT9H', 1),
	('log_01M8JJYVCKNBZKJ8TDCJJQFAB4', 1795920194963, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYV1TW54R3HTSB4QD7YR7', 1),
	('log_01M8JJYPRGS54SKP5FDGZ6RMC9', 1795920190224, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, NULL, 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJYPDTCWHPHFV94YGVHT4H', 1),
	('log_01M8JJYWQMKKSE344WTEFKX878', 1795920196340, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYWBTM3EEEKYXCES8R1WK', 1),
	('log_01M8JJYX6WZEPBR3S4NEX977ZV', 1795920196828, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYWS51BKJCGTBEDRD4BBC', 1),
	('log_01M8JJYXHPV5SQ5VNCV8TZXY0P', 1795920197174, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYX7QZ1HB0X0GS9TM9C74', 1),
	('log_01M8JJYR6TWHXPN4JW5WHWTZ02', 1795920191706, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', NULL, 'node', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJYR0ZHH40RYVRDXP6ZPPD', 1),
	('log_01M8JJYVTG9RQT8DA2DMEMBKEE', 1795920195408, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYVCYSXSE7RMB7B0710DH', 1),
	('log_01M8JJYWAZJY7RNBQ1X8YE6ZA6', 1795920195935, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYVVCCHVJ9BPMBEB5MZ1M', 1),
	('log_01M8JJYXZ4Q4GE2TR7GHWNAE8D', 1795920197604, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYXJ0N6F8YRGGMNFFT82D', 1),
	('log_01M8JJYY95J8Q0E065GYRGBXPC', 1795920197925, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJYXZBE4HNHTN2G1A3GVFB', 1),
	('log_01M8JJYYH5FN85E9M0PYC9YVW1', 1795920198181, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8JJYYA8QADZMTG0F0CS76GZ', 1),
	('log_01M8JJYYV2TFHH1S74AHB3T3HK', 1795920198498, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8JJYYKRYCJTEJP233D55T89', 1),
	('log_01M8JJZQNGPJ3CKTJS7VBF0ZNN', 1795920223920, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJZQKES0CPRS7CC0QNBBY6', 1),
	('log_01M8JJZQPNBM480T38P36W5MTR', 1795920223957, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJZQNJ3WFRZWJQP9SDTBG0', 1),
	('log_01M8JJZR46HFM418T6WMTF24GX', 1795920224390, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJZR2APZH5WKK7E89NDE8P', 1),
	('log_01M8JJZRY5HJ6E10Q3Z6D7QWEG', 1795920225221, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJZRXB91TE1BCHKQY0MEGK', 1),
	('log_01M8JJZS8D751HRS6AVHNNPD37', 1795920225549, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJZS2ME9GMCS4NJPFGEGAJ', 1),
	('log_01M8JJZS8F6WJ4CVTQYA7YXRBX', 1795920225551, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJZS8FAKXTXHMM4N3EMA98', 1),
	('log_01M8JJZSMZ7QZ5XXHJ6Q4RY7Y3', 1795920225951, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJZS9BA848M5X7E90667W9', 1),
	('log_01M8JJZSSYD4BA3NK59EX5M05X', 1795920226110, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJZSNC49VWS67YZGR43XCP', 1),
	('log_01M8JJZSW82YSRY693FSS8ESPK', 1795920226184, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJZST8A32K34MXA31NPP9G', 1),
	('log_01M8JJZSZ887MMGVPQP8MZSK7F', 1795920226280, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJZSWSX886RH029EJDP4BR', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M889BGEVXND1JWRDNP2PGBF3', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M889BG60EXRZBWFF90VC7AET', '{"topUpId":"top_01M889BGDFNRSEDN0KFTSVZVB9","amountMicros":20000000,"currency":"USD","note":null}', 1795574579675),
	('act_01M8JJYFH16X28P8969TPV8FXV', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'asset.update', 'ast_01M8JJYEZ5D2GNGWP1BW33X4CR', '{"status":"unlisted"}', 1795920182817),
	('act_01M8JJYFY6P2EZW2JT9QSSHQGY', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'asset.archive', 'ast_01M8JJYFKX6426VDVGKNJCADYM', '{"status":"archived"}', 1795920183238),
	('act_01M8JJYGGVMR2XT6468N3D24XZ', 'service', 'asset.pause', 'ast_01M8JJYFZCW9JWK876Q0NE7GHT', '{"reason":"file_missing"}', 1795920183835),
	('act_01M8JJYGGWY93T8H2TV6G9QZAK', 'service', 'delivery.give_back', 'ast_01M8JJYFZCW9JWK876Q0NE7GHT', '{"reason":"file_missing","revenue_event_id":"rev_01M8JJYGBQKF6KT4B2YS617RDE","payment_id":"pay_01M8JJYG7PWZMMB08HK11C0WNZ","amount":"0.10","lost":"0.00"}', 1795920183836),
	('act_01M8JJYHJYWXZNBYFD13EKQNSD', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', '{"refundId":"rfd_01M8JJYHJK5NY7MQTP2JNTKZZ1","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795920184926),
	('act_01M8JJYQ1GVA94C5A0DPN48635', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8JJYPZDVVTY1VNB5HQN93XV', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795920190512),
	('act_01M8JJYQ64N7HEFJZVN6KZSTNQ', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8JJYPZD8HQKS8VMC1X4S8CS', '{"reference":"wire 17","batchId":"pob_01M8JJYPZDVVTY1VNB5HQN93XV","ownerId":"usr_01M889BFZ6NY30PFCGXM737FS1","amountMicros":1800000}', 1795920190660),
	('act_01M8JJYQHY1PSMSPP2MK2PDRXN', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', '{"topUpId":"top_01M8JJYQGMM3BT7VQ7QTK6YNFE","amountMicros":9000000,"currency":"USD","note":null}', 1795920191038),
	('act_01M8JJYSE0HXC7CVT5V1JDSHZ6', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M889BG60EXRZBWFF90VC7AET', '{"topUpId":"top_01M8JJYRZS2C753FGW39RA5EGF","refundId":"rfd_01M8JJYSB8ZG33PJ206ZNZG6EG","amountMicros":2000000,"currency":"USD"}', 1795920192960),
	('act_01M8JJZ0XRJPHBQB39XZQPEBPT', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8JJZ0XHEKT0DHF2VQE6C26B', '{"role":"owner","hasPassword":false}', 1795920200632),
	('act_01M8JJZ11CENYA70AN1X32AS23', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795920200748),
	('act_01M8JJZMJPDZ5DRB8G5ZH6TZQP', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8JJZ15SVAQSEY20BGRWJD08', '{"kind":"openapi","name":"city","tools":3}', 1795920220758),
	('act_01M8JJZMW9Y5761M0PAMJ5CS64', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795920221065),
	('act_01M8JJZMWK0561JDGZZAFWYFRH', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795920221075),
	('act_01M8JJZMXEXB2GQAY6CDXZ0F6C', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795920221102),
	('act_01M8JJZQCQ6ER3KSNSHEBHKQWY', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795920223639);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M889BFW63EMTJ4NJ1X5CT0BS', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'agent', 'a4d81ef9f4d785c56cc3b30e4edf4b9f31fb1340837253419a6e5010799a536b', 'fbk_kdi1', NULL, NULL, NULL, NULL, 0, 0, 0, 1795574579078, NULL, NULL),
	('key_01M889BG46BECD1E8EFS9VZ28E', 'usr_01M889BFZ6NY30PFCGXM737FS1', 'agent', '9aafb3783b41dbf9bd2c478e9e8233cb407493e660bec171d8338ec20e3c5c1f', 'fbk_JJUi', NULL, NULL, NULL, NULL, 0, 0, 0, 1795574579334, NULL, NULL),
	('key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 'agent', 'd4145c0b876ed6752d4a647a2da5ee448787364dd5f640d8bc8c9fcc70a25f00', 'fbk_OR5d', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795574579535, NULL, NULL),
	('key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'agent', 'ceeff116e1bfb73d3b9274f48f62804ec6f2e4cfc56b853575fa871f07fa80fa', 'fbk_hZkn', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795920190898, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JJYDGKGX48N8KMKZHQ4XA2', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795920180591, 1795920180591, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JJYEZ5D2GNGWP1BW33X4CR', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JJYF3K83HR5XY3SHNEA79H', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795920182245, 1795920182745, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JJYFKX6426VDVGKNJCADYM', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JJYFQEPCBB4WFH7PZ4VFWP', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795920182909, 1795920183209, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JJYFZCW9JWK876Q0NE7GHT', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JJYG1FWNS30JCH2Q8NZKE3', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795920183276, 1795920183816, 'file_missing', 1795920183816, NULL, 'en', NULL),
	('ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 'usr_01M889BFZ6NY30PFCGXM737FS1', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JJYE8SGQQNMR9Z1GR52XYF', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795920181324, 1795920181324, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JJYYXN6JF51AP74WP10NHD', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JJYZ2BRBTE14N4EXJ44PQ3', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795920198581, 1795920198581, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'vYUb-g3coRsqrQ3P-kcmsZzIE94xqI6H', 1795920197705, 1795920198377, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8JJYSB8ZG33PJ206ZNZG6EG', 'top_01M8JJYRZS2C753FGW39RA5EGF', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795920192872, 1795920193143, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8JJYRZS2C753FGW39RA5EGF', 'usr_01M889BG60EXRZBWFF90VC7AET', NULL, 5000000, 'USD', 'http://127.0.0.1:42229/docs/credit', 'http://127.0.0.1:42229/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795920192505, 1795927392505, 1795920192728, NULL, 0),
	('top_01M8JJYSQ7MT2GV6KXKZX2C325', 'usr_01M889BG60EXRZBWFF90VC7AET', NULL, 5000000, 'USD', 'http://127.0.0.1:42229/docs/credit', 'http://127.0.0.1:42229/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795920193255, 1795927393255, NULL, 1795920793255, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M889BG60EXRZBWFF90VC7AET', 1000000, 'http://127.0.0.1:49150/hook', 'dj9awG10xzHinLs6sAJJUO14soEhbCfPvN1qYEoqkW75Fr_ARCC49-bv2jd9Y0S7Ho4ROCy4vUNgTlnAipQrsxzXkxOcATKsUpAUrFVh', 1795920192452, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8JJYHD23WMG3PYMCDDM9NNG', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'pay_01M8JJYH8Y8YSA3NBXWMMFVVMZjsCEPYgOxQFo6m3RE4VaBjMoM0VySSxmG9xNkSgHU_dgJkW0G7tR5yvAqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofSQA1L3tC0pQ', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795920184738);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8JJYSVBF75NM69NNNEXKRDN', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8JJYSTHPXKYGK6FV6JE65R9', 1795920193387, 638),
	('sig_01M8JJYT8KKS665HBC2KQZ7K7Z', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8JJYT8J1A09MT0WWVRHRW50', 1795920193811, 666),
	('sig_01M8JJYTKQEA3G3EN0ZJ374V7W', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8JJYTKP5A69HVCJWZA3PT9H', 1795920194167, 614),
	('sig_01M8JJYV1T7ZDMBMFV1HP9NWE3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8JJYV1TW54R3HTSB4QD7YR7', 1795920194618, 616),
	('sig_01M8JJYVCZBV1X0KHF275KA7BF', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8JJYVCYSXSE7RMB7B0710DH', 1795920194975, 616),
	('sig_01M8JJYVVDMH4WZA2QJTE08AX3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8JJYVVCCHVJ9BPMBEB5MZ1M', 1795920195437, 628),
	('sig_01M8JJYWBTPRFB55SCPTPMNFFY', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8JJYWBTM3EEEKYXCES8R1WK', 1795920195962, 622),
	('sig_01M8JJYWS5JDH3WT7KTDYJ1JW1', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8JJYWS51BKJCGTBEDRD4BBC', 1795920196389, 624),
	('sig_01M8JJYX7QEDTAF9MKBXJMCS45', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8JJYX7QZ1HB0X0GS9TM9C74', 1795920196855, 622),
	('sig_01M8JJYXJ55XFQZAMDH03T3MTJ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8JJYXJ0N6F8YRGGMNFFT82D', 1795920197189, 620),
	('sig_01M8JJYXZBS5CFHKVJQ7WCZZBP', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8JJYXZBE4HNHTN2G1A3GVFB', 1795920197611, 616),
	('sig_01M8JJYYASEY31SYJYR5SK44TM', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JJYYA8QADZMTG0F0CS76GZ', 1795920197977, 588),
	('sig_01M8JJYYKSYC63VY4WAG1JR9NJ', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JJYYKRYCJTEJP233D55T89', 1795920198265, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8JJYSVBF75NM69NNNEXKRDN', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'j5Jx0P2sBG-k4pPzCSnrPflFj-modp-PM5JqP5sV7Jw_KsRz-bntAyP8RznuWAxwvBZjCxnCpbi3j-VPXmf--HkGtFrJaSh-Ut74iaAN', 'sightings of quetzals in Costa Rica', 'dataset', 1795920193400, 1803696193400, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYT8KKS665HBC2KQZ7K7Z', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'XReYs21em7CsYuOpvBIgrfDF7NXPz0q1c3phNFl43IOF84qToatIu1-IM4K-6zCYhcnEjrlKCkK1as4Na-2aL0Mkm3L84DNqRlDwlGMv', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795920193866, 1803696193866, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYTKQEA3G3EN0ZJ374V7W', 'http://127.0.0.1:49150/hook', '127.0.0.1', '-3uZNvazLP4YOCAcx689k1JY8UvDt2WZePOhtFXz9LpZUiJdgQmqh8rLopnhU7YFAqRJ0NjuNwf_tmRe7JeIRpN3KWgCE4g5j28UzviE', 'snow depths of the Alps', 'dataset', 1795920194188, 1803696194188, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYV1T7ZDMBMFV1HP9NWE3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'v_TQkZyR5ZADY9tcAyO5YSPGk_h4jlQ0L3LxpQcsrdPGJyV0FLDXxrfM7sINsXY5UL84eZOiB7mEdA3Anbc8_Ower3PK1nftx_IOwK1W', 'snow depths of the Andes', 'dataset', 1795920194645, 1803696194645, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYVCZBV1X0KHF275KA7BF', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'uLOAq7TuCDF0kLvuUz_ZqWdRs4S57AegEOBsYLL-K-kGkbnoH0EY7Hb2lM2vm0cdDsKkS5-BuBr2SEYLNyhTANxN6fwCQxKkrPWQJKdh', 'snow depths of the Atlas', 'dataset', 1795920195017, 1803696195017, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYVVDMH4WZA2QJTE08AX3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ltlhTKxHXYsXF5ZVx_bdVL-ifNSBjIyF8bTjpjwsR8DNlp0kQzDJHlbQz6P4guNNUec5R6eo7ppi9RnRiuUI0RdXmbZ41HwqOBqcV6Vk', 'snow depths of the Carpathians', 'dataset', 1795920195481, 1803696195481, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYWBTPRFB55SCPTPMNFFY', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'P_oP0WEu2BWhAs0zl4nn9M4W2CEG5fhv_ekuC4wt5OTRocxjscBrB63KOPQXMrQmg8dEalI4i9APHa2fwK4tb9o5yLW8IcXdQRqvr6Qm', 'snow depths of the Caucasus', 'dataset', 1795920195994, 1803696195994, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYWS5JDH3WT7KTDYJ1JW1', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'IsinjMpmiOGbiP9L21PGODxs-BMiMfm8bpBwD2_XntPrYPWOwqmAPtZaeYk-klWank4LDEKYhf-VMPv05Su9Y98kLg50H7_s9jm95prb', 'snow depths of the Dolomites', 'dataset', 1795920196440, 1803696196440, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYX7QEDTAF9MKBXJMCS45', 'http://127.0.0.1:49150/hook', '127.0.0.1', '9A-Ul3eChCJL1ildOgd6WpvRnmFNkceZVgBrwofeB-gmr21QIJqAuwq0dNycDv6r0lowhP9okrq-3MPr-Q8qMFO4Q9l1FBdH1e-g__bf', 'snow depths of the Pyrenees', 'dataset', 1795920196877, 1803696196877, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJYXJ55XFQZAMDH03T3MTJ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 't3vmgTwgLN1RUB2MKzZIzfkqa0szpneWUwXOV8Q4QhJFBoPqBKuXRgQ3-0I9GekR7DunYKTioyiTMYfWw9mPXi_O78Mv5SBgvvnfxAfO', 'snow depths of the Rockies', 'dataset', 1795920197201, 1803696197201, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8JJZ11083XJXEDWS8KZS79S', 'timestamp', 30000, 1795920200736, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M889BFSJHZMQ2YS31K76ZC1T', 'staff', 1795920224244);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M889BFSJHZMQ2YS31K76ZC1T', 'staff', 'anna', '', 1795920224244);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M889BEACJ7KBDNGDB6JCWNJD', 1795574577565);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8JJZ15SVAQSEY20BGRWJD08', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:45609/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'G9P93KnyzhAkr4Tn8h3jP-R5Q9vAX7FLKLhJi8n6ZPU', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795920220974, NULL, NULL, NULL, 1795920220730, 1795920220729, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8JJZ15SVAQSEY20BGRWJD08', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:45609/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'wu3KVDLGYm8DenLcnNJKpg9UrCcFW1sXrfq7t6VoSG0', 10000, 'published', 'called with its example', 0, 1795920221091, NULL, NULL, NULL, 1795920220730, 1795920220729, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8JJZ15SVAQSEY20BGRWJD08', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:45609/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'SRii6fmbdvGwTty7ruSQgl3QQmXjB0tBc6c7qvTVSEI', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795920221028, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:45609/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'ruDQDZ1c4ZXp-c00YUdU08KLuoHqVnJI692yHaFy910', 1795920220731, 1795920220729, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8JJYQW4FJQ334C8PHKENJC0', 'tell_sellers', '{"pledgeId":"plg_01M8JJYQW4FJQ334C8PHKENJC0"}', 'done', 1795920191500, 1, 8, NULL, NULL, NULL, 1795920191500, 1795920191912),
	('tell_sellers:plg_01M8JJYQNTH70DCMRN27JYVJ49', 'tell_sellers', '{"pledgeId":"plg_01M8JJYQNTH70DCMRN27JYVJ49"}', 'done', 1795920191275, 1, 8, NULL, NULL, NULL, 1795920191275, 1795920192259),
	('tell_sellers:plg_01M8JJYRBMSZKGMYS5JHSR3FTR', 'tell_sellers', '{"pledgeId":"plg_01M8JJYRBMSZKGMYS5JHSR3FTR"}', 'done', 1795920192113, 1, 8, NULL, NULL, NULL, 1795920192113, 1795920192529),
	('job_01M8JJYY3F62EPGGM3H3HVA1TB', 'challenge_callbacks', '{}', 'done', 1795920197743, 1, 8, NULL, NULL, NULL, 1795920197743, 1795920198461),
	('match:asset:ast_01M8JJYYXN6JF51AP74WP10NHD:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8JJYYXN6JF51AP74WP10NHD:20786:0","watch":null}', 'done', 1795920199108, 1, 8, NULL, NULL, NULL, 1795920199108, 1795920200475),
	('job_01M8JJZ1RZ2F3PC93P2SRZ5QS8', 'notify_watch', '{}', 'waiting', 1795920261473, 0, 8, NULL, NULL, NULL, 1795920201503, NULL),
	('job_01M8JJZ0Q6XM2AZA3DQFP6JG77', 'notify_watch', '{}', 'done', 1795920200422, 1, 8, NULL, NULL, NULL, 1795920200422, 1795920201743),
	('job_01M8JJZ7K175DJ5H0T2QX2QWWK', 'notify_watch', '{}', 'waiting', 1795920267444, 0, 8, NULL, NULL, NULL, 1795920207457, NULL),
	('job_01M8JJZ7M3C16BS5S1DA7WPQ8V', 'notify_watch', '{}', 'waiting', 1795920524036, 0, 8, NULL, NULL, NULL, 1795920207491, NULL),
	('job_01M8JJZ1WFCJ1VB18Q9895KNM2', 'notify_watch', '{}', 'done', 1795920206942, 1, 8, NULL, NULL, NULL, 1795920201615, 1795920207519),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'done', 1795920221132, 1, 8, NULL, NULL, NULL, 1795920221132, 1795920221362),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'done', 1795920221093, 1, 8, NULL, NULL, NULL, 1795920221093, 1795920221379),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'done', 1795920221096, 1, 8, NULL, NULL, NULL, 1795920221096, 1795920221402),
	('work_tool_job:job_01M8JJZQPA0S4M270187SG272A', 'work_tool_job', '{"jobId":"job_01M8JJZQPA0S4M270187SG272A"}', 'done', 1795920223950, 1, 1000, NULL, NULL, NULL, 1795920223950, 1795920224182),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'done', 1795920225430, 1, 8, NULL, NULL, NULL, 1795920225430, 1795920226093),
	('work_tool_job:job_01M8JJZSV5TRK1E5M78P0FMN8G', 'work_tool_job', '{"jobId":"job_01M8JJZSV5TRK1E5M78P0FMN8G"}', 'running', 1795920226167, 1, 1000, 1795927726205, 'proc_01M8JJZR6PQSN6AMP32NN6WVAX', NULL, 1795920226167, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'USD', 550000),
	('test:earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 'USD', 90000),
	('earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 'USD', 0),
	('earnings:usr_01M889BFZ6NY30PFCGXM737FS1', 'USD', 2700000),
	('credit:usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'USD', 3000000),
	('credit:usr_01M889BG60EXRZBWFF90VC7AET', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M889BGDFZXN7DMQAAZ52JFHR', 'operator:grants', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 20000000, 'USD', 'top_up', NULL, NULL, 1795574579631),
	('led_01M889BGV8MFMNNM6926XW2SWX', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M889BGR6719WSW7G9N108T6RwNCGA4gOMWiCrfpqemdk_dW3UTIHBVA', NULL, 1795574580072),
	('led_01M889BH0GB4NJVTVPE640DWNN', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 50000, 'USD', 'payment', 'pay_01M889BGXWVCKVTPA5P14YE81YhNCGA4gOMWiCrfpqemdkBgGiEJXBT5iYpFcaMu9uXRgGacIbsQ46fQ', NULL, 1795574580240),
	('led_01M8JJYD3KQPBTVZSTM6DC9MZM', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M889BGR6719WSW7G9N108T6RwNCGA4gOMWiCrfpqemdk_dW3UTIHBVA', NULL, 1795920180339),
	('led_01M8JJYD3KD36F7S2CHHBWAZK1', 'payments:held', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 50000, 'USD', 'refund', 'pay_01M889BGXWVCKVTPA5P14YE81YhNCGA4gOMWiCrfpqemdkBgGiEJXBT5iYpFcaMu9uXRgGacIbsQ46fQ', NULL, 1795920180339),
	('led_01M8JJYG9H9YB9HJYJV8RRZHBZ', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYG7PWZMMB08HK11C0WNZwaCNBogOAgGiJS8_7OJlyaDmuCrjwjpj0i4tFCl6Wg', NULL, 1795920183601),
	('led_01M8JJYGBQJ4BRWW4JF4NY3P84', 'payments:held', 'test:earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYG7PWZMMB08HK11C0WNZwaCNBogOAgGiJS8_7OJlyaDmuCrjwjpj0i4tFCl6Wg', 'call_01M8JJYGBHJV50NQXXW6EMH76P', 1795920183671),
	('led_01M8JJYGBQVZS55ZGBXPAEHXEP', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYG7PWZMMB08HK11C0WNZwaCNBogOAgGiJS8_7OJlyaDmuCrjwjpj0i4tFCl6Wg', 'call_01M8JJYGBHJV50NQXXW6EMH76P', 1795920183671),
	('led_01M8JJYGFF4TEMT3Z29W982CGT', 'test:earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8JJYG7PWZMMB08HK11C0WNZwaCNBogOAgGiJS8_7OJlyaDmuCrjwjpj0i4tFCl6Wg', 'call_01M8JJYGBHJV50NQXXW6EMH76P', 1795920183791),
	('led_01M8JJYGFF2223BSSF2QZ727S2', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8JJYG7PWZMMB08HK11C0WNZwaCNBogOAgGiJS8_7OJlyaDmuCrjwjpj0i4tFCl6Wg', 'call_01M8JJYGBHJV50NQXXW6EMH76P', 1795920183791),
	('led_01M8JJYGJ8ZB2J22BM585HH8JC', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJYGHJPDJ0PC3HF78E3V7FwNCGA4gOMWiCrfpqemdknRLXTBH3Jx0', NULL, 1795920183880),
	('led_01M8JJYGM2FT8XK4B0FXQ7NTVA', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JJYGHJPDJ0PC3HF78E3V7FwNCGA4gOMWiCrfpqemdknRLXTBH3Jx0', 'call_01M8JJYGJZKJ9N6SYBAEZD2NA8', 1795920183938),
	('led_01M8JJYGNS1Q77XZY5NXWPWSZM', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJYGMSJY0KA2PYBGK2GM7HhNCGA4gOMWiCrfpqemdkBgGiEJXBT5iYpFcaMu9uXRijbZqdfNAZew', NULL, 1795920183993),
	('led_01M8JJYGQ2NCB043PGA4Y1GZ4E', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JJYGMSJY0KA2PYBGK2GM7HhNCGA4gOMWiCrfpqemdkBgGiEJXBT5iYpFcaMu9uXRijbZqdfNAZew', 'call_01M8JJYGPWGHWK9TH4HMR0SDX0', 1795920184034),
	('led_01M8JJYGRCX9EZ1D0H654AS1SQ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJYGQH8NKBW4R13GSKWET7wNCGA4gOMXkGn8t9OmdkkjZA5lDoYNs', NULL, 1795920184076),
	('led_01M8JJYH1TFAAF34BC3JGCCMNV', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJYGYFMYPA5KVBYN043PW5jNCGA4gOMWiCrfpqemdkqQEe0mXCGzRZw2ADGzouJD_QQQhNGCDWNIYb2kZazvoanhBuwWY', NULL, 1795920184378),
	('led_01M8JJYH1TSHH8PSPNZT2HHHDK', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JJYGYFMYPA5KVBYN043PW5jNCGA4gOMWiCrfpqemdkqQEe0mXCGzRZw2ADGzouJD_QQQhNGCDWNIYb2kZazvoanhBuwWY', 'call_01M8JJYGZ2TFTTZ8RV3Q4RR0G4', 1795920184378),
	('led_01M8JJYHD2Q807NMQHWXTEQGH5', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8JJYH8Y8YSA3NBXWMMFVVMZjsCEPYgOxQFo6m3RE4VaBjMoM0VySSxmG9xNkSgHU_dgJkW0G7tR5yvAqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofSQA1L3tC0pQ', NULL, 1795920184738),
	('led_01M8JJYHD2KHSK2GX7PMJSSG5P', 'payments:held', 'test:credit:0xac243c441e7d3020e88cd2c39dbbba7200df9033', 1000000, 'USD', 'top_up', 'pay_01M8JJYH8Y8YSA3NBXWMMFVVMZjsCEPYgOxQFo6m3RE4VaBjMoM0VySSxmG9xNkSgHU_dgJkW0G7tR5yvAqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofSQA1L3tC0pQ', 'call_01M8JJYHA3SFX2TMFJN2GFJQT6', 1795920184738),
	('led_01M8JJYHG6ZY3XP51VTCD9PZDJ', 'test:credit:0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJYHG3Q59G09YW5RWNEGSDkNCGA4gOMWiCrfpqemdkqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofgrKKIXbkAxU', NULL, 1795920184838),
	('led_01M8JJYHJ3CERG8KR1HYCH4N2Y', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JJYHG3Q59G09YW5RWNEGSDkNCGA4gOMWiCrfpqemdkqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofgrKKIXbkAxU', 'call_01M8JJYHG3HB8SKGGBM98SK8DY', 1795920184899),
	('led_01M8JJYHJK5GT4S7QA139PGCHZ', 'test:credit:0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8JJYHJK5NY7MQTP2JNTKZZ1', NULL, 1795920184915),
	('led_01M8JJYHP57MRXYSQA054XVGQ5', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYHM9BCGMD3QC0RTD69MEwaCNBogOAgGiJS81b6MWrPw7pO1KnLl6KkI2-zaSSQ', NULL, 1795920185029),
	('led_01M8JJYHRG6RWXVKW7Q9E67HQS', 'payments:held', 'test:earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYHM9BCGMD3QC0RTD69MEwaCNBogOAgGiJS81b6MWrPw7pO1KnLl6KkI2-zaSSQ', 'call_01M8JJYHRCDRH3XCGXCJ11YH8D', 1795920185104),
	('led_01M8JJYHRG8KG8AVHNCA3JH3KF', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYHM9BCGMD3QC0RTD69MEwaCNBogOAgGiJS81b6MWrPw7pO1KnLl6KkI2-zaSSQ', 'call_01M8JJYHRCDRH3XCGXCJ11YH8D', 1795920185104),
	('led_01M8JJYHW4H84Q2AWV9FQ0XFQ9', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYHTGSZ63PRCT0CJE9NQAhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPYIN07jSft-', NULL, 1795920185220),
	('led_01M8JJYHZK994QH2HDHTJCRKK7', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYHTGSZ63PRCT0CJE9NQAhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPYIN07jSft-', 'call_01M8JJYHZCTDT2H4J6D7D4XKC9', 1795920185331),
	('led_01M8JJYHZKTR6W4RFD2MQ01NVN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYHTGSZ63PRCT0CJE9NQAhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPYIN07jSft-', 'call_01M8JJYHZCTDT2H4J6D7D4XKC9', 1795920185331),
	('led_01M8JJYJ4R8VZ9XGQ8MXWZXKPY', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYJ2GVJJK6RPH2EHWS9M9haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGNoe7pGu9Bbh', NULL, 1795920185496),
	('led_01M8JJYJAC6KTT7XHRXXTYAPAS', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYJ2GVJJK6RPH2EHWS9M9haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGNoe7pGu9Bbh', 'call_01M8JJYJ9NGZV7YDH2Z77VEKH0', 1795920185676),
	('led_01M8JJYJACHHWVFB77PVD400FG', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYJ2GVJJK6RPH2EHWS9M9haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGNoe7pGu9Bbh', 'call_01M8JJYJ9NGZV7YDH2Z77VEKH0', 1795920185676),
	('led_01M8JJYJNXNN5MQWZQ6PZ2Z42K', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYJGAB8HRKF01BT97K2W6haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIoeHJ1P9RKQ', NULL, 1795920186045),
	('led_01M8JJYJVQ3WX194594WYTRM9Z', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYJGAB8HRKF01BT97K2W6haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIoeHJ1P9RKQ', 'call_01M8JJYJVFVKEPMJR6VE9N5Q26', 1795920186231),
	('led_01M8JJYJVQEF4AXDDRR3V1VNK5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYJGAB8HRKF01BT97K2W6haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIoeHJ1P9RKQ', 'call_01M8JJYJVFVKEPMJR6VE9N5Q26', 1795920186231),
	('led_01M8JJYK1HBGDTWAN8MGQDSM0Z', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYJYZZ82T7JZ6W7GBKWG3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGOveSKiC5l8m', NULL, 1795920186417),
	('led_01M8JJYK5FN4SRH1AXMMF3PP3J', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYJYZZ82T7JZ6W7GBKWG3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGOveSKiC5l8m', 'call_01M8JJYK5D6VKK6BDK9V08JTFM', 1795920186543),
	('led_01M8JJYK5F3EFHS12NX0FHZQFR', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYJYZZ82T7JZ6W7GBKWG3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGOveSKiC5l8m', 'call_01M8JJYK5D6VKK6BDK9V08JTFM', 1795920186543),
	('led_01M8JJYKDBJF255Q08ANCMAB7Y', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYK7X08GHWGPFS78W467YhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGCfjItPpbnHp', NULL, 1795920186795),
	('led_01M8JJYKH8JMN4X4H59XH3VSH7', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYK7X08GHWGPFS78W467YhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGCfjItPpbnHp', 'call_01M8JJYKH58KQY7GCBA9NQDZTE', 1795920186920),
	('led_01M8JJYKH8S1BH0GK3X0SCBKZ7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYK7X08GHWGPFS78W467YhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGCfjItPpbnHp', 'call_01M8JJYKH58KQY7GCBA9NQDZTE', 1795920186920),
	('led_01M8JJYKPVFGY237NM2K2M9BSS', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYKKPKWSHM34D0K23YZ9PhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGLf1uZShTBN-', NULL, 1795920187099),
	('led_01M8JJYKTND1EQCKJD9DDCM2V0', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYKKPKWSHM34D0K23YZ9PhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGLf1uZShTBN-', 'call_01M8JJYKTDWXWFVR9FYP0W2N0A', 1795920187221),
	('led_01M8JJYKTN1HMCNF9SESFPBF0M', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYKKPKWSHM34D0K23YZ9PhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGLf1uZShTBN-', 'call_01M8JJYKTDWXWFVR9FYP0W2N0A', 1795920187221),
	('led_01M8JJYM2K7DBKG1Q94BKS2QN9', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYKXQDJV5T834HVK4F03QhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGB1M2GxHth4N', NULL, 1795920187475),
	('led_01M8JJYM72XTZAMAEV3BZKQRS7', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYKXQDJV5T834HVK4F03QhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGB1M2GxHth4N', 'call_01M8JJYM6V5AMDXPHNJBH5XHPH', 1795920187618),
	('led_01M8JJYM72D5YSCN9YDTJKWE8E', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYKXQDJV5T834HVK4F03QhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGB1M2GxHth4N', 'call_01M8JJYM6V5AMDXPHNJBH5XHPH', 1795920187618),
	('led_01M8JJYPMJG0JAT6PHGC3DFQEG', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8JJYPDTCWHPHFV94YGVHT4HhYCJeogOAgGiJS84TOdQtZpdLKdT6-wGAaIQlcFPmJikVxoy725dGLxK0sYxLg-6', NULL, 1795920190098),
	('led_01M8JJYPTQ8ANF1GHXBA74JYYR', 'payments:held', 'earnings:usr_01M889BFZ6NY30PFCGXM737FS1', 1800000, 'USD', 'sale', 'pay_01M8JJYPDTCWHPHFV94YGVHT4HhYCJeogOAgGiJS84TOdQtZpdLKdT6-wGAaIQlcFPmJikVxoy725dGLxK0sYxLg-6', 'call_01M8JJYPTFTA220YQ7ZPNYYMYC', 1795920190295),
	('led_01M8JJYPTQ6PAMXK6MTJRB14YP', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8JJYPDTCWHPHFV94YGVHT4HhYCJeogOAgGiJS84TOdQtZpdLKdT6-wGAaIQlcFPmJikVxoy725dGLxK0sYxLg-6', 'call_01M8JJYPTFTA220YQ7ZPNYYMYC', 1795920190295),
	('led_01M8JJYPZDSX5ZPGFH9PV4KNDY', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795920190445),
	('led_01M8JJYPZDM4BJW86717GDKMHZ', 'earnings:usr_01M889BFZ6NY30PFCGXM737FS1', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795920190445),
	('led_01M8JJYQ4EQ9TZ9NCB47QBEC5H', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795920190606),
	('led_01M8JJYME5NWQ678VFAWNG69FT', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYM9YJEAP2P03SQ2S72J3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPa5IlEY_yZP', NULL, 1795920187845),
	('led_01M8JJYMJ3KCFEZ88RKP7VCDQ9', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYM9YJEAP2P03SQ2S72J3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPa5IlEY_yZP', 'call_01M8JJYMHX47KW8MVZZ9JRRH53', 1795920187971),
	('led_01M8JJYMJ3W3E04RYX2EC35BV2', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYM9YJEAP2P03SQ2S72J3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPa5IlEY_yZP', 'call_01M8JJYMHX47KW8MVZZ9JRRH53', 1795920187971),
	('led_01M8JJYMR2BB72GYNWR76NF48V', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYMNBER9TW71EYHHAZSSRhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGO8GF-MmSkt3', NULL, 1795920188162),
	('led_01M8JJYMX59EVVQNB8FR4K8NR2', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYMNBER9TW71EYHHAZSSRhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGO8GF-MmSkt3', 'call_01M8JJYMX1VZM36YEF44V091HY', 1795920188325),
	('led_01M8JJYMX5C0C5X1Q2MGGZV9W8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYMNBER9TW71EYHHAZSSRhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGO8GF-MmSkt3', 'call_01M8JJYMX1VZM36YEF44V091HY', 1795920188325),
	('led_01M8JJYN2G5AFE5FWY05N0HJGS', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYN04HHGKC1EGV20FZY06haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIqX9DamntBf', NULL, 1795920188496),
	('led_01M8JJYN7Q6TQ5WC4852HQBT0V', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYN04HHGKC1EGV20FZY06haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIqX9DamntBf', 'call_01M8JJYN7GW8KAAS262QY4AVNC', 1795920188663),
	('led_01M8JJYN7QF00FG73C8ZWCPMJA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYN04HHGKC1EGV20FZY06haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIqX9DamntBf', 'call_01M8JJYN7GW8KAAS262QY4AVNC', 1795920188663),
	('led_01M8JJYNM283M6QEERWYS9VH22', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYNBK13ZV3X1GHN1PGNP3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGJ55X3YQfDmf', NULL, 1795920189058),
	('led_01M8JJYNSJKBP6R93KYM3KBZCA', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYNBK13ZV3X1GHN1PGNP3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGJ55X3YQfDmf', 'call_01M8JJYNSGFWJ9185S1T0D9PVD', 1795920189234),
	('led_01M8JJYNSJZPJ2F1CH7M4RYYZF', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYNBK13ZV3X1GHN1PGNP3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGJ55X3YQfDmf', 'call_01M8JJYNSGFWJ9185S1T0D9PVD', 1795920189234),
	('led_01M8JJYP12WB0Y17YGD5D73VEX', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJYNX5C10SFNJEWX5BW7RYhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIIvlMc98ZoX', NULL, 1795920189474),
	('led_01M8JJYP7HASNJ210KNXS7NTHE', 'payments:held', 'earnings:usr_01M889BFSJHZMQ2YS31K76ZC1T', 90000, 'USD', 'sale', 'pay_01M8JJYNX5C10SFNJEWX5BW7RYhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIIvlMc98ZoX', 'call_01M8JJYP7CSS9171Y8PTW5T017', 1795920189681),
	('led_01M8JJYP7HX8EQDSJA9NSQ4MWN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJYNX5C10SFNJEWX5BW7RYhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIIvlMc98ZoX', 'call_01M8JJYP7CSS9171Y8PTW5T017', 1795920189681),
	('led_01M8JJYQGM6JEQ3869HK1CN8NE', 'operator:grants', 'credit:usr_01M8JJYQAG0RFBV2TX73DY8RPD', 9000000, 'USD', 'top_up', NULL, NULL, 1795920190996),
	('led_01M8JJYQNT42C55R8W147BKQ2B', 'credit:usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JJYQNNVPV8W59H6XJV82HGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUvXbIG1JdMtEqn-7nEbp1QTWyzFiE', NULL, 1795920191162),
	('led_01M8JJYQNTH977AVSEE24S4V6T', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JJYQNNVPV8W59H6XJV82HGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUvXbIG1JdMtEqn-7nEbp1QTWyzFiE', 'call_01M8JJYQNP76DSECAYN60QA2Z0', 1795920191162),
	('led_01M8JJYQW47AQVCMEHXYXS49KS', 'credit:usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', NULL, 1795920191364),
	('led_01M8JJYQW48QSQM2D0Z9PKNQN3', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', 'call_01M8JJYQVNKRR132139NKHXYYW', 1795920191364),
	('led_01M8JJYR3829RP8QSXWP5XNVMZ', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', 'call_01M8JJYQVNKRR132139NKHXYYW', 1795920191592),
	('led_01M8JJYR38VEENEYFJBF7D2M07', 'payments:held', 'earnings:usr_01M889BFZ6NY30PFCGXM737FS1', 2700000, 'USD', 'sale', 'pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', 'call_01M8JJYQVNKRR132139NKHXYYW', 1795920191592),
	('led_01M8JJYR38AKGAFA939KFWRDDZ', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', 'call_01M8JJYQVNKRR132139NKHXYYW', 1795920191592),
	('led_01M8JJYRBMM8V4H75QFSKN0Z8E', 'credit:usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JJYRAT0SB8DT1AFAHTRCAKhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUvXbIG1JdMtEqn-7nEbeEVDdBM4V4', NULL, 1795920191860),
	('led_01M8JJYRBMMMPTECXYSXJQVZPV', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JJYRAT0SB8DT1AFAHTRCAKhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUvXbIG1JdMtEqn-7nEbeEVDdBM4V4', 'call_01M8JJYRAT1FE1B7E959EMWREQ', 1795920191860),
	('led_01M8JJYRPYPZJKXVSBQV4TKMT5', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JJYRAT0SB8DT1AFAHTRCAKhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUvXbIG1JdMtEqn-7nEbeEVDdBM4V4', 'call_01M8JJYRAT1FE1B7E959EMWREQ', 1795920192222),
	('led_01M8JJYRPY9CHSM1TAQ1KX0NRJ', 'payments:held', 'credit:usr_01M8JJYQAG0RFBV2TX73DY8RPD', 3000000, 'USD', 'refund', 'pay_01M8JJYRAT0SB8DT1AFAHTRCAKhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUvXbIG1JdMtEqn-7nEbeEVDdBM4V4', NULL, 1795920192222),
	('led_01M8JJYS6RA95JQD0HJ1J79RQR', 'provider:stripe', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 5000000, 'USD', 'top_up', 'top_01M8JJYRZS2C753FGW39RA5EGF', NULL, 1795920192728),
	('led_01M8JJYSB8W440E5G645NMN929', 'credit:usr_01M889BG60EXRZBWFF90VC7AET', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8JJYRZS2C753FGW39RA5EGF', NULL, 1795920192872),
	('led_01M8JJZQMNVC1BFP1NZ2C9NZMQ', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JJZQKES0CPRS7CC0QNBBY6wOCnEogOLcqOqQjW8o6o_LyJf-yH5d4', NULL, 1795920223893),
	('led_01M8JJZQPC0GN10THT81MYWZXT', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JJZQKES0CPRS7CC0QNBBY6wOCnEogOLcqOqQjW8o6o_LyJf-yH5d4', 'call_01M8JJZQNJQDBS9V7DQMATJBN2', 1795920223948),
	('led_01M8JJZR3ZNC00R15TQ95SXFZZ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJZR2APZH5WKK7E89NDE8PwNCGA4gOMWiCrfpqemdkyIdOEAzh9nk', NULL, 1795920224383),
	('led_01M8JJZSR9Z6D725SD5TT5T2KP', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JJZSNC49VWS67YZGR43XCPwOCnEogOLcqOqQjW8o6oxb_aw_DUQzY', NULL, 1795920226057),
	('led_01M8JJZSV85T8GAH77E42A3GZ2', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JJZSNC49VWS67YZGR43XCPwOCnEogOLcqOqQjW8o6oxb_aw_DUQzY', 'call_01M8JJZST9GYATBNWXJKAAG8YQ', 1795920226152),
	('led_01M8JJZSYJH248H5Z3MCK00J0D', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJZSWSX886RH029EJDP4BRwNCGA4gOJcwE4TpnZNMuFPYp6ufj', NULL, 1795920226258);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8JJYJ2GVJJK6RPH2EHWS9M9haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGNoe7pGu9Bbh', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920185424, 1795923785496, 1795920185496, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920185496),
	('pay_01M8JJYH8Y8YSA3NBXWMMFVVMZjsCEPYgOxQFo6m3RE4VaBjMoM0VySSxmG9xNkSgHU_dgJkW0G7tR5yvAqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofSQA1L3tC0pQ', 'credit', 'credit:0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xac243c441e7d3020e88cd2c39dbbba7200df9033', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', 1795920184606, 1795923784738, 1795920184738, NULL, NULL),
	('pay_01M889BGR6719WSW7G9N108T6RwNCGA4gOMWiCrfpqemdk_dW3UTIHBVA', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795574579974, 1795578180072, 1795574580072, NULL, NULL),
	('pay_01M889BGXWVCKVTPA5P14YE81YhNCGA4gOMWiCrfpqemdkBgGiEJXBT5iYpFcaMu9uXRgGacIbsQ46fQ', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795574580156, 1795578180240, 1795574580240, NULL, NULL),
	('pay_01M889BGQ50FNF728DKBB2WHBCwNCGA4gOMWiCrfpqemdkpGLfQHo_mCU', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795574579941, 1795575479941, NULL, NULL, NULL),
	('pay_01M8JJYG7PWZMMB08HK11C0WNZwaCNBogOAgGiJS8_7OJlyaDmuCrjwjpj0i4tFCl6Wg', 'asset', 'ast_01M8JJYFZCW9JWK876Q0NE7GHT', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795920183542, 1795923783797, 1795920183601, NULL, NULL),
	('pay_01M8JJYGHJPDJ0PC3HF78E3V7FwNCGA4gOMWiCrfpqemdknRLXTBH3Jx0', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795920183858, 1795923783880, 1795920183880, NULL, NULL),
	('pay_01M8JJYHG3Q59G09YW5RWNEGSDkNCGA4gOMWiCrfpqemdkqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofgrKKIXbkAxU', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xac243c441e7d3020e88cd2c39dbbba7200df9033', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', 1795920184835, 1795923784838, 1795920184838, NULL, NULL),
	('pay_01M8JJYGMSJY0KA2PYBGK2GM7HhNCGA4gOMWiCrfpqemdkBgGiEJXBT5iYpFcaMu9uXRijbZqdfNAZew', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920183961, 1795923783993, 1795920183993, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920183993),
	('pay_01M8JJYGQH8NKBW4R13GSKWET7wNCGA4gOMXkGn8t9OmdkkjZA5lDoYNs', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795920184049, 1795923784076, 1795920184076, NULL, NULL),
	('pay_01M8JJYK7X08GHWGPFS78W467YhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGCfjItPpbnHp', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920186621, 1795923786795, 1795920186795, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920186795),
	('pay_01M8JJYGYFMYPA5KVBYN043PW5jNCGA4gOMWiCrfpqemdkqQEe0mXCGzRZw2ADGzouJD_QQQhNGCDWNIYb2kZazvoanhBuwWY', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x6c760a0aafbaf0a63b864c6c489c1624c20e6766', '0x6c760a0aafbaf0a63b864c6c489c1624c20e6766', 1795920184271, 1795923784378, 1795920184378, NULL, NULL),
	('pay_01M8JJYHM9BCGMD3QC0RTD69MEwaCNBogOAgGiJS81b6MWrPw7pO1KnLl6KkI2-zaSSQ', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795920184969, 1795923785029, 1795920185029, NULL, NULL),
	('pay_01M8JJYJGAB8HRKF01BT97K2W6haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIoeHJ1P9RKQ', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920185866, 1795923786045, 1795920186045, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920186045),
	('pay_01M8JJYHTGSZ63PRCT0CJE9NQAhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPYIN07jSft-', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920185168, 1795923785220, 1795920185220, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920185220),
	('pay_01M8JJYM9YJEAP2P03SQ2S72J3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPa5IlEY_yZP', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920187710, 1795923787845, 1795920187845, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920187845),
	('pay_01M8JJYJYZZ82T7JZ6W7GBKWG3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGOveSKiC5l8m', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920186335, 1795923786417, 1795920186417, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920186417),
	('pay_01M8JJYKXQDJV5T834HVK4F03QhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGB1M2GxHth4N', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920187319, 1795923787475, 1795920187475, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920187475),
	('pay_01M8JJYKKPKWSHM34D0K23YZ9PhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGLf1uZShTBN-', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920186998, 1795923787099, 1795920187099, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920187099),
	('pay_01M8JJYNX5C10SFNJEWX5BW7RYhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIIvlMc98ZoX', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920189349, 1795923789474, 1795920189474, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920189474),
	('pay_01M8JJYMNBER9TW71EYHHAZSSRhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGO8GF-MmSkt3', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920188075, 1795923788162, 1795920188162, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920188162),
	('pay_01M8JJYN04HHGKC1EGV20FZY06haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIqX9DamntBf', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920188420, 1795923788496, 1795920188496, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920188496),
	('pay_01M8JJYNBK13ZV3X1GHN1PGNP3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGJ55X3YQfDmf', 'asset', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920188787, 1795923789058, 1795920189058, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920189058),
	('pay_01M8JJYPDTCWHPHFV94YGVHT4HhYCJeogOAgGiJS84TOdQtZpdLKdT6-wGAaIQlcFPmJikVxoy725dGLxK0sYxLg-6', 'asset', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795920189882, 1795923790098, 1795920190098, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920190098),
	('pay_01M8JJYQNNVPV8W59H6XJV82HGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUvXbIG1JdMtEqn-7nEbp1QTWyzFiE', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 1795920191157, 1795923791162, 1795920191162, 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 1795920191162),
	('pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', 'asset', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 1795920191349, 1795923791592, 1795920191364, 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 1795920191364),
	('pay_01M8JJYRAT0SB8DT1AFAHTRCAKhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUvXbIG1JdMtEqn-7nEbeEVDdBM4V4', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 1795920191834, 1795923791860, 1795920191860, NULL, NULL),
	('pay_01M8JJZQKES0CPRS7CC0QNBBY6wOCnEogOLcqOqQjW8o6o_LyJf-yH5d4', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795920223854, 1795923823893, 1795920223893, NULL, NULL),
	('pay_01M8JJZR2APZH5WKK7E89NDE8PwNCGA4gOMWiCrfpqemdkyIdOEAzh9nk', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795920224330, 1795923824383, 1795920224383, NULL, NULL),
	('pay_01M8JJZS4B7J68Y5QQYP1HNKV5jNCGA4gOMWiCrfpqemdkqQEe0nJzcml4pEF_Zg9mGjrQUrpBh2aEOa9LrnKTnuFscURbsdQ', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x6e8fe85f806f3c93c9e5cc95e6fbcc055380ae97', NULL, 1795920225419, 1795921125419, NULL, NULL, NULL),
	('pay_01M8JJZSAFKGYYS6VHKJ07P2JTjNCGA4gOMWiCrfpqemdkqQEeziyaJ3NaW0wDJlQ_dl6SGgJBCTr0NAwuHigw-xqav69OxaY', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x231e28fae782f218622b1602e6c55d84903b22d4', NULL, 1795920225615, 1795921125615, NULL, NULL, NULL),
	('pay_01M8JJZSNC49VWS67YZGR43XCPwOCnEogOLcqOqQjW8o6oxb_aw_DUQzY', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795920225964, 1796006626057, 1795920226057, NULL, NULL),
	('pay_01M8JJZSWSX886RH029EJDP4BRwNCGA4gOJcwE4TpnZNMuFPYp6ufj', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795920226201, 1796006626258, 1795920226258, NULL, NULL),
	('pay_01M8JJZT124QBYD2FTYF4BVZQThNCGA4gOMWiCrfpqemdkBgGiEJXBT5iYpFcaMu9uXRhILZ2WCWXpLQ', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', NULL, 1795920226338, 1795921126338, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8JJYPZDVVTY1VNB5HQN93XV', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795920190445, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8JJYPZDSX1DEMZ4NKVFX6M5', 'pob_01M8JJYPZDVVTY1VNB5HQN93XV', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795920190445, NULL),
	('pot_01M8JJYPZD8HQKS8VMC1X4S8CS', 'pob_01M8JJYPZDVVTY1VNB5HQN93XV', 'usr_01M889BFZ6NY30PFCGXM737FS1', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795920190445, 1795920190606);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795920190445);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M889BFSJHZMQ2YS31K76ZC1T', 1795574579770),
	('usr_01M889BFZ6NY30PFCGXM737FS1', 1795574579879);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8JJYQW4FJQ334C8PHKENJC0', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', 'call_01M8JJYQVNKRR132139NKHXYYW', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 'rev_01M8JJYR380EZX057Q3A67YDHB', NULL, NULL, 1795920191364, 1803696191364, 1795920191592),
	('plg_01M8JJYQNTH70DCMRN27JYVJ49', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8JJYQNNVPV8W59H6XJV82HGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUvXbIG1JdMtEqn-7nEbp1QTWyzFiE', 'call_01M8JJYQNP76DSECAYN60QA2Z0', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795920192222, 1795920191162, 1803696191162, NULL),
	('plg_01M8JJYRBMSZKGMYS5JHSR3FTR', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8JJYRAT0SB8DT1AFAHTRCAKhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUvXbIG1JdMtEqn-7nEbeEVDdBM4V4', 'call_01M8JJYRAT1FE1B7E959EMWREQ', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795920191860, 1803696191860, 1795920192222);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8JJZR6PQSN6AMP32NN6WVAX', 1795920224805, 1795920239805);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8JJYYXN6JF51AP74WP10NHD:20786:0', 'asset', 'ast_01M8JJYYXN6JF51AP74WP10NHD', 'match:asset:ast_01M8JJYYXN6JF51AP74WP10NHD:20786:0', 0, 1795920199039),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 0, 1795920221113),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 0, 1795920221083),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 0, 1795920221086),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 0, 1795920225356);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8JJYGBHJV50NQXXW6EMH76P', 'pay_01M8JJYG7PWZMMB08HK11C0WNZwaCNBogOAgGiJS8_7OJlyaDmuCrjwjpj0i4tFCl6Wg', 'ast_01M8JJYFZCW9JWK876Q0NE7GHT', 'anonymous', 'given_back', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920183671, NULL, 1795920183671),
	('call_01M8JJYGJZKJ9N6SYBAEZD2NA8', 'pay_01M8JJYGHJPDJ0PC3HF78E3V7FwNCGA4gOMWiCrfpqemdknRLXTBH3Jx0', 'counted-echo', 'anonymous', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920183911, NULL, 1795920183938),
	('call_01M8JJYGPWGHWK9TH4HMR0SDX0', 'pay_01M8JJYGMSJY0KA2PYBGK2GM7HhNCGA4gOMWiCrfpqemdkBgGiEJXBT5iYpFcaMu9uXRijbZqdfNAZew', 'counted-echo', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920184028, NULL, 1795920184034),
	('call_01M8JJYGSWX2SJGX2VA2HF5F2V', 'pay_01M8JJYGQH8NKBW4R13GSKWET7wNCGA4gOMXkGn8t9OmdkkjZA5lDoYNs', 'failing-echo', 'anonymous', 'given_back', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920184124, NULL, 1795920184172),
	('call_01M8JJYHZCTDT2H4J6D7D4XKC9', 'pay_01M8JJYHTGSZ63PRCT0CJE9NQAhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPYIN07jSft-', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920185331, NULL, 1795920185331),
	('call_01M8JJYGZ2TFTTZ8RV3Q4RR0G4', 'pay_01M8JJYGYFMYPA5KVBYN043PW5jNCGA4gOMWiCrfpqemdkqQEe0mXCGzRZw2ADGzouJD_QQQhNGCDWNIYb2kZazvoanhBuwWY', 'counted-echo', '0x6c760a0aafbaf0a63b864c6c489c1624c20e6766', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x6c760a0aafbaf0a63b864c6c489c1624c20e6766', '0x6c760a0aafbaf0a63b864c6c489c1624c20e6766', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x6c760a0aafbaf0a63b864c6c489c1624c20e6766 0x5f55729b11052781480e3ce0767be546dac36b0cf3f7ae826c86d9f0bf3a32a0', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xc148e972b478799bd5aaa7ff746204f0a0316e84bf870736b3bb5112917dcfa04975756e86468278a38966fb8a3f108a9537fe214c6496c1597189e4b090b5e01c","authorization":{"from":"0x6C760A0AAfbaF0a63B864c6C489c1624c20E6766","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795920244","nonce":"0x5f55729b11052781480e3ce0767be546dac36b0cf3f7ae826c86d9f0bf3a32a0"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x1b42d376d1abcbb9bad5bafd51b4b7065a88dce7443ebb19e75102a935c793be', '0x6c760a0aafbaf0a63b864c6c489c1624c20e6766', 0, 0, 1795920184291, NULL, 1795920184378),
	('call_01M8JJYHA3SFX2TMFJN2GFJQT6', 'pay_01M8JJYH8Y8YSA3NBXWMMFVVMZjsCEPYgOxQFo6m3RE4VaBjMoM0VySSxmG9xNkSgHU_dgJkW0G7tR5yvAqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofSQA1L3tC0pQ', 'credit:0xac243c441e7d3020e88cd2c39dbbba7200df9033', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, 'credit 1000000', NULL, NULL, '0xac243c441e7d3020e88cd2c39dbbba7200df9033', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xac243c441e7d3020e88cd2c39dbbba7200df9033 0x5a01da5438bef4f6184808e984c97b2754ac0ae78ca49ac65df45450f7e9da7e', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xfd535078acc77228833216f80e1b65b1a9d78d8960f7e40c56da31f1c15c0cd26ccdcb51caa8c5a14f7f175b5059285432ccc2886c88544f3a5e0e9346012bcd1b","authorization":{"from":"0xaC243c441E7d3020e88CD2c39DBbba7200dF9033","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795920244","nonce":"0x5a01da5438bef4f6184808e984c97b2754ac0ae78ca49ac65df45450f7e9da7e"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x601082ba0c2c9f707eba1e7d2791665f2434475e497287c627c842be42b78345', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', 0, 0, 1795920184656, NULL, 1795920184738),
	('call_01M8JJYHG3HB8SKGGBM98SK8DY', 'pay_01M8JJYHG3Q59G09YW5RWNEGSDkNCGA4gOMWiCrfpqemdkqQEe1mT4Lkgy2kdvGfRybGauZSVsp1_7JiRtRRofgrKKIXbkAxU', 'counted-echo', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xac243c441e7d3020e88cd2c39dbbba7200df9033', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', 'siwx:2sG5ThlsxVAUdYmG8RWNFc-d4_alK8oMsB3oiDHySJU', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920184838, NULL, 1795920184899),
	('call_01M8JJYHRCDRH3XCGXCJ11YH8D', 'pay_01M8JJYHM9BCGMD3QC0RTD69MEwaCNBogOAgGiJS81b6MWrPw7pO1KnLl6KkI2-zaSSQ', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'anonymous', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920185104, NULL, 1795920185104),
	('call_01M8JJYJ9NGZV7YDH2Z77VEKH0', 'pay_01M8JJYJ2GVJJK6RPH2EHWS9M9haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGNoe7pGu9Bbh', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920185676, NULL, 1795920185676),
	('call_01M8JJYJVFVKEPMJR6VE9N5Q26', 'pay_01M8JJYJGAB8HRKF01BT97K2W6haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIoeHJ1P9RKQ', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920186231, NULL, 1795920186231),
	('call_01M8JJYK5D6VKK6BDK9V08JTFM', 'pay_01M8JJYJYZZ82T7JZ6W7GBKWG3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGOveSKiC5l8m', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920186543, NULL, 1795920186543),
	('call_01M8JJYKH58KQY7GCBA9NQDZTE', 'pay_01M8JJYK7X08GHWGPFS78W467YhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGCfjItPpbnHp', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920186920, NULL, 1795920186920),
	('call_01M8JJYKTDWXWFVR9FYP0W2N0A', 'pay_01M8JJYKKPKWSHM34D0K23YZ9PhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGLf1uZShTBN-', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920187221, NULL, 1795920187221),
	('call_01M8JJYM6V5AMDXPHNJBH5XHPH', 'pay_01M8JJYKXQDJV5T834HVK4F03QhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGB1M2GxHth4N', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920187618, NULL, 1795920187618),
	('call_01M8JJYMHX47KW8MVZZ9JRRH53', 'pay_01M8JJYM9YJEAP2P03SQ2S72J3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPa5IlEY_yZP', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920187971, NULL, 1795920187971),
	('call_01M8JJYMX1VZM36YEF44V091HY', 'pay_01M8JJYMNBER9TW71EYHHAZSSRhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGO8GF-MmSkt3', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920188325, NULL, 1795920188325),
	('call_01M8JJYN7GW8KAAS262QY4AVNC', 'pay_01M8JJYN04HHGKC1EGV20FZY06haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIqX9DamntBf', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920188663, NULL, 1795920188663),
	('call_01M8JJYNSGFWJ9185S1T0D9PVD', 'pay_01M8JJYNBK13ZV3X1GHN1PGNP3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGJ55X3YQfDmf', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920189234, NULL, 1795920189234),
	('call_01M8JJYP7CSS9171Y8PTW5T017', 'pay_01M8JJYNX5C10SFNJEWX5BW7RYhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIIvlMc98ZoX', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920189681, NULL, 1795920189681),
	('call_01M8JJYQNP76DSECAYN60QA2Z0', 'pay_01M8JJYQNNVPV8W59H6XJV82HGhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUvXbIG1JdMtEqn-7nEbp1QTWyzFiE', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920191162, NULL, 1795920191162),
	('call_01M8JJYQVNKRR132139NKHXYYW', 'pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920191364, NULL, 1795920191364),
	('call_01M8JJYPTFTA220YQ7ZPNYYMYC', 'pay_01M8JJYPDTCWHPHFV94YGVHT4HhYCJeogOAgGiJS84TOdQtZpdLKdT6-wGAaIQlcFPmJikVxoy725dGLxK0sYxLg-6', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920190295, NULL, 1795920190295),
	('call_01M8JJYRAT1FE1B7E959EMWREQ', 'pay_01M8JJYRAT0SB8DT1AFAHTRCAKhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUvXbIG1JdMtEqn-7nEbeEVDdBM4V4', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 'given_back', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920191860, NULL, 1795920191860),
	('call_01M8JJZQNJQDBS9V7DQMATJBN2', 'pay_01M8JJZQKES0CPRS7CC0QNBBY6wOCnEogOLcqOqQjW8o6o_LyJf-yH5d4', 'scan-submit', 'anonymous', 'used', 'proc_01M889BE955M1NH4P2RWA4DTMT', NULL, NULL, NULL, '{"requestId":"req_01M8JJZQNJ3WFRZWJQP9SDTBG0","data":{"id":"job_01M8JJZQPA0S4M270187SG272A"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920223929, NULL, 1795920223948),
	('call_01M8JJZS5HJH15MXF22Z7S8MNQ', 'pay_01M8JJZS4B7J68Y5QQYP1HNKV5jNCGA4gOMWiCrfpqemdkqQEe0nJzcml4pEF_Zg9mGjrQUrpBh2aEOa9LrnKTnuFscURbsdQ', 'counted-echo', '0x6e8fe85f806f3c93c9e5cc95e6fbcc055380ae97', 'refused', 'proc_01M8JJZR6PQSN6AMP32NN6WVAX', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x6e8fe85f806f3c93c9e5cc95e6fbcc055380ae97', '0x6e8fe85f806f3c93c9e5cc95e6fbcc055380ae97', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x6e8fe85f806f3c93c9e5cc95e6fbcc055380ae97 0x03820cbc1c0d6c7475f1cbd368062f818dba73781c81d9a6f71a5f47ba316dc8', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x5d65a7c6fb320efef751b539e1fa794ba565637d1b7d11d521e9b41e1f9944655a18c10b7f48b85b835b00e25c4e038e860d0cbcc87f08b20e4cd277fa275c6a1c","authorization":{"from":"0x6e8fE85f806F3C93C9e5cc95E6FBcc055380AE97","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795920285","nonce":"0x03820cbc1c0d6c7475f1cbd368062f818dba73781c81d9a6f71a5f47ba316dc8"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795920225465, NULL, 1795920225532),
	('call_01M8JJZSATAR87V9ASYRV4CZSF', 'pay_01M8JJZSAFKGYYS6VHKJ07P2JTjNCGA4gOMWiCrfpqemdkqQEeziyaJ3NaW0wDJlQ_dl6SGgJBCTr0NAwuHigw-xqav69OxaY', 'counted-echo', '0x231e28fae782f218622b1602e6c55d84903b22d4', 'unknown', 'proc_01M8JJZR6PQSN6AMP32NN6WVAX', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x231e28fae782f218622b1602e6c55d84903b22d4', '0x231e28fae782f218622b1602e6c55d84903b22d4', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x231e28fae782f218622b1602e6c55d84903b22d4 0xa8939830aced83b90332eeb0cc48cb85380a060e0588001c865f7fa53d830722', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xfb3b0ec7c2f08653055cc2ebdccd4c671a4e93b4c4e26a1f4075b49746041aa91024cbb57ca4c6dc338d6ce0e8b5520505eef319673b8c36832e4462db54e0af1b","authorization":{"from":"0x231E28fAe782f218622b1602e6C55d84903B22d4","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795920285","nonce":"0xa8939830aced83b90332eeb0cc48cb85380a060e0588001c865f7fa53d830722"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795920225638, 1795920225942, NULL),
	('call_01M8JJZST9GYATBNWXJKAAG8YQ', 'pay_01M8JJZSNC49VWS67YZGR43XCPwOCnEogOLcqOqQjW8o6oxb_aw_DUQzY', 'scan-submit', 'anonymous', 'used', 'proc_01M8JJZR6PQSN6AMP32NN6WVAX', NULL, NULL, NULL, '{"requestId":"req_01M8JJZST8A32K34MXA31NPP9G","data":{"id":"job_01M8JJZSV5TRK1E5M78P0FMN8G"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920226124, NULL, 1795920226152),
	('call_01M8JJZSZRCA9NNW92WGGV9DHY', 'pay_01M8JJZSWSX886RH029EJDP4BRwNCGA4gOJcwE4TpnZNMuFPYp6ufj', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8JJZR6PQSN6AMP32NN6WVAX', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795920226301, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8JJYGBQKF6KT4B2YS617RDE', 'file_missing', 0, 1795920183791);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8JJYGBQKF6KT4B2YS617RDE', 'pay_01M8JJYG7PWZMMB08HK11C0WNZwaCNBogOAgGiJS8_7OJlyaDmuCrjwjpj0i4tFCl6Wg', 'call_01M8JJYGBHJV50NQXXW6EMH76P', 'ast_01M8JJYFZCW9JWK876Q0NE7GHT', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 1, 'anonymous', 1795920183671, NULL),
	('rev_01M8JJYHRGEYTECW33Z9YYJQH8', 'pay_01M8JJYHM9BCGMD3QC0RTD69MEwaCNBogOAgGiJS81b6MWrPw7pO1KnLl6KkI2-zaSSQ', 'call_01M8JJYHRCDRH3XCGXCJ11YH8D', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 1, 'anonymous', 1795920185104, NULL),
	('rev_01M8JJYHZKE1PQHC4HGRXJX4SQ', 'pay_01M8JJYHTGSZ63PRCT0CJE9NQAhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPYIN07jSft-', 'call_01M8JJYHZCTDT2H4J6D7D4XKC9', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920185331, NULL),
	('rev_01M8JJYJAC60SZAHSGN0FGT3ZF', 'pay_01M8JJYJ2GVJJK6RPH2EHWS9M9haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGNoe7pGu9Bbh', 'call_01M8JJYJ9NGZV7YDH2Z77VEKH0', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920185676, NULL),
	('rev_01M8JJYJVQF15GX89EKD747K27', 'pay_01M8JJYJGAB8HRKF01BT97K2W6haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIoeHJ1P9RKQ', 'call_01M8JJYJVFVKEPMJR6VE9N5Q26', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920186231, NULL),
	('rev_01M8JJYK5FBS0N7XCJ7GZZ7N40', 'pay_01M8JJYJYZZ82T7JZ6W7GBKWG3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGOveSKiC5l8m', 'call_01M8JJYK5D6VKK6BDK9V08JTFM', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920186543, NULL),
	('rev_01M8JJYKH8M2HBM0QDTHA9YMY1', 'pay_01M8JJYK7X08GHWGPFS78W467YhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGCfjItPpbnHp', 'call_01M8JJYKH58KQY7GCBA9NQDZTE', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920186920, NULL),
	('rev_01M8JJYKTNCSCMFW2B4W65T92Y', 'pay_01M8JJYKKPKWSHM34D0K23YZ9PhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGLf1uZShTBN-', 'call_01M8JJYKTDWXWFVR9FYP0W2N0A', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920187221, NULL),
	('rev_01M8JJYM72RR1GZCP3H4F5GW7P', 'pay_01M8JJYKXQDJV5T834HVK4F03QhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGB1M2GxHth4N', 'call_01M8JJYM6V5AMDXPHNJBH5XHPH', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920187618, NULL),
	('rev_01M8JJYMJ3BVHEC1YEN5VX6YG9', 'pay_01M8JJYM9YJEAP2P03SQ2S72J3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGPa5IlEY_yZP', 'call_01M8JJYMHX47KW8MVZZ9JRRH53', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920187971, NULL),
	('rev_01M8JJYMX56GMSXF145Y5X58EV', 'pay_01M8JJYMNBER9TW71EYHHAZSSRhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGO8GF-MmSkt3', 'call_01M8JJYMX1VZM36YEF44V091HY', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920188325, NULL),
	('rev_01M8JJYN7QQC2QYY3VS3JCV2TN', 'pay_01M8JJYN04HHGKC1EGV20FZY06haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIqX9DamntBf', 'call_01M8JJYN7GW8KAAS262QY4AVNC', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920188663, NULL),
	('rev_01M8JJYNSJ8ZMGXBEQDDQYEAQ4', 'pay_01M8JJYNBK13ZV3X1GHN1PGNP3haCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGJ55X3YQfDmf', 'call_01M8JJYNSGFWJ9185S1T0D9PVD', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920189234, NULL),
	('rev_01M8JJYP7H266E7VH2XHTT45FY', 'pay_01M8JJYNX5C10SFNJEWX5BW7RYhaCNBogOAgGiJS81b6MWrPw7pO1KnLkGAaIQlcFPmJikVxoy725dGIIvlMc98ZoX', 'call_01M8JJYP7CSS9171Y8PTW5T017', 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 10000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920189681, NULL),
	('rev_01M8JJYPTQXQ57T47FH4ERPKWN', 'pay_01M8JJYPDTCWHPHFV94YGVHT4HhYCJeogOAgGiJS84TOdQtZpdLKdT6-wGAaIQlcFPmJikVxoy725dGLxK0sYxLg-6', 'call_01M8JJYPTFTA220YQ7ZPNYYMYC', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 'usr_01M889BFZ6NY30PFCGXM737FS1', 2000000, 200000, 'USD', 0, 'key_01M889BGAFK2CA8NRT6BQPWQ8R', 1795920190295, NULL),
	('rev_01M8JJYR380EZX057Q3A67YDHB', 'pay_01M8JJYQVNX6KQ054P6W898426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUvXbIG1JdMtEqn-7nEkKBRb2CSpj8', 'call_01M8JJYQVNKRR132139NKHXYYW', 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 'usr_01M889BFZ6NY30PFCGXM737FS1', 3000000, 300000, 'USD', 0, 'key_01M8JJYQDJ0VA9EK5M9AKZQEE4', 1795920191592, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795920177293),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795920177306),
	('0003-mail', 'eda55432f7a1dc1b96c2587cc7dbc1c739ce888ae87febd8ad01342aff1f4dba', 1795920177387),
	('0005-listing-days', 'b3d9fc075977efc7103d0971d8acc6424a76846042bd01541aa4ced3d5a477bf', 1795920177409);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8JJYDBFMCBASZ1VMKPMN75S', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8JJYE2CWX8BB6JX5JKN7TZC', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M889BFZ6NY30PFCGXM737FS1', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8JJYYXN6JF51AP74WP10NHD', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 100000, 'Sightings of quetzals in Costa Rica

Sightings of quetzals by day.

day, count', ' sight:80 quetzal:80 costa:70 rica:70 day:74 count:54', NULL, 1);

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
	('db1c5c8710f414d633c7aba396c38267145b683a27fbaff08d44ce11f05140ce', 'usr_00000000000000000000000000', 1795574578890, 1798166578890, 'bearer', NULL, NULL),
	('7760db1cd7fd92eea072dfadc4e704d403a315c4a8c7553e1a8880ca99e7528c', 'usr_01M889BFSJHZMQ2YS31K76ZC1T', 1795574578999, 1798166578999, 'bearer', NULL, NULL),
	('17d16bca66904cbbdf3d49f9f024e488ed9c78087bdaa4246b8b4c166d66285c', 'usr_01M889BFZ6NY30PFCGXM737FS1', 1795574579182, 1798166579182, 'bearer', NULL, NULL),
	('b76f0b4f735cd7abe85dc3b122c1ddbf705edf63864fa420e563793ff4374e6f', 'usr_01M889BG60EXRZBWFF90VC7AET', 1795574579394, 1798166579394, 'bearer', NULL, NULL),
	('0eafb7d1923ecf0b386a7c206ae930d8aa7201014316c21ee877de4dcd936b61', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 1795920190809, 1798512190809, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('85f5c8df756935932784994b10f71a17b48f020d433faa3fb35cb9e2b671f3cb', 'usr_01M8JJZ0XHEKT0DHF2VQE6C26B', 1795920200658, 1796006600657, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795920192702);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x6c760a0aafbaf0a63b864c6c489c1624c20e6766', 9950000, 10000000, 1795920184321),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xac243c441e7d3020e88cd2c39dbbba7200df9033', 9000000, 10000000, 1795920184704);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x6c760a0aafbaf0a63b864c6c489c1624c20e6766', '0x5f55729b11052781480e3ce0767be546dac36b0cf3f7ae826c86d9f0bf3a32a0', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x1b42d376d1abcbb9bad5bafd51b4b7065a88dce7443ebb19e75102a935c793be', 1795920184321),
	('0xac243c441e7d3020e88cd2c39dbbba7200df9033', '0x5a01da5438bef4f6184808e984c97b2754ac0ae78ca49ac65df45450f7e9da7e', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x601082ba0c2c9f707eba1e7d2791665f2434475e497287c627c842be42b78345', 1795920184704);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795574578825),
	('word-count', 1, 1795574578905),
	('slugify', 1, 1795574578950),
	('random-uuid', 1, 1795574579010),
	('hk-weather', 1, 1795574579065),
	('outline', 1, 1795574579101),
	('read-at-once', 1, 1795574579125),
	('scan-submit', 1, 1795574579164),
	('scan-result', 1, 1795574579196),
	('counted-echo', 1, 1795574579302),
	('city-create-tree', 1, 1795920221074),
	('city-list-bikes', 1, 1795920221083),
	('city-get-bike', 1, 1795920221106),
	('slow-echo', 1, 1795920225335),
	('failing-echo', 0, 1795920225464);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8JJZQRK5XAXNCBE7B2HZ08W', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8JJZQRK5XAXNCBE7B2HZ08W', 'image/png', 19, 1795920224019, 1796010224019);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795920223835, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795920223820, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795920223835, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8JJZQPA0S4M270187SG272A', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JJZQNJQDBS9V7DQMATJBN2', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8JJZQRK5XAXNCBE7B2HZ08W"}]}', NULL, NULL, 1795920223946, NULL, 1795920224166, 1796006624166, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8JJZSV5TRK1E5M78P0FMN8G', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JJZST9GYATBNWXJKAAG8YQ', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795920226149, NULL, NULL, 1796093026149, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 7, 1),
	('counted-echo', 20786, 8, 1),
	('counted-echo', 20786, 15, 1),
	('counted-echo', 20786, 24, 1),
	('scan-submit', 20786, 33, 1),
	('counted-echo', 20786, 6, 1),
	('counted-echo', 20786, 13, 1),
	('scan-submit', 20786, 46, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795920200727, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8JJZ15SVAQSEY20BGRWJD08', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:45609/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:45609"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'Un1-jN0ObgqbVPUuCVDIG2TxTx3a70hMf3LAZjBMqmeH6_d-t76zDjw4m6iWiq_3OHV28o6MTzs', '["apiKey"]', 1795920220729, 'usr_00000000000000000000000000', 'farebox-verification=f647f8bfea019eabdf95f10bdc4a60013403b4a0', NULL, NULL, 1795920223637, NULL, 1795923820729, 1795920220729, 1795920220729, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795920184123),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795920225592),
	('scan-submit', 2, 2, 2, 0, 0, 10, 1795920226120),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795920226282);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M889BGDFNRSEDN0KFTSVZVB9', 'usr_01M889BG60EXRZBWFF90VC7AET', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795574579631),
	('top_01M8JJYQGMM3BT7VQ7QTK6YNFE', 'usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795920190996);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8JJZQGFB02PQSVV6Q84NZAS', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795920223759, 1795920223759, NULL),
	('upay_01M8JJZQHKK4QNG78CTTTCW668', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795920223759, 1795920223795, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$EjBCfqUSiBU6hjAhP3fZtg$WHPl/XWRf+YtqXCNLwNUyaa8HenLlMeFU+TTRc/+fww', NULL, 1795574578091, 1795574578091, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M889BG60EXRZBWFF90VC7AET', '2b9d9692-122a-474e-9aca-b6df123d7394@example.com', '2b9d9692-122a-474e-9aca-b6df123d7394', 'owner', '$argon2id$v=19$m=256,t=1,p=1$UigcG9NO+A+XnbDCYWXUjQ$4Yt5LvKpJOJOtuuTa4NaOqEWXkpM7FV0gjO3gc+7RDA', NULL, 1795574579392, 1795574579392, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M889BFZ6NY30PFCGXM737FS1', '76aa24b2-e77b-4845-9dcc-311d4992bfe7@example.com', '76aa24b2-e77b-4845-9dcc-311d4992bfe7', 'owner', '$argon2id$v=19$m=256,t=1,p=1$0lnMgZYWOtDzUEVwt9zXqQ$e+JtMYTgZANemN0OyEGvZaJkyIA/K6iYG6iyk7ST26s', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795574579174, 1795574579894, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M8JJYQAG0RFBV2TX73DY8RPD', 'f9a923ff-f03a-4e64-acd8-23f9a1cd039d@example.com', 'f9a923ff-f03a-4e64-acd8-23f9a1cd039d', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Uzd9HAnwytcUL8ZjG1W8cQ$EnsGq5WDNGlXCZEJDV7p2JSUIjDx2aTOzNagOpZ6/aA', NULL, 1795920190800, 1795920190800, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M889BFSJHZMQ2YS31K76ZC1T', '25888a3e-a492-4ae3-801d-41fa80e6840c@example.com', '25888a3e-a492-4ae3-801d-41fa80e6840c', 'owner', '$argon2id$v=19$m=256,t=1,p=1$YxHVWq7S5ipBTH0v2j3vBg$oUMmf3cACUE83l9rSv9hFaEuZyFUzQTc18t+l8/DhOQ', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795574578994, 1795574579808, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M8JJZ0XHEKT0DHF2VQE6C26B', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795920200625, 1795920200625, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8JJYHJK5NY7MQTP2JNTKZZ1', '0xac243c441e7d3020e88cd2c39dbbba7200df9033', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795920184915);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_ofVzf8SHlmUY6VmTzaIRxlfypi', 'sig_01M8JJYSVBF75NM69NNNEXKRDN', 'asset', 'ast_01M8JJYYXN6JF51AP74WP10NHD', '{"kind":"asset","id":"ast_01M8JJYYXN6JF51AP74WP10NHD","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:42229/api/v1/assets/ast_01M8JJYYXN6JF51AP74WP10NHD"}', 'waiting', 2, 1795920524036, NULL, 'address_unreachable', NULL, 1795920200412, 'match:asset:ast_01M8JJYYXN6JF51AP74WP10NHD:20786:0');

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

ALTER TABLE ONLY farebox_fixture.listing_days
    ADD CONSTRAINT listing_days_pkey PRIMARY KEY (listing_id, day);

ALTER TABLE ONLY farebox_fixture.mailed_links
    ADD CONSTRAINT mailed_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY farebox_fixture.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY farebox_fixture.seen_signatures
    ADD CONSTRAINT seen_signatures_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY farebox_fixture.unwanted_mail
    ADD CONSTRAINT unwanted_mail_pkey PRIMARY KEY (receiver, kind);

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

CREATE INDEX listing_days_by_day ON farebox_fixture.listing_days USING btree (day);

CREATE INDEX mailed_links_by_expiry ON farebox_fixture.mailed_links USING btree (expires_at);

CREATE INDEX mailed_links_by_user ON farebox_fixture.mailed_links USING btree (user_id, purpose);

CREATE INDEX mails_by_age ON farebox_fixture.mails USING btree (created_at);

CREATE INDEX mails_by_receiver ON farebox_fixture.mails USING btree (receiver, kind, created_at);

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

CREATE INDEX search_documents_by_indexed_version ON farebox_fixture.search_documents USING btree (indexed_version);

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

CREATE INDEX seen_signatures_by_expiry ON farebox_fixture.seen_signatures USING btree (expires_at);

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

ALTER TABLE ONLY farebox_fixture.mailed_links
    ADD CONSTRAINT mailed_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

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
