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
	('log_01M89AJWX23BXHG289GCXYS48W', 1795609424802, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89AJWTGT23WFW0VFHPWWZDG', 1),
	('log_01M89AJWYAE5KS06395SDRK726', 1795609424842, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M89AJWXFA22CT1HT90Z3MDA2', 1),
	('log_01M8KM5SHDG5ZNCD2GFTWZC38H', 1795955025453, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KM5SEE5A6QZA2PZ7RFSP9X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SGTRDHGS4H152TT88D4', 1),
	('log_01M8KM5SWAG0W53QCNFDYD8RS6', 1795955025802, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SW68ACJH9HNHGH1A75E', 1),
	('log_01M8KM5SXCG5ZWP27AQSMRXWVM', 1795955025836, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SX7N68R3SV8RY8SMY85', 1),
	('log_01M8KM5SYGXY26FB0EX6PM42D6', 1795955025872, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SYBJQ9C351EJQEJFXCW', 1),
	('log_01M8KM5SZHFR454NWBX76FV2J7', 1795955025905, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SZ9BY860XMQ781J9X70', 1),
	('log_01M8KM5T0FE1DKR9JFKGJR2HVW', 1795955025935, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5T0AQFZPR25VZRZ83HZ6', 1),
	('log_01M8KM5SGR0ZP3B04FHM6AX7TG', 1795955025432, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KM5SEE5A6QZA2PZ7RFSP9X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SFWBK8CW6JCNE60X8G3', 1),
	('log_01M8KM5T26705PZV7A2TPWMWHP', 1795955025990, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5T200FWVJG156PHSNBHZ', 1),
	('log_01M8KM5SK2MJC72218748DQCNQ', 1795955025506, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SJKF3ZGXAHXYMSW5WAE', 1),
	('log_01M8KM5SKG6NA72QGBT0CRM3J8', 1795955025520, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SK5T9B268X2EFAZT2MY', 1),
	('log_01M8KM5SN1Y4H5NSX2ZXTBDR41', 1795955025569, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SM07C5H1EVPBZR96TK4', 1),
	('log_01M8KM5SNNG3YE6TNQ3R1DEZFS', 1795955025589, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SN4QF9H9503ZKSTE4G2', 1),
	('log_01M8KM5SPDG542Z03T3F2MRM4Y', 1795955025613, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SNS226YTR61V4KXB5DY', 1),
	('log_01M8KM5SPT1J8JRDHVV93X5X38', 1795955025626, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SPGG2DWDX9NM3A5AM4V', 1),
	('log_01M8KM5SPY08N93HCFBWY2131C', 1795955025630, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SPXHWSW49ZQEP0J7XER', 1),
	('log_01M8KM5SRT9KWPBQTH67B6HAPF', 1795955025690, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5SQ2B79EKF3RHXJSWE7S', 1),
	('log_01M8KM5STHVXJY8GYZQQ358WWK', 1795955025745, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5STGFNR4PRYMXPG6819B', 1),
	('log_01M8KM5SW44H0XJFGAC9DQG572', 1795955025796, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SVS16DCMYWSFDJW5ZFS', 1),
	('log_01M8KM5SX42617QGT01Z4HF0QF', 1795955025828, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SWJBRX8XYWRK9556TH6', 1),
	('log_01M8KM5SY60RETFMCSDHMAHM8F', 1795955025862, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SXJT0G54CE4VEFKC8CN', 1),
	('log_01M8KM5SZ5EFC0EFMBY9V7A1G2', 1795955025893, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SYRQS5SR6CJXSE4DSD9', 1),
	('log_01M8KM5T06GA3CCHJ5100DBGP7', 1795955025926, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5SZSDNSYS2V04Z5RXV68', 1),
	('log_01M8KM5T1MPY9P1FRN11QG2X9B', 1795955025972, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5T0SAH3D1CHWGGA1NHBK', 1),
	('log_01M8KM5T4Z1RFZ35FKR84W59GN', 1795955026079, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5T4HBW90QAY3MBG1HMEJ', 1),
	('log_01M8KM5T6QTYX84G78YWK66PA4', 1795955026135, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5T6CKR4VAPGKR94TQFPK', 1),
	('log_01M8KM5T97Y9CRXY2YTQXDDH3Z', 1795955026215, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5T88CZRQPJNE77CJJCC2', 1),
	('log_01M8KM5TAB3EF1CCN8NS151J0C', 1795955026251, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5TA2XCANAPK848CPRX7K', 1),
	('log_01M8KM5TBPGR20VMF8NZ4JJ914', 1795955026294, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5TBE889NP6ZNWJY4Q7WF', 1),
	('log_01M8KM5TDBBNR4769T7ETFKS5N', 1795955026347, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5TD4SCMD61TM3X01994G', 1),
	('log_01M8KM5TEYQQNMHBMM0MHVFP4W', 1795955026398, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5TESN5AXMGZBNZKKM4Z2', 1),
	('log_01M8KM5TGC38QHV5A0SHZZK1E7', 1795955026444, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 'node', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5TG66KWMEQV5F94ZSNHS', 1),
	('log_01M8KM5TPX708H02FVWW4YWNZ9', 1795955026653, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8KM5TK53YF7CXWGRES6J799', NULL, 'node', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5TP4R7ZWQXFZTG0P2WTM', 1),
	('log_01M8KM5T390NS0K7MA82FG6FVA', 1795955026025, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5T2N30HZR7DT8VE682G1', 1),
	('log_01M8KM5T6912731GT8F8EBRG7A', 1795955026121, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5T5FWFQMMA9V5DENC3XK', 1),
	('log_01M8KM5T84X99XD4TH9XKDBXM3', 1795955026180, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5T76Y23RMD96593SFTW2', 1),
	('log_01M8KM5TA0SE7121Y6R7FHKJJN', 1795955026240, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5T9FZPWP1BCFCWWTQ32W', 1),
	('log_01M8KM5TBBRD4WPRX2JN0XB9T7', 1795955026283, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5TAP88JW2YDJWP3YF43P', 1),
	('log_01M8KM5TCXJ3Y0S6VJX9TRSRV9', 1795955026333, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5TBYZWD6WRFGMR3HDT1F', 1),
	('log_01M8KM5TENPT47RA40VZ2BN4ZV', 1795955026389, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5TDV2CPPK0V838PVY4R9', 1),
	('log_01M8KM5TFXY08V3QRS29VQVKS5', 1795955026429, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, NULL, 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5TF8XHV55CPE3W0J12BT', 1),
	('log_01M8KM5TYHR84TMRWHB18691ZY', 1795955026897, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5TWZ8TE397144RGRZNX3', 1),
	('log_01M8KM5TZGQR944KK0M5EAMP1Y', 1795955026928, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5TYPMPKF04E6Q3GCDR8W', 1),
	('log_01M8KM5V0D0AAW2RQR9S5ZJ3FC', 1795955026957, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5TZJE25SZNBZVXDJA1TP', 1),
	('log_01M8KM5V3C747DC8D97HV0CTA6', 1795955027052, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5V0GHM5ED630QVNC00QE', 1),
	('log_01M8KM5V5277PCS5EF864GM6BC', 1795955027106, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5V3GPSQB3RN5FQEZRZF4', 1),
	('log_01M8KM5V6NF4VBJ9J6685M4RWT', 1795955027157, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5V55FJ2ZVTCRFDB7EEW0', 1),
	('log_01M8KM5V7SG0K1MG518354JC96', 1795955027193, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5V6Q3CGGF1Y63TPBP24T', 1),
	('log_01M8KM5V8WQYXYK5S3Z5KY8GWP', 1795955027228, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5V7VX0VWXRJE4YH2T4PR', 1),
	('log_01M8KM5V9WY4ADJQJSCT7XKZYA', 1795955027260, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5V8Z6X61KCTE2M4PGGC6', 1),
	('log_01M8KM5VBHYNEAE528F05ZVN9N', 1795955027313, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5V9ZB8M0KPM71KW1N86Y', 1),
	('log_01M8KM5VCSQ63EVCWE67Q1WSHN', 1795955027353, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KM5VBM9A87SJY7ANWJ0FK1', 1),
	('log_01M8KM5VDRRSJGQPS63NXZ6J1G', 1795955027384, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8KM5VCW6Q145XK9WS4AQ8NT', 1),
	('log_01M8KM5VEG9PQQVGJZMDHRA19P', 1795955027408, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8KM5VDVZR60A25Q3JVWW63X', 1),
	('log_01M8KM5YX288Q3RB409Q2K6CME', 1795955030946, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5YW1SC3F46GXR6WCETHN', 1),
	('log_01M8KM5YXS87RT7579SD9WEW1H', 1795955030969, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5YX8Y5Q0D0MKVZS4WP62', 1),
	('log_01M8KM5Z2D9J7EC3GTYYYBA8F3', 1795955031117, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5Z1MS4JK5HY6FG9XN8P6', 1),
	('log_01M8KM5ZE5EJVW008F7FXB8T2S', 1795955031493, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5ZE4V8SEX5AXH75MTAJH', 1),
	('log_01M8KM5ZG1SRMFV6KBB54FQE38', 1795955031553, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5ZETVG4EV37D0DYK3TXA', 1),
	('log_01M8KM5ZG89RF5VWQKH7A74YR0', 1795955031560, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5ZG4TGQ2NZYFM3T3K3Y4', 1),
	('log_01M8KM5ZSJ971FTJ9NNSJ63GNC', 1795955031858, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5ZGHRST5A79DBEHNTGW2', 1),
	('log_01M8KM5ZTA88WA96FKX4NKTAEH', 1795955031882, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5ZSTQMXF9BWTZF8KN75B', 1),
	('log_01M8KM5ZTQDN65E21JTYBC5RZR', 1795955031895, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KM5ZTD9805HESKVQJ5H18G', 1),
	('log_01M8KM5ZVK6HFQR2B4X8HGR4Y3', 1795955031923, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KM5ZTV6ZFKKFZSJAET6QFZ', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M89AJWQKCTGJ1S5ZA1AM4X6Z', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M89AJWP8HX9W3D802YPNM3RE', '{"topUpId":"top_01M89AJWQ2WZY4CBN79TZYWY2K","amountMicros":20000000,"currency":"USD","note":null}', 1795609424627),
	('act_01M8KM5SBACVM6Y4S2WN5Q68JE', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'asset.update', 'ast_01M8KM5S90HV3ZRYKB8TJJ1PVT', '{"status":"unlisted"}', 1795955025258),
	('act_01M8KM5SE0FMJHDWWVMAPSSJQ2', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'asset.archive', 'ast_01M8KM5SBT8SPRKBGBBPX2EE2J', '{"status":"archived"}', 1795955025344),
	('act_01M8KM5SJCGX4F7GNWYDAVN1W4', 'service', 'asset.pause', 'ast_01M8KM5SEE5A6QZA2PZ7RFSP9X', '{"reason":"file_missing"}', 1795955025484),
	('act_01M8KM5SJCF4SKSXG8MBRM23VE', 'service', 'delivery.give_back', 'ast_01M8KM5SEE5A6QZA2PZ7RFSP9X', '{"reason":"file_missing","revenue_event_id":"rev_01M8KM5SGY602DAVXBCHTNZ6F4","payment_id":"pay_01M8KM5SFWBK8CW6JCNE60X8G3","amount":"0.10","lost":"0.00"}', 1795955025484),
	('act_01M8KM5SVJK21B839WMSS9XDC7', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', '{"refundId":"rfd_01M8KM5SVB6YQBS2RSKSW9EH0F","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795955025778),
	('act_01M8KM5TH61H3ZDH51SBWGBA14', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8KM5TGTTCY3FMQBE640YN99', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795955026470),
	('act_01M8KM5TJ43FV1S74KMCR34BGT', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8KM5TGTGTAJT7YSPM35R6Y9', '{"reference":"wire 17","batchId":"pob_01M8KM5TGTTCY3FMQBE640YN99","ownerId":"usr_01M89AJWHG3WJ1PVPKM1JP44T4","amountMicros":1080000}', 1795955026500),
	('act_01M8KM5TKNXBDZ4VSEGQJFB6AW', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', '{"topUpId":"top_01M8KM5TKJFKHCSFE4E3SX5PHS","amountMicros":9000000,"currency":"USD","note":null}', 1795955026549),
	('act_01M8KM5TVD9XPEB9F2SF927GGF', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M89AJWP8HX9W3D802YPNM3RE', '{"topUpId":"top_01M8KM5TS38VN39RQ5D2CVXPJH","refundId":"rfd_01M8KM5TV81V95W2J74WZG5QZB","amountMicros":2000000,"currency":"USD"}', 1795955026797),
	('act_01M8KM5VTJ4DSRYN7Z99YKK08T', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KM5VSRENWV0BGDG43XWYE2', '{"topUpId":"top_01M8KM5VTCB9EH7XW750KSKSAW","amountMicros":10000000,"currency":"USD","note":null}', 1795955027794),
	('act_01M8KM5W8FFQD47W6XMEESKPWW', 'usr_01M8KM5W713EQW4CMTBZ3GNWPP', 'team.create', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', '{}', 1795955028239),
	('act_01M8KM5W90SZGEDAA943TYV3PN', 'usr_01M8KM5W713EQW4CMTBZ3GNWPP', 'team.invite', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', '{"invitationId":"inv_01M8KM5W8WH9PBCGFCCJA06B44","role":"developer"}', 1795955028256),
	('act_01M8KM5W9NWFH28SVFZDKP51JW', 'usr_01M8KM5W7KE5HK6NC2A392CKWP', 'team.join', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', '{"invitationId":"inv_01M8KM5W8WH9PBCGFCCJA06B44","role":"developer"}', 1795955028277),
	('act_01M8KM5WD91Z7G7TTDAHDSA9ZE', 'usr_01M8KM5W713EQW4CMTBZ3GNWPP', 'team.invite', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', '{"invitationId":"inv_01M8KM5W9XANRFDWSAXNCRSNCQ","role":"developer"}', 1795955028393),
	('act_01M8KM5WE8QTH7K3WVHW2XREBD', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8KM5WE8CC11W0FSNY343B0F', '{"role":"owner","hasPassword":false}', 1795955028424),
	('act_01M8KM5WEQZ49EMGA7RQZQC9A0', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795955028439),
	('act_01M8KM5YEJRZ377ARA4WTJC01Z', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8KM5WF9TC78C1DQW5AM0415', '{"kind":"openapi","name":"city","tools":3}', 1795955030482),
	('act_01M8KM5YM3B57BEYGKZWPJKPBB', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795955030659),
	('act_01M8KM5YM9V9NE8BB980YRGZRW', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795955030665),
	('act_01M8KM5YME0XDMK3M3PXGZTH6V', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795955030670),
	('act_01M8KM5YSMSSA22WCY9X1SF0Z5', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795955030836);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M89AJWK3R75TDXDCV4XTE18B', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'agent', 'fcebacc17975ced3ca80afab553317716a98acecfbfe1635a51061f02b5c7114', 'fbk_sqAl', NULL, NULL, NULL, NULL, 0, 0, 0, 1795609424483, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M89AJWNG9P33FQGDQCEERKPZ', 'usr_01M89AJWM71SKT4FDDTCPCY4AN', 'agent', '5e72d00931988a8098c4792218dd2fecf45ee5212fda7acec17150e36465cebc', 'fbk_PplP', NULL, NULL, NULL, NULL, 0, 0, 0, 1795609424560, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 'agent', '8daca0900620250792372cef6ddd75eacf7a304d62236e1605efa7aa586d2c98', 'fbk_HNqX', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795609424599, NULL, NULL, NULL, NULL, 1795955025527, NULL),
	('key_01M8KM5TK53YF7CXWGRES6J799', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'agent', '0c7962deea197186dd51f043c8b7403839c758a39d1e9c1a2ad61df72975e8ad', 'fbk_tFNV', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795955026533, NULL, NULL, NULL, NULL, 1795955026560, NULL),
	('key_01M8KM5W08XM0DAB05ETFQHWW4', 'usr_01M8KM5VSRENWV0BGDG43XWYE2', 'Test agent', 'code:c2ec3e9917bc4539c6358094ba92528cc22496f7de896fd68fd4b82fee6478e3', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795955027976, NULL, NULL, 'DefpsYjsqNmRaxTamVaDOFHYLvofeBYQ', '["search","spend"]', 1795955028133, NULL),
	('key_01M8KM5W7CRXNRDBSEDGYDH2VA', 'usr_01M8KM5W713EQW4CMTBZ3GNWPP', 'agent', 'b656a41963ad02570904440b3e2e19617c91ac9952a2a079a01155f0335d7f59', 'fbk_F3t8', NULL, NULL, NULL, NULL, 0, 0, 0, 1795955028204, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KM5W8189HRC82V98JW555M', 'usr_01M8KM5W7KE5HK6NC2A392CKWP', 'agent', '6d0fbf96fde1695e7533f9e2ee596c7fd5a8fa77711a46ba156cf5f475f7cc1d', 'fbk_5R9e', NULL, NULL, NULL, NULL, 0, 0, 0, 1795955028225, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KM5WDSK6F1DEATESDNY06T', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', 'ferries', 'f6e8e98e13d55d6f808ae808b500b9f5843a8bc39f1f0bd34f826a01c2928fef', 'fbk_rbop', NULL, NULL, NULL, NULL, 0, 0, 0, 1795955028409, NULL, NULL, NULL, NULL, NULL, 'mem_01M8KM5W9MHTPDKT12PC8SD7KQ');

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KM5S07TMZ500APBQM5N9MW', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795955024896, 1795955024896, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KM5S90HV3ZRYKB8TJJ1PVT', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KM5S99EYDYJHBGFTT6JPTY', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795955025185, 1795955025248, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KM5SBT8SPRKBGBBPX2EE2J', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KM5SBYXMVZT72K5WDJMBDA', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795955025274, 1795955025333, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KM5SEE5A6QZA2PZ7RFSP9X', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KM5SEHKHAVRGH0DTT7WMF4', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795955025358, 1795955025474, 'file_missing', 1795955025474, NULL, 'en', NULL),
	('ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 'usr_01M89AJWM71SKT4FDDTCPCY4AN', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KM5S5TXWFV8YBPWM97P6C9', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795955025078, 1795955025078, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KM5VEWMGA47Q2TGE7WQDZ8', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KM5VF53BFM1683HJFP5Y3Z', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795955027420, 1795955027420, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'zTZE2tP5-GUlRHqcSIIVBWGyTRCUn9pb', 1795955027325, 1795955028026, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8KM5TV81V95W2J74WZG5QZB', 'top_01M8KM5TS38VN39RQ5D2CVXPJH', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795955026792, 1795955026813, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8KM5TS38VN39RQ5D2CVXPJH', 'usr_01M89AJWP8HX9W3D802YPNM3RE', NULL, 5000000, 'USD', 'http://127.0.0.1:46031/docs/credit', 'http://127.0.0.1:46031/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795955026723, 1795962226723, 1795955026773, NULL, 0),
	('top_01M8KM5TW944F4J0R3S946J4BP', 'usr_01M89AJWP8HX9W3D802YPNM3RE', NULL, 5000000, 'USD', 'http://127.0.0.1:46031/docs/credit', 'http://127.0.0.1:46031/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795955026825, 1795962226825, NULL, 1795955626825, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M89AJWP8HX9W3D802YPNM3RE', 1000000, 'http://127.0.0.1:49150/hook', 'QT7OBvwcUbICGtMA7hJXS62gQ2ALlNL2MJ_QMBvBDYkFAhTIY2KDS33jF68z_U7PteyIfZvL73Big5iS1AtTU9dJR2cSwgE4D8ob7_q9', 1795955026704, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8KM5ST6V34H8KVM1BVSGXCF', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'pay_01M8KM5SSMTBW10JXW1GPTNQ1ZjsCEPYgOxQFo6m3RE4VNYFloUe0_0FRGTa5S3Fj6TbJBXFmUNLhAZETAqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurrUM2JLbdusg', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795955025734);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8KM5TX0G2Y9NDBV9RMPTGMT', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8KM5TWZ8TE397144RGRZNX3', 1795955026848, 638),
	('sig_01M8KM5TYQMCFCK4M2Q5SKE9A3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8KM5TYPMPKF04E6Q3GCDR8W', 1795955026903, 666),
	('sig_01M8KM5TZKADCXZAZKPZ5ZB548', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8KM5TZJE25SZNBZVXDJA1TP', 1795955026931, 614),
	('sig_01M8KM5V0G1BK76VR0HJ95M01E', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8KM5V0GHM5ED630QVNC00QE', 1795955026960, 616),
	('sig_01M8KM5V3GH6K7C60WCEWN2DJ4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8KM5V3GPSQB3RN5FQEZRZF4', 1795955027056, 616),
	('sig_01M8KM5V55H0BZS3XMQ26J8WCS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8KM5V55FJ2ZVTCRFDB7EEW0', 1795955027109, 628),
	('sig_01M8KM5V6RW9TZP1GHAS6VENB9', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8KM5V6Q3CGGF1Y63TPBP24T', 1795955027160, 622),
	('sig_01M8KM5V7VWH5KZ0X5N6B40GG3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8KM5V7VX0VWXRJE4YH2T4PR', 1795955027195, 624),
	('sig_01M8KM5V8ZV39HJM72FM5ZMRDK', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8KM5V8Z6X61KCTE2M4PGGC6', 1795955027231, 622),
	('sig_01M8KM5V9ZPQZDH9WX5V7XTE9Q', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8KM5V9ZB8M0KPM71KW1N86Y', 1795955027263, 620),
	('sig_01M8KM5VBMDZYD847DD98DRAR0', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8KM5VBM9A87SJY7ANWJ0FK1', 1795955027316, 616),
	('sig_01M8KM5VD0ETMTPH22S2ZTCV8C', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KM5VCW6Q145XK9WS4AQ8NT', 1795955027360, 588),
	('sig_01M8KM5VDW3ZDHR33NETSRKAC3', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KM5VDVZR60A25Q3JVWW63X', 1795955027388, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8KM5TX0G2Y9NDBV9RMPTGMT', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'PCJajlLfDCOpafWMgZIHAT_NNjsOgippzOStzAbQbL-tI1zbHAh1jsN5lZUJAH-ygO0UEGB-APfsdGqBHzQJrkspOz2FPFQa-opzMQLN', 'sightings of quetzals in Costa Rica', 'dataset', 1795955026851, 1803731026851, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5TYQMCFCK4M2Q5SKE9A3', 'http://127.0.0.1:49150/hook', '127.0.0.1', '9iCptNJodCP6YksR4y0SaYGsjBjrrVsrS9HQHiktXcGjLlxizeD8U0Ry4LXPAiYCqSmc4LYUlk3W7G71Xhi-hPE58VlXqOMyzBF54j_Y', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795955026905, 1803731026905, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5TZKADCXZAZKPZ5ZB548', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'cDo-uL-nQ284Rh6x0xid6j2LX4L0kRb27jqtHUtsYl4sT974HDWnC9SOLD03iJ_3kq_uDja4oAyTSqJPzUFLyzioHFvHfWenC7KYlWit', 'snow depths of the Alps', 'dataset', 1795955026932, 1803731026932, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5V0G1BK76VR0HJ95M01E', 'http://127.0.0.1:49150/hook', '127.0.0.1', '0pCN8KaAAojYEpFn9ETy6c8WLuYx2q0at1R90_D21V2NrKQRE8ytmsu2fzAHFURxL7PvL8TXR5nzAkBlOn2PpZSYNVqtm5JsWrGaulCi', 'snow depths of the Andes', 'dataset', 1795955026962, 1803731026962, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5V3GH6K7C60WCEWN2DJ4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'QRAXwS66LU0k4VIh144cAIHQyb-m59M7JPZn1uilSGhdlTFi8-PWERzJhUsqmVvxBwZHmSDC8Cf-eZYtpirMJ2xFI3cJ8L3LwvtHcd8b', 'snow depths of the Atlas', 'dataset', 1795955027059, 1803731027059, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5V55H0BZS3XMQ26J8WCS', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'dpwrmgegUjH0fGfT1Odfc_dUWZRBjMyf0mnivZjdvK4tjluTrGFVONCzFWw98nMsLaaJ9DeM7P2xCoEDEZ1SSDhcjx0h7qJr4VRri5QU', 'snow depths of the Carpathians', 'dataset', 1795955027110, 1803731027110, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5V6RW9TZP1GHAS6VENB9', 'http://127.0.0.1:49150/hook', '127.0.0.1', '3qK7yTSpr95M-iMd9-u-GfRYomcK72keEjxBYPuNZbrJNb1nYE__fq-oShBXBvmkGPDj3cE8s0U8waCMuulVCcJU2y4gTBVAbnEIwMwv', 'snow depths of the Caucasus', 'dataset', 1795955027166, 1803731027166, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5V7VWH5KZ0X5N6B40GG3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ghODqgLbDy7H1i7Z5xKPU4fm9E-FOeIWFG2vAAmZT-hmOJmr09grrtypKNSznC_Sgi3MNgjztY-NJphMS6T_2rQTHjtJ3CK0ZwYP4zmS', 'snow depths of the Dolomites', 'dataset', 1795955027201, 1803731027201, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5V8ZV39HJM72FM5ZMRDK', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'qMSOCvQwltoUE7XffePrrkR5VTRwl91A5KXFAMf5c0DeOjPT3FD1EDkoGFU5ePMeYT4szB_DfWatYgXJZNITVmLczglFoK2siRhaOZlw', 'snow depths of the Pyrenees', 'dataset', 1795955027237, 1803731027237, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KM5V9ZPQZDH9WX5V7XTE9Q', 'http://127.0.0.1:49150/hook', '127.0.0.1', '3mzWpPUQ0ESGxNDglNuFyKTczpfaF0y0FoMsj6jkY5jxmtDgFJHSMlGHsGnb7DrSG-8fTr0LdmFKsr9fZNVnDkFRUmxrRzmhR0HTrOE5', 'snow depths of the Rockies', 'dataset', 1795955027270, 1803731027270, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8KM5WENXWY1572H1XJ9BM53', 'timestamp', 30000, 1795955028437, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'staff', 1795955031070);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'staff', 'anna', '', 1795955031070);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M89AJVW7SXJBFS0Z8J46GQE5', 1795609423762);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8KM5WF9TC78C1DQW5AM0415', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:42707/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'G08pH8iSSgGJRoGcUxItVSgwH-HEo6kFp3j49wqMSc8', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795955030614, NULL, NULL, NULL, 1795955030458, 1795955030457, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8KM5WF9TC78C1DQW5AM0415', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:42707/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'f2dwCOQi1IXeZZOK6H_SVd6oZ6XXPXi08k3lMVtMfls', 10000, 'published', 'called with its example', 0, 1795955030660, NULL, NULL, NULL, 1795955030458, 1795955030457, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8KM5WF9TC78C1DQW5AM0415', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:42707/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'KDF80fKvtunivPUI_9Gr45JyKOrs7h-NzvZd_I6Gmfc', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795955030645, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:42707/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'aoCiZJeuYeNgpzHKFvx92XQYwhzLwCa_mRjZ7Sip5e4', 1795955030459, 1795955030457, NULL, NULL, NULL);

INSERT INTO farebox_fixture.invitations VALUES
	('inv_01M8KM5W8WH9PBCGFCCJA06B44', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', '3584872fdf130478c1925a19246f0522b778a7764e63c1960827c9c7c067ceb7', 'dora@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KM5W8EF81QBSYWEC37P58M', 1795955028252, 1796559828252, 1795955028271),
	('inv_01M8KM5W9XANRFDWSAXNCRSNCQ', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', '52a126f2b8195b67a49c9e551ae6884886cd94e1e831d727d866fd70c9850331', 'nobody@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KM5W8EF81QBSYWEC37P58M', 1795955028285, 1796559828285, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8KM5TME9GSB6MS7QW60C9DK', 'tell_sellers', '{"pledgeId":"plg_01M8KM5TME9GSB6MS7QW60C9DK"}', 'done', 1795955026588, 1, 8, NULL, NULL, NULL, 1795955026588, 1795955027060),
	('tell_sellers:plg_01M8KM5TQKX2Y63A7GF580W0R3', 'tell_sellers', '{"pledgeId":"plg_01M8KM5TQKX2Y63A7GF580W0R3"}', 'done', 1795955026681, 1, 8, NULL, NULL, NULL, 1795955026681, 1795955027065),
	('tell_sellers:plg_01M8KM5TNGFSCKWKQYBACKEA2X', 'tell_sellers', '{"pledgeId":"plg_01M8KM5TNGFSCKWKQYBACKEA2X"}', 'done', 1795955026618, 1, 8, NULL, NULL, NULL, 1795955026618, 1795955027071),
	('match:asset:ast_01M8KM5VEWMGA47Q2TGE7WQDZ8:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8KM5VEWMGA47Q2TGE7WQDZ8:20786:0","watch":null}', 'done', 1795955027455, 1, 8, NULL, NULL, NULL, 1795955027455, 1795955027740),
	('job_01M8KM5VBZW1R84TRRDBSHYPZK', 'challenge_callbacks', '{}', 'done', 1795955027327, 1, 8, NULL, NULL, NULL, 1795955027327, 1795955028047),
	('job_01M8KM5W36EDESV1900JCZ7YJX', 'send_webhooks', '{}', 'waiting', 1795955088061, 0, 8, NULL, NULL, NULL, 1795955028070, NULL),
	('job_01M8KM5W3Q68Z6B5NXFAX1EX75', 'send_webhooks', '{}', 'waiting', 1795955033341, 0, 8, NULL, NULL, NULL, 1795955028087, NULL),
	('job_01M8KM5VRGQYYX47D47ZJ8YKX1', 'send_webhooks', '{}', 'done', 1795955027728, 1, 8, NULL, NULL, NULL, 1795955027728, 1795955028098),
	('work_tool_job:job_01M8KM5YXKB8WGZSFCSWBAXE0Z', 'work_tool_job', '{"jobId":"job_01M8KM5YXKB8WGZSFCSWBAXE0Z"}', 'done', 1795955030967, 1, 1000, NULL, NULL, NULL, 1795955030967, 1795955031058),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'waiting', 1795955033310, 1, 8, NULL, NULL, 'AbortError: This operation was aborted', 1795955030688, NULL),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'waiting', 1795955033319, 1, 8, NULL, NULL, 'AbortError: This operation was aborted', 1795955030680, NULL),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'waiting', 1795955033202, 1, 8, NULL, NULL, 'AbortError: This operation was aborted', 1795955030687, NULL),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795955031524, 0, 8, NULL, NULL, NULL, 1795955031524, NULL),
	('work_tool_job:job_01M8KM5ZTKKK88FJ7N93WXWJGP', 'work_tool_job', '{"jobId":"job_01M8KM5ZTKKK88FJ7N93WXWJGP"}', 'running', 1795955031893, 1, 1000, 1795962531903, 'proc_01M8KM5Z709A95Q254874N6KEM', NULL, 1795955031893, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'USD', 550000),
	('test:earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'USD', 90000),
	('earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'USD', 0),
	('earnings:usr_01M89AJWM71SKT4FDDTCPCY4AN', 'USD', 2700000),
	('credit:usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'USD', 3000000),
	('credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'USD', 19750000),
	('credit:usr_01M8KM5VSRENWV0BGDG43XWYE2', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M89AJWQ2NN31XZ0CC2EMKD5A', 'operator:grants', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 20000000, 'USD', 'top_up', NULL, NULL, 1795609424610),
	('led_01M89AJWV1X7VEYHBA0KWCTZHG', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89AJWTGT23WFW0VFHPWWZDGwNCGA4gOMWiCrfpqemdkcy1IhRgJykk', NULL, 1795609424737),
	('led_01M89AJWXZAAE50JDEXZ1YP5PN', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 50000, 'USD', 'payment', 'pay_01M89AJWXFA22CT1HT90Z3MDA2hNCGA4gOMWiCrfpqemdkBgGiEqly1xOq9nsESs1dqlVkLb5PBYLPNw', NULL, 1795609424831),
	('led_01M8KM5RYCKFRQHVQEB236WZEA', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M89AJWTGT23WFW0VFHPWWZDGwNCGA4gOMWiCrfpqemdkcy1IhRgJykk', NULL, 1795955024844),
	('led_01M8KM5RYC4KJ773NPJ6T7SS2V', 'payments:held', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 50000, 'USD', 'refund', 'pay_01M89AJWXFA22CT1HT90Z3MDA2hNCGA4gOMWiCrfpqemdkBgGiEqly1xOq9nsESs1dqlVkLb5PBYLPNw', NULL, 1795955024844),
	('led_01M8KM5SG7DQVQ73THVE9DE30N', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5SFWBK8CW6JCNE60X8G3waCNBogOAgGiJ0LlziqNf6hW-fD82T3jTGgSjQsH7A', NULL, 1795955025415),
	('led_01M8KM5SGY4785KMRVP1W8NSTF', 'payments:held', 'test:earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5SFWBK8CW6JCNE60X8G3waCNBogOAgGiJ0LlziqNf6hW-fD82T3jTGgSjQsH7A', 'call_01M8KM5SGYKAK131CBZDNA0RJV', 1795955025438),
	('led_01M8KM5SGY7T3XCQN48M13FF6K', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5SFWBK8CW6JCNE60X8G3waCNBogOAgGiJ0LlziqNf6hW-fD82T3jTGgSjQsH7A', 'call_01M8KM5SGYKAK131CBZDNA0RJV', 1795955025438),
	('led_01M8KM5SHVRTRVMZFPW8MNGN8X', 'test:earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8KM5SFWBK8CW6JCNE60X8G3waCNBogOAgGiJ0LlziqNf6hW-fD82T3jTGgSjQsH7A', 'call_01M8KM5SGYKAK131CBZDNA0RJV', 1795955025467),
	('led_01M8KM5SHVAK6GD1HDMX9ED5WD', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8KM5SFWBK8CW6JCNE60X8G3waCNBogOAgGiJ0LlziqNf6hW-fD82T3jTGgSjQsH7A', 'call_01M8KM5SGYKAK131CBZDNA0RJV', 1795955025467),
	('led_01M8KM5SJV76PJTHEPHV0MT1BT', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KM5SJKF3ZGXAHXYMSW5WAEwNCGA4gOMWiCrfpqemdkjpDEiW8ciiQ', NULL, 1795955025499),
	('led_01M8KM5SKCDJEJDD1NHND56QFF', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KM5SJKF3ZGXAHXYMSW5WAEwNCGA4gOMWiCrfpqemdkjpDEiW8ciiQ', 'call_01M8KM5SK67QDGMFC26RQM8BPB', 1795955025516),
	('led_01M8KM5SMFWEMFCFM2PC55MZ3S', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KM5SM07C5H1EVPBZR96TK4hNCGA4gOMWiCrfpqemdkBgGiEqly1xOq9nsESs1dqlX-wztttbtuLQ', NULL, 1795955025551),
	('led_01M8KM5SNHP50QQ4XTZN4N4QCM', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KM5SM07C5H1EVPBZR96TK4hNCGA4gOMWiCrfpqemdkBgGiEqly1xOq9nsESs1dqlX-wztttbtuLQ', 'call_01M8KM5SN9ERTPJS34DJ2VKP8E', 1795955025585),
	('led_01M8KM5SP4SHEY1NCR2VNHKSJJ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KM5SNS226YTR61V4KXB5DYwNCGA4gOMXkGn8t9Omdkfo_uPYuO9_0', NULL, 1795955025604),
	('led_01M8KM5SREHZKEG9Z7CBHB90RS', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KM5SQG882VR39KVNP0D2PSjNCGA4gOMWiCrfpqemdkqQEe1V80UgxMTmBwYMYaw1irWmMtXGuIPyo0DVJfr6kCKxRLl5k', NULL, 1795955025678),
	('led_01M8KM5SREJ88AJQW5D8F1VXWB', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KM5SQG882VR39KVNP0D2PSjNCGA4gOMWiCrfpqemdkqQEe1V80UgxMTmBwYMYaw1irWmMtXGuIPyo0DVJfr6kCKxRLl5k', 'call_01M8KM5SQQSMBXEY58MYSQDHS1', 1795955025678),
	('led_01M8KM5ST6S7RC98AZXCQWYBGC', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8KM5SSMTBW10JXW1GPTNQ1ZjsCEPYgOxQFo6m3RE4VNYFloUe0_0FRGTa5S3Fj6TbJBXFmUNLhAZETAqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurrUM2JLbdusg', NULL, 1795955025734),
	('led_01M8KM5ST6016A55MG1CNFQWYC', 'payments:held', 'test:credit:0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 1000000, 'USD', 'top_up', 'pay_01M8KM5SSMTBW10JXW1GPTNQ1ZjsCEPYgOxQFo6m3RE4VNYFloUe0_0FRGTa5S3Fj6TbJBXFmUNLhAZETAqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurrUM2JLbdusg', 'call_01M8KM5SSPC0T1CZDCCKP8PXE4', 1795955025734),
	('led_01M8KM5SV2E58CHJPNRZYS1WQ5', 'test:credit:0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KM5SV2VC67N6VR94BRPQFCkNCGA4gOMWiCrfpqemdkqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurBWy6zRYCgdI', NULL, 1795955025762),
	('led_01M8KM5SV6E9CBCMFGKQPDM66X', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KM5SV2VC67N6VR94BRPQFCkNCGA4gOMWiCrfpqemdkqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurBWy6zRYCgdI', 'call_01M8KM5SV29PQ1DDX05XB1FFRH', 1795955025766),
	('led_01M8KM5SVBDB4040V123H1B0RZ', 'test:credit:0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8KM5SVB6YQBS2RSKSW9EH0F', NULL, 1795955025771),
	('led_01M8KM5SVYCV0YSZC8RAK345W1', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5SVS16DCMYWSFDJW5ZFSwaCNBogOAgGiJ0LkAIA6bLwfV4q6QTARcirKUeZQAw', NULL, 1795955025790),
	('led_01M8KM5SW8KD375Y9HP8B36J41', 'payments:held', 'test:earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5SVS16DCMYWSFDJW5ZFSwaCNBogOAgGiJ0LkAIA6bLwfV4q6QTARcirKUeZQAw', 'call_01M8KM5SW7PRKHB7D6768P48AP', 1795955025800),
	('led_01M8KM5SW8YA26QGX4W3VKVR4S', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5SVS16DCMYWSFDJW5ZFSwaCNBogOAgGiJ0LkAIA6bLwfV4q6QTARcirKUeZQAw', 'call_01M8KM5SW7PRKHB7D6768P48AP', 1795955025800),
	('led_01M8KM5SWZ05W9AF30AE05WCRN', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5SWJBRX8XYWRK9556TH6haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVU3Ak0zohvj3', NULL, 1795955025823),
	('led_01M8KM5SXAKZM9SEKH0PAKGWB5', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5SWJBRX8XYWRK9556TH6haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVU3Ak0zohvj3', 'call_01M8KM5SXA1391FT599GJQHHYV', 1795955025834),
	('led_01M8KM5SXAKXCM59BEDH08X5V4', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5SWJBRX8XYWRK9556TH6haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVU3Ak0zohvj3', 'call_01M8KM5SXA1391FT599GJQHHYV', 1795955025834),
	('led_01M8KM5SXSTGB2Y38R6KT0FT1E', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5SXJT0G54CE4VEFKC8CNhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVc7LiFouEztH', NULL, 1795955025849),
	('led_01M8KM5SYE7XJKTB4YTJ0HB571', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5SXJT0G54CE4VEFKC8CNhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVc7LiFouEztH', 'call_01M8KM5SYEKJBN4XTYJARCWT9F', 1795955025870),
	('led_01M8KM5SYETQVBSR7D0F7WHWAE', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5SXJT0G54CE4VEFKC8CNhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVc7LiFouEztH', 'call_01M8KM5SYEKJBN4XTYJARCWT9F', 1795955025870),
	('led_01M8KM5SZ0RZR8RC4CC4HFX5TS', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5SYRQS5SR6CJXSE4DSD9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVStjC3F9Uupo', NULL, 1795955025888),
	('led_01M8KM5SZE4WTSHY6YBP2XACP1', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5SYRQS5SR6CJXSE4DSD9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVStjC3F9Uupo', 'call_01M8KM5SZDW7AM4PBB98PW8SY6', 1795955025902),
	('led_01M8KM5SZEF78XYKJY1Q463RGX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5SYRQS5SR6CJXSE4DSD9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVStjC3F9Uupo', 'call_01M8KM5SZDW7AM4PBB98PW8SY6', 1795955025902),
	('led_01M8KM5T01EMKPE8EPD8VGBAVG', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5SZSDNSYS2V04Z5RXV68haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYGM69QVBSX1', NULL, 1795955025921),
	('led_01M8KM5T0DDABEF6CR95VP6T5D', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5SZSDNSYS2V04Z5RXV68haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYGM69QVBSX1', 'call_01M8KM5T0DQMY8TVXT4X7XNQYP', 1795955025933),
	('led_01M8KM5T0D8T1N0Q3TGE7TAV9J', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5SZSDNSYS2V04Z5RXV68haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYGM69QVBSX1', 'call_01M8KM5T0DQMY8TVXT4X7XNQYP', 1795955025933),
	('led_01M8KM5T24D2SR16K437S150T9', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5T0SAH3D1CHWGGA1NHBKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVV9nBT0Ma1o2', 'call_01M8KM5T24YS23K8TSB82PW2DA', 1795955025988),
	('led_01M8KM5T24J2SN2BG4T3KWD1P0', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5T0SAH3D1CHWGGA1NHBKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVV9nBT0Ma1o2', 'call_01M8KM5T24YS23K8TSB82PW2DA', 1795955025988),
	('led_01M8KM5T19QZTN3BSFE1P7RTC1', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5T0SAH3D1CHWGGA1NHBKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVV9nBT0Ma1o2', NULL, 1795955025961),
	('led_01M8KM5T32FWF0RP3KR4YGEWFQ', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5T2N30HZR7DT8VE682G1haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVXrz1vE6yl9i', NULL, 1795955026018),
	('led_01M8KM5T4Q80REJ42E0P43Y4Q4', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5T2N30HZR7DT8VE682G1haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVXrz1vE6yl9i', 'call_01M8KM5T4PGTNM9SF9EBH5P7WW', 1795955026071),
	('led_01M8KM5T4QYQVPP5FR983HHV8N', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5T2N30HZR7DT8VE682G1haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVXrz1vE6yl9i', 'call_01M8KM5T4PGTNM9SF9EBH5P7WW', 1795955026071),
	('led_01M8KM5T620FZ3CJ3TH0KFF73A', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5T5FWFQMMA9V5DENC3XKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVck-TUkxh-2O', NULL, 1795955026114),
	('led_01M8KM5T6H464Z3DM8APBYN5F7', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5T5FWFQMMA9V5DENC3XKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVck-TUkxh-2O', 'call_01M8KM5T6FSSMSSGHYNWCJDXWH', 1795955026129),
	('led_01M8KM5T6HH2ZT4NRCG338NTY9', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5T5FWFQMMA9V5DENC3XKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVck-TUkxh-2O', 'call_01M8KM5T6FSSMSSGHYNWCJDXWH', 1795955026129),
	('led_01M8KM5T7KPN0ZWS7VVQR1EZ97', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5T76Y23RMD96593SFTW2haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVe4eR4wfTgBr', NULL, 1795955026163),
	('led_01M8KM5T8RF0GEQSWYQX2TVBK6', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5T76Y23RMD96593SFTW2haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVe4eR4wfTgBr', 'call_01M8KM5T8PNW262WNE15HN6VHZ', 1795955026200),
	('led_01M8KM5T8RP54TVK62GJBRDXNH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5T76Y23RMD96593SFTW2haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVe4eR4wfTgBr', 'call_01M8KM5T8PNW262WNE15HN6VHZ', 1795955026200),
	('led_01M8KM5T9QBMWC5SPT36JNQ76X', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5T9FZPWP1BCFCWWTQ32WhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYS4Z6dGXxX3', NULL, 1795955026231),
	('led_01M8KM5TA9TK3E5W84C4J7N3A2', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5T9FZPWP1BCFCWWTQ32WhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYS4Z6dGXxX3', 'call_01M8KM5TA88CV8NT2BBBBKEFJ0', 1795955026249),
	('led_01M8KM5TA91SZ26JJ4CSZNA1JS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5T9FZPWP1BCFCWWTQ32WhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYS4Z6dGXxX3', 'call_01M8KM5TA88CV8NT2BBBBKEFJ0', 1795955026249),
	('led_01M8KM5TB5Y6ERZMP53NHFEYCJ', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5TAP88JW2YDJWP3YF43PhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVRBz6Ibd3ofE', NULL, 1795955026277),
	('led_01M8KM5TBKP70MWMY0GJGKV6ST', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5TAP88JW2YDJWP3YF43PhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVRBz6Ibd3ofE', 'call_01M8KM5TBJRE6F7G02B4T7W6PQ', 1795955026291),
	('led_01M8KM5TBKF53YHQFAPD017XNG', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5TAP88JW2YDJWP3YF43PhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVRBz6Ibd3ofE', 'call_01M8KM5TBJRE6F7G02B4T7W6PQ', 1795955026291),
	('led_01M8KM5TCMKPEZJRYK8WV0Q8CZ', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5TBYZWD6WRFGMR3HDT1FhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYUBrznklV36', NULL, 1795955026324),
	('led_01M8KM5TD7VR4PDYSFNTJ4CX9X', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5TBYZWD6WRFGMR3HDT1FhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYUBrznklV36', 'call_01M8KM5TD7F4W7X7ZYJJ85MZPM', 1795955026343),
	('led_01M8KM5TD7YB3H8RRCM0Z2843X', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5TBYZWD6WRFGMR3HDT1FhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYUBrznklV36', 'call_01M8KM5TD7F4W7X7ZYJJ85MZPM', 1795955026343),
	('led_01M8KM5TE7NGQQMZBBZK3T0CSF', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KM5TDV2CPPK0V838PVY4R9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVaaMNlbeOH8F', NULL, 1795955026375),
	('led_01M8KM5TEVENP43JD3GP0J4QS8', 'payments:held', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 90000, 'USD', 'sale', 'pay_01M8KM5TDV2CPPK0V838PVY4R9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVaaMNlbeOH8F', 'call_01M8KM5TEV1XX42HJ4K4Q075Y9', 1795955026395),
	('led_01M8KM5TEV1WZ1EMECN42RFP53', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KM5TDV2CPPK0V838PVY4R9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVaaMNlbeOH8F', 'call_01M8KM5TEV1XX42HJ4K4Q075Y9', 1795955026395),
	('led_01M8KM5TFQF6QW72XEMXP53W94', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8KM5TF8XHV55CPE3W0J12BThYCJeogOAgGiJ0LktkNcn55yQyqokhsGAaISqXLXE6r2ewRKzV2qVQss5xR-Qx0w', NULL, 1795955026423),
	('led_01M8KM5TGAP4CSBGGTFB5H5MXW', 'payments:held', 'earnings:usr_01M89AJWM71SKT4FDDTCPCY4AN', 1800000, 'USD', 'sale', 'pay_01M8KM5TF8XHV55CPE3W0J12BThYCJeogOAgGiJ0LktkNcn55yQyqokhsGAaISqXLXE6r2ewRKzV2qVQss5xR-Qx0w', 'call_01M8KM5TG9KWYQ8E7TH5F5YBW2', 1795955026442),
	('led_01M8KM5TGAZYNRBJGNVPAETGNS', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8KM5TF8XHV55CPE3W0J12BThYCJeogOAgGiJ0LktkNcn55yQyqokhsGAaISqXLXE6r2ewRKzV2qVQss5xR-Qx0w', 'call_01M8KM5TG9KWYQ8E7TH5F5YBW2', 1795955026442),
	('led_01M8KM5TGTV5E1M5G1AME74971', 'earnings:usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795955026458),
	('led_01M8KM5TGTMT6YX966WSS1VNJM', 'earnings:usr_01M89AJWM71SKT4FDDTCPCY4AN', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795955026458),
	('led_01M8KM5TJ1CTBQT91GBAG0CRSQ', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795955026497),
	('led_01M8KM5TKJX4V3WAZGPRYTK4A8', 'operator:grants', 'credit:usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 9000000, 'USD', 'top_up', NULL, NULL, 1795955026546),
	('led_01M8KM5TME6K37BP2KRFF8SRYM', 'credit:usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KM5TMDXHMA2EG3H5KYFGR6hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoidC6mUfnnZ3kMOyaR0ps6fxqc9ULmw', NULL, 1795955026574),
	('led_01M8KM5TMETE621W439013ZPNP', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KM5TMDXHMA2EG3H5KYFGR6hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoidC6mUfnnZ3kMOyaR0ps6fxqc9ULmw', 'call_01M8KM5TME987KBTC8RFRRGR3P', 1795955026574),
	('led_01M8KM5TNG2BZQVC4BHZQ6V2QY', 'credit:usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', NULL, 1795955026608),
	('led_01M8KM5TNGPWPEP7KGM3JVKCXX', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', 'call_01M8KM5TNFWTTX6TEBWJMR0YMC', 1795955026608),
	('led_01M8KM5TPHTXWM9S6EKRPPVAGD', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', 'call_01M8KM5TNFWTTX6TEBWJMR0YMC', 1795955026641),
	('led_01M8KM5TPH0YBBWWMFHBAWMR6H', 'payments:held', 'earnings:usr_01M89AJWM71SKT4FDDTCPCY4AN', 2700000, 'USD', 'sale', 'pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', 'call_01M8KM5TNFWTTX6TEBWJMR0YMC', 1795955026641),
	('led_01M8KM5TPHAY13MP504MKANRG3', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', 'call_01M8KM5TNFWTTX6TEBWJMR0YMC', 1795955026641),
	('led_01M8KM5TQKG5BNBE9QJ6VFRHJD', 'credit:usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KM5TQH1QAEDJJ1MP5VX8VXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoidC6mUfnnZ3kMOyaR0pAxTY0Np21iE', NULL, 1795955026675),
	('led_01M8KM5TQK6JNYWPDJXX2QSTWP', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KM5TQH1QAEDJJ1MP5VX8VXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoidC6mUfnnZ3kMOyaR0pAxTY0Np21iE', 'call_01M8KM5TQHMGQPF386YJT838FX', 1795955026675),
	('led_01M8KM5TR1PFXK2CJVNQMJ85C9', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KM5TQH1QAEDJJ1MP5VX8VXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoidC6mUfnnZ3kMOyaR0pAxTY0Np21iE', 'call_01M8KM5TQHMGQPF386YJT838FX', 1795955026689),
	('led_01M8KM5TR1GASG1PVFAX36AN39', 'payments:held', 'credit:usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 3000000, 'USD', 'refund', 'pay_01M8KM5TQH1QAEDJJ1MP5VX8VXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoidC6mUfnnZ3kMOyaR0pAxTY0Np21iE', NULL, 1795955026689),
	('led_01M8KM5TTNHMDGV0RNH5X1S1SX', 'provider:stripe', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 5000000, 'USD', 'top_up', 'top_01M8KM5TS38VN39RQ5D2CVXPJH', NULL, 1795955026773),
	('led_01M8KM5TV8TYSFYW7FJ6JVNXA0', 'credit:usr_01M89AJWP8HX9W3D802YPNM3RE', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8KM5TS38VN39RQ5D2CVXPJH', NULL, 1795955026792),
	('led_01M8KM5VTCNCA3YH18NB5FXN3C', 'operator:grants', 'credit:usr_01M8KM5VSRENWV0BGDG43XWYE2', 10000000, 'USD', 'top_up', NULL, NULL, 1795955027788),
	('led_01M8KM5YWN4X4R3SK3CZRWP5SZ', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KM5YW1SC3F46GXR6WCETHNwOCnEogOLcqOqQjW8o6oDvqwLkScyD0', NULL, 1795955030933),
	('led_01M8KM5YXM27EC7QRMNKKX0MXY', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KM5YW1SC3F46GXR6WCETHNwOCnEogOLcqOqQjW8o6oDvqwLkScyD0', 'call_01M8KM5YX93M3A938NDE8GJCSP', 1795955030964),
	('led_01M8KM5Z24DC3PAP8M45Y3614P', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KM5Z1MS4JK5HY6FG9XN8P6wNCGA4gOMWiCrfpqemdko-MqfEIbQpM', NULL, 1795955031108),
	('led_01M8KM5ZT3T3NEG8PEH0EV2A76', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KM5ZSTQMXF9BWTZF8KN75BwOCnEogOLcqOqQjW8o6o1nIJafXCseY', NULL, 1795955031875),
	('led_01M8KM5ZTKD5PR5YPMTPCB3XNB', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KM5ZSTQMXF9BWTZF8KN75BwOCnEogOLcqOqQjW8o6o1nIJafXCseY', 'call_01M8KM5ZTEAK7Y33H6XS12VQ20', 1795955031891),
	('led_01M8KM5ZVA8T26PRKJ9PD67J3Q', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KM5ZTV6ZFKKFZSJAET6QFZwNCGA4gOJcwE4TpnZAOT8Ov2HtuV', NULL, 1795955031914);

INSERT INTO farebox_fixture.memberships VALUES
	('mem_01M8KM5W8EF81QBSYWEC37P58M', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', 'usr_01M8KM5W713EQW4CMTBZ3GNWPP', 'owner', NULL, NULL, NULL, 0, 0, 0, 1795955028238, NULL),
	('mem_01M8KM5W9MHTPDKT12PC8SD7KQ', 'usr_01M8KM5W8AJXDZBB9HXDHF8AJF', 'usr_01M8KM5W7KE5HK6NC2A392CKWP', 'developer', NULL, 1000000, NULL, 0, 0, 0, 1795955028276, NULL);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('MqOyX01SOeEAeZ1y4acsDAJuj43mvVrA', '63fc0fe3378294142b7a3f619bb700404b7cf2cc71f7a3746e0442a56501ca45', 'DefpsYjsqNmRaxTamVaDOFHYLvofeBYQ', '84a3d3b2a63323870a3cf6437015cbf60a56ccbe7a0775f90b5c952868973d5c', 'usr_01M8KM5VSRENWV0BGDG43XWYE2', 'key_01M8KM5W08XM0DAB05ETFQHWW4', 'c2ec3e9917bc4539c6358094ba92528cc22496f7de896fd68fd4b82fee6478e3', '["http://127.0.0.1:46031/mcp"]', NULL, 'd8v7lNXfDBbiSme7WeqplxsHMw7et9ms', 1795958628000, 1795955028000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('EiKWdb7zWiNVHt88jaU8pS8UWZPK2l8P', 'DefpsYjsqNmRaxTamVaDOFHYLvofeBYQ', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795955027000, 1795955027000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('jSrkW6NFG79SJ75mWma4aBkD0WqU5ASM', 'DefpsYjsqNmRaxTamVaDOFHYLvofeBYQ', 'usr_01M8KM5VSRENWV0BGDG43XWYE2', 'key_01M8KM5W08XM0DAB05ETFQHWW4', '["http://127.0.0.1:46031/mcp"]', '[]', '["search","spend","offline_access"]', 1795955028000, 1795955028000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('d8v7lNXfDBbiSme7WeqplxsHMw7et9ms', '36f984535e36c877e04129ea34dc388d31b8fbed565ed068682c841d3f624267', 'DefpsYjsqNmRaxTamVaDOFHYLvofeBYQ', '84a3d3b2a63323870a3cf6437015cbf60a56ccbe7a0775f90b5c952868973d5c', 'usr_01M8KM5VSRENWV0BGDG43XWYE2', 'key_01M8KM5W08XM0DAB05ETFQHWW4', 'c2ec3e9917bc4539c6358094ba92528cc22496f7de896fd68fd4b82fee6478e3', '["http://127.0.0.1:46031/mcp"]', NULL, 1803731028000, 1795955028000, NULL, NULL, NULL, NULL, 1795955027823, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('mqITHpPCEcwI0yevASHGMMdSTkIzoMiy', 'http://127.0.0.1:46031', 'http://127.0.0.1:46031', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795955027885, 1795955027885, 1, 'null'),
	('eiadgIpoch5OVeuL62gEVrr2b7nEdZCa', 'http://127.0.0.1:46031/', 'http://127.0.0.1:46031/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795955027896, 1795955027896, 1, 'null'),
	('edMjfuRnw0L5pfPvtIyvOXK5FHHQ9A3P', 'http://127.0.0.1:46031/mcp', 'http://127.0.0.1:46031/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795955027900, 1795955027900, 1, 'null'),
	('ORzRJWsqTNAhdPYDS2MmwMnE3Mvnnv4S', 'http://127.0.0.1:46031/a2a', 'http://127.0.0.1:46031/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795955027909, 1795955027909, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8KM5SXJT0G54CE4VEFKC8CNhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVc7LiFouEztH', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955025842, 1795958625849, 1795955025849, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025849),
	('pay_01M8KM5SSMTBW10JXW1GPTNQ1ZjsCEPYgOxQFo6m3RE4VNYFloUe0_0FRGTa5S3Fj6TbJBXFmUNLhAZETAqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurrUM2JLbdusg', 'credit', 'credit:0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 1795955025716, 1795958625734, 1795955025734, NULL, NULL),
	('pay_01M89AJWTGT23WFW0VFHPWWZDGwNCGA4gOMWiCrfpqemdkcy1IhRgJykk', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795609424720, 1795613024737, 1795609424737, NULL, NULL),
	('pay_01M89AJWXFA22CT1HT90Z3MDA2hNCGA4gOMWiCrfpqemdkBgGiEqly1xOq9nsESs1dqlVkLb5PBYLPNw', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795609424815, 1795613024831, 1795609424831, NULL, NULL),
	('pay_01M89AJWT6STM052RYFDRHW0HKwNCGA4gOMWiCrfpqemdkfxuPdksgYQo', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795609424710, 1795610324710, NULL, NULL, NULL),
	('pay_01M8KM5SFWBK8CW6JCNE60X8G3waCNBogOAgGiJ0LlziqNf6hW-fD82T3jTGgSjQsH7A', 'asset', 'ast_01M8KM5SEE5A6QZA2PZ7RFSP9X', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795955025404, 1795958625471, 1795955025415, NULL, NULL),
	('pay_01M8KM5SJKF3ZGXAHXYMSW5WAEwNCGA4gOMWiCrfpqemdkjpDEiW8ciiQ', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795955025491, 1795958625499, 1795955025499, NULL, NULL),
	('pay_01M8KM5SV2VC67N6VR94BRPQFCkNCGA4gOMWiCrfpqemdkqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurBWy6zRYCgdI', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 1795955025762, 1795958625762, 1795955025762, NULL, NULL),
	('pay_01M8KM5SM07C5H1EVPBZR96TK4hNCGA4gOMWiCrfpqemdkBgGiEqly1xOq9nsESs1dqlX-wztttbtuLQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955025536, 1795958625551, 1795955025551, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025551),
	('pay_01M8KM5SNS226YTR61V4KXB5DYwNCGA4gOMXkGn8t9Omdkfo_uPYuO9_0', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795955025593, 1795958625604, 1795955025604, NULL, NULL),
	('pay_01M8KM5T0SAH3D1CHWGGA1NHBKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVV9nBT0Ma1o2', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955025945, 1795958625961, 1795955025961, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025961),
	('pay_01M8KM5SQG882VR39KVNP0D2PSjNCGA4gOMWiCrfpqemdkqQEe1V80UgxMTmBwYMYaw1irWmMtXGuIPyo0DVJfr6kCKxRLl5k', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x9b5891084abd4bfa077a3faef368d44606491933', '0x9b5891084abd4bfa077a3faef368d44606491933', 1795955025648, 1795958625678, 1795955025678, NULL, NULL),
	('pay_01M8KM5SVS16DCMYWSFDJW5ZFSwaCNBogOAgGiJ0LkAIA6bLwfV4q6QTARcirKUeZQAw', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795955025785, 1795958625790, 1795955025790, NULL, NULL),
	('pay_01M8KM5SYRQS5SR6CJXSE4DSD9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVStjC3F9Uupo', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955025880, 1795958625888, 1795955025888, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025888),
	('pay_01M8KM5SWJBRX8XYWRK9556TH6haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVU3Ak0zohvj3', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955025810, 1795958625823, 1795955025823, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025823),
	('pay_01M8KM5T76Y23RMD96593SFTW2haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVe4eR4wfTgBr', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955026150, 1795958626163, 1795955026163, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026163),
	('pay_01M8KM5SZSDNSYS2V04Z5RXV68haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYGM69QVBSX1', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955025913, 1795958625921, 1795955025921, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025921),
	('pay_01M8KM5T5FWFQMMA9V5DENC3XKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVck-TUkxh-2O', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955026095, 1795958626114, 1795955026114, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026114),
	('pay_01M8KM5T2N30HZR7DT8VE682G1haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVXrz1vE6yl9i', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955026005, 1795958626018, 1795955026018, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026018),
	('pay_01M8KM5TDV2CPPK0V838PVY4R9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVaaMNlbeOH8F', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955026363, 1795958626375, 1795955026375, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026375),
	('pay_01M8KM5T9FZPWP1BCFCWWTQ32WhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYS4Z6dGXxX3', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955026223, 1795958626231, 1795955026231, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026231),
	('pay_01M8KM5TAP88JW2YDJWP3YF43PhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVRBz6Ibd3ofE', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955026262, 1795958626277, 1795955026277, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026277),
	('pay_01M8KM5TBYZWD6WRFGMR3HDT1FhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYUBrznklV36', 'asset', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955026302, 1795958626324, 1795955026324, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026324),
	('pay_01M8KM5TF8XHV55CPE3W0J12BThYCJeogOAgGiJ0LktkNcn55yQyqokhsGAaISqXLXE6r2ewRKzV2qVQss5xR-Qx0w', 'asset', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795955026408, 1795958626423, 1795955026423, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026423),
	('pay_01M8KM5TMDXHMA2EG3H5KYFGR6hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoidC6mUfnnZ3kMOyaR0ps6fxqc9ULmw', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KM5TK53YF7CXWGRES6J799', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 1795955026573, 1795958626574, 1795955026574, 'key_01M8KM5TK53YF7CXWGRES6J799', 1795955026574),
	('pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', 'asset', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KM5TK53YF7CXWGRES6J799', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 1795955026607, 1795958626641, 1795955026608, 'key_01M8KM5TK53YF7CXWGRES6J799', 1795955026608),
	('pay_01M8KM5ZTV6ZFKKFZSJAET6QFZwNCGA4gOJcwE4TpnZAOT8Ov2HtuV', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795955031899, 1796041431914, 1795955031914, NULL, NULL),
	('pay_01M8KM5ZW3JKS8GDKY8V1RV0G2hNCGA4gOMWiCrfpqemdkBgGiEqly1xOq9nsESs1dqlWmHbfJ-lH06A', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', NULL, 1795955031939, 1795955931939, NULL, NULL, NULL),
	('pay_01M8KM5TQH1QAEDJJ1MP5VX8VXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoidC6mUfnnZ3kMOyaR0pAxTY0Np21iE', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8KM5TK53YF7CXWGRES6J799', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 1795955026673, 1795958626675, 1795955026675, NULL, NULL),
	('pay_01M8KM5YW1SC3F46GXR6WCETHNwOCnEogOLcqOqQjW8o6oDvqwLkScyD0', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795955030913, 1795958630933, 1795955030933, NULL, NULL),
	('pay_01M8KM5Z1MS4JK5HY6FG9XN8P6wNCGA4gOMWiCrfpqemdko-MqfEIbQpM', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795955031092, 1795958631108, 1795955031108, NULL, NULL),
	('pay_01M8KM5ZF5ER3KTJTHXEVJFEY3jNCGA4gOMWiCrfpqemdkqQEe2UyUOpwmMT_RWeMmLjMcLp1f2xqiH-haMkba829wmIKwP9Y', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xd8605b020d64dab720a4303e9b9f06e104ad679e', NULL, 1795955031525, 1795955931525, NULL, NULL, NULL),
	('pay_01M8KM5ZGNP8QN7GXW37R4TGYPjNCGA4gOMWiCrfpqemdkqQEe2Cy3eKd5UD_RLLZUGjs8d2g7FXlNLsJkqHfegL-hixE3Y-M', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xc323f83fcc64d3229e65f0f045e1fc93f6c04f32', NULL, 1795955031573, 1795955931573, NULL, NULL, NULL),
	('pay_01M8KM5ZSTQMXF9BWTZF8KN75BwOCnEogOLcqOqQjW8o6o1nIJafXCseY', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795955031866, 1796041431875, 1795955031875, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8KM5TGTTCY3FMQBE640YN99', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795955026458, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8KM5TGTMJ8M8MYY29PBTHDK', 'pob_01M8KM5TGTTCY3FMQBE640YN99', 'usr_01M89AJWM71SKT4FDDTCPCY4AN', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795955026458, NULL),
	('pot_01M8KM5TGTGTAJT7YSPM35R6Y9', 'pob_01M8KM5TGTTCY3FMQBE640YN99', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795955026458, 1795955026497);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795955026458);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M89AJWHG3WJ1PVPKM1JP44T4', 1795609424672),
	('usr_01M89AJWM71SKT4FDDTCPCY4AN', 1795609424698);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8KM5TNGFSCKWKQYBACKEA2X', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', 'call_01M8KM5TNFWTTX6TEBWJMR0YMC', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'key_01M8KM5TK53YF7CXWGRES6J799', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 'rev_01M8KM5TPHDEWWYTH9TANKR2QB', NULL, NULL, 1795955026608, 1803731026608, 1795955026641),
	('plg_01M8KM5TQKX2Y63A7GF580W0R3', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8KM5TQH1QAEDJJ1MP5VX8VXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoidC6mUfnnZ3kMOyaR0pAxTY0Np21iE', 'call_01M8KM5TQHMGQPF386YJT838FX', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'key_01M8KM5TK53YF7CXWGRES6J799', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795955026675, 1803731026675, 1795955026689),
	('plg_01M8KM5TME9GSB6MS7QW60C9DK', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8KM5TMDXHMA2EG3H5KYFGR6hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoidC6mUfnnZ3kMOyaR0ps6fxqc9ULmw', 'call_01M8KM5TME987KBTC8RFRRGR3P', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'key_01M8KM5TK53YF7CXWGRES6J799', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795955027053, 1795955026574, 1803731026574, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8KM5Z709A95Q254874N6KEM', 1795955031382, 1795955046382);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8KM5VEWMGA47Q2TGE7WQDZ8:20786:0', 'asset', 'ast_01M8KM5VEWMGA47Q2TGE7WQDZ8', 'match:asset:ast_01M8KM5VEWMGA47Q2TGE7WQDZ8:20786:0', 0, 1795955027452),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 1, 1795955030665),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 1, 1795955030672),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 1, 1795955030681),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795955031508);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8KM5SGYKAK131CBZDNA0RJV', 'pay_01M8KM5SFWBK8CW6JCNE60X8G3waCNBogOAgGiJ0LlziqNf6hW-fD82T3jTGgSjQsH7A', 'ast_01M8KM5SEE5A6QZA2PZ7RFSP9X', 'anonymous', 'given_back', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025438, NULL, 1795955025438),
	('call_01M8KM5SK67QDGMFC26RQM8BPB', 'pay_01M8KM5SJKF3ZGXAHXYMSW5WAEwNCGA4gOMWiCrfpqemdkjpDEiW8ciiQ', 'counted-echo', 'anonymous', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025510, NULL, 1795955025516),
	('call_01M8KM5SN9ERTPJS34DJ2VKP8E', 'pay_01M8KM5SM07C5H1EVPBZR96TK4hNCGA4gOMWiCrfpqemdkBgGiEqly1xOq9nsESs1dqlX-wztttbtuLQ', 'counted-echo', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025577, NULL, 1795955025585),
	('call_01M8KM5SPHXP1DCG5QG0ZP8BR4', 'pay_01M8KM5SNS226YTR61V4KXB5DYwNCGA4gOMXkGn8t9Omdkfo_uPYuO9_0', 'failing-echo', 'anonymous', 'given_back', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025617, NULL, 1795955025622),
	('call_01M8KM5SXA1391FT599GJQHHYV', 'pay_01M8KM5SWJBRX8XYWRK9556TH6haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVU3Ak0zohvj3', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025834, NULL, 1795955025834),
	('call_01M8KM5SQQSMBXEY58MYSQDHS1', 'pay_01M8KM5SQG882VR39KVNP0D2PSjNCGA4gOMWiCrfpqemdkqQEe1V80UgxMTmBwYMYaw1irWmMtXGuIPyo0DVJfr6kCKxRLl5k', 'counted-echo', '0x9b5891084abd4bfa077a3faef368d44606491933', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x9b5891084abd4bfa077a3faef368d44606491933', '0x9b5891084abd4bfa077a3faef368d44606491933', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x9b5891084abd4bfa077a3faef368d44606491933 0xdc6873920e74a40f655407629499545dcaa0fb7a7b46148288ce5c58c9900059', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xf08f3a38160d5ce57ab6f945f4db2bf137813d226a475b2b29786374e25d3c2163dfa4416ec36a5f8f0caeb76b1bcfd04c96a4d98dbb2bd18274a82033357ed61b","authorization":{"from":"0x9b5891084aBD4bfA077a3faEF368d44606491933","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795955085","nonce":"0xdc6873920e74a40f655407629499545dcaa0fb7a7b46148288ce5c58c9900059"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xbdb1b225f0d83a11e3f7b14a7b67bfc1c2fb0c7c6ff296c5542b7da891a8f7fd', '0x9b5891084abd4bfa077a3faef368d44606491933', 0, 0, 1795955025656, NULL, 1795955025678),
	('call_01M8KM5SSPC0T1CZDCCKP8PXE4', 'pay_01M8KM5SSMTBW10JXW1GPTNQ1ZjsCEPYgOxQFo6m3RE4VNYFloUe0_0FRGTa5S3Fj6TbJBXFmUNLhAZETAqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurrUM2JLbdusg', 'credit:0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, 'credit 1000000', NULL, NULL, '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807 0xf464a135c17ee8bac4bfc883c23fa9ccfc14c14ab99f0922e5645e0cd3705f26', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xcd762ae870582505d6db0587f020f851c0872ddb64f5695b1a3835a7c36c2d7513b42439392f2bdcc7a2174d48f9d9328bcc27bdbe933dcfa85021a3e38996cc1b","authorization":{"from":"0x8B4A8490964C9fa8d2968A5e8d66E8a984Dc6807","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795955085","nonce":"0xf464a135c17ee8bac4bfc883c23fa9ccfc14c14ab99f0922e5645e0cd3705f26"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x34e997cdfe053c7f608ec7e147c890f4cdbf471992dc2512eca958b283c83df0', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 0, 0, 1795955025718, NULL, 1795955025734),
	('call_01M8KM5SV29PQ1DDX05XB1FFRH', 'pay_01M8KM5SV2VC67N6VR94BRPQFCkNCGA4gOMWiCrfpqemdkqQEe1F8OTE0bEjSNePxrPUBuOxxr2nJuUyhsykurBWy6zRYCgdI', 'counted-echo', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 'siwx:mVnG5klvprw7P-fd3qFF5VESIuPvcSHwIRnJKFk7SSQ', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025762, NULL, 1795955025766),
	('call_01M8KM5SW7PRKHB7D6768P48AP', 'pay_01M8KM5SVS16DCMYWSFDJW5ZFSwaCNBogOAgGiJ0LkAIA6bLwfV4q6QTARcirKUeZQAw', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'anonymous', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025800, NULL, 1795955025800),
	('call_01M8KM5SYEKJBN4XTYJARCWT9F', 'pay_01M8KM5SXJT0G54CE4VEFKC8CNhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVc7LiFouEztH', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025870, NULL, 1795955025870),
	('call_01M8KM5SZDW7AM4PBB98PW8SY6', 'pay_01M8KM5SYRQS5SR6CJXSE4DSD9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVStjC3F9Uupo', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025902, NULL, 1795955025902),
	('call_01M8KM5T0DQMY8TVXT4X7XNQYP', 'pay_01M8KM5SZSDNSYS2V04Z5RXV68haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYGM69QVBSX1', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025933, NULL, 1795955025933),
	('call_01M8KM5T24YS23K8TSB82PW2DA', 'pay_01M8KM5T0SAH3D1CHWGGA1NHBKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVV9nBT0Ma1o2', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955025988, NULL, 1795955025988),
	('call_01M8KM5T4PGTNM9SF9EBH5P7WW', 'pay_01M8KM5T2N30HZR7DT8VE682G1haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVXrz1vE6yl9i', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026071, NULL, 1795955026071),
	('call_01M8KM5T6FSSMSSGHYNWCJDXWH', 'pay_01M8KM5T5FWFQMMA9V5DENC3XKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVck-TUkxh-2O', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026129, NULL, 1795955026129),
	('call_01M8KM5T8PNW262WNE15HN6VHZ', 'pay_01M8KM5T76Y23RMD96593SFTW2haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVe4eR4wfTgBr', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026200, NULL, 1795955026200),
	('call_01M8KM5TA88CV8NT2BBBBKEFJ0', 'pay_01M8KM5T9FZPWP1BCFCWWTQ32WhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYS4Z6dGXxX3', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026249, NULL, 1795955026249),
	('call_01M8KM5TBJRE6F7G02B4T7W6PQ', 'pay_01M8KM5TAP88JW2YDJWP3YF43PhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVRBz6Ibd3ofE', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026291, NULL, 1795955026291),
	('call_01M8KM5TD7F4W7X7ZYJJ85MZPM', 'pay_01M8KM5TBYZWD6WRFGMR3HDT1FhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYUBrznklV36', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026343, NULL, 1795955026343),
	('call_01M8KM5TEV1XX42HJ4K4Q075Y9', 'pay_01M8KM5TDV2CPPK0V838PVY4R9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVaaMNlbeOH8F', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026395, NULL, 1795955026395),
	('call_01M8KM5TG9KWYQ8E7TH5F5YBW2', 'pay_01M8KM5TF8XHV55CPE3W0J12BThYCJeogOAgGiJ0LktkNcn55yQyqokhsGAaISqXLXE6r2ewRKzV2qVQss5xR-Qx0w', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026442, NULL, 1795955026442),
	('call_01M8KM5TME987KBTC8RFRRGR3P', 'pay_01M8KM5TMDXHMA2EG3H5KYFGR6hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoidC6mUfnnZ3kMOyaR0ps6fxqc9ULmw', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8KM5TK53YF7CXWGRES6J799', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026574, NULL, 1795955026574),
	('call_01M8KM5TNFWTTX6TEBWJMR0YMC', 'pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 'key_01M8KM5TK53YF7CXWGRES6J799', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026608, NULL, 1795955026608),
	('call_01M8KM5TQHMGQPF386YJT838FX', 'pay_01M8KM5TQH1QAEDJJ1MP5VX8VXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoidC6mUfnnZ3kMOyaR0pAxTY0Np21iE', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8KM5TK53YF7CXWGRES6J799', 'given_back', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955026675, NULL, 1795955026675),
	('call_01M8KM5YX93M3A938NDE8GJCSP', 'pay_01M8KM5YW1SC3F46GXR6WCETHNwOCnEogOLcqOqQjW8o6oDvqwLkScyD0', 'scan-submit', 'anonymous', 'used', 'proc_01M89AJVVF9Q5P5SHNY61E9P3X', NULL, NULL, NULL, '{"requestId":"req_01M8KM5YX8Y5Q0D0MKVZS4WP62","data":{"id":"job_01M8KM5YXKB8WGZSFCSWBAXE0Z"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955030954, NULL, 1795955030964),
	('call_01M8KM5ZF9WGV30YH8GKHDAN46', 'pay_01M8KM5ZF5ER3KTJTHXEVJFEY3jNCGA4gOMWiCrfpqemdkqQEe2UyUOpwmMT_RWeMmLjMcLp1f2xqiH-haMkba829wmIKwP9Y', 'counted-echo', '0xd8605b020d64dab720a4303e9b9f06e104ad679e', 'refused', 'proc_01M8KM5Z709A95Q254874N6KEM', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xd8605b020d64dab720a4303e9b9f06e104ad679e', '0xd8605b020d64dab720a4303e9b9f06e104ad679e', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xd8605b020d64dab720a4303e9b9f06e104ad679e 0x6e339c1acf54627512f8f084490938360842fd57f723ed9a76e6f8eafa58772b', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xd53eaf6b3a526ee51e76df5805c7a37e4fe9f07f67769d6019622c3f37325b6825713d2b335908310375389f7b61eba37fe75c8a7a808886eaca06db55c02a411c","authorization":{"from":"0xd8605B020d64daB720A4303e9B9F06e104AD679e","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795955091","nonce":"0x6e339c1acf54627512f8f084490938360842fd57f723ed9a76e6f8eafa58772b"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795955031531, NULL, 1795955031546),
	('call_01M8KM5ZGY538J6187ZSZJVNSZ', 'pay_01M8KM5ZGNP8QN7GXW37R4TGYPjNCGA4gOMWiCrfpqemdkqQEe2Cy3eKd5UD_RLLZUGjs8d2g7FXlNLsJkqHfegL-hixE3Y-M', 'counted-echo', '0xc323f83fcc64d3229e65f0f045e1fc93f6c04f32', 'unknown', 'proc_01M8KM5Z709A95Q254874N6KEM', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xc323f83fcc64d3229e65f0f045e1fc93f6c04f32', '0xc323f83fcc64d3229e65f0f045e1fc93f6c04f32', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xc323f83fcc64d3229e65f0f045e1fc93f6c04f32 0xb590757384ea66b030e9ad05b6b6462805e9de198475a74c85555f3653027e4b', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xbb04310b1a0652bd346d01884cf37fcf2a1f15b5a9a590f9380ae6204d1f4d3a0bb368507be0590d56d289ef1368bbcf36dfe4f6fd1f9180ab9e9591d0c1733c1c","authorization":{"from":"0xC323f83fCc64d3229e65F0F045e1FC93F6c04F32","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795955091","nonce":"0xb590757384ea66b030e9ad05b6b6462805e9de198475a74c85555f3653027e4b"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795955031583, 1795955031851, NULL),
	('call_01M8KM5ZTEAK7Y33H6XS12VQ20', 'pay_01M8KM5ZSTQMXF9BWTZF8KN75BwOCnEogOLcqOqQjW8o6o1nIJafXCseY', 'scan-submit', 'anonymous', 'used', 'proc_01M8KM5Z709A95Q254874N6KEM', NULL, NULL, NULL, '{"requestId":"req_01M8KM5ZTD9805HESKVQJ5H18G","data":{"id":"job_01M8KM5ZTKKK88FJ7N93WXWJGP"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955031887, NULL, 1795955031891),
	('call_01M8KM5ZVPB7APPWVF0RW0TKKG', 'pay_01M8KM5ZTV6ZFKKFZSJAET6QFZwNCGA4gOJcwE4TpnZAOT8Ov2HtuV', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8KM5Z709A95Q254874N6KEM', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795955031927, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', 'f18b67d897523409d2ae1464597e686ac2380d8e285cff4fb9faf9d94285c929', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', '076f8315e0586618491e57eb95dbe3a4d7e8942582730620091fa5298077256e', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', 'c7471156844625e7dc19c65461508bcf311ce167abd646076f6ae241e8cdcb0c', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', 'f1926155705d7c8095ad6cc7566d1cf844d288ab18733fdffefb415d489d0d87', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', 'df9beb6b54dea671a127b3b29d66fc8ef6ef13601b90db706278585ac6e936fb', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', 'a728760a67ad7d4dcb89f6c48135b02e604b878491f20d2116fa8b15d62ee649', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', '084adf4d8eeba656e6ac5efad0a8ee2b7d2b32bd93090af470a7691e765100a0', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', '128924401e9c1a0ea1cc192fee0b7f4fbc3a1622b6c45a6b4ae1c72fc399bf7f', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', '45e5c3fa30eaa5273b2a754da5d860e60e28353909d852bf7e832ac586e32da9', NULL),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', 'efb822da6adacf9933c304496c0ae0f76ec6cb0274a1cdf56bb7d9ea139b2a7a', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8KM5SGY602DAVXBCHTNZ6F4', 'file_missing', 0, 1795955025467);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8KM5SGY602DAVXBCHTNZ6F4', 'pay_01M8KM5SFWBK8CW6JCNE60X8G3waCNBogOAgGiJ0LlziqNf6hW-fD82T3jTGgSjQsH7A', 'call_01M8KM5SGYKAK131CBZDNA0RJV', 'ast_01M8KM5SEE5A6QZA2PZ7RFSP9X', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 1, 'anonymous', 1795955025438, NULL),
	('rev_01M8KM5SW8QXXA43JG9QPE9BAE', 'pay_01M8KM5SVS16DCMYWSFDJW5ZFSwaCNBogOAgGiJ0LkAIA6bLwfV4q6QTARcirKUeZQAw', 'call_01M8KM5SW7PRKHB7D6768P48AP', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 1, 'anonymous', 1795955025800, NULL),
	('rev_01M8KM5SXAV87S3E96MN7YEGAJ', 'pay_01M8KM5SWJBRX8XYWRK9556TH6haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVU3Ak0zohvj3', 'call_01M8KM5SXA1391FT599GJQHHYV', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025834, NULL),
	('rev_01M8KM5SYEGEA26EA08YEVJPYE', 'pay_01M8KM5SXJT0G54CE4VEFKC8CNhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVc7LiFouEztH', 'call_01M8KM5SYEKJBN4XTYJARCWT9F', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025870, NULL),
	('rev_01M8KM5SZEK1EB5FD7JWHAN0CC', 'pay_01M8KM5SYRQS5SR6CJXSE4DSD9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVStjC3F9Uupo', 'call_01M8KM5SZDW7AM4PBB98PW8SY6', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025902, NULL),
	('rev_01M8KM5T0DX4PYSEKQG5M5J74X', 'pay_01M8KM5SZSDNSYS2V04Z5RXV68haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYGM69QVBSX1', 'call_01M8KM5T0DQMY8TVXT4X7XNQYP', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025933, NULL),
	('rev_01M8KM5T24FBGDEPRA6ZRFJZE3', 'pay_01M8KM5T0SAH3D1CHWGGA1NHBKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVV9nBT0Ma1o2', 'call_01M8KM5T24YS23K8TSB82PW2DA', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955025988, NULL),
	('rev_01M8KM5T4QA99HYKMXDA6S0579', 'pay_01M8KM5T2N30HZR7DT8VE682G1haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVXrz1vE6yl9i', 'call_01M8KM5T4PGTNM9SF9EBH5P7WW', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026071, NULL),
	('rev_01M8KM5T6HN764FXYGCQQHX4G0', 'pay_01M8KM5T5FWFQMMA9V5DENC3XKhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVck-TUkxh-2O', 'call_01M8KM5T6FSSMSSGHYNWCJDXWH', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026129, NULL),
	('rev_01M8KM5T8R21K0MQJ8RHDR4C7S', 'pay_01M8KM5T76Y23RMD96593SFTW2haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVe4eR4wfTgBr', 'call_01M8KM5T8PNW262WNE15HN6VHZ', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026200, NULL),
	('rev_01M8KM5TA9GSNC0PPW5BAJ5J93', 'pay_01M8KM5T9FZPWP1BCFCWWTQ32WhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYS4Z6dGXxX3', 'call_01M8KM5TA88CV8NT2BBBBKEFJ0', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026249, NULL),
	('rev_01M8KM5TBKWS7CKV6VAN0R6NXS', 'pay_01M8KM5TAP88JW2YDJWP3YF43PhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVRBz6Ibd3ofE', 'call_01M8KM5TBJRE6F7G02B4T7W6PQ', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026291, NULL),
	('rev_01M8KM5TD7Y9HHEM2VYQFK2TBR', 'pay_01M8KM5TBYZWD6WRFGMR3HDT1FhaCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVYUBrznklV36', 'call_01M8KM5TD7F4W7X7ZYJJ85MZPM', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026343, NULL),
	('rev_01M8KM5TEVTMJWFBKPQ67K3EHC', 'pay_01M8KM5TDV2CPPK0V838PVY4R9haCNBogOAgGiJ0LkAIA6bLwfV4q6QTAGAaISqXLXE6r2ewRKzV2qVaaMNlbeOH8F', 'call_01M8KM5TEV1XX42HJ4K4Q075Y9', 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 10000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026395, NULL),
	('rev_01M8KM5TGAMZRRE9QHHYB3XXNF', 'pay_01M8KM5TF8XHV55CPE3W0J12BThYCJeogOAgGiJ0LktkNcn55yQyqokhsGAaISqXLXE6r2ewRKzV2qVQss5xR-Qx0w', 'call_01M8KM5TG9KWYQ8E7TH5F5YBW2', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 'usr_01M89AJWM71SKT4FDDTCPCY4AN', 2000000, 200000, 'USD', 0, 'key_01M89AJWPQ2ENFCYR49B6NVAJN', 1795955026442, NULL),
	('rev_01M8KM5TPHDEWWYTH9TANKR2QB', 'pay_01M8KM5TNFBX74J98FAQFY4P1AhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoidC6mUfnnZ3kMOyaR0pHKe5Vzl0VmM', 'call_01M8KM5TNFWTTX6TEBWJMR0YMC', 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 'usr_01M89AJWM71SKT4FDDTCPCY4AN', 3000000, 300000, 'USD', 0, 'key_01M8KM5TK53YF7CXWGRES6J799', 1795955026641, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795955023404),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795955023419),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795955023509),
	('0004-companies', '17d51460da6ada1f2eb35ddc3a0b5b5e104c9cc2a62e6bab1201f1c28b7aaa85', 1795955023551),
	('0005-lists', 'fbd7a2b8b657e790ebd8542844344af08b3c21a678b79de297644405d184b1a7', 1795955023625),
	('0006-webhooks', '2945989d806c01569bb2d15705803f8ebd380a02047168c86bcae5b28049d996', 1795955023689);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8KM5S00G0X6SF0ZAY5BMG9G', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8KM5S5P8DE9Z7KJ8CNAH4GV', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M89AJWM71SKT4FDDTCPCY4AN', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8KM5VEWMGA47Q2TGE7WQDZ8', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 100000, 'Sightings of quetzals in Costa Rica

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
	('a75348af03499e825a35228a9ff6c57f04eb51a76e8718866410b888fea071f5', 'usr_00000000000000000000000000', 1795609424360, 1798201424360, 'bearer', NULL, NULL, NULL),
	('5ece3945970c25297918e2223f4d834831d055ebe56e8a587e85cac2385a6fb8', 'usr_01M89AJWHG3WJ1PVPKM1JP44T4', 1795609424454, 1798201424454, 'bearer', NULL, NULL, NULL),
	('3fee23060a31ce930a96a7cd0451efbafdd469b6de83d98804fb56a4bf16386e', 'usr_01M89AJWM71SKT4FDDTCPCY4AN', 1795609424522, 1798201424522, 'bearer', NULL, NULL, NULL),
	('fea15a869c30174ec5e5ddd5dbfa30cc1b89b505dfa4cf7290df04b56369219f', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 1795609424586, 1798201424586, 'bearer', NULL, NULL, NULL),
	('e08c5e1a58b8e9a1f66ef01a89d18d829a149eb85f7d6578acc35d681238750a', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 1795955026516, 1798547026516, 'bearer', NULL, NULL, NULL),
	('967938106593cd8d06663e5a4a02fcf9c9ffcc903b9650c710de06ebd8f10285', 'usr_01M8KM5VSRENWV0BGDG43XWYE2', 1795955027771, 1798547027771, 'bearer', NULL, NULL, NULL),
	('84a3d3b2a63323870a3cf6437015cbf60a56ccbe7a0775f90b5c952868973d5c', 'usr_01M8KM5VSRENWV0BGDG43XWYE2', 1795955027823, 1796559827823, 'browser', 1795955027823, 'node', 1795955028181),
	('1d4321f47750343b15bba632376990866ec02786630a9e0265b8c85c4a5179ca', 'usr_01M8KM5W713EQW4CMTBZ3GNWPP', 1795955028194, 1798547028194, 'bearer', NULL, NULL, NULL),
	('d116025f45be9df9485c6d2f48c769bb83ad748e6419ff6dd08ee6d619618c33', 'usr_01M8KM5W7KE5HK6NC2A392CKWP', 1795955028212, 1798547028212, 'bearer', NULL, NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('5487af8cfd035a629ea1b5e0470da32df6de766e22da5b49a11883aabeb7d8c5', 'usr_01M8KM5WE8CC11W0FSNY343B0F', 1795955028426, 1796041428426, NULL);

INSERT INTO farebox_fixture.sign_in_identities VALUES
	('idn_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'https://id.example', 'dora', 'usr_01M8KM5W7KE5HK6NC2A392CKWP', NULL, 0, 0, 0);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795955026768);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x9b5891084abd4bfa077a3faef368d44606491933', 9950000, 10000000, 1795955025673),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', 9000000, 10000000, 1795955025729);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x9b5891084abd4bfa077a3faef368d44606491933', '0xdc6873920e74a40f655407629499545dcaa0fb7a7b46148288ce5c58c9900059', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xbdb1b225f0d83a11e3f7b14a7b67bfc1c2fb0c7c6ff296c5542b7da891a8f7fd', 1795955025673),
	('0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', '0xf464a135c17ee8bac4bfc883c23fa9ccfc14c14ab99f0922e5645e0cd3705f26', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x34e997cdfe053c7f608ec7e147c890f4cdbf471992dc2512eca958b283c83df0', 1795955025729);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795609424558),
	('word-count', 1, 1795609424574),
	('slugify', 1, 1795609424584),
	('random-uuid', 1, 1795609424587),
	('hk-weather', 1, 1795609424591),
	('outline', 1, 1795609424597),
	('read-at-once', 1, 1795609424603),
	('scan-submit', 1, 1795609424608),
	('scan-result', 1, 1795609424614),
	('counted-echo', 1, 1795609424616),
	('city-create-tree', 1, 1795955030660),
	('city-list-bikes', 1, 1795955030668),
	('city-get-bike', 1, 1795955030676),
	('slow-echo', 1, 1795955031495),
	('failing-echo', 0, 1795955031534);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8KM5Z01M3RYYS6ZBDPJ1YT1', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8KM5Z01M3RYYS6ZBDPJ1YT1', 'image/png', 19, 1795955031041, 1796045031041);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795955030905, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795955030892, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795955030905, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8KM5YXKB8WGZSFCSWBAXE0Z', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KM5YX93M3A938NDE8GJCSP', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8KM5Z01M3RYYS6ZBDPJ1YT1"}]}', NULL, NULL, 1795955030963, NULL, 1795955031055, 1796041431055, NULL, NULL, NULL),
	('job_01M8KM5ZTKKK88FJ7N93WXWJGP', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KM5ZTEAK7Y33H6XS12VQ20', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795955031891, NULL, NULL, 1796127831891, NULL, NULL, NULL);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 8, 1),
	('counted-echo', 20786, 18, 1),
	('counted-echo', 20786, 22, 1),
	('scan-submit', 20786, 32, 1),
	('counted-echo', 20786, 12, 3),
	('scan-submit', 20786, 31, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795955028436, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8KM5WF9TC78C1DQW5AM0415', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:42707/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:42707"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', '6h08F4ANKlWKDF70jYoTqQNHbGkUCR6BVlZJ61-mdJGkMlSHcYjugNHRMSfP6qgmbvHU_a_hITQ', '["apiKey"]', 1795955030457, 'usr_00000000000000000000000000', 'farebox-verification=d5aa37b13b268d2adbad27022232ec2e5fa486b6', NULL, NULL, 1795955030832, NULL, 1795958630457, 1795955030457, 1795955030457, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795955025616),
	('counted-echo', 10, 6, 6, 0, 5, 3, 1795955031570),
	('scan-submit', 2, 2, 2, 0, 0, 4, 1795955031885),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795955031925);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M89AJWQ2WZY4CBN79TZYWY2K', 'usr_01M89AJWP8HX9W3D802YPNM3RE', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795609424610),
	('top_01M8KM5TKJFKHCSFE4E3SX5PHS', 'usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795955026546),
	('top_01M8KM5VTCB9EH7XW750KSKSAW', 'usr_01M8KM5VSRENWV0BGDG43XWYE2', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795955027788);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8KM5YTWSMNMNEHJ0ZBBSFR2', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795955030876, 1795955030876, NULL),
	('upay_01M8KM5YV6TQC25P54N68TEA10', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795955030876, 1795955030886, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'Admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$Sk0eLTqWa1ne/J1aos9zzA$vYHlmzb0/NvqjgBO13tZtV7PqOFqz2Q3MgAuz9gMudw', NULL, 1795609423856, 1795609423856, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person'),
	('usr_01M89AJWP8HX9W3D802YPNM3RE', '64ad5a43-2bea-4a80-b5c6-5e8736a49a3c@example.com', 'Account NM3RE', 'owner', '$argon2id$v=19$m=256,t=1,p=1$fBifGLQUHc49JOAZF/hBtg$5uiHwv4yhOSiU47uwfzPBEy5DdlrA+vn78kgWrbbMHA', NULL, 1795609424584, 1795609424584, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M89AJWM71SKT4FDDTCPCY4AN', 'fb698630-5a24-40aa-8f2b-ca890a0df068@example.com', 'Account CY4AN', 'owner', '$argon2id$v=19$m=256,t=1,p=1$xMiTFO9Pv/v7qAgeVlj2tA$YW1OFwtcJxPmV0JQUzsn9ViyAl0Es0gy+O0E7jrZliU', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795609424519, 1795609424700, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KM5TJMR1S9W9PTB1AFM6H2', 'f496aa28-a5de-42b5-aa6b-fb77ff10cf1b@example.com', 'Account FM6H2', 'owner', '$argon2id$v=19$m=256,t=1,p=1$xt4D6onyRBZAfjfArWWieg$ea5vaVYUlED9OrDp0oY0fzYQuoCgp7U9g4ub1MN6mhM', NULL, 1795955026516, 1795955026516, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M89AJWHG3WJ1PVPKM1JP44T4', 'bd941fdc-cb93-4d5a-ad74-16f05c8fdfbf@example.com', 'Account P44T4', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Hx37RdbAnmtDMEromS0e2w$oWa4n8DcQQBCZZ1qlCaU+GcQA6hAhn636Hnz1HX5bbA', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795609424432, 1795609424680, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KM5VSRENWV0BGDG43XWYE2', 'b3d3e50f-5c27-4b0e-9fd2-a3064ffc233f@example.com', 'Account XWYE2', 'owner', '$argon2id$v=19$m=256,t=1,p=1$J/FYeOI/6gNotHZhC+ayvQ$53WucBKU0haN3gXyAr7FL7jpggxfVxsB+UB8Tibgyjo', NULL, 1795955027768, 1795955027768, NULL, NULL, NULL, NULL, NULL, 'en', 'H7SRfmhgFnEZx-ynqXPT0TRthBI5bdjlMfz711cprbe8Iiq1ZloeL35CDFAXJklZ7D53BwgEigXhEsck', 59865167, NULL, NULL, 'person'),
	('usr_01M8KM5W713EQW4CMTBZ3GNWPP', 'cea1d68d-d916-4d3d-a2bb-fb017f035001@example.com', 'Account GNWPP', 'owner', '$argon2id$v=19$m=256,t=1,p=1$z67uDMm0szOuNdcVBuzoDQ$pv2uIse9CxQ2gDPPMkLLSj2H7xjYuDOIpsG1greYdXM', NULL, 1795955028193, 1795955028193, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KM5W7KE5HK6NC2A392CKWP', 'c4ee9c21-f9b8-4d04-9764-554a1ab7454e@example.com', 'Account 2CKWP', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Ddbs1cfeDn38/+WsLbRQxA$FAhavm2oWMpBcuAIJYdn1m9uxE6nmf4ui+QXq3v0w44', NULL, 1795955028211, 1795955028211, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KM5W8AJXDZBB9HXDHF8AJF', '(team usr_01M8KM5W8AJXDZBB9HXDHF8AJF)', 'Ferries', 'owner', NULL, NULL, 1795955028234, 1795955028234, NULL, NULL, NULL, NULL, 1795955028234, NULL, NULL, NULL, NULL, NULL, 'team'),
	('usr_01M8KM5WE8CC11W0FSNY343B0F', 'eve@example.com', 'Account 43B0F', 'owner', NULL, NULL, 1795955028424, 1795955028424, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person');

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8KM5SVB6YQBS2RSKSW9EH0F', '0x8b4a8490964c9fa8d2968a5e8d66e8a984dc6807', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795955025771);

INSERT INTO farebox_fixture.webhooks VALUES
	('whd_01M8KM5VRA7GHE47SGWZMYH7HV', 'msg__fjTq41RcAFbQx_IwOWu1VIju-', 'watch', 'sig_01M8KM5TX0G2Y9NDBV9RMPTGMT', NULL, 'supply.matched', 'http://127.0.0.1:49150/hook', '127.0.0.1', '127.0.0.1', 1, 'PCJajlLfDCOpafWMgZIHAT_NNjsOgippzOStzAbQbL-tI1zbHAh1jsN5lZUJAH-ygO0UEGB-APfsdGqBHzQJrkspOz2FPFQa-opzMQLN', '{"type":"supply.matched","timestamp":"2026-11-29T12:23:47.722Z","data":{"signal_id":"sig_01M8KM5TX0G2Y9NDBV9RMPTGMT","need":"sightings of quetzals in Costa Rica","match":{"kind":"asset","id":"ast_01M8KM5VEWMGA47Q2TGE7WQDZ8","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:46031/api/v1/assets/ast_01M8KM5VEWMGA47Q2TGE7WQDZ8"}}}', 'waiting', 1, 1795955033341, NULL, 'address_unreachable', NULL, 1795955028086, NULL, 1795955027722);

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
