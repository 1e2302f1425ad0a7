import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import {
  ApiKeyPage,
  CreateApiKey,
  CreatedApiKey,
  CreatedUser,
  CreateTopUp,
  CreateUser,
  Credit,
  Login,
  PageQuery,
  Register,
  Session,
  Setup,
  TopUp,
  UpdateMe,
  User,
  UserPage,
} from '@farebox/contract';
import { requireAccount, requireAdmin, type Caller } from '../accounts/caller.ts';
import type { Parts } from '../app.ts';
import { problem } from '../errors.ts';
import { formatAmount, requireAmount } from '../money.ts';
import { callerOf } from './caller.ts';
import { clientAddress, type Env } from './client-address.ts';
import { idempotencyKeyOf } from './request.ts';
import { answers, jsonBody, registryErrors } from './route-parts.ts';
import { throwInvalid } from './validation.ts';

const accountsTag = ['Accounts'];
const adminTag = ['Administration'];
const security = [{ bearer: [] }, { apiKey: [] }];
const Id = (name: string) =>
  z.object({
    id: z
      .string()
      .max(64)
      .openapi({ param: { name: 'id', in: 'path' }, example: name }),
  });

const routes = {
  register: createRoute({
    method: 'post',
    path: '/auth/register',
    operationId: 'register',
    tags: accountsTag,
    summary: 'Create an account and log in',
    request: jsonBody(Register),
    responses: { 201: answers(Session, 'Registered.'), ...registryErrors(400, 409, 429) },
  }),
  login: createRoute({
    method: 'post',
    path: '/auth/login',
    operationId: 'login',
    tags: accountsTag,
    summary: 'Log in for a bearer token',
    request: jsonBody(Login),
    responses: { 200: answers(Session, 'Logged in.'), ...registryErrors(400, 401, 429) },
  }),
  setup: createRoute({
    method: 'post',
    path: '/auth/setup',
    operationId: 'completeSetup',
    tags: accountsTag,
    summary: 'Set address and password through a set-up link, once',
    request: jsonBody(Setup),
    responses: { 200: answers(Session, 'Set up and logged in.'), ...registryErrors(400, 401, 409, 429) },
  }),
  logout: createRoute({
    method: 'post',
    path: '/auth/logout',
    operationId: 'logout',
    tags: accountsTag,
    summary: 'Close this session',
    security,
    responses: { 204: { description: 'Logged out.' }, ...registryErrors(401) },
  }),
  me: createRoute({
    method: 'get',
    path: '/auth/me',
    operationId: 'getMe',
    tags: accountsTag,
    summary: 'Who this credential is',
    security,
    responses: { 200: answers(User, 'The account.'), ...registryErrors(401) },
  }),
  updateMe: createRoute({
    method: 'patch',
    path: '/auth/me',
    operationId: 'updateMe',
    tags: accountsTag,
    summary: 'Change profile, password or payout wallet',
    security,
    request: jsonBody(UpdateMe),
    responses: { 200: answers(Session, 'The session with the account as it is now.'), ...registryErrors(400, 401, 403) },
  }),
  listKeys: createRoute({
    method: 'get',
    path: '/me/api-keys',
    operationId: 'listApiKeys',
    tags: accountsTag,
    summary: 'API keys of this account, the newest first',
    security,
    responses: { 200: answers(ApiKeyPage, 'The keys, without their secrets.'), ...registryErrors(401) },
  }),
  createKey: createRoute({
    method: 'post',
    path: '/me/api-keys',
    operationId: 'createApiKey',
    tags: accountsTag,
    summary: 'Create an API key; it is shown once',
    security,
    request: jsonBody(CreateApiKey),
    responses: { 201: answers(CreatedApiKey, 'The key.'), ...registryErrors(400, 401, 403, 409) },
  }),
  revokeKey: createRoute({
    method: 'delete',
    path: '/me/api-keys/{id}',
    operationId: 'revokeApiKey',
    tags: accountsTag,
    summary: 'Revoke an API key at once',
    security,
    request: { params: Id('key_01KA0000000000000000000000') },
    responses: { 204: { description: 'Revoked.' }, ...registryErrors(401, 403, 404) },
  }),
  credit: createRoute({
    method: 'get',
    path: '/me/credit',
    operationId: 'getCredit',
    tags: accountsTag,
    summary: 'Prepaid balance of this account',
    security,
    responses: { 200: answers(Credit, 'The balance.'), ...registryErrors(401) },
  }),
  listUsers: createRoute({
    method: 'get',
    path: '/admin/users',
    operationId: 'listUsers',
    tags: adminTag,
    summary: 'Accounts, the oldest first',
    security,
    request: { query: PageQuery },
    responses: { 200: answers(UserPage, 'A page of accounts.'), ...registryErrors(400, 401, 403) },
  }),
  createUser: createRoute({
    method: 'post',
    path: '/admin/users',
    operationId: 'createUser',
    tags: adminTag,
    summary: 'Create an owner for payout attribution',
    security,
    request: jsonBody(CreateUser),
    responses: { 201: answers(CreatedUser, 'The account.'), ...registryErrors(400, 401, 403, 409) },
  }),
  topUp: createRoute({
    method: 'post',
    path: '/admin/users/{id}/credit',
    operationId: 'topUpCredit',
    tags: adminTag,
    summary: 'Add prepaid credit; send an Idempotency-Key to be safe to repeat',
    security,
    request: { params: Id('usr_01KA0000000000000000000000'), ...jsonBody(CreateTopUp) },
    responses: { 201: answers(TopUp, 'What was added, and the balance after it.'), ...registryErrors(400, 401, 403, 404, 422) },
  }),
};

