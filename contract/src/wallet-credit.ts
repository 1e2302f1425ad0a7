import { z } from 'zod';
import { exampleWallet, shown } from './examples.ts';
import { pageOf, PageQuery } from './page.ts';

/** The address of a wallet, in the form of credit and sign-in. */
export const WalletAddress = z
  .string()
  .regex(/^(?:0x[0-9a-fA-F]{40}|solana:[1-9A-HJ-NP-Za-km-z]{32,44})$/, 'must be 0x and 40 hex digits, or solana: and an address')
  .meta({ example: '0x52908400098527886e0f7030069857d2e4169ee7' });

const exampleTransaction = '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b';

/** The credit of a wallet: bought, or refunded. */
export const WalletCredit = z
  .object({
    wallet: WalletAddress,
    balance: z.string().meta({ example: '4.95' }),
    currency: z.literal('USD'),
    test: z.boolean().meta({ description: 'Test money.' }),
  })
  .meta({ id: 'WalletCredit', example: { wallet: exampleWallet, balance: '4.95', currency: 'USD', test: false } });
export type WalletCredit = z.output<typeof WalletCredit>;

export const WalletCreditPage = pageOf(WalletCredit).meta({ id: 'WalletCreditPage' });

export const WalletCreditListQuery = PageQuery.extend({
  cursor: z
    .string()
    .regex(/^(?:test:)?credit:(?:0x[0-9a-f]{40}|solana:[1-9A-HJ-NP-Za-km-z]{32,44})$/, 'must be a next_cursor')
    .optional()
    .meta({ description: 'next_cursor of the previous page.' }),
});

/** The hash of a transaction, in the form of its chain. */
export const TransactionHash = z
  .string()
  .regex(/^(?:0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,88})$/, 'must be the hash of a transaction')
  .meta({ example: `0x${'3f'.repeat(32)}` });

export const CreateWalletRefund = z
  .strictObject({
    amount: z
      .string()
      .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "0.05"')
      .meta({ description: 'In USD, above zero and at most the credit.', example: '4.95' }),
    transaction: TransactionHash.meta({
      description: 'The transaction that sent the amount to that wallet. It is booked once.',
    }),
    test: z.boolean().optional().meta({ description: 'Test money; default: real money.' }),
    unverified: z.boolean().optional().meta({
      description:
        'Book it without checking the chain, because it was sent on another chain, or from an address that this service does not know. By default, the chain must show the transfer if it can be read.',
    }),
  })
  .meta({ id: 'CreateWalletRefund', example: { amount: '4.95', transaction: exampleTransaction } });

export const WalletRefund = shown(
  'WalletRefund',
  z.object({
    id: z.string().meta({ example: 'rfd_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    wallet: WalletAddress,
    amount: z.string().meta({ example: '4.95' }),
    currency: z.literal('USD'),
    transaction: z.string(),
    test: z.boolean(),
    verified: z.boolean().meta({
      description:
        'The chain shows the transfer: token, amount, sender and receiver. False: it could not be verified, and is booked as you said it.',
    }),
    created_at: z.iso.datetime(),
    balance: z.string().meta({ description: 'The current credit of the wallet, of that kind.', example: '0.00' }),
  }),
  {
    id: 'rfd_01KAGT4M8E3V9S2QZ7XNBC5WRK',
    transaction: exampleTransaction,
    verified: true,
  },
);
export type WalletRefund = z.output<typeof WalletRefund>;
