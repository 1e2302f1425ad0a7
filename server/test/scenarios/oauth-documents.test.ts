import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerConsent, oauthAgents, openConsent, person, redirectUri } from '../oauth-client.ts';
import { startService, type Service } from '../service.ts';

let service: Service;
let read = 0;
const documents: Record<string, RequestListener> = {
  '/good.json': (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(documentOf('/good.json'))),
  '/liar.json': (_request, response) => void response.end(JSON.stringify(documentOf('/good.json'))),
  '/huge.json': (_request, response) => void response.end(JSON.stringify({ ...documentOf('/huge.json'), client_name: 'x'.repeat(20_000) })),
  '/moved.json': (_request, response) => void response.writeHead(302, { location: '/good.json' }).end(),
  '/slow.json': () => undefined,
  '/missing.json': (_request, response) => void response.writeHead(404).end(),
  '/page.json': (_request, response) => void response.end('<html></html>'),
  '/script.json': (_request, response) =>
    void response.end(JSON.stringify({ ...documentOf('/script.json'), redirect_uris: ['javascript:alert(1)'] })),
  '/secret.json': (_request, response) =>
    void response.end(JSON.stringify({ ...documentOf('/secret.json'), token_endpoint_auth_method: 'client_secret_basic' })),
};
const host = createServer((request, response) => {
  read += 1;
  documents[request.url ?? '']?.(request, response);
});
const addressOf = (path: string) => `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`;
const documentOf = (path: string) => ({ client_id: addressOf(path), client_name: 'Assistant', redirect_uris: [redirectUri] });

beforeAll(async () => {
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  service = await startService();
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await service[Symbol.asyncDispose]();
});

const verifier = 'v'.repeat(43);
const asks = (clientId: string, to: Service = service) =>
  new URL(
    `${to.url}/oauth2/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'search',
      code_challenge: hash('sha256', verifier, 'base64url'),
      code_challenge_method: 'S256',
    }).toString()}`,
  );

describe('a client that is known by the address of its document', () => {
  it('is asked for by what its document says, and read once in an hour', async () => {
    const owner = await person(service);
    const clientId = addressOf('/good.json');
    const before = read;
    const request = await openConsent(service, asks(clientId));
    await openConsent(service, asks(clientId));
    expect(read - before).toBe(1);
    expect(await service.get(`/api/v1/oauth/client?client_id=${encodeURIComponent(clientId)}`, owner.headers)).toMatchObject({
      body: { name: 'Assistant', is_document: true, redirect_uris: [redirectUri] },
    });
    const { redirect_uri: back } = await answerConsent(service, owner.headers, request, { scopes: ['search'] });
    const code = new URL(back).searchParams.get('code') ?? '';
    const members = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier, redirect_uri: redirectUri };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const exchanged = await service.send('POST', '/oauth2/token', { headers, body: new URLSearchParams(members).toString() });
    expect(exchanged).toMatchObject({ status: 200, body: { token_type: 'Bearer', refresh_token: expect.any(String) } });
  });

  it.each(oauthAgents)('buys with the official %s', async (_name, connectAgent) => {
    const { headers } = await person(service);
    const agent = connectAgent(service.url, addressOf('/good.json'));
    expect(await agent.connect()).toEqual({ isConnected: false });
    await agent.finish((await answerConsent(service, headers, await openConsent(service, agent.asked()))).redirect_uri);
    expect(await agent.call('timestamp', { pay: 'credit' })).toMatchObject({ structuredContent: { status: 'ok' } });
    expect(await service.get('/api/v1/me/api-keys', headers)).toMatchObject({ body: { items: [{ client_id: addressOf('/good.json') }] } });
    await agent.close();
  });

  it.each(['/liar.json', '/huge.json', '/moved.json', '/page.json', '/script.json', '/secret.json', '/slow.json', '/missing.json'])(
    'is unknown where the document is %s',
    async (path) => {
      const url = asks(addressOf(path));
      const answer = await service.send('GET', url.pathname + url.search);
      expect(answer.headers.get('location')).toMatch(/\/console\/connect#error=/);
    },
  );

  it('is unknown at a private address, which is not asked', async () => {
    await using strict = await startService({ settings: { FAREBOX_ALLOW_PRIVATE_ADDRESSES: '0' } });
    const before = read;
    for (const clientId of [
      addressOf('/good.json'),
      addressOf('/good.json').replace('http:', 'https:'),
      'https://169.254.169.254/latest',
    ]) {
      const url = asks(clientId, strict);
      expect((await strict.send('GET', url.pathname + url.search)).headers.get('location')).toMatch(/\/console\/connect#error=/);
    }
    expect(read).toBe(before);
  });
});
