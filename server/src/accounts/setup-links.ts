import type { Session } from '@farebox/contract';
import { hourMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { newSecret } from '../ids.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { Accounts } from './accounts.ts';
import { secretHash } from './secrets.ts';

const linkTtlMs = 24 * hourMs;

export interface SetupLinks {
  /** A link token that sets address and password of an account, once, within 24 hours. Earlier ones end. */
  make(userId: string): Promise<string>;
  /** @throws invalid_credentials for a link that is unknown, used or expired */
  complete(token: string, email: string, password: string): Promise<Session>;
  /**
   * What the first start needs: an admin, from the preset address and password or to be set up through the link that is
   * returned. Null when there is nothing to do.
   */
  firstAdmin(preset: { email: string; password: string } | null): Promise<string | null>;
}

export interface SetupLinksOptions {
  database: Database;
  clock: Clock;
  accounts: Accounts;
}

/** An address that nobody can have yet: the set-up link replaces it. */
const placeholderEmail = 'admin@localhost.invalid';

export function setupLinks({ database, clock, accounts }: SetupLinksOptions): SetupLinks {
  async function make(queries: Queries, userId: string): Promise<string> {
    const now = clock.now();
    const token = newSecret();
    await queries.deleteFrom('setup_links').where('user_id', '=', userId).execute();
    await queries
      .insertInto('setup_links')
      .values({ token_hash: secretHash(token), user_id: userId, created_at: now, expires_at: now + linkTtlMs, used_at: null })
      .execute();
    return token;
  }

  return {
    make: (userId) => database.write((queries) => make(queries, userId)),

    async complete(token, email, password) {
      const passwordHash = await accounts.hashPassword(password);
      const now = clock.now();
      return database.write(async (queries) => {
        const link = await queries
          .updateTable('setup_links')
          .set({ used_at: now })
          .where('token_hash', '=', secretHash(token))
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning('user_id')
          .executeTakeFirst();
        if (link === undefined)
          throw problem('invalid_credentials', { message: 'set-up link is not valid', hint: 'It works once, within 24 hours.' });
        return accounts.complete(queries, link.user_id, email, passwordHash);
      });
    },

    async firstAdmin(preset) {
      const admin = await database.read
        .selectFrom('users')
        .select(['id', 'password_hash'])
        .where('role', '=', 'admin')
        .orderBy('id')
        .executeTakeFirst();
      if (admin !== undefined && admin.password_hash !== null) return null;
      if (preset !== null) {
        await (admin === undefined ? accounts.create({ ...preset, role: 'admin' }) : completed(admin.id, preset)).catch(unlessTaken);
        return null;
      }
      if (admin !== undefined) return linkUnlessWaiting(admin.id);
      const created = await accounts
        .create({ email: placeholderEmail, displayName: 'Admin', password: null, role: 'admin' })
        .catch(unlessTaken);
      return created === null ? null : database.write((queries) => make(queries, created.id));
    },
  };

  async function completed(userId: string, { email, password }: { email: string; password: string }): Promise<Session> {
    const passwordHash = await accounts.hashPassword(password);
    return database.write((queries) => accounts.complete(queries, userId, email, passwordHash));
  }

  /** The link is printed once; only when it ran out unused does a later start make another. */
  async function linkUnlessWaiting(userId: string): Promise<string | null> {
    const waiting = await database.read
      .selectFrom('setup_links')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    return waiting === undefined ? database.write((queries) => make(queries, userId)) : null;
  }
}

/** Another replica that starts at the same moment made the admin: it prints the link. */
function unlessTaken(thrown: unknown): null {
  if (thrown instanceof Error && 'code' in thrown && thrown.code === 'email_taken') return null;
  throw thrown;
}
