import { accountTables } from './0001-initial/accounts.ts';
import { assetTables } from './0001-initial/assets.ts';
import { creditTables } from './0001-initial/credit.ts';
import { demandTables } from './0001-initial/demand.ts';
import { jobTables } from './0001-initial/jobs.ts';
import { payoutTables } from './0001-initial/payouts.ts';
import { paymentTables } from './0001-initial/payments.ts';
import { createVectorExtension, searchTables } from './0001-initial/search.ts';
import { toolTables } from './0001-initial/tools.ts';
import type { Migration } from './migration.ts';

/** Everything that the first version stores. */
export const initial: Migration = {
  name: '0001-initial',
  prepare: async (queries, dialect) => {
    if (dialect === 'postgres') await createVectorExtension(queries);
  },
  // A table comes after those that it refers to.
  statements: (dialect) => [
    ...accountTables(dialect),
    ...paymentTables(dialect),
    ...creditTables,
    ...assetTables(dialect),
    ...searchTables(dialect),
    ...demandTables,
    ...payoutTables,
    ...toolTables,
    ...jobTables,
  ],
};
