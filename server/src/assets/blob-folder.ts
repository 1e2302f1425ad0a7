import { hkdfSync } from 'node:crypto';

/**
 * The folder in which an installation keeps its blobs. Its name is derived from the secret, so two installations that share a bucket
 * never take each other's blobs for leftovers. After a rotation, new blobs go to a new folder; old blobs stay where their assets point.
 */
export function blobFolderOf([secret = '']: readonly string[]): string {
  return `assets/${Buffer.from(hkdfSync('sha256', secret, 'farebox', 'blob folder', 6)).toString('hex')}`;
}

/** Where the pieces of unfinished uploads are, apart from the blobs of assets. */
export function pieceFolderOf(secrets: readonly string[]): string {
  return blobFolderOf(secrets).replace('assets/', 'uploads/');
}
