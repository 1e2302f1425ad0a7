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

CREATE TABLE farebox_fixture.outside_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id text NOT NULL,
    created_at bigint NOT NULL
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
	('log_01M88BM7PW8J15TEX51FSS85FM', 1795576962780, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88BM7JCS6M0W8PBQBB3JKC8', 1),
	('log_01M88BM7W35KK5EK7CTFRWHSYZ', 1795576962947, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88BM7RNQ1EHGA5QFST495D9', 1),
	('log_01M8JN76SGS2VAF6AQ2CNPV2E0', 1795922565936, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JN76CCRCDYNZJ0S77CDFZ5', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN76RZF9VMNBN2F0C2TP60', 1),
	('log_01M8JN76RXD0EHYX8MH8717MD7', 1795922565917, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JN76CCRCDYNZJ0S77CDFZ5', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN76PYKQTRC5M383EKPFW9', 1),
	('log_01M8JN76XF1RHV4ZW27WSRTHR6', 1795922566063, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN76W3T7X392Q61D4CWW2S', 1),
	('log_01M8JN76Y9QNXPM79ER1ZBBW3W', 1795922566089, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN76XH1XD7F8P27HYAPWX3', 1),
	('log_01M8JN770VXAMEXRJD88XZKTF2', 1795922566171, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN76YXX12AB6TPKW6ZX6Y8', 1),
	('log_01M8JN77357R2PYDY6ZXDPR0W9', 1795922566245, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN771AECAKFPPQHV511S0W', 1),
	('log_01M8JN7759JVWDP1HX9305FHMP', 1795922566313, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN7737BV32WTJRPEEPGEK1', 1),
	('log_01M8JN776G98Y0FVXVJ9P0SYZ7', 1795922566352, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN775BYXDGRPKVHY9GDCTA', 1),
	('log_01M8JN776KBT6X8MHB6A5EMW3A', 1795922566355, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN776K0CECMS6KSVEZR78D', 1),
	('log_01M8JN77YKXER7S5Y4E7RGF8CQ', 1795922567123, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN77X5TYBR0HRPC59TPMG0', 1),
	('log_01M8JN783ZPS37WZ5CNMM5CYEF', 1795922567295, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN782SSAGW7H30G0K616A9', 1),
	('log_01M8JN788AY001V488ZPGE65BZ', 1795922567434, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN7877RA3ZVE7SJ0CGC6EX', 1),
	('log_01M8JN77CKM5XAJEG7S398FYSX', 1795922566547, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN777V7JFHASXW6XGG3EVP', 1),
	('log_01M8JN77P5QGZ216KTCKEG2YKZ', 1795922566853, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN77P59QE4TMCB4Z2EPCD9', 1),
	('log_01M8JN77X3ZHMJRTM8KZRPSW47', 1795922567075, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN77VJS1N1JRDV4XE7DBZY', 1),
	('log_01M8JN782NTHA2AEQSJKNV8TV6', 1795922567253, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN77ZYPEGBKXJ0XD8QXEB8', 1),
	('log_01M8JN7873WV1WQNDHSM33E5HA', 1795922567395, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN784Q6E1M5RD1SA8BKDW0', 1),
	('log_01M8JN78F8A9B2F847G0V2PGJM', 1795922567656, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN78EFX74P9QMHP0ZMHBRX', 1),
	('log_01M8JN78KPN8XGXWNZ5RQWPJQE', 1795922567798, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN78K65GN0G808EJQ4HZZG', 1),
	('log_01M8JN78QZGN7ZYV138BGNBC8D', 1795922567935, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN78PJ05Q044VP1B2HXQJW', 1),
	('log_01M8JN78XJDDSVG7JDFFA5XNDA', 1795922568114, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN78WJDHJBEYERJR4FQY30', 1),
	('log_01M8JN792KJXYE8TM7SVV30K4D', 1795922568275, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN791JNY5JF9RVGJ4ZZTVF', 1),
	('log_01M8JN798T9X86JTHJR8JSTJ0D', 1795922568474, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN797E32EH39ANJSNZY431', 1),
	('log_01M8JN78EDM40FM2M7GK1KN4AN', 1795922567629, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN78AN4XH1EG3RPG6Y2JNG', 1),
	('log_01M8JN78JYHP1XH45B2V5S0SA1', 1795922567774, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN78GCC8TS39NR1H1KMWHX', 1),
	('log_01M8JN78P94SR7N3MNK42DEW6A', 1795922567881, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN78MDM1CEYQWGJXB1E5HX', 1),
	('log_01M8JN78WDVP863M96RE8X83VJ', 1795922568077, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN78S0E0Z0XQDDNH5R0YFR', 1),
	('log_01M8JN791GAE41MS782SBS0B2V', 1795922568240, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN78YZV9RBPGBN5AH9G91N', 1),
	('log_01M8JN7970N2RP5N19X10CMGYN', 1795922568416, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN793PVAJTQSF71QZ4EM3H', 1),
	('log_01M8JN79C8MDQTG4KMNHQY5S71', 1795922568584, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN799FZDDGTJP795KXKZCK', 1),
	('log_01M8JN79EARKB95SRFZY4N2AN2', 1795922568650, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN79CPCHWM0FX7HCE00DBN', 1),
	('log_01M8JN79MMARGJY2A0V9P39TFM', 1795922568852, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN79KKMTT78JN5BP19S1Z2', 1),
	('log_01M8JN79V916TCCJTECWGEWGVX', 1795922569065, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN79SSC2Q51KWFGQ7P95QH', 1),
	('log_01M8JN7A1X2PR9DQ9N68KJKHFR', 1795922569277, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN7A0JHW8PXB4ACF3FFBAE', 1),
	('log_01M8JN7A834AD7WDMH5MA1W5AR', 1795922569475, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 'node', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN7A6QDHMAM06KXSFTP6QQ', 1),
	('log_01M8JN79K6V16981QES6CZVAE4', 1795922568806, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN79FXFPFS246J92D3YW8K', 1),
	('log_01M8JN79SMZVGDTHE5FK6212Y8', 1795922569012, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN79P4YY63MPM2J89ZADZ9', 1),
	('log_01M8JN7A06TE8WX4ME5SXMJPKP', 1795922569222, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN743RHH5DV5XQEND6623X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN79WFRTH9Y5XWXW97X9W4', 1),
	('log_01M8JN7A66DNW2KA306DHV4YA3', 1795922569414, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88BM78YK2DP1JRER02K4167', NULL, NULL, 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN7A367V6Z4FBZYKNZ6ZJ8', 1),
	('log_01M8JN7AVKA9S0TPAQFB1ESZM4', 1795922570099, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', NULL, 'node', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN7ARXE3SYAF1PKS27B1R4', 1),
	('log_01M8JN7CDWNKYKVNB4R9JK1TGY', 1795922571708, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7C98GB6DRZT877EXXEH8', 1),
	('log_01M8JN7CM9GN8SWXXTQYDE611D', 1795922571913, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7CDYFBDX2PFMJ8N2GJ3S', 1),
	('log_01M8JN7CSGN1R65G6EEG46P7VG', 1795922572080, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7CMBVP254VJ01HQR904Z', 1),
	('log_01M8JN7CXTMT6NJXCA9DWXDEFW', 1795922572218, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7CSK9THDJE5RXMJ33PEN', 1),
	('log_01M8JN7D1GG30H7CJE0QWJ5NWJ', 1795922572336, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7CY1HPC07V9WB3AWMV1R', 1),
	('log_01M8JN7D5E759QM6SS52DH8R3G', 1795922572462, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7D1KBR04BXG5GY42411W', 1),
	('log_01M8JN7DA982QNC3A9YQJXKQWN', 1795922572617, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7D5GS4K9HR2JMP4Y37RQ', 1),
	('log_01M8JN7BW8MR38CDQVA36H9YE0', 1795922571144, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7BNYZR7XHYWTJKGP38E4', 1),
	('log_01M8JN7C01KW1B3NQK9XMXECSC', 1795922571265, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7BWDGH1MSJP4FVYHV0V3', 1),
	('log_01M8JN7C4CFPZ0G84P1D17JA4B', 1795922571404, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7C06EC91MP7WEH7MS370', 1),
	('log_01M8JN7C8RKXK9QA6G7T3MC2S2', 1795922571544, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8JN7C4HYH9HJXWBXY3R5G1T', 1),
	('log_01M8JN7DFESZ6XPAD664A6Z93K', 1795922572782, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8JN7DAQP700BT0QB2YG41MY', 1),
	('log_01M8JN7DHVS53FFY5WGXAGB4SJ', 1795922572859, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8JN7DFR43FW3Q5ZY8ANSWPC', 1),
	('log_01M8JN77SM1Z5VVEX1SD4JWQ04', 1795922566964, 'call', 'delivered', 'POST', '/api/tools/:id', 200, '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN77PHRX1KT59K2N6Y1FDP', 1),
	('log_01M8JN7ZDM1DF6GMYMR62SXZTR', 1795922591156, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN7ZBYVYNWV1YBXW8A0SFW', 1),
	('log_01M8JN7ZF1GPS1JXTDRJQNRFH2', 1795922591201, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN7ZDQNW0BJ6AP1Y0972HR', 1),
	('log_01M8JN7ZMRE97A0PZ6XYA2DXY0', 1795922591384, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN7ZK6CR9RD4Q407JE34NJ', 1),
	('log_01M8JN8061DQ2XG3W3XP3Z9SNY', 1795922591937, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN80605NCG22WK0DPR08DE', 1),
	('log_01M8JN80F1ANPDJT3GE3KDD447', 1795922592225, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN809CVQR0YE397HG3DX1N', 1),
	('log_01M8JN80F3HARW9TX451H679NH', 1795922592227, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN80F30M71FN2C8TQB5GMA', 1),
	('log_01M8JN80VCBCPHPN0JFMAC6W10', 1795922592620, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN80GEMQ4M6EG095MQ01RY', 1),
	('log_01M8JN80Z36JW2M7572B592YW6', 1795922592739, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN80VGBVAMB11TQS8CYB3A', 1),
	('log_01M8JN81174WHYHVDAHKJ93NSW', 1795922592807, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8JN80Z6ARRSTS5Q91PAGHXG', 1),
	('log_01M8JN81GV7YTPWNVY2XR4DENF', 1795922593307, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8JN812HTVV1TVRF7W7FYQ3N', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M88BM7CQEH6PDWWNZ1BA7030', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M88BM762AG9AG6YGF36YQ1T4', '{"topUpId":"top_01M88BM7BC75E2TKB8AER29V0Q","amountMicros":20000000,"currency":"USD","note":null}', 1795576962455),
	('act_01M8JN75SCDR4DZT7FXSHWCR4A', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'asset.update', 'ast_01M8JN7531R21HVE7DFM3K8N92', '{"status":"unlisted"}', 1795922564908),
	('act_01M8JN769QF2Z1JN9E86A6XS61', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'asset.archive', 'ast_01M8JN75V16NEXBFNKBANMHV8S', '{"status":"archived"}', 1795922565431),
	('act_01M8JN76VNJX722FYPQR29QBBZ', 'service', 'asset.pause', 'ast_01M8JN76CCRCDYNZJ0S77CDFZ5', '{"reason":"file_missing"}', 1795922566005),
	('act_01M8JN76VN8TYQGX1EK1R68NK1', 'service', 'delivery.give_back', 'ast_01M8JN76CCRCDYNZJ0S77CDFZ5', '{"reason":"file_missing","revenue_event_id":"rev_01M8JN76SBEJW9MK2PSZ36BVTH","payment_id":"pay_01M8JN76PYKQTRC5M383EKPFW9","amount":"0.10","lost":"0.00"}', 1795922566005),
	('act_01M8JN77TAZ20YZ3MDKNJWVSR5', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', '{"refundId":"rfd_01M8JN77T8BDW779XNBA59QNKX","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795922566986),
	('act_01M8JN7AB80M1A5BS1Z39H5FXR', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8JN7A9M2N96E9VX9M42ZHR8', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795922569576),
	('act_01M8JN7ADF8DQQF70XZM8WNHWA', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8JN7A9M5CEEGDM9NFE7GZDS', '{"reference":"wire 17","batchId":"pob_01M8JN7A9M2N96E9VX9M42ZHR8","ownerId":"usr_01M88BM6XN97266SFBD7MAR1F5","amountMicros":1080000}', 1795922569647),
	('act_01M8JN7AHDQF0P1ESTGP1SH6BN', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', '{"topUpId":"top_01M8JN7AGR1P1QJD2D16ECWEPB","amountMicros":9000000,"currency":"USD","note":null}', 1795922569773),
	('act_01M8JN7BEMTHYNB6DMM31R6VAR', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M88BM762AG9AG6YGF36YQ1T4', '{"topUpId":"top_01M8JN7B952ZGBN04XE66F526B","refundId":"rfd_01M8JN7BDMVQME31A4XSCTPXWZ","amountMicros":2000000,"currency":"USD"}', 1795922570708),
	('act_01M8JN7EE3F9DAJWR5Z41QC3AH', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8JN7EDW0DFJ9G9XGYSNA8WB', '{"role":"owner","hasPassword":false}', 1795922573763),
	('act_01M8JN7EH7A7ZFG98RZ0S3GY68', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795922573863),
	('act_01M8JN7VQCR89P6WRSPRMKG64H', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8JN7EKR9AN0AXPW989V2MV6', '{"kind":"openapi","name":"city","tools":3}', 1795922587372),
	('act_01M8JN7WAJK9WVKZ5DM16BD9QP', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795922587986),
	('act_01M8JN7WAJE3DNQNSAA5VC2860', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795922587986),
	('act_01M8JN7WAQWJ3EZG86TXV8PCP0', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795922587991),
	('act_01M8JN7Z1E9HPVA872MMMDSNH0', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795922590766);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M88BM6YW9A7NTG4DD87W1WP0', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'agent', '292b8c1aa428dd62e3a5992e2b47d959a8d7e7c048bad3cb38dd9aee1e466174', 'fbk_VYIJ', NULL, NULL, NULL, NULL, 0, 0, 0, 1795576962012, NULL, NULL, NULL, NULL, NULL),
	('key_01M88BM733HX5MYERPSJM9SJVF', 'usr_01M88BM71KV436NR8B3CMC98P3', 'agent', 'f7ef8f01926112e6993e8553066907643b21548e1a2f58401d56241927b50969', 'fbk_DPZL', NULL, NULL, NULL, NULL, 0, 0, 0, 1795576962147, NULL, NULL, NULL, NULL, NULL),
	('key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 'agent', '6a8d0faaa7a060dd10bcb435a27c02679efa47f907bc578c121ece7b97581c73', 'fbk_ca7S', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795576962334, NULL, NULL, NULL, NULL, 1795922566105),
	('key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'agent', '39cfcadc036d3531f1d618469b9c18707d06440030776ffa4613aad4414b7a54', 'fbk_IhHE', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795922569711, NULL, NULL, NULL, NULL, 1795922569796);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JN7497Z3GPFZXYBE0S7C0V', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795922563192, 1795922563192, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JN7531R21HVE7DFM3K8N92', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JN75BKJD2A4KEPYBCWXS9F', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795922564193, 1795922564857, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JN75V16NEXBFNKBANMHV8S', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8JN7619CX5WJEAM8H7ABEP7', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795922564961, 1795922565357, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JN76CCRCDYNZJ0S77CDFZ5', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JN76G1RBDW10EMZHBDMDVT', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795922565516, 1795922565987, 'file_missing', 1795922565987, NULL, 'en', NULL),
	('ast_01M8JN74QP6M1PECHWMAQ6CPP0', 'usr_01M88BM71KV436NR8B3CMC98P3', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JN74S2AJHRM5G6ZJB8D2Q6', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795922563830, 1795922563830, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8JN7DJY8AXEPZTDKMZG15WB', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8JN7DPM8S77S5CZD50M8DW8', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795922572894, 1795922572894, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'zPtHwBErkX6-zYm-e9rIbFBXszeQIolV', 1795922572516, 1795922572681, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8JN7BDMVQME31A4XSCTPXWZ', 'top_01M8JN7B952ZGBN04XE66F526B', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795922570676, 1795922570782, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8JN7B952ZGBN04XE66F526B', 'usr_01M88BM762AG9AG6YGF36YQ1T4', NULL, 5000000, 'USD', 'http://127.0.0.1:33067/docs/credit', 'http://127.0.0.1:33067/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795922570533, 1795929770533, 1795922570620, NULL, 0),
	('top_01M8JN7BKT5Q40918R1K0X4APH', 'usr_01M88BM762AG9AG6YGF36YQ1T4', NULL, 5000000, 'USD', 'http://127.0.0.1:33067/docs/credit', 'http://127.0.0.1:33067/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795922570874, 1795929770874, NULL, 1795923170874, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M88BM762AG9AG6YGF36YQ1T4', 1000000, 'http://127.0.0.1:49150/hook', 'vgjrzzCSU5MYfzPQ1Orp9G3GDISm8F4yYuzVU1AkZhrW35LWijQeb3aBBSY4MBK4oZjMuvKdhecdA4dDtA9iL38MVqWcy8VBVqqlg3Jm', 1795922570485, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8JN77MQJPH4MJX5JNAHYF6W', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'pay_01M8JN77FSHY4PGXERQ9X10F9TjsCEPYgOxQFo6m3RE4VYo3GlO0tziHe-cXZZIWydRs8tNi6jZmk_nTIAqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQypGxLFnJ72U', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795922566807);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8JN7BPC9JAXWYHNGXK3T9W6', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8JN7BNYZR7XHYWTJKGP38E4', 1795922570956, 638),
	('sig_01M8JN7BWDZNEE7GQ0SE5S1TCP', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8JN7BWDGH1MSJP4FVYHV0V3', 1795922571149, 666),
	('sig_01M8JN7C06HCD7D852S3EE9ARV', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8JN7C06EC91MP7WEH7MS370', 1795922571270, 614),
	('sig_01M8JN7C4JVD60QY0FRAJCZ542', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8JN7C4HYH9HJXWBXY3R5G1T', 1795922571410, 616),
	('sig_01M8JN7C999578ZDF4P57E0D0A', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8JN7C98GB6DRZT877EXXEH8', 1795922571561, 616),
	('sig_01M8JN7CDZV5FCZSS7P8C4MQX6', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8JN7CDYFBDX2PFMJ8N2GJ3S', 1795922571711, 628),
	('sig_01M8JN7CMBGA5ECWGKQB41BQVG', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8JN7CMBVP254VJ01HQR904Z', 1795922571915, 622),
	('sig_01M8JN7CSKQEPC3ZEMP6DEY4SC', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8JN7CSK9THDJE5RXMJ33PEN', 1795922572083, 624),
	('sig_01M8JN7CY2JHY1YSA2DCSGKK91', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8JN7CY1HPC07V9WB3AWMV1R', 1795922572226, 622),
	('sig_01M8JN7D1KE1RB7V78HTWGF613', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8JN7D1KBR04BXG5GY42411W', 1795922572339, 620),
	('sig_01M8JN7D5WC7QS1ECA7QE51CD9', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8JN7D5GS4K9HR2JMP4Y37RQ', 1795922572476, 616),
	('sig_01M8JN7DBDAM9MR4VZV3YY9CGC', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JN7DAQP700BT0QB2YG41MY', 1795922572653, 588),
	('sig_01M8JN7DFSVDVKG7GWQ7GZMSC0', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8JN7DFR43FW3Q5ZY8ANSWPC', 1795922572793, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8JN7BPC9JAXWYHNGXK3T9W6', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ClDcWHNmWBLjQEnvGTvLObi8PFnslLACBZ4M16TYouZzJ27ygmGDW8x83QNleVPqkTn_r7R-5GC3HqsoNPbOf9_l5RRXg7JTbZrIpgJb', 'sightings of quetzals in Costa Rica', 'dataset', 1795922570969, 1803698570969, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7BWDZNEE7GQ0SE5S1TCP', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'P94Z4g7Joov6ZKzu94x66MLQUuhrsTq1RnRr6slztslqSQ-EQ0F7l8TxY_rmsZmaOZVhAuOpIKrT7PTfBCiCebOK03Lhwb96pc4q8Rov', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795922571164, 1803698571164, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7C06HCD7D852S3EE9ARV', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'qkACooFOZlwasJ2a-qyhawmliB5huKfTgwkBkizzQBJQgZ6KdjHuQBlrjdEdPbRdO6cIx_U_jT2asXqXIQ5V54_4h67TLUAWEowoHfQ4', 'snow depths of the Alps', 'dataset', 1795922571286, 1803698571286, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7C4JVD60QY0FRAJCZ542', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'e_BCqaIq_1jVfuaxXToRSH9Wout-D4AU7teNHt7S750XPyWc5EwT00QDkE5Wbuw38mrRc43F8swfZPGA1ZE205aalgzcSeZA-COvbTs8', 'snow depths of the Andes', 'dataset', 1795922571436, 1803698571436, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7C999578ZDF4P57E0D0A', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'E4r6mi7qFHKltVZVvDStuP6t6RpOGlMevZoZQKxG6FwbXYH-NzbDC5_FCdW9UoR9X8YvKCXfZyCRt9eYPLV4EC0NrYhpUGK4mAp-4m5g', 'snow depths of the Atlas', 'dataset', 1795922571572, 1803698571572, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7CDZV5FCZSS7P8C4MQX6', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'BHv0GZT8vxbyskntcwJwgI8b1G_5IbRxwR7DFL3oQ47Q1Nf2V9GGLK0CEQIJBWq9ZIp36_rNKLpBN9tLhtUpf4yvjJX2Srld9m3V747y', 'snow depths of the Carpathians', 'dataset', 1795922571724, 1803698571724, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7CMBGA5ECWGKQB41BQVG', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'rIf41QKKuDmZ9oYkOIp7zcaQkd-iqQfA3BFpFgzEiTikeEMzif-jH455dnqJ1ltkwiRtWbnlux6J5EofpcWSywL12aphg5_cBmUPdChJ', 'snow depths of the Caucasus', 'dataset', 1795922571928, 1803698571928, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7CSKQEPC3ZEMP6DEY4SC', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'BklBhVXis2NIYU9BRhk5j6hv0eE0VPLbTeLguiu9-jWRyLyMzWez8AYVDXP2jW2SiagKEo81C1fjybS-gfisqf8y6kF0x-OHPCfPJPKC', 'snow depths of the Dolomites', 'dataset', 1795922572091, 1803698572091, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7CY2JHY1YSA2DCSGKK91', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Y5fwsv9GqS3pEHJNSPdQujx2QtFsRGtoypXnibO06cuCxCnTTGFcNDh1Qlyl578R78qBpkEtFHmDcLNAmsOVSlElV83p-CV67W2uMhHq', 'snow depths of the Pyrenees', 'dataset', 1795922572240, 1803698572240, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8JN7D1KE1RB7V78HTWGF613', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'uWRG-pGzAmQuOawpCawroYOCLb5pKyiSf0gqpMXfwrV3XMHxCtC5NssHXPHSTrC5UQ5LS2tEo7acRYy4b07Rk_17YRBoe5puvgxnIf5k', 'snow depths of the Rockies', 'dataset', 1795922572355, 1803698572355, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8JN7EH499BXN0VQ71B6J8QB', 'timestamp', 30000, 1795922573860, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M88BM6XN97266SFBD7MAR1F5', 'staff', 1795922591313);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M88BM6XN97266SFBD7MAR1F5', 'staff', 'anna', '', 1795922591313);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M88BM5MRMBAD9VX07WC6SETM', 1795576960795);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8JN7EKR9AN0AXPW989V2MV6', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:39775/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'JUgSAG1CnXURIyHF1gPx1HgFOPIiaH-g9h71HgQE99o', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795922587882, NULL, NULL, NULL, 1795922587330, 1795922587329, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8JN7EKR9AN0AXPW989V2MV6', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:39775/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'CV-MarJSvDnKbrDnU5b154Cbsm6lDHeZ05Ki6fDnpdE', 10000, 'published', 'called with its example', 0, 1795922587970, NULL, NULL, NULL, 1795922587330, 1795922587329, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8JN7EKR9AN0AXPW989V2MV6', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:39775/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '4_WwKK8KzqKZmk8nWy1KWBuFVs-Tv2zQ1SkoEyvuv_M', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795922587955, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:39775/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '7DlfQBdcsr1NdmI9KMkvP3KjPCkfNNNDa_KbE3XG168', 1795922587331, 1795922587329, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8JN7AYCASCMS5JK6K27BZ2E', 'tell_sellers', '{"pledgeId":"plg_01M8JN7AYCASCMS5JK6K27BZ2E"}', 'done', 1795922570340, 1, 8, NULL, NULL, NULL, 1795922570340, 1795922570662),
	('tell_sellers:plg_01M8JN7APMT180VFXJERGFEDBA', 'tell_sellers', '{"pledgeId":"plg_01M8JN7APMT180VFXJERGFEDBA"}', 'done', 1795922569985, 1, 8, NULL, NULL, NULL, 1795922569985, 1795922570692),
	('tell_sellers:plg_01M8JN7AKQZSGFVXEB14W6ZQ5R', 'tell_sellers', '{"pledgeId":"plg_01M8JN7AKQZSGFVXEB14W6ZQ5R"}', 'done', 1795922569892, 1, 8, NULL, NULL, NULL, 1795922569892, 1795922570791),
	('job_01M8JN7D7GRX52WH9SRE4JTSTJ', 'challenge_callbacks', '{}', 'done', 1795922572528, 1, 8, NULL, NULL, NULL, 1795922572528, 1795922572709),
	('match:asset:ast_01M8JN7DJY8AXEPZTDKMZG15WB:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8JN7DJY8AXEPZTDKMZG15WB:20786:0","watch":null}', 'done', 1795922573093, 1, 8, NULL, NULL, NULL, 1795922573093, 1795922573700),
	('job_01M8JN7FB4T31WED8FR14A5754', 'notify_watch', '{}', 'waiting', 1795922634682, 0, 8, NULL, NULL, NULL, 1795922574692, NULL),
	('job_01M8JN7EB469GS8BPXFDK9BS8K', 'notify_watch', '{}', 'done', 1795922573668, 1, 8, NULL, NULL, NULL, 1795922573668, 1795922574780),
	('job_01M8JN7N8CDVMBSXV8MT306AA2', 'notify_watch', '{}', 'waiting', 1795922640744, 0, 8, NULL, NULL, NULL, 1795922580748, NULL),
	('job_01M8JN7N9CYN9XJ1KJMW89ZMFS', 'notify_watch', '{}', 'waiting', 1795922909682, 0, 8, NULL, NULL, NULL, 1795922580780, NULL),
	('job_01M8JN7FCGW92AK8QZ2YFXFFM0', 'notify_watch', '{}', 'done', 1795922579892, 1, 8, NULL, NULL, NULL, 1795922574736, 1795922580820),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'done', 1795922588054, 1, 8, NULL, NULL, NULL, 1795922588054, 1795922588894),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'done', 1795922588047, 1, 8, NULL, NULL, NULL, 1795922588047, 1795922588964),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'done', 1795922588043, 1, 8, NULL, NULL, NULL, 1795922588043, 1795922589013),
	('work_tool_job:job_01M8JN7ZEG426389MHY019HH0B', 'work_tool_job', '{"jobId":"job_01M8JN7ZEG426389MHY019HH0B"}', 'done', 1795922591197, 1, 1000, NULL, NULL, NULL, 1795922591197, 1795922591296),
	('work_tool_job:job_01M8JN810C8V18E744HJRHJ543', 'work_tool_job', '{"jobId":"job_01M8JN810C8V18E744HJRHJ543"}', 'running', 1795922592800, 1, 1000, 1795930092865, 'proc_01M8JN7ZPABM2TXFT1BKC1FFNX', NULL, 1795922592800, NULL),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'done', 1795922592081, 1, 8, NULL, NULL, NULL, 1795922592081, 1795922593161);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'USD', 550000),
	('test:earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 'USD', 90000),
	('earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 'USD', 0),
	('earnings:usr_01M88BM71KV436NR8B3CMC98P3', 'USD', 2700000),
	('credit:usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'USD', 3000000),
	('credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M88BM7BC13W7XBDQA6B09FK4', 'operator:grants', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 20000000, 'USD', 'top_up', NULL, NULL, 1795576962412),
	('led_01M88BM7MRPV6RDWV7KYS0RPBT', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88BM7JCS6M0W8PBQBB3JKC8wNCGA4gOMWiCrfpqemdkjN-C_6cp2sM', NULL, 1795576962712),
	('led_01M88BM7V4G81S2YFF8Z6MDRSC', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88BM7RNQ1EHGA5QFST495D9hNCGA4gOMWiCrfpqemdkBgGiELodHpibYMsOwAUyBMfJ33-uSTNYIg', NULL, 1795576962916),
	('led_01M8JN73WRWDD4T1PBX9VZ7Q6V', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M88BM7JCS6M0W8PBQBB3JKC8wNCGA4gOMWiCrfpqemdkjN-C_6cp2sM', NULL, 1795922562968),
	('led_01M8JN73WR76BPMKCH27XAKVXM', 'payments:held', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 50000, 'USD', 'refund', 'pay_01M88BM7RNQ1EHGA5QFST495D9hNCGA4gOMWiCrfpqemdkBgGiELodHpibYMsOwAUyBMfJ33-uSTNYIg', NULL, 1795922562968),
	('led_01M8JN76QYER84ZG5GYK4GZ141', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN76PYKQTRC5M383EKPFW9waCNBogOAgGiJVOZjMMb6v5Ayc7Gv-URkshTYqE9hg', NULL, 1795922565886),
	('led_01M8JN76SBYBM6347D8Q2EPWM2', 'payments:held', 'test:earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN76PYKQTRC5M383EKPFW9waCNBogOAgGiJVOZjMMb6v5Ayc7Gv-URkshTYqE9hg', 'call_01M8JN76SAS64Z83WGTC27J2VG', 1795922565931),
	('led_01M8JN76SBTR1C0ADBGMWQY0MZ', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN76PYKQTRC5M383EKPFW9waCNBogOAgGiJVOZjMMb6v5Ayc7Gv-URkshTYqE9hg', 'call_01M8JN76SAS64Z83WGTC27J2VG', 1795922565931),
	('led_01M8JN76TPKP6HNPT9MX335GD9', 'test:earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8JN76PYKQTRC5M383EKPFW9waCNBogOAgGiJVOZjMMb6v5Ayc7Gv-URkshTYqE9hg', 'call_01M8JN76SAS64Z83WGTC27J2VG', 1795922565974),
	('led_01M8JN76TP57S3CW8Z9AKA0KZ1', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8JN76PYKQTRC5M383EKPFW9waCNBogOAgGiJVOZjMMb6v5Ayc7Gv-URkshTYqE9hg', 'call_01M8JN76SAS64Z83WGTC27J2VG', 1795922565974),
	('led_01M8JN76WZT3W5WGAXT6Z11HFY', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JN76W3T7X392Q61D4CWW2SwNCGA4gOMWiCrfpqemdkgvrQotWF0BQ', NULL, 1795922566047),
	('led_01M8JN76XXZVSQK2GXBNDB8P5D', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JN76W3T7X392Q61D4CWW2SwNCGA4gOMWiCrfpqemdkgvrQotWF0BQ', 'call_01M8JN76XJGD6PT9EMH04B5YWB', 1795922566077),
	('led_01M8JN76ZQ31BS6BZXD85VXYQK', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JN76YXX12AB6TPKW6ZX6Y8hNCGA4gOMWiCrfpqemdkBgGiELodHpibYMsOwAUyBMcq6T_SCXgs3g', NULL, 1795922566135),
	('led_01M8JN772G1841Y662XSNFYFM1', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JN76YXX12AB6TPKW6ZX6Y8hNCGA4gOMWiCrfpqemdkBgGiELodHpibYMsOwAUyBMcq6T_SCXgs3g', 'call_01M8JN771NK3ATSJMCK9SDP2GD', 1795922566224),
	('led_01M8JN7749W8GZKJD64120YMZY', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JN7737BV32WTJRPEEPGEK1wNCGA4gOMXkGn8t9Omdk-QexEQLldmw', NULL, 1795922566281),
	('led_01M8JN77BH7TJHTWCPZKQ7CBSN', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JN77872TE7CTF8YRXAWF6CjNCGA4gOMWiCrfpqemdkqQEe0ycYRoAsZRmkJ0Q_UV8wTE1AmGtcOgVAQVj5-3o2rRcOq14', NULL, 1795922566513),
	('led_01M8JN77BHQ2RP2NVZREEF2WQC', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JN77872TE7CTF8YRXAWF6CjNCGA4gOMWiCrfpqemdkqQEe0ycYRoAsZRmkJ0Q_UV8wTE1AmGtcOgVAQVj5-3o2rRcOq14', 'call_01M8JN77913VNRHZZ4CV7A4JBR', 1795922566513),
	('led_01M8JN77MQ6S7B2G52EBX5YNXN', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8JN77FSHY4PGXERQ9X10F9TjsCEPYgOxQFo6m3RE4VYo3GlO0tziHe-cXZZIWydRs8tNi6jZmk_nTIAqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQypGxLFnJ72U', NULL, 1795922566807),
	('led_01M8JN77MQVE0KMQFWKYPZHBN7', 'payments:held', 'test:credit:0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 1000000, 'USD', 'top_up', 'pay_01M8JN77FSHY4PGXERQ9X10F9TjsCEPYgOxQFo6m3RE4VYo3GlO0tziHe-cXZZIWydRs8tNi6jZmk_nTIAqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQypGxLFnJ72U', 'call_01M8JN77G1AE13VQCD3N39R92C', 1795922566807),
	('led_01M8JN77QZ5HXM18DMZWA69C8R', 'test:credit:0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JN77QRT2ZRFQDWEEGBYETGkNCGA4gOMWiCrfpqemdkqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQTkFwpzBka34', NULL, 1795922566911),
	('led_01M8JN77S42X786EQPDA3XC6RR', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8JN77QRT2ZRFQDWEEGBYETGkNCGA4gOMWiCrfpqemdkqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQTkFwpzBka34', 'call_01M8JN77QSVJPKKCPXHV1EN380', 1795922566948),
	('led_01M8JN77T8P2J05WC51S5HA4MC', 'test:credit:0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8JN77T8BDW779XNBA59QNKX', NULL, 1795922566984),
	('led_01M8JN77WDS0Q1QAMXBMKSM0E5', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN77VJS1N1JRDV4XE7DBZYwaCNBogOAgGiJVOQeIxK3Ze3dVpjCH1rxOtdkAhWeg', NULL, 1795922567053),
	('led_01M8JN77XXGDE7XMVZHXDYJ4BT', 'payments:held', 'test:earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN77VJS1N1JRDV4XE7DBZYwaCNBogOAgGiJVOQeIxK3Ze3dVpjCH1rxOtdkAhWeg', 'call_01M8JN77XXQWWKQDG9Z6HB3VV6', 1795922567101),
	('led_01M8JN77XXK4P84W75RV4K0PQC', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN77VJS1N1JRDV4XE7DBZYwaCNBogOAgGiJVOQeIxK3Ze3dVpjCH1rxOtdkAhWeg', 'call_01M8JN77XXQWWKQDG9Z6HB3VV6', 1795922567101),
	('led_01M8JN7816NE9VAJPMEF06SEAX', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN77ZYPEGBKXJ0XD8QXEB8haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIExz7AePZqEVlw', NULL, 1795922567206),
	('led_01M8JN783N1CA7G3C0JY8C3BDS', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN77ZYPEGBKXJ0XD8QXEB8haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIExz7AePZqEVlw', 'call_01M8JN783NPGCYFHFMC2A8MD0N', 1795922567285),
	('led_01M8JN783NRPA2ZJ5HJ4P40C7J', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN77ZYPEGBKXJ0XD8QXEB8haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIExz7AePZqEVlw', 'call_01M8JN783NPGCYFHFMC2A8MD0N', 1795922567285),
	('led_01M8JN785SDCZBZZTK4RAF8TZZ', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN784Q6E1M5RD1SA8BKDW0haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx72VLrX1RJCD', NULL, 1795922567353),
	('led_01M8JN7882X54DD4KW4HKYX2E1', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN784Q6E1M5RD1SA8BKDW0haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx72VLrX1RJCD', 'call_01M8JN7882HJD1BG71HWZFN1ER', 1795922567426),
	('led_01M8JN7882H6TBSVVHRQQRSJRB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN784Q6E1M5RD1SA8BKDW0haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx72VLrX1RJCD', 'call_01M8JN7882HJD1BG71HWZFN1ER', 1795922567426),
	('led_01M8JN78CMYY5KPFWQJKJ8CB5N', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN78AN4XH1EG3RPG6Y2JNGhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx1-2g1C01pPq', NULL, 1795922567572),
	('led_01M8JN78F4JC5GGYF875HBEGHD', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN78AN4XH1EG3RPG6Y2JNGhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx1-2g1C01pPq', 'call_01M8JN78F46WXDJWWNHVMFB1QB', 1795922567652),
	('led_01M8JN7AGR5VNR1660R1X02151', 'operator:grants', 'credit:usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 9000000, 'USD', 'top_up', NULL, NULL, 1795922569752),
	('led_01M8JN78F4ZK3SM8X746WV5FWD', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN78AN4XH1EG3RPG6Y2JNGhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx1-2g1C01pPq', 'call_01M8JN78F46WXDJWWNHVMFB1QB', 1795922567652),
	('led_01M8JN78HRFPWA6X22J2J3NS8R', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN78GCC8TS39NR1H1KMWHXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx5CyyfLGCF2v', NULL, 1795922567736),
	('led_01M8JN78KNPE6PF5ZT3MHFWJME', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN78GCC8TS39NR1H1KMWHXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx5CyyfLGCF2v', 'call_01M8JN78KMWBQ2NGE0XT97DPPK', 1795922567797),
	('led_01M8JN78KNTPA0S8QHYBM71S1F', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN78GCC8TS39NR1H1KMWHXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx5CyyfLGCF2v', 'call_01M8JN78KMWBQ2NGE0XT97DPPK', 1795922567797),
	('led_01M8JN78NJCA4NRW4VT01PH31N', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN78MDM1CEYQWGJXB1E5HXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_DiRpFxQ71F', NULL, 1795922567858),
	('led_01M8JN78QADC43E8SJQRR5DJN7', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN78MDM1CEYQWGJXB1E5HXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_DiRpFxQ71F', 'call_01M8JN78QAXKCQJ2Y20SFX8AD6', 1795922567914),
	('led_01M8JN78QAVX7C84XDQX3TFJ6H', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN78MDM1CEYQWGJXB1E5HXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_DiRpFxQ71F', 'call_01M8JN78QAXKCQJ2Y20SFX8AD6', 1795922567914),
	('led_01M8JN78VDYH3P1P1AF93ZGW0P', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN78S0E0Z0XQDDNH5R0YFRhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx90mVnA1k6TQ', NULL, 1795922568045),
	('led_01M8JN78X970ABK985C44M5TZH', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN78S0E0Z0XQDDNH5R0YFRhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx90mVnA1k6TQ', 'call_01M8JN78X9BFJPTX3C12C9MBK8', 1795922568105),
	('led_01M8JN78X9AV3Y14C0XHX8P8QP', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN78S0E0Z0XQDDNH5R0YFRhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx90mVnA1k6TQ', 'call_01M8JN78X9BFJPTX3C12C9MBK8', 1795922568105),
	('led_01M8JN790E6XKJ4TK9B26VT5Q3', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN78YZV9RBPGBN5AH9G91NhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_Vo9AigVC1G', NULL, 1795922568206),
	('led_01M8JN79292F24508XTTMYWR3W', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN78YZV9RBPGBN5AH9G91NhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_Vo9AigVC1G', 'call_01M8JN7922KFM5BCG7AQF59PK1', 1795922568265),
	('led_01M8JN7929BXQP7THB382W1XDC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN78YZV9RBPGBN5AH9G91NhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_Vo9AigVC1G', 'call_01M8JN7922KFM5BCG7AQF59PK1', 1795922568265),
	('led_01M8JN7962F8XB19M3QFTYPKMG', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN793PVAJTQSF71QZ4EM3HhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx4malGBAPT8b', NULL, 1795922568386),
	('led_01M8JN79835HFK1FXSX1T2F7ZJ', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN793PVAJTQSF71QZ4EM3HhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx4malGBAPT8b', 'call_01M8JN7983XBPJ60Q78JS5A6PJ', 1795922568451),
	('led_01M8JN7983K2WBDXRK3K7W0DYR', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN793PVAJTQSF71QZ4EM3HhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx4malGBAPT8b', 'call_01M8JN7983XBPJ60Q78JS5A6PJ', 1795922568451),
	('led_01M8JN79B0DMG26F9VW0G840RD', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN799FZDDGTJP795KXKZCKhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx0SpPwt8TUXA', NULL, 1795922568544),
	('led_01M8JN79DWQVBC3XVT8STFZJAW', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN799FZDDGTJP795KXKZCKhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx0SpPwt8TUXA', 'call_01M8JN79DW83WEFYMCPXN4G996', 1795922568636),
	('led_01M8JN79DWN77CCC93Q8WXCS76', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN799FZDDGTJP795KXKZCKhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx0SpPwt8TUXA', 'call_01M8JN79DW83WEFYMCPXN4G996', 1795922568636),
	('led_01M8JN79J4NR17P0TQVJFJX9WJ', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN79FXFPFS246J92D3YW8KhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx66PsrqkSOav', NULL, 1795922568772),
	('led_01M8JN79M62CMRSYCS4GY8PNWE', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN79FXFPFS246J92D3YW8KhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx66PsrqkSOav', 'call_01M8JN79M2VWJD0STQKGS2C8H8', 1795922568838),
	('led_01M8JN79M6SJSGSF3B4MKANNKV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN79FXFPFS246J92D3YW8KhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx66PsrqkSOav', 'call_01M8JN79M2VWJD0STQKGS2C8H8', 1795922568838),
	('led_01M8JN79QZ7GEMRQ53E2J4YHW7', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN79P4YY63MPM2J89ZADZ9haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx-jYlTzM6p-a', NULL, 1795922568959),
	('led_01M8JN79TWSD8AGZW0NDRTA0JP', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN79P4YY63MPM2J89ZADZ9haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx-jYlTzM6p-a', 'call_01M8JN79TSP2899SCCTXEV4AD6', 1795922569052),
	('led_01M8JN79TWFJDWWCS5FFQ1EGJ7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN79P4YY63MPM2J89ZADZ9haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx-jYlTzM6p-a', 'call_01M8JN79TSP2899SCCTXEV4AD6', 1795922569052),
	('led_01M8JN79YD0BQG72EJC0EZ5B5Y', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8JN79WFRTH9Y5XWXW97X9W4haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx7eX5HWtbdS_', NULL, 1795922569165),
	('led_01M8JN7A0ZMX016H26HE2QTHG5', 'payments:held', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 90000, 'USD', 'sale', 'pay_01M8JN79WFRTH9Y5XWXW97X9W4haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx7eX5HWtbdS_', 'call_01M8JN7A0YXCQXGQP3RR0SFZGE', 1795922569247),
	('led_01M8JN7A0ZFAX16Q1DBMQCS3MT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8JN79WFRTH9Y5XWXW97X9W4haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx7eX5HWtbdS_', 'call_01M8JN7A0YXCQXGQP3RR0SFZGE', 1795922569247),
	('led_01M8JN7A50DN3CBDXJMADPV9ZH', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8JN7A367V6Z4FBZYKNZ6ZJ8hYCJeogOAgGiJVOS9jUDZzI8oq5mWsAGAaIQuh0emJtgyw7ABTIEx5eao_osPzwF', NULL, 1795922569376),
	('led_01M8JN7A7M6R5JDS7Z5CQZZRV8', 'payments:held', 'earnings:usr_01M88BM71KV436NR8B3CMC98P3', 1800000, 'USD', 'sale', 'pay_01M8JN7A367V6Z4FBZYKNZ6ZJ8hYCJeogOAgGiJVOS9jUDZzI8oq5mWsAGAaIQuh0emJtgyw7ABTIEx5eao_osPzwF', 'call_01M8JN7A7F8PCX7SWQM1VWRRMH', 1795922569460),
	('led_01M8JN7A7MX3QRFRYK57R0S5KX', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8JN7A367V6Z4FBZYKNZ6ZJ8hYCJeogOAgGiJVOS9jUDZzI8oq5mWsAGAaIQuh0emJtgyw7ABTIEx5eao_osPzwF', 'call_01M8JN7A7F8PCX7SWQM1VWRRMH', 1795922569460),
	('led_01M8JN7A9MY2CKYE1JB947R3WV', 'earnings:usr_01M88BM6XN97266SFBD7MAR1F5', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795922569524),
	('led_01M8JN7A9M22T0952RN6YHGVFP', 'earnings:usr_01M88BM71KV436NR8B3CMC98P3', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795922569524),
	('led_01M8JN7AD4BT7J4YRQN0XKVME2', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795922569636),
	('led_01M8JN7AKQMND2JFRVTWYDFFWF', 'credit:usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JN7AK8S27KRSERFQJ1R2Z4hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiVTqe9TnwkIPYPurbKSlyWjJZS5VCQ', NULL, 1795922569847),
	('led_01M8JN7AKQXF1MNBW7KRDWJTYE', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JN7AK8S27KRSERFQJ1R2Z4hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiVTqe9TnwkIPYPurbKSlyWjJZS5VCQ', 'call_01M8JN7AK9JXF1DKSEGCY8BWME', 1795922569847),
	('led_01M8JN7APM1VS83ETJPK375H3C', 'credit:usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', NULL, 1795922569940),
	('led_01M8JN7APMT6JXMKAFG06SM7FD', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', 'call_01M8JN7AP7Z7BEMG2F3JWXG7T2', 1795922569940),
	('led_01M8JN7ASTN25R01F6Y8YQ49CM', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', 'call_01M8JN7AP7Z7BEMG2F3JWXG7T2', 1795922570042),
	('led_01M8JN7ASTS0D9921RCNE9GCVE', 'payments:held', 'earnings:usr_01M88BM71KV436NR8B3CMC98P3', 2700000, 'USD', 'sale', 'pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', 'call_01M8JN7AP7Z7BEMG2F3JWXG7T2', 1795922570042),
	('led_01M8JN7AST3AP3VKGRJG0Q1YCH', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', 'call_01M8JN7AP7Z7BEMG2F3JWXG7T2', 1795922570042),
	('led_01M8JN7AYC7T1E8TE62VEBJFJ5', 'credit:usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8JN7AXW6J0JM900NRZA1QQ8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiVTqe9TnwkIPYPurbKSyX5f-nZ77lg', NULL, 1795922570188),
	('led_01M8JN7AYCQ7XNZWKC9SJA7YDG', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8JN7AXW6J0JM900NRZA1QQ8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiVTqe9TnwkIPYPurbKSyX5f-nZ77lg', 'call_01M8JN7AXW6YH9HGVTXRPKDFV1', 1795922570188),
	('led_01M8JN7B4PZW9459BJ149WXEBG', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8JN7AXW6J0JM900NRZA1QQ8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiVTqe9TnwkIPYPurbKSyX5f-nZ77lg', 'call_01M8JN7AXW6YH9HGVTXRPKDFV1', 1795922570390),
	('led_01M8JN7B4PARHTZ8DGPWAPTFTK', 'payments:held', 'credit:usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 3000000, 'USD', 'refund', 'pay_01M8JN7AXW6J0JM900NRZA1QQ8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiVTqe9TnwkIPYPurbKSyX5f-nZ77lg', NULL, 1795922570390),
	('led_01M8JN7BBWFMNYP0DGT3TGWV3J', 'provider:stripe', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 5000000, 'USD', 'top_up', 'top_01M8JN7B952ZGBN04XE66F526B', NULL, 1795922570620),
	('led_01M8JN7BDMQG2KF10FF2NQ8P5R', 'credit:usr_01M88BM762AG9AG6YGF36YQ1T4', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8JN7B952ZGBN04XE66F526B', NULL, 1795922570676),
	('led_01M8JN7ZDAFFZQ0VNE9XWEJ00G', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JN7ZBYVYNWV1YBXW8A0SFWwOCnEogOLcqOqQjW8o6oaQz28SYE3sA', NULL, 1795922591146),
	('led_01M8JN7ZENVSYRVFQX90BENBEY', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JN7ZBYVYNWV1YBXW8A0SFWwOCnEogOLcqOqQjW8o6oaQz28SYE3sA', 'call_01M8JN7ZDR5X1E89KPF5K0D77B', 1795922591189),
	('led_01M8JN7ZM1KC2FF6WRGQHBPH9T', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JN7ZK6CR9RD4Q407JE34NJwNCGA4gOMWiCrfpqemdkqXjClnkzBwE', NULL, 1795922591361),
	('led_01M8JN80XT2R9Y3KEAT535NDWN', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8JN80VGBVAMB11TQS8CYB3AwOCnEogOLcqOqQjW8o6oisn9GcEhj6Q', NULL, 1795922592698),
	('led_01M8JN810M1NMPPFRBP5DN7CY5', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8JN80VGBVAMB11TQS8CYB3AwOCnEogOLcqOqQjW8o6oisn9GcEhj6Q', 'call_01M8JN80Z6R5NQY3JE104WN7G9', 1795922592788),
	('led_01M8JN81BDDF36HMZ1FRQ3QAG1', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8JN812HTVV1TVRF7W7FYQ3NwNCGA4gOJcwE4TpnZAEWZEutKFJT', NULL, 1795922593133);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8JN784Q6E1M5RD1SA8BKDW0haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx72VLrX1RJCD', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922567319, 1795926167353, 1795922567353, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567353),
	('pay_01M8JN77FSHY4PGXERQ9X10F9TjsCEPYgOxQFo6m3RE4VYo3GlO0tziHe-cXZZIWydRs8tNi6jZmk_nTIAqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQypGxLFnJ72U', 'credit', 'credit:0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 1795922566649, 1795926166807, 1795922566807, NULL, NULL),
	('pay_01M88BM7JCS6M0W8PBQBB3JKC8wNCGA4gOMWiCrfpqemdkjN-C_6cp2sM', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795576962636, 1795580562712, 1795576962712, NULL, NULL),
	('pay_01M88BM7RNQ1EHGA5QFST495D9hNCGA4gOMWiCrfpqemdkBgGiELodHpibYMsOwAUyBMfJ33-uSTNYIg', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795576962837, 1795580562916, 1795576962916, NULL, NULL),
	('pay_01M88BM7H15X9Q0G4SRPKEPPPZwNCGA4gOMWiCrfpqemdkjrgkHb9qZRs', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795576962593, 1795577862593, NULL, NULL, NULL),
	('pay_01M8JN76PYKQTRC5M383EKPFW9waCNBogOAgGiJVOZjMMb6v5Ayc7Gv-URkshTYqE9hg', 'asset', 'ast_01M8JN76CCRCDYNZJ0S77CDFZ5', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795922565854, 1795926165982, 1795922565886, NULL, NULL),
	('pay_01M8JN76W3T7X392Q61D4CWW2SwNCGA4gOMWiCrfpqemdkgvrQotWF0BQ', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795922566019, 1795926166047, 1795922566047, NULL, NULL),
	('pay_01M8JN77QRT2ZRFQDWEEGBYETGkNCGA4gOMWiCrfpqemdkqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQTkFwpzBka34', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 1795922566904, 1795926166911, 1795922566911, NULL, NULL),
	('pay_01M8JN76YXX12AB6TPKW6ZX6Y8hNCGA4gOMWiCrfpqemdkBgGiELodHpibYMsOwAUyBMcq6T_SCXgs3g', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922566109, 1795926166135, 1795922566135, 'key_01M88BM78YK2DP1JRER02K4167', 1795922566135),
	('pay_01M8JN7737BV32WTJRPEEPGEK1wNCGA4gOMXkGn8t9Omdk-QexEQLldmw', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795922566247, 1795926166281, 1795922566281, NULL, NULL),
	('pay_01M8JN78MDM1CEYQWGJXB1E5HXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_DiRpFxQ71F', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922567821, 1795926167858, 1795922567858, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567858),
	('pay_01M8JN77872TE7CTF8YRXAWF6CjNCGA4gOMWiCrfpqemdkqQEe0ycYRoAsZRmkJ0Q_UV8wTE1AmGtcOgVAQVj5-3o2rRcOq14', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x7264774301000278615b5484969cd30579675a5d', '0x7264774301000278615b5484969cd30579675a5d', 1795922566407, 1795926166513, 1795922566513, NULL, NULL),
	('pay_01M8JN77VJS1N1JRDV4XE7DBZYwaCNBogOAgGiJVOQeIxK3Ze3dVpjCH1rxOtdkAhWeg', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795922567026, 1795926167053, 1795922567053, NULL, NULL),
	('pay_01M8JN78AN4XH1EG3RPG6Y2JNGhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx1-2g1C01pPq', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922567509, 1795926167572, 1795922567572, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567572),
	('pay_01M8JN77ZYPEGBKXJ0XD8QXEB8haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIExz7AePZqEVlw', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922567166, 1795926167206, 1795922567206, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567206),
	('pay_01M8JN793PVAJTQSF71QZ4EM3HhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx4malGBAPT8b', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922568310, 1795926168386, 1795922568386, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568386),
	('pay_01M8JN78GCC8TS39NR1H1KMWHXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx5CyyfLGCF2v', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922567692, 1795926167736, 1795922567736, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567736),
	('pay_01M8JN78YZV9RBPGBN5AH9G91NhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_Vo9AigVC1G', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922568159, 1795926168206, 1795922568206, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568206),
	('pay_01M8JN78S0E0Z0XQDDNH5R0YFRhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx90mVnA1k6TQ', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922567968, 1795926168045, 1795922568045, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568045),
	('pay_01M8JN79WFRTH9Y5XWXW97X9W4haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx7eX5HWtbdS_', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922569103, 1795926169165, 1795922569165, 'key_01M88BM78YK2DP1JRER02K4167', 1795922569165),
	('pay_01M8JN799FZDDGTJP795KXKZCKhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx0SpPwt8TUXA', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922568495, 1795926168544, 1795922568544, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568544),
	('pay_01M8JN79FXFPFS246J92D3YW8KhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx66PsrqkSOav', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922568701, 1795926168772, 1795922568772, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568772),
	('pay_01M8JN79P4YY63MPM2J89ZADZ9haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx-jYlTzM6p-a', 'asset', 'ast_01M8JN743RHH5DV5XQEND6623X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922568900, 1795926168959, 1795922568959, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568959),
	('pay_01M8JN7A367V6Z4FBZYKNZ6ZJ8hYCJeogOAgGiJVOS9jUDZzI8oq5mWsAGAaIQuh0emJtgyw7ABTIEx5eao_osPzwF', 'asset', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M88BM78YK2DP1JRER02K4167', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795922569318, 1795926169376, 1795922569376, 'key_01M88BM78YK2DP1JRER02K4167', 1795922569376),
	('pay_01M8JN7ZBYVYNWV1YBXW8A0SFWwOCnEogOLcqOqQjW8o6oaQz28SYE3sA', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795922591102, 1795926191146, 1795922591146, NULL, NULL),
	('pay_01M8JN7AK8S27KRSERFQJ1R2Z4hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiVTqe9TnwkIPYPurbKSlyWjJZS5VCQ', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 1795922569832, 1795926169847, 1795922569847, 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 1795922569847),
	('pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', 'asset', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 1795922569927, 1795926170042, 1795922569940, 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 1795922569940),
	('pay_01M8JN7AXW6J0JM900NRZA1QQ8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiVTqe9TnwkIPYPurbKSyX5f-nZ77lg', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 1795922570172, 1795926170188, 1795922570188, NULL, NULL),
	('pay_01M8JN7ZK6CR9RD4Q407JE34NJwNCGA4gOMWiCrfpqemdkqXjClnkzBwE', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795922591334, 1795926191361, 1795922591361, NULL, NULL),
	('pay_01M8JN80B1KZBGC6XM08ET4J7CjNCGA4gOMWiCrfpqemdkqQEe0T_MJxpkpUbUOu1FuVNVTKFaNiajYKE6BkAdgbnTSmUR2Ag', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x5648266c017985d172599986dada237bed57a669', NULL, 1795922592097, 1795923492097, NULL, NULL, NULL),
	('pay_01M8JN80HSKYB47STBMMWZNA9GjNCGA4gOMWiCrfpqemdkqQEezhvjZLFsd2VOR25A4HIheDtmNhpFR1BTglhTJOotdZcoxp4', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x20efc0dda3c4a7d26b4e6df5fca20417cc9aea17', NULL, 1795922592313, 1795923492313, NULL, NULL, NULL),
	('pay_01M8JN80VGBVAMB11TQS8CYB3AwOCnEogOLcqOqQjW8o6oisn9GcEhj6Q', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795922592624, 1796008992698, 1795922592698, NULL, NULL),
	('pay_01M8JN812HTVV1TVRF7W7FYQ3NwNCGA4gOJcwE4TpnZAEWZEutKFJT', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795922592849, 1796008993133, 1795922593133, NULL, NULL),
	('pay_01M8JN81K62VQJT3APT984BC2MhNCGA4gOMWiCrfpqemdkBgGiELodHpibYMsOwAUyBMeVHomS_awSQA', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M88BM78YK2DP1JRER02K4167', NULL, 1795922593382, 1795923493382, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8JN7A9M2N96E9VX9M42ZHR8', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795922569524, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8JN7A9MZ48D4GENP4DWFVP6', 'pob_01M8JN7A9M2N96E9VX9M42ZHR8', 'usr_01M88BM71KV436NR8B3CMC98P3', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795922569524, NULL),
	('pot_01M8JN7A9M5CEEGDM9NFE7GZDS', 'pob_01M8JN7A9M2N96E9VX9M42ZHR8', 'usr_01M88BM6XN97266SFBD7MAR1F5', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795922569524, 1795922569636);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795922569524);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M88BM6XN97266SFBD7MAR1F5', 1795576962488),
	('usr_01M88BM71KV436NR8B3CMC98P3', 1795576962554);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8JN7APMT180VFXJERGFEDBA', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', 'call_01M8JN7AP7Z7BEMG2F3JWXG7T2', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', 'rev_01M8JN7AST4YC0Z6W450CW34KN', NULL, NULL, 1795922569940, 1803698569940, 1795922570042),
	('plg_01M8JN7AYCASCMS5JK6K27BZ2E', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8JN7AXW6J0JM900NRZA1QQ8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiVTqe9TnwkIPYPurbKSyX5f-nZ77lg', 'call_01M8JN7AXW6YH9HGVTXRPKDFV1', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795922570188, 1803698570188, 1795922570390),
	('plg_01M8JN7AKQZSGFVXEB14W6ZQ5R', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8JN7AK8S27KRSERFQJ1R2Z4hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiVTqe9TnwkIPYPurbKSlyWjJZS5VCQ', 'call_01M8JN7AK9JXF1DKSEGCY8BWME', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795922570773, 1795922569847, 1803698569847, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8JN7ZPABM2TXFT1BKC1FFNX', 1795922591703, 1795922606703);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8JN7DJY8AXEPZTDKMZG15WB:20786:0', 'asset', 'ast_01M8JN7DJY8AXEPZTDKMZG15WB', 'match:asset:ast_01M8JN7DJY8AXEPZTDKMZG15WB:20786:0', 0, 1795922573077),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 0, 1795922588001),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 0, 1795922588019),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 0, 1795922588019),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 0, 1795922592038);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8JN76SAS64Z83WGTC27J2VG', 'pay_01M8JN76PYKQTRC5M383EKPFW9waCNBogOAgGiJVOZjMMb6v5Ayc7Gv-URkshTYqE9hg', 'ast_01M8JN76CCRCDYNZJ0S77CDFZ5', 'anonymous', 'given_back', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922565931, NULL, 1795922565931),
	('call_01M8JN76XJGD6PT9EMH04B5YWB', 'pay_01M8JN76W3T7X392Q61D4CWW2SwNCGA4gOMWiCrfpqemdkgvrQotWF0BQ', 'counted-echo', 'anonymous', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922566071, NULL, 1795922566077),
	('call_01M8JN771NK3ATSJMCK9SDP2GD', 'pay_01M8JN76YXX12AB6TPKW6ZX6Y8hNCGA4gOMWiCrfpqemdkBgGiELodHpibYMsOwAUyBMcq6T_SCXgs3g', 'counted-echo', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', 'key_01M88BM78YK2DP1JRER02K4167', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922566204, NULL, 1795922566224),
	('call_01M8JN775FKP48YHFWRPY95X26', 'pay_01M8JN7737BV32WTJRPEEPGEK1wNCGA4gOMXkGn8t9Omdk-QexEQLldmw', 'failing-echo', 'anonymous', 'given_back', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922566324, NULL, 1795922566334),
	('call_01M8JN783NPGCYFHFMC2A8MD0N', 'pay_01M8JN77ZYPEGBKXJ0XD8QXEB8haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIExz7AePZqEVlw', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922567285, NULL, 1795922567285),
	('call_01M8JN77913VNRHZZ4CV7A4JBR', 'pay_01M8JN77872TE7CTF8YRXAWF6CjNCGA4gOMWiCrfpqemdkqQEe0ycYRoAsZRmkJ0Q_UV8wTE1AmGtcOgVAQVj5-3o2rRcOq14', 'counted-echo', '0x7264774301000278615b5484969cd30579675a5d', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x7264774301000278615b5484969cd30579675a5d', '0x7264774301000278615b5484969cd30579675a5d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x7264774301000278615b5484969cd30579675a5d 0x8a8178c8bbcf61732f26647e438ab2fa59f58e67c76457ec0e26b7a1af4e6491', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x8d4cce8ae47d9589048ae625dea5dd7d8e8824a0303bdfc4540eac072d4d3f49552d28884e82ea46b3085f841727b7fd807cc5f0818f7dfee4d7cfa6afd80cf21b","authorization":{"from":"0x7264774301000278615B5484969cd30579675a5d","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795922626","nonce":"0x8a8178c8bbcf61732f26647e438ab2fa59f58e67c76457ec0e26b7a1af4e6491"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x239363aa789c853c8fe5ce1cecbf0377bc02d5c2434f8b72ce52d4341e3b4f14', '0x7264774301000278615b5484969cd30579675a5d', 0, 0, 1795922566440, NULL, 1795922566513),
	('call_01M8JN77G1AE13VQCD3N39R92C', 'pay_01M8JN77FSHY4PGXERQ9X10F9TjsCEPYgOxQFo6m3RE4VYo3GlO0tziHe-cXZZIWydRs8tNi6jZmk_nTIAqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQypGxLFnJ72U', 'credit:0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, 'credit 1000000', NULL, NULL, '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314 0x218b6513da8a861fdb2c4728a5c3571f3c7d1b0d1fb29f63f66a50869cf06751', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x5e136e2fed4caaf57193ebb69fa751f2feb391d717092f19df6e6a13253f59fe40220a594d9981741578b6edded891ee42f3d5011fb8a059161b6aff7a55f88f1b","authorization":{"from":"0xA37e395ffEFCf2Ae22a6DdB179335a3EfCbd6314","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795922626","nonce":"0x218b6513da8a861fdb2c4728a5c3571f3c7d1b0d1fb29f63f66a50869cf06751"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x02e9795a6218867cb36d7ea389eef79704134f930ca77f5809596f6486ca9642', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 0, 0, 1795922566658, NULL, 1795922566807),
	('call_01M8JN77QSVJPKKCPXHV1EN380', 'pay_01M8JN77QRT2ZRFQDWEEGBYETGkNCGA4gOMWiCrfpqemdkqQEe1i2KLdF5ynlTJ8ImfkE5XpNSXzp3c4hgciyQTkFwpzBka34', 'counted-echo', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 'siwx:hovp02tqX3VVTU_UDC5sWJgILjRMVFEsZrUtLbqvdQk', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922566911, NULL, 1795922566948),
	('call_01M8JN77XXQWWKQDG9Z6HB3VV6', 'pay_01M8JN77VJS1N1JRDV4XE7DBZYwaCNBogOAgGiJVOQeIxK3Ze3dVpjCH1rxOtdkAhWeg', 'ast_01M8JN743RHH5DV5XQEND6623X', 'anonymous', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922567101, NULL, 1795922567101),
	('call_01M8JN7882HJD1BG71HWZFN1ER', 'pay_01M8JN784Q6E1M5RD1SA8BKDW0haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx72VLrX1RJCD', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922567426, NULL, 1795922567426),
	('call_01M8JN78F46WXDJWWNHVMFB1QB', 'pay_01M8JN78AN4XH1EG3RPG6Y2JNGhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx1-2g1C01pPq', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922567652, NULL, 1795922567652),
	('call_01M8JN78KMWBQ2NGE0XT97DPPK', 'pay_01M8JN78GCC8TS39NR1H1KMWHXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx5CyyfLGCF2v', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922567797, NULL, 1795922567797),
	('call_01M8JN78QAXKCQJ2Y20SFX8AD6', 'pay_01M8JN78MDM1CEYQWGJXB1E5HXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_DiRpFxQ71F', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922567914, NULL, 1795922567914),
	('call_01M8JN78X9BFJPTX3C12C9MBK8', 'pay_01M8JN78S0E0Z0XQDDNH5R0YFRhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx90mVnA1k6TQ', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922568105, NULL, 1795922568105),
	('call_01M8JN7922KFM5BCG7AQF59PK1', 'pay_01M8JN78YZV9RBPGBN5AH9G91NhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_Vo9AigVC1G', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922568265, NULL, 1795922568265),
	('call_01M8JN7983XBPJ60Q78JS5A6PJ', 'pay_01M8JN793PVAJTQSF71QZ4EM3HhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx4malGBAPT8b', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922568451, NULL, 1795922568451),
	('call_01M8JN79DW83WEFYMCPXN4G996', 'pay_01M8JN799FZDDGTJP795KXKZCKhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx0SpPwt8TUXA', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922568636, NULL, 1795922568636),
	('call_01M8JN79M2VWJD0STQKGS2C8H8', 'pay_01M8JN79FXFPFS246J92D3YW8KhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx66PsrqkSOav', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922568838, NULL, 1795922568838),
	('call_01M8JN79TSP2899SCCTXEV4AD6', 'pay_01M8JN79P4YY63MPM2J89ZADZ9haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx-jYlTzM6p-a', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922569052, NULL, 1795922569052),
	('call_01M8JN7A0YXCQXGQP3RR0SFZGE', 'pay_01M8JN79WFRTH9Y5XWXW97X9W4haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx7eX5HWtbdS_', 'ast_01M8JN743RHH5DV5XQEND6623X', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922569247, NULL, 1795922569247),
	('call_01M8JN7A7F8PCX7SWQM1VWRRMH', 'pay_01M8JN7A367V6Z4FBZYKNZ6ZJ8hYCJeogOAgGiJVOS9jUDZzI8oq5mWsAGAaIQuh0emJtgyw7ABTIEx5eao_osPzwF', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', 'key_01M88BM78YK2DP1JRER02K4167', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922569460, NULL, 1795922569460),
	('call_01M8JN7AK9JXF1DKSEGCY8BWME', 'pay_01M8JN7AK8S27KRSERFQJ1R2Z4hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiVTqe9TnwkIPYPurbKSlyWjJZS5VCQ', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922569847, NULL, 1795922569847),
	('call_01M8JN7AP7Z7BEMG2F3JWXG7T2', 'pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922569940, NULL, 1795922569940),
	('call_01M8JN7AXW6YH9HGVTXRPKDFV1', 'pay_01M8JN7AXW6J0JM900NRZA1QQ8hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiVTqe9TnwkIPYPurbKSyX5f-nZ77lg', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 'given_back', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922570188, NULL, 1795922570188),
	('call_01M8JN7ZDR5X1E89KPF5K0D77B', 'pay_01M8JN7ZBYVYNWV1YBXW8A0SFWwOCnEogOLcqOqQjW8o6oaQz28SYE3sA', 'scan-submit', 'anonymous', 'used', 'proc_01M88BM5KRT9ERN44T88SJ3CMN', NULL, NULL, NULL, '{"requestId":"req_01M8JN7ZDQNW0BJ6AP1Y0972HR","data":{"id":"job_01M8JN7ZEG426389MHY019HH0B"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922591167, NULL, 1795922591189),
	('call_01M8JN80BFJTY80AWQX8F1QNKM', 'pay_01M8JN80B1KZBGC6XM08ET4J7CjNCGA4gOMWiCrfpqemdkqQEe0T_MJxpkpUbUOu1FuVNVTKFaNiajYKE6BkAdgbnTSmUR2Ag', 'counted-echo', '0x5648266c017985d172599986dada237bed57a669', 'refused', 'proc_01M8JN7ZPABM2TXFT1BKC1FFNX', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x5648266c017985d172599986dada237bed57a669', '0x5648266c017985d172599986dada237bed57a669', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x5648266c017985d172599986dada237bed57a669 0x9f234cd6da6d8bd4800740b4f948b7ff8d0fd32ddee459ed454f4d6a8148d1a2', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xc4000a61b0b380d1e293f6866e1acf2a3f12e67d0f81946ef7c047c44def4aa5092e6caf1d04ae22af3002a457300fce7b0f9f1537735ee38df7e4c7c96e118c1c","authorization":{"from":"0x5648266c017985d172599986Dada237bed57a669","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795922651","nonce":"0x9f234cd6da6d8bd4800740b4f948b7ff8d0fd32ddee459ed454f4d6a8148d1a2"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795922592121, NULL, 1795922592201),
	('call_01M8JN80HWSFTZ9GD65A9KMAEM', 'pay_01M8JN80HSKYB47STBMMWZNA9GjNCGA4gOMWiCrfpqemdkqQEezhvjZLFsd2VOR25A4HIheDtmNhpFR1BTglhTJOotdZcoxp4', 'counted-echo', '0x20efc0dda3c4a7d26b4e6df5fca20417cc9aea17', 'unknown', 'proc_01M8JN7ZPABM2TXFT1BKC1FFNX', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x20efc0dda3c4a7d26b4e6df5fca20417cc9aea17', '0x20efc0dda3c4a7d26b4e6df5fca20417cc9aea17', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x20efc0dda3c4a7d26b4e6df5fca20417cc9aea17 0xa509e0a25805b33078ebcfbd5ee88e1f4b115f0bb5370bb29fe249594c5604cb', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x0b0e14dd2b720d7c0e9c02e989d1ce89390dab57b81f4803b2bc316f14f390f24728f3a0e2cc01787e27772316ad0167eddf5641beaf28d8e520e1913d7370f31c","authorization":{"from":"0x20EFC0DDA3C4A7D26B4E6DF5Fca20417cc9AeA17","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795922652","nonce":"0xa509e0a25805b33078ebcfbd5ee88e1f4b115f0bb5370bb29fe249594c5604cb"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795922592322, 1795922592607, NULL),
	('call_01M8JN80Z6R5NQY3JE104WN7G9', 'pay_01M8JN80VGBVAMB11TQS8CYB3AwOCnEogOLcqOqQjW8o6oisn9GcEhj6Q', 'scan-submit', 'anonymous', 'used', 'proc_01M8JN7ZPABM2TXFT1BKC1FFNX', NULL, NULL, NULL, '{"requestId":"req_01M8JN80Z6ARRSTS5Q91PAGHXG","data":{"id":"job_01M8JN810C8V18E744HJRHJ543"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922592745, NULL, 1795922592788),
	('call_01M8JN81HKK61WYF5V2CQ41X7S', 'pay_01M8JN812HTVV1TVRF7W7FYQ3NwNCGA4gOJcwE4TpnZAEWZEutKFJT', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8JN7ZPABM2TXFT1BKC1FFNX', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795922593333, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8JN76SBEJW9MK2PSZ36BVTH', 'file_missing', 0, 1795922565974);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8JN76SBEJW9MK2PSZ36BVTH', 'pay_01M8JN76PYKQTRC5M383EKPFW9waCNBogOAgGiJVOZjMMb6v5Ayc7Gv-URkshTYqE9hg', 'call_01M8JN76SAS64Z83WGTC27J2VG', 'ast_01M8JN76CCRCDYNZJ0S77CDFZ5', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 1, 'anonymous', 1795922565931, NULL),
	('rev_01M8JN77XXVGMR2HSMPTHKZH3K', 'pay_01M8JN77VJS1N1JRDV4XE7DBZYwaCNBogOAgGiJVOQeIxK3Ze3dVpjCH1rxOtdkAhWeg', 'call_01M8JN77XXQWWKQDG9Z6HB3VV6', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 1, 'anonymous', 1795922567101, NULL),
	('rev_01M8JN783NB6Q192R8XN0DDX9S', 'pay_01M8JN77ZYPEGBKXJ0XD8QXEB8haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIExz7AePZqEVlw', 'call_01M8JN783NPGCYFHFMC2A8MD0N', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567285, NULL),
	('rev_01M8JN78821QR7JQRSAYD11H71', 'pay_01M8JN784Q6E1M5RD1SA8BKDW0haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx72VLrX1RJCD', 'call_01M8JN7882HJD1BG71HWZFN1ER', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567426, NULL),
	('rev_01M8JN78F42WZ0VMRT2C8JABKF', 'pay_01M8JN78AN4XH1EG3RPG6Y2JNGhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx1-2g1C01pPq', 'call_01M8JN78F46WXDJWWNHVMFB1QB', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567652, NULL),
	('rev_01M8JN78KNF80SXNNEAW8XBMDZ', 'pay_01M8JN78GCC8TS39NR1H1KMWHXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx5CyyfLGCF2v', 'call_01M8JN78KMWBQ2NGE0XT97DPPK', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567797, NULL),
	('rev_01M8JN78QA9M04F48YVDMXEG1H', 'pay_01M8JN78MDM1CEYQWGJXB1E5HXhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_DiRpFxQ71F', 'call_01M8JN78QAXKCQJ2Y20SFX8AD6', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922567914, NULL),
	('rev_01M8JN78X99MJYCWE7DS46EKHY', 'pay_01M8JN78S0E0Z0XQDDNH5R0YFRhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx90mVnA1k6TQ', 'call_01M8JN78X9BFJPTX3C12C9MBK8', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568105, NULL),
	('rev_01M8JN79290X86MKRYK0RZNFNM', 'pay_01M8JN78YZV9RBPGBN5AH9G91NhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx_Vo9AigVC1G', 'call_01M8JN7922KFM5BCG7AQF59PK1', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568265, NULL),
	('rev_01M8JN79836S8DFGDPYVXSYJ2Z', 'pay_01M8JN793PVAJTQSF71QZ4EM3HhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx4malGBAPT8b', 'call_01M8JN7983XBPJ60Q78JS5A6PJ', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568451, NULL),
	('rev_01M8JN79DWJHD111KZ9QXJ7PKV', 'pay_01M8JN799FZDDGTJP795KXKZCKhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx0SpPwt8TUXA', 'call_01M8JN79DW83WEFYMCPXN4G996', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568636, NULL),
	('rev_01M8JN79M6V0A6ZAS8TGRGX93Q', 'pay_01M8JN79FXFPFS246J92D3YW8KhaCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx66PsrqkSOav', 'call_01M8JN79M2VWJD0STQKGS2C8H8', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922568838, NULL),
	('rev_01M8JN79TW3W0GRCMF1648XMF6', 'pay_01M8JN79P4YY63MPM2J89ZADZ9haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx-jYlTzM6p-a', 'call_01M8JN79TSP2899SCCTXEV4AD6', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922569052, NULL),
	('rev_01M8JN7A0ZR42X4Y5XJS7C93A2', 'pay_01M8JN79WFRTH9Y5XWXW97X9W4haCNBogOAgGiJVOQeIxK3Ze3dVpjCH0GAaIQuh0emJtgyw7ABTIEx7eX5HWtbdS_', 'call_01M8JN7A0YXCQXGQP3RR0SFZGE', 'ast_01M8JN743RHH5DV5XQEND6623X', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 10000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922569247, NULL),
	('rev_01M8JN7A7MN4EJ8GH0XCG7TQVR', 'pay_01M8JN7A367V6Z4FBZYKNZ6ZJ8hYCJeogOAgGiJVOS9jUDZzI8oq5mWsAGAaIQuh0emJtgyw7ABTIEx5eao_osPzwF', 'call_01M8JN7A7F8PCX7SWQM1VWRRMH', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', 'usr_01M88BM71KV436NR8B3CMC98P3', 2000000, 200000, 'USD', 0, 'key_01M88BM78YK2DP1JRER02K4167', 1795922569460, NULL),
	('rev_01M8JN7AST4YC0Z6W450CW34KN', 'pay_01M8JN7AP75NSMVJ8G30HBE426hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiVTqe9TnwkIPYPurbKSlX-bBKj93aQ', 'call_01M8JN7AP7Z7BEMG2F3JWXG7T2', 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', 'usr_01M88BM71KV436NR8B3CMC98P3', 3000000, 300000, 'USD', 0, 'key_01M8JN7AFFAEFGJ21XGFQAVCMJ', 1795922570042, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795922559793),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795922559826),
	('0003-mail', 'eda55432f7a1dc1b96c2587cc7dbc1c739ce888ae87febd8ad01342aff1f4dba', 1795922559948),
	('0004-identity', 'b25bb8dabd88df4f6141b3924e0e8da8ee48758c4be64482a1b439cff55749f8', 1795922560496),
	('0005-listing-days', 'b3d9fc075977efc7103d0971d8acc6424a76846042bd01541aa4ced3d5a477bf', 1795922560552),
	('0006-seller-words', '023ee4fb822a077686df75760a9fca1bb496e66a263623ab06647c4da5cb0b7f', 1795922560587);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8JN743RHH5DV5XQEND6623X', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8JN74QP6M1PECHWMAQ6CPP0', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88BM71KV436NR8B3CMC98P3', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8JN7DJY8AXEPZTDKMZG15WB', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88BM6XN97266SFBD7MAR1F5', 100000, 'Sightings of quetzals in Costa Rica

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
	('d62961f9a1c5f1167f2749ad24b882e4fbaef415601462b813bb51a4fc195fff', 'usr_00000000000000000000000000', 1795576961846, 1798168961846, 'bearer', NULL, NULL, NULL),
	('82f75a0e743513a820118b2953cf0d866a24492c9f7908c4844a8b61c0731483', 'usr_01M88BM6XN97266SFBD7MAR1F5', 1795576961974, 1798168961974, 'bearer', NULL, NULL, NULL),
	('add42376efb84af6c9554d63c318e260c035ab6bfea1b14beefaf977c7e3ef4c', 'usr_01M88BM71KV436NR8B3CMC98P3', 1795576962101, 1798168962101, 'bearer', NULL, NULL, NULL),
	('1f7a72c46858cc9ac094713807ad9e5d775f450f4b7cf1c57233cd39b54e0193', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 1795576962256, 1798168962256, 'bearer', NULL, NULL, NULL),
	('bac824a2533ca87459a926baf708edb6ec475b90b57a6dd76aaec9750ac32f3a', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 1795922569680, 1798514569680, 'bearer', NULL, NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('dc39dab0ce5de2b74ee06a51ff224df05e42304c4860fce8f6c73943a2853b2e', 'usr_01M8JN7EDW0DFJ9G9XGYSNA8WB', 1795922573773, 1796008973773, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795922570616);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x7264774301000278615b5484969cd30579675a5d', 9950000, 10000000, 1795922566496),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', 9000000, 10000000, 1795922566750);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x7264774301000278615b5484969cd30579675a5d', '0x8a8178c8bbcf61732f26647e438ab2fa59f58e67c76457ec0e26b7a1af4e6491', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x239363aa789c853c8fe5ce1cecbf0377bc02d5c2434f8b72ce52d4341e3b4f14', 1795922566496),
	('0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', '0x218b6513da8a861fdb2c4728a5c3571f3c7d1b0d1fb29f63f66a50869cf06751', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x02e9795a6218867cb36d7ea389eef79704134f930ca77f5809596f6486ca9642', 1795922566750);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795576961749),
	('word-count', 1, 1795576961840),
	('slugify', 1, 1795576961872),
	('random-uuid', 1, 1795576961942),
	('hk-weather', 1, 1795576961979),
	('outline', 1, 1795576961996),
	('read-at-once', 1, 1795576962029),
	('scan-submit', 1, 1795576962052),
	('scan-result', 1, 1795576962089),
	('counted-echo', 1, 1795576962116),
	('city-create-tree', 1, 1795922587991),
	('city-get-bike', 1, 1795922588001),
	('city-list-bikes', 1, 1795922588005),
	('slow-echo', 1, 1795922592021),
	('failing-echo', 0, 1795922592096);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8JN7ZGJ6Z5G39TDXSJV189P', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8JN7ZGJ6Z5G39TDXSJV189P', 'image/png', 19, 1795922591250, 1796012591250);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795922591066, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795922591030, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795922591066, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8JN7ZEG426389MHY019HH0B', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JN7ZDR5X1E89KPF5K0D77B', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8JN7ZGJ6Z5G39TDXSJV189P"}]}', NULL, NULL, 1795922591184, NULL, 1795922591281, 1796008991281, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8JN810C8V18E744HJRHJ543', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8JN80Z6R5NQY3JE104WN7G9', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795922592781, NULL, NULL, 1796095392781, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 8, 1),
	('counted-echo', 20786, 11, 1),
	('counted-echo', 20786, 7, 2),
	('scan-submit', 20786, 43, 1),
	('counted-echo', 20786, 5, 1),
	('counted-echo', 20786, 13, 1),
	('scan-submit', 20786, 51, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795922573846, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8JN7EKR9AN0AXPW989V2MV6', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:39775/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:39775"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'PsQMr3g36Y_JJExgkX9OwNmu36PDu7egardwuTuOyjnUDghfPKtVwLnNh7pXJYRoZ6mMP_KJwO4', '["apiKey"]', 1795922587329, 'usr_00000000000000000000000000', 'farebox-verification=c5cbd8a5195c71c6ef2f5e01715cf2aa73539de4', NULL, NULL, 1795922590739, NULL, 1795926187329, 1795922587329, 1795922587329, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795922566315),
	('counted-echo', 10, 6, 6, 0, 5, 1, 1795922592270),
	('scan-submit', 2, 2, 2, 0, 0, 18, 1795922592742),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795922593322);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M88BM7BC75E2TKB8AER29V0Q', 'usr_01M88BM762AG9AG6YGF36YQ1T4', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795576962412),
	('top_01M8JN7AGR1P1QJD2D16ECWEPB', 'usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795922569752);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8JN7Z6RXC89YP4QZA5A4MW2', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795922590936, 1795922590936, NULL),
	('upay_01M8JN7Z8J7KM368TG4STCRA71', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795922590936, 1795922590994, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$k/amV9Ra8grpdHTaFrvRfw$mhQOv6BfFpLsAy5QXSmHFPlwgl2aA/n35nOMNQ/UnoU', NULL, 1795576961180, 1795576961180, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M88BM762AG9AG6YGF36YQ1T4', '5e72a1bb-1617-4bad-b587-ab9000aa956d@example.com', '5e72a1bb-1617-4bad-b587-ab9000aa956d', 'owner', '$argon2id$v=19$m=256,t=1,p=1$E8Y1WjIr5vacAjSCiGSTvA$6HKbJ41AUFioaJzYhCQ4Nv7djqrrbcZ8tt7T+jUABjY', NULL, 1795576962242, 1795576962242, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M88BM71KV436NR8B3CMC98P3', 'ed3b91f4-6e91-4831-a6c5-697e13f0a56a@example.com', 'ed3b91f4-6e91-4831-a6c5-697e13f0a56a', 'owner', '$argon2id$v=19$m=256,t=1,p=1$CwK5L5cvK8Audl7IYxfxDg$Hd8OIcmh/TXuGNSqjbCISaJTu1RdZccHbB5uaz2yTos', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795576962099, 1795576962564, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M8JN7AEF7EPAC3MMWC8E4XJQ', '4ebb604b-1880-492f-9eea-91329b9c20a5@example.com', '4ebb604b-1880-492f-9eea-91329b9c20a5', 'owner', '$argon2id$v=19$m=256,t=1,p=1$UsYrlXoreLwDvnm/Us9UZQ$dTymq8b0e5Ot6gjryNSP1h0xmkr6mM7eCy/kEDQ09xE', NULL, 1795922569679, 1795922569679, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M88BM6XN97266SFBD7MAR1F5', 'e0a0954b-ab1a-4453-896e-2293eed62224@example.com', 'e0a0954b-ab1a-4453-896e-2293eed62224', 'owner', '$argon2id$v=19$m=256,t=1,p=1$waMRvG22fWn126hm+K2Fww$UuaVWzIQfdQIw+9+Qv85vARZpHZ2DO3VzWVYix3ihgA', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795576961973, 1795576962500, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('usr_01M8JN7EDW0DFJ9G9XGYSNA8WB', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795922573756, 1795922573756, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8JN77T8BDW779XNBA59QNKX', '0xa37e395ffefcf2ae22a6ddb179335a3efcbd6314', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795922566984);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_vbdtsQicma4OTYuiTHYpVtp8ly', 'sig_01M8JN7BPC9JAXWYHNGXK3T9W6', 'asset', 'ast_01M8JN7DJY8AXEPZTDKMZG15WB', '{"kind":"asset","id":"ast_01M8JN7DJY8AXEPZTDKMZG15WB","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:33067/api/v1/assets/ast_01M8JN7DJY8AXEPZTDKMZG15WB"}', 'waiting', 2, 1795922909682, NULL, 'address_unreachable', NULL, 1795922573653, 'match:asset:ast_01M8JN7DJY8AXEPZTDKMZG15WB:20786:0');

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

ALTER TABLE ONLY farebox_fixture.outside_identities
    ADD CONSTRAINT outside_identities_pkey PRIMARY KEY (issuer, subject);

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

CREATE INDEX outside_identities_by_user ON farebox_fixture.outside_identities USING btree (user_id);

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

ALTER TABLE ONLY farebox_fixture.outside_identities
    ADD CONSTRAINT outside_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

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
