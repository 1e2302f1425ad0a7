import type { Addition } from '../../discovery/addition.ts';
import type { Foundation } from '../../foundation.ts';
import type { Resale } from '../../imports/resale.ts';
import { readDemand } from './demand.ts';
import { losses } from './losses.ts';
import { acceptedOffer, payingFetch } from './paying-fetch.ts';
import { openSpendingWallet } from './spending-wallet.ts';
import { upstreamPaymentRoutes, type UpstreamPaymentParts } from './upstream-payment-routes.ts';
import { upstreamPayments } from './upstream-payments.ts';

/** Sells on what x402 servers sell: the tools that are imported from them are paid for with the operator's wallet. */
export async function openResale({ config, database, clock }: Foundation): Promise<Resale> {
  const { spendingKey, spendingMaxMicros } = config.imports;
  const wallet = await openSpendingWallet({ key: spendingKey, isRealMoney: config.isRealMoney, clock });
  const payments = upstreamPayments({ database, clock, maxMicros: spendingMaxMicros });
  return {
    address: wallet.address,
    missing() {
      if (wallet.address === null) return 'FAREBOX_SPENDING_KEY is not set';
      return payments.isSpent() ? 'what may be paid to other servers in a day is spent' : null;
    },
    async read(url, options) {
      const { readX402 } = await import('./read-x402.ts');
      return readX402(url, { ...options, wallet });
    },
    payingFetch: (fetch, call) => payingFetch(fetch, { wallet, payments }, call),
    async checkOffer(answer, costMicros) {
      acceptedOffer(await readDemand(answer), wallet, costMicros);
    },
    around: losses({ database, payments }),
  };
}

/** What was paid, for admins. */
export function resaleRoom(parts: UpstreamPaymentParts): Addition {
  return { versioned: upstreamPaymentRoutes(parts) };
}
