import { AnswerClient, AnsweredClient, ConnectingClient } from '@farebox/contract';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { noCaps } from '../../accounts/caps.ts';
import { authorizationServer, doors, protectedResource, protectedResourcePath } from '../../accounts/oauth/endpoints.ts';
import type { Config } from '../../config.ts';
import { invalid, problem } from '../../errors.ts';
import type { Env } from '../../surface/client-address.ts';
import { corsHeaders } from '../../surface/headers.ts';
import { readBytes, readJson } from '../../surface/request.ts';
import { answers, jsonBody, typed } from '../../surface/route-parts.ts';
import { route, routesOf } from '../../surface/route.ts';
import type { AccountsRoom } from '../../accounts/accounts-room.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { apiKeyBody, capsIn, timeOf } from './account-bodies.ts';

const json = (description: string, example: Record<string, unknown>) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' as const }, example } },
});

const aboutResource = {
  tags: ['Accounts'],
  summary: 'Where clients of OAuth get tokens for this service (RFC 9728)',
  security: [{}],
  responses: { 200: json('The metadata.', { resource: 'https://farebox.example', authorization_servers: ['https://farebox.example'] }) },
};
const serviceMetadata = route.get(protectedResourcePath, { ...aboutResource, operationId: 'getProtectedResource' });
const doorMetadata = route.get(`${protectedResourcePath}/{door}`, {
  ...aboutResource,
  operationId: 'getProtectedDoor',
  summary: 'The same for one door of the service',
  problems: ['not_found'],
  request: { params: z.object({ door: z.string().max(20).meta({ example: 'mcp' }) }) },
});

const serverMetadata = route.get('/.well-known/oauth-authorization-server', {
  operationId: 'getAuthorizationServer',
  tags: ['Accounts'],
  summary: 'How clients of OAuth ask and get tokens (RFC 8414)',
  security: [{}],
  responses: { 200: json('The metadata.', { issuer: 'https://farebox.example' }) },
});

const inOAuth = { tags: ['Accounts'], security: [{}], limit: 'login' as const, body: 'own' as const };
const refusal = json('Refused, with the error of RFC 6749.', { error: 'invalid_grant', error_description: 'invalid code' });

const authorize = route.get('/oauth2/authorize', {
  ...inOAuth,
  operationId: 'authorizeClient',
  summary: 'Ask a person to let a client act for their account',
  description: 'For browsers. PKCE with S256 is required; clients are known by a metadata document, by registration, or by the operator.',
  isLenient: true,
  responses: { 302: { description: 'To the page that asks, or back to the client with an error.' } },
});

const form = (example: Record<string, string>) => ({
  problems: ['body_too_large' as const],
  request: {
    body: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
          example,
        },
      },
    },
  },
});

const token = route.post('/oauth2/token', {
  ...inOAuth,
  ...form({ grant_type: 'refresh_token', client_id: 'aBcDeF', refresh_token: 'fbr_...' }),
  operationId: 'getAccessToken',
  summary: 'Get an access token for a code or a refresh token',
  responses: { 200: json('The tokens.', { access_token: 'fba_...', token_type: 'Bearer', expires_in: 3600 }), 400: refusal, 401: refusal },
});

const register = route.post('/oauth2/register', {
  ...inOAuth,
  operationId: 'registerClient',
  summary: 'Register a client of OAuth (RFC 7591)',
  problems: ['body_too_large', 'unsupported_media_type'],
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object' },
          example: { client_name: 'An agent', redirect_uris: ['http://127.0.0.1:8765/callback'], token_endpoint_auth_method: 'none' },
        },
      },
    },
  },
  responses: { 201: json('The client.', { client_id: 'aBcDeF' }), 400: refusal },
});

const revoke = route.post('/oauth2/revoke', {
  ...inOAuth,
  ...form({ client_id: 'aBcDeF', token: 'fbr_...' }),
  operationId: 'revokeToken',
  summary: 'End a token, and with a refresh token its grant (RFC 7009)',
  responses: { 200: { description: 'It is ended, or never was.' }, 400: refusal, 401: refusal },
});

