import { checkFiles, type FileCheck } from '../backup/file-check.ts';
import { quarantine as openQuarantine, quarantineDays, type Quarantine } from '../backup/quarantine.ts';
import { stagingFolderOf } from '../assets/assets-room.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openBlobs } from '../storage/blobs/open-blob-store.ts';
import { migrate } from '../storage/migrate.ts';
import { openConfigured, openSnapshot } from '../storage/open-database.ts';
import { pairStore } from '../storage/store-pair.ts';
import type { Terminal } from './command.ts';

async function checked(): Promise<FileCheck> {
  const config = readConfig();
  return checkFiles({ blobs: await openBlobs(config), openSnapshot: () => openSnapshot(config), clock: systemClock });
}

export async function check({ print }: Terminal): Promise<void> {
  const found = await checked();
  print(found, () => checkText(found));
  if (found.missing.length > 0 || isOtherStore(found)) process.exitCode = 1;
}

/** @param isMeant false: only shows what would be moved */
export async function quarantineUnknown(isMeant: boolean, { print }: Terminal): Promise<void> {
  const { unknown } = await checked();
  if (!isMeant) {
    const note = unknown.length === 0 ? 'every file is named by a row' : `${unknown.length} files would be put aside; with --yes they are`;
    print({ unknown, moved: 0 }, () => [...unknown, note].join('\n'));
    return;
  }
  const moved = await withQuarantine(async ({ moveIn }) => {
    let count = 0;
    for (const key of unknown) if (await moveIn(key)) count += 1;
    return count;
  });
  print({ unknown, moved }, () => `${moved} files put aside; the service removes them after ${quarantineDays} days`);
}

export async function release(keys: readonly string[], { print }: Terminal): Promise<void> {
  const released = await withQuarantine(async (aside) => {
    const done: string[] = [];
    for (const key of keys.length === 0 ? await aside.list() : keys) if (await aside.release(key)) done.push(key);
    return done;
  });
  print({ released }, () => `${released.length} files are back`);
}

/** Where database and file store belong together: in another store, every file would be one that no row names. */
async function withQuarantine<T>(work: (aside: Quarantine) => Promise<T>): Promise<T> {
  const config = readConfig();
  const database = await openConfigured(config, { statementMs: 0 });
  try {
    await migrate(database);
    const blobs = await openBlobs(config);
    const [clock, workFolder] = [systemClock, stagingFolderOf(config)];
    await pairStore({ database, blobs, clock, folder: workFolder, isNewPair: false });
    return await work(openQuarantine({ database, blobs, clock, workFolder }));
  } finally {
    await database.close();
  }
}

function isOtherStore({ databaseId, storeId }: FileCheck): boolean {
  return databaseId !== storeId;
}

const namedMax = 20;

function checkText(found: FileCheck): string {
  return [
    ...(isOtherStore(found) ? ['the file store is not the one that belongs to this database'] : []),
    `${found.present} files are there`,
    ...named(found.missing, 'are missing'),
    ...named(found.unknown, 'are named by no row ("farebox blobs quarantine" puts them aside)'),
    ...(found.young > 0 ? [`${found.young} were written within a day and are named by no row yet`] : []),
    ...(found.quarantined > 0 ? [`${found.quarantined} are in quarantine`] : []),
  ].join('\n');
}

function named(keys: readonly string[], what: string): string[] {
  if (keys.length === 0) return [];
  const more = keys.length > namedMax ? [`  and ${keys.length - namedMax} more: --json lists all`] : [];
  return [`${keys.length} ${what}:`, ...keys.slice(0, namedMax).map((key) => `  ${key}`), ...more];
}
