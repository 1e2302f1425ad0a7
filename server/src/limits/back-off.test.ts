import { describe, expect, it } from 'vitest';
import { hourMs } from '../clock.ts';
import { backOffMs, hostBackOff } from './back-off.ts';

it('a back-off doubles with each failure, up to its longest, with up to a quarter more', () => {
  for (const [failures, ms] of [
    [1, 200],
    [2, 400],
    [3, 800],
    [4, 1000],
    [60, 1000],
  ] as const) {
    const wait = backOffMs(failures, 200, 1000);
    expect(wait).toBeGreaterThanOrEqual(ms);
    expect(wait).toBeLessThanOrEqual(ms * 1.25);
  }
});

describe('a host that does not answer', () => {
  it('is left alone, longer each time, up to an hour, until it answers', () => {
    const time = { now: 1_000_000 };
    const silent = hostBackOff({ now: () => time.now });
    const url = 'https://a.example/hook';
    expect(silent.heldUntil(url)).toBeNull();
    for (const ms of [5000, 10_000, 20_000]) {
      expect(silent.failed(url)).toBe(time.now + ms);
      expect(silent.heldUntil('https://a.example/other')).toBe(time.now + ms);
      expect(silent.heldUntil('https://b.example/hook')).toBeNull();
      time.now += ms;
      expect(silent.heldUntil(url)).toBeNull();
    }
    for (let failure = 0; failure < 20; failure += 1) silent.failed(url);
    expect(silent.heldUntil(url)).toBe(time.now + hourMs);
    expect([silent.answered(url), silent.answered(url), silent.heldUntil(url)]).toEqual([true, false, null]);
  });
});
