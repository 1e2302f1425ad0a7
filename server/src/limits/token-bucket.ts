import { minuteMs, steadyClock, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { BoundedMap } from './cache.ts';

export interface TokenBucketsOptions {
  clock: Clock;
  /** How many tokens a bucket gains. */
  perMs: () => number;
  /** How many it holds; it is full at first. */
  burst: () => number;
  /** Past that, the key that was used longest ago is forgotten, so that invented names cannot fill the memory. */
  keysMax: number;
  /** Where the threads of a process have the same buckets; default: its own. */
  store?: BucketStore | undefined;
}

export interface Bucket {
  level: number;
  /** When it had this level. */
  at: number;
}

export interface BucketStore {
  /** One that does not step back. */
  clock: Clock;
  get(key: string): Bucket | undefined;
  set(key: string, bucket: Bucket): void;
  /** Runs what reads and then sets, without others in between. */
  exclusively<T>(work: () => T): T;
}

function ownStore({ clock, keysMax }: Pick<TokenBucketsOptions, 'clock' | 'keysMax'>): BucketStore {
  const buckets = new BoundedMap<string, Bucket>(keysMax);
  return {
    clock: steadyClock(clock),
    get: (key) => buckets.get(key),
    set: (key, bucket) => void buckets.set(key, bucket),
    exclusively: (work) => work(),
  };
}

/** A bucket of tokens for each key. A clock that steps back stops none of them. */
export class TokenBuckets {
  readonly #options: TokenBucketsOptions;
  readonly #store: BucketStore;

  constructor(options: TokenBucketsOptions) {
    this.#options = options;
    this.#store = options.store ?? ownStore(options);
  }

  /** Takes tokens if there are enough; more than a bucket holds count as all of it. @returns after how many milliseconds there are; 0: taken */
  take(key: string, cost = 1): number {
    return this.#store.exclusively(() => {
      const level = this.level(key);
      const taken = Math.min(cost, this.#options.burst());
      if (level < taken) return (taken - level) / this.#options.perMs();
      this.#set(key, level - taken);
      return 0;
    });
  }

  /** Takes tokens that are not there, too, or gives some back: the level may fall below zero, but not below that of an empty second bucket. */
  spend(key: string, cost = 1): void {
    const burst = this.#options.burst();
    this.#store.exclusively(() => this.#set(key, Math.max(-burst, Math.min(burst, this.level(key) - cost))));
  }

  level(key: string): number {
    const burst = this.#options.burst();
    const bucket = this.#store.get(key);
    return bucket === undefined ? burst : Math.min(burst, bucket.level + (this.#store.clock.now() - bucket.at) * this.#options.perMs());
  }

  #set(key: string, level: number): void {
    this.#store.set(key, { level, at: this.#store.clock.now() });
  }
}

export type RateLimit = ReturnType<typeof rateLimit>;

const clientsMax = 50_000;

interface RateLimitOptions {
  perMinute: number;
  /** Default: the amount of a minute. */
  burst?: number;
  clock: Clock;
  /** How many processes share the limit. Each allows its part, so that the others need not be asked. */
  replicas?: () => number;
  store?: BucketStore | undefined;
}

/** `perMinute` requests a minute for each client, or any other unit. 0 sets no limit. */
export function rateLimit({ perMinute, burst = perMinute, clock, replicas = () => 1, store }: RateLimitOptions) {
  if (perMinute === 0) return { take: () => undefined };
  const buckets = new TokenBuckets({
    clock,
    perMs: () => perMinute / replicas() / minuteMs,
    // A replica whose part is less than one request allows one, later.
    burst: () => Math.max(1, burst / replicas()),
    keysMax: clientsMax,
    store,
  });
  return {
    /**
     * Takes from the client's allowance. @param hint what to do when it is used up @param cost default 1; more than the burst counts as the
     * burst @throws rate_limited
     */
    take(client: string, hint?: string, cost = 1): void {
      const waitMs = buckets.take(client, cost);
      if (waitMs === 0) return;
      throw problem('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000), ...(hint === undefined ? {} : { hint }) });
    },
  };
}
