import { z } from 'zod';
import { exampleAdminId, exampleOf, exampleOwnerId, examplePublicUrl, exampleTime, shown } from './examples.ts';
import { pageOf } from './page.ts';
import { line, prose } from './text.ts';
import { normalEmail } from './typed-identifiers.ts';

/** Stored in one form, so that one address has one account. */
export const Email = z
  .string()
  .overwrite(normalEmail)
  .max(254, 'must have at most 254 characters')
  .refine(isEmail, 'email must be an email address')
  .meta({ format: 'email', example: 'ada@example.com' });

export const Password = z
  .string()
  .min(10, 'must have at least 10 characters')
  .max(256, 'must have at most 256 characters')
  .refine((password) => new Set(password).size !== 1, 'must not be one character again and again')
  .meta({ format: 'password', example: 'correct horse battery' });

const DisplayName = line(100).meta({ example: 'Ada' });
const Website = z
  .url({ protocol: /^https$/, hostname: /\./ })
  .max(300, 'must have at most 300 characters')
  .meta({ description: 'A link on your public page as a seller, https only; null removes it.', example: 'https://ada.example' });
const Name = line(100).meta({ example: 'research agent' });

export const Role = z.enum(['owner', 'admin']);

/** The wallet for payouts. */
export const PayoutWallet = z
  .strictObject({
    network: z
      .string()
      .max(64)
      .regex(/^(?:eip155:[1-9]\d{0,17}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/, 'must be eip155:<chain id> or solana:<genesis hash>')
      .meta({ description: 'CAIP-2 id of the network.', example: 'eip155:8453' }),
    address: z.string().max(64).meta({ example: '0x52908400098527886e0f7030069857d2e4169ee7' }),
  })
  .refine(isAddressOfNetwork, { path: ['address'], error: 'payout_wallet.address must be an address of its network' })
  .meta({ id: 'PayoutWallet', example: { network: 'eip155:8453', address: '0x00000000000000000000000000000000000000aa' } });
export type PayoutWallet = z.output<typeof PayoutWallet>;

/** The signature of a payout wallet under the challenge with this nonce. */
export const PayoutWalletProof = z
  .strictObject({
    nonce: z.string().regex(/^[0-9a-f]{60}$/),
    signature: z
      .string()
      .regex(/^0x[0-9a-fA-F]{130}$/)
      .meta({ description: 'Of the message of the challenge, as personal_sign makes it (EIP-191).' }),
  })
  .meta({ id: 'PayoutWalletProof', example: { nonce: '0190a6c2b1e0'.padEnd(60, '5'), signature: `0x${'1b'.repeat(65)}` } });
export type PayoutWalletProof = z.output<typeof PayoutWalletProof>;

export const NewPayoutWalletChallenge = z
  .strictObject({ payout_wallet: PayoutWallet })
  .meta({ id: 'NewPayoutWalletChallenge', example: { payout_wallet: exampleOf(PayoutWallet) } });

/** What a wallet signs to prove that it belongs to the account. */
export const PayoutWalletChallenge = z
  .object({
    message: z.string().meta({ description: 'Sign it with personal_sign. It follows EIP-4361.' }),
    nonce: z.string().meta({ description: 'For payout_wallet_proof. Counts once, for this account and wallet.' }),
    expires_at: z.iso.datetime(),
  })
  .meta({
    id: 'PayoutWalletChallenge',
    example: {
      message: 'farebox.example wants you to sign in with your Ethereum account: ...',
      nonce: exampleOf(PayoutWalletProof).nonce,
      expires_at: exampleTime,
    },
  });
export type PayoutWalletChallenge = z.output<typeof PayoutWalletChallenge>;

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

export const Session = shown(
  'Session',
  z.object({
    token: z.string().meta({
      description: 'Send it as Authorization: Bearer <token>. Empty where the session is that of a browser: its token is in a cookie.',
      example: 'fbs_Zm9vYmFy...',
    }),
    token_type: z.literal('Bearer'),
    expires_at: z.iso.datetime(),
    user: User,
  }),
  {
    token: 'fbs_EXAMPLE-token-of-a-login-not-a-real-one-0000000',
    expires_at: '2026-12-20T08:00:00.000Z',
  },
);
export type Session = z.output<typeof Session>;

/** The session of a browser. */
export const BrowserSession = z
  .object({
    user: User.nullable().meta({ description: 'Null: not logged in.' }),
    expires_at: z.iso.datetime().nullable(),
    idle_seconds: z.int().nullable().meta({ description: 'After so long without a request it ends early.' }),
  })
  .meta({ id: 'BrowserSession', example: { user: exampleOf(User), expires_at: '2026-11-27T08:00:00.000Z', idle_seconds: 86_400 } });
export type BrowserSession = z.output<typeof BrowserSession>;

/** A session in the list of its account. */
export const ListedSession = z
  .object({
    id: z.string().meta({ description: 'It identifies the session, and opens nothing.' }),
    kind: z.enum(['bearer', 'browser']).meta({ description: 'bearer: a client has its token. browser: it is in a cookie.' }),
    device: z.string().nullable().meta({ description: 'What the browser calls itself.' }),
    is_current: z.boolean().meta({ description: 'The session of this request.' }),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime().nullable().meta({ description: 'The last use, to the minute; null for bearer tokens.' }),
    expires_at: z.iso.datetime(),
  })
  .meta({
    id: 'ListedSession',
    example: {
      id: 'ses_9f86d081884c7d659a2feaa0',
      kind: 'browser',
      device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0',
      is_current: true,
      created_at: exampleTime,
      seen_at: exampleTime,
      expires_at: '2026-11-27T08:00:00.000Z',
    },
  });
export type ListedSession = z.output<typeof ListedSession>;

export const SessionList = z
  .object({ items: z.array(ListedSession) })
  .meta({ id: 'SessionList', example: { items: [exampleOf(ListedSession)] } });

export const Register = z
  .strictObject({
    email: Email,
    password: Password,
    display_name: DisplayName.optional().meta({ description: 'Shown to buyers. Default: Account and the end of its id.' }),
  })
  .meta({ id: 'Register', example: { email: 'ada@example.com', password: 'a long enough password', display_name: 'Ada' } });

/** Of an authenticator app, or a recovery code. */
export const FactorCode = z
  .string()
  .min(6)
  .max(32)
  .meta({ description: 'Of the authenticator app, or a recovery code.', example: '123456' });

/** Looser than Register: an impossible password gets the same answer as a wrong one. */
export const Login = z
  .strictObject({
    email: z.string().overwrite(normalEmail).min(1).max(254).meta({ format: 'email', example: 'ada@example.com' }),
    password: z.string().min(1).max(256).meta({ format: 'password', example: 'correct horse battery' }),
    code: FactorCode.optional(),
  })
  .meta({ id: 'Login', example: { email: 'ada@example.com', password: 'a long enough password' } });

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

/** Completes a one-time set-up link. */
export const Setup = z
  .strictObject({
    token: z.string().min(1).max(256).meta({ description: 'The text after #token= in the link.', example: 'fbl_Zm9vYmFy...' }),
    email: Email.optional().meta({ description: 'Required for the first admin; otherwise it replaces the address of the account.' }),
    password: Password,
    code: FactorCode.optional(),
  })
  .meta({
    id: 'Setup',
    example: { token: 'EXAMPLE-token-of-a-set-up-link-not-a-real-one-0', email: 'ada@example.com', password: 'a long enough password' },
  });

/** An exact amount. */
const Amount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "0.05"')
  .meta({ example: '0.05' });
export const Cap = Amount.nullable().optional();

export const CreateApiKey = z
  .strictObject({
    name: Name,
    services: z
      .array(z.string().min(1).max(128))
      .min(1, 'must name at least one service, or be null for all')
      .max(200, 'must name at most 200 services')
      .nullable()
      .optional()
      .meta({ description: 'Ids of the tools that the key can call; null or absent: all.', example: ['timestamp'] }),
    cap_call: Cap.meta({ description: 'The maximum price of one call.' }),
    cap_day: Cap.meta({ description: 'The maximum that the key can spend in a UTC day.' }),
    cap_total: Cap.meta({ description: 'The maximum that the key can spend in total.' }),
    expires_at: z.iso.datetime({ offset: true }).nullable().optional().meta({ example: '2027-01-01T00:00:00Z' }),
  })
  .meta({ id: 'CreateApiKey', example: { name: 'my agent', cap_call: '0.10', cap_day: '1.00' } });
export type CreateApiKey = z.output<typeof CreateApiKey>;

/** Absent members stay unchanged. */
export const UpdateApiKey = CreateApiKey.partial().meta({ id: 'UpdateApiKey', example: { cap_day: '2.00' } });
export type UpdateApiKey = z.output<typeof UpdateApiKey>;

/** What a person can let an agent do. */
export const Scope = z.enum(['search', 'spend', 'sell', 'account']);
export type Scope = z.output<typeof Scope>;

export const ApiKey = shown(
  'ApiKey',
  z.object({
    id: z.string().meta({ example: 'key_01K9YV3T5G0000000000000000' }),
    name: z.string(),
    hint: z.string().meta({ description: 'The first characters of the key.', example: 'fbk_Zm9v' }),
    services: z.array(z.string()).nullable(),
    cap_call: z.string().nullable(),
    cap_day: z.string().nullable(),
    cap_total: z.string().nullable(),
    spent_today: z.string().meta({ example: '0.15' }),
    spent_total: z.string().meta({ example: '4.20' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
    client_id: z.string().nullable().meta({ description: 'The client of OAuth that it was granted to; null for a key.' }),
    scopes: z.array(Scope).nullable().meta({ description: 'What the client may do; null for a key.' }),
    made_by: z.string().nullable().meta({ description: 'In the list of a team: the member who made it.' }),
  }),
  {
    id: 'key_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    name: 'my agent',
    hint: 'fbk_EXAM',
    cap_call: '0.10',
    cap_day: '1.00',
    spent_total: '0.35',
  },
);
export type ApiKey = z.output<typeof ApiKey>;

export const CreatedApiKey = ApiKey.extend({
  key: z.string().meta({ description: 'The key, shown only once: only its hash is stored.', example: 'fbk_Zm9vYmFy...' }),
}).meta({
  id: 'CreatedApiKey',
  example: {
    ...exampleOf(ApiKey),
    spent_today: '0.00',
    spent_total: '0.00',
    key: 'fbk_EXAMPLE-key-not-a-real-one-000000000000000000000',
  },
});
export type CreatedApiKey = z.output<typeof CreatedApiKey>;

/** What an account shows beside its password. */
export const SecondFactor = z
  .object({
    totp: z.boolean().meta({ description: 'Whether it has an authenticator app.' }),
    recovery_codes_left: z.int(),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() }),
    ),
  })
  .meta({ id: 'SecondFactor', example: { totp: true, recovery_codes_left: 10, passkeys: [] } });
