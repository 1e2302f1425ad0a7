import { bound } from '../bound.ts';
import { dayMs, hourMs, minuteMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { deleteExpired } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import { storableText } from '../storage/storable-text.ts';
import { newToken, tokenHash } from './bearer-token.ts';
import { requireAdmin, requireAccount, type Caller, type Role } from './caller.ts';

/** A login. The database stores only the hash of its token. */
export interface IssuedSession {
  token: string;
  expiresAt: number;
}

/** A browser that logs in. Its token belongs into a cookie that scripts cannot read. */
export interface BrowserLogin {
  /** The User-Agent. */
  device: string | null;
  /** The token that the browser had before: that session ends. Its value is never taken over. */
  earlierToken: string | null;
}

/** One session in the list of its account. */
interface ListedSession {
  /** From the hash of the token: it identifies the session, and opens nothing. */
  id: string;
  kind: 'bearer' | 'browser';
  device: string | null;
  createdAt: number;
  /** To the minute; null for sessions of clients. */
  seenAt: number | null;
  expiresAt: number;
}

export type Sessions = ReturnType<typeof sessions>;

export const sessionTtlMs = 30 * dayMs;
/** How long a browser stays logged in: at most, and without a request. An admin moves other people's money. Source: NIST SP 800-63B, 2.2.3. */
export const browserTtlMs: Readonly<Record<Role, { absolute: number; idle: number }>> = {
  owner: { absolute: 7 * dayMs, idle: dayMs },
  admin: { absolute: 12 * hourMs, idle: hourMs },
};
/** A request within this time of the last one writes nothing. */
export const seenEveryMs = minuteMs;
/** Per account. */
export const sessionsMax = 100;
const deviceLengthMax = 200;

interface SessionsParts {
  database: Database;
  clock: Clock;
}

/** The sessions of people: bearer tokens for their clients, cookies for their browsers. */
export function sessions(parts: SessionsParts) {
  const { database } = parts;

  return {
    ...bound(parts, { begin, expiryOf, isLive, list, endOne, forgetExpired }),

    async end(sessionHash: string): Promise<void> {
      await database.write((queries) => endWithHash(queries, sessionHash));
    },
    /** Ends the sessions of an account, except one, in the caller's transaction. @returns how many */
    endAll,
  };
}

/**
 * Opens a session in the caller's transaction. If the account has too many, the oldest ends.
 * @param browser null for a client that keeps a bearer token
 * @param factorAt when a second factor was shown
 */
async function begin(
  parts: SessionsParts,
  queries: Queries,
  accountId: string,
  browser: (BrowserLogin & { role: Role }) | null = null,
  factorAt: number | null = null,
): Promise<IssuedSession> {
  const now = parts.clock.now();
  if (browser !== null && browser.earlierToken !== null) await endWithHash(queries, tokenHash(browser.earlierToken));
  await endOldest(queries, accountId);
  const token = newToken(browser === null ? 'session' : 'browserSession');
  const expiresAt = now + (browser === null ? sessionTtlMs : browserTtlMs[browser.role].absolute);
  await queries
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      user_id: accountId,
      created_at: now,
      expires_at: expiresAt,
      kind: browser === null ? 'bearer' : 'browser',
      seen_at: browser === null ? null : now,
      device: storableText(browser?.device, deviceLengthMax),
      factor_at: factorAt,
    })
    .execute();
  return { token, expiresAt };
}

/** @returns when it expires; null for an unknown or expired session. */
async function expiryOf(parts: SessionsParts, sessionHash: string): Promise<number | null> {
  const row = await parts.database.read
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst();
  return row === undefined || row.expires_at <= parts.clock.now() ? null : row.expires_at;
}

/** Whether the session still counts: for streams, which outlive the check of their request. */
async function isLive(parts: SessionsParts, sessionHash: string): Promise<boolean> {
  const row = await parts.database.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.expires_at', 'sessions.seen_at', 'users.role', 'users.suspended_at'])
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst();
  return row !== undefined && row.suspended_at === null && isCurrent(row, row.role, parts.clock.now());
}

async function endAll(queries: Queries, accountId: string, keptHash?: string): Promise<number> {
  const ofAccount = queries.deleteFrom('sessions').where('user_id', '=', accountId);
  const ended = await (keptHash === undefined ? ofAccount : ofAccount.where('token_hash', '!=', keptHash)).executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** The live sessions of an account, the newest first; there are at most `sessionsMax`. */
async function list(parts: SessionsParts, accountId: string): Promise<ListedSession[]> {
  const now = parts.clock.now();
  const rows = await parts.database.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select('users.role')
    .where('user_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('sessions.created_at', 'desc')
    .orderBy('token_hash')
    .limit(sessionsMax)
    .execute();
  return rows
    .filter((row) => isCurrent(row, row.role, now))
    .map((row) => ({
      id: sessionIdOf(row.token_hash),
      kind: row.kind,
      device: row.device,
      createdAt: row.created_at,
      seenAt: row.seen_at,
      expiresAt: row.expires_at,
    }));
}

/** Ends one session of an account by its id. @throws not_found */
async function endOne(parts: SessionsParts, accountId: string, sessionId: string): Promise<void> {
  const ended = await parts.database.write(async (queries) => {
    const rows = await queries.selectFrom('sessions').select('token_hash').where('user_id', '=', accountId).limit(sessionsMax).execute();
    const found = rows.find(({ token_hash: hash }) => sessionIdOf(hash) === sessionId);
    if (found !== undefined) await endWithHash(queries, found.token_hash);
    return found !== undefined;
  });
  if (!ended) throw problem('not_found', { message: 'session not found' });
}

/** Removes expired sessions. @returns how many. */
function forgetExpired({ clock, database }: SessionsParts): Promise<number> {
  return deleteExpired(database, 'sessions', clock.now(), 'token_hash');
}

/** Whether a session has neither expired nor, in a browser, been left alone for too long. */
export function isCurrent(session: { expires_at: number; seen_at: number | null }, role: Role, now: number): boolean {
  if (session.expires_at <= now) return false;
  return session.seen_at === null || session.seen_at + browserTtlMs[role].idle > now;
}

/** 96 bits of the hash. */
export function sessionIdOf(sessionHash: string): string {
  return `ses_${sessionHash.slice(0, 24)}`;
}

async function endWithHash(queries: Queries, sessionHash: string): Promise<void> {
  await queries.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute();
}

async function endOldest(queries: Queries, accountId: string): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where('user_id', '=', accountId)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(sessionsMax - 1),
    )
    .execute();
}

export type LoggedIn = Extract<Caller, { kind: 'account' }>;

/**
 * Requires a person who logged in. API keys belong to agents. They spend, but cannot change the account, create keys or grant credit,
 * even if an admin owns them.
 * @throws authentication_required, forbidden
 */
export function requireSession(caller: Caller): LoggedIn {
  const account = requireAccount(caller);
  if (account.kind === 'api_key') throw problem('forbidden', { hint: 'An API key cannot do this: log in with POST /api/v1/auth/login.' });
  return account;
}

/** A person, or an agent whose grant lets it sell: its scope was checked with the record of the route. @throws as `requireSession` */
export function requireSeller(caller: Caller): Extract<Caller, { accountId: string }> {
  return caller.kind === 'api_key' && caller.scopes !== undefined ? caller : requireSession(caller);
}

/** @throws authentication_required, forbidden */
export function requireAdminSession(caller: Caller): LoggedIn {
  requireAdmin(caller);
  return requireSession(caller);
}
