import type { Migration } from './migration.ts';

/** Lists of operators in the order of amounts, and sales by tool. */
export const lists: Migration = {
  name: '0005-lists',
  statements: () => [
    `create index payments_by_amount on payments (amount_micros, id)`,
    `create index revenue_by_amount on revenue_events (amount_micros, id)`,
    // The literal of the query: SQLite uses a partial index only then.
    `create index ledger_uses_by_amount on ledger_entries (amount_micros, id) where kind = 'use'`,
    `create index assets_by_price on assets (coalesce(price_micros, 0), id)`,
    // Most are for sale, and cost no entry here.
    `create index assets_by_status on assets (status, id) where status <> 'published'`,
    `create index assets_by_type on assets (asset_type, id)`,
    // The sums of each batch are read from it alone.
    `create index payout_lines_by_state on payout_lines (batch_id, state, amount_micros)`,
    `create index revenue_by_tool on revenue_events (tool_id, id) where tool_id is not null`,
  ],
};
