import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callLimiter } from './call-limiter.ts';

const startMs = Date.UTC(2026, 10, 20);
const { signal } = new AbortController();

function limiterBench() {
  const clock = { nowMs: startMs, now: () => clock.nowMs };
  const starts: number[] = [];
  const limiter = callLimiter({ clock, wait: async (timeMs) => void starts.push(clock.nowMs + timeMs) });
  const take = async (perSecond = 2) => {
    const before = starts.length;
    await limiter.take('a', perSecond, signal);
    if (starts.length === before) starts.push(clock.nowMs);
  };
  return { clock, starts, limiter, take };
}

describe('the call limiter', () => {
  it('starts as many calls at once as fit into a second, and the next ones in turn', async () => {
    const { starts, take } = limiterBench();
    for (let call = 0; call < 6; call += 1) await take();
    expect(starts.map((start) => start - startMs)).toEqual([0, 0, 1000, 1000, 2000, 2000]);
  });

  it('refuses calls that would wait too long, with Retry-After', async () => {
    const { take } = limiterBench();
    for (let call = 0; call < 10; call += 1) await take();
    await expect(take()).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
  });

  it('limits each capability separately', async () => {
    const { limiter, starts } = limiterBench();
    for (let call = 0; call < 10; call += 1) await limiter.take('a', 1, signal).catch(() => {});
    const waited = starts.length;
    await limiter.take('b', 1, signal);
    expect(starts).toHaveLength(waited);
  });

  it('pauses a throttled capability', async () => {
    const { limiter, starts, take } = limiterBench();
    limiter.pause('a');
    await take();
    expect(starts).toEqual([startMs + 1000]);
  });

  it('is held up no longer by a clock that was set back', async () => {
    const { clock, limiter, starts, take } = limiterBench();
    for (let call = 0; call < 4; call += 1) await take();
    limiter.pause('a');
    clock.nowMs -= 3_600_000;
    await take();
    expect(starts.at(-1)).toBe(clock.nowMs + 2000);
  });

  it('does not start an aborted call', async () => {
    const { limiter } = limiterBench();
    await expect(limiter.take('a', 2, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  it('never allows more calls within a second than the limit, whenever they come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 40 }),
        async (perSecond, gaps) => {
          const { clock, starts, take } = limiterBench();
          for (const gap of gaps) {
            clock.nowMs += gap;
            await take(perSecond).catch(() => {});
          }
          for (const [index, start] of starts.entries()) {
            const before = starts[index - perSecond];
            if (before !== undefined) expect(start - before).toBeGreaterThanOrEqual(1000);
          }
        },
      ),
    );
  });
});
