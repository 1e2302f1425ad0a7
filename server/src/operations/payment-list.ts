import { sql, type SqlBool } from 'kysely';
import { idFloor } from '../ids.ts';
import type { Queries } from '../storage/database.ts';
import { amountOrder, lostCursor, mergedRows, type AmountOrder, type AmountPosition, type PageRequest } from '../storage/page.ts';
import { paymentRow } from '../payments/quotes/payment-lookup.ts';
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
 * Payments in the order of their ids or amounts, one more than a page has.
 *
 * @param subjects ids of payments, buyers, tools and assets; null: all payments
 */
export async function listedPayments(
  queries: Queries,
  { subjects, ...filter }: PaymentFilter & { subjects: readonly string[] | null },
  page: PageRequest<AmountOrder>,
): Promise<PaymentRow[]> {
  const { order = 'newest', cursor, limit } = page;
  const reading = { limit, ...amountOrder(order, cursor === null ? null : await positionOf(queries, order, cursor)) };
  const conditions =
    subjects === null
      ? [undefined]
      : subjects.flatMap((id) =>
          id.startsWith('pay_')
            ? [sql<SqlBool>`id >= ${id} and id < ${id + idsAbove}`]
            : [sql<SqlBool>`client_id = ${id}`, sql<SqlBool>`service_id = ${id}`],
        );
  return mergedRows(
    conditions.map((condition) => matching(queries, filter, reading, condition)),
    limit,
    (a, b) => reading.compare({ id: a.id, amountMicros: a.amount_micros }, { id: b.id, amountMicros: b.amount_micros }),
  );
}

/** Of the payment with this short id. In the order of ids it may be gone: a short id is the beginning of its whole id, so it sorts before that. */
async function positionOf(queries: Queries, order: AmountOrder, cursor: string): Promise<AmountPosition> {
  if (order === 'newest') return { id: cursor, amountMicros: 0 };
  if (order === 'oldest') return { id: cursor + idsAbove, amountMicros: 0 };
  const row = await paymentRow(queries, cursor);
  if (row === null) throw lostCursor();
  return { id: row.id, amountMicros: row.amount_micros };
}

type Reading = { limit: number } & Pick<ReturnType<typeof amountOrder>, 'after' | 'by'>;

function matching(
  queries: Queries,
  { status, serviceId, clientId, since, until }: PaymentFilter,
  { limit, after, by }: Reading,
  condition: ReturnType<typeof sql<SqlBool>> | undefined,
): Promise<PaymentRow[]> {
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
    .orderBy(by)
    .limit(limit + 1)
    .execute();
}
