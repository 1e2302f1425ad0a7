import type { Selectable } from 'kysely';
import { rfc3339 } from '../clock.ts';
import { newId } from '../ids.ts';
import { deliveryJob, webhookDeliveries, type WebhookDeliveriesParts } from '../jobs/webhook-deliveries.ts';
import { formatAmount, type Micros } from '../money.ts';
import { checkedCallbackUrl } from '../net/callback-url.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Ledger } from '../payments/money/ledger.ts';
import type { Queries } from '../storage/database.ts';
import type { WalletCreditTables } from '../storage/tables/wallet-credit.ts';

/** A webhook that an account has set for low credit. */
export interface LowBalanceWebhook {
  belowMicros: Micros;
  callbackUrl: string;
  createdAt: number;
  /** The outcome of the last message; null before the first. */
  last: { state: 'waiting' | 'delivered' | 'failed'; status: number | null; error: string | null; at: number } | null;
}

export type LowBalanceWebhooks = ReturnType<typeof lowBalanceWebhooks>;

export interface LowBalanceOptions extends WebhookDeliveriesParts {
  ledger: Ledger;
  secrets: WebhookSecrets;
  /** Throws for an address that is not public. */
  checkUrl(url: string): unknown;
}

type WebhookRow = Selectable<WalletCreditTables['credit_notices']>;

const notifyKind = 'notify_low_balance';

/**
 * Sends one message each time that spending takes the credit of an account below its limit; only a top-up above the limit allows the
 * next. The message is written in the transaction that spends.
 */
export function lowBalanceWebhooks(options: LowBalanceOptions) {
  const { database, ledger, clock, deliveries, secrets, checkUrl } = options;
  webhookDeliveries(options, {
    kind: notifyKind,
    of: 'low_balance',
    async find(noticeId) {
      const row = await database.read.selectFrom('credit_notices').selectAll().where('notice_id', '=', noticeId).executeTakeFirst();
      if (row === undefined || row.notice_state !== 'waiting' || row.notice_body === null) return null;
      const { callback_url: url, notice_body: body, notice_attempts: attempts } = row;
      return { id: noticeId, url, secret: secrets.open(row.account_id, row.secret_sealed), body, attempts };
    },
    async record(queries, noticeId, before, { attempts, state, outcome }) {
      const { numUpdatedRows } = await queries
        .updateTable('credit_notices')
        .set({ notice_state: state, notice_attempts: attempts, last_status: outcome.status, last_error: outcome.error })
        .where('notice_id', '=', noticeId)
        .where('notice_attempts', '=', before.attempts)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  });

  return {
    async find(accountId: string): Promise<LowBalanceWebhook | null> {
      const row = await database.read.selectFrom('credit_notices').selectAll().where('account_id', '=', accountId).executeTakeFirst();
      return row === undefined ? null : webhookOf(row);
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
        ...nothingSent,
      };
      await database.write(async (queries) => {
        await remove(queries, accountId);
        await queries.insertInto('credit_notices').values(row).execute();
      });
      return { webhook: webhookOf(row), secret };
    },
    /** Messages that wait are not sent any more. */
    remove: (accountId: string): Promise<void> => database.write((queries) => remove(queries, accountId)),
    /** To be called in the transaction that took credit from an account, after taking it. */
    async spent(queries: Queries, { holderId, amountMicros }: { holderId: string; amountMicros: Micros }): Promise<void> {
      const wanted = await queries.selectFrom('credit_notices').selectAll().where('account_id', '=', holderId).executeTakeFirst();
      if (wanted === undefined) return;
      const balance = await ledger.creditBalance(queries, holderId);
      const hasFallen = balance < wanted.below_micros && balance + amountMicros >= wanted.below_micros;
      if (!hasFallen) return;
      const now = clock.now();
      const noticeId = newId('msg', now);
      const notice = {
        notice_id: noticeId,
        notice_body: messageBody(wanted, balance, now),
        notice_state: 'waiting' as const,
        notice_attempts: 0,
        noticed_at: now,
      };
      await queries
        .updateTable('credit_notices')
        .set({ ...nothingSent, ...notice })
        .where('account_id', '=', holderId)
        .execute();
      await deliveries.add(queries, deliveryJob(notifyKind, noticeId));
    },
  };
}

const nothingSent = {
  notice_id: null,
  notice_body: null,
  notice_state: null,
  notice_attempts: 0,
  last_status: null,
  last_error: null,
  noticed_at: null,
};

async function remove(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom('credit_notices').where('account_id', '=', accountId).execute();
}

/** The same bytes at every attempt: only the headers have the time of sending. */
function messageBody({ account_id: accountId, below_micros: below }: WebhookRow, balance: Micros, now: number): string {
  const data = { account_id: accountId, balance: formatAmount(balance), below: formatAmount(below), currency: 'USD' };
  return JSON.stringify({ type: 'credit.low', timestamp: rfc3339(now), data });
}

function webhookOf(row: WebhookRow): LowBalanceWebhook {
  const { notice_state: state, noticed_at: at, last_status: status, last_error: error } = row;
  return {
    belowMicros: row.below_micros,
    callbackUrl: row.callback_url,
    createdAt: row.created_at,
    last: state === null || at === null ? null : { state, status, error, at },
  };
}
