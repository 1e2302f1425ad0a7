/** Of this process: how long it took for something, apart from what others on a busy machine took from it. */
export interface OwnTime extends Disposable {
  ms(): number;
}

const tickMs = 10;
/** A timer that is so late has waited for the processor. */
const lateMs = 2 * tickMs;

/**
 * Measures time as it passes for this process: while it waits, and while it computes. A gap in which it neither had a turn nor computed does
 * not count, so a limit of seconds holds at any load, and a service that hangs or blocks its loop exceeds it all the same.
 */
export function ownTime(): OwnTime {
  let passedMs = 0;
  let lastAt = performance.now();
  let lastUsage = process.cpuUsage();
  function tick(): void {
    const at = performance.now();
    const { user, system } = process.cpuUsage(lastUsage);
    passedMs += Math.min(at - lastAt, Math.max(lateMs, (user + system) / 1000));
    lastAt = at;
    lastUsage = process.cpuUsage();
  }
  const ticking = setInterval(tick, tickMs);
  return {
    ms() {
      tick();
      return passedMs;
    },
    [Symbol.dispose]: () => clearInterval(ticking),
  };
}

/** What this thread computed for something, in milliseconds: for work without waiting. */
export function computedMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
