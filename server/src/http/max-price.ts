import type { Context } from 'hono';
import type { Micros } from '../money.ts';
import { maxPriceOf } from '../payments/price-guard.ts';

/** What the caller pays at most; null without the header. An empty one is a guard that failed, not none. @throws malformed_header */
export function maxPriceOfRequest(c: Context): Micros | null {
  return maxPriceOf(c.req.header('X-Max-Price-Cents') ?? null);
}
