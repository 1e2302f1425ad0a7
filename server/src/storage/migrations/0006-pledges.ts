import type { Dialect } from '../database.ts';
import type { Migration } from './migration.ts';

/**
 * Pledges: money that buyers hold ready for a need. Tools are remembered as available or not, so that watches hear of those that come
 * back. A watch gets one webhook for each publication of a supply, and no longer one for ever.
 */
export const pledges: Migration = {
  name: '0006-pledges',
  statements: (dialect) => [
    `create table pledges (
      id text primary key,
      service_id text not null,
      payment_id text not null unique references payments (id),
      call_id text not null unique references purchases (id),
      holder_id text not null,
      client_id text not null,
      need text not null,
      asset_type text,
      amount_micros bigint not null check (amount_micros > 0),
      currency text not null,
      is_test integer not null,
      state text not null check (state in ('open', 'accepted', 'withdrawn', 'expired')),
      asset_id text,
      revenue_event_id text,
      signal_id text,
      sellers_told_at bigint,
      created_at bigint not null,
      expires_at bigint not null,
      ended_at bigint,
      check ((state = 'open') = (ended_at is null)),
      check ((state = 'accepted') = (asset_id is not null))
    )`,
    `create index pledges_open on pledges (expires_at) where state = 'open'`,
    `create index pledges_by_holder on pledges (holder_id, id)`,
    `create index pledges_by_signal on pledges (signal_id) where signal_id is not null`,
    `create table tool_availability (
      tool_id text primary key,
      is_available integer not null,
      changed_at bigint not null
    )`,
    ...noticesByEvent(dialect),
  ],
};

/** SQLite cannot drop a constraint, so its table is made anew; nothing refers to it. */
function noticesByEvent(dialect: Dialect): string[] {
  if (dialect === 'postgres') {
    return [
      `alter table watch_notices add column event text not null default ''`,
      `alter table watch_notices drop constraint watch_notices_signal_id_supply_kind_supply_id_key`,
      `create unique index watch_notices_once on watch_notices (signal_id, supply_kind, supply_id, event)`,
    ];
  }
  const columns = [
    'id',
    'signal_id',
    'supply_kind',
    'supply_id',
    'match',
    'state',
    'attempts',
    'due_at',
    'last_status',
    'last_error',
    'delivered_at',
    'created_at',
  ].join(', ');
  return [
    `create table watch_notices_by_event (
      id text primary key,
      signal_id text not null references demand_watches (id),
      supply_kind text not null check (supply_kind in ('asset', 'tool')),
      supply_id text not null,
      match text not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null,
      due_at bigint not null,
      last_status integer,
      last_error text,
      delivered_at bigint,
      created_at bigint not null,
      event text not null default ''
    )`,
    `insert into watch_notices_by_event (${columns}) select ${columns} from watch_notices`,
    `drop table watch_notices`,
    `alter table watch_notices_by_event rename to watch_notices`,
    `create index watch_notices_due on watch_notices (due_at) where state = 'waiting'`,
    `create index watch_notices_by_signal on watch_notices (signal_id, created_at)`,
    `create unique index watch_notices_once on watch_notices (signal_id, supply_kind, supply_id, event)`,
  ];
}
