import type { Foundation } from '../foundation.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Queries } from '../storage/database.ts';

/** Tells an account what happened to it, at the address of its webhook. */
export interface AccountMessages {
  /** In the transaction of what happened. Does nothing for an account without a webhook. */
  add(queries: Queries, accountId: string, message: { type: `account.${string}`; data: Record<string, unknown> }): Promise<void>;
}

export interface AccountMessagesOptions extends Pick<Foundation, 'webhooks'> {
  secrets: WebhookSecrets;
}

/**
 * Address and secret are kept with the message: an attacker who replaces the webhook of an account does not get the warnings meant for its
 * owner.
 */
export function accountMessages({ webhooks, secrets }: AccountMessagesOptions): AccountMessages {
  webhooks.handle('account', { secrets });
  return {
    async add(queries, accountId, { type, data }) {
      const receiver = await queries.selectFrom('credit_notices').selectAll().where('account_id', '=', accountId).executeTakeFirst();
      if (receiver === undefined) return;
      await webhooks.add(queries, {
        kind: 'account',
        subjectId: accountId,
        ownerId: accountId,
        url: receiver.callback_url,
        secretSealed: receiver.secret_sealed,
        type,
        data: { account_id: accountId, ...data },
      });
      await webhooks.wake(queries);
    },
  };
}