export type SecondFactor = z.output<typeof SecondFactor>;

export const NewTotp = z.object({ secret: z.string(), uri: z.string().meta({ description: 'For a QR code.' }) }).meta({
  id: 'NewTotp',
  example: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/farebox.example:ada@example.com?secret=JBSWY3DPEHPK3PXP' },
});
export type NewTotp = z.output<typeof NewTotp>;

export const ConfirmPassword = z
  .strictObject({
    current_password: z.string().min(1).max(256).optional().meta({ format: 'password', description: 'Of an account that has one.' }),
  })
  .meta({ id: 'ConfirmPassword', example: { current_password: 'a long enough password' } });
export const ShowCode = z.strictObject({ code: FactorCode }).meta({ id: 'ShowCode', example: { code: '123456' } });
export const RecoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: 'Shown once. Each works once, in the place of a code.' }) })
  .meta({ id: 'RecoveryCodes', example: { recovery_codes: ['abcde-fghjk'] } });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;

/** As WebAuthn writes it: `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` of browsers read it, `toJSON` of a credential writes it. */
const WebAuthn = z.record(z.string(), z.unknown());
export const PasskeyOptions = z.object({ options: WebAuthn }).meta({ id: 'PasskeyOptions', example: { options: { challenge: '...' } } });
export type PasskeyOptions = z.output<typeof PasskeyOptions>;
const Credential = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: WebAuthn,
});
export const AddPasskey = z
  .strictObject({ name: Name, credential: Credential })
  .meta({ id: 'AddPasskey', example: { name: 'my phone', credential: { id: 'a1', rawId: 'a1', type: 'public-key', response: {} } } });
