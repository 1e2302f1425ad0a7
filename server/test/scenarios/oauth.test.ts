import { hash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserLogin } from '../browser-login.ts';
import { eachDatabase } from '../databases.ts';
import { answerConsent, oauthAgents, openConsent, person, redirectUri, usualAnswer } from '../oauth-client.ts';
import { startService, type Service } from '../service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

describe.each(oauthAgents)('an agent of a person, with the official %s', (_name, connectAgent) => {
  it('gets from a refusal to a paid call within its caps', async () => {
    const { headers } = await person(service);
    const agent = connectAgent(service.url);
    expect(await agent.connect()).toEqual({ isConnected: false });
    const request = await openConsent(service, agent.asked());
    const { redirect_uri: back } = await answerConsent(service, headers, request);
    expect(new URL(back).searchParams.get('iss')).toBe(service.url);
    await agent.finish(back);

    expect(await agent.call('timestamp', { pay: 'credit' })).toMatchObject({ structuredContent: { status: 'ok' } });
    const listed = await service.get('/api/v1/me/api-keys', headers);
    expect(listed.body).toMatchObject({
      items: [{ name: 'Test agent', scopes: ['search', 'spend'], cap_day: '1.00', spent_total: '0.03', last_used_at: expect.any(String) }],
    });
    agent.spoil();
    expect(await agent.call('timestamp', { pay: 'credit' })).toMatchObject({ structuredContent: { status: 'ok' } });
    await agent.close();
  });
});

/** A client that was registered, and what it asks with. */
async function asking(wanted: Record<string, string> = {}) {
  const metadata = {
    client_name: 'Curl',
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
  };
  const registered = await service.post('/oauth2/register', metadata);
  expect(registered).toMatchObject({ status: 201, body: { client_id: expect.any(String) } });
  const { client_id: clientId } = Registered.parse(registered.body);
  const verifier = randomBytes(32).toString('base64url');
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'search spend',
    state: 'a state',
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
    resource: `${service.url}/mcp`,
    ...wanted,
  };
  const url = new URL(`${service.url}/oauth2/authorize?${new URLSearchParams(query).toString()}`);
  return { clientId, verifier, url };
}

const Registered = z.object({ client_id: z.string() });
const Tokens = z.object({ access_token: z.string(), refresh_token: z.string(), scope: z.string() });

function form(path: string, members: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.send('POST', `/oauth2/${path}`, { headers, body: new URLSearchParams(members).toString() });
}

