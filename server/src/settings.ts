import { resolve } from 'node:path';
import { z } from 'zod';
import { Email, Password } from '@farebox/contract';
import { dayMs, secondMs } from './clock.ts';
import { oidcIssuers } from './oidc-issuers.ts';
import { optionalRooms, roomIds } from './optional-rooms.ts';
import { providerSettings } from './provider-ids.ts';
import {
  commaList,
  days,
  httpUrl,
  off,
  on,
  optional,
  perMinute,
  privateKey,
  seconds,
  setting,
  text,
  usd,
  whole,
  withoutSlash,
} from './setting-kinds.ts';
import { toolSettings } from './tool-settings.ts';

const whereItIs = {
  host: setting(
    'HOST',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address')
      .default('127.0.0.1'),
    'Address to listen on.',
  ),
  port: setting('PORT', whole(0, 65_535, 4020), 'Port to listen on; 0: any free port.'),
  /** Without a trailing slash; null until the port is known. */
  publicUrl: setting(
    'FAREBOX_PUBLIC_URL',
    optional(httpUrl.transform(withoutSlash)),
    'Public address of the service; default http://HOST:PORT.',
  ),
  /** Null: none, `*`: all; else a list. */
  allowedOrigins: setting(
    'FAREBOX_ALLOWED_ORIGINS',
    optional(
      text(4000).regex(
        /^(?:\*|https?:\/\/[\w.:[\]-]+(?:\s*,\s*https?:\/\/[\w.:[\]-]+)*)$/,
        'must be * or origins such as https://app.example.com',
      ),
    ),
    'Origins whose pages may use /mcp and /a2a from a browser, separated by commas, or *; default only those of the service itself. Credentials are never taken from cookies.',
  ),
  operator: setting('FAREBOX_OPERATOR', optional(text(500)), 'Your name and address on statements and receipts, lines separated by |.'),
  taxLine: setting('FAREBOX_TAX_LINE', optional(text(300)), 'What statements and receipts say about tax, e.g. a tax number.'),
  cardSigning: setting(
    'FAREBOX_CARD_SIGNING',
    optional(text(1000)),
    'Signs the A2A agent card: `secret` with a key derived from FAREBOX_SECRET, else the path of a PEM file with a private Ed25519 key; default unsigned. /.well-known/jwks.json has the public key.',
  ),
  requestSigning: setting(
    'FAREBOX_REQUEST_SIGNING',
    optional(text(1000)),
    'Signs requests to other services (imports, sources, probes, webhooks) by Web Bot Auth: `secret` with a key derived from FAREBOX_SECRET, else the path of a PEM file with a private Ed25519 key; default unsigned. /.well-known/http-message-signatures-directory has the public key.',
  ),
  trustedHops: setting('FAREBOX_TRUSTED_HOPS', whole(0, 10, 0), 'Number of reverse proxies whose X-Forwarded-For is trusted.'),
};

