import { expect, it, vi } from 'vitest';
import { pauseIfLong } from './batches.ts';

it('lets requests be answered after a while, however many works go on in small pieces', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const turns: number[] = [];
  let isRunning = true;
  let begunAt = 0;
  function turn(): void {
    turns.push(now - begunAt);
    begunAt = now;
    if (isRunning) setImmediate(turn);
  }
  setImmediate(turn);

  async function work(): Promise<void> {
    for (let piece = 0; piece < 20; piece += 1) {
      await pauseIfLong();
      now += 1;
    }
  }
  await Promise.all([work(), work(), work()]);
  isRunning = false;
  clock.mockRestore();
  expect(now).toBe(60);
  expect(Math.max(...turns)).toBe(2);
});
