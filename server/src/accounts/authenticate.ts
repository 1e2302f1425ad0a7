import type { Clock } from '../clock.ts';
import { problem, type Problem } from '../errors.ts';
import { compiledQuery } from '../storage/compiled-query.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { Dialect } from '../storage/dialect.ts';
import { servicesOf } from './api-keys.ts';
import { isToken, tokenHash } from './bearer-token.ts';
import { namedCaller, type Caller, type Role } from './caller.ts';
import { scopesOf } from './oauth/scopes.ts';
import type { SignatureHeaders, SignedAgents } from './signed-agents.ts';
import { isCurrent, seenEveryMs } from './sessions.ts';
import { requireStanding } from './standing.ts';
import type { TeamRole } from './team-roles.ts';

/** The request headers with credentials. */
export interface CallerHeaders {
  /** The Authorization header. */
  authorization: string | undefined;
  /** The X-API-Key header. It may also hold a session token, for clients whose wallet uses Authorization. */
  apiKey: string | undefined;
  /** The X-Client-Id header. */
  clientId: string | undefined;
}

export type Authenticator = ReturnType<typeof authenticator>;

export interface AuthenticatorOptions {
  database: Database;
  clock: Clock;
  publicUrl(): string;
  /** Absent: signatures of agents are not looked at. */
  signedAgents?: Pick<SignedAgents, 'nameOf'> | undefined;
}

/** Every paid call runs this: one indexed read for a caller with a credential, no read for others. */
export function authenticator({ database, clock, publicUrl, signedAgents }: AuthenticatorOptions) {
  const { findApiKey, findGrant, findMembership, findSession, seeAgent, seeSession } = statements(database.dialect);

  const see = async ({ id, seen_at: seenAt }: FoundApiKey, now = clock.now()) => {
    if (seenAt !== null && now - seenAt < seenEveryMs) return;
    await database.write((queries) => seeAgent.change(queries, { id, now }), { until: 'applied' });
  };

  async function apiKeyCaller(key: string): Promise<Caller> {
    if (!isToken('apiKey', key)) throw problem('api_key_invalid');
    const row = await findApiKey.first(database.read, { hash: tokenHash(key) });
    if (row === null || row.revoked_at !== null || isPast(row.expires_at)) throw problem('api_key_invalid');
    requireStanding(row);
    await see(row);
    return { kind: 'api_key', apiKeyId: row.id, accountId: row.user_id, role: row.role, services: servicesOf(row) };
  }

  /** An agent of an admin is no admin: a person has to log in for that. */
  async function grantCaller(token: string): Promise<Caller> {
    if (!isToken('accessToken', token)) throw problem('access_token_invalid');
    const row = await findGrant.first(database.read, { hash: tokenHash(token) });
    if (row === null || row.revoked_at !== null || [row.token_expires_at, row.expires_at].some(isPast))
      throw problem('access_token_invalid');
    requireStanding(row);
    await see(row);
    return { kind: 'api_key', apiKeyId: row.id, accountId: row.user_id, role: 'owner', services: servicesOf(row), scopes: scopesOf(row) };
  }

  async function sessionCaller(token: string): Promise<Caller> {
    if (!isToken('session', token)) throw sessionEnded();
    const sessionHash = tokenHash(token);
    const row = await findSession.first(database.read, { hash: sessionHash });
    if (row === null || isPast(row.expires_at)) throw sessionEnded();
    requireStanding(row);
    return accountCaller(row, sessionHash);
  }

  async function browserCaller(token: string): Promise<Caller | null> {
    if (!isToken('browserSession', token)) return null;
    const sessionHash = tokenHash(token);
    const row = await findSession.first(database.read, { hash: sessionHash });
    const now = clock.now();
    if (row === null || row.suspended_at !== null || !isCurrent(row, row.role, now)) return null;
    if (row.seen_at !== null && now - row.seen_at >= seenEveryMs) {
      await database.write((queries) => seeSession.change(queries, { hash: sessionHash, now }));
    }
    return accountCaller(row, sessionHash);
  }

  const isPast = (expiresAt: number | null) => expiresAt !== null && expiresAt <= clock.now();

  return {
    /**
     * The caller of a browser's session; null if it has ended, expired or was idle for too long, or its account is suspended. A browser sends
     * its cookie to public pages, too: an old one must not lock it out there.
     */
    browserCaller,
    /** The public address of the service, without a trailing slash: what is sent from there, a page of its own sent. */
    publicUrl,
    /** An agent that signed its request; a stranger where nothing can be checked. @throws signature_invalid, malformed_header */
    async signedCaller(headers: SignatureHeaders, clientId: string | undefined): Promise<Caller> {
      const name = await signedAgents?.nameOf(headers);
      return name ? { kind: 'named', name } : namedCaller(clientId);
    },
    ...actingAccounts((teamId, memberId) => findMembership.first(database.read, { teamId, memberId })),

    /**
     * Identifies the caller. Invalid credentials are refused instead of ignored: the client of a revoked key must notice.
     * @throws api_key_invalid, access_token_invalid, account_suspended, authentication_required, malformed_header
     */
    async authenticate({ authorization, apiKey, clientId }: CallerHeaders): Promise<Caller> {
      const bearer = bearerToken(authorization);
      if (apiKey !== undefined && bearer !== null && bearer !== apiKey) throw ambiguous();
      const credential = apiKey ?? bearer;
      if (credential === null) return namedCaller(clientId);
      if (credential.startsWith('fbs_')) return sessionCaller(credential);
      return credential.startsWith('fba_') ? grantCaller(credential) : apiKeyCaller(credential);
    },
  };
}

