import { z } from 'zod';
import { cursorOf, ListFormat } from './administration.ts';
import { exampleAdminId, exampleOf, exampleOwnerId, shown } from './examples.ts';
import { KnownName, pageOf, PageQuery } from './page.ts';
import { PayoutWallet } from './payout-wallets.ts';
import { line } from './text.ts';

const exampleOwed = { owner_id: exampleOwnerId, address: '0x00000000000000000000000000000000000000aa', amount: '12.50' };
const exampleEnd = '2026-11-20T08:01:00.000Z';

const Network = PayoutWallet.shape.network;

/** How owners are paid: by this server on chain, or by the operator with an exported list. */
const Method = z.enum(['chain', 'export']);

export const CreatePayout = z
  .strictObject({
    dry_run: z.boolean().default(false).meta({ description: 'true: shows the payouts and changes nothing.' }),
    network: Network.optional().meta({ description: 'Only owners with a wallet on this network; default: the network of x402 payments.' }),
    method: Method.optional().meta({
      description:
        'chain: this server sends the tokens; export: you pay the listed amounts and mark each line. Default: chain if this server can send.',
    }),
    note: line(500).nullable().optional().meta({ example: 'November' }),
  })
  .meta({ id: 'CreatePayout', example: { dry_run: true } });

const LeftOut = z.object({
  owner_id: z.string(),
  owner_name: KnownName,
  balance: z.string().meta({ description: 'The total owed to the owner; negative where the owner owes refunds.', example: '0.40' }),
  available: z.string().meta({ description: 'The part of it past the hold period.', example: '0.40' }),
  reason: z
    .enum(['suspended', 'no_wallet', 'other_network', 'wallet_changed', 'below_minimum', 'on_hold', 'batch_full'])
    .meta({ description: 'wallet_changed: the wallet changed less than a day ago. batch_full: paid with the next batch.' }),
});

/** The payouts that a batch would contain. */
export const PayoutPlan = shown(
  'PayoutPlan',
  z.object({
    network: z.string().meta({ example: 'eip155:8453' }),
    method: Method,
    currency: z.literal('USD'),
    minimum: z.string().meta({ description: 'Owners with a lower balance are not paid yet.', example: '1.00' }),
    earned_until: z.iso.datetime().meta({ description: 'Later earnings are on hold.' }),
    line_count: z.int(),
    total: z.string(),
    lines: z.array(z.object({ owner_id: z.string(), owner_name: KnownName, address: z.string(), amount: z.string() })),
    left_out: z.array(LeftOut).meta({ description: 'Owners with a balance who are not paid, with the reason; at most 1,000.' }),
    left_out_count: z.int(),
  }),
  {
    earned_until: '2026-11-13T08:00:00.000Z',
    line_count: 1,
    total: '12.50',
    lines: [{ ...exampleOwed, owner_name: 'ada@example.com' }],
    left_out: [
      {
        owner_id: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRE',
        owner_name: 'bob@example.com',
        balance: '0.40',
        available: '0.40',
        reason: 'below_minimum',
      },
    ],
    left_out_count: 1,
  },
);
export type PayoutPlan = z.output<typeof PayoutPlan>;

export const PayoutLine = shown(
  'PayoutLine',
  z.object({
    id: z.string().meta({ example: 'pot_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    batch_id: z.string().meta({ example: 'pob_01KAGT4M8E3V9S2QZ7XNBC5WRC' }),
    owner_id: z.string(),
    owner_name: KnownName,
    network: z.string().meta({ example: 'eip155:8453' }),
    address: z.string().meta({ description: 'The wallet at the time of the batch.' }),
    amount: z.string().meta({ example: '12.50' }),
    currency: z.literal('USD'),
    state: z.enum(['pending', 'sending', 'sent', 'paid', 'failed']).meta({
      description:
        'sending: signed, not yet accepted by the network. sent: not yet final. failed: the amount was returned to the earnings.',
    }),
    reference: z.string().nullable().meta({ description: 'The transaction, or the reference from the admin.' }),
    failure: z.string().nullable().meta({ description: 'The reason of the failure.' }),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  }),
  {
    ...exampleOwed,
    owner_name: 'ada@example.com',
    state: 'paid',
    reference: '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b',
    finished_at: exampleEnd,
  },
);
export type PayoutLine = z.output<typeof PayoutLine>;

export const PayoutLinePage = pageOf(PayoutLine).meta({ id: 'PayoutLinePage' });

export const PayoutBatch = shown(
  'PayoutBatch',
  z.object({
    id: z.string().meta({ example: 'pob_01KAGT4M8E3V9S2QZ7XNBC5WRC' }),
    network: z.string().meta({ example: 'eip155:8453' }),
    method: Method,
    state: z.enum(['open', 'done']).meta({ description: 'done: every line is paid or failed.' }),
    line_count: z.int(),
    total: z.string(),
    paid: z.string().meta({ description: 'The amount that was paid.' }),
    failed: z.string().meta({ description: 'The amount that was returned to the earnings.' }),
    currency: z.literal('USD'),
    note: z.string().nullable(),
    created_by: z.string().meta({ description: 'The admin.' }),
    created_at: z.iso.datetime(),
    done_at: z.iso.datetime().nullable(),
  }),
  {
    state: 'done',
    line_count: 1,
    total: '12.50',
    paid: '12.50',
    failed: '0.00',
    note: 'November',
    created_by: exampleAdminId,
    done_at: exampleEnd,
  },
);
export type PayoutBatch = z.output<typeof PayoutBatch>;

export const PayoutBatchPage = pageOf(PayoutBatch).meta({ id: 'PayoutBatchPage' });

export const PayoutBatchDetails = z
  .object({ ...PayoutBatch.shape, lines: z.array(PayoutLine) })
  .meta({ id: 'PayoutBatchDetails', example: { ...exampleOf(PayoutBatch), lines: [exampleOf(PayoutLine)] } });
export type PayoutBatchDetails = z.output<typeof PayoutBatchDetails>;

export const PayoutListQuery = PageQuery.extend({
  cursor: cursorOf('pob'),
  state: PayoutBatch.shape.state.optional(),
  line_id: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the id of a line')
    .optional()
    .meta({ description: 'The batch with this line.' }),
  format: ListFormat,
});

export const PayoutQuery = z.object({ format: ListFormat });

export const MyPayoutsQuery = PageQuery.extend({ cursor: cursorOf('pot'), format: ListFormat });

export const MarkPayoutPaid = z
  .strictObject({ reference: line(200).meta({ description: 'A reference to find the payment.', example: '0x3f1c...' }) })
  .meta({ id: 'MarkPayoutPaid', example: { reference: '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b' } });

export const MarkPayoutFailed = z
  .strictObject({ reason: line(500).meta({ example: 'the exchange refused the address' }) })
  .meta({ id: 'MarkPayoutFailed', example: { reason: 'the exchange refused the address' } });
