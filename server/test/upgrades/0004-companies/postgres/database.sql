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
	('log_01M88SYR2BF3GND518AE2TB22A', 1795591987275, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88SYR1FP8WFAB77KYKGYS4Z', 1),
	('log_01M88SYR3ECE0ZZ27XTQMWEYFC', 1795591987310, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88SYR2M7MSP3TF6CTQ19727', 1),
	('log_01M8K3HMNZJBXVE9ZX7NG1CPWG', 1795937587903, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8K3HMJRQRH50BM3NPDNPPZQ', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HMNJMM5BVK8CFBRCY752', 1),
	('log_01M8K3HN2372909BHJWN37T3GJ', 1795937588291, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HN1X47E8V8R80BHNCT36', 1),
	('log_01M8K3HN40TGGD9PGDFD0QNB6E', 1795937588352, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HN3PKMBHWH2A4QK2SF5X', 1),
	('log_01M8K3HN586PXGNWTY07AZNP6S', 1795937588392, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HN52950MY1737CE766FG', 1),
	('log_01M8K3HN6E233YC9ZBYQJ4A139', 1795937588430, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HN64MMF0RNRA14FDC9YN', 1),
	('log_01M8K3HN7AYM9PDBECS7FM6PWP', 1795937588458, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HN76V2NNYWWQP7E30QP5', 1),
	('log_01M8K3HN8AR3T0Z3BEHNJGTM52', 1795937588490, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HN86R2064AFRP588VZWS', 1),
	('log_01M8K3HN99GBSSDTP9AMM7P766', 1795937588521, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HN95X1CXP76667S07FNE', 1),
	('log_01M8K3HMNGF1PBRVV0F9M61HQ7', 1795937587888, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8K3HMJRQRH50BM3NPDNPPZQ', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HMMKFXZBTE33PTG1GH6X', 1),
	('log_01M8K3HMQZHSY6QTHWSVH8FJ5R', 1795937587967, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HMQHC0XHCWTJEAWBFF5B', 1),
	('log_01M8K3HMRCDQ4N86WREEVKH3D0', 1795937587980, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HMR1MDDEAKCZVHRPEMXB', 1),
	('log_01M8K3HMTAJQSPNR5MF1YXTMGV', 1795937588042, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HMRP0579DFRAC67CC49V', 1),
	('log_01M8K3HMV7KZ47QJB8K3F818G2', 1795937588071, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HMTDW5065XEJZ33M9FVS', 1),
	('log_01M8K3HMVR59WMRR1EP72VXKHY', 1795937588088, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HMVC7ZR7H30MC2EEFH57', 1),
	('log_01M8K3HMW1NGB7QW1G4DMJKN4S', 1795937588097, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HMVTD1S876JXNSE3JF8B', 1),
	('log_01M8K3HMW4J5DWKTD89V4ZZT85', 1795937588100, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HMW4D1BWBTRYKFPFM622', 1),
	('log_01M8K3HMXQZ6TBAPDY1J5APM8C', 1795937588151, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HMW97DC7X0WCC62VW277', 1),
	('log_01M8K3HMZA0JTDAFP5F1PCF1RS', 1795937588202, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HMZAJKF8HEYRTA3KEZDK', 1),
	('log_01M8K3HN1VWBX197SQ5M0JMYCT', 1795937588283, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HN17ETASAT89NBDQEH7Y', 1),
	('log_01M8K3HN3J4KBVS9HDZ45JRVP9', 1795937588338, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HN2G8YX7V6B45EQ3AFC3', 1),
	('log_01M8K3HN4YVF50T3VVHTT0QSHR', 1795937588382, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HN48FCTDNSWM1N8H7YHC', 1),
	('log_01M8K3HN61MHBK56T6J4RDX8DR', 1795937588417, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HN5F84QZ846VH0Y1S2Z5', 1),
	('log_01M8K3HN72739T67NJZC14Z0X6', 1795937588450, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HN6KMEJYMN7M4DH3FQFE', 1),
	('log_01M8K3HN83HKGVBH68KWPHVJC1', 1795937588483, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HN7KA41TG3MS0S5844Q7', 1),
	('log_01M8K3HN9148VN7ZZG1ZZAX4W1', 1795937588513, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HN8HRMHSHW8Q7HQC24CT', 1),
	('log_01M8K3HNC0ERV4DGY9Y9K3GE54', 1795937588608, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HNBDK5FV6ZGVCT35W6JH', 1),
	('log_01M8K3HNGNA46PWR3S908M7F32', 1795937588757, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HNGE8EXC0XTP60105YZP', 1),
	('log_01M8K3HNHVGX1PHG208SKFKTBX', 1795937588795, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HNHM2NTWV5JJ5QE1PCNK', 1),
	('log_01M8K3HNNTBPECZCQ5WD78NAF1', 1795937588922, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HNKF9VQ6TPF6965VX7R0', 1),
	('log_01M8K3HNPZDJ5E950AHJQB1VWP', 1795937588959, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HNPS76JQ8EHZQG76007E', 1),
	('log_01M8K3HNRHGH48HJKHG2Y26W7R', 1795937589009, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HNR0QMQ5DPF0RP9MZW5F', 1),
	('log_01M8K3HNSQNCWSR01NKZ5YQY9R', 1795937589047, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 'node', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HNSKSQYVY1VZK4ZZ9MSW', 1),
	('log_01M8K3HNYFYV1X62DQWKB8FV80', 1795937589199, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8K3HNVFH4YY9BJQNVG75K18', NULL, 'node', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HNY411V7EKSKERR35DMK', 1),
	('log_01M8K3HNBAJ195XMB8XRHQ0JTT', 1795937588586, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HN9HZAZRS6FE5A496527', 1),
	('log_01M8K3HNGA6AZBMPZXZ37TGBRQ', 1795937588746, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HNEC98TGJN6YZTGCH3B3', 1),
	('log_01M8K3HNHGT157N1WQZXWDJ5QR', 1795937588784, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HNGZCTCNVJCCTJYKMBNS', 1),
	('log_01M8K3HNK8D0AC6PTE7B58XQBH', 1795937588840, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HNJN6453KKWBXTVTW8MW', 1),
	('log_01M8K3HNPNSSAHM1V6VWRTQDEF', 1795937588949, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HNP4ZJ758GM07YM1M6K1', 1),
	('log_01M8K3HNQXZJDYW83A17T9B48D', 1795937588989, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM57RH936SVQQNHJN0DF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HNQ7875JYT9TTS92YVQJ', 1),
	('log_01M8K3HNSEGPDX6674WWR3Y66B', 1795937589038, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, NULL, 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HNRVJ304FYRJDKF93WQ7', 1),
	('log_01M8K3HP7V04YEEFRYHQC3W0SF', 1795937589499, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HP6KCYC3AZ0K4WEPKSYN', 1),
	('log_01M8K3HP92F1VRC06RXWATB3E9', 1795937589538, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HP8BWY58JDYXDMCC83G1', 1),
	('log_01M8K3HPBYDDTMJD5N965Z96JJ', 1795937589630, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HP956WKMYXCGBVJT0HFY', 1),
	('log_01M8K3HPDDTNFETNQMQYSYD0Y3', 1795937589677, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HPC08SZTB5QRNGVC90W8', 1),
	('log_01M8K3HPF8ZGV6DHW1G189H2KS', 1795937589736, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HPDGR14H52QC7RT3ZPC7', 1),
	('log_01M8K3HPGKR6KRWS0DD3QQX48M', 1795937589779, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HPFFP82XJD3BV33D1DPH', 1),
	('log_01M8K3HPK23Q7ZYD6BM9F9XZQM', 1795937589858, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HPGNE48CBGM75YP494TD', 1),
	('log_01M8K3HPKXFK7T11B6RKEMEYTX', 1795937589885, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HPK4VWYJTE9V12YCA9KA', 1),
	('log_01M8K3HPMYD98W87Z6N3FM3NAQ', 1795937589918, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HPKZFQWHYSAZHC3HFHDP', 1),
	('log_01M8K3HPP22X9BFEM4SEQXNWDD', 1795937589954, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HPN0M5ND2N0SJ60GDF8A', 1),
	('log_01M8K3HPSHG4R8Z33Z6VVTQ61C', 1795937590065, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K3HPP4EPBT004XAZWMJSZN', 1),
	('log_01M8K3HPTAJCCGRH0HF7FT6XHS', 1795937590090, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8K3HPSMXQC4TXN6HTDDND84', 1),
	('log_01M8K3HPTY5SYECBNAN32GD0K3', 1795937590110, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8K3HPTCY7F96XF72ZM6CS8C', 1),
	('log_01M8K3HT8KPNF7MYYHJJ7R89G8', 1795937593619, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HT7MSDQCXGTWSWQ79ZZ4', 1),
	('log_01M8K3HTAENFGBPM6CHE9AVTA5', 1795937593678, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HT8PP5QMXSNM1NR2FEPP', 1),
	('log_01M8K3HTF53Z5238RF0TXAHHB5', 1795937593829, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HTE6JJ83W8N3MB4XTFFW', 1),
	('log_01M8K3HTPSEYYZAN182BMC1P1P', 1795937594073, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HTPN62S4QHYC41S0VPDR', 1),
	('log_01M8K3HTSAJCAS5Y6JXCKWZE0N', 1795937594154, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HTQKA64HJGKWB8JFP766', 1),
	('log_01M8K3HTSESRJ1J90WMZ1FQQPZ', 1795937594158, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HTSDS771ZQJE5PZR1TDA', 1),
	('log_01M8K3HV36NBMR2R99W8QAX3ZK', 1795937594470, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HTSJNC56DX51VXJ1RZD2', 1),
	('log_01M8K3HV44QGRS1ZMHP7JJEWCC', 1795937594500, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HV3FAV8MACR3ZG6AFDD3', 1),
	('log_01M8K3HV4TS91MGAKA8QW0TVJ5', 1795937594522, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K3HV4B01FQGG72GFZEWNHQ', 1),
	('log_01M8K3HV63BEX8C5M4VKB327M7', 1795937594563, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K3HV4Y4S7X31RE6GQ1CPQB', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M88SYQZCATT90G24DMH4JPSV', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M88SYQX849P078EGF2ER0WMT', '{"topUpId":"top_01M88SYQYMT51F1HGR49FWMHQA","amountMicros":20000000,"currency":"USD","note":null}', 1795591987180),
	('act_01M8K3HMFC8YNFWFVBEZNBF4DG', 'usr_01M88SYQPYXHAH2517XNF711N4', 'asset.update', 'ast_01M8K3HMCSDEYP4AXMKC56SE1W', '{"status":"unlisted"}', 1795937587692),
	('act_01M8K3HMJ9VW9SGBF11QNT7FFH', 'usr_01M88SYQPYXHAH2517XNF711N4', 'asset.archive', 'ast_01M8K3HMG3YB9Y35SBF6PDRPJX', '{"status":"archived"}', 1795937587785),
	('act_01M8K3HMQCM2R65M9NJ8MYBA14', 'service', 'asset.pause', 'ast_01M8K3HMJRQRH50BM3NPDNPPZQ', '{"reason":"file_missing"}', 1795937587948),
	('act_01M8K3HMQCTZ9HM5SB9MNJM33V', 'service', 'delivery.give_back', 'ast_01M8K3HMJRQRH50BM3NPDNPPZQ', '{"reason":"file_missing","revenue_event_id":"rev_01M8K3HMNN9KRPG61R80XE8P9C","payment_id":"pay_01M8K3HMMKFXZBTE33PTG1GH6X","amount":"0.10","lost":"0.00"}', 1795937587948),
	('act_01M8K3HN0YSN3X7HSZY4HXJR0V', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xf849e142d7caf635e0b0278bc567d34f48732422', '{"refundId":"rfd_01M8K3HN0TMVS3MD02RDQ9TEQF","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795937588254),
	('act_01M8K3HNTDE23H43N0C8CYJ90W', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8K3HNT1SFJAAGDE01YTCZ6S', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795937589069),
	('act_01M8K3HNTY8WEMDZSBWCDPJJP5', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8K3HNT1CV0Q760FFN6QAGR7', '{"reference":"wire 17","batchId":"pob_01M8K3HNT1SFJAAGDE01YTCZ6S","ownerId":"usr_01M88SYQPYXHAH2517XNF711N4","amountMicros":1080000}', 1795937589086),
	('act_01M8K3HNW4GTJ8B4626VCVZ3VT', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', '{"topUpId":"top_01M8K3HNW1W25A88TR0CZRCM1P","amountMicros":9000000,"currency":"USD","note":null}', 1795937589124),
	('act_01M8K3HP4CCQVD71EYF8BWNSRD', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M88SYQX849P078EGF2ER0WMT', '{"topUpId":"top_01M8K3HP2GDE6W2HJ27HS90A58","refundId":"rfd_01M8K3HP47YNGB6F9APR20GN4A","amountMicros":2000000,"currency":"USD"}', 1795937589388),
	('act_01M8K3HQ50Z6DRJ45K2QV690ME', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8K3HQ49W03SVZV0SHK4R0HN', '{"topUpId":"top_01M8K3HQ4WNEEWMK5D1TVN4N8H","amountMicros":10000000,"currency":"USD","note":null}', 1795937590432),
	('act_01M8K3HQKXADT203WE7DA5H1AG', 'usr_01M8K3HQJMXF2TH248VZK1GQR5', 'team.create', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', '{}', 1795937590909),
	('act_01M8K3HQMJNFKS0TGSR2MFXX53', 'usr_01M8K3HQJMXF2TH248VZK1GQR5', 'team.invite', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', '{"invitationId":"inv_01M8K3HQMEC813AAQ7N5EXDJRP","role":"developer"}', 1795937590930),
	('act_01M8K3HQN40DWVX372CCDFTJM0', 'usr_01M8K3HQK9GV4DZBZ9PTS4Y045', 'team.join', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', '{"invitationId":"inv_01M8K3HQMEC813AAQ7N5EXDJRP","role":"developer"}', 1795937590948),
	('act_01M8K3HQNGNQ4E03QT3243Z0VT', 'usr_01M8K3HQJMXF2TH248VZK1GQR5', 'team.invite', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', '{"invitationId":"inv_01M8K3HQNEPGAMGR6FFNBXTJEE","role":"developer"}', 1795937590960),
	('act_01M8K3HQPACF4S782N3V8CF90P', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8K3HQP9E60R1M389V9DE4H7', '{"role":"owner","hasPassword":false}', 1795937590986),
	('act_01M8K3HQPS7DE3PPBDHR3BVA67', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795937591001),
	('act_01M8K3HSM65VCJB0CVBV0VKDCE', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8K3HQQM34RE7GHWQ2QEDT00', '{"kind":"openapi","name":"city","tools":3}', 1795937592966),
	('act_01M8K3HSZM11AZ5MYE7VJS6RZF', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795937593332),
	('act_01M8K3HSZZ0DTY5V5CWZF4STC6', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795937593343),
	('act_01M8K3HT057QB71N2G6JM3RT5W', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795937593349),
	('act_01M8K3HT5DAPQX8A4MD14Y391J', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795937593517);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M88SYQT1JK1W60X811BC64PY', 'usr_01M88SYQPYXHAH2517XNF711N4', 'agent', '9ed98197260c053d57af28738f08e6312d8dc60ea5c56762cdef3502e5e9a481', 'fbk_1j2X', NULL, NULL, NULL, NULL, 0, 0, 0, 1795591987009, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M88SYQW4A0YVR2HTXJ77R544', 'usr_01M88SYQVA0DVHGFGQ3R9SAM85', 'agent', '0cb702b17710ac188778a2fc4ea4d6d214ce6360b9de9c14129b77c7a2fffa94', 'fbk_8fRU', NULL, NULL, NULL, NULL, 0, 0, 0, 1795591987076, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 'agent', '4d2bea7a889f71577013014267f286b3f15eaccbedff8326f6235354c7e78697', 'fbk_WLj3', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795591987141, NULL, NULL, NULL, NULL, 1795937587988, NULL),
	('key_01M8K3HNVFH4YY9BJQNVG75K18', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'agent', '32edb5820e148b514ee3f0e493c788854c5b9a7461b4adc8420c9d7b7783d88b', 'fbk_UYdh', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795937589103, NULL, NULL, NULL, NULL, 1795937589139, NULL),
	('key_01M8K3HQDQZKJDXFF3GJWVECVA', 'usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'Test agent', 'code:29b35556dab25d7c73bd9210a5d12b93fdb898b4db6cb8e52a7744859e5206c3', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795937590711, NULL, NULL, 'VirBlcSulJGJLeouCZvPgudBqPQqygsH', '["search","spend"]', 1795937590818, NULL),
	('key_01M8K3HQK1N8553FB2FHD85GNB', 'usr_01M8K3HQJMXF2TH248VZK1GQR5', 'agent', '0c84b7c48a8f9584748880ccc1540cd604a3d226e0672fdccd8b3255755773b6', 'fbk_SOCQ', NULL, NULL, NULL, NULL, 0, 0, 0, 1795937590881, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8K3HQKH7ZC571PDM2X7484M', 'usr_01M8K3HQK9GV4DZBZ9PTS4Y045', 'agent', '237a8e78740b819323510539471998027d23363b1602bf20f41cd03b5b3475fd', 'fbk_U76W', NULL, NULL, NULL, NULL, 0, 0, 0, 1795937590897, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8K3HQNW6NGJZE8G54TM17VA', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', 'ferries', '3f884ef736111629484e1239405417e29ab9458032c425418aea81a6e473b548', 'fbk_NcuJ', NULL, NULL, NULL, NULL, 0, 0, 0, 1795937590972, NULL, NULL, NULL, NULL, NULL, 'mem_01M8K3HQN3BHKETNA4Q264G2HP');

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K3HM5GE76DDJGBFXXDRXEG', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795937587367, 1795937587367, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K3HMCSDEYP4AXMKC56SE1W', 'usr_01M88SYQPYXHAH2517XNF711N4', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8K3HMD03A6PFSB3DBYKMSFT', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795937587609, 1795937587687, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K3HMG3YB9Y35SBF6PDRPJX', 'usr_01M88SYQPYXHAH2517XNF711N4', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8K3HMGDZBJNNPXRYYAHZC3Q', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795937587715, 1795937587779, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K3HMJRQRH50BM3NPDNPPZQ', 'usr_01M88SYQPYXHAH2517XNF711N4', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K3HMJZYMM9C8MGRRK1EFME', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795937587801, 1795937587933, 'file_missing', 1795937587933, NULL, 'en', NULL),
	('ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 'usr_01M88SYQVA0DVHGFGQ3R9SAM85', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K3HM99YRMKDCKEXEF5T3FQ', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795937587494, 1795937587494, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K3HPV99A7QBAXBNMQN8APS', 'usr_01M88SYQPYXHAH2517XNF711N4', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K3HPVCD4FPHCFA8FY37NBQ', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795937590121, 1795937590121, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', '9gpMGxmMSyQQBr6en-ZnSlLkJ6KlCbpz', 1795937589961, 1795937590659, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8K3HP47YNGB6F9APR20GN4A', 'top_01M8K3HP2GDE6W2HJ27HS90A58', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795937589383, 1795937589425, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8K3HP2GDE6W2HJ27HS90A58', 'usr_01M88SYQX849P078EGF2ER0WMT', NULL, 5000000, 'USD', 'http://127.0.0.1:41449/docs/credit', 'http://127.0.0.1:41449/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795937589328, 1795944789328, 1795937589370, NULL, 0),
	('top_01M8K3HP5ZVJSW82ZVAR4VW2F1', 'usr_01M88SYQX849P078EGF2ER0WMT', NULL, 5000000, 'USD', 'http://127.0.0.1:41449/docs/credit', 'http://127.0.0.1:41449/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795937589439, 1795944789439, NULL, 1795938189439, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M88SYQX849P078EGF2ER0WMT', 1000000, 'http://127.0.0.1:49150/hook', 'W0dJEJxF9FOdgUoEmFnsocAWl57UOB9nfL7r3WUZ8foA27NLlFKEy2p5_YYrGfwFizVHmz6-QymZmaaqu80dzZ1IxkC4fvNm46gEH5UZ', 1795937589313, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8K3HMYVYADSE6F0QJ8YFNVD', '0xf849e142d7caf635e0b0278bc567d34f48732422', 'pay_01M8K3HMY80C977DGTPWMHRWHPjsCEPYgOxQFo6m3RE4V4qFQVMwFHTnhXOxReZkavZXJHbzUATL8mxiWAqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL2kpHSSIO_iEg', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795937588187);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8K3HP6M1H74597PA0HFXBD5', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8K3HP6KCYC3AZ0K4WEPKSYN', 1795937589460, 638),
	('sig_01M8K3HP8B2E2JRASSKE3J5GQ1', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8K3HP8BWY58JDYXDMCC83G1', 1795937589515, 666),
	('sig_01M8K3HP96BAQ1E5W19C9HEG20', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8K3HP956WKMYXCGBVJT0HFY', 1795937589542, 614),
	('sig_01M8K3HPC0TVZ88CS1000GC8NB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8K3HPC08SZTB5QRNGVC90W8', 1795937589632, 616),
	('sig_01M8K3HPDKBBBJW7YG7XP62345', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8K3HPDGR14H52QC7RT3ZPC7', 1795937589683, 616),
	('sig_01M8K3HPFF852XTH2CX26QYV6R', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8K3HPFFP82XJD3BV33D1DPH', 1795937589743, 628),
	('sig_01M8K3HPGNE0V05XVVWE2F9XZ2', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8K3HPGNE48CBGM75YP494TD', 1795937589781, 622),
	('sig_01M8K3HPK4FA15J46PJCEHX91D', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8K3HPK4VWYJTE9V12YCA9KA', 1795937589860, 624),
	('sig_01M8K3HPM0SXD623V2TM0PT13D', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8K3HPKZFQWHYSAZHC3HFHDP', 1795937589888, 622),
	('sig_01M8K3HPN0ZR97SB4NQ88NHVXF', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8K3HPN0M5ND2N0SJ60GDF8A', 1795937589920, 620),
	('sig_01M8K3HPP50TA9PXRX1ZRTEJDG', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8K3HPP4EPBT004XAZWMJSZN', 1795937589957, 616),
	('sig_01M8K3HPSMBTYF3YSP1JEQ54QB', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8K3HPSMXQC4TXN6HTDDND84', 1795937590068, 588),
	('sig_01M8K3HPTC0PXVQH43A6XJJ4XG', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8K3HPTCY7F96XF72ZM6CS8C', 1795937590092, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8K3HP6M1H74597PA0HFXBD5', 'http://127.0.0.1:49150/hook', '127.0.0.1', '9flzEne2axQyqaXoHU6WYotcA6gYPPfhx1aihSL9SK6eSiSJd2F-0slj7unTL7P2xKdubgEA85aMt5cEuuEcEGUnOlZZ1YvFV30vN7-F', 'sightings of quetzals in Costa Rica', 'dataset', 1795937589466, 1803713589466, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HP8B2E2JRASSKE3J5GQ1', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'IxzfEsIsVpoRkm_uNU6CWaqcy3ROUuSp4KHVK0lUPof4tKmEUX5_0GS_e8vhbWRV5UwqGfV7XyST1lKIJMoLTRUL9Z37z_ZmPSbDOVst', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795937589517, 1803713589517, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HP96BAQ1E5W19C9HEG20', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'AOoWKqbpLxRUzVATmpqs0EMOu_wUahWwyZrLpDZQ8kPi1QdHkiVkQri5sDfik6QMaeKUaMTdH_1puTmHdBpM4zXu1hBlPpOF2nZPw81x', 'snow depths of the Alps', 'dataset', 1795937589546, 1803713589546, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HPC0TVZ88CS1000GC8NB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'fjHwuULsvYwO0ia15Ssv-bLcW59DDCWu7buSKcZ_nNYqQ3EpSgB6TftFU98ezOtC8qLX8LjifsrVlFaEMRj-GOPYT-ur3bIRauVuE_KS', 'snow depths of the Andes', 'dataset', 1795937589635, 1803713589635, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HPDKBBBJW7YG7XP62345', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'wviofUfYRlOW7BGJkhJ8UImH2zM-7znepCI3ayRuqFMBmIxN8XMhjpwjvtnpIHvMvRIB-nqJ3tP-ecoh1FsKFd7f6xhjG84CEonfdLMB', 'snow depths of the Atlas', 'dataset', 1795937589688, 1803713589688, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HPFF852XTH2CX26QYV6R', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'a08lI-7oTDym-aZ1A3UB1jV3AInN2LtSXZCkha5kcQVt81T3oxY1aZaCDD-kO98E1OsRXchLmS-ByCHAd0LOeQ9VpZ-qjHruYwtHDC6E', 'snow depths of the Carpathians', 'dataset', 1795937589745, 1803713589745, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HPGNE0V05XVVWE2F9XZ2', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'JapqXIhtBGXivWkV47Vq4noF_FEt9kpkMd6ksVKQcBj6_NmoOfN6yYcTLbVEzzGySjzKfO_dD44_Pxc9acBRCHuucXy5jnHC55ums7k8', 'snow depths of the Caucasus', 'dataset', 1795937589788, 1803713589788, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HPK4FA15J46PJCEHX91D', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'F2agVRd2g3sgUnNsHejJlWknoyx_4ZSNnpuLO86Uet5J8g9ARoPVLtvutzAWLNzPIazEKOw_5DVnvdxsE3wpcdwsCXQwEiUZszK6pLk_', 'snow depths of the Dolomites', 'dataset', 1795937589862, 1803713589862, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HPM0SXD623V2TM0PT13D', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'oAwg3eX0RYdzfGZE3ZhMRyXHJW780J59dO8wiAJPF79JMXG3uOtZFJ9d5UIGyPW8IzoAGp6l4UTdJK2zonabpvqfo6yI7iroXU3tmj05', 'snow depths of the Pyrenees', 'dataset', 1795937589891, 1803713589891, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K3HPN0ZR97SB4NQ88NHVXF', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'CYrKINmLe4mgjSs0DmkPVAibyDgGy_-E7RI_6Mh30V9VEMFE_DtxtcqbhQiyY4GhA0pDWNZ6y6OhqwF-xh1F_41esklunVYzNsI-vPnV', 'snow depths of the Rockies', 'dataset', 1795937589923, 1803713589923, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8K3HQPQVK1CGP9SWWJSDJ8R', 'timestamp', 30000, 1795937590999, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M88SYQPYXHAH2517XNF711N4', 'staff', 1795937593782);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M88SYQPYXHAH2517XNF711N4', 'staff', 'anna', '', 1795937593782);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M88SYQ53ZS5QPD4W6BQV96YK', 1795591986357);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8K3HQQM34RE7GHWQ2QEDT00', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:36299/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'XzFJqWs7mld5EpWBksyqb9bgtIa65qtkBQQ-luRjT7w', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795937593123, NULL, NULL, NULL, 1795937592932, 1795937592931, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8K3HQQM34RE7GHWQ2QEDT00', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36299/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'GUhN8YDf2EtsW0FfiAElxqxN-vkZcvNNcPkJRHeYBGc', 10000, 'published', 'called with its example', 0, 1795937593341, NULL, NULL, NULL, 1795937592932, 1795937592931, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8K3HQQM34RE7GHWQ2QEDT00', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36299/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'kM4OHKYQggt9XNznXZ8ptsA4zu59__wuaOaZhnPo_Xw', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795937593291, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36299/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '-DhOKQd0Go0LmhX6-EtY0R_bCb039HwxHNaTUhMACW8', 1795937592933, 1795937592931, NULL, NULL, NULL);

INSERT INTO farebox_fixture.invitations VALUES
	('inv_01M8K3HQMEC813AAQ7N5EXDJRP', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', 'd0885f61ddf480d5b8e93403767b0f0a8c1f3e9a9b6ca237d438e58588997d78', 'dora@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8K3HQKWKKSW3942REFT9ZWE', 1795937590926, 1796542390926, 1795937590939),
	('inv_01M8K3HQNEPGAMGR6FFNBXTJEE', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', 'e3c0c374196adb73f3e77087ad3b49e628bc0d410c80ee85d075dbe8bdab10d9', 'nobody@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8K3HQKWKKSW3942REFT9ZWE', 1795937590958, 1796542390958, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8K3HNWS503DCXSFAHT1NVGF', 'tell_sellers', '{"pledgeId":"plg_01M8K3HNWS503DCXSFAHT1NVGF"}', 'done', 1795937589153, 1, 8, NULL, NULL, NULL, 1795937589153, 1795937589635),
	('tell_sellers:plg_01M8K3HNYYKHR5S6NRTT6PSGKV', 'tell_sellers', '{"pledgeId":"plg_01M8K3HNYYKHR5S6NRTT6PSGKV"}', 'done', 1795937589275, 1, 8, NULL, NULL, NULL, 1795937589275, 1795937589640),
	('tell_sellers:plg_01M8K3HNXFY46H5N49HQABZBZV', 'tell_sellers', '{"pledgeId":"plg_01M8K3HNXFY46H5N49HQABZBZV"}', 'done', 1795937589177, 1, 8, NULL, NULL, NULL, 1795937589177, 1795937589643),
	('match:asset:ast_01M8K3HPV99A7QBAXBNMQN8APS:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8K3HPV99A7QBAXBNMQN8APS:20786:0","watch":null}', 'done', 1795937590140, 1, 8, NULL, NULL, NULL, 1795937590140, 1795937590379),
	('job_01M8K3HQCEPETM95B43BYRN5G4', 'notify_watch', '{}', 'waiting', 1795937650666, 0, 8, NULL, NULL, NULL, 1795937590670, NULL),
	('job_01M8K3HPPBQZBZKQ4KHTDNAZBR', 'challenge_callbacks', '{}', 'done', 1795937589963, 1, 8, NULL, NULL, NULL, 1795937589963, 1795937590668),
	('job_01M8K3HQDRGQRW1YCRZ9MZJN4Y', 'notify_watch', '{}', 'waiting', 1795937595824, 0, 8, NULL, NULL, NULL, 1795937590712, NULL),
	('job_01M8K3HQ3690JPTP92DG5TA9G4', 'notify_watch', '{}', 'done', 1795937590374, 1, 8, NULL, NULL, NULL, 1795937590374, 1795937590734),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'done', 1795937593358, 1, 8, NULL, NULL, NULL, 1795937593358, 1795937593726),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'done', 1795937593352, 1, 8, NULL, NULL, NULL, 1795937593352, 1795937593735),
	('work_tool_job:job_01M8K3HT9C75ACEM3GVAV4JC8M', 'work_tool_job', '{"jobId":"job_01M8K3HT9C75ACEM3GVAV4JC8M"}', 'done', 1795937593654, 1, 1000, NULL, NULL, NULL, 1795937593654, 1795937593743),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'done', 1795937593349, 1, 8, NULL, NULL, NULL, 1795937593350, 1795937593797),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795937594111, 0, 8, NULL, NULL, NULL, 1795937594111, NULL),
	('work_tool_job:job_01M8K3HV4ME26KEQW3GS8ZGWB4', 'work_tool_job', '{"jobId":"job_01M8K3HV4ME26KEQW3GS8ZGWB4"}', 'running', 1795937594519, 1, 1000, 1795945094532, 'proc_01M8K3HTH1GMR43DVDNEGQVV4S', NULL, 1795937594519, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xf849e142d7caf635e0b0278bc567d34f48732422', 'USD', 550000),
	('test:earnings:usr_01M88SYQPYXHAH2517XNF711N4', 'USD', 90000),
	('earnings:usr_01M88SYQPYXHAH2517XNF711N4', 'USD', 0),
	('earnings:usr_01M88SYQVA0DVHGFGQ3R9SAM85', 'USD', 2700000),
	('credit:usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'USD', 3000000),
	('credit:usr_01M88SYQX849P078EGF2ER0WMT', 'USD', 19750000),
	('credit:usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M88SYQYM4CMA5SYPN3NG9NQD', 'operator:grants', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 20000000, 'USD', 'top_up', NULL, NULL, 1795591987156),
	('led_01M88SYR1Z2X2RGZWB0WX66NPW', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88SYR1FP8WFAB77KYKGYS4ZwNCGA4gOMWiCrfpqemdkz_lFJ2xfp0k', NULL, 1795591987263),
	('led_01M88SYR33BFGSMXDNSDBW22BE', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88SYR2M7MSP3TF6CTQ19727hNCGA4gOMWiCrfpqemdkBgGiEZ9fxe6pQWxHpp_dFU7piwiqoeFGWA', NULL, 1795591987299),
	('led_01M8K3HM3JFV0BE8YW9BC1FHCH', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M88SYR1FP8WFAB77KYKGYS4ZwNCGA4gOMWiCrfpqemdkz_lFJ2xfp0k', NULL, 1795937587314),
	('led_01M8K3HM3J1F6BMVSZA19W48ZD', 'payments:held', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 50000, 'USD', 'refund', 'pay_01M88SYR2M7MSP3TF6CTQ19727hNCGA4gOMWiCrfpqemdkBgGiEZ9fxe6pQWxHpp_dFU7piwiqoeFGWA', NULL, 1795937587314),
	('led_01M8K3HMN091F5WY7YCVX556TZ', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HMMKFXZBTE33PTG1GH6XwaCNBogOAgGiJjjSWL4iUC6DrZtbW_c5Pv4jRrcMUg', NULL, 1795937587872),
	('led_01M8K3HMNNEB6DRNE7VYZRG5WG', 'payments:held', 'test:earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HMMKFXZBTE33PTG1GH6XwaCNBogOAgGiJjjSWL4iUC6DrZtbW_c5Pv4jRrcMUg', 'call_01M8K3HMNNHHA7BPH5SGV0YPBF', 1795937587893),
	('led_01M8K3HMNN1BFMJXPVKGBRK291', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HMMKFXZBTE33PTG1GH6XwaCNBogOAgGiJjjSWL4iUC6DrZtbW_c5Pv4jRrcMUg', 'call_01M8K3HMNNHHA7BPH5SGV0YPBF', 1795937587893),
	('led_01M8K3HMPPT0MZE9710HV45S1C', 'test:earnings:usr_01M88SYQPYXHAH2517XNF711N4', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8K3HMMKFXZBTE33PTG1GH6XwaCNBogOAgGiJjjSWL4iUC6DrZtbW_c5Pv4jRrcMUg', 'call_01M8K3HMNNHHA7BPH5SGV0YPBF', 1795937587926),
	('led_01M8K3HMPPG2WE3YDJ4K9SE60P', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8K3HMMKFXZBTE33PTG1GH6XwaCNBogOAgGiJjjSWL4iUC6DrZtbW_c5Pv4jRrcMUg', 'call_01M8K3HMNNHHA7BPH5SGV0YPBF', 1795937587926),
	('led_01M8K3HMQSN1KQ4M0B0Y32XJVM', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K3HMQHC0XHCWTJEAWBFF5BwNCGA4gOMWiCrfpqemdkCxoue79GFsw', NULL, 1795937587961),
	('led_01M8K3HMR7TZYFX7SJCJBST4WJ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K3HMQHC0XHCWTJEAWBFF5BwNCGA4gOMWiCrfpqemdkCxoue79GFsw', 'call_01M8K3HMR29JM8TTVBNE2V4KA6', 1795937587975),
	('led_01M8K3HMSYN19VES2RE674B2SA', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K3HMRP0579DFRAC67CC49VhNCGA4gOMWiCrfpqemdkBgGiEZ9fxe6pQWxHpp_dFU5X1AKUfUXN7Q', NULL, 1795937588030),
	('led_01M8K3HMTV73FA302ERHT5F05E', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K3HMRP0579DFRAC67CC49VhNCGA4gOMWiCrfpqemdkBgGiEZ9fxe6pQWxHpp_dFU5X1AKUfUXN7Q', 'call_01M8K3HMTGH01PY83RRQ947KDC', 1795937588059),
	('led_01M8K3HMVKXJNK6W5SA8NK0415', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K3HMVC7ZR7H30MC2EEFH57wNCGA4gOMXkGn8t9OmdkywQztPHjCx8', NULL, 1795937588083),
	('led_01M8K3HMXGVB1QZMXW7TWFAA8F', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K3HMWNH05JFPM7V404NRNHjNCGA4gOMWiCrfpqemdkqQEe20yYGkhHTSDZUyU5uDMBRmA6o0anRXNetiy_JKf_kLomSY0', NULL, 1795937588144),
	('led_01M8K3HMXG204G3RX0865DNH6D', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K3HMWNH05JFPM7V404NRNHjNCGA4gOMWiCrfpqemdkqQEe20yYGkhHTSDZUyU5uDMBRmA6o0anRXNetiy_JKf_kLomSY0', 'call_01M8K3HMWVPKSBZ8V19XNCRPDK', 1795937588144),
	('led_01M8K3HMYV49AJEDTFYECS6KHG', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8K3HMY80C977DGTPWMHRWHPjsCEPYgOxQFo6m3RE4V4qFQVMwFHTnhXOxReZkavZXJHbzUATL8mxiWAqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL2kpHSSIO_iEg', NULL, 1795937588187),
	('led_01M8K3HMYVJ8J7TDMTZGJ5JJMY', 'payments:held', 'test:credit:0xf849e142d7caf635e0b0278bc567d34f48732422', 1000000, 'USD', 'top_up', 'pay_01M8K3HMY80C977DGTPWMHRWHPjsCEPYgOxQFo6m3RE4V4qFQVMwFHTnhXOxReZkavZXJHbzUATL8mxiWAqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL2kpHSSIO_iEg', 'call_01M8K3HMYEAAM0NRB8DYZDKSKW', 1795937588187),
	('led_01M8K3HMZRMPEJZXPE52K85X5M', 'test:credit:0xf849e142d7caf635e0b0278bc567d34f48732422', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K3HMZRVYKT7GZP3KTCFTAJkNCGA4gOMWiCrfpqemdkqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL23XFspSJFxkI', NULL, 1795937588216),
	('led_01M8K3HN0CJH9SRGQ6DGWJ52GZ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K3HMZRVYKT7GZP3KTCFTAJkNCGA4gOMWiCrfpqemdkqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL23XFspSJFxkI', 'call_01M8K3HMZRH8DMZAHYY2YF015N', 1795937588236),
	('led_01M8K3HN0TJ9H0560KRTYSJCN4', 'test:credit:0xf849e142d7caf635e0b0278bc567d34f48732422', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8K3HN0TMVS3MD02RDQ9TEQF', NULL, 1795937588250),
	('led_01M8K3HN1K22DNSEDX3KZSRHHN', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HN17ETASAT89NBDQEH7YwaCNBogOAgGiJjjQp8RSM2d3vWMqga__oqYnWmgSkQ', NULL, 1795937588275),
	('led_01M8K3HN1ZVQ81PBXTY9AEJB2Z', 'payments:held', 'test:earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HN17ETASAT89NBDQEH7YwaCNBogOAgGiJjjQp8RSM2d3vWMqga__oqYnWmgSkQ', 'call_01M8K3HN1YR3F2X0PMZW65TRK8', 1795937588287),
	('led_01M8K3HN1ZZ29D0PV7CQ03X1SS', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HN17ETASAT89NBDQEH7YwaCNBogOAgGiJjjQp8RSM2d3vWMqga__oqYnWmgSkQ', 'call_01M8K3HN1YR3F2X0PMZW65TRK8', 1795937588287),
	('led_01M8K3HN33D2H1YK70MECQV6DN', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HN2G8YX7V6B45EQ3AFC3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTm2jE4wpxAK8', NULL, 1795937588323),
	('led_01M8K3HN3XAPVZERYRE58DXW2Y', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HN2G8YX7V6B45EQ3AFC3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTm2jE4wpxAK8', 'call_01M8K3HN3XXN4NWK02W90K2KPN', 1795937588349),
	('led_01M8K3HN3X10WQRB0NMHKRP955', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HN2G8YX7V6B45EQ3AFC3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTm2jE4wpxAK8', 'call_01M8K3HN3XXN4NWK02W90K2KPN', 1795937588349),
	('led_01M8K3HN4PRVZ22T2Z1VNAC571', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HN48FCTDNSWM1N8H7YHChaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTtBD2Zm9MJW8', NULL, 1795937588374),
	('led_01M8K3HN56AW1DXVXY2Y6CYGGV', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HN48FCTDNSWM1N8H7YHChaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTtBD2Zm9MJW8', 'call_01M8K3HN55KHYRMSJV1DT8Y985', 1795937588390),
	('led_01M8K3HN56EVHA7RQ51D9BZPJH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HN48FCTDNSWM1N8H7YHChaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTtBD2Zm9MJW8', 'call_01M8K3HN55KHYRMSJV1DT8Y985', 1795937588390),
	('led_01M8K3HN5V1YZTQXKBY2YXQH4Z', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HN5F84QZ846VH0Y1S2Z5haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmNt55dB0wIb', NULL, 1795937588411),
	('led_01M8K3HN6BJEA7B0WMCW33RXE0', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HN5F84QZ846VH0Y1S2Z5haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmNt55dB0wIb', 'call_01M8K3HN6BQMJXHV0NTWEFJ0F1', 1795937588427),
	('led_01M8K3HN6B207ZBQ4DZR5Z67TR', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HN5F84QZ846VH0Y1S2Z5haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmNt55dB0wIb', 'call_01M8K3HN6BQMJXHV0NTWEFJ0F1', 1795937588427),
	('led_01M8K3HN6XFKSP7Q07AJ0M7J27', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HN6KMEJYMN7M4DH3FQFEhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTlhyYqEegeRc', NULL, 1795937588445),
	('led_01M8K3HN788BTMXNSQJKGHNWYQ', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HN6KMEJYMN7M4DH3FQFEhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTlhyYqEegeRc', 'call_01M8K3HN783GC06S58VDA7JAVA', 1795937588456),
	('led_01M8K3HN78PA6M0K86D9KK3VFX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HN6KMEJYMN7M4DH3FQFEhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTlhyYqEegeRc', 'call_01M8K3HN783GC06S58VDA7JAVA', 1795937588456),
	('led_01M8K3HN7VW8N2HDY9064G0J3Z', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HN7KA41TG3MS0S5844Q7haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTneQY-BKF4PL', NULL, 1795937588475),
	('led_01M8K3HN88HTDWV6WTG8C11203', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HN7KA41TG3MS0S5844Q7haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTneQY-BKF4PL', 'call_01M8K3HN88HBYH4DBYHCF0W0W3', 1795937588488),
	('led_01M8K3HN88SZHTBC2J2S3R1YFH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HN7KA41TG3MS0S5844Q7haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTneQY-BKF4PL', 'call_01M8K3HN88HBYH4DBYHCF0W0W3', 1795937588488),
	('led_01M8K3HN8RWRVCVKDJ4MAN18CS', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HN8HRMHSHW8Q7HQC24CThaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTiY2IpP3lxY-', NULL, 1795937588504),
	('led_01M8K3HN97K3VJCWYB26KSFQJV', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HN8HRMHSHW8Q7HQC24CThaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTiY2IpP3lxY-', 'call_01M8K3HN9798VRZ7D9PVWWJGH7', 1795937588519),
	('led_01M8K3HN97X0GCE5XCFEYVHHGC', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HN8HRMHSHW8Q7HQC24CThaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTiY2IpP3lxY-', 'call_01M8K3HN9798VRZ7D9PVWWJGH7', 1795937588519),
	('led_01M8K3HNAQ08C6N9AWJ6BXR03W', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HN9HZAZRS6FE5A496527haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmCgCXBOubgX', NULL, 1795937588567),
	('led_01M8K3HNBVDSQ9AHJEZ03EECE6', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HN9HZAZRS6FE5A496527haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmCgCXBOubgX', 'call_01M8K3HNBTWP77K185GG3QZ44F', 1795937588603),
	('led_01M8K3HNBV4EEVPDD42HQ9DRG6', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HN9HZAZRS6FE5A496527haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmCgCXBOubgX', 'call_01M8K3HNBTWP77K185GG3QZ44F', 1795937588603),
	('led_01M8K3HNFZ7J59TMHY08EDCP1Z', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HNEC98TGJN6YZTGCH3B3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTsq3d3OYWU9w', NULL, 1795937588735),
	('led_01M8K3HNGHQ6WTP606HK00DNBT', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HNEC98TGJN6YZTGCH3B3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTsq3d3OYWU9w', 'call_01M8K3HNGHEYCZMH7X09HACW2S', 1795937588753),
	('led_01M8K3HNGHDP7GAVQ6N889M53N', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HNEC98TGJN6YZTGCH3B3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTsq3d3OYWU9w', 'call_01M8K3HNGHEYCZMH7X09HACW2S', 1795937588753),
	('led_01M8K3HNH8D60G6EVRM51ZE91F', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HNGZCTCNVJCCTJYKMBNShaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTjWch4-yeWAo', NULL, 1795937588776),
	('led_01M8K3HNHRR9W4THQ2KQT339J2', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HNGZCTCNVJCCTJYKMBNShaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTjWch4-yeWAo', 'call_01M8K3HNHR0YFYQ3HHDYMTZ66Y', 1795937588792),
	('led_01M8K3HNHR9ZS1J0V4ATSCE7X9', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HNGZCTCNVJCCTJYKMBNShaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTjWch4-yeWAo', 'call_01M8K3HNHR0YFYQ3HHDYMTZ66Y', 1795937588792),
	('led_01M8K3HNK18P6XHRNW58VZWGQ8', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HNJN6453KKWBXTVTW8MWhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTn35LXGjA270', NULL, 1795937588833),
	('led_01M8K3HNNQB60DXVQWF6F1A4Y1', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HNJN6453KKWBXTVTW8MWhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTn35LXGjA270', 'call_01M8K3HNNP8V48JG1AC7CR8NZX', 1795937588919),
	('led_01M8K3HNNQH861TBR1QP3XKDMD', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HNJN6453KKWBXTVTW8MWhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTn35LXGjA270', 'call_01M8K3HNNP8V48JG1AC7CR8NZX', 1795937588919),
	('led_01M8K3HNPGJVR1WBA2JAZDRMK5', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HNP4ZJ758GM07YM1M6K1haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VToadxR7pCh1H', NULL, 1795937588944),
	('led_01M8K3HNPWG60A82KP1M0E5YZ8', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HNP4ZJ758GM07YM1M6K1haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VToadxR7pCh1H', 'call_01M8K3HNPW43DJ2BQ80FMSYAHY', 1795937588956),
	('led_01M8K3HNPWNM4QH4BWFXGD2ZXN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HNP4ZJ758GM07YM1M6K1haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VToadxR7pCh1H', 'call_01M8K3HNPW43DJ2BQ80FMSYAHY', 1795937588956),
	('led_01M8K3HNQQR1R23KXTDWQNPT0N', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K3HNQ7875JYT9TTS92YVQJhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTk583vXEVkDy', NULL, 1795937588983),
	('led_01M8K3HNRBGAQSECNJ0K1XYF06', 'payments:held', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 90000, 'USD', 'sale', 'pay_01M8K3HNQ7875JYT9TTS92YVQJhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTk583vXEVkDy', 'call_01M8K3HNRA8X9QS8AJSWJXZRBZ', 1795937589003),
	('led_01M8K3HNRB7JM5MYC23R3WQ475', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K3HNQ7875JYT9TTS92YVQJhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTk583vXEVkDy', 'call_01M8K3HNRA8X9QS8AJSWJXZRBZ', 1795937589003),
	('led_01M8K3HNS9SYVF4MMA572MPTFX', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8K3HNRVJ304FYRJDKF93WQ7hYCJeogOAgGiJjjRJqDphdqpXsUVQZ8GAaIRn1_F7qlBbEemn90VTilXmlKlbY7Q', NULL, 1795937589033),
	('led_01M8K3HNSNXCWE6PASMZ24W2GT', 'payments:held', 'earnings:usr_01M88SYQVA0DVHGFGQ3R9SAM85', 1800000, 'USD', 'sale', 'pay_01M8K3HNRVJ304FYRJDKF93WQ7hYCJeogOAgGiJjjRJqDphdqpXsUVQZ8GAaIRn1_F7qlBbEemn90VTilXmlKlbY7Q', 'call_01M8K3HNSN78H9P8ABBC3WG1TM', 1795937589045),
	('led_01M8K3HNSN1Q99PX50RT7ERAMY', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8K3HNRVJ304FYRJDKF93WQ7hYCJeogOAgGiJjjRJqDphdqpXsUVQZ8GAaIRn1_F7qlBbEemn90VTilXmlKlbY7Q', 'call_01M8K3HNSN78H9P8ABBC3WG1TM', 1795937589045),
	('led_01M8K3HNT1JAYC650RSMRBZ73Y', 'earnings:usr_01M88SYQPYXHAH2517XNF711N4', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795937589057),
	('led_01M8K3HNT1E9DWZXH3PQDHRTNM', 'earnings:usr_01M88SYQVA0DVHGFGQ3R9SAM85', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795937589057),
	('led_01M8K3HNTV6FE84ABKEGY44JYC', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795937589083),
	('led_01M8K3HNW18ZSY6GBBSQM4VDSY', 'operator:grants', 'credit:usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 9000000, 'USD', 'top_up', NULL, NULL, 1795937589121),
	('led_01M8K3HNWSDQW1183KCTA5TE4X', 'credit:usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K3HNWRBCJ6W16HC7Q9QY1ChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiY412-JPeSuV67gcswoNXr_djFgkG4', NULL, 1795937589145),
	('led_01M8K3HNWSQ3GNV3R0YSK08E9K', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K3HNWRBCJ6W16HC7Q9QY1ChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiY412-JPeSuV67gcswoNXr_djFgkG4', 'call_01M8K3HNWRBCBZ5KG86WEYVCA9', 1795937589145),
	('led_01M8K3HNXF9BX3ZH7R6V20H3QP', 'credit:usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', NULL, 1795937589167),
	('led_01M8K3HNXF3JYYK0646FNSSWKR', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', 'call_01M8K3HNXESJ1JZ0Y6AHK8J0QX', 1795937589167),
	('led_01M8K3HNY6B1Z8WZQTFDPXWGZK', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', 'call_01M8K3HNXESJ1JZ0Y6AHK8J0QX', 1795937589190),
	('led_01M8K3HNY66RZM0MWZGBV5GECB', 'payments:held', 'earnings:usr_01M88SYQVA0DVHGFGQ3R9SAM85', 2700000, 'USD', 'sale', 'pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', 'call_01M8K3HNXESJ1JZ0Y6AHK8J0QX', 1795937589190),
	('led_01M8K3HNY6HWJBJT5MEH765T8V', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', 'call_01M8K3HNXESJ1JZ0Y6AHK8J0QX', 1795937589190),
	('led_01M8K3HNYYKN9Y2M2CAVVCDY93', 'credit:usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K3HNYXTZDEZQ37WTCDJ2XWhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiY412-JPeSuV67gcswoKVKFzhZXfCc', NULL, 1795937589214),
	('led_01M8K3HNYY5E37BYGZTT38AAHA', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K3HNYXTZDEZQ37WTCDJ2XWhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiY412-JPeSuV67gcswoKVKFzhZXfCc', 'call_01M8K3HNYXX5VNWVR5SHE7BN9W', 1795937589214),
	('led_01M8K3HP19AP9ZSCYBG8GJN86H', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8K3HNYXTZDEZQ37WTCDJ2XWhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiY412-JPeSuV67gcswoKVKFzhZXfCc', 'call_01M8K3HNYXX5VNWVR5SHE7BN9W', 1795937589289),
	('led_01M8K3HP1960R986WFHRTGG57X', 'payments:held', 'credit:usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 3000000, 'USD', 'refund', 'pay_01M8K3HNYXTZDEZQ37WTCDJ2XWhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiY412-JPeSuV67gcswoKVKFzhZXfCc', NULL, 1795937589289),
	('led_01M8K3HP3TWM0TG6CGCSRQRVPY', 'provider:stripe', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 5000000, 'USD', 'top_up', 'top_01M8K3HP2GDE6W2HJ27HS90A58', NULL, 1795937589370),
	('led_01M8K3HP474A2F4G75240QFTZA', 'credit:usr_01M88SYQX849P078EGF2ER0WMT', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8K3HP2GDE6W2HJ27HS90A58', NULL, 1795937589383),
	('led_01M8K3HQ4WF6NGFNAX95HA29S8', 'operator:grants', 'credit:usr_01M8K3HQ49W03SVZV0SHK4R0HN', 10000000, 'USD', 'top_up', NULL, NULL, 1795937590428),
	('led_01M8K3HT86XRC5P0FVMSSKF6KF', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8K3HT7MSDQCXGTWSWQ79ZZ4wOCnEogOLcqOqQjW8o6o7DivWvznc7w', NULL, 1795937593606),
	('led_01M8K3HT9FSA306JZ3NHD1PXBD', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8K3HT7MSDQCXGTWSWQ79ZZ4wOCnEogOLcqOqQjW8o6o7DivWvznc7w', 'call_01M8K3HT8PB5P28HJBGBXY8291', 1795937593647),
	('led_01M8K3HTENM2D3HWBVPQVJGXJ4', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K3HTE6JJ83W8N3MB4XTFFWwNCGA4gOMWiCrfpqemdkEE91ikr6ATQ', NULL, 1795937593813),
	('led_01M8K3HV3TF99SMRESBRHTXZQ3', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8K3HV3FAV8MACR3ZG6AFDD3wOCnEogOLcqOqQjW8o6oVusOpz5CIvw', NULL, 1795937594490),
	('led_01M8K3HV4MV0NG0EWYK3BD0A3V', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8K3HV3FAV8MACR3ZG6AFDD3wOCnEogOLcqOqQjW8o6oVusOpz5CIvw', 'call_01M8K3HV4CPFQYT7RFFC15PAB7', 1795937594516),
	('led_01M8K3HV5V8PEGZ8K8FFTHWRSD', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K3HV4Y4S7X31RE6GQ1CPQBwNCGA4gOJcwE4TpnZAr0BLggLxfW', NULL, 1795937594555);

INSERT INTO farebox_fixture.memberships VALUES
	('mem_01M8K3HQKWKKSW3942REFT9ZWE', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', 'usr_01M8K3HQJMXF2TH248VZK1GQR5', 'owner', NULL, NULL, NULL, 0, 0, 0, 1795937590908, NULL),
	('mem_01M8K3HQN3BHKETNA4Q264G2HP', 'usr_01M8K3HQKT5WFJQ8TCK5GX2202', 'usr_01M8K3HQK9GV4DZBZ9PTS4Y045', 'developer', NULL, 1000000, NULL, 0, 0, 0, 1795937590947, NULL);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('sZpQsXERbpT35hQFcH1dOe2tjFutsPGT', 'f63e5eebcf003d39bda2303cf2a353934fc31fc0229051a0841829e9c6bddbae', 'VirBlcSulJGJLeouCZvPgudBqPQqygsH', 'c2c5ff057b3722ecb597d6d46a7510281c41d36633dfc289f0cd4a4fca496308', 'usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'key_01M8K3HQDQZKJDXFF3GJWVECVA', '29b35556dab25d7c73bd9210a5d12b93fdb898b4db6cb8e52a7744859e5206c3', '["http://127.0.0.1:41449/mcp"]', NULL, 'YcEW564jaKUYMKA1gsIRwBbA5e07NDSY', 1795941190000, 1795937590000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('ENaZtH42l4LdKiHE6ehDdxxcqRgEFcTo', 'VirBlcSulJGJLeouCZvPgudBqPQqygsH', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795937590000, 1795937590000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('KJMmjJ6Ywx8f5WtE8ueu96Mf969m2L0q', 'VirBlcSulJGJLeouCZvPgudBqPQqygsH', 'usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'key_01M8K3HQDQZKJDXFF3GJWVECVA', '["http://127.0.0.1:41449/mcp"]', '[]', '["search","spend","offline_access"]', 1795937590000, 1795937590000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('YcEW564jaKUYMKA1gsIRwBbA5e07NDSY', 'd71f2df5eaf9d33f9474c96890c3e8304947419b2aa5f70cf44b8342cb9a8673', 'VirBlcSulJGJLeouCZvPgudBqPQqygsH', 'c2c5ff057b3722ecb597d6d46a7510281c41d36633dfc289f0cd4a4fca496308', 'usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'key_01M8K3HQDQZKJDXFF3GJWVECVA', '29b35556dab25d7c73bd9210a5d12b93fdb898b4db6cb8e52a7744859e5206c3', '["http://127.0.0.1:41449/mcp"]', NULL, 1803713590000, 1795937590000, NULL, NULL, NULL, NULL, 1795937590450, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('nZW4QOVYXIjRoZzB5t0T9fmoslDp4D1c', 'http://127.0.0.1:41449', 'http://127.0.0.1:41449', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795937590535, 1795937590535, 1, 'null'),
	('BW0Wz0QNbAZTaNaexPx3TalQgQsQWxvZ', 'http://127.0.0.1:41449/', 'http://127.0.0.1:41449/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795937590548, 1795937590548, 1, 'null'),
	('0p0GHYettiP1P2Bghgiu8jMhQeVBpH7D', 'http://127.0.0.1:41449/mcp', 'http://127.0.0.1:41449/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795937590555, 1795937590555, 1, 'null'),
	('VmBKyCBH5H8TXs3PinzvTwTSCsktIOaM', 'http://127.0.0.1:41449/a2a', 'http://127.0.0.1:41449/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795937590571, 1795937590571, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8K3HN48FCTDNSWM1N8H7YHChaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTtBD2Zm9MJW8', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588360, 1795941188374, 1795937588374, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588374),
	('pay_01M8K3HMY80C977DGTPWMHRWHPjsCEPYgOxQFo6m3RE4V4qFQVMwFHTnhXOxReZkavZXJHbzUATL8mxiWAqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL2kpHSSIO_iEg', 'credit', 'credit:0xf849e142d7caf635e0b0278bc567d34f48732422', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xf849e142d7caf635e0b0278bc567d34f48732422', '0xf849e142d7caf635e0b0278bc567d34f48732422', 1795937588168, 1795941188187, 1795937588187, NULL, NULL),
	('pay_01M88SYR1FP8WFAB77KYKGYS4ZwNCGA4gOMWiCrfpqemdkz_lFJ2xfp0k', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795591987247, 1795595587263, 1795591987263, NULL, NULL),
	('pay_01M88SYR2M7MSP3TF6CTQ19727hNCGA4gOMWiCrfpqemdkBgGiEZ9fxe6pQWxHpp_dFU7piwiqoeFGWA', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795591987284, 1795595587299, 1795591987299, NULL, NULL),
	('pay_01M88SYR1616B4F7MP26QWV6TKwNCGA4gOMWiCrfpqemdkSYDnAsg61WE', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795591987238, 1795592887238, NULL, NULL, NULL),
	('pay_01M8K3HMMKFXZBTE33PTG1GH6XwaCNBogOAgGiJjjSWL4iUC6DrZtbW_c5Pv4jRrcMUg', 'asset', 'ast_01M8K3HMJRQRH50BM3NPDNPPZQ', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795937587859, 1795941187929, 1795937587872, NULL, NULL),
	('pay_01M8K3HMQHC0XHCWTJEAWBFF5BwNCGA4gOMWiCrfpqemdkCxoue79GFsw', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795937587953, 1795941187961, 1795937587961, NULL, NULL),
	('pay_01M8K3HMZRVYKT7GZP3KTCFTAJkNCGA4gOMWiCrfpqemdkqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL23XFspSJFxkI', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xf849e142d7caf635e0b0278bc567d34f48732422', '0xf849e142d7caf635e0b0278bc567d34f48732422', 1795937588216, 1795941188216, 1795937588216, NULL, NULL),
	('pay_01M8K3HMRP0579DFRAC67CC49VhNCGA4gOMWiCrfpqemdkBgGiEZ9fxe6pQWxHpp_dFU5X1AKUfUXN7Q', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937587990, 1795941188030, 1795937588030, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588030),
	('pay_01M8K3HMVC7ZR7H30MC2EEFH57wNCGA4gOMXkGn8t9OmdkywQztPHjCx8', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795937588076, 1795941188083, 1795937588083, NULL, NULL),
	('pay_01M8K3HN7KA41TG3MS0S5844Q7haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTneQY-BKF4PL', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588467, 1795941188475, 1795937588475, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588475),
	('pay_01M8K3HMWNH05JFPM7V404NRNHjNCGA4gOMWiCrfpqemdkqQEe20yYGkhHTSDZUyU5uDMBRmA6o0anRXNetiy_JKf_kLomSY0', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xf8640447c916598155c42d76c5b778370fb2232b', '0xf8640447c916598155c42d76c5b778370fb2232b', 1795937588117, 1795941188144, 1795937588144, NULL, NULL),
	('pay_01M8K3HN17ETASAT89NBDQEH7YwaCNBogOAgGiJjjQp8RSM2d3vWMqga__oqYnWmgSkQ', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795937588263, 1795941188275, 1795937588275, NULL, NULL),
	('pay_01M8K3HN5F84QZ846VH0Y1S2Z5haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmNt55dB0wIb', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588399, 1795941188411, 1795937588411, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588411),
	('pay_01M8K3HN2G8YX7V6B45EQ3AFC3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTm2jE4wpxAK8', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588304, 1795941188323, 1795937588323, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588323),
	('pay_01M8K3HNEC98TGJN6YZTGCH3B3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTsq3d3OYWU9w', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588684, 1795941188735, 1795937588735, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588735),
	('pay_01M8K3HN6KMEJYMN7M4DH3FQFEhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTlhyYqEegeRc', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588435, 1795941188445, 1795937588445, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588445),
	('pay_01M8K3HN9HZAZRS6FE5A496527haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmCgCXBOubgX', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588529, 1795941188567, 1795937588567, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588567),
	('pay_01M8K3HN8HRMHSHW8Q7HQC24CThaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTiY2IpP3lxY-', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588497, 1795941188504, 1795937588504, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588504),
	('pay_01M8K3HNQ7875JYT9TTS92YVQJhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTk583vXEVkDy', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588967, 1795941188983, 1795937588983, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588983),
	('pay_01M8K3HNGZCTCNVJCCTJYKMBNShaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTjWch4-yeWAo', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588767, 1795941188776, 1795937588776, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588776),
	('pay_01M8K3HNJN6453KKWBXTVTW8MWhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTn35LXGjA270', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588821, 1795941188833, 1795937588833, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588833),
	('pay_01M8K3HNP4ZJ758GM07YM1M6K1haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VToadxR7pCh1H', 'asset', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937588932, 1795941188944, 1795937588944, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588944),
	('pay_01M8K3HNRVJ304FYRJDKF93WQ7hYCJeogOAgGiJjjRJqDphdqpXsUVQZ8GAaIRn1_F7qlBbEemn90VTilXmlKlbY7Q', 'asset', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795937589019, 1795941189033, 1795937589033, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937589033),
	('pay_01M8K3HNWRBCJ6W16HC7Q9QY1ChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiY412-JPeSuV67gcswoNXr_djFgkG4', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 1795937589144, 1795941189145, 1795937589145, 'key_01M8K3HNVFH4YY9BJQNVG75K18', 1795937589145),
	('pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', 'asset', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 1795937589166, 1795941189190, 1795937589167, 'key_01M8K3HNVFH4YY9BJQNVG75K18', 1795937589167),
	('pay_01M8K3HV4Y4S7X31RE6GQ1CPQBwNCGA4gOJcwE4TpnZAr0BLggLxfW', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795937594526, 1796023994555, 1795937594555, NULL, NULL),
	('pay_01M8K3HV6NA9W6EFE9AZ5E8V3ChNCGA4gOMWiCrfpqemdkBgGiEZ9fxe6pQWxHpp_dFU4QvDw4fVpXnw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', NULL, 1795937594581, 1795938494581, NULL, NULL, NULL),
	('pay_01M8K3HNYXTZDEZQ37WTCDJ2XWhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiY412-JPeSuV67gcswoKVKFzhZXfCc', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 1795937589213, 1795941189214, 1795937589214, NULL, NULL),
	('pay_01M8K3HT7MSDQCXGTWSWQ79ZZ4wOCnEogOLcqOqQjW8o6o7DivWvznc7w', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795937593588, 1795941193606, 1795937593606, NULL, NULL),
	('pay_01M8K3HTE6JJ83W8N3MB4XTFFWwNCGA4gOMWiCrfpqemdkEE91ikr6ATQ', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795937593798, 1795941193813, 1795937593813, NULL, NULL),
	('pay_01M8K3HTR4JPX5H65CNFEKG81JjNCGA4gOMWiCrfpqemdkqQEezTStR8ouAhvdTWFf_SZXS_lmPSDWbAYalhptH7HQz_m2k9Y', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x14d17fe3ae0e98b5ba921b825ca9162d7a062051', NULL, 1795937594116, 1795938494116, NULL, NULL, NULL),
	('pay_01M8K3HTSTFPMDE3SYX7M5ZM9GjNCGA4gOMWiCrfpqemdkqQEe1FLfaz85ETneP3ky0kE3eUQunjqDckUuUTL97_edznNhk9s', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x896bd2b51556a6254166dbfc03ea5afe793cd429', NULL, 1795937594170, 1795938494170, NULL, NULL, NULL),
	('pay_01M8K3HV3FAV8MACR3ZG6AFDD3wOCnEogOLcqOqQjW8o6oVusOpz5CIvw', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795937594479, 1796023994490, 1795937594490, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8K3HNT1SFJAAGDE01YTCZ6S', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795937589057, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8K3HNT1VCFDDQXA6N5331AX', 'pob_01M8K3HNT1SFJAAGDE01YTCZ6S', 'usr_01M88SYQVA0DVHGFGQ3R9SAM85', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795937589057, NULL),
	('pot_01M8K3HNT1CV0Q760FFN6QAGR7', 'pob_01M8K3HNT1SFJAAGDE01YTCZ6S', 'usr_01M88SYQPYXHAH2517XNF711N4', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795937589057, 1795937589083);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795937589057);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M88SYQPYXHAH2517XNF711N4', 1795591987210),
	('usr_01M88SYQVA0DVHGFGQ3R9SAM85', 1795591987226);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8K3HNXFY46H5N49HQABZBZV', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', 'call_01M8K3HNXESJ1JZ0Y6AHK8J0QX', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 'rev_01M8K3HNY6BMJBDG9C1TZTZXSF', NULL, NULL, 1795937589167, 1803713589167, 1795937589190),
	('plg_01M8K3HNYYKHR5S6NRTT6PSGKV', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8K3HNYXTZDEZQ37WTCDJ2XWhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiY412-JPeSuV67gcswoKVKFzhZXfCc', 'call_01M8K3HNYXX5VNWVR5SHE7BN9W', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795937589214, 1803713589214, 1795937589289),
	('plg_01M8K3HNWS503DCXSFAHT1NVGF', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8K3HNWRBCJ6W16HC7Q9QY1ChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiY412-JPeSuV67gcswoNXr_djFgkG4', 'call_01M8K3HNWRBCBZ5KG86WEYVCA9', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795937589621, 1795937589145, 1803713589145, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8K3HTH1GMR43DVDNEGQVV4S', 1795937593957, 1795937608957);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8K3HPV99A7QBAXBNMQN8APS:20786:0', 'asset', 'ast_01M8K3HPV99A7QBAXBNMQN8APS', 'match:asset:ast_01M8K3HPV99A7QBAXBNMQN8APS:20786:0', 0, 1795937590137),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 0, 1795937593352),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 0, 1795937593344),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 0, 1795937593346),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795937594094);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8K3HMNNHHA7BPH5SGV0YPBF', 'pay_01M8K3HMMKFXZBTE33PTG1GH6XwaCNBogOAgGiJjjSWL4iUC6DrZtbW_c5Pv4jRrcMUg', 'ast_01M8K3HMJRQRH50BM3NPDNPPZQ', 'anonymous', 'given_back', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937587893, NULL, 1795937587893),
	('call_01M8K3HMR29JM8TTVBNE2V4KA6', 'pay_01M8K3HMQHC0XHCWTJEAWBFF5BwNCGA4gOMWiCrfpqemdkCxoue79GFsw', 'counted-echo', 'anonymous', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937587970, NULL, 1795937587975),
	('call_01M8K3HMTGH01PY83RRQ947KDC', 'pay_01M8K3HMRP0579DFRAC67CC49VhNCGA4gOMWiCrfpqemdkBgGiEZ9fxe6pQWxHpp_dFU5X1AKUfUXN7Q', 'counted-echo', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588048, NULL, 1795937588059),
	('call_01M8K3HMVVBN08NWN2ZNAVMMXM', 'pay_01M8K3HMVC7ZR7H30MC2EEFH57wNCGA4gOMXkGn8t9OmdkywQztPHjCx8', 'failing-echo', 'anonymous', 'given_back', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588092, NULL, 1795937588095),
	('call_01M8K3HN3XXN4NWK02W90K2KPN', 'pay_01M8K3HN2G8YX7V6B45EQ3AFC3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTm2jE4wpxAK8', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588349, NULL, 1795937588349),
	('call_01M8K3HMWVPKSBZ8V19XNCRPDK', 'pay_01M8K3HMWNH05JFPM7V404NRNHjNCGA4gOMWiCrfpqemdkqQEe20yYGkhHTSDZUyU5uDMBRmA6o0anRXNetiy_JKf_kLomSY0', 'counted-echo', '0xf8640447c916598155c42d76c5b778370fb2232b', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xf8640447c916598155c42d76c5b778370fb2232b', '0xf8640447c916598155c42d76c5b778370fb2232b', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xf8640447c916598155c42d76c5b778370fb2232b 0xcf930fa5b0c3b847a3f52d2d1c9dcf72cc8dff589aec43d9abe346477add66da', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xca6787d86ac979d795c47ce9efda1c8c8983f208933d546e41093b57d8b8206e206bf343444685b31fe3c1c07d9e09a8ba7ab6e4a52c3fb0eb4d69b1a136e7e11b","authorization":{"from":"0xF8640447C916598155c42d76C5b778370FB2232b","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795937648","nonce":"0xcf930fa5b0c3b847a3f52d2d1c9dcf72cc8dff589aec43d9abe346477add66da"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xcccc2083361280162212d8778f18f152580034247eb9f9c24c620bfa5bc7cb19', '0xf8640447c916598155c42d76c5b778370fb2232b', 0, 0, 1795937588124, NULL, 1795937588144),
	('call_01M8K3HMYEAAM0NRB8DYZDKSKW', 'pay_01M8K3HMY80C977DGTPWMHRWHPjsCEPYgOxQFo6m3RE4V4qFQVMwFHTnhXOxReZkavZXJHbzUATL8mxiWAqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL2kpHSSIO_iEg', 'credit:0xf849e142d7caf635e0b0278bc567d34f48732422', '0xf849e142d7caf635e0b0278bc567d34f48732422', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, 'credit 1000000', NULL, NULL, '0xf849e142d7caf635e0b0278bc567d34f48732422', '0xf849e142d7caf635e0b0278bc567d34f48732422', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xf849e142d7caf635e0b0278bc567d34f48732422 0x581aefdc6459bac4f784f3ea4d5cffac0e1c307debe1be47713d60146c45c9cb', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xc4c20b442b81373c606177225081ad4fa8a1cc3540d16f10fe3ba64b662f3ef64d4c6fa98f0cc938164c2ab30b35111ebd20597cc73428599ea479d7927961811b","authorization":{"from":"0xF849e142d7cAF635e0B0278bc567D34F48732422","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795937648","nonce":"0x581aefdc6459bac4f784f3ea4d5cffac0e1c307debe1be47713d60146c45c9cb"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x5bc23680a975a420ec1e4b9d7d3f5db89218f2665de66c5bc2c533fdaee2ea69', '0xf849e142d7caf635e0b0278bc567d34f48732422', 0, 0, 1795937588174, NULL, 1795937588187),
	('call_01M8K3HMZRH8DMZAHYY2YF015N', 'pay_01M8K3HMZRVYKT7GZP3KTCFTAJkNCGA4gOMWiCrfpqemdkqQEe20xNcVAoM2ZDP6FxLxn7TWg522tgeAxF3jL23XFspSJFxkI', 'counted-echo', '0xf849e142d7caf635e0b0278bc567d34f48732422', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xf849e142d7caf635e0b0278bc567d34f48732422', '0xf849e142d7caf635e0b0278bc567d34f48732422', 'siwx:KSQ1ahvsRTNru2290R8ekRKVk9qTCfq_7xEMiQRg1kQ', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588216, NULL, 1795937588236),
	('call_01M8K3HN1YR3F2X0PMZW65TRK8', 'pay_01M8K3HN17ETASAT89NBDQEH7YwaCNBogOAgGiJjjQp8RSM2d3vWMqga__oqYnWmgSkQ', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'anonymous', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588287, NULL, 1795937588287),
	('call_01M8K3HN55KHYRMSJV1DT8Y985', 'pay_01M8K3HN48FCTDNSWM1N8H7YHChaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTtBD2Zm9MJW8', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588390, NULL, 1795937588390),
	('call_01M8K3HN6BQMJXHV0NTWEFJ0F1', 'pay_01M8K3HN5F84QZ846VH0Y1S2Z5haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmNt55dB0wIb', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588427, NULL, 1795937588427),
	('call_01M8K3HN783GC06S58VDA7JAVA', 'pay_01M8K3HN6KMEJYMN7M4DH3FQFEhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTlhyYqEegeRc', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588456, NULL, 1795937588456),
	('call_01M8K3HN88HBYH4DBYHCF0W0W3', 'pay_01M8K3HN7KA41TG3MS0S5844Q7haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTneQY-BKF4PL', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588488, NULL, 1795937588488),
	('call_01M8K3HN9798VRZ7D9PVWWJGH7', 'pay_01M8K3HN8HRMHSHW8Q7HQC24CThaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTiY2IpP3lxY-', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588519, NULL, 1795937588519),
	('call_01M8K3HNBTWP77K185GG3QZ44F', 'pay_01M8K3HN9HZAZRS6FE5A496527haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmCgCXBOubgX', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588603, NULL, 1795937588603),
	('call_01M8K3HNGHEYCZMH7X09HACW2S', 'pay_01M8K3HNEC98TGJN6YZTGCH3B3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTsq3d3OYWU9w', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588753, NULL, 1795937588753),
	('call_01M8K3HNHR0YFYQ3HHDYMTZ66Y', 'pay_01M8K3HNGZCTCNVJCCTJYKMBNShaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTjWch4-yeWAo', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588792, NULL, 1795937588792),
	('call_01M8K3HNNP8V48JG1AC7CR8NZX', 'pay_01M8K3HNJN6453KKWBXTVTW8MWhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTn35LXGjA270', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588919, NULL, 1795937588919),
	('call_01M8K3HNPW43DJ2BQ80FMSYAHY', 'pay_01M8K3HNP4ZJ758GM07YM1M6K1haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VToadxR7pCh1H', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937588956, NULL, 1795937588956),
	('call_01M8K3HNRA8X9QS8AJSWJXZRBZ', 'pay_01M8K3HNQ7875JYT9TTS92YVQJhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTk583vXEVkDy', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937589003, NULL, 1795937589003),
	('call_01M8K3HNSN78H9P8ABBC3WG1TM', 'pay_01M8K3HNRVJ304FYRJDKF93WQ7hYCJeogOAgGiJjjRJqDphdqpXsUVQZ8GAaIRn1_F7qlBbEemn90VTilXmlKlbY7Q', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 'key_01M88SYQY5XTMM2V27MTFXT5AE', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937589045, NULL, 1795937589045),
	('call_01M8K3HNWRBCBZ5KG86WEYVCA9', 'pay_01M8K3HNWRBCJ6W16HC7Q9QY1ChcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiY412-JPeSuV67gcswoNXr_djFgkG4', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937589145, NULL, 1795937589145),
	('call_01M8K3HNXESJ1JZ0Y6AHK8J0QX', 'pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937589167, NULL, 1795937589167),
	('call_01M8K3HNYXX5VNWVR5SHE7BN9W', 'pay_01M8K3HNYXTZDEZQ37WTCDJ2XWhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiY412-JPeSuV67gcswoKVKFzhZXfCc', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8K3HNVFH4YY9BJQNVG75K18', 'given_back', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937589214, NULL, 1795937589214),
	('call_01M8K3HT8PB5P28HJBGBXY8291', 'pay_01M8K3HT7MSDQCXGTWSWQ79ZZ4wOCnEogOLcqOqQjW8o6o7DivWvznc7w', 'scan-submit', 'anonymous', 'used', 'proc_01M88SYQ4V4Z0EX0ETJV0K2GT7', NULL, NULL, NULL, '{"requestId":"req_01M8K3HT8PP5QMXSNM1NR2FEPP","data":{"id":"job_01M8K3HT9C75ACEM3GVAV4JC8M"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937593623, NULL, 1795937593647),
	('call_01M8K3HTR79QBJ2KV63GQYN8SF', 'pay_01M8K3HTR4JPX5H65CNFEKG81JjNCGA4gOMWiCrfpqemdkqQEezTStR8ouAhvdTWFf_SZXS_lmPSDWbAYalhptH7HQz_m2k9Y', 'counted-echo', '0x14d17fe3ae0e98b5ba921b825ca9162d7a062051', 'refused', 'proc_01M8K3HTH1GMR43DVDNEGQVV4S', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x14d17fe3ae0e98b5ba921b825ca9162d7a062051', '0x14d17fe3ae0e98b5ba921b825ca9162d7a062051', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x14d17fe3ae0e98b5ba921b825ca9162d7a062051 0x96a6481eaded16e6f9351dbc85ed17d302d9ec24c91d7a956bfc70e7ea6482ff', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x27c6ece0679b4fe974a7898f4893a6790d98f8ebbfdc01027841166ce9d78c2e184643c252d73b296c601f3bdffab93ab229ff0886e449915e9e49cda6f3074b1b","authorization":{"from":"0x14d17FE3ae0e98b5ba921b825CA9162d7a062051","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795937654","nonce":"0x96a6481eaded16e6f9351dbc85ed17d302d9ec24c91d7a956bfc70e7ea6482ff"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795937594120, NULL, 1795937594147),
	('call_01M8K3HTT09Q27N84XK2QHXK5A', 'pay_01M8K3HTSTFPMDE3SYX7M5ZM9GjNCGA4gOMWiCrfpqemdkqQEe1FLfaz85ETneP3ky0kE3eUQunjqDckUuUTL97_edznNhk9s', 'counted-echo', '0x896bd2b51556a6254166dbfc03ea5afe793cd429', 'unknown', 'proc_01M8K3HTH1GMR43DVDNEGQVV4S', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x896bd2b51556a6254166dbfc03ea5afe793cd429', '0x896bd2b51556a6254166dbfc03ea5afe793cd429', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x896bd2b51556a6254166dbfc03ea5afe793cd429 0x0e33d09eb309132e01fb8e864ef3473e91f2d993cfcc149873adfd15887c3bb2', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x8676517aff5c61877b6159f74941dc1c914002839edc940f7e1bdd99851f910144b064c76b44de08eb9dc03c85dbb646ef762e59739ad59b9a4b497cc922e5f01b","authorization":{"from":"0x896bD2b51556A6254166dbFc03EA5afE793Cd429","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795937654","nonce":"0x0e33d09eb309132e01fb8e864ef3473e91f2d993cfcc149873adfd15887c3bb2"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795937594183, 1795937594467, NULL),
	('call_01M8K3HV4CPFQYT7RFFC15PAB7', 'pay_01M8K3HV3FAV8MACR3ZG6AFDD3wOCnEogOLcqOqQjW8o6oVusOpz5CIvw', 'scan-submit', 'anonymous', 'used', 'proc_01M8K3HTH1GMR43DVDNEGQVV4S', NULL, NULL, NULL, '{"requestId":"req_01M8K3HV4B01FQGG72GFZEWNHQ","data":{"id":"job_01M8K3HV4ME26KEQW3GS8ZGWB4"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937594509, NULL, 1795937594516),
	('call_01M8K3HV68QW7DV5JSFFPZ7WT5', 'pay_01M8K3HV4Y4S7X31RE6GQ1CPQBwNCGA4gOJcwE4TpnZAr0BLggLxfW', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8K3HTH1GMR43DVDNEGQVV4S', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795937594570, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'bf737cf3b677d729988fbbe09e44e5214ee28b54c354cef35492be06d4126c7a', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', '389290fd201246bc3779cc3f626fdd65ee5f08e199b7d97ab6dd43d385c0e181', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', '5be85c6933e70456461c954b7cc8740e9e228b6c69b0608c1c7529cec666fd3d', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', '9f00fd830585c2788d692300d89625b8cee695015b632bc779744046ad9fc562', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', '45b21f9e96a0d17382f929dd45f83ed202b69b73ece4fd96c6e9133aa1f4ca9e', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', '3a35f2aad289285c19ce859f774936a3a0ccb95b41964d8455444bfb49bb1118', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', '6eb47557177f5abd102ab962f5af5adfc1cc9beb1c1b42aecdc5658180dd7990', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', '4355136d991a1c612b175698db9e056fb821dbc6cf4f1290f92b549c380e377c', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'f85bcdd8456389141b79ff5deccb0621de58a646a0815073a156ef65d1af034c', NULL),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', '3b8ce6bb06e8493757b5d8fd0894fcdf110a73602d91b886c8fa615a154a74d2', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8K3HMNN9KRPG61R80XE8P9C', 'file_missing', 0, 1795937587926);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8K3HMNN9KRPG61R80XE8P9C', 'pay_01M8K3HMMKFXZBTE33PTG1GH6XwaCNBogOAgGiJjjSWL4iUC6DrZtbW_c5Pv4jRrcMUg', 'call_01M8K3HMNNHHA7BPH5SGV0YPBF', 'ast_01M8K3HMJRQRH50BM3NPDNPPZQ', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 1, 'anonymous', 1795937587893, NULL),
	('rev_01M8K3HN1ZPQPPV10VAE9MQF0H', 'pay_01M8K3HN17ETASAT89NBDQEH7YwaCNBogOAgGiJjjQp8RSM2d3vWMqga__oqYnWmgSkQ', 'call_01M8K3HN1YR3F2X0PMZW65TRK8', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 1, 'anonymous', 1795937588287, NULL),
	('rev_01M8K3HN3XPX89K34SDEQNAGXE', 'pay_01M8K3HN2G8YX7V6B45EQ3AFC3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTm2jE4wpxAK8', 'call_01M8K3HN3XXN4NWK02W90K2KPN', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588349, NULL),
	('rev_01M8K3HN56JZVH6MTM3PX6YCBH', 'pay_01M8K3HN48FCTDNSWM1N8H7YHChaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTtBD2Zm9MJW8', 'call_01M8K3HN55KHYRMSJV1DT8Y985', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588390, NULL),
	('rev_01M8K3HN6BNB4C4F83BC5XZK1F', 'pay_01M8K3HN5F84QZ846VH0Y1S2Z5haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmNt55dB0wIb', 'call_01M8K3HN6BQMJXHV0NTWEFJ0F1', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588427, NULL),
	('rev_01M8K3HN7898WGFX0WEGT6VR1N', 'pay_01M8K3HN6KMEJYMN7M4DH3FQFEhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTlhyYqEegeRc', 'call_01M8K3HN783GC06S58VDA7JAVA', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588456, NULL),
	('rev_01M8K3HN88JV4W914Z6WW2ADKR', 'pay_01M8K3HN7KA41TG3MS0S5844Q7haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTneQY-BKF4PL', 'call_01M8K3HN88HBYH4DBYHCF0W0W3', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588488, NULL),
	('rev_01M8K3HN97SR5NCVGVRM8ZHK4H', 'pay_01M8K3HN8HRMHSHW8Q7HQC24CThaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTiY2IpP3lxY-', 'call_01M8K3HN9798VRZ7D9PVWWJGH7', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588519, NULL),
	('rev_01M8K3HNBVPJF1GE8VNDT8BKPZ', 'pay_01M8K3HN9HZAZRS6FE5A496527haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTmCgCXBOubgX', 'call_01M8K3HNBTWP77K185GG3QZ44F', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588603, NULL),
	('rev_01M8K3HNGHEMX1V97SP25H60YN', 'pay_01M8K3HNEC98TGJN6YZTGCH3B3haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTsq3d3OYWU9w', 'call_01M8K3HNGHEYCZMH7X09HACW2S', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588753, NULL),
	('rev_01M8K3HNHRQG9MPE14FTP01HX7', 'pay_01M8K3HNGZCTCNVJCCTJYKMBNShaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTjWch4-yeWAo', 'call_01M8K3HNHR0YFYQ3HHDYMTZ66Y', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588792, NULL),
	('rev_01M8K3HNNQY5ZZHVA6QHJ6607T', 'pay_01M8K3HNJN6453KKWBXTVTW8MWhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTn35LXGjA270', 'call_01M8K3HNNP8V48JG1AC7CR8NZX', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588919, NULL),
	('rev_01M8K3HNPWCYV1MC33SS6H8SHX', 'pay_01M8K3HNP4ZJ758GM07YM1M6K1haCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VToadxR7pCh1H', 'call_01M8K3HNPW43DJ2BQ80FMSYAHY', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937588956, NULL),
	('rev_01M8K3HNRBQ1A158ASD8T4D406', 'pay_01M8K3HNQ7875JYT9TTS92YVQJhaCNBogOAgGiJjjQp8RSM2d3vWMqga8GAaIRn1_F7qlBbEemn90VTk583vXEVkDy', 'call_01M8K3HNRA8X9QS8AJSWJXZRBZ', 'ast_01M8K3HM57RH936SVQQNHJN0DF', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 10000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937589003, NULL),
	('rev_01M8K3HNSN9H7DA7CX25V0GMBK', 'pay_01M8K3HNRVJ304FYRJDKF93WQ7hYCJeogOAgGiJjjRJqDphdqpXsUVQZ8GAaIRn1_F7qlBbEemn90VTilXmlKlbY7Q', 'call_01M8K3HNSN78H9P8ABBC3WG1TM', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 'usr_01M88SYQVA0DVHGFGQ3R9SAM85', 2000000, 200000, 'USD', 0, 'key_01M88SYQY5XTMM2V27MTFXT5AE', 1795937589045, NULL),
	('rev_01M8K3HNY6BMJBDG9C1TZTZXSF', 'pay_01M8K3HNXEB7VARZ50FPZKCTVYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiY412-JPeSuV67gcswoy47zTwIL_jw', 'call_01M8K3HNXESJ1JZ0Y6AHK8J0QX', 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 'usr_01M88SYQVA0DVHGFGQ3R9SAM85', 3000000, 300000, 'USD', 0, 'key_01M8K3HNVFH4YY9BJQNVG75K18', 1795937589190, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795937586212),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795937586215),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795937586256),
	('0004-companies', 'dfa8ef3c50d1ca5246f26334bf78d7a9c23b9e8fe66329ada5b3b7f7f26d4f1d', 1795937586285);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8K3HM57RH936SVQQNHJN0DF', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8K3HM96M3MRBPN9BV2HAGCZ', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88SYQVA0DVHGFGQ3R9SAM85', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8K3HPV99A7QBAXBNMQN8APS', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88SYQPYXHAH2517XNF711N4', 100000, 'Sightings of quetzals in Costa Rica

Sightings of quetzals by day.

day, count', ' sight:80 quetzal:80 costa:70 rica:70 day:74 count:54', NULL, 1);

INSERT INTO farebox_fixture.search_terms VALUES
	('daily', 1),
	('date', 1),
	('hong', 1),
	('kong', 1),
	('', 3),
	('bulb', 1),
	('holland', 1),
	('pric', 1),
	('tulip', 1),
	('variety', 1),
	('week', 1),
	('costa', 1),
	('count', 1),
	('day', 2),
	('quetzal', 1),
	('rica', 1),
	('sight', 1),
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
	('香港', 1);

INSERT INTO farebox_fixture.search_text VALUES
	(1, '''1date'' ''2day'' ''2weath'' ''2日'' ''2日降'' ''2每'' ''2每日'' ''2港'' ''2港每'' ''2量'' ''2降'' ''2降雨'' ''2雨'' ''2雨量'' ''2香'' ''2香港'' ''3daily'' ''3hong'' ''3kong'' ''4millimetr'' ''4rainfall'' ''4stat'''),
	(2, '''3bulb'' ''3holland'' ''4variety'' ''4week'' ''5pric'' ''5tulip'''),
	(6, '''2count'' ''4costa'' ''4day'' ''4rica'' ''5quetzal'' ''5sight''');

INSERT INTO farebox_fixture.search_vectors VALUES
	(1, 'farebox-2-7b9ea9ed', '[-9,1,-49,-24,-54,77,-41,-61,-25,9,12,-18,27,98,33,-32,27,-33,19,39,-31,-45,-13,-61,11,-34,13,-30,33,8,36,-18,37,6,51,-9,-15,-26,-33,-51,-9,20,75,-36,-12,80,-46,-20,25,-14,32,-25,40,21,-35,-42,-33,-28,-32,-84,28,90,34,-48,18,49,-91,-45,39,-74,-1,-14,-17,37,-32,-72,23,11,5,-6,15,-8,31,-13,-5,2,28,-2,3,-15,-19,-1,-34,-16,15,55,3,-16,-54,55,-57,-56,-34,-13,16,-48,-1,13,22,-2,-56,63,-58,-25,-1,10,-82,16,-26,6,47,-57,-80,65,-27,45,34,-51,-38,-20,30,-25,61,9,-127,-7,-16,-61,-25,-53,15,33,58,-16,-36,47,-13,45,0,1,2,11,-15,26,29,-24,51,-47,-9,66,1,-12,-109,-79,76,27,-34,-1,10,12,-65,-18,3,-16,-93,-52,35,-54,-2,-20,1,72,31,-46,53,-13,76,-23,56,-15,21,7,-28,-48,61,28,35,-39,-46,-6,52,-66,30,-13,-52,-16,70,12,-19,19,-64,-12,-66,28,-4,-7,46,14,-32,45,-69,-31,24,31,-25,2,-35,-41,-23,-85,41,-55,-6,-17,-30,-38,-106,9,61,1,100,-5,13,14,7,-6,29,-23,11,-38,-57,-13,-57,90,-28,-13,-14,74,-15,47,10,38,-8,35,6,3,16,-34,9,-10,19,-3,-72,3,-10,-59,-5,73,-10,-4,-52,44,-54,-6,-10,-4,23,-42,99,29,23,69,19,-28,62,-3,8,-44,31,-9,-50,-11,2,-65,-90,35,48,-29,26,-38,36,-85,31,-28,0,9,-35,-20,-42,-34,59,-72,48,12,77,69,57,42,30,53,52,-57,-35,69,-32,-41,-54,39,-36,5,50,15,85,18,38,-34,-51,-4,-51,-4,24,40,-25,13,-10,-24,14,14,0,-21,-7,7,-12,-38,14,-19,-13,-29,30,-24,-12,-59,-10,5,74,-20,-29,-22,37,-46,-9,-35,36,86,-70,-32,-23,-74,-57,6,-6,-12,35,-84,34,7,15,-41,60,48,-21,-38,11,-69,-15,-46,32,-2,-7,-3,25,-21,3,20,-34,-15,-24,-5,12,-33,-32,-42,-8,74,-31,42,47,-15,25,-90,-67,-41,14,81,-11,-31,-126,-6,-18,-41,-26,-2,-32,-96,11,-54,33,-22,9,60,14,-27,27,126,8,-18,-50,-3,-12,15,111,-18,22,-35,-56,30,3,46,-30,22,6,42,-43,31,-25,-49,40,-4,17,-23,-22,-26,13,0,-30,19,-30,-32,91,-15,8,-31,-5,-19,-4,-17,57,-61,-73,3,21,-54,-12,67,11,13,36,-71,32,53,-28,59]'),
	(2, 'farebox-2-7b9ea9ed', '[78,28,-101,18,-44,2,49,-15,63,38,53,81,41,38,51,9,27,-4,-59,6,38,-94,57,-33,11,-25,11,25,-45,66,9,-56,0,65,-20,20,37,-53,-23,-58,-9,33,12,74,-42,18,58,19,-4,46,-2,39,28,11,-31,18,-50,-4,-49,-19,-23,4,37,8,21,28,-79,24,-72,-24,11,-74,-7,-29,-67,-13,34,-16,25,39,-8,9,-44,12,-42,11,36,-39,-62,18,-16,-18,-21,37,-51,58,51,-35,-27,45,6,-8,-70,4,28,35,42,23,11,20,64,20,8,21,60,-51,-7,68,29,111,27,-31,-9,-18,-15,-60,20,14,-41,-6,-19,85,-77,-41,76,-11,-44,11,-37,3,52,19,22,91,1,13,-43,40,-72,51,-6,-24,-22,-51,-9,41,4,-96,-23,22,24,-7,-11,-69,-21,-4,-62,41,39,-64,-71,-78,112,-9,34,19,61,-8,-53,-26,66,-66,31,-1,-16,33,61,-4,4,-20,60,3,2,13,-31,31,59,-74,2,64,26,-10,114,40,-14,47,-46,-1,3,13,15,61,22,-22,-41,37,-10,0,-30,38,1,-25,-36,-2,23,101,4,-31,6,-62,-21,-50,-8,20,-21,-15,-37,-24,2,-22,10,57,-75,-37,72,-9,27,16,32,37,17,98,-97,5,21,-4,23,-19,-38,0,53,24,56,26,-65,-13,-42,-71,60,-68,-8,61,-59,36,-22,-48,-28,25,-41,35,-60,14,8,5,-47,104,3,-30,13,71,13,39,4,37,86,-60,12,50,50,93,-82,-10,20,-52,79,80,-7,-5,-31,-43,17,-2,23,19,111,44,7,2,-30,-36,10,-10,-54,19,7,127,-32,88,10,60,-46,-33,-64,3,18,-43,54,66,-49,14,-27,20,-21,115,-26,19,19,65,89,-81,9,-69,-44,32,-30,3,60,11,-38,41,-73,-58,31,26,-46,-74,-34,12,-31,14,14,5,-35,69,123,1,-40,23,-14,-1,16,-73,-82,30,-74,29,2,30,63,-51,-68,71,-48,-7,41,50,-22,14,-54,42,75,29,-36,15,40,-25,24,-53,-45,-8,49,41,28,-25,-25,-55,2,42,-74,-72,-17,93,-23,-17,-72,72,11,-73,15,-55,-22,-1,-12,46,38,16,7,-11,-11,-47,92,21,-3,-7,19,-27,-84,36,-15,53,13,37,127,97,39,49,-29,6,47,76,47,25,4,-68,18,4,-15,25,7,34,-34,72,-7,29,101,65,20,33,-43,13,17,61,-68,-45,-9,50,5,2,-7,-23,0,-1,-26,-5,-74,-58,47,-8,-56,37,9,-29,63,51,36,13,-90,-34,-18,32,-92,16]'),
	(6, 'farebox-2-7b9ea9ed', '[-8,27,6,8,74,-43,71,-11,-13,34,19,-11,-11,127,14,-5,-26,-34,17,64,44,-21,21,-109,23,6,21,23,77,76,-45,-29,21,84,41,37,8,-24,45,66,19,50,4,64,-47,-33,19,11,-37,16,-30,25,-1,-9,-21,34,-34,29,-20,-22,21,0,-23,-12,8,-2,11,5,1,-72,-4,16,-1,-27,-36,-59,12,36,-30,-24,-26,-22,32,85,-123,17,49,19,14,6,-43,-10,42,29,64,71,-7,-34,53,64,4,-61,-9,-11,94,-3,-34,42,-19,27,-46,3,68,-16,-96,1,-16,-63,10,95,-8,-26,-2,79,-14,15,13,-1,27,19,-5,-37,68,58,-26,-99,-7,-85,56,15,50,-75,9,-14,-9,15,16,4,28,32,-5,-101,8,56,-6,-59,2,-50,-38,-16,-7,5,-73,-15,45,54,-84,5,-4,27,-21,-56,-23,-30,-45,32,-10,-18,65,9,-38,32,-56,-56,-12,-20,47,33,29,-69,5,-30,0,-18,1,48,-10,21,-20,12,86,25,-7,38,-52,24,5,-5,4,18,-63,-41,5,-34,7,10,-12,-2,-14,39,-1,-2,14,9,5,-1,-22,50,-54,-22,-57,-38,14,36,-73,-1,-52,-12,27,36,-16,-9,-62,73,-21,-32,-22,21,-2,13,-56,46,-51,-40,17,37,-2,86,-5,-22,-28,-71,32,-1,36,20,8,66,-22,-44,7,-26,26,14,5,-2,9,-26,-10,-16,-10,11,22,-23,37,-32,-88,31,-16,9,32,70,-42,-40,55,-20,8,34,23,20,81,-31,-41,31,-37,6,1,-31,5,-83,-9,-23,5,24,-16,-35,-47,-7,-22,-16,-13,-28,-26,-38,27,54,-58,105,22,-15,32,-39,-21,14,11,-36,28,-62,70,-4,21,19,29,53,9,-29,-5,-81,-63,-47,-16,12,-4,-2,32,62,59,66,1,-126,22,3,-51,0,49,-3,-6,31,34,-22,42,-30,126,15,19,-19,43,18,24,-30,-50,25,29,29,-44,-2,44,52,-41,-35,23,38,-33,8,32,34,8,24,14,24,-45,11,-4,-5,-44,-55,59,-57,33,27,-35,7,-24,-73,-4,-14,-42,18,-88,-30,-26,-65,32,-23,-68,23,-22,-53,15,45,19,61,18,39,9,1,-57,22,-2,-47,-45,80,37,-1,15,-28,71,12,25,-16,81,63,-19,34,-51,58,-29,13,37,-51,-18,12,-2,-8,-8,47,-26,-19,34,125,-1,70,9,13,-26,22,21,-25,31,7,-38,-1,-48,-14,-16,34,30,-2,2,33,-30,3,26,75,-5,2,-8,33,-20,64,7,42,18,26,42,10,3,49,52,1,51,-15]');

INSERT INTO farebox_fixture.sessions VALUES
	('d71b36223989ddd0be07e72dbbd330992f766023370bd459aced718698d991b5', 'usr_00000000000000000000000000', 1795591986611, 1798183986611, 'bearer', NULL, NULL, NULL),
	('5e0d7d166ebb9741c2085f28c11d9232c94c2762861c0c2076e1b14edc6cf9ef', 'usr_01M88SYQPYXHAH2517XNF711N4', 1795591986943, 1798183986943, 'bearer', NULL, NULL, NULL),
	('05df2820855b80d429a4dbc5c2ff2adbde27d6542656262d6a3f1b3dc2d7ecd5', 'usr_01M88SYQVA0DVHGFGQ3R9SAM85', 1795591987052, 1798183987052, 'bearer', NULL, NULL, NULL),
	('ed5989e027dd806c8e1b571566ce996e38ff2cc188569cfae927b36fc12967cf', 'usr_01M88SYQX849P078EGF2ER0WMT', 1795591987118, 1798183987118, 'bearer', NULL, NULL, NULL),
	('21a5f99eea88d3d7335c65407a2259c4e4d24f19c69269a5c88c77dc6ab3c3b1', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 1795937589093, 1798529589093, 'bearer', NULL, NULL, NULL),
	('f4653b473d7c5ce3b949aa035b47b545b34d5e06c3ce5591112b2995cd7e6e25', 'usr_01M8K3HQ49W03SVZV0SHK4R0HN', 1795937590412, 1798529590412, 'bearer', NULL, NULL, NULL),
	('c2c5ff057b3722ecb597d6d46a7510281c41d36633dfc289f0cd4a4fca496308', 'usr_01M8K3HQ49W03SVZV0SHK4R0HN', 1795937590450, 1796542390450, 'browser', 1795937590450, 'node', 1795937590863),
	('540aecf1f741b29bbe4fb4db6f3e946c3bcbae393cc978a6045be4d02583a017', 'usr_01M8K3HQJMXF2TH248VZK1GQR5', 1795937590870, 1798529590870, 'bearer', NULL, NULL, NULL),
	('5ee7289e8142008833873b0a104fb9811d9b532b4740444d8a979cc453ec7c4a', 'usr_01M8K3HQK9GV4DZBZ9PTS4Y045', 1795937590890, 1798529590890, 'bearer', NULL, NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('4b6330a644c25ac7e6730bd2c401afb8f32a51b29b5970315860daf379a61b2d', 'usr_01M8K3HQP9E60R1M389V9DE4H7', 1795937590989, 1796023990989, NULL);

INSERT INTO farebox_fixture.sign_in_identities VALUES
	('idn_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'https://id.example', 'dora', 'usr_01M8K3HQK9GV4DZBZ9PTS4Y045', NULL, 0, 0, 0);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795937589367);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xf8640447c916598155c42d76c5b778370fb2232b', 9950000, 10000000, 1795937588139),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xf849e142d7caf635e0b0278bc567d34f48732422', 9000000, 10000000, 1795937588181);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xf8640447c916598155c42d76c5b778370fb2232b', '0xcf930fa5b0c3b847a3f52d2d1c9dcf72cc8dff589aec43d9abe346477add66da', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xcccc2083361280162212d8778f18f152580034247eb9f9c24c620bfa5bc7cb19', 1795937588139),
	('0xf849e142d7caf635e0b0278bc567d34f48732422', '0x581aefdc6459bac4f784f3ea4d5cffac0e1c307debe1be47713d60146c45c9cb', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x5bc23680a975a420ec1e4b9d7d3f5db89218f2665de66c5bc2c533fdaee2ea69', 1795937588181);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795591987135),
	('word-count', 1, 1795591987146),
	('slugify', 1, 1795591987155),
	('random-uuid', 1, 1795591987158),
	('hk-weather', 1, 1795591987174),
	('outline', 1, 1795591987178),
	('read-at-once', 1, 1795591987181),
	('scan-submit', 1, 1795591987183),
	('scan-result', 1, 1795591987186),
	('counted-echo', 1, 1795591987197),
	('city-create-tree', 1, 1795937593342),
	('city-list-bikes', 1, 1795937593344),
	('city-get-bike', 1, 1795937593351),
	('slow-echo', 1, 1795937594080),
	('failing-echo', 0, 1795937594121);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8K3HTBTM9ZFVQHBP7WH3K9P', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8K3HTBTM9ZFVQHBP7WH3K9P', 'image/png', 19, 1795937593722, 1796027593722);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795937593578, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795937593566, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795937593578, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8K3HT9C75ACEM3GVAV4JC8M', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8K3HT8PB5P28HJBGBXY8291', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8K3HTBTM9ZFVQHBP7WH3K9P"}]}', NULL, NULL, 1795937593644, NULL, 1795937593736, 1796023993736, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8K3HV4ME26KEQW3GS8ZGWB4', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8K3HV4CPFQYT7RFFC15PAB7', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795937594516, NULL, NULL, 1796110394516, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 7, 1),
	('counted-echo', 20786, 11, 1),
	('counted-echo', 20786, 12, 1),
	('scan-submit', 20786, 41, 1),
	('counted-echo', 20786, 10, 2),
	('counted-echo', 20786, 16, 1),
	('scan-submit', 20786, 32, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795937590997, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8K3HQQM34RE7GHWQ2QEDT00', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:36299/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:36299"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', '0x9KVD5xEOSXXlbmVMUglQeI1C2__LwB5J7FYSHTIuz5wjUO1ba1zwuQEYsGjmE2lNRiBxIeGzQ', '["apiKey"]', 1795937592931, 'usr_00000000000000000000000000', 'farebox-verification=dbb9aea876bacd6010a74411c0f74c57b5f49712', NULL, NULL, 1795937593513, NULL, 1795941192931, 1795937592931, 1795937592931, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795937588091),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795937594162),
	('scan-submit', 2, 2, 2, 0, 0, 7, 1795937594507),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795937594568);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M88SYQYMT51F1HGR49FWMHQA', 'usr_01M88SYQX849P078EGF2ER0WMT', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795591987156),
	('top_01M8K3HNW1W25A88TR0CZRCM1P', 'usr_01M8K3HNV4YNKZ53Y5MADSCDCY', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795937589121),
	('top_01M8K3HQ4WNEEWMK5D1TVN4N8H', 'usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795937590428);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8K3HT6CZJ7EY967GP8PMEZ0', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795937593548, 1795937593548, NULL),
	('upay_01M8K3HT6R9SMCX3SMG94TX4BM', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795937593548, 1795937593560, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'Admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$poq+q1O2KaSpUaBb2h7Jtw$EYjS8Dlkm4Nzy14ovTcs1SodyWokVxdcyqJ+p1IztAc', NULL, 1795591986452, 1795591986452, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88SYQX849P078EGF2ER0WMT', '2c4dee64-3cf5-4be6-88ac-76d50f8b9dc7@example.com', 'Account R0WMT', 'owner', '$argon2id$v=19$m=256,t=1,p=1$OGvg5fAuMDHdyEeO7epFhg$VDQieQwx8lTJxO7qSn9GpJ3xA4meXhd94YhcQ//yGdQ', NULL, 1795591987112, 1795591987112, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88SYQVA0DVHGFGQ3R9SAM85', '1f0d166c-0938-4e36-8e3b-348049f21fb7@example.com', 'Account SAM85', 'owner', '$argon2id$v=19$m=256,t=1,p=1$kOPQerOTMfqyCBfSYmXy3w$docQo0OMRRAv0lzMm9M5wrtP1O40ewjjCc/XXsL4n7Y', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795591987050, 1795591987230, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K3HNV4YNKZ53Y5MADSCDCY', '9f4861a2-e5cc-45f0-a0d6-ef2e2ac0f69d@example.com', 'Account SCDCY', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Yrci6N3RnY22//BpyzLg9A$HQnC36d29AHIF95CppV1VyfhRhN53bSLdzvO0HpdF7k', NULL, 1795937589092, 1795937589092, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88SYQPYXHAH2517XNF711N4', 'c1fa963b-2648-4120-9510-e5cc50cb6232@example.com', 'Account 711N4', 'owner', '$argon2id$v=19$m=256,t=1,p=1$5ea75+w3nMXhmF1lbya7Kg$ZWduULeKfIkVMKlL2/zr9nCeKNj2Vp+F/W1H6ZmOm5g', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795591986910, 1795591987214, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K3HQ49W03SVZV0SHK4R0HN', 'd727f994-f35b-493e-be34-33d94e153fbe@example.com', 'Account 4R0HN', 'owner', '$argon2id$v=19$m=256,t=1,p=1$NuVlDqR0Ccnw4Kj2nL0eWw$XDWBOCgnXYcInTc8TrhD4aiORNmIyjiD0xGhYNDsSsk', NULL, 1795937590409, 1795937590409, NULL, NULL, NULL, NULL, NULL, 'en', 'Nr7F28c9sSh-UWDIUCB3SwCLN-HBO3-cwVww6ABHHQZW65z7tfPsspIVCxFThWKGu33_Dm6F3UIZflDO', 59864586, NULL, NULL, 'person'),
	('usr_01M8K3HQJMXF2TH248VZK1GQR5', '1d048cbe-7f12-4495-ab75-5f934a39ca83@example.com', 'Account 1GQR5', 'owner', '$argon2id$v=19$m=256,t=1,p=1$vZKgiqaNbx37K6o8ZZfM3w$Xwnj6X5wgugDGH3Lz0dyQ+DAmsaqN6HIDvmNbNjc+6g', NULL, 1795937590868, 1795937590868, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K3HQK9GV4DZBZ9PTS4Y045', 'e3fb23f1-fb10-4123-aa66-6e4bede3c843@example.com', 'Account 4Y045', 'owner', '$argon2id$v=19$m=256,t=1,p=1$ngrcX+Ay9kUCWzn1u++CqQ$DmSBjbS3DC9mAwyLZNdLrAFcOyiHEIBNHJMkjPnsd10', NULL, 1795937590889, 1795937590889, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K3HQKT5WFJQ8TCK5GX2202', '(team usr_01M8K3HQKT5WFJQ8TCK5GX2202)', 'Ferries', 'owner', NULL, NULL, 1795937590906, 1795937590906, NULL, NULL, NULL, NULL, 1795937590906, NULL, NULL, NULL, NULL, NULL, 'team'),
	('usr_01M8K3HQP9E60R1M389V9DE4H7', 'eve@example.com', 'Account DE4H7', 'owner', NULL, NULL, 1795937590985, 1795937590985, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person');

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8K3HN0TMVS3MD02RDQ9TEQF', '0xf849e142d7caf635e0b0278bc567d34f48732422', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795937588250);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_lgG43cwlwhSOwbMR2S1wqlw1IB', 'sig_01M8K3HP6M1H74597PA0HFXBD5', 'asset', 'ast_01M8K3HPV99A7QBAXBNMQN8APS', '{"kind":"asset","id":"ast_01M8K3HPV99A7QBAXBNMQN8APS","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:41449/api/v1/assets/ast_01M8K3HPV99A7QBAXBNMQN8APS"}', 'waiting', 1, 1795937595824, NULL, 'address_unreachable', NULL, 1795937590367, 'match:asset:ast_01M8K3HPV99A7QBAXBNMQN8APS:20786:0');

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

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_pkey PRIMARY KEY (id);

CREATE INDEX access_logs_by_asset ON farebox_fixture.access_logs USING btree (asset_id, id) WHERE (asset_id IS NOT NULL);

CREATE INDEX access_logs_by_kind ON farebox_fixture.access_logs USING btree (kind, id);

CREATE INDEX access_logs_by_outcome ON farebox_fixture.access_logs USING btree (outcome, id);

CREATE INDEX access_logs_by_time ON farebox_fixture.access_logs USING btree (at, kind, outcome);

CREATE INDEX account_messages_by_account ON farebox_fixture.account_messages USING btree (account_id, id);

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

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES farebox_fixture.demand_watches(id);
