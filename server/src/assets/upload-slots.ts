import { secondMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';

/** Limits how many uploads run at the same time: each holds a file and a connection. */
export interface UploadSlots {
  /**
   * @returns a function that frees the slot.
   * @throws unavailable, with the time after which a slot is likely to be free
   */
  take(ownerId: string): () => void;
}

interface SlotLimits {
  atOnceMax: number;
  /** Prevents one owner with a slow connection from blocking the others. */
  ofOwnerMax: number;
  /** Used in the message. */
  what: string;
}

const uploadLimits: SlotLimits = { atOnceMax: 64, ofOwnerMax: 8, what: 'uploads' };
const retryAfterSecondsMax = 30;
/** Weight of the latest upload in the mean duration. */
const weightOfLatest = 0.2;

export function uploadSlots(clock: Clock, { atOnceMax, ofOwnerMax, what }: SlotLimits = uploadLimits): UploadSlots {
  const running = new Set<{ ownerId: string; startedAt: number }>();
  /** Mean duration of the uploads that have ended. */
  let meanMs = 0;

  /**
   * When `n` uploads of duration `d` run, one ends about every `d / n`. A running upload takes at least as long as it has taken so far.
   */
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
