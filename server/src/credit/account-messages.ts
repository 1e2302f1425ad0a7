import { rfc3339 } from '../clock.ts';
import { newId } from '../ids.ts';
import { deliveryJob, webhookDeliveries, type WebhookDeliveriesParts } from '../jobs/webhook-deliveries.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Queries } from '../storage/database.ts';

/** Tells an account what happened to it, at the address of its webhook. */
export interface AccountMessages {
  /** In the transaction of what happened. Does nothing for an account without a webhook. */
  add(queries: Queries, accountId: string, message: { type: `account.${string}`; data: Record<string, unknown> }): Promise<void>;
}

export interface AccountMessagesOptions extends WebhookDeliveriesParts {
  secrets: WebhookSecrets;
}

const sendKind = 'notify_account';

/**
 * Address and secret are kept with the message: an attacker who replaces the webhook of an account does not get the warnings meant for its
 * owner.
 */
export function accountMessages(options: AccountMessagesOptions): AccountMessages {
  const { database, clock, deliveries, secrets } = options;
  webhookDeliveries(options, {
    kind: sendKind,
    of: 'account',
    async find(messageId) {
      const row = await database.read.selectFrom('account_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
      if (row === undefined || row.state !== 'waiting') return null;
      const { id, callback_url: url, body, attempts } = row;
      return { id, url, secret: secrets.open(row.account_id, row.secret_sealed), body, attempts };
    },
    async record(queries, messageId, before, { attempts, state, outcome }) {
      const { numUpdatedRows } = await queries
        .updateTable('account_messages')
        .set({ state, attempts, last_status: outcome.status, last_error: outcome.error })
        .where('id', '=', messageId)
        .where('attempts', '=', before.attempts)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  });

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
      await deliveries.add(queries, deliveryJob(sendKind, messageId));
    },
  };
}
