import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from './ids.ts';
import { providerSettings, isTestProvider, type ProviderSetting } from './provider-ids.ts';
import { settingsInUse, type SettingInUse } from './settings-in-use.ts';
import { httpUrl, withoutSlash } from './setting-kinds.ts';
import { Settings, settingsIn, settingsInput } from './settings.ts';
import { upstreamProducts } from './tool-settings.ts';

/** The settings, and values derived from several of them. Members that are not listed here are as in settings.ts. */
export type Config = Omit<Settings, 'commandLine' | keyof Derived> & Derived;

interface Derived {
  /** The first seals, all open. */
  secrets: readonly string[];
  /** The secret is in the data folder; otherwise the operator keeps it. */
  isSecretKept: boolean;
  providers: readonly ProviderSetting[];
  /** Null: no cards. */
  stripe: { key: string; webhookSecret: string; url: string; isLive: boolean } | null;
  admin: { email: string; password: string } | null;
  /** Null: nobody gets mail. */
  mail: { url: string; from: string; perMinute: number } | null;
  upstream: UpstreamConfig;
  /** Every setting and where it comes from, without secrets. */
  inUse: readonly SettingInUse[];
}

/** The account at the provider of the vision, OCR and document tools. */
interface UpstreamConfig extends Omit<Settings['upstream'], 'endpoints'> {
  /** Only products with another address than the default. */
  endpoints: Partial<Record<(typeof upstreamProducts)[number], string>>;
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

const known = settingsIn(Settings.shape);

/**
 * Reads the settings; the only code that reads the environment. An empty value counts as absent.
 * @param secretOf returns the secret if no setting has one
 * @throws ConfigError naming every wrong setting at once.
 */
export function readConfig(
  environment: Environment = process.env,
  secretOf: (settings: Pick<Settings, 'dataDir' | 'makesNewSecret'>) => string = keptSecret,
): Config {
  const present = presentIn(environment);
  const faults: string[] = [];
  const { commandLine: _commandLine, ...settings } = readSettings(present, faults);
  const unknown = Object.keys(present).filter(
    (name) => name.startsWith('FAREBOX_') && !known.some((setting) => setting.name === name) && !name.startsWith('FAREBOX_TEST_'),
  );
  faults.push(...unknown.map((name) => `${name}: no such setting`));
  const providers = readProviders(settings, faults);
  const admin = readAdmin(settings, faults);
  const stripe = readStripe(settings, faults);
  const endpoints = readEndpoints(settings.upstream.endpoints, faults);
  checkX402(settings, providers, faults);
  const mail = readMail(settings, faults);
  if (!settings.arePasswordsOn && settings.oidc.length === 0)
    faults.push('FAREBOX_PASSWORDS: 0 needs FAREBOX_OIDC, or nobody could log in');
  if (!settings.arePasswordsOn && admin !== null) faults.push('FAREBOX_ADMIN_PASSWORD: is of no use with FAREBOX_PASSWORDS=0');
  if (settings.databaseUrl !== null && settings.secrets === null) {
    faults.push('FAREBOX_SECRET: needed with DATABASE_URL, so that every replica seals alike');
  }
  if (settings.searchDatabase.url !== null && settings.databaseUrl === null) {
    faults.push('FAREBOX_SEARCH_DATABASE_URL: is a copy of the database that DATABASE_URL names, which is not set');
  }
  if (faults.length > 0) throw new ConfigError(faults);

  return {
    ...settings,
    secrets: settings.secrets ?? [secretOf(settings)],
    isSecretKept: settings.secrets === null,
    providers,
    stripe,
    admin,
    mail,
    upstream: { ...settings.upstream, endpoints },
    inUse: settingsInUse(present),
  };
}

/** Where the service will listen; null if a setting is wrong, which `readConfig` reports, or any port will do. Makes nothing. */
export function readListenAddress(environment: Environment = process.env): { host: string; port: number } | null {
  const faults: string[] = [];
  const { host, port } = readSettings(presentIn(environment), faults);
  return faults.length > 0 || port === 0 ? null : { host, port };
}

/** By `npm start` or `npx`: other scripts may start a service that outlives them. */
export function isStartedByNpm(environment: Environment = process.env): boolean {
  return ['start', 'npx'].includes(environment['npm_lifecycle_event'] ?? '');
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty value counts as absent. */
function presentIn(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
}

/** A wrong setting is reported and then treated as absent, so that the other checks still run. */
function readSettings(present: Readonly<Record<string, string | undefined>>, faults: string[]): Settings {
  const parsed = Settings.safeParse(settingsInput(present));
  if (parsed.success) return parsed.data;
  const wrong = new Set<string>();
  for (const issue of parsed.error.issues) {
    const name = known.find(({ path }) => path === issue.path.join('.'))?.name ?? '';
    faults.push(`${name}: ${issue.message}`);
    wrong.add(name);
  }
  return Settings.parse(settingsInput(Object.fromEntries(Object.entries(present).filter(([name]) => !wrong.has(name)))));
}

function readProviders(
  { providers: list, isRealMoney, x402 }: Pick<Settings, 'providers' | 'isRealMoney' | 'x402'>,
  faults: string[],
): Config['providers'] {
  if (list === null) {
    if (!isRealMoney) return providerSettings;
    return x402.mode === 'test' ? ['credit'] : ['credit', 'x402'];
  }
  const names = list.split(',').map((name) => name.trim());
  const chosen = providerSettings.filter((id) => names.includes(id));
  const unknown = names.filter((name) => !chosen.some((id) => id === name));
  if (unknown.length > 0) {
    faults.push(`FAREBOX_PAYMENTS: no such provider: ${unknown.join(', ')}; there are ${providerSettings.join(', ')}`);
  }
  if (isRealMoney && chosen.some(isTestProvider)) {
    faults.push('FAREBOX_PAYMENTS: the test network cannot be offered with FAREBOX_REAL_MONEY=1');
  }
  return chosen.toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
}

function readAdmin({ admin: { email, password } }: Pick<Settings, 'admin'>, faults: string[]): Config['admin'] {
  if (email !== null && password !== null) return { email, password };
  if (email !== null) faults.push('FAREBOX_ADMIN_PASSWORD: needed with FAREBOX_ADMIN_EMAIL');
  if (password !== null) faults.push('FAREBOX_ADMIN_EMAIL: needed with FAREBOX_ADMIN_PASSWORD');
  return null;
}

function readEndpoints(list: string | null, faults: string[]): UpstreamConfig['endpoints'] {
  const endpoints: UpstreamConfig['endpoints'] = {};
  for (const part of list === null ? [] : list.split(',')) {
    const [name = '', ...rest] = part.trim().split('=');
    const url = httpUrl.safeParse(rest.join('='));
    const product = upstreamProducts.find((each) => each === name);
    if (product === undefined)
      faults.push(`FAREBOX_UPSTREAM_ENDPOINTS: no such product: ${name}; there are ${upstreamProducts.join(', ')}`);
    else if (!url.success) faults.push(`FAREBOX_UPSTREAM_ENDPOINTS: the address of ${product} is no http or https URL`);
    else endpoints[product] = withoutSlash(url.data);
  }
  return endpoints;
}

function readStripe({ stripe, isRealMoney }: Pick<Settings, 'stripe' | 'isRealMoney'>, faults: string[]): Config['stripe'] {
  const { key, webhookSecret, url } = stripe;
  const isLive = key !== null && /^[a-z]+_live_/.test(key);
  if (key !== null && isRealMoney && !isLive) {
    faults.push("FAREBOX_STRIPE_KEY: only a key of Stripe's live mode (sk_live_..., rk_live_...) can be used with FAREBOX_REAL_MONEY=1");
  }
  if (key !== null && webhookSecret !== null) return { key, webhookSecret, url, isLive };
  if (key !== null) faults.push('FAREBOX_STRIPE_WEBHOOK_SECRET: needed with FAREBOX_STRIPE_KEY');
  if (webhookSecret !== null) faults.push('FAREBOX_STRIPE_KEY: needed with FAREBOX_STRIPE_WEBHOOK_SECRET');
  return null;
}

function readMail({ mail: { url, from, perMinute } }: Pick<Settings, 'mail'>, faults: string[]): Config['mail'] {
  if (url !== null && from !== null) return { url, from, perMinute };
  if (url !== null) faults.push('FAREBOX_MAIL_FROM: needed with FAREBOX_MAIL_URL');
  if (from !== null) faults.push('FAREBOX_MAIL_URL: needed with FAREBOX_MAIL_FROM');
  return null;
}

/** Real money needs all of its settings to be explicit. */
function checkX402({ x402, isRealMoney }: Pick<Settings, 'x402' | 'isRealMoney'>, providers: Config['providers'], faults: string[]): void {
  if (!providers.includes('x402')) return;
  const { mode, rpcUrl, privateKey, facilitatorUrl, payTo, network } = x402;
  const needed = {
    test: {},
    self: { FAREBOX_X402_RPC_URL: rpcUrl, FAREBOX_X402_PRIVATE_KEY: privateKey },
    facilitator: { FAREBOX_X402_FACILITATOR_URL: facilitatorUrl, FAREBOX_X402_PAY_TO: payTo },
  };
  for (const [name, value] of Object.entries(needed[mode])) if (value === null) faults.push(`${name}: needed with FAREBOX_X402=${mode}`);
  if (mode === 'test' && isRealMoney) faults.push('FAREBOX_X402: the test network cannot be offered with FAREBOX_REAL_MONEY=1');
  if (mode === 'self' && network.startsWith('solana:')) faults.push('FAREBOX_X402: Solana needs a facilitator');
}

/**
 * The secret of this data folder, made at the first start.
 * @throws ConfigError if it is missing beside a database: a new one would invalidate every quote, token, link and watch
 */
function keptSecret({ dataDir, makesNewSecret }: Pick<Settings, 'dataDir' | 'makesNewSecret'>): string {
  if (!makesNewSecret && !existsSync(join(dataDir, 'secret')) && existsSync(join(dataDir, 'farebox.sqlite'))) {
    throw new ConfigError([
      `FAREBOX_SECRET: ${dataDir} has a database, but not the file "secret" that belongs to it. Restore that file from a backup, or set FAREBOX_SECRET to what was in it. FAREBOX_NEW_SECRET=1 makes a new one, which ends all quotes, unused tokens, download links and watches.`,
    ]);
  }
  return secretIn(dataDir, newSecret());
}

/**
 * Stores a secret in a data folder.
 * @throws if the folder has another one
 */
export function keepSecret(dataDir: string, secret: string): string {
  if (secretIn(dataDir, secret) !== secret) throw new Error(`${join(dataDir, 'secret')} is another secret: take an empty data folder`);
  return secret;
}

/** `wx` lets only one of two starting processes write it. */
function secretIn(dataDir: string, wanted: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, wanted, { flag: 'wx', mode: 0o600, flush: true });
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')) throw thrown;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: restore it, or remove it if no payment made with it matters`);
  return secret;
}
