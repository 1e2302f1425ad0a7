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
	('log_01M8JQGGR98J3PWXXKJH5YDDDJ', 1795924968201, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JQGGPZM648QCNKJHJ8Y3XF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGR31E5Q25V15VJRVJVJ', 1),
	('log_01M8JQGGXP2QBJ2VZC6RHC0Y3S', 1795924968374, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGXHQ1QDX5JGM8CYF4CN', 1),
	('log_01M8JQGGY8FDAPT2YGQC1S95W7', 1795924968392, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGY44QNBQ5A3WQFCDBNB', 1),
	('log_01M8JQGGYX5ESK6DYRMWB8J336', 1795924968413, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGYR6C4X7A9WDD2TS3R4', 1),
	('log_01M8JQGGZH2YPJFH8SASAEPJVD', 1795924968433, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGZB2KRSFZMAA4XF83X8', 1),
	('log_01M8JQGH040ZV4HRSKF1GVZA7H', 1795924968452, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH007G1HZJ1KVSD02CF3', 1),
	('log_01M8JQGH0RW614106ZR4Y621ZY', 1795924968472, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH0MKNT5KVHQ5829K9DC', 1),
	('log_01M8JQGH19729AMBHZCNKSJ5BW', 1795924968489, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH15BW65ZJ2F94GW2J2M', 1),
	('log_01M8JQGH1Q06VWA5KB5HAXZS17', 1795924968503, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH1NB43SJBA1JTHKR544', 1),
	('log_01M8JQGH27JMQVQQN26QJSDF5Z', 1795924968519, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH24EKRBNWETRX30C0RJ', 1),
	('log_01M8JQGH2Q9W4029JCE84W1J4X', 1795924968535, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH2KP1G1HP994RKRJKDF', 1),
	('log_01M8JQGH36314Z7J1ZATP4RYJ4', 1795924968550, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH33AWQYKGY63RW8KADE', 1),
	('log_01M8JQGH3PYK5QGQTJHE024EMW', 1795924968566, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH3KDJDBNKXV7CSBJM77', 1),
	('log_01M8JQGH48A373CWKMCTCG9KYF', 1795924968584, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH44MH15TVJB1TC6ATX6', 1),
	('log_01M8JQGH4XG4Y7H2WJS8XXZ28C', 1795924968605, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH4Q46MFNRBFXZXGP7Q3', 1),
	('log_01M8JQGH71T1ZP0RV931Y8DHC6', 1795924968673, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', NULL, 'node', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGH6SY77GH4R9S0CG01XK', 1),
	('log_01M88DXMHFFBYV6DARD2JZW9KA', 1795579367983, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88DXMH79TJ7RHGV2VHP1TBE', 1),
	('log_01M88DXMHW3D5WEBGBSYDJ7D9J', 1795579367996, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88DXMHJC3ET5DV5BK3RTJRV', 1),
	('log_01M8JQGGR23QYZT83GWDCQ504X', 1795924968194, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JQGGPZM648QCNKJHJ8Y3XF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGQTS1YQ760GHJQCB4NK', 1),
	('log_01M8JQGGS202C9W3EZXQMC31KZ', 1795924968226, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGRVR5638EMPRJ4FR5Q2', 1),
	('log_01M8JQGGS8F5FXWHCP6X0ARSKV', 1795924968232, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGS31Y87SNTKGKC4KXJQ', 1),
	('log_01M8JQGGSX012CSZ3V897M17C2', 1795924968253, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGSQQHMVP2S4WMP8TR6X', 1),
	('log_01M8JQGGT5TQCRC31G3P2PRMP6', 1795924968261, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGSY9QMZKX7RY3AD589W', 1),
	('log_01M8JQGGTBZ1EQ5MRKR41QT12S', 1795924968267, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGT69AB009RA3WJSCB6E', 1),
	('log_01M8JQGGTE140GCXFJXKX180J0', 1795924968270, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGTDV25BNSKT8H32BFW1', 1),
	('log_01M8JQGGV8NC92778XCCXGW0FR', 1795924968296, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGTH1KWQFV71PH6CAJD7', 1),
	('log_01M8JQGGW5KYDC5CP41X7ZR1KK', 1795924968325, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGW5WYYJJ26GV4S2HQJ9', 1),
	('log_01M8JQGGXFS5TYNHGJ86HXVKHR', 1795924968367, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGX9EWQ30XCYPZ9YS4RZ', 1),
	('log_01M8JQGGY2930VJXQ3KZ0J44AY', 1795924968386, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGXTQVGBXYEETGSVPZ0F', 1),
	('log_01M8JQGGYPDH4GCWFD6XRWA6XB', 1795924968406, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGYCDHTZQE1WV1VMX990', 1),
	('log_01M8JQGGZ9V8DQ8M6MTYQFAHAB', 1795924968425, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGZ1ZP26RMHV0NW5K3D4', 1),
	('log_01M8JQGGZY713DAJ4WR88SYBC7', 1795924968446, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGZN2FSE3BJ8Y6ZYSJJS', 1),
	('log_01M8JQGH0JZHVHRWDE5P7PPPYH', 1795924968466, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH08QBRRP09CWYG4DAKE', 1),
	('log_01M8JQGH13556EFAA448PNWT5E', 1795924968483, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH0WCKEWQQTNEW5JXD5D', 1),
	('log_01M8JQGH1K2VG91KXJS9BEZ7AP', 1795924968499, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH1C989DTXG0XN5XTG7B', 1),
	('log_01M8JQGH22E9QNSQC4X9BRFYNE', 1795924968514, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH1W4033ZQBHAKGR4N01', 1),
	('log_01M8JQGH2J7A80DHCW15QV1QHT', 1795924968530, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH2ASK74EWXW332101ER', 1),
	('log_01M8JQGH32037X40WN5E2D1M01', 1795924968546, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH2TPXY9VB5S141BN80Y', 1),
	('log_01M8JQGH3J5QS20E88CRMEWC0D', 1795924968562, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH3AC9YWMRKQ6H86WVHF', 1),
	('log_01M8JQGH42NA6JR9A4D1W4YF57', 1795924968578, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH3TGEM6MN1B8DGS7RTB', 1),
	('log_01M8JQGH4MEX98YEZP48ZAD79J', 1795924968596, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGH4C37114VV539SQK2X5', 1),
	('log_01M8JQGH9K6BZB5H1WC98DPCJ0', 1795924968755, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGH97YSRHPMYCKRQ7K8K9', 1),
	('log_01M8JQGHA0A2R3RDSY30TBKZ7P', 1795924968768, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGH9NJZ4ES2FDXYGETAYB', 1),
	('log_01M8JQGHAJD5QH9F9BR1SMPDD8', 1795924968786, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHA27CJE5TH7YK1P1Z0C', 1),
	('log_01M8JQGHB2RSY1SW7MK4NAWMWR', 1795924968802, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHAMCS2FY969SEKJ3AJ3', 1),
	('log_01M8JQGHBM56YVGGZ5762X999Q', 1795924968820, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHB447W3K9M33PMB5P78', 1),
	('log_01M8JQGGSNNS11DQTCEX7TFB8X', 1795924968245, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGGSB1DEM1Q44SN4XG66A', 1),
	('log_01M8JQGGWY6FDKA8BBVGW2NWKQ', 1795924968350, 'call', 'delivered', 'POST', '/api/tools/:id', 200, '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGGW9FT4ED85T6D6PZ8FT', 1),
	('log_01M8JQGHCG1N2HE349HJMXNSB0', 1795924968848, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHBP3FJQFD221BMDQB55', 1),
	('log_01M8JQGHD2P3HNQFZHSM6VFDGC', 1795924968866, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHCJDNMG2MT0YBZ17YN8', 1),
	('log_01M8JQGHDE2B1MVRGB2BVTM4K5', 1795924968878, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHD30CTSCMAAFVAQF9F5', 1),
	('log_01M8JQGHDXTKQJZRMFY6FAM11F', 1795924968893, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHDGEHDJ5QJDYB06NTE7', 1),
	('log_01M8JQGHEAA5HZ20KYXG1AV44E', 1795924968906, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHDZPKQ45ASWFMMMQM3B', 1),
	('log_01M8JQGHESGN7M1JXHSF9W8CD1', 1795924968921, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JQGHECCC350K689ZAX81EZ', 1),
	('log_01M8JQGHF5E7MH09X91FE5ZGKV', 1795924968933, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8JQGHET93VGQER9ZZ4N38QN', 1),
	('log_01M8JQGHFC29S5Y7RQA0DKCZB3', 1795924968940, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8JQGHF7JF8JX87NKQ9N5B8J', 1),
	('log_01M8JQGJJR5MRT6N7REJMMJC54', 1795924970072, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGJJA61FP34DZSTTJW3WA', 1),
	('log_01M8JQGJK79TTR5KVCKWF9SQ1B', 1795924970087, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGJJX0ZDEMSGCQX7HG3VW', 1),
	('log_01M8JQGJMPTNAABNET79AM6YVX', 1795924970134, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGJMCYTF8GTMACCPW4FXP', 1),
	('log_01M8JQGJSBMABBTK2EQF56S86K', 1795924970283, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGJSA6MEZ0DREVNWY7HE6', 1),
	('log_01M8JQGJTMJTBDQJP4VYRAF9FX', 1795924970324, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGJST0K7702ZXTN919727', 1),
	('log_01M8JQGJTR8SG48S2BQ0FE3S6W', 1795924970328, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGJTRBYC95X44FSPNKHH7', 1),
	('log_01M8JQGK46J1C831F8NZVMY02D', 1795924970630, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGJTV5Q754N3Q48NSN76Y', 1),
	('log_01M8JQGK56QJSJWCX9MPADRF5J', 1795924970662, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGK4PZ7J3BTPWQHSHPP3M', 1),
	('log_01M8JQGK5P0HA07Z540NHFXZN6', 1795924970678, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JQGK5ASGMEZ683G730GH60', 1),
	('log_01M8JQGK6SZJ2D5QH9RXYXQXDB', 1795924970713, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JQGK5T7YFM8128KBEMSRET', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M88DXMGHQ9Q62XEFN3NZT2KZ', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M88DXMG3G3MYK9RM5THV3567', '{"topUpId":"top_01M88DXMGEKMN5AH2AHW63XD1B","amountMicros":20000000,"currency":"USD","note":null}', 1795579367953),
	('act_01M8JQGGNGP450WQ03FHR2SZ2E', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'asset.update', 'ast_01M8JQGGMFWSQTBVEVGE3026Z5', '{"status":"unlisted"}', 1795924968112),
	('act_01M8JQGGPS4YWBTRPCY401CKBA', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'asset.archive', 'ast_01M8JQGGNQZSBPC2JF5EE5KX02', '{"status":"archived"}', 1795924968153),
	('act_01M8JQGGRQPQ2HC74TB9BH82Z7', 'service', 'asset.pause', 'ast_01M8JQGGPZM648QCNKJHJ8Y3XF', '{"reason":"file_missing"}', 1795924968215),
	('act_01M8JQGGRRMTDKNYDRMNSKXRKM', 'service', 'delivery.give_back', 'ast_01M8JQGGPZM648QCNKJHJ8Y3XF', '{"reason":"file_missing","revenue_event_id":"rev_01M8JQGGR5PZ9NVSWDGC5W512A","payment_id":"pay_01M8JQGGQTS1YQ760GHJQCB4NK","amount":"0.10","lost":"0.00"}', 1795924968216),
	('act_01M8JQGGX55X9VMJ74V95RBRXA', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', '{"refundId":"rfd_01M8JQGGX3PZMSKDRDQKJJTJNQ","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795924968357),
	('act_01M8JQGH57S833VFSY9084P02P', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8JQGH52SYG1QDAECCN844GX', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795924968615),
	('act_01M8JQGH5DNBCF372FTNS1R4RA', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8JQGH521940K84GR8SZ4XW2', '{"reference":"wire 17","batchId":"pob_01M8JQGH52SYG1QDAECCN844GX","ownerId":"usr_01M88DXMFR4CDGXFTPR4T4XPET","amountMicros":1800000}', 1795924968621),
	('act_01M8JQGH5WNPZR0AK6GFNM7SFD', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', '{"topUpId":"top_01M8JQGH5V599QTG6RJQFFXPPZ","amountMicros":9000000,"currency":"USD","note":null}', 1795924968636),
	('act_01M8JQGH8QK2JBSBDDGSD449R3', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M88DXMG3G3MYK9RM5THV3567', '{"topUpId":"top_01M8JQGH87T8AC4T04GEF7KSNN","refundId":"rfd_01M8JQGH8NDSKC17F72JB6CWXW","amountMicros":2000000,"currency":"USD"}', 1795924968727),
	('act_01M8JQGHJD7FPEXM0MS517G428', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8JQGHJ7AVZJNQBGTHET72BP', '{"topUpId":"top_01M8JQGHJCKAVXJ234X4G0NARN","amountMicros":10000000,"currency":"USD","note":null}', 1795924969037),
	('act_01M8JQGHNBVX9XDMWBN02ZTD90', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8JQGHNAKG4PADRQ1APKT3CM', '{"role":"owner","hasPassword":false}', 1795924969131),
	('act_01M8JQGHNHQMC3D67X8A4084XA', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795924969137),
	('act_01M8JQGJ9MCETJQ1X06X09K13J', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8JQGHNSN98106Y6N0BNYJ1J', '{"kind":"openapi","name":"city","tools":3}', 1795924969780),
	('act_01M8JQGJCASC8C3F8Y61N1ND7G', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795924969866),
	('act_01M8JQGJC9X24ZZZ87BTYY1X54', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795924969865),
	('act_01M8JQGJCAQB47NSEKQKZZHEW1', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795924969866),
	('act_01M8JQGJH2NE0XWYWGRE8AT6TM', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795924970018);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M88DXMFMQX7H3M0JHFZHNHTG', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'agent', 'f70fe3f574d3e0064a1a13dc4657becfde72c403699a0601ce084cbcc14f47ab', 'fbk_bk1-', NULL, NULL, NULL, NULL, 0, 0, 0, 1795579367924, NULL, NULL, NULL, NULL, NULL),
	('key_01M88DXMFYKVX81GE35VZSKWRJ', 'usr_01M88DXMFR4CDGXFTPR4T4XPET', 'agent', '24cfc1a837529a6aabbb0a4e1f74be2d17b51e36ca5a92e683fcf0ef4350ec70', 'fbk_sTb1', NULL, NULL, NULL, NULL, 0, 0, 0, 1795579367934, NULL, NULL, NULL, NULL, NULL),
	('key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 'agent', '5a952b2b280dc23db5e11a15cad2a91047588c51727f4d3618ec84b7f4067f8c', 'fbk_PLqh', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795579367945, NULL, NULL, NULL, NULL, 1795924968234),
	('key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'agent', '1bd10660b304b0e902b9dad78849f60aaa135acd39d5477eb43d5fcb63f724ec', 'fbk_IHKo', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795924968630, NULL, NULL, NULL, NULL, 1795924968642),
	('key_01M8JQGHKP28S8YE6XJFX698XD', 'usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'Test agent', 'code:55081a66c8045b7dc7443cef46e3df633a86b83391242ca822f13afb268fc6c4', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795924969078, NULL, NULL, 'gvsXVZzQrgiDkWZXIZizQQZeXBEOEtzo', '["search","spend"]', 1795924969108);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JQGGJD5SVK8MRETWV7K2RG', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795924968010, 1795924968010, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JQGGMFWSQTBVEVGE3026Z5', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JQGGMJ8SX71A1NCKK8H6GD', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795924968079, 1795924968108, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JQGGNQZSBPC2JF5EE5KX02', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JQGGNS1PKM51SYRWNXBAX3', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795924968119, 1795924968148, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JQGGPZM648QCNKJHJ8Y3XF', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JQGGQ10EXJ1F8ESNCR824J', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795924968159, 1795924968212, 'file_missing', 1795924968212, NULL, 'en', NULL),
	('ast_01M8JQGGKGGC3GC7BGJN34EVB0', 'usr_01M88DXMFR4CDGXFTPR4T4XPET', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JQGGKJ50FV8S3XVDGNQT7G', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795924968048, 1795924968048, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JQGHFGWMAQDPRE7KFVQMRP', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JQGHFHFZCQE6X39WNMHDV8', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795924968944, 1795924968944, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'fflzLTZAitltAEeya3G2AOuyYM_rqHXl', 1795924968911, 1795924969877, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8JQGH8NDSKC17F72JB6CWXW', 'top_01M8JQGH87T8AC4T04GEF7KSNN', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795924968725, 1795924968732, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8JQGH87T8AC4T04GEF7KSNN', 'usr_01M88DXMG3G3MYK9RM5THV3567', NULL, 5000000, 'USD', 'http://127.0.0.1:40895/docs/credit', 'http://127.0.0.1:40895/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795924968711, 1795932168711, 1795924968720, NULL, 0),
	('top_01M8JQGH905AKR1FX4MMN342YS', 'usr_01M88DXMG3G3MYK9RM5THV3567', NULL, 5000000, 'USD', 'http://127.0.0.1:40895/docs/credit', 'http://127.0.0.1:40895/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795924968736, 1795932168736, NULL, 1795925568736, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M88DXMG3G3MYK9RM5THV3567', 1000000, 'http://127.0.0.1:49150/hook', 'V5laB0Q8yyKNVA2yaBJw31oEIJsvKszJYUdcy7oVK-laWo9WG1J07HEmp8fYY9I_HQXu3bBoWYt6GT0ascvEAgXnsSDda2iuj5RT_x4c', 1795924968707, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8JQGGVYD5HSV9DVVFB9FSEA', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'pay_01M8JQGGVM870CNBVJSPF90CN2jsCEPYgOxQFo6m3RE4V5oh_zWSFAZjL7KDRMSWtjOx5Bhh_xX7NfCl3AqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfILizhkgXC1g', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795924968318);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8JQGH9766FPN4ZNYVA8GEJW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8JQGH97YSRHPMYCKRQ7K8K9', 1795924968743, 638),
	('sig_01M8JQGH9N161HGTK70E0647XE', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8JQGH9NJZ4ES2FDXYGETAYB', 1795924968757, 666),
	('sig_01M8JQGHA2AW65SGSA31F2GC6Y', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8JQGHA27CJE5TH7YK1P1Z0C', 1795924968770, 614),
	('sig_01M8JQGHAMW3FH7Q158DS0N10A', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8JQGHAMCS2FY969SEKJ3AJ3', 1795924968788, 616),
	('sig_01M8JQGHB49WS586CP86ZK92RW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8JQGHB447W3K9M33PMB5P78', 1795924968804, 616),
	('sig_01M8JQGHBPQ9SNJAB3Y8PJDB91', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8JQGHBP3FJQFD221BMDQB55', 1795924968822, 628),
	('sig_01M8JQGHCJ800EK0Y2TBAMG388', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8JQGHCJDNMG2MT0YBZ17YN8', 1795924968850, 622),
	('sig_01M8JQGHD3584N29DQEXP5VF2M', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8JQGHD30CTSCMAAFVAQF9F5', 1795924968867, 624),
	('sig_01M8JQGHDGRP0W4PP9W8RN63P1', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8JQGHDGEHDJ5QJDYB06NTE7', 1795924968880, 622),
	('sig_01M8JQGHDZ9T8B0WHKJS9B31DY', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8JQGHDZPKQ45ASWFMMMQM3B', 1795924968895, 620),
	('sig_01M8JQGHECJ50R77A5PF1909YH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8JQGHECCC350K689ZAX81EZ', 1795924968908, 616),
	('sig_01M8JQGHET0HJJWGMZ3BSC1QZ6', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JQGHET93VGQER9ZZ4N38QN', 1795924968922, 588),
	('sig_01M8JQGHF7EGV89EC3Y0VMAJV3', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JQGHF7JF8JX87NKQ9N5B8J', 1795924968935, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8JQGH9766FPN4ZNYVA8GEJW', 'http://127.0.0.1:49150/hook', '127.0.0.1', '4n4mQPx3BMDKZdejM8vH56BqSBK_nm3UX1ksl35bnlYPCHS3kYxpQ_9WHL5L1YVADWPpYdIo-hgkyatMIqAwfHBce1heoeF1ayEsm7sz', 'sightings of quetzals in Costa Rica', 'dataset', 1795924968744, 1803700968744, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGH9N161HGTK70E0647XE', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'KZWY79Sj6vN5Uyq6FoJBFYtolS8y4guoifRZ-UHA4f6HEV6uT1PVi5FfaDqV7JcUvypX4gVjdAG3k6xAM6SMUKPEqykLc1NB65eTRX-0', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795924968758, 1803700968758, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGHA2AW65SGSA31F2GC6Y', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'xFmNO0dhaZjUJOB05HGQazzqjvoXtPrpfyzn7ihkqZCja3tQzII0xvuENVKyol4rHqGpj56mhiGqpDMCgJy87BY__JnWTucPKJ1Zp5_-', 'snow depths of the Alps', 'dataset', 1795924968771, 1803700968771, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGHAMW3FH7Q158DS0N10A', 'http://127.0.0.1:49150/hook', '127.0.0.1', '57GWCJCDB4cgX-vFZ6nR7c6dGzQJmKIOwxRDdf7gco1Mz5AwGuMJ1bx1C-ftyxGAuv_z4lKf8308WA-B8zr_GEtczBMNqpC3JkjabCSn', 'snow depths of the Andes', 'dataset', 1795924968789, 1803700968789, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGHB49WS586CP86ZK92RW', 'http://127.0.0.1:49150/hook', '127.0.0.1', '8Yle5tq-6yPOb1t6mlwgaBKOz_JISShivWN4zB4SSZ3fC74pvwHVNIHkwzD7VwggeQ4Gm4EKWmhxqvM9_uiyBNammBk_0Prn2zkEycDh', 'snow depths of the Atlas', 'dataset', 1795924968805, 1803700968805, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGHBPQ9SNJAB3Y8PJDB91', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Po_fhCgO54-eEu-vfUW6rRFihmYdGvd1rMn3nYMenhh4-D7WoHhFrtEoeCt1bv2X02z5Sn3GBcSVqc7x1mz5hlBOO0Ef5hJ83RdKO_ga', 'snow depths of the Carpathians', 'dataset', 1795924968825, 1803700968825, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGHCJ800EK0Y2TBAMG388', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'sbPpDU7Vn_UlECWhfMLG3CpnsnLmaSQP98-Y97XE2FO6V95CWcEI020gwC4xDxnmWAJZ5XMm5aZIzUy_UBoBQUZJqzDPYKWHMk9mrvEJ', 'snow depths of the Caucasus', 'dataset', 1795924968851, 1803700968851, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGHD3584N29DQEXP5VF2M', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'RiD83bqYuWZnkAEE4jHEOuxjVone1PWIhF6jBCEACZjYhftv3vKwWfeW1z5dWr9dxesooJp_DZASEMFtpTcx-WHWT5w70ro_zIgw0GPB', 'snow depths of the Dolomites', 'dataset', 1795924968868, 1803700968868, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGHDGRP0W4PP9W8RN63P1', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'e63B8pUYOr8FMsKiTBZTziTc_hQ8Hn0DrDi2uj7cTQTtAWPVNBh01IFUs7h-dNp_lukoSOsszVLMQrFBvRkbhfU9HH1ajuZrYrOm8xdi', 'snow depths of the Pyrenees', 'dataset', 1795924968881, 1803700968881, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JQGHDZ9T8B0WHKJS9B31DY', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ExGzvCfGSiFt75l7tf1ae73xJwWVNI_Hqil75dvty8EWsrG48QT2bJAR-x9NsoZpzElo8jdxxuV08uDCI2WdE64KvTFthl412fTfUlNU', 'snow depths of the Rockies', 'dataset', 1795924968896, 1803700968896, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8JQGHNG7ZVCJESB50745GJ7', 'timestamp', 30000, 1795924969136, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M88DXMFE93NPFMKYKD366M5P', 'staff', 1795924970114);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M88DXMFE93NPFMKYKD366M5P', 'staff', 'anna', '', 1795924970114);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M88DXMAMCPVNXZS4X9XXJ1FT', 1795579367768);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8JQGHNSN98106Y6N0BNYJ1J', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:33211/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'sLOY3cNwD4JpsFgFqF_XFUtCQa6tYFzVk_6LxHxaidg', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795924969852, NULL, NULL, NULL, 1795924969762, 1795924969761, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8JQGHNSN98106Y6N0BNYJ1J', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:33211/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'Qm4RRIJs8Gg2zoLiukbgVfLuZdTwbPPkqNVWfT8RZmw', 10000, 'published', 'called with its example', 0, 1795924969864, NULL, NULL, NULL, 1795924969762, 1795924969761, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8JQGHNSN98106Y6N0BNYJ1J', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:33211/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'UTcx7ieReUqbaXfy32A01FwAGGmhxKNe0jUR2UjL0Ls', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795924969854, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:33211/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'e2HDsKWJGNBVR37wsWhU9G0UDsDzKMt6GSC3kRGeZEA', 1795924969763, 1795924969761, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8JQGH786PVGB403KCNGMWS8', 'tell_sellers', '{"pledgeId":"plg_01M8JQGH786PVGB403KCNGMWS8"}', 'done', 1795924968684, 1, 8, NULL, NULL, NULL, 1795924968684, 1795924968831),
	('tell_sellers:plg_01M8JQGH6HY75EJM79SM08QN3X', 'tell_sellers', '{"pledgeId":"plg_01M8JQGH6HY75EJM79SM08QN3X"}', 'done', 1795924968662, 1, 8, NULL, NULL, NULL, 1795924968662, 1795924968833),
	('tell_sellers:plg_01M8JQGH668R2YAJM79N09KN7A', 'tell_sellers', '{"pledgeId":"plg_01M8JQGH668R2YAJM79N09KN7A"}', 'done', 1795924968652, 1, 8, NULL, NULL, NULL, 1795924968652, 1795924968847),
	('match:asset:ast_01M8JQGHFGWMAQDPRE7KFVQMRP:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8JQGHFGWMAQDPRE7KFVQMRP:20786:0","watch":null}', 'done', 1795924968956, 1, 8, NULL, NULL, NULL, 1795924968956, 1795924969026),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'waiting', 1795924969876, 0, 8, NULL, NULL, NULL, 1795924969876, NULL),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'waiting', 1795924969881, 0, 8, NULL, NULL, NULL, 1795924969881, NULL),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'waiting', 1795924969881, 0, 8, NULL, NULL, NULL, 1795924969881, NULL),
	('job_01M8JQGJCXBQPN4SYB8S40YR06', 'notify_watch', '{}', 'waiting', 1795925029880, 0, 8, NULL, NULL, NULL, 1795924969885, NULL),
	('job_01M8JQGHEHJEQKC80AVEXC3YYW', 'challenge_callbacks', '{}', 'done', 1795924968913, 1, 8, NULL, NULL, NULL, 1795924968913, 1795924969883),
	('job_01M8JQGJDBAN1AP17ZBP19ZXR2', 'notify_watch', '{}', 'waiting', 1795924974947, 0, 8, NULL, NULL, NULL, 1795924969899, NULL),
	('job_01M8JQGHJ1TQMPPF3D0PGV98KT', 'notify_watch', '{}', 'done', 1795924969025, 1, 8, NULL, NULL, NULL, 1795924969025, 1795924969938),
	('work_tool_job:job_01M8JQGJK4F4NXNPR9JV7ET03B', 'work_tool_job', '{"jobId":"job_01M8JQGJK4F4NXNPR9JV7ET03B"}', 'done', 1795924970086, 1, 1000, NULL, NULL, NULL, 1795924970086, 1795924970109),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795924970303, 0, 8, NULL, NULL, NULL, 1795924970303, NULL),
	('work_tool_job:job_01M8JQGK5H0KBE7JGHDT5MTDTK', 'work_tool_job', '{"jobId":"job_01M8JQGK5H0KBE7JGHDT5MTDTK"}', 'running', 1795924970675, 1, 1000, 1795932470691, 'proc_01M8JQGJP02HMKEQNV7V3AGP7V', NULL, 1795924970675, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'USD', 550000),
	('test:earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 'USD', 90000),
	('earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 'USD', 0),
	('earnings:usr_01M88DXMFR4CDGXFTPR4T4XPET', 'USD', 2700000),
	('credit:usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'USD', 3000000),
	('credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'USD', 19750000),
	('credit:usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M88DXMGEJXE21C91770XYE8R', 'operator:grants', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 20000000, 'USD', 'top_up', NULL, NULL, 1795579367950),
	('led_01M88DXMHAKV7673HRBDQCRARX', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88DXMH79TJ7RHGV2VHP1TBEwNCGA4gOMWiCrfpqemdkWHgkeajQWlw', NULL, 1795579367978),
	('led_01M88DXMHQM8JRQJS5BYJSVHGA', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88DXMHJC3ET5DV5BK3RTJRVhNCGA4gOMWiCrfpqemdkBgGiEN7SCWQbvVBWwumIsi792wYOarCYkA', NULL, 1795579367991),
	('led_01M8JQGGHXXNJY5QSTN4AQJXRM', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M88DXMH79TJ7RHGV2VHP1TBEwNCGA4gOMWiCrfpqemdkWHgkeajQWlw', NULL, 1795924967997),
	('led_01M8JQGGHXPM2H8SZG4BW8QFNK', 'payments:held', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 50000, 'USD', 'refund', 'pay_01M88DXMHJC3ET5DV5BK3RTJRVhNCGA4gOMWiCrfpqemdkBgGiEN7SCWQbvVBWwumIsi792wYOarCYkA', NULL, 1795924967997),
	('led_01M8JQGGQZTZX13CJ8894EF5V2', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGGQTS1YQ760GHJQCB4NKwaCNBogOAgGiJXhC36GIi7KzlGSPD69CN8BQ96gfUg', NULL, 1795924968191),
	('led_01M8JQGGR5THP0W6M3YDV8ZJJ8', 'payments:held', 'test:earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGGQTS1YQ760GHJQCB4NKwaCNBogOAgGiJXhC36GIi7KzlGSPD69CN8BQ96gfUg', 'call_01M8JQGGR58FY5D5BVE29ZG4N8', 1795924968197),
	('led_01M8JQGGR5AQDHW2K6SM3Q4RJY', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGGQTS1YQ760GHJQCB4NKwaCNBogOAgGiJXhC36GIi7KzlGSPD69CN8BQ96gfUg', 'call_01M8JQGGR58FY5D5BVE29ZG4N8', 1795924968197),
	('led_01M8JQGGRG97EDWJK466DN3T8J', 'test:earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8JQGGQTS1YQ760GHJQCB4NKwaCNBogOAgGiJXhC36GIi7KzlGSPD69CN8BQ96gfUg', 'call_01M8JQGGR58FY5D5BVE29ZG4N8', 1795924968208),
	('led_01M8JQGGRG0SW1VM684F8GH86X', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8JQGGQTS1YQ760GHJQCB4NKwaCNBogOAgGiJXhC36GIi7KzlGSPD69CN8BQ96gfUg', 'call_01M8JQGGR58FY5D5BVE29ZG4N8', 1795924968208),
	('led_01M8JQGGRYQK4YHH1KEM3F3FZG', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JQGGRVR5638EMPRJ4FR5Q2wNCGA4gOMWiCrfpqemdkLZnNEts9rKw', NULL, 1795924968222),
	('led_01M8JQGGS6AZ084PHR8FP5AD0J', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JQGGRVR5638EMPRJ4FR5Q2wNCGA4gOMWiCrfpqemdkLZnNEts9rKw', 'call_01M8JQGGS41J3XXASXQ92HRQ1S', 1795924968230),
	('led_01M8JQGGSGZNG36XCDN0TVJ48H', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JQGGSB1DEM1Q44SN4XG66AhNCGA4gOMWiCrfpqemdkBgGiEN7SCWQbvVBWwumIsi5W9PgWcn6aCg', NULL, 1795924968240),
	('led_01M8JQGGSVDG0CN4H47TYABRN3', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JQGGSB1DEM1Q44SN4XG66AhNCGA4gOMWiCrfpqemdkBgGiEN7SCWQbvVBWwumIsi5W9PgWcn6aCg', 'call_01M8JQGGSR5TDJK51XJRRYQ33T', 1795924968251),
	('led_01M8JQGGT2ZG88A2F3B1E3RWWX', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JQGGSY9QMZKX7RY3AD589WwNCGA4gOMXkGn8t9OmdkWXbHmlOKU4U', NULL, 1795924968258),
	('led_01M8JQGGV45897S58KDN3GVZX3', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JQGGTPCVJQ7TCYQW113QJWjNCGA4gOMWiCrfpqemdkqQEe2zr7TWtMlxvdGu0oWUwoTWhrYFkZP_lZaiZ0qtT064DtlAY', NULL, 1795924968292),
	('led_01M8JQGGV4N76GJ2SQR9HSQSBN', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JQGGTPCVJQ7TCYQW113QJWjNCGA4gOMWiCrfpqemdkqQEe2zr7TWtMlxvdGu0oWUwoTWhrYFkZP_lZaiZ0qtT064DtlAY', 'call_01M8JQGGTR62TMSM8CK9Q5XTY8', 1795924968292),
	('led_01M8JQGGVYDZ0KZ3QNPJ0ZD65X', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8JQGGVM870CNBVJSPF90CN2jsCEPYgOxQFo6m3RE4V5oh_zWSFAZjL7KDRMSWtjOx5Bhh_xX7NfCl3AqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfILizhkgXC1g', NULL, 1795924968318),
	('led_01M8JQGGVYSMBSAAGNG4YDKRRP', 'payments:held', 'test:credit:0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 1000000, 'USD', 'top_up', 'pay_01M8JQGGVM870CNBVJSPF90CN2jsCEPYgOxQFo6m3RE4V5oh_zWSFAZjL7KDRMSWtjOx5Bhh_xX7NfCl3AqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfILizhkgXC1g', 'call_01M8JQGGVPSFM5XMBAX0GNSA9H', 1795924968318),
	('led_01M8JQGGWRMY656DN01DJW15Z6', 'test:credit:0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JQGGWM60V1EJ0SHC25HJGPkNCGA4gOMWiCrfpqemdkqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfZjr9OIIBoaY', NULL, 1795924968344),
	('led_01M8JQGGWWD8G7G5HHSGJ1RT4E', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JQGGWM60V1EJ0SHC25HJGPkNCGA4gOMWiCrfpqemdkqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfZjr9OIIBoaY', 'call_01M8JQGGWMT8S80W5P5KNTZ211', 1795924968348),
	('led_01M8JQGGX3053DSNMCHR7QEGSV', 'test:credit:0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8JQGGX3PZMSKDRDQKJJTJNQ', NULL, 1795924968355),
	('led_01M8JQGGXD9R2TG5TKQSXKVX37', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGGX9EWQ30XCYPZ9YS4RZwaCNBogOAgGiJXhCSoydo1Rf29t5-UPGYt_Cw_hYuw', NULL, 1795924968365),
	('led_01M8JQGGXJDG2JYZYBCAVZ8RQW', 'payments:held', 'test:earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGGX9EWQ30XCYPZ9YS4RZwaCNBogOAgGiJXhCSoydo1Rf29t5-UPGYt_Cw_hYuw', 'call_01M8JQGGXJNZ7NVKNDXN9RX2FW', 1795924968370),
	('led_01M8JQGGXJ1XB672ZT0R8408F8', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGGX9EWQ30XCYPZ9YS4RZwaCNBogOAgGiJXhCSoydo1Rf29t5-UPGYt_Cw_hYuw', 'call_01M8JQGGXJNZ7NVKNDXN9RX2FW', 1795924968370),
	('led_01M8JQGGXY7ZCZQSBM4B3MJGDW', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGGXTQVGBXYEETGSVPZ0FhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLrUG0C5ZomkU', NULL, 1795924968382),
	('led_01M8JQGGY66TC667JFHQEH0EBX', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGGXTQVGBXYEETGSVPZ0FhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLrUG0C5ZomkU', 'call_01M8JQGGY671Y4GS1X81C42C36', 1795924968390),
	('led_01M8JQGGY6EZZ3AV5C9E3WEWE9', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGGXTQVGBXYEETGSVPZ0FhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLrUG0C5ZomkU', 'call_01M8JQGGY671Y4GS1X81C42C36', 1795924968390),
	('led_01M8JQGGYH1VQSWBMJFNATHY3G', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGGYCDHTZQE1WV1VMX990haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLgw9URo9aBSR', NULL, 1795924968401),
	('led_01M8JQGGYTR9GZP3XSVHKGJMVD', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGGYCDHTZQE1WV1VMX990haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLgw9URo9aBSR', 'call_01M8JQGGYSGZ3RAW2F7MEKFVRG', 1795924968410),
	('led_01M8JQGGYTNKHX9J1BMN5077GY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGGYCDHTZQE1WV1VMX990haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLgw9URo9aBSR', 'call_01M8JQGGYSGZ3RAW2F7MEKFVRG', 1795924968410),
	('led_01M8JQGGZ538PM6TC0WJ3YDDVM', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGGZ1ZP26RMHV0NW5K3D4haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLoFcKQq10Htw', NULL, 1795924968421),
	('led_01M8JQGGZFNP20FA9HB53PJBDD', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGGZ1ZP26RMHV0NW5K3D4haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLoFcKQq10Htw', 'call_01M8JQGGZEAK1ZBDZNQNR362ZE', 1795924968431),
	('led_01M8JQGH52ZQQ5B4F37G1SF2SZ', 'earnings:usr_01M88DXMFR4CDGXFTPR4T4XPET', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795924968610),
	('led_01M8JQGGZF0H7W36RWQR9KFB10', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGGZ1ZP26RMHV0NW5K3D4haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLoFcKQq10Htw', 'call_01M8JQGGZEAK1ZBDZNQNR362ZE', 1795924968431),
	('led_01M8JQGGZTASVWRSV08825CF7B', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGGZN2FSE3BJ8Y6ZYSJJShaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLla5BzxCmsux', NULL, 1795924968442),
	('led_01M8JQGH02M0BA3090QQZGD373', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGGZN2FSE3BJ8Y6ZYSJJShaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLla5BzxCmsux', 'call_01M8JQGH024N385DF69AVWR32N', 1795924968450),
	('led_01M8JQGH02JMDKBVY8Q21PWMVM', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGGZN2FSE3BJ8Y6ZYSJJShaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLla5BzxCmsux', 'call_01M8JQGH024N385DF69AVWR32N', 1795924968450),
	('led_01M8JQGH0D41Y7NHE3Z7EH1EKE', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGH08QBRRP09CWYG4DAKEhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLhKBFxJOQqln', NULL, 1795924968461),
	('led_01M8JQGH0PVRK64XV4M99T6WMS', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGH08QBRRP09CWYG4DAKEhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLhKBFxJOQqln', 'call_01M8JQGH0PH8CWS1N7KVKCEFJV', 1795924968470),
	('led_01M8JQGH0PATNR55NSZX4DAG15', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGH08QBRRP09CWYG4DAKEhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLhKBFxJOQqln', 'call_01M8JQGH0PH8CWS1N7KVKCEFJV', 1795924968470),
	('led_01M8JQGH0ZCQHJBZFGBB9RQ2P6', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGH0WCKEWQQTNEW5JXD5DhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLv4OrvfgE-1h', NULL, 1795924968479),
	('led_01M8JQGH17ASGP932BNK46P4HR', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGH0WCKEWQQTNEW5JXD5DhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLv4OrvfgE-1h', 'call_01M8JQGH17PAGWQ1X9934ETP2P', 1795924968487),
	('led_01M8JQGH178J47A4RF443W1QP5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGH0WCKEWQQTNEW5JXD5DhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLv4OrvfgE-1h', 'call_01M8JQGH17PAGWQ1X9934ETP2P', 1795924968487),
	('led_01M8JQGH1GDFMDND2KYWBDFC1F', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGH1C989DTXG0XN5XTG7BhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpjIDAVYKd7R', NULL, 1795924968496),
	('led_01M8JQGH1PHH8BF9X8ST12EWGP', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGH1C989DTXG0XN5XTG7BhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpjIDAVYKd7R', 'call_01M8JQGH1PBVCZZD7TC192GVPP', 1795924968502),
	('led_01M8JQGH1PRN17W0NRKCPPGRJ0', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGH1C989DTXG0XN5XTG7BhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpjIDAVYKd7R', 'call_01M8JQGH1PBVCZZD7TC192GVPP', 1795924968502),
	('led_01M8JQGH1ZF5MXWPNHVFBNGPBX', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGH1W4033ZQBHAKGR4N01haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLiM_FFzKUYVe', NULL, 1795924968511),
	('led_01M8JQGH26FV0BQ8DXK1NHD349', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGH1W4033ZQBHAKGR4N01haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLiM_FFzKUYVe', 'call_01M8JQGH25KAHA82B60KWVW17G', 1795924968518),
	('led_01M8JQGH262E73T1GD3RGCC0P2', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGH1W4033ZQBHAKGR4N01haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLiM_FFzKUYVe', 'call_01M8JQGH25KAHA82B60KWVW17G', 1795924968518),
	('led_01M8JQGH2EJHF8C4YHYJZJASGT', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGH2ASK74EWXW332101ERhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLsDjPNT_aYL3', NULL, 1795924968526),
	('led_01M8JQGH2N7ZN8JN5NA11DFKD5', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGH2ASK74EWXW332101ERhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLsDjPNT_aYL3', 'call_01M8JQGH2NDPXKN5VB8DPCW807', 1795924968533),
	('led_01M8JQGH2NNPBW2Z5GJCA25W1F', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGH2ASK74EWXW332101ERhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLsDjPNT_aYL3', 'call_01M8JQGH2NDPXKN5VB8DPCW807', 1795924968533),
	('led_01M8JQGH2YDGBN6HJFPJDV266B', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGH2TPXY9VB5S141BN80YhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLlFupbTn9fvi', NULL, 1795924968542),
	('led_01M8JQGH35S51T30730S6PEV1A', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGH2TPXY9VB5S141BN80YhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLlFupbTn9fvi', 'call_01M8JQGH356SFJC2EJRHGKYN53', 1795924968549),
	('led_01M8JQGH354VGPAJ0FY6RY0RM7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGH2TPXY9VB5S141BN80YhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLlFupbTn9fvi', 'call_01M8JQGH356SFJC2EJRHGKYN53', 1795924968549),
	('led_01M8JQGH3E7QBH8MJD46DB8KM1', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGH3AC9YWMRKQ6H86WVHFhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpqEnH9TjkUa', NULL, 1795924968558),
	('led_01M8JQGH3N41YKHJTKMT3MV56F', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGH3AC9YWMRKQ6H86WVHFhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpqEnH9TjkUa', 'call_01M8JQGH3NV19EBG4W48KACV2R', 1795924968565),
	('led_01M8JQGH3NMPHPM777RBK4XKN0', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGH3AC9YWMRKQ6H86WVHFhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpqEnH9TjkUa', 'call_01M8JQGH3NV19EBG4W48KACV2R', 1795924968565),
	('led_01M8JQGH3YVMRWS0ECBXX13YPS', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JQGH3TGEM6MN1B8DGS7RTBhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLishJ2sQYG81', NULL, 1795924968574),
	('led_01M8JQGH46ZBMS56RMDKZKYPG5', 'payments:held', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 90000, 'USD', 'sale', 'pay_01M8JQGH3TGEM6MN1B8DGS7RTBhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLishJ2sQYG81', 'call_01M8JQGH46027PC8KQMTDMC0EP', 1795924968582),
	('led_01M8JQGH46GN5MZF74S2W20539', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JQGH3TGEM6MN1B8DGS7RTBhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLishJ2sQYG81', 'call_01M8JQGH46027PC8KQMTDMC0EP', 1795924968582),
	('led_01M8JQGH4G2BP4HTPPXAT874ZN', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8JQGH4C37114VV539SQK2X5hYCJeogOAgGiJXhCcIMHBh1wlUZHbWAGAaIQ3tIJZBu9UFbC6YiyLqd7Ndphl6jd', NULL, 1795924968592),
	('led_01M8JQGH4SFGJ28ZVQA3EGB1G7', 'payments:held', 'earnings:usr_01M88DXMFR4CDGXFTPR4T4XPET', 1800000, 'USD', 'sale', 'pay_01M8JQGH4C37114VV539SQK2X5hYCJeogOAgGiJXhCcIMHBh1wlUZHbWAGAaIQ3tIJZBu9UFbC6YiyLqd7Ndphl6jd', 'call_01M8JQGH4SBT2D8TW6CVJPGR7B', 1795924968601),
	('led_01M8JQGH4SBGT29XGK7V4WKQNC', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8JQGH4C37114VV539SQK2X5hYCJeogOAgGiJXhCcIMHBh1wlUZHbWAGAaIQ3tIJZBu9UFbC6YiyLqd7Ndphl6jd', 'call_01M8JQGH4SBT2D8TW6CVJPGR7B', 1795924968601),
	('led_01M8JQGH52A1YBD9QFB57XEND6', 'earnings:usr_01M88DXMFE93NPFMKYKD366M5P', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795924968610),
	('led_01M8JQGH5BV5E9ZMSRGD2ER8ZJ', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795924968619),
	('led_01M8JQGH5VBQFDC23FAS1MQ342', 'operator:grants', 'credit:usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 9000000, 'USD', 'top_up', NULL, NULL, 1795924968635),
	('led_01M8JQGH66FQF2VFBS7VY7XT99', 'credit:usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JQGH654XB5XNW8P05STA9ZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiV4RLa9unk6GlFoRqJdxePcsejnfT8', NULL, 1795924968646),
	('led_01M8JQGH66CBRK9Y20MTDT9NCP', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JQGH654XB5XNW8P05STA9ZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiV4RLa9unk6GlFoRqJdxePcsejnfT8', 'call_01M8JQGH65S33YAPW33DZDQTS2', 1795924968646),
	('led_01M8JQGH6HTTBB881PHF977PHA', 'credit:usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', NULL, 1795924968657),
	('led_01M8JQGH6HF20JX2N0VP2E6QJS', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', 'call_01M8JQGH6HZZEWD63KPZJZP9F3', 1795924968657),
	('led_01M8JQGH6WTQ9JGQB920C3H93V', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', 'call_01M8JQGH6HZZEWD63KPZJZP9F3', 1795924968668),
	('led_01M8JQGH6WGVQFNB68PZSQ4HMT', 'payments:held', 'earnings:usr_01M88DXMFR4CDGXFTPR4T4XPET', 2700000, 'USD', 'sale', 'pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', 'call_01M8JQGH6HZZEWD63KPZJZP9F3', 1795924968668),
	('led_01M8JQGH6WDRHJ3VH0Z0K109PE', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', 'call_01M8JQGH6HZZEWD63KPZJZP9F3', 1795924968668),
	('led_01M8JQGH78BGYG2XKTZWNPB3FN', 'credit:usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JQGH77YRYCA3FWRP0B4K2HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiV4RLa9unk6GlFoRqJdEN3V0d9x4II', NULL, 1795924968680),
	('led_01M8JQGH78YDNRHD3N19E8E335', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JQGH77YRYCA3FWRP0B4K2HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiV4RLa9unk6GlFoRqJdEN3V0d9x4II', 'call_01M8JQGH77FJAFXVGHH0YBM8P4', 1795924968680),
	('led_01M8JQGH7FC204WHX0PMX4DNJ7', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JQGH77YRYCA3FWRP0B4K2HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiV4RLa9unk6GlFoRqJdEN3V0d9x4II', 'call_01M8JQGH77FJAFXVGHH0YBM8P4', 1795924968687),
	('led_01M8JQGH7FNAF2E1MYV265SSFM', 'payments:held', 'credit:usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 3000000, 'USD', 'refund', 'pay_01M8JQGH77YRYCA3FWRP0B4K2HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiV4RLa9unk6GlFoRqJdEN3V0d9x4II', NULL, 1795924968687),
	('led_01M8JQGH8G2Z8C98Y75RYKXH59', 'provider:stripe', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 5000000, 'USD', 'top_up', 'top_01M8JQGH87T8AC4T04GEF7KSNN', NULL, 1795924968720),
	('led_01M8JQGH8N4NVPG0MSC82E8BG9', 'credit:usr_01M88DXMG3G3MYK9RM5THV3567', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8JQGH87T8AC4T04GEF7KSNN', NULL, 1795924968725),
	('led_01M8JQGHJCM230ZJ9Z1X4C907Q', 'operator:grants', 'credit:usr_01M8JQGHJ7AVZJNQBGTHET72BP', 10000000, 'USD', 'top_up', NULL, NULL, 1795924969036),
	('led_01M8JQGJJJHJJBGEZT6NQF1HQY', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JQGJJA61FP34DZSTTJW3WAwOCnEogOLcqOqQjW8o6oekQC2knULPk', NULL, 1795924970066),
	('led_01M8JQGJK4PSZK6RKW78NWT1QC', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JQGJJA61FP34DZSTTJW3WAwOCnEogOLcqOqQjW8o6oekQC2knULPk', 'call_01M8JQGJJZ9X6N6GG8K6YYCQ2Q', 1795924970084),
	('led_01M8JQGJMJMSJA9JQ012140K9F', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JQGJMCYTF8GTMACCPW4FXPwNCGA4gOMWiCrfpqemdkFrupQm5Tzzs', NULL, 1795924970130),
	('led_01M8JQGK509J37N51X6VGZV2SX', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JQGK4PZ7J3BTPWQHSHPP3MwOCnEogOLcqOqQjW8o6onDZ6SEgabHE', NULL, 1795924970656),
	('led_01M8JQGK5JEEA3M8HQGMVE3ZG9', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JQGK4PZ7J3BTPWQHSHPP3MwOCnEogOLcqOqQjW8o6onDZ6SEgabHE', 'call_01M8JQGK5BNE2G0WE3KGHQMRE7', 1795924970674),
	('led_01M8JQGK6HHZVHAMDASK1H4GZF', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JQGK5T7YFM8128KBEMSRETwNCGA4gOJcwE4TpnZPO-LlmlGvgh', NULL, 1795924970705);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('lrXRKj3WsznP1Rj3Sb25AhrmfZrNhUat', '216530e7c9814bc8d41f330e106f6c646da315d83d93a7ecf3ac1549ef2eeeca', 'gvsXVZzQrgiDkWZXIZizQQZeXBEOEtzo', 'd5098efa38d18234e9001b52254f67532e5858d61f5101138b503c464f32df6a', 'usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'key_01M8JQGHKP28S8YE6XJFX698XD', '55081a66c8045b7dc7443cef46e3df633a86b83391242ca822f13afb268fc6c4', '["http://127.0.0.1:40895/mcp"]', NULL, 'X8Z1aDYM0HJMnPYMw3IX86X646qcigVE', 1795928569000, 1795924969000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('9z2wqEeH8LqrIgjttkiT6Q42BSOmEde2', 'gvsXVZzQrgiDkWZXIZizQQZeXBEOEtzo', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795924969000, 1795924969000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('0bvu0HlSixZWUCdUNVJ2biPsuWDH8ISO', 'gvsXVZzQrgiDkWZXIZizQQZeXBEOEtzo', 'usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'key_01M8JQGHKP28S8YE6XJFX698XD', '["http://127.0.0.1:40895/mcp"]', '[]', '["search","spend","offline_access"]', 1795924969000, 1795924969000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('X8Z1aDYM0HJMnPYMw3IX86X646qcigVE', '7bb2e1898a7c0479703dbc6c51bd0e7f50e85ba10e53685522f7772d4151e70f', 'gvsXVZzQrgiDkWZXIZizQQZeXBEOEtzo', 'd5098efa38d18234e9001b52254f67532e5858d61f5101138b503c464f32df6a', 'usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'key_01M8JQGHKP28S8YE6XJFX698XD', '55081a66c8045b7dc7443cef46e3df633a86b83391242ca822f13afb268fc6c4', '["http://127.0.0.1:40895/mcp"]', NULL, 1803700969000, 1795924969000, NULL, NULL, NULL, NULL, 1795924969041, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('Xy9gkU45KfLdMSV6rcla8uapWC1pdpxa', 'http://127.0.0.1:40895', 'http://127.0.0.1:40895', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795924969056, 1795924969056, 1, 'null'),
	('CCn1tFyP4TLVRm5FsZFx1rawO1QJCGUx', 'http://127.0.0.1:40895/', 'http://127.0.0.1:40895/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795924969059, 1795924969059, 1, 'null'),
	('FdmOMOWPrqtwoeI0jHBJFKPy6BKlM7cA', 'http://127.0.0.1:40895/mcp', 'http://127.0.0.1:40895/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795924969060, 1795924969060, 1, 'null'),
	('ozMgoAKwHHfwaaJ5x6Sy6zj6fG07y9X3', 'http://127.0.0.1:40895/a2a', 'http://127.0.0.1:40895/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795924969062, 1795924969062, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8JQGGYCDHTZQE1WV1VMX990haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLgw9URo9aBSR', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968396, 1795928568401, 1795924968401, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968401),
	('pay_01M8JQGGVM870CNBVJSPF90CN2jsCEPYgOxQFo6m3RE4V5oh_zWSFAZjL7KDRMSWtjOx5Bhh_xX7NfCl3AqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfILizhkgXC1g', 'credit', 'credit:0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 1795924968308, 1795928568318, 1795924968318, NULL, NULL),
	('pay_01M88DXMH79TJ7RHGV2VHP1TBEwNCGA4gOMWiCrfpqemdkWHgkeajQWlw', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795579367975, 1795582967978, 1795579367978, NULL, NULL),
	('pay_01M88DXMHJC3ET5DV5BK3RTJRVhNCGA4gOMWiCrfpqemdkBgGiEN7SCWQbvVBWwumIsi792wYOarCYkA', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795579367986, 1795582967991, 1795579367991, NULL, NULL),
	('pay_01M88DXMH4TPQA7GTEQFZ4TNVBwNCGA4gOMWiCrfpqemdk0B8OHnJnkTs', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795579367972, 1795580267972, NULL, NULL, NULL),
	('pay_01M8JQGGQTS1YQ760GHJQCB4NKwaCNBogOAgGiJXhC36GIi7KzlGSPD69CN8BQ96gfUg', 'asset', 'ast_01M8JQGGPZM648QCNKJHJ8Y3XF', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795924968186, 1795928568209, 1795924968191, NULL, NULL),
	('pay_01M8JQGGRVR5638EMPRJ4FR5Q2wNCGA4gOMWiCrfpqemdkLZnNEts9rKw', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795924968219, 1795928568222, 1795924968222, NULL, NULL),
	('pay_01M8JQGGWM60V1EJ0SHC25HJGPkNCGA4gOMWiCrfpqemdkqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfZjr9OIIBoaY', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 1795924968340, 1795928568344, 1795924968344, NULL, NULL),
	('pay_01M8JQGGSB1DEM1Q44SN4XG66AhNCGA4gOMWiCrfpqemdkBgGiEN7SCWQbvVBWwumIsi5W9PgWcn6aCg', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968235, 1795928568240, 1795924968240, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968240),
	('pay_01M8JQGGSY9QMZKX7RY3AD589WwNCGA4gOMXkGn8t9OmdkWXbHmlOKU4U', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795924968254, 1795928568258, 1795924968258, NULL, NULL),
	('pay_01M8JQGH08QBRRP09CWYG4DAKEhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLhKBFxJOQqln', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968456, 1795928568461, 1795924968461, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968461),
	('pay_01M8JQGGTPCVJQ7TCYQW113QJWjNCGA4gOMWiCrfpqemdkqQEe2zr7TWtMlxvdGu0oWUwoTWhrYFkZP_lZaiZ0qtT064DtlAY', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xf5df8bf8630e90892e583c8bcd34a6565da86220', '0xf5df8bf8630e90892e583c8bcd34a6565da86220', 1795924968278, 1795928568292, 1795924968292, NULL, NULL),
	('pay_01M8JQGGX9EWQ30XCYPZ9YS4RZwaCNBogOAgGiJXhCSoydo1Rf29t5-UPGYt_Cw_hYuw', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795924968361, 1795928568365, 1795924968365, NULL, NULL),
	('pay_01M8JQGGZ1ZP26RMHV0NW5K3D4haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLoFcKQq10Htw', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968417, 1795928568421, 1795924968421, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968421),
	('pay_01M8JQGGXTQVGBXYEETGSVPZ0FhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLrUG0C5ZomkU', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968378, 1795928568382, 1795924968382, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968382),
	('pay_01M8JQGH1W4033ZQBHAKGR4N01haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLiM_FFzKUYVe', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968508, 1795928568511, 1795924968511, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968511),
	('pay_01M8JQGGZN2FSE3BJ8Y6ZYSJJShaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLla5BzxCmsux', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968437, 1795928568442, 1795924968442, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968442),
	('pay_01M8JQGH1C989DTXG0XN5XTG7BhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpjIDAVYKd7R', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968492, 1795928568496, 1795924968496, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968496),
	('pay_01M8JQGH0WCKEWQQTNEW5JXD5DhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLv4OrvfgE-1h', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968476, 1795928568479, 1795924968479, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968479),
	('pay_01M8JQGH3TGEM6MN1B8DGS7RTBhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLishJ2sQYG81', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968570, 1795928568574, 1795924968574, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968574),
	('pay_01M8JQGH2ASK74EWXW332101ERhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLsDjPNT_aYL3', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968522, 1795928568526, 1795924968526, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968526),
	('pay_01M8JQGH2TPXY9VB5S141BN80YhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLlFupbTn9fvi', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968538, 1795928568542, 1795924968542, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968542),
	('pay_01M8JQGH3AC9YWMRKQ6H86WVHFhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpqEnH9TjkUa', 'asset', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968554, 1795928568558, 1795924968558, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968558),
	('pay_01M8JQGH4C37114VV539SQK2X5hYCJeogOAgGiJXhCcIMHBh1wlUZHbWAGAaIQ3tIJZBu9UFbC6YiyLqd7Ndphl6jd', 'asset', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795924968588, 1795928568592, 1795924968592, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968592),
	('pay_01M8JQGH654XB5XNW8P05STA9ZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiV4RLa9unk6GlFoRqJdxePcsejnfT8', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 1795924968645, 1795928568646, 1795924968646, 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 1795924968646),
	('pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', 'asset', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 1795924968657, 1795928568668, 1795924968657, 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 1795924968657),
	('pay_01M8JQGK5T7YFM8128KBEMSRETwNCGA4gOJcwE4TpnZPO-LlmlGvgh', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795924970682, 1796011370705, 1795924970705, NULL, NULL),
	('pay_01M8JQGK7C7NBT4381EAT5R83FhNCGA4gOMWiCrfpqemdkBgGiEN7SCWQbvVBWwumIsi4q1ilO2ZQMJA', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', NULL, 1795924970732, 1795925870732, NULL, NULL, NULL),
	('pay_01M8JQGH77YRYCA3FWRP0B4K2HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiV4RLa9unk6GlFoRqJdEN3V0d9x4II', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 1795924968679, 1795928568680, 1795924968680, NULL, NULL),
	('pay_01M8JQGJJA61FP34DZSTTJW3WAwOCnEogOLcqOqQjW8o6oekQC2knULPk', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795924970058, 1795928570066, 1795924970066, NULL, NULL),
	('pay_01M8JQGJMCYTF8GTMACCPW4FXPwNCGA4gOMWiCrfpqemdkFrupQm5Tzzs', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795924970124, 1795928570130, 1795924970130, NULL, NULL),
	('pay_01M8JQGJT1JQQ5MZVWWWD7XBVTjNCGA4gOMWiCrfpqemdkqQEe1HdmLQh5clqJJvtlAllseC0tNyEKUhAZ9iA07zcUziCgtr4', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x8f02344fd6afd25fc2ea88f5135b17e914022120', NULL, 1795924970305, 1795925870305, NULL, NULL, NULL),
	('pay_01M8JQGJTZ50H9SWE36Z32JZTJjNCGA4gOMWiCrfpqemdkqQEe1Ev9O0hzVGuKJldlcGuRcj8iRiIXeaJR7TmJTanoR26lydE', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x88295fcee0d4621bc54d4de731fa1e3fee909545', NULL, 1795924970335, 1795925870335, NULL, NULL, NULL),
	('pay_01M8JQGK4PZ7J3BTPWQHSHPP3MwOCnEogOLcqOqQjW8o6onDZ6SEgabHE', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795924970646, 1796011370656, 1795924970656, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8JQGH52SYG1QDAECCN844GX', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795924968610, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8JQGH52RJBZGJGHJ9CVAQD3', 'pob_01M8JQGH52SYG1QDAECCN844GX', 'usr_01M88DXMFE93NPFMKYKD366M5P', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795924968610, NULL),
	('pot_01M8JQGH521940K84GR8SZ4XW2', 'pob_01M8JQGH52SYG1QDAECCN844GX', 'usr_01M88DXMFR4CDGXFTPR4T4XPET', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795924968610, 1795924968619);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795924968610);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M88DXMFE93NPFMKYKD366M5P', 1795579367959),
	('usr_01M88DXMFR4CDGXFTPR4T4XPET', 1795579367967);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8JQGH6HY75EJM79SM08QN3X', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', 'call_01M8JQGH6HZZEWD63KPZJZP9F3', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', 'rev_01M8JQGH6WC8HEHCQ3F5XGVV26', NULL, NULL, 1795924968657, 1803700968657, 1795924968668),
	('plg_01M8JQGH786PVGB403KCNGMWS8', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8JQGH77YRYCA3FWRP0B4K2HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiV4RLa9unk6GlFoRqJdEN3V0d9x4II', 'call_01M8JQGH77FJAFXVGHH0YBM8P4', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795924968680, 1803700968680, 1795924968687),
	('plg_01M8JQGH668R2YAJM79N09KN7A', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8JQGH654XB5XNW8P05STA9ZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiV4RLa9unk6GlFoRqJdxePcsejnfT8', 'call_01M8JQGH65S33YAPW33DZDQTS2', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795924968844, 1795924968646, 1803700968646, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8JQGJP02HMKEQNV7V3AGP7V', 1795924970228, 1795924985228);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8JQGHFGWMAQDPRE7KFVQMRP:20786:0', 'asset', 'ast_01M8JQGHFGWMAQDPRE7KFVQMRP', 'match:asset:ast_01M8JQGHFGWMAQDPRE7KFVQMRP:20786:0', 0, 1795924968955),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 1, 1795924969872),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 1, 1795924969870),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 1, 1795924969870),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795924970295);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8JQGGR58FY5D5BVE29ZG4N8', 'pay_01M8JQGGQTS1YQ760GHJQCB4NKwaCNBogOAgGiJXhC36GIi7KzlGSPD69CN8BQ96gfUg', 'ast_01M8JQGGPZM648QCNKJHJ8Y3XF', 'anonymous', 'given_back', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968197, NULL, 1795924968197),
	('call_01M8JQGGS41J3XXASXQ92HRQ1S', 'pay_01M8JQGGRVR5638EMPRJ4FR5Q2wNCGA4gOMWiCrfpqemdkLZnNEts9rKw', 'counted-echo', 'anonymous', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968228, NULL, 1795924968230),
	('call_01M8JQGGSR5TDJK51XJRRYQ33T', 'pay_01M8JQGGSB1DEM1Q44SN4XG66AhNCGA4gOMWiCrfpqemdkBgGiEN7SCWQbvVBWwumIsi5W9PgWcn6aCg', 'counted-echo', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968249, NULL, 1795924968251),
	('call_01M8JQGGT77K3EBA7PMC3T1FVA', 'pay_01M8JQGGSY9QMZKX7RY3AD589WwNCGA4gOMXkGn8t9OmdkWXbHmlOKU4U', 'failing-echo', 'anonymous', 'given_back', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968263, NULL, 1795924968266),
	('call_01M8JQGGY671Y4GS1X81C42C36', 'pay_01M8JQGGXTQVGBXYEETGSVPZ0FhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLrUG0C5ZomkU', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968390, NULL, 1795924968390),
	('call_01M8JQGGTR62TMSM8CK9Q5XTY8', 'pay_01M8JQGGTPCVJQ7TCYQW113QJWjNCGA4gOMWiCrfpqemdkqQEe2zr7TWtMlxvdGu0oWUwoTWhrYFkZP_lZaiZ0qtT064DtlAY', 'counted-echo', '0xf5df8bf8630e90892e583c8bcd34a6565da86220', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xf5df8bf8630e90892e583c8bcd34a6565da86220', '0xf5df8bf8630e90892e583c8bcd34a6565da86220', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xf5df8bf8630e90892e583c8bcd34a6565da86220 0xb3a2a12b25611f2e2a64b3b907d376a8f0d71d827c44da5bab680c6a430fe3d1', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xcddedb9fc27b502fdae6aac4d435b2eca797a27a87ce17013d9600e3e292562760e5d2cf3e870b5b2544d5c1517baaf98523c968bafd23f392fa8978c6b1c3a51b","authorization":{"from":"0xf5DF8bF8630e90892e583c8BCd34a6565da86220","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795925028","nonce":"0xb3a2a12b25611f2e2a64b3b907d376a8f0d71d827c44da5bab680c6a430fe3d1"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xe87e89b109275570f37a114c79ed227d78df000f9ecf1aa7dbde449624440660', '0xf5df8bf8630e90892e583c8bcd34a6565da86220', 0, 0, 1795924968281, NULL, 1795924968292),
	('call_01M8JQGGVPSFM5XMBAX0GNSA9H', 'pay_01M8JQGGVM870CNBVJSPF90CN2jsCEPYgOxQFo6m3RE4V5oh_zWSFAZjL7KDRMSWtjOx5Bhh_xX7NfCl3AqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfILizhkgXC1g', 'credit:0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, 'credit 1000000', NULL, NULL, '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xfee10fa6d6824272d8845d375ea6fa10db8fb46b 0x35d15d164369a24981dc7bba2d0bae905c5a362a06f36a4f980798881fb9f8ad', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x7705b087091f8fe0e7bf976a49aaac10b303f4192d7fdd64b5ebc65855a43ace7595ea7309f46352defc52a8e9ff21bc7e2465970ee1e3596711c926d906fc9c1b","authorization":{"from":"0xfee10fA6D6824272D8845D375EA6Fa10dB8fB46b","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795925028","nonce":"0x35d15d164369a24981dc7bba2d0bae905c5a362a06f36a4f980798881fb9f8ad"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x831079ed3c77636eb3111dd5df7c58bba8a818031700632307eee765affc014a', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 0, 0, 1795924968310, NULL, 1795924968318),
	('call_01M8JQGGWMT8S80W5P5KNTZ211', 'pay_01M8JQGGWM60V1EJ0SHC25HJGPkNCGA4gOMWiCrfpqemdkqQEe23NVHAZBMkv4Jz5sLDN5LYFyunj1G7dOBzOfZjr9OIIBoaY', 'counted-echo', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 'siwx:YNm71QzF_TaGYiHoHuMecLxHjTOuNwENw7pzoTuMYjk', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968344, NULL, 1795924968348),
	('call_01M8JQGGXJNZ7NVKNDXN9RX2FW', 'pay_01M8JQGGX9EWQ30XCYPZ9YS4RZwaCNBogOAgGiJXhCSoydo1Rf29t5-UPGYt_Cw_hYuw', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'anonymous', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968370, NULL, 1795924968370),
	('call_01M8JQGGYSGZ3RAW2F7MEKFVRG', 'pay_01M8JQGGYCDHTZQE1WV1VMX990haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLgw9URo9aBSR', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968410, NULL, 1795924968410),
	('call_01M8JQGGZEAK1ZBDZNQNR362ZE', 'pay_01M8JQGGZ1ZP26RMHV0NW5K3D4haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLoFcKQq10Htw', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968431, NULL, 1795924968431),
	('call_01M8JQGH024N385DF69AVWR32N', 'pay_01M8JQGGZN2FSE3BJ8Y6ZYSJJShaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLla5BzxCmsux', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968450, NULL, 1795924968450),
	('call_01M8JQGH0PH8CWS1N7KVKCEFJV', 'pay_01M8JQGH08QBRRP09CWYG4DAKEhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLhKBFxJOQqln', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968470, NULL, 1795924968470),
	('call_01M8JQGH17PAGWQ1X9934ETP2P', 'pay_01M8JQGH0WCKEWQQTNEW5JXD5DhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLv4OrvfgE-1h', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968487, NULL, 1795924968487),
	('call_01M8JQGH1PBVCZZD7TC192GVPP', 'pay_01M8JQGH1C989DTXG0XN5XTG7BhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpjIDAVYKd7R', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968502, NULL, 1795924968502),
	('call_01M8JQGH25KAHA82B60KWVW17G', 'pay_01M8JQGH1W4033ZQBHAKGR4N01haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLiM_FFzKUYVe', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968518, NULL, 1795924968518),
	('call_01M8JQGH2NDPXKN5VB8DPCW807', 'pay_01M8JQGH2ASK74EWXW332101ERhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLsDjPNT_aYL3', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968533, NULL, 1795924968533),
	('call_01M8JQGH356SFJC2EJRHGKYN53', 'pay_01M8JQGH2TPXY9VB5S141BN80YhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLlFupbTn9fvi', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968549, NULL, 1795924968549),
	('call_01M8JQGH3NV19EBG4W48KACV2R', 'pay_01M8JQGH3AC9YWMRKQ6H86WVHFhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpqEnH9TjkUa', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968565, NULL, 1795924968565),
	('call_01M8JQGH46027PC8KQMTDMC0EP', 'pay_01M8JQGH3TGEM6MN1B8DGS7RTBhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLishJ2sQYG81', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968582, NULL, 1795924968582),
	('call_01M8JQGH4SBT2D8TW6CVJPGR7B', 'pay_01M8JQGH4C37114VV539SQK2X5hYCJeogOAgGiJXhCcIMHBh1wlUZHbWAGAaIQ3tIJZBu9UFbC6YiyLqd7Ndphl6jd', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968601, NULL, 1795924968601),
	('call_01M8JQGH65S33YAPW33DZDQTS2', 'pay_01M8JQGH654XB5XNW8P05STA9ZhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiV4RLa9unk6GlFoRqJdxePcsejnfT8', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968646, NULL, 1795924968646),
	('call_01M8JQGH6HZZEWD63KPZJZP9F3', 'pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968657, NULL, 1795924968657),
	('call_01M8JQGH77FJAFXVGHH0YBM8P4', 'pay_01M8JQGH77YRYCA3FWRP0B4K2HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiV4RLa9unk6GlFoRqJdEN3V0d9x4II', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 'given_back', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924968680, NULL, 1795924968680),
	('call_01M8JQGJJZ9X6N6GG8K6YYCQ2Q', 'pay_01M8JQGJJA61FP34DZSTTJW3WAwOCnEogOLcqOqQjW8o6oekQC2knULPk', 'scan-submit', 'anonymous', 'used', 'proc_01M88DXMAF9NRPXHE8N75E7MYC', NULL, NULL, NULL, '{"requestId":"req_01M8JQGJJX0ZDEMSGCQX7HG3VW","data":{"id":"job_01M8JQGJK4F4NXNPR9JV7ET03B"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924970079, NULL, 1795924970084),
	('call_01M8JQGJT656VDXA23ZDRRAZAT', 'pay_01M8JQGJT1JQQ5MZVWWWD7XBVTjNCGA4gOMWiCrfpqemdkqQEe1HdmLQh5clqJJvtlAllseC0tNyEKUhAZ9iA07zcUziCgtr4', 'counted-echo', '0x8f02344fd6afd25fc2ea88f5135b17e914022120', 'refused', 'proc_01M8JQGJP02HMKEQNV7V3AGP7V', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x8f02344fd6afd25fc2ea88f5135b17e914022120', '0x8f02344fd6afd25fc2ea88f5135b17e914022120', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x8f02344fd6afd25fc2ea88f5135b17e914022120 0x87e814189eba5379216bfa67311cd030dccd2a49a61d5fbe6ca364658940fbfb', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xdadc553ab98a79fc37e5249e254c7999ac7ecf5707dc997eb74fbd2820f579c37ddb5e95776a8c2dd1627332ce07f9fc888ce69db54f77742a20e728298c5b991c","authorization":{"from":"0x8f02344FD6afd25fC2eA88F5135b17E914022120","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795925030","nonce":"0x87e814189eba5379216bfa67311cd030dccd2a49a61d5fbe6ca364658940fbfb"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795924970311, NULL, 1795924970322),
	('call_01M8JQGJV19JS4NPVAXWN5FC7Z', 'pay_01M8JQGJTZ50H9SWE36Z32JZTJjNCGA4gOMWiCrfpqemdkqQEe1Ev9O0hzVGuKJldlcGuRcj8iRiIXeaJR7TmJTanoR26lydE', 'counted-echo', '0x88295fcee0d4621bc54d4de731fa1e3fee909545', 'unknown', 'proc_01M8JQGJP02HMKEQNV7V3AGP7V', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x88295fcee0d4621bc54d4de731fa1e3fee909545', '0x88295fcee0d4621bc54d4de731fa1e3fee909545', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x88295fcee0d4621bc54d4de731fa1e3fee909545 0x1e85141cc937c8008881e3cb3f85fe651310d05406f3cf528da19c85d5b05af0', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xd5491c7d9bcf5b88dd523890de67d9d2622d232dd8824633d82d8ac40c71e70572ae3e93cef28ed84f70aeb3dc69310ed31bfa113487dbf151e04b74eb9ff4301c","authorization":{"from":"0x88295Fcee0d4621bc54d4DE731Fa1E3FEe909545","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795925030","nonce":"0x1e85141cc937c8008881e3cb3f85fe651310d05406f3cf528da19c85d5b05af0"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795924970337, 1795924970621, NULL),
	('call_01M8JQGK5BNE2G0WE3KGHQMRE7', 'pay_01M8JQGK4PZ7J3BTPWQHSHPP3MwOCnEogOLcqOqQjW8o6onDZ6SEgabHE', 'scan-submit', 'anonymous', 'used', 'proc_01M8JQGJP02HMKEQNV7V3AGP7V', NULL, NULL, NULL, '{"requestId":"req_01M8JQGK5ASGMEZ683G730GH60","data":{"id":"job_01M8JQGK5H0KBE7JGHDT5MTDTK"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924970668, NULL, 1795924970674),
	('call_01M8JQGK6YMJ3W4FNC7A7MA3PE', 'pay_01M8JQGK5T7YFM8128KBEMSRETwNCGA4gOJcwE4TpnZPO-LlmlGvgh', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8JQGJP02HMKEQNV7V3AGP7V', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795924970719, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', '50cd59a513b2ab56cf895db1a997a1d734cb9632d6cd71370c5a743385c55e44', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', '5b90a1cbd66c4e7028a9cba69a76278e1bfbba67830178fcd665b0e13a201d45', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', '6126ae898e276738c6f5da124913945ae78b69f84c2673a5f3050c9b1ff61a81', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', '3acff147cd314cc63ccfccb08db2b529b1fa1790f5f77c930d15f283b05da498', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'aa2378ffa32728e59fd12f7f54224fe7d182d16bbd4745226bef7bb1eaca7dd7', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', '2f75fcd222b86d1704f9e1228af9b77e6e29aea50b2f336204ef98f395efbb3e', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'f916de28c03b34a511a540820ed9f6913a0166242e4c66f426539c61debd8dc0', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', '90edec03119c134cd5163381db4449c5d9c1e16e7ea788669b0cab76b07f2094', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'e0225436b789df59ff04340d209c5e214f01755c29280ac8a574bdaae6e89854', NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', '376f5b092d7fbcd3bb3fc8cda874eab7058e7bea11da727f3a2d3602278ac636', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8JQGGR5PZ9NVSWDGC5W512A', 'file_missing', 0, 1795924968208);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8JQGGR5PZ9NVSWDGC5W512A', 'pay_01M8JQGGQTS1YQ760GHJQCB4NKwaCNBogOAgGiJXhC36GIi7KzlGSPD69CN8BQ96gfUg', 'call_01M8JQGGR58FY5D5BVE29ZG4N8', 'ast_01M8JQGGPZM648QCNKJHJ8Y3XF', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 1, 'anonymous', 1795924968197, NULL),
	('rev_01M8JQGGXJYMZWX1T8YB24MNW0', 'pay_01M8JQGGX9EWQ30XCYPZ9YS4RZwaCNBogOAgGiJXhCSoydo1Rf29t5-UPGYt_Cw_hYuw', 'call_01M8JQGGXJNZ7NVKNDXN9RX2FW', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 1, 'anonymous', 1795924968370, NULL),
	('rev_01M8JQGGY69XP9D0KFYCPYSQH5', 'pay_01M8JQGGXTQVGBXYEETGSVPZ0FhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLrUG0C5ZomkU', 'call_01M8JQGGY671Y4GS1X81C42C36', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968390, NULL),
	('rev_01M8JQGGYTZ6N9GPF4MZWZ41X4', 'pay_01M8JQGGYCDHTZQE1WV1VMX990haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLgw9URo9aBSR', 'call_01M8JQGGYSGZ3RAW2F7MEKFVRG', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968410, NULL),
	('rev_01M8JQGGZFA7RZK6HM073FKP8K', 'pay_01M8JQGGZ1ZP26RMHV0NW5K3D4haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLoFcKQq10Htw', 'call_01M8JQGGZEAK1ZBDZNQNR362ZE', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968431, NULL),
	('rev_01M8JQGH02HN7305KEMGJP63AD', 'pay_01M8JQGGZN2FSE3BJ8Y6ZYSJJShaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLla5BzxCmsux', 'call_01M8JQGH024N385DF69AVWR32N', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968450, NULL),
	('rev_01M8JQGH0PAAM6AXSFJFRD8WEY', 'pay_01M8JQGH08QBRRP09CWYG4DAKEhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLhKBFxJOQqln', 'call_01M8JQGH0PH8CWS1N7KVKCEFJV', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968470, NULL),
	('rev_01M8JQGH17MMSV095J2P1HMF4V', 'pay_01M8JQGH0WCKEWQQTNEW5JXD5DhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLv4OrvfgE-1h', 'call_01M8JQGH17PAGWQ1X9934ETP2P', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968487, NULL),
	('rev_01M8JQGH1PYEKW278VFA4FMMGZ', 'pay_01M8JQGH1C989DTXG0XN5XTG7BhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpjIDAVYKd7R', 'call_01M8JQGH1PBVCZZD7TC192GVPP', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968502, NULL),
	('rev_01M8JQGH26R6GPDQQQEGC6AZCJ', 'pay_01M8JQGH1W4033ZQBHAKGR4N01haCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLiM_FFzKUYVe', 'call_01M8JQGH25KAHA82B60KWVW17G', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968518, NULL),
	('rev_01M8JQGH2NR5H1Z9M2HC1X3H6J', 'pay_01M8JQGH2ASK74EWXW332101ERhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLsDjPNT_aYL3', 'call_01M8JQGH2NDPXKN5VB8DPCW807', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968533, NULL),
	('rev_01M8JQGH35A66B1PFJ7DB0PYP1', 'pay_01M8JQGH2TPXY9VB5S141BN80YhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLlFupbTn9fvi', 'call_01M8JQGH356SFJC2EJRHGKYN53', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968549, NULL),
	('rev_01M8JQGH3NNQ1DHV1D8V3FAGS7', 'pay_01M8JQGH3AC9YWMRKQ6H86WVHFhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLpqEnH9TjkUa', 'call_01M8JQGH3NV19EBG4W48KACV2R', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968565, NULL),
	('rev_01M8JQGH46K61PTSW2RHBTD6SY', 'pay_01M8JQGH3TGEM6MN1B8DGS7RTBhaCNBogOAgGiJXhCSoydo1Rf29t5-UMGAaIQ3tIJZBu9UFbC6YiyLishJ2sQYG81', 'call_01M8JQGH46027PC8KQMTDMC0EP', 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 10000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968582, NULL),
	('rev_01M8JQGH4SQ2A13PGTN6WMT99G', 'pay_01M8JQGH4C37114VV539SQK2X5hYCJeogOAgGiJXhCcIMHBh1wlUZHbWAGAaIQ3tIJZBu9UFbC6YiyLqd7Ndphl6jd', 'call_01M8JQGH4SBT2D8TW6CVJPGR7B', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', 'usr_01M88DXMFR4CDGXFTPR4T4XPET', 2000000, 200000, 'USD', 0, 'key_01M88DXMG9CGDVTM2PRBMRHCHE', 1795924968601, NULL),
	('rev_01M8JQGH6WC8HEHCQ3F5XGVV26', 'pay_01M8JQGH6H7GESEKBHTRVK4KZZhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiV4RLa9unk6GlFoRqJdzl_VWFkSvGA', 'call_01M8JQGH6HZZEWD63KPZJZP9F3', 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', 'usr_01M88DXMFR4CDGXFTPR4T4XPET', 3000000, 300000, 'USD', 0, 'key_01M8JQGH5PQPX7JEGTA5M4D8JX', 1795924968668, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795924967728),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795924967730),
	('0003-people', '3cc398f4b668d2be6b0c9e162aad877447c7543176a14ac240f8d94d121abf8e', 1795924967753);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8JQGGJAHJET6N2ZVFDQKYA3', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8JQGGKGGC3GC7BGJN34EVB0', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88DXMFR4CDGXFTPR4T4XPET', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8JQGHFGWMAQDPRE7KFVQMRP', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88DXMFE93NPFMKYKD366M5P', 100000, 'Sightings of quetzals in Costa Rica

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
	('162424260cc86cdbeab648d548db49d623b7eeeb2c3410a0b77ce7f0feaa2344', 'usr_00000000000000000000000000', 1795579367908, 1798171367908, 'bearer', NULL, NULL, NULL),
	('35852179c347643cc63eaac323a58144b8ba6a22d136156b1c78c4f66ed80181', 'usr_01M88DXMFE93NPFMKYKD366M5P', 1795579367919, 1798171367919, 'bearer', NULL, NULL, NULL),
	('46a9ce6a6cea6a6c0b4dd77c9e70e3b391adc20ccd2f4ae8a80ca69008322a0d', 'usr_01M88DXMFR4CDGXFTPR4T4XPET', 1795579367929, 1798171367929, 'bearer', NULL, NULL, NULL),
	('2051a46efc53c9f2ed14700c29a04c82c4da1524c3305c2459da8045ad465476', 'usr_01M88DXMG3G3MYK9RM5THV3567', 1795579367940, 1798171367940, 'bearer', NULL, NULL, NULL),
	('8762250d480f22293beae596e83a50fc81ab4ec248b10ed5bfbe849f14027810', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 1795924968627, 1798516968627, 'bearer', NULL, NULL, NULL),
	('4925ec27b202fd4711696f6d32427b34aeb5eccfea9c06f478a0d4d4f56aac2a', 'usr_01M8JQGHJ7AVZJNQBGTHET72BP', 1795924969032, 1798516969032, 'bearer', NULL, NULL, NULL),
	('d5098efa38d18234e9001b52254f67532e5858d61f5101138b503c464f32df6a', 'usr_01M8JQGHJ7AVZJNQBGTHET72BP', 1795924969041, 1796529769041, 'browser', 1795924969041, 'node', 1795924969125);

INSERT INTO farebox_fixture.setup_links VALUES
	('86e9249cda019df9d23d1c2112dd830a0c011ce610c4504d8a4d60d20da09b3d', 'usr_01M8JQGHNAKG4PADRQ1APKT3CM', 1795924969132, 1796011369132, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795924968719);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xf5df8bf8630e90892e583c8bcd34a6565da86220', 9950000, 10000000, 1795924968287),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', 9000000, 10000000, 1795924968315);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xf5df8bf8630e90892e583c8bcd34a6565da86220', '0xb3a2a12b25611f2e2a64b3b907d376a8f0d71d827c44da5bab680c6a430fe3d1', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xe87e89b109275570f37a114c79ed227d78df000f9ecf1aa7dbde449624440660', 1795924968287),
	('0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', '0x35d15d164369a24981dc7bba2d0bae905c5a362a06f36a4f980798881fb9f8ad', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x831079ed3c77636eb3111dd5df7c58bba8a818031700632307eee765affc014a', 1795924968315);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795579367898),
	('word-count', 1, 1795579367904),
	('slugify', 1, 1795579367908),
	('random-uuid', 1, 1795579367909),
	('hk-weather', 1, 1795579367911),
	('outline', 1, 1795579367916),
	('read-at-once', 1, 1795579367918),
	('scan-submit', 1, 1795579367920),
	('scan-result', 1, 1795579367921),
	('counted-echo', 1, 1795579367924),
	('city-create-tree', 1, 1795924969866),
	('city-list-bikes', 1, 1795924969867),
	('city-get-bike', 1, 1795924969871),
	('slow-echo', 1, 1795924970285),
	('failing-echo', 0, 1795924970309);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8JQGJKPKRWE86VMVRRY6GEX', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8JQGJKPKRWE86VMVRRY6GEX', 'image/png', 19, 1795924970102, 1796014970102);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795924970052, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795924970048, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795924970052, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8JQGJK4F4NXNPR9JV7ET03B', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JQGJJZ9X6N6GG8K6YYCQ2Q', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8JQGJKPKRWE86VMVRRY6GEX"}]}', NULL, NULL, 1795924970084, NULL, 1795924970107, 1796011370107, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8JQGK5H0KBE7JGHDT5MTDTK', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JQGK5BNE2G0WE3KGHQMRE7', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795924970673, NULL, NULL, 1796097770673, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 3, 1),
	('counted-echo', 20786, 6, 2),
	('counted-echo', 20786, 8, 1),
	('scan-submit', 20786, 33, 1),
	('counted-echo', 20786, 11, 1),
	('counted-echo', 20786, 18, 1),
	('scan-submit', 20786, 34, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795924969136, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8JQGHNSN98106Y6N0BNYJ1J', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:33211/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:33211"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', '9OsfMBGyPwPZkC8o37NSWYKNqnNQ3ZBcWzwvBYBItTCd14uI7WLEyS42YuSitQ_kWv28MW4wFtE', '["apiKey"]', 1795924969761, 'usr_00000000000000000000000000', 'farebox-verification=0232d53eacc39ead9e146e3771142f8c6592abfb', NULL, NULL, 1795924970015, NULL, 1795928569761, 1795924969761, 1795924969761, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795924968263),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795924970332),
	('scan-submit', 2, 2, 2, 0, 0, 4, 1795924970666),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795924970717);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M88DXMGEKMN5AH2AHW63XD1B', 'usr_01M88DXMG3G3MYK9RM5THV3567', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795579367950),
	('top_01M8JQGH5V599QTG6RJQFFXPPZ', 'usr_01M8JQGH5JPVRWB1VVP0GAF47Q', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795924968635),
	('top_01M8JQGHJCKAVXJ234X4G0NARN', 'usr_01M8JQGHJ7AVZJNQBGTHET72BP', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795924969036);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8JQGJHKNR684QNRJXX66QHX', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795924970035, 1795924970035, NULL),
	('upay_01M8JQGJHVNA4A38CK3B3E1YCZ', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795924970035, 1795924970043, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$jrMXXRty5nVoYPgLA7d1fg$BSEFE17f03rzO/R2pRwQ4k0v7c0WS0/2Q2UWVmm3qhY', NULL, 1795579367794, 1795579367794, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M88DXMG3G3MYK9RM5THV3567', '89b509d4-c640-41a6-a4b9-8d8984d5b48d@example.com', '89b509d4-c640-41a6-a4b9-8d8984d5b48d', 'owner', '$argon2id$v=19$m=256,t=1,p=1$jjbH4k46arooNjhUSlFxoA$B9MxAJqcBa0keg4y6vBuEI4CW8+55IVKmMYg5mNGGWo', NULL, 1795579367939, 1795579367939, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL),
	('usr_01M88DXMFR4CDGXFTPR4T4XPET', '54740955-7d79-442e-9a10-e950c5863d32@example.com', '54740955-7d79-442e-9a10-e950c5863d32', 'owner', '$argon2id$v=19$m=256,t=1,p=1$yFRkv067GlHE/d1Ib+vCWQ$MW0hzfGOAhM0mASm43ERR0AgMkbhiJaklYRq7bid/ks', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795579367928, 1795579367968, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL),
	('usr_01M8JQGH5JPVRWB1VVP0GAF47Q', '17e0db57-4d5a-40ac-b93d-e0a803d51199@example.com', '17e0db57-4d5a-40ac-b93d-e0a803d51199', 'owner', '$argon2id$v=19$m=256,t=1,p=1$7ArJnVtyHh+0nkzluwJV9Q$edILf8en/RSsYOLgEpytKlY12ffqig9zhKvKd0HQBvE', NULL, 1795924968626, 1795924968626, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL),
	('usr_01M88DXMFE93NPFMKYKD366M5P', 'b2150151-57fe-4738-9871-f2c0acea005d@example.com', 'b2150151-57fe-4738-9871-f2c0acea005d', 'owner', '$argon2id$v=19$m=256,t=1,p=1$F8yU/LYQlFPB8TztkHw1lA$WP3+B7YwqFPKZRAmdPNM2wSMD5mC6eOlQw1DKiXQ8dU', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795579367918, 1795579367960, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL),
	('usr_01M8JQGHJ7AVZJNQBGTHET72BP', '189273af-af1b-491d-bedf-44706607a958@example.com', '189273af-af1b-491d-bedf-44706607a958', 'owner', '$argon2id$v=19$m=256,t=1,p=1$aEYYJnQyGqaOuv2shFT7+g$SMtrnagTCbGhHBjN4gsTCuz0RGzk0MclnEiAThqt1BM', NULL, 1795924969031, 1795924969031, NULL, NULL, NULL, NULL, NULL, 'en', 'pynzEw24jcYtFBnYByWixcfkqxYY10TjnTkTereb9Ylh8xqT-akW2u-AZl_aSTbsJk9DLVatsrbRLpVl', 59864165, NULL, NULL),
	('usr_01M8JQGHNAKG4PADRQ1APKT3CM', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795924969130, 1795924969130, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8JQGGX3PZMSKDRDQKJJTJNQ', '0xfee10fa6d6824272d8845d375ea6fa10db8fb46b', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795924968355);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_ShXo36Baa1QHpLS0PxyVpaV7cG', 'sig_01M8JQGH9766FPN4ZNYVA8GEJW', 'asset', 'ast_01M8JQGHFGWMAQDPRE7KFVQMRP', '{"kind":"asset","id":"ast_01M8JQGHFGWMAQDPRE7KFVQMRP","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:40895/api/v1/assets/ast_01M8JQGHFGWMAQDPRE7KFVQMRP"}', 'waiting', 1, 1795924974947, NULL, 'address_unreachable', NULL, 1795924969023, 'match:asset:ast_01M8JQGHFGWMAQDPRE7KFVQMRP:20786:0');

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
