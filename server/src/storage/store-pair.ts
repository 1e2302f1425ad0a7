import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secondMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { storeIdKey, type BlobStore } from './blobs/blob-store.ts';
import type { Database, Queries } from './database.ts';
import type { Snapshot } from './snapshots/snapshot.ts';
import type { FileStoreRow } from './tables/file-store.ts';

const answersWithinMs = 10 * secondMs;

/** The file store belongs to another database. Nothing was changed. */
export class OtherFileStore extends Error {
  override readonly name = 'OtherFileStore';
}

export interface StorePairOptions {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  /** A local folder in which the id is written before it is stored. */
  folder: string;
  /** The operator confirms that the database and the file store belong together from now on. */
  isNewPair: boolean;
}

/**
 * Ensures that the database and its file store belong together: both have the same id. New ones get one. The row is written first and says
 * whether the store has the id yet, so the next start completes an interrupted pairing.
 * @returns the id
 * @throws OtherFileStore; failures of the store, which prove nothing about the pair
 */
export async function pairStore({ database, blobs, clock, folder, isNewPair }: StorePairOptions): Promise<string> {
  let [known, found] = [await rowOf(database.read), await storeIdOf(blobs)];
  // Another replica may have paired them between the two reads. The row is written before the id and marked after it.
  if (isOtherPair(known, found)) [found, known] = [await storeIdOf(blobs), await rowOf(database.read)];
  const isOther = isOtherPair(known, found);
  if (isOther && !isNewPair) throw new OtherFileStore(sentenceOn({ known, found }));
  const row = await rowAfter(database, known, { isReplaced: isOther && known?.marked_at !== null, clock });
  if (row.id !== found) await putStoreId(blobs, row.id, folder);
  if (row.marked_at === null) {
    const change = { marked_at: clock.now() };
    await database.write((queries) => queries.updateTable('file_store').set(change).where('id', '=', row.id).execute());
  }
  return row.id;
}

function isOtherPair(known: FileStoreRow | null, found: string | null): boolean {
  return known === null ? found !== null : found !== known.id && (known.marked_at !== null || found !== null);
}

function sentenceOn({ known, found }: { known: FileStoreRow | null; found: string | null }): string {
  const goOn =
    'If they belong together from now on, start once with FAREBOX_NEW_STORE=1: no file is removed, and "farebox blobs check" then shows which files are missing.';
  if (known === null) {
    return `the file store belongs to another database, and this one is new or older: set DATABASE_URL or FAREBOX_DATA_DIR to the database of these files, restore it from a backup, or use an empty file store. ${goOn}`;
  }
  if (found === null) {
    return `the file store has no id, so it does not belong to this database: set FAREBOX_BLOBS to the store with the files (is it mounted?). Several replicas need one that all of them share. ${goOn}`;
  }
  return `the file store belongs to another database (${found} instead of ${known.id}): set FAREBOX_BLOBS or DATABASE_URL so that they match. ${goOn}`;
}

/** The row of this database. A replica that starts at the same time gets the same row. */
async function rowAfter(database: Database, known: FileStoreRow | null, { isReplaced, clock }: { isReplaced: boolean; clock: Clock }) {
  if (known !== null && !isReplaced) return known;
  const fresh = { name: 'files', id: newId('store', clock.now()), marked_at: null } as const;
  await database.write(async (queries) => {
    if (known === null) {
      await queries
        .insertInto('file_store')
        .values(fresh)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else await queries.updateTable('file_store').set(fresh).where('id', '=', known.id).execute();
  });
  const row = await rowOf(database.read);
  if (row === null) throw new Error('the id of the file store was just written');
  return row;
}

/** Lets a restored database use its own file store: the original may still use the store of the backup. */
export async function renewStoreId(queries: Queries, clock: Clock): Promise<void> {
  await queries
    .updateTable('file_store')
    .set({ id: newId('store', clock.now()), marked_at: null })
    .execute();
}

async function rowOf(queries: Queries): Promise<FileStoreRow | null> {
  return (await queries.selectFrom('file_store').selectAll().executeTakeFirst()) ?? null;
}

/** The store id of a snapshot's database; null for one from before ids existed. */
export async function storeIdIn(snapshot: Snapshot): Promise<string | null> {
  const table = snapshot.tables.find(({ name }) => name === 'file_store');
  if (table === undefined) return null;
  const at = table.columns.indexOf('id');
  for await (const rows of snapshot.rows(table)) for (const row of rows) return String(row[at]);
  return null;
}

/** The id of a file store; null if it has none. */
export async function storeIdOf(blobs: BlobStore): Promise<string | null> {
  const blob = await blobs.read(storeIdKey, { signal: AbortSignal.timeout(answersWithinMs) });
  return blob === null ? null : (await new Response(blob.body).text()).trim().slice(0, 100);
}

async function putStoreId(blobs: BlobStore, id: string, parent: string): Promise<void> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, 'store-id-'));
  try {
    const [file, text] = [join(folder, 'id'), `${id}\n`];
    await writeFile(file, text, { mode: 0o600 });
    const signal = AbortSignal.timeout(answersWithinMs);
    await blobs.put(storeIdKey, file, { sizeBytes: Buffer.byteLength(text), mimeType: 'text/plain', signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface PairedBlobs {
  blobs: BlobStore;
  /**
   * Checks the pair at the start.
   * @throws OtherFileStore;
   * @returns false if the store does not answer
   */
  confirm(): Promise<boolean>;
}

/**
 * A store that is neither written nor cleaned before it is known to belong to the database. A service may start while its store is down;
 * the check is repeated before each write.
 */
export function pairedBlobs(options: StorePairOptions & { told: (cause: unknown) => void }): PairedBlobs {
  const { blobs, told } = options;
  let pairing: Promise<string> | null = null;
  const pair = () => {
    pairing ??= pairStore(options).catch((cause: unknown) => {
      pairing = null;
      throw cause;
    });
    return pairing;
  };
  const paired = async () => {
    await pair().catch((cause: unknown) => {
      throw problem('unavailable', { retryAfterSeconds: 5, cause });
    });
  };
  return {
    blobs: {
      ...blobs,
      put: async (...asked) => paired().then(() => blobs.put(...asked)),
      remove: async (key) => paired().then(() => blobs.remove(key)),
      check: async (signal) => paired().then(() => blobs.check(signal)),
    },
    async confirm() {
      try {
        await pair();
        return true;
      } catch (cause) {
        if (cause instanceof OtherFileStore) throw cause;
        told(cause);
        return false;
      }
    },
  };
}
