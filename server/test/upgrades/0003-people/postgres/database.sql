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
    revoked_at bigint,
    oauth_client_id text,
    scopes text,
    seen_at bigint
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

CREATE TABLE farebox_fixture.oauth_access_tokens (
    id text NOT NULL,
    token text NOT NULL,
    client_id text NOT NULL,
    session_id text,
    user_id text,
    reference_id text,
    authorization_code_id text,
    resources text,
    requested_user_info_claims text,
    refresh_id text,
    expires_at bigint,
    created_at bigint,
    revoked bigint,
    confirmation text,
    scopes text NOT NULL
);

CREATE TABLE farebox_fixture.oauth_client_assertions (
    id text NOT NULL,
    expires_at bigint NOT NULL
);

CREATE TABLE farebox_fixture.oauth_clients (
    id text NOT NULL,
    client_id text NOT NULL,
    client_secret text,
    client_discovery_id text,
    disabled integer,
    skip_consent integer,
    enable_end_session integer,
    subject_type text,
    scopes text,
    client_credentials_scopes text,
    user_id text,
    created_at bigint,
    updated_at bigint,
    name text,
    uri text,
    icon text,
    contacts text,
    tos text,
    policy text,
    software_id text,
    software_version text,
    software_statement text,
    redirect_uris text NOT NULL,
    post_logout_redirect_uris text,
    backchannel_logout_uri text,
    backchannel_logout_session_required integer,
    token_endpoint_auth_method text,
    application_type text,
    jwks text,
    jwks_uri text,
    grant_types text,
    response_types text,
    require_pkce integer,
    dpop_bound_access_tokens integer,
    reference_id text,
    metadata text
);

CREATE TABLE farebox_fixture.oauth_consents (
    id text NOT NULL,
    client_id text NOT NULL,
    user_id text,
    reference_id text,
    resources text,
    requested_user_info_claims text,
    scopes text NOT NULL,
    created_at bigint,
    updated_at bigint
);

CREATE TABLE farebox_fixture.oauth_refresh_tokens (
    id text NOT NULL,
    token text NOT NULL,
    client_id text NOT NULL,
    session_id text,
    user_id text NOT NULL,
    reference_id text,
    authorization_code_id text,
    resources text,
    requested_user_info_claims text,
    expires_at bigint,
    created_at bigint,
    revoked bigint,
    rotated_at bigint,
    rotation_replay_response text,
    rotation_replay_expires_at bigint,
    auth_time bigint,
    confirmation text,
    scopes text NOT NULL
);

CREATE TABLE farebox_fixture.oauth_resources (
    id text NOT NULL,
    identifier text NOT NULL,
    name text NOT NULL,
    access_token_ttl bigint,
    refresh_token_ttl bigint,
    signing_algorithm text,
    signing_key_id text,
    allowed_scopes text,
    custom_claims text,
    dpop_bound_access_tokens_required integer,
    disabled integer,
    created_at bigint,
    updated_at bigint,
    policy_version bigint,
    metadata text
);

CREATE TABLE farebox_fixture.passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text,
    created_at bigint NOT NULL,
    seen_at bigint
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

CREATE TABLE farebox_fixture.recovery_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL,
    used_at bigint
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

CREATE TABLE farebox_fixture.sessions (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    kind text DEFAULT 'bearer'::text NOT NULL,
    seen_at bigint,
    device text,
    factor_at bigint
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
    totp_secret text,
    totp_step bigint,
    about text,
    website text,
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text])))
);

