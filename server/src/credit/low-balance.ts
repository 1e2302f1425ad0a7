import type { Selectable } from 'kysely';
import type { Foundation } from '../foundation.ts';
import { formatAmount, type Micros } from '../money.ts';
import { checkedCallbackUrl } from '../net/callback-url.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Ledger } from '../payments/money/ledger.ts';
import type { Queries } from '../storage/database.ts';
import type { WalletCreditTables } from '../storage/tables/wallet-credit.ts';
import type { WebhookRow } from '../storage/tables/webhooks.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

/** A webhook that an account has set for low credit. */
export interface LowBalanceWebhook {
  belowMicros: Micros;
  callbackUrl: string;
  createdAt: number;
  /** The outcome of the last message; null before the first. */
  last: { state: 'waiting' | 'delivered' | 'failed'; status: number | null; error: string | null; at: number } | null;
}

export type LowBalanceWebhooks = ReturnType<typeof lowBalanceWebhooks>;

export interface LowBalanceOptions extends Pick<Foundation, 'clock' | 'database'> {
  webhooks: Pick<Webhooks, 'add' | 'cancel' | 'find' | 'handle' | 'wake'>;
  ledger: Ledger;
  secrets: WebhookSecrets;
  /** Throws for an address that is not public. */
  checkUrl(url: string): unknown;
}

type WebhookSetting = Selectable<WalletCreditTables['credit_notices']>;

/**
 * Sends one message each time that spending takes the credit of an account below its limit; only a top-up above the limit allows the
 * next. The message is written in the transaction that spends.
 */
export function lowBalanceWebhooks(options: LowBalanceOptions) {
  const { database, ledger, clock, webhooks, secrets, checkUrl } = options;
  webhooks.handle('low_balance', { secrets });

  return {
    async find(accountId: string): Promise<LowBalanceWebhook | null> {
      const row = await database.read.selectFrom('credit_notices').selectAll().where('account_id', '=', accountId).executeTakeFirst();
      if (row === undefined) return null;
      return webhookOf(row, row.notice_id === null ? null : await webhooks.find(row.notice_id));
    },
    /**
     * Sets the webhook, in place of an earlier one.
     * @returns the secret that signs its messages, shown only now
     * @throws address_refused, invalid_input
     */
    async set(
      accountId: string,
      { belowMicros, callbackUrl }: { belowMicros: Micros; callbackUrl: string },
    ): Promise<{ webhook: LowBalanceWebhook; secret: string }> {
      const secret = secrets.make();
      const row = {
        account_id: accountId,
        below_micros: belowMicros,
        callback_url: checkedCallbackUrl(callbackUrl, 'callback_url', checkUrl),
        secret_sealed: secrets.seal(accountId, secret),
        created_at: clock.now(),
        notice_id: null,
      };
      await database.write(async (queries) => {
        await remove(webhooks, queries, accountId);
        await queries.insertInto('credit_notices').values(row).execute();
      });
      return { webhook: webhookOf(row, null), secret };
    },
    /** Messages that wait are not sent any more. */
    remove: (accountId: string): Promise<void> => database.write((queries) => remove(webhooks, queries, accountId)),
    /** To be called in the transaction that took credit from an account, after taking it. */
    async spent(queries: Queries, { holderId, amountMicros }: { holderId: string; amountMicros: Micros }): Promise<void> {
      const wanted = await queries.selectFrom('credit_notices').selectAll().where('account_id', '=', holderId).executeTakeFirst();
      if (wanted === undefined) return;
      const balance = await ledger.creditBalance(queries, holderId);
      const hasFallen = balance < wanted.below_micros && balance + amountMicros >= wanted.below_micros;
      if (!hasFallen) return;
      // Only the last message counts.
      await webhooks.cancel(queries, { kind: 'low_balance', subjectId: holderId, reason: 'a later message took its place' });
      const noticeId = await webhooks.add(queries, {
        kind: 'low_balance',
        subjectId: holderId,
        ownerId: holderId,
        url: wanted.callback_url,
        secretSealed: wanted.secret_sealed,
        type: 'credit.low',
        data: { account_id: holderId, balance: formatAmount(balance), below: formatAmount(wanted.below_micros), currency: 'USD' },
      });
      await queries.updateTable('credit_notices').set({ notice_id: noticeId }).where('account_id', '=', holderId).execute();
      await webhooks.wake(queries);
    },
  };
}

async function remove(webhooks: LowBalanceOptions['webhooks'], queries: Queries, accountId: string): Promise<void> {
  await webhooks.cancel(queries, { kind: 'low_balance', subjectId: accountId, reason: 'the webhook was removed' });
  await queries.deleteFrom('credit_notices').where('account_id', '=', accountId).execute();
}

function webhookOf(
  { below_micros: belowMicros, callback_url: callbackUrl, created_at: createdAt }: WebhookSetting,
  last: WebhookRow | null,
): LowBalanceWebhook {
  if (last === null) return { belowMicros, callbackUrl, createdAt, last };
  const { state, last_status: status, last_error: error, created_at: at } = last;
  return { belowMicros, callbackUrl, createdAt, last: { state, status, error, at } };
}
