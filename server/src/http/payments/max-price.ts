import type { Micros } from '../../money.ts';
import { maxPriceOf } from '../../payments/price-guard.ts';
import type { Exchange } from '../exchange.ts';

/** What the caller pays at most; null without the header. An empty one is a guard that failed, not none. @throws malformed_header */
export function maxPriceOfRequest(c: Exchange): Micros | null {
  return maxPriceOf(c.req.header('X-Max-Price-Cents') ?? null);
}
