import type { Tracing } from '../../tracing/tracing.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Purchases } from './purchase.ts';

/** Each purchase as a span, with one for its work; its transactions name theirs. */
export function tracedPurchases(purchase: Purchases, tracing: Tracing): Purchases {
  return {
    ...purchase,
    buy: (sale, order) =>
      tracing.span(
        'purchase',
        { 'farebox.offer': sale.offer.kind, 'farebox.service': sale.offer.serviceId, 'farebox.means': order.means.kind },
        async (noted) => {
          const work: typeof sale.work = (use) => tracing.span('purchase.work', {}, () => sale.work(use));
          const bought = await purchase.buy({ ...sale, work }, order);
          noted({ 'farebox.replay': bought.isReplay, 'farebox.charged': bought.isCharged });
          return bought;
        },
      ),
  };
}

/** What a provider is asked outside the ledger, as spans. */
export function tracedProvider(provider: PaymentProvider, tracing: Tracing): PaymentProvider {
  const about = { 'farebox.provider': provider.id };
  const { settle } = provider;
  return {
    ...provider,
    verify: (...asked) => tracing.span('purchase.verify', about, () => provider.verify(...asked)),
    ...(settle === undefined
      ? {}
      : {
          settle: (authorization) =>
            tracing.span('purchase.settle', about, async (noted) => {
              const outcome = await settle(authorization);
              noted({ 'farebox.outcome': outcome.kind });
              return outcome;
            }),
        }),
  };
}