const data = {
  dataDir: setting(
    'FAREBOX_DATA_DIR',
    z
      .string()
      .min(1)
      .default('./data')
      .transform((folder) => resolve(folder)),
    'Folder of the database, the secret and uploaded files.',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    optional(z.url({ protocol: /^postgres(?:ql)?$/ })),
    'PostgreSQL 15 or later with pgvector 0.7 or later. Several replicas need it, and a shared FAREBOX_BLOBS. Default: SQLite in the data folder.',
  ),
  databaseConnections: setting('FAREBOX_DATABASE_CONNECTIONS', whole(1, 500, 20), 'Size of the PostgreSQL connection pool.'),
  statementMs: setting(
    'FAREBOX_STATEMENT_SECONDS',
    seconds(30),
    'How long one statement of PostgreSQL may take; the request then gets 503.',
  ),
  /** A copy of the database that is only read; null: none. */
  searchDatabase: z.object({
    url: setting(
      'FAREBOX_SEARCH_DATABASE_URL',
      optional(z.url({ protocol: /^postgres(?:ql)?$/ })),
      'A read replica of DATABASE_URL, for searches. While it fails or lags behind, the primary answers them.',
    ),
    lagMaxMs: setting('FAREBOX_SEARCH_LAG_SECONDS', seconds(15), 'How far that replica may lag behind.'),
  }),
  /** The first seals, all open. */
  secrets: setting(
    'FAREBOX_SECRET',
    optional(
      z
        .string()
        .refine((list) => secretsOf(list).every((secret) => secret.length >= 32), 'every secret needs at least 32 characters')
        .transform(secretsOf),
    ),
    'Key for payment ids, tokens, download links and the secrets of watches. Default: generated and stored in the data folder. Required with several replicas. For rotation, a comma list: the first seals, all are accepted.',
  ),
  makesNewSecret: setting(
    'FAREBOX_NEW_SECRET',
    off,
    '1: make a new secret although the data folder has a database. That ends all quotes, unused tokens, download links and watches.',
  ),
  /** Null: a folder in the data folder. */
  blobsUrl: setting(
    'FAREBOX_BLOBS',
    optional(z.string().regex(/^(?:file|s3):\/\/\S+$/, 'must be file:///folder or s3://bucket/prefix?region=...&endpoint=...')),
    'Store of uploaded files: file:///folder (default: blobs in the data folder) or s3://bucket/prefix?region=...&endpoint=...&path_style=1, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or other credentials of the AWS SDK.',
  ),
  /** What is kept for the books has no setting: payments that were paid, purchases, the ledger, revenue, payouts, the audit trail. */
  kept: z.object({
    requestsMs: setting('FAREBOX_KEEP_REQUESTS_DAYS', days(90), 'Days that the log of requests is kept.'),
    signalsMs: setting(
      'FAREBOX_KEEP_SIGNALS_DAYS',
      days(365),
      'Days that demand signals are kept; those of a watch at least as long as it.',
    ),
    strangersSignalsBytes: setting(
      'FAREBOX_KEEP_SIGNALS_MB',
      whole(1, 1_000_000, 1024).transform((value) => value * 1024 * 1024),
      'MiB of demand signals that are kept of all clients without an account together; the oldest are removed first, except those of watches.',
    ),
    noticesMs: setting('FAREBOX_KEEP_NOTICES_DAYS', days(30), 'Days that webhooks are kept after they were made, once sent or given up.'),
    toolHistoryMs: setting(
      'FAREBOX_KEEP_TOOL_HISTORY_DAYS',
      days(90),
      'Days that checks, calls and latencies of tools are kept, counted by day.',
    ),
  }),
  diskReserveBytes: setting(
    'FAREBOX_DISK_RESERVE_MB',
    whole(0, 1_000_000, 512).transform((value) => value * 1024 * 1024),
    'MiB of the disk of the data folder that are kept for paid calls: with less free, uploads, new assets, new accounts and demand signals without an account get 507; 0 keeps none.',
  ),
  isNewStore: setting(
    'FAREBOX_NEW_STORE',
    off,
    '1: start although the file store is not the one that belongs to the database; from then on it is. Also for replicas that share no file store.',
  ),
};

const accounts = {
  /** Who says who people are, beside passwords. */
  oidc: setting(
    'FAREBOX_OIDC',
    oidcIssuers,
    'Sign-in with OpenID Connect, a JSON list: [{"id":"corp","name":"Corp","issuer":"https://id.example/realms/main","client_id":"farebox","client_secret":"...","admins":{"claim":"groups","value":"farebox-admins"}}]. name, client_secret and admins may be absent. The redirect URI is FAREBOX_PUBLIC_URL/console/signed-in/ID.',
  ),
  arePasswordsOn: setting(
    'FAREBOX_PASSWORDS',
    on,
    '0: nobody logs in, registers or is set up with a password; needs FAREBOX_OIDC. Passkeys, API keys and grants go on.',
  ),
  /** Whose sessions have to have shown a second factor, and what asks for one again. */
  secondFactor: setting(
    'FAREBOX_SECOND_FACTOR',
    commaList(['admins', 'payout_wallet'] as const),
    'Who needs a second factor (an authenticator app or a passkey), separated by commas: `admins` to administer, `payout_wallet` to change a payout wallet. Default: only accounts that have one use it.',
  ),
};

