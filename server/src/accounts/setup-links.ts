import { dayMs, type Clock } from '../clock.ts';
import type { Database, Queries } from '../storage/database.ts';
import { isToken, newToken, tokenHash } from './bearer-token.ts';

/** A link that lets a person choose a password, once. */
export interface SetupLink {
  token: string;
  expiresAt: number;
}

export type SetupLinks = ReturnType<typeof setupLinks>;

export const setupLinkTtlMs = dayMs;

export function setupLinks({ database, clock }: { database: Database; clock: Clock }) {
  async function revoke(queries: Queries, accountId: string): Promise<void> {
    await queries.deleteFrom('setup_links').where('user_id', '=', accountId).where('used_at', 'is', null).execute();
  }

  function fresh(): SetupLink {
    return { token: newToken('setupLink'), expiresAt: clock.now() + setupLinkTtlMs };
  }

  return {
    /** Ends unused links. */
    revoke,

    /** Creates the only link of an account, in the caller's transaction. Earlier links stop working. */
    async issue(queries: Queries, accountId: string): Promise<SetupLink> {
      await revoke(queries, accountId);
      const link = fresh();
      await queries
        .insertInto('setup_links')
        .values({
          token_hash: tokenHash(link.token),
          user_id: accountId,
          created_at: clock.now(),
          expires_at: link.expiresAt,
          used_at: null,
        })
        .execute();
      return link;
    },

    /** Creates a new link if the last one expired unused. @returns null if it did not, or if another process was first. */
    async renew(queries: Queries, accountId: string): Promise<SetupLink | null> {
      const now = clock.now();
      const link = fresh();
      // A single conditional update: of several replicas that start together, only one gets the link.
      const { numUpdatedRows } = await queries
        .updateTable('setup_links')
        .set({ token_hash: tokenHash(link.token), created_at: now, expires_at: link.expiresAt })
        .where('user_id', '=', accountId)
        .where('used_at', 'is', null)
        .where('expires_at', '<=', now)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? link : null;
    },

    /** The account of a link; null for an invalid link. Changes nothing. */
    async accountOf(token: string): Promise<string | null> {
      if (!isToken('setupLink', token)) return null;
      const row = await database.read
        .selectFrom('setup_links')
        .select('user_id')
        .where('token_hash', '=', tokenHash(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      return row?.user_id ?? null;
    },

    /** Uses the link with this hash, in the caller's transaction. @returns false if it is no longer valid. */
    async use(queries: Queries, hash: string): Promise<boolean> {
      const now = clock.now();
      const { numUpdatedRows } = await queries
        .updateTable('setup_links')
        .set({ used_at: now })
        .where('token_hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

/** The token is in the fragment, which browsers never send. The address fills in the form. */
export function setupUrl(publicUrl: string, token: string, email?: string): string {
  const fragment = new URLSearchParams({ token, ...(email === undefined ? {} : { email }) });
  return `${publicUrl}/setup#${fragment.toString()}`;
}
