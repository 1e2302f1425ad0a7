import type { Metrics } from '../metrics.ts';
import { problem, type Problem } from '../errors.ts';
import { secondMs } from '../clock.ts';

/**
 * Lets unpaid requests wait while there is other work. Each turn of the event loop answers some of them, for a few milliseconds; paid ones
 * begin at once. So a flood of unpaid requests fills a queue instead of the loop.
 */
export interface Turns {
  /** Begins when it is its turn. @param refuse called instead, with the 503 */
  take(begin: () => void, refuse: (why: Problem) => void): void;
  /** The same for a handler that learns late that nothing is paid. @throws unavailable */
  wait(): Promise<void>;
  /** A request with a payment begins, and ends: in between, unpaid ones get less of each turn. */
  beginPaid(): void;
  endPaid(): void;
}

export interface TurnsOptions {
  /** Unpaid requests that may wait. */
  waitingMax: number;
  waitMs: number;
  /** Whether the process holds too much memory: then nothing unpaid is begun. */
  isMemoryFull: () => boolean;
  metrics: Pick<Metrics, 'gauge' | 'shed'>;
  /** Tests bring their own. Milliseconds. */
  now?: () => number;
  nextTurn?: (work: () => Promise<void>) => void;
}

/** How long unpaid requests may take of a turn, while paid ones are in progress and otherwise. */
const besidePaidMs = 2;
const aloneMs = 10;

interface Waiting {
  begin(): void;
  refuse(why: Problem): void;
  since: number;
}

export function turns({ waitingMax, waitMs, isMemoryFull, metrics, ...options }: TurnsOptions): Turns {
  const now = options.now ?? (() => performance.now());
  // After the sockets that are ready were read: paid requests among them have begun.
  const nextTurn = options.nextTurn ?? ((work: () => Promise<void>) => void setImmediate(() => void work()));
  let waiting: Waiting[] = [];
  /** The first of `waiting` that still waits. */
  let head = 0;
  let paid = 0;
  /** When the first unpaid request of this turn began; null if none has. */
  let turnBegan: number | null = null;
  metrics.gauge('farebox_unpaid_waiting', 'Unpaid requests that wait for their turn.', () => waiting.length - head);
  metrics.gauge('farebox_paid_requests', 'Requests with a payment that are in progress.', () => paid);

  const hasTime = (at: number): boolean => at - (turnBegan ?? at) < (paid > 0 ? besidePaidMs : aloneMs);

  function take(begin: () => void, refuse: (why: Problem) => void): void {
    if (isMemoryFull()) {
      metrics.shed('memory');
      return refuse(busy(memoryFullSeconds));
    }
    const at = now();
    if (turnBegan === null) {
      turnBegan = at;
      nextTurn(endTurn);
    }
    if (head === waiting.length && hasTime(at)) return begin();
    if (waiting.length - head >= waitingMax) {
      metrics.shed('queue');
      return refuse(busy(waitMs / secondMs));
    }
    waiting.push({ begin, refuse, since: at });
  }

  /** Begins those that waited longest. What a request does at once belongs to its time; one begins in every turn, however long the turn was. */
  async function endTurn(): Promise<void> {
    if (head === waiting.length) {
      turnBegan = null;
      return;
    }
    nextTurn(endTurn);
    turnBegan = now();
    do {
      const next = waiting[head];
      if (next === undefined) break;
      head += 1;
      if (now() - next.since <= waitMs) {
        next.begin();
        await ticksDone();
      } else {
        metrics.shed('late');
        next.refuse(busy(waitMs / secondMs));
      }
    } while (hasTime(now()));
    if (head > compactAt || head === waiting.length) {
      waiting = waiting.slice(head);
      head = 0;
    }
  }

  return {
    take,
    wait: () => new Promise((resolve, reject) => take(resolve, reject)),
    beginPaid: () => void (paid += 1),
    endPaid: () => void (paid -= 1),
  };
}

/** Those that have begun are forgotten in batches: to shift a long array costs as much as a request. */
const compactAt = 1000;
const memoryFullSeconds = 10;

function busy(retryAfterSeconds: number): Problem {
  return problem('unavailable', {
    message: 'the service is busy',
    hint: 'Nothing was charged, and no token was used. Repeat the request after the time in Retry-After.',
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
  });
}

/** Resolves when what was started has done all that it could do at once: Node runs the next-tick queue before promises. */
function ticksDone(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
