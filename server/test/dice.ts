/** Chance that a seed decides: what is done, and when it is killed. What the machine makes of it differs from run to run. */
export interface Dice {
  /** From 0 to `end`, without it; or from `start`. */
  int(end: number): number;
  int(start: number, end: number): number;
  /** One time in so many. */
  oneIn(count: number): boolean;
  oneOf<T>(items: readonly T[]): T;
}

/** Source: Mulberry32. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function int(first: number, second?: number): number {
    const [start, end] = second === undefined ? [0, first] : [first, second];
    return start + Math.floor(next() * (end - start));
  }

  return {
    int,
    oneIn: (count) => int(count) === 0,
    oneOf(items) {
      const item = items[int(items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
  };
}
