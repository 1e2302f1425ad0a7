import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';
import { appendOnly } from './append-only.ts';

/**
 * Assets that cannot be delivered are paused for sale, and what was paid for them is given back; bytes on their way into the blob
 * store are known before they are there.
 */
export async function pausedAssets(queries: Queries, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await sql.raw(statement).execute(queries);
}

function statements(dialect: Dialect): string[] {
  return [
    `alter table assets add column paused_reason text`,
    `alter table assets add column paused_at bigint`,
    `create index assets_paused on assets (id) where paused_at is not null`,
    `drop index assets_for_sale`,
    `create index assets_for_sale on assets (id) where status = 'published' and price_micros > 0 and paused_at is null`,

    ...withoutUniquePayments(dialect),
    `create index revenue_by_payment on revenue_events (payment_id)`,

    `create table returned_deliveries (
      revenue_event_id text primary key references revenue_events (id),
      failure text not null,
      lost_micros bigint not null check (lost_micros >= 0),
      created_at bigint not null
    )`,
    ...appendOnly(dialect, 'returned_deliveries'),

    `create table pending_blobs (
      blob_key text primary key,
      created_at bigint not null,
      condemned_at bigint
    )`,
    `create index pending_blobs_by_age on pending_blobs (created_at)`,
  ];
}

/** A payment that was given back may be used again: then it has a second event. SQLite drops a constraint only with its table. */
function withoutUniquePayments(dialect: Dialect): string[] {
  if (dialect === 'postgres') return [`alter table revenue_events drop constraint revenue_events_payment_id_key`];
  return [
    `create table revenue_events_made_anew (
      id text primary key,
      payment_id text not null references payments (id),
      call_id text not null references purchases (id),
      asset_id text not null references assets (id),
      owner_id text not null references users (id),
      amount_micros bigint not null check (amount_micros >= 0),
      fee_micros bigint not null check (fee_micros between 0 and amount_micros),
      currency text not null,
      is_test integer not null,
      client_id text not null,
      created_at bigint not null
    )`,
    `insert into revenue_events_made_anew
      select id, payment_id, call_id, asset_id, owner_id, amount_micros, fee_micros, currency, is_test, client_id, created_at
      from revenue_events`,
    `drop table revenue_events`,
    `alter table revenue_events_made_anew rename to revenue_events`,
    `create index revenue_by_owner on revenue_events (owner_id, id)`,
    `create index revenue_by_asset on revenue_events (asset_id, id)`,
    ...appendOnly('sqlite', 'revenue_events'),
  ];
}
