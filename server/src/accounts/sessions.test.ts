import { beforeEach, describe, expect, it } from 'vitest';
import { accountsOn, password, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { tokenHash } from './bearer-token.ts';
import { requireAdminSession, requireSession, sessionsMax, sessionTtlMs } from './sessions.ts';

eachDatabase('sessions', (open) => {
  let room: ReturnType<typeof accountsOn>;
  let accountId: string;
  const begin = () => room.database.write((queries) => room.sessions.begin(queries, accountId));

  beforeEach(async () => {
    room = accountsOn(await open());
    accountId = (await room.accounts.createOwner({ email: 'ada@example.com' })).account.id;
  });

  it('live 30 days', async () => {
    const { token, expiresAt } = await begin();
    expect(expiresAt).toBe(room.time.now + 30 * 86_400_000);
    expect(await room.sessions.expiryOf(tokenHash(token))).toBe(expiresAt);
    room.time.now = expiresAt;
    expect(await room.sessions.expiryOf(tokenHash(token))).toBe(null);
  });

  it('are stored only as a hash', async () => {
    const { token } = await begin();
    const rows = await room.database.read.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
    expect(rows).toHaveLength(1);
  });

  it('end one by one', async () => {
    const [one, other] = [await begin(), await begin()];
    await room.sessions.end(tokenHash(one.token));
    expect(await room.sessions.expiryOf(tokenHash(one.token))).toBe(null);
    expect(await room.sessions.expiryOf(tokenHash(other.token))).not.toBe(null);
  });

  it('are removed once expired, and not earlier', async () => {
    await begin();
    room.time.now += sessionTtlMs - 1;
    const young = await begin();
    expect(await room.sessions.forgetExpired()).toBe(0);
    room.time.now += 1;
    expect(await room.sessions.forgetExpired()).toBe(1);
    expect(await room.sessions.expiryOf(tokenHash(young.token))).not.toBe(null);
  });

  it('are limited per account: the oldest ends, and no other', async () => {
    const other = await room.accounts.register({ email: 'bob@example.com', password });
    const first = await begin();
    for (let count = 0; count < sessionsMax; count += 1) {
      room.time.now += 1;
      await begin();
    }
    const rows = await room.database.read.selectFrom('sessions').selectAll().where('user_id', '=', accountId).execute();
    expect(rows).toHaveLength(sessionsMax);
    expect(await room.sessions.expiryOf(tokenHash(first.token))).toBe(null);
    expect(await room.sessions.expiryOf(tokenHash(other.token))).not.toBe(null);
  });
});

describe('an action reserved for people', () => {
  const person = { kind: 'account', accountId: 'usr_1', role: 'owner', sessionHash: 'hash' } as const;
  const agent = { kind: 'api_key', apiKeyId: 'key_1', accountId: 'usr_1', role: 'admin', services: null } as const;

  it('is refused to an API key, even of an admin', () => {
    expect(requireSession(person)).toBe(person);
    expect(() => requireSession(agent)).toThrow(refusal('forbidden'));
    expect(() => requireAdminSession(agent)).toThrow(refusal('forbidden'));
    expect(() => requireAdminSession(person)).toThrow(refusal('forbidden'));
    expect(requireAdminSession({ ...person, role: 'admin' })).toMatchObject({ accountId: 'usr_1' });
  });

  it('is refused without a credential', () => {
    expect(() => requireSession({ kind: 'anonymous' })).toThrow(refusal('authentication_required'));
    expect(() => requireAdminSession({ kind: 'named', name: 'agent' })).toThrow(refusal('authentication_required'));
  });
});
