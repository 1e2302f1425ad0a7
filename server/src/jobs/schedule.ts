import type { Log } from '../log.ts';

export interface Schedule {
  /** Runs `work` now and then every `intervalMs` after it has ended; never twice at once. Failures are logged, not fatal. */
  every(name: string, intervalMs: number, work: () => Promise<unknown>): void;
  stop(): Promise<void>;
}

/** Upkeep that each process does for itself. What must not be lost or doubled is a job (`jobs.ts`). */
export function schedule(log: Log): Schedule {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let isStopped = false;

  return {
    every(name, intervalMs, work) {
      const run = async () => {
        try {
          await work();
        } catch (cause) {
          log.error({ err: cause, task: name }, 'upkeep failed');
        }
      };
      const next = (delayMs: number) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          const task = run().finally(() => {
            running.delete(task);
            if (!isStopped) next(intervalMs);
          });
          running.add(task);
        }, delayMs);
        timer.unref();
        timers.add(timer);
      };
      next(0);
    },
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
