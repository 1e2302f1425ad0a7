import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Hook } from '../hook.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { UserRow } from '../storage/tables.ts';
import { accountOf, type Account } from './account.ts';
import { revokeKeysOf } from './api-keys.ts';
import type { AdminAction, AuditTrail } from './audit-trail.ts';
import type { Sessions } from './sessions.ts';
import type { SetupLinks } from './setup-links.ts';

/** Runs when an account is suspended or resumed. */
export type StandingChanged = Hook<[queries: Queries, accountId: string]>;

/** Lets the operator suspend accounts. Every act is recorded in the audit trail; `actorId` is the admin. */
export interface Standing {
  /**
   * Ends the sessions and set-up links of an account, and refuses its API keys. Its assets are neither sold nor found, and its payouts
   * are held. Buyers still get what they paid for. Suspending twice is fine.
   * @throws not_found, conflict for the admin's own account
   */
  suspend(accountId: string, act: { actorId: string; reason: string | null }): Promise<Account>;
  /** Makes the account's keys work again and its assets available. The owner has to log in again. @throws not_found */
  resume(accountId: string, act: { actorId: string }): Promise<Account>;
  /** Ends the sessions of an account and, if asked, its API keys. @returns how many of each @throws not_found */
  endSessions(accountId: string, act: { actorId: string; alsoKeys: boolean }): Promise<{ sessions: number; apiKeys: number }>;
  /** Revokes the key of any account. @throws not_found */
  revokeKey(apiKeyId: string, act: { actorId: string }): Promise<void>;
  /**
   * @param bytes null for the limit of the settings
   * @throws not_found
   */
  setQuota(accountId: string, bytes: number | null, act: { actorId: string }): Promise<Account>;
}

export interface StandingOptions {
  database: Database;
  clock: Clock;
  sessions: Pick<Sessions, 'endAll'>;
  setupLinks: Pick<SetupLinks, 'revoke'>;
  auditTrail: AuditTrail;
  standingChanged: Pick<StandingChanged, 'run'>;
}

/** @throws account_suspended */
export function requireStanding({ suspended_at: suspendedAt }: Pick<UserRow, 'suspended_at'>): void {
  if (suspendedAt !== null) throw problem('account_suspended');
}

export function standing({ database, clock, sessions, setupLinks, auditTrail, standingChanged }: StandingOptions): Standing {
  type Details = Record<string, unknown>;

  /** Locks the account, changes it, and records the act. @param change null if there is nothing to change */
  function act(
    accountId: string,
    { actorId, action }: { actorId: string; action: AdminAction },
    change: (queries: Queries, row: UserRow) => Promise<Details | null>,
  ): Promise<Account> {
    return database.write(async (queries) => {
      const row = await locked(queries, accountId);
      const details = await change(queries, row);
      if (details !== null) await auditTrail.record(queries, { actorId, action, subjectId: accountId, details });
      return accountOf(await locked(queries, accountId));
    });
  }

  return {
    async suspend(accountId, { actorId, reason }) {
      if (accountId === actorId) throw problem('conflict', { message: 'admins cannot suspend their own account' });
      return act(accountId, { actorId, action: 'user.suspend' }, async (queries, row) => {
        if (row.suspended_at !== null) return null;
        await set(queries, accountId, { suspended_at: clock.now(), suspended_reason: reason });
        await sessions.endAll(queries, accountId);
        await setupLinks.revoke(queries, accountId);
        await standingChanged.run(queries, accountId);
        return { reason };
      });
    },

    resume: (accountId, { actorId }) =>
      act(accountId, { actorId, action: 'user.resume' }, async (queries, row) => {
        if (row.suspended_at === null) return null;
        await set(queries, accountId, { suspended_at: null, suspended_reason: null });
        await standingChanged.run(queries, accountId);
        return {};
      }),

    async endSessions(accountId, { actorId, alsoKeys }) {
      const ended = { sessions: 0, apiKeys: 0 };
      await act(accountId, { actorId, action: 'user.end_sessions' }, async (queries) => {
        ended.sessions = await sessions.endAll(queries, accountId);
        await setupLinks.revoke(queries, accountId);
        ended.apiKeys = alsoKeys ? await revokeKeysOf(queries, { accountId }, clock.now()) : 0;
        return { ...ended };
      });
      return ended;
    },

    revokeKey: (apiKeyId, { actorId }) =>
      database.write(async (queries) => {
        const row = await queries
          .updateTable('api_keys')
          .set({ revoked_at: clock.now() })
          .where('id', '=', apiKeyId)
          .where('revoked_at', 'is', null)
          .returning('user_id')
          .executeTakeFirst();
        if (row === undefined) throw problem('not_found', { message: 'api key not found' });
        await auditTrail.record(queries, { actorId, action: 'api_key.revoke', subjectId: apiKeyId, details: { accountId: row.user_id } });
      }),

    setQuota: (accountId, bytes, { actorId }) =>
      act(accountId, { actorId, action: 'user.quota' }, async (queries, row) => {
        if (row.storage_quota_bytes === bytes) return null;
        await set(queries, accountId, { storage_quota_bytes: bytes });
        return { before: row.storage_quota_bytes, after: bytes };
      }),
  };

  async function set(queries: Queries, accountId: string, changes: Partial<UserRow>): Promise<void> {
    await queries
      .updateTable('users')
      .set({ ...changes, updated_at: clock.now() })
      .where('id', '=', accountId)
      .execute();
  }
}

/** @throws not_found */
async function locked(queries: Queries, accountId: string): Promise<UserRow> {
  const row = await queries
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw problem('not_found', { message: 'account not found' });
  return row;
}
