import { newId } from '../../ids.ts';
import type { Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';

/** A price of a service. */
export interface StoredPrice {
  /** Of a metered price, the least. */
  amountMicros: Micros;
  /** The metered price as JSON; null: each call costs the same. */
  metered: string | null;
}

/**
 * Stores a price that is replaced, in the transaction that replaces it: wallets that signed the quoted price still pay that price.
 * Stores nothing where the price stays the same.
 */
export async function keepPrice(queries: Queries, serviceId: string, before: StoredPrice, after: StoredPrice, now: number): Promise<void> {
  const isSame = before.amountMicros === after.amountMicros && before.metered === after.metered;
  if (isSame || before.amountMicros === 0) return;
  const { amountMicros: amount_micros, metered: metered_price } = before;
  await queries
    .insertInto('earlier_prices')
    .values({ id: newId('old', now), service_id: serviceId, amount_micros, metered_price, replaced_at: now })
    .execute();
}

/** Prices that no living quote can have. */
export function oldPrices(queries: Queries, replacedBefore: number) {
  return queries.selectFrom('earlier_prices').select('id').where('replaced_at', '<', replacedBefore);
}
