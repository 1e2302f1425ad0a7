import type { Foundation } from '../foundation.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { OtherFileStore, pairStore, renewStoreId, storeIdIn, storeIdOf } from '../storage/store-pair.ts';
import { sumOf } from '../storage/snapshots/snapshot.ts';
import { filesOf, storedSnapshot, unfinishedUploads } from './backup.ts';
import { fingerprintOf, place, type Manifest } from './backup-format.ts';
import { filesAtOnce, never, putFile, readFile, readText } from './blob-files.ts';
import { copyDatabase, requireRoom } from './copy-database.ts';
import { eachOf } from './each-of.ts';
import { tried } from './patient-blobs.ts';

/** The faults of a backup; empty if it can be restored. */
export type Faults = readonly string[];

/** Reads every row and every byte of a backup and compares them with its checksums. */
export async function verifyBackup(target: BlobStore, manifest: Manifest, progress: (step: string) => void = () => {}): Promise<Faults> {
  const faults: string[] = [];
  const snapshot = storedSnapshot(target, manifest);
  for (const table of manifest.tables) {
    await sumOf(snapshot, table).catch((thrown: unknown) => faults.push(`${table.name}: ${String(thrown)}`));
    progress(table.name);
  }
  let files = 0;
  await eachOf(filesOf(target, manifest.id), filesAtOnce, async (file) => {
    const read = await readFile(target, place.file(file.key));
    if (read === null) faults.push(`${file.key}: is missing`);
    else if (read.sizeBytes !== file.sizeBytes || read.sha256 !== file.sha256) faults.push(`${file.key}: is damaged`);
    files += 1;
    if (files % 100 === 0) progress(`${files} of ${manifest.files.count} files`);
  });
  if (files !== manifest.files.count) faults.push(`the list of files has ${files} instead of ${manifest.files.count}`);
  if (manifest.secret.isKept && (await keptSecretOf(target, manifest)) === null) faults.push('the secret is missing');
  return faults;
}

/** The secret in a backup; null if it has none. */
export async function keptSecretOf(target: BlobStore, { id, secret }: Manifest): Promise<string | null> {
  return secret.isKept ? await readText(target, place.secret(id)) : null;
}

/** @throws if links, payments and watches of the backup could not be opened with these secrets */
export function assertSecrets(manifest: Manifest, secrets: readonly string[]): void {
  const have = new Set(secrets.map(fingerprintOf));
  if (manifest.secret.fingerprints.every((fingerprint) => have.has(fingerprint))) return;
  throw new Error(
    'the backup was made with another FAREBOX_SECRET: its payments, download links and watches would become invalid. Set that secret; after a rotation, set the whole list.',
  );
}

export interface RestoreOptions extends Pick<Foundation, 'blobs' | 'clock' | 'database'> {
  target: BlobStore;
  manifest: Manifest;
  /** A folder with room for a few of the largest files. */
  workFolder: string;
  /** The operator confirms that the file store, which belongs to another database, belongs to the restored one from now on. */
  isNewPair?: boolean;
  progress?: (step: string) => void;
}

/**
 * Fills an empty database and a blob store from a backup. Files come first, so that no row refers to a missing file. After an
 * interruption, a second run continues. Restored beside its own files, the database keeps their store id; beside other files it gets a
 * new one, because the original may still be in use.
 * @throws for a damaged backup, before a service can start on incomplete data; OtherFileStore
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { target, manifest, database, blobs, workFolder, clock, isNewPair = false, progress = () => {} } = options;
  const from = storedSnapshot(target, manifest);
  const source = `backup ${manifest.id}`;
  // First: the files of an earlier restore belong to its database.
  await requireRoom(database, source);
  const [storeId, backupId] = [await storeIdOf(blobs), await storeIdIn(from)];
  const isOwnStore = storeId !== null && storeId === backupId;
  if (storeId !== null && !isOwnStore && !isNewPair) {
    throw new OtherFileStore(
      'the file store belongs to another database than the one of this backup. Nothing was changed: use an empty file store, or set FAREBOX_NEW_STORE=1 if these files belong to the restored database from now on',
    );
  }
  await restoreFiles({ target, manifest, blobs, workFolder, progress });
  await copyDatabase({
    from,
    source,
    to: database,
    progress: ({ table, rows }) => progress(`${table}: ${rows} rows`),
    async finish(queries) {
      // Uploads that finished after the backup: their files may have been sold since, and would be removed as unfinished.
      await queries.deleteFrom(unfinishedUploads).execute();
      if (!isOwnStore && backupId !== null) await renewStoreId(queries, clock);
    },
  });
  await pairStore({ database, blobs, clock, folder: workFolder, isNewPair });
}

async function restoreFiles(
  options: Required<Pick<RestoreOptions, 'target' | 'manifest' | 'blobs' | 'workFolder' | 'progress'>>,
): Promise<void> {
  const { target, manifest, blobs, workFolder, progress } = options;
  const folder = await mkdtemp(join(workFolder, 'restore-'));
  let files = 0;
  try {
    await eachOf(filesOf(target, manifest.id), filesAtOnce, async ({ key, sizeBytes, sha256 }) => {
      files += 1;
      const copy = join(folder, `file-${files}`);
      if (files % 100 === 0) progress(`${files} of ${manifest.files.count} files`);
      if ((await tried(blobs, () => blobs.stat(key, { signal: never })))?.sizeBytes === sizeBytes) return;
      const read = await readFile(target, place.file(key), copy);
      if (read?.sizeBytes !== sizeBytes || read.sha256 !== sha256) throw new Error(`the file ${key} of the backup is missing or damaged`);
      await putFile(blobs, key, copy);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
