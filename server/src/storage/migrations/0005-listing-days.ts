import type { Migration } from './migration.ts';

/** How often a listing was shown and looked at on a day: what is counted for its owner. */
export const listingDays: Migration = {
  name: '0005-listing-days',
  statements: () => [
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
