/** The latencies of the latest calls of a tool. */
export type RecentLatencies = ReturnType<typeof recentLatencies>;

export interface LatencySpread {
  /** How many of the latest calls it is of. */
  calls: number;
  p50Ms: number;
  p95Ms: number;
}

const kept = 200;
const enough = 20;
const share = 0.95;

export function recentLatencies() {
  const ring = new Float64Array(kept);
  let count = 0;
  const sorted = () => ring.slice(0, Math.min(count, kept)).sort();
  return {
    add(latencyMs: number): void {
      ring[count % kept] = latencyMs;
      count += 1;
    },
    /** The 95th percentile, rounded up to two digits, so that it changes seldom; null with too few calls. */
    usualMaxMs(): number | null {
      if (count < enough) return null;
      return roundedUp(percentile(sorted(), share));
    },
    /** The median and the 95th percentile, in milliseconds with one decimal; null with too few calls. */
    spread(): LatencySpread | null {
      if (count < enough) return null;
      const latencies = sorted();
      return { calls: latencies.length, p50Ms: tenths(percentile(latencies, 0.5)), p95Ms: tenths(percentile(latencies, share)) };
    },
  };
}

/** @param sorted ascending @param part 0 to 1. Source: the nearest-rank method. */
function percentile(sorted: Float64Array, part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}

function roundedUp(ms: number): number {
  const whole = Math.max(1, Math.ceil(ms));
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(whole)) - 1);
  return Math.ceil(whole / unit) * unit;
}
