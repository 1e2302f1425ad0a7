import { z } from 'zod';
import { PageQuery } from './page.ts';
import { cursorOf } from './administration.ts';
import { exampleOf, exampleWallet, shown } from './examples.ts';

/** What the service signed for another x402 server, for a call of an imported tool. */
export const UpstreamPayment = shown(
  'UpstreamPayment',
  z.object({
    id: z.string().meta({ example: 'upay_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    source_id: z.string().meta({ description: 'The source of the tool.', example: 'src_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    operation: z.string().meta({ description: 'The resource.', example: 'https://weather.example/today' }),
    request_id: z.string().nullable().meta({ description: 'The request of the buyer, as in the access log.' }),
    host: z.string().meta({ example: 'weather.example' }),
    network: z.string().meta({ description: 'CAIP-2.', example: 'eip155:8453' }),
    pay_to: z.string().meta({ example: exampleWallet }),
    amount: z.string().meta({ example: '0.02' }),
    currency: z.literal('USD'),
    test: z.boolean().meta({ description: 'Test money.' }),
    state: z.enum(['signed', 'settled', 'refused', 'unconfirmed']).meta({
      description:
        'signed: no answer was seen, so the payment may have been taken until expires_at. settled and refused: what the other server says. unconfirmed: it answered, and said nothing about the payment.',
    }),
    transaction: z.string().nullable().meta({ description: 'As the other server says.' }),
    expires_at: z.iso.datetime().meta({ description: 'The signature is worthless from then on.' }),
    created_at: z.iso.datetime(),
  }),
  {
    request_id: 'req_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    state: 'settled',
    transaction: `0x${'ab'.repeat(32)}`,
  },
);
export type UpstreamPayment = z.output<typeof UpstreamPayment>;

export const UpstreamPaymentPage = z
  .object({
    items: z.array(UpstreamPayment),
    next_cursor: z.string().nullable(),
    wallet: z
      .string()
      .nullable()
      .meta({ description: 'The address that pays; null: FAREBOX_SPENDING_KEY is not set.', example: exampleWallet }),
    today: z
      .object({ spent: z.string().meta({ example: '0.02' }), max: z.string().meta({ example: '5.00' }) })
      .meta({ description: 'The amount signed on this day (UTC), and the limit, in USD.' }),
  })
  .meta({
    id: 'UpstreamPaymentPage',
    example: { items: [exampleOf(UpstreamPayment)], next_cursor: null, wallet: exampleWallet, today: { spent: '0.02', max: '5.00' } },
  });
export type UpstreamPaymentPage = z.output<typeof UpstreamPaymentPage>;

export const UpstreamPaymentListQuery = PageQuery.extend({ cursor: cursorOf('upay') });
