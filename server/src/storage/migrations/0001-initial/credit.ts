/** Prepaid credit: granted, by card, and bought by a payment; who gets a notification when it runs low. */
export const creditTables = [
  `create table top_ups (
    id text primary key,
    user_id text not null references users (id),
    granted_by text not null,
    idempotency_key text,
    amount_micros bigint not null check (amount_micros > 0),
    currency text not null,
    note text,
    created_at bigint not null
  )`,
  `create unique index top_ups_once on top_ups (granted_by, idempotency_key) where idempotency_key is not null`,

  `create table card_top_ups (
    id text primary key,
    user_id text not null references users (id),
    idempotency_key text,
    amount_micros bigint not null check (amount_micros > 0),
    currency text not null,
    success_url text not null,
    cancel_url text not null,
    status text not null check (status in ('open', 'processing', 'paid', 'failed', 'expired', 'review')),
    session_id text unique,
    session_url text,
    payment_intent text unique,
    reversed_micros bigint not null default 0 check (reversed_micros between 0 and amount_micros),
    created_at bigint not null,
    expires_at bigint not null,
    paid_at bigint,
    check_at bigint,
    is_test integer not null default 0,
    check ((status = 'paid') = (paid_at is not null))
  )`,
  `create unique index card_top_ups_once on card_top_ups (user_id, idempotency_key) where idempotency_key is not null`,
  `create index card_top_ups_by_user on card_top_ups (user_id, id)`,
  `create index card_top_ups_due on card_top_ups (check_at) where check_at is not null`,

  `create table card_refunds (
    id text primary key,
    top_up_id text not null references card_top_ups (id),
    amount_micros bigint not null check (amount_micros > 0),
    taken_micros bigint not null check (taken_micros between 0 and amount_micros),
    status text not null check (status in ('requested', 'sent', 'done', 'failed')),
    origin text not null check (origin in ('admin', 'stripe', 'dispute')),
    requested_by text,
    idempotency_key text,
    provider_id text unique,
    failure text,
    created_at bigint not null,
    finished_at bigint,
    check_at bigint
  )`,
  `create unique index card_refunds_once on card_refunds (requested_by, idempotency_key) where idempotency_key is not null`,
  `create index card_refunds_by_top_up on card_refunds (top_up_id)`,
  `create index card_refunds_due on card_refunds (check_at) where check_at is not null`,

  `create table stripe_events (
    id text primary key,
    type text not null,
    outcome text not null check (outcome in ('applied', 'repeated', 'foreign', 'waiting', 'put_aside')),
    payment_intent text,
    payload text,
    received_at bigint not null
  )`,
  `create index stripe_events_waiting on stripe_events (payment_intent) where outcome = 'waiting'`,
  `create index stripe_events_old on stripe_events (received_at) where outcome <> 'put_aside'`,

  `create table credit_purchases (
    id text primary key,
    holder_id text not null,
    payment_id text not null unique references payments (id),
    provider_id text not null,
    amount_micros bigint not null check (amount_micros > 0),
    currency text not null,
    is_test integer not null,
    balance_micros bigint not null check (balance_micros >= 0),
    idempotency_key text,
    created_at bigint not null
  )`,
  `create index credit_purchases_by_holder on credit_purchases (holder_id, id)`,
  `create index credit_purchases_by_key on credit_purchases (holder_id, idempotency_key) where idempotency_key is not null`,

  `create table credit_notices (
    account_id text primary key references users (id),
    below_micros bigint not null check (below_micros > 0),
    callback_url text not null,
    secret_sealed text not null,
    created_at bigint not null,
    notice_id text unique,
    notice_body text,
    notice_state text check (notice_state in ('waiting', 'delivered', 'failed')),
    notice_attempts integer not null default 0,
    last_status integer,
    last_error text,
    noticed_at bigint
  )`,
  `create table account_messages (
    id text primary key,
    account_id text not null references users (id),
    callback_url text not null,
    secret_sealed text not null,
    body text not null,
    state text not null check (state in ('waiting', 'delivered', 'failed')),
    attempts integer not null,
    last_status integer,
    last_error text,
    created_at bigint not null
  )`,
  `create index account_messages_by_account on account_messages (account_id, id)`,
];
