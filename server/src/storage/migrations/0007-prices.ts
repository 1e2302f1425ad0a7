import type { Migration } from './migration.ts';

/** Prices by units of the input, and free calls by client and day. */
export const prices: Migration = {
  name: '0007-prices',
  statements: () => [
    `alter table tool_settings add column metered_price text`,
    `alter table tool_settings add column free_per_day integer`,
    `alter table imported_tools add column metered_price text`,
    `alter table earlier_prices add column metered_price text`,
    `create table free_calls (
      id text primary key,
      day bigint not null,
      used integer not null check (used >= 0)
    )`,
    `create index free_calls_old on free_calls (day)`,
  ],
};
