/** The only code that reads the time. Milliseconds since the Unix epoch, UTC. Tests pass their own. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** RFC 3339 in UTC with milliseconds, e.g. `2026-11-20T08:00:00.000Z`. */
export function rfc3339(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A wait that took too long. The awaited work goes on, and its outcome is ignored. */
class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** @throws TooLate when the work takes longer; what it throws */
export async function within<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The time that has passed by a clock, whose steps back count as none: for limits, which must not last longer because of them. */
export function steadyClock(clock: Clock): Clock {
  let last = clock.now();
  let passed = 0;
  return {
    now() {
      const now = clock.now();
      passed += Math.max(0, now - last);
      last = now;
      return passed;
    },
  };
}
