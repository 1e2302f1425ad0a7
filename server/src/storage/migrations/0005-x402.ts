import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';

/** Claims of x402 payments, and the books of the test network. */
export async function x402(queries: Queries, _dialect: Dialect): Promise<void> {
  for (const statement of claimTables()) await sql.raw(statement).execute(queries);
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
      process_id text not null,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (network, asset, payer, nonce)
    )`,
    `create index x402_claims_open on x402_claims (updated_at) where state <> 'settled'`,
  ];
}
