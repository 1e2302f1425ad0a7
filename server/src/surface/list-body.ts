import type { Page } from '../storage/page.ts';

/** A page of a list. */
export function listBody<Item, Body>({ items, nextCursor }: Page<Item>, body: (item: Item) => Body) {
  return { items: items.map(body), next_cursor: nextCursor };
}
