import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { Email } from '@farebox/contract';
import { dayMs } from './clock.ts';
import { newSecret } from './ids.ts';
import { parseAmount } from './money.ts';
import { providerSettings, testProviderIds, type ProviderSetting } from './provider-ids.ts';

const seconds = (fallback: number) => z.coerce.number().int().min(1).max(31_536_000).default(fallback);
const perMinute = (fallback: number) => z.coerce.number().int().min(0).max(10_000_000).default(fallback);
const flag = z.enum(['0', '1']).transform((text) => text === '1');
const httpUrl = z.url({ protocol: /^https?$/ });
const postgresUrl = z.url({ protocol: /^postgres(?:ql)?$/ });

/** The parts of the upstream provider that have addresses of their own. */
const upstreamProducts = [
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

/** Every setting, by the name of its environment variable. docs/settings.md is written from this. */
export const Settings = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1')
    .describe('Address to listen on.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4020).describe('Port to listen on; 0 takes a free one.'),
  FAREBOX_DATA_DIR: z.string().min(1).default('./data').describe('Folder of the database, the secret and uploaded files.'),
  FAREBOX_PUBLIC_URL: httpUrl.optional().describe('Address under which the world reaches the service; default http://HOST:PORT.'),
  FAREBOX_SECRET: z
    .string()
    .refine((list) => secretsOf(list).every((secret) => secret.length >= 32), 'every secret needs at least 32 characters')
    .optional()
    .describe(
      'Seals payment ids, tokens, download links and the secrets of watches. Made and kept in the data folder when absent; required with several replicas. A comma list rotates: the first seals, all are accepted.',
    ),
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      'PostgreSQL 15 or later with pgvector 0.7 or later, for several replicas, which then share FAREBOX_BLOBS too; default SQLite in the data folder.',
    ),
  FAREBOX_DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(20).describe('Size of the PostgreSQL connection pool.'),
  FAREBOX_PAYMENTS: z
    .string()
    .optional()
    .describe(
      `Comma list of payment providers, the preferred one first: ${providerSettings.join(', ')}. Default ${providerSettings.join()}; with real money credit, and x402 where it is set up.`,
    ),
  FAREBOX_REAL_MONEY: flag.default(false).describe('1: refuse the test network, and testnets.'),
  FAREBOX_X402: z
    .enum(['test', 'self', 'facilitator'])
    .default('test')
    .describe('Who settles x402 payments: test (a built-in network with test USDC and no chain), self (own key and RPC), facilitator.'),
  FAREBOX_X402_NETWORK: z
    .string()
    .regex(/^(?:eip155:[1-9]\d{0,17}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/, 'must be a CAIP-2 id such as eip155:8453')
    .default('eip155:84532')
    .describe('Network of x402 payments, a CAIP-2 id.'),
  FAREBOX_X402_PAY_TO: z.string().max(64).optional().describe('Address that x402 payments go to; for self default that of the key.'),
  FAREBOX_X402_ASSET: z.string().max(64).optional().describe('Token contract of x402 payments; default USDC of the network.'),
  FAREBOX_X402_ASSET_NAME: z.string().max(64).optional().describe("Name in the token's EIP-712 domain; default that of USDC."),
  FAREBOX_X402_ASSET_VERSION: z.string().max(16).default('2').describe("Version in the token's EIP-712 domain."),
  FAREBOX_X402_RPC_URL: httpUrl
    .optional()
    .describe('JSON-RPC endpoint of the chain, for self; with facilitator it tells what became of payments whose outcome was lost.'),
  FAREBOX_X402_PRIVATE_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hexadecimal digits')
    .optional()
    .describe('Key that settles, and pays the gas, for self; payouts are sent with it too.'),
  FAREBOX_X402_FACILITATOR_URL: httpUrl.optional().describe('Facilitator with /verify and /settle, for facilitator.'),
  FAREBOX_X402_FACILITATOR_AUTHORIZATION: z.string().max(4096).optional().describe('Authorization header for the facilitator.'),
  FAREBOX_X402_SERVES_FACILITATOR: flag
    .optional()
    .describe(
      '1: other sellers may settle here, at /x402; 0: not. Default 1 on the test network; with a key of your own they would spend its gas.',
    ),
  FAREBOX_MPP: flag.default(true).describe('0: challenges do not offer the Machine Payments Protocol (WWW-Authenticate: Payment).'),
  FAREBOX_SETTLE_FIRST: flag
    .default(false)
    .describe('1: signed payments are settled before the work they pay for, not after it. A call that fails is then given back.'),
  FAREBOX_STRIPE_KEY: z.string().max(256).optional().describe('Secret key of Stripe: prepaid credit can then be bought by card.'),
  FAREBOX_STRIPE_WEBHOOK_SECRET: z.string().max(256).optional().describe('Signing secret of the Stripe webhook.'),
  FAREBOX_STRIPE_URL: httpUrl.default('https://api.stripe.com').describe('Address of the Stripe API.'),
  FAREBOX_PAYOUT_MINIMUM: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "1.00"')
    .default('1.00')
    .describe('Owners are paid out from this balance on, USD.'),
  FAREBOX_PAYOUT_HOLD_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(7)
    .describe('Days for which earnings wait before they are paid out.'),
  FAREBOX_LOW_BALANCE: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "1.00"')
    .default('1.00')
    .describe('Below this prepaid credit an account is warned, USD.'),
  FAREBOX_QUOTE_TTL_SECONDS: seconds(900).describe('How long a quoted price holds.'),
  FAREBOX_TOKEN_TTL_SECONDS: seconds(86_400).describe('How long a paid token is good.'),
  FAREBOX_ADMIN_EMAIL: Email.optional().describe('Address of the first admin; with FAREBOX_ADMIN_PASSWORD no set-up link is made.'),
  FAREBOX_ADMIN_PASSWORD: z.string().min(10).max(256).optional().describe('Password of the first admin.'),
  FAREBOX_BODY_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .max(64 * 1024 * 1024)
    .default(1024 * 1024)
    .describe('Largest JSON body.'),
  FAREBOX_RATE_UNPAID_PER_MINUTE: perMinute(1200).describe('Unpaid requests a client may make a minute; 0 for no limit.'),
  FAREBOX_RATE_AUTH_PER_MINUTE: perMinute(20).describe('Logins and registrations a client may try a minute; 0 for no limit.'),
  FAREBOX_RATE_CAPTURE_PER_MINUTE: perMinute(120).describe('Demand signals that a client may send a minute; 0 for no limit.'),
  FAREBOX_TRUSTED_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Reverse proxies in front whose X-Forwarded-For is believed.'),
  FAREBOX_SHUTDOWN_SECONDS: seconds(20).describe('How long a stopping server waits for running calls.'),
  FAREBOX_PROBE_SECONDS: seconds(300).describe('How often the health of each tool is probed.'),
  FAREBOX_BLOBS: z
    .string()
    .regex(/^(?:file|s3):\/\/\S+$/, 'must be file:///folder or s3://bucket/prefix?region=...&endpoint=...')
    .optional()
    .describe(
      'Where uploaded files are: file:///folder (default: blobs in the data folder) or s3://bucket/prefix?region=...&endpoint=...&path_style=1, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or whatever else the AWS SDK finds.',
    ),
  FAREBOX_MAX_UPLOAD_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1024 ** 4)
    .default(1024 ** 3)
    .describe('Largest uploaded file.'),
  FAREBOX_LINK_TTL_SECONDS: seconds(900).describe('How long a signed download link works.'),
  FAREBOX_PLATFORM_FEE_BPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .describe('Share of each paid delivery that the operator keeps, in hundredths of a percent.'),
  FAREBOX_EMBEDDER: z
    .string()
    .regex(/^(?:builtin|openai:https?:\/\/\S+|onnx:\S+)$/, 'must be builtin, openai:<base URL>#<model> or onnx:<folder>')
    .default('builtin')
    .describe(
      'What turns texts into vectors: builtin (offline), openai:https://host/v1#model (any OpenAI-compatible endpoint), or onnx:/folder of a local model.',
    ),
  FAREBOX_EMBEDDER_KEY: z.string().optional().describe('API key of the OpenAI-compatible endpoint.'),
  FAREBOX_ALLOW_PRIVATE_ADDRESSES: flag
    .default(false)
    .describe('1: addresses that others supply may be private or local ones. For tests, and for networks without secrets.'),
  FAREBOX_SEED: flag.default(true).describe('0: an empty start, without the sample assets.'),
  FAREBOX_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level that is logged.'),
  FAREBOX_WEATHER_URL: httpUrl.default('https://api.open-meteo.com').describe('Open-Meteo-compatible source of hk-weather.'),
  FAREBOX_UUID_SOURCE_URL: httpUrl.optional().describe('Third-party source of random-uuid; default is the local secure one.'),
  FAREBOX_TOOL_ENGINE: z
    .enum(['auto', 'upstream', 'local'])
    .default('auto')
    .describe(
      'What the vision, OCR and document tools run on: local (this machine), upstream (the provider; nothing runs on this machine), or auto, which is upstream where its credentials are set, else local where that can. With local and auto single tools can be set otherwise.',
    ),
  FAREBOX_UPSTREAM_KEY_ID: z.string().max(256).optional().describe('Access key id of the provider of the vision, OCR and document tools.'),
  FAREBOX_UPSTREAM_KEY_SECRET: z.string().max(256).optional().describe('Secret of that access key.'),
  FAREBOX_UPSTREAM_SECURITY_TOKEN: z.string().max(8192).optional().describe('Security token, where the access key is a temporary one.'),
  FAREBOX_UPSTREAM_ENDPOINTS: z
    .string()
    .optional()
    .describe(
      `Other addresses of the provider, for a proxy or a test: a comma list of product=url. Products: ${upstreamProducts.join(', ')}.`,
    ),
  FAREBOX_MODELS: z.string().min(1).optional().describe('Folder of your own ONNX models for the local engine, with their manifest.'),
  FAREBOX_LOCAL_JOBS: z.coerce.number().int().min(1).max(64).default(1).describe('Jobs that the local engine works on at once.'),
  FAREBOX_URL: httpUrl.optional().describe('Command line only: the service to talk to; default http://127.0.0.1:4020.'),
  FAREBOX_KEY: z.string().optional().describe('Command line only: the API key or bearer token to send.'),
  FAREBOX_PROXY_BACKEND: httpUrl.optional().describe('Backend that proxy-health forwards to; the tool is not for sale without one.'),
});
type Settings = z.output<typeof Settings>;

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** Without a trailing slash; null until the port is known. */
  publicUrl: string | null;
  /** The first seals, all open. */
  secrets: readonly string[];
  databaseUrl: string | null;
  databaseConnections: number;
  providers: readonly ProviderSetting[];
  /** Play money is refused. */
  isRealMoney: boolean;
  x402: X402Config;
  hasMpp: boolean;
  /** Signed payments are settled before the work they pay for. */
  settlesFirst: boolean;
  /** Null: no cards. */
  stripe: { key: string; webhookSecret: string; url: string } | null;
  payouts: { minimumMicros: number; holdMs: number };
  lowBalanceMicros: number;
  quoteTtlMs: number;
  tokenTtlMs: number;
  admin: { email: string; password: string } | null;
  bodyMaxBytes: number;
  unpaidPerMinute: number;
  authPerMinute: number;
  capturePerMinute: number;
  trustedHops: number;
  /** Null: a folder in the data folder. */
  blobsUrl: string | null;
  uploadBytesMax: number;
  linkTtlMs: number;
  platformFeeBps: number;
  embedder: string;
  embedderKey: string | null;
  allowsPrivateAddresses: boolean;
  isSeeded: boolean;
  shutdownMs: number;
  probeIntervalMs: number;
  logLevel: Settings['FAREBOX_LOG_LEVEL'];
  weatherUrl: string;
  uuidSourceUrl: string | null;
  proxyBackendUrl: string | null;
  toolEngine: Settings['FAREBOX_TOOL_ENGINE'];
  upstream: UpstreamConfig;
  /** Null: no models. */
  modelsFolder: string | null;
  localJobs: number;
}

