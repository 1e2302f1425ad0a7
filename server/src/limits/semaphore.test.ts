import { describe, expect, it } from 'vitest';
import { Semaphore, workQueue } from './semaphore.ts';

interface Call {
  tool: string;
  client?: string;
  isPaid?: boolean;
  upstream?: string;
}

/** Two calls of each tool, three of each upstream, and two that may wait. */
function calls(options: Partial<ConstructorParameters<typeof Semaphore<Call>>[0]> = {}): Semaphore<Call> {
  return new Semaphore<Call>({
    limits: [
      { max: 2, keyOf: ({ tool }) => tool },
      { max: 3, keyOf: ({ upstream = null }) => upstream },
    ],
    waitingMax: 2,
    ...options,
  });
}

const a = { tool: 'a' };
const waits = Symbol('waits');
/** The outcome of a promise that is decided; else that it waits. */
const now = <T>(promise: Promise<T>) => Promise.race([promise, new Promise((resolve) => setImmediate(resolve, waits))]);

describe('a semaphore', () => {
  it('has as many places as its limit says, lets a few wait, and refuses one more', async () => {
    const places = calls();
    const releases = [places.tryAcquire(a), await places.acquire(a)];
    expect(places.tryAcquire(a)).toBeNull();
    const waiting = [places.acquire(a), places.acquire(a)];
    expect([places.hasRoom(a), places.hasRoom({ tool: 'b' }), places.running, places.waiting]).toEqual([false, true, 2, 2]);
    expect(await places.acquire(a)).toBeNull();
    releases.forEach((release) => release?.());
    expect(places.tryAcquire(a)).toBeNull();
    for (const release of await Promise.all(waiting)) release?.();
    expect([places.running, places.waiting, places.hasRoom(a)]).toEqual([0, 0, true]);
  });

  it('takes a place back once, however often it is released', async () => {
    const places = calls();
    const [first] = [places.tryAcquire(a), places.tryAcquire(a)];
    const next = places.acquire(a);
    first?.();
    first?.();
    await next;
    expect(await now(places.acquire(a))).toBe(waits);
  });

  it('knows who is in the way', () => {
    const places = calls();
    const [one, other] = [
      { ...a, client: 'one' },
      { ...a, client: 'other' },
    ];
    places.tryAcquire(one);
    expect(places.inTheWay(a)).toEqual([]);
    places.tryAcquire(other);
    expect(places.inTheWay(a)).toEqual([one, other]);
  });

  it('wants a place within each of its limits, and holds none while it waits', async () => {
    const places = calls();
    const [east, west, south] = [
      { tool: 'east', upstream: 'u' },
      { tool: 'west', upstream: 'u' },
      { tool: 'south', upstream: 'u' },
    ];
    const [first, , third] = [east, east, west].map((call) => places.tryAcquire(call));
    const waiting = places.acquire(south);
    expect(await now(waiting)).toBe(waits);
    // Its own limit has room meanwhile, for calls of another upstream.
    expect([places.tryAcquire({ tool: 'south' }), places.tryAcquire({ tool: 'south' })]).not.toContain(null);
    first?.();
    expect(await now(waiting)).toBe(waits);
    // The place at the upstream is free, so only those of its own tool are in its way.
    expect(places.tryAcquire(west)).not.toBeNull();
    third?.();
    expect(await now(waiting)).toBe(waits);
    expect(places.tryAcquire({ tool: 'far', upstream: 'v' })).not.toBeNull();
  });

  it('begins what waited for one limit, and then for another', async () => {
    const places = calls();
    const call = { tool: 'a', upstream: 'u' };
    const [first] = [places.tryAcquire(a), places.tryAcquire(a)];
    const waiting = places.acquire(call);
    const others = ['b', 'c', 'd'].map((tool) => places.tryAcquire({ tool, upstream: 'u' }));
    first?.();
    expect(await now(waiting)).toBe(waits);
    others[0]?.();
    expect(await now(waiting)).toBeInstanceOf(Function);
  });

  it('may have limits that differ by holder', () => {
    const places = new Semaphore<number>({ limits: [{ max: (own) => own }] });
    expect([places.tryAcquire(1), places.tryAcquire(1), places.tryAcquire(2), places.tryAcquire(2)].map(Boolean)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('serves those first that come first by rule', async () => {
    const places = calls({ isFirst: ({ isPaid = false }) => isPaid });
    const [release] = [places.tryAcquire(a), places.tryAcquire(a)];
    const free = places.acquire(a);
    const paid = places.acquire({ ...a, isPaid: true });
    release?.();
    expect([await now(free), await now(paid)]).toEqual([waits, expect.any(Function)]);
  });

  it('keeps no place for those that left', async () => {
    const places = calls();
    const [release] = [places.tryAcquire(a), places.tryAcquire(a)];
    const caller = new AbortController();
    const gone = places.acquire(a, caller.signal);
    const next = places.acquire(a);
    caller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await expect(places.acquire(a, caller.signal)).rejects.toThrow('gone');
    expect(places.waiting).toBe(1);
    release?.();
    expect(await now(next)).toBeInstanceOf(Function);
  });

  it('is not waited for longer than allowed', async () => {
    const places = calls({ waitMs: 1 });
    const [release] = [places.tryAcquire(a), places.tryAcquire(a)];
    expect(await places.acquire(a)).toBeNull();
    release?.();
    expect(await places.acquire(a)).not.toBeNull();
  });

  it('is not waited for when the service stops', async () => {
    const stopping = new AbortController();
    const places = calls({ stopping: stopping.signal });
    const [release] = [places.tryAcquire(a), places.tryAcquire(a)];
    const waiting = places.acquire(a);
    stopping.abort();
    expect([await waiting, await places.acquire(a), places.hasRoom(a)]).toEqual([null, null, false]);
    release?.();
    expect(places.hasRoom(a)).toBe(true);
  });
});

describe('a queue of work', () => {
  const full = () => new Error('full');

  it('runs as much at once as allowed, and the rest in the order in which it came', async () => {
    const queue = workQueue({ runningMax: 2, waitingMax: 3, full });
    const doors = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const began: number[] = [];
    const work = doors.map(({ promise }, index) =>
      queue(async () => {
        began.push(index);
        await promise;
      }),
    );
    await expect(queue(async () => undefined)).rejects.toThrow('full');
    expect(began).toEqual([0, 1]);
    for (const { resolve } of doors) resolve();
    await Promise.all(work);
    expect(began).toEqual([0, 1, 2, 3, 4]);
  });

  it('hands the place of work that fails to the next', async () => {
    const queue = workQueue({ runningMax: 1, waitingMax: 1, full });
    const failing = queue(() => Promise.reject(new Error('broken')));
    const following = queue(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await following).toBe('done');
  });
});
