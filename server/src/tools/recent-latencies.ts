/** The latencies of the latest calls of a tool. */
export interface RecentLatencies {
  add(latencyMs: number): void;
  /** The 95th percentile, rounded up to two digits, so that it changes seldom; null with too few calls. */
  usualMaxMs(): number | null;
}

const kept = 200;
const enough = 20;
const share = 0.95;

export function recentLatencies(): RecentLatencies {
  const ring = new Float64Array(kept);
  let count = 0;
  return {
    add(latencyMs) {
      ring[count % kept] = latencyMs;
      count += 1;
    },
    usualMaxMs() {
      if (count < enough) return null;
      const sorted = ring.slice(0, Math.min(count, kept)).sort();
      return roundedUp(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
    },
  };
}

function roundedUp(ms: number): number {
  const whole = Math.max(1, Math.ceil(ms));
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(whole)) - 1);
  return Math.ceil(whole / unit) * unit;
}
