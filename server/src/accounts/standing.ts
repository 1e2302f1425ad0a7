import { bound } from '../bound.ts';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Hook } from '../hook.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { UserRow } from '../storage/tables.ts';
import { accountOf, lockedAccount, type Account } from './account.ts';
import { revokeKeysOf } from './api-keys.ts';
import type { AdminAction, AuditTrail } from './audit-trail.ts';
import type { Sessions } from './sessions.ts';
import type { SetupLinks } from './setup-links.ts';

/** Runs when an account is suspended or resumed. */
export type StandingChanged = Hook<[queries: Queries, accountId: string]>;

export interface StandingOptions {
  database: Database;
  clock: Clock;
  sessions: Pick<Sessions, 'endAll'>;
  setupLinks: Pick<SetupLinks, 'revoke'>;
  auditTrail: AuditTrail;
  standingChanged: Pick<StandingChanged, 'run'>;
}

/** Who acts: an admin. */
interface By {
  actorId: string;
}

/** Lets the operator suspend accounts. Every act is recorded in the audit trail. */
export function standing(options: StandingOptions) {
  return bound(options, { suspend, resume, endSessions, revokeKey, setQuota });
}

/** @throws account_suspended */
export function requireStanding({ suspended_at: suspendedAt }: Pick<UserRow, 'suspended_at'>): void {
  if (suspendedAt !== null) throw problem('account_suspended');
}

/**
 * Ends the sessions and set-up links of an account, and refuses its API keys. Its assets are neither sold nor found, and its payouts
 * are held. Buyers still get what they paid for. Suspending twice is fine.
 * @throws not_found, conflict for the admin's own account
 */
async function suspend(options: StandingOptions, accountId: string, { actorId, reason }: By & { reason: string | null }): Promise<Account> {
  if (accountId === actorId) throw problem('conflict', { message: 'admins cannot suspend their own account' });
  const { clock, sessions, setupLinks, standingChanged } = options;
  return act(options, accountId, { actorId, action: 'user.suspend' }, async (queries, row) => {
    if (row.suspended_at !== null) return null;
    await set(options, queries, accountId, { suspended_at: clock.now(), suspended_reason: reason });
    await sessions.endAll(queries, accountId);
    await setupLinks.revoke(queries, accountId);
    await standingChanged.run(queries, accountId);
    return { reason };
  });
}

/** Makes the account's keys work again and its assets available. The owner has to log in again. @throws not_found */
function resume(options: StandingOptions, accountId: string, { actorId }: By): Promise<Account> {
  return act(options, accountId, { actorId, action: 'user.resume' }, async (queries, row) => {
    if (row.suspended_at === null) return null;
    await set(options, queries, accountId, { suspended_at: null, suspended_reason: null });
    await options.standingChanged.run(queries, accountId);
    return {};
  });
}

/** Ends the sessions of an account and, if asked, its API keys. @returns how many of each @throws not_found */
async function endSessions(
  options: StandingOptions,
  accountId: string,
  { actorId, alsoKeys }: By & { alsoKeys: boolean },
): Promise<{ sessions: number; apiKeys: number }> {
  const ended = { sessions: 0, apiKeys: 0 };
  await act(options, accountId, { actorId, action: 'user.end_sessions' }, async (queries) => {
    ended.sessions = await options.sessions.endAll(queries, accountId);
    await options.setupLinks.revoke(queries, accountId);
    ended.apiKeys = alsoKeys ? await revokeKeysOf(queries, { accountId }, options.clock.now()) : 0;
    return { ...ended };
  });
  return ended;
}

/** Revokes the key of any account. @throws not_found */
function revokeKey({ database, clock, auditTrail }: StandingOptions, apiKeyId: string, { actorId }: By): Promise<void> {
  return database.write(async (queries) => {
    const row = await queries
      .updateTable('api_keys')
      .set({ revoked_at: clock.now() })
      .where('id', '=', apiKeyId)
      .where('revoked_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (row === undefined) throw problem('not_found', { message: 'api key not found' });
    await auditTrail.record(queries, { actorId, action: 'api_key.revoke', subjectId: apiKeyId, details: { accountId: row.user_id } });
  });
}

/** @param bytes null for the limit of the settings @throws not_found */
function setQuota(options: StandingOptions, accountId: string, bytes: number | null, { actorId }: By): Promise<Account> {
  return act(options, accountId, { actorId, action: 'user.quota' }, async (queries, row) => {
    if (row.storage_quota_bytes === bytes) return null;
    await set(options, queries, accountId, { storage_quota_bytes: bytes });
    return { before: row.storage_quota_bytes, after: bytes };
  });
}

/** Locks the account, changes it, and records the act. @param change null if there is nothing to change */
function act(
  { database, auditTrail }: StandingOptions,
  accountId: string,
  { actorId, action }: By & { action: AdminAction },
  change: (queries: Queries, row: UserRow) => Promise<Record<string, unknown> | null>,
): Promise<Account> {
  return database.write(async (queries) => {
    const details = await change(queries, await lockedAccount(queries, accountId));
    if (details !== null) await auditTrail.record(queries, { actorId, action, subjectId: accountId, details });
    return accountOf(await lockedAccount(queries, accountId));
  });
}

async function set({ clock }: StandingOptions, queries: Queries, accountId: string, changes: Partial<UserRow>): Promise<void> {
  await queries
    .updateTable('users')
    .set({ ...changes, updated_at: clock.now() })
    .where('id', '=', accountId)
    .execute();
}
