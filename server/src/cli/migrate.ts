import { readConfig } from '../config.ts';
import { migrate } from '../storage/migrate.ts';
import { openConfigured } from '../storage/open.ts';
import { print, type Command } from './command.ts';

/** `farebox migrate`: the schema only, e.g. before new replicas start. */
export const migrateCommand: Command = async (_words, options) => {
  const database = await openConfigured(readConfig());
  try {
    const ran = await migrate(database);
    print({ ran }, options, () => (ran.length === 0 ? 'nothing to do' : `ran ${ran.join(', ')}`));
  } finally {
    await database.close();
  }
};