/** The account at the provider of the vision, OCR and document tools. */
export interface UpstreamConfig {
  keyId: string | null;
  keySecret: string | null;
  securityToken: string | null;
  /** Only of the products that are somewhere else than usual. */
  endpoints: Partial<Record<(typeof upstreamProducts)[number], string>>;
}

/** Who settles x402 payments, and where the money goes. */
export interface X402Config {
  mode: 'test' | 'self' | 'facilitator';
  network: string;
  payTo: string | null;
  asset: string | null;
  assetName: string | null;
  assetVersion: string;
  rpcUrl: string | null;
  privateKey: string | null;
  facilitatorUrl: string | null;
  facilitatorAuthorization: string | null;
  servesFacilitator: boolean;
}

/** Wrong settings, all of them, by name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`wrong settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads the settings; the only reader of the environment. An empty value counts as absent.
 * @throws ConfigError naming every wrong setting at once.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const faults: string[] = [];
  const settings = readSettings(present, faults);
  const unknown = Object.keys(present).filter(
    (name) => name.startsWith('FAREBOX_') && !(name in Settings.shape) && !name.startsWith('FAREBOX_TEST_'),
  );
  faults.push(...unknown.map((name) => `${name}: no such setting`));
  const providers = readProviders(settings, faults);
  const admin = readAdmin(settings, faults);
  const stripe = readStripe(settings, faults);
  const endpoints = readEndpoints(settings, faults);
  checkX402(settings, providers, faults);
  if (settings.DATABASE_URL !== undefined && settings.FAREBOX_SECRET === undefined) {
    faults.push('FAREBOX_SECRET: needed with DATABASE_URL, so that every replica seals alike');
  }
  if (faults.length > 0) throw new ConfigError(faults);

  const dataDir = resolve(settings.FAREBOX_DATA_DIR);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    publicUrl: settings.FAREBOX_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    secrets: settings.FAREBOX_SECRET === undefined ? [keptSecret(dataDir)] : secretsOf(settings.FAREBOX_SECRET),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseConnections: settings.FAREBOX_DATABASE_CONNECTIONS,
    providers,
    isRealMoney: settings.FAREBOX_REAL_MONEY,
    x402: {
      mode: settings.FAREBOX_X402,
      network: settings.FAREBOX_X402_NETWORK,
      payTo: settings.FAREBOX_X402_PAY_TO ?? null,
      asset: settings.FAREBOX_X402_ASSET ?? null,
      assetName: settings.FAREBOX_X402_ASSET_NAME ?? null,
      assetVersion: settings.FAREBOX_X402_ASSET_VERSION,
      rpcUrl: settings.FAREBOX_X402_RPC_URL ?? null,
      privateKey: settings.FAREBOX_X402_PRIVATE_KEY ?? null,
      facilitatorUrl: settings.FAREBOX_X402_FACILITATOR_URL?.replace(/\/+$/, '') ?? null,
      facilitatorAuthorization: settings.FAREBOX_X402_FACILITATOR_AUTHORIZATION ?? null,
      servesFacilitator: settings.FAREBOX_X402_SERVES_FACILITATOR ?? settings.FAREBOX_X402 === 'test',
    },
    hasMpp: settings.FAREBOX_MPP,
    settlesFirst: settings.FAREBOX_SETTLE_FIRST,
    stripe,
    payouts: {
      minimumMicros: parseAmount(settings.FAREBOX_PAYOUT_MINIMUM) ?? 0,
      holdMs: settings.FAREBOX_PAYOUT_HOLD_DAYS * dayMs,
    },
    lowBalanceMicros: parseAmount(settings.FAREBOX_LOW_BALANCE) ?? 0,
    quoteTtlMs: settings.FAREBOX_QUOTE_TTL_SECONDS * 1000,
    tokenTtlMs: settings.FAREBOX_TOKEN_TTL_SECONDS * 1000,
    admin,
    bodyMaxBytes: settings.FAREBOX_BODY_MAX_BYTES,
    unpaidPerMinute: settings.FAREBOX_RATE_UNPAID_PER_MINUTE,
    authPerMinute: settings.FAREBOX_RATE_AUTH_PER_MINUTE,
    capturePerMinute: settings.FAREBOX_RATE_CAPTURE_PER_MINUTE,
    trustedHops: settings.FAREBOX_TRUSTED_HOPS,
    blobsUrl: settings.FAREBOX_BLOBS ?? null,
    uploadBytesMax: settings.FAREBOX_MAX_UPLOAD_BYTES,
    linkTtlMs: settings.FAREBOX_LINK_TTL_SECONDS * 1000,
    platformFeeBps: settings.FAREBOX_PLATFORM_FEE_BPS,
    embedder: settings.FAREBOX_EMBEDDER,
    embedderKey: settings.FAREBOX_EMBEDDER_KEY ?? null,
    allowsPrivateAddresses: settings.FAREBOX_ALLOW_PRIVATE_ADDRESSES,
    isSeeded: settings.FAREBOX_SEED,
    shutdownMs: settings.FAREBOX_SHUTDOWN_SECONDS * 1000,
    probeIntervalMs: settings.FAREBOX_PROBE_SECONDS * 1000,
    logLevel: settings.FAREBOX_LOG_LEVEL,
    weatherUrl: settings.FAREBOX_WEATHER_URL.replace(/\/+$/, ''),
    uuidSourceUrl: settings.FAREBOX_UUID_SOURCE_URL ?? null,
    proxyBackendUrl: settings.FAREBOX_PROXY_BACKEND ?? null,
    toolEngine: settings.FAREBOX_TOOL_ENGINE,
    upstream: {
      keyId: settings.FAREBOX_UPSTREAM_KEY_ID ?? null,
      keySecret: settings.FAREBOX_UPSTREAM_KEY_SECRET ?? null,
      securityToken: settings.FAREBOX_UPSTREAM_SECURITY_TOKEN ?? null,
      endpoints,
    },
    modelsFolder: settings.FAREBOX_MODELS === undefined ? null : resolve(settings.FAREBOX_MODELS),
    localJobs: settings.FAREBOX_LOCAL_JOBS,
  };
}

/** What the command line takes from the environment where an option does not say it. */
export function readCommandLineConfig(environment: Readonly<Record<string, string | undefined>> = process.env): {
  url: string;
  key: string | null;
} {
  return { url: environment['FAREBOX_URL'] ?? 'http://127.0.0.1:4020', key: environment['FAREBOX_KEY'] ?? null };
}

