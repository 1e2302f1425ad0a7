import { hkdfSync } from 'node:crypto';

/**
 * Where an installation keeps its blobs, named after its secret: two that share a bucket never take each other's for leftovers.
 * After a rotation new blobs go to a new folder; those of the old one stay where their assets say.
 */
export function blobFolderOf([secret = '']: readonly string[]): string {
  return `assets/${Buffer.from(hkdfSync('sha256', secret, 'farebox', 'blob folder', 6)).toString('hex')}`;
}