CREATE TABLE farebox_fixture.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at bigint NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
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
	('log_01M8JRBSC8MDD5F609APVWVADX', 1795925861768, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JRBSB5ZKE4RVGM2JBFSPA7', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSC3HYFA0F03J2FR31EY', 1),
	('log_01M8JRBSG54KY7CCRYQ6DVGYMP', 1795925861893, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSG0S42KRKNG0Q5HZAWZ', 1),
	('log_01M8JRBSGQC1KNDFXA1A95GSCD', 1795925861911, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSGKJDZJBNSVQKZJDPEM', 1),
	('log_01M8JRBSHCV458GQW6BS35DB8S', 1795925861932, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSH7ZRVKJ8SHQBC7EQMT', 1),
	('log_01M8JRBSJ4BQCMCEWAM406P62X', 1795925861956, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSHXEABZAPR6XBXQZFCF', 1),
	('log_01M8JRBSJSEQTQYRCNVKCMW305', 1795925861977, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSJNDPF9V0PMGPSWY0MR', 1),
	('log_01M8JRBSKEMFG6T7N4003CZBX4', 1795925861998, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSK954YH7XEVGZG2D4S0', 1),
	('log_01M8JRBSM06MVF20C24579J7A1', 1795925862016, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSKXC2WJ66EAAX5T28GB', 1),
	('log_01M8JRBSMJHGV55XKDFFWEP8M7', 1795925862034, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSMFS0YCSW3J7ZDQF68R', 1),
	('log_01M8JRBSN55V1D2F6TWKFHHDAC', 1795925862053, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSN14QGN87T9B340N03D', 1),
	('log_01M8JRBSNRQ0VWRF3XMVJJBMJ4', 1795925862072, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSNMPX1M5JMAD2Y8NQMB', 1),
	('log_01M8JRBSP9G8D82QCP7JDT4D42', 1795925862089, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSP6SH9PJRNKM4RFRZ6Y', 1),
	('log_01M8JRBSPW9WMPF61EHJ7KNJGQ', 1795925862108, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSPRFMESGY57TPN75ZNM', 1),
	('log_01M8JRBSQEMYC3Z89RH4X5B878', 1795925862126, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSQAG85KG88HS69WPD66', 1),
	('log_01M8JRBSR4PHXMREZFNXJCGRD8', 1795925862148, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSQXCJRBMVE2AGPW0RR1', 1),
	('log_01M8JRBSTQH0ZZE46RRG5TBKDV', 1795925862231, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8JRBSRZXX2KP445M5YKZ60Y', NULL, 'node', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSTF2HHD3C6KHAKMJH6N', 1),
	('log_01M88ERX5CDG5ZR4XDXCWZTCTF', 1795580261548, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88ERX4Y6KCDQK1C0W7MC816', 1),
	('log_01M88ERX5R0A8AWHWEV0SRDQJF', 1795580261560, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88ERX5GRK3ZPWB0JFRZGRNR', 1),
	('log_01M8JRBSC2W0Q07JFQ0NVXC9QK', 1795925861762, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JRBSB5ZKE4RVGM2JBFSPA7', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSBVFCWPCEK81TE9W6QS', 1),
	('log_01M8JRBSCV6P940S5W9B4S5M92', 1795925861787, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSCPTPA1604V3QF7PYBC', 1),
	('log_01M8JRBSD0G09ZK960PBK2WF9H', 1795925861792, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSCXPWSPVPDE6T1MYNK7', 1),
	('log_01M8JRBSDH4KRYVG7FSQ29YBJC', 1795925861809, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSDCXYK9VQABNVR86DYY', 1),
	('log_01M8JRBSDQZSPQ33DQBXCWEA9V', 1795925861815, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSDJEJC15BEQE040EDE0', 1),
	('log_01M8JRBSDVVCNTH84M8Z66HF9Z', 1795925861819, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSDRSD6ZW7VFCY49JYAG', 1),
	('log_01M8JRBSDXZZGKWPGR5EJ34YT7', 1795925861821, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSDXA7WRC0A7Q6D6J0PD', 1),
	('log_01M8JRBSEF4M54DQXP2Y24X56Y', 1795925861839, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSE0A6A7YANNDZ49GTEQ', 1),
	('log_01M8JRBSF7ZB4ZF9AA9F91PFJ1', 1795925861863, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSF6FPTQYA45EFTWZWCT', 1),
	('log_01M8JRBSFZ0ZPN7SHDK5ZX3JVQ', 1795925861887, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSFS38GC1B82418G1JNF', 1),
	('log_01M8JRBSGHXYWNG5KK8GSDBV35', 1795925861905, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSG9ZT4QQK7PT96Y4PHA', 1),
	('log_01M8JRBSH53G4K4J4ZNR7DK6GE', 1795925861925, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSGVCTSZYT1HRZ6B41KF', 1),
	('log_01M8JRBSHV0ER64M483831BTR3', 1795925861947, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSHG8JB3A1P1SJWZGTV0', 1),
	('log_01M8JRBSJKYWPZVM198D6CQ8J8', 1795925861971, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSJ93TWDNXN8DSJD5E7H', 1),
	('log_01M8JRBSK64NB2W27P1GN8EMP6', 1795925861990, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSJXJJZGB79X6SYM91J9', 1),
	('log_01M8JRBSKVJ83RAQ2E8ZWDX398', 1795925862011, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSKHB1E2YZ7X7Z6YCSMD', 1),
	('log_01M8JRBSMD01AJVYPKQF1ARYPV', 1795925862029, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSM5GVBZMA16RX6NHVT6', 1),
	('log_01M8JRBSMZYC8RF4807A8B7MT9', 1795925862047, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSMP7W9V7A4BW2QFMXM7', 1),
	('log_01M8JRBSNJ2NX5NN7HSQ2K503Z', 1795925862066, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSN9X81R6HFXDVBA3743', 1),
	('log_01M8JRBSP4ZNBFGCNJJRWR743R', 1795925862084, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSNVZZMX37TT82RHYS18', 1),
	('log_01M8JRBSPPGGXXZEPYAQE899YP', 1795925862102, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSPEP9FWQ7HREGG179B0', 1),
	('log_01M8JRBSQ8684GDG28G6NF39TZ', 1795925862120, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSQ0TGY0KXKHQF35PZ8Y', 1),
	('log_01M8JRBSQVJRKZ5B5T94PR3HMT', 1795925862139, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSQKXTW17A6XC97D0ZJ1', 1),
	('log_01M8JRBSX7F1MC8V865NPSZMEQ', 1795925862311, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBSWRWCMT9RCF7BVAMXRC', 1),
	('log_01M8JRBSXNEJYAP7NNW1KWDK73', 1795925862325, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBSX9PY503VNCB2PR7D15', 1),
	('log_01M8JRBSY5RJGPJ8N17BVB8VDD', 1795925862341, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBSXPTGFBSTFPGXBH5TA0', 1),
	('log_01M8JRBSYNBVC7JG84E86WAV7D', 1795925862357, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBSY7N67Q07KZ6K322RPB', 1),
	('log_01M8JRBSZ6EB4CGNJT8N90N731', 1795925862374, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBSYPQDN54S58EJ3GRQEB', 1),
	('log_01M8JRBSDAEB7Z17Z93NTZVEYF', 1795925861802, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBSD33VZ0YDSMC32M5XMP', 1),
	('log_01M8JRBSFJ5EB01GPNZWM00X32', 1795925861874, 'call', 'delivered', 'POST', '/api/tools/:id', 200, '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBSF9FE2R683TF205N7HY', 1),
	('log_01M8JRBT05BMQG2G6000SYCB6R', 1795925862405, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBSZ75V470HR7DGH2KN8Q', 1),
	('log_01M8JRBT0RR76W673GMSN78FXT', 1795925862424, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBT08TJC6R9DNCQZBRAAB', 1),
	('log_01M8JRBT1595Y5Q9XQ5DGC3HXN', 1795925862437, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBT0TMP15SSZMC79N8WZW', 1),
	('log_01M8JRBT1QRYZHK28P2RGKF1T9', 1795925862455, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBT17YJAY496NJMKH3HX6', 1),
	('log_01M8JRBT23D1ZBVQEWWKG1V91G', 1795925862467, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBT1R0Q9WH408N3KMR885', 1),
	('log_01M8JRBT2KRDY66TJY3FA62ZWX', 1795925862483, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JRBT257K1T9VY9Z3H0N1PX', 1),
	('log_01M8JRBT2ZXAC8RHMVRQM6Y7NJ', 1795925862495, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8JRBT2ND5257Z55FP9XJPGA', 1),
	('log_01M8JRBT368KCV0TAPGC3HE04J', 1795925862502, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8JRBT30AEFAPB71YJ3A2A4C', 1),
	('log_01M8JRBV2AXMRTC0ANYX5MNNE6', 1795925863498, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBV22VPPS6GPAX2BEWF25', 1),
	('log_01M8JRBV2K29WX6DWRT5TX6S27', 1795925863507, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBV2CZ5VVMRFWXCF3E0B7', 1),
	('log_01M8JRBV3NCJ93S0X7FBSYM735', 1795925863541, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBV3C5G2ATP2310KF8HPR', 1),
	('log_01M8JRBV6C3ECE2HSRMM8ZN6YR', 1795925863628, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBV6CJVTQSA7K3E50RT36', 1),
	('log_01M8JRBV7ED8GNH9ADR71E8TWF', 1795925863662, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBV6SV06PTBGGBQVNN2VP', 1),
	('log_01M8JRBV7G75JS7A48B4JZFNTD', 1795925863664, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBV7GGHZRGEBCYQANGREH', 1),
	('log_01M8JRBVG1P1RWWSAS0BPKXFBK', 1795925863937, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBV7KR06HCR1N9SP79TA7', 1),
	('log_01M8JRBVGFM7EXTVZ0Q950DFSK', 1795925863951, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBVG7BCCZ4KGD68SK2AEG', 1),
	('log_01M8JRBVGPS3HGFC608A3ZYB3V', 1795925863958, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JRBVGHH9VWZSDWBWAJ9NPA', 1),
	('log_01M8JRBVHC0445FR1N1KRC587Q', 1795925863980, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JRBVGWM2S09K07GTN00YPT', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M88ERX4B71AB17RBMTG71RGQ', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', '{"topUpId":"top_01M88ERX48Y4KGVZ8AN3ZTX52H","amountMicros":20000000,"currency":"USD","note":null}', 1795580261515),
	('act_01M8JRBS9YJG05NVMGKC9BAN8H', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'asset.update', 'ast_01M8JRBS8ZTAF78A8KGREAT8X9', '{"status":"unlisted"}', 1795925861694),
	('act_01M8JRBSB0BVZ5C5BTMYQZRPA6', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'asset.archive', 'ast_01M8JRBSA4K731A1TR67S9G5ET', '{"status":"archived"}', 1795925861728),
	('act_01M8JRBSCKWEPMTJ3P17NYSMEJ', 'service', 'asset.pause', 'ast_01M8JRBSB5ZKE4RVGM2JBFSPA7', '{"reason":"file_missing"}', 1795925861779),
	('act_01M8JRBSCK0N8JFRR3Z6BWFFZR', 'service', 'delivery.give_back', 'ast_01M8JRBSB5ZKE4RVGM2JBFSPA7', '{"reason":"file_missing","revenue_event_id":"rev_01M8JRBSC4FDJ1B25TMKA6NEF4","payment_id":"pay_01M8JRBSBVFCWPCEK81TE9W6QS","amount":"0.10","lost":"0.00"}', 1795925861779),
	('act_01M8JRBSFPKAHW8P1XYAHJEKQN', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', '{"refundId":"rfd_01M8JRBSFMFMVX5V7RSWS9KCSH","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795925861878),
	('act_01M8JRBSREZJ4B38ZAW41CFHPW', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8JRBSR991N39CVPVCNSJAP6', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795925862158),
	('act_01M8JRBSRN6Q890B4AZPGD3G1M', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8JRBSR9D4394VDVZBH01ZEP', '{"reference":"wire 17","batchId":"pob_01M8JRBSR991N39CVPVCNSJAP6","ownerId":"usr_01M88ERX3STXVE6ESV89SWVYK1","amountMicros":1800000}', 1795925862165),
	('act_01M8JRBSS6RCERZWWSCB1HZ71Y', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8JRBSRTG5H966XDE07P3HAM', '{"topUpId":"top_01M8JRBSS3DRAZ81NKSWXYXVKV","amountMicros":9000000,"currency":"USD","note":null}', 1795925862182),
	('act_01M8JRBSW5RPMJBFZ1HAQ8XWPC', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', '{"topUpId":"top_01M8JRBSVM3NVWPZA1QTNRPG6T","refundId":"rfd_01M8JRBSW404408HKBH89E5R50","amountMicros":2000000,"currency":"USD"}', 1795925862277),
	('act_01M8JRBT6ATPVYAQPETN0905MP', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8JRBT630X0NQEEDA7HTDMNK', '{"topUpId":"top_01M8JRBT68SP10HNRE9KEWMQ3H","amountMicros":10000000,"currency":"USD","note":null}', 1795925862602),
	('act_01M8JRBTAFHD6QWKNS1PSPZWFT', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8JRBTAEYRV02VTMTREWP16D', '{"role":"owner","hasPassword":false}', 1795925862735),
	('act_01M8JRBTAQ4SZYVHZKQD3VYEBS', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795925862743),
	('act_01M8JRBTV830BXPSXVBYX7A7AA', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8JRBTB1WQYDMAD5WYCNJX48', '{"kind":"openapi","name":"city","tools":3}', 1795925863272),
	('act_01M8JRBTX2Z0J4DZWME2C3YAQX', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795925863330),
	('act_01M8JRBTX435MSRPJ8NSC44SVZ', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795925863332),
	('act_01M8JRBTXKCPTS9B55PDP0NKF8', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795925863347),
	('act_01M8JRBV19EK0Z6S53VGD18670', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795925863465);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M88ERX3K5QZRA8EHSD2KXM6A', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'agent', 'f2708f18b533028b82a9a24fc09f42b67d9648768b4003d1c7431ffd7bf01aa7', 'fbk_a00_', NULL, NULL, NULL, NULL, 0, 0, 0, 1795580261491, NULL, NULL, NULL, NULL, NULL),
	('key_01M88ERX3XG2H6BMVPNE2TG546', 'usr_01M88ERX3STXVE6ESV89SWVYK1', 'agent', '92ada8b16bf7cc41e5efca60eb0018eef847dc7997d1cbfae5151c9b87a49927', 'fbk_j6OW', NULL, NULL, NULL, NULL, 0, 0, 0, 1795580261501, NULL, NULL, NULL, NULL, NULL),
	('key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 'agent', '53b589772699af6f1e48ef7696133d72dcf7d5d96f6e3a167a17fb0bc9d38493', 'fbk_Gj3U', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795580261508, NULL, NULL, NULL, NULL, 1795925861794),
	('key_01M8JRBSRZXX2KP445M5YKZ60Y', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 'agent', 'fb0a970f1078e240e55f3d454be1a31e616fe3da62a42a47b740bccdfc9a73fa', 'fbk_NYlB', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795925862175, NULL, NULL, NULL, NULL, 1795925862199),
	('key_01M8JRBT861DRSQA6B40V6P8G6', 'usr_01M8JRBT630X0NQEEDA7HTDMNK', 'Test agent', 'code:7f193878f314f24e66c4fccf7722b7e5c98887359b57f9d5b182662e5b58d81e', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795925862662, NULL, NULL, 'aYlrnRYXehYWshcVgBCiRquqJKginTlY', '["search","spend"]', 1795925862701);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JRBS6DT4VTFWD1R373ZYYG', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795925861578, 1795925861578, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JRBS8ZTAF78A8KGREAT8X9', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JRBS92TV3FJV0ABC3GQVKD', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795925861663, 1795925861690, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JRBSA4K731A1TR67S9G5ET', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JRBSA604ZX5E5KH3CJAYW3', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795925861700, 1795925861725, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JRBSB5ZKE4RVGM2JBFSPA7', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JRBSB7Y1GXT6E2FWXBDH6E', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795925861733, 1795925861776, 'file_missing', 1795925861776, NULL, 'en', NULL),
	('ast_01M8JRBS7N3WB9NVSCNKVSP32D', 'usr_01M88ERX3STXVE6ESV89SWVYK1', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JRBS7QRD1SPRG3C5FF7HYR', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795925861622, 1795925861622, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JRBT3CAK7WWBPBNA7J8757', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JRBT3EN79YE05SVYVN3W5K', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795925862508, 1795925862508, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'mv-WoIOe60mvmpOSPDFMIn2ivbSkjyDr', 1795925862472, 1795925863418, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8JRBSW404408HKBH89E5R50', 'top_01M8JRBSVM3NVWPZA1QTNRPG6T', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795925862276, 1795925862283, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8JRBSVM3NVWPZA1QTNRPG6T', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', NULL, 5000000, 'USD', 'http://127.0.0.1:38711/docs/credit', 'http://127.0.0.1:38711/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795925862260, 1795933062260, 1795925862271, NULL, 0),
	('top_01M8JRBSWGGRW3J6N13G47SA9D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', NULL, 5000000, 'USD', 'http://127.0.0.1:38711/docs/credit', 'http://127.0.0.1:38711/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795925862288, 1795933062288, NULL, 1795926462288, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M88ERX40S035K3WJ6CHQ7JAM', 1000000, 'http://127.0.0.1:49150/hook', 'h8uNrMVF6PwoP3cx95Hqil9r19VSTLJZz5W9upR0lY5VzwYd_hd-psvPvjqtsNuJGs6lrHocLwb7xjBL3EDcx69ZcsmH7H71MgZHJvSF', 1795925862255, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8JRBSF03AMQ7W1S6SM6C5S8', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'pay_01M8JRBSERXT545Y0Z487HAE99jsCEPYgOxQFo6m3RE4UgZ0v3eVAmyWSoRyVBMVHuWCdYx1mNWbdHcmpAqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhfhnhQMqiztw', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795925861856);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8JRBSWR8T2W4287ZYK28DJB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8JRBSWRWCMT9RCF7BVAMXRC', 1795925862296, 638),
	('sig_01M8JRBSX9KX4AMBFFX1D4720Q', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8JRBSX9PY503VNCB2PR7D15', 1795925862313, 666),
	('sig_01M8JRBSXPSM1BVMY2ABBK7TAH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8JRBSXPTGFBSTFPGXBH5TA0', 1795925862326, 614),
	('sig_01M8JRBSY7A7YDQX9GWVY3EGRP', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8JRBSY7N67Q07KZ6K322RPB', 1795925862343, 616),
	('sig_01M8JRBSYQNTSBFSHRKTY1WFAR', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8JRBSYPQDN54S58EJ3GRQEB', 1795925862359, 616),
	('sig_01M8JRBSZ8CCDYKF83Y6EA67G3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8JRBSZ75V470HR7DGH2KN8Q', 1795925862376, 628),
	('sig_01M8JRBT08PV1RHWEFGS0VYXQR', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8JRBT08TJC6R9DNCQZBRAAB', 1795925862408, 622),
	('sig_01M8JRBT0TFATMEANMSEWYP0P1', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8JRBT0TMP15SSZMC79N8WZW', 1795925862426, 624),
	('sig_01M8JRBT17WNJE4TGRGEC035Y4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8JRBT17YJAY496NJMKH3HX6', 1795925862439, 622),
	('sig_01M8JRBT1SEEX2N28MNHAM2J3B', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8JRBT1R0Q9WH408N3KMR885', 1795925862457, 620),
	('sig_01M8JRBT25QQH70RYG55G0PTST', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8JRBT257K1T9VY9Z3H0N1PX', 1795925862469, 616),
	('sig_01M8JRBT2PJ5JXS3PGEBKY7BGP', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JRBT2ND5257Z55FP9XJPGA', 1795925862486, 588),
	('sig_01M8JRBT303EJPASF70S5FZMR9', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JRBT30AEFAPB71YJ3A2A4C', 1795925862496, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8JRBSWR8T2W4287ZYK28DJB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'kYBbKrpt22nfKrynYkOlDIv2DvY_eSxO-NKAEIkOEqXzwG0d0_w8CzXZm7Oec5X--tT6KcMb3a-8e1nRD6mdMcSrfXsgcaIr1x_19ROd', 'sightings of quetzals in Costa Rica', 'dataset', 1795925862297, 1803701862297, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBSX9KX4AMBFFX1D4720Q', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'pbQOKnlBueBxhTo8_EoCt_0RFE6DMlV-r1Ygm3hu0FXckomNNpi-IPgcodeWGvFeYBWDnCschwz5XWHw5jogcp5zIXgnNzD2SGPpMiPt', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795925862314, 1803701862314, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBSXPSM1BVMY2ABBK7TAH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ChDMiMK89VuHlW-pK7UdLw6__J6YYwnBn-WpVgEUiRtPBYz86TFzQ4pxTrdZFMAGYzxs8phXzyhfBolDYWY80jH8bGU2839jdGpFAJnp', 'snow depths of the Alps', 'dataset', 1795925862327, 1803701862327, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBSY7A7YDQX9GWVY3EGRP', 'http://127.0.0.1:49150/hook', '127.0.0.1', '3y1zFRxkQf_BtK6L3xb3DOoXty-tqSrszxv5O9JhX94y_jPBW43Ou6NVl9GejEyTxVkZcrDakijbsHA_ihsRvGGvkVpDIikUGMK8qIWj', 'snow depths of the Andes', 'dataset', 1795925862345, 1803701862345, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBSYQNTSBFSHRKTY1WFAR', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'fpF2Z00u4oZA0ijPXzGFrHiGN8NCeJYw34fOJwhFWjyYEDnAa3ixZ9dMHsJHsLoWDI1hEHkeskE_E3u3cE2BMlh4tyoxGK5FazUZJayI', 'snow depths of the Atlas', 'dataset', 1795925862360, 1803701862360, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBSZ8CCDYKF83Y6EA67G3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ekPe5mvurcX7BCEkNpHQ9nNPj6v9eyPjOvrAMdvFUHfuAnvCMCUqO7TX3o9OSc_rEGe7m_ZoXTGttXXY6UlGyXEqFyFulIAkP6Rb3HNC', 'snow depths of the Carpathians', 'dataset', 1795925862377, 1803701862377, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBT08PV1RHWEFGS0VYXQR', 'http://127.0.0.1:49150/hook', '127.0.0.1', '68dVFmGgcJ57bJIZEN754SL07k9pXiPdX2RsCPGGWjA4u6strMzOKD5xKl-k0VeDqePvLcx_K99fsxhojpVcLlO0hEm4L453A7ytJRB2', 'snow depths of the Caucasus', 'dataset', 1795925862410, 1803701862410, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBT0TFATMEANMSEWYP0P1', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'QlfrjevPCzi0U10_StLoJxT5fmkgaS6rpc_Ve1jnTTUZ_r28RMlKFi5RAn9peXzt-1Bp9_ymfT_0cnniuXyRoUii5Ii4H_AXxD_r-uPD', 'snow depths of the Dolomites', 'dataset', 1795925862427, 1803701862427, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBT17WNJE4TGRGEC035Y4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'UNEsrSLino7gRwY4D61WbLMUJYfUDlvDJPQhQUKTeH2KoKmeDnFwtiobvlHU_QtSpxxW7PAQw4Qk_yD3Ku4pj6m3ZOCeI7SEQBiBHGHS', 'snow depths of the Pyrenees', 'dataset', 1795925862440, 1803701862440, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JRBT1SEEX2N28MNHAM2J3B', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'cDEIuwGdaHKXAW8xHa2BLD9jfLyVGd-ECsk7XK1JOqRYXvlMeEfqvyGnkX0hXEN027dmkc_Vuq9ZQhj1S2oKytR5FY-g2VnzCiRYeNaN', 'snow depths of the Rockies', 'dataset', 1795925862457, 1803701862457, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8JRBTAPMFKGM3GYZ06F0RV4', 'timestamp', 30000, 1795925862742, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'staff', 1795925863525);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'staff', 'anna', '', 1795925863525);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M88ERWYHZV1CQC7ZJ969DPEQ', 1795580261334);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8JRBTB1WQYDMAD5WYCNJX48', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:40211/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'ekYzyZVo5RTmW-6RYS6OCMSu8QAthoYQNORaP0DXuMs', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795925863311, NULL, NULL, NULL, 1795925863266, 1795925863265, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8JRBTB1WQYDMAD5WYCNJX48', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40211/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '5z6eaIxwPfzgeDpBz8MsJHaUQZ9LzdNjEr_4s5Axlys', 10000, 'published', 'called with its example', 0, 1795925863331, NULL, NULL, NULL, 1795925863266, 1795925863265, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8JRBTB1WQYDMAD5WYCNJX48', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40211/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'eae1Z49QVF4PkYrbOwULGdyV8GtiLMdiD4w7355V4II', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795925863322, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40211/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'gMSj17jdhlfCTCvX3Y2KsGjfMlRAjvURPAgBKEc6zJE', 1795925863267, 1795925863265, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8JRBST8N4R34KCTWXPR42HG', 'tell_sellers', '{"pledgeId":"plg_01M8JRBST8N4R34KCTWXPR42HG"}', 'done', 1795925862220, 1, 8, NULL, NULL, NULL, 1795925862220, 1795925862401),
	('tell_sellers:plg_01M8JRBSTXV9GPVRKRY5S2N8VG', 'tell_sellers', '{"pledgeId":"plg_01M8JRBSTXV9GPVRKRY5S2N8VG"}', 'done', 1795925862242, 1, 8, NULL, NULL, NULL, 1795925862242, 1795925862404),
	('tell_sellers:plg_01M8JRBSSW6KAY8A0XTHM21163', 'tell_sellers', '{"pledgeId":"plg_01M8JRBSSW6KAY8A0XTHM21163"}', 'done', 1795925862210, 1, 8, NULL, NULL, NULL, 1795925862210, 1795925862414),
	('match:asset:ast_01M8JRBT3CAK7WWBPBNA7J8757:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8JRBT3CAK7WWBPBNA7J8757:20786:0","watch":null}', 'done', 1795925862519, 1, 8, NULL, NULL, NULL, 1795925862519, 1795925862589),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'done', 1795925863353, 1, 8, NULL, NULL, NULL, 1795925863353, 1795925863418),
	('job_01M8JRBV01W9HEJC6F7EVRWVNK', 'notify_watch', '{}', 'waiting', 1795925923423, 0, 8, NULL, NULL, NULL, 1795925863425, NULL),
	('job_01M8JRBT2AEMWCQ8HPWSVJTBR1', 'challenge_callbacks', '{}', 'done', 1795925862474, 1, 8, NULL, NULL, NULL, 1795925862474, 1795925863425),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'done', 1795925863350, 1, 8, NULL, NULL, NULL, 1795925863350, 1795925863428),
	('job_01M8JRBV08D302J4DEE98WRSXG', 'notify_watch', '{}', 'waiting', 1795925868620, 0, 8, NULL, NULL, NULL, 1795925863432, NULL),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'done', 1795925863353, 1, 8, NULL, NULL, NULL, 1795925863353, 1795925863439),
	('job_01M8JRBT5W52QY4Y6EA9KA02FA', 'notify_watch', '{}', 'done', 1795925862588, 1, 8, NULL, NULL, NULL, 1795925862588, 1795925863443),
	('work_tool_job:job_01M8JRBV2GX8M9CNFD7E61QY32', 'work_tool_job', '{"jobId":"job_01M8JRBV2GX8M9CNFD7E61QY32"}', 'done', 1795925863506, 1, 1000, NULL, NULL, NULL, 1795925863506, 1795925863520),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795925863644, 0, 8, NULL, NULL, NULL, 1795925863644, NULL),
	('work_tool_job:job_01M8JRBVGMYDQR5AB6HRW4V5KV', 'work_tool_job', '{"jobId":"job_01M8JRBVGMYDQR5AB6HRW4V5KV"}', 'running', 1795925863957, 1, 1000, 1795933363966, 'proc_01M8JRBV489D1M9E1J218YPXGB', NULL, 1795925863957, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'USD', 550000),
	('test:earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'USD', 90000),
	('earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'USD', 0),
	('earnings:usr_01M88ERX3STXVE6ESV89SWVYK1', 'USD', 2700000),
	('credit:usr_01M8JRBSRTG5H966XDE07P3HAM', 'USD', 3000000),
	('credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'USD', 19750000),
	('credit:usr_01M8JRBT630X0NQEEDA7HTDMNK', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M88ERX48ET22W33YQGBNJSMA', 'operator:grants', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 20000000, 'USD', 'top_up', NULL, NULL, 1795580261512),
	('led_01M88ERX57K6PETGX4V94T7T79', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88ERX4Y6KCDQK1C0W7MC816wNCGA4gOMWiCrfpqemdkhrg6J5iRw_E', NULL, 1795580261543),
	('led_01M88ERX5M0QMQKASCK36PYSVE', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88ERX5GRK3ZPWB0JFRZGRNRhNCGA4gOMWiCrfpqemdkBgGiEOx0hAzlWrwzKJxQNK0bOaKYaYHtgQ', NULL, 1795580261556),
	('led_01M8JRBS5SCJX28TCJTCB5SN1M', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M88ERX4Y6KCDQK1C0W7MC816wNCGA4gOMWiCrfpqemdkhrg6J5iRw_E', NULL, 1795925861561),
	('led_01M8JRBS5SF11APD3WVW64WHPC', 'payments:held', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 50000, 'USD', 'refund', 'pay_01M88ERX5GRK3ZPWB0JFRZGRNRhNCGA4gOMWiCrfpqemdkBgGiEOx0hAzlWrwzKJxQNK0bOaKYaYHtgQ', NULL, 1795925861561),
	('led_01M8JRBSBZCHDE48DZNJ8R4VK0', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSBVFCWPCEK81TE9W6QSwaCNBogOAgGiJYXlZfzcTG4UFJb82Ue11focupNQVw', NULL, 1795925861759),
	('led_01M8JRBSC4RYA7EY8DN2NX6W6M', 'payments:held', 'test:earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSBVFCWPCEK81TE9W6QSwaCNBogOAgGiJYXlZfzcTG4UFJb82Ue11focupNQVw', 'call_01M8JRBSC4HWXP0MRH5Z423DZT', 1795925861764),
	('led_01M8JRBSC4D6HCV5J17JVVQEQ6', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSBVFCWPCEK81TE9W6QSwaCNBogOAgGiJYXlZfzcTG4UFJb82Ue11focupNQVw', 'call_01M8JRBSC4HWXP0MRH5Z423DZT', 1795925861764),
	('led_01M8JRBSCDJQTGFZVP71VFSZ4E', 'test:earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8JRBSBVFCWPCEK81TE9W6QSwaCNBogOAgGiJYXlZfzcTG4UFJb82Ue11focupNQVw', 'call_01M8JRBSC4HWXP0MRH5Z423DZT', 1795925861773),
	('led_01M8JRBSCDDAGTDS4R422BTZQM', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8JRBSBVFCWPCEK81TE9W6QSwaCNBogOAgGiJYXlZfzcTG4UFJb82Ue11focupNQVw', 'call_01M8JRBSC4HWXP0MRH5Z423DZT', 1795925861773),
	('led_01M8JRBSCSNFAMPQM0BM9RSFHG', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JRBSCPTPA1604V3QF7PYBCwNCGA4gOMWiCrfpqemdkukBQZ4ScybU', NULL, 1795925861785),
	('led_01M8JRBSCZWM2SSNFHXRKNHKP1', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JRBSCPTPA1604V3QF7PYBCwNCGA4gOMWiCrfpqemdkukBQZ4ScybU', 'call_01M8JRBSCXRFYKHWQ9AGJP4GJ1', 1795925861791),
	('led_01M8JRBSD7MY5Z0WV9MRTCSWBR', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JRBSD33VZ0YDSMC32M5XMPhNCGA4gOMWiCrfpqemdkBgGiEOx0hAzlWrwzKJxQNK30MIEDBgJesQ', NULL, 1795925861799),
	('led_01M8JRBSDG0HYP67RQRWAKF8TH', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JRBSD33VZ0YDSMC32M5XMPhNCGA4gOMWiCrfpqemdkBgGiEOx0hAzlWrwzKJxQNK30MIEDBgJesQ', 'call_01M8JRBSDDD527CHDSHF5ZYSA6', 1795925861808),
	('led_01M8JRBSDNG1BPST8BMWNP27XK', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JRBSDJEJC15BEQE040EDE0wNCGA4gOMXkGn8t9Omdk0kd8uDvvErw', NULL, 1795925861813),
	('led_01M8JRBSEDZYHPPKQ0Y3YWN0SN', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JRBSE325K5CJXVXNMQ3B1KjNCGA4gOMWiCrfpqemdkqQEe2VJAazlTLSH7ZvxS1y0sd-onjnisQNxTfSF9-itwk5SV65Y', NULL, 1795925861837),
	('led_01M8JRBSED7470FMG8KJBKQ7XJ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JRBSE325K5CJXVXNMQ3B1KjNCGA4gOMWiCrfpqemdkqQEe2VJAazlTLSH7ZvxS1y0sd-onjnisQNxTfSF9-itwk5SV65Y', 'call_01M8JRBSE4026TBBF7SMQ28NFE', 1795925861837),
	('led_01M8JRBSF06VPKX7902WTVE2XP', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8JRBSERXT545Y0Z487HAE99jsCEPYgOxQFo6m3RE4UgZ0v3eVAmyWSoRyVBMVHuWCdYx1mNWbdHcmpAqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhfhnhQMqiztw', NULL, 1795925861856),
	('led_01M8JRBSF0YZK057MH8BR194JV', 'payments:held', 'test:credit:0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 1000000, 'USD', 'top_up', 'pay_01M8JRBSERXT545Y0Z487HAE99jsCEPYgOxQFo6m3RE4UgZ0v3eVAmyWSoRyVBMVHuWCdYx1mNWbdHcmpAqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhfhnhQMqiztw', 'call_01M8JRBSESPE7WDKY22H6C9AVA', 1795925861856),
	('led_01M8JRBSFEJE15GP465TVPT9B2', 'test:credit:0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JRBSFEEMMTGEQ4NR7BR87GkNCGA4gOMWiCrfpqemdkqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhanZ4LjIQnss', NULL, 1795925861870),
	('led_01M8JRBSFH4AC74AXSMTSEH9B6', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JRBSFEEMMTGEQ4NR7BR87GkNCGA4gOMWiCrfpqemdkqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhanZ4LjIQnss', 'call_01M8JRBSFEHX3TS8HS74V1E0PC', 1795925861873),
	('led_01M8JRBSFMYJAJRTEBN0F2CFK5', 'test:credit:0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8JRBSFMFMVX5V7RSWS9KCSH', NULL, 1795925861876),
	('led_01M8JRBSFX1AY6B888M0A2XWRN', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSFS38GC1B82418G1JNFwaCNBogOAgGiJYXkyoppA4KEP_FUpN7s2WRkhJTA6g', NULL, 1795925861885),
	('led_01M8JRBSG19VJBP0V7JNCZZFKT', 'payments:held', 'test:earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSFS38GC1B82418G1JNFwaCNBogOAgGiJYXkyoppA4KEP_FUpN7s2WRkhJTA6g', 'call_01M8JRBSG1ZNVK6F9N4T8BTNE2', 1795925861889),
	('led_01M8JRBSG179E3NSTA6D3W4H0X', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSFS38GC1B82418G1JNFwaCNBogOAgGiJYXkyoppA4KEP_FUpN7s2WRkhJTA6g', 'call_01M8JRBSG1ZNVK6F9N4T8BTNE2', 1795925861889),
	('led_01M8JRBSGD583M5RFEJY296PMZ', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSG9ZT4QQK7PT96Y4PHAhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rUkeASSXg3Y3', NULL, 1795925861901),
	('led_01M8JRBSGN4PZ59RKGNXP13B47', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSG9ZT4QQK7PT96Y4PHAhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rUkeASSXg3Y3', 'call_01M8JRBSGNVYCZ13DH23P9PA2P', 1795925861909),
	('led_01M8JRBSGNG8JXQNFT001F05B6', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSG9ZT4QQK7PT96Y4PHAhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rUkeASSXg3Y3', 'call_01M8JRBSGNVYCZ13DH23P9PA2P', 1795925861909),
	('led_01M8JRBSH15WZSBJAA5HW7CCJE', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSGVCTSZYT1HRZ6B41KFhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd4SlTB_khs5', NULL, 1795925861921),
	('led_01M8JRBSH8F7ZYK0D887M9X5ES', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSGVCTSZYT1HRZ6B41KFhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd4SlTB_khs5', 'call_01M8JRBSH8K2PE3T5D4MV7CKND', 1795925861928),
	('led_01M8JRBSH8DHKSMD87Y3X027KZ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSGVCTSZYT1HRZ6B41KFhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd4SlTB_khs5', 'call_01M8JRBSH8K2PE3T5D4MV7CKND', 1795925861928),
	('led_01M8JRBSHPW5T5FHJ5A7K45VDX', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSHG8JB3A1P1SJWZGTV0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTKWhSqXIsAi', NULL, 1795925861942),
	('led_01M8JRBSJ127HP53PSZAVR63PC', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSHG8JB3A1P1SJWZGTV0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTKWhSqXIsAi', 'call_01M8JRBSJ071FRAT9A3R8E7WG4', 1795925861953),
	('led_01M8JRBSR9EGPGNHATGWM69DWS', 'earnings:usr_01M88ERX3STXVE6ESV89SWVYK1', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795925862153),
	('led_01M8JRBSJ15M57EW7M1RNEH2WC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSHG8JB3A1P1SJWZGTV0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTKWhSqXIsAi', 'call_01M8JRBSJ071FRAT9A3R8E7WG4', 1795925861953),
	('led_01M8JRBSJFYTK7S1Z1XG6NBTRC', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSJ93TWDNXN8DSJD5E7HhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reiC5eUy0uW9', NULL, 1795925861967),
	('led_01M8JRBSJP89PA925GY3ZRT6FW', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSJ93TWDNXN8DSJD5E7HhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reiC5eUy0uW9', 'call_01M8JRBSJPDQKKK104C46VG0GN', 1795925861974),
	('led_01M8JRBSJPYZVAA5WWZQ2VQS7D', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSJ93TWDNXN8DSJD5E7HhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reiC5eUy0uW9', 'call_01M8JRBSJPDQKKK104C46VG0GN', 1795925861974),
	('led_01M8JRBSK2AJMNFYEWTP7TZQS9', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSJXJJZGB79X6SYM91J9haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rWwZwhpD9nJL', NULL, 1795925861986),
	('led_01M8JRBSKBH22ZMN9VT4P62A7B', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSJXJJZGB79X6SYM91J9haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rWwZwhpD9nJL', 'call_01M8JRBSKA57VT6EDX1A9RGBFQ', 1795925861995),
	('led_01M8JRBSKBQKA2BEEZAH0GR827', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSJXJJZGB79X6SYM91J9haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rWwZwhpD9nJL', 'call_01M8JRBSKA57VT6EDX1A9RGBFQ', 1795925861995),
	('led_01M8JRBSKPF5V6CM3SQAVF4T7T', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSKHB1E2YZ7X7Z6YCSMDhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rRn4FPX_BW8a', NULL, 1795925862006),
	('led_01M8JRBSKZJ5KJ369KQTG42CT3', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSKHB1E2YZ7X7Z6YCSMDhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rRn4FPX_BW8a', 'call_01M8JRBSKYWZ1TP6PRN9NJ7V94', 1795925862015),
	('led_01M8JRBSKZG2V3CF73EY1CK9N8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSKHB1E2YZ7X7Z6YCSMDhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rRn4FPX_BW8a', 'call_01M8JRBSKYWZ1TP6PRN9NJ7V94', 1795925862015),
	('led_01M8JRBSMACSD3W7ZJAFKN2SY1', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSM5GVBZMA16RX6NHVT6haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rQT5QoZxuNA_', NULL, 1795925862026),
	('led_01M8JRBSMHA1ES7QXTARETGZVP', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSM5GVBZMA16RX6NHVT6haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rQT5QoZxuNA_', 'call_01M8JRBSMGSC8EGB78MXGN1YQ3', 1795925862033),
	('led_01M8JRBSMHEAVPD8F26SEG54R0', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSM5GVBZMA16RX6NHVT6haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rQT5QoZxuNA_', 'call_01M8JRBSMGSC8EGB78MXGN1YQ3', 1795925862033),
	('led_01M8JRBSMV2QG4DN1C20NPMDTV', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSMP7W9V7A4BW2QFMXM7haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rSKOHc7cliq4', NULL, 1795925862043),
	('led_01M8JRBSN3MATGSK2TRYBPFV95', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSMP7W9V7A4BW2QFMXM7haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rSKOHc7cliq4', 'call_01M8JRBSN3YR2D8NDMFJPTVJ16', 1795925862051),
	('led_01M8JRBSN3N614EGKAR1124SDK', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSMP7W9V7A4BW2QFMXM7haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rSKOHc7cliq4', 'call_01M8JRBSN3YR2D8NDMFJPTVJ16', 1795925862051),
	('led_01M8JRBSND1DM8NNDK4W7NPKSF', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSN9X81R6HFXDVBA3743haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTn_sk6lQ6pF', NULL, 1795925862061),
	('led_01M8JRBSNPRKDC76DFWY71G1CV', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSN9X81R6HFXDVBA3743haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTn_sk6lQ6pF', 'call_01M8JRBSNPG7QR8C5SWT4SSHYC', 1795925862070),
	('led_01M8JRBSNPM4H7JN26HNW2V80A', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSN9X81R6HFXDVBA3743haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTn_sk6lQ6pF', 'call_01M8JRBSNPG7QR8C5SWT4SSHYC', 1795925862070),
	('led_01M8JRBSP0P4PHXSQWC8KDM9VJ', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSNVZZMX37TT82RHYS18haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reK1DqN9g_y2', NULL, 1795925862080),
	('led_01M8JRBSP8KVXDEB94GESRRK1H', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSNVZZMX37TT82RHYS18haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reK1DqN9g_y2', 'call_01M8JRBSP74PCE93ZBD4YYWPXK', 1795925862088),
	('led_01M8JRBSP8C43KMFQSFC25CJ6R', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSNVZZMX37TT82RHYS18haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reK1DqN9g_y2', 'call_01M8JRBSP74PCE93ZBD4YYWPXK', 1795925862088),
	('led_01M8JRBSPKESW0MZ9Y4CSRHNMA', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSPEP9FWQ7HREGG179B0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd-dd0IdDuWa', NULL, 1795925862099),
	('led_01M8JRBSPTJ2DF0DBXP5EPHBJX', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSPEP9FWQ7HREGG179B0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd-dd0IdDuWa', 'call_01M8JRBSPTDR0ZT89Y2M84C979', 1795925862106),
	('led_01M8JRBSPTGB6V71KWZXC51MDM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSPEP9FWQ7HREGG179B0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd-dd0IdDuWa', 'call_01M8JRBSPTDR0ZT89Y2M84C979', 1795925862106),
	('led_01M8JRBSQ5H82P5QEHT64XK77X', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JRBSQ0TGY0KXKHQF35PZ8YhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rdrWXQeisuEl', NULL, 1795925862117),
	('led_01M8JRBSQDJ4ND156HWYNGC8TX', 'payments:held', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 90000, 'USD', 'sale', 'pay_01M8JRBSQ0TGY0KXKHQF35PZ8YhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rdrWXQeisuEl', 'call_01M8JRBSQCNRMMJ4HHJ891YGBR', 1795925862125),
	('led_01M8JRBSQDS6FSJPAW22P08WPX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JRBSQ0TGY0KXKHQF35PZ8YhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rdrWXQeisuEl', 'call_01M8JRBSQCNRMMJ4HHJ891YGBR', 1795925862125),
	('led_01M8JRBSQRQPMDFMM4MHK69MZ0', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8JRBSQKXTW17A6XC97D0ZJ1hYCJeogOAgGiJYXk9R8Wmu8srPebDE0GAaIQ7HSEDOVavDMonFA0rc--pHfeniRk', NULL, 1795925862136),
	('led_01M8JRBSQZ45C71XNTDBZEZPDS', 'payments:held', 'earnings:usr_01M88ERX3STXVE6ESV89SWVYK1', 1800000, 'USD', 'sale', 'pay_01M8JRBSQKXTW17A6XC97D0ZJ1hYCJeogOAgGiJYXk9R8Wmu8srPebDE0GAaIQ7HSEDOVavDMonFA0rc--pHfeniRk', 'call_01M8JRBSQZ65CA2ZDZF28STC8B', 1795925862143),
	('led_01M8JRBSQZZWE5B5Q0ADJFN306', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8JRBSQKXTW17A6XC97D0ZJ1hYCJeogOAgGiJYXk9R8Wmu8srPebDE0GAaIQ7HSEDOVavDMonFA0rc--pHfeniRk', 'call_01M8JRBSQZ65CA2ZDZF28STC8B', 1795925862143),
	('led_01M8JRBSR94W9WCKCRTK24HSKR', 'earnings:usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795925862153),
	('led_01M8JRBSRK28PEPZACYK3TZRKX', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795925862163),
	('led_01M8JRBSS3S73RKDV97CMYBWRZ', 'operator:grants', 'credit:usr_01M8JRBSRTG5H966XDE07P3HAM', 9000000, 'USD', 'top_up', NULL, NULL, 1795925862179),
	('led_01M8JRBSSWK11H4NTYQZ8WGS1Z', 'credit:usr_01M8JRBSRTG5H966XDE07P3HAM', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JRBSSWE67QVNWD1SKMX6MPhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiWF5x_vRTsQhaF9P5gee8xgK_5012s', NULL, 1795925862204),
	('led_01M8JRBSSWPDWTWJJM1ZXB4GM8', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JRBSSWE67QVNWD1SKMX6MPhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiWF5x_vRTsQhaF9P5gee8xgK_5012s', 'call_01M8JRBSSWY4D10ZTVS1KEEAC3', 1795925862204),
	('led_01M8JRBST8S8KP4MH69FHVZ7DB', 'credit:usr_01M8JRBSRTG5H966XDE07P3HAM', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', NULL, 1795925862216),
	('led_01M8JRBST8X0HQC5X5ABE974BB', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', 'call_01M8JRBST751JT6WW6Q55D0XCQ', 1795925862216),
	('led_01M8JRBSTJAWR8VDT34Y72ERCA', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', 'call_01M8JRBST751JT6WW6Q55D0XCQ', 1795925862226),
	('led_01M8JRBSTJASMNSVSXHD044YF2', 'payments:held', 'earnings:usr_01M88ERX3STXVE6ESV89SWVYK1', 2700000, 'USD', 'sale', 'pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', 'call_01M8JRBST751JT6WW6Q55D0XCQ', 1795925862226),
	('led_01M8JRBSTJEZFKH8HXD16WT2XY', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', 'call_01M8JRBST751JT6WW6Q55D0XCQ', 1795925862226),
	('led_01M8JRBSTXR33BYB10QHMBEPV9', 'credit:usr_01M8JRBSRTG5H966XDE07P3HAM', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JRBSTXJT7QQXBZ7KC9HKG8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiWF5x_vRTsQhaF9P5geDImHyIj2YL8', NULL, 1795925862237),
	('led_01M8JRBSTX7JYTD3589WDTQ887', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JRBSTXJT7QQXBZ7KC9HKG8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiWF5x_vRTsQhaF9P5geDImHyIj2YL8', 'call_01M8JRBSTX8G44VB8AV1PTZVD6', 1795925862237),
	('led_01M8JRBSV6Z8S07JJT1TPV9YFY', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JRBSTXJT7QQXBZ7KC9HKG8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiWF5x_vRTsQhaF9P5geDImHyIj2YL8', 'call_01M8JRBSTX8G44VB8AV1PTZVD6', 1795925862246),
	('led_01M8JRBSV6EDJFB3WPVZNP30HW', 'payments:held', 'credit:usr_01M8JRBSRTG5H966XDE07P3HAM', 3000000, 'USD', 'refund', 'pay_01M8JRBSTXJT7QQXBZ7KC9HKG8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiWF5x_vRTsQhaF9P5geDImHyIj2YL8', NULL, 1795925862246),
	('led_01M8JRBSVZ5NVRWN942FBTSCZ7', 'provider:stripe', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 5000000, 'USD', 'top_up', 'top_01M8JRBSVM3NVWPZA1QTNRPG6T', NULL, 1795925862271),
	('led_01M8JRBSW4SH9JK5RYBNB2DBQ5', 'credit:usr_01M88ERX40S035K3WJ6CHQ7JAM', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8JRBSVM3NVWPZA1QTNRPG6T', NULL, 1795925862276),
	('led_01M8JRBT682WX38CY3E7ZEPE1K', 'operator:grants', 'credit:usr_01M8JRBT630X0NQEEDA7HTDMNK', 10000000, 'USD', 'top_up', NULL, NULL, 1795925862600),
	('led_01M8JRBV27ZNQSFB1DHJRY0JSP', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JRBV22VPPS6GPAX2BEWF25wOCnEogOLcqOqQjW8o6oHOCIUbHBWlA', NULL, 1795925863495),
	('led_01M8JRBV2G5QNFPT8YTBNVANA5', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JRBV22VPPS6GPAX2BEWF25wOCnEogOLcqOqQjW8o6oHOCIUbHBWlA', 'call_01M8JRBV2D2ADEG9MQB9M37GBB', 1795925863504),
	('led_01M8JRBV3G1HCNWBC0MDWGXK7W', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JRBV3C5G2ATP2310KF8HPRwNCGA4gOMWiCrfpqemdkoFh8-R8oSWo', NULL, 1795925863536),
	('led_01M8JRBVGD0V3RFKNAB8EZ105Y', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JRBVG7BCCZ4KGD68SK2AEGwOCnEogOLcqOqQjW8o6o8VwYSHYb_gY', NULL, 1795925863949),
	('led_01M8JRBVGM0XMJXPWFH9G1KDT4', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JRBVG7BCCZ4KGD68SK2AEGwOCnEogOLcqOqQjW8o6o8VwYSHYb_gY', 'call_01M8JRBVGHQRCVCTYWQ8FA2KC3', 1795925863956),
	('led_01M8JRBVH83VJJHNTC033062YN', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JRBVGWM2S09K07GTN00YPTwNCGA4gOJcwE4TpnZOOEuirIyL_P', NULL, 1795925863976);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('MJ0eviXzzOFdibrTB2zZLzYVkAPAWj1R', '9d586f061d7e1e82467c6524d55938319cee12b944ee12038f6ec63ba82680de', 'aYlrnRYXehYWshcVgBCiRquqJKginTlY', '9bb2e6c672fd77aafab9e01107e660dc82cc71393f29ca756fe4f4f3ae9698c8', 'usr_01M8JRBT630X0NQEEDA7HTDMNK', 'key_01M8JRBT861DRSQA6B40V6P8G6', '7f193878f314f24e66c4fccf7722b7e5c98887359b57f9d5b182662e5b58d81e', '["http://127.0.0.1:38711/mcp"]', NULL, '0ip07TNhouolYPB5ApkXYGxDsTseEOts', 1795929462000, 1795925862000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('rODNvHNKKecwXuWvPjA3J6JVGMfQ8Rxt', 'aYlrnRYXehYWshcVgBCiRquqJKginTlY', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795925862000, 1795925862000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('IVWKzmVUKxpl4MMRKbSyearyteyJ8O1s', 'aYlrnRYXehYWshcVgBCiRquqJKginTlY', 'usr_01M8JRBT630X0NQEEDA7HTDMNK', 'key_01M8JRBT861DRSQA6B40V6P8G6', '["http://127.0.0.1:38711/mcp"]', '[]', '["search","spend","offline_access"]', 1795925862000, 1795925862000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('0ip07TNhouolYPB5ApkXYGxDsTseEOts', 'f8b1d8c1d868d997c7e6e841408ff9bfc441ad1f9e6fbbe6f919c8173cd3a06c', 'aYlrnRYXehYWshcVgBCiRquqJKginTlY', '9bb2e6c672fd77aafab9e01107e660dc82cc71393f29ca756fe4f4f3ae9698c8', 'usr_01M8JRBT630X0NQEEDA7HTDMNK', 'key_01M8JRBT861DRSQA6B40V6P8G6', '7f193878f314f24e66c4fccf7722b7e5c98887359b57f9d5b182662e5b58d81e', '["http://127.0.0.1:38711/mcp"]', NULL, 1803701862000, 1795925862000, NULL, NULL, NULL, NULL, 1795925862607, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('ZbNsHn6rmf9Qu74WMXCT8Y725Venf9fa', 'http://127.0.0.1:38711', 'http://127.0.0.1:38711', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795925862624, 1795925862624, 1, 'null'),
	('AsceTrufyj6EOnNzSvyAISsYSJEc3om8', 'http://127.0.0.1:38711/', 'http://127.0.0.1:38711/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795925862626, 1795925862626, 1, 'null'),
	('h1QIrDkcvwjlXknMLrM0yy6M8tQ6cwkN', 'http://127.0.0.1:38711/mcp', 'http://127.0.0.1:38711/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795925862628, 1795925862628, 1, 'null'),
	('0fvocvk4ejfoGyqTi3xJnn2p2c8NGYKw', 'http://127.0.0.1:38711/a2a', 'http://127.0.0.1:38711/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795925862629, 1795925862629, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8JRBSGVCTSZYT1HRZ6B41KFhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd4SlTB_khs5', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925861915, 1795929461921, 1795925861921, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861921),
	('pay_01M8JRBSERXT545Y0Z487HAE99jsCEPYgOxQFo6m3RE4UgZ0v3eVAmyWSoRyVBMVHuWCdYx1mNWbdHcmpAqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhfhnhQMqiztw', 'credit', 'credit:0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 1795925861848, 1795929461856, 1795925861856, NULL, NULL),
	('pay_01M88ERX4Y6KCDQK1C0W7MC816wNCGA4gOMWiCrfpqemdkhrg6J5iRw_E', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795580261534, 1795583861543, 1795580261543, NULL, NULL),
	('pay_01M88ERX5GRK3ZPWB0JFRZGRNRhNCGA4gOMWiCrfpqemdkBgGiEOx0hAzlWrwzKJxQNK0bOaKYaYHtgQ', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795580261552, 1795583861556, 1795580261556, NULL, NULL),
	('pay_01M88ERX4VMEHCZTR62Y2SD9JJwNCGA4gOMWiCrfpqemdkSlulJw0gumY', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795580261531, 1795581161531, NULL, NULL, NULL),
	('pay_01M8JRBSBVFCWPCEK81TE9W6QSwaCNBogOAgGiJYXlZfzcTG4UFJb82Ue11focupNQVw', 'asset', 'ast_01M8JRBSB5ZKE4RVGM2JBFSPA7', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795925861755, 1795929461774, 1795925861759, NULL, NULL),
	('pay_01M8JRBSCPTPA1604V3QF7PYBCwNCGA4gOMWiCrfpqemdkukBQZ4ScybU', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795925861782, 1795929461785, 1795925861785, NULL, NULL),
	('pay_01M8JRBSFEEMMTGEQ4NR7BR87GkNCGA4gOMWiCrfpqemdkqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhanZ4LjIQnss', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 1795925861870, 1795929461870, 1795925861870, NULL, NULL),
	('pay_01M8JRBSD33VZ0YDSMC32M5XMPhNCGA4gOMWiCrfpqemdkBgGiEOx0hAzlWrwzKJxQNK30MIEDBgJesQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925861795, 1795929461799, 1795925861799, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861799),
	('pay_01M8JRBSDJEJC15BEQE040EDE0wNCGA4gOMXkGn8t9Omdk0kd8uDvvErw', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795925861810, 1795929461813, 1795925861813, NULL, NULL),
	('pay_01M8JRBSJXJJZGB79X6SYM91J9haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rWwZwhpD9nJL', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925861981, 1795929461986, 1795925861986, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861986),
	('pay_01M8JRBSE325K5CJXVXNMQ3B1KjNCGA4gOMWiCrfpqemdkqQEe2VJAazlTLSH7ZvxS1y0sd-onjnisQNxTfSF9-itwk5SV65Y', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xd92cd259891dfcf0963350f3e292f886b09a91a9', '0xd92cd259891dfcf0963350f3e292f886b09a91a9', 1795925861827, 1795929461837, 1795925861837, NULL, NULL),
	('pay_01M8JRBSFS38GC1B82418G1JNFwaCNBogOAgGiJYXkyoppA4KEP_FUpN7s2WRkhJTA6g', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795925861881, 1795929461885, 1795925861885, NULL, NULL),
	('pay_01M8JRBSHG8JB3A1P1SJWZGTV0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTKWhSqXIsAi', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925861936, 1795929461942, 1795925861942, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861942),
	('pay_01M8JRBSG9ZT4QQK7PT96Y4PHAhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rUkeASSXg3Y3', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925861897, 1795929461901, 1795925861901, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861901),
	('pay_01M8JRBSMP7W9V7A4BW2QFMXM7haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rSKOHc7cliq4', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925862038, 1795929462043, 1795925862043, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862043),
	('pay_01M8JRBSJ93TWDNXN8DSJD5E7HhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reiC5eUy0uW9', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925861961, 1795929461967, 1795925861967, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861967),
	('pay_01M8JRBSM5GVBZMA16RX6NHVT6haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rQT5QoZxuNA_', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925862021, 1795929462026, 1795925862026, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862026),
	('pay_01M8JRBSKHB1E2YZ7X7Z6YCSMDhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rRn4FPX_BW8a', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925862001, 1795929462006, 1795925862006, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862006),
	('pay_01M8JRBSQ0TGY0KXKHQF35PZ8YhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rdrWXQeisuEl', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925862112, 1795929462117, 1795925862117, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862117),
	('pay_01M8JRBSN9X81R6HFXDVBA3743haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTn_sk6lQ6pF', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925862057, 1795929462061, 1795925862061, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862061),
	('pay_01M8JRBSNVZZMX37TT82RHYS18haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reK1DqN9g_y2', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925862075, 1795929462080, 1795925862080, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862080),
	('pay_01M8JRBSPEP9FWQ7HREGG179B0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd-dd0IdDuWa', 'asset', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925862094, 1795929462099, 1795925862099, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862099),
	('pay_01M8JRBSQKXTW17A6XC97D0ZJ1hYCJeogOAgGiJYXk9R8Wmu8srPebDE0GAaIQ7HSEDOVavDMonFA0rc--pHfeniRk', 'asset', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M88ERX441KJNNF1K52E50D5D', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795925862131, 1795929462136, 1795925862136, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862136),
	('pay_01M8JRBSSWE67QVNWD1SKMX6MPhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiWF5x_vRTsQhaF9P5gee8xgK_5012s', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 1795925862204, 1795929462204, 1795925862204, 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 1795925862204),
	('pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', 'asset', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 1795925862215, 1795929462226, 1795925862216, 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 1795925862216),
	('pay_01M8JRBVGWM2S09K07GTN00YPTwNCGA4gOJcwE4TpnZOOEuirIyL_P', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795925863964, 1796012263976, 1795925863976, NULL, NULL),
	('pay_01M8JRBVHTKT2PNR59XJF7R92RhNCGA4gOMWiCrfpqemdkBgGiEOx0hAzlWrwzKJxQNK21HrLC3wFQKg', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M88ERX441KJNNF1K52E50D5D', NULL, 1795925863994, 1795926763994, NULL, NULL, NULL),
	('pay_01M8JRBSTXJT7QQXBZ7KC9HKG8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiWF5x_vRTsQhaF9P5geDImHyIj2YL8', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 1795925862237, 1795929462237, 1795925862237, NULL, NULL),
	('pay_01M8JRBV22VPPS6GPAX2BEWF25wOCnEogOLcqOqQjW8o6oHOCIUbHBWlA', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795925863490, 1795929463495, 1795925863495, NULL, NULL),
	('pay_01M8JRBV3C5G2ATP2310KF8HPRwNCGA4gOMWiCrfpqemdkoFh8-R8oSWo', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795925863532, 1795929463536, 1795925863536, NULL, NULL),
	('pay_01M8JRBV71M48SM9VD8V41Y8GNjNCGA4gOMWiCrfpqemdkqQEezHJIS_kznkDdcuVFbnlFJ0kgNzNOd-FUIWuIZ4DSElelMSA', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x0e7c82546a6b1eb970afc127d12344af359edd44', NULL, 1795925863649, 1795926763649, NULL, NULL, NULL),
	('pay_01M8JRBV7PHFVQE8E47QEBGXQCjNCGA4gOMWiCrfpqemdkqQEe2zTUIkdHoloHOT8oWXHMOOcaIEfKLiVf9zNzZft6Vc41NqA', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xf4e01fb7eeac352b2e5e485030347fe3b9ba3457', NULL, 1795925863670, 1795926763670, NULL, NULL, NULL),
	('pay_01M8JRBVG7BCCZ4KGD68SK2AEGwOCnEogOLcqOqQjW8o6o8VwYSHYb_gY', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795925863943, 1796012263949, 1795925863949, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8JRBSR991N39CVPVCNSJAP6', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795925862153, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8JRBSR9HNQ49SGECGQHDX80', 'pob_01M8JRBSR991N39CVPVCNSJAP6', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795925862153, NULL),
	('pot_01M8JRBSR9D4394VDVZBH01ZEP', 'pob_01M8JRBSR991N39CVPVCNSJAP6', 'usr_01M88ERX3STXVE6ESV89SWVYK1', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795925862153, 1795925862163);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795925862153);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M88ERX3EVPVBS1ZDT1M9B69H', 1795580261520),
	('usr_01M88ERX3STXVE6ESV89SWVYK1', 1795580261527);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8JRBST8N4R34KCTWXPR42HG', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', 'call_01M8JRBST751JT6WW6Q55D0XCQ', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', 'rev_01M8JRBSTJA3N55YWY9AAM3AZJ', NULL, NULL, 1795925862216, 1803701862216, 1795925862226),
	('plg_01M8JRBSTXV9GPVRKRY5S2N8VG', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8JRBSTXJT7QQXBZ7KC9HKG8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiWF5x_vRTsQhaF9P5geDImHyIj2YL8', 'call_01M8JRBSTX8G44VB8AV1PTZVD6', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795925862237, 1803701862237, 1795925862246),
	('plg_01M8JRBSSW6KAY8A0XTHM21163', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8JRBSSWE67QVNWD1SKMX6MPhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiWF5x_vRTsQhaF9P5gee8xgK_5012s', 'call_01M8JRBSSWY4D10ZTVS1KEEAC3', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795925862413, 1795925862204, 1803701862204, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8JRBV489D1M9E1J218YPXGB', 1795925863596, 1795925878596);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8JRBT3CAK7WWBPBNA7J8757:20786:0', 'asset', 'ast_01M8JRBT3CAK7WWBPBNA7J8757', 'match:asset:ast_01M8JRBT3CAK7WWBPBNA7J8757:20786:0', 0, 1795925862517),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 0, 1795925863349),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 0, 1795925863333),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 0, 1795925863350),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795925863632);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8JRBSC4HWXP0MRH5Z423DZT', 'pay_01M8JRBSBVFCWPCEK81TE9W6QSwaCNBogOAgGiJYXlZfzcTG4UFJb82Ue11focupNQVw', 'ast_01M8JRBSB5ZKE4RVGM2JBFSPA7', 'anonymous', 'given_back', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861764, NULL, 1795925861764),
	('call_01M8JRBSCXRFYKHWQ9AGJP4GJ1', 'pay_01M8JRBSCPTPA1604V3QF7PYBCwNCGA4gOMWiCrfpqemdkukBQZ4ScybU', 'counted-echo', 'anonymous', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861789, NULL, 1795925861791),
	('call_01M8JRBSDDD527CHDSHF5ZYSA6', 'pay_01M8JRBSD33VZ0YDSMC32M5XMPhNCGA4gOMWiCrfpqemdkBgGiEOx0hAzlWrwzKJxQNK30MIEDBgJesQ', 'counted-echo', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', 'key_01M88ERX441KJNNF1K52E50D5D', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861806, NULL, 1795925861808),
	('call_01M8JRBSDRSKM0WKKE0MMZN92Q', 'pay_01M8JRBSDJEJC15BEQE040EDE0wNCGA4gOMXkGn8t9Omdk0kd8uDvvErw', 'failing-echo', 'anonymous', 'given_back', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861817, NULL, 1795925861818),
	('call_01M8JRBSGNVYCZ13DH23P9PA2P', 'pay_01M8JRBSG9ZT4QQK7PT96Y4PHAhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rUkeASSXg3Y3', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861909, NULL, 1795925861909),
	('call_01M8JRBSE4026TBBF7SMQ28NFE', 'pay_01M8JRBSE325K5CJXVXNMQ3B1KjNCGA4gOMWiCrfpqemdkqQEe2VJAazlTLSH7ZvxS1y0sd-onjnisQNxTfSF9-itwk5SV65Y', 'counted-echo', '0xd92cd259891dfcf0963350f3e292f886b09a91a9', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xd92cd259891dfcf0963350f3e292f886b09a91a9', '0xd92cd259891dfcf0963350f3e292f886b09a91a9', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xd92cd259891dfcf0963350f3e292f886b09a91a9 0xff5b78f8d5fab2740250ba017d2f067bab8ba5618fb84d4a0e157bc4e5eb5a2a', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x28437d15b904ac0ffc0f75e433f9be93367d902a1ff84871bf43ede98fa6e0b8000ca8d216770f4143eed4e8251abb1dc95994228977f18a8f4fc3ab715dd7401c","authorization":{"from":"0xd92Cd259891Dfcf0963350f3E292f886B09a91A9","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795925921","nonce":"0xff5b78f8d5fab2740250ba017d2f067bab8ba5618fb84d4a0e157bc4e5eb5a2a"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x6682f72be078dee1f687b61a29b898bcff4a077a35d8e748f59824511fb89f55', '0xd92cd259891dfcf0963350f3e292f886b09a91a9', 0, 0, 1795925861829, NULL, 1795925861837),
	('call_01M8JRBSESPE7WDKY22H6C9AVA', 'pay_01M8JRBSERXT545Y0Z487HAE99jsCEPYgOxQFo6m3RE4UgZ0v3eVAmyWSoRyVBMVHuWCdYx1mNWbdHcmpAqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhfhnhQMqiztw', 'credit:0x13b823fcc245c047b96d590aa03a43a91aa37d6d', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, 'credit 1000000', NULL, NULL, '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x13b823fcc245c047b96d590aa03a43a91aa37d6d 0x18c22bd85e898a381861dcf1a249c13c5684f261552c101b98ee08bfb9cde633', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xc4ad905d8fb6c1dadd8218ce1900620206c761b287976d7afde9a86fe6e66d573154a9a96fd19f560568956291e5312560a89841cfd6b5ea4361f1edebc98c361b","authorization":{"from":"0x13b823fCc245c047B96D590Aa03A43A91aA37d6D","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795925921","nonce":"0x18c22bd85e898a381861dcf1a249c13c5684f261552c101b98ee08bfb9cde633"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x15c384c39f0492818421d049572f26ba8c9faf7c3daaaf6875ff16a3b651906b', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 0, 0, 1795925861850, NULL, 1795925861856),
	('call_01M8JRBSFEHX3TS8HS74V1E0PC', 'pay_01M8JRBSFEEMMTGEQ4NR7BR87GkNCGA4gOMWiCrfpqemdkqQEezS4kJqtmhjN4Gktf0mu1Gz4aJjMmUhZYo2vhanZ4LjIQnss', 'counted-echo', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 'siwx:EaWaAn3M3iCw5QkmNZ6w4fhxGLn4xmVhkqQoAs4AkHU', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861870, NULL, 1795925861873),
	('call_01M8JRBSG1ZNVK6F9N4T8BTNE2', 'pay_01M8JRBSFS38GC1B82418G1JNFwaCNBogOAgGiJYXkyoppA4KEP_FUpN7s2WRkhJTA6g', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'anonymous', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861889, NULL, 1795925861889),
	('call_01M8JRBSH8K2PE3T5D4MV7CKND', 'pay_01M8JRBSGVCTSZYT1HRZ6B41KFhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd4SlTB_khs5', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861928, NULL, 1795925861928),
	('call_01M8JRBSJ071FRAT9A3R8E7WG4', 'pay_01M8JRBSHG8JB3A1P1SJWZGTV0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTKWhSqXIsAi', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861953, NULL, 1795925861953),
	('call_01M8JRBSJPDQKKK104C46VG0GN', 'pay_01M8JRBSJ93TWDNXN8DSJD5E7HhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reiC5eUy0uW9', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861974, NULL, 1795925861974),
	('call_01M8JRBSKA57VT6EDX1A9RGBFQ', 'pay_01M8JRBSJXJJZGB79X6SYM91J9haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rWwZwhpD9nJL', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925861995, NULL, 1795925861995),
	('call_01M8JRBSKYWZ1TP6PRN9NJ7V94', 'pay_01M8JRBSKHB1E2YZ7X7Z6YCSMDhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rRn4FPX_BW8a', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862015, NULL, 1795925862015),
	('call_01M8JRBSMGSC8EGB78MXGN1YQ3', 'pay_01M8JRBSM5GVBZMA16RX6NHVT6haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rQT5QoZxuNA_', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862033, NULL, 1795925862033),
	('call_01M8JRBSN3YR2D8NDMFJPTVJ16', 'pay_01M8JRBSMP7W9V7A4BW2QFMXM7haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rSKOHc7cliq4', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862051, NULL, 1795925862051),
	('call_01M8JRBSNPG7QR8C5SWT4SSHYC', 'pay_01M8JRBSN9X81R6HFXDVBA3743haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTn_sk6lQ6pF', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862070, NULL, 1795925862070),
	('call_01M8JRBSP74PCE93ZBD4YYWPXK', 'pay_01M8JRBSNVZZMX37TT82RHYS18haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reK1DqN9g_y2', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862088, NULL, 1795925862088),
	('call_01M8JRBSPTDR0ZT89Y2M84C979', 'pay_01M8JRBSPEP9FWQ7HREGG179B0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd-dd0IdDuWa', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862106, NULL, 1795925862106),
	('call_01M8JRBSQCNRMMJ4HHJ891YGBR', 'pay_01M8JRBSQ0TGY0KXKHQF35PZ8YhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rdrWXQeisuEl', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862125, NULL, 1795925862125),
	('call_01M8JRBSQZ65CA2ZDZF28STC8B', 'pay_01M8JRBSQKXTW17A6XC97D0ZJ1hYCJeogOAgGiJYXk9R8Wmu8srPebDE0GAaIQ7HSEDOVavDMonFA0rc--pHfeniRk', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', 'key_01M88ERX441KJNNF1K52E50D5D', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862143, NULL, 1795925862143),
	('call_01M8JRBSSWY4D10ZTVS1KEEAC3', 'pay_01M8JRBSSWE67QVNWD1SKMX6MPhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiWF5x_vRTsQhaF9P5gee8xgK_5012s', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8JRBSRTG5H966XDE07P3HAM', 'usr_01M8JRBSRTG5H966XDE07P3HAM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862204, NULL, 1795925862204),
	('call_01M8JRBST751JT6WW6Q55D0XCQ', 'pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8JRBSRTG5H966XDE07P3HAM', 'usr_01M8JRBSRTG5H966XDE07P3HAM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862216, NULL, 1795925862216),
	('call_01M8JRBSTX8G44VB8AV1PTZVD6', 'pay_01M8JRBSTXJT7QQXBZ7KC9HKG8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiWF5x_vRTsQhaF9P5geDImHyIj2YL8', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 'given_back', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 'usr_01M8JRBSRTG5H966XDE07P3HAM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925862237, NULL, 1795925862237),
	('call_01M8JRBV2D2ADEG9MQB9M37GBB', 'pay_01M8JRBV22VPPS6GPAX2BEWF25wOCnEogOLcqOqQjW8o6oHOCIUbHBWlA', 'scan-submit', 'anonymous', 'used', 'proc_01M88ERWYCZ2QMGCFSVFTRS0E5', NULL, NULL, NULL, '{"requestId":"req_01M8JRBV2CZ5VVMRFWXCF3E0B7","data":{"id":"job_01M8JRBV2GX8M9CNFD7E61QY32"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925863501, NULL, 1795925863504),
	('call_01M8JRBV74KR5CFXR55JJKMQFB', 'pay_01M8JRBV71M48SM9VD8V41Y8GNjNCGA4gOMWiCrfpqemdkqQEezHJIS_kznkDdcuVFbnlFJ0kgNzNOd-FUIWuIZ4DSElelMSA', 'counted-echo', '0x0e7c82546a6b1eb970afc127d12344af359edd44', 'refused', 'proc_01M8JRBV489D1M9E1J218YPXGB', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x0e7c82546a6b1eb970afc127d12344af359edd44', '0x0e7c82546a6b1eb970afc127d12344af359edd44', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x0e7c82546a6b1eb970afc127d12344af359edd44 0x36a55ac91a815233262de714ff6f0e98e96c6eb92d93646fb204daf5fee3683a', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x745821e3b8122c4a89c893360141a3a076a00b13121aa755abd9ddaf704d984231d0328c326d19c67fa5cf8f82f831b3a07b5765813b583fef5b1527755fc7161b","authorization":{"from":"0x0e7C82546A6b1Eb970AFc127d12344Af359EDd44","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795925923","nonce":"0x36a55ac91a815233262de714ff6f0e98e96c6eb92d93646fb204daf5fee3683a"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795925863653, NULL, 1795925863660),
	('call_01M8JRBV7SFRWQ3EVJK14PW05B', 'pay_01M8JRBV7PHFVQE8E47QEBGXQCjNCGA4gOMWiCrfpqemdkqQEe2zTUIkdHoloHOT8oWXHMOOcaIEfKLiVf9zNzZft6Vc41NqA', 'counted-echo', '0xf4e01fb7eeac352b2e5e485030347fe3b9ba3457', 'unknown', 'proc_01M8JRBV489D1M9E1J218YPXGB', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xf4e01fb7eeac352b2e5e485030347fe3b9ba3457', '0xf4e01fb7eeac352b2e5e485030347fe3b9ba3457', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xf4e01fb7eeac352b2e5e485030347fe3b9ba3457 0xbda69f5d28120b8d84824c1487aeb3fda30ddb2255e16e7d5a7eb82e3269fe6f', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xd29bcaae6276e6128540b08a6e8b7e98b48158f0bc6de12523be9a97773094dd125a09b1ea50e3f503c8e694409c0bea5593b916842b7ee08bc1f3c308cadc141c","authorization":{"from":"0xf4E01Fb7eEAc352B2e5e485030347fe3B9bA3457","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795925923","nonce":"0xbda69f5d28120b8d84824c1487aeb3fda30ddb2255e16e7d5a7eb82e3269fe6f"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795925863673, 1795925863935, NULL),
	('call_01M8JRBVGHQRCVCTYWQ8FA2KC3', 'pay_01M8JRBVG7BCCZ4KGD68SK2AEGwOCnEogOLcqOqQjW8o6o8VwYSHYb_gY', 'scan-submit', 'anonymous', 'used', 'proc_01M8JRBV489D1M9E1J218YPXGB', NULL, NULL, NULL, '{"requestId":"req_01M8JRBVGHH9VWZSDWBWAJ9NPA","data":{"id":"job_01M8JRBVGMYDQR5AB6HRW4V5KV"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925863954, NULL, 1795925863956),
	('call_01M8JRBVHEW04FVTKT14GBCH4R', 'pay_01M8JRBVGWM2S09K07GTN00YPTwNCGA4gOJcwE4TpnZOOEuirIyL_P', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8JRBV489D1M9E1J218YPXGB', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795925863982, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', 'b7f0d3446b86c45fa66e252d04d1a492c9152176e637bc50e1f09fe4ddbf5293', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', '82dff37126faf9683964ac62b82ab07295dacbbeee740f1943079266bf0c3d5d', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', '43ffd3ca49ba7a490346a4f38715c4052e33ee194993de16972119494a6a650e', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', 'e0b68351939fc55f6ff6f8cf6eafc004b9c2d960be61c990fa83280624413ef0', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', 'a886bbe9e32cf219bd1155b1fc07ad9a375b60b17f6ada12a8b89baaf0ee57f2', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', '71ae26a0035a3a7a27e9ceecd6ff9d9633e7e5613395f06eb031b00416ff0545', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', '94a1757907e8885211276106c04e37b83025df5c6bb621851b58e65df87d83e7', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', '7be4905c73ceb0dd55dfb57379f82a0ceed43de852ab438525d2d5660169edce', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', '8afea91695cc8029c98d6dca72f37aaef7d93602224b8ec926382ed3a251fc17', NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', '7ba67ee8aa82c921cd0ef0ca7c74c6ea33e711840fd9d6585aed409e1fb9574d', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8JRBSC4FDJ1B25TMKA6NEF4', 'file_missing', 0, 1795925861773);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8JRBSC4FDJ1B25TMKA6NEF4', 'pay_01M8JRBSBVFCWPCEK81TE9W6QSwaCNBogOAgGiJYXlZfzcTG4UFJb82Ue11focupNQVw', 'call_01M8JRBSC4HWXP0MRH5Z423DZT', 'ast_01M8JRBSB5ZKE4RVGM2JBFSPA7', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 1, 'anonymous', 1795925861764, NULL),
	('rev_01M8JRBSG1GAEWRBNXR2HRTMYK', 'pay_01M8JRBSFS38GC1B82418G1JNFwaCNBogOAgGiJYXkyoppA4KEP_FUpN7s2WRkhJTA6g', 'call_01M8JRBSG1ZNVK6F9N4T8BTNE2', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 1, 'anonymous', 1795925861889, NULL),
	('rev_01M8JRBSGNNT8NG75XRNHXYEKG', 'pay_01M8JRBSG9ZT4QQK7PT96Y4PHAhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rUkeASSXg3Y3', 'call_01M8JRBSGNVYCZ13DH23P9PA2P', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861909, NULL),
	('rev_01M8JRBSH80D57NN7VJD6PQPDH', 'pay_01M8JRBSGVCTSZYT1HRZ6B41KFhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd4SlTB_khs5', 'call_01M8JRBSH8K2PE3T5D4MV7CKND', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861928, NULL),
	('rev_01M8JRBSJ1HW9R673JKM1382NQ', 'pay_01M8JRBSHG8JB3A1P1SJWZGTV0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTKWhSqXIsAi', 'call_01M8JRBSJ071FRAT9A3R8E7WG4', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861953, NULL),
	('rev_01M8JRBSJP2PBA7QR13S1SQN56', 'pay_01M8JRBSJ93TWDNXN8DSJD5E7HhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reiC5eUy0uW9', 'call_01M8JRBSJPDQKKK104C46VG0GN', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861974, NULL),
	('rev_01M8JRBSKBSHXGXT84SFRCS7VH', 'pay_01M8JRBSJXJJZGB79X6SYM91J9haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rWwZwhpD9nJL', 'call_01M8JRBSKA57VT6EDX1A9RGBFQ', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925861995, NULL),
	('rev_01M8JRBSKZGHFW5AJ6Q2JSA2WK', 'pay_01M8JRBSKHB1E2YZ7X7Z6YCSMDhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rRn4FPX_BW8a', 'call_01M8JRBSKYWZ1TP6PRN9NJ7V94', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862015, NULL),
	('rev_01M8JRBSMHR7R50EDE2YQR8XY3', 'pay_01M8JRBSM5GVBZMA16RX6NHVT6haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rQT5QoZxuNA_', 'call_01M8JRBSMGSC8EGB78MXGN1YQ3', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862033, NULL),
	('rev_01M8JRBSN3QQPGKAJC7Q3MWWYH', 'pay_01M8JRBSMP7W9V7A4BW2QFMXM7haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rSKOHc7cliq4', 'call_01M8JRBSN3YR2D8NDMFJPTVJ16', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862051, NULL),
	('rev_01M8JRBSNP2D1DNJPMY7W65MNQ', 'pay_01M8JRBSN9X81R6HFXDVBA3743haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rTn_sk6lQ6pF', 'call_01M8JRBSNPG7QR8C5SWT4SSHYC', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862070, NULL),
	('rev_01M8JRBSP8MXQ7KDNTVG9W9SGB', 'pay_01M8JRBSNVZZMX37TT82RHYS18haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0reK1DqN9g_y2', 'call_01M8JRBSP74PCE93ZBD4YYWPXK', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862088, NULL),
	('rev_01M8JRBSPT8N95K6T4QB4BK4E2', 'pay_01M8JRBSPEP9FWQ7HREGG179B0haCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rd-dd0IdDuWa', 'call_01M8JRBSPTDR0ZT89Y2M84C979', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862106, NULL),
	('rev_01M8JRBSQDCEV4XQ0Y84X39PEY', 'pay_01M8JRBSQ0TGY0KXKHQF35PZ8YhaCNBogOAgGiJYXkyoppA4KEP_FUpN4GAaIQ7HSEDOVavDMonFA0rdrWXQeisuEl', 'call_01M8JRBSQCNRMMJ4HHJ891YGBR', 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 10000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862125, NULL),
	('rev_01M8JRBSQZ85AM0TX4H6K19YCV', 'pay_01M8JRBSQKXTW17A6XC97D0ZJ1hYCJeogOAgGiJYXk9R8Wmu8srPebDE0GAaIQ7HSEDOVavDMonFA0rc--pHfeniRk', 'call_01M8JRBSQZ65CA2ZDZF28STC8B', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', 'usr_01M88ERX3STXVE6ESV89SWVYK1', 2000000, 200000, 'USD', 0, 'key_01M88ERX441KJNNF1K52E50D5D', 1795925862143, NULL),
	('rev_01M8JRBSTJA3N55YWY9AAM3AZJ', 'pay_01M8JRBST706A0S49XP5MY1SKDhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiWF5x_vRTsQhaF9P5geL8-6aTyFoqA', 'call_01M8JRBST751JT6WW6Q55D0XCQ', 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', 'usr_01M88ERX3STXVE6ESV89SWVYK1', 3000000, 300000, 'USD', 0, 'key_01M8JRBSRZXX2KP445M5YKZ60Y', 1795925862226, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795925861291),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795925861292),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795925861319);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8JRBS6AH9MG70M47ZRN996Y', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8JRBS7N3WB9NVSCNKVSP32D', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88ERX3STXVE6ESV89SWVYK1', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8JRBT3CAK7WWBPBNA7J8757', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 100000, 'Sightings of quetzals in Costa Rica

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
	('4b4db5888486dcbd32c16c52762f920227b355fa118c1f44f3d0bf2203ba792e', 'usr_00000000000000000000000000', 1795580261477, 1798172261477, 'bearer', NULL, NULL, NULL),
	('79def3b750693f5b89d3690937a57f0ac67cf123d494f951bc5eadcdce0d160b', 'usr_01M88ERX3EVPVBS1ZDT1M9B69H', 1795580261486, 1798172261486, 'bearer', NULL, NULL, NULL),
	('1a772d746a00d4c75047b38d641b56df0cad31edc02c971fec979e25649b2de0', 'usr_01M88ERX3STXVE6ESV89SWVYK1', 1795580261497, 1798172261497, 'bearer', NULL, NULL, NULL),
	('ed2296609359e7dfbc629bed6cd49354614edbf9052b579887cd74f5b2adb4f9', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 1795580261505, 1798172261505, 'bearer', NULL, NULL, NULL),
	('279cce3f72173556fd6c557813e51874cfff96e003a65fc0a81985830c4e1bc2', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 1795925862171, 1798517862171, 'bearer', NULL, NULL, NULL),
	('73c9069264e59b1a85fc36ac048cbd0326e0c20b26cd1b39a34aa1ad8cd14231', 'usr_01M8JRBT630X0NQEEDA7HTDMNK', 1795925862596, 1798517862596, 'bearer', NULL, NULL, NULL),
	('9bb2e6c672fd77aafab9e01107e660dc82cc71393f29ca756fe4f4f3ae9698c8', 'usr_01M8JRBT630X0NQEEDA7HTDMNK', 1795925862607, 1796530662607, 'browser', 1795925862607, 'node', 1795925862729);

INSERT INTO farebox_fixture.setup_links VALUES
	('2ddedeb4fa726a345f7f94fa172921a647134b419169b37ec4bd1ad6a60c0218', 'usr_01M8JRBTAEYRV02VTMTREWP16D', 1795925862736, 1796012262736, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795925862269);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xd92cd259891dfcf0963350f3e292f886b09a91a9', 9950000, 10000000, 1795925861834),
	('0x13b823fcc245c047b96d590aa03a43a91aa37d6d', 9000000, 10000000, 1795925861854),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xd92cd259891dfcf0963350f3e292f886b09a91a9', '0xff5b78f8d5fab2740250ba017d2f067bab8ba5618fb84d4a0e157bc4e5eb5a2a', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x6682f72be078dee1f687b61a29b898bcff4a077a35d8e748f59824511fb89f55', 1795925861834),
	('0x13b823fcc245c047b96d590aa03a43a91aa37d6d', '0x18c22bd85e898a381861dcf1a249c13c5684f261552c101b98ee08bfb9cde633', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x15c384c39f0492818421d049572f26ba8c9faf7c3daaaf6875ff16a3b651906b', 1795925861854);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795580261467),
	('word-count', 1, 1795580261474),
	('slugify', 1, 1795580261478),
	('random-uuid', 1, 1795580261482),
	('hk-weather', 1, 1795580261485),
	('outline', 1, 1795580261488),
	('read-at-once', 1, 1795580261491),
	('scan-submit', 1, 1795580261492),
	('scan-result', 1, 1795580261493),
	('counted-echo', 1, 1795580261495),
	('city-create-tree', 1, 1795925863332),
	('city-get-bike', 1, 1795925863348),
	('city-list-bikes', 1, 1795925863348),
	('slow-echo', 1, 1795925863625),
	('failing-echo', 0, 1795925863647);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8JRBV2VQDSWFYVQFMH2HAWJ', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8JRBV2VQDSWFYVQFMH2HAWJ', 'image/png', 19, 1795925863515, 1796015863515);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795925863486, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795925863484, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795925863486, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8JRBV2GX8M9CNFD7E61QY32', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JRBV2D2ADEG9MQB9M37GBB', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8JRBV2VQDSWFYVQFMH2HAWJ"}]}', NULL, NULL, 1795925863504, NULL, 1795925863519, 1796012263519, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8JRBVGMYDQR5AB6HRW4V5KV', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JRBVGHQRCVCTYWQ8FA2KC3', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795925863956, NULL, NULL, 1796098663956, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 1, 1),
	('counted-echo', 20786, 2, 2),
	('counted-echo', 20786, 10, 1),
	('scan-submit', 20786, 27, 1),
	('counted-echo', 20786, 7, 1),
	('counted-echo', 20786, 11, 1),
	('scan-submit', 20786, 21, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795925862741, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8JRBTB1WQYDMAD5WYCNJX48', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:40211/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:40211"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'Ai3iqi2zK3FFoE8sJDmzxa4rCr3cq65Yxmk-52xZCpu3ZKXV96dh-WHMMFgdkGBfv478OkUX-Qo', '["apiKey"]', 1795925863265, 'usr_00000000000000000000000000', 'farebox-verification=174d3468f3dc42f85b91b7b88986ab7f1009f08f', NULL, NULL, 1795925863463, NULL, 1795929463265, 1795925863265, 1795925863265, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795925861816),
	('counted-echo', 10, 6, 6, 0, 5, 1, 1795925863668),
	('scan-submit', 2, 2, 2, 0, 0, 2, 1795925863953),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795925863982);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M88ERX48Y4KGVZ8AN3ZTX52H', 'usr_01M88ERX40S035K3WJ6CHQ7JAM', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795580261512),
	('top_01M8JRBSS3DRAZ81NKSWXYXVKV', 'usr_01M8JRBSRTG5H966XDE07P3HAM', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795925862179),
	('top_01M8JRBT68SP10HNRE9KEWMQ3H', 'usr_01M8JRBT630X0NQEEDA7HTDMNK', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795925862600);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8JRBV1PENPK7MTHF12WEMTN', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795925863478, 1795925863478, NULL),
	('upay_01M8JRBV1TTSW7MQ32E620ZSD3', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795925863478, 1795925863482, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$jwHbrifyS0//TCjsUhUSsg$m37Up3ggMsSh/c0mRNnIUhcucsIgZPg4myDG9+zfXE4', NULL, 1795580261359, 1795580261359, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M88ERX40S035K3WJ6CHQ7JAM', '2355c62b-a760-4d32-a7af-b8134aadfef1@example.com', '2355c62b-a760-4d32-a7af-b8134aadfef1', 'owner', '$argon2id$v=19$m=256,t=1,p=1$kGDrGtzisnWuwnIvdEYYPw$g78bmGP7j8q1Z9tIu+wxBK47sNy0JQpu3q89hyV8SJg', NULL, 1795580261504, 1795580261504, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL),
	('usr_01M88ERX3STXVE6ESV89SWVYK1', '8c84b7d2-96d9-4cee-8dc9-c954f3d01680@example.com', '8c84b7d2-96d9-4cee-8dc9-c954f3d01680', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Vw+RIxNgSdHJyVkMfg69UQ$zbWc1V6m+ME4w7D6OWtcezn7Rpwovh1K1v94G+/4pMI', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795580261497, 1795580261528, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL),
	('usr_01M8JRBSRTG5H966XDE07P3HAM', '02cd4a67-9c8a-480a-afb1-7ad9d9eec7e1@example.com', '02cd4a67-9c8a-480a-afb1-7ad9d9eec7e1', 'owner', '$argon2id$v=19$m=256,t=1,p=1$YtwbgDEaIfDAvEvGspu5AQ$aLGhRY4m2PyomKTL5I2CAwlxn4OHszIzVbM7ghLTq8w', NULL, 1795925862170, 1795925862170, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL),
	('usr_01M88ERX3EVPVBS1ZDT1M9B69H', 'dd382853-08ac-4f25-86e1-cf707f08d7a4@example.com', 'dd382853-08ac-4f25-86e1-cf707f08d7a4', 'owner', '$argon2id$v=19$m=256,t=1,p=1$jfGOYSG+zxuj2pqJmvPRMA$hCQ5EWpCkjxbdZMqA5I8d8qNeC0CIhn/ZVtafOqoX4k', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795580261486, 1795580261522, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL),
	('usr_01M8JRBT630X0NQEEDA7HTDMNK', '245db2cb-e7ae-4869-bafd-42e9ea7377e0@example.com', '245db2cb-e7ae-4869-bafd-42e9ea7377e0', 'owner', '$argon2id$v=19$m=256,t=1,p=1$LZbLG/0iedpowDTeXzDPTw$ucol5wI3ELbZL2/xKfzcl/lh+seM9iLCoeYwycoIfMs', NULL, 1795925862595, 1795925862595, NULL, NULL, NULL, NULL, NULL, 'en', '6NNmw9l6K4h948Rpy26Jl0NjIRhXzSNuzIXw5e0-sB_LcjNgJxW7BIx5jGLkF910y-RTnA_vtsCml-Xc', 59864195, NULL, NULL),
	('usr_01M8JRBTAEYRV02VTMTREWP16D', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795925862734, 1795925862734, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8JRBSFMFMVX5V7RSWS9KCSH', '0x13b823fcc245c047b96d590aa03a43a91aa37d6d', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795925861876);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_ISfe_oB3DXC7kqYDugWK6PtQtB', 'sig_01M8JRBSWR8T2W4287ZYK28DJB', 'asset', 'ast_01M8JRBT3CAK7WWBPBNA7J8757', '{"kind":"asset","id":"ast_01M8JRBT3CAK7WWBPBNA7J8757","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:38711/api/v1/assets/ast_01M8JRBT3CAK7WWBPBNA7J8757"}', 'waiting', 1, 1795925868620, NULL, 'address_unreachable', NULL, 1795925862587, 'match:asset:ast_01M8JRBT3CAK7WWBPBNA7J8757:20786:0');

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

ALTER TABLE ONLY farebox_fixture.oauth_access_tokens
    ADD CONSTRAINT oauth_access_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.oauth_access_tokens
    ADD CONSTRAINT oauth_access_tokens_token_key UNIQUE (token);

ALTER TABLE ONLY farebox_fixture.oauth_client_assertions
    ADD CONSTRAINT oauth_client_assertions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.oauth_clients
    ADD CONSTRAINT oauth_clients_client_id_key UNIQUE (client_id);

ALTER TABLE ONLY farebox_fixture.oauth_clients
    ADD CONSTRAINT oauth_clients_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.oauth_consents
    ADD CONSTRAINT oauth_consents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.oauth_refresh_tokens
    ADD CONSTRAINT oauth_refresh_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.oauth_refresh_tokens
    ADD CONSTRAINT oauth_refresh_tokens_token_key UNIQUE (token);

ALTER TABLE ONLY farebox_fixture.oauth_resources
    ADD CONSTRAINT oauth_resources_identifier_key UNIQUE (identifier);

ALTER TABLE ONLY farebox_fixture.oauth_resources
    ADD CONSTRAINT oauth_resources_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY farebox_fixture.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

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

ALTER TABLE ONLY farebox_fixture.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);

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

CREATE INDEX api_keys_granted ON farebox_fixture.api_keys USING btree (created_at) WHERE ((oauth_client_id IS NOT NULL) AND (revoked_at IS NULL));

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

CREATE INDEX oauth_access_tokens_by_code ON farebox_fixture.oauth_access_tokens USING btree (authorization_code_id);

CREATE INDEX oauth_access_tokens_by_expiry ON farebox_fixture.oauth_access_tokens USING btree (expires_at);

CREATE INDEX oauth_access_tokens_by_reference ON farebox_fixture.oauth_access_tokens USING btree (reference_id);

CREATE INDEX oauth_access_tokens_by_refresh ON farebox_fixture.oauth_access_tokens USING btree (refresh_id);

CREATE INDEX oauth_client_assertions_by_expiry ON farebox_fixture.oauth_client_assertions USING btree (expires_at);

CREATE INDEX oauth_consents_by_reference ON farebox_fixture.oauth_consents USING btree (reference_id);

CREATE INDEX oauth_refresh_tokens_by_code ON farebox_fixture.oauth_refresh_tokens USING btree (authorization_code_id);

CREATE INDEX oauth_refresh_tokens_by_expiry ON farebox_fixture.oauth_refresh_tokens USING btree (expires_at);

CREATE INDEX oauth_refresh_tokens_by_reference ON farebox_fixture.oauth_refresh_tokens USING btree (reference_id);

CREATE INDEX oauth_refresh_tokens_by_user ON farebox_fixture.oauth_refresh_tokens USING btree (user_id, client_id);

CREATE INDEX passkeys_by_user ON farebox_fixture.passkeys USING btree (user_id);

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

CREATE INDEX verifications_by_expiry ON farebox_fixture.verifications USING btree (expires_at);

CREATE INDEX verifications_by_identifier ON farebox_fixture.verifications USING btree (identifier);

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

ALTER TABLE ONLY farebox_fixture.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

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

ALTER TABLE ONLY farebox_fixture.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

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
