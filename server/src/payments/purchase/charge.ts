import { secondMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import type { PaymentRow } from '../../storage/tables.ts';
import type { PurchaseStatements } from './purchase-statements.ts';
import type { Sale } from './sale.ts';

/** Replicas notice a new price after a few seconds, and quote the earlier one until then. */
const replicasMs = 15 * secondMs;

/**
 * What a paid payment is charged for a request: today's price, and what is left is the payer's. Where that is more than was paid, the payment
 * keeps the price that it was paid at; of a metered price, the highest that it covers of those in force since its quote. A signed maximum
 * that was settled for less covers the request that it was settled for, whose answer was lost. Otherwise nothing runs.
 * @param row the payment, whose call was taken in the same transaction
 * @param priceMicros today's price of the request, or the one that its payer signed
 * @throws payment_insufficient with what is missing
 */
export async function chargeFor<Result>(
  queries: Queries,
  { findEarlierPrices, findSettledFor }: Pick<PurchaseStatements, 'findEarlierPrices' | 'findSettledFor'>,
  sale: Pick<Sale<Result>, 'offer' | 'metered' | 'requestHash'>,
  row: PaymentRow,
  priceMicros: Micros,
): Promise<Micros> {
  const { offer, metered } = sale;
  const paid = row.amount_micros;
  // A payment for several calls cannot be lowered for one of them.
  if (row.max_calls > 1 || paid === priceMicros) return paid;
  if (priceMicros < paid) return priceMicros;
  if (metered === undefined) return paid;
  const earlier = await findEarlierPrices.all(queries, { serviceId: offer.serviceId, since: row.created_at - replicasMs });
  const isMetered = metered.isNow || earlier.some(({ metered_price: text }) => text !== null);
  // A price that was the same for each call is kept by its quote.
  if (!isMetered || earlier.some(({ amount_micros: amount, metered_price: text }) => text === null && amount === paid)) return paid;
  const prices = earlier.map((each) => (each.metered_price === null ? each.amount_micros : metered.priceAt(each.metered_price)));
  const covered = prices.filter((price) => price <= paid);
  if (covered.length > 0) return Math.max(...covered);
  if ((await findSettledFor.first(queries, { paymentId: row.id, requestHash: sale.requestHash })) !== null) return paid;
  const price = Math.min(priceMicros, ...prices);
  throw problem('payment_insufficient', {
    members: { paid: formatAmount(paid), price: formatAmount(price), missing: formatAmount(price - paid), currency: row.currency },
  });
}
