import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { problem } from '../../errors.ts';
import { ownTime } from '../../../test/own-time.ts';
import type { BlobStore } from './blob-store.ts';
import { breakingBlobs } from './breaking-blobs.ts';
import { LostBytes } from './lost-bytes.ts';

const { signal } = new AbortController();
const limits = { answerMs: 100, failuresMax: 3, pauseMs: 200 };

function store(answer: (signal: AbortSignal) => Promise<{ sizeBytes: number }>) {
  let asked = 0;
  const told: boolean[] = [];
  const unused = () => Promise.reject(new Error('unused'));
  const blobs: BlobStore = {
    kind: 'fake',
    put: async () => {},
    read: unused,
    stat: (_key, options) => {
      asked += 1;
      return answer(options.signal);
    },
    remove: async () => {},
    list: async function* () {},
    check: unused,
  };
  return { asked: () => asked, told, blobs: breakingBlobs(blobs, { ...limits, told: (isOpen) => void told.push(isOpen) }) };
}

const unavailable = { code: 'unavailable', details: { retryAfterSeconds: expect.any(Number) } };

describe('a store on the network', () => {
  it('is abandoned at its time limit if it hangs, and then not waited for', async () => {
    const { blobs, asked } = store((late) => new Promise((_resolve, reject) => late.addEventListener('abort', () => reject(late.reason))));
    await expect(blobs.stat('a', { signal })).rejects.toMatchObject(unavailable);
    using time = ownTime();
    await expect(blobs.stat('a', { signal })).rejects.toMatchObject(unavailable);
    await expect(blobs.put('a', 'file', { sizeBytes: 1, mimeType: null, signal })).rejects.toMatchObject(unavailable);
    expect(time.ms()).toBeLessThan(50);
    expect(asked()).toBe(1);
  });

  it('is used again after one request has succeeded', async () => {
    let isDown = true;
    const { blobs, asked, told } = store(async () => {
      if (isDown) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      return { sizeBytes: 1 };
    });
    for (let turn = 0; turn < 5; turn += 1) await expect(blobs.stat('a', { signal })).rejects.toMatchObject(unavailable);
    expect(asked()).toBe(3);
    expect(told).toEqual([true]);
    isDown = false;
    await setTimeout(limits.pauseMs + 50);
    expect(await blobs.stat('a', { signal })).toEqual({ sizeBytes: 1 });
    expect(await blobs.stat('a', { signal })).toEqual({ sizeBytes: 1 });
    expect(told).toEqual([true, false]);
  });

  it('is not blamed for lost bytes, a full disk, or a client that disconnects', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    const failures = [new LostBytes('missing'), problem('storage_full')];
    for (const failure of failures) {
      const { blobs, asked } = store(() => Promise.reject(failure));
      for (let turn = 0; turn < 4; turn += 1) await expect(blobs.stat('a', { signal })).rejects.toBe(failure);
      expect(asked()).toBe(4);
    }
    const { blobs } = store(async () => ({ sizeBytes: 1 }));
    for (let turn = 0; turn < 4; turn += 1) await expect(blobs.stat('a', { signal: gone })).rejects.toThrow('gone');
    expect(await blobs.stat('a', { signal })).toEqual({ sizeBytes: 1 });
  });
});
