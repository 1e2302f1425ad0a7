import type { Micros } from '../../money.ts';
import { maxPriceOf } from '../../payments/purchase/price-guard.ts';
import type { Exchange } from '../../surface/exchange.ts';

/** The caller's maximum price; null without the header. An empty header is refused: it is a guard that failed. @throws malformed_header */
export function maxPriceOfRequest(c: Exchange): Micros | null {
  return maxPriceOf(c.req.header('X-Max-Price-Cents') ?? null);
}