export const ShowPasskey = z
  .strictObject({ credential: Credential })
  .meta({ id: 'ShowPasskey', example: { credential: { id: 'a1', rawId: 'a1', type: 'public-key', response: {} } } });

/** A client of OAuth, as a person sees it who is asked. */
export const ConnectingClient = z
  .object({
    client_id: z.string(),
    name: z.string().meta({ description: 'As the client calls itself.' }),
    uri: z.string().nullable(),
    redirect_uris: z.array(z.string()).meta({ description: 'Where it may have its users sent back to.' }),
    is_document: z.boolean().meta({ description: 'It describes itself at client_id, so the host of client_id is its own.' }),
  })
  .meta({
    id: 'ConnectingClient',
    example: {
      client_id: 'https://assistant.example/oauth/client.json',
      name: 'Assistant',
      uri: null,
      redirect_uris: ['https://assistant.example/callback'],
      is_document: true,
    },
  });
export type ConnectingClient = z.output<typeof ConnectingClient>;

export const AnswerClient = z
  .strictObject({
    request: z
      .string()
      .min(1)
      .max(8000)
      .meta({ description: 'The query that the page was opened with.', example: 'client_id=...&sig=...' }),
    accept: z.boolean(),
    scopes: z.array(Scope).max(4).default([]),
    services: CreateApiKey.shape.services,
    cap_call: Cap,
    cap_day: Cap,
    cap_total: Cap,
    expires_at: CreateApiKey.shape.expires_at,
  })
  .refine(({ accept, scopes }) => !accept || scopes.length > 0, { path: ['scopes'], message: 'must name at least one scope' })
  .refine(
    ({ scopes, ...caps }) =>
      !scopes.includes('spend') || [caps.cap_call, caps.cap_day, caps.cap_total].every((cap) => typeof cap === 'string'),
    {
      path: ['cap_total'],
      message: 'must be given, as must cap_call and cap_day: a client that may spend has a limit',
    },
  )
  .meta({
    id: 'AnswerClient',
    example: {
      request: 'client_id=...&sig=...',
      accept: true,
      scopes: ['search', 'spend'],
      cap_call: '0.10',
      cap_day: '1.00',
      cap_total: '10.00',
    },
  });
