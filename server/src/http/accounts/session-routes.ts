import { EndedSessions, SessionList } from '@farebox/contract';
import { sessionIdOf } from '../../accounts/sessions.ts';
import { optionalTime, rfc3339 } from '../../clock.ts';
import { answers, idParam } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes } from '../routes.ts';
import type { AccountParts } from './account-parts.ts';

const inAccounts = routesOf({ tags: ['Accounts'], caller: 'session', isPersonal: true });

const listSessions = inAccounts.get('/me/sessions', {
  operationId: 'listSessions',
  summary: 'Where this account is logged in, the newest first',
  responses: { 200: answers(SessionList, 'The sessions, at most 100.') },
});

const endOtherSessions = inAccounts.delete('/me/sessions', {
  operationId: 'endOtherSessions',
  summary: 'Log out everywhere else',
  responses: { 200: answers(EndedSessions, 'How many ended.') },
});

const endSession = inAccounts.delete('/me/sessions/{id}', {
  operationId: 'endSession',
  summary: 'Log out one session',
  problems: ['not_found'],
  request: { params: idParam('ses_9f86d081884c7d659a2feaa0') },
  responses: { 204: { description: 'Ended.' } },
});

/** The sessions of the account. */
export function sessionRoutes(parts: AccountParts): Routes {
  const { database } = parts;
  const { sessions } = parts.accounts;
  const app = new Routes(parts);

  app.forCaller(listSessions, async (c, { accountId, sessionHash }) => {
    const current = sessionIdOf(sessionHash);
    const items = (await sessions.list(accountId)).map((session) => ({
      id: session.id,
      kind: session.kind,
      device: session.device,
      is_current: session.id === current,
      created_at: rfc3339(session.createdAt),
      seen_at: optionalTime(session.seenAt),
      expires_at: rfc3339(session.expiresAt),
    }));
    return c.json({ items }, 200);
  });

  app.forCaller(endOtherSessions, async (c, { accountId, sessionHash }) => {
    const ended = await database.write((queries) => sessions.endAll(queries, accountId, sessionHash));
    return c.json({ sessions: ended, api_keys: 0 }, 200);
  });

  app.forCaller(endSession, async (c, { accountId }) => {
    await sessions.endOne(accountId, c.req.valid('param').id);
    return c.body(null, 204);
  });

  return app;
}
