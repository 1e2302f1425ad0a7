import {
  AdminUser,
  CreatedUser,
  CreateUser,
  SetupLink,
  UserListQuery,
  UserPage,
  AdminUserDetails,
  ApiKeyPage,
  EndedSessions,
  EndSessions,
  PageQuery,
  SuspendUser,
  UpdateUser,
} from '@farebox/contract';
import type { Account } from '../../accounts/account.ts';
import { formatAmount } from '../../money.ts';
import type { PageRequest } from '../../storage/page.ts';
import { setupUrl } from '../../accounts/setup-links.ts';
import { adminUserBody, setupLinkBody, userBody, apiKeyBody } from './account-bodies.ts';
import { listBody } from '../../surface/list-body.ts';
import type { AccountParts } from './account-parts.ts';
import { csvList, listed } from '../listings.ts';
import { answers, forAdmins, idParam, jsonBody } from '../../surface/route-parts.ts';
import { Routes } from '../routes.ts';
import { storedBytes } from '../../assets/owner-standing.ts';

const userColumns = AdminUser.keyof().options;

const listUsers = forAdmins.get('/admin/users', {
  operationId: 'listUsers',
  summary: 'Accounts, the newest first',
  request: { query: UserListQuery },
  responses: { 200: listed(UserPage, 'A page of accounts.', userColumns) },
});

const createUser = forAdmins.post('/admin/users', {
  operationId: 'createUser',
  summary: 'Create an owner for payout attribution',
  problems: ['email_taken'],
  request: jsonBody(CreateUser),
  responses: { 201: answers(CreatedUser, 'The account.') },
});

const createSetupLink = forAdmins.post('/admin/users/{id}/setup-link', {
  operationId: 'createSetupLink',
  summary: 'Create a link with which the owner of an account sets a new password',
  problems: ['not_found'],
  request: { params: idParam('usr_01KA0000000000000000000000') },
  responses: { 201: answers(SetupLink, 'Works once, for 24 hours; earlier links stop working.') },
});

/** Accounts, for admins. */
export function adminUserRoutes(parts: AccountParts): Routes {
  const { log, publicUrl } = parts;
  const { accounts } = parts.accounts;
  const app = new Routes(parts);

  app.openapi(listUsers, async (c) => {
    const { limit, cursor = null, format, order, email, role } = c.req.valid('query');
    const list = (page: PageRequest) => accounts.list({ ...page, order }, { email, role });
    if (format === 'csv') return csvList(c, { fileName: 'users.csv', columns: userColumns, list, cursor, cells: userCells });
    return c.json(listBody(await list({ limit, cursor }), adminUserBody), 200);
  });

  app.forCaller(createUser, async (c, admin) => {
    const { email, password, display_name: displayName, payout_wallet: payoutWallet } = c.req.valid('json');
    const { account, setupLink } = await accounts.createOwner({ email, password, displayName, payoutWallet }, admin.accountId);
    log.info({ account: account.id, by: admin.accountId }, 'owner created');
    return c.json(
      { ...userBody(account), setup_url: setupLink === null ? null : setupUrl(publicUrl(), setupLink.token, account.email) },
      201,
    );
  });

  app.forCaller(createSetupLink, async (c, admin) => {
    const { account, setupLink } = await accounts.newSetupLink(c.req.valid('param').id, admin.accountId);
    log.info({ account: account.id, by: admin.accountId }, 'set-up link made');
    return c.json(setupLinkBody(publicUrl(), account, setupLink), 201);
  });

  return app;
}

/** The wallet as one text. Source: CAIP-10. */
function userCells(account: Account) {
  const { payout_wallet: wallet, ...user } = adminUserBody(account);
  return { ...user, payout_wallet: wallet === null ? null : `${wallet.network}:${wallet.address}` };
}

const params = idParam('usr_01KA0000000000000000000000');

const getUser = forAdmins.get('/admin/users/{id}', {
  operationId: 'getUser',
  summary: 'One account, how much it stores and its credit',
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
  const { topUps } = parts.credit;
  const app = new Routes(parts);

  app.openapi(getUser, async (c) => {
    const account = await accounts.get(c.req.valid('param').id);
    const [stored, credit, test] = await Promise.all([
      storedBytes(database.read, account.id),
      topUps.balance(account.id),
      topUps.balance(account.id, true),
    ]);
    const balances = { credit_balance: formatAmount(credit), test_credit_balance: formatAmount(test) };
    return c.json({ ...adminUserBody(account), stored_bytes: stored, ...balances }, 200);
  });

  app.forCaller(updateUser, async (c, { accountId: actorId }) => {
    const { storage_quota_bytes: bytes } = c.req.valid('json');
    return c.json(adminUserBody(await standing.setQuota(c.req.valid('param').id, bytes, { actorId })), 200);
  });

  app.forCaller(suspendUser, async (c, { accountId: actorId }) => {
    const { reason = null } = c.req.valid('json');
    const account = await standing.suspend(c.req.valid('param').id, { actorId, reason });
    log.warn({ account: account.id, by: actorId }, 'account suspended');
    return c.json(adminUserBody(account), 200);
  });

  app.forCaller(resumeUser, async (c, { accountId: actorId }) => {
    const account = await standing.resume(c.req.valid('param').id, { actorId });
    log.warn({ account: account.id, by: actorId }, 'account resumed');
    return c.json(adminUserBody(account), 200);
  });

  app.forCaller(endSessions, async (c, { accountId: actorId }) => {
    const { revoke_keys: alsoKeys = false } = c.req.valid('json');
    const ended = await standing.endSessions(c.req.valid('param').id, { actorId, alsoKeys });
    return c.json({ sessions: ended.sessions, api_keys: ended.apiKeys }, 200);
  });

  app.openapi(listKeysOfUser, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    return c.json(listBody(await apiKeys.list(c.req.valid('param').id, { limit, cursor }), apiKeyBody), 200);
  });

  app.forCaller(revokeAnyKey, async (c, { accountId: actorId }) => {
    await standing.revokeKey(c.req.valid('param').id, { actorId });
    return c.body(null, 204);
  });

  return app;
}
