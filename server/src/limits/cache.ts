import { minuteMs, type Clock } from '../clock.ts';

/**
 * A map with a limit: entries that were set longest ago are forgotten first. A sixty-fourth of them goes at once, because a `Map` steps over
 * every place that a deleted entry left at its front: one by one, forgetting takes 40 µs of 50,000 entries, and so half a microsecond.
 */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #entriesMax: number;
  readonly #sizeMax: number;
  readonly #sizeOf: (value: Value) => number;
  #sizes = 0;

  /** @param sizes a limit for the sum of what `of` says of each value, e.g. its characters */
  constructor(entriesMax: number, sizes: { max: number; of: (value: Value) => number } = { max: Infinity, of: () => 0 }) {
    super();
    this.#entriesMax = entriesMax;
    this.#sizeMax = sizes.max;
    this.#sizeOf = sizes.of;
  }

  /** The entry is then the newest. */
  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    this.#sizes += this.#sizeOf(value);
    if (this.size > this.#entriesMax) this.#forget(this.size - Math.ceil(this.#entriesMax / 64));
    while (this.#sizes > this.#sizeMax) this.#forget(this.size - 1);
    return this;
  }

  override delete(key: Key): boolean {
    const value = this.get(key);
    if (value !== undefined) this.#sizes -= this.#sizeOf(value);
    return super.delete(key);
  }

  override clear(): void {
    this.#sizes = 0;
    super.clear();
  }

  #forget(left: number): void {
    for (const oldest of this.keys()) {
      if (this.size <= left) return;
      this.delete(oldest);
    }
  }
}

export interface CachedOptions<Value> {
  clock: Clock;
  /** How long a value is used again, counted from when its making began; 0: only by those that ask while it is made. */
  ttlMs: number | ((value: Value) => number);
  /** How long a failure is, counted from when it was known; default: the next that asks tries again. */
  failureTtlMs?: number;
  entriesMax: number;
}

export interface Cached<Key, Value> {
  /** @returns the value of a key, made by `make` if there is none of use. Those that ask while it is made wait for it, and share its failure. */
  get(key: Key, make: () => Promise<Value>): Promise<Value>;
  /** The next that asks for it gets a new one. */
  forget(key: Key): void;
}

/** Values that are made once for all that ask in a while. */
export function cached<Key, Value>({ clock, ttlMs, failureTtlMs = 0, entriesMax }: CachedOptions<Value>): Cached<Key, Value> {
  const entries = new BoundedMap<Key, { since: number; ttlMs: number; value: Promise<Value> }>(entriesMax);
  const ttlOf = typeof ttlMs === 'number' ? () => ttlMs : ttlMs;

  function get(key: Key, make: () => Promise<Value>): Promise<Value> {
    const now = clock.now();
    const known = entries.get(key);
    // After the clock was set back, an old value must not look new.
    if (known !== undefined && (known.ttlMs === beingMade || Math.abs(now - known.since) < known.ttlMs)) return known.value;
    const entry = { since: now, ttlMs: beingMade, value: make() };
    entries.set(key, entry);
    const made = (ownTtlMs: number) => {
      entry.ttlMs = ownTtlMs;
      if (ownTtlMs <= 0 && entries.get(key) === entry) entries.delete(key);
    };
    entry.value.then(
      (value) => made(ttlOf(value)),
      () => {
        entry.since = clock.now();
        made(failureTtlMs);
      },
    );
    return entry.value;
  }

  return { get, forget: (key) => entries.delete(key) };
}

const beingMade = -1;

/** The same for one value. */
export function cachedValue<Value>(make: () => Promise<Value>, options: Omit<CachedOptions<Value>, 'entriesMax'>): () => Promise<Value> {
  const only = cached<'only', Value>({ ...options, entriesMax: 1 });
  return () => only.get('only', make);
}

/** To add up a million rows takes about a second at most; the result is then used for twenty. */
const ttlMsPerRow = 0.02;
const alwaysNewRows = 10_000;
const countTtlMsMax = 10 * minuteMs;

/**
 * How long the sum or count of so many rows is used again: never where it is quick to repeat, and otherwise so long that repeating it takes a
 * twentieth of the time, however often it is read.
 */
export function countTtlMs(rows: number): number {
  return rows < alwaysNewRows ? 0 : Math.min(countTtlMsMax, rows * ttlMsPerRow);
}
