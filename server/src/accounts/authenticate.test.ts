import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountsOn, password, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { Problem } from '../errors.ts';
import { apiKeys, type ApiKeys, type NewApiKey } from './api-keys.ts';
import { authenticator, bearerToken, type Authenticator, type CallerHeaders } from './authenticate.ts';
import { tokenHash } from './bearer-token.ts';

const plain: NewApiKey = { name: 'agent', services: null, capCallMicros: null, capDayMicros: null, capTotalMicros: null, expiresAt: null };
const nobodysKey = `fbk_${'a'.repeat(43)}`;
const nobodysSession = `fbs_${'a'.repeat(43)}`;

eachDatabase('a caller', (open) => {
  let room: ReturnType<typeof accountsOn>;
  let keys: ApiKeys;
  let doorkeeper: Authenticator;
  let accountId: string;
  let session: string;
  let key: string;
  let apiKeyId: string;
  const authenticate = (headers: Partial<CallerHeaders>) =>
    doorkeeper.authenticate({ authorization: undefined, apiKey: undefined, clientId: undefined, ...headers });

  beforeEach(async () => {
    room = accountsOn(await open());
    keys = apiKeys({ ...room, canonicalService: (id) => id });
    doorkeeper = authenticator({ ...room, publicUrl: () => 'https://farebox.example' });
    const signedIn = await room.accounts.register({ email: 'ada@example.com', password });
    accountId = signedIn.account.id;
    session = signedIn.token;
    const made = await keys.create(accountId, { ...plain, services: ['timestamp'] });
    key = made.key;
    apiKeyId = made.apiKey.id;
  });

  it('is identified by an API key in either header', async () => {
    const caller = { kind: 'api_key', apiKeyId, accountId, role: 'owner', services: ['timestamp'] };
    expect(await authenticate({ apiKey: key })).toEqual(caller);
    expect(await authenticate({ authorization: `Bearer ${key}` })).toEqual(caller);
    expect(await authenticate({ authorization: `bearer  ${key} `, apiKey: key, clientId: 'somebody else' })).toEqual(caller);
  });

  it('is the logged-in account', async () => {
    const caller = { kind: 'account', accountId, role: 'owner', sessionHash: tokenHash(session) };
    expect(await authenticate({ authorization: `Bearer ${session}`, clientId: 'agent-7' })).toEqual(caller);
    expect(await authenticate({ authorization: 'Payment eyJpZCI6MX0', apiKey: session })).toEqual(caller);
  });

  it('has the current role of its account', async () => {
    await room.database.write((queries) => queries.updateTable('users').set({ role: 'admin' }).where('id', '=', accountId).execute());
    expect(await authenticate({ apiKey: key })).toMatchObject({ role: 'admin' });
    expect(await authenticate({ authorization: `Bearer ${session}` })).toMatchObject({ role: 'admin' });
  });

  it('is named or anonymous without a credential, even if a wallet uses the Authorization header', async () => {
    expect(await authenticate({})).toEqual({ kind: 'anonymous' });
    expect(await authenticate({ clientId: 'agent-7' })).toEqual({ kind: 'named', name: 'agent-7' });
    expect(await authenticate({ authorization: 'Payment eyJpZCI6MX0', clientId: 'agent-7' })).toEqual({ kind: 'named', name: 'agent-7' });
    expect(await authenticate({ authorization: 'Payment eyJpZCI6MX0', apiKey: key })).toMatchObject({ kind: 'api_key', apiKeyId });
    expect(await authenticate({ authorization: 'Basic YTpi' })).toEqual({ kind: 'anonymous' });
    await expect(authenticate({ clientId: 'usr_1' })).rejects.toEqual(refusal('malformed_header'));
  });

  it('is refused with an unknown or malformed API key', async () => {
    for (const apiKey of [nobodysKey, 'fbk_', '', 'hello', `${key}x`, key.slice(0, -1)]) {
      await expect(authenticate({ apiKey })).rejects.toEqual(refusal('api_key_invalid', { status: 401 }));
    }
    await expect(authenticate({ authorization: `Bearer ${nobodysKey}` })).rejects.toEqual(refusal('api_key_invalid'));
    for (const token of ['fbk_', '', 'two words', 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln']) {
      await expect(authenticate({ authorization: `Bearer ${token}` })).rejects.toEqual(refusal('api_key_invalid'));
    }
  });

  it('is refused with an unknown or malformed session', async () => {
    for (const token of [nobodysSession, 'fbs_', `${session}x`]) {
      await expect(authenticate({ authorization: `Bearer ${token}` })).rejects.toEqual(refusal('authentication_required', { status: 401 }));
    }
  });

  it('is refused with two different credentials', async () => {
    for (const authorization of [`Bearer ${nobodysKey}`, `Bearer ${session}`, 'Bearer']) {
      await expect(authenticate({ authorization, apiKey: key })).rejects.toEqual(refusal('malformed_header', { status: 400 }));
    }
  });

  it('is refused as soon as the key is revoked', async () => {
    await keys.revoke(accountId, apiKeyId);
    await expect(authenticate({ apiKey: key })).rejects.toEqual(refusal('api_key_invalid'));
  });

  it('is refused once the key has expired', async () => {
    const { key: brief } = await keys.create(accountId, { ...plain, expiresAt: room.time.now + 1000 });
    await expect(authenticate({ apiKey: brief })).resolves.toMatchObject({ services: null });
    room.time.now += 1000;
    await expect(authenticate({ apiKey: brief })).rejects.toEqual(refusal('api_key_invalid'));
    await expect(authenticate({ apiKey: key })).resolves.toBeDefined();
  });

  it('is refused once the session has ended or expired', async () => {
    const authorization = `Bearer ${session}`;
    room.time.now += 30 * 86_400_000;
    await expect(authenticate({ authorization })).rejects.toEqual(refusal('authentication_required'));
    room.time.now -= 1;
    await expect(authenticate({ authorization })).resolves.toBeDefined();
    await room.sessions.end(tokenHash(session));
    await expect(authenticate({ authorization })).rejects.toEqual(refusal('authentication_required'));
  });

  it('gets refusals that reveal nothing about its credential', async () => {
    for (const headers of [
      { apiKey: nobodysKey },
      { authorization: `Bearer ${nobodysSession}` },
      { authorization: `Bearer ${nobodysKey}`, apiKey: key },
    ]) {
      const thrown: unknown = await authenticate(headers).catch((cause: unknown) => cause);
      if (!(thrown instanceof Problem)) throw thrown;
      expect(JSON.stringify([thrown.message, thrown.hint, thrown.details])).not.toMatch(/fb[ks]_\w/);
    }
  });

  it('is never authenticated by random headers, which are only refused', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Bearer ', 'bearer', 'fbk_', 'fbs_', nobodysKey, '\0', ',', '='),
    );
    const header = fc.option(
      fc.array(part, { maxLength: 4 }).map((parts) => parts.join('')),
      { nil: undefined },
    );
    await fc.assert(
      fc.asyncProperty(header, header, header, async (authorization, apiKey, clientId) => {
        const outcome = await authenticate({ authorization, apiKey, clientId }).then(
          (caller) => caller.kind,
          (cause: unknown) => (cause instanceof Problem ? 'refused' : cause),
        );
        expect(['named', 'anonymous', 'refused']).toContain(outcome);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the bearer token', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['Bearer', ''],
    ['Bearer ', ''],
    ['Bearer abc', 'abc'],
    ['BEARER\tabc', 'abc'],
    ['Bearer abc def', ''],
    ['Bearerabc', null],
    ['Payment abc', null],
    ['fbk_abc', null],
  ])('of %j is %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });
});
