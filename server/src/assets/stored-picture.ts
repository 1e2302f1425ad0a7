import type { Foundation } from '../foundation.ts';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.ts';
import type { ImageFile, StoredPictures } from '../search/asset-search.ts';
import type { Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import { stagingSuffix } from './upload-body.ts';

/** A larger picture is indexed by its text only once it changes: a change of title must not wait for the disk. */
const pictureBytesMax = 100_000_000;

export interface PicturePlace extends Pick<Foundation, 'blobs' | 'clock'> {
  /** Where a picture is kept while it is read. `sweepStaging` removes what a crash leaves. */
  folder: string;
}

/** The stored pictures by asset, for code that has only the asset id. */
export function storedPictures({ assets, ...place }: PicturePlace & { assets: Pick<Assets, 'find'> }): StoredPictures {
  return async (assetId, work) => {
    const asset = await assets.find(assetId);
    return asset === null ? work({}) : withStoredPicture(asset, place, work);
  };
}

/**
 * Runs work that may need an asset's picture as a file. The picture is in the blob store; it is fetched on first use and removed
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
        // This process may not have received any upload yet, so the folder may be missing.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await pipeline(stored.body, createWriteStream(file, { mode: 0o600 }), { signal });
        return file;
      },
    });
  } finally {
    await rm(file, { force: true });
  }
}
