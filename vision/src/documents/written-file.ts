import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stat } from 'node:fs/promises';
import type { WrittenFile } from './document-tasks.ts';

/** The facts that a result contains about a file of the scratch folder. */
export async function writtenFile(scratch: string, name: string, mimeType: string): Promise<WrittenFile> {
  const path = join(scratch, name);
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return { name, mimeType, sizeBytes: (await stat(path)).size, md5: hash.digest('hex') };
}
