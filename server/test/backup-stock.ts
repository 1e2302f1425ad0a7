import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accounts } from '../src/accounts/accounts.ts';
import { auditTrail } from '../src/accounts/audit-trail.ts';
import { walletProofs } from '../src/accounts/wallet-proofs.ts';
import { sessions } from '../src/accounts/sessions.ts';
import { assets } from '../src/assets/assets.ts';
import { drafted } from '../src/assets/draft.ts';
import { systemClock as clock } from '../src/clock.ts';
import type { BlobStore } from '../src/storage/blobs/blob-store.ts';
import type { Database } from '../src/storage/database.ts';

/** Stocks a database and a store with an asset for each of these files, without the service. Keys are `assets/of/file-<index>`. */
export async function stock(database: Database, blobs: BlobStore, files: readonly Buffer[], workFolder: string): Promise<void> {
  const proofs = walletProofs({ secrets: ['a secret'], clock, publicUrl: () => 'https://farebox.example' });
  const trail = auditTrail({ database, clock });
  const people = accounts({ database, clock, sessions: sessions({ database, clock }), auditTrail: trail, walletProofs: proofs });
  const { account } = await people.createOwner({ email: 'owner@example.com' });
  const registry = assets(database);
  for (const [index, bytes] of files.entries()) {
    const blobKey = `assets/of/file-${index}`;
    const file = join(workFolder, 'stock');
    await writeFile(file, bytes);
    await blobs.put(blobKey, file, { sizeBytes: bytes.byteLength, mimeType: null, signal: new AbortController().signal });
    const draft = { title: `File ${index}`, asset_type: 'dataset' as const, price_amount: '0.10' };
    const asset = drafted(draft, { id: `ast_${String(index).padStart(8, '0')}`, ownerId: account.id, now: clock.now() });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await database.write((queries) => registry.insert(queries, { ...asset, blobKey, sizeBytes: bytes.byteLength, sha256 }));
  }
}
