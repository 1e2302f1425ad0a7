/** The only code that reads the time. Milliseconds since the Unix epoch, UTC. Tests pass their own. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds since the process began, which nobody sets: for waits and limits that no test has to move. */
export const processClock: Clock = { now: () => performance.now() };

/** Milliseconds since the machine began: the same in every thread of a process. */
export const machineClock: Clock = { now: () => Number(process.hrtime.bigint()) / 1e6 };

/** RFC 3339 in UTC with milliseconds, e.g. `2026-11-20T08:00:00.000Z`. */
export function rfc3339(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

export function optionalTime(epochMs: number | null): string | null {
  return epochMs === null ? null : rfc3339(epochMs);
}

/** Of a time that was checked to be one. */
export function epochMs(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time);
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

/** The outcome of work, unless the signal aborts before: then the work goes on, and nobody waits for it. @throws `reason` */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal, reason: () => unknown = () => signal.reason): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(reason());
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
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
