import { hash, randomBytes } from 'node:crypto';
import { machineClock } from '../clock.ts';
import type { Counts } from './semaphore.ts';
import type { Bucket, BucketStore } from './token-bucket.ts';

const bucketNames = ['unpaid', 'auth', 'login', 'capture', 'volume'] as const;

/** What the threads of a process count together, so that a limit holds over all of them. It can be sent to a thread. */
export interface SharedMemory {
  threadsMax: number;
  /** So that nobody can choose names that share a place. */
  salt: string;
  running: SharedArrayBuffer;
  buckets: Readonly<Record<(typeof bucketNames)[number], SharedArrayBuffer>>;
  counts: SharedArrayBuffer;
}

/** One of several threads that serve, as this one sees them. */
export interface Threads {
  /** Of this one; the first is 0. */
  index: number;
  max: number;
  running(): number;
  buckets(name: (typeof bucketNames)[number]): BucketStore;
  counts(): Counts;
}

const lockBytes = 8;

/** As many buckets as one process keeps without threads, in sets: a key has a place in one of them. */
const bucketSets = 8192;
const setSize = 8;
/** The hash of the key, the level and its time. */
const bucketWords = 3;

const countPlaces = 4096;
/** A key has one of so many places. */
const countProbes = 16;

export function sharedMemory(threadsMax: number): SharedMemory {
  const buckets = () => new SharedArrayBuffer(lockBytes + 8 * bucketSets * setSize * bucketWords);
  return {
    threadsMax,
    salt: randomBytes(16).toString('hex'),
    running: new SharedArrayBuffer(4),
    buckets: { unpaid: buckets(), auth: buckets(), login: buckets(), capture: buckets(), volume: buckets() },
    counts: new SharedArrayBuffer(lockBytes + countPlaces * (8 + 4 * threadsMax)),
  };
}

export function threadsIn(memory: SharedMemory, index: number): Threads {
  const running = new Int32Array(memory.running);
  return {
    index,
    max: memory.threadsMax,
    running: () => Math.max(1, Atomics.load(running, 0)),
    buckets: (name) => bucketsIn(memory.buckets[name], memory.salt),
    counts: () => countsIn(memory, index),
  };
}

/** For the thread that starts and ends the others. */
export function setRunning(memory: SharedMemory, count: number): void {
  Atomics.store(new Int32Array(memory.running), 0, count);
}

/** Gives back what a thread held that has died. */
export function forgetThread(memory: SharedMemory, index: number): void {
  countsIn(memory, index).clear();
}

/** Those that were used longest ago are forgotten, in each set. */
function bucketsIn(memory: SharedArrayBuffer, salt: string): BucketStore {
  const cells = new Float64Array(memory, lockBytes);
  const placeOf = (key: string) => {
    const { tag, at } = hashOf(salt, key);
    return { tag, first: (at % bucketSets) * setSize * bucketWords };
  };
  const cell = (at: number) => cells[at] ?? 0;

  return {
    clock: machineClock,
    exclusively: lockOf(memory),
    get(key): Bucket | undefined {
      const { tag, first } = placeOf(key);
      for (let at = first; at < first + setSize * bucketWords; at += bucketWords)
        if (cell(at) === tag) return { level: cell(at + 1), at: cell(at + 2) };
      return undefined;
    },
    set(key, bucket): void {
      const { tag, first } = placeOf(key);
      let place = first;
      for (let at = first; at < first + setSize * bucketWords; at += bucketWords) {
        if (cell(at) === tag) {
          place = at;
          break;
        }
        if (cell(at + 2) < cell(place + 2)) place = at;
      }
      cells.set([tag, bucket.level, bucket.at], place);
    },
  };
}

/** Each thread has a column, so that those of a dead one can be cleared. */
function countsIn({ counts: memory, threadsMax, salt }: SharedMemory, index: number): Counts & { clear(): void } {
  const tags = new Float64Array(memory, lockBytes, countPlaces);
  const counts = new Int32Array(memory, lockBytes + 8 * countPlaces);
  const totalAt = (place: number) => {
    let total = 0;
    for (let at = place * threadsMax; at < (place + 1) * threadsMax; at += 1) total += counts[at] ?? 0;
    return total;
  };
  /** @returns null if the key has no place and none is free; `isTaken` if the place is its own */
  const placeOf = (key: string): { place: number; tag: number; isTaken: boolean } | null => {
    const { tag, at } = hashOf(salt, key);
    let free: number | null = null;
    for (let probe = 0; probe < countProbes; probe += 1) {
      const place = (at + probe) % countPlaces;
      if (tags[place] === tag) return { place, tag, isTaken: true };
      if (free === null && totalAt(place) === 0) free = place;
    }
    return free === null ? null : { place: free, tag, isTaken: false };
  };
  const exclusively = lockOf(memory);

  return {
    isShared: true,
    exclusively,
    get(key) {
      const found = placeOf(key);
      if (found === null) return Infinity;
      return found.isTaken ? totalAt(found.place) : 0;
    },
    add(key, by) {
      const found = placeOf(key);
      if (found === null) return;
      tags[found.place] = found.tag;
      const at = found.place * threadsMax + index;
      counts[at] = (counts[at] ?? 0) + by;
    },
    clear: () =>
      exclusively(() => {
        for (let at = index; at < counts.length; at += threadsMax) counts[at] = 0;
      }),
  };
}

function hashOf(salt: string, key: string): { tag: number; at: number } {
  const digest = hash('sha1', salt + key, 'buffer');
  // 0 is no key.
  return { tag: 1 + digest.readUIntBE(0, 6), at: digest.readUInt32BE(6) };
}

/** A thread that ends within these microseconds would hold it for ever; one that only waits for a processor takes no longer. */
const deadMs = 1000;

/** Runs one piece of work of all threads at a time: it is short and does not wait. Not within itself. */
function lockOf(memory: SharedArrayBuffer): <T>(work: () => T) => T {
  const word = new Int32Array(memory, 0, 1);
  return (work) => {
    while (Atomics.compareExchange(word, 0, 0, 1) !== 0) {
      if (Atomics.wait(word, 0, 1, deadMs) === 'timed-out') Atomics.store(word, 0, 0);
    }
    try {
      return work();
    } finally {
      Atomics.store(word, 0, 0);
      Atomics.notify(word, 0, 1);
    }
  };
}
