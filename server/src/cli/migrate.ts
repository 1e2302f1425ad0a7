import { readConfig } from '../config.ts';
import { migrate } from '../storage/migrate.ts';
import { openConfigured } from '../storage/open-database.ts';
import type { Terminal } from './command.ts';

/** `farebox migrate`: the schema only, e.g. before new replicas start. */
export async function migrateDatabase({ print }: Terminal): Promise<void> {
  const database = await openConfigured(readConfig(), { queryTimeoutMs: 0 });
  try {
    const ran = await migrate(database);
    print({ ran }, () => (ran.length === 0 ? 'nothing to do' : `ran ${ran.join(', ')}`));
  } finally {
    await database.close();
  }
}
