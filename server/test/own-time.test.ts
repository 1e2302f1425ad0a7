import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { computedMs, ownTime } from './own-time.ts';

function compute(forMs: number): void {
  const before = process.threadCpuUsage();
  let used = 0;
  while (used < forMs * 1000) {
    for (let step = 0; step < 100_000; step += 1) Math.sqrt(step);
    const { user, system } = process.threadCpuUsage(before);
    used = user + system;
  }
}

it('counts the time in which a process waits, and in which it blocks its loop', async () => {
  using time = ownTime();
  await pause(200);
  // A timer may fire a millisecond early.
  expect(time.ms()).toBeGreaterThan(20);
  const waited = time.ms();
  compute(200);
  expect(time.ms() - waited).toBeGreaterThan(190);
});

it('does not count a gap in which the process had no turn', () => {
  using time = ownTime();
  // Neither timers nor the processor: as long as another process has the core.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(time.ms()).toBeLessThan(250);
});

it('measures what work computes', () => {
  expect(computedMs(() => compute(50))).toBeGreaterThanOrEqual(50);
  expect(computedMs(() => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300))).toBeLessThan(150);
});
