import { beforeEach, expect, it } from 'vitest';
import { accountsOn, password, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { firstAdmin } from './first-admin.ts';
import { setupLinkTtlMs, setupUrl } from './setup-links.ts';

eachDatabase('the first admin', (open) => {
  let room: ReturnType<typeof accountsOn>;
  const preset = { email: 'Root@Example.com', password };
  const start = (given: typeof preset | null = null) => firstAdmin({ ...room, preset: given });
  const startForLink = async () => {
    const outcome = await start();
    if (outcome.kind !== 'link') throw new Error(`no link but ${outcome.kind}`);
    return outcome.link.token;
  };

  beforeEach(async () => {
    room = accountsOn(await open());
  });

  it('is the first user of the link printed at the first start', async () => {
    const token = await startForLink();
    const { account } = await room.accounts.setUp({ token, email: 'root@example.com', password });
    expect(account).toMatchObject({ email: 'root@example.com', role: 'admin' });
    await expect(room.accounts.login({ email: 'root@example.com', password })).resolves.toMatchObject({ account });
    expect(await start()).toEqual({ kind: 'exists' });
    expect(await start(preset)).toEqual({ kind: 'exists' });
  });

  it('gets a link with its token in the fragment, once', async () => {
    const options = { ...room, preset: null, publicUrl: 'https://farebox.example' };
    const first = await firstAdmin(options);
    const url = first.kind === 'link' ? setupUrl('https://farebox.example', first.link.token) : null;
    expect(url).toMatch(/^https:\/\/farebox\.example\/setup#token=fbl_[\w-]{43}$/);
    expect(await firstAdmin(options)).toEqual({ kind: 'waiting' });
    expect(await start()).toEqual({ kind: 'waiting' });
  });

  it('gets a new link at the start after an unused one expired; the old one stays invalid', async () => {
    const old = await startForLink();
    room.time.now += setupLinkTtlMs;
    const token = await startForLink();
    expect(token).not.toBe(old);
    await expect(room.accounts.setUp({ token: old, email: 'eve@example.com', password })).rejects.toEqual(refusal('invalid_credentials'));
    await expect(room.accounts.setUp({ token, email: 'root@example.com', password })).resolves.toMatchObject({
      account: { role: 'admin' },
    });
  });

  it('is created once, with one link, when eight processes start at once', async () => {
    const first = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(first.filter((outcome) => outcome.kind === 'link')).toHaveLength(1);
    room.time.now += setupLinkTtlMs;
    const second = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(second.filter((outcome) => outcome.kind === 'link')).toHaveLength(1);
    expect((await room.accounts.list({ limit: 10, cursor: null })).items).toHaveLength(1);
    expect(await room.database.read.selectFrom('setup_links').selectAll().execute()).toHaveLength(1);
  });

  it('is created from the settings, once, when eight processes start at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => start(preset)));
    expect(outcomes.filter((outcome) => outcome.kind === 'created')).toHaveLength(1);
    await expect(room.accounts.login({ email: 'root@example.com', password })).resolves.toMatchObject({
      account: { role: 'admin', displayName: 'Admin' },
    });
    expect((await room.accounts.list({ limit: 10, cursor: null })).items).toHaveLength(1);
  });

  it('is created from settings that are added later, which ends the earlier link', async () => {
    const token = await startForLink();
    expect(await start(preset)).toEqual({ kind: 'created' });
    await expect(room.accounts.setUp({ token, email: 'eve@example.com', password })).rejects.toEqual(refusal('invalid_credentials'));
    await expect(room.accounts.login({ email: 'root@example.com', password })).resolves.toMatchObject({ account: { role: 'admin' } });
  });

  it('keeps its password when the settings change', async () => {
    await start(preset);
    expect(await start({ ...preset, password: 'another password' })).toEqual({ kind: 'exists' });
    await expect(room.accounts.login({ email: 'root@example.com', password })).resolves.toBeDefined();
  });

  it('is never an account that registered with the preset address before', async () => {
    await startForLink();
    const { account } = await room.accounts.register({ email: 'root@example.com', password: 'password of eve' });
    await expect(start(preset)).rejects.toThrow('FAREBOX_ADMIN_EMAIL');
    expect((await room.accounts.get(account.id)).role).toBe('owner');
  });

  it('must choose an address with the link; without one the link stays valid', async () => {
    const token = await startForLink();
    await expect(room.accounts.setUp({ token, password })).rejects.toEqual(refusal('invalid_input', { message: 'email is required' }));
    await expect(room.accounts.setUp({ token, email: 'root@example.com', password })).resolves.toBeDefined();
  });

  it('is still created if only owners have registered', async () => {
    await room.accounts.register({ email: 'ada@example.com', password });
    const token = await startForLink();
    await expect(room.accounts.setUp({ token, email: 'ada@example.com', password })).rejects.toEqual(refusal('email_taken'));
    await expect(room.accounts.setUp({ token, email: 'root@example.com', password })).resolves.toMatchObject({
      account: { role: 'admin' },
    });
  });
});
