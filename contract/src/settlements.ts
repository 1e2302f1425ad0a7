import { z } from 'zod';
import { cursorOf } from './administration.ts';
import { shortExamplePaymentId, shown } from './examples.ts';
import { pageOf, PageQuery } from './page.ts';
import { TransactionHash } from './wallet-credit.ts';

const exampleTransaction = '0xd1900e0ed099fc0ed543312051c0c0dae0ef417433acf04788d26a18b916b1ad';

/** A signed payment whose outcome is not known yet. */
export const UnresolvedSettlement = shown(
  'UnresolvedSettlement',
  z.object({
    id: z.string().meta({
      description: 'The part of the payment id that can only identify it.',
      example: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    }),
    service_id: z.string(),
    network: z.string().meta({ example: 'eip155:8453' }),
    asset: z.string().meta({ description: 'The token.' }),
    payer: z.string(),
    pay_to: z.string(),
    amount: z.string().meta({ description: 'Atomic units of the token.', example: '50000' }),
    nonce: z.string().meta({ description: 'The nonce of the payment on the chain.' }),
    transaction: z.string().nullable().meta({ description: 'The transaction, if known.' }),
    created_at: z.iso.datetime(),
    over_at: z.iso.datetime().meta({ description: 'From then on it cannot be settled any more, so you can mark it as failed.' }),
  }),
  {
    service_id: 'word-count',
    asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    payer: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    pay_to: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
    nonce: '0xd889262efd5bf91aa12eb33d7303cc3536cb6a83b4cc10ef85a8d715f7e144da',
    over_at: '2026-11-20T08:11:00.000Z',
  },
);
export type UnresolvedSettlement = z.output<typeof UnresolvedSettlement>;

export const UnresolvedSettlementPage = pageOf(UnresolvedSettlement).meta({ id: 'UnresolvedSettlementPage' });

export const SettlementListQuery = PageQuery.extend({ cursor: cursorOf('pay') });

export const MarkSettlementSettled = z
  .strictObject({
    transaction: TransactionHash.meta({ description: 'The transaction that moved the money, as the chain shows it.' }),
  })
  .meta({ id: 'MarkSettlementSettled', example: { transaction: exampleTransaction } });

export const MarkSettlementFailed = z
  .strictObject({
    reason: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(500, 'must have at most 500 characters')
      .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'must have no control characters')
      .meta({ description: 'The reason for this decision.', example: 'the chain has no transfer with this nonce' }),
  })
  .meta({ id: 'MarkSettlementFailed', example: { reason: 'the chain has no transfer with this nonce' } });

export const ResolvedSettlement = z
  .object({
    id: z.string(),
    outcome: z.enum(['settled', 'failed']).meta({ description: 'settled: the payment is paid. failed: it can be paid again.' }),
    transaction: z.string().nullable(),
  })
  .meta({ id: 'ResolvedSettlement', example: { id: shortExamplePaymentId, outcome: 'settled', transaction: exampleTransaction } });
export type ResolvedSettlement = z.output<typeof ResolvedSettlement>;
