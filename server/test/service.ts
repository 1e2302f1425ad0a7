import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { CreatedApiKey, PaymentBody, Session, type CreateApiKey } from '@farebox/contract';
import type { AppOptions } from '../src/app.ts';
import { previewer, type Previewer } from '../src/assets/previews/preview.ts';
import type { Parts } from '../src/parts.ts';
import type { Clock } from '../src/clock.ts';
import type { Passwords } from '../src/accounts/passwords.ts';
import { readConfig, type Config } from '../src/config.ts';
import { createLog, type Log } from '../src/log.ts';
import { startServer, type ConnectionLimits } from '../src/serve.ts';
import type { Database } from '../src/storage/database.ts';
import type { Tool } from '../src/tools/tool.ts';
import { cheapPasswords } from './accounts.ts';
import { copyMigrated } from './databases/sqlite.ts';

/** One HTTP answer, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; null where it is empty or something else. */
  body: unknown;
}

export type RequestHeaders = Readonly<Record<string, string>>;

export interface ServiceOptions {
  /** Settings beside those of a test; by the names of the environment. */
  settings?: Readonly<Record<string, string>>;
  /** One of `eachDatabase`; default a SQLite file in a folder of its own. */
  database?: Database;
  clock?: Clock;
  extraTools?: readonly Tool[];
  /** In the place of the vision, OCR and document tools, and of what they run on. */
  providerTools?: NonNullable<AppOptions['providerTools']>;
  log?: Log;
  /** The built console; default none. */
  pages?: NonNullable<AppOptions['pages']>;
  /** How long a connection may take, where a test cannot wait as long as a client may. */
  limits?: Partial<ConnectionLimits>;
  /** Default: Argon2id at a hundredth of its cost. */
  passwords?: Passwords;
  /** Builds the previews of uploads; default one that the services of a test process share. */
  previewer?: Previewer;
  /** In the place of the internet, where private addresses are refused. */
  internet?: NonNullable<AppOptions['internet']>;
  /** In the place of what the disk says. */
  freeBytes?: NonNullable<AppOptions['freeBytes']>;
}

/** A real service on a port of the loopback, with what tests ask of it over HTTP. */
export interface Service extends AsyncDisposable {
  url: string;
  parts: Parts;
  /** What the first start prints where no admin is preset. */
  setupUrl: string | null;
  send(method: string, path: string, request?: { headers?: RequestHeaders; body?: BodyInit | null }): Promise<Answer>;
  get(path: string, headers?: RequestHeaders): Promise<Answer>;
  /** Sends JSON. */
  post(path: string, body: unknown, headers?: RequestHeaders): Promise<Answer>;
  patch(path: string, body: unknown, headers?: RequestHeaders): Promise<Answer>;
  /** Creates a payment and has the test network pay it. */
  paid(serviceId: string, headers?: RequestHeaders): Promise<PaymentBody>;
  /** The payment as the service shows it. */
  payment(paymentId: string): Promise<PaymentBody>;
  /** The headers of the admin, logged in once. */
  asAdmin(): Promise<RequestHeaders>;
  /** A new account with an API key and, where it is wanted, prepaid credit. */
  customer(wanted?: { credit?: string; key?: Partial<CreateApiKey> }): Promise<Customer>;
  /** Fails unless the ledger agrees with itself and with every payment. @returns its balances */
  balances(): Promise<Record<string, number>>;
}

export interface Customer {
  userId: string;
  /** The bearer token of a login. */
  login: RequestHeaders;
  apiKeyId: string;
  apiKey: RequestHeaders;
}

export const adminLogin = { email: 'admin@example.com', password: 'correct horse battery staple' } as const;

/**
 * Its processes take a second to start, and stay for the next service. Ten times as patient as in the service: they have a low priority, and a
 * busy machine is no fault of a file.
 */
const sharedPreviewer: Previewer = { ...previewer({ timeoutMs: 100_000 }), close: async () => {} };

/** An answer that takes longer than this is a hang: a little less than a test may take. */
const patienceMs = 280_000;

