import { createHash } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkedBody, type BodyCheck } from './checked-body.ts';
import { fileBody } from './file-body.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-checked-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
const small = Buffer.alloc(1024 * 1024, 'a');
const large = Buffer.alloc(1024 * 1024 + 1, 'a');
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The same bytes with the last bit flipped. */
function flipped(bytes: Buffer): Buffer {
  const other = Buffer.from(bytes);
  other.writeUInt8(other.readUInt8(other.length - 1) ^ 1, other.length - 1);
  return other;
}

async function fileOf(bytes: Buffer): Promise<ReadableStream<Uint8Array>> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return fileBody(await open(path), { start: 0, end: bytes.length - 1, signal });
}

function chunksOf(bytes: Buffer): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at === bytes.length) return controller.close();
      const chunk = bytes.subarray(at, at + 100_000);
      at += chunk.length;
      controller.enqueue(new Uint8Array(chunk));
    },
  });
}

/** The test runner takes seconds to compare buffers byte by byte. */
interface Content {
  lengthBytes: number;
  sha256: string;
}

const contentOf = (bytes: Buffer): Content => ({ lengthBytes: bytes.length, sha256: sha256Of(bytes) });

/** What a reader receives, and how the stream ends. */
async function received(body: ReturnType<typeof checkedBody>, mode?: 'byob'): Promise<Content & { end: string }> {
  const chunks: Buffer[] = [];
  try {
    const stream = await body;
    if (!(stream instanceof ReadableStream)) return { ...contentOf(Buffer.from(stream)), end: 'ended' };
    if (mode === undefined) for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    else {
      const reader = stream.getReader({ mode });
      let buffer = new ArrayBuffer(65_536);
      for (;;) {
        const { done, value } = await reader.read(new Uint8Array(buffer));
        if (done) break;
        chunks.push(Buffer.from(value));
        buffer = value.buffer;
      }
    }
    return { ...contentOf(Buffer.concat(chunks)), end: 'ended' };
  } catch (thrown) {
    return { ...contentOf(Buffer.concat(chunks)), end: String(thrown) };
  }
}

function checkOf(bytes: Buffer, told: string[] = []): BodyCheck {
  return { ...contentOf(bytes), lost: async ({ loss }) => void told.push(loss) };
}

describe.each([
  ['of a file', fileOf],
  ['of chunks', async (bytes: Buffer) => chunksOf(bytes)],
])('a checked body %s', (_what, bodyOf) => {
  it.each([
    ['small', small],
    ['large', large],
  ])('passes a good %s one through unchanged', async (_size, bytes) => {
    const told: string[] = [];
    expect(await received(checkedBody(await bodyOf(bytes), checkOf(bytes, told)))).toEqual({ ...contentOf(bytes), end: 'ended' });
    expect(told).toEqual([]);
  });

  it.each([
    ['shorter', small.subarray(1)],
    ['longer', Buffer.concat([small, Buffer.from('a')])],
  ])('refuses a small body that is %s', async (_what, bytes) => {
    const told: string[] = [];
    await expect(checkedBody(await bodyOf(bytes), checkOf(small, told))).rejects.toThrow('the size that was stored');
    expect(told).toEqual(['resized']);
  });

  it('refuses a small damaged body before its first byte', async () => {
    const told: string[] = [];
    const body = checkedBody(await bodyOf(flipped(small)), checkOf(small, told));
    await expect(body).rejects.toThrow('the bytes that were stored');
    expect(told).toEqual(['damaged']);
  });

  it('withholds the end of a large damaged body', async () => {
    const told: string[] = [];
    const { lengthBytes, end } = await received(checkedBody(await bodyOf(flipped(large)), checkOf(large, told)));
    expect(end).toContain('the bytes that were stored');
    expect(lengthBytes).toBeLessThan(large.length);
    expect(told).toEqual(['damaged']);
  });

  it.each([
    ['shorter', large.subarray(1)],
    ['longer', Buffer.concat([large, Buffer.from('a')])],
  ])('never ends successfully if it is %s', async (_what, bytes) => {
    const told: string[] = [];
    expect((await received(checkedBody(await bodyOf(bytes), checkOf(large, told)))).end).toContain('the size that was stored');
    expect(told).toEqual(['resized']);
  });

  it('cannot verify the bytes of a part', async () => {
    const part = { lengthBytes: large.length, sha256: null };
    expect((await received(checkedBody(await bodyOf(flipped(large)), part))).end).toBe('ended');
  });
});

it('passes an empty body through', async () => {
  const empty = Buffer.alloc(0);
  expect(await received(checkedBody(chunksOf(empty), checkOf(empty)))).toEqual({ ...contentOf(empty), end: 'ended' });
});

it('fills the buffer of its reader', async () => {
  expect(await received(checkedBody(await fileOf(large), checkOf(large)), 'byob')).toEqual({ ...contentOf(large), end: 'ended' });
  expect((await received(checkedBody(await fileOf(flipped(large)), checkOf(large)), 'byob')).end).toContain('the bytes that were stored');
  expect(await received(checkedBody(await fileOf(small), checkOf(small)), 'byob')).toEqual({ ...contentOf(small), end: 'ended' });
});

it('releases the source if its reader cancels', async () => {
  const path = join(folder, 'file');
  await writeFile(path, large);
  const handle = await open(path);
  const body = await checkedBody(fileBody(handle, { start: 0, end: large.length - 1, signal }), checkOf(large));
  if (!(body instanceof ReadableStream)) throw new Error('a large body is a stream');
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  expect(handle.fd).toBe(-1);
});

it('passes on a failure of the store: the bytes may be intact', async () => {
  const told: string[] = [];
  const failing = new ReadableStream<Uint8Array>({
    pull() {
      throw new Error('the store went away');
    },
  });
  expect((await received(checkedBody(failing, checkOf(large, told)))).end).toContain('went away');
  expect(told).toEqual([]);
});
