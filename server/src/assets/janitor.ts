import { hourMs, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Assets } from './assets.ts';
import { sweepStaging } from './upload-body.ts';

/** Older than any upload that may still be on its way. */
const abandonedMs = 24 * hourMs;
/** Longer than any upload: what a store says of a blob's age may be when its upload began. */
const orphanedMs = 24 * hourMs;
const keysAtOnce = 500;

export interface JanitorOptions {
  blobs: BlobStore;
  assets: Assets;
  stagingFolder: string;
  /** Where this installation's blobs are: nothing else is ever touched. */
  blobFolder: string;
  clock: Clock;
  log: Log;
}

/** Removes what crashes left: unfinished uploads, and bytes whose asset was never written. @returns how many blobs and files. */
export async function sweepLeftovers({ blobs, assets, stagingFolder, blobFolder, clock, log }: JanitorOptions): Promise<number> {
  let removed = await sweepStaging(stagingFolder, abandonedMs, clock);
  const before = clock.now() - orphanedMs;
  let keys: string[] = [];

  async function removeUnused(): Promise<void> {
    for (const key of await assets.unusedBlobs(keys)) {
      // Asked again: its asset may have been written since.
      if ((await assets.unusedBlobs([key])).length === 0) continue;
      await blobs.remove(key);
      removed += 1;
    }
    keys = [];
  }

  for await (const { key, modifiedAt } of blobs.list(blobFolder)) {
    if (modifiedAt < before) keys.push(key);
    if (keys.length >= keysAtOnce) await removeUnused();
  }
  await removeUnused();
  if (removed > 0) log.info({ removed }, 'leftovers of uploads removed');
  return removed;
}
