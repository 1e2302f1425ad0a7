import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';
import { appendOnly } from './append-only.ts';

/** What of the credit of wallets was sent back to them. */
export async function walletRefunds(queries: Queries, dialect: Dialect): Promise<void> {
  for (const statement of refunds(dialect)) await sql.raw(statement).execute(queries);
}

function refunds(dialect: Dialect): string[] {
  return [
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
