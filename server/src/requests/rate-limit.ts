import { minuteMs, steadyClock, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';

export interface RateLimit {
  /**
   * Takes from the client's allowance. @param hint what to do when it is used up @param cost default 1; more than the burst counts as the
   * burst @throws rate_limited
   */
  take(client: string, hint?: string, cost?: number): void;
}

/**
 * Clients that are remembered. Beyond that the client that was silent longest is forgotten, so that invented names cannot fill the memory.
 */
const clientsMax = 50_000;

interface RateLimitOptions {
  perMinute: number;
  /** Default: what a minute brings. */
  burst?: number;
  clock: Clock;
}

/** A token bucket for each client: `perMinute` requests a minute, or whatever else is counted. 0 sets no limit. */
export function rateLimit({ perMinute, burst = perMinute, clock }: RateLimitOptions): RateLimit {
  if (perMinute === 0) return { take: () => undefined };
  const buckets = new Map<string, { level: number; at: number }>();
  const perMs = perMinute / minuteMs;
  const steady = steadyClock(clock);

  return {
    take(client, hint, cost = 1) {
      const now = steady.now();
      const known = buckets.get(client);
      const level = known === undefined ? burst : Math.min(burst, known.level + (now - known.at) * perMs);
      const taken = Math.min(cost, burst);
      if (level < taken) {
        const retryAfterSeconds = Math.ceil((taken - level) / perMs / 1000);
        throw problem('rate_limited', { retryAfterSeconds, ...(hint === undefined ? {} : { hint }) });
      }
      if (known !== undefined) {
        known.level = level - taken;
        known.at = now;
        return;
      }
      if (buckets.size >= clientsMax) forgetOldest(buckets);
      buckets.set(client, { level: level - taken, at: now });
    },
  };
}

/** Maps keep insertion order: the first tenth is the oldest. */
function forgetOldest(buckets: Map<string, unknown>): void {
  let left = clientsMax / 10;
  for (const client of buckets.keys()) {
    if (left <= 0) return;
    buckets.delete(client);
    left -= 1;
  }
}
