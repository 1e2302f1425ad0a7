import type { Migration } from './migration.ts';

/** Sessions whose token is in the cookie of a browser. */
export const browserSessions: Migration = {
  name: '0008-browser-sessions',
  statements: () => [
    `alter table sessions add column kind text not null default 'bearer'`,
    `alter table sessions add column seen_at bigint`,
    `alter table sessions add column device text`,
  ],
};
