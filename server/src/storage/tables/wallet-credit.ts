/** Prepaid credit that was bought by a payment, what of it went back to wallets, and the webhooks for when it runs low. */
export interface WalletCreditTables {
  credit_purchases: CreditPurchasesTable;
  credit_notices: CreditNoticesTable;
  account_messages: AccountMessagesTable;
  wallet_refunds: WalletRefundsTable;
}

/** Credit that a payment bought: one row for each, written with its ledger entry. */
interface CreditPurchasesTable {
  id: string;
  /** An account, or the address of a wallet. */
  holder_id: string;
  /** Unique: a payment buys once. */
  payment_id: string;
  provider_id: string;
  amount_micros: number;
  currency: string;
  /** 1: bought with test money, and spent only as such. */
  is_test: number;
  /** The holder's credit right after. */
  balance_micros: number;
  /** The buyer's own; a request that repeats it gets this purchase again. */
  idempotency_key: string | null;
  created_at: number;
}

/** Credit that was sent back to its wallet: one row for each, written with its ledger entry, whose `payment_id` is the id of this row. */
interface WalletRefundsTable {
  id: string;
  wallet: string;
  /** Unique for a wallet: what was sent is booked once. */
  transaction_hash: string;
  amount_micros: number;
  currency: string;
  is_test: number;
  /** The admin's account. */
  refunded_by: string;
  created_at: number;
}

/** The low-credit webhook of an account, and its last message. */
interface CreditNoticesTable {
  account_id: string;
  below_micros: number;
  callback_url: string;
  /** Encrypted: a reader of the database must not be able to sign webhooks. */
  secret_sealed: string;
  created_at: number;
  /** `webhook-id` of the last message; null before the first. */
  notice_id: string | null;
  notice_body: string | null;
  notice_state: 'waiting' | 'delivered' | 'failed' | null;
  notice_attempts: number;
  last_status: number | null;
  last_error: string | null;
  noticed_at: number | null;
}

/** A message to an account about itself, to the address that it had named for messages by then. */
interface AccountMessagesTable {
  /** `webhook-id`. */
  id: string;
  account_id: string;
  callback_url: string;
  secret_sealed: string;
  /** The same bytes at every attempt. */
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  last_status: number | null;
  last_error: string | null;
  created_at: number;
}
