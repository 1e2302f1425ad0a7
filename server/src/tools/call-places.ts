import { busy } from '../limits/busy.ts';
import { Semaphore, type Counts } from '../limits/semaphore.ts';
import type { Metrics } from '../metrics.ts';
import type { Tool } from './tool.ts';

/** Limits how many calls run at once, of each tool and of each upstream. The others wait for a short time. */
export type CallPlaces = ReturnType<typeof callPlaces>;

export interface CallPlacesOptions {
  /** Calls of one tool at once. */
  perTool: number;
  /** Calls of all tools that one upstream answers. */
  perUpstream: number;
  /** How many may wait for a tool or an upstream. */
  waitingMax: number;
  waitMs: number;
  /** Aborted when running calls have to end: nobody waits then. */
  stopping: AbortSignal;
  metrics: Pick<Metrics, 'gauge' | 'shed'>;
  /** What the threads of this process count together. */
  counts?: Counts | undefined;
}

/** A tool that is slow, or has many callers, must not take all connections, memory and upstream quota of the others. */
export function callPlaces({ perTool, perUpstream, waitingMax, waitMs, stopping, metrics, counts }: CallPlacesOptions) {
  const places = new Semaphore<{ tool: Tool; isPaid: boolean }>({
    limits: [
      { max: perTool, keyOf: ({ tool }) => tool.id },
      {
        max: ({ tool }) => Math.min(perUpstream, tool.upstreamCallsMax ?? perUpstream),
        keyOf: ({ tool }) => tool.upstreamId ?? tool.servedBy?.() ?? null,
      },
    ],
    waitingMax,
    waitMs,
    isFirst: ({ isPaid }) => isPaid,
    stopping,
    counts,
  });
  metrics.gauge('farebox_calls_running', 'Calls of tools that run outside of this process now.', () => places.running);
  metrics.gauge('farebox_calls_waiting', 'Calls that wait for a place at their tool.', () => places.waiting);

  function refusal({ id }: Tool) {
    metrics.shed('calls');
    return busy(`too many calls of ${id} at once`, waitMs);
  }

  return {
    /** Before anything is verified for a call. @throws unavailable if it would not even get a place in the queue */
    requireRoom(tool: Tool): void {
      if (!places.hasRoom({ tool, isPaid: true })) throw refusal(tool);
    },
    /**
     * Waits for a place, before any money moves. Paid calls come before free ones, else the one that waits longest.
     * @param beforeWaiting called if none is free at once; false if it needs none after all. What it throws is thrown
     * @throws unavailable when too many wait, or none came free in time
     */
    async enter(tool: Tool, isPaid: boolean, beforeWaiting?: () => Promise<boolean>): Promise<() => void> {
      const free = places.tryAcquire({ tool, isPaid });
      if (free !== null) return free;
      if (beforeWaiting !== undefined && !(await beforeWaiting())) return () => undefined;
      const release = await places.acquire({ tool, isPaid });
      if (release === null) throw refusal(tool);
      return release;
    },
  };
}
