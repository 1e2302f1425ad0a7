import { dayMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Database, Queries } from '../storage/database.ts';
import { newToken, tokenHash } from './bearer-token.ts';
import { requireAdmin, requireAccount, type Caller } from './caller.ts';

/** A login. The database stores only the hash of its token. */
export interface IssuedSession {
  token: string;
  expiresAt: number;
}

export interface Sessions {
  /** Opens a session in the caller's transaction. If the account has too many, the oldest ends. */
  begin(queries: Queries, accountId: string): Promise<IssuedSession>;
  /** @returns when it expires; null for an unknown or expired session. */
  expiryOf(sessionHash: string): Promise<number | null>;
  end(sessionHash: string): Promise<void>;
  /** Ends the sessions of an account, except one, in the caller's transaction. @returns how many */
  endAll(queries: Queries, accountId: string, keptHash?: string): Promise<number>;
  /** Removes expired sessions. @returns how many. */
  forgetExpired(): Promise<number>;
}

export const sessionTtlMs = 30 * dayMs;
/** Per account. */
export const sessionsMax = 100;
const forgetBatch = 5000;

/** Bearer tokens for people. */
export function sessions({ database, clock }: { database: Database; clock: Clock }): Sessions {
  return {
    async begin(queries, accountId) {
      const now = clock.now();
      await endOldest(queries, accountId);
      const token = newToken('session');
      const expiresAt = now + sessionTtlMs;
      await queries
        .insertInto('sessions')
        .values({ token_hash: tokenHash(token), user_id: accountId, created_at: now, expires_at: expiresAt })
        .execute();
      return { token, expiresAt };
    },

    async expiryOf(sessionHash) {
      const row = await database.read.selectFrom('sessions').select('expires_at').where('token_hash', '=', sessionHash).executeTakeFirst();
      return row === undefined || row.expires_at <= clock.now() ? null : row.expires_at;
    },

    async end(sessionHash) {
      await database.write((queries) => queries.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute());
    },

    async endAll(queries, accountId, keptHash) {
      const ofAccount = queries.deleteFrom('sessions').where('user_id', '=', accountId);
      const ended = await (keptHash === undefined ? ofAccount : ofAccount.where('token_hash', '!=', keptHash)).executeTakeFirst();
      return Number(ended.numDeletedRows);
    },

    async forgetExpired() {
      const now = clock.now();
      const { numDeletedRows } = await database.write((queries) =>
        queries
          .deleteFrom('sessions')
          .where('token_hash', 'in', (eb) =>
            eb.selectFrom('sessions').select('token_hash').where('expires_at', '<=', now).limit(forgetBatch),
          )
          .executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
  };
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

/** @throws authentication_required, forbidden */
export function requireAdminSession(caller: Caller): LoggedIn {
  requireAdmin(caller);
  return requireSession(caller);
}
