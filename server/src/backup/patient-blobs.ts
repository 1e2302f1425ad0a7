import { setTimeout as pause } from 'node:timers/promises';
import { secondMs } from '../clock.ts';
import { Problem } from '../errors.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';

/** Longer in all than a store on the network is away for a moment, and than its callers are refused for it. */
const usualWaitsMs = [1, 2, 4, 8, 15].map((seconds) => seconds * secondMs);

/**
 * Does again what a store on the network failed to do: a copy of many files takes hours, in which one request fails for certain.
 * Nothing of a folder is done again: a disk that fails goes on failing.
 */
export async function tried<T>({ kind }: BlobStore, work: () => Promise<T>, waitsMs: readonly number[] = usualWaitsMs): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (thrown) {
      const waitMs = waitsMs[tries];
      const isFinal = kind !== 's3' || (thrown instanceof Problem && thrown.code !== 'unavailable');
      if (isFinal || waitMs === undefined) throw thrown;
      await pause(waitMs);
    }
  }
}
