import { BrowserSession, SignInPage, SignIns } from '@farebox/contract';
import { describe, expect, it } from 'vitest';
import { browserLogin, cookieOf, ownPage } from '../browser-login.ts';
import { person } from '../oauth-client.ts';
import { issuerStandIn, type Claims, type IssuerStandIn, type Lie } from '../oidc-issuer.ts';
import { adminLogin, startService, type Answer, type RequestHeaders, type Service } from '../service.ts';

const ada: Claims = { sub: 'ada-1', email: 'ada@corp.example', email_verified: true, name: 'Ada L.' };

function settingsFor(issuer: IssuerStandIn, more: object = {}) {
  return {
    FAREBOX_OIDC: JSON.stringify([
      { id: 'corp', name: 'Corp', issuer: issuer.url, client_id: 'farebox', client_secret: 'a secret of the client', ...more },
    ]),
  };
}

/** A browser on the sign-in page. @returns where it is sent, and the headers that it sends afterwards */
async function begin(service: Service, body: object = {}, headers: RequestHeaders = ownPage(service), path = '/api/v1/auth/browser/oidc') {
  const answer = await service.post(path, { issuer: 'corp', ...body }, headers);
  expect(answer).toMatchObject({ status: 201 });
  const cookies = [headers['cookie'], cookieOf(answer)].filter((cookie) => cookie !== undefined).join('; ');
  return { page: SignInPage.parse(answer.body).url, browser: { ...headers, cookie: cookies } };
}

const finish = (service: Service, browser: RequestHeaders, answer: string, more: object = {}) =>
  service.post('/api/v1/auth/browser/oidc/finish', { issuer: 'corp', answer, ...more }, browser);

async function signIn(service: Service, issuer: IssuerStandIn, claims: Claims = ada, lie?: Lie): Promise<Answer> {
  const { page, browser } = await begin(service);
  return finish(service, browser, issuer.signIn(page, claims, lie));
}

function sessionOf(service: Service, answer: Answer): RequestHeaders {
  expect(answer).toMatchObject({ status: 200 });
  const session = answer.headers.getSetCookie().find((cookie) => /^(?:__Host-)?farebox=/.test(cookie)) ?? expect.fail('no session');
  return { ...ownPage(service), cookie: session.split(';')[0] ?? '' };
}

const refusal = { status: 401, body: { code: 'invalid_credentials' } };

