import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserTtlMs } from '../../src/accounts/sessions.ts';
import { hourMs, minuteMs } from '../../src/clock.ts';
import { browserLogin, cookieOf, ownPage } from '../browser-login.ts';
import { adminLogin, startService, textAt, type RequestHeaders, type Service } from '../service.ts';

/** What the database keeps of sessions is tested on each in `sessions.test.ts`. */
describe('the session of a browser', () => {
  let service: Service;
  let owner: { email: string; password: string };
  const time = { now: 1_795_000_000_000 };

  beforeAll(async () => {
    service = await startService({ clock: { now: () => time.now } });
  });
  afterAll(() => service[Symbol.asyncDispose]());
  beforeEach(() => {
    owner = { email: `${randomUUID()}@example.com`, password: 'a password of some length' };
  });

  const post = (path: string, body: unknown, headers: RequestHeaders) => service.post(`/api/v1${path}`, body, headers);
  const get = (path: string, headers: RequestHeaders) => service.get(`/api/v1${path}`, headers);
  const register = async (): Promise<RequestHeaders> => {
    const answer = await post('/auth/browser/register', owner, ownPage(service));
    return { ...ownPage(service), cookie: cookieOf(answer) };
  };

  it('is opened by registering and by logging in, and shows no token to the page', async () => {
    const registered = await post('/auth/browser/register', owner, ownPage(service));
    expect(registered).toMatchObject({ status: 201, body: { user: { email: owner.email, role: 'owner' }, idle_seconds: 86_400 } });
    expect(registered.headers.get('set-cookie')).toMatch(/^farebox=fbc_[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/);
    expect(registered.headers.get('cache-control')).toBe('no-store');
    expect(registered.text).not.toContain('fbc_');

    const admin = await browserLogin(service);
    expect(await get('/auth/browser', admin)).toMatchObject({ status: 200, body: { user: { role: 'admin' }, idle_seconds: 3600 } });
    expect(await get('/admin/users', admin)).toMatchObject({ status: 200 });
    expect(await get('/auth/browser', {})).toMatchObject({ status: 200, body: { user: null, expires_at: null } });
  });

  it('is stored as a hash, and neither token opens the door of the other', async () => {
    const headers = await register();
    const token = textOfCookie(headers);
    const rows = await service.parts.database.read.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    expect(await get('/auth/me', { authorization: `Bearer ${token}` })).toMatchObject({ status: 401 });
    expect(await get('/auth/me', { 'x-api-key': token })).toMatchObject({ status: 401 });
    const bearer = textAt((await post('/auth/login', owner, {})).body, 'token');
    expect(await get('/auth/me', { ...ownPage(service), cookie: `farebox=${bearer}` })).toMatchObject({ status: 401 });
  });

  it('changes the account without showing its token', async () => {
    const headers = await register();
    const changed = await service.patch('/api/v1/auth/me', { display_name: 'Ada L.' }, headers);
    expect(changed).toMatchObject({ status: 200, body: { token: '', user: { display_name: 'Ada L.' } } });
  });

  describe('refuses what another site may have sent:', () => {
    it.each<[string, RequestHeaders]>([
      ['cross-site', { 'sec-fetch-site': 'cross-site' }],
      ['from a neighbouring host', { 'sec-fetch-site': 'same-site' }],
      ['typed or from another program', { 'sec-fetch-site': 'none' }],
      ['with the origin of another site', { origin: 'https://evil.example' }],
      ['with the origin null', { origin: 'null' }],
      ['with the origin of another port', { origin: 'http://127.0.0.1:1' }],
    ])('%s', async (_name, forged) => {
      const headers = await register();
      expect(await post('/me/api-keys', { name: 'agent' }, { ...headers, ...forged })).toMatchObject({ status: 401 });
      expect(await get('/auth/me', { ...headers, ...forged })).toMatchObject({ status: 401 });
      expect(await post('/me/api-keys', { name: 'agent' }, headers)).toMatchObject({ status: 201 });
    });

    it('everything unsafe without the header of its pages, or without a word of where it comes from', async () => {
      const { 'x-farebox-browser': _header, ...withoutHeader } = await register();
      expect(await post('/me/api-keys', { name: 'agent' }, withoutHeader)).toMatchObject({ status: 401 });
      expect(await get('/auth/me', withoutHeader)).toMatchObject({ status: 200 });
      const nowhere = { cookie: withoutHeader['cookie'] ?? '', 'x-farebox-browser': '1' };
      expect(await post('/me/api-keys', { name: 'agent' }, nowhere)).toMatchObject({ status: 401 });
    });

    it('a GET that costs money', async () => {
      const { 'x-farebox-browser': _header, ...headers } = await register();
      const path = '/assets/fetch?asset_id=ast_01KA0000000000000000000000';
      const anonymous = await get(path, {});
      expect(await get(path, headers)).toMatchObject({ status: anonymous.status });
    });

    it('a login, which would have the browser act in an account of somebody else', async () => {
      for (const path of ['/auth/browser/login', '/auth/browser/register', '/auth/browser/setup']) {
        for (const headers of [{}, { ...ownPage(service), 'sec-fetch-site': 'cross-site' }, { origin: service.url }]) {
          const answer = await post(path, owner, headers);
          expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
          expect(answer.headers.get('set-cookie')).toBeNull();
        }
      }
    });
  });

  it('is accepted from a page over plain http, where browsers send no Sec-Fetch-Site', async () => {
    const { 'sec-fetch-site': _site, ...headers } = await register();
    expect(await post('/me/api-keys', { name: 'agent' }, headers)).toMatchObject({ status: 201 });
  });

  it('counts under /api/v1 only: not for tools, payments, MCP or A2A', async () => {
    const headers = await register();
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const accept = { accept: 'application/json, text/event-stream' };
    const seen = await service.parts.database.read.selectFrom('sessions').select('seen_at').execute();
    time.now += 5 * minuteMs;
    await service.post('/mcp', call, { ...headers, ...accept });
    await service.post('/a2a', call, headers);
    await service.post('/api/payments', { serviceId: 'timestamp' }, headers);
    await service.get('/api/tools/timestamp', headers);
    expect(await service.parts.database.read.selectFrom('sessions').select('seen_at').execute()).toEqual(seen);
    const payments = await service.parts.database.read.selectFrom('payments').select('client_id').execute();
    expect(payments).toEqual([{ client_id: 'anonymous' }]);
  });

  it('is answered without CORS, and not stored by caches', async () => {
    const headers = await register();
    for (const path of ['/auth/me', '/assets/search?q=rain', '/nothing-here']) {
      const answer = await get(path, headers);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const preflight = await service.send('OPTIONS', '/api/v1/me/api-keys', {
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-farebox-browser',
      },
    });
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('gets a new token at each login, whatever the browser sent, and the session before ends', async () => {
    const planted = `farebox=fbc_${'A'.repeat(43)}`;
    const first = await post('/auth/browser/register', owner, { ...ownPage(service), cookie: planted });
    expect(cookieOf(first)).not.toBe(planted);
    expect(await get('/auth/me', { ...ownPage(service), cookie: planted })).toMatchObject({ status: 401 });
    const before = { ...ownPage(service), cookie: cookieOf(first) };
    const second = await post('/auth/browser/login', owner, before);
    expect(await get('/auth/me', before)).toMatchObject({ status: 401 });
    expect(await get('/auth/me', { ...before, cookie: cookieOf(second) })).toMatchObject({ status: 200 });
    expect(await get('/auth/me', { ...before, cookie: `${cookieOf(second)}; ${planted}` })).toMatchObject({ status: 401 });
  });

  it('ends at log-out, for a thief too', async () => {
    const headers = await register();
    const out = await post('/auth/logout', {}, headers);
    expect(out).toMatchObject({ status: 204 });
    expect(out.headers.get('set-cookie')).toMatch(/^farebox=; .*Max-Age=0/);
    expect(await get('/auth/me', headers)).toMatchObject({ status: 401 });
    const stale = await get('/auth/browser', headers);
    expect(stale).toMatchObject({ status: 200, body: { user: null } });
    expect(stale.headers.get('set-cookie')).toMatch(/^farebox=; /);
    // An old cookie locks nobody out of what is public.
    expect(await get('/assets/search?q=rain', headers)).toMatchObject({ status: 200 });
  });

  it('ends when it is left alone, and at the latest after its time', async () => {
    const headers = await browserLogin(service);
    const { idle, absolute } = browserTtlMs.admin;
    time.now += idle - 1;
    expect(await get('/auth/me', headers)).toMatchObject({ status: 200 });
    time.now += idle - 1;
    expect(await get('/auth/me', headers)).toMatchObject({ status: 200 });
    time.now += idle;
    expect(await get('/auth/me', headers)).toMatchObject({ status: 401 });

    const busy = await browserLogin(service);
    const end = time.now + absolute;
    while (time.now + hourMs / 2 < end) {
      time.now += hourMs / 2;
      expect(await get('/auth/me', busy)).toMatchObject({ status: time.now < end ? 200 : 401 });
    }
    time.now = end;
    expect(await get('/auth/me', busy)).toMatchObject({ status: 401 });
  });

  it('is listed, and ended one by one or all others at once', async () => {
    const [here, there] = [await register(), await browserLogin(service, owner)];
    const client = textAt((await post('/auth/login', owner, {})).body, 'token');
    const { body } = await get('/me/sessions', { ...here, 'user-agent': 'x' });
    expect(body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ kind: 'bearer', seen_at: null, is_current: false })]),
    });
    const items: Array<{ id: string; kind: string; is_current: boolean }> = Reflect.get(Object(body), 'items');
    expect(items).toHaveLength(3);
    expect(items.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);

    const stranger = await browserLogin(service);
    const other = items.find((item) => item.kind === 'browser' && !item.is_current)?.id;
    expect(await service.send('DELETE', `/api/v1/me/sessions/${other}`, { headers: stranger })).toMatchObject({ status: 404 });
    expect(await service.send('DELETE', `/api/v1/me/sessions/${other}`, { headers: here })).toMatchObject({ status: 204 });
    expect(await get('/auth/me', there)).toMatchObject({ status: 401 });
    expect(await service.send('DELETE', '/api/v1/me/sessions', { headers: here })).toMatchObject({ status: 200, body: { sessions: 1 } });
    expect(await get('/auth/me', { authorization: `Bearer ${client}` })).toMatchObject({ status: 401 });
    expect(await get('/auth/me', here)).toMatchObject({ status: 200 });
  });

  it('ends at once when an admin suspends the account, and when the password changes elsewhere', async () => {
    const headers = await register();
    const elsewhere = await browserLogin(service, owner);
    const next = 'another password of some length';
    const changed = await service.patch('/api/v1/auth/me', { password: next, current_password: owner.password }, elsewhere);
    expect(changed).toMatchObject({ status: 200 });
    expect(await get('/auth/me', headers)).toMatchObject({ status: 401 });

    const admin = await browserLogin(service);
    const id = textAt((await get('/auth/me', elsewhere)).body, 'id');
    expect(await post(`/admin/users/${id}/suspend`, { reason: 'fraud' }, admin)).toMatchObject({ status: 200 });
    expect(await get('/auth/me', elsewhere)).toMatchObject({ status: 401 });
    expect(await post('/auth/browser/login', { ...owner, password: next }, ownPage(service))).toMatchObject({ status: 403 });
  });

  it('gives way to a credential in a header', async () => {
    const headers = await register();
    const admin = await service.asAdmin();
    expect(await get('/auth/me', { ...headers, ...admin })).toMatchObject({ body: { role: 'admin' } });
    expect(await get('/auth/me', { ...headers, authorization: 'Bearer fbs_wrong' })).toMatchObject({ status: 401 });
  });
});

