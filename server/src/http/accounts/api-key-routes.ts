import { ApiKey, ApiKeyPage, CreateApiKey, CreatedApiKey, PageQuery, UpdateApiKey } from '@farebox/contract';
import { noCaps } from '../../accounts/caps.ts';
import { may } from '../../accounts/team-roles.ts';
import type { LoggedIn } from '../../accounts/sessions.ts';
import { apiKeyBody, capsIn, timeOf } from './account-bodies.ts';
import { listBody } from '../../surface/list-body.ts';
import type { AccountParts } from './account-parts.ts';
import { answers, idParam, jsonBody } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes } from '../routes.ts';

const inAccounts = routesOf({ tags: ['Accounts'], caller: 'session' });

const listApiKeys = inAccounts.get('/me/api-keys', {
  operationId: 'listApiKeys',
  summary: 'API keys of this account and its grants to clients of OAuth, the newest first',
  request: { query: PageQuery },
  responses: { 200: answers(ApiKeyPage, 'The keys that are not revoked, without their secrets.') },
});

const createApiKey = inAccounts.post('/me/api-keys', {
  operationId: 'createApiKey',
  right: 'keys',
  summary: 'Create an API key; it is shown once',
  problems: ['conflict'],
  request: jsonBody(CreateApiKey),
  responses: { 201: answers(CreatedApiKey, 'The key.') },
});

const updateApiKey = inAccounts.patch('/me/api-keys/{id}', {
  operationId: 'updateApiKey',
  right: 'keys',
  summary: 'Change the name, the caps or the services of an API key or a grant',
  problems: ['not_found'],
  request: { params: idParam('key_01KA0000000000000000000000'), ...jsonBody(UpdateApiKey) },
  responses: { 200: answers(ApiKey, 'The key as it is now.') },
});

const revokeApiKey = inAccounts.delete('/me/api-keys/{id}', {
  operationId: 'revokeApiKey',
  right: 'keys',
  summary: 'Revoke an API key at once',
  problems: ['not_found'],
  request: { params: idParam('key_01KA0000000000000000000000') },
  responses: { 204: { description: 'Revoked.' } },
});

/** API keys of the account. */
export function apiKeyRoutes(parts: AccountParts): Routes {
  const { apiKeys } = parts.accounts;
  const app = new Routes(parts);

  app.forCaller(listApiKeys, async (c, { accountId }) => {
    const { limit, cursor = null } = c.req.valid('query');
    return c.json(listBody(await apiKeys.list(accountId, { limit, cursor }), apiKeyBody), 200);
  });

  app.forCaller(createApiKey, async (c, { accountId, member }) => {
    const { name, services = null, expires_at: expires, ...given } = c.req.valid('json');
    const { apiKey, key } = await apiKeys.create(accountId, {
      name,
      services,
      ...noCaps,
      ...capsIn(given),
      expiresAt: timeOf(expires),
      membershipId: member?.membershipId ?? null,
    });
    return c.json({ ...apiKeyBody(apiKey), key }, 201);
  });

  app.forCaller(updateApiKey, async (c, caller) => {
    const { name, services, expires_at: expires, ...given } = c.req.valid('json');
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(services === undefined ? {} : { services }),
      ...capsIn(given),
      ...(expires === undefined ? {} : { expiresAt: timeOf(expires) }),
    };
    const changed = await apiKeys.change(caller.accountId, c.req.valid('param').id, changes, madeBy(caller));
    return c.json(apiKeyBody(changed), 200);
  });

  app.forCaller(revokeApiKey, async (c, caller) => {
    await apiKeys.revoke(caller.accountId, c.req.valid('param').id, madeBy(caller));
    return c.body(null, 204);
  });

  return app;
}

/** In a team, owners change every key, and others those that they made. */
function madeBy({ member }: LoggedIn): string | null {
  return member === undefined || may(member.role, 'manage') ? null : member.membershipId;
}
