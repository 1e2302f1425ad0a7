import type { Log } from '../log.ts';

export type Schedule = ReturnType<typeof schedule>;

/** Upkeep of this process. Work that must not be lost or run twice is a job (`jobs.ts`). */
export function schedule(log: Log) {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let state: 'new' | 'started' | 'stopped' = 'new';
  const waiting: Array<() => void> = [];

  return {
    /**
     * Runs `work` now, and again `intervalMs` after each run has ended; never twice at once. Runs nothing before `start`. Failures are
     * logged, not fatal.
     * @returns runs it at once instead of after the interval; while it runs, once more after that run
     */
    every(name: string, intervalMs: number, work: () => Promise<unknown>): () => void {
      const run = async () => {
        try {
          await work();
        } catch (cause) {
          log.error({ err: cause, task: name }, 'upkeep failed');
        }
      };
      /** Of the next run; null while it runs. */
      let timer: NodeJS.Timeout | null = null;
      let isWantedAgain = false;
      const begin = () => {
        forget();
        isWantedAgain = false;
        const task = run().finally(() => {
          running.delete(task);
          if (state !== 'stopped') next(isWantedAgain ? 0 : intervalMs);
        });
        running.add(task);
      };
      const next = (delayMs: number) => {
        timer = setTimeout(begin, delayMs);
        timer.unref();
        timers.add(timer);
      };
      const forget = () => {
        if (timer === null) return;
        clearTimeout(timer);
        timers.delete(timer);
        timer = null;
      };
      if (state === 'new') waiting.push(() => next(0));
      else next(0);
      return () => {
        isWantedAgain = true;
        if (timer === null || state === 'stopped') return;
        forget();
        next(0);
      };
    },
    start(): void {
      state = 'started';
      for (const begin of waiting.splice(0)) begin();
    },
    async stop(): Promise<void> {
      state = 'stopped';
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
