import { sql } from 'kysely';
import type { Micros } from '../../money.ts';
import type { Database } from '../../storage/database.ts';
import type { Page, PageRequest } from '../../storage/page.ts';
import { shortId } from '../quotes/payment.ts';

/** What somebody bought. */
export interface EndedPurchase {
  id: string;
  kind: 'asset' | 'tool';
  serviceId: string;
  /** Of an asset; null for a tool. */
  title: string | null;
  amountMicros: Micros;
  providerId: string;
  isRefunded: boolean;
  /** Shortened: the whole id would let its reader spend the payment. */
  paymentId: string;
  apiKeyId: string | null;
  apiKeyName: string | null;
  at: number;
}

interface PurchaseFilter {
  /** Only this purchase. */
  id?: string | undefined;
  /** Epoch milliseconds, inclusive. */
  since?: number | undefined;
  /** Epoch milliseconds, exclusive. */
  until?: number | undefined;
}

/** What an account or a wallet bought, newest first: delivered or refunded, not what is still open. */
export async function purchasesOfPayer(
  { read }: Database,
  payer: string,
  { id: only, since, until }: PurchaseFilter,
  { limit, cursor }: PageRequest,
): Promise<Page<EndedPurchase>> {
  const [, at = '', id = ''] = /^(\d+)_(\w+)$/.exec(cursor ?? '') ?? [];
  let query = read
    .selectFrom('purchases')
    .innerJoin('payments', 'payments.id', 'purchases.payment_id')
    .leftJoin('assets', 'assets.id', 'purchases.service_id')
    .leftJoin('api_keys', 'api_keys.id', 'payments.api_key_id')
    .select(({ ref, fn }) => [
      'purchases.id',
      'purchases.state',
      'purchases.service_id',
      'purchases.payment_id',
      ref('purchases.finished_at').$notNull().as('at'),
      fn.coalesce('purchases.amount_micros', 'payments.amount_micros').as('amount'),
      fn.coalesce('purchases.provider_id', 'payments.provider_id').as('provider'),
      'payments.offer_kind',
      'payments.status',
      'payments.api_key_id',
      'api_keys.name as key_name',
      'assets.title',
    ])
    .where('purchases.payer', '=', payer)
    // Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition.
    .where(sql<boolean>`purchases.state in ('used', 'given_back')`)
    .where('payments.offer_kind', '!=', 'credit')
    .orderBy('purchases.finished_at', 'desc')
    .orderBy('purchases.id', 'desc');
  if (only !== undefined) query = query.where('purchases.id', '=', only);
  if (since !== undefined) query = query.where('purchases.finished_at', '>=', since);
  if (until !== undefined) query = query.where('purchases.finished_at', '<', until);
  if (at !== '') {
    query = query
      .where('purchases.finished_at', '<=', Number(at))
      .where(({ or, eb }) => or([eb('purchases.finished_at', '<', Number(at)), eb('purchases.id', '<', id)]));
  }
  const rows = await query.limit(limit + 1).execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map((row) => ({
      id: row.id,
      kind: row.offer_kind === 'asset' ? 'asset' : 'tool',
      serviceId: row.service_id,
      title: row.title,
      amountMicros: row.amount,
      providerId: row.provider,
      isRefunded: row.state === 'given_back' || row.status === 'refunded',
      paymentId: shortId(row.payment_id),
      apiKeyId: row.api_key_id,
      apiKeyName: row.key_name,
      at: row.at,
    })),
    nextCursor: rows.length > limit && last !== undefined ? `${last.at}_${last.id}` : null,
  };
}
