import { secondMs, steadyClock, type Clock } from '../../../clock.ts';
import { problem } from '../../../errors.ts';

/** Resolves after this long, or rejects when the signal aborts. Tests pass their own. */
export type Wait = (timeMs: number, signal: AbortSignal) => Promise<void>;

export type CallLimiter = ReturnType<typeof callLimiter>;

/** The longest wait of a call, which limits how many wait. */
const waitMsMax = 4 * secondMs;
const pauseMs = secondMs;

/**
 * Keeps every capability below the provider's limit of calls per second. More calls would fail there at once, so they wait here briefly.
 */
export function callLimiter({ clock, wait }: { clock: Clock; wait: Wait }) {
  const capabilities = new Map<string, Capability>();
  const steady = steadyClock(clock);

  function capabilityOf(name: string): Capability {
    const capability = capabilities.get(name) ?? { starts: [], pausedUntil: 0 };
    capabilities.set(name, capability);
    return capability;
  }

  return {
    /**
     * Waits for the turn of one call.
     * @throws unavailable with Retry-After when too many wait already, the signal's reason when it aborts
     */
    async take(name: string, callsPerSecond: number, signal: AbortSignal): Promise<void> {
      signal.throwIfAborted();
      const now = steady.now();
      const capability = capabilityOf(name);
      const start = Math.max(now, capability.pausedUntil, (capability.starts.at(-callsPerSecond) ?? -Infinity) + secondMs);
      if (start - now > waitMsMax) {
        const retryAfterSeconds = Math.ceil((start - now) / secondMs);
        throw problem('unavailable', { message: 'too many calls of this tool right now', retryAfterSeconds });
      }
      capability.starts = [...capability.starts.slice(1 - callsPerSecond || capability.starts.length), start];
      if (start > now) await wait(start - now, signal);
    },
    /** Delays all calls of this capability for a while: the upstream has throttled it. */
    pause(name: string): void {
      capabilityOf(name).pausedUntil = steady.now() + pauseMs;
    },
  };
}

interface Capability {
  /** The start times of the last calls, past and future, in order; only as many as matter. */
  starts: number[];
  pausedUntil: number;
}
