import { beforeEach, expect, it } from 'vitest';
import { accountsOn, outcomes, password, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { firstAdmin } from './first-admin.ts';
import { argon2idPasswords, type Passwords } from './passwords.ts';
import { tokenHash } from './bearer-token.ts';
import { setupLinkTtlMs } from './setup-links.ts';

const wallet = { network: 'eip155:8453', address: '0x52908400098527886e0f7030069857d2e4169ee7' };

eachDatabase('accounts', (open) => {
  let room: ReturnType<typeof accountsOn>;
  const register = (email = 'ada@example.com') => room.accounts.register({ email, password });
  const login = (email: string, tried: string) => room.accounts.login({ email, password: tried });
  const isLive = async (token: string) => (await room.sessions.expiryOf(tokenHash(token))) !== null;

  beforeEach(async () => {
    room = accountsOn(await open());
  });

  it('register as owners, with a name that says nothing of the address, and are logged in', async () => {
    const { token, account } = await register();
    expect(account).toEqual({
      id: expect.stringMatching(/^usr_[0-9A-Z]{26}$/),
      email: 'ada@example.com',
      kind: 'person',
      displayName: expect.stringMatching(/^Account [0-9A-Z]{5}$/),
      about: null,
      website: null,
      role: 'owner',
      payoutWallet: null,
      isPayoutWalletProven: false,
      suspended: null,
      storageQuotaBytes: null,
      createdAt: room.time.now,
    });
    expect(await isLive(token)).toBe(true);
    expect(await room.accounts.get(account.id)).toEqual(account);
  });

  it('store neither passwords nor tokens in the database', async () => {
    const { token } = await register();
    const { setupLink } = await room.accounts.createOwner({ email: 'bob@example.com' });
    const { read } = room.database;
    const stored = JSON.stringify([
      await read.selectFrom('users').selectAll().execute(),
      await read.selectFrom('sessions').selectAll().execute(),
      await read.selectFrom('setup_links').selectAll().execute(),
    ]);
    for (const secret of [password, token, setupLink?.token ?? 'missing']) expect(stored).not.toContain(secret);
  });

  it('are unique per email address, in any spelling', async () => {
    await register('ada@example.com');
    await expect(register(' Ada@Example.COM ')).rejects.toEqual(refusal('email_taken'));
    expect((await login('ADA@example.com', password)).account.email).toBe('ada@example.com');
  });

  it.each(['jürgen@münchen.example'.normalize('NFD'), 'JÜRGEN@MÜNCHEN.example', 'jürgen@xn--mnchen-3ya.example'])(
    'are one for an address that is typed as %s',
    async (typed) => {
      const { account } = await register('jürgen@münchen.example');
      await expect(register(typed)).rejects.toEqual(refusal('email_taken'));
      await expect(room.accounts.createOwner({ email: typed })).rejects.toEqual(refusal('email_taken'));
      expect((await login(typed, password)).account.id).toBe(account.id);
      expect((await room.accounts.list({ limit: 10, cursor: null }, { email: typed })).items.map(({ id }) => id)).toEqual([account.id]);

      const { setupLink } = await room.accounts.createOwner({ email: 'bob@example.com' });
      const setUp = { token: setupLink?.token ?? 'missing', email: typed, password };
      await expect(room.accounts.setUp(setUp)).rejects.toEqual(refusal('email_taken'));
      const preset = firstAdmin({ ...room, preset: { email: typed, password } });
      await expect(preset).rejects.toThrow('FAREBOX_ADMIN_EMAIL');
    },
  );

  it('are unique per email address under concurrent registrations', async () => {
    expect(await outcomes(Array.from({ length: 20 }, () => register()))).toEqual({ succeeded: 1, codes: ['email_taken'] });
    expect((await room.accounts.list({ limit: 10, cursor: null })).items).toHaveLength(1);
  });

  it('refuse a wrong password and an unknown address alike', async () => {
    await register();
    await room.accounts.createOwner({ email: 'bob@example.com' });
    for (const [email, tried] of [
      ['ada@example.com', 'wrong password'],
      ['eve@example.com', password],
      ['bob@example.com', password],
      ['(first admin)', password],
      ['a\0b@example.com', password],
    ] as const) {
      await expect(login(email, tried)).rejects.toEqual(refusal('invalid_credentials', { message: 'invalid credentials', status: 401 }));
    }
  });

  it('do the same work whether or not an address has an account', async () => {
    await register();
    await room.accounts.createOwner({ email: 'bob@example.com' });
    const work: string[] = [];
    const counted: Passwords = {
      hash: (chosen) => (work.push('hash'), room.passwords.hash(chosen)),
      verify: (stored, tried) => (work.push('verify'), room.passwords.verify(stored, tried)),
    };
    const { accounts } = accountsOn(room.database, counted);
    const workOf = async (attempt: Promise<unknown>) => (await outcomes([attempt]), work.splice(0));

    for (const email of ['ada@example.com', 'bob@example.com', 'eve@example.com', 'no address'])
      expect(await workOf(accounts.login({ email, password: 'wrong password' }))).toEqual(['verify']);
    for (const email of ['ada@example.com', 'eve@example.com'])
      expect(await workOf(accounts.register({ email, password }))).toEqual(['hash']);
  });

  it('change the given fields and nothing else', async () => {
    const { account, token } = await register();
    const update = (changes: Parameters<typeof room.accounts.update>[2]) => room.accounts.update(account.id, tokenHash(token), changes);
    expect(await update({ payoutWallet: wallet })).toEqual({ ...account, payoutWallet: wallet });
    expect(await update({ displayName: 'Ada L.' })).toEqual({ ...account, payoutWallet: wallet, displayName: 'Ada L.' });
    expect(await update({})).toEqual({ ...account, payoutWallet: wallet, displayName: 'Ada L.' });
    expect(await update({ payoutWallet: null, currentPassword: password })).toEqual({ ...account, displayName: 'Ada L.' });
  });

  it('end every other session and set-up link with a new password', async () => {
    const { account, token } = await register();
    const elsewhere = await login('ada@example.com', password);
    const somebody = await register('bob@example.com');
    const { setupLink } = await room.accounts.newSetupLink(account.id);

    await room.accounts.update(account.id, tokenHash(token), { password: 'a new password', currentPassword: password });

    expect([await isLive(token), await isLive(elsewhere.token), await isLive(somebody.token)]).toEqual([true, false, true]);
    await expect(login('ada@example.com', password)).rejects.toEqual(refusal('invalid_credentials'));
    await expect(login('ada@example.com', 'a new password')).resolves.toMatchObject({ account: { id: account.id } });
    await expect(room.accounts.setUp({ token: setupLink.token, password })).rejects.toEqual(refusal('invalid_credentials'));
  });

  it('keep everything unchanged if the current password is wrong', async () => {
    const { account, token } = await register();
    const elsewhere = await login('ada@example.com', password);
    const change = room.accounts.update(account.id, tokenHash(token), {
      displayName: 'Eve',
      password: 'a new password',
      currentPassword: 'wrong password',
    });
    await expect(change).rejects.toEqual(refusal('invalid_credentials'));
    expect(await isLive(elsewhere.token)).toBe(true);
    expect((await login('ada@example.com', password)).account.displayName).toMatch(/^Account /);
  });

  it('accept only one of two concurrent password changes', async () => {
    const { account, token } = await register();
    const change = (next: string) => room.accounts.update(account.id, tokenHash(token), { password: next, currentPassword: password });
    const { succeeded, codes } = await outcomes([change('new password one'), change('new password two')]);
    expect(succeeded).toBe(1);
    expect(['conflict', 'invalid_credentials']).toContain(codes[0]);
    expect((await outcomes([login('ada@example.com', 'new password one'), login('ada@example.com', 'new password two')])).succeeded).toBe(
      1,
    );
  });

  it('open no session for a login whose password changed during verification', async () => {
    const argon2id = argon2idPasswords();
    let afterVerifying: () => Promise<unknown> = async () => {};
    const slow: Passwords = {
      ...argon2id,
      async verify(stored, tried) {
        const isRight = await argon2id.verify(stored, tried);
        await afterVerifying();
        return isRight;
      },
    };
    const { account, token } = await register();
    const { accounts } = accountsOn(room.database, slow);
    afterVerifying = () => room.accounts.update(account.id, tokenHash(token), { password: 'a new password', currentPassword: password });
    await expect(accounts.login({ email: 'ada@example.com', password })).rejects.toEqual(refusal('invalid_credentials'));
    expect(await room.database.read.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it('are listed newest first, page by page', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      room.time.now += 1;
      await room.accounts.createOwner({ email: `${name}@example.com` });
    }
    const seen: string[][] = [];
    for (let cursor: string | null = null, pages = 0; pages < 4; pages += 1) {
      const page = await room.accounts.list({ limit: 2, cursor });
      seen.push(page.items.map(({ email }) => email));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen.map((page) => page.map((email) => email[0]))).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
  });

  it('are created by an admin with a password, or with a set-up link', async () => {
    const withPassword = await room.accounts.createOwner({ email: 'ada@example.com', password, displayName: 'Ada', payoutWallet: wallet });
    expect(withPassword).toMatchObject({ account: { role: 'owner', displayName: 'Ada', payoutWallet: wallet }, setupLink: null });
    await expect(room.accounts.createOwner({ email: 'ADA@example.com' })).rejects.toEqual(refusal('email_taken'));
    const { account, setupLink } = await room.accounts.createOwner({ email: 'bob@example.com' });
    const { token, account: setUp } = await room.accounts.setUp({ token: setupLink?.token ?? '', password });
    expect(setUp).toEqual(account);
    expect(await isLive(token)).toBe(true);
    await expect(login('bob@example.com', password)).resolves.toMatchObject({ account });
  });

  it('let a set-up link be used once under concurrent requests', async () => {
    const { setupLink } = await room.accounts.createOwner({ email: 'bob@example.com' });
    const tries = Array.from({ length: 10 }, (_, index) =>
      room.accounts.setUp({ token: setupLink?.token ?? '', password: `password number ${index}` }),
    );
    expect(await outcomes(tries)).toEqual({ succeeded: 1, codes: ['invalid_credentials'] });
    expect(await room.database.read.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it('refuse a set-up link that is unknown, expired or replaced', async () => {
    const { account, setupLink } = await room.accounts.createOwner({ email: 'bob@example.com' });
    const refused = refusal('invalid_credentials', { message: 'set-up link is not valid' });
    await expect(room.accounts.setUp({ token: 'fbl_guess', password })).rejects.toEqual(refused);
    const { setupLink: newer } = await room.accounts.newSetupLink(account.id);
    await expect(room.accounts.setUp({ token: setupLink?.token ?? '', password })).rejects.toEqual(refused);
    room.time.now += setupLinkTtlMs;
    await expect(room.accounts.setUp({ token: newer.token, password })).rejects.toEqual(refused);
    await expect(login('bob@example.com', password)).rejects.toEqual(refusal('invalid_credentials'));
  });

  it('leave a set-up link valid when the chosen address is taken', async () => {
    await register('ada@example.com');
    const { account, setupLink } = await room.accounts.createOwner({ email: 'bob@example.com' });
    const token = setupLink?.token ?? '';
    await expect(room.accounts.setUp({ token, email: 'Ada@example.com', password })).rejects.toEqual(refusal('email_taken'));
    await expect(login('bob@example.com', password)).rejects.toEqual(refusal('invalid_credentials'));
    const setUp = await room.accounts.setUp({ token, email: 'Robert@example.com', password });
    expect(setUp.account).toEqual({ ...account, email: 'robert@example.com' });
  });

  it('end every session when a set-up link gives a new password', async () => {
    const { account, token } = await register();
    const { setupLink } = await room.accounts.newSetupLink(account.id);
    await room.accounts.setUp({ token: setupLink.token, password: 'a new password' });
    expect(await isLive(token)).toBe(false);
    await expect(login('ada@example.com', password)).rejects.toEqual(refusal('invalid_credentials'));
  });

  it('have no set-up link if they are unknown', async () => {
    await expect(room.accounts.newSetupLink('usr_unknown')).rejects.toEqual(refusal('not_found'));
    await expect(room.accounts.get('usr_unknown')).rejects.toEqual(refusal('not_found'));
  });
});
