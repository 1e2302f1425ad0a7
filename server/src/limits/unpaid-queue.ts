import type { Metrics } from '../metrics.ts';
import { secondMs } from '../clock.ts';
import type { Problem } from '../errors.ts';
import { busy } from './busy.ts';

/**
 * Lets unpaid requests wait while there is other work. Each turn of the event loop answers some of them, for a few milliseconds; paid ones
 * begin at once. So a flood of unpaid requests fills a queue instead of the loop.
 */
export type UnpaidQueue = ReturnType<typeof unpaidQueue>;

export interface UnpaidQueueOptions {
  /** Unpaid requests that may wait. */
  waitingMax: number;
  waitMs: number;
  /** Unpaid requests that may be in progress: their queries are ahead of those of later paid requests. */
  atOnceMax: number;
  /** Whether the process holds too much memory: then nothing unpaid is begun. */
  isMemoryFull: () => boolean;
  metrics: Pick<Metrics, 'gauge' | 'shed'>;
  /** Tests bring their own. Milliseconds. */
  now?: () => number;
  nextTurn?: (work: () => Promise<void>) => void;
}

/**
 * How long unpaid requests may take of a turn, while paid ones are in progress and otherwise. Short, because the loop accepts one new connection
 * in each turn: with turns of 10 ms, buyers waited for seconds behind 2,000 strangers who were connecting too. A paid call takes a few turns:
 * with 1 ms of each for unpaid requests it took three times as long beside a flood of them, and they were answered no faster.
 */
const besidePaidMs = 0.3;
const aloneMs = 2;

interface QueuedRequest {
  begin(): void;
  refuse(why: Problem): void;
  since: number;
}

export function unpaidQueue({ waitingMax, waitMs, atOnceMax, isMemoryFull, metrics, ...options }: UnpaidQueueOptions) {
  const now = options.now ?? (() => performance.now());
  // After the sockets that are ready were read: paid requests among them have begun.
  const nextTurn = options.nextTurn ?? ((work: () => Promise<void>) => void setImmediate(() => void work()));
  const soon = options.nextTurn ?? ((work: () => Promise<void>) => void setTimeout(() => void work(), soonMs));
  let waiting: QueuedRequest[] = [];
  /** The first of `waiting` that still waits. */
  let head = 0;
  let paid = 0;
  let unpaid = 0;
  /** When the first unpaid request of this turn began; null if none has. */
  let turnBegan: number | null = null;
  metrics.gauge('farebox_unpaid_waiting', 'Unpaid requests that wait for their turn.', () => waiting.length - head);
  metrics.gauge('farebox_unpaid_requests', 'Unpaid requests without a body that are in progress.', () => unpaid);
  metrics.gauge('farebox_paid_requests', 'Requests with a payment that are in progress.', () => paid);

  const hasTime = (at: number): boolean => at - (turnBegan ?? at) < (paid > 0 ? besidePaidMs : aloneMs);

  function take(begin: () => void, refuse: (why: Problem) => void): void {
    if (isMemoryFull()) {
      metrics.shed('memory');
      return refuse(busy('the service is busy', memoryFullMs));
    }
    const at = now();
    if (turnBegan === null) {
      turnBegan = at;
      nextTurn(endTurn);
    }
    if (head === waiting.length && unpaid < atOnceMax && hasTime(at)) return begin();
    if (waiting.length - head >= waitingMax) {
      metrics.shed('queue');
      return refuse(busy('the service is busy', waitMs));
    }
    waiting.push({ begin, refuse, since: at });
  }

  /** Begins those that waited longest. What a request does at once belongs to its time; one begins in every turn, however long the turn was. */
  async function endTurn(): Promise<void> {
    if (head === waiting.length) {
      turnBegan = null;
      return;
    }
    turnBegan = now();
    do {
      const next = waiting[head];
      if (next === undefined) break;
      if (now() - next.since > waitMs) {
        metrics.shed('late');
        next.refuse(busy('the service is busy', waitMs));
      } else if (unpaid < atOnceMax) {
        next.begin();
        await ticksDone();
      } else break;
      head += 1;
    } while (hasTime(now()));
    // Without room there is nothing to do in every turn.
    (unpaid < atOnceMax ? nextTurn : soon)(endTurn);
    if (head > compactAt || head === waiting.length) {
      waiting = waiting.slice(head);
      head = 0;
    }
  }

  return {
    /** Begins when it is its turn. @param refuse called instead, with the 503 */
    take,
    /** The same for a handler that learns late that nothing is paid. @throws unavailable */
    wait: (): Promise<void> => new Promise((resolve, reject) => take(resolve, reject)),
    /** An unpaid request without a body is in progress, e.g. at the database: `atOnceMax` of them may be at once. */
    beginUnpaid: (): void => void (unpaid += 1),
    endUnpaid: (): void => void (unpaid -= 1),
    /** A request with a payment begins, and ends: in between, unpaid ones get less of each turn. */
    beginPaid: (): void => void (paid += 1),
    endPaid: (): void => void (paid -= 1),
  };
}

/** Those that have begun are forgotten in batches: to shift a long array costs as much as a request. */
const compactAt = 1000;
const memoryFullMs = 10 * secondMs;
const soonMs = 5;

/** Resolves when started work has run as far as it can without waiting: Node runs the next-tick queue before promises. */
function ticksDone(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
