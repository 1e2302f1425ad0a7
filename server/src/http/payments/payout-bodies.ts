import type {
  PayoutBatch as PayoutBatchBody,
  PayoutBatchDetails,
  PayoutLine as PayoutLineBody,
  PayoutPlan as PayoutPlanBody,
} from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import type { PayoutBatch, PayoutLine } from '../../payments/payouts/payout.ts';
import type { BatchDetails, PlannedBatch } from '../../payments/payouts/payouts.ts';

export function payoutLineBody(line: PayoutLine): PayoutLineBody {
  return {
    id: line.id,
    batch_id: line.batchId,
    owner_id: line.ownerId,
    network: line.network,
    address: line.address,
    amount: formatAmount(line.amountMicros),
    currency: 'USD',
    state: line.state,
    reference: line.reference,
    failure: line.failure,
    created_at: rfc3339(line.createdAt),
    finished_at: optionalTime(line.finishedAt),
  };
}

export function payoutBatchBody(batch: PayoutBatch): PayoutBatchBody {
  return {
    id: batch.id,
    network: batch.network,
    method: batch.method,
    state: batch.state,
    line_count: batch.lineCount,
    total: formatAmount(batch.totalMicros),
    paid: formatAmount(batch.paidMicros),
    failed: formatAmount(batch.failedMicros),
    currency: 'USD',
    note: batch.note,
    created_by: batch.createdBy,
    created_at: rfc3339(batch.createdAt),
    done_at: optionalTime(batch.doneAt),
  };
}

export function detailsBody({ batch, lines }: BatchDetails): PayoutBatchDetails {
  return { ...payoutBatchBody(batch), lines: lines.map(payoutLineBody) };
}

export function planBody(plan: PlannedBatch): PayoutPlanBody {
  return {
    network: plan.network,
    method: plan.method,
    currency: 'USD',
    minimum: formatAmount(plan.minimumMicros),
    earned_until: rfc3339(plan.earnedUntil),
    line_count: plan.lines.length,
    total: formatAmount(plan.totalMicros),
    lines: plan.lines.map(({ ownerId, address, amountMicros }) => ({ owner_id: ownerId, address, amount: formatAmount(amountMicros) })),
    left_out: plan.leftOut.map(({ ownerId, balanceMicros, availableMicros, reason }) => ({
      owner_id: ownerId,
      balance: formatAmount(balanceMicros),
      available: formatAmount(availableMicros),
      reason,
    })),
    left_out_count: plan.leftOutCount,
  };
}

function optionalTime(epochMs: number | null): string | null {
  return epochMs === null ? null : rfc3339(epochMs);
}
