import { hkdfSync } from 'node:crypto';
import { z } from 'zod';

/**
 * The layout of a backup location, which is a blob store. `files/<key>` is shared by all backups, because the bytes of a key never
 * change. Each backup has `backups/<id>/` with a file of rows for each table, the list of its files, an optional secret, and the
 * manifest. The manifest is written last: without it, the backup does not exist.
 */
export const place = {
  manifest: (id: string) => `backups/${id}/manifest.json`,
  table: (id: string, name: string) => `backups/${id}/tables/${name}.ndjson.gz`,
  fileList: (id: string) => `backups/${id}/files.ndjson.gz`,
  secret: (id: string) => `backups/${id}/secret`,
  file: (key: string) => `files/${key}`,
  backups: 'backups',
  files: 'files',
} as const;

/** The backup id in the key of a manifest; null for another key. */
export function backupIdOf(key: string): string | null {
  return /^backups\/([\w-]+)\/manifest\.json$/.exec(key)?.[1] ?? null;
}

const Sum = { rows: z.int().min(0), sha256: z.string() };

export const Manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** The dialect of the source database. */
  dialect: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string().regex(/^\w+$/)), ...Sum })),
  files: z.object({ count: z.int().min(0), bytes: z.int().min(0), sha256: z.string() }),
  /** Files that rows refer to and that the blob store did not have. */
  missing: z.array(z.string()),
  /** Whether the secret is in the backup, and fingerprints for recognising the secrets. */
  secret: z.object({ isKept: z.boolean(), fingerprints: z.array(z.string()) }),
});
export type Manifest = z.output<typeof Manifest>;

export const BackupFile = z.object({ key: z.string(), sizeBytes: z.int().min(0), sha256: z.string() });
export type BackupFile = z.output<typeof BackupFile>;

/** Shows whether two secrets are the same, and reveals nothing else about them. */
export function fingerprintOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'farebox', 'backup fingerprint', 12)).toString('hex');
}
