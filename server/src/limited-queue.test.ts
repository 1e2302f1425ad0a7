import { expect, it } from 'vitest';
import { limitedQueue } from './limited-queue.ts';

const full = () => new Error('full');

it('runs as many at once as allowed, and the others in the order in which they came', async () => {
  const queue = limitedQueue({ runningMax: 2, waitingMax: 3, full });
  const doors = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const began: number[] = [];
  const work = doors.map(({ promise }, index) =>
    queue(async () => {
      began.push(index);
      await promise;
    }),
  );
  await expect(queue(async () => undefined)).rejects.toThrow('full');
  expect(began).toEqual([0, 1]);
  for (const { resolve } of doors) resolve();
  await Promise.all(work);
  expect(began).toEqual([0, 1, 2, 3, 4]);
});

it('hands the place of work that fails to the next', async () => {
  const queue = limitedQueue({ runningMax: 1, waitingMax: 1, full });
  const failing = queue(() => Promise.reject(new Error('broken')));
  const following = queue(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await following).toBe('done');
});

it('lets callers leave while they wait, and gives their place in the queue to others', async () => {
  const queue = limitedQueue({ runningMax: 1, waitingMax: 1, full });
  const door = Promise.withResolvers<void>();
  const running = queue(() => door.promise);
  const caller = new AbortController();
  const waiting = queue(async () => 'never', caller.signal);
  caller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(queue(async () => 'never', caller.signal)).rejects.toThrow('gone');
  const other = queue(async () => 'done');
  door.resolve();
  await running;
  expect(await other).toBe('done');
});
