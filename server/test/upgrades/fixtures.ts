import { join } from 'node:path';

/** The name of the PostgreSQL schema in the stored data; no text of that data has it in it. */
export const fixtureSchema = 'farebox_fixture';

/** Stored data of the version whose last migration this is. */
export function fixtureFolder(lastMigration: string): string {
  return join(import.meta.dirname, lastMigration);
}