/** A wrong setting is reported and then read as absent, so that what depends on the others is judged too. */
function readSettings(present: Readonly<Record<string, string | undefined>>, faults: string[]): Settings {
  const parsed = Settings.safeParse(present);
  if (parsed.success) return parsed.data;
  faults.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return Settings.parse(Object.fromEntries(Object.entries(present).filter(([name]) => !wrong.has(name))));
}

function secretsOf(list: string): string[] {
  return list.split(',').map((secret) => secret.trim());
}

function readProviders(settings: Settings, faults: string[]): Config['providers'] {
  const isReal = settings.FAREBOX_REAL_MONEY;
  if (settings.FAREBOX_PAYMENTS === undefined) {
    const isSetUp = (id: ProviderSetting) => !testProviderIds.includes(id) && (id !== 'x402' || settings.FAREBOX_X402 !== 'test');
    return isReal ? providerSettings.filter(isSetUp) : providerSettings;
  }
  const names = settings.FAREBOX_PAYMENTS.split(',').map((name) => name.trim());
  const known = providerSettings.filter((id) => names.includes(id));
  const unknown = names.filter((name) => !known.some((id) => id === name));
  if (unknown.length > 0)
    faults.push(`FAREBOX_PAYMENTS: no such provider: ${unknown.join(', ')}; there are ${providerSettings.join(', ')}`);
  if (isReal && known.some((id) => testProviderIds.includes(id)))
    faults.push('FAREBOX_PAYMENTS: the test network cannot be offered with FAREBOX_REAL_MONEY=1');
  return known.toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
}

