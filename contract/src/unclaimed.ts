import { z } from 'zod';
import { PageQuery } from './accounts.ts';
import { cursorOf } from './administration.ts';
import { exampleOf, exampleWallet, shortExamplePaymentId, shown } from './examples.ts';

/** The address of a wallet, in the form of credit and sign-in. */
export const WalletAddress = z
  .string()
  .regex(/^(?:0x[0-9a-fA-F]{40}|solana:[1-9A-HJ-NP-Za-km-z]{32,44})$/, 'must be 0x and 40 hex digits, or solana: and an address')
  .meta({ example: '0x52908400098527886e0f7030069857d2e4169ee7' });

/** The holder of credit. */
const CreditHolder = z
  .string()
  .regex(
    /^(?:usr_[0-9A-Z]{26}|0x[0-9a-fA-F]{40}|solana:[1-9A-HJ-NP-Za-km-z]{32,44})$/,
    'must be the id of an account, or the address of a wallet (0x..., solana:...)',
  )
  .meta({ description: 'An account, or the address of a wallet.', example: '0x52908400098527886e0f7030069857d2e4169ee7' });

/** Unused money of an unknown payer. It is still owed. */
export const UnclaimedMoney = shown(
  'UnclaimedMoney',
  z.object({
    id: z.string().meta({
      description: 'The part of the payment id that can only identify it.',
      example: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    }),
    service_id: z.string().meta({ description: 'The tool or asset that was paid and not used.' }),
    provider: z.string().meta({ description: 'The payment provider.', example: 'x402' }),
    payer: z.string().nullable().meta({ description: 'The account or wallet that paid, if the payment shows it.' }),
    amount: z.string().meta({ example: '0.05' }),
    currency: z.literal('USD'),
    test: z.boolean().meta({ description: 'Test money.' }),
    since: z.iso.datetime().meta({ description: 'When the payment ended.' }),
    age_seconds: z.int(),
  }),
  {
    service_id: 'word-count',
    age_seconds: 86_400,
  },
);
export type UnclaimedMoney = z.output<typeof UnclaimedMoney>;

export const UnclaimedPage = z
  .object({
    items: z.array(UnclaimedMoney),
    next_cursor: z.string().nullable(),
    total: z.string().meta({ description: 'The total in USD.', example: '0.05' }),
    test_total: z.string().meta({ description: 'The total in test money.', example: '0.00' }),
  })
  .meta({ id: 'UnclaimedPage', example: { items: [exampleOf(UnclaimedMoney)], next_cursor: null, total: '0.05', test_total: '0.00' } });

export const UnclaimedListQuery = PageQuery.extend({ cursor: cursorOf('pay') });

export const ClaimUnclaimed = z.strictObject({ holder: CreditHolder }).meta({ id: 'ClaimUnclaimed', example: { holder: exampleWallet } });

export const ClaimedMoney = z
  .object({
    id: z.string().meta({ description: 'The id of the payment.' }),
    holder: z.string(),
    amount: z.string().meta({ example: '0.05' }),
    currency: z.literal('USD'),
    test: z.boolean(),
    balance: z.string().meta({ description: 'The current credit of the holder, of that kind.', example: '0.05' }),
  })
  .meta({
    id: 'ClaimedMoney',
    example: { id: shortExamplePaymentId, holder: exampleWallet, amount: '0.05', currency: 'USD', test: false, balance: '4.95' },
  });
export type ClaimedMoney = z.output<typeof ClaimedMoney>;
