import { secondMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { Semaphore } from '../limits/semaphore.ts';

/** The sender of an upload. */
export interface Uploader {
  ownerId: string;
  /** Of the client; null if it does not count. */
  address: string | null;
}

interface SlotLimits {
  atOnceMax: number;
  /** Prevents one owner with a slow connection from blocking the others. */
  ofOwnerMax: number;
  /** An attacker has many accounts sooner than many addresses. */
  ofAddressMax: number;
  /** Used in the message. */
  what: string;
}

const uploadLimits: SlotLimits = { atOnceMax: 64, ofOwnerMax: 8, ofAddressMax: 16, what: 'uploads' };
const retryAfterSecondsMax = 30;
/** Weight of the latest upload in the mean duration. */
const weightOfLatest = 0.2;

/** Limits how many uploads run at the same time: each holds a file and a connection. */
export function uploadSlots(clock: Clock, { atOnceMax, ofOwnerMax, ofAddressMax, what }: SlotLimits = uploadLimits) {
  const slots = new Semaphore<Uploader & { startedAt: number }>({
    limits: [
      { max: ofOwnerMax, keyOf: ({ ownerId }) => ownerId },
      { max: ofAddressMax, keyOf: ({ address }) => address },
      { max: atOnceMax },
    ],
  });
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

  const refusal = (inTheWay: ReadonlyArray<{ startedAt: number }>) =>
    problem('unavailable', { message: `too many ${what} at once`, retryAfterSeconds: secondsUntilFree(inTheWay) });

  return {
    /** @throws unavailable where `take` would */
    requireFree(uploader: Uploader): void {
      const inTheWay = slots.inTheWay({ ...uploader, startedAt: clock.now() });
      if (inTheWay.length > 0) throw refusal(inTheWay);
    },
    /** @throws unavailable, with the time after which a slot is likely to be free */
    take(uploader: Uploader): () => void {
      const upload = { ...uploader, startedAt: clock.now() };
      const release = slots.tryAcquire(upload);
      if (release === null) throw refusal(slots.inTheWay(upload));
      return () => {
        if (release()) meanMs += weightOfLatest * (clock.now() - upload.startedAt - meanMs);
      };
    },
  };
}

/** The slots that uploads of every kind share. */
export type UploadPlaces = ReturnType<typeof uploadPlaces>;

export function uploadPlaces(clock: Clock) {
  const slots = uploadSlots(clock);
  /** Uploads of which little has come: they hold next to nothing, and must not delay clients that send. */
  const beginning = uploadSlots(clock, { atOnceMax: 2000, ofOwnerMax: 24, ofAddressMax: 48, what: 'uploads' });
  return {
    slots,
    /** Begins an upload. `admit` takes a slot once enough of it has come; `end` may be called twice. @throws unavailable */
    begin(uploader: Uploader): { admit(): void; end(): void } {
      slots.requireFree(uploader);
      const begun = beginning.take(uploader);
      let free = () => {};
      return {
        admit() {
          free = slots.take(uploader);
          begun();
        },
        end() {
          begun();
          free();
        },
      };
    },
  };
}
