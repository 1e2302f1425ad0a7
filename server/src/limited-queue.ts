export interface LimitedQueueOptions {
  /** How many run at once. */
  runningMax: number;
  /** How many may wait. */
  waitingMax: number;
  /** The error for one more. */
  full: () => Error;
}

/** Runs some work now, or in its turn. @throws the error for a full queue; the signal's reason if it aborts before the work begins */
export type LimitedQueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Runs a few pieces of work at once and lets a few more wait, first come, first served. */
export function limitedQueue({ runningMax, waitingMax, full }: LimitedQueueOptions): LimitedQueue {
  let running = 0;
  const waiting = new Set<() => void>();

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    if (waiting.size >= waitingMax) throw full();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => {
      waiting.delete(resolve);
      reject(signal?.reason);
    };
    waiting.add(resolve);
    signal?.addEventListener('abort', abort, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running < runningMax) running += 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      // The place is handed on directly, so that nobody can take it in between.
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}
