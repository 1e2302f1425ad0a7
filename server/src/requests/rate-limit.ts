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
  /** Default: the amount of a minute. */
  burst?: number;
  clock: Clock;
  /** How many processes share the limit. Each allows its part, so that the others need not be asked. */
  replicas?: () => number;
}

/** A token bucket for each client: `perMinute` requests a minute, or any other unit. 0 sets no limit. */
export function rateLimit({ perMinute, burst = perMinute, clock, replicas = () => 1 }: RateLimitOptions): RateLimit {
  if (perMinute === 0) return { take: () => undefined };
  const buckets = new Map<string, { level: number; at: number }>();
  const steady = steadyClock(clock);

  return {
    take(client, hint, cost = 1) {
      const now = steady.now();
      const perMs = perMinute / replicas() / minuteMs;
      // A replica whose part is less than one request allows one, later.
      const full = Math.max(1, burst / replicas());
      const known = buckets.get(client);
      const level = known === undefined ? full : Math.min(full, known.level + (now - known.at) * perMs);
      const taken = Math.min(cost, full);
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
