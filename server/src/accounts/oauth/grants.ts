import { minuteMs, secondMs, type Clock } from '../../clock.ts';
import { batchMax, deleteExpired, inBatches } from '../../storage/batches.ts';
import type { Database, Queries } from '../../storage/database.ts';
import { tokenHash } from '../bearer-token.ts';
import { codeTtlSeconds } from './endpoints.ts';

/** The grant that the code or the refresh token of a request belongs to. */
export interface NamedGrant {
  id: string;
  /** Of a row that is revoked or expired. */
  isEnded: boolean;
  /** Whether it is named by its code, which works once; or by a refresh token. */
  by: 'code' | 'refresh';
  refreshHash: string | null;
}

/** The rows of `api_keys` that are grants, and how they end with what was issued for them. */
export function grants({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Remembers the code of a grant, so that a second use of the code ends it. */
    async name(grantId: string, code: string): Promise<void> {
      await database.write((queries) =>
        queries
          .updateTable('api_keys')
          .set({ key_hash: codeName(code) })
          .where('id', '=', grantId)
          .execute(),
      );
    },

    async end(grantId: string): Promise<void> {
      await database.write((queries) => endOne(queries, grantId, clock.now()));
    },

    async namedBy(form: URLSearchParams): Promise<NamedGrant | null> {
      const code = form.get('code');
      const refreshToken = form.get('refresh_token') ?? form.get('token');
      if (code !== null) {
        const row = await grantsIn(database.read).where('key_hash', '=', codeName(code)).executeTakeFirst();
        return row === undefined ? null : { ...found(row), by: 'code', refreshHash: null };
      }
      if (refreshToken === null) return null;
      const refreshHash = tokenHash(refreshToken);
      const row = await grantsIn(database.read)
        .innerJoin('oauth_refresh_tokens', 'oauth_refresh_tokens.reference_id', 'api_keys.id')
        .where('oauth_refresh_tokens.token', '=', refreshHash)
        .executeTakeFirst();
      return row === undefined ? null : { ...found(row), by: 'refresh', refreshHash };
    },

    /**
     * After the library has answered. A code that is refused was used before, or by somebody who lacks its verifier; a refresh token that
     * was used before, or at the same time, was stolen from one of its users. Either ends the grant. So does a client that gives its token
     * back.
     */
    async settle({ id, by, refreshHash }: NamedGrant, path: 'token' | 'revoke', status: number): Promise<void> {
      const isRefused = status === 400 || status === 401;
      if (path === 'token' ? !isRefused : status !== 200) return;
      if ((path === 'token' && by === 'code') || (await isRevoked(refreshHash))) {
        await database.write((queries) => endOne(queries, id, clock.now()));
      }
    },

    /** Removes what has expired, and ends grants whose client never came for its token or lets it expire. @returns how many rows */
    async sweep(): Promise<number> {
      const now = clock.now();
      let count = 0;
      for (const table of ['oauth_access_tokens', 'oauth_refresh_tokens', 'verifications', 'oauth_client_assertions'] as const) {
        count += await deleteExpired(database, table, now);
      }
      return count + (await inBatches(() => database.write((queries) => endUnused(queries, now))));
    },
  };

  async function isRevoked(refreshHash: string | null): Promise<boolean> {
    if (refreshHash === null) return false;
    const row = await database.read
      .selectFrom('oauth_refresh_tokens')
      .select('revoked')
      .where('token', '=', refreshHash)
      .executeTakeFirst();
    return row !== undefined && row.revoked !== null;
  }

  function found(row: { id: string; revoked_at: number | null; expires_at: number | null }): Pick<NamedGrant, 'id' | 'isEnded'> {
    return { id: row.id, isEnded: row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= clock.now()) };
  }
}

/** No key has a hash of this form. */
function codeName(code: string): string {
  return `code:${tokenHash(code)}`;
}

function grantsIn(queries: Queries) {
  return queries.selectFrom('api_keys').select(['api_keys.id', 'api_keys.revoked_at', 'api_keys.expires_at']);
}

async function endOne(queries: Queries, grantId: string, now: number): Promise<void> {
  await queries.updateTable('api_keys').set({ revoked_at: now }).where('id', '=', grantId).where('revoked_at', 'is', null).execute();
  await forget(queries, [grantId]);
}

async function endUnused(queries: Queries, now: number): Promise<number> {
  const unused = await queries
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('api_keys')
        .select('id')
        .where('oauth_client_id', 'is not', null)
        .where('revoked_at', 'is', null)
        .where('created_at', '<=', now - codeTtlSeconds * secondMs - minuteMs)
        .where((is) => is.not(is.exists(is.selectFrom('oauth_refresh_tokens').select('id').whereRef('reference_id', '=', 'api_keys.id'))))
        .where((is) => is.not(is.exists(is.selectFrom('oauth_access_tokens').select('id').whereRef('reference_id', '=', 'api_keys.id'))))
        .limit(batchMax),
    )
    .returning('id')
    .execute();
  if (unused.length > 0)
    await forget(
      queries,
      unused.map(({ id }) => id),
    );
  return unused.length;
}

async function forget(queries: Queries, grantIds: readonly string[]): Promise<void> {
  for (const table of ['oauth_access_tokens', 'oauth_refresh_tokens', 'oauth_consents'] as const) {
    await queries.deleteFrom(table).where('reference_id', 'in', grantIds).execute();
  }
}
