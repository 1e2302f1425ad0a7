import { sql } from 'kysely';
import { minuteMs } from '../clock.ts';
import type { Queries } from '../storage/database.ts';
import { wasSetByClockAhead } from '../storage/due.ts';
import type { WebhookRow } from '../storage/tables/webhooks.ts';

/** A literal instead of a bound parameter: SQLite uses a partial index only if the query text contains the same condition. */
export const waiting = sql<boolean>`state = 'waiting'`;

/**
 * Longer than any attempt takes. When it is over, the sender must have died, and another one sends the webhook with the same
 * `webhook-id`.
 */
export const claimMs = minuteMs;

export type DueWebhook = Pick<WebhookRow, 'id' | 'url' | 'host' | 'domain'>;

/** Due webhooks, oldest first, but for those of some hosts. */
export function nextDue(
  queries: Queries,
  now: number,
  { isPaced, limit, except }: { isPaced: boolean; limit: number; except: readonly string[] },
): Promise<DueWebhook[]> {
  return queries
    .selectFrom('webhooks')
    .select(['id', 'url', 'host', 'domain'])
    .where(waiting)
    .where('is_paced', '=', isPaced ? 1 : 0)
    .where('due_at', '<=', now)
    .$if(except.length > 0, (due) => due.where('host', 'not in', except))
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** They lose no attempt. */
export async function delay(queries: Queries, now: number, webhooks: readonly DueWebhook[], until: number): Promise<void> {
  const ids = webhooks.map(({ id }) => id);
  await queries.updateTable('webhooks').set({ due_at: until }).where('id', 'in', ids).where(waiting).where('due_at', '<=', now).execute();
}

/**
 * Claims due webhooks: nobody else sends them until the claim runs out. The conditions are checked again for each row, because on
 * PostgreSQL another replica may have claimed the row while this one waited for its lock.
 */
export async function claimDue(queries: Queries, now: number, ids: readonly string[]): Promise<WebhookRow[]> {
  if (ids.length === 0) return [];
  return queries
    .updateTable('webhooks')
    .set({ due_at: now + claimMs, attempts: sql<number>`attempts + 1` })
    .where('id', 'in', ids)
    .where(waiting)
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
}

/** After the clock was set back: what was due when it was written is due. */
export async function setDueAgain(queries: Queries, now: number): Promise<void> {
  await queries
    .updateTable('webhooks')
    .set({ due_at: now })
    .where(waiting)
    // Both values: the index begins with them.
    .where('is_paced', 'in', [0, 1])
    .where(wasSetByClockAhead(now, { dueAt: 'due_at', createdAt: 'created_at', attempts: 'attempts' }))
    .execute();
}

/** Those for a host that were not tried yet, and wait: what is being sent belongs to its sender. */
export async function dueSooner(queries: Queries, host: string, now: number): Promise<void> {
  const untried = queries.updateTable('webhooks').set({ due_at: now }).where('host', '=', host).where(waiting);
  await untried.where('attempts', '=', 0).where('due_at', '>', now).execute();
}

/** Runs only if the claim is still ours. @returns whether it was. */
export async function finish(queries: Queries, webhook: WebhookRow, change: Partial<WebhookRow>): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', webhook.id)
    .where('attempts', '=', webhook.attempts)
    .where(waiting)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
