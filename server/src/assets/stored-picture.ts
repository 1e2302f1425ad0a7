import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { ImageFile, StoredPictures } from '../search/asset-search.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import { stagingSuffix } from './upload-body.ts';

/** A larger picture is found by its words alone once it is changed: a change of a title must not wait for a disk. */
const pictureBytesMax = 100_000_000;

export interface PicturePlace {
  blobs: BlobStore;
  /** Where a picture is as long as it is looked at; what a crash leaves there is for `sweepStaging`. */
  folder: string;
  clock: Clock;
}

/** The stored pictures by asset: for code that has only its id. */
export function storedPictures({ assets, ...place }: PicturePlace & { assets: Pick<Assets, 'find'> }): StoredPictures {
  return async (assetId, work) => {
    const asset = await assets.find(assetId);
    return asset === null ? work({}) : withStoredPicture(asset, place, work);
  };
}

/**
 * Does work that may need an asset's picture as a file, which is only in the store by now. It is fetched when it is asked for, and gone
 * afterwards.
 */
export async function withStoredPicture<T>(
  asset: Asset,
  { blobs, folder, clock }: PicturePlace,
  work: (picture: { imageFile?: ImageFile }) => Promise<T>,
): Promise<T> {
  const { assetType, blobKey, sizeBytes } = asset;
  if (assetType !== 'image' || blobKey === null || (sizeBytes ?? 0) > pictureBytesMax) return work({});
  const file = join(folder, `${newId('blob', clock.now())}${stagingSuffix}`);
  try {
    return await work({
      async imageFile(signal) {
        const stored = await blobs.read(blobKey, { signal });
        if (stored === null) return null;
        // Of this process nothing may have been uploaded yet.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await pipeline(stored.body, createWriteStream(file, { mode: 0o600 }), { signal });
        return file;
      },
    });
  } finally {
    await rm(file, { force: true });
  }
}
