import { minuteMs, steadyClock, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';

export interface RateLimit {
  /** Takes one from the client's allowance. @param hint what to do when it is used up @throws rate_limited */
  take(client: string, hint?: string): void;
}

/**
 * Clients that are remembered. Beyond that the client that was silent longest is forgotten, so that invented names cannot fill the memory.
 */
const clientsMax = 50_000;

/**
 * A token bucket for each client: `perMinute` requests a minute, with a burst of the same size. 0 sets no limit.
 * @param options.replicas how many processes share the limit; each allows its part of it, so that nothing is asked of the others
 */
export function rateLimit({
  perMinute: perMinuteOfAll,
  clock,
  replicas = () => 1,
}: {
  perMinute: number;
  clock: Clock;
  replicas?: () => number;
}): RateLimit {
  if (perMinuteOfAll === 0) return { take: () => undefined };
  const buckets = new Map<string, { level: number; at: number }>();
  const steady = steadyClock(clock);

  return {
    take(client, hint) {
      const now = steady.now();
      const perMinute = perMinuteOfAll / replicas();
      const perMs = perMinute / minuteMs;
      // A part of less than one request is allowed one, later.
      const burst = Math.max(1, perMinute);
      const known = buckets.get(client);
      const level = known === undefined ? burst : Math.min(burst, known.level + (now - known.at) * perMs);
      if (level < 1) {
        const retryAfterSeconds = Math.ceil((1 - level) / perMs / 1000);
        throw problem('rate_limited', { retryAfterSeconds, ...(hint === undefined ? {} : { hint }) });
      }
      if (known !== undefined) {
        known.level = level - 1;
        known.at = now;
        return;
      }
      if (buckets.size >= clientsMax) forgetOldest(buckets);
      buckets.set(client, { level: level - 1, at: now });
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
