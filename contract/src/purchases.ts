import { z } from 'zod';
import { PageQuery } from './accounts.ts';
import { exampleAssetId, shortExamplePaymentId, shown } from './examples.ts';
import { pageOf } from './page.ts';

/** Something that an account bought, with its credit or a token that it paid. */
export const MyPurchase = shown(
  'MyPurchase',
  z.object({
    id: z.string(),
    kind: z.enum(['asset', 'tool']),
    service_id: z.string(),
    title: z.string().nullable().meta({ description: 'What it is called; null for what is not there any more.' }),
    amount: z.string(),
    currency: z.literal('USD'),
    provider: z.string().meta({ description: 'How it was paid, e.g. credit or test.' }),
    status: z.enum(['delivered', 'refunded']),
    payment_id: z.string().meta({ description: 'The first characters: GET /api/payments/{payment_id} is the receipt.' }),
    api_key_id: z.string().nullable(),
    api_key_name: z.string().nullable().meta({ description: 'Of the key that bought it; null for a purchase without one.' }),
    purchased_at: z.iso.datetime(),
  }),
  {
    id: 'call_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    kind: 'asset',
    service_id: exampleAssetId,
    title: 'Rainfall in Hong Kong, daily, 1990 to 2025',
    amount: '0.05',
    provider: 'credit',
    status: 'delivered',
    payment_id: shortExamplePaymentId,
    api_key_id: 'key_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    api_key_name: 'research agent',
  },
);
export type MyPurchase = z.output<typeof MyPurchase>;

export const MyPurchasePage = pageOf(MyPurchase).meta({ id: 'MyPurchasePage' });

const Moment = z.iso.datetime({ offset: true, error: 'must be a time such as 2026-11-01T00:00:00Z' });

export const MyPurchaseQuery = PageQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,15}_call_\w{1,40}$/, 'must be a next_cursor')
    .optional()
    .meta({ description: 'next_cursor of the previous page.' }),
  since: Moment.optional().meta({ description: 'Purchases from this time on.' }),
  until: Moment.optional().meta({ description: 'Purchases before this time.' }),
  format: z.enum(['json', 'csv']).default('json'),
});
