import { hourMs, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Assets } from './assets.ts';
import { sweepStaging } from './upload-body.ts';

/** Older than any upload that may still be on its way. */
const abandonedMs = 24 * hourMs;
/** Between the bytes and their asset lies a transaction, not an hour. */
const orphanedMs = hourMs;
const keysAtOnce = 500;

export interface JanitorOptions {
  blobs: BlobStore;
  assets: Assets;
  stagingFolder: string;
  clock: Clock;
  log: Log;
}

/** Removes what crashes left: unfinished uploads, and bytes whose asset was never written. @returns how many blobs and files. */
export async function sweepLeftovers({ blobs, assets, stagingFolder, clock, log }: JanitorOptions): Promise<number> {
  let removed = await sweepStaging(stagingFolder, abandonedMs, clock);
  const before = clock.now() - orphanedMs;
  let keys: string[] = [];

  async function removeUnused(): Promise<void> {
    for (const key of await assets.unusedBlobs(keys)) {
      await blobs.remove(key);
      removed += 1;
    }
    keys = [];
  }

  for await (const { key, modifiedAt } of blobs.list()) {
    if (modifiedAt < before) keys.push(key);
    if (keys.length >= keysAtOnce) await removeUnused();
  }
  await removeUnused();
  if (removed > 0) log.info({ removed }, 'leftovers of uploads removed');
  return removed;
}
