import type { Migration } from './migration.ts';

/** Whether what was paid to another server was sold to a buyer, so that a tool which loses money is taken from sale. */
export const upstreamOutcomes: Migration = {
  name: '0016-upstream-outcomes',
  statements: () => [
    `alter table upstream_payments add column outcome text check (outcome in ('sold', 'lost'))`,
    // Nobody knows of earlier ones: they count neither way.
    `update upstream_payments set outcome = 'sold'`,
    `create index upstream_payments_of_operation on upstream_payments (source_id, operation, id)`,
  ],
};
