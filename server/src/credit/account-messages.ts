import { z } from 'zod';
import { rfc3339, type Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import { isDelivered, nextAttemptAt, postWebhook, type WebhookOutcome } from '../net/post-webhook.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Database, Queries } from '../storage/database.ts';

/** Tells an account what happened to it, at the address of its webhook. */
export interface AccountMessages {
  /** In the transaction of what happened. Does nothing for an account without a webhook. */
  add(queries: Queries, accountId: string, message: { type: `account.${string}`; data: Record<string, unknown> }): Promise<void>;
}

export interface AccountMessagesOptions {
  database: Database;
  clock: Clock;
  log: Log;
  deliveries: Jobs;
  secrets: WebhookSecrets;
  guardedFetch: GuardedFetch;
  metrics: Pick<Metrics, 'webhook'>;
}

const sendKind = 'notify_account';
const SendJob = z.object({ messageId: z.string() });

/**
 * Address and secret are kept with the message: an attacker who replaces the webhook of an account does not get the warnings meant for its
 * owner. Messages arrive at least once, under one `webhook-id`.
 */
export function accountMessages(options: AccountMessagesOptions): AccountMessages {
  const { clock, deliveries } = options;
  deliveries.handle(sendKind, (payload, { signal }) => send(options, SendJob.parse(payload).messageId, signal));

  return {
    async add(queries, accountId, { type, data }) {
      const webhook = await queries.selectFrom('credit_notices').selectAll().where('account_id', '=', accountId).executeTakeFirst();
      if (webhook === undefined) return;
      const now = clock.now();
      const messageId = newId('msg', now);
      const body = JSON.stringify({ type, timestamp: rfc3339(now), data: { account_id: accountId, ...data } });
      await queries
        .insertInto('account_messages')
        .values({
          id: messageId,
          account_id: accountId,
          callback_url: webhook.callback_url,
          secret_sealed: webhook.secret_sealed,
          body,
          state: 'waiting',
          attempts: 0,
          created_at: now,
        })
        .execute();
      await deliveries.add(queries, { kind: sendKind, payload: { messageId } });
    },
  };
}

async function send(
  { database, clock, log, deliveries, secrets, guardedFetch, metrics }: AccountMessagesOptions,
  messageId: string,
  signal: AbortSignal,
): Promise<void> {
  const row = await database.read.selectFrom('account_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
  if (row === undefined || row.state !== 'waiting') return;
  const secret = secrets.open(row.account_id, row.secret_sealed);
  const outcome: WebhookOutcome =
    secret === null
      ? { status: null, error: 'secret lost' }
      : await postWebhook({ guardedFetch, clock }, { url: row.callback_url, secret, id: row.id, body: row.body }, signal);
  const attempts = row.attempts + 1;
  const isFinal = isDelivered(outcome) || outcome.status === 410 || secret === null;
  const retryAt = isFinal ? null : nextAttemptAt(attempts, clock.now());
  const state = isDelivered(outcome) ? 'delivered' : retryAt === null ? 'failed' : 'waiting';
  await database.write(async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable('account_messages')
      .set({ state, attempts, last_status: outcome.status, last_error: outcome.error })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || retryAt === null) return;
    await deliveries.add(queries, { kind: sendKind, id: `${row.id}:${attempts}`, payload: { messageId }, runAt: retryAt });
  });
  metrics.webhook('account', state === 'waiting' ? 'retried' : state);
  log.info({ account: row.account_id, message: row.id, attempts, state, ...outcome }, 'message to an account sent');
}
