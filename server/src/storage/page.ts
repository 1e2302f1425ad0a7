import { sql, type RawBuilder } from 'kysely';

export interface PageRequest {
  limit: number;
  /** The `nextCursor` of the previous page; null for the first page. */
  cursor: string | null;
  /** Absent: the newest first. */
  order?: ListOrder | undefined;
}

type ListOrder = 'newest' | 'oldest';

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
export function idOrder({ cursor, order = 'newest' }: PageRequest): { after: RawBuilder<boolean>; direction: 'asc' | 'desc' } {
  const [after, direction] =
    order === 'newest' ? [sql<boolean>`id < ${cursor}`, 'desc' as const] : [sql<boolean>`id > ${cursor}`, 'asc' as const];
  return { after: cursor === null ? sql<boolean>`1 = 1` : after, direction };
}

/**
 * What several queries found, each in the order of the page, as one: each row once, one more than a page has. One query with all their
 * conditions would have to sort everything that it finds.
 */
export async function mergedRows<Row extends { id: string }>(
  found: ReadonlyArray<Promise<readonly Row[]>>,
  page: PageRequest,
): Promise<Row[]> {
  const rows = new Map((await Promise.all(found)).flat().map((row) => [row.id, row]));
  const sign = idOrder(page).direction === 'asc' ? 1 : -1;
  return [...rows.values()].toSorted((a, b) => (a.id < b.id ? -sign : sign)).slice(0, page.limit + 1);
}
