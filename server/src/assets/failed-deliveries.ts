import type { Foundation } from '../foundation.ts';
import type { PauseReason } from '@farebox/contract';
import { serviceActor, type AuditTrail } from '../accounts/audit-trail.ts';
import { problem } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { formatAmount } from '../money.ts';
import { shortId } from '../payments/quotes/payment.ts';
import type { Asset } from './asset.ts';
import type { Pause } from './pausing.ts';
import { isTakenBack, type TakeBack } from './undelivered.ts';

interface FailedDelivery {
  asset: Asset;
  /** The purchase behind the link; null if nothing was paid. */
  revenueEventId: string | null;
  failure: PauseReason;
}

/** Handles deliveries that failed because there is nothing left to deliver. */
export type FailedDeliveries = ReturnType<typeof failedDeliveries>;

export interface FailedDeliveriesOptions extends Pick<Foundation, 'database' | 'log'> {
  takeBack: TakeBack;
  pause: Pause;
  auditTrail: AuditTrail;
  metrics: Pick<Metrics, 'failedDelivery' | 'giveBack'>;
}

export function failedDeliveries({ database, takeBack, pause, auditTrail, metrics, log }: FailedDeliveriesOptions) {
  return {
    /**
     * Gives the purchase back, pauses the asset, and notifies the operator. All of this happens together or not at all, and only once,
     * however often the failure is reported.
     * @returns whether the purchase is given back
     */
    async report({ asset, revenueEventId, failure }: FailedDelivery): Promise<boolean> {
      const { taken, isPaused } = await database.write(async (queries) => {
        const taken = revenueEventId === null ? null : await takeBack(queries, revenueEventId, failure);
        const isPaused = await pause(queries, asset, failure);
        const record = (action: 'asset.pause' | 'delivery.give_back', details: Record<string, unknown>) =>
          auditTrail.record(queries, { actorId: serviceActor, action, subjectId: asset.id, details: { reason: failure, ...details } });
        if (isPaused) await record('asset.pause', {});
        if (taken !== null) {
          await record('delivery.give_back', {
            revenue_event_id: revenueEventId,
            payment_id: shortId(taken.paymentId),
            amount: formatAmount(taken.amountMicros),
            lost: formatAmount(taken.lostMicros),
          });
        }
        return { taken, isPaused };
      });
      const about = { asset: asset.id, owner: asset.ownerId, reason: failure };
      if (isPaused) log.error(about, 'an asset cannot be delivered: its sale is paused');
      if (taken !== null) {
        const { paymentId, lostMicros } = taken;
        log.error({ ...about, revenueEvent: revenueEventId, payment: shortId(paymentId), lostMicros }, 'a purchase was given back');
        metrics.failedDelivery(failure);
        metrics.giveBack(failure);
      }
      return revenueEventId !== null && (taken !== null || (await isTakenBack(database.read, revenueEventId)));
    },

    /** A link whose purchase was given back would deliver for free. @throws purchase_given_back */
    async requireKept(revenueEventId: string): Promise<void> {
      if (await isTakenBack(database.read, revenueEventId)) throw problem('purchase_given_back', { members: { given_back: true } });
    },
  };
}
