import type { Migration } from './migration.ts';

/** Tools that owners make of their API assets: whose they are, the approval of each definition, and the tool of each sale. */
export const ownedTools: Migration = {
  name: '0009-owned-tools',
  statements: () => [
    `alter table tool_sources add column asset_id text references assets (id)`,
    `alter table tool_sources add column withdrawn_at bigint`,
    `create unique index tool_sources_by_asset on tool_sources (asset_id) where asset_id is not null`,
    `alter table imported_tools add column approved_digest text`,
    `alter table imported_tools add column refused_reason text`,
    `alter table revenue_events add column tool_id text`,
  ],
};
