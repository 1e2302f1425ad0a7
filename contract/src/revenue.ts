import { z } from 'zod';
import { exampleAdminId, exampleAssetId, exampleOf, exampleOwnerId, exampleTime, shortExamplePaymentId, shown } from './examples.ts';
import { AmountOrder, KnownName, pageOf, PageQuery, SearchedText } from './page.ts';

const Moment = z.iso.datetime({ offset: true, error: 'must be a time such as 2026-11-01T00:00:00Z' });

export const RevenueEvent = shown(
  'RevenueEvent',
  z.object({
    id: z.string().meta({ example: 'rev_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    kind: z.enum(['asset_delivery', 'tool_call']),
    service_id: z.string().meta({ description: 'Asset or tool.' }),
    title: z.string().nullable().meta({ description: 'What it is called; null for a tool that is not there any more.' }),
    asset_id: z.string().nullable().meta({ description: 'Of a call: the API asset that the tool was made of.' }),
    owner_id: z.string().nullable().meta({ description: 'Null for tools of the operator.' }),
    owner_name: z.string().nullable(),
    payment_id: z.string().meta({
      description:
        'The first characters: with them, the buyer and an admin can read GET /api/payments/{payment_id}; nobody can spend the payment with them.',
    }),
    amount: z.string().meta({ description: 'The price that the buyer paid.', example: '0.05' }),
    fee: z.string().meta({ description: "The operator's share.", example: '0.01' }),
    net: z.string().meta({ description: "The owner's share.", example: '0.04' }),
    currency: z.literal('USD'),
    is_test: z.boolean().meta({ description: 'Test money, which is never paid out.' }),
    client_id: z.string().nullable(),
    created_at: z.iso.datetime(),
    given_back_at: z.iso.datetime().nullable().meta({
      description: 'When the purchase was refunded because it could not be delivered; it then counts in no total. Null for other sales.',
    }),
  }),
  {
    service_id: exampleAssetId,
    title: 'Rainfall in Hong Kong, daily, 1990 to 2025',
    asset_id: exampleAssetId,
    owner_id: exampleOwnerId,
    owner_name: 'Ada',
    payment_id: shortExamplePaymentId,
    client_id: 'my-agent',
  },
);
export type RevenueEvent = z.output<typeof RevenueEvent>;

export const RevenueTotals = z
  .object({
    events: z.int().meta({ description: 'Of more than 10,000, all totals may be some seconds old; of millions, some minutes.' }),
    amount: z.string(),
    fee: z.string(),
    net: z.string(),
    test_amount: z.string().meta({ description: 'Test money; it counts in no other sum.' }),
    currency: z.literal('USD'),
  })
  .meta({ id: 'RevenueTotals', example: { events: 1, amount: '0.05', fee: '0.01', net: '0.04', test_amount: '0.00', currency: 'USD' } });
export type RevenueTotals = z.output<typeof RevenueTotals>;

export const RevenueQuery = PageQuery.extend({
  owner_id: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
  asset_id: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
  kind: z.enum(['asset_delivery', 'tool_call']).optional(),
  q: SearchedText,
  since: Moment.optional().meta({ description: 'Entries from this time on.' }),
  until: Moment.optional().meta({ description: 'Entries before this time.' }),
  order: AmountOrder,
  format: z.enum(['json', 'csv']).default('json'),
});
export const MyRevenueQuery = RevenueQuery.omit({ owner_id: true, kind: true, q: true });

export const RevenuePage = z
  .object({ items: z.array(RevenueEvent), next_cursor: z.string().nullable(), totals: RevenueTotals })
  .meta({ id: 'RevenuePage', example: { items: [exampleOf(RevenueEvent)], next_cursor: null, totals: exampleOf(RevenueTotals) } });

export const MyRevenuePage = z
  .object({
    items: z.array(RevenueEvent),
    next_cursor: z.string().nullable(),
    totals: RevenueTotals,
    balance: z.string().meta({
      description: 'The amount owed to you now. Negative: sales were refunded after they were paid out; your next earnings repay it first.',
      example: '12.50',
    }),
    test_balance: z.string().meta({ description: 'The same in test money.' }),
    currency: z.literal('USD'),
  })
  .meta({ id: 'MyRevenuePage', example: { ...exampleOf(RevenuePage), balance: '12.50', test_balance: '0.00', currency: 'USD' } });
export type MyRevenuePage = z.output<typeof MyRevenuePage>;

export const StatementQuery = z.object({
  since: Moment.optional().meta({ description: 'Default: 30 days before until.' }),
  until: Moment.optional().meta({ description: 'Default: now.' }),
  format: z
    .enum(['json', 'csv', 'pdf'])
    .default('json')
    .meta({ description: '`pdf`: a numbered statement for an accountant, with sums instead of entries.' }),
  language: z.enum(['en', 'zh']).default('en').meta({ description: 'Of the PDF.' }),
});

export const Statement = z
  .object({
    account_id: z.string(),
    since: z.iso.datetime(),
    until: z.iso.datetime(),
    currency: z.literal('USD'),
    opening_balance: z.string(),
    closing_balance: z.string(),
    entries: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        amount: z.string().meta({ description: 'Negative for outgoing amounts.' }),
        balance: z.string().meta({ description: 'The balance after this entry; negative where refunds came after payouts.' }),
        payment_id: z.string().nullable(),
        service_id: z.string().nullable().meta({ description: 'What was sold.' }),
        title: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    ),
    is_complete: z.boolean().meta({ description: 'False if the statement would exceed its maximum of entries: use a shorter period.' }),
  })
  .meta({
    id: 'Statement',
    example: {
      account_id: exampleOwnerId,
      since: '2026-11-01T00:00:00.000Z',
      until: '2026-12-01T00:00:00.000Z',
      currency: 'USD',
      opening_balance: '12.46',
      closing_balance: '12.50',
      entries: [
        {
          id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRD',
          kind: 'sale',
          amount: '0.04',
          balance: '12.50',
          payment_id: shortExamplePaymentId,
          service_id: exampleAssetId,
          title: 'Rainfall in Hong Kong, daily, 1990 to 2025',
          created_at: exampleTime,
        },
      ],
      is_complete: true,
    },
  });
export type Statement = z.output<typeof Statement>;

export const AdminAct = shown(
  'AdminAct',
  z.object({
    id: z.string(),
    actor_id: z.string(),
    actor_name: KnownName,
    action: z.string().meta({ example: 'asset.archive' }),
    subject_id: z.string(),
    subject_name: KnownName,
    details: z.record(z.string(), z.unknown()),
    created_at: z.iso.datetime(),
  }),
  {
    id: 'act_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    actor_id: exampleAdminId,
    actor_name: 'admin@example.com',
    subject_id: exampleAssetId,
    subject_name: 'Daily rainfall in Hong Kong',
    details: { status: 'archived' },
  },
);
export type AdminAct = z.output<typeof AdminAct>;

export const AdminActPage = pageOf(AdminAct).meta({ id: 'AdminActPage' });
