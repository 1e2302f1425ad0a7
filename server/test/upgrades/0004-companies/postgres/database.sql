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
	('log_01M88V9A6JDH98AMJVY9NAPDME', 1795593382098, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88V9A0SJJWT0YX8816FT6J5', 1),
	('log_01M88V9AKZCN4Q71KRRJ7HEDSE', 1795593382527, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88V9ABVCTT77VRXS7TKW30C', 1),
	('log_01M8K4W7NMM7B6F86K0PA7QP5F', 1795938983604, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8K4W7HVXERW6N9DKYZ53GSC', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W7N545M39JQWV8GW5SZG', 1),
	('log_01M8K4W7N3RXAD5TYZWBRPKVAJ', 1795938983587, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8K4W7HVXERW6N9DKYZ53GSC', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W7KTAST2C1GY3SA8C02F', 1),
	('log_01M8K4W7WCAW5K75SMZ0RCFREP', 1795938983820, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W7R5RFBVSR75P1KBSD8N', 1),
	('log_01M8K4W7YPZT65CF0AA6GKNWSG', 1795938983894, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W7X79E5B8Z441368KYTC', 1),
	('log_01M8K4W8FKQ7E1ZJ0533N2SQ15', 1795938984435, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W80Z9607CF56YKDYZ2ZK', 1),
	('log_01M8K4W8FZCZ9APT01D9SVWSZB', 1795938984447, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W8FPYYVANJWA87AASTS9', 1),
	('log_01M8K4W8GTEN4CNF9M389M7A3D', 1795938984474, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W8GCPPB6GA6KRSHVEK85', 1),
	('log_01M8K4W8H9D0TCNVD57Q6D9V05', 1795938984489, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W8GXM4CPZ33B7NW9465S', 1),
	('log_01M8K4W8HCTEQ5M19CZ800HPKC', 1795938984492, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W8HC5QWKEF52HY1YY9XQ', 1),
	('log_01M8K4W8N75TEW5KBYGKCA9DKX', 1795938984615, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W8HG02ZDZS1FAWSZ33NS', 1),
	('log_01M8K4W9F6DV1V21VH8H560QQ7', 1795938985446, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W9F0BJ0C3ZX80P9GC8GG', 1),
	('log_01M8K4W9GEXPV89CH61E3R33Q1', 1795938985486, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W9G95KJY501X83TWZ8D8', 1),
	('log_01M8K4W9JRVS8D54XWFN4E8EXP', 1795938985560, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W9JJQRCJ4GA12QX6M5J6', 1),
	('log_01M8K4W9KXF0CF4G9MVH97RB4M', 1795938985597, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W9KSYK3D2KN9CC03ZT76', 1),
	('log_01M8K4W9PN2S4E6HS0MTVHVEXX', 1795938985685, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W9MZ9R5012Y403XSQDAD', 1),
	('log_01M8K4W9W8EZHB315A0GNV0HQH', 1795938985864, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W9W0P262MWEHGR1680CA', 1),
	('log_01M8K4W93MHWSRNZEZ9D8TBGF2', 1795938985076, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W93M4AD0DXGWB8JNYDF6', 1),
	('log_01M8K4W9EXVPD1G702J87HAH1V', 1795938985437, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W9CQR7QCACRYBJJXZ9ES', 1),
	('log_01M8K4W9G6RJMKJ9K9DNFFMJ2P', 1795938985478, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W9FGZBPERS4VRZ8Y1JE5', 1),
	('log_01M8K4W9JFDQW25V22WXKKCKFC', 1795938985551, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W9GM23QQJ3EEY5DM9MPB', 1),
	('log_01M8K4W9KKM9C4F2GTM35E3S9C', 1795938985587, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W9JZDKKCMX77F9YXS3GN', 1),
	('log_01M8K4W9MS8PEDN2Z5WERN9EA7', 1795938985625, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W9M77S46784A5F0ZBG63', 1),
	('log_01M8K4W9VXMSPH7823QA8DGC28', 1795938985853, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W9RD5S5MFKRD7Y1WKF57', 1),
	('log_01M8K4W9YGGK5HEAMHW9A03MHP', 1795938985936, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4W9XGSBD3BG55VARBFGKM', 1),
	('log_01M8K4WA49TCEAWCJWFZDGPFA5', 1795938986121, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WA45Z1WP506JX1M636JZ', 1),
	('log_01M8K4WA5HEYBN570PW58JPCXD', 1795938986161, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WA5BVKB6RCP7RXVNP3HG', 1),
	('log_01M8K4WA8CR3X6S6724KXJ353B', 1795938986252, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WA7B8GFRJKE25JTRZF9W', 1),
	('log_01M8K4WACSP0KMPD3JJ720CV2F', 1795938986393, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WACJWT1CTK2CVEFAYA99', 1),
	('log_01M8K4WAECEDE5SN2M7JTHNN4Q', 1795938986444, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WAE68RTYZS570QWDWT3B', 1),
	('log_01M8K4WAK9HF2GVT02GAQV682P', 1795938986601, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WAHZYFXJKKF2DGVXECFG', 1),
	('log_01M8K4WAS2AN94D4KX0Y3TZ1FR', 1795938986786, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 'node', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WART8M0XN0BJKH2FHFBA', 1),
	('log_01M8K4W9XB69JP1738FD7EHZHG', 1795938985899, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4W9WHV0H0CTMW2YCG0E7V', 1),
	('log_01M8K4WA416WM51B4NJA6FX77X', 1795938986113, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WA0Y6Y36W95QW7Q65AM7', 1),
	('log_01M8K4WA58REGB4WNZ6ZYJ4GJD', 1795938986152, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WA4JBQ92GBMKJPVGWMWZ', 1),
	('log_01M8K4WA73N4JYCFVFN4H69ERX', 1795938986211, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WA5ZVJFD130E9D2ATZTM', 1),
	('log_01M8K4WACAMFN09P6GJF9ECM3E', 1795938986378, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WA943PB48HT8VNM8YAER', 1),
	('log_01M8K4WADQM77HN294M6NNETW7', 1795938986423, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WAD305ZBFZBE7GGZRDW3', 1),
	('log_01M8K4WAHVJS7WESWZYHS7FNKW', 1795938986555, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WAFZAGQDM1H7YJWP713N', 1),
	('log_01M8K4WARQC4JHX96FK0QZKVVX', 1795938986775, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, NULL, 'ast_01M8K4W71DPVPKN2T00EBTXHRF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WAQHGAVZVR74MSPPWNJF', 1),
	('log_01M8K4WBBY5JWD565Z9XZ57B28', 1795938987390, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', NULL, 'node', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WB7VW0JMEPRXNG6TVDCJ', 1),
	('log_01M8K4WD2X1BWWDZ264W3GMTKX', 1795938989149, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WD09ZDJ96YDP5K3NXFD4', 1),
	('log_01M8K4WDF0Y02C5WBPWV33DFRN', 1795938989536, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WD4Y5CRJGRC5BHRH0XZD', 1),
	('log_01M8K4WDZDDWY73CC735KSRQ9X', 1795938990061, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WDFAYWWNQ7BYM4KDNF2E', 1),
	('log_01M8K4WE930V0DX1WM8BBXZ3DQ', 1795938990371, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WDZMFEGR5EQPRBQ20CP5', 1),
	('log_01M8K4WEBYQGW5B4PWMFDZMHFW', 1795938990462, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WE96FDPZW2MRTGGZ7VTJ', 1),
	('log_01M8K4WEWN69TWS906YGWAYB6E', 1795938990997, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WEC1G3XZ289Q44J1DZ4D', 1),
	('log_01M8K4WEYZXPBP5Q0FH6GCGHBT', 1795938991071, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WEWSEK6K9CZSVB1J9W8Y', 1),
	('log_01M8K4WF1D43CGTS4XX4PYPM33', 1795938991149, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WEZ2ADKBDZBJRGVZWJ5P', 1),
	('log_01M8K4WF7R7V0HZBH36W61D1XJ', 1795938991352, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WF1GPHZ8K9TR5ZDDJ5EC', 1),
	('log_01M8K4WFD4GJ6NDRN6SSDYZ6B0', 1795938991524, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WF864XRQP446ZRETX52W', 1),
	('log_01M8K4WFMCZCKATQAKJXR70Y1C', 1795938991756, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K4WFDG0VVT1BD30V3M2SZE', 1),
	('log_01M8K4WFWPJNXVP8ZE1NM414P8', 1795938992022, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8K4WFMFGRPY33NYMVB05S8T', 1),
	('log_01M8K4WG37WQ3WH0S3CG7DDKSJ', 1795938992231, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8K4WFWRPHKRB3XGTFCNSMK4', 1),
	('log_01M8K4WR3E1C788N8ZC2VDH6Z2', 1795939000430, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WR2S2RFFE1ZFA4V7T89J', 1),
	('log_01M8K4WR44PZBX1MFR3N5Y49F3', 1795939000452, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WR3H4MGG3XTS450X41W7', 1),
	('log_01M8K4WR74FTQR213XG2TM7JX7', 1795939000548, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WR652NGAW7NV65FVFF5M', 1),
	('log_01M8K4WRERB5XHACTNCM5N09SM', 1795939000792, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WRERZ47EXM7C642J1NYE', 1),
	('log_01M8K4WRKS9HN3RZ76ZKEA0YRT', 1795939000953, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WRGMNB1KXGDGRJXJJ17X', 1),
	('log_01M8K4WRM103BX7FXNMX8XGPFA', 1795939000961, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WRKWV1AEDQQPJ5QGTJ8J', 1),
	('log_01M8K4WRYA89G7N34DFH0JPSZJ', 1795939001290, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WRM5NTC6KRT787ARC7J6', 1),
	('log_01M8K4WRZ5SC3ABG3DVDK71AST', 1795939001317, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WRYP2KCJQPNJ57Z01EBR', 1),
	('log_01M8K4WRZJCAF1Y018MK1CQ0H5', 1795939001330, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K4WRZ7M3PV0S9MESV0SHEM', 1),
	('log_01M8K4WS0QKKE46A289TSJB18G', 1795939001367, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K4WRZVCGKK5WYRJQC48353', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M88V99Q37TRRJFX3K0GD4EZA', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M88V99BXZY17Y5N42B8D59SC', '{"topUpId":"top_01M88V99MENF9DP3G4ZS99V6GE","amountMicros":20000000,"currency":"USD","note":null}', 1795593381603),
	('act_01M8K4W7E288BM95CW2J7XKDGS', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'asset.update', 'ast_01M8K4W7B46HPFEZ5JKD68M91M', '{"status":"unlisted"}', 1795938983362),
	('act_01M8K4W7GZDYYYAE3C4S9MBVVW', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'asset.archive', 'ast_01M8K4W7EVPWDD925RVEP2E8QE', '{"status":"archived"}', 1795938983455),
	('act_01M8K4W7QXWC0MDCFHJV6HH8GT', 'service', 'asset.pause', 'ast_01M8K4W7HVXERW6N9DKYZ53GSC', '{"reason":"file_missing"}', 1795938983677),
	('act_01M8K4W7QYAGSP3B61GEC6W4ZS', 'service', 'delivery.give_back', 'ast_01M8K4W7HVXERW6N9DKYZ53GSC', '{"reason":"file_missing","revenue_event_id":"rev_01M8K4W7N8JVHWWY0KDD255AAA","payment_id":"pay_01M8K4W7KTAST2C1GY3SA8C02F","amount":"0.10","lost":"0.00"}', 1795938983678),
	('act_01M8K4W9B0DYGHGKRNA300ZC4D', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', '{"refundId":"rfd_01M8K4W9AQFDSATAB6TDNHX37Z","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795938985312),
	('act_01M8K4WASV663HBN7G3Q88RYM1', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8K4WASHZ1GZRY0HVEB0D4QG', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795938986811),
	('act_01M8K4WATWCQ1Q7FWF1DJWB4YF', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8K4WASH0HSTESSEQ6BKSZ2A', '{"reference":"wire 17","batchId":"pob_01M8K4WASHZ1GZRY0HVEB0D4QG","ownerId":"usr_01M88V995RY0YR1X6N6KQVRVJQ","amountMicros":1080000}', 1795938986844),
	('act_01M8K4WAX2AV14X03FK0ATW7AG', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8K4WAV722KE6946AVDDH0JZ', '{"topUpId":"top_01M8K4WAWYECENDG8PNWSTSMQW","amountMicros":9000000,"currency":"USD","note":null}', 1795938986914),
	('act_01M8K4WCFEMH7B682NQVY8DF9M', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M88V99BXZY17Y5N42B8D59SC', '{"topUpId":"top_01M8K4WC1E9A5AGAEQN35N611T","refundId":"rfd_01M8K4WCF38VPNKW28H61Y7XDH","amountMicros":2000000,"currency":"USD"}', 1795938988526),
	('act_01M8K4WHDAMS23YHMXW95D1BAP', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8K4WHBZXMER37TCTS0CCQCN', '{"topUpId":"top_01M8K4WHD216CXNKFAJPFSXQ5B","amountMicros":10000000,"currency":"USD","note":null}', 1795938993578),
	('act_01M8K4WJJQST9NF8B0QSEPYE9E', 'usr_01M8K4WJCAY8G4B4EK7SP2DT3F', 'team.create', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', '{}', 1795938994775),
	('act_01M8K4WJM32CE69YWJNZN8BCS4', 'usr_01M8K4WJCAY8G4B4EK7SP2DT3F', 'team.invite', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', '{"invitationId":"inv_01M8K4WJKPXAX0X7RYFVRWNQNC","role":"developer"}', 1795938994819),
	('act_01M8K4WJTG52CD4E428H06BN9V', 'usr_01M8K4WJFFYQMPBFM7E5DYYKT1', 'team.join', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', '{"invitationId":"inv_01M8K4WJKPXAX0X7RYFVRWNQNC","role":"developer"}', 1795938995024),
	('act_01M8K4WJV43A78ZG8XPBJYG072', 'usr_01M8K4WJCAY8G4B4EK7SP2DT3F', 'team.invite', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', '{"invitationId":"inv_01M8K4WJV0195PT8P5Y7KR94FX","role":"developer"}', 1795938995044),
	('act_01M8K4WJX796SKWNS3FV9W6FVJ', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8K4WJX6Q9T645M5C1EHTECM', '{"role":"owner","hasPassword":false}', 1795938995111),
	('act_01M8K4WJY36RMA55WGTGS7TTMW', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795938995139),
	('act_01M8K4WQ5BFD0TPGVFDQCPZ0RX', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8K4WJZ7VQPBAM1ZTPRS1P5S', '{"kind":"openapi","name":"city","tools":3}', 1795938999467),
	('act_01M8K4WQRQ2Z74KN3BNHSZGD4C', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795939000087),
	('act_01M8K4WQSJ1W7C85XV4QSRC57R', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795939000114),
	('act_01M8K4WQSMA0A4WF0X99PW5X36', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795939000116),
	('act_01M8K4WR0P19VJWT6J1D7CN90P', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795939000342);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M88V9972BHJN7VWAKNVF7GXP', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'agent', 'f193afb61a357b3ad91d60d62b453c6516d90f2a179ae59249586351f1fe8a69', 'fbk_Bapi', NULL, NULL, NULL, NULL, 0, 0, 0, 1795593381090, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M88V99A6P4VW842H6ETDK7B1', 'usr_01M88V998RFHTWKQDV8JHBX4TC', 'agent', '6f83ee8f42ca3c53948ea94428835bf4b90184a265080adcce32c045159f1dbd', 'fbk_LC1g', NULL, NULL, NULL, NULL, 0, 0, 0, 1795593381190, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 'agent', '39b7a8a1eff6109118e2d3d9610b894476c515ad8f685194eeb50364ba8555cb', 'fbk_J5B6', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795593381344, NULL, NULL, NULL, NULL, 1795938983908, NULL),
	('key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 'agent', 'd28b35005879ac15f852f6b1822fb42225a86a1cf7f537c7e9e96fe706c4da68', 'fbk_dZM1', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795938986864, NULL, NULL, NULL, NULL, 1795938986943, NULL),
	('key_01M8K4WHTQKSCZ3VZ860FZ686X', 'usr_01M8K4WHBZXMER37TCTS0CCQCN', 'Test agent', 'code:ddb12e8a88bc825d030416a1a49c752a23b71ec1c62f1e35679c221354bedd07', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795938994007, NULL, NULL, 'dhhOXcPJDlVScunEUBKnNinFcINLTAup', '["search","spend"]', 1795938994278, NULL),
	('key_01M8K4WJCZ27X5MY5GFNQ6ZVV0', 'usr_01M8K4WJCAY8G4B4EK7SP2DT3F', 'agent', '9c9fa5b206348b80b0245dab76405e87e9653ee24524f68b855272359779228d', 'fbk_59sx', NULL, NULL, NULL, NULL, 0, 0, 0, 1795938994591, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8K4WJH71Q7A5NSR13FV8VJD', 'usr_01M8K4WJFFYQMPBFM7E5DYYKT1', 'agent', 'e80768447a299a5447098f41cb1164323bc52db0c87462abcfb105ba65ce1425', 'fbk__SuG', NULL, NULL, NULL, NULL, 0, 0, 0, 1795938994727, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8K4WJVT1H1N0Y4A9PT0EPBS', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', 'ferries', 'c46b9cf1eee2f4754c208ab6ea0670252997954767697ea8a58ac826c762b1ea', 'fbk_RvF7', NULL, NULL, NULL, NULL, 0, 0, 0, 1795938995066, NULL, NULL, NULL, NULL, NULL, 'mem_01M8K4WJTFKEE6FZD6KMGJKW2N');

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K4W6TQB3XK3690G8QGJQFS', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795938982734, 1795938982734, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K4W7B46HPFEZ5JKD68M91M', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8K4W7BRZ2D4YADC5MBS8ZBZ', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795938983268, 1795938983351, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K4W7EVPWDD925RVEP2E8QE', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8K4W7EZA07QZT0H0HKBT7MS', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795938983387, 1795938983442, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K4W7HVXERW6N9DKYZ53GSC', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K4W7HY83S7KB1RE43GKJAA', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795938983483, 1795938983636, 'file_missing', 1795938983636, NULL, 'en', NULL),
	('ast_01M8K4W71DPVPKN2T00EBTXHRF', 'usr_01M88V998RFHTWKQDV8JHBX4TC', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K4W71JB8JF0PATQWHKKT5N', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795938982957, 1795938982957, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K4WG3MGZQHDTF3JCSZ5BHD', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K4WG692YGW77Y0PHT60TTT', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795938992244, 1795938992244, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'LgM1fJ9FBPxgHVavs_90A76vym50-XXM', 1795938991590, 1795938992624, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8K4WCF38VPNKW28H61Y7XDH', 'top_01M8K4WC1E9A5AGAEQN35N611T', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795938988515, 1795938988544, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8K4WC1E9A5AGAEQN35N611T', 'usr_01M88V99BXZY17Y5N42B8D59SC', NULL, 5000000, 'USD', 'http://127.0.0.1:35163/docs/credit', 'http://127.0.0.1:35163/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795938988078, 1795946188078, 1795938988494, NULL, 0),
	('top_01M8K4WCGSXFQ7P30RNAYY2T99', 'usr_01M88V99BXZY17Y5N42B8D59SC', NULL, 5000000, 'USD', 'http://127.0.0.1:35163/docs/credit', 'http://127.0.0.1:35163/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795938988569, 1795946188569, NULL, 1795939588569, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M88V99BXZY17Y5N42B8D59SC', 1000000, 'http://127.0.0.1:49150/hook', 'o8IlKT4Zyhc_3qd4C8Zp4pb3DOuqs2NNDkLidYhskW-BZq61o9qxE952Nd_hJtq1rrxDl27NADFFoDUcQpqCqtoh2WLNtn2FcroOCZ1_', 1795938988067, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8K4W8XR56XA8CQKMBMD0P1Z', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'pay_01M8K4W8R4ZT9DBPXVX3ZKE07YjsCEPYgOxQFo6m3RE4VagVlGcpgnuF-lUywhdU0UOitS40XjTgJAkETAqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKL9X907WrLqCw', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795938984888);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8K4WD0DHBNEWP6QY04AQ656', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8K4WD09ZDJ96YDP5K3NXFD4', 1795938989069, 638),
	('sig_01M8K4WD4ZT7GXKW9Z2CXS84S6', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8K4WD4Y5CRJGRC5BHRH0XZD', 1795938989215, 666),
	('sig_01M8K4WDFA3S11CTQKATPF9YDG', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8K4WDFAYWWNQ7BYM4KDNF2E', 1795938989546, 614),
	('sig_01M8K4WDZMN6A5V46RSV5HJJN4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8K4WDZMFEGR5EQPRBQ20CP5', 1795938990068, 616),
	('sig_01M8K4WE9GSMKE16FWYYJMSV2M', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8K4WE96FDPZW2MRTGGZ7VTJ', 1795938990384, 616),
	('sig_01M8K4WEC1S08CRPCRSCQP6R56', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8K4WEC1G3XZ289Q44J1DZ4D', 1795938990465, 628),
	('sig_01M8K4WEWTXQBAPSE5EZHV8Q7S', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8K4WEWSEK6K9CZSVB1J9W8Y', 1795938991002, 622),
	('sig_01M8K4WEZB0A3JFSP591JWG9SQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8K4WEZ2ADKBDZBJRGVZWJ5P', 1795938991083, 624),
	('sig_01M8K4WF1GMQNF1X39MR07TA23', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8K4WF1GPHZ8K9TR5ZDDJ5EC', 1795938991152, 622),
	('sig_01M8K4WF8FG4SAMP8SQ175XN5P', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8K4WF864XRQP446ZRETX52W', 1795938991375, 620),
	('sig_01M8K4WFDHDRKSVVN8AP4GJCY3', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8K4WFDG0VVT1BD30V3M2SZE', 1795938991537, 616),
	('sig_01M8K4WFMF3DP2ZV1R8P5JK8EK', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8K4WFMFGRPY33NYMVB05S8T', 1795938991759, 588),
	('sig_01M8K4WFWRJEFFQB6RNJQMZ7P4', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8K4WFWRPHKRB3XGTFCNSMK4', 1795938992024, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8K4WD0DHBNEWP6QY04AQ656', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'qyMrZ_fgZ5GTUU0z8slV7DE1A4-UU0uKTCYCfD2ME_9nFQ9oM-_frw9ScM3dv8IfsNBuZs_6Nckm_13Rt5UB8FcPZlRKjrQRbBCBAAYl', 'sightings of quetzals in Costa Rica', 'dataset', 1795938989076, 1803714989076, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WD4ZT7GXKW9Z2CXS84S6', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ioKvG2nKmq-lws4Nxm5lr79JML3EtS8-pPcLyk3PBKEPm8DQM89RJlkeFisNiNeM6YyLgXI94fcVL79nC5Sq6IDzjhloMtalCJolKtSS', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795938989222, 1803714989222, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WDFA3S11CTQKATPF9YDG', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'REzoLcm6C1qX4HB4Sm1bIuC_KVlqvsjGdorSBczVlYqcCihMAKPkHTygAS8hCgXUws0rXQ8I0p39qyAXtot2PvwWH35RxR3u1s4g6RyM', 'snow depths of the Alps', 'dataset', 1795938989631, 1803714989631, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WDZMN6A5V46RSV5HJJN4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'QYgSOmUn53HJng7mAtI-obMfP49sVAxjvPMtrVRDMzfu_mB_AJPpaZ347RyIFd8N5DkrQJLxhi6B-f9MgwVT4bWubLhl0UrjUh7tORUC', 'snow depths of the Andes', 'dataset', 1795938990294, 1803714990294, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WE9GSMKE16FWYYJMSV2M', 'http://127.0.0.1:49150/hook', '127.0.0.1', '0TN3evzHrTcya2jh75wMXginpeUJptjh3rlGTD8P5ZqRA23CYHgTWnpay2s3nSOLW-NfEB_on1KjKneYDv4HnGKfpNeGN8rfPQE20_LW', 'snow depths of the Atlas', 'dataset', 1795938990390, 1803714990390, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WEC1S08CRPCRSCQP6R56', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'CewfoZfB_RarT0V4JZjwTMHqWNvlMzk_s4L-RQYK7w1jRGGKvS-zPjbnDvE9JSCN4Jydpz-aFqe3-HZn05BzwUc2O7brjcGLzv_GlKbP', 'snow depths of the Carpathians', 'dataset', 1795938990474, 1803714990474, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WEWTXQBAPSE5EZHV8Q7S', 'http://127.0.0.1:49150/hook', '127.0.0.1', '31iTbkR9hOUVIb2reiTj4uXbvHg4C-GMFDcM_5ssuHBp-al_zpIFYjtSxlrVuYG-_qpjniN1vqBEZn454V9l7k_-8PfP3xCFUy0MiN4q', 'snow depths of the Caucasus', 'dataset', 1795938991007, 1803714991007, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WEZB0A3JFSP591JWG9SQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'oihdnikv1l89gOW_giqpe-hKiMZjDBi8ZLX_TBcdb6-lesfV3c3yLoARUnej0WGu23itoFYsp4B2og9FgUL7PSbElBb09C5Peri_P9di', 'snow depths of the Dolomites', 'dataset', 1795938991094, 1803714991094, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WF1GMQNF1X39MR07TA23', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'gWK8UnLTXjMpvGkLNCI9Hdqyu4yN0D0NLhAKIr2XEcXKL8noIFPizrGu1eUdApaSknuhK93YiUOEPcaNIfvAdIVb3Jbk6q_o28CAhIQq', 'snow depths of the Pyrenees', 'dataset', 1795938991153, 1803714991153, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K4WF8FG4SAMP8SQ175XN5P', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'j1xllaNAjiLeNeMk7SKpNVaaBgSgOeS7bEUZxYLdzaUQlNiSYp-Z8PgeaTctVdINXf5PEdKswVQCTxfjk7rKgrpjbtKA-c7wRETPVlgs', 'snow depths of the Rockies', 'dataset', 1795938991378, 1803714991378, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8K4WJY1D8AYQ9QRND112GYJ', 'timestamp', 30000, 1795938995137, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M88V995RY0YR1X6N6KQVRVJQ', 'staff', 1795939000500);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M88V995RY0YR1X6N6KQVRVJQ', 'staff', 'anna', '', 1795939000500);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M88V98KY2K1CRCCTVX0TC9NM', 1795593380498);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8K4WJZ7VQPBAM1ZTPRS1P5S', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:40261/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'LBI1GuQj-dm5KnH7uK39neVmzeSSdGB3gRiRmzyQelo', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795938999987, NULL, NULL, NULL, 1795938999442, 1795938999441, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8K4WJZ7VQPBAM1ZTPRS1P5S', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40261/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'fVN1nh1mbW7_FMQkEBjnaBVaBr_4yQTpVK8F6oI1qKc', 10000, 'published', 'called with its example', 0, 1795939000108, NULL, NULL, NULL, 1795938999442, 1795938999441, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8K4WJZ7VQPBAM1ZTPRS1P5S', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40261/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '8joWl6VF_L6MeIDhCtA9GtaHBhmN4mkvf3i5lCD4Uz8', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795939000088, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:40261/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'XAexp04Qf3_OWlhJ7ifcDzl-RRjXcYdTjjVVno3NWNU', 1795938999443, 1795938999441, NULL, NULL, NULL);

INSERT INTO farebox_fixture.invitations VALUES
	('inv_01M8K4WJKPXAX0X7RYFVRWNQNC', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', '798f316606e00e47d492b5cc6f15654586d7ee67965ab222b772e505b89ee75f', 'dora@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8K4WJJM4VHC7YECHRJQG1WX', 1795938994806, 1796543794806, 1795938994851),
	('inv_01M8K4WJV0195PT8P5Y7KR94FX', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', 'd9abbc98bb6ddf242af7de444c2782c7fe2c4f2e3cd72c011514355b9bf5fa37', 'nobody@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8K4WJJM4VHC7YECHRJQG1WX', 1795938995040, 1796543795040, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8K4WB379N4SW3ZG640TSNEB', 'tell_sellers', '{"pledgeId":"plg_01M8K4WB379N4SW3ZG640TSNEB"}', 'done', 1795938987144, 1, 8, NULL, NULL, NULL, 1795938987144, 1795938987300),
	('tell_sellers:plg_01M8K4WB6TRG7B1SE7YQTBAYDH', 'tell_sellers', '{"pledgeId":"plg_01M8K4WB6TRG7B1SE7YQTBAYDH"}', 'done', 1795938987246, 1, 8, NULL, NULL, NULL, 1795938987246, 1795938987325),
	('tell_sellers:plg_01M8K4WBQ2F3HXBAG0GWJA0FHB', 'tell_sellers', '{"pledgeId":"plg_01M8K4WBQ2F3HXBAG0GWJA0FHB"}', 'done', 1795938987760, 1, 8, NULL, NULL, NULL, 1795938987760, 1795938988481),
	('job_01M8K4WFFVRCQ2EGFK75B82MVE', 'challenge_callbacks', '{}', 'done', 1795938991611, 1, 8, NULL, NULL, NULL, 1795938991611, 1795938992633),
	('match:asset:ast_01M8K4WG3MGZQHDTF3JCSZ5BHD:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8K4WG3MGZQHDTF3JCSZ5BHD:20786:0","watch":null}', 'done', 1795938992399, 1, 8, NULL, NULL, NULL, 1795938992399, 1795938993510),
	('job_01M8K4WHCG93XPDV9HW91KM368', 'notify_watch', '{}', 'waiting', 1795939053546, 0, 8, NULL, NULL, NULL, 1795938993552, NULL),
	('job_01M8K4WH9PG1E63RWBVKNZSA35', 'notify_watch', '{}', 'done', 1795938993462, 1, 8, NULL, NULL, NULL, 1795938993462, 1795938993607),
	('job_01M8K4WQSW8MVRG6HNYAYKFKC6', 'notify_watch', '{}', 'waiting', 1795939060113, 0, 8, NULL, NULL, NULL, 1795939000124, NULL),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'waiting', 1795939000125, 0, 8, NULL, NULL, NULL, 1795939000125, NULL),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'waiting', 1795939000130, 0, 8, NULL, NULL, NULL, 1795939000130, NULL),
	('job_01M8K4WQTE08WZT26QJTCJ8ETH', 'notify_watch', '{}', 'waiting', 1795939309895, 0, 8, NULL, NULL, NULL, 1795939000142, NULL),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'waiting', 1795939000144, 0, 8, NULL, NULL, NULL, 1795939000144, NULL),
	('job_01M8K4WHCSMNJ4Q0WATG1KRWYM', 'notify_watch', '{}', 'done', 1795938998882, 1, 8, NULL, NULL, NULL, 1795938993561, 1795939000159),
	('work_tool_job:job_01M8K4WR3YQ4TJJPAD5XZKVNKS', 'work_tool_job', '{"jobId":"job_01M8K4WR3YQ4TJJPAD5XZKVNKS"}', 'done', 1795939000450, 1, 1000, NULL, NULL, NULL, 1795939000450, 1795939000492),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795939000911, 0, 8, NULL, NULL, NULL, 1795939000911, NULL),
	('work_tool_job:job_01M8K4WRZE1M5NFFVBEXQCEG20', 'work_tool_job', '{"jobId":"job_01M8K4WRZE1M5NFFVBEXQCEG20"}', 'running', 1795939001328, 1, 1000, 1795946501344, 'proc_01M8K4WR9E4MS691WFY2KP10PG', NULL, 1795939001328, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'USD', 550000),
	('test:earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 'USD', 90000),
	('earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 'USD', 0),
	('earnings:usr_01M88V998RFHTWKQDV8JHBX4TC', 'USD', 2700000),
	('credit:usr_01M8K4WAV722KE6946AVDDH0JZ', 'USD', 3000000),
	('credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'USD', 19750000),
	('credit:usr_01M8K4WHBZXMER37TCTS0CCQCN', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M88V99MERBQG8E9MF6CH88HG', 'operator:grants', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 20000000, 'USD', 'top_up', NULL, NULL, 1795593381518),
	('led_01M88V9A589162VER0FHD0SBM3', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88V9A0SJJWT0YX8816FT6J5wNCGA4gOMWiCrfpqemdkbjF8yAWbg2U', NULL, 1795593382056),
	('led_01M88V9AD1XCFSDDAC2BRVMYB0', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88V9ABVCTT77VRXS7TKW30ChNCGA4gOMWiCrfpqemdkBgGiEbSl4GakpAxYwLjYw_Vpx-RQ_9kHjw', NULL, 1795593382305),
	('led_01M8K4W6M3P7TWR98W73KNF0DA', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M88V9A0SJJWT0YX8816FT6J5wNCGA4gOMWiCrfpqemdkbjF8yAWbg2U', NULL, 1795938982531),
	('led_01M8K4W6M3CS6Z5ECS47M3WS1A', 'payments:held', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 50000, 'USD', 'refund', 'pay_01M88V9ABVCTT77VRXS7TKW30ChNCGA4gOMWiCrfpqemdkBgGiEbSl4GakpAxYwLjYw_Vpx-RQ_9kHjw', NULL, 1795938982531),
	('led_01M8K4W7MDQ6XGM82JDSYPDXEQ', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4W7KTAST2C1GY3SA8C02FwaCNBogOAgGiJk4eO-uxw1Utn75Rwyyk9wz0UphCpA', NULL, 1795938983565),
	('led_01M8K4W7N8NMD3A93NPEBP6K4N', 'payments:held', 'test:earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4W7KTAST2C1GY3SA8C02FwaCNBogOAgGiJk4eO-uxw1Utn75Rwyyk9wz0UphCpA', 'call_01M8K4W7N85Y5XR1PY0G3G6MNH', 1795938983592),
	('led_01M8K4W7N85VS5BS3AFYF6AJ84', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4W7KTAST2C1GY3SA8C02FwaCNBogOAgGiJk4eO-uxw1Utn75Rwyyk9wz0UphCpA', 'call_01M8K4W7N85Y5XR1PY0G3G6MNH', 1795938983592),
	('led_01M8K4W7PEED0RVWM3GZMNKXPQ', 'test:earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8K4W7KTAST2C1GY3SA8C02FwaCNBogOAgGiJk4eO-uxw1Utn75Rwyyk9wz0UphCpA', 'call_01M8K4W7N85Y5XR1PY0G3G6MNH', 1795938983630),
	('led_01M8K4W7PEM9TNZFN4Z1607BPJ', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8K4W7KTAST2C1GY3SA8C02FwaCNBogOAgGiJk4eO-uxw1Utn75Rwyyk9wz0UphCpA', 'call_01M8K4W7N85Y5XR1PY0G3G6MNH', 1795938983630),
	('led_01M8K4W7VZ3WHTQQFJM4CR5GVQ', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K4W7R5RFBVSR75P1KBSD8NwNCGA4gOMWiCrfpqemdkMSG8oScHis0', NULL, 1795938983807),
	('led_01M8K4W7Y6B94VVB51FHXAJ4DG', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K4W7R5RFBVSR75P1KBSD8NwNCGA4gOMWiCrfpqemdkMSG8oScHis0', 'call_01M8K4W7X8YE51BF9X858422EB', 1795938983878),
	('led_01M8K4W84K2B66V02E574JEY2H', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K4W80Z9607CF56YKDYZ2ZKhNCGA4gOMWiCrfpqemdkBgGiEbSl4GakpAxYwLjYw_WeMHAISq6HUA', NULL, 1795938984083),
	('led_01M8K4W8FXK15R4SZTVD51A0PZ', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K4W80Z9607CF56YKDYZ2ZKhNCGA4gOMWiCrfpqemdkBgGiEbSl4GakpAxYwLjYw_WeMHAISq6HUA', 'call_01M8K4W8FSBVS6JGWNPGC6J643', 1795938984445),
	('led_01M8K4W8GN81M7VY3H71HJS2D7', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K4W8GCPPB6GA6KRSHVEK85wNCGA4gOMXkGn8t9OmdkUf7JZhiPcKU', NULL, 1795938984469),
	('led_01M8K4W8JMF9HS3VXH05RQ90QZ', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K4W8HQXWKM1EVV06X6RQE6jNCGA4gOMWiCrfpqemdkqQEezl-EH-RN3nI_GpdOB3IYOOoy-icgIDQn5Hdv4rngsLg27tQ', NULL, 1795938984532),
	('led_01M8K4W8JMH1C3GA8B7SPMSHCD', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K4W8HQXWKM1EVV06X6RQE6jNCGA4gOMWiCrfpqemdkqQEezl-EH-RN3nI_GpdOB3IYOOoy-icgIDQn5Hdv4rngsLg27tQ', 'call_01M8K4W8HXFWWC081SRR4BKWPV', 1795938984532),
	('led_01M8K4W8XRYM638BJMV31YYCKC', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8K4W8R4ZT9DBPXVX3ZKE07YjsCEPYgOxQFo6m3RE4VagVlGcpgnuF-lUywhdU0UOitS40XjTgJAkETAqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKL9X907WrLqCw', NULL, 1795938984888),
	('led_01M8K4W8XR5WW1ABXE81HWAWX9', 'payments:held', 'test:credit:0xaf5a7ae9c2a4b819881a189858796f7378f66947', 1000000, 'USD', 'top_up', 'pay_01M8K4W8R4ZT9DBPXVX3ZKE07YjsCEPYgOxQFo6m3RE4VagVlGcpgnuF-lUywhdU0UOitS40XjTgJAkETAqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKL9X907WrLqCw', 'call_01M8K4W8RFEERK94365TS8XZY6', 1795938984888),
	('led_01M8K4W98HXSQAFHRAJ29VX5GD', 'test:credit:0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K4W98C24K4BYQ7YVB5NYEZkNCGA4gOMWiCrfpqemdkqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKLMtveG6hRNJY', NULL, 1795938985233),
	('led_01M8K4W9992P6GDHN9R33E568N', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K4W98C24K4BYQ7YVB5NYEZkNCGA4gOMWiCrfpqemdkqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKLMtveG6hRNJY', 'call_01M8K4W98CQMJTGQYE0ZE37MK4', 1795938985257),
	('led_01M8K4W9AQSV0BV8VBZ0CCPTNM', 'test:credit:0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8K4W9AQFDSATAB6TDNHX37Z', NULL, 1795938985303),
	('led_01M8K4W9ESES7QN1ZEYRFM2R14', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4W9CQR7QCACRYBJJXZ9ESwaCNBogOAgGiJk4bTooxoZ73G3DvhpANZWkpy9qzog', NULL, 1795938985433),
	('led_01M8K4W9F3GWE34E497GM76DP2', 'payments:held', 'test:earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4W9CQR7QCACRYBJJXZ9ESwaCNBogOAgGiJk4bTooxoZ73G3DvhpANZWkpy9qzog', 'call_01M8K4W9F3F4JTK570WNMNJ4BY', 1795938985443),
	('led_01M8K4W9F3XV0V9WD0FH2ZCFRQ', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4W9CQR7QCACRYBJJXZ9ESwaCNBogOAgGiJk4bTooxoZ73G3DvhpANZWkpy9qzog', 'call_01M8K4W9F3F4JTK570WNMNJ4BY', 1795938985443),
	('led_01M8K4W9FXKYJFY3RFGVEVXE13', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4W9FGZBPERS4VRZ8Y1JE5haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Z9Fw17HL4Nu', NULL, 1795938985469),
	('led_01M8K4W9GC112Q3RYK7RGPENB9', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4W9FGZBPERS4VRZ8Y1JE5haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Z9Fw17HL4Nu', 'call_01M8K4W9GB2NNWHWNS48XFN4B1', 1795938985484),
	('led_01M8K4W9GC9BEW6G28ZQ5YXKVR', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4W9FGZBPERS4VRZ8Y1JE5haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Z9Fw17HL4Nu', 'call_01M8K4W9GB2NNWHWNS48XFN4B1', 1795938985484),
	('led_01M8K4W9J183G2GRJ55QY9XT6B', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4W9GM23QQJ3EEY5DM9MPBhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bYvdoi1jr_K', NULL, 1795938985537),
	('led_01M8K4W9JNE7VHYSER63E7M5S0', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4W9GM23QQJ3EEY5DM9MPBhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bYvdoi1jr_K', 'call_01M8K4W9JNRBZ9YPT8MZTPQTM7', 1795938985557),
	('led_01M8K4W9JN1303J868TN3WP36C', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4W9GM23QQJ3EEY5DM9MPBhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bYvdoi1jr_K', 'call_01M8K4W9JNRBZ9YPT8MZTPQTM7', 1795938985557),
	('led_01M8K4W9KBCPQ08M19Z1Z1DAME', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4W9JZDKKCMX77F9YXS3GNhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Ropend71aoO', NULL, 1795938985579),
	('led_01M8K4W9KV2GAG113D1BJBJ49E', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4W9JZDKKCMX77F9YXS3GNhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Ropend71aoO', 'call_01M8K4W9KVGT6F0FPXQGRS9SJJ', 1795938985595),
	('led_01M8K4WAWYVD1AW5039VCNK0QR', 'operator:grants', 'credit:usr_01M8K4WAV722KE6946AVDDH0JZ', 9000000, 'USD', 'top_up', NULL, NULL, 1795938986910),
	('led_01M8K4W9KVZH1T5NZDYN8XMEWF', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4W9JZDKKCMX77F9YXS3GNhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Ropend71aoO', 'call_01M8K4W9KVGT6F0FPXQGRS9SJJ', 1795938985595),
	('led_01M8K4W9MHSNRPXEEV4BTE5WF5', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4W9M77S46784A5F0ZBG63haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bQvdzAwhkY9', NULL, 1795938985617),
	('led_01M8K4W9N8V6CVY0YZ78EM6EZJ', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4W9M77S46784A5F0ZBG63haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bQvdzAwhkY9', 'call_01M8K4W9N8V6XGMVJ2GXMM6F7X', 1795938985640),
	('led_01M8K4W9N8E5WCWZJG02TB2NVG', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4W9M77S46784A5F0ZBG63haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bQvdzAwhkY9', 'call_01M8K4W9N8V6XGMVJ2GXMM6F7X', 1795938985640),
	('led_01M8K4W9VCFMVRN9NN3XGT8S17', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4W9RD5S5MFKRD7Y1WKF57haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9SW2FSNRnA8j', NULL, 1795938985836),
	('led_01M8K4W9W59E1K60XNND7F4ACY', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4W9RD5S5MFKRD7Y1WKF57haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9SW2FSNRnA8j', 'call_01M8K4W9W53SMF1A8Y55BCY093', 1795938985861),
	('led_01M8K4W9W5YH6D2ZD7416ZWJMG', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4W9RD5S5MFKRD7Y1WKF57haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9SW2FSNRnA8j', 'call_01M8K4W9W53SMF1A8Y55BCY093', 1795938985861),
	('led_01M8K4W9WZGBKPP06H0MV1WF8T', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4W9WHV0H0CTMW2YCG0E7VhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9S73Nuj9-2Es', NULL, 1795938985887),
	('led_01M8K4WA3F25KT439ZDT36NP1B', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4WA0Y6Y36W95QW7Q65AM7haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9QeOV2PaQhHe', NULL, 1795938986095),
	('led_01M8K4WA47XA86TQ2DN64DC52P', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4WA0Y6Y36W95QW7Q65AM7haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9QeOV2PaQhHe', 'call_01M8K4WA47QSX4MBAQ2YVNQFF8', 1795938986119),
	('led_01M8K4WA4753VEJWD1GQGDAFCG', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4WA0Y6Y36W95QW7Q65AM7haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9QeOV2PaQhHe', 'call_01M8K4WA47QSX4MBAQ2YVNQFF8', 1795938986119),
	('led_01M8K4WA51F45CV4J4QHW460VG', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4WA4JBQ92GBMKJPVGWMWZhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9YWVVZJJzEPj', NULL, 1795938986145),
	('led_01M8K4WA5DD3XBS6ZVVB9FCYSH', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4WA4JBQ92GBMKJPVGWMWZhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9YWVVZJJzEPj', 'call_01M8K4WA5DQ2C09ZSHQC54G96K', 1795938986157),
	('led_01M8K4WA5D537BWDC63PA4RD55', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4WA4JBQ92GBMKJPVGWMWZhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9YWVVZJJzEPj', 'call_01M8K4WA5DQ2C09ZSHQC54G96K', 1795938986157),
	('led_01M8K4WA6NS6RPFG54C2DEK99D', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4WA5ZVJFD130E9D2ATZTMhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Rh24AsdOZfb', NULL, 1795938986197),
	('led_01M8K4WARZ1HZZRNY3CAQ1TAXT', 'payments:held', 'earnings:usr_01M88V998RFHTWKQDV8JHBX4TC', 1800000, 'USD', 'sale', 'pay_01M8K4WAQHGAVZVR74MSPPWNJFhYCJeogOAgGiJk4cLbbtOotAA5euxw8GAaIRtKXgZqSkDFjAuNjD9Tuj9E24FVzz', 'call_01M8K4WARYYYRCVX5ZG29A5SEQ', 1795938986783),
	('led_01M8K4WARZE70XBVSR53FWBF69', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8K4WAQHGAVZVR74MSPPWNJFhYCJeogOAgGiJk4cLbbtOotAA5euxw8GAaIRtKXgZqSkDFjAuNjD9Tuj9E24FVzz', 'call_01M8K4WARYYYRCVX5ZG29A5SEQ', 1795938986783),
	('led_01M8K4WASH2V01ZM6X3S4BM7PM', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795938986801),
	('led_01M8K4WASH2VQWTN0T7YD2BFM4', 'earnings:usr_01M88V998RFHTWKQDV8JHBX4TC', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795938986801),
	('led_01M8K4WATT9SX9RVD3V9EBKN6D', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795938986842),
	('led_01M8K4W9YBAMGZYH4ZA3284AH2', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4W9WHV0H0CTMW2YCG0E7VhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9S73Nuj9-2Es', 'call_01M8K4W9YAMEBZX996MYFD7DEC', 1795938985931),
	('led_01M8K4W9YBSTVAVYFYPBWCRZAF', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4W9WHV0H0CTMW2YCG0E7VhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9S73Nuj9-2Es', 'call_01M8K4W9YAMEBZX996MYFD7DEC', 1795938985931),
	('led_01M8K4WA816Y389W2R40009MY1', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4WA5ZVJFD130E9D2ATZTMhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Rh24AsdOZfb', 'call_01M8K4WA7S2K6XFJDMJ6T918DA', 1795938986241),
	('led_01M8K4WA81RFK722V06SEXFZAY', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4WA5ZVJFD130E9D2ATZTMhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Rh24AsdOZfb', 'call_01M8K4WA7S2K6XFJDMJ6T918DA', 1795938986241),
	('led_01M8K4WABJYWD7N81HPWYKCW71', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4WA943PB48HT8VNM8YAERhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9U7XQrGLbzNd', NULL, 1795938986354),
	('led_01M8K4WACPNAVDKV9NN07JYF85', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4WA943PB48HT8VNM8YAERhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9U7XQrGLbzNd', 'call_01M8K4WACPPY54JY70SZT07351', 1795938986390),
	('led_01M8K4WACP0Z1MVAA59SAWWQTN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4WA943PB48HT8VNM8YAERhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9U7XQrGLbzNd', 'call_01M8K4WACPPY54JY70SZT07351', 1795938986390),
	('led_01M8K4WADDH1DT9MPE2BW24C6T', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4WAD305ZBFZBE7GGZRDW3haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Svb42efXVQS', NULL, 1795938986413),
	('led_01M8K4WAEAT57RQ3ZJKE6D7VVR', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4WAD305ZBFZBE7GGZRDW3haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Svb42efXVQS', 'call_01M8K4WAEAYMJSCQCTYEYDMW7C', 1795938986442),
	('led_01M8K4WAEAPYT8V2YJMDQ8NJY9', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4WAD305ZBFZBE7GGZRDW3haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Svb42efXVQS', 'call_01M8K4WAEAYMJSCQCTYEYDMW7C', 1795938986442),
	('led_01M8K4WAG88B556HYN91KY2VGX', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K4WAFZAGQDM1H7YJWP713NhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9X_sh7SuDScu', NULL, 1795938986504),
	('led_01M8K4WAK3Y42RHAN1R7S3HG1B', 'payments:held', 'earnings:usr_01M88V995RY0YR1X6N6KQVRVJQ', 90000, 'USD', 'sale', 'pay_01M8K4WAFZAGQDM1H7YJWP713NhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9X_sh7SuDScu', 'call_01M8K4WAK29XMWZ2PPXZC15Y42', 1795938986595),
	('led_01M8K4WAK3W3DWXY6TXG9C28EX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K4WAFZAGQDM1H7YJWP713NhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9X_sh7SuDScu', 'call_01M8K4WAK29XMWZ2PPXZC15Y42', 1795938986595),
	('led_01M8K4WARF4H87EAJA1B7CW2K2', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8K4WAQHGAVZVR74MSPPWNJFhYCJeogOAgGiJk4cLbbtOotAA5euxw8GAaIRtKXgZqSkDFjAuNjD9Tuj9E24FVzz', NULL, 1795938986767),
	('led_01M8K4WB379WF6RV6WE0BFC940', 'credit:usr_01M8K4WAV722KE6946AVDDH0JZ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K4WAY7B6M4W84AQF2Z4MJYhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiZOK3D8pSwrzbOfauYigwjbIgKuttU', NULL, 1795938987111),
	('led_01M8K4WB37179CCX6F5HKNQRE2', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K4WAY7B6M4W84AQF2Z4MJYhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiZOK3D8pSwrzbOfauYigwjbIgKuttU', 'call_01M8K4WAY7KCVP62BXZAHCJBFH', 1795938987111),
	('led_01M8K4WB6TRZ8SDS5WZYDPD5YQ', 'credit:usr_01M8K4WAV722KE6946AVDDH0JZ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', NULL, 1795938987226),
	('led_01M8K4WB6T3V98TF5EW4K2BMF0', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', 'call_01M8K4WB6TM3Q2Q5WKDHZVYKF7', 1795938987226),
	('led_01M8K4WBB1VQ1WDP2KNMBDKEZG', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', 'call_01M8K4WB6TM3Q2Q5WKDHZVYKF7', 1795938987361),
	('led_01M8K4WBB1WXRBG3X76MJNV7C1', 'payments:held', 'earnings:usr_01M88V998RFHTWKQDV8JHBX4TC', 2700000, 'USD', 'sale', 'pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', 'call_01M8K4WB6TM3Q2Q5WKDHZVYKF7', 1795938987361),
	('led_01M8K4WBB1XF2R3XDJQ3NCHR7S', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', 'call_01M8K4WB6TM3Q2Q5WKDHZVYKF7', 1795938987361),
	('led_01M8K4WBQ2AFZWPW4WKWESY2WD', 'credit:usr_01M8K4WAV722KE6946AVDDH0JZ', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K4WBJ3NQZ9QEWJ4TVPR9BXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiZOK3D8pSwrzbOfauYiRMTGUZEGx0s', NULL, 1795938987746),
	('led_01M8K4WBQ2NJH169Q4WX3C5QCF', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K4WBJ3NQZ9QEWJ4TVPR9BXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiZOK3D8pSwrzbOfauYiRMTGUZEGx0s', 'call_01M8K4WBJ4V3EY85MM4HKWB2VT', 1795938987746),
	('led_01M8K4WBRC9AVNR4J893XFH47X', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8K4WBJ3NQZ9QEWJ4TVPR9BXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiZOK3D8pSwrzbOfauYiRMTGUZEGx0s', 'call_01M8K4WBJ4V3EY85MM4HKWB2VT', 1795938987788),
	('led_01M8K4WBRCVT8ECVTA476CFX52', 'payments:held', 'credit:usr_01M8K4WAV722KE6946AVDDH0JZ', 3000000, 'USD', 'refund', 'pay_01M8K4WBJ3NQZ9QEWJ4TVPR9BXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiZOK3D8pSwrzbOfauYiRMTGUZEGx0s', NULL, 1795938987788),
	('led_01M8K4WCEETDNSTDN89JRW3S0C', 'provider:stripe', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 5000000, 'USD', 'top_up', 'top_01M8K4WC1E9A5AGAEQN35N611T', NULL, 1795938988494),
	('led_01M8K4WCF3PPA800MTJX7VCM5F', 'credit:usr_01M88V99BXZY17Y5N42B8D59SC', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8K4WC1E9A5AGAEQN35N611T', NULL, 1795938988515),
	('led_01M8K4WHD2P1C4G2X2F4FNK3BQ', 'operator:grants', 'credit:usr_01M8K4WHBZXMER37TCTS0CCQCN', 10000000, 'USD', 'top_up', NULL, NULL, 1795938993570),
	('led_01M8K4WR36EY3MY81YKWE3VEEQ', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8K4WR2S2RFFE1ZFA4V7T89JwOCnEogOLcqOqQjW8o6ozDk5j0FmfsA', NULL, 1795939000422),
	('led_01M8K4WR3ZBNAPTS0CC0KKJGAQ', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8K4WR2S2RFFE1ZFA4V7T89JwOCnEogOLcqOqQjW8o6ozDk5j0FmfsA', 'call_01M8K4WR3JGGWZHN51XD8NNP1P', 1795939000447),
	('led_01M8K4WR6KZ34HQ3SKWRDRET7Y', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K4WR652NGAW7NV65FVFF5MwNCGA4gOMWiCrfpqemdksEjkao3PDMs', NULL, 1795939000531),
	('led_01M8K4WRYZRY5FWA60RJSXXJTC', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8K4WRYP2KCJQPNJ57Z01EBRwOCnEogOLcqOqQjW8o6oyQrqYnaJnE4', NULL, 1795939001311),
	('led_01M8K4WRZE8P8EJ9DFS1AVDJMR', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8K4WRYP2KCJQPNJ57Z01EBRwOCnEogOLcqOqQjW8o6oyQrqYnaJnE4', 'call_01M8K4WRZ70AJ08H627N46S1F9', 1795939001326),
	('led_01M8K4WS0JDQ2SCD5CDNHVFHRN', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K4WRZVCGKK5WYRJQC48353wNCGA4gOJcwE4TpnZNqxmczpnc4l', NULL, 1795939001362);

INSERT INTO farebox_fixture.memberships VALUES
	('mem_01M8K4WJJM4VHC7YECHRJQG1WX', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', 'usr_01M8K4WJCAY8G4B4EK7SP2DT3F', 'owner', NULL, NULL, NULL, 0, 0, 0, 1795938994772, NULL),
	('mem_01M8K4WJTFKEE6FZD6KMGJKW2N', 'usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', 'usr_01M8K4WJFFYQMPBFM7E5DYYKT1', 'developer', NULL, 1000000, NULL, 0, 0, 0, 1795938995023, NULL);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('39yInQE1BOGRvaAANTN3Jqn81Sxyg9OX', 'a08858526700f4df2049e12f386644049e40843d3eb2f42305cd8b4c90ba5ca6', 'dhhOXcPJDlVScunEUBKnNinFcINLTAup', '245fab641a19ef98c241877cf781492cc6f6c02fb57d9db777d950c16b4839ba', 'usr_01M8K4WHBZXMER37TCTS0CCQCN', 'key_01M8K4WHTQKSCZ3VZ860FZ686X', 'ddb12e8a88bc825d030416a1a49c752a23b71ec1c62f1e35679c221354bedd07', '["http://127.0.0.1:35163/mcp"]', NULL, 'GrEfOhsk0tkPuOVMIxURrD954hgSMb2U', 1795942594000, 1795938994000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('Z8dyFSb3Q4pBmq0HVvz5r9e7mlMfKftB', 'dhhOXcPJDlVScunEUBKnNinFcINLTAup', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795938993000, 1795938993000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('D92wrfy0JUBJPc6Omw50SX1I8UhtTcDE', 'dhhOXcPJDlVScunEUBKnNinFcINLTAup', 'usr_01M8K4WHBZXMER37TCTS0CCQCN', 'key_01M8K4WHTQKSCZ3VZ860FZ686X', '["http://127.0.0.1:35163/mcp"]', '[]', '["search","spend","offline_access"]', 1795938994000, 1795938994000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('GrEfOhsk0tkPuOVMIxURrD954hgSMb2U', '0017230ab77c18d1c4f9de5008da9367283068acbed8c9238defde4acca3f0f3', 'dhhOXcPJDlVScunEUBKnNinFcINLTAup', '245fab641a19ef98c241877cf781492cc6f6c02fb57d9db777d950c16b4839ba', 'usr_01M8K4WHBZXMER37TCTS0CCQCN', 'key_01M8K4WHTQKSCZ3VZ860FZ686X', 'ddb12e8a88bc825d030416a1a49c752a23b71ec1c62f1e35679c221354bedd07', '["http://127.0.0.1:35163/mcp"]', NULL, 1803714994000, 1795938994000, NULL, NULL, NULL, NULL, 1795938993610, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('fxvHHAIHAtjllHXGMw7dOMkDujXBkFqU', 'http://127.0.0.1:35163', 'http://127.0.0.1:35163', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795938993672, 1795938993672, 1, 'null'),
	('2iv2MtmusBX2wxLPNXPm9GsuMbFGhCKm', 'http://127.0.0.1:35163/', 'http://127.0.0.1:35163/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795938993685, 1795938993685, 1, 'null'),
	('13dZiJYtHR67XvNQ2vKhy4WUYQCFS3zu', 'http://127.0.0.1:35163/mcp', 'http://127.0.0.1:35163/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795938993692, 1795938993692, 1, 'null'),
	('AFgLahgGDjZ0I93EqpKzhDcZGrD3uVo4', 'http://127.0.0.1:35163/a2a', 'http://127.0.0.1:35163/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795938993779, 1795938993779, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8K4WR2S2RFFE1ZFA4V7T89JwOCnEogOLcqOqQjW8o6ozDk5j0FmfsA', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795939000409, 1795942600422, 1795939000422, NULL, NULL),
	('pay_01M8K4WRJ68KKS91F0M1QS7Y8PjNCGA4gOMWiCrfpqemdkqQEe2mVTTgpMImDEX6lfsWx6UyZsA2zHecJBCyDbRoDWY8ihf80', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xec4f8fe836bf8b85b8dda6982d77dc3ff66c7167', NULL, 1795939000902, 1795939900902, NULL, NULL, NULL),
	('pay_01M8K4W9GM23QQJ3EEY5DM9MPBhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bYvdoi1jr_K', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938985492, 1795942585537, 1795938985537, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985537),
	('pay_01M8K4W8R4ZT9DBPXVX3ZKE07YjsCEPYgOxQFo6m3RE4VagVlGcpgnuF-lUywhdU0UOitS40XjTgJAkETAqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKL9X907WrLqCw', 'credit', 'credit:0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xaf5a7ae9c2a4b819881a189858796f7378f66947', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', 1795938984708, 1795942584888, 1795938984888, NULL, NULL),
	('pay_01M8K4WS1B69VV78ZAKTKJF1MKhNCGA4gOMWiCrfpqemdkBgGiEbSl4GakpAxYwLjYw_UK-V1hbg-iHg', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M88V99F0CTJA832RR2WDHGZN', NULL, 1795939001387, 1795939901387, NULL, NULL, NULL),
	('pay_01M88V9A0SJJWT0YX8816FT6J5wNCGA4gOMWiCrfpqemdkbjF8yAWbg2U', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795593381913, 1795596982056, 1795593382056, NULL, NULL),
	('pay_01M88V9ABVCTT77VRXS7TKW30ChNCGA4gOMWiCrfpqemdkBgGiEbSl4GakpAxYwLjYw_Vpx-RQ_9kHjw', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795593382267, 1795596982305, 1795593382305, NULL, NULL),
	('pay_01M88V9A02N6T9GPQ6FH984P8TwNCGA4gOMWiCrfpqemdkahGlNT9QVbg', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795593381890, 1795594281890, NULL, NULL, NULL),
	('pay_01M8K4W7KTAST2C1GY3SA8C02FwaCNBogOAgGiJk4eO-uxw1Utn75Rwyyk9wz0UphCpA', 'asset', 'ast_01M8K4W7HVXERW6N9DKYZ53GSC', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795938983546, 1795942583633, 1795938983565, NULL, NULL),
	('pay_01M8K4W7R5RFBVSR75P1KBSD8NwNCGA4gOMWiCrfpqemdkMSG8oScHis0', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795938983685, 1795942583807, 1795938983807, NULL, NULL),
	('pay_01M8K4W98C24K4BYQ7YVB5NYEZkNCGA4gOMWiCrfpqemdkqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKLMtveG6hRNJY', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xaf5a7ae9c2a4b819881a189858796f7378f66947', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', 1795938985228, 1795942585233, 1795938985233, NULL, NULL),
	('pay_01M8K4W80Z9607CF56YKDYZ2ZKhNCGA4gOMWiCrfpqemdkBgGiEbSl4GakpAxYwLjYw_WeMHAISq6HUA', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938983967, 1795942584083, 1795938984083, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938984083),
	('pay_01M8K4W8GCPPB6GA6KRSHVEK85wNCGA4gOMXkGn8t9OmdkUf7JZhiPcKU', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795938984460, 1795942584469, 1795938984469, NULL, NULL),
	('pay_01M8K4W9RD5S5MFKRD7Y1WKF57haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9SW2FSNRnA8j', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938985741, 1795942585836, 1795938985836, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985836),
	('pay_01M8K4W8HQXWKM1EVV06X6RQE6jNCGA4gOMWiCrfpqemdkqQEezl-EH-RN3nI_GpdOB3IYOOoy-icgIDQn5Hdv4rngsLg27tQ', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x2b781008eae730638fbe6450642626c1202b8f0b', '0x2b781008eae730638fbe6450642626c1202b8f0b', 1795938984503, 1795942584532, 1795938984532, NULL, NULL),
	('pay_01M8K4W9CQR7QCACRYBJJXZ9ESwaCNBogOAgGiJk4bTooxoZ73G3DvhpANZWkpy9qzog', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795938985367, 1795942585433, 1795938985433, NULL, NULL),
	('pay_01M8K4W9JZDKKCMX77F9YXS3GNhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Ropend71aoO', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938985567, 1795942585579, 1795938985579, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985579),
	('pay_01M8K4W9FGZBPERS4VRZ8Y1JE5haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Z9Fw17HL4Nu', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938985456, 1795942585469, 1795938985469, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985469),
	('pay_01M8K4WA4JBQ92GBMKJPVGWMWZhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9YWVVZJJzEPj', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938986130, 1795942586145, 1795938986145, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986145),
	('pay_01M8K4W9M77S46784A5F0ZBG63haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bQvdzAwhkY9', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938985607, 1795942585617, 1795938985617, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985617),
	('pay_01M8K4WA0Y6Y36W95QW7Q65AM7haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9QeOV2PaQhHe', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938986014, 1795942586095, 1795938986095, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986095),
	('pay_01M8K4W9WHV0H0CTMW2YCG0E7VhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9S73Nuj9-2Es', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938985873, 1795942585887, 1795938985887, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985887),
	('pay_01M8K4WAFZAGQDM1H7YJWP713NhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9X_sh7SuDScu', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938986495, 1795942586504, 1795938986504, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986504),
	('pay_01M8K4WA5ZVJFD130E9D2ATZTMhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Rh24AsdOZfb', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938986175, 1795942586197, 1795938986197, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986197),
	('pay_01M8K4WA943PB48HT8VNM8YAERhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9U7XQrGLbzNd', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938986276, 1795942586354, 1795938986354, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986354),
	('pay_01M8K4WAD305ZBFZBE7GGZRDW3haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Svb42efXVQS', 'asset', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938986403, 1795942586413, 1795938986413, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986413),
	('pay_01M8K4WAQHGAVZVR74MSPPWNJFhYCJeogOAgGiJk4cLbbtOotAA5euxw8GAaIRtKXgZqSkDFjAuNjD9Tuj9E24FVzz', 'asset', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M88V99F0CTJA832RR2WDHGZN', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795938986737, 1795942586767, 1795938986767, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986767),
	('pay_01M8K4WAY7B6M4W84AQF2Z4MJYhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiZOK3D8pSwrzbOfauYigwjbIgKuttU', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 1795938986951, 1795942587111, 1795938987111, 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 1795938987111),
	('pay_01M8K4WR652NGAW7NV65FVFF5MwNCGA4gOMWiCrfpqemdksEjkao3PDMs', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795939000517, 1795942600531, 1795939000531, NULL, NULL),
	('pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', 'asset', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 1795938987225, 1795942587361, 1795938987226, 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 1795938987226),
	('pay_01M8K4WRMW30K8ZDEMSK2C2XEJjNCGA4gOMWiCrfpqemdkqQEe0FREJtM0aSDfZeYgr0cfOsVGOGu1WJwy9E4BwTaJ36v-7Fc', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x49f824f4bd16bc821537b35c175cd59a304208f5', NULL, 1795939000988, 1795939900988, NULL, NULL, NULL),
	('pay_01M8K4WRYP2KCJQPNJ57Z01EBRwOCnEogOLcqOqQjW8o6oyQrqYnaJnE4', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795939001302, 1796025401311, 1795939001311, NULL, NULL),
	('pay_01M8K4WBJ3NQZ9QEWJ4TVPR9BXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiZOK3D8pSwrzbOfauYiRMTGUZEGx0s', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 1795938987587, 1795942587746, 1795938987746, NULL, NULL),
	('pay_01M8K4WRZVCGKK5WYRJQC48353wNCGA4gOJcwE4TpnZNqxmczpnc4l', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795939001339, 1796025401362, 1795939001362, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8K4WASHZ1GZRY0HVEB0D4QG', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795938986801, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8K4WASHR7VB78R71R1NY1MK', 'pob_01M8K4WASHZ1GZRY0HVEB0D4QG', 'usr_01M88V998RFHTWKQDV8JHBX4TC', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795938986801, NULL),
	('pot_01M8K4WASH0HSTESSEQ6BKSZ2A', 'pob_01M8K4WASHZ1GZRY0HVEB0D4QG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795938986801, 1795938986842);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795938986801);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M88V995RY0YR1X6N6KQVRVJQ', 1795593381704),
	('usr_01M88V998RFHTWKQDV8JHBX4TC', 1795593381873);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8K4WB379N4SW3ZG640TSNEB', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8K4WAY7B6M4W84AQF2Z4MJYhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiZOK3D8pSwrzbOfauYigwjbIgKuttU', 'call_01M8K4WAY7KCVP62BXZAHCJBFH', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795938987298, 1795938987111, 1803714987111, NULL),
	('plg_01M8K4WB6TRG7B1SE7YQTBAYDH', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', 'call_01M8K4WB6TM3Q2Q5WKDHZVYKF7', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', 'rev_01M8K4WBB13YX9CW3PWAMN464V', NULL, 1795938987322, 1795938987226, 1803714987226, 1795938987361),
	('plg_01M8K4WBQ2F3HXBAG0GWJA0FHB', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8K4WBJ3NQZ9QEWJ4TVPR9BXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiZOK3D8pSwrzbOfauYiRMTGUZEGx0s', 'call_01M8K4WBJ4V3EY85MM4HKWB2VT', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795938987746, 1803714987746, 1795938987788);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8K4WR9E4MS691WFY2KP10PG', 1795939000702, 1795939015702);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8K4WG3MGZQHDTF3JCSZ5BHD:20786:0', 'asset', 'ast_01M8K4WG3MGZQHDTF3JCSZ5BHD', 'match:asset:ast_01M8K4WG3MGZQHDTF3JCSZ5BHD:20786:0', 0, 1795938992392),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 1, 1795939000112),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 1, 1795939000123),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 1, 1795939000127),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795939000889);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8K4W7N85Y5XR1PY0G3G6MNH', 'pay_01M8K4W7KTAST2C1GY3SA8C02FwaCNBogOAgGiJk4eO-uxw1Utn75Rwyyk9wz0UphCpA', 'ast_01M8K4W7HVXERW6N9DKYZ53GSC', 'anonymous', 'given_back', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938983592, NULL, 1795938983592),
	('call_01M8K4W7X8YE51BF9X858422EB', 'pay_01M8K4W7R5RFBVSR75P1KBSD8NwNCGA4gOMWiCrfpqemdkMSG8oScHis0', 'counted-echo', 'anonymous', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938983850, NULL, 1795938983878),
	('call_01M8K4W8FSBVS6JGWNPGC6J643', 'pay_01M8K4W80Z9607CF56YKDYZ2ZKhNCGA4gOMWiCrfpqemdkBgGiEbSl4GakpAxYwLjYw_WeMHAISq6HUA', 'counted-echo', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', 'key_01M88V99F0CTJA832RR2WDHGZN', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938984441, NULL, 1795938984445),
	('call_01M8K4W8GYQTCSXRP2MX2KFDRH', 'pay_01M8K4W8GCPPB6GA6KRSHVEK85wNCGA4gOMXkGn8t9OmdkUf7JZhiPcKU', 'failing-echo', 'anonymous', 'given_back', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938984479, NULL, 1795938984485),
	('call_01M8K4W9GB2NNWHWNS48XFN4B1', 'pay_01M8K4W9FGZBPERS4VRZ8Y1JE5haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Z9Fw17HL4Nu', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938985484, NULL, 1795938985484),
	('call_01M8K4W8HXFWWC081SRR4BKWPV', 'pay_01M8K4W8HQXWKM1EVV06X6RQE6jNCGA4gOMWiCrfpqemdkqQEezl-EH-RN3nI_GpdOB3IYOOoy-icgIDQn5Hdv4rngsLg27tQ', 'counted-echo', '0x2b781008eae730638fbe6450642626c1202b8f0b', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x2b781008eae730638fbe6450642626c1202b8f0b', '0x2b781008eae730638fbe6450642626c1202b8f0b', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x2b781008eae730638fbe6450642626c1202b8f0b 0x447ace3c3d5eb60bc578179e74c5547b3fd4b37e479792faf4aa7098aa933aa0', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x8361ecb5bc197aa6f4ce26068b1fd946baca655ccaadb68fd3f9c03e6e2b08717eb5dd1db848cb38960e8a1c6e4a2e615ef57f3fb5cc486e5b4ef0740f89ceee1c","authorization":{"from":"0x2b781008eAe730638fbE6450642626c1202B8F0b","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795939044","nonce":"0x447ace3c3d5eb60bc578179e74c5547b3fd4b37e479792faf4aa7098aa933aa0"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x0581da8ca94692eb469ab0c23a6bd29f94c26e132447ad1f03d1324de1687ff1', '0x2b781008eae730638fbe6450642626c1202b8f0b', 0, 0, 1795938984509, NULL, 1795938984532),
	('call_01M8K4W8RFEERK94365TS8XZY6', 'pay_01M8K4W8R4ZT9DBPXVX3ZKE07YjsCEPYgOxQFo6m3RE4VagVlGcpgnuF-lUywhdU0UOitS40XjTgJAkETAqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKL9X907WrLqCw', 'credit:0xaf5a7ae9c2a4b819881a189858796f7378f66947', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, 'credit 1000000', NULL, NULL, '0xaf5a7ae9c2a4b819881a189858796f7378f66947', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xaf5a7ae9c2a4b819881a189858796f7378f66947 0x71cdabcbd854344297a13bee9a35d42c679492ffc16de06954f1021d43ce055f', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xe6f7af0ab578bc7267e29bbd6d4904e1c4a38f6e34a6cd3766e345a79630d6d56347074be97b896a36cb8e7160ea5281240579415b36b1cfec9bc89cc21a71791b","authorization":{"from":"0xaF5A7ae9c2a4B819881A189858796f7378f66947","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795939044","nonce":"0x71cdabcbd854344297a13bee9a35d42c679492ffc16de06954f1021d43ce055f"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xed67d743b3acc5305a0f697b72602f5fa059024c69dd2246409047f05fa6f35b', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', 0, 0, 1795938984720, NULL, 1795938984888),
	('call_01M8K4W98CQMJTGQYE0ZE37MK4', 'pay_01M8K4W98C24K4BYQ7YVB5NYEZkNCGA4gOMWiCrfpqemdkqQEe1ng2RwJTxljPS9VM5VhUUylMxUGDLYR4WlKLMtveG6hRNJY', 'counted-echo', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xaf5a7ae9c2a4b819881a189858796f7378f66947', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', 'siwx:kF5CnlQCmPHKisz5_YgX4NSWppOVwajlezO7GGSan3A', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938985233, NULL, 1795938985257),
	('call_01M8K4W9F3F4JTK570WNMNJ4BY', 'pay_01M8K4W9CQR7QCACRYBJJXZ9ESwaCNBogOAgGiJk4bTooxoZ73G3DvhpANZWkpy9qzog', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'anonymous', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938985443, NULL, 1795938985443),
	('call_01M8K4W9JNRBZ9YPT8MZTPQTM7', 'pay_01M8K4W9GM23QQJ3EEY5DM9MPBhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bYvdoi1jr_K', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938985557, NULL, 1795938985557),
	('call_01M8K4W9KVGT6F0FPXQGRS9SJJ', 'pay_01M8K4W9JZDKKCMX77F9YXS3GNhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Ropend71aoO', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938985595, NULL, 1795938985595),
	('call_01M8K4W9N8V6XGMVJ2GXMM6F7X', 'pay_01M8K4W9M77S46784A5F0ZBG63haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bQvdzAwhkY9', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938985640, NULL, 1795938985640),
	('call_01M8K4W9W53SMF1A8Y55BCY093', 'pay_01M8K4W9RD5S5MFKRD7Y1WKF57haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9SW2FSNRnA8j', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938985861, NULL, 1795938985861),
	('call_01M8K4W9YAMEBZX996MYFD7DEC', 'pay_01M8K4W9WHV0H0CTMW2YCG0E7VhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9S73Nuj9-2Es', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938985931, NULL, 1795938985931),
	('call_01M8K4WA47QSX4MBAQ2YVNQFF8', 'pay_01M8K4WA0Y6Y36W95QW7Q65AM7haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9QeOV2PaQhHe', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938986119, NULL, 1795938986119),
	('call_01M8K4WA5DQ2C09ZSHQC54G96K', 'pay_01M8K4WA4JBQ92GBMKJPVGWMWZhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9YWVVZJJzEPj', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938986157, NULL, 1795938986157),
	('call_01M8K4WA7S2K6XFJDMJ6T918DA', 'pay_01M8K4WA5ZVJFD130E9D2ATZTMhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Rh24AsdOZfb', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938986241, NULL, 1795938986241),
	('call_01M8K4WACPPY54JY70SZT07351', 'pay_01M8K4WA943PB48HT8VNM8YAERhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9U7XQrGLbzNd', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938986390, NULL, 1795938986390),
	('call_01M8K4WAEAYMJSCQCTYEYDMW7C', 'pay_01M8K4WAD305ZBFZBE7GGZRDW3haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Svb42efXVQS', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938986442, NULL, 1795938986442),
	('call_01M8K4WAK29XMWZ2PPXZC15Y42', 'pay_01M8K4WAFZAGQDM1H7YJWP713NhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9X_sh7SuDScu', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938986595, NULL, 1795938986595),
	('call_01M8K4WARYYYRCVX5ZG29A5SEQ', 'pay_01M8K4WAQHGAVZVR74MSPPWNJFhYCJeogOAgGiJk4cLbbtOotAA5euxw8GAaIRtKXgZqSkDFjAuNjD9Tuj9E24FVzz', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', 'key_01M88V99F0CTJA832RR2WDHGZN', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938986783, NULL, 1795938986783),
	('call_01M8K4WAY7KCVP62BXZAHCJBFH', 'pay_01M8K4WAY7B6M4W84AQF2Z4MJYhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiZOK3D8pSwrzbOfauYigwjbIgKuttU', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8K4WAV722KE6946AVDDH0JZ', 'usr_01M8K4WAV722KE6946AVDDH0JZ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938987111, NULL, 1795938987111),
	('call_01M8K4WB6TM3Q2Q5WKDHZVYKF7', 'pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8K4WAV722KE6946AVDDH0JZ', 'usr_01M8K4WAV722KE6946AVDDH0JZ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938987226, NULL, 1795938987226),
	('call_01M8K4WBJ4V3EY85MM4HKWB2VT', 'pay_01M8K4WBJ3NQZ9QEWJ4TVPR9BXhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiZOK3D8pSwrzbOfauYiRMTGUZEGx0s', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 'given_back', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 'usr_01M8K4WAV722KE6946AVDDH0JZ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795938987746, NULL, 1795938987746),
	('call_01M8K4WR3JGGWZHN51XD8NNP1P', 'pay_01M8K4WR2S2RFFE1ZFA4V7T89JwOCnEogOLcqOqQjW8o6ozDk5j0FmfsA', 'scan-submit', 'anonymous', 'used', 'proc_01M88V98KABXCH8MZWJRRX862Q', NULL, NULL, NULL, '{"requestId":"req_01M8K4WR3H4MGG3XTS450X41W7","data":{"id":"job_01M8K4WR3YQ4TJJPAD5XZKVNKS"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795939000435, NULL, 1795939000447),
	('call_01M8K4WRJKX9HE1BZ66JJQHS99', 'pay_01M8K4WRJ68KKS91F0M1QS7Y8PjNCGA4gOMWiCrfpqemdkqQEe2mVTTgpMImDEX6lfsWx6UyZsA2zHecJBCyDbRoDWY8ihf80', 'counted-echo', '0xec4f8fe836bf8b85b8dda6982d77dc3ff66c7167', 'refused', 'proc_01M8K4WR9E4MS691WFY2KP10PG', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xec4f8fe836bf8b85b8dda6982d77dc3ff66c7167', '0xec4f8fe836bf8b85b8dda6982d77dc3ff66c7167', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xec4f8fe836bf8b85b8dda6982d77dc3ff66c7167 0xbebf0129aefbc1f9fff4c8c92c45f1cd4042ec77e029d8cd10d575cd9eeba516', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xcf287bfd74d09915bfe23b17113c3e0bf324751abd301b48e02ac1442e10c3b03f692ffcd28cc17950018161c9cdcc86d102309b6de5026fcacfd526f77d335b1c","authorization":{"from":"0xEC4f8FE836bf8B85B8dDa6982d77Dc3Ff66c7167","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795939060","nonce":"0xbebf0129aefbc1f9fff4c8c92c45f1cd4042ec77e029d8cd10d575cd9eeba516"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795939000915, NULL, 1795939000945),
	('call_01M8K4WS0TBPTVVZY53RR3P13P', 'pay_01M8K4WRZVCGKK5WYRJQC48353wNCGA4gOJcwE4TpnZNqxmczpnc4l', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8K4WR9E4MS691WFY2KP10PG', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795939001370, NULL, NULL),
	('call_01M8K4WRN48JS07TNXWENA714A', 'pay_01M8K4WRMW30K8ZDEMSK2C2XEJjNCGA4gOMWiCrfpqemdkqQEe0FREJtM0aSDfZeYgr0cfOsVGOGu1WJwy9E4BwTaJ36v-7Fc', 'counted-echo', '0x49f824f4bd16bc821537b35c175cd59a304208f5', 'unknown', 'proc_01M8K4WR9E4MS691WFY2KP10PG', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x49f824f4bd16bc821537b35c175cd59a304208f5', '0x49f824f4bd16bc821537b35c175cd59a304208f5', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x49f824f4bd16bc821537b35c175cd59a304208f5 0x354ab5ed0a906d914170bc9814387f51a070c5b9c7e5297d1988831fafe059ce', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x7cebe28e662b5caef0256e0cf3149eea01656286f843fdc7af587003d0d211712dc3e501ffbe461b26b8e06d46b2b41f092accc502e21ea78f777721874a5f4d1b","authorization":{"from":"0x49F824F4BD16Bc821537b35c175Cd59a304208f5","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795939060","nonce":"0x354ab5ed0a906d914170bc9814387f51a070c5b9c7e5297d1988831fafe059ce"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795939001002, 1795939001281, NULL),
	('call_01M8K4WRZ70AJ08H627N46S1F9', 'pay_01M8K4WRYP2KCJQPNJ57Z01EBRwOCnEogOLcqOqQjW8o6oyQrqYnaJnE4', 'scan-submit', 'anonymous', 'used', 'proc_01M8K4WR9E4MS691WFY2KP10PG', NULL, NULL, NULL, '{"requestId":"req_01M8K4WRZ7M3PV0S9MESV0SHEM","data":{"id":"job_01M8K4WRZE1M5NFFVBEXQCEG20"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795939001319, NULL, 1795939001326);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', 'd1a784d83d3d5778143a6e0cc33dd362e7c8ed45be02e010d6e637af466f9015', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', '1bee64b702361048fc09493f975e16c8e28032a3ba9b71bb98d6d6da362190e8', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', '33b3c2dd4fb111fe7959e0d1f0755e38f4ac4c161d96f970a19f2bfcb4a96030', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', 'd7c220a57938232b7fe320e23badef015d0fdda40c529f5565ca8adb31f89f8b', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', '73dfaa2092e569f08252915fe0cd74459d6b12db109e4e4b0ec59186c1f8267d', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', '380e4ac6b792351232a74908c1b33b422bf91ef2b92c603c6056cdecb399a9d0', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', 'd4f447112d7923a24d1ac43b2aa9c9b5a1f61bbe652c2ad5f0985bd115a94f79', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', '17097147333422bc32dc41e18d4098c46e8743c9975bb80d69d56672fb4b934d', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', '86f011771d45462da4682d0c4130610f4c194a16eba7a60408e91ec76036b6e3', NULL),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', 'c75d5b89131145f5eab1e6de33a66c972aaf7af79bab6bdc66968d56df959958', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8K4W7N8JVHWWY0KDD255AAA', 'file_missing', 0, 1795938983630);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8K4W7N8JVHWWY0KDD255AAA', 'pay_01M8K4W7KTAST2C1GY3SA8C02FwaCNBogOAgGiJk4eO-uxw1Utn75Rwyyk9wz0UphCpA', 'call_01M8K4W7N85Y5XR1PY0G3G6MNH', 'ast_01M8K4W7HVXERW6N9DKYZ53GSC', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 1, 'anonymous', 1795938983592, NULL),
	('rev_01M8K4W9F3FN2MSRNBB4FGYZBT', 'pay_01M8K4W9CQR7QCACRYBJJXZ9ESwaCNBogOAgGiJk4bTooxoZ73G3DvhpANZWkpy9qzog', 'call_01M8K4W9F3F4JTK570WNMNJ4BY', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 1, 'anonymous', 1795938985443, NULL),
	('rev_01M8K4W9GCBB66EEEHZ2G36MDT', 'pay_01M8K4W9FGZBPERS4VRZ8Y1JE5haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Z9Fw17HL4Nu', 'call_01M8K4W9GB2NNWHWNS48XFN4B1', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985484, NULL),
	('rev_01M8K4W9JNB108FV3DGT6R3F7A', 'pay_01M8K4W9GM23QQJ3EEY5DM9MPBhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bYvdoi1jr_K', 'call_01M8K4W9JNRBZ9YPT8MZTPQTM7', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985557, NULL),
	('rev_01M8K4W9KVR5TXE8VPN640YYED', 'pay_01M8K4W9JZDKKCMX77F9YXS3GNhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Ropend71aoO', 'call_01M8K4W9KVGT6F0FPXQGRS9SJJ', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985595, NULL),
	('rev_01M8K4W9N8RJESSMEF7PVMED3P', 'pay_01M8K4W9M77S46784A5F0ZBG63haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9bQvdzAwhkY9', 'call_01M8K4W9N8V6XGMVJ2GXMM6F7X', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985640, NULL),
	('rev_01M8K4W9W59HDSE63M3VR0P4DQ', 'pay_01M8K4W9RD5S5MFKRD7Y1WKF57haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9SW2FSNRnA8j', 'call_01M8K4W9W53SMF1A8Y55BCY093', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985861, NULL),
	('rev_01M8K4W9YBC3CW6KA7HW2QAAWV', 'pay_01M8K4W9WHV0H0CTMW2YCG0E7VhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9S73Nuj9-2Es', 'call_01M8K4W9YAMEBZX996MYFD7DEC', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938985931, NULL),
	('rev_01M8K4WA47R1E0MQJHFE53MND6', 'pay_01M8K4WA0Y6Y36W95QW7Q65AM7haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9QeOV2PaQhHe', 'call_01M8K4WA47QSX4MBAQ2YVNQFF8', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986119, NULL),
	('rev_01M8K4WA5DQ8E0QXVDE6WG978X', 'pay_01M8K4WA4JBQ92GBMKJPVGWMWZhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9YWVVZJJzEPj', 'call_01M8K4WA5DQ2C09ZSHQC54G96K', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986157, NULL),
	('rev_01M8K4WA81KM9PBCTNSA9ETQ7G', 'pay_01M8K4WA5ZVJFD130E9D2ATZTMhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Rh24AsdOZfb', 'call_01M8K4WA7S2K6XFJDMJ6T918DA', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986241, NULL),
	('rev_01M8K4WACP8Z9KPVBBM8RDDS72', 'pay_01M8K4WA943PB48HT8VNM8YAERhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9U7XQrGLbzNd', 'call_01M8K4WACPPY54JY70SZT07351', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986390, NULL),
	('rev_01M8K4WAEAGSQWMVAXZ3VFWJHK', 'pay_01M8K4WAD305ZBFZBE7GGZRDW3haCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9Svb42efXVQS', 'call_01M8K4WAEAYMJSCQCTYEYDMW7C', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986442, NULL),
	('rev_01M8K4WAK3YC9A91Q8SK1B9VT0', 'pay_01M8K4WAFZAGQDM1H7YJWP713NhaCNBogOAgGiJk4bTooxoZ73G3DvhpAGAaIRtKXgZqSkDFjAuNjD9X_sh7SuDScu', 'call_01M8K4WAK29XMWZ2PPXZC15Y42', 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 10000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986595, NULL),
	('rev_01M8K4WARZ2AG3R5F16VV4CAW1', 'pay_01M8K4WAQHGAVZVR74MSPPWNJFhYCJeogOAgGiJk4cLbbtOotAA5euxw8GAaIRtKXgZqSkDFjAuNjD9Tuj9E24FVzz', 'call_01M8K4WARYYYRCVX5ZG29A5SEQ', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', 'usr_01M88V998RFHTWKQDV8JHBX4TC', 2000000, 200000, 'USD', 0, 'key_01M88V99F0CTJA832RR2WDHGZN', 1795938986783, NULL),
	('rev_01M8K4WBB13YX9CW3PWAMN464V', 'pay_01M8K4WB6SM3KR4T21Q73NMH44hcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiZOK3D8pSwrzbOfauYiKWBTTiCRHSA', 'call_01M8K4WB6TM3Q2Q5WKDHZVYKF7', 'ast_01M8K4W71DPVPKN2T00EBTXHRF', 'usr_01M88V998RFHTWKQDV8JHBX4TC', 3000000, 300000, 'USD', 0, 'key_01M8K4WAVGZJJJRAYDPEFPNSH2', 1795938987361, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795938980220),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795938980237),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795938980316),
	('0004-companies', '17d51460da6ada1f2eb35ddc3a0b5b5e104c9cc2a62e6bab1201f1c28b7aaa85', 1795938980397);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8K4W6TEH8RT37QQ3DREZ1MG', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8K4W71DPVPKN2T00EBTXHRF', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88V998RFHTWKQDV8JHBX4TC', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8K4WG3MGZQHDTF3JCSZ5BHD', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 100000, 'Sightings of quetzals in Costa Rica

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
	('594bf05ba01e42c45874adb1e70a928e1bda9d5b5e93f54aac1f3a4f5d81bd41', 'usr_00000000000000000000000000', 1795593381004, 1798185381004, 'bearer', NULL, NULL, NULL),
	('810bb93497e4cdafe13b2b7345749901506d2682a721dcfa14b5409c0460700e', 'usr_01M88V995RY0YR1X6N6KQVRVJQ', 1795593381055, 1798185381055, 'bearer', NULL, NULL, NULL),
	('5e28eb147f442ab2ff586757dfb69fddd5b9db185b91676b0f9a420ce81127cc', 'usr_01M88V998RFHTWKQDV8JHBX4TC', 1795593381146, 1798185381146, 'bearer', NULL, NULL, NULL),
	('404bf010f05844865834a4977b6991c3f1860810998220226ffc71bae8167fff', 'usr_01M88V99BXZY17Y5N42B8D59SC', 1795593381264, 1798185381264, 'bearer', NULL, NULL, NULL),
	('fdc4de8ce8dcfdb601ad700408003550f2844538823a1576eb6f1149c5cd7499', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 1795938986857, 1798530986857, 'bearer', NULL, NULL, NULL),
	('bf2deb03a4fefa3566b6e53d7c74c0b7f76636f3c249a0aff8a38323bfb5ea5d', 'usr_01M8K4WHBZXMER37TCTS0CCQCN', 1795938993544, 1798530993544, 'bearer', NULL, NULL, NULL),
	('245fab641a19ef98c241877cf781492cc6f6c02fb57d9db777d950c16b4839ba', 'usr_01M8K4WHBZXMER37TCTS0CCQCN', 1795938993610, 1796543793610, 'browser', 1795938993610, 'node', 1795938994534),
	('34bfc5badb61f8ea71d45f660aedb718be97a2308758e80e7ae5cc990a51843a', 'usr_01M8K4WJCAY8G4B4EK7SP2DT3F', 1795938994571, 1798530994571, 'bearer', NULL, NULL, NULL),
	('81d9e04b687d65f13e9b693c770d89e91590bc22743a4e2c3078e4c06f5650ea', 'usr_01M8K4WJFFYQMPBFM7E5DYYKT1', 1795938994672, 1798530994672, 'bearer', NULL, NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('6cca805c39745c88645f2424a3417a456b39147ea5375b26d62a7c835d8a07e6', 'usr_01M8K4WJX6Q9T645M5C1EHTECM', 1795938995115, 1796025395115, NULL);

INSERT INTO farebox_fixture.sign_in_identities VALUES
	('idn_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'https://id.example', 'dora', 'usr_01M8K4WJFFYQMPBFM7E5DYYKT1', NULL, 0, 0, 0);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795938988486);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x2b781008eae730638fbe6450642626c1202b8f0b', 9950000, 10000000, 1795938984521),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xaf5a7ae9c2a4b819881a189858796f7378f66947', 9000000, 10000000, 1795938984770);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x2b781008eae730638fbe6450642626c1202b8f0b', '0x447ace3c3d5eb60bc578179e74c5547b3fd4b37e479792faf4aa7098aa933aa0', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x0581da8ca94692eb469ab0c23a6bd29f94c26e132447ad1f03d1324de1687ff1', 1795938984521),
	('0xaf5a7ae9c2a4b819881a189858796f7378f66947', '0x71cdabcbd854344297a13bee9a35d42c679492ffc16de06954f1021d43ce055f', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xed67d743b3acc5305a0f697b72602f5fa059024c69dd2246409047f05fa6f35b', 1795938984770);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795593381617),
	('word-count', 1, 1795593381634),
	('slugify', 1, 1795593381696),
	('random-uuid', 1, 1795593381785),
	('hk-weather', 1, 1795593381839),
	('outline', 1, 1795593381864),
	('read-at-once', 1, 1795593381876),
	('scan-submit', 1, 1795593381883),
	('scan-result', 1, 1795593381895),
	('counted-echo', 1, 1795593381897),
	('city-create-tree', 1, 1795939000106),
	('city-get-bike', 1, 1795939000120),
	('city-list-bikes', 1, 1795939000121),
	('slow-echo', 1, 1795939000886),
	('failing-echo', 0, 1795939000922);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8K4WR4VPWCRZDB6W4S0C747', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8K4WR4VPWCRZDB6W4S0C747', 'image/png', 19, 1795939000475, 1796029000475);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795939000402, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795939000394, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795939000402, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8K4WR3YQ4TJJPAD5XZKVNKS', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8K4WR3JGGWZHN51XD8NNP1P', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8K4WR4VPWCRZDB6W4S0C747"}]}', NULL, NULL, 1795939000446, NULL, 1795939000489, 1796025400489, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8K4WRZE1M5NFFVBEXQCEG20', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8K4WRZ70AJ08H627N46S1F9', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795939001326, NULL, NULL, 1796111801326, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 6, 1),
	('counted-echo', 20786, 7, 1),
	('counted-echo', 20786, 8, 1),
	('counted-echo', 20786, 19, 1),
	('scan-submit', 20786, 36, 1),
	('counted-echo', 20786, 10, 1),
	('counted-echo', 20786, 13, 1),
	('scan-submit', 20786, 33, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795938995135, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8K4WJZ7VQPBAM1ZTPRS1P5S', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:40261/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:40261"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'nN4K_AVWX2s_RoqFwNgxOQxnw6EeQHbsroR7ORTTgyrWkRA5-iTUeh4TuPZyOWxUIO2ebd2gGRo', '["apiKey"]', 1795938999441, 'usr_00000000000000000000000000', 'farebox-verification=048dae7addd830320bef38384db793ff3c521368', NULL, NULL, 1795939000336, NULL, 1795942599441, 1795938999441, 1795938999441, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795938984477),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795939000966),
	('scan-submit', 2, 2, 2, 0, 0, 5, 1795939001319),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795939001369);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M88V99MENF9DP3G4ZS99V6GE', 'usr_01M88V99BXZY17Y5N42B8D59SC', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795593381518),
	('top_01M8K4WAWYECENDG8PNWSTSMQW', 'usr_01M8K4WAV722KE6946AVDDH0JZ', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795938986910),
	('top_01M8K4WHD216CXNKFAJPFSXQ5B', 'usr_01M8K4WHBZXMER37TCTS0CCQCN', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795938993570);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8K4WR1G61SE6T9FEFV5FGDS', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795939000368, 1795939000368, NULL),
	('upay_01M8K4WR265N0MHHSZ9VN4DNYJ', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795939000368, 1795939000390, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'Admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$F6pNRjGYH0zN5td88bxd8A$EZP8VJ7OJKA3SCcuSW30RH7aIcpcFyp8RJFV2dlBiDo', NULL, 1795593380631, 1795593380631, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88V99BXZY17Y5N42B8D59SC', '558930e6-83bb-48b8-bbbe-96ca2105eef7@example.com', 'Account D59SC', 'owner', '$argon2id$v=19$m=256,t=1,p=1$zVmF9bRzuE8uvYCFI3s9jA$POXjkPAtJrPak4yCs7VYSG3Rg26tplOaqmpmD2DQHqo', NULL, 1795593381245, 1795593381245, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88V998RFHTWKQDV8JHBX4TC', 'ff3b9c3f-a121-455c-9d36-edc2c9d34e55@example.com', 'Account BX4TC', 'owner', '$argon2id$v=19$m=256,t=1,p=1$njgUYLyidoAseBpgrTNbIg$wVX2OE2l3J4DqIaJiMQbbrgmq0yg83R7sZ9ZPAxaPic', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795593381144, 1795593381878, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K4WAV722KE6946AVDDH0JZ', '50b1b030-c2c7-4c1b-ac6b-ab7b5904f1b0@example.com', 'Account DH0JZ', 'owner', '$argon2id$v=19$m=256,t=1,p=1$bkOzG+gP+/iqk/2bdMxV7A$hn4L43CMeGRQYVGo1/FOQke99doS/Ij5vhyR6XwXlrQ', NULL, 1795938986855, 1795938986855, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88V995RY0YR1X6N6KQVRVJQ', '594158d0-c885-48cf-9490-71d8335b4d2f@example.com', 'Account VRVJQ', 'owner', '$argon2id$v=19$m=256,t=1,p=1$caeKmgDLpKfoZB+y148Q5g$tgyex1JCxU9cdVgx0w0utVVw51V4H+wCDGlY4VYQLJY', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795593381048, 1795593381802, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K4WHBZXMER37TCTS0CCQCN', 'dd3496d4-2adc-4b2a-ac86-61fcb3d59dc0@example.com', 'Account CCQCN', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Pev/wT1JP223/5UCHgMnQQ$kjenU0a/Tw0NydcRUMglNXOZmcZmnhn9GRmJ9UNT5+8', NULL, 1795938993535, 1795938993535, NULL, NULL, NULL, NULL, NULL, 'en', 'P0VGrA0OQ_3ipWaUVmRBNeph2IuAtQJx1pUmW70YXLo-J29-uSOFpb4C7qQKDfqAR4XB7FlZUnjUBeyY', 59864633, NULL, NULL, 'person'),
	('usr_01M8K4WJCAY8G4B4EK7SP2DT3F', '28cafec6-64dd-48ca-92f3-356e24f69fda@example.com', 'Account 2DT3F', 'owner', '$argon2id$v=19$m=256,t=1,p=1$2YFDXj4orGBW7eoUgt/76Q$awVbE+9Y3oh8rPzQekZbzDPhoOgmuexDB55Z6ci1jrc', NULL, 1795938994570, 1795938994570, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K4WJFFYQMPBFM7E5DYYKT1', 'b5dc4c84-ef5a-4885-8f81-9c3cca6162c7@example.com', 'Account YYKT1', 'owner', '$argon2id$v=19$m=256,t=1,p=1$Ji9GcD/mnDyZsia/7yPB+w$eFdyhfoOeaQOkmWsAnvdTpVfa6mzYEPjvegf7+mQhuI', NULL, 1795938994671, 1795938994671, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K4WJJBWGXVBGKZ7E20MMMJ', '(team usr_01M8K4WJJBWGXVBGKZ7E20MMMJ)', 'Ferries', 'owner', NULL, NULL, 1795938994763, 1795938994763, NULL, NULL, NULL, NULL, 1795938994763, NULL, NULL, NULL, NULL, NULL, 'team'),
	('usr_01M8K4WJX6Q9T645M5C1EHTECM', 'eve@example.com', 'Account HTECM', 'owner', NULL, NULL, 1795938995110, 1795938995110, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person');

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8K4W9AQFDSATAB6TDNHX37Z', '0xaf5a7ae9c2a4b819881a189858796f7378f66947', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795938985303);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_wKv17sR0B36WLkhuSzgNpt3_xG', 'sig_01M8K4WD0DHBNEWP6QY04AQ656', 'asset', 'ast_01M8K4WG3MGZQHDTF3JCSZ5BHD', '{"kind":"asset","id":"ast_01M8K4WG3MGZQHDTF3JCSZ5BHD","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:35163/api/v1/assets/ast_01M8K4WG3MGZQHDTF3JCSZ5BHD"}', 'waiting', 2, 1795939309895, NULL, 'address_unreachable', NULL, 1795938993429, 'match:asset:ast_01M8K4WG3MGZQHDTF3JCSZ5BHD:20786:0');

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

CREATE INDEX users_by_role ON farebox_fixture.users USING btree (role, id);

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
