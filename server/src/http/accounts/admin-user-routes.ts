import { AdminUser, CreatedUser, CreateUser, SetupLink, UserListQuery, UserPage } from '@farebox/contract';
import type { Account } from '../../accounts/account.ts';
import type { PageRequest } from '../../storage/page.ts';
import { requireAdminSession } from '../../accounts/sessions.ts';
import { setupUrl } from '../../accounts/setup-links.ts';
import { adminUserBody, setupLinkBody, userBody } from './account-bodies.ts';
import { listBody } from '../../surface/list-body.ts';
import { callerOf } from '../../surface/caller.ts';
import type { AccountParts } from './account-parts.ts';
import { csvList, listed } from '../listings.ts';
import { answers, forAdmins, idParam, jsonBody } from '../../surface/route-parts.ts';
import { Routes } from '../routes.ts';

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
    requireAdminSession(await callerOf(parts, c));
    const { limit, cursor = null, format, email, role } = c.req.valid('query');
    const list = (page: PageRequest) => accounts.list(page, { email, role });
    if (format === 'csv') return csvList(c, { fileName: 'users.csv', columns: userColumns, list, cursor, cells: userCells });
    return c.json(listBody(await list({ limit, cursor }), adminUserBody), 200);
  });

  app.openapi(createUser, async (c) => {
    const admin = requireAdminSession(await callerOf(parts, c));
    const { email, password, display_name: displayName, payout_wallet: payoutWallet } = c.req.valid('json');
    const { account, setupLink } = await accounts.createOwner({ email, password, displayName, payoutWallet }, admin.accountId);
    log.info({ account: account.id, by: admin.accountId }, 'owner created');
    return c.json(
      { ...userBody(account), setup_url: setupLink === null ? null : setupUrl(publicUrl(), setupLink.token, account.email) },
      201,
    );
  });

  app.openapi(createSetupLink, async (c) => {
    const admin = requireAdminSession(await callerOf(parts, c));
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
