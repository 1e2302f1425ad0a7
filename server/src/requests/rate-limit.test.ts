import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../clock.ts';
import { rateLimit } from './rate-limit.ts';

describe('a limit of requests', () => {
  it('locks nobody out when the clock steps back an hour', () => {
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
