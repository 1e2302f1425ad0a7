import { z } from 'zod';
import { exampleOf } from './examples.ts';

/** A page of a list, with an example of one item. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  const page = z.object({ items: z.array(item), next_cursor: z.string().nullable() });
  return page.meta({ example: { items: [exampleOf(item)], next_cursor: null } });
}

export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z
    .string()
    .regex(/^\w{1,64}$/, 'must be a next_cursor')
    .optional()
    .meta({ description: 'next_cursor of the previous page.' }),
});

export const Since = z.iso.datetime({ offset: true }).optional().meta({ description: 'Entries from this time on.' });
export const Until = z.iso.datetime({ offset: true }).optional().meta({ description: 'Entries before this time.' });

export const ListOrder = z.enum(['newest', 'oldest']).default('newest').meta({ description: 'What comes first.' });

/** Of a list with amounts. */
export const AmountOrder = z.enum(['newest', 'oldest', 'highest', 'lowest']).default('newest').meta({
  description: 'What comes first; highest and lowest: by the amount.',
});

/** A text that means some of a list. */
export const SearchedText = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'must have no control characters')
  .optional()
  .meta({
    description:
      'An id, the beginning of the e-mail address of an account or of the title of an asset, or a part of the name of a tool. At most 20 of each are looked for.',
  });

export const KnownName = z
  .string()
  .nullable()
  .meta({ description: 'The e-mail address, title or name behind the id before it; null for an id without one.' });
