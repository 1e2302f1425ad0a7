import type { Foundation } from '../foundation.ts';
import { dayMs } from '../clock.ts';
import { storeIdKey, type BlobStore } from '../storage/blobs/blob-store.ts';
import type { Snapshot } from '../storage/snapshots/snapshot.ts';
import { storeIdIn, storeIdOf } from '../storage/store-pair.ts';
import { namedFiles, unfinishedUploads } from './backup.ts';
import { quarantineFolder } from './quarantine.ts';

/** Newer files may belong to an upload or a restore in progress. */
const youngMs = dayMs;

export interface FileCheck {
  /** Null for a database from before store ids existed. */
  databaseId: string | null;
  storeId: string | null;
  /** Files that rows refer to and that exist. */
  present: number;
  /** Files that rows refer to and that are missing. */
  missing: string[];
  /** Files that no row refers to. They stay in place unless the operator moves them to quarantine. */
  unknown: string[];
  /** Files written within the last day that no row refers to yet. */
  young: number;
  quarantined: number;
}

export interface FileCheckOptions extends Pick<Foundation, 'blobs' | 'clock'> {
  /** Opened after the files were listed: every file of an upload in progress already has its row by then. */
  openSnapshot(): Promise<Snapshot>;
}

/** Compares the existing files with those that rows refer to. Changes nothing, and may run beside the service. */
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
    const missing = await stillMissing(
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

/** All keys that rows refer to: those whose bytes must exist, and those whose bytes may exist. */
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

/** Excludes files that arrived after the listing. */
async function stillMissing(keys: readonly string[], blobs: BlobStore): Promise<string[]> {
  const { signal } = new AbortController();
  const missing: string[] = [];
  for (const key of keys) if ((await blobs.stat(key, { signal })) === null) missing.push(key);
  return missing;
}
