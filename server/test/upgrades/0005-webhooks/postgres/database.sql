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
    seen_at bigint,
    membership_id text
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
    CONSTRAINT credit_notices_below_micros_check CHECK ((below_micros > 0))
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

CREATE TABLE farebox_fixture.invitations (
    id text NOT NULL,
    team_id text NOT NULL,
    token_hash text NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    cap_call_micros bigint,
    cap_day_micros bigint,
    cap_total_micros bigint,
    invited_by text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint,
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'billing'::text, 'seller'::text, 'developer'::text, 'viewer'::text])))
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

CREATE TABLE farebox_fixture.memberships (
    id text NOT NULL,
    team_id text NOT NULL,
    member_id text NOT NULL,
    role text NOT NULL,
    cap_call_micros bigint,
    cap_day_micros bigint,
    cap_total_micros bigint,
    spent_day bigint DEFAULT 0 NOT NULL,
    spent_day_micros bigint DEFAULT 0 NOT NULL,
    spent_total_micros bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    revoked_at bigint,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'billing'::text, 'seller'::text, 'developer'::text, 'viewer'::text])))
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

CREATE TABLE farebox_fixture.sign_in_identities (
    id text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id text NOT NULL,
    email text,
    gives_admin integer NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL
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
    CONSTRAINT tool_jobs_engine_check CHECK ((engine = ANY (ARRAY['upstream'::text, 'local'::text]))),
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

CREATE TABLE farebox_fixture.used_signatures (
    id text NOT NULL,
    expires_at bigint NOT NULL
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
    kind text DEFAULT 'person'::text NOT NULL,
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

CREATE TABLE farebox_fixture.webhooks (
    id text NOT NULL,
    webhook_id text NOT NULL,
    kind text NOT NULL,
    subject_id text NOT NULL,
    owner_id text,
    event text NOT NULL,
    url text NOT NULL,
    host text NOT NULL,
    domain text NOT NULL,
    is_paced integer NOT NULL,
    secret_sealed text NOT NULL,
    body text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    last_status integer,
    last_error text,
    last_answer text,
    last_at bigint,
    delivered_at bigint,
    created_at bigint NOT NULL,
    CONSTRAINT webhooks_kind_check CHECK ((kind = ANY (ARRAY['watch'::text, 'tool_job'::text, 'low_balance'::text, 'account'::text]))),
    CONSTRAINT webhooks_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

INSERT INTO farebox_fixture.access_logs VALUES
	('log_01M898X2PS4Q9RPYX89FSB9XPN', 1795607661273, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M898X2H8Q3AYTMCVPC0S9APP', 1),
	('log_01M898X2WP4JF3KKS06QZ26N6V', 1795607661462, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M898X2S9PPXGEVYA15R336TN', 1),
	('log_01M8KJFZXJ0QXB9K4AABEGWQ7A', 1795953262514, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KJFZQQW7EVBH8WSK5A23GP', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJFZWSV014J0N3JQYBA9EC', 1),
	('log_01M8KJFZWH76CD1CQ03EK0KZJ4', 1795953262481, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KJFZQQW7EVBH8WSK5A23GP', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJFZV8MKJFC9YE6HZVG2E2', 1),
	('log_01M8KJG023H9A7ZA6R3YZW9DQZ', 1795953262659, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG008Q9JZBZ268AD676YW', 1),
	('log_01M8KJG03PEYFYB33KD9TR4KVZ', 1795953262710, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG02ARG1P0GV7Q9DFKH1X', 1),
	('log_01M8KJG060XG8RG4KAEDWB5F3K', 1795953262784, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG04B08QR7QVATE1JTFHR', 1),
	('log_01M8KJG0YEW1JG34CV0XYWS91K', 1795953263566, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG0X8FMR1W6Q2E6E0GTGW', 1),
	('log_01M8KJG136R0GHX7MMXFD8R0W7', 1795953263718, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG120QSAT1NJ5NJGTZS97', 1),
	('log_01M8KJG16ZF6ZPAFBY3MVR4X1B', 1795953263839, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG16KVS7B5BF0JKKCSZF1', 1),
	('log_01M8KJG08H5EQAC8664XK082E0', 1795953262865, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG06JBS8W0AMBC0AE559E', 1),
	('log_01M8KJG0B0XQF9Q4K15N0VW5FS', 1795953262944, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG092VBBKBV6BA05XMKSQ', 1),
	('log_01M8KJG0CDV24AJGSY5SBCWRH5', 1795953262989, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG0BGVQ9QN0TRR427E9NA', 1),
	('log_01M8KJG0CPSJA8VCVA214A338E', 1795953262998, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG0CN5R5JB2RC6SRWXPPC', 1),
	('log_01M8KJG0H5M59QWBGJX19X2BR1', 1795953263141, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG0D8WHSQ22TVRFX2CKBJ', 1),
	('log_01M8KJG0Q055RRRSREQG0H490N', 1795953263328, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG0PZPH0G43R0J29BDXVJ', 1),
	('log_01M8KJG0WX90TBCW5W017JW19W', 1795953263517, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG0V23CVRR7Y1Z2ZKEXF0', 1),
	('log_01M8KJG11RP77WZ9CXQGMAJQR2', 1795953263672, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG0ZNG9JRBKSTNEWNNYQE', 1),
	('log_01M8KJG16F77JZDWX2YF4QEGZD', 1795953263823, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG1418T8P6BJR06B8X336', 1),
	('log_01M8KJG19DHF9RA6QP0WVJV47F', 1795953263917, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG18KW1FA084CW1RF1Y7G', 1),
	('log_01M8KJG1GADCCG8NRQHWCEXW4Q', 1795953264138, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG1EN8MX3G6APWZ8Q9V9B', 1),
	('log_01M8KJG1PRTWPWG22DXECKAG6Q', 1795953264344, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG1NE9T3Q9TEWGSHY7ZWF', 1),
	('log_01M8KJG1RYD713F3M8Z54GHGB4', 1795953264414, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG1RQXB5712CJ3QMF20H8', 1),
	('log_01M8KJG1Z3MFPZCCPZ2TW71ZBS', 1795953264611, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG1XJ7XCF99X4CQBAE0J2', 1),
	('log_01M8KJG24XGQSGFAC4JRZJ2PJC', 1795953264797, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG22WWJ22MWJGPSTY5DF9', 1),
	('log_01M8KJG18FHPEFTNTXXVSXY9M2', 1795953263887, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG17CSD1E66TF3C6S1T8X', 1),
	('log_01M8KJG1EF8KEW7DQXA3EWRBBV', 1795953264079, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG1AXQJ8PGYZVTCYMKYJY', 1),
	('log_01M8KJG1NARB5XRTCDQSKEYKRD', 1795953264298, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG1JAF8RZ4J09NGASRZKR', 1),
	('log_01M8KJG1RMG5RVSPP0CDPZFAZE', 1795953264404, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG1Q8GXRC8Q3F66CHJX8X', 1),
	('log_01M8KJG1XDQ8A8K6WNHT3MAGD7', 1795953264557, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG1SSGHDCCPRCCJ1NQ7QS', 1),
	('log_01M8KJG22MW6227PBJB98C8GMM', 1795953264724, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG1ZZ603FEQWFMSKNH69C', 1),
	('log_01M8KJG29AEZANB3493BRWWTJY', 1795953264938, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG27TVY9VVSNZZ45W1821', 1),
	('log_01M8KJG2D1TC56BB9AGX521TRP', 1795953265057, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG2CEVNY9XX441E8DHDBJ', 1),
	('log_01M8KJG2TGCM5QB0QJDCZ16F0F', 1795953265488, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG2GDFAS8Z72JACMVFDX6', 1),
	('log_01M8KJG2WS6VDVYWRCBXAQNSQW', 1795953265561, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG2W9Y5S34H51NYGXQFC4', 1),
	('log_01M8KJG3286N4YZAEH37AESVQ6', 1795953265736, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 'node', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG30K13QD3KPPC5VKT1D4', 1),
	('log_01M8KJG27NG5RVW18BHW4KQZDA', 1795953264885, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG25CG8M0AMRNRDA81B8Z', 1),
	('log_01M8KJG2BZEBT7DGK6NKHDXB5S', 1795953265023, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG2AD9V3T1JPM3QGC8WHW', 1),
	('log_01M8KJG2G7KFG01NQ81795Q1TJ', 1795953265159, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG2E9G72EP0P4K946MQ1G', 1),
	('log_01M8KJG2VVXKDAR204QZ7DCWCQ', 1795953265531, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG2TSG02JJYPXHRWHYPSG', 1),
	('log_01M8KJG2ZYMRHPZJ9G3A4GTW7D', 1795953265662, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, NULL, 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJG2XDPSDZZH0071N574RM', 1),
	('log_01M8KJG3M8HHEJSGYGCX15DHHZ', 1795953266312, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8KJG3AXXX3N8HHFJRBY587G', NULL, 'node', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJG3GKSJNA9MNPPNNGXT8B', 1),
	('log_01M8KJG4J5KDK73GJ93AEX7XK2', 1795953267269, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG4DZA7PP7CBGFMGQD6NA', 1),
	('log_01M8KJG4P425A90DD01GVYB5QX', 1795953267396, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG4KHH071PR993DHHG1T3', 1),
	('log_01M8KJG4VMR04SF11B5RTXZQKX', 1795953267572, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG4PG3CNMVGVZP4FY0GHH', 1),
	('log_01M8KJG4Z8R9SSBJ0Z9A5JB1YZ', 1795953267688, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG4VP1J3GX0VPPY5YA98G', 1),
	('log_01M8KJG542ZXZH8VJMW3TX03MA', 1795953267842, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG4ZGEBCB8JBNFSBNE544', 1),
	('log_01M8KJG5AG8P6BDCT1NDV8Q1NP', 1795953268048, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG5497KQ8TH4744P7PBH3', 1),
	('log_01M8KJG5HQGJ8QR19ND5G67N7W', 1795953268279, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG5AZFW9Q3BQKGB8GG1HJ', 1),
	('log_01M8KJG5NJ5T0EAKJZD0SRCX7H', 1795953268402, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG5HSHXFS4PAQKXXBH9HQ', 1),
	('log_01M8KJG5SGKNWEZBQ44G9SY0C7', 1795953268528, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG5NTACCH3JDYFYX6KT7T', 1),
	('log_01M8KJG5Z1WK3YFC67ZHDXH2AN', 1795953268705, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG5SJKJ30PTXYSCBFADX9', 1),
	('log_01M8KJG63X0243EHMKFSX048MV', 1795953268861, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJG5ZGQSAZPYZSFMJD4F77', 1),
	('log_01M8KJG66RTRBNTAY0B97WXSKA', 1795953268952, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8KJG63ZA09BAGVYNT1D47YK', 1),
	('log_01M8KJG6AHS8W128A7N7WGFCDH', 1795953269073, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8KJG66V4NF63PRVG5ZB928A', 1),
	('log_01M8KJGGMC349V7YMRTEMDB7SZ', 1795953279628, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJGGDXS0PPE06V32R0CWYD', 1),
	('log_01M8KJGGRW8T9H1N4HRV956QYE', 1795953279772, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJGGMF61GQ5RVC2WRJS737', 1),
	('log_01M8KJGHPE6MG1Z3WRDMRJMBYR', 1795953280718, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJGHHFP34WEVH2N3TCH9AD', 1),
	('log_01M8KJGJKEYX2R1NRST8KGGBTK', 1795953281646, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJGJKDR31ARTDNHC2RZPZ9', 1),
	('log_01M8KJGK6DAGAF67GNJ8A88G6Y', 1795953282253, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJGJZ1WD8X3HMER8F19SYN', 1),
	('log_01M8KJGK6NZXJN3GHS50CCV73W', 1795953282261, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJGK6GY705KH36VF4XQ3CF', 1),
	('log_01M8KJGKJ952G790YFPJ7WCQF0', 1795953282633, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJGK70GH0KQK8D6DFGF99Z', 1),
	('log_01M8KJGKKVPBWJTH1G4JR3YYCP', 1795953282683, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJGKJZ4R4AT1CFRFEWC2TH', 1),
	('log_01M8KJGKN113H8EBTBXAMWXCFT', 1795953282721, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJGKM5P67Z8PNRQG6R3EHR', 1),
	('log_01M8KJGKSWJ0EVZ49ASNNVH5DV', 1795953282876, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJGKNJ91WQN6ZP0VR96JZ7', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M898X20TQGRYXNQ57DZQ6YM4', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', '{"topUpId":"top_01M898X1X1KCCY1MBGMZ5X65EA","amountMicros":20000000,"currency":"USD","note":null}', 1795607660570),
	('act_01M8KJFZMDSE2AYVW51VM4VZEA', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'asset.update', 'ast_01M8KJFZH7F8BMFEEK72J17E9N', '{"status":"unlisted"}', 1795953262221),
	('act_01M8KJFZQ4WV1QZK5TYE3P88V3', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'asset.archive', 'ast_01M8KJFZN1DQDX4AWAYBWPDD17', '{"status":"archived"}', 1795953262308),
	('act_01M8KJFZZ7806D1QS533KJVEYW', 'service', 'asset.pause', 'ast_01M8KJFZQQW7EVBH8WSK5A23GP', '{"reason":"file_missing"}', 1795953262567),
	('act_01M8KJFZZ9M4EHZCXGA66WC0F0', 'service', 'delivery.give_back', 'ast_01M8KJFZQQW7EVBH8WSK5A23GP', '{"reason":"file_missing","revenue_event_id":"rev_01M8KJFZX5E912HVDH1AVFAK74","payment_id":"pay_01M8KJFZV8MKJFC9YE6HZVG2E2","amount":"0.10","lost":"0.00"}', 1795953262569),
	('act_01M8KJG0T0DY2YGKTWY5DVPNAE', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', '{"refundId":"rfd_01M8KJG0RV7JBVSV0739S92KYD","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795953263424),
	('act_01M8KJG34QEHFTYDYCRWPKTJ2K', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8KJG33SKKH56Y1H7KQS1Y8M', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795953265815),
	('act_01M8KJG39AJSR6W02J6BSW8KEP', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8KJG33S5M087S8XZRQDE308', '{"reference":"wire 17","batchId":"pob_01M8KJG33SKKH56Y1H7KQS1Y8M","ownerId":"usr_01M898X1BBPX3N9GJYGP7J5HT2","amountMicros":1080000}', 1795953265962),
	('act_01M8KJG3B9VBQT0MKXYXZES5JA', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', '{"topUpId":"top_01M8KJG3B5BPHHVTHH4XFXCN1K","amountMicros":9000000,"currency":"USD","note":null}', 1795953266025),
	('act_01M8KJG487K5ZHGG5ZPCAC2BN2', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', '{"topUpId":"top_01M8KJG4081ZNFD15Z3CQWK21Q","refundId":"rfd_01M8KJG47W9NKVPCTGAHCJBSNC","amountMicros":2000000,"currency":"USD"}', 1795953266951),
	('act_01M8KJG76EM1PMNC51QP7PA1BM', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KJG74PP9TPA6VH6E52CKFP', '{"topUpId":"top_01M8KJG7628AVZ55TT4DWTSREG","amountMicros":10000000,"currency":"USD","note":null}', 1795953269966),
	('act_01M8KJG8D8ZH8ZZCJBJS20SG42', 'usr_01M8KJG8752FS910TZ7B486E1M', 'team.create', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', '{}', 1795953271208),
	('act_01M8KJG8ERF009J2CMBP8JH7JB', 'usr_01M8KJG8752FS910TZ7B486E1M', 'team.invite', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', '{"invitationId":"inv_01M8KJG8EEWZ8SJ0ZA6Z2SJVY1","role":"developer"}', 1795953271256),
	('act_01M8KJG8J0160TJZKA1A1C6NRJ', 'usr_01M8KJG8ACNSXBXV5RZV4MFH4E', 'team.join', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', '{"invitationId":"inv_01M8KJG8EEWZ8SJ0ZA6Z2SJVY1","role":"developer"}', 1795953271360),
	('act_01M8KJG8Q4847R6752K35VCRQ9', 'usr_01M8KJG8752FS910TZ7B486E1M', 'team.invite', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', '{"invitationId":"inv_01M8KJG8N810PAVVJSJ5SS560K","role":"developer"}', 1795953271524),
	('act_01M8KJG8THAAG54MSMXE5TXA5B', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8KJG8T9SAMXYF3MTA81CVJW', '{"role":"owner","hasPassword":false}', 1795953271633),
	('act_01M8KJG8WJH39JTH5P8D6P16ZB', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795953271698),
	('act_01M8KJGFH9M8T9R3HFC17TWZ57', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8KJG8XHQZ1FMAEXVWW7JVCP', '{"kind":"openapi","name":"city","tools":3}', 1795953278505),
	('act_01M8KJGG00CQ0FB47CY81K99YG', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795953278976),
	('act_01M8KJGG0HJQ867KEPBD39MS2P', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795953278993),
	('act_01M8KJGG0KGDXHC7A6PE4RECJ6', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795953278995),
	('act_01M8KJGG7PZG6DWZDXAGPGGB0K', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795953279222);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M898X1CBM0NYGEC1JF1SPSYJ', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'agent', 'a03946a5e03c6f592c883fe5cbd975f79caec6db0a3f7c18eff228f92f476223', 'fbk_4Kr9', NULL, NULL, NULL, NULL, 0, 0, 0, 1795607659915, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M898X1J6DSVEN31ZZC3TVPW3', 'usr_01M898X1G1TD45CXPMXFPYXTCQ', 'agent', 'd762f6f4d2a2d782ae2ca277b4f09b8e6b98ddec01d6318a97bb05d97929e6db', 'fbk_-USi', NULL, NULL, NULL, NULL, 0, 0, 0, 1795607660102, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'agent', '568855590c05ac4217d1a88c7d916d7b1c1e9534fe7a3a280bc0306434880d72', 'fbk_7lZ1', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795607660331, NULL, NULL, NULL, NULL, 1795953262724, NULL),
	('key_01M8KJG3AXXX3N8HHFJRBY587G', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'agent', 'ef11e9a4f4590421e8e649f72ce68995efd88fb5a21408cae010cd7d93976c12', 'fbk_fhFI', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795953266013, NULL, NULL, NULL, NULL, 1795953266032, NULL),
	('key_01M8KJG7JG2MW1YJ8JZAAFQ5MA', 'usr_01M8KJG74PP9TPA6VH6E52CKFP', 'Test agent', 'code:f044751fbf2c910dae0b94d82534df3f28243e77f6b93da808adda859d79f693', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795953270352, NULL, NULL, 'lXMQmhPWWNSBGZxcQCZPTwWajODmpkfK', '["search","spend"]', 1795953270808, NULL),
	('key_01M8KJG88SK34EHWW5MG7ATBNW', 'usr_01M8KJG8752FS910TZ7B486E1M', 'agent', '13052f55e5ed77a5eaae4bd8aa0da4e1cf544de9135473cafedd56c962519cf3', 'fbk_i5ru', NULL, NULL, NULL, NULL, 0, 0, 0, 1795953271065, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KJG8B8Z6C79GAX0PXZ31KK', 'usr_01M8KJG8ACNSXBXV5RZV4MFH4E', 'agent', '9e8f213f354f1fc79ffbc2f4ce37fd5323082fa6f4b919b4421536d456e5aca6', 'fbk_wBHd', NULL, NULL, NULL, NULL, 0, 0, 0, 1795953271144, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KJG8QG5KN6Y9Y26XCN6HS7', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', 'ferries', '7c2ee70e554afb32e86392f166eb72d3fbdf1264dfcb27f68b170752a2f03763', 'fbk_Ga57', NULL, NULL, NULL, NULL, 0, 0, 0, 1795953271536, NULL, NULL, NULL, NULL, NULL, 'mem_01M8KJG8HZHZFD6ZS0QNVTC8D4');

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KJFZ33QGXJAKNXMCA1K6BQ', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795953261610, 1795953261610, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KJFZH7F8BMFEEK72J17E9N', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KJFZJ2JPXJZAHDRTDE5DMA', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795953262120, 1795953262203, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KJFZN1DQDX4AWAYBWPDD17', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KJFZN52PPV04JBC8F63TER', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795953262241, 1795953262300, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KJFZQQW7EVBH8WSK5A23GP', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KJFZQT7XS7TW6Q28CYJ5DN', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795953262327, 1795953262558, 'file_missing', 1795953262558, NULL, 'en', NULL),
	('ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 'usr_01M898X1G1TD45CXPMXFPYXTCQ', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KJFZE9C6Z938RP80151SCP', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795953261996, 1795953261996, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KJG6CAQ82SCN5YSQ64VAWV', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KJG6CVDBCRKBSW8FGMQK15', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795953269130, 1795953269130, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ca2TvGV7vb8McrBc82wFQMQlUtXFdCMU', 1795953268764, 1795953269073, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8KJG47W9NKVPCTGAHCJBSNC', 'top_01M8KJG4081ZNFD15Z3CQWK21Q', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795953266940, 1795953267010, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8KJG4081ZNFD15Z3CQWK21Q', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', NULL, 5000000, 'USD', 'http://127.0.0.1:39495/docs/credit', 'http://127.0.0.1:39495/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795953266696, 1795960466696, 1795953266860, NULL, 0),
	('top_01M8KJG4C7TK02RDC4T8JNPTMD', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', NULL, 5000000, 'USD', 'http://127.0.0.1:39495/docs/credit', 'http://127.0.0.1:39495/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795953267079, 1795960467079, NULL, 1795953867079, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1000000, 'http://127.0.0.1:49150/hook', 'DTjc3CSZD_Q8gEB-qvMFjs9dqSErnoE3htiJvvEO98b8jLRNhJKIp_V6a5f2bt2UQkosuYRd4n0S1Ouy7ZYOLmKtRluSF0UZXZiQCIzw', 1795953266663, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8KJG0MCPAMRSJ73F3CSP7MT', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'pay_01M8KJG0JC1EQMYMSKX6JAHGFXjsCEPYgOxQFo6m3RE4VSuXmVKAlTniduJ3BA3VoFKIIaSS1YcfRek2pAqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJ7KS8o1uBW9s', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795953263244);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8KJG4DZKG0SMEGYA52N7XFB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8KJG4DZA7PP7CBGFMGQD6NA', 1795953267135, 638),
	('sig_01M8KJG4KJM8F8X1X5MDFE7FT7', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8KJG4KHH071PR993DHHG1T3', 1795953267314, 666),
	('sig_01M8KJG4PHMXKMC29M14GAE119', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8KJG4PG3CNMVGVZP4FY0GHH', 1795953267409, 614),
	('sig_01M8KJG4VPXE25SH4Y8MQW83TV', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8KJG4VP1J3GX0VPPY5YA98G', 1795953267574, 616),
	('sig_01M8KJG4ZH85A0C8KBRQK5XYH0', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8KJG4ZGEBCB8JBNFSBNE544', 1795953267697, 616),
	('sig_01M8KJG54AM48159J9RXFV038X', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8KJG5497KQ8TH4744P7PBH3', 1795953267850, 628),
	('sig_01M8KJG5AZ1KH5JCFYN48XVK1H', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8KJG5AZFW9Q3BQKGB8GG1HJ', 1795953268063, 622),
	('sig_01M8KJG5HSRGW9X86FRCVRJHH8', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8KJG5HSHXFS4PAQKXXBH9HQ', 1795953268281, 624),
	('sig_01M8KJG5NTHSJ62PKHF4VAJHY4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8KJG5NTACCH3JDYFYX6KT7T', 1795953268410, 622),
	('sig_01M8KJG5SKDNTWRF06CYDY3RA3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8KJG5SJKJ30PTXYSCBFADX9', 1795953268531, 620),
	('sig_01M8KJG5ZQZ3PVKHFP15GGBNTM', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8KJG5ZGQSAZPYZSFMJD4F77', 1795953268727, 616),
	('sig_01M8KJG640804PGSEJG21PWXPA', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KJG63ZA09BAGVYNT1D47YK', 1795953268864, 588),
	('sig_01M8KJG66V2CD1KE0RPBS22Y66', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KJG66V4NF63PRVG5ZB928A', 1795953268955, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8KJG4DZKG0SMEGYA52N7XFB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'xKYrQ5dnGNEs5RJy4c6xkRDGKDwJ1ZQ_farNHeoSBhmE4oVDXnABe5Z419lRZd0WQ6isdr-bBf34mTj5smYv_rRYRa3TiavLGhoe8pGf', 'sightings of quetzals in Costa Rica', 'dataset', 1795953267152, 1803729267152, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG4KJM8F8X1X5MDFE7FT7', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ym_fnO-mKrmG_IRaaNE6Hxxj8kU2N5mstN9-t2n4semm12LeEAIvKkfNfI_25sqahHtXXY9d8kXk9s01X3an8cx9eHPKZpJ1j19XZHCV', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795953267321, 1803729267321, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG4PHMXKMC29M14GAE119', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'A7IRelWruNGzCSv2TZAZi7BajCAQniGhS9r1PK8k2W5QAkvHvMFDwaP5Xy6NInQ4QaBQsz4BUfHyrjzux-PLhyo72EvNzklLCeuATLOt', 'snow depths of the Alps', 'dataset', 1795953267433, 1803729267433, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG4VPXE25SH4Y8MQW83TV', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'njmgsJl326wCOKwHsqU7bZraLchQIrs_eL26oKV4RaDRa_OFaUSM4flE56s1IfHh1nJiiE9W4KMd4olchytj5szs1TkDJaG-laNcjj9Y', 'snow depths of the Andes', 'dataset', 1795953267595, 1803729267595, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG4ZH85A0C8KBRQK5XYH0', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'XLr3XWaRosK8lwIG8HZ5QeHTPGILvSB_gOT70NEbiibdW0md7P4MyAhdVrsr2jM5W_gPXAJlmhL9qCcX3AW95fKVT8ED3XrVLASmu6w1', 'snow depths of the Atlas', 'dataset', 1795953267711, 1803729267711, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG54AM48159J9RXFV038X', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ExISTloq4FKP2RBiB8bU3-eVQ9D0RcReLy3t5szUnHKJU3aCcM8FNJ_bhvQimbsHj73EYVG9cA7o5UFw-qdGAEjK-CupQbLXk0WVWa8d', 'snow depths of the Carpathians', 'dataset', 1795953267868, 1803729267868, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG5AZ1KH5JCFYN48XVK1H', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'dcmgbeg_Oy4StRtJRVlOktHzB_EBaxQ2klulpPhVUU_SbUJaqEZ_rhq2JvUzKLJZuozXfGNF0Tsr0Krgdl6ETV66ovq_opWEIW7aulnN', 'snow depths of the Caucasus', 'dataset', 1795953268068, 1803729268068, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG5HSRGW9X86FRCVRJHH8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ZAKcpeC-J1qXy3P5xKsozpmG4piRf_4dYngDzXR1ukBf-dbaTWyn3z67qx9JRADGFRa7BCU5PV-mQbkNeYawo-qf1UQJWm8Gcn5kc0wZ', 'snow depths of the Dolomites', 'dataset', 1795953268302, 1803729268302, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG5NTHSJ62PKHF4VAJHY4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'emiwLxuMTcJOdDfQUYhIghXcIiAHlBaWTiFMr3HHvP2Yj7SEIVUkFFYWUboHA28LFC2IgctLd0Ds1Towu67rYNn60ZZQPUOYqzjR8iFK', 'snow depths of the Pyrenees', 'dataset', 1795953268418, 1803729268418, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJG5SKDNTWRF06CYDY3RA3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'LrTfEW1Hqc9XB7HR5Djj3ZYYECJgi2avwNx1U8Oqc470qXmImyegPWQ_y4UWe-U19CV6OIqnxvbZRaxilChVOHTydLLz95Z4NWJLyUNF', 'snow depths of the Rockies', 'dataset', 1795953268552, 1803729268552, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8KJG8WBK26H4X0WZAXKDSDF', 'timestamp', 30000, 1795953271691, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M898X1BBPX3N9GJYGP7J5HT2', 'staff', 1795953280465);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M898X1BBPX3N9GJYGP7J5HT2', 'staff', 'anna', '', 1795953280465);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M898X0EGYJQSCFPP419E6EH0', 1795607658980);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8KJG8XHQZ1FMAEXVWW7JVCP', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:44657/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'txAAncH8s83M-KibSHlwyluZMtWvu-lit0nDjX4_iGs', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795953278822, NULL, NULL, NULL, 1795953277831, 1795953277830, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8KJG8XHQZ1FMAEXVWW7JVCP', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44657/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '4566EIto2qJYKgONJ_h6dXNFeHfs_jTwEYiQQLGMiQM', 10000, 'published', 'called with its example', 0, 1795953278985, NULL, NULL, NULL, 1795953277831, 1795953277830, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8KJG8XHQZ1FMAEXVWW7JVCP', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44657/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'aNSQgQCXUFCM9xpJNsMuSTr4-xldyK118k-jEUOuRNg', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795953278930, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:44657/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'YkBeYBiPsD9635rbPAtukOOVVAB5VqMBX-a4dHq5jG0', 1795953277832, 1795953277830, NULL, NULL, NULL);

INSERT INTO farebox_fixture.invitations VALUES
	('inv_01M8KJG8EEWZ8SJ0ZA6Z2SJVY1', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', '48de48596843296e15a7614daf1f43d3ce424ab1b06832a13c9f9bb01c06780c', 'dora@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KJG8D4EH1CRYXQKR3XQFZC', 1795953271246, 1796558071246, 1795953271313),
	('inv_01M8KJG8N810PAVVJSJ5SS560K', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', 'a04c1711a1956d98180d714cc75f81e758c060381e3506706aa3891d7841af26', 'nobody@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KJG8D4EH1CRYXQKR3XQFZC', 1795953271464, 1796558071464, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8KJG3C03E3T4C4KMW5WDGED', 'tell_sellers', '{"pledgeId":"plg_01M8KJG3C03E3T4C4KMW5WDGED"}', 'done', 1795953266065, 1, 8, NULL, NULL, NULL, 1795953266065, 1795953266249),
	('tell_sellers:plg_01M8KJG3E01FW0GAQR36PTBAJ6', 'tell_sellers', '{"pledgeId":"plg_01M8KJG3E01FW0GAQR36PTBAJ6"}', 'done', 1795953266163, 1, 8, NULL, NULL, NULL, 1795953266163, 1795953266424),
	('tell_sellers:plg_01M8KJG3QH1ET48AH4DYFRQB93', 'tell_sellers', '{"pledgeId":"plg_01M8KJG3QH1ET48AH4DYFRQB93"}', 'done', 1795953266505, 1, 8, NULL, NULL, NULL, 1795953266505, 1795953267193),
	('job_01M8KJG61758J4ARCDZZTDGJ48', 'challenge_callbacks', '{}', 'done', 1795953268775, 1, 8, NULL, NULL, NULL, 1795953268775, 1795953269120),
	('match:asset:ast_01M8KJG6CAQ82SCN5YSQ64VAWV:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8KJG6CAQ82SCN5YSQ64VAWV:20786:0","watch":null}', 'done', 1795953269217, 1, 8, NULL, NULL, NULL, 1795953269217, 1795953269814),
	('job_01M8KJG7AQW91KJ690JBJSHHFJ', 'send_webhooks', '{}', 'waiting', 1795953330067, 0, 8, NULL, NULL, NULL, 1795953270103, NULL),
	('job_01M8KJG70MQPG5SC9ZQMYZ70PM', 'send_webhooks', '{}', 'done', 1795953269780, 1, 8, NULL, NULL, NULL, 1795953269780, 1795953270207),
	('job_01M8KJGD9DHZPB60KWYSYHY5DE', 'send_webhooks', '{}', 'waiting', 1795953336182, 0, 8, NULL, NULL, NULL, 1795953276205, NULL),
	('job_01M8KJGDB7N1RW88GH982QMH6F', 'send_webhooks', '{}', 'waiting', 1795953588653, 0, 8, NULL, NULL, NULL, 1795953276263, NULL),
	('job_01M8KJG7BZSYB14QFD81YVYH48', 'send_webhooks', '{}', 'done', 1795953275592, 1, 8, NULL, NULL, NULL, 1795953270143, 1795953276346),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'done', 1795953279028, 1, 8, NULL, NULL, NULL, 1795953279028, 1795953279642),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'done', 1795953279016, 1, 8, NULL, NULL, NULL, 1795953279016, 1795953279698),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'done', 1795953279025, 1, 8, NULL, NULL, NULL, 1795953279025, 1795953280280),
	('work_tool_job:job_01M8KJGGPBNZYSTRNXQ9PXSNYP', 'work_tool_job', '{"jobId":"job_01M8KJGGPBNZYSTRNXQ9PXSNYP"}', 'done', 1795953279708, 1, 1000, NULL, NULL, NULL, 1795953279708, 1795953280432),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'done', 1795953282101, 1, 8, NULL, NULL, NULL, 1795953282101, 1795953282544),
	('work_tool_job:job_01M8KJGKMENVMK45N9EQYYYE2W', 'work_tool_job', '{"jobId":"job_01M8KJGKMENVMK45N9EQYYYE2W"}', 'running', 1795953282708, 1, 1000, 1795960782740, 'proc_01M8KJGHWXS91RQZM9XWTV2YQT', NULL, 1795953282708, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'USD', 550000),
	('test:earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 'USD', 90000),
	('earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 'USD', 0),
	('earnings:usr_01M898X1G1TD45CXPMXFPYXTCQ', 'USD', 2700000),
	('credit:usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'USD', 3000000),
	('credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'USD', 19750000),
	('credit:usr_01M8KJG74PP9TPA6VH6E52CKFP', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M898X1X13DYYTD2WJE9VMTWJ', 'operator:grants', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 20000000, 'USD', 'top_up', NULL, NULL, 1795607660449),
	('led_01M898X2MRB9XX93CQ8FNS7RMM', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M898X2H8Q3AYTMCVPC0S9APPwNCGA4gOMWiCrfpqemdkIvYX5t6B63A', NULL, 1795607661208),
	('led_01M898X2V75JVVQHCDQCX6RC47', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 50000, 'USD', 'payment', 'pay_01M898X2S9PPXGEVYA15R336TNhNCGA4gOMWiCrfpqemdkBgGiEo6HK8oUUh4QG6_Gxz9tFVSYlUSYFQ', NULL, 1795607661415),
	('led_01M8KJFYX26AFKSG3A3HE8RX7Z', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M898X2H8Q3AYTMCVPC0S9APPwNCGA4gOMWiCrfpqemdkIvYX5t6B63A', NULL, 1795953261474),
	('led_01M8KJFYX2B4K27S6X3KM0ASDW', 'payments:held', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 50000, 'USD', 'refund', 'pay_01M898X2S9PPXGEVYA15R336TNhNCGA4gOMWiCrfpqemdkBgGiEo6HK8oUUh4QG6_Gxz9tFVSYlUSYFQ', NULL, 1795953261474),
	('led_01M8KJFZW02PVTQDVQT96DBS2W', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJFZV8MKJFC9YE6HZVG2E2waCNBogOAgGiJyf-9-HdtcUczMqhDhZcVxqtmQ9WqQ', NULL, 1795953262464),
	('led_01M8KJFZX5NY8D2G1PT16JAEMY', 'payments:held', 'test:earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJFZV8MKJFC9YE6HZVG2E2waCNBogOAgGiJyf-9-HdtcUczMqhDhZcVxqtmQ9WqQ', 'call_01M8KJFZX5CX5WR9HGWGQ5G0C3', 1795953262501),
	('led_01M8KJFZX5P9T3ZD6QWSGC1DQW', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJFZV8MKJFC9YE6HZVG2E2waCNBogOAgGiJyf-9-HdtcUczMqhDhZcVxqtmQ9WqQ', 'call_01M8KJFZX5CX5WR9HGWGQ5G0C3', 1795953262501),
	('led_01M8KJFZYM5CHM894PP2P2ZEK9', 'test:earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8KJFZV8MKJFC9YE6HZVG2E2waCNBogOAgGiJyf-9-HdtcUczMqhDhZcVxqtmQ9WqQ', 'call_01M8KJFZX5CX5WR9HGWGQ5G0C3', 1795953262548),
	('led_01M8KJFZYMTYR3B3J7RXCNXT0M', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8KJFZV8MKJFC9YE6HZVG2E2waCNBogOAgGiJyf-9-HdtcUczMqhDhZcVxqtmQ9WqQ', 'call_01M8KJFZX5CX5WR9HGWGQ5G0C3', 1795953262548),
	('led_01M8KJG01REMZE2PCS57ZZD2N1', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJG008Q9JZBZ268AD676YWwNCGA4gOMWiCrfpqemdkZjn46nKS8q8', NULL, 1795953262648),
	('led_01M8KJG03AR2N2AP5CZA4CKAJ9', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KJG008Q9JZBZ268AD676YWwNCGA4gOMWiCrfpqemdkZjn46nKS8q8', 'call_01M8KJG02G9F7XW3NBB21EFWR7', 1795953262698),
	('led_01M8KJG058EDY58341512PQ077', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJG04B08QR7QVATE1JTFHRhNCGA4gOMWiCrfpqemdkBgGiEo6HK8oUUh4QG6_Gxz_QDN-clAMvDQ', NULL, 1795953262760),
	('led_01M8KJG089558EGTTHTVJ1QHGH', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KJG04B08QR7QVATE1JTFHRhNCGA4gOMWiCrfpqemdkBgGiEo6HK8oUUh4QG6_Gxz_QDN-clAMvDQ', 'call_01M8KJG075AB00F7A0967DGZR4', 1795953262857),
	('led_01M8KJG0ADN3TJWNDVPVK94186', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJG092VBBKBV6BA05XMKSQwNCGA4gOMXkGn8t9OmdkGgj1eGnda_A', NULL, 1795953262925),
	('led_01M8KJG0G0H7Z9KPHFJFZ2VFPN', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJG0DGGTKK3HFKSB6B8N66jNCGA4gOMWiCrfpqemdkqQEe1yGdco81BhsPOUMm0yEATZFgA0xIbSA0rBuMZAaQoxwbT5o', NULL, 1795953263104),
	('led_01M8KJG0G0MVJN26A9MZYW8J1Y', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KJG0DGGTKK3HFKSB6B8N66jNCGA4gOMWiCrfpqemdkqQEe1yGdco81BhsPOUMm0yEATZFgA0xIbSA0rBuMZAaQoxwbT5o', 'call_01M8KJG0DS0HEWB5HCG7NEBVVS', 1795953263104),
	('led_01M8KJG0MCT2ECDFAYH56577P6', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8KJG0JC1EQMYMSKX6JAHGFXjsCEPYgOxQFo6m3RE4VSuXmVKAlTniduJ3BA3VoFKIIaSS1YcfRek2pAqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJ7KS8o1uBW9s', NULL, 1795953263244),
	('led_01M8KJG0MC7HDVNN5E3M3S0AWF', 'payments:held', 'test:credit:0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 1000000, 'USD', 'top_up', 'pay_01M8KJG0JC1EQMYMSKX6JAHGFXjsCEPYgOxQFo6m3RE4VSuXmVKAlTniduJ3BA3VoFKIIaSS1YcfRek2pAqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJ7KS8o1uBW9s', 'call_01M8KJG0JE03E9QHZBW1XV97YK', 1795953263244),
	('led_01M8KJG0QK7JPG35TGHXTG64EA', 'test:credit:0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJG0QJFYEQHC2H0DPMP2Q2kNCGA4gOMWiCrfpqemdkqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJP6AmbohIiCU', NULL, 1795953263347),
	('led_01M8KJG0QYD0XRD1XGTPH9NXFG', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KJG0QJFYEQHC2H0DPMP2Q2kNCGA4gOMWiCrfpqemdkqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJP6AmbohIiCU', 'call_01M8KJG0QJAFXYF9GM7MWSR2A6', 1795953263358),
	('led_01M8KJG0RVE5BEYHWB5XNS2XZN', 'test:credit:0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8KJG0RV7JBVSV0739S92KYD', NULL, 1795953263387),
	('led_01M8KJG0WM5AC4KWKP3RV4NX9H', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG0V23CVRR7Y1Z2ZKEXF0waCNBogOAgGiJyf8KgS8gYZOBhcevPvLeuTSPZGInA', NULL, 1795953263508),
	('led_01M8KJG0XXK2G1X2AMED097S2H', 'payments:held', 'test:earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG0V23CVRR7Y1Z2ZKEXF0waCNBogOAgGiJyf8KgS8gYZOBhcevPvLeuTSPZGInA', 'call_01M8KJG0XW4XYGV672PNEJCH1T', 1795953263549),
	('led_01M8KJG0XXZMBA7669JDJK16V6', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG0V23CVRR7Y1Z2ZKEXF0waCNBogOAgGiJyf8KgS8gYZOBhcevPvLeuTSPZGInA', 'call_01M8KJG0XW4XYGV672PNEJCH1T', 1795953263549),
	('led_01M8KJG10V1WTA3EP0TYSM5K67', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG0ZNG9JRBKSTNEWNNYQEhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP6zN06AW4PqC', NULL, 1795953263643),
	('led_01M8KJG12FWVHN7B51EWR913M3', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG0ZNG9JRBKSTNEWNNYQEhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP6zN06AW4PqC', 'call_01M8KJG12E9VV5P5VC60WNHA8D', 1795953263695),
	('led_01M8KJG12F7SXPTE70TQ080FAA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG0ZNG9JRBKSTNEWNNYQEhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP6zN06AW4PqC', 'call_01M8KJG12E9VV5P5VC60WNHA8D', 1795953263695),
	('led_01M8KJG162MZF9BY9SFHJZ5KDF', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG1418T8P6BJR06B8X336haCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP_To-NwsmUbk', NULL, 1795953263810),
	('led_01M8KJG16TMY4RQSTBSVM2RYSS', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG1418T8P6BJR06B8X336haCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP_To-NwsmUbk', 'call_01M8KJG16T41E9TN66WR8DQ4TM', 1795953263834),
	('led_01M8KJG16T23032GMERZZ7DZFK', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG1418T8P6BJR06B8X336haCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP_To-NwsmUbk', 'call_01M8KJG16T41E9TN66WR8DQ4TM', 1795953263834),
	('led_01M8KJG17ZZZEQAF43K11K322H', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG17CSD1E66TF3C6S1T8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP2qUP81XW_i5', NULL, 1795953263871),
	('led_01M8KJG199QXZ235FSNHHS3B3K', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG17CSD1E66TF3C6S1T8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP2qUP81XW_i5', 'call_01M8KJG1999RJP11875AQSZANP', 1795953263913),
	('led_01M8KJG199A24GHZZ7DNXRC5Q6', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG17CSD1E66TF3C6S1T8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP2qUP81XW_i5', 'call_01M8KJG1999RJP11875AQSZANP', 1795953263913),
	('led_01M8KJG1C56YRQWJMF9ZYN3E3H', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG1AXQJ8PGYZVTCYMKYJYhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP9ahIw9gTVMm', NULL, 1795953264005),
	('led_01M8KJG1FXHRP4Q8JPSAEWA1J1', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG1AXQJ8PGYZVTCYMKYJYhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP9ahIw9gTVMm', 'call_01M8KJG1FXXGN6TQBAF1H5R324', 1795953264125),
	('led_01M8KJG1FXRWSBR9C9QJC59BZJ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG1AXQJ8PGYZVTCYMKYJYhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP9ahIw9gTVMm', 'call_01M8KJG1FXXGN6TQBAF1H5R324', 1795953264125),
	('led_01M8KJG1M5JK1XTV5EKKV1MH58', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG1JAF8RZ4J09NGASRZKRhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwuhFrYzGgm3', NULL, 1795953264261),
	('led_01M8KJG1NRGBZ4P7ZWTHE9NKXP', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG1JAF8RZ4J09NGASRZKRhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwuhFrYzGgm3', 'call_01M8KJG1NQ8GYK8PZ661B67FRY', 1795953264312),
	('led_01M8KJG1NRMFK54SGQ3ZASM8K8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG1JAF8RZ4J09NGASRZKRhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwuhFrYzGgm3', 'call_01M8KJG1NQ8GYK8PZ661B67FRY', 1795953264312),
	('led_01M8KJG1QTE0CK158D8SDXY22R', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG1Q8GXRC8Q3F66CHJX8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4Ui-L4cano4', NULL, 1795953264378),
	('led_01M8KJG1RTKN98JV9QWTTBX6DY', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG1Q8GXRC8Q3F66CHJX8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4Ui-L4cano4', 'call_01M8KJG1RSV7CFNFKE794SP5B3', 1795953264410),
	('led_01M8KJG1RT79VS9ZZBJ85AWNHV', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG1Q8GXRC8Q3F66CHJX8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4Ui-L4cano4', 'call_01M8KJG1RSV7CFNFKE794SP5B3', 1795953264410),
	('led_01M8KJG1WWX216EY6EYNF889B0', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG1SSGHDCCPRCCJ1NQ7QShaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP5Q-_BIz0B5x', NULL, 1795953264540),
	('led_01M8KJG1XY6MY1BTP4XZR5NZ47', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG1SSGHDCCPRCCJ1NQ7QShaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP5Q-_BIz0B5x', 'call_01M8KJG1XXXFK21AE7JW5WNNZ5', 1795953264574),
	('led_01M8KJG1XYHT02GBC683YG7EZ7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG1SSGHDCCPRCCJ1NQ7QShaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP5Q-_BIz0B5x', 'call_01M8KJG1XXXFK21AE7JW5WNNZ5', 1795953264574),
	('led_01M8KJG20W3NEZ4H3MR2MRWF8S', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG1ZZ603FEQWFMSKNH69ChaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4BmcJ99ugDh', NULL, 1795953264668),
	('led_01M8KJG24GC4G6JJS722Z876Z0', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG1ZZ603FEQWFMSKNH69ChaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4BmcJ99ugDh', 'call_01M8KJG249P6HS5D9T3X7RMGE5', 1795953264784),
	('led_01M8KJG24GB2XN3HRVZ0TA75AB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG1ZZ603FEQWFMSKNH69ChaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4BmcJ99ugDh', 'call_01M8KJG249P6HS5D9T3X7RMGE5', 1795953264784),
	('led_01M8KJG26S2V5AN7TBHZ1T5WER', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG25CG8M0AMRNRDA81B8ZhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwUU7SKtXe6d', NULL, 1795953264857),
	('led_01M8KJG293WR744VDM9YN2EZK1', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG25CG8M0AMRNRDA81B8ZhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwUU7SKtXe6d', 'call_01M8KJG28QP469RJQYW24ETSK9', 1795953264931),
	('led_01M8KJG2934M6AAMBN7NV181CB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG25CG8M0AMRNRDA81B8ZhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwUU7SKtXe6d', 'call_01M8KJG28QP469RJQYW24ETSK9', 1795953264931),
	('led_01M8KJG2B68CQV8RPRT26YYWZ9', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG2AD9V3T1JPM3QGC8WHWhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP95R5pgnOUM8', NULL, 1795953264998),
	('led_01M8KJG2CYEKKWAN8RMMT2KWMK', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG2AD9V3T1JPM3QGC8WHWhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP95R5pgnOUM8', 'call_01M8KJG2CXBCAD0Y8YRD0ZG8WB', 1795953265054),
	('led_01M8KJG2CYX3NG24669D7C1QSS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG2AD9V3T1JPM3QGC8WHWhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP95R5pgnOUM8', 'call_01M8KJG2CXBCAD0Y8YRD0ZG8WB', 1795953265054),
	('led_01M8KJG385DFN0GHD6Z2N32TJB', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795953265925),
	('led_01M8KJG3B5757TDHA5995FV6AG', 'operator:grants', 'credit:usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 9000000, 'USD', 'top_up', NULL, NULL, 1795953266021),
	('led_01M8KJG3C0J1VH8RYAGH5Q5DQQ', 'credit:usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KJG3BT8FGA6T28DPSV78JChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicoDV3vR1RGL5YX4qDw-VWfUKiWMe4', NULL, 1795953266048),
	('led_01M8KJG3C08HQKR73BMAPCN242', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KJG3BT8FGA6T28DPSV78JChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicoDV3vR1RGL5YX4qDw-VWfUKiWMe4', 'call_01M8KJG3BVH8VDC26ZNHVV117Z', 1795953266048),
	('led_01M8KJG3E0DM2G46NVPTSG822K', 'credit:usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', NULL, 1795953266112),
	('led_01M8KJG3E0SXQ3M46R51J9EPDF', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', 'call_01M8KJG3DNYT4JJWFYVBEY0PRP', 1795953266112),
	('led_01M8KJG3HY86161084F8BFXRWY', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', 'call_01M8KJG3DNYT4JJWFYVBEY0PRP', 1795953266238),
	('led_01M8KJG3HYN60PZHZC0M73HCRF', 'payments:held', 'earnings:usr_01M898X1G1TD45CXPMXFPYXTCQ', 2700000, 'USD', 'sale', 'pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', 'call_01M8KJG3DNYT4JJWFYVBEY0PRP', 1795953266238),
	('led_01M8KJG3HYRQDARNVV73R97PW0', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', 'call_01M8KJG3DNYT4JJWFYVBEY0PRP', 1795953266238),
	('led_01M8KJG2F6MB0TZJRFP370QDG1', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG2E9G72EP0P4K946MQ1GhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP7dYam1D7EJC', NULL, 1795953265126),
	('led_01M8KJG2SZ2JDMH27MCHQWCYWV', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG2E9G72EP0P4K946MQ1GhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP7dYam1D7EJC', 'call_01M8KJG2SV9CRKRKTWSQDVW0TC', 1795953265471),
	('led_01M8KJG2SZP5WA6BYX43QK531S', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG2E9G72EP0P4K946MQ1GhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP7dYam1D7EJC', 'call_01M8KJG2SV9CRKRKTWSQDVW0TC', 1795953265471),
	('led_01M8KJG2VB44CCANVKPPFEWCB9', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJG2TSG02JJYPXHRWHYPSGhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwWQ1PEmmuJx', NULL, 1795953265515),
	('led_01M8KJG2WPYMPHD521GB846YD0', 'payments:held', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 90000, 'USD', 'sale', 'pay_01M8KJG2TSG02JJYPXHRWHYPSGhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwWQ1PEmmuJx', 'call_01M8KJG2WN7GRW71HEFVJ854CP', 1795953265558),
	('led_01M8KJG2WP55ERCMVSDPDA3WBW', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJG2TSG02JJYPXHRWHYPSGhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwWQ1PEmmuJx', 'call_01M8KJG2WN7GRW71HEFVJ854CP', 1795953265558),
	('led_01M8KJG2Z9RHCRGAXF7CT7Q1S9', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8KJG2XDPSDZZH0071N574RMhYCJeogOAgGiJyf9rBMwWWIiPQHcp7IGAaISjocryhRSHhAbr8bHP4FzhAHALmhT', NULL, 1795953265641),
	('led_01M8KJG31H81VJ1VN1NHK6719D', 'payments:held', 'earnings:usr_01M898X1G1TD45CXPMXFPYXTCQ', 1800000, 'USD', 'sale', 'pay_01M8KJG2XDPSDZZH0071N574RMhYCJeogOAgGiJyf9rBMwWWIiPQHcp7IGAaISjocryhRSHhAbr8bHP4FzhAHALmhT', 'call_01M8KJG31GBXDJ9Y5QSDTCVNGA', 1795953265713),
	('led_01M8KJG31HYG9ZXE1GT0WGKQ1T', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8KJG2XDPSDZZH0071N574RMhYCJeogOAgGiJyf9rBMwWWIiPQHcp7IGAaISjocryhRSHhAbr8bHP4FzhAHALmhT', 'call_01M8KJG31GBXDJ9Y5QSDTCVNGA', 1795953265713),
	('led_01M8KJG33SJH0K8CP877MZ135E', 'earnings:usr_01M898X1BBPX3N9GJYGP7J5HT2', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795953265785),
	('led_01M8KJG33S9693HCPX80V1ZV5W', 'earnings:usr_01M898X1G1TD45CXPMXFPYXTCQ', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795953265785),
	('led_01M8KJG3QHTF9W418R38KHN3JX', 'credit:usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KJG3Q7SKN37PYF1ERN3E7YhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicoDV3vR1RGL5YX4qDwMGtej4RV_lo', NULL, 1795953266417),
	('led_01M8KJG3QHEGHRB4PCX7RJTCQE', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KJG3Q7SKN37PYF1ERN3E7YhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicoDV3vR1RGL5YX4qDwMGtej4RV_lo', 'call_01M8KJG3Q7NRJ117QD8N8G5Q4N', 1795953266417),
	('led_01M8KJG3VRW7ER5ZE248E1P4XK', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KJG3Q7SKN37PYF1ERN3E7YhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicoDV3vR1RGL5YX4qDwMGtej4RV_lo', 'call_01M8KJG3Q7NRJ117QD8N8G5Q4N', 1795953266552),
	('led_01M8KJG3VRS21AX652ZFAD8AX2', 'payments:held', 'credit:usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 3000000, 'USD', 'refund', 'pay_01M8KJG3Q7SKN37PYF1ERN3E7YhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicoDV3vR1RGL5YX4qDwMGtej4RV_lo', NULL, 1795953266552),
	('led_01M8KJG45C6WFSVV9HAAX0QYX2', 'provider:stripe', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 5000000, 'USD', 'top_up', 'top_01M8KJG4081ZNFD15Z3CQWK21Q', NULL, 1795953266860),
	('led_01M8KJG47WYNSQP1Z6VC3RJ2F4', 'credit:usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8KJG4081ZNFD15Z3CQWK21Q', NULL, 1795953266940),
	('led_01M8KJG7625SRNR184EBDMPRVQ', 'operator:grants', 'credit:usr_01M8KJG74PP9TPA6VH6E52CKFP', 10000000, 'USD', 'top_up', NULL, NULL, 1795953269954),
	('led_01M8KJGGGZPVHZFV5KV7NKT9KR', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KJGGDXS0PPE06V32R0CWYDwOCnEogOLcqOqQjW8o6ovk-ZwzavN58', NULL, 1795953279519),
	('led_01M8KJGGPC9RE9JPY47CKFWAHG', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KJGGDXS0PPE06V32R0CWYDwOCnEogOLcqOqQjW8o6ovk-ZwzavN58', 'call_01M8KJGGMSKT2XC08XWB18T3S1', 1795953279692),
	('led_01M8KJGHK6NR17DJXJD7498CTT', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJGHHFP34WEVH2N3TCH9ADwNCGA4gOMWiCrfpqemdkou8hO-VDzkw', NULL, 1795953280614),
	('led_01M8KJGKK9AR51ZQCGCKB2AMS8', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KJGKJZ4R4AT1CFRFEWC2THwOCnEogOLcqOqQjW8o6o6I62RDGEhME', NULL, 1795953282665),
	('led_01M8KJGKMF1EHERM9Y5C05B09W', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KJGKJZ4R4AT1CFRFEWC2THwOCnEogOLcqOqQjW8o6o6I62RDGEhME', 'call_01M8KJGKM6T51FWXQ1VNJ1HYJT', 1795953282703),
	('led_01M8KJGKQQ3NT0R5T2XGM0PCTK', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJGKNJ91WQN6ZP0VR96JZ7wNCGA4gOJcwE4TpnZMBXCtI-TN77', NULL, 1795953282807);

INSERT INTO farebox_fixture.memberships VALUES
	('mem_01M8KJG8D4EH1CRYXQKR3XQFZC', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', 'usr_01M8KJG8752FS910TZ7B486E1M', 'owner', NULL, NULL, NULL, 0, 0, 0, 1795953271204, NULL),
	('mem_01M8KJG8HZHZFD6ZS0QNVTC8D4', 'usr_01M8KJG8CMRM12WPG0G4DEB96B', 'usr_01M8KJG8ACNSXBXV5RZV4MFH4E', 'developer', NULL, 1000000, NULL, 0, 0, 0, 1795953271359, NULL);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('eA5EtyRvxz2vhESAQn9dx4TqM382hvg2', '21dc268c5e0bf408146d3eb87bcc4423f240cf756d3823f1242a4cd727034247', 'lXMQmhPWWNSBGZxcQCZPTwWajODmpkfK', '7e57ebaea9ca8e149129e23dabd6372cd23481db6cdcf971b865d6d2b00bf565', 'usr_01M8KJG74PP9TPA6VH6E52CKFP', 'key_01M8KJG7JG2MW1YJ8JZAAFQ5MA', 'f044751fbf2c910dae0b94d82534df3f28243e77f6b93da808adda859d79f693', '["http://127.0.0.1:39495/mcp"]', NULL, '31yod5PZIe4j6mqwhJfsig9ASiyuIcM2', 1795956870000, 1795953270000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('AYxqQrPg0VzPJT6qCU43dlhSoE4w4Jlr', 'lXMQmhPWWNSBGZxcQCZPTwWajODmpkfK', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795953270000, 1795953270000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('CUGKRQdsBi388ttcdV4V9um5SFDDhbcr', 'lXMQmhPWWNSBGZxcQCZPTwWajODmpkfK', 'usr_01M8KJG74PP9TPA6VH6E52CKFP', 'key_01M8KJG7JG2MW1YJ8JZAAFQ5MA', '["http://127.0.0.1:39495/mcp"]', '[]', '["search","spend","offline_access"]', 1795953270000, 1795953270000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('31yod5PZIe4j6mqwhJfsig9ASiyuIcM2', '0df6a90ba8be51a82aad4a83b77c0cc44d070ba39b33a87c4462377dc866dec0', 'lXMQmhPWWNSBGZxcQCZPTwWajODmpkfK', '7e57ebaea9ca8e149129e23dabd6372cd23481db6cdcf971b865d6d2b00bf565', 'usr_01M8KJG74PP9TPA6VH6E52CKFP', 'key_01M8KJG7JG2MW1YJ8JZAAFQ5MA', 'f044751fbf2c910dae0b94d82534df3f28243e77f6b93da808adda859d79f693', '["http://127.0.0.1:39495/mcp"]', NULL, 1803729270000, 1795953270000, NULL, NULL, NULL, NULL, 1795953270037, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('rWrar3FVX8QNLEfgoMMWBp3jKY1xmBeN', 'http://127.0.0.1:39495', 'http://127.0.0.1:39495', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795953270142, 1795953270142, 1, 'null'),
	('DeEf3cArJ0GuhbeZD5ogDhR9wbNE14Fc', 'http://127.0.0.1:39495/', 'http://127.0.0.1:39495/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795953270157, 1795953270157, 1, 'null'),
	('a245uY9XeW7lPCGmYmXSOztZmEwbJlkp', 'http://127.0.0.1:39495/mcp', 'http://127.0.0.1:39495/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795953270185, 1795953270185, 1, 'null'),
	('9j4qs34CxnGoNjdWvoXA7rglw3pOgjXI', 'http://127.0.0.1:39495/a2a', 'http://127.0.0.1:39495/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795953270201, 1795953270201, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8KJG1418T8P6BJR06B8X336haCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP_To-NwsmUbk', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953263745, 1795956863810, 1795953263810, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953263810),
	('pay_01M8KJG0JC1EQMYMSKX6JAHGFXjsCEPYgOxQFo6m3RE4VSuXmVKAlTniduJ3BA3VoFKIIaSS1YcfRek2pAqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJ7KS8o1uBW9s', 'credit', 'credit:0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 1795953263180, 1795956863244, 1795953263244, NULL, NULL),
	('pay_01M898X2H8Q3AYTMCVPC0S9APPwNCGA4gOMWiCrfpqemdkIvYX5t6B63A', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795607661096, 1795611261208, 1795607661208, NULL, NULL),
	('pay_01M898X2S9PPXGEVYA15R336TNhNCGA4gOMWiCrfpqemdkBgGiEo6HK8oUUh4QG6_Gxz9tFVSYlUSYFQ', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795607661353, 1795611261415, 1795607661415, NULL, NULL),
	('pay_01M898X2GA4CXFS05EK8C874HMwNCGA4gOMWiCrfpqemdkMCR2ZGgyGD4', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795607661066, 1795608561066, NULL, NULL, NULL),
	('pay_01M8KJFZV8MKJFC9YE6HZVG2E2waCNBogOAgGiJyf-9-HdtcUczMqhDhZcVxqtmQ9WqQ', 'asset', 'ast_01M8KJFZQQW7EVBH8WSK5A23GP', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795953262440, 1795956862552, 1795953262464, NULL, NULL),
	('pay_01M8KJG008Q9JZBZ268AD676YWwNCGA4gOMWiCrfpqemdkZjn46nKS8q8', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795953262600, 1795956862648, 1795953262648, NULL, NULL),
	('pay_01M8KJG0QJFYEQHC2H0DPMP2Q2kNCGA4gOMWiCrfpqemdkqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJP6AmbohIiCU', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 1795953263346, 1795956863347, 1795953263347, NULL, NULL),
	('pay_01M8KJG04B08QR7QVATE1JTFHRhNCGA4gOMWiCrfpqemdkBgGiEo6HK8oUUh4QG6_Gxz_QDN-clAMvDQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953262731, 1795956862760, 1795953262760, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953262760),
	('pay_01M8KJG092VBBKBV6BA05XMKSQwNCGA4gOMXkGn8t9OmdkGgj1eGnda_A', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795953262882, 1795956862925, 1795953262925, NULL, NULL),
	('pay_01M8KJG1JAF8RZ4J09NGASRZKRhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwuhFrYzGgm3', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953264202, 1795956864261, 1795953264261, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264261),
	('pay_01M8KJG0DGGTKK3HFKSB6B8N66jNCGA4gOMWiCrfpqemdkqQEe1yGdco81BhsPOUMm0yEATZFgA0xIbSA0rBuMZAaQoxwbT5o', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8', '0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8', 1795953263024, 1795956863104, 1795953263104, NULL, NULL),
	('pay_01M8KJG0V23CVRR7Y1Z2ZKEXF0waCNBogOAgGiJyf8KgS8gYZOBhcevPvLeuTSPZGInA', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795953263458, 1795956863508, 1795953263508, NULL, NULL),
	('pay_01M8KJG17CSD1E66TF3C6S1T8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP2qUP81XW_i5', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953263852, 1795956863871, 1795953263871, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953263871),
	('pay_01M8KJG0ZNG9JRBKSTNEWNNYQEhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP6zN06AW4PqC', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953263605, 1795956863643, 1795953263643, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953263643),
	('pay_01M8KJG1ZZ603FEQWFMSKNH69ChaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4BmcJ99ugDh', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953264639, 1795956864668, 1795953264668, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264668),
	('pay_01M8KJG1AXQJ8PGYZVTCYMKYJYhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP9ahIw9gTVMm', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953263965, 1795956864005, 1795953264005, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264005),
	('pay_01M8KJG1SSGHDCCPRCCJ1NQ7QShaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP5Q-_BIz0B5x', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953264441, 1795956864540, 1795953264540, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264540),
	('pay_01M8KJG1Q8GXRC8Q3F66CHJX8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4Ui-L4cano4', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953264360, 1795956864378, 1795953264378, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264378),
	('pay_01M8KJG2TSG02JJYPXHRWHYPSGhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwWQ1PEmmuJx', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953265497, 1795956865515, 1795953265515, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953265515),
	('pay_01M8KJG25CG8M0AMRNRDA81B8ZhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwUU7SKtXe6d', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953264812, 1795956864857, 1795953264857, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264857),
	('pay_01M8KJG2AD9V3T1JPM3QGC8WHWhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP95R5pgnOUM8', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953264973, 1795956864998, 1795953264998, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264998),
	('pay_01M8KJG2E9G72EP0P4K946MQ1GhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP7dYam1D7EJC', 'asset', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953265097, 1795956865126, 1795953265126, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953265126),
	('pay_01M8KJG2XDPSDZZH0071N574RMhYCJeogOAgGiJyf9rBMwWWIiPQHcp7IGAaISjocryhRSHhAbr8bHP4FzhAHALmhT', 'asset', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M898X1SBS8A547GG3EQWDHSZ', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795953265581, 1795956865641, 1795953265641, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953265641),
	('pay_01M8KJG3BT8FGA6T28DPSV78JChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicoDV3vR1RGL5YX4qDw-VWfUKiWMe4', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 1795953266042, 1795956866048, 1795953266048, 'key_01M8KJG3AXXX3N8HHFJRBY587G', 1795953266048),
	('pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', 'asset', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 1795953266101, 1795956866238, 1795953266112, 'key_01M8KJG3AXXX3N8HHFJRBY587G', 1795953266112),
	('pay_01M8KJGKNJ91WQN6ZP0VR96JZ7wNCGA4gOJcwE4TpnZMBXCtI-TN77', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795953282738, 1796039682807, 1795953282807, NULL, NULL),
	('pay_01M8KJGKV439KRNDM9P17G846VhNCGA4gOMWiCrfpqemdkBgGiEo6HK8oUUh4QG6_Gxz_yBpavmXWISg', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', NULL, 1795953282916, 1795954182916, NULL, NULL, NULL),
	('pay_01M8KJG3Q7SKN37PYF1ERN3E7YhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicoDV3vR1RGL5YX4qDwMGtej4RV_lo', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 1795953266407, 1795956866417, 1795953266417, NULL, NULL),
	('pay_01M8KJGGDXS0PPE06V32R0CWYDwOCnEogOLcqOqQjW8o6ovk-ZwzavN58', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795953279421, 1795956879519, 1795953279519, NULL, NULL),
	('pay_01M8KJGHHFP34WEVH2N3TCH9ADwNCGA4gOMWiCrfpqemdkou8hO-VDzkw', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795953280559, 1795956880614, 1795953280614, NULL, NULL),
	('pay_01M8KJGK16PFX05E45XGE52CA1jNCGA4gOMWiCrfpqemdkqQEe0CgzQG4hqnmXLnAofECQP8R5xlQ9ePRks0x60_BZ5RkeU8M', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x42d768a1befe33d42f0694640ffa9f1fa0c0f85e', NULL, 1795953282086, 1795954182086, NULL, NULL, NULL),
	('pay_01M8KJGK741GZC6YM2FEPW1286jNCGA4gOMWiCrfpqemdkqQEe0RtocYNHRHhhR7w_gDrtchtBfHF_LTNUQG1DGCE4M8YmTK0', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x50bce2f7c0f6d7f062c5d1e676f0e2b3579f4df7', NULL, 1795953282276, 1795954182276, NULL, NULL, NULL),
	('pay_01M8KJGKJZ4R4AT1CFRFEWC2THwOCnEogOLcqOqQjW8o6o6I62RDGEhME', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795953282655, 1796039682665, 1795953282665, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8KJG33SKKH56Y1H7KQS1Y8M', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795953265785, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8KJG33SPXMM78TPVDBGE66W', 'pob_01M8KJG33SKKH56Y1H7KQS1Y8M', 'usr_01M898X1G1TD45CXPMXFPYXTCQ', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795953265785, NULL),
	('pot_01M8KJG33S5M087S8XZRQDE308', 'pob_01M8KJG33SKKH56Y1H7KQS1Y8M', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795953265785, 1795953265925);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795953265785);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M898X1BBPX3N9GJYGP7J5HT2', 1795607660719),
	('usr_01M898X1G1TD45CXPMXFPYXTCQ', 1795607660973);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8KJG3C03E3T4C4KMW5WDGED', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8KJG3BT8FGA6T28DPSV78JChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicoDV3vR1RGL5YX4qDw-VWfUKiWMe4', 'call_01M8KJG3BVH8VDC26ZNHVV117Z', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795953266235, 1795953266048, 1803729266048, NULL),
	('plg_01M8KJG3E01FW0GAQR36PTBAJ6', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', 'call_01M8KJG3DNYT4JJWFYVBEY0PRP', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 'rev_01M8KJG3HYFKK68RJ3HCX1WHBG', NULL, NULL, 1795953266112, 1803729266112, 1795953266238),
	('plg_01M8KJG3QH1ET48AH4DYFRQB93', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8KJG3Q7SKN37PYF1ERN3E7YhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicoDV3vR1RGL5YX4qDwMGtej4RV_lo', 'call_01M8KJG3Q7NRJ117QD8N8G5Q4N', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795953266417, 1803729266417, 1795953266552);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8KJGHWXS91RQZM9XWTV2YQT', 1795953281211, 1795953296211);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8KJG6CAQ82SCN5YSQ64VAWV:20786:0', 'asset', 'ast_01M8KJG6CAQ82SCN5YSQ64VAWV', 'match:asset:ast_01M8KJG6CAQ82SCN5YSQ64VAWV:20786:0', 0, 1795953269205),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 0, 1795953279012),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 0, 1795953278995),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 0, 1795953278999),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 0, 1795953282061);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8KJFZX5CX5WR9HGWGQ5G0C3', 'pay_01M8KJFZV8MKJFC9YE6HZVG2E2waCNBogOAgGiJyf-9-HdtcUczMqhDhZcVxqtmQ9WqQ', 'ast_01M8KJFZQQW7EVBH8WSK5A23GP', 'anonymous', 'given_back', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953262501, NULL, 1795953262501),
	('call_01M8KJG02G9F7XW3NBB21EFWR7', 'pay_01M8KJG008Q9JZBZ268AD676YWwNCGA4gOMWiCrfpqemdkZjn46nKS8q8', 'counted-echo', 'anonymous', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953262677, NULL, 1795953262698),
	('call_01M8KJG075AB00F7A0967DGZR4', 'pay_01M8KJG04B08QR7QVATE1JTFHRhNCGA4gOMWiCrfpqemdkBgGiEo6HK8oUUh4QG6_Gxz_QDN-clAMvDQ', 'counted-echo', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953262829, NULL, 1795953262857),
	('call_01M8KJG0BHY5KXA4TYSZSG647J', 'pay_01M8KJG092VBBKBV6BA05XMKSQwNCGA4gOMXkGn8t9OmdkGgj1eGnda_A', 'failing-echo', 'anonymous', 'given_back', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953262971, NULL, 1795953262980),
	('call_01M8KJG12E9VV5P5VC60WNHA8D', 'pay_01M8KJG0ZNG9JRBKSTNEWNNYQEhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP6zN06AW4PqC', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953263695, NULL, 1795953263695),
	('call_01M8KJG0DS0HEWB5HCG7NEBVVS', 'pay_01M8KJG0DGGTKK3HFKSB6B8N66jNCGA4gOMWiCrfpqemdkqQEe1yGdco81BhsPOUMm0yEATZFgA0xIbSA0rBuMZAaQoxwbT5o', 'counted-echo', '0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8', '0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8 0x3ac268652a6e986a40abbcfd55f14e7402f7484b21fbd38909483239d1bfc666', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x3b19a321870d9cfe1952a07592b8c1c03770d551a362bb9821b3a2e68eb5915c23fa0be90f7644eb063107b0c323d3425fe07df492b77cee77d8ff6b9b39bb831b","authorization":{"from":"0xb1b1e934Fa09352F24f1748CdBAF844DeC4D00C8","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795953323","nonce":"0x3ac268652a6e986a40abbcfd55f14e7402f7484b21fbd38909483239d1bfc666"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x96faa8c5752f176bcb752af6fda281c36407777bdbaee2303efc9ebace011e1c', '0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8', 0, 0, 1795953263034, NULL, 1795953263104),
	('call_01M8KJG0JE03E9QHZBW1XV97YK', 'pay_01M8KJG0JC1EQMYMSKX6JAHGFXjsCEPYgOxQFo6m3RE4VSuXmVKAlTniduJ3BA3VoFKIIaSS1YcfRek2pAqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJ7KS8o1uBW9s', 'credit:0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, 'credit 1000000', NULL, NULL, '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x95dfe12c59b228a28c6b1ac12f6045364e58b17d 0x626b3c2ac4167fa0f92a0d48f9e5e46a97ddaf12b8e2caafb48892aa800e1f54', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x733d4aabde20624e72d752ece63e0da1dda0abd125e2b5acd6edf296b8198c0e7f8089f5833f4e926b305097416b231b3544c524c3f9a5810c18bdaf26a867ab1c","authorization":{"from":"0x95DfE12C59B228A28C6B1AC12f6045364e58b17D","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795953323","nonce":"0x626b3c2ac4167fa0f92a0d48f9e5e46a97ddaf12b8e2caafb48892aa800e1f54"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x1e656005f55de873b0619b760b18ce2377cf5cf66f321bd5a3a914c64a205a0d', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 0, 0, 1795953263183, NULL, 1795953263244),
	('call_01M8KJG0QJAFXYF9GM7MWSR2A6', 'pay_01M8KJG0QJFYEQHC2H0DPMP2Q2kNCGA4gOMWiCrfpqemdkqQEe1Tr7cU5ldV62TTZNil6WZM54VDNvP9I6LyEJP6AmbohIiCU', 'counted-echo', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 'siwx:0wvGjNZt7_CHVuBn5aOqWjtARz8823FpkPiIszM98b4', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953263347, NULL, 1795953263358),
	('call_01M8KJG0XW4XYGV672PNEJCH1T', 'pay_01M8KJG0V23CVRR7Y1Z2ZKEXF0waCNBogOAgGiJyf8KgS8gYZOBhcevPvLeuTSPZGInA', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'anonymous', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953263549, NULL, 1795953263549),
	('call_01M8KJG16T41E9TN66WR8DQ4TM', 'pay_01M8KJG1418T8P6BJR06B8X336haCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP_To-NwsmUbk', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953263834, NULL, 1795953263834),
	('call_01M8KJG1999RJP11875AQSZANP', 'pay_01M8KJG17CSD1E66TF3C6S1T8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP2qUP81XW_i5', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953263913, NULL, 1795953263913),
	('call_01M8KJG1FXXGN6TQBAF1H5R324', 'pay_01M8KJG1AXQJ8PGYZVTCYMKYJYhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP9ahIw9gTVMm', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953264125, NULL, 1795953264125),
	('call_01M8KJG1NQ8GYK8PZ661B67FRY', 'pay_01M8KJG1JAF8RZ4J09NGASRZKRhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwuhFrYzGgm3', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953264312, NULL, 1795953264312),
	('call_01M8KJG1RSV7CFNFKE794SP5B3', 'pay_01M8KJG1Q8GXRC8Q3F66CHJX8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4Ui-L4cano4', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953264410, NULL, 1795953264410),
	('call_01M8KJG1XXXFK21AE7JW5WNNZ5', 'pay_01M8KJG1SSGHDCCPRCCJ1NQ7QShaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP5Q-_BIz0B5x', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953264574, NULL, 1795953264574),
	('call_01M8KJG249P6HS5D9T3X7RMGE5', 'pay_01M8KJG1ZZ603FEQWFMSKNH69ChaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4BmcJ99ugDh', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953264784, NULL, 1795953264784),
	('call_01M8KJG28QP469RJQYW24ETSK9', 'pay_01M8KJG25CG8M0AMRNRDA81B8ZhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwUU7SKtXe6d', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953264931, NULL, 1795953264931),
	('call_01M8KJG2CXBCAD0Y8YRD0ZG8WB', 'pay_01M8KJG2AD9V3T1JPM3QGC8WHWhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP95R5pgnOUM8', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953265054, NULL, 1795953265054),
	('call_01M8KJG2SV9CRKRKTWSQDVW0TC', 'pay_01M8KJG2E9G72EP0P4K946MQ1GhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP7dYam1D7EJC', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953265471, NULL, 1795953265471),
	('call_01M8KJG2WN7GRW71HEFVJ854CP', 'pay_01M8KJG2TSG02JJYPXHRWHYPSGhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwWQ1PEmmuJx', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953265558, NULL, 1795953265558),
	('call_01M8KJG31GBXDJ9Y5QSDTCVNGA', 'pay_01M8KJG2XDPSDZZH0071N574RMhYCJeogOAgGiJyf9rBMwWWIiPQHcp7IGAaISjocryhRSHhAbr8bHP4FzhAHALmhT', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 'key_01M898X1SBS8A547GG3EQWDHSZ', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953265713, NULL, 1795953265713),
	('call_01M8KJG3BVH8VDC26ZNHVV117Z', 'pay_01M8KJG3BT8FGA6T28DPSV78JChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicoDV3vR1RGL5YX4qDw-VWfUKiWMe4', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953266048, NULL, 1795953266048),
	('call_01M8KJG3DNYT4JJWFYVBEY0PRP', 'pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953266112, NULL, 1795953266112),
	('call_01M8KJG3Q7NRJ117QD8N8G5Q4N', 'pay_01M8KJG3Q7SKN37PYF1ERN3E7YhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicoDV3vR1RGL5YX4qDwMGtej4RV_lo', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8KJG3AXXX3N8HHFJRBY587G', 'given_back', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953266417, NULL, 1795953266417),
	('call_01M8KJGGMSKT2XC08XWB18T3S1', 'pay_01M8KJGGDXS0PPE06V32R0CWYDwOCnEogOLcqOqQjW8o6ovk-ZwzavN58', 'scan-submit', 'anonymous', 'used', 'proc_01M898X0DGDWVWZDNDF2APDWNY', NULL, NULL, NULL, '{"requestId":"req_01M8KJGGMF61GQ5RVC2WRJS737","data":{"id":"job_01M8KJGGPBNZYSTRNXQ9PXSNYP"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953279653, NULL, 1795953279692),
	('call_01M8KJGK1BWTSTE23ZS9PYTW9A', 'pay_01M8KJGK16PFX05E45XGE52CA1jNCGA4gOMWiCrfpqemdkqQEe0CgzQG4hqnmXLnAofECQP8R5xlQ9ePRks0x60_BZ5RkeU8M', 'counted-echo', '0x42d768a1befe33d42f0694640ffa9f1fa0c0f85e', 'refused', 'proc_01M8KJGHWXS91RQZM9XWTV2YQT', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x42d768a1befe33d42f0694640ffa9f1fa0c0f85e', '0x42d768a1befe33d42f0694640ffa9f1fa0c0f85e', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x42d768a1befe33d42f0694640ffa9f1fa0c0f85e 0x932cee4e63384e476b4650e714c1690faa69cdd4e93be789847810b6d587e6c4', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x97b710b58fee16386eab7995b02b5d92160d18927e96709b0267774da45b341f3c1343df12815681eaa3e7e20715b2ade554777b564b9aa79a54c3500c8fdc9f1c","authorization":{"from":"0x42D768a1BeFe33D42f0694640fFa9F1fa0C0F85e","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795953341","nonce":"0x932cee4e63384e476b4650e714c1690faa69cdd4e93be789847810b6d587e6c4"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795953282092, NULL, 1795953282144),
	('call_01M8KJGK7JRF00881GK43BBSRB', 'pay_01M8KJGK741GZC6YM2FEPW1286jNCGA4gOMWiCrfpqemdkqQEe0RtocYNHRHhhR7w_gDrtchtBfHF_LTNUQG1DGCE4M8YmTK0', 'counted-echo', '0x50bce2f7c0f6d7f062c5d1e676f0e2b3579f4df7', 'unknown', 'proc_01M8KJGHWXS91RQZM9XWTV2YQT', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x50bce2f7c0f6d7f062c5d1e676f0e2b3579f4df7', '0x50bce2f7c0f6d7f062c5d1e676f0e2b3579f4df7', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x50bce2f7c0f6d7f062c5d1e676f0e2b3579f4df7 0x3e07bf1f97f98be998bd48eed221060a63c7e91374168d82464c2e1d8d0750d9', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xa63860dd8ce39d42e421f45449851b3b1c56405d7be9cc4dcfcdcba0e044d69c5daf19dd6102be070c64763dad3ee70d63b69cf2556d2b73f41fbb2d74ced9171c","authorization":{"from":"0x50bCe2f7C0F6D7f062C5d1E676F0E2b3579F4Df7","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795953342","nonce":"0x3e07bf1f97f98be998bd48eed221060a63c7e91374168d82464c2e1d8d0750d9"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795953282301, 1795953282610, NULL),
	('call_01M8KJGKM6T51FWXQ1VNJ1HYJT', 'pay_01M8KJGKJZ4R4AT1CFRFEWC2THwOCnEogOLcqOqQjW8o6o6I62RDGEhME', 'scan-submit', 'anonymous', 'used', 'proc_01M8KJGHWXS91RQZM9XWTV2YQT', NULL, NULL, NULL, '{"requestId":"req_01M8KJGKM5P67Z8PNRQG6R3EHR","data":{"id":"job_01M8KJGKMENVMK45N9EQYYYE2W"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953282694, NULL, 1795953282703),
	('call_01M8KJGKT058E5BJEN6R5G1EQT', 'pay_01M8KJGKNJ91WQN6ZP0VR96JZ7wNCGA4gOJcwE4TpnZMBXCtI-TN77', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8KJGHWXS91RQZM9XWTV2YQT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953282884, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', '80de5a99a06e6d898918006c023fff2eabd5b224e6172682ccf2bd8c563e39fc', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', '6dd1779a009362430298921d25ea7656577e1b4483c94facd7e05e0f88b7009a', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', '89156ef233a25e5a81d18dfb70b4c1567dc4cb7258ea40a9f59c2ce572c53323', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', 'b7e37ce96bceddc618a8286068b1a513ec93660d1d3eeff21bf4f284621ad14b', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', 'd7fd396d8b2df2d25e0be2db2c1f7c1cc493117bfbad574a5bb166340303f044', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', 'a0d55f122758d8845c2af0d54c7cc9e28b83d780cffe4997f8faaaa861a78629', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', 'b48d3d076a62d89224e14ea2a0d353cdfa398a85198b193e1593565b3d63061d', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', 'bce9a8b701c9d75bcf4fe59c2c61ff8d9b22419d1a8db3dfc2b508283b45043b', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', '74128325ea13ee5c6a5d3177a1ab552165ae31ea0dae3345912469610b5064ca', NULL),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', 'f8f41a46bd8d2facb6b830553742716d1f2f53dff2c948d8ad4ccfff1eec1718', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8KJFZX5E912HVDH1AVFAK74', 'file_missing', 0, 1795953262548);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8KJFZX5E912HVDH1AVFAK74', 'pay_01M8KJFZV8MKJFC9YE6HZVG2E2waCNBogOAgGiJyf-9-HdtcUczMqhDhZcVxqtmQ9WqQ', 'call_01M8KJFZX5CX5WR9HGWGQ5G0C3', 'ast_01M8KJFZQQW7EVBH8WSK5A23GP', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 1, 'anonymous', 1795953262501, NULL),
	('rev_01M8KJG0XX4R1CA1WK0553HKG8', 'pay_01M8KJG0V23CVRR7Y1Z2ZKEXF0waCNBogOAgGiJyf8KgS8gYZOBhcevPvLeuTSPZGInA', 'call_01M8KJG0XW4XYGV672PNEJCH1T', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 1, 'anonymous', 1795953263549, NULL),
	('rev_01M8KJG12FTM5TER2MHBG5DQGD', 'pay_01M8KJG0ZNG9JRBKSTNEWNNYQEhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP6zN06AW4PqC', 'call_01M8KJG12E9VV5P5VC60WNHA8D', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953263695, NULL),
	('rev_01M8KJG16T6BFZCHMZBQRNJ66Q', 'pay_01M8KJG1418T8P6BJR06B8X336haCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP_To-NwsmUbk', 'call_01M8KJG16T41E9TN66WR8DQ4TM', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953263834, NULL),
	('rev_01M8KJG199HC0VS4YMZ9201153', 'pay_01M8KJG17CSD1E66TF3C6S1T8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP2qUP81XW_i5', 'call_01M8KJG1999RJP11875AQSZANP', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953263913, NULL),
	('rev_01M8KJG1FXGH59VDS34WQ85ZV3', 'pay_01M8KJG1AXQJ8PGYZVTCYMKYJYhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP9ahIw9gTVMm', 'call_01M8KJG1FXXGN6TQBAF1H5R324', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264125, NULL),
	('rev_01M8KJG1NR8RWNJJV1QABYMYDJ', 'pay_01M8KJG1JAF8RZ4J09NGASRZKRhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwuhFrYzGgm3', 'call_01M8KJG1NQ8GYK8PZ661B67FRY', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264312, NULL),
	('rev_01M8KJG1RTG7EH9BQCJJ33921B', 'pay_01M8KJG1Q8GXRC8Q3F66CHJX8XhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4Ui-L4cano4', 'call_01M8KJG1RSV7CFNFKE794SP5B3', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264410, NULL),
	('rev_01M8KJG1XY8JAHMC3DYE67Q0RW', 'pay_01M8KJG1SSGHDCCPRCCJ1NQ7QShaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP5Q-_BIz0B5x', 'call_01M8KJG1XXXFK21AE7JW5WNNZ5', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264574, NULL),
	('rev_01M8KJG24GBQM42P3A0PQD5D9G', 'pay_01M8KJG1ZZ603FEQWFMSKNH69ChaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP4BmcJ99ugDh', 'call_01M8KJG249P6HS5D9T3X7RMGE5', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264784, NULL),
	('rev_01M8KJG2933SEEBA82MKZ4G5KS', 'pay_01M8KJG25CG8M0AMRNRDA81B8ZhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwUU7SKtXe6d', 'call_01M8KJG28QP469RJQYW24ETSK9', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953264931, NULL),
	('rev_01M8KJG2CY2GTT59YFKGGZ5GQA', 'pay_01M8KJG2AD9V3T1JPM3QGC8WHWhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP95R5pgnOUM8', 'call_01M8KJG2CXBCAD0Y8YRD0ZG8WB', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953265054, NULL),
	('rev_01M8KJG2SZX13491R2PEKHQS68', 'pay_01M8KJG2E9G72EP0P4K946MQ1GhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHP7dYam1D7EJC', 'call_01M8KJG2SV9CRKRKTWSQDVW0TC', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953265471, NULL),
	('rev_01M8KJG2WP54VNBZR1NTP8RDQZ', 'pay_01M8KJG2TSG02JJYPXHRWHYPSGhaCNBogOAgGiJyf8KgS8gYZOBhcevPsGAaISjocryhRSHhAbr8bHPwWQ1PEmmuJx', 'call_01M8KJG2WN7GRW71HEFVJ854CP', 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 10000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953265558, NULL),
	('rev_01M8KJG31HBYR5BWFBG1Z9V84E', 'pay_01M8KJG2XDPSDZZH0071N574RMhYCJeogOAgGiJyf9rBMwWWIiPQHcp7IGAaISjocryhRSHhAbr8bHP4FzhAHALmhT', 'call_01M8KJG31GBXDJ9Y5QSDTCVNGA', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 'usr_01M898X1G1TD45CXPMXFPYXTCQ', 2000000, 200000, 'USD', 0, 'key_01M898X1SBS8A547GG3EQWDHSZ', 1795953265713, NULL),
	('rev_01M8KJG3HYFKK68RJ3HCX1WHBG', 'pay_01M8KJG3DNR8FV6WGW840YK13JhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicoDV3vR1RGL5YX4qDwloeXipyC1Is', 'call_01M8KJG3DNYT4JJWFYVBEY0PRP', 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 'usr_01M898X1G1TD45CXPMXFPYXTCQ', 3000000, 300000, 'USD', 0, 'key_01M8KJG3AXXX3N8HHFJRBY587G', 1795953266238, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795953258004),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795953258053),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795953258505),
	('0004-companies', '17d51460da6ada1f2eb35ddc3a0b5b5e104c9cc2a62e6bab1201f1c28b7aaa85', 1795953258712),
	('0005-webhooks', '2d367a02c76686927463d7b952d030ec48a3260eb47f7cb8eb13144da4868ac9', 1795953258849);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8KJFZ1A0JY831JE0RBHXF7V', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8KJFZDC2CR5JRH27M0XS9XJ', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M898X1G1TD45CXPMXFPYXTCQ', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8KJG6CAQ82SCN5YSQ64VAWV', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 100000, 'Sightings of quetzals in Costa Rica

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
	('164cdc87f0bd0821338ab64df8092dfbf039ae8e29640a7d5f316dd83e5aabac', 'usr_00000000000000000000000000', 1795607659846, 1798199659846, 'bearer', NULL, NULL, NULL),
	('2d010b3cd83a1a79efb1751edc886740b47973a5905f3b62ef6e5420baf98605', 'usr_01M898X1BBPX3N9GJYGP7J5HT2', 1795607659892, 1798199659892, 'bearer', NULL, NULL, NULL),
	('419773244a09488f5990851e4b9f1b2be6eab16aae849f8efccccd57301b4206', 'usr_01M898X1G1TD45CXPMXFPYXTCQ', 1795607660037, 1798199660037, 'bearer', NULL, NULL, NULL),
	('97e3548e681be7205911c5e977f32135706f84595b5f29abac27cc5c73e16098', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 1795607660188, 1798199660188, 'bearer', NULL, NULL, NULL),
	('98e2b44f2ac49bb1352b7b152697577ae2897bec317d72dffebd7897720f0195', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 1795953266000, 1798545266000, 'bearer', NULL, NULL, NULL),
	('1a6240258da1e7b68329a5a8c564982e69b6728beb4ad537227ba281ac3f2dc0', 'usr_01M8KJG74PP9TPA6VH6E52CKFP', 1795953269912, 1798545269912, 'bearer', NULL, NULL, NULL),
	('7e57ebaea9ca8e149129e23dabd6372cd23481db6cdcf971b865d6d2b00bf565', 'usr_01M8KJG74PP9TPA6VH6E52CKFP', 1795953270037, 1796558070037, 'browser', 1795953270037, 'node', 1795953270960),
	('bebe67a1b5223c4744722b47b41a146c916bb5cd2a16ce260e143272fb750c07', 'usr_01M8KJG8752FS910TZ7B486E1M', 1795953271014, 1798545271014, 'bearer', NULL, NULL, NULL),
	('63d4d727f41ad1372885d0382dbb4b63077f53c50b13f557f353920a2415da5f', 'usr_01M8KJG8ACNSXBXV5RZV4MFH4E', 1795953271124, 1798545271124, 'bearer', NULL, NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('189eee7d0991bc6b98e5b1b8f524b48aa3a4028572cdc632218fe0cd673ff04e', 'usr_01M8KJG8T9SAMXYF3MTA81CVJW', 1795953271639, 1796039671639, NULL);

INSERT INTO farebox_fixture.sign_in_identities VALUES
	('idn_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'https://id.example', 'dora', 'usr_01M8KJG8ACNSXBXV5RZV4MFH4E', NULL, 0, 0, 0);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795953266849);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8', 9950000, 10000000, 1795953263064),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', 9000000, 10000000, 1795953263202);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xb1b1e934fa09352f24f1748cdbaf844dec4d00c8', '0x3ac268652a6e986a40abbcfd55f14e7402f7484b21fbd38909483239d1bfc666', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x96faa8c5752f176bcb752af6fda281c36407777bdbaee2303efc9ebace011e1c', 1795953263064),
	('0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', '0x626b3c2ac4167fa0f92a0d48f9e5e46a97ddaf12b8e2caafb48892aa800e1f54', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x1e656005f55de873b0619b760b18ce2377cf5cf66f321bd5a3a914c64a205a0d', 1795953263202);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795607660915),
	('word-count', 1, 1795607660981),
	('slugify', 1, 1795607661006),
	('random-uuid', 1, 1795607661067),
	('hk-weather', 1, 1795607661082),
	('outline', 1, 1795607661130),
	('read-at-once', 1, 1795607661196),
	('scan-submit', 1, 1795607661232),
	('scan-result', 1, 1795607661252),
	('counted-echo', 1, 1795607661284),
	('city-create-tree', 1, 1795953278992),
	('city-list-bikes', 1, 1795953278995),
	('city-get-bike', 1, 1795953278999),
	('slow-echo', 1, 1795953282041),
	('failing-echo', 0, 1795953282118);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8KJGHC48686SEZJYZZV230A', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8KJGHC48686SEZJYZZV230A', 'image/png', 19, 1795953280388, 1796043280388);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795953279383, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795953279357, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795953279383, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8KJGGPBNZYSTRNXQ9PXSNYP', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KJGGMSKT2XC08XWB18T3S1', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8KJGHC48686SEZJYZZV230A"}]}', NULL, NULL, 1795953279691, NULL, 1795953280421, 1796039680421, NULL, NULL, NULL),
	('job_01M8KJGKMENVMK45N9EQYYYE2W', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KJGKM6T51FWXQ1VNJ1HYJT', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795953282702, NULL, NULL, 1796126082702, NULL, NULL, NULL);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 10, 1),
	('counted-echo', 20786, 12, 1),
	('counted-echo', 20786, 13, 1),
	('counted-echo', 20786, 16, 1),
	('scan-submit', 20786, 44, 1),
	('counted-echo', 20786, 11, 1),
	('counted-echo', 20786, 15, 1),
	('scan-submit', 20786, 30, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795953271688, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8KJG8XHQZ1FMAEXVWW7JVCP', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:44657/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:44657"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'dk_Pugn-ocZkgYOE0Xm2setiEF7WpyzIJY9bitMM4h-E-LrxWj_xJJFDozZTcrsFHvdoph3MHH4', '["apiKey"]', 1795953277830, 'usr_00000000000000000000000000', 'farebox-verification=30f3ecd623a69ca38c55b5da7aa3876f1288f0de', NULL, NULL, 1795953279210, NULL, 1795956877830, 1795953277830, 1795953277830, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795953262960),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795953282273),
	('scan-submit', 2, 2, 2, 0, 0, 9, 1795953282693),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795953282880);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M898X1X1KCCY1MBGMZ5X65EA', 'usr_01M898X1MJ4CYCD0JYRJ4YXVGS', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795607660449),
	('top_01M8KJG3B5BPHHVTHH4XFXCN1K', 'usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795953266021),
	('top_01M8KJG7628AVZ55TT4DWTSREG', 'usr_01M8KJG74PP9TPA6VH6E52CKFP', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795953269954);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8KJGGA51QBXH1SX1EQZVHDA', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795953279301, 1795953279301, NULL),
	('upay_01M8KJGGB8GQ4FRVQ5DRH5JX4K', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795953279301, 1795953279336, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'Admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$7/FBls3a6Ymrf+Z77BsM5g$JeaOdVO+7b0xHpXxVxOnb9yFnzj5IlTFeG4povTv+28', NULL, 1795607659555, 1795607659555, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person'),
	('usr_01M898X1MJ4CYCD0JYRJ4YXVGS', '7e45ce94-29d1-454a-be5f-df5c4a48b225@example.com', 'Account YXVGS', 'owner', '$argon2id$v=19$m=256,t=1,p=1$HIyxJzGWP7izveeRKBppdw$JEHQ+XcZTmccwy8YMtNMJz0uXsHZ/xzIcJn3vj83Nzg', NULL, 1795607660178, 1795607660178, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M898X1G1TD45CXPMXFPYXTCQ', 'd72f10a7-ee93-4f84-94bb-efa5f9640255@example.com', 'Account YXTCQ', 'owner', '$argon2id$v=19$m=256,t=1,p=1$0wcN7nWxTom8MvaSaLU3qA$+zl7GdUViMaLgnZZ0l6qQNkf0MKI7nYsb9BsE/wMlLM', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795607660033, 1795607660993, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KJG3A8ZQRBCDXE24XEZBA1', 'd8e3cab8-98c8-4924-a391-57b0a10991ef@example.com', 'Account EZBA1', 'owner', '$argon2id$v=19$m=256,t=1,p=1$d2rb21KgLjDtwS0jFiqG3g$G7sAF+4WwhBLBa/H2aEMM+Ew+39crVPE2IhWo9zOt0A', NULL, 1795953265992, 1795953265992, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M898X1BBPX3N9GJYGP7J5HT2', '9571f11f-324f-46c3-ad27-5cf27a329a3f@example.com', 'Account J5HT2', 'owner', '$argon2id$v=19$m=256,t=1,p=1$rb0yfa/waETN3r6/x2ElZw$CkoV3QXaavB+HIRZjVnuF86PvSBDu7/GNvv6aulXUIc', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795607659883, 1795607660797, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KJG74PP9TPA6VH6E52CKFP', '983998f1-16c1-42f8-ab5f-9a0245af1382@example.com', 'Account 2CKFP', 'owner', '$argon2id$v=19$m=256,t=1,p=1$HdSb5idTmU2ghNCDYcSHKg$U5If8Q/MY/cgXdS4PxYtIt9J3u7iYN7l9vBVZ41Ox+0', NULL, 1795953269910, 1795953269910, NULL, NULL, NULL, NULL, NULL, 'en', 'aNd_xo4a7RtTansG5_RtpiKz2kWu928LS3JEjY-3NXItGHJwbIK3jk0fjCKeoLScv1tecqNDLHeXenRJ', 59865109, NULL, NULL, 'person'),
	('usr_01M8KJG8752FS910TZ7B486E1M', '33149844-c847-4b50-9168-26675eb69db3@example.com', 'Account 86E1M', 'owner', '$argon2id$v=19$m=256,t=1,p=1$P6599yrZRfXHbr4EL+Qirw$aWyd138NIYdH/sS0/H2GRreu/6QVjAiL6GNCc4MUKMA', NULL, 1795953271013, 1795953271013, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KJG8ACNSXBXV5RZV4MFH4E', 'bd54b0d0-a815-4a2e-ad2f-40519e012b59@example.com', 'Account MFH4E', 'owner', '$argon2id$v=19$m=256,t=1,p=1$IZkFCk8U6ipmjN937DtLvw$iEiTrTVdhKcLlFtO2mM1sR+3uyJ8tlQgNxZ9Rya4ZkA', NULL, 1795953271116, 1795953271116, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KJG8CMRM12WPG0G4DEB96B', '(team usr_01M8KJG8CMRM12WPG0G4DEB96B)', 'Ferries', 'owner', NULL, NULL, 1795953271188, 1795953271188, NULL, NULL, NULL, NULL, 1795953271188, NULL, NULL, NULL, NULL, NULL, 'team'),
	('usr_01M8KJG8T9SAMXYF3MTA81CVJW', 'eve@example.com', 'Account 1CVJW', 'owner', NULL, NULL, 1795953271625, 1795953271625, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person');

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8KJG0RV7JBVSV0739S92KYD', '0x95dfe12c59b228a28c6b1ac12f6045364e58b17d', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795953263387);

INSERT INTO farebox_fixture.webhooks VALUES
	('whd_01M8KJG70CGZ4PJB042V4YK4WK', 'msg_ps__rHh876BTEZZLLGRrsNxPme', 'watch', 'sig_01M8KJG4DZKG0SMEGYA52N7XFB', NULL, 'supply.matched', 'http://127.0.0.1:49150/hook', '127.0.0.1', '127.0.0.1', 1, 'xKYrQ5dnGNEs5RJy4c6xkRDGKDwJ1ZQ_farNHeoSBhmE4oVDXnABe5Z419lRZd0WQ6isdr-bBf34mTj5smYv_rRYRa3TiavLGhoe8pGf', '{"type":"supply.matched","timestamp":"2026-11-29T11:54:29.772Z","data":{"signal_id":"sig_01M8KJG4DZKG0SMEGYA52N7XFB","need":"sightings of quetzals in Costa Rica","match":{"kind":"asset","id":"ast_01M8KJG6CAQ82SCN5YSQ64VAWV","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:39495/api/v1/assets/ast_01M8KJG6CAQ82SCN5YSQ64VAWV"}}}', 'waiting', 2, 1795953588653, NULL, 'address_unreachable', NULL, 1795953276261, NULL, 1795953269772);

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

ALTER TABLE ONLY farebox_fixture.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);

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

ALTER TABLE ONLY farebox_fixture.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY farebox_fixture.sign_in_identities
    ADD CONSTRAINT sign_in_identities_issuer_subject_key UNIQUE (issuer, subject);

ALTER TABLE ONLY farebox_fixture.sign_in_identities
    ADD CONSTRAINT sign_in_identities_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY farebox_fixture.used_signatures
    ADD CONSTRAINT used_signatures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY farebox_fixture.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.wallet_refunds
    ADD CONSTRAINT wallet_refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.webhooks
    ADD CONSTRAINT webhooks_webhook_id_key UNIQUE (webhook_id);

CREATE INDEX access_logs_by_asset ON farebox_fixture.access_logs USING btree (asset_id, id) WHERE (asset_id IS NOT NULL);

CREATE INDEX access_logs_by_kind ON farebox_fixture.access_logs USING btree (kind, id);

CREATE INDEX access_logs_by_outcome ON farebox_fixture.access_logs USING btree (outcome, id);

CREATE INDEX access_logs_by_time ON farebox_fixture.access_logs USING btree (at, kind, outcome);

CREATE INDEX admin_acts_by_actor ON farebox_fixture.admin_acts USING btree (actor_id, id);

CREATE INDEX admin_acts_by_subject ON farebox_fixture.admin_acts USING btree (subject_id, id);

CREATE INDEX api_keys_by_client ON farebox_fixture.api_keys USING btree (oauth_client_id) WHERE (oauth_client_id IS NOT NULL);

CREATE INDEX api_keys_by_membership ON farebox_fixture.api_keys USING btree (membership_id) WHERE (membership_id IS NOT NULL);

CREATE INDEX api_keys_by_user ON farebox_fixture.api_keys USING btree (user_id, created_at);

CREATE INDEX api_keys_granted ON farebox_fixture.api_keys USING btree (created_at) WHERE ((oauth_client_id IS NOT NULL) AND (revoked_at IS NULL));

CREATE UNIQUE INDEX assets_by_blob ON farebox_fixture.assets USING btree (blob_key) WHERE (blob_key IS NOT NULL);

CREATE INDEX assets_by_bytes ON farebox_fixture.assets USING btree (sha256, id) WHERE (sha256 IS NOT NULL);

CREATE INDEX assets_by_key ON farebox_fixture.assets USING btree (owner_id, substr(id, 15));

CREATE INDEX assets_by_language ON farebox_fixture.assets USING btree (language, id) WHERE (language IS NOT NULL);

CREATE INDEX assets_by_owner ON farebox_fixture.assets USING btree (owner_id, id);

CREATE INDEX assets_by_title ON farebox_fixture.assets USING btree (lower(title) COLLATE "C");

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

CREATE INDEX invitations_by_expiry ON farebox_fixture.invitations USING btree (expires_at);

CREATE INDEX invitations_by_team ON farebox_fixture.invitations USING btree (team_id, id);

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

CREATE INDEX memberships_by_team ON farebox_fixture.memberships USING btree (team_id, id) WHERE (revoked_at IS NULL);

CREATE UNIQUE INDEX memberships_live ON farebox_fixture.memberships USING btree (member_id, team_id) WHERE (revoked_at IS NULL);

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

CREATE INDEX payments_by_client ON farebox_fixture.payments USING btree (client_id, id);

CREATE INDEX payments_by_service ON farebox_fixture.payments USING btree (service_id, id);

CREATE INDEX payments_by_status ON farebox_fixture.payments USING btree (status, id) WHERE (status <> 'paid'::text);

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

CREATE INDEX sign_in_identities_by_user ON farebox_fixture.sign_in_identities USING btree (user_id);

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

CREATE INDEX used_signatures_by_expiry ON farebox_fixture.used_signatures USING btree (expires_at);

CREATE INDEX users_by_address ON farebox_fixture.users USING btree (email COLLATE "C");

CREATE INDEX users_by_role ON farebox_fixture.users USING btree (role, id);

CREATE INDEX users_suspended ON farebox_fixture.users USING btree (id) WHERE (suspended_at IS NOT NULL);

CREATE INDEX verifications_by_expiry ON farebox_fixture.verifications USING btree (expires_at);

CREATE INDEX verifications_by_identifier ON farebox_fixture.verifications USING btree (identifier);

CREATE UNIQUE INDEX wallet_refunds_once ON farebox_fixture.wallet_refunds USING btree (wallet, transaction_hash);

CREATE INDEX webhooks_by_kind ON farebox_fixture.webhooks USING btree (kind, id);

CREATE INDEX webhooks_by_owner ON farebox_fixture.webhooks USING btree (owner_id, id);

CREATE INDEX webhooks_by_subject ON farebox_fixture.webhooks USING btree (subject_id, created_at);

CREATE INDEX webhooks_due ON farebox_fixture.webhooks USING btree (is_paced, due_at) WHERE (state = 'waiting'::text);

CREATE INDEX webhooks_ended ON farebox_fixture.webhooks USING btree (created_at) WHERE (state <> 'waiting'::text);

CREATE INDEX webhooks_failed ON farebox_fixture.webhooks USING btree (id) WHERE (state = 'failed'::text);

CREATE INDEX webhooks_of_host ON farebox_fixture.webhooks USING btree (host) WHERE (state = 'waiting'::text);

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

ALTER TABLE ONLY farebox_fixture.imported_tools
    ADD CONSTRAINT imported_tools_source_id_fkey FOREIGN KEY (source_id) REFERENCES farebox_fixture.tool_sources(id);

ALTER TABLE ONLY farebox_fixture.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES farebox_fixture.memberships(id);

ALTER TABLE ONLY farebox_fixture.invitations
    ADD CONSTRAINT invitations_team_id_fkey FOREIGN KEY (team_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.mailed_links
    ADD CONSTRAINT mailed_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.memberships
    ADD CONSTRAINT memberships_member_id_fkey FOREIGN KEY (member_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.memberships
    ADD CONSTRAINT memberships_team_id_fkey FOREIGN KEY (team_id) REFERENCES farebox_fixture.users(id);

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

ALTER TABLE ONLY farebox_fixture.sign_in_identities
    ADD CONSTRAINT sign_in_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.tool_sources
    ADD CONSTRAINT tool_sources_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES farebox_fixture.assets(id);

ALTER TABLE ONLY farebox_fixture.top_ups
    ADD CONSTRAINT top_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.wallet_refunds
    ADD CONSTRAINT wallet_refunds_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES farebox_fixture.users(id);
