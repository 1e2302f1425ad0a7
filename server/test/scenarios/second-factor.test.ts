import { CreatedInvitation, NewTotp, RecoveryCodes, Team } from '@farebox/contract';
import { describe, expect, it } from 'vitest';
import { totpAt } from '../../src/accounts/factors/totp.ts';
import { browserLogin, cookieOf, ownPage } from '../browser-login.ts';
import { eachDatabase } from '../databases.ts';
import { person } from '../oauth-client.ts';
import { adminLogin, startService, textAt, type RequestHeaders, type Service } from '../service.ts';

const password = adminLogin.password;
const stepMs = 30_000;

/** Service time stands still, so that a test says which code is now. */
function stopped() {
  const time = { now: Date.UTC(2026, 10, 29) };
  return { time, clock: { now: () => time.now } };
}

async function withApp(service: Service, login: RequestHeaders, now: number) {
  const begun = await service.post('/api/v1/me/second-factor/totp', { current_password: password }, login);
  expect(begun).toMatchObject({ status: 201 });
  const { secret } = NewTotp.parse(begun.body);
  const codeAt = (at: number) => totpAt(secret, Math.floor(at / stepMs));
  const confirmed = await service.post('/api/v1/me/second-factor/totp/confirm', { code: codeAt(now) }, login);
  expect(confirmed).toMatchObject({ status: 200 });
  return { codeAt, recoveryCodes: RecoveryCodes.parse(confirmed.body).recovery_codes };
}

