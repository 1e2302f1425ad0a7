import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../errors.ts';

export interface PageRequest<Order extends AmountOrder = ListOrder> {
  limit: number;
  /** The `nextCursor` of the previous page; null for the first page. */
  cursor: string | null;
  /** Absent: the newest first. */
  order?: Order | undefined;
}

type ListOrder = 'newest' | 'oldest';
export type AmountOrder = ListOrder | 'highest' | 'lowest';

export interface Page<Item> {
  items: Item[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** Turns rows that were read with `limit + 1`, in the order of their ids, into a page. The cursor is the last id on it. */
export function pageOf<Row extends { id: string }, Item>(rows: readonly Row[], limit: number, item: (row: Row) => Item): Page<Item> {
  const shown = rows.slice(0, limit);
  return { items: shown.map(item), nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** What the page of a list in the order of its ids, which begin with a time, is read by. */
export function idOrder({ cursor, order = 'newest' }: PageRequest) {
  const [after, direction] =
    order === 'newest' ? [sql<boolean>`id < ${cursor}`, 'desc' as const] : [sql<boolean>`id > ${cursor}`, 'asc' as const];
  const sign = order === 'newest' ? -1 : 1;
  const compare = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -sign : sign);
  return { after: cursor === null ? sql<boolean>`1 = 1` : after, direction, compare };
}

/** Where a row is in a list with amounts. */
export interface AmountPosition {
  id: string;
  amountMicros: number;
}

/**
 * What the page of a list with amounts is read by: the end of its query, and the same order for rows of several queries.
 *
 * @param last the row that the cursor names; null for the first page
 * @param amount the column or expression of an index with the id after it
 */
export function amountOrder(
  order: AmountOrder,
  last: AmountPosition | null,
  amount: RawBuilder<unknown> = sql.ref('amount_micros'),
  id = 'id',
) {
  const isByAmount = order === 'highest' || order === 'lowest';
  const isAscending = order === 'oldest' || order === 'lowest';
  const [direction, beyond] = isAscending ? [sql.raw('asc'), sql.raw('>')] : [sql.raw('desc'), sql.raw('<')];
  const key = sql.ref(id);
  const after = () => {
    if (last === null) return sql<boolean>`1 = 1`;
    return isByAmount
      ? sql<boolean>`(${amount}, ${key}) ${beyond} (${last.amountMicros}, ${last.id})`
      : sql<boolean>`${key} ${beyond} ${last.id}`;
  };
  const sign = isAscending ? 1 : -1;
  return {
    after: after(),
    by: isByAmount ? sql`${amount} ${direction}, ${key} ${direction}` : sql`${key} ${direction}`,
    compare(a: AmountPosition, b: AmountPosition): number {
      if (isByAmount && a.amountMicros !== b.amountMicros) return a.amountMicros < b.amountMicros ? -sign : sign;
      return a.id < b.id ? -sign : sign;
    },
  };
}

/** The cursor of an order by amounts names a row that is not there any more. */
export function lostCursor() {
  return invalid('cursor', 'the row of the cursor is not there any more', { hint: 'Begin with the first page.' });
}

/**
 * What several queries found, each in the order of the page, as one: each row once, one more than a page has. One query with all their
 * conditions would have to sort everything that it finds.
 */
export async function mergedRows<Row extends { id: string }>(
  found: ReadonlyArray<Promise<readonly Row[]>>,
  limit: number,
  compare: (a: Row, b: Row) => number,
): Promise<Row[]> {
  const rows = new Map((await Promise.all(found)).flat().map((row) => [row.id, row]));
  return [...rows.values()].toSorted(compare).slice(0, limit + 1);
}
