import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBackup, listBackups, makeBackup } from '../backup/backup.ts';
import type { Manifest } from '../backup/backup-format.ts';
import { copyDatabase } from '../backup/copy-database.ts';
import { rememberBackup } from '../backup/last-backup.ts';
import { assertSecrets, keptSecretOf, restoreBackup, verifyBackup } from '../backup/restore.ts';
import { systemClock } from '../clock.ts';
import { keepSecret, readConfig, type Config } from '../config.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { openBlobs } from '../storage/blobs/open-blob-store.ts';
import { openConfigured, openSnapshot } from '../storage/open-database.ts';
import { table, UsageError, type Terminal } from './command.ts';
import { showProgress } from './progress.ts';

async function openPlace(where: string): Promise<BlobStore> {
  const blobsUrl = /^(?:s3|file):\/\//.test(where) ? where : pathToFileURL(resolve(where)).href;
  return openBlobs({ blobsUrl, dataDir: '' });
}

export async function backup(where: string, { print }: Terminal): Promise<void> {
  const config = readConfig();
  const snapshot = await openSnapshot(config);
  try {
    const manifest = await makeBackup({
      snapshot,
      blobs: await openBlobs(config),
      target: await openPlace(where),
      secrets: config.secrets,
      keptSecret: config.isSecretKept ? (config.secrets[0] ?? null) : null,
      workFolder: config.dataDir,
      clock: systemClock,
      progress: showProgress,
    });
    await rememberBackup(config.dataDir, Date.parse(manifest.createdAt));
    print(summaryOf(manifest), () => backupText(manifest));
    if (manifest.missing.length > 0) process.exitCode = 1;
  } finally {
    await snapshot.close();
  }
}

export async function list(where: string, { print }: Terminal): Promise<void> {
  const backups = await listBackups(await openPlace(where));
  print({ backups: backups.map(summaryOf) }, () => (backups.length === 0 ? 'there is no finished backup here' : table(backups.map(rowOf))));
}

export async function verify(where: string, id: string | null, { print }: Terminal): Promise<void> {
  const target = await openPlace(where);
  const manifest = await findBackup(target, id);
  const faults = await verifyBackup(target, manifest, showProgress);
  print({ id: manifest.id, faults }, () => (faults.length === 0 ? `${manifest.id} is complete and undamaged` : faults.join('\n')));
  if (faults.length > 0) process.exitCode = 1;
}

export async function restore(where: string, id: string | null, { print }: Terminal): Promise<void> {
  const target = await openPlace(where);
  const manifest = await findBackup(target, id);
  const secret = await keptSecretOf(target, manifest);
  const config = readConfig(undefined, ({ dataDir }) => {
    if (secret === null) throw new UsageError('the backup has no secret in it: set FAREBOX_SECRET to that of the backup');
    return keepSecret(dataDir, secret);
  });
  assertSecrets(manifest, config.secrets);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = await openConfigured(config, { statementMs: 0 });
  try {
    const blobs = await openBlobs(config);
    await restoreBackup({
      target,
      manifest,
      database,
      blobs,
      workFolder: config.dataDir,
      clock: systemClock,
      isNewPair: config.isNewStore,
      progress: showProgress,
    });
    print({ restored: summaryOf(manifest) }, () => `restored ${backupText(manifest)}`);
  } finally {
    await database.close();
  }
}

/** Files and secret stay in place: only the settings of the database change. */
export async function copy(from: string, to: string, { print }: Terminal): Promise<void> {
  const [source, target] = [databaseAt(from), databaseAt(to)];
  if (source.databaseUrl === null && !existsSync(source.dataDir)) throw new UsageError(`there is no folder ${source.dataDir}`);
  // On SQLite this takes the lock of the data folder: otherwise writes of a running service would be missing in the copy.
  const opened = await openConfigured(source, { statementMs: 0 });
  const database = await openConfigured(target, { statementMs: 0 });
  try {
    const snapshot = await opened.snapshot();
    const progress = ({ table: name, rows }: { table: string; rows: number }) => showProgress(`${name}: ${rows} rows`);
    const tables = await copyDatabase({ from: snapshot, source: withoutPassword(from), to: database, progress });
    await snapshot.close();
    print({ tables }, () => table([['table', 'rows', 'sha256'], ...tables.map(({ name, rows, sha256 }) => [name, String(rows), sha256])]));
  } finally {
    await database.close();
    await opened.close();
  }
}

function databaseAt(text: string): Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'> {
  if (/^postgres(?:ql)?:\/\//.test(text)) return { databaseUrl: text, databaseConnections: 2, dataDir: '' };
  const folder = /^sqlite:(.+)$/.exec(text)?.[1];
  if (folder === undefined) throw new UsageError(`${withoutPassword(text)} is no database: write sqlite:<data folder> or postgres://...`);
  return { databaseUrl: null, databaseConnections: 1, dataDir: resolve(folder) };
}

function withoutPassword(text: string): string {
  return text.replace(/^(\w+:\/\/[^/:@]*):[^@]*@/, '$1@');
}

function backupText(manifest: Manifest): string {
  const lines = [table([rowOf(manifest)])];
  if (manifest.missing.length > 0) lines.push(`files that the store did not have: ${manifest.missing.join(', ')}`);
  if (!manifest.secret.isKept) lines.push('the secret is not in it: keep FAREBOX_SECRET as well');
  return lines.join('\n');
}

function summaryOf({ id, createdAt, tables, files, missing, secret }: Manifest) {
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  return { id, created_at: createdAt, rows, files: files.count, bytes: files.bytes, missing, has_secret: secret.isKept };
}

function rowOf(manifest: Manifest): string[] {
  const { id, created_at: createdAt, rows, files, bytes } = summaryOf(manifest);
  return [id, createdAt, `${rows} rows`, `${files} files`, `${(bytes / 1_000_000).toFixed(1)} MB`];
}
