import { resolve } from 'node:path';
import { z } from 'zod';
import { Email } from '@farebox/contract';
import { dayMs, secondMs } from './clock.ts';
import { parseAmount } from './money.ts';
import { providerSettings } from './provider-ids.ts';

/** The parts of the upstream provider that have addresses of their own. */
export const upstreamProducts = [
  'docmind-api',
  'ocr-api',
  'facebody',
  'objectdet',
  'imageseg',
  'imagerecog',
  'viapi',
  'openplatform',
  'storage',
] as const;

const whole = (min: number, max: number, fallback: number) => z.coerce.number().int().min(min).max(max).default(fallback);
const seconds = (fallback: number) => whole(1, 31_536_000, fallback).transform((value) => value * secondMs);
const perMinute = (fallback: number) => whole(0, 10_000_000, fallback);
const flag = z.enum(['0', '1']);
const isOne = (text: '0' | '1') => text === '1';
const off = flag.default('0').transform(isOne);
const on = flag.default('1').transform(isOne);
const text = (lengthMax: number) => z.string().max(lengthMax);
const usd = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "1.00"')
  .default('1.00')
  .transform((amount) => parseAmount(amount) ?? 0);
export const httpUrl = z.url({ protocol: /^https?$/ });
export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Null where it is absent. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().transform((value) => value ?? null);
}

/** A setting: the name of its environment variable is its title. */
function setting<Schema extends z.ZodType>(name: string, schema: Schema, description: string): Schema {
  return schema.meta({ title: name, description });
}

const whereItIs = {
  host: setting(
    'HOST',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address')
      .default('127.0.0.1'),
    'Address to listen on.',
  ),
  port: setting('PORT', whole(0, 65_535, 4020), 'Port to listen on; 0 takes a free one.'),
  /** Without a trailing slash; null until the port is known. */
  publicUrl: setting(
    'FAREBOX_PUBLIC_URL',
    optional(httpUrl.transform(withoutSlash)),
    'Address under which the world reaches the service; default http://HOST:PORT.',
  ),
  trustedHops: setting('FAREBOX_TRUSTED_HOPS', whole(0, 10, 0), 'Reverse proxies in front whose X-Forwarded-For is believed.'),
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
    'PostgreSQL 15 or later with pgvector 0.7 or later, for several replicas, which then share FAREBOX_BLOBS too; default SQLite in the data folder.',
  ),
  databaseConnections: setting('FAREBOX_DATABASE_CONNECTIONS', whole(1, 500, 20), 'Size of the PostgreSQL connection pool.'),
  /** The first seals, all open. */
  secrets: setting(
    'FAREBOX_SECRET',
    optional(
      z
        .string()
        .refine((list) => secretsOf(list).every((secret) => secret.length >= 32), 'every secret needs at least 32 characters')
        .transform(secretsOf),
    ),
    'Seals payment ids, tokens, download links and the secrets of watches. Made and kept in the data folder when absent; required with several replicas. A comma list rotates: the first seals, all are accepted.',
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
    'Where uploaded files are: file:///folder (default: blobs in the data folder) or s3://bucket/prefix?region=...&endpoint=...&path_style=1, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or whatever else the AWS SDK finds.',
  ),
};

const firstStart = {
  admin: z.object({
    email: setting(
      'FAREBOX_ADMIN_EMAIL',
      optional(Email),
      'Address of the first admin; with FAREBOX_ADMIN_PASSWORD no set-up link is made.',
    ),
    password: setting('FAREBOX_ADMIN_PASSWORD', optional(z.string().min(10).max(256)), 'Password of the first admin.'),
  }),
  isSeeded: setting('FAREBOX_SEED', on, '0: an empty start, without the sample assets.'),
};

const money = {
  /** Play money is refused. */
  isRealMoney: setting('FAREBOX_REAL_MONEY', off, '1: refuse the test network, and testnets.'),
  providers: setting(
    'FAREBOX_PAYMENTS',
    optional(z.string()),
    `Comma list of payment providers, the preferred one first: ${providerSettings.join(', ')}. Default ${providerSettings.join()}; with real money credit, and x402 where it is set up.`,
  ),
  /** Signed payments are settled before the work they pay for. */
  settlesFirst: setting(
    'FAREBOX_SETTLE_FIRST',
    off,
    '1: signed payments are settled before the work they pay for, not after it. A call that fails is then given back.',
  ),
  platformFeeBps: setting(
    'FAREBOX_PLATFORM_FEE_BPS',
    whole(0, 10_000, 0),
    'Share of each paid delivery that the operator keeps, in hundredths of a percent.',
  ),
  quoteTtlMs: setting('FAREBOX_QUOTE_TTL_SECONDS', seconds(900), 'How long a quoted price holds.'),
  tokenTtlMs: setting('FAREBOX_TOKEN_TTL_SECONDS', seconds(86_400), 'How long a paid token is good.'),
  lowBalanceMicros: setting('FAREBOX_LOW_BALANCE', usd, 'Below this prepaid credit an account is warned, USD.'),
  payouts: z.object({
    minimumMicros: setting('FAREBOX_PAYOUT_MINIMUM', usd, 'Owners are paid out from this balance on, USD.'),
    holdMs: setting(
      'FAREBOX_PAYOUT_HOLD_DAYS',
      whole(0, 365, 7).transform((days) => days * dayMs),
      'Days for which earnings wait before they are paid out.',
    ),
  }),
};