describe('a sign-in by an issuer', () => {
  it('makes an account at first and finds it by issuer and subject, whatever its address is', async () => {
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer) });
    expect(await service.get('/api/v1/auth/sign-in')).toMatchObject({ body: { passwords: true, issuers: [{ id: 'corp', name: 'Corp' }] } });
    const first = await signIn(service, issuer);
    expect(first).toMatchObject({ status: 200, body: { user: { email: 'ada@corp.example', display_name: 'Ada L.', role: 'owner' } } });
    const { user } = BrowserSession.parse(first.body);
    const again = await signIn(service, issuer, { ...ada, email: 'new@corp.example' });
    expect(again).toMatchObject({ status: 200, body: { user: { id: user?.id, email: 'ada@corp.example' } } });
    expect(await service.get('/api/v1/auth/browser', sessionOf(service, again))).toMatchObject({ body: { user: { id: user?.id } } });
  });

  it('takes over no account that has its address', async () => {
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer) });
    const { email, headers, userId } = await person(service);
    expect(await signIn(service, issuer, { ...ada, email })).toMatchObject({ status: 409, body: { code: 'email_taken' } });

    const wrong = { issuer: 'corp', current_password: 'a wrong password' };
    expect(await service.post('/api/v1/me/sign-ins', wrong, headers)).toMatchObject(refusal);
    const { page, browser } = await begin(service, { current_password: adminLogin.password }, headers, '/api/v1/me/sign-ins');
    expect(await finish(service, browser, issuer.signIn(page, { ...ada, email }))).toMatchObject({ status: 200 });
    expect(await signIn(service, issuer, ada)).toMatchObject({ status: 200, body: { user: { id: userId } } });

    const other = await person(service);
    const taken = await begin(service, { current_password: adminLogin.password }, other.headers, '/api/v1/me/sign-ins');
    expect(await finish(service, taken.browser, issuer.signIn(taken.page, ada))).toMatchObject({ status: 409, body: { code: 'conflict' } });

    const { items } = SignIns.parse((await service.get('/api/v1/me/sign-ins', headers)).body);
    expect(items).toMatchObject([{ name: 'Corp', email: ada['email'] }]);
    const path = `/api/v1/me/sign-ins/${items[0]?.id}`;
    expect(await service.send('DELETE', path, { headers: other.headers })).toMatchObject({ status: 404 });
    expect(await service.send('DELETE', path, { headers })).toMatchObject({ status: 204 });
  });

  it('keeps the only way into an account', async () => {
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer) });
    const headers = sessionOf(service, await signIn(service, issuer));
    const { items } = SignIns.parse((await service.get('/api/v1/me/sign-ins', headers)).body);
    const remove = () => service.send('DELETE', `/api/v1/me/sign-ins/${items[0]?.id}`, { headers });
    expect(await remove()).toMatchObject({ status: 409 });
    expect(await service.patch('/api/v1/auth/me', { password: 'a password of its own' }, headers)).toMatchObject({ status: 200 });
    expect(await remove()).toMatchObject({ status: 204 });
  });

  it.each<[string, Lie]>([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['another nonce', { claims: { nonce: 'of another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a time that is over', { claims: { exp: 1_000_000_000 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['no signature', { isUnsigned: true }],
    ['the signature of another key', { hasForeignKey: true }],
  ])('is refused with a token of %s', async (_name, lie) => {
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer) });
    expect(await signIn(service, issuer, ada, lie)).toMatchObject(refusal);
  });

  it('counts once, for the browser that began it, with its own state and issuer', async () => {
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer) });
    const { page, browser } = await begin(service);
    const answer = issuer.signIn(page, ada);
    // The callback of an attacker in the browser of another: login CSRF.
    expect(await finish(service, ownPage(service), answer)).toMatchObject(refusal);
    const victim = await begin(service);
    expect(await finish(service, victim.browser, answer)).toMatchObject(refusal);
    expect(await finish(service, { cookie: browser.cookie }, answer)).toMatchObject({ status: 403 });

    expect(
      (await Promise.all([1, 2, 3].map(() => finish(service, browser, answer)))).map(({ status }) => status).toSorted((a, b) => a - b),
    ).toEqual([200, 401, 401]);
    const mixed = await begin(service);
    const other = new URLSearchParams(issuer.signIn(mixed.page, ada));
    other.set('iss', 'https://evil.example');
    expect(await finish(service, mixed.browser, other.toString())).toMatchObject(refusal);
  });

  it('connects to the account that began it, not to who is logged in afterwards', async () => {
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer) });
    const [first, second] = [await person(service), await person(service)];
    const { page, browser } = await begin(service, { current_password: adminLogin.password }, first.headers, '/api/v1/me/sign-ins');
    const cookie = `${second.headers['cookie']}; ${browser.cookie.split('; ')[1]}`;
    expect(await finish(service, { ...browser, cookie }, issuer.signIn(page, ada))).toMatchObject(refusal);
  });

  it('is asked nothing where the issuer hangs, and says so', async () => {
    await using issuer = await issuerStandIn();
    const settings = settingsFor(issuer, { issuer: 'http://127.0.0.1:9' });
    await using service = await startService({ settings });
    expect(await service.post('/api/v1/auth/browser/oidc', { issuer: 'corp' }, ownPage(service))).toMatchObject({ status: 503 });
    expect(await service.post('/api/v1/auth/browser/oidc', { issuer: 'other' }, ownPage(service))).toMatchObject({ status: 404 });
  });
});

