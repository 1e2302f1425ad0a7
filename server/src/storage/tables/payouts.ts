import type { Selectable } from 'kysely';

/** What is paid out to owners. */
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
  /** `chain`: sent by this server; `export`: paid by somebody else, who then says so. */
  method: 'chain' | 'export';
  state: 'open' | 'done';
  note: string | null;
  line_count: number;
  total_micros: number;
  created_by: string;
  /** One key of one admin is one batch. */
  idempotency_key: string | null;
  /** JSON: what was asked for under the key. */
  request: string;
  created_at: number;
  done_at: number | null;
}

/** One owner's payout. Its amount was drawn from the earnings when it was made, and goes back there if it fails. */
interface PayoutLinesTable {
  id: string;
  batch_id: string;
  owner_id: string;
  network: string;
  /** The wallet as it was when the batch was made: that is what is paid. */
  address: string;
  amount_micros: number;
  state: 'pending' | 'sending' | 'sent' | 'paid' | 'failed';
  /** Until when the chain takes it. Set before anything is signed; null while nothing was. */
  deadline_at: number | null;
  /** The transaction, or what the admin wrote. */
  reference: string | null;
  failure: string | null;
  created_at: number;
  finished_at: number | null;
}

/** Signed transactions of a line, stored before they leave. All of them carry the same authorization, which a token takes once. */
interface PayoutTransactionsTable {
  line_id: string;
  /** 1, 2, 3 ... */
  attempt: number;
  hash: string;
  /** As it is broadcast, hex. */
  raw: string;
  created_at: number;
}

/** When a payout wallet changed last. */
interface PayoutWalletChangesTable {
  user_id: string;
  changed_at: number;
}

/** A row that is updated to be the only one who does something. */
interface PayoutLocksTable {
  name: string;
  taken_at: number;
}

export type PayoutBatchRow = Selectable<PayoutBatchesTable>;
export type PayoutLineRow = Selectable<PayoutLinesTable>;
