import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../databases.ts';
import { dayMs, hourMs, minuteMs } from '../../src/clock.ts';
import { newId } from '../../src/ids.ts';
import { startMailServer, tokenIn, type ReceivedMail } from '../mail-server.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, textAt, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

const [password, next] = ['correct horse battery', 'another long password'];
const ada = 'ada@example.com';

eachDatabase('mails to people', (open) => {
  const time = { now: 1_795_000_000_000 };
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let service: Service;
  beforeEach(async () => {
    server = await startMailServer();
    time.now = 1_795_000_000_000;
    service = await startService({ settings: server.settings, database: await open(), clock: { now: () => time.now } });
  });
  afterEach(async () => {
    await service[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  const register = async (email = ada, headers: RequestHeaders = {}) => {
    const { body } = await service.post('/api/v1/auth/register', { email, password }, headers);
    return { authorization: `Bearer ${textAt(body, 'token')}` };
  };
  const logIn = async (email: string, tried: string) => (await service.post('/api/v1/auth/login', { email, password: tried })).status;
  const askReset = (email = ada) => service.post('/api/v1/auth/password-reset', { email });
  const reset = (token: string) => service.post('/api/v1/auth/password-reset/confirm', { token, password: next });
  const confirm = (token: string) => service.post('/api/v1/auth/confirm-email', { token });
  /** Waits until everything that waits is sent. */
  const sent = async (): Promise<ReceivedMail[]> => {
    // The service runs jobs by itself too.
    await until('no mail waits', async () => {
      await service.parts.mails.runDue();
      const open = service.parts.database.read.selectFrom('jobs').select('id').where('kind', 'in', ['mail_link', 'send_mail']);
      return (await open.where('state', 'in', ['waiting', 'running']).execute()).length === 0;
    });
    return server.mails.splice(0);
  };
  const nextMail = () =>
    until('a mail', async () => {
      await service.parts.mails.runDue();
      return server.mails.shift() ?? null;
    });
  const registered = async (email = ada, headers: RequestHeaders = {}) => {
    const login = await register(email, headers);
    expect(await confirm(tokenIn(await nextMail(), 'confirm'))).toMatchObject({ status: 200, body: { email } });
    return login;
  };
  /** Requests within a minute count as one. */
  const aMinuteLater = () => (time.now += minuteMs);

  it('let who forgot a password choose another, once, and end every session', async () => {
    const login = await registered();
    const api = await service.post('/api/v1/me/api-keys', { name: 'the key of a robot' }, login);
    const accountId = textAt((await service.get('/api/v1/auth/me', login)).body, 'id');
    const unlimited = { services: null, capCallMicros: null, capDayMicros: null, capTotalMicros: null, expiresAt: null };
    const client = { clientId: 'https://assistant.example/client.json', scopes: ['search' as const] };
    await service.parts.accounts.apiKeys.grant(accountId, { name: 'Assistant', ...unlimited }, client);
    expect((await askReset(' ADA@example.com')).status).toBe(202);
    const mail = await nextMail();
    expect(mail.headers.get('subject')).toMatch(/^A new password for 127\.0\.0\.1/);
    const token = tokenIn(mail, 'password');
    expect((await service.get('/api/v1/auth/me', login)).status).toBe(200);

    const uses = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(uses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401, 401]);
    expect([await logIn(ada, password), await logIn(ada, next)]).toEqual([401, 200]);
    expect((await service.get('/api/v1/auth/me', login)).status).toBe(401);
    expect((await service.get('/api/v1/auth/me', { 'x-api-key': textAt(api.body, 'key') })).status).toBe(200);
    const { text } = await nextMail();
    expect(text).toContain('API keys go on working');
    expect(text).toContain('the key of a robot');
    const { items } = await service.parts.accounts.apiKeys.list(accountId, { limit: 9, cursor: null });
    expect(items.map(({ name }) => name)).toEqual(['the key of a robot']);
  });

  it('invite to a team, and tell its owners and billing what concerns its money', async () => {
    const [owner, ...others] = [await registered(), await registered('bill@example.com'), await registered('dev@example.com')];
    const team = textAt((await service.post('/api/v1/me/teams', { name: 'Ferries' }, owner)).body, 'id');
    const acting = { ...owner, 'farebox-account': team };
    for (const [index, role] of ['billing', 'developer'].entries()) {
      await service.post('/api/v1/me/invitations', { email: `new-${role}@example.com`, role }, acting);
      const mail = await nextMail();
      expect(mail).toMatchObject({ to: [`new-${role}@example.com`], text: expect.stringContaining('Ferries') });
      const token = tokenIn(mail, 'invitation');
      expect(await service.post('/api/v1/invitations/accept', { token }, others[index])).toMatchObject({ status: 200 });
    }
    const wallet = { network: 'eip155:8453', address: '0x00000000000000000000000000000000000000aa' };
    await service.patch('/api/v1/auth/me', { payout_wallet: wallet }, acting);
    expect((await sent()).flatMap(({ to }) => to).toSorted()).toEqual([ada, 'bill@example.com']);
  });

  it('invite once, and tell a member who is removed once', async () => {
    const [owner, member] = [await registered(), await registered('bill@example.com')];
    const team = textAt((await service.post('/api/v1/me/teams', { name: 'Ferries' }, owner)).body, 'id');
    const acting = { ...owner, 'farebox-account': team };
    const memberId = textAt((await service.get('/api/v1/auth/me', member)).body, 'id');
    await service.post('/api/v1/me/invitations', { email: 'bill@example.com', role: 'developer' }, acting);
    const [invitation, ...more] = await sent();
    expect(more).toEqual([]);
    await service.post('/api/v1/invitations/accept', { token: tokenIn(invitation ?? expect.fail('no mail'), 'invitation') }, member);
    const remove = () => service.send('DELETE', `/api/v1/me/members/${memberId}`, { headers: acting });
    const removed = await Promise.all([remove(), remove(), remove()]);
    expect(removed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    expect(await sent()).toMatchObject([{ to: ['bill@example.com'], text: expect.stringContaining('Ferries') }]);
    expect(await sent()).toEqual([]);
  });

  it('answer the same whether or not there is an account, and store as much', async () => {
    await register();
    await sent();
    const jobs = async () =>
      (await service.parts.database.read.selectFrom('jobs').select('kind').execute()).filter(({ kind }) => kind === 'mail_link').length;
    const before = await jobs();
    const known = await askReset();
    const stored = (await jobs()) - before;
    const unknown = await askReset('nobody@example.com');
    expect([stored, (await jobs()) - before - stored]).toEqual([1, 1]);
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    expect((await sent()).map(({ to }) => to)).toEqual([[ada]]);
  });

  it('carry links that end: by time, by a newer one, by another address, and for other purposes', async () => {
    await register();
    const toConfirm = tokenIn(await nextMail(), 'confirm');
    await askReset();
    const first = tokenIn(await nextMail(), 'password');
    aMinuteLater();
    await askReset();
    const second = tokenIn(await nextMail(), 'password');
    for (const token of [first, toConfirm, `${second}x`, 'fbm_', 'x'.repeat(256)]) expect((await reset(token)).status).toBe(401);
    expect((await confirm(second)).status).toBe(401);
    time.now += hourMs;
    expect((await reset(second)).status).toBe(401);
    expect((await confirm(toConfirm)).status).toBe(200);
    expect((await confirm(toConfirm)).status).toBe(401);
  });

  it('take an account to another address, with its password and a note to the old one', async () => {
    const login = await registered(ada, { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' });
    await register('bob@example.com');
    await sent();
    const change = (email: string, current = password) =>
      service.post('/api/v1/auth/me/email', { email, current_password: current }, login);
    expect((await change('new@example.com', 'a wrong password')).status).toBe(401);
    expect((await change('bob@example.com')).status).toBe(202);
    expect(await sent()).toEqual([]);

    expect((await change('new@example.com')).status).toBe(202);
    const mail = await nextMail();
    expect([mail.to, mail.headers.get('subject')]).toEqual([['new@example.com'], expect.stringContaining('新邮箱地址')]);
    expect(await service.get('/api/v1/auth/me', login)).toMatchObject({ body: { email: ada } });
    expect(await confirm(tokenIn(mail, 'confirm'))).toMatchObject({ status: 200, body: { email: 'new@example.com' } });
    const note = await nextMail();
    expect([note.to, note.text.includes('已更改'), note.raw.includes('new@')]).toEqual([[ada], true, false]);
    expect([await logIn(ada, password), await logIn('new@example.com', password)]).toEqual([401, 200]);
  });

  it('do not let an intruder keep a link over a new password', async () => {
    const login = await registered();
    await service.post('/api/v1/auth/me/email', { email: 'eve@example.com', current_password: password }, login);
    const stolen = tokenIn(await nextMail(), 'confirm');
    expect((await service.patch('/api/v1/auth/me', { password: next, current_password: password }, login)).status).toBe(200);
    expect((await confirm(stolen)).status).toBe(401);
  });

  it('do not flood who never asked for an account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const login = await register('victim@example.com').catch(() => null);
      if (login !== null) await service.post('/api/v1/auth/me/confirm-email', {}, login);
      await askReset('victim@example.com');
      aMinuteLater();
    }
    expect((await sent()).length).toBe(3);
  });

  it('can be switched off in the account, and from a mail without a login, but not those about security', async () => {
    const login = await registered();
    const notifications = '/api/v1/auth/me/notifications';
    expect(await service.get(notifications, login)).toMatchObject({
      body: { is_on: true, is_confirmed: true, language: 'en', switched_off: [] },
    });
    expect(await service.patch(notifications, { switched_off: ['sales', 'sales'], language: 'zh' }, login)).toMatchObject({
      body: { language: 'zh', switched_off: ['sales'] },
    });
    expect((await service.patch(notifications, { switched_off: ['reset_password'] }, login)).status).toBe(400);

    const userId = textAt((await service.get('/api/v1/auth/me', login)).body, 'id');
    const low = { id: 'one', kind: 'low_credit', values: { balance: '0.50 USD', below: '1.00 USD' } } as const;
    await service.parts.database.write((queries) => service.parts.mail.notify(queries, userId, low));
    const link = new URL((await nextMail()).headers.get('list-unsubscribe')?.slice(1, -1) ?? '');
    const path = link.pathname + link.search;
    const page = await service.get(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(await service.get(notifications, login)).toMatchObject({ body: { switched_off: ['sales'] } });
    const oneClick = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };
    expect((await service.send('POST', path, oneClick)).status).toBe(200);
    expect(await service.get(notifications, login)).toMatchObject({ body: { switched_off: ['low_credit', 'sales'] } });

    const { links } = service.parts.mail;
    for (const token of [links.token(userId, 'reset_password'), links.token(userId, 'sales').slice(0, -1), `${userId}.sales.`, 'x'])
      expect((await service.send('POST', `${link.pathname}?token=${token}`, oneClick)).status).toBe(403);
  });

  it('tell of low credit once, of sales the day after, of payouts once, and admins of what waits for them', async () => {
    const { database, operations } = service.parts;
    const buyer = await service.customer({ credit: '1.05' });
    const seller = await service.customer();
    await service.asAdmin();
    const confirmed = { email_confirmed_at: time.now };
    await database.write((queries) => queries.updateTable('users').set(confirmed).execute());
    await sent();
    const pay = { ...buyer.apiKey, 'x-payment-provider': 'credit' };
    const asset = await uploadedAsset(service, seller.login, { title: 'Rain <b>of</b> hk.example', price_amount: '0.10' });
    for (let call = 0; call < 2; call += 1) {
      expect((await service.post('/api/v1/assets/fetch', { asset_id: asset.id }, { ...pay, 'idempotency-key': `${call}` })).status).toBe(
        200,
      );
    }
    expect((await sent()).map(({ headers }) => headers.get('subject'))).toEqual(['Low credit: 0.95 USD']);
    // Neither test money nor what was given back was earned.
    const priced = (title: string) => uploadedAsset(service, seller.login, { title, price_amount: '0.01' });
    const [tried, returned] = [await priced('Tried'), await priced('Returned')];
    expect((await service.post('/api/v1/assets/fetch', { asset_id: returned.id }, pay)).status).toBe(200);
    await database.write(async (queries) => {
      const event = await queries.selectFrom('revenue_events').selectAll().where('asset_id', '=', returned.id).executeTakeFirstOrThrow();
      const inTestMoney = { ...event, id: newId('rev', time.now), asset_id: tried.id, is_test: 1 };
      await queries.insertInto('revenue_events').values(inTestMoney).execute();
      const taken = { revenue_event_id: event.id, failure: 'file_missing', lost_micros: 0, created_at: time.now };
      await queries.insertInto('returned_deliveries').values(taken).execute();
    });

    const line = {
      batch_id: 'pob_1',
      owner_id: seller.userId,
      network: 'eip155:1',
      address: `0x${'ab'.repeat(20)}`,
      deadline_at: null,
      failure: null,
    };
    const batch = {
      id: 'pob_1',
      network: 'eip155:1',
      method: 'export' as const,
      state: 'done' as const,
      note: null,
      line_count: 1,
      total_micros: 5,
      created_by: 'x',
      idempotency_key: null,
      request: '{}',
      created_at: time.now,
      done_at: time.now,
    };
    await database.write(async (queries) => {
      await queries.insertInto('payout_batches').values(batch).execute();
      await queries
        .insertInto('payout_lines')
        .values({
          ...line,
          id: 'pol_1',
          amount_micros: 5_000_000,
          state: 'paid',
          reference: '0xfeed',
          created_at: time.now,
          finished_at: time.now,
        })
        .execute();
    });
    time.now += dayMs;
    for (let round = 0; round < 2; round += 1) await operations.notices.look();
    const mails = await sent();
    expect(mails.map(({ headers }) => headers.get('subject') ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      expect.stringMatching(/needs you: There is no backup of the last days/),
      'Paid out: 5.00 USD',
      expect.stringMatching(/^Your sales on 2026-11-\d\d$/),
    ]);
    const ofSales = mails.find(({ headers }) => headers.get('subject')?.startsWith('Your sales'));
    expect(ofSales?.text).toContain('1 × “Rain <b>of</b> hk. example”: 0.10 USD');
    expect(ofSales?.html).not.toContain('<b>');
    expect(ofSales?.text).not.toMatch(/Tried|Returned/);
  });
});

it('without a mail server, everything else works, and the service says so', async () => {
  await using service = await startService();
  const { body } = await service.post('/api/v1/auth/register', { email: ada, password });
  const login = { authorization: `Bearer ${textAt(body, 'token')}` };
  expect(await service.get('/api/v1/auth/me/notifications', login)).toMatchObject({ body: { is_on: false } });
  expect(await service.get('/readyz')).toMatchObject({ status: 200, body: { mail: 'off' } });
  const refused = { status: 503, body: { code: 'mail_off', hint: expect.stringContaining('set-up link') } };
  expect(await service.post('/api/v1/auth/password-reset', { email: ada })).toMatchObject(refused);
  expect(await service.post('/api/v1/auth/password-reset', { email: 'nobody@example.com' })).toMatchObject(refused);
  expect(await service.post('/api/v1/auth/me/confirm-email', {}, login)).toMatchObject(refused);
});
