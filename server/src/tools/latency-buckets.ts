/** The upper bound of the first bucket. */
const leastMs = 0.1;
/** How much longer each bucket is than the one before it: a percentile is at most five per cent off. */
const growth = 1.1;
/** Its lower bound is more than four hours. */
const lastBucket = 200;

/**
 * The bucket of a latency. Counts in buckets can be added, percentiles cannot: this is how the calls of several processes and flushes
 * become one percentile.
 */
export function bucketOf(latencyMs: number): number {
  if (!(latencyMs > leastMs)) return 0;
  return Math.min(lastBucket, Math.ceil(Math.log(latencyMs / leastMs) / Math.log(growth)));
}

/** @param counts calls by bucket @param part 0 to 1 @returns the middle of its bucket, three digits; null without calls. Source: the nearest-rank method. */
export function percentileOf(counts: ReadonlyMap<number, number>, part: number): number | null {
  const calls = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rank = Math.max(1, Math.ceil(calls * part));
  let seen = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= rank) return Number((leastMs * growth ** (bucket - 0.5)).toPrecision(3));
  }
  return null;
}
