import { setTimeout as pause } from 'node:timers/promises';

/** Looks until something is so, and fails when it is not within the time: a wait for an event, not for a guess of how long it takes. */
export async function until<T>(
  what: string,
  look: () => T | null | false | Promise<T | null | false>,
  { withinMs = 600_000, everyMs = 10 } = {},
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== null && seen !== false) return seen;
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await pause(everyMs);
  }
}
