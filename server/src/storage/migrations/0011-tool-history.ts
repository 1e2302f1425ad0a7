import type { Migration } from './migration.ts';

/** What was measured of tools, day by day, and when the outcome of their checks changed. */
export const toolHistory: Migration = {
  name: '0011-tool-history',
  statements: () => [
    `create table tool_health_changes (
      tool_id text not null,
      at bigint not null,
      status text not null check (status in ('healthy', 'unhealthy')),
      reason text,
      primary key (tool_id, at)
    )`,
    `create index tool_health_changes_by_time on tool_health_changes (at)`,
    `create table tool_days (
      tool_id text not null,
      day integer not null,
      checks bigint not null default 0,
      failed_checks bigint not null default 0,
      calls bigint not null default 0,
      failures bigint not null default 0,
      primary key (tool_id, day)
    )`,
    `create index tool_days_by_day on tool_days (day)`,
    `create table tool_latencies (
      tool_id text not null,
      day integer not null,
      bucket integer not null,
      calls bigint not null,
      primary key (tool_id, day, bucket)
    )`,
    `create index tool_latencies_by_day on tool_latencies (day)`,
  ],
};
