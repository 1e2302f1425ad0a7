import { dayMs, type Clock } from '../clock.ts';
import { storeIdKey, type BlobStore } from '../storage/blobs/blob-store.ts';
import type { Snapshot } from '../storage/snapshots/snapshot.ts';
import { storeIdIn, storeIdOf } from '../storage/store-pair.ts';
import { namedFiles, unfinishedUploads } from './backup.ts';
import { quarantineFolder } from './quarantine.ts';

/** Younger files may be of an upload or a restore that is under way. */
const youngMs = dayMs;

export interface FileCheck {
  /** Null: from before the ids. */
  databaseId: string | null;
  storeId: string | null;
  /** Files that rows name, and that are there. */
  present: number;
  /** Files that rows name, and that are not there. */
  missing: string[];
  /** Files that no row names. They stay where they are, unless the operator puts them aside. */
  unknown: string[];
  /** Files that no row names yet: written within a day. */
  young: number;
  quarantined: number;
}

export interface FileCheckOptions {
  blobs: BlobStore;
  /** Opened after the files were listed: then a file of an upload that is under way has its row already. */
  openSnapshot(): Promise<Snapshot>;
  clock: Clock;
}

/** Compares the files that are there with those that rows name. Changes nothing, and may run beside the service. */
export async function checkFiles({ blobs, openSnapshot, clock }: FileCheckOptions): Promise<FileCheck> {
  const found = new Map<string, number>();
  let quarantined = 0;
  for await (const { key, modifiedAt } of blobs.list()) {
    if (key.startsWith(`${quarantineFolder}/`)) quarantined += 1;
    else if (key !== storeIdKey) found.set(key, modifiedAt);
  }
  const snapshot = await openSnapshot();
  try {
    const { wanted, pending } = await keysIn(snapshot, clock.now());
    const missing = await reallyMissing(
      [...wanted].filter((key) => !found.has(key)),
      blobs,
    );
    const strays = [...found].filter(([key]) => !wanted.has(key) && !pending.has(key));
    const old = strays.filter(([, modifiedAt]) => modifiedAt < clock.now() - youngMs);
    return {
      databaseId: await storeIdIn(snapshot),
      storeId: await storeIdOf(blobs),
      present: wanted.size - missing.length,
      missing: missing.toSorted(),
      unknown: old.map(([key]) => key).toSorted(),
      young: strays.length - old.length,
      quarantined,
    };
  } finally {
    await snapshot.close();
  }
}

/** All keys that rows name: those whose bytes have to be there, and those that may be. */
async function keysIn(snapshot: Snapshot, now: number): Promise<{ wanted: Set<string>; pending: Set<string> }> {
  const [wanted, pending] = [new Set<string>(), new Set<string>()];
  for (const table of snapshot.tables) {
    const fileOf = namedFiles(table, now);
    const keyAt = table.columns.indexOf('blob_key');
    if (keyAt === -1) continue;
    for await (const rows of snapshot.rows(table)) {
      for (const row of rows) {
        const key = row[keyAt];
        if (typeof key !== 'string') continue;
        if (table.name !== unfinishedUploads && fileOf(row) !== null) wanted.add(key);
        else pending.add(key);
      }
    }
  }
  return { wanted, pending };
}

/** Without those that came after the files were listed. */
async function reallyMissing(keys: readonly string[], blobs: BlobStore): Promise<string[]> {
  const { signal } = new AbortController();
  const missing: string[] = [];
  for (const key of keys) if ((await blobs.stat(key, { signal })) === null) missing.push(key);
  return missing;
}
