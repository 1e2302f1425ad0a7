export type { SandboxLimits, StopReason } from './sandbox.ts';
export { sandboxGaps } from './separation.ts';
import { sandbox, type Sandbox, type SandboxOptions, type SandboxOutcome, type SandboxRequest, type SandboxRun } from './sandbox.ts';
import { turns, type Client } from './turns.ts';

export interface SandboxPoolOptions extends SandboxOptions {
  /** Requests being answered at once; each holds a process. */
  concurrencyMax: number;
  /** Those of one client; default all of them. */
  ofClientMax?: number;
  /** Requests waiting for that. */
  queueMax: number;
  /** How long one waits. */
  waitMs: number;
}

/** Some sandboxes, and a short queue before them, in which clients take turns. */
export interface SandboxPool {
  /** Never throws. `busy` when too many wait, or waited too long. @param client for whom it is; default all are one */
  run(request: SandboxRequest, run: SandboxRun, client?: Client): Promise<SandboxOutcome>;
  /** Stops what runs; from then on everything is cancelled. */
  close(): Promise<void>;
}

export function sandboxPool({ concurrencyMax, ofClientMax, queueMax, waitMs, ...options }: SandboxPoolOptions): SandboxPool {
  const sandboxes = Array.from({ length: concurrencyMax }, () => sandbox(options));
  const idle: Sandbox[] = [...sandboxes];
  const places = turns({ placesMax: concurrencyMax, ofClientMax: ofClientMax ?? concurrencyMax, queueMax, waitMs });
  let isClosed = false;

  return {
    async run(request, run, client = '') {
      const isOn = await places.enter(client, run.signal);
      if (!isOn) return { kind: 'stopped', reason: isClosed || run.signal.aborted ? 'cancelled' : 'busy', detail: null };
      // There are as many as places; the latest that was used is ready, others may not have been started yet.
      const free = idle.pop();
      if (free === undefined) throw new Error('a place without a sandbox');
      try {
        return await free.run(request, run);
      } finally {
        idle.push(free);
        places.leave(client);
      }
    },
    async close() {
      isClosed = true;
      places.close();
      await Promise.all(sandboxes.map((each) => each.close()));
    },
  };
}
