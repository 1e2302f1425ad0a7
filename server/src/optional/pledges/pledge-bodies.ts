import type { AcceptedPledge, MadePledge, OwnPledge, PublicPledge } from '@farebox/contract';
import { optionalTime, rfc3339 } from '../../clock.ts';
import type { Captured } from '../../demand/capture.ts';
import type { AcceptedPledge as Accepted } from './pledge-ends.ts';
import type { Pledge } from './pledge.ts';
import { formatAmount } from '../../money.ts';
import type { Parts } from '../../parts.ts';
import { deliveryBody } from '../../surface/asset-bodies.ts';
import { capturedBody } from '../../surface/demand-bodies.ts';

/** A pledge as everybody sees it. */
export function publicPledgeBody(pledge: Pledge): PublicPledge {
  return {
    id: pledge.id,
    need: pledge.need,
    asset_type: pledge.assetType,
    amount: formatAmount(pledge.amountMicros),
    currency: 'USD',
    test: pledge.isTest,
    state: pledge.state,
    created_at: rfc3339(pledge.createdAt),
    expires_at: rfc3339(pledge.expiresAt),
  };
}

/** A pledge as its holder sees it. */
export function ownPledgeBody(pledge: Pledge): OwnPledge {
  return {
    ...publicPledgeBody(pledge),
    holder: pledge.holderId,
    asset_id: pledge.assetId,
    ended_at: optionalTime(pledge.endedAt),
  };
}

export function madePledgeBody(pledge: Pledge, captured: Captured | null): MadePledge {
  return { pledge: ownPledgeBody(pledge), watch: captured === null ? null : capturedBody(captured).watch };
}

export function acceptedPledgeBody(
  parts: Pick<Parts, 'assets' | 'publicUrl'>,
  { pledge, asset, revenueEventId }: Accepted,
): AcceptedPledge {
  const delivery = deliveryBody(parts, asset, revenueEventId);
  return { pledge: ownPledgeBody(pledge), asset_id: asset.id, delivery, revenue_event_id: revenueEventId };
}
