import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The file of a database cannot be read as such: only a backup helps. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(file: string, found: string, cause?: unknown) {
    const restoring = `Stop the service, move this file and those beside it with -wal and -shm elsewhere, and run: farebox restore <where>`;
    super(`the database ${file} is damaged (${found}). ${restoring}`, { cause });
  }
}

/** What a look at a database file found. */
export interface Integrity {
  /** Whether a statement or a check has found damage since the start. */
  isDamaged(): boolean;
  /** Reads the whole file. @throws DamagedDatabase */
  check(signal: AbortSignal): Promise<void>;
}

export interface DamageWatch extends Integrity {
  /** The error with the file and what to do; the same error if it is about something else. */
  told(thrown: unknown): unknown;
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes: ReadonlySet<number> = new Set([11, 26]);
const faultsMax = 20;

/**
 * In a process of its own, at the lowest priority: the check of a large file takes minutes, a thread could not be stopped in it, and what
 * breaks it breaks nothing else.
 */
const checking = `
  require('node:os').setPriority(19);
  const { DatabaseSync } = require('node:sqlite');
  try {
    const database = new DatabaseSync(process.argv[1], { readOnly: true });
    database.exec('pragma busy_timeout = 5000');
    const rows = database.prepare('pragma quick_check(${faultsMax})').all();
    console.log(rows.map((row) => row.quick_check).join('; '));
  } catch (thrown) {
    if (![${[...damageCodes].join()}].includes(thrown.errcode & 0xff)) throw thrown;
    console.log(thrown.message);
  }`;

export function damageWatch(file: string): DamageWatch {
  let isDamaged = false;
  const damaged = (found: string, cause?: unknown) => {
    isDamaged = true;
    return new DamagedDatabase(file, found, cause);
  };
  return {
    isDamaged: () => isDamaged,
    told: (thrown) => (thrown instanceof Error && damageCodes.has(sqliteCodeOf(thrown)) ? damaged(thrown.message, thrown) : thrown),
    async check(signal) {
      const { stdout } = await promisify(execFile)(process.execPath, ['-e', checking, file], { signal, env: {} });
      const found = stdout.trim();
      if (found !== 'ok') throw damaged(found.replaceAll(/\s+/g, ' ').slice(0, 300));
    },
  };
}

/** The damage behind an error; null where that is something else. */
export function damageIn(thrown: unknown): DamagedDatabase | null {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) if (cause instanceof DamagedDatabase) return cause;
  return null;
}

/** SQLite's primary result code; -1 for other errors. */
export function sqliteCodeOf(thrown: unknown): number {
  return thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number' ? thrown.errcode & 0xff : -1;
}