export type AnswerClient = z.output<typeof AnswerClient>;

export const AnsweredClient = z
  .object({
    redirect_uri: z
      .string()
      .meta({ description: 'Where the browser goes on: back to the client.', example: 'https://assistant.example/callback?code=...' }),
    api_key: ApiKey.nullable().meta({ description: 'The grant; null where it was refused.' }),
  })
  .meta({ id: 'AnsweredClient', example: { redirect_uri: 'https://assistant.example/callback?error=access_denied', api_key: null } });
export type AnsweredClient = z.output<typeof AnsweredClient>;

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

export const EndSessions = z
  .strictObject({ revoke_keys: z.boolean().optional().meta({ description: 'Also revoke every API key.' }) })
  .meta({ id: 'EndSessions', example: { revoke_keys: true } });

export const EndedSessions = z
  .object({ sessions: z.int().min(0), api_keys: z.int().min(0).meta({ description: 'How many were revoked.' }) })
  .meta({ id: 'EndedSessions', example: { sessions: 2, api_keys: 1 } });

export const CreatedUser = User.extend({
  setup_url: z.string().nullable().meta({ description: 'Works once, for 24 hours; null if a password was given.' }),
}).meta({ id: 'CreatedUser', example: { ...exampleOf(User), payout_wallet: null, setup_url: exampleSetupUrl } });

export const CreateTopUp = z
  .strictObject({
    amount: Amount.meta({ description: 'In USD, above zero.', example: '25.00' }),
    note: line(500).nullable().optional().meta({ example: 'invoice 2026-117' }),
  })
  .meta({ id: 'CreateTopUp', example: { amount: '5.00', note: 'invoice 42' } });

export const TopUp = shown(
  'TopUp',
  z.object({
    id: z.string(),
    user_id: z.string(),
    amount: z.string().meta({ example: '25.00' }),
    currency: z.literal('USD'),
    note: z.string().nullable(),
    granted_by: z.string().meta({ description: 'The admin.' }),
    created_at: z.iso.datetime(),
    balance: z.string().meta({ description: 'The current credit of the account.', example: '25.00' }),
  }),
  {
    id: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    user_id: exampleOwnerId,
    amount: '5.00',
    note: 'invoice 42',
    granted_by: exampleAdminId,
    balance: '5.00',
  },
);
export type TopUp = z.output<typeof TopUp>;

export const Credit = z
  .object({
    holder: z.string().meta({ description: 'The account, or the address of the wallet that signed in.' }),
    balance: z.string().meta({ example: '24.85' }),
    test_balance: z
      .string()
      .meta({ description: 'Credit bought with test money; only the provider credit-test spends it.', example: '0.00' }),
    currency: z.literal('USD'),
    low: z.boolean().meta({ description: 'The balance is below low_below: top up soon.' }),
    low_below: z.string().meta({ description: 'Set by the operator.', example: '1.00' }),
  })
  .meta({
    id: 'Credit',
    example: { holder: exampleOwnerId, balance: '4.97', test_balance: '0.00', currency: 'USD', low: false, low_below: '1.00' },
  });

export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z
    .string()
    .regex(/^\w{1,64}$/, 'must be a next_cursor')
    .optional()
    .meta({ description: 'next_cursor of the previous page.' }),
});

export const UserPage = pageOf(AdminUser).meta({ id: 'UserPage' });
export const ApiKeyPage = pageOf(ApiKey).meta({ id: 'ApiKeyPage' });

/**
 * Detects typing errors; only a received message proves an address. Accepts international addresses, and `localhost` for an
 * operator's own machine.
 */
function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:localhost|(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{1,62})$/u.test(
      text,
    )
  );
}

/** EVM addresses in any case, without the checksum of EIP-55; Solana's are 32 bytes in base 58. */
function isAddressOfNetwork({ network, address }: { network: string; address: string }): boolean {
  if (network.startsWith('solana:')) return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address);
  return /^0x[0-9a-fA-F]{40}$/.test(address) && !/^0x0{40}$/.test(address);
}
