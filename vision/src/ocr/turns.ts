import { VisionError } from '../vision-error.ts';

/** Limits how many run at once and how many wait. */
export interface Turns {
  /** @throws VisionError (busy) if too many wait; the signal's reason */
  take<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

export function turns({ concurrencyMax, queueMax }: { concurrencyMax: number; queueMax: number }): Turns {
  let running = 0;
  const waiting: Array<() => void> = [];

  function wait(signal: AbortSignal): Promise<void> {
    if (waiting.length >= queueMax) throw new VisionError('busy', 'too many pictures are being read');
    return new Promise((resolve, reject) => {
      function enter(): void {
        signal.removeEventListener('abort', leave);
        resolve();
      }
      function leave(): void {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      }
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(enter);
    });
  }

  return {
    async take(signal, work) {
      signal.throwIfAborted();
      // Finished work passes its place on directly, so that a newcomer cannot overtake those who wait.
      if (running >= concurrencyMax) await wait(signal);
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
