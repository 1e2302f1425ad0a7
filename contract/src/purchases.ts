import { z } from 'zod';
import { exampleAssetId, shortExamplePaymentId, shown } from './examples.ts';
import { pageOf, PageQuery } from './page.ts';

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

export const ReceiptQuery = z.object({ language: z.enum(['en', 'zh']).default('en') });

export const SpendingQuery = z.object({
  days: z.coerce.number().int().min(1).max(365).default(30).meta({ description: 'The last days.' }),
});

const spent = {
  purchases: z.int(),
  amount: z.string(),
  test_amount: z.string().meta({ description: 'Test money; it counts in no other sum.' }),
};

/** What an account spent, by day and by what was bought. Refunded purchases are not counted. */
export const Spending = z
  .object({
    days: z.array(z.object({ at: z.iso.datetime().meta({ description: 'The beginning of the day (UTC).' }), ...spent })),
    services: z
      .array(z.object({ service_id: z.string(), kind: z.enum(['asset', 'tool']), title: z.string().nullable(), ...spent }))
      .meta({ description: 'The 50 that most was spent on, dearest first.' }),
  })
  .meta({
    id: 'Spending',
    example: {
      days: [{ at: '2026-11-20T00:00:00.000Z', purchases: 2, amount: '0.10', test_amount: '0.00' }],
      services: [{ service_id: 'word-count', kind: 'tool', title: 'Word Count', purchases: 2, amount: '0.10', test_amount: '0.00' }],
    },
  });
export type Spending = z.output<typeof Spending>;
