export interface PageRequest {
  limit: number;
  /** The `nextCursor` of the previous page; null for the first page. */
  cursor: string | null;
}

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
