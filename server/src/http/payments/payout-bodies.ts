import type {
  PayoutBatch as PayoutBatchBody,
  PayoutBatchDetails,
  PayoutLine as PayoutLineBody,
  PayoutPlan as PayoutPlanBody,
} from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import type { PayoutBatch } from '../../earnings/payout.ts';
import type { BatchDetails, PlannedBatch } from '../../earnings/payouts.ts';
import type { PayoutLineRow } from '../../storage/tables/payouts.ts';

export function payoutLineBody(line: PayoutLineRow): PayoutLineBody {
  return {
    id: line.id,
    batch_id: line.batch_id,
    owner_id: line.owner_id,
    network: line.network,
    address: line.address,
    amount: formatAmount(line.amount_micros),
    currency: 'USD',
    state: line.state,
    reference: line.reference,
    failure: line.failure,
    created_at: rfc3339(line.created_at),
    finished_at: optionalTime(line.finished_at),
  };
}

export function payoutBatchBody(batch: PayoutBatch): PayoutBatchBody {
  return {
    id: batch.id,
    network: batch.network,
    method: batch.method,
    state: batch.state,
    line_count: batch.line_count,
    total: formatAmount(batch.total_micros),
    paid: formatAmount(batch.paid_micros),
    failed: formatAmount(batch.failed_micros),
    currency: 'USD',
    note: batch.note,
    created_by: batch.created_by,
    created_at: rfc3339(batch.created_at),
    done_at: optionalTime(batch.done_at),
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
