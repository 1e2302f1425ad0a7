import { expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { Semaphore } from './semaphore.ts';
import { forgetThread, setRunning, sharedMemory, threadsIn } from './shared-memory.ts';
import { rateLimit } from './token-bucket.ts';

function twoThreads() {
  const memory = sharedMemory(2);
  setRunning(memory, 2);
  return { memory, threads: [threadsIn(memory, 0), threadsIn(memory, 1)] as const };
}

it('allows a client the same however its requests are spread over the threads', () => {
  const { threads } = twoThreads();
  const limits = threads.map((thread) => rateLimit({ perMinute: 600, clock: systemClock, store: thread.buckets('unpaid') }));
  const admittedOf = (client: string, asked: number, at: (turn: number) => number) => {
    let admitted = 0;
    for (let turn = 0; turn < asked; turn += 1) {
      try {
        limits[at(turn)]?.take(client);
        admitted += 1;
      } catch {
        // Its limit.
      }
    }
    return admitted;
  };
  const began = performance.now();
  expect(admittedOf('of one', 700, () => 0)).toBeGreaterThanOrEqual(600);
  const inTurn = admittedOf('of both', 700, (turn) => turn % 2);
  expect(inTurn).toBeGreaterThanOrEqual(600);
  expect(inTurn).toBeLessThanOrEqual(601 + (performance.now() - began) / 100);
});

it('keeps clients apart, and more than have a place only forgets the oldest', () => {
  const { threads } = twoThreads();
  const [one, other] = threads.map((thread) => thread.buckets('login'));
  for (let client = 0; client < 20_000; client += 1) one?.set(`client ${client}`, { level: client, at: client });
  for (let client = 0; client < 20_000; client += 1) {
    const bucket = other?.get(`client ${client}`);
    if (bucket !== undefined || client > 19_000) expect(bucket).toEqual({ level: client, at: client });
  }
});

it('lets no more run at once than all threads together may, and passes a permit to a thread that waits', async () => {
  const { threads } = twoThreads();
  const [one, other] = threads.map(
    (thread) => new Semaphore<string>({ limits: [{ max: 2, keyOf: (tool) => tool }], waitingMax: 1, counts: thread.counts() }),
  );
  const releases = [one?.tryAcquire('tool'), other?.tryAcquire('tool')];
  expect([one?.tryAcquire('tool'), other?.tryAcquire('tool'), one?.hasRoom('tool')]).toEqual([null, null, true]);
  expect(other?.tryAcquire('another')).not.toBeNull();
  const waiting = other?.acquire('tool');
  releases[0]?.();
  const handed = await waiting;
  expect(handed).toBeTypeOf('function');
  expect(one?.tryAcquire('tool')).toBeNull();
  handed?.();
  expect(one?.tryAcquire('tool')).toBeTypeOf('function');
});

it('frees the places of a thread that has died', () => {
  const { memory, threads } = twoThreads();
  const [one, other] = threads.map((thread) => new Semaphore({ limits: [{ max: 1 }], counts: thread.counts() }));
  other?.tryAcquire();
  expect(one?.tryAcquire()).toBeNull();
  forgetThread(memory, 1);
  expect(one?.tryAcquire()).toBeTypeOf('function');
});
