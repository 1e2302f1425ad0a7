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
    revoked_at bigint
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
    CONSTRAINT ledger_balances_balance_micros_check CHECK ((balance_micros >= 0))
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
    expires_at bigint NOT NULL
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
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text])))
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
	('log_01M7TAESM1Q8PAKH2CVDF64KGF', 1795105973889, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7TAESKJV2KBR0C2HS0KNVH0', 1),
	('log_01M7TAESMSZS607D2SMQSAX43Y', 1795105973913, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M7TAESM6C3CBB5WQSFPQ2FGE', 1),
	('log_01M84M1PKZA8GEX9KF2JD9ZT5B', 1795451574911, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M84M1PJ3RAYRRRXAMTYSZNYX', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PKR19N2AB9ECJX8J8DF', 1),
	('log_01M84M1PVJAJTZ75DCQ7YYP6CC', 1795451575154, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PVDJ2Z18G4G8CXAPZ83', 1),
	('log_01M84M1PWJG793YDDGFC99ZZ1J', 1795451575186, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PWCZMJCAC850KPWECXY', 1),
	('log_01M84M1PXJGMW37SMZM0JQHGTT', 1795451575218, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PXC726QSNX50N3WCE39', 1),
	('log_01M84M1PYM85KJMKC384KCS1B3', 1795451575252, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PYCP54NVEZAD49HWZ67', 1),
	('log_01M84M1PZGS5M5C48ESWG52C7M', 1795451575280, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PZAYPG9R6PG16B15M67', 1),
	('log_01M84M1Q0CHYBR0ZGEB80025EB', 1795451575308, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q072ZBE64GGD2V4B6HT', 1),
	('log_01M84M1Q17PNRMAPWCK1SFA7BP', 1795451575335, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q120Y4YAYGF0W3BWS5F', 1),
	('log_01M84M1Q24APY7QQV65YBHHC3W', 1795451575364, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q1YQ1YWHPPS2KS746K4', 1),
	('log_01M84M1Q30V66834F8C67CQ3ZA', 1795451575392, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q2VV41WG4Q39MVPFA1A', 1),
	('log_01M84M1Q3YG31041YNXJYKHQB5', 1795451575422, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q3RKVMJY7GGDGY3QWSJ', 1),
	('log_01M84M1Q4ZRF4AFNVVSQBXWQ5P', 1795451575455, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q4PBGKVF9C89X0ZR7JG', 1),
	('log_01M84M1PKNC5S41CY1DE6A4537', 1795451574901, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M84M1PJ3RAYRRRXAMTYSZNYX', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PK9MVBCYSMDCK4Z2GSW', 1),
	('log_01M84M1PN4K623DS1B2XTPZFTH', 1795451574948, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PMS4S8GSVTDSZY6TR2C', 1),
	('log_01M84M1PNC31E3JQT401W4ERED', 1795451574956, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PN65R47SN21ZY191C6G', 1),
	('log_01M84M1PP0SR6V301Z7MK3B2S4', 1795451574976, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PNHKVFT6Z8KRD8P3FBA', 1),
	('log_01M84M1PPC78WG51MH0GJWVB03', 1795451574988, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PP348SR7Z4JW9MXRKQZ', 1),
	('log_01M84M1PPQWCKEZZZS923FEW74', 1795451574999, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'failing-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PPEC9TYXZ2PH9Q6B4Y8', 1),
	('log_01M84M1PQ38Z70C11AAHYW26RJ', 1795451575011, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PQ28AK0S2XMH87D5837', 1),
	('log_01M84M1PR2G6G587KWZFRAC1NS', 1795451575042, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PQ9R2D6ZMG2KF4A1YD0', 1),
	('log_01M84M1PS9TAE73MQEDWJKADX7', 1795451575081, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1PS83M1XETJ6XFHJRNJA', 1),
	('log_01M84M1PVBN8QK6FP0T10Z9BNE', 1795451575147, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PTZRTEJZVCAMABC7MY3', 1),
	('log_01M84M1PW9A50YA300Y4EHRR08', 1795451575177, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PVS41YKT203W8Z1YP1A', 1),
	('log_01M84M1PX9EYS10YCE3A0GSYHX', 1795451575209, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PWSH5B4Q9ERFTBMYKQP', 1),
	('log_01M84M1PYA93D79VCCMXV3MBSF', 1795451575242, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PXSX4ZAN7FKR17PZZEW', 1),
	('log_01M84M1PZ77MRFCC9E16VSQ26K', 1795451575271, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PYTM9R37X1SD7X9C159', 1),
	('log_01M84M1Q0516RNDNMDXYNKV984', 1795451575301, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1PZP797PBFDY5QYMB1HJ', 1),
	('log_01M84M1Q105DMQFA07CHMDMXCV', 1795451575328, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1Q0JZQWVGJGEQ8RZR9BH', 1),
	('log_01M84M1Q1VXAPG9GE67QDVRDCM', 1795451575355, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1Q1CTYRJGRBJ8M0ZCZCF', 1),
	('log_01M84M1Q2RY8JBXC32JF3R7MN8', 1795451575384, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1Q2AQ1FF9MP350K1PK9H', 1),
	('log_01M84M1Q3NCQCMFM7BEH8HW5B7', 1795451575413, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1Q375Q15DZZSX9P1JXKX', 1),
	('log_01M84M1Q4KZ8841R8NVP13RFHH', 1795451575443, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1Q44W2WSM4X4MBT0PQA3', 1),
	('log_01M84M1Q6PH5P77SNW4NBQX51D', 1795451575510, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q6CRF1JXDWN6DVVNR3N', 1),
	('log_01M84M1Q7QFX1JFSJ3RQ547ARX', 1795451575543, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q7F5TFQSNPQBT6T453M', 1),
	('log_01M84M1Q8K3RG8XC4JW80K6T8Z', 1795451575571, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 'node', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1Q8DNT94YAWGWAK6MQSK', 1),
	('log_01M84M1QCPSWEW7N1QD3TDHAR8', 1795451575702, 'fetch', 'delivered', 'POST', '/api/v1/demand/pledges/:id/accept', 200, 'key_01M84M1QART1RQHQQE8EGTXKN1', NULL, 'node', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1QC6KKRT2066DJ3YQVVE', 1),
	('log_01M84M1Q69VDAN1TPXR9GJ8BWC', 1795451575497, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1Q55NWRAPPPZDTVY3SRS', 1),
	('log_01M84M1Q7CRWVAZX8P48A46FEZ', 1795451575532, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1Q6XCDAJWPQ67K7PC6HT', 1),
	('log_01M84M1Q8BKNEAMHKEFR7VGPDF', 1795451575563, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, NULL, 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1Q7X0W35QQ7X3B3CA7X9', 1),
	('log_01M84M1QFTRH2A07H1G26KYGRA', 1795451575802, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QF9RT7CH95WDKEVK273', 1),
	('log_01M84M1QGDES5FC5A3K554GT24', 1795451575821, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QFWKTCY6B9R94943KT2', 1),
	('log_01M84M1QH0T42Y5SE6W9BZA1GD', 1795451575840, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QGFAM5NZYYX99X3PRW1', 1),
	('log_01M84M1QHG4KD57SEF4GMQS6MX', 1795451575856, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QH2H726TW2J10VNS241', 1),
	('log_01M84M1QJ10JPBN7KSJ0ECFBKJ', 1795451575873, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QHJM9RFMBSR3KAVQG1N', 1),
	('log_01M84M1QJPRPVPJM3C3YTMNPWN', 1795451575894, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QJ3QND02QXDVBW7FN6V', 1),
	('log_01M84M1QKDZDKJ77QGZ12RY1XD', 1795451575917, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QJR37ER95843GJ59758', 1),
	('log_01M84M1QKYSWQRJ9HR5GPFMSXQ', 1795451575934, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QKFC0CC8R5QE5Z8KFTX', 1),
	('log_01M84M1QMFXBDNX3Z6JGPS45MA', 1795451575951, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QKZBYKG71EC4D81BQMG', 1),
	('log_01M84M1QN097DGXFKD10JEY4K8', 1795451575968, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QMHMZEXR4Y2X5NEKJKY', 1),
	('log_01M84M1QNJ0M3AGPQK3KE1YGTP', 1795451575986, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M84M1QN2CGXMDWVGMWYBG2MS', 1),
	('log_01M84M1QNZBRKZHPWFPNVC60M9', 1795451575999, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M84M1QNMZNGN0YKN4YQYJC2N', 1),
	('log_01M84M1QP8S2D11QSGV9HGYD86', 1795451576008, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M84M1QP1WQCEZDJSXXZ7TFN1', 1),
	('log_01M84M1RCDTGP5G78NMZP85KPH', 1795451576717, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1RC22D8HYGC4FBAFJM6W', 1),
	('log_01M84M1RCQVGRHQFRNY2MSQ1VX', 1795451576727, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1RCFNAQNRKKX6HGZBE7F', 1),
	('log_01M84M1RDXNTHSMP999H1MMWWB', 1795451576765, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1RDMG67AKKNFMJCKGSPT', 1),
	('log_01M84M1RHE4ZAX5EK4A23JFF58', 1795451576878, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1RHDHPNKWXD23Z0YNFG5', 1),
	('log_01M84M1RJK0BJ1QAEP9R56SHC2', 1795451576915, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1RHQB481304C6YEMC9DZ', 1),
	('log_01M84M1RJQRZVPC826K3XSDHMP', 1795451576919, 'call', 'challenged', 'POST', '/api/tools/:id', 402, 'anonymous', NULL, 'node', 'counted-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1RJQT60Q188R7CY7GA6V', 1),
	('log_01M84M1RVPGJ646E949BKBERPD', 1795451577206, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1RVFV2BP283EZC0ST91R', 1),
	('log_01M84M1RVXNKDAQ51AKF4281H9', 1795451577213, 'call', 'delivered', 'POST', '/api/tools/:id', 200, 'anonymous', NULL, 'node', 'scan-submit', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M84M1RVQWR7ZTVH459Q53Y7C', 1),
	('log_01M84M1RWD6MF6D35ZWJJ3J0AY', 1795451577229, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'slow-echo', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M84M1RW17XKCR0J3TECSEDE3', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7TAESJHXEA253JKSCPPWF30', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7TAESHWGCXAM0GTFD752K15', '{"topUpId":"top_01M7TAESJDSXTW57G0B342JG7C","amountMicros":20000000,"currency":"USD","note":null}', 1795105973841),
	('act_01M84M1PMM5VB9787CW2CHDNV1', 'service', 'asset.pause', 'ast_01M84M1PJ3RAYRRRXAMTYSZNYX', '{"reason":"file_missing"}', 1795451574932),
	('act_01M84M1PMM2RSQ9KRC04F51MNJ', 'service', 'delivery.give_back', 'ast_01M84M1PJ3RAYRRRXAMTYSZNYX', '{"reason":"file_missing","revenue_event_id":"rev_01M84M1PKT98EXFQA3B17GCH9T","payment_id":"pay_01M84M1PK9MVBCYSMDCK4Z2GSW","amount":"0.10","lost":"0.00"}', 1795451574932),
	('act_01M84M1PTT4XCTXBXXPNX9DPN2', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xafda98d061ada613867af57b90c8018e12c26d8c', '{"refundId":"rfd_01M84M1PTR0WAFEATG0P9T2Q3D","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795451575130),
	('act_01M84M1Q92GE6Q4PGEKNF798Y6', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M84M1Q8V0Y1EBGW2TZXVKMH2', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795451575586),
	('act_01M84M1Q9BJM85QFPZEPK60M45', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M84M1Q8V5WBJX2NXZYX80TGD', '{"reference":"wire 17","batchId":"pob_01M84M1Q8V0Y1EBGW2TZXVKMH2","ownerId":"usr_01M7TAESD1EVWHHM7KXYXE9WWG","amountMicros":1080000}', 1795451575595),
	('act_01M84M1QB24H08C85MV861N59N', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', '{"topUpId":"top_01M84M1QB0W4AEFQ9YBA9ARXAB","amountMicros":9000000,"currency":"USD","note":null}', 1795451575650),
	('act_01M84M1QEKNRH9CWTRHGH8EZGN', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7TAESHWGCXAM0GTFD752K15', '{"topUpId":"top_01M84M1QDXQBWZ9HFZZTTSC5R4","refundId":"rfd_01M84M1QEH28NKJXGFBAQSAS61","amountMicros":2000000,"currency":"USD"}', 1795451575763),
	('act_01M84M1QT4ZVK1NVVKGYVH6PCP', 'usr_00000000000000000000000000', 'user.create', 'usr_01M84M1QT4ZTZYDNFYWZDQ6YEF', '{"role":"owner","hasPassword":false}', 1795451576132),
	('act_01M84M1QTCR33CGK1WS3GDZ88R', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795451576140),
	('act_01M84M1R4AG18RY58CDRM3D9JT', 'usr_00000000000000000000000000', 'tool.import', 'src_01M84M1QTNBM7VY0BEM0410EPW', '{"kind":"openapi","name":"city","tools":3}', 1795451576458),
	('act_01M84M1R7H7J3PFRB7N7QM1D4H', 'usr_00000000000000000000000000', 'tool.publish', 'city-get-bike', '{"operation":"GET /bikes/{bikeId}","forced":false,"reason":"called with its example"}', 1795451576561),
	('act_01M84M1R7GR9EP2WPXM4QQ9PWC', 'usr_00000000000000000000000000', 'tool.publish', 'city-list-bikes', '{"operation":"GET /bikes","forced":false,"reason":"called with its example"}', 1795451576560),
	('act_01M84M1R7J5VZSK9GYM4DPD9MG', 'usr_00000000000000000000000000', 'tool.publish', 'city-create-tree', '{"operation":"POST /trees","forced":false,"reason":"not called: only its upstream was checked, which answers"}', 1795451576562),
	('act_01M84M1RBH0HPF595HETAMXP8C', 'service', 'tool.change', 'city-list-bikes', '{"tool_id":"city-list-bikes","source":"city","operation":"GET /bikes","paused":true}', 1795451576689);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7TAESDB8Z554NFC52V1X351', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'agent', '46253f196770bb24e7fd57441d0b4ea8773cc2ba491458751d33d97c4ccca9f4', 'fbk_6rW5', NULL, NULL, NULL, NULL, 0, 0, 0, 1795105973675, NULL, NULL),
	('key_01M7TAESFWMEDR14F3M2002PHN', 'usr_01M7TAESFKHPVEBT456F2ZCY10', 'agent', '36e27f48d6cd997f3f6e8eea0abb87dfaabef3f33a1d3eac794205282f805480', 'fbk_bh73', NULL, NULL, NULL, NULL, 0, 0, 0, 1795105973756, NULL, NULL),
	('key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 'agent', '82b30535c05bd490e56712b13537aa96c016b6a069e5d281ca30b79c502602e7', 'fbk_JkN9', NULL, NULL, NULL, NULL, 20780, 3250000, 3250000, 1795105973830, NULL, NULL),
	('key_01M84M1QART1RQHQQE8EGTXKN1', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'agent', '87bbf775823bc98fe5429d5da9af3d8779db07685146c974b6bd77cca6c3816e', 'fbk_dTFj', NULL, NULL, NULL, NULL, 20780, 6000000, 6000000, 1795451575640, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84M1P6VYD9WDNEHG6MVDMVY', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795451573942, 1795451573942, NULL, NULL, NULL),
	('ast_01M84M1PA1GWF14FERZH67AWP6', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M84M1PEN1C0NGKYHR5996W4Z', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795451574593, 1795451574784, NULL, NULL, NULL),
	('ast_01M84M1PGHPF0R1DYNWBR8TZD2', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M84M1PGN3KSQB6ZCXXC3EJ0F', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795451574801, 1795451574837, NULL, NULL, NULL),
	('ast_01M84M1PJ3RAYRRRXAMTYSZNYX', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84M1PJ7SXHBYJ3KVPRKKECC', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795451574851, 1795451574927, 'file_missing', 1795451574927, NULL),
	('ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 'usr_01M7TAESFKHPVEBT456F2ZCY10', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84M1P8Y2JKHV4MES8EV476J', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795451574555, 1795451574555, NULL, NULL, NULL),
	('ast_01M84M1QPDTM5FRZXYHQ8YBD2H', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M84M1QPGM8G09TENDG8K7NWP', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795451576013, 1795451576013, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'YSs1iGhwhGbmUuy1GnMxtBqgBkhFmtqy', 1795451575974, 1795451576559, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M84M1QEH28NKJXGFBAQSAS61', 'top_01M84M1QDXQBWZ9HFZZTTSC5R4', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795451575761, 1795451575770, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M84M1QDXQBWZ9HFZZTTSC5R4', 'usr_01M7TAESHWGCXAM0GTFD752K15', NULL, 5000000, 'USD', 'http://127.0.0.1:33079/docs#credit', 'http://127.0.0.1:33079/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795451575741, 1795458775741, 1795451575753, NULL),
	('top_01M84M1QF16A92TTGNVQ5WSAFB', 'usr_01M7TAESHWGCXAM0GTFD752K15', NULL, 5000000, 'USD', 'http://127.0.0.1:33079/docs#credit', 'http://127.0.0.1:33079/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795451575777, 1795458775777, NULL, 1795452175777);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7TAESHWGCXAM0GTFD752K15', 1000000, 'http://127.0.0.1:49150/hook', '7uRtNVaERZ-FWj91AFFB60lEW1HFADrtkuq2ybwNqQBnhQrbJNg0pMfYukGbpmkgpwx3xyYwHNh-zBaXfNXbDjGrx4nirGzrwT6vPCTu', 1795451575735, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M84M1PRYS5CQNC3YGFMKP829', '0xafda98d061ada613867af57b90c8018e12c26d8c', 'pay_01M84M1PRGM8FYD2N90DRSDXSQjsCEPYgOxQFo6m3RE4VaiVmUauohgVkVLapHAzoHUfBLpU3VKAZBNGQAqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mwwyc3hADx-7O8', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795451575070);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M84M1QF996DD4M0YZNN853K6', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M84M1QF9RT7CH95WDKEVK273', 1795451575785),
	('sig_01M84M1QFXTDH5HR9E6X8AA9AB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M84M1QFWKTCY6B9R94943KT2', 1795451575805),
	('sig_01M84M1QGG8K8R9K4KW8X9ZXM4', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M84M1QGFAM5NZYYX99X3PRW1', 1795451575824),
	('sig_01M84M1QH2WBKGTVVE5PZ5J74A', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M84M1QH2H726TW2J10VNS241', 1795451575842),
	('sig_01M84M1QHKTCP4X0CY84YFAEHK', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M84M1QHJM9RFMBSR3KAVQG1N', 1795451575859),
	('sig_01M84M1QJ45RJ4WB3B5A19X1CM', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M84M1QJ3QND02QXDVBW7FN6V', 1795451575876),
	('sig_01M84M1QJSCMZTTEW8APJKTXXD', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M84M1QJR37ER95843GJ59758', 1795451575897),
	('sig_01M84M1QKF46758AM7868VPBE2', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M84M1QKFC0CC8R5QE5Z8KFTX', 1795451575919),
	('sig_01M84M1QM04WP5YZNS6YCYXHT8', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M84M1QKZBYKG71EC4D81BQMG', 1795451575936),
	('sig_01M84M1QMHM8F9JDY8X7CTZSJV', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M84M1QMHMZEXR4Y2X5NEKJKY', 1795451575953),
	('sig_01M84M1QN20GXGBXNTAH9TM1XK', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M84M1QN2CGXMDWVGMWYBG2MS', 1795451575970),
	('sig_01M84M1QNMMCEHWQ9EQVHVHNFP', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M84M1QNMZNGN0YKN4YQYJC2N', 1795451575988),
	('sig_01M84M1QP1C6RWS4EGBSSES05W', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M84M1QP1WQCEZDJSXXZ7TFN1', 1795451576001);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M84M1QF996DD4M0YZNN853K6', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'B13AKrHo28UZ3u-lcf5B-nSdh4NmZs5qFWUSjheVxVB5HNbKgbC1_J5DxsTJIUMeSsZ6Lboyls9n6KdqK-_5SCKk7FCX1982te7_NKRu', 'sightings of quetzals in Costa Rica', 'dataset', 1795451575787, 1803227575787, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QFXTDH5HR9E6X8AA9AB', 'http://127.0.0.1:49150/hook', '127.0.0.1', '-ok1r9rGDE0yPoe7OetBO3U_AjfOtC_t375Oq66bAiWziVCNZYC5OwYrd9RlBWww9dRKTk4q6_T3P33aiPw1-mFDS5T2Yadkh1PJWltX', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795451575808, 1803227575808, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QGG8K8R9K4KW8X9ZXM4', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'hbwxuimZULgzFWOEFAVkndOZbSPNbVAsRdstVcjLJcIxID-tT4dTAKOnpgLQ_7kOMe8aTmx0J-6wSSOUPQeRY8ILCoAtz9QQEhQTVAoo', 'snow depths of the Alps', 'dataset', 1795451575825, 1803227575825, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QH2WBKGTVVE5PZ5J74A', 'http://127.0.0.1:49150/hook', '127.0.0.1', '2LNHWGFc-dfUArCPvVNzNLIWsVjOQSAe5jucTnswWrZMs-9woi-R_8gZmgWs11M96m2XBNsVA8-SJQv1ty8oYlcfdTvyrytEqaYiVdW0', 'snow depths of the Andes', 'dataset', 1795451575843, 1803227575843, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QHKTCP4X0CY84YFAEHK', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'NdkuZcwR7OqUSx8wYOGhqsl5x0vzFFNryICsb8kzJOdhmb_PIVxH5F0WNB7XnAW-XQebEQ3HYjBitRPl77d3YE6QuXKTW3uJZBgzTLct', 'snow depths of the Atlas', 'dataset', 1795451575860, 1803227575860, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QJ45RJ4WB3B5A19X1CM', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'U8jvGWJoBdCkZFwWQugSyGznHVY06p2YHhNHFjK5ZNIfPQf7v7_oqMAZVq0wZ2wvFGciBoezGa3DUIE6CboCfMaiLWX4XhjwD99-_Zlp', 'snow depths of the Carpathians', 'dataset', 1795451575878, 1803227575878, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QJSCMZTTEW8APJKTXXD', 'http://127.0.0.1:49150/hook', '127.0.0.1', '7pEice-I6r6pqrP18qq6KiWP-_UNSe01JFRnZgB_wYvS9ieEUc7EnuMXXlRBw_T9i9Q2nH_iyq3jC04cvI0du9pZyYIZM9qFuoD4ybb4', 'snow depths of the Caucasus', 'dataset', 1795451575898, 1803227575898, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QKF46758AM7868VPBE2', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'mwO0yZ23B_w8q2Ll7SLgaFKF2Xk8OKk7mZ1pjVrIgZQedodoj61J6Yn-sXWX7vRYIaBkjUJuyLYpeZjUKrZbfjFXN_7R1_9xOmQ9p4Y8', 'snow depths of the Dolomites', 'dataset', 1795451575920, 1803227575920, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QM04WP5YZNS6YCYXHT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'I-YdssTCX2Kx502I5da1Tkzdvr41ReamfzTaPz-WhGUDyoMoHx_NVt7bGAjZ3rM1d0aJ_Mvq-2emG-E0FeRdxqHwJA8LQf0pITbakEPu', 'snow depths of the Pyrenees', 'dataset', 1795451575937, 1803227575937, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M84M1QMHM8F9JDY8X7CTZSJV', 'http://127.0.0.1:49150/hook', '127.0.0.1', '1Zrtk7Bsq8Na498xk0TTQR_Cp7uCLQ1N950s5lPhahrx3rIF-SjAFA5T5CAnVLHT71sz1sVj4H0-rdvMjSD0ZOwdeYEIfxG_J3X0AgUg', 'snow depths of the Rockies', 'dataset', 1795451575955, 1803227575955, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M84M1QTBG3MSVVXXXA12B1KS', 'timestamp', 30000, 1795451576139, NULL);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'staff', 1795451576748);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'staff', 'anna', '', 1795451576748);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7TAES1FPQPXY43GPCNB47CE', 1795105973303);

INSERT INTO farebox_fixture.imported_tools VALUES
	('city-get-bike', 'src_01M84M1QTNBM7VY0BEM0410EPW', 'GET /bikes/{bikeId}', '{"key":"GET /bikes/{bikeId}","slug":"get-bike","name":"Find a shared bike","description":"Find a shared bike","tags":["Bikes"],"input":{"type":"object","properties":{"bikeId":{"type":"string","maxLength":40,"description":"Id of a shared bike.","examples":["bike_1"]}},"required":["bikeId"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."},"isWrapped":false,"exampleRequest":{"bikeId":"bike_1"},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36559/north/v1","path":"/bikes/{bikeId}","parameters":[{"name":"bikeId","input":"bikeId","in":"path","style":"simple","explode":false,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'wpAm7pA_A21WLSS7vtwGEuKuQhlBVunojaDtdWIs5Gs', 10000, 'published', 'called with its example', 0, 1795451576556, NULL, NULL, NULL, 1795451576454, 1795451576453, NULL),
	('city-create-tree', 'src_01M84M1QTNBM7VY0BEM0410EPW', 'POST /trees', '{"key":"POST /trees","slug":"create-tree","name":"Add a tree in the register","description":"Add a tree in the register","tags":["Nature"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"body":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"examples":[{"name":"Riverside"}]}},"required":["body"],"additionalProperties":false},"output":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"species":{"type":"string"},"planted":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a tree in the register."},"isWrapped":false,"exampleRequest":{"body":{"name":"Riverside"}},"exampleResponse":{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"},"isExampleGiven":true,"isSafe":false,"isIdempotent":false,"annotations":{"readOnlyHint":false,"destructiveHint":false},"call":{"kind":"http","method":"POST","baseUrl":"http://127.0.0.1:36559/north/v1","path":"/trees","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false}],"body":{"contentType":"application/json","type":"application/json"},"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'G_fnqwHNikra3i8NZMFcMZ73RlwHcbHF2HqKy4FzqHc', 10000, 'published', 'not called: only its upstream was checked, which answers', 0, 1795451576560, NULL, NULL, NULL, 1795451576454, 1795451576453, NULL),
	('city-list-bikes', 'src_01M84M1QTNBM7VY0BEM0410EPW', 'GET /bikes', '{"key":"GET /bikes","slug":"list-bikes","name":"List bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36559/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'RIePLoql4rwQDDJ2MJ5NzWZ91iTGnsky9EQsfOz73Uk', 10000, 'paused', 'its definition has changed at its source: accept the change to sell it again', 0, 1795451576545, NULL, '{"key":"GET /bikes","slug":"list-bikes","name":"All bikes","description":"All bikes of the region, page by page.","tags":["Bikes"],"input":{"type":"object","properties":{"Accept-Language":{"type":"string","enum":["en","zh"]},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20,"description":"How many entries at most."},"cursor":{"type":"string","maxLength":200},"fields":{"type":"array","items":{"type":"string"},"maxItems":20},"filter":{"type":"object","properties":{"district":{"type":"string"},"open":{"type":"boolean"},"size":{"type":"object","properties":{"min":{"type":"integer"},"max":{"type":"integer"}}}},"additionalProperties":false}},"additionalProperties":false},"output":{"type":"object","required":["items"],"properties":{"next":{"type":["string","null"]},"items":{"type":"array","items":{"type":"object","required":["id","createdAt","name"],"properties":{"id":{"type":"string","pattern":"^[a-z]+_[0-9]+$"},"createdAt":{"type":"string","format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"name":{"type":"string","minLength":1,"maxLength":120,"examples":["Riverside"]},"model":{"type":"string"},"battery":{"type":"integer"},"place":{"oneOf":[{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}},{"type":"object","required":["kind","points"],"properties":{"kind":{"const":"area"},"points":{"type":"array","minItems":3,"items":{"type":"object","required":["kind","lat","lon"],"properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}}}}}]}},"description":"This is a shared bike."}}}},"isWrapped":false,"exampleRequest":{},"exampleResponse":{"items":[{"id":"text","createdAt":"2026-11-20T08:00:00Z","name":"Riverside"}]},"isExampleGiven":true,"isSafe":true,"isIdempotent":true,"annotations":{"readOnlyHint":true},"call":{"kind":"http","method":"GET","baseUrl":"http://127.0.0.1:36559/north/v1","path":"/bikes","parameters":[{"name":"Accept-Language","input":"Accept-Language","in":"header","style":"simple","explode":false,"allowsReserved":false},{"name":"limit","input":"limit","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"cursor","input":"cursor","in":"query","style":"form","explode":true,"allowsReserved":false},{"name":"fields","input":"fields","in":"query","style":"form","explode":false,"allowsReserved":false},{"name":"filter","input":"filter","in":"query","style":"deepObject","explode":true,"allowsReserved":false}],"body":null,"security":[[{"scheme":"apiKey","type":"apiKey","in":"header","name":"X-Api-Key"}]],"headers":{}},"refused":null}', 'Yak6YBzE0MM6G4huqgHkat5ntIk2quGvhguaVicCPBA', 1795451576455, 1795451576453, NULL);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M84M1PA1GWF14FERZH67AWP6:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84M1PA1GWF14FERZH67AWP6"},"run":"match:asset:ast_01M84M1PA1GWF14FERZH67AWP6:20780:0","cursor":null}', 'done', 1795451574761, 1, 8, NULL, NULL, NULL, 1795451574761, 1795451575488),
	('match:asset:ast_01M84M1PJ3RAYRRRXAMTYSZNYX:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84M1PJ3RAYRRRXAMTYSZNYX"},"run":"match:asset:ast_01M84M1PJ3RAYRRRXAMTYSZNYX:20780:0","cursor":null}', 'done', 1795451574868, 1, 8, NULL, NULL, NULL, 1795451574868, 1795451575492),
	('match:asset:ast_01M84M1PGHPF0R1DYNWBR8TZD2:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84M1PGHPF0R1DYNWBR8TZD2"},"run":"match:asset:ast_01M84M1PGHPF0R1DYNWBR8TZD2:20780:0","cursor":null}', 'done', 1795451574817, 1, 8, NULL, NULL, NULL, 1795451574817, 1795451575495),
	('match:asset:ast_01M84M1P8VJ6ECJDYWFXZ9TWBF:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84M1P8VJ6ECJDYWFXZ9TWBF"},"run":"match:asset:ast_01M84M1P8VJ6ECJDYWFXZ9TWBF:20780:0","cursor":null}', 'done', 1795451574571, 1, 8, NULL, NULL, NULL, 1795451574571, 1795451575500),
	('match:asset:ast_01M84M1NNP5EVPB3KH7JQKYRQV:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84M1NNP5EVPB3KH7JQKYRQV"},"run":"match:asset:ast_01M84M1NNP5EVPB3KH7JQKYRQV:20780:0","cursor":null}', 'done', 1795451574518, 1, 8, NULL, NULL, NULL, 1795451574518, 1795451575506),
	('match:asset:ast_01M84M1QPDTM5FRZXYHQ8YBD2H:20780:0:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M84M1QPDTM5FRZXYHQ8YBD2H"},"run":"match:asset:ast_01M84M1QPDTM5FRZXYHQ8YBD2H:20780:0","cursor":null}', 'done', 1795451576027, 1, 8, NULL, NULL, NULL, 1795451576027, 1795451576114),
	('tell_sellers:plg_01M84M1QCY0BSWJNPMMBV09K2S', 'tell_sellers', '{"pledgeId":"plg_01M84M1QCY0BSWJNPMMBV09K2S"}', 'done', 1795451575717, 1, 8, NULL, NULL, NULL, 1795451575717, 1795451576117),
	('tell_sellers:plg_01M84M1QBVZFFVJ3G41E7R695X', 'tell_sellers', '{"pledgeId":"plg_01M84M1QBVZFFVJ3G41E7R695X"}', 'done', 1795451575683, 1, 8, NULL, NULL, NULL, 1795451575683, 1795451576119),
	('tell_sellers:plg_01M84M1QBA490JYSGEAFAFQJRD', 'tell_sellers', '{"pledgeId":"plg_01M84M1QBA490JYSGEAFAFQJRD"}', 'done', 1795451575666, 1, 8, NULL, NULL, NULL, 1795451575666, 1795451576128),
	('job_01M84M1R7FEPN66WJRHGPA7E4Q', 'notify_watch', '{}', 'waiting', 1795451636545, 0, 8, NULL, NULL, NULL, 1795451576559, NULL),
	('match:tool:city-list-bikes:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-list-bikes"},"run":"match:tool:city-list-bikes:20780:0","cursor":null}', 'waiting', 1795451576563, 0, 8, NULL, NULL, NULL, 1795451576563, NULL),
	('match:tool:city-get-bike:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-get-bike"},"run":"match:tool:city-get-bike:20780:0","cursor":null}', 'waiting', 1795451576563, 0, 8, NULL, NULL, NULL, 1795451576563, NULL),
	('job_01M84M1QN84XF4FHWJG7CARRSZ', 'challenge_callbacks', '{}', 'done', 1795451575976, 1, 8, NULL, NULL, NULL, 1795451575976, 1795451576563),
	('match:tool:city-create-tree:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"city-create-tree"},"run":"match:tool:city-create-tree:20780:0","cursor":null}', 'waiting', 1795451576568, 0, 8, NULL, NULL, NULL, 1795451576568, NULL),
	('job_01M84M1R7TB5KB0CT31J1KH54Y', 'notify_watch', '{}', 'waiting', 1795451581919, 0, 8, NULL, NULL, NULL, 1795451576570, NULL),
	('job_01M84M1QSHT9MF8MG3AGR05639', 'notify_watch', '{}', 'done', 1795451576113, 1, 8, NULL, NULL, NULL, 1795451576113, 1795451576588),
	('work_tool_job:job_01M84M1RCM8RYPNBQBJX2EGYN5', 'work_tool_job', '{"jobId":"job_01M84M1RCM8RYPNBQBJX2EGYN5"}', 'done', 1795451576726, 1, 1000, NULL, NULL, NULL, 1795451576726, 1795451576741),
	('match:tool:slow-echo:20780:0:', 'match_watches', '{"supply":{"kind":"tool","id":"slow-echo"},"run":"match:tool:slow-echo:20780:0","cursor":null}', 'waiting', 1795451576887, 0, 8, NULL, NULL, NULL, 1795451576887, NULL),
	('work_tool_job:job_01M84M1RVVNC5C644TAQ15APJ3', 'work_tool_job', '{"jobId":"job_01M84M1RVVNC5C644TAQ15APJ3"}', 'running', 1795451577212, 1, 1000, 1795459077216, 'proc_01M84M1RF322ZNB1DQVANSPBGP', NULL, 1795451577212, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xafda98d061ada613867af57b90c8018e12c26d8c', 'USD', 550000),
	('test:earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'USD', 90000),
	('earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'USD', 0),
	('earnings:usr_01M7TAESFKHPVEBT456F2ZCY10', 'USD', 2700000),
	('credit:usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'USD', 3000000),
	('credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7TAESJD64YMJ0SG9HHBX2A7', 'operator:grants', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 20000000, 'USD', 'top_up', NULL, NULL, 1795105973837),
	('led_01M7TAESKS7ZQ8PH8H6WN85EJB', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7TAESKJV2KBR0C2HS0KNVH0wNCGA4gOMWiCrfpqemdktQHQcyxYZKs', NULL, 1795105973881),
	('led_01M7TAESMJA6BKR9122FPEZEE3', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7TAESM6C3CBB5WQSFPQ2FGEhNCGA4gOMWiCrfpqemdkBgGh9KdmRvGZ7mS0VPfEVzl_4HCdvjMfvQ', NULL, 1795105973906),
	('led_01M84M1NMVVY1CZ8G04CDVNCYJ', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7TAESKJV2KBR0C2HS0KNVH0wNCGA4gOMWiCrfpqemdktQHQcyxYZKs', NULL, 1795451573915),
	('led_01M84M1NMVZHRFQKNQ1WXSBZG8', 'payments:held', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 50000, 'USD', 'refund', 'pay_01M7TAESM6C3CBB5WQSFPQ2FGEhNCGA4gOMWiCrfpqemdkBgGh9KdmRvGZ7mS0VPfEVzl_4HCdvjMfvQ', NULL, 1795451573915),
	('led_01M84M1PKG475AK5CBTYF6XKYD', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1PK9MVBCYSMDCK4Z2GSWwaCNBogOAgGiCUDaQ8K9jGOqpr2f1925umKG450Z6w', NULL, 1795451574896),
	('led_01M84M1PKT05H1S78Y0S37F6NE', 'payments:held', 'test:earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1PK9MVBCYSMDCK4Z2GSWwaCNBogOAgGiCUDaQ8K9jGOqpr2f1925umKG450Z6w', 'call_01M84M1PKTV2GA0HS7X9NMTENR', 1795451574906),
	('led_01M84M1PKTWJ0K3KP1D2ZGT2XF', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1PK9MVBCYSMDCK4Z2GSWwaCNBogOAgGiCUDaQ8K9jGOqpr2f1925umKG450Z6w', 'call_01M84M1PKTV2GA0HS7X9NMTENR', 1795451574906),
	('led_01M84M1PMASVNNXYRSRNXDQ39S', 'test:earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'payments:held', 90000, 'USD', 'sale', 'pay_01M84M1PK9MVBCYSMDCK4Z2GSWwaCNBogOAgGiCUDaQ8K9jGOqpr2f1925umKG450Z6w', 'call_01M84M1PKTV2GA0HS7X9NMTENR', 1795451574922),
	('led_01M84M1PMA13BC8ZYBQ8NFJ4KQ', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M84M1PK9MVBCYSMDCK4Z2GSWwaCNBogOAgGiCUDaQ8K9jGOqpr2f1925umKG450Z6w', 'call_01M84M1PKTV2GA0HS7X9NMTENR', 1795451574922),
	('led_01M84M1PN0NYAYFFJA3BVJQWWG', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84M1PMS4S8GSVTDSZY6TR2CwNCGA4gOMWiCrfpqemdk74FVR2cTBsc', NULL, 1795451574944),
	('led_01M84M1PNBNGCPT8P0T1905CM3', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84M1PMS4S8GSVTDSZY6TR2CwNCGA4gOMWiCrfpqemdk74FVR2cTBsc', 'call_01M84M1PN71EJW0CAB82EQRWZ2', 1795451574955),
	('led_01M84M1PNS8990TKS3NYWR8SP5', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84M1PNHKVFT6Z8KRD8P3FBAhNCGA4gOMWiCrfpqemdkBgGh9KdmRvGZ7mS0VPfEVzlURoM-1rk7SA', NULL, 1795451574969),
	('led_01M84M1PPA0GHD1DKC0H4GCCHE', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84M1PNHKVFT6Z8KRD8P3FBAhNCGA4gOMWiCrfpqemdkBgGh9KdmRvGZ7mS0VPfEVzlURoM-1rk7SA', 'call_01M84M1PP6MKA1RH8PTQNQHVV1', 1795451574986),
	('led_01M84M1PPK3F56R2MQQGBDNWCH', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84M1PPEC9TYXZ2PH9Q6B4Y8wNCGA4gOMXkGn8t9OmdkWHW8yacsmEo', NULL, 1795451574995),
	('led_01M84M1PQXB93M50Y16ASEJ2SS', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84M1PQDPN7VAAXXBP742Z4BjNCGA4gOMWiCrfpqemdkqQEe1UY2bO14ribNLkxGzkYIWMZsVHdzLYAskT_4vGyv7bIdc40', NULL, 1795451575037),
	('led_01M84M1PQXJBH0N3M8RFH0NW45', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84M1PQDPN7VAAXXBP742Z4BjNCGA4gOMWiCrfpqemdkqQEe1UY2bO14ribNLkxGzkYIWMZsVHdzLYAskT_4vGyv7bIdc40', 'call_01M84M1PQGCAA5QNQ78T7XDD4H', 1795451575037),
	('led_01M84M1PRY8ZYESBF7FYBPTHE7', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M84M1PRGM8FYD2N90DRSDXSQjsCEPYgOxQFo6m3RE4VaiVmUauohgVkVLapHAzoHUfBLpU3VKAZBNGQAqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mwwyc3hADx-7O8', NULL, 1795451575070),
	('led_01M84M1PRY6JB907FRH8ER9526', 'payments:held', 'test:credit:0xafda98d061ada613867af57b90c8018e12c26d8c', 1000000, 'USD', 'top_up', 'pay_01M84M1PRGM8FYD2N90DRSDXSQjsCEPYgOxQFo6m3RE4VaiVmUauohgVkVLapHAzoHUfBLpU3VKAZBNGQAqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mwwyc3hADx-7O8', 'call_01M84M1PRK9MV73NF6RKFW28G1', 1795451575070),
	('led_01M84M1PTACE3N6P7EF59XKY6K', 'test:credit:0xafda98d061ada613867af57b90c8018e12c26d8c', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84M1PT9CWVRHVKWD9FMWQQMkNCGA4gOMWiCrfpqemdkqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mww-HUkREn_C4g', NULL, 1795451575114),
	('led_01M84M1PTHMS0ZP7J8DAY9BCE5', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M84M1PT9CWVRHVKWD9FMWQQMkNCGA4gOMWiCrfpqemdkqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mww-HUkREn_C4g', 'call_01M84M1PTAA0NQMAXGXYX9YPD9', 1795451575121),
	('led_01M84M1PTRRVPPEVF50HQCRYJG', 'test:credit:0xafda98d061ada613867af57b90c8018e12c26d8c', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M84M1PTR0WAFEATG0P9T2Q3D', NULL, 1795451575128),
	('led_01M84M1PV6RKG9R0MEC0EZFA7A', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1PTZRTEJZVCAMABC7MY3waCNBogOAgGiCUDWtiu3ZY5xPK8_YvuDMGu8_SHFSQ', NULL, 1795451575142),
	('led_01M84M1PVFA1EK9ZNGEWKEVMB4', 'payments:held', 'test:earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1PTZRTEJZVCAMABC7MY3waCNBogOAgGiCUDWtiu3ZY5xPK8_YvuDMGu8_SHFSQ', 'call_01M84M1PVFBE9HXVTDKRXJP3X2', 1795451575151),
	('led_01M84M1PVFSYZJ8S97P823Y1XB', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1PTZRTEJZVCAMABC7MY3waCNBogOAgGiCUDWtiu3ZY5xPK8_YvuDMGu8_SHFSQ', 'call_01M84M1PVFBE9HXVTDKRXJP3X2', 1795451575151),
	('led_01M84M1PW2NZ4D4V8AECKKHB57', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1PVS41YKT203W8Z1YP1AhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOcaoKU_LIQqB', NULL, 1795451575170),
	('led_01M84M1PWFKAHAZ2C90AFZK8T8', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1PVS41YKT203W8Z1YP1AhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOcaoKU_LIQqB', 'call_01M84M1PWE5Y5S449AHB8P9AHY', 1795451575183),
	('led_01M84M1PWF0Y4JFN9R0DPQ1DND', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1PVS41YKT203W8Z1YP1AhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOcaoKU_LIQqB', 'call_01M84M1PWE5Y5S449AHB8P9AHY', 1795451575183),
	('led_01M84M1PX2MSBW8A1J3RN7R0SJ', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1PWSH5B4Q9ERFTBMYKQPhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOZFWFwF2oEVd', NULL, 1795451575202),
	('led_01M84M1PXF4FYNAPDYXAAFVPGQ', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1PWSH5B4Q9ERFTBMYKQPhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOZFWFwF2oEVd', 'call_01M84M1PXEPDW1MK0J2SZN1VPP', 1795451575215),
	('led_01M84M1PXFVB00S4EKAH10EPNH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1PWSH5B4Q9ERFTBMYKQPhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOZFWFwF2oEVd', 'call_01M84M1PXEPDW1MK0J2SZN1VPP', 1795451575215),
	('led_01M84M1PY38PX63CGAG2RX1P9E', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1PXSX4ZAN7FKR17PZZEWhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOS8yo-1neGkN', NULL, 1795451575235),
	('led_01M84M1PYG22WFBVS1NSGPHWP5', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1PXSX4ZAN7FKR17PZZEWhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOS8yo-1neGkN', 'call_01M84M1PYGF1J944KK27ZR4XC4', 1795451575248),
	('led_01M84M1Q8VHSY6HBAP7M7Y8JYF', 'earnings:usr_01M7TAESFKHPVEBT456F2ZCY10', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795451575579),
	('led_01M84M1PYGN9ZDT3VSEDFVVQ45', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1PXSX4ZAN7FKR17PZZEWhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOS8yo-1neGkN', 'call_01M84M1PYGF1J944KK27ZR4XC4', 1795451575248),
	('led_01M84M1PZ2PGD1HHE4B7E1AD4G', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1PYTM9R37X1SD7X9C159haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOa3R6ZGjAvH4', NULL, 1795451575266),
	('led_01M84M1PZDS2TT0C5RPAYV3BAR', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1PYTM9R37X1SD7X9C159haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOa3R6ZGjAvH4', 'call_01M84M1PZCTJA1SS6GB0Z57DD9', 1795451575277),
	('led_01M84M1PZD1HGYWKXGGSSNSVDB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1PYTM9R37X1SD7X9C159haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOa3R6ZGjAvH4', 'call_01M84M1PZCTJA1SS6GB0Z57DD9', 1795451575277),
	('led_01M84M1PZZ9S5BK3AMF8APNPE5', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1PZP797PBFDY5QYMB1HJhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOeCoecMYUPSL', NULL, 1795451575295),
	('led_01M84M1Q0A7ECMQD5RRZ3AQNYN', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1PZP797PBFDY5QYMB1HJhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOeCoecMYUPSL', 'call_01M84M1Q0A4Z3NVY2Z62Z5ET7N', 1795451575306),
	('led_01M84M1Q0AGER1DTCPZD6DBZGA', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1PZP797PBFDY5QYMB1HJhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOeCoecMYUPSL', 'call_01M84M1Q0A4Z3NVY2Z62Z5ET7N', 1795451575306),
	('led_01M84M1Q0TKSY34R7JQ4TK790E', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1Q0JZQWVGJGEQ8RZR9BHhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWp5aChdd5N8', NULL, 1795451575322),
	('led_01M84M1Q15T8T0KJ8N22P2BCKZ', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1Q0JZQWVGJGEQ8RZR9BHhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWp5aChdd5N8', 'call_01M84M1Q142M6NGBHMDDBAX0DE', 1795451575333),
	('led_01M84M1Q159X08YWDWQRWMXYD2', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1Q0JZQWVGJGEQ8RZR9BHhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWp5aChdd5N8', 'call_01M84M1Q142M6NGBHMDDBAX0DE', 1795451575333),
	('led_01M84M1Q1MTVYYME7275AY88GB', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1Q1CTYRJGRBJ8M0ZCZCFhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWHL8Ex5d42j', NULL, 1795451575348),
	('led_01M84M1Q218HMRAJMHQ18RGH9V', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1Q1CTYRJGRBJ8M0ZCZCFhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWHL8Ex5d42j', 'call_01M84M1Q204PZ704SGHWPZXDNZ', 1795451575361),
	('led_01M84M1Q21VAMPSW3849YMJ6HK', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1Q1CTYRJGRBJ8M0ZCZCFhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWHL8Ex5d42j', 'call_01M84M1Q204PZ704SGHWPZXDNZ', 1795451575361),
	('led_01M84M1Q2HZD2C8AKPBE0ST6AZ', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1Q2AQ1FF9MP350K1PK9HhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTz5voVHvKtn', NULL, 1795451575377),
	('led_01M84M1Q2XXZY0JM932S0XYXTZ', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1Q2AQ1FF9MP350K1PK9HhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTz5voVHvKtn', 'call_01M84M1Q2X1MWJAQRD884YF4FZ', 1795451575389),
	('led_01M84M1Q2XNB25ED0EPMT88WK1', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1Q2AQ1FF9MP350K1PK9HhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTz5voVHvKtn', 'call_01M84M1Q2X1MWJAQRD884YF4FZ', 1795451575389),
	('led_01M84M1Q3FB9MF9ZN90ZGJKZST', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1Q375Q15DZZSX9P1JXKXhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTsI3x-w6Nyx', NULL, 1795451575407),
	('led_01M84M1Q3VPTK30SP9N23N72AA', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1Q375Q15DZZSX9P1JXKXhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTsI3x-w6Nyx', 'call_01M84M1Q3TJFG1FRCEQ0YJHK40', 1795451575419),
	('led_01M84M1Q3V8VK5FEKW3M2NPQ8Y', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1Q375Q15DZZSX9P1JXKXhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTsI3x-w6Nyx', 'call_01M84M1Q3TJFG1FRCEQ0YJHK40', 1795451575419),
	('led_01M84M1Q4CAHXXFR34HYTY96K8', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1Q44W2WSM4X4MBT0PQA3haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWlarVqS3sLl', NULL, 1795451575436),
	('led_01M84M1Q4SE63Y35K41Y03SQ15', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1Q44W2WSM4X4MBT0PQA3haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWlarVqS3sLl', 'call_01M84M1Q4S7SE7JCWT3TFECH4E', 1795451575449),
	('led_01M84M1Q4SHMW23PB4FTJPC4YS', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1Q44W2WSM4X4MBT0PQA3haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWlarVqS3sLl', 'call_01M84M1Q4S7SE7JCWT3TFECH4E', 1795451575449),
	('led_01M84M1Q5R737V1JPGNNW9VRGB', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1Q55NWRAPPPZDTVY3SRShaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOUsbfAhRa8nN', NULL, 1795451575480),
	('led_01M84M1Q6H6XH17BKFSZ2WNJ50', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1Q55NWRAPPPZDTVY3SRShaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOUsbfAhRa8nN', 'call_01M84M1Q6G1GEDFJ0Q1NSBCWBY', 1795451575505),
	('led_01M84M1Q6HMH4HDEX05V0113CZ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1Q55NWRAPPPZDTVY3SRShaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOUsbfAhRa8nN', 'call_01M84M1Q6G1GEDFJ0Q1NSBCWBY', 1795451575505),
	('led_01M84M1Q75BZM9CGD7KXGZBMT4', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 100000, 'USD', 'payment', 'pay_01M84M1Q6XCDAJWPQ67K7PC6HThaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOQuhXEHF0ZhC', NULL, 1795451575525),
	('led_01M84M1Q7K9TZRCBH51SMR0RWA', 'payments:held', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 90000, 'USD', 'sale', 'pay_01M84M1Q6XCDAJWPQ67K7PC6HThaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOQuhXEHF0ZhC', 'call_01M84M1Q7JBKRWQ17JH2WPM6M3', 1795451575539),
	('led_01M84M1Q7KY4V3TYEJZ7CHEE1K', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M84M1Q6XCDAJWPQ67K7PC6HThaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOQuhXEHF0ZhC', 'call_01M84M1Q7JBKRWQ17JH2WPM6M3', 1795451575539),
	('led_01M84M1Q84D1AM88SWVE7NGP9C', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M84M1Q7X0W35QQ7X3B3CA7X9hYCJeogOAgGiCUDZG5GcyTfcf36dcW8GAaH0p2ZG8ZnuZLRU98RXOcjnOYnB6YTm', NULL, 1795451575556),
	('led_01M84M1Q8GYN5QN5BJTRXN8ERM', 'payments:held', 'earnings:usr_01M7TAESFKHPVEBT456F2ZCY10', 1800000, 'USD', 'sale', 'pay_01M84M1Q7X0W35QQ7X3B3CA7X9hYCJeogOAgGiCUDZG5GcyTfcf36dcW8GAaH0p2ZG8ZnuZLRU98RXOcjnOYnB6YTm', 'call_01M84M1Q8FEG6A788R9E69DQP5', 1795451575568),
	('led_01M84M1Q8G4V3MMDG02G7KCB5P', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M84M1Q7X0W35QQ7X3B3CA7X9hYCJeogOAgGiCUDZG5GcyTfcf36dcW8GAaH0p2ZG8ZnuZLRU98RXOcjnOYnB6YTm', 'call_01M84M1Q8FEG6A788R9E69DQP5', 1795451575568),
	('led_01M84M1Q8V0RWS2C7VKBPE50Z6', 'earnings:usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795451575579),
	('led_01M84M1Q98DM600PXC29CS0MVN', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795451575592),
	('led_01M84M1QB0KC4B0CV1SPQVNWXJ', 'operator:grants', 'credit:usr_01M84M1QAJTZ5TVKE2HG5C80JF', 9000000, 'USD', 'top_up', NULL, NULL, 1795451575648),
	('led_01M84M1QBAJ278VSEHG0TM24FN', 'credit:usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84M1QB9VH3J0B8F9TEQTNVAhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglA3VjQcXje7kOhrs6hGAy8UVfu8Us', NULL, 1795451575658),
	('led_01M84M1QBAA0N6HQ1FC8EQ3VG9', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84M1QB9VH3J0B8F9TEQTNVAhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglA3VjQcXje7kOhrs6hGAy8UVfu8Us', 'call_01M84M1QB9NT2YYAKP824GP20J', 1795451575658),
	('led_01M84M1QBVZ0PJNMYT8MP6CBX2', 'credit:usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', NULL, 1795451575675),
	('led_01M84M1QBVVXD6YGEPW1KSPF89', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', 'call_01M84M1QBT4VSZKZWWFRSV05NQ', 1795451575675),
	('led_01M84M1QCAJ8YCWNYZ64M337QD', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', 'call_01M84M1QBT4VSZKZWWFRSV05NQ', 1795451575690),
	('led_01M84M1QCA3NQK8KMB7KSSVHY3', 'payments:held', 'earnings:usr_01M7TAESFKHPVEBT456F2ZCY10', 2700000, 'USD', 'sale', 'pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', 'call_01M84M1QBT4VSZKZWWFRSV05NQ', 1795451575690),
	('led_01M84M1QCAX08EG5PJRERQ90KT', 'payments:held', 'revenue:fees', 300000, 'USD', 'fee', 'pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', 'call_01M84M1QBT4VSZKZWWFRSV05NQ', 1795451575690),
	('led_01M84M1QCY3NBC12KCH9X58CYK', 'credit:usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'payments:held', 3000000, 'USD', 'payment', 'pay_01M84M1QCY45C1ETWZRQF3Z76ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglA3VjQcXje7kOhrs6hQzh1qX7k2WE', NULL, 1795451575710),
	('led_01M84M1QCYBJVF725RJ0QZA3HB', 'payments:held', 'pledges:held', 3000000, 'USD', 'pledge', 'pay_01M84M1QCY45C1ETWZRQF3Z76ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglA3VjQcXje7kOhrs6hQzh1qX7k2WE', 'call_01M84M1QCYEAJXRQZ90YCN9YKJ', 1795451575710),
	('led_01M84M1QDAQPQWCKWDQKX88ZYK', 'pledges:held', 'payments:held', 3000000, 'USD', 'pledge_released', 'pay_01M84M1QCY45C1ETWZRQF3Z76ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglA3VjQcXje7kOhrs6hQzh1qX7k2WE', 'call_01M84M1QCYEAJXRQZ90YCN9YKJ', 1795451575722),
	('led_01M84M1QDAN521B00JNKY30XNZ', 'payments:held', 'credit:usr_01M84M1QAJTZ5TVKE2HG5C80JF', 3000000, 'USD', 'refund', 'pay_01M84M1QCY45C1ETWZRQF3Z76ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglA3VjQcXje7kOhrs6hQzh1qX7k2WE', NULL, 1795451575722),
	('led_01M84M1QE9Y2X4TRAFB3WX9K25', 'provider:stripe', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 5000000, 'USD', 'top_up', 'top_01M84M1QDXQBWZ9HFZZTTSC5R4', NULL, 1795451575753),
	('led_01M84M1QEH8VHKR8PTXATAA4JB', 'credit:usr_01M7TAESHWGCXAM0GTFD752K15', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M84M1QDXQBWZ9HFZZTTSC5R4', NULL, 1795451575761),
	('led_01M84M1RC7XHSRM85ZGJGBRFS6', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M84M1RC22D8HYGC4FBAFJM6WwOCnEogOLcqOqQjW8o6oHB1hHzN1z5U', NULL, 1795451576711),
	('led_01M84M1RCMN82Y1Y8EY5Z5DJCJ', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M84M1RC22D8HYGC4FBAFJM6WwOCnEogOLcqOqQjW8o6oHB1hHzN1z5U', 'call_01M84M1RCGK177N25ZMFP0A6CW', 1795451576724),
	('led_01M84M1RDSN2WBNCS81DRZNZ6X', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84M1RDMG67AKKNFMJCKGSPTwNCGA4gOMWiCrfpqemdkaA05Q5tMkzQ', NULL, 1795451576761),
	('led_01M84M1RVK66G6DX99SC6GKX9M', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M84M1RVFV2BP283EZC0ST91RwOCnEogOLcqOqQjW8o6osrEnpHU0Z2k', NULL, 1795451577203),
	('led_01M84M1RVV7DYRK23772VXEQ0M', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M84M1RVFV2BP283EZC0ST91RwOCnEogOLcqOqQjW8o6osrEnpHU0Z2k', 'call_01M84M1RVQ4TV08VYSGJZM6ZHQ', 1795451577211),
	('led_01M84M1RW9D3R5YFE570F4BWCX', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M84M1RW17XKCR0J3TECSEDE3wNCGA4gOJcwE4TpnZE6KLVBOiZ8_', NULL, 1795451577225);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M84M1PWSH5B4Q9ERFTBMYKQPhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOZFWFwF2oEVd', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575193, 1795455175202, 1795451575202, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575202),
	('pay_01M84M1PRGM8FYD2N90DRSDXSQjsCEPYgOxQFo6m3RE4VaiVmUauohgVkVLapHAzoHUfBLpU3VKAZBNGQAqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mwwyc3hADx-7O8', 'credit', 'credit:0xafda98d061ada613867af57b90c8018e12c26d8c', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xafda98d061ada613867af57b90c8018e12c26d8c', '0xafda98d061ada613867af57b90c8018e12c26d8c', 1795451575056, 1795455175070, 1795451575070, NULL, NULL),
	('pay_01M7TAESKJV2KBR0C2HS0KNVH0wNCGA4gOMWiCrfpqemdktQHQcyxYZKs', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795105973874, 1795109573881, 1795105973881, NULL, NULL),
	('pay_01M7TAESM6C3CBB5WQSFPQ2FGEhNCGA4gOMWiCrfpqemdkBgGh9KdmRvGZ7mS0VPfEVzl_4HCdvjMfvQ', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795105973894, 1795109573906, 1795105973906, NULL, NULL),
	('pay_01M7TAESKAQPREPP7X219PC39TwNCGA4gOMWiCrfpqemdkGTN0yLUcyZE', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795105973866, 1795106873866, NULL, NULL, NULL),
	('pay_01M84M1PK9MVBCYSMDCK4Z2GSWwaCNBogOAgGiCUDaQ8K9jGOqpr2f1925umKG450Z6w', 'asset', 'ast_01M84M1PJ3RAYRRRXAMTYSZNYX', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795451574889, 1795455174923, 1795451574896, NULL, NULL),
	('pay_01M84M1PMS4S8GSVTDSZY6TR2CwNCGA4gOMWiCrfpqemdk74FVR2cTBsc', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795451574937, 1795455174944, 1795451574944, NULL, NULL),
	('pay_01M84M1PT9CWVRHVKWD9FMWQQMkNCGA4gOMWiCrfpqemdkqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mww-HUkREn_C4g', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xafda98d061ada613867af57b90c8018e12c26d8c', '0xafda98d061ada613867af57b90c8018e12c26d8c', 1795451575113, 1795455175114, 1795451575114, NULL, NULL),
	('pay_01M84M1PNHKVFT6Z8KRD8P3FBAhNCGA4gOMWiCrfpqemdkBgGh9KdmRvGZ7mS0VPfEVzlURoM-1rk7SA', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451574961, 1795455174969, 1795451574969, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451574969),
	('pay_01M84M1PPEC9TYXZ2PH9Q6B4Y8wNCGA4gOMXkGn8t9OmdkWHW8yacsmEo', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795451574990, 1795455174995, 1795451574995, NULL, NULL),
	('pay_01M84M1PZP797PBFDY5QYMB1HJhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOeCoecMYUPSL', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575286, 1795455175295, 1795451575295, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575295),
	('pay_01M84M1PQDPN7VAAXXBP742Z4BjNCGA4gOMWiCrfpqemdkqQEe1UY2bO14ribNLkxGzkYIWMZsVHdzLYAskT_4vGyv7bIdc40', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0x975add1f8a2493c8792744a42d98f0f37431565c', '0x975add1f8a2493c8792744a42d98f0f37431565c', 1795451575021, 1795455175037, 1795451575037, NULL, NULL),
	('pay_01M84M1PTZRTEJZVCAMABC7MY3waCNBogOAgGiCUDWtiu3ZY5xPK8_YvuDMGu8_SHFSQ', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795451575135, 1795455175142, 1795451575142, NULL, NULL),
	('pay_01M84M1PXSX4ZAN7FKR17PZZEWhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOS8yo-1neGkN', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575225, 1795455175235, 1795451575235, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575235),
	('pay_01M84M1PVS41YKT203W8Z1YP1AhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOcaoKU_LIQqB', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575161, 1795455175170, 1795451575170, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575170),
	('pay_01M84M1Q2AQ1FF9MP350K1PK9HhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTz5voVHvKtn', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575370, 1795455175377, 1795451575377, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575377),
	('pay_01M84M1PYTM9R37X1SD7X9C159haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOa3R6ZGjAvH4', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575258, 1795455175266, 1795451575266, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575266),
	('pay_01M84M1Q1CTYRJGRBJ8M0ZCZCFhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWHL8Ex5d42j', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575340, 1795455175348, 1795451575348, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575348),
	('pay_01M84M1Q0JZQWVGJGEQ8RZR9BHhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWp5aChdd5N8', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575314, 1795455175322, 1795451575322, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575322),
	('pay_01M84M1Q6XCDAJWPQ67K7PC6HThaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOQuhXEHF0ZhC', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575517, 1795455175525, 1795451575525, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575525),
	('pay_01M84M1Q375Q15DZZSX9P1JXKXhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTsI3x-w6Nyx', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575399, 1795455175407, 1795451575407, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575407),
	('pay_01M84M1Q44W2WSM4X4MBT0PQA3haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWlarVqS3sLl', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575428, 1795455175436, 1795451575436, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575436),
	('pay_01M84M1Q55NWRAPPPZDTVY3SRShaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOUsbfAhRa8nN', 'asset', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575461, 1795455175480, 1795451575480, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575480),
	('pay_01M84M1Q7X0W35QQ7X3B3CA7X9hYCJeogOAgGiCUDZG5GcyTfcf36dcW8GAaH0p2ZG8ZnuZLRU98RXOcjnOYnB6YTm', 'asset', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795451575549, 1795455175556, 1795451575556, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575556),
	('pay_01M84M1QB9VH3J0B8F9TEQTNVAhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglA3VjQcXje7kOhrs6hGAy8UVfu8Us', 'asset', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M84M1QART1RQHQQE8EGTXKN1', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 1795451575657, 1795455175658, 1795451575658, 'key_01M84M1QART1RQHQQE8EGTXKN1', 1795451575658),
	('pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', 'asset', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 'credit', 'paid', 3000000, 'USD', 1, 1, 'key_01M84M1QART1RQHQQE8EGTXKN1', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 1795451575673, 1795455175690, 1795451575675, 'key_01M84M1QART1RQHQQE8EGTXKN1', 1795451575675),
	('pay_01M84M1RW17XKCR0J3TECSEDE3wNCGA4gOJcwE4TpnZE6KLVBOiZ8_', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795451577217, 1795537977225, 1795451577225, NULL, NULL),
	('pay_01M84M1RWW3FBD696Q8Z0EPKGFhNCGA4gOMWiCrfpqemdkBgGh9KdmRvGZ7mS0VPfEVzl5vUZ-izK4qw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', NULL, 1795451577244, 1795452477244, NULL, NULL, NULL),
	('pay_01M84M1QCY45C1ETWZRQF3Z76ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglA3VjQcXje7kOhrs6hQzh1qX7k2WE', 'asset', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'credit', 'refunded', 3000000, 'USD', 1, 0, 'key_01M84M1QART1RQHQQE8EGTXKN1', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 1795451575710, 1795455175710, 1795451575710, NULL, NULL),
	('pay_01M84M1RC22D8HYGC4FBAFJM6WwOCnEogOLcqOqQjW8o6oHB1hHzN1z5U', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795451576706, 1795455176711, 1795451576711, NULL, NULL),
	('pay_01M84M1RDMG67AKKNFMJCKGSPTwNCGA4gOMWiCrfpqemdkaA05Q5tMkzQ', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795451576756, 1795455176761, 1795451576761, NULL, NULL),
	('pay_01M84M1RHZ2XF87DY6T27M1SYYjNCGA4gOMWiCrfpqemdkqQEezRmpbKpSQUC9S9ctDSZUTKFtPzr0LfR4gnlEZ-xljjE7aSs', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x1005dbe92d6a981b34921886ddf35d83a0f76fc0', NULL, 1795451576895, 1795452476895, NULL, NULL, NULL),
	('pay_01M84M1RJZFVA5FWQ1FG97DAG7jNCGA4gOMWiCrfpqemdkqQEe1l6PbHt340WYGkYnvEW1X4FG0DSTcy14hicf0QBT41ma8zg', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xab13da7f3771c0422a8721b757944cfed1f7a26b', NULL, 1795451576927, 1795452476927, NULL, NULL, NULL),
	('pay_01M84M1RVFV2BP283EZC0ST91RwOCnEogOLcqOqQjW8o6osrEnpHU0Z2k', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795451577199, 1795537977203, 1795451577203, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M84M1Q8V0Y1EBGW2TZXVKMH2', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795451575579, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M84M1Q8VPSF0PKQ6327MACJD', 'pob_01M84M1Q8V0Y1EBGW2TZXVKMH2', 'usr_01M7TAESFKHPVEBT456F2ZCY10', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795451575579, NULL),
	('pot_01M84M1Q8V5WBJX2NXZYX80TGD', 'pob_01M84M1Q8V0Y1EBGW2TZXVKMH2', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795451575579, 1795451575592);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795451575579);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7TAESD1EVWHHM7KXYXE9WWG', 1795105973849),
	('usr_01M7TAESFKHPVEBT456F2ZCY10', 1795105973858);

INSERT INTO farebox_fixture.pledges VALUES
	('plg_01M84M1QBVZFFVJ3G41E7R695X', 'pledge:_mwcHw-qP0LbsZfuFUFvdV', 'pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', 'call_01M84M1QBT4VSZKZWWFRSV05NQ', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'key_01M84M1QART1RQHQQE8EGTXKN1', 'Prices of tulips', NULL, 3000000, 'USD', 0, 'accepted', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 'rev_01M84M1QCAAV5XSAPZ7FYXP8ZY', NULL, NULL, 1795451575675, 1803227575675, 1795451575690),
	('plg_01M84M1QCY0BSWJNPMMBV09K2S', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'pay_01M84M1QCY45C1ETWZRQF3Z76ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglA3VjQcXje7kOhrs6hQzh1qX7k2WE', 'call_01M84M1QCYEAJXRQZ90YCN9YKJ', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'key_01M84M1QART1RQHQQE8EGTXKN1', 'Bird songs of Lantau', NULL, 3000000, 'USD', 0, 'withdrawn', NULL, NULL, NULL, NULL, 1795451575710, 1803227575710, 1795451575722),
	('plg_01M84M1QBA490JYSGEAFAFQJRD', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'pay_01M84M1QB9VH3J0B8F9TEQTNVAhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglA3VjQcXje7kOhrs6hGAy8UVfu8Us', 'call_01M84M1QB9NT2YYAKP824GP20J', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'key_01M84M1QART1RQHQQE8EGTXKN1', 'Tide tables of Macau', NULL, 3000000, 'USD', 0, 'open', NULL, NULL, NULL, 1795451576126, 1795451575658, 1803227575658, NULL);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M84M1RF322ZNB1DQVANSPBGP', 1795451576840, 1795451591840);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M84M1PKTV2GA0HS7X9NMTENR', 'pay_01M84M1PK9MVBCYSMDCK4Z2GSWwaCNBogOAgGiCUDaQ8K9jGOqpr2f1925umKG450Z6w', 'ast_01M84M1PJ3RAYRRRXAMTYSZNYX', 'anonymous', 'given_back', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451574906, NULL, 1795451574906),
	('call_01M84M1PN71EJW0CAB82EQRWZ2', 'pay_01M84M1PMS4S8GSVTDSZY6TR2CwNCGA4gOMWiCrfpqemdk74FVR2cTBsc', 'counted-echo', 'anonymous', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451574951, NULL, 1795451574955),
	('call_01M84M1PP6MKA1RH8PTQNQHVV1', 'pay_01M84M1PNHKVFT6Z8KRD8P3FBAhNCGA4gOMWiCrfpqemdkBgGh9KdmRvGZ7mS0VPfEVzlURoM-1rk7SA', 'counted-echo', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451574982, NULL, 1795451574986),
	('call_01M84M1PPTNCWGJ144KMCMB3N1', 'pay_01M84M1PPEC9TYXZ2PH9Q6B4Y8wNCGA4gOMXkGn8t9OmdkWHW8yacsmEo', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575002, NULL, 1795451575005),
	('call_01M84M1PWE5Y5S449AHB8P9AHY', 'pay_01M84M1PVS41YKT203W8Z1YP1AhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOcaoKU_LIQqB', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575183, NULL, 1795451575183),
	('call_01M84M1PQGCAA5QNQ78T7XDD4H', 'pay_01M84M1PQDPN7VAAXXBP742Z4BjNCGA4gOMWiCrfpqemdkqQEe1UY2bO14ribNLkxGzkYIWMZsVHdzLYAskT_4vGyv7bIdc40', 'counted-echo', '0x975add1f8a2493c8792744a42d98f0f37431565c', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0x975add1f8a2493c8792744a42d98f0f37431565c', '0x975add1f8a2493c8792744a42d98f0f37431565c', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x975add1f8a2493c8792744a42d98f0f37431565c 0x3c944a708360ae047b3ec5ba98cad66385d97a6b59e3389b6e0147f28701947c', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xa457c997fc988906d980fad3337a85dd7793fa142a7b809998dcb1c2ecae80c37c50b3b2fcdadb58656c4869b1861c3b124e4ab0d04d4a87f14fde7084679e561c","authorization":{"from":"0x975ADD1f8a2493C8792744A42D98F0F37431565C","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795451635","nonce":"0x3c944a708360ae047b3ec5ba98cad66385d97a6b59e3389b6e0147f28701947c"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0x8b3e4f83ca354f572417e59861abef5982d223979421c65adf7bb7e9a8c2e25c', '0x975add1f8a2493c8792744a42d98f0f37431565c', 0, 0, 1795451575025, NULL, 1795451575037),
	('call_01M84M1PRK9MV73NF6RKFW28G1', 'pay_01M84M1PRGM8FYD2N90DRSDXSQjsCEPYgOxQFo6m3RE4VaiVmUauohgVkVLapHAzoHUfBLpU3VKAZBNGQAqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mwwyc3hADx-7O8', 'credit:0xafda98d061ada613867af57b90c8018e12c26d8c', '0xafda98d061ada613867af57b90c8018e12c26d8c', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, 'credit 1000000', NULL, NULL, '0xafda98d061ada613867af57b90c8018e12c26d8c', '0xafda98d061ada613867af57b90c8018e12c26d8c', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xafda98d061ada613867af57b90c8018e12c26d8c 0x20dbf17fd619d475e83c0019c105afedf885ba4bc628dc37f082a6ca297668db', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xf82d45068fc79e7b6f18d690e513dba67eaf06be8986c25cb91d61a1c08871f74f8287506cf8e408680115c8285e323115e2fe73917a3e575ef30e3a927bb3f41c","authorization":{"from":"0xaFdA98d061ADA613867Af57b90C8018E12c26D8C","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795451635","nonce":"0x20dbf17fd619d475e83c0019c105afedf885ba4bc628dc37f082a6ca297668db"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x732d8c981912465e6ef8d7796d53f424eb6883738c8e35a2ef714783c31b962b', '0xafda98d061ada613867af57b90c8018e12c26d8c', 0, 0, 1795451575059, NULL, 1795451575070),
	('call_01M84M1PTAA0NQMAXGXYX9YPD9', 'pay_01M84M1PT9CWVRHVKWD9FMWQQMkNCGA4gOMWiCrfpqemdkqQEe1nl2UzEalVo2P09Mm1qBRyUbjBnUcU5k-mww-HUkREn_C4g', 'counted-echo', '0xafda98d061ada613867af57b90c8018e12c26d8c', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xafda98d061ada613867af57b90c8018e12c26d8c', '0xafda98d061ada613867af57b90c8018e12c26d8c', 'siwx:ZIIQRc-ULVz7j8yVJaiPtTHIDsfukwIo-x8_hR3jD3A', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575114, NULL, 1795451575121),
	('call_01M84M1PVFBE9HXVTDKRXJP3X2', 'pay_01M84M1PTZRTEJZVCAMABC7MY3waCNBogOAgGiCUDWtiu3ZY5xPK8_YvuDMGu8_SHFSQ', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'anonymous', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575151, NULL, 1795451575151),
	('call_01M84M1PXEPDW1MK0J2SZN1VPP', 'pay_01M84M1PWSH5B4Q9ERFTBMYKQPhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOZFWFwF2oEVd', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575215, NULL, 1795451575215),
	('call_01M84M1PYGF1J944KK27ZR4XC4', 'pay_01M84M1PXSX4ZAN7FKR17PZZEWhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOS8yo-1neGkN', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575248, NULL, 1795451575248),
	('call_01M84M1PZCTJA1SS6GB0Z57DD9', 'pay_01M84M1PYTM9R37X1SD7X9C159haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOa3R6ZGjAvH4', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575277, NULL, 1795451575277),
	('call_01M84M1Q0A4Z3NVY2Z62Z5ET7N', 'pay_01M84M1PZP797PBFDY5QYMB1HJhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOeCoecMYUPSL', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575306, NULL, 1795451575306),
	('call_01M84M1Q142M6NGBHMDDBAX0DE', 'pay_01M84M1Q0JZQWVGJGEQ8RZR9BHhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWp5aChdd5N8', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575333, NULL, 1795451575333),
	('call_01M84M1Q204PZ704SGHWPZXDNZ', 'pay_01M84M1Q1CTYRJGRBJ8M0ZCZCFhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWHL8Ex5d42j', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575361, NULL, 1795451575361),
	('call_01M84M1Q2X1MWJAQRD884YF4FZ', 'pay_01M84M1Q2AQ1FF9MP350K1PK9HhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTz5voVHvKtn', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575389, NULL, 1795451575389),
	('call_01M84M1Q3TJFG1FRCEQ0YJHK40', 'pay_01M84M1Q375Q15DZZSX9P1JXKXhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTsI3x-w6Nyx', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575419, NULL, 1795451575419),
	('call_01M84M1Q4S7SE7JCWT3TFECH4E', 'pay_01M84M1Q44W2WSM4X4MBT0PQA3haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWlarVqS3sLl', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575449, NULL, 1795451575449),
	('call_01M84M1Q6G1GEDFJ0Q1NSBCWBY', 'pay_01M84M1Q55NWRAPPPZDTVY3SRShaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOUsbfAhRa8nN', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575505, NULL, 1795451575505),
	('call_01M84M1Q7JBKRWQ17JH2WPM6M3', 'pay_01M84M1Q6XCDAJWPQ67K7PC6HThaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOQuhXEHF0ZhC', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575539, NULL, 1795451575539),
	('call_01M84M1Q8FEG6A788R9E69DQP5', 'pay_01M84M1Q7X0W35QQ7X3B3CA7X9hYCJeogOAgGiCUDZG5GcyTfcf36dcW8GAaH0p2ZG8ZnuZLRU98RXOcjnOYnB6YTm', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575568, NULL, 1795451575568),
	('call_01M84M1QB9NT2YYAKP824GP20J', 'pay_01M84M1QB9VH3J0B8F9TEQTNVAhcCNtwGIDnRwbGVkZ2U6YklQQ2VESHdqRWQtNk9RdDdiOGxaLQYBoglA3VjQcXje7kOhrs6hGAy8UVfu8Us', 'pledge:bIPCeDHwjEd-6OQt7b8lZ-', 'key_01M84M1QART1RQHQQE8EGTXKN1', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, 'bIPCeDHwjEd-6OQt7b8lZ-', NULL, NULL, 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575658, NULL, 1795451575658),
	('call_01M84M1QBT4VSZKZWWFRSV05NQ', 'pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 'key_01M84M1QART1RQHQQE8EGTXKN1', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, '_mwcHw-qP0LbsZfuFUFvdV', NULL, NULL, 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575675, NULL, 1795451575675),
	('call_01M84M1QCYEAJXRQZ90YCN9YKJ', 'pay_01M84M1QCY45C1ETWZRQF3Z76ThcCNtwGIDnRwbGVkZ2U6STFUWUtNS1ljSmszVTRPNkxydUM0OQYBoglA3VjQcXje7kOhrs6hQzh1qX7k2WE', 'pledge:I1TYKMKYcJk3U4O6LruC49', 'key_01M84M1QART1RQHQQE8EGTXKN1', 'given_back', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, 'I1TYKMKYcJk3U4O6LruC49', NULL, 'pledge_ended', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451575710, NULL, 1795451575710),
	('call_01M84M1RCGK177N25ZMFP0A6CW', 'pay_01M84M1RC22D8HYGC4FBAFJM6WwOCnEogOLcqOqQjW8o6oHB1hHzN1z5U', 'scan-submit', 'anonymous', 'used', 'proc_01M7TAES0ZVSDKWJBWRMZYSBVK', NULL, NULL, NULL, '{"requestId":"req_01M84M1RCFNAQNRKKX6HGZBE7F","data":{"id":"job_01M84M1RCM8RYPNBQBJX2EGYN5"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451576720, NULL, 1795451576724),
	('call_01M84M1RJ30GMTCJY38GBCZY74', 'pay_01M84M1RHZ2XF87DY6T27M1SYYjNCGA4gOMWiCrfpqemdkqQEezRmpbKpSQUC9S9ctDSZUTKFtPzr0LfR4gnlEZ-xljjE7aSs', 'counted-echo', '0x1005dbe92d6a981b34921886ddf35d83a0f76fc0', 'refused', 'proc_01M84M1RF322ZNB1DQVANSPBGP', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0x1005dbe92d6a981b34921886ddf35d83a0f76fc0', '0x1005dbe92d6a981b34921886ddf35d83a0f76fc0', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x1005dbe92d6a981b34921886ddf35d83a0f76fc0 0x3475286e32cfea103075e2379f4a2bcf95ba13be2aa997047d259781a438a646', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x1ca5fdea7e72b0239827af22a979fbe25d235c63df302d1d2cedc527c81f35f44ac1b90ff704cda65dcd268dd6e89800d3342ca9dbd26db0ccc070c5182b9fdc1b","authorization":{"from":"0x1005dbe92D6A981B34921886DDF35D83a0F76FC0","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795451636","nonce":"0x3475286e32cfea103075e2379f4a2bcf95ba13be2aa997047d259781a438a646"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795451576900, NULL, 1795451576912),
	('call_01M84M1RK2SGTT7G16B5PYG2S5', 'pay_01M84M1RJZFVA5FWQ1FG97DAG7jNCGA4gOMWiCrfpqemdkqQEe1l6PbHt340WYGkYnvEW1X4FG0DSTcy14hicf0QBT41ma8zg', 'counted-echo', '0xab13da7f3771c0422a8721b757944cfed1f7a26b', 'unknown', 'proc_01M84M1RF322ZNB1DQVANSPBGP', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0xab13da7f3771c0422a8721b757944cfed1f7a26b', '0xab13da7f3771c0422a8721b757944cfed1f7a26b', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xab13da7f3771c0422a8721b757944cfed1f7a26b 0x362ea35846ac3a1cbab3a9be2c35383bc53ed8ae82d2fe3643044147ea52daf9', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x25844cf39e8ee3b1cdeeab864e7857a29f2cf97b19e1acbef8c1bc7e6fa7f608151ed6be6633b779d19a5cdd9043ced151056e87450db6210896102f013532311b","authorization":{"from":"0xAB13dA7f3771c0422a8721b757944CfeD1F7a26B","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795451636","nonce":"0x362ea35846ac3a1cbab3a9be2c35383bc53ed8ae82d2fe3643044147ea52daf9"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795451576930, 1795451577191, NULL),
	('call_01M84M1RVQ4TV08VYSGJZM6ZHQ', 'pay_01M84M1RVFV2BP283EZC0ST91RwOCnEogOLcqOqQjW8o6osrEnpHU0Z2k', 'scan-submit', 'anonymous', 'used', 'proc_01M84M1RF322ZNB1DQVANSPBGP', NULL, NULL, NULL, '{"requestId":"req_01M84M1RVQWR7ZTVH459Q53Y7C","data":{"id":"job_01M84M1RVVNC5C644TAQ15APJ3"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451577208, NULL, 1795451577211),
	('call_01M84M1RWFJ3J2W5VP86VZJJR1', 'pay_01M84M1RW17XKCR0J3TECSEDE3wNCGA4gOJcwE4TpnZE6KLVBOiZ8_', 'slow-echo', 'anonymous', 'reserved', 'proc_01M84M1RF322ZNB1DQVANSPBGP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795451577231, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M84M1PKT98EXFQA3B17GCH9T', 'file_missing', 0, 1795451574922);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M84M1PKT98EXFQA3B17GCH9T', 'pay_01M84M1PK9MVBCYSMDCK4Z2GSWwaCNBogOAgGiCUDaQ8K9jGOqpr2f1925umKG450Z6w', 'call_01M84M1PKTV2GA0HS7X9NMTENR', 'ast_01M84M1PJ3RAYRRRXAMTYSZNYX', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 1, 'anonymous', 1795451574906),
	('rev_01M84M1PVFH9N319FPZH2DZQ43', 'pay_01M84M1PTZRTEJZVCAMABC7MY3waCNBogOAgGiCUDWtiu3ZY5xPK8_YvuDMGu8_SHFSQ', 'call_01M84M1PVFBE9HXVTDKRXJP3X2', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 1, 'anonymous', 1795451575151),
	('rev_01M84M1PWF8ZG89FRDHX5C7BHZ', 'pay_01M84M1PVS41YKT203W8Z1YP1AhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOcaoKU_LIQqB', 'call_01M84M1PWE5Y5S449AHB8P9AHY', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575183),
	('rev_01M84M1PXFH7ECP4TWZNBT2Y2R', 'pay_01M84M1PWSH5B4Q9ERFTBMYKQPhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOZFWFwF2oEVd', 'call_01M84M1PXEPDW1MK0J2SZN1VPP', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575215),
	('rev_01M84M1PYG4E8JCEKEXSTN8YTN', 'pay_01M84M1PXSX4ZAN7FKR17PZZEWhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOS8yo-1neGkN', 'call_01M84M1PYGF1J944KK27ZR4XC4', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575248),
	('rev_01M84M1PZDAMPQ2X24B39JQHP0', 'pay_01M84M1PYTM9R37X1SD7X9C159haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOa3R6ZGjAvH4', 'call_01M84M1PZCTJA1SS6GB0Z57DD9', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575277),
	('rev_01M84M1Q0ATC2RKF474NCXXZPB', 'pay_01M84M1PZP797PBFDY5QYMB1HJhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOeCoecMYUPSL', 'call_01M84M1Q0A4Z3NVY2Z62Z5ET7N', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575306),
	('rev_01M84M1Q15VHSVP3YVDWPWYYBY', 'pay_01M84M1Q0JZQWVGJGEQ8RZR9BHhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWp5aChdd5N8', 'call_01M84M1Q142M6NGBHMDDBAX0DE', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575333),
	('rev_01M84M1Q21WSMD57ZCS1PEN7H7', 'pay_01M84M1Q1CTYRJGRBJ8M0ZCZCFhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWHL8Ex5d42j', 'call_01M84M1Q204PZ704SGHWPZXDNZ', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575361),
	('rev_01M84M1Q2XWY21D4FHT99W4W1K', 'pay_01M84M1Q2AQ1FF9MP350K1PK9HhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTz5voVHvKtn', 'call_01M84M1Q2X1MWJAQRD884YF4FZ', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575389),
	('rev_01M84M1Q3V7N7NKHF1XEB2W8P0', 'pay_01M84M1Q375Q15DZZSX9P1JXKXhaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOTsI3x-w6Nyx', 'call_01M84M1Q3TJFG1FRCEQ0YJHK40', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575419),
	('rev_01M84M1Q4SG5Y6NAKXNQ6YXV39', 'pay_01M84M1Q44W2WSM4X4MBT0PQA3haCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOWlarVqS3sLl', 'call_01M84M1Q4S7SE7JCWT3TFECH4E', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575449),
	('rev_01M84M1Q6H4N0DRS71F5MMBP78', 'pay_01M84M1Q55NWRAPPPZDTVY3SRShaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOUsbfAhRa8nN', 'call_01M84M1Q6G1GEDFJ0Q1NSBCWBY', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575505),
	('rev_01M84M1Q7K5WQY9MQC30JE0DMZ', 'pay_01M84M1Q6XCDAJWPQ67K7PC6HThaCNBogOAgGiCUDWtiu3ZY5xPK8_YvsGAaH0p2ZG8ZnuZLRU98RXOQuhXEHF0ZhC', 'call_01M84M1Q7JBKRWQ17JH2WPM6M3', 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 10000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575539),
	('rev_01M84M1Q8GDMZ86RBDRKZ9CX7G', 'pay_01M84M1Q7X0W35QQ7X3B3CA7X9hYCJeogOAgGiCUDZG5GcyTfcf36dcW8GAaH0p2ZG8ZnuZLRU98RXOcjnOYnB6YTm', 'call_01M84M1Q8FEG6A788R9E69DQP5', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 'usr_01M7TAESFKHPVEBT456F2ZCY10', 2000000, 200000, 'USD', 0, 'key_01M7TAESJ6Y6CYWS5MAKVW8NSS', 1795451575568),
	('rev_01M84M1QCAAV5XSAPZ7FYXP8ZY', 'pay_01M84M1QBS3M92AAGXND8PTE3BhcCNtwGIDnRwbGVkZ2U6X213Y0h3LXFQMExic1pmdUZVRnZkVgYBoglA3VjQcXje7kOhrs6hL6NpIKW62vU', 'call_01M84M1QBT4VSZKZWWFRSV05NQ', 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 'usr_01M7TAESFKHPVEBT456F2ZCY10', 3000000, 300000, 'USD', 0, 'key_01M84M1QART1RQHQQE8EGTXKN1', 1795451575690);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795451573222),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795451573228),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795451573238),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795451573247),
	('0005-imported-tools', '3a90476c03ae4706460fbe6726862a75fde7b88c0232d859fea1210e59eeb710', 1795451573253),
	('0006-pledges', '0b444d73b9a6a536de66dd4ed7b5b4ca813a4058b22bfcc4008941307ea37017', 1795451573264),
	('0007-prices', '41191294ee567777a80bc921a23fce26376b06db294c065c34a6fed5906d1f04', 1795451573270);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M84M1NNP5EVPB3KH7JQKYRQV', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M84M1P8VJ6ECJDYWFXZ9TWBF', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TAESFKHPVEBT456F2ZCY10', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M84M1QPDTM5FRZXYHQ8YBD2H', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 100000, 'Sightings of quetzals in Costa Rica

Sightings of quetzals by day.

day, count', ' sight:80 quetzal:80 costa:70 rica:70 day:74 count:54');

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
	('11c93417f6d51903305da80274ee9d6d73652c7b45203e1bb00d5cd87181661a', 'usr_00000000000000000000000000', 1795105973612, 1797697973612),
	('8e530fb9ddae6a49dc7496c6a979c2ed8fe76d964388371074ff462e3a1a8f5a', 'usr_01M7TAESD1EVWHHM7KXYXE9WWG', 1795105973667, 1797697973667),
	('8cf20bb6bd3f8fe4881f9e5b98fa54cc7d663d10f1497a33381091d3e2258082', 'usr_01M7TAESFKHPVEBT456F2ZCY10', 1795105973748, 1797697973748),
	('73b91d49a5c0799c7e5c4ab8ff80ed84399eeb5d5532591820165403efd470d0', 'usr_01M7TAESHWGCXAM0GTFD752K15', 1795105973821, 1797697973821),
	('5add83ba6e61c6d80355086f1f162f2c97914b574b9e9a133586ae4bb4b3b4e7', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 1795451575635, 1798043575635);

INSERT INTO farebox_fixture.setup_links VALUES
	('bafe63a1e3820ee0747c5a5a3182041e3a3645e00fee79bbe8cce2207e7b780f', 'usr_01M84M1QT4ZTZYDNFYWZDQ6YEF', 1795451576133, 1795537976133, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795451575752);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0x975add1f8a2493c8792744a42d98f0f37431565c', 9950000, 10000000, 1795451575032),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xafda98d061ada613867af57b90c8018e12c26d8c', 9000000, 10000000, 1795451575065);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0x975add1f8a2493c8792744a42d98f0f37431565c', '0x3c944a708360ae047b3ec5ba98cad66385d97a6b59e3389b6e0147f28701947c', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0x8b3e4f83ca354f572417e59861abef5982d223979421c65adf7bb7e9a8c2e25c', 1795451575032),
	('0xafda98d061ada613867af57b90c8018e12c26d8c', '0x20dbf17fd619d475e83c0019c105afedf885ba4bc628dc37f082a6ca297668db', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x732d8c981912465e6ef8d7796d53f424eb6883738c8e35a2ef714783c31b962b', 1795451575065);

INSERT INTO farebox_fixture.tool_availability VALUES
	('timestamp', 1, 1795105973535),
	('word-count', 1, 1795105973543),
	('slugify', 1, 1795105973547),
	('random-uuid', 1, 1795105973549),
	('hk-weather', 1, 1795105973551),
	('outline', 1, 1795105973560),
	('read-at-once', 1, 1795105973563),
	('scan-submit', 1, 1795105973565),
	('scan-result', 1, 1795105973568),
	('counted-echo', 1, 1795105973570),
	('failing-echo', 1, 1795105973574),
	('city-get-bike', 1, 1795451576561),
	('city-list-bikes', 1, 1795451576562),
	('city-create-tree', 1, 1795451576565),
	('slow-echo', 1, 1795451576880);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M84M1RCZXBM7B516TM12JZ1F', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M84M1RCZXBM7B516TM12JZ1F', 'image/png', 19, 1795451576735, 1795541576735);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795105973579, 0, NULL),
	('timestamp', 'healthy', 1795451576856, 0, NULL),
	('word-count', 'healthy', 1795451576880, 0, NULL),
	('slugify', 'healthy', 1795451576889, 0, NULL),
	('random-uuid', 'healthy', 1795451576892, 0, NULL),
	('hk-weather', 'unhealthy', 1795451576894, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795451576898, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795451576901, 0, NULL),
	('read-at-once', 'healthy', 1795451576903, 0, NULL),
	('scan-submit', 'healthy', 1795451576904, 0, NULL),
	('scan-result', 'healthy', 1795451576908, 2, NULL),
	('counted-echo', 'healthy', 1795451576911, 0, NULL),
	('slow-echo', 'healthy', 1795451576914, 0, NULL),
	('city-create-tree', 'unhealthy', 1795451576920, 4, 'upstream_failed: upstream failed'),
	('city-get-bike', 'unhealthy', 1795451576925, 0, 'upstream_failed: upstream failed'),
	('city-list-bikes', 'unhealthy', 1795451576930, 0, 'its definition has changed at its source: accept the change to sell it again');

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M84M1RCM8RYPNBQBJX2EGYN5', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M84M1RCGK177N25ZMFP0A6CW', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M84M1RCZXBM7B516TM12JZ1F"}]}', NULL, NULL, 1795451576724, NULL, 1795451576740, 1795537976740, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M84M1RVVNC5C644TAQ15APJ3', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M84M1RVQ4TV08VYSGJZM6ZHQ', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795451577211, NULL, NULL, 1795624377211, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795451576139, NULL, NULL);

INSERT INTO farebox_fixture.tool_sources VALUES
	('src_01M84M1QTNBM7VY0BEM0410EPW', 'openapi', 'city', '{"kind":"url","url":"http://127.0.0.1:36559/openapi.yaml"}', '{"server_variables":{"scheme":"http","host":"127.0.0.1:36559"},"rules":[{"skip":true},{"operation":"GET /bikes*","skip":false},{"operation":"POST /trees","skip":false}]}', 'VFXj5rgs_-KGeBW8acEuusYMWFuQTpaZMOIk79jCTJcwBo5LEd1vy6Xbgd5Ww1w3-GZA3uWOyPM', '["apiKey"]', 1795451576453, 'usr_00000000000000000000000000', 'farebox-verification=91209204ddd10f9391909946a68df4c6913cb1c4', NULL, NULL, 1795451576687, NULL, 1795455176453, 1795451576453, 1795451576453);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795451575090),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795451575001),
	('scan-submit', 1, 1, 1, 0, 0, 1, 1795451576719);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7TAESJDSXTW57G0B342JG7C', 'usr_01M7TAESHWGCXAM0GTFD752K15', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795105973837),
	('top_01M84M1QB0W4AEFQ9YBA9ARXAB', 'usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'usr_00000000000000000000000000', NULL, 9000000, 'USD', NULL, 1795451575648);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$70wCfJ5piwTOcjdlQ2lM/w$pogGPsKj8uepTN2NUbju2ScqXwbhyi3ty0JFNYi43v0', NULL, 1795105973398, 1795105973398, NULL, NULL, NULL),
	('usr_01M7TAESHWGCXAM0GTFD752K15', 'aa1fc853-17c5-429d-9b50-6f240949373c@example.com', 'aa1fc853-17c5-429d-9b50-6f240949373c', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$ZkPVoqT2/eiNRy1z3I6erA$bqH9z0jqS/0afQMCja5IPKtf3DYwehtAPBwSli01tpc', NULL, 1795105973820, 1795105973820, NULL, NULL, NULL),
	('usr_01M7TAESFKHPVEBT456F2ZCY10', '6ae2435e-1c4c-49c5-aacb-3dcbaac7a34f@example.com', '6ae2435e-1c4c-49c5-aacb-3dcbaac7a34f', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$Lfy5awayIZWTZ0Dmjk3vgg$69YDH0PYnN6bP0XgUMdAfJixSOkPWiB1mtDwSedgBLY', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795105973747, 1795105973861, NULL, NULL, NULL),
	('usr_01M84M1QAJTZ5TVKE2HG5C80JF', 'd59b51d0-c4ad-47b8-923f-d9a35ad26851@example.com', 'd59b51d0-c4ad-47b8-923f-d9a35ad26851', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$t+vWzlwJIVCzjYPVjoqAEg$ObRLqNk9FwfeHlzyoAx9TxCxHliT2Sp2PTW6Ed/SOJs', NULL, 1795451575634, 1795451575634, NULL, NULL, NULL),
	('usr_01M7TAESD1EVWHHM7KXYXE9WWG', 'ebd4422b-9956-4849-b67b-8256fadc1f1e@example.com', 'ebd4422b-9956-4849-b67b-8256fadc1f1e', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$NiT7nA+e2ctBBlHi9Sp9gA$/Q95NnGt9DENQyRIJuQnaKQaf7+ddbAQPTtk6Yj/pL8', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795105973665, 1795105973852, NULL, NULL, NULL),
	('usr_01M84M1QT4ZTZYDNFYWZDQ6YEF', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795451576132, 1795451576132, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M84M1PTR0WAFEATG0P9T2Q3D', '0xafda98d061ada613867af57b90c8018e12c26d8c', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795451575128);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M84M1QSGK6F589G7258MDW42', 'sig_01M84M1QF996DD4M0YZNN853K6', 'asset', 'ast_01M84M1QPDTM5FRZXYHQ8YBD2H', '{"kind":"asset","id":"ast_01M84M1QPDTM5FRZXYHQ8YBD2H","title":"Sightings of quetzals in Costa Rica","score":0.9984,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:33079/api/v1/assets/ast_01M84M1QPDTM5FRZXYHQ8YBD2H"}', 'waiting', 1, 1795451581919, NULL, 'address_unreachable', NULL, 1795451576112, 'match:asset:ast_01M84M1QPDTM5FRZXYHQ8YBD2H:20780:0');

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

ALTER TABLE ONLY farebox_fixture.purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.quarantined_files
    ADD CONSTRAINT quarantined_files_pkey PRIMARY KEY (original_key);

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

ALTER TABLE ONLY farebox_fixture.tool_files
    ADD CONSTRAINT tool_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_health
    ADD CONSTRAINT tool_health_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY farebox_fixture.tool_jobs
    ADD CONSTRAINT tool_jobs_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY farebox_fixture.users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY farebox_fixture.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

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

CREATE INDEX demand_watches_active ON farebox_fixture.demand_watches USING btree (id) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_asker ON farebox_fixture.demand_watches USING btree (asked_by, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_domain ON farebox_fixture.demand_watches USING btree (callback_domain, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX demand_watches_by_expiry ON farebox_fixture.demand_watches USING btree (expires_at);

CREATE INDEX demand_watches_by_host ON farebox_fixture.demand_watches USING btree (callback_host, expires_at) WHERE (ended_at IS NULL);

CREATE INDEX earlier_prices_by_service ON farebox_fixture.earlier_prices USING btree (service_id, replaced_at);

CREATE INDEX earlier_prices_old ON farebox_fixture.earlier_prices USING btree (replaced_at);

CREATE INDEX free_calls_old ON farebox_fixture.free_calls USING btree (day);

CREATE UNIQUE INDEX imported_tools_by_operation ON farebox_fixture.imported_tools USING btree (source_id, operation);

CREATE INDEX jobs_dead ON farebox_fixture.jobs USING btree (id) WHERE (state = 'dead'::text);

CREATE INDEX jobs_done ON farebox_fixture.jobs USING btree (finished_at) WHERE (state = 'done'::text);

CREATE INDEX jobs_due ON farebox_fixture.jobs USING btree (run_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX ledger_by_credit ON farebox_fixture.ledger_entries USING btree (credit_account, id);

CREATE INDEX ledger_by_debit ON farebox_fixture.ledger_entries USING btree (debit_account, id);

CREATE INDEX ledger_by_payment ON farebox_fixture.ledger_entries USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE UNIQUE INDEX ledger_card_top_ups_once ON farebox_fixture.ledger_entries USING btree (payment_id) WHERE ((kind = 'top_up'::text) AND (debit_account = 'provider:stripe'::text));

CREATE UNIQUE INDEX ledger_credit_purchases_once ON farebox_fixture.ledger_entries USING btree (payment_id) WHERE ((kind = 'top_up'::text) AND (debit_account = 'payments:held'::text));

CREATE UNIQUE INDEX ledger_returned_once ON farebox_fixture.ledger_entries USING btree (call_id) WHERE (kind = 'use_returned'::text);

CREATE INDEX payments_by_client ON farebox_fixture.payments USING btree (client_id, created_at);

CREATE INDEX payments_open_credit ON farebox_fixture.payments USING btree (id) WHERE ((offer_kind = 'credit'::text) AND (status = 'paid'::text) AND (used_calls < max_calls));

CREATE INDEX payments_pending ON farebox_fixture.payments USING btree (expires_at) WHERE (status = 'pending'::text);

CREATE INDEX payments_unclaimed ON farebox_fixture.payments USING btree (expires_at) WHERE ((status = 'expired'::text) AND (paid_at IS NOT NULL));

CREATE INDEX payments_unpaid ON farebox_fixture.payments USING btree (expires_at) WHERE ((status = 'expired'::text) AND (paid_at IS NULL));

CREATE INDEX payments_unused ON farebox_fixture.payments USING btree (expires_at) WHERE ((status = 'paid'::text) AND (used_calls < max_calls));

CREATE UNIQUE INDEX payout_batches_once ON farebox_fixture.payout_batches USING btree (created_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX payout_lines_by_batch ON farebox_fixture.payout_lines USING btree (batch_id, id);

CREATE INDEX payout_lines_by_owner ON farebox_fixture.payout_lines USING btree (owner_id, id);

CREATE INDEX payout_lines_open ON farebox_fixture.payout_lines USING btree (batch_id) WHERE (state = ANY (ARRAY['pending'::text, 'sending'::text, 'sent'::text]));

CREATE INDEX pending_blobs_by_age ON farebox_fixture.pending_blobs USING btree (created_at);

CREATE INDEX pledges_by_holder ON farebox_fixture.pledges USING btree (holder_id, id);

CREATE INDEX pledges_by_signal ON farebox_fixture.pledges USING btree (signal_id) WHERE (signal_id IS NOT NULL);

CREATE INDEX pledges_open ON farebox_fixture.pledges USING btree (expires_at) WHERE (state = 'open'::text);

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

CREATE INDEX search_documents_by_license ON farebox_fixture.search_documents USING btree (license);

CREATE INDEX search_documents_by_mime_type ON farebox_fixture.search_documents USING btree (mime_type);

CREATE INDEX search_documents_by_owner ON farebox_fixture.search_documents USING btree (owner_id);

CREATE INDEX search_documents_by_version ON farebox_fixture.search_documents USING btree (version);

CREATE INDEX search_documents_removed ON farebox_fixture.search_documents USING btree (version) WHERE (removed = 1);

CREATE INDEX search_text_words ON farebox_fixture.search_text USING gin (words);

CREATE INDEX search_vectors_by_model ON farebox_fixture.search_vectors USING btree (model, doc);

CREATE INDEX search_vectors_nearest ON farebox_fixture.search_vectors USING hnsw (vector public.halfvec_cosine_ops);

CREATE INDEX sessions_by_user ON farebox_fixture.sessions USING btree (user_id);

CREATE INDEX stripe_events_old ON farebox_fixture.stripe_events USING btree (received_at) WHERE (outcome <> 'put_aside'::text);

CREATE INDEX stripe_events_waiting ON farebox_fixture.stripe_events USING btree (payment_intent) WHERE (outcome = 'waiting'::text);

CREATE INDEX test_network_balances_by_grant ON farebox_fixture.test_network_balances USING btree (granted_at) WHERE (granted_at IS NOT NULL);

CREATE INDEX tool_files_by_expiry ON farebox_fixture.tool_files USING btree (expires_at);

CREATE INDEX tool_jobs_by_expiry ON farebox_fixture.tool_jobs USING btree (expires_at);

CREATE INDEX tool_jobs_open ON farebox_fixture.tool_jobs USING btree (client_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX tool_sources_due ON farebox_fixture.tool_sources USING btree (next_read_at) WHERE (next_read_at IS NOT NULL);

CREATE UNIQUE INDEX top_ups_once ON farebox_fixture.top_ups USING btree (granted_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX users_suspended ON farebox_fixture.users USING btree (id) WHERE (suspended_at IS NOT NULL);

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

ALTER TABLE ONLY farebox_fixture.top_ups
    ADD CONSTRAINT top_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.wallet_refunds
    ADD CONSTRAINT wallet_refunds_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_signal_id_fkey FOREIGN KEY (signal_id) REFERENCES farebox_fixture.demand_watches(id);
