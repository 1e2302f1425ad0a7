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
	('log_01M88S1J7J30D2Z4K6EB70PHN3', 1795591031026, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88S1J308F742KY64P6M83VG', 1),
	('log_01M88S1J8SGVCECZ7XXAPN9939', 1795591031065, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M88S1J81TKJX2KYEKEVEQ86D', 1),
	('log_01M8K2MEQEPG8SCYTBTN1FQF4M', 1795936631534, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8K2MEKHGZABGXTM77VS3YQ3', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MEQ379P5H0WET217E46X', 1),
	('log_01M8K2MEZHJNTJN5D9ADK37YPY', 1795936631793, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MEZCME99ST2MJ8GDS1K0', 1),
	('log_01M8K2MF0GWMGMB6C59AFPQFBY', 1795936631824, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF0A8E7AXWM2VGCV1PT2', 1),
	('log_01M8K2MF1K5R969X4E1F8WMTS3', 1795936631859, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF1D24T541BVN5HAWJG9', 1),
	('log_01M8K2MF2KJ6HW66TW78DS96TK', 1795936631891, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF2CAKH4N5PFENSPQ8C8', 1),
	('log_01M8K2MF3FZFKTSENYDEXBVH6P', 1795936631919, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF39XBP46M70A5M9A5GZ', 1),
	('log_01M8K2MF4CTXFP9TPQFBPVDED7', 1795936631948, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF47NVNT25JWP4YP9759', 1),
	('log_01M8K2MF59CAP2MRJHPHJW1DB6', 1795936631977, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF52R5JDRBP4YB00H1ZS', 1),
	('log_01M8K2MF6G814X4NXFD3D5RSCA', 1795936632016, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF6924EY4797SBG589PT', 1),
	('log_01M8K2MF7B725Y1WA1HN4A67AX', 1795936632043, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF76RA7BQ1MHPZQV7HNK', 1),
	('log_01M8K2MF84YCZ2QJP2A9XTTC0K', 1795936632068, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF806V2F9WGF8EEDRYBD', 1),
	('log_01M8K2MF8ZBK7HZC00YTERDTQZ', 1795936632095, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MF8TPQ509B36HSKHXMJ2', 1),
	('log_01M8K2MFATBYBYYNTEPFSZ910P', 1795936632154, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MFAMX3MFA127WXKC4F9F', 1),
	('log_01M8K2MFBQTK4CF07K7F8P2271', 1795936632183, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MFBFGCG58TAVK7NGEVTK', 1),
	('log_01M8K2MFCNZJD5ANQCR4TX8484', 1795936632213, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'ast_01M8K2MED724EPE7QKN165A547', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MFCF87YWRCTHAJXGW547', 1),
	('log_01M8K2MFGHMPDVZKZCQZ92B2QG', 1795936632337, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', NULL, 'node', 'ast_01M8K2MED724EPE7QKN165A547', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MFG5MBH59VX31SWE4YKK', 1),
	('log_01M8K2MEQ0PS5HDDC4RK0ZSAEY', 1795936631520, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8K2MEKHGZABGXTM77VS3YQ3', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MEPEW6CS3RRWGSHMEVEY', 1),
	('log_01M8K2MERW7M8AZYG9503BER05', 1795936631580, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MERE5JQSS7A28Q2Q0D8Y', 1),
	('log_01M8K2MES7V0WJG1VFY5A76BKV', 1795936631591, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MERY74GRYG0QN3ZE7QWQ', 1),
	('log_01M8K2MET01EKT8CJAHXXPXTW6', 1795936631616, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MESGEETDZYJYJ480WXT6', 1),
	('log_01M8K2METE3NW64JMDGYXP10K2', 1795936631630, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MET3ZAA1PZ449988AEE9', 1),
	('log_01M8K2METVTN4F5DNVYBSHR2QC', 1795936631643, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2METH1JX4BJM3XA1TPNTE', 1),
	('log_01M8K2MEV6SKVTE4G4M8QN6FQ9', 1795936631654, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2METY4TDBF0PK3YGKEP7H', 1),
	('log_01M8K2MEV95T53AXJYV9GCF6T2', 1795936631657, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MEV9VJP568DZFPN2M2KX', 1),
	('log_01M8K2MEWF0BRYRWJPBRY2NETN', 1795936631695, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MEVETSEHPXJ62Q8WXKW7', 1),
	('log_01M8K2MEXVQ8WQPQEV367P2BX8', 1795936631739, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MEXVGSQMCTZNNHQG43S7', 1),
	('log_01M8K2MEZ9WRVTF0535AZBTC0A', 1795936631785, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MEZ0QT5ZC0ZB47S8GXJB', 1),
	('log_01M8K2MF062Y1VAPKXK5RMHCP9', 1795936631814, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MEZS1CECV4T2K4XXGZHR', 1),
	('log_01M8K2MF18ZPV7CCJHNZ839HE8', 1795936631848, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF0R8B2KDXN03QFDQNGH', 1),
	('log_01M8K2MF28BMW5E6RM2NXAYFRT', 1795936631880, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF1SEPJH87QJZ4GT54AZ', 1),
	('log_01M8K2MF36B97QP3XRAYQKFJCS', 1795936631910, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF2S1NRJXAEBEF1PHAJ0', 1),
	('log_01M8K2MF44FWM62JR0VDS3SFTD', 1795936631940, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF3PKW36CN7Y7ZEBS2NY', 1),
	('log_01M8K2MF504W95GQYFZW01766C', 1795936631968, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF4HWQFC3VWPDB3D1S8A', 1),
	('log_01M8K2MF66A9NPWHBEWTB3JJMJ', 1795936632006, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF5FSCSK37F292CZTRQA', 1),
	('log_01M8K2MF73Q9Q23P7K5JJP25VD', 1795936632035, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF6PAQX3X1T0AHKY33DT', 1),
	('log_01M8K2MF7XGBTERH57PV3H1CC8', 1795936632061, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF7H2K54GWTYW5KSE1F4', 1),
	('log_01M8K2MF8PBRPFMDR8K129Z5SC', 1795936632086, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MF8BX6AYFDM14NHDAG0V', 1),
	('log_01M8K2MFAJH6X361646BAYNTNK', 1795936632146, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MFA38XSS5C5M9RRP63TF', 1),
	('log_01M8K2MFBCA9BQWZ9HB5D6CNXK', 1795936632172, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MFAZA9ZTX03CPPWMSFG2', 1),
	('log_01M8K2MFCBBTPHXHJ4KP9VF6D3', 1795936632203, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, NULL, 'ast_01M8K2MED724EPE7QKN165A547', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MFBWYZ9DYA14P40X8BP9', 1),
	('log_01M8K2MFNQBX4EZ7089SBPHS54', 1795936632503, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFKZKP18BPA6J7J4HB0Z', 1),
	('log_01M8K2MFPKHXXGJXRFBWTWZY41', 1795936632531, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFNTDTR1P5SZY0S99VKJ', 1),
	('log_01M8K2MFQKGHNWQ0S4X98HA37V', 1795936632563, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFPNA9AC7NXVPGAX2D9S', 1),
	('log_01M8K2MFRECJEW0NPE0XHTETX6', 1795936632590, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFQNCT99R999Z7G838A3', 1),
	('log_01M8K2MFS462W4VTE9TGD597MV', 1795936632612, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFRHYZJYVNDVJCD17JJ7', 1),
	('log_01M8K2MFSV3DVDYDZP647ZBCDT', 1795936632635, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFS64BXNGDXS9GBKD7YC', 1),
	('log_01M8K2MFTJGQ679QH88WKBED5W', 1795936632658, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFSYG1M62RVTBP1TD5A1', 1),
	('log_01M8K2MFV73HWFK6NJAT00QGVX', 1795936632679, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFTM6T04CF086DN1H221', 1),
	('log_01M8K2MFW3XNSG49GAYV6036A0', 1795936632707, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFVASX8PMFW5RJCWJ6FA', 1),
	('log_01M8K2MFWT000ZY50GXGPTG384', 1795936632730, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFW54Q893KMT8HERR943', 1),
	('log_01M8K2MFXPQ7K20EE5GCPH428V', 1795936632758, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8K2MFWXV5VYV2MKCF4TX243', 1),
	('log_01M8K2MFY8VVVTNM17Y2E4VSS1', 1795936632776, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8K2MFXRAQJTYNYJBRVSGXAA', 1),
	('log_01M8K2MFYNXRWBV15RV617SV4V', 1795936632789, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8K2MFYAW7HQW8ZYKA64D1N7', 1),
	('log_01M8K2MHZDMWC3HPHQPF63JGJ7', 1795936634861, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MHYQ94DJP8GWAEH0CVE7', 1),
	('log_01M8K2MHZX02KKKKXZ336VDPDP', 1795936634877, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MHZGX7BPRPNARGFQVQDN', 1),
	('log_01M8K2MJ216BMFDSWEAS4N2NN5', 1795936634945, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MJ1JDW206MAZR6AHT8HF', 1),
	('log_01M8K2MJ96WRC1GY7EH783WTJ4', 1795936635174, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MJ95V52KH0QD7FSJQ501', 1),
	('log_01M8K2MJBAPCE1XRBR7RAF1WFM', 1795936635242, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MJ9YVCP15BY3YQCA17AV', 1),
	('log_01M8K2MJBET3HHMYJZN2GKNZ0F', 1795936635246, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MJBD2HQ008JXPQNF1RVA', 1),
	('log_01M8K2MJMGWDSNNRN0HKV8TY18', 1795936635536, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MJBHYYGCMQJ8DX4T019Y', 1),
	('log_01M8K2MJN6209F0B1X4WBM2VEQ', 1795936635558, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MJMS7SE2SQ1XB291Q61J', 1),
	('log_01M8K2MJNMPSJKDT5QEB5Z3WAM', 1795936635572, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8K2MJN9JJWFF4M6EHM12TV5', 1),
	('log_01M8K2MJPTSNCGPFVCBNFQ14CA', 1795936635610, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8K2MJNV5FXS15016ACXH18T', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M88S1HYS6TYE4BJZMT811011', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M88S1HV46VAH95Z80HP7JR1H', '{"topUpId":"top_01M88S1HXFPYFB1Q2PKBN6EFX8","amountMicros":20000000,"currency":"USD","note":null}', 1795591030745),
	('act_01M8K2MEGZF5TCYDM7GEATVAST', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'asset.update', 'ast_01M8K2MEEZ1YXXTZWZQ0DTM27C', '{"status":"unlisted"}', 1795936631327),
	('act_01M8K2MEK78S4VB8X9SR2HNTAA', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'asset.archive', 'ast_01M8K2MEH9RXY4295XFP8VYDAM', '{"status":"archived"}', 1795936631399),
	('act_01M8K2MER796VFJJ2ECP28Z3DY', 'service', 'asset.pause', 'ast_01M8K2MEKHGZABGXTM77VS3YQ3', '{"reason":"file_missing"}', 1795936631559),
	('act_01M8K2MER78BV9CAG6D8R1F6VD', 'service', 'delivery.give_back', 'ast_01M8K2MEKHGZABGXTM77VS3YQ3', '{"reason":"file_missing","revenue_event_id":"rev_01M8K2MEQ6V2DWX3T4GM0B83ZJ","payment_id":"pay_01M8K2MEPEW6CS3RRWGSHMEVEY","amount":"0.10","lost":"0.00"}', 1795936631559),
	('act_01M8K2MEYSCGNRPYF5CDNAH168', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xe405fdaee927bc66230afdd8867a60d11706ab67', '{"refundId":"rfd_01M8K2MEYM8GK1KVYKTT8FYJAM","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795936631769),
	('act_01M8K2MFDEY3VQ7KW7YN0NXDWC', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8K2MFD41GY0E7XKGGJFFGEC', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795936632238),
	('act_01M8K2MFDX4JG2C5D1DS5FSNEJ', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8K2MFD4V6059FPFCT9YF1AP', '{"reference":"wire 17","batchId":"pob_01M8K2MFD41GY0E7XKGGJFFGEC","ownerId":"usr_01M88S1HR02SKW3KDDTCDG8RJA","amountMicros":1080000}', 1795936632253),
	('act_01M8K2MFEQWRDXWHHF01P0DHBW', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', '{"topUpId":"top_01M8K2MFEMXZBY14P643Z6F6CJ","amountMicros":9000000,"currency":"USD","note":null}', 1795936632279),
	('act_01M8K2MFJWM9DNW8PG4KVCMRWP', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M88S1HV46VAH95Z80HP7JR1H', '{"topUpId":"top_01M8K2MFHXM7ST7JB125R1GPSA","refundId":"rfd_01M8K2MFJR9QTZ6SQKFHGND80Z","amountMicros":2000000,"currency":"USD"}', 1795936632412),
	('act_01M8K2MG77XE26CPD3V72MY425', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '{"topUpId":"top_01M8K2MG72B5SCRH04RWRZS3QQ","amountMicros":10000000,"currency":"USD","note":null}', 1795936633063),
	('act_01M8K2MGD9KEPRKRSKE6WHKECG', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8K2MGD8J90WAVVVENHVT807', '{"role":"owner","hasPassword":false}', 1795936633257),
	('act_01M8K2MGDNEREFTA5SWSJVZ9KZ', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795936633269),
	('act_01M8K2MHKY51GGJ7B1ZNM1530G', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8K2MGE3F044B1PT9R7QHZ1X', '{"kind":"openapi","name":"city","tools":3}', 1795936634494),
	('act_01M8K2MHS6VHCPF7CXT41QCTJ1', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795936634662),
	('act_01M8K2MHS75K7JCRDQ2Z3XHPEK', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795936634663),
	('act_01M8K2MHSC5H3CGVTK4DNVG212', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795936634668),
	('act_01M8K2MHXC4TZRMKAAPQNYT1MZ', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795936634796);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M88S1HRHEXATHXES3KCP43YC', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'agent', '718e8849921690896e2af0f75a1e7c9019c7b6b11eb7722d38371c729b6389c4', 'fbk_8yK-', NULL, NULL, NULL, NULL, 0, 0, 0, 1795591030545, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M88S1HT5EP49SG9HFB23TP1V', 'usr_01M88S1HSRR38A84AVZFJP0NKK', 'agent', '97a77b639b09911420a0d6ef81f8e93e634d4020fbd5d9a68333f402922a2eb7', 'fbk_bNKX', NULL, NULL, NULL, NULL, 0, 0, 0, 1795591030597, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 'agent', 'd58c112a50ccc8ff2f7522eba257c7ab56e6407361b2e764bdde4d10590b3961', 'fbk_CFt_', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795591030667, NULL, NULL, NULL, NULL, 1795936631596, NULL),
	('key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 'agent', '501dfc35fa7b7dbbb352132ef4e896ea232ccae324ed73d00e126d70bdd052fa', 'fbk_BvBy', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795936632269, NULL, NULL, NULL, NULL, 1795936632285, NULL),
	('key_01M8K2MG9QXFKB74S3ZXAZVYTE', 'usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 'Test agent', 'code:67d1ce2d98b4c2c49ab0884a45ceebd62fe2cfa386f0e23eb923eb7250caedf0', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795936633143, NULL, NULL, 'BIGqwZNYXiGdrMzKsVJpINKGXAJEXImU', '["search","spend"]', 1795936633219, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K2MEAB605X8H8J9MQFK0YZ', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795936631109, 1795936631109, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K2MEEZ1YXXTZWZQ0DTM27C', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8K2MEF4XDRM6YZ0P2AMFX80', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795936631263, 1795936631320, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K2MEH9RXY4295XFP8VYDAM', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8K2MEHC8WVSQH0G23N6P0AA', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795936631337, 1795936631392, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K2MEKHGZABGXTM77VS3YQ3', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K2MEKM90X1N5BXAYQC4ZVR', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795936631409, 1795936631554, 'file_missing', 1795936631554, NULL, 'en', NULL),
	('ast_01M8K2MED724EPE7QKN165A547', 'usr_01M88S1HSRR38A84AVZFJP0NKK', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K2MEDCB71F7051DVS9H6DK', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795936631208, 1795936631208, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8K2MFYYKG3GY3XWYYHMF13T', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8K2MFZ1QK2GNF8S0FS9GMWV', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795936632798, 1795936632798, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'KNykD6jmgLZtL424hQMlpmUruf0-8jPb', 1795936632739, 1795936633515, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8K2MFJR9QTZ6SQKFHGND80Z', 'top_01M8K2MFHXM7ST7JB125R1GPSA', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795936632408, 1795936632424, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8K2MFHXM7ST7JB125R1GPSA', 'usr_01M88S1HV46VAH95Z80HP7JR1H', NULL, 5000000, 'USD', 'http://127.0.0.1:41291/docs/credit', 'http://127.0.0.1:41291/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795936632381, 1795943832381, 1795936632400, NULL, 0),
	('top_01M8K2MFKGEVYCYEN9G28RBGD7', 'usr_01M88S1HV46VAH95Z80HP7JR1H', NULL, 5000000, 'USD', 'http://127.0.0.1:41291/docs/credit', 'http://127.0.0.1:41291/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795936632432, 1795943832432, NULL, 1795937232432, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M88S1HV46VAH95Z80HP7JR1H', 1000000, 'http://127.0.0.1:49150/hook', '4xkCuaH8es8l6Kp9o8p4YJ5_DEq7wYptDp0yU44A0GZ5K3RfRpCzllEnGNlPHX9WdSb6_RhEeg7uxY-srpH7OrbDJc8Z1wb8MNa46Nui', 1795936632372, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8K2MEXCK4MRGANR5W2JF91S', '0xe405fdaee927bc66230afdd8867a60d11706ab67', 'pay_01M8K2MEWYGRP7K666Y3ND5Q2ZjsCEPYgOxQFo6m3RE4VxxDtJWmJSO2BKP3cbQ2z0TJtZFGsNRWpZ4kTAqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bbMHiAKi24Ck', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795936631724);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8K2MFKZRX03XE8QGGCE50FF', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8K2MFKZKP18BPA6J7J4HB0Z', 1795936632447, 638),
	('sig_01M8K2MFNTKX87YSRSR58C4ZPV', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8K2MFNTDTR1P5SZY0S99VKJ', 1795936632506, 666),
	('sig_01M8K2MFPNZ429CRT0GN8WQBXY', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8K2MFPNA9AC7NXVPGAX2D9S', 1795936632533, 614),
	('sig_01M8K2MFQN0CGP1KPXD2CC1NA9', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8K2MFQNCT99R999Z7G838A3', 1795936632565, 616),
	('sig_01M8K2MFRHZKP0WMD2956SVJJK', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8K2MFRHYZJYVNDVJCD17JJ7', 1795936632593, 616),
	('sig_01M8K2MFS7ZP5PH0CXKX6SM35A', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8K2MFS64BXNGDXS9GBKD7YC', 1795936632615, 628),
	('sig_01M8K2MFSYRX5WGFC11NVJP8BY', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8K2MFSYG1M62RVTBP1TD5A1', 1795936632638, 622),
	('sig_01M8K2MFTMXCWMFQFXZ3XHXBG4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8K2MFTM6T04CF086DN1H221', 1795936632660, 624),
	('sig_01M8K2MFVAWA8GNTXTJNYKMFPM', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8K2MFVASX8PMFW5RJCWJ6FA', 1795936632682, 622),
	('sig_01M8K2MFW64MVN3P5Y23DP1ZRG', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8K2MFW54Q893KMT8HERR943', 1795936632710, 620),
	('sig_01M8K2MFWXJ050HJ4ZG2N9AXBK', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8K2MFWXV5VYV2MKCF4TX243', 1795936632733, 616),
	('sig_01M8K2MFXR9ASQXNGW5NHDZ0NV', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8K2MFXRAQJTYNYJBRVSGXAA', 1795936632760, 588),
	('sig_01M8K2MFYAZA0Z8CCJJFE96R7V', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8K2MFYAW7HQW8ZYKA64D1N7', 1795936632778, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8K2MFKZRX03XE8QGGCE50FF', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Vu85uPPaasjwxyJ5FTYitEOroxjIIkXhzAOvjf7GVoC5d_BouSEKeNWcwpP_UAZYX8IAN0oMa2UBMpsReEztCWDpj-wIMlAF6ryvYBDt', 'sightings of quetzals in Costa Rica', 'dataset', 1795936632450, 1803712632450, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFNTKX87YSRSR58C4ZPV', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'r3L_G7bsBaNuH7KpunSKITpYBFIyuGW8PX0gZ-kO6Quyst1v1k6h82B7FnDCcMqEBJavHHlcZ_suxy-z2kZMb93HW-xW72CTShpNeG4e', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795936632508, 1803712632508, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFPNZ429CRT0GN8WQBXY', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'tg18Be3LSVnRQmgO6Zuo6jQTLno673XubEeZld6LaVmWvtCO6AMPvAYhqsLXV07GvX3h1a_hgYcgWdDKPChAbhf8neKf6s1oHj61svCB', 'snow depths of the Alps', 'dataset', 1795936632536, 1803712632536, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFQN0CGP1KPXD2CC1NA9', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'Fn8uXNBN7h1XXBgRbTcANcIV0tpd4tydS6CKlwa6Ac_NUNWxa8kabxiFhVA1xuRKdRvNUlPJnRfI6H4UDmAYF5HHyy6nwgxXTM05T3_H', 'snow depths of the Andes', 'dataset', 1795936632567, 1803712632567, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFRHZKP0WMD2956SVJJK', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'ub1JOhq-Zbw_BcKghwZPEN3X00ZV5UVdEAfHMg-Tz7xfn5_rDenN38x_TqBDqDA6NVL0Td611siVzljtz7R65l3VUWs8CAdR3bkaDVo4', 'snow depths of the Atlas', 'dataset', 1795936632595, 1803712632595, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFS7ZP5PH0CXKX6SM35A', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'd4-_JMHDdqs_oPQatxx1iBT0BlZaozEGIUKN-84O2sJHqewsjrsT6yKUgZkydyeUn6YRChAKxzuv7U0jSpi4iXzhUl0VmdTVtZ9pxxeZ', 'snow depths of the Carpathians', 'dataset', 1795936632616, 1803712632616, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFSYRX5WGFC11NVJP8BY', 'http://127.0.0.1:49150/hook', '127.0.0.1', '3zmg4yVG7x41nlhQrfJ-cwdSqCVKP_v8xUwN3j7aE_HnIwAhLFVzCtMUXtZT-t4RhFUCSSngy9GP86f3CDh5HDypupldH7ITcHZWzuvw', 'snow depths of the Caucasus', 'dataset', 1795936632640, 1803712632640, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFTMXCWMFQFXZ3XHXBG4', 'http://127.0.0.1:49150/hook', '127.0.0.1', '4MJ09rdQhX8WVpPjZkoi_thK7AghirknrLFsins4Auf31DfoBh4FrQluhRSdAxBsoDfNIkn03mpyzKrbkB1Yj0ugLsfGA3jCpW8uG1Tv', 'snow depths of the Dolomites', 'dataset', 1795936632662, 1803712632662, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFVAWA8GNTXTJNYKMFPM', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'iyeqQlvCRI_IYLqOtMkTpG4asd-f4c6jNGkl7KM0WLc-31ZDrEmrBRQWsNwtFEA_Kn6XdyzG71qFT0bqmgT6c8yOb203R6AN7u1L6FGX', 'snow depths of the Pyrenees', 'dataset', 1795936632684, 1803712632684, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8K2MFW64MVN3P5Y23DP1ZRG', 'http://127.0.0.1:49150/hook', '127.0.0.1', '5zeGKcqvpYDIoEw9XUtY-wSSBzgJVzwi9TlF6SeyWxFlKZnpBt2GYsKT4b6TxNODqm8Z45jWXMPWaUYZ42GyG1aijyp8h8uIzodJE30X', 'snow depths of the Rockies', 'dataset', 1795936632711, 1803712632711, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8K2MGDMXC8E7018C6V88WFC', 'timestamp', 30000, 1795936633268, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M88S1HR02SKW3KDDTCDG8RJA', 'staff', 1795936634918);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M88S1HR02SKW3KDDTCDG8RJA', 'staff', 'anna', '', 1795936634918);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M88S1HFBQ98T9CCK1S5SKQFR', 1795591030262);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-create-tree', 'src_01M8K2MGE3F044B1PT9R7QHZ1X', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:39237/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'EyYhnf3JTV0i4oFtVrN7lJMwH24KdGkVQX4J0yPEDSE', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795936634649, NULL, NULL, NULL, 1795936634479, 1795936634478, NULL, NULL, NULL),
	('city-get-bike', 'src_01M8K2MGE3F044B1PT9R7QHZ1X', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:39237/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'suesLMHMPZ6f2zqyu9IYQ3XauiIJ3bJRajLmE0ofHWc', 10000, 'published', 'called with its example', 0, 1795936634661, NULL, NULL, NULL, 1795936634479, 1795936634478, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8K2MGE3F044B1PT9R7QHZ1X', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:39237/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'tkzPjUh1lfp3Zla-lu_vHmMNWVjkgX6QvMHnjLTgYQA', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795936634650, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:39237/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'Tf909BWcqXIz7J5Oth7rUJ3y7kMG2x-OcRmDhc0BXAw', 1795936634480, 1795936634478, NULL, NULL, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8K2MFGVNVG5RR0KF742B0ZT', 'tell_sellers', '{"pledgeId":"plg_01M8K2MFGVNVG5RR0KF742B0ZT"}', 'done', 1795936632353, 1, 8, NULL, NULL, NULL, 1795936632353, 1795936632490),
	('tell_sellers:plg_01M8K2MFF51ZTGZ7NQVYDW7FMW', 'tell_sellers', '{"pledgeId":"plg_01M8K2MFF51ZTGZ7NQVYDW7FMW"}', 'done', 1795936632302, 1, 8, NULL, NULL, NULL, 1795936632302, 1795936632502),
	('tell_sellers:plg_01M8K2MFFSKD0BC119816ZA15C', 'tell_sellers', '{"pledgeId":"plg_01M8K2MFFSKD0BC119816ZA15C"}', 'done', 1795936632320, 1, 8, NULL, NULL, NULL, 1795936632320, 1795936632508),
	('match:asset:ast_01M8K2MFYYKG3GY3XWYYHMF13T:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8K2MFYYKG3GY3XWYYHMF13T:20786:0","watch":null}', 'done', 1795936632824, 1, 8, NULL, NULL, NULL, 1795936632824, 1795936633029),
	('job_01M8K2MFX5J5AGSEGYA97JFAC4', 'challenge_callbacks', '{}', 'done', 1795936632741, 1, 8, NULL, NULL, NULL, 1795936632741, 1795936633528),
	('job_01M8K2MGPKRPAFFWYVTZCD7QMA', 'notify_watch', '{}', 'waiting', 1795936693543, 0, 8, NULL, NULL, NULL, 1795936633555, NULL),
	('job_01M8K2MGQ2FB8W3XBF3WK172XB', 'notify_watch', '{}', 'waiting', 1795936638620, 0, 8, NULL, NULL, NULL, 1795936633570, NULL),
	('job_01M8K2MG5XMAV3J2PMV5V0DESW', 'notify_watch', '{}', 'done', 1795936633021, 1, 8, NULL, NULL, NULL, 1795936633021, 1795936633578),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'waiting', 1795936634671, 0, 8, NULL, NULL, NULL, 1795936634671, NULL),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'waiting', 1795936634677, 0, 8, NULL, NULL, NULL, 1795936634677, NULL),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'waiting', 1795936634679, 0, 8, NULL, NULL, NULL, 1795936634679, NULL),
	('work_tool_job:job_01M8K2MHZQGZF5THFW238A1202', 'work_tool_job', '{"jobId":"job_01M8K2MHZQGZF5THFW238A1202"}', 'done', 1795936634875, 1, 1000, NULL, NULL, NULL, 1795936634875, 1795936634905),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795936635204, 0, 8, NULL, NULL, NULL, 1795936635204, NULL),
	('work_tool_job:job_01M8K2MJNFRWSZZZGDB5AYJDQR', 'work_tool_job', '{"jobId":"job_01M8K2MJNFRWSZZZGDB5AYJDQR"}', 'running', 1795936635570, 1, 1000, 1795944135588, 'proc_01M8K2MJ48X1HN26WB9EWNA0JY', NULL, 1795936635570, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xe405fdaee927bc66230afdd8867a60d11706ab67', 'USD', 550000),
	('test:earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 'USD', 90000),
	('earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 'USD', 0),
	('earnings:usr_01M88S1HSRR38A84AVZFJP0NKK', 'USD', 2700000),
	('credit:usr_01M8K2MFE509YJQSVM4B7QFRGC', 'USD', 3000000),
	('credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'USD', 19750000),
	('credit:usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M88S1HXF4EZNNGDV09RZ5HNN', 'operator:grants', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 20000000, 'USD', 'top_up', NULL, NULL, 1795591030703),
	('led_01M88S1J6AVAT0M4K951564HV4', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88S1J308F742KY64P6M83VGwNCGA4gOMWiCrfpqemdkGwBNO9d6o14', NULL, 1795591030986),
	('led_01M88S1J8DQDGQC5AHAJ4JG0MK', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 50000, 'USD', 'payment', 'pay_01M88S1J81TKJX2KYEKEVEQ86DhNCGA4gOMWiCrfpqemdkBgGiEZDHi_fzFGqx_KIWfYZCJAbbF9yWGQ', NULL, 1795591031053),
	('led_01M8K2ME8V5N28C7ZBTVZQ9PFY', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M88S1J308F742KY64P6M83VGwNCGA4gOMWiCrfpqemdkGwBNO9d6o14', NULL, 1795936631067),
	('led_01M8K2ME8VBYDP85NBM2GTBJ4N', 'payments:held', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 50000, 'USD', 'refund', 'pay_01M88S1J81TKJX2KYEKEVEQ86DhNCGA4gOMWiCrfpqemdkBgGiEZDHi_fzFGqx_KIWfYZCJAbbF9yWGQ', NULL, 1795936631067),
	('led_01M8K2MEPRAT7FK4895Y9ZEGPQ', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MEPEW6CS3RRWGSHMEVEYwaCNBogOAgGiJio6cYfUuHdUOfeR-uPblpSGnCxNhA', NULL, 1795936631512),
	('led_01M8K2MEQ6268B1Z0YDE212HVY', 'payments:held', 'test:earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MEPEW6CS3RRWGSHMEVEYwaCNBogOAgGiJio6cYfUuHdUOfeR-uPblpSGnCxNhA', 'call_01M8K2MEQ55RD7DTKK8T4NSVH8', 1795936631526),
	('led_01M8K2MEQ6V6APDDT8QC25QSNB', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MEPEW6CS3RRWGSHMEVEYwaCNBogOAgGiJio6cYfUuHdUOfeR-uPblpSGnCxNhA', 'call_01M8K2MEQ55RD7DTKK8T4NSVH8', 1795936631526),
	('led_01M8K2MEQWMSPYGT2RGB7XHPRC', 'test:earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8K2MEPEW6CS3RRWGSHMEVEYwaCNBogOAgGiJio6cYfUuHdUOfeR-uPblpSGnCxNhA', 'call_01M8K2MEQ55RD7DTKK8T4NSVH8', 1795936631548),
	('led_01M8K2MEQWHW5BRK9CRZXVN23P', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8K2MEPEW6CS3RRWGSHMEVEYwaCNBogOAgGiJio6cYfUuHdUOfeR-uPblpSGnCxNhA', 'call_01M8K2MEQ55RD7DTKK8T4NSVH8', 1795936631548),
	('led_01M8K2MERNJYXRJBD5AK1K9N88', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K2MERE5JQSS7A28Q2Q0D8YwNCGA4gOMWiCrfpqemdkig9yXz-92u0', NULL, 1795936631573),
	('led_01M8K2MES40H3ACECDKQJHNYC3', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K2MERE5JQSS7A28Q2Q0D8YwNCGA4gOMWiCrfpqemdkig9yXz-92u0', 'call_01M8K2MERYM866SFWYQT9EHZ0H', 1795936631588),
	('led_01M8K2MESSM5C3PKW1RR36Z25W', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K2MESGEETDZYJYJ480WXT6hNCGA4gOMWiCrfpqemdkBgGiEZDHi_fzFGqx_KIWfYYEcavQc0DVsA', NULL, 1795936631609),
	('led_01M8K2METCHZFG7A30KCZ0KA97', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K2MESGEETDZYJYJ480WXT6hNCGA4gOMWiCrfpqemdkBgGiEZDHi_fzFGqx_KIWfYYEcavQc0DVsA', 'call_01M8K2MET6QQ05NNZGSJTS04SN', 1795936631628),
	('led_01M8K2METQ1NGK3CQ7Z742YARE', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K2METH1JX4BJM3XA1TPNTEwNCGA4gOMXkGn8t9Omdk0NVEfwkVwNw', NULL, 1795936631639),
	('led_01M8K2MEWA817N7Q0CYSE5HVSZ', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K2MEVPNAB1SKAS93JZ63TKjNCGA4gOMWiCrfpqemdkqQEeznj7JlIoiWW9Jxd5wG0fQJdxMHmeJz4ayGsXYVdN32lLi30', NULL, 1795936631690),
	('led_01M8K2MEWA9XMC9S0NC6S8H9CG', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K2MEVPNAB1SKAS93JZ63TKjNCGA4gOMWiCrfpqemdkqQEeznj7JlIoiWW9Jxd5wG0fQJdxMHmeJz4ayGsXYVdN32lLi30', 'call_01M8K2MEVS5NG2YKP21QFSC639', 1795936631690),
	('led_01M8K2MEXCH9X714JJ3X6D5YY4', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8K2MEWYGRP7K666Y3ND5Q2ZjsCEPYgOxQFo6m3RE4VxxDtJWmJSO2BKP3cbQ2z0TJtZFGsNRWpZ4kTAqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bbMHiAKi24Ck', NULL, 1795936631724),
	('led_01M8K2MEXC7SP9VTH22TFJHKSA', 'payments:held', 'test:credit:0xe405fdaee927bc66230afdd8867a60d11706ab67', 1000000, 'USD', 'top_up', 'pay_01M8K2MEWYGRP7K666Y3ND5Q2ZjsCEPYgOxQFo6m3RE4VxxDtJWmJSO2BKP3cbQ2z0TJtZFGsNRWpZ4kTAqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bbMHiAKi24Ck', 'call_01M8K2MEX09KNCFNCFW61QCZ97', 1795936631724),
	('led_01M8K2MEY8HWE7Z781H82GHKPE', 'test:credit:0xe405fdaee927bc66230afdd8867a60d11706ab67', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K2MEY7K3ZC42MHZR623S5ZkNCGA4gOMWiCrfpqemdkqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bfOE82GK5v8k', NULL, 1795936631752),
	('led_01M8K2MEYDE5FT7VWXWYRBEKCJ', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8K2MEY7K3ZC42MHZR623S5ZkNCGA4gOMWiCrfpqemdkqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bfOE82GK5v8k', 'call_01M8K2MEY7F8Y5PBS9KBM86D73', 1795936631757),
	('led_01M8K2MEYMDFXDE4PSFK4MTJQT', 'test:credit:0xe405fdaee927bc66230afdd8867a60d11706ab67', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8K2MEYM8GK1KVYKTT8FYJAM', NULL, 1795936631764),
	('led_01M8K2MEZ6CVXT1CDAPW977K43', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MEZ0QT5ZC0ZB47S8GXJBwaCNBogOAgGiJio5RaQ9YiN2Vr8HK204kt9gZPl6qQ', NULL, 1795936631782),
	('led_01M8K2MEZEZ4RCR4XY1QJWP9CX', 'payments:held', 'test:earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MEZ0QT5ZC0ZB47S8GXJBwaCNBogOAgGiJio5RaQ9YiN2Vr8HK204kt9gZPl6qQ', 'call_01M8K2MEZE9SEAM16Z4A2NNE83', 1795936631790),
	('led_01M8K2MEZE9CKB9X26CNNJYEW4', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MEZ0QT5ZC0ZB47S8GXJBwaCNBogOAgGiJio5RaQ9YiN2Vr8HK204kt9gZPl6qQ', 'call_01M8K2MEZE9SEAM16Z4A2NNE83', 1795936631790),
	('led_01M8K2MF01XV5K8RHK66PDPPWH', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MEZS1CECV4T2K4XXGZHRhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hg3U-2BurlFC', NULL, 1795936631809),
	('led_01M8K2MF0CGHXR1JA215AVNNF6', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MEZS1CECV4T2K4XXGZHRhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hg3U-2BurlFC', 'call_01M8K2MF0CEVVB8H5CGEHFJ0DF', 1795936631820),
	('led_01M8K2MF0CTMN2XKWN7G91YMFE', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MEZS1CECV4T2K4XXGZHRhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hg3U-2BurlFC', 'call_01M8K2MF0CEVVB8H5CGEHFJ0DF', 1795936631820),
	('led_01M8K2MF12KF8Z505HXMTHX42C', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF0R8B2KDXN03QFDQNGHhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hjxFCcUOUkvf', NULL, 1795936631842),
	('led_01M8K2MF1GSCFZFCHF3P2G053T', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF0R8B2KDXN03QFDQNGHhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hjxFCcUOUkvf', 'call_01M8K2MF1GEZ2A4NS5CP89RQJR', 1795936631856),
	('led_01M8K2MF1GABPPCAS6S38CHMJT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF0R8B2KDXN03QFDQNGHhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hjxFCcUOUkvf', 'call_01M8K2MF1GEZ2A4NS5CP89RQJR', 1795936631856),
	('led_01M8K2MF20G33F08FAYHMSYN94', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF1SEPJH87QJZ4GT54AZhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiasxc4OxdTK', NULL, 1795936631872),
	('led_01M8K2MF2G03JAX7SXV8DN7HP2', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF1SEPJH87QJZ4GT54AZhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiasxc4OxdTK', 'call_01M8K2MF2F78WTRBHXCVJ1CTWW', 1795936631888),
	('led_01M8K2MFD49JXHHGQS39QDASX5', 'earnings:usr_01M88S1HSRR38A84AVZFJP0NKK', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795936632228),
	('led_01M8K2MF2GCF75WZ8TJTE1F31S', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF1SEPJH87QJZ4GT54AZhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiasxc4OxdTK', 'call_01M8K2MF2F78WTRBHXCVJ1CTWW', 1795936631888),
	('led_01M8K2MF3019M4P2NZFKNQ9CKG', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF2S1NRJXAEBEF1PHAJ0haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htsKmEZ96mSm', NULL, 1795936631904),
	('led_01M8K2MF3CQZDFW16KBJBHBWTV', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF2S1NRJXAEBEF1PHAJ0haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htsKmEZ96mSm', 'call_01M8K2MF3CH4EPBRBYZV6Z5PY8', 1795936631916),
	('led_01M8K2MF3CB10ADB7T765YGZ8D', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF2S1NRJXAEBEF1PHAJ0haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htsKmEZ96mSm', 'call_01M8K2MF3CH4EPBRBYZV6Z5PY8', 1795936631916),
	('led_01M8K2MF3Y997TN8S9MJ572YJH', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF3PKW36CN7Y7ZEBS2NYhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hp4UGL_trI6K', NULL, 1795936631934),
	('led_01M8K2MF4977X74S51Y2D7GRJW', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF3PKW36CN7Y7ZEBS2NYhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hp4UGL_trI6K', 'call_01M8K2MF49NQSM1GJ4QASB752N', 1795936631945),
	('led_01M8K2MF497BBVFN35WPNHSAPA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF3PKW36CN7Y7ZEBS2NYhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hp4UGL_trI6K', 'call_01M8K2MF49NQSM1GJ4QASB752N', 1795936631945),
	('led_01M8K2MF4TKAEHF3V32QXFZEV8', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF4HWQFC3VWPDB3D1S8AhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hpzMbpB2JEAi', NULL, 1795936631962),
	('led_01M8K2MF5626VANA769VNK1HRW', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF4HWQFC3VWPDB3D1S8AhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hpzMbpB2JEAi', 'call_01M8K2MF55ZP22Y5HW8H803P02', 1795936631974),
	('led_01M8K2MF569CFCTB0B48K8BD8T', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF4HWQFC3VWPDB3D1S8AhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hpzMbpB2JEAi', 'call_01M8K2MF55ZP22Y5HW8H803P02', 1795936631974),
	('led_01M8K2MF5T7JSG35XQKGB96YY8', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF5FSCSK37F292CZTRQAhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hqjwKi5nERgT', NULL, 1795936631994),
	('led_01M8K2MF6DNPH22MTE2QRSHX1C', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF5FSCSK37F292CZTRQAhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hqjwKi5nERgT', 'call_01M8K2MF6D8D00FXZSB5YRKM9X', 1795936632013),
	('led_01M8K2MF6DHYZ4WD5HCR3J2GR6', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF5FSCSK37F292CZTRQAhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hqjwKi5nERgT', 'call_01M8K2MF6D8D00FXZSB5YRKM9X', 1795936632013),
	('led_01M8K2MF6XBW01ANQPJ9R3DYN1', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF6PAQX3X1T0AHKY33DThaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htLaPM6M3lZp', NULL, 1795936632029),
	('led_01M8K2MF794GXKRJHTRHHVPJ9V', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF6PAQX3X1T0AHKY33DThaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htLaPM6M3lZp', 'call_01M8K2MF78E8V4MNYK7PWNPCCK', 1795936632041),
	('led_01M8K2MF79G743QY6T8RQHQRKW', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF6PAQX3X1T0AHKY33DThaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htLaPM6M3lZp', 'call_01M8K2MF78E8V4MNYK7PWNPCCK', 1795936632041),
	('led_01M8K2MF7RGR6AZFT3DT7TVS4S', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF7H2K54GWTYW5KSE1F4haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiEd4Q11bu7o', NULL, 1795936632056),
	('led_01M8K2MF82ECBEPF6CCSCJEZ2F', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF7H2K54GWTYW5KSE1F4haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiEd4Q11bu7o', 'call_01M8K2MF82CS0JPWHR9HE216JW', 1795936632066),
	('led_01M8K2MF82YZWXVJ9VJ039QZX7', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF7H2K54GWTYW5KSE1F4haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiEd4Q11bu7o', 'call_01M8K2MF82CS0JPWHR9HE216JW', 1795936632066),
	('led_01M8K2MF8JHEZDT6GJQWHNTKZF', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MF8BX6AYFDM14NHDAG0VhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hsGfuCIxf40M', NULL, 1795936632082),
	('led_01M8K2MF8XCX6TDFTVMVJRDTV5', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MF8BX6AYFDM14NHDAG0VhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hsGfuCIxf40M', 'call_01M8K2MF8WSRR5134TH9A96XXM', 1795936632093),
	('led_01M8K2MF8XXGZTM4ZP2K12MZNT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MF8BX6AYFDM14NHDAG0VhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hsGfuCIxf40M', 'call_01M8K2MF8WSRR5134TH9A96XXM', 1795936632093),
	('led_01M8K2MFACGBW9KMGP3WDA45G2', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MFA38XSS5C5M9RRP63TFhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9ho0F8G3egY4h', NULL, 1795936632140),
	('led_01M8K2MFAQCE85K4B7ZNKGKXMC', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MFA38XSS5C5M9RRP63TFhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9ho0F8G3egY4h', 'call_01M8K2MFAQQ8JEKCZ2AK01ZFC5', 1795936632151),
	('led_01M8K2MFAQP8ZAPQR19FWZB542', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MFA38XSS5C5M9RRP63TFhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9ho0F8G3egY4h', 'call_01M8K2MFAQQ8JEKCZ2AK01ZFC5', 1795936632151),
	('led_01M8K2MFB6RW9RZ2N0VHASDFH1', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8K2MFAZA9ZTX03CPPWMSFG2haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hvXU-agKJfdT', NULL, 1795936632166),
	('led_01M8K2MFBK39F89F1K040GR8XJ', 'payments:held', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 90000, 'USD', 'sale', 'pay_01M8K2MFAZA9ZTX03CPPWMSFG2haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hvXU-agKJfdT', 'call_01M8K2MFBKQSHCRJA8TY6134N4', 1795936632179),
	('led_01M8K2MFBKZS6DG5P85G3READ4', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8K2MFAZA9ZTX03CPPWMSFG2haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hvXU-agKJfdT', 'call_01M8K2MFBKQSHCRJA8TY6134N4', 1795936632179),
	('led_01M8K2MFC54S79MDC79PHVGQSR', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8K2MFBWYZ9DYA14P40X8BP9hYCJeogOAgGiJio5pxEdZx7zqExVFIcGAaIRkMeL9_MUarH8ohZ9hkSJBQn7S8JI', NULL, 1795936632197),
	('led_01M8K2MFCKTP8VR2W8TN12MHDY', 'payments:held', 'earnings:usr_01M88S1HSRR38A84AVZFJP0NKK', 1800000, 'USD', 'sale', 'pay_01M8K2MFBWYZ9DYA14P40X8BP9hYCJeogOAgGiJio5pxEdZx7zqExVFIcGAaIRkMeL9_MUarH8ohZ9hkSJBQn7S8JI', 'call_01M8K2MFCJYVH1MJK3RG85B6NV', 1795936632211),
	('led_01M8K2MFCK9KEAMAN2VQSPFW61', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8K2MFBWYZ9DYA14P40X8BP9hYCJeogOAgGiJio5pxEdZx7zqExVFIcGAaIRkMeL9_MUarH8ohZ9hkSJBQn7S8JI', 'call_01M8K2MFCJYVH1MJK3RG85B6NV', 1795936632211),
	('led_01M8K2MFD40DT88631WQVA7EEA', 'earnings:usr_01M88S1HR02SKW3KDDTCDG8RJA', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795936632228),
	('led_01M8K2MFDTZ35MDPJK2N18KN75', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795936632250),
	('led_01M8K2MFEMS2D81Q5Q9BSGX8BS', 'operator:grants', 'credit:usr_01M8K2MFE509YJQSVM4B7QFRGC', 9000000, 'USD', 'top_up', NULL, NULL, 1795936632276),
	('led_01M8K2MFF5VFQMWVF5G8YZG720', 'credit:usr_01M8K2MFE509YJQSVM4B7QFRGC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K2MFF32CQQ774GCDMA6MA0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiYqPc1h7kw0eMk5xGjKoWSfvzCVow4', NULL, 1795936632293),
	('led_01M8K2MFF5SXFWJMSY0ZT728D8', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K2MFF32CQQ774GCDMA6MA0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiYqPc1h7kw0eMk5xGjKoWSfvzCVow4', 'call_01M8K2MFF43ND7P2PP9EQV0PAE', 1795936632293),
	('led_01M8K2MFFSGED2ECKK2FR38SB6', 'credit:usr_01M8K2MFE509YJQSVM4B7QFRGC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', NULL, 1795936632313),
	('led_01M8K2MFFSX328JTN8Y8PPXYPS', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', 'call_01M8K2MFFR2N46ZBBGQCMNBA0N', 1795936632313),
	('led_01M8K2MFG90TT33YXGPGF8WS05', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', 'call_01M8K2MFFR2N46ZBBGQCMNBA0N', 1795936632329),
	('led_01M8K2MFG9A0YQB40X5MZ9HCQZ', 'payments:held', 'earnings:usr_01M88S1HSRR38A84AVZFJP0NKK', 2700000, 'USD', 'sale', 'pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', 'call_01M8K2MFFR2N46ZBBGQCMNBA0N', 1795936632329),
	('led_01M8K2MFG9GWWXY8NK24EQEJD3', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', 'call_01M8K2MFFR2N46ZBBGQCMNBA0N', 1795936632329),
	('led_01M8K2MFGVPGMSN0ZXDFMRMWDA', 'credit:usr_01M8K2MFE509YJQSVM4B7QFRGC', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8K2MFGT9GF22NQ63XND63J1hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiYqPc1h7kw0eMk5xGjKFyUcYuMhKxk', NULL, 1795936632347),
	('led_01M8K2MFGVK5SM8P48Y109DTN7', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8K2MFGT9GF22NQ63XND63J1hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiYqPc1h7kw0eMk5xGjKFyUcYuMhKxk', 'call_01M8K2MFGTXA88R7B7H1BXX482', 1795936632347),
	('led_01M8K2MFH80BXP7VMNQC76S2AH', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8K2MFGT9GF22NQ63XND63J1hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiYqPc1h7kw0eMk5xGjKFyUcYuMhKxk', 'call_01M8K2MFGTXA88R7B7H1BXX482', 1795936632360),
	('led_01M8K2MFH8ZWSSMCADVKWBK2TM', 'payments:held', 'credit:usr_01M8K2MFE509YJQSVM4B7QFRGC', 3000000, 'USD', 'refund', 'pay_01M8K2MFGT9GF22NQ63XND63J1hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiYqPc1h7kw0eMk5xGjKFyUcYuMhKxk', NULL, 1795936632360),
	('led_01M8K2MFJGVMVWF1SK44X2TEZP', 'provider:stripe', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 5000000, 'USD', 'top_up', 'top_01M8K2MFHXM7ST7JB125R1GPSA', NULL, 1795936632400),
	('led_01M8K2MFJRZ1ZRQPZQCFVXYQF4', 'credit:usr_01M88S1HV46VAH95Z80HP7JR1H', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8K2MFHXM7ST7JB125R1GPSA', NULL, 1795936632408),
	('led_01M8K2MG72A91TEDB7346YQ1R9', 'operator:grants', 'credit:usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 10000000, 'USD', 'top_up', NULL, NULL, 1795936633058),
	('led_01M8K2MHZ21ZHWRBWQ4FHTRBJT', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8K2MHYQ94DJP8GWAEH0CVE7wOCnEogOLcqOqQjW8o6oFggv0tSSnSg', NULL, 1795936634850),
	('led_01M8K2MHZR6M7FJV775X9X4QD8', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8K2MHYQ94DJP8GWAEH0CVE7wOCnEogOLcqOqQjW8o6oFggv0tSSnSg', 'call_01M8K2MHZHJA97ZFVGNDXB70W3', 1795936634872),
	('led_01M8K2MJ1VP0C6XBEEQAVWVRT7', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K2MJ1JDW206MAZR6AHT8HFwNCGA4gOMWiCrfpqemdkHmHoTyEilFs', NULL, 1795936634939),
	('led_01M8K2MJN1DCFWRNT71R3QX6E7', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8K2MJMS7SE2SQ1XB291Q61JwOCnEogOLcqOqQjW8o6opBdH2zqH204', NULL, 1795936635553),
	('led_01M8K2MJNGY5JZXVPFPRHKXTTE', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8K2MJMS7SE2SQ1XB291Q61JwOCnEogOLcqOqQjW8o6opBdH2zqH204', 'call_01M8K2MJN9TXSFH7S7WRJH1R7P', 1795936635568),
	('led_01M8K2MJPKP2GSZHNZQGSY8P4M', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8K2MJNV5FXS15016ACXH18TwNCGA4gOJcwE4TpnZL4xSAkUaYx8', NULL, 1795936635603);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('Bds5Ph2Zo4lSuPbAYgP8pwZA2AEUMz7M', '58c76cb78ed2922ee16519c7276a1d71941fd35c18b2401235ed4ddf5edcaa08', 'BIGqwZNYXiGdrMzKsVJpINKGXAJEXImU', '99e899d14273d016fdbf016f6210d8bb590d552b1284b37a60e2dc78ae17ad76', 'usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 'key_01M8K2MG9QXFKB74S3ZXAZVYTE', '67d1ce2d98b4c2c49ab0884a45ceebd62fe2cfa386f0e23eb923eb7250caedf0', '["http://127.0.0.1:41291/mcp"]', NULL, 'K13ZbCZin4Bz4780K1NxKLd2DHijGrMj', 1795940233000, 1795936633000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('pNoD7DSIya9yOupklevkNQp9quXPWGf6', 'BIGqwZNYXiGdrMzKsVJpINKGXAJEXImU', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795936633000, 1795936633000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('FE36XSWqGMwH0fB2Iwp8KUvmkyO42WPG', 'BIGqwZNYXiGdrMzKsVJpINKGXAJEXImU', 'usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 'key_01M8K2MG9QXFKB74S3ZXAZVYTE', '["http://127.0.0.1:41291/mcp"]', '[]', '["search","spend","offline_access"]', 1795936633000, 1795936633000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('K13ZbCZin4Bz4780K1NxKLd2DHijGrMj', 'f17503082f4a49994149c0a000147ad13b8e46d838f3deee66518dc56d8a10fb', 'BIGqwZNYXiGdrMzKsVJpINKGXAJEXImU', '99e899d14273d016fdbf016f6210d8bb590d552b1284b37a60e2dc78ae17ad76', 'usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 'key_01M8K2MG9QXFKB74S3ZXAZVYTE', '67d1ce2d98b4c2c49ab0884a45ceebd62fe2cfa386f0e23eb923eb7250caedf0', '["http://127.0.0.1:41291/mcp"]', NULL, 1803712633000, 1795936633000, NULL, NULL, NULL, NULL, 1795936633073, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('3nH7ZkDSSIOrBELKnqbRMYzvC1gXxBRi', 'http://127.0.0.1:41291', 'http://127.0.0.1:41291', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795936633099, 1795936633099, 1, 'null'),
	('anGmSvcThrbxAMrGev3JieWejRkhBSQc', 'http://127.0.0.1:41291/', 'http://127.0.0.1:41291/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795936633104, 1795936633104, 1, 'null'),
	('F0ED4zCCNCT6MJGaaoejaioXJfuUc82H', 'http://127.0.0.1:41291/mcp', 'http://127.0.0.1:41291/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795936633107, 1795936633107, 1, 'null'),
	('0bAZN9FQSUIP1VEYeIec9emnuLRycqOa', 'http://127.0.0.1:41291/a2a', 'http://127.0.0.1:41291/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795936633110, 1795936633110, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8K2MF0R8B2KDXN03QFDQNGHhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hjxFCcUOUkvf', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936631832, 1795940231842, 1795936631842, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631842),
	('pay_01M8K2MEWYGRP7K666Y3ND5Q2ZjsCEPYgOxQFo6m3RE4VxxDtJWmJSO2BKP3cbQ2z0TJtZFGsNRWpZ4kTAqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bbMHiAKi24Ck', 'credit', 'credit:0xe405fdaee927bc66230afdd8867a60d11706ab67', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xe405fdaee927bc66230afdd8867a60d11706ab67', '0xe405fdaee927bc66230afdd8867a60d11706ab67', 1795936631710, 1795940231724, 1795936631724, NULL, NULL),
	('pay_01M88S1J308F742KY64P6M83VGwNCGA4gOMWiCrfpqemdkGwBNO9d6o14', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795591030880, 1795594630986, 1795591030986, NULL, NULL),
	('pay_01M88S1J81TKJX2KYEKEVEQ86DhNCGA4gOMWiCrfpqemdkBgGiEZDHi_fzFGqx_KIWfYZCJAbbF9yWGQ', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795591031041, 1795594631053, 1795591031053, NULL, NULL),
	('pay_01M88S1J25SHMV5PDRSENN435RwNCGA4gOMWiCrfpqemdk0QJriehCJIA', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795591030853, 1795591930853, NULL, NULL, NULL),
	('pay_01M8K2MEPEW6CS3RRWGSHMEVEYwaCNBogOAgGiJio6cYfUuHdUOfeR-uPblpSGnCxNhA', 'asset', 'ast_01M8K2MEKHGZABGXTM77VS3YQ3', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795936631502, 1795940231550, 1795936631512, NULL, NULL),
	('pay_01M8K2MERE5JQSS7A28Q2Q0D8YwNCGA4gOMWiCrfpqemdkig9yXz-92u0', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795936631566, 1795940231573, 1795936631573, NULL, NULL),
	('pay_01M8K2MEY7K3ZC42MHZR623S5ZkNCGA4gOMWiCrfpqemdkqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bfOE82GK5v8k', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xe405fdaee927bc66230afdd8867a60d11706ab67', '0xe405fdaee927bc66230afdd8867a60d11706ab67', 1795936631751, 1795940231752, 1795936631752, NULL, NULL),
	('pay_01M8K2MESGEETDZYJYJ480WXT6hNCGA4gOMWiCrfpqemdkBgGiEZDHi_fzFGqx_KIWfYYEcavQc0DVsA', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936631600, 1795940231609, 1795936631609, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631609),
	('pay_01M8K2METH1JX4BJM3XA1TPNTEwNCGA4gOMXkGn8t9Omdk0NVEfwkVwNw', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795936631633, 1795940231639, 1795936631639, NULL, NULL),
	('pay_01M8K2MF3PKW36CN7Y7ZEBS2NYhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hp4UGL_trI6K', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936631926, 1795940231934, 1795936631934, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631934),
	('pay_01M8K2MEVPNAB1SKAS93JZ63TKjNCGA4gOMWiCrfpqemdkqQEeznj7JlIoiWW9Jxd5wG0fQJdxMHmeJz4ayGsXYVdN32lLi30', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x2fa72162fdc71263ff4deb69be0cfea27207cd1b', '0x2fa72162fdc71263ff4deb69be0cfea27207cd1b', 1795936631670, 1795940231690, 1795936631690, NULL, NULL),
	('pay_01M8K2MEZ0QT5ZC0ZB47S8GXJBwaCNBogOAgGiJio5RaQ9YiN2Vr8HK204kt9gZPl6qQ', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795936631776, 1795940231782, 1795936631782, NULL, NULL),
	('pay_01M8K2MF1SEPJH87QJZ4GT54AZhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiasxc4OxdTK', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936631865, 1795940231872, 1795936631872, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631872),
	('pay_01M8K2MEZS1CECV4T2K4XXGZHRhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hg3U-2BurlFC', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936631801, 1795940231809, 1795936631809, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631809),
	('pay_01M8K2MF6PAQX3X1T0AHKY33DThaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htLaPM6M3lZp', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936632022, 1795940232029, 1795936632029, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632029),
	('pay_01M8K2MF2S1NRJXAEBEF1PHAJ0haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htsKmEZ96mSm', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936631897, 1795940231904, 1795936631904, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631904),
	('pay_01M8K2MF5FSCSK37F292CZTRQAhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hqjwKi5nERgT', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936631983, 1795940231994, 1795936631994, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631994),
	('pay_01M8K2MF4HWQFC3VWPDB3D1S8AhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hpzMbpB2JEAi', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936631953, 1795940231962, 1795936631962, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631962),
	('pay_01M8K2MFAZA9ZTX03CPPWMSFG2haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hvXU-agKJfdT', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936632159, 1795940232166, 1795936632166, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632166),
	('pay_01M8K2MF7H2K54GWTYW5KSE1F4haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiEd4Q11bu7o', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936632049, 1795940232056, 1795936632056, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632056),
	('pay_01M8K2MF8BX6AYFDM14NHDAG0VhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hsGfuCIxf40M', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936632075, 1795940232082, 1795936632082, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632082),
	('pay_01M8K2MFA38XSS5C5M9RRP63TFhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9ho0F8G3egY4h', 'asset', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936632131, 1795940232140, 1795936632140, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632140),
	('pay_01M8K2MFBWYZ9DYA14P40X8BP9hYCJeogOAgGiJio5pxEdZx7zqExVFIcGAaIRkMeL9_MUarH8ohZ9hkSJBQn7S8JI', 'asset', 'ast_01M8K2MED724EPE7QKN165A547', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795936632188, 1795940232197, 1795936632197, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632197),
	('pay_01M8K2MJ1JDW206MAZR6AHT8HFwNCGA4gOMWiCrfpqemdkHmHoTyEilFs', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795936634930, 1795940234939, 1795936634939, NULL, NULL),
	('pay_01M8K2MFF32CQQ774GCDMA6MA0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiYqPc1h7kw0eMk5xGjKoWSfvzCVow4', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 1795936632291, 1795940232293, 1795936632293, 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 1795936632293),
	('pay_01M8K2MJQCN25DY19BA4FND6NXhNCGA4gOMWiCrfpqemdkBgGiEZDHi_fzFGqx_KIWfYa5JY_yBptZlw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', NULL, 1795936635628, 1795937535628, NULL, NULL, NULL),
	('pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', 'asset', 'ast_01M8K2MED724EPE7QKN165A547', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 1795936632312, 1795940232329, 1795936632313, 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 1795936632313),
	('pay_01M8K2MFGT9GF22NQ63XND63J1hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiYqPc1h7kw0eMk5xGjKFyUcYuMhKxk', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 1795936632346, 1795940232347, 1795936632347, NULL, NULL),
	('pay_01M8K2MHYQ94DJP8GWAEH0CVE7wOCnEogOLcqOqQjW8o6oFggv0tSSnSg', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795936634839, 1795940234850, 1795936634850, NULL, NULL),
	('pay_01M8K2MJAJ5YEZNBCETBS7JDS5jNCGA4gOMWiCrfpqemdkqQEezRojbPdUR0dHX4cgYnEmM8og3V8MTT8gj1othz02_B5yYIw', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x1037ddb9fb7c3b7b136e0247e169b488ab14bad1', NULL, 1795936635218, 1795937535218, NULL, NULL, NULL),
	('pay_01M8K2MJBPCZ7JGR3BWR7ZD548jNCGA4gOMWiCrfpqemdkqQEezUEJLN1R5ye0ZXcs3XJqch445m0_GxsmpF61PygBRPO81Mo', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x16c53319032a0c5b331e86e6a502df309f238b21', NULL, 1795936635254, 1795937535254, NULL, NULL, NULL),
	('pay_01M8K2MJMS7SE2SQ1XB291Q61JwOCnEogOLcqOqQjW8o6opBdH2zqH204', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795936635545, 1796023035553, 1795936635553, NULL, NULL),
	('pay_01M8K2MJNV5FXS15016ACXH18TwNCGA4gOJcwE4TpnZL4xSAkUaYx8', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795936635579, 1796023035603, 1795936635603, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8K2MFD41GY0E7XKGGJFFGEC', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795936632228, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8K2MFD4Y4PPN1RP5JD3RKZX', 'pob_01M8K2MFD41GY0E7XKGGJFFGEC', 'usr_01M88S1HSRR38A84AVZFJP0NKK', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795936632228, NULL),
	('pot_01M8K2MFD4V6059FPFCT9YF1AP', 'pob_01M8K2MFD41GY0E7XKGGJFFGEC', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795936632228, 1795936632250);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795936632228);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M88S1HR02SKW3KDDTCDG8RJA', 1795591030782),
	('usr_01M88S1HSRR38A84AVZFJP0NKK', 1795591030828);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8K2MFFSKD0BC119816ZA15C', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', 'call_01M8K2MFFR2N46ZBBGQCMNBA0N', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8K2MED724EPE7QKN165A547', 'rev_01M8K2MFG96S3DXWC6EY2MFCQ6', NULL, NULL, 1795936632313, 1803712632313, 1795936632329),
	('plg_01M8K2MFGVNVG5RR0KF742B0ZT', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8K2MFGT9GF22NQ63XND63J1hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiYqPc1h7kw0eMk5xGjKFyUcYuMhKxk', 'call_01M8K2MFGTXA88R7B7H1BXX482', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795936632347, 1803712632347, 1795936632360),
	('plg_01M8K2MFF51ZTGZ7NQVYDW7FMW', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8K2MFF32CQQ774GCDMA6MA0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiYqPc1h7kw0eMk5xGjKoWSfvzCVow4', 'call_01M8K2MFF43ND7P2PP9EQV0PAE', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795936632500, 1795936632293, 1803712632293, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8K2MJ48X1HN26WB9EWNA0JY', 1795936635081, 1795936650081);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8K2MFYYKG3GY3XWYYHMF13T:20786:0', 'asset', 'ast_01M8K2MFYYKG3GY3XWYYHMF13T', 'match:asset:ast_01M8K2MFYYKG3GY3XWYYHMF13T:20786:0', 0, 1795936632822),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 1, 1795936634665),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 1, 1795936634673),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 1, 1795936634670),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795936635181);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8K2MEQ55RD7DTKK8T4NSVH8', 'pay_01M8K2MEPEW6CS3RRWGSHMEVEYwaCNBogOAgGiJio6cYfUuHdUOfeR-uPblpSGnCxNhA', 'ast_01M8K2MEKHGZABGXTM77VS3YQ3', 'anonymous', 'given_back', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631526, NULL, 1795936631526),
	('call_01M8K2MERYM866SFWYQT9EHZ0H', 'pay_01M8K2MERE5JQSS7A28Q2Q0D8YwNCGA4gOMWiCrfpqemdkig9yXz-92u0', 'counted-echo', 'anonymous', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631583, NULL, 1795936631588),
	('call_01M8K2MET6QQ05NNZGSJTS04SN', 'pay_01M8K2MESGEETDZYJYJ480WXT6hNCGA4gOMWiCrfpqemdkBgGiEZDHi_fzFGqx_KIWfYYEcavQc0DVsA', 'counted-echo', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631623, NULL, 1795936631628),
	('call_01M8K2METZ1MS5Q3K438TKSXX8', 'pay_01M8K2METH1JX4BJM3XA1TPNTEwNCGA4gOMXkGn8t9Omdk0NVEfwkVwNw', 'failing-echo', 'anonymous', 'given_back', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631647, NULL, 1795936631651),
	('call_01M8K2MF0CEVVB8H5CGEHFJ0DF', 'pay_01M8K2MEZS1CECV4T2K4XXGZHRhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hg3U-2BurlFC', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631820, NULL, 1795936631820),
	('call_01M8K2MEVS5NG2YKP21QFSC639', 'pay_01M8K2MEVPNAB1SKAS93JZ63TKjNCGA4gOMWiCrfpqemdkqQEeznj7JlIoiWW9Jxd5wG0fQJdxMHmeJz4ayGsXYVdN32lLi30', 'counted-echo', '0x2fa72162fdc71263ff4deb69be0cfea27207cd1b', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x2fa72162fdc71263ff4deb69be0cfea27207cd1b', '0x2fa72162fdc71263ff4deb69be0cfea27207cd1b', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x2fa72162fdc71263ff4deb69be0cfea27207cd1b 0xe358d5bde824c01ba2fcdc75736db12de3d8e3b86ec15640ad0f7b087994a7ae', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x779048267fb78c84f8ca1b48824a4a6315a1d3b5d22af25ee6fbe32e3b187b7a1bafc838db75521ca2653f27df4c42b32586f14103121759f2b08dc8bee348591c","authorization":{"from":"0x2FA72162Fdc71263fF4deb69be0cfEa27207Cd1b","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795936691","nonce":"0xe358d5bde824c01ba2fcdc75736db12de3d8e3b86ec15640ad0f7b087994a7ae"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x5c6b27898205b046199d299f972faf2d15abefb7f16730389abaaf99ce843011', '0x2fa72162fdc71263ff4deb69be0cfea27207cd1b', 0, 0, 1795936631674, NULL, 1795936631690),
	('call_01M8K2MEX09KNCFNCFW61QCZ97', 'pay_01M8K2MEWYGRP7K666Y3ND5Q2ZjsCEPYgOxQFo6m3RE4VxxDtJWmJSO2BKP3cbQ2z0TJtZFGsNRWpZ4kTAqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bbMHiAKi24Ck', 'credit:0xe405fdaee927bc66230afdd8867a60d11706ab67', '0xe405fdaee927bc66230afdd8867a60d11706ab67', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, 'credit 1000000', NULL, NULL, '0xe405fdaee927bc66230afdd8867a60d11706ab67', '0xe405fdaee927bc66230afdd8867a60d11706ab67', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xe405fdaee927bc66230afdd8867a60d11706ab67 0xfa628279028868c0bbfcd2de7cc682fc30d7934efe32342f7d05f9731368b2ff', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xc94b1fa096b707545306a52a694d47d1d9d065a2ec83b1cd52eb96eda1e2b0d13c952079860aa4141d05f9dcc511c51e146f34745c89db4023bfcbb98364139d1c","authorization":{"from":"0xE405fdaeE927bc66230AfDD8867A60D11706ab67","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795936691","nonce":"0xfa628279028868c0bbfcd2de7cc682fc30d7934efe32342f7d05f9731368b2ff"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0xefd880c035bb429ba8c97ba4c585d26b4c95f8893a42bd0a945726cd335e7b8d', '0xe405fdaee927bc66230afdd8867a60d11706ab67', 0, 0, 1795936631713, NULL, 1795936631724),
	('call_01M8K2MEY7F8Y5PBS9KBM86D73', 'pay_01M8K2MEY7K3ZC42MHZR623S5ZkNCGA4gOMWiCrfpqemdkqQEe2jKpeXZzXSdHZZomnFqJbCxARj8xIBManl9bfOE82GK5v8k', 'counted-echo', '0xe405fdaee927bc66230afdd8867a60d11706ab67', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xe405fdaee927bc66230afdd8867a60d11706ab67', '0xe405fdaee927bc66230afdd8867a60d11706ab67', 'siwx:izhIs9qWkQpjHrjPWG_IrwGTAav6k6Gx9f2DX3h1unA', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631752, NULL, 1795936631757),
	('call_01M8K2MEZE9SEAM16Z4A2NNE83', 'pay_01M8K2MEZ0QT5ZC0ZB47S8GXJBwaCNBogOAgGiJio5RaQ9YiN2Vr8HK204kt9gZPl6qQ', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'anonymous', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631790, NULL, 1795936631790),
	('call_01M8K2MF1GEZ2A4NS5CP89RQJR', 'pay_01M8K2MF0R8B2KDXN03QFDQNGHhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hjxFCcUOUkvf', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631856, NULL, 1795936631856),
	('call_01M8K2MF2F78WTRBHXCVJ1CTWW', 'pay_01M8K2MF1SEPJH87QJZ4GT54AZhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiasxc4OxdTK', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631888, NULL, 1795936631888),
	('call_01M8K2MF3CH4EPBRBYZV6Z5PY8', 'pay_01M8K2MF2S1NRJXAEBEF1PHAJ0haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htsKmEZ96mSm', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631916, NULL, 1795936631916),
	('call_01M8K2MF49NQSM1GJ4QASB752N', 'pay_01M8K2MF3PKW36CN7Y7ZEBS2NYhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hp4UGL_trI6K', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631945, NULL, 1795936631945),
	('call_01M8K2MF55ZP22Y5HW8H803P02', 'pay_01M8K2MF4HWQFC3VWPDB3D1S8AhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hpzMbpB2JEAi', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936631974, NULL, 1795936631974),
	('call_01M8K2MF6D8D00FXZSB5YRKM9X', 'pay_01M8K2MF5FSCSK37F292CZTRQAhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hqjwKi5nERgT', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632013, NULL, 1795936632013),
	('call_01M8K2MF78E8V4MNYK7PWNPCCK', 'pay_01M8K2MF6PAQX3X1T0AHKY33DThaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htLaPM6M3lZp', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632041, NULL, 1795936632041),
	('call_01M8K2MF82CS0JPWHR9HE216JW', 'pay_01M8K2MF7H2K54GWTYW5KSE1F4haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiEd4Q11bu7o', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632066, NULL, 1795936632066),
	('call_01M8K2MF8WSRR5134TH9A96XXM', 'pay_01M8K2MF8BX6AYFDM14NHDAG0VhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hsGfuCIxf40M', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632093, NULL, 1795936632093),
	('call_01M8K2MFAQQ8JEKCZ2AK01ZFC5', 'pay_01M8K2MFA38XSS5C5M9RRP63TFhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9ho0F8G3egY4h', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632151, NULL, 1795936632151),
	('call_01M8K2MFBKQSHCRJA8TY6134N4', 'pay_01M8K2MFAZA9ZTX03CPPWMSFG2haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hvXU-agKJfdT', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632179, NULL, 1795936632179),
	('call_01M8K2MFCJYVH1MJK3RG85B6NV', 'pay_01M8K2MFBWYZ9DYA14P40X8BP9hYCJeogOAgGiJio5pxEdZx7zqExVFIcGAaIRkMeL9_MUarH8ohZ9hkSJBQn7S8JI', 'ast_01M8K2MED724EPE7QKN165A547', 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632211, NULL, 1795936632211),
	('call_01M8K2MFF43ND7P2PP9EQV0PAE', 'pay_01M8K2MFF32CQQ774GCDMA6MA0hcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoiYqPc1h7kw0eMk5xGjKoWSfvzCVow4', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632293, NULL, 1795936632293),
	('call_01M8K2MFFR2N46ZBBGQCMNBA0N', 'pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', 'ast_01M8K2MED724EPE7QKN165A547', 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632313, NULL, 1795936632313),
	('call_01M8K2MFGTXA88R7B7H1BXX482', 'pay_01M8K2MFGT9GF22NQ63XND63J1hcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoiYqPc1h7kw0eMk5xGjKFyUcYuMhKxk', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 'given_back', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936632347, NULL, 1795936632347),
	('call_01M8K2MHZHJA97ZFVGNDXB70W3', 'pay_01M8K2MHYQ94DJP8GWAEH0CVE7wOCnEogOLcqOqQjW8o6oFggv0tSSnSg', 'scan-submit', 'anonymous', 'used', 'proc_01M88S1HF17CCR9NYGCQFNNE6W', NULL, NULL, NULL, '{"requestId":"req_01M8K2MHZGX7BPRPNARGFQVQDN","data":{"id":"job_01M8K2MHZQGZF5THFW238A1202"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936634865, NULL, 1795936634872),
	('call_01M8K2MJAQFPZBTQSZNTCTND6A', 'pay_01M8K2MJAJ5YEZNBCETBS7JDS5jNCGA4gOMWiCrfpqemdkqQEezRojbPdUR0dHX4cgYnEmM8og3V8MTT8gj1othz02_B5yYIw', 'counted-echo', '0x1037ddb9fb7c3b7b136e0247e169b488ab14bad1', 'refused', 'proc_01M8K2MJ48X1HN26WB9EWNA0JY', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x1037ddb9fb7c3b7b136e0247e169b488ab14bad1', '0x1037ddb9fb7c3b7b136e0247e169b488ab14bad1', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x1037ddb9fb7c3b7b136e0247e169b488ab14bad1 0x3d4a3689facb2dd0f5e1462bd4944e94c79f01680e06d36cd9d3a10e6f6b1d4a', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x64210e393343abe2860ec97904f68f6682c1c5e402b5674951a3eda4ddfafff431383363f982ab437e90aab78607b54bf7ea9e7bb5406ea1d6281b13c78ebe661b","authorization":{"from":"0x1037dDb9fB7c3B7B136E0247E169B488AB14Bad1","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795936695","nonce":"0x3d4a3689facb2dd0f5e1462bd4944e94c79f01680e06d36cd9d3a10e6f6b1d4a"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795936635224, NULL, 1795936635239),
	('call_01M8K2MJBWSQ1Q4W0252NCQ46B', 'pay_01M8K2MJBPCZ7JGR3BWR7ZD548jNCGA4gOMWiCrfpqemdkqQEezUEJLN1R5ye0ZXcs3XJqch445m0_GxsmpF61PygBRPO81Mo', 'counted-echo', '0x16c53319032a0c5b331e86e6a502df309f238b21', 'unknown', 'proc_01M8K2MJ48X1HN26WB9EWNA0JY', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x16c53319032a0c5b331e86e6a502df309f238b21', '0x16c53319032a0c5b331e86e6a502df309f238b21', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x16c53319032a0c5b331e86e6a502df309f238b21 0xc1aefcf855d2602ed0168dbb6b9a920b8d028e107de285d8dda06ba2afa19f93', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xd0ccd977bd808d80c863880989ec16efd1e0a74de2bdd7ff3778c6c4d6bcc87d11426ae8ca9401c108ffe4ad6d4dba2ef86c9b3d255c1ae277dd4963c83bc42f1b","authorization":{"from":"0x16c53319032a0C5B331E86E6A502df309f238B21","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795936695","nonce":"0xc1aefcf855d2602ed0168dbb6b9a920b8d028e107de285d8dda06ba2afa19f93"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795936635262, 1795936635532, NULL),
	('call_01M8K2MJN9TXSFH7S7WRJH1R7P', 'pay_01M8K2MJMS7SE2SQ1XB291Q61JwOCnEogOLcqOqQjW8o6opBdH2zqH204', 'scan-submit', 'anonymous', 'used', 'proc_01M8K2MJ48X1HN26WB9EWNA0JY', NULL, NULL, NULL, '{"requestId":"req_01M8K2MJN9JJWFF4M6EHM12TV5","data":{"id":"job_01M8K2MJNFRWSZZZGDB5AYJDQR"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936635562, NULL, 1795936635568),
	('call_01M8K2MJPX6HDR01B1HGF43PG2', 'pay_01M8K2MJNV5FXS15016ACXH18TwNCGA4gOJcwE4TpnZL4xSAkUaYx8', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8K2MJ48X1HN26WB9EWNA0JY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795936635614, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '53ea9a9458714a4c9864abb42c1e0552025a21ec9e7547d8df652e7f792b1bc0', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '4e12655733b8c877f3d6956ac218803fdd168b7e3d3178ce76864aac117fdcfb', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '83b3614f3519409d15d1e40605eecf787f5d2183afabcd2d79fbdc7e46a2fb91', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '8efbaa83007e8d5c6d8fab0d12aa34c0628b1d00360e9cb03ffff75711a1e7d1', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '359ad597e8bc821fa8d0f20385bb8e3cee2df36feb946e8007a28a43dd65ee09', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '146414851a5750b8b1f006d5fa6c3587274e021027921b8bbc351352f8be02a5', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '10e70f0c973928e0969a7f58071e84b8bd3e36ca72d4558f4442d92e48168a9d', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '4488433c3423fc128182e4ac0302e58c01ccffb350844b988c8e77f58031673c', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '403e95ac41c9eee5ffe953ebf847bda2c1aa1821a90c159f3d4b174756209a78', NULL),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '1ec019ffbee1264d25976d7ffd320b29767655cee1fe30e31ac51a7e5a7ef198', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8K2MEQ6V2DWX3T4GM0B83ZJ', 'file_missing', 0, 1795936631548);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8K2MEQ6V2DWX3T4GM0B83ZJ', 'pay_01M8K2MEPEW6CS3RRWGSHMEVEYwaCNBogOAgGiJio6cYfUuHdUOfeR-uPblpSGnCxNhA', 'call_01M8K2MEQ55RD7DTKK8T4NSVH8', 'ast_01M8K2MEKHGZABGXTM77VS3YQ3', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 1, 'anonymous', 1795936631526, NULL),
	('rev_01M8K2MEZE14WQBT76TB5WPQ8J', 'pay_01M8K2MEZ0QT5ZC0ZB47S8GXJBwaCNBogOAgGiJio5RaQ9YiN2Vr8HK204kt9gZPl6qQ', 'call_01M8K2MEZE9SEAM16Z4A2NNE83', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 1, 'anonymous', 1795936631790, NULL),
	('rev_01M8K2MF0CMG4KR51HFB1MG1G7', 'pay_01M8K2MEZS1CECV4T2K4XXGZHRhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hg3U-2BurlFC', 'call_01M8K2MF0CEVVB8H5CGEHFJ0DF', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631820, NULL),
	('rev_01M8K2MF1G7AH13T52FEGZGWJY', 'pay_01M8K2MF0R8B2KDXN03QFDQNGHhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hjxFCcUOUkvf', 'call_01M8K2MF1GEZ2A4NS5CP89RQJR', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631856, NULL),
	('rev_01M8K2MF2GM0F3BGKQCFM454JH', 'pay_01M8K2MF1SEPJH87QJZ4GT54AZhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiasxc4OxdTK', 'call_01M8K2MF2F78WTRBHXCVJ1CTWW', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631888, NULL),
	('rev_01M8K2MF3CRZ5SYKDFJPA5NBQE', 'pay_01M8K2MF2S1NRJXAEBEF1PHAJ0haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htsKmEZ96mSm', 'call_01M8K2MF3CH4EPBRBYZV6Z5PY8', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631916, NULL),
	('rev_01M8K2MF49RY5NP3YSAN6DH0N5', 'pay_01M8K2MF3PKW36CN7Y7ZEBS2NYhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hp4UGL_trI6K', 'call_01M8K2MF49NQSM1GJ4QASB752N', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631945, NULL),
	('rev_01M8K2MF562Q81YVMSN2PC99HF', 'pay_01M8K2MF4HWQFC3VWPDB3D1S8AhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hpzMbpB2JEAi', 'call_01M8K2MF55ZP22Y5HW8H803P02', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936631974, NULL),
	('rev_01M8K2MF6DDFHMKAC2A4K1A0D4', 'pay_01M8K2MF5FSCSK37F292CZTRQAhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hqjwKi5nERgT', 'call_01M8K2MF6D8D00FXZSB5YRKM9X', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632013, NULL),
	('rev_01M8K2MF7951C31QNFSG2M0JMV', 'pay_01M8K2MF6PAQX3X1T0AHKY33DThaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9htLaPM6M3lZp', 'call_01M8K2MF78E8V4MNYK7PWNPCCK', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632041, NULL),
	('rev_01M8K2MF82JYHYTMY9XKBST31H', 'pay_01M8K2MF7H2K54GWTYW5KSE1F4haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hiEd4Q11bu7o', 'call_01M8K2MF82CS0JPWHR9HE216JW', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632066, NULL),
	('rev_01M8K2MF8X517X4X2B3GG7VTAP', 'pay_01M8K2MF8BX6AYFDM14NHDAG0VhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hsGfuCIxf40M', 'call_01M8K2MF8WSRR5134TH9A96XXM', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632093, NULL),
	('rev_01M8K2MFAQX8RXGP80FRCRKZBV', 'pay_01M8K2MFA38XSS5C5M9RRP63TFhaCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9ho0F8G3egY4h', 'call_01M8K2MFAQQ8JEKCZ2AK01ZFC5', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632151, NULL),
	('rev_01M8K2MFBK8FWG0NHFMB72G3ZQ', 'pay_01M8K2MFAZA9ZTX03CPPWMSFG2haCNBogOAgGiJio5RaQ9YiN2Vr8HK20GAaIRkMeL9_MUarH8ohZ9hvXU-agKJfdT', 'call_01M8K2MFBKQSHCRJA8TY6134N4', 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 10000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632179, NULL),
	('rev_01M8K2MFCKTBAR555YH2DDJNSQ', 'pay_01M8K2MFBWYZ9DYA14P40X8BP9hYCJeogOAgGiJio5pxEdZx7zqExVFIcGAaIRkMeL9_MUarH8ohZ9hkSJBQn7S8JI', 'call_01M8K2MFCJYVH1MJK3RG85B6NV', 'ast_01M8K2MED724EPE7QKN165A547', 'usr_01M88S1HSRR38A84AVZFJP0NKK', 2000000, 200000, 'USD', 0, 'key_01M88S1HWBYZSH8TNHZJH1CZC6', 1795936632211, NULL),
	('rev_01M8K2MFG96S3DXWC6EY2MFCQ6', 'pay_01M8K2MFFRYTQN16R0GQ97F6JEhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoiYqPc1h7kw0eMk5xGjKKwSJh5EycIM', 'call_01M8K2MFFR2N46ZBBGQCMNBA0N', 'ast_01M8K2MED724EPE7QKN165A547', 'usr_01M88S1HSRR38A84AVZFJP0NKK', 3000000, 300000, 'USD', 0, 'key_01M8K2MFEDC7Q4RD3RS4WW8T6A', 1795936632329, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795936630134),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795936630145),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795936630190),
	('0004-companies', 'dfa8ef3c50d1ca5246f26334bf78d7a9c23b9e8fe66329ada5b3b7f7f26d4f1d', 1795936630217);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8K2MEA5MGYP48VPATZGEAVD', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8K2MED724EPE7QKN165A547', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88S1HSRR38A84AVZFJP0NKK', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8K2MFYYKG3GY3XWYYHMF13T', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 100000, 'Sightings of quetzals in Costa Rica

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
	('81748209f4d645fc1736150c988405c940b473e8022ce1be176d7ad7923e7063', 'usr_00000000000000000000000000', 1795591030511, 1798183030511, 'bearer', NULL, NULL, NULL),
	('e6128f44dd790df9d1d805216dba4ade45c4c01fdbaf9c04262fb0398e1823fe', 'usr_01M88S1HR02SKW3KDDTCDG8RJA', 1795591030530, 1798183030530, 'bearer', NULL, NULL, NULL),
	('e17b1ae7592db212a0f22f8ad589e4291280f2efc831b23d9eafcaf23a76ab36', 'usr_01M88S1HSRR38A84AVZFJP0NKK', 1795591030587, 1798183030587, 'bearer', NULL, NULL, NULL),
	('4bbfff463b15ba03928713e51815f1aafdbff7defdf91277ec40a2dac4d2e001', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 1795591030631, 1798183030631, 'bearer', NULL, NULL, NULL),
	('f5a8a71dbe63c98a7eeda348bd6a99c537b0442a1d26de308b8c7eab6233cb29', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 1795936632262, 1798528632262, 'bearer', NULL, NULL, NULL),
	('f937c392e75a4382fc15c215ac743b575828e7537d825d64421da2283a3e9f00', 'usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 1795936633050, 1798528633050, 'bearer', NULL, NULL, NULL),
	('99e899d14273d016fdbf016f6210d8bb590d552b1284b37a60e2dc78ae17ad76', 'usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 1795936633073, 1796541433073, 'browser', 1795936633073, 'node', 1795936633249);

INSERT INTO farebox_fixture.setup_links VALUES
	('f826c6bf2a50711e8caebfefa4a8a5580fc85d3b9851ffd4f71b438af55ce151', 'usr_01M8K2MGD8J90WAVVVENHVT807', 1795936633258, 1796023033258, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795936632397);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x2fa72162fdc71263ff4deb69be0cfea27207cd1b', 9950000, 10000000, 1795936631684),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xe405fdaee927bc66230afdd8867a60d11706ab67', 9000000, 10000000, 1795936631720);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x2fa72162fdc71263ff4deb69be0cfea27207cd1b', '0xe358d5bde824c01ba2fcdc75736db12de3d8e3b86ec15640ad0f7b087994a7ae', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x5c6b27898205b046199d299f972faf2d15abefb7f16730389abaaf99ce843011', 1795936631684),
	('0xe405fdaee927bc66230afdd8867a60d11706ab67', '0xfa628279028868c0bbfcd2de7cc682fc30d7934efe32342f7d05f9731368b2ff', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0xefd880c035bb429ba8c97ba4c585d26b4c95f8893a42bd0a945726cd335e7b8d', 1795936631720);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795591031010),
	('word-count', 1, 1795591031022),
	('slugify', 1, 1795591031025),
	('random-uuid', 1, 1795591031031),
	('hk-weather', 1, 1795591031036),
	('outline', 1, 1795591031038),
	('read-at-once', 1, 1795591031042),
	('scan-submit', 1, 1795591031046),
	('scan-result', 1, 1795591031051),
	('counted-echo', 1, 1795591031054),
	('city-create-tree', 1, 1795936634664),
	('city-list-bikes', 1, 1795936634668),
	('city-get-bike', 1, 1795936634669),
	('slow-echo', 1, 1795936635169),
	('failing-echo', 0, 1795936635217);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8K2MJ0BYXRCZ0FFA226FS2C', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8K2MJ0BYXRCZ0FFA226FS2C', 'image/png', 19, 1795936634891, 1796026634891);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795936634834, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795936634828, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795936634834, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8K2MHZQGZF5THFW238A1202', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8K2MHZHJA97ZFVGNDXB70W3', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8K2MJ0BYXRCZ0FFA226FS2C"}]}', NULL, NULL, 1795936634872, NULL, 1795936634902, 1796023034902, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8K2MJNFRWSZZZGDB5AYJDQR', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8K2MJN9TXSFH7S7WRJH1R7P', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795936635567, NULL, NULL, 1796109435567, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 6, 2),
	('counted-echo', 20786, 15, 1),
	('scan-submit', 20786, 34, 1),
	('counted-echo', 20786, 12, 1),
	('counted-echo', 20786, 13, 2),
	('scan-submit', 20786, 33, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795936633266, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8K2MGE3F044B1PT9R7QHZ1X', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:39237/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:39237"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', '6RxHDOfW_SAtGsUSc07GNO_8BZ8oi0OLJQqnDhLjq7Soo6FZXPb9YJrs8ZO-Jkws0-kPOp5_k8I', '["apiKey"]', 1795936634478, 'usr_00000000000000000000000000', 'farebox-verification=2cca4a9aa7506085cc10ab0c0f282733bbb5c3a9', NULL, NULL, 1795936634791, NULL, 1795940234478, 1795936634478, 1795936634478, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795936631646),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795936635249),
	('scan-submit', 2, 2, 2, 0, 0, 4, 1795936635561),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795936635612);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M88S1HXFPYFB1Q2PKBN6EFX8', 'usr_01M88S1HV46VAH95Z80HP7JR1H', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795591030703),
	('top_01M8K2MFEMXZBY14P643Z6F6CJ', 'usr_01M8K2MFE509YJQSVM4B7QFRGC', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795936632276),
	('top_01M8K2MG72B5SCRH04RWRZS3QQ', 'usr_01M8K2MG6RDPC3J6N5EXS3R3H3', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795936633058);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8K2MHY0RDD40A6J7TH8G26K', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795936634816, 1795936634816, NULL),
	('upay_01M8K2MHY9KQP2ZMNW5XZ732NQ', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795936634816, 1795936634825, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'Admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$+SdlEL6U7IWAtq1FW6swtQ$a86N1lg2cnNpmDB5tT6lTfbioJwuOiIbM0hkkFlK6yc', NULL, 1795591030366, 1795591030366, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88S1HV46VAH95Z80HP7JR1H', '62ab4f10-d29c-4a84-9144-7b8c7b3fcc13@example.com', 'Account 7JR1H', 'owner', '$argon2id$v=19$m=256,t=1,p=1$cLaKHodwJC75tTFDDLpczQ$8rQo5DzQkaJT/3rr+w7EhQiv+MaKVJS5LVshvzghKbQ', NULL, 1795591030628, 1795591030628, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88S1HSRR38A84AVZFJP0NKK', 'ea8b839a-d72d-4d8c-a78f-78fb725a6cc4@example.com', 'Account P0NKK', 'owner', '$argon2id$v=19$m=256,t=1,p=1$ob+ttBKgn25E1E+KIpKhLQ$M/Ab6AeogsjsVt111ImRjkTjmILKwBKhMR4pm2FSG+s', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795591030584, 1795591030830, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K2MFE509YJQSVM4B7QFRGC', '6b0fd822-7a7e-4573-ae9b-d9ffe337d3fe@example.com', 'Account QFRGC', 'owner', '$argon2id$v=19$m=256,t=1,p=1$sMETjvR08NUB5NWJjPZE5Q$iFY/o+FACM8S3xAGfG7I6fRFb2V8Kk68DbBaN1O6Y2U', NULL, 1795936632261, 1795936632261, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M88S1HR02SKW3KDDTCDG8RJA', '144ae15f-20cb-4eb7-81b9-e8f4a68d5016@example.com', 'Account G8RJA', 'owner', '$argon2id$v=19$m=256,t=1,p=1$nTUI3yvznWK8XU6HJHRdMg$EmxWEf4ybY+waWU2oEEsOyVVpCxHKs7j2pZrJ5MARcw', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795591030528, 1795591030800, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8K2MG6RDPC3J6N5EXS3R3H3', '40e4d9e7-0918-423f-b58e-5cb2b4ad8564@example.com', 'Account 3R3H3', 'owner', '$argon2id$v=19$m=256,t=1,p=1$xpR0NLgJ1Cj8S79zgIDWWw$j9jSnHfP+wVitdQcBpNSnmzCCl/IssRa3Cb+Vzu3S40', NULL, 1795936633048, 1795936633048, NULL, NULL, NULL, NULL, NULL, 'en', 'LCqi5Ifr_QRoII6HJZerhfBTcZub-_Lq6zOV-NmlEapwZmjDNwcWEP-KSRMho9HpFjl6q2r6hKMdzW8g', 59864554, NULL, NULL, 'person'),
	('usr_01M8K2MGD8J90WAVVVENHVT807', 'eve@example.com', 'Account VT807', 'owner', NULL, NULL, 1795936633256, 1795936633256, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person');

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8K2MEYM8GK1KVYKTT8FYJAM', '0xe405fdaee927bc66230afdd8867a60d11706ab67', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795936631764);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_a91UrO9IvW7FiDNgS5mmezh7Nj', 'sig_01M8K2MFKZRX03XE8QGGCE50FF', 'asset', 'ast_01M8K2MFYYKG3GY3XWYYHMF13T', '{"kind":"asset","id":"ast_01M8K2MFYYKG3GY3XWYYHMF13T","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:41291/api/v1/assets/ast_01M8K2MFYYKG3GY3XWYYHMF13T"}', 'waiting', 1, 1795936638620, NULL, 'address_unreachable', NULL, 1795936633017, 'match:asset:ast_01M8K2MFYYKG3GY3XWYYHMF13T:20786:0');

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
