/** Prepaid credit bought by a payment, its refunds to wallets, and the webhooks for low credit. */
export interface WalletCreditTables {
  credit_purchases: CreditPurchasesTable;
  credit_notices: CreditNoticesTable;
  account_messages: AccountMessagesTable;
  wallet_refunds: WalletRefundsTable;
}

/** Credit bought by a payment: one row each, written with its ledger entry. */
interface CreditPurchasesTable {
  id: string;
  /** An account, or the address of a wallet. */
  holder_id: string;
  /** Unique: a payment buys credit only once. */
  payment_id: string;
  provider_id: string;
  amount_micros: number;
  currency: string;
  /** 1 if bought with test money. It can be spent only as test money. */
  is_test: number;
  /** The holder's balance right after. */
  balance_micros: number;
  /** Chosen by the buyer. A repeated request gets this purchase again. */
  idempotency_key: string | null;
  created_at: number;
}

/** Credit that was sent back to its wallet: one row each, written with its ledger entry, whose `payment_id` is the id of this row. */
interface WalletRefundsTable {
  id: string;
  wallet: string;
  /** Unique per wallet, so that a refund is booked once. */
  transaction_hash: string;
  amount_micros: number;
  currency: string;
  is_test: number;
  /** The admin's account. */
  refunded_by: string;
  created_at: number;
}

/** The low-credit webhook of an account, with its last message. */
interface CreditNoticesTable {
  account_id: string;
  below_micros: number;
  callback_url: string;
  /** Encrypted, so that a reader of the database cannot sign webhooks. */
  secret_sealed: string;
  created_at: number;
  /** The `webhook-id` of the last message; null before the first. */
  notice_id: string | null;
  notice_body: string | null;
  notice_state: 'waiting' | 'delivered' | 'failed' | null;
  notice_attempts: number;
  last_status: number | null;
  last_error: string | null;
  noticed_at: number | null;
}

/** A message to an account about itself, with the webhook address that the account had configured at that time. */
interface AccountMessagesTable {
  /** The `webhook-id` header. */
  id: string;
  account_id: string;
  callback_url: string;
  secret_sealed: string;
  /** The body is the same at every attempt. */
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  last_status: number | null;
  last_error: string | null;
  created_at: number;
}
