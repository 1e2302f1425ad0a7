import { AdminUser, AdminUserDetails, ApiKeyPage, EndedSessions, EndSessions, PageQuery, SuspendUser, UpdateUser } from '@farebox/contract';
import { requireAdminSession } from '../../accounts/sessions.ts';
import { storedBytes } from '../../assets/owner-standing.ts';
import { adminUserBody, apiKeyBody } from './account-bodies.ts';
import { listBody } from '../../surface/list-body.ts';
import { callerOf } from '../../surface/caller.ts';
import type { AccountParts } from './account-parts.ts';
import { answers, forAdmins, idParam, jsonBody } from '../../surface/route-parts.ts';
import { Routes } from '../routes.ts';

const params = idParam('usr_01KA0000000000000000000000');

const getUser = forAdmins.get('/admin/users/{id}', {
  operationId: 'getUser',
  summary: 'One account, and how much it stores',
  problems: ['not_found'],
  request: { params },
  responses: { 200: answers(AdminUserDetails, 'The account.') },
});

const updateUser = forAdmins.patch('/admin/users/{id}', {
  operationId: 'updateUser',
  summary: 'Change how much an account may store',
  problems: ['not_found'],
  request: { params, ...jsonBody(UpdateUser) },
  responses: { 200: answers(AdminUser, 'The account as it is now.') },
});

const suspendUser = forAdmins.post('/admin/users/{id}/suspend', {
  operationId: 'suspendUser',
  summary: 'Suspend an account: sessions end, keys are refused, assets are not sold, payouts wait',
  problems: ['conflict', 'not_found'],
  request: { params, ...jsonBody(SuspendUser) },
  responses: {
    200: answers(AdminUser, 'Suspended. What buyers have paid for is still delivered.'),
  },
});

const resumeUser = forAdmins.post('/admin/users/{id}/resume', {
  operationId: 'resumeUser',
  summary: 'Resume a suspended account',
  problems: ['not_found'],
  request: { params },
  responses: { 200: answers(AdminUser, 'Its keys work, and its assets are sold again.') },
});

const endSessions = forAdmins.post('/admin/users/{id}/end-sessions', {
  operationId: 'endSessions',
  summary: 'End every session of an account, and every API key if asked',
  problems: ['not_found'],
  request: { params, ...jsonBody(EndSessions) },
  responses: { 200: answers(EndedSessions, 'How many ended.') },
});

const listKeysOfUser = forAdmins.get('/admin/users/{id}/api-keys', {
  operationId: 'listApiKeysOfUser',
  summary: 'API keys of an account, the newest first',
  request: { params, query: PageQuery },
  responses: { 200: answers(ApiKeyPage, 'The keys that are not revoked, without their secrets.') },
});

const revokeAnyKey = forAdmins.delete('/admin/api-keys/{id}', {
  operationId: 'revokeAnyApiKey',
  summary: 'Revoke an API key of any account at once',
  problems: ['not_found'],
  request: { params: idParam('key_01KA0000000000000000000000') },
  responses: { 204: { description: 'Revoked.' } },
});

/** How an admin brakes accounts. */
export function adminStandingRoutes(parts: AccountParts): Routes {
  const { database, log } = parts;
  const { accounts, apiKeys, standing } = parts.accounts;
  const app = new Routes(parts);

  app.openapi(getUser, async (c) => {
    requireAdminSession(await callerOf(parts, c));
    const account = await accounts.get(c.req.valid('param').id);
    return c.json({ ...adminUserBody(account), stored_bytes: await storedBytes(database.read, account.id) }, 200);
  });

  app.openapi(updateUser, async (c) => {
    const { accountId: actorId } = requireAdminSession(await callerOf(parts, c));
    const { storage_quota_bytes: bytes } = c.req.valid('json');
    return c.json(adminUserBody(await standing.setQuota(c.req.valid('param').id, bytes, { actorId })), 200);
  });

  app.openapi(suspendUser, async (c) => {
    const { accountId: actorId } = requireAdminSession(await callerOf(parts, c));
    const { reason = null } = c.req.valid('json');
    const account = await standing.suspend(c.req.valid('param').id, { actorId, reason });
    log.warn({ account: account.id, by: actorId }, 'account suspended');
    return c.json(adminUserBody(account), 200);
  });

  app.openapi(resumeUser, async (c) => {
    const { accountId: actorId } = requireAdminSession(await callerOf(parts, c));
    const account = await standing.resume(c.req.valid('param').id, { actorId });
    log.warn({ account: account.id, by: actorId }, 'account resumed');
    return c.json(adminUserBody(account), 200);
  });

  app.openapi(endSessions, async (c) => {
    const { accountId: actorId } = requireAdminSession(await callerOf(parts, c));
    const { revoke_keys: alsoKeys = false } = c.req.valid('json');
    const ended = await standing.endSessions(c.req.valid('param').id, { actorId, alsoKeys });
    return c.json({ sessions: ended.sessions, api_keys: ended.apiKeys }, 200);
  });

  app.openapi(listKeysOfUser, async (c) => {
    requireAdminSession(await callerOf(parts, c));
    const { limit, cursor = null } = c.req.valid('query');
    return c.json(listBody(await apiKeys.list(c.req.valid('param').id, { limit, cursor }), apiKeyBody), 200);
  });

  app.openapi(revokeAnyKey, async (c) => {
    const { accountId: actorId } = requireAdminSession(await callerOf(parts, c));
    await standing.revokeKey(c.req.valid('param').id, { actorId });
    return c.body(null, 204);
  });

  return app;
}
