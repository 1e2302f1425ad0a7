import type { Foundation } from '../foundation.ts';
import { hourMs } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Assets } from './assets.ts';
import type { PendingBlobs } from './pending-blobs.ts';
import { sweepStaging } from './upload-body.ts';

/** Longer than any upload may take. */
const abandonedMs = 24 * hourMs;
const keysAtOnce = 500;

export interface JanitorOptions extends Pick<Foundation, 'blobs' | 'clock' | 'log'> {
  assets: Pick<Assets, 'unusedBlobs'>;
  pendingBlobs: PendingBlobs;
  stagingFolder: string;
  /** This installation's blob folder. Nothing else is touched. */
  blobFolder: string;
}

/** Returns a janitor whose latest counts are exported to the operator as a gauge. @returns a function that does one round */
export function janitor(options: JanitorOptions & { metrics: Pick<Metrics, 'gauge'> }): () => Promise<void> {
  let unknown = 0;
  const help = 'Files in the blob store that belong to no asset here; they are never removed.';
  options.metrics.gauge('farebox_unknown_blobs', help, () => unknown);
  return async () => {
    unknown = (await sweepLeftovers(options)).unknown;
  };
}

export interface Leftovers {
  /** Blobs and files of uploads that were never finished. */
  removed: number;
  /** Blobs that no row refers to. They are kept, because the database may be new, or older than the blobs. */
  unknown: number;
}

/** Removes what crashed uploads left behind, as far as rows prove it, and counts the blobs that no row refers to. */
export async function sweepLeftovers({ stagingFolder, clock, log, ...parts }: JanitorOptions): Promise<Leftovers> {
  const before = clock.now() - abandonedMs;
  const removed = (await sweepStaging(stagingFolder, abandonedMs, clock)) + (await parts.pendingBlobs.sweep(before));
  if (removed > 0) log.info({ removed }, 'leftovers of uploads removed');
  const unknown = await countUnknown(parts, before);
  if (unknown > 0) {
    log.warn({ unknown, folder: parts.blobFolder }, 'files in the blob store belong to no asset; they are kept');
  }
  return { removed, unknown };
}

/** Newer blobs may still be waiting for their asset. */
async function countUnknown({ blobs, assets, blobFolder }: Pick<JanitorOptions, 'blobs' | 'assets' | 'blobFolder'>, before: number) {
  let unknown = 0;
  let keys: string[] = [];
  for await (const { key, modifiedAt } of blobs.list(blobFolder)) {
    if (modifiedAt < before) keys.push(key);
    if (keys.length < keysAtOnce) continue;
    unknown += (await assets.unusedBlobs(keys)).length;
    keys = [];
  }
  return unknown + (await assets.unusedBlobs(keys)).length;
}
