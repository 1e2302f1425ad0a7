import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';

/** Claims of x402 payments, and the books of the test network. */
export async function x402(queries: Queries, _dialect: Dialect): Promise<void> {
  for (const statement of [...claimTables(), ...testNetworkTables()]) await sql.raw(statement).execute(queries);
}

function claimTables(): string[] {
  return [
    `create table x402_claims (
      network text not null,
      asset text not null,
      payer text not null,
      nonce text not null,
      payment_id text not null unique,
      provider_id text not null,
      service_id text not null,
      state text not null check (state in ('settling', 'unknown', 'settled')),
      payload text not null,
      requirement text not null,
      transaction_hash text,
      settled_payer text,
      is_only integer not null default 0,
      process_id text not null,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (network, asset, payer, nonce)
    )`,
    `create index x402_claims_open on x402_claims (updated_at) where state <> 'settled'`,
    `create unique index x402_claims_only on x402_claims (network, asset, payer, service_id) where is_only = 1 and state <> 'settled'`,
  ];
}

/** Whoever pays on the test network, and what they paid. A nonce is used once by a payer, as on a chain. */
function testNetworkTables(): string[] {
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
