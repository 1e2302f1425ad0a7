import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImageFile } from '../search/asset-search.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Asset } from './asset.ts';

/** A larger picture is found by its words alone once it is changed: whoever changes a title must not wait for a disk. */
const pictureBytesMax = 100_000_000;

/**
 * Does work that may need an asset's picture as a file, which is only in the store by now. It is fetched when it is asked for, and gone
 * afterwards.
 */
export async function withStoredPicture<T>(
  asset: Asset,
  { blobs, folder, name }: { blobs: BlobStore; folder: string; name: string },
  work: (picture: { imageFile?: ImageFile }) => Promise<T>,
): Promise<T> {
  const { assetType, blobKey, sizeBytes } = asset;
  if (assetType !== 'image' || blobKey === null || (sizeBytes ?? 0) > pictureBytesMax) return work({});
  const file = join(folder, name);
  try {
    return await work({
      async imageFile(signal) {
        const stored = await blobs.read(blobKey, { signal });
        if (stored === null) throw new Error(`nothing is stored under ${blobKey}`);
        await pipeline(stored.body, createWriteStream(file), { signal });
        return file;
      },
    });
  } finally {
    await rm(file, { force: true });
  }
}
