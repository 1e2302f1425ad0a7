import { newId } from '../ids.ts';
import type { Micros } from '../money.ts';
import { batchMax } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';

/**
 * Stores a price that is replaced, in the transaction that replaces it: wallets that signed the quoted price still pay that price.
 * Stores nothing where the price stays the same.
 */
export async function keepPrice(
  queries: Queries,
  { serviceId, before, after }: { serviceId: string; before: Micros; after: Micros },
  now: number,
): Promise<void> {
  if (before === after || before === 0) return;
  await queries
    .insertInto('earlier_prices')
    .values({ id: newId('old', now), service_id: serviceId, amount_micros: before, replaced_at: now })
    .execute();
}

/** Deletes some prices that no living quote can have. @returns how many */
export async function forgetPrices(queries: Queries, replacedBefore: number): Promise<number> {
  const old = queries.selectFrom('earlier_prices').select('id').where('replaced_at', '<', replacedBefore).limit(batchMax);
  const { numDeletedRows } = await queries.deleteFrom('earlier_prices').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
