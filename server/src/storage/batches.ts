import { setImmediate } from 'node:timers/promises';

/** So many rows are changed by one transaction of upkeep: requests are answered between two of them. */
export const batchMax = 1000;
/** What is left after so many batches waits for the next turn. */
const batchesMax = 200;

/**
 * Repeats a piece of upkeep until it comes back short.
 * @param work changes at most `batchMax` rows and says how many it did.
 * @returns how many in all.
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
