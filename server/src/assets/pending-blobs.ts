import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Database, Queries } from '../storage/database.ts';

/**
 * Blobs that are being written and have no asset yet. Their row is written before the bytes, and is deleted in the transaction that
 * inserts the asset. So an existing row marks what a crash left behind. Nothing is ever removed because a row is missing: the database
 * may be new, or older than the files.
 */
export type PendingBlobs = ReturnType<typeof pendingBlobs>;

const rowsAtOnce = 500;
const statTimeoutMs = 10_000;

export function pendingBlobs({ database, blobs, clock }: { database: Database; blobs: BlobStore; clock: Clock }) {
  /** After this, no asset can claim these bytes, so they can be removed safely. */
  async function condemn(key: string): Promise<boolean> {
    const { numUpdatedRows } = await database.write((queries) =>
      queries
        .updateTable('pending_blobs')
        .set({ condemned_at: clock.now() })
        .where('blob_key', '=', key)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('assets').select('id').where('assets.blob_key', '=', key))))
        .executeTakeFirst(),
    );
    return numUpdatedRows === 1n;
  }

  async function discard(key: string): Promise<boolean> {
    if (!(await condemn(key))) return false;
    const found = await blobs.stat(key, { signal: AbortSignal.timeout(statTimeoutMs) });
    await blobs.remove(key);
    await database.write((queries) => queries.deleteFrom('pending_blobs').where('blob_key', '=', key).execute());
    return found !== null;
  }

  async function beginIn(queries: Queries, key: string): Promise<void> {
    await queries.insertInto('pending_blobs').values({ blob_key: key, created_at: clock.now() }).execute();
  }

  return {
    /** Call this before the bytes are stored under this key. */
    begin: (key: string): Promise<void> => database.write((queries) => beginIn(queries, key)),
    /** The same in a transaction. */
    beginIn,

    /**
     * Runs in the transaction that inserts the asset with these bytes.
     * @throws unavailable if the janitor has already claimed them for removal
     */
    async keep(queries: Queries, key: string): Promise<void> {
      const { numDeletedRows } = await queries
        .deleteFrom('pending_blobs')
        .where('blob_key', '=', key)
        .where('condemned_at', 'is', null)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw problem('unavailable', { message: 'the upload took too long', retryAfterSeconds: 1 });
    },

    /** Removes bytes that no asset will use. The bytes of an asset stay. @returns whether anything was removed */
    discard,

    /** Removes blobs that were begun before the given time and belong to no asset. @returns how many blobs */
    async sweep(startedBefore: number): Promise<number> {
      const rows = await database.read
        .selectFrom('pending_blobs')
        .select('blob_key')
        .where('created_at', '<', startedBefore)
        .orderBy('created_at')
        .limit(rowsAtOnce)
        .execute();
      let removed = 0;
      for (const { blob_key: key } of rows) if (await discard(key)) removed += 1;
      return removed;
    },
  };
}
