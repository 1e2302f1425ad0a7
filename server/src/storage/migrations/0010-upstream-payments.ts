import type { Migration } from './migration.ts';

/** What the service pays to other servers for calls of imported tools, and how much of each day's limit is spent. */
export const upstreamPayments: Migration = {
  name: '0010-upstream-payments',
  statements: () => [
    `create table upstream_payments (
      id text primary key,
      source_id text not null,
      operation text not null,
      request_id text,
      host text not null,
      network text not null,
      pay_to text not null,
      amount_micros bigint not null check (amount_micros > 0),
      is_test integer not null,
      state text not null check (state in ('signed', 'settled', 'refused', 'unconfirmed')),
      transaction_id text,
      expires_at bigint not null,
      created_at bigint not null
    )`,
    `create table upstream_spending (
      day integer primary key,
      amount_micros bigint not null check (amount_micros >= 0)
    )`,
  ],
};
