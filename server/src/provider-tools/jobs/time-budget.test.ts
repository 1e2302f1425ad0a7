import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeBudget } from './job-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends after its time, later for each extension, up to a limit', () => {
  const { signal, needsTime } = timeBudget(1000, 3000);
  vi.advanceTimersByTime(900);
  needsTime(1000);
  vi.advanceTimersByTime(1000);
  expect(signal.aborted).toBe(false);
  needsTime(50_000);
  vi.advanceTimersByTime(1099);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('cannot be extended after its end', () => {
  const { signal, end } = timeBudget(1000, 3000);
  end();
  vi.advanceTimersByTime(5000);
  expect(signal.aborted).toBe(false);
});
