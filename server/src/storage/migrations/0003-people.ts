import { identityTables } from './0003-people/identity.ts';
import { mailTables } from './0003-people/mail.ts';
import type { Migration } from './migration.ts';

/** People: their mails, agents and second factors, what sellers say of themselves, and what was counted for them. */
export const people: Migration = {
  name: '0003-people',
  statements: () => [
    ...mailTables,
    ...identityTables,
    'alter table users add column about text',
    'alter table users add column website text',
    // How often a listing was shown and looked at on a day.
    `create table listing_days (
      listing_id text not null,
      day integer not null,
      shown bigint not null,
      views bigint not null,
      primary key (listing_id, day)
    )`,
    'create index listing_days_by_day on listing_days (day)',
  ],
};
