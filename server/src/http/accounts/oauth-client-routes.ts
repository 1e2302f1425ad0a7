import { z } from '@hono/zod-openapi';
import { CreatedOAuthClient, CreateOAuthClient, OAuthClientPage, PageQuery, type OAuthClient } from '@farebox/contract';
import type { AccountsRoom } from '../../accounts/accounts-room.ts';
import type { ListedClient } from '../../accounts/oauth/clients.ts';
import { optionalTime } from '../../clock.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forAdmins, jsonBody } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

const list = forAdmins.get('/admin/oauth-clients', {
  operationId: 'listOAuthClients',
  summary: 'Clients of OAuth that have asked, or that an admin has entered',
  request: { query: PageQuery },
  responses: { 200: answers(OAuthClientPage, 'A page of clients.') },
});

const create = forAdmins.post('/admin/oauth-clients', {
  operationId: 'createOAuthClient',
  summary: 'Enter a client of OAuth',
  description:
    'For clients that neither describe themselves at an address nor register. People are asked before it may act, as with every client.',
  request: jsonBody(CreateOAuthClient),
  responses: { 201: answers(CreatedOAuthClient, 'The client, with its secret if it has one.') },
});

const remove = forAdmins.delete('/admin/oauth-clients', {
  operationId: 'removeOAuthClient',
  summary: 'Forget a client of OAuth and end every grant to it',
  problems: ['not_found'],
  request: { query: z.object({ client_id: z.string().min(1).max(500).meta({ example: 'aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeF' }) }) },
  responses: { 204: { description: 'Removed. A client that describes itself, or registers, can ask again.' } },
});

/** Clients of OAuth, for admins; to be mounted at `/api/v1`. */
export function oauthClientRoutes(parts: RouteParts & { accounts: Pick<AccountsRoom, 'oauth'> }): Routes {
  const { oauth } = parts.accounts;
  const app = new Routes(parts);

  app.openapi(list, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    return c.json(listBody(await oauth.clients({ limit, cursor }), clientBody), 200);
  });

  app.forCaller(create, async (c, admin) => {
    const { name, redirect_uris: redirectUris, has_secret: hasSecret } = c.req.valid('json');
    const { clientId, secret } = await oauth.enterClient(admin, { name, redirectUris, hasSecret });
    return c.json({ client_id: clientId, client_secret: secret }, 201);
  });

  app.forCaller(remove, async (c, admin) => {
    await oauth.removeClient(c.req.valid('query').client_id, admin.accountId);
    return c.body(null, 204);
  });

  return app;
}

function clientBody({ clientId, name, origin, redirectUris, hasSecret, grants, createdAt }: ListedClient): OAuthClient {
  const body = { client_id: clientId, name, origin, redirect_uris: redirectUris, has_secret: hasSecret, grants };
  return { ...body, created_at: optionalTime(createdAt) };
}
