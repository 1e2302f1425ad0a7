import type { Micros } from '../../money.ts';
import type { PayoutBatchRow, PayoutLineRow } from '../../storage/tables/payouts.ts';

export type PayoutMethod = PayoutBatchRow['method'];

/** The payout to one owner in a batch. */
export interface PayoutLine {
  id: string;
  batchId: string;
  ownerId: string;
  network: string;
  address: string;
  amountMicros: Micros;
  state: PayoutLineRow['state'];
  reference: string | null;
  failure: string | null;
  createdAt: number;
  finishedAt: number | null;
}

export interface PayoutBatch {
  id: string;
  /** CAIP-2. */
  network: string;
  method: PayoutMethod;
  state: PayoutBatchRow['state'];
  note: string | null;
  lineCount: number;
  totalMicros: Micros;
  paidMicros: Micros;
  failedMicros: Micros;
  createdBy: string;
  createdAt: number;
  doneAt: number | null;
}

/** Per batch, which is created in one transaction and listed as a whole. */
export const linesMax = 500;

export function lineOf(row: PayoutLineRow): PayoutLine {
  return {
    id: row.id,
    batchId: row.batch_id,
    ownerId: row.owner_id,
    network: row.network,
    address: row.address,
    amountMicros: row.amount_micros,
    state: row.state,
    reference: row.reference,
    failure: row.failure,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

export function batchOf(row: PayoutBatchRow & { paid_micros: Micros; failed_micros: Micros }): PayoutBatch {
  return {
    id: row.id,
    network: row.network,
    method: row.method,
    state: row.state,
    note: row.note,
    lineCount: row.line_count,
    totalMicros: row.total_micros,
    paidMicros: row.paid_micros,
    failedMicros: row.failed_micros,
    createdBy: row.created_by,
    createdAt: row.created_at,
    doneAt: row.done_at,
  };
}
