import { dayMs, type Clock } from '../clock.ts';
import { newSecret } from '../ids.ts';
import type { Database, Queries } from '../storage/database.ts';
import { secretHash } from './secrets.ts';

export const sessionPrefix = 'fbs_';
const sessionTtlMs = 30 * dayMs;

export interface NewSession {
  /** Given to the client once; only its hash is stored. */
  token: string;
  expiresAt: number;
}

export interface Sessions {
  /** Opens a session in the caller's transaction. */
  open(queries: Queries, userId: string): Promise<NewSession>;
  expiryOf(tokenHash: string): Promise<number | null>;
  close(tokenHash: string): Promise<void>;
  /** Closes all sessions of a user but one, in the caller's transaction. */
  closeOthers(queries: Queries, userId: string, keptHash: string): Promise<void>;
  /** @returns how many. */
  forgetExpired(): Promise<number>;
}

/** Logged-in accounts: bearer tokens of 30 days, stored as hashes. */
export function sessions({ database, clock }: { database: Database; clock: Clock }): Sessions {
  return {
    async open(queries, userId) {
      const now = clock.now();
      const session = { token: `${sessionPrefix}${newSecret()}`, expiresAt: now + sessionTtlMs };
      const row = { token_hash: secretHash(session.token), user_id: userId, created_at: now, expires_at: session.expiresAt };
      await queries.insertInto('sessions').values(row).execute();
      return session;
    },
    async expiryOf(tokenHash) {
      const row = await database.read.selectFrom('sessions').select('expires_at').where('token_hash', '=', tokenHash).executeTakeFirst();
      return row?.expires_at ?? null;
    },
    async close(tokenHash) {
      await database.write((queries) => queries.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute());
    },
    async closeOthers(queries, userId, keptHash) {
      await queries.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', keptHash).execute();
    },
    async forgetExpired() {
      const now = clock.now();
      const { numDeletedRows } = await database.write((queries) =>
        queries.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows);
    },
  };
}
