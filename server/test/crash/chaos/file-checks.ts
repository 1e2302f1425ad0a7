import { z } from 'zod';
import { storeIdKey } from '../../../src/storage/blobs/blob-store.ts';
import type { DatabaseView } from '../database-view.ts';
import type { Claim } from '../table-checks.ts';

const Key = z.object({ blob_key: z.string() });
/** Every table whose rows name files. */
const tables = ['assets', 'pending_blobs', 'tool_files'] as const;

/** A row names each file from before its bytes came until after they went: nothing is ever left that nobody knows of. */
export async function checkFilesAreNamed(view: DatabaseView, stored: readonly string[], claim: Claim): Promise<void> {
  const named = new Set<string>();
  for (const table of tables) {
    for (const { blob_key: key } of await view.rows(`select blob_key from ${table} where blob_key is not null`, Key)) named.add(key);
  }
  const stray = stored.filter((key) => !named.has(key) && key !== storeIdKey && !key.endsWith('.probe'));
  claim(stray.length === 0, `files that no row names: ${stray.slice(0, 5).join(', ')}`);
}
