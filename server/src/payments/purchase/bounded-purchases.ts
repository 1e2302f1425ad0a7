import { problem } from '../../errors.ts';
import type { Metrics } from '../../metrics.ts';
import type { Purchases } from './purchase.ts';

/**
 * Purchases of which at most so many are in progress. One more is refused before its payment is looked at; a request for the price is not
 * counted.
 */
export function boundedPurchases(
  { buy, hasUnderKey }: Purchases,
  { openMax, metrics }: { openMax: number; metrics: Pick<Metrics, 'gauge' | 'shed'> },
): Purchases {
  let open = 0;
  metrics.gauge('farebox_purchases_running', 'Purchases that this process is working on.', () => open);
  return {
    hasUnderKey,
    async buy(sale, order) {
      if (order.means.kind === 'none') return buy(sale, order);
      if (open >= openMax) {
        metrics.shed('paid');
        throw problem('unavailable', {
          message: 'too many purchases at once',
          hint: 'Nothing was charged, and no token was used. Repeat the request after the time in Retry-After.',
          retryAfterSeconds: 1,
        });
      }
      open += 1;
      try {
        return await buy(sale, order);
      } finally {
        open -= 1;
      }
    },
  };
}