/** A code, with what its client needs to exchange it. */
async function granted(answer: Parameters<typeof answerConsent>[3] = {}, wanted: Record<string, string> = {}) {
  const owner = await person(service);
  const { clientId, verifier, url } = await asking(wanted);
  const { redirect_uri: back, api_key: grant } = await answerConsent(service, owner.headers, await openConsent(service, url), answer);
  const code = new URL(back).searchParams.get('code') ?? '';
  const exchange = (changes: Record<string, string> = {}) =>
    form('token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      ...changes,
    });
  return { owner, clientId, exchange, grant, back: new URL(back) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const spend = (token: string) => service.get('/api/tools/timestamp', { ...bearer(token), 'x-payment-provider': 'credit' });

describe('a grant', () => {
  it('is an API key of its person: changed, and ended at once', async () => {
    const { owner, exchange, grant } = await granted();
    const { access_token: token } = Tokens.parse((await exchange()).body);
    expect(await spend(token)).toMatchObject({ status: 200 });
    const path = `/api/v1/me/api-keys/${grant?.id}`;
    expect(await service.patch(path, { cap_call: '0.01' }, owner.headers)).toMatchObject({
      status: 200,
      body: { cap_call: '0.01', cap_day: '1.00' },
    });
    expect(await spend(token)).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
    expect(await service.send('DELETE', path, { headers: owner.headers })).toMatchObject({ status: 204 });
    expect(await spend(token)).toMatchObject({ status: 401, body: { code: 'access_token_invalid' } });
  });

  it('without the scope to spend buys nothing, and without the one to read it reads nothing of its account', async () => {
    const { owner, exchange, grant } = await granted({ scopes: ['search'] });
    const { access_token: token } = Tokens.parse((await exchange()).body);
    expect(await spend(token)).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
    const refused = await service.get('/api/v1/auth/me', bearer(token));
    expect(refused).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="account", resource_metadata="${service.url}/.well-known/oauth-protected-resource"`,
    );
    const more = { cap_call: '1', cap_day: '1', cap_total: '1' };
    expect(await service.patch(`/api/v1/me/api-keys/${grant?.id}`, more, owner.headers)).toMatchObject({ status: 400 });
  });

  it('of an admin makes nobody an admin', async () => {
    const admin = await browserLogin(service);
    const { clientId, verifier, url } = await asking({ scope: 'search account' });
    const { redirect_uri: back } = await answerConsent(service, admin, await openConsent(service, url), { scopes: ['search', 'account'] });
    const code = new URL(back).searchParams.get('code') ?? '';
    const answer = await form('token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    });
    const { access_token: token } = Tokens.parse(answer.body);
    expect(await service.get('/api/v1/auth/me', bearer(token))).toMatchObject({ status: 200 });
    expect(await service.get('/api/v1/admin/users', bearer(token))).toMatchObject({ status: 403 });
  });

  it('with the scope to sell publishes for its person, and reads what that earns, but not the account', async () => {
    const { exchange, owner } = await granted({ scopes: ['search', 'sell'] }, { scope: 'search sell' });
    const { access_token: token } = Tokens.parse((await exchange()).body);
    const asset = { title: 'Rain in Lima', asset_type: 'text', source_url: 'https://example.com/rain.txt', price_amount: '0.05' };
    const published = await service.post('/api/v1/admin/assets', asset, bearer(token));
    expect(published).toMatchObject({ status: 201, body: { owner_id: owner.userId } });
    expect(await service.get('/api/v1/me/revenue', bearer(token))).toMatchObject({ status: 200 });
    expect(await service.get('/api/v1/auth/me', bearer(token))).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
    expect(await service.get('/api/v1/me/api-keys', bearer(token))).toMatchObject({ status: 403 });
    const other = await granted();
    const { access_token: spender } = Tokens.parse((await other.exchange()).body);
    expect(await service.post('/api/v1/admin/assets', asset, bearer(spender))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    });
  });

  it('that spends has to have its limits', async () => {
    const owner = await person(service);
    const request = await openConsent(service, (await asking()).url);
    const answer = { request, accept: true, scopes: ['spend'], cap_call: '1' };
    expect(await service.post('/api/v1/oauth/answer', answer, owner.headers)).toMatchObject({ status: 400 });
  });

  it('gives nothing that was not asked for', async () => {
    const owner = await person(service);
    const request = await openConsent(service, (await asking({ scope: 'search' })).url);
    const answer = { ...usualAnswer, request, scopes: ['search', 'spend'] };
    expect(await service.post('/api/v1/oauth/answer', answer, owner.headers)).toMatchObject({ status: 400 });
    expect(await service.get('/api/v1/me/api-keys', owner.headers)).toMatchObject({ body: { items: [] } });
  });

  it('is refused by a person, and the client hears so', async () => {
    const { grant, back } = await granted({ accept: false });
    expect(grant).toBeNull();
    expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual(['access_denied', 'a state']);
  });
});

eachDatabase('a code', (open) => {
  let shared: Service;
  beforeAll(async () => {
    shared = service;
    service = await startService({ database: await open() });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    service = shared;
  });

  it('that is used twice ends the grant', async () => {
    const { exchange } = await granted();
    const { access_token: token } = Tokens.parse((await exchange()).body);
    expect(await exchange()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await spend(token)).toMatchObject({ status: 401 });
  });

  it('that is used twice at once gives no token that works', async () => {
    const { exchange } = await granted();
    const answers = await Promise.all([exchange(), exchange(), exchange()]);
    const tokens = answers.flatMap(({ body }) => Tokens.safeParse(body).data?.access_token ?? []);
    expect(tokens.length).toBeLessThanOrEqual(1);
    for (const token of tokens) expect(await spend(token)).toMatchObject({ status: 401 });
  });

  it('gives a refresh token that, used twice at once, gives no token that works', async () => {
    const { exchange, clientId } = await granted();
    const { refresh_token } = Tokens.parse((await exchange()).body);
    const refresh = () => form('token', { grant_type: 'refresh_token', client_id: clientId, refresh_token });
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    const tokens = answers.flatMap(({ body }) => Tokens.safeParse(body).data?.access_token ?? []);
    expect(tokens.length).toBeLessThanOrEqual(1);
    for (const token of tokens) expect(await spend(token)).toMatchObject({ status: 401 });
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another redirect URI', { redirect_uri: 'http://127.0.0.1:43119/other' }],
    ['another resource', { resource: 'https://elsewhere.example' }],
  ])('is not exchanged with %s, and then no more', async (_what, changes) => {
    const { exchange } = await granted();
    expect((await exchange(changes)).status).toBeGreaterThanOrEqual(400);
    expect((await exchange()).status).toBe(400);
  });
});

describe('a refresh token', () => {
  it('is replaced by each use, and its second use ends the grant', async () => {
    const { exchange, clientId } = await granted();
    const first = Tokens.parse((await exchange()).body);
    const refresh = (token: string) => form('token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token });
    const second = Tokens.parse((await refresh(first.refresh_token)).body);
    expect(await spend(second.access_token)).toMatchObject({ status: 200 });
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await spend(second.access_token)).toMatchObject({ status: 401 });
    expect(await refresh(second.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('that its client gives back ends the grant', async () => {
    const { exchange, clientId, owner } = await granted();
    const { access_token: token, refresh_token: refresh } = Tokens.parse((await exchange()).body);
    expect(await form('revoke', { token: 'never-issued', client_id: clientId })).toMatchObject({ status: 200, text: '' });
    expect(await form('revoke', { token: refresh, client_id: clientId, token_type_hint: 'refresh_token' })).toMatchObject({ status: 200 });
    expect(await spend(token)).toMatchObject({ status: 401 });
    expect(await service.get('/api/v1/me/api-keys', owner.headers)).toMatchObject({ body: { items: [] } });
  });
});

describe('a request of a client', () => {
  it.each([
    ['a redirect URI that is not registered', { redirect_uri: 'http://127.0.0.1:43119/callback/more' }],
    ['a redirect URI elsewhere', { redirect_uri: 'https://evil.example/' }],
    ['no such client', { client_id: 'nobody' }],
  ])('with %s goes back to nobody', async (_what, wanted) => {
    const { url } = await asking(wanted);
    const answer = await service.send('GET', url.pathname + url.search);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${service.url}/console/connect#error=`));
  });

  it('may name another port of the loopback', async () => {
    const { url } = await asking({ redirect_uri: 'http://127.0.0.1:50001/callback' });
    expect(await openConsent(service, url)).toContain('client_id=');
  });

  it.each([
    ['no code challenge', { code_challenge: '', code_challenge_method: '' }],
    ['a plain code challenge', { code_challenge_method: 'plain' }],
    ['another resource', { resource: 'https://elsewhere.example/mcp' }],
    ['a scope that there is not', { scope: 'everything' }],
  ])('with %s is refused at its client', async (_what, wanted) => {
    const { url } = await asking(wanted);
    const location = new URL((await service.send('GET', url.pathname + url.search)).headers.get('location') ?? '');
    expect(location.href).toMatch(/^http:\/\/127\.0\.0\.1:43119\/callback\?error=/);
    expect(location.searchParams.get('iss')).toBe(service.url);
  });

  it('that somebody changed is not answered', async () => {
    const owner = await person(service);
    const request = await openConsent(service, (await asking()).url);
    const changed = request.replace('search', 'sell');
    expect(await service.post('/api/v1/oauth/answer', { ...usualAnswer, request: changed }, owner.headers)).toMatchObject({ status: 400 });
  });

  it('is answered by a page of the service only', async () => {
    const owner = await person(service);
    const request = await openConsent(service, (await asking()).url);
    const elsewhere = { ...owner.headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await service.post('/api/v1/oauth/answer', { ...usualAnswer, request }, elsewhere)).toMatchObject({ status: 401 });
  });
});

