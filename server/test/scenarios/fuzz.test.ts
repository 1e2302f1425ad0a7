import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PaymentBody, PaymentRequired, Session, User } from '@farebox/contract';
import { firstAdmin } from '../../src/accounts/first-admin.ts';
import { createApp, type App } from '../../src/app.ts';
import { createLog } from '../../src/log.ts';
import { parseAmount } from '../../src/money.ts';
import { eachDatabase } from '../databases.ts';
import { adminLogin, readAnswer, testConfig, type Answer, type RequestHeaders } from '../service.ts';

/** The characters that a header may contain: fetch and Node refuse others themselves. */
const headerValue = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 300 });
const tools = ['timestamp', 'word-count', 'slugify', 'random-uuid', 'no-such-tool'] as const;
const tool = fc.constantFrom(...tools);
const runs = { numRuns: 60 };

eachDatabase('fuzz', (open) => {
  let app: App;
  let folder: string;
  /** Errors that the service logged as its own. */
  const faults: string[] = [];
  let asAdmin: RequestHeaders;

  beforeAll(async () => {
    const log = createLog({ level: 'error', destination: { write: (line) => void faults.push(line) } });
    folder = await mkdtemp(join(tmpdir(), 'farebox-fuzz-'));
    app = await createApp({ config: testConfig(folder), log, database: await open() });
    await firstAdmin({ ...app.parts, preset: adminLogin });
    const { token } = Session.parse((await post('/api/v1/auth/login', JSON.stringify(adminLogin))).body);
    asAdmin = { authorization: `Bearer ${token}` };
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(() => {
    faults.length = 0;
  });

  /** Within the process, without a socket: thousands of requests in seconds. */
  async function ask(method: string, path: string, headers: RequestHeaders = {}, body?: BodyInit): Promise<Answer> {
    return readAnswer(await app.http.request(path, { method, headers, ...(body === undefined ? {} : { body }) }));
  }

  const post = (path: string, body: BodyInit, headers: RequestHeaders = {}) =>
    ask('POST', path, { 'content-type': 'application/json', ...headers }, body);

  /** Every answer is documented, whatever the request was. */
  function expectDocumented({ status, body, text }: Answer): void {
    expect({ status, text }).toMatchObject({ status: expect.toSatisfy((code: number) => code >= 200 && code < 500) });
    if (status >= 400) expect(body).toMatchObject({ error: expect.any(String), statusCode: status, code: expect.any(String) });
    expect(faults).toEqual([]);
  }

  async function paidToken(): Promise<string> {
    const { payment } = PaymentRequired.parse((await post('/api/tools/word-count', '{"text":"a"}')).body);
    return PaymentBody.parse((await ask('GET', `/api/payments/${payment.paymentId}`)).body).token;
  }

  describe('any input', () => {
    it('as a token buys nothing', () =>
      fc.assert(
        fc.asyncProperty(tool, headerValue, async (id, token) => {
          const method = id === 'word-count' || id === 'slugify' ? 'POST' : 'GET';
          const answer = await ask(method, `/api/tools/${id}`, { 'x-payment-token': token });
          expectDocumented(answer);
          expect(answer.status).not.toBe(200);
        }),
        runs,
      ));

    it('derived from a token by a change buys nothing; only the token itself does', async () => {
      const token = await paidToken();
      const change = fc.record({
        at: fc.nat(token.length),
        removed: fc.nat(3),
        added: fc.string({ unit: fc.constantFrom(...'Az09-_.='), maxLength: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
          const changed = changes.reduce((text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed), token);
          if (changed === token) return;
          const answer = await post('/api/tools/word-count', '{"text":"a"}', { 'x-payment-token': changed });
          expectDocumented(answer);
          expect(answer.status).toBe(402);
        }),
        runs,
      );
      expect(await post('/api/tools/word-count', '{"text":"a"}', { 'x-payment-token': token })).toMatchObject({ status: 200 });
    });

    it('in any header gets an answer', () => {
      const name = fc.constantFrom(
        'x-payment-token',
        'idempotency-key',
        'x-client-id',
        'authorization',
        'x-api-key',
        'x-request-id',
        'x-forwarded-for',
        'content-type',
        'content-length',
        'transfer-encoding',
        'accept',
        'origin',
        'access-control-request-headers',
        'mcp-session-id',
        'mcp-protocol-version',
      );
      const path = fc.constantFrom(
        '/api/tools/word-count',
        '/api/payments',
        '/api/v1/auth/me',
        '/api/v1/me/api-keys',
        '/healthz',
        '/api/tools',
      );
      const method = fc.constantFrom('GET', 'POST', 'OPTIONS', 'HEAD', 'PATCH');
      return fc.assert(
        fc.asyncProperty(method, path, fc.dictionary(name, headerValue, { maxKeys: 6 }), async (verb, where, headers) => {
          const answer = await ask(verb, where, headers, verb === 'POST' || verb === 'PATCH' ? '{"text":"a"}' : undefined);
          if (verb === 'HEAD' || verb === 'OPTIONS') expect(answer.status).toBeLessThan(500);
          else expectDocumented(answer);
        }),
        runs,
      );
    });

    it('as path and query gets an answer', () => {
      const part = fc.oneof(
        fc.webSegment(),
        fc.constantFrom(
          '..',
          '%2e%2e',
          '%00',
          '%',
          '%zz',
          '%c0%af',
          '\\',
          '',
          'api',
          'tools',
          'payments',
          'v1',
          '__proto__',
          'constructor',
          '*',
          ':id',
          '{id}',
        ),
      );
      return fc.assert(
        fc.asyncProperty(
          fc.array(part, { maxLength: 6 }),
          fc.oneof(fc.webQueryParameters(), fc.constant('limit=-1&q[]=a')),
          async (parts, query) => {
            expectDocumented(await ask('GET', `/${parts.join('/')}?${query}`));
            expectDocumented(await ask('GET', `/api/tools/search?${query}`));
          },
        ),
        runs,
      );
    });
  });

  describe('any body', () => {
    const member = fc.constantFrom(
      'serviceId',
      'providerId',
      'provider',
      'text',
      'title',
      'email',
      'password',
      'display_name',
      'name',
      'services',
      'cap_call',
      'cap_day',
      'expires_at',
      'amount',
      'note',
      'token',
      'published',
      'enabled',
      'price_amount',
      'jsonrpc',
      'method',
      'id',
      'params',
      '__proto__',
      'constructor',
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>(
        'word-count',
        'test',
        'credit',
        '0.05',
        '',
        '\0',
        '\ud800',
        '-1',
        '1e3',
        1e308,
        -1,
        2 ** 53,
        null,
        true,
        [],
        {},
        'tools/list',
        '2.0',
      ),
    );
    const body = fc.oneof(
      { weight: 5, arbitrary: fc.dictionary(member, value, { maxKeys: 6 }).map((object) => JSON.stringify(object)) },
      { weight: 2, arbitrary: fc.json() },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => new Uint8Array(bytes)) },
    );
    const posts = [
      '/api/payments',
      '/api/payments/pay_x/pay',
      '/api/tools/word-count',
      '/api/tools/slugify',
      '/api/v1/auth/register',
      '/api/v1/auth/login',
      '/api/v1/auth/setup',
      '/api/v1/me/api-keys',
      '/api/v1/admin/users',
      '/api/v1/admin/users/usr_x/credit',
    ];

    it.each(posts)('at POST %s gets an answer', (path) =>
      fc.assert(
        fc.asyncProperty(body, async (sent) => expectDocumented(await post(path, sent, asAdmin))),
        { numRuns: 80 },
      ),
    );

    // No other test calls this tool, because some bodies disable it.
    it.each(['/api/v1/auth/me', '/api/v1/admin/tools/hk-weather'])('at PATCH %s gets an answer', (path) =>
      fc.assert(
        fc.asyncProperty(body, async (sent) => {
          expectDocumented(await ask('PATCH', path, { 'content-type': 'application/json', ...asAdmin }, sent));
        }),
        { numRuns: 80 },
      ),
    );

    it('in a paid call uses the call only if it is answered', async () => {
      const token = await paidToken();
      await fc.assert(
        fc.asyncProperty(body, async (sent) => {
          // A number for the text is always wrong, whatever else the body contains.
          const wrong = typeof sent === 'string' && sent.startsWith('{') && sent !== '{}' ? `{"text":7,${sent.slice(1)}` : sent;
          const answer = await post('/api/tools/slugify', wrong, { 'x-payment-token': token });
          expectDocumented(answer);
          expect(answer.status).not.toBe(200);
        }),
        { numRuns: 80 },
      );
      expect(await post('/api/tools/word-count', '{"text":"a"}', { 'x-payment-token': token })).toMatchObject({ status: 200 });
    });

    it('to MCP gets an answer', () =>
      fc.assert(
        fc.asyncProperty(body, async (sent) => {
          const { status, text } = await post('/mcp', sent, { accept: 'application/json, text/event-stream' });
          expect({ status, text }).toMatchObject({ status: expect.toSatisfy((code: number) => code < 500) });
          expect(faults).toEqual([]);
        }),
        { numRuns: 80 },
      ));
  });

  describe('a text that some databases refuse', () => {
    const email = () => `${randomUUID()}@example.com`;
    const { password } = adminLogin;

    it.each(['a\0b', '\0', '\ud800', 'a\udc00b', '\uffff', '\u202e', '💸'.repeat(50), "'; drop table users; --", '\\', '%_'])(
      '%j, is stored or refused',
      async (text) => {
        const asked = [
          ['POST', '/api/v1/auth/register', { email: email(), password, display_name: text }],
          ['POST', '/api/v1/auth/register', { email: `${text}@example.com`, password }],
          ['POST', '/api/v1/auth/login', { email: text, password: text }],
          ['POST', '/api/v1/auth/setup', { token: text, email: email(), password }],
          ['PATCH', '/api/v1/auth/me', { display_name: text }],
          ['POST', '/api/v1/me/api-keys', { name: text }],
          ['POST', '/api/v1/me/api-keys', { name: 'a', services: [text] }],
          ['POST', '/api/v1/admin/users', { email: email(), display_name: text }],
          ['POST', `/api/v1/admin/users/${encodeURIComponent(text.toWellFormed())}/credit`, { amount: '1.00', note: text }],
          ['DELETE', `/api/v1/me/api-keys/${encodeURIComponent(text.toWellFormed())}`, {}],
          ['GET', `/api/v1/admin/users?cursor=${encodeURIComponent(text.toWellFormed())}`, null],
          ['PATCH', `/api/v1/admin/tools/${encodeURIComponent(text.toWellFormed())}`, { enabled: true }],
          ['POST', '/api/payments', { serviceId: text }],
          ['POST', '/api/payments', { serviceId: 'word-count', providerId: text }],
          ['POST', '/api/tools/word-count', { text }],
          ['GET', `/api/payments/${encodeURIComponent(text.toWellFormed())}`, null],
          ['GET', `/api/catalog/${encodeURIComponent(text.toWellFormed())}`, null],
        ] as const;
        for (const [method, path, sent] of asked) {
          const headers = { 'content-type': 'application/json', ...asAdmin };
          expectDocumented(await ask(method, path, headers, sent === null ? undefined : JSON.stringify(sent)));
        }
      },
    );

    it('in the note of a top-up is stored or refused', async () => {
      const { body } = await ask('GET', '/api/v1/auth/me', asAdmin);
      const { id } = User.parse(body);
      for (const note of ['a\0b', '\ud800', '💸']) {
        expectDocumented(await post(`/api/v1/admin/users/${id}/credit`, JSON.stringify({ amount: '1.00', note }), asAdmin));
      }
    });
  });

  describe('any amount', () => {
    const amount = fc.oneof(
      fc.double().map(String),
      fc.integer().map(String),
      fc.tuple(fc.nat(2_000_000), fc.nat(99_999_999)).map(([units, decimals]) => `${units}.${decimals}`),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+eExX_ $%\u0000٣'), maxLength: 12 }),
    );

    it('as a price is accepted exactly or refused', () =>
      fc.assert(
        fc.asyncProperty(amount, async (price) => {
          const answer = await ask(
            'PATCH',
            '/api/v1/admin/tools/slugify',
            { 'content-type': 'application/json', ...asAdmin },
            JSON.stringify({ price_amount: price }),
          );
          expectDocumented(answer);
          const micros = parseAmount(price);
          expect(answer.status).toBe(micros === null ? 400 : 200);
          if (micros !== null) expect(app.parts.tools.catalog.find('slugify')?.priceMicros).toBe(micros);
        }),
        runs,
      ));

    it('as a cap of an API key is accepted exactly or refused', async () => {
      let keys = 0;
      await fc.assert(
        fc.asyncProperty(amount, async (cap) => {
          const answer = await post('/api/v1/me/api-keys', JSON.stringify({ name: 'a', cap_total: cap }), asAdmin);
          expectDocumented(answer);
          if (answer.status === 201) keys += 1;
          expect(answer.status).toBe(parseAmount(cap) === null ? 400 : 201);
        }),
        { numRuns: 100 },
      );
      expect(keys).toBeLessThan(200);
    });

    it('and afterwards all books agree', async () => {
      expect((await app.parts.payments.ledger.audit()).discrepancies).toEqual([]);
      expect(await ask('GET', '/readyz')).toMatchObject({ status: 200 });
    });
  });
});