const stablecoins = {
  /** Who settles x402 payments, and where the money goes. */
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
    payTo: setting('FAREBOX_X402_PAY_TO', optional(text(64)), 'Address that x402 payments go to; for self default that of the key.'),
    asset: setting('FAREBOX_X402_ASSET', optional(text(64)), 'Token contract of x402 payments; default USDC of the network.'),
    assetName: setting('FAREBOX_X402_ASSET_NAME', optional(text(64)), "Name in the token's EIP-712 domain; default that of USDC."),
    assetVersion: setting('FAREBOX_X402_ASSET_VERSION', text(16).default('2'), "Version in the token's EIP-712 domain."),
    rpcUrl: setting(
      'FAREBOX_X402_RPC_URL',
      optional(httpUrl),
      'JSON-RPC endpoint of the chain, for self; with facilitator it tells what became of payments whose outcome was lost.',
    ),
    privateKey: setting(
      'FAREBOX_X402_PRIVATE_KEY',
      optional(z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hexadecimal digits')),
      'Key that settles, and pays the gas, for self; payouts are sent with it too.',
    ),
    facilitatorUrl: setting(
      'FAREBOX_X402_FACILITATOR_URL',
      optional(httpUrl.transform(withoutSlash)),
      'Facilitator with /verify and /settle, for facilitator.',
    ),
    facilitatorAuthorization: setting(
      'FAREBOX_X402_FACILITATOR_AUTHORIZATION',
      optional(text(4096)),
      'Authorization header for the facilitator.',
    ),
    servesFacilitator: setting(
      'FAREBOX_X402_SERVES_FACILITATOR',
      optional(flag.transform(isOne)),
      '1: other sellers may settle here, at /x402; 0: not. Default 1 on the test network; with a key of your own they would spend its gas.',
    ),
  }),
  hasMpp: setting('FAREBOX_MPP', on, '0: challenges do not offer the Machine Payments Protocol (WWW-Authenticate: Payment).'),
};

const cards = {
  stripe: z.object({
    key: setting('FAREBOX_STRIPE_KEY', optional(text(256)), 'Secret key of Stripe: prepaid credit can then be bought by card.'),
    webhookSecret: setting('FAREBOX_STRIPE_WEBHOOK_SECRET', optional(text(256)), 'Signing secret of the Stripe webhook.'),
    url: setting('FAREBOX_STRIPE_URL', httpUrl.default('https://api.stripe.com').transform(withoutSlash), 'Address of the Stripe API.'),
  }),
};

const filesAndSearch = {
  uploadBytesMax: setting('FAREBOX_MAX_UPLOAD_BYTES', whole(1, 1024 ** 4, 1024 ** 3), 'Largest uploaded file.'),
  linkTtlMs: setting('FAREBOX_LINK_TTL_SECONDS', seconds(900), 'How long a signed download link works.'),
  embedder: setting(
    'FAREBOX_EMBEDDER',
    z
      .string()
      .regex(/^(?:builtin|openai:https?:\/\/\S+|onnx:\S+)$/, 'must be builtin, openai:<base URL>#<model> or onnx:<folder>')
      .default('builtin'),
    'What turns texts into vectors: builtin (offline), openai:https://host/v1#model (any OpenAI-compatible endpoint), or onnx:/folder of a local model, which needs npm install @huggingface/transformers@4.3.1.',
  ),
  embedderKey: setting('FAREBOX_EMBEDDER_KEY', optional(z.string()), 'API key of the OpenAI-compatible endpoint.'),
};

