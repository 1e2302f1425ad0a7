import type { Migration } from './migration.ts';

/**
 * The language of assets, so that lists and search can be filtered by it, and what may be heard of a sound before it is bought. A job finds
 * out the languages of the assets that are there.
 */
export const languagesAndExcerpts: Migration = {
  name: '0013-languages-and-excerpts',
  statements: (dialect) => [
    `alter table assets add column language text`,
    `alter table assets add column excerpt text`,
    `create index assets_by_language on assets (language, id) where language is not null`,
    `alter table search_documents add column language text`,
    // SQLite filters in memory.
    ...(dialect === 'postgres' ? [`create index search_documents_by_language on search_documents (language)`] : []),
    `insert into jobs (id, kind, payload, state, run_at, attempts, attempts_max, created_at)
      select 'find_languages', 'find_languages', '{"after":null}', 'waiting', 0, 0, 8, 0
      where exists (select 1 from assets)`,
  ],
};
