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

/** How long work may hold the event loop: requests wait that long at most, and a write to the disk. */
const heldMaxMs = 4;

/**
 * For work in many small pieces: awaited before each of them, it lets requests be answered as soon as the pieces have held the event loop for
 * a while. Pieces that wait for it at the same time go on one after another.
 */
export function pauses(): () => Promise<void> {
  let begunAt = performance.now();
  let last: Promise<void> = Promise.resolve();
  async function pauseIfLong(): Promise<void> {
    if (performance.now() - begunAt < heldMaxMs) return;
    await setImmediate();
    begunAt = performance.now();
  }
  return () => (last = last.then(pauseIfLong));
}