const limits = {
  bodyMaxBytes: setting('FAREBOX_BODY_MAX_BYTES', whole(1024, 64 * 1024 * 1024, 1024 * 1024), 'Largest JSON body.'),
  unpaidPerMinute: setting(
    'FAREBOX_RATE_UNPAID_PER_MINUTE',
    perMinute(1200),
    'Unpaid requests a client may make a minute; 0 for no limit.',
  ),
  authPerMinute: setting(
    'FAREBOX_RATE_AUTH_PER_MINUTE',
    perMinute(20),
    'Logins and registrations a client may try a minute; 0 for no limit.',
  ),
  capturePerMinute: setting(
    'FAREBOX_RATE_CAPTURE_PER_MINUTE',
    perMinute(120),
    'Demand signals that a client may send a minute; 0 for no limit.',
  ),
  allowsPrivateAddresses: setting(
    'FAREBOX_ALLOW_PRIVATE_ADDRESSES',
    off,
    '1: addresses that others supply may be private or local ones. For tests, and for networks without secrets.',
  ),
};

const tools = {
  probeIntervalMs: setting('FAREBOX_PROBE_SECONDS', seconds(300), 'How often the health of each tool is probed.'),
  weatherUrl: setting(
    'FAREBOX_WEATHER_URL',
    httpUrl.default('https://api.open-meteo.com').transform(withoutSlash),
    'Open-Meteo-compatible source of hk-weather.',
  ),
  uuidSourceUrl: setting(
    'FAREBOX_UUID_SOURCE_URL',
    optional(httpUrl),
    'Third-party source of random-uuid; default is the local secure one.',
  ),
  proxyBackendUrl: setting(
    'FAREBOX_PROXY_BACKEND',
    optional(httpUrl),
    'Backend that proxy-health forwards to; the tool is not for sale without one.',
  ),
  toolEngine: setting(
    'FAREBOX_TOOL_ENGINE',
    z.enum(['auto', 'upstream', 'local']).default('auto'),
    'What the vision, OCR and document tools run on: local (this machine), upstream (the provider; nothing runs on this machine), or auto, which is upstream where its credentials are set, else local where that can. With local and auto single tools can be set otherwise.',
  ),
  /** The account at the provider of the vision, OCR and document tools. */
  upstream: z.object({
    keyId: setting('FAREBOX_UPSTREAM_KEY_ID', optional(text(256)), 'Access key id of the provider of the vision, OCR and document tools.'),
    keySecret: setting('FAREBOX_UPSTREAM_KEY_SECRET', optional(text(256)), 'Secret of that access key.'),
    securityToken: setting(
      'FAREBOX_UPSTREAM_SECURITY_TOKEN',
      optional(text(8192)),
      'Security token, where the access key is a temporary one.',
    ),
    endpoints: setting(
      'FAREBOX_UPSTREAM_ENDPOINTS',
      optional(z.string()),
      `Other addresses of the provider, for a proxy or a test: a comma list of product=url. Products: ${upstreamProducts.join(', ')}.`,
    ),
  }),
  /** Null: no models. */
  modelsFolder: setting(
    'FAREBOX_MODELS',
    optional(
      z
        .string()
        .min(1)
        .transform((folder) => resolve(folder)),
    ),
    'Folder of your own ONNX models for the local engine, with their manifest.',
  ),
  localJobs: setting('FAREBOX_LOCAL_JOBS', whole(1, 64, 1), 'Jobs that the local engine works on at once.'),
};

const running = {
  shutdownMs: setting('FAREBOX_SHUTDOWN_SECONDS', seconds(20), 'How long a stopping server waits for running calls.'),
  logLevel: setting(
    'FAREBOX_LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'Least level that is logged.',
  ),
};

const commandLine = {
  commandLine: z.object({
    url: setting('FAREBOX_URL', optional(httpUrl), 'Command line only: the service to talk to; default http://127.0.0.1:4020.'),
    key: setting('FAREBOX_KEY', optional(z.string()), 'Command line only: the API key or bearer token to send.'),
  }),
};

/** Every setting as `Config` names it; members that belong together are an object. */
export const Settings = z.object({
  ...whereItIs,
  ...data,
  ...firstStart,
  ...money,
  ...stablecoins,
  ...cards,
  ...filesAndSearch,
  ...limits,
  ...tools,
  ...running,
  ...commandLine,
});
export type Settings = z.output<typeof Settings>;

/** The sections of docs/settings.md, in the order in which somebody who sets the service up comes to them. */
export const settingSections: Readonly<Record<string, Shape>> = {
  'Where it is': whereItIs,
  Data: data,
  'First start': firstStart,
  Money: money,
  'Payments in stablecoins': stablecoins,
  'Credit by card': cards,
  'Uploads, downloads and search': filesAndSearch,
  'Limits and safety': limits,
  Tools: tools,
  'Running it': running,
  'Command line': commandLine,
};

type Shape = Readonly<Record<string, z.ZodType>>;

/** One setting, found in the tree of them. */
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

/** The environment in the shape of the settings. */
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
