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
	('log_01M888KWWV222YD6GJE5D0AW5P', 1795573805979, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M888KWS63XFXWGAQVVNGN2C3', 1),
	('log_01M888KWZGWH6ABKA9J4BRM9RB', 1795573806064, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M888KWXFG31H9NN19X2VW1H1', 1),
	('log_01M8JJ6VKDA8JDVZRZ77X3911F', 1795919408749, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JJ6V1Z5VF5DHH08MDJ7171', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQ', 1),
	('log_01M8JJ6VPNHG1JD3Z5JWWAW5ZB', 1795919408853, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JJ6V1Z5VF5DHH08MDJ7171', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6VMWS1YMZDMB0YDYSV50', 1),
	('log_01M8JJ6VY345XTHT7N36JW9Y6V', 1795919409091, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6VTGSNJ59QEZNFQRQPTM', 1),
	('log_01M8JJ6VZS4BXNMFG8D8PDBPWE', 1795919409145, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6VY864DNXNNT9XRHEK26', 1),
	('log_01M8JJ6W72XZBT72VNS1GRNAC1', 1795919409378, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6W09D0W75Z09CGHW4DE1', 1),
	('log_01M8JJ6WADSQQ7E1H9TG3FN435', 1795919409485, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6W8AZRXTS3V3V6TM6AT1', 1),
	('log_01M8JJ6WCTXH2Z6KPE66ME6423', 1795919409562, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6WAFDBVEXJ2S2VBK6PWK', 1),
	('log_01M8JJ6WFM7C9Q6J7SRYQSCB22', 1795919409652, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6WCWNGFGG5F3J7KQBVB1', 1),
	('log_01M8JJ6WGPZ182PBDVG99J0KNB', 1795919409686, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6WGN64T3NJ7AKXV2QTTT', 1),
	('log_01M8JJ6XH25A3YA4F40EKTY8KF', 1795919410722, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6XG0E0HCPVQD7T35APP8', 1),
	('log_01M8JJ6XS0RKHQA1TV0DYX3J7H', 1795919410976, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6XMXZZTF7QJZ7S90EJ6N', 1),
	('log_01M8JJ6WX5A1FSVQGBS8E7BRFQ', 1795919410085, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6WHA59Q3FYDEPNZ8WC06', 1),
	('log_01M8JJ6X6P15TQJ8YXH1KFGZ1N', 1795919410390, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6X6P2KTPY07M57VTN8PZ', 1),
	('log_01M8JJ6XFY51FZ1F7JPJSS6M9Y', 1795919410686, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6XEHZRSYQA90GGNZQ722', 1),
	('log_01M8JJ6XMPX34DPEWY1HTAZRCP', 1795919410838, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6XHQ27S58CB0WQAQVT8C', 1),
	('log_01M8JJ6Y7H3JGC7JK5M34Q03XT', 1795919411441, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6Y3KT8KQDPMQYFRYZT0W', 1),
	('log_01M8JJ6YFQV38ZFG8V250ZYG6C', 1795919411703, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6YDVR6J814NA27CE28K9', 1),
	('log_01M8JJ6YR07A35MNEJAP95Y9YD', 1795919411968, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6YNRF9NBBXT3BTY8EHZH', 1),
	('log_01M8JJ6Y3DVFPPAF0YTH50TTAR', 1795919411309, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6XWNVW42Z11YT4ZKDBDX', 1),
	('log_01M8JJ6YDJGXB144PRB42STCSP', 1795919411634, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6Y9P6W8VAPX83N792TRS', 1),
	('log_01M8JJ6YNEH9PNX1BR35QHBXN5', 1795919411886, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6YK402K0E4W69D01X5D8', 1),
	('log_01M8JJ6YXG7GC6G960GHRNTPA1', 1795919412144, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6YVEDV60CWN8S45MM6D3', 1),
	('log_01M8JJ6Z3W948QFTCVNP1RM1B8', 1795919412348, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6Z3C1X2H4XJPK10HJNTW', 1),
	('log_01M8JJ6Z7EQBRT862SQKPWGNBT', 1795919412462, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6Z6JQ9GNMK08WVQ3S075', 1),
	('log_01M8JJ6ZEPAR28JSDRBN7P5X6M', 1795919412694, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6ZAY4FEMK8DJNEX3G7MG', 1),
	('log_01M8JJ6ZPG16QWDVV4V1AGJRK6', 1795919412944, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6ZNVY6ARE3B1ZXVM0Z2M', 1),
	('log_01M8JJ6ZTN0W20WXE3590CR9WX', 1795919413077, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6ZSA0JGPXB6GG84DFTNT', 1),
	('log_01M8JJ6YVBCYEMEYWQRWVK6BB7', 1795919412075, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6YRWP3CN8VCNZXXQ6NCY', 1),
	('log_01M8JJ6Z31DN0R0MFWK99A493C', 1795919412321, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6YZFKBZDRBZ6YN69N1PR', 1),
	('log_01M8JJ6Z5X0V46W3B0K1319ZS0', 1795919412413, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6Z4GYN21WRPBNTVRDGX3', 1),
	('log_01M8JJ6ZAGDDS496877HH6FRSB', 1795919412560, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6Z88WBRD27Y1HVTDEEND', 1),
	('log_01M8JJ6ZNDVNYCT13FVX9AHYJH', 1795919412909, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6ZHH0J1SDDTSXX196231', 1),
	('log_01M8JJ6ZRSCAXTG9MHBM5R5ZM8', 1795919413017, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6ZQ36DG6ZZGPCKEKKR5N', 1),
	('log_01M8JJ70286PWKYNMT7DQ1NJ1Y', 1795919413320, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ6ZY9CWCW44RQKJY81EBV', 1),
	('log_01M8JJ70B1KQ883KMGV46KGA0Z', 1795919413601, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ70A3JRSWH8NEYPZPE09T', 1),
	('log_01M8JJ70HC2QHYBFT4JEMYV6V4', 1795919413804, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 'node', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ70EN8GN307YRG6FBKQMJ', 1),
	('log_01M8JJ6ZY6NQ5CV1VBTA2Y3W7B', 1795919413190, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ6ZVD83A37B6CGXE6EQWJ', 1),
	('log_01M8JJ709RESJKX72X371GF8ET', 1795919413560, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ7048T0XAEWQ1DV96NSWQ', 1),
	('log_01M8JJ70E55PE19N949F1PAVY0', 1795919413701, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, NULL, 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ70C5AY5SMH0T7VBHAWA8', 1),
	('log_01M8JJ728807JY5PYHJ2YEJZZB', 1795919415560, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8JJ712DGS0T0GBRT9TA2BN4', NULL, 'node', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ720EV9V5CCTR7WHQSZK9', 1),
	('log_01M8JJ73QZ2GFNX3NX8Y2DPDJK', 1795919417087, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ73H2ZVYCC1NSEXK539SC', 1),
	('log_01M8JJ73XC5P4DYNCJC5EWM2RP', 1795919417260, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ73R1NEJCE30BMED0VVG3', 1),
	('log_01M8JJ746CJCRZ3QSBFZZP7Y98', 1795919417548, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ73YNWTJ6CWMJZ4AJCNZG', 1),
	('log_01M8JJ748B57B88HJ5NG6ZKBQB', 1795919417611, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ746FXF9DQXRMP3JKQT0G', 1),
	('log_01M8JJ74CSJQ2NPN4W1CT7J274', 1795919417753, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ748HAB4HVV3GWD4DF2SD', 1),
	('log_01M8JJ74F2ERRH8259RKFZEMJJ', 1795919417826, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ74D324SJ4YH5SKRER1ZX', 1),
	('log_01M8JJ74KMGJB2B6W1QMK90K6S', 1795919417972, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ74F80C3ZF01M1WG45W0Z', 1),
	('log_01M8JJ751MHVS6HCSRCSNWMMDQ', 1795919418420, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ74KVG4JV8X1XBEG76CR1', 1),
	('log_01M8JJ755Z5XVBN4YMZCKMCHHN', 1795919418559, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ752SH5MP4PY04C9Y417A', 1),
	('log_01M8JJ75851NZMTVYGCC504YD1', 1795919418629, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ7561D79VTAQZ8MRYWSHB', 1),
	('log_01M8JJ75BKMKT3QZH16BR03Q9S', 1795919418739, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JJ7586NRPC1FD5PJBJ5TSQ', 1),
	('log_01M8JJ75EA03BTT306QYD6B6EM', 1795919418826, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8JJ75BP71Z2YMWDNFBJ44GG', 1),
	('log_01M8JJ75JPTE148F83X6R87JYH', 1795919418966, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8JJ75FXG43CW863E222FVJD', 1),
	('log_01M8JJ7E55ZXEQX035P5G9BN65', 1795919427749, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ7DSH9DBJE1WYVT0VQ7KA', 1),
	('log_01M8JJ7E89WTSRS45G5SNCS9X9', 1795919427849, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ7E5H72S9H5SZT6EZHD7P', 1),
	('log_01M8JJ7F6G955SVTNSV6PAVVR4', 1795919428816, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ7EQFJ5QVB3M9J7ZRZXH7', 1),
	('log_01M8JJ7G4XBW1JMJ0BKFZZES2H', 1795919429789, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ7G4WF8XARXCA7QQY90XV', 1),
	('log_01M8JJ7GBJ0XX86PMZWQK0D6SQ', 1795919430002, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ7G69MWBJGS0QCH6CRDS1', 1),
	('log_01M8JJ7GCWWGQMNCAC2G3234CH', 1795919430044, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ7GCVEBPRF301S2W8T8XC', 1),
	('log_01M8JJ7GWD0QZF0ECFGW6YH1Y9', 1795919430541, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ7GEZC92TB9XCMEHRCS2Q', 1),
	('log_01M8JJ7H29AWA0MCDHPHEC83V6', 1795919430729, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ7GXH0VRTW1HPB6S464ZF', 1),
	('log_01M8JJ7H84G05KTEHFNNT7GPMG', 1795919430916, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JJ7H3PN7DA2PVY3GXKR86K', 1),
	('log_01M8JJ7HRN1ZYQ0QAG4HR3ZR09', 1795919431445, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JJ7HB31HPG453W6WMEQ604', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M888KW8YRKD7YWGPRMGQTVYE', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M888KW45MNCJ0M50V9X38SVD', '{"topUpId":"top_01M888KW6C33DSHHAFH670XDPJ","amountMicros":20000000,"currency":"USD","note":null}', 1795573805342),
	('act_01M8JJ6VSW9PQ8SPTPCK98X4QQ', 'service', 'asset.pause', 'ast_01M8JJ6V1Z5VF5DHH08MDJ7171', '{"reason":"file_missing"}', 1795919408956),
	('act_01M8JJ6VSY5V3XC0VJWJJRZD2N', 'service', 'delivery.give_back', 'ast_01M8JJ6V1Z5VF5DHH08MDJ7171', '{"reason":"file_missing","revenue_event_id":"rev_01M8JJ6VP1ZW77M82HWPQ7J25A","payment_id":"pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQ","amount":"0.10","lost":"0.00"}', 1795919408958),
	('act_01M8JJ6XDZX6TQ21D9N9PJ52TD', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', '{"refundId":"rfd_01M8JJ6XDR973AVT9B9PY9CPD5","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795919410623),
	('act_01M8JJ70T2G4BCCK6ZQNBYCS6T', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8JJ70P7DD36MSYD6PMMTS2R', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795919414082),
	('act_01M8JJ70YKHGXBNKRK99MAA99A', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8JJ70P7DNBX1MREQRWM61P2', '{"reference":"wire 17","batchId":"pob_01M8JJ70P7DD36MSYD6PMMTS2R","ownerId":"usr_01M888KW1Z44WPYM500MWEG0E4","amountMicros":1800000}', 1795919414227),
	('act_01M8JJ715GFQ4YKB4V0G9DPFMF', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', '{"topUpId":"top_01M8JJ714F8NBJ9VJH126KK5TG","amountMicros":9000000,"currency":"USD","note":null}', 1795919414448),
	('act_01M8JJ73186Z6XNSBMRN52NXSY', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M888KW45MNCJ0M50V9X38SVD', '{"topUpId":"top_01M8JJ72SN1DYKFBM26BM0536H","refundId":"rfd_01M8JJ7301QDD3GVB86DT75Z2X","amountMicros":2000000,"currency":"USD"}', 1795919416360),
	('act_01M8JJ76CY5NEFXTB5QKJ2BMPF', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8JJ76C6XEARYE5JEBWTJQMR', '{"role":"owner","hasPassword":false}', 1795919419806),
	('act_01M8JJ76F0S1EP6XJA0CYPJQDG', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795919419872),
	('act_01M8JJ7A490QMHDHWPFENY6B26', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8JJ76JX5Y04KN2GY9JRHM5S', '{"kind":"openapi","name":"city","tools":3}', 1795919423625),
	('act_01M8JJ7B1QJHNYT0ESTCZTKVVF', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795919424567),
	('act_01M8JJ7B1R9TB648HPM9E77YHX', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795919424568),
	('act_01M8JJ7B1SYQEVXMNCBJFTD0ZD', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795919424569),
	('act_01M8JJ7C5VYNC0M7H52JTX1GKA', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795919425723);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M888KW16NVTP5H12VQ1J4NX0', 'usr_01M888KW0A5SC09XSCWNDBFA75', 'agent', '16c726e1ff65587cc8f23f0a1a50bd2797eb29bc899da3ef5745c6fd1b1b2579', 'fbk_d8r3', NULL, NULL, NULL, NULL, 0, 0, 0, 1795573805094, NULL, NULL),
	('key_01M888KW35TN4EB3MQA924BQPV', 'usr_01M888KW1Z44WPYM500MWEG0E4', 'agent', '02a566d5c34b8afde990aad32df6b215e5961dfc37cb778fbf991dd6e7da48c2', 'fbk_lqO-', NULL, NULL, NULL, NULL, 0, 0, 0, 1795573805157, NULL, NULL),
	('key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 'agent', 'd4ae82e3cd83c7848a8ac1ed525a2152556f9dc9f5e473dba24814994aafdccb', 'fbk_aP0_', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795573805229, NULL, NULL),
	('key_01M8JJ712DGS0T0GBRT9TA2BN4', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 'agent', 'aaefd340a02b2d3b65f49c3148db4b05fa61b75df2275717d7d190219d4b83a6', 'fbk_xZ6Y', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795919414349, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JJ6S7R7TR7ANYB1H62P6KG', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795919406237, 1795919406237, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JJ6TBQ2ZFF1TWE6SCBV0SC', 'usr_01M888KW0A5SC09XSCWNDBFA75', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JJ6TCYEVS6EEJC8PMBZM1W', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795919407479, 1795919407761, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JJ6TNF4DTXV7ZQN94M9Q1A', 'usr_01M888KW0A5SC09XSCWNDBFA75', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JJ6TQ6E9WB1V6DFJB5T719', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795919407791, 1795919408096, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JJ6V1Z5VF5DHH08MDJ7171', 'usr_01M888KW0A5SC09XSCWNDBFA75', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JJ6V3A0K02DC511D7K916Y', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795919408191, 1795919408934, 'file_missing', 1795919408934, NULL, 'en', NULL),
	('ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 'usr_01M888KW1Z44WPYM500MWEG0E4', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JJ6SQPY00CF13SWTFBY8G6', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795919406802, 1795919406802, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JJ75K2VQ3N99H1NYJ7NDKA', 'usr_01M888KW0A5SC09XSCWNDBFA75', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JJ75K6BQV4ASACT0A1ZT12', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795919418978, 1795919418978, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'lWtCJDLFEIgliSE9lGD5GCNaKWTR6054', 1795919418650, 1795919419356, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8JJ7301QDD3GVB86DT75Z2X', 'top_01M8JJ72SN1DYKFBM26BM0536H', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795919416321, 1795919416514, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8JJ72SN1DYKFBM26BM0536H', 'usr_01M888KW45MNCJ0M50V9X38SVD', NULL, 5000000, 'USD', 'http://127.0.0.1:37379/docs/credit', 'http://127.0.0.1:37379/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795919416117, 1795926616117, 1795919416185, NULL, 0),
	('top_01M8JJ73CAFP77C8XNR1ERSE5R', 'usr_01M888KW45MNCJ0M50V9X38SVD', NULL, 5000000, 'USD', 'http://127.0.0.1:37379/docs/credit', 'http://127.0.0.1:37379/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795919416714, 1795926616714, NULL, 1795920016714, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M888KW45MNCJ0M50V9X38SVD', 1000000, 'http://127.0.0.1:49150/hook', 'LT9s8pB_ZEtHga33-RhTmNvpA5FhTk2EVjivKXbbtewgFKgnd2ohtcqtFsMYlrmMbPi3paJ_FvosLyIcWczD-aMhemnOeQ2idZ6Cnsar', 1795919415999, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8JJ6X6DBF7W2Q3PP398VHR6', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'pay_01M8JJ6X56Z4FJKYJGH3CHKSMYjsCEPYgOxQFo6m3RE4VxK0ebIIkuIiZ9Gpo7IE1CZNVmtChieFdgyTIAqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwIGgGlgG7n5M', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795919410381);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8JJ73HBZEMKCEQK318A4PRQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8JJ73H2ZVYCC1NSEXK539SC', 1795919416875, 638),
	('sig_01M8JJ73R1X5YVQMN7QG45G5Q7', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8JJ73R1NEJCE30BMED0VVG3', 1795919417089, 666),
	('sig_01M8JJ73YN6DRJWP7MSJ6TBSZN', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8JJ73YNWTJ6CWMJZ4AJCNZG', 1795919417301, 614),
	('sig_01M8JJ746F3197RFPKNPP6S3J2', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8JJ746FXF9DQXRMP3JKQT0G', 1795919417551, 616),
	('sig_01M8JJ748JSW7J2QWEX4ADQEWQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8JJ748HAB4HVV3GWD4DF2SD', 1795919417618, 616),
	('sig_01M8JJ74D3HNV5C8HG5N5VFCT7', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8JJ74D324SJ4YH5SKRER1ZX', 1795919417763, 628),
	('sig_01M8JJ74FFWE0WAWZCH73A4KZA', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8JJ74F80C3ZF01M1WG45W0Z', 1795919417839, 622),
	('sig_01M8JJ74KWY1TKYT1GPQ1HPWCW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8JJ74KVG4JV8X1XBEG76CR1', 1795919417980, 624),
	('sig_01M8JJ752SSME0MEGZSM7C1KQ0', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8JJ752SH5MP4PY04C9Y417A', 1795919418457, 622),
	('sig_01M8JJ7561NGWVQFF1J3W0A98X', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8JJ7561D79VTAQZ8MRYWSHB', 1795919418561, 620),
	('sig_01M8JJ7587DF1AF23A135SDTTD', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8JJ7586NRPC1FD5PJBJ5TSQ', 1795919418631, 616),
	('sig_01M8JJ75BQ23ZF3JRM1F3V122G', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JJ75BP71Z2YMWDNFBJ44GG', 1795919418743, 588),
	('sig_01M8JJ75FX2XMRN6QFTSV2Z5R1', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JJ75FXG43CW863E222FVJD', 1795919418877, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8JJ73HBZEMKCEQK318A4PRQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nvWLKvZexZ9dNid2UFwje-s1b67Z83qbfbfKJnYxMv5__QECUTqC5vAKE15lUZ_LV7zOdoHMaeerqS5BlotArg_Na2aiOga98C_TNtlC', 'sightings of quetzals in Costa Rica', 'dataset', 1795919416928, 1803695416928, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ73R1X5YVQMN7QG45G5Q7', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'zHb8cSDlbj13QvRCq-_lwzKll2REDkAn6gjd1ufLAJgfj-kM5KHd39NWsH-AMLXmZiHctV7xHEvruqnSXGZacebXmt3jrr8m3atgkbWH', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795919417150, 1803695417150, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ73YN6DRJWP7MSJ6TBSZN', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'c1V0Pta2AzsqfUyEI0N_RBQDF50fsRDqPlIGbYgEj90oVX_KFx2HPNTEdNubEoxKZgxFBTNrm1WvugiGDNnupie13tQOiUzoqyuk1xbi', 'snow depths of the Alps', 'dataset', 1795919417336, 1803695417336, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ746F3197RFPKNPP6S3J2', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nenplRrOBHs_tIGrL4agttom7EzkhzArZOXOHRGrNyezIRqJxLAPIl7oQQTSwLdQf-WiLR7phLBlD_HVzW1sMHp-hrJ9RoETFDVtPLgY', 'snow depths of the Andes', 'dataset', 1795919417555, 1803695417555, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ748JSW7J2QWEX4ADQEWQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'G4Jstr6z3CAqEvUJVgeDA1UDGHAe-oJBt-kD0tLmKi02l7ggX7h7IO-mCDcE0KqHwepyVyS-omANIVxkU6IgUxmrH3MaRyD4YZ8UJJ7l', 'snow depths of the Atlas', 'dataset', 1795919417622, 1803695417622, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ74D3HNV5C8HG5N5VFCT7', 'http://127.0.0.1:49150/hook', '127.0.0.1', '5uSomBDT1KsGtTpSyj75tKZ1CKq9EOltM13iInvyoyBwHWw7uPEV118w-0CrgGwG-nf0Np0spWxwij8jODolXOD8-R9eKDy_LfhyCrFH', 'snow depths of the Carpathians', 'dataset', 1795919417777, 1803695417777, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ74FFWE0WAWZCH73A4KZA', 'http://127.0.0.1:49150/hook', '127.0.0.1', '1t330VnU5LFuHJAMrS6Y-AWGyiNIQxE2Q3hJNxy2f5bgRGr_Y2ePcKmKrsVbYPOSFAn9kAcJZwalKW5PYhwPr6qrTb8p_C6yOTzzJWBC', 'snow depths of the Caucasus', 'dataset', 1795919417848, 1803695417848, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ74KWY1TKYT1GPQ1HPWCW', 'http://127.0.0.1:49150/hook', '127.0.0.1', '93yXaEiNETXWX8Cp556-4W2z6h5VC5PANm8_0JHvtUfasAUPOuaCYCa77EnSVRZAzD_cqEc5W0hCmCR3ljMYNuJ3aCoZZonWQJaADmLR', 'snow depths of the Dolomites', 'dataset', 1795919418040, 1803695418040, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ752SSME0MEGZSM7C1KQ0', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'UftflKwHWLp-7A_LSGBvO5ejCRm1ORevhKjfeAcbaHQ8iLNXVin7toc0E_NNV89ssBvcyN18qgfrbz8Mo9nOAKrAldOiJHTc0txfwMLa', 'snow depths of the Pyrenees', 'dataset', 1795919418491, 1803695418491, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JJ7561NGWVQFF1J3W0A98X', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'r6dUJEselIQH-SI_N2sRf8hxX72JcScbriGfAQfvIQ9X_0zm4ATGjD8TtXHHXB6nmtKfDqf3shTCTP403xuHE_rHNnL5BvDKys1Zas0I', 'snow depths of the Rockies', 'dataset', 1795919418575, 1803695418575, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8JJ76EWNGP6RYFV1696YGNV', 'timestamp', 30000, 1795919419868, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M888KW0A5SC09XSCWNDBFA75', 'staff', 1795919428196);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M888KW0A5SC09XSCWNDBFA75', 'staff', 'anna', '', 1795919428196);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M888KV0K2BDCZAJ8FXTRFNER', 1795573804144);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8JJ76JX5Y04KN2GY9JRHM5S', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:36495/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 't8h4PtRfUs4rHREooKbfzqAyFHDB3QVyKFuHvRL18fg', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795919424514, NULL, NULL, NULL, 1795919423529, 1795919423528, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8JJ76JX5Y04KN2GY9JRHM5S', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36495/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'sH9YTlu2PAyQQfrWBP5Aj4rbLsXeCzXr5H5ANUyAJt0', 10000, 'published', 'called with its example', 0, 1795919424566, NULL, NULL, NULL, 1795919423529, 1795919423528, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8JJ76JX5Y04KN2GY9JRHM5S', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36495/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'B6J_aUOv03jJnenI6jc13aqafs9rOPuRAwgJ8ZX2Q8o', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795919424514, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36495/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'VL245al3jpbpIjsi4sdUTbO_jbEohO_sDeoRcJVG6nY', 1795919423530, 1795919423528, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8JJ71G85ST6S2GS27GB6E6C', 'tell_sellers', '{"pledgeId":"plg_01M8JJ71G85ST6S2GS27GB6E6C"}', 'done', 1795919415004, 1, 8, NULL, NULL, NULL, 1795919415004, 1795919415622),
	('tell_sellers:plg_01M8JJ7188M9VCC6D70K2V5W4D', 'tell_sellers', '{"pledgeId":"plg_01M8JJ7188M9VCC6D70K2V5W4D"}', 'done', 1795919414678, 1, 8, NULL, NULL, NULL, 1795919414678, 1795919415852),
	('tell_sellers:plg_01M8JJ72A9FQ1ZNXAPGSP70NVS', 'tell_sellers', '{"pledgeId":"plg_01M8JJ72A9FQ1ZNXAPGSP70NVS"}', 'done', 1795919415629, 1, 8, NULL, NULL, NULL, 1795919415629, 1795919415979),
	('job_01M8JJ759374KKGFX9X1CMP0X0', 'challenge_callbacks', '{}', 'done', 1795919418659, 1, 8, NULL, NULL, NULL, 1795919418659, 1795919419435),
	('match:asset:ast_01M8JJ75K2VQ3N99H1NYJ7NDKA:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8JJ75K2VQ3N99H1NYJ7NDKA:20786:0","watch":null}', 'done', 1795919419074, 1, 8, NULL, NULL, NULL, 1795919419074, 1795919419672),
	('job_01M8JJ771QTDFB0PRF69A78CTY', 'notify_watch', '{}', 'waiting', 1795919480442, 0, 8, NULL, NULL, NULL, 1795919420471, NULL),
	('job_01M8JJ7671GRWRZA3BESWG8VXV', 'notify_watch', '{}', 'done', 1795919419617, 1, 8, NULL, NULL, NULL, 1795919419617, 1795919420728),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'done', 1795919424588, 1, 8, NULL, NULL, NULL, 1795919424588, 1795919425832),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'done', 1795919424572, 1, 8, NULL, NULL, NULL, 1795919424572, 1795919426354),
	('job_01M8JJ7DAS0VF51495SRVPS9AJ', 'notify_watch', '{}', 'waiting', 1795919486837, 0, 8, NULL, NULL, NULL, 1795919426905, NULL),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'done', 1795919424573, 1, 8, NULL, NULL, NULL, 1795919424573, 1795919426980),
	('job_01M8JJ7DKN4RC6NZ6RVSM8AG7W', 'notify_watch', '{}', 'waiting', 1795919731794, 0, 8, NULL, NULL, NULL, 1795919427189, NULL),
	('job_01M8JJ775YPPB6HKF51K4TY0PV', 'notify_watch', '{}', 'done', 1795919425593, 1, 8, NULL, NULL, NULL, 1795919420606, 1795919427437),
	('work_tool_job:job_01M8JJ7E7DASMYPDR4DTGJZ13Y', 'work_tool_job', '{"jobId":"job_01M8JJ7E7DASMYPDR4DTGJZ13Y"}', 'done', 1795919427840, 1, 1000, NULL, NULL, NULL, 1795919427840, 1795919428122),
	('work_tool_job:job_01M8JJ7H79CXF36A6YQTDER4GY', 'work_tool_job', '{"jobId":"job_01M8JJ7H79CXF36A6YQTDER4GY"}', 'running', 1795919430892, 1, 1000, 1795926931044, 'proc_01M8JJ7FHYCH8V71QZEDPG77MJ', NULL, 1795919430892, NULL),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'done', 1795919429860, 1, 8, NULL, NULL, NULL, 1795919429860, 1795919431275);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'USD', 550000),
	('test:earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 'USD', 90000),
	('earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 'USD', 0),
	('earnings:usr_01M888KW1Z44WPYM500MWEG0E4', 'USD', 2700000),
	('credit:usr_01M8JJ71055PVA8QF4YNG6QGPD', 'USD', 3000000),
	('credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M888KW6CW5V6QDMRRD9N0ETV', 'operator:grants', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 20000000, 'USD', 'top_up', NULL, NULL, 1795573805260),
	('led_01M888KWWGSKMXT4VCWD2GGGZ0', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M888KWS63XFXWGAQVVNGN2C3wNCGA4gOMWiCrfpqemdk2gY_whORTP0', NULL, 1795573805968),
	('led_01M888KWZ0KXZPRJACV0AMTEVN', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 50000, 'USD', 'payment', 'pay_01M888KWXFG31H9NN19X2VW1H1hNCGA4gOMWiCrfpqemdkBgGiEInwrS0D8I49piheQ32SrHC9fVO5Ng', NULL, 1795573806048),
	('led_01M8JJ6S01122SY2NBGN37PV1A', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M888KWS63XFXWGAQVVNGN2C3wNCGA4gOMWiCrfpqemdk2gY_whORTP0', NULL, 1795919406081),
	('led_01M8JJ6S01EG8NNRK88HG89037', 'payments:held', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 50000, 'USD', 'refund', 'pay_01M888KWXFG31H9NN19X2VW1H1hNCGA4gOMWiCrfpqemdkBgGiEInwrS0D8I49piheQ32SrHC9fVO5Ng', NULL, 1795919406081),
	('led_01M8JJ6VK1S4QT2F1KWCDMGE50', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQwaCNBogOAgGiJSNsPy7eVsYgRRsjhOFf0d5vOZM9dg', NULL, 1795919408737),
	('led_01M8JJ6VP1X6CCKPEJMXX87Y9N', 'payments:held', 'test:earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQwaCNBogOAgGiJSNsPy7eVsYgRRsjhOFf0d5vOZM9dg', 'call_01M8JJ6VNVM6G07XYMTQNNT4FH', 1795919408833),
	('led_01M8JJ6VP1YAJTSNS6JZJVQHTF', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQwaCNBogOAgGiJSNsPy7eVsYgRRsjhOFf0d5vOZM9dg', 'call_01M8JJ6VNVM6G07XYMTQNNT4FH', 1795919408833),
	('led_01M8JJ6VRMS698R3ANM4H5E3D7', 'test:earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQwaCNBogOAgGiJSNsPy7eVsYgRRsjhOFf0d5vOZM9dg', 'call_01M8JJ6VNVM6G07XYMTQNNT4FH', 1795919408916),
	('led_01M8JJ6VRMHJKEAFFD98V5E60V', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQwaCNBogOAgGiJSNsPy7eVsYgRRsjhOFf0d5vOZM9dg', 'call_01M8JJ6VNVM6G07XYMTQNNT4FH', 1795919408916),
	('led_01M8JJ6VX1B9951MMBDD5VKZJ7', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJ6VTGSNJ59QEZNFQRQPTMwNCGA4gOMWiCrfpqemdkg6-TN8WG35o', NULL, 1795919409057),
	('led_01M8JJ6VZE7EADZZ2C6V73PBMQ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JJ6VTGSNJ59QEZNFQRQPTMwNCGA4gOMWiCrfpqemdkg6-TN8WG35o', 'call_01M8JJ6VY85JKNCXC3CWZVMH40', 1795919409134),
	('led_01M8JJ6W5D0R8M0H6M46ZWT834', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJ6W09D0W75Z09CGHW4DE1hNCGA4gOMWiCrfpqemdkBgGiEInwrS0D8I49piheQ33xvyZI-dcGmA', NULL, 1795919409325),
	('led_01M8JJ6W9YV2V8S6S72MQAP0B5', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JJ6W09D0W75Z09CGHW4DE1hNCGA4gOMWiCrfpqemdkBgGiEInwrS0D8I49piheQ33xvyZI-dcGmA', 'call_01M8JJ6W9808HPQ4TPGP6MRVAV', 1795919409470),
	('led_01M8JJ6WC5MF8P2XKDTDVX68X9', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJ6WAFDBVEXJ2S2VBK6PWKwNCGA4gOMXkGn8t9OmdknWz0qRfAvgk', NULL, 1795919409541),
	('led_01M8JJ6WVDQG3SXKZMV6MYT86C', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJ6WJEP01FW91Z0DX9TYABjNCGA4gOMWiCrfpqemdkqQEez15sZQAn4BpKeNQiSyyNTbRlIzjoLWJnAUBs1dPiV8Vq-H0', NULL, 1795919410029),
	('led_01M8JJ6WVDA2SJDT964KY0EBPP', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JJ6WJEP01FW91Z0DX9TYABjNCGA4gOMWiCrfpqemdkqQEez15sZQAn4BpKeNQiSyyNTbRlIzjoLWJnAUBs1dPiV8Vq-H0', 'call_01M8JJ6WNR50B3QY7Y2NWDTE1R', 1795919410029),
	('led_01M8JJ6X6DZMZY2E8JCDWXT55G', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8JJ6X56Z4FJKYJGH3CHKSMYjsCEPYgOxQFo6m3RE4VxK0ebIIkuIiZ9Gpo7IE1CZNVmtChieFdgyTIAqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwIGgGlgG7n5M', NULL, 1795919410381),
	('led_01M8JJ6X6DGJRCBQ7FSV4YDMA4', 'payments:held', 'test:credit:0xe077e71453b62290665ec8aec19cd82eef63bfd4', 1000000, 'USD', 'top_up', 'pay_01M8JJ6X56Z4FJKYJGH3CHKSMYjsCEPYgOxQFo6m3RE4VxK0ebIIkuIiZ9Gpo7IE1CZNVmtChieFdgyTIAqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwIGgGlgG7n5M', 'call_01M8JJ6X5KKGCJGZJYHTNEN90Y', 1795919410381),
	('led_01M8JJ6X9726DSJ4ZFPW4P1QFV', 'test:credit:0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJ6X96AP2FZXHTV8HEQBDRkNCGA4gOMWiCrfpqemdkqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwCVlqyJgDfOw', NULL, 1795919410471),
	('led_01M8JJ6XCDWRD4RJ11QQKCBJNN', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JJ6X96AP2FZXHTV8HEQBDRkNCGA4gOMWiCrfpqemdkqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwCVlqyJgDfOw', 'call_01M8JJ6X96G5S9JMS6JY012VWS', 1795919410573),
	('led_01M8JJ6XDRAMPV2D16QC1DRH53', 'test:credit:0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8JJ6XDR973AVT9B9PY9CPD5', NULL, 1795919410616),
	('led_01M8JJ6XFMSCR2D2R3PS4CTXKG', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6XEHZRSYQA90GGNZQ722waCNBogOAgGiJSNknS21mrk_qhcKCj5CvrEzwW9YLQ', NULL, 1795919410676),
	('led_01M8JJ6XGETDXJJ0F6JPG4KTAZ', 'payments:held', 'test:earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6XEHZRSYQA90GGNZQ722waCNBogOAgGiJSNknS21mrk_qhcKCj5CvrEzwW9YLQ', 'call_01M8JJ6XGC8AVH7P3T39HQE32G', 1795919410702),
	('led_01M8JJ6XGEN3EQCXQ56NXPSENK', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6XEHZRSYQA90GGNZQ722waCNBogOAgGiJSNknS21mrk_qhcKCj5CvrEzwW9YLQ', 'call_01M8JJ6XGC8AVH7P3T39HQE32G', 1795919410702),
	('led_01M8JJ6XK56GVF8HZV0GXZMGKF', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6XHQ27S58CB0WQAQVT8ChaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTG_yLO-yN8g', NULL, 1795919410789),
	('led_01M8JJ6XNJ0G8937GDRZXZHAN2', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6XHQ27S58CB0WQAQVT8ChaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTG_yLO-yN8g', 'call_01M8JJ6XNER4EJE3FCVY7TD6CZ', 1795919410866),
	('led_01M8JJ6XNJKR2ZTQQYKH5HSN58', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6XHQ27S58CB0WQAQVT8ChaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTG_yLO-yN8g', 'call_01M8JJ6XNER4EJE3FCVY7TD6CZ', 1795919410866),
	('led_01M8JJ6Y0Q8XJ88GMTTE3BGTSQ', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6XWNVW42Z11YT4ZKDBDXhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5Dfaj9cpRmMJZS', NULL, 1795919411223),
	('led_01M8JJ6Y5R3F7847FG20JBR1YA', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6XWNVW42Z11YT4ZKDBDXhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5Dfaj9cpRmMJZS', 'call_01M8JJ6Y5F1DEC8YXEJA4MK8T1', 1795919411384),
	('led_01M8JJ6Y5RJ7ZKYG48DB14CTQ5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6XWNVW42Z11YT4ZKDBDXhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5Dfaj9cpRmMJZS', 'call_01M8JJ6Y5F1DEC8YXEJA4MK8T1', 1795919411384),
	('led_01M8JJ6YC2F2NCGVA91NMVWAX9', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6Y9P6W8VAPX83N792TRShaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfWbwOBYLWZqx', NULL, 1795919411586),
	('led_01M8JJ6YF19E0D73ES55JSDC02', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6Y9P6W8VAPX83N792TRShaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfWbwOBYLWZqx', 'call_01M8JJ6YEZF7ZH570Y8NXQ1F37', 1795919411681),
	('led_01M8JJ70P7X6EVG2ESJPHHS518', 'earnings:usr_01M888KW1Z44WPYM500MWEG0E4', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795919413959),
	('led_01M8JJ6YF17ADMQ0D48BPAX2GV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6Y9P6W8VAPX83N792TRShaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfWbwOBYLWZqx', 'call_01M8JJ6YEZF7ZH570Y8NXQ1F37', 1795919411681),
	('led_01M8JJ6YMMJFCTQ7JFGF1ZX9K4', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6YK402K0E4W69D01X5D8haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfbCaP9B2Jnsj', NULL, 1795919411860),
	('led_01M8JJ6YPXC072BHGA6DWKX636', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6YK402K0E4W69D01X5D8haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfbCaP9B2Jnsj', 'call_01M8JJ6YPMMSDSWT6CCQHWCHRP', 1795919411933),
	('led_01M8JJ6YPXWQYQJKMFPBJKQE6A', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6YK402K0E4W69D01X5D8haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfbCaP9B2Jnsj', 'call_01M8JJ6YPMMSDSWT6CCQHWCHRP', 1795919411933),
	('led_01M8JJ6YT8E0XCBW4576N29WN0', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6YRWP3CN8VCNZXXQ6NCYhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfZXW3S5_OhBn', NULL, 1795919412040),
	('led_01M8JJ6YX2JPD8GJ522GRVN9PD', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6YRWP3CN8VCNZXXQ6NCYhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfZXW3S5_OhBn', 'call_01M8JJ6YWGFB9H70WQYV75N3R5', 1795919412130),
	('led_01M8JJ6YX2M985BDM2DYJ8AWYC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6YRWP3CN8VCNZXXQ6NCYhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfZXW3S5_OhBn', 'call_01M8JJ6YWGFB9H70WQYV75N3R5', 1795919412130),
	('led_01M8JJ6Z248EHM8ZES7QDEKEG3', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6YZFKBZDRBZ6YN69N1PRhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfQf0rZCywcRq', NULL, 1795919412292),
	('led_01M8JJ6Z3NFXP0KX3RJJDGKYV2', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6YZFKBZDRBZ6YN69N1PRhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfQf0rZCywcRq', 'call_01M8JJ6Z3K5SWXDYJ7ZFX7F25H', 1795919412341),
	('led_01M8JJ6Z3NBYGGG4N043RT8CYV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6YZFKBZDRBZ6YN69N1PRhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfQf0rZCywcRq', 'call_01M8JJ6Z3K5SWXDYJ7ZFX7F25H', 1795919412341),
	('led_01M8JJ6Z5C0C3CPCM57CFPA9ER', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6Z4GYN21WRPBNTVRDGX3haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfY_3v899OU58', NULL, 1795919412396),
	('led_01M8JJ6Z7CSHEEJEKE1NZB541D', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6Z4GYN21WRPBNTVRDGX3haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfY_3v899OU58', 'call_01M8JJ6Z7AQBXA5E6CZDJXY3RS', 1795919412460),
	('led_01M8JJ6Z7CW930NJXMH0RR0K5A', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6Z4GYN21WRPBNTVRDGX3haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfY_3v899OU58', 'call_01M8JJ6Z7AQBXA5E6CZDJXY3RS', 1795919412460),
	('led_01M8JJ6Z94TEBG5PEEPKY6DEBQ', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6Z88WBRD27Y1HVTDEENDhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTcwuiFYMXqW', NULL, 1795919412516),
	('led_01M8JJ6ZDH9JSC8S8EVC7BJMRT', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6Z88WBRD27Y1HVTDEENDhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTcwuiFYMXqW', 'call_01M8JJ6ZDHA4SZEVQJPJ5NDY9P', 1795919412657),
	('led_01M8JJ6ZDH15GXN595PBDWPADR', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6Z88WBRD27Y1HVTDEENDhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTcwuiFYMXqW', 'call_01M8JJ6ZDHA4SZEVQJPJ5NDY9P', 1795919412657),
	('led_01M8JJ6ZM3PNWNJY36X0QDQXQM', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6ZHH0J1SDDTSXX196231haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSYD5O6VnleR', NULL, 1795919412867),
	('led_01M8JJ6ZP4F9Y047995W5MPRAP', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6ZHH0J1SDDTSXX196231haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSYD5O6VnleR', 'call_01M8JJ6ZP3WHN2AFHN47K1MYRS', 1795919412932),
	('led_01M8JJ6ZP4WM60JNE2Q1WFK4V8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6ZHH0J1SDDTSXX196231haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSYD5O6VnleR', 'call_01M8JJ6ZP3WHN2AFHN47K1MYRS', 1795919412932),
	('led_01M8JJ6ZR6ND933CKD9N74QRSZ', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6ZQ36DG6ZZGPCKEKKR5NhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfaIEZDcZLZ2u', NULL, 1795919412998),
	('led_01M8JJ6ZSYAYM92Y4KT2YW0YYS', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6ZQ36DG6ZZGPCKEKKR5NhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfaIEZDcZLZ2u', 'call_01M8JJ6ZSY13VC48NCAAVEAVR7', 1795919413054),
	('led_01M8JJ6ZSYC0F0TW0GA9BY9B5J', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6ZQ36DG6ZZGPCKEKKR5NhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfaIEZDcZLZ2u', 'call_01M8JJ6ZSY13VC48NCAAVEAVR7', 1795919413054),
	('led_01M8JJ6ZWVQFWZYW5CW5Q1CVAT', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ6ZVD83A37B6CGXE6EQWJhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfThHMOrnGywI', NULL, 1795919413147),
	('led_01M8JJ700X2QC8081RZJE139JA', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ6ZVD83A37B6CGXE6EQWJhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfThHMOrnGywI', 'call_01M8JJ700N1S1M3HCHZNESFT8Y', 1795919413277),
	('led_01M8JJ700XR0KQ2HRWBPMQ5F09', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ6ZVD83A37B6CGXE6EQWJhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfThHMOrnGywI', 'call_01M8JJ700N1S1M3HCHZNESFT8Y', 1795919413277),
	('led_01M8JJ709874NBRJEQ5NMG6373', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JJ7048T0XAEWQ1DV96NSWQhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSg-o1oQTkR1', NULL, 1795919413544),
	('led_01M8JJ70AQW1YX3GQ3P14WC7PJ', 'payments:held', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 90000, 'USD', 'sale', 'pay_01M8JJ7048T0XAEWQ1DV96NSWQhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSg-o1oQTkR1', 'call_01M8JJ70AP0Y0DRF4EAQ72V8XA', 1795919413591),
	('led_01M8JJ70AQRSKKQHSPWD76ATCT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JJ7048T0XAEWQ1DV96NSWQhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSg-o1oQTkR1', 'call_01M8JJ70AP0Y0DRF4EAQ72V8XA', 1795919413591),
	('led_01M8JJ70D8KCJEFAWTDHMCNYCQ', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8JJ70C5AY5SMH0T7VBHAWA8hYCJeogOAgGiJSNm0g-1uBc_YDT52ToGAaIQifCtLQPwjj2mKF5DfRWC6zXuzmTJ', NULL, 1795919413672),
	('led_01M8JJ70FXF9JJX37KQ93B710J', 'payments:held', 'earnings:usr_01M888KW1Z44WPYM500MWEG0E4', 1800000, 'USD', 'sale', 'pay_01M8JJ70C5AY5SMH0T7VBHAWA8hYCJeogOAgGiJSNm0g-1uBc_YDT52ToGAaIQifCtLQPwjj2mKF5DfRWC6zXuzmTJ', 'call_01M8JJ70FW3893ET0WD58A98P7', 1795919413757),
	('led_01M8JJ70FX5PTA8TYRXGS4BC9T', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8JJ70C5AY5SMH0T7VBHAWA8hYCJeogOAgGiJSNm0g-1uBc_YDT52ToGAaIQifCtLQPwjj2mKF5DfRWC6zXuzmTJ', 'call_01M8JJ70FW3893ET0WD58A98P7', 1795919413757),
	('led_01M8JJ70P7Z1CFQMR2H3M60C31', 'earnings:usr_01M888KW0A5SC09XSCWNDBFA75', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795919413959),
	('led_01M8JJ70Y8Z9Y1Y7BXV9JGWTGM', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795919414216),
	('led_01M8JJ714F3NXFA6BTBK9YJRMW', 'operator:grants', 'credit:usr_01M8JJ71055PVA8QF4YNG6QGPD', 9000000, 'USD', 'top_up', NULL, NULL, 1795919414415),
	('led_01M8JJ71880D2FA2WV4GRKJN8N', 'credit:usr_01M8JJ71055PVA8QF4YNG6QGPD', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JJ717TF6YVS0XGK1AM3Z8NhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUjhE2GQaBBeNJ0oS6keDRajo1rb1g', NULL, 1795919414536),
	('led_01M8JJ7188D802EYQP9Z4DFXWV', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JJ717TF6YVS0XGK1AM3Z8NhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUjhE2GQaBBeNJ0oS6keDRajo1rb1g', 'call_01M8JJ717ZBS99WHYMGZ9CXDDB', 1795919414536),
	('led_01M8JJ71G8F27J0E07TFW42EYH', 'credit:usr_01M8JJ71055PVA8QF4YNG6QGPD', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', NULL, 1795919414792),
	('led_01M8JJ71G86A08P5BMT0E0H34Z', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', 'call_01M8JJ71G48F19D6S007P2N48D', 1795919414792),
	('led_01M8JJ725JE25H8MB6ADBBPAFX', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', 'call_01M8JJ71G48F19D6S007P2N48D', 1795919415474),
	('led_01M8JJ725J3B5PC38JY8EJ64EP', 'payments:held', 'earnings:usr_01M888KW1Z44WPYM500MWEG0E4', 2700000, 'USD', 'sale', 'pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', 'call_01M8JJ71G48F19D6S007P2N48D', 1795919415474),
	('led_01M8JJ725J5ZZ94PW6E52RBP1P', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', 'call_01M8JJ71G48F19D6S007P2N48D', 1795919415474),
	('led_01M8JJ72A9GJYRJYQF80F93MCZ', 'credit:usr_01M8JJ71055PVA8QF4YNG6QGPD', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JJ72A7NVZ9BQ0T3M0334MFhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUjhE2GQaBBeNJ0oS6kBctUvkM7Pyc', NULL, 1795919415625),
	('led_01M8JJ72A9H1E5QSCPMG80X50F', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JJ72A7NVZ9BQ0T3M0334MFhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUjhE2GQaBBeNJ0oS6kBctUvkM7Pyc', 'call_01M8JJ72A8YA8E42WAKW1HEC77', 1795919415625),
	('led_01M8JJ72DE8GDVSFE8FFHHCZKD', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JJ72A7NVZ9BQ0T3M0334MFhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUjhE2GQaBBeNJ0oS6kBctUvkM7Pyc', 'call_01M8JJ72A8YA8E42WAKW1HEC77', 1795919415726),
	('led_01M8JJ72DEFCWBEX3N3R5RWSW7', 'payments:held', 'credit:usr_01M8JJ71055PVA8QF4YNG6QGPD', 3000000, 'USD', 'refund', 'pay_01M8JJ72A7NVZ9BQ0T3M0334MFhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUjhE2GQaBBeNJ0oS6kBctUvkM7Pyc', NULL, 1795919415726),
	('led_01M8JJ72VSG5KQNVZQB9TT1KFH', 'provider:stripe', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 5000000, 'USD', 'top_up', 'top_01M8JJ72SN1DYKFBM26BM0536H', NULL, 1795919416185),
	('led_01M8JJ7301AEBC1EKX6Q4GAQV2', 'credit:usr_01M888KW45MNCJ0M50V9X38SVD', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8JJ72SN1DYKFBM26BM0536H', NULL, 1795919416321),
	('led_01M8JJ7E2XB7PYX0J9FEQVNQB0', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JJ7DSH9DBJE1WYVT0VQ7KAwOCnEogOLcqOqQjW8o6of2p5YZXWl0o', NULL, 1795919427677),
	('led_01M8JJ7E7JHCSA0X0S4HRWYT0R', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JJ7DSH9DBJE1WYVT0VQ7KAwOCnEogOLcqOqQjW8o6of2p5YZXWl0o', 'call_01M8JJ7E5HPNYWS4TVYMGV5F46', 1795919427826),
	('led_01M8JJ7F4A80QVN6PAK6EZHK99', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJ7EQFJ5QVB3M9J7ZRZXH7wNCGA4gOMWiCrfpqemdkTOcOQpgBlRY', NULL, 1795919428746),
	('led_01M8JJ7GZA6BFJPS1DG29QS8HH', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JJ7GXH0VRTW1HPB6S464ZFwOCnEogOLcqOqQjW8o6o6ee9U2DNMJA', NULL, 1795919430634),
	('led_01M8JJ7H7AJNCQKCB7EKPG7CVN', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JJ7GXH0VRTW1HPB6S464ZFwOCnEogOLcqOqQjW8o6o6ee9U2DNMJA', 'call_01M8JJ7H6CEZZVW0KCZ9CN0Z2H', 1795919430890),
	('led_01M8JJ7HN5RSCR7WWHECZM24DS', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JJ7HB31HPG453W6WMEQ604wNCGA4gOJcwE4TpnZF1EcFrA-CK6', NULL, 1795919431333);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8JJ6X56Z4FJKYJGH3CHKSMYjsCEPYgOxQFo6m3RE4VxK0ebIIkuIiZ9Gpo7IE1CZNVmtChieFdgyTIAqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwIGgGlgG7n5M', 'credit', 'credit:0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xe077e71453b62290665ec8aec19cd82eef63bfd4', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', 1795919410342, 1795923010381, 1795919410381, NULL, NULL),
	('pay_01M888KWS63XFXWGAQVVNGN2C3wNCGA4gOMWiCrfpqemdk2gY_whORTP0', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795573805862, 1795577405968, 1795573805968, NULL, NULL),
	('pay_01M888KWXFG31H9NN19X2VW1H1hNCGA4gOMWiCrfpqemdkBgGiEInwrS0D8I49piheQ32SrHC9fVO5Ng', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795573805999, 1795577406048, 1795573806048, NULL, NULL),
	('pay_01M888KWN67EAXVW1DBJ3CN3C9wNCGA4gOMWiCrfpqemdkWtm1aiRwWyo', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795573805734, 1795574705734, NULL, NULL, NULL),
	('pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQwaCNBogOAgGiJSNsPy7eVsYgRRsjhOFf0d5vOZM9dg', 'asset', 'ast_01M8JJ6V1Z5VF5DHH08MDJ7171', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795919408688, 1795923008920, 1795919408737, NULL, NULL),
	('pay_01M8JJ6XWNVW42Z11YT4ZKDBDXhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5Dfaj9cpRmMJZS', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919411093, 1795923011223, 1795919411223, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919411223),
	('pay_01M8JJ6VTGSNJ59QEZNFQRQPTMwNCGA4gOMWiCrfpqemdkg6-TN8WG35o', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795919408976, 1795923009057, 1795919409057, NULL, NULL),
	('pay_01M8JJ6X96AP2FZXHTV8HEQBDRkNCGA4gOMWiCrfpqemdkqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwCVlqyJgDfOw', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xe077e71453b62290665ec8aec19cd82eef63bfd4', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', 1795919410470, 1795923010471, 1795919410471, NULL, NULL),
	('pay_01M8JJ6W09D0W75Z09CGHW4DE1hNCGA4gOMWiCrfpqemdkBgGiEInwrS0D8I49piheQ33xvyZI-dcGmA', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919409161, 1795923009325, 1795919409325, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919409325),
	('pay_01M8JJ6WAFDBVEXJ2S2VBK6PWKwNCGA4gOMXkGn8t9OmdknWz0qRfAvgk', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795919409487, 1795923009541, 1795919409541, NULL, NULL),
	('pay_01M8JJ6WJEP01FW91Z0DX9TYABjNCGA4gOMWiCrfpqemdkqQEez15sZQAn4BpKeNQiSyyNTbRlIzjoLWJnAUBs1dPiV8Vq-H0', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x3b08c2c2b4046f981ff3118d8c3750436ecf5688', '0x3b08c2c2b4046f981ff3118d8c3750436ecf5688', 1795919409742, 1795923010029, 1795919410029, NULL, NULL),
	('pay_01M8JJ6XEHZRSYQA90GGNZQ722waCNBogOAgGiJSNknS21mrk_qhcKCj5CvrEzwW9YLQ', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795919410641, 1795923010676, 1795919410676, NULL, NULL),
	('pay_01M8JJ6Z88WBRD27Y1HVTDEENDhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTcwuiFYMXqW', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919412488, 1795923012516, 1795919412516, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412516),
	('pay_01M8JJ6XHQ27S58CB0WQAQVT8ChaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTG_yLO-yN8g', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919410743, 1795923010789, 1795919410789, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919410789),
	('pay_01M8JJ6Y9P6W8VAPX83N792TRShaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfWbwOBYLWZqx', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919411510, 1795923011586, 1795919411586, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919411586),
	('pay_01M8JJ6YK402K0E4W69D01X5D8haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfbCaP9B2Jnsj', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919411812, 1795923011860, 1795919411860, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919411860),
	('pay_01M8JJ6YRWP3CN8VCNZXXQ6NCYhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfZXW3S5_OhBn', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919411996, 1795923012040, 1795919412040, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412040),
	('pay_01M8JJ6Z4GYN21WRPBNTVRDGX3haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfY_3v899OU58', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919412368, 1795923012396, 1795919412396, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412396),
	('pay_01M8JJ6YZFKBZDRBZ6YN69N1PRhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfQf0rZCywcRq', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919412207, 1795923012292, 1795919412292, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412292),
	('pay_01M8JJ6ZHH0J1SDDTSXX196231haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSYD5O6VnleR', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919412785, 1795923012867, 1795919412867, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412867),
	('pay_01M8JJ6ZQ36DG6ZZGPCKEKKR5NhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfaIEZDcZLZ2u', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919412963, 1795923012998, 1795919412998, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412998),
	('pay_01M8JJ7GXH0VRTW1HPB6S464ZFwOCnEogOLcqOqQjW8o6o6ee9U2DNMJA', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795919430577, 1796005830634, 1795919430634, NULL, NULL),
	('pay_01M8JJ6ZVD83A37B6CGXE6EQWJhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfThHMOrnGywI', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919413101, 1795923013147, 1795919413147, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919413147),
	('pay_01M8JJ7048T0XAEWQ1DV96NSWQhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSg-o1oQTkR1', 'asset', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919413384, 1795923013544, 1795919413544, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919413544),
	('pay_01M8JJ70C5AY5SMH0T7VBHAWA8hYCJeogOAgGiJSNm0g-1uBc_YDT52ToGAaIQifCtLQPwjj2mKF5DfRWC6zXuzmTJ', 'asset', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795919413637, 1795923013672, 1795919413672, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919413672),
	('pay_01M8JJ72A7NVZ9BQ0T3M0334MFhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUjhE2GQaBBeNJ0oS6kBctUvkM7Pyc', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 1795919415623, 1795923015625, 1795919415625, NULL, NULL),
	('pay_01M8JJ717TF6YVS0XGK1AM3Z8NhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUjhE2GQaBBeNJ0oS6keDRajo1rb1g', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 1795919414522, 1795923014536, 1795919414536, 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 1795919414536),
	('pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', 'asset', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 1795919414788, 1795923015474, 1795919414792, 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 1795919414792),
	('pay_01M8JJ7DSH9DBJE1WYVT0VQ7KAwOCnEogOLcqOqQjW8o6of2p5YZXWl0o', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795919427377, 1795923027677, 1795919427677, NULL, NULL),
	('pay_01M8JJ7EQFJ5QVB3M9J7ZRZXH7wNCGA4gOMWiCrfpqemdkTOcOQpgBlRY', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795919428335, 1795923028746, 1795919428746, NULL, NULL),
	('pay_01M8JJ7G6RTE2WT2Z59H6RRNYSjNCGA4gOMWiCrfpqemdkqQEe0G0eZtpe4SyaIA85DzlhXxJ40Eb1bCsux20eU_vyrrqsPnI', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x4deace6b3531e113513535b4ef947a1d873fbdea', NULL, 1795919429848, 1795920329848, NULL, NULL, NULL),
	('pay_01M8JJ7GFV5VMYH3SSMJ29JG05jNCGA4gOMWiCrfpqemdkqQEe1HitWbdM8GStOk8mJ0eUX15zBCZ1LTUb_XIi9LfD3_zUXuw', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x8f89aa388cc095932037e0b6aec02213590f1e6e', NULL, 1795919430139, 1795920330139, NULL, NULL, NULL),
	('pay_01M8JJ7HB31HPG453W6WMEQ604wNCGA4gOJcwE4TpnZF1EcFrA-CK6', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795919431011, 1796005831333, 1795919431333, NULL, NULL),
	('pay_01M8JJ7HVPYVZ1PXYPN8S8FS4ThNCGA4gOMWiCrfpqemdkBgGiEInwrS0D8I49piheQ32zLAVV_FE_EQ', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', NULL, 1795919431542, 1795920331542, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8JJ70P7DD36MSYD6PMMTS2R', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795919413959, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8JJ70P7E6CEW01NP0WE8WD3', 'pob_01M8JJ70P7DD36MSYD6PMMTS2R', 'usr_01M888KW0A5SC09XSCWNDBFA75', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795919413959, NULL),
	('pot_01M8JJ70P7DNBX1MREQRWM61P2', 'pob_01M8JJ70P7DD36MSYD6PMMTS2R', 'usr_01M888KW1Z44WPYM500MWEG0E4', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795919413959, 1795919414216);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795919413959);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M888KW0A5SC09XSCWNDBFA75', 1795573805460),
	('usr_01M888KW1Z44WPYM500MWEG0E4', 1795573805637);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8JJ71G85ST6S2GS27GB6E6C', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', 'call_01M8JJ71G48F19D6S007P2N48D', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 'rev_01M8JJ725J8X8ZYKZKN9Q9QWT1', NULL, NULL, 1795919414792, 1803695414792, 1795919415474),
	('plg_01M8JJ72A9FQ1ZNXAPGSP70NVS', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8JJ72A7NVZ9BQ0T3M0334MFhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUjhE2GQaBBeNJ0oS6kBctUvkM7Pyc', 'call_01M8JJ72A8YA8E42WAKW1HEC77', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795919415625, 1803695415625, 1795919415726),
	('plg_01M8JJ7188M9VCC6D70K2V5W4D', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8JJ717TF6YVS0XGK1AM3Z8NhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUjhE2GQaBBeNJ0oS6keDRajo1rb1g', 'call_01M8JJ717ZBS99WHYMGZ9CXDDB', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795919415827, 1795919414536, 1803695414536, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8JJ7FHYCH8V71QZEDPG77MJ', 1795919429574, 1795919444574);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8JJ75K2VQ3N99H1NYJ7NDKA:20786:0', 'asset', 'ast_01M8JJ75K2VQ3N99H1NYJ7NDKA', 'match:asset:ast_01M8JJ75K2VQ3N99H1NYJ7NDKA:20786:0', 0, 1795919419035),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 0, 1795919424573),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 0, 1795919424569),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 0, 1795919424569),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 0, 1795919429835);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8JJ6VNVM6G07XYMTQNNT4FH', 'pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQwaCNBogOAgGiJSNsPy7eVsYgRRsjhOFf0d5vOZM9dg', 'ast_01M8JJ6V1Z5VF5DHH08MDJ7171', 'anonymous', 'given_back', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919408833, NULL, 1795919408833),
	('call_01M8JJ6VY85JKNCXC3CWZVMH40', 'pay_01M8JJ6VTGSNJ59QEZNFQRQPTMwNCGA4gOMWiCrfpqemdkg6-TN8WG35o', 'counted-echo', 'anonymous', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919409105, NULL, 1795919409134),
	('call_01M8JJ6W9808HPQ4TPGP6MRVAV', 'pay_01M8JJ6W09D0W75Z09CGHW4DE1hNCGA4gOMWiCrfpqemdkBgGiEInwrS0D8I49piheQ33xvyZI-dcGmA', 'counted-echo', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919409453, NULL, 1795919409470),
	('call_01M8JJ6WDM0VGZNF5VV37TPCJ4', 'pay_01M8JJ6WAFDBVEXJ2S2VBK6PWKwNCGA4gOMXkGn8t9OmdknWz0qRfAvgk', 'failing-echo', 'anonymous', 'given_back', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919409604, NULL, 1795919409633),
	('call_01M8JJ6XNER4EJE3FCVY7TD6CZ', 'pay_01M8JJ6XHQ27S58CB0WQAQVT8ChaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTG_yLO-yN8g', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919410866, NULL, 1795919410866),
	('call_01M8JJ6WNR50B3QY7Y2NWDTE1R', 'pay_01M8JJ6WJEP01FW91Z0DX9TYABjNCGA4gOMWiCrfpqemdkqQEez15sZQAn4BpKeNQiSyyNTbRlIzjoLWJnAUBs1dPiV8Vq-H0', 'counted-echo', '0x3b08c2c2b4046f981ff3118d8c3750436ecf5688', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x3b08c2c2b4046f981ff3118d8c3750436ecf5688', '0x3b08c2c2b4046f981ff3118d8c3750436ecf5688', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x3b08c2c2b4046f981ff3118d8c3750436ecf5688 0x1bc3b6ca8895a9de6af4a8eaf991916733ef0d72ba5f22c35e6abb8b8cc49365', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x72625d916cb52debf02defefca2b8b2ed9234a28313d5d233bf528c9f6a9add673210f6de836217aa9dca1fd16b293d2a262aebca4be49b9c7e2a26b749692001c","authorization":{"from":"0x3B08C2c2b4046f981Ff3118D8c3750436ECf5688","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795919469","nonce":"0x1bc3b6ca8895a9de6af4a8eaf991916733ef0d72ba5f22c35e6abb8b8cc49365"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xe5d4ebac33435c3da91e604691d1176d75e3267191205b07f0cc569eb3282059', '0x3b08c2c2b4046f981ff3118d8c3750436ecf5688', 0, 0, 1795919409898, NULL, 1795919410029),
	('call_01M8JJ6X5KKGCJGZJYHTNEN90Y', 'pay_01M8JJ6X56Z4FJKYJGH3CHKSMYjsCEPYgOxQFo6m3RE4VxK0ebIIkuIiZ9Gpo7IE1CZNVmtChieFdgyTIAqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwIGgGlgG7n5M', 'credit:0xe077e71453b62290665ec8aec19cd82eef63bfd4', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, 'credit 1000000', NULL, NULL, '0xe077e71453b62290665ec8aec19cd82eef63bfd4', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xe077e71453b62290665ec8aec19cd82eef63bfd4 0xee4c0f3d3e67b9cb33758a356b44baf52d289e50dc611482fda568e6237bb5d1', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xd9d3b2765cec2db6baaae83e688786c242522a379d91b2896cfec8e7079e04e22821457d564b6376efe227ee8feea220bc92786a1abde7358ca62c5939ed190a1c","authorization":{"from":"0xe077e71453B62290665Ec8Aec19Cd82eEf63bFD4","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795919470","nonce":"0xee4c0f3d3e67b9cb33758a356b44baf52d289e50dc611482fda568e6237bb5d1"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xd2b716d349e48f8e6652d8f6cf5e76e6fdb10eafcb69a1c454ee1e97389154b7', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', 0, 0, 1795919410355, NULL, 1795919410381),
	('call_01M8JJ6X96G5S9JMS6JY012VWS', 'pay_01M8JJ6X96AP2FZXHTV8HEQBDRkNCGA4gOMWiCrfpqemdkqQEe2hrDcj0zb19WJ4xAGXMMWmAhWGwmc2M_p3lwCVlqyJgDfOw', 'counted-echo', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xe077e71453b62290665ec8aec19cd82eef63bfd4', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', 'siwx:4pGfE8-eUvGbtRDi-n4oZloCBeswMeXFvVRToD2Sm7k', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919410471, NULL, 1795919410573),
	('call_01M8JJ6XGC8AVH7P3T39HQE32G', 'pay_01M8JJ6XEHZRSYQA90GGNZQ722waCNBogOAgGiJSNknS21mrk_qhcKCj5CvrEzwW9YLQ', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'anonymous', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919410702, NULL, 1795919410702),
	('call_01M8JJ6Y5F1DEC8YXEJA4MK8T1', 'pay_01M8JJ6XWNVW42Z11YT4ZKDBDXhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5Dfaj9cpRmMJZS', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919411384, NULL, 1795919411384),
	('call_01M8JJ6YEZF7ZH570Y8NXQ1F37', 'pay_01M8JJ6Y9P6W8VAPX83N792TRShaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfWbwOBYLWZqx', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919411681, NULL, 1795919411681),
	('call_01M8JJ6YPMMSDSWT6CCQHWCHRP', 'pay_01M8JJ6YK402K0E4W69D01X5D8haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfbCaP9B2Jnsj', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919411933, NULL, 1795919411933),
	('call_01M8JJ6YWGFB9H70WQYV75N3R5', 'pay_01M8JJ6YRWP3CN8VCNZXXQ6NCYhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfZXW3S5_OhBn', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919412130, NULL, 1795919412130),
	('call_01M8JJ6Z3K5SWXDYJ7ZFX7F25H', 'pay_01M8JJ6YZFKBZDRBZ6YN69N1PRhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfQf0rZCywcRq', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919412341, NULL, 1795919412341),
	('call_01M8JJ6Z7AQBXA5E6CZDJXY3RS', 'pay_01M8JJ6Z4GYN21WRPBNTVRDGX3haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfY_3v899OU58', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919412460, NULL, 1795919412460),
	('call_01M8JJ6ZDHA4SZEVQJPJ5NDY9P', 'pay_01M8JJ6Z88WBRD27Y1HVTDEENDhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTcwuiFYMXqW', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919412657, NULL, 1795919412657),
	('call_01M8JJ6ZP3WHN2AFHN47K1MYRS', 'pay_01M8JJ6ZHH0J1SDDTSXX196231haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSYD5O6VnleR', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919412932, NULL, 1795919412932),
	('call_01M8JJ6ZSY13VC48NCAAVEAVR7', 'pay_01M8JJ6ZQ36DG6ZZGPCKEKKR5NhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfaIEZDcZLZ2u', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919413054, NULL, 1795919413054),
	('call_01M8JJ700N1S1M3HCHZNESFT8Y', 'pay_01M8JJ6ZVD83A37B6CGXE6EQWJhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfThHMOrnGywI', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919413277, NULL, 1795919413277),
	('call_01M8JJ70AP0Y0DRF4EAQ72V8XA', 'pay_01M8JJ7048T0XAEWQ1DV96NSWQhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSg-o1oQTkR1', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919413591, NULL, 1795919413591),
	('call_01M8JJ70FW3893ET0WD58A98P7', 'pay_01M8JJ70C5AY5SMH0T7VBHAWA8hYCJeogOAgGiJSNm0g-1uBc_YDT52ToGAaIQifCtLQPwjj2mKF5DfRWC6zXuzmTJ', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 'key_01M888KW5D5M1Z13HXMRM5WGVX', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919413757, NULL, 1795919413757),
	('call_01M8JJ717ZBS99WHYMGZ9CXDDB', 'pay_01M8JJ717TF6YVS0XGK1AM3Z8NhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiUjhE2GQaBBeNJ0oS6keDRajo1rb1g', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919414536, NULL, 1795919414536),
	('call_01M8JJ71G48F19D6S007P2N48D', 'pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919414792, NULL, 1795919414792),
	('call_01M8JJ72A8YA8E42WAKW1HEC77', 'pay_01M8JJ72A7NVZ9BQ0T3M0334MFhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiUjhE2GQaBBeNJ0oS6kBctUvkM7Pyc', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 'given_back', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919415625, NULL, 1795919415625),
	('call_01M8JJ7E5HPNYWS4TVYMGV5F46', 'pay_01M8JJ7DSH9DBJE1WYVT0VQ7KAwOCnEogOLcqOqQjW8o6of2p5YZXWl0o', 'scan-submit', 'anonymous', 'used', 'proc_01M888KTZD8QJYR8D4EQ1Q4S16', NULL, NULL, NULL, '{"requestId":"req_01M8JJ7E5H72S9H5SZT6EZHD7P","data":{"id":"job_01M8JJ7E7DASMYPDR4DTGJZ13Y"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919427786, NULL, 1795919427826),
	('call_01M8JJ7G72MWWP2F2B15SX83KK', 'pay_01M8JJ7G6RTE2WT2Z59H6RRNYSjNCGA4gOMWiCrfpqemdkqQEe0G0eZtpe4SyaIA85DzlhXxJ40Eb1bCsux20eU_vyrrqsPnI', 'counted-echo', '0x4deace6b3531e113513535b4ef947a1d873fbdea', 'refused', 'proc_01M8JJ7FHYCH8V71QZEDPG77MJ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x4deace6b3531e113513535b4ef947a1d873fbdea', '0x4deace6b3531e113513535b4ef947a1d873fbdea', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x4deace6b3531e113513535b4ef947a1d873fbdea 0x96904688fd8c06cf13ea5b4740abb769de7742807af5f7ddb4253da10e5e44f9', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x991f4ec1b9d3faabe04e953653c983f39002d34f40b7dfd1de0e445fd1ca2a113c17ca0b96b679c72ec529c072e9f77d819b8c5019b520d7afa20abceead34af1c","authorization":{"from":"0x4dEaCe6B3531E113513535b4eF947A1d873fbdea","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795919489","nonce":"0x96904688fd8c06cf13ea5b4740abb769de7742807af5f7ddb4253da10e5e44f9"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795919429860, NULL, 1795919429971),
	('call_01M8JJ7GGV7DBY48D3QFB8NPT8', 'pay_01M8JJ7GFV5VMYH3SSMJ29JG05jNCGA4gOMWiCrfpqemdkqQEe1HitWbdM8GStOk8mJ0eUX15zBCZ1LTUb_XIi9LfD3_zUXuw', 'counted-echo', '0x8f89aa388cc095932037e0b6aec02213590f1e6e', 'unknown', 'proc_01M8JJ7FHYCH8V71QZEDPG77MJ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x8f89aa388cc095932037e0b6aec02213590f1e6e', '0x8f89aa388cc095932037e0b6aec02213590f1e6e', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x8f89aa388cc095932037e0b6aec02213590f1e6e 0x30ce25a857417d83509d4e5022b221f20c56d192aef93adcd87ed1e129061e5f', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x92465d4f8281e4fe955da00223fcd763dfdd46de39270a52765d946dcb30ec0d31f6bba3a30b9b682a8fb4cdf4845f1e100f660fcd29a4d040f17200d1bb7d791b","authorization":{"from":"0x8F89AA388CC095932037e0B6aEC02213590F1E6e","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795919490","nonce":"0x30ce25a857417d83509d4e5022b221f20c56d192aef93adcd87ed1e129061e5f"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795919430182, 1795919430499, NULL),
	('call_01M8JJ7H6CEZZVW0KCZ9CN0Z2H', 'pay_01M8JJ7GXH0VRTW1HPB6S464ZFwOCnEogOLcqOqQjW8o6o6ee9U2DNMJA', 'scan-submit', 'anonymous', 'used', 'proc_01M8JJ7FHYCH8V71QZEDPG77MJ', NULL, NULL, NULL, '{"requestId":"req_01M8JJ7H3PN7DA2PVY3GXKR86K","data":{"id":"job_01M8JJ7H79CXF36A6YQTDER4GY"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919430864, NULL, 1795919430890),
	('call_01M8JJ7HTBNMHR96BQ6NX0SX1Q', 'pay_01M8JJ7HB31HPG453W6WMEQ604wNCGA4gOJcwE4TpnZF1EcFrA-CK6', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8JJ7FHYCH8V71QZEDPG77MJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795919431512, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8JJ6VP1ZW77M82HWPQ7J25A', 'file_missing', 0, 1795919408916);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8JJ6VP1ZW77M82HWPQ7J25A', 'pay_01M8JJ6VHGKRPFSD9ZQ7MDPHWQwaCNBogOAgGiJSNsPy7eVsYgRRsjhOFf0d5vOZM9dg', 'call_01M8JJ6VNVM6G07XYMTQNNT4FH', 'ast_01M8JJ6V1Z5VF5DHH08MDJ7171', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 1, 'anonymous', 1795919408833, NULL),
	('rev_01M8JJ6XGE92WDQQ4GZC85ZXWG', 'pay_01M8JJ6XEHZRSYQA90GGNZQ722waCNBogOAgGiJSNknS21mrk_qhcKCj5CvrEzwW9YLQ', 'call_01M8JJ6XGC8AVH7P3T39HQE32G', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 1, 'anonymous', 1795919410702, NULL),
	('rev_01M8JJ6XNJ3YXZ52NB3RY5T8G0', 'pay_01M8JJ6XHQ27S58CB0WQAQVT8ChaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTG_yLO-yN8g', 'call_01M8JJ6XNER4EJE3FCVY7TD6CZ', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919410866, NULL),
	('rev_01M8JJ6Y5RM3NB4QS589B8CTMC', 'pay_01M8JJ6XWNVW42Z11YT4ZKDBDXhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5Dfaj9cpRmMJZS', 'call_01M8JJ6Y5F1DEC8YXEJA4MK8T1', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919411384, NULL),
	('rev_01M8JJ6YF1FT13QRDP7SJD6YCN', 'pay_01M8JJ6Y9P6W8VAPX83N792TRShaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfWbwOBYLWZqx', 'call_01M8JJ6YEZF7ZH570Y8NXQ1F37', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919411681, NULL),
	('rev_01M8JJ6YPX7M4B4TZPXMQNHYT7', 'pay_01M8JJ6YK402K0E4W69D01X5D8haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfbCaP9B2Jnsj', 'call_01M8JJ6YPMMSDSWT6CCQHWCHRP', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919411933, NULL),
	('rev_01M8JJ6YX2B7P0Z3HA9FWGANF8', 'pay_01M8JJ6YRWP3CN8VCNZXXQ6NCYhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfZXW3S5_OhBn', 'call_01M8JJ6YWGFB9H70WQYV75N3R5', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412130, NULL),
	('rev_01M8JJ6Z3NEPNV2T2RT05Y2Z1W', 'pay_01M8JJ6YZFKBZDRBZ6YN69N1PRhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfQf0rZCywcRq', 'call_01M8JJ6Z3K5SWXDYJ7ZFX7F25H', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412341, NULL),
	('rev_01M8JJ6Z7CGKNEGNAWP0PCPF1N', 'pay_01M8JJ6Z4GYN21WRPBNTVRDGX3haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfY_3v899OU58', 'call_01M8JJ6Z7AQBXA5E6CZDJXY3RS', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412460, NULL),
	('rev_01M8JJ6ZDHF4NRE3WDBSK3MJND', 'pay_01M8JJ6Z88WBRD27Y1HVTDEENDhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfTcwuiFYMXqW', 'call_01M8JJ6ZDHA4SZEVQJPJ5NDY9P', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412657, NULL),
	('rev_01M8JJ6ZP42RG8EWXCN3Q5N5HP', 'pay_01M8JJ6ZHH0J1SDDTSXX196231haCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSYD5O6VnleR', 'call_01M8JJ6ZP3WHN2AFHN47K1MYRS', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919412932, NULL),
	('rev_01M8JJ6ZSYFVB403AHSQ87FBHN', 'pay_01M8JJ6ZQ36DG6ZZGPCKEKKR5NhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfaIEZDcZLZ2u', 'call_01M8JJ6ZSY13VC48NCAAVEAVR7', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919413054, NULL),
	('rev_01M8JJ700XF1GRPTZ4Q60XC9D7', 'pay_01M8JJ6ZVD83A37B6CGXE6EQWJhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfThHMOrnGywI', 'call_01M8JJ700N1S1M3HCHZNESFT8Y', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919413277, NULL),
	('rev_01M8JJ70AQ911FT7CXE0PB3DVX', 'pay_01M8JJ7048T0XAEWQ1DV96NSWQhaCNBogOAgGiJSNknS21mrk_qhcKCj4GAaIQifCtLQPwjj2mKF5DfSg-o1oQTkR1', 'call_01M8JJ70AP0Y0DRF4EAQ72V8XA', 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 10000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919413591, NULL),
	('rev_01M8JJ70FXKPPFBN8REEEBX9HC', 'pay_01M8JJ70C5AY5SMH0T7VBHAWA8hYCJeogOAgGiJSNm0g-1uBc_YDT52ToGAaIQifCtLQPwjj2mKF5DfRWC6zXuzmTJ', 'call_01M8JJ70FW3893ET0WD58A98P7', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 'usr_01M888KW1Z44WPYM500MWEG0E4', 2000000, 200000, 'USD', 0, 'key_01M888KW5D5M1Z13HXMRM5WGVX', 1795919413757, NULL),
	('rev_01M8JJ725J8X8ZYKZKN9Q9QWT1', 'pay_01M8JJ71G4371RN19GBNA2677NhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiUjhE2GQaBBeNJ0oS6kARdaJ3cy3R0', 'call_01M8JJ71G48F19D6S007P2N48D', 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 'usr_01M888KW1Z44WPYM500MWEG0E4', 3000000, 300000, 'USD', 0, 'key_01M8JJ712DGS0T0GBRT9TA2BN4', 1795919415474, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795919403828),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795919403845),
	('0003-mail', 'eda55432f7a1dc1b96c2587cc7dbc1c739ce888ae87febd8ad01342aff1f4dba', 1795919403923);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8JJ6S4X5PTSNE9ZN8BGM2HY', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8JJ6SPJ1YTVG5SZC0TFKP9T', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M888KW1Z44WPYM500MWEG0E4', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8JJ75K2VQ3N99H1NYJ7NDKA', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M888KW0A5SC09XSCWNDBFA75', 100000, 'Sightings of quetzals in Costa Rica

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
	('5d6f6628b1c689bc2ae6f5d40239f2312e37c0e14d1f6cc7141f7abf96bcf458', 'usr_00000000000000000000000000', 1795573805039, 1798165805039, 'bearer', NULL, NULL),
	('8ca6d597d86059220768784a411a0d8aad744fd0dacb79f8bc99506846888580', 'usr_01M888KW0A5SC09XSCWNDBFA75', 1795573805068, 1798165805068, 'bearer', NULL, NULL),
	('66821e4863350ef065e6244a5b1679ecaa7a86f88c9f9c527ed75edf862b663f', 'usr_01M888KW1Z44WPYM500MWEG0E4', 1795573805126, 1798165805126, 'bearer', NULL, NULL),
	('ccbcb1996040e88fa07cbcec6aed5473084ea24b1565830c56cb6b03c2fde6f7', 'usr_01M888KW45MNCJ0M50V9X38SVD', 1795573805191, 1798165805191, 'bearer', NULL, NULL),
	('61d9b6b509dc13b4a442502faa01923429110ce378423759ab7cc9a36dc1e862', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 1795919414288, 1798511414288, 'bearer', NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('fc9236b369d38e3bc7827a85326ed62468730e6cddd864c8ff4689cd9627802a', 'usr_01M8JJ76C6XEARYE5JEBWTJQMR', 1795919419830, 1796005819830, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795919416175);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x3b08c2c2b4046f981ff3118d8c3750436ecf5688', 9950000, 10000000, 1795919409996),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xe077e71453b62290665ec8aec19cd82eef63bfd4', 9000000, 10000000, 1795919410366);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x3b08c2c2b4046f981ff3118d8c3750436ecf5688', '0x1bc3b6ca8895a9de6af4a8eaf991916733ef0d72ba5f22c35e6abb8b8cc49365', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xe5d4ebac33435c3da91e604691d1176d75e3267191205b07f0cc569eb3282059', 1795919409996),
	('0xe077e71453b62290665ec8aec19cd82eef63bfd4', '0xee4c0f3d3e67b9cb33758a356b44baf52d289e50dc611482fda568e6237bb5d1', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xd2b716d349e48f8e6652d8f6cf5e76e6fdb10eafcb69a1c454ee1e97389154b7', 1795919410366);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795573805001),
	('word-count', 1, 1795573805048),
	('slugify', 1, 1795573805057),
	('random-uuid', 1, 1795573805067),
	('hk-weather', 1, 1795573805074),
	('outline', 1, 1795573805075),
	('read-at-once', 1, 1795573805077),
	('scan-submit', 1, 1795573805094),
	('scan-result', 1, 1795573805103),
	('counted-echo', 1, 1795573805118),
	('city-list-bikes', 1, 1795919424568),
	('city-get-bike', 1, 1795919424569),
	('city-create-tree', 1, 1795919424569),
	('slow-echo', 1, 1795919429829),
	('failing-echo', 0, 1795919429879);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8JJ7EC097PPV8M5V3QJD1C8', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8JJ7EC097PPV8M5V3QJD1C8', 'image/png', 19, 1795919427968, 1796009427968);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795919427261, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795919427112, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795919427261, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8JJ7E7DASMYPDR4DTGJZ13Y', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JJ7E5HPNYWS4TVYMGV5F46', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8JJ7EC097PPV8M5V3QJD1C8"}]}', NULL, NULL, 1795919427821, NULL, 1795919428096, 1796005828096, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8JJ7H79CXF36A6YQTDER4GY', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JJ7H6CEZZVW0KCZ9CN0Z2H', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795919430889, NULL, NULL, 1796092230889, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 12, 1),
	('counted-echo', 20786, 6, 3),
	('scan-submit', 20786, 51, 1),
	('counted-echo', 20786, 14, 1),
	('counted-echo', 20786, 40, 1),
	('scan-submit', 20786, 54, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795919419865, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8JJ76JX5Y04KN2GY9JRHM5S', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:36495/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:36495"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', '2d-gifzraRM4RuZ2WExOhAdSAn0NRFSeyFv0nSBd5jE_XZCWXHMEelemaEfhDmMScpK_fZk2RdA', '["apiKey"]', 1795919423528, 'usr_00000000000000000000000000', 'farebox-verification=62a135ed650367d0eaa5db3fd2187d808d9715be', NULL, NULL, 1795919425551, NULL, 1795923023528, 1795919423528, 1795919423528, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795919409564),
	('counted-echo', 10, 6, 6, 0, 5, 5, 1795919430111),
	('scan-submit', 2, 2, 2, 0, 0, 28, 1795919430774),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795919431498);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M888KW6C33DSHHAFH670XDPJ', 'usr_01M888KW45MNCJ0M50V9X38SVD', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795573805260),
	('top_01M8JJ714F8NBJ9VJH126KK5TG', 'usr_01M8JJ71055PVA8QF4YNG6QGPD', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795919414415);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8JJ7CY7RMHPHTMRDY1WR1C7', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795919426503, 1795919426503, NULL),
	('upay_01M8JJ7DAWS8AG6K1WCZ7M39E8', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795919426503, 1795919426908, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$tNQt2+XCVWcf8kf2K9bYbA$jm45m/eu3/UK9TtnLI/PQSCEtfCkgAWN84xHyjgK9aw', NULL, 1795573804356, 1795573804356, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M888KW45MNCJ0M50V9X38SVD', '4f9d70bb-af96-4a1e-8536-e857c9a04052@example.com', '4f9d70bb-af96-4a1e-8536-e857c9a04052', 'owner', '$argon2id$v=19$m=256,t=1,p=1$OYMvxDBYVp2KQ1D+cDK+uw$3n9LqcOL7f7+J9hF3aRpKLhjMJhLwyMLJpCoK7JBJwQ', NULL, 1795573805189, 1795573805189, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M888KW1Z44WPYM500MWEG0E4', '832488b9-4ba4-4575-95fb-d9ca33515802@example.com', '832488b9-4ba4-4575-95fb-d9ca33515802', 'owner', '$argon2id$v=19$m=256,t=1,p=1$OqOtkfaROL6MHuEi2xN6xA$Tq+zFG/kvD+5sk9ubnJHt/yKciockyvLj8Vx6pZ707Y', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795573805119, 1795573805663, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M8JJ71055PVA8QF4YNG6QGPD', 'cfb8116a-20ea-4b98-bd6e-84576939de63@example.com', 'cfb8116a-20ea-4b98-bd6e-84576939de63', 'owner', '$argon2id$v=19$m=256,t=1,p=1$3e6TuYmkMpdxWQujDMVxmg$1R9s3cw+/ZlL0Mi6NtxGPApHVZ7gA3jTf6jdmx4Rzfw', NULL, 1795919414277, 1795919414277, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M888KW0A5SC09XSCWNDBFA75', '3b315d20-dc3b-4fa4-ae88-d3ab74901d3b@example.com', '3b315d20-dc3b-4fa4-ae88-d3ab74901d3b', 'owner', '$argon2id$v=19$m=256,t=1,p=1$kokGibDzc+lkCCcOI6zuJg$xj+kCio8qO7Cod8ULGSi9h8Hmj6sngujW9j2utFULo8', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795573805066, 1795573805488, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M8JJ76C6XEARYE5JEBWTJQMR', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795919419782, 1795919419782, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8JJ6XDR973AVT9B9PY9CPD5', '0xe077e71453b62290665ec8aec19cd82eef63bfd4', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795919410616);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_NHRL1UY-VJvKq6gIykXFU0Wp-M', 'sig_01M8JJ73HBZEMKCEQK318A4PRQ', 'asset', 'ast_01M8JJ75K2VQ3N99H1NYJ7NDKA', '{"kind":"asset","id":"ast_01M8JJ75K2VQ3N99H1NYJ7NDKA","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:37379/api/v1/assets/ast_01M8JJ75K2VQ3N99H1NYJ7NDKA"}', 'waiting', 2, 1795919731794, NULL, 'address_unreachable', NULL, 1795919419590, 'match:asset:ast_01M8JJ75K2VQ3N99H1NYJ7NDKA:20786:0');

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