describe('a credential at the doors of agents', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"usr_1"}').toString('base64url')}.`;

  it.each(['/mcp', '/a2a'])('that is wrong is refused at %s, with where to get one', async (door) => {
    for (const token of ['nonsense', `fba_${'x'.repeat(43)}`, unsigned]) {
      const answer = await service.post(door, ping, { ...bearer(token), accept: 'application/json, text/event-stream' });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe(
        `Bearer error="invalid_token", resource_metadata="${service.url}/.well-known/oauth-protected-resource${door}"`,
      );
    }
  });

  it('is not needed where strangers may call', async () => {
    expect(await service.post('/mcp', ping)).toMatchObject({ status: 200 });
  });

  it('is needed to pay with credit', async () => {
    const paying = { ...ping, method: 'tools/call', params: { name: 'timestamp', arguments: { pay: 'credit' } } };
    expect(await service.post('/mcp', paying)).toMatchObject({ status: 401 });
  });

  it('is described where the refusal says, as is the server that gives it', async () => {
    const resource = await service.get('/.well-known/oauth-protected-resource/mcp');
    expect(resource.body).toMatchObject({ resource: `${service.url}/mcp`, authorization_servers: [service.url] });
    const server = await service.get('/.well-known/oauth-authorization-server');
    expect(server.body).toMatchObject({ issuer: service.url, code_challenge_methods_supported: ['S256'] });
    expect(await service.get('/.well-known/oauth-protected-resource/elsewhere')).toMatchObject({ status: 404 });
  });
});
