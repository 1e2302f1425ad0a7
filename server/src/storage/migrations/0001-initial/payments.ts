import type { Dialect } from '../../dialect.ts';
import { appendOnly } from '../append-only.ts';

/** Payments, purchases and the ledger; refunds to wallets; the books of the test network. */
export function paymentTables(dialect: Dialect): string[] {
  return [...payments(), ...purchases(), ...prices(), ...books(dialect), ...testNetwork()];
}

function payments(): string[] {
  return [
    `create table payments (
      id text primary key,
      offer_kind text not null check (offer_kind in ('tool', 'asset', 'credit')),
      service_id text not null,
      provider_id text not null,
      status text not null check (status in ('pending', 'paid', 'expired', 'failed', 'refunded')),
      amount_micros bigint not null check (amount_micros >= 0),
      currency text not null,
      max_calls integer not null check (max_calls >= 1),
      used_calls integer not null default 0 check (used_calls between 0 and max_calls),
      client_id text not null,
      payer_account_id text,
      created_at bigint not null,
      expires_at bigint not null,
      paid_at bigint,
      api_key_id text,
      capped_at bigint
    )`,
    // What can still end, and what can be forgotten. Used-up payments are in none of these, so upkeep costs the same after a million.
    `create index payments_pending on payments (expires_at) where status = 'pending'`,
    `create index payments_unused on payments (expires_at) where status = 'paid' and used_calls < max_calls`,
    `create index payments_unpaid on payments (expires_at) where status = 'expired' and paid_at is null`,
    `create index payments_by_client on payments (client_id, created_at)`,
    `create index payments_unclaimed on payments (expires_at) where status = 'expired' and paid_at is not null`,
    // What was paid and is not credited yet: empty but for moments.
    `create index payments_open_credit on payments (id) where offer_kind = 'credit' and status = 'paid' and used_calls < max_calls`,
    `create index payments_usable_by_service on payments (service_id) where status = 'paid' and used_calls < max_calls`,
  ];
}

function purchases(): string[] {
  return [
    `create table purchases (
      id text primary key,
      payment_id text not null references payments (id),
      service_id text not null,
      client_id text not null,
      state text not null check (state in ('reserved', 'unknown', 'used', 'given_back', 'refused')),
      process_id text not null,
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
      is_only integer not null default 0,
      has_run integer not null default 0,
      started_at bigint not null,
      updated_at bigint,
      finished_at bigint
    )`,
    `create index purchases_by_payment on purchases (payment_id)`,
    // A payment is paid, or used, by one at a time.
    `create unique index purchases_open on purchases (payment_id) where state in ('reserved', 'unknown')`,
    `create index purchases_running on purchases (process_id) where state in ('reserved', 'unknown')`,
    `create unique index purchases_by_key on purchases (idempotency_scope, idempotency_key) where idempotency_key is not null`,
    `create unique index purchases_by_signature on purchases (signed_id) where signed_id is not null and state <> 'refused'`,
    `create unique index purchases_only on purchases (payer, service_id) where is_only = 1 and state in ('reserved', 'unknown')`,
    `create index purchases_distrusted on purchases (payer) where has_run = 1 and state = 'refused'`,
    `create index purchases_given_back on purchases (client_id, service_id) where state = 'given_back'`,
    `create index purchases_answers on purchases (finished_at) where answer is not null or idempotency_key is not null`,
    `create index purchases_refused on purchases (finished_at) where state = 'refused' and has_run = 0`,
    // What is asked of a payer before each payment, one index for each question: nothing else of what it ever bought is read for that.
    `create index purchases_used_by_payer on purchases (payer, service_id, started_at) where state = 'used' and payer is not null`,
    `create index purchases_open_of_payer on purchases (payer) where state in ('reserved', 'unknown')`,
    `create index purchases_given_back_to_payer on purchases (payer, service_id) where state = 'given_back'`,
    `create index purchases_ended_of_payer on purchases (payer, finished_at) where state in ('used', 'given_back') and payer is not null`,
  ];
}

function prices(): string[] {
  return [
    `create table earlier_prices (
      id text primary key,
      service_id text not null,
      amount_micros bigint not null,
      replaced_at bigint not null,
      metered_price text
    )`,
    `create index earlier_prices_by_service on earlier_prices (service_id, replaced_at)`,
    `create index earlier_prices_old on earlier_prices (replaced_at)`,
  ];
}

function books(dialect: Dialect): string[] {
  return [
    `create table ledger_entries (
      id text primary key,
      debit_account text not null,
      credit_account text not null,
      amount_micros bigint not null check (amount_micros > 0),
      currency text not null,
      kind text not null,
      payment_id text,
      call_id text,
      created_at bigint not null,
      check (debit_account <> credit_account)
    )`,
    `create index ledger_by_payment on ledger_entries (payment_id) where payment_id is not null`,
    `create index ledger_by_debit on ledger_entries (debit_account, id)`,
    `create index ledger_by_credit on ledger_entries (credit_account, id)`,
    // What the code promises, the books promise too: a top-up by card, a credit purchase and a returned use are booked once.
    `create unique index ledger_card_top_ups_once on ledger_entries (payment_id)
      where kind = 'top_up' and debit_account = 'provider:stripe'`,
    `create unique index ledger_credit_purchases_once on ledger_entries (payment_id)
      where kind = 'top_up' and debit_account = 'payments:held'`,
    `create unique index ledger_returned_once on ledger_entries (call_id) where kind = 'use_returned'`,
    ...appendOnly(dialect, 'ledger_entries'),

    `create table ledger_balances (
      account text not null,
      currency text not null,
      balance_micros bigint not null,
      primary key (account, currency),
      -- Earnings may go below zero: a sale that is refunded after its payout is a debt of its owner.
      constraint ledger_balances_owed
        check (balance_micros >= 0 or account like 'earnings:%' or account like 'test:earnings:%')
    )`,

    `create table wallet_refunds (
      id text primary key,
      wallet text not null,
      transaction_hash text not null,
      amount_micros bigint not null check (amount_micros > 0),
      currency text not null,
      is_test integer not null,
      refunded_by text not null references users (id),
      created_at bigint not null
    )`,
    `create unique index wallet_refunds_once on wallet_refunds (wallet, transaction_hash)`,
    ...appendOnly(dialect, 'wallet_refunds'),
  ];
}

function testNetwork(): string[] {
  return [
    `create table test_network_balances (
      address text primary key,
      balance_micros bigint not null check (balance_micros >= 0),
      granted_micros bigint not null,
      granted_at bigint
    )`,
    `create index test_network_balances_by_grant on test_network_balances (granted_at) where granted_at is not null`,
    `create table test_network_transfers (
      payer text not null,
      nonce text not null,
      payee text not null,
      amount_micros bigint not null,
      transaction_hash text not null,
      created_at bigint not null,
      primary key (payer, nonce)
    )`,
  ];
}