interface OAuthRouteParts extends RouteParts {
  config: RouteParts['config'] & Pick<Config, 'without'>;
  accounts: RouteParts['accounts'] & Pick<AccountsRoom, 'oauth'>;
}

/** The authorization server, at the root of the service. */
export function oauthRoutes(parts: OAuthRouteParts): Routes {
  const { publicUrl } = parts;
  const { oauth } = parts.accounts;
  const app = new Routes(parts);
  const metadata = { 'Cache-Control': 'public, max-age=300' };

  app.plain(serviceMetadata, (c) => c.json(protectedResource(publicUrl()), 200, metadata));
  app.openapi(doorMetadata, (c) => {
    const door = doors.find((each) => each === c.req.valid('param').door);
    if (door === undefined || parts.config.without.some((room) => room === door)) throw problem('not_found');
    return typed(c.json(protectedResource(publicUrl(), door), 200, metadata));
  });
  app.plain(serverMetadata, (c) => c.json(authorizationServer(publicUrl()), 200, metadata));

  app.plain(authorize, async (c) => {
    const answer = await oauth.authorize(new URL(c.req.url).searchParams);
    return own(answer);
  });
  app.plain(token, async (c) => own(await oauth.answerForm('token', await formOf(c), c.req.header('authorization'))));
  app.plain(revoke, async (c) => own(await oauth.answerForm('revoke', await formOf(c), c.req.header('authorization'))));
  app.plain(register, async (c) => {
    const metadataOfClient = await readJson(c, bytesMax);
    if (typeof metadataOfClient !== 'object' || metadataOfClient === null) throw invalid('body', 'body must be an object');
    return own(await oauth.register(metadataOfClient));
  });
  return app;
}

const bytesMax = 16 * 1024;

/** Only what the endpoints of OAuth say: no cookie of the library gets out. */
function own(answer: Response): Response {
  const headers = new Headers({ ...corsHeaders, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  for (const name of ['content-type', 'location', 'www-authenticate']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

async function formOf(c: Context<Env>): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(c, bytesMax)));
}

const forPeople = routesOf({ tags: ['Accounts'], caller: 'session' });

const client = forPeople.get('/oauth/client', {
  operationId: 'getConnectingClient',
  isPersonal: true,
  summary: 'A client of OAuth that asks to be connected',
  problems: ['not_found'],
  request: { query: z.object({ client_id: z.string().min(1).max(500).meta({ example: 'https://assistant.example/oauth/client.json' }) }) },
  responses: { 200: answers(ConnectingClient, 'The client.') },
});

const answerClient = forPeople.post('/oauth/answer', {
  operationId: 'answerClient',
  right: 'keys',
  summary: 'Let a client act for this account, or refuse',
  description: 'The grant is an API key of the account: it is listed, changed and revoked as one.',
  problems: ['conflict', 'not_found'],
  request: jsonBody(AnswerClient),
  responses: { 200: answers(AnsweredClient, 'Where the browser goes on.') },
});

/** What the consent page asks, to be mounted at `/api/v1`. */
export function connectionRoutes(parts: OAuthRouteParts): Routes {
  const { oauth } = parts.accounts;
  const app = new Routes(parts);

  app.openapi(client, async (c) => {
    const { clientId, name, uri, redirectUris, isDocument } = await oauth.client(c.req.valid('query').client_id);
    return c.json({ client_id: clientId, name, uri, redirect_uris: [...redirectUris], is_document: isDocument }, 200);
  });

  app.forCaller(answerClient, async (c, person) => {
    const { request, accept, scopes, services = null, ...limits } = c.req.valid('json');
    const { url, grant } = await oauth.decide(person, {
      request,
      isAccepted: accept,
      scopes,
      services,
      ...noCaps,
      ...capsIn(limits),
      expiresAt: timeOf(limits.expires_at),
    });
    return c.json({ redirect_uri: url, api_key: grant === null ? null : apiKeyBody(grant) }, 200);
  });

  return app;
}
