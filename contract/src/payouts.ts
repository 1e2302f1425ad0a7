import { z } from '@hono/zod-openapi';
import { PageQuery, PayoutWallet } from './accounts.ts';
import { cursorOf, ListFormat } from './administration.ts';

const Network = PayoutWallet.shape.network;

/** Who pays: this server on the chain, or somebody else who then says so. */
const Method = z.enum(['chain', 'export']);

function sentence(lengthMax: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'control characters are not allowed');
}

export const CreatePayout = z
  .strictObject({
    dry_run: z.boolean().default(false).openapi({ description: 'True: says who would be paid what, and changes nothing.' }),
    network: Network.optional().openapi({ description: 'Owners whose wallet is on this network; default that of x402 payments.' }),
    method: Method.optional().openapi({
      description:
        'chain: this server sends the tokens; export: you pay by the list and mark each line. Default: chain where this server can.',
    }),
    note: sentence(500).nullable().optional().openapi({ example: 'November' }),
  })
  .openapi('CreatePayout');

const LeftOut = z.object({
  owner_id: z.string(),
  balance: z.string().openapi({ description: 'What is owed to the owner in all.', example: '0.40' }),
  available: z.string().openapi({ description: 'Of it, what is past the hold-back days.', example: '0.40' }),
  reason: z
    .enum(['no_wallet', 'other_network', 'wallet_changed', 'below_minimum', 'on_hold', 'batch_full'])
    .openapi({ description: 'wallet_changed: less than a day ago. batch_full: comes with the next batch.' }),
});

/** What a batch would pay. */
export const PayoutPlan = z
  .object({
    network: z.string().openapi({ example: 'eip155:8453' }),
    method: Method,
    currency: z.literal('USD'),
    minimum: z.string().openapi({ description: 'Owners with less wait.', example: '1.00' }),
    earned_until: z.iso.datetime().openapi({ description: 'What was earned after this is on hold.' }),
    line_count: z.int(),
    total: z.string(),
    lines: z.array(z.object({ owner_id: z.string(), address: z.string(), amount: z.string() })),
    left_out: z.array(LeftOut).openapi({ description: 'Who has a balance and is not paid, and why; the first 1,000 of them.' }),
    left_out_count: z.int(),
  })
  .openapi('PayoutPlan');
export type PayoutPlan = z.output<typeof PayoutPlan>;

export const PayoutLine = z
  .object({
    id: z.string().openapi({ example: 'pot_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    batch_id: z.string().openapi({ example: 'pob_01KAGT4M8E3V9S2QZ7XNBC5WRC' }),
    owner_id: z.string(),
    network: z.string().openapi({ example: 'eip155:8453' }),
    address: z.string().openapi({ description: 'The wallet as it was when the batch was made.' }),
    amount: z.string().openapi({ example: '12.50' }),
    currency: z.literal('USD'),
    state: z.enum(['pending', 'sending', 'sent', 'paid', 'failed']).openapi({
      description: 'sending: signed, not yet taken by the network. sent: not yet sure. failed: the amount is back in the earnings.',
    }),
    reference: z.string().nullable().openapi({ description: 'The transaction, or what the admin wrote.' }),
    failure: z.string().nullable().openapi({ description: 'Why it failed.' }),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  })
  .openapi('PayoutLine');
export type PayoutLine = z.output<typeof PayoutLine>;

export const PayoutLinePage = z.object({ items: z.array(PayoutLine), next_cursor: z.string().nullable() }).openapi('PayoutLinePage');

export const PayoutBatch = z
  .object({
    id: z.string().openapi({ example: 'pob_01KAGT4M8E3V9S2QZ7XNBC5WRC' }),
    network: z.string().openapi({ example: 'eip155:8453' }),
    method: Method,
    state: z.enum(['open', 'done']).openapi({ description: 'done: every line is paid or failed.' }),
    line_count: z.int(),
    total: z.string(),
    paid: z.string().openapi({ description: 'What arrived.' }),
    failed: z.string().openapi({ description: 'What went back to the earnings.' }),
    currency: z.literal('USD'),
    note: z.string().nullable(),
    created_by: z.string().openapi({ description: 'The admin.' }),
    created_at: z.iso.datetime(),
    done_at: z.iso.datetime().nullable(),
  })
  .openapi('PayoutBatch');
export type PayoutBatch = z.output<typeof PayoutBatch>;

export const PayoutBatchPage = z.object({ items: z.array(PayoutBatch), next_cursor: z.string().nullable() }).openapi('PayoutBatchPage');

export const PayoutBatchDetails = z.object({ ...PayoutBatch.shape, lines: z.array(PayoutLine) }).openapi('PayoutBatchDetails');
export type PayoutBatchDetails = z.output<typeof PayoutBatchDetails>;

export const PayoutListQuery = PageQuery.extend({
  cursor: cursorOf('pob'),
  state: PayoutBatch.shape.state.optional(),
  line_id: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the id of a line')
    .optional()
    .openapi({ description: 'The batch that has this line.' }),
  format: ListFormat,
});

export const PayoutQuery = z.object({ format: ListFormat });

export const MyPayoutsQuery = PageQuery.extend({ cursor: cursorOf('pot'), format: ListFormat });

export const MarkPayoutPaid = z
  .strictObject({ reference: sentence(200).openapi({ description: 'How the payment can be found.', example: '0x3f1c...' }) })
  .openapi('MarkPayoutPaid');

export const MarkPayoutFailed = z
  .strictObject({ reason: sentence(500).openapi({ example: 'the exchange refused the address' }) })
  .openapi('MarkPayoutFailed');
