import { z } from 'zod';
import { Email, FactorCode, Password } from './credentials.ts';
import { exampleOf, exampleOwnerId, examplePublicUrl, shown } from './examples.ts';
import { pageOf } from './page.ts';
import { PayoutWallet, PayoutWalletProof } from './payout-wallets.ts';
import { line, prose } from './text.ts';

export const DisplayName = line(100).meta({ example: 'Ada' });
const Website = z
  .url({ protocol: /^https$/, hostname: /\./ })
  .max(300, 'must have at most 300 characters')
  .meta({ description: 'A link on your public page as a seller, https only; null removes it.', example: 'https://ada.example' });

export const Role = z.enum(['owner', 'admin']);

export const User = shown(
  'User',
  z.object({
    id: z.string().meta({ example: 'usr_01K9YV3T5G0000000000000000' }),
    kind: z.enum(['person', 'team']),
    email: z.string().meta({ description: 'Empty for a team.' }),
    display_name: z.string().meta({ description: 'Shown to buyers.' }),
    about: z.string().nullable(),
    website: z.string().nullable(),
    role: Role,
    payout_wallet: PayoutWallet.nullable(),
    payout_wallet_proven: z.boolean().meta({ description: 'Whether the wallet has signed that it takes the payouts of this account.' }),
    created_at: z.iso.datetime(),
  }),
  {
    id: exampleOwnerId,
    email: 'ada@example.com',
    display_name: 'Ada',
    about: 'Weather of the Pearl River Delta, measured since 1997.',
    website: 'https://ada.example',
    payout_wallet: exampleOf(PayoutWallet),
    payout_wallet_proven: true,
  },
);
export type User = z.output<typeof User>;

export const UpdateMe = z
  .strictObject({
    display_name: DisplayName.optional().meta({ description: 'Shown to buyers.' }),
    about: prose(1000).nullable().optional().meta({ description: 'A few words for your public page as a seller; null removes them.' }),
    website: Website.nullable().optional(),
    payout_wallet: PayoutWallet.nullable().optional().meta({
      description: 'Null removes it. Another wallet in place of one needs current_password; the webhook of the account gets a message.',
    }),
    payout_wallet_proof: PayoutWalletProof.optional().meta({
      description: 'Proves the payout_wallet of this request, which may be the present one. A wallet without a proof stays possible.',
    }),
    password: Password.nullable()
      .optional()
      .meta({ description: 'The new password; null removes it, where something else opens the account. It ends every other session.' }),
    current_password: z.string().min(1).max(256).optional().meta({
      format: 'password',
      description: 'For another password or wallet; an account without a password has to have logged in just before.',
    }),
    revoke_keys: z.boolean().optional().meta({ description: 'With a new password: also revoke every API key.' }),
    code: FactorCode.optional(),
  })
  .refine((update) => update.revoke_keys !== true || update.password !== undefined, {
    path: ['revoke_keys'],
    error: 'revoke_keys needs a new password',
  })
  .refine(({ payout_wallet: wallet, payout_wallet_proof: proof }) => proof === undefined || (wallet !== undefined && wallet !== null), {
    path: ['payout_wallet_proof'],
    error: 'payout_wallet_proof needs a payout_wallet',
  })
  .meta({
    id: 'UpdateMe',
    example: { display_name: 'Ada', payout_wallet: exampleOf(PayoutWallet) },
  });

export const CreateUser = z
  .strictObject({
    email: Email,
    display_name: DisplayName.optional(),
    password: Password.optional().meta({ description: 'If absent, the answer has a set-up link with which the owner chooses a password.' }),
    payout_wallet: PayoutWallet.nullable().optional(),
  })
  .meta({ id: 'CreateUser', example: { email: 'ada@example.com', display_name: 'Ada' } });

const exampleSetupUrl = `${examplePublicUrl}/setup#token=EXAMPLE-not-a-real-one`;

export const SetupLink = z
  .object({
    url: z.string().meta({ description: 'Works once.', example: 'https://farebox.example/setup#token=fbl_Zm9vYmFy...' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'SetupLink', example: { url: exampleSetupUrl, expires_at: '2026-11-21T08:00:00.000Z' } });
export type SetupLink = z.output<typeof SetupLink>;

/** An account as admins see it. */
export const AdminUser = User.extend({
  suspended_at: z.iso.datetime().nullable().meta({ description: 'Null for an account in good standing.' }),
  suspended_reason: z.string().nullable(),
  storage_quota_bytes: z.int().min(0).nullable().meta({ description: 'How much its files may take together; null: as the settings say.' }),
}).meta({
  id: 'AdminUser',
  example: { ...exampleOf(User), suspended_at: null, suspended_reason: null, storage_quota_bytes: null },
});
export type AdminUser = z.output<typeof AdminUser>;

export const AdminUserDetails = AdminUser.extend({
  stored_bytes: z.int().min(0).meta({ description: 'Total size of its files, including those of archived assets.' }),
  credit_balance: z.string().meta({ description: 'Its prepaid credit.' }),
  test_credit_balance: z.string().meta({ description: 'The same in test money.' }),
}).meta({
  id: 'AdminUserDetails',
  example: { ...exampleOf(AdminUser), stored_bytes: 48_211, credit_balance: '4.95', test_credit_balance: '0.00' },
});
export type AdminUserDetails = z.output<typeof AdminUserDetails>;

export const UpdateUser = z
  .strictObject({
    storage_quota_bytes: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Maximum total size of its files; null: the default of the settings. Stored files are kept.' }),
  })
  .meta({ id: 'UpdateUser', example: { storage_quota_bytes: 10_737_418_240 } });

export const SuspendUser = z
  .strictObject({ reason: line(500).nullable().optional().meta({ description: 'For admins; the account does not see it.' }) })
  .meta({ id: 'SuspendUser', example: { reason: 'sells what is not its own' } });

export const CreatedUser = User.extend({
  setup_url: z.string().nullable().meta({ description: 'Works once, for 24 hours; null if a password was given.' }),
}).meta({ id: 'CreatedUser', example: { ...exampleOf(User), payout_wallet: null, setup_url: exampleSetupUrl } });

export const UserPage = pageOf(AdminUser).meta({ id: 'UserPage' });
