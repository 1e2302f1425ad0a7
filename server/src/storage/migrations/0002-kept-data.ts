import type { Migration } from './migration.ts';

/** The id by which a database and its file store know each other, the files that were put aside, how old webhooks are found, and lines that stand for many requests. */
export const keptData: Migration = {
  name: '0002-kept-data',
  statements: () => [
    `create table file_store (
      name text primary key check (name = 'files'),
      id text not null,
      marked_at bigint
    )`,
    `create table quarantined_files (
      original_key text primary key,
      quarantined_at bigint not null
    )`,
    `create index quarantined_files_by_age on quarantined_files (quarantined_at)`,
    `alter table access_logs add column repeats integer not null default 1`,
    `create index watch_notices_ended on watch_notices (created_at) where state <> 'waiting'`,
  ],
};
