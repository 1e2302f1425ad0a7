import { mkdtemp, open, rm, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileBody } from './file-body.ts';

let folder: string;
let path: string;
let handle: FileHandle;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-body-'));
  path = join(folder, 'file');
  await writeFile(path, '0123456789');
  handle = await open(path);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { signal } = new AbortController();

it('fills the buffer of its reader with the range, and no more', async () => {
  const reader = fileBody(handle, { start: 2, end: 8, signal }).getReader({ mode: 'byob' });
  let buffer = new ArrayBuffer(4);
  const read: string[] = [];
  for (;;) {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) break;
    read.push(Buffer.from(value).toString());
    buffer = value.buffer;
  }
  expect(read).toEqual(['2345', '678']);
  expect(handle.fd).toBe(-1);
});

it('fails if the file became shorter, instead of ending early', async () => {
  const reader = fileBody(handle, { start: 0, end: 9, signal }).getReader();
  await truncate(path, 4);
  expect((await reader.read()).value).toHaveLength(4);
  await expect(reader.read()).rejects.toThrow('the size that was stored');
  expect(handle.fd).toBe(-1);
});
