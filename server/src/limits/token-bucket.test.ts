import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../clock.ts';
import { rateLimit, TokenBuckets } from './token-bucket.ts';

describe('the rate limit', () => {
  it('blocks nobody when the clock is set back an hour', () => {
    const time = { now: 10 * hourMs };
    const limit = rateLimit({ perMinute: 2, clock: { now: () => time.now } });
    limit.take('a');
    limit.take('a');
    expect(() => limit.take('a')).toThrow('too many requests');
    time.now -= hourMs;
    expect(() => limit.take('a')).toThrow('too many requests');
    time.now += minuteMs / 2;
    limit.take('a');
    expect(() => limit.take('a')).toThrow('too many requests');
  });

  it('counts what a request costs, with a burst of its own', () => {
    const time = { now: 0 };
    const limit = rateLimit({ perMinute: 60, burst: 1000, clock: { now: () => time.now } });
    limit.take('a', undefined, 900);
    expect(() => limit.take('a', 'Wait.', 160)).toThrow(
      expect.objectContaining({ code: 'rate_limited', details: expect.objectContaining({ retryAfterSeconds: 60, hint: 'Wait.' }) }),
    );
    limit.take('a', undefined, 100);
    limit.take('b', undefined, 5000);
    time.now += minuteMs;
    limit.take('a', undefined, 60);
    expect(() => limit.take('a', undefined, 1)).toThrow('too many requests');
  });

  it('is divided among the replicas that are there, and leaves at least one request to each', () => {
    const time = { now: hourMs };
    let replicas = 2;
    const limit = rateLimit({ perMinute: 10, clock: { now: () => time.now }, replicas: () => replicas });
    const admitted = (client: string) => {
      for (let count = 0; ; count += 1) {
        try {
          limit.take(client);
        } catch {
          return count;
        }
      }
    };
    expect(admitted('a')).toBe(5);
    time.now += minuteMs;
    expect(admitted('a')).toBe(5);
    replicas = 1;
    time.now += minuteMs;
    expect(admitted('a')).toBe(10);
    replicas = 50;
    expect(admitted('b')).toBe(1);
    time.now += minuteMs;
    expect(admitted('b')).toBe(0);
    time.now += 4 * minuteMs;
    expect(admitted('b')).toBe(1);
  });
});

describe('token buckets', () => {
  function world() {
    const time = { now: 0 };
    const buckets = new TokenBuckets({ clock: { now: () => time.now }, perMs: () => 1 / 1000, burst: () => 5, keysMax: 100 });
    return { time, buckets };
  }

  it('may be overdrawn, but not by more than they hold', () => {
    const { time, buckets } = world();
    for (let spent = 0; spent < 20; spent += 1) buckets.spend('a');
    expect([buckets.level('a'), buckets.level('b')]).toEqual([-5, 5]);
    time.now += 6000;
    expect([buckets.level('a'), buckets.take('a'), buckets.take('a')]).toEqual([1, 0, 1000]);
  });

  it('take back what was not used, and hold no more than their burst', () => {
    const { buckets } = world();
    buckets.spend('a', 3);
    buckets.spend('a', -1);
    expect(buckets.level('a')).toBe(3);
    buckets.spend('a', -10);
    expect(buckets.level('a')).toBe(5);
  });

  it('of more keys than are remembered are full again', () => {
    const { buckets } = world();
    for (let key = 0; key < 200; key += 1) buckets.spend(`${key}`, 5);
    expect([buckets.level('0'), buckets.level('199')]).toEqual([5, 0]);
  });
});
