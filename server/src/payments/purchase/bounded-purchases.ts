import type { Metrics } from '../../metrics.ts';
import { busy } from '../../limits/busy.ts';
import { Semaphore } from '../../limits/semaphore.ts';
import type { Purchases } from './purchase.ts';

/**
 * Purchases of which at most so many are in progress. One more is refused before its payment is looked at; a request for the price is not
 * counted.
 */
export function boundedPurchases(
  { buy, hasUnderKey }: Purchases,
  { openMax, metrics }: { openMax: number; metrics: Pick<Metrics, 'gauge' | 'shed'> },
): Purchases {
  const places = new Semaphore({ limits: [{ max: openMax }] });
  metrics.gauge('farebox_purchases_running', 'Purchases that this process is working on.', () => places.running);
  return {
    hasUnderKey,
    async buy(sale, order) {
      if (order.means.kind === 'none') return buy(sale, order);
      const release = places.tryAcquire();
      if (release === null) {
        metrics.shed('paid');
        throw busy('too many purchases at once', 0);
      }
      try {
        return await buy(sale, order);
      } finally {
        release();
      }
    },
  };
}
