import { z } from '@hono/zod-openapi';

const Email = z.email().max(254).meta({ example: 'ada@example.com' });
const Password = z.string().min(10).max(256).meta({ description: '10 to 256 characters.', example: 'a long enough password' });
const DisplayName = z.string().trim().min(1).max(100).meta({ example: 'Ada' });
const Amount = z.string().max(32).meta({ description: 'Exact decimal in USD.', example: '5.00' });
const Time = z.iso.datetime();

export const PayoutWallet = z
  .strictObject({
    network: z
      .string()
      .regex(/^(?:eip155:\d{1,18}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/, 'must be a CAIP-2 id such as eip155:8453')
      .meta({ example: 'eip155:8453' }),
    address: z.string().min(1).max(64).meta({ example: '0x00000000000000000000000000000000000000aa' }),
  })
  .refine(
    ({ network, address }) => (network.startsWith('eip155:') ? /^0x[0-9a-fA-F]{40}$/ : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/).test(address),
    {
      path: ['address'],
      message: 'address is not an address of that network',
    },
  )
  .openapi('PayoutWallet');
export type PayoutWallet = z.output<typeof PayoutWallet>;

export const Register = z.strictObject({ email: Email, password: Password, display_name: DisplayName.optional() }).openapi('Register');
export const Login = z
  .strictObject({ email: z.string().max(254).meta({ example: 'ada@example.com' }), password: z.string().max(256) })
  .openapi('Login');
export const Setup = z.strictObject({ token: z.string().min(1).max(128), email: Email, password: Password }).openapi('Setup');

export const UpdateMe = z
  .strictObject({
    display_name: DisplayName.optional(),
    payout_wallet: PayoutWallet.nullable().optional(),
    password: Password.optional(),
    current_password: z.string().max(256).optional().meta({ description: 'Needed to change the password.' }),
  })
  .openapi('UpdateMe');
export type UpdateMe = z.output<typeof UpdateMe>;

export const User = z
  .object({
    id: z.string().meta({ example: 'usr_01KA0000000000000000000000' }),
    email: z.string(),
    display_name: z.string(),
    role: z.enum(['owner', 'admin']),
    payout_wallet: PayoutWallet.nullable(),
    created_at: Time,
  })
  .openapi('User');
export type User = z.output<typeof User>;

export const Session = z.object({ token: z.string(), token_type: z.literal('Bearer'), expires_at: Time, user: User }).openapi('Session');
export type Session = z.output<typeof Session>;

export const CreateApiKey = z
  .strictObject({
    name: z.string().trim().min(1).max(100).meta({ example: 'my agent' }),
    services: z
      .array(z.string().max(128))
      .min(1)
      .max(200)
      .nullable()
      .optional()
      .meta({ description: 'Services it may call; null for all.' }),
    cap_call: Amount.nullable().optional().meta({ description: 'The most that one payment may cost.' }),
    cap_day: Amount.nullable().optional().meta({ description: 'The most that it may spend in a UTC day.' }),
    cap_total: Amount.nullable().optional().meta({ description: 'The most that it may ever spend.' }),
    expires_at: Time.nullable().optional(),
  })
  .openapi('CreateApiKey');
export type CreateApiKey = z.output<typeof CreateApiKey>;

export const ApiKey = z
  .object({
    id: z.string().meta({ example: 'key_01KA0000000000000000000000' }),
    name: z.string(),
    hint: z.string().meta({ description: 'How the key begins.', example: 'fbk_Zx3q' }),
    services: z.array(z.string()).nullable(),
    cap_call: z.string().nullable(),
    cap_day: z.string().nullable(),
    cap_total: z.string().nullable(),
    spent_total: z.string(),
    created_at: Time,
    expires_at: Time.nullable(),
    revoked_at: Time.nullable(),
  })
  .openapi('ApiKey');
export type ApiKey = z.output<typeof ApiKey>;

export const CreatedApiKey = ApiKey.extend({ key: z.string().meta({ description: 'Shown this once.' }) }).openapi('CreatedApiKey');
export type CreatedApiKey = z.output<typeof CreatedApiKey>;

export const Credit = z.object({ balance: z.string().meta({ example: '4.97' }), currency: z.literal('USD') }).openapi('Credit');

export const CreateTopUp = z
  .strictObject({ amount: Amount, note: z.string().max(500).optional().meta({ example: 'invoice 42' }) })
  .openapi('CreateTopUp');

export const TopUp = z
  .object({
    id: z.string(),
    user_id: z.string(),
    amount: z.string(),
    currency: z.literal('USD'),
    note: z.string().nullable(),
    created_at: Time,
    balance: z.string().meta({ description: 'After it.' }),
  })
  .openapi('TopUp');

export const CreateUser = z
  .strictObject({ email: Email, display_name: DisplayName.optional(), password: Password.optional() })
  .openapi('CreateUser', { description: 'An owner for payout attribution. Without a password the answer has a set-up link.' });

export const CreatedUser = User.extend({ setup_url: z.string().nullable() }).openapi('CreatedUser');

export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(128).optional().meta({ description: 'next_cursor of the page before.' }),
});

export const UserPage = z.object({ items: z.array(User), next_cursor: z.string().nullable() }).openapi('UserPage');
export const ApiKeyPage = z.object({ items: z.array(ApiKey), next_cursor: z.string().nullable() }).openapi('ApiKeyPage');
