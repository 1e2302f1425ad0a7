import { beforeEach, describe, expect, it } from 'vitest';
import { metrics } from '../metrics.ts';
import { unpaidQueue, type UnpaidQueue } from './unpaid-queue.ts';

/** Time that passes only by work, and an event loop whose turns a test takes one by one. */
function loop(options: { waitingMax?: number; waitMs?: number; isMemoryFull?: () => boolean } = {}) {
  const time = { now: 0 };
  let next: Array<() => Promise<void>> = [];
  const done: string[] = [];
  const made: UnpaidQueue = unpaidQueue({
    waitingMax: options.waitingMax ?? 1000,
    waitMs: options.waitMs ?? 3000,
    atOnceMax: 2,
    isMemoryFull: options.isMemoryFull ?? (() => false),
    metrics: metrics(),
    now: () => time.now,
    nextTurn: (work) => void next.push(work),
  });
  return {
    time,
    done,
    queue: made,
    ask: (name: string, costMs = 1) =>
      made.take(
        () => {
          time.now += costMs;
          done.push(name);
        },
        ({ status, details }) => done.push(`${name}: ${status} after ${details.retryAfterSeconds}`),
      ),
    async turn() {
      const works = next;
      next = [];
      for (const work of works) await work();
    },
  };
}

describe('unpaid requests', () => {
  let each: ReturnType<typeof loop>;
  beforeEach(() => {
    each = loop();
  });

  it('begin at once while there is time in the turn', () => {
    each.ask('a');
    each.ask('b');
    expect(each.done).toEqual(['a', 'b']);
  });

  it('of a flood are spread over many turns, in order', async () => {
    for (let at = 0; at < 100; at += 1) each.ask(`${at}`, 0.5);
    expect(each.done).toHaveLength(4);
    await each.turn();
    expect(each.done).toHaveLength(8);
    while (each.done.length < 100) await each.turn();
    expect(each.done).toEqual(Array.from({ length: 100 }, (_, at) => `${at}`));
    // The loop is left alone again.
    await each.turn();
    each.ask('later');
    expect(each.done.at(-1)).toBe('later');
  });

  it('get less of that time while a paid request is in progress, and one in every turn however long it takes', async () => {
    each.queue.beginPaid();
    for (let at = 0; at < 30; at += 1) each.ask(`${at}`, 0.2);
    expect(each.done).toHaveLength(2);
    await each.turn();
    expect(each.done).toHaveLength(4);
    each.queue.endPaid();
    await each.turn();
    expect(each.done).toHaveLength(14);

    const slow = loop();
    slow.queue.beginPaid();
    for (const name of ['a', 'b', 'c']) slow.ask(name, 50);
    expect(slow.done).toEqual(['a']);
    await slow.turn();
    expect(slow.done).toEqual(['a', 'b']);
    await slow.turn();
    expect(slow.done).toEqual(['a', 'b', 'c']);
  });

  it('are no more at once than the setting says, and the next begins when one ends', async () => {
    each.queue.beginUnpaid();
    each.queue.beginUnpaid();
    each.ask('a');
    each.ask('b');
    await each.turn();
    await each.turn();
    expect(each.done).toEqual([]);
    each.queue.endUnpaid();
    await each.turn();
    expect(each.done).toEqual(['a', 'b']);
    each = loop({ waitMs: 100 });
    each.queue.beginUnpaid();
    each.queue.beginUnpaid();
    each.ask('c');
    each.time.now += 101;
    await each.turn();
    expect(each.done).toEqual(['c: 503 after 1']);
  });

  it('are refused at once when too many wait', () => {
    each = loop({ waitingMax: 2 });
    for (const name of ['a', 'b', 'c', 'd']) each.ask(name, 10);
    expect(each.done).toEqual(['a', 'd: 503 after 3']);
  });

  it('are refused when they have waited too long', async () => {
    each = loop({ waitMs: 100 });
    for (const name of ['a', 'b', 'c']) each.ask(name, 120);
    await each.turn();
    await each.turn();
    expect(each.done).toEqual(['a', 'b', 'c: 503 after 1']);
  });

  it('are refused without memory, and taken again with it', () => {
    let isFull = true;
    each = loop({ isMemoryFull: () => isFull });
    each.ask('a');
    isFull = false;
    each.ask('b');
    expect(each.done).toEqual(['a: 503 after 10', 'b']);
  });

  it('may be known as such only after their body was read', async () => {
    await each.queue.wait();
    const full = loop({ isMemoryFull: () => true });
    await expect(full.queue.wait()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
