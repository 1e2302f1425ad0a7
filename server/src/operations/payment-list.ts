import { sql, type SqlBool } from 'kysely';
import { idFloor } from '../ids.ts';
import type { Queries } from '../storage/database.ts';
import { idOrder, mergedRows, type PageRequest } from '../storage/page.ts';
import type { PaymentRow } from '../storage/tables.ts';

export interface PaymentFilter {
  status?: PaymentRow['status'] | undefined;
  serviceId?: string | undefined;
  clientId?: string | undefined;
  /** Quoted from this time on, epoch milliseconds. */
  since?: number | undefined;
  /** Quoted before this time. */
  until?: number | undefined;
  /** A text that means a payment, a buyer, a tool or an asset. */
  text?: string | undefined;
}

/** Above all ids that continue a short one, in byte order and in the order of languages. */
const idsAbove = 'z'.repeat(40);

/**
 * Payments in the order of their ids, one more than a page has.
 *
 * @param subjects ids of payments, buyers, tools and assets; null: all payments
 */
export function listedPayments(
  queries: Queries,
  { subjects, ...filter }: PaymentFilter & { subjects: readonly string[] | null },
  page: PageRequest,
): Promise<PaymentRow[]> {
  // A short id is the beginning of its whole id, so it sorts before that.
  const after = { ...page, cursor: page.cursor !== null && page.order === 'oldest' ? page.cursor + idsAbove : page.cursor };
  const conditions =
    subjects === null
      ? [undefined]
      : subjects.flatMap((id) =>
          id.startsWith('pay_')
            ? [sql<SqlBool>`id >= ${id} and id < ${id + idsAbove}`]
            : [sql<SqlBool>`client_id = ${id}`, sql<SqlBool>`service_id = ${id}`],
        );
  return mergedRows(
    conditions.map((condition) => matching(queries, filter, after, condition)),
    page,
  );
}

function matching(
  queries: Queries,
  { status, serviceId, clientId, since, until }: PaymentFilter,
  page: PageRequest,
  condition: ReturnType<typeof sql<SqlBool>> | undefined,
): Promise<PaymentRow[]> {
  const { after, direction } = idOrder(page);
  let query = queries.selectFrom('payments').selectAll().where(after);
  if (condition !== undefined) query = query.where(condition);
  if (status !== undefined) query = query.where('status', '=', status);
  // A literal: SQLite uses a partial index only where the text of the query repeats its condition.
  if (status !== undefined && status !== 'paid') query = query.where(sql<boolean>`status <> 'paid'`);
  if (serviceId !== undefined) query = query.where('service_id', '=', serviceId);
  if (clientId !== undefined) query = query.where('client_id', '=', clientId);
  if (since !== undefined) query = query.where('id', '>=', idFloor('pay', since));
  if (until !== undefined) query = query.where('id', '<', idFloor('pay', until));
  return query
    .orderBy('id', direction)
    .limit(page.limit + 1)
    .execute();
}