const firstStart = {
  admin: z.object({
    email: setting(
      'FAREBOX_ADMIN_EMAIL',
      optional(Email),
      'Email of the first admin. With it and FAREBOX_ADMIN_PASSWORD, no set-up link is printed.',
    ),
    password: setting('FAREBOX_ADMIN_PASSWORD', optional(Password), 'Password of the first admin.'),
  }),
  isSeeded: setting('FAREBOX_SEED', on, '0: start without the sample assets.'),
};

const money = {
  /** Test money is refused. */
  isRealMoney: setting('FAREBOX_REAL_MONEY', off, '1: refuse test money: the test network and testnets.'),
  /** Strangers may buy with it. */
  allowsPublicTestMoney: setting(
    'FAREBOX_PUBLIC_TEST_MONEY',
    off,
    '1: this is a trial. The service starts although its address is public and it accepts test money, so strangers buy everything for nothing.',
  ),
  providers: setting(
    'FAREBOX_PAYMENTS',
    optional(z.string()),
    `Comma list of payment providers, the preferred one first: ${providerSettings.join(', ')}. Default ${providerSettings.join()}; with real money credit, and x402 where it is set up.`,
  ),
  /** Signed payments are settled before their work. */
  settlesFirst: setting(
    'FAREBOX_SETTLE_FIRST',
    off,
    '1: settle signed payments before the work, not after it. Failed calls are then refunded.',
  ),
  platformFeeBps: setting(
    'FAREBOX_PLATFORM_FEE_BPS',
    whole(0, 10_000, 0),
    'The operator’s fee on each paid delivery, in hundredths of a percent.',
  ),
  quoteTtlMs: setting('FAREBOX_QUOTE_TTL_SECONDS', seconds(900), 'How long a quoted price is valid.'),
  tokenTtlMs: setting('FAREBOX_TOKEN_TTL_SECONDS', seconds(86_400), 'How long a paid token is valid.'),
  lowBalanceMicros: setting('FAREBOX_LOW_BALANCE', usd, 'Accounts are warned below this credit, in USD.'),
  payouts: z.object({
    minimumMicros: setting('FAREBOX_PAYOUT_MINIMUM', usd, 'Minimum balance for payouts to owners, in USD.'),
    holdMs: setting(
      'FAREBOX_PAYOUT_HOLD_DAYS',
      whole(0, 365, 7).transform((days) => days * dayMs),
      'Days before earnings can be paid out.',
    ),
  }),
};

