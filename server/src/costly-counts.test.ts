import { describe, expect, it } from 'vitest';
import { minuteMs, secondMs } from './clock.ts';
import { keptMs, sharedCount } from './costly-counts.ts';

it.each([
  [0, 0],
  [9999, 0],
  [1_000_000, 20 * secondMs],
  [10 ** 9, 10 * minuteMs],
])('the sum of %i rows is used for %i ms', (rows, ms) => {
  expect(keptMs(rows)).toBe(ms);
});

describe('a count that readers share', () => {
  function world(rows: number) {
    const at = { now: 0, rows, counted: 0, fails: false };
    const read = sharedCount(
      async () => {
        at.counted += 1;
        if (at.fails) throw new Error('no database');
        return at.rows;
      },
      (counted) => counted,
      () => at.now,
    );
    return { at, read };
  }

  it('is made anew for each reader while there are few rows', async () => {
    const { at, read } = world(3);
    expect(await read()).toBe(3);
    at.rows = 4;
    expect(await read()).toBe(4);
  });

  it('of many rows is used again, and made anew later, also if the clock steps back', async () => {
    const { at, read } = world(1_000_000);
    for (let each = 0; each < 5; each += 1) await read();
    expect(at.counted).toBe(1);
    at.now += 20 * secondMs;
    await read();
    expect(at.counted).toBe(2);
    at.now -= 5 * minuteMs;
    await read();
    expect(at.counted).toBe(3);
  });

  it('is made once for readers at the same time', async () => {
    const { at, read } = world(3);
    await Promise.all([read(), read(), read()]);
    expect(at.counted).toBe(1);
  });

  it('is not kept when it fails', async () => {
    const { at, read } = world(1_000_000);
    at.fails = true;
    await expect(read()).rejects.toThrow('no database');
    at.fails = false;
    expect(await read()).toBe(1_000_000);
  });
});
