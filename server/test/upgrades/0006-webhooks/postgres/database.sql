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
	('log_01M8KJZ2JQAPXZ1PVBV139QQ5X', 1795953756759, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KJZ2G66RVC8T1ESB4G5RJD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2JCTTPFMFJ3JVFV321J', 1),
	('log_01M899C65XRY5ES7CT8T9KXTEA', 1795608156349, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M899C65B7HE9C78KR7E92TAK', 1),
	('log_01M899C66R9QKQWBEP57VZX6S9', 1795608156376, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M899C666NS6BGCPBZHAAP8D8', 1),
	('log_01M8KJZ2JA86DKHSTTQRYKW985', 1795953756746, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KJZ2G66RVC8T1ESB4G5RJD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2HWKQKZ21ZN1916W8G8', 1),
	('log_01M8KJZ2W2XAFG56RW8J1YWX59', 1795953757058, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2VSYP2RBE77T9N4VX94', 1),
	('log_01M8KJZ2WZ7GX1FE42XH45KBTB', 1795953757087, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2WS2T0WTGKJHMF2KWG5', 1),
	('log_01M8KJZ2XV5KT697YF69JMYC2Z', 1795953757115, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2XPCTV2C75D80BXVGTK', 1),
	('log_01M8KJZ2YKT4N6HHQ3A3B89E8S', 1795953757139, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2YDQYT7F0A7SR903JDB', 1),
	('log_01M8KJZ2Z8YC6VQ3Q2FAA32HK2', 1795953757160, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2Z4W6W38P6Z2H56C493', 1),
	('log_01M8KJZ2ZYXJ5M0XWQ3G8VXK7H', 1795953757182, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2ZSVJTMGRBPVXJRDZDK', 1),
	('log_01M8KJZ30NMJQMYZM7A67JEV66', 1795953757205, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ30GRSYV6QKNCA09PANJ', 1),
	('log_01M8KJZ31B7Q0MW5Q62R8W4K96', 1795953757227, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ317MMXA83GKXD4339XN', 1),
	('log_01M8KJZ320V5SR67JV2DTHMZX2', 1795953757248, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ31XBTNZA3ZF9GPNFX5X', 1),
	('log_01M8KJZ32PCK95DXRJQ7Z1MKPH', 1795953757270, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ32HFQTY23RR3K0FYXF2', 1),
	('log_01M8KJZ33CQVPAQKB5EHW4J8JC', 1795953757292, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ336W8R35YCGR4CMB1WJ', 1),
	('log_01M8KJZ342K2E5A41X6Y0YEYTX', 1795953757314, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ33XGCNKC5D3J4J5ZC4G', 1),
	('log_01M8KJZ34TQY6GRFDH35RJVK3Y', 1795953757338, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ34J9ZN1SZBMV8T87VM8', 1),
	('log_01M8KJZ35MAN3AWG56YNFWWATA', 1795953757364, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ35D6JJ0W70H190J5ZC2', 1),
	('log_01M8KJZ39SM0VQ4C81B8WNJMW4', 1795953757497, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8KJZ36Y432PDTZAQX1X72FD', NULL, 'node', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ39FXNEEZH7PYHB22G1T', 1),
	('log_01M8KJZ2P75AP4K6E83ARVZK32', 1795953756871, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2NMC46N8TXW99QDVFJD', 1),
	('log_01M8KJZ2PJ60RVA7PE5WCQR72Z', 1795953756882, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2P9FV53YJX4P6PPBKVW', 1),
	('log_01M8KJZ2Q84Q9BV7GQ1VPZAZGB', 1795953756904, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2PV04Y059RGBEV9R2Y8', 1),
	('log_01M8KJZ2QMSF842S4PGD5T1NE4', 1795953756916, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2QAVSXZQENG80J9T5VZ', 1),
	('log_01M8KJZ2QZ8KEPEE323C1RMBE5', 1795953756927, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2QQPQ048G9J2AZ5X997', 1),
	('log_01M8KJZ2R88JWCEXJZXANM4WXH', 1795953756936, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2R20AE74GFWCFR6CHF1', 1),
	('log_01M8KJZ2RB5YCE2YRARM4WRNC3', 1795953756939, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2RAC853PRY6KRBA3YH9', 1),
	('log_01M8KJZ2S9021ZTNF1H9JMHCR9', 1795953756969, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2REWZPK0V3FVVH2TG62', 1),
	('log_01M8KJZ2TGD7KDWGBX17XX0ABK', 1795953757008, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ2TF0RB5S352SFXTTCFS', 1),
	('log_01M8KJZ2VRYPK8FJT3T68HQ731', 1795953757048, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2VFA5YV33M97208NBZ5', 1),
	('log_01M8KJZ2WP4JK4KP93A3YQ1K4D', 1795953757078, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2WAFA51YWYTP4PRVPXB', 1),
	('log_01M8KJZ2XMVZ4AB319QBVBJ9SX', 1795953757108, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2X72TSH0Z89QCMKVKPV', 1),
	('log_01M8KJZ2YBAPJHF4208VHWG7RG', 1795953757131, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2XZW10TDXJ6548PBVFK', 1),
	('log_01M8KJZ2Z272M8GCMHV1151KZ5', 1795953757154, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2YQE0RQXAHQE7P0ZRVZ', 1),
	('log_01M8KJZ2ZPNMF5V6V02WFMXQ99', 1795953757174, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ2ZCTCS8Z8Z19PBCT753', 1),
	('log_01M8KJZ30E8Z8N4KREPWEZ12CG', 1795953757198, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ304DTANHSVAW9X7PFCN', 1),
	('log_01M8KJZ3142ADNS9ZFDJ8Z12W2', 1795953757220, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ30SEBK0W90F9BVPTG21', 1),
	('log_01M8KJZ31V7G0VZ3PBKGZ68HQZ', 1795953757243, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ31HWV1TJQ2PPC2Y1ZWX', 1),
	('log_01M8KJZ32FNQKBPH8006HKGD0J', 1795953757263, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ325T6N3GEDQ478P0H2N', 1),
	('log_01M8KJZ334DY0QN8HKFSX0T4XB', 1795953757284, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ32TEHBYBDNZ2KD9V6PM', 1),
	('log_01M8KJZ33T8XKJ844H020VF779', 1795953757306, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ33GXYB95D111B07CE66', 1),
	('log_01M8KJZ34GT9JNCS8F7T5G5X4B', 1795953757328, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ346EBCK2KK1J1M074JG', 1),
	('log_01M8KJZ35ASV312TXF96CFR2CK', 1795953757354, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M899C63RD826Z14RTNVWB43C', NULL, NULL, 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ34YQVKW5B7K4YKS595Y', 1),
	('log_01M8KJZ3DG24DNFBNVSA3QZGG2', 1795953757616, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3CMA1YDSQ0W97A2D4AT', 1),
	('log_01M8KJZ3E8MTZVXB12EMKEVZ13', 1795953757640, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3DKBHE6QGDG1XJKBA00', 1),
	('log_01M8KJZ3F38QE8P82Q3ZXNWJST', 1795953757667, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3EA3N6SZ0V5T799JW5T', 1),
	('log_01M8KJZ3FPZA6TB5DXCMK3GSNS', 1795953757686, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3F5CM7VN40QSPZPGZ4C', 1),
	('log_01M8KJZ3GBT8SKSAHA7B153ZXD', 1795953757707, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3FR0P9MADNXRYNK7G6Y', 1),
	('log_01M8KJZ3HA0Z05X5YRXK3MVWJK', 1795953757738, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3GDYJ857E02V3MY4X1Z', 1),
	('log_01M8KJZ3J12P0M2JD7MSM1PYYK', 1795953757761, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3HEVXV4A2QKYZ3F5VYR', 1),
	('log_01M8KJZ3JQVB7ZQAK8F71811RB', 1795953757783, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3J3R4DJ7YASNDWGCFRN', 1),
	('log_01M8KJZ3KA7588N7Y70QPS32GA', 1795953757802, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3JS3J5757XQJ5ZRKSGT', 1),
	('log_01M8KJZ3NK1ASG32V11PPMRHQ6', 1795953757875, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3KCFMBC5PN06Z1B46YM', 1),
	('log_01M8KJZ3T29TFEBVZ10SDVRNE6', 1795953758018, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KJZ3NQ8AFW4K8XVPTPHAK8', 1),
	('log_01M8KJZ3TMPQXCDXGMBPMHJMPF', 1795953758036, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8KJZ3T4N02X52ZWB6QK56AV', 1),
	('log_01M8KJZ3TYNP1RQYK00K7296SM', 1795953758046, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8KJZ3TPF05J09VTVGNN9AXF', 1),
	('log_01M8KJZ5PP4NKBR20VQH7PNTG9', 1795953759958, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ5MX7DXNHNYZZC6N357Z', 1),
	('log_01M8KJZ5Q7NGMX1WEXPGWSV7YJ', 1795953759975, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ5PRCENCVTAA2M8W08A5', 1),
	('log_01M8KJZ5S8HHD27MB4H41N0787', 1795953760040, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ5RRZ3H7VDJN63301G5P', 1),
	('log_01M8KJZ5Z7A6MGVRH39CMPP9MM', 1795953760231, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ5Z73JYJEWXRP8EA864B', 1),
	('log_01M8KJZ60TZ2RJC29KN65ER63X', 1795953760282, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ5ZPAYA70FZTGY2E8KVS', 1),
	('log_01M8KJZ60XJ6HNWQGMYXJ3PS68', 1795953760285, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ60WRR7XXBWB80W0E6BS', 1),
	('log_01M8KJZ69KA2C84CTS9TJZ9GX7', 1795953760563, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ6102HRNXCSJVN6WYQ00', 1),
	('log_01M8KJZ6A79XVE6G026E4Q20SE', 1795953760583, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ69TVWGTJTNS0C7BQ1F3', 1),
	('log_01M8KJZ6APJ1ZYNQSAA33ESF63', 1795953760598, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KJZ6AA7WTZAKM6D1QA7GZ4', 1),
	('log_01M8KJZ6BSJE4Z69VSACX3DP73', 1795953760633, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KJZ6AXMMZS15ZPZZNKMRPM', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M899C648G933X3PPTES9PJMX', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', '{"topUpId":"top_01M899C641ZHHPTZCQTB4KP3PP","amountMicros":20000000,"currency":"USD","note":null}', 1795608156296),
	('act_01M8KJZ2E83445HNYPQV273CNV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'asset.update', 'ast_01M8KJZ2CPSPJWQCSY034SR1FM', '{"status":"unlisted"}', 1795953756616),
	('act_01M8KJZ2FZWPXC20TWRK95XAX3', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'asset.archive', 'ast_01M8KJZ2EJ8T6KCDRQBY3QXSAR', '{"status":"archived"}', 1795953756671),
	('act_01M8KJZ2NFAFPD9S63KGMXPZ9Q', 'service', 'asset.pause', 'ast_01M8KJZ2G66RVC8T1ESB4G5RJD', '{"reason":"file_missing"}', 1795953756847),
	('act_01M8KJZ2NGJFAC9ZFAQPWJ7F7T', 'service', 'delivery.give_back', 'ast_01M8KJZ2G66RVC8T1ESB4G5RJD', '{"reason":"file_missing","revenue_event_id":"rev_01M8KJZ2JF6CK5PGEFHH5DQKWS","payment_id":"pay_01M8KJZ2HWKQKZ21ZN1916W8G8","amount":"0.10","lost":"0.00"}', 1795953756848),
	('act_01M8KJZ2V8XPTEF1GZ2DDMN4HB', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', '{"refundId":"rfd_01M8KJZ2V5CACAV7WEGY9R6SSK","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795953757032),
	('act_01M8KJZ364XA15VBHMW1AE025V', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8KJZ35WP0F7E6CQW8GN862A', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795953757380),
	('act_01M8KJZ36H2AFS1DDFS1TT3D1Z', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8KJZ35W389WZ8D2GFRWEB10', '{"reference":"wire 17","batchId":"pob_01M8KJZ35WP0F7E6CQW8GN862A","ownerId":"usr_01M899C5YWV6M1YSEK1RZE1Y87","amountMicros":1080000}', 1795953757393),
	('act_01M8KJZ376FBMPQEHTC8CACG21', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', '{"topUpId":"top_01M8KJZ374Q1JB1MJRZ44Q3YAJ","amountMicros":9000000,"currency":"USD","note":null}', 1795953757414),
	('act_01M8KJZ3BRF9JBAZPCSG3QWFZC', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', '{"topUpId":"top_01M8KJZ3AYVYNA4Q0J9YHNCCVA","refundId":"rfd_01M8KJZ3BKQH8495KASC0YNJZD","amountMicros":2000000,"currency":"USD"}', 1795953757560),
	('act_01M8KJZ42EENHE9EG648BEDW6G', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KJZ41XZ00EDT9FP7BGPRBH', '{"topUpId":"top_01M8KJZ42ACWP5Y2GJW2VESNCH","amountMicros":10000000,"currency":"USD","note":null}', 1795953758286),
	('act_01M8KJZ4855EYQ8X09H55MG9HY', 'usr_01M8KJZ47DEV2BPHEHTTPY9WZK', 'team.create', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', '{}', 1795953758469),
	('act_01M8KJZ48E7TGECEDJHQB4SWPX', 'usr_01M8KJZ47DEV2BPHEHTTPY9WZK', 'team.invite', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', '{"invitationId":"inv_01M8KJZ48BVVQP45JFYM5HC8T1","role":"developer"}', 1795953758478),
	('act_01M8KJZ48QARFNFMFAQPNFSRNR', 'usr_01M8KJZ47QSTYPE20DCEDS2KW5', 'team.join', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', '{"invitationId":"inv_01M8KJZ48BVVQP45JFYM5HC8T1","role":"developer"}', 1795953758487),
	('act_01M8KJZ48Z8QA31P6442J9CPDV', 'usr_01M8KJZ47DEV2BPHEHTTPY9WZK', 'team.invite', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', '{"invitationId":"inv_01M8KJZ48X8F6BS38SPMBZJBQE","role":"developer"}', 1795953758495),
	('act_01M8KJZ49CTNHDGX9X4EYTX6MS', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8KJZ49BVXT2JZ6TWTJ9GSBH', '{"role":"owner","hasPassword":false}', 1795953758508),
	('act_01M8KJZ49MMJH5XCM5W5WBESN1', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795953758516),
	('act_01M8KJZ5ANS5QYPHW9KWGSENJR', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8KJZ49Y3HDDVXBVVK04MGZJ', '{"kind":"openapi","name":"city","tools":3}', 1795953759573),
	('act_01M8KJZ5FCG383TPHBX8E3534K', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795953759724),
	('act_01M8KJZ5FH8VQPGD7WW3P0QK8N', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795953759729),
	('act_01M8KJZ5FTPTJ0ZX0ERGXVQP1X', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795953759738),
	('act_01M8KJZ5KDF0WH3HSFZVQ1JVQ8', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795953759853);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M899C5ZWXD1G9YDDJ6NPSPQM', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'agent', '9ba35f9bcb4d359fbb7d712f470c5c04f55114e6f05d58773801b90f5c49d602', 'fbk_ChrN', NULL, NULL, NULL, NULL, 0, 0, 0, 1795608156156, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M899C62XRGAM6JB4FK2KFXEP', 'usr_01M899C61N614WM5GVQWRD6YGH', 'agent', 'ec524d86d2eec16b8665f4800611fa5a0517826eba8870e92e533a92932fb537', 'fbk_HdiX', NULL, NULL, NULL, NULL, 0, 0, 0, 1795608156253, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 'agent', 'f13b2bd9718f3f23d9b515e070fcf21ba5c8e96f38c7631ad164a2bb4e7ba033', 'fbk_O4Rq', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795608156280, NULL, NULL, NULL, NULL, 1795953756888, NULL),
	('key_01M8KJZ36Y432PDTZAQX1X72FD', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'agent', 'cfee1dbba60c65389ac9e6fdaea7e5b7a2bb8aaf51d83a5759ea0f061394e7db', 'fbk_mjJp', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795953757406, NULL, NULL, NULL, NULL, 1795953757420, NULL),
	('key_01M8KJZ44HX31WQ5MN80S9D5YT', 'usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'Test agent', 'code:45be8db4331fd24de35341534e14d243e8ef0639782d296031a5a02430096f6a', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795953758353, NULL, NULL, 'OEXiNmTmgTDJhfaZTTFlhtNYRljWYCCU', '["search","spend"]', 1795953758413, NULL),
	('key_01M8KJZ47JMEMTGTFREVV6XW86', 'usr_01M8KJZ47DEV2BPHEHTTPY9WZK', 'agent', '00503c4b143886549313ac9c355f01162a64214a495b599204ffbfadec70cac7', 'fbk_XBDD', NULL, NULL, NULL, NULL, 0, 0, 0, 1795953758450, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KJZ47WTN3TE4V22JVR6KY2', 'usr_01M8KJZ47QSTYPE20DCEDS2KW5', 'agent', 'c575d7f019d78e437cb2a5a2be3a80b698ea87d403f3f86183c631bd3cde039d', 'fbk_O83b', NULL, NULL, NULL, NULL, 0, 0, 0, 1795953758460, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KJZ493CQEQG4KJBJFKDF6K', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', 'ferries', '67f1acb665115ded5c2bd8ba9c67af3d7d2879f593917cabd11638455b400c6e', 'fbk_oEBD', NULL, NULL, NULL, NULL, 0, 0, 0, 1795953758499, NULL, NULL, NULL, NULL, NULL, 'mem_01M8KJZ48PH7K26TW7A7AEGMAV');

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KJZ28GXF7H7J5J4H886YQG', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795953756427, 1795953756427, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KJZ2CPSPJWQCSY034SR1FM', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KJZ2CWTXS9845SDRGWC3M0', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795953756566, 1795953756611, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KJZ2EJ8T6KCDRQBY3QXSAR', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KJZ2EN344V81KNEHEQP6WX', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795953756626, 1795953756666, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KJZ2G66RVC8T1ESB4G5RJD', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KJZ2GAPV77VX2ZN2434JZE', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795953756678, 1795953756842, 'file_missing', 1795953756842, NULL, 'en', NULL),
	('ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 'usr_01M899C61N614WM5GVQWRD6YGH', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KJZ2B3R11DPPS91AWC2CFS', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795953756511, 1795953756511, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KJZ3V44Z8RKHFSA0BWXDZW', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KJZ3V7W54SGZS2BA2T8G04', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795953758052, 1795953758052, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', '5YSQvNqY7-6lLfsYgss9qIH0_3qScSod', 1795953757896, 1795953758861, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8KJZ3BKQH8495KASC0YNJZD', 'top_01M8KJZ3AYVYNA4Q0J9YHNCCVA', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795953757555, 1795953757572, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8KJZ3AYVYNA4Q0J9YHNCCVA', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', NULL, 5000000, 'USD', 'http://127.0.0.1:39777/docs/credit', 'http://127.0.0.1:39777/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795953757534, 1795960957534, 1795953757548, NULL, 0),
	('top_01M8KJZ3CAPYRET2DJVBZX1PD6', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', NULL, 5000000, 'USD', 'http://127.0.0.1:39777/docs/credit', 'http://127.0.0.1:39777/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795953757578, 1795960957578, NULL, 1795954357578, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M899C63ANAT1TP9Q5EWSWKTM', 1000000, 'http://127.0.0.1:49150/hook', 'Rhb9pwy_1Nu4GfcD3gjdSH0Hjlho16qVizHZp11webD10V6rQPbKOGSx0nuOpNKTCmIuOVjWyZvC3QBbh3y-NiCg08p-rYrL9AI1v4oi', 1795953757527, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8KJZ2T2XNJ0S3QS949Q045K', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'pay_01M8KJZ2SNCZ3KCR4HV78HR892jsCEPYgOxQFo6m3RE4VTyCIfeb0hTXe5S9YmMnHPcrct2kxLXxMh-kTAqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0b215Dm8Qh0Kk', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795953756994);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8KJZ3CMT8XS4MSJEH9PEP2V', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8KJZ3CMA1YDSQ0W97A2D4AT', 1795953757588, 638),
	('sig_01M8KJZ3DMF8GCSTZHGF0MJH51', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8KJZ3DKBHE6QGDG1XJKBA00', 1795953757620, 666),
	('sig_01M8KJZ3EB8GVYNCFG0XKZQ1MA', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8KJZ3EA3N6SZ0V5T799JW5T', 1795953757643, 614),
	('sig_01M8KJZ3F5PV0ZDTK3FFQGGXXE', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8KJZ3F5CM7VN40QSPZPGZ4C', 1795953757669, 616),
	('sig_01M8KJZ3FRZ68WXAAAA3EHMYWT', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8KJZ3FR0P9MADNXRYNK7G6Y', 1795953757688, 616),
	('sig_01M8KJZ3GDQMJNJ7KCMTKMCNDH', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8KJZ3GDYJ857E02V3MY4X1Z', 1795953757709, 628),
	('sig_01M8KJZ3HE5RNW8YHFQ47B730R', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8KJZ3HEVXV4A2QKYZ3F5VYR', 1795953757742, 622),
	('sig_01M8KJZ3J4E891S9DXSM3QWWD4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8KJZ3J3R4DJ7YASNDWGCFRN', 1795953757764, 624),
	('sig_01M8KJZ3JTGH2WQGMD29JEGWFG', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8KJZ3JS3J5757XQJ5ZRKSGT', 1795953757786, 622),
	('sig_01M8KJZ3KC24FQ87A445Q25JG3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8KJZ3KCFMBC5PN06Z1B46YM', 1795953757804, 620),
	('sig_01M8KJZ3NRXNJBYCXK6MPZMHHQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8KJZ3NQ8AFW4K8XVPTPHAK8', 1795953757880, 616),
	('sig_01M8KJZ3T5KKCKNK5ZQS1DVDMR', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KJZ3T4N02X52ZWB6QK56AV', 1795953758021, 588),
	('sig_01M8KJZ3TPNC04C88NHW637GT7', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KJZ3TPF05J09VTVGNN9AXF', 1795953758038, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8KJZ3CMT8XS4MSJEH9PEP2V', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'lyZqnfbT-0vV9T31B1dbPEB5m0zlYCFs-I3PpQXUMMCANTAv4lO-cVUiKNjLdSPktlyFdsdzNrPsw14QQ7M2vMYWjKvwsToD6vYPncN3', 'sightings of quetzals in Costa Rica', 'dataset', 1795953757591, 1803729757591, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3DMF8GCSTZHGF0MJH51', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ToaIBlwbNxTQ8Vj1NKYuSqvpaPeKNb2cdh0GXlCeV5vYnMulw2leWMa7RCyYU5FQrLyNbuMjej7bpYAUVogfvd0ITdSF9t7znEufR1a7', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795953757621, 1803729757621, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3EB8GVYNCFG0XKZQ1MA', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'RO22kq3i9opxtDO4tFFDccywCuU512klLgfzo9olVBnuLUd_ALhsyYgfYwYLy1NszvxX9tjsZHj0g_pxzJGxtD_2EFRCPLRUcOB5_IWM', 'snow depths of the Alps', 'dataset', 1795953757644, 1803729757644, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3F5PV0ZDTK3FFQGGXXE', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'xP2vKBoPy92tmo-tbS_9XzsIIakjWx9kGN_1P3Q56tFos0LeD2CUGAtKHjGnGQCafH1btrwUVxVCYEnnMaZAWfUM2Z4HxKr2SfDL9MLY', 'snow depths of the Andes', 'dataset', 1795953757671, 1803729757671, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3FRZ68WXAAAA3EHMYWT', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'igMZbSeygdPu_QQKR3lEUatLnCR-dGEwCOMwaAFclqGkWenVEeL4SAnpVzVPhio35H1GcM5H3dkvWYX-kMLeNansZToaKoO_wQhxbsy-', 'snow depths of the Atlas', 'dataset', 1795953757690, 1803729757690, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3GDQMJNJ7KCMTKMCNDH', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'X9jHAqd2jt9yMzT22Ot80CMqR-TnoRQkiPYXad9_r_S7NeMYkKjfkwJiXSkW_Urba9JTv6hcrYBG0DZxBD2lVZrOQp_Ghn2hQEhU0dGb', 'snow depths of the Carpathians', 'dataset', 1795953757710, 1803729757710, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3HE5RNW8YHFQ47B730R', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Bc1qgzpeWHpPh-SfKbPOOJzcCZpIgVSdJdq29f6aWHzpPbyhGcmVYV4Tqt8Cnej6jqdcAYWqS-heQEfIW9OgxxuHQXUhIoyN7M5kg0dC', 'snow depths of the Caucasus', 'dataset', 1795953757744, 1803729757744, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3J4E891S9DXSM3QWWD4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ldOz0ydlf5xJQCosopqDx9O5vECp9QgBAT7spPW30SKNkLhABIhm8Jo1FpijqiP7OKimvRDX5KET-9aiMyGTZRwRyZaafdZMzZEx1kfY', 'snow depths of the Dolomites', 'dataset', 1795953757765, 1803729757765, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3JTGH2WQGMD29JEGWFG', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'YT1daRf3DeHYcZ_48DsB5rp0kncrCM7VpOmgkDRcBFNBoNl8FTXsEoDroU16wPiV3jxZEZ6cPYWu4hIvUY4BS8KAyEYEUVbPoZDMPSWj', 'snow depths of the Pyrenees', 'dataset', 1795953757787, 1803729757787, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KJZ3KC24FQ87A445Q25JG3', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Mt1v8DxR1H7I_SH4rN5eFk-RkmXZINR4YQvrlGg6rqY4RZrwUYChcjtCtthiR3CmiQ1rCKvz5GA5L0SfS8Ax9xglVtY9SOCqEuYcCQZG', 'snow depths of the Rockies', 'dataset', 1795953757807, 1803729757807, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8KJZ49KA2H4Y8VR8SM78X9W', 'timestamp', 30000, 1795953758515, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M899C5YWV6M1YSEK1RZE1Y87', 'staff', 1795953760013);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M899C5YWV6M1YSEK1RZE1Y87', 'staff', 'anna', '', 1795953760013);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M899C5FKEFDX96BF8K5QYQBA', 1795608155645);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8KJZ49Y3HDDVXBVVK04MGZJ', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:37637/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'k9qk_yhL8jlQz0c3Mpin-5Ioi3mAyJxsRNeDCNntoH8', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795953759631, NULL, NULL, NULL, 1795953759552, 1795953759551, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8KJZ49Y3HDDVXBVVK04MGZJ', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37637/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'mC7h2f3bSkJz0K6QWgEQp9cG7d2fsWUoxM0YBS_Xjjc', 10000, 'published', 'called with its example', 0, 1795953759729, NULL, NULL, NULL, 1795953759552, 1795953759551, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8KJZ49Y3HDDVXBVVK04MGZJ', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37637/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'kY1B1FI6PuvOk7f3_vYJU8_AOUJRiqKPWkkBI-b6AW8', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795953759708, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:37637/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'aO1yV-k7zMfIz3DdFTv74dB9d2ka5hJtsRYVwtXwbBg', 1795953759553, 1795953759551, NULL, NULL, NULL);

INSERT INTO farebox_fixture.invitations VALUES
	('inv_01M8KJZ48BVVQP45JFYM5HC8T1', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', '2c485c453f05eb43be46010072d64b6f76d704fab67c1216e7ffc22e7e344b77', 'dora@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KJZ4840EM9F4J9TXTKQRFB', 1795953758475, 1796558558475, 1795953758483),
	('inv_01M8KJZ48X8F6BS38SPMBZJBQE', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', 'fe33d3565e82bd29ef2c1ab29077f816aa46735c301150c888d16d9c319b0170', 'nobody@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KJZ4840EM9F4J9TXTKQRFB', 1795953758493, 1796558558493, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('send_webhooks:0006', 'send_webhooks', '{}', 'done', 0, 1, 8, NULL, NULL, NULL, 0, 1795953756844),
	('tell_sellers:plg_01M8KJZ37KE8J8EN325J8YMHFW', 'tell_sellers', '{"pledgeId":"plg_01M8KJZ37KE8J8EN325J8YMHFW"}', 'done', 1795953757436, 1, 8, NULL, NULL, NULL, 1795953757436, 1795953757972),
	('tell_sellers:plg_01M8KJZ3A1S2ES8M1C0FRKM0GA', 'tell_sellers', '{"pledgeId":"plg_01M8KJZ3A1S2ES8M1C0FRKM0GA"}', 'done', 1795953757511, 1, 8, NULL, NULL, NULL, 1795953757511, 1795953758005),
	('tell_sellers:plg_01M8KJZ394XKBSMRC6HD792M2C', 'tell_sellers', '{"pledgeId":"plg_01M8KJZ394XKBSMRC6HD792M2C"}', 'done', 1795953757482, 1, 8, NULL, NULL, NULL, 1795953757482, 1795953758011),
	('match:asset:ast_01M8KJZ3V44Z8RKHFSA0BWXDZW:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8KJZ3V44Z8RKHFSA0BWXDZW:20786:0","watch":null}', 'done', 1795953758070, 1, 8, NULL, NULL, NULL, 1795953758070, 1795953758254),
	('job_01M8KJZ3PA0ZHMACJP7PSFW48F', 'challenge_callbacks', '{}', 'done', 1795953757898, 1, 8, NULL, NULL, NULL, 1795953757898, 1795953758874),
	('job_01M8KJZ4MXBXCTH5NCH0VVGGYP', 'send_webhooks', '{}', 'waiting', 1795953818873, 0, 8, NULL, NULL, NULL, 1795953758877, NULL),
	('job_01M8KJZ4NCMRR4016Y2B4C78F9', 'send_webhooks', '{}', 'waiting', 1795953764164, 0, 8, NULL, NULL, NULL, 1795953758892, NULL),
	('job_01M8KJZ41AYCR087HMVWJK5KAK', 'send_webhooks', '{}', 'done', 1795953758250, 1, 8, NULL, NULL, NULL, 1795953758250, 1795953758898),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'done', 1795953759754, 1, 8, NULL, NULL, NULL, 1795953759754, 1795953759892),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'done', 1795953759747, 1, 8, NULL, NULL, NULL, 1795953759747, 1795953759898),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'done', 1795953759745, 1, 8, NULL, NULL, NULL, 1795953759745, 1795953759954),
	('work_tool_job:job_01M8KJZ5Q2N6P86PVWT94ES97Y', 'work_tool_job', '{"jobId":"job_01M8KJZ5Q2N6P86PVWT94ES97Y"}', 'done', 1795953759973, 1, 1000, NULL, NULL, NULL, 1795953759973, 1795953760007),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795953760258, 0, 8, NULL, NULL, NULL, 1795953760258, NULL),
	('work_tool_job:job_01M8KJZ6AHB58GJAAKBP6CJYWH', 'work_tool_job', '{"jobId":"job_01M8KJZ6AHB58GJAAKBP6CJYWH"}', 'running', 1795953760595, 1, 1000, 1795961260607, 'proc_01M8KJZ5TV1DAZC0C7HMF30Z0R', NULL, 1795953760595, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'USD', 550000),
	('test:earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 'USD', 90000),
	('earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 'USD', 0),
	('earnings:usr_01M899C61N614WM5GVQWRD6YGH', 'USD', 2700000),
	('credit:usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'USD', 3000000),
	('credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'USD', 19750000),
	('credit:usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M899C6419GXM9E707M2QFGGV', 'operator:grants', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 20000000, 'USD', 'top_up', NULL, NULL, 1795608156289),
	('led_01M899C65JYYEQCMNF9ARZ2R4B', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M899C65B7HE9C78KR7E92TAKwNCGA4gOMWiCrfpqemdk2ET4NbeLSeI', NULL, 1795608156338),
	('led_01M899C66GGNKCZQC71GZ3CNVM', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 50000, 'USD', 'payment', 'pay_01M899C666NS6BGCPBZHAAP8D8hNCGA4gOMWiCrfpqemdkBgGiEpYYeGoEb4SY1XfFkGzu26O1UwXNrw', NULL, 1795608156368),
	('led_01M8KJZ26XY08JK7Z65A2M4KWQ', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M899C65B7HE9C78KR7E92TAKwNCGA4gOMWiCrfpqemdk2ET4NbeLSeI', NULL, 1795953756381),
	('led_01M8KJZ26X9YZXPC28W39G80RH', 'payments:held', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 50000, 'USD', 'refund', 'pay_01M899C666NS6BGCPBZHAAP8D8hNCGA4gOMWiCrfpqemdkBgGiEpYYeGoEb4SY1XfFkGzu26O1UwXNrw', NULL, 1795953756381),
	('led_01M8KJZ2J543B8ZMH44TTBRPSC', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ2HWKQKZ21ZN1916W8G8waCNBogOAgGiJy-KBjY2xGguyskC4k2zarMvo1J4Lg', NULL, 1795953756741),
	('led_01M8KJZ2JFC2YNS2HTAZ203FDA', 'payments:held', 'test:earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ2HWKQKZ21ZN1916W8G8waCNBogOAgGiJy-KBjY2xGguyskC4k2zarMvo1J4Lg', 'call_01M8KJZ2JFC16B0FH0SNGBS545', 1795953756751),
	('led_01M8KJZ2JFFPKYC1A9ZXK7M47Y', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ2HWKQKZ21ZN1916W8G8waCNBogOAgGiJy-KBjY2xGguyskC4k2zarMvo1J4Lg', 'call_01M8KJZ2JFC16B0FH0SNGBS545', 1795953756751),
	('led_01M8KJZ2N0KV1P1Q0C0KG4YMYF', 'test:earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8KJZ2HWKQKZ21ZN1916W8G8waCNBogOAgGiJy-KBjY2xGguyskC4k2zarMvo1J4Lg', 'call_01M8KJZ2JFC16B0FH0SNGBS545', 1795953756832),
	('led_01M8KJZ2N04CD5ZB87K6S0K4XW', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8KJZ2HWKQKZ21ZN1916W8G8waCNBogOAgGiJy-KBjY2xGguyskC4k2zarMvo1J4Lg', 'call_01M8KJZ2JFC16B0FH0SNGBS545', 1795953756832),
	('led_01M8KJZ2NY82QEYQ9081YVG4WV', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJZ2NMC46N8TXW99QDVFJDwNCGA4gOMWiCrfpqemdkjrtLeQLdAiQ', NULL, 1795953756862),
	('led_01M8KJZ2PE3TXZFYQMBEVPHEEK', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KJZ2NMC46N8TXW99QDVFJDwNCGA4gOMWiCrfpqemdkjrtLeQLdAiQ', 'call_01M8KJZ2P96458S7K3QS2TM2YV', 1795953756878),
	('led_01M8KJZ2Q2VSZYX6K9TMTR8EBK', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJZ2PV04Y059RGBEV9R2Y8hNCGA4gOMWiCrfpqemdkBgGiEpYYeGoEb4SY1XfFkGztRpVyvqmHvQ', NULL, 1795953756898),
	('led_01M8KJZ2QH0A44HMQFPKMNB7RY', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KJZ2PV04Y059RGBEV9R2Y8hNCGA4gOMWiCrfpqemdkBgGiEpYYeGoEb4SY1XfFkGztRpVyvqmHvQ', 'call_01M8KJZ2QDY3A7BQYHYGJJNDHN', 1795953756913),
	('led_01M8KJZ2QWE066V0XCJ8G9Y9WG', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJZ2QQPQ048G9J2AZ5X997wNCGA4gOMXkGn8t9Omdk6H3NIM_trBk', NULL, 1795953756924),
	('led_01M8KJZ2S53SCGGXRX1C98A8F5', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJZ2RMMSBC87J9K3RK8S8ZjNCGA4gOMWiCrfpqemdkqQEe0DolUpBYMygEZhRHv3F3eDJ3aSeba4ozAy7KeFUeky5uGs4', NULL, 1795953756965),
	('led_01M8KJZ2S582W0394V5QND23EJ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KJZ2RMMSBC87J9K3RK8S8ZjNCGA4gOMWiCrfpqemdkqQEe0DolUpBYMygEZhRHv3F3eDJ3aSeba4ozAy7KeFUeky5uGs4', 'call_01M8KJZ2RQRJCX7HMJT8P7RWQ2', 1795953756965),
	('led_01M8KJZ2T20ZSH1SVHQ88Q62A5', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8KJZ2SNCZ3KCR4HV78HR892jsCEPYgOxQFo6m3RE4VTyCIfeb0hTXe5S9YmMnHPcrct2kxLXxMh-kTAqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0b215Dm8Qh0Kk', NULL, 1795953756994),
	('led_01M8KJZ2T2W141N5Z5732C9YXS', 'payments:held', 'test:credit:0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 1000000, 'USD', 'top_up', 'pay_01M8KJZ2SNCZ3KCR4HV78HR892jsCEPYgOxQFo6m3RE4VTyCIfeb0hTXe5S9YmMnHPcrct2kxLXxMh-kTAqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0b215Dm8Qh0Kk', 'call_01M8KJZ2SQ9W2BJHYQYKP1ZFQM', 1795953756994),
	('led_01M8KJZ2TVYA8DHNQADP4MN20K', 'test:credit:0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJZ2TTSH193FMNTFDEPQ66kNCGA4gOMWiCrfpqemdkqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0brLVmXTnDEu4', NULL, 1795953757019),
	('led_01M8KJZ2TZ8JBB4RQT63ESKZG6', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KJZ2TTSH193FMNTFDEPQ66kNCGA4gOMWiCrfpqemdkqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0brLVmXTnDEu4', 'call_01M8KJZ2TTV5J24R145GBABW1Q', 1795953757023),
	('led_01M8KJZ2V5164MNRCT7A98PBYV', 'test:credit:0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8KJZ2V5CACAV7WEGY9R6SSK', NULL, 1795953757029),
	('led_01M8KJZ2VN9VM5P84WJPG0ZVFS', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ2VFA5YV33M97208NBZ5waCNBogOAgGiJy-JC4iwIt1_yHy373sQum1sj2m1OA', NULL, 1795953757045),
	('led_01M8KJZ2VW947DT0XSZSTRGS7R', 'payments:held', 'test:earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ2VFA5YV33M97208NBZ5waCNBogOAgGiJy-JC4iwIt1_yHy373sQum1sj2m1OA', 'call_01M8KJZ2VVBZ6WT9QGR50QG7PH', 1795953757052),
	('led_01M8KJZ2VW8KX6DCBGKHXRZRV0', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ2VFA5YV33M97208NBZ5waCNBogOAgGiJy-JC4iwIt1_yHy373sQum1sj2m1OA', 'call_01M8KJZ2VVBZ6WT9QGR50QG7PH', 1795953757052),
	('led_01M8KJZ2WH5HZB7ACAEVFNPA5F', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ2WAFA51YWYTP4PRVPXBhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBl5EkXI0bSc', NULL, 1795953757073),
	('led_01M8KJZ2WWKPH0QR8SMG077V4P', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ2WAFA51YWYTP4PRVPXBhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBl5EkXI0bSc', 'call_01M8KJZ2WWGGANVFZ9Y694G5YE', 1795953757084),
	('led_01M8KJZ2WW87S2KKZWQTZ08N10', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ2WAFA51YWYTP4PRVPXBhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBl5EkXI0bSc', 'call_01M8KJZ2WWGGANVFZ9Y694G5YE', 1795953757084),
	('led_01M8KJZ2XE86FKMY4DVVCAW249', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ2X72TSH0Z89QCMKVKPVhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDOhDwNCVTn_', NULL, 1795953757102),
	('led_01M8KJZ2XR40H98N732CFT6ZSE', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ2X72TSH0Z89QCMKVKPVhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDOhDwNCVTn_', 'call_01M8KJZ2XRCTNKV9CW3JDPGCB3', 1795953757112),
	('led_01M8KJZ2XRD8XBVFBBBFFE6M9G', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ2X72TSH0Z89QCMKVKPVhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDOhDwNCVTn_', 'call_01M8KJZ2XRCTNKV9CW3JDPGCB3', 1795953757112),
	('led_01M8KJZ2Y54EEZ61GPQKFWM8TH', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ2XZW10TDXJ6548PBVFKhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDTbo7hiWJ4G', NULL, 1795953757125),
	('led_01M8KJZ2YFVDTWB47FF46SX0VY', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ2XZW10TDXJ6548PBVFKhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDTbo7hiWJ4G', 'call_01M8KJZ2YFYWRDKEDRZQ5Z2T22', 1795953757135),
	('led_01M8KJZ35WE58J6TV979FEWTB5', 'earnings:usr_01M899C61N614WM5GVQWRD6YGH', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795953757372),
	('led_01M8KJZ2YF8WG75ZNANHN9HC2C', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ2XZW10TDXJ6548PBVFKhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDTbo7hiWJ4G', 'call_01M8KJZ2YFYWRDKEDRZQ5Z2T22', 1795953757135),
	('led_01M8KJZ2YX8SCVPD6D6C34CZ07', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ2YQE0RQXAHQE7P0ZRVZhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbEoKYEbVvPZj', NULL, 1795953757149),
	('led_01M8KJZ2Z6E21XVP6PW37ZWBNP', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ2YQE0RQXAHQE7P0ZRVZhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbEoKYEbVvPZj', 'call_01M8KJZ2Z6REJF3AMKMSCFM1VN', 1795953757158),
	('led_01M8KJZ2Z6VPEESNAJ0ZSZBGQ3', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ2YQE0RQXAHQE7P0ZRVZhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbEoKYEbVvPZj', 'call_01M8KJZ2Z6REJF3AMKMSCFM1VN', 1795953757158),
	('led_01M8KJZ2ZJ9ESSVS913JK6B3S4', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ2ZCTCS8Z8Z19PBCT753haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbKwizfK39W11', NULL, 1795953757170),
	('led_01M8KJZ2ZVP09S59JTDM00EWP9', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ2ZCTCS8Z8Z19PBCT753haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbKwizfK39W11', 'call_01M8KJZ2ZVCAPTCDGAE0VMB097', 1795953757179),
	('led_01M8KJZ2ZV016SEQKDNHQMQJ7X', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ2ZCTCS8Z8Z19PBCT753haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbKwizfK39W11', 'call_01M8KJZ2ZVCAPTCDGAE0VMB097', 1795953757179),
	('led_01M8KJZ30A0YNXA3TFMG1XGQPA', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ304DTANHSVAW9X7PFCNhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbL5v3608FNZK', NULL, 1795953757194),
	('led_01M8KJZ30JN932FF7CHHG98K10', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ304DTANHSVAW9X7PFCNhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbL5v3608FNZK', 'call_01M8KJZ30JFJWQ9TB7DR0XTB4Y', 1795953757202),
	('led_01M8KJZ30JPETYA9MZ4N7HWMRB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ304DTANHSVAW9X7PFCNhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbL5v3608FNZK', 'call_01M8KJZ30JFJWQ9TB7DR0XTB4Y', 1795953757202),
	('led_01M8KJZ310BXYJDDB10ZY4JDVN', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ30SEBK0W90F9BVPTG21haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBGhtCMzgbrH', NULL, 1795953757216),
	('led_01M8KJZ319JWV07B1GHP94SB8E', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ30SEBK0W90F9BVPTG21haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBGhtCMzgbrH', 'call_01M8KJZ318HFQP8G3XEMDF2097', 1795953757225),
	('led_01M8KJZ31995H8477D093DKNMW', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ30SEBK0W90F9BVPTG21haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBGhtCMzgbrH', 'call_01M8KJZ318HFQP8G3XEMDF2097', 1795953757225),
	('led_01M8KJZ31QXYD8AYWC04B6014W', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ31HWV1TJQ2PPC2Y1ZWXhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMdwEadKrpYN', NULL, 1795953757239),
	('led_01M8KJZ31ZN9Q69WY6STSBNDPG', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ31HWV1TJQ2PPC2Y1ZWXhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMdwEadKrpYN', 'call_01M8KJZ31ZX5CMN6ZZ01572CS8', 1795953757247),
	('led_01M8KJZ31ZSFZRYP48XQWHKVVD', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ31HWV1TJQ2PPC2Y1ZWXhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMdwEadKrpYN', 'call_01M8KJZ31ZX5CMN6ZZ01572CS8', 1795953757247),
	('led_01M8KJZ32BKFNJ3X665VYYF8DT', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ325T6N3GEDQ478P0H2NhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbLnD6ydVVhcv', NULL, 1795953757259),
	('led_01M8KJZ32M52WZZ1C0TW3B2T94', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ325T6N3GEDQ478P0H2NhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbLnD6ydVVhcv', 'call_01M8KJZ32MPYD1CQ6D8K82ZWDC', 1795953757268),
	('led_01M8KJZ32M5KYS0AMJBN8WWNVZ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ325T6N3GEDQ478P0H2NhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbLnD6ydVVhcv', 'call_01M8KJZ32MPYD1CQ6D8K82ZWDC', 1795953757268),
	('led_01M8KJZ330DBVGE17Z33FSN2BJ', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ32TEHBYBDNZ2KD9V6PMhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbClcRuxvfx7b', NULL, 1795953757280),
	('led_01M8KJZ33A283DYXXZ9R3FGREE', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ32TEHBYBDNZ2KD9V6PMhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbClcRuxvfx7b', 'call_01M8KJZ339M93D5ZD39G3SFQDR', 1795953757290),
	('led_01M8KJZ33AB9NHS1GS03XGTNWY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ32TEHBYBDNZ2KD9V6PMhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbClcRuxvfx7b', 'call_01M8KJZ339M93D5ZD39G3SFQDR', 1795953757290),
	('led_01M8KJZ33P68CX73R7A38GN0RR', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ33GXYB95D111B07CE66haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMTfnZbn1193', NULL, 1795953757302),
	('led_01M8KJZ340BF4DXPQ0MZE4QCWC', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ33GXYB95D111B07CE66haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMTfnZbn1193', 'call_01M8KJZ33ZCRDKCW60QXD394DB', 1795953757312),
	('led_01M8KJZ340NQSB90927ZX4SSE1', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ33GXYB95D111B07CE66haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMTfnZbn1193', 'call_01M8KJZ33ZCRDKCW60QXD394DB', 1795953757312),
	('led_01M8KJZ34B6HNX7THS9GB2G8TQ', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KJZ346EBCK2KK1J1M074JGhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbHKUBvnL6k4o', NULL, 1795953757323),
	('led_01M8KJZ34PM2Y20Z762GZDTFRP', 'payments:held', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 90000, 'USD', 'sale', 'pay_01M8KJZ346EBCK2KK1J1M074JGhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbHKUBvnL6k4o', 'call_01M8KJZ34NPSQG85CMVHDRHT7W', 1795953757334),
	('led_01M8KJZ34P4Q5HE6CE599K30WQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KJZ346EBCK2KK1J1M074JGhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbHKUBvnL6k4o', 'call_01M8KJZ34NPSQG85CMVHDRHT7W', 1795953757334),
	('led_01M8KJZ3558XDQY4215PPC9X4J', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8KJZ34YQVKW5B7K4YKS595YhYCJeogOAgGiJy-JXxGNvw4il7RxRX8GAaISlhh4agRvhJjVd8WQbHiaAdenY7jb', NULL, 1795953757349),
	('led_01M8KJZ35HV76HM731QAZNRS10', 'payments:held', 'earnings:usr_01M899C61N614WM5GVQWRD6YGH', 1800000, 'USD', 'sale', 'pay_01M8KJZ34YQVKW5B7K4YKS595YhYCJeogOAgGiJy-JXxGNvw4il7RxRX8GAaISlhh4agRvhJjVd8WQbHiaAdenY7jb', 'call_01M8KJZ35GX49BFS8NWXHAZCTB', 1795953757361),
	('led_01M8KJZ35H6SP8FEETDXM1ADNG', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8KJZ34YQVKW5B7K4YKS595YhYCJeogOAgGiJy-JXxGNvw4il7RxRX8GAaISlhh4agRvhJjVd8WQbHiaAdenY7jb', 'call_01M8KJZ35GX49BFS8NWXHAZCTB', 1795953757361),
	('led_01M8KJZ35WMR87HQFC845Y2QK6', 'earnings:usr_01M899C5YWV6M1YSEK1RZE1Y87', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795953757372),
	('led_01M8KJZ36EVJ816CM94P4QY3HB', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795953757390),
	('led_01M8KJZ3740RVCVZMGP6DW28QP', 'operator:grants', 'credit:usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 9000000, 'USD', 'top_up', NULL, NULL, 1795953757412),
	('led_01M8KJZ37KBQ8EKXGB2J7FKF4V', 'credit:usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KJZ37HEMSW570J8FAZEZC5hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicvjN4gxWbr6r9D04nt51sjJRjsp_s', NULL, 1795953757427),
	('led_01M8KJZ37KVE6CKHM47D5B28GK', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KJZ37HEMSW570J8FAZEZC5hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicvjN4gxWbr6r9D04nt51sjJRjsp_s', 'call_01M8KJZ37H7638D45Y3HYXM4K6', 1795953757427),
	('led_01M8KJZ39437F4RK7Y86Y6DBRT', 'credit:usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', NULL, 1795953757476),
	('led_01M8KJZ394VZSMRKGSQ4RZTEBB', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', 'call_01M8KJZ393BGKD13K2GK4N4879', 1795953757476),
	('led_01M8KJZ39H2E4BBS77E4GVQ860', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', 'call_01M8KJZ393BGKD13K2GK4N4879', 1795953757489),
	('led_01M8KJZ39H9GGD3MH9P56JGFSQ', 'payments:held', 'earnings:usr_01M899C61N614WM5GVQWRD6YGH', 2700000, 'USD', 'sale', 'pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', 'call_01M8KJZ393BGKD13K2GK4N4879', 1795953757489),
	('led_01M8KJZ39H2AW34P4KYPJRTF64', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', 'call_01M8KJZ393BGKD13K2GK4N4879', 1795953757489),
	('led_01M8KJZ3A13P62CG84YZYPF61Y', 'credit:usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KJZ3A1SEK3MV95F13NCT8HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicvjN4gxWbr6r9D04ntZqhavU6TTX4', NULL, 1795953757505),
	('led_01M8KJZ3A1N2G9BYZZDKEZ74W8', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KJZ3A1SEK3MV95F13NCT8HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicvjN4gxWbr6r9D04ntZqhavU6TTX4', 'call_01M8KJZ3A1C5FRWET847ZJ7NH1', 1795953757505),
	('led_01M8KJZ3AD8FDE4536DYY9A2BK', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KJZ3A1SEK3MV95F13NCT8HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicvjN4gxWbr6r9D04ntZqhavU6TTX4', 'call_01M8KJZ3A1C5FRWET847ZJ7NH1', 1795953757517),
	('led_01M8KJZ3AD3SMEZ6ASWH8AA9J0', 'payments:held', 'credit:usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 3000000, 'USD', 'refund', 'pay_01M8KJZ3A1SEK3MV95F13NCT8HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicvjN4gxWbr6r9D04ntZqhavU6TTX4', NULL, 1795953757517),
	('led_01M8KJZ3BCJ6G5MM7WEFWEMVJ6', 'provider:stripe', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 5000000, 'USD', 'top_up', 'top_01M8KJZ3AYVYNA4Q0J9YHNCCVA', NULL, 1795953757548),
	('led_01M8KJZ3BKV9D71MV2YG90P5AT', 'credit:usr_01M899C63ANAT1TP9Q5EWSWKTM', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8KJZ3AYVYNA4Q0J9YHNCCVA', NULL, 1795953757555),
	('led_01M8KJZ42AQSDXZT14W5KE0HHD', 'operator:grants', 'credit:usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 10000000, 'USD', 'top_up', NULL, NULL, 1795953758282),
	('led_01M8KJZ5P7Z972S9W3AVA26535', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KJZ5MX7DXNHNYZZC6N357ZwOCnEogOLcqOqQjW8o6oCX7uqa48HQU', NULL, 1795953759943),
	('led_01M8KJZ5Q38X0KX7GJ4ZBYWNNB', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KJZ5MX7DXNHNYZZC6N357ZwOCnEogOLcqOqQjW8o6oCX7uqa48HQU', 'call_01M8KJZ5PR4CGVXF13NAEZ1NVA', 1795953759971),
	('led_01M8KJZ5S08H41S6PTY3ZBFWP1', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJZ5RRZ3H7VDJN63301G5PwNCGA4gOMWiCrfpqemdkuX3nMvcIJKA', NULL, 1795953760032),
	('led_01M8KJZ6A16D0DPB44PFS4XGVN', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KJZ69TVWGTJTNS0C7BQ1F3wOCnEogOLcqOqQjW8o6or1YmKY3oDIM', NULL, 1795953760577),
	('led_01M8KJZ6AHD1JYJ930SRHKDCMB', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KJZ69TVWGTJTNS0C7BQ1F3wOCnEogOLcqOqQjW8o6or1YmKY3oDIM', 'call_01M8KJZ6ABQR290298WVM7SV00', 1795953760593),
	('led_01M8KJZ6BFQSVVTCRVF6QBQCX8', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KJZ6AXMMZS15ZPZZNKMRPMwNCGA4gOJcwE4TpnZOB_PfjVPubn', NULL, 1795953760623);

INSERT INTO farebox_fixture.memberships VALUES
	('mem_01M8KJZ4840EM9F4J9TXTKQRFB', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', 'usr_01M8KJZ47DEV2BPHEHTTPY9WZK', 'owner', NULL, NULL, NULL, 0, 0, 0, 1795953758468, NULL),
	('mem_01M8KJZ48PH7K26TW7A7AEGMAV', 'usr_01M8KJZ482PZ0DB2D6X4T4KYWH', 'usr_01M8KJZ47QSTYPE20DCEDS2KW5', 'developer', NULL, 1000000, NULL, 0, 0, 0, 1795953758486, NULL);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('awQbWdvg8xO8lWPiaWCe7bl9SfkNKQwO', '5671d523eccbc38900787bf08ae25d3ea9d56318c22380f2d2ec3bcea576f4f9', 'OEXiNmTmgTDJhfaZTTFlhtNYRljWYCCU', '6c33f7889f262e353f786ff5c51c2c9c71eb72c4de9205c90ef6236c8b6ceeec', 'usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'key_01M8KJZ44HX31WQ5MN80S9D5YT', '45be8db4331fd24de35341534e14d243e8ef0639782d296031a5a02430096f6a', '["http://127.0.0.1:39777/mcp"]', NULL, '2dx06JpbuyDUvLtbqIuK9nIYHODUmLsr', 1795957358000, 1795953758000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('Tcrg22bfWJKaWEFuILv7wAXZg8Sj8qe4', 'OEXiNmTmgTDJhfaZTTFlhtNYRljWYCCU', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795953758000, 1795953758000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('LIUfe4pLnCbXHQeGOklxM0PCcvx3tEC4', 'OEXiNmTmgTDJhfaZTTFlhtNYRljWYCCU', 'usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'key_01M8KJZ44HX31WQ5MN80S9D5YT', '["http://127.0.0.1:39777/mcp"]', '[]', '["search","spend","offline_access"]', 1795953758000, 1795953758000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('2dx06JpbuyDUvLtbqIuK9nIYHODUmLsr', 'f86d88009169bf90c7cb730cb760d1632756d9754d0fbceffd2cb1cd8bbc733c', 'OEXiNmTmgTDJhfaZTTFlhtNYRljWYCCU', '6c33f7889f262e353f786ff5c51c2c9c71eb72c4de9205c90ef6236c8b6ceeec', 'usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'key_01M8KJZ44HX31WQ5MN80S9D5YT', '45be8db4331fd24de35341534e14d243e8ef0639782d296031a5a02430096f6a', '["http://127.0.0.1:39777/mcp"]', NULL, 1803729758000, 1795953758000, NULL, NULL, NULL, NULL, 1795953758296, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('9LYFG9wPL4C66S4eyLMHjAw1APWWp3OM', 'http://127.0.0.1:39777', 'http://127.0.0.1:39777', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795953758319, 1795953758319, 1, 'null'),
	('dIUEx95IUmlmd8sWWBCHjZJL27D27bwQ', 'http://127.0.0.1:39777/', 'http://127.0.0.1:39777/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795953758323, 1795953758323, 1, 'null'),
	('HuVCsrJIJ2U79LKu3MfQHdwczqNQ8UR1', 'http://127.0.0.1:39777/mcp', 'http://127.0.0.1:39777/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795953758326, 1795953758326, 1, 'null'),
	('sCVkPtRQgGye1uhoxj2oQzKz4GDXLJqT', 'http://127.0.0.1:39777/a2a', 'http://127.0.0.1:39777/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795953758328, 1795953758328, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8KJZ2X72TSH0Z89QCMKVKPVhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDOhDwNCVTn_', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757095, 1795957357102, 1795953757102, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757102),
	('pay_01M8KJZ2SNCZ3KCR4HV78HR892jsCEPYgOxQFo6m3RE4VTyCIfeb0hTXe5S9YmMnHPcrct2kxLXxMh-kTAqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0b215Dm8Qh0Kk', 'credit', 'credit:0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 1795953756981, 1795957356994, 1795953756994, NULL, NULL),
	('pay_01M899C65B7HE9C78KR7E92TAKwNCGA4gOMWiCrfpqemdk2ET4NbeLSeI', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795608156331, 1795611756338, 1795608156338, NULL, NULL),
	('pay_01M899C666NS6BGCPBZHAAP8D8hNCGA4gOMWiCrfpqemdkBgGiEpYYeGoEb4SY1XfFkGzu26O1UwXNrw', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795608156358, 1795611756368, 1795608156368, NULL, NULL),
	('pay_01M899C65593190TRSXZVRK6VRwNCGA4gOMWiCrfpqemdkzulDmK3hrSI', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795608156325, 1795609056325, NULL, NULL, NULL),
	('pay_01M8KJZ2HWKQKZ21ZN1916W8G8waCNBogOAgGiJy-KBjY2xGguyskC4k2zarMvo1J4Lg', 'asset', 'ast_01M8KJZ2G66RVC8T1ESB4G5RJD', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795953756732, 1795957356837, 1795953756741, NULL, NULL),
	('pay_01M8KJZ2NMC46N8TXW99QDVFJDwNCGA4gOMWiCrfpqemdkjrtLeQLdAiQ', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795953756852, 1795957356862, 1795953756862, NULL, NULL),
	('pay_01M8KJZ2TTSH193FMNTFDEPQ66kNCGA4gOMWiCrfpqemdkqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0brLVmXTnDEu4', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 1795953757018, 1795957357019, 1795953757019, NULL, NULL),
	('pay_01M8KJZ2PV04Y059RGBEV9R2Y8hNCGA4gOMWiCrfpqemdkBgGiEpYYeGoEb4SY1XfFkGztRpVyvqmHvQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953756891, 1795957356898, 1795953756898, 'key_01M899C63RD826Z14RTNVWB43C', 1795953756898),
	('pay_01M8KJZ2QQPQ048G9J2AZ5X997wNCGA4gOMXkGn8t9Omdk6H3NIM_trBk', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795953756919, 1795957356924, 1795953756924, NULL, NULL),
	('pay_01M8KJZ2ZCTCS8Z8Z19PBCT753haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbKwizfK39W11', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757164, 1795957357170, 1795953757170, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757170),
	('pay_01M8KJZ2RMMSBC87J9K3RK8S8ZjNCGA4gOMWiCrfpqemdkqQEe0DolUpBYMygEZhRHv3F3eDJ3aSeba4ozAy7KeFUeky5uGs4', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe', '0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe', 1795953756948, 1795957356965, 1795953756965, NULL, NULL),
	('pay_01M8KJZ2VFA5YV33M97208NBZ5waCNBogOAgGiJy-JC4iwIt1_yHy373sQum1sj2m1OA', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795953757039, 1795957357045, 1795953757045, NULL, NULL),
	('pay_01M8KJZ2XZW10TDXJ6548PBVFKhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDTbo7hiWJ4G', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757119, 1795957357125, 1795953757125, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757125),
	('pay_01M8KJZ2WAFA51YWYTP4PRVPXBhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBl5EkXI0bSc', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757066, 1795957357073, 1795953757073, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757073),
	('pay_01M8KJZ31HWV1TJQ2PPC2Y1ZWXhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMdwEadKrpYN', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757233, 1795957357239, 1795953757239, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757239),
	('pay_01M8KJZ2YQE0RQXAHQE7P0ZRVZhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbEoKYEbVvPZj', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757143, 1795957357149, 1795953757149, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757149),
	('pay_01M8KJZ30SEBK0W90F9BVPTG21haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBGhtCMzgbrH', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757209, 1795957357216, 1795953757216, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757216),
	('pay_01M8KJZ304DTANHSVAW9X7PFCNhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbL5v3608FNZK', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757188, 1795957357194, 1795953757194, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757194),
	('pay_01M8KJZ346EBCK2KK1J1M074JGhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbHKUBvnL6k4o', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757318, 1795957357323, 1795953757323, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757323),
	('pay_01M8KJZ325T6N3GEDQ478P0H2NhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbLnD6ydVVhcv', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757253, 1795957357259, 1795953757259, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757259),
	('pay_01M8KJZ32TEHBYBDNZ2KD9V6PMhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbClcRuxvfx7b', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757274, 1795957357280, 1795953757280, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757280),
	('pay_01M8KJZ33GXYB95D111B07CE66haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMTfnZbn1193', 'asset', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757296, 1795957357302, 1795953757302, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757302),
	('pay_01M8KJZ34YQVKW5B7K4YKS595YhYCJeogOAgGiJy-JXxGNvw4il7RxRX8GAaISlhh4agRvhJjVd8WQbHiaAdenY7jb', 'asset', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M899C63RD826Z14RTNVWB43C', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795953757342, 1795957357349, 1795953757349, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757349),
	('pay_01M8KJZ5ZT1MC2CYSH4YWGVBVGjNCGA4gOMWiCrfpqemdkqQEe0EAZLplZS1luJlRZFGvjWMlr23JDZlxTJhoexsepyhSl6ak', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x46653e5a7fa8a218a60d6fa45d67e77cb0982032', NULL, 1795953760250, 1795954660250, NULL, NULL, NULL),
	('pay_01M8KJZ614Q5366WG0P7EZYAQ1jNCGA4gOMWiCrfpqemdkqQEez1qJeH5ffHfgJtJ3mkccU6RzWCdleAVfLzr5SkltFO0CtLA', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x3afdf72b70f3424ef1e7b09b8ee4281f41b535dd', NULL, 1795953760292, 1795954660292, NULL, NULL, NULL),
	('pay_01M8KJZ37HEMSW570J8FAZEZC5hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicvjN4gxWbr6r9D04nt51sjJRjsp_s', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 1795953757425, 1795957357427, 1795953757427, 'key_01M8KJZ36Y432PDTZAQX1X72FD', 1795953757427),
	('pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', 'asset', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 1795953757475, 1795957357489, 1795953757476, 'key_01M8KJZ36Y432PDTZAQX1X72FD', 1795953757476),
	('pay_01M8KJZ3A1SEK3MV95F13NCT8HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicvjN4gxWbr6r9D04ntZqhavU6TTX4', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 1795953757505, 1795957357505, 1795953757505, NULL, NULL),
	('pay_01M8KJZ5MX7DXNHNYZZC6N357ZwOCnEogOLcqOqQjW8o6oCX7uqa48HQU', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795953759901, 1795957359943, 1795953759943, NULL, NULL),
	('pay_01M8KJZ5RRZ3H7VDJN63301G5PwNCGA4gOMWiCrfpqemdkuX3nMvcIJKA', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795953760024, 1795957360032, 1795953760032, NULL, NULL),
	('pay_01M8KJZ69TVWGTJTNS0C7BQ1F3wOCnEogOLcqOqQjW8o6or1YmKY3oDIM', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795953760570, 1796040160577, 1795953760577, NULL, NULL),
	('pay_01M8KJZ6AXMMZS15ZPZZNKMRPMwNCGA4gOJcwE4TpnZOB_PfjVPubn', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795953760605, 1796040160623, 1795953760623, NULL, NULL),
	('pay_01M8KJZ6CA59T8AB080JPK88QKhNCGA4gOMWiCrfpqemdkBgGiEpYYeGoEb4SY1XfFkGzRVw_69tLMqw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M899C63RD826Z14RTNVWB43C', NULL, 1795953760650, 1795954660650, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8KJZ35WP0F7E6CQW8GN862A', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795953757372, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8KJZ35WGMQP1R6WFHDY9RQJ', 'pob_01M8KJZ35WP0F7E6CQW8GN862A', 'usr_01M899C61N614WM5GVQWRD6YGH', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795953757372, NULL),
	('pot_01M8KJZ35W389WZ8D2GFRWEB10', 'pob_01M8KJZ35WP0F7E6CQW8GN862A', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795953757372, 1795953757390);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795953757372);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M899C5YWV6M1YSEK1RZE1Y87', 1795608156306),
	('usr_01M899C61N614WM5GVQWRD6YGH', 1795608156317);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8KJZ394XKBSMRC6HD792M2C', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', 'call_01M8KJZ393BGKD13K2GK4N4879', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 'rev_01M8KJZ39HES4BXCNZ1D1WQZC2', NULL, NULL, 1795953757476, 1803729757476, 1795953757489),
	('plg_01M8KJZ3A1S2ES8M1C0FRKM0GA', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8KJZ3A1SEK3MV95F13NCT8HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicvjN4gxWbr6r9D04ntZqhavU6TTX4', 'call_01M8KJZ3A1C5FRWET847ZJ7NH1', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795953757505, 1803729757505, 1795953757517),
	('plg_01M8KJZ37KE8J8EN325J8YMHFW', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8KJZ37HEMSW570J8FAZEZC5hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicvjN4gxWbr6r9D04nt51sjJRjsp_s', 'call_01M8KJZ37H7638D45Y3HYXM4K6', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795953757861, 1795953757427, 1803729757427, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8KJZ5TV1DAZC0C7HMF30Z0R', 1795953760158, 1795953775158);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8KJZ3V44Z8RKHFSA0BWXDZW:20786:0', 'asset', 'ast_01M8KJZ3V44Z8RKHFSA0BWXDZW', 'match:asset:ast_01M8KJZ3V44Z8RKHFSA0BWXDZW:20786:0', 0, 1795953758067),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 0, 1795953759746),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 0, 1795953759733),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 0, 1795953759734),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795953760243);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8KJZ2JFC16B0FH0SNGBS545', 'pay_01M8KJZ2HWKQKZ21ZN1916W8G8waCNBogOAgGiJy-KBjY2xGguyskC4k2zarMvo1J4Lg', 'ast_01M8KJZ2G66RVC8T1ESB4G5RJD', 'anonymous', 'given_back', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953756751, NULL, 1795953756751),
	('call_01M8KJZ2P96458S7K3QS2TM2YV', 'pay_01M8KJZ2NMC46N8TXW99QDVFJDwNCGA4gOMWiCrfpqemdkjrtLeQLdAiQ', 'counted-echo', 'anonymous', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953756874, NULL, 1795953756878),
	('call_01M8KJZ2QDY3A7BQYHYGJJNDHN', 'pay_01M8KJZ2PV04Y059RGBEV9R2Y8hNCGA4gOMWiCrfpqemdkBgGiEpYYeGoEb4SY1XfFkGztRpVyvqmHvQ', 'counted-echo', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', 'key_01M899C63RD826Z14RTNVWB43C', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953756910, NULL, 1795953756913),
	('call_01M8KJZ2R23JAC2DY5QHHT6PG8', 'pay_01M8KJZ2QQPQ048G9J2AZ5X997wNCGA4gOMXkGn8t9Omdk6H3NIM_trBk', 'failing-echo', 'anonymous', 'given_back', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953756931, NULL, 1795953756934),
	('call_01M8KJZ2WWGGANVFZ9Y694G5YE', 'pay_01M8KJZ2WAFA51YWYTP4PRVPXBhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBl5EkXI0bSc', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757084, NULL, 1795953757084),
	('call_01M8KJZ2RQRJCX7HMJT8P7RWQ2', 'pay_01M8KJZ2RMMSBC87J9K3RK8S8ZjNCGA4gOMWiCrfpqemdkqQEe0DolUpBYMygEZhRHv3F3eDJ3aSeba4ozAy7KeFUeky5uGs4', 'counted-echo', '0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe', '0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe 0x4dc9fb0bf42a72dff3ab7947be811b4dc4191e6582511990ba0dbfc37a66db35', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x746518639ee9c58efbe28d15ffa8e60f39b61a22a85bfb2b45830cfa01469ecf46bb65394d6e7a14b182f36efb7124a2e801b28422d7e0dafb0929a54a7159731c","authorization":{"from":"0x458194ca0F2c0C987F3e23f56f0529fd4642f3fE","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795953816","nonce":"0x4dc9fb0bf42a72dff3ab7947be811b4dc4191e6582511990ba0dbfc37a66db35"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x0fb76d4fc4b1068ae0c0e120a3bfae152ef8426bbc00ee7c48c0f7e80b270809', '0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe', 0, 0, 1795953756952, NULL, 1795953756965),
	('call_01M8KJZ2SQ9W2BJHYQYKP1ZFQM', 'pay_01M8KJZ2SNCZ3KCR4HV78HR892jsCEPYgOxQFo6m3RE4VTyCIfeb0hTXe5S9YmMnHPcrct2kxLXxMh-kTAqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0b215Dm8Qh0Kk', 'credit:0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, 'credit 1000000', NULL, NULL, '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x9c41ebff1191f2581a20ee4bea339e847b4f1de7 0x8a83e29d290b72efe294c7a3ab15d816ff71cae2a9cbfeba5fc0a52ff677b484', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x4a0d0d4466fcc254f1708d1d156e38cd82bb2f538fd079d299d55ee5b2e572f52ae7f5fe2d915d09a53e0835436bf3cf6fcd48a1db332467c271176d772e58081c","authorization":{"from":"0x9C41EbFF1191F2581A20eE4bEa339e847b4f1dE7","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795953816","nonce":"0x8a83e29d290b72efe294c7a3ab15d816ff71cae2a9cbfeba5fc0a52ff677b484"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x4730357abc032e6f5c1b9333acd89013f61e6fb1b2d874847f98ad43af3160a5', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 0, 0, 1795953756983, NULL, 1795953756994),
	('call_01M8KJZ2TTV5J24R145GBABW1Q', 'pay_01M8KJZ2TTSH193FMNTFDEPQ66kNCGA4gOMWiCrfpqemdkqQEe1WVFcut3jVIbJvQhdhviNGpYn1QcM8c0_W0brLVmXTnDEu4', 'counted-echo', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 'siwx:-ZadiJIB1krwyrlx3PmvmnYIQMMI8Y5Z1BPRPwUh9pE', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757019, NULL, 1795953757023),
	('call_01M8KJZ2VVBZ6WT9QGR50QG7PH', 'pay_01M8KJZ2VFA5YV33M97208NBZ5waCNBogOAgGiJy-JC4iwIt1_yHy373sQum1sj2m1OA', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'anonymous', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757052, NULL, 1795953757052),
	('call_01M8KJZ2XRCTNKV9CW3JDPGCB3', 'pay_01M8KJZ2X72TSH0Z89QCMKVKPVhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDOhDwNCVTn_', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757112, NULL, 1795953757112),
	('call_01M8KJZ2YFYWRDKEDRZQ5Z2T22', 'pay_01M8KJZ2XZW10TDXJ6548PBVFKhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDTbo7hiWJ4G', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757135, NULL, 1795953757135),
	('call_01M8KJZ2Z6REJF3AMKMSCFM1VN', 'pay_01M8KJZ2YQE0RQXAHQE7P0ZRVZhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbEoKYEbVvPZj', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757158, NULL, 1795953757158),
	('call_01M8KJZ2ZVCAPTCDGAE0VMB097', 'pay_01M8KJZ2ZCTCS8Z8Z19PBCT753haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbKwizfK39W11', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757179, NULL, 1795953757179),
	('call_01M8KJZ30JFJWQ9TB7DR0XTB4Y', 'pay_01M8KJZ304DTANHSVAW9X7PFCNhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbL5v3608FNZK', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757202, NULL, 1795953757202),
	('call_01M8KJZ318HFQP8G3XEMDF2097', 'pay_01M8KJZ30SEBK0W90F9BVPTG21haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBGhtCMzgbrH', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757225, NULL, 1795953757225),
	('call_01M8KJZ31ZX5CMN6ZZ01572CS8', 'pay_01M8KJZ31HWV1TJQ2PPC2Y1ZWXhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMdwEadKrpYN', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757247, NULL, 1795953757247),
	('call_01M8KJZ32MPYD1CQ6D8K82ZWDC', 'pay_01M8KJZ325T6N3GEDQ478P0H2NhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbLnD6ydVVhcv', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757268, NULL, 1795953757268),
	('call_01M8KJZ339M93D5ZD39G3SFQDR', 'pay_01M8KJZ32TEHBYBDNZ2KD9V6PMhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbClcRuxvfx7b', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757290, NULL, 1795953757290),
	('call_01M8KJZ33ZCRDKCW60QXD394DB', 'pay_01M8KJZ33GXYB95D111B07CE66haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMTfnZbn1193', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757312, NULL, 1795953757312),
	('call_01M8KJZ34NPSQG85CMVHDRHT7W', 'pay_01M8KJZ346EBCK2KK1J1M074JGhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbHKUBvnL6k4o', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757334, NULL, 1795953757334),
	('call_01M8KJZ35GX49BFS8NWXHAZCTB', 'pay_01M8KJZ34YQVKW5B7K4YKS595YhYCJeogOAgGiJy-JXxGNvw4il7RxRX8GAaISlhh4agRvhJjVd8WQbHiaAdenY7jb', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 'key_01M899C63RD826Z14RTNVWB43C', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757361, NULL, 1795953757361),
	('call_01M8KJZ37H7638D45Y3HYXM4K6', 'pay_01M8KJZ37HEMSW570J8FAZEZC5hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicvjN4gxWbr6r9D04nt51sjJRjsp_s', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757427, NULL, 1795953757427),
	('call_01M8KJZ393BGKD13K2GK4N4879', 'pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757476, NULL, 1795953757476),
	('call_01M8KJZ3A1C5FRWET847ZJ7NH1', 'pay_01M8KJZ3A1SEK3MV95F13NCT8HhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicvjN4gxWbr6r9D04ntZqhavU6TTX4', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8KJZ36Y432PDTZAQX1X72FD', 'given_back', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953757505, NULL, 1795953757505),
	('call_01M8KJZ5PR4CGVXF13NAEZ1NVA', 'pay_01M8KJZ5MX7DXNHNYZZC6N357ZwOCnEogOLcqOqQjW8o6oCX7uqa48HQU', 'scan-submit', 'anonymous', 'used', 'proc_01M899C5FB55222P5A8BX19KJQ', NULL, NULL, NULL, '{"requestId":"req_01M8KJZ5PRCENCVTAA2M8W08A5","data":{"id":"job_01M8KJZ5Q2N6P86PVWT94ES97Y"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953759964, NULL, 1795953759971),
	('call_01M8KJZ5ZYEWBF00T0NDW60XWQ', 'pay_01M8KJZ5ZT1MC2CYSH4YWGVBVGjNCGA4gOMWiCrfpqemdkqQEe0EAZLplZS1luJlRZFGvjWMlr23JDZlxTJhoexsepyhSl6ak', 'counted-echo', '0x46653e5a7fa8a218a60d6fa45d67e77cb0982032', 'refused', 'proc_01M8KJZ5TV1DAZC0C7HMF30Z0R', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x46653e5a7fa8a218a60d6fa45d67e77cb0982032', '0x46653e5a7fa8a218a60d6fa45d67e77cb0982032', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x46653e5a7fa8a218a60d6fa45d67e77cb0982032 0x55e6e2b59eb5e99a906a3344eacf54f4bdc215342ebba6e7ee36f7b4e7ac7b29', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xd28762a1ebdf427114fe0ca358afb6406fd4446ec578a8504530637deb21545f2fb2f5492368f7bc71d284e78d88e4dfbf15edcefcb69698d022e2bf4ea1a5ad1b","authorization":{"from":"0x46653E5A7FA8A218a60D6fA45D67e77Cb0982032","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795953820","nonce":"0x55e6e2b59eb5e99a906a3344eacf54f4bdc215342ebba6e7ee36f7b4e7ac7b29"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795953760255, NULL, 1795953760279),
	('call_01M8KJZ6171RW4XQ2V5ATBASCE', 'pay_01M8KJZ614Q5366WG0P7EZYAQ1jNCGA4gOMWiCrfpqemdkqQEez1qJeH5ffHfgJtJ3mkccU6RzWCdleAVfLzr5SkltFO0CtLA', 'counted-echo', '0x3afdf72b70f3424ef1e7b09b8ee4281f41b535dd', 'unknown', 'proc_01M8KJZ5TV1DAZC0C7HMF30Z0R', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x3afdf72b70f3424ef1e7b09b8ee4281f41b535dd', '0x3afdf72b70f3424ef1e7b09b8ee4281f41b535dd', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x3afdf72b70f3424ef1e7b09b8ee4281f41b535dd 0x6f9c81353c1bdee9cc3e81723915d9f6e1796342045d4ce58b04afb4cd66c9a8', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xee8cef5206288b0eaa2a10e6978366367fa9d9c1bd410503de3939f2df2a83c76c4e703465873f835a89b32d43c75b86e5442a6314f9533c5f301252264fdf951b","authorization":{"from":"0x3AfDF72b70F3424ef1e7B09b8EE4281f41b535DD","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795953820","nonce":"0x6f9c81353c1bdee9cc3e81723915d9f6e1796342045d4ce58b04afb4cd66c9a8"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795953760295, 1795953760559, NULL),
	('call_01M8KJZ6ABQR290298WVM7SV00', 'pay_01M8KJZ69TVWGTJTNS0C7BQ1F3wOCnEogOLcqOqQjW8o6or1YmKY3oDIM', 'scan-submit', 'anonymous', 'used', 'proc_01M8KJZ5TV1DAZC0C7HMF30Z0R', NULL, NULL, NULL, '{"requestId":"req_01M8KJZ6AA7WTZAKM6D1QA7GZ4","data":{"id":"job_01M8KJZ6AHB58GJAAKBP6CJYWH"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953760587, NULL, 1795953760593),
	('call_01M8KJZ6BWQ1WNY61R12343AYV', 'pay_01M8KJZ6AXMMZS15ZPZZNKMRPMwNCGA4gOJcwE4TpnZOB_PfjVPubn', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8KJZ5TV1DAZC0C7HMF30Z0R', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795953760640, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'f30bdc333571e6dedefad25797a3e16eb137d80532fbb773ea2b4f2bff9fb6d9', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', '589b4a0f54e782a1de289f9bb19a9776eab07a292ad1c468bdb9dacaba5a9f5a', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', '1871252b7223539846696a63cf92978d8fcb26c6a84cfd46857f84d3d753d27c', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', '6206be2021238b65bf5458ad0810a93114fb189dc4a838b0612306364ec026e1', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'c0d0ac2b95b49bded9716a32623c256352925c88823d86adae192f0da8a3a6c7', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', '49461ae0ec24d7da1b773021d069854835a17b34f7f57d2413a44340d1755e4a', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'd31a42a8cf2038d6ddbf54bd7ee7fca1877d65a7f5821d41ecb71cedf492717d', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'bd27822a9d8e27bed1deb29fe56b012585e5d9630c66d2aa272a8ec38555ff17', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', '58ca7062f5a00b4fc3b0b9eb36cd86677c5e9442a0b6a59312f44e18cad48f7c', NULL),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'be19e2a9575f302463e5bb0d6e9c7a6741e38437060dac79d473955681a34104', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8KJZ2JF6CK5PGEFHH5DQKWS', 'file_missing', 0, 1795953756832);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8KJZ2JF6CK5PGEFHH5DQKWS', 'pay_01M8KJZ2HWKQKZ21ZN1916W8G8waCNBogOAgGiJy-KBjY2xGguyskC4k2zarMvo1J4Lg', 'call_01M8KJZ2JFC16B0FH0SNGBS545', 'ast_01M8KJZ2G66RVC8T1ESB4G5RJD', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 1, 'anonymous', 1795953756751, NULL),
	('rev_01M8KJZ2VWVRZKYBVAM4BNHXAG', 'pay_01M8KJZ2VFA5YV33M97208NBZ5waCNBogOAgGiJy-JC4iwIt1_yHy373sQum1sj2m1OA', 'call_01M8KJZ2VVBZ6WT9QGR50QG7PH', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 1, 'anonymous', 1795953757052, NULL),
	('rev_01M8KJZ2WWRM175KX7EFQ4DPP7', 'pay_01M8KJZ2WAFA51YWYTP4PRVPXBhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBl5EkXI0bSc', 'call_01M8KJZ2WWGGANVFZ9Y694G5YE', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757084, NULL),
	('rev_01M8KJZ2XRQ2D4AFS9B0S2GT7M', 'pay_01M8KJZ2X72TSH0Z89QCMKVKPVhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDOhDwNCVTn_', 'call_01M8KJZ2XRCTNKV9CW3JDPGCB3', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757112, NULL),
	('rev_01M8KJZ2YFF7AY3VERHXWX7Y4V', 'pay_01M8KJZ2XZW10TDXJ6548PBVFKhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbDTbo7hiWJ4G', 'call_01M8KJZ2YFYWRDKEDRZQ5Z2T22', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757135, NULL),
	('rev_01M8KJZ2Z61D7NRSZEN5WR1GB9', 'pay_01M8KJZ2YQE0RQXAHQE7P0ZRVZhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbEoKYEbVvPZj', 'call_01M8KJZ2Z6REJF3AMKMSCFM1VN', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757158, NULL),
	('rev_01M8KJZ2ZV116HTGXJ6NZ5R0Y1', 'pay_01M8KJZ2ZCTCS8Z8Z19PBCT753haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbKwizfK39W11', 'call_01M8KJZ2ZVCAPTCDGAE0VMB097', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757179, NULL),
	('rev_01M8KJZ30JQT8V5HS7RKWC5ESC', 'pay_01M8KJZ304DTANHSVAW9X7PFCNhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbL5v3608FNZK', 'call_01M8KJZ30JFJWQ9TB7DR0XTB4Y', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757202, NULL),
	('rev_01M8KJZ319TYHZ1KAAXWCD8Z5G', 'pay_01M8KJZ30SEBK0W90F9BVPTG21haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbBGhtCMzgbrH', 'call_01M8KJZ318HFQP8G3XEMDF2097', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757225, NULL),
	('rev_01M8KJZ31ZHMG4MY4M1Z2DRQHA', 'pay_01M8KJZ31HWV1TJQ2PPC2Y1ZWXhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMdwEadKrpYN', 'call_01M8KJZ31ZX5CMN6ZZ01572CS8', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757247, NULL),
	('rev_01M8KJZ32MY13EZW6R5YQ64RCC', 'pay_01M8KJZ325T6N3GEDQ478P0H2NhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbLnD6ydVVhcv', 'call_01M8KJZ32MPYD1CQ6D8K82ZWDC', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757268, NULL),
	('rev_01M8KJZ33AT88T7KV5GXZE0V1C', 'pay_01M8KJZ32TEHBYBDNZ2KD9V6PMhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbClcRuxvfx7b', 'call_01M8KJZ339M93D5ZD39G3SFQDR', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757290, NULL),
	('rev_01M8KJZ340102AYAC14WNAQ44P', 'pay_01M8KJZ33GXYB95D111B07CE66haCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbMTfnZbn1193', 'call_01M8KJZ33ZCRDKCW60QXD394DB', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757312, NULL),
	('rev_01M8KJZ34P6XZCP2W164TNN02D', 'pay_01M8KJZ346EBCK2KK1J1M074JGhaCNBogOAgGiJy-JC4iwIt1_yHy373sGAaISlhh4agRvhJjVd8WQbHKUBvnL6k4o', 'call_01M8KJZ34NPSQG85CMVHDRHT7W', 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 10000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757334, NULL),
	('rev_01M8KJZ35HF3CG9VJZFSP13S44', 'pay_01M8KJZ34YQVKW5B7K4YKS595YhYCJeogOAgGiJy-JXxGNvw4il7RxRX8GAaISlhh4agRvhJjVd8WQbHiaAdenY7jb', 'call_01M8KJZ35GX49BFS8NWXHAZCTB', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 'usr_01M899C61N614WM5GVQWRD6YGH', 2000000, 200000, 'USD', 0, 'key_01M899C63RD826Z14RTNVWB43C', 1795953757361, NULL),
	('rev_01M8KJZ39HES4BXCNZ1D1WQZC2', 'pay_01M8KJZ393HQ90N80YRB2N4MN9hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicvjN4gxWbr6r9D04ntAcoboSQmqpU', 'call_01M8KJZ393BGKD13K2GK4N4879', 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 'usr_01M899C61N614WM5GVQWRD6YGH', 3000000, 300000, 'USD', 0, 'key_01M8KJZ36Y432PDTZAQX1X72FD', 1795953757489, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795953755470),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795953755473),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795953755534),
	('0004-companies', '17d51460da6ada1f2eb35ddc3a0b5b5e104c9cc2a62e6bab1201f1c28b7aaa85', 1795953755567),
	('0005-lists', 'fbd7a2b8b657e790ebd8542844344af08b3c21a678b79de297644405d184b1a7', 1795953755575),
	('0006-webhooks', '5537d6d33b9b744e17dd76942f725c1da9043d3ad64de1cb0a0489c5dabb3402', 1795953755606);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8KJZ28BH2R25QBZS1YBFVVV', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8KJZ2AZ266VY3H2JYT72HBZ', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M899C61N614WM5GVQWRD6YGH', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8KJZ3V44Z8RKHFSA0BWXDZW', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 100000, 'Sightings of quetzals in Costa Rica

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
	('0ee2a28a2eb167881dd85b58d533417750b5c64ecae7aa2fd50fd256f684d9e2', 'usr_00000000000000000000000000', 1795608156059, 1798200156059, 'bearer', NULL, NULL, NULL),
	('392b775b1d48166e0e6b2f8fc01a656f51eb9155be32a1aeb425d6c04b9df246', 'usr_01M899C5YWV6M1YSEK1RZE1Y87', 1795608156137, 1798200156137, 'bearer', NULL, NULL, NULL),
	('cbefa7659a94fed89bdebeae4af4f880c246d5e51be0ceb86017ef48e432bb98', 'usr_01M899C61N614WM5GVQWRD6YGH', 1795608156221, 1798200156221, 'bearer', NULL, NULL, NULL),
	('64b82432d8b15ddeb9a2fc61cee789777e5c69268f9890dd13ca495d9966ffbc', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 1795608156268, 1798200156268, 'bearer', NULL, NULL, NULL),
	('faedc8ffec386c0020af214af1b6e34f0d21f9f8fb383a2905a3aa11817662e5', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 1795953757402, 1798545757402, 'bearer', NULL, NULL, NULL),
	('dd3a0998501c6f680b099356bea304fb399dfc46871ac530ec05e9d9e340a108', 'usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 1795953758272, 1798545758272, 'bearer', NULL, NULL, NULL),
	('6c33f7889f262e353f786ff5c51c2c9c71eb72c4de9205c90ef6236c8b6ceeec', 'usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 1795953758296, 1796558558296, 'browser', 1795953758296, 'node', 1795953758440),
	('f6a62fc1048e9a6fc07b7282267f3afc9e564fe220be1cb459717a81f38545e2', 'usr_01M8KJZ47DEV2BPHEHTTPY9WZK', 1795953758445, 1798545758445, 'bearer', NULL, NULL, NULL),
	('d2d7e16f0bf5f7ce1fdda7440495cd101dafe844b64a94cd50eab5d074177131', 'usr_01M8KJZ47QSTYPE20DCEDS2KW5', 1795953758455, 1798545758455, 'bearer', NULL, NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('0ade1ee2eaa344e21dd9ddf44683897a25fbcd8cf614bf096f77dbc84c516815', 'usr_01M8KJZ49BVXT2JZ6TWTJ9GSBH', 1795953758509, 1796040158509, NULL);

INSERT INTO farebox_fixture.sign_in_identities VALUES
	('idn_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'https://id.example', 'dora', 'usr_01M8KJZ47QSTYPE20DCEDS2KW5', NULL, 0, 0, 0);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795953757546);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe', 9950000, 10000000, 1795953756961),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', 9000000, 10000000, 1795953756990);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x458194ca0f2c0c987f3e23f56f0529fd4642f3fe', '0x4dc9fb0bf42a72dff3ab7947be811b4dc4191e6582511990ba0dbfc37a66db35', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x0fb76d4fc4b1068ae0c0e120a3bfae152ef8426bbc00ee7c48c0f7e80b270809', 1795953756961),
	('0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', '0x8a83e29d290b72efe294c7a3ab15d816ff71cae2a9cbfeba5fc0a52ff677b484', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x4730357abc032e6f5c1b9333acd89013f61e6fb1b2d874847f98ad43af3160a5', 1795953756990);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795608156237),
	('word-count', 1, 1795608156249),
	('slugify', 1, 1795608156251),
	('random-uuid', 1, 1795608156259),
	('hk-weather', 1, 1795608156263),
	('outline', 1, 1795608156269),
	('read-at-once', 1, 1795608156273),
	('scan-submit', 1, 1795608156278),
	('scan-result', 1, 1795608156282),
	('counted-echo', 1, 1795608156286),
	('city-create-tree', 1, 1795953759729),
	('city-list-bikes', 1, 1795953759733),
	('city-get-bike', 1, 1795953759744),
	('slow-echo', 1, 1795953760235),
	('failing-echo', 0, 1795953760269);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8KJZ5QWA6TMMM669EX5W0JR', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8KJZ5QWA6TMMM669EX5W0JR', 'image/png', 19, 1795953759996, 1796043759996);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795953759895, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795953759889, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795953759895, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8KJZ5Q2N6P86PVWT94ES97Y', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KJZ5PR4CGVXF13NAEZ1NVA', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8KJZ5QWA6TMMM669EX5W0JR"}]}', NULL, NULL, 1795953759970, NULL, 1795953760006, 1796040160006, NULL, NULL, NULL),
	('job_01M8KJZ6AHB58GJAAKBP6CJYWH', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KJZ6ABQR290298WVM7SV00', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795953760593, NULL, NULL, 1796126560593, NULL, NULL, NULL);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 3, 2),
	('counted-echo', 20786, 9, 1),
	('counted-echo', 20786, 12, 1),
	('scan-submit', 20786, 32, 1),
	('counted-echo', 20786, 10, 1),
	('counted-echo', 20786, 14, 1),
	('scan-submit', 20786, 34, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795953758513, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8KJZ49Y3HDDVXBVVK04MGZJ', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:37637/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:37637"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'mpzEq81uhJ8ueVwaUQGCfw-F-9h__vkNt1rZizJ9VIpO1DS18lLTDTelIcP1tau4y7bnwWnnqyU', '["apiKey"]', 1795953759551, 'usr_00000000000000000000000000', 'farebox-verification=75b6675655852c436c3caa0f859dd4afbd611d4f', NULL, NULL, 1795953759849, NULL, 1795957359551, 1795953759551, 1795953759551, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795953756930),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795953760288),
	('scan-submit', 2, 2, 2, 0, 0, 4, 1795953760586),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795953760635);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M899C641ZHHPTZCQTB4KP3PP', 'usr_01M899C63ANAT1TP9Q5EWSWKTM', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795608156289),
	('top_01M8KJZ374Q1JB1MJRZ44Q3YAJ', 'usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795953757412),
	('top_01M8KJZ42ACWP5Y2GJW2VESNCH', 'usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795953758282);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8KJZ5M6R2EN5DAV73GYPKF2', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795953759878, 1795953759878, NULL),
	('upay_01M8KJZ5MEG97VYP67WR8YGTX3', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795953759878, 1795953759886, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'Admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$y23la/+3xnO/gxI1DiImFg$PX6H8DRMZ0WCu0HDgdQ2MMNrcYETrE6e7nVny0D9CvY', NULL, 1795608155718, 1795608155718, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person'),
	('usr_01M899C63ANAT1TP9Q5EWSWKTM', '205bb236-580f-4451-8e3e-c6a9c20f0619@example.com', 'Account SWKTM', 'owner', '$argon2id$v=19$m=256,t=1,p=1$OQtMiINQLUFQe9+xYZNgBg$jSrpu9N7wfG3IgqRtc2cw35Y5rmcQ+YaIYKpi16VjWM', NULL, 1795608156266, 1795608156266, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M899C61N614WM5GVQWRD6YGH', '4b814497-6b88-4809-bc4c-b60a3e99b82d@example.com', 'Account D6YGH', 'owner', '$argon2id$v=19$m=256,t=1,p=1$IQqmdfSiIG1Hu7eSX4E7aQ$F/rpPG8RB+Dr8fgCSvVTsOpUaVBmsuPsMZolIC7RKtw', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795608156213, 1795608156319, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KJZ36SF1DKS9BSHWVMPD0Z', 'ec111388-9181-4532-a9c4-a16e13d46a21@example.com', 'Account MPD0Z', 'owner', '$argon2id$v=19$m=256,t=1,p=1$0JQDbWuP+ygxMGozmoReig$IQRmFNa1N+wfbT5LmbQLFmkw8fzJaSBf4pbMGHRYcJI', NULL, 1795953757401, 1795953757401, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M899C5YWV6M1YSEK1RZE1Y87', '52ac0a6d-0968-4e67-98c3-122b74170343@example.com', 'Account E1Y87', 'owner', '$argon2id$v=19$m=256,t=1,p=1$tP8hrVxAAPfOlipSApRrGw$cdrzqSKAMoWigxepkpc28SwtEj1cBjlPCcEm4227Tes', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795608156124, 1795608156309, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KJZ41XZ00EDT9FP7BGPRBH', 'fd72ed45-082d-4380-9a15-3ca368fa6c98@example.com', 'Account GPRBH', 'owner', '$argon2id$v=19$m=256,t=1,p=1$1nIKnw7n+wtypNtWxVuMIw$ZLgqxSpdEFfQFaTv8++CvCqpt7p8FdJnpfj4/bjODyw', NULL, 1795953758269, 1795953758269, NULL, NULL, NULL, NULL, NULL, 'en', 'qR92IWqMtCi-9pQRrj61bJn46JSCayT-H2dnDjaCPeIOQeuKFEsoADHWHpJ848a_A3MvrPjUU8U0UTX3', 59865125, NULL, NULL, 'person'),
	('usr_01M8KJZ47DEV2BPHEHTTPY9WZK', '9a93a884-2ed9-4ea2-8245-80b68fd4cc8b@example.com', 'Account Y9WZK', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Nsc9tJnXUi/rk6FxAizsBg$BuBLkfObVUwZBZPuKpwnchhj9oMi2ksgRmB/8MFOpNw', NULL, 1795953758445, 1795953758445, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KJZ47QSTYPE20DCEDS2KW5', '8f409c51-41ee-4d16-b47d-eee8b3176530@example.com', 'Account S2KW5', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Io7z05JMqAg0FVBuN346xw$qBg0BNWtnRngzHnu3ztHLDvkurOf2yxoIf+55CWZ6Ls', NULL, 1795953758455, 1795953758455, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KJZ482PZ0DB2D6X4T4KYWH', '(team usr_01M8KJZ482PZ0DB2D6X4T4KYWH)', 'Ferries', 'owner', NULL, NULL, 1795953758466, 1795953758466, NULL, NULL, NULL, NULL, 1795953758466, NULL, NULL, NULL, NULL, NULL, 'team'),
	('usr_01M8KJZ49BVXT2JZ6TWTJ9GSBH', 'eve@example.com', 'Account 9GSBH', 'owner', NULL, NULL, 1795953758507, 1795953758507, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person');

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8KJZ2V5CACAV7WEGY9R6SSK', '0x9c41ebff1191f2581a20ee4bea339e847b4f1de7', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795953757029);

INSERT INTO farebox_fixture.webhooks VALUES
	('whd_01M8KJZ418CVTNZ9ZRMBCZGXE3', 'msg_MZDTGov8Q3Uduv2yjEAbG-nwRH', 'watch', 'sig_01M8KJZ3CMT8XS4MSJEH9PEP2V', NULL, 'supply.matched', 'http://127.0.0.1:49150/hook', '127.0.0.1', '127.0.0.1', 1, 'lyZqnfbT-0vV9T31B1dbPEB5m0zlYCFs-I3PpQXUMMCANTAv4lO-cVUiKNjLdSPktlyFdsdzNrPsw14QQ7M2vMYWjKvwsToD6vYPncN3', '{"type":"supply.matched","timestamp":"2026-11-29T12:02:38.248Z","data":{"signal_id":"sig_01M8KJZ3CMT8XS4MSJEH9PEP2V","need":"sightings of quetzals in Costa Rica","match":{"kind":"asset","id":"ast_01M8KJZ3V44Z8RKHFSA0BWXDZW","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:39777/api/v1/assets/ast_01M8KJZ3V44Z8RKHFSA0BWXDZW"}}}', 'waiting', 1, 1795953764164, NULL, 'address_unreachable', NULL, 1795953758890, NULL, 1795953758248);

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
