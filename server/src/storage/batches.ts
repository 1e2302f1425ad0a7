import { setImmediate } from 'node:timers/promises';

/** How many rows a clean-up transaction changes at most. Requests are served between two transactions. */
export const batchMax = 1000;
/** Rows beyond this many batches are left for the next run. */
const batchesMax = 200;

/**
 * Repeats a clean-up step until it has no full batch left.
 * @param work changes at most `batchMax` rows and returns how many.
 * @returns the total.
 */
export async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const done = await work();
    total += done;
    if (done < batchMax) return total;
    await setImmediate();
  }
  return total;
}
