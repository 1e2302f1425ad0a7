import type { Migration } from './migration.ts';

/** Of what each document was indexed with: one that was written by an older version is indexed again. */
export const indexedVersion: Migration = {
  name: '0002-indexed-version',
  statements: () => [
    'alter table search_documents add column indexed_version integer not null default 0',
    'create index search_documents_by_indexed_version on search_documents (indexed_version)',
  ],
};
