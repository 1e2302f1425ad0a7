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
	('log_01M89AATXF9W0JAABZQ556HJ5F', 1795609160623, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89AATX1H63PYSGJJDXHNK54', 1),
	('log_01M89AATY1GD7876HEQX93CNKT', 1795609160641, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89AATXPR3MRSWNTRD6DH4K3', 1),
	('log_01M8KKXQBQ6T2WC2E4DJ1SWEB1', 1795954761079, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KKXQ8PSBN45DG8EYHEZHGN', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQBC7EX50HT4AKAKJVC7', 1),
	('log_01M8KKXQJTS62BXFQVD4CTSZFS', 1795954761306, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQJNS8806TWQVH53A598', 1),
	('log_01M8KKXQKPPVR099N78JPPYP3S', 1795954761334, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQKG6WKSQCPCP892CQDG', 1),
	('log_01M8KKXQN5AAQCMKK2EQRCZQ5F', 1795954761381, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQN0S50C87WE42QJE0GT', 1),
	('log_01M8KKXQP4R1267QSF7MB1NR4B', 1795954761412, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQNX832MDTW9JE01S7CY', 1),
	('log_01M8KKXQQ7V5B4BXVT101ARD1S', 1795954761447, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQQ3WJC5AZ4FQYGJPY0E', 1),
	('log_01M8KKXQQZ35GG1GAKJ4QCCHRF', 1795954761471, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQQVJB3ADPC7BNJ46T29', 1),
	('log_01M8KKXQRR88JCCM4BT3CN3FCF', 1795954761496, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQRN6EM5D0XH1Z2PVD75', 1),
	('log_01M8KKXQSJH8EMEMX5FN5NKZG1', 1795954761522, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQSEXHNQF6R4QTKJGJXR', 1),
	('log_01M8KKXQT9DV4FJ5C6KKWHXWT7', 1795954761545, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQT6Y2P34KT01JY10CCB', 1),
	('log_01M8KKXQV01XSP3CW0P4SYB5JQ', 1795954761568, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQTWAWX0AR6X98S8TPHB', 1),
	('log_01M8KKXQVT3Y9V99YNM2K9XN23', 1795954761594, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQVPCP7RTPAGCJJWM1JP', 1),
	('log_01M8KKXQWV7YT72FX0467A4VQB', 1795954761627, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQWMT5DVCH87W76XXFF4', 1),
	('log_01M8KKXQXMR888C1BT4ZEFE5EX', 1795954761652, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQXFA1SMYQX3SS21R8TV', 1),
	('log_01M8KKXQYENHYCGE6NCYHRBFKT', 1795954761678, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQY8T4V2PR6V8E311DA7', 1),
	('log_01M8KKXR2ZJS59YTVTGBKSQ99C', 1795954761823, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8KKXQZRAJPJXEKA16QGR29X', NULL, 'node', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXR15FGGMP0DDA42RBXXW', 1),
	('log_01M8KKXQBATPW69TNHV1V2NW39', 1795954761066, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KKXQ8PSBN45DG8EYHEZHGN', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQAPZXG9B1YFDER62N74', 1),
	('log_01M8KKXQCYJ4294315NHE4PJA2', 1795954761118, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQCN1AQTKZ1SG4RQY781', 1),
	('log_01M8KKXQD8GBEQJD9NEYHAMN00', 1795954761128, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQD0M5CSFZNWPJ8X92ER', 1),
	('log_01M8KKXQE37ZRGR68PAX9CXASP', 1795954761155, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQDJ0R5BATBFCRBMP2CZ', 1),
	('log_01M8KKXQEFVDYG54YKBVTRN58S', 1795954761167, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQE6XJSDNT0JNVQ5RTCW', 1),
	('log_01M8KKXQET8AQ49HM719ZVA4RH', 1795954761178, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQEJEJ8F53FT5X9F1BY5', 1),
	('log_01M8KKXQF4BHXHXAPS9J0DN3BQ', 1795954761188, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQEXEZH315G1T5CRWWV0', 1),
	('log_01M8KKXQF7H4H49SPTQ89ZT8H6', 1795954761191, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQF6WSVZ88DCT6AQVGKB', 1),
	('log_01M8KKXQGAA1B3NTYKP6HQ122Z', 1795954761226, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQFB9PS1VNQH25BNX020', 1),
	('log_01M8KKXQHDZQMTQFQVJWR36NCG', 1795954761261, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXQHD89J2RST2YN1VCBT8', 1),
	('log_01M8KKXQJKEK8YEB9AFAAQMXA5', 1795954761299, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQJ8GF9X63GZZP9G8QX1', 1),
	('log_01M8KKXQKDVKT8Y1X5RYP2KQ6E', 1795954761325, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQK01KJPWZPGGWKW9HQ8', 1),
	('log_01M8KKXQMWK136TS1183S1A9M1', 1795954761372, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQKWRAPDP16PC3NX0W1S', 1),
	('log_01M8KKXQNTJB1Z23Q5NEGQ0EGP', 1795954761402, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQNCF3P7EJPF17945C9N', 1),
	('log_01M8KKXQQ0KS0V304V5E1D6ZXT', 1795954761440, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQPHTEJZY7AY8VYS1X4P', 1),
	('log_01M8KKXQQSEZ3E4MRRER83AXE6', 1795954761465, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQQEYQVYMQDBES5K9A3A', 1),
	('log_01M8KKXQRJ626JK80BDFWMMYE0', 1795954761490, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQR58H828PX60AP8RN0T', 1),
	('log_01M8KKXQSBZPABTDWH3VJ05EJR', 1795954761515, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQRYNFZB92M1ETYJ2301', 1),
	('log_01M8KKXQT383XCQJCMYE4MHR3H', 1795954761539, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQSRA62TD9DNQA89WDW3', 1),
	('log_01M8KKXQTSP8PFH402WSG12F8B', 1795954761561, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQTEP545G919BHRSS9S3', 1),
	('log_01M8KKXQVKKERTBB5CAJ566MK5', 1795954761587, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQV8B22RFYDJ1XXGRBAZ', 1),
	('log_01M8KKXQWGHBYMMVJG5VBHRCGJ', 1795954761616, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQW0EMQNWAYERTNJZ84E', 1),
	('log_01M8KKXQXCG2H4X82J0EM3NQ8F', 1795954761644, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQX1QGC6DQW5ZQ55NYPB', 1),
	('log_01M8KKXQY5JYW54KPJGZ9H92WN', 1795954761669, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, NULL, 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXQXS6XPR6F35QBZMPT4E', 1),
	('log_01M8KKXR6T21KPHWBS25W5SYVB', 1795954761946, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXR5X7ZEQFA7EY9EERS3Q', 1),
	('log_01M8KKXR884VD8PT4KASCNGBAZ', 1795954761992, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXR6WK846M190Y1469SNW', 1),
	('log_01M8KKXRAEZ6S28CHTPDA0XZ3M', 1795954762062, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXR8G5S63T9EC9ASGCFAK', 1),
	('log_01M8KKXRBR95H8MB0JTXZ1Y1QF', 1795954762104, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXRAHS68TM0PMZV90QGB1', 1),
	('log_01M8KKXRCH5ZTPSVCF7R70VX6N', 1795954762129, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXRBSWRPAFWCT5WASQEY0', 1),
	('log_01M8KKXRD35X342MYT3BNC00ES', 1795954762147, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXRCK83NQHSZRYE7P0QYY', 1),
	('log_01M8KKXRDT63JFMAGWVFK65CVF', 1795954762170, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXRD4FFRYF08SYW464V02', 1),
	('log_01M8KKXREBZBDSX43FD38NMDW6', 1795954762187, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXRDVWY4G7TAAFGJ3ZVGJ', 1),
	('log_01M8KKXREY6XX7F1V6PJM44E18', 1795954762206, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXREC1YAQZEPHRJG029SR', 1),
	('log_01M8KKXRFHC88AEH0XA296PY7A', 1795954762225, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXREZW84PKSK1MTWFMGFA', 1),
	('log_01M8KKXRG8FM6PM4Y30F0BW6FG', 1795954762248, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KKXRFJENK2SJWX5E6HY1RJ', 1),
	('log_01M8KKXRGRG1CT3ENKAMNQPVJ1', 1795954762264, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8KKXRG9W9GYZN4JEYPQV2X6', 1),
	('log_01M8KKXRH37P3W9876PGF5R8E3', 1795954762275, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8KKXRGTDYVN922XJ59WWD3J', 1),
	('log_01M8KKXW0WVXREHFCM25MA339C', 1795954765852, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXW0AAKVDPV7Q1QBTHVGK', 1),
	('log_01M8KKXW198FME0X3E36Z2H8YM', 1795954765865, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXW0Y70BVDMR6NV8FQ9GN', 1),
	('log_01M8KKXW4T7W2JRDEWFWXPY0Q1', 1795954765978, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXW40GB8G70Q49F8Q0CYB', 1),
	('log_01M8KKXWEXHETK7HBVKM2PGBC1', 1795954766301, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXWEM8529C0K04DP9M59N', 1),
	('log_01M8KKXWH77XKNP45XPKTN97CM', 1795954766375, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXWFBSAY26XN7WHA882GD', 1),
	('log_01M8KKXWHC9WHZN856ZD8WKDWM', 1795954766380, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXWHBGDBCEVQ5HZ847VWP', 1),
	('log_01M8KKXWTRVBZCBBJGNWPSKSCM', 1795954766680, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXWHN0C22TSEMSDH6RC5A', 1),
	('log_01M8KKXWVJEXH2NPZPSG7VYSNT', 1795954766706, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXWV44EKX1FPXMWE90QZB', 1),
	('log_01M8KKXWVXRVXEXXB7M4VBCCFD', 1795954766717, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KKXWVM928DFTHA7E9SSF40', 1),
	('log_01M8KKXWX4XE7WBCP0CY48KEY5', 1795954766756, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KKXWW4MKR4WKTMD5R3W3YT', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M89AATVJP8W7GBYRY9MWZTEM', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', '{"topUpId":"top_01M89AATV79BG1YVCZHWJP1DTP","amountMicros":20000000,"currency":"USD","note":null}', 1795609160562),
	('act_01M8KKXQ55XB4DCBHMPTJ3HZZ5', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'asset.update', 'ast_01M8KKXQ39Z92A572VNFDX1R0T', '{"status":"unlisted"}', 1795954760869),
	('act_01M8KKXQ895G571SFVQT2FEFFM', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'asset.archive', 'ast_01M8KKXQ5GRT5K92JFB2WKG4PG', '{"status":"archived"}', 1795954760969),
	('act_01M8KKXQCFFYFX48EEC43JEFNT', 'service', 'asset.pause', 'ast_01M8KKXQ8PSBN45DG8EYHEZHGN', '{"reason":"file_missing"}', 1795954761103),
	('act_01M8KKXQCG200TS7ZFKGBB4926', 'service', 'delivery.give_back', 'ast_01M8KKXQ8PSBN45DG8EYHEZHGN', '{"reason":"file_missing","revenue_event_id":"rev_01M8KKXQBF71PBJ8YA5EN9N1GC","payment_id":"pay_01M8KKXQAPZXG9B1YFDER62N74","amount":"0.10","lost":"0.00"}', 1795954761104),
	('act_01M8KKXQJ0TB78T2C64XC44MDZ', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', '{"refundId":"rfd_01M8KKXQHXRAYV7BEQRK84ER32","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795954761280),
	('act_01M8KKXQYZNA8BG2WARA8WGHVT', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8KKXQYPCGGC7Z70SASS6F0W', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795954761695),
	('act_01M8KKXQZCGM7M2R1JMY8KBM7R', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8KKXQYP2WVM08FCW31YWH06', '{"reference":"wire 17","batchId":"pob_01M8KKXQYPCGGC7Z70SASS6F0W","ownerId":"usr_01M89AATRHJ27AG67HFY5R3390","amountMicros":1800000}', 1795954761708),
	('act_01M8KKXR00FN886SMPFZ91JT2G', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', '{"topUpId":"top_01M8KKXQZY2FPPXH65MT2443XS","amountMicros":9000000,"currency":"USD","note":null}', 1795954761728),
	('act_01M8KKXR4SWBGQ60KMT6SS7791', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', '{"topUpId":"top_01M8KKXR430GEA968RA61GJJHZ","refundId":"rfd_01M8KKXR4P5GYGXQQJ5YNXDWKZ","amountMicros":2000000,"currency":"USD"}', 1795954761881),
	('act_01M8KKXRTW2RGYT0A92VCVA4XR', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KKXRT501ZBRBAHP1GGCS82', '{"topUpId":"top_01M8KKXRTR8KK9WGZ3A8EEEDKS","amountMicros":10000000,"currency":"USD","note":null}', 1795954762588),
	('act_01M8KKXS2XCTRC2JX6MJGGN41P', 'usr_01M8KKXS1J3HM9WZ9VAN7SYBXH', 'team.create', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', '{}', 1795954762845),
	('act_01M8KKXS3BMSTJS1DQD9KK55QE', 'usr_01M8KKXS1J3HM9WZ9VAN7SYBXH', 'team.invite', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', '{"invitationId":"inv_01M8KKXS38CRJV6X0RDGDDD00Z","role":"developer"}', 1795954762859),
	('act_01M8KKXS3HVZ5XYR09906SRMYJ', 'usr_01M8KKXS20G8A2N5397NX78GBK', 'team.join', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', '{"invitationId":"inv_01M8KKXS38CRJV6X0RDGDDD00Z","role":"developer"}', 1795954762865),
	('act_01M8KKXS3RDAK8WDR375NYVMXX', 'usr_01M8KKXS1J3HM9WZ9VAN7SYBXH', 'team.invite', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', '{"invitationId":"inv_01M8KKXS3PW1ZTP9VFRXZGXYQ3","role":"developer"}', 1795954762872),
	('act_01M8KKXS49BWCH8MB65SC8YZED', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8KKXS48979MQ69G28TR5DDS', '{"role":"owner","hasPassword":false}', 1795954762889),
	('act_01M8KKXS4KCMM1V71WCNNVZ6S4', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795954762899),
	('act_01M8KKXVCJKMBQPF7GENZQGF85', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8KKXS52CW1TTFQX503YVT5S', '{"kind":"openapi","name":"city","tools":3}', 1795954765202),
	('act_01M8KKXVPKQK8NRZTVXT1HMX5E', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795954765523),
	('act_01M8KKXVPXDYB71PYZV87VCZZR', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795954765533),
	('act_01M8KKXVPYV45B8FAK0G5ND73B', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795954765534),
	('act_01M8KKXVXZWTM563NE882EN57D', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795954765759);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M89AATPRQY3CD0HZ6PRK5G2S', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'agent', '3fda1967fc0738816aa656000411fcdf53571a616ef63f52453531745398a305', 'fbk_C-Jh', NULL, NULL, NULL, NULL, 0, 0, 0, 1795609160408, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M89AATS5EG6QVCEG8634N762', 'usr_01M89AATRHJ27AG67HFY5R3390', 'agent', 'd261d18718bb6e2079c8c2d4ba08f1823990396ebf111ecb807583df481cdf0b', 'fbk_2tYb', NULL, NULL, NULL, NULL, 0, 0, 0, 1795609160485, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'agent', '0df8e76a6e22c96f98c1d5435f958e84ae4ae60b653f8c83b8da1e6ff8a45608', 'fbk_ZKJI', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795609160535, NULL, NULL, NULL, NULL, 1795954761135, NULL),
	('key_01M8KKXQZRAJPJXEKA16QGR29X', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'agent', 'a3d06b9d7c52ef95bfb86d5406280e34c199f5d5f4b176ea7cbc57efe43095cf', 'fbk_TnaI', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795954761720, NULL, NULL, NULL, NULL, 1795954761733, NULL),
	('key_01M8KKXRXSA742FGRS0EAG7E1A', 'usr_01M8KKXRT501ZBRBAHP1GGCS82', 'Test agent', 'code:6b952f93b5fc20f96b7b989eb6bf59c2f23320d3137a5e1de87f689fb2a01d2c', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795954762681, NULL, NULL, 'TXQDcOppJyIKceUiLtxUrlzZtjPFOwtC', '["search","spend"]', 1795954762760, NULL),
	('key_01M8KKXS1R82G68FMY704NES1T', 'usr_01M8KKXS1J3HM9WZ9VAN7SYBXH', 'agent', '6e6d3282faf0154a8507a2af3823befd27beddafe101fed4f18f4b4f9c2a6630', 'fbk_BpGu', NULL, NULL, NULL, NULL, 0, 0, 0, 1795954762808, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KKXS2B9P9TGSAJ4816JS35', 'usr_01M8KKXS20G8A2N5397NX78GBK', 'agent', '6af1cd94d05f76e42a189841f194f654047ff6c3bccf39281c7f271816e1d07c', 'fbk_6Ny6', NULL, NULL, NULL, NULL, 0, 0, 0, 1795954762827, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KKXS3WKZHFKJAAT3BW0S4B', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', 'ferries', '4c6b124a8476985d7bb3c50d4d3caa95ab19f8bc4ab5efa3462c4c2732c0d824', 'fbk_rOLY', NULL, NULL, NULL, NULL, 0, 0, 0, 1795954762876, NULL, NULL, NULL, NULL, NULL, 'mem_01M8KKXS3HENCQ50B3RWXCM0BE');

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KKXPZ2PFA7AKDHFGTJJFSG', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795954760668, 1795954760668, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KKXQ39Z92A572VNFDX1R0T', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KKXQ3DZ98RGJJ64FGKRR29', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795954760809, 1795954760865, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KKXQ5GRT5K92JFB2WKG4PG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KKXQ5KV4JH0THMCB8A9YMZ', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795954760880, 1795954760960, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KKXQ8PSBN45DG8EYHEZHGN', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KKXQ8S51R0198D4DB428EJ', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795954760982, 1795954761096, 'file_missing', 1795954761096, NULL, 'en', NULL),
	('ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 'usr_01M89AATRHJ27AG67HFY5R3390', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KKXQ1MF46QJVGDEHZETPB7', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795954760753, 1795954760753, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KKXRHDQ23VBN2BHVTZNTSZ', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KKXRHFM2NXP8NSVPRP19T6', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795954762285, 1795954762285, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'f9p79L_R8sm9-n0stqBZJX3nosaa51iJ', 1795954762232, 1795954763058, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8KKXR4P5GYGXQQJ5YNXDWKZ', 'top_01M8KKXR430GEA968RA61GJJHZ', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795954761878, 1795954761896, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8KKXR430GEA968RA61GJJHZ', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', NULL, 5000000, 'USD', 'http://127.0.0.1:45385/docs/credit', 'http://127.0.0.1:45385/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795954761859, 1795961961859, 1795954761871, NULL, 0),
	('top_01M8KKXR5GMSKP6Y1V5T7WZT6D', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', NULL, 5000000, 'USD', 'http://127.0.0.1:45385/docs/credit', 'http://127.0.0.1:45385/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795954761904, 1795961961904, NULL, 1795955361904, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1000000, 'http://127.0.0.1:49150/hook', 'fu78IX6MPzXuSkMzjaCEsHZQNzfDaaZxTDcEOaBf4MqwCctPgzQ98_XUAjMb21xCrQ30jnS_y-Z56_F1uBkXSpgAIxQNwRpQ0N5hUh37', 1795954761850, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8KKXQH5YFZ22DTG1SAZ97D2', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'pay_01M8KKXQGVHTT1CJYPQ6P8VW8XjsCEPYgOxQFo6m3RE4U_UEcjWM8mgT_ya14zIl8NNGtY7F7DXullnXbAqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECbSa1RvbnC5II', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795954761253);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8KKXR5XGGP7636KB2MG5PWT', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8KKXR5X7ZEQFA7EY9EERS3Q', 1795954761917, 638),
	('sig_01M8KKXR6X67Y2BT3MA14S2Q2D', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8KKXR6WK846M190Y1469SNW', 1795954761949, 666),
	('sig_01M8KKXR8GX1PTFJJ0PHZW7EDH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8KKXR8G5S63T9EC9ASGCFAK', 1795954762000, 614),
	('sig_01M8KKXRAJ48ZXXBZ6TPHRDYP3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8KKXRAHS68TM0PMZV90QGB1', 1795954762066, 616),
	('sig_01M8KKXRBTXM6VMTT07QNCC38M', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8KKXRBSWRPAFWCT5WASQEY0', 1795954762106, 616),
	('sig_01M8KKXRCK9T7KMYH8BEAKB2WF', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8KKXRCK83NQHSZRYE7P0QYY', 1795954762131, 628),
	('sig_01M8KKXRD5GQ3YEPJZV0M1AT2T', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8KKXRD4FFRYF08SYW464V02', 1795954762149, 622),
	('sig_01M8KKXRDV99024YS56RDYQH75', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8KKXRDVWY4G7TAAFGJ3ZVGJ', 1795954762171, 624),
	('sig_01M8KKXRECKXZH7QNT8DJ77EYK', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8KKXREC1YAQZEPHRJG029SR', 1795954762188, 622),
	('sig_01M8KKXRF0HR276TXEMMEY64QS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8KKXREZW84PKSK1MTWFMGFA', 1795954762208, 620),
	('sig_01M8KKXRFK2FS63Y2ZX21T09RZ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8KKXRFJENK2SJWX5E6HY1RJ', 1795954762227, 616),
	('sig_01M8KKXRGAFWN6BV3WWFA9HB67', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KKXRG9W9GYZN4JEYPQV2X6', 1795954762250, 588),
	('sig_01M8KKXRGTW37GTQT7A77N7P57', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KKXRGTDYVN922XJ59WWD3J', 1795954762266, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8KKXR5XGGP7636KB2MG5PWT', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'hjC9rC4iM72lOUN4F28an_65n0uGYFIaX-no2r9BXkNGhIqkfTSF9ifbIqIWfJcAp6i0xTiPl0m-IMv_cyiJODq0jhtNJjAEMiYLoZLr', 'sightings of quetzals in Costa Rica', 'dataset', 1795954761919, 1803730761919, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXR6X67Y2BT3MA14S2Q2D', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Yo5o0CCDT7xCJwU1cIQ6wCNaKXt1dDHlMsSN4iiLyI-GY74iG2Nwmrw18-FqdApViKHZcnAWqo719wrlNYuT-i8UW07KryCaH1MzbbLF', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795954761953, 1803730761953, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXR8GX1PTFJJ0PHZW7EDH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'XMYCodDrnPgj-atkhbCVtJsCTEseui-27hB5sY1Xa41fN1ONcjiN6IlF7Wah71cNQ0VcAE7a1NMA6nwgTWaVDrx2OPSzTlnntxtwOrHY', 'snow depths of the Alps', 'dataset', 1795954762002, 1803730762002, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXRAJ48ZXXBZ6TPHRDYP3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'WW_Nb5XKITwiwhmAOc6ZlCL3IIwwXqSvOIiDz_NSOnz3noHAQbB_NeyPIPFbCI9ffvT00hXpD1DMSZun1K4iGIoduxTNIg4LGkj0EAbR', 'snow depths of the Andes', 'dataset', 1795954762069, 1803730762069, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXRBTXM6VMTT07QNCC38M', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'nRaKqXCgtB3IH8Cy02IYQ1U3vmNOLbOKG7vVjQEgKQicuBfvNgJEDSI7uWmSOqOO2MeXBDM36r5O0mrXYbK53v_izXm065Bwgk2ydOVL', 'snow depths of the Atlas', 'dataset', 1795954762109, 1803730762109, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXRCK9T7KMYH8BEAKB2WF', 'http://127.0.0.1:49150/hook', '127.0.0.1', '1iMtc9ZC-rZCSFum30glJqc-Y9kxZ8NXNvTKSO7nai5pd8xzWLkEYsTZ8flbwEB6zwg44WEkTBdWE0Va-5ecW9tXGUV7hZOxX3y92HQU', 'snow depths of the Carpathians', 'dataset', 1795954762132, 1803730762132, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXRD5GQ3YEPJZV0M1AT2T', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'IrvT5M5UKPUH-5eemKToK5EZtrO5Yrx79K1Yy8bIKPCF449GmeObZxdBrjEngI-C3t_VABEWAgj6k8gjM8mnojVa4Eo5riiedJ50pfq0', 'snow depths of the Caucasus', 'dataset', 1795954762150, 1803730762150, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXRDV99024YS56RDYQH75', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'pDhIg1Vr9QUoJGJMAOHhW_yg-vWALTdycAAE_o4c-z8U2SnMXApXXTBKjpLAGloUQDzDxGFIlhGJP2uioSL8YUzVL60-u3iEOzQLsdCX', 'snow depths of the Dolomites', 'dataset', 1795954762172, 1803730762172, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXRECKXZH7QNT8DJ77EYK', 'http://127.0.0.1:49150/hook', '127.0.0.1', '-DsMs9psjMTn2-joEiqO2BKAKSQGY7SEG2GAa3_jruuOLdhFLIJsn-UryomfdAt0_wkh9JUnBaSbS_PCnz-JgJfnx2n2YITTuIyBPrF4', 'snow depths of the Pyrenees', 'dataset', 1795954762189, 1803730762189, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KKXRF0HR276TXEMMEY64QS', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'fFKUmxTQetkhMCxqwUmi8KtAQOgT2V5C-72l53vaJ_1XmuBGFSsXfu4gvNKg3m5SrvLM6xNfoZh2uFL5IuiaLZUddWtX7XW5W4I3vI8k', 'snow depths of the Rockies', 'dataset', 1795954762208, 1803730762208, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8KKXS4JDG9TGS3E6TJ93RZT', 'timestamp', 30000, 1795954762898, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'staff', 1795954765934);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'staff', 'anna', '', 1795954765934);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M89AAT1XJ365MFQK13ME2MTQ', 1795609159751);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8KKXS52CW1TTFQX503YVT5S', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:34165/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'LpdnLoDlgt7b-U71azvcMo08TctssV4_Lpm1JC-neuc', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795954765307, NULL, NULL, NULL, 1795954765161, 1795954765160, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8KKXS52CW1TTFQX503YVT5S', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:34165/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'm1teZ-HQQrknZ8FLb1d9ufh3ANe7t8s0SrjrTx1kScs', 10000, 'published', 'called with its example', 0, 1795954765524, NULL, NULL, NULL, 1795954765161, 1795954765160, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8KKXS52CW1TTFQX503YVT5S', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:34165/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '1G5pMi0h6z45qRaNY6BYuIl9rxhvv9poChqr4SdTwdU', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795954765521, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:34165/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'ozntqrYzwhRxjj01CIfDeQkHiKwGUsAgFVMsXoWuXzg', 1795954765162, 1795954765160, NULL, NULL, NULL);

INSERT INTO farebox_fixture.invitations VALUES
	('inv_01M8KKXS38CRJV6X0RDGDDD00Z', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', 'ad54f9b6fc9ad78078b5823545bba8461446cef584e91aa01c7ebc2a495e9ac5', 'dora@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KKXS2WQBWKJ822DW6QJWGC', 1795954762856, 1796559562856, 1795954762863),
	('inv_01M8KKXS3PW1ZTP9VFRXZGXYQ3', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', 'f31b101385e154979a4d21c7d815ce6022c6e926c078fe8260840e0e9a008f27', 'nobody@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KKXS2WQBWKJ822DW6QJWGC', 1795954762870, 1796559562870, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8KKXR36ZNPE3SZF6HHQ74FW', 'tell_sellers', '{"pledgeId":"plg_01M8KKXR36ZNPE3SZF6HHQ74FW"}', 'done', 1795954761834, 1, 8, NULL, NULL, NULL, 1795954761834, 1795954761975),
	('tell_sellers:plg_01M8KKXR0WZSKCMVB2TZCDP75Q', 'tell_sellers', '{"pledgeId":"plg_01M8KKXR0WZSKCMVB2TZCDP75Q"}', 'done', 1795954761761, 1, 8, NULL, NULL, NULL, 1795954761761, 1795954761980),
	('tell_sellers:plg_01M8KKXR0B4FKKEXS393X2AB20', 'tell_sellers', '{"pledgeId":"plg_01M8KKXR0B4FKKEXS393X2AB20"}', 'done', 1795954761747, 1, 8, NULL, NULL, NULL, 1795954761747, 1795954762020),
	('match:asset:ast_01M8KKXRHDQ23VBN2BHVTZNTSZ:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8KKXRHDQ23VBN2BHVTZNTSZ:20786:0","watch":null}', 'done', 1795954762316, 1, 8, NULL, NULL, NULL, 1795954762316, 1795954762542),
	('job_01M8KKXRFT7ASKJDDSAR81B71D', 'challenge_callbacks', '{}', 'done', 1795954762234, 1, 8, NULL, NULL, NULL, 1795954762234, 1795954763081),
	('job_01M8KKXSB6RXZX8X6MC1EAW5ZT', 'send_webhooks', '{}', 'waiting', 1795954823083, 0, 8, NULL, NULL, NULL, 1795954763110, NULL),
	('job_01M8KKXSC0ZR0JPFB3BDPY4B6X', 'send_webhooks', '{}', 'waiting', 1795954768173, 0, 8, NULL, NULL, NULL, 1795954763136, NULL),
	('job_01M8KKXRS6WV2GDFP0SX3GWT0D', 'send_webhooks', '{}', 'done', 1795954762534, 1, 8, NULL, NULL, NULL, 1795954762534, 1795954763155),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'waiting', 1795954765556, 0, 8, NULL, NULL, NULL, 1795954765556, NULL),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'waiting', 1795954765557, 0, 8, NULL, NULL, NULL, 1795954765557, NULL),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'waiting', 1795954765564, 0, 8, NULL, NULL, NULL, 1795954765565, NULL),
	('work_tool_job:job_01M8KKXW14YGPWJF10EXZGXHWY', 'work_tool_job', '{"jobId":"job_01M8KKXW14YGPWJF10EXZGXHWY"}', 'done', 1795954765862, 1, 1000, NULL, NULL, NULL, 1795954765862, 1795954765925),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795954766318, 0, 8, NULL, NULL, NULL, 1795954766318, NULL),
	('work_tool_job:job_01M8KKXWVTFWKWDNXDFP26GP10', 'work_tool_job', '{"jobId":"job_01M8KKXWVTFWKWDNXDFP26GP10"}', 'running', 1795954766715, 1, 1000, 1795962266729, 'proc_01M8KKXW8A4B4EGANWQZP2Q0Q7', NULL, 1795954766715, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'USD', 550000),
	('test:earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'USD', 90000),
	('earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'USD', 0),
	('earnings:usr_01M89AATRHJ27AG67HFY5R3390', 'USD', 2700000),
	('credit:usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'USD', 3000000),
	('credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'USD', 19750000),
	('credit:usr_01M8KKXRT501ZBRBAHP1GGCS82', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M89AATV72SA3SHNQ1TY3PRWJ', 'operator:grants', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 20000000, 'USD', 'top_up', NULL, NULL, 1795609160551),
	('led_01M89AATX60F3D6GXK6BP5MVVA', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89AATX1H63PYSGJJDXHNK54wNCGA4gOMWiCrfpqemdkwzcSww1SP9E', NULL, 1795609160614),
	('led_01M89AATXV13N8XV1HRAGYWVQA', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89AATXPR3MRSWNTRD6DH4K3hNCGA4gOMWiCrfpqemdkBgGiEqVrV07n82SDtYy-UQa8QEj_p-bzoA', NULL, 1795609160635),
	('led_01M8KKXPY43N5GNGQ8TV08WG9B', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M89AATX1H63PYSGJJDXHNK54wNCGA4gOMWiCrfpqemdkwzcSww1SP9E', NULL, 1795954760644),
	('led_01M8KKXPY47KQW5Y0MZ7JGQ9B2', 'payments:held', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 50000, 'USD', 'refund', 'pay_01M89AATXPR3MRSWNTRD6DH4K3hNCGA4gOMWiCrfpqemdkBgGiEqVrV07n82SDtYy-UQa8QEj_p-bzoA', NULL, 1795954760644),
	('led_01M8KKXQB11CPHYNBVBBNCFCNT', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQAPZXG9B1YFDER62N74waCNBogOAgGiJz7dFsrqQrYId6LvxhXzUC8KZorc3g', NULL, 1795954761057),
	('led_01M8KKXQBF9MAXFAKRB2S4QPMT', 'payments:held', 'test:earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQAPZXG9B1YFDER62N74waCNBogOAgGiJz7dFsrqQrYId6LvxhXzUC8KZorc3g', 'call_01M8KKXQBFWGX73CX04MY6JYG2', 1795954761071),
	('led_01M8KKXQBF4EF965H55Q4C461P', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQAPZXG9B1YFDER62N74waCNBogOAgGiJz7dFsrqQrYId6LvxhXzUC8KZorc3g', 'call_01M8KKXQBFWGX73CX04MY6JYG2', 1795954761071),
	('led_01M8KKXQC3VWHW2A9NEHC2BVSQ', 'test:earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8KKXQAPZXG9B1YFDER62N74waCNBogOAgGiJz7dFsrqQrYId6LvxhXzUC8KZorc3g', 'call_01M8KKXQBFWGX73CX04MY6JYG2', 1795954761091),
	('led_01M8KKXQC3WBXCR8CWKVN2MADJ', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8KKXQAPZXG9B1YFDER62N74waCNBogOAgGiJz7dFsrqQrYId6LvxhXzUC8KZorc3g', 'call_01M8KKXQBFWGX73CX04MY6JYG2', 1795954761091),
	('led_01M8KKXQCT010CYXGYAHE85V27', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KKXQCN1AQTKZ1SG4RQY781wNCGA4gOMWiCrfpqemdk6pGbBmR8hAI', NULL, 1795954761114),
	('led_01M8KKXQD4W69NFD1A09DEGZPQ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KKXQCN1AQTKZ1SG4RQY781wNCGA4gOMWiCrfpqemdk6pGbBmR8hAI', 'call_01M8KKXQD00MMPTGBNF2PQKEKW', 1795954761124),
	('led_01M8KKXQDT80RH2QX4X89DSTK0', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KKXQDJ0R5BATBFCRBMP2CZhNCGA4gOMWiCrfpqemdkBgGiEqVrV07n82SDtYy-UQZOxRYLppiquw', NULL, 1795954761146),
	('led_01M8KKXQED8SRZMP1ZF8CH6SN9', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KKXQDJ0R5BATBFCRBMP2CZhNCGA4gOMWiCrfpqemdkBgGiEqVrV07n82SDtYy-UQZOxRYLppiquw', 'call_01M8KKXQE97T7AFHNCCYGHAJPN', 1795954761165),
	('led_01M8KKXQEQZJAGS1VMC9SREGSW', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KKXQEJEJ8F53FT5X9F1BY5wNCGA4gOMXkGn8t9OmdkoJyLlBQwc2M', NULL, 1795954761175),
	('led_01M8KKXQG61AR4KXF1SYJV1VM3', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KKXQFN31HBZ2FV3JD85MMMjNCGA4gOMWiCrfpqemdkqQEe0WUqIBlMyDPIOqJA5TtINBRGMl-zXrkhLlKRMs6FA4ua5G8', NULL, 1795954761222),
	('led_01M8KKXQG60A01P2X3A1APHTPA', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KKXQFN31HBZ2FV3JD85MMMjNCGA4gOMWiCrfpqemdkqQEe0WUqIBlMyDPIOqJA5TtINBRGMl-zXrkhLlKRMs6FA4ua5G8', 'call_01M8KKXQFVF51QDMJCGR0CY5BM', 1795954761222),
	('led_01M8KKXQH5GJVZGY48KM0YPGH7', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8KKXQGVHTT1CJYPQ6P8VW8XjsCEPYgOxQFo6m3RE4U_UEcjWM8mgT_ya14zIl8NNGtY7F7DXullnXbAqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECbSa1RvbnC5II', NULL, 1795954761253),
	('led_01M8KKXQH5BVVNT9MAHVVV2QF1', 'payments:held', 'test:credit:0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 1000000, 'USD', 'top_up', 'pay_01M8KKXQGVHTT1CJYPQ6P8VW8XjsCEPYgOxQFo6m3RE4U_UEcjWM8mgT_ya14zIl8NNGtY7F7DXullnXbAqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECbSa1RvbnC5II', 'call_01M8KKXQGWTEFFF17MATTHCAW0', 1795954761253),
	('led_01M8KKXQHN2JJ8MEN8Q6360BAA', 'test:credit:0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KKXQHNS6AMX6EXS1VNYRE8kNCGA4gOMWiCrfpqemdkqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECb8qiWEk2h9ZE', NULL, 1795954761269),
	('led_01M8KKXQHRV7EBQ4BPXA5B5J7J', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KKXQHNS6AMX6EXS1VNYRE8kNCGA4gOMWiCrfpqemdkqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECb8qiWEk2h9ZE', 'call_01M8KKXQHN82905YNCTC99YQJM', 1795954761272),
	('led_01M8KKXQHXP72ZCAGRNYVR73QT', 'test:credit:0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8KKXQHXRAYV7BEQRK84ER32', NULL, 1795954761277),
	('led_01M8KKXQJGWH9ZC9ZXJBBJ9ACF', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQJ8GF9X63GZZP9G8QX1waCNBogOAgGiJz7b3DGZTQ0MgRfOjjCYCVC0HDvMdA', NULL, 1795954761296),
	('led_01M8KKXQJQ40GSVAY87NABJNA7', 'payments:held', 'test:earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQJ8GF9X63GZZP9G8QX1waCNBogOAgGiJz7b3DGZTQ0MgRfOjjCYCVC0HDvMdA', 'call_01M8KKXQJQF34YHGDDMYDDMYXB', 1795954761303),
	('led_01M8KKXQJQ7NS5X74612AQV2BW', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQJ8GF9X63GZZP9G8QX1waCNBogOAgGiJz7b3DGZTQ0MgRfOjjCYCVC0HDvMdA', 'call_01M8KKXQJQF34YHGDDMYDDMYXB', 1795954761303),
	('led_01M8KKXQK8S1D5307QYMJ3AHT5', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQK01KJPWZPGGWKW9HQ8haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBsdFq5LzI2_i', NULL, 1795954761320),
	('led_01M8KKXQKM40Q5NNYSYQVXQ7QB', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQK01KJPWZPGGWKW9HQ8haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBsdFq5LzI2_i', 'call_01M8KKXQKK1TYTPF5957ZMZ1RF', 1795954761332),
	('led_01M8KKXQKMBQEJC4BYYXKCJFAQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQK01KJPWZPGGWKW9HQ8haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBsdFq5LzI2_i', 'call_01M8KKXQKK1TYTPF5957ZMZ1RF', 1795954761332),
	('led_01M8KKXQMFPH8NNQKHFQZDFGEF', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQKWRAPDP16PC3NX0W1ShaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmJKnPOLk6bl', NULL, 1795954761359),
	('led_01M8KKXQN3XJ35N00B6T01T707', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQKWRAPDP16PC3NX0W1ShaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmJKnPOLk6bl', 'call_01M8KKXQN3Y266G8ZHSQKKYEXJ', 1795954761379),
	('led_01M8KKXQN3J9PYNC1AH530JZHS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQKWRAPDP16PC3NX0W1ShaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmJKnPOLk6bl', 'call_01M8KKXQN3Y266G8ZHSQKKYEXJ', 1795954761379),
	('led_01M8KKXQNNY7QVHV47Y6Y621S7', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQNCF3P7EJPF17945C9NhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBv-jvaWvfeVo', NULL, 1795954761397),
	('led_01M8KKXQP11J4AZ102TZRQ98VT', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQNCF3P7EJPF17945C9NhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBv-jvaWvfeVo', 'call_01M8KKXQP16DPENS4ETGWBXQ8Q', 1795954761409),
	('led_01M8KKXQYP4ZDPQDKFZ5QY5QNF', 'earnings:usr_01M89AATRHJ27AG67HFY5R3390', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795954761686),
	('led_01M8KKXQP1CAP6Q5SX68ACCEJY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQNCF3P7EJPF17945C9NhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBv-jvaWvfeVo', 'call_01M8KKXQP16DPENS4ETGWBXQ8Q', 1795954761409),
	('led_01M8KKXQPSC7CG1MEFSJZCXSZ7', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQPHTEJZY7AY8VYS1X4PhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBkYREfjB9CPw', NULL, 1795954761433),
	('led_01M8KKXQQ6SZP319DSDF2JAC8B', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQPHTEJZY7AY8VYS1X4PhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBkYREfjB9CPw', 'call_01M8KKXQQ5NY0EXNXVF2NDVT5M', 1795954761446),
	('led_01M8KKXQQ6XPC72JAQVW61VDZB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQPHTEJZY7AY8VYS1X4PhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBkYREfjB9CPw', 'call_01M8KKXQQ5NY0EXNXVF2NDVT5M', 1795954761446),
	('led_01M8KKXQQMW13MWD74XE457ACP', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQQEYQVYMQDBES5K9A3AhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBvAMeHiEJQlo', NULL, 1795954761460),
	('led_01M8KKXQQYGA0Y7MWCT92VQYD5', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQQEYQVYMQDBES5K9A3AhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBvAMeHiEJQlo', 'call_01M8KKXQQYM4634KCTM5TWYNHH', 1795954761470),
	('led_01M8KKXQQY8T2FC4SB5HASS7J7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQQEYQVYMQDBES5K9A3AhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBvAMeHiEJQlo', 'call_01M8KKXQQYM4634KCTM5TWYNHH', 1795954761470),
	('led_01M8KKXQRCHCGNWCX5BG1NT1V9', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQR58H828PX60AP8RN0ThaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBm9YAjYh2P1f', NULL, 1795954761484),
	('led_01M8KKXQRQ2TW2YDKW6SN0B64A', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQR58H828PX60AP8RN0ThaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBm9YAjYh2P1f', 'call_01M8KKXQRQV59DWB7BDTTP0C6J', 1795954761495),
	('led_01M8KKXQRQYQSPM1DE580ARX8B', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQR58H828PX60AP8RN0ThaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBm9YAjYh2P1f', 'call_01M8KKXQRQV59DWB7BDTTP0C6J', 1795954761495),
	('led_01M8KKXQS7K2RWHK3F9466C7T5', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQRYNFZB92M1ETYJ2301haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBiExW4AhUsHI', NULL, 1795954761511),
	('led_01M8KKXQSGJZRWZ4NDHBFXJR21', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQRYNFZB92M1ETYJ2301haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBiExW4AhUsHI', 'call_01M8KKXQSGR7K56NF2XVNYM0CG', 1795954761520),
	('led_01M8KKXQSG2P6K39R3JNCWN7N5', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQRYNFZB92M1ETYJ2301haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBiExW4AhUsHI', 'call_01M8KKXQSGR7K56NF2XVNYM0CG', 1795954761520),
	('led_01M8KKXQSYQPZ2D2BQ9VRB0W4Z', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQSRA62TD9DNQA89WDW3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBpKUKI4qKVhU', NULL, 1795954761534),
	('led_01M8KKXQT8GF0T37RWJ7D1N46K', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQSRA62TD9DNQA89WDW3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBpKUKI4qKVhU', 'call_01M8KKXQT7CDR20K6ZZPAKFSH1', 1795954761544),
	('led_01M8KKXQT8QBARMTKF0NJRRCZ8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQSRA62TD9DNQA89WDW3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBpKUKI4qKVhU', 'call_01M8KKXQT7CDR20K6ZZPAKFSH1', 1795954761544),
	('led_01M8KKXQTNQETK4H1AWQZVRFTC', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQTEP545G919BHRSS9S3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBgYXl0opuNhq', NULL, 1795954761557),
	('led_01M8KKXQTYP63AQFVJDS78SES7', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQTEP545G919BHRSS9S3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBgYXl0opuNhq', 'call_01M8KKXQTYT2NK91Q29JTA3WKW', 1795954761566),
	('led_01M8KKXQTYRFN652K2A0A0XBZ1', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQTEP545G919BHRSS9S3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBgYXl0opuNhq', 'call_01M8KKXQTYT2NK91Q29JTA3WKW', 1795954761566),
	('led_01M8KKXQVFDABKGWHBGVR1T3Y7', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQV8B22RFYDJ1XXGRBAZhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBqchfCGW0Nc0', NULL, 1795954761583),
	('led_01M8KKXQVRKNEFXNE44KDAJEJ8', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQV8B22RFYDJ1XXGRBAZhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBqchfCGW0Nc0', 'call_01M8KKXQVR5CFRTJF4BFTB1MYW', 1795954761592),
	('led_01M8KKXQVR4DY8QSV2EA6BRSJW', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQV8B22RFYDJ1XXGRBAZhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBqchfCGW0Nc0', 'call_01M8KKXQVR5CFRTJF4BFTB1MYW', 1795954761592),
	('led_01M8KKXQW7B3PTW6FMNNY0D1RV', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQW0EMQNWAYERTNJZ84EhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmBnUcdoiBdX', NULL, 1795954761607),
	('led_01M8KKXQWS54HSXWCAK8P0EHP7', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQW0EMQNWAYERTNJZ84EhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmBnUcdoiBdX', 'call_01M8KKXQWRFN4TTXSN5199PBRM', 1795954761625),
	('led_01M8KKXQWS60DZ1WC69RTYJ9KQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQW0EMQNWAYERTNJZ84EhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmBnUcdoiBdX', 'call_01M8KKXQWRFN4TTXSN5199PBRM', 1795954761625),
	('led_01M8KKXQX7S2RMTX935X0SFWK5', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KKXQX1QGC6DQW5ZQ55NYPBhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBp0O6e6sIE50', NULL, 1795954761639),
	('led_01M8KKXQXHD768QPN52QCMN36J', 'payments:held', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 90000, 'USD', 'sale', 'pay_01M8KKXQX1QGC6DQW5ZQ55NYPBhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBp0O6e6sIE50', 'call_01M8KKXQXHAQYGQPGWZJ0F2KK9', 1795954761649),
	('led_01M8KKXQXHDZ7X5QFNJ254Y8Q3', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KKXQX1QGC6DQW5ZQ55NYPBhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBp0O6e6sIE50', 'call_01M8KKXQXHAQYGQPGWZJ0F2KK9', 1795954761649),
	('led_01M8KKXQY11FVSMECYHG4AQSHJ', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8KKXQXS6XPR6F35QBZMPT4EhYCJeogOAgGiJz7cMa8WurI4ZSXlSRIGAaISpWtXTufzZIO1jL5RBilTkYtjvRnl', NULL, 1795954761665),
	('led_01M8KKXQYC4QACGFNSEP80KQ1Y', 'payments:held', 'earnings:usr_01M89AATRHJ27AG67HFY5R3390', 1800000, 'USD', 'sale', 'pay_01M8KKXQXS6XPR6F35QBZMPT4EhYCJeogOAgGiJz7cMa8WurI4ZSXlSRIGAaISpWtXTufzZIO1jL5RBilTkYtjvRnl', 'call_01M8KKXQYBN56VXVB5V87PKMVF', 1795954761676),
	('led_01M8KKXQYCYBBYBVXV6PYRVWQV', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8KKXQXS6XPR6F35QBZMPT4EhYCJeogOAgGiJz7cMa8WurI4ZSXlSRIGAaISpWtXTufzZIO1jL5RBilTkYtjvRnl', 'call_01M8KKXQYBN56VXVB5V87PKMVF', 1795954761676),
	('led_01M8KKXQYPHXTVM2AWHMPGX251', 'earnings:usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795954761686),
	('led_01M8KKXQZA2MT9NYAP6ZJCA6ZB', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795954761706),
	('led_01M8KKXQZYHSF9ZX98W1B9883F', 'operator:grants', 'credit:usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 9000000, 'USD', 'top_up', NULL, NULL, 1795954761726),
	('led_01M8KKXR0BGJMF9NW8PKAA3KW1', 'credit:usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KKXR09DGS1SGHZAHTEFTF2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoic-3_hUrS66agmvDAk9iC17Cqhg8X8', NULL, 1795954761739),
	('led_01M8KKXR0B84V9VJQ59WHGZQTA', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KKXR09DGS1SGHZAHTEFTF2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoic-3_hUrS66agmvDAk9iC17Cqhg8X8', 'call_01M8KKXR0AX296NCV2JT79CPSF', 1795954761739),
	('led_01M8KKXR0WSVQV810AVFF4PCRV', 'credit:usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', NULL, 1795954761756),
	('led_01M8KKXR0WK8SJPCNN02MBDD9G', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', 'call_01M8KKXR0V80YD9PB457AKE9XP', 1795954761756),
	('led_01M8KKXR2S5Q373GMXF3ZA9CN3', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', 'call_01M8KKXR0V80YD9PB457AKE9XP', 1795954761817),
	('led_01M8KKXR2SPN6KWMFBPKMS0G2P', 'payments:held', 'earnings:usr_01M89AATRHJ27AG67HFY5R3390', 2700000, 'USD', 'sale', 'pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', 'call_01M8KKXR0V80YD9PB457AKE9XP', 1795954761817),
	('led_01M8KKXR2SA82HKRT8HB7VYMX0', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', 'call_01M8KKXR0V80YD9PB457AKE9XP', 1795954761817),
	('led_01M8KKXR360P677HH62APXAGRJ', 'credit:usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KKXR353EZQHAZQRYBEHY1VhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoic-3_hUrS66agmvDAk9BCUtZlfLrLM', NULL, 1795954761830),
	('led_01M8KKXR36XMCKWC0Z3VSPRR2S', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KKXR353EZQHAZQRYBEHY1VhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoic-3_hUrS66agmvDAk9BCUtZlfLrLM', 'call_01M8KKXR36JKRQ7SR071TP7R47', 1795954761830),
	('led_01M8KKXR3EXEKNESXV3ZVV0KP8', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KKXR353EZQHAZQRYBEHY1VhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoic-3_hUrS66agmvDAk9BCUtZlfLrLM', 'call_01M8KKXR36JKRQ7SR071TP7R47', 1795954761838),
	('led_01M8KKXR3EVTRT115YWT2MAYY2', 'payments:held', 'credit:usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 3000000, 'USD', 'refund', 'pay_01M8KKXR353EZQHAZQRYBEHY1VhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoic-3_hUrS66agmvDAk9BCUtZlfLrLM', NULL, 1795954761838),
	('led_01M8KKXR4FE35N76XJ5TM8A24H', 'provider:stripe', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 5000000, 'USD', 'top_up', 'top_01M8KKXR430GEA968RA61GJJHZ', NULL, 1795954761871),
	('led_01M8KKXR4P0X532CNA5CE7QW1V', 'credit:usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8KKXR430GEA968RA61GJJHZ', NULL, 1795954761878),
	('led_01M8KKXRTR9FNK9JY6WENPYEEP', 'operator:grants', 'credit:usr_01M8KKXRT501ZBRBAHP1GGCS82', 10000000, 'USD', 'top_up', NULL, NULL, 1795954762584),
	('led_01M8KKXW0MKV9ZWF1HP4MEF9MM', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KKXW0AAKVDPV7Q1QBTHVGKwOCnEogOLcqOqQjW8o6oYzO6OZqfM-M', NULL, 1795954765844),
	('led_01M8KKXW14Q0TXZAS4PB6J2VF7', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KKXW0AAKVDPV7Q1QBTHVGKwOCnEogOLcqOqQjW8o6oYzO6OZqfM-M', 'call_01M8KKXW0ZGNFBSJM2SBN1T7JD', 1795954765860),
	('led_01M8KKXW4F4BKM7T0PV5J4F5JN', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KKXW40GB8G70Q49F8Q0CYBwNCGA4gOMWiCrfpqemdkZ0MM2Y9kfUg', NULL, 1795954765967),
	('led_01M8KKXWVAF9REDD4W2FTNMV98', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KKXWV44EKX1FPXMWE90QZBwOCnEogOLcqOqQjW8o6ob7ybZri156g', NULL, 1795954766698),
	('led_01M8KKXWVT4FHTWP988FGPQZ64', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KKXWV44EKX1FPXMWE90QZBwOCnEogOLcqOqQjW8o6ob7ybZri156g', 'call_01M8KKXWVP47PGAA1P7TQEGJJ0', 1795954766714),
	('led_01M8KKXWWT0NED4MH5KN9CJP38', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KKXWW4MKR4WKTMD5R3W3YTwNCGA4gOJcwE4TpnZByV8M5EiMyN', NULL, 1795954766746);

INSERT INTO farebox_fixture.memberships VALUES
	('mem_01M8KKXS2WQBWKJ822DW6QJWGC', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', 'usr_01M8KKXS1J3HM9WZ9VAN7SYBXH', 'owner', NULL, NULL, NULL, 0, 0, 0, 1795954762844, NULL),
	('mem_01M8KKXS3HENCQ50B3RWXCM0BE', 'usr_01M8KKXS2M6XNNXYP01X8DQPZG', 'usr_01M8KKXS20G8A2N5397NX78GBK', 'developer', NULL, 1000000, NULL, 0, 0, 0, 1795954762865, NULL);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('9ydUg8JzX0aAByfWUPyac2kCuJz0NaRB', '5310c7037708a11ba884c23bc85950fdfedc7f1e493782f0c951d743572f885b', 'TXQDcOppJyIKceUiLtxUrlzZtjPFOwtC', '45de527188514b8ebc03b5ff8b797d2476ae5992cf313db0bd235d2245ea2f74', 'usr_01M8KKXRT501ZBRBAHP1GGCS82', 'key_01M8KKXRXSA742FGRS0EAG7E1A', '6b952f93b5fc20f96b7b989eb6bf59c2f23320d3137a5e1de87f689fb2a01d2c', '["http://127.0.0.1:45385/mcp"]', NULL, 'MJOxvyqVcJaFVvnNmI3aUx3Ps5LQpU3p', 1795958362000, 1795954762000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('rFbRVOW9U0026ayk9DBLFeQUa9M3s9JR', 'TXQDcOppJyIKceUiLtxUrlzZtjPFOwtC', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795954762000, 1795954762000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('IgJDwmFUZgtR1sBibBSAogn7HCXkfPpE', 'TXQDcOppJyIKceUiLtxUrlzZtjPFOwtC', 'usr_01M8KKXRT501ZBRBAHP1GGCS82', 'key_01M8KKXRXSA742FGRS0EAG7E1A', '["http://127.0.0.1:45385/mcp"]', '[]', '["search","spend","offline_access"]', 1795954762000, 1795954762000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('MJOxvyqVcJaFVvnNmI3aUx3Ps5LQpU3p', 'ffa33e11a0921e0bea581b8470b073dcb4523cb051b51b8627d8d3bf44cd0522', 'TXQDcOppJyIKceUiLtxUrlzZtjPFOwtC', '45de527188514b8ebc03b5ff8b797d2476ae5992cf313db0bd235d2245ea2f74', 'usr_01M8KKXRT501ZBRBAHP1GGCS82', 'key_01M8KKXRXSA742FGRS0EAG7E1A', '6b952f93b5fc20f96b7b989eb6bf59c2f23320d3137a5e1de87f689fb2a01d2c', '["http://127.0.0.1:45385/mcp"]', NULL, 1803730762000, 1795954762000, NULL, NULL, NULL, NULL, 1795954762597, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('SDUVaA947HWksfa9dSHHSM0cOvAK4SK8', 'http://127.0.0.1:45385', 'http://127.0.0.1:45385', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795954762636, 1795954762636, 1, 'null'),
	('wrjW7W4EjQxcCbfU1HFZNnv02Ryf3jPz', 'http://127.0.0.1:45385/', 'http://127.0.0.1:45385/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795954762639, 1795954762639, 1, 'null'),
	('TFU9wQRse6Ojw2bdvjcbetjbSs4WB8cI', 'http://127.0.0.1:45385/mcp', 'http://127.0.0.1:45385/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795954762642, 1795954762642, 1, 'null'),
	('mggXC86pHi4Weog98VjT73sFqX1IrP05', 'http://127.0.0.1:45385/a2a', 'http://127.0.0.1:45385/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795954762643, 1795954762643, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8KKXW0AAKVDPV7Q1QBTHVGKwOCnEogOLcqOqQjW8o6oYzO6OZqfM-M', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795954765834, 1795958365844, 1795954765844, NULL, NULL),
	('pay_01M8KKXWFSPN96E2B5VD8MX7NRjNCGA4gOMWiCrfpqemdkqQEe0E4JKDRToyA5auZBXGv_OeJxgm0cd-BTx3kow1lx4jywgMY', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x48fd2d89b7125d026e8d7356ee2ede8f349c3fbc', NULL, 1795954766329, 1795955666329, NULL, NULL, NULL),
	('pay_01M8KKXQKWRAPDP16PC3NX0W1ShaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmJKnPOLk6bl', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761340, 1795958361359, 1795954761359, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761359),
	('pay_01M8KKXQGVHTT1CJYPQ6P8VW8XjsCEPYgOxQFo6m3RE4U_UEcjWM8mgT_ya14zIl8NNGtY7F7DXullnXbAqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECbSa1RvbnC5II', 'credit', 'credit:0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 1795954761243, 1795958361253, 1795954761253, NULL, NULL),
	('pay_01M89AATX1H63PYSGJJDXHNK54wNCGA4gOMWiCrfpqemdkwzcSww1SP9E', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795609160609, 1795612760614, 1795609160614, NULL, NULL),
	('pay_01M89AATXPR3MRSWNTRD6DH4K3hNCGA4gOMWiCrfpqemdkBgGiEqVrV07n82SDtYy-UQa8QEj_p-bzoA', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795609160630, 1795612760635, 1795609160635, NULL, NULL),
	('pay_01M89AATWV5WK9TBDWTR1C04CKwNCGA4gOMWiCrfpqemdkPd3yd83ebIs', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795609160603, 1795610060603, NULL, NULL, NULL),
	('pay_01M8KKXWHWYCMB4G7PJA0FWPT6jNCGA4gOMWiCrfpqemdkqQEe1V_bOdUiH1MwRZBgcWY7cZ8hTi5KLqNtR2bW5K1LAxBgHwI', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x9b9f5611eb98c714bd5ca7e331923c63efdfbce2', NULL, 1795954766396, 1795955666396, NULL, NULL, NULL),
	('pay_01M8KKXQAPZXG9B1YFDER62N74waCNBogOAgGiJz7dFsrqQrYId6LvxhXzUC8KZorc3g', 'asset', 'ast_01M8KKXQ8PSBN45DG8EYHEZHGN', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795954761046, 1795958361093, 1795954761057, NULL, NULL),
	('pay_01M8KKXQCN1AQTKZ1SG4RQY781wNCGA4gOMWiCrfpqemdk6pGbBmR8hAI', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795954761109, 1795958361114, 1795954761114, NULL, NULL),
	('pay_01M8KKXQHNS6AMX6EXS1VNYRE8kNCGA4gOMWiCrfpqemdkqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECb8qiWEk2h9ZE', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 1795954761269, 1795958361269, 1795954761269, NULL, NULL),
	('pay_01M8KKXQDJ0R5BATBFCRBMP2CZhNCGA4gOMWiCrfpqemdkBgGiEqVrV07n82SDtYy-UQZOxRYLppiquw', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761138, 1795958361146, 1795954761146, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761146),
	('pay_01M8KKXQEJEJ8F53FT5X9F1BY5wNCGA4gOMXkGn8t9OmdkoJyLlBQwc2M', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795954761170, 1795958361175, 1795954761175, NULL, NULL),
	('pay_01M8KKXQQEYQVYMQDBES5K9A3AhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBvAMeHiEJQlo', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761454, 1795958361460, 1795954761460, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761460),
	('pay_01M8KKXQFN31HBZ2FV3JD85MMMjNCGA4gOMWiCrfpqemdkqQEe0WUqIBlMyDPIOqJA5TtINBRGMl-zXrkhLlKRMs6FA4ua5G8', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d', '0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d', 1795954761205, 1795958361222, 1795954761222, NULL, NULL),
	('pay_01M8KKXQJ8GF9X63GZZP9G8QX1waCNBogOAgGiJz7b3DGZTQ0MgRfOjjCYCVC0HDvMdA', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795954761288, 1795958361296, 1795954761296, NULL, NULL),
	('pay_01M8KKXQNCF3P7EJPF17945C9NhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBv-jvaWvfeVo', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761388, 1795958361397, 1795954761397, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761397),
	('pay_01M8KKXQK01KJPWZPGGWKW9HQ8haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBsdFq5LzI2_i', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761312, 1795958361320, 1795954761320, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761320),
	('pay_01M8KKXQSRA62TD9DNQA89WDW3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBpKUKI4qKVhU', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761528, 1795958361534, 1795954761534, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761534),
	('pay_01M8KKXQPHTEJZY7AY8VYS1X4PhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBkYREfjB9CPw', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761425, 1795958361433, 1795954761433, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761433),
	('pay_01M8KKXQRYNFZB92M1ETYJ2301haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBiExW4AhUsHI', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761502, 1795958361511, 1795954761511, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761511),
	('pay_01M8KKXQR58H828PX60AP8RN0ThaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBm9YAjYh2P1f', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761477, 1795958361484, 1795954761484, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761484),
	('pay_01M8KKXQX1QGC6DQW5ZQ55NYPBhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBp0O6e6sIE50', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761633, 1795958361639, 1795954761639, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761639),
	('pay_01M8KKXQTEP545G919BHRSS9S3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBgYXl0opuNhq', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761550, 1795958361557, 1795954761557, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761557),
	('pay_01M8KKXQV8B22RFYDJ1XXGRBAZhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBqchfCGW0Nc0', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761576, 1795958361583, 1795954761583, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761583),
	('pay_01M8KKXQW0EMQNWAYERTNJZ84EhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmBnUcdoiBdX', 'asset', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761600, 1795958361607, 1795954761607, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761607),
	('pay_01M8KKXQXS6XPR6F35QBZMPT4EhYCJeogOAgGiJz7cMa8WurI4ZSXlSRIGAaISpWtXTufzZIO1jL5RBilTkYtjvRnl', 'asset', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795954761657, 1795958361665, 1795954761665, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761665),
	('pay_01M8KKXR09DGS1SGHZAHTEFTF2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoic-3_hUrS66agmvDAk9iC17Cqhg8X8', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 1795954761737, 1795958361739, 1795954761739, 'key_01M8KKXQZRAJPJXEKA16QGR29X', 1795954761739),
	('pay_01M8KKXW40GB8G70Q49F8Q0CYBwNCGA4gOMWiCrfpqemdkZ0MM2Y9kfUg', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795954765952, 1795958365967, 1795954765967, NULL, NULL),
	('pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', 'asset', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 1795954761755, 1795958361817, 1795954761756, 'key_01M8KKXQZRAJPJXEKA16QGR29X', 1795954761756),
	('pay_01M8KKXWV44EKX1FPXMWE90QZBwOCnEogOLcqOqQjW8o6ob7ybZri156g', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795954766692, 1796041166698, 1795954766698, NULL, NULL),
	('pay_01M8KKXR353EZQHAZQRYBEHY1VhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoic-3_hUrS66agmvDAk9BCUtZlfLrLM', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 1795954761829, 1795958361830, 1795954761830, NULL, NULL),
	('pay_01M8KKXWW4MKR4WKTMD5R3W3YTwNCGA4gOJcwE4TpnZByV8M5EiMyN', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795954766724, 1796041166746, 1795954766746, NULL, NULL),
	('pay_01M8KKXWXKDJ1B34KAHSFW5HBXhNCGA4gOMWiCrfpqemdkBgGiEqVrV07n82SDtYy-UQbAKClC9B2Q6w', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', NULL, 1795954766771, 1795955666771, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8KKXQYPCGGC7Z70SASS6F0W', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795954761686, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8KKXQYP9F1T59906ZVF4RZM', 'pob_01M8KKXQYPCGGC7Z70SASS6F0W', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795954761686, NULL),
	('pot_01M8KKXQYP2WVM08FCW31YWH06', 'pob_01M8KKXQYPCGGC7Z70SASS6F0W', 'usr_01M89AATRHJ27AG67HFY5R3390', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795954761686, 1795954761706);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795954761686);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M89AATKMPSKH3ZH5V5FPDJHG', 1795609160575),
	('usr_01M89AATRHJ27AG67HFY5R3390', 1795609160593);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8KKXR0WZSKCMVB2TZCDP75Q', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', 'call_01M8KKXR0V80YD9PB457AKE9XP', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 'rev_01M8KKXR2SFJTBKMTTBMT7FYVR', NULL, NULL, 1795954761756, 1803730761756, 1795954761817),
	('plg_01M8KKXR36ZNPE3SZF6HHQ74FW', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8KKXR353EZQHAZQRYBEHY1VhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoic-3_hUrS66agmvDAk9BCUtZlfLrLM', 'call_01M8KKXR36JKRQ7SR071TP7R47', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795954761830, 1803730761830, 1795954761838),
	('plg_01M8KKXR0B4FKKEXS393X2AB20', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8KKXR09DGS1SGHZAHTEFTF2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoic-3_hUrS66agmvDAk9iC17Cqhg8X8', 'call_01M8KKXR0AX296NCV2JT79CPSF', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795954762012, 1795954761739, 1803730761739, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8KKXW8A4B4EGANWQZP2Q0Q7', 1795954766175, 1795954781175);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8KKXRHDQ23VBN2BHVTZNTSZ:20786:0', 'asset', 'ast_01M8KKXRHDQ23VBN2BHVTZNTSZ', 'match:asset:ast_01M8KKXRHDQ23VBN2BHVTZNTSZ:20786:0', 0, 1795954762311),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 1, 1795954765533),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 1, 1795954765538),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 1, 1795954765547),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795954766305);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8KKXQBFWGX73CX04MY6JYG2', 'pay_01M8KKXQAPZXG9B1YFDER62N74waCNBogOAgGiJz7dFsrqQrYId6LvxhXzUC8KZorc3g', 'ast_01M8KKXQ8PSBN45DG8EYHEZHGN', 'anonymous', 'given_back', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761071, NULL, 1795954761071),
	('call_01M8KKXQD00MMPTGBNF2PQKEKW', 'pay_01M8KKXQCN1AQTKZ1SG4RQY781wNCGA4gOMWiCrfpqemdk6pGbBmR8hAI', 'counted-echo', 'anonymous', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761121, NULL, 1795954761124),
	('call_01M8KKXQE97T7AFHNCCYGHAJPN', 'pay_01M8KKXQDJ0R5BATBFCRBMP2CZhNCGA4gOMWiCrfpqemdkBgGiEqVrV07n82SDtYy-UQZOxRYLppiquw', 'counted-echo', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761161, NULL, 1795954761165),
	('call_01M8KKXQEYBRGZNMT34JXCBZ45', 'pay_01M8KKXQEJEJ8F53FT5X9F1BY5wNCGA4gOMXkGn8t9OmdkoJyLlBQwc2M', 'failing-echo', 'anonymous', 'given_back', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761182, NULL, 1795954761185),
	('call_01M8KKXQKK1TYTPF5957ZMZ1RF', 'pay_01M8KKXQK01KJPWZPGGWKW9HQ8haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBsdFq5LzI2_i', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761332, NULL, 1795954761332),
	('call_01M8KKXQFVF51QDMJCGR0CY5BM', 'pay_01M8KKXQFN31HBZ2FV3JD85MMMjNCGA4gOMWiCrfpqemdkqQEe0WUqIBlMyDPIOqJA5TtINBRGMl-zXrkhLlKRMs6FA4ua5G8', 'counted-echo', '0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d', '0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d 0xdbe0107f73c1fe69fc11f3567817ab211c071f378ba04b3ef0c071598107f7e6', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xb6b71787f4b8bae692221a400f142e6f7e8fb4c8d98201813227aaa50a2addbc1c902711b3c5f58e1b0e7760c26e53d17f64bf3d24d6ba6f2da667754fa7b0491b","authorization":{"from":"0x5C3E11D87C47C5B66b95fC498756B8fb2518A94D","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795954821","nonce":"0xdbe0107f73c1fe69fc11f3567817ab211c071f378ba04b3ef0c071598107f7e6"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xa1bbae79b172aa2b571458d531f540f904d644cb083f207e3a6e98a2d96d96b1', '0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d', 0, 0, 1795954761211, NULL, 1795954761222),
	('call_01M8KKXQGWTEFFF17MATTHCAW0', 'pay_01M8KKXQGVHTT1CJYPQ6P8VW8XjsCEPYgOxQFo6m3RE4U_UEcjWM8mgT_ya14zIl8NNGtY7F7DXullnXbAqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECbSa1RvbnC5II', 'credit:0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, 'credit 1000000', NULL, NULL, '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f 0xb4b3680818ec10b9984dd8b4be1354811f6afd84e072743737cd02dab62e492f', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x1da8f40e47fd2756d02147083185f2df00ae5c425f7b45996878ff862fdb4390051d1ddab76aae62d13335e5dbbade6e0217f463c07e42615fa7e18e5a4ae10b1b","authorization":{"from":"0x6147b7a4B22d656d32436b494bFA50B2FB3dc69f","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795954821","nonce":"0xb4b3680818ec10b9984dd8b4be1354811f6afd84e072743737cd02dab62e492f"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x52cd20e053ddf473729dd926867912e26c478f1d3821c0b4480d70c3cf866d2d', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 0, 0, 1795954761244, NULL, 1795954761253),
	('call_01M8KKXQHN82905YNCTC99YQJM', 'pay_01M8KKXQHNS6AMX6EXS1VNYRE8kNCGA4gOMWiCrfpqemdkqQEe0iCLX4Y0XigyOeEsuC1fNBBgxjjvKIcueECb8qiWEk2h9ZE', 'counted-echo', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 'siwx:GzAFEaE7WmtnzPUYEU3g9C_PviV9qi-E-bZW1FnbNNw', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761269, NULL, 1795954761272),
	('call_01M8KKXQJQF34YHGDDMYDDMYXB', 'pay_01M8KKXQJ8GF9X63GZZP9G8QX1waCNBogOAgGiJz7b3DGZTQ0MgRfOjjCYCVC0HDvMdA', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'anonymous', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761303, NULL, 1795954761303),
	('call_01M8KKXQN3Y266G8ZHSQKKYEXJ', 'pay_01M8KKXQKWRAPDP16PC3NX0W1ShaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmJKnPOLk6bl', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761379, NULL, 1795954761379),
	('call_01M8KKXQP16DPENS4ETGWBXQ8Q', 'pay_01M8KKXQNCF3P7EJPF17945C9NhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBv-jvaWvfeVo', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761409, NULL, 1795954761409),
	('call_01M8KKXQQ5NY0EXNXVF2NDVT5M', 'pay_01M8KKXQPHTEJZY7AY8VYS1X4PhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBkYREfjB9CPw', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761446, NULL, 1795954761446),
	('call_01M8KKXQQYM4634KCTM5TWYNHH', 'pay_01M8KKXQQEYQVYMQDBES5K9A3AhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBvAMeHiEJQlo', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761470, NULL, 1795954761470),
	('call_01M8KKXQRQV59DWB7BDTTP0C6J', 'pay_01M8KKXQR58H828PX60AP8RN0ThaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBm9YAjYh2P1f', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761495, NULL, 1795954761495),
	('call_01M8KKXQSGR7K56NF2XVNYM0CG', 'pay_01M8KKXQRYNFZB92M1ETYJ2301haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBiExW4AhUsHI', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761520, NULL, 1795954761520),
	('call_01M8KKXQT7CDR20K6ZZPAKFSH1', 'pay_01M8KKXQSRA62TD9DNQA89WDW3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBpKUKI4qKVhU', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761544, NULL, 1795954761544),
	('call_01M8KKXQTYT2NK91Q29JTA3WKW', 'pay_01M8KKXQTEP545G919BHRSS9S3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBgYXl0opuNhq', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761566, NULL, 1795954761566),
	('call_01M8KKXQVR5CFRTJF4BFTB1MYW', 'pay_01M8KKXQV8B22RFYDJ1XXGRBAZhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBqchfCGW0Nc0', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761592, NULL, 1795954761592),
	('call_01M8KKXQWRFN4TTXSN5199PBRM', 'pay_01M8KKXQW0EMQNWAYERTNJZ84EhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmBnUcdoiBdX', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761625, NULL, 1795954761625),
	('call_01M8KKXQXHAQYGQPGWZJ0F2KK9', 'pay_01M8KKXQX1QGC6DQW5ZQ55NYPBhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBp0O6e6sIE50', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761649, NULL, 1795954761649),
	('call_01M8KKXQYBN56VXVB5V87PKMVF', 'pay_01M8KKXQXS6XPR6F35QBZMPT4EhYCJeogOAgGiJz7cMa8WurI4ZSXlSRIGAaISpWtXTufzZIO1jL5RBilTkYtjvRnl', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 'key_01M89AATTQ9VKZ6S43PP6BWM86', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761676, NULL, 1795954761676),
	('call_01M8KKXR0AX296NCV2JT79CPSF', 'pay_01M8KKXR09DGS1SGHZAHTEFTF2hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoic-3_hUrS66agmvDAk9iC17Cqhg8X8', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761739, NULL, 1795954761739),
	('call_01M8KKXR0V80YD9PB457AKE9XP', 'pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761756, NULL, 1795954761756),
	('call_01M8KKXR36JKRQ7SR071TP7R47', 'pay_01M8KKXR353EZQHAZQRYBEHY1VhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoic-3_hUrS66agmvDAk9BCUtZlfLrLM', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8KKXQZRAJPJXEKA16QGR29X', 'given_back', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954761830, NULL, 1795954761830),
	('call_01M8KKXW0ZGNFBSJM2SBN1T7JD', 'pay_01M8KKXW0AAKVDPV7Q1QBTHVGKwOCnEogOLcqOqQjW8o6oYzO6OZqfM-M', 'scan-submit', 'anonymous', 'used', 'proc_01M89AAT1PPFHNF281V9KBN6HR', NULL, NULL, NULL, '{"requestId":"req_01M8KKXW0Y70BVDMR6NV8FQ9GN","data":{"id":"job_01M8KKXW14YGPWJF10EXZGXHWY"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954765855, NULL, 1795954765860),
	('call_01M8KKXWFZHT5Z71PAFGG74F8B', 'pay_01M8KKXWFSPN96E2B5VD8MX7NRjNCGA4gOMWiCrfpqemdkqQEe0E4JKDRToyA5auZBXGv_OeJxgm0cd-BTx3kow1lx4jywgMY', 'counted-echo', '0x48fd2d89b7125d026e8d7356ee2ede8f349c3fbc', 'refused', 'proc_01M8KKXW8A4B4EGANWQZP2Q0Q7', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x48fd2d89b7125d026e8d7356ee2ede8f349c3fbc', '0x48fd2d89b7125d026e8d7356ee2ede8f349c3fbc', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x48fd2d89b7125d026e8d7356ee2ede8f349c3fbc 0x683daddab28d4c82589a2a4f28c95ec57625b40caf87409443abfee73424dea5', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x84487bef4f4328e99864b8bbbdec9bd5b01810db0ce0d55f2a3c76f8b185887256453f2c222bc8ea02e97fc634d2d01c75f93aeff915d16946a0ed1d95c023e41b","authorization":{"from":"0x48fD2d89b7125d026e8d7356ee2Ede8f349C3FbC","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795954826","nonce":"0x683daddab28d4c82589a2a4f28c95ec57625b40caf87409443abfee73424dea5"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795954766335, NULL, 1795954766370),
	('call_01M8KKXWJ5CGJ5Q9XFM2MXG9W5', 'pay_01M8KKXWHWYCMB4G7PJA0FWPT6jNCGA4gOMWiCrfpqemdkqQEe1V_bOdUiH1MwRZBgcWY7cZ8hTi5KLqNtR2bW5K1LAxBgHwI', 'counted-echo', '0x9b9f5611eb98c714bd5ca7e331923c63efdfbce2', 'unknown', 'proc_01M8KKXW8A4B4EGANWQZP2Q0Q7', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x9b9f5611eb98c714bd5ca7e331923c63efdfbce2', '0x9b9f5611eb98c714bd5ca7e331923c63efdfbce2', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x9b9f5611eb98c714bd5ca7e331923c63efdfbce2 0x1ba506575776ad9d2cceb2d2ee7be431367037aed23ae7b60c24141e7bd6d038', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x57ef999f31f73c5f246b12910e66da7c373ebcc19bdc4041cac0908091b4b24935e4fd639525bfc95bfaac8ffb598469c6128fac6a871be74eed78e8c8e7d91c1b","authorization":{"from":"0x9B9f5611EB98C714Bd5Ca7e331923C63eFDfBCe2","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795954826","nonce":"0x1ba506575776ad9d2cceb2d2ee7be431367037aed23ae7b60c24141e7bd6d038"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795954766405, 1795954766674, NULL),
	('call_01M8KKXWVP47PGAA1P7TQEGJJ0', 'pay_01M8KKXWV44EKX1FPXMWE90QZBwOCnEogOLcqOqQjW8o6ob7ybZri156g', 'scan-submit', 'anonymous', 'used', 'proc_01M8KKXW8A4B4EGANWQZP2Q0Q7', NULL, NULL, NULL, '{"requestId":"req_01M8KKXWVM928DFTHA7E9SSF40","data":{"id":"job_01M8KKXWVTFWKWDNXDFP26GP10"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954766710, NULL, 1795954766714),
	('call_01M8KKXWX7PEVC3A5A0HYWM5BB', 'pay_01M8KKXWW4MKR4WKTMD5R3W3YTwNCGA4gOJcwE4TpnZByV8M5EiMyN', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8KKXW8A4B4EGANWQZP2Q0Q7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795954766759, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '8d4e9a8e5873680437dcaab16a09436b33dd61c584b2c34e0218be07c102c643', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', 'c326348b260aab1ca57e03431d1c1586097f61b95036da91af9d2651dd7b6fd1', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '82c15b8f238a2fe5fc52cdb59d6c220f46540046b4b5b8dd72ebf9dc7ce6c7c6', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '6561caa32de0945eb556eb0e583bc67effcefcbc09bc884a306c856cc742289d', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '2621a9bc9b04e3151f910ea2a55c636075417993adce46340f26a27ffb8cf0bc', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '70f48dfa16f69e759b332112dd2452e97fb9ad90ab36f43b5224fae6b72ff46f', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '7e217c8a2f421dd848c3662ad0a8b6fa46421d199eb4ecbe7a0dd10efa9cf6f6', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '2faa22431e8640efc8a0911343efb5a216d80c41cf91092927e7ba9a925b8fae', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', 'd4cdd8e624639900b84004c05f1e69f30879c8d2004021ecd0a68d5c8edf4675', NULL),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '8fc907eb4f2500f6af284b2e0bffc235863c06cbf35c5784cd196ef7eba35402', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8KKXQBF71PBJ8YA5EN9N1GC', 'file_missing', 0, 1795954761091);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8KKXQBF71PBJ8YA5EN9N1GC', 'pay_01M8KKXQAPZXG9B1YFDER62N74waCNBogOAgGiJz7dFsrqQrYId6LvxhXzUC8KZorc3g', 'call_01M8KKXQBFWGX73CX04MY6JYG2', 'ast_01M8KKXQ8PSBN45DG8EYHEZHGN', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 1, 'anonymous', 1795954761071, NULL),
	('rev_01M8KKXQJQ7534AMZDD3HSCZDZ', 'pay_01M8KKXQJ8GF9X63GZZP9G8QX1waCNBogOAgGiJz7b3DGZTQ0MgRfOjjCYCVC0HDvMdA', 'call_01M8KKXQJQF34YHGDDMYDDMYXB', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 1, 'anonymous', 1795954761303, NULL),
	('rev_01M8KKXQKM62Q3C9NERPPBW4VW', 'pay_01M8KKXQK01KJPWZPGGWKW9HQ8haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBsdFq5LzI2_i', 'call_01M8KKXQKK1TYTPF5957ZMZ1RF', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761332, NULL),
	('rev_01M8KKXQN3WG0Z7JAPFB3N3WC4', 'pay_01M8KKXQKWRAPDP16PC3NX0W1ShaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmJKnPOLk6bl', 'call_01M8KKXQN3Y266G8ZHSQKKYEXJ', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761379, NULL),
	('rev_01M8KKXQP1B0P5FWFHDMAY36NR', 'pay_01M8KKXQNCF3P7EJPF17945C9NhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBv-jvaWvfeVo', 'call_01M8KKXQP16DPENS4ETGWBXQ8Q', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761409, NULL),
	('rev_01M8KKXQQ6VTT19MJWJQJNK2PC', 'pay_01M8KKXQPHTEJZY7AY8VYS1X4PhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBkYREfjB9CPw', 'call_01M8KKXQQ5NY0EXNXVF2NDVT5M', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761446, NULL),
	('rev_01M8KKXQQY9XXBBXYZR9H174QZ', 'pay_01M8KKXQQEYQVYMQDBES5K9A3AhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBvAMeHiEJQlo', 'call_01M8KKXQQYM4634KCTM5TWYNHH', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761470, NULL),
	('rev_01M8KKXQRQN7JDTHCXZ8H0F0KJ', 'pay_01M8KKXQR58H828PX60AP8RN0ThaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBm9YAjYh2P1f', 'call_01M8KKXQRQV59DWB7BDTTP0C6J', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761495, NULL),
	('rev_01M8KKXQSG7S6NQVHK9FZ6FDQY', 'pay_01M8KKXQRYNFZB92M1ETYJ2301haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBiExW4AhUsHI', 'call_01M8KKXQSGR7K56NF2XVNYM0CG', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761520, NULL),
	('rev_01M8KKXQT82FQZB92VZZ66K79K', 'pay_01M8KKXQSRA62TD9DNQA89WDW3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBpKUKI4qKVhU', 'call_01M8KKXQT7CDR20K6ZZPAKFSH1', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761544, NULL),
	('rev_01M8KKXQTYAZ098552XXXCAEFV', 'pay_01M8KKXQTEP545G919BHRSS9S3haCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBgYXl0opuNhq', 'call_01M8KKXQTYT2NK91Q29JTA3WKW', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761566, NULL),
	('rev_01M8KKXQVRY8KNE0416V7DFC26', 'pay_01M8KKXQV8B22RFYDJ1XXGRBAZhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBqchfCGW0Nc0', 'call_01M8KKXQVR5CFRTJF4BFTB1MYW', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761592, NULL),
	('rev_01M8KKXQWSDC2GMGSPPKBADCVX', 'pay_01M8KKXQW0EMQNWAYERTNJZ84EhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBmBnUcdoiBdX', 'call_01M8KKXQWRFN4TTXSN5199PBRM', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761625, NULL),
	('rev_01M8KKXQXH7FNB9Y86EAF488JQ', 'pay_01M8KKXQX1QGC6DQW5ZQ55NYPBhaCNBogOAgGiJz7b3DGZTQ0MgRfOjjAGAaISpWtXTufzZIO1jL5RBp0O6e6sIE50', 'call_01M8KKXQXHAQYGQPGWZJ0F2KK9', 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 10000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761649, NULL),
	('rev_01M8KKXQYCVQ005R69F53F36JX', 'pay_01M8KKXQXS6XPR6F35QBZMPT4EhYCJeogOAgGiJz7cMa8WurI4ZSXlSRIGAaISpWtXTufzZIO1jL5RBilTkYtjvRnl', 'call_01M8KKXQYBN56VXVB5V87PKMVF', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 'usr_01M89AATRHJ27AG67HFY5R3390', 2000000, 200000, 'USD', 0, 'key_01M89AATTQ9VKZ6S43PP6BWM86', 1795954761676, NULL),
	('rev_01M8KKXR2SFJTBKMTTBMT7FYVR', 'pay_01M8KKXR0VMCQZTEN8FFXESTK7hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoic-3_hUrS66agmvDAk9MbT5H6LoJxg', 'call_01M8KKXR0V80YD9PB457AKE9XP', 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 'usr_01M89AATRHJ27AG67HFY5R3390', 3000000, 300000, 'USD', 0, 'key_01M8KKXQZRAJPJXEKA16QGR29X', 1795954761817, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795954759584),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795954759587),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795954759628),
	('0004-companies', '17d51460da6ada1f2eb35ddc3a0b5b5e104c9cc2a62e6bab1201f1c28b7aaa85', 1795954759653),
	('0005-lists', 'fbd7a2b8b657e790ebd8542844344af08b3c21a678b79de297644405d184b1a7', 1795954759660),
	('0006-webhooks', 'd70f0034e379a236507f065fd01df764a690a51b232cb785152b04fba8f4e665', 1795954759689);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8KKXPYW66CMT38CG4BWX3HG', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8KKXQ1HNWBBNCHRCMJYAJ8J', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M89AATRHJ27AG67HFY5R3390', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8KKXRHDQ23VBN2BHVTZNTSZ', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 100000, 'Sightings of quetzals in Costa Rica

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
	('440f6ac9d0a59b6f546a564ec4fbcc78948279bdbbeeb1367d72112ede2bc5fc', 'usr_00000000000000000000000000', 1795609160197, 1798201160197, 'bearer', NULL, NULL, NULL),
	('943cb9daa2bd506b327de03cc0b1c46ce3ab745ae0a86b7f5164be4ab320a3da', 'usr_01M89AATKMPSKH3ZH5V5FPDJHG', 1795609160317, 1798201160317, 'bearer', NULL, NULL, NULL),
	('13f9e45cc4439f5274ad4e6b3b470952ba889b0f8d5974fdc40127155b3cb8ad', 'usr_01M89AATRHJ27AG67HFY5R3390', 1795609160466, 1798201160466, 'bearer', NULL, NULL, NULL),
	('0728486dabb87a0c1609fe5b8f1b147d362f9b81f9f11c5d5cdb25cf4044d39a', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 1795609160500, 1798201160500, 'bearer', NULL, NULL, NULL),
	('5c1e6aa32307b0f3da54b5347deb45b23067fe914da99490d452a9d6b7369b3d', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 1795954761715, 1798546761715, 'bearer', NULL, NULL, NULL),
	('fdc6ac0e299e7d1c47545d6eb4acfe111e3a0ecb53b7091a89e133004b2e6324', 'usr_01M8KKXRT501ZBRBAHP1GGCS82', 1795954762568, 1798546762568, 'bearer', NULL, NULL, NULL),
	('45de527188514b8ebc03b5ff8b797d2476ae5992cf313db0bd235d2245ea2f74', 'usr_01M8KKXRT501ZBRBAHP1GGCS82', 1795954762597, 1796559562597, 'browser', 1795954762597, 'node', 1795954762794),
	('f4415239b0124ce9c26854b3f5bf930e08ca40d35549149b578892bca23b2095', 'usr_01M8KKXS1J3HM9WZ9VAN7SYBXH', 1795954762803, 1798546762803, 'bearer', NULL, NULL, NULL),
	('d3f93d453dc67bd5c235cdae46ae4cffc25485b3c6d9e66d4a7044a0e583c800', 'usr_01M8KKXS20G8A2N5397NX78GBK', 1795954762820, 1798546762820, 'bearer', NULL, NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('7f044892e60b786bdf4c1dd9968e06d78ccc851fb2f38a90ba12bdc8517cb97c', 'usr_01M8KKXS48979MQ69G28TR5DDS', 1795954762890, 1796041162890, NULL);

INSERT INTO farebox_fixture.sign_in_identities VALUES
	('idn_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'https://id.example', 'dora', 'usr_01M8KKXS20G8A2N5397NX78GBK', NULL, 0, 0, 0);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795954761870);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d', 9950000, 10000000, 1795954761218),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', 9000000, 10000000, 1795954761250);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x5c3e11d87c47c5b66b95fc498756b8fb2518a94d', '0xdbe0107f73c1fe69fc11f3567817ab211c071f378ba04b3ef0c071598107f7e6', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xa1bbae79b172aa2b571458d531f540f904d644cb083f207e3a6e98a2d96d96b1', 1795954761218),
	('0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', '0xb4b3680818ec10b9984dd8b4be1354811f6afd84e072743737cd02dab62e492f', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x52cd20e053ddf473729dd926867912e26c478f1d3821c0b4480d70c3cf866d2d', 1795954761250);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795609160524),
	('word-count', 1, 1795609160536),
	('slugify', 1, 1795609160543),
	('random-uuid', 1, 1795609160549),
	('hk-weather', 1, 1795609160558),
	('outline', 1, 1795609160564),
	('read-at-once', 1, 1795609160565),
	('scan-submit', 1, 1795609160569),
	('scan-result', 1, 1795609160572),
	('counted-echo', 1, 1795609160577),
	('city-create-tree', 1, 1795954765528),
	('city-get-bike', 1, 1795954765534),
	('city-list-bikes', 1, 1795954765539),
	('slow-echo', 1, 1795954766285),
	('failing-echo', 0, 1795954766325);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8KKXW2HBXQRGNM1456VG3CQ', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8KKXW2HBXQRGNM1456VG3CQ', 'image/png', 19, 1795954765905, 1796044765905);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795954765828, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795954765808, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795954765828, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8KKXW14YGPWJF10EXZGXHWY', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KKXW0ZGNFBSJM2SBN1T7JD', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8KKXW2HBXQRGNM1456VG3CQ"}]}', NULL, NULL, 1795954765860, NULL, 1795954765922, 1796041165922, NULL, NULL, NULL),
	('job_01M8KKXWVTFWKWDNXDFP26GP10', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KKXWVP47PGAA1P7TQEGJJ0', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795954766714, NULL, NULL, 1796127566714, NULL, NULL, NULL);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 1, 1),
	('counted-echo', 20786, 6, 1),
	('counted-echo', 20786, 9, 1),
	('counted-echo', 20786, 16, 1),
	('scan-submit', 20786, 29, 1),
	('counted-echo', 20786, 8, 1),
	('counted-echo', 20786, 17, 1),
	('scan-submit', 20786, 30, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795954762896, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8KKXS52CW1TTFQX503YVT5S', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:34165/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:34165"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'y5mUpalYs6H8MLgDBZNOgG09lJ2c1Fz0TSy5M8diD6SoexfBsxBQgsyBo4axF2kFi9DNXpWDiEk', '["apiKey"]', 1795954765160, 'usr_00000000000000000000000000', 'farebox-verification=215706694454de308d6af32505fc5dc35922c216', NULL, NULL, 1795954765750, NULL, 1795958365160, 1795954765160, 1795954765160, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795954761181),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795954766390),
	('scan-submit', 2, 2, 2, 0, 0, 4, 1795954766710),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795954766758);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M89AATV79BG1YVCZHWJP1DTP', 'usr_01M89AATSKM7RXC2W5ZNMG8M2W', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795609160551),
	('top_01M8KKXQZY2FPPXH65MT2443XS', 'usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795954761726),
	('top_01M8KKXRTR8KK9WGZ3A8EEEDKS', 'usr_01M8KKXRT501ZBRBAHP1GGCS82', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795954762584);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8KKXVZ162DX50PVHQDDJCRW', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795954765793, 1795954765793, NULL),
	('upay_01M8KKXVZDJ468P8CN1T3ZBDYY', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795954765793, 1795954765805, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'Admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$Bci3cm+jwC8ECMYxfyMR3w$pYBhTPzrSEh9pxyefN4KUGDuhcuoc8q847SwtSDQtn4', NULL, 1795609159851, 1795609159851, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person'),
	('usr_01M89AATSKM7RXC2W5ZNMG8M2W', '1e86ef59-4b79-481b-a93c-de47acf8b6c7@example.com', 'Account G8M2W', 'owner', '$argon2id$v=19$m=256,t=1,p=1$KbRuN+t7NXu/vtGhx0Uz/Q$9xRHpe2Vs0ysI6pVf7vee5G0ym6B+a9fg2DuDPsMIg8', NULL, 1795609160499, 1795609160499, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M89AATRHJ27AG67HFY5R3390', 'b0a36462-d04b-44e3-8db0-1b754b996d5d@example.com', 'Account R3390', 'owner', '$argon2id$v=19$m=256,t=1,p=1$JqHlu3NN12c7FDdTWQmYlA$G4reNspMyDqDU+0aSAcf9vBhpyc3CYmRQz362Ua8jIY', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795609160465, 1795609160596, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KKXQZKAWZ5RJHWBRDPYPWT', '2be7c552-f6ae-42ab-bf92-82a43db3cf18@example.com', 'Account PYPWT', 'owner', '$argon2id$v=19$m=256,t=1,p=1$aJ2em1AFr+nQl7d2XpERaQ$jgJRhufJs4iiZCrhuu3kjniHxFCjnfsXsy3fIjQx1rc', NULL, 1795954761715, 1795954761715, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M89AATKMPSKH3ZH5V5FPDJHG', '44b4f207-385c-4f4a-bbbd-72649e513911@example.com', 'Account PDJHG', 'owner', '$argon2id$v=19$m=256,t=1,p=1$HDmdpQgqOj31gArgWjm5AA$BlbVxVsA0Av7L3b1SF3VBjnTnOSEfuS1TlJMv6j2Guk', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795609160308, 1795609160578, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KKXRT501ZBRBAHP1GGCS82', '3fb56cc0-1169-46c7-8a57-62570c321b83@example.com', 'Account GCS82', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Tc9bZR9GQFx+fZTFgbzz3g$8/EnYtvNYVe2hmVeRSjC4uB19wAp8m4Ttdlc9ATWbA8', NULL, 1795954762565, 1795954762565, NULL, NULL, NULL, NULL, NULL, 'en', 'C0qjT2AH22CXyoExq7TL2-d5nzoDugjGWAJrfm_SQYqgWH41lSu6SYQIYn5gRM5gw-7q1NhFRVuc4yGM', 59865158, NULL, NULL, 'person'),
	('usr_01M8KKXS1J3HM9WZ9VAN7SYBXH', 'f1ca44eb-7687-42eb-9e59-c41910911406@example.com', 'Account SYBXH', 'owner', '$argon2id$v=19$m=256,t=1,p=1$DTVMEO5tGPv+Cr097BN0GA$DTrVQXhBD1weD5rIRTxSHL/xc5OEGvRVZb4PyPKKk4o', NULL, 1795954762802, 1795954762802, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KKXS20G8A2N5397NX78GBK', '0209b5f9-da75-4124-aa44-572e42d137f7@example.com', 'Account 78GBK', 'owner', '$argon2id$v=19$m=256,t=1,p=1$yTtPWwKf88yCfwvOPoQLQg$9hbJMa8mcD8pc17mNpJGzvCbvg47oZ7rPsKC0qkAYRg', NULL, 1795954762816, 1795954762816, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KKXS2M6XNNXYP01X8DQPZG', '(team usr_01M8KKXS2M6XNNXYP01X8DQPZG)', 'Ferries', 'owner', NULL, NULL, 1795954762836, 1795954762836, NULL, NULL, NULL, NULL, 1795954762836, NULL, NULL, NULL, NULL, NULL, 'team'),
	('usr_01M8KKXS48979MQ69G28TR5DDS', 'eve@example.com', 'Account R5DDS', 'owner', NULL, NULL, 1795954762888, 1795954762888, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person');

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8KKXQHXRAYV7BEQRK84ER32', '0x6147b7a4b22d656d32436b494bfa50b2fb3dc69f', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795954761277);

INSERT INTO farebox_fixture.webhooks VALUES
	('whd_01M8KKXRS3EBGCAJ1RE9DY0WD6', 'msg_XSUGBWzaQoVvyC3idHrjdzWesM', 'watch', 'sig_01M8KKXR5XGGP7636KB2MG5PWT', NULL, 'supply.matched', 'http://127.0.0.1:49150/hook', '127.0.0.1', '127.0.0.1', 1, 'hjC9rC4iM72lOUN4F28an_65n0uGYFIaX-no2r9BXkNGhIqkfTSF9ifbIqIWfJcAp6i0xTiPl0m-IMv_cyiJODq0jhtNJjAEMiYLoZLr', '{"type":"supply.matched","timestamp":"2026-11-29T12:19:22.531Z","data":{"signal_id":"sig_01M8KKXR5XGGP7636KB2MG5PWT","need":"sightings of quetzals in Costa Rica","match":{"kind":"asset","id":"ast_01M8KKXRHDQ23VBN2BHVTZNTSZ","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:45385/api/v1/assets/ast_01M8KKXRHDQ23VBN2BHVTZNTSZ"}}}', 'waiting', 1, 1795954768173, NULL, 'address_unreachable', NULL, 1795954763129, NULL, 1795954762531);

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

CREATE INDEX assets_by_price ON farebox_fixture.assets USING btree (COALESCE(price_micros, (0)::bigint), id);

CREATE INDEX assets_by_status ON farebox_fixture.assets USING btree (status, id) WHERE (status <> 'published'::text);

CREATE INDEX assets_by_title ON farebox_fixture.assets USING btree (lower(title) COLLATE "C");

CREATE INDEX assets_by_type ON farebox_fixture.assets USING btree (asset_type, id);

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

CREATE INDEX ledger_uses_by_amount ON farebox_fixture.ledger_entries USING btree (amount_micros, id) WHERE (kind = 'use'::text);

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

CREATE INDEX payments_by_amount ON farebox_fixture.payments USING btree (amount_micros, id);

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

CREATE INDEX payout_lines_by_state ON farebox_fixture.payout_lines USING btree (batch_id, state, amount_micros);

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

CREATE INDEX revenue_by_amount ON farebox_fixture.revenue_events USING btree (amount_micros, id);

CREATE INDEX revenue_by_asset ON farebox_fixture.revenue_events USING btree (asset_id, id);

CREATE INDEX revenue_by_owner ON farebox_fixture.revenue_events USING btree (owner_id, id);

CREATE INDEX revenue_by_payment ON farebox_fixture.revenue_events USING btree (payment_id);

CREATE INDEX revenue_by_tool ON farebox_fixture.revenue_events USING btree (tool_id, id) WHERE (tool_id IS NOT NULL);

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
