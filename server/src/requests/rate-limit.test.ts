import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../clock.ts';
import { rateLimit } from './rate-limit.ts';

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
});
