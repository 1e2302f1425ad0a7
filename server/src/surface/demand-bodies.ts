import type { CapturedSignal, NeedState } from '@farebox/contract';
import { clientIdOf, type Caller } from '../accounts/caller.ts';
import { rfc3339 } from '../clock.ts';
import type { Captured } from '../demand/capture.ts';
import type { NeedMark } from '../demand/need-marks.ts';
import { Problem } from '../errors.ts';

/** The common members of every answer to a signal. */
export function capturedBody({ signalId, matches, watch, next }: Captured): Omit<CapturedSignal, 'status'> {
  return {
    signal_id: signalId,
    matches,
    watch:
      watch === null
        ? null
        : {
            id: watch.id,
            callback_url_host: watch.host,
            expires_at: rfc3339(watch.expiresAt),
            secret: watch.secret,
            events: ['supply.matched'],
          },
    next,
  };
}

/** An invalid credential is ignored when demand is captured: nothing is spent or shown, and the demand is useful. */
export async function anyClientId(caller: () => Promise<Caller>): Promise<string> {
  try {
    return clientIdOf(await caller());
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.status < 500) return 'anonymous';
    throw thrown;
  }
}

/** What an operator decided about a need; null if it is open. */
export function fulfilmentBody(mark: NeedMark | null): NeedState['fulfilled'] {
  return mark === null ? null : { at: rfc3339(mark.at), by: mark.actorId, supply_id: mark.supplyId, note: mark.note };
}
