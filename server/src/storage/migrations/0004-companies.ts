import { deskTables } from './0004-companies/desks.ts';
import { signInTables } from './0004-companies/sign-in.ts';
import { teamTables } from './0004-companies/teams.ts';
import type { Migration } from './migration.ts';

/** Companies: teams, their members, and how they sign in. */
export const companies: Migration = {
  name: '0004-companies',
  statements: (dialect) => [...teamTables, ...signInTables, ...deskTables(dialect)],
};
