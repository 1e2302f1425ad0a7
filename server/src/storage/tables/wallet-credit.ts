/** Prepaid credit bought by a payment, its refunds to wallets, and the webhooks for low credit. */
export interface WalletCreditTables {
  credit_purchases: CreditPurchasesTable;
  credit_notices: CreditNoticesTable;
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

/** The low-credit webhook of an account. */
interface CreditNoticesTable {
  account_id: string;
  below_micros: number;
  callback_url: string;
  /** Encrypted, so that a reader of the database cannot sign webhooks. */
  secret_sealed: string;
  created_at: number;
  /** The `webhook-id` of the last message, in `webhooks`; null before the first. */
  notice_id: string | null;
}
