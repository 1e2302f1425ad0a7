import { z } from 'zod';
import { PageQuery } from './accounts.ts';
import { cursorOf } from './administration.ts';
import { TransactionHash } from './wallet-credit.ts';

/** A signed payment of which nobody could say yet whether its money moved. */
export const UnresolvedSettlement = z
  .object({
    id: z.string().meta({
      description: 'The part of the payment’s id that is good for nothing but finding it.',
      example: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    }),
    service_id: z.string(),
    network: z.string().meta({ example: 'eip155:8453' }),
    asset: z.string().meta({ description: 'The token.' }),
    payer: z.string(),
    pay_to: z.string(),
    amount: z.string().meta({ description: 'Atomic units of the token.', example: '50000' }),
    nonce: z.string().meta({ description: 'What a chain knows the payment by.' }),
    transaction: z.string().nullable().meta({ description: 'Where it is known.' }),
    created_at: z.iso.datetime(),
    over_at: z.iso.datetime().meta({ description: 'From then on nobody can settle it any more, so that it can be marked as failed.' }),
  })
  .meta({ id: 'UnresolvedSettlement' });
export type UnresolvedSettlement = z.output<typeof UnresolvedSettlement>;

export const UnresolvedSettlementPage = z
  .object({ items: z.array(UnresolvedSettlement), next_cursor: z.string().nullable() })
  .meta({ id: 'UnresolvedSettlementPage' });

export const SettlementListQuery = PageQuery.extend({ cursor: cursorOf('pay') });

export const MarkSettlementSettled = z
  .strictObject({
    transaction: TransactionHash.meta({ description: 'The transaction that moved the money, as the chain shows it.' }),
  })
  .meta({ id: 'MarkSettlementSettled' });

export const MarkSettlementFailed = z
  .strictObject({
    reason: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(500, 'must have at most 500 characters')
      .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'control characters are not allowed')
      .meta({ description: 'How you know.', example: 'the chain has no transfer with this nonce' }),
  })
  .meta({ id: 'MarkSettlementFailed' });

export const ResolvedSettlement = z
  .object({
    id: z.string(),
    outcome: z.enum(['settled', 'failed']).meta({ description: 'settled: the payment is paid. failed: it can be paid again.' }),
    transaction: z.string().nullable(),
  })
  .meta({ id: 'ResolvedSettlement' });
export type ResolvedSettlement = z.output<typeof ResolvedSettlement>;
