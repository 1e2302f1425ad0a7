export type { SandboxLimits, StopReason } from './sandbox.ts';
export { sandboxGaps } from './separation.ts';
import {
  sandbox,
  type Sandbox,
  type SandboxOptions,
  type SandboxOutcome,
  type SandboxRequest,
  type SandboxRun,
  type StopReason,
} from './sandbox.ts';
import { fairQueue, type Client } from '../fair-queue.ts';

export interface SandboxPoolOptions extends SandboxOptions {
  /** Concurrent requests; each needs a process. */
  concurrencyMax: number;
  /** Those of one client; default all of them. */
  ofClientMax?: number;
  /** Requests that may wait. */
  queueMax: number;
  /** The longest wait. */
  waitMs: number;
  /** Called when a process broke down, or was ended for its time or memory. */
  onDeath?: ((reason: StopReason) => void) | undefined;
}

/** What a pool has to do. */
export interface SandboxLoad {
  running: number;
  waiting: number;
}

/** A pool of sandboxes with a short queue, in which clients take turns. */
export interface SandboxPool {
  /** Never throws. `busy` if too many wait, or the wait was too long. @param client whose request it is; default all are one */
  run(request: SandboxRequest, run: SandboxRun, client?: Client): Promise<SandboxOutcome>;
  load(): SandboxLoad;
  /** Stops what runs; afterwards every request is cancelled. */
  close(): Promise<void>;
}

export function sandboxPool({ concurrencyMax, ofClientMax, queueMax, waitMs, onDeath, ...options }: SandboxPoolOptions): SandboxPool {
  const sandboxes = Array.from({ length: concurrencyMax }, () => sandbox(options));
  const idle: Sandbox[] = [...sandboxes];
  const places = fairQueue({ runningMax: concurrencyMax, ofClientMax: ofClientMax ?? concurrencyMax, queueMax, waitMs });
  let isClosed = false;

  return {
    async run(request, run, client = '') {
      const isOn = await places.enter(client, run.signal);
      if (!isOn) return { kind: 'stopped', reason: isClosed || run.signal.aborted ? 'cancelled' : 'busy', detail: null };
      // There are as many as places; the latest that was used is ready, others may not have been started yet.
      const free = idle.pop();
      if (free === undefined) throw new Error('a place without a sandbox');
      try {
        const outcome = await free.run(request, run);
        if (outcome.kind === 'stopped' && outcome.reason !== 'cancelled') onDeath?.(outcome.reason);
        return outcome;
      } finally {
        idle.push(free);
        places.release(client);
      }
    },
    load: () => places.load(),
    async close() {
      isClosed = true;
      places.close();
      await Promise.all(sandboxes.map((each) => each.close()));
    },
  };
}
