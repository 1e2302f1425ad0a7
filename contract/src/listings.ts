import { z } from 'zod';
import { PageQuery } from './page.ts';
import { Asset, AssetPrice, AssetStatus, AssetType } from './assets.ts';
import { exampleAssetId, exampleOf } from './examples.ts';

export const ListingSort = z.enum(['newest', 'title', 'shown', 'views', 'sales', 'earned', 'conversion']);
export type ListingSort = z.output<typeof ListingSort>;

export const ListingQuery = PageQuery.extend({
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(366)
    .default(30)
    .meta({ description: 'The period of the figures: today and the days (UTC) before it.' }),
  q: z.string().max(200).optional().meta({ description: 'In the title.' }),
  status: AssetStatus.optional(),
  type: AssetType.optional(),
  sort: ListingSort.default('newest').meta({ description: 'The highest figure first; titles from A.' }),
  format: z.enum(['json', 'csv']).default('json'),
});

const figures = {
  shown: z.int().min(0).meta({ description: 'Searches whose results had it.' }),
  views: z.int().min(0).meta({ description: 'Requests of others for its description.' }),
  sales: z.int().min(0).meta({ description: 'Deliveries, and calls of tools made of it, that were not given back; also in test money.' }),
  earned: z.string().meta({ description: 'Your share, in real money.', example: '1.25' }),
  test_amount: z.string().meta({ description: 'Paid in test money.', example: '0.00' }),
  conversion: z.number().min(0).nullable().meta({
    description: 'Sales for each view; null without a view. Above 1 where agents buy without looking.',
    example: 0.25,
  }),
};

const exampleFigures = { shown: 210, views: 20, sales: 5, earned: '1.25', test_amount: '0.00', conversion: 0.25 };

/** An asset with what it did in a period. */
export const Listing = Asset.extend(figures).meta({ id: 'Listing', example: { ...exampleOf(Asset), ...exampleFigures } });
export type Listing = z.output<typeof Listing>;

export const ListingPage = z
  .object({ items: z.array(Listing), next_cursor: z.string().nullable(), totals: z.object(figures) })
  .meta({ id: 'ListingPage', example: { items: [exampleOf(Listing)], next_cursor: null, totals: exampleFigures } });
export type ListingPage = z.output<typeof ListingPage>;

const listingsMax = 100;

export const ChangeListings = z
  .strictObject({
    ids: z
      .array(z.string().regex(/^\w{1,64}$/))
      .min(1)
      .max(listingsMax)
      .meta({ example: [exampleAssetId] }),
    status: z.enum(['published', 'unlisted']).optional(),
    price_amount: AssetPrice.optional(),
    price_percent: z.number().min(-99).max(1000).optional().meta({
      description: 'By how much each price changes, e.g. -20; the new price is rounded to six decimals. Free assets stay free.',
    }),
  })
  .refine(({ status, price_amount: price, price_percent: percent }) => (status ?? price ?? percent) !== undefined, 'nothing to change')
  .refine(({ price_amount: price, price_percent: percent }) => price === undefined || percent === undefined, {
    error: 'price_amount and price_percent exclude each other',
    path: ['price_percent'],
  })
  .meta({ id: 'ChangeListings', example: { ids: [exampleAssetId], status: 'unlisted' } });
export type ChangeListings = z.output<typeof ChangeListings>;

export const ChangedListings = z
  .object({
    items: z
      .array(
        z.object({
          id: z.string(),
          is_changed: z.boolean(),
          error: z.string().optional(),
          code: z.string().optional(),
        }),
      )
      .meta({ description: 'In the order of the ids. One that is refused leaves the others alone.' }),
  })
  .meta({ id: 'ChangedListings', example: { items: [{ id: exampleAssetId, is_changed: true }] } });
export type ChangedListings = z.output<typeof ChangedListings>;
