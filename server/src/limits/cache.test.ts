import { describe, expect, it } from 'vitest';
import { minuteMs, secondMs } from '../clock.ts';
import { BoundedMap, cached, cachedValue, countTtlMs } from './cache.ts';

describe('a bounded map', () => {
  it('forgets what was set longest ago', () => {
    const map = new BoundedMap<string, number>(3);
    map.set('a', 1).set('b', 2).set('c', 3).set('a', 4).set('d', 5);
    expect([...map]).toEqual([
      ['c', 3],
      ['a', 4],
      ['d', 5],
    ]);
  });

  it('holds no more than it may, and nearly as much', () => {
    const map = new BoundedMap<number, number>(1000);
    for (let entry = 0; entry < 5000; entry += 1) {
      map.set(entry, entry);
      expect(map.size).toBeLessThanOrEqual(1000);
      if (entry > 1000) expect(map.size).toBeGreaterThan(980);
    }
    expect(map.has(4999)).toBe(true);
  });

  it('has a limit for the sizes of its values, and keeps none that is too large alone', () => {
    const map = new BoundedMap<string, string>(10, { max: 10, of: (text) => text.length });
    map.set('a', 'xxxx').set('b', 'xxxx').set('a', 'xx').set('c', 'xxxxx');
    expect([...map.keys()]).toEqual(['a', 'c']);
    map.set('d', 'x'.repeat(11));
    expect(map.size).toBe(0);
    map.set('e', 'x'.repeat(10));
    map.clear();
    map.set('f', 'x'.repeat(10));
    expect([...map.keys()]).toEqual(['f']);
  });
});

describe('cached values', () => {
  function counter(options: Partial<Parameters<typeof cached<string, number>>[0]> = {}) {
    const time = { now: 1_000_000 };
    const values = cached<string, number>({ clock: { now: () => time.now }, ttlMs: 100, entriesMax: 2, ...options });
    let made = 0;
    return { time, ask: (key = 'a', make = async () => (made += 1)) => values.get(key, make), forget: values.forget, made: () => made };
  }

  it('are used again for as long as they may be, by their key', async () => {
    const { time, ask } = counter();
    expect([await ask(), await ask(), await ask('b')]).toEqual([1, 1, 2]);
    time.now += 99;
    expect(await ask()).toBe(1);
    time.now += 1;
    expect(await ask()).toBe(3);
  });

  it('are made again after the clock was set back', async () => {
    const { time, ask } = counter();
    await ask();
    time.now -= 100;
    expect(await ask()).toBe(2);
  });

  it('are shared by those that ask while they are made, however long it takes', async () => {
    const { time, ask, made } = counter({ ttlMs: 0 });
    const door = Promise.withResolvers<number>();
    const first = ask('a', () => door.promise);
    time.now += 1000;
    const second = ask();
    door.resolve(7);
    expect([await first, await second, made()]).toEqual([7, 7, 0]);
    expect(await ask()).toBe(1);
  });

  it('that could not be made are tried again at once, or after a while', async () => {
    const fail = () => Promise.reject(new Error('broken'));
    const impatient = counter();
    await expect(impatient.ask('a', fail)).rejects.toThrow('broken');
    expect(await impatient.ask()).toBe(1);
    const patient = counter({ failureTtlMs: 10 });
    await expect(patient.ask('a', fail)).rejects.toThrow('broken');
    await expect(patient.ask()).rejects.toThrow('broken');
    patient.time.now += 10;
    expect(await patient.ask()).toBe(1);
  });

  it('decide themselves how long they are used again', async () => {
    const { time, ask } = counter({ ttlMs: (value) => value * 100 });
    await ask();
    time.now += 100;
    expect(await ask()).toBe(2);
    time.now += 199;
    expect(await ask()).toBe(2);
  });

  it('are made again once they are forgotten, also while they are made', async () => {
    const { ask, forget } = counter();
    const door = Promise.withResolvers<number>();
    const old = ask('a', () => door.promise);
    forget('a');
    expect(await ask()).toBe(1);
    door.resolve(7);
    expect([await old, await ask()]).toEqual([7, 1]);
  });

  it('are no more than allowed', async () => {
    const { ask } = counter();
    for (const key of ['a', 'b', 'c']) await ask(key);
    expect(await ask('a')).toBe(4);
    expect(await ask('c')).toBe(3);
  });
});

it('a cached value needs no key', async () => {
  let made = 0;
  const read = cachedValue(async () => (made += 1), { clock: { now: () => 0 }, ttlMs: 1 });
  expect([await read(), await read()]).toEqual([1, 1]);
});

it.each([
  [0, 0],
  [9999, 0],
  [1_000_000, 20 * secondMs],
  [10 ** 9, 10 * minuteMs],
])('the sum of %i rows is used for %i ms', (rows, ms) => {
  expect(countTtlMs(rows)).toBe(ms);
});
