import { secondMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';

/** Limits how many uploads run at the same time: each holds a file and a connection. */
export interface UploadSlots {
  /** @returns what frees the slot again. @throws unavailable, with the time after which a slot is likely to be free */
  take(ownerId: string): () => void;
}

interface SlotLimits {
  atOnceMax: number;
  /** So that one owner with a slow or bad connection does not keep the others waiting. */
  ofOwnerMax: number;
  /** For the message. */
  what: string;
}

const uploadLimits: SlotLimits = { atOnceMax: 64, ofOwnerMax: 8, what: 'uploads' };
const retryAfterSecondsMax = 30;
/** How much the latest upload counts in the mean duration. */
const weightOfLatest = 0.2;

export function uploadSlots(clock: Clock, { atOnceMax, ofOwnerMax, what }: SlotLimits = uploadLimits): UploadSlots {
  const running = new Set<{ ownerId: string; startedAt: number }>();
  /** Of the uploads that have ended. */
  let meanMs = 0;

  /** When `n` uploads run that take `d` each, one ends about every `d / n`. None takes less than it has taken so far. */
  function secondsUntilFree(uploads: ReadonlyArray<{ startedAt: number }>): number {
    const now = clock.now();
    const meanAgeMs = uploads.reduce((sum, { startedAt }) => sum + now - startedAt, 0) / uploads.length;
    const seconds = Math.ceil(Math.max(meanMs, meanAgeMs) / uploads.length / secondMs);
    return Math.min(retryAfterSecondsMax, Math.max(1, seconds));
  }

  return {
    take(ownerId) {
      const own = [...running].filter((upload) => upload.ownerId === ownerId);
      const full = own.length >= ofOwnerMax ? own : running.size >= atOnceMax ? [...running] : null;
      if (full !== null) throw problem('unavailable', { message: `too many ${what} at once`, retryAfterSeconds: secondsUntilFree(full) });
      const upload = { ownerId, startedAt: clock.now() };
      running.add(upload);
      return () => {
        running.delete(upload);
        meanMs += weightOfLatest * (clock.now() - upload.startedAt - meanMs);
      };
    },
  };
}
