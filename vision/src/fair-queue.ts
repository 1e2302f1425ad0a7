import { VisionError } from './vision-error.ts';

/** For whom work is done: they take turns. */
export type Client = string;

interface QueuedClient {
  client: Client;
  /** Null: it has waited for nothing. */
  settle(isOn: boolean): void;
}

export interface FairQueueOptions {
  /** Being worked for at once. */
  runningMax: number;
  /** Of one client, so that no one has all places. */
  ofClientMax: number;
  /** Waiting for a place. */
  queueMax: number;
  /** How long one waits; default: until the caller goes away. */
  waitMs?: number;
}

/** A limit of what runs at once, and a queue that is fair between clients. */
export interface FairQueue {
  /** @returns false where too many wait, the wait was too long, or the caller went away. After true, the caller releases with `release`. */
  enter(client: Client, signal: AbortSignal): Promise<boolean>;
  release(client: Client): void;
  load(): { running: number; waiting: number };
  /** Nobody waits any more, and nobody enters. */
  close(): void;
}

const rememberedMax = 1000;

/**
 * Next is the client that has waited longest to be served, and its oldest request. In a full queue, what was asked last of the client
 * with the most gives way to a client with fewer: nobody can fill it with work that takes its time.
 */
export function fairQueue({ runningMax, ofClientMax, queueMax, waitMs }: FairQueueOptions): FairQueue {
  const running = new Map<Client, number>();
  let waiting: QueuedClient[] = [];
  /** In the order in which they were served last; a client that is not among them was not served for long. */
  const served = new Set<Client>();
  let isClosed = false;

  const runningOf = (client: Client) => running.get(client) ?? 0;
  const total = () => [...running.values()].reduce((sum, count) => sum + count, 0);
  const hasPlace = (client: Client) => total() < runningMax && runningOf(client) < ofClientMax;

  function serve(client: Client): void {
    running.set(client, runningOf(client) + 1);
    served.delete(client);
    served.add(client);
    const [oldest] = served;
    if (served.size > rememberedMax && oldest !== undefined) served.delete(oldest);
  }

  /** @returns whether there is room for one more of this client */
  function makeRoom(client: Client): boolean {
    if (waiting.length < queueMax) return true;
    const counts = new Map<Client, number>();
    for (const each of waiting) counts.set(each.client, (counts.get(each.client) ?? 0) + 1);
    const [most, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [client, 0]);
    if (count <= (counts.get(client) ?? 0) + 1) return false;
    waiting.findLast((each) => each.client === most)?.settle(false);
    return true;
  }

  function next(): QueuedClient | undefined {
    const order = [...served];
    const [first] = waiting.filter(({ client }) => hasPlace(client)).toSorted((a, b) => order.indexOf(a.client) - order.indexOf(b.client));
    return first;
  }

  return {
    enter(client, signal) {
      if (isClosed || signal.aborted) return Promise.resolve(false);
      if (hasPlace(client)) {
        serve(client);
        return Promise.resolve(true);
      }
      if (!makeRoom(client)) return Promise.resolve(false);
      return new Promise((resolve) => {
        const giveUp = () => own.settle(false);
        const deadline = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
        const own: QueuedClient = {
          client,
          settle(isOn) {
            clearTimeout(deadline);
            signal.removeEventListener('abort', giveUp);
            waiting = waiting.filter((each) => each !== own);
            resolve(isOn);
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(own);
      });
    },
    release(client) {
      const left = runningOf(client) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
      const following = next();
      if (following === undefined) return;
      serve(following.client);
      following.settle(true);
    },
    load: () => ({ running: total(), waiting: waiting.length }),
    close() {
      isClosed = true;
      for (const each of waiting) each.settle(false);
    },
  };
}

/**
 * A queue of one client for the runs of a program.
 * @returns what runs work in its turn. @throws VisionError (busy) if too many wait; the signal's reason
 */
export function programQueue({ concurrencyMax, queueMax }: { concurrencyMax: number; queueMax: number }) {
  const client = '';
  const places = fairQueue({ runningMax: concurrencyMax, ofClientMax: concurrencyMax, queueMax });
  return async <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    if (!(await places.enter(client, signal))) {
      signal.throwIfAborted();
      throw new VisionError('busy', 'too many files are being read');
    }
    try {
      return await work();
    } finally {
      places.release(client);
    }
  };
}
