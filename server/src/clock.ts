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
