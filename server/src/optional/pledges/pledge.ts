import { AssetType } from '@farebox/contract';
import type { Micros } from '../../money.ts';
import type { PledgeRow } from '../../storage/tables/pledges.ts';

/** Money that a buyer holds ready for a need. */
export interface Pledge {
  id: string;
  /** Its purchase, which holds the money. */
  paymentId: string;
  callId: string;
  /** The account or wallet that gets the money back. */
  holderId: string;
  clientId: string;
  need: string;
  assetType: AssetType | null;
  amountMicros: Micros;
  currency: string;
  isTest: boolean;
  state: PledgeRow['state'];
  /** The accepted listing, and the sale of it. */
  assetId: string | null;
  revenueEventId: string | null;
  signalId: string | null;
  createdAt: number;
  expiresAt: number;
  endedAt: number | null;
}

export function pledgeOf(row: PledgeRow): Pledge {
  return {
    id: row.id,
    paymentId: row.payment_id,
    callId: row.call_id,
    holderId: row.holder_id,
    clientId: row.client_id,
    need: row.need,
    assetType: row.asset_type === null ? null : AssetType.parse(row.asset_type),
    amountMicros: row.amount_micros,
    currency: row.currency,
    isTest: row.is_test === 1,
    state: row.state,
    assetId: row.asset_id,
    revenueEventId: row.revenue_event_id,
    signalId: row.signal_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  };
}
