import { BoundedMap } from './cache.ts';

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
  /** Clients take turns: next is the one served least recently, with its oldest request. Default: first come, first served. */
  clientOf?: (holder: Holder) => string;
  /** After it, nobody waits. */
  stopping?: AbortSignal;
}

interface Entry<Holder> {
  holder: Holder;
  /** One of each limit. */
  places: ReadonlyArray<{ key: string; max: number }>;
}

interface Waiter<Holder> extends Entry<Holder> {
  isFirst: boolean;
  arrival: number;
  settle(release: Release | null): void;
}

/** A client that was not served among so many counts as new. */
const clientsMax = 1000;

/** Places for what runs at once, and a fair queue for them. */
export class Semaphore<Holder = void> {
  readonly #options: SemaphoreOptions<Holder>;
  readonly #running = new Groups<Entry<Holder>>();
  /** By the keys of the limits that each is beyond, so that a release looks only at those that it may help. */
  readonly #waiting = new Groups<Waiter<Holder>>();
  readonly #servedAt = new BoundedMap<string, number>(clientsMax);
  #time = 0;

  constructor(options: SemaphoreOptions<Holder>) {
    this.#options = options;
    options.stopping?.addEventListener('abort', () => this.#waiting.all.forEach((waiter) => waiter.settle(null)), { once: true });
  }

  get running(): number {
    return this.#running.all.size;
  }

  get waiting(): number {
    return this.#waiting.all.size;
  }

  /** Whether it would get a place, at once or later. */
  hasRoom(holder: Holder): boolean {
    return this.#mayEnter(this.#full(this.#entryOf(holder)));
  }

  /** Who holds the places of the first limit that this one is beyond; nobody where there is one for it. */
  inTheWay(holder: Holder): Holder[] {
    const [first] = this.#full(this.#entryOf(holder));
    return first === undefined ? [] : [...this.#running.of(first)].map((entry) => entry.holder);
  }

  /** @returns null where all places are taken */
  tryAcquire(holder: Holder): Release | null {
    const entry = this.#entryOf(holder);
    return this.#full(entry).length === 0 ? this.#begin(entry) : null;
  }

  /** Waits for a place. @returns null where too many wait, the wait was too long, or the service stops @throws the signal's reason */
  async acquire(holder: Holder, signal?: AbortSignal): Promise<Release | null> {
    signal?.throwIfAborted();
    const entry = this.#entryOf(holder);
    const beyond = this.#full(entry);
    if (beyond.length === 0) return this.#begin(entry);
    return this.#mayEnter(beyond) ? this.#wait(entry, beyond, signal) : null;
  }

  #entryOf(holder: Holder): Entry<Holder> {
    const places = this.#options.limits.flatMap(({ max, keyOf = () => '' }, index) => {
      const key = keyOf(holder);
      return key === null ? [] : [{ key: `${index} ${key}`, max: typeof max === 'number' ? max : max(holder) }];
    });
    return { holder, places };
  }

  /** The keys of the limits that it is beyond. */
  #full({ places }: Entry<Holder>): string[] {
    return places.filter(({ key, max }) => this.#running.of(key).size >= max).map(({ key }) => key);
  }

  #mayEnter(beyond: readonly string[]): boolean {
    if (beyond.length === 0) return true;
    const { stopping, waitingMax = 0 } = this.#options;
    return stopping?.aborted !== true && beyond.every((key) => this.#waiting.of(key).size < waitingMax);
  }

  #begin(entry: Entry<Holder>): Release {
    const { clientOf } = this.#options;
    const keys = keysOf(entry);
    this.#running.add(entry, keys);
    if (clientOf !== undefined) this.#servedAt.set(clientOf(entry.holder), (this.#time += 1));
    return () => {
      const isHeld = this.#running.remove(entry, keys);
      if (isHeld) this.#beginNext(keys);
      return isHeld;
    };
  }

  #wait(entry: Entry<Holder>, beyond: readonly string[], signal: AbortSignal | undefined): Promise<Release | null> {
    const { isFirst = () => false, waitMs } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<Release | null>();
    const leave = () => {
      reject(signal?.reason);
      waiter.settle(null);
    };
    const waiter: Waiter<Holder> = {
      ...entry,
      isFirst: isFirst(entry.holder),
      arrival: (this.#time += 1),
      settle: (release) => {
        clearTimeout(late);
        signal?.removeEventListener('abort', leave);
        this.#waiting.remove(waiter, keysOf(entry));
        resolve(release);
      },
    };
    const late = waitMs === undefined ? undefined : setTimeout(() => waiter.settle(null), waitMs);
    signal?.addEventListener('abort', leave, { once: true });
    this.#waiting.add(waiter, beyond);
    return promise;
  }

  /** Places go from hand to hand, so that nobody comes in between. Of each key, one place is free. */
  #beginNext(freed: readonly string[]): void {
    for (let free = freed; free.length > 0;) {
      const next = this.#firstOf(free);
      if (next === null) return;
      next.settle(this.#begin(next));
      const taken = keysOf(next);
      free = free.filter((key) => !taken.includes(key));
    }
  }

  /** The first of those that wait at these keys and lack no other place. */
  #firstOf(keys: readonly string[]): Waiter<Holder> | null {
    let first: Waiter<Holder> | null = null;
    for (const key of keys) {
      for (const waiter of this.#waiting.of(key)) {
        if (first !== null && !this.#isBefore(waiter, first)) continue;
        const beyond = this.#full(waiter);
        if (beyond.length === 0) first = waiter;
        else this.#waiting.add(waiter, beyond);
      }
    }
    return first;
  }

  #isBefore(one: Waiter<Holder>, other: Waiter<Holder>): boolean {
    if (one.isFirst !== other.isFirst) return one.isFirst;
    return (this.#turnOf(one) - this.#turnOf(other) || one.arrival - other.arrival) < 0;
  }

  #turnOf({ holder }: Waiter<Holder>): number {
    const { clientOf } = this.#options;
    return clientOf === undefined ? 0 : (this.#servedAt.get(clientOf(holder)) ?? 0);
  }
}

function keysOf({ places }: Entry<unknown>): string[] {
  return places.map(({ key }) => key);
}

/** Members, by the keys of their groups. */
class Groups<Member> {
  readonly all = new Set<Member>();
  readonly #groups = new Map<string, Set<Member>>();

  of(key: string): ReadonlySet<Member> {
    return this.#groups.get(key) ?? none;
  }

  add(member: Member, keys: readonly string[]): void {
    this.all.add(member);
    for (const key of keys) {
      const group = this.#groups.get(key);
      if (group === undefined) this.#groups.set(key, new Set([member]));
      else group.add(member);
    }
  }

  /** @returns whether it was there */
  remove(member: Member, keys: readonly string[]): boolean {
    for (const key of keys) {
      const group = this.#groups.get(key);
      if (group?.delete(member) === true && group.size === 0) this.#groups.delete(key);
    }
    return this.all.delete(member);
  }
}

const none: ReadonlySet<never> = new Set<never>();

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
