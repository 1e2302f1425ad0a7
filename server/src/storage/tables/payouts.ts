import type { Selectable } from 'kysely';

/** Payouts to owners. */
export interface PayoutTables {
  payout_batches: PayoutBatchesTable;
  payout_lines: PayoutLinesTable;
  payout_transactions: PayoutTransactionsTable;
  payout_wallet_changes: PayoutWalletChangesTable;
  payout_locks: PayoutLocksTable;
}

interface PayoutBatchesTable {
  id: string;
  /** CAIP-2. */
  network: string;
  /** `chain`: sent by this server. `export`: paid outside and then confirmed. */
  method: 'chain' | 'export';
  state: 'open' | 'done';
  note: string | null;
  line_count: number;
  total_micros: number;
  created_by: string;
  /** An admin's key creates only one batch. */
  idempotency_key: string | null;
  /** JSON: the request that was made with the key. */
  request: string;
  created_at: number;
  done_at: number | null;
}

/** One owner's payout. Its amount was drawn from the earnings when the batch was created, and is returned there if the payout fails. */
interface PayoutLinesTable {
  id: string;
  batch_id: string;
  owner_id: string;
  network: string;
  /** The wallet at the time of the batch; the payout goes there. */
  address: string;
  amount_micros: number;
  state: 'pending' | 'sending' | 'sent' | 'paid' | 'failed';
  /** Until when the chain accepts the transaction. Set before anything is signed; null while nothing is signed. */
  deadline_at: number | null;
  /** The transaction, or the admin's reference. */
  reference: string | null;
  failure: string | null;
  created_at: number;
  finished_at: number | null;
}

/**
 * Signed transactions of a line, stored before they are broadcast. All of them carry the same authorization, which a token accepts once.
 */
interface PayoutTransactionsTable {
  line_id: string;
  /** 1, 2, 3 ... */
  attempt: number;
  hash: string;
  /** Hex, as broadcast. */
  raw: string;
  created_at: number;
}

/** When a payout wallet was last changed. */
interface PayoutWalletChangesTable {
  user_id: string;
  changed_at: number;
}

/** Rows that serve as locks: the transaction that updates one is the only one to do the work. */
interface PayoutLocksTable {
  name: string;
  taken_at: number;
}

export type PayoutBatchRow = Selectable<PayoutBatchesTable>;
export type PayoutLineRow = Selectable<PayoutLinesTable>;
