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

export interface SandboxPoolOptions extends SandboxOptions {
  /** Concurrent requests; each needs a process. */
  concurrencyMax: number;
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

/** A pool of sandboxes with a short queue. */
export interface SandboxPool {
  /** Never throws. `busy` if too many wait, or the wait was too long. */
  run(request: SandboxRequest, run: SandboxRun): Promise<SandboxOutcome>;
  load(): SandboxLoad;
  /** Stops what runs; afterwards every request is cancelled. */
  close(): Promise<void>;
}

export function sandboxPool({ concurrencyMax, queueMax, waitMs, onDeath, ...options }: SandboxPoolOptions): SandboxPool {
  const sandboxes = Array.from({ length: concurrencyMax }, () => sandbox(options));
  const idle: Sandbox[] = [...sandboxes];
  const waiting: Array<(free: Sandbox | null) => void> = [];
  let isClosed = false;

  /** Null without a place: too many wait, or the caller disconnected. */
  function take(signal: AbortSignal): Promise<Sandbox | null> {
    const free = isClosed || signal.aborted ? undefined : idle.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (isClosed || waiting.length >= queueMax || signal.aborted) return Promise.resolve(null);
    return new Promise((resolve) => {
      const deadline = setTimeout(leave, waitMs);
      function settle(next: Sandbox | null) {
        clearTimeout(deadline);
        signal.removeEventListener('abort', leave);
        resolve(next);
      }
      function leave() {
        waiting.splice(waiting.indexOf(settle), 1);
        settle(null);
      }
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(settle);
    });
  }

  function give(free: Sandbox): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(free);
    else next(free);
  }

  return {
    async run(request, run) {
      const free = await take(run.signal);
      if (free === null) return { kind: 'stopped', reason: isClosed || run.signal.aborted ? 'cancelled' : 'busy', detail: null };
      try {
        const outcome = await free.run(request, run);
        if (outcome.kind === 'stopped' && outcome.reason !== 'cancelled') onDeath?.(outcome.reason);
        return outcome;
      } finally {
        give(free);
      }
    },
    load: () => ({ running: sandboxes.length - idle.length, waiting: waiting.length }),
    async close() {
      isClosed = true;
      for (const settle of waiting.splice(0)) settle(null);
      await Promise.all(sandboxes.map((each) => each.close()));
    },
  };
}
