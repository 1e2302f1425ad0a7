import { readConfig } from '../config.ts';
import { migrate, pendingMigrations, type PendingMigration } from '../storage/migrate.ts';
import type { Lock } from '../storage/migrations/statement-lock.ts';
import { openConfigured } from '../storage/open-database.ts';
import { ExitCode, exitCodes, type Terminal } from './command.ts';

/** `farebox migrate`: the schema only, e.g. before new replicas start. */
export async function migrateDatabase({ print }: Terminal, { isCheck }: { isCheck: boolean }): Promise<void> {
  const database = await openConfigured(readConfig(), { statementMs: 0 });
  try {
    if (isCheck) {
      const pending = await pendingMigrations(database);
      print({ pending }, () => (pending.length === 0 ? 'nothing to do' : pending.map(described).join('\n\n')));
      if (pending.length > 0) throw new ExitCode(exitCodes.pending);
      return;
    }
    const ran = await migrate(database);
    print({ ran }, () => (ran.length === 0 ? 'nothing to do' : `ran ${ran.join(', ')}`));
  } finally {
    await database.close();
  }
}

function described({ name, statements }: PendingMigration): string {
  return [
    name,
    ...statements.map(({ sql, lock, table }) => `  ${lockTexts[lock].replace('it', table ?? 'the database')}: ${shortened(sql)}`),
  ].join('\n');
}

const lockTexts: Record<Lock, string> = {
  none: 'locks nothing',
  brief: 'locks it for a moment',
  rows: 'locks rows of it',
  writes: 'nobody can write to it',
  everything: 'nobody can read or write it',
};

const shownMax = 100;

function shortened(sql: string): string {
  return sql.length > shownMax ? `${sql.slice(0, shownMax - 3)}...` : sql;
}
