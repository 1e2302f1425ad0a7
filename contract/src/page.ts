import { z } from 'zod';
import { exampleOf } from './examples.ts';

/** A page of a list, with an example of one item. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  const page = z.object({ items: z.array(item), next_cursor: z.string().nullable() });
  return page.meta({ example: { items: [exampleOf(item)], next_cursor: null } });
}
