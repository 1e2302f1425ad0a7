import type { Micros } from '../money.ts';
import type { PayoutBatchRow } from '../storage/tables/payouts.ts';

export type PayoutMethod = PayoutBatchRow['method'];

/** A batch with the totals of its lines that have ended. */
export interface PayoutBatch extends PayoutBatchRow {
  paid_micros: Micros;
  failed_micros: Micros;
}

/** Per batch, which is created in one transaction and listed as a whole. */
export const linesMax = 500;
