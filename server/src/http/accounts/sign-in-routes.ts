import { z } from '@hono/zod-openapi';
import { BeginSignIn, BrowserSession, ConnectSignIn, FinishSignIn, SignInPage, SignIns, SignInWays } from '@farebox/contract';
import type { AccountsRoom } from '../../accounts/accounts-room.ts';
import { flowTtlMs } from '../../accounts/oidc/oidc.ts';
import { rfc3339 } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Parts } from '../../parts.ts';
import { browserLoginOf, requireOwnPage, setSessionCookie, setSignInCookie, signInCookieOf } from '../../surface/browser-session.ts';
import { credentialOf } from '../../surface/caller.ts';
import { answers, jsonBody } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { sessionBodyOf } from './account-bodies.ts';

const inAccounts = routesOf({ tags: ['Accounts'] });
const guarded = { limit: 'login' } as const;

const ways = inAccounts.get('/auth/sign-in', {
  operationId: 'getSignInWays',
  summary: 'How people sign in here',
  responses: { 200: answers(SignInWays, 'What is switched on.') },
});

const begin = inAccounts.post('/auth/browser/oidc', {
  ...guarded,
  operationId: 'beginSignIn',
  summary: 'Begin to sign in by an issuer of OpenID Connect',
  problems: ['forbidden', 'invalid_credentials', 'not_found'],
  request: jsonBody(BeginSignIn),
  responses: { 201: answers(SignInPage, 'Where the browser goes.') },
});

const finish = inAccounts.post('/auth/browser/oidc/finish', {
  ...guarded,
  operationId: 'finishSignIn',
  summary: 'Complete a sign-in, once, in the browser that began it',
  description:
    'Where the account has an authenticator app, the answer asks for its code; the same request with the code then completes it.',
  problems: [
    'account_suspended',
    'authentication_required',
    'conflict',
    'email_taken',
    'forbidden',
    'invalid_credentials',
    'not_found',
    'second_factor_invalid',
    'second_factor_required',
    'storage_full',
  ],
  request: jsonBody(FinishSignIn),
  responses: { 200: answers(BrowserSession, 'Logged in, or connected.') },
});

const forPeople = routesOf({ tags: ['Accounts'], caller: 'session', isPersonal: true });

const list = forPeople.get('/me/sign-ins', {
  operationId: 'listSignIns',
  summary: 'The sign-ins by issuers that are connected to this account',
  responses: { 200: answers(SignIns, 'The sign-ins.') },
});

const connect = forPeople.post('/me/sign-ins', {
  ...guarded,
  operationId: 'connectSignIn',
  summary: 'Begin to connect a sign-in by an issuer to this account',
  problems: ['forbidden', 'invalid_credentials', 'not_found'],
  request: jsonBody(ConnectSignIn),
  responses: { 201: answers(SignInPage, 'Where the browser goes.') },
});

const disconnect = forPeople.delete('/me/sign-ins/{id}', {
  operationId: 'disconnectSignIn',
  summary: 'Remove a sign-in; other sessions of the account end',
  problems: ['conflict', 'not_found'],
  request: { params: z.object({ id: z.string().min(1).max(64).meta({ example: 'idn_01KAGT4M8E3V9S2QZ7XNBC5WRD' }) }) },
  responses: { 204: { description: 'Removed.' } },
});

interface SignInRouteParts extends RouteParts, Pick<Parts, 'clock'> {
  config: RouteParts['config'] & Pick<Config, 'arePasswordsOn'>;
  accounts: RouteParts['accounts'] & Pick<AccountsRoom, 'accounts' | 'oidc' | 'sessions'>;
}

/** Sign-in by the issuers of the operator, to be mounted at `/api/v1`. */
export function signInRoutes(parts: SignInRouteParts): Routes {
  const { clock, config } = parts;
  const { accounts, authenticator, oidc, sessions } = parts.accounts;
  const app = new Routes(parts);

  app.openapi(ways, (c) => c.json({ passwords: config.arePasswordsOn, issuers: oidc.issuers }, 200));

  app.openapi(begin, async (c) => {
    requireOwnPage(authenticator, c);
    const { issuer, setup_token: setupToken } = c.req.valid('json');
    const { url, flow } = await oidc.begin(issuer, { setupToken });
    setSignInCookie(c, authenticator, flow, flowTtlMs);
    return c.json({ url }, 201);
  });

  app.forCaller(connect, async (c, person) => {
    requireOwnPage(authenticator, c);
    const { issuer, current_password: current } = c.req.valid('json');
    await accounts.requireProof(person, current);
    const { url, flow } = await oidc.begin(issuer, { person });
    setSignInCookie(c, authenticator, flow, flowTtlMs);
    return c.json({ url }, 201);
  });

  app.openapi(finish, async (c) => {
    requireOwnPage(authenticator, c);
    const caller = await credentialOf(parts, c);
    const person = caller.kind === 'account' ? caller : null;
    const { issuer, answer, code } = c.req.valid('json');
    const browser = browserLoginOf(authenticator, c);
    const signedIn = await oidc.finish({ ...browser, issuer, answer, code, person, flow: signInCookieOf(authenticator, c) });
    setSignInCookie(c, authenticator, '', 0);
    if (signedIn !== null) {
      setSessionCookie(c, authenticator, signedIn, clock.now());
      return c.json(sessionBodyOf(signedIn), 200);
    }
    const expiresAt = person === null ? null : await sessions.expiryOf(person.sessionHash);
    const account = person === null ? null : await accounts.get(person.accountId);
    return c.json(
      account === null || expiresAt === null ? { user: null, expires_at: null, idle_seconds: null } : sessionBodyOf({ account, expiresAt }),
      200,
    );
  });

  app.forCaller(list, async (c, { accountId }) => {
    const items = (await oidc.list(accountId)).map(({ createdAt, seenAt, ...rest }) => ({
      ...rest,
      created_at: rfc3339(createdAt),
      last_used_at: rfc3339(seenAt),
    }));
    return c.json({ items }, 200);
  });

  app.forCaller(disconnect, async (c, person) => {
    await oidc.disconnect(person, c.req.valid('param').id);
    return c.body(null, 204);
  });

  return app;
}
