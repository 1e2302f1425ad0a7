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
	('log_01M8983RVHX3Y3M4TP4NET0MTB', 1795606831985, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8983RTMM7RX54EGCEJQHJE0', 1),
	('log_01M8983RWG9EVPDMFWQWZZABD1', 1795606832016, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8983RVXRF82EP65R2EK2F30', 1),
	('log_01M8KHPNHY8QPCZYCF9QCEKHWC', 1795952432702, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KHPNDTDCRBBE3BH2VYKFCA', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPNHBZ64VTMK9NPKPM4C9', 1),
	('log_01M8KHPP1C0D25EFTH3GJTW9AR', 1795952433196, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPP11PMFR88GVHTKZFVCQ', 1),
	('log_01M8KHPP2ZBEEN7Z3YZ8ZKH4NR', 1795952433247, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPP2S2SPNS19GJX6RV7E2', 1),
	('log_01M8KHPP484KJHX3WNQR9P8N5W', 1795952433288, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPP413KAA4H4E6YC96C4Z', 1),
	('log_01M8KHPP5SC8A9C98MGE8AG4R6', 1795952433337, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPP5GDVQSBSF2H07NE76Z', 1),
	('log_01M8KHPNH7WQDM9A2YQX4Z0FQ7', 1795952432679, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KHPNDTDCRBBE3BH2VYKFCA', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPNGCVVYV7QBMWBT8PAGS', 1),
	('log_01M8KHPNM6JRE1HBA4VH9X79B7', 1795952432774, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPNKBNQ3HVCWEEB22VYM0', 1),
	('log_01M8KHPNMQ9G3SJ9ZPSM23RT2S', 1795952432791, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPNM85WFFK7FSVECGYEN1', 1),
	('log_01M8KHPNP1EY7CWDNQT0WYRFV2', 1795952432833, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPNN6F0045XX666Y2X3WM', 1),
	('log_01M8KHPNPWBBDT7JSFZQP2BT0E', 1795952432860, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPNP6FMEC0F09MKJMTGRZ', 1),
	('log_01M8KHPNQFMF1XY67FA2QB7GGR', 1795952432879, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPNQ1TC74TFD2QQCADSF0', 1),
	('log_01M8KHPNR970CG9E5FY8DHMBFY', 1795952432905, 'call', 'refused', 'POST', '/api/tools/:id', 502, 'anonymous', NULL, 'node', 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPNQMMW8M17195F8H0CRE', 1),
	('log_01M8KHPNRDW24K9A62A4MRNE98', 1795952432909, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPNRCM9C3GXFX5AXTJS9Y', 1),
	('log_01M8KHPNSZEZKAM2564FDYJTBA', 1795952432959, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPNRHQ12Q50M526JKED5V', 1),
	('log_01M8KHPNYABPH3WPC1P3RA2TKP', 1795952433098, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPNY929ZH1ZKJG17J68BJ', 1),
	('log_01M8KHPP0XBKZ4HJZ87KN7TDT3', 1795952433181, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPP0JJ4CZCZBGGDPCV4R4', 1),
	('log_01M8KHPP2NFZZ3YKABNCZBP4G1', 1795952433237, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPP1V39NPYE6ZM1H31N7V', 1),
	('log_01M8KHPP3XQXAW3QKM64MV23J5', 1795952433277, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPP3905B65HT50RER9EKA', 1),
	('log_01M8KHPP57R4DQXHG2451R932P', 1795952433319, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPP4KQQH5GY0PV053PMGB', 1),
	('log_01M8KHPP8PHKE9NP3YV87SYEK9', 1795952433430, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPP89AH5NAJ94F8V76D78', 1),
	('log_01M8KHPPA6M9WZN1Q1D5FZXE5H', 1795952433478, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPP9YBS68YTHN8GCZH68R', 1),
	('log_01M8KHPPBEA4VW6AEJ5FQF4VEE', 1795952433518, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPB82SJVMK9DYNKR9Y6N', 1),
	('log_01M8KHPPCJV47X7YTNG3XSZQGD', 1795952433554, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPCCK1E1VE05R2CCXS0Z', 1),
	('log_01M8KHPPDK4C0JKBJRGDGYB8HJ', 1795952433587, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPD9QYHPD56B56X1XEQV', 1),
	('log_01M8KHPPH35JXT621MNWFTC4PP', 1795952433699, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPGR36HFXD51ACNBZREH', 1),
	('log_01M8KHPPJDZTVPR9BAFFD9NQN7', 1795952433741, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPJ38EFKPV22SFJXXX09', 1),
	('log_01M8KHPPKP1T69M5T6R4VJ9EN6', 1795952433782, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPKJW9A797EH35ZK1AZ6', 1),
	('log_01M8KHPPN3NGRJGGM3DQRX58DC', 1795952433827, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPMN97AT3N2X8JTRPWGM', 1),
	('log_01M8KHPPPDG10AT59TM73S4MZG', 1795952433869, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 'node', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPP6JHQWNH5494HS3BBH', 1),
	('log_01M8KHPPVCEAJM3MEBTPRQRTFG', 1795952434028, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', NULL, 'node', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPPTT0NZJBY3T9WYRTX30', 1),
	('log_01M8KHPP855PZYQWRTZBDTKPJP', 1795952433413, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPP6BNDPHKP44FGZPQQ7Q', 1),
	('log_01M8KHPP9T6N9AZ2WKXF7ZBBYX', 1795952433466, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPP97JJKP7MDB2ZDEVDKG', 1),
	('log_01M8KHPPB5K5ZMAYWWK5KR9BP5', 1795952433509, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPPAFVS3H4MEK76ZWN2HW', 1),
	('log_01M8KHPPC9P5CP4ZHH7F3B7MV7', 1795952433545, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPPBQ116W291A9PHJRP24', 1),
	('log_01M8KHPPD7DWA7G5XDE9GKVZ0Q', 1795952433575, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPPCS18TYNM3KVH8FHZ0T', 1),
	('log_01M8KHPPGMHH12VP57TN5ENNBQ', 1795952433684, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPPDSPM1NS673ACYFF87M', 1),
	('log_01M8KHPPHW3D8DGRFJDPG6CEJW', 1795952433724, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPPHAPSMJ4XK94QSX7WJB', 1),
	('log_01M8KHPPKDHQF2N7N1CRHVRPG0', 1795952433773, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPPJNV978NCAPZERZA2Z2', 1),
	('log_01M8KHPPMHYT7A8ZNHMJSXJ7VN', 1795952433809, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPPKW4CWB04KT9K9Q1GKV', 1),
	('log_01M8KHPPP22V8K80WDFKH0NXJV', 1795952433858, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, NULL, 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPPNDSDSSGM248QXZCA36', 1),
	('log_01M8KHPQ28BEJ7YD88AJE5XT6K', 1795952434248, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPPZY1Z6ZF23CDW5FZP5F', 1),
	('log_01M8KHPQ34SC5XYQ9ARN1VTQZ1', 1795952434276, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQ2CXFSVRXYG8NADZ3H3', 1),
	('log_01M8KHPQ4AAT34PS86XYRT10F2', 1795952434314, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQ39JS70DZB5SZ8ZV2TV', 1),
	('log_01M8KHPQ5S6E7XGFQZ9TFZJDS1', 1795952434361, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQ4D2080T1X60BF1CKD3', 1),
	('log_01M8KHPQ7H4X3R5ZACK97Y0CS0', 1795952434417, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQ612VDY919SQN7059MX', 1),
	('log_01M8KHPQ9HSA55V424X7DXK1BQ', 1795952434481, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQ7K5Q07HT9FWY0VY2VW', 1),
	('log_01M8KHPQAR6QPFVZR0N3Q66ANH', 1795952434520, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQ9KVR0RFABGPEWNA83R', 1),
	('log_01M8KHPQBQ6YZX4YKQ9XKGVBRM', 1795952434551, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQAVNFT4Y1QEHFXAXXYD', 1),
	('log_01M8KHPQCSYMTD02VVRDB0FVH2', 1795952434585, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQBS3BVW1SWNS93Y71M6', 1),
	('log_01M8KHPQDSQ1ZT3CZFYN5FT5Z5', 1795952434617, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQCVT1YHKKM4TETVZPGE', 1),
	('log_01M8KHPQEW6D7E5EQ87JYVXHGS', 1795952434652, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M8KHPQDVPBC2HVCMM4NGYRDC', 1),
	('log_01M8KHPQFQTYPQCVQ5ESWQ3Q45', 1795952434679, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M8KHPQEY4NRH7HXPVPW45PNM', 1),
	('log_01M8KHPQGDY3RRM97TRWKTEP5E', 1795952434701, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M8KHPQFTR1XPMY0TD38RCPD2', 1),
	('log_01M8KHPTTXSXPZTE5JGXTZPG27', 1795952438109, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPTSQF257ZH235M7A5Z2H', 1),
	('log_01M8KHPTVQZT7JHJSW6Q1ZMJDM', 1795952438135, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPTTZJ85QRMTTPF8P3KBY', 1),
	('log_01M8KHPV0W08P33CE32S2JKEJC', 1795952438300, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPV04B64JDD9VRK0118WG', 1),
	('log_01M8KHPVC3YP1FD2G1Y17R3S59', 1795952438659, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPVC2CF1VTHQWSVBZP66V', 1),
	('log_01M8KHPVE4K3SXKGAWHVG569B3', 1795952438724, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPVCSV1KF2RJDGT3XJAJ2', 1),
	('log_01M8KHPVE7WPX5Q5ZW8YAMBW4D', 1795952438727, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPVE731X8K7SZS9V6MYBD', 1),
	('log_01M8KHPVQGE2JRY7DCYMCJK8VN', 1795952439024, 'call', 'refused', 'POST', '/api/tools/:id', 503, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPVEC2FVB9P6NK01RMKJR', 1),
	('log_01M8KHPVSP0TKBBAPBXA79JZ7Q', 1795952439094, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPVR2NGX820A1QV72DRFA', 1),
	('log_01M8KHPVT8PARKAYGC8S5ZR5RC', 1795952439112, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M8KHPVSSZ4QK8TMFKZ9ERPT4', 1),
	('log_01M8KHPVVP3Q5EQ22AXZPNMYXD', 1795952439158, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M8KHPVTD9QM2KJX2F3P6E02B', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M8983RRE083547SB60AJW186', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8983RMYPDX7JVK20QCC01DK', '{"topUpId":"top_01M8983RR07457ZSDD68N8XGBR","amountMicros":20000000,"currency":"USD","note":null}', 1795606831886),
	('act_01M8KHPN9M6EFN3WQQTF2DP94J', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'asset.update', 'ast_01M8KHPN4V2EDJ3GVZM8XNHJCM', '{"status":"unlisted"}', 1795952432436),
	('act_01M8KHPNCF5XY9QXCND2EFE5JF', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'asset.archive', 'ast_01M8KHPNA2JRQ195TNFN2DN79D', '{"status":"archived"}', 1795952432527),
	('act_01M8KHPNJZJFA6CDWBB68FP529', 'service', 'asset.pause', 'ast_01M8KHPNDTDCRBBE3BH2VYKFCA', '{"reason":"file_missing"}', 1795952432735),
	('act_01M8KHPNJZN9C32RB56P0GS2V6', 'service', 'delivery.give_back', 'ast_01M8KHPNDTDCRBBE3BH2VYKFCA', '{"reason":"file_missing","revenue_event_id":"rev_01M8KHPNHFJJ26X5APKWMDY3C6","payment_id":"pay_01M8KHPNGCVVYV7QBMWBT8PAGS","amount":"0.10","lost":"0.00"}', 1795952432735),
	('act_01M8KHPP06B1GXTV4JZME3VV59', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', '{"refundId":"rfd_01M8KHPP02ADKS50B3K9EAAWPX","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795952433158),
	('act_01M8KHPPQ8SB6EF9D6MJK3C39P', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M8KHPPPT7QZH3VKJQHAAW0Z1', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795952433896),
	('act_01M8KHPPQW86GJM53QKKHAS6F8', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M8KHPPPT9CSMYTMNX4CFJX83', '{"reference":"wire 17","batchId":"pob_01M8KHPPPT7QZH3VKJQHAAW0Z1","ownerId":"usr_01M8983REPQW88PNH3MWK4AZWQ","amountMicros":1800000}', 1795952433916),
	('act_01M8KHPPS0XXMDMG89KJYT2WH2', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', '{"topUpId":"top_01M8KHPPRWT7AERAJXMCWYRJ0W","amountMicros":9000000,"currency":"USD","note":null}', 1795952433952),
	('act_01M8KHPPYK3HPR4ZE38F778NVJ', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M8983RMYPDX7JVK20QCC01DK', '{"topUpId":"top_01M8KHPPX67KFGXYDMVEXEAR6X","refundId":"rfd_01M8KHPPYFBCGT2PE5C1NS59HS","amountMicros":2000000,"currency":"USD"}', 1795952434131),
	('act_01M8KHPQXBTEP2787JBT3T8R6V', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '{"topUpId":"top_01M8KHPQX5MDJQ2FC5AV579JW3","amountMicros":10000000,"currency":"USD","note":null}', 1795952435115),
	('act_01M8KHPRAXPWJHXGQH0NSE2KN5', 'usr_01M8KHPR8YWRQAT6Q7FSXJH4FM', 'team.create', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', '{}', 1795952435549),
	('act_01M8KHPRBA4JQ57MXGJJ6GBR2Y', 'usr_01M8KHPR8YWRQAT6Q7FSXJH4FM', 'team.invite', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', '{"invitationId":"inv_01M8KHPRB6RMY8R39CHHMQZXCX","role":"developer"}', 1795952435562),
	('act_01M8KHPRBTMFQEHM5N8QH0CWC1', 'usr_01M8KHPR9W1BZSA8D8XBG9VZBC', 'team.join', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', '{"invitationId":"inv_01M8KHPRB6RMY8R39CHHMQZXCX","role":"developer"}', 1795952435578),
	('act_01M8KHPRCAQ0G54X8KBQDV8KTE', 'usr_01M8KHPR8YWRQAT6Q7FSXJH4FM', 'team.invite', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', '{"invitationId":"inv_01M8KHPRC8WG1Z2S4AF4CWWYE9","role":"developer"}', 1795952435594),
	('act_01M8KHPRD24VNDBYNGT97GF73S', 'usr_00000000000000000000000000', 'user.create', 'usr_01M8KHPRD17MGBGVZ5SM1JBR23', '{"role":"owner","hasPassword":false}', 1795952435618),
	('act_01M8KHPRDJKC3QY5B9PGDM4QS7', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795952435634),
	('act_01M8KHPTCXC1GZ8CM35MPA0D6C', 'usr_00000000000000000000000000', 'tool.import', 'src_01M8KHPREAAQHKPAVR3F85GX82', '{"kind":"openapi","name":"city","tools":3}', 1795952437661),
	('act_01M8KHPTHZ1DF6XM5Q4MAJKBZR', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795952437823),
	('act_01M8KHPTHZMWXATX13T19A22YQ', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795952437823),
	('act_01M8KHPTJ6K8J9S2Q7X031CSBJ', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795952437830),
	('act_01M8KHPTQPCBR6P8YZ9MC035XB', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795952438006);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M8983RBQS7Y3Q53Q7S4AN8H5', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'agent', '0465198caa39f792bea99cee1f489ed53609a84e38de43b63593b40c46aeee19', 'fbk_xSAB', NULL, NULL, NULL, NULL, 0, 0, 0, 1795606831479, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8983RHQ1XAS28ANBY2GDY3S', 'usr_01M8983REPQW88PNH3MWK4AZWQ', 'agent', '6c13f76f3613c57b7eca10defb3fd4c4664766fe8d37644448c2fc72dc10b233', 'fbk_3-Ne', NULL, NULL, NULL, NULL, 0, 0, 0, 1795606831671, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 'agent', 'a41cc0bb43f45d7889d7fb10b4b63f23202243518af3afa25ee9af0f4d3712c4', 'fbk_2dv7', NULL, NULL, NULL, NULL, 20786, 3250000, 3250000, 1795606831841, NULL, NULL, NULL, NULL, 1795952432802, NULL),
	('key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'agent', 'b7513c5345485aee509baf86aa7ac0dd68dc602e6aa0461a2c7d1a5e4f603bb5', 'fbk_P6Uf', NULL, NULL, NULL, NULL, 20786, 6000000, 6000000, 1795952433936, NULL, NULL, NULL, NULL, 1795952433961, NULL),
	('key_01M8KHPR180ZADRV0YYJH1MER3', 'usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'Test agent', 'code:44299bb4cbef6482cc70a1172fe360b4f4692d7a3357e17b642bf42de06dd479', '', NULL, 100000, 1000000, 5000000, 0, 0, 0, 1795952435240, NULL, NULL, 'DFqdFghdKmqCfjHHegBWXOSyATIEwCXE', '["search","spend"]', 1795952435353, NULL),
	('key_01M8KHPR9HQ7NTV7GSBFK4TNSW', 'usr_01M8KHPR8YWRQAT6Q7FSXJH4FM', 'agent', '801aa631fb0eabcfdeefb32ee0e4360ee0907dc92695464b55e2ab4e3a4361d6', 'fbk_clJ4', NULL, NULL, NULL, NULL, 0, 0, 0, 1795952435505, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KHPRAAR1FR0Y5ZVBYPB967', 'usr_01M8KHPR9W1BZSA8D8XBG9VZBC', 'agent', 'a4a340caa9e8bc4dd756aba563f128cd11b9d609a353adfd2cfd26913eed8500', 'fbk_aWEv', NULL, NULL, NULL, NULL, 0, 0, 0, 1795952435530, NULL, NULL, NULL, NULL, NULL, NULL),
	('key_01M8KHPRCH87VVCV03SJ4QZCX5', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', 'ferries', '8badf817bb4704de379f76962a51b99223cd9a7591736b326ae4047d5711b3c7', 'fbk_XOWJ', NULL, NULL, NULL, NULL, 0, 0, 0, 1795952435601, NULL, NULL, NULL, NULL, NULL, 'mem_01M8KHPRBT7A68TZR8JDGVR49Q');

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KHPMZ11ENNABQSN4PKMT5G', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795952432090, 1795952432090, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KHPN4V2EDJ3GVZM8XNHJCM', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KHPN507AYC44EPG19JBF21', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795952432283, 1795952432424, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KHPNA2JRQ195TNFN2DN79D', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M8KHPNA5R8XBAHJMRNKF2FQF', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795952432450, 1795952432520, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KHPNDTDCRBBE3BH2VYKFCA', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KHPNDY0DP55SQTJQGCM9NZ', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795952432570, 1795952432729, 'file_missing', 1795952432729, NULL, 'en', NULL),
	('ast_01M8KHPN2KTMXEV87C2FY8HBDE', 'usr_01M8983REPQW88PNH3MWK4AZWQ', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KHPN2NNWTBR052EZEZZ6FX', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795952432211, 1795952432211, NULL, NULL, NULL, 'en', NULL),
	('ast_01M8KHPQGSE5M6R1VDP3XWH1DQ', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M8KHPQGZS3SS4S5W4YPDDRGP', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795952434713, 1795952434713, NULL, NULL, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'HrjE22BKjwX2kEmT2CVvOa8SR6kt1Ea5', 1795952434634, 1795952435430, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M8KHPPYFBCGT2PE5C1NS59HS', 'top_01M8KHPPX67KFGXYDMVEXEAR6X', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795952434127, 1795952434145, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M8KHPPX67KFGXYDMVEXEAR6X', 'usr_01M8983RMYPDX7JVK20QCC01DK', NULL, 5000000, 'USD', 'http://127.0.0.1:45625/docs/credit', 'http://127.0.0.1:45625/docs/credit', 'paid', 'cs_live_00000001', 'https://checkout.stripe.com/c/pay/cs_live_00000001', 'pi_00000002', 2000000, 1795952434086, 1795959634086, 1795952434114, NULL, 0),
	('top_01M8KHPPZGAY78PHFRW39VFMK0', 'usr_01M8983RMYPDX7JVK20QCC01DK', NULL, 5000000, 'USD', 'http://127.0.0.1:45625/docs/credit', 'http://127.0.0.1:45625/docs/credit', 'open', 'cs_live_00000005', 'https://checkout.stripe.com/c/pay/cs_live_00000005', NULL, 0, 1795952434160, 1795959634160, NULL, 1795953034160, 0);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M8983RMYPDX7JVK20QCC01DK', 1000000, 'http://127.0.0.1:49150/hook', 'ZFOQVTEy36eq005naBFwSWTD2ZjZHZQ0Hx0JcMmtego5R4pfTuZGnQmi3ihxS63wD-msReTZmbeJ6p1VMsZmgegE5QJABN7rFIq16Lbx', 1795952434073, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M8KHPNXS4MKM017KK2MEW0N1', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'pay_01M8KHPNTQEE093GH3BWQT27ZCjsCEPYgOxQFo6m3RE4VS_ydvZg0hKEBJNI0buWrzR8ZAIWxVauplTVeAqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWLUxGnqa3GtU', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795952433081);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M8KHPPZYZP3774CA32NKV83T', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M8KHPPZY1Z6ZF23CDW5FZP5F', 1795952434174, 638),
	('sig_01M8KHPQ2CSPBM60297YPQQMRX', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M8KHPQ2CXFSVRXYG8NADZ3H3', 1795952434252, 666),
	('sig_01M8KHPQ3ACSEVTKN215ZD7SWW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M8KHPQ39JS70DZB5SZ8ZV2TV', 1795952434282, 614),
	('sig_01M8KHPQ4D9S0NVD585C295JBQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M8KHPQ4D2080T1X60BF1CKD3', 1795952434317, 616),
	('sig_01M8KHPQ62505QE6YQNVWVA5XM', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M8KHPQ612VDY919SQN7059MX', 1795952434370, 616),
	('sig_01M8KHPQ7M8QAT0QWMXTH5V8DA', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M8KHPQ7K5Q07HT9FWY0VY2VW', 1795952434420, 628),
	('sig_01M8KHPQ9M32X9SAW5KM5ECN39', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M8KHPQ9KVR0RFABGPEWNA83R', 1795952434484, 622),
	('sig_01M8KHPQAVKV5F5ET2Q5XH111S', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M8KHPQAVNFT4Y1QEHFXAXXYD', 1795952434523, 624),
	('sig_01M8KHPQBSG8JXCQ9VJPWF89YW', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M8KHPQBS3BVW1SWNS93Y71M6', 1795952434553, 622),
	('sig_01M8KHPQCWEWVC7D7QCEE6MYJQ', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M8KHPQCVT1YHKKM4TETVZPGE', 1795952434588, 620),
	('sig_01M8KHPQDWXGY0HTSZB8NPRC25', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M8KHPQDVPBC2HVCMM4NGYRDC', 1795952434620, 616),
	('sig_01M8KHPQEZR36DCRTW7FZG56V1', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KHPQEY4NRH7HXPVPW45PNM', 1795952434655, 588),
	('sig_01M8KHPQFTYN20779A5ECA81HW', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M8KHPQFTR1XPMY0TD38RCPD2', 1795952434682, 578);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M8KHPPZYZP3774CA32NKV83T', 'http://127.0.0.1:49150/hook', '127.0.0.1', '3Oe5KWQVtwSZk0er4L291MjXC4JptVfRyFOr7WXyAd2Nn3B3zw4LtSiktrD8HbWyew2ya2OM3ovAW9lmKWbCsW2SSLV9DP8Ey4YIWLyj', 'sightings of quetzals in Costa Rica', 'dataset', 1795952434177, 1803728434177, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQ2CSPBM60297YPQQMRX', 'http://127.0.0.1:49150/hook', '127.0.0.1', '-5nnJ5el_8JK3WsKuA5OSJ5_tcUNDwkj7Zlfm1dfsOUCTFjl6yqzRjkNaKKEw4SgW1U89SWV4GHI4h-zf5A1IyHDGNpBkR9uy72aZ0PN', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795952434257, 1803728434257, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQ3ACSEVTKN215ZD7SWW', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'OM9G_GV4LXIcDsp3gOeART4AWxCYlNnFkcFt9eIW1AMYC0SPnDtX7XvTyPym8RhLtAWS7SS7r2GjVKtcgnvFlIb_hyqAvtVvfsDPGf7y', 'snow depths of the Alps', 'dataset', 1795952434284, 1803728434284, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQ4D9S0NVD585C295JBQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', '28WpKMf2eO66n-nNbK-V1PjfNXpcEIuwthMiJy2sFlX_Q5TMm0V2f6Td4v-XvU4RUyOo3lLM0ZPkCjpJIeFWxN1prvRlCM_3kAu5ZQWq', 'snow depths of the Andes', 'dataset', 1795952434319, 1803728434319, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQ62505QE6YQNVWVA5XM', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'rb3w06X615t4G92iLiiU_gR1sppPYzcKV_URLmCJT_XzSYDO8rWZbB8ZCXnEdWnA6tkAx4_82HjmNPwta6cdxRAZ6Vc_ryoqCHMippf2', 'snow depths of the Atlas', 'dataset', 1795952434372, 1803728434372, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQ7M8QAT0QWMXTH5V8DA', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'xhiUifqU7yEfZAwBYeCXVrPTz61O6ZtkSXMQwuqqiFHaYLIR9bSH6V2irIMZLPG94qWC1rynoPVetsIVGxR1vcaKzTglMTAt-dbRjWpx', 'snow depths of the Carpathians', 'dataset', 1795952434424, 1803728434424, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQ9M32X9SAW5KM5ECN39', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'WD8S_e0Wp3xBi3ANNnLgJEtYCE6KPOnHLfeSFMYpdFLUmo6k6EGjFNo32P8iR2aUSB3I6-3zaNdzNh0tLKeFk9jOSCR-OS9YVi9S5ibF', 'snow depths of the Caucasus', 'dataset', 1795952434486, 1803728434486, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQAVKV5F5ET2Q5XH111S', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'FO6r1cuOzVa4QPxK44CHQ_p8ugTUNKDwzypvOik1U_NWkHKFxF3jMYhgCLs2PDFfeb7bFxzWSTntQfrw9XypoLDW74DYqBcbu1lrtbGX', 'snow depths of the Dolomites', 'dataset', 1795952434530, 1803728434530, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQBSG8JXCQ9VJPWF89YW', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'uLQ0iVKn8p6JHJojNoY9vR_5Twk1KhqsiAG1k8TmskfWX8yFhymtq-zfjKmIf6dGGyF31ZGjy9ygo9P7W5izYVU0AxK0PkdPOYro3ANq', 'snow depths of the Pyrenees', 'dataset', 1795952434555, 1803728434555, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M8KHPQCWEWVC7D7QCEE6MYJQ', 'http://127.0.0.1:49150/hook', '127.0.0.1', '-YfLngRuB1hw38tgcDkAuJ2cNyWHuZo0xqwC05CirR_FQeGRUsaK25tRXvmx2dOxNFeTaHwJHxa5ZSOsFP-5rsWDE63Oc2PdOKpnUCqC', 'snow depths of the Rockies', 'dataset', 1795952434590, 1803728434590, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M8KHPRDH677H9DKMF0H0GEZM', 'timestamp', 30000, 1795952435633, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M8983RARRPSB3JJYJ1X405EE', 'staff', 1795952438259);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M8983RARRPSB3JJYJ1X405EE', 'staff', 'anna', '', 1795952438259);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M8983QX6YBD90HTTWNW4G3NF', 1795606831161);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-get-bike', 'src_01M8KHPREAAQHKPAVR3F85GX82', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:35045/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '7wpYF7T97W7YahvBU3o27s1kR16lkR2D4poxgwVvR-w', 10000, 'published', 'called with its example', 0, 1795952437820, NULL, NULL, NULL, 1795952437634, 1795952437633, NULL, NULL, NULL),
	('city-create-tree', 'src_01M8KHPREAAQHKPAVR3F85GX82', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:35045/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '7jI446l7CIUlCZU2z7BSWOFWzg7SYK2bQQzvb9FH3sg', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795952437828, NULL, NULL, NULL, 1795952437634, 1795952437633, NULL, NULL, NULL),
	('city-list-bikes', 'src_01M8KHPREAAQHKPAVR3F85GX82', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:35045/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'gbT-ys18Iy6Q_FCO1WnP9YftlhhowS2isUeNkrmE1bk', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795952437821, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:35045/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', '-F2LlfSmWxouHOehpTi-nXSvUEbSwYh_WW3R40cQ-d0', 1795952437635, 1795952437633, NULL, NULL, NULL);

INSERT INTO farebox_fixture.invitations VALUES
	('inv_01M8KHPRB6RMY8R39CHHMQZXCX', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', '3adc0d42e2a2fde1a9f5ede472b29c3e92858fd140051088a731b5709c71de48', 'dora@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KHPRAWEB0MB4VMJ7FFF4WK', 1795952435558, 1796557235558, 1795952435573),
	('inv_01M8KHPRC8WG1Z2S4AF4CWWYE9', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', '335792cae48216ddd8a640a4233437cba46b1f9505d57ceb4263886bf6d7cbca', 'nobody@example.com', 'developer', NULL, 1000000, NULL, 'mem_01M8KHPRAWEB0MB4VMJ7FFF4WK', 1795952435592, 1796557235592, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('tell_sellers:plg_01M8KHPPVQ740Z02H8XKXZ4E9M', 'tell_sellers', '{"pledgeId":"plg_01M8KHPPVQ740Z02H8XKXZ4E9M"}', 'done', 1795952434045, 1, 8, NULL, NULL, NULL, 1795952434045, 1795952434405),
	('tell_sellers:plg_01M8KHPPTC0PJAG62D3Z9CYWTE', 'tell_sellers', '{"pledgeId":"plg_01M8KHPPTC0PJAG62D3Z9CYWTE"}', 'done', 1795952434004, 1, 8, NULL, NULL, NULL, 1795952434004, 1795952434415),
	('tell_sellers:plg_01M8KHPPSGCX9VGPD1MNFB218C', 'tell_sellers', '{"pledgeId":"plg_01M8KHPPSGCX9VGPD1MNFB218C"}', 'done', 1795952433977, 1, 8, NULL, NULL, NULL, 1795952433977, 1795952434450),
	('match:asset:ast_01M8KHPQGSE5M6R1VDP3XWH1DQ:20786:0', 'match_watches', '{"publications":"match:asset:ast_01M8KHPQGSE5M6R1VDP3XWH1DQ:20786:0","watch":null}', 'done', 1795952434742, 1, 8, NULL, NULL, NULL, 1795952434742, 1795952435055),
	('job_01M8KHPQEDJREWMYXK0ARRP9GK', 'challenge_callbacks', '{}', 'done', 1795952434637, 1, 8, NULL, NULL, NULL, 1795952434637, 1795952435456),
	('job_01M8KHPR866JQCF2A0282ENB4Y', 'notify_watch', '{}', 'waiting', 1795952495458, 0, 8, NULL, NULL, NULL, 1795952435462, NULL),
	('job_01M8KHPR8WC3497VFCYXZ6AA8T', 'notify_watch', '{}', 'waiting', 1795952440732, 0, 8, NULL, NULL, NULL, 1795952435484, NULL),
	('job_01M8KHPQV41HF68JVN4ZZF1Z7S', 'notify_watch', '{}', 'done', 1795952435044, 1, 8, NULL, NULL, NULL, 1795952435044, 1795952435507),
	('match:tool:city-list-bikes:20786:0', 'match_watches', '{"publications":"match:tool:city-list-bikes:20786:0","watch":null}', 'waiting', 1795952437827, 0, 8, NULL, NULL, NULL, 1795952437827, NULL),
	('match:tool:city-get-bike:20786:0', 'match_watches', '{"publications":"match:tool:city-get-bike:20786:0","watch":null}', 'waiting', 1795952437829, 0, 8, NULL, NULL, NULL, 1795952437829, NULL),
	('match:tool:city-create-tree:20786:0', 'match_watches', '{"publications":"match:tool:city-create-tree:20786:0","watch":null}', 'waiting', 1795952437835, 0, 8, NULL, NULL, NULL, 1795952437835, NULL),
	('work_tool_job:job_01M8KHPTVJ4JAZ92T8FJ675DQW', 'work_tool_job', '{"jobId":"job_01M8KHPTVJ4JAZ92T8FJ675DQW"}', 'done', 1795952438133, 1, 1000, NULL, NULL, NULL, 1795952438133, 1795952438241),
	('match:tool:slow-echo:20786:0', 'match_watches', '{"publications":"match:tool:slow-echo:20786:0","watch":null}', 'waiting', 1795952438690, 0, 8, NULL, NULL, NULL, 1795952438690, NULL),
	('work_tool_job:job_01M8KHPVT25S9040FGPDH13SSV', 'work_tool_job', '{"jobId":"job_01M8KHPVT25S9040FGPDH13SSV"}', 'running', 1795952439108, 1, 1000, 1795959939120, 'proc_01M8KHPV3G02Y3R67VJRJ32PP0', NULL, 1795952439108, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'USD', 550000),
	('test:earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 'USD', 90000),
	('earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 'USD', 0),
	('earnings:usr_01M8983REPQW88PNH3MWK4AZWQ', 'USD', 2700000),
	('credit:usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'USD', 3000000),
	('credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'USD', 19750000),
	('credit:usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'USD', 10000000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M8983RR0K2J9VEVWCC3JPHFM', 'operator:grants', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 20000000, 'USD', 'top_up', NULL, NULL, 1795606831872),
	('led_01M8983RV0SVWP1KTTH1WC56BX', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8983RTMM7RX54EGCEJQHJE0wNCGA4gOMWiCrfpqemdkZla7LvWCJmE', NULL, 1795606831968),
	('led_01M8983RW5G7YZPYYMVDENAEYS', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8983RVXRF82EP65R2EK2F30hNCGA4gOMWiCrfpqemdkBgGiEoHi4QLTnRCHlmxfUPdMk7HRpsMsLQ', NULL, 1795606832005),
	('led_01M8KHPMWK7X7V7TJ1NP62J46M', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M8983RTMM7RX54EGCEJQHJE0wNCGA4gOMWiCrfpqemdkZla7LvWCJmE', NULL, 1795952432019),
	('led_01M8KHPMWKKDV4T9NK3WPV6ED7', 'payments:held', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 50000, 'USD', 'refund', 'pay_01M8983RVXRF82EP65R2EK2F30hNCGA4gOMWiCrfpqemdkBgGiEoHi4QLTnRCHlmxfUPdMk7HRpsMsLQ', NULL, 1795952432019),
	('led_01M8KHPNGT6TW44J4HFH466C25', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPNGCVVYV7QBMWBT8PAGSwaCNBogOAgGiJxtVumswtbhriLfpvYqXfYO9nZzWmQ', NULL, 1795952432666),
	('led_01M8KHPNHFCVQ9R025DV6G774V', 'payments:held', 'test:earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPNGCVVYV7QBMWBT8PAGSwaCNBogOAgGiJxtVumswtbhriLfpvYqXfYO9nZzWmQ', 'call_01M8KHPNHEDWN528BPVPRV3JPR', 1795952432687),
	('led_01M8KHPNHFZWCEC00EZ3PMNFVQ', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPNGCVVYV7QBMWBT8PAGSwaCNBogOAgGiJxtVumswtbhriLfpvYqXfYO9nZzWmQ', 'call_01M8KHPNHEDWN528BPVPRV3JPR', 1795952432687),
	('led_01M8KHPNJEE06B065G0ESW8284', 'test:earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 'payments:held', 90000, 'USD', 'sale', 'pay_01M8KHPNGCVVYV7QBMWBT8PAGSwaCNBogOAgGiJxtVumswtbhriLfpvYqXfYO9nZzWmQ', 'call_01M8KHPNHEDWN528BPVPRV3JPR', 1795952432718),
	('led_01M8KHPNJERY6801YTPQKC43KF', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M8KHPNGCVVYV7QBMWBT8PAGSwaCNBogOAgGiJxtVumswtbhriLfpvYqXfYO9nZzWmQ', 'call_01M8KHPNHEDWN528BPVPRV3JPR', 1795952432718),
	('led_01M8KHPNM2MA0C39JKG1XVSN52', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KHPNKBNQ3HVCWEEB22VYM0wNCGA4gOMWiCrfpqemdkfLIDITbbN2g', NULL, 1795952432770),
	('led_01M8KHPNMJS23K0453147H8H2A', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KHPNKBNQ3HVCWEEB22VYM0wNCGA4gOMWiCrfpqemdkfLIDITbbN2g', 'call_01M8KHPNM8EA5GFCH0P23K26TW', 1795952432786),
	('led_01M8KHPNNRG87M4G1YT5GDVC8M', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KHPNN6F0045XX666Y2X3WMhNCGA4gOMWiCrfpqemdkBgGiEoHi4QLTnRCHlmxfUPeRU0XvqP_LhQ', NULL, 1795952432824),
	('led_01M8KHPNPN73C03WCXBC6H283B', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KHPNN6F0045XX666Y2X3WMhNCGA4gOMWiCrfpqemdkBgGiEoHi4QLTnRCHlmxfUPeRU0XvqP_LhQ', 'call_01M8KHPNPBHCTNVMJ4VGW9FV66', 1795952432853),
	('led_01M8KHPNQAJTVDNX90RQJ4QBDK', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KHPNQ1TC74TFD2QQCADSF0wNCGA4gOMXkGn8t9Omdk_LrVYSbLxfs', NULL, 1795952432874),
	('led_01M8KHPNSNZ3W5AFFS516E4GET', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KHPNRS7N0740S2Z7Z2V625jNCGA4gOMWiCrfpqemdkqQEe2muHWH4ubmVGR8UnjVoNTFFx-2AfMqx5bxuS2VZ6G9RZpMA', NULL, 1795952432949),
	('led_01M8KHPNSNAMB24SYD7X4G2MKR', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KHPNRS7N0740S2Z7Z2V625jNCGA4gOMWiCrfpqemdkqQEe2muHWH4ubmVGR8UnjVoNTFFx-2AfMqx5bxuS2VZ6G9RZpMA', 'call_01M8KHPNRYA1Y0QDBDEWRSZVA2', 1795952432949),
	('led_01M8KHPNXSB87VH3HDQSKF7SHH', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M8KHPNTQEE093GH3BWQT27ZCjsCEPYgOxQFo6m3RE4VS_ydvZg0hKEBJNI0buWrzR8ZAIWxVauplTVeAqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWLUxGnqa3GtU', NULL, 1795952433081),
	('led_01M8KHPNXSS4W16A2Q66MD88JC', 'payments:held', 'test:credit:0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 1000000, 'USD', 'top_up', 'pay_01M8KHPNTQEE093GH3BWQT27ZCjsCEPYgOxQFo6m3RE4VS_ydvZg0hKEBJNI0buWrzR8ZAIWxVauplTVeAqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWLUxGnqa3GtU', 'call_01M8KHPNTXPXQAPC933VT2EY4V', 1795952433081),
	('led_01M8KHPNZCNW9X73YCAJACNG5E', 'test:credit:0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KHPNZC3H5KF3276R0G639GkNCGA4gOMWiCrfpqemdkqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWbo-VBcfriBg', NULL, 1795952433132),
	('led_01M8KHPNZPZ8KDXQ2XGXF7CR80', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M8KHPNZC3H5KF3276R0G639GkNCGA4gOMWiCrfpqemdkqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWbo-VBcfriBg', 'call_01M8KHPNZCGYJD6GAKPSWF6VMA', 1795952433142),
	('led_01M8KHPP02MWMPWTMV5C5MB881', 'test:credit:0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M8KHPP02ADKS50B3K9EAAWPX', NULL, 1795952433154),
	('led_01M8KHPP0TRAJWQC6TE93BE0B3', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPP0JJ4CZCZBGGDPCV4R4waCNBogOAgGiJxtT2s8BRkhlsoq7lH0HUMQp2WyBuw', NULL, 1795952433178),
	('led_01M8KHPP174PDDETGN5SP74W9X', 'payments:held', 'test:earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPP0JJ4CZCZBGGDPCV4R4waCNBogOAgGiJxtT2s8BRkhlsoq7lH0HUMQp2WyBuw', 'call_01M8KHPP16AYM3GVGWQJ0VKPQM', 1795952433191),
	('led_01M8KHPP174QJJBNHWZJH8RZGB', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPP0JJ4CZCZBGGDPCV4R4waCNBogOAgGiJxtT2s8BRkhlsoq7lH0HUMQp2WyBuw', 'call_01M8KHPP16AYM3GVGWQJ0VKPQM', 1795952433191),
	('led_01M8KHPP2GZS5097DAHKCP9V99', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPP1V39NPYE6ZM1H31N7VhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96Gz5CYBeaNu', NULL, 1795952433232),
	('led_01M8KHPP2XYKCFYEV24M6HEPRV', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPP1V39NPYE6ZM1H31N7VhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96Gz5CYBeaNu', 'call_01M8KHPP2XMBRY771ZGHPNGFX0', 1795952433245),
	('led_01M8KHPP2XTNRCFHXGE44BM92P', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPP1V39NPYE6ZM1H31N7VhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96Gz5CYBeaNu', 'call_01M8KHPP2XMBRY771ZGHPNGFX0', 1795952433245),
	('led_01M8KHPP3MJTC2G9XDCGSKBET9', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPP3905B65HT50RER9EKAhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wkcHZL6lU6i', NULL, 1795952433268),
	('led_01M8KHPP46ZZX0WNWS51ENW3PV', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPP3905B65HT50RER9EKAhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wkcHZL6lU6i', 'call_01M8KHPP458QWVA885JMMBZ7JT', 1795952433286),
	('led_01M8KHPP46E2SRJ7KNQASEKHF3', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPP3905B65HT50RER9EKAhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wkcHZL6lU6i', 'call_01M8KHPP458QWVA885JMMBZ7JT', 1795952433286),
	('led_01M8KHPP4ZNJHQ49SPTPMYAHNT', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPP4KQQH5GY0PV053PMGBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_16sRgt16Tu', NULL, 1795952433311),
	('led_01M8KHPP5NTAC0WB3CKKEP6FJS', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPP4KQQH5GY0PV053PMGBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_16sRgt16Tu', 'call_01M8KHPP5M4ZH6Y1XW9Q4JY4RG', 1795952433333),
	('led_01M8KHPPPT3SVN26Y2BHENCZE7', 'earnings:usr_01M8983REPQW88PNH3MWK4AZWQ', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795952433882),
	('led_01M8KHPP5N5ZE0NDFZMZ44GCGP', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPP4KQQH5GY0PV053PMGBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_16sRgt16Tu', 'call_01M8KHPP5M4ZH6Y1XW9Q4JY4RG', 1795952433333),
	('led_01M8KHPP7KYE5XZM292CXHF3FS', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPP6BNDPHKP44FGZPQQ7QhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_EhPmlcikC6', NULL, 1795952433395),
	('led_01M8KHPP8F6HXTJ4N8AXBMHMZX', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPP6BNDPHKP44FGZPQQ7QhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_EhPmlcikC6', 'call_01M8KHPP8ERHTXHD3DHN7S6SS4', 1795952433423),
	('led_01M8KHPP8FGG9C8NTJQC9G0NC8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPP6BNDPHKP44FGZPQQ7QhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_EhPmlcikC6', 'call_01M8KHPP8ERHTXHD3DHN7S6SS4', 1795952433423),
	('led_01M8KHPP9MYSXCEEE56D2E9GFP', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPP97JJKP7MDB2ZDEVDKGhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9-5BPr68CzC5', NULL, 1795952433460),
	('led_01M8KHPPA1EJP70WF4M36RK943', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPP97JJKP7MDB2ZDEVDKGhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9-5BPr68CzC5', 'call_01M8KHPPA1HHTVTFEFPNZW60A7', 1795952433473),
	('led_01M8KHPPA1RZHKF2FBS4VSECHF', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPP97JJKP7MDB2ZDEVDKGhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9-5BPr68CzC5', 'call_01M8KHPPA1HHTVTFEFPNZW60A7', 1795952433473),
	('led_01M8KHPPATV6EMMRYZYR9BNJPZ', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPPAFVS3H4MEK76ZWN2HWhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q98cJmnyPEtjP', NULL, 1795952433498),
	('led_01M8KHPPBBCW4D19H0D08934M2', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPPAFVS3H4MEK76ZWN2HWhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q98cJmnyPEtjP', 'call_01M8KHPPBA4DHRJMD10BFVZ5Y4', 1795952433515),
	('led_01M8KHPPBBQQEY1WGN5VJ2V0CZ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPPAFVS3H4MEK76ZWN2HWhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q98cJmnyPEtjP', 'call_01M8KHPPBA4DHRJMD10BFVZ5Y4', 1795952433515),
	('led_01M8KHPPC0KKB9GCB60RXR88M8', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPPBQ116W291A9PHJRP24haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wPgv8M3SXeq', NULL, 1795952433536),
	('led_01M8KHPPCFN9HKMQ6XS1MZY58H', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPPBQ116W291A9PHJRP24haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wPgv8M3SXeq', 'call_01M8KHPPCFHEN01YJK4ZP8YN11', 1795952433551),
	('led_01M8KHPPCF9E87B9M9E3KQ1E5J', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPPBQ116W291A9PHJRP24haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wPgv8M3SXeq', 'call_01M8KHPPCFHEN01YJK4ZP8YN11', 1795952433551),
	('led_01M8KHPPD0Q4VZ50ANDS4EEH2V', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPPCS18TYNM3KVH8FHZ0ThaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_Ehs-FVW3-F', NULL, 1795952433568),
	('led_01M8KHPPDGWHVN298FJ7WDQN31', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPPCS18TYNM3KVH8FHZ0ThaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_Ehs-FVW3-F', 'call_01M8KHPPDCXRHHRK6XMYEEQ9EP', 1795952433584),
	('led_01M8KHPPDG6YAPPD4BJETWZCRN', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPPCS18TYNM3KVH8FHZ0ThaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_Ehs-FVW3-F', 'call_01M8KHPPDCXRHHRK6XMYEEQ9EP', 1795952433584),
	('led_01M8KHPPG62B0F7GBT4X2ACRKZ', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPPDSPM1NS673ACYFF87MhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q91vliTvRAg5A', NULL, 1795952433670),
	('led_01M8KHPPGWSZ35HF07WCMB41NV', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPPDSPM1NS673ACYFF87MhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q91vliTvRAg5A', 'call_01M8KHPPGV6ZMVRSPT093CV968', 1795952433692),
	('led_01M8KHPPGWGGPSZXV5M7CEEFBA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPPDSPM1NS673ACYFF87MhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q91vliTvRAg5A', 'call_01M8KHPPGV6ZMVRSPT093CV968', 1795952433692),
	('led_01M8KHPPHP1YZ5SG6HHCBHNE9S', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPPHAPSMJ4XK94QSX7WJBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wKsZcji7oCH', NULL, 1795952433718),
	('led_01M8KHPPJBTJ0DC4T5DQ9Y72YQ', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPPHAPSMJ4XK94QSX7WJBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wKsZcji7oCH', 'call_01M8KHPPJAQA6ECDZPEW9R6J32', 1795952433739),
	('led_01M8KHPPJB7GX8ZDESY2XRWN1X', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPPHAPSMJ4XK94QSX7WJBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wKsZcji7oCH', 'call_01M8KHPPJAQA6ECDZPEW9R6J32', 1795952433739),
	('led_01M8KHPPJZ1TSNQ0M81101V6T8', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPPJNV978NCAPZERZA2Z2haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q920sxMcnYxa9', NULL, 1795952433759),
	('led_01M8KHPPKMHQJPRW6399GXPCYV', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPPJNV978NCAPZERZA2Z2haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q920sxMcnYxa9', 'call_01M8KHPPKMMN2YXPE0DPCT6XHE', 1795952433780),
	('led_01M8KHPPKMRRKVTVBJSFHPMADX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPPJNV978NCAPZERZA2Z2haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q920sxMcnYxa9', 'call_01M8KHPPKMMN2YXPE0DPCT6XHE', 1795952433780),
	('led_01M8KHPPM77RX263CKQH5FM0J0', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 100000, 'USD', 'payment', 'pay_01M8KHPPKW4CWB04KT9K9Q1GKVhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96PbqRSfjuTS', NULL, 1795952433799),
	('led_01M8KHPPMXC3RRVAFERB0D25Z4', 'payments:held', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 90000, 'USD', 'sale', 'pay_01M8KHPPKW4CWB04KT9K9Q1GKVhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96PbqRSfjuTS', 'call_01M8KHPPMWDPZ5658VJH3MJ6G7', 1795952433821),
	('led_01M8KHPPMXN3HJNSR8B6D1M3NQ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M8KHPPKW4CWB04KT9K9Q1GKVhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96PbqRSfjuTS', 'call_01M8KHPPMWDPZ5658VJH3MJ6G7', 1795952433821),
	('led_01M8KHPPNWDF8T556XJ71J9YY0', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M8KHPPNDSDSSGM248QXZCA36hYCJeogOAgGiJxtUU9U67aDsE_yIra4GAaISgeLhAtOdEIeWbF9Q95rtaWEAno3A', NULL, 1795952433852),
	('led_01M8KHPPPADS6QTN19VXWHADY3', 'payments:held', 'earnings:usr_01M8983REPQW88PNH3MWK4AZWQ', 1800000, 'USD', 'sale', 'pay_01M8KHPPNDSDSSGM248QXZCA36hYCJeogOAgGiJxtUU9U67aDsE_yIra4GAaISgeLhAtOdEIeWbF9Q95rtaWEAno3A', 'call_01M8KHPPPANP232GQ24V5K9AWB', 1795952433866),
	('led_01M8KHPPPAVA9FJ71V8JH4CEWN', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M8KHPPNDSDSSGM248QXZCA36hYCJeogOAgGiJxtUU9U67aDsE_yIra4GAaISgeLhAtOdEIeWbF9Q95rtaWEAno3A', 'call_01M8KHPPPANP232GQ24V5K9AWB', 1795952433866),
	('led_01M8KHPPPT6M7QWE00DXENBZ6A', 'earnings:usr_01M8983RARRPSB3JJYJ1X405EE', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795952433882),
	('led_01M8KHPPQSQMFW8DVZ72NM19XY', 'payouts:pending', 'payouts:paid', 1800000, 'USD', 'payout_paid', NULL, NULL, 1795952433913),
	('led_01M8KHPPRWDHAYSDK13W24BGJP', 'operator:grants', 'credit:usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 9000000, 'USD', 'top_up', NULL, NULL, 1795952433948),
	('led_01M8KHPPSGKE71G6K38MH8BC7G', 'credit:usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KHPPSFDDCECV5QWF1RM89GhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicbWxCvaUJnMCcaeSrdZO2_t6cA3FE', NULL, 1795952433968),
	('led_01M8KHPPSGWSABACTG3PDSCR3F', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KHPPSFDDCECV5QWF1RM89GhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicbWxCvaUJnMCcaeSrdZO2_t6cA3FE', 'call_01M8KHPPSFDWWWF3FDAXSWMVGQ', 1795952433968),
	('led_01M8KHPPTCENRMEX7BJCE8C8Z9', 'credit:usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', NULL, 1795952433996),
	('led_01M8KHPPTC15SN0DFRT9KY0HW4', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', 'call_01M8KHPPTB9ZTQ7JK81W44G2H7', 1795952433996),
	('led_01M8KHPPTZEAMKY4NQFGXC3TBN', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', 'call_01M8KHPPTB9ZTQ7JK81W44G2H7', 1795952434015),
	('led_01M8KHPPTZZKD646MG5Z2DEC5T', 'payments:held', 'earnings:usr_01M8983REPQW88PNH3MWK4AZWQ', 2700000, 'USD', 'sale', 'pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', 'call_01M8KHPPTB9ZTQ7JK81W44G2H7', 1795952434015),
	('led_01M8KHPPTZQK70P374KQWWP7VV', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', 'call_01M8KHPPTB9ZTQ7JK81W44G2H7', 1795952434015),
	('led_01M8KHPPVQ0FQAQZZCYSQM2PTY', 'credit:usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M8KHPPVQSZK2V6Q0W2YN5HTBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicbWxCvaUJnMCcaeSrdRGV332J-HBk', NULL, 1795952434039),
	('led_01M8KHPPVQVJYAWXVYC636CGQ8', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M8KHPPVQSZK2V6Q0W2YN5HTBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicbWxCvaUJnMCcaeSrdRGV332J-HBk', 'call_01M8KHPPVQ24T95SMG04BC5D4E', 1795952434039),
	('led_01M8KHPPW9TBZBZG6JZZJCFZHW', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M8KHPPVQSZK2V6Q0W2YN5HTBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicbWxCvaUJnMCcaeSrdRGV332J-HBk', 'call_01M8KHPPVQ24T95SMG04BC5D4E', 1795952434057),
	('led_01M8KHPPW9RDASNKYSB51G7DV4', 'payments:held', 'credit:usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 3000000, 'USD', 'refund', 'pay_01M8KHPPVQSZK2V6Q0W2YN5HTBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicbWxCvaUJnMCcaeSrdRGV332J-HBk', NULL, 1795952434057),
	('led_01M8KHPPY2Z3JGZ9WB5SA213KB', 'provider:stripe', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 5000000, 'USD', 'top_up', 'top_01M8KHPPX67KFGXYDMVEXEAR6X', NULL, 1795952434114),
	('led_01M8KHPPYFS3PWRN2YT6SY0JSD', 'credit:usr_01M8983RMYPDX7JVK20QCC01DK', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M8KHPPX67KFGXYDMVEXEAR6X', NULL, 1795952434127),
	('led_01M8KHPQX5GFESTDV1YA6C7N6B', 'operator:grants', 'credit:usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 10000000, 'USD', 'top_up', NULL, NULL, 1795952435109),
	('led_01M8KHPTT90YN7EW1R8308392H', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KHPTSQF257ZH235M7A5Z2HwOCnEogOLcqOqQjW8o6oEFpYv3jtnbE', NULL, 1795952438089),
	('led_01M8KHPTVJPNE83QRXF9QP17SS', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KHPTSQF257ZH235M7A5Z2HwOCnEogOLcqOqQjW8o6oEFpYv3jtnbE', 'call_01M8KHPTV0JEJDKTQJ90JZ25SZ', 1795952438130),
	('led_01M8KHPV0GB1HRA8CTRWYG0S7F', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KHPV04B64JDD9VRK0118WGwNCGA4gOMWiCrfpqemdkyQGdfXKloOs', NULL, 1795952438288),
	('led_01M8KHPVS9PM7GT3T0RGX5R0WM', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M8KHPVR2NGX820A1QV72DRFAwOCnEogOLcqOqQjW8o6o2pLhOJrYdT0', NULL, 1795952439081),
	('led_01M8KHPVT20YV3D6HDR5AS80NQ', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M8KHPVR2NGX820A1QV72DRFAwOCnEogOLcqOqQjW8o6o2pLhOJrYdT0', 'call_01M8KHPVSSMXHGPR999M52JHY8', 1795952439106),
	('led_01M8KHPVV95098217NZJSQ9Q6J', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M8KHPVTD9QM2KJX2F3P6E02BwNCGA4gOJcwE4TpnZOY_iyB-x2Bn', NULL, 1795952439145);

INSERT INTO farebox_fixture.memberships VALUES
	('mem_01M8KHPRAWEB0MB4VMJ7FFF4WK', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', 'usr_01M8KHPR8YWRQAT6Q7FSXJH4FM', 'owner', NULL, NULL, NULL, 0, 0, 0, 1795952435548, NULL),
	('mem_01M8KHPRBT7A68TZR8JDGVR49Q', 'usr_01M8KHPRAPD5ZPN867ME00T9BT', 'usr_01M8KHPR9W1BZSA8D8XBG9VZBC', 'developer', NULL, 1000000, NULL, 0, 0, 0, 1795952435578, NULL);

INSERT INTO farebox_fixture.oauth_access_tokens VALUES
	('40O5v8R3BKMx4P0FeVSWmxcJ4S4J9mt7', '93d6df761ec71e6d9bb6f2f2fc8e9d8c4bf77e793e189d201931268fa06058b8', 'DFqdFghdKmqCfjHHegBWXOSyATIEwCXE', '225a7f697949c951f5a104c297107aaef02d25bdc40950ee00ad6c2f65673571', 'usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'key_01M8KHPR180ZADRV0YYJH1MER3', '44299bb4cbef6482cc70a1172fe360b4f4692d7a3357e17b642bf42de06dd479', '["http://127.0.0.1:45625/mcp"]', NULL, 'NV02gtiHYNcsgEtKDN5DYgGdBkkeDiYf', 1795956035000, 1795952435000, NULL, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_clients VALUES
	('j0oSbTiPvSXgS505ysnTpPUukIM9eayE', 'DFqdFghdKmqCfjHHegBWXOSyATIEwCXE', NULL, NULL, 0, NULL, NULL, NULL, '["search","spend","sell","account","offline_access"]', '[]', NULL, 1795952435000, 1795952435000, 'Test agent', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '["http://127.0.0.1:43119/callback"]', NULL, NULL, NULL, 'none', 'native', NULL, NULL, '["authorization_code","refresh_token"]', '["code"]', NULL, 0, NULL, NULL);

INSERT INTO farebox_fixture.oauth_consents VALUES
	('vGWs2B1Q7WSCNL8PowUahlFVgFeNTE9n', 'DFqdFghdKmqCfjHHegBWXOSyATIEwCXE', 'usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'key_01M8KHPR180ZADRV0YYJH1MER3', '["http://127.0.0.1:45625/mcp"]', '[]', '["search","spend","offline_access"]', 1795952435000, 1795952435000);

INSERT INTO farebox_fixture.oauth_refresh_tokens VALUES
	('NV02gtiHYNcsgEtKDN5DYgGdBkkeDiYf', 'ffc9b2157ce45807919018d7cb28200f7d1ad3fddc4eff1f68096cb444d288fc', 'DFqdFghdKmqCfjHHegBWXOSyATIEwCXE', '225a7f697949c951f5a104c297107aaef02d25bdc40950ee00ad6c2f65673571', 'usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'key_01M8KHPR180ZADRV0YYJH1MER3', '44299bb4cbef6482cc70a1172fe360b4f4692d7a3357e17b642bf42de06dd479', '["http://127.0.0.1:45625/mcp"]', NULL, 1803728435000, 1795952435000, NULL, NULL, NULL, NULL, 1795952435137, NULL, '["search","spend","offline_access"]');

INSERT INTO farebox_fixture.oauth_resources VALUES
	('2LBb9kYwGciugMONpneAfmjywh7PJ4em', 'http://127.0.0.1:45625', 'http://127.0.0.1:45625', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795952435179, 1795952435179, 1, 'null'),
	('ulBPGVVBftM5A1RfGj0zfVedcIBPEqEv', 'http://127.0.0.1:45625/', 'http://127.0.0.1:45625/', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795952435184, 1795952435184, 1, 'null'),
	('YdDrK2sDha2dUyaMlrHUyKtWwgzm4b2J', 'http://127.0.0.1:45625/mcp', 'http://127.0.0.1:45625/mcp', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795952435190, 1795952435190, 1, 'null'),
	('T3Vp3TZTE9ZGCvKTAbyCqCMYXXYmUrww', 'http://127.0.0.1:45625/a2a', 'http://127.0.0.1:45625/a2a', NULL, NULL, NULL, NULL, NULL, 'null', 0, 0, 1795952435197, 1795952435197, 1, 'null');

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M8KHPP3905B65HT50RER9EKAhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wkcHZL6lU6i', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433257, 1795956033268, 1795952433268, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433268),
	('pay_01M8KHPNTQEE093GH3BWQT27ZCjsCEPYgOxQFo6m3RE4VS_ydvZg0hKEBJNI0buWrzR8ZAIWxVauplTVeAqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWLUxGnqa3GtU', 'credit', 'credit:0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 1795952432983, 1795956033081, 1795952433081, NULL, NULL),
	('pay_01M8983RTMM7RX54EGCEJQHJE0wNCGA4gOMWiCrfpqemdkZla7LvWCJmE', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795606831956, 1795610431968, 1795606831968, NULL, NULL),
	('pay_01M8983RVXRF82EP65R2EK2F30hNCGA4gOMWiCrfpqemdkBgGiEoHi4QLTnRCHlmxfUPdMk7HRpsMsLQ', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795606831997, 1795610432005, 1795606832005, NULL, NULL),
	('pay_01M8983RT77WHE6D77YEQ6D7HKwNCGA4gOMWiCrfpqemdkeLong0MurMs', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795606831943, 1795607731943, NULL, NULL, NULL),
	('pay_01M8KHPNGCVVYV7QBMWBT8PAGSwaCNBogOAgGiJxtVumswtbhriLfpvYqXfYO9nZzWmQ', 'asset', 'ast_01M8KHPNDTDCRBBE3BH2VYKFCA', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795952432652, 1795956032721, 1795952432666, NULL, NULL),
	('pay_01M8KHPNKBNQ3HVCWEEB22VYM0wNCGA4gOMWiCrfpqemdkfLIDITbbN2g', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795952432747, 1795956032770, 1795952432770, NULL, NULL),
	('pay_01M8KHPNZC3H5KF3276R0G639GkNCGA4gOMWiCrfpqemdkqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWbo-VBcfriBg', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 1795952433132, 1795956033132, 1795952433132, NULL, NULL),
	('pay_01M8KHPNN6F0045XX666Y2X3WMhNCGA4gOMWiCrfpqemdkBgGiEoHi4QLTnRCHlmxfUPeRU0XvqP_LhQ', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952432806, 1795956032824, 1795952432824, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952432824),
	('pay_01M8KHPNQ1TC74TFD2QQCADSF0wNCGA4gOMXkGn8t9Omdk_LrVYSbLxfs', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795952432865, 1795956032874, 1795952432874, NULL, NULL),
	('pay_01M8KHPP97JJKP7MDB2ZDEVDKGhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9-5BPr68CzC5', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433447, 1795956033460, 1795952433460, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433460),
	('pay_01M8KHPNRS7N0740S2Z7Z2V625jNCGA4gOMWiCrfpqemdkqQEe2muHWH4ubmVGR8UnjVoNTFFx-2AfMqx5bxuS2VZ6G9RZpMA', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce', '0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce', 1795952432921, 1795956032949, 1795952432949, NULL, NULL),
	('pay_01M8KHPP0JJ4CZCZBGGDPCV4R4waCNBogOAgGiJxtT2s8BRkhlsoq7lH0HUMQp2WyBuw', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795952433170, 1795956033178, 1795952433178, NULL, NULL),
	('pay_01M8KHPP4KQQH5GY0PV053PMGBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_16sRgt16Tu', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433299, 1795956033311, 1795952433311, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433311),
	('pay_01M8KHPP1V39NPYE6ZM1H31N7VhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96Gz5CYBeaNu', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433211, 1795956033232, 1795952433232, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433232),
	('pay_01M8KHPPCS18TYNM3KVH8FHZ0ThaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_Ehs-FVW3-F', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433561, 1795956033568, 1795952433568, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433568),
	('pay_01M8KHPP6BNDPHKP44FGZPQQ7QhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_EhPmlcikC6', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433355, 1795956033395, 1795952433395, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433395),
	('pay_01M8KHPPBQ116W291A9PHJRP24haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wPgv8M3SXeq', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433527, 1795956033536, 1795952433536, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433536),
	('pay_01M8KHPPAFVS3H4MEK76ZWN2HWhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q98cJmnyPEtjP', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433487, 1795956033498, 1795952433498, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433498),
	('pay_01M8KHPPKW4CWB04KT9K9Q1GKVhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96PbqRSfjuTS', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433788, 1795956033799, 1795952433799, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433799),
	('pay_01M8KHPPDSPM1NS673ACYFF87MhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q91vliTvRAg5A', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433593, 1795956033670, 1795952433670, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433670),
	('pay_01M8KHPPHAPSMJ4XK94QSX7WJBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wKsZcji7oCH', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433706, 1795956033718, 1795952433718, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433718),
	('pay_01M8KHPPJNV978NCAPZERZA2Z2haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q920sxMcnYxa9', 'asset', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433749, 1795956033759, 1795952433759, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433759),
	('pay_01M8KHPPNDSDSSGM248QXZCA36hYCJeogOAgGiJxtUU9U67aDsE_yIra4GAaISgeLhAtOdEIeWbF9Q95rtaWEAno3A', 'asset', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M8983RQ10B9ST447JSP5YM7Q', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795952433837, 1795956033852, 1795952433852, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433852),
	('pay_01M8KHPPSFDDCECV5QWF1RM89GhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicbWxCvaUJnMCcaeSrdZO2_t6cA3FE', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 1795952433967, 1795956033968, 1795952433968, 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 1795952433968),
	('pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', 'asset', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 1795952433995, 1795956034015, 1795952433996, 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 1795952433996),
	('pay_01M8KHPVTD9QM2KJX2F3P6E02BwNCGA4gOJcwE4TpnZOY_iyB-x2Bn', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795952439117, 1796038839145, 1795952439145, NULL, NULL),
	('pay_01M8KHPVWENCA8RKAM7E76DXCFhNCGA4gOMWiCrfpqemdkBgGiEoHi4QLTnRCHlmxfUPdGR886PnhotA', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', NULL, 1795952439182, 1795953339182, NULL, NULL, NULL),
	('pay_01M8KHPPVQSZK2V6Q0W2YN5HTBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicbWxCvaUJnMCcaeSrdRGV332J-HBk', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 1795952434039, 1795956034039, 1795952434039, NULL, NULL),
	('pay_01M8KHPTSQF257ZH235M7A5Z2HwOCnEogOLcqOqQjW8o6oEFpYv3jtnbE', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795952438071, 1795956038089, 1795952438089, NULL, NULL),
	('pay_01M8KHPV04B64JDD9VRK0118WGwNCGA4gOMWiCrfpqemdkyQGdfXKloOs', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795952438276, 1795956038288, 1795952438288, NULL, NULL),
	('pay_01M8KHPVD4748D1E5BB4GKY8Q6jNCGA4gOMWiCrfpqemdkqQEe2GYUeXNxKWB6eFdNPhmlVD9yvEwCRY8Z-ScXBLJUU3h3-WA', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xcc98fd7e05bdef638aa0019f3ea882e713025263', NULL, 1795952438692, 1795953338692, NULL, NULL, NULL),
	('pay_01M8KHPVEH07QA96QV990A2N3YjNCGA4gOMWiCrfpqemdkqQEe11NPKDg_JT-pIfdfOzNuLqAuxXJqX1xmQjNQLo3yWxxr3a8', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xb9932dc60163d1dbb5f4523ec3f9e86b68cae44c', NULL, 1795952438737, 1795953338737, NULL, NULL, NULL),
	('pay_01M8KHPVR2NGX820A1QV72DRFAwOCnEogOLcqOqQjW8o6o2pLhOJrYdT0', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795952439042, 1796038839081, 1795952439081, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M8KHPPPT7QZH3VKJQHAAW0Z1', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795952433882, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M8KHPPPTMG4YFHKB394TJ8BR', 'pob_01M8KHPPPT7QZH3VKJQHAAW0Z1', 'usr_01M8983RARRPSB3JJYJ1X405EE', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'pending', NULL, NULL, NULL, 1795952433882, NULL),
	('pot_01M8KHPPPT9CSMYTMNX4CFJX83', 'pob_01M8KHPPPT7QZH3VKJQHAAW0Z1', 'usr_01M8983REPQW88PNH3MWK4AZWQ', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'paid', NULL, 'wire 17', NULL, 1795952433882, 1795952433913);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795952433882);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M8983RARRPSB3JJYJ1X405EE', 1795606831913),
	('usr_01M8983REPQW88PNH3MWK4AZWQ', 1795606831936);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M8KHPPTC0PJAG62D3Z9CYWTE', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', 'call_01M8KHPPTB9ZTQ7JK81W44G2H7', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', 'rev_01M8KHPPTZH617H2XW54TXXENT', NULL, NULL, 1795952433996, 1803728433996, 1795952434015),
	('plg_01M8KHPPVQ740Z02H8XKXZ4E9M', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M8KHPPVQSZK2V6Q0W2YN5HTBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicbWxCvaUJnMCcaeSrdRGV332J-HBk', 'call_01M8KHPPVQ24T95SMG04BC5D4E', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795952434039, 1803728434039, 1795952434057),
	('plg_01M8KHPPSGCX9VGPD1MNFB218C', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M8KHPPSFDDCECV5QWF1RM89GhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicbWxCvaUJnMCcaeSrdZO2_t6cA3FE', 'call_01M8KHPPSFDWWWF3FDAXSWMVGQ', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795952434446, 1795952433968, 1803728433968, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M8KHPV3G02Y3R67VJRJ32PP0', 1795952438535, 1795952453535);

INSERT INTO farebox_fixture.publications VALUES
	('match:asset:ast_01M8KHPQGSE5M6R1VDP3XWH1DQ:20786:0', 'asset', 'ast_01M8KHPQGSE5M6R1VDP3XWH1DQ', 'match:asset:ast_01M8KHPQGSE5M6R1VDP3XWH1DQ:20786:0', 0, 1795952434739),
	('match:tool:city-list-bikes:20786:0', 'tool', 'city-list-bikes', 'match:tool:city-list-bikes:20786:0', 1, 1795952437825),
	('match:tool:city-get-bike:20786:0', 'tool', 'city-get-bike', 'match:tool:city-get-bike:20786:0', 1, 1795952437825),
	('match:tool:city-create-tree:20786:0', 'tool', 'city-create-tree', 'match:tool:city-create-tree:20786:0', 1, 1795952437832),
	('match:tool:slow-echo:20786:0', 'tool', 'slow-echo', 'match:tool:slow-echo:20786:0', 1, 1795952438668);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M8KHPNHEDWN528BPVPRV3JPR', 'pay_01M8KHPNGCVVYV7QBMWBT8PAGSwaCNBogOAgGiJxtVumswtbhriLfpvYqXfYO9nZzWmQ', 'ast_01M8KHPNDTDCRBBE3BH2VYKFCA', 'anonymous', 'given_back', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952432687, NULL, 1795952432687),
	('call_01M8KHPNM8EA5GFCH0P23K26TW', 'pay_01M8KHPNKBNQ3HVCWEEB22VYM0wNCGA4gOMWiCrfpqemdkfLIDITbbN2g', 'counted-echo', 'anonymous', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952432778, NULL, 1795952432786),
	('call_01M8KHPNPBHCTNVMJ4VGW9FV66', 'pay_01M8KHPNN6F0045XX666Y2X3WMhNCGA4gOMWiCrfpqemdkBgGiEoHi4QLTnRCHlmxfUPeRU0XvqP_LhQ', 'counted-echo', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952432844, NULL, 1795952432853),
	('call_01M8KHPNQSV34RJ17B8V0B1PAB', 'pay_01M8KHPNQ1TC74TFD2QQCADSF0wNCGA4gOMXkGn8t9Omdk_LrVYSbLxfs', 'failing-echo', 'anonymous', 'given_back', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952432891, NULL, 1795952432895),
	('call_01M8KHPP2XMBRY771ZGHPNGFX0', 'pay_01M8KHPP1V39NPYE6ZM1H31N7VhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96Gz5CYBeaNu', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433245, NULL, 1795952433245),
	('call_01M8KHPNRYA1Y0QDBDEWRSZVA2', 'pay_01M8KHPNRS7N0740S2Z7Z2V625jNCGA4gOMWiCrfpqemdkqQEe2muHWH4ubmVGR8UnjVoNTFFx-2AfMqx5bxuS2VZ6G9RZpMA', 'counted-echo', '0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce', '0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce 0xba576fc409f967e4e0149444719889261cfe29d5b0fd1b7cf585b76f41dff4f2', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x05795a766c288b48bb5b7f2bb225002b27d9d356a69318434ae8f9b862d07d353004a1288b81a89c6e7e3af4720060e03ef4ead656fde9224fe8744abcd225c31c","authorization":{"from":"0xed43a2a3d2c427F9291ac984de5FBB3408fD30CE","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795952492","nonce":"0xba576fc409f967e4e0149444719889261cfe29d5b0fd1b7cf585b76f41dff4f2"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x27c91fc71b1de8f1218ffa2ccb73ed16076aaa2fb3dece4546788e7447912b06', '0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce', 0, 0, 1795952432927, NULL, 1795952432949),
	('call_01M8KHPNTXPXQAPC933VT2EY4V', 'pay_01M8KHPNTQEE093GH3BWQT27ZCjsCEPYgOxQFo6m3RE4VS_ydvZg0hKEBJNI0buWrzR8ZAIWxVauplTVeAqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWLUxGnqa3GtU', 'credit:0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, 'credit 1000000', NULL, NULL, '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a 0x0a2266a511c50be6e08a5d2f285fc5a6d5171806c11182f4af26c6432ce4d5d7', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x67f4ae043b248cc3985af58135ef5bc4befb03b8e36e254a85fb34f82a0e75e619df4deeff6c44733daaf0b225f10d32b84c471c7dec43d0a2e61b318fa2806e1c","authorization":{"from":"0x97328bC9118467d4c90DDd0f7fA66Dd99d06c49A","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795952492","nonce":"0x0a2266a511c50be6e08a5d2f285fc5a6d5171806c11182f4af26c6432ce4d5d7"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x43fec3d777a979b5418288770447cbca9b3c6e0c1d1a6c66b13520daf9118739', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 0, 0, 1795952432989, NULL, 1795952433081),
	('call_01M8KHPNZCGYJD6GAKPSWF6VMA', 'pay_01M8KHPNZC3H5KF3276R0G639GkNCGA4gOMWiCrfpqemdkqQEe1UXeTWhSDUxKR3BmDGz5HAN4-kE5U1kaoDQWbo-VBcfriBg', 'counted-echo', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 'siwx:3xU0Q4nDnWWQ8P27GFLh2zJBAPHBuDZsTrdpx1HOQK4', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433132, NULL, 1795952433142),
	('call_01M8KHPP16AYM3GVGWQJ0VKPQM', 'pay_01M8KHPP0JJ4CZCZBGGDPCV4R4waCNBogOAgGiJxtT2s8BRkhlsoq7lH0HUMQp2WyBuw', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'anonymous', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433191, NULL, 1795952433191),
	('call_01M8KHPP458QWVA885JMMBZ7JT', 'pay_01M8KHPP3905B65HT50RER9EKAhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wkcHZL6lU6i', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433286, NULL, 1795952433286),
	('call_01M8KHPP5M4ZH6Y1XW9Q4JY4RG', 'pay_01M8KHPP4KQQH5GY0PV053PMGBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_16sRgt16Tu', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433333, NULL, 1795952433333),
	('call_01M8KHPP8ERHTXHD3DHN7S6SS4', 'pay_01M8KHPP6BNDPHKP44FGZPQQ7QhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_EhPmlcikC6', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433423, NULL, 1795952433423),
	('call_01M8KHPPA1HHTVTFEFPNZW60A7', 'pay_01M8KHPP97JJKP7MDB2ZDEVDKGhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9-5BPr68CzC5', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433473, NULL, 1795952433473),
	('call_01M8KHPPBA4DHRJMD10BFVZ5Y4', 'pay_01M8KHPPAFVS3H4MEK76ZWN2HWhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q98cJmnyPEtjP', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433515, NULL, 1795952433515),
	('call_01M8KHPPCFHEN01YJK4ZP8YN11', 'pay_01M8KHPPBQ116W291A9PHJRP24haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wPgv8M3SXeq', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433551, NULL, 1795952433551),
	('call_01M8KHPPDCXRHHRK6XMYEEQ9EP', 'pay_01M8KHPPCS18TYNM3KVH8FHZ0ThaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_Ehs-FVW3-F', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433584, NULL, 1795952433584),
	('call_01M8KHPPGV6ZMVRSPT093CV968', 'pay_01M8KHPPDSPM1NS673ACYFF87MhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q91vliTvRAg5A', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433692, NULL, 1795952433692),
	('call_01M8KHPPJAQA6ECDZPEW9R6J32', 'pay_01M8KHPPHAPSMJ4XK94QSX7WJBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wKsZcji7oCH', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433739, NULL, 1795952433739),
	('call_01M8KHPPKMMN2YXPE0DPCT6XHE', 'pay_01M8KHPPJNV978NCAPZERZA2Z2haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q920sxMcnYxa9', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433780, NULL, 1795952433780),
	('call_01M8KHPPMWDPZ5658VJH3MJ6G7', 'pay_01M8KHPPKW4CWB04KT9K9Q1GKVhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96PbqRSfjuTS', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433821, NULL, 1795952433821),
	('call_01M8KHPPPANP232GQ24V5K9AWB', 'pay_01M8KHPPNDSDSSGM248QXZCA36hYCJeogOAgGiJxtUU9U67aDsE_yIra4GAaISgeLhAtOdEIeWbF9Q95rtaWEAno3A', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', 'key_01M8983RQ10B9ST447JSP5YM7Q', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433866, NULL, 1795952433866),
	('call_01M8KHPPSFDWWWF3FDAXSWMVGQ', 'pay_01M8KHPPSFDDCECV5QWF1RM89GhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoicbWxCvaUJnMCcaeSrdZO2_t6cA3FE', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433968, NULL, 1795952433968),
	('call_01M8KHPPTB9ZTQ7JK81W44G2H7', 'pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952433996, NULL, 1795952433996),
	('call_01M8KHPPVQ24T95SMG04BC5D4E', 'pay_01M8KHPPVQSZK2V6Q0W2YN5HTBhcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoicbWxCvaUJnMCcaeSrdRGV332J-HBk', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 'given_back', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952434039, NULL, 1795952434039),
	('call_01M8KHPTV0JEJDKTQJ90JZ25SZ', 'pay_01M8KHPTSQF257ZH235M7A5Z2HwOCnEogOLcqOqQjW8o6oEFpYv3jtnbE', 'scan-submit', 'anonymous', 'used', 'proc_01M8983QWX55MK9RFG242REHFN', NULL, NULL, NULL, '{"requestId":"req_01M8KHPTTZJ85QRMTTPF8P3KBY","data":{"id":"job_01M8KHPTVJ4JAZ92T8FJ675DQW"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952438116, NULL, 1795952438130),
	('call_01M8KHPVDA3TVZY9MN87FNNGWH', 'pay_01M8KHPVD4748D1E5BB4GKY8Q6jNCGA4gOMWiCrfpqemdkqQEe2GYUeXNxKWB6eFdNPhmlVD9yvEwCRY8Z-ScXBLJUU3h3-WA', 'counted-echo', '0xcc98fd7e05bdef638aa0019f3ea882e713025263', 'refused', 'proc_01M8KHPV3G02Y3R67VJRJ32PP0', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xcc98fd7e05bdef638aa0019f3ea882e713025263', '0xcc98fd7e05bdef638aa0019f3ea882e713025263', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xcc98fd7e05bdef638aa0019f3ea882e713025263 0xeaeca41609e25ca4d8073a7a295b282345e32a4a6dd9b76310c6834c721e0f69', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xaf2377f95f1ac7eccbc59d254914f45f8bddb18d77f20dc5567f055f4d8ccbd50d5422be28098065ea3e3c3160530407720ff1da6654c7810a01e4e3c059fc121c","authorization":{"from":"0xCc98fd7E05bDeF638AA0019F3EA882e713025263","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795952498","nonce":"0xeaeca41609e25ca4d8073a7a295b282345e32a4a6dd9b76310c6834c721e0f69"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795952438700, NULL, 1795952438720),
	('call_01M8KHPVEPSPW094AMQ4FZ2H53', 'pay_01M8KHPVEH07QA96QV990A2N3YjNCGA4gOMWiCrfpqemdkqQEe11NPKDg_JT-pIfdfOzNuLqAuxXJqX1xmQjNQLo3yWxxr3a8', 'counted-echo', '0xb9932dc60163d1dbb5f4523ec3f9e86b68cae44c', 'unknown', 'proc_01M8KHPV3G02Y3R67VJRJ32PP0', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xb9932dc60163d1dbb5f4523ec3f9e86b68cae44c', '0xb9932dc60163d1dbb5f4523ec3f9e86b68cae44c', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xb9932dc60163d1dbb5f4523ec3f9e86b68cae44c 0x9ea32354388c326c52317053cfb1ce5803e3c287648d5c27d8f3327d1d0c2aee', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x453de4183ab9478ef6ce8b245564eebc3294ab6e68b1d92acc1bc0f044ed80ed773ae16571936a5535f187a6c9fd7f73fea1bbbdaf44b75cc0e6b4896beb5eb21c","authorization":{"from":"0xB9932dC60163d1Dbb5F4523Ec3f9e86b68Cae44C","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795952498","nonce":"0x9ea32354388c326c52317053cfb1ce5803e3c287648d5c27d8f3327d1d0c2aee"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795952438748, 1795952439019, NULL),
	('call_01M8KHPVSSMXHGPR999M52JHY8', 'pay_01M8KHPVR2NGX820A1QV72DRFAwOCnEogOLcqOqQjW8o6o2pLhOJrYdT0', 'scan-submit', 'anonymous', 'used', 'proc_01M8KHPV3G02Y3R67VJRJ32PP0', NULL, NULL, NULL, '{"requestId":"req_01M8KHPVSSZ4QK8TMFKZ9ERPT4","data":{"id":"job_01M8KHPVT25S9040FGPDH13SSV"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952439098, NULL, 1795952439106),
	('call_01M8KHPVVVBM9EF2RXC2932EBN', 'pay_01M8KHPVTD9QM2KJX2F3P6E02BwNCGA4gOJcwE4TpnZOY_iyB-x2Bn', 'slow-echo', 'anonymous', 'reserved', 'proc_01M8KHPV3G02Y3R67VJRJ32PP0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795952439163, NULL, NULL);

INSERT INTO farebox_fixture.recovery_codes VALUES
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '917e2c0d1c14262126c1bf470ec1978659e7e959101a7d33d45cddfe530099be', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '090a55201d29ed909180806a1803e2d945eb18ca2fb30feae9a49fa3ffe8422b', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '37c15e7495a55e442590b94128a2ac43b8dba6c506148f1dc7793175265de29c', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '9712408d7b947997c19a78f63784d8f92ef92e335fcf76e6a60efddcbb4217b1', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '09cf98deea130519236e507e26db6e68be78fb597f9fb81b2d7520d68c848613', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'bc27d4075f7da162006ad64c395aaf5485e8b3fca86abe0a9c0f4cc185aac7ed', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '4257ffdcc380dc5bac6cfe3ff6b72192f970f6e5190f40c6d9a2684463272abe', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'bb24b5f62fe6458bcaf4c07a10423c95ce1f59bc5c06e2c55beab2501a0f0bab', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '16f362ac8b9dd152cef77eaa5df04626619e31f4524ec439cb33226b73b2f230', NULL),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'ed055ac5ecd2cab9fc0129dd0d606ffd295280241eec485052dc197a1d1349d5', NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M8KHPNHFJJ26X5APKWMDY3C6', 'file_missing', 0, 1795952432718);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M8KHPNHFJJ26X5APKWMDY3C6', 'pay_01M8KHPNGCVVYV7QBMWBT8PAGSwaCNBogOAgGiJxtVumswtbhriLfpvYqXfYO9nZzWmQ', 'call_01M8KHPNHEDWN528BPVPRV3JPR', 'ast_01M8KHPNDTDCRBBE3BH2VYKFCA', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 1, 'anonymous', 1795952432687, NULL),
	('rev_01M8KHPP179Y9914XHD7ZTKWAW', 'pay_01M8KHPP0JJ4CZCZBGGDPCV4R4waCNBogOAgGiJxtT2s8BRkhlsoq7lH0HUMQp2WyBuw', 'call_01M8KHPP16AYM3GVGWQJ0VKPQM', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 1, 'anonymous', 1795952433191, NULL),
	('rev_01M8KHPP2X63BS5Q5FQ37V7QYP', 'pay_01M8KHPP1V39NPYE6ZM1H31N7VhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96Gz5CYBeaNu', 'call_01M8KHPP2XMBRY771ZGHPNGFX0', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433245, NULL),
	('rev_01M8KHPP46SEQPEVE17FHT8NPW', 'pay_01M8KHPP3905B65HT50RER9EKAhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wkcHZL6lU6i', 'call_01M8KHPP458QWVA885JMMBZ7JT', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433286, NULL),
	('rev_01M8KHPP5N5ZQ0XDQBG0YCAGE9', 'pay_01M8KHPP4KQQH5GY0PV053PMGBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_16sRgt16Tu', 'call_01M8KHPP5M4ZH6Y1XW9Q4JY4RG', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433333, NULL),
	('rev_01M8KHPP8FYEZJDR9GV591KS56', 'pay_01M8KHPP6BNDPHKP44FGZPQQ7QhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_EhPmlcikC6', 'call_01M8KHPP8ERHTXHD3DHN7S6SS4', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433423, NULL),
	('rev_01M8KHPPA1JJ12WWV8924KSB0W', 'pay_01M8KHPP97JJKP7MDB2ZDEVDKGhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9-5BPr68CzC5', 'call_01M8KHPPA1HHTVTFEFPNZW60A7', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433473, NULL),
	('rev_01M8KHPPBBSZK3YA0MZZ27V0TM', 'pay_01M8KHPPAFVS3H4MEK76ZWN2HWhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q98cJmnyPEtjP', 'call_01M8KHPPBA4DHRJMD10BFVZ5Y4', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433515, NULL),
	('rev_01M8KHPPCF1YYJ3QE691JEBC1M', 'pay_01M8KHPPBQ116W291A9PHJRP24haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wPgv8M3SXeq', 'call_01M8KHPPCFHEN01YJK4ZP8YN11', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433551, NULL),
	('rev_01M8KHPPDGBHR1D6V2DFSXD5D3', 'pay_01M8KHPPCS18TYNM3KVH8FHZ0ThaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9_Ehs-FVW3-F', 'call_01M8KHPPDCXRHHRK6XMYEEQ9EP', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433584, NULL),
	('rev_01M8KHPPGWQV5KRBVN96X9AVBY', 'pay_01M8KHPPDSPM1NS673ACYFF87MhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q91vliTvRAg5A', 'call_01M8KHPPGV6ZMVRSPT093CV968', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433692, NULL),
	('rev_01M8KHPPJB54F6M9V6374PGSG5', 'pay_01M8KHPPHAPSMJ4XK94QSX7WJBhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q9wKsZcji7oCH', 'call_01M8KHPPJAQA6ECDZPEW9R6J32', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433739, NULL),
	('rev_01M8KHPPKMR4M4G7MHJBCDB779', 'pay_01M8KHPPJNV978NCAPZERZA2Z2haCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q920sxMcnYxa9', 'call_01M8KHPPKMMN2YXPE0DPCT6XHE', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433780, NULL),
	('rev_01M8KHPPMX7QY855M3SPKVFKSQ', 'pay_01M8KHPPKW4CWB04KT9K9Q1GKVhaCNBogOAgGiJxtT2s8BRkhlsoq7lH0GAaISgeLhAtOdEIeWbF9Q96PbqRSfjuTS', 'call_01M8KHPPMWDPZ5658VJH3MJ6G7', 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 10000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433821, NULL),
	('rev_01M8KHPPPAB8RW45A195JYYKT7', 'pay_01M8KHPPNDSDSSGM248QXZCA36hYCJeogOAgGiJxtUU9U67aDsE_yIra4GAaISgeLhAtOdEIeWbF9Q95rtaWEAno3A', 'call_01M8KHPPPANP232GQ24V5K9AWB', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', 'usr_01M8983REPQW88PNH3MWK4AZWQ', 2000000, 200000, 'USD', 0, 'key_01M8983RQ10B9ST447JSP5YM7Q', 1795952433866, NULL),
	('rev_01M8KHPPTZH617H2XW54TXXENT', 'pay_01M8KHPPTBQVSA0NHR80PN6NQYhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoicbWxCvaUJnMCcaeSrdVcVvXp3KufM', 'call_01M8KHPPTB9ZTQ7JK81W44G2H7', 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', 'usr_01M8983REPQW88PNH3MWK4AZWQ', 3000000, 300000, 'USD', 0, 'key_01M8KHPPRGNXMM4SSG4WD7JAPX', 1795952434015, NULL);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '67b684ad0530f60911d5f2dafe302f24b76158adee115cd19b33be4a753e8dd6', 1795952430894),
	('0002-indexed-version', '39dd24d9e86e25c592f51505b6992cf21e78108e93e800ab70b1c18b801658f7', 1795952430897),
	('0003-people', 'd17bad0e1f0b95bf6f59ff473049da7a5e028d4726884c0e373ca95dcbffd685', 1795952430938),
	('0004-companies', '17d51460da6ada1f2eb35ddc3a0b5b5e104c9cc2a62e6bab1201f1c28b7aaa85', 1795952430963),
	('0005-lists', 'fbd7a2b8b657e790ebd8542844344af08b3c21a678b79de297644405d184b1a7', 1795952430972);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M8KHPMYTSW0MCJ35PA5BQ53X', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50', 'en', 1),
	(2, 'ast_01M8KHPN2KTMXEV87C2FY8HBDE', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M8983REPQW88PNH3MWK4AZWQ', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74', 'en', 1),
	(6, 'ast_01M8KHPQGSE5M6R1VDP3XWH1DQ', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M8983RARRPSB3JJYJ1X405EE', 100000, 'Sightings of quetzals in Costa Rica

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
	('d5e58e2a2cab76924179d55995442af9fa1bcb587e75c85288c51543cd194613', 'usr_00000000000000000000000000', 1795606831391, 1798198831391, 'bearer', NULL, NULL, NULL),
	('96f53ac54db19e040f5efbb53ff95dcd238a9627f05b6b3ba12988a0693ea98f', 'usr_01M8983RARRPSB3JJYJ1X405EE', 1795606831467, 1798198831467, 'bearer', NULL, NULL, NULL),
	('56afe1866921d366280aa6364232d9f31b78c39bc1d27069dc76b3fdcafff828', 'usr_01M8983REPQW88PNH3MWK4AZWQ', 1795606831593, 1798198831593, 'bearer', NULL, NULL, NULL),
	('75a3fcddc02706e6c40bba33b3cbc496213956a3072b195de517501c84911cc4', 'usr_01M8983RMYPDX7JVK20QCC01DK', 1795606831787, 1798198831787, 'bearer', NULL, NULL, NULL),
	('6a781432119acb48e077cf5b9b4514a6adf4bdf8c85acfb5bea6a0017a38896e', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 1795952433929, 1798544433929, 'bearer', NULL, NULL, NULL),
	('c26b700a723ad8b51c9153a01c82d6c9c1a012a36722ccba9b4481219790646c', 'usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 1795952435088, 1798544435088, 'bearer', NULL, NULL, NULL),
	('225a7f697949c951f5a104c297107aaef02d25bdc40950ee00ad6c2f65673571', 'usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 1795952435137, 1796557235137, 'browser', 1795952435137, 'node', 1795952435463),
	('439cf16a87451fe12e5dc75e8839dbd38c50f426cb8cb8d20133fe02dc71ffef', 'usr_01M8KHPR8YWRQAT6Q7FSXJH4FM', 1795952435486, 1798544435486, 'bearer', NULL, NULL, NULL),
	('dfa3ca68149896b4acf53ad55e5d4ff8a3ecf9f7c5227a1a712c33234cb1085e', 'usr_01M8KHPR9W1BZSA8D8XBG9VZBC', 1795952435518, 1798544435518, 'bearer', NULL, NULL, NULL);

INSERT INTO farebox_fixture.setup_links VALUES
	('7fe6e3fdb9cef87d4f5bea1c384cfe4dac708d77226379e36b34de90cee1b870', 'usr_01M8KHPRD17MGBGVZ5SM1JBR23', 1795952435619, 1796038835619, NULL);

INSERT INTO farebox_fixture.sign_in_identities VALUES
	('idn_01KAGT4M8E3V9S2QZ7XNBC5WRD', 'https://id.example', 'dora', 'usr_01M8KHPR9W1BZSA8D8XBG9VZBC', NULL, 0, 0, 0);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795952434104);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce', 9950000, 10000000, 1795952432941),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', 9000000, 10000000, 1795952433067);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xed43a2a3d2c427f9291ac984de5fbb3408fd30ce', '0xba576fc409f967e4e0149444719889261cfe29d5b0fd1b7cf585b76f41dff4f2', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x27c91fc71b1de8f1218ffa2ccb73ed16076aaa2fb3dece4546788e7447912b06', 1795952432941),
	('0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', '0x0a2266a511c50be6e08a5d2f285fc5a6d5171806c11182f4af26c6432ce4d5d7', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x43fec3d777a979b5418288770447cbca9b3c6e0c1d1a6c66b13520daf9118739', 1795952433067);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795606831884),
	('word-count', 1, 1795606831901),
	('slugify', 1, 1795606831910),
	('random-uuid', 1, 1795606831918),
	('hk-weather', 1, 1795606831921),
	('outline', 1, 1795606831928),
	('read-at-once', 1, 1795606831933),
	('scan-submit', 1, 1795606831935),
	('scan-result', 1, 1795606831938),
	('counted-echo', 1, 1795606831943),
	('city-get-bike', 1, 1795952437824),
	('city-list-bikes', 1, 1795952437824),
	('city-create-tree', 1, 1795952437831),
	('slow-echo', 1, 1795952438651),
	('failing-echo', 0, 1795952438705);

INSERT INTO farebox_fixture.tool_days VALUES
	('failing-echo', 20786, 0, 0, 1, 1),
	('counted-echo', 20786, 2, 1, 6, 0),
	('scan-submit', 20786, 0, 0, 2, 0);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M8KHPTWCHXZ3VRPMEQ3A5D9D', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M8KHPTWCHXZ3VRPMEQ3A5D9D', 'image/png', 19, 1795952438156, 1796042438156);

INSERT INTO farebox_fixture.tool_health VALUES
	('counted-echo', 'healthy', 1795952438065, 3, NULL);

INSERT INTO farebox_fixture.tool_health_changes VALUES
	('counted-echo', 1795952438050, 'unhealthy', 'timeout: the tool took too long'),
	('counted-echo', 1795952438065, 'healthy', NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M8KHPTVJ4JAZ92T8FJ675DQW', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KHPTV0JEJDKTQJ90JZ25SZ', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M8KHPTWCHXZ3VRPMEQ3A5D9D"}]}', NULL, NULL, 1795952438130, NULL, 1795952438170, 1796038838170, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M8KHPVT25S9040FGPDH13SSV', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M8KHPVSSMXHGPR999M52JHY8', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795952439106, NULL, NULL, 1796125239106, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_latencies VALUES
	('counted-echo', 20786, 9, 1),
	('counted-echo', 20786, 11, 1),
	('counted-echo', 20786, 12, 1),
	('counted-echo', 20786, 15, 1),
	('scan-submit', 20786, 34, 1),
	('counted-echo', 20786, 8, 1),
	('counted-echo', 20786, 13, 1),
	('scan-submit', 20786, 30, 1);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795952435631, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M8KHPREAAQHKPAVR3F85GX82', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:35045/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:35045"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'EMClKjwATWuH716ffeU6GPV37dEjPlDcYohllOufPCBBzHI1yIj32W6UrhJGlmSFRc_QEPsQg7w', '["apiKey"]', 1795952437633, 'usr_00000000000000000000000000', 'farebox-verification=1405abb7f54e95778e69ba7433070051fb1473a7', NULL, NULL, 1795952438002, NULL, 1795956037633, 1795952437633, 1795952437633, NULL, NULL);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795952432884),
	('counted-echo', 10, 6, 6, 0, 5, 2, 1795952438732),
	('scan-submit', 2, 2, 2, 0, 0, 4, 1795952439097),
	('slow-echo', 1, 0, 0, 0, 0, 0, 1795952439161);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M8983RR07457ZSDD68N8XGBR', 'usr_01M8983RMYPDX7JVK20QCC01DK', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795606831872),
	('top_01M8KHPPRWT7AERAJXMCWYRJ0W', 'usr_01M8KHPPR87C4ETGZ1GFV8AFYR', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795952433948),
	('top_01M8KHPQX5MDJQ2FC5AV579JW3', 'usr_01M8KHPQWDMJY4ZXMGJP81K08Y', 'usr_00000000000000000000000000', NULL, 10000000, 'USD', NULL, 1795952435109);

INSERT INTO farebox_fixture.upstream_payments VALUES
	('upay_01M8KHPTRKB4QN4ZGK0JA3Q5J9', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'settled', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795952438035, 1795952438035, NULL),
	('upay_01M8KHPTRYE7Y5PYED7N1XX9MQ', 'src_gone', 'https://weather.example/today', NULL, 'weather.example', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 20000, 1, 'signed', NULL, 1795952438035, 1795952438046, NULL);

INSERT INTO farebox_fixture.upstream_spending VALUES
	(20786, 40000);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'Admin', 'admin', '$argon2id$v=19$m=256,t=1,p=1$ZXb79AwJuYbpP8E8hBBJFg$EDEo8wQhyciU9JQM7RJg/4GcWwOl6k6v8WMX+a264M0', NULL, 1795606831262, 1795606831262, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8983RMYPDX7JVK20QCC01DK', '50ed62b2-5b81-4ebb-9649-5ac1d4110fa2@example.com', 'Account C01DK', 'owner', '$argon2id$v=19$m=256,t=1,p=1$YXRbqAnxIy2x/GlgqXYBUg$ET68DBeEtl0wK3hxD9naqaqdIjUHl4jdXIob77TUg/0', NULL, 1795606831774, 1795606831774, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8983REPQW88PNH3MWK4AZWQ', 'be058aee-eecf-40f7-a4e4-82a5a52e277c@example.com', 'Account 4AZWQ', 'owner', '$argon2id$v=19$m=256,t=1,p=1$HDKZK4ra3Xcv0sP6KuO4ZQ$Pxavg34+nZ2yNZ9gUjr9sY9kuKBfA7Sd2BBTBbH92vM', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795606831574, 1795606831938, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KHPPR87C4ETGZ1GFV8AFYR', '1c3810df-d86f-482a-9b81-7db464430588@example.com', 'Account 8AFYR', 'owner', '$argon2id$v=19$m=256,t=1,p=1$1b6hzJQwUL8ATsO30Ybwsg$bQfMg8UfywJF01FNZBCGNgV40oyX/6QyRYdtvpybEFY', NULL, 1795952433928, 1795952433928, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8983RARRPSB3JJYJ1X405EE', 'cd372dd3-22e1-4a9e-a256-07143ef5141d@example.com', 'Account 405EE', 'owner', '$argon2id$v=19$m=256,t=1,p=1$RPWgjQuUIO8vQnODwJ2xiQ$GXGbgphqxuOoB/Rvc4clr8nwHZzA9fK3LSR3zEjuN94', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795606831448, 1795606831922, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KHPQWDMJY4ZXMGJP81K08Y', '888ff908-d53b-4fd3-bb2c-b1ed85b0d8f9@example.com', 'Account 1K08Y', 'owner', '$argon2id$v=19$m=256,t=1,p=1$jYLl1ErAim0Qmi+uV1lZsg$6LIuMHYRd+CUCgCHqUpyAKl7jeCJ+aY5Ivi2an9V5Cg', NULL, 1795952435085, 1795952435085, NULL, NULL, NULL, NULL, NULL, 'en', 'L528ejxS6kitRcWelxCMEVSyCRLPAc8FsjXJQ1Tju1NYx6UemkIVCHdF3DKYudDEtrlIR9xtVJ4KEGUT', 59865081, NULL, NULL, 'person'),
	('usr_01M8KHPR8YWRQAT6Q7FSXJH4FM', '552420de-3623-4ed8-bc97-eab38f50c76c@example.com', 'Account JH4FM', 'owner', '$argon2id$v=19$m=256,t=1,p=1$2Mr+osjoKlKlhTz6CwiRbw$q7xeiWJEqpF5yifwCVu/3V5NWxP5TNiLhuRYyq+r/GY', NULL, 1795952435486, 1795952435486, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KHPR9W1BZSA8D8XBG9VZBC', 'a6be755c-3b2b-4781-ba5b-167361f30839@example.com', 'Account 9VZBC', 'owner', '$argon2id$v=19$m=256,t=1,p=1$tVmsk0xrt+hi6eRDdk8Lrg$s9jW1wiJaSjkj9YQjLfVbz3BBLO3B3UJdGaND1JAkEA', NULL, 1795952435516, 1795952435516, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, NULL, 'person'),
	('usr_01M8KHPRAPD5ZPN867ME00T9BT', '(team usr_01M8KHPRAPD5ZPN867ME00T9BT)', 'Ferries', 'owner', NULL, NULL, 1795952435542, 1795952435542, NULL, NULL, NULL, NULL, 1795952435542, NULL, NULL, NULL, NULL, NULL, 'team'),
	('usr_01M8KHPRD17MGBGVZ5SM1JBR23', 'eve@example.com', 'Account JBR23', 'owner', NULL, NULL, 1795952435617, 1795952435617, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'person');

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M8KHPP02ADKS50B3K9EAAWPX', '0x97328bc9118467d4c90ddd0f7fa66dd99d06c49a', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795952433154);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_XPZuBCdtLBG9Zs-wtEfTEho6eO', 'sig_01M8KHPPZYZP3774CA32NKV83T', 'asset', 'ast_01M8KHPQGSE5M6R1VDP3XWH1DQ', '{"kind":"asset","id":"ast_01M8KHPQGSE5M6R1VDP3XWH1DQ","title":"Sightings of quetzals in Costa Rica","score":0.957,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:45625/api/v1/assets/ast_01M8KHPQGSE5M6R1VDP3XWH1DQ"}', 'waiting', 1, 1795952440732, NULL, 'address_unreachable', NULL, 1795952435038, 'match:asset:ast_01M8KHPQGSE5M6R1VDP3XWH1DQ:20786:0');

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