/** Accounts, sessions, API keys, prepaid credit: mounted at `/api/v1`. */
export function accountRoutes(parts: Parts): OpenAPIHono<Env> {
  const { accounts, sessions, apiKeys, topUps, setupLinks } = parts;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  const limited: MiddlewareHandler<Env> = async (c, next) => {
    parts.limits.auth.take(clientAddress(c, parts.config.trustedHops));
    await next();
  };
  for (const path of ['/auth/register', '/auth/login', '/auth/setup']) app.use(path, limited);

  const account = async (c: Context<Env>) => requireAccount(await callerOf(parts, c));
  const loggedIn = async (c: Context<Env>) => requireLogin(await callerOf(parts, c));
  const admin = async (c: Context<Env>) => requireAdmin(await callerOf(parts, c));

  app.openapi(routes.register, async (c) => {
    const { email, password, display_name: displayName } = c.req.valid('json');
    return c.json(await accounts.register({ email, password, displayName }), 201);
  });
  app.openapi(routes.login, async (c) => {
    const { email, password } = c.req.valid('json');
    return c.json(await accounts.login(email, password), 200);
  });
  app.openapi(routes.setup, async (c) => {
    const { token, email, password } = c.req.valid('json');
    return c.json(await setupLinks.complete(token, email, password), 200);
  });
  app.openapi(routes.logout, async (c) => {
    const { sessionHash } = await loggedIn(c);
    await sessions.close(sessionHash);
    return c.body(null, 204);
  });
  app.openapi(routes.me, async (c) => c.json(await accounts.user((await account(c)).accountId), 200));
  app.openapi(routes.updateMe, async (c) => {
    const { accountId } = await loggedIn(c);
    return c.json(await accounts.update(accountId, bearerToken(c), c.req.valid('json')), 200);
  });

  app.openapi(routes.listKeys, async (c) => c.json({ items: await apiKeys.list((await account(c)).accountId), next_cursor: null }, 200));
  app.openapi(routes.createKey, async (c) => c.json(await apiKeys.create((await loggedIn(c)).accountId, c.req.valid('json')), 201));
  app.openapi(routes.revokeKey, async (c) => {
    await apiKeys.revoke((await loggedIn(c)).accountId, c.req.valid('param').id);
    return c.body(null, 204);
  });
  app.openapi(routes.credit, async (c) => {
    const balance = await topUps.balance((await account(c)).accountId);
    return c.json({ balance: formatAmount(balance), currency: 'USD' as const }, 200);
  });

  app.openapi(routes.listUsers, async (c) => {
    await admin(c);
    const { limit, cursor } = c.req.valid('query');
    return c.json(await accounts.list({ limit, cursor }), 200);
  });
  app.openapi(routes.createUser, async (c) => {
    await admin(c);
    const { email, display_name: displayName, password } = c.req.valid('json');
    const user = await accounts.create({ email, displayName, password: password ?? null, role: 'owner' });
    const link = password === undefined ? `${parts.publicUrl()}/setup#token=${await setupLinks.make(user.id)}` : null;
    return c.json({ ...user, setup_url: link }, 201);
  });
  app.openapi(routes.topUp, async (c) => {
    const { accountId: grantedBy } = await admin(c);
    const { amount, note } = c.req.valid('json');
    const amountMicros = requireAmount('amount', amount);
    if (amountMicros === 0)
      throw problem('invalid_input', {
        message: 'amount must be more than 0',
        issues: [{ path: 'amount', message: 'must be more than 0' }],
      });
    const grant = { userId: c.req.valid('param').id, amountMicros, note: note ?? null, grantedBy, idempotencyKey: idempotencyKeyOf(c) };
    return c.json(await topUps.grant(grant), 201);
  });

  return app;
}

/** An agent's key must not change its owner's password or make further keys: that takes a login. */
function requireLogin(caller: Caller): Extract<Caller, { kind: 'account' }> {
  const account = requireAccount(caller);
  if (account.kind !== 'account')
    throw problem('forbidden', { hint: 'This needs a bearer token of POST /api/v1/auth/login, not an API key.' });
  return account;
}

/** The token that `requireLogin` has just accepted, to be given back with the updated session. */
function bearerToken(c: Context<Env>): string {
  return c.req.header('authorization')?.replace(/^Bearer +/i, '') ?? c.req.header('x-api-key') ?? '';
}
