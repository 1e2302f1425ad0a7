import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrivalPace } from './arrival-pace.ts';

let slow: boolean;
beforeEach(() => {
  slow = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

function sender(bytesMin: number, windowMs: number) {
  const pace = arrivalPace({ bytesMin, windowMs, tooSlow: () => (slow = true) });
  return {
    /** Sends so many bytes after so long. */
    async send(bytes: number, afterMs: number) {
      const sent = Promise.withResolvers<void>();
      const waited = pace.wait(() => sent.promise);
      await vi.advanceTimersByTimeAsync(afterMs);
      sent.resolve();
      await waited;
      pace.arrived(bytes);
    },
  };
}

it('detects a client that sends a byte at a time', async () => {
  const { send } = sender(1000, 30_000);
  for (let sent = 0; sent < 30; sent += 1) await send(1, 1000);
  expect(slow).toBe(true);
});

it('lets a client that is slow, but fast enough, take as long as it needs', async () => {
  const { send } = sender(1000, 30_000);
  for (let sent = 0; sent < 200; sent += 1) await send(500, 14_000);
  expect(slow).toBe(false);
});

it('gives no rest to a client that was fast before', async () => {
  const { send } = sender(1000, 30_000);
  await send(1_000_000, 10);
  for (let sent = 0; sent < 30; sent += 1) await send(1, 1000);
  expect(slow).toBe(true);
});

it('does not count the time in which the reader does something else', async () => {
  const { send } = sender(1000, 30_000);
  for (let sent = 0; sent < 5; sent += 1) {
    await send(1, 1000);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(slow).toBe(false);
});
