/** Gives a place back. @returns false for a second call, which does nothing */
export type Release = () => boolean;

interface Limit<Holder> {
  /** How many places there are. */
  max: number | ((holder: Holder) => number);
  /** The holders that share them; null: this limit does not count this one. Default: all share them. */
  keyOf?: (holder: Holder) => string | null;
}

export interface SemaphoreOptions<Holder> {
  /** A holder needs a place within each. */
  limits: ReadonlyArray<Limit<Holder>>;
  /** How many may wait at each limit, for those of one key; default: nobody waits. */
  waitingMax?: number;
  /** How long one waits; default: as long as its signal allows. */
  waitMs?: number;
  /** Whether it comes before those that are not. */
  isFirst?: (holder: Holder) => boolean;
  /** After it, nobody waits. */
  stopping?: AbortSignal;
  /** Where the threads of a process count together; default: its own. */
  counts?: Counts | undefined;
}

/** How many run, by key. */
export interface Counts {
  /** Places also come free without a word to those who wait here. */
  isShared: boolean;
  get(key: string): number;
  add(key: string, by: number): void;
  /** Runs what reads and then adds, without others in between. */
  exclusively<T>(work: () => T): T;
}

function ownCounts(): Counts {
  const counts = new Map<string, number>();
  return {
    isShared: false,
    get: (key) => counts.get(key) ?? 0,
    add(key, by) {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
    exclusively: (work) => work(),
  };
}

/** How often those who wait look whether another thread has left a place. */
const lookMs = 2;

interface Entry<Holder> {
  holder: Holder;
  /** One of each limit. */
  places: ReadonlyArray<{ key: string; max: number }>;
}

interface Waiter<Holder> extends Entry<Holder> {
  /** The keys of the limits that it was beyond when it came. */
  beyond: readonly string[];
  isFirst: boolean;
  settle(release: Release | null): void;
}

/** Places for what runs at once, and a fair queue for them. */
export class Semaphore<Holder = void> {
  readonly #options: SemaphoreOptions<Holder>;
  readonly #running = new Set<Entry<Holder>>();
  readonly #counts: Counts;
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiter<Holder>>();

  constructor(options: SemaphoreOptions<Holder>) {
    this.#options = options;
    this.#counts = options.counts ?? ownCounts();
    options.stopping?.addEventListener('abort', () => this.#waiting.forEach((waiter) => waiter.settle(null)), { once: true });
  }

  get running(): number {
    return this.#running.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whether it would get a place, at once or later. */
  hasRoom(holder: Holder): boolean {
    return this.#mayEnter(this.#beyond(this.#entryOf(holder)));
  }

  /** Who holds the places of the first limit that this one is beyond; nobody where there is one for it. */
  inTheWay(holder: Holder): Holder[] {
    const [first] = this.#beyond(this.#entryOf(holder));
    return [...this.#running].filter(({ places }) => places.some(({ key }) => key === first)).map((entry) => entry.holder);
  }

  /** @returns null where all places are taken */
  tryAcquire(holder: Holder): Release | null {
    return this.#tryBegin(this.#entryOf(holder));
  }

  /** Waits for a place. @returns null where too many wait, the wait was too long, or the service stops @throws the signal's reason */
  async acquire(holder: Holder, signal?: AbortSignal): Promise<Release | null> {
    signal?.throwIfAborted();
    const entry = this.#entryOf(holder);
    const begun = this.#tryBegin(entry);
    if (begun !== null) return begun;
    const beyond = this.#beyond(entry);
    return this.#mayEnter(beyond) ? this.#wait({ ...entry, beyond }, signal) : null;
  }

  #entryOf(holder: Holder): Entry<Holder> {
    const places = this.#options.limits.flatMap(({ max, keyOf = () => '' }, index) => {
      const key = keyOf(holder);
      return key === null ? [] : [{ key: `${index} ${key}`, max: typeof max === 'number' ? max : max(holder) }];
    });
    return { holder, places };
  }

  /** The keys of the limits that it is beyond. */
  #beyond({ places }: Entry<Holder>): string[] {
    return places.filter(({ key, max }) => this.#counts.get(key) >= max).map(({ key }) => key);
  }

  #mayEnter(beyond: readonly string[]): boolean {
    if (beyond.length === 0) return true;
    const { stopping, waitingMax = 0 } = this.#options;
    const waitingAt = (key: string) => [...this.#waiting].filter((waiter) => waiter.beyond.includes(key)).length;
    return stopping?.aborted !== true && beyond.every((key) => waitingAt(key) < waitingMax);
  }

  #tryBegin(entry: Entry<Holder>): Release | null {
    return this.#counts.exclusively(() => (this.#beyond(entry).length === 0 ? this.#begin(entry) : null));
  }

  #begin(entry: Entry<Holder>): Release {
    this.#running.add(entry);
    for (const { key } of entry.places) this.#counts.add(key, 1);
    return () => this.#end(entry);
  }

  #end(entry: Entry<Holder>): boolean {
    if (!this.#running.delete(entry)) return false;
    const freed = entry.places.map(({ key }) => key);
    this.#counts.exclusively(() => {
      for (const key of freed) this.#counts.add(key, -1);
      // Those who wait in other threads have the same right to it.
      if (!this.#counts.isShared) this.#beginNext(freed);
    });
    return true;
  }

  /** Begins what other threads have left places for, while anybody waits. */
  #look(): void {
    if (this.#waiting.size === 0) return;
    const keys = [...this.#waiting].flatMap(({ places }) => places.map(({ key }) => key));
    while (this.#counts.exclusively(() => this.#beginNext(keys)));
    setTimeout(() => this.#look(), lookMs);
  }

  #wait(entry: Entry<Holder> & Pick<Waiter<Holder>, 'beyond'>, signal: AbortSignal | undefined): Promise<Release | null> {
    const { isFirst = () => false, waitMs } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<Release | null>();
    const leave = () => {
      reject(signal?.reason);
      waiter.settle(null);
    };
    const waiter: Waiter<Holder> = {
      ...entry,
      isFirst: isFirst(entry.holder),
      settle: (release) => {
        clearTimeout(late);
        signal?.removeEventListener('abort', leave);
        this.#waiting.delete(waiter);
        resolve(release);
      },
    };
    const late = waitMs === undefined ? undefined : setTimeout(() => waiter.settle(null), waitMs);
    signal?.addEventListener('abort', leave, { once: true });
    this.#waiting.add(waiter);
    if (this.#counts.isShared && this.#waiting.size === 1) setTimeout(() => this.#look(), lookMs);
    return promise;
  }

  /** Places go from hand to hand, so that nobody comes in between. One is free at each of these keys. @returns whether any began */
  #beginNext(freed: readonly string[]): boolean {
    let next: Waiter<Holder> | null = null;
    for (const waiter of this.#waiting) {
      if (!waiter.places.some(({ key }) => freed.includes(key))) continue;
      // Those that are first overtake the others, which come in their order.
      const isBefore = next === null || (waiter.isFirst && !next.isFirst);
      if (isBefore && this.#beyond(waiter).length === 0) next = waiter;
    }
    if (next === null) return false;
    next.settle(this.#begin(next));
    const taken = new Set(next.places.map(({ key }) => key));
    this.#beginNext(freed.filter((key) => !taken.has(key)));
    return true;
  }
}

export interface WorkQueueOptions {
  /** How many run at once, of each key. */
  runningMax: number;
  /** How many may wait, for those of one key. */
  waitingMax: number;
  /** The error for one more. */
  full: () => Error;
}

/** Runs some work now, or in its turn. @throws the error for a full queue; the signal's reason if it aborts before the work begins */
export type WorkQueue = <T>(work: () => Promise<T>, options?: { signal?: AbortSignal; key?: string }) => Promise<T>;

/** Runs a few pieces of work at once and lets a few more wait, first come, first served. */
export function workQueue({ runningMax, waitingMax, full }: WorkQueueOptions): WorkQueue {
  const places = new Semaphore<string>({ limits: [{ max: runningMax, keyOf: (key) => key }], waitingMax });
  return async (work, { signal, key = '' } = {}) => {
    const release = await places.acquire(key, signal);
    if (release === null) throw full();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