describe('a claim that makes admins', () => {
  const mapping = { admins: { claim: 'realm_access.roles', value: 'farebox-admin' } };
  const boss = { ...ada, realm_access: { roles: ['user', 'farebox-admin'] } };

  it('gives the role at a log-in and takes it back, with the sessions of before', async () => {
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer, mapping) });
    const asOwner = sessionOf(service, await signIn(service, issuer));
    expect(await service.get('/api/v1/admin/users', asOwner)).toMatchObject({ status: 403 });
    const asAdmin = sessionOf(service, await signIn(service, issuer, boss));
    expect(await service.get('/api/v1/admin/users', asAdmin)).toMatchObject({ status: 200 });
    expect(await service.get('/api/v1/admin/users', asOwner)).toMatchObject({ status: 401 });
    expect(await signIn(service, issuer)).toMatchObject({ status: 200, body: { user: { role: 'owner' } } });
    expect(await service.get('/api/v1/admin/users', asAdmin)).toMatchObject({ status: 401 });
  });
});

describe('without passwords', () => {
  it('the set-up link of the first admin leads through the issuer, and nothing takes a password', async () => {
    await using issuer = await issuerStandIn();
    const settings = { ...settingsFor(issuer), FAREBOX_PASSWORDS: '0', FAREBOX_ADMIN_EMAIL: '', FAREBOX_ADMIN_PASSWORD: '' };
    await using service = await startService({ settings });
    const token = new URLSearchParams(new URL(service.setupUrl ?? '').hash.slice(1)).get('token');
    const off = { status: 403, body: { code: 'passwords_off' } };
    const login = { email: 'a@b.example', password: 'a long enough password' };
    for (const path of ['login', 'register', 'browser/login', 'browser/register']) {
      expect(await service.post(`/api/v1/auth/${path}`, login, ownPage(service))).toMatchObject(off);
    }
    expect(await service.post('/api/v1/auth/setup', { token, ...login })).toMatchObject(off);

    const { page, browser } = await begin(service, { setup_token: token });
    const done = await finish(service, browser, issuer.signIn(page, ada));
    expect(done).toMatchObject({ status: 200, body: { user: { role: 'admin', email: 'ada@corp.example' } } });
    const admin = sessionOf(service, done);
    expect(await service.get('/api/v1/admin/users', admin)).toMatchObject({ status: 200 });
    expect(await service.post('/api/v1/auth/browser/oidc', { issuer: 'corp', setup_token: token }, ownPage(service))).toMatchObject(
      refusal,
    );
  });

  it('needs an issuer', async () => {
    await expect(startService({ settings: { FAREBOX_PASSWORDS: '0' } })).rejects.toThrow('FAREBOX_PASSWORDS: 0 needs FAREBOX_OIDC');
  });
});

describe('an authenticator app', () => {
  it('is asked for beside an issuer, and the sign-in goes on with its code', async () => {
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer) });
    const headers = sessionOf(service, await signIn(service, issuer));
    const { body } = await service.post('/api/v1/me/second-factor/totp', {}, headers);
    const { totpAt } = await import('../../src/accounts/factors/totp.ts');
    const { secret } = body as { secret: string };
    const step = Math.floor(Date.now() / 30_000);
    const confirmed = await service.post('/api/v1/me/second-factor/totp/confirm', { code: totpAt(secret, step) }, headers);
    const [recovery = ''] = (confirmed.body as { recovery_codes: string[] }).recovery_codes;
    const { page, browser } = await begin(service);
    const answer = issuer.signIn(page, ada);
    expect(await finish(service, browser, answer)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(await finish(service, browser, answer, { code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'second_factor_invalid' },
    });
    expect(await finish(service, browser, answer, { code: recovery })).toMatchObject({ status: 200 });
  });
});

describe('an account without a password', () => {
  it('is confirmed by a log-in of just now', async () => {
    const time = { now: Date.now() };
    await using issuer = await issuerStandIn();
    await using service = await startService({ settings: settingsFor(issuer), clock: { now: () => time.now } });
    const headers = sessionOf(service, await signIn(service, issuer));
    time.now += 11 * 60_000;
    expect(await service.post('/api/v1/me/second-factor/totp', {}, headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const again = sessionOf(service, await signIn(service, issuer));
    expect(await service.post('/api/v1/me/second-factor/totp', {}, again)).toMatchObject({ status: 201 });
    const withPassword = await browserLogin(service);
    expect(await service.post('/api/v1/me/second-factor/totp', {}, withPassword)).toMatchObject({ status: 400 });
  });
});
