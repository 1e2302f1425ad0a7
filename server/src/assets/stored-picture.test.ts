import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageFile } from '../search/asset-search.ts';
import { filesystemBlobs } from '../storage/blobs/filesystem.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Asset } from './asset.ts';
import { drafted } from './draft.ts';
import { withStoredPicture } from './stored-picture.ts';

const { signal } = new AbortController();
let root = '';
let folder = '';
let blobs: BlobStore;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stored-picture-'));
  folder = await mkdtemp(join(root, 'staging-'));
  blobs = filesystemBlobs({ root: join(root, 'blobs') });
  const file = join(root, 'cat.png');
  await writeFile(file, 'the picture');
  await blobs.put('assets/cat', file, { sizeBytes: 11, mimeType: 'image/png', signal });
});
afterAll(() => rm(root, { recursive: true }));

function asset(changes: Partial<Asset>): Asset {
  const draft = { title: 'A cat', description: 'It sleeps.', asset_type: 'image' as const };
  const image = drafted(draft, { id: 'ast_1', ownerId: 'usr_1', now: 1 });
  return { ...image, blobKey: 'assets/cat', sizeBytes: 11, ...changes };
}

const read = async ({ imageFile }: { imageFile?: ImageFile }): Promise<string | null> =>
  typeof imageFile === 'function' ? readFile(await imageFile(signal), 'utf8') : null;

describe('the picture of an asset that is changed', () => {
  it('comes from the store when it is asked for, and is gone afterwards', async () => {
    expect(await withStoredPicture(asset({}), { blobs, folder, name: 'one' }, read)).toBe('the picture');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not fetched where nobody asks', async () => {
    await withStoredPicture(asset({}), { blobs, folder, name: 'two' }, async () => expect(await readdir(folder)).toEqual([]));
  });

  it.each([{ assetType: 'text' as const }, { blobKey: null }, { sizeBytes: 2e9 }])('is not offered for %j', async (changes) => {
    expect(await withStoredPicture(asset(changes), { blobs, folder, name: 'three' }, read)).toBeNull();
  });

  it('leaves nothing where the store has lost it, or the work fails', async () => {
    const lost = asset({ blobKey: 'assets/lost' });
    await expect(withStoredPicture(lost, { blobs, folder, name: 'four' }, read)).rejects.toThrow('nothing is stored');
    const failing = async (picture: { imageFile?: ImageFile }): Promise<void> => {
      await read(picture);
      throw new Error('broken');
    };
    await expect(withStoredPicture(asset({}), { blobs, folder, name: 'five' }, failing)).rejects.toThrow('broken');
    expect(await readdir(folder)).toEqual([]);
  });
});
