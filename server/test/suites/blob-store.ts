import { createHash, createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlobBody, BlobStore } from '../../src/storage/blobs/blob-store.ts';
import { until } from '../until.ts';

/** An empty store of one test. */
export interface BlobStoreUnderTest {
  store: BlobStore;
  /** Where its bytes are on this machine: a reader of a blob holds a descriptor of a file in here. */
  bytesFolder: string;
  remove(): Promise<void>;
}

/**
 * The promises of `BlobStore`.
 *
 * @example
 * describeBlobStore('filesystem', async () => ({ store: filesystemBlobs({ root }), bytesFolder: root, remove: async () => {} }));
 */
export function describeBlobStore(name: string, openStore: () => Promise<BlobStoreUnderTest>): void {
  describe(`blob store ${name}`, () => {
    let subject: BlobStoreUnderTest;
    let store: BlobStore;
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'farebox-blobs-'));
      subject = await openStore();
      store = subject.store;
    });
    afterEach(async () => {
      await subject.remove();
      await rm(folder, { recursive: true, force: true });
    });

    const { signal } = new AbortController();

    async function put(key: string, content: string | Buffer, options: { signal?: AbortSignal } = {}): Promise<string> {
      const file = join(folder, key.replaceAll('/', '_'));
      await writeFile(file, content);
      await store.put(key, file, { sizeBytes: Buffer.byteLength(content), mimeType: 'text/plain', signal, ...options });
      return file;
    }

    async function read(key: string, range?: { start: number; end: number }): Promise<{ sizeBytes: number; text: string }> {
      const found = present(await store.read(key, { signal, ...(range === undefined ? {} : { range }) }));
      return { sizeBytes: found.sizeBytes, text: await new Response(found.body).text() };
    }

    async function keys(): Promise<string[]> {
      return (await Array.fromAsync(store.list())).map(({ key }) => key).toSorted();
    }

    it('gives back what was put', async () => {
      await put('assets/ast_1', 'the bytes of it');
      expect(await read('assets/ast_1')).toEqual({ sizeBytes: 15, text: 'the bytes of it' });
    });

    it('takes the file that was put', async () => {
      const file = await put('assets/ast_1', 'mine now');
      expect(existsSync(file)).toBe(false);
    });

    it.each([
      [0, 1, '01'],
      [0, 9, '0123456789'],
      [3, 5, '345'],
      [9, 9, '9'],
    ])('gives the bytes %i to %i, and the size of the whole', async (start, end, text) => {
      await put('assets/ast_1', '0123456789');
      expect(await read('assets/ast_1', { start, end })).toEqual({ sizeBytes: 10, text });
    });

    it('says how large a blob is, and of which there is none', async () => {
      await put('assets/ast_1', '0123456789');
      await put('assets/empty', '');
      expect(await store.stat('assets/ast_1', { signal })).toEqual({ sizeBytes: 10 });
      expect(await store.stat('assets/empty', { signal })).toEqual({ sizeBytes: 0 });
      for (const key of ['assets/ast_2', 'other/ast_1', 'assets', 'assets/ast_1/below']) {
        expect(await store.stat(key, { signal }), key).toBeNull();
      }
      await expect(store.stat('../secret', { signal })).rejects.toThrow('not a key');
      await expect(store.stat('assets/ast_1', { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
    });

    it('keeps an empty blob', async () => {
      await put('assets/empty', '');
      expect(await read('assets/empty')).toEqual({ sizeBytes: 0, text: '' });
    });

    it('has nothing under a key that was never put, also below one that was', async () => {
      await put('assets/ast_1', 'here');
      for (const key of ['assets/ast_2', 'other/ast_1', 'assets', 'ast_1', 'assets/ast_1/below']) {
        expect(await store.read(key, { signal }).catch(() => null), key).toBeNull();
      }
    });

    it('removes a blob, and minds no second removal', async () => {
      await put('assets/ast_1', 'gone soon');
      await store.remove('assets/ast_1');
      await store.remove('assets/ast_1');
      await store.remove('never/there');
      expect(await store.read('assets/ast_1', { signal })).toBeNull();
      expect(await keys()).toEqual([]);
    });

    it('lists every key with a time', async () => {
      expect(await keys()).toEqual([]);
      const wanted = ['assets/ast_1', 'assets/ast_2', 'deep/er/still', 'top.level-key_1'];
      for (const key of wanted) await put(key, key);
      expect(await keys()).toEqual(wanted);
      for await (const { modifiedAt } of store.list()) expect(modifiedAt).toBeGreaterThan(Date.UTC(2020));
    });

    it('checks itself and leaves nothing', async () => {
      await store.check(signal);
      await store.check(signal);
      expect(await keys()).toEqual([]);
    });

    it.each([
      '',
      '/',
      '.',
      '..',
      '../secret',
      'assets/../../secret',
      '/etc/passwd',
      'a//b',
      'a/',
      '.hidden',
      'a/.hidden',
      'a b',
      'a\\b',
      'a\0b',
      'ä',
      'a?b',
      'a%2fb',
    ])('refuses the key %j', async (key) => {
      const file = join(folder, 'file');
      await writeFile(file, 'x');
      await expect(store.put(key, file, { sizeBytes: 1, mimeType: null, signal })).rejects.toThrow('not a key');
      await expect(store.read(key, { signal })).rejects.toThrow('not a key');
      await expect(store.remove(key)).rejects.toThrow('not a key');
    });

    it('refuses a file of another size than was said', async () => {
      const file = join(folder, 'file');
      await writeFile(file, 'longer');
      await expect(store.put('assets/ast_1', file, { sizeBytes: 3, mimeType: null, signal })).rejects.toThrow('6 bytes instead of 3');
      expect([await keys(), existsSync(file)]).toEqual([[], true]);
    });

    it('stores 40 MB and gives them back, whole and in part', async () => {
      const { file, sizeBytes, sha256 } = await largeFile(folder, 40);
      await store.put('assets/large', file, { sizeBytes, mimeType: null, signal });
      const whole = present(await store.read('assets/large', { signal }));
      const hash = createHash('sha256');
      for await (const chunk of whole.body) hash.update(chunk);
      expect([whole.sizeBytes, hash.digest('hex')]).toEqual([sizeBytes, sha256]);
      const range = { start: 8 * 1024 * 1024 - 2, end: 8 * 1024 * 1024 + 1 };
      const part = Buffer.from(await new Response(present(await store.read('assets/large', { range, signal })).body).arrayBuffer());
      expect(part).toEqual(Buffer.concat([block(7).subarray(-2), block(8).subarray(0, 2)]));
    });

    it('holds nothing once a reader has cancelled half-way', async () => {
      const { file, sizeBytes } = await largeFile(folder, 20);
      await store.put('assets/large', file, { sizeBytes, mimeType: null, signal });
      const reader = present(await store.read('assets/large', { signal })).body.getReader();
      expect((await reader.read()).value?.byteLength).toBeGreaterThan(0);
      await reader.cancel();
      await until('no descriptor is left', async () => (await heldIn(subject.bytesFolder)).length === 0);
    });

    it('holds nothing once the signal of a reader has aborted', async () => {
      const { file, sizeBytes } = await largeFile(folder, 20);
      await store.put('assets/large', file, { sizeBytes, mimeType: null, signal });
      const controller = new AbortController();
      const reader = present(await store.read('assets/large', { signal: controller.signal })).body.getReader();
      await reader.read();
      controller.abort(new Error('enough'));
      await expect(reader.read()).rejects.toThrow('enough');
      await until('no descriptor is left', async () => (await heldIn(subject.bytesFolder)).length === 0);
    });

    it('lists nothing of a put that was aborted before it began', async () => {
      await expect(put('assets/ast_1', 'x', { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
      expect([await keys(), await store.read('assets/ast_1', { signal })]).toEqual([[], null]);
    });

    it.each([1, 20])('lists nothing of a put of %i MB that was aborted on its way', async (megabytes) => {
      const { file, sizeBytes } = await largeFile(folder, megabytes);
      const controller = new AbortController();
      const putting = store.put('assets/large', file, { sizeBytes, mimeType: null, signal: controller.signal }).then(
        () => 'stored',
        (thrown: unknown) => String(thrown),
      );
      setImmediate(() => controller.abort(new Error('enough')));
      // A store may be faster than the abort; then it is all there.
      const wanted = (await putting) === 'stored' ? ['assets/large'] : [];
      expect(await keys()).toEqual(wanted);
      expect(['stored', 'Error: enough']).toContain(await putting);
    });

    it('reads nothing for a signal that has already aborted', async () => {
      await put('assets/ast_1', 'x');
      await expect(store.read('assets/ast_1', { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
    });
  });
}

function present(body: BlobBody | null): BlobBody {
  if (body === null) throw new Error('there is no such blob');
  return body;
}

/** A megabyte like no other of the file, the same each time. */
function block(number: number): Buffer {
  return Buffer.alloc(1024 * 1024, createHmac('sha256', 'block').update(String(number)).digest());
}

async function largeFile(folder: string, megabytes: number): Promise<{ file: string; sizeBytes: number; sha256: string }> {
  const file = join(folder, 'large');
  const hash = createHash('sha256');
  const handle = await open(file, 'w');
  for (let number = 0; number < megabytes; number += 1) {
    const bytes = block(number);
    hash.update(bytes);
    await handle.writeFile(bytes);
  }
  await handle.close();
  return { file, sizeBytes: megabytes * 1024 * 1024, sha256: hash.digest('hex') };
}

/** Files below a folder that this process has open; none can be seen where there is no /proc. */
async function heldIn(folder: string): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(descriptors.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(`${folder}/`));
}
