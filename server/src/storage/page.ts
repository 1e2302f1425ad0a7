export interface PageRequest {
  limit: number;
  /** The `nextCursor` of the page before; null for the first. */
  cursor: string | null;
}

export interface Page<Item> {
  items: Item[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** Cuts what was read as `limit + 1` rows in the order of their ids into a page; the cursor is the last id of it. */
export function pageOf<Row extends { id: string }, Item>(rows: readonly Row[], limit: number, item: (row: Row) => Item): Page<Item> {
  const shown = rows.slice(0, limit);
  return { items: shown.map(item), nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
