import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAdmin } from '../../src/accounts/first-admin.ts';
import { createLog } from '../../src/log.ts';
import { eachDatabase } from '../databases.ts';
import { adminLogin, startService, textAt, type RequestHeaders, type Service } from '../service.ts';

const password = 'a password of some length';

eachDatabase('accounts', (open) => {
  let service: Service;
  const logged: string[] = [];
  let people = 0;

  beforeAll(async () => {
    const log = createLog({ level: 'trace', destination: { write: (line) => void logged.push(line) } });
    service = await startService({ database: await open(), log });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  /** A new owner for each test. */
  async function owner(): Promise<{ id: string; email: string; token: string; headers: RequestHeaders }> {
    people += 1;
    const email = `owner-${people}@example.com`;
    const { body } = await service.post('/api/v1/auth/register', { email, password });
    const token = textAt(body, 'token');
    const user: unknown = Reflect.get(Object(body), 'user');
    return { id: textAt(user, 'id'), email, token, headers: { authorization: `Bearer ${token}` } };
  }

  describe('registration and login', () => {
    it('registers, logs in and returns the account', async () => {
      const { status, body } = await service.post('/api/v1/auth/register', { email: ' Ada@Example.COM ', password, display_name: 'Ada' });
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { token_type: 'Bearer', user: { email: 'ada@example.com', display_name: 'Ada', role: 'owner', payout_wallet: null } },
      });
      const login = await service.post('/api/v1/auth/login', { email: 'ADA@example.com', password });
      expect(login.status).toBe(200);
      const me = await service.get('/api/v1/auth/me', { authorization: `Bearer ${textAt(login.body, 'token')}` });
      expect(me).toMatchObject({ status: 200, body: { email: 'ada@example.com' } });
    });

    it('registers an address only once, even under concurrent requests', async () => {
      const requests = Array.from({ length: 4 }, () => service.post('/api/v1/auth/register', { email: 'same@example.com', password }));
      const statuses = (await Promise.all(requests)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    });

    it.each([
      [{ email: 'x@example.com', password: 'too short' }, 'password'],
      [{ email: 'nowhere', password }, 'email'],
      [{ email: 'x@example.com' }, 'password'],
      [{ email: 'x@example.com', password, role: 'admin' }, 'role'],
    ])('refuses %j', async (body, path) => {
      expect(await service.post('/api/v1/auth/register', body)).toMatchObject({
        status: 400,
        body: { statusCode: 400, issues: [{ path }] },
      });
    });

    it('gives the same answer to a wrong password and to an unknown address', async () => {
      const { email } = await owner();
      const wrong = await service.post('/api/v1/auth/login', { email, password: 'another password' });
      const unknown = await service.post('/api/v1/auth/login', { email: 'nobody@example.com', password });
      const refusal = { status: 401, body: { error: 'invalid credentials', statusCode: 401, code: 'invalid_credentials' } };
      expect([wrong, unknown]).toMatchObject([refusal, refusal]);
    });

    it.each([undefined, 'Bearer fbs_unknown', 'Bearer nonsense', 'Bearer fbk_unknown'])(
      'refuses the credential %s',
      async (authorization) => {
        const { status } = await service.get('/api/v1/auth/me', authorization === undefined ? {} : { authorization });
        expect(status).toBe(401);
      },
    );

    it('ends a session at logout', async () => {
      const { headers } = await owner();
      expect((await service.post('/api/v1/auth/logout', undefined, headers)).status).toBe(204);
      expect((await service.get('/api/v1/auth/me', headers)).status).toBe(401);
    });
  });

  describe("the caller's own account", () => {
    it('changes name and payout wallet, and validates the wallet address', async () => {
      const { headers } = await owner();
      const wallet = { network: 'eip155:8453', address: '0x00000000000000000000000000000000000000aa' };
      expect(await service.patch('/api/v1/auth/me', { display_name: 'New', payout_wallet: wallet }, headers)).toMatchObject({
        status: 200,
        body: { user: { display_name: 'New', payout_wallet: wallet } },
      });
      const wrong = await service.patch('/api/v1/auth/me', { payout_wallet: { ...wallet, address: '0x12' } }, headers);
      expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'payout_wallet.address' }] } });
      expect(await service.patch('/api/v1/auth/me', { payout_wallet: null, current_password: password }, headers)).toMatchObject({
        body: { user: { payout_wallet: null } },
      });
    });

    it('changes the password only with the current one, and closes the other sessions', async () => {
      const { email, headers } = await owner();
      const other = await service.post('/api/v1/auth/login', { email, password });
      const otherHeaders = { authorization: `Bearer ${textAt(other.body, 'token')}` };
      const change = { password: 'a second password', current_password: 'a wrong password' };
      expect((await service.patch('/api/v1/auth/me', change, headers)).status).toBe(401);
      expect((await service.get('/api/v1/auth/me', otherHeaders)).status).toBe(200);
      expect((await service.patch('/api/v1/auth/me', { ...change, current_password: password }, headers)).status).toBe(200);
      expect((await service.get('/api/v1/auth/me', otherHeaders)).status).toBe(401);
      expect((await service.get('/api/v1/auth/me', headers)).status).toBe(200);
      expect((await service.post('/api/v1/auth/login', { email, password: 'a second password' })).status).toBe(200);
    });
  });

  describe('API keys', () => {
    it('are shown once, accepted in both headers, and invalid once revoked', async () => {
      const { headers } = await owner();
      const created = await service.post('/api/v1/me/api-keys', { name: 'agent', services: ['uuid'], cap_day: '1.5' }, headers);
      expect(created).toMatchObject({ status: 201, body: { services: ['random-uuid'], cap_day: '1.50', cap_call: null } });
      const key = textAt(created.body, 'key');
      const { text } = await service.get('/api/v1/me/api-keys', headers);
      expect(text).not.toContain(key);
      for (const credential of [{ authorization: `Bearer ${key}` }, { 'x-api-key': key }]) {
        expect((await service.get('/api/tools/random-uuid', credential)).status).toBe(402);
      }
      expect((await service.send('DELETE', `/api/v1/me/api-keys/${textAt(created.body, 'id')}`, { headers })).status).toBe(204);
      expect(await service.get('/api/tools/random-uuid', { 'x-api-key': key })).toMatchObject({
        status: 401,
        body: { code: 'api_key_invalid' },
      });
    });

    it('cannot create keys or change the account', async () => {
      const { headers } = await owner();
      const key = { 'x-api-key': textAt((await service.post('/api/v1/me/api-keys', { name: 'agent' }, headers)).body, 'key') };
      expect((await service.post('/api/v1/me/api-keys', { name: 'more' }, key)).status).toBe(403);
      expect((await service.patch('/api/v1/auth/me', { display_name: 'x' }, key)).status).toBe(403);
    });

    it.each([
      [{ name: 'x', services: ['nothing'] }, 'services[0]'],
      [{ name: 'x', cap_call: '-1' }, 'cap_call'],
      [{ name: '' }, 'name'],
    ])('refuses %j', async (body, path) => {
      const { headers } = await owner();
      expect(await service.post('/api/v1/me/api-keys', body, headers)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    });

    it('of another account cannot be revoked', async () => {
      const [mine, theirs] = [await owner(), await owner()];
      const { body } = await service.post('/api/v1/me/api-keys', { name: 'agent' }, theirs.headers);
      const answer = await service.send('DELETE', `/api/v1/me/api-keys/${textAt(body, 'id')}`, { headers: mine.headers });
      expect(answer.status).toBe(404);
      expect((await service.get('/api/v1/me/credit', { 'x-api-key': textAt(body, 'key') })).status).toBe(200);
    });
  });

  describe('administration', () => {
    it('is reserved for admins', async () => {
      const { headers, id } = await owner();
      expect((await service.get('/api/v1/admin/users')).status).toBe(401);
      expect((await service.get('/api/v1/admin/users', headers)).status).toBe(403);
      expect((await service.post(`/api/v1/admin/users/${id}/credit`, { amount: '5' }, headers)).status).toBe(403);
      expect((await service.patch('/api/v1/admin/tools/timestamp', { enabled: false }, headers)).status).toBe(403);
    });

    it('adds credit once per Idempotency-Key', async () => {
      const { id, headers } = await owner();
      const admin = { ...(await service.asAdmin()), 'idempotency-key': `top-up-${id}` };
      const path = `/api/v1/admin/users/${id}/credit`;
      const answers = await Promise.all(Array.from({ length: 5 }, () => service.post(path, { amount: '2.50' }, admin)));
      expect(new Set(answers.map(({ body }) => textAt(body, 'id'))).size).toBe(1);
      expect((await service.get('/api/v1/me/credit', headers)).body).toMatchObject({ balance: '2.50', currency: 'USD', low: false });
      expect((await service.post(path, { amount: '3' }, admin)).status).toBe(422);
      expect((await service.post('/api/v1/admin/users/usr_nobody/credit', { amount: '3' }, await service.asAdmin())).status).toBe(404);
      expect((await service.post(path, { amount: '0' }, await service.asAdmin())).status).toBe(400);
      await service.balances();
    });

    it('lists the accounts page by page', async () => {
      await owner();
      await owner();
      const admin = await service.asAdmin();
      const ids: string[] = [];
      let cursor = '';
      do {
        const { body } = await service.get(`/api/v1/admin/users?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`, admin);
        const { items, next_cursor: next } = Object(body);
        ids.push(...items.map((item: { id: string }) => item.id));
        cursor = next ?? '';
      } while (cursor !== '');
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(3);
    });

    it('creates an owner who sets a password through a link, once', async () => {
      const created = await service.post('/api/v1/admin/users', { email: 'paid@example.com' }, await service.asAdmin());
      expect(created).toMatchObject({ status: 201, body: { role: 'owner', email: 'paid@example.com' } });
      const token = new URLSearchParams(new URL(textAt(created.body, 'setup_url')).hash.slice(1)).get('token');
      const setup = { token, email: 'paid@example.com', password };
      const statuses = await Promise.all(Array.from({ length: 3 }, () => service.post('/api/v1/auth/setup', setup)));
      expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
      expect((await service.post('/api/v1/auth/login', { email: 'paid@example.com', password })).status).toBe(200);
    });
  });

  it('logs no secrets', async () => {
    const { token, headers } = await owner();
    const { body } = await service.post('/api/v1/me/api-keys', { name: 'agent' }, headers);
    const payment = await service.paid('timestamp', headers);
    const secrets = [token, textAt(body, 'key'), payment.token, payment.paymentId, password, adminLogin.password];
    expect(secrets.filter((secret) => logged.some((line) => line.includes(secret)))).toEqual([]);
    expect(logged.some((line) => line.includes('payment paid'))).toBe(true);
  });
});

describe('the first admin', () => {
  it('is set up through the link printed at the first start, and later starts print no other', async () => {
    await using service = await startService({ settings: { FAREBOX_ADMIN_EMAIL: '', FAREBOX_ADMIN_PASSWORD: '' } });
    const again = () => firstAdmin({ ...service.parts, preset: null });
    expect(await again()).toEqual({ kind: 'waiting' });
    const token = new URL(service.setupUrl ?? '').hash.replace('#token=', '');
    const { status, body } = await service.post('/api/v1/auth/setup', { token, email: 'boss@example.com', password });
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { role: 'admin', email: 'boss@example.com' } } });
    expect(await again()).toEqual({ kind: 'exists' });
  });

  it('slows down password guessing', async () => {
    await using service = await startService({ settings: { FAREBOX_RATE_AUTH_PER_MINUTE: '3' } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push((await service.post('/api/v1/auth/login', { email: 'a@example.com', password: 'guess guess' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });
});
