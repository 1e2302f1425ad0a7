import { Login, NewPayoutWalletChallenge, PayoutWalletChallenge, Register, Session, Setup, UpdateMe, User } from '@farebox/contract';
import { actorOf } from '../../accounts/caller.ts';
import { bearerToken } from '../../accounts/authenticate.ts';
import { rfc3339 } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { languageIn } from '../../language.ts';
import { sessionBody, userBody } from './account-bodies.ts';
import type { LoginLimit } from './login-limit.ts';
import type { AccountParts } from './account-parts.ts';
import { clientAddress } from '../../surface/client-address.ts';
import { clearSessionCookie, hasSessionCookie } from '../../surface/browser-session.ts';
import { answers, jsonBody } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes } from '../routes.ts';

const inAccounts = routesOf({ tags: ['Accounts'] });

const register = inAccounts.post('/auth/register', {
  operationId: 'register',
  summary: 'Create an account that can own and upload assets',
  limit: 'login',
  problems: ['storage_full', 'email_taken', 'passwords_off'],
  request: jsonBody(Register),
  responses: { 201: answers(Session, 'Registered and logged in.') },
});

const login = inAccounts.post('/auth/login', {
  operationId: 'login',
  summary: 'Log in for a bearer token',
  limit: 'login',
  problems: ['account_suspended', 'invalid_credentials', 'passwords_off', 'second_factor_required', 'second_factor_invalid'],
  request: jsonBody(Login),
  responses: { 200: answers(Session, 'Logged in.') },
});

const setUp = inAccounts.post('/auth/setup', {
  operationId: 'completeSetup',
  summary: 'Set the password through a set-up link, once',
  limit: 'login',
  problems: ['account_suspended', 'email_taken', 'invalid_credentials', 'passwords_off', 'second_factor_required', 'second_factor_invalid'],
  request: jsonBody(Setup),
  responses: { 200: answers(Session, 'Set up and logged in.') },
});

const logout = inAccounts.post('/auth/logout', {
  operationId: 'logout',
  summary: 'Close this session',
  caller: 'session',
  isPersonal: true,
  responses: { 204: { description: 'Logged out.' } },
});

const me = inAccounts.get('/auth/me', {
  operationId: 'getMe',
  summary: 'The account of the credential',
  caller: 'account',
  responses: { 200: answers(User, 'The account.') },
});

const updateMe = inAccounts.patch('/auth/me', {
  operationId: 'updateMe',
  summary: 'Change profile, password or payout wallet',
  caller: 'session',
  // A stolen session must not be used to guess current_password.
  limit: 'login',
  problems: ['conflict', 'forbidden', 'invalid_credentials', 'passwords_off', 'second_factor_required', 'second_factor_invalid'],
  request: jsonBody(UpdateMe),
  responses: {
    200: answers(Session, 'The session with the account as it is now; its token stays.'),
  },
});

const challengeWallet = inAccounts.post('/me/payout-wallet/challenge', {
  operationId: 'challengePayoutWallet',
  summary: 'What a wallet signs to be the proven payout wallet',
  description:
    'Changes nothing. Sign the message with the wallet, then send nonce and signature as `payout_wallet_proof` of `PATCH /auth/me`.',
  caller: 'session',
  limit: 'login',
  request: jsonBody(NewPayoutWalletChallenge),
  responses: { 200: answers(PayoutWalletChallenge, 'Valid for ten minutes.') },
});

/** Registration, login and the caller's own account. */
export function authRoutes(parts: AccountParts, logins: LoginLimit): Routes {
  const { config } = parts;
  const { accounts, authenticator, sessions } = parts.accounts;
  const app = new Routes(parts);

  app.openapi(register, async (c) => {
    const { email, password, display_name: displayName } = c.req.valid('json');
    const signedIn = await accounts.register({ email, password, displayName, language: languageIn(c) });
    logins.remember(email, clientAddress(c, config.trustedHops));
    return c.json(sessionBody(signedIn), 201);
  });

  app.openapi(login, async (c) => {
    const credentials = c.req.valid('json');
    const address = clientAddress(c, config.trustedHops);
    logins.take(credentials.email, address);
    const signedIn = await accounts.login(credentials);
    logins.remember(credentials.email, address);
    return c.json(sessionBody(signedIn), 200);
  });

  app.openapi(setUp, async (c) => {
    const signedIn = await accounts.setUp(c.req.valid('json'));
    logins.remember(signedIn.account.email, clientAddress(c, config.trustedHops));
    return c.json(sessionBody(signedIn), 200);
  });

  app.forCaller(logout, async (c, { sessionHash }) => {
    await sessions.end(sessionHash);
    if (hasSessionCookie(c.req.header('cookie'))) clearSessionCookie(c, authenticator);
    return c.body(null, 204);
  });

  app.forCaller(me, async (c, { accountId }) => {
    return c.json(userBody(await accounts.get(accountId)), 200);
  });

  app.forCaller(updateMe, async (c, caller) => {
    const { accountId, sessionHash } = caller;
    const { display_name: displayName, payout_wallet: payoutWallet, password, ...asked } = c.req.valid('json');
    const { about, website, payout_wallet_proof: walletProof, current_password: currentPassword, revoke_keys: revokesKeys, code } = asked;
    const ofProfile = { displayName, about, website, payoutWallet, walletProof };
    const changes = { ...ofProfile, password, currentPassword, revokesKeys, code, actorId: actorOf(caller) };
    const account = await accounts.update(accountId, sessionHash, changes);
    const expiresAt = await sessions.expiryOf(sessionHash);
    // Only hashes are stored: the answer repeats the token of the request. That of a cookie is for no script.
    const token = c.req.header('x-api-key') ?? bearerToken(c.req.header('authorization')) ?? '';
    if (expiresAt === null) throw problem('authentication_required');
    return c.json(sessionBody({ token, expiresAt, account }), 200);
  });

  app.forCaller(challengeWallet, async (c, { accountId }) => {
    const { message, nonce, expiresAt } = await accounts.walletChallenge(accountId, c.req.valid('json').payout_wallet);
    return c.json({ message, nonce, expires_at: rfc3339(expiresAt) }, 200);
  });

  return app;
}