/** Starts the service as `npm start` does, but on a free port, with its own data and without limits on how often a test asks. */
export async function startService({ settings = {}, database, ...options }: ServiceOptions = {}): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'farebox-service-'));
  // A database that a test brings may be served from one folder of files after another.
  const config = testConfig(dataDir, database === undefined ? settings : { FAREBOX_NEW_STORE: '1', ...settings });
  if (database === undefined && config.databaseUrl === null) await copyMigrated(join(config.dataDir, 'farebox.sqlite'));
  // The opener of a database closes it; another server may still use it.
  const lent = database === undefined ? {} : { database: { ...database, close: async () => {} } };
  const shared = { log: createLog({ level: 'silent' }), previewer: sharedPreviewer, passwords: cheapPasswords() };
  const server = await startServer(config, { ...shared, ...lent, ...options }).catch(async (cause: unknown) => {
    await rm(dataDir, { recursive: true, force: true });
    throw cause;
  });
  let admin: Promise<RequestHeaders> | null = null;

  const service: Service = {
    url: server.url,
    parts: server.parts,
    setupUrl: server.setupUrl,
    async send(method, path, request = {}) {
      const patience = AbortSignal.timeout(patienceMs);
      return readAnswer(await fetch(server.url + path, { method, redirect: 'manual', signal: patience, ...request }));
    },
    get: (path, headers = {}) => service.send('GET', path, { headers }),
    post: (path, body, headers = {}) => service.send('POST', path, jsonRequest(body, headers)),
    patch: (path, body, headers = {}) => service.send('PATCH', path, jsonRequest(body, headers)),
    async paid(serviceId, headers = {}) {
      const created = await service.post('/api/payments', { serviceId, providerId: 'test' }, headers);
      expect(created).toMatchObject({ status: 201 });
      const payment = await service.payment(PaymentBody.parse(created.body).paymentId);
      expect(payment.status).toBe('paid');
      return payment;
    },
    async payment(paymentId) {
      return PaymentBody.parse((await service.get(`/api/payments/${paymentId}`)).body);
    },
    asAdmin: () => (admin ??= logIn(service)),
    async customer({ credit, key = {} } = {}) {
      const email = `${randomUUID()}@example.com`;
      const registered = await service.post('/api/v1/auth/register', { email, password: adminLogin.password });
      const { token, user } = Session.parse(registered.body);
      const login = { authorization: `Bearer ${token}` };
      const created = await service.post('/api/v1/me/api-keys', { name: 'agent', ...key }, login);
      const { id: apiKeyId, key: secret } = CreatedApiKey.parse(created.body);
      if (credit !== undefined) {
        const toppedUp = await service.post(`/api/v1/admin/users/${user.id}/credit`, { amount: credit }, await service.asAdmin());
        expect(toppedUp).toMatchObject({ status: 201, body: { balance: credit } });
      }
      return { userId: user.id, login, apiKeyId, apiKey: { 'x-api-key': secret } };
    },
    async balances() {
      const { balances, discrepancies } = await server.parts.payments.ledger.audit();
      expect(discrepancies).toEqual([]);
      return balances;
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return service;
}

/** The settings with which another replica shares the files and the address of one. */
export function replicaOf({ url, parts }: Service): Readonly<Record<string, string>> {
  return { FAREBOX_PUBLIC_URL: url, FAREBOX_BLOBS: pathToFileURL(join(parts.config.dataDir, 'blobs')).href };
}

/** The settings of a service under test. */
export function testConfig(dataDir: string, settings: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ ...testSettings, FAREBOX_DATA_DIR: dataDir, ...settings });
}

/** The answer of `app.http.request` or of `fetch`. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: jsonOrNull(text) };
}

const testSettings = {
  PORT: '0',
  FAREBOX_LOG_LEVEL: 'silent',
  FAREBOX_SECRET: 'a secret of a test that is longer than thirty-two characters',
  // Nobody listens there: no test asks the real world.
  FAREBOX_WEATHER_URL: 'http://127.0.0.1:9',
  FAREBOX_RATE_UNPAID_PER_MINUTE: '0',
  FAREBOX_RATE_AUTH_PER_MINUTE: '0',
  FAREBOX_RATE_CAPTURE_PER_MINUTE: '0',
  // Tests of public addresses pay with it.
  FAREBOX_PUBLIC_TEST_MONEY: '1',
  FAREBOX_SEED: '0',
  // Each service would probe all its tools: a third of a second on PGlite.
  FAREBOX_PROBE_SECONDS: '0',
  // Without credentials: what the programs of this machine can do is asked only by tests of that.
  FAREBOX_TOOL_ENGINE: 'upstream',
  FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1',
  FAREBOX_ADMIN_EMAIL: adminLogin.email,
  FAREBOX_ADMIN_PASSWORD: adminLogin.password,
};

function jsonRequest(body: unknown, headers: RequestHeaders) {
  return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

async function logIn(service: Service): Promise<RequestHeaders> {
  const { body } = await service.post('/api/v1/auth/login', adminLogin);
  return { authorization: `Bearer ${Session.parse(body).token}` };
}

/** A text member of a JSON body. */
export function textAt(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string') throw new Error(`no text ${name} in ${JSON.stringify(body)}`);
  return value;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** How often each status came, with the code of what was refused. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = status === 200 ? '' : ` ${textAt(body, 'code')}`;
    counts[`${status}${code}`] = (counts[`${status}${code}`] ?? 0) + 1;
  }
  return counts;
}
