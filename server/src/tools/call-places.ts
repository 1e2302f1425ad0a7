import { secondMs } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Tool } from './tool.ts';

/** Limits how many calls run at once, of each tool and of each upstream. The others wait for a short time. */
export interface CallPlaces {
  /** Before anything is verified for a call. @throws unavailable if it would not even get a place in the queue */
  requireRoom(tool: Tool): void;
  /**
   * Waits for a place, before any money moves. Paid calls come before free ones, else the one that waits longest.
   * @param beforeWaiting called if none is free at once; false if it needs none after all. What it throws is thrown
   * @returns what gives the place back; a second call does nothing
   * @throws unavailable when too many wait, or none came free in time
   */
  enter(tool: Tool, isPaid: boolean, beforeWaiting?: () => Promise<boolean>): Promise<() => void>;
}

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
}

/** A tool that is slow, or has many callers, must not take all connections, memory and upstream quota of the others. */
export function callPlaces({ perTool, perUpstream, waitingMax, waitMs, stopping, metrics }: CallPlacesOptions): CallPlaces {
  const lines = new Map<string, Line>();
  stopping.addEventListener('abort', () => lines.forEach((line) => line.refuseAll()), { once: true });
  const sum = (count: (line: Line) => number) => [...lines].reduce((total, [name, line]) => total + (isOfTool(name) ? count(line) : 0), 0);
  metrics.gauge('farebox_calls_running', 'Calls of tools that run outside of this process now.', () => sum(({ running }) => running));
  metrics.gauge('farebox_calls_waiting', 'Calls that wait for a place at their tool.', () => sum(({ waiting }) => waiting));

  function lineAt(name: string, max: number): Line {
    const known = lines.get(name);
    if (known !== undefined) return known;
    const made = placesOf(max);
    lines.set(name, made);
    return made;
  }

  /** Names of tools are those of the catalog, so there are few. */
  function linesOf({ id, servedBy, upstreamId, upstreamCallsMax = perUpstream }: Tool): Line[] {
    const upstream = upstreamId ?? servedBy?.() ?? null;
    const ofTool = lineAt(`tool ${id}`, perTool);
    return upstream === null ? [ofTool] : [ofTool, lineAt(`engine ${upstream}`, Math.min(perUpstream, upstreamCallsMax))];
  }

  function busy(tool: Tool) {
    metrics.shed('calls');
    return problem('unavailable', {
      message: `too many calls of ${tool.id} at once`,
      hint: 'Nothing was charged, and no token was used. Repeat the request after the time in Retry-After.',
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / secondMs)),
    });
  }

  return {
    requireRoom(tool) {
      if (linesOf(tool).some((line) => line.isFull && line.waiting >= waitingMax)) throw busy(tool);
    },
    async enter(tool, isPaid, beforeWaiting) {
      const ways = linesOf(tool);
      if (beforeWaiting !== undefined && ways.some(({ isFull }) => isFull) && !(await beforeWaiting())) return () => undefined;
      const taken: Line[] = [];
      const leave = () => taken.splice(0).forEach((line) => line.leave());
      for (const line of ways) {
        const hasPlace = line.isFull ? !stopping.aborted && line.waiting < waitingMax && (await line.wait(isPaid, waitMs)) : line.take();
        if (!hasPlace) {
          leave();
          throw busy(tool);
        }
        taken.push(line);
      }
      return leave;
    },
  };
}

const isOfTool = (name: string): boolean => name.startsWith('tool ');

interface Line {
  readonly running: number;
  readonly waiting: number;
  /** Also while others wait: nobody overtakes them. */
  readonly isFull: boolean;
  take(): true;
  /** @returns false when no place came free in time */
  wait(isPaid: boolean, timeoutMs: number): Promise<boolean>;
  leave(): void;
  refuseAll(): void;
}

/** So many places, and those that wait for one. */
function placesOf(max: number): Line {
  let running = 0;
  /** In the order of arrival; the value says what came of the wait. */
  const paid = new Set<(hasPlace: boolean) => void>();
  const free = new Set<(hasPlace: boolean) => void>();

  return {
    get running() {
      return running;
    },
    get waiting() {
      return paid.size + free.size;
    },
    get isFull() {
      return running >= max || paid.size + free.size > 0;
    },
    take() {
      running += 1;
      return true;
    },
    wait(isPaid, timeoutMs) {
      const line = isPaid ? paid : free;
      return new Promise((resolve) => {
        const tell = (hasPlace: boolean) => {
          clearTimeout(late);
          line.delete(tell);
          resolve(hasPlace);
        };
        const late = setTimeout(tell, timeoutMs, false);
        line.add(tell);
      });
    },
    leave() {
      const [next] = paid.size > 0 ? paid : free;
      // The place goes from hand to hand, so that nobody comes in between.
      if (next === undefined) running -= 1;
      else next(true);
    },
    refuseAll() {
      for (const tell of [...paid, ...free]) tell(false);
    },
  };
}
