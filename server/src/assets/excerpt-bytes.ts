import { problem } from '../errors.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { audibleExcerpt, type Asset } from './asset.ts';

/**
 * What may be heard of an asset before it is bought, as a file of its own. It is read from the file of the asset, so nothing more is stored.
 * @throws asset_not_found without an excerpt; asset_not_readable if the file is lost
 */
export async function excerptBytes(
  { blobs }: { blobs: Pick<BlobStore, 'read'> },
  asset: Pick<Asset, 'excerpt' | 'blobKey' | 'status' | 'paused' | 'ownerSuspendedAt'>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const excerpt = audibleExcerpt(asset);
  const { blobKey } = asset;
  if (excerpt === null || blobKey === null) throw problem('asset_not_found', { message: 'the asset has no excerpt' });
  const { header, firstByte, lengthBytes } = excerpt;
  const blob = await blobs.read(blobKey, { range: { start: firstByte, end: firstByte + lengthBytes - 1 }, signal });
  if (blob === null) throw problem('asset_not_readable', { message: 'the file of the asset is lost or damaged' });
  const sound = new Uint8Array(await new Response(blob.body).arrayBuffer());
  if (sound.length !== lengthBytes) throw problem('asset_not_readable', { message: 'the file of the asset is lost or damaged' });
  return Uint8Array.from(Buffer.concat([Buffer.from(header, 'base64'), sound]));
}
