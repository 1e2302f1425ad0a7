import { BrowserSession, Login, PasskeyOptions, Register, Setup, ShowPasskey } from '@farebox/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { AccountsRoom } from '../../accounts/accounts-room.ts';
import { browserLoginOf, clearSessionCookie, hasSessionCookie, requireOwnPage, setSessionCookie } from '../../surface/browser-session.ts';
import { clientAddress } from '../../surface/client-address.ts';
import { answers, jsonBody, typed } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { languageIn } from '../../language.ts';
import { Routes } from '../routes.ts';
import { sessionBodyOf } from './account-bodies.ts';
import type { LoginLimit } from './login-limit.ts';
import { credentialOf } from '../../surface/caller.ts';
import type { AccountParts } from './account-parts.ts';

const inAccounts = routesOf({ tags: ['Accounts'] });

const logIn = inAccounts.post('/auth/browser/login', {
  operationId: 'logInBrowser',
  summary: 'Log in a browser: the token is in a cookie that scripts cannot read',
  limit: 'login',
  problems: ['authentication_required', 'forbidden'],
  request: jsonBody(Login),
  responses: { 200: answers(BrowserSession, 'Logged in.') },
});

const register = inAccounts.post('/auth/browser/register', {
  operationId: 'registerBrowser',
  summary: 'Create an account and log in the browser',
  limit: 'login',
  problems: ['conflict', 'forbidden'],
  request: jsonBody(Register),
  responses: { 201: answers(BrowserSession, 'Registered and logged in.') },
});

const setUp = inAccounts.post('/auth/browser/setup', {
  operationId: 'completeSetupInBrowser',
  summary: 'Set the password through a set-up link, once, and log in the browser',
  limit: 'login',
  problems: ['authentication_required', 'conflict', 'forbidden'],
  request: jsonBody(Setup),
  responses: { 200: answers(BrowserSession, 'Set up and logged in.') },
});

const askPasskey = inAccounts.post('/auth/browser/passkey/options', {
  operationId: 'askForPasskey',
  summary: 'What a browser asks its passkeys with',
  limit: 'login',
  problems: ['forbidden'],
  responses: { 200: answers(PasskeyOptions, 'The options.') },
});

const showPasskey = inAccounts.post('/auth/browser/passkey', {
  operationId: 'logInWithPasskey',
  summary: 'Log in a browser with a passkey',
  limit: 'login',
  problems: ['account_suspended', 'forbidden', 'passkey_invalid'],
  request: jsonBody(ShowPasskey),
  responses: { 200: answers(BrowserSession, 'Logged in.') },
});

const session = inAccounts.get('/auth/browser', {
  operationId: 'getBrowserSession',
  summary: 'The session of this browser',
  caller: 'known',
  isPersonal: true,
  problems: ['authentication_required', 'invalid_input'],
  responses: { 200: answers(BrowserSession, 'The session; its user is null if nobody is logged in.') },
});

export interface BrowserSessionParts extends AccountParts {
  accounts: AccountParts['accounts'] & Partial<Pick<AccountsRoom, 'passkeys'>>;
}

/** How people log in with a browser. Every login has a new token; the session that the browser had before ends. */
export function browserSessionRoutes(parts: BrowserSessionParts, logins: LoginLimit): Routes {
  const { clock, config } = parts;
  const { accounts, authenticator, passkeys, sessions } = parts.accounts;
  const app = new Routes(parts);
  for (const { path } of [logIn, register, setUp, askPasskey, showPasskey]) {
    app.use(path, async (c, next) => {
      requireOwnPage(authenticator, c);
      await next();
    });
  }

  app.openapi(logIn, async (c) => {
    const credentials = c.req.valid('json');
    const address = clientAddress(c, config.trustedHops);
    logins.take(credentials.email, address);
    const signedIn = await accounts.login(credentials, browserLoginOf(authenticator, c));
    logins.remember(credentials.email, address);
    setSessionCookie(c, authenticator, signedIn, clock.now());
    return c.json(sessionBodyOf(signedIn), 200);
  });

  app.openapi(register, async (c) => {
    const { email, password, display_name: displayName } = c.req.valid('json');
    const language = languageIn(c);
    const signedIn = await accounts.register({ email, password, displayName, language }, browserLoginOf(authenticator, c));
    logins.remember(email, clientAddress(c, config.trustedHops));
    setSessionCookie(c, authenticator, signedIn, clock.now());
    return c.json(sessionBodyOf(signedIn), 201);
  });

  app.openapi(setUp, async (c) => {
    const signedIn = await accounts.setUp(c.req.valid('json'), browserLoginOf(authenticator, c));
    logins.remember(signedIn.account.email, clientAddress(c, config.trustedHops));
    setSessionCookie(c, authenticator, signedIn, clock.now());
    return c.json(sessionBodyOf(signedIn), 200);
  });

  if (passkeys !== undefined) {
    app.openapi(askPasskey, async (c) => typed(c.json({ options: await passkeys.beginLogin() }, 200)));
    app.openapi(showPasskey, async (c) => {
      const accountId = await passkeys.accountOf(asAssertion(c.req.valid('json').credential));
      const signedIn = await accounts.loginProven(accountId, browserLoginOf(authenticator, c), clock.now());
      setSessionCookie(c, authenticator, signedIn, clock.now());
      return c.json(sessionBodyOf(signedIn), 200);
    });
  }

  app.openapi(session, async (c) => {
    const caller = await credentialOf(parts, c);
    const expiresAt = caller.kind === 'account' ? await sessions.expiryOf(caller.sessionHash) : null;
    if (caller.kind !== 'account' || expiresAt === null) {
      if (hasSessionCookie(c.req.header('cookie'))) clearSessionCookie(c, authenticator);
      return c.json({ user: null, expires_at: null, idle_seconds: null }, 200);
    }
    return c.json(sessionBodyOf({ expiresAt, account: await accounts.get(caller.accountId) }), 200);
  });

  return app;
}

/** Its members are checked by the library, which refuses what is none. */
function asAssertion(credential: object): AuthenticationResponseJSON {
  return credential as AuthenticationResponseJSON;
}
