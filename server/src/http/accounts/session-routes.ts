import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { EndedSessions, SessionList } from '@farebox/contract';
import { requireSession, sessionIdOf } from '../../accounts/sessions.ts';
import { rfc3339 } from '../../clock.ts';
import type { Env } from '../client-address.ts';
import { answers, bySession, idParam, registryErrors } from '../route-parts.ts';
import { throwInvalid } from '../validation.ts';
import type { AccountDoor, AccountParts } from './account-routes.ts';

const tags = ['Accounts'];

const listSessions = createRoute({
  method: 'get',
  path: '/me/sessions',
  operationId: 'listSessions',
  tags,
  summary: 'Where this account is logged in, the newest first',
  security: bySession,
  responses: { 200: answers(SessionList, 'The sessions, at most 100.'), ...registryErrors(401, 403) },
});

const endOtherSessions = createRoute({
  method: 'delete',
  path: '/me/sessions',
  operationId: 'endOtherSessions',
  tags,
  summary: 'Log out everywhere else',
  security: bySession,
  responses: { 200: answers(EndedSessions, 'How many ended.'), ...registryErrors(401, 403) },
});

const endSession = createRoute({
  method: 'delete',
  path: '/me/sessions/{id}',
  operationId: 'endSession',
  tags,
  summary: 'Log out one session',
  security: bySession,
  request: { params: idParam('ses_9f86d081884c7d659a2feaa0') },
  responses: { 204: { description: 'Ended.' }, ...registryErrors(400, 401, 403, 404) },
});

/** The sessions of the account. */
export function sessionRoutes({ sessions, database }: AccountParts, { callerOf }: AccountDoor): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });

  app.openapi(listSessions, async (c) => {
    const { accountId, sessionHash } = requireSession(await callerOf(c));
    const current = sessionIdOf(sessionHash);
    const items = (await sessions.list(accountId)).map((session) => ({
      id: session.id,
      kind: session.kind,
      device: session.device,
      is_current: session.id === current,
      created_at: rfc3339(session.createdAt),
      seen_at: session.seenAt === null ? null : rfc3339(session.seenAt),
      expires_at: rfc3339(session.expiresAt),
    }));
    return c.json({ items }, 200);
  });

  app.openapi(endOtherSessions, async (c) => {
    const { accountId, sessionHash } = requireSession(await callerOf(c));
    const ended = await database.write((queries) => sessions.endAll(queries, accountId, sessionHash));
    return c.json({ sessions: ended, api_keys: 0 }, 200);
  });

  app.openapi(endSession, async (c) => {
    const { accountId } = requireSession(await callerOf(c));
    await sessions.endOne(accountId, c.req.valid('param').id);
    return c.body(null, 204);
  });

  return app;
}
