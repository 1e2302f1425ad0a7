import { expect, it } from 'vitest';
import { fairQueue, programQueue } from './fair-queue.ts';

const never = new AbortController().signal;
const limits = { runningMax: 2, ofClientMax: 2, queueMax: 10, waitMs: 60_000 };

/** Enters, and writes down who is on, in their order. */
function queue(options: Partial<typeof limits> = {}) {
  const places = fairQueue({ ...limits, ...options });
  const on: string[] = [];
  const refused: string[] = [];
  const enter = (client: string, what = client) => places.enter(client, never).then((isOn) => (isOn ? on : refused).push(what));
  return { places, on, refused, enter };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('serves clients in turn, however many one of them has waiting', async () => {
  const { places, on, enter } = queue({ runningMax: 1, ofClientMax: 1 });
  for (const what of ['m1', 'm2', 'm3']) void enter('mallory', what);
  void enter('ann');
  void enter('bob');
  await settled();
  for (const client of ['mallory', 'ann', 'bob', 'mallory']) {
    places.release(client);
    await settled();
  }
  expect(on).toEqual(['m1', 'ann', 'bob', 'm2', 'm3']);
});

it('keeps a place free that one client may not have', async () => {
  const { on, enter } = queue({ ofClientMax: 1 });
  for (const what of ['m1', 'm2', 'm3']) void enter('mallory', what);
  void enter('ann');
  await settled();
  expect(on).toEqual(['m1', 'ann']);
});

it('has room in a full queue for the client that has least in it', async () => {
  const { on, refused, enter, places } = queue({ runningMax: 1, ofClientMax: 1, queueMax: 3 });
  for (const what of ['m1', 'm2', 'm3', 'm4', 'm5']) void enter('mallory', what);
  void enter('ann');
  await settled();
  expect([on, refused]).toEqual([['m1'], ['m5', 'm4']]);
  places.release('mallory');
  await settled();
  expect(on).toEqual(['m1', 'ann']);
  void enter('bob');
  await settled();
  expect(refused).toEqual(['m5', 'm4']);
});

it('forgets clients that went away, and admits none when it is closed', async () => {
  const { places, on, refused, enter } = queue({ runningMax: 1 });
  const leaving = new AbortController();
  void enter('ann');
  const waits = places.enter('bob', leaving.signal);
  void enter('cid');
  leaving.abort();
  expect(await waits).toBe(false);
  places.release('ann');
  await settled();
  expect(on).toEqual(['ann', 'cid']);
  void enter('dan');
  places.close();
  await settled();
  expect(refused).toEqual(['dan']);
  expect(await places.enter('eve', never)).toBe(false);
});

it('runs a program in its turn, refuses one too many, and lets those who go away out of the queue', async () => {
  const take = programQueue({ concurrencyMax: 1, queueMax: 1 });
  const first = Promise.withResolvers<string>();
  const gone = new AbortController();
  const running = take(never, () => first.promise);
  const left = take(gone.signal, () => Promise.resolve('left'));
  await expect(take(never, () => Promise.resolve('too many'))).rejects.toMatchObject({ fault: 'busy' });
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const next = take(never, () => Promise.resolve('next'));
  first.resolve('first');
  expect(await Promise.all([running, next])).toEqual(['first', 'next']);
});
