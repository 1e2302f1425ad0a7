import { expect, it } from 'vitest';
import { unreadAnswers } from './unread-answers.ts';

const mebibyte = 1024 * 1024;

function world({ pendingBytesMax = 100 * mebibyte } = {}) {
  const time = { now: 0 };
  const look = unreadAnswers({ graceMs: 60_000, bytesPerSecondMin: 16 * 1024, pendingBytesMax }, () => time.now);
  const connections = new Set<ReturnType<typeof connection>>();
  function connection(writableLength: number) {
    return {
      writableLength,
      bytesWritten: writableLength,
      isEnded: false,
      resetAndDestroy() {
        this.isEnded = true;
        connections.delete(this);
        return this as never;
      },
    };
  }
  return {
    /** A client that has so much to read. */
    client(bytes: number) {
      const made = connection(bytes);
      connections.add(made);
      return made;
    },
    /** Lets so many seconds pass, looking every five. */
    pass(seconds: number, meanwhile: () => void = () => {}) {
      for (let passed = 0; passed < seconds; passed += 5) {
        meanwhile();
        time.now += 5000;
        look(connections);
      }
    },
  };
}

it('disconnects a client that reads nothing', () => {
  const { client, pass } = world();
  const silent = client(256 * 1024);
  pass(60);
  expect(silent.isEnded).toBe(false);
  pass(30);
  expect(silent.isEnded).toBe(true);
});

it('keeps a client that reads slowly, a part now and then', () => {
  const { client, pass } = world();
  const slow = client(256 * 1024);
  for (let part = 0; part < 20; part += 1) {
    pass(50);
    // The part was taken, and the next is on its way.
    slow.bytesWritten += 256 * 1024;
  }
  expect(slow.isEnded).toBe(false);
});

it('disconnects a client that reads nothing while ever more is written', () => {
  const { client, pass } = world();
  const listener = client(1000);
  pass(90, () => {
    listener.writableLength += 1000;
    listener.bytesWritten += 1000;
  });
  expect(listener.isEnded).toBe(true);
});

it('gives a long answer the time that it takes, and no more', () => {
  const { client, pass } = world();
  const long = client(6 * mebibyte);
  pass(60 + 380);
  expect(long.isEnded).toBe(false);
  pass(15);
  expect(long.isEnded).toBe(true);
});

it('limits what waits for all clients, and disconnects the one that has read nothing for the longest time', () => {
  const { client, pass } = world({ pendingBytesMax: 10 * mebibyte });
  const early = Array.from({ length: 5 }, () => client(mebibyte));
  pass(10);
  const late = Array.from({ length: 8 }, () => client(mebibyte));
  pass(5);
  expect(early.map(({ isEnded }) => isEnded)).toEqual([true, true, true, false, false]);
  expect(late.some(({ isEnded }) => isEnded)).toBe(false);
});

it('forgets what was taken', () => {
  const { client, pass } = world();
  const reader = client(1000);
  pass(55);
  reader.writableLength = 0;
  pass(20);
  reader.writableLength = 1000;
  reader.bytesWritten += 1000;
  pass(30);
  expect(reader.isEnded).toBe(false);
});
