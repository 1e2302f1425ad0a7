import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageFile } from '../search/asset-search.ts';
import { filesystemBlobs } from '../storage/blobs/filesystem.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Asset } from './asset.ts';
import { drafted } from './draft.ts';
import { storedPictures, withStoredPicture } from './stored-picture.ts';
import { sweepStaging } from './upload-body.ts';

const clock = { now: () => 4_000_000_000_000 };
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

const place = () => ({ blobs, folder, clock });

async function read({ imageFile }: { imageFile?: ImageFile }): Promise<string | null> {
  const file = typeof imageFile === 'function' ? await imageFile(signal) : null;
  return file === null ? null : readFile(file, 'utf8');
}

describe('the stored picture of an asset that changes', () => {
  it('is fetched from the store on first use and removed afterwards', async () => {
    expect(await withStoredPicture(asset({}), place(), read)).toBe('the picture');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not fetched if it is not used', async () => {
    await withStoredPicture(asset({}), place(), async () => expect(await readdir(folder)).toEqual([]));
  });

  it.each([{ assetType: 'text' as const }, { blobKey: null }, { sizeBytes: 2e9 }])('is not offered for %j', async (changes) => {
    expect(await withStoredPicture(asset(changes), place(), read)).toBeNull();
  });

  it('is null if the store has lost it', async () => {
    expect(await withStoredPicture(asset({ blobKey: 'assets/lost' }), place(), read)).toBeNull();
  });

  it('is removed if the work fails, and by the sweeper after a crash', async () => {
    const failing = async (picture: { imageFile?: ImageFile }): Promise<void> => {
      await read(picture);
      expect(await readdir(folder)).toEqual([expect.stringMatching(/\.part$/)]);
      expect(await sweepStaging(folder, -1, clock)).toBe(1);
      throw new Error('broken');
    };
    await expect(withStoredPicture(asset({}), place(), failing)).rejects.toThrow('broken');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is fetched even if this process has had no upload and the folder is missing', async () => {
    const elsewhere = { ...place(), folder: join(root, 'never', 'used') };
    expect(await withStoredPicture(asset({}), elsewhere, read)).toBe('the picture');
    expect(await readdir(elsewhere.folder)).toEqual([]);
  });

  it('is found by the id of the asset; other ids have none', async () => {
    const found = new Map([['ast_1', asset({})]]);
    const pictures = storedPictures({ ...place(), assets: { find: async (id) => found.get(id) ?? null } });
    expect(await pictures('ast_1', read)).toBe('the picture');
    expect(await pictures('ast_2', read)).toBeNull();
  });
});
