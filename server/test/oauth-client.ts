import { Client, StreamableHTTPClientTransport, type OAuthClientProvider } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { AnsweredClient, type AnswerClient } from '@farebox/contract';
import { expect } from 'vitest';
import { browserLogin } from './browser-login.ts';
import type { RequestHeaders, Service } from './service.ts';

/** Where the client of a test has its user sent back to; nobody listens there. */
export const redirectUri = 'http://127.0.0.1:43119/callback';

interface AgentWithOAuth {
  /** Connects to `/mcp`, first without a token: a person is asked. */
  connect(): Promise<{ isConnected: boolean }>;
  finish(url: string): Promise<void>;
  call(name: string, input: Record<string, unknown>): Promise<unknown>;
  /** Where the person was sent. */
  asked(): URL;
  tokens(): Record<string, unknown>;
  /** Makes the access token one that nobody has issued: the next call has to refresh it. */
  spoil(): void;
  close(): Promise<void>;
}

type StoredTokens = Parameters<OAuthClientProvider['saveTokens']>[0];

/** What an MCP client keeps. @param documentUrl of its metadata document, which is how it is known; null: it registers */
function keeper(documentUrl: string | null) {
  const kept: { client?: object; tokens?: StoredTokens; verifier?: string; asked?: URL } =
    documentUrl === null ? {} : { client: { client_id: documentUrl } };
  const provider = {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: 'Test agent',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => kept.client as never,
    saveClientInformation: (client: object) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens: StoredTokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url: URL) => void (kept.asked = url),
    saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
  };
  return { kept, provider };
}

/** The official clients, by their names. */
export const oauthAgents = [
  ['client 2.4', (url: string, documentUrl: string | null = null) => agent(url, documentUrl, 'new')],
  ['client 1.32', (url: string, documentUrl: string | null = null) => agent(url, documentUrl, 'older')],
] as const;

function agent(url: string, documentUrl: string | null, version: 'new' | 'older'): AgentWithOAuth {
  const { kept, provider } = keeper(documentUrl);
  const address = new URL(`${url}/mcp?login=required`);
  const open = () =>
    version === 'new'
      ? {
          client: new Client({ name: 'test', version: '1' }),
          transport: new StreamableHTTPClientTransport(address, { authProvider: provider }),
        }
      : { client: new OlderClient({ name: 'test', version: '1' }), transport: new OlderTransport(address, { authProvider: provider }) };
  let current = open();
  const connect = async () => {
    current = open();
    await (current.client as Client).connect(current.transport);
  };
  return {
    async connect() {
      const failure = await connect().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (failure !== null && kept.asked === undefined) throw failure;
      return { isConnected: failure === null };
    },
    async finish(answered) {
      const { searchParams } = new URL(answered);
      const given = version === 'new' ? searchParams : (searchParams.get('code') ?? '');
      await (current.transport as StreamableHTTPClientTransport).finishAuth(given as URLSearchParams);
      await connect();
    },
    call: (name, input) => (current.client as Client).callTool({ name, arguments: input }),
    asked: () => kept.asked ?? new URL('about:blank'),
    tokens: () => ({ ...kept.tokens }),
    spoil() {
      if (kept.tokens !== undefined) kept.tokens.access_token = `fba_${'x'.repeat(43)}`;
    },
    close: () => current.client.close(),
  };
}

/** What a browser does with the request of a client: it follows it to the page of the service. @returns the fragment of that page */
export async function openConsent({ send }: Service, asked: URL): Promise<string> {
  const answer = await send('GET', asked.pathname + asked.search);
  expect(answer.status).toBe(302);
  const page = new URL(answer.headers.get('location') ?? '');
  expect(page.pathname).toBe('/console/connect');
  return page.hash.slice(1);
}

export const usualAnswer = { accept: true, scopes: ['search', 'spend'], cap_call: '0.10', cap_day: '1.00', cap_total: '5.00' } as const;

/** A person answers on the page. @returns where the browser goes on */
export async function answerConsent(service: Service, person: RequestHeaders, request: string, answer: Partial<AnswerClient> = {}) {
  const answered = await service.post('/api/v1/oauth/answer', { ...usualAnswer, ...answer, request }, person);
  expect(answered).toMatchObject({ status: 200 });
  return AnsweredClient.parse(answered.body);
}

/** A new account, logged in with a browser. */
export async function person(service: Service, credit = '10.00'): Promise<{ userId: string; headers: RequestHeaders; email: string }> {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = 'correct horse battery staple';
  const registered = await service.post('/api/v1/auth/register', { email, password });
  const { id: userId } = (registered.body as { user: { id: string } }).user;
  await service.post(`/api/v1/admin/users/${userId}/credit`, { amount: credit }, await service.asAdmin());
  return { userId, email, headers: await browserLogin(service, { email, password }) };
}
