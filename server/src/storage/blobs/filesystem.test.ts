import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeBlobStore } from '../../../test/suites/blob-store.ts';
import { filesystemBlobs } from './filesystem.ts';

async function temporary(parent = tmpdir()): Promise<string> {
  return mkdtemp(join(parent, 'farebox-filesystem-'));
}

describeBlobStore('filesystem', async () => {
  const folder = await temporary();
  const root = join(folder, 'made', 'when', 'needed');
  return { store: filesystemBlobs({ root }), bytesFolder: root, remove: () => rm(folder, { recursive: true }) };
});

async function removeAll(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true });
}

const { signal } = new AbortController();
const memory = '/dev/shm';

describe('filesystemBlobs', () => {
  it('creates folders and files that only its own account can read', async () => {
    const folder = await temporary();
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'staged');
    await writeFile(file, 'x', { mode: 0o600 });
    await filesystemBlobs({ root: join(folder, 'blobs') }).put('assets/a', file, { sizeBytes: 1, mimeType: null, signal });
    expect((await stat(join(folder, 'blobs', 'assets'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'blobs', 'assets', 'a'))).mode & 0o777).toBe(0o600);
  });

  it('lists neither its probe nor anything that is not a file', async () => {
    const root = await temporary();
    onTestFinished(() => rm(root, { recursive: true }));
    await mkdir(join(root, 'empty', 'folder'), { recursive: true });
    await writeFile(join(root, '.probe'), '');
    await writeFile(join(root, 'lost+found'), '');
    expect(await Array.fromAsync(filesystemBlobs({ root }).list())).toEqual([]);
  });

  it('fails its check if it cannot write', async () => {
    const folder = await temporary();
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'file'), '');
    await expect(filesystemBlobs({ root: join(folder, 'file') }).check(signal)).rejects.toThrow('EEXIST');
  });

  const hasOtherDisk =
    statSync(memory, { throwIfNoEntry: false })?.dev !== statSync(tmpdir()).dev &&
    statSync(memory, { throwIfNoEntry: false }) !== undefined;
  describe.runIf(hasOtherDisk)('from another disk', () => {
    it('copies the file and removes it', async () => {
      const [root, other] = [await temporary(), await temporary(memory)];
      onTestFinished(() => removeAll(root, other));
      await writeFile(join(other, 'staged'), 'across');
      await filesystemBlobs({ root }).put('assets/a', join(other, 'staged'), { sizeBytes: 6, mimeType: null, signal });
      expect([await readdir(other), await readdir(join(root, 'assets'))]).toEqual([[], ['a']]);
    });

    it('leaves nothing behind when a copy is aborted', async () => {
      const [root, other] = [await temporary(), await temporary(memory)];
      onTestFinished(() => removeAll(root, other));
      const sizeBytes = 8 * 1024 * 1024;
      await writeFile(join(other, 'staged'), Buffer.alloc(sizeBytes));
      const controller = new AbortController();
      const putting = filesystemBlobs({ root }).put('assets/a', join(other, 'staged'), {
        sizeBytes,
        mimeType: null,
        signal: controller.signal,
      });
      await mkdir(join(root, 'assets'), { recursive: true });
      controller.abort(new Error('enough'));
      await expect(putting).rejects.toThrow('enough');
      expect([await readdir(other), await readdir(join(root, 'assets'))]).toEqual([['staged'], []]);
    });
  });
});
