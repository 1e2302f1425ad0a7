import { minuteMs } from './clock.ts';

/** To add up a million rows takes about a second at most; the result is then used for twenty. */
const keptMsPerRow = 0.02;
const alwaysNewRows = 10_000;
const keptMsMax = 10 * minuteMs;

/**
 * How long the sum or count of so many rows is used again: never where it is quick to repeat, and otherwise so long that repeating it takes a
 * twentieth of the time, however often it is read.
 */
export function keptMs(rows: number): number {
  return rows < alwaysNewRows ? 0 : Math.min(keptMsMax, rows * keptMsPerRow);
}

/** A count that readers share: one is made at a time, and used again for as long as `keptMs` says. Failures are not kept. */
export function sharedCount<T>(count: () => Promise<T>, rowsOf: (counted: T) => number, now: () => number): () => Promise<T> {
  let kept: { counted: T; at: number } | null = null;
  let running: Promise<T> | null = null;

  async function countAnew(): Promise<T> {
    try {
      const counted = await count();
      kept = { counted, at: now() };
      return counted;
    } finally {
      running = null;
    }
  }

  return () => {
    if (kept !== null && Math.abs(now() - kept.at) < keptMs(rowsOf(kept.counted))) return Promise.resolve(kept.counted);
    return (running ??= countAnew());
  };
}
