/** Payouts to owners. */
export const payoutTables = [
  `create table payout_batches (
    id text primary key,
    network text not null,
    method text not null check (method in ('chain', 'export')),
    state text not null check (state in ('open', 'done')),
    note text,
    line_count integer not null check (line_count >= 1),
    total_micros bigint not null check (total_micros > 0),
    created_by text not null,
    idempotency_key text,
    request text not null,
    created_at bigint not null,
    done_at bigint
  )`,
  `create unique index payout_batches_once on payout_batches (created_by, idempotency_key) where idempotency_key is not null`,

  `create table payout_lines (
    id text primary key,
    batch_id text not null references payout_batches (id),
    owner_id text not null references users (id),
    network text not null,
    address text not null,
    amount_micros bigint not null check (amount_micros > 0),
    state text not null check (state in ('pending', 'sending', 'sent', 'paid', 'failed')),
    deadline_at bigint,
    reference text,
    failure text,
    created_at bigint not null,
    finished_at bigint,
    unique (batch_id, owner_id)
  )`,
  `create index payout_lines_by_batch on payout_lines (batch_id, id)`,
  `create index payout_lines_by_owner on payout_lines (owner_id, id)`,
  `create index payout_lines_open on payout_lines (batch_id) where state in ('pending', 'sending', 'sent')`,

  `create table payout_transactions (
    line_id text not null references payout_lines (id),
    attempt integer not null check (attempt between 1 and 20),
    hash text not null unique,
    raw text not null,
    created_at bigint not null,
    primary key (line_id, attempt)
  )`,

  `create table payout_wallet_changes (
    user_id text primary key references users (id),
    changed_at bigint not null
  )`,

  `create table payout_locks (name text primary key, taken_at bigint not null)`,
  `insert into payout_locks (name, taken_at) values ('batches', 0)`,
];
