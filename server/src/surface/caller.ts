import { bearerToken, type Authenticator } from '../accounts/authenticate.ts';
import { isAuthenticated, isSignedName, namedCaller, requireCreditHolder, type Caller } from '../accounts/caller.ts';
import { signInHeader, type WalletSignIn } from '../accounts/sign-in-with-x.ts';
import { browserCallerOf, hasSessionCookie } from './browser-session.ts';
import type { Exchange } from './exchange.ts';
import { singleHeader } from './request.ts';
import type { Config } from '../config.ts';
import type { RateLimit } from '../limits/token-bucket.ts';
import { clientAddress } from './client-address.ts';

export interface CallerParts {
  accounts: { authenticator: Authenticator };
  payments: { walletSignIn: WalletSignIn | null };
}

/** A guard, a limit and a handler ask for the same caller: its credential is looked up once, and so is the team. */
const authenticated = new WeakMap<Exchange, Promise<Caller>>();
const acting = new WeakMap<Exchange, Promise<Caller>>();

/** Names the account that a person acts for. Each tab of a browser has its own, so it is no part of the session. */
const accountHeader = 'Farebox-Account';
/** The same for links and event streams of pages, which cannot send headers. */
export const accountParameter = 'farebox_account';

/**
 * The caller of a request, who acts for a team if the request names one.
 * @throws as `credentialOf`, forbidden
 */
export async function callerOf(parts: CallerParts, c: Exchange): Promise<Caller> {
  const accountId = actingAccountOf(c);
  if (accountId === null) return credentialOf(parts, c);
  const known = acting.get(c) ?? credentialOf(parts, c).then((caller) => parts.accounts.authenticator.actingFor(caller, accountId));
  acting.set(c, known);
  return known;
}

/** Null: the account of the credential. */
export function actingAccountOf(c: Exchange): string | null {
  const named = singleHeader(c, accountHeader);
  return named ?? (hasSessionCookie(c.req.header('cookie')) ? (c.req.query()[accountParameter] ?? null) : null);
}

/**
 * The caller of a request by its credential alone: an account, else a wallet that signed in, else the session of a browser,
 * else an agent that signed, else a name. Without a credential
 * nothing is looked up. A credential in a header precedes a cookie, which browsers send by themselves.
 * @throws api_key_invalid, malformed_header ...
 */
export async function credentialOf({ accounts: { authenticator }, payments: { walletSignIn } }: CallerParts, c: Exchange): Promise<Caller> {
  const authorization = c.req.header('authorization');
  const apiKey = singleHeader(c, 'X-API-Key') ?? undefined;
  const clientId = singleHeader(c, 'X-Client-Id', 256) ?? undefined;
  const proof = walletSignIn === null ? undefined : c.req.header(signInHeader);
  if (authorization === undefined && apiKey === undefined && proof === undefined) {
    const person = hasSessionCookie(c.req.header('cookie')) ? await browserCallerOf(authenticator, c) : null;
    const agent = c.req.header('signature-agent');
    if (person !== null || agent === undefined) return person ?? namedCaller(clientId);
    const headers = { agent, input: c.req.header('signature-input'), signature: c.req.header('signature') };
    const signed = authenticated.get(c) ?? authenticator.signedCaller(headers, clientId);
    authenticated.set(c, signed);
    return signed;
  }
  const credentials = { authorization, apiKey, clientId };
  const known = authenticated.get(c) ?? authenticator.authenticate(credentials);
  authenticated.set(c, known);
  const caller = await known;
  if (walletSignIn === null || proof === undefined || isAuthenticated(caller)) return caller;
  return (await walletSignIn.caller(proof)) ?? caller;
}

/**
 * For doors where a message is answered without looking at its credential: one that is wrong is refused before the message seems to work,
 * so that its client gets another.
 * @param isNeeded whether strangers are refused too
 * @throws as `callerOf`, authentication_required
 */
export async function requireCredential(parts: CallerParts, c: Exchange, isNeeded = false): Promise<void> {
  const isSent = bearerToken(c.req.header('authorization')) !== null || c.req.header('x-api-key') !== undefined;
  if (!isSent && !isNeeded) return;
  const caller = await callerOf(parts, c);
  if (isNeeded) requireCreditHolder(caller);
}

interface LimitParts extends Pick<CallerParts, 'accounts'> {
  config: Pick<Config, 'trustedHops'>;
  limits: { unpaid: RateLimit };
}

/** Counts a free request. @param hint what to do after too many @throws rate_limited */
export async function takeUnpaid(parts: LimitParts, c: Exchange, hint?: string): Promise<void> {
  parts.limits.unpaid.take(await unpaidAllowance(parts, c), hint);
}

/** The client that a free request is counted for. */
export async function unpaidAllowance({ accounts, config }: Omit<LimitParts, 'limits'>, c: Exchange): Promise<string> {
  // An invalid credential proves nothing: the request counts for its address.
  const caller = await callerOf({ accounts, payments: { walletSignIn: null } }, c).catch(() => null);
  return allowanceOf(caller, clientAddress(c, config.trustedHops));
}

/** The same for a known caller. @param hint what to do after too many @throws rate_limited */
export function takeUnpaidOf({ config, limits }: Omit<LimitParts, 'accounts'>, c: Exchange, caller: Caller | null, hint?: string): void {
  limits.unpaid.take(allowanceOf(caller, clientAddress(c, config.trustedHops)), hint);
}

/** An account and an agent that signs its requests have their own limit, so that strangers behind the same address cannot use it up. */
export function allowanceOf(caller: Caller | null, address: string): string {
  if (caller?.kind === 'named' && isSignedName(caller.name)) return caller.name;
  return caller !== null && isAuthenticated(caller) ? caller.accountId : address;
}
