import type { Foundation } from '../foundation.ts';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret } from '../ids.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { tableSum, type Snapshot, type SnapshotTable, type StoredRow, type TableSum } from '../storage/snapshots/snapshot.ts';
import { BackupFile, backupIdOf, fingerprintOf, Manifest, place } from './backup-format.ts';
import { filesAtOnce, never, putFile, readFile, readLines, readText, writeLines } from './blob-files.ts';
import { eachOf } from './each-of.ts';
import { tried } from './patient-blobs.ts';

export interface BackupOptions extends Pick<Foundation, 'blobs' | 'clock'> {
  /** Closed by the caller. */
  snapshot: Snapshot;
  /** Where the backup is stored. It may already hold other backups, whose files are not copied again. */
  target: BlobStore;
  secrets: readonly string[];
  /** The secret from the data folder, to be included in the backup; null if the operator keeps it elsewhere. */
  keptSecret: string | null;
  /** A folder with room for a few of the largest files and the largest table. */
  workFolder: string;
  progress?: (step: string) => void;
}

/**
 * Copies a consistent snapshot of the database, the files that it refers to and the secret, while the service continues to run. The
 * manifest is written last: an interrupted backup does not count, and the next one reuses the files that it copied.
 */
export async function makeBackup({ snapshot, blobs, target, clock, progress = () => {}, ...options }: BackupOptions): Promise<Manifest> {
  const createdAt = new Date(clock.now()).toISOString();
  const id = `${createdAt.replaceAll(/[-:]|\.\d+/g, '')}-${newSecret(3)}`.replaceAll('_', '-');
  const folder = await mkdtemp(join(options.workFolder, 'backup-'));
  const files = new Map<string, NamedFile>();
  try {
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) {
      const file = join(folder, 'table');
      const sum = await writeTable(snapshot, table, { file, files, now: clock.now() });
      await putFile(target, place.table(id, table.name), file);
      tables.push({ name: table.name, columns: [...table.columns], ...sum });
      progress(`${table.name}: ${sum.rows} rows`);
    }
    const copied = await copyFiles([...files.values()], { blobs, target, folder, progress });
    const list = join(folder, 'files');
    const sum = createHash('sha256');
    await writeLines(list, fileLines(copied.files, sum));
    await putFile(target, place.fileList(id), list);
    if (options.keptSecret !== null) await putText(target, place.secret(id), options.keptSecret, folder);
    const manifest: Manifest = {
      format: 1,
      id,
      createdAt,
      dialect: snapshot.dialect,
      migrations: [...snapshot.migrations],
      tables,
      files: { count: copied.files.length, bytes: copied.bytes, sha256: sum.digest('hex') },
      missing: copied.missing,
      secret: { isKept: options.keptSecret !== null, fingerprints: options.secrets.map(fingerprintOf) },
    };
    await putText(target, place.manifest(id), `${JSON.stringify(manifest, null, 2)}\n`, folder);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface NamedFile {
  key: string;
  /** Null if the row does not state it. */
  sizeBytes: number | null;
  sha256: string | null;
}

async function writeTable(
  snapshot: Snapshot,
  table: SnapshotTable,
  { file, files, now }: { file: string; files: Map<string, NamedFile>; now: number },
): Promise<TableSum> {
  const sum = tableSum();
  const fileOf = namedFiles(table, now);
  await writeLines(file, lines());
  return sum.sum();

  async function* lines() {
    for await (const rows of snapshot.rows(table)) {
      for (const row of rows) {
        const line = JSON.stringify(row);
        sum.add(line);
        const named = fileOf(row);
        if (named !== null) files.set(named.key, named);
        yield line;
      }
    }
  }
}

/** Unfinished uploads belong to nobody yet. */
export const unfinishedUploads = 'pending_blobs' as const;

/** Returns a function that reads from a row of the table which file it refers to; null if none, or if the row has expired. */
export function namedFiles({ name, columns }: SnapshotTable, now: number): (row: StoredRow) => NamedFile | null {
  const [key, size, sha256, expires] = ['blob_key', 'size_bytes', 'sha256', 'expires_at'].map((column) => columns.indexOf(column));
  if (key === undefined || key === -1 || name === unfinishedUploads) return () => null;
  return (row) => {
    const blobKey = row[key];
    const expiresAt = row[expires ?? -1];
    if (typeof blobKey !== 'string' || (typeof expiresAt === 'number' && expiresAt <= now)) return null;
    const [sizeBytes, hash] = [row[size ?? -1], row[sha256 ?? -1]];
    return { key: blobKey, sizeBytes: typeof sizeBytes === 'number' ? sizeBytes : null, sha256: typeof hash === 'string' ? hash : null };
  };
}

/** Files that are already in the target are not read again: `verifyBackup` does that. */
async function copyFiles(
  named: readonly NamedFile[],
  { blobs, target, folder, progress }: Pick<BackupOptions, 'blobs' | 'target'> & { folder: string; progress: (step: string) => void },
): Promise<{ files: BackupFile[]; missing: string[]; bytes: number }> {
  const there = await filesThere(target);
  const files: BackupFile[] = [];
  const missing: string[] = [];
  await eachOf(named.entries(), filesAtOnce, async ([number, file]) => {
    const known = await knownFile(target, file, there);
    const copied = known ?? (await copyFile(file, { blobs, target, copy: join(folder, `file-${number}`) }));
    if (copied === null) missing.push(file.key);
    else files.push(copied);
    if (files.length % 100 === 0) progress(`${files.length} of ${named.length} files`);
  });
  files.sort((one, other) => (one.key < other.key ? -1 : 1));
  return { files, missing: missing.toSorted(), bytes: files.reduce((sum, file) => sum + file.sizeBytes, 0) };
}

/** The files of a place, by their list. Under null: files of an interrupted backup, which are in no list. */
async function filesThere(target: BlobStore): Promise<Map<string, BackupFile | null>> {
  const there = new Map<string, BackupFile | null>();
  for await (const { key } of target.list(place.files)) there.set(key.slice(place.files.length + 1), null);
  // What a list names and the place has lost since is copied again. The newest list has nearly all: most often no other is read.
  let unlisted = there.size;
  for (const { id } of (await listBackups(target)).toReversed()) {
    if (unlisted === 0) break;
    for await (const file of filesOf(target, id)) {
      if (there.get(file.key) !== null) continue;
      there.set(file.key, file);
      unlisted -= 1;
    }
  }
  return there;
}

/** The file in the place; null where it has to be copied. The bytes of a key never change, and a half-written file is never visible. */
async function knownFile(
  target: BlobStore,
  { key, sizeBytes, sha256 }: NamedFile,
  there: Map<string, BackupFile | null>,
): Promise<BackupFile | null> {
  const known = there.get(key);
  if (known !== null) return known ?? null;
  if (sizeBytes === null || sha256 === null) return null;
  const found = await tried(target, () => target.stat(place.file(key), { signal: never }));
  return found?.sizeBytes === sizeBytes ? { key, sizeBytes, sha256 } : null;
}

/** @returns null where the store has not what the row says */
async function copyFile(
  { key, sizeBytes, sha256 }: NamedFile,
  { blobs, target, copy }: { blobs: BlobStore; target: BlobStore; copy: string },
): Promise<BackupFile | null> {
  try {
    const read = await readFile(blobs, key, copy);
    if (read === null || (sizeBytes !== null && sizeBytes !== read.sizeBytes) || (sha256 !== null && sha256 !== read.sha256)) return null;
    await putFile(target, place.file(key), copy);
    return { key, ...read };
  } finally {
    await rm(copy, { force: true });
  }
}

async function* fileLines(files: readonly BackupFile[], sum: { update(text: string): unknown }): AsyncGenerator<string> {
  for (const file of files) {
    const line = JSON.stringify(file);
    sum.update(`${line}\n`);
    yield line;
  }
}

async function putText(target: BlobStore, key: string, text: string, folder: string): Promise<void> {
  const file = join(folder, 'text');
  await writeFile(file, text, { mode: 0o600 });
  await putFile(target, key, file);
}

/** The finished backups of a location, newest last. */
export async function listBackups(target: BlobStore): Promise<Manifest[]> {
  const ids: string[] = [];
  for await (const { key } of target.list(place.backups)) {
    const id = backupIdOf(key);
    if (id !== null) ids.push(id);
  }
  return Promise.all(ids.toSorted().map((id) => readManifest(target, id)));
}

/**
 * @param id null for the newest.
 * @throws if there is no such backup
 */
export async function findBackup(target: BlobStore, id: string | null): Promise<Manifest> {
  const backups = await listBackups(target);
  const found = id === null ? backups.at(-1) : backups.find((backup) => backup.id === id);
  if (found !== undefined) return found;
  const there = backups.length === 0 ? 'there is none' : `there are ${backups.map((backup) => backup.id).join(', ')}`;
  throw new Error(id === null ? 'there is no finished backup here' : `there is no backup ${id}: ${there}`);
}

async function readManifest(target: BlobStore, id: string): Promise<Manifest> {
  const parsed = Manifest.safeParse(JSON.parse((await readText(target, place.manifest(id))) ?? 'null'));
  if (!parsed.success) throw new Error(`the manifest of backup ${id} is damaged, or of a newer version`);
  return parsed.data;
}

/** The files listed by a backup. */
export async function* filesOf(target: BlobStore, id: string): AsyncGenerator<BackupFile> {
  for await (const line of readLines(target, place.fileList(id))) yield BackupFile.parse(JSON.parse(line));
}

const rowsAtOnce = 1000;

/** Reads a backup as the snapshot from which it was made. Rows throw at their end if they are not those that were written. */
export function storedSnapshot(target: BlobStore, { id, dialect, migrations, tables }: Manifest): Snapshot {
  return {
    dialect,
    migrations,
    tables,
    async *rows({ name, columns }) {
      const written = tables.find((table) => table.name === name);
      const read = tableSum();
      let batch: StoredRow[] = [];
      for await (const line of readLines(target, place.table(id, name))) {
        read.add(line);
        batch.push(storedRow(line, { name, columns }));
        if (batch.length < rowsAtOnce) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
      const { rows, sha256 } = read.sum();
      if (rows !== written?.rows || sha256 !== written.sha256) throw new Error(`the backup has other rows in ${name} than were written`);
    },
    close: async () => {},
  };
}

/** The row is trusted only after the checksum of all rows was verified. */
function storedRow(line: string, { name, columns }: SnapshotTable): StoredRow {
  const row: unknown = JSON.parse(line);
  if (Array.isArray(row) && row.length === columns.length) return row;
  throw new TypeError(`the backup has a row in ${name} that is not one of ${columns.length} values`);
}