const stablecoins = {
  /** How x402 payments are settled, and who receives the money. */
  x402: z.object({
    mode: setting(
      'FAREBOX_X402',
      z.enum(['test', 'self', 'facilitator']).default('test'),
      'Who settles x402 payments: test (a built-in network with test USDC and no chain), self (own key and RPC), facilitator.',
    ),
    network: setting(
      'FAREBOX_X402_NETWORK',
      z
        .string()
        .regex(/^(?:eip155:[1-9]\d{0,17}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/, 'must be a CAIP-2 id such as eip155:8453')
        .default('eip155:84532'),
      'Network of x402 payments, a CAIP-2 id.',
    ),
    payTo: setting('FAREBOX_X402_PAY_TO', optional(text(64)), 'Recipient of x402 payments; default for self: the address of the key.'),
    asset: setting('FAREBOX_X402_ASSET', optional(text(64)), 'Token contract of x402 payments; default: USDC of the network.'),
    assetName: setting('FAREBOX_X402_ASSET_NAME', optional(text(64)), "Name in the token's EIP-712 domain; default: that of USDC."),
    assetVersion: setting('FAREBOX_X402_ASSET_VERSION', text(16).default('2'), "Version in the token's EIP-712 domain."),
    rpcUrl: setting(
      'FAREBOX_X402_RPC_URL',
      optional(httpUrl),
      'JSON-RPC endpoint of the chain, for self. With facilitator, it finds the outcome of payments whose answer was lost.',
    ),
    privateKey: setting(
      'FAREBOX_X402_PRIVATE_KEY',
      optional(privateKey),
      'Key that settles payments, pays the gas and sends payouts, for self.',
    ),
    facilitatorUrl: setting(
      'FAREBOX_X402_FACILITATOR_URL',
      optional(httpUrl.transform(withoutSlash)),
      'Address of the facilitator (/verify and /settle), for facilitator.',
    ),
    facilitatorAuthorization: setting(
      'FAREBOX_X402_FACILITATOR_AUTHORIZATION',
      optional(text(4096)),
      'Authorization header for the facilitator.',
    ),
  }),
};

const cards = {
  stripe: z.object({
    key: setting('FAREBOX_STRIPE_KEY', optional(text(256)), 'Secret key of Stripe, for buying prepaid credit by card.'),
    webhookSecret: setting('FAREBOX_STRIPE_WEBHOOK_SECRET', optional(text(256)), 'Signing secret of the Stripe webhook.'),
    url: setting('FAREBOX_STRIPE_URL', httpUrl.default('https://api.stripe.com').transform(withoutSlash), 'Address of the Stripe API.'),
  }),
};

const filesAndSearch = {
  uploadBytesMax: setting('FAREBOX_MAX_UPLOAD_BYTES', whole(1, 1024 ** 4, 1024 ** 3), 'Maximum size of an uploaded file.'),
  ownerBytesMax: setting(
    'FAREBOX_OWNER_MAX_BYTES',
    whole(0, Number.MAX_SAFE_INTEGER, 100 * 1024 ** 3),
    'How much the files of one owner may take together; 0 for no limit. An admin can give an owner a limit of its own.',
  ),
  linkTtlMs: setting('FAREBOX_LINK_TTL_SECONDS', seconds(900), 'How long a signed download link works.'),
  embedder: setting(
    'FAREBOX_EMBEDDER',
    z
      .string()
      .regex(/^(?:builtin|openai:https?:\/\/\S+|onnx:\S+)$/, 'must be builtin, openai:<base URL>#<model> or onnx:<folder>')
      .default('builtin'),
    'The embedding model: builtin (offline), openai:https://host/v1#model (any OpenAI-compatible endpoint), or onnx:/folder of a local model, which needs npm install @huggingface/transformers@4.3.1.',
  ),
  embedderKey: setting('FAREBOX_EMBEDDER_KEY', optional(z.string()), 'API key of the OpenAI-compatible endpoint.'),
};

const limits = {
  bodyMaxBytes: setting('FAREBOX_BODY_MAX_BYTES', whole(1024, 64 * 1024 * 1024, 1024 * 1024), 'Maximum size of a JSON body.'),
  signedPerMinute: setting(
    'FAREBOX_RATE_SIGNED_PER_MINUTE',
    perMinute(2400),
    'Unpaid requests per minute of an agent that signs its requests (Web Bot Auth); 0 for no limit.',
  ),
  readsSignatures: setting(
    'FAREBOX_SIGNED_AGENTS',
    on,
    '0: signatures of agents are not looked at, and their directories of keys are not read.',
  ),
  unpaidPerMinute: setting('FAREBOX_RATE_UNPAID_PER_MINUTE', perMinute(1200), 'Unpaid requests per client and minute; 0 for no limit.'),
  authPerMinute: setting(
    'FAREBOX_RATE_AUTH_PER_MINUTE',
    perMinute(20),
    'Logins and registrations per client and minute, and tries to log in per account; 0 for no limit.',
  ),
  capturePerMinute: setting('FAREBOX_RATE_CAPTURE_PER_MINUTE', perMinute(120), 'Demand signals per client and minute; 0 for no limit.'),
  /** Of the calls of tools that run outside of this process, e.g. at an upstream. */
  calls: z.object({
    perTool: setting('FAREBOX_CALLS_PER_TOOL', whole(1, 100_000, 64), 'Calls of one tool at once, if it asks an upstream or takes time.'),
    perUpstream: setting(
      'FAREBOX_CALLS_PER_UPSTREAM',
      whole(1, 100_000, 128),
      'Calls at once of all tools that one engine serves (the upstream provider, or this machine).',
    ),
    waitingMax: setting(
      'FAREBOX_CALLS_WAITING',
      whole(0, 100_000, 128),
      'Calls that may wait for a place at one tool; further calls get 503 with Retry-After before they are charged.',
    ),
    waitMs: setting('FAREBOX_CALL_WAIT_SECONDS', seconds(5), 'How long a call may wait for a place before it gets that 503.'),
  }),
  /** Of requests; what each replica takes. */
  load: z.object({
    paidMax: setting('FAREBOX_PAID_REQUESTS', whole(1, 1_000_000, 2000), 'Requests with a payment that may be in progress at once.'),
    waitingMax: setting(
      'FAREBOX_UNPAID_WAITING',
      whole(0, 1_000_000, 5000),
      'Unpaid requests that may wait while there is other work; further ones get 503 with Retry-After. Paid requests do not wait for them.',
    ),
    atOnceMax: setting(
      'FAREBOX_UNPAID_AT_ONCE',
      whole(1, 1_000_000, 40),
      'Unpaid requests without a body that may be in progress at once, e.g. searches that ask the database; the others wait for their turn.',
    ),
    waitMs: setting('FAREBOX_UNPAID_WAIT_SECONDS', seconds(3), 'How long an unpaid request may wait before it gets that 503.'),
    memoryMaxBytes: setting(
      'FAREBOX_MEMORY_MAX_MB',
      whole(0, 100_000_000, 0).transform((megabytes) => megabytes * 1_000_000),
      'Resident memory above which unpaid requests get 503 with Retry-After; 0 for 80 % of what the container or machine has. The same happens at 90 % of the heap that Node may have.',
    ),
  }),
  allowsPrivateAddresses: setting(
    'FAREBOX_ALLOW_PRIVATE_ADDRESSES',
    off,
    '1: accept private and local addresses from clients. For tests, and for networks without secrets.',
  ),
};

const mail = {
  mail: z.object({
    /** Null: no mail is sent. */
    url: setting(
      'FAREBOX_MAIL_URL',
      optional(
        z.string().max(1000).refine(isMailUrl, 'must be smtp://user:password@host:port, smtps://user:password@host:port or file:///folder'),
      ),
      'Server that e-mail is sent through: smtps://user:password@host:465, or smtp:// with STARTTLS (port 587), which a password needs unless the host is this machine. For development, file:///folder stores mails as .eml files. Default: none, and nobody gets mail.',
    ),
    from: setting(
      'FAREBOX_MAIL_FROM',
      optional(Email),
      'Sender of e-mail, an address such as noreply@tools.example. Needed with FAREBOX_MAIL_URL.',
    ),
    perMinute: setting('FAREBOX_MAIL_PER_MINUTE', whole(1, 100_000, 60), 'How many mails each process sends in a minute at most.'),
  }),
};

const running = {
  threads: setting(
    'FAREBOX_THREADS',
    whole(0, 64, 0),
    'Threads that serve, with PostgreSQL on Linux; 0: as many as there are cores, and at most one for five of FAREBOX_DATABASE_CONNECTIONS, which they share. The first starts at once, the others when there is work for them. With SQLite, one serves.',
  ),
  shutdownMs: setting('FAREBOX_SHUTDOWN_SECONDS', seconds(20), 'How long the service waits for running calls when it stops.'),
  drainMs: setting(
    'FAREBOX_DRAIN_SECONDS',
    whole(0, 3600, 2).transform((value) => value * secondMs),
    'Part of that time: how long new connections are still accepted after SIGTERM, while /readyz says 503, so that a load balancer notices.',
  ),
  /** Null: everybody may read them. */
  metricsToken: setting(
    'FAREBOX_METRICS_TOKEN',
    optional(z.string().regex(/^[\x21-\x7e]{16,256}$/, 'must be 16 to 256 visible ASCII characters')),
    'Bearer token that GET /metrics asks for. Default: none, for networks where only your own machines reach it.',
  ),
  traces: z.object({
    url: setting(
      'FAREBOX_TRACES_URL',
      optional(httpUrl),
      'OpenTelemetry collector that gets the traces of requests, by OTLP over HTTP: http://127.0.0.1:4318/v1/traces. Default: no traces. It needs packages, which the start names.',
    ),
    percent: setting('FAREBOX_TRACES_PERCENT', whole(0, 100, 100), 'Share of the requests that are traced, in percent.'),
  }),
  without: setting(
    'FAREBOX_WITHOUT',
    commaList(roomIds),
    `Comma list of what to leave out: ${Object.entries(optionalRooms)
      .map(([id, what]) => `${id} (${what})`)
      .join(', ')}. Its data stays; money in flight is still settled or returned.`,
  ),
  logLevel: setting(
    'FAREBOX_LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'Minimum level of logged messages.',
  ),
};

const commandLine = {
  commandLine: z.object({
    url: setting('FAREBOX_URL', optional(httpUrl), 'Command line only: the address of the service; default http://127.0.0.1:4020.'),
    key: setting('FAREBOX_KEY', optional(z.string()), 'Command line only: the API key or bearer token to send.'),
  }),
};

/** Every setting under its name in `Config`; related ones are grouped in an object. */
export const Settings = z.object({
  ...whereItIs,
  ...data,
  ...firstStart,
  ...money,
  ...stablecoins,
  ...cards,
  ...filesAndSearch,
  ...limits,
  ...toolSettings,
  ...mail,
  ...accounts,
  ...running,
  ...commandLine,
});
export type Settings = z.output<typeof Settings>;

/** The sections of docs/settings.md, in the order of setting up the service. */
export const settingSections: Readonly<Record<string, Shape>> = {
  'Where it is': whereItIs,
  Data: data,
  'First start': firstStart,
  Money: money,
  'Payments in stablecoins': stablecoins,
  'Credit by card': cards,
  'Uploads, downloads and search': filesAndSearch,
  'Limits and safety': limits,
  Tools: toolSettings,
  'E-mail': mail,
  Accounts: accounts,
  'Running it': running,
  'Command line': commandLine,
};

type Shape = Readonly<Record<string, z.ZodType>>;

/** One setting in the tree. */
export interface NamedSetting {
  /** Of its environment variable. */
  name: string;
  /** E.g. `x402.payTo`. */
  path: string;
  schema: z.ZodType;
}

/** The settings of a section, or of all. */
export function settingsIn(shape: Shape, within = ''): NamedSetting[] {
  return Object.entries(shape).flatMap(([member, schema]) =>
    schema instanceof z.ZodObject
      ? settingsIn(schema.shape, `${within}${member}.`)
      : [{ name: schema.meta()?.title ?? '', path: `${within}${member}`, schema }],
  );
}

/** The environment in the structure of the settings. */
export function settingsInput(environment: Readonly<Record<string, string | undefined>>, shape: Shape = Settings.shape): object {
  return Object.fromEntries(
    Object.entries(shape).map(([member, schema]) => [
      member,
      schema instanceof z.ZodObject ? settingsInput(environment, schema.shape) : environment[schema.meta()?.title ?? ''],
    ]),
  );
}

function secretsOf(list: string): string[] {
  return list.split(',').map((secret) => secret.trim());
}

/** Without options: what a transport could read from them is more than an address. */
function isMailUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '') return false;
  if (url.protocol === 'file:') return url.host === '' && url.pathname.length > 1;
  return ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' && ['', '/'].includes(url.pathname);
}