/** Who acts for a team. */
function actingAccounts(membershipOf: (teamId: string, memberId: string) => Promise<FoundMembership | null>) {
  return {
    /**
     * The caller of a request that names the account it acts for. Nobody learns whether a team exists of which he is no member.
     * @throws forbidden, account_suspended
     */
    async actingFor(caller: Caller, accountId: string): Promise<Caller> {
      if ((caller.kind !== 'account' && caller.kind !== 'api_key') || caller.accountId === accountId) return caller;
      const row = caller.kind === 'account' && isAccountId(accountId) ? await membershipOf(accountId, caller.accountId) : null;
      if (caller.kind !== 'account' || row === null) throw notYours();
      requireStanding(row);
      const { id: membershipId, role } = row;
      // An admin who acts for a team is no admin there.
      return { ...caller, accountId, role: 'owner', member: { personId: caller.accountId, membershipId, role } };
    },

    /** Whether a caller still acts for the account: for streams, which outlive the check of their request. */
    async isStillActing({ accountId, member }: Extract<Caller, { kind: 'account' }>): Promise<boolean> {
      if (member === undefined) return true;
      const row = await membershipOf(accountId, member.personId);
      return row !== null && row.suspended_at === null;
    },
  };
}

/**
 * The token of `Authorization: Bearer ...`; empty if the header has none. Null without the header or with another scheme: wallet
 * protocols put their `Payment ...` in the same header. Source: RFC 9110, 11.4; RFC 6750, 2.1.
 */
export function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const [scheme = '', token = '', ...more] = authorization.trim().split(/[ \t]+/);
  if (scheme.toLowerCase() !== 'bearer') return null;
  return more.length === 0 ? token : '';
}

/** An id that every database accepts. */
const isAccountId = (text: string) => /^usr_\w{1,60}$/.test(text);

function notYours(): Problem {
  return problem('forbidden', {
    message: 'the credential does not act for the account of Farebox-Account',
    hint: 'GET /api/v1/me/teams lists the teams of a person who logged in. A key acts for its own account only.',
  });
}

function sessionEnded(): Problem {
  return problem('authentication_required', {
    hint: 'The bearer token is unknown or expired: POST /api/v1/auth/login returns a new one.',
  });
}

function ambiguous(): Problem {
  return problem('malformed_header', { message: 'Authorization and X-API-Key carry different credentials', hint: 'Send one of them.' });
}

function accountCaller({ user_id: accountId, role, factor_at: factorAt }: FoundSession, sessionHash: string): Caller {
  return { kind: 'account', accountId, role, sessionHash, ...(factorAt === null ? {} : { factorAt }) };
}

interface FoundApiKey {
  id: string;
  user_id: string;
  services: string | null;
  expires_at: number | null;
  revoked_at: number | null;
  seen_at: number | null;
  role: Role;
  /** Of the account, or of the member of a team who made it. */
  suspended_at: number | null;
}

interface FoundGrant extends FoundApiKey {
  scopes: string | null;
  token_expires_at: number | null;
}

interface FoundMembership {
  id: string;
  role: TeamRole;
  suspended_at: number | null;
}

interface FoundSession {
  user_id: string;
  expires_at: number;
  seen_at: number | null;
  factor_at: number | null;
  role: Role;
  suspended_at: number | null;
}

/** Agents with the accounts and the members of teams behind them. */
function agentsIn(db: Queries) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .leftJoin('memberships', 'memberships.id', 'api_keys.membership_id')
    .leftJoin('users as makers', 'makers.id', 'memberships.member_id')
    .select(['api_keys.id', 'api_keys.user_id', 'api_keys.services', 'api_keys.expires_at', 'api_keys.revoked_at', 'api_keys.seen_at'])
    .select((eb) => ['users.role', eb.fn.coalesce('users.suspended_at', 'makers.suspended_at').as('suspended_at')]);
}

function statements(dialect: Dialect) {
  return {
    findApiKey: compiledQuery<{ hash: string }, FoundApiKey>(dialect, (db, value) =>
      agentsIn(db).where('api_keys.key_hash', '=', value.hash),
    ),
    findGrant: compiledQuery<{ hash: string }, FoundGrant>(dialect, (db, value) =>
      agentsIn(db)
        .innerJoin('oauth_access_tokens', 'oauth_access_tokens.reference_id', 'api_keys.id')
        .select(['api_keys.scopes', 'oauth_access_tokens.expires_at as token_expires_at'])
        .where('oauth_access_tokens.token', '=', value.hash),
    ),
    findMembership: compiledQuery<{ teamId: string; memberId: string }, FoundMembership>(dialect, (db, value) =>
      db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.team_id')
        .select(['memberships.id', 'memberships.role', 'users.suspended_at'])
        .where('memberships.member_id', '=', value.memberId)
        .where('memberships.team_id', '=', value.teamId)
        .where('memberships.revoked_at', 'is', null),
    ),
    seeAgent: compiledQuery<{ id: string; now: number }>(dialect, (db, value) =>
      db.updateTable('api_keys').set({ seen_at: value.now }).where('id', '=', value.id),
    ),
    findSession: compiledQuery<{ hash: string }, FoundSession>(dialect, (db, value) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.user_id', 'sessions.expires_at', 'sessions.seen_at', 'sessions.factor_at'])
        .select(['users.role', 'users.suspended_at'])
        .where('sessions.token_hash', '=', value.hash),
    ),
    seeSession: compiledQuery<{ hash: string; now: number }>(dialect, (db, value) =>
      db.updateTable('sessions').set({ seen_at: value.now }).where('token_hash', '=', value.hash),
    ),
  };
}
