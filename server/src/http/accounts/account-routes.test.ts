import { privateKeyToAccount } from 'viem/accounts';
import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { accountsOn, password } from '../../../test/accounts.ts';
import { eachDatabase } from '../../../test/databases.ts';
import { apiKeys } from '../../accounts/api-keys.ts';
import { authenticator } from '../../accounts/authenticate.ts';
import { firstAdmin } from '../../accounts/first-admin.ts';
import { topUps } from '../../credit/top-ups.ts';
import { asProblem, problem } from '../../errors.ts';
import { knownNames } from '../../operations/known-names.ts';
import { createLog } from '../../log.ts';
import { ledger } from '../../payments/money/ledger.ts';
import { accountRoutes } from './account-routes.ts';
import type { Env } from '../../surface/client-address.ts';
import { doors } from '../../../test/doors.ts';

const payoutKey = privateKeyToAccount(`0x${'11'.repeat(32)}`);

const wallet = { network: 'eip155:8453', address: '0x52908400098527886e0f7030069857d2e4169ee7' };

/** The routes as the app mounts them, with what they log. */
function service(database: Parameters<typeof accountsOn>[0]) {
  const room = accountsOn(database);
  const lines: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  const take = () => {
    left -= 1;
    if (left < 0) throw problem('rate_limited');
  };
  const parts = {
    ...doors(),
    database,
    clock: room.clock,
    accounts: {
      ...room,
      apiKeys: apiKeys({ ...room, canonicalService: (id) => (id === 'timestamp' || id === 'vendor-time-now' ? 'timestamp' : null) }),
      authenticator: authenticator({ ...room, publicUrl: doors().publicUrl }),
    },
    credit: { topUps: topUps({ ...room, ledger: ledger(database) }) },
    operations: { names: knownNames({ database, catalog: { all: () => [], nameOf: () => null } }) },
    limits: { ...doors().limits, unpaid: { take }, auth: { take } },
    log: createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }),
  };
  const app = new Hono<Env>();
  app.route('/api/v1', accountRoutes(parts));
  app.onError((thrown, c) => {
    const { status, code, message, details } = asProblem(thrown);
    return new Response(JSON.stringify({ error: message, code, issues: details.issues }), { status, headers: c.res.headers });
  });

  async function send(
    method: string,
    path: string,
    { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ) {
    const answer = await app.request(`/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  }
  return { ...parts, ...room, app, send, lines, allow: (count: number) => (left = count) };
}

eachDatabase('the account routes', (open) => {
  let it_: ReturnType<typeof service>;
  const register = async (email = 'ada@example.com') => (await it_.send('POST', '/auth/register', { body: { email, password } })).body;
  async function adminToken(): Promise<string> {
    await firstAdmin({ ...it_, preset: { email: 'root@example.com', password } });
    return (await it_.send('POST', '/auth/login', { body: { email: 'root@example.com', password } })).body.token;
  }
  const madeKey = async (token: string) => (await it_.send('POST', '/me/api-keys', { token, body: { name: 'agent' } })).body.key;

  beforeEach(async () => {
    it_ = service(await open());
  });

  it('register, log in, show the account, and log out', async () => {
    const registered = await it_.send('POST', '/auth/register', { body: { email: 'Ada@Example.com', password, display_name: 'Ada' } });
    expect(registered.status).toBe(201);
    expect(registered.headers.get('cache-control')).toBe('no-store');
    const user = {
      id: expect.stringMatching(/^usr_/),
      email: 'ada@example.com',
      kind: 'person',
      display_name: 'Ada',
      about: null,
      website: null,
      role: 'owner',
      payout_wallet: null,
      payout_wallet_proven: false,
      created_at: '2026-11-18T11:06:40.000Z',
    };
    const session = { token: expect.stringMatching(/^fbs_/), token_type: 'Bearer', expires_at: '2026-12-18T11:06:40.000Z', user };
    expect(registered.body).toEqual(session);

    const loggedIn = await it_.send('POST', '/auth/login', { body: { email: 'ada@example.com', password } });
    expect(loggedIn).toMatchObject({ status: 200, body: session });
    const { token } = loggedIn.body;
    expect(await it_.send('GET', '/auth/me', { token })).toMatchObject({ status: 200, body: user });

    expect(await it_.send('POST', '/auth/logout', { token })).toMatchObject({ status: 204, body: null });
    expect(await it_.send('GET', '/auth/me', { token })).toMatchObject({ status: 401, body: { code: 'authentication_required' } });
    expect((await it_.send('GET', '/auth/me', { token: registered.body.token })).status).toBe(200);
  });

  it('refuse with the documented messages', async () => {
    await register();
    const refusals: Array<[string, unknown, number, string]> = [
      ['/auth/login', { email: 'ada@example.com', password: 'wrong password' }, 401, 'invalid credentials'],
      ['/auth/login', { email: 'nobody', password }, 401, 'invalid credentials'],
      ['/auth/register', { email: 'ada@example.com', password }, 409, 'an account with this email exists'],
      ['/auth/register', { email: 'ada', password }, 400, 'email must be an email address'],
      ['/auth/register', { email: 'bob@example.com', password: 'short' }, 400, 'password must have at least 10 characters'],
      ['/auth/register', { email: 'bob@example.com' }, 400, 'password is required'],
      ['/auth/register', { email: 'bob@example.com', password, role: 'admin' }, 400, 'role is not a known parameter'],
      ['/auth/setup', { token: 'fbl_guess', password }, 401, 'set-up link is not valid'],
    ];
    for (const [path, body, status, error] of refusals)
      expect(await it_.send('POST', path, { body })).toMatchObject({ status, body: { error } });
  });

  it('require a credential before they parse the body', async () => {
    const paths: Array<[string, string]> = [
      ['GET', '/auth/me'],
      ['PATCH', '/auth/me'],
      ['POST', '/auth/logout'],
      ['GET', '/me/api-keys'],
      ['POST', '/me/api-keys'],
      ['DELETE', '/me/api-keys/key_1'],
      ['GET', '/me/credit'],
      ['GET', '/admin/users?limit=none'],
      ['POST', '/admin/users'],
      ['POST', '/admin/users/usr_1/credit'],
      ['POST', '/admin/users/usr_1/setup-link'],
    ];
    for (const [method, path] of paths) {
      expect(await it_.send(method, path, method === 'GET' ? {} : { body: { nonsense: true } })).toMatchObject({
        status: 401,
        body: { error: 'authentication required' },
      });
      expect(await it_.send(method, path, { headers: { 'X-Client-Id': 'agent-7' } })).toMatchObject({ status: 401 });
    }
  });

  it('create an API key that can spend, but not manage the account', async () => {
    const token = await adminToken();
    const key = await madeKey(token);
    expect(await it_.send('GET', '/auth/me', { token: key })).toMatchObject({ status: 200, body: { email: 'root@example.com' } });
    expect(await it_.send('GET', '/me/credit', { headers: { 'X-API-Key': key } })).toMatchObject({
      status: 200,
      body: { balance: '0.00' },
    });
    const { id } = (await it_.send('GET', '/auth/me', { token })).body;
    const attempts: Array<[string, string, unknown?]> = [
      ['PATCH', '/auth/me', { payout_wallet: wallet }],
      ['POST', '/auth/logout'],
      ['GET', '/me/api-keys'],
      ['POST', '/me/api-keys', { name: 'another' }],
      ['GET', '/admin/users'],
      ['POST', '/admin/users', { email: 'eve@example.com' }],
      ['POST', `/admin/users/${id}/setup-link`],
      ['POST', `/admin/users/${id}/credit`, { amount: '1000' }],
    ];
    for (const [method, path, body] of attempts) {
      expect(await it_.send(method, path, { token: key, body })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await it_.send('GET', '/me/credit', { token })).toMatchObject({ body: { balance: '0.00' } });
  });

  it('prove their payout wallet with its signature', async () => {
    const { token, user } = await register();
    const payout_wallet = { network: 'eip155:8453', address: payoutKey.address };
    const asked = await it_.send('POST', '/me/payout-wallet/challenge', { token, body: { payout_wallet } });
    expect(asked).toMatchObject({ status: 200, body: { expires_at: '2026-11-18T11:16:40.000Z' } });
    const { message, nonce } = asked.body;
    expect(message).toContain(`Request ID: ${user.id}`);
    const payout_wallet_proof = { nonce, signature: await payoutKey.signMessage({ message }) };
    const body = { payout_wallet, payout_wallet_proof };
    expect(await it_.send('PATCH', '/auth/me', { token, body: { payout_wallet_proof } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'payout_wallet_proof' }] },
    });
    expect(await it_.send('PATCH', '/auth/me', { token, body })).toMatchObject({
      status: 200,
      body: { user: { payout_wallet, payout_wallet_proven: true } },
    });
    expect(await it_.send('PATCH', '/auth/me', { token, body })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'payout_wallet_proof' }] },
    });
    expect(await it_.send('GET', '/auth/me', { token })).toMatchObject({ body: { payout_wallet, payout_wallet_proven: true } });
    expect(await it_.send('POST', '/me/payout-wallet/challenge', { body: { payout_wallet } })).toMatchObject({ status: 401 });
  });

  it('change the account, and return the session of the request', async () => {
    const { token, expires_at, user } = await register();
    const changed = await it_.send('PATCH', '/auth/me', { token, body: { payout_wallet: wallet, display_name: 'Ada L.' } });
    expect(changed).toMatchObject({ status: 200 });
    expect(changed.body).toEqual({
      token,
      token_type: 'Bearer',
      expires_at,
      user: { ...user, payout_wallet: wallet, display_name: 'Ada L.' },
    });
    const cleared = await it_.send('PATCH', '/auth/me', { token, body: { payout_wallet: null, current_password: password } });
    expect(cleared.body.user).toEqual({ ...user, display_name: 'Ada L.' });
    expect(await it_.send('PATCH', '/auth/me', { token, body: { payout_wallet: { ...wallet, address: 'nowhere' } } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'payout_wallet.address', message: 'payout_wallet.address must be an address of its network' }] },
    });
  });

  it('change the password with the current one, and end the other sessions', async () => {
    const { token } = await register();
    const elsewhere = (await it_.send('POST', '/auth/login', { body: { email: 'ada@example.com', password } })).body.token;
    const change = (body: unknown) => it_.send('PATCH', '/auth/me', { token, body });
    expect(await change({ password: 'a new password' })).toMatchObject({ status: 400, body: { error: 'current_password is required' } });
    expect(await change({ password: 'a new password', current_password: 'wrong' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    expect((await it_.send('GET', '/auth/me', { token: elsewhere })).status).toBe(200);
    expect(await change({ password: 'a new password', current_password: password })).toMatchObject({ status: 200, body: { token } });
    expect((await it_.send('GET', '/auth/me', { token: elsewhere })).status).toBe(401);
    expect((await it_.send('GET', '/auth/me', { token })).status).toBe(200);
  });

  it('limit every request that tries a password, a link or a wallet', async () => {
    const { token } = await register();
    it_.allow(0);
    for (const [method, path] of [
      ['POST', '/auth/register'],
      ['POST', '/auth/login'],
      ['POST', '/auth/setup'],
      ['PATCH', '/auth/me'],
      ['POST', '/me/payout-wallet/challenge'],
    ] as const) {
      expect(await it_.send(method, path, { token, body: {} })).toMatchObject({ status: 429 });
    }
    expect((await it_.send('GET', '/auth/me', { token })).status).toBe(200);
  });

  it('make, list and revoke API keys', async () => {
    const { token } = await register();
    const made = await it_.send('POST', '/me/api-keys', {
      token,
      body: {
        name: ' research agent ',
        services: ['vendor-time-now'],
        cap_call: '0.05',
        cap_day: '1',
        expires_at: '2027-01-01T01:00:00+01:00',
      },
    });
    const { key, ...listed } = made.body;
    expect(made.status).toBe(201);
    expect(listed).toEqual({
      id: expect.stringMatching(/^key_/),
      name: 'research agent',
      hint: key.slice(0, 8),
      services: ['timestamp'],
      cap_call: '0.05',
      cap_day: '1.00',
      cap_total: null,
      spent_today: '0.00',
      spent_total: '0.00',
      created_at: '2026-11-18T11:06:40.000Z',
      expires_at: '2027-01-01T00:00:00.000Z',
      last_used_at: null,
      made_by: null,
      client_id: null,
      scopes: null,
    });
    expect(await it_.send('GET', '/me/api-keys', { token })).toMatchObject({ status: 200, body: { items: [listed], next_cursor: null } });
    // A key for some services reads no account.
    expect(await it_.send('GET', '/auth/me', { token: key })).toMatchObject({ status: 403, body: { code: 'api_key_not_allowed' } });

    const stranger = await register('eve@example.com');
    expect((await it_.send('DELETE', `/me/api-keys/${listed.id}`, { token: stranger.token })).status).toBe(404);
    expect((await it_.send('DELETE', `/me/api-keys/${listed.id}`, { token })).status).toBe(204);
    expect((await it_.send('DELETE', `/me/api-keys/${listed.id}`, { token })).status).toBe(404);
    expect(await it_.send('GET', '/auth/me', { token: key })).toMatchObject({ status: 401, body: { error: 'api key is not valid' } });
  });

  it('name the invalid member of an API key', async () => {
    const { token } = await register();
    const wrong: Array<[unknown, string]> = [
      [{}, 'name'],
      [{ name: 'agent', services: [] }, 'services'],
      [{ name: 'agent', services: ['timestamp', 'nonsense'] }, 'services[1]'],
      [{ name: 'agent', cap_day: '1000000.01' }, 'cap_day'],
      [{ name: 'agent', cap_total: '-1' }, 'cap_total'],
      [{ name: 'agent', expires_at: 'tomorrow' }, 'expires_at'],
      [{ name: 'agent', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ];
    for (const [body, path] of wrong) {
      expect(await it_.send('POST', '/me/api-keys', { token, body })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', issues: [{ path }] },
      });
    }
    expect((await it_.send('GET', '/me/api-keys', { token })).body.items).toEqual([]);
  });

  it('let an admin grant credit once for each Idempotency-Key', async () => {
    const admin = await adminToken();
    const { token, user } = await register();
    const grant = (body: unknown, key = 'invoice-117') =>
      it_.send('POST', `/admin/users/${user.id}/credit`, { token: admin, body, headers: { 'Idempotency-Key': key } });
    const first = await grant({ amount: '25', note: 'invoice 117' });
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotency-replayed')).toBe(null);
    expect(first.body).toMatchObject({
      id: expect.stringMatching(/^top_/),
      user_id: user.id,
      amount: '25.00',
      currency: 'USD',
      note: 'invoice 117',
    });
    const again = await grant({ amount: '25.00', note: 'invoice 117' });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await grant({ amount: '26', note: 'invoice 117' })).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(await it_.send('GET', '/me/credit', { token })).toMatchObject({ body: { balance: '25.00', currency: 'USD' } });
    expect(it_.lines.filter((line) => line.includes('credit granted'))).toHaveLength(1);

    for (const amount of ['0', '0.00', '-5', '1e3', 'NaN', '1000001', 5])
      expect(await grant({ amount }, `key-${amount}`)).toMatchObject({ status: 400 });
    expect(await it_.send('POST', '/admin/users/usr_unknown/credit', { token: admin, body: { amount: '1' } })).toMatchObject({
      status: 404,
    });
    expect(await it_.send('POST', `/admin/users/${user.id}/credit`, { token, body: { amount: '1' } })).toMatchObject({ status: 403 });
    expect(await it_.send('GET', '/me/credit', { token })).toMatchObject({ body: { balance: '25.00' } });
  });

  it('let an admin create an owner, who chooses a password by the link', async () => {
    const admin = await adminToken();
    const made = await it_.send('POST', '/admin/users', { token: admin, body: { email: 'Bob@example.com', payout_wallet: wallet } });
    expect(made).toMatchObject({
      status: 201,
      body: { email: 'bob@example.com', role: 'owner', payout_wallet: wallet, display_name: expect.stringMatching(/^Account \w{5}$/) },
    });
    const link = new URL(made.body.setup_url);
    expect(link.origin + link.pathname).toBe('https://farebox.example/setup');
    const fragment = new URLSearchParams(link.hash.slice(1));
    expect(fragment.get('email')).toBe('bob@example.com');
    const body = { token: fragment.get('token'), email: fragment.get('email'), password };
    expect(await it_.send('POST', '/auth/setup', { body })).toMatchObject({ status: 200, body: { user: { id: made.body.id } } });
    expect(await it_.send('POST', '/auth/setup', { body })).toMatchObject({ status: 401 });

    expect(await it_.send('POST', '/admin/users', { token: admin, body: { email: 'bob@example.com' } })).toMatchObject({ status: 409 });
    const ready = await it_.send('POST', '/admin/users', { token: admin, body: { email: 'eve@example.com', password } });
    expect(ready).toMatchObject({ status: 201, body: { setup_url: null } });
    const reset = await it_.send('POST', `/admin/users/${ready.body.id}/setup-link`, { token: admin });
    expect(reset).toMatchObject({ status: 201, body: { url: expect.stringContaining('/setup#token=fbl_') } });
  });

  it('refuse owners what only admins may do', async () => {
    const { token, user } = await register();
    const attempts: Array<[string, string, unknown?]> = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users', { email: 'eve@example.com' }],
      ['POST', `/admin/users/${user.id}/setup-link`],
      ['POST', `/admin/users/${user.id}/credit`, { amount: '1000' }],
    ];
    for (const [method, path, body] of attempts) {
      expect(await it_.send(method, path, { token, body })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect((await it_.accounts.list({ limit: 10, cursor: null })).items).toHaveLength(1);
    expect(await it_.send('GET', '/me/credit', { token })).toMatchObject({ body: { balance: '0.00' } });
  });

  it('list the owners for an admin, page by page', async () => {
    const admin = await adminToken();
    for (const name of ['a', 'b', 'c']) {
      it_.time.now += 1;
      await register(`${name}@example.com`);
    }
    const first = (await it_.send('GET', '/admin/users?limit=2', { token: admin })).body;
    expect(first.items.map((user: { email: string }) => user.email)).toEqual(['c@example.com', 'b@example.com']);
    const second = (await it_.send('GET', `/admin/users?limit=2&cursor=${first.next_cursor}`, { token: admin })).body;
    expect(second).toMatchObject({ items: [{ email: 'a@example.com' }, { email: 'root@example.com', role: 'admin' }], next_cursor: null });
    for (const query of ['limit=0', 'limit=201', 'limit=x', 'cursor=%00', 'cursor=a%20b']) {
      expect(await it_.send('GET', `/admin/users?${query}`, { token: admin })).toMatchObject({ status: 400 });
    }
    expect(await it_.send('GET', '/admin/users', { token: (await register('d@example.com')).token })).toMatchObject({ status: 403 });
  });

  it('refuse ids and texts that no database can store, without failing', async () => {
    const admin = await adminToken();
    for (const id of ['%00', 'usr_%00', 'a'.repeat(65), '%F0%9F%92%A9', '..%2f']) {
      const { status } = await it_.send('POST', `/admin/users/${id}/credit`, { token: admin, body: { amount: '1' } });
      expect([400, 404]).toContain(status);
    }
    expect(await it_.send('POST', '/me/api-keys', { token: admin, body: { name: 'a\0b' } })).toMatchObject({ status: 400 });
    expect(await it_.send('PATCH', '/auth/me', { token: admin, body: { display_name: '\ud800' } })).toMatchObject({ status: 400 });
    expect(await it_.send('POST', '/auth/login', { body: { email: 'a\0b@example.com', password } })).toMatchObject({ status: 401 });
  });

  it('log no secret', async () => {
    const admin = await adminToken();
    const { body } = await it_.send('POST', '/admin/users', { token: admin, body: { email: 'bob@example.com' } });
    await it_.send('POST', `/admin/users/${body.id}/credit`, { token: admin, body: { amount: '1' } });
    await it_.send('POST', `/admin/users/${body.id}/setup-link`, { token: admin });
    expect(it_.lines).toHaveLength(3);
    expect(it_.lines.join('')).not.toMatch(/fb[skl]_|correct horse/);
  });
});