describe('the cookie of a service on https', () => {
  it('is Secure and bound to the host, and its page is known by the public address', async () => {
    await using service = await startService({ settings: { FAREBOX_PUBLIC_URL: 'https://farebox.example' } });
    const page = { ...ownPage(service), origin: 'https://farebox.example' };
    const { headers } = await service.post('/api/v1/auth/browser/login', adminLogin, page);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-farebox=fbc_[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43\d{3}; Secure$/,
    );
    const cookie = cookieOf({ headers });
    expect(await service.get('/api/v1/auth/me', { ...page, cookie })).toMatchObject({ status: 200 });
    // A page without https on the same host may set the plain name.
    expect(await service.get('/api/v1/auth/me', { ...page, cookie: cookie.replace('__Host-', '') })).toMatchObject({ status: 401 });
    expect(await service.get('/api/v1/auth/me', { ...page, origin: 'http://farebox.example', cookie })).toMatchObject({ status: 401 });
  });

  it('is limited like every login', async () => {
    await using service = await startService({ settings: { FAREBOX_RATE_AUTH_PER_MINUTE: '3' } });
    const attempt = () => service.post('/api/v1/auth/browser/login', { ...adminLogin, password: 'wrong password' }, ownPage(service));
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await attempt()).status);
    expect(statuses.slice(-1)).toEqual([429]);
  });
});

function textOfCookie(headers: RequestHeaders): string {
  return headers['cookie']?.replace('farebox=', '') ?? '';
}
