import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';

/** Prepaid credit that was bought by a payment, what wallets signed to spend theirs, and who is told when it runs low. */
export async function walletCredit(queries: Queries, _dialect: Dialect): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(queries);
}

const statements = [
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
  // What was paid and is not credited yet: empty but for moments.
  `create index payments_open_credit on payments (id) where offer_kind = 'credit' and status = 'paid' and used_calls < max_calls`,
  // What the code promises, the books promise too: a payment is credited once.
  `create unique index ledger_credit_purchases_once on ledger_entries (payment_id)
    where kind = 'top_up' and debit_account = 'payments:held'`,

  `create table wallet_proofs (
    proof_id text primary key,
    wallet text not null,
    payment_id text not null,
    service_id text not null,
    created_at bigint not null
  )`,
  `create index wallet_proofs_by_wallet on wallet_proofs (wallet, service_id)`,
  `create index wallet_proofs_old on wallet_proofs (created_at)`,

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
];