function readAdmin(settings: Settings, faults: string[]): Config['admin'] {
  const { FAREBOX_ADMIN_EMAIL: email, FAREBOX_ADMIN_PASSWORD: password } = settings;
  if (email !== undefined && password !== undefined) return { email, password };
  if (email !== undefined) faults.push('FAREBOX_ADMIN_PASSWORD: needed with FAREBOX_ADMIN_EMAIL');
  if (password !== undefined) faults.push('FAREBOX_ADMIN_EMAIL: needed with FAREBOX_ADMIN_PASSWORD');
  return null;
}

function readEndpoints({ FAREBOX_UPSTREAM_ENDPOINTS: list }: Settings, faults: string[]): UpstreamConfig['endpoints'] {
  const endpoints: UpstreamConfig['endpoints'] = {};
  for (const part of list === undefined ? [] : list.split(',')) {
    const [name = '', ...rest] = part.trim().split('=');
    const url = httpUrl.safeParse(rest.join('='));
    const product = upstreamProducts.find((known) => known === name);
    if (product === undefined)
      faults.push(`FAREBOX_UPSTREAM_ENDPOINTS: no such product: ${name}; there are ${upstreamProducts.join(', ')}`);
    else if (!url.success) faults.push(`FAREBOX_UPSTREAM_ENDPOINTS: the address of ${product} is no http or https URL`);
    else endpoints[product] = url.data.replace(/\/+$/, '');
  }
  return endpoints;
}

