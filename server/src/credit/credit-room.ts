import type { WalletChanged } from '../accounts/payout-wallet.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import { dayMs, minuteMs, secondMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import { accountMessages, type AccountMessages } from './account-messages.ts';
import { cardTopUps, type CardTopUps } from './card-top-ups.ts';
import { creditPurchases, type CreditPurchases } from './credit-purchases.ts';
import { lowBalanceWebhooks, type LowBalanceWebhooks } from './low-balance.ts';
import { stripeClient } from './stripe.ts';
import { topUps, type TopUps } from './top-ups.ts';

/** Prepaid credit: grants, purchases, and webhooks when it runs low. */
export interface CreditRoom {
  topUps: TopUps;
  /** Null: credit cannot be bought by card here. */
  cardTopUps: CardTopUps | null;
  /** Asks whether the payments by card would be accepted; null where cards are not taken. @throws with the reason why not */
  checkCards: ((signal: AbortSignal) => Promise<void>) | null;
  creditPurchases: CreditPurchases;
  lowBalance: LowBalanceWebhooks;
  accountMessages: AccountMessages;
}

export interface CreditRoomOptions extends Pick<PaymentsRoom, 'ledger' | 'payments' | 'purchase' | 'creditSpent'> {
  auditTrail: AuditTrail;
  /** An owner has another payout wallet. */
  walletChanged: Pick<WalletChanged, 'add'>;
}

export function creditRoom(foundation: Foundation, options: CreditRoomOptions): CreditRoom {
  const { ledger, payments, purchase, creditSpent, auditTrail, walletChanged } = options;
  const { config, database, clock, log, fetch, checkUrl, webhooks, upkeep, stopping } = foundation;
  const sales = creditPurchases({ database, ledger, payments, purchase, clock, log });
  upkeep.every('credit paid purchases', 5 * secondMs, () => sales.finish());
  const secrets = webhookSecrets(config.secrets, 'credit notice secret');
  const lowBalance = lowBalanceWebhooks({ database, ledger, clock, webhooks, secrets, checkUrl });
  creditSpent.add(lowBalance.spent);
  const messages = accountMessages({ webhooks, secrets });
  walletChanged.add((queries, accountId, wallet) =>
    messages.add(queries, accountId, { type: 'account.payout_wallet_changed', data: { payout_wallet: wallet } }),
  );
  const { stripe } = config;
  const cardClient = stripe === null ? null : stripeClient({ key: stripe.key, url: stripe.url, fetch });
  const cards =
    stripe === null || cardClient === null
      ? null
      : cardTopUps({
          database,
          ledger,
          stripe: cardClient,
          auditTrail,
          clock,
          log,
          isLive: stripe.isLive,
        });
  if (cards !== null) {
    upkeep.every('ask about card payments', minuteMs, () => cards.reconcile(stopping));
    upkeep.every('forget card events', dayMs, () => cards.forgetEvents());
  }
  return {
    topUps: topUps({ database, ledger, clock, auditTrail }),
    cardTopUps: cards,
    // Null for an unknown session: the key was accepted.
    checkCards: cardClient === null ? null : async (signal) => void (await cardClient.session('cs_of_a_check', signal)),
    creditPurchases: sales,
    lowBalance,
    accountMessages: messages,
  };
}
