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
    replaced_at bigint NOT NULL
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
    CONSTRAINT tool_settings_engine_check CHECK ((engine = ANY (ARRAY['auto'::text, 'upstream'::text, 'local'::text]))),
    CONSTRAINT tool_settings_price_micros_check CHECK ((price_micros >= 0))
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
    CONSTRAINT watch_notices_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT watch_notices_supply_kind_check CHECK ((supply_kind = ANY (ARRAY['asset'::text, 'tool'::text])))
);

INSERT INTO farebox_fixture.access_logs VALUES
	('log_01M832XSP6YYV1CSRX3X31JXAP', 1795400066758, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M832XSN4NWAJJGAZMFM9GZ4A', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSP1DR9894KMCF6AXMG9', 1),
	('log_01M832XSTDM7EQNHF3MVF70519', 1795400066893, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'anonymous', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSTARETY4B76GEESK178', 1),
	('log_01M832XSV1025S5217FGBB943V', 1795400066913, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSTYYPGQHYDNJV2XDX16', 1),
	('log_01M832XSVMW2G68S095J11EGST', 1795400066932, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSVH1KAARVA3G1AE2DPP', 1),
	('log_01M832XSW8E00X83W14A3J8T6C', 1795400066952, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSW2WH4BS5NSQWE60M4V', 1),
	('log_01M832XSWS07MXH1EWMNV7EKT2', 1795400066969, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSWP1H7ADJHX1TZSBNQ9', 1),
	('log_01M832XSXBX4MMNGJE8SA4FWKV', 1795400066987, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSX8ZARCMDRBYQVDA4E8', 1),
	('log_01M832XSY14FGWN5M1EGXWZDRY', 1795400067009, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSXVMDRB6NWKY3ZQVVZB', 1),
	('log_01M832XSYMPFM5YARYNFTT7SKS', 1795400067028, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSYH890DQTY30NJSRPEM', 1),
	('log_01M832XSZPB6Z7HGFV994Z1ZMX', 1795400067062, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XSZJAVHYJERJXPAHWMWX', 1),
	('log_01M832XT08NF87S8CQCHQHYD62', 1795400067080, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XT0551CA23A0QF99X350', 1),
	('log_01M832XT0TRWV47PRD5TW822CJ', 1795400067098, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XT0QE9K9TM6XZEJZY4PM', 1),
	('log_01M832XT19A0W2QG34EJK8HDKE', 1795400067113, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XT15J8EHPT98M4CQKRG7', 1),
	('log_01M832XT1SYJ3V910JERFERHXM', 1795400067129, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XT1PXPTTKJTDK7VKWXSB', 1),
	('log_01M832XT2FHSYW0V5W1EFP3WS9', 1795400067151, 'fetch', 'delivered', 'POST', '/api/v1/assets/fetch', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 'node', 'ast_01M832XSADV6DD7EPV5EKDTXDG', NULL, NULL, NULL, NULL, NULL, NULL, 'req_01M832XT290G118W9EVP8SEGT1', 1),
	('log_01M832XSP0DBZQ2NA7VCYHR1PS', 1795400066752, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M832XSN4NWAJJGAZMFM9GZ4A', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSNR914T10MKCFHJ579G', 1),
	('log_01M832XST8SJG34BVGMVW2FYK4', 1795400066888, 'payment', 'paid', 'POST', '/api/payments', 200, 'anonymous', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSSYFQH9V28C3N2WRA8M', 1),
	('log_01M832XSTWZCM43718R8129QD5', 1795400066908, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSTK20T2WJZQ6XY2TEHQ', 1),
	('log_01M832XSVEBEV1JET31504G9DS', 1795400066926, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSV5VT60A4W1X24FQTB6', 1),
	('log_01M832XSVZKXASG8P2SK3QXSKW', 1795400066943, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSVR8TNXC8C42CT2NGFN', 1),
	('log_01M832XSWM51BCCQH1T96NSGJ7', 1795400066964, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSWCV59Y38TE4DY72NTD', 1),
	('log_01M832XSX6B2CJ1WVYK6N38NZQ', 1795400066982, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSWYYR1FDXP31B1YTJ7F', 1),
	('log_01M832XSXSD25GZM0VBSP4QF4P', 1795400067001, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSXF0NQ2NPMN5X8JMRZY', 1),
	('log_01M832XSYFMYR825D46R22GRKQ', 1795400067023, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSY55TTSW6BR1R4G2DFG', 1),
	('log_01M832XSZHCNJR53KFJD1Q3SYB', 1795400067057, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSYRV2XTPW3F2VGPVHMC', 1),
	('log_01M832XT03MBT211JR2W365Y9K', 1795400067075, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XSZTZPM22ZFEA2CGEDTS', 1),
	('log_01M832XT0NM79NH30MSPYM6MDV', 1795400067093, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XT0B4BTQHWHKM0NS5CS4', 1),
	('log_01M832XT14VHB4CDKVGFFHW7G3', 1795400067108, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XT0X8JHX6TBS5KDFCT55', 1),
	('log_01M832XT1MT8Q6DTHSZ3ER887A', 1795400067124, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XRQ7P7G1PZNW9S2BST08', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XT1DH427PR3VS2X0FA7C', 1),
	('log_01M832XT26R1YKPCV3CNVRPFTT', 1795400067142, 'payment', 'paid', 'POST', '/api/payments', 200, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, NULL, 'ast_01M832XSADV6DD7EPV5EKDTXDG', NULL, NULL, NULL, NULL, NULL, NULL, 'pay_01M832XT1WXT6MHP5Z61AHM5R9', 1),
	('log_01M832XT4PEDF4X76ZBFQ0X7CN', 1795400067222, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'sightings of quetzals in Costa Rica', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT4DTF8VD5BPA77VJ4DV', 1),
	('log_01M832XT52K80JKAN05B98BT9M', 1795400067234, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT4RQP6CCY41T5AYFQWZ', 1),
	('log_01M832XT5DC9WH4B267C9P3CWR', 1795400067245, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Alps', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT54XV1AGWY8GY26QZ36', 1),
	('log_01M832XT5SANHT185HRKZNA0PE', 1795400067257, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Andes', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT5EZDX2GFGSXNKH736M', 1),
	('log_01M832XT659KGV5E2K2HR1S9CT', 1795400067269, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Atlas', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT5TNTJQ8M53F6T1EX5C', 1),
	('log_01M832XT6HJMVD7ZPQD1TTGS4H', 1795400067281, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Carpathians', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT67PC4TAM9QDQM4KV18', 1),
	('log_01M832XT6TSVSH6PCHMNZZJWV0', 1795400067290, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Caucasus', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT6KFNNX31K1GWAX2F05', 1),
	('log_01M832XT760XKAHGZ9X2SJYR46', 1795400067302, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Dolomites', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT6X8Y1TB7D8RQ0SAPJ0', 1),
	('log_01M832XT7HZB5J12XJSB3YXBQB', 1795400067313, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Pyrenees', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT788G9DR1Z9P2WJF1XY', 1),
	('log_01M832XT7WX8S0PZGTSB9M21DX', 1795400067324, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Rockies', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT7JY7JGTNTAV7Q2PS1N', 1),
	('log_01M832XT86YTYG60QMJEHBF3PQ', 1795400067334, 'submission', 'captured', 'POST', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'snow depths of the Urals', 'dataset', 0, NULL, NULL, NULL, 'req_01M832XT7YCVRQFAD04CGJGX5C', 1),
	('log_01M832XT8H87M2KZWFRKA0C4RH', 1795400067345, 'paywall', 'captured', 'GET', '/api/v1/agent-paywall', 402, 'anonymous', 'scout', 'node', NULL, 'lemur census', NULL, 0, NULL, '0.50', NULL, 'req_01M832XT8851J79A497NPMK4PB', 1),
	('log_01M832XT8RWP7QA5HBAPSZJCV9', 1795400067352, 'probe', 'captured', 'GET', '/api/v1/agent-demand', 202, 'anonymous', NULL, 'node', NULL, 'lemur census', NULL, 0, NULL, NULL, NULL, 'req_01M832XT8KBF2DX52RYG5G9FHP', 1);

INSERT INTO farebox_fixture.admin_acts VALUES
	('act_01M7RSAWKTRD3FFMYZW020WFT9', 'usr_00000000000000000000000000', 'credit.grant', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', '{"topUpId":"top_01M7RSAWKP7H8HBS50BNCPPTNH","amountMicros":20000000,"currency":"USD","note":null}', 1795054465658),
	('act_01M832XSPJHDV2E58RJMZDZDWW', 'service', 'asset.pause', 'ast_01M832XSN4NWAJJGAZMFM9GZ4A', '{"reason":"file_missing"}', 1795400066770),
	('act_01M832XSPKKZ5M402HC3V02643', 'service', 'delivery.give_back', 'ast_01M832XSN4NWAJJGAZMFM9GZ4A', '{"reason":"file_missing","revenue_event_id":"rev_01M832XSP45BJYCXET0232NRV5","payment_id":"pay_01M832XSNR914T10MKCFHJ579G","amount":"0.10","lost":"0.00"}', 1795400066771),
	('act_01M832XSSTR9QSD8BWYN81YHFE', 'usr_00000000000000000000000000', 'wallet_credit.refund', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', '{"refundId":"rfd_01M832XSSSRWYP7JQDWYG3YQH1","transaction":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","amountMicros":400000,"currency":"USD","isTest":true,"isVerified":false}', 1795400066874),
	('act_01M832XT2WNRG6SXCHT7FH13FN', 'usr_00000000000000000000000000', 'payout.create', 'pob_01M832XT2N4ADM2REJVNQQT4JR', '{"network":"eip155:84532","method":"export","lineCount":2,"totalMicros":2880000,"note":"November"}', 1795400067164),
	('act_01M832XT32DPBP0KT84409HMFZ', 'usr_00000000000000000000000000', 'payout.paid', 'pot_01M832XT2N3WY491C6AT7KM1TT', '{"reference":"wire 17","batchId":"pob_01M832XT2N4ADM2REJVNQQT4JR","ownerId":"usr_01M7RSAWG9C3TV484CG2DEW5ND","amountMicros":1080000}', 1795400067170),
	('act_01M832XT3Y6R4VX14MSZEZTCHS', 'usr_00000000000000000000000000', 'credit.refund', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', '{"topUpId":"top_01M832XT3CMB4F4VAAJJ6GHNZB","refundId":"rfd_01M832XT3W6FW3A2ZC0A4WRJX3","amountMicros":2000000,"currency":"USD"}', 1795400067198),
	('act_01M832XTEBGSKFP8PVFK5AAS3J', 'usr_00000000000000000000000000', 'user.create', 'usr_01M832XTEBEKYPAQEW2YY990CQ', '{"role":"owner","hasPassword":false}', 1795400067531),
	('act_01M832XTEGDPKD8QN677V8TJQZ', 'usr_00000000000000000000000000', 'tool.update', 'timestamp', '{"priceMicros":40000}', 1795400067536);

INSERT INTO farebox_fixture.api_keys VALUES
	('key_01M7RSAWGGSWZ3ET7YYQYPV7PQ', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 'agent', 'a4592dd52605fedc08fff5c3f7bca521b7f282fddea3b476b99e14cc1cdbf385', 'fbk_XxKT', NULL, NULL, NULL, NULL, 0, 0, 0, 1795054465552, NULL, NULL),
	('key_01M7RSAWHJ9AFVF1P5H6AV7NJ5', 'usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 'agent', '5a60110f9e36f1c2591586750d59d61c34639a8523b48fa4999cf7588f5429d7', 'fbk_Fbcf', NULL, NULL, NULL, NULL, 0, 0, 0, 1795054465586, NULL, NULL),
	('key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'agent', 'b0ec4dddd207ce47e662f1a63867c9ddc851967bd2fd6c7367a80c8ca06728ab', 'fbk_STdd', NULL, NULL, NULL, NULL, 20780, 3250000, 3250000, 1795054465647, NULL, NULL);

INSERT INTO farebox_fixture.assets VALUES
	('ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 'published', 'Daily rainfall in Hong Kong', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 83, 'f2b9537ea4133ad2f900ccc096a7a21dcf94872d1ab79e179f6d1550e2808c5f', 'rain.csv', 'assets/e7f23cf3d084/blob_01M832XS885RDXA1YDHYENTE8D', '{"kind":"dataset","format":"csv","columns":[{"name":"station","type":"string"},{"name":"date","type":"date"},{"name":"millimetres","type":"number"}],"row_count":3,"sample_rows":[]}', 'station, date, millimetres', '[]', 1795400065767, 1795400065767, NULL, NULL, NULL),
	('ast_01M832XSADV6DD7EPV5EKDTXDG', 'usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 'published', 'Prices of tulips in Holland', 'dataset', 'Prices of tulip bulbs by week and variety.', 'CC-BY-4.0', 'text/csv', 'text/csv', 2000000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30, '04d100806b94de91668784f744332511ceee0bf1b61344e2c365e037617774fe', 'rain.csv', 'assets/e7f23cf3d084/blob_01M832XSAG2PAR84XVKK64XEFW', '{"kind":"dataset","format":"csv","columns":[{"name":"week","type":"integer"},{"name":"variety","type":"string"},{"name":"price","type":"integer"}],"row_count":1,"sample_rows":[]}', 'week, variety, price', '[]', 1795400066381, 1795400066381, NULL, NULL, NULL),
	('ast_01M832XSCNG5Y6KHB8S2XKAM0T', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 'unlisted', 'Notes that are unlisted', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, '444e0fffbd825e9610ff5b199485707a0c895339ae80c15cc8a8aee41b106fda', 'notes.txt', 'assets/e7f23cf3d084/blob_01M832XSJXR17T6GAJ2302H308', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795400066453, 1795400066678, NULL, NULL, NULL),
	('ast_01M832XSM16NXJWDQM1P8S9QFS', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 'archived', 'Notes that are archived', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', NULL, 'text/plain', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 12, '2124b3aec538449c9970fdd9b2d842d55be6503b400cb4ecd88e9f33bcbe7ccf', 'notes.txt', 'assets/e7f23cf3d084/blob_01M832XSM4B9TZDHDKAD34KYQ5', '{"kind":"text","snippet":"","language":null,"line_count":1}', '', '[]', 1795400066689, 1795400066716, NULL, NULL, NULL),
	('ast_01M832XSN4NWAJJGAZMFM9GZ4A', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 'published', 'Sightings of quokkas', 'dataset', 'Rainfall in millimetres for each weather station and day. 香港每日降雨量', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 23, 'f4b61753a6ef883a8ccafdc528f5d0e65f5246ec1945221c53370270971acd33', 'rain.csv', 'assets/e7f23cf3d084/blob_01M832XSN51NR5CN3ZN5GY9JFZ', '{"kind":"dataset","format":"csv","columns":[{"name":"place","type":"string"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'place, count', '[]', 1795400066724, 1795400066768, 'file_missing', 1795400066768, NULL),
	('ast_01M832XT8W9YBVR1M1E9TA0WMM', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 'published', 'Sightings of quetzals in Costa Rica', 'dataset', 'Sightings of quetzals by day.', 'CC-BY-4.0', 'text/csv', 'text/csv', 100000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, '783861fafd06658dd0f89c63afe99500bbc4b5d5d477e800cd52412da6c18c50', 'rain.csv', 'assets/e7f23cf3d084/blob_01M832XT8YH3BPF8WTJ4AFHD1V', '{"kind":"dataset","format":"csv","columns":[{"name":"day","type":"integer"},{"name":"count","type":"integer"}],"row_count":1,"sample_rows":[]}', 'day, count', '[]', 1795400067356, 1795400067356, NULL, NULL, NULL);

INSERT INTO farebox_fixture.callback_proofs VALUES
	('Y9l08NrMb--OKLInKEW4w-eLzOKJ0obSdQDV8GyOvT8', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'idOI0OmbB95udJdt-GCVbEVm6fMEG6Xr', 1795400067328, 1795400067503, NULL);

INSERT INTO farebox_fixture.card_refunds VALUES
	('rfd_01M832XT3W6FW3A2ZC0A4WRJX3', 'top_01M832XT3CMB4F4VAAJJ6GHNZB', 2000000, 2000000, 'done', 'admin', 'usr_00000000000000000000000000', NULL, 're_00000004', NULL, 1795400067196, 1795400067204, NULL);

INSERT INTO farebox_fixture.card_top_ups VALUES
	('top_01M832XT3CMB4F4VAAJJ6GHNZB', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', NULL, 5000000, 'USD', 'http://127.0.0.1:35981/docs#credit', 'http://127.0.0.1:35981/docs#credit', 'paid', 'cs_test_00000001', 'https://checkout.stripe.com/c/pay/cs_test_00000001', 'pi_00000002', 2000000, 1795400067180, 1795407267180, 1795400067190, NULL),
	('top_01M832XT48PFXR8MDS7YHKKPSV', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', NULL, 5000000, 'USD', 'http://127.0.0.1:35981/docs#credit', 'http://127.0.0.1:35981/docs#credit', 'open', 'cs_test_00000005', 'https://checkout.stripe.com/c/pay/cs_test_00000005', NULL, 0, 1795400067208, 1795407267208, NULL, 1795400667208);

INSERT INTO farebox_fixture.credit_notices VALUES
	('usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1000000, 'http://127.0.0.1:49150/hook', 'G0SdpCx4tt1j7rQ7F3YxiwyTb-RqZ3fqTzsmfH0UAwA6fM6ZwcWLj8Udoppuy6ovXtoxLMkA0kzxq7-KQ_lRFdRjg6WzAhdU1cJn_Wm0', 1795400067175, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO farebox_fixture.credit_purchases VALUES
	('top_01M832XSS01KN01XFJZFHFZC2B', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'pay_01M832XSRSVQ8ANYV35GC28YTMjsCEPYgOxQFo6m3RE4VnAkzlQLoumUFVLGdLr2TZbMllJzKtH-hetx9AqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadEtVa68s3FYk', 'x402-test', 1000000, 'USD', 1, 1000000, NULL, 1795400066848);

INSERT INTO farebox_fixture.demand_signals VALUES
	('sig_01M832XT4DHMTRMNJ8CR7X5BX1', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', NULL, NULL, NULL, NULL, NULL, 'sightings of quetzals in Costa Rica', 0, NULL, 'req_01M832XT4DTF8VD5BPA77VJ4DV', 1795400067213),
	('sig_01M832XT4RNRNQZ6CTAP1P653E', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', NULL, NULL, NULL, NULL, NULL, 'census counts of ring-tailed lemurs in Madagascar', 0, NULL, 'req_01M832XT4RQP6CCY41T5AYFQWZ', 1795400067224),
	('sig_01M832XT54ZDPA0A0SA81NBPVB', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Alps', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Alps', 0, NULL, 'req_01M832XT54XV1AGWY8GY26QZ36', 1795400067236),
	('sig_01M832XT5FXBK9BH5Y0HJYB03D', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Andes', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Andes', 0, NULL, 'req_01M832XT5EZDX2GFGSXNKH736M', 1795400067247),
	('sig_01M832XT5VREZ9DCNH57JDAZ6T', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Atlas', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Atlas', 0, NULL, 'req_01M832XT5TNTJQ8M53F6T1EX5C', 1795400067259),
	('sig_01M832XT682TZMM5DW141AD41G', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Carpathians', 0, NULL, 'req_01M832XT67PC4TAM9QDQM4KV18', 1795400067272),
	('sig_01M832XT6KJQ5Z1J6CN126DH40', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Caucasus', 0, NULL, 'req_01M832XT6KFNNX31K1GWAX2F05', 1795400067283),
	('sig_01M832XT6XHH1XJ4HR1MX8Z67T', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Dolomites', 0, NULL, 'req_01M832XT6X8Y1TB7D8RQ0SAPJ0', 1795400067293),
	('sig_01M832XT78RCTMX0KDJHQMB1D8', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Pyrenees', 0, NULL, 'req_01M832XT788G9DR1Z9P2WJF1XY', 1795400067304),
	('sig_01M832XT7KT1AB2T855T89R6YS', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Rockies', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Rockies', 0, NULL, 'req_01M832XT7JY7JGTNTAV7Q2PS1N', 1795400067315),
	('sig_01M832XT7YGA714KBKX10RA03W', 'submission', 'anonymous', NULL, '["dataset"]', NULL, NULL, NULL, NULL, 'snow depths of the Urals', NULL, NULL, NULL, NULL, NULL, 'snow depths of the Urals', 0, NULL, 'req_01M832XT7YCVRQFAD04CGJGX5C', 1795400067326),
	('sig_01M832XT88CYCQV8JMGDVX94GF', 'paywall', 'anonymous', 'scout', '[]', '0.50', 500000, 'USD', NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M832XT8851J79A497NPMK4PB', 1795400067336),
	('sig_01M832XT8KP1RFWKJ06H3GJG2M', 'probe', 'anonymous', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 'lemur census', NULL, NULL, NULL, NULL, 'lemur census', 0, NULL, 'req_01M832XT8KBF2DX52RYG5G9FHP', 1795400067347);

INSERT INTO farebox_fixture.demand_watches VALUES
	('sig_01M832XT4DHMTRMNJ8CR7X5BX1', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'fb-xSR9gIwy47Xeg7PHALtt8KLAYtMgs6NJmZ4jHifuUWeX-983mcrcRwc5p4ZyNY4pWSL1xl1cX_2hAJ6j9c7YH6UkHvmrHV9JIzYy2', 'sightings of quetzals in Costa Rica', 'dataset', 1795400067214, 1803176067214, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT4RNRNQZ6CTAP1P653E', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'wDeg5PRGHZMV-c6f-ExPxrE1XKSCFIeS_oWYaPgufFxLMFlbYpIB6yEZZ-n9DvfHIkiNSrfIp4iTc7rHFO-3kL6rRku8EsyMg31k8Qd2', 'census counts of ring-tailed lemurs in Madagascar', 'dataset', 1795400067227, 1803176067227, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT54ZDPA0A0SA81NBPVB', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'C-AhxGSgtK6YW5sWOB8VR3xz2mQRmRPpAtwslHbycmIAh4cTmNEfqT1XiLi4pqH0Qj-TO4c_xMv8tIeyaDgE0jwVjCntdLoEOe4U23Yf', 'snow depths of the Alps', 'dataset', 1795400067237, 1803176067237, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT5FXBK9BH5Y0HJYB03D', 'http://127.0.0.1:49150/hook', '127.0.0.1', 'HP894mzNCAx8v_K7smF2hExYbbYe8Cet6w5nk7zcIr9kOAFbE4Ta0NV5GXryAhZOC7m6J0-HIiHqVgY6CtjnkZ7ebsKiurjk5cukTx6r', 'snow depths of the Andes', 'dataset', 1795400067249, 1803176067249, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT5VREZ9DCNH57JDAZ6T', 'http://127.0.0.1:49150/hook', '127.0.0.1', '9vFM_3PiuUacqC4QYn2X9SA0LDDBjc4eg6FHSqdo6-P9LtQAv-VRQzz79aSt8jrBV_Ml8PZPF6A8ngKvAjJxWyRq-QxT7y5MntWYsOww', 'snow depths of the Atlas', 'dataset', 1795400067260, 1803176067260, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT682TZMM5DW141AD41G', 'http://127.0.0.1:49150/hook', '127.0.0.1', '8FmEdVlH0W_5IG9NY74ycQ2KuQNJUhzDHcAzSMoiyEyqH9QJw1aAiPCzxGzdTMcIRujyY-Js1mAEhsxvjKSTo6f5fU63GzhV0A47qagZ', 'snow depths of the Carpathians', 'dataset', 1795400067272, 1803176067272, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT6KJQ5Z1J6CN126DH40', 'http://127.0.0.1:49150/hook', '127.0.0.1', '2A6MIuQhuqnLnX7igrb8HMxqQBBiovpRZSDMP5TL_o-Qsd28MkIkZSZdIYYqYCuwafNnZtsa_vNP8AISEGWFfTP7EH5J5XVjHqDYMGTp', 'snow depths of the Caucasus', 'dataset', 1795400067284, 1803176067284, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT6XHH1XJ4HR1MX8Z67T', 'http://127.0.0.1:49150/hook', '127.0.0.1', '-tdNpi-Z5-Cag50Q1l_GRlDkvw-80rvEHcjxvUd0WLDqJIHjQiNE4wJPnARG1P3JqxdaBetXDSPTf_pXqGOLtRWouwRvtzsJxM803Ndh', 'snow depths of the Dolomites', 'dataset', 1795400067294, 1803176067294, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT78RCTMX0KDJHQMB1D8', 'http://127.0.0.1:49150/hook', '127.0.0.1', '7s_hrGiVxlttqw0BZMKWttQ9yxm5oriB522kh3Nea0VBl29D2cCun7CfmTN7J_m8CcBp7H5Uk1w3VTBm_PFd4cJuG8Gx_aUpqaP-B2ta', 'snow depths of the Pyrenees', 'dataset', 1795400067305, 1803176067305, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0),
	('sig_01M832XT7KT1AB2T855T89R6YS', 'http://127.0.0.1:49150/hook', '127.0.0.1', '005FiFFdnZ20YsDXfCZMEhvYXhkSodcO1xQQqyMGoUx8bti4_V8k16dHAJTyqzDTgP9UiesxqPUmggmX0r5OaBxh1r3KDgofgQJZV1Ck', 'snow depths of the Rockies', 'dataset', 1795400067316, 1803176067316, NULL, NULL, 'address:b2OAvf1TD0nti-0ASUZzJA', NULL, '127.0.0.1', 0);

INSERT INTO farebox_fixture.earlier_prices VALUES
	('old_01M832XTEGA9WMC9JR97CB8HAN', 'timestamp', 30000, 1795400067536);

INSERT INTO farebox_fixture.face_databases VALUES
	('usr_01M7RSAWG9C3TV484CG2DEW5ND', 'staff', 1795400067579);

INSERT INTO farebox_fixture.face_entities VALUES
	('usr_01M7RSAWG9C3TV484CG2DEW5ND', 'staff', 'anna', '', 1795400067579);

INSERT INTO farebox_fixture.file_store VALUES
	('files', 'store_01M7RSAW9SCW20FHEAKMG4Z06K', 1795054465342);

INSERT INTO farebox_fixture.jobs VALUES
	('match:asset:ast_01M832XRQ7P7G1PZNW9S2BST08:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M832XRQ7P7G1PZNW9S2BST08"},"run":"match:asset:ast_01M832XRQ7P7G1PZNW9S2BST08:20780","cursor":null}', 'done', 1795400066331, 1, 8, NULL, NULL, NULL, 1795400066331, 1795400066435),
	('match:asset:ast_01M832XSADV6DD7EPV5EKDTXDG:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M832XSADV6DD7EPV5EKDTXDG"},"run":"match:asset:ast_01M832XSADV6DD7EPV5EKDTXDG:20780","cursor":null}', 'done', 1795400066401, 1, 8, NULL, NULL, NULL, 1795400066401, 1795400066449),
	('match:asset:ast_01M832XT8W9YBVR1M1E9TA0WMM:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M832XT8W9YBVR1M1E9TA0WMM"},"run":"match:asset:ast_01M832XT8W9YBVR1M1E9TA0WMM:20780","cursor":null}', 'done', 1795400067367, 1, 8, NULL, NULL, NULL, 1795400067367, 1795400067408),
	('match:asset:ast_01M832XSM16NXJWDQM1P8S9QFS:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M832XSM16NXJWDQM1P8S9QFS"},"run":"match:asset:ast_01M832XSM16NXJWDQM1P8S9QFS:20780","cursor":null}', 'done', 1795400066699, 1, 8, NULL, NULL, NULL, 1795400066699, 1795400067426),
	('job_01M832XTDH5EJGACKVWE4AF6AX', 'notify_watch', '{}', 'waiting', 1795400127451, 0, 8, NULL, NULL, NULL, 1795400067505, NULL),
	('match:asset:ast_01M832XSN4NWAJJGAZMFM9GZ4A:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M832XSN4NWAJJGAZMFM9GZ4A"},"run":"match:asset:ast_01M832XSN4NWAJJGAZMFM9GZ4A:20780","cursor":null}', 'done', 1795400066731, 1, 8, NULL, NULL, NULL, 1795400066731, 1795400067506),
	('job_01M832XT81PZWA3QNPV3TQKCXN', 'challenge_callbacks', '{}', 'done', 1795400067329, 1, 8, NULL, NULL, NULL, 1795400067329, 1795400067506),
	('job_01M832XTDPTW6NX17H9DK1K7G4', 'notify_watch', '{}', 'waiting', 1795400072960, 0, 8, NULL, NULL, NULL, 1795400067510, NULL),
	('job_01M832XTAGRDGXJSV90A3G7SW1', 'notify_watch', '{}', 'done', 1795400067408, 1, 8, NULL, NULL, NULL, 1795400067408, 1795400067526),
	('match:asset:ast_01M832XSCNG5Y6KHB8S2XKAM0T:20780:', 'match_watches', '{"supply":{"kind":"asset","id":"ast_01M832XSCNG5Y6KHB8S2XKAM0T"},"run":"match:asset:ast_01M832XSCNG5Y6KHB8S2XKAM0T:20780","cursor":null}', 'done', 1795400066663, 1, 8, NULL, NULL, NULL, 1795400066663, 1795400067528),
	('work_tool_job:job_01M832XTEZMVVNE3ERWM8NK4VG', 'work_tool_job', '{"jobId":"job_01M832XTEZMVVNE3ERWM8NK4VG"}', 'done', 1795400067556, 1, 1000, NULL, NULL, NULL, 1795400067556, 1795400067575),
	('work_tool_job:job_01M832XTXVK5RW8Y2XN4T4K213', 'work_tool_job', '{"jobId":"job_01M832XTXVK5RW8Y2XN4T4K213"}', 'running', 1795400068028, 1, 1000, 1795407568033, 'proc_01M832XTH0BJ5TWPJDH4QCR7AQ', NULL, 1795400068028, NULL);

INSERT INTO farebox_fixture.ledger_balances VALUES
	('test:credit:0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'USD', 550000),
	('test:earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 'USD', 90000),
	('earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 'USD', 0),
	('earnings:usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 'USD', 0),
	('credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'USD', 19750000);

INSERT INTO farebox_fixture.ledger_entries VALUES
	('led_01M7RSAWKPKE0Y2MGQ4DJCTM0H', 'operator:grants', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 20000000, 'USD', 'top_up', NULL, NULL, 1795054465654),
	('led_01M7RSAWMR6Z9253EF72PW5FD3', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7RSAWMKK77TPWXPA311RCGNwNCGA4gOMWiCrfpqemdkOc2X4aljwV0', NULL, 1795054465688),
	('led_01M7RSAWNEQPJ6SMW5EX1MFZQA', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 50000, 'USD', 'payment', 'pay_01M7RSAWN6JJ6ZAY8BGQD56457hNCGA4gOMWiCrfpqemdkBgGh8ZVyb1MIBFisj9yKCH0OmeP85xg3hw', NULL, 1795054465710),
	('led_01M832XRNXF20DXTAJ96TVXEQ4', 'payments:held', 'provider:test', 50000, 'USD', 'refund', 'pay_01M7RSAWMKK77TPWXPA311RCGNwNCGA4gOMWiCrfpqemdkOc2X4aljwV0', NULL, 1795400065725),
	('led_01M832XRNXX486CCY1G0R296CA', 'payments:held', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 50000, 'USD', 'refund', 'pay_01M7RSAWN6JJ6ZAY8BGQD56457hNCGA4gOMWiCrfpqemdkBgGh8ZVyb1MIBFisj9yKCH0OmeP85xg3hw', NULL, 1795400065725),
	('led_01M832XSNXPCP8PA44PM14R1CZ', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSNR914T10MKCFHJ579GwaCNBogOAgGiBi7mpK8VKUFfo-iYfIqPVKXA14Cnxw', NULL, 1795400066749),
	('led_01M832XSP4K29EHYJRXWTK7NKA', 'payments:held', 'test:earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSNR914T10MKCFHJ579GwaCNBogOAgGiBi7mpK8VKUFfo-iYfIqPVKXA14Cnxw', 'call_01M832XSP3Z15XVBHD2TH3D2B1', 1795400066756),
	('led_01M832XSP4EQZPAMJ3S6A6PZ47', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSNR914T10MKCFHJ579GwaCNBogOAgGiBi7mpK8VKUFfo-iYfIqPVKXA14Cnxw', 'call_01M832XSP3Z15XVBHD2TH3D2B1', 1795400066756),
	('led_01M832XSPE53QHG587TYJ548AE', 'test:earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 'payments:held', 90000, 'USD', 'sale', 'pay_01M832XSNR914T10MKCFHJ579GwaCNBogOAgGiBi7mpK8VKUFfo-iYfIqPVKXA14Cnxw', 'call_01M832XSP3Z15XVBHD2TH3D2B1', 1795400066766),
	('led_01M832XSPENXRPD056H5YGDVVV', 'test:revenue:fees', 'payments:held', 10000, 'USD', 'fee', 'pay_01M832XSNR914T10MKCFHJ579GwaCNBogOAgGiBi7mpK8VKUFfo-iYfIqPVKXA14Cnxw', 'call_01M832XSP3Z15XVBHD2TH3D2B1', 1795400066766),
	('led_01M832XSPS9F1AXNM0WNZQ910E', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M832XSPPYW3SKBAX30HN3TM0wNCGA4gOMWiCrfpqemdk0W6wPstF5ig', NULL, 1795400066777),
	('led_01M832XSPZRJ9HTWA800SDQZJG', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M832XSPPYW3SKBAX30HN3TM0wNCGA4gOMWiCrfpqemdk0W6wPstF5ig', 'call_01M832XSPXB687VJF381TPTEW9', 1795400066783),
	('led_01M832XSQ6XMRDMZ92RFWAVH91', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 50000, 'USD', 'payment', 'pay_01M832XSQ2B4HZJ40MJKX44E7JhNCGA4gOMWiCrfpqemdkBgGh8ZVyb1MIBFisj9yKCH0m-NTOQlf2Bw', NULL, 1795400066790),
	('led_01M832XSQEAVGY4A26BA8BFKAT', 'payments:held', 'revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M832XSQ2B4HZJ40MJKX44E7JhNCGA4gOMWiCrfpqemdkBgGh8ZVyb1MIBFisj9yKCH0m-NTOQlf2Bw', 'call_01M832XSQCDMWNZKDB6SJF9B38', 1795400066798),
	('led_01M832XSQMAZ4HF0B8ER1T25FV', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M832XSQH2KVGPFRA8BGCFEXJwNCGA4gOMXkGn8t9OmdkQ9omJ6xgsi8', NULL, 1795400066804),
	('led_01M832XSREZRH7F99B3S1SCCV2', 'provider:x402-test:eip155:84532', 'payments:held', 50000, 'USD', 'payment', 'pay_01M832XSR5W9DSQXG8KY767B2CjNCGA4gOMWiCrfpqemdkqQEe1l7gQYQaUEDCM8Rgdy2BWUUbQhtAWDJF4DPDBy3gfU20_lY', NULL, 1795400066830),
	('led_01M832XSRE999PF14T6Z1S1429', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M832XSR5W9DSQXG8KY767B2CjNCGA4gOMWiCrfpqemdkqQEe1l7gQYQaUEDCM8Rgdy2BWUUbQhtAWDJF4DPDBy3gfU20_lY', 'call_01M832XSR7GZMMFWAARHP0G5VH', 1795400066830),
	('led_01M832XSS01KJ8EYWKNMZ04S8K', 'provider:x402-test:eip155:84532', 'payments:held', 1000000, 'USD', 'payment', 'pay_01M832XSRSVQ8ANYV35GC28YTMjsCEPYgOxQFo6m3RE4VnAkzlQLoumUFVLGdLr2TZbMllJzKtH-hetx9AqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadEtVa68s3FYk', NULL, 1795400066848),
	('led_01M832XSS0YTBDZMBKH0XPMJD2', 'payments:held', 'test:credit:0xcf68816a63e56e130380bc1ddc5c3b409104b231', 1000000, 'USD', 'top_up', 'pay_01M832XSRSVQ8ANYV35GC28YTMjsCEPYgOxQFo6m3RE4VnAkzlQLoumUFVLGdLr2TZbMllJzKtH-hetx9AqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadEtVa68s3FYk', 'call_01M832XSRTGKASV49Z45M8QQ0K', 1795400066848),
	('led_01M832XSSJHXZ33XNNW5EKDM78', 'test:credit:0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'payments:held', 50000, 'USD', 'payment', 'pay_01M832XSSHS4RNTWV6RX3ACEY2kNCGA4gOMWiCrfpqemdkqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadUXqufRV5-8E', NULL, 1795400066866),
	('led_01M832XSSN8GVRKAAKBBNXAS7T', 'payments:held', 'test:revenue:tool:counted-echo', 50000, 'USD', 'use', 'pay_01M832XSSHS4RNTWV6RX3ACEY2kNCGA4gOMWiCrfpqemdkqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadUXqufRV5-8E', 'call_01M832XSSH4QQDDPKYPJDDKBAC', 1795400066869),
	('led_01M832XSSSFTCWA6SZPADF8V8G', 'test:credit:0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'test:refunds:wallets', 400000, 'USD', 'wallet_refund', 'rfd_01M832XSSSRWYP7JQDWYG3YQH1', NULL, 1795400066873),
	('led_01M832XST2AEQYVN3N26CY989V', 'provider:test', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSSYFQH9V28C3N2WRA8MwaCNBogOAgGiBi7i57HgG368TkS86Ag7TAD3J30Npg', NULL, 1795400066882),
	('led_01M832XSTB0PK3HYEMT5QV5J9P', 'payments:held', 'test:earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSSYFQH9V28C3N2WRA8MwaCNBogOAgGiBi7i57HgG368TkS86Ag7TAD3J30Npg', 'call_01M832XSTBQ6MJRF51STJYB6MR', 1795400066891),
	('led_01M832XSTBS89QAR4KBDHRA0KW', 'payments:held', 'test:revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSSYFQH9V28C3N2WRA8MwaCNBogOAgGiBi7i57HgG368TkS86Ag7TAD3J30Npg', 'call_01M832XSTBQ6MJRF51STJYB6MR', 1795400066891),
	('led_01M832XSTSE9DF57M351N55MZY', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSTK20T2WJZQ6XY2TEHQhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUWxH2MGbide', NULL, 1795400066905),
	('led_01M832XSV00GWX9ZRDNX1Y5ZFB', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSTK20T2WJZQ6XY2TEHQhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUWxH2MGbide', 'call_01M832XSTZ496GREGNMSZ213AZ', 1795400066912),
	('led_01M832XSV0VHYNVQF01S3EBQNX', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSTK20T2WJZQ6XY2TEHQhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUWxH2MGbide', 'call_01M832XSTZ496GREGNMSZ213AZ', 1795400066912),
	('led_01M832XSV9K26BD7AWQEJRD169', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSV5VT60A4W1X24FQTB6haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYoCN64JXGmM', NULL, 1795400066921),
	('led_01M832XSVJFRBMT8NV5ZPC5X97', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSV5VT60A4W1X24FQTB6haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYoCN64JXGmM', 'call_01M832XSVJ74JWDRPV4SY61PKY', 1795400066930),
	('led_01M832XSVJS9QNSQT1DYRHQVW6', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSV5VT60A4W1X24FQTB6haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYoCN64JXGmM', 'call_01M832XSVJ74JWDRPV4SY61PKY', 1795400066930),
	('led_01M832XSVW7M9J39062XWFYY6W', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSVR8TNXC8C42CT2NGFNhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfahiCvU9zGua', NULL, 1795400066940),
	('led_01M832XSW55RS0DSACM3WXDMWW', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSVR8TNXC8C42CT2NGFNhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfahiCvU9zGua', 'call_01M832XSW5PQDMBJ3NQ9AJW63M', 1795400066949),
	('led_01M832XT2NQ0QMFNECY16BJ1P4', 'earnings:usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 'payouts:pending', 1800000, 'USD', 'payout', NULL, NULL, 1795400067157),
	('led_01M832XSW5DTPYYN5FTSHXGVQH', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSVR8TNXC8C42CT2NGFNhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfahiCvU9zGua', 'call_01M832XSW5PQDMBJ3NQ9AJW63M', 1795400066949),
	('led_01M832XSWJNXFA9NKQK1CWHZPX', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSWCV59Y38TE4DY72NTDhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUHQlWKPTbl7', NULL, 1795400066962),
	('led_01M832XSWRH17FQ267ZGPKS2KD', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSWCV59Y38TE4DY72NTDhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUHQlWKPTbl7', 'call_01M832XSWR15YCQTK5GKHDS5AH', 1795400066968),
	('led_01M832XSWRVPH92Z452WR9B1SJ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSWCV59Y38TE4DY72NTDhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUHQlWKPTbl7', 'call_01M832XSWR15YCQTK5GKHDS5AH', 1795400066968),
	('led_01M832XSX25GDCZY0CXGFWVTVS', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSWYYR1FDXP31B1YTJ7FhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIffc7_4OJ1lFU', NULL, 1795400066978),
	('led_01M832XSXAK6W85MTQY4TCYQS8', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSWYYR1FDXP31B1YTJ7FhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIffc7_4OJ1lFU', 'call_01M832XSX9J3FBVK8CWC2DC1EQ', 1795400066986),
	('led_01M832XSXAZDQA7MWQNTS3AAE8', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSWYYR1FDXP31B1YTJ7FhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIffc7_4OJ1lFU', 'call_01M832XSX9J3FBVK8CWC2DC1EQ', 1795400066986),
	('led_01M832XSXN273VVZQGCY24EPW6', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSXF0NQ2NPMN5X8JMRZYhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYC_87CUsPLp', NULL, 1795400066997),
	('led_01M832XSY0389GAWJKT0V38XCH', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSXF0NQ2NPMN5X8JMRZYhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYC_87CUsPLp', 'call_01M832XSXZCKXV7MTBR0JBTPV6', 1795400067008),
	('led_01M832XSY0FWSWXAPETYGY12BB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSXF0NQ2NPMN5X8JMRZYhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYC_87CUsPLp', 'call_01M832XSXZCKXV7MTBR0JBTPV6', 1795400067008),
	('led_01M832XSYC5QEWHHPKAWRF0F03', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSY55TTSW6BR1R4G2DFGhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfWwZBenKppD7', NULL, 1795400067020),
	('led_01M832XSYKB4CJ28W601F4TTJN', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSY55TTSW6BR1R4G2DFGhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfWwZBenKppD7', 'call_01M832XSYKP4NNN79C50K9XQPA', 1795400067027),
	('led_01M832XSYKKZ76WAQG9QPSYWR9', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSY55TTSW6BR1R4G2DFGhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfWwZBenKppD7', 'call_01M832XSYKP4NNN79C50K9XQPA', 1795400067027),
	('led_01M832XSZDTNKF6H2KJJ8CC37K', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSYRV2XTPW3F2VGPVHMChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfeEmKHx91e5R', NULL, 1795400067053),
	('led_01M832XSZMHXRCWZ90V7FKXWG1', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSYRV2XTPW3F2VGPVHMChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfeEmKHx91e5R', 'call_01M832XSZMVNWXTT963T4GDV9R', 1795400067060),
	('led_01M832XSZM0HMFZXATN18HE2DZ', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSYRV2XTPW3F2VGPVHMChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfeEmKHx91e5R', 'call_01M832XSZMVNWXTT963T4GDV9R', 1795400067060),
	('led_01M832XT00C8S8XYER1MR597KG', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XSZTZPM22ZFEA2CGEDTShaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUvQEj6wcix4', NULL, 1795400067072),
	('led_01M832XT06M4QES8GBS25PARSF', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XSZTZPM22ZFEA2CGEDTShaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUvQEj6wcix4', 'call_01M832XT0669H63H7A6NG4ZEEV', 1795400067078),
	('led_01M832XT06JFWM3KB3B9EFHQ0C', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XSZTZPM22ZFEA2CGEDTShaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUvQEj6wcix4', 'call_01M832XT0669H63H7A6NG4ZEEV', 1795400067078),
	('led_01M832XT0JZ4ZVAZHCE4PSE41Z', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XT0B4BTQHWHKM0NS5CS4haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfbJtIBFMkF6Q', NULL, 1795400067090),
	('led_01M832XT0SBMAH0P29QQTWADPP', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XT0B4BTQHWHKM0NS5CS4haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfbJtIBFMkF6Q', 'call_01M832XT0SK8FYRBZ3HDV4QDE3', 1795400067097),
	('led_01M832XT0SB2FAF33ZY3VNGBWT', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XT0B4BTQHWHKM0NS5CS4haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfbJtIBFMkF6Q', 'call_01M832XT0SK8FYRBZ3HDV4QDE3', 1795400067097),
	('led_01M832XT11JP8AYQD5N8DTCE0Q', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XT0X8JHX6TBS5KDFCT55haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfcikD8I-2pcI', NULL, 1795400067105),
	('led_01M832XT18SRPAYK2VY8021FZY', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XT0X8JHX6TBS5KDFCT55haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfcikD8I-2pcI', 'call_01M832XT18TYF6TSC1A73DNKZ9', 1795400067112),
	('led_01M832XT18FH9V54HNQ9TNQ5ZB', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XT0X8JHX6TBS5KDFCT55haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfcikD8I-2pcI', 'call_01M832XT18TYF6TSC1A73DNKZ9', 1795400067112),
	('led_01M832XT1HE1S7M9PG6ERT3BJM', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 100000, 'USD', 'payment', 'pay_01M832XT1DH427PR3VS2X0FA7ChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYcSZG_i0kyW', NULL, 1795400067121),
	('led_01M832XT1QDY85FBAC37HBPJMD', 'payments:held', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 90000, 'USD', 'sale', 'pay_01M832XT1DH427PR3VS2X0FA7ChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYcSZG_i0kyW', 'call_01M832XT1QQXD3BY5KBWRDJ464', 1795400067127),
	('led_01M832XT1QS7AHA2VG3B2K7SAK', 'payments:held', 'revenue:fees', 10000, 'USD', 'fee', 'pay_01M832XT1DH427PR3VS2X0FA7ChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYcSZG_i0kyW', 'call_01M832XT1QQXD3BY5KBWRDJ464', 1795400067127),
	('led_01M832XT23CK35FHXF4S9MHCNH', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'payments:held', 2000000, 'USD', 'payment', 'pay_01M832XT1WXT6MHP5Z61AHM5R9hYCJeogOAgGiBi7lTdma07rbK6bddbAGAaHxlXJvUwgEWKyP3IoIfb5iNt2ONNFE', NULL, 1795400067139),
	('led_01M832XT2AKW8HGTXV1F1ADHQ3', 'payments:held', 'earnings:usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 1800000, 'USD', 'sale', 'pay_01M832XT1WXT6MHP5Z61AHM5R9hYCJeogOAgGiBi7lTdma07rbK6bddbAGAaHxlXJvUwgEWKyP3IoIfb5iNt2ONNFE', 'call_01M832XT2ANBEQ8WSYQPA1HPPH', 1795400067146),
	('led_01M832XT2A9D21CEFAEJCFM1A9', 'payments:held', 'revenue:fees', 200000, 'USD', 'fee', 'pay_01M832XT1WXT6MHP5Z61AHM5R9hYCJeogOAgGiBi7lTdma07rbK6bddbAGAaHxlXJvUwgEWKyP3IoIfb5iNt2ONNFE', 'call_01M832XT2ANBEQ8WSYQPA1HPPH', 1795400067146),
	('led_01M832XT2NQDGEP9GDSRDS3GQN', 'earnings:usr_01M7RSAWG9C3TV484CG2DEW5ND', 'payouts:pending', 1080000, 'USD', 'payout', NULL, NULL, 1795400067157),
	('led_01M832XT305709B49D9YRTZVKK', 'payouts:pending', 'payouts:paid', 1080000, 'USD', 'payout_paid', NULL, NULL, 1795400067168),
	('led_01M832XT3PR2PHNEJHAMFAJ0WQ', 'provider:stripe', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 5000000, 'USD', 'top_up', 'top_01M832XT3CMB4F4VAAJJ6GHNZB', NULL, 1795400067190),
	('led_01M832XT3WJNDKEEDAAEWSMDJ7', 'credit:usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'provider:stripe', 2000000, 'USD', 'refund', 'top_01M832XT3CMB4F4VAAJJ6GHNZB', NULL, 1795400067196),
	('led_01M832XTES6819CVKQS07MPD78', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M832XTEM27HCGHS7GT57WX67wOCnEogOLcqOqQjW8o6oRWj4CH678KU', NULL, 1795400067545),
	('led_01M832XTF0Z9SPPGRDMPENZ2BA', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M832XTEM27HCGHS7GT57WX67wOCnEogOLcqOqQjW8o6oRWj4CH678KU', 'call_01M832XTEXNF9RMJKNQK4FJZEJ', 1795400067552),
	('led_01M832XTG5TBSW17VJDY2XD1Y6', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M832XTG12TDDBV8F0YEFKGW9wNCGA4gOMWiCrfpqemdkAe1QBTVkxj4', NULL, 1795400067589),
	('led_01M832XTXPAB769CDPRT76NFTN', 'provider:test', 'payments:held', 300000, 'USD', 'payment', 'pay_01M832XTXK3Q762QEAVDFVWCWXwOCnEogOLcqOqQjW8o6oN4rY8qC7Wdk', NULL, 1795400068022),
	('led_01M832XTXV84EFE9NE49ASQPXZ', 'payments:held', 'test:revenue:tool:scan-submit', 300000, 'USD', 'use', 'pay_01M832XTXK3Q762QEAVDFVWCWXwOCnEogOLcqOqQjW8o6oN4rY8qC7Wdk', 'call_01M832XTXS5NMDE4H4TRT9Z50G', 1795400068027),
	('led_01M832XTY82T84ZE07G3Q9GN1K', 'provider:test', 'payments:held', 50000, 'USD', 'payment', 'pay_01M832XTY137G473CSHWC34AP9wNCGA4gOJcwE4TpnZBRwAOQ1WggJ', NULL, 1795400068040);

INSERT INTO farebox_fixture.payments VALUES
	('pay_01M832XSV5VT60A4W1X24FQTB6haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYoCN64JXGmM', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400066917, 1795403666921, 1795400066921, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066921),
	('pay_01M832XSRSVQ8ANYV35GC28YTMjsCEPYgOxQFo6m3RE4VnAkzlQLoumUFVLGdLr2TZbMllJzKtH-hetx9AqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadEtVa68s3FYk', 'credit', 'credit:0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'x402-test', 'paid', 1000000, 'USD', 1, 1, '0xcf68816a63e56e130380bc1ddc5c3b409104b231', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', 1795400066841, 1795403666848, 1795400066848, NULL, NULL),
	('pay_01M7RSAWMKK77TPWXPA311RCGNwNCGA4gOMWiCrfpqemdkOc2X4aljwV0', 'tool', 'counted-echo', 'test', 'refunded', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795054465683, 1795058065688, 1795054465688, NULL, NULL),
	('pay_01M7RSAWN6JJ6ZAY8BGQD56457hNCGA4gOMWiCrfpqemdkBgGh8ZVyb1MIBFisj9yKCH0OmeP85xg3hw', 'tool', 'counted-echo', 'credit', 'refunded', 50000, 'USD', 1, 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795054465702, 1795058065710, 1795054465710, NULL, NULL),
	('pay_01M7RSAWMFJ579ECB756V7SPTBwNCGA4gOMWiCrfpqemdkCrO2OVVXxRI', 'tool', 'counted-echo', 'test', 'expired', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795054465679, 1795055365679, NULL, NULL, NULL),
	('pay_01M832XSNR914T10MKCFHJ579GwaCNBogOAgGiBi7mpK8VKUFfo-iYfIqPVKXA14Cnxw', 'asset', 'ast_01M832XSN4NWAJJGAZMFM9GZ4A', 'test', 'paid', 100000, 'USD', 1, 0, 'anonymous', NULL, 1795400066744, 1795403666767, 1795400066749, NULL, NULL),
	('pay_01M832XSPPYW3SKBAX30HN3TM0wNCGA4gOMWiCrfpqemdk0W6wPstF5ig', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795400066774, 1795403666777, 1795400066777, NULL, NULL),
	('pay_01M832XSSHS4RNTWV6RX3ACEY2kNCGA4gOMWiCrfpqemdkqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadUXqufRV5-8E', 'tool', 'counted-echo', 'credit-test', 'paid', 50000, 'USD', 1, 1, '0xcf68816a63e56e130380bc1ddc5c3b409104b231', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', 1795400066865, 1795403666866, 1795400066866, NULL, NULL),
	('pay_01M832XSQ2B4HZJ40MJKX44E7JhNCGA4gOMWiCrfpqemdkBgGh8ZVyb1MIBFisj9yKCH0m-NTOQlf2Bw', 'tool', 'counted-echo', 'credit', 'paid', 50000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400066786, 1795403666790, 1795400066790, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066790),
	('pay_01M832XSQH2KVGPFRA8BGCFEXJwNCGA4gOMXkGn8t9OmdkQ9omJ6xgsi8', 'tool', 'failing-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795400066801, 1795403666804, 1795400066804, NULL, NULL),
	('pay_01M832XSWYYR1FDXP31B1YTJ7FhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIffc7_4OJ1lFU', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400066974, 1795403666978, 1795400066978, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066978),
	('pay_01M832XSR5W9DSQXG8KY767B2CjNCGA4gOMWiCrfpqemdkqQEe1l7gQYQaUEDCM8Rgdy2BWUUbQhtAWDJF4DPDBy3gfU20_lY', 'tool', 'counted-echo', 'x402-test', 'paid', 50000, 'USD', 1, 1, '0xab346f804c6ae478bdb375a790ae0aca0e734477', '0xab346f804c6ae478bdb375a790ae0aca0e734477', 1795400066821, 1795403666830, 1795400066830, NULL, NULL),
	('pay_01M832XSSYFQH9V28C3N2WRA8MwaCNBogOAgGiBi7i57HgG368TkS86Ag7TAD3J30Npg', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'test', 'paid', 100000, 'USD', 1, 1, 'anonymous', NULL, 1795400066878, 1795403666882, 1795400066882, NULL, NULL),
	('pay_01M832XSVR8TNXC8C42CT2NGFNhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfahiCvU9zGua', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400066936, 1795403666940, 1795400066940, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066940),
	('pay_01M832XSTK20T2WJZQ6XY2TEHQhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUWxH2MGbide', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400066899, 1795403666905, 1795400066905, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066905),
	('pay_01M832XSYRV2XTPW3F2VGPVHMChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfeEmKHx91e5R', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400067032, 1795403667053, 1795400067053, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067053),
	('pay_01M832XSWCV59Y38TE4DY72NTDhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUHQlWKPTbl7', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400066956, 1795403666962, 1795400066962, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066962),
	('pay_01M832XSY55TTSW6BR1R4G2DFGhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfWwZBenKppD7', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400067013, 1795403667020, 1795400067020, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067020),
	('pay_01M832XSXF0NQ2NPMN5X8JMRZYhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYC_87CUsPLp', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400066991, 1795403666997, 1795400066997, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066997),
	('pay_01M832XT1DH427PR3VS2X0FA7ChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYcSZG_i0kyW', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400067117, 1795403667121, 1795400067121, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067121),
	('pay_01M832XSZTZPM22ZFEA2CGEDTShaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUvQEj6wcix4', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400067066, 1795403667072, 1795400067072, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067072),
	('pay_01M832XT0B4BTQHWHKM0NS5CS4haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfbJtIBFMkF6Q', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400067083, 1795403667090, 1795400067090, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067090),
	('pay_01M832XT0X8JHX6TBS5KDFCT55haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfcikD8I-2pcI', 'asset', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'credit', 'paid', 100000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400067101, 1795403667105, 1795400067105, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067105),
	('pay_01M832XT1WXT6MHP5Z61AHM5R9hYCJeogOAgGiBi7lTdma07rbK6bddbAGAaHxlXJvUwgEWKyP3IoIfb5iNt2ONNFE', 'asset', 'ast_01M832XSADV6DD7EPV5EKDTXDG', 'credit', 'paid', 2000000, 'USD', 1, 1, 'key_01M7RSAWKFAC408P5CHZE8M23X', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795400067132, 1795403667139, 1795400067139, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067139),
	('pay_01M832XTEM27HCGHS7GT57WX67wOCnEogOLcqOqQjW8o6oRWj4CH678KU', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795400067540, 1795403667545, 1795400067545, NULL, NULL),
	('pay_01M832XTG12TDDBV8F0YEFKGW9wNCGA4gOMWiCrfpqemdkAe1QBTVkxj4', 'tool', 'counted-echo', 'test', 'paid', 50000, 'USD', 1, 0, 'anonymous', NULL, 1795400067585, 1795403667589, 1795400067589, NULL, NULL),
	('pay_01M832XTM2ZCA8HT0GRJZ63RWNjNCGA4gOMWiCrfpqemdkqQEe1mSscSRYKWsPGbIgGHMyIdMaxnOITY1aXnl3xWPVrErVOsU', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0xac08e00a05d1300e11ced61cf07aefc8c9aeafdb', NULL, 1795400067714, 1795400967714, NULL, NULL, NULL),
	('pay_01M832XTN7JDGN3R13NHYR3X2WjNCGA4gOMWiCrfpqemdkqQEez3IUbMVtIDL9eZ8tplm-Rbt5l0eXcSw01idoaGCIroqHIT8', 'tool', 'counted-echo', 'x402-test', 'pending', 50000, 'USD', 1, 0, '0x3e60dc1dec429feb382aaa727fe37e3e084e2284', NULL, 1795400067751, 1795400967751, NULL, NULL, NULL),
	('pay_01M832XTXK3Q762QEAVDFVWCWXwOCnEogOLcqOqQjW8o6oN4rY8qC7Wdk', 'tool', 'scan-submit', 'test', 'paid', 300000, 'USD', 1, 1, 'anonymous', NULL, 1795400068019, 1795486468022, 1795400068022, NULL, NULL),
	('pay_01M832XTY137G473CSHWC34AP9wNCGA4gOJcwE4TpnZBRwAOQ1WggJ', 'tool', 'slow-echo', 'test', 'paid', 50000, 'USD', 1, 1, 'anonymous', NULL, 1795400068033, 1795486468040, 1795400068040, NULL, NULL),
	('pay_01M832XTYWAYDT7VD18HY4NC18hNCGA4gOMWiCrfpqemdkBgGh8ZVyb1MIBFisj9yKCH3aMgXIVgbAnw', 'tool', 'counted-echo', 'credit', 'pending', 50000, 'USD', 1, 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', NULL, 1795400068060, 1795400968060, NULL, NULL, NULL);

INSERT INTO farebox_fixture.payout_batches VALUES
	('pob_01M832XT2N4ADM2REJVNQQT4JR', 'eip155:84532', 'export', 'open', 'November', 2, 2880000, 'usr_00000000000000000000000000', NULL, '[null,null,"November"]', 1795400067157, NULL);

INSERT INTO farebox_fixture.payout_lines VALUES
	('pot_01M832XT2NCG9TRK17X5MX6F2G', 'pob_01M832XT2N4ADM2REJVNQQT4JR', 'usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 'eip155:84532', '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1800000, 'pending', NULL, NULL, NULL, 1795400067157, NULL),
	('pot_01M832XT2N3WY491C6AT7KM1TT', 'pob_01M832XT2N4ADM2REJVNQQT4JR', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 'eip155:84532', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1080000, 'paid', NULL, 'wire 17', NULL, 1795400067157, 1795400067168);

INSERT INTO farebox_fixture.payout_locks VALUES
	('batches', 1795400067157);

INSERT INTO farebox_fixture.payout_wallet_changes VALUES
	('usr_01M7RSAWG9C3TV484CG2DEW5ND', 1795054465666),
	('usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 1795054465674);

INSERT INTO farebox_fixture.processes VALUES
	('proc_01M832XTH0BJ5TWPJDH4QCR7AQ', 1795400067659, 1795400082659);

INSERT INTO farebox_fixture.purchases VALUES
	('call_01M832XSP3Z15XVBHD2TH3D2B1', 'pay_01M832XSNR914T10MKCFHJ579GwaCNBogOAgGiBi7mpK8VKUFfo-iYfIqPVKXA14Cnxw', 'ast_01M832XSN4NWAJJGAZMFM9GZ4A', 'anonymous', 'given_back', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, 'file_missing', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066756, NULL, 1795400066756),
	('call_01M832XSPXB687VJF381TPTEW9', 'pay_01M832XSPPYW3SKBAX30HN3TM0wNCGA4gOMWiCrfpqemdk0W6wPstF5ig', 'counted-echo', 'anonymous', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, '{"note":"hello","run":1}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066781, NULL, 1795400066783),
	('call_01M832XSQCDMWNZKDB6SJF9B38', 'pay_01M832XSQ2B4HZJ40MJKX44E7JhNCGA4gOMWiCrfpqemdkBgGh8ZVyb1MIBFisj9yKCH0m-NTOQlf2Bw', 'counted-echo', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'first', 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":2}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066796, NULL, 1795400066798),
	('call_01M832XSQQY2QZQZKJVAAZCTKW', 'pay_01M832XSQH2KVGPFRA8BGCFEXJwNCGA4gOMXkGn8t9OmdkQ9omJ6xgsi8', 'failing-echo', 'anonymous', 'given_back', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, 'upstream_failed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066807, NULL, 1795400066809),
	('call_01M832XSTZ496GREGNMSZ213AZ', 'pay_01M832XSTK20T2WJZQ6XY2TEHQhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUWxH2MGbide', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066912, NULL, 1795400066912),
	('call_01M832XSR7GZMMFWAARHP0G5VH', 'pay_01M832XSR5W9DSQXG8KY767B2CjNCGA4gOMWiCrfpqemdkqQEe1l7gQYQaUEDCM8Rgdy2BWUUbQhtAWDJF4DPDBy3gfU20_lY', 'counted-echo', '0xab346f804c6ae478bdb375a790ae0aca0e734477', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":3}', NULL, '0xab346f804c6ae478bdb375a790ae0aca0e734477', '0xab346f804c6ae478bdb375a790ae0aca0e734477', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xab346f804c6ae478bdb375a790ae0aca0e734477 0xf5d45bfbbe3a2c79f3d18580a8bbb24d431efcbcdaf23ca6d10a8a90ecf50b2a', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xf094bcccf912c97157032a98e98c3e0f895cfecb381c99bf716fb00ccd34cf240faf177dcfa6e622f45b2baca70d1154d8a463064794ebe108b89db5815a553f1b","authorization":{"from":"0xAb346f804C6AE478BDB375a790Ae0aca0E734477","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"50000","validAfter":"0","validBefore":"1795400126","nonce":"0xf5d45bfbbe3a2c79f3d18580a8bbb24d431efcbcdaf23ca6d10a8a90ecf50b2a"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, '0xc5731ed47e0d3097b348245ef9909814ab0fd286d83561a8e679bbf5500c1819', '0xab346f804c6ae478bdb375a790ae0aca0e734477', 0, 0, 1795400066823, NULL, 1795400066830),
	('call_01M832XSRTGKASV49Z45M8QQ0K', 'pay_01M832XSRSVQ8ANYV35GC28YTMjsCEPYgOxQFo6m3RE4VnAkzlQLoumUFVLGdLr2TZbMllJzKtH-hetx9AqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadEtVa68s3FYk', 'credit:0xcf68816a63e56e130380bc1ddc5c3b409104b231', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, 'credit 1000000', NULL, NULL, '0xcf68816a63e56e130380bc1ddc5c3b409104b231', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xcf68816a63e56e130380bc1ddc5c3b409104b231 0x59370dcdb6d53a1ab1350fbfda63ba4f58e6071c35aaa910ec067d5ad439c4ec', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xa548709af22deb97e5c10fc8948edf6268dd794874c5e3bcecc9970133b03d23175e223e4ea71118c7e2b38b151ddf0a4ab6dde3628a11dbcece722291a3fa881b","authorization":{"from":"0xCF68816a63e56E130380Bc1dDC5C3b409104B231","to":"0x2D0aEd1922136019189abA71E23E666F6D5EdCd8","value":"1000000","validAfter":"0","validBefore":"1795400126","nonce":"0x59370dcdb6d53a1ab1350fbfda63ba4f58e6071c35aaa910ec067d5ad439c4ec"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"1000000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x2d0aed1922136019189aba71e23e666f6d5edcd8","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 1000000, '0x57f5327b285cb74ae3f3bce90e9473d13e33cbeea28608cb0d350f037f014ae1', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', 0, 0, 1795400066843, NULL, 1795400066848),
	('call_01M832XSSH4QQDDPKYPJDDKBAC', 'pay_01M832XSSHS4RNTWV6RX3ACEY2kNCGA4gOMWiCrfpqemdkqQEe2HhcS9JZF3HycU8aJBtoIflleC4gGw0aTyadUXqufRV5-8E', 'counted-echo', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', '{"note":"hello","run":4}', NULL, '0xcf68816a63e56e130380bc1ddc5c3b409104b231', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', 'siwx:ycKqqCa4VtozN29IL14OBcJ0RRLJKvgiwOQhsHl37PQ', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066866, NULL, 1795400066869),
	('call_01M832XSTBQ6MJRF51STJYB6MR', 'pay_01M832XSSYFQH9V28C3N2WRA8MwaCNBogOAgGiBi7i57HgG368TkS86Ag7TAD3J30Npg', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'anonymous', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066891, NULL, 1795400066891),
	('call_01M832XSVJ74JWDRPV4SY61PKY', 'pay_01M832XSV5VT60A4W1X24FQTB6haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYoCN64JXGmM', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066930, NULL, 1795400066930),
	('call_01M832XSW5PQDMBJ3NQ9AJW63M', 'pay_01M832XSVR8TNXC8C42CT2NGFNhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfahiCvU9zGua', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066949, NULL, 1795400066949),
	('call_01M832XSWR15YCQTK5GKHDS5AH', 'pay_01M832XSWCV59Y38TE4DY72NTDhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUHQlWKPTbl7', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066968, NULL, 1795400066968),
	('call_01M832XSX9J3FBVK8CWC2DC1EQ', 'pay_01M832XSWYYR1FDXP31B1YTJ7FhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIffc7_4OJ1lFU', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400066986, NULL, 1795400066986),
	('call_01M832XSXZCKXV7MTBR0JBTPV6', 'pay_01M832XSXF0NQ2NPMN5X8JMRZYhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYC_87CUsPLp', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067008, NULL, 1795400067008),
	('call_01M832XSYKP4NNN79C50K9XQPA', 'pay_01M832XSY55TTSW6BR1R4G2DFGhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfWwZBenKppD7', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067027, NULL, 1795400067027),
	('call_01M832XSZMVNWXTT963T4GDV9R', 'pay_01M832XSYRV2XTPW3F2VGPVHMChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfeEmKHx91e5R', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067060, NULL, 1795400067060),
	('call_01M832XT0669H63H7A6NG4ZEEV', 'pay_01M832XSZTZPM22ZFEA2CGEDTShaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUvQEj6wcix4', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067078, NULL, 1795400067078),
	('call_01M832XT0SK8FYRBZ3HDV4QDE3', 'pay_01M832XT0B4BTQHWHKM0NS5CS4haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfbJtIBFMkF6Q', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067097, NULL, 1795400067097),
	('call_01M832XT18TYF6TSC1A73DNKZ9', 'pay_01M832XT0X8JHX6TBS5KDFCT55haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfcikD8I-2pcI', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067112, NULL, 1795400067112),
	('call_01M832XT1QQXD3BY5KBWRDJ464', 'pay_01M832XT1DH427PR3VS2X0FA7ChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYcSZG_i0kyW', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067127, NULL, 1795400067127),
	('call_01M832XT2ANBEQ8WSYQPA1HPPH', 'pay_01M832XT1WXT6MHP5Z61AHM5R9hYCJeogOAgGiBi7lTdma07rbK6bddbAGAaHxlXJvUwgEWKyP3IoIfb5iNt2ONNFE', 'ast_01M832XSADV6DD7EPV5EKDTXDG', 'key_01M7RSAWKFAC408P5CHZE8M23X', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067146, NULL, 1795400067146),
	('call_01M832XTEXNF9RMJKNQK4FJZEJ', 'pay_01M832XTEM27HCGHS7GT57WX67wOCnEogOLcqOqQjW8o6oRWj4CH678KU', 'scan-submit', 'anonymous', 'used', 'proc_01M7RSAW9GYH5E6KWRTECX1FEJ', NULL, NULL, NULL, '{"requestId":"req_01M832XTEXCS3TSS9Y60PE4SWA","data":{"id":"job_01M832XTEZMVVNE3ERWM8NK4VG"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400067549, NULL, 1795400067552),
	('call_01M832XTM5E6CKFH6JCYZX1XNP', 'pay_01M832XTM2ZCA8HT0GRJZ63RWNjNCGA4gOMWiCrfpqemdkqQEe1mSscSRYKWsPGbIgGHMyIdMaxnOITY1aXnl3xWPVrErVOsU', 'counted-echo', '0xac08e00a05d1300e11ced61cf07aefc8c9aeafdb', 'refused', 'proc_01M832XTH0BJ5TWPJDH4QCR7AQ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, 'insufficient_funds', '0xac08e00a05d1300e11ced61cf07aefc8c9aeafdb', '0xac08e00a05d1300e11ced61cf07aefc8c9aeafdb', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0xac08e00a05d1300e11ced61cf07aefc8c9aeafdb 0xb3d4dbc2ba05aa86fb52f28bf46ae3ba9d54adae9b7da8b5ed4108dd954eb9bc', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0xe3b279292ad824bcddd75119e55660c9bfb089d3e4317b528d1fea137e1e62001e4344d903cad5301fc2d1a6468661f80328082a57dc28eee90ced3a97b359741b","authorization":{"from":"0xAc08E00a05d1300e11ceD61CF07AEFC8c9AeAFdB","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795400127","nonce":"0xb3d4dbc2ba05aa86fb52f28bf46ae3ba9d54adae9b7da8b5ed4108dd954eb9bc"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 1, 1795400067717, NULL, 1795400067727),
	('call_01M832XTN9RDVGX7MJPCB83K0N', 'pay_01M832XTN7JDGN3R13NHYR3X2WjNCGA4gOMWiCrfpqemdkqQEez3IUbMVtIDL9eZ8tplm-Rbt5l0eXcSw01idoaGCIroqHIT8', 'counted-echo', '0x3e60dc1dec429feb382aaa727fe37e3e084e2284', 'unknown', 'proc_01M832XTH0BJ5TWPJDH4QCR7AQ', NULL, NULL, 'ttIznpN4hHiazS46TQZerhjdCi_iMUVd7cswEfCSMlc', NULL, NULL, '0x3e60dc1dec429feb382aaa727fe37e3e084e2284', '0x3e60dc1dec429feb382aaa727fe37e3e084e2284', 'eip155:84532 0x036cbd53842c5426634e7929541ec2318f3dcf7e 0x3e60dc1dec429feb382aaa727fe37e3e084e2284 0x2696e93228be44095bb89c1beae57945b0bdc87e625190474361e53b1aee1c83', 'x402-test', 'eip155:84532', '{"payload":{"signature":"0x63e4e3fb3888b12ec170c03ddf8e2e5131ab016d9403f2bc1288441daa39fcac23785197c0ce1cde8fd59684af751d351db82cbd1cee9e15522403037fc493771b","authorization":{"from":"0x3e60DC1dEC429fEB382AAA727FE37e3e084E2284","to":"0x209693Bc6afc0C5328bA36FaF03C514EF312287C","value":"50000","validAfter":"0","validBefore":"1795400127","nonce":"0x2696e93228be44095bb89c1beae57945b0bdc87e625190474361e53b1aee1c83"}},"requirement":{"scheme":"exact","network":"eip155:84532","amount":"50000","asset":"0x036CbD53842c5426634e7929541eC2318f3dCF7e","payTo":"0x209693bc6afc0c5328ba36faf03c514ef312287c","maxTimeoutSeconds":60,"extra":{"name":"USDC","version":"2"}}}', 50000, NULL, NULL, 0, 0, 1795400067753, 1795400068015, NULL),
	('call_01M832XTXS5NMDE4H4TRT9Z50G', 'pay_01M832XTXK3Q762QEAVDFVWCWXwOCnEogOLcqOqQjW8o6oN4rY8qC7Wdk', 'scan-submit', 'anonymous', 'used', 'proc_01M832XTH0BJ5TWPJDH4QCR7AQ', NULL, NULL, NULL, '{"requestId":"req_01M832XTXS5H8TG7AKS4JK9H0N","data":{"id":"job_01M832XTXVK5RW8Y2XN4T4K213"}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400068025, NULL, 1795400068027),
	('call_01M832XTYE6S25V354D2EG0A5J', 'pay_01M832XTY137G473CSHWC34AP9wNCGA4gOJcwE4TpnZBRwAOQ1WggJ', 'slow-echo', 'anonymous', 'reserved', 'proc_01M832XTH0BJ5TWPJDH4QCR7AQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 1795400068046, NULL, NULL);

INSERT INTO farebox_fixture.returned_deliveries VALUES
	('rev_01M832XSP45BJYCXET0232NRV5', 'file_missing', 0, 1795400066766);

INSERT INTO farebox_fixture.revenue_events VALUES
	('rev_01M832XSP45BJYCXET0232NRV5', 'pay_01M832XSNR914T10MKCFHJ579GwaCNBogOAgGiBi7mpK8VKUFfo-iYfIqPVKXA14Cnxw', 'call_01M832XSP3Z15XVBHD2TH3D2B1', 'ast_01M832XSN4NWAJJGAZMFM9GZ4A', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 1, 'anonymous', 1795400066756),
	('rev_01M832XSTBNG82Z5207BE8BAPT', 'pay_01M832XSSYFQH9V28C3N2WRA8MwaCNBogOAgGiBi7i57HgG368TkS86Ag7TAD3J30Npg', 'call_01M832XSTBQ6MJRF51STJYB6MR', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 1, 'anonymous', 1795400066891),
	('rev_01M832XSV0S6VDX76RZPV253SR', 'pay_01M832XSTK20T2WJZQ6XY2TEHQhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUWxH2MGbide', 'call_01M832XSTZ496GREGNMSZ213AZ', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066912),
	('rev_01M832XSVJR18SWWCH0J81V6NP', 'pay_01M832XSV5VT60A4W1X24FQTB6haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYoCN64JXGmM', 'call_01M832XSVJ74JWDRPV4SY61PKY', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066930),
	('rev_01M832XSW5B93W3GEEXJF8GPF5', 'pay_01M832XSVR8TNXC8C42CT2NGFNhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfahiCvU9zGua', 'call_01M832XSW5PQDMBJ3NQ9AJW63M', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066949),
	('rev_01M832XSWRQ2C4N3SQX35DJKX9', 'pay_01M832XSWCV59Y38TE4DY72NTDhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUHQlWKPTbl7', 'call_01M832XSWR15YCQTK5GKHDS5AH', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066968),
	('rev_01M832XSXAKW8TADNAFB24E037', 'pay_01M832XSWYYR1FDXP31B1YTJ7FhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIffc7_4OJ1lFU', 'call_01M832XSX9J3FBVK8CWC2DC1EQ', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400066986),
	('rev_01M832XSY0DSD3B4NDXMMJ0YJ1', 'pay_01M832XSXF0NQ2NPMN5X8JMRZYhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYC_87CUsPLp', 'call_01M832XSXZCKXV7MTBR0JBTPV6', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067008),
	('rev_01M832XSYK5QXY9A0KVFFRHCK7', 'pay_01M832XSY55TTSW6BR1R4G2DFGhaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfWwZBenKppD7', 'call_01M832XSYKP4NNN79C50K9XQPA', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067027),
	('rev_01M832XSZMRTP98WNMZ9FWP4RV', 'pay_01M832XSYRV2XTPW3F2VGPVHMChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfeEmKHx91e5R', 'call_01M832XSZMVNWXTT963T4GDV9R', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067060),
	('rev_01M832XT06DPQTN0HMM3FWCDMB', 'pay_01M832XSZTZPM22ZFEA2CGEDTShaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfUvQEj6wcix4', 'call_01M832XT0669H63H7A6NG4ZEEV', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067078),
	('rev_01M832XT0SMQSGQS4XEJADJA2K', 'pay_01M832XT0B4BTQHWHKM0NS5CS4haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfbJtIBFMkF6Q', 'call_01M832XT0SK8FYRBZ3HDV4QDE3', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067097),
	('rev_01M832XT188HQ0MK6RQKB5D9QZ', 'pay_01M832XT0X8JHX6TBS5KDFCT55haCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfcikD8I-2pcI', 'call_01M832XT18TYF6TSC1A73DNKZ9', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067112),
	('rev_01M832XT1QT9QV7CB3ZKV0DMQ5', 'pay_01M832XT1DH427PR3VS2X0FA7ChaCNBogOAgGiBi7i57HgG368TkS86AgGAaHxlXJvUwgEWKyP3IoIfYcSZG_i0kyW', 'call_01M832XT1QQXD3BY5KBWRDJ464', 'ast_01M832XRQ7P7G1PZNW9S2BST08', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 10000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067127),
	('rev_01M832XT2A1Z6K03YTV4WKKYEH', 'pay_01M832XT1WXT6MHP5Z61AHM5R9hYCJeogOAgGiBi7lTdma07rbK6bddbAGAaHxlXJvUwgEWKyP3IoIfb5iNt2ONNFE', 'call_01M832XT2ANBEQ8WSYQPA1HPPH', 'ast_01M832XSADV6DD7EPV5EKDTXDG', 'usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 2000000, 200000, 'USD', 0, 'key_01M7RSAWKFAC408P5CHZE8M23X', 1795400067146);

INSERT INTO farebox_fixture.schema_migrations VALUES
	('0001-initial', '0cfdc080f0c8afecc7ca81a93617888d1f1d6dae9f4f2b5380ea7645e7acd99a', 1795400065304),
	('0002-kept-data', '61e88d7390a0fcb52f5fc745d1f731330ee496efd4d77f2cb7eb2337cebde463', 1795400065309),
	('0003-brakes', '7f4974aab256b13c6a00b7b917d68af6641d0f27af9072d0a5eaf606580b0372', 1795400065315),
	('0004-callback-proofs', 'd65277d858f09a53728e45ace34b6b70c1b8320e7dc91c27cc0bd8bffe01da68', 1795400065322);

INSERT INTO farebox_fixture.search_documents VALUES
	(1, 'ast_01M832XRQ7P7G1PZNW9S2BST08', 1, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 'Daily rainfall in Hong Kong

Rainfall in millimetres for each weather station and day. 香港每日降雨量

station, date, millimetres', ' daily:66 rainfall:77 hong:66 kong:66 millimetr:71 weath:60 stat:71 day:60 香:60 香港:60 港:60 港每:60 每:60 每日:60 日:60 日降:60 降:60 降雨:60 雨:60 雨量:60 量:60 date:50'),
	(2, 'ast_01M832XSADV6DD7EPV5EKDTXDG', 2, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 2000000, 'Prices of tulips in Holland

Prices of tulip bulbs by week and variety.

week, variety, price', ' pric:83 tulip:80 holland:69 bulb:63 week:74 variety:74'),
	(6, 'ast_01M832XT8W9YBVR1M1E9TA0WMM', 9, 0, 'dataset', 'cc-by-4.0', 'text/csv', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 100000, 'Sightings of quetzals in Costa Rica

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
	('272044b31461262d5c49e71a395378e34bf1901f49d57d1b3b7712568719c537', 'usr_00000000000000000000000000', 1795054465505, 1797646465505),
	('d1494dd39d02d1fe4b330594accbf58ecb01cb1a6d8203f7cf71ab4e1b20941f', 'usr_01M7RSAWG9C3TV484CG2DEW5ND', 1795054465546, 1797646465546),
	('18d9363b253ddb6c1383b8e80196f4c1e0ba03451b715ea735245f765aa2469b', 'usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 1795054465581, 1797646465581),
	('b6dfaeb39dabd318c3873a05b7af15cd5f932fa42af1bbfaf86e081e6eb0c3ce', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 1795054465640, 1797646465640);

INSERT INTO farebox_fixture.setup_links VALUES
	('d458781a3c3a93350ead27f84e00952c578b44b81362f387a115cb01af643691', 'usr_01M832XTEBEKYPAQEW2YY990CQ', 1795400067532, 1795486467532, NULL);

INSERT INTO farebox_fixture.stripe_events VALUES
	('evt_00000003', 'checkout.session.completed', 'applied', NULL, NULL, 1795400067188);

INSERT INTO farebox_fixture.test_network_balances VALUES
	('0xab346f804c6ae478bdb375a790ae0aca0e734477', 9950000, 10000000, 1795400066828),
	('0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1050000, 0, NULL),
	('0xcf68816a63e56e130380bc1ddc5c3b409104b231', 9000000, 10000000, 1795400066846);

INSERT INTO farebox_fixture.test_network_transfers VALUES
	('0xab346f804c6ae478bdb375a790ae0aca0e734477', '0xf5d45bfbbe3a2c79f3d18580a8bbb24d431efcbcdaf23ca6d10a8a90ecf50b2a', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 50000, '0xc5731ed47e0d3097b348245ef9909814ab0fd286d83561a8e679bbf5500c1819', 1795400066828),
	('0xcf68816a63e56e130380bc1ddc5c3b409104b231', '0x59370dcdb6d53a1ab1350fbfda63ba4f58e6071c35aaa910ec067d5ad439c4ec', '0x2d0aed1922136019189aba71e23e666f6d5edcd8', 1000000, '0x57f5327b285cb74ae3f3bce90e9473d13e33cbeea28608cb0d350f037f014ae1', 1795400066846);

INSERT INTO farebox_fixture.tool_files VALUES
	('file_01M832XTFHTN7RHKCGSA121A8T', 'page-1.png', 'tool-files/8356ad7c25fa/file_01M832XTFHTN7RHKCGSA121A8T', 'image/png', 19, 1795400067569, 1795490067569);

INSERT INTO farebox_fixture.tool_health VALUES
	('failing-echo', 'healthy', 1795054465483, 0, NULL),
	('timestamp', 'healthy', 1795400067681, 0, NULL),
	('word-count', 'healthy', 1795400067705, 0, NULL),
	('slugify', 'healthy', 1795400067712, 0, NULL),
	('random-uuid', 'healthy', 1795400067713, 0, NULL),
	('hk-weather', 'unhealthy', 1795400067714, 0, 'upstream_failed: upstream failed'),
	('proxy-health', 'unhealthy', 1795400067716, 0, 'FAREBOX_PROXY_BACKEND is not set'),
	('outline', 'healthy', 1795400067718, 0, NULL),
	('read-at-once', 'healthy', 1795400067718, 0, NULL),
	('scan-submit', 'healthy', 1795400067720, 0, NULL),
	('scan-result', 'healthy', 1795400067721, 1, NULL),
	('counted-echo', 'healthy', 1795400067722, 0, NULL),
	('slow-echo', 'healthy', 1795400067723, 0, NULL);

INSERT INTO farebox_fixture.tool_jobs VALUES
	('job_01M832XTEZMVVNE3ERWM8NK4VG', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M832XTEXNF9RMJKNQK4FJZEJ', NULL, 'succeeded', 1, 100, '{"data":{"pages":1,"see":"at farebox-file:page-1.png."},"kept":[{"name":"page-1.png","id":"file_01M832XTFHTN7RHKCGSA121A8T"}]}', NULL, NULL, 1795400067551, NULL, 1795400067574, 1795486467574, NULL, NULL, NULL, NULL, NULL, 0),
	('job_01M832XTXVK5RW8Y2XN4T4K213', 'scan-submit', 'structure', 'local', 'anonymous', 'call_01M832XTXS5NMDE4H4TRT9Z50G', '{"fileUrl":"https://documents.example/report.pdf"}', 'running', 1, NULL, NULL, NULL, NULL, 1795400068027, NULL, NULL, 1795572868027, NULL, NULL, NULL, NULL, NULL, 0);

INSERT INTO farebox_fixture.tool_settings VALUES
	('timestamp', NULL, NULL, 40000, NULL, NULL, NULL, 1795400067535);

INSERT INTO farebox_fixture.tool_statistics VALUES
	('counted-echo', 6, 4, 4, 0, 2, 1, 1795400066863),
	('failing-echo', 1, 1, 0, 1, 0, 0, 1795400066807),
	('scan-submit', 1, 1, 1, 0, 0, 1, 1795400067549);

INSERT INTO farebox_fixture.top_ups VALUES
	('top_01M7RSAWKP7H8HBS50BNCPPTNH', 'usr_01M7RSAWK7CSYHMH2JKEC50M8P', 'usr_00000000000000000000000000', NULL, 20000000, 'USD', NULL, 1795054465654);

INSERT INTO farebox_fixture.users VALUES
	('usr_00000000000000000000000000', 'admin@example.com', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$HyVz9DamFuii0X8ts6qzBw$XIF2WV0Ov3yqyKQu9HvaUpQYV3LOniSL5k+dGMDCZJ0', NULL, 1795054465395, 1795054465395, NULL, NULL, NULL),
	('usr_01M7RSAWK7CSYHMH2JKEC50M8P', '71de0df6-d02c-4051-8183-df711fd46753@example.com', '71de0df6-d02c-4051-8183-df711fd46753', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$F8KvDa4TLa92jyBn9axyMA$/W/i0L+xrOucScA2l54ZRv92HAeYYaMAcaCb9J9fKsQ', NULL, 1795054465639, 1795054465639, NULL, NULL, NULL),
	('usr_01M7RSAWHDG5HH3T2VPPAJ6FKK', 'd86fa8dd-59de-47a9-a0a8-38f6a0ea13b6@example.com', 'd86fa8dd-59de-47a9-a0a8-38f6a0ea13b6', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$jFofv15otaefvQsRoBDgTA$WWXTy3ugOFZ1wUTufGAvpGflk0n3UZ5anrcgrP9+SBA', '{"network":"eip155:84532","address":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}', 1795054465581, 1795054465676, NULL, NULL, NULL),
	('usr_01M7RSAWG9C3TV484CG2DEW5ND', 'd7f46238-823d-4d89-bf9d-9fb841418c4c@example.com', 'd7f46238-823d-4d89-bf9d-9fb841418c4c', 'owner', '$argon2id$v=19$m=19456,t=2,p=1$MnBh6SEj6U9p4W3GUXoQvg$4HUOh6oObI58fzCH2GhLqB8h/ejaL8NkEzgEWaMsMMU', '{"network":"eip155:84532","address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', 1795054465545, 1795054465668, NULL, NULL, NULL),
	('usr_01M832XTEBEKYPAQEW2YY990CQ', 'eve@example.com', 'eve', 'owner', NULL, NULL, 1795400067531, 1795400067531, NULL, NULL, NULL);

INSERT INTO farebox_fixture.wallet_refunds VALUES
	('rfd_01M832XSSSRWYP7JQDWYG3YQH1', '0xcf68816a63e56e130380bc1ddc5c3b409104b231', '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 400000, 'USD', 1, 'usr_00000000000000000000000000', 1795400066873);

INSERT INTO farebox_fixture.watch_notices VALUES
	('msg_01M832XTAFTPPS82K96H4N6NRR', 'sig_01M832XT4DHMTRMNJ8CR7X5BX1', 'asset', 'ast_01M832XT8W9YBVR1M1E9TA0WMM', '{"kind":"asset","id":"ast_01M832XT8W9YBVR1M1E9TA0WMM","title":"Sightings of quetzals in Costa Rica","score":1,"price":{"amount":"0.10","currency":"USD"},"href":"http://127.0.0.1:35981/api/v1/assets/ast_01M832XT8W9YBVR1M1E9TA0WMM"}', 'waiting', 1, 1795400072960, NULL, 'address_unreachable', NULL, 1795400067407);

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

ALTER TABLE ONLY farebox_fixture.tool_files
    ADD CONSTRAINT tool_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_health
    ADD CONSTRAINT tool_health_pkey PRIMARY KEY (tool_id);

ALTER TABLE ONLY farebox_fixture.tool_jobs
    ADD CONSTRAINT tool_jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY farebox_fixture.tool_settings
    ADD CONSTRAINT tool_settings_pkey PRIMARY KEY (tool_id);

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

ALTER TABLE ONLY farebox_fixture.watch_notices
    ADD CONSTRAINT watch_notices_signal_id_supply_kind_supply_id_key UNIQUE (signal_id, supply_kind, supply_id);

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

CREATE UNIQUE INDEX top_ups_once ON farebox_fixture.top_ups USING btree (granted_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX users_suspended ON farebox_fixture.users USING btree (id) WHERE (suspended_at IS NOT NULL);

CREATE UNIQUE INDEX wallet_refunds_once ON farebox_fixture.wallet_refunds USING btree (wallet, transaction_hash);

CREATE INDEX watch_notices_by_signal ON farebox_fixture.watch_notices USING btree (signal_id, created_at);

CREATE INDEX watch_notices_due ON farebox_fixture.watch_notices USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX watch_notices_ended ON farebox_fixture.watch_notices USING btree (created_at) WHERE (state <> 'waiting'::text);

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

ALTER TABLE ONLY farebox_fixture.payout_lines
    ADD CONSTRAINT payout_lines_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES farebox_fixture.payout_batches(id);

ALTER TABLE ONLY farebox_fixture.payout_lines
    ADD CONSTRAINT payout_lines_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES farebox_fixture.users(id);

ALTER TABLE ONLY farebox_fixture.payout_transactions
    ADD CONSTRAINT payout_transactions_line_id_fkey FOREIGN KEY (line_id) REFERENCES farebox_fixture.payout_lines(id);

ALTER TABLE ONLY farebox_fixture.payout_wallet_changes
    ADD CONSTRAINT payout_wallet_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES farebox_fixture.users(id);

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