function readStripe(settings: Settings, faults: string[]): Config['stripe'] {
  const { FAREBOX_STRIPE_KEY: key, FAREBOX_STRIPE_WEBHOOK_SECRET: webhookSecret, FAREBOX_STRIPE_URL: url } = settings;
  if (key !== undefined && settings.FAREBOX_REAL_MONEY && /^[a-z]+_test_/.test(key)) {
    faults.push('FAREBOX_STRIPE_KEY: a key of the test mode would give real credit for test cards with FAREBOX_REAL_MONEY=1');
  }
  if (key !== undefined && webhookSecret !== undefined) return { key, webhookSecret, url: url.replace(/\/+$/, '') };
  if (key !== undefined) faults.push('FAREBOX_STRIPE_WEBHOOK_SECRET: needed with FAREBOX_STRIPE_KEY');
  if (webhookSecret !== undefined) faults.push('FAREBOX_STRIPE_KEY: needed with FAREBOX_STRIPE_WEBHOOK_SECRET');
  return null;
}

/** Real money only where everything that it needs was said. */
function checkX402(settings: Settings, providers: Config['providers'], faults: string[]): void {
  if (!providers.includes('x402')) return;
  const { FAREBOX_X402: mode, FAREBOX_REAL_MONEY: isReal } = settings;
  const needed = {
    test: [],
    self: ['FAREBOX_X402_RPC_URL', 'FAREBOX_X402_PRIVATE_KEY'],
    facilitator: ['FAREBOX_X402_FACILITATOR_URL', 'FAREBOX_X402_PAY_TO'],
  } as const;
  for (const name of needed[mode]) if (settings[name] === undefined) faults.push(`${name}: needed with FAREBOX_X402=${mode}`);
  if (mode === 'test' && isReal) faults.push('FAREBOX_X402: the test network cannot be offered with FAREBOX_REAL_MONEY=1');
  if (mode === 'self' && settings.FAREBOX_X402_NETWORK.startsWith('solana:')) faults.push('FAREBOX_X402: Solana needs a facilitator');
}

/** The secret of this data folder, made at the first start. `wx` lets one of two starting processes write it. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600, flush: true });
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')) throw thrown;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: restore it, or remove it if no payment made with it matters`);
  return secret;
}
