import type { Migration } from './migration.ts';

/** What a seller says on the public page. */
export const sellerWords: Migration = {
  name: '0006-seller-words',
  statements: () => ['alter table users add column about text', 'alter table users add column website text'],
};
