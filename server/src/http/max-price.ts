import type { Context } from 'hono';
import type { Micros } from '../money.ts';
import { maxPriceOf } from '../payments/price-guard.ts';

/** What a caller pays at most, by X-Max-Price-Cents; null where it does not say. An empty header is no maximum. @throws malformed_header */
export function maxPriceOfRequest(c: Context): Micros | null {
  return maxPriceOf(c.req.header('X-Max-Price-Cents') ?? null);
}
