import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { AdminUser, CreatedUser, CreateUser, SetupLink, UserListQuery, UserPage } from '@farebox/contract';
import type { Account } from '../../accounts/account.ts';
import type { PageRequest } from '../../storage/page.ts';
import { requireAdminSession } from '../../accounts/sessions.ts';
import { setupUrl } from '../../accounts/setup-links.ts';
import { adminUserBody, listBody, setupLinkBody, userBody } from './account-bodies.ts';
import type { AccountDoor, AccountParts } from './account-routes.ts';
import type { Env } from '../client-address.ts';
import { csvList, listed } from '../listings.ts';
import { answers, bySession, idParam, jsonBody, registryErrors } from '../route-parts.ts';
import { throwInvalid } from '../validation.ts';

const tags = ['Administration'];
const userColumns = AdminUser.keyof().options;

const listUsers = createRoute({
  method: 'get',
  path: '/admin/users',
  operationId: 'listUsers',
  tags,
  summary: 'Accounts, the newest first',
  security: bySession,
  request: { query: UserListQuery },
  responses: { 200: listed(UserPage, 'A page of accounts.', userColumns), ...registryErrors(400, 401, 403) },
});

const createUser = createRoute({
  method: 'post',
  path: '/admin/users',
  operationId: 'createUser',
  tags,
  summary: 'Create an owner for payout attribution',
  security: bySession,
  request: jsonBody(CreateUser),
  responses: { 201: answers(CreatedUser, 'The account.'), ...registryErrors(400, 401, 403, 409, 503) },
});

const createSetupLink = createRoute({
  method: 'post',
  path: '/admin/users/{id}/setup-link',
  operationId: 'createSetupLink',
  tags,
  summary: 'Create a link with which the owner of an account sets a new password',
  security: bySession,
  request: { params: idParam('usr_01KA0000000000000000000000') },
  responses: { 201: answers(SetupLink, 'Works once, for 24 hours; earlier links stop working.'), ...registryErrors(400, 401, 403, 404) },
});

/** Accounts, for admins. */
export function adminUserRoutes({ accounts, log, publicUrl }: AccountParts, { callerOf }: AccountDoor): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });

  app.openapi(listUsers, async (c) => {
    requireAdminSession(await callerOf(c));
    const { limit, cursor = null, format, email, role } = c.req.valid('query');
    const list = (page: PageRequest) => accounts.list(page, { email, role });
    if (format === 'csv') return csvList(c, { fileName: 'users.csv', columns: userColumns, list, cursor, cells: userCells });
    return c.json(listBody(await list({ limit, cursor }), adminUserBody), 200);
  });

  app.openapi(createUser, async (c) => {
    const admin = requireAdminSession(await callerOf(c));
    const { email, password, display_name: displayName, payout_wallet: payoutWallet } = c.req.valid('json');
    const { account, setupLink } = await accounts.createOwner({ email, password, displayName, payoutWallet }, admin.accountId);
    log.info({ account: account.id, by: admin.accountId }, 'owner created');
    return c.json(
      { ...userBody(account), setup_url: setupLink === null ? null : setupUrl(publicUrl(), setupLink.token, account.email) },
      201,
    );
  });

  app.openapi(createSetupLink, async (c) => {
    const admin = requireAdminSession(await callerOf(c));
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