eachDatabase('an authenticator app', (open) => {
  it('makes the codes of RFC 6238', () => {
    expect([1, 37_037_036, 66_666_666].map((step) => totpAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', step))).toEqual([
      '287082',
      '081804',
      '279037',
    ]);
  });

  it('is asked for at a login, and each code works once, also of several at once', async () => {
    const { time, clock } = stopped();
    await using service = await startService({ clock, database: await open() });
    const { email, headers } = await person(service);
    const { codeAt, recoveryCodes } = await withApp(service, headers, time.now);
    const logIn = (code?: string) => service.post('/api/v1/auth/login', { email, password, ...(code === undefined ? {} : { code }) });

    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(await service.post('/api/v1/auth/login', { email, password: 'a wrong password' })).toMatchObject({
      body: { code: 'invalid_credentials' },
    });
    expect(await logIn(codeAt(time.now))).toMatchObject({ status: 401, body: { code: 'second_factor_invalid' } });
    time.now += 10 * stepMs;
    const statuses = (await Promise.all([1, 2, 3].map(() => logIn(codeAt(time.now))))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const [first = '', second = ''] = recoveryCodes;
    const onPaper = (await Promise.all([1, 2, 3].map(() => logIn(first)))).map(({ status }) => status);
    expect(onPaper.filter((status) => status === 200)).toHaveLength(1);
    expect(await service.get('/api/v1/me/second-factor', headers)).toMatchObject({ body: { totp: true, recovery_codes_left: 9 } });

    expect(await service.post('/api/v1/me/second-factor/totp/remove', { code: '000000' }, headers)).toMatchObject({ status: 401 });
    expect(await service.post('/api/v1/me/second-factor/totp/remove', { code: second.toUpperCase() }, headers)).toMatchObject({
      status: 204,
    });
    expect(await logIn()).toMatchObject({ status: 200 });
  });

  it('is not added by a session alone', async () => {
    await using service = await startService({ database: await open() });
    const { headers } = await person(service);
    const refused = await service.post('/api/v1/me/second-factor/totp', { current_password: 'a wrong password' }, headers);
    expect(refused).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });
});

describe('an operator who requires a second factor', () => {
  it('lets an admin administer only with one', async () => {
    const { time, clock } = stopped();
    await using service = await startService({ clock, settings: { FAREBOX_SECOND_FACTOR: 'admins' } });
    const admin = await browserLogin(service);
    expect(await service.get('/api/v1/admin/users', admin)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    const { codeAt } = await withApp(service, admin, time.now);
    expect(await service.get('/api/v1/admin/users', admin)).toMatchObject({ status: 200 });
    time.now += 10 * stepMs;
    const login = { ...adminLogin, code: codeAt(time.now) };
    const answer = await service.post('/api/v1/auth/browser/login', login, ownPage(service));
    const again = { ...ownPage(service), cookie: cookieOf(answer) };
    expect(await service.get('/api/v1/admin/users', again)).toMatchObject({ status: 200 });
  });

  it('has another payout wallet ask for one', async () => {
    const { time, clock } = stopped();
    await using service = await startService({ clock, settings: { FAREBOX_SECOND_FACTOR: 'payout_wallet' } });
    const { headers } = await person(service).catch(() => expect.fail('no person'));
    const wallet = { network: 'eip155:8453', address: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C' };
    const set = (code?: string) =>
      service.patch('/api/v1/auth/me', { payout_wallet: wallet, ...(code === undefined ? {} : { code }) }, headers);
    expect(await set()).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    const { codeAt } = await withApp(service, headers, time.now);
    expect(await set()).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    time.now += 10 * stepMs;
    expect(await set(codeAt(time.now))).toMatchObject({ status: 200, body: { user: { payout_wallet: wallet } } });
  });
});

describe('another payout wallet of a team', () => {
  it('needs the code of the owner who acts', async () => {
    const { time, clock } = stopped();
    await using service = await startService({ clock });
    const [ada, bob] = [await person(service), await person(service)];
    const { id } = Team.parse((await service.post('/api/v1/me/teams', { name: 'Ferry Data' }, ada.headers)).body);
    const acting = (headers: RequestHeaders) => ({ ...headers, 'farebox-account': id });
    const invitation = await service.post('/api/v1/me/invitations', { email: bob.email, role: 'owner' }, acting(ada.headers));
    const token = CreatedInvitation.parse(invitation.body).url.split('#token=')[1] ?? '';
    await service.post('/api/v1/invitations/accept', { token }, bob.headers);
    const [ofAda, ofBob] = [await withApp(service, ada.headers, time.now), await withApp(service, bob.headers, time.now)];
    time.now += 10 * stepMs;
    const set = (headers: RequestHeaders, digit: string, code?: string) => {
      const payout_wallet = { network: 'eip155:8453', address: `0x${digit.repeat(40)}` };
      return service.patch('/api/v1/auth/me', { payout_wallet, current_password: password, code }, acting(headers));
    };
    expect(await set(ada.headers, '1')).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(await set(ada.headers, '1', ofBob.codeAt(time.now))).toMatchObject({ status: 401, body: { code: 'second_factor_invalid' } });
    expect(await set(ada.headers, '1', ofAda.codeAt(time.now))).toMatchObject({ status: 200, body: { user: { id } } });
    expect(await set(ada.headers, '2', ofAda.codeAt(time.now))).toMatchObject({ status: 401, body: { code: 'second_factor_invalid' } });
    expect(await set(bob.headers, '3', ofBob.codeAt(time.now))).toMatchObject({ status: 200 });
  });
});

describe('a link to a new password', () => {
  it('opens no account that has an app without its code', async () => {
    const { time, clock } = stopped();
    await using service = await startService({ clock });
    const { userId, headers } = await person(service);
    const { codeAt } = await withApp(service, headers, time.now);
    const made = await service.post(`/api/v1/admin/users/${userId}/setup-link`, {}, await service.asAdmin());
    const token = /token=(fbl_[\w-]{43})/.exec(textAt(made.body, 'url'))?.[1] ?? expect.fail('no link');
    time.now += 10 * stepMs;
    const next = { token, password: 'another long password' };
    expect(await service.post('/api/v1/auth/setup', next)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(await service.post('/api/v1/auth/setup', { ...next, code: codeAt(time.now) })).toMatchObject({ status: 200 });
    expect(await service.get('/api/v1/auth/me', headers)).toMatchObject({ status: 401 });
  });
});
